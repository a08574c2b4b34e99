import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Instrument } from '#client/components/instrument.tsx';
import { Section, SectionBody } from '#client/components/section.tsx';
import { developerTools, strategicPartners } from '#shared/content/ecosystem.ts';
import { Terms } from './terms';

/** The tools, and in a column of their own the partners. */
export function ToolsSection() {
  return (
    <Section id="developer-tools" ground="bone" words={developerTools} variant="developer-tools">
      <div className="bench screen-only">
        <Instrument icon="contract" />
      </div>
      <Actions ids={developerTools.actions} variant="text" />
      <Terms of={developerTools.tools} className="tools" />
      <section id="partners" className="partners" aria-labelledby="partners-heading">
        <SectionBody id="partners" words={strategicPartners}>
          <FigureStrip figures={strategicPartners.figures} variant="led" />
        </SectionBody>
      </section>
    </Section>
  );
}

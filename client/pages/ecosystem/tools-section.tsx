import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section, SectionBody } from '#client/components/section.tsx';
import { developerTools, strategicPartners } from '#shared/content/ecosystem.ts';

/** The tools, and in a column of their own the partners. */
export function ToolsSection() {
  return (
    <Section id="developer-tools" ground="bone" words={developerTools} variant="developer-tools">
      <Actions ids={developerTools.actions} variant="text" />
      <dl className="terms tools">
        {Object.entries(developerTools.tools).map(([name, description]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MarkedWords text={description} />
            </dd>
          </div>
        ))}
      </dl>
      <section id="partners" className="partners" aria-labelledby="partners-heading">
        <SectionBody id="partners" words={strategicPartners}>
          <FigureStrip figures={strategicPartners.figures} variant="led" />
        </SectionBody>
      </section>
    </Section>
  );
}

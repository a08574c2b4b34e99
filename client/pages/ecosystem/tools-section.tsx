import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section, SectionBody } from '#client/components/section.tsx';
import { developerTools, strategicPartners } from '#shared/content/ecosystem.ts';
import { figures } from '#shared/figures/figures.ts';
import { Terms } from './terms';

const { partners } = figures;

/** The tools, and in a column of their own the partners. */
export function ToolsSection() {
  return (
    <Section id="developer-tools" ground="bone" words={developerTools} variant="developer-tools">
      <Actions ids={developerTools.actions} variant="text" />
      <Terms of={developerTools.tools} className="tools" />
      <section id="partners" className="partners" aria-labelledby="partners-heading">
        <SectionBody id="partners" words={strategicPartners}>
          <SharedLines />
          <FigureStrip figures={strategicPartners.figures} variant="led" />
        </SectionBody>
      </section>
    </Section>
  );
}

/** Lines from one sum: a strand for each partner, a line for each country. */
function SharedLines() {
  const [strands, lines] = [partners.partners, partners.countries].map((figure) =>
    Number.parseInt(figure.text, 10),
  ) as [number, number];
  const paths = Array.from({ length: lines }, (_, line) => {
    const strand = Math.floor((line * strands) / lines);
    const summed = 182 + (16 * line) / lines;
    const parted = (90 * (strand + 0.4) + (60 * line * strands) / lines) / strands;
    const even = (172 * (line + 0.5)) / lines;
    return `M0 ${summed}H40C160 ${summed} 130 ${parted} 250 ${parted}H360C520 ${parted} 500 ${even} 680 ${even}H1440`;
  });
  return (
    <div className="partners__lines wide-lines screen-only">
      <svg
        className="inked-in-view"
        viewBox="0 0 1440 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={paths.join('')} />
      </svg>
    </div>
  );
}

import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { SectionBody } from '#client/components/section.tsx';
import { developerTools, strategicPartners } from '#shared/content/ecosystem.ts';

/** A financial paper's last page: one large figure, and listings beside it. */
export function BackPage() {
  return (
    <div className="section" data-ground="bone" data-variant="back-page">
      <div className="container back-page">
        <section id="partners" className="back-page__part" aria-labelledby="partners-heading">
          <SectionBody id="partners" words={strategicPartners}>
            <FigureStrip figures={strategicPartners.figures} />
          </SectionBody>
        </section>
        <section
          id="developer-tools"
          className="back-page__part"
          aria-labelledby="developer-tools-heading"
        >
          <SectionBody id="developer-tools" words={developerTools}>
            <ul className="listings">
              {Object.entries(developerTools.tools).map(([name, description]) => (
                <li key={name} className="listings__tool">
                  <h3>{name}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
            <Actions ids={developerTools.more} variant="text" />
          </SectionBody>
        </section>
      </div>
    </div>
  );
}

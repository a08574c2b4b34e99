import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { ecosystem } from '#shared/content/home.ts';
import { CardGrid } from './card-grid';

export function EcosystemSection() {
  return (
    <Section id="ecosystem" ground="bone" words={ecosystem} variant="ecosystem">
      <FigureStrip figures={ecosystem.figures} />
      <h3>{ecosystem.partnersHeading}</h3>
      <CardGrid
        items={ecosystem.partners}
        headingLevel="h4"
        renderPicture={(partner) => (
          <img src={partner.glyph} alt="" width={72} height={72} loading="lazy" />
        )}
      />
      <div className="invitation">
        <p className="lead">{ecosystem.invitation}</p>
        <Actions ids={ecosystem.actions} />
      </div>
    </Section>
  );
}

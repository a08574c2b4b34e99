import { ecosystem } from '../../../shared/content/home';
import { homeEcosystemFigures } from '../../../shared/figures/home';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';

export function EcosystemSection() {
  return (
    <Section id="ecosystem" ground="ink" heading={ecosystem.heading} variant="ecosystem">
      <FigureStrip set={homeEcosystemFigures} />
      <h3>{ecosystem.partnersHeading}</h3>
      <CardGrid
        items={ecosystem.partners}
        variant="framed"
        headingLevel="h4"
        renderPicture={(partner) => (
          <img src={partner.glyph} alt="" width={144} height={144} loading="lazy" />
        )}
      />
      <div className="invitation">
        <p className="lead">{ecosystem.invitation}</p>
        <Actions ids={ecosystem.actions} />
      </div>
    </Section>
  );
}

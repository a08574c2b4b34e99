import { type Contribution, contribute } from '../../../shared/content/governance';
import { Actions } from '../../components/action';
import { CardGrid } from '../../components/card-grid';
import { Icon } from '../../components/icon';
import { Section } from '../../components/section';

export function ContributeSection() {
  return (
    <Section
      id="contribute"
      ground="ink"
      heading={contribute.heading}
      lead={contribute.lead}
      variant="contribute"
    >
      <CardGrid
        items={contribute.ways}
        variant="rows"
        renderPicture={(way) => <Icon name={way.icon} />}
        renderMore={(way) => <WayIn way={way} />}
      />
    </Section>
  );
}

interface WayInProps {
  way: Contribution;
}

function WayIn({ way }: WayInProps) {
  return (
    <div className="way-in">
      {way.requirement && (
        <dl className="way-in__requirement">
          <dt>{way.requirement.label}</dt>
          <dd>{way.requirement.value}</dd>
        </dl>
      )}
      <Actions ids={[way.action]} variant="text" />
    </div>
  );
}

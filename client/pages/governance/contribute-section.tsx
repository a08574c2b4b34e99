import { Actions } from '#client/components/action.tsx';
import { CardGrid } from '#client/components/card-grid.tsx';
import { Icon } from '#client/components/icon.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { type Contribution, contribute } from '#shared/content/governance.ts';

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
          <dd>
            <MarkedWords text={way.requirement.value} />
          </dd>
        </dl>
      )}
      <Actions ids={[way.action]} variant="text" />
    </div>
  );
}

import { community } from '../../../shared/content/ecosystem';
import { communityFigures } from '../../../shared/figures/ecosystem';
import { Actions } from '../../components/action';
import { FigureStrip } from '../../components/figure-strip';
import { Section } from '../../components/section';

export function CommunitySection() {
  return (
    <Section
      id="community"
      ground="bone"
      heading={community.heading}
      lead={community.lead}
      variant="ecosystem-community"
    >
      <Actions ids={community.actions} />
      <FigureStrip set={communityFigures} />
    </Section>
  );
}

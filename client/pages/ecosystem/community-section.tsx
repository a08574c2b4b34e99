import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { community } from '#shared/content/ecosystem.ts';

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
      <FigureStrip figures={community.figures} />
    </Section>
  );
}

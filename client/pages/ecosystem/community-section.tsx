import { Actions } from '#client/components/action.tsx';
import { FigureStrip } from '#client/components/figure-strip.tsx';
import { Section } from '#client/components/section.tsx';
import { community } from '#shared/content/ecosystem.ts';

export function CommunitySection() {
  return (
    <Section id="community" ground="ink" words={community} variant="community">
      <Actions ids={community.actions} variant="text" />
      <FigureStrip figures={community.figures} />
    </Section>
  );
}

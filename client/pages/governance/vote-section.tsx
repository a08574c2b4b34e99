import { Actions } from '#client/components/action.tsx';
import { FigureCards } from '#client/components/figure-cards.tsx';
import { Section } from '#client/components/section.tsx';
import { loadBending } from '#client/motion/load-bending.ts';
import { vote } from '#shared/content/governance.ts';

export function VoteSection() {
  return (
    <Section id="vote" ground="bone" words={vote} variant="vote">
      <FigureCards
        items={vote.cards}
        height={168}
        loadMoment={loadBending}
        renderMore={({ action }) => <Actions ids={[action]} variant="secondary" />}
      />
    </Section>
  );
}

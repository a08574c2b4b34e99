import { Actions } from '#client/components/action.tsx';
import { FigureCards } from '#client/components/figure-cards.tsx';
import { Section } from '#client/components/section.tsx';
import { vote } from '#shared/content/governance.ts';

export function VoteSection() {
  return (
    <Section id="vote" ground="bone" words={vote} variant="vote">
      <FigureCards
        items={vote.cards}
        renderMore={({ action }) => <Actions ids={[action]} variant="text" />}
      />
    </Section>
  );
}

import { Actions } from '#client/components/action.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { getAction } from '#shared/actions.ts';
import { vote } from '#shared/content/governance.ts';

export function VoteSection() {
  return (
    <Section id="vote" ground="bone" heading={vote.heading} lead={vote.lead} variant="vote">
      <ul className="vote-cards">
        {vote.cards.map(({ id, title, description, picture, action }) => (
          <li key={title} id={id} className="vote-cards__card">
            <img src={picture} alt="" width={400} height={124} loading="lazy" />
            <h3>{title}</h3>
            <p>
              <MarkedWords text={description} />
            </p>
            <Actions
              ids={[action]}
              variant={'to' in getAction(action) ? 'secondary' : 'unprinted'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

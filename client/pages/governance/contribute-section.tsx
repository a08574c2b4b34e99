import { Actions } from '#client/components/action.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { contribute } from '#shared/content/governance.ts';

export function ContributeSection() {
  const { stake } = contribute;
  return (
    <Section
      id="contribute"
      ground="bone"
      words={contribute}
      variant="contribute"
      opening={
        <dl className="stake">
          <dt>{stake.label}</dt>
          <dd>
            <MarkedWords text={stake.value} />
          </dd>
        </dl>
      }
    >
      <ul className="ways">
        {contribute.ways.map(({ title, description, action }) => (
          <li key={title} className="ways__way">
            <h3>{title}</h3>
            <p>
              <MarkedWords text={description} />
            </p>
            <Actions ids={[action]} variant="text" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

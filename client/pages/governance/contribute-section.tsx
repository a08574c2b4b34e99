import { Actions } from '#client/components/action.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { contribute } from '#shared/content/governance.ts';

export function ContributeSection() {
  return (
    <Section id="contribute" ground="bone" words={contribute} variant="contribute">
      <div className="ways-lines inked-in-view screen-only" />
      <ul className="ways placed">
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

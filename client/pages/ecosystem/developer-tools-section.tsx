import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { developerTools } from '#shared/content/ecosystem.ts';

/** Small and dense, like the listings of a financial paper; the developer hub says more. */
export function DeveloperToolsSection() {
  return (
    <Section id="developer-tools" ground="bone" words={developerTools} variant="listings">
      <ul className="listings">
        {Object.entries(developerTools.tools).map(([name, description]) => (
          <li key={name} className="listings__tool">
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <Actions ids={developerTools.more} variant="text" />
    </Section>
  );
}

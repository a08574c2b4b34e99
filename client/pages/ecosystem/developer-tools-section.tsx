import { Section } from '#client/components/section.tsx';
import { sdkLedger } from '#shared/content/build.ts';
import { developerTools } from '#shared/content/ecosystem.ts';

/** Small and dense, like the listings of a financial paper. */
export function DeveloperToolsSection() {
  const { labels } = sdkLedger;
  return (
    <Section
      id="developer-tools"
      ground="bone"
      heading={developerTools.heading}
      lead={developerTools.lead}
      variant="listings"
    >
      <ul className="listings">
        {developerTools.tools.map(({ name, description, features, language }) => (
          <li key={name} className="listings__tool">
            <h3>{name}</h3>
            <p>{description}</p>
            <p>
              <span className="visually-hidden">{labels.features}: </span>
              {features.join('\u00a0· ')}
            </p>
            <p>
              <span className="visually-hidden">{labels.language}: </span>
              {language}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

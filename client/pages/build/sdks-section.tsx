import { Section } from '#client/components/section.tsx';
import { sdkLedger, type Tool } from '#shared/content/build.ts';

export function SdksSection() {
  const { heading, lead, caption, columns, sdks } = sdkLedger;
  return (
    <Section id="sdks" ground="bone" heading={heading} lead={lead} variant="sdks">
      <table className="sdk-ledger">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.language}</th>
            <th scope="col">{columns.features}</th>
          </tr>
        </thead>
        <tbody>
          {sdks.map((sdk) => (
            <SdkRow key={sdk.name} sdk={sdk} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface SdkRowProps {
  sdk: Tool;
}

function SdkRow({ sdk }: SdkRowProps) {
  return (
    <tr>
      <th scope="row" className="sdk-ledger__sdk">
        <span className="sdk-ledger__name">{sdk.name}</span>
        <span className="sdk-ledger__description">{sdk.description}</span>
      </th>
      <td className="sdk-ledger__language">{sdk.language}</td>
      <td className="sdk-ledger__features">
        <ul>
          {sdk.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

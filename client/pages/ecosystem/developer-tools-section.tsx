import { Actions } from '#client/components/action.tsx';
import { Icon } from '#client/components/icon.tsx';
import { Section } from '#client/components/section.tsx';
import { type Tool, toolbox } from '#shared/content/build.ts';
import { developerTools } from '#shared/content/ecosystem.ts';

export function DeveloperToolsSection() {
  return (
    <Section
      id="developer-tools"
      ground="ink"
      heading={developerTools.heading}
      lead={developerTools.lead}
      variant="ecosystem-tools"
    >
      <Actions ids={developerTools.actions} />
      <ul className="tool-list">
        {developerTools.tools.map((tool) => (
          <ToolRow key={tool.name} tool={tool} />
        ))}
      </ul>
    </Section>
  );
}

interface ToolRowProps {
  tool: Tool;
}

function ToolRow({ tool }: ToolRowProps) {
  return (
    <li className="tool-list__tool">
      <Icon name={tool.icon} />
      <div className="tool-list__name">
        <h3>{tool.name}</h3>
        <p className="tool-list__language">
          {toolbox.languageLabel}: {tool.language}
        </p>
      </div>
      <p className="tool-list__description">{tool.description}</p>
      <ul className="tool-list__features" aria-label={`What the ${tool.name} does`}>
        {tool.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

import { Icon } from '#client/components/icon.tsx';
import { Section } from '#client/components/section.tsx';
import { type Tool, toolbox } from '#shared/content/build.ts';

export function ToolsSection() {
  return (
    <Section id="tools" ground="ink" heading={toolbox.heading} lead={toolbox.lead} variant="tools">
      <ul className="toolbox">
        {toolbox.tools.map((tool) => (
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
    <li className="toolbox__tool">
      <Icon name={tool.icon} />
      <div className="toolbox__text">
        <h3 className="toolbox__name">{tool.name}</h3>
        <p className="toolbox__description">{tool.description}</p>
        <p className="toolbox__language">
          {toolbox.languageLabel}: {tool.language}
        </p>
      </div>
      <ul className="toolbox__features">
        {tool.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

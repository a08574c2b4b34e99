import { Instrument } from '#client/components/instrument.tsx';
import { Section } from '#client/components/section.tsx';
import { toolbox } from '#shared/content/build.ts';
import { Offer } from './offer';

export function ToolsSection() {
  return (
    <Section id="tools" ground="bone" words={toolbox} variant="tools">
      <ul className="offers placed">
        {toolbox.tools.map(({ icon, ...tool }) => (
          <li key={tool.name} className="toolbox__tool offer">
            <Instrument icon={icon} />
            <Offer {...tool} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

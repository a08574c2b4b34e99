import { Section } from '#client/components/section.tsx';
import { toolbox } from '#shared/content/build.ts';
import { Offer } from './offer';

/** Stacked drawings of one size; the middle one moves. */
const layers = {
  document: ['back', 'moving'],
  contract: ['back', 'moving', 'front'],
  terminal: ['back', 'moving', 'front'],
  chart: ['back', 'moving', 'front'],
} as const;

export function ToolsSection() {
  return (
    <Section id="tools" ground="bone" words={toolbox} variant="tools">
      <ul className="offers placed">
        {toolbox.tools.map(({ icon, ...tool }) => (
          <li key={tool.name} className="toolbox__tool offer">
            <div className="toolbox__instrument" data-icon={icon}>
              {layers[icon].map((layer) => (
                <img
                  key={layer}
                  src={`/images/tool-${icon}-${layer}.svg`}
                  alt=""
                  width={320}
                  height={228}
                  loading="lazy"
                />
              ))}
            </div>
            <Offer {...tool} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

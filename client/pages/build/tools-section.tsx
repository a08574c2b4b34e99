import { Section } from '#client/components/section.tsx';
import { sdkLedger, toolbox } from '#shared/content/build.ts';

/** Drawings of one size on each other; the middle one moves. */
const layers = {
  document: ['back', 'moving'],
  contract: ['back', 'moving', 'front'],
  terminal: ['back', 'moving', 'front'],
  chart: ['back', 'moving', 'front'],
} as const;

export function ToolsSection() {
  const { labels } = sdkLedger;
  return (
    <Section id="tools" ground="bone" words={toolbox} variant="tools">
      <ul className="toolbox">
        {toolbox.tools.map(({ name, description, features, language, icon }) => (
          <li key={name} className="toolbox__tool">
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
            <h3>{name}</h3>
            <p>{description}</p>
            <ul className="toolbox__features run-on-list" aria-label={labels.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="toolbox__language">
              {labels.language}: {language}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

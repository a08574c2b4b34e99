import { Actions } from '#client/components/action.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { toolbox } from '#shared/content/build.ts';
import { developerTools, keyFeatures } from '#shared/content/ecosystem.ts';

export function ToolsSection() {
  const { developers } = keyFeatures;
  return (
    <Section id="developer-tools" ground="bone" words={developerTools} variant="developer-tools">
      <Actions ids={developerTools.actions} variant="text" />
      <article className="tools">
        <h3>{developers.title}</h3>
        <p>
          <MarkedWords text={developers.description} />
        </p>
        <dl className="terms tools__list">
          {Object.entries(developerTools.tools).map(([name, description], index) => (
            <div key={name}>
              <dt>
                <img
                  src={`/images/tool-${toolbox.tools[index]?.icon}.svg`}
                  alt=""
                  width={320}
                  height={228}
                  loading="lazy"
                />
                {name}
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </article>
    </Section>
  );
}

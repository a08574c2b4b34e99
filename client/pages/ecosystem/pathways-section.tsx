import { Actions } from '#client/components/action.tsx';
import { Icon } from '#client/components/icon.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { type Pathway, pathways } from '#shared/content/ecosystem.ts';

export function PathwaysSection() {
  return (
    <Section
      id="pathways"
      ground="ink"
      heading={pathways.heading}
      lead={pathways.lead}
      variant="ecosystem-pathways"
    >
      <ul className="pathways">
        {pathways.paths.map((path) => (
          <PathwayColumn key={path.title} path={path} />
        ))}
      </ul>
    </Section>
  );
}

interface PathwayColumnProps {
  path: Pathway;
}

function PathwayColumn({ path }: PathwayColumnProps) {
  return (
    <li className="pathways__path">
      <Icon name={path.icon} />
      <h3 className="pathways__title">{path.title}</h3>
      <p className="pathways__description">
        <MarkedWords text={path.description} />
      </p>
      <ol className="pathways__steps">
        {path.steps.map((step) => (
          <li key={String(step)}>
            {/* One child beside the step's number, whatever it quotes. */}
            <span>
              <MarkedWords text={step} />
            </span>
          </li>
        ))}
      </ol>
      <Actions ids={[path.cta]} variant="secondary" />
    </li>
  );
}

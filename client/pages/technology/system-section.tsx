import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import type { System } from '#shared/content/technology.ts';

interface SystemSectionProps {
  system: System;
}

/** One large diagram opposite the text that explains it, with the limits of the system. */
export function SystemSection({ system }: SystemSectionProps) {
  return (
    <Section
      id={system.id}
      ground={system.ground}
      heading={system.heading}
      lead={system.lead}
      variant={`technology-${system.id}`}
    >
      <div className="system__text">
        <dl className="system__points">
          {system.points.map((point) => (
            <div key={point.term} className="system__point">
              <dt>{point.term}</dt>
              <dd>{point.description}</dd>
            </div>
          ))}
        </dl>
        <Actions ids={system.actions} />
      </div>
      <img
        className="system__diagram"
        src={system.diagram.src}
        alt={system.diagram.alt}
        width={system.diagram.width}
        height={system.diagram.height}
        loading="lazy"
      />
    </Section>
  );
}

import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import type { System } from '#shared/content/technology.ts';
import { SystemFigure } from './system-figure';

interface SystemSectionProps {
  system: System;
}

/** A large sticky figure beside the texts about it and its limits. */
export function SystemSection({ system }: SystemSectionProps) {
  return (
    <Section
      id={system.id}
      ground={system.ground}
      words={system}
      variant={`system-${system.figure}`}
    >
      <SystemFigure diagram={system.diagram} />
      <div className="system__text">
        <dl className="system__points">
          {Object.entries(system.points).map(([term, text]) => (
            <div key={term} className="system__point">
              <dt>{term}</dt>
              <dd>
                <Unbroken text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <Actions ids={system.actions} />
      </div>
    </Section>
  );
}

import type { PropsWithChildren } from 'react';
import { Actions } from '#client/components/action.tsx';
import { Icon } from '#client/components/icon.tsx';
import { MarkedWords } from '#client/components/marked-figure.tsx';
import { Section } from '#client/components/section.tsx';
import { type Pathway, pathways } from '#shared/content/ecosystem.ts';

/** A map of four lines with four stations each, which end in one block. Only the first stations are open. */
export function PathwaysSection() {
  return (
    <Section id="pathways" ground="ink" words={pathways} variant="pathways">
      <div className="pathways">
        <Junction lines={pathways.paths.length} />
        <ul className="pathways__lines placed">
          {pathways.paths.map((path, index) => (
            <PathwayLine key={path.title} {...path}>
              {index < pathways.paths.length - 1 && <Turn lane={index} />}
            </PathwayLine>
          ))}
        </ul>
        <Gathering lines={pathways.paths.length} />
      </div>
    </Section>
  );
}

function PathwayLine({
  icon,
  title,
  description,
  cta,
  steps,
  children,
}: PropsWithChildren<Pathway>) {
  return (
    <li className="pathways__path">
      <div className="pathways__head">
        <h3>
          <Icon name={icon} />
          {title}
        </h3>
        <p>
          <MarkedWords text={description} />
        </p>
      </div>
      <ol className="pathways__steps">
        {steps.map((step, index) => (
          <li key={String(step)}>
            <MarkedWords text={step} />
            {index === 0 && <Actions ids={[cta]} variant="secondary" />}
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}

interface JunctionProps {
  /** How many lines come in. */
  lines: number;
}

/** Where the lines meet beside the map; as tall as the lines, however long their texts are. */
function Junction({ lines }: JunctionProps) {
  const middle = (100 * (lines - 1)) / 2;
  const curves = Array.from(
    { length: lines },
    (_, line) => `M0 ${line * 100}C90 ${line * 100} 60 ${middle} 150 ${middle}h2000`,
  );
  return (
    <svg
      className="pathways__junction placed"
      viewBox={`0 0 150 ${lines * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {curves.map((curve) => (
        <path key={curve} d={curve} />
      ))}
      <path className="pathways__block" d={`M150 ${middle}h.01`} />
    </svg>
  );
}

interface TurnProps {
  lane: number;
}

/** On a phone, from a path's last station to its lane in the margin, and down past the paths below. */
function Turn({ lane }: TurnProps) {
  const x = laneAt(lane);
  return (
    <svg className="pathways__turn" viewBox="-31.5 0 36 36" aria-hidden="true">
      <path d={`M6 0C6 22 ${x} 14 ${x} 36v9999`} />
    </svg>
  );
}

/** On a phone, where the lines meet below the last path, whose own line is the innermost. */
function Gathering({ lines }: JunctionProps) {
  const starts = Array.from({ length: lines }, (_, lane) => (lane < lines - 1 ? laneAt(lane) : 6));
  return (
    <svg className="pathways__gathering" viewBox="-31.5 0 300 112" aria-hidden="true">
      {starts.map((x) => (
        <path key={x} d={`M${x} 0C${x} ${80 - x} ${80 + x} 100 250 100h2000`} />
      ))}
      <path className="pathways__block" d="M250 100h.01" />
    </svg>
  );
}

/** From the left edge of the text. */
function laneAt(lane: number): number {
  return 6 * lane - 30;
}

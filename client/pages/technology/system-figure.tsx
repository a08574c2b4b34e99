import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import type { System } from '#shared/content/technology.ts';

interface SystemFigureProps {
  diagram: System['diagram'];
}

/** Lazy, but before the script that moves it. */
const soon = { loading: 'lazy', fetchPriority: 'high' } as const;

export function SystemFigure({ diagram }: SystemFigureProps) {
  const figure = useRef<HTMLDivElement>(null);
  useMoment(figure, loadFigure);
  const { src, still, alt, key, ...size } = diagram;
  return (
    <div className="system-figure" ref={figure}>
      {still && <img src={still} alt="" {...size} {...soon} />}
      <img className="system-figure__read" src={src} alt={alt} {...size} {...soon} />
      {key && (
        <ul className="system-figure__key">
          {key.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const loadFigure = async () =>
  (await fetchPart('play-figure', () => import('./play-figure'))).playFigure;

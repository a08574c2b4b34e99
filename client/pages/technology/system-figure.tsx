import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import type { System } from '#shared/content/technology.ts';

interface SystemFigureProps {
  diagram: System['diagram'];
}

export function SystemFigure({ diagram }: SystemFigureProps) {
  const figure = useRef<HTMLDivElement>(null);
  useMoment(figure, loadFigure);
  const { src, still, alt, key, ...size } = diagram;
  return (
    <div className="system-figure" ref={figure}>
      {still && <img src={still} alt="" {...size} loading="lazy" />}
      <img className="system-figure__read" src={src} alt={alt} {...size} loading="lazy" />
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

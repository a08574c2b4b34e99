import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { Actions } from '#client/components/action.tsx';
import { Section } from '#client/components/section.tsx';
import { Unbroken } from '#client/components/unbroken.tsx';
import { useMoment } from '#client/motion/use-moment.ts';
import type { System } from '#shared/content/technology.ts';

interface SystemSectionProps {
  system: System;
}

/** A large sticky figure beside the texts about it and its limits. */
export function SystemSection({ system }: SystemSectionProps) {
  const figure = useRef<HTMLElement>(null);
  useMoment(figure, loadFigure);
  const { src, read, alt, caption, ...size } = system.diagram;
  return (
    <Section
      id={system.id}
      ground={system.ground}
      words={system}
      variant={`system-${system.figure}`}
    >
      <figure className="system__figure" ref={figure}>
        <div className="system__drawing">
          <img src={src} alt={alt} {...size} loading="lazy" />
          <img className="system__read" src={read} alt="" {...size} loading="lazy" />
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="system__text">
        <dl className="system__points">
          {system.points.map((point) => (
            <div key={point.term} className="system__point">
              <dt>{point.term}</dt>
              <dd>
                <Unbroken text={point.description} />
              </dd>
            </div>
          ))}
        </dl>
        <Actions ids={system.actions} />
      </div>
    </Section>
  );
}

const loadFigure = async () =>
  (await fetchPart('play-figure', () => import('./play-figure'))).playFigure;

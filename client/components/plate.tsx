import { useEffect, useRef } from 'react';
import { type PlateName, plates } from '#shared/drawing/media.ts';
import { type FirstView, loadingOf } from './first-view';

interface PlateProps extends FirstView {
  name: PlateName;
  /** What the picture shows, in a sentence. */
  alt: string;
  ground: 'bone' | 'ink';
}

/** An engraved picture: a small tone map as served, cut into lines at the screen's own density. */
export function Plate({ name, alt, ground, isFirstView }: PlateProps) {
  const plate = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is another picture to cut.
  useEffect(() => {
    if (!plate.current || !image.current || !canvas.current) return;
    const parts = [plate.current, image.current, canvas.current, ground === 'ink'] as const;
    let stop = () => {};
    let isGone = false;
    // The tone map is a picture by itself; what cuts it need not come before the page answers.
    import('./keep-plate-cut').then(
      ({ keepPlateCut }) => {
        if (!isGone) stop = keepPlateCut(...parts);
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [name, ground]);

  return (
    <span className="plate" data-ground={ground} ref={plate}>
      <img
        className="plate__tones"
        src={plates[name]}
        alt={alt}
        width={380}
        height={240}
        {...loadingOf(isFirstView)}
        decoding="async"
        ref={image}
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas by itself takes no focus. */}
      <canvas className="plate__lines" aria-hidden="true" ref={canvas} />
    </span>
  );
}

import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { loadingOf } from '#client/components/first-view.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import {
  type PlateName,
  type Plate as PlateSizes,
  platePath,
  plates,
} from '#shared/drawing/plates.ts';

interface PlateProps {
  name: PlateName;
  /** Alternative text, in a sentence. */
  alt: string;
  /** The `sizes` attribute; on wide windows exactly the width of a file, so that it is not scaled. */
  sizes?: string;
  /** Whether it is engraved as it is scrolled into view. */
  isEngraved?: boolean;
  /** Whether it runs off the page, however wide. */
  isBled?: boolean;
}

const wide = '(min-width: 1440px) 816px, (min-width: 1101px) 60vw, 92vw';

const loadLight = async () =>
  (await fetchPart('light-plate', () => import('./webgl/light-plate'))).lightPlate({
    fetchPart,
    plates,
  });

/** An engraved picture, generated in the sizes that pages show; a fast device can move its light. */
export function Plate({ name, alt, sizes = wide, isEngraved, isBled, ...props }: PlateProps) {
  const { ratio, widths, wide }: PlateSizes = { ...plates[name], ...props };
  const still = useRef<HTMLImageElement>(null);
  useMoment(still, loadLight);
  // For browsers without `srcset`, the size for phones.
  const width = widths.at(-2) ?? 0;
  const sourcesOf = (of: readonly number[]) =>
    of.map((size) => `${platePath(name, size)} ${size}w`).join(', ');
  const picture = (
    <img
      ref={still}
      className="plate"
      data-variant={isEngraved ? 'engraved' : undefined}
      srcSet={sourcesOf(widths)}
      sizes={sizes}
      src={platePath(name, width)}
      width={width}
      height={Math.round(width / ratio)}
      alt={alt}
      {...loadingOf()}
      decoding="async"
    />
  );
  if (!isBled || !wide) return picture;
  return (
    <picture className="plate__sources">
      <source
        media="(min-width: 1441px)"
        srcSet={sourcesOf([wide, widths.at(-1) ?? wide])}
        sizes={`(min-width: 1941px) 70vw, ${wide}px`}
      />
      {picture}
    </picture>
  );
}

import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { loadingOf } from '#client/components/first-view.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import { type PlateName, platePath, plateShape, plates } from '#shared/drawing/plates.ts';

interface PlateProps {
  name: PlateName;
  /** As in the `sizes` attribute. Generated widths avoid scaling, which causes moiré in fine lines. */
  sizes: string;
}

const loadLight = async () =>
  (await fetchPart('light-plate', () => import('./webgl/light-plate'))).lightPlate(plateShape);

/** An engraved picture, generated in the sizes that pages show; a fast device can move its light. */
export function Plate({ name, sizes }: PlateProps) {
  const { ratio, widths } = plateShape;
  const still = useRef<HTMLImageElement>(null);
  useMoment(still, loadLight);
  // For browsers without `srcset`, the size for phones.
  const width = widths.at(-2) ?? 0;
  return (
    <img
      ref={still}
      className="plate inked-in-view"
      srcSet={widths.map((size) => `${platePath(name, size)} ${size}w`).join(', ')}
      sizes={sizes}
      src={platePath(name, width)}
      width={width}
      height={Math.round(width / ratio)}
      alt={plates[name]}
      {...loadingOf()}
      decoding="async"
    />
  );
}

import { type PlateGround, type PlateName, platePath, plates } from '#shared/drawing/plates.ts';
import { type FirstView, loadingOf } from './first-view';

interface PlateProps extends FirstView {
  name: PlateName;
  /** What the picture shows, in a sentence. */
  alt: string;
  ground: PlateGround;
  /** Its width for each width of the window; on wide ones exactly that of a cut, which is then not scaled. */
  sizes?: string;
  /** The cuts to choose from, where not all. */
  widths?: readonly number[];
}

const wide = '(min-width: 1440px) 816px, (min-width: 1101px) 60vw, 92vw';

/** An engraved picture, cut beforehand at the sizes that pages show. */
export function Plate({ name, alt, ground, sizes = wide, isFirstView, ...props }: PlateProps) {
  const { ratio, widths } = { ...plates[name], ...props };
  // For browsers that choose none, the cut for phones.
  const width = widths.at(-2) ?? 0;
  return (
    <img
      className="plate"
      srcSet={widths.map((size) => `${platePath(name, ground, size)} ${size}w`).join(', ')}
      sizes={sizes}
      src={platePath(name, ground, width)}
      width={width}
      height={Math.round(width / ratio)}
      alt={alt}
      {...loadingOf(isFirstView)}
      decoding="async"
    />
  );
}

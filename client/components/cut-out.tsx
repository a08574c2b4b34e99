/** Widths and heights of the drawings. */
const sizes = {
  estate: [660, 600],
  bars: [410, 300],
  certificate: [340, 200],
  coins: [510, 330],
} as const;

interface CutOutProps {
  name: keyof typeof sizes;
  alt: string;
}

/** An object of the still life, alone on the page. */
export function CutOut({ name, alt }: CutOutProps) {
  const [width, height] = sizes[name];
  return (
    <img
      className="cut-out inked-in-view"
      src={`/images/asset-${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}

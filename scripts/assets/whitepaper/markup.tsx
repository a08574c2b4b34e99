interface MarkupProps {
  className: string;
  /** A drawing as SVG. */
  svg: string;
  /** What it shows; without it the drawing is decoration. */
  label?: string;
}

/** Inserts a generated drawing, which is a string of SVG. */
export function Markup({ className, svg, label }: MarkupProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div
      className={className}
      {...name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own generators, printed once and never served.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

import { beside, laneBeside, lanes, type Strand, strandBeside } from './strands';

/** Ways from the end of a row: into the braid, or up the margin. */
const courses = {
  beside: { width: beside.width, draw: (strand: Strand) => strandBeside(strand) },
  lane: { width: lanes.width, draw: laneBeside },
};

/** Distance of the dots in the general application's line, px; also in strand.css. */
const dotPitch = 7;

interface StrandProps {
  course: keyof typeof courses;
  strand: Strand;
}

/** One row's line: a gap around it, its part below the row, and a highlighted copy on top. */
export function StrandPicture({ course, strand }: StrandProps) {
  const { width, draw } = courses[course];
  const id = `strand-${course}-${strand.index}`;
  const copy = `#${id}`;
  const isDotted = strand.index === strand.count - 1;
  return (
    <svg
      className="strand screen-only"
      data-course={course}
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <use className="strand__gap" href={copy} />
      <g className="strand__line">
        <path id={id} d={draw(strand)} pathLength={isDotted ? undefined : 1} />
        {!isDotted && (
          <>
            {/* Fades in from the edge of the page. */}
            {strand.index === 0 && (
              <linearGradient id={`${course}-ink`} gradientUnits="userSpaceOnUse" x1={-870} x2={0}>
                <stop stopColor="var(--color-rule)" />
                <stop offset={0.6} stopColor="var(--color-control)" />
                <stop offset={1} stopColor="var(--color-accent)" />
              </linearGradient>
            )}
            <path stroke={`url(#${course}-ink)`} strokeDasharray="none" d="M-3000 0H0" />
          </>
        )}
      </g>
      <path
        className="strand__lit-row"
        d={isDotted ? `M${-428 * dotPitch} 0H-1` : 'M-3000 0H.25'}
        pathLength={isDotted ? undefined : 1}
      />
      <use className="strand__lit" href={copy} />
    </svg>
  );
}

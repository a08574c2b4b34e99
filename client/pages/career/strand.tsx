import { beside, laneBeside, lanes, type Strand, strandBeside } from './strands';

/** Ways from the end of a row: into the braid, or up the margin. */
const courses = {
  beside: { width: beside.width, draw: (strand: Strand) => strandBeside(strand) },
  lane: { width: lanes.width, draw: laneBeside },
};

interface StrandProps {
  course: keyof typeof courses;
  strand: Strand;
}

/** The line of a row: a gap around it, the line itself, and a highlighted copy on top. */
export function StrandPicture({ course, strand }: StrandProps) {
  const { width, draw } = courses[course];
  const id = `strand-${course}-${strand.index}`;
  const isDotted = strand.index === strand.count - 1;
  return (
    <svg
      className="strand screen-only"
      data-course={course}
      viewBox={`0 0 ${width} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* Fades in from the edge of the page. */}
      {strand.index === 0 && (
        <linearGradient id={`${course}-ink`} gradientUnits="userSpaceOnUse" x1={-870} x2={0}>
          <stop stopColor="var(--color-rule)" />
          <stop offset={0.6} stopColor="var(--color-control)" />
          <stop offset={1} stopColor="var(--color-accent)" />
        </linearGradient>
      )}
      <use className="strand__gap" href={`#${id}`} />
      <g className="strand__line" stroke={`url(#${course}-ink)`}>
        <path id={id} d={draw(strand)} pathLength={isDotted ? undefined : 1} />
      </g>
      <use className="strand__lit" href={`#${id}`} />
    </svg>
  );
}

import { clamp } from '#shared/drawing/interpolate.ts';

const LINES = 16;
/** Lines of a strand. */
const STRAND = 4;
/** Share of the way for which the last line waits, so that lines cross one after another. */
const WAIT = 0.4;

/**
 * Two bundles of strands that change sides, as paths by their ids: lines of every second strand and of the
 * others, an order among those that come down, and the ground of each strand, which covers what it passes
 * over. On the way they bend from straight lines, the lines nearest to the other bundle first.
 */
export function exchangedLines(way = 1): Record<string, string> {
  const down = (line: number) => bent(1, 149, line, way);
  const up = (line: number) => bent(149, 1, line, way);
  return {
    'ground-down-0': groundOf(down, 0),
    'ground-down-1': groundOf(down, STRAND),
    'down-0': linesOf(down, 0),
    'down-1': linesOf(down, STRAND),
    order: down(6).there,
    'ground-up-0': groundOf(up, 0),
    'ground-up-1': groundOf(up, STRAND),
    'up-0': linesOf(up, 0),
    'up-1': linesOf(up, STRAND),
  };
}

type Bundle = (line: number) => ReturnType<typeof bent>;

/** Of every second strand from a line on. */
function linesOf(bundle: Bundle, first: number): string {
  let lines = '';
  for (let line = first; line < LINES; line += line % STRAND === STRAND - 1 ? STRAND + 1 : 1)
    lines += bundle(line).there;
  return lines;
}

function groundOf(bundle: Bundle, first: number): string {
  let ground = '';
  for (let line = first; line < LINES; line += 2 * STRAND)
    ground += bundle(line - 0.45).there + bundle(line + STRAND - 0.55).back;
  return ground;
}

/** A line that leaves one height for another: from the left, and from the right as the end of an area. */
function bent(from: number, to: number, line: number, way: number) {
  const turn = from < to ? line : LINES - 1 - line;
  const share = clamp(way * (1 + WAIT) - WAIT * (1 - turn / (LINES - 1)));
  const left = rounded(from + 6 * line);
  const right = rounded(left + (to - from) * share * share * (3 - 2 * share));
  return {
    there: `M0 ${left}H440C740 ${left} 700 ${right} 1000 ${right}H1440`,
    back: `V${right}H1000C700 ${right} 740 ${left} 440 ${left}H0z`,
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

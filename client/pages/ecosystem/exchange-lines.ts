import { clamp } from '#shared/drawing/interpolate.ts';

const LINES = 16;
/** Lines per strand. */
const STRAND = 4;
/** Share of the progress for which the last line waits. */
const WAIT = 0.4;

/**
 * Two bundles of strands that change sides, as path data by id: `down-0` and `up-0` are the lines of every second
 * strand, `down-1` and `up-1` the others. Their backgrounds, `ground-…`, cover what they cross. `order` is one of them.
 * @param way progress from straight lines (0) to crossed ones (1); the inner lines bend first
 */
export function exchangedLines(way = 1): Record<string, string> {
  const bundle = (from: number, to: number) => {
    const line = (index: number) => bent(from, to, index, way);
    const lines = ['', ''];
    const ground = ['', ''];
    for (let first = 0; first < LINES; first += STRAND) {
      const turn = (first / STRAND) % 2;
      for (let index = first; index < first + STRAND; index += 1) lines[turn] += line(index).there;
      ground[turn] += line(first - 0.45).there + line(first + STRAND - 0.55).back;
    }
    return { lines, ground };
  };
  const [down, up] = [bundle(1, 149), bundle(149, 1)];
  return {
    ...named('ground-down', down.ground),
    ...named('down', down.lines),
    order: bent(1, 149, 6, way).there,
    ...named('ground-up', up.ground),
    ...named('up', up.lines),
  };
}

function named(name: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path, turn) => [`${name}-${turn}`, path]));
}

/** Path of a line between two heights: from the left, or backwards to close an area. */
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

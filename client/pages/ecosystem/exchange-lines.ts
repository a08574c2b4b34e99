const LINES = 16;
/** Lines per strand. */
const STRAND = 4;

/**
 * Two bundles of strands that change sides, as path data by id: `down-0` and `up-0` are the lines of every second
 * strand, `down-1` and `up-1` the others. Their backgrounds, `ground-…`, cover what they cross. `order` is one of them.
 */
export function exchangedLines(): Record<string, string> {
  const [down, up] = [bundle(1, 149), bundle(149, 1)];
  return {
    ...named('ground-down', down.ground),
    ...named('down', down.lines),
    order: bent(1, 149, 6).there,
    ...named('ground-up', up.ground),
    ...named('up', up.lines),
  };
}

function bundle(from: number, to: number) {
  const lines = ['', ''];
  const ground = ['', ''];
  for (let first = 0; first < LINES; first += STRAND) {
    const turn = (first / STRAND) % 2;
    for (let index = first; index < first + STRAND; index += 1)
      lines[turn] += bent(from, to, index).there;
    ground[turn] += bent(from, to, first - 0.45).there + bent(from, to, first + STRAND - 0.55).back;
  }
  return { lines, ground };
}

function named(name: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path, turn) => [`${name}-${turn}`, path]));
}

/** Path of a line between two heights: from the left, or backwards to close an area. */
function bent(from: number, to: number, line: number) {
  const [left, right] = [from, to].map((height) => Number((height + 6 * line).toFixed(1)));
  return {
    there: `M0 ${left}H440C740 ${left} 700 ${right} 1000 ${right}H1440`,
    back: `V${right}H1000C700 ${right} 740 ${left} 440 ${left}H0z`,
  };
}

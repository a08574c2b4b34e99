import { clamp } from '#shared/drawing/interpolate.ts';

const LINES = 16;
/** Share of the way for which the last line waits, so that lines cross one after another. */
const WAIT = 0.4;

/**
 * Two bundles that change sides without a stop between them: printed on both sides, dotted where they cross.
 * On the way they bend from straight lines, the lines nearest to the other bundle first.
 */
export function exchangedLines(way = 1): string[] {
  return [...bundle(1, 149, way), ...bundle(149, 1, way)];
}

/** The printed and the dotted parts of lines that leave one height for another. */
function bundle(from: number, to: number, way: number): string[] {
  let [printed, dotted] = ['', ''];
  for (let line = 0; line < LINES; line += 1) {
    const turn = from < to ? line : LINES - 1 - line;
    const bent = clamp(way * (1 + WAIT) - WAIT * (1 - turn / (LINES - 1)));
    const left = from + 6 * line;
    const right = Number((left + (to - from) * bent * bent * (3 - 2 * bent)).toFixed(1));
    const start = 340 + 10 * turn;
    const end = start + 610;
    printed += `M0 ${left}H${start}M${end} ${right}H1440`;
    dotted += `M${start} ${left}C${start + 350} ${left} ${end - 350} ${right} ${end} ${right}`;
  }
  return [printed, dotted];
}

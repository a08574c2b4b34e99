import { svg, writeImage } from '../drawing/svg-document';

/** The letters of a perforating machine. */
const rows = [
  '####. .###. #...# #####',
  '#...# #...# ##..# #....',
  '#...# #...# ##..# #....',
  '#...# #...# #.#.# ####.',
  '#...# #...# #..## #....',
  '#...# #...# #..## #....',
  '####. .###. #...# #####',
];
const pitch = 4;

/** "DONE" as it is punched through a completed coupon: the style sheet uses it as a mask. */
export async function drawDone(): Promise<void> {
  const holes = rows.flatMap((row, y) =>
    [...row].map((dot, x) => (dot === '#' ? `M${(x + 0.5) * pitch} ${(y + 0.5) * pitch}h0` : '')),
  );
  const punched = `<path stroke="#000" stroke-width="2.7" stroke-linecap="round" d="${holes.join('')}"/>`;
  await writeImage('done', svg({ width: 23 * pitch, height: 7 * pitch }, punched));
}

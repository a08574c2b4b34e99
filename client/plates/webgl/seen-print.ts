import type { PlateName, plateShape } from '#shared/drawing/plates.ts';
import type { Area } from './passes';
import { type Print, sheetsOf } from './sheets';

/** Margin of samples outside the visible ones, which affect contours. */
const BESIDE = 16;

/** What was printed as the file that the page shows. */
export function printOf({ currentSrc }: HTMLImageElement, shape: typeof plateShape) {
  const [, name, width] = /(\w+)-(\d+)\.\w+$/.exec(currentSrc) ?? [];
  for (const sheet of sheetsOf(shape)) {
    const print = sheet.prints.find((one) => one.width === Number(width));
    if (print) return { name: name as PlateName, sheet, print };
  }
  throw new Error('no plate');
}

/** The pixels of a print that the still's box shows. */
export function seenOf(still: HTMLImageElement, print: Print): Area {
  const [boxWidth, boxHeight] = [still.clientWidth, still.clientHeight];
  const { objectPosition } = getComputedStyle(still);
  const [across = 50, down = 50] = objectPosition.split(' ').map(Number.parseFloat);
  const unit = Math.max(boxWidth / print.width, boxHeight / print.height);
  const [x, width] = shownOf(boxWidth / unit, print.width, across);
  const [y, height] = shownOf(boxHeight / unit, print.height, down);
  return { x, y, width, height };

  /** At 50 % the middle has to stay in the middle. */
  function shownOf(shown: number, all: number, percent: number): [from: number, length: number] {
    const length = all - 2 * Math.floor((all - shown) / 2 + 0.01);
    return [Math.ceil(((all - length) * percent) / 100 - 0.5), length];
  }
}

/** The samples of these pixels, with a margin for contours. */
export function samplesOf({ x, y, width, height }: Area, scale: number): Area {
  const round = (from: number, length: number): [number, number] => [
    Math.max(0, Math.floor(from * scale) - BESIDE),
    Math.ceil(length * scale) + 2 * BESIDE,
  ];
  const [[left, wide], [low, high]] = [round(x, width), round(y, height)];
  return { x: left, y: low, width: wide, height: high };
}

import type { plateShape } from '#shared/drawing/plates.ts';

/** One ray march's sample grid, and its prints. */
export interface Sheet {
  width: number;
  height: number;
  prints: Print[];
}

export interface Print {
  width: number;
  height: number;
  greys: number;
  /** Distance of the lines, px. */
  pitch: number;
  /** Pixels per CSS px at its own size. */
  density: number;
}

/** One march serves several prints. */
export function sheetsOf({ ratio, widths }: typeof plateShape): Sheet[] {
  const all = widths.map((width) => printAt(width, Math.round(width / ratio)));
  return [all.filter(({ width }) => width < 700), all.filter(({ width }) => width > 700)].map(
    (prints) => {
      const widest = Math.max(...prints.map(({ width }) => width));
      const width = widest < 700 ? widest * 2 : widest;
      return { width, height: Math.round(width / ratio), prints };
    },
  );
}

function printAt(width: number, height: number): Print {
  if (width < 350) return { width, height, greys: 6, pitch: 2.6, density: 1 };
  if (width === 563 || width === 816) return { width, height, greys: 6, pitch: 3, density: 1 };
  if (width < 700) return { width, height, greys: 4, pitch: 3.8, density: 2 };
  // For phones of three pixels to the page's one.
  if (width < 1300) return { width, height, greys: 3, pitch: 5.2, density: 3 };
  return { width, height, greys: 4, pitch: 4.2, density: 2 };
}

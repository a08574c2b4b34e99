import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { exchangedLines } from './exchange-lines';

/** Where the lines' middle is when they start to bend and when they have crossed, as shares of the window's height. */
const FROM = 0.9;
const TO = 0.55;

/** Bends the exchange's lines across each other while they are scrolled into the window. */
export function bendExchange(section: HTMLElement): () => void {
  const lines = section.querySelector('svg') as SVGSVGElement;
  let shown = 1;

  function show(way: number) {
    if (way === shown) return;
    shown = way;
    for (const [id, path] of Object.entries(exchangedLines(way)))
      lines.querySelector(`#${id}`)?.setAttribute('d', path);
  }

  return scrub(lines, {
    draw() {
      const { top, height } = lines.getBoundingClientRect();
      // A skipped section has no size.
      if (height) show(clamp((FROM - (top + height / 2) / innerHeight) / (FROM - TO)));
    },
    rest: () => show(1),
  });
}

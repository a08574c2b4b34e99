import '#client/common-chunk.ts';
import { layDrawing } from '#client/motion/lay-drawing.ts';
import { scrub } from '#client/motion/scrub.ts';

const PULSE_MS = 300;
/** A pressed cell is felt so much later in those beside it. */
const SPREAD_MS = 80;

/**
 * Draws the figure of a system part by part when scrolled to, and again when its button is pressed. A
 * pressed cell pulses with those beside it. Marks the text that is being read.
 */
export function playFigure(figure: HTMLElement): () => void {
  const section = figure.closest('section') as HTMLElement;
  const still = figure.querySelector('.system-figure__read') as HTMLImageElement;
  const points = [...section.querySelectorAll<HTMLElement>('.system__point')];
  const drawing = layDrawing(still, () => {
    section.dataset.plays = '';
    scroll.redraw();
  });

  function draw() {
    const middle = window.innerHeight / 2;
    for (const point of points) {
      const { top, bottom } = point.getBoundingClientRect();
      point.toggleAttribute('data-read', top <= middle && bottom > middle);
    }
    drawing.draw();
  }

  function play({ target }: Event) {
    const cell = (target as Element).closest('.cell');
    if (cell) {
      drawing.complete();
      pulse(cell);
    } else if ((target as Element).closest('.unprinted')) {
      drawing.play();
      figure.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
  }

  /** Adjacent cells work at the same time. */
  function pulse(pressed: Element) {
    for (const cell of section.querySelectorAll('.cell')) {
      if (!isBeside(pressed, cell)) continue;
      const strokeWidth = `${2 * Number(cell.getAttribute('stroke-width'))}px`;
      const delay = cell === pressed ? 0 : SPREAD_MS;
      cell.animate({ strokeWidth, offset: 0.5 }, { delay, duration: PULSE_MS });
    }
  }

  const scroll = scrub(section, { draw, rest: () => {} });
  section.addEventListener('click', play);
  return () => {
    scroll.end();
    section.removeEventListener('click', play);
    for (const point of points) point.removeAttribute('data-read');
    drawing.end();
    delete section.dataset.plays;
  };
}

/** Whether a cell is this one, or shares a side with it. */
function isBeside(cell: Element, other: Element): boolean {
  const [a, b] = [cell.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(a.x - b.x, a.y - b.y) < 1.3 * a.width;
}

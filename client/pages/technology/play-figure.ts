import '#client/common-chunk.ts';
import { layDrawing } from '#client/motion/lay-drawing.ts';
import { scrub } from '#client/motion/scrub.ts';

/**
 * Draws the figure of a system part by part when scrolled to, and again when its button is pressed. Marks
 * the text that is being read.
 */
export function playFigure(figure: HTMLElement): () => void {
  const section = figure.closest('section') as HTMLElement;
  const still = figure.querySelector('.system-figure__read') as HTMLImageElement;
  const points = [...section.querySelectorAll<HTMLElement>('.system__point')];
  const drawing = layDrawing(still, () => scroll.redraw());

  function draw() {
    const middle = window.innerHeight / 2;
    for (const point of points) {
      const { top, bottom } = point.getBoundingClientRect();
      point.toggleAttribute('data-read', top <= middle && bottom > middle);
    }
    drawing.draw();
  }

  function play({ target }: Event) {
    if (!(target as Element).closest('.unprinted')) return;
    drawing.play();
    figure.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  const scroll = scrub(section, { draw, rest: () => {} });
  section.addEventListener('click', play);
  return () => {
    scroll.end();
    section.removeEventListener('click', play);
    for (const point of points) point.removeAttribute('data-read');
    drawing.end();
  };
}

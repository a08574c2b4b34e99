import '#client/common-chunk.ts';
import { printInSight } from '#client/motion/ink-drawings.ts';
import { layDrawing } from '#client/motion/lay-drawing.ts';

/** Draws the figure of a system in sight, and again when its button is pressed. Marks the text that is being read. */
export function playFigure(figure: HTMLElement): () => void {
  const section = figure.closest('section') as HTMLElement;
  const drawing = layDrawing(figure.querySelector('.system-figure__read') as HTMLImageElement);
  const points = [...section.querySelectorAll('.system__point')];
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-read', isIntersecting);
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const point of points) middle.observe(point);
  let stopWaiting = () => {};

  function play({ target }: Event) {
    if (!(target as Element).closest('.unprinted')) return;
    stopWaiting();
    stopWaiting = printInSight([figure], drawing.play, 0.5);
    figure.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  section.addEventListener('click', play);
  return () => {
    middle.disconnect();
    stopWaiting();
    section.removeEventListener('click', play);
    for (const point of points) point.removeAttribute('data-read');
    drawing.end();
  };
}

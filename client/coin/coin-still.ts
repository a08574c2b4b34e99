/** The whole way to either side, degrees. */
const MOST = 6;
const LEGEND_TURN_MS = 60_000;
/** Frames a second are enough for so slow a turn, and half the work of a processor that draws them. */
const STEPS = 24 * 60;

/** Lets the served drawing live where no GPU turns a coin: its legend goes round, and it leans towards a mouse. */
export function coinStill(box: HTMLElement) {
  const drawing = box.querySelector('img') as HTMLImageElement;
  const legend = drawing.cloneNode() as HTMLImageElement;
  legend.alt = '';
  legend.dataset.part = 'legend';
  const turning = legend.animate(
    { rotate: ['0deg', '360deg'] },
    { duration: LEGEND_TURN_MS, iterations: Number.POSITIVE_INFINITY, easing: `steps(${STEPS})` },
  );
  turning.pause();
  drawing.after(legend);
  return { play, pause, destroy };

  function play(): void {
    turning.play();
    window.addEventListener('pointermove', lean);
  }

  function pause(): void {
    turning.pause();
    window.removeEventListener('pointermove', lean);
    box.style.transform = '';
  }

  function destroy(): void {
    pause();
    legend.remove();
  }

  function lean({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const [x, y] = [clientX / innerWidth - 0.5, clientY / innerHeight - 0.5];
    const [up, aside] = [-2 * MOST * y, 2 * MOST * x].map((degrees) => `${degrees.toFixed(2)}deg`);
    box.style.transform = `perspective(75rem) rotateX(${up}) rotateY(${aside})`;
  }
}

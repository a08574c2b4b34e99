/** Largest lean towards the mouse, and turn by dragging, degrees. */
const MOST = 6;
const DRAGGED = 70;
const LEGEND_TURN_MS = 60_000;
/** Small angles, because the light is painted on. */
const ROCK = {
  rotate: ['y 0deg', 'y -15deg', 'y 15deg', 'y 0deg'],
  offset: [0, 0.25, 0.75, 1],
  easing: ['ease-out', 'ease-in-out', 'ease-in'],
};
const ROCK_MS = 12_000;
/** Enough for such slow turns, and half the work without a GPU. */
const FRAME_RATE = 24;

/** Animates the served drawing without a GPU: it rocks, its legend goes round, and it leans towards a mouse. */
export function coinStill(box: HTMLElement) {
  const drawing = box.querySelector('img') as HTMLImageElement;
  const legend = drawing.cloneNode() as HTMLImageElement;
  legend.alt = '';
  legend.dataset.part = 'legend';
  const moves = [
    legend.animate({ transform: ['rotate(0deg)', 'rotate(360deg)'] }, endless(LEGEND_TURN_MS)),
    ...[drawing, legend].map((part) => part.animate(ROCK, endless(ROCK_MS))),
  ];
  let turn = 0;
  for (const move of moves) move.pause();
  drawing.after(legend);
  return { play, pause, destroy };

  function play(): void {
    for (const move of moves) move.play();
    window.addEventListener('pointermove', lean);
  }

  function pause(): void {
    for (const move of moves) move.pause();
    window.removeEventListener('pointermove', lean);
    box.style.transform = '';
  }

  function destroy(): void {
    pause();
    for (const move of moves) move.cancel();
    legend.remove();
  }

  /** It turns while it is dragged, and swings back when it is let go. */
  function lean({ pointerType, clientX, clientY, buttons, movementX, target }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    turn = buttons && (turn || box.contains(target as Node)) ? turn + movementX / 3 : 0;
    turn = Math.max(-DRAGGED, Math.min(DRAGGED, turn));
    const [x, y] = [clientX / innerWidth - 0.5, clientY / innerHeight - 0.5];
    box.style.transform = `perspective(75rem) rotateX(${-2 * MOST * y}deg) rotateY(${2 * MOST * x + turn}deg)`;
  }
}

function endless(duration: number): KeyframeAnimationOptions {
  const frames = (FRAME_RATE * duration) / 1000;
  return { duration, iterations: Number.POSITIVE_INFINITY, easing: `steps(${frames})` };
}

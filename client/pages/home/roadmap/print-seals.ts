import '#client/common-chunk.ts';
import { isInView } from '#client/browser/is-in-view.ts';
import { propertiesOf } from '#client/browser/properties-of.ts';
import { pauseForInput } from '#client/browser/when-idle.ts';
import { fineCanvas } from '#client/motion/fine-canvas.ts';
import { printInSight } from '#client/motion/ink-drawings.ts';
import { drawSeal } from './draw-seal';

const PRINT_MS = 900;
const TEAR_MS = 400;

/** Seals are drawn in turns, so that no frame draws two. */
const turns: (() => void)[] = [];

/**
 * Engraves each seal once, when it first comes into view, and tears a completed coupon off. Before and after, the
 * served drawing is shown.
 */
export function printSeals(roadmap: HTMLElement): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  prepare();

  // Canvases do not follow a resize, so the stills are shown instead.
  const { offsetWidth } = roadmap;
  const size = new ResizeObserver(() => {
    if (roadmap.offsetWidth !== offsetWidth) end();
  });
  size.observe(roadmap);
  return end;

  /** Measures and first draws each seal in tasks of their own, for slow phones. */
  async function prepare() {
    for (const coupon of roadmap.querySelectorAll<HTMLElement>('.coupon')) {
      await pauseForInput();
      const seal = coupon.querySelector<HTMLImageElement>('.coupon__seal');
      // A planned phase has nothing to print, and a seal that is on screen stays as it is.
      if (!seal || coupon.dataset.status === 'Upcoming') continue;
      await seal.decode().catch(() => undefined);
      if (isOver) return;
      if (seal.naturalWidth && !isInView(seal)) ends.push(engrave(coupon, seal));
    }
  }

  function end() {
    isOver = true;
    size.disconnect();
    for (const stop of ends) stop();
  }
}

/** Draws over the seal once it is in sight, while its animation, used as a clock, runs. */
function engrave(coupon: HTMLElement, seal: HTMLImageElement): () => void {
  const clock = seal.animate(null, PRINT_MS);
  const isCompleted = coupon.dataset.status === 'Completed';
  const animations = isCompleted ? [clock, tearOff(coupon)] : [clock];
  for (const animation of animations) animation.pause();
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = seal;
  const canvas = fineCanvas(coupon, { left, top, width, height });
  const remove = () => canvas?.remove();
  clock.finished.then(remove, remove);
  const inkOf = propertiesOf(coupon);
  const inks = {
    ruled: inkOf('--color-rule-strong'),
    outer: inkOf('--color-positive'),
    inner: inkOf('--color-live'),
  };
  pauseForInput().then(draw);
  const print = () => {
    for (const animation of animations) animation.play();
    takeTurn(draw);
  };
  const forget = printInSight([seal], print, 0.9);
  return () => {
    forget();
    for (const animation of animations) animation.cancel();
  };

  function draw() {
    if (!canvas) return;
    const time = clock.effect?.getComputedTiming().progress ?? 0;
    canvas.begin(width / 2, height / 2, width / 168);
    drawSeal(canvas.context, { isCompleted, inks, served: seal }, time);
    if (clock.playState === 'running') takeTurn(draw);
  }
}

function takeTurn(draw: () => void) {
  if (turns.push(draw) === 1) requestAnimationFrame(nextTurn);
}

function nextTurn() {
  turns[0]?.();
  turns.shift();
  if (turns.length) requestAnimationFrame(nextTurn);
}

/** Tears a completed coupon off once its seal is printed. */
function tearOff(coupon: HTMLElement): Animation {
  const { rotate, translate } = getComputedStyle(coupon);
  return coupon.animate(
    {
      // It tears hole by hole, then swings from the last one.
      offset: [0, 0.75, 1],
      rotate: ['0deg', `calc(1.7 * ${rotate})`, rotate],
      translate: ['0 0', '0 0', translate],
      easing: ['steps(12)', 'cubic-bezier(0.4, 0, 0.4, 1.6)'],
    },
    { delay: PRINT_MS, duration: TEAR_MS, fill: 'backwards' },
  );
}

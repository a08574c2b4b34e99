import '#client/common-chunk.ts';
import { pauseForInput } from '#client/browser/when-idle.ts';
import { fineCanvas } from '#client/motion/fine-canvas.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { drawSeal, type SealInks } from './draw-seal';
import { tearOff } from './tear-off';

const PRINT_MS = 520;
const BETWEEN_MS = 80;

/**
 * Engraves each seal once, when it first comes into view, and tears a completed coupon off. Before and after, the
 * served drawing is shown.
 */
export function printSeals(roadmap: HTMLElement): () => void {
  const prints = new Map<Element, { animations: Animation[]; draw(): void }>();
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        const print = prints.get(target);
        for (const animation of print?.animations ?? []) animation.play();
        print?.draw();
      }
    },
    // As soon as it is in sight: nobody stops at a seal that is not printed.
    { threshold: 0.6, rootMargin: '0px 0px -6%' },
  );
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
      if (isOver) return;
      const seal = coupon.querySelector<HTMLImageElement>('.coupon__seal');
      // A planned phase has nothing to print, and a seal that is on screen stays as it is.
      if (!seal || coupon.dataset.status === 'Upcoming' || isInView(seal)) continue;
      const delay = prints.size * BETWEEN_MS;
      const { clock, draw } = engrave(coupon, seal, delay);
      prints.set(seal, { animations: [clock, ...tearOff(coupon, delay + PRINT_MS)], draw });
      view.observe(seal);
      await pauseForInput();
      draw();
    }
  }

  function end() {
    isOver = true;
    view.disconnect();
    size.disconnect();
    for (const { animations } of prints.values())
      for (const animation of animations) animation.cancel();
  }
}

/** Draws over the seal while its animation, used as a clock, runs. */
function engrave(coupon: HTMLElement, seal: HTMLImageElement, delay: number) {
  const clock = seal.animate(null, { delay, duration: PRINT_MS, fill: 'backwards' });
  clock.pause();
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = seal;
  const canvas = fineCanvas(coupon, { left, top, width, height });
  const remove = () => canvas?.remove();
  clock.finished.then(remove, remove);
  const number = Number(coupon.dataset.phase);
  const isCompleted = coupon.dataset.status === 'Completed';
  const inks = inksOf(coupon);
  const numbered = new Image();
  numbered.onload = draw;
  numbered.src = isCompleted
    ? `/images/${phaseSeal({ number, status: 'Upcoming' })}.svg`
    : seal.src;
  return { clock, draw };

  function draw() {
    if (!canvas) return;
    const time = clock.effect?.getComputedTiming().progress ?? 0;
    canvas.begin(width / 2, height / 2, width / 168);
    const number = numbered.naturalWidth ? numbered : undefined;
    drawSeal(canvas.context, { isCompleted, inks, numbered: number }, time);
    if (clock.playState === 'running') requestAnimationFrame(draw);
  }
}

function inksOf(element: HTMLElement): SealInks {
  const style = getComputedStyle(element);
  const inkOf = (name: string) => style.getPropertyValue(name).trim();
  return {
    ruled: inkOf('--color-rule-strong'),
    outer: inkOf('--color-positive'),
    inner: inkOf('--color-live'),
    burin: inkOf('--color-live'),
    tick: inkOf('--color-text'),
  };
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

import '#client/common-chunk.ts';
import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { drawSeal, type SealInks, type SealPhase } from './draw-seal';
import { tearOff } from './tear-off';

const PRINT_MS = 600;
const BETWEEN_MS = 80;
/** The tick is drawn by then, and its coupon is punched. */
const TICKED_MS = 420;
/** The burin reaches so much further than the seal, as a share of its width. */
const BLEED = 0.05;

interface Seal {
  still: HTMLElement;
  canvas: FineCanvas;
  phase: SealPhase;
  inks: SealInks;
  tear: Animation[];
  startsAt?: number;
}

/**
 * Engraves each seal once, when it first comes into view, and tears a completed coupon off; before and
 * after it is the served drawing.
 */
export function printSeals(roadmap: HTMLElement): () => void {
  const waiting = new Map<Element, Seal>();
  const running = new Set<Seal>();
  const tears: Animation[] = [];
  let frame = 0;
  let lastStart = 0;

  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const seal = waiting.get(target);
        if (!isIntersecting || !seal) continue;
        waiting.delete(target);
        view.unobserve(target);
        lastStart = Math.max(performance.now(), lastStart + BETWEEN_MS);
        seal.startsAt = lastStart;
        for (const animation of seal.tear) animation.play();
        running.add(seal);
      }
      frame ||= requestAnimationFrame(draw);
    },
    // By then all of a desk's row, and most of its coupons, are in view.
    { threshold: 0.6, rootMargin: '0px 0px -20%' },
  );
  // In tasks of their own, because a slow phone needs 20 ms to lay a canvas over a seal, and 20 to rule it.
  const coupons = [...roadmap.querySelectorAll<HTMLElement>('.coupon')];
  let next = setTimeout(prepare);

  function prepare() {
    const coupon = coupons.shift();
    if (!coupon) return;
    const seal = unprinted(coupon);
    if (seal) {
      waiting.set(seal.still, seal);
      tears.push(...seal.tear);
    }
    next = setTimeout(seal ? () => rule(seal) : prepare);
  }

  function rule(seal: Seal) {
    seal.still.toggleAttribute('data-drawn', true);
    paint(seal, 0);
    view.observe(seal.still);
    next = setTimeout(prepare);
  }

  function draw(now: number) {
    frame = 0;
    for (const seal of running) {
      const time = (now - (seal.startsAt ?? now)) / PRINT_MS;
      if (time >= 1 || !isInView(seal.still)) {
        running.delete(seal);
        finish(seal);
      } else paint(seal, Math.max(0, time));
    }
    if (running.size > 0) frame = requestAnimationFrame(draw);
  }

  // Canvases keep their position, so after a resize the stills are shown instead.
  const { offsetWidth } = roadmap;
  const size = new ResizeObserver(() => {
    if (roadmap.offsetWidth !== offsetWidth) end();
  });
  size.observe(roadmap);
  return end;

  function end() {
    view.disconnect();
    size.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(next);
    for (const seal of [...waiting.values(), ...running]) finish(seal);
    for (const animation of tears) animation.cancel();
    waiting.clear();
    running.clear();
  }
}

/** Skips planned phases, which have nothing to engrave, and seals that are already on screen. */
function unprinted(coupon: HTMLElement): Seal | undefined {
  const still = coupon.querySelector<HTMLElement>('.coupon__seal');
  const { status } = coupon.dataset;
  if (!still || status === 'Upcoming' || isInView(still)) return undefined;
  const { offsetParent, offsetLeft, offsetTop, offsetWidth } = still;
  const bleed = BLEED * offsetWidth;
  const size = offsetWidth + 2 * bleed;
  const place = { left: offsetLeft - bleed, top: offsetTop - bleed, width: size, height: size };
  const canvas = offsetParent && fineCanvas(offsetParent, place);
  if (!canvas) return undefined;
  const phase = { isCompleted: status === 'Completed', number: coupon.dataset.phase ?? '' };
  return { still, canvas, phase, inks: inksOf(coupon), tear: tearOff(coupon, TICKED_MS) };
}

function paint({ canvas, still, phase, inks }: Seal, time: number): void {
  const radius = still.offsetWidth / 2;
  const middle = radius * (1 + 2 * BLEED);
  canvas.begin(middle, middle);
  drawSeal(canvas.context, radius, phase, inks, time);
}

function finish({ still, canvas }: Seal): void {
  still.removeAttribute('data-drawn');
  canvas.remove();
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function inksOf(element: HTMLElement): SealInks {
  const styles = getComputedStyle(element);
  const ink = (name: string) => styles.getPropertyValue(name).trim();
  return {
    ruled: ink('--color-rule-strong'),
    outer: ink('--color-positive'),
    inner: ink('--color-live'),
    burin: ink('--color-live'),
    text: ink('--color-text'),
  };
}

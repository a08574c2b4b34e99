import '#client/common-chunk.ts';
import { phaseSeal } from '#shared/schedule/phase-seal.ts';
import { tearOff } from './tear-off';

const PRINT_MS = 640;
const BETWEEN_MS = 80;

/**
 * Prints each seal once, clockwise, when it first comes into view, and tears a completed coupon off; before
 * it is ruled, and afterwards it is the served drawing.
 */
export function printSeals(roadmap: HTMLElement): () => void {
  const prints = new Map<Element, Animation[]>();
  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        view.unobserve(target);
        for (const animation of prints.get(target) ?? []) animation.play();
      }
    },
    // By then all of a desk's row, and most of its coupons, are in view.
    { threshold: 0.6, rootMargin: '0px 0px -20%' },
  );
  for (const coupon of roadmap.querySelectorAll<HTMLElement>('.coupon')) {
    const seal = coupon.querySelector<HTMLImageElement>('.coupon__seal');
    // A planned phase has nothing to print, and a seal that is on screen stays as it is.
    if (!seal || coupon.dataset.status === 'Upcoming' || isInView(seal)) continue;
    const delay = prints.size * BETWEEN_MS;
    prints.set(seal, [...printOver(coupon, seal, delay), ...tearOff(coupon, delay + PRINT_MS)]);
    view.observe(seal);
  }

  // What is ruled keeps its position, so after a resize the stills are shown instead.
  const { offsetWidth } = roadmap;
  const size = new ResizeObserver(() => {
    if (roadmap.offsetWidth !== offsetWidth) end();
  });
  size.observe(roadmap);
  return end;

  function end() {
    view.disconnect();
    size.disconnect();
    for (const animation of [...prints.values()].flat()) animation.cancel();
  }
}

/** The seal takes the place of its ruled drawing, as a hand of a clock goes round. */
function printOver(coupon: HTMLElement, seal: HTMLImageElement, delay: number): Animation[] {
  const ruled = seal.cloneNode() as HTMLImageElement;
  ruled.src = `/images/${phaseSeal({ number: Number(coupon.dataset.phase), status: 'Upcoming' })}.svg`;
  ruled.style.left = `${seal.offsetLeft}px`;
  ruled.style.top = `${seal.offsetTop}px`;
  seal.after(ruled);
  const printing = [seal, ruled].map((drawing) => {
    const animation = drawing.animate(
      { '--printed': ['0turn', '1turn'] },
      { delay, duration: PRINT_MS, easing: 'steps(24)', fill: 'backwards' },
    );
    animation.pause();
    return animation;
  });
  const remove = () => ruled.remove();
  printing.at(-1)?.finished.then(remove, remove);
  return printing;
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp, smoothstep } from '#shared/drawing/interpolate.ts';

/** Share of the hero's height that is scrolled when the coin has gone in. */
const LENGTH = 0.66;
/** Shares of the way after which it is small and stands on its edge, and touches the slot. */
const ON_EDGE = 0.38;
const ABOVE = 0.56;
/** Width of the slot, in that of the coin's box as it goes in: the coin is a fifth as thick as it is wide. */
const FIT = 0.26;

/** Lets the coin turn on its edge and fall into the note's frame as the page is scrolled, and come out on the way back. */
export function dropCoin(coin: HTMLElement): () => void {
  const body = coin.offsetParent as HTMLElement;
  const hero = body.parentElement as HTMLElement;
  const bar = document.querySelector('.presale__bar');
  const slot = document.createElement('span');
  slot.className = 'coin-slot screen-only';
  body.before(slot);

  function draw() {
    const way = window.scrollY / (LENGTH * hero.offsetHeight);
    const { offsetWidth: size } = coin;
    const scale = slot.offsetWidth / (FIT * size);
    const x = slot.offsetLeft + slot.offsetWidth / 2 - body.offsetLeft - coin.offsetLeft - size / 2;
    const y = hero.offsetHeight - body.offsetTop - coin.offsetTop - (size * (1 + scale)) / 2;
    const aside = smoothstep(0.1, ABOVE, way);
    const sunk = clamp((way - ABOVE) / (1 - ABOVE)) ** 1.5;
    const down = y * aside + (scale * size + 4) * sunk;
    const edge = smoothstep(0, ON_EDGE, way);
    coin.dataset.edge = edge.toFixed(3);
    coin.style.translate = `${x * aside}px ${down}px`;
    coin.style.scale = String(1 + (scale - 1) * smoothstep(0, ON_EDGE, way));
    slot.style.scale = `${smoothstep(0.3, ABOVE, way) - smoothstep(1, 1.2, way)} 1`;
    bar?.toggleAttribute('data-waiting', way < 1);
  }

  function rest() {
    delete coin.dataset.edge;
    coin.style.translate = coin.style.scale = '';
    slot.style.scale = '0';
    bar?.removeAttribute('data-waiting');
  }

  const scrubbed = scrub(hero, { draw, rest });
  return () => {
    scrubbed.end();
    slot.remove();
  };
}

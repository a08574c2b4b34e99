import { useRef } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { whenIdle } from '#client/browser/when-idle.ts';
import { loadingOf } from '#client/components/first-view.ts';
import { useMoment } from '#client/motion/use-moment.ts';
import { site } from '#shared/site.ts';

interface CoinProps {
  size: 'hero' | 'roadmap' | 'contact';
}

/**
 * A struck coin: the served drawing, or a turning one if motion is allowed and the device is fast.
 * There is no tier of CSS 3D between them: its light is painted on, and its edge shows stripes.
 */
export function Coin({ size }: CoinProps) {
  const box = useRef<HTMLDivElement>(null);
  useMoment(box, loadTurning, '0%');
  return (
    <div className="coin screen-only" data-size={size} ref={box}>
      <img
        className="coin__drawing"
        src={`/images/${size === 'contact' ? 'coin-engraved' : 'coin'}.svg`}
        alt={`${site.product} coin`}
        width={600}
        height={600}
        draggable={false}
        decoding={size === 'contact' ? 'sync' : 'async'}
        {...loadingOf(size !== 'roadmap')}
      />
    </div>
  );
}

/** Once the page is readable. */
async function loadTurning() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
  return (await fetchPart('coin-renderer', () => import('./webgl/coin-renderer'))).turnCoin;
}

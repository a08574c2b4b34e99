import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchPart } from '#client/browser/fetch-part.ts';
import { savesData } from '#client/browser/saves-data.ts';
import { whenIdle } from '#client/browser/when-idle.ts';
import { loadingOf } from '#client/components/first-view.ts';
import { decorate } from '#client/motion/decorate.ts';
import { isMotionWanted } from '#client/motion/motion-preference.ts';
import { useMotionPaused } from '#client/motion/motion-switch.tsx';
import { site } from '#shared/site.ts';
import type { CoinOptions, CoinRenderer } from './webgl/coin-renderer';

interface CoinProps {
  size: 'hero' | 'roadmap' | 'contact';
}

/**
 * A struck coin: the served drawing, or a turning one if motion is allowed and the device is fast.
 * There is no tier of CSS 3D between them: its light is painted on, and its edge shows stripes.
 */
export function Coin({ size }: CoinProps) {
  const box = useRef<HTMLDivElement>(null);
  const coin = useRef<CoinRenderer>(undefined);
  const hasFailed = useRef(false);
  const [isTurning, setTurning] = useState(false);
  const isPaused = useMotionPaused();
  const runs = useIsWatched(box) && !isPaused;
  const tilt = size === 'hero' ? 0.22 : 0.3;

  useEffect(() => {
    const allowSoftware = isMotionWanted();
    if (!runs || !box.current || (hasFailed.current && !allowSoftware)) return;
    const run = new AbortController();
    const onReady = () => setTurning(true);
    const onFail = () => {
      coin.current = undefined;
      hasFailed.current = true;
      setTurning(false);
    };
    if (coin.current) coin.current.play();
    else {
      load(box.current, { tilt, onReady, onFail, allowSoftware }, run.signal).then((loaded) => {
        if (!loaded) return;
        coin.current = loaded;
        loaded.play();
      }, onFail);
    }
    return () => {
      run.abort();
      coin.current?.pause();
    };
  }, [runs, tilt]);

  useEffect(
    () => () => {
      coin.current?.destroy();
      coin.current = undefined;
    },
    [],
  );

  return (
    <div
      className="coin screen-only"
      data-size={size}
      data-turning={isTurning || undefined}
      ref={box}
    >
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

/** True while the element is in view, in a tab that is shown. */
function useIsWatched(box: RefObject<HTMLElement | null>): boolean {
  const [isWatched, setWatched] = useState(false);
  useEffect(
    () =>
      decorate(() => {
        if (!box.current) return;
        let isInView = false;
        const view = new IntersectionObserver((entries) => {
          isInView = entries.at(-1)?.isIntersecting ?? false;
          tell();
        });
        view.observe(box.current);
        document.addEventListener('visibilitychange', tell);
        return () => {
          view.disconnect();
          document.removeEventListener('visibilitychange', tell);
        };

        function tell() {
          setWatched(isInView && !document.hidden);
        }
      }),
    [box],
  );
  return isWatched;
}

/** @throws Error if the turning coin is not available; undefined when it is no longer wanted. */
async function load(
  box: HTMLElement,
  options: CoinOptions,
  signal: AbortSignal,
): Promise<CoinRenderer | undefined> {
  if (savesData() || !('WebGL2RenderingContext' in window)) throw new Error('unwelcome');
  await pageIsReadable();
  if (signal.aborted) return undefined;
  const { coinRenderer } = await fetchPart('coin-renderer', () => import('./webgl/coin-renderer'));
  if (signal.aborted) return undefined;
  const coin = await coinRenderer(box, options);
  if (signal.aborted) coin.destroy();
  return signal.aborted ? undefined : coin;
}

async function pageIsReadable(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}

import '#client/common-chunk.ts';

const ENGRAVE_MS = 450;
const GO_ON_MS = 150;

/**
 * Engraves the guilloche of the bar from its start, and rules its lines on to where the sale stands. A bar that
 * has been seen whole stays whole, unless it waits for the coin (`data-waiting`).
 */
export function engraveBar(bar: HTMLElement): () => void {
  if (bar.getBoundingClientRect().top < window.innerHeight) return () => {};
  const running = [...bar.children].map((part, index) =>
    part.animate(
      { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
      {
        duration: ENGRAVE_MS + index * GO_ON_MS,
        endDelay: (1 - index) * GO_ON_MS,
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        fill: 'backwards',
      },
    ),
  );
  for (const animation of running) animation.pause();
  let isSeen = false;
  let isEngraved = false;

  function update() {
    const isDue = isSeen && !bar.hasAttribute('data-waiting');
    if (isDue === isEngraved) return;
    isEngraved = isDue;
    for (const animation of running) {
      // What a coin paid for goes faster when the coin is taken out again.
      animation.playbackRate = isDue ? 1 : -2.5;
      animation.play();
    }
  }

  const view = new IntersectionObserver(
    (entries) => {
      isSeen ||= entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { threshold: 0.5 },
  );
  const coin = new MutationObserver(update);
  view.observe(bar);
  coin.observe(bar, { attributeFilter: ['data-waiting'] });
  return () => {
    view.disconnect();
    coin.disconnect();
    for (const animation of running) animation.cancel();
  };
}

import '#client/common-chunk.ts';

const ENGRAVE_MS = 450;
const DROP_MS = 150;

/**
 * Engraves the guilloche of the bar from its start to where the sale stands, and then drops the mark
 * there. A bar that has been seen whole stays whole, unless it waits for the coin (`data-waiting`).
 */
export function engraveBar(bar: HTMLElement): () => void {
  const fill = bar.firstElementChild as HTMLElement;
  if (bar.getBoundingClientRect().top < window.innerHeight) return () => {};
  const running = [
    fill.animate(
      { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] },
      {
        pseudoElement: '::before',
        duration: ENGRAVE_MS,
        endDelay: DROP_MS,
        easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
        fill: 'backwards',
      },
    ),
    fill.animate(
      { translate: ['0 -28px', '0 0'], opacity: [0, 1] },
      {
        pseudoElement: '::after',
        duration: DROP_MS,
        delay: ENGRAVE_MS,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
        fill: 'backwards',
      },
    ),
  ];
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

const PUNCH_MS = 140;
const TEAR_MS = 320;
/** The eye finds the punched word before the sheet moves. */
const BETWEEN_MS = 60;

/**
 * Punches a completed coupon, and tears it off its neighbour, both after a delay. Until it is played it
 * is whole; a coupon that is not completed has nothing to play.
 */
export function tearOff(coupon: HTMLElement, delay: number): Animation[] {
  const status = coupon.querySelector('.coupon__status');
  if (coupon.dataset.status !== 'Completed' || !status) return [];
  const { rotate, translate } = getComputedStyle(coupon);
  const animations = [
    status.animate(
      { opacity: [0, 1], scale: [1.5, 1] },
      {
        pseudoElement: '::after',
        ...{ delay, duration: PUNCH_MS, easing: 'ease-in', fill: 'backwards' },
      },
    ),
    coupon.animate(
      { rotate: ['0deg', rotate], translate: ['0 0', translate] },
      {
        ...{ delay: delay + PUNCH_MS + BETWEEN_MS, duration: TEAR_MS, fill: 'backwards' },
        // It resists, gives way, and swings.
        easing: 'cubic-bezier(0.6, 0, 0.3, 1.7)',
      },
    ),
  ];
  for (const animation of animations) animation.pause();
  return animations;
}

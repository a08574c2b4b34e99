const TEAR_MS = 460;

/**
 * Tears a completed coupon off its neighbour after a delay. Until it is played it is whole; a coupon that is not
 * completed has nothing to play.
 */
export function tearOff(coupon: HTMLElement, delay: number): Animation[] {
  if (coupon.dataset.status !== 'Completed') return [];
  const { rotate, translate } = getComputedStyle(coupon);
  const tear = coupon.animate(
    {
      // Hole by hole it comes off, and hangs on the last one; then it swings free.
      offset: [0, 0.75, 1],
      rotate: ['0deg', `calc(1.7 * ${rotate})`, rotate],
      translate: ['0 0', '0 0', translate],
      easing: ['steps(12)', 'cubic-bezier(0.4, 0, 0.4, 1.6)'],
    },
    { delay, duration: TEAR_MS, fill: 'backwards' },
  );
  tear.pause();
  return [tear];
}

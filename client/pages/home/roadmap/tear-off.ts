const TEAR_MS = 320;

/**
 * Tears a completed coupon off its neighbour after a delay. Until it is played it is whole; a coupon that is not
 * completed has nothing to play.
 */
export function tearOff(coupon: HTMLElement, delay: number): Animation[] {
  if (coupon.dataset.status !== 'Completed') return [];
  const { rotate, translate } = getComputedStyle(coupon);
  const tear = coupon.animate(
    { rotate: ['0deg', rotate], translate: ['0 0', translate] },
    {
      ...{ delay, duration: TEAR_MS, fill: 'backwards' },
      // It resists, gives way, and swings.
      easing: 'cubic-bezier(0.6, 0, 0.3, 1.7)',
    },
  );
  tear.pause();
  return [tear];
}

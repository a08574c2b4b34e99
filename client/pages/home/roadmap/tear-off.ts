const TEAR_MS = 460;

/** Animations that tear a completed coupon off after a delay; none for other coupons. */
export function tearOff(coupon: HTMLElement, delay: number): Animation[] {
  if (coupon.dataset.status !== 'Completed') return [];
  const { rotate, translate } = getComputedStyle(coupon);
  const tear = coupon.animate(
    {
      // It tears hole by hole, then swings from the last one.
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

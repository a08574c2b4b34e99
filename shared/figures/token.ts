import { site } from '#shared/site.ts';
import { presaleFigures, tokenFigures } from './claims/token';

export const token = tokenFigures;

export const presale = {
  ...presaleFigures,
  /** Width at which the bar is drawn. It is a drawing, not the share raised, and so no claim. */
  barPercent: 60,
  paymentTokens: ['USDT', 'USDC', site.stablecoin.symbol],
} as const;

export { type Allocation, allocations } from './claims/allocations';

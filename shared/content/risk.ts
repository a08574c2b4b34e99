import { hrefOf } from '#shared/pages.ts';

/** What a buyer risks, in the same words everywhere. */
export const wholeLoss = 'you can lose everything you pay';

export const laterPrice =
  'The next round may cost more. You may not be able to sell at that price.';

export const riskSentence = {
  text: `Tokens are not securities or investments. Purchases are final, and ${wholeLoss}.`,
  /** The visible part beside a control. */
  short: 'Risks',
  link: { label: 'Read the risk disclosure', to: hrefOf('terms', 'risk-disclosure') },
} as const;

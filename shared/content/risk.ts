import { hrefOf } from '#shared/pages.ts';

export const riskSentence = {
  text: 'Tokens are not securities or investments. Purchases are final, and you can lose what you pay.',
  /** The visible part beside a control. */
  short: 'Risks',
  link: { label: 'Read the risk disclosure', to: hrefOf('terms', 'risk-disclosure') },
} as const;

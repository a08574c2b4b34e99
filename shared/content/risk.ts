import { hrefOf } from '#shared/pages.ts';

/** Without a full stop, so that it can continue. */
export const nothingSold = 'Nothing can be bought on this site yet';

export const riskSentence = {
  text: 'Tokens are not securities or investments. Purchases are final, and you can lose what you pay.',
  /** The visible part beside a control. */
  short: 'Risks',
  link: { label: 'Read the risk disclosure', to: hrefOf('terms', 'risk-disclosure') },
} as const;

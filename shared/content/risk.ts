import { hrefOf } from '#shared/pages.ts';

/** Without its full stop, so that more can follow. */
export const nothingSold = 'Nothing can be bought on this site yet';

export const riskSentence = {
  text: 'Tokens are not securities or investments. Purchases are final, and you can lose what you pay.',
  /** What is seen of it beside a control. */
  short: 'Risks',
  link: { label: 'Read the risk disclosure', to: hrefOf('terms', 'risk-disclosure') },
} as const;

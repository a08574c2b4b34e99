import type { OfficialChannel } from './official-channels';

/** The verdict for each reason. Only an exact entry of the list, or a page on its domain, is official. */
const verdicts = {
  listed: 'official',
  insecure: 'official',
  subdomain: 'official',
  page: 'official',
  account: 'official',
  handle: 'official',
  email: 'official',
  contract: 'official',
  'not-a-page': 'lookalike',
  userinfo: 'lookalike',
  disguised: 'lookalike',
  confusable: 'lookalike',
  'mixed-alphabets': 'lookalike',
  'one-letter': 'lookalike',
  'other-ending': 'lookalike',
  'other-port': 'lookalike',
  'name-inside': 'lookalike',
  'name-elsewhere': 'lookalike',
  'account-variation': 'lookalike',
  'handle-variation': 'lookalike',
  'more-recipients': 'lookalike',
  'contract-resembling': 'lookalike',
  'other-link': 'unlisted',
  'other-scheme': 'unlisted',
  'other-page': 'unlisted',
  'other-account': 'unlisted',
  'below-account': 'unlisted',
  'other-handle': 'unlisted',
  'other-email': 'unlisted',
  'own-domain-email': 'unlisted',
  'no-email': 'unlisted',
  'other-contract': 'unlisted',
  'no-contract': 'unlisted',
  'too-long': 'unlisted',
  unreadable: 'unlisted',
} as const satisfies Record<string, 'official' | 'lookalike' | 'unlisted'>;

export interface ChannelFinding {
  reason: ChannelReason;
  /** The host that a link leads to, in its registered (ASCII) form. */
  host?: string;
  /** The entry that it matches or imitates. */
  channel?: OfficialChannel | undefined;
}

export type ChannelReason = keyof typeof verdicts;
export type ChannelVerdict = (typeof verdicts)[ChannelReason];

export function verdictOf({ reason }: ChannelFinding): ChannelVerdict {
  return verdicts[reason];
}

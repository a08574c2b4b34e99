/** A service on which the project has an account, and how it writes the accounts' URLs. */
export interface Service {
  label: string;
  /** Whether the team reads messages there. */
  takesMessages: boolean;
  /** All hosts that show the same account, the main one first. */
  hosts: readonly string[];
  /** Path prefixes that lead to the same account. */
  views?: readonly string[];
  /**
   * How many parts of a path belong to the account, if not one. On X only the name does: a post is found by
   * its number, whatever name comes before it. On Telegram too: in a group anybody can post.
   */
  depth?: number;
}

/** The accounts' services, by the name of their address in `site.channels`. */
export const services = {
  x: {
    label: 'X',
    takesMessages: true,
    hosts: ['x.com', 'twitter.com', 'mobile.x.com', 'mobile.twitter.com'],
  },
  telegram: {
    label: 'Telegram',
    takesMessages: true,
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    views: ['s'],
  },
  github: {
    label: 'GitHub',
    takesMessages: false,
    hosts: ['github.com'],
    views: ['orgs'],
    depth: 2,
  },
} satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

/** Where a visitor can send a message, for a sentence: "Telegram or X". */
export const messengers = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  Object.values(services)
    .filter(({ takesMessages }) => takesMessages)
    .map(({ label }) => label)
    .sort(),
);

/** The verdict in a word. */
export const verdictTitles: Record<ChannelVerdict, string> = {
  official: 'On our list',
  lookalike: 'Not ours: it imitates or misleads',
  unlisted: 'Not on our list',
};

/** Why, and what to do about it. Only an exact entry of the list, or a page on its domain, is official. */
export const verdictReasons = {
  official: {
    listed: 'The domain is exactly the one on our list, and every page on it is ours.',
    insecure:
      'It is on our list, but begins with http. Use https, so that nobody on the way can change what you see.',
    subdomain:
      'It is on our domain. Only the owner of a domain can put another name in front of it.',
    page: 'It is exactly the address on our list. Other addresses on this site are not ours.',
    account: 'It is exactly our account. What other people write there is not from us.',
    handle:
      'It is exactly the name of one of our accounts. But a name does not say on which site: it is ours only at the addresses on our list.',
    email:
      'It is exactly the address on our list. The sender of an email can be forged, so check the links in it too.',
    contract:
      'It is exactly the address on our list. It is ours on the chain that the list names; on another chain the same characters can belong to anybody.',
  },
  lookalike: {
    'not-a-page':
      'It is not a web address: it makes your browser or another program do something. Do not open it.',
    userinfo:
      'A link leads to what comes after the @. What comes before it is only for show. We never write our links like that.',
    disguised:
      'Invisible characters, backslashes or codes hide where it leads. We never write our addresses like that.',
    confusable:
      'It has characters that only look like ours: letters of another alphabet, or a digit or two letters in place of one.',
    'mixed-alphabets': 'One of its words mixes several alphabets, to pass for another word.',
    'one-letter': 'One character is added, missing, swapped or replaced.',
    'other-ending':
      'It begins like our domain but ends differently: it is another domain, which anybody can own.',
    'other-port': 'It is our domain with a port number that we do not use.',
    'name-inside':
      'Our name is part of another domain. Anybody can put our name into a domain of their own.',
    'name-elsewhere': 'It contains our name, but leads to none of the addresses on our list.',
    'account-variation':
      'We have an account on this site, but this is another one that contains our name, or nearly.',
    'handle-variation': 'It is a variation of our name. Only the exact name is ours.',
    'more-recipients':
      'It writes to more than one address, or fills in more than a subject and a text. We never write our address like that.',
    'contract-resembling':
      'Much of it matches our list, but it is a different address. Compare every character, not only the ends.',
  },
  unlisted: {
    'other-link': 'Not our domain. We cannot say who is behind it.',
    'other-scheme':
      'It is not a web address: another program would open it. We publish no addresses of this kind.',
    'other-page':
      'One address on this site is ours, but this is another one. Other people can have pages there too.',
    'other-account': 'We have an account on this site, but this is not it.',
    'below-account':
      'It contains our account’s name but does more than show our account, and what it shows or does may come from others. Open our account from the list and look for it there.',
    'other-handle': 'None of our accounts has this name.',
    'other-email': 'It is not one of our email addresses.',
    'own-domain-email':
      'The domain is ours, but this mailbox is not on the list, and a sender can be forged.',
    'no-email': 'We have published no email address. An email that claims to be from us is not.',
    'other-contract': 'It is not one of our contract addresses.',
    'no-contract': 'We have published no contract address. Any address claimed to be ours is not.',
    'too-long': 'It is too long to be checked. No address of ours is that long.',
    unreadable: 'We cannot read it as a link, a handle or an address.',
  },
} as const;

export type ChannelVerdict = keyof typeof verdictReasons;
export type ChannelReason = {
  [Verdict in ChannelVerdict]: keyof (typeof verdictReasons)[Verdict];
}[ChannelVerdict];

export const verdictWords = {
  pasted: 'You pasted',
  /** Where a link really goes. */
  host: 'Leads to',
  /** What it is, or what it imitates. */
  channel: 'Ours is',
  nothingTitle: 'Nothing to check',
  nothing:
    'There is no link, handle or address in this text. Paste the link itself: its words may name a different place.',
  /** The verdict on several addresses. */
  several: (official: number, total: number) =>
    official === total
      ? `${total}\u00a0of\u00a0${total} are on our list`
      : `${total - official}\u00a0of\u00a0${total} ${isOrAre(total - official)} not ours`,
  counted: {
    lookalike: (count) =>
      `${count}\u00a0${count === 1 ? 'imitates us or misleads' : 'imitate us or mislead'}.`,
    unlisted: (count) => `${count}\u00a0${isOrAre(count)} not on our list.`,
    official: (count) => `${count}\u00a0${isOrAre(count)} on our list.`,
  } satisfies Record<ChannelVerdict, (count: number) => string>,
  cut: 'The text is so long that only its beginning was read.',
  notShown: 'more are not shown.',
  caution: '“Not on our list” does not mean safe.',
};

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

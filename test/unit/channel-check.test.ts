import { checkChannel } from '../../shared/channel-check';
import { type ChannelReason, verdictOf } from '../../shared/channel-finding';
import { listOfficialChannels, type OfficialChannel } from '../../shared/official-channels';
import { site } from '../../shared/site';

const delivered = listOfficialChannels(site.defaultOrigin);
const domains = hostsOf(delivered);
const [domain = '', lab = '', stablecoin = ''] = domains;
const name = site.slug;

const token = `0x${'a1b2c3d4e5'.repeat(4)}`;
/** An operator who has replaced every placeholder. */
const live: OfficialChannel[] = [
  { kind: 'domain', label: 'Website', value: `www.${name}.io`, url: `https://www.${name}.io` },
  { kind: 'x', label: 'X', value: `x.com/${name}`, url: `https://x.com/${name}` },
  { kind: 'telegram', label: 'Telegram', value: `t.me/${name}`, url: `https://t.me/${name}` },
  {
    kind: 'github',
    label: 'GitHub',
    value: `github.com/${name}`,
    url: `https://github.com/${name}`,
  },
  { kind: 'email', label: 'Email', value: `team@${name}.io`, url: `mailto:team@${name}.io` },
  { kind: 'contract', label: 'Token', value: token, url: null },
];

/** Of a shorter name, these are chance. */
const insideOthers: [string, ChannelReason][] = [
  [domain.replace('.', ''), 'handle-variation'],
  [`${name.slice(0, 2)}${name.slice(1)}-claim.com`, 'one-letter'],
  [`https://my${name}presale.xyz/`, 'name-inside'],
  [`https://${name.slice(0, 3)}-${name.slice(3)}.com`, 'name-inside'],
  [`https://evil${domain}`, 'name-inside'],
  [`@the${name}`, 'handle-variation'],
];

describe('as it is delivered', () => {
  test.each<[string, ChannelReason]>([
    [domain, 'listed'],
    [`https://${domain}`, 'listed'],
    [`https://${domain}/`, 'listed'],
    [`https://${domain}.`, 'listed'],
    [`https://${domain}:443/`, 'listed'],
    [`HTTPS://${domain.toUpperCase()}/Tokenomics`, 'listed'],
    [`//${domain}/contact`, 'listed'],
    [`https:${domain}`, 'listed'],
    [`https://www.${domain}/`, 'listed'],
    [`https://${domain}/lab?utm_source=mail#teams`, 'listed'],
    [`https://${domain}/?next=https://evil.com`, 'listed'],
    [`https://${domain}/@evil.com`, 'listed'],
    [`http://${domain}`, 'insecure'],
    [`https://app.${domain}/login`, 'subdomain'],
    [lab, 'listed'],
    [`https://${stablecoin}/`, 'listed'],
    [`https://x.example/${name}`, 'account'],
    [`x.example/${name.toUpperCase()}/`, 'account'],
    [`https://www.x.example/${name}?s=20`, 'account'],
    [`http://telegram.example/${name}`, 'insecure'],
    [`https://telegram.example/${name}/17`, 'account'],
    [`@${name}`, 'handle'],
    [name.toUpperCase(), 'handle'],
    [`\u200e${domain}\ufeff`, 'listed'],
  ])('%s is official: %s', (text, reason) => {
    expect(checkChannel(text, delivered).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('official');
  });

  test.each<[string, ChannelReason]>([
    // Another alphabet.
    [domain.replace('a', 'а'), 'confusable'],
    [domain.replace('e', 'е'), 'confusable'],
    [domain.replace('l', '1'), 'confusable'],
    [domain.replace('example', 'exampIe'), 'confusable'],
    [domain.replace('m', 'rn'), 'confusable'],
    [`https://${domain.replace('e', 'ｅ')}/`, 'confusable'],
    [domain.replace('.', '。'), 'confusable'],
    [new URL(`https://${domain.replace('a', 'а')}`).hostname, 'confusable'],
    [`https://claim.${domain.replace('a', 'а')}/`, 'confusable'],
    [`https://ｘ.example/${name}`, 'confusable'],
    [`https://ⅹ.example/${name}`, 'confusable'],
    [`https://telegrarn.example/${name}`, 'confusable'],
    ['https://pаypal.com', 'mixed-alphabets'],
    // One letter off.
    [domain.replace(name, name + name.at(-1)), 'one-letter'],
    [domain.replace(name, name.slice(1)), 'one-letter'],
    [domain.replace(name, `${name[1]}${name[0]}${name.slice(2)}`), 'one-letter'],
    [domain.replace(name, `${name.slice(0, -1)}7`), 'one-letter'],
    [`https://${domain.replace('.', '')}/`, 'one-letter'],
    [domain.replace('.', '-'), 'handle-variation'],
    [`app.${domain.replace(name, name + name.at(-1))}`, 'one-letter'],
    // Another ending, our name in another domain.
    [`${name}.com`, 'other-ending'],
    [`https://www.${name}.app/claim`, 'other-ending'],
    [`lab.${name}.org`, 'other-ending'],
    [`${name}.co.uk`, 'name-inside'],
    [`${name}-claim.com`, 'name-inside'],
    [`https://${domain}.evil.com/`, 'name-inside'],
    [`https://${domain}-login.com`, 'name-inside'],
    [`https://evil.com/${domain}`, 'name-elsewhere'],
    [`https://evil.com/?u=https%3A%2F%2F${domain}`, 'name-elsewhere'],
    [`https://evil.com#${domain}`, 'name-elsewhere'],
    // What a browser reads otherwise than people do.
    [`https://${domain}@evil.com`, 'userinfo'],
    [`https://${domain}:pass@evil.com/`, 'userinfo'],
    [`https://${domain}%2f@evil.com`, 'userinfo'],
    [`https://evil.com@${domain}`, 'userinfo'],
    [`https://${domain}\\@evil.com`, 'disguised'],
    [`https:\\\\${domain}`, 'disguised'],
    [`https://${domain.replace('e', '%65')}`, 'disguised'],
    [`https://${name}\u200b.example`, 'disguised'],
    [`https://\u202e${domain}`, 'disguised'],
    [`https://${domain}:8443/`, 'other-port'],
    [`https://${domain}(.evil.com`, 'name-inside'],
    [`javascript:alert(1)//${domain}`, 'not-a-page'],
    ['javascript:alert(1)', 'not-a-page'],
    ['JavaScript:alert(1)', 'not-a-page'],
    ['data:text/html,<h1>Hello</h1>', 'not-a-page'],
    [`ftp://${domain}/`, 'not-a-page'],
    [`tg://resolve?domain=${name}`, 'not-a-page'],
    // The account's name on a host that is not on the list.
    [`https://t.me/${name}`, 'name-elsewhere'],
    [`https://twitter.com/${name}`, 'name-elsewhere'],
    [`https://x.example/${name}_support`, 'name-elsewhere'],
    [`https://m.x.example/${name}`, 'name-elsewhere'],
    // Handles and mail.
    [`@${name}_`, 'handle-variation'],
    [`@${name}_official`, 'handle-variation'],
    [`@${name.replace(/.$/, '0')}`, 'handle-variation'],
    [`@${name}а`, 'handle-variation'],
    [`@${domain}`, 'handle-variation'],
    [`@${name}@social.example`, 'name-elsewhere'],
    [`${name}@gmail.com`, 'name-elsewhere'],
    [`${domain}@evil.com`, 'name-elsewhere'],
    [`support@${name}-help.com`, 'name-inside'],
    [`mailto:support@${name}.com?subject=Hi`, 'other-ending'],
    ...(name.length < 5 ? [] : insideOthers),
  ])('%s is a lookalike: %s', (text, reason) => {
    expect(checkChannel(text, delivered).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('lookalike');
  });

  test.each<[string, ChannelReason]>([
    ['https://www.wikipedia.org/wiki/Ledger', 'other-link'],
    ['münchen.de', 'other-link'],
    ['https://x.example/', 'other-account'],
    ['https://x.example/someone', 'other-account'],
    [`https://x.example/${name}/status/123`, 'below-account'],
    ['@someone', 'other-handle'],
    ['ledger', 'other-handle'],
    ['ada@mail.example', 'no-email'],
    [`team@${domain}`, 'own-domain-email'],
    [`mailto:team@${domain}`, 'own-domain-email'],
    [token, 'no-contract'],
    [token.toUpperCase().replace('X', 'x'), 'no-contract'],
    [token.slice(0, -1), 'no-contract'],
    ['So11111111111111111111111111111111111111112', 'no-contract'],
    ['tel:+123', 'other-scheme'],
    ['@', 'unreadable'],
    ['', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://a b/', 'unreadable'],
    [`https://${'a'.repeat(3000)}.${domain}`, 'too-long'],
  ])('%s is not on the list: %s', (text, reason) => {
    expect(checkChannel(text, delivered).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('unlisted');
  });
});

describe('with every placeholder replaced', () => {
  test.each<[string, ChannelReason]>([
    [`www.${name}.io`, 'listed'],
    [`https://${name}.io/presale`, 'listed'],
    [`https://beta.${name}.io`, 'subdomain'],
    [`https://x.com/${name}`, 'account'],
    [`t.me/${name}`, 'account'],
    [`https://t.me/${name}/5?comment=1`, 'account'],
    [`https://github.com/${name}/contracts`, 'account'],
    [`mailto:team@${name}.io?subject=Hello`, 'email'],
    [`TEAM@${name}.io`, 'email'],
    [token, 'contract'],
    [token.toUpperCase().replace('X', 'x'), 'contract'],
  ])('%s is official: %s', (text, reason) => {
    expect(checkChannel(text, live).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('official');
  });

  test.each<[string, ChannelReason]>([
    [`${name}.example`, 'other-ending'],
    [`www.${name}.lo`, 'confusable'],
    [`https://х.com/${name}`, 'confusable'],
    [`t.rne/${name}`, 'confusable'],
    [`https://telegram.me/${name}`, 'name-elsewhere'],
    [`https://t.me/${name}_bot`, 'name-elsewhere'],
    [`https://t.me.evil.com/${name}`, 'name-elsewhere'],
    [`https://github.com/${name}-labs`, 'name-elsewhere'],
    [`tearn@${name}.io`, 'confusable'],
    [`tem@${name}.io`, 'one-letter'],
    [`team@${name}.com`, 'other-ending'],
    [`${token.slice(0, 8)}${'0'.repeat(28)}${token.slice(-6)}`, 'contract-resembling'],
    [`${token.slice(0, 20)}0${token.slice(21)}`, 'contract-resembling'],
    [token.slice(0, -1), 'contract-resembling'],
  ])('%s is a lookalike: %s', (text, reason) => {
    expect(checkChannel(text, live).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('lookalike');
  });

  test.each<[string, ChannelReason]>([
    ['https://t.me/someone', 'other-account'],
    [`https://x.com/${name}/status/1`, 'below-account'],
    [`https://github.com/${name}/contracts/issues/1`, 'below-account'],
    [`sales@${name}.io`, 'own-domain-email'],
    ['ada@mail.example', 'other-email'],
    [`0x${'12'.repeat(20)}`, 'other-contract'],
    ['https://a.co', 'other-link'],
  ])('%s is not on the list: %s', (text, reason) => {
    expect(checkChannel(text, live).reason).toBe(reason);
    expect(verdictOf({ reason })).toBe('unlisted');
  });
});

describe.each([
  ['as it is delivered', delivered],
  ['with every placeholder replaced', live],
])('the list %s', (_, channels) => {
  const entries = channels.filter(({ value }) => value !== null);

  test.each(entries)('$label is official in every spelling', ({ kind, value, url }) => {
    for (const spelling of spellingsOf(kind, value ?? '', url)) {
      expect([spelling, verdictOf(checkChannel(spelling, channels))]).toEqual([
        spelling,
        'official',
      ]);
    }
  });

  test.each(entries)('$label is not official with any one letter changed', ({ value }) => {
    const hosts = hostsOf(channels).map((host) => host.replace(/^www\./, ''));
    for (const edit of editsOf(value ?? '')) {
      const finding = checkChannel(edit, channels);
      // What stands in front of a listed domain is its owner's, and is explained as that.
      const isUnder = hosts.some((host) => edit.endsWith(`.${host}`) || edit === host);
      if (!isUnder) expect([edit, verdictOf(finding)]).not.toEqual([edit, 'official']);
    }
  });

  test('a handle with any one letter changed is a variation', () => {
    for (const edit of editsOf(name)) {
      expect([edit, checkChannel(`@${edit}`, channels).reason]).toEqual([edit, 'handle-variation']);
    }
  });
});

function spellingsOf(kind: OfficialChannel['kind'], value: string, url: string | null): string[] {
  if (kind === 'email') return [value, value.toUpperCase(), `mailto:${value}`, url ?? ''];
  if (kind === 'contract') return [value, `0x${value.slice(2).toUpperCase()}`];
  const bare = value.replace(/^www\./, '');
  const starts = [value, bare, `www.${bare}`];
  return starts
    .flatMap((start) => ['', 'https://', 'http://', 'HTTPS://'].map((scheme) => scheme + start))
    .flatMap((start) => [start, start.toUpperCase()])
    .flatMap((start) => ['', '/', '?ref=mail', '/?ref=mail', '#top'].map((end) => start + end));
}

/** Every text that one letter added, missing, replaced or swapped makes of a text. */
function editsOf(text: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-._аоеіν'];
  const edits = [...text].flatMap((letter, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  // A dot at the end of a host changes nothing.
  const isSame = (edit: string) => edit.replace(/\.(?=\/|$)/, '') === text;
  return edits.concat(letters.map((letter) => text + letter)).filter((edit) => !isSame(edit));
}

function hostsOf(channels: readonly OfficialChannel[]): string[] {
  return channels.filter(({ kind }) => kind === 'domain').map(({ value }) => value ?? '');
}

import { handleOf } from '#shared/channels/channel-accounts.ts';
import { checkChannel } from '#shared/channels/channel-check.ts';
import { verdictOf } from '#shared/channels/channel-finding.ts';
import type { ChannelVerdict } from '#shared/channels/channel-verdicts.ts';
import { listOfficialChannels, type OfficialChannel } from '#shared/channels/official-channels.ts';
import { checkText } from '#shared/channels/pasted-text.ts';
import { site } from '#shared/site.ts';
import { lookalikeCases, officialCases, unlistedCases } from '#test/helpers/channel-cases.ts';
import { placeholderBrand, playBrand, realBrand } from '#test/helpers/real-brand.ts';

const delivered = listOfficialChannels(site.defaultOrigin);

test.each(['https://quellara-claim.zq', 'https://qz.kw/quellara'])(
  'a name is imitated also where no channel contains it: %s',
  (pasted) => {
    const defaultOrigin = 'https://www.qlr-chain.io';
    playBrand({ ...placeholderBrand, slug: realBrand.slug, defaultOrigin });
    const channels = listOfficialChannels(defaultOrigin);
    const finding = checkChannel(pasted, channels);
    expect(verdictOf(finding)).toBe('lookalike');
    expect(finding.channel?.url).toBe(defaultOrigin);
    jest.restoreAllMocks();
  },
);

describe('for a brand on launch day', () => {
  let channels: OfficialChannel[];
  beforeAll(() => {
    playBrand(realBrand);
    channels = listOfficialChannels(realBrand.defaultOrigin);
  });
  afterAll(() => jest.restoreAllMocks());

  test.each(officialCases)('%s is official: %s', expectFinding('official'));
  test.each(lookalikeCases)('%s is a lookalike: %s', expectFinding('lookalike'));
  test.each(unlistedCases)('%s is not on the list: %s', expectFinding('unlisted'));

  function expectFinding(verdict: ChannelVerdict) {
    return (pasted: string, reason: string) => {
      const finding = checkChannel(pasted, channels);
      expect({ reason: finding.reason, verdict: verdictOf(finding) }).toEqual({ reason, verdict });
    };
  }

  test('each official address is official, and any changed letter makes it unofficial', () => {
    expectInvariants(channels);
  });

  test.each([
    'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
    `0x${'5d4b'.repeat(16)}::coin::COIN`,
    'GBNZILSTVQZ4R7IKQDGHYGY2QXL5QOFJYQMXPKWRRM5PAV7Y4M67AQUA',
    'token.quellara.near',
    '0.0.456858',
  ])('a contract is official in whatever form its chain writes it: %s', (value) => {
    const listed: OfficialChannel[] = [{ kind: 'contract', label: 'C', value, url: null }];
    const other = value.replace(/.(.{5})$/, 'x$1');
    expect(checkChannel(value, listed).reason).toBe('contract');
    expect(checkChannel(other, listed).reason).toBe('contract-resembling');
    expect(checkText(`Token: ${value}`, listed).findings[0]?.reason).toBe('contract');
  });

  const below = ['https://x.com/quellara/status/1', 'https://t.me/quellara_hq/5'];

  test.each(below)('a listed page below an account is official: %s', (url) => {
    const page: OfficialChannel = { kind: 'page', label: 'P', value: url.slice(8), url };
    expect(checkChannel(url, [...channels, page]).reason).toBe('page');
    expect(checkChannel(`${url}0`, [...channels, page]).reason).toBe('below-account');
  });

  const invitation = 'https://t.me/+Ab3dEf9hIj';
  const repository = 'https://github.com/quellara-labs/node';

  test.each([
    // Nothing else on the path of an invitation is official.
    ['telegram', invitation, invitation, 'page'],
    ['telegram', invitation, invitation.toLowerCase(), 'other-page'],
    ['telegram', invitation, '@+Ab3dEf9hIj', 'other-handle'],
    // The owner of a repository is neither a lookalike nor official.
    ['github', repository, repository, 'account'],
    ['github', repository, 'https://github.com/quellara-labs', 'below-account'],
    ['github', repository, '@node', 'other-handle'],
    // Foreign capitals that lower-case to Latin letters are not ours.
    ['x', 'https://x.com/kelvin', '@\u212aelvin', 'handle-variation'],
    ['email', 'kai@kelvin.io', '\u212aai@kelvin.io', 'confusable'],
  ] as const)('where %s %s is all that is listed, %s is %s', (kind, address, pasted, reason) => {
    const url = kind === 'email' ? null : address;
    const listed = { kind, label: 'L', value: address.replace('https://', ''), url };
    expect(checkChannel(pasted, [listed]).reason).toBe(reason);
  });
});

test('if only the site is published, no email address and no contract is ours', () => {
  const channels = listOfficialChannels('https://www.example.com').slice(0, 1);
  expect(checkChannel('ada@mail.example', channels).reason).toBe('no-email');
  expect(checkChannel(`0x${'12'.repeat(20)}`, channels).reason).toBe('no-contract');
});

describe('a link with our name to a service where our channel has another address', () => {
  beforeAll(() => playBrand(placeholderBrand));
  afterAll(() => jest.restoreAllMocks());

  test.each([
    ['https://t.me/ostrava_support', 'telegram'],
    ['https://telegram.org/ostrava', 'telegram'],
    ['https://x.com/ostrava', 'x'],
    ['https://m.twitter.com/ostrava', 'x'],
    // None of ours is published there, and a shortener is none of these services.
    ['https://github.com/ostrava', 'domain'],
    ['https://t.co/ostrava', 'domain'],
  ])('%s is compared with our channel of the kind: %s', (pasted, kind) => {
    const channels = listOfficialChannels(placeholderBrand.defaultOrigin);
    const { reason, channel } = checkChannel(pasted, channels);
    expect([reason, channel?.kind]).toEqual(['name-elsewhere', kind]);
  });
});

test('with the delivered settings each official address is official, and any changed letter makes it unofficial', () => {
  expectInvariants(delivered);
});

describe('the list of official channels', () => {
  afterEach(() => jest.restoreAllMocks());

  test('has whole domains only if they are the site’s or in ownDomains', () => {
    playBrand(realBrand);
    const all = listOfficialChannels('https://www.quellara.io');
    const listed = all.map(({ kind, value }) => [kind, value]);
    expect(listed.filter(([kind]) => kind === 'domain')).toEqual([
      ['domain', 'www.quellara.io'],
      ['domain', 'quellara.org'],
    ]);
    expect(listed.filter(([kind]) => kind === 'page')).toEqual([
      ['page', 'forms.gle/Hq7RwZt2LbKd9xVn6'],
      ['page', 'quellara.github.io/usdql'],
    ]);
  });

  test('includes subdomains of the site, but not neighbouring domains', () => {
    playBrand(realBrand);
    jest.replaceProperty(site, 'labContact', 'https://lab.quellara.vercel.app/contact' as never);
    const kindOfLab = (origin: string) => listOfficialChannels(origin)[1]?.kind;
    expect(kindOfLab('https://quellara.vercel.app')).toBe('domain');
    expect(kindOfLab('https://another.vercel.app')).toBe('page');
    expect(kindOfLab('https://ara.vercel.app')).toBe('page');
  });
});

/** Each listed address is official in every spelling, and unofficial with one letter changed. */
function expectInvariants(channels: readonly OfficialChannel[]): void {
  const own = channels
    .filter(({ kind }) => kind === 'domain')
    .map(({ value }) => bare(value ?? ''));
  const handles = channels.map(handleOf);
  const said: string[][] = [];
  for (const channel of channels) {
    const { value, url } = channel;
    if (value === null) continue;
    // Such as an invitation to a group.
    const isAccount = ['x', 'telegram', 'github'].includes(channel.kind);
    const kind = isAccount && !handleOf(channel) ? 'page' : channel.kind;
    for (const spelling of spellingsOf(kind, value, url)) {
      const verdict = verdictOf(checkChannel(spelling, channels));
      if (verdict !== 'official') said.push([spelling, verdict]);
    }
    for (const edit of editsOf(kind, value)) {
      // A subdomain of ours is ours.
      const isUnder = own.some((host) => edit === host || edit.endsWith(`.${host}`));
      const isOurs = verdictOf(checkChannel(edit, channels)) === 'official';
      // A domain may differ from a handle by its dot.
      if (isOurs && !isUnder && !handles.includes(edit)) said.push([edit, 'official']);
    }
  }
  expect(said).toEqual([]);
}

function spellingsOf(kind: OfficialChannel['kind'], value: string, url: string | null): string[] {
  if (kind === 'email') return [value, value.toUpperCase(), `mailto:${value}`, url ?? ''];
  if (kind === 'contract') return [value];
  const starts = [value, bare(value), `www.${bare(value)}`];
  const schemes = ['', 'https://', 'http://', 'HTTPS://'];
  const written = starts.flatMap((start) => schemes.map((scheme) => scheme + start));
  if (kind === 'page') return written;
  return written
    .flatMap((start) => [start, start.toUpperCase()])
    .flatMap((start) => ['', '/', '?ref=mail', '/?ref=mail', '#top'].map((end) => start + end));
}

/** All variants of a text with one letter added, missing, replaced or swapped. */
function editsOf(kind: OfficialChannel['kind'], text: string): string[] {
  // Letters, a lookalike, and separators.
  const letters = [...'aelmorst01-._/аоі'];
  const edits = [...text].flatMap((letter, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
    ];
  });
  const isSame = (edit: string) => normal(kind, edit) === normal(kind, text);
  return edits.concat(letters.map((letter) => text + letter)).filter((edit) => !isSame(edit));
}

/** A trailing dot or slash changes nothing, nor does letter case except in a path. */
function normal(kind: OfficialChannel['kind'], text: string): string {
  const isCased = kind === 'page' || (kind === 'contract' && !text.startsWith('0x'));
  const written = isCased ? text : text.toLowerCase();
  if (kind === 'contract' || kind === 'email') return written;
  return written
    .replace(/^\/+/, '')
    .replace(/\.(?=\/|$)/, '')
    .replace(/\/(?=\?|$)/, '');
}

function bare(value: string): string {
  return value.replace(/^www\./, '');
}

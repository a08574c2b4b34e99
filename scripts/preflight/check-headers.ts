import type { Answer } from './answer';
import { attributes } from './attributes';
import { errorsUnless, type Finding, warning } from './finding';
import { cacheRules, type Kind, protections } from './header-rules';
import type { Site } from './site';

/** One of each kind of what is served; pages are all asked. */
const samples: readonly { path: string; kind: Kind }[] = [
  { path: '/favicon.svg', kind: 'file' },
  { path: '/cards/home.png', kind: 'file' },
  { path: '/fonts/besley.woff2', kind: 'file' },
  { path: '/claims.json', kind: 'file' },
  { path: '/robots.txt', kind: 'file' },
  { path: '/no-such-page', kind: 'error' },
];

/** What every answer says beside its content: protection, caching, and nothing about visitors or the server. */
export async function checkHeaders(site: Site): Promise<Finding[]> {
  const home = site.pages.find(({ path }) => path === '/');
  const assets = home
    ? [
        ...attributes(home.$, 'script[src]', 'src'),
        ...attributes(home.$, 'link[rel="stylesheet"]', 'href'),
      ]
    : [];
  const all = [
    ...site.pages.map(({ path }) => ({ path, kind: 'page' as const })),
    ...assets.map((path) => ({ path, kind: 'asset' as const })),
    ...samples,
  ];
  const found = await Promise.all(
    all.map(async ({ path, kind }) => {
      const answer = await site.ask(path);
      return answer.failure ? [] : judge(answer, kind, site.origin.startsWith('https:'));
    }),
  );
  return found.flat();
}

function judge({ path, headers }: Answer, kind: Kind, isHttps: boolean): Finding[] {
  const read = (name: string) => String(headers[name] ?? '');
  const needed = [...protections(kind), ...(isHttps ? [hsts] : []), cacheRules[kind]];
  const vary = read('vary').toLowerCase();
  const isVaried = !headers['content-encoding'] || vary.includes('accept-encoding');
  const namesVersion = /\d/.test(read('server'));
  return [
    ...errorsUnless(path, [
      ...needed.map(
        ({ name, wanted, mend }) =>
          [wanted.test(read(name)), tell(name, read(name)), mend] as const,
      ),
      [isVaried, 'vary does not name Accept-Encoding', 'caches would give brotli to everybody'],
      [!/\*|cookie|user-agent/.test(vary), tell('vary', vary), 'no cache can keep that'],
      ...unwanted.map((name) => [!headers[name], tell(name, read(name)), lookAtProxy] as const),
    ]),
    ...(namesVersion ? [warning(path, tell('server', read('server')), 'name no version')] : []),
  ];
}

const unwanted = ['set-cookie', 'x-powered-by'];
const lookAtProxy = 'the site sends none; look at the proxy or CDN';

const hsts = {
  name: 'strict-transport-security',
  // Half a year is what Mozilla's Observatory wants.
  wanted: /max-age=(?:1[5-9]\d{6}|[2-9]\d{7}|\d{9,})/,
  mend: 'PUBLIC_ORIGIN must begin with https:, HSTS_SECONDS must be half a year at least, and the proxy must keep the header',
};

function tell(name: string, value: string): string {
  if (value === '') return `${name} is missing`;
  return `${name} is “${value.length > 60 ? `${value.slice(0, 57)}…` : value}”`;
}

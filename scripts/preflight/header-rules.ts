/** What is served in its own way. */
export type Kind = 'page' | 'asset' | 'file' | 'error';

interface HeaderRule {
  /** In small letters, as Node gives it. */
  name: string;
  wanted: RegExp;
  mend: string;
}

const keep = 'let proxy and CDN keep the site’s header';

/** Headers that keep others from using the site against its visitors. */
export function protections(kind: Kind): HeaderRule[] {
  const always = [
    { name: 'x-content-type-options', wanted: /^nosniff$/, mend: keep },
    { name: 'x-frame-options', wanted: /^deny$/i, mend: keep },
    { name: 'referrer-policy', wanted: /^no-referrer$/, mend: keep },
    { name: 'cross-origin-opener-policy', wanted: /^same-origin$/, mend: keep },
    { name: 'cross-origin-resource-policy', wanted: /^(?:same|cross)-origin$/, mend: keep },
    { name: 'permissions-policy', wanted: /camera=\(\).*geolocation=\(\)/, mend: keep },
  ];
  return kind === 'page' || kind === 'error' ? [...always, contentPolicy] : always;
}

/** Nothing by default, nothing inline, no plain text, no frames. */
const contentPolicy: HeaderRule = {
  name: 'content-security-policy',
  wanted:
    /^(?!.*(?:unsafe-|\*|\bhttp:|\bdata:))(?=.*default-src 'none')(?=.*frame-ancestors 'none')(?=.*require-trusted-types-for 'script')/,
  mend: keep,
};

/** As scripts/deploy/README.md promises them to proxies and CDNs. */
export const cacheRules: Record<Kind, HeaderRule> = {
  page: { name: 'cache-control', wanted: /^public, max-age=0, s-maxage=\d+/, mend: keep },
  asset: { name: 'cache-control', wanted: /max-age=31536000, immutable/, mend: keep },
  file: { name: 'cache-control', wanted: /^public, max-age=3600, must-revalidate$/, mend: keep },
  error: { name: 'cache-control', wanted: /^no-store$/, mend: 'an error must not be kept' },
};

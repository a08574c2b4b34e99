/** A host without what everybody may leave out: `www.x.com` and `x.com` show the same. */
export function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}

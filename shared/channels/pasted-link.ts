import { hostInUnicode } from './punycode';

export type PastedLink = NonNullable<ReturnType<typeof readLink>>;

/**
 * A link parsed as a browser parses it: https://url.spec.whatwg.org/#url-parsing. Undefined if a browser
 * could not open it.
 */
export function readLink(text: string) {
  const scheme = /^https?(?=:)/i.exec(text)?.[0] ?? 'https';
  const address = text.replace(/^https?:/i, '').replace(/^[/\\]*/, '');
  const authority = address.split(/[/\\?#]/, 1)[0] ?? '';
  const url = parse(`${scheme}://${address}`);
  if (!url) return undefined;
  const written = withoutLastDot(authority.replace(/^.*@/s, '').replace(/:\d*$/, ''));
  const asciiHost = withoutLastDot(url.hostname);
  const host = hostInUnicode(asciiHost);
  const isAscii = /^[\x20-\x7e]*$/.test(written);
  const isPlain = [asciiHost, host].includes(written.toLowerCase().normalize());
  return {
    isSecure: url.protocol === 'https:',
    /** In readable form, without a trailing dot. */
    host,
    /** The registered form, with punycode for other letters than a to z. */
    asciiHost,
    /** Empty for the scheme's default port. */
    port: url.port,
    path: url.pathname,
    search: url.search,
    hash: url.hash,
    /** Path, query and fragment, percent-decoded. */
    rest: resolveCodes(url.pathname + url.search + url.hash),
    /** Whether there is something before an `@`, which a browser takes for a user name. */
    hasUserinfo: authority.includes('@'),
    /** Whether backslashes, percent-encoding in the host or `..` in the path disguise where it leads. */
    isDisguised: text.includes('\\') || (isAscii && !isPlain) || stepsBack.test(address),
    /** Whether the host has characters that a browser replaces. */
    hasOtherLetters: !isAscii && !isPlain,
  };
}

/** The scheme in lower case, if it is not a web address. `host:port` has none. */
export function otherSchemeOf(text: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? [];
  const isPort = /^\d{1,5}(?:[/?#]|$)/.test(rest) && /\.|^localhost$/i.test(scheme);
  return isPort || /^(?:https?)?$/i.test(scheme) ? undefined : scheme.toLowerCase();
}

/** `..` in a path, also percent-encoded. */
const stepsBack = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

function withoutLastDot(host: string): string {
  return host.replace(/\.$/, '');
}

function resolveCodes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Some addresses contain a stray percent sign.
    return text;
  }
}

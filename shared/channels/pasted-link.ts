import { hostInUnicode } from './punycode';

/** Where a link leads, read as a browser reads it: https://url.spec.whatwg.org/#url-parsing */
export interface PastedLink {
  isSecure: boolean;
  /** With its letters as they are read, without the dot that may end it. */
  host: string;
  /** The same as it is registered: other letters than a to z have a code. */
  asciiHost: string;
  /** Nothing for the scheme's own. */
  port: string;
  path: string;
  search: string;
  hash: string;
  /** Path, query and fragment with their codes resolved. */
  rest: string;
  /** Whether something stands before an `@`, where a browser takes it for a user's name. */
  hasUserinfo: boolean;
  /** Whether backslashes, codes in the host or steps back in the path say something else than they do. */
  isDisguised: boolean;
  /** Whether letters that a browser changes stand in the host. */
  hasOtherLetters: boolean;
}

/** Nothing when a browser could not open it. */
export function readLink(text: string): PastedLink | undefined {
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
    host,
    asciiHost,
    port: url.port,
    path: url.pathname,
    search: url.search,
    hash: url.hash,
    rest: resolveCodes(url.pathname + url.search + url.hash),
    hasUserinfo: authority.includes('@'),
    isDisguised: text.includes('\\') || (isAscii && !isPlain) || stepsBack.test(address),
    hasOtherLetters: !isAscii && !isPlain,
  };
}

/** The scheme of what is no web address, in small letters; nothing for an address with a port. */
export function otherSchemeOf(text: string): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(text) ?? [];
  const isPort = /^\d{1,5}(?:[/?#]|$)/.test(rest) && /\.|^localhost$/i.test(scheme);
  return isPort || /^(?:https?)?$/i.test(scheme) ? undefined : scheme.toLowerCase();
}

/** A part of a path that a browser leaves out, together with the one before it. */
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
    // A stray percent sign, as some addresses have one.
    return text;
  }
}

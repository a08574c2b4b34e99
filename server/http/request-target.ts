import type { IncomingMessage } from 'node:http';

const malformed = new WeakSet<IncomingMessage>();
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Sets `req.url` to a path, or to `*`. Express would answer a target that it cannot parse with its own
 * page, so such a target becomes `/` and the guard rejects the request.
 */
export function toOriginForm(req: IncomingMessage): void {
  const target = req.url ?? '';
  const [, authority, rest = ''] = absoluteForm.exec(target) ?? [];
  const isAbsolute = authority !== undefined;
  const path = isAbsolute ? (rest.startsWith('/') ? rest : `/${rest}`) : target;
  const isForm = path.startsWith('/') || (path === '*' && req.method === 'OPTIONS');
  const isFine = isForm && !path.includes('#') && (!isAbsolute || isAuthority(authority));
  if (!isFine) malformed.add(req);
  req.url = isFine ? path : '/';
}

export function hasMalformedTarget(req: IncomingMessage): boolean {
  return malformed.has(req);
}

/** A valid Host field: as RFC 3986 (section 3.2.2), but neither empty nor a list. */
const authoritySyntax =
  /^(?:(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+|\[(?:[\da-f:.]+|v[\da-f]+\.[\w.~:-]+)\])(?::(\d{0,5}))?$/i;

export function isAuthority(value: string): boolean {
  const match = authoritySyntax.exec(value);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

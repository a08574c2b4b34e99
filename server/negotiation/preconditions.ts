import type { IncomingHttpHeaders } from 'node:http';

/** What identifies the present state of what is asked for. */
export interface Validators {
  etag: string;
  /** In whole seconds since 1970. */
  modifiedAt?: number;
}

/** Steps 1 and 2 of https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2; Express knows the others. */
export function failsPrecondition(
  headers: IncomingHttpHeaders,
  { etag, modifiedAt }: Validators,
): boolean {
  const match = headers['if-match'];
  if (match !== undefined) return match.trim() !== '*' && !namesExactly(match, etag);
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  // Without a date of change, or a readable date to compare it with, the condition does not count.
  return modifiedAt !== undefined && unmodifiedSince !== undefined && modifiedAt > unmodifiedSince;
}

/** Step 5: whether a range may be sent, because the client has the rest of this very state. */
export function allowsRange(
  headers: IncomingHttpHeaders,
  { etag, modifiedAt }: Validators,
): boolean {
  const condition = headers['if-range'];
  if (condition === undefined || Array.isArray(condition)) return true;
  if (condition.includes('"')) return namesExactly(condition, etag);
  return modifiedAt !== undefined && readDate(condition) === modifiedAt;
}

/** By the strong comparison, in which no weak validator is equal to any: section 8.8.3.2 */
function namesExactly(list: string, etag: string): boolean {
  const entries: string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return !etag.startsWith('W/') && entries.includes(etag);
}

/** Any of HTTP's three forms of a date, in seconds; the oldest one does not name its time zone, GMT. */
function readDate(value = ''): number | undefined {
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  const time = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

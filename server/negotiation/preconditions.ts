import type { IncomingHttpHeaders } from 'node:http';

/** Identify the current version of a resource. */
export interface Validators {
  etag: string;
  /** In whole seconds since 1970. */
  modifiedAt?: number;
}

/** Steps 1 and 2 of https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2; Express does the others. */
export function failsPrecondition(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators) {
  const match = headers['if-match'];
  if (match !== undefined) return match.trim() !== '*' && !namesExactly(match, etag);
  const unmodifiedSince = readDate(headers['if-unmodified-since']);
  // Without two valid dates to compare, the condition is ignored.
  return modifiedAt !== undefined && unmodifiedSince !== undefined && modifiedAt > unmodifiedSince;
}

/** Step 5: whether a range may be sent, because the client's part is of the same version. */
export function allowsRange(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators) {
  const condition = headers['if-range'];
  if (condition === undefined || Array.isArray(condition)) return true;
  if (condition.includes('"')) return namesExactly(condition, etag);
  return modifiedAt !== undefined && readDate(condition) === modifiedAt;
}

/** Strong comparison, in which a weak validator equals none: section 8.8.3.2 */
function namesExactly(list: string, etag: string): boolean {
  const entries: string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return !etag.startsWith('W/') && entries.includes(etag);
}

/** Any of HTTP's three date formats, in seconds; the oldest leaves out its time zone, GMT. */
function readDate(value = ''): number | undefined {
  if (!/^[A-Z][a-z]{2,8},? /.test(value)) return undefined;
  const time = Date.parse(value.endsWith(' GMT') ? value : `${value} GMT`);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

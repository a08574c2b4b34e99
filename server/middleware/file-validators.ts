import { type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  allowsRange,
  failsPrecondition,
  type Validators,
} from '#server/negotiation/preconditions.ts';

/** Time and size in nginx's format, so that an ETag is valid on both servers. */
export function validatorsOf({ mtimeMs, size }: Stats): Required<Validators> {
  const modifiedAt = Math.floor(mtimeMs / 1000);
  return { etag: `"${modifiedAt.toString(16)}-${size.toString(16)}"`, modifiedAt };
}

/** Whether a precondition fails: the client means another version of the file. */
export function isChanged(file: string, headers: IncomingHttpHeaders): boolean {
  if (!('if-match' in headers || 'if-unmodified-since' in headers)) return false;
  const validators = readValidators(file);
  return validators !== undefined && failsPrecondition(headers, validators);
}

/**
 * Whether a range is served: by GET, of the version that the client has a part of. Whoever asks for more last
 * bytes than there are gets all: https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
 */
export function servesRange(file: string, { method, headers }: IncomingMessage): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  const [, last = 0] = /[=,]\s*-(\d+)/.exec(headers.range ?? '') ?? [];
  return (
    method === 'GET' &&
    (stat === undefined || (Number(last) <= stat.size && allowsRange(headers, validatorsOf(stat))))
  );
}

/** Undefined if the file is gone. */
function readValidators(file: string): Validators | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && validatorsOf(stat);
}

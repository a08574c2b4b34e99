import { type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import {
  allowsRange,
  failsPrecondition,
  type Validators,
} from '#server/negotiation/preconditions.ts';

/** Time and size in nginx's format, so that an ETag is valid on both servers. */
export function validatorsOf({ mtimeMs, size }: Stats): Validators {
  const modifiedAt = Math.floor(mtimeMs / 1000);
  return { etag: `"${modifiedAt.toString(16)}-${size.toString(16)}"`, modifiedAt };
}

/** Whether a precondition fails: the client means another version of the file. */
export function isChanged(file: string, headers: IncomingHttpHeaders): boolean {
  if (!('if-match' in headers || 'if-unmodified-since' in headers)) return false;
  const validators = readValidators(file);
  return validators !== undefined && failsPrecondition(headers, validators);
}

/** Whether a range may be served: the client's part is of the current version of the file. */
export function isContinued(file: string, headers: IncomingHttpHeaders): boolean {
  if (!('if-range' in headers)) return true;
  const validators = readValidators(file);
  return validators === undefined || allowsRange(headers, validators);
}

/** Undefined if the file is gone. */
function readValidators(file: string): Validators | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && validatorsOf(stat);
}

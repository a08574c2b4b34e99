import { type Stats, statSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import {
  allowsRange,
  failsPrecondition,
  type Validators,
} from '#server/negotiation/preconditions.ts';

/** Time and size, written as nginx does it, so that a visitor may go from one server to the other. */
export function validatorsOf({ mtimeMs, size }: Stats): Validators {
  const modifiedAt = Math.floor(mtimeMs / 1000);
  return { etag: `"${modifiedAt.toString(16)}-${size.toString(16)}"`, modifiedAt };
}

/** Whether the client wants another state of the file than the present one. */
export function isChanged(file: string, headers: IncomingHttpHeaders): boolean {
  if (!('if-match' in headers || 'if-unmodified-since' in headers)) return false;
  const validators = readValidators(file);
  return validators !== undefined && failsPrecondition(headers, validators);
}

/** Whether the client has a part of the present state of the file, and may be sent another. */
export function isContinued(file: string, headers: IncomingHttpHeaders): boolean {
  if (!('if-range' in headers)) return true;
  const validators = readValidators(file);
  return validators === undefined || allowsRange(headers, validators);
}

/** Nothing where the file is gone. */
function readValidators(file: string): Validators | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat && validatorsOf(stat);
}

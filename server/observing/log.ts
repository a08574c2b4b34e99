import pino from 'pino';
import type { LogLevel } from './log-level';

/** How much of the log waits when its reader is slow; more is dropped. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** One finished request. It holds no address, query or user agent, so it names no visitor. */
interface RequestSummary {
  route: string;
  method: string;
  status: number;
  durationMs: number;
  /** Written to the connection, head included. */
  bytes: number;
  /** The visitor went away before the end. */
  isAborted?: true;
}

export interface LogEntry {
  level: Exclude<LogLevel, 'silent'>;
  message: string;
  requestId?: string;
  /** Printed with its stack. Details of a failure go here and nowhere else. */
  error?: unknown;
  request?: RequestSummary;
}

export type Log = (entry: LogEntry) => void;

/** One line of JSON on the standard output for each entry. */
export function createLog(level: LogLevel): Log {
  // A request does not wait for the line to be written; what is left is written when the process ends.
  const destination = pino.destination({ sync: false, maxLength: MAX_WAITING_BYTES });
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return ({ level, message, requestId, error, request }) => {
    logger[level](
      { requestId, ...request, ...(error === undefined ? {} : { err: error }) },
      message,
    );
  };
}

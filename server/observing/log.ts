import pino from 'pino';
import type { Config } from '#server/settings/config.ts';

type LogLevel = Config['logLevel'];

/** How much of the log is buffered when its reader is slow; the rest is dropped. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;

/** One finished request. No address, query or user agent, so that it identifies no visitor. */
interface RequestSummary {
  route: string;
  method: string;
  status: number;
  durationMs: number;
  /** Bytes written to the connection, headers included. */
  bytes: number;
  /** The client disconnected before the end. */
  isAborted?: true;
}

export interface LogEntry {
  level: Exclude<LogLevel, 'silent'>;
  message: string;
  requestId?: string;
  /** Logged with its stack, which is never sent to a client. */
  error?: unknown;
  request?: RequestSummary;
}

export type Log = (entry: LogEntry) => void;

/** One line of JSON on the standard output for each entry. */
export function createLog(level: LogLevel): Log {
  // Asynchronous, so that no request waits for the log; the rest is flushed when the process ends.
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

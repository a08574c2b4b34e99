export interface LogEntry {
  message: string;
  requestId: string;
  error?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** One line to stderr, and the stack below it. Details of a failure go here and nowhere else. */
export const logToConsole: Log = ({ message, requestId, error }) => {
  console.error(`${message} (request ${requestId})`, error ?? '');
};

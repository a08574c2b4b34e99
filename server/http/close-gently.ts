import type { Duplex } from 'node:stream';

/** How long the rest of a rejected request is read and discarded. */
const LINGER_MS = 1000;

/**
 * Closes a connection on which the client may still be sending. Closing at once would reset it, and
 * the client's system would discard the response: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeGently(socket: Duplex): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

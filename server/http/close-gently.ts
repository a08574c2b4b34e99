import type { Duplex } from 'node:stream';

/** How long the rest of a refused request is read and thrown away. */
const LINGER_MS = 1000;

/**
 * Ends a connection on which the visitor may still be sending. Closing at once would reset it, and
 * the visitor's system would throw the answer away: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeGently(socket: Duplex): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

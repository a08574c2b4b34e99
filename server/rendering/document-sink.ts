import { Writable } from 'node:stream';

interface DocumentSinkOptions {
  /** Called if React writes the whole document in one turn of the event loop. */
  onWhole: (document: Buffer) => void;
  /** Called if it does not, because something suspends: returns the stream to continue with. */
  onStream: () => Writable & { flush?: () => void };
}

/**
 * Collects React's 4 KB chunks, because compressing and sending each by itself would be half of a
 * request's cost. A document that suspends is streamed, and flushed whenever React flushes.
 */
export function documentSink({ onWhole, onStream }: DocumentSinkOptions): Writable {
  const pieces: Buffer[] = [];
  let stream: ReturnType<DocumentSinkOptions['onStream']> | undefined;
  /** Called when the stream drains, because the compressing response accepts no write callbacks. */
  let resume = () => {};

  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      if (stream) {
        if (stream.write(piece)) done();
        else resume = done;
        return;
      }
      // No copy is needed: React uses a new buffer after each write.
      pieces.push(piece);
      done();
    },
    final(done) {
      if (stream) stream.end();
      else onWhole(Buffer.concat(pieces));
      done();
    },
  });
  setImmediate(() => {
    if (sink.writableEnded) return;
    stream = onStream();
    stream.on('drain', () => resume());
    stream.once('error', (error) => sink.destroy(error));
    for (const piece of pieces) stream.write(piece);
    stream.flush?.();
  });
  return Object.assign(sink, { flush: () => stream?.flush?.() });
}

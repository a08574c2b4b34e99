import { Writable } from 'node:stream';

interface DocumentSinkOptions {
  /** Called when React has written the whole document in one turn of the event loop. */
  onWhole: (document: Buffer) => void;
  /** Called when it has not, because something suspends: gives the stream to go on with. */
  onStream: () => Writable & { flush?: () => void };
}

/**
 * Stands between React and the response, because React writes in pieces of 4 KB, and each would be
 * compressed and sent by itself, which is half of a request's cost. A document that suspends is
 * passed on and flushed as React does it.
 */
export function documentSink({ onWhole, onStream }: DocumentSinkOptions): Writable {
  const pieces: Buffer[] = [];
  let stream: ReturnType<DocumentSinkOptions['onStream']> | undefined;
  /** Called when the stream takes more. The compressing response takes no callbacks itself. */
  let goOn = () => {};

  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      if (stream) {
        if (stream.write(piece)) done();
        else goOn = done;
        return;
      }
      // They need no copy: React takes a new buffer after each write.
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
    stream.on('drain', () => goOn());
    stream.once('error', (error) => sink.destroy(error));
    for (const piece of pieces) stream.write(piece);
    stream.flush?.();
  });
  return Object.assign(sink, { flush: () => stream?.flush?.() });
}

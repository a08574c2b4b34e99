/**
 * Finds the ends of HTTP/1.1 responses in what one connection sends. Node's own client costs more
 * than the quicker servers do, and would measure itself.
 */
export function responseReader(onEnd: (status: number) => void): (data: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let step = readHead;
  let status = 0;
  let isChunked = false;
  /** Bytes of the body, or of a chunk with its line end, that are still to come. */
  let left = 0;

  return (data) => {
    pending = pending.length > 0 ? Buffer.concat([pending, data]) : data;
    while (step());
  };

  /** Like every step, tells whether it came to its end; otherwise more bytes are needed. */
  function readHead(): boolean {
    const head = takeUntil('\r\n\r\n');
    if (head === undefined) return false;
    status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    isChunked = /\r\ntransfer-encoding: chunked/i.test(head);
    left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    step = isChunked ? readSize : readBody;
    return true;
  }

  function readSize(): boolean {
    const line = takeUntil('\r\n');
    if (line === undefined) return false;
    const size = Number.parseInt(line, 16);
    if (size === 0) isChunked = false;
    left = size + '\r\n'.length;
    step = readBody;
    return true;
  }

  function readBody(): boolean {
    const taken = Math.min(left, pending.length);
    pending = pending.subarray(taken);
    left -= taken;
    if (left > 0) return false;
    step = isChunked ? readSize : readHead;
    if (!isChunked) onEnd(status);
    return pending.length > 0;
  }

  function takeUntil(mark: string): string | undefined {
    const end = pending.indexOf(mark);
    if (end < 0) return undefined;
    const text = pending.toString('latin1', 0, end);
    pending = pending.subarray(end + mark.length);
    return text;
  }
}

import type { Fault, Served } from './broken-site';

/** Spoils one address only. */
export function at(path: string, spoil: (served: Served) => ReturnType<Fault>): Fault {
  return (served, req) => (req.url === path ? spoil(served) : served);
}

/** Spoils everything that is a page. */
export function onPages(spoil: (served: Served) => ReturnType<Fault>): Fault {
  return (served) =>
    String(served.headers['content-type']).startsWith('text/html') ? spoil(served) : served;
}

/** @throws Error when there is nothing to replace, because nothing would be broken then */
export function replacing(from: string | RegExp, to: string): (served: Served) => Served {
  return (served) => {
    const text = served.body.toString();
    const spoiled = text.replace(from, to);
    if (spoiled === text) throw new Error(`Nothing to break: ${from}`);
    return { ...served, body: Buffer.from(spoiled) };
  };
}

/** A header without a value is taken out. */
export function withHeaders(headers: Served['headers']): (served: Served) => Served {
  return (served) => {
    const all = Object.entries({ ...served.headers, ...headers });
    return {
      ...served,
      headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    };
  };
}

export function withStatus(status: number): (served: Served) => Served {
  return (served) => ({ ...served, status });
}

export function withBody(body: Buffer): (served: Served) => Served {
  return (served) => ({ ...served, body });
}

export function withPngWidth(width: number): (served: Served) => Served {
  return (served) => {
    const body = Buffer.from(served.body);
    body.writeUInt32BE(width, 16);
    return { ...served, body };
  };
}

/** Part of one header is another. */
export function withPartOfHeader(
  name: string,
  from: string,
  to: string,
): (served: Served) => Served {
  return (served) =>
    withHeaders({ [name]: String(served.headers[name]).replace(from, to) })(served);
}

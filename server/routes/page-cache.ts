/** Finished responses of pages, each rendered once however many ask for it at the same time. */
export interface PageCache {
  /**
   * The body kept under `key`. Where there is none, the first caller renders and gets nothing back,
   * because its response is sent already; the others wait for that one.
   */
  get(
    key: string,
    render: (keep: (body: Buffer | undefined) => void) => Promise<void>,
  ): Promise<Buffer | undefined>;
}

/** Keys come from the page table and the encodings, and old ones make room: the cache is bounded. */
const MAXIMUM_ENTRIES = 64;

interface Entry {
  body: Promise<Buffer | undefined>;
  expiresAt: number;
}

/** @param seconds for how long a response is kept, from the moment it was asked for */
export function pageCache(seconds: number): PageCache {
  const entries = new Map<string, Entry>();
  return {
    async get(key, render) {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > Date.now()) {
        const body = await entry.body;
        if (body) return body;
      }
      let keep: (body: Buffer | undefined) => void = () => {};
      const body = new Promise<Buffer | undefined>((resolve) => {
        keep = resolve;
      });
      entries.delete(key);
      const oldest = entries.size >= MAXIMUM_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { body, expiresAt: Date.now() + seconds * 1000 });
      try {
        await render(keep);
      } catch (error) {
        entries.delete(key);
        keep(undefined);
        throw error;
      }
      return undefined;
    },
  };
}

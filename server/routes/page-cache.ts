import type { CompressedDocument } from '#server/rendering/document-compressor.ts';

type Keep = (sent: CompressedDocument | undefined) => void;

/** Finished responses of pages, each rendered once however many ask for it at the same time. */
export interface PageCache {
  /**
   * The body kept under `key`. Where there is none, the first caller renders and gets nothing back,
   * because its response is sent already; the others wait for that one.
   */
  get(key: string, render: (keep: Keep) => Promise<void>): Promise<Buffer | undefined>;
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
      for (let kept = find(key); kept; kept = find(key)) {
        const body = await kept.body;
        if (body) return body;
        // It failed. The first of those who waited tries again, and the others wait for that one.
      }
      const { entry, keep } = createEntry(Date.now() + seconds * 1000);
      const settle: Keep = (sent) => {
        if (!sent && entries.get(key) === entry) entries.delete(key);
        keep(sent);
      };
      entries.delete(key);
      const oldest = entries.size >= MAXIMUM_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, entry);
      try {
        await render(settle);
      } catch (error) {
        settle(undefined);
        throw error;
      }
      return undefined;
    },
  };

  function find(key: string): Entry | undefined {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry : undefined;
  }
}

function createEntry(expiresAt: number): { entry: Entry; keep: Keep } {
  let resolve: (body: Buffer | undefined) => void = () => {};
  const body = new Promise<Buffer | undefined>((settle) => {
    resolve = settle;
  });
  const entry = { body, expiresAt };
  return {
    entry,
    keep(sent) {
      resolve(sent?.body);
      // The first response was compressed quickly; those to come need not be.
      sent?.better?.then((better) => {
        entry.body = Promise.resolve(better);
      });
    },
  };
}

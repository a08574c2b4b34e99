import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from './content-encoding';

/** What a request waits for: 0.4 ms for a page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** What is made off the main path, once for as long as the page renders to the same bytes. */
const BEST = { br: 11, gzip: 9 } as const;

/** Compresses a document; `page` names the page whose bytes may be kept. */
export type CompressDocument = (document: Buffer, encoding: Encoding, page?: string) => Buffer;

interface Kept {
  document: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
}

/**
 * Reuses the compressed bytes of a page while it renders to the same document. Holds one document
 * for each page of the table, so its size is bounded by the site, not by its visitors.
 */
export function documentCompressor(): CompressDocument {
  const keptByPage = new Map<string, Kept>();

  return (document, encoding, page) => {
    if (page === undefined) return compressQuickly(document, encoding);
    let kept = keptByPage.get(page);
    if (!kept?.document.equals(document)) {
      kept = { document, compressed: {} };
      keptByPage.set(page, kept);
    }
    return kept.compressed[encoding] ?? start(kept, encoding);
  };
}

/** Compresses quickly for now, and starts to compress well for the requests to come. */
function start(kept: Kept, encoding: Encoding): Buffer {
  const quick = compressQuickly(kept.document, encoding);
  kept.compressed[encoding] = quick;
  const keep = (error: Error | null, best: Buffer) => {
    // Without the best edition the quick one goes on serving.
    if (!error) kept.compressed[encoding] = best;
  };
  if (encoding === 'br') brotliCompress(kept.document, brotliAt(BEST.br, kept.document), keep);
  else gzip(kept.document, { level: BEST.gzip }, keep);
  return quick;
}

function compressQuickly(document: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(document, brotliAt(QUICK.br, document));
  return gzipSync(document, { level: QUICK.gzip });
}

function brotliAt(quality: number, document: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: document.length,
    },
  };
}

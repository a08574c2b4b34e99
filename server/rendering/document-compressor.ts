import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Encoding } from '#server/http/content-encoding.ts';

/** What a request waits for: 0.4 ms for a page. */
const QUICK = { br: 5, gzip: 6 } as const;
/** What is made off the main path, once for as long as the page renders to the same bytes. */
const BEST = { br: 11, gzip: 9 } as const;

export interface CompressedDocument {
  body: Buffer;
  /** A smaller edition of the same document, while it is being made. */
  better?: Promise<Buffer>;
}

/** Compresses a document; `page` names the page whose bytes may be kept. */
export type CompressDocument = (
  document: Buffer,
  encoding: Encoding,
  page?: string,
) => CompressedDocument;

interface Kept {
  document: Buffer;
  compressed: Partial<Record<Encoding, CompressedDocument>>;
}

/**
 * Reuses the compressed bytes of a page while it renders to the same document. Holds one document
 * for each page of the table, so its size is bounded by the site, not by its visitors.
 */
export function documentCompressor(): CompressDocument {
  const keptByPage = new Map<string, Kept>();

  return (document, encoding, page) => {
    if (page === undefined) return { body: compressQuickly(document, encoding) };
    let kept = keptByPage.get(page);
    if (!kept?.document.equals(document)) {
      kept = { document, compressed: {} };
      keptByPage.set(page, kept);
    }
    kept.compressed[encoding] ??= start(kept, encoding);
    return kept.compressed[encoding];
  };
}

/** Compresses quickly for now, and starts to compress well for the requests to come. */
function start(kept: Kept, encoding: Encoding): CompressedDocument {
  const body = compressQuickly(kept.document, encoding);
  const better = compressWell(kept.document, encoding).then(
    (best) => {
      kept.compressed[encoding] = { body: best };
      return best;
    },
    // Without the best edition the quick one goes on serving.
    () => body,
  );
  return { body, better };
}

function compressQuickly(document: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(document, brotliAt(QUICK.br, document));
  return gzipSync(document, { level: QUICK.gzip });
}

function compressWell(document: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(document, brotliAt(BEST.br, document));
  return promisify(gzip)(document, { level: BEST.gzip });
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

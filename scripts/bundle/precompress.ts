import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './project';

/** Text files; pictures, icons, fonts, videos and the PDF are already compressed. */
const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this, less is saved than the header costs. */
const MINIMUM_BYTES = 256;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compresses all text files into `compressed/` of the build, with brotli (11, `.br`) and gzip (9, `.gz`). */
export async function precompress(root: string, outDir: string): Promise<void> {
  for (const dir of [join(outDir, 'client'), join(root, 'public')]) {
    const files = filesOf(dir).filter((file) => compressible.test(file));
    await Promise.all(
      files.map(async (file) => {
        const content = await readFile(file);
        if (content.length < MINIMUM_BYTES) return;
        const target = join(outDir, 'compressed', relative(dir, file));
        await mkdir(dirname(target), { recursive: true });
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        const br = await brotli(content, { params });
        const gz = await deflate(content, { level: 9 });
        if (br.length < content.length) await writeFile(`${target}.br`, br);
        if (gz.length < content.length) await writeFile(`${target}.gz`, gz);
      }),
    );
  }
}

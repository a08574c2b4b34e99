import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderNginx } from './render-nginx';

const here = dirname(fileURLToPath(import.meta.url));

try {
  process.stdout.write(renderNginx(readFileSync(join(here, 'nginx.conf'), 'utf8'), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

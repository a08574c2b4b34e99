import { readFileSync } from 'node:fs';
import { renderNginx } from './render-nginx';

try {
  const template = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');
  process.stdout.write(renderNginx(template, process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Writes the document, precompressed, and what makes nginx serve it as one process. Returns its command. */
export function prepareNginx(
  nginx: string,
  { dir, port, html }: { dir: string; port: number; html: Buffer },
): string[] {
  const htmlDir = join(dir, 'html');
  mkdirSync(htmlDir, { recursive: true });
  writeFileSync(join(htmlDir, 'index.html'), html);
  writeFileSync(join(htmlDir, 'index.html.gz'), gzipSync(html, { level: 9 }));
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, config(dir, port));
  return [nginx, '-p', dir, '-c', file, '-e', 'stderr'];
}

function config(dir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid ${dir}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  keepalive_requests 1000000;
  gzip_static on;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${dir}/html;
  }
}
`;
}

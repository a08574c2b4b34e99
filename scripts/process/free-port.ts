import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** The wanted port, or the next free one with a message about who uses the wanted one. */
export async function freePort(wanted: number): Promise<number> {
  let port = wanted;
  while (!(await isFree(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is in use${ownerOf(wanted)}; using ${port}.`);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** If the system's tool can tell. */
function ownerOf(port: number): string {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8' });
  const [, pid, name] = /^p(\d+)\n(?:.*\n)*?c(.+)$/m.exec(stdout ?? '') ?? [];
  return pid ? ` by ${name}, process ${pid}` : '';
}

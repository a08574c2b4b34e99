import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** A port, or the next one that is free; then it says whose the wanted one is. */
export async function freePort(wanted: number): Promise<number> {
  let port = wanted;
  while (!(await isFree(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is in use${ownerOf(wanted)}. Take ${port}.`);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** As far as the system's own tool tells it. */
function ownerOf(port: number): string {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8' });
  const [, pid, name] = /^p(\d+)\n(?:.*\n)*?c(.+)$/m.exec(stdout ?? '') ?? [];
  return pid ? ` by ${name}, process ${pid}` : '';
}

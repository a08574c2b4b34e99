import { createServer } from 'node:net';

/** The wanted port, or the next free one with a message. */
export async function freePort(wanted: number): Promise<number> {
  let port = wanted;
  while (!(await isFree(port))) port += 1;
  if (port !== wanted) console.log(`Port ${wanted} is in use; using ${port}.`);
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

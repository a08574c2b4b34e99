import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPeers } from './bench/build-peers';
import { moveToLoadCore, onServerCore } from './bench/cores';
import { measure } from './bench/measure';
import { readOptions } from './bench/options';
import { formatTable, summarize } from './bench/report';
import { findFreePort, startServerProcess } from './bench/server-process';
import { listSubjects } from './bench/subjects';
import { isFresh } from './bundle/fingerprint';
import { outDir, root } from './bundle/project';
import { findNginx } from './deploy/find-nginx';

/** Compares ways to serve the home page: `npm run bench -- [--quick] [--json] [--node <program>] [--dist <build>]`. */
const { node, distDir, isJson, schedule } = readOptions(process.argv.slice(2));
if (distDir === outDir && !isFresh(root, outDir)) await import('./build');
if (!moveToLoadCore()) {
  console.error('The servers need a core of their own, and taskset to get it.');
  process.exit(1);
}
const workDir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await buildPeers(workDir);
  const nginx = findNginx();
  const html = await renderHome();
  const subjects = listSubjects({ node, nginx, distDir, workDir, html });
  const summaries = summarize(await measure(subjects, schedule, console.error));
  const version = spawnSync(node, ['--version']).stdout.toString().trim();
  if (isJson) console.log(JSON.stringify({ node: version, summaries }, null, 2));
  else console.log(`\nHome page, Node ${version}\n\n${formatTable(summaries)}`);
} finally {
  rmSync(workDir, { recursive: true, force: true });
}

async function renderHome(): Promise<Buffer> {
  const port = await findFreePort();
  const command = onServerCore([node, join(distDir, 'server.js')]);
  const server = await startServerProcess(command, { PORT: String(port), HOST: '127.0.0.1' }, port);
  try {
    return Buffer.from(await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer());
  } finally {
    await server.stop();
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '#server/settings/node-version.ts';
import { root } from './bundle/project';

/** Runs a command of package.json. An older Node cannot even load some of them. */
const [command] = process.argv.splice(2, 1);
try {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  requireNode(process.version, engines.node);
  await import(`./commands/${command}.ts`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

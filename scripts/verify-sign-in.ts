import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../test/helpers/browser';
import { findBrowser } from './browser/find-browser';
import { isFresh } from './bundle/fingerprint';
import { outDir, root } from './bundle/project';
import { API_KEY, installAuthEmulator, PROJECT, startAuthEmulator } from './sign-in/auth-emulator';
import { type ListeningProcess, startListeningProcess } from './sign-in/listening-process';
import { proveSignIn } from './sign-in/prove-sign-in';
import { step } from './sign-in/step';

/** What has to be ended and removed, last first. */
const endings: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(1));

try {
  await verify();
  await end(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

/** The real SDK in the real build, signed in at the emulator of the sign-in service. */
async function verify(): Promise<void> {
  const executable = await findBrowser();
  assert(executable, 'No Chrome or Chromium: install one, or set PUPPETEER_EXECUTABLE_PATH.');
  if (!isFresh(root, outDir)) await import('./build');

  const dir = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  endings.push(() => rm(dir, { recursive: true, force: true }));
  await step('the emulator is installed outside of the project', () => installAuthEmulator(dir));
  const emulator = await step('the emulator runs', () => startAuthEmulator(dir));
  endings.push(emulator.stop);
  const server = await step('the built server runs', () => startSite(emulator.origin));
  endings.push(server.stop);
  const browser = await launchBrowser(executable);
  endings.push(() => browser.close());
  await proveSignIn(browser, server.match[1] ?? '', emulator);
}

function startSite(emulatorOrigin: string): Promise<ListeningProcess> {
  return startListeningProcess({
    args: [join(outDir, 'server.js')],
    cwd: root,
    env: {
      PORT: '0',
      FIREBASE_API_KEY: API_KEY,
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.example`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.example`,
      FIREBASE_APP_ID: '1:1:web:1',
      FIREBASE_AUTH_EMULATOR: emulatorOrigin,
    },
    ready: /Listening on (\S+)\s/,
  });
}

async function end(code: number): Promise<never> {
  for (const ending of endings.splice(0).reverse()) await ending();
  process.exit(code);
}

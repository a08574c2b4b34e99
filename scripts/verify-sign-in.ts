import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../test/helpers/browser';
import { findBrowser } from './browser/find-browser';
import { isFresh } from './bundle/fingerprint';
import { outDir, root } from './bundle/project';
import { startListeningProcess } from './process/listening-process';
import { runToEnd } from './process/run-to-end';
import { API_KEY, installAuthEmulator, PROJECT, startAuthEmulator } from './sign-in/auth-emulator';
import { proveSignIn } from './sign-in/prove-sign-in';
import { step } from './sign-in/step';

await runToEnd(verify);

/** The real SDK in the real build, signed in at the emulator of the sign-in service. */
async function verify(): Promise<void> {
  const executable = await findBrowser();
  assert(executable, 'No Chrome or Chromium: install one, or set PUPPETEER_EXECUTABLE_PATH.');
  if (!isFresh(root, outDir)) await import('./build');

  const dir = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
  process.on('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  await step('the emulator is installed outside of the project', () => installAuthEmulator(dir));
  const emulator = await step('the emulator runs', () => startAuthEmulator(dir));
  const origin = await step('the built server runs', () => startSite(emulator.origin));
  const browser = await launchBrowser(executable);
  try {
    await proveSignIn(browser, origin, emulator);
  } finally {
    await browser.close();
  }
}

async function startSite(emulatorOrigin: string): Promise<string> {
  const [, origin = ''] = await startListeningProcess({
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
  return origin;
}

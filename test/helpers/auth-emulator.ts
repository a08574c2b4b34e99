import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '#scripts/process/start-child.ts';
import { findPorts } from './raw-connection';

/** Projects with this prefix exist only in emulators. */
export const PROJECT = 'demo-site';
export const API_KEY = 'demo-key';
const PASSWORD = 'correct horse';

export interface Account {
  localId: string;
  email: string;
  displayName: string;
  idToken: string;
  refreshToken: string;
}

export interface AuthEmulator {
  origin: string;
  createAccount(name: string): Promise<Account>;
  deleteAccounts(): Promise<void>;
}

/** @see https://firebase.google.com/docs/reference/rest/auth#section-auth-emulator */
export async function startAuthEmulator(program: string, dir: string): Promise<AuthEmulator> {
  const host = '127.0.0.1';
  // The emulator does not accept port 0.
  const [port = 0] = await findPorts(1);
  const emulators = { auth: { host, port }, ui: { enabled: false }, singleProjectMode: true };
  await writeFile(join(dir, 'firebase.json'), JSON.stringify({ emulators }));
  const { PATH } = process.env;
  await startChild([program, 'emulators:start', '--only', 'auth', '--project', PROJECT], {
    cwd: dir,
    // Isolates it from the user's own account, update checks and files.
    env: { PATH, HOME: dir, TMPDIR: dir, CI: '1', NO_UPDATE_NOTIFIER: '1' },
  }).until(/All emulators ready/);
  const origin = `http://${host}:${port}`;
  return {
    origin,
    async createAccount(name) {
      const path = `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${API_KEY}`;
      const email = `${name.toLowerCase()}@example.com`;
      const fields = { email, displayName: name, password: PASSWORD, returnSecureToken: true };
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(fields);
      return (await ask(path, { method: 'POST', headers, body })) as Account;
    },
    async deleteAccounts() {
      await ask(`/emulator/v1/projects/${PROJECT}/accounts`, { method: 'DELETE' });
    },
  };

  async function ask(path: string, init: RequestInit): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, init);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
    return JSON.parse(answer);
  }
}

import '#client/common-chunk.ts';
import { fetchPart } from '#client/browser/fetch-part.ts';
import type { ContactMessage } from '#shared/content/contact.ts';
import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';

/** The collection of messages; scripts/deploy/firestore.rules says what may be written. */
export const MESSAGES_COLLECTION = 'messages';

/** How long to wait for an answer before telling the visitor that none has come. */
const ANSWER_TIMEOUT_MS = 20_000;

export type StoreResult = 'stored' | 'failed' | 'unattested' | 'unreachable' | 'unanswered';

/**
 * Writes a message to the operator's document database.
 * @throws if a script for the connection cannot be loaded
 */
export async function storeMessage(
  settings: FirebaseSettings,
  message: ContactMessage,
): Promise<StoreResult> {
  if (!navigator.onLine) return 'unreachable';
  const { connectFirebase } = await fetchPart('firebase', () => import('#client/auth/firebase.ts'));
  const { addDocument } = connectFirebase(settings);
  if (settings.appCheck) {
    const { attest } = await fetchPart('app-check', () => import('./app-check'));
    const proof = attest(settings.appCheck).then(
      () => 'attested' as const,
      () => 'unattested' as const,
    );
    if ((await withinTime(proof, 'unattested')) === 'unattested') return 'unattested';
  }
  const answer = addDocument(MESSAGES_COLLECTION, message).then(
    (): StoreResult => 'stored',
    (error: unknown): StoreResult => (wasAnswered(error) ? 'failed' : 'unreachable'),
  );
  return withinTime(answer, 'unanswered');
}

/** The timer goes on after an answer, but then nobody waits for it. */
function withinTime<Result>(answer: Promise<Result>, silence: Result): Promise<Result> {
  const passed = new Promise<Result>((resolve) => {
    setTimeout(() => resolve(silence), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([answer, passed]);
}

/** Firebase reports "unknown" for a request without a response, and names every other status. */
function wasAnswered(error: unknown): boolean {
  return (error as { code?: unknown }).code !== 'unknown';
}

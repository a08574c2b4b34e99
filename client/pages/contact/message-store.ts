import { fetchPart } from '#client/browser/fetch-part.ts';
import type { ContactMessage } from '#shared/content/contact.ts';
import type { FirebaseSettings } from '#shared/settings/firebase-settings.ts';

/** Where messages lie; scripts/deploy/firestore.rules says what may be put there. */
export const MESSAGES_COLLECTION = 'messages';

/** After this long without an answer the visitor is told that there is none. */
const ANSWER_TIMEOUT_MS = 20_000;

export type StoreResult = 'stored' | 'failed' | 'unattested' | 'unreachable' | 'unanswered';

/**
 * Writes a message to the operator's document database.
 * @throws when a script that connects to it cannot be loaded
 */
export async function storeMessage(
  settings: FirebaseSettings,
  message: ContactMessage,
): Promise<StoreResult> {
  if (!navigator.onLine) return 'unreachable';
  const { connectFirebase } = await fetchPart(
    'firebase',
    () => import('#client/browser/firebase.ts'),
  );
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

async function withinTime<Result>(answer: Promise<Result>, silence: Result): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<Result>((resolve) => {
    timer = setTimeout(() => resolve(silence), ANSWER_TIMEOUT_MS);
  });
  const result = await Promise.race([answer, passed]);
  clearTimeout(timer);
  return result;
}

/** The service's client calls a request without an answer "unknown", and names every status else. */
function wasAnswered(error: unknown): boolean {
  return (error as { code?: unknown }).code !== 'unknown';
}

import type { ContactMessage } from '../../shared/content/contact';
import type { FirebaseSettings } from '../../shared/firebase-settings';

/** Where messages lie; scripts/deploy/firestore.rules says what may be put there. */
export const MESSAGES_COLLECTION = 'messages';

/** After this long without an answer the visitor is told that there is none. */
const ANSWER_TIMEOUT_MS = 20_000;

export type StoreResult = 'stored' | 'failed' | 'unreachable' | 'unanswered';

/**
 * Writes a message to the operator's document database.
 * @throws when the script that connects to it cannot be loaded
 */
export async function storeMessage(
  settings: FirebaseSettings,
  message: ContactMessage,
): Promise<StoreResult> {
  if (!navigator.onLine) return 'unreachable';
  const { connectFirebase } = await import('./firebase');
  const { addDocument } = connectFirebase(settings);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<StoreResult>((resolve) => {
    timer = setTimeout(() => resolve('unanswered'), ANSWER_TIMEOUT_MS);
  });
  const answer = addDocument(MESSAGES_COLLECTION, message).then(
    (): StoreResult => 'stored',
    (error: unknown): StoreResult => (wasAnswered(error) ? 'failed' : 'unreachable'),
  );
  const result = await Promise.race([answer, silence]);
  clearTimeout(timer);
  return result;
}

/** The service's client calls a request without an answer "unknown", and names every status else. */
function wasAnswered(error: unknown): boolean {
  return (error as { code?: unknown }).code !== 'unknown';
}

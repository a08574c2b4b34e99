import { fetchPart } from '#client/browser/fetch-part.ts';
import { pauseForInput, whenIdle } from '#client/browser/when-idle.ts';
import {
  type FirebaseSettings,
  isPlaceholder,
  placeholderFirebase,
} from '#shared/settings/firebase-settings.ts';
import { type AuthSource, nobody } from './auth';
import { createAuthSource } from './auth-source';

/** Asks Firebase who is signed in; with placeholder settings nobody can be. */
export function signInSource(settings: FirebaseSettings | null): AuthSource {
  const known = settings ?? placeholderFirebase;
  const connect = async () => {
    const { connectFirebase } = await fetchPart(
      'firebase',
      () => import('#client/browser/firebase.ts'),
    );
    // Evaluating the module has already filled one task.
    await pauseForInput();
    return connectFirebase(known).observeUser;
  };
  if (!isPlaceholder(known)) return createAuthSource(connect);
  return createAuthSource(() => whenIdle().then(connect), nobody);
}

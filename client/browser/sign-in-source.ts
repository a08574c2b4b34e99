import {
  type FirebaseSettings,
  isPlaceholder,
  placeholderFirebase,
} from '../../shared/firebase-settings';
import { type AuthSource, nobody } from '../auth';
import { createAuthSource } from './auth-source';
import { whenIdle } from './when-idle';

/** Whether somebody is signed in, as Firebase says; with placeholder settings nobody can be. */
export function signInSource(settings: FirebaseSettings | null): AuthSource {
  const known = settings ?? placeholderFirebase;
  const connect = async () => {
    const { connectFirebase } = await import('./firebase');
    return connectFirebase(known).observeUser;
  };
  if (!isPlaceholder(known)) return createAuthSource(connect);
  return createAuthSource(() => whenIdle().then(connect), nobody);
}

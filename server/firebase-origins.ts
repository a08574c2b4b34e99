import type { FirebaseSettings } from '../shared/firebase-settings';

/** Origins that Firebase's web SDK asks for sign-in, documents and files. */
const services = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/** What scripts must be allowed to ask once the operator has connected Firebase, and not before. */
export function firebaseOrigins(firebase: FirebaseSettings | null): readonly string[] {
  if (!firebase) return [];
  return firebase.authEmulator ? [...services, new URL(firebase.authEmulator).origin] : services;
}

import '#client/common-chunk.ts';
import { _components, initializeApp } from 'firebase/app';
import {
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
} from 'firebase/auth';
import { addDoc, collection, getFirestore, serverTimestamp } from 'firebase/firestore/lite';
import { getStorage } from 'firebase/storage';
import { type FirebaseSettings, isPlaceholder } from '#shared/settings/firebase-settings.ts';
import type { ObserveUser } from './auth';

declare module 'firebase/app' {
  /** Firebase exports this, but leaves it out of the public types. */
  const _components: Map<string, unknown>;
}

let services: ReturnType<typeof connect> | undefined;

/**
 * The only module that imports Firebase: app, auth, document database and file storage.
 * With placeholder settings it makes no request and stores nothing.
 * Every call returns the same services, because a document has one set of settings.
 */
export function connectFirebase(settings: FirebaseSettings) {
  services ??= connect(settings);
  return services;
}

function connect(settings: FirebaseSettings) {
  // Firebase's heartbeat stores days of use in the browser, which this site promises not to do.
  _components.delete('heartbeat');
  const app = initializeApp(settings);
  const auth = initializeAuth(app, {
    persistence: isPlaceholder(settings) ? inMemoryPersistence : indexedDBLocalPersistence,
  });
  const documents = getFirestore(app);
  return {
    observeUser: (onUser: Parameters<ObserveUser>[0]) => {
      onAuthStateChanged(auth, (user) =>
        onUser(user && { id: user.uid, name: user.displayName, email: user.email }),
      );
    },
    documents,
    /** Adds a document with a new id and the server's time as `createdAt`. */
    addDocument: async (collectionName: string, fields: Record<string, string>) => {
      await addDoc(collection(documents, collectionName), {
        ...fields,
        createdAt: serverTimestamp(),
      });
    },
    files: getStorage(app),
  };
}

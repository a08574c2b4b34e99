/** What Firebase's web SDK is initialised with. None of it is a secret. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  /** Origin of a Firebase Auth emulator, for tests only. */
  authEmulator: string | null;
}

/** With these nothing is connected, no request is made and nothing is stored. */
export const placeholderFirebase: FirebaseSettings = {
  apiKey: 'placeholder',
  authDomain: 'placeholder.firebaseapp.example',
  projectId: 'placeholder',
  storageBucket: 'placeholder.appspot.example',
  appId: '1:1:web:1',
  authEmulator: null,
};

export function isPlaceholder(settings: FirebaseSettings): boolean {
  return settings.apiKey === placeholderFirebase.apiKey;
}

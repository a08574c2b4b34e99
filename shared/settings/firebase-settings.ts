/** What Firebase's web SDK is initialised with. None of it is a secret. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  /** App Check, which attests that a stored message comes from this site; unset without it. */
  appCheck: AppCheckSettings | null;
}

/** How Firebase App Check tells people from programs. */
export const attestationProviders = ['recaptcha-enterprise', 'recaptcha-v3'] as const;

export interface AppCheckSettings {
  provider: (typeof attestationProviders)[number];
  siteKey: string;
}

/** With these placeholders nothing is connected, requested or stored. */
export const placeholderFirebase: FirebaseSettings = {
  apiKey: 'placeholder',
  authDomain: 'placeholder.firebaseapp.example',
  projectId: 'placeholder',
  storageBucket: 'placeholder.appspot.example',
  appId: '1:1:web:1',
  appCheck: null,
};

export function isPlaceholder(settings: FirebaseSettings): boolean {
  return settings.apiKey === placeholderFirebase.apiKey;
}

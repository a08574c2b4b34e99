import { type FirebaseSettings, isPlaceholder } from './firebase-settings';

/** How the form delivers a message. */
export type ContactDelivery =
  | { by: 'none' }
  | { by: 'mail'; address: string }
  | { by: 'documents'; settings: FirebaseSettings };

interface ContactDeliverySettings {
  email: string | null;
  firebase: FirebaseSettings | null;
  storesMessages: boolean;
}

/** The database has to be switched on explicitly, so it takes precedence over the email address. */
export function chooseContactDelivery({
  email,
  firebase,
  storesMessages,
}: ContactDeliverySettings): ContactDelivery {
  if (storesMessages && firebase && !isPlaceholder(firebase)) {
    return { by: 'documents', settings: firebase };
  }
  if (email) return { by: 'mail', address: email };
  return { by: 'none' };
}

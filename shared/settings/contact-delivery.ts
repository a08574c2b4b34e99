import { type FirebaseSettings, isPlaceholder } from './firebase-settings';

/** The way a message takes from the form. */
export type ContactDelivery =
  | { by: 'none' }
  | { by: 'mail'; address: string }
  | { by: 'documents'; settings: FirebaseSettings };

interface ContactDeliverySettings {
  email: string | null;
  firebase: FirebaseSettings | null;
  storesMessages: boolean;
}

/** The document database has to be switched on, so it wins over an address that is merely known. */
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

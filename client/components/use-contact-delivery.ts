import type { PageContext } from '#shared/page-context.ts';
import { type FirebaseSettings, isPlaceholder } from '#shared/settings/firebase-settings.ts';
import { site } from '#shared/site.ts';
import { usePageContext } from './page-context';

export type ContactDelivery =
  | { by: 'none' }
  | { by: 'mail'; address: string }
  | { by: 'documents'; settings: FirebaseSettings };

/** How the contact form delivers a message. */
export function useContactDelivery(): ContactDelivery {
  return chooseContactDelivery(usePageContext(), site.channels.email);
}

/** The database has to be switched on explicitly, so it takes precedence over the email address. */
export function chooseContactDelivery(
  { firebase, storesMessages }: Pick<PageContext, 'firebase' | 'storesMessages'>,
  email: string | null,
): ContactDelivery {
  if (storesMessages && firebase && !isPlaceholder(firebase)) {
    return { by: 'documents', settings: firebase };
  }
  return email ? { by: 'mail', address: email } : { by: 'none' };
}

import type { Problem } from './problems';
import type { FirebaseSettings } from './settings/firebase-settings';

/** What the server tells the browser about a document, so that both render the same. Nothing else crosses. */
export interface PageContext {
  /** Origin of canonical links, without a slash at its end. */
  origin: string;
  /** The server's UTC date as `yyyy-mm-dd`, where the page shows it. */
  today: string | null;
  /** Set when the operator has connected Firebase. */
  firebase: FirebaseSettings | null;
  /** Whether the contact form writes to Firebase's document database. */
  storesMessages: boolean;
  /** Set when the document is an error page. */
  problem: Problem | null;
}

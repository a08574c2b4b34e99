import type { Problem } from './problems';
import type { FirebaseSettings } from './settings/firebase-settings';

/** What the server passes to the browser, so that both render the same page. */
export interface PageContext {
  /** Origin of canonical links, without a trailing slash. */
  origin: string;
  /** Short hash of the release. */
  build: string;
  /** The server's UTC date as `yyyy-mm-dd`, if the page shows it. */
  today: string | null;
  /** Set if the operator has connected Firebase. */
  firebase: FirebaseSettings | null;
  /** Whether the contact form writes to Firebase's document database. */
  storesMessages: boolean;
  /** Set if the document is an error page. */
  problem: Problem | null;
}

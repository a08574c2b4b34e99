/** Where the development server tells open browsers what has changed. */
export const liveReloadPath = '/dev/reload';

export interface DevelopmentState {
  /** Another one after every start that needs a reload. */
  startId: string;
  /** URLs of the style sheets, which may be changed in place. */
  styles: readonly string[];
  /** What keeps the site from being built or rendered, with file and line; empty where nothing does. */
  problem: string;
}

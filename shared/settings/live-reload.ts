/** Path of the development server's events for open browsers. */
export const liveReloadPath = '/dev/reload';

export interface DevelopmentState {
  /** Changes with every build that needs a reload. */
  buildId: string;
  /** URLs of the style sheets, which can be replaced without a reload. */
  styles: readonly string[];
  /** Errors of the build or the render, with file and line; empty if there are none. */
  problem: string;
}

/** What the application tells of itself in figures. */
export interface Meter {
  countRequest(route: string, status: number): void;
  countShed(): void;
  observeRender(route: string, seconds: number): void;
}

/** For when nobody asks for figures. */
export const idleMeter: Meter = {
  countRequest() {},
  countShed() {},
  observeRender() {},
};

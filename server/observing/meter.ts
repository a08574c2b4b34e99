/** What the application measures. */
export interface Meter {
  countRequest(route: string, status: number): void;
  countShed(): void;
  observeRender(route: string, seconds: number): void;
}

/** Does nothing; used when metrics are off. */
export const idleMeter: Meter = {
  countRequest() {},
  countShed() {},
  observeRender() {},
};

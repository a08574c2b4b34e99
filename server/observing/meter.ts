/** What the application reports in figures. */
export interface Meter {
  countRequest(route: string, status: number): void;
  countShed(): void;
  observeRender(route: string, seconds: number): void;
}

/** Used where no metrics are asked for. */
export const idleMeter: Meter = {
  countRequest() {},
  countShed() {},
  observeRender() {},
};

import type { Render } from '#server/rendering/render.tsx';

/** A route is a name from route-names.ts, never a path as requested: each new one costs memory for good. */
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

/** Measures how long each render takes until its first byte. */
export function timedRender(render: Render, meter: Pick<Meter, 'observeRender'>): Render {
  return async (req, res, request) => {
    const startedAt = performance.now();
    try {
      await render(req, res, request);
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      meter.observeRender(request.page?.path ?? 'error', seconds);
    }
  };
}

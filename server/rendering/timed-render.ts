import type { Meter } from '#server/observing/meter.ts';
import type { Render } from './render';

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

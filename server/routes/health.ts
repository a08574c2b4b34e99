import type { RequestHandler } from 'express';

const HEALTH_PATH = '/healthz';
const READINESS_PATH = '/readyz';
export const healthPaths: readonly string[] = [HEALTH_PATH, READINESS_PATH];

interface HealthOptions {
  /** Whether the process takes no more visitors because it is about to end. */
  isDraining: () => boolean;
}

/** Tells a supervisor whether the process lives, and a load balancer whether to send visitors. */
export function health({ isDraining }: HealthOptions): RequestHandler {
  return (req, res, next) => {
    if (!healthPaths.includes(req.path)) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isFine = req.path === HEALTH_PATH || !isDraining();
    res.status(isFine ? 200 : 503).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('text').send(isFine ? 'ok\n' : 'draining\n');
  };
}

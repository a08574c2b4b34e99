import type { RequestHandler, Response } from 'express';

const READINESS_PATH = '/readyz';
export const healthPaths: readonly string[] = ['/healthz', READINESS_PATH];

interface Options {
  /** Whether the process is shutting down. */
  isDraining: () => boolean;
  /** Whether every page can be rendered. */
  canRender?: () => Promise<boolean>;
}

/** Liveness for supervisors, readiness for load balancers. */
export function health({ isDraining, canRender = async () => true }: Options): RequestHandler {
  return (req, res, next) => {
    if (!healthPaths.includes(req.path)) return next();
    return answer(req.path, res);
  };

  async function answer(path: string, res: Response): Promise<void> {
    const fault = path === READINESS_PATH ? await findFault() : undefined;
    res.status(fault ? 503 : 200).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('text').send(`${fault ?? 'ok'}\n`);
  }

  async function findFault(): Promise<string | undefined> {
    if (isDraining()) return 'draining';
    return (await canRender()) ? undefined : 'a page cannot be rendered';
  }
}

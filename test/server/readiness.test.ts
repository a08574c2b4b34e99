import request from 'supertest';
import { createApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import type { LogEntry } from '#server/observing/log.ts';
import { root } from '#test/helpers/root.ts';

let isPageBroken = true;
jest.mock('#client/pages/lab/lab.tsx', () => ({
  LabPage: () => {
    if (isPageBroken) throw new Error('The page is broken');
    return null;
  },
}));

test('the site is not ready while one of its pages cannot be rendered, and the log names it', async () => {
  const lines: LogEntry[] = [];
  const app = await createApp(loadConfig({}, root), {
    isWarm: true,
    log: (entry) => lines.push(entry),
  });
  await request(app).get('/readyz').expect(503);
  await request(app).get('/healthz').expect(200);
  await request(app).get('/').expect(200);
  expect(lines).toContainEqual({
    level: 'error',
    message: '/lab cannot be rendered',
    error: expect.objectContaining({ message: 'The page is broken' }),
  });
  isPageBroken = false;
  await request(app).get('/readyz').expect(200, 'ok\n');
});

test('without a build it is said how to make one', async () => {
  const missing = createApp({ ...loadConfig({}, root), distDir: '/nowhere' });
  await expect(missing).rejects.toThrow('No build in /nowhere; run "npm run build"');
});

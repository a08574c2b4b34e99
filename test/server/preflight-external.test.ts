import { createServer, type Server } from 'node:http';
import { judgeOutside } from '#scripts/preflight/check-external.ts';
import { askOutside } from '#scripts/preflight/external-answers.ts';
import { closeServer, listen } from '#test/helpers/raw-connection.ts';

let server: Server;
let origin: string;
const asked: string[] = [];
let underWay = 0;
let mostAtOnce = 0;

beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    setTimeout(() => {
      underWay -= 1;
      if (req.url === '/silent') return;
      const status = statusOf(req.method, req.url);
      res.writeHead(status, status === 301 ? { Location: '/there' } : {}).end();
    }, 20);
  });
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => closeServer(server));

function statusOf(method: string | undefined, url: string | undefined): number {
  if (url === '/no-head') return method === 'HEAD' ? 405 : 200;
  return Number(url?.slice(1)) || 200;
}

test('other sites are asked one thing at a time, with HEAD and, if that is refused, with GET', async () => {
  const paths = ['/fine', '/no-head', '/404', '/403', '/301', '/silent'];
  const answers = await askOutside(
    paths.map((path) => origin + path),
    { pauseMs: 1, timeoutMs: 500 },
  );
  expect(mostAtOnce).toBe(1);
  expect(asked).not.toContain('GET /fine');
  expect(asked).toContain('GET /no-head');
  // A redirect is told, and never followed.
  expect(asked).not.toContain('HEAD /there');
  const told = paths.map((path) => {
    const answer = answers.get(origin + path);
    const [finding] = answer ? judgeOutside('/lab', path, answer) : [];
    return finding ? `${finding.level}: ${finding.what}` : 'fine';
  });
  expect(told).toEqual([
    'fine',
    'fine',
    'error: leads to /404, which answers 404',
    'warning: leads to /403, which answers 403 to this program',
    'note: leads to /301, which has moved to /there',
    'warning: leads to /silent, which fails: no whole answer within 0.5 s',
  ]);
});

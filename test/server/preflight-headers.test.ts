import {
  at,
  onPages,
  replacing,
  withBody,
  withHeaders,
  withPartOfHeader,
  withStatus,
} from '#test/helpers/faults.ts';
import { type BrokenCase, findsWhatIsBroken } from '#test/helpers/preflight.ts';

const needed = [
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
];

findsWhatIsBroken({
  Headers: [
    ...needed.map(
      (name): BrokenCase => [
        `${name} is gone`,
        onPages(withHeaders({ [name]: undefined })),
        new RegExp(`^error /: ${name} is missing`),
      ],
    ),
    [
      'caches are not told of encodings',
      onPages(withHeaders({ vary: undefined })),
      /^error \/: vary does not name Accept-Encoding/,
    ],
    [
      'scripts may be inline',
      onPages(
        withPartOfHeader(
          'content-security-policy',
          "script-src 'self'",
          "script-src 'unsafe-inline'",
        ),
      ),
      /^error \/: content-security-policy is “default-src/,
    ],
    [
      'files are not kept',
      at('/favicon.svg', withHeaders({ 'cache-control': 'no-store' })),
      /^error \/favicon\.svg: cache-control is “no-store”/,
    ],
    [
      'a cookie is set',
      onPages(withHeaders({ 'set-cookie': ['id=1'] })),
      /^error \/: set-cookie is “id=1”/,
    ],
    [
      'the server tells what made it',
      onPages(withHeaders({ 'x-powered-by': 'Express' })),
      /^error \/: x-powered-by is “Express”/,
    ],
    [
      'the proxy tells its version',
      onPages(withHeaders({ server: 'nginx/1.2' })),
      /^warning \/: server is “nginx\/1\.2”/,
    ],
  ],
  Refusals: [
    [
      'an unknown page is a page',
      at('/no-such-page', withStatus(200)),
      /^error GET \/no-such-page: answers 200 instead of 404/,
    ],
    [
      'nobody is told what is allowed',
      at('/lab', withHeaders({ allow: undefined })),
      /^error POST \/lab: does not say what is allowed/,
    ],
    [
      'an error page may be listed',
      at('/no-such-page', (served) =>
        replacing(
          'content="noindex"',
          'content="all"',
        )(withHeaders({ 'x-robots-tag': undefined })(served)),
      ),
      /^error GET \/no-such-page: its 404 page may be listed/,
    ],
    [
      'the proxy has an error page of its own',
      at('/%', (served) => withBody(Buffer.from('nginx'))(served)),
      /^error GET \/%: its 400 page is not the site’s own/,
    ],
    [
      'another spelling is a page of its own',
      at('/LAB/?a=1', withStatus(200)),
      /^error \/LAB\/\?a=1: answers 200 instead of 308/,
    ],
    [
      'a secret is served',
      at('/.env', withStatus(200)),
      /^error \/\.env: can be read by everybody/,
    ],
  ],
});

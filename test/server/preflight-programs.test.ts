import { at, replacing, withHeaders, withPngWidth, withStatus } from '#test/helpers/faults.ts';
import { findsWhatIsBroken } from '#test/helpers/preflight.ts';

const onLab = (from: string | RegExp, to: string) => at('/lab', replacing(from, to));

findsWhatIsBroken({
  'Structured data': [
    [
      'it cannot be read',
      onLab('{"@context"', '{@context'),
      /^error \/lab: has structured data that is no valid JSON-LD/,
    ],
    [
      'it does not name the page',
      onLab('"@type":"WebPage"', '"@type":"Thing"'),
      /^error \/lab: structured data names no WebPage/,
    ],
    [
      'its trail is out of order',
      onLab('"position":2', '"position":3'),
      /^error \/lab: breadcrumbs have the positions 1, 3/,
    ],
    [
      'it leads to another site',
      onLab(/"item":"[^"]+\/lab"/, '"item":"https://copy.com/lab"'),
      /^error \/lab: structured data leads to https:\/\/copy\.com\/lab/,
    ],
  ],
  Feed: [
    [
      'it is not well formed',
      at('/feed.xml', replacing('</entry>', '</item>')),
      /^error \/feed\.xml: is no well-formed XML: \d+:\d+: unexpected close tag/,
    ],
    [
      'an entry leads to a section that is not there',
      at('/feed.xml', replacing('/#news"', '/#old"')),
      /^error \/feed\.xml: entry “.+” leads to http.+\/#old, which is not there/,
    ],
    [
      'it is sent as a page',
      at('/feed.xml', withHeaders({ 'content-type': 'text/html' })),
      /^error \/feed\.xml: is sent as text\/html/,
    ],
  ],
  'Home screen': [
    [
      'an icon is missing',
      at('/icon-512.png', withStatus(404)),
      /^error \/icon-512\.png: answers 404/,
    ],
    [
      'an icon has another size',
      at('/icon-192.png', withPngWidth(100)),
      /^error \/icon-192\.png: is no image\/png of 192x192/,
    ],
    [
      'the manifest is sent as a page',
      at('/site.webmanifest', withHeaders({ 'content-type': 'text/html' })),
      /^error .+manifest: is sent as text\/html instead of application\/manifest\+json/,
    ],
  ],
  Sitemap: [
    [
      'the sitemap lacks a page',
      at('/sitemap.xml', replacing(/<url>\s*<loc>[^<]+\/lab<.*?<\/url>/s, '')),
      /^error \/sitemap\.xml: does not list http:.+\/lab$/,
    ],
    [
      'the sitemap is cut',
      at('/sitemap.xml', replacing('</urlset>', '')),
      /^error \/sitemap\.xml: is no well-formed XML: \d+:\d+: unclosed tag: urlset/,
    ],
  ],
  'Search engines': [
    [
      'robots.txt keeps everybody out',
      at('/robots.txt', replacing('Allow: /', 'Disallow: /')),
      /^error \/robots\.txt: keeps search engines from reading anything/,
    ],
    [
      'some pages are to be found, and others not',
      at('/lab', withHeaders({ 'x-robots-tag': undefined })),
      /^error \/build: asks search engines not to list it, unlike other pages/,
    ],
  ],
});

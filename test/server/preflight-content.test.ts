import { site } from '#shared/site.ts';
import { at, onPages, replacing, withBody, withHeaders } from '#test/helpers/faults.ts';
import { findsWhatIsBroken } from '#test/helpers/preflight.ts';

const channels = '/.well-known/official-channels.json';
const paper = site.whitepaper.path;
const addToLab = (html: string) => at('/lab', replacing('</main>', `${html}</main>`));
const connect = (settings: string) =>
  at('/', replacing('&quot;firebase&quot;:null', `&quot;firebase&quot;:${settings}`));

findsWhatIsBroken({
  Build: [
    [
      'another build is served',
      onPages(withHeaders({ etag: 'W/"other.x.home"' })),
      /^warning \/: serves build other, and the last one made here is built/,
    ],
  ],
  Address: [
    [
      'PUBLIC_ORIGIN is not set',
      at('/', replacing(/(rel="canonical" href=")[^"]+/, `$1${site.defaultOrigin}/`)),
      /^error PUBLIC_ORIGIN: is not set: all addresses begin with the placeholder/,
    ],
    [
      'PUBLIC_ORIGIN is of another machine',
      at('/', replacing(/(rel="canonical" href=")[^"]+/, '$1http://10.0.0.7/')),
      /^error PUBLIC_ORIGIN: is http:\/\/10\.0\.0\.7, and the site was asked at/,
    ],
  ],
  Firebase: [
    [
      'placeholders are connected',
      connect('{&quot;apiKey&quot;:&quot;placeholder&quot;}'),
      /^error FIREBASE_…: Firebase is connected with placeholders/,
    ],
    [
      'messages are stored that nobody attests',
      at(
        '/',
        replacing(
          /&quot;firebase&quot;:null,&quot;storesMessages&quot;:false/,
          '&quot;firebase&quot;:{},&quot;storesMessages&quot;:true',
        ),
      ),
      /^error FIREBASE_APP_CHECK_SITE_KEY: any program can write/,
    ],
    [
      'an emulator is connected',
      connect('{&quot;authEmulator&quot;:&quot;http://10.0.0.1&quot;}'),
      /^error FIREBASE_AUTH_EMULATOR: .+ an emulator/,
    ],
  ],
  Placeholders: [
    [
      'a link leads to a reserved host',
      addToLab('<a href="https://docs.test/">Docs</a>'),
      /^error \/lab: docs\.test is a placeholder/,
    ],
    [
      'a text for programs names one',
      at('/humans.txt', replacing(/$/, 'http://localhost:3000/')),
      /^error \/humans\.txt: localhost:3000 is a placeholder/,
    ],
    [
      'a sentence is not finished',
      addToLab('<p>Lorem ipsum</p>'),
      /^error \/lab: says “Lorem ipsum”/,
    ],
  ],
  'Official channels': [
    [
      'a page leads to a site that is not listed',
      addToLab('<a href="https://elsewhere.com/">A</a>'),
      /^error \/lab: leads to elsewhere\.com, which is no official channel/,
    ],
    [
      'the list is of another site',
      at(channels, replacing(/"value": "127[^"]+"/, '"value": "copy.com"')),
      /does not list 127\.0\.0\.1:\d+, the site’s own domain/,
    ],
    [
      'a domain that everybody shares is called the project’s',
      at(
        channels,
        replacing(/("kind": "domain",\s+"label": "[^"]+",\s+"value": ")127[^"]+/, '$1vercel.app'),
      ),
      /^error .+json: calls all of vercel\.app official, and others have pages on vercel\.app/,
    ],
    [
      'one address stands on somebody’s host',
      at(channels, replacing('"kind": "domain"', '"kind": "page"')),
      /^note .+json: of .+ only this very address is official/,
    ],
    ['the list is cut', at(channels, replacing('{', '')), /^error .+json: is no valid JSON/],
    [
      'the list has another shape',
      at(channels, replacing('"channels": [', '"channels": 3, "a": [')),
      /^error .+json: lists no channels/,
    ],
  ],
  Whitepaper: [
    [
      'one byte of the PDF is another',
      at(paper, (served) =>
        withBody(Buffer.concat([served.body.subarray(0, -1), Buffer.from('!')]))(served),
      ),
      new RegExp(`^error ${paper}: has the checksum .+, and /whitepapers\\.json says`),
    ],
    [
      'the PDF is cut',
      at(paper, (served) => withBody(served.body.subarray(0, 1000))(served)),
      new RegExp(`^error ${paper}: has 1000 bytes, and /whitepapers\\.json says`),
    ],
    [
      'the page shows another checksum',
      at('/tokenomics', replacing(/<code([^>]*)>[0-9a-f]{8}/g, '<code$1>00000000')),
      new RegExp(`^error /tokenomics: shows another checksum for ${site.whitepaper.version}`),
    ],
  ],
});

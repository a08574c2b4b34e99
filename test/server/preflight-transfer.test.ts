import { randomBytes } from 'node:crypto';
import { clips } from '#shared/drawing/media.ts';
import { at, onPages, replacing, withHeaders, withStatus } from '#test/helpers/faults.ts';
import { findsWhatIsBroken } from '#test/helpers/preflight.ts';

const clip = clips.presale.sources[0]?.src ?? '';

findsWhatIsBroken({
  Videos: [
    [
      'ranges are not answered',
      at(clip, withStatus(200)),
      /^error \/videos\/presale\.webm: answers 200 instead of 206/,
    ],
    [
      'a range behind the end is not refused',
      at(clip, (served) => (served.status === 416 ? withStatus(200)(served) : served)),
      /^error \/videos\/presale\.webm: answers 200 instead of 416/,
    ],
    [
      'a clip is sent as something else',
      at(clip, withHeaders({ 'content-type': 'application/octet-stream' })),
      /is sent as application\/octet-stream instead of video\/webm/,
    ],
  ],
  Sizes: [
    [
      'pages are not compressed',
      onPages(withHeaders({ 'content-encoding': undefined })),
      /^error \/: is sent uncompressed instead of br/,
    ],
    [
      'a page has grown',
      at('/lab', replacing('</main>', `<!--${randomBytes(30_000).toString('base64')}--></main>`)),
      /^error \/lab: document and styles: [\d.]+ KB instead of at most 36\.0/,
    ],
  ],
  Health: [
    [
      'the process is about to end',
      at('/readyz', withStatus(503)),
      /^error \/readyz: answers 503 instead of 200/,
    ],
    [
      'what is said of it may be kept',
      at('/healthz', withHeaders({ 'cache-control': 'public, max-age=60' })),
      /^error \/healthz: may be kept by caches/,
    ],
  ],
  Answers: [
    ['a page fails', at('/lab', withStatus(500)), /^error \/lab: answers 500 instead of 200/],
    [
      'a page is sent as text',
      at('/lab', withHeaders({ 'content-type': 'text/plain' })),
      /^error \/lab: is sent as text\/plain instead of text\/html/,
    ],
    ['a page is cut off', at('/lab', () => 'half'), /^error \/lab: fails: cut off/],
  ],
});

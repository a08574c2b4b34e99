import { budgets } from '#shared/settings/budgets.ts';
import {
  at,
  onPages,
  replacing,
  withBody,
  withPngWidth,
  withStatus,
} from '#test/helpers/faults.ts';
import { findsWhatIsBroken } from '#test/helpers/preflight.ts';

const addToLab = (html: string) => at('/lab', replacing('</main>', `${html}</main>`));
const onLab = (from: string | RegExp, to: string) => at('/lab', replacing(from, to));

findsWhatIsBroken({
  Links: [
    [
      'an anchor is gone',
      at('/build', replacing('id="tools"', 'id="tool"')),
      /^error \/: leads to \/build#tools, and nothing there has this id/,
    ],
    [
      'a page is missing',
      at('/build', withStatus(404)),
      /^error \/lab: leads to \/build, which answers 404/,
    ],
    [
      'a picture is missing',
      at('/images/coin.svg', withStatus(404)),
      /^error \/: leads to \/images\/coin\.svg, which answers 404/,
    ],
    [
      'a style sheet fetches what is not there',
      at('/images/seal-empty.svg', withStatus(404)),
      /^error \/assets\/\w+-\w+\.css: leads to \/images\/seal-empty\.svg, which answers 404/,
    ],
    [
      'a link is only sent on',
      addToLab('<a href="/Build">B</a>'),
      /^warning \/lab: leads to \/Build, which only sends on to \/build/,
    ],
    [
      'a link leads nowhere',
      addToLab('<a href="#">B</a>'),
      /^warning \/lab: has a link that leads nowhere/,
    ],
  ],
  Titles: [
    [
      'two pages have one title',
      onPages(replacing(/<title>[^<]+/, '<title>Welcome')),
      /^error \/lab: has the same title as \//,
    ],
    [
      'a page has no description',
      onLab('name="description"', 'name="other"'),
      /^error \/lab: has no description/,
    ],
    [
      'a page names another as the canonical one',
      onLab(/(rel="canonical" href="[^"]+)\/lab"/, '$1/build"'),
      /^error \/lab: names .+\/build as its canonical address/,
    ],
  ],
  'Link previews': [
    [
      'og:image is gone',
      onLab('property="og:image"', 'property="og:other"'),
      /^error \/lab: has no og:image$/,
    ],
    [
      'og:image is not absolute',
      onLab(/(property="og:image" content=")[^"]+/, '$1/cards/lab.png'),
      /^error \/lab: og:image is \/cards\/lab\.png, and not absolute/,
    ],
    [
      'nobody can hear what the picture shows',
      onLab('property="og:image:alt"', 'property="og:other"'),
      /^error \/lab: has no og:image:alt/,
    ],
    [
      'the picture is missing',
      at('/cards/lab.png', withStatus(404)),
      /^error \/cards\/lab\.png: answers 404 instead of 200/,
    ],
    [
      'the picture has another size',
      at('/cards/lab.png', withPngWidth(600)),
      /^error \/cards\/lab\.png: is 600 × 630 px instead of 1200 × 630/,
    ],
    [
      'the picture is heavy',
      at('/cards/lab.png', (served) =>
        withBody(Buffer.concat([served.body, Buffer.alloc(budgets.card)]))(served),
      ),
      /^error \/cards\/lab\.png: has \d+ kB, more than 120 kB/,
    ],
  ],
});

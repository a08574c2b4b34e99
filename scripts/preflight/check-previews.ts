import { cardSize } from '#shared/content/cards.ts';
import { fileSize } from '#shared/figures/format.ts';
import { budgets } from '#shared/settings/budgets.ts';
import type { Answer } from './answer';
import { expectStatus } from './expect-status';
import { error, errorsUnless, type Finding } from './finding';
import { pngSize } from './png-size';
import type { ServedPage } from './served-page';
import type { Site } from './site';

const required = ['og:title', 'og:description', 'og:url', 'og:type', 'og:image', 'og:image:alt'];

/** What chats and networks show of a link to each page: https://ogp.me */
export async function checkPreviews(site: Site): Promise<Finding[]> {
  const found = await Promise.all(
    site.pages.map(async (page) => [
      ...judgeWords(page, site),
      ...(await judgePicture(page, site)),
    ]),
  );
  return found.flat();
}

function judgeWords(page: ServedPage, { publicOrigin }: Site): Finding[] {
  const { path, $ } = page;
  const mend =
    'see server/rendering/document-head.tsx, and the page’s card in shared/content/cards.ts';
  const url = propertyOf(page, 'og:url') ?? publicOrigin + path;
  const card = $('meta[name="twitter:card"]').attr('content');
  return errorsUnless(path, [
    ...required.map((name) => [Boolean(propertyOf(page, name)), `has no ${name}`, mend] as const),
    [url === publicOrigin + path, `og:url is ${url}`, `it must be ${publicOrigin} and its path`],
    [card === 'summary_large_image', 'has no large picture on X (twitter:card)', mend],
  ]);
}

async function judgePicture(page: ServedPage, site: Site): Promise<Finding[]> {
  const address = propertyOf(page, 'og:image');
  if (!address) return [];
  const url = site.locate(address);
  if (!url) return [error(page.path, `og:image is ${address}, on another site`, setOrigin)];
  if (!URL.canParse(address)) {
    return [error(page.path, `og:image is ${address}, and not absolute`, setOrigin)];
  }
  const answer = await site.ask(url.pathname);
  return answer.status === 200 ? judgeFile(answer) : expectStatus(answer, 200, drawAgain);
}

const setOrigin = 'set PUBLIC_ORIGIN, and start the server again';
const drawAgain = 'run npm run assets -- cards, build and deploy';

function judgeFile({ path, body, headers }: Answer): Finding[] {
  const size = pngSize(body);
  if (!size) return [error(path, 'is no PNG', drawAgain)];
  const { width, height } = cardSize;
  const isOfSize = size.width === width && size.height === height;
  const isShared = headers['cross-origin-resource-policy'] !== 'same-origin';
  const weight = `has ${fileSize(body.length)}, more than ${fileSize(budgets.card)}`;
  const measure = `is ${size.width} × ${size.height} px instead of ${width} × ${height}`;
  return errorsUnless(path, [
    [isOfSize, measure, drawAgain],
    [body.length <= budgets.card, weight, drawAgain],
    [isShared, 'may not be shown by other sites', 'keep its Cross-Origin-Resource-Policy'],
  ]);
}

function propertyOf({ $ }: ServedPage, name: string): string | undefined {
  return $(`meta[property="${name}"]`).attr('content');
}

import { budgets } from '#shared/settings/budgets.ts';
import type { Answer } from './answer';
import { attributes } from './attributes';
import { error, type Finding } from './finding';
import { modulesOf } from './modules';
import type { ServedPage } from './served-page';
import type { Site } from './site';

/** Below, compressing is not worth the header that says so. */
const WORTH_COMPRESSING = 1024;

/** What a first visit costs, in bytes as they are sent, against the budgets that the build is tested for. */
export async function checkSizes(site: Site): Promise<Finding[]> {
  const judged = await Promise.all(site.pages.map((page) => judge(page, site)));
  return judged.flat();
}

async function judge({ path, entry, $ }: ServedPage, site: Site): Promise<Finding[]> {
  const fetchAll = (selector: string, name: string) =>
    fetchEach(attributes($, selector, name), path, site);
  const document = await askAgain(path, site);
  const styles = await fetchAll('link[rel="stylesheet"]', 'href');
  const scripts = await modulesOf($, path, site);
  const fonts = await fetchAll('link[rel="preload"][as="font"]', 'href');
  const images = await fetchAll('img:not([loading="lazy"])', 'src');
  const head = [document, ...styles];
  const all = [...head, ...scripts, ...fonts, ...images];
  const limit = budgets.documentAndStyles[entry?.id === 'home' ? 'home' : 'elsewhere'];
  return [
    ...[...head, ...scripts].flatMap(judgeEncoding),
    ...over(path, 'document and styles', head, limit),
    ...over(path, 'scripts before it can be used', scripts, budgets.scripts),
    ...over(path, 'fonts', fonts, budgets.fonts),
    ...over(path, 'everything of the first view', all, budgets.firstView),
  ];
}

/** The first answer may have been compressed in haste; the one after it is the one to judge. */
async function askAgain(path: string, site: Site): Promise<Answer> {
  const first = await site.ask(path);
  const again = await site.ask(path, { headers: { 'Cache-Control': 'max-age=0' } });
  return again.status === 200 && again.wireBytes < first.wireBytes ? again : first;
}

async function fetchEach(
  addresses: readonly string[],
  from: string,
  site: Site,
): Promise<Answer[]> {
  const urls = addresses.map((address) => site.locate(address, from));
  const paths = new Set(urls.flatMap((url) => (url ? [url.pathname] : [])));
  const answers = await Promise.all([...paths].map((path) => site.ask(path)));
  return answers.filter(({ status }) => status === 200);
}

function judgeEncoding({ path, headers, body }: Answer): Finding[] {
  if (body.length < WORTH_COMPRESSING || headers['content-encoding'] === 'br') return [];
  const what = `is sent ${headers['content-encoding'] ?? 'uncompressed'} instead of br (brotli)`;
  return [error(path, what, 'let the proxy pass Accept-Encoding on, and the answer unchanged')];
}

function over(path: string, name: string, answers: readonly Answer[], limit: number): Finding[] {
  const bytes = answers.reduce((total, { wireBytes }) => total + wireBytes, 0);
  if (bytes <= limit) return [];
  const what = `${name}: ${inKb(bytes)} KB instead of at most ${inKb(limit)}`;
  return [error(path, what, 'see whether brotli is kept on the way, then run npx jest budgets')];
}

function inKb(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

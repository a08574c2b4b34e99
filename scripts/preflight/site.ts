import { load } from 'cheerio';
import { utcToday } from '#shared/figures/format.ts';
import { pages } from '#shared/pages.ts';
import { type Answer, type AskOptions, ask, failed, isSilent } from './answer';
import { type Certificate, connect } from './connection';
import { limit } from './limit';
import { type ServedPage, servedPage } from './served-page';

/** The running site, as all checks see it. */
export interface Site {
  /** Where it is asked, without a slash at its end. */
  origin: string;
  /** Where it says that it is, by the canonical link of its home page. */
  publicOrigin: string;
  certificate: Certificate | null;
  /** The UTC date as `yyyy-mm-dd`. */
  today: string;
  /** The pages of the table and of the sitemap that were served. */
  pages: readonly ServedPage[];
  /** Everything that was not answered, or not to its end, so far. */
  failures: readonly Answer[];
  /** Plain questions are asked once, however many checks want to know. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  /** Path, query and fragment of an address of this site; nothing for other sites. */
  locate(address: string, from?: string): URL | undefined;
}

export interface SiteOptions {
  /** For each request; also for the first connection. */
  timeoutMs?: number;
  today?: string;
}

/** Enough to be done in seconds, too few to be felt by visitors. */
const AT_A_TIME = 4;

/** A site that has kept silent so often is not waited for any longer. */
const MOST_SILENCES = 5;

/** @throws Error that says in one sentence why the site cannot be checked */
export async function openSite(
  origin: string,
  { timeoutMs = 15_000, today = utcToday() }: SiteOptions = {},
): Promise<Site> {
  const certificate = await connect(origin, timeoutMs);
  const inTurn = limit(AT_A_TIME);
  const known = new Map<string, Promise<Answer>>();
  const failures: Answer[] = [];
  let hasGivenUp = false;
  const site = { origin, publicOrigin: origin, certificate, today, failures, ask: askOnce, locate };
  const home = await askOnce('/');
  refuseOther(origin, home);
  hasGivenUp = isSilent(home);
  const canonical = load(home.body.toString())('link[rel="canonical"]').attr('href') ?? '';
  if (URL.canParse(canonical)) site.publicOrigin = new URL(canonical).origin;
  return { ...site, pages: await readPages(site) };

  function askOnce(path: string, options?: AskOptions): Promise<Answer> {
    const key = options?.headers ? undefined : `${options?.method ?? 'GET'} ${path}`;
    const answer = (key && known.get(key)) || inTurn(() => askNow(path, options));
    if (key) known.set(key, answer);
    return answer;
  }

  async function askNow(path: string, options: AskOptions = {}): Promise<Answer> {
    if (hasGivenUp) return failed(path, 'not asked any more');
    const answer = await ask({ origin, path }, options, timeoutMs);
    if (answer.failure) failures.push(answer);
    hasGivenUp ||= failures.filter(isSilent).length >= MOST_SILENCES;
    return answer;
  }

  function locate(address: string, from = '/'): URL | undefined {
    if (!URL.canParse(address, site.publicOrigin + from)) return undefined;
    const url = new URL(address, site.publicOrigin + from);
    return url.origin === site.publicOrigin || url.origin === origin ? url : undefined;
  }
}

/** What leads to another site, or is one, is not the one to be checked. */
function refuseOther(origin: string, home: Answer): void {
  const { location } = home.headers;
  const isSentOn = home.status >= 300 && home.status <= 399;
  const target =
    isSentOn && location && URL.canParse(location, origin) && new URL(location, origin);
  if (target && target.origin !== origin) {
    throw new Error(`${origin} sends visitors on to ${target.origin}; check that one instead`);
  }
  if (home.status === 200 && load(home.body.toString())('#root[data-context]').length === 0) {
    throw new Error(`${origin} answers, but with another site than this one`);
  }
}

async function readPages(site: Pick<Site, 'ask' | 'locate'>): Promise<ServedPage[]> {
  const sitemap = await site.ask('/sitemap.xml');
  const $ = load(sitemap.body.toString(), { xml: true });
  const listed = $('loc')
    .toArray()
    .map((loc) => site.locate($(loc).text().trim())?.pathname ?? '/');
  const paths = new Set([...pages.map(({ path }) => path), ...listed]);
  const answers = await Promise.all([...paths].map((path) => site.ask(path)));
  return answers.map(servedPage).filter((page) => page !== undefined);
}

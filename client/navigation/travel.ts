import { loadWholePage } from '#client/page-modules.tsx';
import { arrivalWords } from '#shared/content/arrival.ts';
import { findPage } from '#shared/pages.ts';
import { hideNotice, showNotice } from './arrival-notice';
import { isAnswered, loadAnew } from './full-load';

/** After this long without a sign a visitor wonders whether the link was pressed. */
const PATIENCE_MS = 300;

let latest = 0;

/**
 * Fetches the page at an address, and then arrives there. Whoever sets out again meanwhile, by
 * another link or by Back, does not arrive here any more.
 */
export async function travel(address: string, arrive: () => void): Promise<void> {
  latest += 1;
  const journey = latest;
  hideNotice();
  const page = findPage(new URL(address, window.location.href).pathname);
  if (!page) return arrive();
  const timer = setTimeout(() => {
    if (journey === latest) showNotice({ words: arrivalWords.coming(page.navLabel) });
  }, PATIENCE_MS);
  const isThere = await succeeds(loadWholePage(page.id));
  // After a deployment the chunks of the old build may be gone: its server then answers all the same.
  const isElsewhere = !isThere && journey === latest && (await isAnswered(address));
  clearTimeout(timer);
  if (journey !== latest) return;
  hideNotice();
  if (isThere) arrive();
  else if (isElsewhere) loadAnew(address);
  else {
    const retry = () => void travel(address, arrive);
    showNotice({ words: arrivalWords.failed(page.navLabel), retry });
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

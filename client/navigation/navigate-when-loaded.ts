import { loadWholePage } from '#client/page-modules.tsx';
import { loadingMessages } from '#shared/content/loading.ts';
import { findPage } from '#shared/pages.ts';
import { isReachable, loadDocument } from './load-document';
import { hideNotice, showNotice } from './loading-notice';

/** After this delay a visitor wonders whether the click worked. */
const PATIENCE_MS = 300;

let latest = 0;

/**
 * Loads the page at an address, then commits the navigation. A newer navigation, by another link or by
 * Back, cancels it.
 * @param name what the notice calls an address that is no page of the site; the server is asked for it
 * @param giveUp called after a failure; what it returns tries again
 */
export async function navigateWhenLoaded(
  address: string,
  commit: () => void,
  { name, giveUp }: { name?: string | undefined; giveUp?: () => (() => void) | undefined } = {},
): Promise<void> {
  latest += 1;
  const navigation = latest;
  hideNotice();
  const page = findPage(new URL(address, window.location.href).pathname);
  const label = page?.navLabel ?? name;
  if (!label) return commit();
  const timer = setTimeout(() => {
    if (navigation === latest) showNotice({ words: loadingMessages.coming(label) });
  }, PATIENCE_MS);
  const isLoaded =
    page !== undefined &&
    (await loadWholePage(page.id).then(
      () => true,
      () => false,
    ));
  // After a deployment the chunks of the old build may be gone, but the server still answers.
  const isNewBuild = !isLoaded && navigation === latest && (await isReachable(address));
  clearTimeout(timer);
  if (navigation !== latest) return;
  hideNotice();
  if (isLoaded) commit();
  else if (isNewBuild) loadDocument(address);
  else {
    const retry = giveUp?.() ?? (() => void navigateWhenLoaded(address, commit, { name }));
    showNotice({ words: loadingMessages.failed(label), retry });
  }
}

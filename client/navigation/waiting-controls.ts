import { loadingMessages } from '#shared/content/loading.ts';
import { isReachable, loadDocument } from './load-document';
import { hideNotice, showNotice } from './loading-notice';

/**
 * If loading fails, shows a notice to visitors who press a control, or start to type. Until then client/start.ts
 * answers them. Links work without scripts.
 * @param loading settles when the script has loaded, or failed to load
 * @param loadAgain the same in place, which keeps what is written
 */
export async function explainWaitingControls(
  root: HTMLElement,
  loading: Promise<unknown>,
  loadAgain: () => Promise<unknown>,
) {
  let isMissing = false;
  // A press that client/start.ts has answered counts as well.
  let wasUsed = document.querySelector('.loading-notice') !== null;
  root.addEventListener('click', answer, true);
  root.addEventListener('input', write);
  try {
    await loading.finally(() => {
      document.onclick = null;
      document.onchange = null;
    });
    finish();
  } catch {
    isMissing = true;
    if (wasUsed || isWritten(root)) say();
  }

  function finish(): void {
    root.removeEventListener('click', answer, true);
    root.removeEventListener('input', write);
    hideNotice();
  }

  function answer({ target }: Event): void {
    if (!(target as Element).closest('button:not([aria-disabled]), [readonly]')) return;
    wasUsed = true;
    if (isMissing) say();
  }

  /** Typing gets one message, and only after loading has failed. */
  function write(): void {
    wasUsed = true;
    if (!isMissing) return;
    root.removeEventListener('input', write);
    say();
  }

  function say(words: string = loadingMessages.controlsMissing): void {
    showNotice({ words, retry });
  }

  async function retry(): Promise<void> {
    hideNotice();
    isMissing = false;
    try {
      await loadAgain();
      finish();
    } catch {
      // The server no longer has the file, or the browser remembers the failure, as Firefox does.
      const isForGood = await isReachable(window.location.href);
      isMissing = true;
      if (!isForGood) say();
      else if (isWritten(root)) say(loadingMessages.wordsKept);
      else loadDocument(window.location.href);
    }
  }
}

/** Whether a field has words that a visitor has typed, perhaps before any script was there. */
function isWritten(root: HTMLElement): boolean {
  const fields = root.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

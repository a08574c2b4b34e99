import { hideNotice, showNotice } from '#client/navigation/arrival-notice.ts';
import { isAnswered, loadAnew } from '#client/navigation/full-load.ts';
import { arrivalWords } from '#shared/content/arrival.ts';

/**
 * Until the page's script has arrived, tells whoever presses a control that only it answers; when it
 * does not arrive, also whoever begins to write. Links and popovers work by themselves.
 * @param loading settles when the script has arrived, or failed to
 */
export async function speakForControls(root: HTMLElement, loading: Promise<unknown>) {
  let isMissing = false;
  let wasUsed = false;
  root.addEventListener('click', answer, true);
  root.addEventListener('input', write);
  try {
    await loading;
    root.removeEventListener('click', answer, true);
    root.removeEventListener('input', write);
    hideNotice();
  } catch {
    isMissing = true;
    if (wasUsed) say();
  }

  function answer({ target }: Event): void {
    if (!(target as Element).closest('button:not([popovertarget])')) return;
    wasUsed = true;
    say();
  }

  /** Writing is answered once, and only when nothing is going to answer it. */
  function write(): void {
    wasUsed = true;
    if (!isMissing) return;
    root.removeEventListener('input', write);
    say();
  }

  function say(): void {
    if (isMissing) showNotice({ words: arrivalWords.controlsMissing, retry });
    else showNotice({ words: arrivalWords.controlsComing });
  }

  async function retry(): Promise<void> {
    hideNotice();
    if (await isAnswered(window.location.href)) loadAnew(window.location.href);
    else say();
  }
}

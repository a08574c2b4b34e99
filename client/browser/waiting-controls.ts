import { arrivalWords } from '../../shared/content/arrival';
import { hideNotice, showNotice } from './arrival-notice';
import { isAnswered, loadAnew } from './full-load';

/**
 * Until the page's script has arrived, tells whoever presses a control that only it answers; when it
 * does not arrive, also whoever is about to fill a field in. Links and popovers work by themselves.
 * @param loading settles when the script has arrived, or failed to
 */
export async function speakForControls(root: HTMLElement, loading: Promise<unknown>) {
  let isMissing = false;
  let wasAsked = false;
  root.addEventListener('click', speak, true);
  root.addEventListener('focusin', speak, true);
  try {
    await loading;
    root.removeEventListener('click', speak, true);
    root.removeEventListener('focusin', speak, true);
    hideNotice();
  } catch {
    isMissing = true;
    if (wasAsked) say();
  }

  function speak({ type, target }: Event): void {
    const isButton = (target as Element).closest('button:not([popovertarget])') !== null;
    const isField = (target as Element).matches('input, textarea');
    if (type === 'click' ? !isButton : !(isMissing && isField)) return;
    wasAsked = true;
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

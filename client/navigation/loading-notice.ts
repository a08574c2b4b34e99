import { loadingMessages } from '#shared/content/loading.ts';

interface LoadingNotice {
  words: string;
  /** Offered as a button after a failure; without it something is still loading. */
  retry?: () => void;
}

/*
 * Without React, because it is also needed before hydration, or when hydration never happens. The live
 * region exists from the start, because one that is added later is not announced reliably.
 */
const region = document.createElement('p');
region.className = 'visually-hidden';
// Firefox 115 does not support the `role` property.
region.setAttribute('role', 'status');
document.body.append(region);

let slip: HTMLElement | undefined;
let opener: HTMLElement;

// Browsers without popovers: Firefox before 125, Chrome before 114, Safari before 17.
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !slip || 'showPopover' in slip) return;
  hideNotice();
});

/** Shows a notice above everything, and announces it once: something is loading, or could not be loaded. */
export function showNotice({ words, retry }: LoadingNotice): void {
  hideNotice();
  slip = document.createElement('div');
  slip.className = 'loading-notice screen-only';
  slip.dataset.ground = 'ink-raised';
  const text = document.createElement('p');
  text.textContent = words;
  const button = retry && retryButton(retry);
  slip.append(text, ...(button ? [button] : []));
  // As a popover it is above the open menu and open notes. After a failure visitors can dismiss it, and
  // the Tab key reaches it next.
  slip.popover = retry ? 'auto' : 'manual';
  opener = document.activeElement as HTMLElement;
  document.body.append(slip);
  if ('showPopover' in slip) slip.showPopover({ source: opener });
  // While visitors type, the next space would press the button.
  else if (!opener.matches('input, textarea')) button?.focus();
  region.textContent = words;
}

export function hideNotice(): void {
  // Otherwise the focus would go with its button, to the top of the page.
  if (slip?.contains(document.activeElement)) opener.focus({ preventScroll: true });
  // The notice may have been made by client/start.ts.
  document.querySelector('.loading-notice')?.remove();
  slip = undefined;
  region.textContent = '';
}

function retryButton(retry: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.dataset.variant = 'secondary';
  element.textContent = loadingMessages.retry;
  element.addEventListener('click', retry);
  return element;
}

import { arrivalWords } from '#shared/content/arrival.ts';

interface ArrivalNotice {
  words: string;
  /** Offered as a button; without it something is still on its way. */
  retry?: () => void;
}

/*
 * Drawn without React, because it is also there before React has taken the page over, or when it
 * never will. A region that itself appears is not announced reliably, so this one is there before.
 */
const region = document.createElement('p');
region.className = 'visually-hidden';
// Firefox 115 does not know the property `role`.
region.setAttribute('role', 'status');
document.body.append(region);

let slip: HTMLElement | undefined;

/** Says on a slip above everything, and once to screen readers, what is on its way or did not arrive. */
export function showNotice({ words, retry }: ArrivalNotice): void {
  hideNotice();
  slip = document.createElement('div');
  slip.className = 'arrival-notice';
  slip.dataset.ground = 'ink-raised';
  slip.append(paragraph(words));
  if (retry) slip.append(button(retry));
  // A popover lies above the open menu and open notes. What did not arrive may be waved away, and is
  // the next stop of the Tab key.
  slip.popover = retry ? 'auto' : 'manual';
  document.body.append(slip);
  slip.showPopover?.({ source: document.activeElement as HTMLElement });
  region.textContent = words;
}

export function hideNotice(): void {
  slip?.remove();
  slip = undefined;
  region.textContent = '';
}

function paragraph(words: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = words;
  return element;
}

function button(retry: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'button';
  element.dataset.variant = 'secondary';
  element.textContent = arrivalWords.retry;
  element.addEventListener('click', retry);
  return element;
}

/**
 * Announces the note of a control that does not work yet: its text goes into the live region after it.
 * That region is served, because one that is added later is not announced reliably. Listening at the
 * document also covers HTML that React has not rendered. Starts after hydration, which expects the region
 * to be empty.
 */
export function announceNotes(): void {
  // A popover's event does not bubble.
  document.addEventListener('toggle', whenOpened, true);
  document.addEventListener('click', whenPressed);
}

function whenOpened({ target, newState }: ToggleEvent): void {
  const note = target as Element;
  if (note.matches('.not-open__note')) sayAfter(note, newState === 'open' ? note.textContent : '');
}

function whenPressed({ target }: Event): void {
  const button = (target as Element).closest('.unprinted > button');
  const box = button?.parentElement;
  if (!button || !box) return;
  box.dataset.pressed = 'true';
  sayAfter(button, button.querySelector('.unprinted__reason')?.textContent ?? '');
}

function sayAfter(element: Element, text: string): void {
  const region = element.nextElementSibling;
  if (region) region.textContent = text;
}

/**
 * For browsers without popovers: clicking a note's button opens and closes the note in place, with the
 * events of a popover.
 */
export function openNotesPlainly(): void {
  if ('popover' in HTMLElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const note = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!button || !note) return;
    const isOpen = note.toggleAttribute('data-open');
    button.setAttribute('aria-expanded', String(isOpen));
    const newState = isOpen ? 'open' : 'closed';
    note.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });
}

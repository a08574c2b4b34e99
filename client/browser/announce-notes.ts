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
  if (note.matches('.not-open__note')) say(note, newState === 'open');
}

function whenPressed({ target }: Event): void {
  const box = (target as Element).closest('.unprinted > button')?.parentElement;
  const note = box?.querySelector('.unprinted__reason');
  if (!box || !note) return;
  box.dataset.pressed = 'true';
  say(note, true);
}

function say(note: Element, isOpen: boolean): void {
  const region = note.nextElementSibling;
  if (region) region.textContent = isOpen ? note.textContent : '';
}

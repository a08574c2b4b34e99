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

/**
 * Announces why a control does not work yet: the reason goes into the live region after it. That region is
 * served, because one that is added later is not announced reliably. Listening at the document also covers
 * HTML that React has not rendered. Starts after hydration, which expects the region to be empty.
 */
export function announceNotes(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.unprinted > button');
    const box = button?.parentElement;
    const region = button?.nextElementSibling;
    if (!box || !region) return;
    box.dataset.pressed = 'true';
    region.textContent = button.querySelector('.unprinted__reason')?.textContent ?? '';
  });
}

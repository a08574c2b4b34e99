/** Delays, so that a passing mouse opens nothing, and crossing a gap closes nothing. */
const PAUSE_MS = 160;

/** Opens a loupe on hover or keyboard focus; it closes when they leave, or with Escape. */
export function openLoupes(): void {
  let pointed: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const loupeAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>('.provenance') : null;
  const show = (loupe: HTMLDetailsElement | null) => {
    for (const other of document.querySelectorAll<HTMLDetailsElement>('.provenance[open]')) {
      if (other !== loupe) other.open = false;
    }
    if (loupe) loupe.open = true;
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const loupe = loupeAt(target);
    if (pointerType !== 'mouse' || loupe === pointed) return;
    pointed = loupe;
    clearTimeout(timer);
    timer = setTimeout(() => show(loupe ?? loupeAt(document.activeElement)), PAUSE_MS);
  });
  // The click would close the loupe that hovering has opened.
  document.addEventListener('click', (event) => {
    if (event.detail && pointed?.open && loupeAt(event.target) === pointed) event.preventDefault();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!loupeAt(target)) show(null);
  });
  document.addEventListener('focusin', ({ target }) => {
    const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
    if (isByKeyboard) show(loupeAt(target));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(null);
  });
}

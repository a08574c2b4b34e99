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
    if (!loupe) return;
    loupe.open = true;
    moveAside(loupe);
  };
  // Scrolling a loupe under a resting mouse is no hover: browsers then send no `pointermove`.
  document.addEventListener('pointermove', ({ target, pointerType }) => {
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

/** Moves an open loupe along its line until it covers no control. */
function moveAside(loupe: HTMLDetailsElement): void {
  const note = loupe.querySelector('.provenance__note') as HTMLElement;
  const section = loupe.closest('section');
  const controls = [section, section?.nextElementSibling]
    .flatMap((part) => [...(part?.querySelectorAll('a, button, input') ?? [])])
    .map((control) => control.getBoundingClientRect());
  for (const aside of ['0', '0.25', '0.5', '0.75', '1', '0']) {
    note.style.setProperty('--aside', aside);
    const { left, right, top, bottom } = note.getBoundingClientRect();
    const isOver = (box: DOMRect) =>
      box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    if (!controls.some(isOver)) return;
  }
}

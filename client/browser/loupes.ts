import '#client/common-chunk.ts';

/** Delays, so that a passing mouse opens nothing, and crossing a gap closes nothing. */
const PAUSE_MS = 160;

/** Opens a loupe on hover and on focus too; it closes when the mouse or the focus leaves, or with Escape. */
export function openLoupes(): void {
  let pointed: HTMLDetailsElement | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const loupeAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLDetailsElement>('.provenance') : null;
  const show = (loupe: HTMLDetailsElement | null) => {
    for (const other of document.querySelectorAll<HTMLDetailsElement>('.provenance[open]')) {
      if (other !== loupe) other.open = false;
    }
    if (!loupe || loupe.open) return;
    loupe.open = true;
    place(loupe);
  };
  const point = (loupe: HTMLDetailsElement | null, pause: number) => {
    if (loupe === pointed) return;
    pointed = loupe;
    clearTimeout(timer);
    timer = setTimeout(show, pause, loupe);
  };
  // Scrolling a loupe under a resting mouse is no hover: browsers then send no `pointermove`.
  document.addEventListener('pointermove', ({ target, pointerType }) => {
    if (pointerType === 'mouse') point(loupeAt(target), PAUSE_MS);
  });
  document.addEventListener('scroll', () => point(null, 0));
  document.addEventListener('click', (event) => {
    const loupe = loupeAt(event.target);
    if (!loupe) return;
    event.preventDefault();
    // The click would close the loupe that hovering has opened.
    show(loupe.open && loupe !== pointed ? null : loupe);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!loupeAt(target)?.open) show(null);
  });
  document.addEventListener('focusin', ({ target }) => {
    const loupe = loupeAt(target);
    // The keyboard's focus opens it; a mouse's is followed by a click.
    if (!loupe?.open) show((target as Element).matches(':focus-visible') ? loupe : null);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') show(null);
  });
}

/** Moves an open loupe along its line, or above it, to where it is in view and covers the least. */
function place(loupe: HTMLDetailsElement): void {
  const note = loupe.querySelector('.provenance__note') as HTMLElement;
  const boxes = [...document.querySelectorAll('header, main :is(a, button, input, data)')].map(
    // To cover a figure is worse than to cover a control, because the note is about the figures.
    (part) => [part.getBoundingClientRect(), part.localName === 'data' ? 4 : 1] as const,
  );
  const faultsAt = (step: number) => {
    note.toggleAttribute('data-above', step > 4);
    note.style.setProperty('--aside', `${(step % 5) / 4}`);
    const { left, right, top, bottom } = note.getBoundingClientRect();
    return boxes.reduce(
      (faults, [box, weight]) =>
        box.left < right && box.right > left && box.top < bottom && box.bottom > top
          ? faults + weight
          : faults,
      Math.max(0, bottom - innerHeight, -top),
    );
  };
  const faults = Array.from({ length: 10 }, (_, step) => faultsAt(step));
  faultsAt(faults.indexOf(Math.min(...faults)));
}

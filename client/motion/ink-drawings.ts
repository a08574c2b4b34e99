/** How far inside the window a drawing is when it is printed: so little that nobody stops at a blank one. */
const IN_SIGHT = '0px 0px -6%';

/**
 * Prints each drawing once, as soon as this share of it is in sight.
 * @param wait called with one that is not, and its box
 * @returns stops watching
 */
export function printInSight(
  drawings: Iterable<Element>,
  print: (drawing: Element) => void,
  share = 0,
  wait?: (drawing: Element, box: DOMRectReadOnly) => void,
): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        (isIntersecting ? print : wait)?.(target, boundingClientRect);
        if (isIntersecting) sight.unobserve(target);
      }
    },
    { threshold: share, rootMargin: IN_SIGHT },
  );
  for (const drawing of drawings) sight.observe(drawing);
  return () => sight.disconnect();
}

/** Drawings below the window wait until they come into sight: inked-in-view.css, instrument.css. */
export function inkDrawings(): () => void {
  return printInSight(
    document.querySelectorAll('.inked-in-view, .instrument'),
    (drawing) => drawing.removeAttribute('data-blank'),
    0,
    (drawing, { top, width }) => {
      // A drawing in a skipped section has no box yet.
      if (top >= window.innerHeight || width === 0) drawing.setAttribute('data-blank', '');
    },
  );
}

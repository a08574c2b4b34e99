/** How much of the window a drawing has entered when it is printed. */
const IN_SIGHT = '0px 0px -6% 0px';

/**
 * Line drawings below the window are blank until they come into sight (inked-in-view.css).
 * @returns stops watching
 */
export function inkDrawings(): () => void {
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        // A drawing in a skipped section has no box yet.
        const isBelow = box.top >= window.innerHeight || box.width === 0;
        if (isIntersecting || isBelow) target.toggleAttribute('data-blank', !isIntersecting);
        if (isIntersecting) view.unobserve(target);
      }
    },
    { rootMargin: IN_SIGHT },
  );
  for (const drawing of document.querySelectorAll('.inked-in-view')) view.observe(drawing);
  return () => view.disconnect();
}

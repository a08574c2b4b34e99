/**
 * Tells whenever an element comes into view, or goes out of it.
 * @param margin around the window, as in `rootMargin`
 * @returns stops watching
 */
export function watchView(
  element: Element,
  tell: (isInView: boolean) => void,
  margin = '0%',
): () => void {
  const view = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: margin },
  );
  view.observe(element);
  return () => view.disconnect();
}

/**
 * The arrow after a link: a drawn shape around a space. The fonts lack the character, and a browser would
 * search all fonts of the system for it.
 */
export function Arrow() {
  return (
    <span className="arrow" aria-hidden="true">
      {'\u00a0'}
    </span>
  );
}

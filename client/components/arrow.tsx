/** The arrow after a link. Drawn with a mask, because the fonts lack the character. */
export function Arrow() {
  return (
    <span className="arrow" aria-hidden="true">
      {' →'}
    </span>
  );
}

/** The arrow behind a link. The style sheet cuts it out, because the fonts do not hold the character. */
export function Arrow() {
  return (
    <span className="arrow" aria-hidden="true">
      {' →'}
    </span>
  );
}

import { logoMarkPath } from './logo-mark-path';

interface LogoMarkProps {
  /** Shows the drawing of the document's first mark again. */
  isRepeated?: boolean;
}

/** The engraved initial. Decorative: the name stands beside it. */
export function LogoMark({ isRepeated = false }: LogoMarkProps) {
  return (
    <svg className="logo-mark" viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      {isRepeated ? (
        <use href="#logo-mark" />
      ) : (
        <path id="logo-mark" d={logoMarkPath} fill="currentColor" />
      )}
    </svg>
  );
}

import { logoMarkPath } from './logo-mark-path';

interface LogoMarkProps {
  /** Reuses the drawing of the first mark in the document. */
  isRepeated?: boolean;
}

/** The engraved initial. Decorative, because the name is beside it. */
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

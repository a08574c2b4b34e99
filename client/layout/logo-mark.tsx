import { logoMarkPath } from './logo-mark-path';

/** The engraved initial. Decorative, because the name is beside it. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <path d={logoMarkPath} fill="currentColor" />
    </svg>
  );
}

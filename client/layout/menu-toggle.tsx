import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the list that follows. */
export const menuId = 'site-menu';

/**
 * Opens and closes the list that follows it. The style sheet reads this element's `open` attribute, so it
 * works in every browser and before hydration; the browser exposes the state to assistive technology.
 */
export function MenuToggle() {
  const { key } = useLocation();
  const toggle = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on every navigation.
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeWhenLeft);
    return () => {
      if (toggle.current) toggle.current.open = false;
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeWhenLeft);
    };

    function closeOnEscape({ key }: KeyboardEvent) {
      // In a notice, Escape dismisses the notice.
      const isInNotice = document.activeElement?.closest('.loading-notice');
      if (key !== 'Escape' || isInNotice || !toggle.current?.open) return;
      toggle.current.open = false;
      toggle.current.querySelector('summary')?.focus();
    }

    /** Content behind the open list is covered, so it must not be reachable. */
    function closeWhenLeft({ target }: FocusEvent) {
      // A notice says why a link of the list leads nowhere, and gives the focus back to that link.
      const isInReach = (target as Element).closest('.site-header, .loading-notice');
      if (toggle.current && !isInReach) toggle.current.open = false;
    }
  }, [key]);

  return (
    <details className="site-header__toggle screen-only" ref={toggle}>
      <summary aria-controls={menuId}>
        <span className="site-header__opens">Menu</span>
        <span className="site-header__closes">Close</span>
        <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
          <path className="site-header__opens" d="M0 5.5h18M0 12.5h18" />
          <path className="site-header__closes" d="M3 3l12 12M15 3L3 15" />
        </svg>
      </summary>
    </details>
  );
}

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { followLinks } from './follow-links';
import { navigateWhenLoaded } from './navigate-when-loaded';
import { isShownByBrowser, turnPage } from './turn-page';

interface Navigation {
  location: Location;
  action: NavigationType;
  /** Called when the page is rendered and scrolled into place. */
  onShown?: (() => void) | undefined;
}

interface SiteRouterProps {
  children: ReactNode;
}

/**
 * Like the router's `BrowserRouter`, but address and page change together, once the page's module has
 * loaded. Until then, and without a network, both stay as they are.
 */
export function SiteRouter({ children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action, onShown }, setNavigation] = useState<Navigation>(() => ({
    location: history.location,
    action: history.action as NavigationType,
  }));
  useLayoutEffect(() => {
    let path = history.location.pathname;
    return history.listen(({ location, action, delta }) => {
      const isTurn = location.pathname !== path && !isShownByBrowser(window.event);
      path = location.pathname;
      const show = (onShown?: () => void) =>
        startTransition(() =>
          setNavigation({ location, action: action as NavigationType, onShown }),
        );
      const isBack = Number(delta) < 0;
      void navigateWhenLoaded(createPath(location), () =>
        isTurn ? turnPage(show, isBack) : show(),
      );
    });
  }, [history]);
  useEffect(() => followLinks(history), [history]);
  // Runs after the effects of all children, so scroll and focus are already in place.
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

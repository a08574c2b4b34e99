import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  Router,
} from 'react-router-dom';
import { travel } from './travel';
import { isShownByBrowser, turnPage } from './turn-page';

interface Arrival {
  location: Location;
  action: NavigationType;
  /** Called when the page is there, at its place. */
  onShown?: (() => void) | undefined;
}

interface SiteRouterProps {
  children: ReactNode;
}

/**
 * The router's `BrowserRouter`, but a page is shown when it has arrived, and a link changes the
 * address no sooner: until then, and without a network, page and address stay as they are.
 */
export function SiteRouter({ children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ location, action, onShown }, setArrival] = useState<Arrival>(() => ({
    location: history.location,
    action: history.action as NavigationType,
  }));
  useLayoutEffect(() => {
    let path = history.location.pathname;
    return history.listen(({ location, action }) => {
      const isTurn = location.pathname !== path && !isShownByBrowser(window.event);
      path = location.pathname;
      const show = (onShown?: () => void) =>
        startTransition(() => setArrival({ location, action: action as NavigationType, onShown }));
      void travel(createPath(location), () => (isTurn ? turnPage(show) : show()));
    });
  }, [history]);
  // After the effects of all that is inside: scroll and focus are then where they belong.
  useEffect(() => onShown?.(), [onShown]);
  const navigator = useMemo(
    (): Navigator => ({
      ...history,
      push: (to, state) => void travel(addressOf(to), () => history.push(to, state)),
      replace: (to, state) => void travel(addressOf(to), () => history.replace(to, state)),
    }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

function addressOf(to: Parameters<Navigator['push']>[0]): string {
  return typeof to === 'string' ? to : createPath(to);
}

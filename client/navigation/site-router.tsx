import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  type Navigator,
  Router,
} from 'react-router-dom';
import { travel } from './travel';

interface Arrival {
  location: Location;
  action: NavigationType;
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
  const [{ location, action }, setArrival] = useState<Arrival>(() => ({
    location: history.location,
    action: history.action as NavigationType,
  }));
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        const arrive = () => setArrival({ location, action: action as NavigationType });
        void travel(createPath(location), () => startTransition(arrive));
      }),
    [history],
  );
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

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigationType,
  Router,
} from 'react-router-dom';
import { isMotionPaused } from '#client/motion/motion-preference.ts';
import { followLinks } from './follow-links';
import { navigateWhenLoaded } from './navigate-when-loaded';
import { leavePlace } from './scroll-restoration';

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
    let shown = window.history.state;
    let isReturning = false;
    return history.listen(({ location, action, delta }) => {
      if (isReturning) {
        isReturning = false;
        path = location.pathname;
        return;
      }
      const isTurn = location.pathname !== path && !isShownByBrowser(window.event);
      path = location.pathname;
      const show = (onShown?: () => void) =>
        startTransition(() =>
          setNavigation({ location, action: action as NavigationType, onShown }),
        );
      const isBack = Number(delta) < 0;
      const commit = () => {
        shown = window.history.state;
        leavePlace();
        return isTurn ? turnPage(show, isBack) : show();
      };
      const giveUp = () => {
        // Address and history stay with the page that is shown.
        const steps = shown.idx - window.history.state.idx;
        if (!steps) return undefined;
        isReturning = true;
        history.go(steps);
        return () => history.go(-steps);
      };
      void navigateWhenLoaded(createPath(location), commit, { giveUp });
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

/** When the next page begins to be visible, and its opening can start. */
const OPENING_MS = 130;

/**
 * Shows another page, with the page transition if motion is allowed.
 * @param show renders the page, and calls back when it is in place
 * @param isBack whether it is an earlier one, to which the transition runs the other way
 */
function turnPage(show: (onShown?: () => void) => void, isBack: boolean): void {
  try {
    if (!('startViewTransition' in document) || isMotionPaused()) show();
    else startTurn(show, isBack);
  } catch (error) {
    reportError(error);
    show();
  }
}

function startTurn(show: (onShown?: () => void) => void, isBack: boolean): void {
  const { dataset } = document.documentElement;
  dataset.turn = isBack ? 'back' : 'forward';
  noteHeader();
  const turn = document.startViewTransition(async () => {
    dataset.turning = '';
    await new Promise<void>(show);
    noteHeader();
  });
  const open = () => delete dataset.turning;
  // Rejects when the transition is skipped: by a newer navigation, or in a hidden tab.
  turn.ready.then(() => setTimeout(open, OPENING_MS), open);
}

/** On home the header may be out of view, from where the transition would move it across the page. */
function noteHeader(): void {
  const header = document.getElementById('site-header');
  const isInView = header && header.getBoundingClientRect().bottom > 0;
  const state = header?.querySelector('[open]') ? 'open' : 'in-view';
  document.documentElement.dataset.header = isInView ? state : 'away';
}

/** Whether the browser animates the navigation itself, as it does for a swipe back. */
function isShownByBrowser(event: Event | undefined): boolean {
  return event instanceof PopStateEvent && event.hasUAVisualTransition;
}

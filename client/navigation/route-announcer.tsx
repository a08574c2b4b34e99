import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutAhead } from '#client/browser/lay-out-ahead.ts';
import { decorate } from '#client/motion/decorate.ts';
import { inkDrawings } from '#client/motion/ink-drawings.ts';
import { isMotionPaused } from '#client/motion/motion-preference.ts';
import { findPage } from '#shared/pages.ts';
import { savedScroll, trackScroll } from './scroll-restoration';

/**
 * After a client-side navigation: moves scroll position and focus as a new document would, and announces
 * the page's title to screen readers.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [message, setMessage] = useState('');
  const previous = useRef({ key, pathname });

  useEffect(() => {
    trackScroll(key);
    const target = hash ? document.getElementById(decodeHash(hash)) : null;
    const details = target?.closest('details');
    // Not every browser opens a details element that hides the target, and then it does not scroll either.
    if (details && !details.open) {
      details.open = true;
      target?.scrollIntoView({ behavior: 'instant' });
    }
    if (previous.current.key === key) return;
    const hasNewPage = previous.current.pathname !== pathname;
    previous.current = { key, pathname };

    // Scrolling to an anchor needs the real heights of everything above it.
    const isPop = navigationType === 'POP';
    document.documentElement.toggleAttribute('data-whole', isPop || Boolean(target));
    const saved = isPop ? savedScroll(key) : undefined;
    const isJump = hasNewPage || saved !== undefined || isMotionPaused();
    const behavior = isJump ? 'instant' : 'smooth';
    if (target && saved === undefined) target.scrollIntoView({ behavior });
    else window.scrollTo({ top: saved ?? 0, behavior });

    // The heading of an answer is its question.
    const question = target?.querySelector(headings) ? null : details?.querySelector('summary');
    if (question) question.focus({ preventScroll: true });
    else focusHeading(target ?? document.getElementById('content'));
    if (hasNewPage) setMessage(findPage(pathname)?.title ?? document.title);
  }, [key, pathname, hash, navigationType]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own drawings
  useEffect(() => decorate(inkDrawings), [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections
  useEffect(() => decorate(layOutAhead), [pathname]);

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  );
}

const headings = 'h1, h2, h3, h4, h5';

function focusHeading(within: HTMLElement | null): void {
  const heading = within?.querySelector<HTMLElement>(headings);
  // A visually hidden heading would appear with the focus, so its section gets it.
  const target = heading?.matches('.visually-hidden') ? within : (heading ?? within);
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

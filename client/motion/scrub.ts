import { watchView } from '#client/browser/watch-view.ts';

interface Scrubbed {
  /** Draws the state for the current scroll position. */
  draw(): void;
  /** Restores the still, and discards the measurements. */
  rest(): void;
}

/**
 * Draws while the page scrolls, once a frame and only while an element is near the viewport. Measures
 * again when the window is resized, but not when a phone only hides its address bar.
 * @param nearness around the window, as in `rootMargin`
 * @returns ends it
 */
export function scrub(element: Element, { draw, rest }: Scrubbed, nearness = '25%'): () => void {
  let frame = 0;
  let isNear = false;
  let size = '';

  function update() {
    frame = 0;
    if (!isNear) return rest();
    size = sizeNow();
    draw();
  }
  const request = () => {
    frame ||= requestAnimationFrame(update);
  };
  const sizeNow = () => [window.innerWidth, window.devicePixelRatio, element.clientHeight].join();
  const resize = () => {
    if (size !== sizeNow()) rest();
    request();
  };
  const setNear = (isNow: boolean) => {
    isNear = isNow;
    window.removeEventListener('scroll', request);
    if (isNear) window.addEventListener('scroll', request, { passive: true });
    request();
  };
  const unwatch = watchView(element, setNear, nearness);
  window.addEventListener('resize', resize);
  return () => {
    // A call after the end must not change the still.
    isNear = false;
    unwatch();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', resize);
    rest();
  };
}

interface Scrubbed {
  /** Draws the state for the current scroll position. */
  draw(): void;
  /** Restores the still, and discards the measurements. */
  rest(): void;
}

/**
 * Draws while the page scrolls, once a frame and only while an element is near the viewport. Measures
 * again when the window is resized, but not when a phone only hides its address bar. Returns what ends it.
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
  const view = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      window.removeEventListener('scroll', request);
      if (isNear) window.addEventListener('scroll', request, { passive: true });
      request();
    },
    { rootMargin: nearness },
  );
  view.observe(element);
  window.addEventListener('resize', resize);
  return () => {
    // A call after the end must not change the still.
    isNear = false;
    view.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', resize);
    rest();
  };
}

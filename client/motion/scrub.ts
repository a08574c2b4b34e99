interface Scrubbed {
  /** Shows what belongs to the place that the page is scrolled to. */
  draw(): void;
  /** Leaves the still, and what was measured. */
  rest(): void;
}

interface Scrub {
  /** Measures and draws anew. */
  redraw(): void;
  end(): void;
}

/**
 * Draws as the page is scrolled, once a frame and only while an element is near the view. When the
 * window gets another size, all is measured anew.
 */
export function scrub(element: Element, { draw, rest }: Scrubbed): Scrub {
  let frame = 0;
  let isNear = false;

  function update() {
    frame = 0;
    if (isNear) draw();
    else rest();
  }
  const request = () => {
    frame ||= requestAnimationFrame(update);
  };
  const redraw = () => {
    rest();
    request();
  };
  const view = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      window.removeEventListener('scroll', request);
      if (isNear) window.addEventListener('scroll', request, { passive: true });
      request();
    },
    { rootMargin: '25%' },
  );
  view.observe(element);
  window.addEventListener('resize', redraw);
  return {
    redraw,
    end() {
      // Whoever asks for another drawing after the end leaves the still as it is.
      isNear = false;
      view.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', redraw);
      rest();
    },
  };
}

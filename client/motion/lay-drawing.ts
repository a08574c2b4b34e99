import { clamp, mix } from '#shared/drawing/interpolate.ts';
import { chase } from './chase';

const PLAY_MS = 1400;
/** Progress at which it comes into view. */
const FIRST = 0.1;
/** Progress from which a replay starts, when parts already move. */
const AGAIN = 0.25;
/** It is drawn between these shares of its way up the window, before a sticky figure stops. */
const BEGIN = 0.15;
const END = 0.44;

/** A picture whose parts move. */
export interface Drawing {
  /**
   * Draws it by scroll position, unless it has been played. If it was on screen before it could move, it stays whole
   * until it has been scrolled through or away.
   * @param stagger delay of a drawing at the window's right edge, as a share of the scroll
   */
  draw(stagger?: number): void;
  /** Plays the animation once; afterwards the drawing stays complete. */
  play(): void;
  /** Restores the still. */
  end(): void;
}

/** Inlines a picture's SVG over it, so that its parts can move; then calls `laid`. */
export function layDrawing(still: HTMLImageElement, laid: () => void): Drawing {
  let drawing: SVGSVGElement | undefined;
  let parts: Animation[] = [];
  let isWhole = false;
  let isPlayed = false;
  let shown = 0;
  const way = chase((share) => {
    // Delayed, so that the next picture is measured before this one invalidates styles.
    if (share !== shown) queueMicrotask(() => seek(share));
  });

  const request = new XMLHttpRequest();
  // Fetched as a document, because parsing a string would need a trusted type.
  request.responseType = 'document';
  // HTML is parsed while it loads; XML would block a slow phone at the end.
  request.overrideMimeType('text/html');
  request.addEventListener('load', () => {
    const root = request.responseXML?.querySelector('svg');
    if (root?.querySelector('[data-at]')) lay(document.importNode(root, true));
  });
  // Before it has loaded nobody knows which of its files is for this screen.
  if (still.currentSrc) ask();
  else still.addEventListener('load', ask, { once: true });

  function ask() {
    request.open('GET', still.currentSrc);
    request.send();
  }

  function lay(loaded: SVGSVGElement) {
    // Measured before insertion, to avoid a forced layout.
    const { top, bottom } = still.getBoundingClientRect();
    isWhole = still.complete && top < window.innerHeight && bottom > 0;
    drawing = loaded;
    drawing.setAttribute('aria-hidden', 'true');
    still.after(drawing);
    const lengths = new Map<SVGElement, number>();
    parts = [...drawing.querySelectorAll<SVGElement>('[data-at]')].map((part) =>
      animate(part, lengths),
    );
    way.reset(isWhole ? 1 : 0);
    seek(way.shown);
    still.dataset.plays = '';
    laid();
  }

  function seek(share: number) {
    shown = share;
    for (const part of parts) {
      part.pause();
      part.currentTime = share * PLAY_MS;
    }
  }

  return {
    draw(stagger = 0) {
      if (!drawing || isPlayed) return;
      const scrolled = shareOf(drawing, stagger);
      if (scrolled === 0 || scrolled === 1) isWhole = false;
      way.to(isWhole ? 1 : scrolled);
    },
    play() {
      isPlayed = true;
      way.reset(1);
      seek(AGAIN);
      for (const part of parts) part.play();
    },
    end() {
      still.removeEventListener('load', ask);
      request.abort();
      way.reset(1);
      // Otherwise they would keep the drawing in memory.
      for (const part of parts) part.cancel();
      drawing?.remove();
      delete still.dataset.plays;
    },
  };
}

function shareOf(drawing: Element, stagger: number): number {
  const { top, left, height } = drawing.getBoundingClientRect();
  const passed = (window.innerHeight - top) / (window.innerHeight + height);
  const later = stagger * clamp(left / window.innerWidth);
  return passed <= 0 ? 0 : mix(FIRST, 1, clamp((passed - later - BEGIN) / (END - BEGIN)));
}

/**
 * The file says when each part appears; the kind of the part decides how.
 * @param lengths of the lines measured so far, because a slow phone takes 10 ms for each
 */
function animate(part: SVGElement, lengths: Map<SVGElement, number>): Animation {
  const [from = 0, to = 1] = (part.dataset.at ?? '').split(' ').map(Number);
  return part.animate(keyframesOf(part, lengths), {
    delay: from * PLAY_MS,
    // Ends by 1, so that every part is complete.
    duration: (Math.min(1, to) - from) * PLAY_MS,
    easing: 'cubic-bezier(0.4, 0, 0.5, 1)',
    fill: 'both',
  });
}

function keyframesOf(part: SVGElement, lengths: Map<SVGElement, number>): PropertyIndexedKeyframes {
  const { from, turn, bent } = part.dataset;
  if (from) return { translate: [`${from}px`, '0px'] };
  if (turn) return { rotate: [`${turn}deg`, '0deg'] };
  if (part.hasAttribute('stroke-dasharray')) return { opacity: [0, 1] };
  if (bent && canBend()) return { d: [`path("${bent}")`, `path("${part.getAttribute('d')}")`] };
  // Filled parts just appear.
  if (part.closest('[fill]')?.getAttribute('fill') !== 'none' || part instanceof SVGGElement) {
    return { visibility: ['hidden', 'visible'] };
  }
  const line = (
    part instanceof SVGUseElement
      ? part.ownerSVGElement?.querySelector(part.getAttribute('href') ?? '')
      : part
  ) as SVGGeometryElement;
  const length = lengths.get(line) ?? lengthOf(line);
  lengths.set(line, length);
  // The margins hide round caps before the line starts.
  part.style.strokeDasharray = `${length} ${length + 20}`;
  return { strokeDashoffset: [`${length + 10}px`, '0px'] };
}

/** Whether paths can be animated; otherwise lines are drawn by dash offset. */
function canBend(): boolean {
  return CSS.supports('d', 'path("M0 0")');
}

/** Length of the longest subpath, because all of them start together. */
function lengthOf(part: SVGGeometryElement): number {
  // Measured outside the page, to avoid a layout for each.
  const line = part.cloneNode() as SVGGeometryElement;
  const lines = part.getAttribute('d')?.match(/M[^M]+/g) ?? [];
  if (lines.length < 2) return line.getTotalLength();
  return Math.max(
    ...lines.map((d) => {
      line.setAttribute('d', d);
      return line.getTotalLength();
    }),
  );
}

import { clamp, mix } from '#shared/drawing/interpolate.ts';
import { chase } from './chase';

const PLAY_MS = 1400;
/** Share of the drawing that is there when it comes into view. */
const FIRST = 0.1;
/** Where it begins when it is played again: the first of its parts are moving. */
const AGAIN = 0.25;
/** The rest is drawn over this part of its way up the window; a sticky figure stops soon after. */
const BEGIN = 0.15;
const END = 0.44;

/** A picture whose parts move. */
export interface Drawing {
  /**
   * Shows it as far as one has scrolled to it, unless it has been played. One that was on screen before it
   * could move stays whole until it has been scrolled through or away.
   * @param stagger how much later one at the right edge of the window comes than one at the left
   */
  draw(stagger?: number): void;
  /** Plays the animation once; afterwards the drawing stays complete. */
  play(): void;
  /** Restores the still. */
  end(): void;
}

/** Lays a picture's own parts over it, to move each of them; calls `laid` when they are there. */
export function layDrawing(still: HTMLImageElement, laid: () => void): Drawing {
  let drawing: SVGSVGElement | undefined;
  let parts: Animation[] = [];
  let isWhole = false;
  let isPlayed = false;
  let shown = 0;
  const way = chase((share) => {
    // After the next picture has been measured, or that would wait for the styles of this one.
    if (share !== shown) queueMicrotask(() => seek(share));
  });

  const request = new XMLHttpRequest();
  // Fetched as a document, because parsing a string would need a trusted type.
  request.responseType = 'document';
  // Read as HTML, piece by piece as it arrives; as XML it would block a slow phone at the end.
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
    // Before the drawing is in the page, which would be laid out at once for the answer.
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
    // A part that would go on beyond the end would never be whole.
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
  // At its full size, as soon as the lines have come.
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
  // Round caps would show before the line starts.
  part.style.strokeDasharray = `${length} ${length + 20}`;
  return { strokeDashoffset: [`${length + 10}px`, '0px'] };
}

/** Where a path cannot be animated, its lines are drawn along themselves. */
function canBend(): boolean {
  return CSS.supports('d', 'path("M0 0")');
}

/** Length of the longest line of a path, because all of its lines start together. */
function lengthOf(part: SVGGeometryElement): number {
  // In the page, each of them would be laid out before it is measured.
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

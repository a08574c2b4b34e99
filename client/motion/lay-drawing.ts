import '#client/common-chunk.ts';
import { printInSight } from './ink-drawings';

const PLAY_MS = 1400;
/** Pictures beside each other are drawn from left to right, the last so much later than the first. */
const STAGGER_MS = 240;
const ALL_MS = PLAY_MS + STAGGER_MS;
/** Where it begins when it is played again: the first of its parts are moving. */
const AGAIN = 0.25;

/** Draws the pictures in an element as they come into sight: their lines run and bend, and their blocks follow. */
export function bendPictures(box: HTMLElement): () => void {
  const drawings = [...box.querySelectorAll('img')].map(layDrawing);
  return () => {
    for (const drawing of drawings) drawing.end();
  };
}

/**
 * Lays a picture's SVG over its `<img>`, so that its parts can move. They are drawn once, when it comes into sight.
 * A picture that was on screen before that stays whole.
 */
export function layDrawing(still: HTMLImageElement) {
  let drawing: SVGSVGElement | undefined;
  let parts: Animation[] = [];
  let forget: (() => void) | undefined;

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
    // Before the drawing is in the page, which would be laid out at once for the answer.
    const { top, left } = still.getBoundingClientRect();
    const isSeen = still.complete && top < window.innerHeight;
    drawing = loaded;
    drawing.setAttribute('aria-hidden', 'true');
    still.after(drawing);
    const later = (STAGGER_MS * Math.max(0, left)) / window.innerWidth;
    const lengths = new Map<SVGElement, number>();
    parts = [...drawing.querySelectorAll<SVGElement>('[data-at]')].map((part) =>
      animate(part, later, lengths),
    );
    for (const part of parts) {
      if (isSeen) part.finish();
      else part.pause();
    }
    still.dataset.plays = '';
    if (!isSeen) forget = printInSight([still], () => play(0));
  }

  function play(from: number) {
    forget?.();
    for (const part of parts) {
      part.currentTime = from * ALL_MS;
      part.play();
    }
  }

  return {
    /** Plays the animation again. */
    play: () => play(AGAIN),
    /** Restores the still. */
    end() {
      still.removeEventListener('load', ask);
      request.abort();
      forget?.();
      // Otherwise they would keep the drawing in memory.
      for (const part of parts) part.cancel();
      drawing?.remove();
      delete still.dataset.plays;
    },
  };
}

/**
 * The file says when each part appears; the kind of the part decides how.
 * @param later how much later than in the file, ms
 * @param lengths of the lines measured so far, because a slow phone takes 10 ms for each
 */
function animate(part: SVGElement, later: number, lengths: Map<SVGElement, number>): Animation {
  const [from = 0, end = 1] = (part.dataset.at ?? '').split(' ').map(Number);
  // A part that would go on beyond the end would never be whole.
  const to = Math.min(1, end);
  return part.animate(keyframesOf(part, lengths), {
    delay: later + from * PLAY_MS,
    duration: (to - from) * PLAY_MS,
    // All end together: a part that has ended before would begin anew when the others are played again.
    endDelay: ALL_MS - later - to * PLAY_MS,
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

import '#client/common-chunk.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp, mix } from '#shared/drawing/interpolate.ts';

const PLAY_MS = 1400;
const PULSE_MS = 300;
/** A pressed cell is felt so much later in those beside it. */
const SPREAD_MS = 80;
/** Share of the drawing that is there as the figure comes into view, and its scroll progress when all is. */
const FIRST = 0.35;
const WHOLE_AT = 0.28;

/**
 * Draws the figure of a system part by part when scrolled to, and again when its button is pressed. A
 * pressed cell pulses with those beside it. Marks the text that is being read.
 */
export function playFigure(figure: HTMLElement): () => void {
  const section = figure.closest('section') as HTMLElement;
  const still = figure.querySelector('.system-figure__read') as HTMLImageElement;
  const points = [...section.querySelectorAll<HTMLElement>('.system__point')];
  let drawing: SVGSVGElement | undefined;
  let parts: Animation[] = [];
  // A figure that is on screen already stays complete.
  let isWhole = false;

  const request = new XMLHttpRequest();
  // Fetched as a document, because parsing a string would need a trusted type.
  request.responseType = 'document';
  // Read as HTML, piece by piece as it arrives; as XML it would block a slow phone at the end.
  request.overrideMimeType('text/html');
  request.addEventListener('load', () => {
    const root = request.responseXML?.querySelector('svg');
    if (root) lay(document.importNode(root, true));
  });
  request.open('GET', still.src);
  request.send();

  function lay(loaded: SVGSVGElement) {
    drawing = loaded;
    drawing.setAttribute('aria-hidden', 'true');
    still.after(drawing);
    section.dataset.plays = '';
    // All are measured before the first one changes, or each would be styled and laid out anew.
    const looks = [...drawing.querySelectorAll<SVGElement>('[data-at]')].map(lookOf);
    parts = looks.map(animate);
    const { top, bottom } = figure.getBoundingClientRect();
    isWhole = top < window.innerHeight && bottom > 0;
    seek(isWhole ? 1 : 0);
    scroll.redraw();
  }

  function draw() {
    const middle = window.innerHeight / 2;
    for (const point of points) {
      const { top, bottom } = point.getBoundingClientRect();
      point.toggleAttribute('data-read', top <= middle && bottom > middle);
    }
    if (!isWhole) seek(shareOf(figure));
  }

  function seek(share: number) {
    for (const part of parts) {
      part.pause();
      part.currentTime = share * PLAY_MS;
    }
  }

  function play({ target }: Event) {
    const cell = (target as Element).closest('.cell');
    if (!cell && !(target as Element).closest('.unprinted')) return;
    isWhole = true;
    seek(cell ? 1 : 0);
    if (!cell) figure.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (cell) pulse(cell);
    else for (const part of parts) part.play();
  }

  /** Adjacent cells work at the same time. */
  function pulse(pressed: Element) {
    for (const cell of section.querySelectorAll('.cell')) {
      if (!isBeside(pressed, cell)) continue;
      const strokeWidth = `${2 * Number(cell.getAttribute('stroke-width'))}px`;
      const delay = cell === pressed ? 0 : SPREAD_MS;
      cell.animate({ strokeWidth, offset: 0.5 }, { delay, duration: PULSE_MS });
    }
  }

  const scroll = scrub(section, { draw, rest: () => {} });
  section.addEventListener('click', play);
  return () => {
    request.abort();
    scroll.end();
    section.removeEventListener('click', play);
    for (const point of points) point.removeAttribute('data-read');
    // Otherwise they would keep the drawing in memory.
    for (const part of parts) part.cancel();
    drawing?.remove();
    delete section.dataset.plays;
  };
}

function shareOf(figure: HTMLElement): number {
  const { top, height } = figure.getBoundingClientRect();
  const passed = (window.innerHeight - top) / (window.innerHeight + height);
  return passed <= 0 ? 0 : clamp(mix(FIRST, 1, passed / WHOLE_AT));
}

/** Whether a cell is this one, or shares a side with it. */
function isBeside(cell: Element, other: Element): boolean {
  const [a, b] = [cell.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.hypot(a.x - b.x, a.y - b.y) < 1.3 * a.width;
}

interface Look {
  part: SVGElement;
  fill: string;
  strokeWidth: string;
  /** 0 for a part that is not drawn as a line. */
  length: number;
}

function lookOf(part: SVGElement): Look {
  const { fill, strokeWidth } = getComputedStyle(part);
  const isLine = fill === 'none' && part instanceof SVGGeometryElement && !part.dataset.from;
  return { part, fill, strokeWidth, length: isLine ? lengthOf(part) : 0 };
}

/** The file says when each part appears; the kind of the part decides how. */
function animate(look: Look): Animation {
  const { part } = look;
  const [from = 0, to = 1] = (part.dataset.at ?? '').split(' ').map(Number);
  return part.animate(keyframesOf(look), {
    delay: from * PLAY_MS,
    // A part that would go on beyond the end would never be whole.
    duration: (Math.min(1, to) - from) * PLAY_MS,
    easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
    fill: 'both',
  });
}

function keyframesOf({ part, fill, strokeWidth, length }: Look): PropertyIndexedKeyframes {
  const { from } = part.dataset;
  if (from) return { translate: [`${from}px`, '0px'] };
  if (part instanceof SVGGElement) return { opacity: [0, 1], strokeWidth: ['0px', strokeWidth] };
  if (fill !== 'none') {
    part.style.transformBox = 'fill-box';
    part.style.transformOrigin = 'center';
    return { opacity: [0, 1, 1], scale: [part instanceof SVGRectElement ? 2.4 : 1.3, 1] };
  }
  // Round caps would show before the line starts.
  part.style.strokeDasharray = `${length} ${length + 20}`;
  return { strokeDashoffset: [`${length + 10}px`, '0px'] };
}

/** Length of the longest line of a path, because all of its lines start together. */
function lengthOf(part: SVGGeometryElement): number {
  const lines = part.getAttribute('d')?.match(/M[^M]+/g) ?? [];
  if (lines.length < 2) return part.getTotalLength();
  const line = part.cloneNode() as SVGPathElement;
  return Math.max(
    ...lines.map((d) => {
      line.setAttribute('d', d);
      return line.getTotalLength();
    }),
  );
}

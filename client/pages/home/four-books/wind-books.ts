import '#client/common-chunk.ts';
import { isInView } from '#client/browser/is-in-view.ts';
import { propertiesOf } from '#client/browser/properties-of.ts';
import { pauseForInput } from '#client/browser/when-idle.ts';
import { type FineCanvas, fineCanvas } from '#client/motion/fine-canvas.ts';
import { scrub } from '#client/motion/scrub.ts';
import { clamp } from '#shared/drawing/interpolate.ts';
import { printing } from './coin-print';
import { drawWinding, engrave, type WindingScene } from './draw-winding';

/** Scroll distance for which the finished coin stays, px. */
const HOLD = 50;

/** Kept while paused: a scene in view holds its frame, any other shows the end. */
const scenes = new WeakMap<HTMLElement, ReturnType<typeof sceneIn>>();

/** Winds the lines of four books into a coin while scrolling, and unwinds them on the way back. */
export function windBooks(section: HTMLElement): () => void {
  const scene = scenes.get(section) ?? sceneIn(section);
  scenes.set(section, scene);
  scene.play();
  return scene.pause;
}

function sceneIn(section: HTMLElement) {
  const books = section.querySelector('.four-books') as HTMLElement;
  const stage = books.parentElement as HTMLElement;
  const place = stage.querySelector('.four-books__coin') as HTMLElement;
  const picture = new Image();
  let endWinding: (() => void) | undefined;
  let canvas: FineCanvas | undefined;
  let scene: WindingScene | undefined;
  let top = 0;
  let held: number | undefined;
  let shown = Number.NaN;

  function draw() {
    // A skipped section has no size; in Safari, even shortly after it has come near.
    if (!place.offsetWidth) return rest();
    if (!canvas) prepare();
    if (!scene) return;
    const moment = held ?? momentOf(stage, books);
    if (moment === shown) return;
    shown = moment;
    // In a separate task, to keep this frame short.
    pauseForInput().then(() => moment === shown && wind(moment));
  }

  function wind(moment: number) {
    if (!canvas || !scene) return;
    books.setAttribute('data-winding', '');
    canvas.begin(0, -top);
    drawWinding(scene, moment);
  }

  /** Prepares over several frames before the first drawing, for slow phones. */
  async function prepare() {
    // The canvas starts at the coin and the books, because each pixel costs time.
    top = Math.min(place.offsetTop, books.offsetTop);
    const { clientWidth: width, clientHeight: height } = stage;
    stage.style.setProperty('--whole', `${height}px`);
    const laid = fineCanvas(stage, { left: 0, top, width, height: height - top });
    canvas = laid;
    if (!laid) return;
    laid.begin(0, 0);
    await new Promise(requestAnimationFrame);
    const prepared = sceneOf(laid, books, place);
    // Without its picture the lines are drawn alone.
    prepared.coin = await fillPattern(prepared, laid.density, picture).catch(() => undefined);
    await new Promise(requestAnimationFrame);
    if (canvas !== laid) return;
    scene = prepared;
    draw();
  }

  function rest() {
    canvas?.remove();
    books.removeAttribute('data-winding');
    canvas = undefined;
    scene = undefined;
    shown = Number.NaN;
  }

  // After the picture, so that the canvas is prepared once: it takes a slow phone a frame or two.
  picture.onload = picture.onerror = () => {
    endWinding = scrub(stage, { draw, rest }, '100%');
  };
  picture.src = '/images/coin-books.svg';
  return {
    play() {
      held = undefined;
      if (endWinding) draw();
    },
    pause() {
      held = isInView(stage) ? momentOf(stage, books) : 1;
      if (!books.isConnected) endWinding?.();
      else if (canvas) draw();
    },
  };
}

/** Progress by scroll position: the lines leave once the stage is held, with all books in view. */
function momentOf(stage: HTMLElement, books: HTMLElement): number {
  const room = stage.parentElement as HTMLElement;
  const pin = Number.parseFloat(getComputedStyle(stage).top);
  const held = room.offsetHeight - stage.offsetHeight;
  const last = books.lastElementChild as HTMLElement;
  // Unlike the window's height, this one stays when a phone hides its address bar.
  const below = document.documentElement.clientHeight - pin;
  const course = [
    [Math.max(0, books.offsetTop + last.offsetTop + last.offsetHeight - below), 0],
    [0.56 * held, 0.745],
    [0.62 * held, printing.from],
    [held - HOLD, printing.to],
  ] as const;
  const way = pin - room.getBoundingClientRect().top;
  const moment = course.slice(1).reduce((reached, [end, to], index) => {
    const [start, from] = course[index] as (typeof course)[number];
    return reached + (to - from) * clamp((way - start) / (end - start));
  }, 0);
  return Math.round(1e5 * moment) / 1e5;
}

function sceneOf({ context }: FineCanvas, books: HTMLElement, place: HTMLElement): WindingScene {
  const rows = [...books.children] as HTMLElement[];
  const radius = place.offsetWidth / 2;
  const room = {
    width: (books.parentElement as HTMLElement).clientWidth,
    x: place.offsetLeft + radius,
    y: place.offsetTop + radius,
    radius,
    // A book's name stands on its first line.
    books: rows.map((row) => books.offsetTop + row.offsetTop + row.offsetHeight - 0.5),
  };
  const read = propertiesOf(books);
  const inks = {
    books: rows.map((row) => getComputedStyle(row).color),
    point: read('--color-live'),
    ground: read('--color-ground'),
  };
  return { context, room, inks };
}

/** The engraved coin as a pattern at its size on screen. Not as an image bitmap, which Safari draws too small. */
async function fillPattern(
  scene: WindingScene,
  density: number,
  picture: HTMLImageElement,
): Promise<CanvasPattern | undefined> {
  const { x, y, radius } = scene.room;
  const size = Math.ceil(2 * radius * density);
  const plate = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = plate.getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, 0, 0, size, size);
  context.setTransform(density, 0, 0, density, (radius - x) * density, (radius - y) * density);
  await pauseForInput();
  await engrave(context, scene);
  await pauseForInput();
  const pattern = scene.context.createPattern(plate, 'no-repeat') ?? undefined;
  pattern?.setTransform(new DOMMatrix([1 / density, 0, 0, 1 / density, x - radius, y - radius]));
  return pattern;
}

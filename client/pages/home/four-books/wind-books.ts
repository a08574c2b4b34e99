import '#client/common-chunk.ts';
import { drawWinding, type WindingScene } from './draw-winding';

/** The scene begins when its top is at this share of the window, and ends a little before it is let go. */
const FROM = 0.36;
const BEFORE = 40;

/** Winds the lines of four books to a coin as the page is scrolled, and off again on the way back. */
export function windBooks(books: HTMLElement): () => void {
  const stage = books.parentElement as HTMLElement;
  // Shown only where the style sheet has given the books a stage.
  const still = stage.querySelector('.book__coin') as HTMLElement;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  canvas.className = 'four-books__scene';
  canvas.setAttribute('aria-hidden', 'true');
  const picture = new Image();
  let scene: WindingScene | undefined;
  let shown = Number.NaN;
  let frame = 0;
  let isNear = false;

  function update() {
    frame = 0;
    // What is skipped because it is far away has no size, in Safari also for a while after it has come near.
    if (!isNear || !still.offsetWidth) return rest();
    scene ??= sceneOf(canvas, context as CanvasRenderingContext2D, stage, picture);
    const moment = momentOf(stage);
    if (moment === shown) return;
    shown = moment;
    context?.clearRect(0, 0, canvas.width, canvas.height);
    drawWinding(scene, moment);
  }

  function rest() {
    canvas.remove();
    books.removeAttribute('data-winding');
    scene = undefined;
    shown = Number.NaN;
  }

  const request = () => {
    frame ||= requestAnimationFrame(update);
  };
  const redraw = () => {
    scene = undefined;
    shown = Number.NaN;
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
  view.observe(stage);
  window.addEventListener('resize', redraw);
  picture.addEventListener('load', redraw);
  picture.src = '/images/coin-books.svg';
  return () => {
    view.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', redraw);
    rest();
  };
}

/** From 0 to 1, while the stage comes up and is then held. */
function momentOf(stage: HTMLElement): number {
  const room = stage.parentElement as HTMLElement;
  const { top } = room.getBoundingClientRect();
  const held = room.offsetHeight - stage.offsetHeight;
  const first = FROM * window.innerHeight;
  const last = Number.parseFloat(getComputedStyle(stage).top) - held + BEFORE;
  return Math.min(1, Math.max(0, (first - top) / (first - last)));
}

function sceneOf(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  stage: HTMLElement,
  picture: HTMLImageElement,
): WindingScene {
  const books = stage.querySelector('.four-books') as HTMLElement;
  const still = stage.querySelector('.book__coin') as HTMLElement;
  const box = stage.getBoundingClientRect();
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.round(box.width * density);
  canvas.height = Math.round(box.height * density);
  context.setTransform(density, 0, 0, density, 0, 0);
  const rows = [...books.children] as HTMLElement[];
  const room = {
    width: box.width,
    x: still.offsetLeft + still.offsetWidth / 2,
    y: still.offsetTop + still.offsetHeight / 2,
    radius: still.offsetWidth / 2,
    // Its name stands above a book's lines.
    books: rows.map((row) => books.offsetTop + row.offsetTop + row.offsetHeight / 2 + 9),
  };
  const style = getComputedStyle(stage);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const inks = {
    books: rows.map((row) => getComputedStyle(row).color),
    rule: read('--color-rule'),
    point: read('--color-live'),
    ground: read('--color-ground'),
  };
  stage.append(canvas);
  books.setAttribute('data-winding', '');
  return { context, room, inks, coin: patternOf(context, picture, room, density) };
}

/** The coin as it fills the slots; drawn once at the size that it has on the screen. */
function patternOf(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  { x, y, radius }: WindingScene['room'],
  density: number,
): CanvasPattern | undefined {
  if (!picture.complete || picture.naturalWidth === 0) return undefined;
  const tile = document.createElement('canvas');
  tile.width = Math.ceil(2 * radius * density);
  tile.height = tile.width;
  tile.getContext('2d')?.drawImage(picture, 0, 0, tile.width, tile.height);
  const pattern = context.createPattern(tile, 'no-repeat') ?? undefined;
  pattern?.setTransform(new DOMMatrix([1 / density, 0, 0, 1 / density, x - radius, y - radius]));
  return pattern;
}

import { webglContext } from '#client/browser/webgl-context.ts';
import { printInSight } from '#client/motion/ink-drawings.ts';
import { rgb } from '#shared/drawing/gradient.ts';
import type { PlateName, plateShape } from '#shared/drawing/plates.ts';
import { engraver } from './engraver';
import { followLight } from './follow-light';
import { drawn, type Target } from './passes';
import { scenes } from './scenes';
import { printOf, samplesOf, seenOf } from './seen-print';

/** Longest light change and longest ray-march strip, ms; a slower device keeps the still. */
const SLOW_LIGHT_MS = 40;
const SLOW_STRIP_MS = 100;
/** The fastest of so many changes counts: the first are slower, and the page may be busy. */
const TRIALS = 4;
/** Stored lamp positions; light between two of them is blended. */
const LAMPS = 7;

/** Plates change one after the other, so that no frame draws two. */
let changing: Promise<unknown> = Promise.resolve();

export interface Order {
  still: HTMLImageElement;
  shape: typeof plateShape;
  /** The text of a scene's shader. */
  read(name: PlateName): Promise<string>;
  /** Called when the still has another size. */
  onResize(): void;
  /** Aborted from outside, or when the graphics card is lost. */
  run: AbortController;
}

/**
 * Replaces a still by a canvas with the same picture whose light moves, until the run ends.
 * @throws Error where the still has to stay
 */
export async function litCanvas({ still, shape, read, onResize, run }: Order): Promise<void> {
  const { signal } = run;
  signal.throwIfAborted();
  const { name, sheet, print } = printOf(still, shape);
  const canvas = document.createElement('canvas');
  const gl = webglContext(canvas, { alpha: false, antialias: false, depth: false });
  if (!gl) throw new Error('no graphics card');
  signal.addEventListener('abort', () => {
    canvas.remove();
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  });

  const seen = seenOf(still, print);
  const scale = sheet.width / print.width;
  const scene = scenes[name];
  const plate = await engraver(
    gl,
    await read(name),
    scene,
    sheet,
    samplesOf(seen, scale),
    SLOW_STRIP_MS,
  );
  const reaches = [await plate.light(scene.lamp)];
  const color = (property: string) =>
    rgb(getComputedStyle(still).getPropertyValue(property).trim()).map((value) => value / 255);
  const [paper, line] = [color('--color-plate-paper'), color('--color-plate-line')];
  const step = scene.swing / (LAMPS - 1);

  canvas.className = still.className;
  canvas.dataset.variant = 'lit';
  const box = still.getBoundingClientRect();
  canvas.style.aspectRatio = `${box.width} / ${box.height}`;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', still.alt);
  Object.assign(canvas, { width: seen.width, height: seen.height });
  let quickest = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < TRIALS; trial++) {
    const began = performance.now();
    show(scene.lamp);
    await drawn(gl);
    quickest = Math.min(quickest, performance.now() - began);
  }
  if (gl.isContextLost() || quickest > SLOW_LIGHT_MS) throw new Error('too slow');
  // A still that is being printed is printed to its end; the canvas of one that is blank is printed instead.
  await Promise.allSettled(still.getAnimations().map(({ finished }) => finished));
  signal.throwIfAborted();
  if ('blank' in still.dataset) {
    canvas.dataset.blank = '';
    const forget = printInSight([canvas], () => canvas.removeAttribute('data-blank'));
    signal.addEventListener('abort', forget);
  }
  canvas.addEventListener('webglcontextlost', () => run.abort());
  // The style sheet hides the still behind it.
  show(scene.lamp);
  still.before(canvas);
  const { clientWidth, clientHeight } = canvas;
  const size = new ResizeObserver(() => {
    if (canvas.clientWidth !== clientWidth || canvas.clientHeight !== clientHeight) onResize();
  });
  size.observe(canvas);
  signal.addEventListener('abort', () => size.disconnect());

  while (reaches.length < LAMPS)
    reaches.push(await plate.light(scene.lamp + step * reaches.length));
  followLight(canvas, scene, signal, (degrees) => {
    const change = changing.then(() => {
      if (!signal.aborted) show(degrees);
      return drawn(gl);
    });
    changing = change;
    return change;
  });

  function show(degrees: number): void {
    const at = (degrees - scene.lamp) / step;
    const index = Math.min(Math.floor(at), LAMPS - 2);
    const [reach, next] = [reaches[index], reaches[index + 1]] as [Target, Target | undefined];
    const lamp = { degrees, reach, share: at - index, ...(next && { next }) };
    const target = { framebuffer: null, width: seen.width, height: seen.height };
    const from = [seen.x, seen.y];
    plate.print(print, lamp, { paper, line, from }, target);
  }
}

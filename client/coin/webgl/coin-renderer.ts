import '#client/common-chunk.ts';
import { watchView } from '#client/browser/watch-view.ts';
import { isSoftware, webglContext } from '#client/browser/webgl-context.ts';
import { isMotionWanted } from '#client/motion/motion-preference.ts';
import { clamp, mix } from '#shared/drawing/interpolate.ts';
import { coinContext } from './coin-context';
import { coinFaces } from './coin-faces';
import { coinPointer } from './coin-pointer';
import { coinStill } from './coin-still';

const START_YAW = -0.42;
const MAX_DENSITY = 2;
/** Longest average frame of the trial; a hopeless trial ends early. */
const TRIAL_FRAMES = 40;
const SLOW_FRAME_MS = 24;
/** Frame interval without a GPU, so that the page stays responsive. */
const SOFTWARE_FRAME_MS = 400;
/** Time to reach full speed, or to stop. */
const EASE_MS = 400;
/** A longer gap means that the browser paused; the coin does not jump over it. */
const LONGEST_STEP_MS = 100;

/** Kept while paused, so that each goes on from where it stopped. */
const coins = new WeakMap<HTMLElement, Promise<ReturnType<typeof coinStill>>>();

/** Turns a coin while it is in view. */
export function turnCoin(box: HTMLElement): () => void {
  const coin = coins.get(box) ?? coinIn(box).catch(() => coinStill(box));
  coins.set(box, coin);
  const unwatch = watchView(box, async (isInView) => {
    const { play, pause } = await coin;
    if (isInView) play();
    else pause();
  });
  return async () => {
    unwatch();
    const { pause, destroy } = await coin;
    if (box.isConnected) pause();
    else destroy();
  };
}

/**
 * Appends a canvas with a turning coin.
 * Where there is no WebGL2, or only one that the processor draws, it moves the drawing instead.
 */
async function coinIn(box: HTMLElement) {
  const canvas = document.createElement('canvas');
  // Whoever asked for motion gets it even without a GPU, and however slowly.
  const isWanted = isMotionWanted();
  const gl = isWanted
    ? canvas.getContext('webgl2', { powerPreference: 'low-power' })
    : webglContext(canvas);
  if (!gl) return coinStill(box);
  const interval = isWanted && isSoftware(gl) ? SOFTWARE_FRAME_MS : 0;
  await document.fonts.load('600 40px Besley');
  const faces = await coinFaces();
  const style = getComputedStyle(box);
  const [metal = '', ...print] = ['--color-metal', '--coin-ink', '--coin-paper']
    .map((name) => style.getPropertyValue(name).trim())
    .filter((color) => color !== '');
  const draw = coinContext(gl, faces, metal, print);
  const pointer = coinPointer(box);
  const tilt = box.dataset.size === 'hero' ? 0.22 : 0.3;
  let density = Math.min(devicePixelRatio, MAX_DENSITY);
  let yaw = START_YAW;
  /** The nearest yaw at which it is edge-on, while a style wants that. */
  let edge: number | undefined;
  let request = 0;
  let last = 0;
  let isPlaying = false;
  let pace = 0;
  let frames = 0;
  let spent = 0;

  const sizes = new ResizeObserver(() => requestAnimationFrame(resize));
  canvas.className = 'coin__canvas';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.addEventListener('webglcontextlost', destroy);
  box.append(canvas);
  resize();
  sizes.observe(canvas);
  return { play, pause, destroy };

  function frame(now: number): void {
    request = requestAnimationFrame(frame);
    if (now - last < interval) return;
    const passed = last && now - last;
    const step = Math.min(passed, Math.max(LONGEST_STEP_MS, interval));
    last = now;
    pace = clamp(pace + (isPlaying ? passed : -passed) / EASE_MS);
    yaw += pointer.turn(step) * pace * (1 - edgeOn());
    show(step);
    if (!frames) box.dataset.turning = '';
    judge(step);
    if (!isPlaying && pace === 0) stop();
  }

  /** A device too slow at its own density tries at 1; one too slow at 1 gives up. */
  function judge(step: number): void {
    spent += step;
    if (frames++ > TRIAL_FRAMES || spent < TRIAL_FRAMES * SLOW_FRAME_MS) return;
    if (isWanted) return;
    if (density > 1) {
      density = frames = 1;
      spent = 0;
      resize();
    } else destroy();
  }

  function resize(): void {
    canvas.width = canvas.height = Math.round(canvas.clientWidth * density) || 1;
    // A resized canvas is blank until it is drawn on.
    if (frames) show(0);
  }

  function show(step: number): void {
    const lean = pointer.lean(step);
    const share = edgeOn();
    edge = share > 0 ? (edge ?? edgeNear(yaw)) : undefined;
    draw(mix(yaw + lean.x, edge ?? yaw, share), tilt + lean.y);
  }

  function edgeOn(): number {
    return Number(style.getPropertyValue('--edge-on'));
  }

  function play(): void {
    isPlaying = true;
    stop();
    if (canvas.isConnected) request = requestAnimationFrame(frame);
  }

  function stop(): void {
    cancelAnimationFrame(request);
    last = 0;
  }

  /** Lets the coin turn on until its face is in front. */
  function pause(): void {
    isPlaying = false;
  }

  function destroy(): void {
    stop();
    sizes.disconnect();
    pointer.destroy();
    canvas.removeEventListener('webglcontextlost', destroy);
    canvas.remove();
    delete box.dataset.turning;
    coins.delete(box);
    // Browsers allow few contexts, and release them late.
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

function edgeNear(yaw: number): number {
  const quarter = Math.PI / 2;
  return quarter + Math.PI * Math.round((yaw - quarter) / Math.PI);
}

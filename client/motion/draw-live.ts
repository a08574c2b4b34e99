import { watchView } from '#client/browser/watch-view.ts';

/** A looping clip that a function can draw at any moment. */
interface LiveClip {
  /** Share of a loop at which the video, and so its poster, starts. */
  start: number;
  /** Size of the video, px. */
  width: number;
  height: number;
  /** A change in it resumes drawing. */
  control?: HTMLElement;
  /**
   * Draws one frame in px of the video, with a share of its lines, this many seconds after the last one. Returns the
   * next moment in rounds; the same one means rest.
   */
  draw(context: CanvasRenderingContext2D, round: number, elapsed: number, share: number): number;
}

const TRIAL_FRAMES = 40;
/** Frames that draw a growing share of the lines: one full frame would block a slow phone. */
const FIRST_FRAMES = 10;
const APPEAR_MS = 300;
const SLOW_FRAME_MS = 24;
/** Largest share of a frame that the script may take. */
const SCRIPT_PART = 1 / 6;
/** Total lateness allowed: the browser is still compiling, or busy. */
const LATE_MS = 80;
/** Frame interval after the trial: a video's, not the screen's. */
const FRAME_MS = 30;
/** A longer gap means that the browser paused. */
const LONGEST_STEP_MS = 100;

/**
 * Draws a clip at the screen's resolution while its box is in view, from its poster on. The first frames show nothing,
 * but try whether the device is fast enough. At the end the last frame stays, and the next call goes on from there.
 * @param giveUp called on a slow device, and in a browser without canvases
 */
export function drawLive(box: HTMLElement, clip: LiveClip, giveUp: () => void): () => void {
  const drawn = box.querySelector('canvas');
  const canvas = drawn ?? document.createElement('canvas');
  const context = canvas.getContext('2d');
  let round = Number(canvas.dataset.round ?? clip.start);
  let frames = drawn ? TRIAL_FRAMES : 0;
  let request = 0;
  let last = 0;
  let spent = 0;
  let late = 0;

  const size = new ResizeObserver(() => {
    const wide = Math.max(box.clientWidth, (box.clientHeight * clip.width) / clip.height);
    canvas.width = Math.round(wide * Math.min(2, window.devicePixelRatio));
    canvas.height = Math.round((canvas.width * clip.height) / clip.width);
    // A resized canvas is blank until it is drawn on.
    show(0);
  });
  canvas.className = 'background-video__clip';
  canvas.setAttribute('aria-hidden', 'true');
  clip.control?.addEventListener('change', goOn);
  size.observe(box);
  const unwatch = watchView(box, (isInView) => {
    if (isInView) goOn();
    else cancelAnimationFrame(request);
  });
  return end;

  function goOn() {
    cancelAnimationFrame(request);
    last = 0;
    request = requestAnimationFrame(step);
  }

  function step(now: number) {
    request = requestAnimationFrame(step);
    const isTrial = frames < TRIAL_FRAMES;
    if (!isTrial && now - last < FRAME_MS) return;
    const elapsed = last ? Math.min(now - last, LONGEST_STEP_MS) : 0;
    last = now;
    if (isTrial) {
      tryFrame(elapsed);
      return;
    }
    const next = show(elapsed / 1000);
    if (next === round && elapsed) cancelAnimationFrame(request);
    round = next;
  }

  function tryFrame(elapsed: number) {
    late = Math.max(0, late + Math.max(elapsed, spent / SCRIPT_PART) - SLOW_FRAME_MS);
    if (!context || late > LATE_MS) {
      end();
      giveUp();
      return;
    }
    const began = performance.now();
    if (frames === 0) box.append(canvas);
    frames += 1;
    show(0);
    spent = performance.now() - began;
    if (frames < TRIAL_FRAMES) return;
    canvas.dataset.started = '';
    // The poster's lines are coarser.
    canvas.animate({ opacity: [0, 1] }, APPEAR_MS);
  }

  function show(elapsed: number): number {
    if (!context) return round;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(canvas.width / clip.width, canvas.height / clip.height);
    return clip.draw(context, round, elapsed, Math.min(1, frames / FIRST_FRAMES));
  }

  function end() {
    cancelAnimationFrame(request);
    size.disconnect();
    unwatch();
    clip.control?.removeEventListener('change', goOn);
    canvas.dataset.round = String(round);
    if (frames < TRIAL_FRAMES) canvas.remove();
  }
}

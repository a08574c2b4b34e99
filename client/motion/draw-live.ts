import { type FineCanvas, fineCanvas } from './fine-canvas';

/** A looping video that a function can draw at any moment. */
interface LiveClip {
  /** Duration of a loop, and the share of it at which the video starts. */
  seconds: number;
  start: number;
  /** Size of the video, px. */
  width: number;
  height: number;
  /** A change in it resumes drawing. */
  control?: HTMLElement;
  /**
   * Draws one frame in px of the video, with a share of its lines. Returns the next moment in rounds; the same one
   * means rest.
   */
  draw(context: CanvasRenderingContext2D, round: number, elapsed: number, share: number): number;
}

const TRIAL_FRAMES = 40;
/** Frames that draw a growing share of the lines, invisibly: one full frame would block a slow phone. */
const FIRST_FRAMES = 10;
const APPEAR_MS = 300;
const SLOW_FRAME_MS = 24;
/** Largest share of a frame that the script may take. */
const SCRIPT_PART = 1 / 6;
/** Total lateness allowed: the browser is still compiling, or busy. */
const LATE_MS = 80;
/** Frame interval after the takeover: a video's, not the screen's. */
const FRAME_MS = 30;
/** A longer gap means that the browser paused. */
const LONGEST_STEP_MS = 100;

/**
 * Draws a box's video live at the screen's resolution while it is in view. The video plays until the
 * device has proved fast enough, and again if it has not. At the end the last frame stays, and the video
 * is at the same moment.
 */
export function drawLive(box: HTMLElement, clip: LiveClip): () => void {
  const video = box.querySelector('video') as HTMLVideoElement;
  const { seconds, start } = clip;
  let canvas: FineCanvas | undefined;
  // CSS px per px of the video, cached: measuring it would restyle the page in each frame.
  let unit = 0;
  let round = start;
  let request = 0;
  let last = 0;
  let frames = 0;
  let spent = 0;
  let late = 0;
  let isOver = false;

  // Waits until the box is well in view, because a failing trial blocks the page.
  const middle = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && draw(), {
    rootMargin: '-25% 0px',
  });
  const view = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) goOn();
    else cancelAnimationFrame(request);
  });
  const size = new ResizeObserver(lay);
  if (video.currentTime > 0 && !video.paused) begin();
  else video.addEventListener('playing', begin, { once: true });
  return end;

  function begin() {
    if (!isOver) middle.observe(box);
  }

  function goOn() {
    cancelAnimationFrame(request);
    last = 0;
    request = requestAnimationFrame(step);
  }

  function draw() {
    middle.disconnect();
    clip.control?.addEventListener('change', goOn);
    size.observe(box);
    view.observe(box);
  }

  function lay() {
    // The last frame has the old size.
    if (isOver) return giveUp();
    const old = box.querySelector('canvas');
    unit = Math.max(box.clientWidth / clip.width, box.clientHeight / clip.height);
    canvas = canvasOver(box, clip, unit);
    if (!canvas) return;
    if (frames < FIRST_FRAMES) canvas.context.canvas.style.opacity = '0';
    if (old) round = show(canvas, 0);
    old?.remove();
  }

  function step(now: number) {
    request = requestAnimationFrame(step);
    if (frames >= TRIAL_FRAMES && now - last < FRAME_MS) return;
    const elapsed = last ? Math.min(now - last, LONGEST_STEP_MS) : 0;
    last = now;
    if (!canvas) return;
    const cost = Math.max(elapsed, spent / SCRIPT_PART);
    late = Math.max(0, late + cost - SLOW_FRAME_MS);
    if (frames < TRIAL_FRAMES && late > LATE_MS) {
      giveUp();
      return;
    }
    // Canvas and video stay in sync until the canvas takes over.
    if (frames < TRIAL_FRAMES) round = start + video.currentTime / seconds;
    const began = performance.now();
    const next = show(canvas, elapsed / 1000);
    if (next === round && elapsed && frames > TRIAL_FRAMES) cancelAnimationFrame(request);
    round = next;
    spent = performance.now() - began;
    frames += 1;
    if (frames === FIRST_FRAMES) appear(canvas.context.canvas);
    if (frames === TRIAL_FRAMES) takeOver();
  }

  function show({ context, begin: wipe }: FineCanvas, elapsed: number): number {
    wipe(0, 0, unit);
    return clip.draw(context, round, elapsed, Math.min(1, (frames + 1) / FIRST_FRAMES));
  }

  function giveUp() {
    end();
    size.disconnect();
    canvas?.remove();
  }

  function takeOver() {
    video.dataset.drawn = '';
    video.pause();
  }

  function end() {
    isOver = true;
    if (frames === 0) canvas?.remove();
    cancelAnimationFrame(request);
    middle.disconnect();
    view.disconnect();
    video.removeEventListener('playing', begin);
    clip.control?.removeEventListener('change', goOn);
    if (!('drawn' in video.dataset)) return;
    delete video.dataset.drawn;
    video.currentTime = ((((round - start) % 1) + 1) % 1) * seconds;
  }
}

/** Fades the canvas in over the video, whose lines are coarser. */
function appear(canvas: HTMLCanvasElement): void {
  canvas.style.opacity = '';
  canvas.animate({ opacity: [0, 1] }, APPEAR_MS);
}

function canvasOver(box: HTMLElement, clip: LiveClip, unit: number): FineCanvas | undefined {
  const [width, height] = [clip.width * unit, clip.height * unit];
  const left = (box.clientWidth - width) / 2;
  const top = (box.clientHeight - height) / 2;
  const canvas = fineCanvas(box, { left, top, width, height });
  // Hides the video between the lines.
  if (canvas) canvas.context.canvas.style.background = 'var(--clip-ground)';
  return canvas;
}

import { type FineCanvas, fineCanvas } from './fine-canvas';

/** What a looping video shows, as it can be drawn at any moment. */
export interface LiveClip {
  /** How long a round takes, and with which share of it the video begins. */
  seconds: number;
  start: number;
  /** Size of the video, px. */
  width: number;
  height: number;
  /** The part of it that is seen, in the middle; all where it is not given. */
  seen?: number;
  /** Draws a moment in px of the video; returns the share of a round that stands next. */
  draw(context: CanvasRenderingContext2D, round: number, elapsed: number): number;
}

const TRIAL_FRAMES = 40;
/** No frame of the trial counts before the browser has compiled what draws it. */
const WARM_UP = 10;
const SLOW_FRAME_MS = 24;
const SLOW_SCRIPT_MS = 4;
/** A longer gap is a pause of the browser's, over which nothing jumps. */
const LONGEST_STEP_MS = 100;

/**
 * Goes on drawing what the video in a box plays, as fine as the screen, while it is in view. The video
 * plays until the device has proved quick enough, and takes over again where it has not. What stands
 * when this ends stays, and the video is then at the same moment.
 */
export function drawLive(box: HTMLElement, clip: LiveClip): () => void {
  const video = box.querySelector('video') as HTMLVideoElement;
  const { seconds, start } = clip;
  let canvas: FineCanvas | undefined;
  let round = start;
  let request = 0;
  let last = 0;
  let frames = 0;
  let passed = 0;
  let spent = 0;
  let isOver = false;

  const view = new IntersectionObserver((entries) => {
    cancelAnimationFrame(request);
    last = 0;
    if (entries.at(-1)?.isIntersecting) request = requestAnimationFrame(step);
  });
  const size = new ResizeObserver(lay);
  if (video.currentTime > 0 && !video.paused) begin();
  else video.addEventListener('playing', begin, { once: true });
  return end;

  function begin() {
    if (isOver) return;
    round = start + video.currentTime / seconds;
    size.observe(box);
    view.observe(box);
  }

  function lay() {
    const old = box.querySelector('canvas');
    canvas = canvasOver(box, clip);
    if (!canvas) return;
    round = show(canvas, 0);
    // Finer lines come in the place of coarser ones without a jerk.
    if (!old) canvas.context.canvas.animate({ opacity: [0, 1] }, 400);
    old?.remove();
  }

  function step(now: number) {
    request = requestAnimationFrame(step);
    const elapsed = last ? Math.min(now - last, LONGEST_STEP_MS) : 0;
    last = now;
    if (!canvas) return;
    const began = performance.now();
    round = show(canvas, elapsed / 1000);
    frames += 1;
    if (frames <= WARM_UP || frames > TRIAL_FRAMES) return;
    passed += elapsed;
    spent += performance.now() - began;
    if (frames === TRIAL_FRAMES) judge();
  }

  function show({ context, begin: wipe }: FineCanvas, elapsed: number): number {
    const unit = unitOf(box, clip);
    const [x, y] = [seenOf(clip, 'width'), seenOf(clip, 'height')];
    wipe(((x - clip.width) / 2) * unit, ((y - clip.height) / 2) * unit, unit);
    return clip.draw(context, round, elapsed);
  }

  function judge() {
    const counted = TRIAL_FRAMES - WARM_UP;
    if (passed > counted * SLOW_FRAME_MS || spent > counted * SLOW_SCRIPT_MS) {
      end();
      canvas?.remove();
      return;
    }
    video.dataset.drawn = '';
    video.pause();
  }

  function end() {
    isOver = true;
    cancelAnimationFrame(request);
    view.disconnect();
    size.disconnect();
    video.removeEventListener('playing', begin);
    if (!('drawn' in video.dataset)) return;
    delete video.dataset.drawn;
    video.currentTime = ((((round - start) % 1) + 1) % 1) * seconds;
    // It is as large as the box was.
    window.addEventListener('resize', () => canvas?.remove(), { once: true });
  }
}

/** CSS px for one of the video's, which covers its box. */
function unitOf({ clientWidth, clientHeight }: HTMLElement, { width, height }: LiveClip): number {
  return Math.max(clientWidth / width, clientHeight / height);
}

function seenOf({ seen, ...size }: LiveClip, side: 'width' | 'height'): number {
  return Math.min(size[side], seen ?? size[side]);
}

function canvasOver(box: HTMLElement, clip: LiveClip): FineCanvas | undefined {
  const unit = unitOf(box, clip);
  const [width, height] = [seenOf(clip, 'width') * unit, seenOf(clip, 'height') * unit];
  const left = (box.clientWidth - width) / 2;
  const top = (box.clientHeight - height) / 2;
  const canvas = fineCanvas(box, { left, top, width, height });
  // The ground of the video, which would be seen between the lines.
  if (canvas) canvas.context.canvas.style.background = 'var(--color-raised)';
  return canvas;
}

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { savesData } from '#client/browser/saves-data.ts';
import { watchView } from '#client/browser/watch-view.ts';
import { whileMoving } from '#client/motion/motion-preference.ts';
import { type Moment, useMoment } from '#client/motion/use-moment.ts';
import { type Clip, type ClipName, clips } from '#shared/drawing/media.ts';
import { loadingOf } from './first-view';

interface BackgroundVideoProps {
  clip: ClipName;
  /** Whether it is above the fold. */
  isFirstView?: boolean;
  /** Draws it instead (draw-live.ts), unless the device is too slow. */
  loadDrawing?: () => Promise<Moment>;
}

/** A silent looping video over its poster; only the poster with motion paused. */
export function BackgroundVideo({ clip: name, isFirstView, loadDrawing }: BackgroundVideoProps) {
  const box = useRef<HTMLSpanElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(!loadDrawing);
  const clip = clips[name];
  const { sources, poster, width, height, alt } = clip;

  useMoment(box, hasFailed ? undefined : loadDrawing, undefined, setFailed);

  useEffect(() => {
    const clipElement = video.current;
    if (!clipElement || !hasFailed) return;
    return whileMoving(() => playInView(clipElement, sources));
  }, [sources, hasFailed]);

  return (
    <span className="background-video screen-only" ref={box}>
      {/* An image, because a video's own poster cannot load lazily. */}
      <img
        className="background-video__poster"
        src={poster}
        alt={alt}
        width={width}
        height={height}
        {...loadingOf(isFirstView)}
        decoding={isFirstView ? 'sync' : 'async'}
      />
      <noscript>
        <Loop clip={clip}>
          {sources.map(({ src, type }) => (
            <source
              key={src}
              src={src}
              type={type}
              media="(prefers-reduced-motion: no-preference)"
            />
          ))}
        </Loop>
      </noscript>
      {/* Without sources nothing loads. Scripts add them, because not every browser can load a video lazily. */}
      <Loop key={name} clip={clip} ref={video} />
    </span>
  );
}

interface LoopProps {
  clip: Clip;
  ref?: Ref<HTMLVideoElement>;
  children?: ReactNode;
}

function Loop({ clip: { width, height }, ref, children }: LoopProps) {
  return (
    <video
      autoPlay
      loop
      muted
      playsInline
      className="background-video__clip"
      width={width}
      height={height}
      aria-hidden="true"
      tabIndex={-1}
      ref={ref}
    >
      {children}
    </video>
  );
}

/** Videos that are to play. */
const wanted = new WeakSet<HTMLVideoElement>();

/**
 * Loads a video near the viewport, and plays it while it is visible; never with data saving. Returns a
 * function that stops it.
 */
function playInView(video: HTMLVideoElement, sources: Clip['sources']): () => void {
  if (savesData()) return () => {};
  let isNear = false;
  let started: Promise<unknown> = Promise.resolve();

  function update() {
    if (!isNear || document.hidden) {
      rest();
      return;
    }
    wanted.add(video);
    addSources(video, sources);
    // If the browser refuses to play, the poster stays.
    started = video.play().catch(() => {});
  }

  async function rest() {
    wanted.delete(video);
    // WebKit on Linux may freeze when a video is paused while it starts.
    await started;
    if (!wanted.has(video)) video.pause();
  }

  function uncover() {
    video.dataset.started = '';
  }

  const setNear = (isNow: boolean) => {
    isNear = isNow;
    update();
  };
  const unwatch = watchView(video, setNear, '200px');
  video.addEventListener('playing', uncover);
  document.addEventListener('visibilitychange', update);

  return () => {
    unwatch();
    video.removeEventListener('playing', uncover);
    document.removeEventListener('visibilitychange', update);
    rest();
  };
}

function addSources(video: HTMLVideoElement, sources: Clip['sources']): void {
  if (video.childElementCount > 0) return;
  // The served muted attribute does not always set the property, which autoplay needs.
  video.muted = true;
  for (const { src, type } of sources) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }
  video.load();
}

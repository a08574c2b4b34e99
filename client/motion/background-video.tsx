import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type FirstView, loadingOf } from '#client/components/first-view.ts';
import { type Clip, type ClipName, clips } from '#shared/drawing/media.ts';
import { whileMoving } from './motion-preference';
import { playInView } from './play-in-view';

interface BackgroundVideoProps extends FirstView {
  clip: ClipName;
}

/** A silent looping video over its poster; only the poster with motion paused. */
export function BackgroundVideo({ clip: name, isFirstView }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const clip = clips[name];
  const { sources, poster, width, height, alt } = clip;

  useEffect(() => {
    const clipElement = video.current;
    if (!clipElement) return;
    return whileMoving(() => playInView(clipElement, sources));
  }, [sources]);

  return (
    <span className="background-video screen-only">
      {/* An image, because a video's own poster cannot load lazily. */}
      <img
        className="background-video__poster"
        src={poster}
        alt={alt}
        width={width}
        height={height}
        {...loadingOf(isFirstView)}
        decoding="async"
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

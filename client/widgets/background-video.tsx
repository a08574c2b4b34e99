import { useEffect, useRef } from 'react';
import { type ClipName, clips } from '../../shared/media';
import { decorate } from './decorate';
import { useMotionPaused } from './motion';
import { playInView } from './play-in-view';

interface BackgroundVideoProps {
  clip: ClipName;
}

/** A silent looping clip over its poster; without scripts the poster is all there is. */
export function BackgroundVideo({ clip }: BackgroundVideoProps) {
  const isPaused = useMotionPaused();
  const video = useRef<HTMLVideoElement>(null);
  const { sources, poster, width, height, alt } = clips[clip];

  useEffect(() => {
    const clipElement = video.current;
    if (isPaused || !clipElement) return;
    return decorate(() => playInView(clipElement, sources));
  }, [isPaused, sources]);

  return (
    <span className="background-video">
      {/* An image, for a video's own poster cannot wait until it nears the view. */}
      <img
        className="background-video__poster"
        src={poster}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <video
        key={clip}
        className="background-video__clip"
        width={width}
        height={height}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        ref={video}
      />
    </span>
  );
}

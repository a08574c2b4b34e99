import { savesData } from '#client/browser/saves-data.ts';
import type { Clip } from '#shared/drawing/media.ts';

/**
 * Fetches a clip when it nears the view and plays it while it is there and the tab is seen;
 * never with Save-Data. Returns the way to stop.
 */
export function playInView(video: HTMLVideoElement, sources: Clip['sources']): () => void {
  if (savesData()) return () => {};
  let isNear = false;

  function update() {
    // One that is drawn instead would be played unseen.
    if (!isNear || document.hidden || 'drawn' in video.dataset) {
      video.pause();
      return;
    }
    addSources(video, sources);
    // A browser that refuses to play leaves the poster, which is what it should show.
    video.play().catch(() => {});
  }

  function uncover() {
    video.dataset.started = '';
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { rootMargin: '200px' },
  );
  nearness.observe(video);
  video.addEventListener('playing', uncover);
  document.addEventListener('visibilitychange', update);

  return () => {
    nearness.disconnect();
    video.removeEventListener('playing', uncover);
    document.removeEventListener('visibilitychange', update);
    video.pause();
  };
}

function addSources(video: HTMLVideoElement, sources: Clip['sources']): void {
  if (video.childElementCount > 0) return;
  // A muted attribute from the server is not always taken over as the property that autoplay needs.
  video.muted = true;
  for (const { src, type } of sources) {
    const source = document.createElement('source');
    source.src = src;
    source.type = type;
    video.append(source);
  }
  video.load();
}

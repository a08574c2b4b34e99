import { savesData } from '#client/browser/saves-data.ts';
import type { Clip } from '#shared/drawing/media.ts';

/** Videos that are to play. */
const wanted = new WeakSet<HTMLVideoElement>();

/**
 * Loads a video near the viewport, and plays it while it is visible; never with data saving. Returns a
 * function that stops it.
 */
export function playInView(video: HTMLVideoElement, sources: Clip['sources']): () => void {
  if (savesData()) return () => {};
  let isNear = false;
  let started: Promise<unknown> = Promise.resolve();

  function update() {
    // One that is drawn instead would be played unseen.
    if (!isNear || document.hidden || 'drawn' in video.dataset) {
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

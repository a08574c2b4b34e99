import { preload } from 'react-dom';

/** Attributes of an image: above the fold it loads eagerly with high priority, otherwise lazily. */
export function loadingOf(isFirstView = false) {
  return isFirstView
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
}

/** Preloads a picture above the fold that only a style sheet names, because browsers would find it late. */
export function preloadFirstView(src: string, media?: string, crossOrigin?: 'anonymous') {
  preload(src, { as: 'image', media, crossOrigin, fetchPriority: 'high' });
}

export interface FirstView {
  /** Whether the image is above the fold. */
  isFirstView?: boolean;
}

/** Attributes of an image: above the fold it loads eagerly with high priority, otherwise lazily. */
export function loadingOf(isFirstView = false) {
  return isFirstView
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
}

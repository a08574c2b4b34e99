export interface FirstView {
  /** Whether the picture belongs to what is seen first. */
  isFirstView?: boolean;
}

/** How a picture is asked for: at once, before what is smaller, or when it nears the view. */
export function loadingOf(isFirstView = false) {
  return isFirstView
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const);
}

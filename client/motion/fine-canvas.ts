export type FineCanvas = NonNullable<ReturnType<typeof fineCanvas>>;

/**
 * A transparent canvas over its parent at the screen's resolution. Undefined if the browser provides none.
 * @param box in CSS px from the edges of the parent
 */
export function fineCanvas(
  parent: Element,
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    pointerEvents: 'none',
  });
  parent.append(canvas);
  return {
    context,
    /** Device pixels per CSS pixel, at most two. */
    density,
    /** Clears it, and sets the origin and the unit in CSS px. */
    begin(x: number, y: number, unit = 1) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      const scale = density * unit;
      context.setTransform(scale, 0, 0, scale, density * x, density * y);
    },
    remove: () => canvas.remove(),
  };
}

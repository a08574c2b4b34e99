export interface CanvasOver {
  context: CanvasRenderingContext2D;
  /** Wipes the canvas; one unit of what is drawn next is a CSS pixel from the still's own middle. */
  begin(): void;
  remove(): void;
}

/** A clear canvas exactly over a still, as fine as the screen. Undefined where the browser gives none. */
export function canvasOver(still: HTMLElement, bleed = 0): CanvasOver | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const parent = still.offsetParent;
  if (!context || !parent) return undefined;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = still;
  const density = Math.min(2, window.devicePixelRatio);
  const width = offsetWidth + 2 * bleed;
  const height = offsetHeight + 2 * bleed;
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${offsetLeft - bleed}px`,
    top: `${offsetTop - bleed}px`,
    width: `${width}px`,
    height: `${height}px`,
    maxWidth: 'none',
    pointerEvents: 'none',
  });
  parent.append(canvas);
  return {
    context,
    begin() {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.setTransform(density, 0, 0, density, (density * width) / 2, (density * height) / 2);
    },
    remove: () => canvas.remove(),
  };
}

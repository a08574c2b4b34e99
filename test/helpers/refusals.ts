/** Each runs in a page before its scripts, and disables something that a browser may block. */

export function giveNoContext(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
}

export function refuseDrawing(): void {
  const refuse = () => {
    throw new Error('refused');
  };
  HTMLCanvasElement.prototype.getContext = refuse;
  HTMLMediaElement.prototype.play = refuse;
  Element.prototype.animate = refuse;
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe = refuse;
  };
  window.ResizeObserver = class extends ResizeObserver {
    override observe = refuse;
  };
}

export function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  }
}

/** What every part with motion uses when it renders. */
export function refuseMediaQueries(): void {
  window.matchMedia = () => {
    throw new Error('refused');
  };
}

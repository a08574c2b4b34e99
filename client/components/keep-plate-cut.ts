import { type Cut, cutPlate } from './cut-plate';

/** How long a size must hold before lines are cut for it, in ms. */
const settling = 160;

/** Cuts the plate when it nears the view and again when its size changes; returns the way to stop. */
export function keepPlateCut(
  plate: HTMLElement,
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  onInk: boolean,
): () => void {
  let timer: number | undefined;
  let running: AbortController | undefined;
  let standing = '';

  async function cut() {
    const wanted = measure(plate, onInk);
    if (wanted.width === 0 || wanted.height === 0) return;
    running = new AbortController();
    const { signal } = running;
    // A picture that cannot be had leaves its alternative text.
    const isLoaded = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isLoaded || signal.aborted) return;
    // Exact device pixels: a cut plate that is scaled shimmers.
    canvas.style.width = `${wanted.width / wanted.density}px`;
    canvas.style.height = `${wanted.height / wanted.density}px`;
    if (!(await cutPlate(canvas, image, wanted, signal))) return;
    standing = JSON.stringify(wanted);
    plate.dataset.cut = '';
  }

  function recut() {
    if (JSON.stringify(measure(plate, onInk)) === standing) return;
    const delay = standing || running ? settling : 0;
    // The tone map scales well, the lines do not: it stands in until they are cut again.
    standing = '';
    delete plate.dataset.cut;
    running?.abort();
    window.clearTimeout(timer);
    timer = window.setTimeout(cut, delay);
  }

  const sizes = new ResizeObserver(() => requestAnimationFrame(recut));
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      nearness.disconnect();
      sizes.observe(plate);
      // A page zoom can change the density and leave the size as it was.
      window.addEventListener('resize', recut);
    },
    { rootMargin: '400px' },
  );
  nearness.observe(plate);

  return () => {
    nearness.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', recut);
    window.clearTimeout(timer);
    running?.abort();
  };
}

function measure(plate: HTMLElement, onInk: boolean): Cut {
  const density = Math.min(window.devicePixelRatio, 3);
  const { width, height } = plate.getBoundingClientRect();
  return {
    width: Math.round(width * density),
    height: Math.round(height * density),
    density,
    onInk,
  };
}

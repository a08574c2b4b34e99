import { cutPlate } from './cut-plate';

/** Cuts the plate when it nears the view and again when its size changes; returns the way to stop. */
export function keepPlateCut(
  plate: HTMLElement,
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  onInk: boolean,
): () => void {
  let timer: number | undefined;
  let running = new AbortController();
  let lastCut = '';

  async function cut() {
    const density = Math.min(window.devicePixelRatio, 3);
    const box = plate.getBoundingClientRect();
    const width = Math.ceil(box.width * density);
    const height = Math.ceil(box.height * density);
    const wanted = `${width} ${height} ${density}`;
    if (wanted === lastCut || width === 0 || height === 0) return;
    lastCut = wanted;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      await image.decode();
    } catch {
      return;
    }
    if (signal.aborted) return;
    // Exact device pixels: a cut plate that is scaled shimmers.
    canvas.style.width = `${width / density}px`;
    canvas.style.height = `${height / density}px`;
    if (await cutPlate(canvas, image, { width, height, density, onInk }, signal)) {
      plate.dataset.cut = '';
    }
  }

  function cutSoon() {
    window.clearTimeout(timer);
    timer = window.setTimeout(cut, lastCut ? 160 : 0);
  }

  function uncover() {
    // The tone map scales well, the lines do not: it stands in until they are cut again.
    if (lastCut) delete plate.dataset.cut;
    lastCut = lastCut && ' ';
    cutSoon();
  }

  const sizes = new ResizeObserver(uncover);
  const nearness = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      nearness.disconnect();
      sizes.observe(plate);
      // A page zoom can change the density and leave the size as it was.
      window.addEventListener('resize', cutSoon);
    },
    { rootMargin: '400px' },
  );
  nearness.observe(plate);

  return () => {
    nearness.disconnect();
    sizes.disconnect();
    window.removeEventListener('resize', cutSoon);
    window.clearTimeout(timer);
    running.abort();
  };
}

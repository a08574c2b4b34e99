/** Where a plate is cut: size in device pixels, and how many of them make a CSS pixel. */
export interface Cut {
  width: number;
  height: number;
  density: number;
  onInk: boolean;
}

/** Slopes of the lines and of those that cross them in the shadows, in radians. */
const slope = -0.09;
const crossSlope = 1;
const bandHeight = 2;
/** Longest stretch of work before the page gets its turn, in ms. */
const patience = 4;

/** Cuts a tone map into engraved lines; false when the signal stopped it. */
export async function cutPlate(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  cut: Cut,
  signal: AbortSignal,
): Promise<boolean> {
  const { width, height } = cut;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  canvas.width = width;
  canvas.height = height;
  const inks = mixedInks(canvas, context);
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const shown = [image.naturalWidth * scale, image.naturalHeight * scale] as const;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - shown[0]) / 2, (height - shown[1]) / 2, ...shown);

  const inkAt = engraver(cut);
  let began = performance.now();
  for (let top = 0; top < height; top += bandHeight) {
    if (performance.now() - began > patience) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return false;
      began = performance.now();
    }
    const pixels = context.getImageData(0, top, width, bandHeight);
    const { data } = pixels;
    for (let index = 0; index < data.length; index += 4) {
      const pixel = index / 4;
      const y = top + Math.floor(pixel / width);
      const ink = inkAt(pixel % width, y, (data[index] ?? 0) / 255, (data[index + 3] ?? 0) / 255);
      const step = Math.round(Math.min(1, ink) * 255) * 4;
      data.set(inks.subarray(step, step + 4), index);
    }
    context.putImageData(pixels, 0, top);
  }
  return true;
}

/** How much ink a pixel takes, 0–1, from its shade and from how solid it is: the sky is clear. */
function engraver({ width, height, density, onInk }: Cut) {
  const pitch = density * (width < 360 * density ? 2.8 : density < 1.5 ? 3.2 : 2.6);
  const crossPitch = pitch * 1.15;
  const least = onInk ? 0.035 : 0.055;
  // On coarse screens a wider edge keeps the lines from beating with the pixel grid.
  const edge = density < 1.5 ? 1.8 : 1.3;

  function ramp(inside: number) {
    const part = Math.min(1, Math.max(0, inside / edge + 0.5));
    return part * part * (3 - 2 * part);
  }

  /** Cover by the nearest line and by its neighbour. */
  function lines(x: number, y: number, angle: number, period: number, half: number) {
    const position = (y * Math.cos(angle) - x * Math.sin(angle)) / period;
    const away = Math.abs(position - Math.round(position)) * period;
    return ramp(half - away) - ramp(-half - away) + ramp(half - period + away);
  }

  return (x: number, y: number, shade: number, solid: number) => {
    const sky = 0.05 + 0.42 * Math.max(0, 1 - y / (0.72 * height)) ** 1.6;
    const tone = onInk
      ? solid * shade ** 1.5
      : solid * (1 - 0.98 * shade) ** 1.05 + (1 - solid) * sky;
    const ink = lines(x, y, slope, pitch, pitch * (least + (0.47 - least) * tone));
    const depth = onInk ? 0 : solid * Math.max(0, 1 - shade / 0.42);
    if (depth === 0) return ink;
    return 1 - (1 - ink) * (1 - lines(x, y, crossSlope, crossPitch, crossPitch * 0.3 * depth));
  };
}

/** 256 colours from paper to ink, in whatever notation the stylesheet names the two. */
function mixedInks(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): Uint8ClampedArray {
  const style = getComputedStyle(canvas);
  const [paper, ink] = ['--plate-paper', '--plate-ink'].map((name) => {
    context.fillStyle = style.getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
  });
  context.clearRect(0, 0, 1, 1);
  return Uint8ClampedArray.from({ length: 1024 }, (_, index) => {
    const share = Math.floor(index / 4) / 255;
    return (paper?.[index % 4] ?? 0) * (1 - share) + (ink?.[index % 4] ?? 0) * share;
  });
}

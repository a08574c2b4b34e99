import { cameraAt, lampAt } from './camera';
import { type Area, drawn, passesOf, type Target, textureOf, type Values } from './passes';
import type { Scene } from './scenes';
import type { Print, Sheet } from './sheets';

interface Lamp {
  degrees: number;
  /** Stored reach of this lamp and the next, and the blend between them. */
  reach: Target;
  next?: Target;
  share?: number;
}

interface Paper {
  paper: readonly number[];
  line: readonly number[];
  /** First visible pixel of the print, where the target is cropped. */
  from?: readonly number[];
}

/** Rows of samples at a time, so that no single draw takes long. */
const STRIP = 32;

/**
 * Ray-marches a scene once, after which its light can move and prints can be taken.
 * @param area the visible samples; all by default
 * @param longest time for a strip, ms
 * @throws Error if the graphics card cannot, or is too slow
 */
export async function engraver(
  gl: WebGL2RenderingContext,
  text: string,
  { view, hasGround, room }: Scene,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  area: Area = { x: 0, y: 0, width, height },
  longest = Number.POSITIVE_INFINITY,
) {
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('No WebGL with float targets');
  const draw = await passesOf(gl, text);
  const size = (w: number, h: number) => ({
    ...cameraAt(view),
    ...{ uSize: [w, h], uZero: 0, uHasGround: Number(hasGround), uRoom: room },
  });
  const all = size(width, height);
  const start = textureOf(gl, Math.ceil(width / 8), Math.ceil(height / 8), gl.RGBA32F);
  const place = textureOf(gl, width, height, gl.RGBA32F);
  const ink = textureOf(gl, width, height, gl.R8);
  const cone = { ...size(width / 8, height / 8), uCone: (view.field * 6.2) / height };
  await inStrips('march', start, cone);
  await inStrips('march', place, { ...all, uCone: 0, uStart: start });
  return {
    /** Computes and stores what a lamp lights. */
    async light(degrees: number): Promise<Target> {
      const reach = textureOf(gl, Math.ceil(width / 2), Math.ceil(height / 2), gl.RG8);
      await inStrips('light', reach, { ...all, uLight: lampAt(degrees), uPlace: place });
      return reach;
    },
    print(print: Print, lamp: Lamp, { paper, line, from }: Paper, target: Target): void {
      const { width: printed, pitch, density, greys } = print;
      const scale = width / printed;
      const { reach, next = reach, share = 0 } = lamp;
      draw(
        'cut',
        ink,
        {
          ...{ ...all, uLight: lampAt(lamp.degrees), uPlace: place },
          ...{ uLightMap: reach, uLightNext: next, uNext: share },
          ...{ uPitch: pitch * scale, uPixel: density * scale },
        },
        area,
      );
      const colors = { uPaper: paper, uLine: line, uFrom: from ?? [0, 0] };
      draw('print', target, { uInk: ink, uScale: scale, uGreys: greys, ...colors });
    },
  };

  async function inStrips(pass: 'march' | 'light', target: Target, values: Values): Promise<void> {
    const share = target.width / width;
    const [x, top] = [Math.floor(area.x * share), Math.ceil((area.y + area.height) * share)];
    for (let y = Math.floor(area.y * share); y < top; y += STRIP) {
      const began = performance.now();
      draw(pass, target, values, { x, y, width: Math.ceil(area.width * share) + 1, height: STRIP });
      await drawn(gl);
      if (gl.isContextLost() || performance.now() - began > longest) throw new Error('too slow');
    }
  }
}

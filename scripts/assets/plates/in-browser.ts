import { engraver } from '#client/plates/webgl/engraver.ts';
import { textureOf } from '#client/plates/webgl/passes.ts';
import { scenes } from '#client/plates/webgl/scenes.ts';
import type { Sheet } from '#client/plates/webgl/sheets.ts';
import type { PlateName } from '#shared/drawing/plates.ts';

/** Draws a scene once from its shader's text, and prints it at each size: greys from the top, as base64. */
export async function engrave(name: PlateName, text: string, sheet: Sheet): Promise<string[]> {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) throw new Error('No WebGL');
  const scene = scenes[name];
  const plate = await engraver(gl, text, scene, sheet);
  const lamp = { degrees: scene.lamp, reach: await plate.light(scene.lamp) };
  const greys = sheet.prints.map((print) => {
    const { width, height } = print;
    const target = textureOf(gl, width, height, gl.RGBA8);
    // The number of each grey, instead of its colour.
    const line = [1, 1, 1].map((one) => (one * (print.greys - 1)) / 255);
    plate.print(print, lamp, { paper: [0, 0, 0], line }, target);
    const pixels = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let rows = '';
    for (let y = height - 1; y >= 0; y--) {
      for (let x = 0; x < width; x++) rows += String.fromCharCode(pixels[(y * width + x) * 4] ?? 0);
    }
    return btoa(rows);
  });
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return greys;
}

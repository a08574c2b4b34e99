import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { palette } from '../drawing/palette';
import { softwareGraphics, withPage } from '../drawing/with-page';

/** The site's own renderer, for a page that has nothing else. */
const program = `
  import { coinContext } from '#client/coin/webgl/coin-context.ts';
  import { coinFaces } from '#client/coin/webgl/coin-faces.ts';
  globalThis.drawCoin = async ({ font, metal, size, yaw, tilt }) => {
    const face = new FontFace('Besley', 'url(' + font + ')', { weight: '400 900' });
    document.fonts.add(await face.load());
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
    coinContext(gl, await coinFaces(), metal)(yaw, tilt);
    return canvas.toDataURL('image/png');
  };
`;

interface View {
  /** Side of the picture, px. */
  size: number;
  /** In radians. */
  yaw: number;
  tilt: number;
}

/** The struck coin as a data URL. */
export async function drawStruckCoin(view: View): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
  });
  const content = outputFiles[0]?.text ?? '';
  const font = `data:font/woff2;base64,${await readFile('public/fonts/besley.woff2', 'base64')}`;
  return withPage(async (page) => {
    await page.addScriptTag({ content });
    const call = `drawCoin(${JSON.stringify({ ...view, font, metal: palette.electrum })})`;
    return (await page.evaluate(call)) as string;
  }, softwareGraphics);
}

import type { Page } from 'puppeteer';
import type { Camera } from './camera';

/** What the browser needs to draw one picture: its shaders as text, all else as numbers. */
export interface Work {
  programs: Record<'march' | 'light' | 'cut' | 'print', string>;
  camera: Camera;
  width: number;
  height: number;
  hasGround: boolean;
  /** How bright the room is where the lamp does not reach. */
  room: number;
  prints: Print[];
}

interface Print {
  width: number;
  height: number;
  greys: number;
  onInk: boolean;
  /** Distance of lines, and of one CSS pixel, in samples. */
  pitch: number;
  pixel: number;
}

/** Draws a scene once and prints it at each size; the greys of a print, from the top, as base64. */
export function engrave(page: Page, work: Work): Promise<string[]> {
  return page.evaluate(inBrowser, work);
}

/** Runs in the page, on WebGL: it may use nothing from outside of itself. */
async function inBrowser(work: Work): Promise<string[]> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('No WebGL with float targets');
  const programs = new Map<string, WebGLProgram>();
  const programOf = (name: keyof Work['programs']) => {
    const known = programs.get(name);
    if (known) return known;
    const program = gl.createProgram();
    const vertex =
      '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID%2,gl_VertexID/2)*4.-1.;gl_Position=vec4(p,0,1);}';
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, work.programs[name]],
    ] as const) {
      const shader = gl.createShader(type);
      if (!shader) throw new Error('Lost the graphics context');
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
        throw new Error(`${name}: ${gl.getShaderInfoLog(shader)}`);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(`${name}: ${gl.getProgramInfoLog(program)}`);
    programs.set(name, program);
    return program;
  };
  const texture = (width: number, height: number, format: number) => {
    const made = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, made);
    gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
    const filter = format === gl.RG8 ? gl.LINEAR : gl.NEAREST;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    return { made, width, height, isFloat: format === gl.RGBA32F };
  };
  type Sheet = ReturnType<typeof texture>;
  // One pass fills a sheet, strip by strip, so that no single draw takes long.
  const fill = async (
    name: keyof Work['programs'],
    sheet: Sheet,
    values: Record<string, number | number[] | Sheet>,
  ) => {
    const program = programOf(name);
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, and no hook of React.
    gl.useProgram(program);
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, sheet.made, 0);
    let unit = 0;
    for (const [key, value] of Object.entries(values)) {
      const where = gl.getUniformLocation(program, key);
      if (!where) continue;
      if (typeof value === 'number') {
        if (/^u(Has|On|Zero)/.test(key)) gl.uniform1i(where, value);
        else gl.uniform1f(where, value);
      } else if (Array.isArray(value)) {
        if (value.length === 3) gl.uniform3fv(where, value);
        else gl.uniform2fv(where, value);
      } else {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value.made);
        gl.uniform1i(where, unit++);
      }
    }
    gl.viewport(0, 0, sheet.width, sheet.height);
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < sheet.height; y += 128) {
      gl.scissor(0, y, sheet.width, Math.min(128, sheet.height - y));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      // Reading one sample waits for the strip.
      if (sheet.isFloat) gl.readPixels(0, y, 1, 1, gl.RGBA, gl.FLOAT, new Float32Array(4));
      else gl.readPixels(0, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  const { camera, width, height } = work;
  const size = (w: number, h: number) => ({
    ...{ uEye: camera.eye, uForward: camera.forward, uRight: camera.right, uUp: camera.up },
    ...{ uLight: camera.light, uField: camera.field, uShift: camera.shift, uSize: [w, h] },
    ...{ uZero: 0, uHasGround: Number(work.hasGround), uRoom: work.room },
  });
  const small = [Math.ceil(width / 8), Math.ceil(height / 8)] as const;
  const start = texture(...small, gl.RGBA32F);
  const place = texture(width, height, gl.RGBA32F);
  const light = texture(Math.ceil(width / 2), Math.ceil(height / 2), gl.RG8);
  const ink = texture(width, height, gl.R8);
  await fill('march', start, {
    ...size(width / 8, height / 8),
    uCone: (camera.field * 6.2) / height,
  });
  await fill('march', place, { ...size(width, height), uCone: 0, uStart: start });
  await fill('light', light, { ...size(width, height), uPlace: place });

  const greys: string[] = [];
  for (const print of work.prints) {
    await fill('cut', ink, {
      ...size(width, height),
      ...{ uPlace: place, uLightMap: light, uPitch: print.pitch, uPixel: print.pixel },
      uOnInk: Number(print.onInk),
    });
    const paper = texture(print.width, print.height, gl.RGBA8);
    await fill('print', paper, { uInk: ink, uScale: width / print.width, uGreys: print.greys });
    const pixels = new Uint8Array(print.width * print.height * 4);
    gl.readPixels(0, 0, print.width, print.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    let text = '';
    for (let y = print.height - 1; y >= 0; y--) {
      for (let x = 0; x < print.width; x++)
        text += String.fromCharCode(pixels[(y * print.width + x) * 4] ?? 0);
    }
    greys.push(btoa(text));
  }
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return greys;
}

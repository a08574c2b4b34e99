import { programOf } from '#client/browser/webgl-program.ts';
import { pauseForInput } from '#client/browser/when-idle.ts';
import { markShader } from './mark-shader';
import cut from './shaders/cut.glsl';
import light from './shaders/light.glsl';
import march from './shaders/march.glsl';
import print from './shaders/print.glsl';
import view from './shaders/view.glsl';

type Pass = 'march' | 'light' | 'cut' | 'print';

/** Render target: a texture, or else the canvas. */
export interface Target {
  texture?: WebGLTexture;
  framebuffer: WebGLFramebuffer | null;
  width: number;
  height: number;
}

export type Values = Record<string, number | readonly number[] | Target>;

/** A part of a picture, from its lower left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Fills an area of a target. */
type Draw = (pass: Pass, target: Target, values: Values, area?: Area) => void;

const whole =
  '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID%2,gl_VertexID/2)*4.-1.;gl_Position=vec4(p,0,1);}';

/** @throws Error if a program does not compile, or the context is lost. */
export async function passesOf(gl: WebGL2RenderingContext, scene: string): Promise<Draw> {
  const solids = view + markShader() + scene;
  const compiled = {
    march: programOf(gl, whole, solids + march),
    light: programOf(gl, whole, solids + light),
    cut: programOf(gl, whole, solids + cut),
    print: programOf(gl, whole, print),
  };
  for (const program of Object.values(compiled)) await linked(gl, program);
  return (pass, target, values, area) => {
    const program = compiled[pass];
    gl.useProgram(program);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer);
    let unit = 0;
    for (const [name, value] of Object.entries(values)) {
      const where = gl.getUniformLocation(program, name);
      if (!where) continue;
      if (typeof value === 'number') {
        if (/^u(Has|On|Zero)/.test(name)) gl.uniform1i(where, value);
        else gl.uniform1f(where, value);
      } else if (!('framebuffer' in value)) {
        if (value.length === 3) gl.uniform3fv(where, value);
        else gl.uniform2fv(where, value);
      } else {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value.texture ?? null);
        gl.uniform1i(where, unit++);
      }
    }
    gl.viewport(0, 0, target.width, target.height);
    gl.enable(gl.SCISSOR_TEST);
    const { x, y, width, height } = area ?? { x: 0, y: 0, ...target };
    gl.scissor(x, y, width, height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}

export function textureOf(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  format: number,
): Target {
  const [texture, framebuffer] = [gl.createTexture(), gl.createFramebuffer()];
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  const filter = format === gl.RG8 ? gl.LINEAR : gl.NEAREST;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, framebuffer, width, height };
}

/** Polls until the graphics card is done, without blocking. */
export async function drawn(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  do await pauseForInput();
  while (
    fence &&
    !gl.isContextLost() &&
    gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED
  );
  gl.deleteSync(fence);
}

/** Polls, because reading the status blocks until a long shader is compiled. */
async function linked(gl: WebGL2RenderingContext, program: WebGLProgram): Promise<void> {
  const aside = gl.getExtension('KHR_parallel_shader_compile');
  while (aside && !gl.isContextLost()) {
    if (gl.getProgramParameter(program, aside.COMPLETION_STATUS_KHR)) break;
    await pauseForInput();
  }
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return;
  const shaders = gl.getAttachedShaders(program) ?? [];
  throw new Error(shaders.map((shader) => gl.getShaderInfoLog(shader)).join('\n'));
}

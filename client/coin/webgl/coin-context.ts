import { programOf } from '#client/browser/webgl-program.ts';
import { metalTint } from '#shared/drawing/color-tint.ts';
import { rgb } from '#shared/drawing/gradient.ts';
import { TURN } from '#shared/drawing/interpolate.ts';
import { fragmentShader, vertexShader } from './coin-shaders';

/**
 * Uploads mesh, faces, program and the metal's colour, or the ink and paper of a print; returns what draws the
 * coin at a yaw and tilt in radians.
 */
export function coinContext(
  gl: WebGL2RenderingContext,
  faces: HTMLCanvasElement,
  metal: string,
  print: readonly string[],
): (yaw: number, tilt: number) => void {
  const program = programOf(gl, vertexShader, fragmentShader);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error('coin program');
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's name for it, not a hook.
  gl.useProgram(program);
  const { vertices, indices } = coinMesh();
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  ['a', 'b'].forEach((name, i) => {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 24, 12 * i);
  });
  uploadFaces(gl, faces);
  gl.uniform3fv(gl.getUniformLocation(program, 'h'), metalTint(metal));
  const channels = print.flatMap(rgb).map((value) => value / 255);
  if (print.length > 0) gl.uniform3fv(gl.getUniformLocation(program, 'q'), channels);
  gl.enable(gl.CULL_FACE);
  gl.enable(gl.DEPTH_TEST);

  const turn = gl.getUniformLocation(program, 'm');
  return (yaw, tilt) => {
    const [c, s, d, t] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tilt), Math.sin(tilt)];
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniformMatrix3fv(turn, false, [c, s * t, -s * d, 0, d, t, s, -c * t, c * d]);
    gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_SHORT, 0);
  };
}

function uploadFaces(gl: WebGL2RenderingContext, faces: HTMLCanvasElement): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, faces);
  gl.generateMipmap(gl.TEXTURE_2D);
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) {
    gl.texParameteri(gl.TEXTURE_2D, axis, gl.CLAMP_TO_EDGE);
  }
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  const fine = gl.getExtension('EXT_texture_filter_anisotropic');
  if (fine) gl.texParameteri(gl.TEXTURE_2D, fine.TEXTURE_MAX_ANISOTROPY_EXT, 8);
}

const SEGMENTS = 160;

/** Radius, height, and the normal's two parts, from the centre of a face to its edge. */
const HALF_PROFILE = [
  [0, 0.076, 0, 1],
  [0.93, 0.076, 0, 1],
  [0.93, 0.076, -0.6, 0.8],
  [0.944, 0.088, -0.3, 0.95],
  [0.956, 0.088, 0, 1],
  [0.984, 0.088, 0, 1],
  [1, 0.072, 1, 0],
] as const;

/** A coin of radius 1 turned on a lathe around the z axis: position and normal of each vertex, six numbers. */
function coinMesh() {
  const reverse = HALF_PROFILE.map(([r, z, nr, nz]) => [r, -z, nr, -nz] as const).reverse();
  const profile = [...HALF_PROFILE, ...reverse];
  const rows = profile.length;
  const vertices: number[] = [];
  const indices: number[] = [];
  for (let segment = 0; segment <= SEGMENTS; segment++) {
    const angle = (segment / SEGMENTS) * TURN;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    profile.forEach(([r, z, nr, nz], row) => {
      vertices.push(r * x, r * y, z, nr * x, nr * y, nz);
      if (segment < SEGMENTS && row < rows - 1) {
        const a = segment * rows + row;
        indices.push(a, a + 1, a + rows, a + rows, a + 1, a + rows + 1);
      }
    });
  }
  return { vertices: new Float32Array(vertices), indices: new Uint16Array(indices) };
}

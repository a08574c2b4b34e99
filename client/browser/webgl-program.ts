/** Compiles two shaders in the background: check that the program is linked before drawing with it. */
export function programOf(
  gl: WebGL2RenderingContext,
  vertices: string,
  fragments: string,
): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(type) as WebGLShader;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return program;
}

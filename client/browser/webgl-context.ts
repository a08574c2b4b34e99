/** Asking for a graphics card that is not there takes as long as a slow frame, so it is asked for once. */
let hasNoCard = false;

/** A WebGL2 context on the graphics card, if there is one. */
export function webglContext(
  canvas: HTMLCanvasElement,
  settings?: WebGLContextAttributes,
): WebGL2RenderingContext | undefined {
  if (hasNoCard) return undefined;
  const gl = canvas.getContext('webgl2', {
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'low-power',
    ...settings,
  });
  if (gl && !isSoftware(gl)) return gl;
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  hasNoCard = true;
  return undefined;
}

/** Some browsers create a context without a GPU even when asked not to; a frame then takes half a second. */
export function isSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = String(gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}

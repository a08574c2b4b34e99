#version 300 es
precision highp float;
// The mean of the samples under each pixel, in as few greys as the print has.
uniform sampler2D uInk;
uniform float uScale, uGreys;
uniform vec3 uPaper, uLine;
// The print's pixel that comes first.
uniform vec2 uFrom;
layout(location = 0) out vec4 outColor;

void main() {
  vec2 from = (floor(gl_FragCoord.xy) + uFrom) * uScale, to = from + uScale;
  float sum = 0., weight = 0.;
  for (float y = floor(from.y); y < to.y - .001; y++) {
    for (float x = floor(from.x); x < to.x - .001; x++) {
      vec2 share = min(vec2(x, y) + 1., to) - max(vec2(x, y), from);
      sum += share.x * share.y * texelFetch(uInk, ivec2(x, y), 0).r;
      weight += share.x * share.y;
    }
  }
  outColor = vec4(mix(uPaper, uLine, floor(sum / weight * (uGreys - 1.) + .5) / (uGreys - 1.)), 1);
}

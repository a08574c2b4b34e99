// One ray a sample: how far it goes, which part it meets, and which way the surface looks there.
uniform sampler2D uStart;
uniform float uCone;
uniform bool uHasGround;
layout(location = 0) out vec4 outPlace;

void main() {
  // A coarse pass stops where the cone of a whole block of samples meets the solid.
  bool coarse = uCone > 0.;
  vec3 ray = rayAt(gl_FragCoord.xy);
  float t = coarse ? .05 : texelFetch(uStart, ivec2(gl_FragCoord.xy) / 8, 0).x;
  float ground = uHasGround && ray.y < -1e-5 ? -uEye.y / ray.y : FAR;
  float part = 0.;
  int steps = coarse ? 90 : 200;
  for (int i = uZero; i < steps; i++) {
    if (t > ground || t > FAR) break;
    vec2 hit = map(uEye + ray * t);
    if (hit.x < max(.00022 * t, uCone * t)) {
      part = hit.y;
      break;
    }
    t += hit.x * .92;
  }
  if (coarse) {
    outPlace = vec4(max(.05, t - uCone * t), 0, 0, 0);
    return;
  }
  if (part == 0.) {
    t = min(ground, FAR);
    outPlace = vec4(t, t < FAR ? 1. : 0., fold(vec3(0, 1, 0)));
    return;
  }
  vec3 p = uEye + ray * t, n = vec3(0);
  for (int i = uZero; i < 4; i++) {
    vec3 e = .5773 * (2. * vec3((((i + 3) >> 1) & 1), ((i >> 1) & 1), (i & 1)) - 1.);
    n += e * map(p + e * .0004 * t).x;
  }
  outPlace = vec4(t, part, fold(normalize(n)));
}

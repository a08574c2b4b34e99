// Of every second sample each way: how much of the lamp reaches it, and how open it lies.
uniform sampler2D uPlace;
uniform bool uHasGround;
layout(location = 0) out vec4 outLight;

float solid(vec3 p) {
  float d = map(p).x;
  return uHasGround ? min(d, max(p.y, 0.)) : d;
}

void main() {
  vec4 place = texelFetch(uPlace, ivec2(gl_FragCoord.xy) * 2, 0);
  int part = int(place.y + .5);
  if (part == 0) {
    outLight = vec4(0);
    return;
  }
  vec3 ray = rayAt(floor(gl_FragCoord.xy) * 2. + .5), n = unfold(place.zw);
  vec3 p = uEye + ray * place.x, l = normalize(uLight);
  float facing = dot(n, l), lit = step(0., facing), hidden = 0., weight = 1.;
  p += n * .0012 * place.x;
  // The first five steps go along the normal, for the creases; the rest towards the lamp.
  float t = .02;
  for (int i = uZero; i < 46; i++) {
    if (i < 5) {
      float reach = .02 + .11 * float(i);
      hidden += weight * (reach - solid(p + n * reach));
      weight *= .72;
    } else {
      if (lit < .01) break;
      float d = map(p + l * t).x;
      lit = min(lit, .5 + .5 * d / (.03 * t));
      t += clamp(d, .016, .6);
      if (t > 9. || lit < 0.) break;
    }
  }
  lit = clamp(lit, 0., 1.);
  lit *= lit * (3. - 2. * lit);
  float open = clamp(1. - 1.35 * hidden, 0., 1.);
  outLight = vec4(lit, open, 0, 1);
}

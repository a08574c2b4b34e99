// Three cast bars: two side by side, one across them, each with the mark struck into its top.
vec3 barAt(vec3 p, int i) {
  vec3 at = i == 0 ? vec3(-.56, 0, .06) : i == 1 ? vec3(.56, 0, -.06) : vec3(-.02, .52, .0);
  vec3 q = p - at;
  q.xz = turn(i == 0 ? .07 : i == 1 ? -.05 : -1.05) * q.xz;
  q.y -= .26;
  return q;
}
vec3 barWay(vec3 n, int i) {
  n.xz = turn(i == 0 ? .07 : i == 1 ? -.05 : -1.05) * n.xz;
  return n;
}

float bar(vec3 q, out float sunk) {
  float lean = .17 * (q.y + .26) / .52;
  vec2 s = abs(q.xz) - vec2(.49, 1.12) + lean;
  vec3 e = vec3(s.x * .95, abs(q.y) - .26, s.y * .95) + .03;
  float d = length(max(e, 0.)) + min(max(e.x, max(e.y, e.z)), 0.) - .03;
  // The top sinks as the metal cools; the mark is struck into a panel.
  sunk = box(q.xz, vec2(.25, .66));
  return max(d, -max(sunk, .236 - q.y));
}

vec2 map(vec3 p) {
  vec2 hit = vec2(1e3, 0.);
  for (int i = uZero; i < 3; i++) {
    vec3 q = barAt(p, i);
    float bound = length(q) - 1.3, sunk;
    if (bound > .5) put(hit, bound, float(2 + i));
    else {
      float d = bar(q, sunk);
      bool struck = d < .05 && q.y > .2 && onMark(vec2(q.x, .32 - q.z) / vec2(.18, .28));
      bool number = d < .05 && q.y > .2 && abs(q.x) < .17 && abs(abs(q.z + .22) - .07) < .032
        && fract(q.x * 18. + 3. * sin(q.z * 40.)) < .62;
      put(hit, d, struck ? 8. : number ? 9. : float(2 + i));
    }
  }
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part == 8 || part == 9) return vec4(0, 0, 0, .22);
  if (part == 1) return vec4(0, 0, 0, 1.7);
  // Dark enough that the face which looks at the lamp still carries whole lines.
  return vec4(0, 0, 0, n.y > .97 ? .84 : .74);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  return vec3(part < 8 ? 1. : .7, 1, 1);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .25;
  if (part >= 8) return vec3(p.x + p.z, p.x - p.z, p.x) * 20.;
  vec3 q = barAt(p, part - 2), m = barWay(n, part - 2);
  // Along on the top, upright on the ends, level on the long sides.
  if (m.y > .7) return vec3(q.x + .012 * sin(q.z * 5.), q.z + .6 * q.x, q.z - .6 * q.x) * 14.;
  if (abs(m.z) > abs(m.x)) return vec3(q.x, q.y + .6 * q.x, q.y - .6 * q.x) * 14.;
  return vec3(q.y, q.z + .6 * q.y, q.z - .6 * q.y) * 12.8;
}

float skyTone(vec2 q) { return 0.; }

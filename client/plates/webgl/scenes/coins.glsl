// Stacks of struck coins, and one coin leaning against them.
const float RADIUS = .66, THICK = .15;

// One coin standing on its edge: radius, height along its axis from its middle.
float coin(float r, float h) {
  float d = disc(r, h, RADIUS, THICK * .5, .022);
  // The field lies deeper than the rim.
  return max(d, -max(r - .575, .062 - abs(h)) * .9);
}

struct Stack { vec2 at; float count; };
Stack stackAt(int i) {
  if (i == 0) return Stack(vec2(-1.95, .75), 3.);
  if (i == 1) return Stack(vec2(-1.78, -1.05), 6.);
  if (i == 2) return Stack(vec2(-.78, -.15), 5.);
  if (i == 3) return Stack(vec2(.10, -1.35), 10.);
  if (i == 4) return Stack(vec2(1.62, -.62), 7.);
  return Stack(vec2(2.38, .55), 2.);
}

// Where in its stack a point is: place from the axis of the nearest coin, and height from its middle.
vec3 stacked(vec3 p, int i, out float layer) {
  Stack s = stackAt(i);
  layer = clamp(floor(p.y / THICK), 0., s.count - 1.);
  float k = layer * 2.4 + float(i) * 1.7;
  vec2 off = .035 * vec2(sin(k * 3.1), cos(k * 2.3));
  return vec3(p.x - s.at.x - off.x, p.y - (layer + .5) * THICK, p.z - s.at.y - off.y);
}

float stack(vec3 p, int i) {
  Stack s = stackAt(i);
  float bound = disc(length(p.xz - s.at), p.y - s.count * THICK * .5, RADIUS + .05, s.count * THICK * .5);
  if (bound > .12) return bound;
  float layer;
  vec3 q = stacked(p, i, layer);
  float d = coin(length(q.xz), q.y);
  q = stacked(p - vec3(0, THICK, 0), i, layer);
  float n = layer;
  q = stacked(p + vec3(0, THICK, 0), i, layer);
  if (layer > 0.) d = min(d, coin(length(q.xz), q.y - THICK));
  q = stacked(p - vec3(0, THICK, 0), i, layer);
  return min(d, coin(length(q.xz), q.y + THICK)) * .8;
}

// The coin that leans against the stacks: x and y on its face, z out of it.
const vec3 LEANING = vec3(.26, .645, .62);
vec3 leaning(vec3 p) {
  vec3 q = p - LEANING;
  q.xz = turn(-.10) * q.xz;
  q.yz = turn(-.25) * q.yz;
  return q;
}
vec3 leaningWay(vec3 n) {
  n.xz = turn(-.10) * n.xz;
  n.yz = turn(-.25) * n.yz;
  return n;
}

float bead(vec2 q, float n, float at) {
  vec2 s = sector(q, n) - vec2(at, 0);
  return length(s);
}

float bigCoin(vec3 p) {
  vec3 q = leaning(p);
  float r = length(q.xy);
  float bound = length(q) - .72;
  if (bound > .15) return bound;
  float d = coin(r, q.z);
  d = min(d, length(vec3(bead(q.xy, 60., .535), 0, q.z - .055)) - .021);
  return d;
}

vec2 map(vec3 p) {
  vec2 hit = vec2(1e3, 0.);
  for (int i = uZero; i < 6; i++) put(hit, stack(p, i), float(10 + i));
  if (hit.x < .05) {
    float layer;
    vec3 q = stacked(p, int(hit.y) - 10, layer);
    if (q.y > .03 && onMark(vec2(q.x, -q.z) / .23)) hit.y = 6.;
  }
  float leans = bigCoin(p);
  vec3 face = leaning(p);
  put(hit, leans, leans < .05 && face.z > .02 && onMark(face.xy / .225) ? 9. : 8.);
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part == 9 || part == 6) return vec4(0, 0, 0, 1.4);
  if (part == 8) {
    vec3 q = leaning(p), m = leaningWay(n);
    float r = length(q.xy);
    if (m.z < .7) return vec4(0, 0, 0, 1.05);
    vec3 ring = vec3(-q.y, q.x, 0) / max(r, .01);
    ring.yz = turn(.25) * ring.yz;
    ring.xz = turn(.10) * ring.xz;
    return vec4(ring, r < .34 ? .5 : 1.05);
  }
  if (part >= 10) return vec4(0, 0, 0, n.y > .7 ? .82 : 1.08);
  return vec4(0, 0, 0, 1.7);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  return vec3(.82, 0, 1);
}

// Rings that a fine wave turns into guilloche, and rays about them.
vec3 facePhase(vec2 q, float r, float a) {
  if (r > .345 && r < .488) {
    float w = (.030 + .012 * cos(8. * a)) * sin(16. * a);
    return vec3((r + w) * 10., (r - w) * 10., 0.);
  }
  float turns = a / (2. * PI);
  return vec3(r * 10., turns * 96. + 7. * r, turns * 96. - 7. * r);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .25;
  if (part == 9 || part == 6) return vec3(p.x * 24. + (part == 9 ? p.y : p.z) * 7., p.y * 24., p.x * 24.);
  if (part == 8) {
    vec3 q = leaning(p), m = leaningWay(n);
    float r = length(q.xy), a = atan(q.y, q.x);
    if (abs(m.z) < .7) return vec3(a / (2. * PI) * 160., q.z * 40. + 3. * a / PI, q.z * 40. - 3. * a / PI);
    return facePhase(q.xy, r, a);
  }
  float layer;
  vec3 q = stacked(p, part - 10, layer);
  float r = length(q.xz), a = atan(q.z, q.x);
  if (abs(n.y) > .7) {
    return facePhase(q.xz, r, a);
  }
  return vec3(a / (2. * PI) * 160., q.y * 40. + 6. * a / (2. * PI), q.y * 40. - 6. * a / (2. * PI));
}

float skyTone(vec2 q) { return 0.; }

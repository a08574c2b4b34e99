// A chemist's balance: beam, two pans, weights on one side and a crystal on the other.
const float TILT = .075, REACH = 1.58, AXLE = 2.62, FLOOR = .34;

float column(float r, float y) {
  float h = y - FLOOR;
  float radius = .105 + .02 * cos(h * 2.2)
    + .16 * exp(-h * h * 60.) + .12 * exp(-pow(h - .12, 2.) * 160.)
    + .055 * exp(-pow(h - .95, 2.) * 500.) + .045 * exp(-pow(h - 1.08, 2.) * 900.)
    + .05 * exp(-pow(h - 1.42, 2.) * 500.) + .08 * exp(-pow(h - 1.98, 2.) * 300.);
  return max(r - radius, abs(h - 1.06) - 1.06) * .62;
}

vec2 beamPlace(vec3 p) { return turn(TILT) * (p.xy - vec2(0, AXLE)); }

void beam(vec3 p, inout vec2 hit) {
  vec2 q = beamPlace(p);
  float bound = box(vec3(q, p.z), vec3(REACH + .1, .36, .2));
  if (bound > .15) { put(hit, bound, 4.); return; }
  float x = abs(q.x);
  float top = q.y - .055 - .17 * (1. - x / REACH), low = -q.y - .045 - .13 * (1. - x / REACH);
  float outer = max(max(top, low), x - REACH);
  float bay = mod(x - .20, .245) - .1225;
  float inner = max(max(outer + .05, abs(bay) - .103), max(.20 - x, x - 1.42));
  float d = max(max(outer, -inner), abs(p.z) - .045);
  put(hit, d * .95, 4.);
  vec3 knob = vec3(x - REACH, q.y, p.z);
  put(hit, length(knob) - .075, 5.);
  float r = length(q);
  put(hit, disc(r, p.z, .175, .085, .02), 6.);
  put(hit, disc(r, p.z - .1, .10, .05, .02), 6.);
  put(hit, length(vec3(q - vec2(0, .27), p.z)) - .085, 5.);
  put(hit, (length(vec3(q - vec2(0, .42), p.z) * vec3(1, .5, 1)) - .05) * .8, 5.);
}

// It hangs from the axle, before the column.
void pointer(vec3 p, inout vec2 hit) {
  vec3 n = vec3(beamPlace(p) + vec2(0, .60), p.z - .23);
  put(hit, box(n, vec3(.028 + .016 * n.y / .7, .70, .012)) * .9, 7.);
}

vec3 panPlace(vec3 p, float side) {
  float c = cos(TILT), s = sin(TILT);
  vec2 hook = vec2(c * REACH * side, AXLE - s * REACH * -side);
  return vec3(p.x - hook.x, p.y - hook.y, p.z);
}

void pan(vec3 p, float side, inout vec2 hit) {
  vec3 q = panPlace(p, side);
  float bound = box(q + vec3(0, .8, 0), vec3(.68, .95, .68));
  if (bound > .15) { put(hit, bound, 8.); return; }
  put(hit, rod(q, vec3(0, -.05, 0), vec3(0, -.22, 0), .02), 9.);
  put(hit, length(q + vec3(0, .24, 0)) - .055, 5.);
  float r = length(q.xz);
  vec2 turned = sector(turn(.5) * q.xz, 3.);
  vec3 chain = vec3(turned.x, q.y, turned.y);
  put(hit, rod(chain, vec3(.02, -.26, 0), vec3(.61, -1.36, 0), .015), 9.);
  // A shell cut from a sphere, with a rolled edge.
  float up = q.y + .505;
  float shell = abs(length(vec2(r, up)) - 1.05) - .014;
  put(hit, max(shell, q.y + 1.365), 8.);
  put(hit, length(vec2(r - .605, q.y + 1.365)) - .024, 10.);
  put(hit, length(q + vec3(0, 1.59, 0)) - .045, 5.);
}

void weight(vec3 p, vec3 at, float size, inout vec2 hit) {
  vec3 q = (p - at) / size;
  float r = length(q.xz);
  float d = disc(r, q.y - .16, .17, .16, .03);
  d = min(d, disc(r, q.y - .36, .06, .08));
  d = min(d, length(q - vec3(0, .47, 0)) - .095);
  put(hit, d * size, 11.);
}

void loads(vec3 p, inout vec2 hit) {
  vec3 left = vec3(-cos(TILT) * REACH, AXLE - sin(TILT) * REACH - 1.545, 0);
  if (length(p - left) < .9) {
    weight(p, left + vec3(-.13, .05, .0), 1., hit);
    weight(p, left + vec3(.17, .04, .10), .66, hit);
    weight(p, left + vec3(.04, .05, .33), .5, hit);
  } else put(hit, length(p - left) - .75, 11.);
  vec3 right = vec3(cos(TILT) * REACH, AXLE + sin(TILT) * REACH - 1.545, 0);
  vec3 q = p - right;
  for (int i = uZero; i < 3; i++) {
    vec3 c = q - (i == 0 ? vec3(-.02, .22, 0) : i == 1 ? vec3(.17, .12, .12) : vec3(-.2, .11, .14));
    float size = i == 0 ? 1. : .55;
    c.xz = turn(float(i) * .9 + .3) * c.xz;
    c.xy = turn(i == 0 ? .06 : i == 1 ? .35 : -.3) * c.xy;
    c /= size;
    vec2 s = abs(c.xz);
    float prism = max(s.x, s.x * .5 + s.y * .866) - .15;
    float cap = max(s.x, s.x * .5 + s.y * .866) * .78 + c.y * .62 - .29;
    put(hit, max(max(max(prism, cap), -c.y - .3) * size, .03 - q.y), float(12 + i));
  }
}

void plinth(vec3 p, inout vec2 hit) {
  put(hit, box(p - vec3(0, .16, 0), vec3(1.86, .13, .74)), 2.);
  put(hit, box(p - vec3(0, .315, 0), vec3(1.95, .025, .82)), 2.);
  put(hit, box(p - vec3(0, .03, 0), vec3(1.93, .03, .80)), 2.);
  put(hit, box(p - vec3(0, .165, .74), vec3(.72, .085, .014)), 3.);
  put(hit, length(p - vec3(0, .165, .79)) - .045, 5.);
  vec3 q = vec3(abs(p.x) - 1.72, p.y - .34, abs(p.z) - .6);
  float r = length(q.xz);
  put(hit, min(disc(r, q.y - .03, .11, .03, .01), disc(r, q.y - .12, .055, .08, .01)), 15.);
}

void scale(vec3 p, inout vec2 hit) {
  vec3 q = p - vec3(0, AXLE - .02, .15);
  float r = length(q.xy), a = atan(q.x, -q.y);
  float d = max(abs(r - 1.36) - .075, abs(q.z) - .012);
  put(hit, max(d, (abs(a) - .32) * 1.3), 16.);
}

vec2 map(vec3 p) {
  vec2 hit = vec2(1e3, 0.);
  plinth(p, hit);
  put(hit, column(length(p.xz), p.y), 17.);
  beam(p, hit);
  pointer(p, hit);
  pan(p, -1., hit);
  pan(p, 1., hit);
  loads(p, hit);
  scale(p, hit);
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part == 1) return vec4(0, 0, 0, .98);
  if (part == 2 || part == 3) return vec4(0, 0, 0, .62);
  if (part == 16) return vec4(0, 0, 0, .75);
  if (part == 17 || part == 11) {
    vec3 ring = normalize(vec3(-n.z, 0, n.x) + 1e-4);
    return vec4(abs(n.y) < .8 ? ring * .0 : vec3(0), 1.1);
  }
  return vec4(0, 0, 0, 1.1);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .34);
  if (part == 2 || part == 3) return vec3(1., 1, .8);
  return vec3(.82, 0, 1);
}

vec3 turned(vec3 q, vec3 n, float F) {
  float a = atan(q.z, q.x) / (2. * PI);
  if (abs(n.y) > .8) return vec3(length(q.xz) * F * 2., a * 32. + q.y * F, a * 32. - q.y * F);
  return vec3(q.y * F * 2., a * 32. + .45 * q.y * F, a * 32. - .45 * q.y * F);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  float F = 8.;
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .25;
  if (part == 2 || part == 3) {
    float grain = .35 * sin(2.7 * p.x) + .2 * sin(6.1 * p.x);
    if (n.y > .7) return vec3(p.z * F + grain, (p.x + .42 * p.z) * F, (p.x - .6 * p.z) * F);
    float along = abs(n.x) > .7 ? p.z : p.x;
    return vec3(p.y * F * 2. + grain, (along + .42 * p.y) * F, (along - .6 * p.y) * F);
  }
  if (part == 4) {
    vec2 q = beamPlace(p);
    return vec3(q.x + .5 * q.y + .3 * p.z, q.x - .6 * q.y, q.y + .3 * p.z) * F * 2.;
  }
  if (part == 7) return vec3(p.y, p.y + p.x * 2., p.x) * F * 2.;
  if (part == 16) {
    vec2 q = p.xy - vec2(0, AXLE - .02);
    return vec3(atan(q.x, -q.y) / (2. * PI) * 256., length(q) * 20., 0.);
  }
  if (part == 6) {
    vec2 q = beamPlace(p);
    float a = atan(q.y, q.x) / (2. * PI);
    return abs(n.z) > .6 ? vec3(length(q) * F * 3., a * 32. + length(q) * F, a * 32.) : vec3(p.z * F * 3., a * 32., a * 32.);
  }
  if (part == 8 || part == 10) {
    vec3 q = panPlace(p, sign(p.x));
    float a = atan(q.z, q.x) / (2. * PI), r = length(q.xz);
    return vec3(r * F * 2. , a * 64. + 6. * r, a * 64. - 6. * r);
  }
  if (part == 9 || part == 5) return vec3(p.y, p.x + .4 * p.y, p.z) * F * 3.;
  if (part >= 12 && part <= 14) return vec3(p.y + .25 * n.x * p.x, p.x + .5 * p.y, p.x - .5 * p.y) * F * 2.2;
  if (part == 15) {
    vec3 q = vec3(p.x - 1.72 * sign(p.x), p.y, p.z - .6 * sign(p.z));
    return turned(q, n, F * 1.5);
  }
  if (part == 11) {
    vec3 left = vec3(-cos(TILT) * REACH, AXLE - sin(TILT) * REACH - 1.545, 0);
    vec3 q = p - left;
    vec3 near2 = q - vec3(-.14, 0, 0);
    if (length((q - vec3(.16, 0, .12)).xz) < length(near2.xz) * .8) near2 = q - vec3(.16, 0, .12);
    if (length((q - vec3(.05, 0, .34)).xz) < .1) near2 = q - vec3(.05, 0, .34);
    return turned(near2, n, F);
  }
  return turned(p, n, F);
}

float skyTone(vec2 q) { return .06 + .5 * ramp(.55, 1.1, q.y); }

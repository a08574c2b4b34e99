// Three certificates fanned on a table, the last with a lifted corner, and a rolled one behind them.
const vec2 SHEET = vec2(1.5, 1.04);
const vec3 ROLL = vec3(-.1, .34, -1.32);

// A place on a sheet: across it, above it, and down it.
vec3 sheetAt(vec3 p, int i) {
  vec3 q = p - vec3(.16 * float(1 - i), .02, .05 * float(1 - i));
  q.xz = turn(.3 * float(i) - .36) * q.xz;
  float lifted = max(0., dot(q.xz, vec2(.8, .6)) - 1.02);
  q.y -= .03 * float(i) + (.25 + .35 * float(i)) * lifted * lifted;
  return q;
}

// Along the roll, and round it.
vec3 rollAt(vec3 p) {
  vec3 q = p - ROLL;
  q.xz = turn(.13) * q.xz;
  return q;
}

bool isPrinted(vec2 at) {
  float edge = box(at, SHEET);
  if (abs(edge + .14) < .06) return sin(at.x * 48.) * sin(at.y * 48.) < .45;
  if (abs(edge + .25) < .01) return true;
  vec2 device = at + vec2(0, .4);
  if (abs(length(device) - .3) < .018 || onMark(vec2(device.x, -device.y) / .19)) return true;
  float row = floor((at.y - .02) / .15), width = row == 0. ? .62 : row < 3. ? 1. : .42;
  float place = abs(at.y - .02 - .15 * (row + .5));
  return row >= 0. && row < 4. && abs(at.x + (row < 3. ? 0. : .5)) < width
    && place < (row == 0. ? .05 : .022) && fract(at.x * (5. + row) + sin(at.x * 9. + row)) > .2;
}

vec2 map(vec3 p) {
  vec2 hit = vec2(1e3, 0.);
  for (int i = uZero; i < 3; i++) {
    vec3 q = sheetAt(p, i);
    put(hit, box(q, vec3(SHEET.x, .012, SHEET.y)) * .7, float(10 + i));
  }
  if (hit.x < .02) {
    vec3 q = sheetAt(p, int(hit.y) - 10);
    float seal = length(q.xz - vec2(.86, .6));
    if (q.y > 0.) {
      if (seal < .23 + .02 * cos(20. * atan(q.z - .6, q.x - .86))) hit.y = 20. + hit.y;
      else if (isPrinted(q.xz)) hit.y = 9.;
    }
  }
  vec3 q = rollAt(p);
  float r = length(q.yz), end = abs(q.x) - 1.7;
  put(hit, max(max(r - .3, end), .1 - r), 2.);
  put(hit, max(abs(r - .3) - .03, abs(q.x) - .13), 3.);
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part == 9) return vec4(0, 0, 0, .16);
  if (part == 3) return vec4(0, 0, 0, .4);
  if (part == 2) return vec4(0, 0, 0, 1.25);
  if (part >= 30) return vec4(0, 0, 0, .55);
  return vec4(0, 0, 0, part == 1 ? 1.7 : 1.5);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  return vec3(part == 9 ? .7 : 1., 1, 1);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .25;
  if (part == 2 || part == 3) {
    vec3 q = rollAt(p);
    float r = length(q.yz), a = atan(q.y, q.z) / (2. * PI);
    if (abs(q.x) > 1.695) return vec3(r * 26., a * 20. + r * 7., a * 20. - r * 7.);
    return vec3(q.x * 14., a * 40. + q.x * 6., a * 40. - q.x * 6.);
  }
  if (part == 9) return vec3(p.x + p.z, p.x - p.z, p.x) * 20.;
  vec3 q = sheetAt(p, (part - 10) % 20);
  if (part >= 30) {
    vec2 at = q.xz - vec2(.86, .6);
    float r = length(at), a = atan(at.y, at.x) / (2. * PI);
    return vec3(a * 40., r * 30. + a, r * 30. - a);
  }
  return vec3(q.z, q.x + .6 * q.z, q.x - .6 * q.z) * 14.;
}

float skyTone(vec2 q) { return 0.; }

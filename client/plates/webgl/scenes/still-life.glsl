// What can be tokenized, on one table: a tower with its neighbours, bars, coins and a certificate.
const int BLOCKS = 8;
const vec2 TOWER = vec2(.62, -3.05);
const float BAY = .12, STOREY = .15;

// Of one block of the city: the place of its foot, its height, and half of its plan.
void blockAt(int i, out vec3 foot, out vec3 size) {
  foot = vec3(0, 0, 0);
  size = vec3(1.2, 1.5, 1.08);
  if (i == 1) { foot.y = 1.5; size = vec3(.9, 1.2, .84); }
  if (i == 2) { foot.y = 2.7; size = vec3(.6, 1.1, .6); }
  if (i == 3) { foot.y = 3.8; size = vec3(.36, .6, .36); }
  if (i == 4) { foot.y = 4.4; size = vec3(.18, .3, .18); }
  if (i == 5) { foot = vec3(-2.25, 0, .1); size = vec3(.6, 1.15, .72); }
  if (i == 6) { foot = vec3(.35, 0, -2.5); size = vec3(.72, 2.3, .6); }
  if (i == 7) { foot = vec3(2.1, 0, -.9); size = vec3(.6, 1.75, .6); }
}

vec3 inCity(vec3 p) {
  vec3 q = p - vec3(TOWER.x, 0, TOWER.y);
  q.xz = turn(-.62) * q.xz;
  return q;
}
vec3 cityWay(vec3 n) {
  n.xz = turn(-.62) * n.xz;
  return n;
}

// Where on its front a place is: in bays along, in storeys up.
vec2 frontAt(vec3 q, vec3 m) {
  return vec2((abs(m.z) > abs(m.x) ? q.x : q.z) / BAY, q.y / STOREY);
}

// Windows, of which some are lit; none under a ledge.
float windowAt(vec3 q, vec3 m) {
  vec2 f = frontAt(q, m);
  if (abs(fract(f.x) - .5) > .25 || abs(fract(f.y) - .5) > .33) return 1.;
  return fract(sin(dot(floor(f), vec2(12.9, 78.2))) * 43758.) > .86 ? 1.2 : .10;
}

void block(vec3 q, vec3 size, inout vec2 hit) {
  float d = box(q - vec3(0, size.y * .5, 0), vec3(size.x, size.y * .5, size.z));
  if (d < .08) {
    // A ledge at the top, and a roof that lies deeper.
    d = min(d, box(q - vec3(0, size.y - .05, 0), vec3(size.x + .016, .024, size.z + .016)));
    d = max(d, -max(box(q.xz, size.xz - .06), size.y - .05 - q.y));
  }
  put(hit, d, 20.);
}

void city(vec3 p, inout vec2 hit) {
  vec3 q = inCity(p);
  float bound = box(q - vec3(.0, 2.6, -.8), vec3(3., 2.9, 2.6));
  if (bound > .3) { put(hit, bound, 20.); return; }
  for (int i = uZero; i < BLOCKS; i++) {
    vec3 foot, size;
    blockAt(i, foot, size);
    block(q - foot, size, hit);
  }
  put(hit, disc(length(q.xz), q.y - 5., .016 + .05 * ramp(5.1, 4.7, q.y), .36) * .8, 22.);
}

// On the certificate that lies in front: along, up, out of it.
vec3 laid(vec3 p) {
  vec3 q = (p - vec3(.62, .012, 2.02)) / .66;
  q.xz = turn(.3) * q.xz;
  q = vec3(q.x, -q.z, q.y);
  q.z -= .22 * pow(max(0., q.x + q.y - 1.3), 2.) + .1 * pow(max(0., -q.x - q.y - 1.5), 2.);
  return q;
}

// The same place where the certificate's own scene would have it.
vec3 standing(vec3 q) {
  q.y += SHEET.y + .01;
  q.yz = turn(.42) * q.yz;
  q.xz = turn(-.16) * q.xz;
  return q + vec3(-.12, 0, .45);
}

vec3 mirrored(vec3 p) { return vec3(-p.x, p.yz); }

vec2 map(vec3 p) {
  vec2 hit = coinsMap(mirrored(p));
  city(p, hit);
  vec3 q = laid(p);
  float sheets = sheet(q) * .6;
  put(hit, sheets, 60. + (sheets < .01 && q.z > 0. ? printAt(q.xy) : 2.));
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part >= 60) return certificateFinishOf(part, p, n);
  if (part >= 20) return vec4(0, 0, 0, 1.12 * (part == 20 && abs(n.y) < .5 ? windowAt(inCity(p), cityWay(n)) : 1.));
  if (part > 1) {
    vec4 finish = coinsFinishOf(part, mirrored(p), mirrored(n));
    return vec4(mirrored(finish.xyz), finish.w);
  }
  // The table is lit round what stands on it, and sinks into the dark.
  float edge = length((p.xz - vec2(.4, -.6)) / vec2(4.1, 4.6));
  return vec4(0, 0, 0, 1.05 * ramp(1.05, .35, edge));
}

vec3 cuttingOf(int part) {
  if (part >= 60) return certificateCuttingOf(part);
  if (part >= 20) return vec3(.86, 1, 1);
  return coinsCuttingOf(part);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part >= 60) return certificatePhaseOf(part - 60, standing(laid(p)), n);
  if (part < 20) return coinsPhaseOf(part, mirrored(p), mirrored(n));
  vec3 q = inCity(p), m = cityWay(n);
  if (m.y > .7) return vec3(q.x, q.z + .6 * q.x, q.z - .6 * q.x) / BAY * 2.;
  float along = frontAt(q, m).x;
  return vec3(along, q.y / BAY + .6 * along, q.y / BAY - .6 * along) * 2. + .5;
}

// A bare ground: the table ends where the light does.
float skyTone(vec2 q) { return 0.; }

// What can be tokenized, on one table: a tower with its neighbours, bars, coins and a certificate.
const int BLOCKS = 8;
const vec2 TOWER = vec2(.75, -2.9);
// So far round that the lamp meets one of each two fronts, and the other lies in the shade.
const float TURNED = -.87;
const float BAY = .2, STOREY = .24;

// Of one block of the city: the place of its foot, its height, and half of its plan.
void blockAt(int i, out vec3 foot, out vec3 size) {
  foot = vec3(0, 0, 0);
  size = vec3(1.2, 1.44, 1.2);
  if (i == 1) { foot.y = 1.44; size = vec3(.9, 1.2, .9); }
  if (i == 2) { foot.y = 2.64; size = vec3(.6, .96, .6); }
  if (i == 3) { foot.y = 3.6; size = vec3(.36, .48, .36); }
  if (i == 4) { foot.y = 4.08; size = vec3(.18, .24, .18); }
  if (i == 5) { foot = vec3(-1.8, 0, -1.3); size = vec3(.6, 1.2, .7); }
  if (i == 6) { foot = vec3(-.4, 0, -2.5); size = vec3(.7, 2.4, .6); }
  if (i == 7) { foot = vec3(2.3, 0, 1.2); size = vec3(.6, 1.2, .6); }
}

vec3 inCity(vec3 p) {
  vec3 q = p - vec3(TOWER.x, 0, TOWER.y);
  q.xz = turn(TURNED) * q.xz;
  return q;
}
vec3 cityWay(vec3 n) {
  n.xz = turn(TURNED) * n.xz;
  return n;
}

// Where on its front a place is: in bays along, in storeys up.
vec2 frontAt(vec3 q, vec3 m) {
  return vec2((abs(m.z) > abs(m.x) ? q.x : q.z) / BAY, q.y / STOREY);
}

// Windows are cut out of the wall; none under a ledge.
float windowAt(vec3 q, vec3 m) {
  vec2 f = fract(frontAt(q, m));
  return abs(f.x - .5) < .25 && abs(f.y - .45) < .3 ? 0. : 1.;
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
  float bound = box(q - vec3(.0, 2.5, -.6), vec3(3.1, 2.6, 2.7));
  if (bound > .3) { put(hit, bound, 20.); return; }
  for (int i = uZero; i < BLOCKS; i++) {
    vec3 foot, size;
    blockAt(i, foot, size);
    block(q - foot, size, hit);
  }
  put(hit, disc(length(q.xz), q.y - 4.63, .016 + .05 * ramp(4.73, 4.33, q.y), .36) * .8, 22.);
}

// Where a place is among the bars, in their own scene.
const float BARS = .7;
vec3 amongBars(vec3 p) {
  vec3 q = (p - vec3(-1.6, 0, .62)) / BARS;
  q.xz = turn(.95) * q.xz;
  return q;
}
vec3 barsWay(vec3 n) {
  n.xz = turn(.95) * n.xz;
  return n;
}

// On the certificate that lies in front: along, up, out of it.
vec3 laid(vec3 p) {
  vec3 q = (p - vec3(.7, .012, 1.62)) / .7;
  q.xz = turn(.3) * q.xz;
  return vec3(q.x, -q.z, q.y);
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
  stacks = 3;
  vec2 hit = coinsMap(mirrored(p));
  city(p, hit);
  vec2 bars = ingotsMap(amongBars(p));
  put(hit, bars.x * BARS, 40. + bars.y);
  vec3 q = laid(p);
  float sheets = sheet(q) * .6;
  put(hit, sheets, 60. + (sheets < .01 && q.z > 0. ? printAt(q.xy) : 2.));
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part >= 60) return certificateFinishOf(part, p, n);
  if (part >= 40) return ingotsFinishOf(part - 40, amongBars(p), barsWay(n)) * 1.1;
  if (part >= 20) return vec4(0, 0, 0, 1.2 * (part == 20 && abs(n.y) < .5 ? windowAt(inCity(p), cityWay(n)) : 1.));
  if (part > 1) {
    vec4 finish = coinsFinishOf(part, mirrored(p), mirrored(n));
    return vec4(mirrored(finish.xyz), finish.w);
  }
  // The table is lit round what stands on it, and sinks into the dark.
  float edge = length((p.xz - vec2(.3, -1.)) / vec2(4., 3.4));
  return vec4(0, 0, 0, 1.05 * ramp(1.05, .35, edge));
}

vec3 cuttingOf(int part) {
  if (part >= 60) return certificateCuttingOf(part);
  if (part >= 40) return ingotsCuttingOf(part - 40);
  if (part >= 20) return vec3(.86, 1, 1);
  return coinsCuttingOf(part);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part >= 60) return certificatePhaseOf(part - 60, standing(laid(p)), n);
  if (part >= 40) return ingotsPhaseOf(part - 40, amongBars(p), barsWay(n));
  if (part < 20) return coinsPhaseOf(part, mirrored(p), mirrored(n));
  vec3 q = inCity(p), m = cityWay(n);
  if (m.y > .7) return vec3(q.x, q.z + .6 * q.x, q.z - .6 * q.x) / BAY * 2.;
  float along = frontAt(q, m).x;
  return vec3(along, q.y / BAY + .6 * along, q.y / BAY - .6 * along) * 2. + .5;
}

// A bare ground: the table ends where the light does.
float skyTone(vec2 q) { return 0.; }

// A corner house of five storeys. Both fronts are one description: along (u), up, and out of the wall (w).
const vec2 PLAN = vec2(3.15, 2.25);

// Place on the nearer front: along, up, out; and half of the front's length.
vec4 frontAt(vec3 p) {
  vec2 out2 = abs(p.xz) - PLAN;
  return out2.x > out2.y ? vec4(p.z * sign(p.x), p.y, out2.x, PLAN.y)
                         : vec4(p.x, p.y, out2.y, PLAN.x);
}

float neighbours(vec3 p) {
  float d = box(p - vec3(-9.2, 1.6, -2.2), vec3(4.2, 1.75, 2.6));
  d = min(d, box(p - vec3(-9.2, 3.42, -2.2), vec3(4.3, .07, 2.7)));
  d = min(d, box(p - vec3(4.6, 1.5, -9.5), vec3(1.6, 1.85, 3.)));
  d = min(d, box(p - vec3(13.2, 1.5, -9.), vec3(6.2, 1.6, 3.)));
  return d;
}

void lamps(vec3 p, inout vec2 hit) {
  vec3 q = p - vec3(-3.6, 0, 3.75);
  q.x -= 3.1 * clamp(floor(q.x / 3.1 + .5), 0., 2.);
  float r = length(q.xz);
  if (max(r - .35, q.y - 2.) > .3) { put(hit, max(r - .35, q.y - 2.), 6.); return; }
  float post = disc(r, q.y - .7, .028 + .02 * ramp(.5, .2, q.y), .72);
  post = min(post, disc(r, q.y - .08, .085, .08));
  post = min(post, disc(r, q.y - 1.38, .06, .02));
  float lamp = disc(r, q.y - 1.56, .075 + .25 * (q.y - 1.46) * .5, .13);
  post = min(post, disc(r, q.y - 1.73, .15 - .5 * max(0., q.y - 1.71), .025));
  post = min(post, length(q - vec3(0, 1.82, 0)) - .035);
  put(hit, min(post, lamp) * .8, 6.);
}

// Windows of one storey: hole, glass, frame, sill.
void storey(vec4 f, float bay, float middle, float half2, inout float wall, inout vec2 hit) {
  vec2 q = vec2(bay, f.y - middle);
  float away = box(vec2(q.y, f.z), vec2(half2 + .1, .12));
  if (away > .1) { put(hit, away, 2.); return; }
  float hole = box(q, vec2(.185, half2));
  wall = max(wall, -max(hole, -(f.z + .13)));
  put(hit, max(hole, abs(f.z + .15) - .02), 4.);
  float bars = min(abs(q.x), abs(q.y - half2 * .32)) - .014;
  put(hit, max(max(hole, bars), abs(f.z + .11) - .022), 2.);
  put(hit, max(abs(hole - .035) - .035, abs(f.z) - .035), 2.);
  put(hit, max(box(q + vec2(0, half2 + .05), vec2(.28, .03)), abs(f.z) - .10), 2.);
}

// A slab on which people stand, on consoles, with its balusters.
void balcony(vec4 f, float y, float deep, inout vec2 hit) {
  vec2 q = vec2(f.y - y, f.z);
  float away = box(q - vec2(.06, deep * .5), vec2(.33, deep * .5 + .02));
  if (away > .1) { put(hit, away, 2.); return; }
  put(hit, box(q - vec2(0, deep * .5), vec2(.045, deep * .5)), 2.);
  float bay = f.x - .45 * floor(f.x / .45 + .5);
  float console = max(abs(bay) - .035, max(q.y - deep * .8 - q.x * .9, abs(q.x + .12) - .1));
  put(hit, console * .7, 2.);
  put(hit, box(q - vec2(.33, deep - .05), vec2(.028, .05)), 2.);
  put(hit, box(q - vec2(.075, deep - .05), vec2(.03, .045)), 2.);
  float along = f.x - .1 * floor(f.x / .1 + .5);
  float belly = .018 + .012 * cos((q.x - .17) * 24.);
  put(hit, max(length(vec2(along, q.y - deep + .05)) - belly, abs(q.x - .2) - .12) * .8, 5.);
  float pier = f.x - .9 * floor(f.x / .9) - .45;
  put(hit, box(vec3(pier, q.x - .18, q.y - deep + .05), vec3(.05, .17, .05)), 2.);
}

void roof(vec3 p, vec4 f, float bay, inout vec2 hit) {
  float slope = (f.z + .36 * (f.y - 4.7)) * .94;
  if (f.y < 4.2) { put(hit, 4.6 - f.y, 3.); return; }
  put(hit, max(max(slope, f.y - 5.62), 4.6 - f.y), 3.);
  put(hit, box(vec2(f.y - 5.62, f.z + .30), vec2(.05, .07)), 2.);
  vec2 q = vec2(bay, f.y - 5.06);
  float arch = q.y > 0. ? length(q) - .215 : max(abs(q.x) - .215, -q.y - .34);
  float front = abs(f.z + .34) - .30;
  put(hit, max(arch - .05, max(f.z + .015, -f.z - .7)), 2.);
  put(hit, max(arch - .09, abs(f.z + .02) - .045) , 2.);
  float inner = arch + .07;
  // The glass stands a hair before the dormer's front, since it cannot be cut out of it here.
  put(hit, max(inner, abs(f.z - .028) - .004), 4.);
  put(hit, max(inner, max(min(abs(q.x), abs(q.y + .06)) - .012, abs(f.z - .03) - .012)), 2.);
  float chimney = box(p - vec3(2.2, 5.86, .9), vec3(.22, .32, .30));
  chimney = min(chimney, box(p - vec3(2.2, 6.10, .9), vec3(.27, .045, .35)));
  chimney = min(chimney, box(p - vec3(-1.7, 5.95, .6), vec3(.32, .34, .24)));
  chimney = min(chimney, box(p - vec3(-1.7, 6.2, .6), vec3(.37, .045, .29)));
  vec3 pot = p - vec3(2.2, 6.22, .9);
  pot.z -= .2 * clamp(floor(pot.z / .2 + .5), -1., 1.);
  chimney = min(chimney, disc(length(pot.xz), pot.y, .075, .12));
  pot = p - vec3(-1.7, 6.32, .6);
  pot.x -= .22 * clamp(floor(pot.x / .22 + .5), -1., 1.);
  chimney = min(chimney, disc(length(pot.xz), pot.y, .07, .12));
  put(hit, chimney, 2.);
}

// Arches in rusticated stone, and one door in the middle of the long front.
void groundFloor(vec4 f, float bay, inout float wall, inout vec2 hit) {
  if (f.y > 1.5) { put(hit, max(f.y - 1.26, f.z - .1), 2.); return; }
  float course = abs(f.y - .19 * floor(f.y / .19 + .5));
  float stones = f.z - .07 + .035 * ramp(.022, .008, course);
  wall = min(wall, max(stones, f.y - 1.26) * .9);
  bool door = f.w > 3. && abs(f.x) < .45;
  vec2 q = vec2(bay, f.y - .82);
  float wide = door ? .27 : .24;
  float arch = q.y > 0. ? length(q) - wide : max(abs(q.x) - wide, door ? -1. : -q.y - .42);
  wall = max(wall, -max(arch, -(f.z + .13)));
  put(hit, max(arch, abs(f.z + .15) - .02), door ? 9. : 4.);
  put(hit, max(max(arch, min(abs(q.x), abs(q.y)) - .014), abs(f.z + .11) - .025), 2.);
  put(hit, max(abs(arch - .04) - .04, abs(f.z - .03) - .07), 2.);
}

// Triangles and segments in turn over the windows of the first storey; quoins at the corner.
void gables(vec4 f, float bay, inout vec2 hit) {
  float away = box(vec2(f.y - 2.42, f.z), vec2(.14, .13));
  if (away > .1) put(hit, away, 2.);
  else {
    float turnBy = mod(floor(f.x / .9 + .5), 2.);
    vec2 h = vec2(bay, f.y - 2.33);
    float gable = turnBy < .5 ? max(h.y + .42 * abs(h.x) - .16, -h.y) : max(length(h + vec2(0, .3)) - .44, -h.y);
    float hollow = turnBy < .5 ? max(h.y + .42 * abs(h.x) - .10, .045 - h.y) : max(length(h + vec2(0, .3)) - .385, .045 - h.y);
    gable = max(gable, abs(h.x) - .33);
    put(hit, max(max(gable, -max(hollow, .06 - f.z)), abs(f.z) - .13) * .9, 2.);
  }
  put(hit, box(vec3(bay, f.y - 3.42, f.z), vec3(.27, .03, .09)), 2.);
  float row = mod(floor(f.y / .25), 2.), edge = f.w - abs(f.x);
  float quoin = max(edge - (row < .5 ? .32 : .21), abs(f.z) - .045);
  quoin = max(quoin, abs(mod(f.y, .25) - .125) - .108);
  put(hit, max(quoin, abs(f.y - 2.9) - 1.5), 2.);
}

// Three steps outwards, with teeth under them.
void cornice(vec4 f, inout vec2 hit) {
  float away = box(vec2(f.y - 4.55, f.z), vec2(.16, .34));
  if (away > .1) { put(hit, away, 2.); return; }
  float lower = min(box(vec2(f.y - 4.44, f.z), vec2(.04, .07)), box(vec2(f.y - 4.59, f.z), vec2(.035, .22)));
  put(hit, min(lower, box(vec2(f.y - 4.66, f.z), vec2(.045, .33))), 2.);
  float tooth = f.x - .13 * floor(f.x / .13 + .5);
  put(hit, max(abs(tooth) - .038, box(vec2(f.y - 4.52, f.z), vec2(.045, .16))), 2.);
}

vec2 map(vec3 p) {
  vec2 hit = vec2(neighbours(p), 7.);
  put(hit, box(p - vec3(0, .03, 0), vec3(PLAN.x + 1.35, .05, PLAN.y + 1.35)), 8.);
  lamps(p, hit);
  float bound = box(p - vec3(0, 3.2, 0), vec3(PLAN.x + .42, 3.6, PLAN.y + .42));
  if (bound > .25) { put(hit, bound, 2.); return hit; }

  vec4 f = frontAt(p);
  float count = floor(f.w / .9);
  float bay = f.x - .9 * clamp(floor(f.x / .9 + .5), -count, count);
  float wall = max(f.z, f.y - 4.6);
  groundFloor(f, bay, wall, hit);
  storey(f, bay, 1.84, .36, wall, hit);
  storey(f, bay, 2.99, .33, wall, hit);
  storey(f, bay, 3.96, .25, wall, hit);
  gables(f, bay, hit);
  balcony(f, 1.37, .31, hit);
  balcony(f, 3.50, .22, hit);
  cornice(f, hit);
  put(hit, wall, 2.);
  roof(p, f, bay, hit);
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  float albedo = part == 4 ? .20 : part == 3 ? .62 : part == 6 ? .3 : part == 9 ? .45
    : part == 1 ? .92 : part == 8 ? 1.02 : part == 7 ? 1.05 : 1.06;
  return vec4(0, 0, 0, albedo);
}

// Pitch, 1 where no stroke is broken, 2 where nothing is crossed either; strength on ink.
vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  if (part == 8) return vec3(1.2, 1, .6);
  if (part == 7) return vec3(1.5, 2, .4);
  if (part == 4) return vec3(.9, 1, 1);
  return vec3(1);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  float F = 1. / .19;
  if (part == 1) return vec3((p.z + .15 * p.x), (p.x + .9 * p.z), (p.x - .9 * p.z)) * .33;
  if (part == 8 && n.y > .5) return vec3((p.z + .15 * p.x), (p.x + .9 * p.z), (p.x - .9 * p.z)) * .33;
  if (part == 7) return vec3(p.y + .06 * (p.x + p.z), p.x + p.z, p.x - p.z) * F;
  vec4 f = frontAt(p);
  bool above = abs(n.y) > .75;
  if (part == 3 && !above) return vec3(f.x, f.y + .3 * f.x, f.y - .4 * f.x) * F;
  if (part == 9) return vec3(f.x, f.y + .5 * f.x, f.y - .5 * f.x) * F;
  if (part == 6) return vec3(p.y, p.y * .5 + atan(p.z, p.x), p.y - p.x) * F * 2.;
  if (part == 4) return vec3(f.x * .85 + f.y * .5, f.y * .8 - f.x * .6, f.y) * F;
  if (above) return vec3(f.z, f.x + .42 * f.z, f.x - .6 * f.z) * F;
  // The sides of what stands out of the wall are ruled by courses as well.
  vec2 out2 = abs(p.xz) - PLAN;
  vec2 outward = out2.x > out2.y ? vec2(n.x, n.z) : vec2(n.z, n.x);
  float along = abs(outward.y) > abs(outward.x) ? f.z : f.x;
  return vec3(f.y, along + .42 * f.y, along - .6 * f.y) * F;
}

// A heap of puffs on a flat foot; 1 is paper.
float cloud(vec2 q, vec2 at, float size) {
  vec2 d = (q - at) / size;
  float puffs = length(d * vec2(.55, 1.1)) - .62;
  for (int i = uZero; i < 7; i++) {
    float k = float(i);
    vec2 c = vec2(-.95 + .32 * k, .16 + .34 * sin(k * .55 + .2) + .10 * sin(k * 2.9));
    puffs = min(puffs, length(d - c) - .30 - .09 * sin(k * 4.1 + 1.));
  }
  puffs = max(puffs, -.30 - d.y + .12 * abs(d.x));
  return ramp(.10, -.10, puffs);
}

float skyTone(vec2 q) {
  float tone = .10 + .55 * ramp(.35, 1.05, q.y);
  float white = max(cloud(q, vec2(.10, .62), .27), cloud(q, vec2(1.40, .70), .25));
  white = max(white, .8 * cloud(q, vec2(1.62, .44), .22));
  return tone * (1. - white) * ramp(.30, .55, q.y);
}

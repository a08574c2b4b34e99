// A round door, swung open on its hinge in a wall of blocks; behind it a tunnel of deposit boxes.
const vec3 HINGE = vec3(2.02, 0., .34);
const float OPEN = .70, GROUND = -2.16;

// From the room's axes to the door's: x and y across its face from its middle, z out of it.
vec3 doorPlace(vec3 p) {
  vec3 q = p - HINGE;
  q.xz = turn(-OPEN) * q.xz;
  return q + vec3(2.02, 0, .02);
}
vec3 doorWay(vec3 n) { n.xz = turn(-OPEN) * n.xz; return n; }

// The wall's blocks: place within one, and its row.
vec3 blockAt(vec2 p) {
  float row = floor((p.y + 2.16) / .82);
  vec2 q = vec2(p.x + mod(row, 2.) * 1.1 + .35, p.y + 2.16 - row * .82);
  q.x = mod(q.x, 2.2) - 1.1;
  return vec3(q.x, q.y - .41, row);
}

void wall(vec3 p, float r, inout vec2 hit) {
  vec2 joint = abs(blockAt(p.xy).xy) - vec2(1.1, .41);
  float groove = ramp(-.035, -.012, max(joint.x, joint.y));
  float d = p.z + .035 * groove;
  put(hit, max(d, 1.52 - r), 2.);
  // The frame, in three steps, with domes.
  if (r > 2.2) return;
  float frame = disc(r, p.z, 2.02, .07);
  frame = min(frame, disc(r, p.z, 1.92, .13));
  frame = min(frame, disc(r, p.z, 1.70, .18));
  put(hit, max(frame, 1.50 - r), 3.);
  vec2 dome = sector(p.xy, 28.) - vec2(1.81, 0);
  put(hit, length(vec3(dome, p.z - .13)) - .062, 4.);
}

void tunnel(vec3 p, float r, inout vec2 hit) {
  if (r > 1.7 || p.z > .3) return;
  float rings = 1.5 - r - .05 * ramp(.03, .015, abs(p.z + .4 * floor(-p.z / .4 + .5)));
  put(hit, max(rings, p.z - .15), 5.);
  vec2 q = vec2(p.x - .34 * floor(p.x / .34 + .5), p.y - .235 * floor(p.y / .235 + .5));
  float boxes = p.z + 2. + .05 * ramp(-.012, 0., max(abs(q.x) - .158, abs(q.y) - .106));
  put(hit, boxes * .8, 6.);
  put(hit, length(vec3(q - vec2(.08, 0), p.z + 1.97)) - .028, 4.);
}

float leaf(vec3 q, float r) {
  float d = disc(r, q.z - .15, 1.66, .15, .06);
  d = max(d, .035 - max(abs(r - 1.40), abs(q.z - .30)) - .02);
  d = max(d, .035 - max(abs(r - 1.06), abs(q.z - .30)) - .02);
  d = min(d, disc(r, q.z - .31, .98, .05, .03));
  d = min(d, disc(r, q.z + .12, 1.44, .16, .03));
  d = min(d, disc(r, q.z + .36, 1.33, .14, .03));
  return d;
}

void wheel(vec3 q, float r, inout vec2 hit) {
  vec3 v = q - vec3(0, 0, .74);
  float d = length(v) - 1.12;
  if (d > .15 && q.z > .45) { put(hit, d, 8.); return; }
  put(hit, length(vec2(r - .60, v.z)) - .062, 8.);
  put(hit, disc(r, q.z - .52, .15, .30, .04), 9.);
  put(hit, disc(r, q.z - .38, .30, .07, .04), 9.);
  vec2 s = sector(turn(.31) * q.xy, 5.);
  vec3 spoke = vec3(s, v.z);
  put(hit, rod(spoke, vec3(.1, 0, 0), vec3(.66, 0, 0), .043), 10.);
  float grip = .052 + .03 * ramp(.68, .95, s.x);
  put(hit, (rod(spoke, vec3(.70, 0, 0), vec3(.93, 0, 0), .052) - (grip - .052)) * .9, 10.);
  put(hit, max(length(spoke.yz) - .085, abs(s.x - .60) - .075), 11.);
}

void door(vec3 p, inout vec2 hit) {
  vec3 q = doorPlace(p);
  float r = length(q.xy);
  float bound = disc(r, q.z - .2, 1.72, .95);
  if (bound > .2) { put(hit, bound, 7.); return; }
  put(hit, leaf(q, r), 7.);
  vec2 bolt = sector(q.xy, 14.);
  float pin = max(length(vec2(bolt.y, q.z + .12)) - .082, abs(bolt.x - 1.46) - .12);
  put(hit, pin, 12.);
  vec2 nut = sector(turn(.157) * q.xy, 20.) - vec2(1.23, 0);
  float six = max(abs(nut.y), max(abs(nut.x * .866 + nut.y * .5), abs(nut.x * .866 - nut.y * .5))) - .068;
  put(hit, max(six, abs(q.z - .33) - .06), 13.);
  wheel(q, r, hit);
}

void hinge(vec3 p, inout vec2 hit) {
  float bound = box(p - HINGE - vec3(-.25, 0, .05), vec3(.6, 1.2, .5));
  if (bound > .2) { put(hit, bound, 14.); return; }
  vec3 q = p - HINGE;
  float r = length(q.xz);
  put(hit, disc(r, q.y, .13, 1.0, .02), 14.);
  put(hit, disc(r, abs(q.y) - 1.06, .10, .08, .03), 14.);
  vec3 a = vec3(q.x, abs(q.y) - .62, q.z);
  put(hit, disc(r, a.y, .18, .19, .02), 14.);
  // Arms: to the wall, and to the door.
  put(hit, box(a - vec3(.22, 0, -.12), vec3(.20, .112, .10)), 15.);
  vec3 d = doorPlace(p);
  d.y = abs(d.y) - .62;
  put(hit, box(d - vec3(1.66, 0, .36), vec3(.36, .13, .075)), 16.);
}

vec2 map(vec3 p) {
  vec2 hit = vec2(p.y - GROUND, 1.);
  float r = length(p.xy);
  wall(p, r, hit);
  tunnel(p, r, hit);
  door(p, hit);
  hinge(p, hit);
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  if (part == 7 || part == 9) {
    vec3 q = doorPlace(p), m = doorWay(n);
    vec3 ring = normalize(vec3(-q.y, q.x, 0.));
    ring.xz = turn(OPEN) * ring.xz;
    return vec4(m.z > .7 ? ring : vec3(0), 1.08);
  }
  if (part == 3) return vec4(n.z > .7 ? normalize(vec3(-p.y, p.x, 0)) : vec3(0), 1.08);
  return vec4(0, 0, 0, part == 2 ? .92 : part == 1 ? .85 : part == 6 ? .6 : part == 5 ? .75 : 1.1);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  if (part == 2) return vec3(1.5, 1, .5);
  return vec3(.82, 0, 1);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  float F = 5.;
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .5;
  if (part == 2) {
    if (abs(n.z) > .5) return vec3(p.y + .012 * p.x, p.x + .42 * p.y, p.x - .6 * p.y) * F;
    return vec3(p.z, p.x + p.y, p.x - p.y) * F * 2.;
  }
  if (part == 3 || part == 5) {
    float r = length(p.xy), a = atan(p.y, p.x) / (2. * PI);
    if (abs(n.z) > .6) return vec3(r * F * 2., a * 96. + 8. * r, a * 96. - 8. * r);
    return vec3(p.z * F * 2., a * 96. + 7. * p.z, a * 96. - 7. * p.z);
  }
  if (part == 4) return vec3(p.x + .4 * p.y, p.y, p.x - p.y) * F * 4.;
  if (part == 6) return vec3(p.y, p.x + .42 * p.y, p.x - .6 * p.y) * F * 2.;
  if (part == 14) {
    float a = atan(p.z - HINGE.z, p.x - HINGE.x) / (2. * PI), r = length(p.xz - HINGE.xz);
    if (abs(n.y) > .7) return vec3(r * F * 4., a * 16., a * 16.);
    return vec3(p.y * F * 2., a * 32. + p.y * F * .8, a * 32. - p.y * F * .8);
  }
  if (part == 15) {
    return vec3(abs(n.y) > .6 ? p.z : p.y, p.x + .4 * p.y, p.x - .6 * p.y) * F * 2.;
  }
  vec3 q = doorPlace(p), m = doorWay(n);
  float r = length(q.xy), a = atan(q.y, q.x) / (2. * PI);
  if (part == 16) return vec3(abs(m.y) > .6 ? q.z : q.y, q.x + .4 * q.y, q.x - .6 * q.y) * F * 2.;
  if (part == 8) {
    float tube = atan(q.z - .74, r - .60) / (2. * PI);
    return vec3(a * 96., tube * 16. + a * 48., tube * 16. - a * 48.);
  }
  if (part == 10 || part == 11) {
    vec2 s = sector(turn(.31) * q.xy, 5.);
    float round2 = atan(q.z - .74, s.y) / (2. * PI);
    if (part == 10 && s.x > .96) return vec3(length(vec2(s.y, q.z - .74)) * F * 6., s.x * F * 4., 0.);
    return vec3(s.x * F * 4., round2 * 8. + s.x * F, round2 * 8. - s.x * F);
  }
  if (part == 12) {
    vec2 s = sector(q.xy, 14.);
    if (s.x > 1.56) return vec3(length(vec2(s.y, q.z + .12)) * F * 4., s.y * F * 4., q.z * F * 4.);
    float round2 = atan(q.z + .12, s.y) / (2. * PI);
    return vec3(s.x * F * 4., round2 * 16. + s.x * F, round2 * 16. - s.x * F);
  }
  if (part == 13) return m.z > .7 ? vec3(q.x + .3 * q.y, q.y, q.x - q.y) * F * 4. : vec3(q.z * F * 4., a * 96., a * 96.);
  if (abs(m.z) > .6) return vec3(r * F * 2., a * 128. + 8. * r, a * 128. - 8. * r);
  return vec3(q.z * F * 2., a * 128. + 9. * q.z, a * 128. - 9. * q.z);
}

float skyTone(vec2 q) { return .4; }

// Two share certificates leaning on each other: a guilloche frame, a seal, lines of text.
const vec2 SHEET = vec2(1.32, .92);

// Place on a sheet: along, up from its middle, out of it.
vec3 sheetAt(vec3 p, int i) {
  vec3 q = p - (i == 0 ? vec3(-.12, .0, .45) : vec3(.32, .0, -.22));
  q.xz = turn(i == 0 ? .16 : -.16) * q.xz;
  q.yz = turn(i == 0 ? -.42 : -.30) * q.yz;
  q.y -= SHEET.y + .01;
  // Paper bends, and lifts a corner.
  q.z += .085 * q.x * q.x - .16 * pow(max(0., q.x + q.y - 1.25), 2.) - .05;
  return q;
}

float sheet(vec3 q) { return box(q, vec3(SHEET, .008)) * .82; }

// Which part of the print a place lies in.
float printAt(vec2 q) {
  vec2 edge = SHEET - abs(q);
  float rim = min(edge.x, edge.y);
  if (rim < .07) return 2.;
  if (rim < .095 || (rim > .255 && rim < .27)) return 6.;
  if (rim < .255) return min(edge.x, edge.y) > .07 && max(edge.x, edge.y) < .27 ? 5. : 3.;
  float seal = length(q - vec2(.66, -.33));
  if (seal < .085) return 6.;
  if (seal < .215) return 5.;
  if (seal < .225) return 6.;
  // The device in a roundel, a title, and text.
  float round2 = length(q - vec2(0, .40));
  if (round2 < .175) return device((q - vec2(0, .40)) / .10) > .5 ? 6. : 4.;
  if (round2 < .19) return 6.;
  vec2 t = q - vec2(0, .10);
  if (abs(t.y) < .055 && abs(t.x) < .62) {
    float word = fract(t.x * 8. + .5), stem = fract(t.x * 32.);
    return word < .86 && stem < .62 && abs(t.y) < .030 + .025 * step(.5, fract(t.x * 5.3)) ? 6. : 2.;
  }
  float line = (q.y + .05) / -.085, row = floor(line);
  if (row >= 0. && row < 5. && q.x > -.95 && q.x < (row > 1. ? .30 : .90) - .15 * mod(row * 1.7, 1.)) {
    // Words of uneven length, as plain strokes.
    float word = q.x * 4.3 + .3 * sin(q.x * 9. + row * 2.) + row * .37;
    return abs(fract(line) - .5) < .11 && fract(word) < .84 ? 6. : 2.;
  }
  if (abs(q.x) > .44 && abs(q.y - .40) < .11 && abs(q.x) < .86) return abs(q.y - .40) > .085 || abs(q.x) > .835 || abs(q.x) < .465 ? 6. : 7.;
  return 2.;
}

vec2 map(vec3 p) {
  vec2 hit = vec2(1e3, 0.);
  for (int i = uZero; i < 2; i++) {
    vec3 q = sheetAt(p, i);
    float bound = length(q) - 1.75;
    if (bound > .2) { put(hit, bound, 2.); continue; }
    float d = sheet(q);
    put(hit, d, d < .01 ? (q.z < 0. ? 2. : printAt(q.xy)) + 10. * float(i) : 2.);
  }
  return hit;
}

vec4 finishOf(int part, vec3 p, vec3 n) {
  int kind = part % 10;
  if (part == 1) return vec4(0, 0, 0, mix(.58, .98, ramp(-6., 2.2, p.z)));
  return vec4(0, 0, 0, kind == 6 ? .05 : kind == 3 || kind == 5 ? .62 : kind == 4 ? .8 : kind == 7 ? .74 : 1.04);
}

vec3 cuttingOf(int part) {
  if (part == 1) return vec3(1.2, 1, .42);
  if (part % 10 == 2) return vec3(1.1, 1, .9);
  return vec3(.8, 1, 1);
}

vec3 phaseOf(int part, vec3 p, vec3 n) {
  if (part == 1) return vec3(p.z + .15 * p.x, p.x + .9 * p.z, p.x - .9 * p.z) * .25;
  vec3 q = sheetAt(p, part >= 10 ? 1 : 0);
  int kind = part % 10;
  vec2 edge = SHEET - abs(q.xy);
  if (kind == 3) {
    bool side = edge.x < edge.y;
    float across = (side ? edge.x : edge.y) - .175, along = side ? q.y : q.x;
    float w = .045 * sin(along * 24.);
    return vec3((across + w) * 36., (across - w) * 36., 0);
  }
  if (kind == 5 || kind == 4) {
    vec2 c = kind == 4 ? q.xy - vec2(0, .40)
      : max(edge.x, edge.y) < .27 ? (.175 - edge) : q.xy - vec2(.66, -.33);
    float r = length(c), a = atan(c.y, c.x), w = .018 * sin(12. * a);
    return vec3((r + w) * 48., (r - w) * 48., 0);
  }
  if (kind == 7) return vec3(q.x + .02 * sin(q.y * 40.), q.x - .02 * sin(q.y * 40.), q.y) * 30.;
  float w = .014 * sin(q.x * 17. + 2. * sin(q.y * 5.));
  return vec3((q.y + w) * 18., (q.x + .5 * q.y) * 18., (q.x - .5 * q.y) * 18.);
}

float skyTone(vec2 q) { return .82; }

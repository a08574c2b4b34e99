// The engraver's lines along the form, its contours, and the clear edge round what stands in front.
uniform sampler2D uPlace, uLightMap, uLightNext;
// How far the lamp stands towards the one of the next map.
uniform float uNext;
uniform float uPitch, uPixel;
uniform float uRoom;
layout(location = 0) out vec4 outInk;

float covered(float d, float h) { return clamp(min(d + .5, h) - max(d - .5, -h), 0., 1.); }

struct Lines { float x, spacing, unit, born, k; };

// At a constant pitch: between two lines that part, another is born.
Lines linesOf(float phi, vec2 slope, float pitch) {
  float l = log2(1. / (pitch * max(length(slope), 1e-6)));
  float k = floor(l), f = l - k;
  float born = smoothstep(.3, 1., f), spacing = pitch * exp2(f);
  return Lines(phi * exp2(k), spacing, spacing / (1. + born), born, k);
}

float drawn(Lines a, float width, float flick, float across) {
  float n = floor(a.x + .5), m = floor(a.x) + .5;
  float w = width + flick * cos(2. * PI * (across + .5 * mod(n, 2.) + .13 * n));
  float v = width + flick * cos(2. * PI * (across + .25 + .13 * m));
  return max(covered(abs(a.x - n) * a.spacing, .5 * w * a.unit),
             covered(abs(a.x - m) * a.spacing, .5 * v * a.unit * a.born));
}

vec3 onPlane(vec2 place, vec3 p, vec3 n) {
  vec3 ray = rayAt(place);
  float d = dot(ray, n);
  return uEye + ray * (dot(p - uEye, n) / (abs(d) < 1e-4 ? -1e-4 : d));
}

float skyInk(vec2 place) {
  vec2 c = vec2(place.x / uPixel, (uSize.y - place.y) / uPixel);
  float pitch = uPitch * 1.1;
  float x = (place.y + uPitch * .35 * sin(.011 * c.x)) / pitch;
  vec2 q = place / uSize.y;
  float tone = skyTone(q);
  float width = .06 * ramp(.02, .1, tone) + .5 * tone;
  return covered(abs(x - floor(x + .5)) * pitch, .5 * width * pitch);
}

// How much light of the lamp and of the room a sample gets, averaged over its neighbours on the same part.
vec2 lightAt(ivec2 at, int part, vec3 p, vec3 n, float far) {
  vec2 sum = vec2(0);
  float all = 1e-4;
  ivec2 last = textureSize(uLightMap, 0) - 1;
  for (int i = uZero; i < 9; i++) {
    ivec2 there = clamp(at / 2 + ivec2(i % 3 - 1, i / 3 - 1), ivec2(0), last);
    vec4 other = texelFetch(uPlace, there * 2, 0);
    vec3 q = uEye + rayAt(vec2(there * 2) + .5) * other.x;
    float off = abs(dot(q - p, n)) / (.004 * far);
    float near = max(0., 2.1 - length(vec2(there * 2 - at)));
    float weight = near * (abs(other.y - float(part)) < .5 ? 1. : .002) * max(.001, 1. - off)
      * max(.001, dot(unfold(other.zw), n));
    sum += weight * mix(texelFetch(uLightMap, there, 0).rg, texelFetch(uLightNext, there, 0).rg, uNext);
    all += weight;
  }
  return sum / all;
}

// How bright a sample is: what reaches it from the lamp and the room, and what is polished.
float brightness(bool plain, ivec2 at, int part, vec3 ray, vec3 p, vec3 n, float far) {
  vec2 half2 = (vec2(at) * .5 + .5) / vec2(textureSize(uLightMap, 0));
  vec2 reach = plain ? mix(texture(uLightMap, half2).rg, texture(uLightNext, half2).rg, uNext)
    : lightAt(at, part, p, n, far);
  vec3 l = normalize(uLight);
  vec4 finish = finishOf(part, p, n);
  float back = max(0., dot(n, normalize(vec3(-uLight.x, .2, -uLight.z))));
  float s = uRoom * (.55 + .45 * n.y) + .10 * back + .80 * max(0., dot(n, l)) * reach.x;
  s *= (.30 + .70 * reach.y) * finish.w;
  // Turned metal shines in a bow-tie across its rings.
  if (dot(finish.xyz, finish.xyz) > .1) {
    vec3 h = normalize(l - ray);
    float along = dot(normalize(finish.xyz), h);
    s += .5 * pow(max(0., 1. - along * along), 70.) * smoothstep(.3, .9, dot(n, h)) * (.3 + .7 * reach.x);
  }
  return s;
}

// One of twelve places round a sample, on the ring of the creases, of the contour or of the halo.
ivec2 beside(ivec2 at, int i) {
  float turned = float(i % 12) * PI / 6.;
  float radius = i < 12 ? max(1., uPixel * .42) : i < 24 ? max(1.2, uPixel * .66) : uPixel * 1.9;
  ivec2 there = at + ivec2(floor(radius * vec2(cos(turned), sin(turned)) + .5));
  return clamp(there, ivec2(0), ivec2(uSize) - 1);
}

// How far a sample lies before the plane of another: far behind where it is sky.
float before(ivec2 there, vec4 other, vec3 p, vec3 n, int part) {
  // Without a sky there is no horizon either.
  if (max(other.y, float(part)) < 1.5 && skyTone(vec2(0)) <= 0.) return 0.;
  if (other.y < .5) return part == 0 ? 0. : -1e3;
  return part == 0 ? 1e3 : dot(uEye + rayAt(vec2(there) + .5) * other.x - p, n);
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 place = texelFetch(uPlace, at, 0);
  int part = int(place.y + .5);
  vec3 ray = rayAt(gl_FragCoord.xy);
  if (part == 0) place.x = 1e4;
  vec3 p = uEye + ray * place.x, n = part == 0 ? -ray : unfold(place.zw);
  vec3 cut = part == 0 ? vec3(1) : cuttingOf(part);

  // Most samples lie within a face, and need no search for edges below.
  float limit = .003 * min(place.x, 60.);
  bool edge = false;
  for (int i = uZero; i < 12; i++) {
    ivec2 there = beside(at, 13 + i * 2);
    vec4 other = texelFetch(uPlace, there, 0);
    if (abs(other.y - place.y) > .5 || abs(before(there, other, p, n, part)) > .5 * limit
      || (part != 0 && dot(unfold(other.zw), n) < .92)) edge = true;
  }

  float ink = 0.;
  if (part == 0) ink = skyInk(gl_FragCoord.xy);
  else {
    vec3 a = phaseOf(part, p, n);
    vec3 right = phaseOf(part, onPlane(gl_FragCoord.xy + vec2(1, 0), p, n), n) - a;
    vec3 above = phaseOf(part, onPlane(gl_FragCoord.xy + vec2(0, 1), p, n), n) - a;
    // Angles jump by whole turns, which are whole numbers of lines.
    right -= floor(right + .5);
    above -= floor(above + .5);
    float s = brightness(!edge, at, part, ray, p, n, place.x);
    float pitch = uPitch * cut.x;
    Lines first = linesOf(a.x, vec2(right.x, above.x), pitch);
    Lines second = linesOf(a.y, vec2(right.y, above.y), pitch);
    Lines third = linesOf(a.z, vec2(right.z, above.z), pitch);
    bool plain = cut.y > .5;
    float tone = 1. - 1.12 * s;
    float flick = plain ? 0. : .10 * (1. - ramp(.2, .5, tone));
    float w = .06 * ramp(.03, .12, tone) + .52 * ramp(.05, .95, tone) * ramp(-.2, .5, tone);
    ink = drawn(first, w, flick, second.x / 5.);
    if (cut.y < 1.5) {
      ink = max(ink, drawn(second, .52 * ramp(.50, 1.05, tone), 0., 0.));
      ink = max(ink, drawn(third, .50 * ramp(.84, 1.15, tone), 0., 0.));
    }
  }

  // How many of twelve neighbours lie beyond an edge tells how far off it runs.
  float contour = 0., crease = 0., halo = 0.;
  for (int i = edge ? uZero : 36; i < 36; i++) {
    ivec2 there = beside(at, i);
    vec4 other = texelFetch(uPlace, there, 0);
    float e = before(there, other, p, n, part);
    if (i < 12) {
      bool solid = part != 0 && other.y > .5;
      if (solid && (dot(unfold(other.zw), n) < .72 || abs(other.y - place.y) > .5)) crease++;
    } else if (i < 24) {
      if (e < -limit) contour++;
    } else if (e > 2.5 * limit) halo++;
  }
  ink *= 1. - ramp(.5, 2.5, halo);
  ink = max(ink, clamp(crease / 3., 0., 1.) * .85);
  ink = max(ink, clamp(contour / 3.5, 0., 1.));
  outInk = vec4(ink);
}

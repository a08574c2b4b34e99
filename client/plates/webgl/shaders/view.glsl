#version 300 es
precision highp float;
precision highp int;

// The camera, and what every scene builds its solids from. Distances are in the scene's own units.
uniform vec3 uEye, uForward, uRight, uUp, uLight;
uniform float uField, uShift;
uniform vec2 uSize;
// Always 0, and unknown to the compiler: it keeps loops from being unrolled.
uniform int uZero;

const float PI = 3.14159265;
const float FAR = 90.;

vec3 rayAt(vec2 place) {
  vec2 q = (place - .5 * uSize) / uSize.y;
  return normalize(uForward + (uRight * q.x + uUp * (q.y + uShift)) * uField);
}

mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float ramp(float a, float b, float x) { return smoothstep(a, b, x); }

float box(vec3 p, vec3 b) {
  vec3 q = abs(p) - b;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.);
}
float box(vec2 p, vec2 b) {
  vec2 q = abs(p) - b;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.);
}
// A solid of revolution's flat end: radius and height from its middle.
float disc(float r, float h, float radius, float halfHeight) {
  vec2 q = vec2(r - radius, abs(h) - halfHeight);
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.);
}
float disc(float r, float h, float radius, float halfHeight, float chamfer) {
  vec2 q = vec2(r - radius, abs(h) - halfHeight);
  return max(length(max(q, 0.)) + min(max(q.x, q.y), 0.), (q.x + q.y + chamfer) * .7071);
}
float rod(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 d = b - a, e = p - a;
  return length(e - d * clamp(dot(e, d) / dot(d, d), 0., 1.)) - radius;
}
void put(inout vec2 nearest, float d, float part) {
  if (d < nearest.x) nearest = vec2(d, part);
}
// The place in the nearest of n sectors round the origin.
vec2 sector(vec2 p, float n) {
  float a = atan(p.y, p.x), w = 2. * PI / n;
  a -= w * floor(a / w + .5);
  return length(p) * vec2(cos(a), sin(a));
}
vec2 fold(vec3 n) {
  n /= abs(n.x) + abs(n.y) + abs(n.z);
  return n.z >= 0. ? n.xy : (1. - abs(n.yx)) * vec2(n.x < 0. ? -1. : 1., n.y < 0. ? -1. : 1.);
}
vec3 unfold(vec2 f) {
  vec3 n = vec3(f, 1. - abs(f.x) - abs(f.y));
  if (n.z < 0.) n.xy = (1. - abs(n.yx)) * vec2(n.x < 0. ? -1. : 1., n.y < 0. ? -1. : 1.);
  return normalize(n);
}

import { mark } from '#shared/brand/mark.ts';
import { markOutlines } from '#shared/drawing/mark-letter.ts';

/** Whether a place is inside the mark's letter, in a box from -1 to 1. */
export function markShader(): string {
  const edges = markOutlines(mark).flatMap((outline) =>
    outline.map((to, index) => `vec4(${outline.at(index - 1)},${to})`),
  );
  return `const vec4 EDGES[]=vec4[](${edges});
bool onMark(vec2 p){
  int winding=0;
  for(int i=uZero;i<EDGES.length();i++){
    vec4 e=EDGES[i];
    if(e.y<=p.y!=e.w<=p.y&&p.x<e.x+(p.y-e.y)/(e.w-e.y)*(e.z-e.x))winding+=e.w>e.y?1:-1;
  }
  return winding!=0;
}`;
}

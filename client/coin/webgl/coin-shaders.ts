/** Turns the coin with `m` and looks at it from five radii away. */
export const vertexShader = `#version 300 es
in vec3 a,b;
uniform mat3 m;
out vec3 p,n,w;
void main(){
p=a;n=b;w=m*a;
gl_Position=vec4(w.xy*.975,-.3*w.z,1.-w.z/5.);
}`;

/**
 * `V` points at the eye, `T` along the tangent, `N` along the normal of the engraved surface.
 * `t` holds both faces side by side. `h` tints the metal; with `q`, ink and paper, it is printed instead. `light` is a studio of softboxes placed by azimuth and elevation, seen through a softness `s`.
 * The field mirrors it, smeared along the tangent as on spun metal; the devices scatter it.
 */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 p,n,w;
uniform mat3 m;
uniform vec3 h,q[2];
uniform sampler2D t;
out vec4 o;
float box(vec2 d,float x,float y,float h,float v,float s){
vec2 q=abs(vec2(mod(d.x-x+3.1416,6.2832)-3.1416,d.y-y));
return (1.-smoothstep(h-s,h+s,q.x))*(1.-smoothstep(v-s,v+s,q.y));
}
vec3 light(vec3 r,float s){
vec2 d=vec2(atan(r.x,r.z),asin(clamp(r.y,-1.,1.)));
return vec3(.035,.024,.014)
+vec3(3.4,3.1,2.6)*box(d,-.8,.75,.5,.25,s)
+vec3(3.2,2.8,2.1)*box(d,-.5,-.35,.07,.6,s)
+vec3(1.5,1.2,.8)*box(d,.5,-.4,.12,.4,s)
+vec3(3.2,2.8,2.2)*box(d,1.45,-.1,.09,.9,s)
+vec3(1.7,1.,.5)*box(d,-1.6,-.2,.14,.8,s)
+vec3(2.4,1.9,1.2)*box(d,2.5,0.,.12,.9,s)
+vec3(2.,1.4,.8)*box(d,-2.6,0.,.14,.9,s)
+vec3(.08,.4,.32)*box(d,.2,-1.2,1.5,.2,s);
}
void main(){
vec3 V=normalize(vec3(0,0,5)-w);
float r=length(p.xy),side=sign(p.z),face=smoothstep(.1,.4,abs(n.z));
vec2 k=vec2(side,-1.),u=p.xy*k*.5+.5,e=vec2(max(.001,.5*max(length(dFdx(u)),length(dFdy(u)))),0.),x=e*vec2(.5,0);
u=vec2(.5*u.x+.25-.25*side,u.y);
vec4 c=texture(t,u)*face;
vec2 g=vec2(texture(t,u+x).r-texture(t,u-x).r,texture(t,u+e.yx).r-texture(t,u-e.yx).r)*k*(1.-.75*smoothstep(.0015,.006,e.x));
float field=step(r,.93)*(1.-max(c.b,c.g)),dome=mix(.2,-.42,field)*step(r,.93);
vec3 T=vec3(-p.y,p.x,0)/max(r,1e-3),N=n+vec3(p.xy*dome-g*2.2*face,0);
float a=atan(p.y,p.x)*150.,f=length(vec2(p.x*dFdx(p.y)-p.y*dFdx(p.x),p.x*dFdy(p.y)-p.y*dFdy(p.x)))*23.9/(r*r);
N+=T*sin(a)*.7*(1.-face)*(1.-smoothstep(.07,.2,f))*smoothstep(.05,.3,dot(m*n,V));
N=normalize(m*N);T=m*T;
vec3 L=vec3(0);
float rough=mix(.07,.3,field);
for(int i=-3;i<4;i++)L+=light(reflect(-V,normalize(N+T*rough*float(i)/3.)),mix(.24,.16,field))/7.;
float lit=.32+.78*max(dot(N,vec3(-.48,.5,.72)),0.)+.4*max(dot(N,vec3(.85,-.1,.5)),0.);
float ao=1.-.5*smoothstep(0.,.5,textureLod(t,u,4.).r-c.r)*face;
float y=dot(L,vec3(.4,.5,.1));
vec3 gold=mix(L*vec3(1.,.74,.34),(L*y*max(y-.22,0.)*.6+.026)*vec3(1.,.74,.34)*ao,field);
vec3 dev=mix(vec3(.7,.32,.07),vec3(1.,.79,.4),lit)*lit*.85+L*vec3(1.,.8,.42)*.6;
vec3 col=mix(gold,dev,c.b*step(r,.93));
float z=abs(dot(m*vec3(0,0,1),V));
vec3 ink=mix(vec3(.9,.28,.2),mix(vec3(1.,.7,.27),vec3(.2,.76,.5),smoothstep(.55,.8,z)),smoothstep(.22,.42,z));
col=mix(col,ink*(.5*lit+.55*L),c.g*.78);
col=1.-exp(-1.25*h*col);
col=mix(vec3(dot(col,vec3(.3,.6,.1))),col,1.28);
col=pow(max(col,0.),vec3(.4545));
if(q[1].g>0.)col=mix(q[0],q[1],smoothstep(.35,.75,dot(col,vec3(.3,.6,.1))));
o=vec4(col,1);
}`;

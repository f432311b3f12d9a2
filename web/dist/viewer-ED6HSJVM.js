import{a as X,b as zi,c as pt,d as At,e as ec,f as Lt,g as bm,h as On,i as Fa,j as fi,k as tc,l as vo,m as nc,n as Mm}from"./chunk-6MV6FPGB.js";var Jm=0,$d=1,jm=2;var Ur=1,Qm=2,qo=3,fr=0,En=1,jt=2,Or=0,Yo=1,cl=2,Zd=3,Kd=4,eg=5;var Br=100,tg=101,ng=102,ig=103,sg=104,rg=200,og=201,ag=202,lg=203,Jd=204,jd=205,cg=206,hg=207,ug=208,dg=209,fg=210,pg=211,mg=212,gg=213,yg=214,Tc=0,Ec=1,Cc=2,No=3,Rc=4,Pc=5,Ic=6,Lc=7,eh=0,vg=1,xg=2,vs=0,Qd=1,ef=2,tf=3,nf=4,sf=5,rf=6,hl=7;var of=300,kr=301,$o=302,th=303,nh=304,Dc=1e3,us=1001,Nc=1002,bn=1003,_g=1004;var ul=1005;var ni=1006,ih=1007;var zs=1008;var ai=1009,af=1010,lf=1011,Zo=1012,sh=1013,qi=1014,li=1015,Yi=1016,rh=1017,oh=1018,zr=1020,cf=35902,hf=35899,uf=1021,df=1022,vi=1023,Us=1026,Gs=1027,ah=1028,lh=1029,pr=1030,ch=1031;var hh=1033,dl=33776,fl=33777,pl=33778,ml=33779,uh=35840,dh=35841,fh=35842,ph=35843,mh=36196,gh=37492,yh=37496,vh=37488,xh=37489,gl=37490,_h=37491,bh=37808,Mh=37809,wh=37810,Sh=37811,Ah=37812,Th=37813,Eh=37814,Ch=37815,Rh=37816,Ph=37817,Ih=37818,Lh=37819,Dh=37820,Nh=37821,Fh=36492,Uh=36494,Oh=36495,Bh=36283,kh=36284,yl=36285,zh=36286;var Wa=2300,Fc=2301,Sc=2302,zd=2303,Gd=2400,Vd=2401,Hd=2402;var bg=3200,ff=3201;var vl=0,Mg=1,Vs="",ei="srgb",Xa="srgb-linear",qa="linear",Dt="srgb";var Ac=7680;var wg=519,Sg=512,Ag=513,Tg=514,pf=515,Eg=516,Cg=517,mf=518,gf=519,Rg=35044,Hs=35048;var yf="300 es",Ei=2e3,Fo=2001;function Ox(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Bx(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Ya(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Pg(){let i=Ya("canvas");return i.style.display="block",i}var wm={},Uo=null;function vf(...i){let e="THREE."+i.shift();Uo?Uo("log",e,...i):console.log(e,...i)}function Ig(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Ke(...i){i=Ig(i);let e="THREE."+i.shift();if(Uo)Uo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function et(...i){i=Ig(i);let e="THREE."+i.shift();if(Uo)Uo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Lr(...i){let e=i.join(" ");e in wm||(wm[e]=!0,Ke(...i))}function Lg(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var Dg={[Tc]:Tc,[Cc]:Ic,[Rc]:Rc,[No]:Pc,[Ec]:Ec,[Ic]:Cc,[Lc]:Lc,[Pc]:No},ds=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Xn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Sm=1234567,Va=Math.PI/180,Oo=180/Math.PI;function Ko(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Xn[i&255]+Xn[i>>8&255]+Xn[i>>16&255]+Xn[i>>24&255]+"-"+Xn[e&255]+Xn[e>>8&255]+"-"+Xn[e>>16&15|64]+Xn[e>>24&255]+"-"+Xn[t&63|128]+Xn[t>>8&255]+"-"+Xn[t>>16&255]+Xn[t>>24&255]+Xn[n&255]+Xn[n>>8&255]+Xn[n>>16&255]+Xn[n>>24&255]).toLowerCase()}function vt(i,e,t){return Math.max(e,Math.min(t,i))}function xf(i,e){return(i%e+e)%e}function kx(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function zx(i,e,t){return i!==e?(t-i)/(e-i):0}function Ha(i,e,t){return(1-t)*i+t*e}function Gx(i,e,t,n){return Ha(i,e,1-Math.exp(-t*n))}function Vx(i,e=1){return e-Math.abs(xf(i,e*2)-e)}function Hx(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function Wx(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function Xx(i,e){return i+Math.floor(Math.random()*(e-i+1))}function qx(i,e){return i+Math.random()*(e-i)}function Yx(i){return i*(.5-Math.random())}function $x(i){i!==void 0&&(Sm=i);let e=Sm+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Zx(i){return i*Va}function Kx(i){return i*Oo}function Jx(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function jx(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function _f(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function Qx(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*h,c*u,c*d,a*l);break;case"YZY":i.set(c*d,a*h,c*u,a*l);break;case"ZXZ":i.set(c*u,c*d,a*h,a*l);break;case"XZX":i.set(a*h,c*p,c*f,a*l);break;case"YXY":i.set(c*f,a*h,c*p,a*l);break;case"ZYZ":i.set(c*p,c*f,a*h,a*l);break;default:Ke("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function bf(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Ng(i,e){if(e.constructor===Float32Array)return i;let t=bf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function Fg(i,e){if(e.constructor===Float32Array)return i;let t=bf(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var xs={DEG2RAD:Va,RAD2DEG:Oo,generateUUID:Ko,clamp:vt,euclideanModulo:xf,mapLinear:kx,inverseLerp:zx,lerp:Ha,damp:Gx,pingpong:Vx,smoothstep:Hx,smootherstep:Wx,randInt:Xx,randFloat:qx,randFloatSpread:Yx,seededRandom:$x,degToRad:Zx,radToDeg:Kx,isPowerOfTwo:Jx,ceilPowerOfTwo:jx,floorPowerOfTwo:_f,setQuaternionFromProperEuler:Qx,normalize:Fg,denormalize:Ng},$e=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=vt(this.x,e.x,t.x),this.y=vt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=vt(this.x,e,t),this.y=vt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(vt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(vt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Rt=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(u!==y||c!==d||l!==f||h!==p){let g=c*d+l*f+h*p+u*y;g<0&&(d=-d,f=-f,p=-p,y=-y,g=-g);let m=1-a;if(g<.9995){let x=Math.acos(g),C=Math.sin(x);m=Math.sin(m*x)/C,a=Math.sin(a*x)/C,c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a}else{c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a;let x=1/Math.sqrt(c*c+l*l+h*h+u*u);c*=x,l*=x,h*=x,u*=x}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+c*f-l*d,e[t+1]=c*p+h*d+l*u-a*f,e[t+2]=l*p+h*f+a*d-c*u,e[t+3]=h*p-a*u-c*d-l*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),u=a(r/2),d=c(n/2),f=c(s/2),p=c(r/2);switch(o){case"XYZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"YZX":this._x=d*h*u+l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u-d*f*p;break;case"XZY":this._x=d*h*u-l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u+d*f*p;break;default:Ke("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-c)*f,this._y=(r-l)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-c)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+l)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-l)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(c+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+l)/f,this._y=(c+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(vt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-t;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,t=Math.sin(t*l)/h,this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this._onChangeCallback()}else this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},F=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Am.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Am.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+c*l+o*u-a*h,this.y=n+c*h+a*l-r*u,this.z=s+c*u+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=vt(this.x,e.x,t.x),this.y=vt(this.y,e.y,t.y),this.z=vt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=vt(this.x,e,t),this.y=vt(this.y,e,t),this.z=vt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(vt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return _d.copy(this).projectOnVector(e),this.sub(_d)}reflect(e){return this.sub(_d.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(vt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},_d=new F,Am=new Rt,nt=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l)}set(e,t,n,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],y=s[0],g=s[3],m=s[6],x=s[1],C=s[4],b=s[7],E=s[2],T=s[5],v=s[8];return r[0]=o*y+a*x+c*E,r[3]=o*g+a*C+c*T,r[6]=o*m+a*b+c*v,r[1]=l*y+h*x+u*E,r[4]=l*g+h*C+u*T,r[7]=l*m+h*b+u*v,r[2]=d*y+f*x+p*E,r[5]=d*g+f*C+p*T,r[8]=d*m+f*b+p*v,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=h*o-a*l,d=a*c-h*r,f=l*r-o*c,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=u*y,e[1]=(s*l-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*c)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*c-l*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return Lr("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(bd.makeScale(e,t)),this}rotate(e){return Lr("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(bd.makeRotation(-e)),this}translate(e,t){return Lr("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(bd.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},bd=new nt,Tm=new nt().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Em=new nt().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function e_(){let i={enabled:!0,workingColorSpace:Xa,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Dt&&(s.r=Fs(s.r),s.g=Fs(s.g),s.b=Fs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Dt&&(s.r=Do(s.r),s.g=Do(s.g),s.b=Do(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Vs?qa:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Xa]:{primaries:e,whitePoint:n,transfer:qa,toXYZ:Tm,fromXYZ:Em,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ei},outputColorSpaceConfig:{drawingBufferColorSpace:ei}},[ei]:{primaries:e,whitePoint:n,transfer:Dt,toXYZ:Tm,fromXYZ:Em,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ei}}}),i}var Mt=e_();function Fs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Do(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var xo,Uc=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{xo===void 0&&(xo=Ya("canvas")),xo.width=e.width,xo.height=e.height;let s=xo.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=xo}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Ya("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Fs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Fs(t[n]/255)*255):t[n]=Fs(t[n]);return{data:t,width:e.width,height:e.height}}else return Ke("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},t_=0,Bo=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:t_++}),this.uuid=Ko(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Md(s[o].image)):r.push(Md(s[o]))}else r=Md(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function Md(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Uc.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Ke("Texture: Unable to serialize Texture."),{})}var n_=0,wd=new F,ri=class i extends ds{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=us,s=us,r=ni,o=zs,a=vi,c=ai,l=i.DEFAULT_ANISOTROPY,h=Vs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:n_++}),this.uuid=Ko(),this.name="",this.source=new Bo(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new $e(0,0),this.repeat=new $e(1,1),this.center=new $e(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new nt,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(wd).x}get height(){return this.source.getSize(wd).y}get depth(){return this.source.getSize(wd).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Ke(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==of)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Dc:e.x=e.x-Math.floor(e.x);break;case us:e.x=e.x<0?0:1;break;case Nc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Dc:e.y=e.y-Math.floor(e.y);break;case us:e.y=e.y<0?0:1;break;case Nc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};ri.DEFAULT_IMAGE=null;ri.DEFAULT_MAPPING=of;ri.DEFAULT_ANISOTROPY=1;var nn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,c=e.elements,l=c[0],h=c[4],u=c[8],d=c[1],f=c[5],p=c[9],y=c[2],g=c[6],m=c[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(p+g)<.1&&Math.abs(l+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let C=(l+1)/2,b=(f+1)/2,E=(m+1)/2,T=(h+d)/4,v=(u+y)/4,S=(p+g)/4;return C>b&&C>E?C<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(C),s=T/n,r=v/n):b>E?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=T/s,r=S/s):E<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(E),n=v/r,s=S/r),this.set(n,s,r,t),this}let x=Math.sqrt((g-p)*(g-p)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(g-p)/x,this.y=(u-y)/x,this.z=(d-h)/x,this.w=Math.acos((l+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=vt(this.x,e.x,t.x),this.y=vt(this.y,e.y,t.y),this.z=vt(this.z,e.z,t.z),this.w=vt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=vt(this.x,e,t),this.y=vt(this.y,e,t),this.z=vt(this.z,e,t),this.w=vt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(vt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Oc=class extends ds{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ni,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new nn(0,0,e,t),this.scissorTest=!1,this.viewport=new nn(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new ri({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ni,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Bo(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},gi=class extends Oc{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},$a=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=bn,this.minFilter=bn,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Bc=class extends ri{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=bn,this.minFilter=bn,this.wrapR=us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var _t=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g)}set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=c,m[2]=l,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=p,m[11]=y,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/_o.setFromMatrixColumn(e,0).length(),r=1/_o.setFromMatrixColumn(e,1).length(),o=1/_o.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=-c*u,t[8]=l,t[1]=f+p*l,t[5]=d-y*l,t[9]=-a*c,t[2]=y-d*l,t[6]=p+f*l,t[10]=o*c}else if(e.order==="YXZ"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*l,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*c}else if(e.order==="ZXY"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d-y*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=p*l-f,t[8]=d*l+y,t[1]=c*u,t[5]=y*l+d,t[9]=f*l-p,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=y-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=f*u+p,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=-u,t[8]=l*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(i_,e,s_)}lookAt(e,t,n){let s=this.elements;return pi.subVectors(e,t),pi.lengthSq()===0&&(pi.z=1),pi.normalize(),ir.crossVectors(n,pi),ir.lengthSq()===0&&(Math.abs(n.z)===1?pi.x+=1e-4:pi.z+=1e-4,pi.normalize(),ir.crossVectors(n,pi)),ir.normalize(),ic.crossVectors(pi,ir),s[0]=ir.x,s[4]=ic.x,s[8]=pi.x,s[1]=ir.y,s[5]=ic.y,s[9]=pi.y,s[2]=ir.z,s[6]=ic.z,s[10]=pi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],y=n[6],g=n[10],m=n[14],x=n[3],C=n[7],b=n[11],E=n[15],T=s[0],v=s[4],S=s[8],U=s[12],I=s[1],L=s[5],k=s[9],G=s[13],N=s[2],W=s[6],$=s[10],H=s[14],ce=s[3],J=s[7],Q=s[11],se=s[15];return r[0]=o*T+a*I+c*N+l*ce,r[4]=o*v+a*L+c*W+l*J,r[8]=o*S+a*k+c*$+l*Q,r[12]=o*U+a*G+c*H+l*se,r[1]=h*T+u*I+d*N+f*ce,r[5]=h*v+u*L+d*W+f*J,r[9]=h*S+u*k+d*$+f*Q,r[13]=h*U+u*G+d*H+f*se,r[2]=p*T+y*I+g*N+m*ce,r[6]=p*v+y*L+g*W+m*J,r[10]=p*S+y*k+g*$+m*Q,r[14]=p*U+y*G+g*H+m*se,r[3]=x*T+C*I+b*N+E*ce,r[7]=x*v+C*L+b*W+E*J,r[11]=x*S+C*k+b*$+E*Q,r[15]=x*U+C*G+b*H+E*se,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],y=e[7],g=e[11],m=e[15],x=c*f-l*d,C=a*f-l*u,b=a*d-c*u,E=o*f-l*h,T=o*d-c*h,v=o*u-a*h;return t*(y*x-g*C+m*b)-n*(p*x-g*E+m*T)+s*(p*C-y*E+m*v)-r*(p*b-y*T+g*v)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],c=e[2],l=e[6],h=e[10];return t*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],y=e[13],g=e[14],m=e[15],x=t*a-n*o,C=t*c-s*o,b=t*l-r*o,E=n*c-s*a,T=n*l-r*a,v=s*l-r*c,S=h*y-u*p,U=h*g-d*p,I=h*m-f*p,L=u*g-d*y,k=u*m-f*y,G=d*m-f*g,N=x*G-C*k+b*L+E*I-T*U+v*S;if(N===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/N;return e[0]=(a*G-c*k+l*L)*W,e[1]=(s*k-n*G-r*L)*W,e[2]=(y*v-g*T+m*E)*W,e[3]=(d*T-u*v-f*E)*W,e[4]=(c*I-o*G-l*U)*W,e[5]=(t*G-s*I+r*U)*W,e[6]=(g*b-p*v-m*C)*W,e[7]=(h*v-d*b+f*C)*W,e[8]=(o*k-a*I+l*S)*W,e[9]=(n*I-t*k-r*S)*W,e[10]=(p*T-y*b+m*x)*W,e[11]=(u*b-h*T-f*x)*W,e[12]=(a*U-o*L-c*S)*W,e[13]=(t*L-n*U+s*S)*W,e[14]=(y*C-p*E-g*x)*W,e[15]=(h*E-u*C+d*x)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,u=a+a,d=r*l,f=r*h,p=r*u,y=o*h,g=o*u,m=a*u,x=c*l,C=c*h,b=c*u,E=n.x,T=n.y,v=n.z;return s[0]=(1-(y+m))*E,s[1]=(f+b)*E,s[2]=(p-C)*E,s[3]=0,s[4]=(f-b)*T,s[5]=(1-(d+m))*T,s[6]=(g+x)*T,s[7]=0,s[8]=(p+C)*v,s[9]=(g-x)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=_o.set(s[0],s[1],s[2]).length(),a=_o.set(s[4],s[5],s[6]).length(),c=_o.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Gi.copy(this);let l=1/o,h=1/a,u=1/c;return Gi.elements[0]*=l,Gi.elements[1]*=l,Gi.elements[2]*=l,Gi.elements[4]*=h,Gi.elements[5]*=h,Gi.elements[6]*=h,Gi.elements[8]*=u,Gi.elements[9]*=u,Gi.elements[10]*=u,t.setFromRotationMatrix(Gi),n.x=o,n.y=a,n.z=c,this}makePerspective(e,t,n,s,r,o,a=Ei,c=!1){let l=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,y;if(c)p=r/(o-r),y=o*r/(o-r);else if(a===Ei)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Fo)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=u,l[9]=f,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Ei,c=!1){let l=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,y;if(c)p=1/(o-r),y=o/(o-r);else if(a===Ei)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===Fo)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=u,l[9]=0,l[13]=f,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},_o=new F,Gi=new _t,i_=new F(0,0,0),s_=new F(1,1,1),ir=new F,ic=new F,pi=new F,Cm=new _t,Rm=new Rt,fs=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(vt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-vt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(vt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-vt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(vt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-vt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Ke("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Cm.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Cm,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Rm.setFromEuler(this),this.setFromQuaternion(Rm,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};fs.DEFAULT_ORDER="XYZ";var ko=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},r_=0,Pm=new F,bo=new Rt,Ps=new _t,sc=new F,Ua=new F,o_=new F,a_=new Rt,Im=new F(1,0,0),Lm=new F(0,1,0),Dm=new F(0,0,1),Nm={type:"added"},l_={type:"removed"},Mo={type:"childadded",child:null},Sd={type:"childremoved",child:null},Yn=class i extends ds{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:r_++}),this.uuid=Ko(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new F,t=new fs,n=new Rt,s=new F(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new _t},normalMatrix:{value:new nt}}),this.matrix=new _t,this.matrixWorld=new _t,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ko,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return bo.setFromAxisAngle(e,t),this.quaternion.multiply(bo),this}rotateOnWorldAxis(e,t){return bo.setFromAxisAngle(e,t),this.quaternion.premultiply(bo),this}rotateX(e){return this.rotateOnAxis(Im,e)}rotateY(e){return this.rotateOnAxis(Lm,e)}rotateZ(e){return this.rotateOnAxis(Dm,e)}translateOnAxis(e,t){return Pm.copy(e).applyQuaternion(this.quaternion),this.position.add(Pm.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Im,e)}translateY(e){return this.translateOnAxis(Lm,e)}translateZ(e){return this.translateOnAxis(Dm,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Ps.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?sc.copy(e):sc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Ua.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Ps.lookAt(Ua,sc,this.up):Ps.lookAt(sc,Ua,this.up),this.quaternion.setFromRotationMatrix(Ps),s&&(Ps.extractRotation(s.matrixWorld),bo.setFromRotationMatrix(Ps),this.quaternion.premultiply(bo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(et("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Nm),Mo.child=e,this.dispatchEvent(Mo),Mo.child=null):et("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(l_),Sd.child=e,this.dispatchEvent(Sd),Sd.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Ps.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Ps.multiply(e.parent.matrixWorld)),e.applyMatrix4(Ps),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Nm),Mo.child=e,this.dispatchEvent(Mo),Mo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ua,e,o_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Ua,a_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let u=c[l];r(e.shapes,u)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Yn.DEFAULT_UP=new F(0,1,0);Yn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Yn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Tn=class extends Yn{constructor(){super(),this.isGroup=!0,this.type="Group"}},c_={type:"move"},zo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Tn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Tn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new F,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new F),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Tn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new F,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new F,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let y of e.hand.values()){let g=t.getJointPose(y,n),m=this._getHandJoint(l,y);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=l.joints["index-finger-tip"],u=l.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;l.inputState.pinching&&d>f+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=f-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(c_)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new Tn;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},Ug={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},sr={h:0,s:0,l:0},rc={h:0,s:0,l:0};function Ad(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var de=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ei){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,Mt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=Mt.workingColorSpace){return this.r=e,this.g=t,this.b=n,Mt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=Mt.workingColorSpace){if(e=xf(e,1),t=vt(t,0,1),n=vt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Ad(o,r,e+1/3),this.g=Ad(o,r,e),this.b=Ad(o,r,e-1/3)}return Mt.colorSpaceToWorking(this,s),this}setStyle(e,t=ei){function n(r){r!==void 0&&parseFloat(r)<1&&Ke("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Ke("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Ke("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ei){let n=Ug[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Ke("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Fs(e.r),this.g=Fs(e.g),this.b=Fs(e.b),this}copyLinearToSRGB(e){return this.r=Do(e.r),this.g=Do(e.g),this.b=Do(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ei){return Mt.workingToColorSpace(qn.copy(this),e),Math.round(vt(qn.r*255,0,255))*65536+Math.round(vt(qn.g*255,0,255))*256+Math.round(vt(qn.b*255,0,255))}getHexString(e=ei){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=Mt.workingColorSpace){Mt.workingToColorSpace(qn.copy(this),t);let n=qn.r,s=qn.g,r=qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let u=o-a;switch(l=h<=.5?u/(o+a):u/(2-o-a),o){case n:c=(s-r)/u+(s<r?6:0);break;case s:c=(r-n)/u+2;break;case r:c=(n-s)/u+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=Mt.workingColorSpace){return Mt.workingToColorSpace(qn.copy(this),t),e.r=qn.r,e.g=qn.g,e.b=qn.b,e}getStyle(e=ei){Mt.workingToColorSpace(qn.copy(this),e);let t=qn.r,n=qn.g,s=qn.b;return e!==ei?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(sr),this.setHSL(sr.h+e,sr.s+t,sr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(sr),e.getHSL(rc);let n=Ha(sr.h,rc.h,t),s=Ha(sr.s,rc.s,t),r=Ha(sr.l,rc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},qn=new de;de.NAMES=Ug;var Za=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new de(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Dr=class extends Yn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new fs,this.environmentIntensity=1,this.environmentRotation=new fs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Vi=new F,Is=new F,Td=new F,Ls=new F,wo=new F,So=new F,Fm=new F,Ed=new F,Cd=new F,Rd=new F,Pd=new nn,Id=new nn,Ld=new nn,lr=class i{constructor(e=new F,t=new F,n=new F){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Vi.subVectors(e,t),s.cross(Vi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Vi.subVectors(s,t),Is.subVectors(n,t),Td.subVectors(e,t);let o=Vi.dot(Vi),a=Vi.dot(Is),c=Vi.dot(Td),l=Is.dot(Is),h=Is.dot(Td),u=o*l-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(l*c-a*h)*d,p=(o*h-a*c)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Ls)===null?!1:Ls.x>=0&&Ls.y>=0&&Ls.x+Ls.y<=1}static getInterpolation(e,t,n,s,r,o,a,c){return this.getBarycoord(e,t,n,s,Ls)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,Ls.x),c.addScaledVector(o,Ls.y),c.addScaledVector(a,Ls.z),c)}static getInterpolatedAttribute(e,t,n,s,r,o){return Pd.setScalar(0),Id.setScalar(0),Ld.setScalar(0),Pd.fromBufferAttribute(e,t),Id.fromBufferAttribute(e,n),Ld.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(Pd,r.x),o.addScaledVector(Id,r.y),o.addScaledVector(Ld,r.z),o}static isFrontFacing(e,t,n,s){return Vi.subVectors(n,t),Is.subVectors(e,t),Vi.cross(Is).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Vi.subVectors(this.c,this.b),Is.subVectors(this.a,this.b),Vi.cross(Is).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;wo.subVectors(s,n),So.subVectors(r,n),Ed.subVectors(e,n);let c=wo.dot(Ed),l=So.dot(Ed);if(c<=0&&l<=0)return t.copy(n);Cd.subVectors(e,s);let h=wo.dot(Cd),u=So.dot(Cd);if(h>=0&&u<=h)return t.copy(s);let d=c*u-h*l;if(d<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),t.copy(n).addScaledVector(wo,o);Rd.subVectors(e,r);let f=wo.dot(Rd),p=So.dot(Rd);if(p>=0&&f<=p)return t.copy(r);let y=f*l-c*p;if(y<=0&&l>=0&&p<=0)return a=l/(l-p),t.copy(n).addScaledVector(So,a);let g=h*p-f*u;if(g<=0&&u-h>=0&&f-p>=0)return Fm.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(Fm,a);let m=1/(g+y+d);return o=y*m,a=d*m,t.copy(n).addScaledVector(wo,o).addScaledVector(So,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},kn=class{constructor(e=new F(1/0,1/0,1/0),t=new F(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Hi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Hi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Hi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Hi):Hi.fromBufferAttribute(r,o),Hi.applyMatrix4(e.matrixWorld),this.expandByPoint(Hi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),oc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),oc.copy(n.boundingBox)),oc.applyMatrix4(e.matrixWorld),this.union(oc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Hi),Hi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Oa),ac.subVectors(this.max,Oa),Ao.subVectors(e.a,Oa),To.subVectors(e.b,Oa),Eo.subVectors(e.c,Oa),rr.subVectors(To,Ao),or.subVectors(Eo,To),Cr.subVectors(Ao,Eo);let t=[0,-rr.z,rr.y,0,-or.z,or.y,0,-Cr.z,Cr.y,rr.z,0,-rr.x,or.z,0,-or.x,Cr.z,0,-Cr.x,-rr.y,rr.x,0,-or.y,or.x,0,-Cr.y,Cr.x,0];return!Dd(t,Ao,To,Eo,ac)||(t=[1,0,0,0,1,0,0,0,1],!Dd(t,Ao,To,Eo,ac))?!1:(lc.crossVectors(rr,or),t=[lc.x,lc.y,lc.z],Dd(t,Ao,To,Eo,ac))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Hi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Hi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ds[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ds[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ds[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ds[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ds[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ds[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ds[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ds[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ds),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ds=[new F,new F,new F,new F,new F,new F,new F,new F],Hi=new F,oc=new kn,Ao=new F,To=new F,Eo=new F,rr=new F,or=new F,Cr=new F,Oa=new F,ac=new F,lc=new F,Rr=new F;function Dd(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Rr.fromArray(i,r);let a=s.x*Math.abs(Rr.x)+s.y*Math.abs(Rr.y)+s.z*Math.abs(Rr.z),c=e.dot(Rr),l=t.dot(Rr),h=n.dot(Rr);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var _n=new F,cc=new $e,h_=0,at=class extends ds{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:h_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Rg,this.updateRanges=[],this.gpuType=li,this.version=0,this._normalizationScale=e!==void 0?bf(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)cc.fromBufferAttribute(this,t),cc.applyMatrix3(e),this.setXY(t,cc.x,cc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix3(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyMatrix4(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.applyNormalMatrix(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)_n.fromBufferAttribute(this,t),_n.transformDirection(e),this.setXYZ(t,_n.x,_n.y,_n.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Ng(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Fg(e,this.array)}};var Ka=class extends at{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Ja=class extends at{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var zt=class extends at{constructor(e,t,n){super(new Float32Array(e),t,n)}},u_=new kn,Ba=new F,Nd=new F,ps=class{constructor(e=new F,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):u_.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ba.subVectors(e,this.center);let t=Ba.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ba,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Nd.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ba.copy(e.center).add(Nd)),this.expandByPoint(Ba.copy(e.center).sub(Nd))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},d_=0,Ti=new _t,Fd=new Yn,Co=new F,mi=new kn,ka=new kn,Bn=new F,mt=class i extends ds{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:d_++}),this.uuid=Ko(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Ox(e)?Ja:Ka)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new nt().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Ti.makeRotationFromQuaternion(e),this.applyMatrix4(Ti),this}rotateX(e){return Ti.makeRotationX(e),this.applyMatrix4(Ti),this}rotateY(e){return Ti.makeRotationY(e),this.applyMatrix4(Ti),this}rotateZ(e){return Ti.makeRotationZ(e),this.applyMatrix4(Ti),this}translate(e,t,n){return Ti.makeTranslation(e,t,n),this.applyMatrix4(Ti),this}scale(e,t,n){return Ti.makeScale(e,t,n),this.applyMatrix4(Ti),this}lookAt(e){return Fd.lookAt(e),Fd.updateMatrix(),this.applyMatrix4(Fd.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Co).negate(),this.translate(Co.x,Co.y,Co.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new zt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Ke("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new kn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new F(-1/0,-1/0,-1/0),new F(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];mi.setFromBufferAttribute(r),this.morphTargetsRelative?(Bn.addVectors(this.boundingBox.min,mi.min),this.boundingBox.expandByPoint(Bn),Bn.addVectors(this.boundingBox.max,mi.max),this.boundingBox.expandByPoint(Bn)):(this.boundingBox.expandByPoint(mi.min),this.boundingBox.expandByPoint(mi.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&et('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ps);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){et("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new F,1/0);return}if(e){let n=this.boundingSphere.center;if(mi.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];ka.setFromBufferAttribute(a),this.morphTargetsRelative?(Bn.addVectors(mi.min,ka.min),mi.expandByPoint(Bn),Bn.addVectors(mi.max,ka.max),mi.expandByPoint(Bn)):(mi.expandByPoint(ka.min),mi.expandByPoint(ka.max))}mi.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Bn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Bn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)Bn.fromBufferAttribute(a,l),c&&(Co.fromBufferAttribute(e,l),Bn.add(Co)),s=Math.max(s,n.distanceToSquared(Bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&et('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){et("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new at(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new F,c[U]=new F;let h=new F,u=new F,d=new F,f=new $e,p=new $e,y=new $e,g=new F,m=new F;function x(U,I,L){l[U]=l[I]=l[L]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,U),p.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),p.sub(f),y.sub(f);let k=1/(p.x*y.y-y.x*p.y);isFinite(k)&&(g.copy(u).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(k),m.copy(d).multiplyScalar(p.x).addScaledVector(u,-y.x).multiplyScalar(k),a[U].add(g),a[I].add(g),a[L].add(g),c[U].add(m),c[I].add(m),c[L].add(m))}let C=this.groups;C.length===0&&(C=[{start:0,count:e.count}]);for(let U=0,I=C.length;U<I;++U){let L=C[U],k=L.start,G=L.count;for(let N=k,W=k+G;N<W;N+=3)x(e.getX(N+0),e.getX(N+1),e.getX(N+2))}let b=new F,E=new F,T=new F,v=new F;function S(U){T.fromBufferAttribute(s,U),v.copy(T);let I=a[U];b.copy(I),b.sub(T.multiplyScalar(T.dot(I))).normalize(),E.crossVectors(v,I);let k=E.dot(c[U])<0?-1:1;o.setXYZW(U,b.x,b.y,b.z,k)}for(let U=0,I=n.count;U<I;++U)l[U]&&S(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new at(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new F,r=new F,o=new F,a=new F,c=new F,l=new F,h=new F,u=new F;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),g=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,g),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),c.fromBufferAttribute(n,y),l.fromBufferAttribute(n,g),a.add(h),c.add(h),l.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,c.x,c.y,c.z),n.setXYZ(g,l.x,l.y,l.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Bn.fromBufferAttribute(e,t),Bn.normalize(),e.setXYZ(t,Bn.x,Bn.y,Bn.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,u=a.normalized,d=new l.constructor(c.length*h),f=0,p=0;for(let y=0,g=c.length;y<g;y++){a.isInterleavedBufferAttribute?f=c[y]*a.data.stride+a.offset:f=c[y]*h;for(let m=0;m<h;m++)d[p++]=l[f++]}return new at(d,h,u)}if(this.index===null)return Ke("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,n);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,u=l.length;h<u;h++){let d=l[h],f=e(d,n);c.push(f)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let c in n){let l=n[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let u=0,d=l.length;u<d;u++){let f=l[u];h.push(f.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],u=r[l];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let u=o[l];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Ud=new F,f_=new F,p_=new nt,Wi=class{constructor(e=new F(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=Ud.subVectors(n,t).cross(f_.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(Ud),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||p_.getNormalMatrix(e),s=this.coplanarPoint(Ud).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},m_=0,ms=class extends ds{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:m_++}),this.uuid=Ko(),this.name="",this.type="Material",this.blending=Yo,this.side=fr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Jd,this.blendDst=jd,this.blendEquation=Br,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new de(0,0,0),this.blendAlpha=0,this.depthFunc=No,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=wg,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Ac,this.stencilZFail=Ac,this.stencilZPass=Ac,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Ke(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Ke(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new de().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Wi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new $e().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new $e().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Ns=new F,Od=new F,hc=new F,uc=new F,ja=class{constructor(e=new F,t=new F(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Ns)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Ns.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Ns.copy(this.origin).addScaledVector(this.direction,t),Ns.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Od.copy(e).add(t).multiplyScalar(.5),hc.copy(t).sub(e).normalize(),uc.copy(this.origin).sub(Od);let r=e.distanceTo(t)*.5,o=-this.direction.dot(hc),a=uc.dot(this.direction),c=-uc.dot(hc),l=uc.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*c-a,d=o*a-c,p=r*h,u>=0)if(d>=-p)if(d<=p){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*c)+l}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l):d<=p?(u=0,d=Math.min(Math.max(-r,-c),r),f=d*(d+2*c)+l):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Od).addScaledVector(hc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Ns.subVectors(e.center,this.origin);let n=Ns.dot(this.direction),s=Ns.dot(Ns)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return l>=0?(n=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(n=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,c=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,c=(e.min.z-d.z)*u),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Ns)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,g=t.z-o.z,m=n.x-o.x,x=n.y-o.y,C=n.z-o.z,b=Math.abs(c),E=Math.abs(l),T=Math.abs(h),v,S,U,I,L,k,G,N,W,$,H,ce;if(b>=E&&b>=T?(U=c,k=u,W=p,ce=m,c>=0?(v=l,S=h,I=d,L=f,G=y,N=g,$=x,H=C):(v=h,S=l,I=f,L=d,G=g,N=y,$=C,H=x)):E>=T?(U=l,k=d,W=y,ce=x,l>=0?(v=h,S=c,I=f,L=u,G=g,N=p,$=C,H=m):(v=c,S=h,I=u,L=f,G=p,N=g,$=m,H=C)):(U=h,k=f,W=g,ce=C,h>=0?(v=c,S=l,I=u,L=d,G=p,N=y,$=m,H=x):(v=l,S=c,I=d,L=u,G=y,N=p,$=x,H=m)),U===0)return null;let J=v/U,Q=S/U,se=1/U,fe=I-J*k,ue=L-Q*k,ee=G-J*W,ge=N-Q*W,xe=$-J*ce,Ce=H-Q*ce,we=xe*ge-Ce*ee,Xe=fe*Ce-ue*xe,rt=ee*ue-ge*fe;if(s){if(we<0||Xe<0||rt<0)return null}else if((we<0||Xe<0||rt<0)&&(we>0||Xe>0||rt>0))return null;let Ve=we+Xe+rt;if(Ve===0)return null;let ft=se*(we*k+Xe*W+rt*ce);return(Ve>0?ft<0:ft>0)?null:this.at(ft/Ve,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ci=class extends ms{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new de(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fs,this.combine=eh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Um=new _t,Pr=new ja,dc=new ps,Om=new F,fc=new F,pc=new F,mc=new F,Bd=new F,gc=new F,Bm=new F,yc=new F,We=class extends Yn{constructor(e=new mt,t=new Ci){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){gc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],u=r[c];h!==0&&(Bd.fromBufferAttribute(u,e),o?gc.addScaledVector(Bd,h):gc.addScaledVector(Bd.sub(t),h))}t.add(gc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),dc.copy(n.boundingSphere),dc.applyMatrix4(r),Pr.copy(e.ray).recast(e.near),!(dc.containsPoint(Pr.origin)===!1&&(Pr.intersectSphere(dc,Om)===null||Pr.origin.distanceToSquared(Om)>(e.far-e.near)**2))&&(Um.copy(r).invert(),Pr.copy(e.ray).applyMatrix4(Um),!(n.boundingBox!==null&&Pr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Pr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),C=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=x,E=C;b<E;b+=3){let T=a.getX(b),v=a.getX(b+1),S=a.getX(b+2);s=vc(this,m,e,n,l,h,u,T,v,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=a.getX(g),C=a.getX(g+1),b=a.getX(g+2);s=vc(this,o,e,n,l,h,u,x,C,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),C=Math.min(c.count,Math.min(g.start+g.count,f.start+f.count));for(let b=x,E=C;b<E;b+=3){let T=b,v=b+1,S=b+2;s=vc(this,m,e,n,l,h,u,T,v,S),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(c.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=g,C=g+1,b=g+2;s=vc(this,o,e,n,l,h,u,x,C,b),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function g_(i,e,t,n,s,r,o,a){let c;if(e.side===En?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,e.side===fr,a),c===null)return null;yc.copy(a),yc.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(yc);return l<t.near||l>t.far?null:{distance:l,point:yc.clone(),object:i}}function vc(i,e,t,n,s,r,o,a,c,l){i.getVertexPosition(a,fc),i.getVertexPosition(c,pc),i.getVertexPosition(l,mc);let h=g_(i,e,t,n,fc,pc,mc,Bm);if(h){let u=new F;lr.getBarycoord(Bm,fc,pc,mc,u),s&&(h.uv=lr.getInterpolatedAttribute(s,a,c,l,u,new $e)),r&&(h.uv1=lr.getInterpolatedAttribute(r,a,c,l,u,new $e)),o&&(h.normal=lr.getInterpolatedAttribute(o,a,c,l,u,new F),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new F,materialIndex:0};lr.getNormal(fc,pc,mc,d.normal),h.face=d,h.barycoord=u}return h}var Nr=class extends ri{constructor(e=null,t=1,n=1,s,r,o,a,c,l=bn,h=bn,u,d){super(null,o,a,c,l,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Xi=class extends at{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Ro=new _t,km=new _t,xc=[],zm=new kn,y_=new _t,za=new We,Ga=new ps,Go=class extends We{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Xi(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,y_)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new kn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ro),zm.copy(e.boundingBox).applyMatrix4(Ro),this.boundingBox.union(zm)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new ps),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ro),Ga.copy(e.boundingSphere).applyMatrix4(Ro),this.boundingSphere.union(Ga)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(za.geometry=this.geometry,za.material=this.material,za.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ga.copy(this.boundingSphere),Ga.applyMatrix4(n),e.ray.intersectsSphere(Ga)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Ro),km.multiplyMatrices(n,Ro),za.matrixWorld=km,za.raycast(e,xc);for(let o=0,a=xc.length;o<a;o++){let c=xc[o];c.instanceId=r,c.object=this,t.push(c)}xc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Xi(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Nr(new Float32Array(s*this.count),s,this.count,ah,li));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<n.length;l++)o+=n[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*e;return r[c]=a,r.set(n,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Ir=new ps,v_=new $e(.5,.5),_c=new F,gs=class{constructor(e=new Wi,t=new Wi,n=new Wi,s=new Wi,r=new Wi,o=new Wi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Ei,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],y=r[9],g=r[10],m=r[11],x=r[12],C=r[13],b=r[14],E=r[15];if(s[0].setComponents(l-o,f-h,m-p,E-x).normalize(),s[1].setComponents(l+o,f+h,m+p,E+x).normalize(),s[2].setComponents(l+a,f+u,m+y,E+C).normalize(),s[3].setComponents(l-a,f-u,m-y,E-C).normalize(),n)s[4].setComponents(c,d,g,b).normalize(),s[5].setComponents(l-c,f-d,m-g,E-b).normalize();else if(s[4].setComponents(l-c,f-d,m-g,E-b).normalize(),t===Ei)s[5].setComponents(l+c,f+d,m+g,E+b).normalize();else if(t===Fo)s[5].setComponents(c,d,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Ir.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Ir.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Ir)}intersectsSprite(e){Ir.center.set(0,0,0);let t=v_.distanceTo(e.center);return Ir.radius=.7071067811865476+t,Ir.applyMatrix4(e.matrixWorld),this.intersectsSphere(Ir)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(_c.x=s.normal.x>0?e.max.x:e.min.x,_c.y=s.normal.y>0?e.max.y:e.min.y,_c.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(_c)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Gm=new _t,kc=class i{constructor(){this.coordinateSystem=Ei,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Gm.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new gs),n[s].setFromProjectionMatrix(Gm,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new gs),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Qa=class extends ri{constructor(e=[],t=kr,n,s,r,o,a,c,l,h){super(e,t,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Os=class extends ri{constructor(e,t,n=qi,s,r,o,a=bn,c=bn,l,h=Us,u=1){if(h!==Us&&h!==Gs)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Bo(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},el=class extends Os{constructor(e,t=qi,n=kr,s,r,o=bn,a=bn,c,l=Us){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,c,l),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},tl=class extends ri{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Ri=class i extends mt{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2));function p(y,g,m,x,C,b,E,T,v,S,U){let I=b/v,L=E/S,k=b/2,G=E/2,N=T/2,W=v+1,$=S+1,H=0,ce=0,J=new F;for(let Q=0;Q<$;Q++){let se=Q*L-G;for(let fe=0;fe<W;fe++){let ue=fe*I-k;J[y]=ue*x,J[g]=se*C,J[m]=N,l.push(J.x,J.y,J.z),J[y]=0,J[g]=0,J[m]=T>0?1:-1,h.push(J.x,J.y,J.z),u.push(fe/v),u.push(1-Q/S),H+=1}}for(let Q=0;Q<S;Q++)for(let se=0;se<v;se++){let fe=d+se+W*Q,ue=d+se+W*(Q+1),ee=d+(se+1)+W*(Q+1),ge=d+(se+1)+W*Q;c.push(fe,ue,ge),c.push(ue,ee,ge),ce+=6}a.addGroup(f,ce,U),f+=ce,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Bs=class i extends mt{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],c=[],l=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,p=n*2+r,y=s+1,g=new F,m=new F;for(let x=0;x<=p;x++){let C=0,b=0,E=0,T=0;if(x<=n){let U=x/n,I=U*Math.PI/2;b=-h-e*Math.cos(I),E=e*Math.sin(I),T=-e*Math.cos(I),C=U*u}else if(x<=n+r){let U=(x-n)/r;b=-h+U*t,E=e,T=0,C=u+U*d}else{let U=(x-n-r)/n,I=U*Math.PI/2;b=h+e*Math.sin(I),E=e*Math.cos(I),T=e*Math.sin(I),C=u+d+U*u}let v=Math.max(0,Math.min(1,C/f)),S=0;x===0?S=.5/s:x===p&&(S=-.5/s);for(let U=0;U<=s;U++){let I=U/s,L=I*Math.PI*2,k=Math.sin(L),G=Math.cos(L);m.x=-E*G,m.y=b,m.z=E*k,a.push(m.x,m.y,m.z),g.set(-E*G,T,E*k),g.normalize(),c.push(g.x,g.y,g.z),l.push(I+S,v)}if(x>0){let U=(x-1)*y;for(let I=0;I<s;I++){let L=U+I,k=U+I+1,G=x*y+I,N=x*y+I+1;o.push(L,k,G),o.push(k,N,G)}}}this.setIndex(o),this.setAttribute("position",new zt(a,3)),this.setAttribute("normal",new zt(c,3)),this.setAttribute("uv",new zt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Pi=class i extends mt{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,y=[],g=n/2,m=0;x(),o===!1&&(e>0&&C(!0),t>0&&C(!1)),this.setIndex(h),this.setAttribute("position",new zt(u,3)),this.setAttribute("normal",new zt(d,3)),this.setAttribute("uv",new zt(f,2));function x(){let b=new F,E=new F,T=0,v=(t-e)/n;for(let S=0;S<=r;S++){let U=[],I=S/r,L=I*(t-e)+e;for(let k=0;k<=s;k++){let G=k/s,N=G*c+a,W=Math.sin(N),$=Math.cos(N);E.x=L*W,E.y=-I*n+g,E.z=L*$,u.push(E.x,E.y,E.z),b.set(W,v,$).normalize(),d.push(b.x,b.y,b.z),f.push(G,1-I),U.push(p++)}y.push(U)}for(let S=0;S<s;S++)for(let U=0;U<r;U++){let I=y[U][S],L=y[U+1][S],k=y[U+1][S+1],G=y[U][S+1];(e>0||U!==0)&&(h.push(I,L,G),T+=3),(t>0||U!==r-1)&&(h.push(L,k,G),T+=3)}l.addGroup(m,T,0),m+=T}function C(b){let E=p,T=new $e,v=new F,S=0,U=b===!0?e:t,I=b===!0?1:-1;for(let k=1;k<=s;k++)u.push(0,g*I,0),d.push(0,I,0),f.push(.5,.5),p++;let L=p;for(let k=0;k<=s;k++){let N=k/s*c+a,W=Math.cos(N),$=Math.sin(N);v.x=U*$,v.y=g*I,v.z=U*W,u.push(v.x,v.y,v.z),d.push(0,I,0),T.x=W*.5+.5,T.y=$*.5*I+.5,f.push(T.x,T.y),p++}for(let k=0;k<s;k++){let G=E+k,N=L+k;b===!0?h.push(N,N+1,G):h.push(N+1,N,G),S+=3}l.addGroup(m,S,b===!0?1:2),m+=S}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},cr=class i extends Pi{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Fr=class i extends mt{constructor(e=[new $e(0,-.5),new $e(.5,0),new $e(0,.5)],t=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:n,phiLength:s},t=Math.floor(t),s=vt(s,0,Math.PI*2);let r=[],o=[],a=[],c=[],l=[],h=1/t,u=new F,d=new $e,f=new F,p=new F,y=new F,g=0,m=0;for(let x=0;x<=e.length-1;x++)switch(x){case 0:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,y.copy(f),f.normalize(),c.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),c.push(y.x,y.y,y.z);break;default:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,p.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),c.push(f.x,f.y,f.z),y.copy(p)}for(let x=0;x<=t;x++){let C=n+x*h*s,b=Math.sin(C),E=Math.cos(C);for(let T=0;T<=e.length-1;T++){u.x=e[T].x*b,u.y=e[T].y,u.z=e[T].x*E,o.push(u.x,u.y,u.z),d.x=x/t,d.y=T/(e.length-1),a.push(d.x,d.y);let v=c[3*T+0]*b,S=c[3*T+1],U=c[3*T+0]*E;l.push(v,S,U)}}for(let x=0;x<t;x++)for(let C=0;C<e.length-1;C++){let b=C+x*e.length,E=b,T=b+e.length,v=b+e.length+1,S=b+1;r.push(E,T,S),r.push(v,S,T)}this.setIndex(r),this.setAttribute("position",new zt(o,3)),this.setAttribute("uv",new zt(a,2)),this.setAttribute("normal",new zt(l,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.points,e.segments,e.phiStart,e.phiLength)}};var Vn=class i extends mt{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,u=e/a,d=t/c,f=[],p=[],y=[],g=[];for(let m=0;m<h;m++){let x=m*d-o;for(let C=0;C<l;C++){let b=C*u-r;p.push(b,-x,0),y.push(0,0,1),g.push(C/a),g.push(1-m/c)}}for(let m=0;m<c;m++)for(let x=0;x<a;x++){let C=x+l*m,b=x+l*(m+1),E=x+1+l*(m+1),T=x+1+l*m;f.push(C,b,T),f.push(b,E,T)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Xt=class i extends mt{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],u=new F,d=new F,f=[],p=[],y=[],g=[];for(let m=0;m<=n;m++){let x=[],C=m/n,b=o+C*a,E=e*Math.cos(b),T=Math.sqrt(e*e-E*E),v=0;m===0&&o===0?v=.5/t:m===n&&c===Math.PI&&(v=-.5/t);for(let S=0;S<=t;S++){let U=S/t,I=s+U*r;u.x=-T*Math.cos(I),u.y=E,u.z=T*Math.sin(I),p.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),g.push(U+v,1-C),x.push(l++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<t;x++){let C=h[m][x+1],b=h[m][x],E=h[m+1][x],T=h[m+1][x+1];(m!==0||o>0)&&f.push(C,b,T),(m!==n-1||c<Math.PI)&&f.push(b,E,T)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var oi=class i extends mt{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let c=[],l=[],h=[],u=[],d=new F,f=new F,p=new F;for(let y=0;y<=n;y++){let g=o+y/n*a;for(let m=0;m<=s;m++){let x=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(x),f.y=(e+t*Math.cos(g))*Math.sin(x),f.z=t*Math.sin(g),l.push(f.x,f.y,f.z),d.x=e*Math.cos(x),d.y=e*Math.sin(x),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(m/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let g=1;g<=s;g++){let m=(s+1)*y+g-1,x=(s+1)*(y-1)+g-1,C=(s+1)*(y-1)+g,b=(s+1)*y+g;c.push(m,x,b),c.push(x,C,b)}this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var nl=class extends ms{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new de(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Gr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Vm(s))s.isRenderTargetTexture?(Ke("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Vm(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function $n(i){let e={};for(let t=0;t<i.length;t++){let n=Gr(i[t]);for(let s in n)e[s]=n[s]}return e}function Vm(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function x_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function Mf(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:Mt.workingColorSpace}var xl={clone:Gr,merge:$n},__=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,b_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,sn=class extends ms{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=__,this.fragmentShader=b_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Gr(e.uniforms),this.uniformsGroups=x_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new de().setHex(s.value);break;case"v2":this.uniforms[n].value=new $e().fromArray(s.value);break;case"v3":this.uniforms[n].value=new F().fromArray(s.value);break;case"v4":this.uniforms[n].value=new nn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new nt().fromArray(s.value);break;case"m4":this.uniforms[n].value=new _t().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},zc=class extends sn{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ii=class extends ms{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new de(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new de(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=vl,this.normalScale=new $e(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Vo=class extends ii{constructor(e){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new $e(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return vt(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(t){this.ior=(1+.4*t)/(1-.4*t)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new de(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new de(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new de(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(e)}get anisotropy(){return this._anisotropy}set anisotropy(e){this._anisotropy>0!=e>0&&this.version++,this._anisotropy=e}get clearcoat(){return this._clearcoat}set clearcoat(e){this._clearcoat>0!=e>0&&this.version++,this._clearcoat=e}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(e){this._diffuseRoughness>0!=e>0&&this.version++,this._diffuseRoughness=e}get iridescence(){return this._iridescence}set iridescence(e){this._iridescence>0!=e>0&&this.version++,this._iridescence=e}get dispersion(){return this._dispersion}set dispersion(e){this._dispersion>0!=e>0&&this.version++,this._dispersion=e}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(e){this._retroreflectivity>0!=e>0&&this.version++,this._retroreflectivity=e}get sheen(){return this._sheen}set sheen(e){this._sheen>0!=e>0&&this.version++,this._sheen=e}get transmission(){return this._transmission}set transmission(e){this._transmission>0!=e>0&&this.version++,this._transmission=e}get iridescenceThicknessRange(){return Lr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(e){Lr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=e[0],this.iridescenceThicknessMaximum=e[1]}copy(e){return super.copy(e),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=e.anisotropy,this.anisotropyRotation=e.anisotropyRotation,this.anisotropyMap=e.anisotropyMap,this.clearcoat=e.clearcoat,this.clearcoatMap=e.clearcoatMap,this.clearcoatRoughness=e.clearcoatRoughness,this.clearcoatRoughnessMap=e.clearcoatRoughnessMap,this.clearcoatNormalMap=e.clearcoatNormalMap,this.clearcoatNormalScale.copy(e.clearcoatNormalScale),this.diffuseRoughness=e.diffuseRoughness,this.diffuseRoughnessMap=e.diffuseRoughnessMap,this.dispersion=e.dispersion,this.ior=e.ior,this.iridescence=e.iridescence,this.iridescenceMap=e.iridescenceMap,this.iridescenceIOR=e.iridescenceIOR,this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,this.iridescenceThicknessMap=e.iridescenceThicknessMap,this.retroreflectivity=e.retroreflectivity,this.sheen=e.sheen,this.sheenColor.copy(e.sheenColor),this.sheenColorMap=e.sheenColorMap,this.sheenRoughness=e.sheenRoughness,this.sheenRoughnessMap=e.sheenRoughnessMap,this.transmission=e.transmission,this.transmissionMap=e.transmissionMap,this.thickness=e.thickness,this.thicknessMap=e.thicknessMap,this.attenuationDistance=e.attenuationDistance,this.attenuationColor.copy(e.attenuationColor),this.specularIntensity=e.specularIntensity,this.specularIntensityMap=e.specularIntensityMap,this.specularColor.copy(e.specularColor),this.specularColorMap=e.specularColorMap,this}},ys=class extends ms{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new de(16777215),this.specular=new de(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new de(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=vl,this.normalScale=new $e(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fs,this.combine=eh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Ho=class extends ms{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=bg,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Gc=class extends ms{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Po(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function bc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var hr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Vc=class extends hr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Gd,endingEnd:Gd}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Vd:r=e,a=2*t-n;break;case Hd:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case Vd:o=e,c=2*n-t;break;case Hd:o=1,c=n+s[1]-s[0];break;default:o=e-1,c=t}let l=(n-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),y=p*p,g=y*p,m=-d*g+2*d*y-d*p,x=(1+d)*g+(-1.5-2*d)*y+(-.5+d)*p+1,C=(-1-f)*g+(1.5+f)*y+.5*p,b=f*g-f*y;for(let E=0;E!==a;++E)r[E]=m*o[h+E]+x*o[l+E]+C*o[c+E]+b*o[u+E];return r}},Hc=class extends hr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*u+o[c+d]*h;return r}},Wc=class extends hr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Xc=class extends hr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),y=1-p;for(let g=0;g!==a;++g)r[g]=o[l+g]*y+o[c+g]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[l+p],g=o[c+p],m=f*d+p*2,x=u[m],C=u[m+1],b=e*d+p*2,E=h[b],T=h[b+1],v=w_(n,t,x,E,s);r[p]=Og(v,y,C,T,g)}return r}};function Og(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function M_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function w_(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=Og(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let c=M_(r,e,t,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var yi=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Po(t,this.TimeBufferType),this.values=Po(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Po(e.times,Array),values:Po(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),bc(e.settings)&&(n.settings={inTangents:Po(e.settings.inTangents,Array),outTangents:Po(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Wc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Hc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Vc(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Xc(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Wa:t=this.InterpolantFactoryMethodDiscrete;break;case Fc:t=this.InterpolantFactoryMethodLinear;break;case Sc:t=this.InterpolantFactoryMethodSmooth;break;case zd:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Ke("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Wa;case this.InterpolantFactoryMethodLinear:return Fc;case this.InterpolantFactoryMethodSmooth:return Sc;case this.InterpolantFactoryMethodBezier:return zd}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;bc(this.settings)&&(Hm(this.settings.inTangents,e),Hm(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;bc(this.settings)&&(Wm(this.settings.inTangents,e),Wm(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(et("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(et("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){et("KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){et("KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&Bx(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){et("KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Sc,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let y=t[u+p];if(y!==t[d+p]||y!==t[f+p]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,bc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Hm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Wm(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}yi.prototype.ValueTypeName="";yi.prototype.TimeBufferType=Float32Array;yi.prototype.ValueBufferType=Float32Array;yi.prototype.DefaultInterpolation=Fc;var ur=class extends yi{constructor(e,t,n){super(e,t,n)}};ur.prototype.ValueTypeName="bool";ur.prototype.ValueBufferType=Array;ur.prototype.DefaultInterpolation=Wa;ur.prototype.InterpolantFactoryMethodLinear=void 0;ur.prototype.InterpolantFactoryMethodSmooth=void 0;var qc=class extends yi{constructor(e,t,n,s){super(e,t,n,s)}};qc.prototype.ValueTypeName="color";var Yc=class extends yi{constructor(e,t,n,s){super(e,t,n,s)}};Yc.prototype.ValueTypeName="number";var $c=class extends hr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)Rt.slerpFlat(r,0,o,l-a,o,l,c);return r}},il=class extends yi{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new $c(this.times,this.values,this.getValueSize(),e)}};il.prototype.ValueTypeName="quaternion";il.prototype.InterpolantFactoryMethodSmooth=void 0;var dr=class extends yi{constructor(e,t,n){super(e,t,n)}};dr.prototype.ValueTypeName="string";dr.prototype.ValueBufferType=Array;dr.prototype.DefaultInterpolation=Wa;dr.prototype.InterpolantFactoryMethodLinear=void 0;dr.prototype.InterpolantFactoryMethodSmooth=void 0;var Zc=class extends yi{constructor(e,t,n,s){super(e,t,n,s)}};Zc.prototype.ValueTypeName="vector";var Kc=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,u){return l.push(h,u),this},this.removeHandler=function(h){let u=l.indexOf(h);return u!==-1&&l.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=l.length;u<d;u+=2){let f=l[u],p=l[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Bg=new Kc,Jc=class{constructor(e){this.manager=e!==void 0?e:Bg,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Jc.DEFAULT_MATERIAL_NAME="__DEFAULT";var sl=class extends Yn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new de(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},rl=class extends sl{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new de(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},kd=new _t,Xm=new F,qm=new F,jc=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new $e(512,512),this.mapType=ai,this.map=null,this.mapPass=null,this.matrix=new _t,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new gs,this._frameExtents=new $e(1,1),this._viewportCount=1,this._viewports=[new nn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Xm.setFromMatrixPosition(e.matrixWorld),t.position.copy(Xm),qm.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(qm),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){kd.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(kd,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;e.coordinateSystem===Fo||e.reversedDepth?t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),t.multiply(kd)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},Mc=new F,wc=new Rt,hs=new F,ol=class extends Yn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new _t,this.projectionMatrix=new _t,this.projectionMatrixInverse=new _t,this.coordinateSystem=Ei,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(Mc,wc,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Mc,wc,hs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(Mc,wc,hs),hs.x===1&&hs.y===1&&hs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Mc,wc,hs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ar=new F,Ym=new $e,$m=new $e,ti=class extends ol{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Oo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Va*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Oo*2*Math.atan(Math.tan(Va*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){ar.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ar.x,ar.y).multiplyScalar(-e/ar.z),ar.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(ar.x,ar.y).multiplyScalar(-e/ar.z)}getViewSize(e,t){return this.getViewBounds(e,Ym,$m),t.subVectors($m,Ym)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Va*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var al=class extends ol{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Wd=class extends jc{constructor(){super(new al(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Wo=class extends sl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.target=new Yn,this.shadow=new Wd}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var ks=class extends mt{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Io=-90,Lo=1,Xo=class extends Yn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new ti(Io,Lo,e,t);s.layers=this.layers,this.add(s);let r=new ti(Io,Lo,e,t);r.layers=this.layers,this.add(r);let o=new ti(Io,Lo,e,t);o.layers=this.layers,this.add(o);let a=new ti(Io,Lo,e,t);a.layers=this.layers,this.add(a);let c=new ti(Io,Lo,e,t);c.layers=this.layers,this.add(c);let l=new ti(Io,Lo,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===Ei)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===Fo)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},Qc=class extends ti{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var wf="\\[\\]\\.:\\/",S_=new RegExp("["+wf+"]","g"),Sf="[^"+wf+"]",A_="[^"+wf.replace("\\.","")+"]",T_=/((?:WC+[\/:])*)/.source.replace("WC",Sf),E_=/(WCOD+)?/.source.replace("WCOD",A_),C_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Sf),R_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Sf),P_=new RegExp("^"+T_+E_+C_+R_+"$"),I_=["material","materials","bones","map"],Xd=class{constructor(e,t,n){let s=n||Jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},Jt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(S_,"")}static parseTrackName(e){let t=P_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);I_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=n(a.children);if(c)return c}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Ke("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=t.objectIndex;switch(n){case"materials":if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){et("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){et("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){et("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){et("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){et("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(l!==void 0){if(e[l]===void 0){et("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;et("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){et("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Jt.Composite=Xd;Jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Jt.prototype.GetterByBindingType=[Jt.prototype._getValue_direct,Jt.prototype._getValue_array,Jt.prototype._getValue_arrayElement,Jt.prototype._getValue_toArray];Jt.prototype.SetterByBindingTypeAndVersioning=[[Jt.prototype._setValue_direct,Jt.prototype._setValue_direct_setNeedsUpdate,Jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_array,Jt.prototype._setValue_array_setNeedsUpdate,Jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_arrayElement,Jt.prototype._setValue_arrayElement_setNeedsUpdate,Jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Jt.prototype._setValue_fromArray,Jt.prototype._setValue_fromArray_setNeedsUpdate,Jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var n2=new Float32Array(1);var Zm=new _t,ll=class{constructor(e,t,n=0,s=1/0){this.ray=new ja(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new ko,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):et("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Zm.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Zm),this}intersectObject(e,t=!0,n=[]){return qd(e,this,n,t),n.sort(Km),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)qd(e[s],this,n,t);return n.sort(Km),n}};function Km(i,e){return i.distance-e.distance}function qd(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)qd(r[o],e,t,!0)}}var Yd=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function Af(i,e,t,n){let s=L_(n);switch(t){case uf:return i*e;case ah:return i*e/s.components*s.byteLength;case lh:return i*e/s.components*s.byteLength;case pr:return i*e*2/s.components*s.byteLength;case ch:return i*e*2/s.components*s.byteLength;case df:return i*e*3/s.components*s.byteLength;case vi:return i*e*4/s.components*s.byteLength;case hh:return i*e*4/s.components*s.byteLength;case dl:case fl:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case pl:case ml:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case dh:case ph:return Math.max(i,16)*Math.max(e,8)/4;case uh:case fh:return Math.max(i,8)*Math.max(e,8)/2;case mh:case gh:case vh:case xh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case yh:case gl:case _h:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case bh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Mh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case wh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Sh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Ah:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Th:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Eh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Ch:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Rh:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Ph:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Ih:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Lh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Dh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case Nh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Fh:case Uh:case Oh:return Math.ceil(i/4)*Math.ceil(e/4)*16;case Bh:case kh:return Math.ceil(i/4)*Math.ceil(e/4)*8;case yl:case zh:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function L_(i){switch(i){case ai:case af:return{byteLength:1,components:1};case Zo:case lf:case Yi:return{byteLength:2,components:1};case rh:case oh:return{byteLength:2,components:4};case qi:case sh:case li:return{byteLength:4,components:1};case cf:case hf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Ke("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function o0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function k_(i){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,u=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,h),a.onUploadCallback();let f;if(l instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)f=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)f=i.SHORT;else if(l instanceof Uint32Array)f=i.UNSIGNED_INT;else if(l instanceof Int32Array)f=i.INT;else if(l instanceof Int8Array)f=i.BYTE;else if(l instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:f,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,c,l){let h=c.array,u=c.updateRanges;if(i.bindBuffer(l,a),u.length===0)i.bufferSubData(l,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],y=u[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let y=u[f];i.bufferSubData(l,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(i.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var z_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,G_=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,V_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,H_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,W_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,X_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,q_=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,Y_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,$_=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,Z_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,K_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,J_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,j_=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,Q_=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,eb=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,tb=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,nb=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,ib=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,sb=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,rb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,ob=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,ab=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,lb=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,cb=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,hb=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,ub=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,db=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,fb=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,pb=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,mb="gl_FragColor = linearToOutputTexel( gl_FragColor );",gb=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,yb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,vb=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,xb=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,_b=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,bb=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,Mb=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,wb=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Sb=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Ab=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Tb=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,Eb=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Cb=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Rb=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Pb=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,Ib=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,Lb=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Db=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Nb=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Fb=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Ub=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Ob=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Bb=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,kb=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,zb=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Gb=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Vb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Hb=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Wb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Xb=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,qb=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Yb=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,$b=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Zb=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,Kb=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,Jb=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,jb=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Qb=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,eM=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,tM=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,nM=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,iM=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,sM=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,rM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,oM=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,aM=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,lM=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,cM=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,hM=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,uM=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,dM=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,fM=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,pM=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,mM=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,gM=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,yM=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,vM=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,xM=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,_M=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,bM=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,MM=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,wM=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,SM=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,AM=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,TM=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,EM=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,CM=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,RM=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,PM=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,IM=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,LM=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,DM=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,NM=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,FM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,UM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,OM=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,BM=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,kM=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,zM=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,GM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,VM=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,HM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,WM=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,XM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,qM=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,YM=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,$M=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,ZM=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,KM=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,JM=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,jM=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,QM=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,ew=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,tw=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,nw=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,iw=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,sw=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,rw=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,ow=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,aw=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,lw=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,cw=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,hw=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,uw=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,dw=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,fw=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,pw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,mw=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,gw=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,yw=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,vw=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,ut={alphahash_fragment:z_,alphahash_pars_fragment:G_,alphamap_fragment:V_,alphamap_pars_fragment:H_,alphatest_fragment:W_,alphatest_pars_fragment:X_,aomap_fragment:q_,aomap_pars_fragment:Y_,batching_pars_vertex:$_,batching_vertex:Z_,begin_vertex:K_,beginnormal_vertex:J_,bsdfs:j_,iridescence_fragment:Q_,bumpmap_pars_fragment:eb,clipping_planes_fragment:tb,clipping_planes_pars_fragment:nb,clipping_planes_pars_vertex:ib,clipping_planes_vertex:sb,color_fragment:rb,color_pars_fragment:ob,color_pars_vertex:ab,color_vertex:lb,common:cb,defaultnormal_vertex:hb,displacementmap_pars_vertex:ub,displacementmap_vertex:db,emissivemap_fragment:fb,emissivemap_pars_fragment:pb,colorspace_fragment:mb,colorspace_pars_fragment:gb,envmap_fragment:yb,envmap_common_pars_fragment:vb,envmap_pars_fragment:xb,envmap_pars_vertex:_b,envmap_physical_pars_fragment:Ib,envmap_vertex:bb,fog_vertex:Mb,fog_pars_vertex:wb,fog_fragment:Sb,fog_pars_fragment:Ab,gradientmap_pars_fragment:Tb,lightmap_pars_fragment:Eb,lights_lambert_fragment:Cb,lights_lambert_pars_fragment:Rb,lights_pars_begin:Pb,lights_toon_fragment:Lb,lights_toon_pars_fragment:Db,lights_phong_fragment:Nb,lights_phong_pars_fragment:Fb,lights_physical_fragment:Ub,lights_physical_pars_fragment:Ob,lights_fragment_begin:Bb,lights_fragment_maps:kb,lights_fragment_end:zb,lightprobes_pars_fragment:Gb,logdepthbuf_fragment:Vb,logdepthbuf_pars_fragment:Hb,logdepthbuf_pars_vertex:Wb,logdepthbuf_vertex:Xb,map_fragment:qb,map_pars_fragment:Yb,map_particle_fragment:$b,map_particle_pars_fragment:Zb,metalnessmap_fragment:Kb,metalnessmap_pars_fragment:Jb,morphinstance_vertex:jb,morphcolor_vertex:Qb,morphnormal_vertex:eM,morphtarget_pars_vertex:tM,morphtarget_vertex:nM,normal_fragment_begin:iM,normal_fragment_maps:sM,normal_pars_fragment:rM,normal_pars_vertex:oM,normal_vertex:aM,normalmap_pars_fragment:lM,clearcoat_normal_fragment_begin:cM,clearcoat_normal_fragment_maps:hM,clearcoat_pars_fragment:uM,iridescence_pars_fragment:dM,opaque_fragment:fM,packing:pM,premultiplied_alpha_fragment:mM,project_vertex:gM,dithering_fragment:yM,dithering_pars_fragment:vM,roughnessmap_fragment:xM,roughnessmap_pars_fragment:_M,shadowmap_pars_fragment:bM,shadowmap_pars_vertex:MM,shadowmap_vertex:wM,shadowmask_pars_fragment:SM,skinbase_vertex:AM,skinning_pars_vertex:TM,skinning_vertex:EM,skinnormal_vertex:CM,specularmap_fragment:RM,specularmap_pars_fragment:PM,tonemapping_fragment:IM,tonemapping_pars_fragment:LM,transmission_fragment:DM,transmission_pars_fragment:NM,uv_pars_fragment:FM,uv_pars_vertex:UM,uv_vertex:OM,worldpos_vertex:BM,background_vert:kM,background_frag:zM,backgroundCube_vert:GM,backgroundCube_frag:VM,cube_vert:HM,cube_frag:WM,depth_vert:XM,depth_frag:qM,distance_vert:YM,distance_frag:$M,equirect_vert:ZM,equirect_frag:KM,linedashed_vert:JM,linedashed_frag:jM,meshbasic_vert:QM,meshbasic_frag:ew,meshlambert_vert:tw,meshlambert_frag:nw,meshmatcap_vert:iw,meshmatcap_frag:sw,meshnormal_vert:rw,meshnormal_frag:ow,meshphong_vert:aw,meshphong_frag:lw,meshphysical_vert:cw,meshphysical_frag:hw,meshtoon_vert:uw,meshtoon_frag:dw,points_vert:fw,points_frag:pw,shadow_vert:mw,shadow_frag:gw,sprite_vert:yw,sprite_frag:vw},Le={common:{diffuse:{value:new de(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new nt}},envmap:{envMap:{value:null},envMapRotation:{value:new nt},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new nt}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new nt}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new nt},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new nt},normalScale:{value:new $e(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new nt},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new nt}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new nt}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new nt}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new de(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new de(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0},uvTransform:{value:new nt}},sprite:{diffuse:{value:new de(16777215)},opacity:{value:1},center:{value:new $e(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new nt},alphaMap:{value:null},alphaMapTransform:{value:new nt},alphaTest:{value:0}}},bs={basic:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:ut.meshbasic_vert,fragmentShader:ut.meshbasic_frag},lambert:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new de(0)},envMapIntensity:{value:1}}]),vertexShader:ut.meshlambert_vert,fragmentShader:ut.meshlambert_frag},phong:{uniforms:$n([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new de(0)},specular:{value:new de(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:ut.meshphong_vert,fragmentShader:ut.meshphong_frag},standard:{uniforms:$n([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new de(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag},toon:{uniforms:$n([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new de(0)}}]),vertexShader:ut.meshtoon_vert,fragmentShader:ut.meshtoon_frag},matcap:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:ut.meshmatcap_vert,fragmentShader:ut.meshmatcap_frag},points:{uniforms:$n([Le.points,Le.fog]),vertexShader:ut.points_vert,fragmentShader:ut.points_frag},dashed:{uniforms:$n([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:ut.linedashed_vert,fragmentShader:ut.linedashed_frag},depth:{uniforms:$n([Le.common,Le.displacementmap]),vertexShader:ut.depth_vert,fragmentShader:ut.depth_frag},normal:{uniforms:$n([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:ut.meshnormal_vert,fragmentShader:ut.meshnormal_frag},sprite:{uniforms:$n([Le.sprite,Le.fog]),vertexShader:ut.sprite_vert,fragmentShader:ut.sprite_frag},background:{uniforms:{uvTransform:{value:new nt},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:ut.background_vert,fragmentShader:ut.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new nt}},vertexShader:ut.backgroundCube_vert,fragmentShader:ut.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:ut.cube_vert,fragmentShader:ut.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:ut.equirect_vert,fragmentShader:ut.equirect_frag},distance:{uniforms:$n([Le.common,Le.displacementmap,{referencePosition:{value:new F},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:ut.distance_vert,fragmentShader:ut.distance_frag},shadow:{uniforms:$n([Le.lights,Le.fog,{color:{value:new de(0)},opacity:{value:1}}]),vertexShader:ut.shadow_vert,fragmentShader:ut.shadow_frag}};bs.physical={uniforms:$n([bs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new nt},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new nt},clearcoatNormalScale:{value:new $e(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new nt},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new nt},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new nt},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new nt},sheen:{value:0},sheenColor:{value:new de(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new nt},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new nt},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new nt},transmissionSamplerSize:{value:new $e},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new nt},attenuationDistance:{value:0},attenuationColor:{value:new de(0)},specularColor:{value:new de(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new nt},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new nt},anisotropyVector:{value:new $e},anisotropyMap:{value:null},anisotropyMapTransform:{value:new nt}}]),vertexShader:ut.meshphysical_vert,fragmentShader:ut.meshphysical_frag};var Gh={r:0,b:0,g:0},xw=new _t,a0=new nt;a0.set(-1,0,0,0,1,0,0,0,1);function _w(i,e,t,n,s,r){let o=new de(0),a=s===!0?0:1,c,l,h=null,u=0,d=null;function f(x){let C=x.isScene===!0?x.background:null;if(C&&C.isTexture){let b=x.backgroundBlurriness>0;C=e.get(C,b)}return C}function p(x){let C=!1,b=f(x);b===null?g(o,a):b&&b.isColor&&(g(b,1),C=!0);let E=i.xr.getEnvironmentBlendMode();E==="additive"?t.buffers.color.setClear(0,0,0,1,r):E==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||C)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,C){let b=f(C);b&&b.isCubeTexture?(l===void 0&&(l=new We(new Ri(1,1,1),new sn({name:"BackgroundCubeMaterial",uniforms:Gr(bs.backgroundCube.uniforms),vertexShader:bs.backgroundCube.vertexShader,fragmentShader:bs.backgroundCube.fragmentShader,side:En,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(E,T,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=b,l.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(xw.makeRotationFromEuler(C.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(a0),l.material.toneMapped=Mt.getTransfer(b.colorSpace)!==Dt,(h!==b||u!==b.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null)):b&&b.isTexture&&(c===void 0&&(c=new We(new Vn(2,2),new sn({name:"BackgroundMaterial",uniforms:Gr(bs.background.uniforms),vertexShader:bs.background.vertexShader,fragmentShader:bs.background.fragmentShader,side:fr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=b,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.toneMapped=Mt.getTransfer(b.colorSpace)!==Dt,b.matrixAutoUpdate===!0&&b.updateMatrix(),c.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||u!==b.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,u=b.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null))}function g(x,C){x.getRGB(Gh,Mf(i)),t.buffers.color.setClear(Gh.r,Gh.g,Gh.b,C,r)}function m(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,C=1){o.set(x),a=C,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,g(o,a)},render:p,addToRenderList:y,dispose:m}}function bw(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,k,G,N,W){let $=!1,H=u(L,N,G,k);r!==H&&(r=H,l(r.object)),$=f(L,N,G,W),$&&p(L,N,G,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,b(L,k,G,N),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function c(){return i.createVertexArray()}function l(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,k,G,N){let W=N.wireframe===!0,$=n[k.id];$===void 0&&($={},n[k.id]=$);let H=L.isInstancedMesh===!0?L.id:0,ce=$[H];ce===void 0&&(ce={},$[H]=ce);let J=ce[G.id];J===void 0&&(J={},ce[G.id]=J);let Q=J[W];return Q===void 0&&(Q=d(c()),J[W]=Q),Q}function d(L){let k=[],G=[],N=[];for(let W=0;W<t;W++)k[W]=0,G[W]=0,N[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:G,attributeDivisors:N,object:L,attributes:{},index:null}}function f(L,k,G,N){let W=r.attributes,$=k.attributes,H=0,ce=G.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=W[J],fe=$[J];if(fe===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(fe=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(fe=L.instanceColor)),se===void 0||se.attribute!==fe||fe&&se.data!==fe.data)return!0;H++}return r.attributesNum!==H||r.index!==N}function p(L,k,G,N){let W={},$=k.attributes,H=0,ce=G.getAttributes();for(let J in ce)if(ce[J].location>=0){let se=$[J];se===void 0&&(J==="instanceMatrix"&&L.instanceMatrix&&(se=L.instanceMatrix),J==="instanceColor"&&L.instanceColor&&(se=L.instanceColor));let fe={};fe.attribute=se,se&&se.data&&(fe.data=se.data),W[J]=fe,H++}r.attributes=W,r.attributesNum=H,r.index=N}function y(){let L=r.newAttributes;for(let k=0,G=L.length;k<G;k++)L[k]=0}function g(L){m(L,0)}function m(L,k){let G=r.newAttributes,N=r.enabledAttributes,W=r.attributeDivisors;G[L]=1,N[L]===0&&(i.enableVertexAttribArray(L),N[L]=1),W[L]!==k&&(i.vertexAttribDivisor(L,k),W[L]=k)}function x(){let L=r.newAttributes,k=r.enabledAttributes;for(let G=0,N=k.length;G<N;G++)k[G]!==L[G]&&(i.disableVertexAttribArray(G),k[G]=0)}function C(L,k,G,N,W,$,H){H===!0?i.vertexAttribIPointer(L,k,G,W,$):i.vertexAttribPointer(L,k,G,N,W,$)}function b(L,k,G,N){y();let W=N.attributes,$=G.getAttributes(),H=k.defaultAttributeValues;for(let ce in $){let J=$[ce];if(J.location>=0){let Q=W[ce];if(Q===void 0&&(ce==="instanceMatrix"&&L.instanceMatrix&&(Q=L.instanceMatrix),ce==="instanceColor"&&L.instanceColor&&(Q=L.instanceColor)),Q!==void 0){let se=Q.normalized,fe=Q.itemSize,ue=e.get(Q);if(ue===void 0)continue;let ee=ue.buffer,ge=ue.type,xe=ue.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||Q.gpuType===sh;if(Q.isInterleavedBufferAttribute){let we=Q.data,Xe=we.isInterleavedBuffer===!0?we.stride:we.itemSize,rt=Q.offset;if(we.isInstancedInterleavedBuffer||we.isInstancedBufferAttribute){for(let Ve=0;Ve<J.locationSize;Ve++)m(J.location+Ve,we.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=we.meshPerAttribute*we.count)}else for(let Ve=0;Ve<J.locationSize;Ve++)g(J.location+Ve);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let Ve=0;Ve<J.locationSize;Ve++)C(J.location+Ve,fe/J.locationSize,ge,se,Xe*xe,(rt+fe/J.locationSize*Ve)*xe,Ce)}else{if(Q.isInstancedBufferAttribute){for(let we=0;we<J.locationSize;we++)m(J.location+we,Q.meshPerAttribute);L.isInstancedMesh!==!0&&N._maxInstanceCount===void 0&&(N._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let we=0;we<J.locationSize;we++)g(J.location+we);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let we=0;we<J.locationSize;we++)C(J.location+we,fe/J.locationSize,ge,se,fe*xe,fe/J.locationSize*we*xe,Ce)}}else if(H!==void 0){let se=H[ce];if(se!==void 0)switch(se.length){case 2:i.vertexAttrib2fv(J.location,se);break;case 3:i.vertexAttrib3fv(J.location,se);break;case 4:i.vertexAttrib4fv(J.location,se);break;default:i.vertexAttrib1fv(J.location,se)}}}}x()}function E(){U();for(let L in n){let k=n[L];for(let G in k){let N=k[G];for(let W in N){let $=N[W];for(let H in $)h($[H].object),delete $[H];delete N[W]}}delete n[L]}}function T(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let G in k){let N=k[G];for(let W in N){let $=N[W];for(let H in $)h($[H].object),delete $[H];delete N[W]}}delete n[L.id]}function v(L){for(let k in n){let G=n[k];for(let N in G){let W=G[N];if(W[L.id]===void 0)continue;let $=W[L.id];for(let H in $)h($[H].object),delete $[H];delete W[L.id]}}}function S(L){for(let k in n){let G=n[k],N=L.isInstancedMesh===!0?L.id:0,W=G[N];if(W!==void 0){for(let $ in W){let H=W[$];for(let ce in H)h(H[ce].object),delete H[ce];delete W[$]}delete G[N],Object.keys(G).length===0&&delete n[k]}}}function U(){I(),o=!0,r!==s&&(r=s,l(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:I,dispose:E,releaseStatesOfGeometry:T,releaseStatesOfObject:S,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:g,disableUnusedAttributes:x}}function Mw(i,e,t){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),t.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),t.update(l,n,h))}function a(c,l,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let d=0;for(let f=0;f<h;f++)d+=l[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function ww(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let v=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==vi&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let S=v===Yi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==ai&&v!==li&&!S&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(Ke("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Ke("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Ke("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),C=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),E=i.getParameter(i.MAX_SAMPLES),T=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:x,maxVaryings:C,maxFragmentUniforms:b,maxSamples:E,samples:T}}function Sw(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Wi,a=new nt,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,y=u.clipIntersection,g=u.clipShadows,m=i.get(u);if(!s||p===null||p.length===0||r&&!g)r?h(null):l();else{let x=r?0:n,C=x*4,b=m.clippingState||null;c.value=b,b=h(p,d,C,f);for(let E=0;E!==C;++E)b[E]=t[E];m.clippingState=b,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let y=u!==null?u.length:0,g=null;if(y!==0){if(g=c.value,p!==!0||g===null){let m=f+y*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(g===null||g.length<m)&&(g=new Float32Array(m));for(let C=0,b=f;C!==y;++C,b+=4)o.copy(u[C]).applyMatrix4(x,a),o.normal.toArray(g,b),g[b+3]=o.constant}c.value=g,c.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,g}}var Ml=class extends gi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Qa(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Ri(5,5,5),r=new sn({name:"CubemapFromEquirect",uniforms:Gr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:En,blending:Or});r.uniforms.tEquirect.value=t;let o=new We(s,r),a=t.minFilter;return t.minFilter===zs&&(t.minFilter=ni),new Xo(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},kg=256,Aw=3,Tw=20,l0=256,c0=16,Ew=3,Cw=new F,Rw=new de,jo=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Xo(1,10,null),this._boxMesh=new We(new Ri(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=Cw}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=c.autoClear,d=c.autoClearColor,f=c.autoClearDepth,p=c.autoClearStencil,y=e.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,y===null&&(e.background=c.getClearColor(Rw));let g=new Xo(n,s,h);return g.position.copy(a),g.update(c,e),c.autoClear=u,c.autoClearColor=d,c.autoClearDepth=f,c.autoClearStencil=p,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,t)),this._applyPMREM(l),l}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Vg(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Gg(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(kg,_f(e))}_fromTexture(e,t){e.mapping===kr||e.mapping===$o?this._setSize(e.image.length===0?kg:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=zg(e,!1,!1),n=Math.log2(e)-Aw;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=zg(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===kr||e.mapping===$o?(this._cubemapMaterial===null&&(this._cubemapMaterial=Vg()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Gg()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=Pw(),this._integrationMaterial=Iw());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/c0);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Ew)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let c=a>0?Math.log2(t)+.5*Math.log2(6/(l0*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=Lw());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function zg(i,e,t){return new Ml(i,{minFilter:zs,generateMipmaps:e,type:Yi,colorSpace:Xa,depthBuffer:t})}function wl(i,e,t){return new sn({name:i,uniforms:e,vertexShader:ut.cube_vert,fragmentShader:t,side:En,blending:Or,depthTest:!1,depthWrite:!1})}function Pw(){return wl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${l0}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Iw(){return wl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:c0}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function Lw(){return wl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Tw}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Gg(){return wl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Vg(){return wl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Dw(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===th||f===nh)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new Ml(p.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",l),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===th||f===nh,y=f===kr||f===$o;if(p||y){let g=t.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new jo(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),g.texture;if(g!==void 0)return g.texture;{let x=d.image;return p&&x&&x.height>0||y&&x&&c(x)?(n===null&&(n=new jo(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),d.addEventListener("dispose",h),g.texture):null}}}return d}function a(d,f){return f===th?d.mapping=kr:f===nh&&(d.mapping=$o),d}function c(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function l(d){let f=d.target;f.removeEventListener("dispose",l);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function Nw(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Lr("WebGLRenderer: "+n+" extension not supported."),s}}}function Fw(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){c(p.target)}function c(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function l(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(p){let y=p.attributes;for(let g in y)e.update(y[g],i.ARRAY_BUFFER)}function u(p){let y=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let x=y!==null?y.array.length:g.array.length/3-1,C=g.count>=65535?Ja:Ka,b=new C(Math.ceil(x/3)*6,1),E=b.array;if(y!==null){let v=y.array;m=y.version;for(let S=0,U=0;S<x;S+=3){let I=v[S+0],L=v[S+1],k=v[S+2];E[U++]=I,E[U++]=L,E[U++]=L,E[U++]=k,E[U++]=k,E[U++]=I}}else{m=g.version;for(let v=0,S=0;v<x;v+=3){let U=v+0,I=v+1,L=v+2;E[S++]=U,E[S++]=I,E[S++]=I,E[S++]=L,E[S++]=L,E[S++]=U}}b.version=m;let T=r.get(p);T&&e.remove(T),r.set(p,b)}function d(p){let y=r.get(p);if(y){let g=p.index;g!==null&&y.version<g.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&c(y)}}return{get:l,update:h,getWireframeAttribute:d,dispose:f}}function Uw(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function c(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function l(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let g=0;g<f;g++)y+=d[g];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function Ow(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:et("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function Bw(i,e,t){let n=new WeakMap,s=new nn;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],C=0;f===!0&&(C=1),p===!0&&(C=2),y===!0&&(C=3);let b=a.attributes.position.count*C,E=1;b>e.maxTextureSize&&(E=Math.ceil(b/e.maxTextureSize),b=e.maxTextureSize);let T=new Float32Array(b*E*4*u),v=new $a(T,b,E,u);v.type=li,v.needsUpdate=!0;let S=C*4;for(let I=0;I<u;I++){let L=g[I],k=m[I],G=x[I],N=b*E*4*I;for(let W=0;W<L.count;W++){let $=W*S;f===!0&&(s.fromBufferAttribute(L,W),T[N+$+0]=s.x,T[N+$+1]=s.y,T[N+$+2]=s.z,T[N+$+3]=0),p===!0&&(s.fromBufferAttribute(k,W),T[N+$+4]=s.x,T[N+$+5]=s.y,T[N+$+6]=s.z,T[N+$+7]=0),y===!0&&(s.fromBufferAttribute(G,W),T[N+$+8]=s.x,T[N+$+9]=s.y,T[N+$+10]=s.z,T[N+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new $e(b,E)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<l.length;y++)f+=l[y];let p=a.morphTargetsRelative?1:1-f;c.getUniforms().setValue(i,"morphTargetBaseInfluence",p),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function kw(i,e,t,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,u=l.geometry,d=e.get(l,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(t.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&t.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let f=l.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var zw={[Qd]:"LINEAR_TONE_MAPPING",[ef]:"REINHARD_TONE_MAPPING",[tf]:"CINEON_TONE_MAPPING",[nf]:"ACES_FILMIC_TONE_MAPPING",[rf]:"AGX_TONE_MAPPING",[hl]:"NEUTRAL_TONE_MAPPING",[sf]:"CUSTOM_TONE_MAPPING"};function Gw(i,e,t,n,s,r){let o=new gi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new mt;h.setAttribute("position",new zt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new zt([0,2,0,0,2,0],2));let u=new zc({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),d=new We(h,u),f=new al(-1,1,1,-1,0,1),p=null,y=null,g=!1,m,x=null,C=[],b=!1;this.setSize=function(E,T){o.setSize(E,T),a!==null&&a.setSize(E,T),c!==null&&c.setSize(E,T);for(let v=0;v<C.length;v++){let S=C[v];S.setSize&&S.setSize(E,T)}},this.setEffects=function(E){C=E,b=C.length>0&&C[0].isRenderPass===!0;let T=o.width,v=o.height;C.length>0&&a===null&&(a=new gi(T,v,{type:Yi,depthBuffer:!1,stencilBuffer:!1}),c=new gi(T,v,{type:Yi,depthBuffer:!1,stencilBuffer:!1}));let S=s===!0&&C.some(U=>U.needsDepthTexture===!0);S!==(o.depthTexture!==null)&&(S===!0&&l===null&&(l=new Os(T,v),r===!0&&(l.format=Gs,l.type=zr)),o.dispose(),o.depthTexture=S?l:null,o.resolveDepthBuffer=S,o.storeMultisampledDepthBuffer=S);for(let U=0;U<C.length;U++){let I=C[U];I.setSize&&I.setSize(T,v),S&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(l)}},this.begin=function(E,T){if(g||E.toneMapping===vs&&C.length===0)return!1;if(x=T,T!==null){let v=T.width,S=T.height;(o.width!==v||o.height!==S)&&this.setSize(v,S)}return b===!1&&E.setRenderTarget(o),m=E.toneMapping,E.toneMapping=vs,!0},this.hasRenderPass=function(){return b},this.end=function(E,T){E.toneMapping=m,g=!0;let v=o,S=a;for(let U=0;U<C.length;U++){let I=C[U];I.enabled!==!1&&(I.render(E,S,v,T),I.needsSwap!==!1&&(v=S,S=S===a?c:a))}if(p!==E.outputColorSpace||y!==E.toneMapping){p=E.outputColorSpace,y=E.toneMapping,u.defines={},Mt.getTransfer(p)===Dt&&(u.defines.SRGB_TRANSFER="");let U=zw[y];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,E.setRenderTarget(x),E.render(d,f),x=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),u.dispose()}}var h0=new ri,u0=new Os(1,1),d0=new el(1),f0=new $a,p0=new Bc,m0=new Qa,Hg=[],Wg=[],Xg=new Float32Array(16),qg=new Float32Array(9),Yg=new Float32Array(4);function Qo(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=Hg[s];if(r===void 0&&(r=new Float32Array(s),Hg[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Cn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Rn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function Wh(i,e){let t=Wg[e];t===void 0&&(t=new Int32Array(e),Wg[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function Vw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function Hw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2fv(this.addr,e),Rn(t,e)}}function Ww(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Cn(t,e))return;i.uniform3fv(this.addr,e),Rn(t,e)}}function Xw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4fv(this.addr,e),Rn(t,e)}}function qw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Rn(t,e)}else{if(Cn(t,n))return;Yg.set(n),i.uniformMatrix2fv(this.addr,!1,Yg),Rn(t,n)}}function Yw(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Rn(t,e)}else{if(Cn(t,n))return;qg.set(n),i.uniformMatrix3fv(this.addr,!1,qg),Rn(t,n)}}function $w(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Cn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Rn(t,e)}else{if(Cn(t,n))return;Xg.set(n),i.uniformMatrix4fv(this.addr,!1,Xg),Rn(t,n)}}function Zw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function Kw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2iv(this.addr,e),Rn(t,e)}}function Jw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;i.uniform3iv(this.addr,e),Rn(t,e)}}function jw(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4iv(this.addr,e),Rn(t,e)}}function Qw(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function eS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Cn(t,e))return;i.uniform2uiv(this.addr,e),Rn(t,e)}}function tS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Cn(t,e))return;i.uniform3uiv(this.addr,e),Rn(t,e)}}function nS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Cn(t,e))return;i.uniform4uiv(this.addr,e),Rn(t,e)}}function Xh(i){return i.version===0&&(i.compareFunction=gf,i.needsUpdate=!0),i}function iS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=Xh(u0):r=h0,t.setTexture2D(e||r,s)}function sS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||p0,s)}function rS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=Xh(d0):r=m0,t.setTextureCube(e||r,s)}function oS(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||f0,s)}function aS(i){switch(i){case 5126:return Vw;case 35664:return Hw;case 35665:return Ww;case 35666:return Xw;case 35674:return qw;case 35675:return Yw;case 35676:return $w;case 5124:case 35670:return Zw;case 35667:case 35671:return Kw;case 35668:case 35672:return Jw;case 35669:case 35673:return jw;case 5125:return Qw;case 36294:return eS;case 36295:return tS;case 36296:return nS;case 35678:case 36198:case 36298:case 36306:case 35682:return iS;case 35679:case 36299:case 36307:return sS;case 35680:case 36300:case 36308:case 36293:return rS;case 36289:case 36303:case 36311:case 36292:return oS}}function lS(i,e){i.uniform1fv(this.addr,e)}function cS(i,e){let t=Qo(e,this.size,2);i.uniform2fv(this.addr,t)}function hS(i,e){let t=Qo(e,this.size,3);i.uniform3fv(this.addr,t)}function uS(i,e){let t=Qo(e,this.size,4);i.uniform4fv(this.addr,t)}function dS(i,e){let t=Qo(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function fS(i,e){let t=Qo(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function pS(i,e){let t=Qo(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function mS(i,e){i.uniform1iv(this.addr,e)}function gS(i,e){i.uniform2iv(this.addr,e)}function yS(i,e){i.uniform3iv(this.addr,e)}function vS(i,e){i.uniform4iv(this.addr,e)}function xS(i,e){i.uniform1uiv(this.addr,e)}function _S(i,e){i.uniform2uiv(this.addr,e)}function bS(i,e){i.uniform3uiv(this.addr,e)}function MS(i,e){i.uniform4uiv(this.addr,e)}function wS(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=Xh(u0):o=h0;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function SS(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||p0,r[o])}function AS(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=Xh(d0):o=m0;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function TS(i,e,t){let n=this.cache,s=e.length,r=Wh(t,s);Cn(n,r)||(i.uniform1iv(this.addr,r),Rn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||f0,r[o])}function ES(i){switch(i){case 5126:return lS;case 35664:return cS;case 35665:return hS;case 35666:return uS;case 35674:return dS;case 35675:return fS;case 35676:return pS;case 5124:case 35670:return mS;case 35667:case 35671:return gS;case 35668:case 35672:return yS;case 35669:case 35673:return vS;case 5125:return xS;case 36294:return _S;case 36295:return bS;case 36296:return MS;case 35678:case 36198:case 36298:case 36306:case 35682:return wS;case 35679:case 36299:case 36307:return SS;case 35680:case 36300:case 36308:case 36293:return AS;case 36289:case 36303:case 36311:case 36292:return TS}}var Cf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=aS(t.type)}},Rf=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=ES(t.type)}},Pf=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Tf=/(\w+)(\])?(\[|\.)?/g;function $g(i,e){i.seq.push(e),i.map[e.id]=e}function CS(i,e,t){let n=i.name,s=n.length;for(Tf.lastIndex=0;;){let r=Tf.exec(n),o=Tf.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){$g(t,l===void 0?new Cf(a,i,e):new Rf(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Pf(a),$g(t,u)),t=u}}}var Jo=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),c=e.getUniformLocation(t,a.name);CS(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function Zg(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var RS=37297,PS=0;function IS(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var Kg=new nt;function LS(i){Mt._getMatrix(Kg,Mt.workingColorSpace,i);let e=`mat3( ${Kg.elements.map(t=>t.toFixed(4))} )`;switch(Mt.getTransfer(i)){case qa:return[e,"LinearTransferOETF"];case Dt:return[e,"sRGBTransferOETF"];default:return Ke("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function Jg(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+IS(i.getShaderSource(e),a)}else return r}function DS(i,e){let t=LS(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var NS={[Qd]:"Linear",[ef]:"Reinhard",[tf]:"Cineon",[nf]:"ACESFilmic",[rf]:"AgX",[hl]:"Neutral",[sf]:"Custom"};function FS(i,e){let t=NS[e];return t===void 0?(Ke("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Vh=new F;function US(){Mt.getLuminanceCoefficients(Vh);let i=Vh.x.toFixed(4),e=Vh.y.toFixed(4),t=Vh.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function OS(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(bl).join(`
`)}function BS(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function kS(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function bl(i){return i!==""}function jg(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Qg(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var zS=/^[ \t]*#include +<([\w\d./]+)>/gm;function If(i){return i.replace(zS,GS)}function GS(i,e){let t=ut[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return If(t)}var VS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function e0(i){return i.replace(VS,HS)}function HS(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function t0(i){let e=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?e+=`
#define HIGH_PRECISION`:i.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var WS={[Ur]:"SHADOWMAP_TYPE_PCF",[qo]:"SHADOWMAP_TYPE_VSM"};function XS(i){return WS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var qS={[$o]:"ENVMAP_MODE_REFRACTION"};function YS(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":qS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var $S={[eh]:"ENVMAP_BLENDING_MULTIPLY",[vg]:"ENVMAP_BLENDING_MIX",[xg]:"ENVMAP_BLENDING_ADD"};function ZS(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":$S[i.combine]||"ENVMAP_BLENDING_NONE"}function KS(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=XS(t),l=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=YS(t),u=ZS(t),d=OS(t),f=BS(r),p=s.createProgram(),y,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(bl).join(`
`),y.length>0&&(y+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(bl).join(`
`),g.length>0&&(g+=`
`)):(y=[t0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(bl).join(`
`),g=[t0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==vs?"#define TONE_MAPPING":"",t.toneMapping!==vs?ut.tonemapping_pars_fragment:"",t.toneMapping!==vs?FS("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",ut.colorspace_pars_fragment,DS("linearToOutputTexel",t.outputColorSpace),US(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(bl).join(`
`)),o=If(o),o=jg(o,t),o=Qg(o,t),a=If(a),a=jg(a,t),a=Qg(a,t),o=e0(o),a=e0(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,g=["#define varying in",t.glslVersion===yf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===yf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let x=m+y+o,C=m+g+a,b=Zg(s,s.VERTEX_SHADER,x),E=Zg(s,s.FRAGMENT_SHADER,C);s.attachShader(p,b),s.attachShader(p,E),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function T(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(p)||"",k=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(E)||"",N=L.trim(),W=k.trim(),$=G.trim(),H=!0,ce=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,b,E);else{let J=Jg(s,b,"vertex"),Q=Jg(s,E,"fragment");et("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+N+`
`+J+`
`+Q)}else N!==""?Ke("WebGLProgram: Program Info Log:",N):(W===""||$==="")&&(ce=!1);ce&&(I.diagnostics={runnable:H,programLog:N,vertexShader:{log:W,prefix:y},fragmentShader:{log:$,prefix:g}})}s.deleteShader(b),s.deleteShader(E),v=new Jo(s,p),S=kS(s,p)}let v;this.getUniforms=function(){return v===void 0&&T(this),v};let S;this.getAttributes=function(){return S===void 0&&T(this),S};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(p,RS)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=PS++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=b,this.fragmentShader=E,this}var JS=0,Lf=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Df(e),t.set(e,n)),n}},Df=class{constructor(e){this.id=JS++,this.code=e,this.usedTimes=0}};function jS(i){return i===pr||i===gl||i===yl}function QS(i,e,t,n,s,r){let o=new ko,a=new Lf,c=new Set,l=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return c.add(v),v===0?"uv":`uv${v}`}function p(v,S,U,I,L,k){let G=I.fog,N=L.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,H=e.get(v.envMap||W,$),ce=d[v.type],J=n.precision;v.precision!==null&&(J=n.getMaxPrecision(v.precision),J!==v.precision&&Ke("WebGLProgram.getParameters:",v.precision,"not supported, using",J,"instead."));let Q=N.morphAttributes.position||N.morphAttributes.normal||N.morphAttributes.color,se=Q!==void 0?Q.length:0,fe=0;N.morphAttributes.position!==void 0&&(fe=1),N.morphAttributes.normal!==void 0&&(fe=2),N.morphAttributes.color!==void 0&&(fe=3);let ue,ee,ge,xe;if(ce){let Re=bs[ce];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=v.vertexShader,ee=v.fragmentShader;let Re=a.getVertexShaderStage(v),lt=a.getFragmentShaderStage(v);a.update(v,Re,lt),ge=Re.id,xe=lt.id}let Ce=i.getRenderTarget(),we=i.state.buffers.depth.getReversed(),Xe=L.isInstancedMesh===!0,rt=L.isBatchedMesh===!0,Ve=!!v.map,ft=!!v.matcap,ct=!!H,it=ct&&H.isPMREMTexture===!0,en=!!v.aoMap,Wt=!!v.lightMap,pn=!!v.bumpMap&&v.wireframe===!1,Bt=!!v.normalMap,Ln=!!v.displacementMap,St=!!v.emissiveMap,Sn=!!v.metalnessMap,on=!!v.roughnessMap,mn=v.anisotropy>0,B=v.clearcoat>0,Pe=v.diffuseRoughness>0,Ze=v.dispersion>0,ot=v.retroreflectivity>0,Se=v.iridescence>0,Gt=v.sheen>0,Ge=v.transmission>0,Ye=mn&&!!v.anisotropyMap,R=B&&!!v.clearcoatMap,M=B&&!!v.clearcoatNormalMap,q=B&&!!v.clearcoatRoughnessMap,he=Pe&&!!v.diffuseRoughnessMap,oe=Se&&!!v.iridescenceMap,ve=Se&&!!v.iridescenceThicknessMap,_e=Gt&&!!v.sheenColorMap,te=Gt&&!!v.sheenRoughnessMap,ie=!!v.specularMap,me=!!v.specularColorMap,O=!!v.specularIntensityMap,re=Ge&&!!v.transmissionMap,ne=Ge&&!!v.thicknessMap,Ae=!!v.gradientMap,ye=!!v.alphaMap,Me=v.alphaTest>0,He=!!v.alphaHash,je=!!v.extensions,le=vs;v.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(le=i.toneMapping);let Be=it?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Qe={shaderID:ce,shaderType:v.type,shaderName:v.name,vertexShader:ue,fragmentShader:ee,defines:v.defines,customVertexShaderID:ge,customFragmentShaderID:xe,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:J,batching:rt,batchingColor:rt&&L._colorsTexture!==null,instancing:Xe,instancingColor:Xe&&L.instanceColor!==null,instancingMorph:Xe&&L.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:Mt.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:Ve,matcap:ft,envMap:ct,envMapMode:ct&&H.mapping,envMapPMREM:it,envMapMaxLod:it?Be.length-1:null,envMapSize:it?Be[0].width:null,aoMap:en,lightMap:Wt,bumpMap:pn,normalMap:Bt,displacementMap:Ln,emissiveMap:St,normalMapObjectSpace:Bt&&v.normalMapType===Mg,normalMapTangentSpace:Bt&&v.normalMapType===vl,packedNormalMap:Bt&&v.normalMapType===vl&&jS(v.normalMap.format),metalnessMap:Sn,roughnessMap:on,anisotropy:mn,anisotropyMap:Ye,clearcoat:B,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Pe,diffuseRoughnessMap:he,dispersion:Ze,retroreflection:ot,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:ve,sheen:Gt,sheenColorMap:_e,sheenRoughnessMap:te,specularMap:ie,specularColorMap:me,specularIntensityMap:O,transmission:Ge,transmissionMap:re,thicknessMap:ne,gradientMap:Ae,opaque:v.transparent===!1&&v.blending===Yo&&v.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:He,combine:v.combine,mapUv:Ve&&f(v.map.channel),aoMapUv:en&&f(v.aoMap.channel),lightMapUv:Wt&&f(v.lightMap.channel),bumpMapUv:pn&&f(v.bumpMap.channel),normalMapUv:Bt&&f(v.normalMap.channel),displacementMapUv:Ln&&f(v.displacementMap.channel),emissiveMapUv:St&&f(v.emissiveMap.channel),metalnessMapUv:Sn&&f(v.metalnessMap.channel),roughnessMapUv:on&&f(v.roughnessMap.channel),anisotropyMapUv:Ye&&f(v.anisotropyMap.channel),clearcoatMapUv:R&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:_e&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:te&&f(v.sheenRoughnessMap.channel),specularMapUv:ie&&f(v.specularMap.channel),specularColorMapUv:me&&f(v.specularColorMap.channel),specularIntensityMapUv:O&&f(v.specularIntensityMap.channel),transmissionMapUv:re&&f(v.transmissionMap.channel),thicknessMapUv:ne&&f(v.thicknessMap.channel),alphaMapUv:ye&&f(v.alphaMap.channel),vertexTangents:!!N.attributes.tangent&&(Bt||mn),vertexNormals:!!N.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!N.attributes.color&&N.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!N.attributes.uv&&(Ve||ye),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||N.attributes.normal===void 0&&Bt===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:we,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:N.attributes.position!==void 0,morphTargets:N.morphAttributes.position!==void 0,morphNormals:N.morphAttributes.normal!==void 0,morphColors:N.morphAttributes.color!==void 0,morphTargetsCount:se,morphTextureStride:fe,numSunLights:S.sun.length,numDirLights:S.directional.length,numPointLights:S.point.length,numSpotLights:S.spot.length,numSpotLightMaps:S.spotLightMap.length,numRectAreaLights:S.rectArea.length,numHemiLights:S.hemi.length,numSunLightShadows:S.sunShadowMap.length,numDirLightShadows:S.directionalShadowMap.length,numPointLightShadows:S.pointShadowMap.length,numSpotLightShadows:S.spotShadowMap.length,numSpotLightShadowsWithMaps:S.numSpotLightShadowsWithMaps,numLightProbes:S.numLightProbes,numLightProbeGrids:k.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:le,decodeVideoTexture:Ve&&v.map.isVideoTexture===!0&&Mt.getTransfer(v.map.colorSpace)===Dt,decodeVideoTextureEmissive:St&&v.emissiveMap.isVideoTexture===!0&&Mt.getTransfer(v.emissiveMap.colorSpace)===Dt,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===jt,flipSided:v.side===En,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:je&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(je&&v.extensions.multiDraw===!0||rt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return Qe.vertexUv1s=c.has(1),Qe.vertexUv2s=c.has(2),Qe.vertexUv3s=c.has(3),c.clear(),Qe}function y(v){let S=[];if(v.shaderID?S.push(v.shaderID):(S.push(v.customVertexShaderID),S.push(v.customFragmentShaderID)),v.defines!==void 0)for(let U in v.defines)S.push(U),S.push(v.defines[U]);return v.isRawShaderMaterial===!1&&(g(S,v),m(S,v),S.push(i.outputColorSpace)),S.push(v.customProgramCacheKey),S.join()}function g(v,S){v.push(S.precision),v.push(S.outputColorSpace),v.push(S.envMapMode),v.push(S.envMapPMREM),v.push(S.envMapMaxLod),v.push(S.envMapSize),v.push(S.mapUv),v.push(S.alphaMapUv),v.push(S.lightMapUv),v.push(S.aoMapUv),v.push(S.bumpMapUv),v.push(S.normalMapUv),v.push(S.displacementMapUv),v.push(S.emissiveMapUv),v.push(S.metalnessMapUv),v.push(S.roughnessMapUv),v.push(S.anisotropyMapUv),v.push(S.clearcoatMapUv),v.push(S.clearcoatNormalMapUv),v.push(S.clearcoatRoughnessMapUv),v.push(S.diffuseRoughnessMapUv),v.push(S.iridescenceMapUv),v.push(S.iridescenceThicknessMapUv),v.push(S.sheenColorMapUv),v.push(S.sheenRoughnessMapUv),v.push(S.specularMapUv),v.push(S.specularColorMapUv),v.push(S.specularIntensityMapUv),v.push(S.transmissionMapUv),v.push(S.thicknessMapUv),v.push(S.combine),v.push(S.fogExp2),v.push(S.sizeAttenuation),v.push(S.morphTargetsCount),v.push(S.numSunLights),v.push(S.numDirLights),v.push(S.numPointLights),v.push(S.numSpotLights),v.push(S.numSpotLightMaps),v.push(S.numHemiLights),v.push(S.numRectAreaLights),v.push(S.numSunLightShadows),v.push(S.numDirLightShadows),v.push(S.numPointLightShadows),v.push(S.numSpotLightShadows),v.push(S.numSpotLightShadowsWithMaps),v.push(S.numLightProbes),v.push(S.numLightProbeGrids),v.push(S.shadowMapType),v.push(S.toneMapping),v.push(S.numClippingPlanes),v.push(S.numClipIntersection),v.push(S.depthPacking)}function m(v,S){o.disableAll(),S.instancing&&o.enable(0),S.instancingColor&&o.enable(1),S.instancingMorph&&o.enable(2),S.matcap&&o.enable(3),S.envMap&&o.enable(4),S.normalMapObjectSpace&&o.enable(5),S.normalMapTangentSpace&&o.enable(6),S.clearcoat&&o.enable(7),S.iridescence&&o.enable(8),S.alphaTest&&o.enable(9),S.vertexColors&&o.enable(10),S.vertexAlphas&&o.enable(11),S.vertexUv1s&&o.enable(12),S.vertexUv2s&&o.enable(13),S.vertexUv3s&&o.enable(14),S.vertexTangents&&o.enable(15),S.anisotropy&&o.enable(16),S.alphaHash&&o.enable(17),S.batching&&o.enable(18),S.dispersion&&o.enable(19),S.retroreflection&&o.enable(24),S.diffuseRoughness&&o.enable(25),S.batchingColor&&o.enable(20),S.gradientMap&&o.enable(21),S.packedNormalMap&&o.enable(22),S.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),S.fog&&o.enable(0),S.useFog&&o.enable(1),S.flatShading&&o.enable(2),S.logarithmicDepthBuffer&&o.enable(3),S.reversedDepthBuffer&&o.enable(4),S.skinning&&o.enable(5),S.morphTargets&&o.enable(6),S.morphNormals&&o.enable(7),S.morphColors&&o.enable(8),S.premultipliedAlpha&&o.enable(9),S.shadowMapEnabled&&o.enable(10),S.doubleSided&&o.enable(11),S.flipSided&&o.enable(12),S.useDepthPacking&&o.enable(13),S.dithering&&o.enable(14),S.transmission&&o.enable(15),S.sheen&&o.enable(16),S.opaque&&o.enable(17),S.pointsUvs&&o.enable(18),S.decodeVideoTexture&&o.enable(19),S.decodeVideoTextureEmissive&&o.enable(20),S.alphaToCoverage&&o.enable(21),S.numLightProbeGrids>0&&o.enable(22),S.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let S=d[v.type],U;if(S){let I=bs[S];U=xl.clone(I.uniforms)}else U=v.uniforms;return U}function C(v,S){let U=h.get(S);return U!==void 0?++U.usedTimes:(U=new KS(i,S,v,s),l.push(U),h.set(S,U)),U}function b(v){if(--v.usedTimes===0){let S=l.indexOf(v);l[S]=l[l.length-1],l.pop(),h.delete(v.cacheKey),v.destroy()}}function E(v){a.remove(v)}function T(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:x,acquireProgram:C,releaseProgram:b,releaseShaderCache:E,programs:l,dispose:T}}function e1(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function t1(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function n0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function i0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,g,m){let x=i[e];return x===void 0?(x={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:g,group:m},i[e]=x):(x.id=d.id,x.object=d,x.geometry=f,x.material=p,x.materialVariant=o(d),x.groupOrder=y,x.renderOrder=d.renderOrder,x.z=g,x.group=m),e++,x}function c(d,f,p,y,g,m,x){x.reversedDepth===!0&&(g=-g);let C=a(d,f,p,y,g,m);p.transmission>0?n.push(C):p.transparent===!0?s.push(C):t.push(C)}function l(d,f,p,y,g,m){let x=a(d,f,p,y,g,m);p.transmission>0?n.unshift(x):p.transparent===!0?s.unshift(x):t.unshift(x)}function h(d,f){t.length>1&&t.sort(d||t1),n.length>1&&n.sort(f||n0),s.length>1&&s.sort(f||n0)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:u,sort:h}}function n1(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new i0,i.set(n,[o])):s>=r.length?(o=new i0,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function i1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new F,color:new de};break;case"SpotLight":t={position:new F,direction:new F,color:new de,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new F,color:new de,distance:0,decay:0};break;case"HemisphereLight":t={direction:new F,skyColor:new de,groundColor:new de};break;case"RectAreaLight":t={color:new de,position:new F,halfWidth:new F,halfHeight:new F};break}return i[e.id]=t,t}}}function s1(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $e};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $e};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new $e,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var r1=0;function o1(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function a1(i){let e=new i1,t=s1(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new F);let s=new F,r=new _t,o=new _t;function a(l){let h=0,u=0,d=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let f=0,p=0,y=0,g=0,m=0,x=0,C=0,b=0,E=0,T=0,v=0,S=0,U=0,I=0;l.sort(o1);for(let k=0,G=l.length;k<G;k++){let N=l[k],W=N.color,$=N.intensity,H=N.distance,ce=null;if(N.shadow&&N.shadow.map&&(N.shadow.map.texture.format===pr?ce=N.shadow.map.texture:ce=N.shadow.map.depthTexture||N.shadow.map.texture),N.isAmbientLight)h+=W.r*$,u+=W.g*$,d+=W.b*$;else if(N.isLightProbe){for(let J=0;J<9;J++)n.probe[J].addScaledVector(N.sh.coefficients[J],$);I++}else if(N.isSunLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),n.sunShadow[p]=se,n.sunShadowMap[p]=ce;let fe=Q.getViewportCount();for(let ue=0;ue<fe;ue++)n.sunShadowMatrix[y+ue]=Q.getMatrix(ue),n.sunShadowCascade[y+ue]=Q._cascadeData[ue];y+=fe,p++}n.sun[f]=J,f++}else if(N.isDirectionalLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.directionalShadow[g]=se,n.directionalShadowMap[g]=ce,n.directionalShadowMatrix[g]=N.shadow.matrix,E++}n.directional[g]=J,g++}else if(N.isSpotLight){let J=e.get(N);J.position.setFromMatrixPosition(N.matrixWorld),J.color.copy(W).multiplyScalar($),J.distance=H,J.coneCos=Math.cos(N.angle),J.penumbraCos=Math.cos(N.angle*(1-N.penumbra)),J.decay=N.decay,n.spot[x]=J;let Q=N.shadow;if(N.map&&(n.spotLightMap[S]=N.map,S++,Q.updateMatrices(N),N.castShadow&&U++),n.spotLightMatrix[x]=Q.matrix,N.castShadow){let se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,n.spotShadow[x]=se,n.spotShadowMap[x]=ce,v++}x++}else if(N.isRectAreaLight){let J=e.get(N);J.color.copy(W).multiplyScalar($),J.halfWidth.set(N.width*.5,0,0),J.halfHeight.set(0,N.height*.5,0),n.rectArea[C]=J,C++}else if(N.isPointLight){let J=e.get(N);if(J.color.copy(N.color).multiplyScalar(N.intensity),J.distance=N.distance,J.decay=N.decay,N.castShadow){let Q=N.shadow,se=t.get(N);se.shadowIntensity=Q.intensity,se.shadowBias=Q.bias,se.shadowNormalBias=Q.normalBias,se.shadowRadius=Q.radius,se.shadowMapSize=Q.mapSize,se.shadowCameraNear=Q.camera.near,se.shadowCameraFar=Q.camera.far,n.pointShadow[m]=se,n.pointShadowMap[m]=ce,n.pointShadowMatrix[m]=N.shadow.matrix,T++}n.point[m]=J,m++}else if(N.isHemisphereLight){let J=e.get(N);J.skyColor.copy(N.color).multiplyScalar($),J.groundColor.copy(N.groundColor).multiplyScalar($),n.hemi[b]=J,b++}}C>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==m||L.spotLength!==x||L.rectAreaLength!==C||L.hemiLength!==b||L.numSunShadows!==p||L.numDirectionalShadows!==E||L.numPointShadows!==T||L.numSpotShadows!==v||L.numSpotMaps!==S||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=g,n.spot.length=x,n.rectArea.length=C,n.point.length=m,n.hemi.length=b,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=E,n.directionalShadowMap.length=E,n.directionalShadowMatrix.length=E,n.pointShadow.length=T,n.pointShadowMap.length=T,n.pointShadowMatrix.length=T,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+S-U,n.spotLightMap.length=S,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=I,L.sunLength=f,L.directionalLength=g,L.pointLength=m,L.spotLength=x,L.rectAreaLength=C,L.hemiLength=b,L.numSunShadows=p,L.numDirectionalShadows=E,L.numPointShadows=T,L.numSpotShadows=v,L.numSpotMaps=S,L.numLightProbes=I,n.version=r1++)}function c(l,h){let u=0,d=0,f=0,p=0,y=0,g=0,m=h.matrixWorldInverse;for(let x=0,C=l.length;x<C;x++){let b=l[x];if(b.isSunLight){let E=n.sun[u];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(m),u++}else if(b.isDirectionalLight){let E=n.directional[d];E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(m),d++}else if(b.isSpotLight){let E=n.spot[p];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),E.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(m),p++}else if(b.isRectAreaLight){let E=n.rectArea[y];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),E.halfWidth.set(b.width*.5,0,0),E.halfHeight.set(0,b.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),y++}else if(b.isPointLight){let E=n.point[f];E.position.setFromMatrixPosition(b.matrixWorld),E.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let E=n.hemi[g];E.direction.setFromMatrixPosition(b.matrixWorld),E.direction.transformDirection(m),g++}}}return{setup:a,setupView:c,state:n}}function s0(i){let e=new a1(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function c(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function l(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function l1(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new s0(i),e.set(s,[a])):r>=o.length?(a=new s0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var c1=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,h1=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,u1=[new F(1,0,0),new F(-1,0,0),new F(0,1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1)],d1=[new F(0,-1,0),new F(0,-1,0),new F(0,0,1),new F(0,0,-1),new F(0,-1,0),new F(0,-1,0)],r0=new _t,_l=new F,Ef=new F;function f1(i,e,t){let n=new gs,s=new $e,r=new $e,o=new nn,a=new Ho,c=new Gc,l={},h=t.maxTextureSize,u={[fr]:En,[En]:fr,[jt]:jt},d=new sn({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new $e},radius:{value:4}},vertexShader:c1,fragmentShader:h1}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new mt;p.setAttribute("position",new at(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new We(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Ur;let m=this.type;this.render=function(T,v,S){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||T.length===0)return;this.type===Qm&&(Ke("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Ur);let U=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(Or),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let G=m!==this.type;G&&v.traverse(function(N){N.material&&(Array.isArray(N.material)?N.material.forEach(W=>W.needsUpdate=!0):N.material.needsUpdate=!0)});for(let N=0,W=T.length;N<W;N++){let $=T[N],H=$.shadow;if(H===void 0){Ke("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ce=H.getFrameExtents();s.multiply(ce),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ce.x),s.x=r.x*ce.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ce.y),s.y=r.y*ce.y,H.mapSize.y=r.y));let J=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=J,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===qo){if($.isPointLight){Ke("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new gi(s.x,s.y,{format:pr,type:Yi,minFilter:ni,magFilter:ni,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new Os(s.x,s.y,li),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=Us,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=bn,H.map.depthTexture.magFilter=bn}else $.isPointLight?(H.map=new Ml(s.x),H.map.depthTexture=new el(s.x,qi)):(H.map=new gi(s.x,s.y),H.map.depthTexture=new Os(s.x,s.y,qi)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=Us,this.type===Ur?(H.map.depthTexture.compareFunction=J?mf:pf,H.map.depthTexture.minFilter=ni,H.map.depthTexture.magFilter=ni):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=bn,H.map.depthTexture.magFilter=bn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let Q=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,S);let se=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:S.layers;for(let fe=0;fe<Q;fe++){let ue=H.getCamera(fe);if($.isPointLight){let ee=H.camera,ge=H.matrix,xe=$.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),_l.setFromMatrixPosition($.matrixWorld),ee.position.copy(_l),Ef.copy(ee.position),Ef.add(u1[fe]),ee.up.copy(d1[fe]),ee.lookAt(Ef),ee.updateMatrixWorld(),ge.makeTranslation(-_l.x,-_l.y,-_l.z),r0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(r0,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,fe),i.clear();else{fe===0&&(i.setRenderTarget(H.map),i.clear());let ee=H.getViewport(fe);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),k.viewport(o)}n=H.getFrustum(fe),b(v,S,ue,$,se,this.type)}H.isPointLightShadow!==!0&&this.type===qo&&x(H,S),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(U,I,L)};function x(T,v){let S=e.update(y);d.defines.VSM_SAMPLES!==T.blurSamples&&(d.defines.VSM_SAMPLES=T.blurSamples,f.defines.VSM_SAMPLES=T.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),T.mapPass===null?T.mapPass=new gi(s.x,s.y,{format:pr,type:Yi}):(T.mapPass.width!==T.map.width||T.mapPass.height!==T.map.height)&&T.mapPass.setSize(T.map.width,T.map.height),d.uniforms.shadow_pass.value=T.map.depthTexture,d.uniforms.resolution.value.set(T.map.width,T.map.height),d.uniforms.radius.value=T.radius,i.setRenderTarget(T.mapPass),i.clear(),i.renderBufferDirect(v,null,S,d,y,null),f.uniforms.shadow_pass.value=T.mapPass.texture,f.uniforms.resolution.value.set(T.map.width,T.map.height),f.uniforms.radius.value=T.radius,i.setRenderTarget(T.map),i.clear(),i.renderBufferDirect(v,null,S,f,y,null)}function C(T,v,S,U){let I=null,L=S.isPointLight===!0?T.customDistanceMaterial:T.customDepthMaterial;if(L!==void 0)I=L;else if(I=S.isPointLight===!0?c:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let k=I.uuid,G=v.uuid,N=l[k];N===void 0&&(N={},l[k]=N);let W=N[G];W===void 0&&(W=I.clone(),N[G]=W,v.addEventListener("dispose",E)),I=W}if(I.visible=v.visible,I.wireframe=v.wireframe,U===qo?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:u[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,S.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=S}return I}function b(T,v,S,U,I,L){if(T.visible===!1)return;if(T.layers.test(I)&&(T.isMesh||T.isLine||T.isPoints)&&(T.castShadow||T.receiveShadow&&L===qo)&&(!T.frustumCulled||T.intersectsFrustum(n))){T.modelViewMatrix.multiplyMatrices(S.matrixWorldInverse,T.matrixWorld);let N=e.update(T),W=T.material;if(Array.isArray(W)){let $=N.groups;for(let H=0,ce=$.length;H<ce;H++){let J=$[H],Q=W[J.materialIndex];if(Q&&Q.visible){let se=C(T,Q,U,L);T.onBeforeShadow(i,T,v,S,N,se,J),i.renderBufferDirect(S,null,N,se,T,J),T.onAfterShadow(i,T,v,S,N,se,J)}}}else if(W.visible){let $=C(T,W,U,L);T.onBeforeShadow(i,T,v,S,N,$,null),i.renderBufferDirect(S,null,N,$,T,null),T.onAfterShadow(i,T,v,S,N,$,null)}}let G=T.children;for(let N=0,W=G.length;N<W;N++)b(G[N],v,S,U,I,L)}function E(T){T.target.removeEventListener("dispose",E);for(let S in l){let U=l[S],I=T.target.uuid;I in U&&(U[I].dispose(),delete U[I])}}}function p1(i,e){function t(){let O=!1,re=new nn,ne=null,Ae=new nn(0,0,0,0);return{setMask:function(ye){ne!==ye&&!O&&(i.colorMask(ye,ye,ye,ye),ne=ye)},setLocked:function(ye){O=ye},setClear:function(ye,Me,He,je,le){le===!0&&(ye*=je,Me*=je,He*=je),re.set(ye,Me,He,je),Ae.equals(re)===!1&&(i.clearColor(ye,Me,He,je),Ae.copy(re))},reset:function(){O=!1,ne=null,Ae.set(-1,0,0,0)}}}function n(){let O=!1,re=!1,ne=null,Ae=null,ye=null;return{setReversed:function(Me){if(re!==Me){let He=e.get("EXT_clip_control");Me?He.clipControlEXT(He.LOWER_LEFT_EXT,He.ZERO_TO_ONE_EXT):He.clipControlEXT(He.LOWER_LEFT_EXT,He.NEGATIVE_ONE_TO_ONE_EXT),re=Me;let je=ye;ye=null,this.setClear(je)}},getReversed:function(){return re},setTest:function(Me){Me?we(i.DEPTH_TEST):Xe(i.DEPTH_TEST)},setMask:function(Me){ne!==Me&&!O&&(i.depthMask(Me),ne=Me)},setFunc:function(Me){if(re&&(Me=Dg[Me]),Ae!==Me){switch(Me){case Tc:i.depthFunc(i.NEVER);break;case Ec:i.depthFunc(i.ALWAYS);break;case Cc:i.depthFunc(i.LESS);break;case No:i.depthFunc(i.LEQUAL);break;case Rc:i.depthFunc(i.EQUAL);break;case Pc:i.depthFunc(i.GEQUAL);break;case Ic:i.depthFunc(i.GREATER);break;case Lc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Me}},setLocked:function(Me){O=Me},setClear:function(Me){ye!==Me&&(ye=Me,re&&(Me=1-Me),i.clearDepth(Me))},reset:function(){O=!1,ne=null,Ae=null,ye=null,re=!1}}}function s(){let O=!1,re=null,ne=null,Ae=null,ye=null,Me=null,He=null,je=null,le=null;return{setTest:function(Be){O||(Be?we(i.STENCIL_TEST):Xe(i.STENCIL_TEST))},setMask:function(Be){re!==Be&&!O&&(i.stencilMask(Be),re=Be)},setFunc:function(Be,Qe,Re){(ne!==Be||Ae!==Qe||ye!==Re)&&(i.stencilFunc(Be,Qe,Re),ne=Be,Ae=Qe,ye=Re)},setOp:function(Be,Qe,Re){(Me!==Be||He!==Qe||je!==Re)&&(i.stencilOp(Be,Qe,Re),Me=Be,He=Qe,je=Re)},setLocked:function(Be){O=Be},setClear:function(Be){le!==Be&&(i.clearStencil(Be),le=Be)},reset:function(){O=!1,re=null,ne=null,Ae=null,ye=null,Me=null,He=null,je=null,le=null}}}let r=new t,o=new n,a=new s,c={},l=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,C=null,b=null,E=null,T=null,v=null,S=new de(0,0,0),U=0,I=!1,L=null,k=null,G=null,N=null,W=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ce=0,J=i.getParameter(i.VERSION);J.indexOf("WebGL")!==-1?(ce=parseFloat(/^WebGL (\d)/.exec(J)[1]),H=ce>=1):J.indexOf("OpenGL ES")!==-1&&(ce=parseFloat(/^OpenGL ES (\d)/.exec(J)[1]),H=ce>=2);let Q=null,se={},fe=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new nn().fromArray(fe),ge=new nn().fromArray(ue);function xe(O,re,ne,Ae){let ye=new Uint8Array(4),Me=i.createTexture();i.bindTexture(O,Me),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let He=0;He<ne;He++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(re+He,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Me}let Ce={};Ce[i.TEXTURE_2D]=xe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=xe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=xe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=xe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),we(i.DEPTH_TEST),o.setFunc(No),pn(!1),Bt($d),we(i.CULL_FACE),en(Or);function we(O){h[O]!==!0&&(i.enable(O),h[O]=!0)}function Xe(O){h[O]!==!1&&(i.disable(O),h[O]=!1)}function rt(O,re){return d[O]!==re?(i.bindFramebuffer(O,re),d[O]=re,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Ve(O,re){let ne=p,Ae=!1;if(O){ne=f.get(re),ne===void 0&&(ne=[],f.set(re,ne));let ye=O.textures;if(ne.length!==ye.length||ne[0]!==i.COLOR_ATTACHMENT0){for(let Me=0,He=ye.length;Me<He;Me++)ne[Me]=i.COLOR_ATTACHMENT0+Me;ne.length=ye.length,Ae=!0}}else ne[0]!==i.BACK&&(ne[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(ne)}function ft(O){return y!==O?(i.useProgram(O),y=O,!0):!1}let ct={[Br]:i.FUNC_ADD,[tg]:i.FUNC_SUBTRACT,[ng]:i.FUNC_REVERSE_SUBTRACT};ct[ig]=i.MIN,ct[sg]=i.MAX;let it={[rg]:i.ZERO,[og]:i.ONE,[ag]:i.SRC_COLOR,[Jd]:i.SRC_ALPHA,[fg]:i.SRC_ALPHA_SATURATE,[ug]:i.DST_COLOR,[cg]:i.DST_ALPHA,[lg]:i.ONE_MINUS_SRC_COLOR,[jd]:i.ONE_MINUS_SRC_ALPHA,[dg]:i.ONE_MINUS_DST_COLOR,[hg]:i.ONE_MINUS_DST_ALPHA,[pg]:i.CONSTANT_COLOR,[mg]:i.ONE_MINUS_CONSTANT_COLOR,[gg]:i.CONSTANT_ALPHA,[yg]:i.ONE_MINUS_CONSTANT_ALPHA};function en(O,re,ne,Ae,ye,Me,He,je,le,Be){if(O===Or){g===!0&&(Xe(i.BLEND),g=!1);return}if(g===!1&&(we(i.BLEND),g=!0),O!==eg){if(O!==m||Be!==I){if((x!==Br||E!==Br)&&(i.blendEquation(i.FUNC_ADD),x=Br,E=Br),Be)switch(O){case Yo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case cl:i.blendFunc(i.ONE,i.ONE);break;case Zd:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Kd:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:et("WebGLState: Invalid blending: ",O);break}else switch(O){case Yo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case cl:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Zd:et("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Kd:et("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:et("WebGLState: Invalid blending: ",O);break}C=null,b=null,T=null,v=null,S.set(0,0,0),U=0,m=O,I=Be}return}ye=ye||re,Me=Me||ne,He=He||Ae,(re!==x||ye!==E)&&(i.blendEquationSeparate(ct[re],ct[ye]),x=re,E=ye),(ne!==C||Ae!==b||Me!==T||He!==v)&&(i.blendFuncSeparate(it[ne],it[Ae],it[Me],it[He]),C=ne,b=Ae,T=Me,v=He),(je.equals(S)===!1||le!==U)&&(i.blendColor(je.r,je.g,je.b,le),S.copy(je),U=le),m=O,I=!1}function Wt(O,re){O.side===jt?Xe(i.CULL_FACE):we(i.CULL_FACE);let ne=O.side===En;re&&(ne=!ne),pn(ne),O.blending===Yo&&O.transparent===!1?en(Or):en(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let Ae=O.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),St(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?we(i.SAMPLE_ALPHA_TO_COVERAGE):Xe(i.SAMPLE_ALPHA_TO_COVERAGE)}function pn(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function Bt(O){O!==Jm?(we(i.CULL_FACE),O!==k&&(O===$d?i.cullFace(i.BACK):O===jm?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Xe(i.CULL_FACE),k=O}function Ln(O){O!==G&&(H&&i.lineWidth(O),G=O)}function St(O,re,ne){O?(we(i.POLYGON_OFFSET_FILL),(N!==re||W!==ne)&&(N=re,W=ne,o.getReversed()&&(re=-re,ne=-ne),i.polygonOffset(re,ne))):Xe(i.POLYGON_OFFSET_FILL)}function Sn(O){O?we(i.SCISSOR_TEST):Xe(i.SCISSOR_TEST)}function on(O){O===void 0&&(O=i.TEXTURE0+$-1),Q!==O&&(i.activeTexture(O),Q=O)}function mn(O,re,ne){ne===void 0&&(Q===null?ne=i.TEXTURE0+$-1:ne=Q);let Ae=se[ne];Ae===void 0&&(Ae={type:void 0,texture:void 0},se[ne]=Ae),(Ae.type!==O||Ae.texture!==re)&&(Q!==ne&&(i.activeTexture(ne),Q=ne),i.bindTexture(O,re||Ce[O]),Ae.type=O,Ae.texture=re)}function B(){let O=se[Q];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Pe(){try{i.compressedTexImage2D(...arguments)}catch(O){et("WebGLState:",O)}}function Ze(){try{i.compressedTexImage3D(...arguments)}catch(O){et("WebGLState:",O)}}function ot(){try{i.texSubImage2D(...arguments)}catch(O){et("WebGLState:",O)}}function Se(){try{i.texSubImage3D(...arguments)}catch(O){et("WebGLState:",O)}}function Gt(){try{i.compressedTexSubImage2D(...arguments)}catch(O){et("WebGLState:",O)}}function Ge(){try{i.compressedTexSubImage3D(...arguments)}catch(O){et("WebGLState:",O)}}function Ye(){try{i.texStorage2D(...arguments)}catch(O){et("WebGLState:",O)}}function R(){try{i.texStorage3D(...arguments)}catch(O){et("WebGLState:",O)}}function M(){try{i.texImage2D(...arguments)}catch(O){et("WebGLState:",O)}}function q(){try{i.texImage3D(...arguments)}catch(O){et("WebGLState:",O)}}function he(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function oe(O,re){u[O]!==re&&(i.pixelStorei(O,re),u[O]=re)}function ve(O){ee.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),ee.copy(O))}function _e(O){ge.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),ge.copy(O))}function te(O,re){let ne=l.get(re);ne===void 0&&(ne=new WeakMap,l.set(re,ne));let Ae=ne.get(O);Ae===void 0&&(Ae=i.getUniformBlockIndex(re,O.name),i.uniformBlockBinding(re,Ae,Ae),ne.set(O,Ae))}function ie(O,re,ne){let ye=l.get(re).get(O);c[ye]!==ne&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,ne),c[ye]=ne)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},Q=null,se={},d={},c={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,C=null,b=null,E=null,T=null,v=null,S=new de(0,0,0),U=0,I=!1,L=null,k=null,G=null,N=null,W=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:we,disable:Xe,bindFramebuffer:rt,drawBuffers:Ve,useProgram:ft,setBlending:en,setMaterial:Wt,setFlipSided:pn,setCullFace:Bt,setLineWidth:Ln,setPolygonOffset:St,setScissorTest:Sn,activeTexture:on,bindTexture:mn,unbindTexture:B,compressedTexImage2D:Pe,compressedTexImage3D:Ze,texImage2D:M,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:te,uniformBlockBinding:ie,texStorage2D:Ye,texStorage3D:R,texSubImage2D:ot,texSubImage3D:Se,compressedTexSubImage2D:Gt,compressedTexSubImage3D:Ge,scissor:ve,viewport:_e,reset:me}}function m1(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new $e,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(R=>p.delete(R)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,M){return g?new OffscreenCanvas(R,M):Ya("canvas")}function x(R,M,q){let he=1,oe=Ye(R);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ve=Math.floor(he*oe.width),_e=Math.floor(he*oe.height);d===void 0&&(d=m(ve,_e));let te=M?m(ve,_e):d;return te.width=ve,te.height=_e,te.getContext("2d").drawImage(R,0,0,ve,_e),Ke("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+ve+"x"+_e+")."),te}else return"data"in R&&Ke("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),R;return R}function C(R){return R.generateMipmaps}function b(R){i.generateMipmap(R)}function E(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function T(R,M,q,he,oe,ve=!1){if(R!==null){if(i[R]!==void 0)return i[R];Ke("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let _e;he&&(_e=e.get("EXT_texture_norm16"),_e||Ke("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let te=M;if(M===i.RED&&(q===i.FLOAT&&(te=i.R32F),q===i.HALF_FLOAT&&(te=i.R16F),q===i.UNSIGNED_BYTE&&(te=i.R8),q===i.UNSIGNED_SHORT&&_e&&(te=_e.R16_EXT),q===i.SHORT&&_e&&(te=_e.R16_SNORM_EXT)),M===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.R8UI),q===i.UNSIGNED_SHORT&&(te=i.R16UI),q===i.UNSIGNED_INT&&(te=i.R32UI),q===i.BYTE&&(te=i.R8I),q===i.SHORT&&(te=i.R16I),q===i.INT&&(te=i.R32I)),M===i.RG&&(q===i.FLOAT&&(te=i.RG32F),q===i.HALF_FLOAT&&(te=i.RG16F),q===i.UNSIGNED_BYTE&&(te=i.RG8),q===i.UNSIGNED_SHORT&&_e&&(te=_e.RG16_EXT),q===i.SHORT&&_e&&(te=_e.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RG8UI),q===i.UNSIGNED_SHORT&&(te=i.RG16UI),q===i.UNSIGNED_INT&&(te=i.RG32UI),q===i.BYTE&&(te=i.RG8I),q===i.SHORT&&(te=i.RG16I),q===i.INT&&(te=i.RG32I)),M===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGB8UI),q===i.UNSIGNED_SHORT&&(te=i.RGB16UI),q===i.UNSIGNED_INT&&(te=i.RGB32UI),q===i.BYTE&&(te=i.RGB8I),q===i.SHORT&&(te=i.RGB16I),q===i.INT&&(te=i.RGB32I)),M===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(te=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(te=i.RGBA16UI),q===i.UNSIGNED_INT&&(te=i.RGBA32UI),q===i.BYTE&&(te=i.RGBA8I),q===i.SHORT&&(te=i.RGBA16I),q===i.INT&&(te=i.RGBA32I)),M===i.RGB&&(q===i.UNSIGNED_SHORT&&_e&&(te=_e.RGB16_EXT),q===i.SHORT&&_e&&(te=_e.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(te=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(te=i.R11F_G11F_B10F)),M===i.RGBA){let ie=ve?qa:Mt.getTransfer(oe);q===i.FLOAT&&(te=i.RGBA32F),q===i.HALF_FLOAT&&(te=i.RGBA16F),q===i.UNSIGNED_BYTE&&(te=ie===Dt?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&_e&&(te=_e.RGBA16_EXT),q===i.SHORT&&_e&&(te=_e.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(te=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(te=i.RGB5_A1)}return(te===i.R16F||te===i.R32F||te===i.RG16F||te===i.RG32F||te===i.RGBA16F||te===i.RGBA32F)&&e.get("EXT_color_buffer_float"),te}function v(R,M){let q;return R?M===null||M===qi||M===zr?q=i.DEPTH24_STENCIL8:M===li?q=i.DEPTH32F_STENCIL8:M===Zo&&(q=i.DEPTH24_STENCIL8,Ke("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===qi||M===zr?q=i.DEPTH_COMPONENT24:M===li?q=i.DEPTH_COMPONENT32F:M===Zo&&(q=i.DEPTH_COMPONENT16),q}function S(R,M){return C(R)===!0||R.isFramebufferTexture&&R.minFilter!==bn&&R.minFilter!==ni?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function U(R){let M=new WeakRef(R);n.get(R).__ref=M,p.add(M),y.register(R,M,M)}function I(R){let M=n.get(R).__ref;M!==void 0&&(p.delete(M),y.unregister(M))}function L(R){G(R.target)}function k(R){N(R.target)}function G(R){R.removeEventListener("dispose",L),I(R),$(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function N(R){R.removeEventListener("dispose",k),I(R),ce(R)}function W(){for(let R of p){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?N(M):G(M))}p.clear(),u.clear()}function $(R){let M=n.get(R);if(M.__webglInit===void 0)return;let q=R.source,he=f.get(q);if(he){let oe=he[M.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(R),Object.keys(he).length===0&&f.delete(q)}n.remove(R)}function H(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let q=R.source,he=f.get(q);delete he[M.__cacheKey],o.memory.textures--}function ce(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&G(q),R.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(M.__webglFramebuffer[oe]))for(let ve=0;ve<M.__webglFramebuffer[oe].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[oe][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[oe]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[oe])}else{if(Array.isArray(M.__webglFramebuffer))for(let oe=0;oe<M.__webglFramebuffer.length;oe++)i.deleteFramebuffer(M.__webglFramebuffer[oe]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let oe=0;oe<M.__webglColorRenderbuffer.length;oe++)M.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[oe]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let he=R.textures;for(let oe=0,ve=he.length;oe<ve;oe++){let _e=n.get(he[oe]);_e.__webglTexture&&(i.deleteTexture(_e.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(R)}let J=0;function Q(){J=0}function se(){return J}function fe(R){J=R}function ue(){let R=J;return R>=s.maxTextures&&Ke("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),J+=1,R}function ee(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function ge(R,M){let q=n.get(R);if(R.isVideoTexture&&Gt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let he=R.image;if(he===null)Ke("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Ke("WebGLRenderer: Texture marked for update but image is incomplete");else{Wt(q,R,M);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+M)}function xe(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Wt(q,R,M);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+M)}function Ce(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Wt(q,R,M);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+M)}function we(R,M){let q=n.get(R);if(R.version>0&&q.__version!==R.version){pn(q,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+M)}let Xe={[Dc]:i.REPEAT,[us]:i.CLAMP_TO_EDGE,[Nc]:i.MIRRORED_REPEAT},rt={[bn]:i.NEAREST,[_g]:i.NEAREST_MIPMAP_NEAREST,[ul]:i.NEAREST_MIPMAP_LINEAR,[ni]:i.LINEAR,[ih]:i.LINEAR_MIPMAP_NEAREST,[zs]:i.LINEAR_MIPMAP_LINEAR},Ve={[Sg]:i.NEVER,[gf]:i.ALWAYS,[Ag]:i.LESS,[pf]:i.LEQUAL,[Tg]:i.EQUAL,[mf]:i.GEQUAL,[Eg]:i.GREATER,[Cg]:i.NOTEQUAL};function ft(R,M){if(M.type===li&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===ni||M.magFilter===ih||M.magFilter===ul||M.magFilter===zs||M.minFilter===ni||M.minFilter===ih||M.minFilter===ul||M.minFilter===zs)&&Ke("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,Xe[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,Xe[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,Xe[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,rt[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,rt[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,Ve[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===bn||M.minFilter!==ul&&M.minFilter!==zs||M.type===li&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function ct(R,M){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",L),U(M));let he=M.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let ve=ee(M);if(ve!==R.__cacheKey){oe[ve]===void 0&&(oe[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[ve].usedTimes++;let _e=oe[R.__cacheKey];_e!==void 0&&(oe[R.__cacheKey].usedTimes--,_e.usedTimes===0&&H(M)),R.__cacheKey=ve,R.__webglTexture=oe[ve].texture}return q}function it(R,M,q){return Math.floor(Math.floor(R/q)/M)}function en(R,M,q,he){let ve=R.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,q,he,M.data);else{ve.sort((O,re)=>O.start-re.start);let _e=0;for(let O=1;O<ve.length;O++){let re=ve[_e],ne=ve[O],Ae=re.start+re.count,ye=it(ne.start,M.width,4),Me=it(re.start,M.width,4);ne.start<=Ae+1&&ye===Me&&it(ne.start+ne.count-1,M.width,4)===ye?re.count=Math.max(re.count,ne.start+ne.count-re.start):(++_e,ve[_e]=ne)}ve.length=_e+1;let te=t.getParameter(i.UNPACK_ROW_LENGTH),ie=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let O=0,re=ve.length;O<re;O++){let ne=ve[O],Ae=Math.floor(ne.start/4),ye=Math.ceil(ne.count/4),Me=Ae%M.width,He=Math.floor(Ae/M.width),je=ye,le=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(i.UNPACK_SKIP_ROWS,He),t.texSubImage2D(i.TEXTURE_2D,0,Me,He,je,le,q,he,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,te),t.pixelStorei(i.UNPACK_SKIP_PIXELS,ie),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function Wt(R,M,q){let he=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(he=i.TEXTURE_3D);let oe=ct(R,M),ve=M.source;t.bindTexture(he,R.__webglTexture,i.TEXTURE0+q);let _e=n.get(ve);if(ve.version!==_e.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let le=Mt.getPrimaries(Mt.workingColorSpace),Be=M.colorSpace===Vs?null:Mt.getPrimaries(M.colorSpace),Qe=M.colorSpace===Vs||le===Be?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Qe)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let ie=x(M.image,!1,s.maxTextureSize);ie=Ge(M,ie);let me=r.convert(M.format,M.colorSpace),O=r.convert(M.type),re=T(M.internalFormat,me,O,M.normalized,M.colorSpace,M.isVideoTexture);ft(he,M);let ne,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Me=_e.__version===void 0||oe===!0,He=ve.dataReady,je=S(M,ie);if(M.isDepthTexture)re=v(M.format===Gs,M.type),Me&&(ye?t.texStorage2D(i.TEXTURE_2D,1,re,ie.width,ie.height):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,me,O,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(i.TEXTURE_2D,je,re,Ae[0].width,Ae[0].height);for(let le=0,Be=Ae.length;le<Be;le++)ne=Ae[le],ye?He&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,me,O,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,me,O,ne.data);M.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(i.TEXTURE_2D,je,re,ie.width,ie.height),He&&en(M,ie,me,O)):t.texImage2D(i.TEXTURE_2D,0,re,ie.width,ie.height,0,me,O,ie.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,je,re,Ae[0].width,Ae[0].height,ie.depth);for(let le=0,Be=Ae.length;le<Be;le++)if(ne=Ae[le],M.format!==vi)if(me!==null)if(ye){if(He)if(M.layerUpdates.size>0){let Qe=Af(ne.width,ne.height,M.format,M.type);for(let Re of M.layerUpdates){let lt=ne.data.subarray(Re*Qe/ne.data.BYTES_PER_ELEMENT,(Re+1)*Qe/ne.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,Re,ne.width,ne.height,1,me,lt)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,me,ne.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,ne.data,0,0);else Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?He&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,le,0,0,0,ne.width,ne.height,ie.depth,me,O,ne.data):t.texImage3D(i.TEXTURE_2D_ARRAY,le,re,ne.width,ne.height,ie.depth,0,me,O,ne.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(i.TEXTURE_2D,je,re,Ae[0].width,Ae[0].height);for(let le=0,Be=Ae.length;le<Be;le++)ne=Ae[le],M.format!==vi?me!==null?ye?He&&t.compressedTexSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,me,ne.data):t.compressedTexImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,ne.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?He&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,ne.width,ne.height,me,O,ne.data):t.texImage2D(i.TEXTURE_2D,le,re,ne.width,ne.height,0,me,O,ne.data)}else if(M.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,je,re,ie.width,ie.height,ie.depth),He)if(M.layerUpdates.size>0){let le=Af(ie.width,ie.height,M.format,M.type);for(let Be of M.layerUpdates){let Qe=ie.data.subarray(Be*le/ie.data.BYTES_PER_ELEMENT,(Be+1)*le/ie.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Be,ie.width,ie.height,1,me,O,Qe)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,ie.width,ie.height,ie.depth,me,O,ie.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,ie.width,ie.height,ie.depth,0,me,O,ie.data);else if(M.isData3DTexture)ye?(Me&&t.texStorage3D(i.TEXTURE_3D,je,re,ie.width,ie.height,ie.depth),He&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,ie.width,ie.height,ie.depth,me,O,ie.data)):t.texImage3D(i.TEXTURE_3D,0,re,ie.width,ie.height,ie.depth,0,me,O,ie.data);else if(M.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(i.TEXTURE_2D,je,re,ie.width,ie.height);else{let le=ie.width,Be=ie.height;for(let Qe=0;Qe<je;Qe++)t.texImage2D(i.TEXTURE_2D,Qe,re,le,Be,0,me,O,null),le>>=1,Be>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let le=i.canvas;if(le.hasAttribute("layoutsubtree")||le.setAttribute("layoutsubtree","true"),ie.parentNode!==le){le.appendChild(ie),u.add(M),le.onpaint=Be=>{let Qe=Be.changedElements;for(let Re of u)Qe.includes(Re.image)&&(Re.needsUpdate=!0)},le.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,ie);else{let Qe=i.RGBA,Re=i.RGBA,lt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Qe,Re,lt,ie)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let le=Ye(Ae[0]);t.texStorage2D(i.TEXTURE_2D,je,re,le.width,le.height)}for(let le=0,Be=Ae.length;le<Be;le++)ne=Ae[le],ye?He&&t.texSubImage2D(i.TEXTURE_2D,le,0,0,me,O,ne):t.texImage2D(i.TEXTURE_2D,le,re,me,O,ne);M.generateMipmaps=!1}else if(ye){if(Me){let le=Ye(ie);t.texStorage2D(i.TEXTURE_2D,je,re,le.width,le.height)}He&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,O,ie)}else t.texImage2D(i.TEXTURE_2D,0,re,me,O,ie);C(M)&&M.mipmapsAutoUpdate===!0&&b(he),_e.__version=ve.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function pn(R,M,q){if(M.image.length!==6)return;let he=ct(R,M),oe=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);let ve=n.get(oe);if(oe.version!==ve.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let _e=Mt.getPrimaries(Mt.workingColorSpace),te=M.colorSpace===Vs?null:Mt.getPrimaries(M.colorSpace),ie=M.colorSpace===Vs||_e===te?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,ie);let me=M.isCompressedTexture||M.image[0].isCompressedTexture,O=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!me&&!O?re[Re]=x(M.image[Re],!0,s.maxCubemapSize):re[Re]=O?M.image[Re].image:M.image[Re],re[Re]=Ge(M,re[Re]);let ne=re[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Me=T(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),He=M.isVideoTexture!==!0,je=ve.__version===void 0||he===!0,le=oe.dataReady,Be=S(M,ne);ft(i.TEXTURE_CUBE_MAP,M);let Qe;if(M.isDepthTexture){if(Me=v(M.format===Gs,M.type),je)if(He)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Me,ne.width,ne.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ne.width,ne.height,0,Ae,ye,null)}else if(me){He&&je&&t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,Me,ne.width,ne.height);for(let Re=0;Re<6;Re++){Qe=re[Re].mipmaps;for(let lt=0;lt<Qe.length;lt++){let Yt=Qe[lt];M.format!==vi?Ae!==null?He?le&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt,0,0,Yt.width,Yt.height,Ae,Yt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt,Me,Yt.width,Yt.height,0,Yt.data):Ke("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):He?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt,0,0,Yt.width,Yt.height,Ae,ye,Yt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt,Me,Yt.width,Yt.height,0,Ae,ye,Yt.data)}}}else{if(Qe=M.mipmaps,He&&je){Qe.length>0&&Be++;let Re=Ye(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,Be,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(O){He?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,Ae,ye,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,re[Re].width,re[Re].height,0,Ae,ye,re[Re].data);for(let lt=0;lt<Qe.length;lt++){let Zn=Qe[lt].image[Re].image;He?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt+1,0,0,Zn.width,Zn.height,Ae,ye,Zn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt+1,Me,Zn.width,Zn.height,0,Ae,ye,Zn.data)}}else{He?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ye,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ye,re[Re]);for(let lt=0;lt<Qe.length;lt++){let Yt=Qe[lt];He?le&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt+1,0,0,Ae,ye,Yt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,lt+1,Me,Ae,ye,Yt.image[Re])}}}C(M)&&M.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),ve.__version=oe.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function Bt(R,M,q,he,oe,ve){let _e=r.convert(q.format,q.colorSpace),te=r.convert(q.type),ie=T(q.internalFormat,_e,te,q.normalized,q.colorSpace),me=n.get(M),O=n.get(q);if(O.__renderTarget=M,!me.__hasExternalTextures){let re=Math.max(1,M.width>>ve),ne=Math.max(1,M.height>>ve);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,ve,ie,re,ne,M.depth,0,_e,te,null):t.texImage2D(oe,ve,ie,re,ne,0,_e,te,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,O.__webglTexture,0,ot(M)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,O.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Ln(R,M,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let he=M.depthTexture,oe=he&&he.isDepthTexture?he.type:null,ve=v(M.stencilBuffer,oe),_e=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ve,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,_e,i.RENDERBUFFER,R)}else{let he=M.textures;for(let oe=0;oe<he.length;oe++){let ve=he[oe],_e=r.convert(ve.format,ve.colorSpace),te=r.convert(ve.type),ie=T(ve.internalFormat,_e,te,ve.normalized,ve.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ot(M),ie,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ot(M),ie,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ie,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function St(R,M,q){let he=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(M.depthTexture);oe.__renderTarget=M;let ve=he?M.depthTexture.image[0]:M.depthTexture.image;(!oe.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),he?we(M.depthTexture,0):ge(M.depthTexture,0);let _e=oe.__webglTexture,te=ot(M),ie=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,me=M.depthTexture.format===Gs?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Us)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,ie,_e,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,me,ie,_e,0);else if(M.depthTexture.format===Gs)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,ie,_e,0,te):i.framebufferTexture2D(i.FRAMEBUFFER,me,ie,_e,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Sn(R){let M=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let he=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),he){let oe=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),M.__depthDisposeCallback=oe}M.__boundDepthTexture=he}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)St(M.__webglFramebuffer[he],R,he);else R.texture.mipmaps.length>0?St(M.__webglFramebuffer[0],R,0):St(M.__webglFramebuffer,R,0);else if(q){M.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[he]),M.__webglDepthbuffer[he]===void 0)M.__webglDepthbuffer[he]=i.createRenderbuffer(),Ln(M.__webglDepthbuffer[he],R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Ln(M.__webglDepthbuffer,R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function on(R,M,q){let he=n.get(R);M!==void 0&&Bt(he.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&Sn(R)}function mn(R){let M=R.texture,q=n.get(R),he=n.get(M);R.addEventListener("dispose",k),U(R);let oe=R.textures,ve=R.isWebGLCubeRenderTarget===!0,_e=oe.length>1;if(_e||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=M.version,o.memory.textures++),ve){q.__webglFramebuffer=[];for(let te=0;te<6;te++)if(M.mipmaps.length>0){q.__webglFramebuffer[te]=[];for(let ie=0;ie<M.mipmaps.length;ie++)q.__webglFramebuffer[te][ie]=i.createFramebuffer()}else q.__webglFramebuffer[te]=i.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let te=0;te<M.mipmaps.length;te++)q.__webglFramebuffer[te]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(_e)for(let te=0,ie=oe.length;te<ie;te++){let me=n.get(oe[te]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&Se(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let te=0;te<oe.length;te++){let ie=oe[te];q.__webglColorRenderbuffer[te]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[te]);let me=r.convert(ie.format,ie.colorSpace),O=r.convert(ie.type),re=T(ie.internalFormat,me,O,ie.normalized,ie.colorSpace,R.isXRRenderTarget===!0),ne=ot(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,ne,re,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+te,i.RENDERBUFFER,q.__webglColorRenderbuffer[te])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Ln(q.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),ft(i.TEXTURE_CUBE_MAP,M);for(let te=0;te<6;te++)if(M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Bt(q.__webglFramebuffer[te][ie],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,ie);else Bt(q.__webglFramebuffer[te],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+te,0);C(M)?b(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(_e){for(let te=0,ie=oe.length;te<ie;te++){let me=oe[te],O=n.get(me),re=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(re=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,O.__webglTexture),ft(re,me),Bt(q.__webglFramebuffer,R,me,i.COLOR_ATTACHMENT0+te,re,0),C(me)&&b(re)}t.unbindTexture()}else{let te=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(te=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(te,he.__webglTexture),ft(te,M),M.mipmaps.length>0)for(let ie=0;ie<M.mipmaps.length;ie++)Bt(q.__webglFramebuffer[ie],R,M,i.COLOR_ATTACHMENT0,te,ie);else Bt(q.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,te,0);C(M)?b(te):M.mipmaps.length>0&&i.texParameteri(te,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&Sn(R)}function B(R){let M=R.textures;for(let q=0,he=M.length;q<he;q++){let oe=M[q];if(C(oe)&&oe.mipmapsAutoUpdate===!0){let ve=E(R),_e=n.get(oe).__webglTexture;t.bindTexture(ve,_e),b(ve),t.unbindTexture()}}}let Pe=[];function Ze(R){if(R.samples>0){if(Se(R)===!1){let M=R.textures,q=R.width,he=R.height,oe=i.COLOR_BUFFER_BIT,ve=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_e=n.get(R),te=M.length>1;if(te)for(let me=0;me<M.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,_e.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglFramebuffer);for(let me=0;me<M.length;me++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),te){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,_e.__webglColorRenderbuffer[me]);let O=n.get(M[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),c===!0&&(Pe.length=0,Pe.push(i.COLOR_ATTACHMENT0+me),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Pe.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),te)for(let me=0;me<M.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,_e.__webglColorRenderbuffer[me]);let O=n.get(M[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,_e.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,O,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,_e.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&c){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ot(R){return Math.min(s.maxSamples,R.samples)}function Se(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Gt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function Ge(R,M){let q=R.colorSpace,he=R.format,oe=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==Xa&&q!==Vs&&(Mt.getTransfer(q)===Dt?(he!==vi||oe!==ai)&&Ke("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):et("WebGLTextures: Unsupported texture color space:",q)),M}function Ye(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(l.width=R.naturalWidth||R.width,l.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(l.width=R.displayWidth,l.height=R.displayHeight):(l.width=R.width,l.height=R.height),l}this.allocateTextureUnit=ue,this.resetTextureUnits=Q,this.getTextureUnits=se,this.setTextureUnits=fe,this.setTexture2D=ge,this.setTexture2DArray=xe,this.setTexture3D=Ce,this.setTextureCube=we,this.rebindTextures=on,this.setupRenderTarget=mn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=Ze,this.setupDepthRenderbuffer=Sn,this.setupFrameBufferTexture=Bt,this.useMultisampledRTT=Se,this.dispose=W}function g1(i,e){function t(n,s=Vs){let r,o=Mt.getTransfer(s);if(n===ai)return i.UNSIGNED_BYTE;if(n===rh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===oh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===cf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===hf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===af)return i.BYTE;if(n===lf)return i.SHORT;if(n===Zo)return i.UNSIGNED_SHORT;if(n===sh)return i.INT;if(n===qi)return i.UNSIGNED_INT;if(n===li)return i.FLOAT;if(n===Yi)return i.HALF_FLOAT;if(n===uf)return i.ALPHA;if(n===df)return i.RGB;if(n===vi)return i.RGBA;if(n===Us)return i.DEPTH_COMPONENT;if(n===Gs)return i.DEPTH_STENCIL;if(n===ah)return i.RED;if(n===lh)return i.RED_INTEGER;if(n===pr)return i.RG;if(n===ch)return i.RG_INTEGER;if(n===hh)return i.RGBA_INTEGER;if(n===dl||n===fl||n===pl||n===ml)if(o===Dt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===dl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===fl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===pl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===ml)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===dl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===fl)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===pl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===ml)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===uh||n===dh||n===fh||n===ph)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===uh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===dh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===fh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===ph)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===mh||n===gh||n===yh||n===vh||n===xh||n===gl||n===_h)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===mh||n===gh)return o===Dt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===yh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===vh)return r.COMPRESSED_R11_EAC;if(n===xh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===gl)return r.COMPRESSED_RG11_EAC;if(n===_h)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===bh||n===Mh||n===wh||n===Sh||n===Ah||n===Th||n===Eh||n===Ch||n===Rh||n===Ph||n===Ih||n===Lh||n===Dh||n===Nh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===bh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Mh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===wh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Sh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Ah)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Th)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Eh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Ch)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Rh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Ph)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Ih)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Lh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Dh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Nh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Fh||n===Uh||n===Oh)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Fh)return o===Dt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Uh)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Oh)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Bh||n===kh||n===yl||n===zh)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===Bh)return r.COMPRESSED_RED_RGTC1_EXT;if(n===kh)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===yl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===zh)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===zr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var y1=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,v1=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Nf=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new tl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new sn({vertexShader:y1,fragmentShader:v1,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new We(new Vn(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ff=class extends ds{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,u=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",g=new Nf,m={},x=t.getContextAttributes(),C=null,b=null,E=[],T=[],v=new $e,S=null,U=null,I=new ti;I.viewport=new nn;let L=new ti;L.viewport=new nn;let k=[I,L],G=new Qc,N=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=E[ee];return ge===void 0&&(ge=new zo,E[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=E[ee];return ge===void 0&&(ge=new zo,E[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=E[ee];return ge===void 0&&(ge=new zo,E[ee]=ge),ge.getHandSpace()};function $(ee){let ge=T.indexOf(ee.inputSource);if(ge===-1)return;let xe=E[ge];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,l||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ce);for(let ee=0;ee<E.length;ee++){let ge=T[ee];ge!==null&&(T[ee]=null,E[ee].disconnect(ge))}N=null,W=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(C),f=null,d=null,u=null,s=null,b=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(S),e.setSize(v.width,v.height,!1),U!==null){let ee=U.camera;ee.fov=U.fov,ee.zoom=U.zoom,ee.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Ke("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Ke("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ee){l=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ce),x.xrCompatible!==!0&&await t.makeXRCompatible(),S=e.getPixelRatio(),e.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ce=null,we=null;x.depth&&(we=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=x.stencil?Gs:Us,Ce=x.stencil?zr:qi);let Xe={colorFormat:t.RGBA8,depthFormat:we,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Xe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),b=new gi(d.textureWidth,d.textureHeight,{format:vi,type:ai,depthTexture:new Os(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let xe={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new gi(f.framebufferWidth,f.framebufferHeight,{format:vi,type:ai,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function ce(ee){for(let ge=0;ge<ee.removed.length;ge++){let xe=ee.removed[ge],Ce=T.indexOf(xe);Ce>=0&&(T[Ce]=null,E[Ce].disconnect(xe))}for(let ge=0;ge<ee.added.length;ge++){let xe=ee.added[ge],Ce=T.indexOf(xe);if(Ce===-1){for(let Xe=0;Xe<E.length;Xe++)if(Xe>=T.length){T.push(xe),Ce=Xe;break}else if(T[Xe]===null){T[Xe]=xe,Ce=Xe;break}if(Ce===-1)break}let we=E[Ce];we&&we.connect(xe)}}function J(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(ge=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),G.near=L.near=I.near=ge,G.far=L.far=I.far=xe,(N!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),N=G.near,W=G.far),G.layers.mask=ee.layers.mask|6,I.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Ce=ee.parent,we=G.cameras;J(G,Ce);for(let Xe=0;Xe<we.length;Xe++)J(we[Xe],Ce);G.projectionMatrix.copy(I.projectionMatrix),G.projectionMatrixInverse.copy(I.projectionMatrixInverse),U===null&&ee.isPerspectiveCamera&&(U={camera:ee,fov:ee.fov,zoom:ee.zoom}),Q(ee,G,Ce)};function Q(ee,ge,xe){xe===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Oo*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return c},this.setFoveation=function(ee){c=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(G)},this.getCameraTexture=function(ee){return m[ee]};let se=null;function fe(ee,ge){if(h=ge.getViewerPose(l||o),p=ge,h!==null){let xe=h.views;f!==null&&(e.setRenderTargetFramebuffer(b,f.framebuffer),e.setRenderTarget(b));let Ce=!1;xe.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let Ve=0;Ve<xe.length;Ve++){let ft=xe[Ve],ct=null;if(f!==null)ct=f.getViewport(ft);else{let en=u.getViewSubImage(d,ft);ct=en.viewport,Ve===0&&(e.setRenderTargetTextures(b,en.colorTexture,en.depthStencilTexture),e.setRenderTarget(b))}let it=k[Ve];it===void 0&&(it=new ti,it.layers.enable(Ve),it.viewport=new nn,k[Ve]=it),it.matrix.fromArray(ft.transform.matrix),it.matrix.decompose(it.position,it.quaternion,it.scale),it.projectionMatrix.fromArray(ft.projectionMatrix),it.projectionMatrixInverse.copy(it.projectionMatrix).invert(),it.viewport.set(ct.x,ct.y,ct.width,ct.height),Ve===0&&(G.matrix.copy(it.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(it)}let we=s.enabledFeatures;if(we&&we.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Ve=u.getDepthInformation(xe[0]);Ve&&Ve.isValid&&Ve.texture&&g.init(Ve,s.renderState)}if(we&&we.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let Ve=0;Ve<xe.length;Ve++){let ft=xe[Ve].camera;if(ft){let ct=m[ft];ct||(ct=new tl,m[ft]=ct);let it=u.getCameraImage(ft);ct.sourceTexture=it}}}}for(let xe=0;xe<E.length;xe++){let Ce=T[xe],we=E[xe];Ce!==null&&we!==void 0&&we.update(Ce,ge,l||o)}se&&se(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),p=null}let ue=new o0;ue.setAnimationLoop(fe),this.setAnimationLoop=function(ee){se=ee},this.dispose=function(){}}},x1=new _t,g0=new nt;g0.set(-1,0,0,0,1,0,0,0,1);function _1(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,Mf(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,x,C,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),u(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,b)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),y(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?c(g,m,x,C):m.isSpriteMaterial?l(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===En&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===En&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let x=e.get(m),C=x.envMap,b=x.envMapRotation;C&&(g.envMap.value=C,g.envMapRotation.value.setFromMatrix4(x1.makeRotationFromEuler(b)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(g0),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function c(g,m,x,C){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*x,g.scale.value=C*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function l(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function u(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,x){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===En&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=x.texture,g.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function y(g,m){let x=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(x.matrixWorld),g.nearDistance.value=x.shadow.camera.near,g.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function b1(i,e,t,n){let s={},r={};function o(x,C){let b=C.program;n.uniformBlockBinding(x,b,s[x.id])}function a(x,C){let b=s[x.id];b===void 0&&(p(x),b=c(x),s[x.id]=b,x.addEventListener("dispose",g));let E=C.program;n.updateUBOMapping(x,E);let T=e.render.frame;r[x.id]!==T&&(l(x),r[x.id]=T)}function c(x){let C=i.createBuffer(),b=x.__size,E=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,C),i.bufferData(i.UNIFORM_BUFFER,b,E),i.bindBuffer(i.UNIFORM_BUFFER,null),C}function l(x){let C=s[x.id],b=x.uniforms,E=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,C);for(let T=0,v=b.length;T<v;T++){let S=b[T];if(Array.isArray(S))for(let U=0,I=S.length;U<I;U++)h(S[U],T,U,E);else h(S,T,0,E)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,C,b,E){if(d(x,C,b,E)===!0){let T=x.__offset,v=x.value;if(Array.isArray(v)){let S=0;for(let U=0;U<v.length;U++){let I=v[U],L=y(I,!0);u(I,x.__data,S),S+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,T,x.__data)}}function u(x,C,b){typeof x=="number"||typeof x=="boolean"?C[b]=x:x.isMatrix3?(C[b]=x.elements[0],C[b+1]=x.elements[1],C[b+2]=x.elements[2],C[b+3]=0,C[b+4]=x.elements[3],C[b+5]=x.elements[4],C[b+6]=x.elements[5],C[b+7]=0,C[b+8]=x.elements[6],C[b+9]=x.elements[7],C[b+10]=x.elements[8],C[b+11]=0):ArrayBuffer.isView(x)?C.set(x.subarray(0,C.length-b),b):x.toArray(C,b)}function d(x,C,b,E){let T=x.value,v=C+"_"+b;if(Array.isArray(T)){E[v]===void 0&&(E[v]=[]);let S=E[v],U=!1;for(let I=0;I<T.length;I++)f(T[I],S,I)===!0&&(U=!0);return U}return f(T,E,v)}function f(x,C,b){if(C[b]===void 0)return typeof x=="number"||typeof x=="boolean"?C[b]=x:ArrayBuffer.isView(x)?C[b]=x.slice():C[b]=x.clone(),!0;{let E=C[b];if(typeof x=="number"||typeof x=="boolean"){if(E!==x)return C[b]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(E.equals(x)===!1)return E.copy(x),!0}}return!1}function p(x){let C=x.uniforms,b=0,E=16;for(let v=0,S=C.length;v<S;v++){let U=Array.isArray(C[v])?C[v]:[C[v]];for(let I=0,L=U.length;I<L;I++){let k=U[I],G=Array.isArray(k.value)?k.value:[k.value],N=Array.isArray(C[v])||Array.isArray(k.value),W=b;for(let H=0,ce=G.length;H<ce;H++){let J=G[H],Q=y(J,N),se=b%E,fe=se%Q.boundary,ue=se+fe;b+=fe,ue!==0&&E-ue<Q.storage&&(b+=E-ue),H===0&&(W=b),b+=Q.storage}let $=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new $((b-W)/Float32Array.BYTES_PER_ELEMENT),k.__offset=W}}let T=b%E;return T>0&&(b+=E-T),x.__size=b,x.__cache={},this}function y(x,C){let b={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(b.boundary=4,b.storage=4):x.isVector2?(b.boundary=8,b.storage=8):x.isVector3||x.isColor?(b.boundary=16,b.storage=12):x.isVector4?(b.boundary=16,b.storage=16):x.isMatrix3?(b.boundary=16,b.storage=48):x.isMatrix4?(b.boundary=16,b.storage=64):x.isTexture?Ke("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(b.boundary=16,b.storage=x.byteLength):Ke("WebGLRenderer: Unsupported uniform value type.",x),C===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(x){let C=x.target;C.removeEventListener("dispose",g),i.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var M1=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),_s=null;function w1(){return _s===null&&(_s=new Nr(M1,16,16,pr,Yi),_s.name="DFG_LUT",_s.minFilter=ni,_s.magFilter=ni,_s.wrapS=us,_s.wrapT=us,_s.generateMipmaps=!1,_s.needsUpdate=!0),_s}var Hh=class{constructor(e={}){let{canvas:t=Pg(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=ai}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,g=new Set([hh,ch,lh]),m=new Set([ai,qi,Zo,zr,rh,oh]),x=new Uint32Array(4),C=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},E=null,T=null,v=[],S=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=vs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,k=null,G=null,N=null,W=null;this._outputColorSpace=ei;let $=0,H=0,ce=null,J=-1,Q=null,se=new nn,fe=new nn,ue=null,ee=new de(0),ge=0,xe=t.width,Ce=t.height,we=1,Xe=null,rt=null,Ve=new nn(0,0,xe,Ce),ft=new nn(0,0,xe,Ce),ct=!1,it=new gs,en=new kc,Wt=!1,pn=!1,Bt=new _t,Ln=new F,St=new nn,Sn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},on=!1;function mn(){return ce===null?we:1}let B=n;function Pe(A,z){return t.getContext(A,z)}let Ze,ot,Se,Gt,Ge,Ye,R,M,q,he,oe,ve,_e,te,ie,me,O,re,ne,Ae,ye,Me,He;try{let A={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Be,!1),t.addEventListener("webglcontextrestored",Qe,!1),t.addEventListener("webglcontextcreationerror",Re,!1),B===null){let z="webgl2";if(B=Pe(z,A),B===null)throw Pe(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}je()}catch(A){throw t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),et("WebGLRenderer: "+A.message),A}function je(){Ze=new Nw(B),Ze.init(),ye=new g1(B,Ze),ot=new ww(B,Ze,e,ye),Se=new p1(B,Ze),ot.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),G=B.createFramebuffer(),N=B.createFramebuffer(),W=B.createFramebuffer(),Gt=new Ow(B),Ge=new e1,Ye=new m1(B,Ze,Se,Ge,ot,ye,Gt),R=new Dw(I),M=new k_(B),Me=new bw(B,M),q=new Fw(B,M,Gt,Me),he=new kw(B,q,M,Me,Gt),re=new Bw(B,ot,Ye),ie=new Sw(Ge),oe=new QS(I,R,Ze,ot,Me,ie),ve=new _1(I,Ge),_e=new n1,te=new l1(Ze),O=new _w(I,R,Se,he,p,c),me=new f1(I,he,ot),He=new b1(B,Gt,ot,Se),ne=new Mw(B,Ze,Gt),Ae=new Uw(B,Ze,Gt),Gt.programs=oe.programs,I.capabilities=ot,I.extensions=Ze,I.properties=Ge,I.renderLists=_e,I.shadowMap=me,I.state=Se,I.info=Gt}y!==ai&&(U=new Gw(y,t.width,t.height,a,s,r));let le=new Ff(I,B);this.xr=le,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let A=Ze.get("WEBGL_lose_context");A&&A.loseContext()},this.forceContextRestore=function(){let A=Ze.get("WEBGL_lose_context");A&&A.restoreContext()},this.getPixelRatio=function(){return we},this.setPixelRatio=function(A){A!==void 0&&(we=A,this.setSize(xe,Ce,!1))},this.getSize=function(A){return A.set(xe,Ce)},this.setSize=function(A,z,j=!0){if(le.isPresenting){Ke("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=A,Ce=z,t.width=Math.floor(A*we),t.height=Math.floor(z*we),j===!0&&(t.style.width=A+"px",t.style.height=z+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,A,z)},this.getDrawingBufferSize=function(A){return A.set(xe*we,Ce*we).floor()},this.setDrawingBufferSize=function(A,z,j){xe=A,Ce=z,we=j,t.width=Math.floor(A*j),t.height=Math.floor(z*j),this.setViewport(0,0,A,z)},this.setEffects=function(A){if(y===ai){et("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(A){for(let z=0;z<A.length;z++)if(A[z].isOutputPass===!0){Ke("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(A||[])},this.getCurrentViewport=function(A){return A.copy(se)},this.getViewport=function(A){return A.copy(Ve)},this.setViewport=function(A,z,j,Y){A.isVector4?Ve.set(A.x,A.y,A.z,A.w):Ve.set(A,z,j,Y),Se.viewport(se.copy(Ve).multiplyScalar(mn()).round())},this.getScissor=function(A){return A.copy(ft)},this.setScissor=function(A,z,j,Y){A.isVector4?ft.set(A.x,A.y,A.z,A.w):ft.set(A,z,j,Y),Se.scissor(fe.copy(ft).multiplyScalar(mn()).round())},this.getScissorTest=function(){return ct},this.setScissorTest=function(A){Se.setScissorTest(ct=A)},this.setOpaqueSort=function(A){Xe=A},this.setTransparentSort=function(A){rt=A},this.getClearColor=function(A){return A.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(A=!0,z=!0,j=!0){let Y=0;if(A){let Z=!1;if(ce!==null){let Te=ce.texture.format;Z=g.has(Te)}if(Z){let Te=ce.texture.type,Ie=m.has(Te),Ee=O.getClearColor(),De=O.getClearAlpha(),ze=Ee.r,tt=Ee.g,gt=Ee.b;Ie?(x[0]=ze,x[1]=tt,x[2]=gt,x[3]=De,B.clearBufferuiv(B.COLOR,0,x)):(C[0]=ze,C[1]=tt,C[2]=gt,C[3]=De,B.clearBufferiv(B.COLOR,0,C))}else Y|=B.COLOR_BUFFER_BIT}z&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),j&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(A){A.setRenderer(this),k=A},this.dispose=function(){t.removeEventListener("webglcontextlost",Be,!1),t.removeEventListener("webglcontextrestored",Qe,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),O.dispose(),_e.dispose(),te.dispose(),Ye.dispose(),Ge.dispose(),R.dispose(),he.dispose(),q.dispose(),Me.dispose(),He.dispose(),oe.dispose(),le.dispose(),le.removeEventListener("sessionstart",Kl),le.removeEventListener("sessionend",is),As.stop()};function Be(A){A.preventDefault(),vf("WebGLRenderer: Context Lost."),L=!0}function Qe(){vf("WebGLRenderer: Context Restored."),L=!1;let A=Gt.autoReset,z=me.enabled,j=me.autoUpdate,Y=me.needsUpdate,Z=me.type;je(),Gt.autoReset=A,me.enabled=z,me.autoUpdate=j,me.needsUpdate=Y,me.type=Z}function Re(A){et("WebGLRenderer: A WebGL context could not be created. Reason: ",A.statusMessage)}function lt(A){let z=A.target;z.removeEventListener("dispose",lt),Yt(z)}function Yt(A){Zn(A),Ge.remove(A)}function Zn(A){let z=Ge.get(A).programs;z!==void 0&&(z.forEach(function(j){oe.releaseProgram(j)}),A.isShaderMaterial&&oe.releaseShaderCache(A))}this.renderBufferDirect=function(A,z,j,Y,Z,Te){z===null&&(z=Sn);let Ie=Z.isMesh&&Z.matrixWorld.determinantAffine()<0,Ee=Pa(A,z,j,Y,Z);Se.setMaterial(Y,Ie);let De=j.index,ze=1;if(Y.wireframe===!0){if(De=q.getWireframeAttribute(j),De===void 0)return;ze=2}let tt=j.drawRange,gt=j.attributes.position,ke=tt.start*ze,yt=(tt.start+tt.count)*ze;Te!==null&&(ke=Math.max(ke,Te.start*ze),yt=Math.min(yt,(Te.start+Te.count)*ze)),De!==null?(ke=Math.max(ke,0),yt=Math.min(yt,De.count)):gt!=null&&(ke=Math.max(ke,0),yt=Math.min(yt,gt.count));let rn=yt-ke;if(rn<0||rn===1/0)return;Me.setup(Z,Y,Ee,j,De);let Ft,Ut=ne;if(De!==null&&(Ft=M.get(De),Ut=Ae,Ut.setIndex(Ft)),Z.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*mn()),Ut.setMode(B.LINES)):Ut.setMode(B.TRIANGLES);else if(Z.isLine){let An=Y.linewidth;An===void 0&&(An=1),Se.setLineWidth(An*mn()),Z.isLineSegments?Ut.setMode(B.LINES):Z.isLineLoop?Ut.setMode(B.LINE_LOOP):Ut.setMode(B.LINE_STRIP)}else Z.isPoints?Ut.setMode(B.POINTS):Z.isSprite&&Ut.setMode(B.TRIANGLES);if(Z.isBatchedMesh)if(Ze.get("WEBGL_multi_draw"))Ut.renderMultiDraw(Z._multiDrawStarts,Z._multiDrawCounts,Z._multiDrawCount);else{let An=Z._multiDrawStarts,Ue=Z._multiDrawCounts,gn=Z._multiDrawCount,bt=De?M.get(De).bytesPerElement:1,Es=Ge.get(Y).currentProgram.getUniforms();for(let yn=0;yn<gn;yn++)Es.setValue(B,"_gl_DrawID",yn),Ut.render(An[yn]/bt,Ue[yn])}else if(Z.isInstancedMesh)Ut.renderInstances(ke,rn,Z.count);else if(j.isInstancedBufferGeometry){let An=j._maxInstanceCount!==void 0?j._maxInstanceCount:1/0,Ue=Math.min(j.instanceCount,An);Ut.renderInstances(ke,rn,Ue)}else Ut.render(ke,rn)};function Ea(A,z,j,Y){k!==null&&A.isNodeMaterial&&k.setObject(Y,A),Wt===!0&&ie.setState(A,j,!1),A.transparent===!0&&A.side===jt&&A.forceSinglePass===!1?(A.side=En,A.needsUpdate=!0,ss(A,z,Y),A.side=fr,A.needsUpdate=!0,ss(A,z,Y),A.side=jt):ss(A,z,Y)}this.compile=function(A,z,j=null){j===null&&(j=A),k!==null&&k.renderStart(A,z,j),T=te.get(j),T.init(z),S.push(T),j.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),A!==j&&A.traverseVisible(function(Z){Z.isLight&&Z.layers.test(z.layers)&&(T.pushLight(Z),Z.castShadow&&T.pushShadow(Z))}),T.setupLights(),k!==null&&k.updateLights(T.state.lightsArray),pn=this.localClippingEnabled,Wt=ie.init(this.clippingPlanes,pn),Wt===!0&&ie.setGlobalState(this.clippingPlanes,z),k!==null&&me.render(T.state.shadowsArray,j,z);let Y=new Set;return A.traverse(function(Z){if(!(Z.isMesh||Z.isPoints||Z.isLine||Z.isSprite))return;let Te=Z.material;if(Te)if(Array.isArray(Te))for(let Ie=0;Ie<Te.length;Ie++){let Ee=Te[Ie];Ea(Ee,j,z,Z),Y.add(Ee)}else Ea(Te,j,z,Z),Y.add(Te)}),T=S.pop(),k!==null&&k.renderEnd(),Y},this.compileAsync=function(A,z,j=null){let Y=this.compile(A,z,j);return new Promise(Z=>{function Te(){if(Y.forEach(function(Ie){let De=Ge.get(Ie).currentProgram;(De===void 0||De.isReady())&&Y.delete(Ie)}),Y.size===0){Z(A);return}setTimeout(Te,10)}Ze.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let oo=null;function hd(A){oo&&oo(A)}function Kl(){As.stop()}function is(){As.start()}let As=new o0;As.setAnimationLoop(hd),typeof self<"u"&&As.setContext(self),this.setAnimationLoop=function(A){oo=A,le.setAnimationLoop(A),A===null?As.stop():As.start()},le.addEventListener("sessionstart",Kl),le.addEventListener("sessionend",is),this.render=function(A,z){if(z!==void 0&&z.isCamera!==!0){et("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(A,z);let j=le.enabled===!0&&le.isPresenting===!0,Y=U!==null&&(ce===null||j)&&U.begin(I,ce);if(A.matrixWorldAutoUpdate===!0&&A.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),le.enabled===!0&&le.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(le.cameraAutoUpdate===!0&&le.updateCamera(z),z=le.getCamera()),A.isScene===!0&&A.onBeforeRender(I,A,z,ce),T=te.get(A,S.length),T.init(z),T.state.textureUnits=Ye.getTextureUnits(),S.push(T),Bt.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?en.setFromArrayCamera(z):it.setFromProjectionMatrix(Bt,Ei,z.reversedDepth),pn=this.localClippingEnabled,Wt=ie.init(this.clippingPlanes,pn),E=_e.get(A,v.length),E.init(),v.push(E),this.info.render.frame++,le.enabled===!0&&le.isPresenting===!0){let Ie=I.xr.getDepthSensingMesh();Ie!==null&&Ts(Ie,z,-1/0,I.sortObjects)}Ts(A,z,0,I.sortObjects),E.finish(),k!==null&&k.updateLights(T.state.lightsArray),I.sortObjects===!0&&E.sort(Xe,rt),on=le.enabled===!1||le.isPresenting===!1||le.hasDepthSensing()===!1,on&&O.addToRenderList(E,A),this.info.autoReset===!0&&this.info.reset(),Wt===!0&&ie.beginShadows();let Z=T.state.shadowsArray;if(me.render(Z,A,z),Wt===!0&&ie.endShadows(),(Y&&U.hasRenderPass())===!1){let Ie=E.opaque,Ee=E.transmissive;if(T.setupLights(),z.isArrayCamera){let De=z.cameras;if(Ee.length>0)for(let ze=0,tt=De.length;ze<tt;ze++){let gt=De[ze];Oi(Ie,Ee,A,gt)}on&&O.render(A);for(let ze=0,tt=De.length;ze<tt;ze++){let gt=De[ze];Ca(E,A,gt,gt.viewport)}}else Ee.length>0&&Oi(Ie,Ee,A,z),on&&O.render(A),Ca(E,A,z)}ce!==null&&H===0&&(Ye.updateMultisampleRenderTarget(ce),Ye.updateRenderTargetMipmap(ce)),Y&&U.end(I),A.isScene===!0&&A.onAfterRender(I,A,z),Me.resetDefaultState(),J=-1,Q=null,S.pop(),S.length>0?(T=S[S.length-1],Ye.setTextureUnits(T.state.textureUnits),Wt===!0&&ie.setGlobalState(I.clippingPlanes,T.state.camera)):T=null,v.pop(),v.length>0?E=v[v.length-1]:E=null,k!==null&&k.renderEnd()};function Ts(A,z,j,Y){if(A.visible===!1)return;if(A.layers.test(z.layers)){if(A.isGroup)j=A.renderOrder;else if(A.isLOD)A.autoUpdate===!0&&A.update(z);else if(A.isLight)T.pushLight(A),A.castShadow&&T.pushShadow(A);else if(A.isSprite){let Ie=z.isArrayCamera?en:it;if(!A.frustumCulled||A.intersectsFrustum(Ie)){Y&&St.setFromMatrixPosition(A.matrixWorld).applyMatrix4(Bt);let Ee=he.update(A),De=A.material;De.visible&&E.push(A,Ee,De,j,St.z,null,z)}}else if(A.isMesh||A.isLine||A.isPoints){let Ie=z.isArrayCamera?en:it;if(!A.frustumCulled||A.intersectsFrustum(Ie)){let Ee=he.update(A),De=A.material;if(Y&&(A.boundingSphere!==void 0?(A.boundingSphere===null&&A.computeBoundingSphere(),St.copy(A.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),St.copy(Ee.boundingSphere.center)),St.applyMatrix4(A.matrixWorld).applyMatrix4(Bt)),Array.isArray(De)){let ze=Ee.groups;for(let tt=0,gt=ze.length;tt<gt;tt++){let ke=ze[tt],yt=De[ke.materialIndex];yt&&yt.visible&&E.push(A,Ee,yt,j,St.z,ke,z)}}else De.visible&&E.push(A,Ee,De,j,St.z,null,z)}}}let Te=A.children;for(let Ie=0,Ee=Te.length;Ie<Ee;Ie++)Ts(Te[Ie],z,j,Y)}function Ca(A,z,j,Y){let{opaque:Z,transmissive:Te,transparent:Ie}=A;T.setupLightsView(j),Wt===!0&&ie.setGlobalState(I.clippingPlanes,j),Y&&Se.viewport(se.copy(Y)),Z.length>0&&an(Z,z,j),Te.length>0&&an(Te,z,j),Ie.length>0&&an(Ie,z,j),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Oi(A,z,j,Y){if((j.isScene===!0?j.overrideMaterial:null)!==null)return;if(T.state.transmissionRenderTarget[Y.id]===void 0){let ke=Ze.has("EXT_color_buffer_half_float")||Ze.has("EXT_color_buffer_float");T.state.transmissionRenderTarget[Y.id]=new gi(1,1,{generateMipmaps:!0,type:ke?Yi:ai,minFilter:zs,samples:Math.max(4,ot.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:Mt.workingColorSpace})}let Te=T.state.transmissionRenderTarget[Y.id],Ie=Y.viewport||se;Te.setSize(Ie.z*I.transmissionResolutionScale,Ie.w*I.transmissionResolutionScale);let Ee=I.getRenderTarget(),De=I.getActiveCubeFace(),ze=I.getActiveMipmapLevel();I.setRenderTarget(Te),I.getClearColor(ee),ge=I.getClearAlpha(),ge<1&&I.setClearColor(16777215,.5),I.clear(),on&&O.render(j);let tt=I.toneMapping;I.toneMapping=vs;let gt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),T.setupLightsView(Y),Wt===!0&&ie.setGlobalState(I.clippingPlanes,Y),an(A,j,Y),Ye.updateMultisampleRenderTarget(Te),Ye.updateRenderTargetMipmap(Te),Ze.has("WEBGL_multisampled_render_to_texture")===!1){let ke=!1;for(let yt=0,rn=z.length;yt<rn;yt++){let Ft=z[yt],{object:Ut,geometry:An,material:Ue,group:gn}=Ft;if(Ue.side===jt&&Ut.layers.test(Y.layers)){let bt=Ue.side;Ue.side=En,Ue.needsUpdate=!0,un(Ut,j,Y,An,Ue,gn),Ue.side=bt,Ue.needsUpdate=!0,ke=!0}}ke===!0&&(Ye.updateMultisampleRenderTarget(Te),Ye.updateRenderTargetMipmap(Te))}I.setRenderTarget(Ee,De,ze),I.setClearColor(ee,ge),gt!==void 0&&(Y.viewport=gt),I.toneMapping=tt}function an(A,z,j){let Y=z.isScene===!0?z.overrideMaterial:null;for(let Z=0,Te=A.length;Z<Te;Z++){let Ie=A[Z],{object:Ee,geometry:De,group:ze}=Ie,tt=Ie.material;tt.allowOverride===!0&&Y!==null&&(tt=Y),Ee.layers.test(j.layers)&&un(Ee,z,j,De,tt,ze)}}function un(A,z,j,Y,Z,Te){k!==null&&Z.isNodeMaterial&&k.setObject(A,Z),A.onBeforeRender(I,z,j,Y,Z,Te),A.modelViewMatrix.multiplyMatrices(j.matrixWorldInverse,A.matrixWorld),A.normalMatrix.getNormalMatrix(A.modelViewMatrix),Z.onBeforeRender(I,z,j,Y,A,Te),Z.transparent===!0&&Z.side===jt&&Z.forceSinglePass===!1?(Z.side=En,Z.needsUpdate=!0,I.renderBufferDirect(j,z,Y,Z,A,Te),Z.side=fr,Z.needsUpdate=!0,I.renderBufferDirect(j,z,Y,Z,A,Te),Z.side=jt):I.renderBufferDirect(j,z,Y,Z,A,Te),A.onAfterRender(I,z,j,Y,Z,Te)}function dn(A){let z=0;for(let j of A)j.texture!==null&&z++;return z}function ss(A,z,j){z.isScene!==!0&&(z=Sn);let Y=Ge.get(A),Z=T.state.lights,Te=T.state.shadowsArray,Ie=Z.state.version,Ee=oe.getParameters(A,Z.state,Te,z,j,T.state.lightProbeGridArray),De=oe.getProgramCacheKey(Ee),ze=Y.programs;Y.environment=A.isMeshStandardMaterial||A.isMeshLambertMaterial||A.isMeshPhongMaterial?z.environment:null,Y.fog=z.fog;let tt=A.isMeshStandardMaterial||A.isMeshLambertMaterial&&!A.envMap||A.isMeshPhongMaterial&&!A.envMap;Y.envMap=R.get(A.envMap||Y.environment,tt),Y.envMapRotation=Y.environment!==null&&A.envMap===null?z.environmentRotation:A.envMapRotation,ze===void 0&&(A.addEventListener("dispose",lt),ze=new Map,Y.programs=ze,Y.programVariants=new Map);let gt=ze.get(De);if(gt!==void 0){if(Y.currentProgram===gt&&Y.lightsStateVersion===Ie)return Ra(A,Ee),gt}else Ee.uniforms=oe.getUniforms(A),k!==null&&A.isNodeMaterial&&k.build(A,j,Ee),A.onBeforeCompile(Ee,I),gt=oe.acquireProgram(Ee,De),ze.set(De,gt),Y.uniforms=Ee.uniforms;let ke=Y.uniforms;return(!A.isShaderMaterial&&!A.isRawShaderMaterial||A.clipping===!0)&&(ke.clippingPlanes=ie.uniform),Ra(A,Ee),Y.needsLights=js(A),Y.lightsStateVersion=Ie,Y.needsLights&&(ke.ambientLightColor.value=Z.state.ambient,ke.lightProbe.value=Z.state.probe,ke.sunLights.value=Z.state.sun,ke.sunLightShadows.value=Z.state.sunShadow,ke.directionalLights.value=Z.state.directional,ke.directionalLightShadows.value=Z.state.directionalShadow,ke.spotLights.value=Z.state.spot,ke.spotLightShadows.value=Z.state.spotShadow,ke.rectAreaLights.value=Z.state.rectArea,ke.ltc_1.value=Z.state.rectAreaLTC1,ke.ltc_2.value=Z.state.rectAreaLTC2,ke.pointLights.value=Z.state.point,ke.pointLightShadows.value=Z.state.pointShadow,ke.hemisphereLights.value=Z.state.hemi,ke.sunShadowMatrix.value=Z.state.sunShadowMatrix,ke.sunShadowCascade.value=Z.state.sunShadowCascade,ke.directionalShadowMatrix.value=Z.state.directionalShadowMatrix,ke.spotLightMatrix.value=Z.state.spotLightMatrix,ke.spotLightMap.value=Z.state.spotLightMap,ke.pointShadowMatrix.value=Z.state.pointShadowMatrix),Y.numLightProbeGrids=dn(T.state.lightProbeGridArray),Y.currentProgram=gt,Y.uniformsList=null,gt}function ci(A,z,j,Y,Z){let Te=Ge.get(A),Ie=Te.currentProgram.id+","+Y+","+Z,Ee=Te.programVariants.get(Ie);return Ee===void 0?(Ee=ss(A,z,j),Te.programVariants.set(Ie,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=Z),Ee}function Js(A){if(A.uniformsList===null){let z=A.currentProgram.getUniforms();A.uniformsList=Jo.seqWithValue(z.seq,A.uniforms)}return A.uniformsList}function Ra(A,z){let j=Ge.get(A);j.outputColorSpace=z.outputColorSpace,j.batching=z.batching,j.batchingColor=z.batchingColor,j.instancing=z.instancing,j.instancingColor=z.instancingColor,j.instancingMorph=z.instancingMorph,j.skinning=z.skinning,j.morphTargets=z.morphTargets,j.morphNormals=z.morphNormals,j.morphColors=z.morphColors,j.morphTargetsCount=z.morphTargetsCount,j.numClippingPlanes=z.numClippingPlanes,j.numIntersection=z.numClipIntersection,j.vertexAlphas=z.vertexAlphas,j.vertexTangents=z.vertexTangents,j.toneMapping=z.toneMapping}function Pa(A,z,j,Y,Z){z.isScene!==!0&&(z=Sn),Ye.resetTextureUnits();let Te=z.fog,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?z.environment:null,Ee=ce===null?I.outputColorSpace:ce.isXRRenderTarget===!0?ce.texture.colorSpace:Mt.workingColorSpace,De=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,ze=R.get(Y.envMap||Ie,De),tt=Y.vertexColors===!0&&!!j.attributes.color&&j.attributes.color.itemSize===4,gt=!!j.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),ke=!!j.morphAttributes.position,yt=!!j.morphAttributes.normal,rn=!!j.morphAttributes.color,Ft=vs;Y.toneMapped&&(ce===null||ce.isXRRenderTarget===!0)&&(Ft=I.toneMapping);let Ut=j.morphAttributes.position||j.morphAttributes.normal||j.morphAttributes.color,An=Ut!==void 0?Ut.length:0,Ue=Ge.get(Y),gn=T.state.lights;if(Wt===!0&&(pn===!0||A!==Q)){let Ot=A===Q&&Y.id===J;ie.setState(Y,A,Ot)}let bt=!1,Es=!1;Y.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==gn.state.version||Z.isBatchedMesh&&Ue.batching===!1||!Z.isBatchedMesh&&Ue.batching===!0||Z.isBatchedMesh&&Ue.batchingColor===!0&&Z._colorsTexture===null||Z.isBatchedMesh&&Ue.batchingColor===!1&&Z._colorsTexture!==null||Z.isInstancedMesh&&Ue.instancing===!1||!Z.isInstancedMesh&&Ue.instancing===!0||Z.isSkinnedMesh&&Ue.skinning===!1||!Z.isSkinnedMesh&&Ue.skinning===!0||Z.isInstancedMesh&&Ue.instancingColor===!0&&Z.instanceColor===null||Z.isInstancedMesh&&Ue.instancingColor===!1&&Z.instanceColor!==null||Z.isInstancedMesh&&Ue.instancingMorph===!0&&Z.morphTexture===null||Z.isInstancedMesh&&Ue.instancingMorph===!1&&Z.morphTexture!==null||Ue.envMap!==ze||Y.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==ie.numPlanes||Ue.numIntersection!==ie.numIntersection)||Ue.vertexAlphas!==tt||Ue.vertexTangents!==gt||Ue.morphTargets!==ke||Ue.morphNormals!==yt||Ue.morphColors!==rn||Ue.morphTargetsCount!==An||Ue.numLightProbeGrids!==dn(T.state.lightProbeGridArray)?bt=!0:(Ue.outputColorSpace!==Ee||Ue.toneMapping!==Ft)&&(Es=!0):(bt=!0,Ue.__version=Y.version);let yn=Ue.currentProgram;(bt===!0||Es===!0)&&(yn=Es===!0?ci(Y,z,Z,Ee,Ft):ss(Y,z,Z),k&&Y.isNodeMaterial&&k.onUpdateProgram(Y,yn,Ue));let co=!1,rs=!1,Cs=!1,ht=yn.getUniforms(),ln=Ue.uniforms;if(Se.useProgram(yn.program)&&(co=!0,rs=!0,Cs=!0),Y.id!==J&&(J=Y.id,rs=!0),co||Q!==A){Se.buffers.depth.getReversed()&&A.reversedDepth!==!0&&(A._reversedDepth=!0,A.updateProjectionMatrix()),ht.setValue(B,"projectionMatrix",A.projectionMatrix),ht.setValue(B,"viewMatrix",A.matrixWorldInverse);let vn=ht.map.cameraPosition;vn!==void 0&&vn.setValue(B,Ln.setFromMatrixPosition(A.matrixWorld)),ot.logarithmicDepthBuffer&&ht.setValue(B,"logDepthBufFC",2/(Math.log(A.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ht.setValue(B,"isOrthographic",A.isOrthographicCamera===!0),Q!==A&&(Q=A,rs=!0,Cs=!0)}if(Ue.needsLights&&(gn.state.sunShadowMap.length>0&&ht.setValue(B,"sunShadowMap",gn.state.sunShadowMap,Ye),gn.state.directionalShadowMap.length>0&&ht.setValue(B,"directionalShadowMap",gn.state.directionalShadowMap,Ye),gn.state.spotShadowMap.length>0&&ht.setValue(B,"spotShadowMap",gn.state.spotShadowMap,Ye),gn.state.pointShadowMap.length>0&&ht.setValue(B,"pointShadowMap",gn.state.pointShadowMap,Ye)),Z.isSkinnedMesh){ht.setOptional(B,Z,"bindMatrix"),ht.setOptional(B,Z,"bindMatrixInverse");let Ot=Z.skeleton;Ot&&(Ot.boneTexture===null&&Ot.computeBoneTexture(),ht.setValue(B,"boneTexture",Ot.boneTexture,Ye))}Z.isBatchedMesh&&(ht.setOptional(B,Z,"batchingTexture"),ht.setValue(B,"batchingTexture",Z._matricesTexture,Ye),ht.setOptional(B,Z,"batchingIdTexture"),ht.setValue(B,"batchingIdTexture",Z._indirectTexture,Ye),ht.setOptional(B,Z,"batchingColorTexture"),Z._colorsTexture!==null&&ht.setValue(B,"batchingColorTexture",Z._colorsTexture,Ye));let Kn=j.morphAttributes;if((Kn.position!==void 0||Kn.normal!==void 0||Kn.color!==void 0)&&re.update(Z,j,yn),(rs||Ue.receiveShadow!==Z.receiveShadow)&&(Ue.receiveShadow=Z.receiveShadow,ht.setValue(B,"receiveShadow",Z.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&z.environment!==null&&(ln.envMapIntensity.value=z.environmentIntensity),ln.dfgLUT!==void 0&&(ln.dfgLUT.value=w1()),rs){if(ht.setValue(B,"toneMappingExposure",I.toneMappingExposure),Ue.needsLights&&ao(ln,Cs),Te&&Y.fog===!0&&ve.refreshFogUniforms(ln,Te),ve.refreshMaterialUniforms(ln,Y,we,Ce,T.state.transmissionRenderTarget[A.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Ot=b,vn=0;for(let Wn of T.state.lightProbeGridArray)Wn.texture!==null&&(Ot.textures[vn]=Wn.texture,Ot.min[vn]=Wn.boundingBox.min,Ot.max[vn]=Wn.boundingBox.max,Ot.resolution[vn]=Wn.resolution,vn++);for(let Wn in Ot)Ot[Wn].length=vn;ln.probesSH.value=Ot.textures,ln.probesMin.value=Ot.min,ln.probesMax.value=Ot.max,ln.probesResolution.value=Ot.resolution}Jo.upload(B,Js(Ue),ln,Ye)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(Jo.upload(B,Js(Ue),ln,Ye),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ht.setValue(B,"center",Z.center),ht.setValue(B,"modelViewMatrix",Z.modelViewMatrix),ht.setValue(B,"normalMatrix",Z.normalMatrix),ht.setValue(B,"modelMatrix",Z.matrixWorld),Y.uniformsGroups!==void 0){let Ot=Y.uniformsGroups;for(let vn=0,Wn=Ot.length;vn<Wn;vn++){let Jl=Ot[vn];He.update(Jl,yn),He.bind(Jl,yn)}}return yn}function ao(A,z){A.ambientLightColor.needsUpdate=z,A.lightProbe.needsUpdate=z,A.sunLights.needsUpdate=z,A.sunLightShadows.needsUpdate=z,A.directionalLights.needsUpdate=z,A.directionalLightShadows.needsUpdate=z,A.pointLights.needsUpdate=z,A.pointLightShadows.needsUpdate=z,A.spotLights.needsUpdate=z,A.spotLightShadows.needsUpdate=z,A.rectAreaLights.needsUpdate=z,A.hemisphereLights.needsUpdate=z}function js(A){return A.isMeshLambertMaterial||A.isMeshToonMaterial||A.isMeshPhongMaterial||A.isMeshStandardMaterial||A.isShadowMaterial||A.isShaderMaterial&&A.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ce},this.setRenderTargetTextures=function(A,z,j){let Y=Ge.get(A);Y.__autoAllocateDepthBuffer=A.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Ge.get(A.texture).__webglTexture=z,Ge.get(A.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:j,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(A,z){let j=Ge.get(A);j.__webglFramebuffer=z,j.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(A,z=0,j=0){ce=A,$=z,H=j;let Y=null,Z=!1,Te=!1;if(A){let Ee=Ge.get(A);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(B.FRAMEBUFFER,Ee.__webglFramebuffer),se.copy(A.viewport),fe.copy(A.scissor),ue=A.scissorTest,Se.viewport(se),Se.scissor(fe),Se.setScissorTest(ue),J=-1;return}else if(Ee.__webglFramebuffer===void 0)Ye.setupRenderTarget(A);else if(Ee.__hasExternalTextures)Ye.rebindTextures(A,Ge.get(A.texture).__webglTexture,Ge.get(A.depthTexture).__webglTexture);else if(A.depthBuffer){let tt=A.depthTexture;if(Ee.__boundDepthTexture!==tt){if(tt!==null&&Ge.has(tt)&&(A.width!==tt.image.width||A.height!==tt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ye.setupDepthRenderbuffer(A)}}let De=A.texture;(De.isData3DTexture||De.isDataArrayTexture||De.isCompressedArrayTexture)&&(Te=!0);let ze=Ge.get(A).__webglFramebuffer;A.isWebGLCubeRenderTarget?(Array.isArray(ze[z])?Y=ze[z][j]:Y=ze[z],Z=!0):A.samples>0&&Ye.useMultisampledRTT(A)===!1?Y=Ge.get(A).__webglMultisampledFramebuffer:Array.isArray(ze)?Y=ze[j]:Y=ze,se.copy(A.viewport),fe.copy(A.scissor),ue=A.scissorTest}else se.copy(Ve).multiplyScalar(we).floor(),fe.copy(ft).multiplyScalar(we).floor(),ue=ct;if(j!==0&&(Y=G),Se.bindFramebuffer(B.FRAMEBUFFER,Y)&&Se.drawBuffers(A,Y),Se.viewport(se),Se.scissor(fe),Se.setScissorTest(ue),Z){let Ee=Ge.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+z,Ee.__webglTexture,j)}else if(Te){let Ee=z;for(let De=0;De<A.textures.length;De++){let ze=Ge.get(A.textures[De]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+De,ze.__webglTexture,j,Ee)}}else if(A!==null&&j!==0){let Ee=Ge.get(A.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Ee.__webglTexture,j)}J=-1};function lo(A){let z=Ge.get(A);return(z.__readFormat!==A.format||z.__readType!==A.type)&&(z.__readFormat=A.format,z.__readType=A.type,z.__formatReadable=ot.textureFormatReadable(A.format),z.__typeReadable=ot.textureTypeReadable(A.type)),z}this.readRenderTargetPixels=function(A,z,j,Y,Z,Te,Ie,Ee=0){if(!(A&&A.isWebGLRenderTarget)){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let De=Ge.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ie!==void 0&&(De=De[Ie],Array.isArray(De)&&(De=De[0])),De){Se.bindFramebuffer(B.FRAMEBUFFER,De);try{let ze=A.textures[Ee],tt=ze.format,gt=ze.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let ke=lo(ze);if(ke.__formatReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ke.__typeReadable===!1){et("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=A.width-Y&&j>=0&&j<=A.height-Z&&B.readPixels(z,j,Y,Z,ye.convert(tt),ye.convert(gt),Te)}finally{let ze=ce!==null?Ge.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,ze)}}},this.readRenderTargetPixelsAsync=async function(A,z,j,Y,Z,Te,Ie,Ee=0){if(!(A&&A.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let De=Ge.get(A).__webglFramebuffer;if(A.isWebGLCubeRenderTarget&&Ie!==void 0&&(De=De[Ie],Array.isArray(De)&&(De=De[0])),De)if(z>=0&&z<=A.width-Y&&j>=0&&j<=A.height-Z){Se.bindFramebuffer(B.FRAMEBUFFER,De);let ze=A.textures[Ee],tt=ze.format,gt=ze.type;A.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let ke=lo(ze);if(ke.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ke.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let yt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,yt),B.bufferData(B.PIXEL_PACK_BUFFER,Te.byteLength,B.STREAM_READ),B.readPixels(z,j,Y,Z,ye.convert(tt),ye.convert(gt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let rn=ce!==null?Ge.get(ce).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,rn);let Ft=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await Lg(B,Ft,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,yt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Te),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(yt),B.deleteSync(Ft),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(A,z=null,j=0){let Y=Math.pow(2,-j),Z=Math.floor(A.image.width*Y),Te=Math.floor(A.image.height*Y),Ie=z!==null?z.x:0,Ee=z!==null?z.y:0;Ye.setTexture2D(A,0),B.copyTexSubImage2D(B.TEXTURE_2D,j,0,0,Ie,Ee,Z,Te),Se.unbindTexture()},this.copyTextureToTexture=function(A,z,j=null,Y=null,Z=0,Te=0){let Ie,Ee,De,ze,tt,gt,ke,yt,rn,Ft=A.isCompressedTexture?A.mipmaps[Te]:A.image;if(j!==null)Ie=j.max.x-j.min.x,Ee=j.max.y-j.min.y,De=j.isBox3?j.max.z-j.min.z:1,ze=j.min.x,tt=j.min.y,gt=j.isBox3?j.min.z:0;else{let ht=Math.pow(2,-Z);Ie=Math.floor(Ft.width*ht),Ee=Math.floor(Ft.height*ht),A.isDataArrayTexture?De=Ft.depth:A.isData3DTexture?De=Math.floor(Ft.depth*ht):De=1,ze=0,tt=0,gt=0}Y!==null?(ke=Y.x,yt=Y.y,rn=Y.z):(ke=0,yt=0,rn=0);let Ut=ye.convert(z.format),An=ye.convert(z.type),Ue;z.isData3DTexture?(Ye.setTexture3D(z,0),Ue=B.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Ye.setTexture2DArray(z,0),Ue=B.TEXTURE_2D_ARRAY):(Ye.setTexture2D(z,0),Ue=B.TEXTURE_2D),Se.activeTexture(B.TEXTURE0),Se.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,z.flipY),Se.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Se.pixelStorei(B.UNPACK_ALIGNMENT,z.unpackAlignment);let gn=Se.getParameter(B.UNPACK_ROW_LENGTH),bt=Se.getParameter(B.UNPACK_IMAGE_HEIGHT),Es=Se.getParameter(B.UNPACK_SKIP_PIXELS),yn=Se.getParameter(B.UNPACK_SKIP_ROWS),co=Se.getParameter(B.UNPACK_SKIP_IMAGES);Se.pixelStorei(B.UNPACK_ROW_LENGTH,Ft.width),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ft.height),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,ze),Se.pixelStorei(B.UNPACK_SKIP_ROWS,tt),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,gt);let rs=A.isDataArrayTexture||A.isData3DTexture,Cs=z.isDataArrayTexture||z.isData3DTexture;if(A.isDepthTexture){let ht=Ge.get(A),ln=Ge.get(z),Kn=Ge.get(ht.__renderTarget),Ot=Ge.get(ln.__renderTarget);Se.bindFramebuffer(B.READ_FRAMEBUFFER,Kn.__webglFramebuffer),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ot.__webglFramebuffer);for(let vn=0;vn<De;vn++)rs&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ge.get(A).__webglTexture,Z,gt+vn),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ge.get(z).__webglTexture,Te,rn+vn)),B.blitFramebuffer(ze,tt,ze+Ie,tt+Ee,ke,yt,ke+Ie,yt+Ee,B.DEPTH_BUFFER_BIT,B.NEAREST);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(Z!==0||A.isRenderTargetTexture||Ge.has(A)){let ht=Ge.get(A),ln=Ge.get(z);Se.bindFramebuffer(B.READ_FRAMEBUFFER,N),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let Kn=0;Kn<De;Kn++)rs?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ht.__webglTexture,Z,gt+Kn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ht.__webglTexture,Z),Cs?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ln.__webglTexture,Te,rn+Kn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ln.__webglTexture,Te),Z!==0?B.blitFramebuffer(ze,tt,ze+Ie,tt+Ee,ke,yt,ke+Ie,yt+Ee,B.COLOR_BUFFER_BIT,B.NEAREST):Cs?B.copyTexSubImage3D(Ue,Te,ke,yt,rn+Kn,ze,tt,Ie,Ee):B.copyTexSubImage2D(Ue,Te,ke,yt,ze,tt,Ie,Ee);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else Cs?A.isDataTexture||A.isData3DTexture?B.texSubImage3D(Ue,Te,ke,yt,rn,Ie,Ee,De,Ut,An,Ft.data):z.isCompressedArrayTexture?B.compressedTexSubImage3D(Ue,Te,ke,yt,rn,Ie,Ee,De,Ut,Ft.data):B.texSubImage3D(Ue,Te,ke,yt,rn,Ie,Ee,De,Ut,An,Ft):A.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Te,ke,yt,Ie,Ee,Ut,An,Ft.data):A.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Te,ke,yt,Ft.width,Ft.height,Ut,Ft.data):B.texSubImage2D(B.TEXTURE_2D,Te,ke,yt,Ie,Ee,Ut,An,Ft);Se.pixelStorei(B.UNPACK_ROW_LENGTH,gn),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,bt),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,Es),Se.pixelStorei(B.UNPACK_SKIP_ROWS,yn),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,co),Te===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&B.generateMipmap(Ue),Se.unbindTexture()},this.initRenderTarget=function(A){Ge.get(A).__webglFramebuffer===void 0&&Ye.setupRenderTarget(A)},this.initTexture=function(A){A.isCubeTexture?Ye.setTextureCube(A,0):A.isData3DTexture?Ye.setTexture3D(A,0):A.isDataArrayTexture||A.isCompressedArrayTexture?Ye.setTexture2DArray(A,0):Ye.setTexture2D(A,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,ce=null,Se.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Ei}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=Mt._getDrawingBufferColorSpace(e),t.unpackColorSpace=Mt._getUnpackColorSpace()}};function Vr(i,e){let t=i.parents?i.parents[e]??-1:e-1;return t<e?t:-1}var ea=(i,e)=>Vr(i,e)<0;function S1(i,e){let{radius:t}=i;if(t.length<=e+1||Vr(i,e+1)!==e)return!1;let n=(s,r,o)=>s<o*r&&r<o*s;return!n(t[e-1],t[e],1.5)&&n(t[e],t[e+1],1.2)}function Ws(i,e){let t=[];for(let n=0;n<e;){let s=n+1;for(;s<e&&Vr(i,s)===s-1&&!(s-n>1&&S1(i,s));)s++;let r=Vr(i,n),o=r>=0,a=Int32Array.from({length:s-n+(o?1:0)},(c,l)=>o?l===0?r:n+l-1:n+l);a.length>1&&t.push({poses:a,grown:o}),n=s}return t}var A1=5;function qh(i,e){return i.parents?e.flatMap(({poses:t,grown:n})=>{let s=t.length-1;return s>A1?[]:Array.from(t.slice(1,s),r=>({pose:r,sure:s===2&&!n}))}):[]}function y0(i,e,t){let n=Math.min(e-1,Math.max(0,Math.ceil(t-1e-6))),s=Vr(i,n);return s<0?{from:n,to:n,part:1}:{from:s,to:n,part:Math.min(1,Math.max(0,t-(n-1)))}}var Uf=16,v0=30,x0=.012,T1=.0035,_0=4,E1=25,C1=320,R1=160,Of="onpointerrawupdate"in HTMLElement.prototype,Yh=class{constructor(e,t,n,s){this.stage=e;this.link=t;this.events=n;this.replay=s;let r=e.surface,o=(c,l,h={})=>r.addEventListener(c,l,{signal:this.stop.signal,...h});o("pointerdown",this.down),o("pointermove",this.move),Of&&r.addEventListener("pointerrawupdate",c=>this.moveRaw(c),{signal:this.stop.signal}),o("pointerup",this.up),o("pointercancel",this.up),o("lostpointercapture",this.up),o("pointerleave",()=>{this.cursor.over=!1,this.events.hover(-1)}),o("wheel",this.wheel,{passive:!1}),o("contextmenu",c=>c.preventDefault());let a={signal:this.stop.signal};document.addEventListener("visibilitychange",()=>document.hidden&&this.releaseAll(),a),addEventListener("blur",()=>this.releaseAll(),a),e.asked=c=>this.asked(c)}stage;link;events;replay;grips=new Map;fingers=new Map;cursor={x:-1,y:-1,over:!1};lastTap={time:0,x:0,y:0};timer=0;stop=new AbortController;hoverPending=!1;dispose(){this.releaseAll(),clearInterval(this.timer),this.stop.abort()}get holding(){return this.grips.size>0}releaseAll(){for(let e of[...this.grips.values()])this.release(e)}forget(e){e===void 0?this.grips.clear():this.grips.delete(e),this.changed()}toggle(){if(this.holding)return this.releaseAll();let{x:e,y:t}=this.cursor,n=this.cursor.over?this.stage.pick(e,t,3*Uf):null;!n&&!this.cursor.over&&(n=this.firstHold(),n&&([e,t]=this.stage.project(n.point))),n&&this.grab(n,-1,e,t)}nudge(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements,r=.02*this.stage.extent;for(let o of this.grips.values()){for(let a=0;a<3;a++)Ii.setComponent(a,r*(e*s[a]+t*s[4+a]-n*s[8+a]));o.position.add(Ii),this.rebase(o),this.moved(o,performance.now())}}roll(e){for(let t of this.grips.values())this.turn(t,e,"own"),this.moved(t,performance.now())}down=e=>{this.stage.surface.focus({preventScroll:!0});let t=e.pointerType==="touch",n={x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,touch:t,role:"orbit",found:null,timer:0},s=this.sticky();if(s){this.release(s);return}if(e.button===2||e.button===1)n.role="pan";else if(t&&this.fingers.size>0)n.role=this.holding?"turn":"orbit";else{if(e.button===0&&this.tapTwice(e))return;if(e.button===0){let r=this.replay()?null:this.stage.pick(e.clientX,e.clientY,t?v0:Uf);r&&(n.role="press",n.found=r,n.timer=window.setTimeout(()=>this.begin(n,e.pointerId),R1))}}this.fingers.set(e.pointerId,n);try{this.stage.surface.setPointerCapture(e.pointerId)}catch{}this.showCursor()};move=e=>{this.cursor.x=e.clientX,this.cursor.y=e.clientY,this.cursor.over=e.pointerType!=="touch";let t=this.fingers.get(e.pointerId),n=this.sticky();if(!t){n?Of||this.drag(n,e):this.hover();return}let s=e.clientX-t.x,r=e.clientY-t.y;if(t.role==="press"&&this.begin(t,e.pointerId),t.role==="grip"){let o=this.byPointer(e.pointerId);o&&!Of&&this.drag(o,e)}else t.role==="turn"?this.turnByFinger(t,e):this.fingers.size===2&&t.touch?this.pinch(e.pointerId,t,s,r,e):t.role==="pan"||e.shiftKey&&t.role==="orbit"?this.stage.camera.pan(s,r):this.stage.camera.orbit(s,r);t.x=e.clientX,t.y=e.clientY,this.stage.wake()};moveRaw(e){let t=this.fingers.get(e.pointerId),n=t?this.byPointer(e.pointerId):this.sticky();n&&(this.drag(n,e),t&&(t.x=e.clientX,t.y=e.clientY))}up=e=>{let t=this.fingers.get(e.pointerId);if(!t)return;this.fingers.delete(e.pointerId),clearTimeout(t.timer);let n=this.byPointer(e.pointerId);n?this.release(n):t.role==="press"?this.events.select(t.found.body):e.type==="pointerup"&&t.role==="orbit"&&Math.hypot(t.x-t.downX,t.y-t.downY)<3&&this.events.select(-1),this.showCursor()};wheel=e=>{e.preventDefault();let t=e.deltaY*(e.deltaMode===1?16:1)+(e.shiftKey?e.deltaX:0);if(this.holding){for(let n of this.grips.values())this.turn(n,-t*T1,e.shiftKey?"view":"own"),this.moved(n,e.timeStamp);return}this.stage.camera.zoom(Math.exp(Math.max(-240,Math.min(240,t))*(e.ctrlKey?.008:.0014))),this.stage.wake()};begin(e,t){clearTimeout(e.timer),!(e.role!=="press"||!this.fingers.has(t))&&(e.role="grip",this.grab(e.found,t,e.x,e.y))}tapTwice(e){let t=e.timeStamp-this.lastTap.time<C1&&Math.hypot(e.clientX-this.lastTap.x,e.clientY-this.lastTap.y)<12;if(this.lastTap={time:t?0:e.timeStamp,x:e.clientX,y:e.clientY},!t)return!1;let n=this.stage.pick(e.clientX,e.clientY,v0);return n?this.stage.camera.focus(n.point):this.stage.reframe(),this.stage.wake(),!0}grab(e,t,n,s){let r=this.link.frame,o=this.stage.info(e.body);if(!o||!r.bodies[e.body]||e.hold>=0&&!r.holds[e.hold])return;let a=e.hold>=0?zf(r.floats,r.holds[e.hold].target):P1(r,e.body,e.place,o),c=0;for(;this.grips.has(c);)c++;let l={hand:c,pointer:t,body:e.body,place:e.place,position:a.position,rotation:a.rotation,offset:new F,x:n,y:s,turns:e.hold>=0,sent:0,event:performance.now(),fresh:!0};this.rebase(l),this.grips.set(c,l),this.events.hover(-1),this.link.send({type:"grab",hand:c,body:l.body,at:l.place,frame:[...Bf(l)]}),this.changed()}release(e){this.grips.delete(e.hand),this.link.send({type:"release",hand:e.hand}),this.changed()}drag(e,t){let n=t.clientX-e.x,s=t.clientY-e.y;e.x=t.clientX,e.y=t.clientY,t.shiftKey||t.altKey?(this.turn(e,(n-s)*x0,t.shiftKey?"view":"own"),this.rebase(e)):(this.stage.onScreenPlane(e.x,e.y,e.position,Ii),e.position.copy(Ii).add(e.offset),this.bound(e)),this.moved(e,t.timeStamp)}bound(e){Ii.copy(e.position).sub(this.stage.camera.target);let t=4*Math.max(this.stage.extent,this.stage.camera.distance);Ii.length()>t&&e.position.copy(this.stage.camera.target).addScaledVector(Ii.normalize(),t)}turn(e,t,n){e.turns||(e.turns=!0,this.link.send({type:"turn",hand:e.hand,on:!0})),n==="own"?e.rotation.multiply(b0.setFromAxisAngle(Ii.set(0,0,1),t)).normalize():(this.stage.camera.camera.getWorldDirection(Ii),e.rotation.premultiply(b0.setFromAxisAngle(Ii,t)).normalize())}turnByFinger(e,t){let n=[...this.grips.values()].find(h=>h.pointer>=0);if(!n)return;let s=e.x-n.x,r=e.y-n.y,o=t.clientX-n.x,a=t.clientY-n.y,c=Math.hypot(s,r),l=Math.hypot(o,a);c>20&&l>20&&(this.turn(n,Math.atan2(s*a-r*o,s*o+r*a),"view"),this.turn(n,(l-c)*x0,"own"),this.moved(n,t.timeStamp))}pinch(e,t,n,s,r){for(let[o,a]of this.fingers){if(o===e)continue;let c=Math.hypot(t.x-a.x,t.y-a.y),l=Math.hypot(r.clientX-a.x,r.clientY-a.y);c>0&&l>0&&this.stage.camera.zoom(c/l),this.stage.camera.pan(n/2,s/2)}}rebase(e){this.stage.onScreenPlane(e.x,e.y,e.position,Ii),e.offset.copy(e.position).sub(Ii)}moved(e,t){e.event=t,e.fresh=!0,this.flush(e),this.stage.wake()}flush(e){let t=performance.now();t-e.sent<_0||(this.link.pose(e.hand,Bf(e),e.event),e.sent=t,e.fresh=!1)}beat=()=>{let e=performance.now();for(let t of this.grips.values())!t.fresh&&e-t.sent<E1||(t.fresh||(t.event=e),this.flush(t))};changed(){clearInterval(this.timer),this.timer=this.holding?window.setInterval(this.beat,_0):0,this.showCursor(),this.events.changed(),this.stage.wake()}hover(){this.hoverPending||(this.hoverPending=!0,requestAnimationFrame(()=>{if(this.hoverPending=!1,!this.cursor.over||this.fingers.size>0)return;let e=this.replay()?null:this.stage.pick(this.cursor.x,this.cursor.y,Uf);this.events.hover(e?e.body:-1),this.stage.surface.dataset.over=e?"body":"nothing"}))}showCursor(){let e=[...this.fingers.values()].some(t=>t.role!=="grip"&&t.role!=="press");this.stage.surface.dataset.drag=this.holding?"grip":e?"camera":"none"}asked(e){let t=this.grips.get(e);return t?Bf(t):null}byPointer(e){for(let t of this.grips.values())if(t.pointer===e)return t}sticky(){return this.byPointer(-1)}firstHold(){let e=this.link.frame,t=e.holds.length-1;if(t<0)return null;let n=e.holds[t];return{body:n.body,place:n.index,hold:t,point:new F().fromArray(e.floats,n.target),distance:0}}};function Bf(i){return i.position.toArray(kf,0),i.rotation.toArray(kf,3),kf}function zf(i,e){return{position:new F().fromArray(i,e),rotation:new Rt().fromArray(i,e+3).normalize()}}function P1(i,e,t,n){let s=i.bodies[e],{from:r,to:o,part:a}=y0(n,s.count,t),c=zf(i.floats,s.at+7*r),l=zf(i.floats,s.at+7*o);return c.position.lerp(l.position,a),c.rotation.slerp(l.rotation,n.parents?1:a),c}var Ii=new F,b0=new Rt,kf=new Float32Array(7);var Zh={1008:"The server closed the connection",1011:"The simulation failed",4404:"There is no such scene",4503:"The server is full"},xi={unconverged:1,unstable:2,snapped:4,taut:8,frozen:16,unsolved:32,leapt:64},Kh=["sense","predict","solve","correct","feel","publish"],qt={haptic:0,hapticP50:1,hapticP99:2,simWanted:3,simHeld:4,stepP50:5,stepP99:6,speed:7,stage:8,dropped:14,viewers:15},Vf=104,ta=7,$h=class{seq=-1;time=0;step=0;echo=0;floats=new Float32Array(0);rates=new Float32Array(16);bodies=[];holds=[];hands=[];probes={at:0,count:0};read(e){let t=e.byteLength;if(t<Vf||t%4!==0)return!1;let n=new DataView(e);if(n.getUint8(0)!==1||n.getUint8(1)!==1)return!1;let s=n.getUint16(2,!0),r=n.getUint16(24,!0),o=n.getUint16(26,!0),a=n.getUint32(28,!0);if(!I1(n,s,r,o,a))return!1;this.floats=new Float32Array(e),this.seq=n.getUint32(4,!0),this.time=n.getFloat64(8,!0),this.step=n.getUint32(16,!0)+2**32*n.getUint32(20,!0);for(let l=0;l<16;l++)this.rates[l]=n.getFloat32(32+4*l,!0);this.echo=n.getFloat64(96,!0);let c=Vf;Gf(this.bodies,s,()=>({flags:0,count:0,at:0}));for(let l of this.bodies)l.flags=n.getUint32(c,!0),l.count=n.getUint32(c+4,!0),l.at=(c+8)/4,c+=8+4*ta*l.count;Gf(this.holds,r,()=>({body:0,index:0,target:0,wrench:0}));for(let l of this.holds)l.body=n.getUint16(c,!0),l.index=n.getUint16(c+2,!0),l.target=(c+4)/4,l.wrench=l.target+ta,c+=60;Gf(this.hands,o,()=>({hand:0,mine:!1,body:0,place:0,ghost:0,proxy:0,wrench:0}));for(let l of this.hands)l.hand=n.getUint8(c),l.mine=n.getUint8(c+1)===1,l.body=n.getUint16(c+2,!0),l.place=n.getFloat32(c+4,!0),l.ghost=(c+8)/4,l.proxy=l.ghost+ta,l.wrench=l.proxy+ta,c+=88;return this.probes.at=c/4,this.probes.count=a,!0}};function I1(i,e,t,n,s){let r=Vf;for(let o=0;o<e;o++){if(r+8>i.byteLength)return!1;r+=8+4*ta*i.getUint32(r+4,!0)}return r+60*t+88*n+4*s===i.byteLength}function Gf(i,e,t){for(;i.length<e;)i.push(t());i.length=e}var L1=new DataView(new ArrayBuffer(40));function w0(i,e,t,n){let s=L1;s.setUint8(0,1),s.setUint8(1,i),s.setUint16(2,e&65535,!0);for(let r=0;r<ta;r++)s.setFloat32(4+4*r,t[r],!0);return s.setFloat64(32,n,!0),s.buffer}function S0(i){if(!i)return new Uint8Array(0);try{let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t}catch{return new Uint8Array(0)}}function Hf(i){let e=S0(i);return new Float32Array(e.buffer,0,e.length>>2)}var $i=10,M0=16;function A0(i){let e=S0(i),t=Math.max(0,Math.floor((e.length-8)/M0)),n=new Float32Array($i*t);if(t===0)return n;let s=new DataView(e.buffer),r=s.getFloat32(0,!0)/32767,o=s.getFloat32(4,!0)/255;for(let a=0,c=8,l=0;a<t;a++,c+=M0,l+=$i){n[l]=s.getUint32(c,!0);for(let y=0;y<3;y++)n[l+1+y]=r*s.getInt16(c+4+2*y,!0);let h=s.getInt8(c+10),u=s.getInt8(c+11),d=s.getInt8(c+12),f=s.getInt8(c+13),p=Math.hypot(h,u,d,f)||1;n[l+4]=h/p,n[l+5]=u/p,n[l+6]=d/p,n[l+7]=f/p,n[l+8]=o*e[c+14],n[l+9]=e[c+15]}return n}var Jh=class{samples=[];seen=0;waiting=0;after=new MessageChannel;constructor(){this.after.port1.onmessage=()=>{this.samples.push(performance.now()-this.waiting),this.samples.length>600&&this.samples.shift()}}drawn(e){e>this.seen&&(this.seen=this.waiting=e,this.after.port2.postMessage(null))}};function T0(i,e,t,n,s,r,o){let a=i.frame,c=(h,u)=>Array.from(a.floats.subarray(h,h+u)),l={get ready(){return r()!==null&&a.seq>=0&&e.pictures>1},get connected(){return i.open},get scene(){return r()?.scene.name??""},get frames(){return i.received},get pictures(){return e.pictures},get time(){return a.time},get step(){return a.step},get paused(){return o()},get replay(){return r()?.replay!==void 0},get quality(){return e.governor.current.name},get holding(){return t.holding},get samples(){return n.samples},project:h=>[...e.project(new F(...h))],bodies:()=>a.bodies.map((h,u)=>({name:r()?.bodies[u]?.name??"",flags:h.flags,nodes:Array.from({length:h.count},(d,f)=>c(h.at+7*f,3)),rotations:Array.from({length:h.count},(d,f)=>c(h.at+7*f+3,4))})),holds:()=>a.holds.map(h=>({body:h.body,index:h.index,target:c(h.target,7),torque:c(h.wrench,3),force:c(h.wrench+3,3)})),hands:()=>a.hands.map(h=>({hand:h.hand,mine:h.mine,body:h.body,at:h.place,ghost:c(h.ghost,7),proxy:c(h.proxy,7),torque:c(h.wrench,3),force:c(h.wrench+3,3)})),probes:()=>Object.fromEntries((r()?.probes??[]).map((h,u)=>[h.name,a.floats[a.probes.at+u]])),figures:()=>n.figures(),rates:()=>Object.fromEntries(Object.entries(qt).filter(([h])=>h!=="stage").map(([h,u])=>[h,a.rates[u]])),latency:()=>[...s.samples],param:h=>r()?.params.find(u=>u.path===h)?.value};return window.tendril=Object.freeze(l),l}var E0=250,D1=5e3,N1=5e3,jh=class{constructor(e,t){this.path=e;this.events=t;this.connect(),addEventListener("online",this.retry),this.watch=window.setInterval(()=>{this.greeted&&performance.now()-this.heard>N1&&this.socket?.close()},1e3)}path;events;frame=new $h;open=!1;received=0;socket=null;wait=E0;timer=0;poseSeq=0;closed=!1;heard=0;watch;greeted=!1;retry=()=>{this.closed||this.open||(clearTimeout(this.timer),this.drop(),this.connect())};close(){this.closed=!0,clearTimeout(this.timer),clearInterval(this.watch),removeEventListener("online",this.retry),this.drop()}send(e){this.open&&this.socket.send(JSON.stringify(e))}pose(e,t,n){!this.open||this.socket.bufferedAmount>4096||this.socket.send(w0(e,this.poseSeq++,t,n))}connect(){this.events.state({kind:"connecting"});let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}${this.path}`);t.binaryType="arraybuffer",t.onopen=()=>{this.open=!0,this.heard=performance.now(),this.events.state({kind:"open"})},t.onmessage=n=>this.hear(n.data),t.onclose=n=>{this.socket===t&&this.lost(n)},this.socket=t}hear(e){if(this.heard=performance.now(),e instanceof ArrayBuffer){if(!this.frame.read(e))return;this.received++,this.events.frame();return}let t;try{t=JSON.parse(String(e))}catch{return}t.type==="hello"&&(this.greeted=!0,this.wait=E0),this.events.message(t)}lost(e){if(this.open=this.greeted=!1,this.socket=null,this.closed)return;if(Zh[e.code]){this.events.state({kind:"refused",why:e.reason?`${Zh[e.code]}: ${e.reason}`:Zh[e.code]});return}let t=this.wait*(.8+.4*Math.random());this.wait=Math.min(D1,this.wait*2),this.events.state({kind:"lost",retry:performance.now()+t}),this.timer=window.setTimeout(()=>this.connect(),t)}drop(){let e=this.socket;this.socket=null,this.open=this.greeted=!1,e&&(e.onclose=e.onmessage=null,e.close())}};var F1=.07,Qh=xs.degToRad(89),eu=class{camera=new ti(28,1,.01,100);placed=!1;now={target:new F,distance:1,azimuth:-1.15,elevation:.33};goal={target:new F,distance:1,azimuth:-1.15,elevation:.33};width=1;height=1;inset={left:0,right:0,top:0,bottom:0};nearest=.001;farthest=1e3;constructor(){this.camera.up.set(0,0,1),this.place()}get target(){return this.now.target}get distance(){return this.now.distance}resize(e,t,n){this.width=e,this.height=t,this.inset=n,this.camera.aspect=e/t;let s=(n.right-n.left)/2,r=(n.bottom-n.top)/2;this.camera.setViewOffset(e,t,s,r,e,t),this.place()}frame(e,t,n=!1,s=0){this.placed=!1,this.goal.target.copy(t);let r=this.fit(e,t);this.goal.distance=s>0?s:r,this.nearest=this.goal.distance*.02,this.farthest=r*12,n&&this.arrive()}stand(e,t){this.goal.azimuth=e,this.goal.elevation=t}turnTo(e){let t=e-this.goal.azimuth;this.goal.azimuth+=t-2*Math.PI*Math.round(t/(2*Math.PI))}focus(e){this.placed=!0,this.goal.target.copy(e),this.goal.distance=xs.clamp(this.goal.distance*.6,this.nearest,this.farthest)}orbit(e,t){this.placed=!0,this.goal.azimuth-=e*.0065,this.goal.elevation=xs.clamp(this.goal.elevation+t*.0065,-Qh,Qh)}pan(e,t){this.placed=!0;let n=this.pixel(this.now.distance),s=this.camera.matrixWorld.elements;for(let r=0;r<3;r++){let o=(-e*s[r]+t*s[4+r])*n;this.goal.target.setComponent(r,this.goal.target.getComponent(r)+o)}}zoom(e){this.placed=!0,this.goal.distance=xs.clamp(this.goal.distance*e,this.nearest,this.farthest)}pixel(e){return 2*e*Math.tan(xs.degToRad(this.camera.fov)/2)/this.height}depth(e,t,n){let s=this.camera.matrixWorldInverse.elements;return-(s[2]*e+s[6]*t+s[10]*n+s[14])}move(e){let t=this.now,n=this.goal,s=Math.abs(t.azimuth-n.azimuth)<1e-4&&Math.abs(t.elevation-n.elevation)<1e-4&&Math.abs(t.distance/n.distance-1)<1e-4&&t.target.distanceTo(n.target)<1e-4*n.distance;if(s||Mm()){let o=t.azimuth!==n.azimuth||t.elevation!==n.elevation||t.distance!==n.distance||!t.target.equals(n.target);return o&&this.arrive(),o&&!s}let r=1-Math.exp(-e/F1);return t.azimuth+=(n.azimuth-t.azimuth)*r,t.elevation+=(n.elevation-t.elevation)*r,t.distance*=(n.distance/t.distance)**r,t.target.lerp(n.target,r),this.place(),!0}state(){let e=this.goal;return[...e.target.toArray(),e.distance,e.azimuth,e.elevation].map(t=>Number(t.toPrecision(5))).join(",")}restore(e){let t=e.split(",").map(Number);if(t.length!==6||!t.every(Number.isFinite)||!(t[3]>0))return!1;this.placed=!0;let n=this.goal;return n.target.set(t[0],t[1],t[2]),n.distance=t[3],n.azimuth=t[4],n.elevation=xs.clamp(t[5],-Qh,Qh),this.nearest=Math.min(this.nearest,n.distance*.1),this.farthest=Math.max(this.farthest,n.distance*4),this.arrive(),!0}fit(e,t){let n=this.goal;Wf.set(Math.cos(n.elevation)*Math.cos(n.azimuth),Math.cos(n.elevation)*Math.sin(n.azimuth),Math.sin(n.elevation)),C0.lookAt(Wf,U1,this.camera.up);let s=C0.elements,r={width:Math.max(80,this.width-this.inset.left-this.inset.right),height:Math.max(80,this.height-this.inset.top-this.inset.bottom)},o=Math.tan(xs.degToRad(this.camera.fov)/2),a=o*r.height/this.height,c=o*r.width/this.height,l=0;for(let h=0;h<8;h++){mr.set(h&1?e.max.x:e.min.x,h&2?e.max.y:e.min.y,h&4?e.max.z:e.min.z).sub(t);let u=Math.abs(mr.x*s[0]+mr.y*s[1]+mr.z*s[2]),d=Math.abs(mr.x*s[4]+mr.y*s[5]+mr.z*s[6]),f=mr.dot(Wf);l=Math.max(l,u/c+f,d/a+f)}return Math.max(l*1.06,.001)}arrive(){this.now.target.copy(this.goal.target),this.now.distance=this.goal.distance,this.now.azimuth=this.goal.azimuth,this.now.elevation=this.goal.elevation,this.place()}place(){let{target:e,distance:t,azimuth:n,elevation:s}=this.now,r=Math.cos(s)*t,o=this.camera;o.position.set(e.x+r*Math.cos(n),e.y+r*Math.sin(n),e.z+Math.sin(s)*t),o.near=t*.02,o.far=t*60,o.lookAt(e),o.updateProjectionMatrix(),o.updateMatrixWorld()}},Wf=new F,mr=new F,U1=new F,C0=new _t;var O1=104,tu=30,R0=300/360*2*Math.PI,nu=60,B1=110,Wr=class{largest=0;seen=0;of(e,t){let n=Math.exp(-Math.min(1e3,t-this.seen)/2e4);return this.seen=t,this.largest=Math.max(this.largest*n,e),this.largest>0?Math.sqrt(e/this.largest):0}},iu=class{constructor(e,t,n){this.unit=n;this.el=X("div",{class:`figure ${t}`,"aria-hidden":"true"}),e.append(this.el)}unit;el;mean=0;seen=0;read=0;show(e,t,n,s){let r=Math.abs(e-this.mean)>.3*this.mean;this.mean+=(e-this.mean)*(r?1:1-Math.exp(-(t-this.seen)/100)),this.seen=t,t-this.read>B1&&(this.read=t,pt(this.el,On(this.mean,this.unit)));let o=4*(this.el.textContent?.length??8)+8,a=Math.min(Math.max(n,o),Math.max(o,innerWidth-o));this.el.style.transform=`translate(${Math.round(a)}px, ${Math.round(s)}px)`,At(this.el,"shown",!0)}showBeyond(e,t,n,s,r,o){let a=Math.hypot(r-n,o-s)||1,c=(r-n)/a,l=(o-s)/a,h=4*(this.el.textContent?.length??8)+10;this.show(e,t,r+c*(h+4),o+l*18)}hide(){At(this.el,"shown",!1)}},su=qf("#d6451b"),ru=qf("#6a4fd0"),lu=qf("#0f8a7a");function qf(i){return new Ci({color:i,toneMapped:!1,depthTest:!1,transparent:!0})}var Sl=class{group=new Tn;shaft=new We(new Pi(1,1,1,12).rotateX(Math.PI/2).translate(0,0,.5),su);head=new We(new cr(1,2.6,16).rotateX(Math.PI/2).translate(0,0,1.3),su);arc=new We(new oi(1,.055,8,nu,R0),ru);arcHead=new We(new cr(.17,.42,14),ru);force;torque;constructor(e){this.force=new iu(e,"force","N"),this.torque=new iu(e,"torque","N m"),this.group.add(this.shaft,this.head,this.arc,this.arcHead);for(let t of[this.shaft,this.head,this.arc,this.arcHead])t.renderOrder=60,t.frustumCulled=!1;this.arc.geometry.setIndex(k1(8,nu))}show(e,t,n,s,r,o,a,c){this.group.visible=!0;let l=s.pixel(s.depth(n.x,n.y,n.z)),h=this.showForce(au.set(e[t+3],e[t+4],e[t+5]),n,l,r,a,c);this.showTorque(au.set(e[t],e[t+1],e[t+2]),n,l,o,a,c,h?-1:1)}hide(){this.group.visible=!1,this.force.hide(),this.torque.hide()}dispose(){this.group.removeFromParent();for(let e of[this.shaft,this.head,this.arc,this.arcHead])e.geometry.dispose();this.force.el.remove(),this.torque.el.remove()}showForce(e,t,n,s,r,o){let a=e.length(),c=s.of(a,r),l=a>1e-9&&c>.03;if(this.shaft.visible=this.head.visible=l,!l)return this.force.hide(),!1;let h=Math.max(14,O1*c);Hr.setFromUnitVectors(P0,e.divideScalar(a)),this.shaft.position.copy(t),this.shaft.quaternion.copy(Hr),this.shaft.scale.set(1.9*n,1.9*n,(h-13)*n),this.head.position.copy(t).addScaledVector(e,(h-13)*n),this.head.quaternion.copy(Hr),this.head.scale.setScalar(5.2*n);let[u,d]=o(t),[f,p]=o(Xf.copy(t).addScaledVector(e,h*n));return this.force.showBeyond(a,r,u,d,f,p),p>d+12}showTorque(e,t,n,s,r,o,a){let c=e.length(),l=s.of(c,r),h=c>1e-12&&l>.06;if(this.arc.visible=this.arcHead.visible=h,!h)return this.torque.hide();Hr.setFromUnitVectors(P0,e.divideScalar(c));let u=Math.max(8,Math.round(nu*l)),d=R0*u/nu;this.arc.geometry.setDrawRange(0,u*8*6),this.arc.position.copy(t),this.arc.quaternion.copy(Hr),this.arc.scale.setScalar(tu*n),Xf.set(Math.cos(d),Math.sin(d),0),this.arcHead.position.copy(Xf).multiplyScalar(tu*n).applyQuaternion(Hr).add(t),na.set(-Math.sin(d),Math.cos(d),0).applyQuaternion(Hr),this.arcHead.quaternion.setFromUnitVectors(z1,na),this.arcHead.scale.setScalar(tu*n);let[f,p]=o(t);this.torque.show(c,r,f,p+a*(tu+16))}};function k1(i,e){let t=[];for(let n=1;n<=e;n++)for(let s=1;s<=i;s++){let r=(e+1)*s+n-1,o=(e+1)*(s-1)+n-1;t.push(r,o,r+1,o,o+1,r+1)}return new at(new Uint16Array(t),1)}var gr=24,ou=class{mesh;positions=new Float32Array(6*(gr+1));constructor(){let e=new mt;e.setAttribute("position",new at(this.positions,3).setUsage(Hs));let t=new Float32Array(4*(gr+1)),n=[];for(let s=0;s<=gr;s++)t.set([-1,s/gr,1,s/gr],4*s),s<gr&&n.push(2*s,2*s+1,2*s+2,2*s+2,2*s+1,2*s+3);e.setAttribute("place",new at(t,2)),e.setIndex(n),this.mesh=new We(e,new sn({transparent:!0,depthTest:!1,depthWrite:!1,side:jt,toneMapped:!1,uniforms:{colour:{value:new de}},vertexShader:"attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`})),this.mesh.renderOrder=50,this.mesh.frustumCulled=!1}stretch(e,t,n){na.copy(t).sub(e);let s=n.pixel(n.depth(e.x,e.y,e.z)),r=na.length()/s;if(this.mesh.visible=r>2,!this.mesh.visible)return;au.copy(n.camera.position).sub(e).cross(na).normalize();let o=Math.max(.3,1/(1+r/130));for(let a=0;a<=gr;a++){let c=a/gr,l=(.9+3.4*(o+(1-o)*(2*c-1)**6))*s;for(let h=0;h<3;h++){let u=e.getComponent(h)+na.getComponent(h)*c,d=au.getComponent(h)*l;this.positions[6*a+h]=u-d,this.positions[6*a+3+h]=u+d}}this.mesh.geometry.getAttribute("position").needsUpdate=!0}},P0=new F(0,0,1),z1=new F(0,1,0),au=new F,Xf=new F,na=new F,Hr=new Rt;function L0(i,e,t){let n=i.axes??"clamped";if(n.includes("ring"))return"ring";let s=ea(e,i.index);return!s&&i.index!==e.count-1?"sleeve":N0(t,e)&&!/free/i.test(t.name)?s?"tissue":"needle":i.scripted??i.driven?"knob":/pinned|hinged/.test(n)?"pin":"sleeve"}function D0(i,e,t,n){return N0(t,i)&&!n.some(s=>s.body===e&&s.index>0)}var N0=(i,e)=>/suture/i.test(`${i.name} ${i.title} ${e.material??""}`),Al=class{constructor(e,t,n,s){this.kind=e;this.flip=t,this.group.add(...W1[e](s)),n&&(this.post=V1(s));for(let r of[this.group,this.post])r?.traverse(o=>{o instanceof We&&(o.castShadow=o.receiveShadow=!0)});this.grips=e==="needle"?X1(8):[new F],(e==="needle"||e==="knob")&&(this.ghost=this.group.clone(),this.ghost.traverse(r=>{r instanceof We&&(r.material=F0,r.castShadow=r.receiveShadow=!1)}),this.ghost.visible=!1)}kind;group=new Tn;ghost=null;grips;flip;post=null;place(e,t,n,s,r=this.group){r.position.set(e[t],e[t+1],e[t+2]),r.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]),this.flip&&r.quaternion.multiply(H1),r.scale.setScalar(this.scale(n,s))}stand(e,t){let{post:n,group:s}=this;if(!n)return;Yf.set(0,0,1).applyQuaternion(s.quaternion),n.position.copy(s.position).addScaledVector(Yf,G1[this.kind]*s.scale.x);let r=n.position.z-e;n.visible=Math.abs(Yf.z)<.8&&r>0;let o=.012*t,[a,c]=n.children;a.scale.set(o,o,r),c.position.z=-r,c.scale.setScalar(o)}grip(e,t){return t.copy(this.grips[e]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)}scale(e,t){switch(this.kind){case"needle":return Math.max(.1*e,13*t);case"tissue":return Math.max(.14*e,8*t);case"ring":return Math.max(.03*e,2.6*t);default:return Math.max(.018*e,1.9*t)}}dispose(){for(let e of[this.group,this.post,this.ghost])e?.removeFromParent(),e?.traverse(t=>{t instanceof We&&t.geometry.dispose()})}},Yf=new F,G1={needle:0,tissue:.4,knob:0,sleeve:.4,ring:0,pin:0};function V1(i){let e=new Tn;return e.add(new We(Xs([[.5,-1],[.5,0]],i.fine),i.steel),new We(Xs([[0,0],[4.2,0],[4.2,.35],[3.9,.6],[1.2,.6],[.9,1.1],[.5,1.3]],i.fine),i.anodised)),e}var H1=new Rt(1,0,0,0),F0=new Ci({color:"#14a08f",transparent:!0,opacity:.38,depthWrite:!1,toneMapped:!1});function U0(i){F0.color.set(i)}var W1={needle:i=>[new We(q1(i.fine),i.steel)],tissue:i=>[new We(Xs([[0,0],[.9,0],[.97,.03],[1,.08],[1,.16]],i.fine,5),i.skin),new We(Xs([[1,.16],[.99,.17],[.99,.33],[1,.34]],i.fine,5),i.fat),new We(Xs([[1,.34],[1,.56],[.96,.6],[0,.6]],i.fine,5),i.muscle)],knob:i=>{let e=new We(new Ri(.5,.22,2.2),i.mark);return e.position.set(1.22,0,2.4),[new We(Xs([[0,-.5],[.72,-.5],[.8,-.4],[.8,.8],[0,.8]],i.fine),i.steel),new We(Xs([[0,.8],[1.1,.8],[1.35,1.05],[1.35,3.75],[1.1,4],[0,4]],i.fine),i.anodised),e]},sleeve:i=>[new We(Xs([[0,-1.3],[1.05,-1.3],[1.25,-1.1],[1.25,1.5],[1.05,1.7],[0,1.7]],i.fine),i.anodised),new We(Xs([[1.27,-.78],[1.3,-.75],[1.3,-.45],[1.27,-.42]],i.fine),i.brass)],ring:i=>[new We(new oi(1,.22,i.fine?16:8,i.fine?48:28),i.steel)],pin:i=>[new We(new Xt(1.2,i.fine?40:16,i.fine?24:10),i.steel)]};function Xs(i,e,t=2){let n=e?64:24,s=[],r=[];for(let a=0;a<i.length-1;a++){let c=s.length/3;for(let[l,h]of[i[a],i[a+1]])for(let u=0;u<=n;u++){let d=2*Math.PI*u/n;s.push(l*I0(Math.cos(d),t),l*I0(Math.sin(d),t),h)}for(let l=0;l<n;l++){let h=c+l,u=h+n+1;r.push(h,h+1,u,u,h+1,u+1)}}let o=new mt().setAttribute("position",new at(new Float32Array(s),3));return o.setIndex(r),o.computeVertexNormals(),o}var I0=(i,e)=>Math.sign(i)*Math.abs(i)**(2/e),O0=3/8*2*Math.PI;function X1(i){return Array.from({length:i+1},(e,t)=>{let n=O0*t/i;return new F(1-Math.cos(n),0,Math.sin(n))})}function q1(i){let e=i?72:28,t=i?14:6,n=.07,s=new Float32Array(3*(e+1)*(t+1)),r=[],o=0;for(let c=0;c<=e;c++){let l=c/e,h=O0*l,u=l<.1?1.12:1.12-.12*Math.min(1,(l-.1)/.06),d=l>.72?Math.max(.02,1-((l-.72)/.28)**1.6):1,f=n*u*d*(c===0?.75:1);for(let p=0;p<=t;p++){let y=2*Math.PI*p/t,g=1-f*Math.cos(y);if(s.set([1-g*Math.cos(h),f*Math.sin(y),g*Math.sin(h)],o),o+=3,c<e&&p<t){let m=c*(t+1)+p,x=m+t+1;r.push(m,m+1,x,x,m+1,x+1)}}}let a=new mt().setAttribute("position",new at(s,3));return a.setIndex(r),a.computeVertexNormals(),a}function B0(i,e,t){return i.kind==="needle"?0:Math.min(30,1.3*i.group.scale.x/e.pixel(t))}function k0(i){return i==="rich"?Y1():$1()}function Y1(){let e={gloss:new Vo({vertexColors:!0,roughness:.3,clearcoat:.9,clearcoatRoughness:.08}),matte:new ii({vertexColors:!0,roughness:.62,side:jt}),paper:G0(new ii({vertexColors:!0,roughness:.85,side:jt})),steel:new ii({vertexColors:!0,color:"#c9ced6",metalness:1,roughness:.26})};return{fine:!0,rider:t=>e[t],rod:t=>z0(new Vo({color:t,roughness:.42,clearcoat:.7,clearcoatRoughness:.18}),t),steel:new ii({color:"#d5dae0",metalness:1,roughness:.24}),anodised:new ii({color:"#48515b",metalness:.7,roughness:.4}),brass:new ii({color:"#d1aa66",metalness:1,roughness:.3}),mark:new ii({color:"#f3efe4",roughness:.5}),skin:new ii({color:"#dba58f",roughness:.55}),fat:new ii({color:"#e9cf94",roughness:.6}),muscle:new ii({color:"#b0524a",roughness:.5})}}function $1(){let i=(n,s,r)=>new ys({color:n,specular:s,shininess:r}),e=(n,s)=>new ys({vertexColors:!0,side:jt,shininess:n,specular:s}),t={gloss:e(70,"#5a5a5a"),matte:e(12,"#141414"),paper:G0(e(5,"#000000")),steel:new ys({vertexColors:!0,color:"#8b95a0",shininess:70,specular:"#8a8a8a"})};return{fine:!1,rider:n=>t[n],rod:n=>z0(new ys({color:n,specular:"#4a4a4a",shininess:55}),n),steel:i("#a9b2bc","#9a9a9a",70),anodised:i("#596470","#5a5a5a",40),brass:i("#b98f4a","#6a5a3a",50),mark:i("#f3efe4","#111111",10),skin:i("#dba58f","#1c1816",20),fat:i("#e9cf94","#1c1816",20),muscle:i("#b0524a","#1c1816",20)}}function z0(i,e){let{h:t,s:n,l:s}=e.getHSL({h:0,s:0,l:0}),r=n>.25&&t>.02&&t<.2,o=new de(s>.7?"#2b3a4a":r?"#fff6e4":"#ffe3ab");return i.defines={...i.defines,USE_UV:""},i.onBeforeCompile=a=>{a.uniforms.stripe={value:o},a.fragmentShader=a.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 stripe;`).replace("#include <color_fragment>",`#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)},i.customProgramCacheKey=()=>"striped",i}function G0(i){return i.onBeforeCompile=e=>{e.fragmentShader=e.fragmentShader.replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)},i.customProgramCacheKey=()=>"glowing",i}var Z1=3,cu=40,hu=class{renderer;stale=!0;back=null;part={left:0,top:0,right:1,bottom:1};crop=new _t;uncropped=new _t;width=1;height=1;ratio=1;soft=!1;constructor(e,t){let n=t==="plain";n&&(this.back=V0(e,{antialias:!1,alpha:!1})),this.renderer=V0(e,{antialias:!n,alpha:n}),this.renderer.toneMapping=hl,this.renderer.shadowMap.type=Ur}resize(e,t,n,s){this.width=e,this.height=t,this.ratio=n,this.renderer.shadowMap.enabled=s,this.back&&(this.renderer.domElement.style.imageRendering=n<1&&!this.soft?"pixelated":""),this.cover({left:0,top:0,right:e,bottom:t}),this.stale=!0}paint(e,t,n,s){let{renderer:r,back:o}=this;if(!o){r.clear(),r.render(e.background,t),r.render(e.scene,t);return}(this.stale||!n)&&(o.setPixelRatio(n?this.ratio:this.ratio/Z1),o.setSize(this.width,this.height,!1),o.render(e.background,t),this.stale=!n),this.follow(s),this.uncropped.copy(t.projectionMatrix),t.projectionMatrix.premultiply(this.crop),r.clear(),r.render(e.scene,t),t.projectionMatrix.copy(this.uncropped)}get whole(){return this.back===null}get high(){return this.part.bottom-this.part.top}picture(){let{renderer:e,back:t,part:n,ratio:s}=this;if(!t)return new Promise(a=>e.domElement.toBlob(a,"image/png"));let r=X("canvas",{width:t.domElement.width,height:t.domElement.height}),o=r.getContext("2d");return o.drawImage(t.domElement,0,0),o.drawImage(e.domElement,n.left*s,n.top*s),new Promise(a=>r.toBlob(a,"image/png"))}dispose(){for(let e of[this.renderer,this.back])e?.dispose(),e?.forceContextLoss(),e?.domElement.remove()}follow(e){let t=this.part,n=e.left>=t.left&&e.top>=t.top&&e.right<=t.right&&e.bottom<=t.bottom,s=r=>(r.right-r.left)*(r.bottom-r.top);n&&s(t)<1.5*s(e)+4e4||this.cover({left:Math.max(0,e.left-cu),top:Math.max(0,e.top-cu),right:Math.min(this.width,e.right+cu),bottom:Math.min(this.height,e.bottom+cu)})}cover(e){let{part:t,width:n,height:s,renderer:r}=this;t.left=Math.floor(e.left),t.top=Math.floor(e.top),t.right=Math.max(t.left+1,Math.ceil(e.right)),t.bottom=Math.max(t.top+1,Math.ceil(e.bottom));let o=t.right-t.left,a=t.bottom-t.top;r.setPixelRatio(this.ratio),r.setSize(o,a,!1);let c=r.domElement.style;c.left=`${t.left}px`,c.top=`${t.top}px`,c.width=`${o}px`,c.height=`${a}px`;let l=n/o,h=s/a,u=(t.left+t.right)/n-1,d=1-(t.top+t.bottom)/s;this.crop.set(l,0,0,-l*u,0,h,0,-h*d,0,0,1,0,0,0,0,1)}};function V0(i,e){let t=X("canvas",{"aria-hidden":"true"}),n=new Hh({canvas:t,...e,powerPreference:"high-performance"});return n.outputColorSpace=ei,n.autoClear=!1,n.setClearColor(0,0),i.append(t),n}var K1=1e3,H0=5,J1=.06,j1=4,Q1=.2,uu=class{boxes=Array.from({length:H0},()=>new kn);began=-1/0;at=0;first=0;forget(){this.began=-1/0,this.first=0;for(let e of this.boxes)e.makeEmpty()}travels(e){qs.makeEmpty();for(let t of this.boxes)qs.union(t);return qs.getSize($f).length()>2.5*e.getSize(eA).length()}see(e,t,n){e-this.began>K1&&(this.began=e,this.at=(this.at+1)%H0,this.boxes[this.at].makeEmpty()),this.boxes[this.at].union(t);let s=this.boxes.every(a=>!a.isEmpty());qs.makeEmpty();for(let a of this.boxes)qs.union(a);let r=n.getSize($f).length();this.first===0&&(this.first=r);let o=W0(n,qs)>.01*r;return!o&&!(s&&W0(qs,n)>Q1*r)?!1:qs.getSize($f).length()>j1*this.first?this.travels(t):(s&&n.makeEmpty(),n.union(qs.expandByScalar(o?J1*r:0)),!0)}};function W0(i,e){let t=i.min,n=i.max;return Math.max(t.x-e.min.x,t.y-e.min.y,t.z-e.min.z,e.max.x-n.x,e.max.y-n.y,e.max.z-n.z)}var qs=new kn,$f=new F,eA=new F;var tA=7;function Ms(i,e,t,n,s=0){let{min:r,max:o}=i;for(let a=0;a<n;a++){let c=t+a*tA,l=e[c],h=e[c+1],u=e[c+2];r.set(Math.min(r.x,l-s),Math.min(r.y,h-s),Math.min(r.z,u-s)),o.set(Math.max(o.x,l+s),Math.max(o.y,h+s),Math.max(o.z,u+s))}}var Zi={resolution:{value:1e3},above:{value:new de(0)},below:{value:new de(0)}};var nA={light:{top:"#e4e7ea",bottom:"#d3d6d8",glow:"#fbfaf7",floor:"#f6f4f0",grid:"#39424e",gridAlpha:.16,shadow:.26,contact:.5,key:2.4,environment:.85},dark:{top:"#14171b",bottom:"#0d0f12",glow:"#2a3037",floor:"#343b43",grid:"#c6d4e0",gridAlpha:.13,shadow:.5,contact:.75,key:2.6,environment:.55}},iA={light:{zenith:"#7fabd8",haze:"#e4e8e4",sun:"#fff1d2",key:3.1,above:"#c9d6df",below:"#857b58"},dark:{zenith:"#141d33",haze:"#8a6a5c",sun:"#ffb778",key:2.7,above:"#4c5a80",below:"#2a2622"}},du=class{constructor(e,t){this.grade=t;this.backdrop=hA();let n=new We(cA(),this.backdrop);n.frustumCulled=!1,n.renderOrder=-100,this.floor=new We(new Vn(2,2),dA()),this.floor.renderOrder=-90,this.shade=new We(new Vn(2,2),new nl({depthWrite:!1})),this.shade.renderOrder=-80,this.shade.receiveShadow=!0,this.key.castShadow=!0,this.key.shadow.mapSize.set(2048,2048),this.key.shadow.radius=3.5,this.key.shadow.blurSamples=12,this.land=new We(new Vn(2,2),uA()),this.land.renderOrder=-95,this.land.visible=!1,this.background.add(n,this.land,this.floor),this.scene.add(this.shade,this.key,this.key.target,this.rim,this.rim.target,this.sky),t==="rich"&&(this.scene.environment=fA(e))}grade;background=new Dr;scene=new Dr;key=new Wo("#ffeeda",2.4);spacing=.1;ground=0;contactStrength=.5;backdrop;floor;shade;size=1;theme="light";dressed={hair:!1,outdoors:!1};rim=new Wo("#dfe8ff",0);land;haze=new Za("#ffffff",1,10);sky=new rl("#f4f7fa","#a39c92",0);setTheme(e){this.theme=e;let t=nA[e],n=this.backdrop.uniforms;for(let o of["top","bottom","glow"])Xr(n[o].value,t[o]);let s=this.floor.material.uniforms;Xr(s.floor.value,t.floor),Xr(s.grid.value,t.grid),s.gridAlpha.value=t.gridAlpha,this.shade.material.opacity=t.shadow,this.key.intensity=t.key,this.key.color.set("#ffeeda"),this.scene.environmentIntensity=t.environment,this.sky.intensity=this.grade==="plain"?2.1*t.environment:0,this.sky.color.set("#f4f7fa"),this.sky.groundColor.set("#a39c92"),this.contactStrength=t.contact;let r=this.grade==="plain"?0:2.1*t.environment;Zi.above.value.set("#f4f7fa").multiplyScalar(r),Zi.below.value.set("#a39c92").multiplyScalar(r),this.rim.intensity=this.dressed.hair?1.5:0,this.dressed.outdoors&&this.goOut(iA[e])}dress(e){this.dressed=e;let t=e.outdoors;this.land.visible=t,this.floor.visible=!t,this.backdrop.uniforms.outdoors.value=t?1:0,this.scene.fog=t?this.haze:null,this.rim.visible=e.hair;let n=this.land.material.uniforms;e.soil&&n.soil.value.copy(e.soil).convertLinearToSRGB(),n.meadow.value.copy(e.meadow?oA.copy(e.meadow).convertLinearToSRGB().lerp(n.soil.value,.2):n.soil.value),this.setTheme(this.theme)}goOut(e){let t=this.backdrop.uniforms,n=this.land.material.uniforms;if(Xr(t.top.value,e.zenith),Xr(t.bottom.value,e.haze),Xr(t.glow.value,e.sun),Xr(n.haze.value,e.haze),n.light.value=this.theme==="dark"?.32:1,this.haze.color.set(e.haze),this.dressed.mist){this.haze.color.lerp(aA,.45);for(let r of[t.bottom.value,n.haze.value])r.copy(this.haze.color).convertLinearToSRGB()}this.key.color.set(e.sun),this.key.intensity=e.key,this.sky.color.set(e.above),this.sky.groundColor.set(e.below),this.sky.intensity>0&&(this.sky.intensity=2.6);let s=this.grade==="plain"?0:2.6;Zi.above.value.set(e.above).multiplyScalar(s),Zi.below.value.set(e.below).multiplyScalar(s)}fit(e,t){this.size=t,this.spacing=lA(t/5),this.floor.material.uniforms.spacing.value=this.spacing,this.floor.material.uniforms.size.value=t,this.floor.scale.setScalar(t*9),this.shade.scale.setScalar(t*5),this.land.scale.setScalar(t*40),this.land.material.uniforms.size.value=t;let n=this.dressed.mist??0;this.haze.near=n>0?.35*n:4.5*t,this.haze.far=n>0?1.9*n:24*t,this.land.material.uniforms.clear.value.set(this.haze.near,this.haze.far);let s=t*1.7,r=this.key.shadow.camera;r.left=r.bottom=-s,r.right=r.top=s,r.near=t*.5,r.far=t*9,r.updateProjectionMatrix(),this.key.shadow.normalBias=t*2/2048,this.key.shadow.bias=-6e-4,this.lookAt(e)}plant(e){this.land.material.uniforms.low.value.set(e.min.x,e.min.y),this.land.material.uniforms.high.value.set(e.max.x,e.max.y)}lookAt(e){this.floor.material.uniforms.centre.value.copy(e),this.floor.position.set(e.x,e.y,this.ground),this.shade.position.set(e.x,e.y,this.ground),this.land.position.set(e.x,e.y,this.ground),this.land.material.uniforms.centre.value.copy(e),this.rim.position.set(-.75,.8,.55).normalize().multiplyScalar(this.size*4).add(e),this.rim.target.position.copy(e),Zf.set(...this.dressed.outdoors?rA:sA).normalize(),this.backdrop.uniforms.sun.value.copy(Zf),this.key.position.copy(Zf).multiplyScalar(this.size*4).add(e),this.key.target.position.copy(e)}setRatio(e){this.floor.material.uniforms.ratio.value=Math.min(1,e)}setShadows(e,t){this.shade.visible=e,this.key.castShadow=e,this.key.shadow.mapSize.x!==t&&(this.key.shadow.mapSize.set(t,t),this.key.shadow.map?.dispose(),this.key.shadow.map=null)}},sA=[.62,-.62,1.35],rA=[-.9,.28,.78],Zf=new F,oA=new de,aA=new de("#a9c0a6");function lA(i){let e=10**Math.floor(Math.log10(i)),t=i/e;return(t>=5?5:t>=2?2:1)*e}function Xr(i,e){i.set(e).convertLinearToSRGB()}function cA(){return new mt().setAttribute("position",new at(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3))}function hA(){return new sn({depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{top:{value:new de},bottom:{value:new de},glow:{value:new de},outdoors:{value:0},sun:{value:new F(0,0,1)}},vertexShader:`
      varying vec2 at;
      varying vec3 ray;
      void main() {
        at = position.xy;
        gl_Position = vec4(position.xy, 1.0, 1.0);
        // where this corner of the window looks to
        vec4 far = inverse(projectionMatrix) * vec4(position.xy, 1.0, 1.0);
        ray = (vec4(far.xyz / far.w, 0.0) * viewMatrix).xyz;
      }`,fragmentShader:`
      uniform vec3 top, bottom, glow, sun;
      uniform float outdoors;
      varying vec2 at;
      varying vec3 ray;
      void main() {
        vec3 c = mix(bottom, top, smoothstep(-1.0, 1.0, at.y));
        c = mix(c, glow, exp(-1.6 * dot(at * vec2(0.72, 0.95) - vec2(0.0, 0.12), at * vec2(0.72, 0.95) - vec2(0.0, 0.12))));
        if (outdoors > 0.5) {
          vec3 d = normalize(ray);
          c = mix(bottom, top, 1.0 - exp(-3.2 * max(0.0, d.z)));
          float near = max(0.0, dot(normalize(d.xy + 1e-5), normalize(sun.xy)));
          c = mix(c, glow, 0.55 * near * near * near * exp(-5.0 * abs(d.z)));
        }
        // half a step of noise, so that the gradient shows no bands
        float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
        gl_FragColor = vec4(c + (noise - 0.5) / 255.0, 1.0);
      }`})}function uA(){return new sn({transparent:!0,depthWrite:!1,toneMapped:!1,side:jt,uniforms:{soil:{value:new de("#6d6a4c").convertLinearToSRGB()},meadow:{value:new de("#6d6a4c").convertLinearToSRGB()},low:{value:new $e},high:{value:new $e},haze:{value:new de},light:{value:1},size:{value:1},clear:{value:new $e(1,2)},centre:{value:new F}},vertexShader:`
      varying vec3 at;
      varying float depth;
      void main() {
        vec4 w = modelMatrix * vec4(position, 1.0);
        at = w.xyz;
        vec4 v = viewMatrix * w;
        depth = -v.z;
        gl_Position = projectionMatrix * v;
      }`,fragmentShader:`
      uniform vec3 soil, meadow, haze, centre;
      uniform vec2 low, high, clear; // where things grow; from where on haze is seen, and nothing else
      uniform float light, size;
      varying vec3 at;
      varying float depth;
      float hashed(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
      float noise(vec2 p) {
        vec2 i = floor(p), f = fract(p);
        f = f * f * (3.0 - 2.0 * f);
        return mix(mix(hashed(i), hashed(i + vec2(1.0, 0.0)), f.x), mix(hashed(i + vec2(0.0, 1.0)), hashed(i + vec2(1.0, 1.0)), f.x), f.y);
      }
      void main() {
        vec2 p = at.xy / size;
        float broad = noise(3.0 * p), middling = noise(17.0 * p), fine = noise(90.0 * p);
        vec3 earth = soil * (0.62 + 0.3 * broad + 0.25 * middling);
        // what grows goes on beyond where it is drawn, as far as one can tell
        vec2 away = max(low - at.xy, at.xy - high) / size;
        float beyond = smoothstep(-0.02, 0.12, max(away.x, away.y) + 0.05 * (middling - 0.5));
        vec3 green = meadow * (0.6 + 0.35 * broad + 0.3 * middling * fine + 0.1 * fine);
        vec3 c = mix(earth, green, beyond) * light;
        float r = length(at.xy - centre.xy) / size;
        float far = smoothstep(clear.x, clear.y, depth);
        gl_FragColor = vec4(mix(c, haze, max(far, smoothstep(4.0, 30.0, r))), 1.0);
      }`})}function dA(){return new sn({transparent:!0,depthWrite:!1,toneMapped:!1,side:jt,uniforms:{floor:{value:new de},grid:{value:new de},gridAlpha:{value:.1},ratio:{value:1},spacing:{value:.1},size:{value:1},centre:{value:new F}},vertexShader:`
      varying vec3 at;
      void main() { vec4 w = modelMatrix * vec4(position, 1.0); at = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,fragmentShader:`
      uniform vec3 floor, grid, centre;
      uniform float gridAlpha, spacing, size, ratio;
      varying vec3 at;
      // coverage of lines one pixel wide at whole numbers, gone where they would be closer than a few pixels
      float lines(vec2 p) {
        vec2 d = fwidth(p);
        vec2 near = abs(fract(p - 0.5) - 0.5) / d;
        vec2 fade = 1.0 - smoothstep(0.08, 0.35, d);
        vec2 c = clamp(1.15 - near, 0.0, 1.0) * fade * ratio;
        return max(c.x, c.y);
      }
      void main() {
        float r = length(at.xy - centre.xy) / size;
        float pool = exp(-0.35 * r * r);
        float g = max(0.5 * lines(at.xy / spacing), lines(at.xy / (5.0 * spacing)));
        float a = g * gridAlpha * exp(-0.28 * r * r) * (gl_FrontFacing ? 1.0 : 0.5);
        float base = gl_FrontFacing ? 0.5 * pool : 0.0;
        // lines over the pool of light, as one colour with one alpha
        float alpha = a + base * (1.0 - a);
        gl_FragColor = vec4((grid * a + floor * base * (1.0 - a)) / max(alpha, 1e-4), alpha);
      }`})}function X0(){return new sn({transparent:!0,depthWrite:!1,toneMapped:!1,side:jt,uniforms:{strength:{value:.5}},vertexShader:`
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,fragmentShader:`
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`})}function fA(i){let e=new Dr,t=new We(new Xt(10,32,16),new sn({side:En,toneMapped:!1,vertexShader:"varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`}));e.add(t),Tl(e,[0,0,8],[7,5],5),Tl(e,[-8,-3,3],[1.6,7],7),Tl(e,[8,2,2.5],[1.2,6],4),Tl(e,[1,8,2],[6,1],2.5),Tl(e,[2,-8,1.5],[5,2.5],2);let n=new jo(i),s=n.fromScene(e,.02,.1,100,{size:128}).texture;return n.dispose(),s}function Tl(i,e,t,n){let s=new We(new Vn(...t),new Ci({color:new de().setScalar(n),side:jt}));s.position.set(...e),s.up.set(0,0,1),s.lookAt(0,0,0),i.add(s)}var El=3,Cl=7,ia=3.3,q0=2.4,pA=.45,mA=Math.cos(.3),gA=8,yr=class{constructor(e,t,n){this.info=e;this.spread=n.fine?.3:.05,this.colour=fn(e.colour,t),this.mesh=new We(new mt,n.rod(this.colour)),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new We(this.mesh.geometry,xA()),this.outline.visible=!1,this.contact=new We(new mt,X0()),this.contact.renderOrder=-70,this.parts=[this.mesh,this.outline,this.contact];for(let o of this.parts)o.frustumCulled=!1;let s=Ws(e,e.count),r=qh(e,s);this.hinges=r.map(o=>o.pose),this.bent=new Set(r.filter(o=>o.sure).map(o=>o.pose)),this.weigh(s.length)}info;parts;reach=0;mesh;outline;contact;colour;detail={sides:12,rings:600};count=0;courses=[];hinges;bent;cos=new Float32Array(0);sin=new Float32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);ground=new Float32Array(0);shade=new Float32Array(0);nodes=new Float32Array(0);tangents=new Float32Array(0);ring=0;row=0;thin=ia;thick=0;dark=1;spread;isHinge(e){return this.bent.has(e)}setLevel(e){this.detail=e.detail,this.contact.material.visible=e.contact,this.count=0}update(e,t,n,s,r){if(n<2){this.mesh.visible=this.outline.visible=this.contact.visible=!1;return}this.watch(e,t,n),n!==this.count&&this.layOut(n),this.ring=this.row=0;for(let o of this.courses){this.gather(o,e,t),this.findTangents(o);for(let a=0;a<o.poses.length-1;a++)this.span(o,a,s,r)}this.touch(this.mesh.geometry,"position","normal"),this.touch(this.contact.geometry,"position","shade")}radius(e){let t=this.info.radius;return t[Math.min(Math.max(0,Math.round(e)),t.length-1)]??.001}shown(e,t,n){let s=this.radius(e);return Math.max(s,this.least(s)*n.pixel(t))}grow(e,t,n,s){Ms(e,t,n,s)}mark(e){if(this.outline.visible=e!==null&&this.mesh.visible,!e)return;let t=this.outline.material.uniforms;t.colour.value.copy(e.colour),t.grow.value=e.width}dispose(){for(let e of[this.mesh,this.outline,this.contact])e.removeFromParent(),e.geometry.dispose(),e.material.dispose()}touch(e,...t){for(let n of t)e.getAttribute(n).needsUpdate=!0}watch(e,t,n){for(let s of this.hinges)this.bent.has(s)||s+1>=n||yA(e,t+Cl*s,t+Cl*(s+1))>mA||(this.bent.add(s),this.count=0)}weigh(e){let t=this.info.parents!==void 0;this.thin=t?Math.max(.6,q0/(1+(e-1)/40)):ia,this.thick=t?this.info.radius.reduce((n,s)=>Math.max(n,s),0):0,this.dark=Math.min(1,4/Math.sqrt(e||1))}least(e){return this.thick>0?this.thin*Math.max(pA,Math.sqrt(Math.min(1,e/this.thick))):this.thin}layOut(e){this.count=e,this.courses=this.plan(e);let t=this.courses.map(u=>(u.poses.length-1)*u.pieces+1),n=t.reduce((u,d)=>u+d,0),s=n+2*El*t.length,r=5*this.detail.rings*this.detail.sides,o=Math.round(this.detail.sides*this.thin/(this.info.parents?q0:ia)),a=Math.max(3,Math.min(Math.max(5,o),this.detail.sides,Math.floor(r/s)-1)),c=this.courses.reduce((u,d)=>Math.max(u,d.poses.length),0);this.nodes=new Float32Array(qr*c),this.tangents=new Float32Array(3*c),this.cos=Float32Array.from({length:a+1},(u,d)=>Math.cos(2*Math.PI*(d%a)/a)),this.sin=Float32Array.from({length:a+1},(u,d)=>Math.sin(2*Math.PI*(d%a)/a));let l=s*(a+1);this.positions=new Float32Array(3*l),this.normals=new Float32Array(3*l);let h=new Float32Array(2*l);for(let u=0;u<l;u++)h[2*u]=u%(a+1)/a,h[2*u+1]=Math.floor(u/(a+1))/(s-1);this.ground=new Float32Array(6*n),this.shade=new Float32Array(4*n);for(let u=0;u<n;u++)this.shade[4*u]=-1,this.shade[4*u+2]=1;this.fill(this.mesh.geometry,Y0(t.map(u=>u+2*El),a+1),{position:[this.positions,3],normal:[this.normals,3],uv:[h,2]}),this.fill(this.contact.geometry,Y0(t,2),{position:[this.ground,3],shade:[this.shade,2]}),this.mesh.visible=this.contact.visible=s>0}plan(e){let{info:t}=this,n=Ws(t,e);this.weigh(n.length);let s=this.detail.rings*Math.min(6,1+(n.length-1)/4),r=n.reduce((h,u)=>h+u.poses.length-1,0),o=Math.max(1,Math.ceil(r/(2*s))),a=[];for(let{poses:h,grown:u}of n){let d=h.length-1;if(h.some(g=>this.bent.has(g))){a.push(...this.bars(h,u));continue}let f=Math.max(1,Math.min(o,Math.floor(d/gA))),p=Int32Array.from({length:Math.ceil(d/f)+1},(g,m)=>h[Math.min(m*f,d)]),y=(t.links??[]).some(([g,m])=>Math.min(g,m)===h[0]&&Math.max(g,m)===h[d]);a.push({poses:p,pieces:1,grown:u,closed:y})}let c=a.reduce((h,u)=>h+u.poses.length-1,0),l=Math.min(8,Math.max(1,Math.round(s/c)));for(let h of a)h.pieces=l;for(let[h,u]of t.links??[])h<e&&u<e&&a.push({poses:Int32Array.of(Math.min(h,u),Math.max(h,u)),pieces:1,grown:!1,closed:!1});return a}bars(e,t){let n=[],s=0;for(let r=1;r<e.length;r++)r<e.length-1&&!this.bent.has(e[r])||(n.push({poses:e.slice(s,r+1),pieces:1,grown:t&&s===0,closed:!1}),s=r);return n}fill(e,t,n){e.dispose(),e.setIndex(t);for(let[s,[r,o]]of Object.entries(n))e.setAttribute(s,new at(r,o).setUsage(Hs))}gather(e,t,n){let{poses:s}=e,r=s.length-1,o=this.info.parents!==void 0;for(let a=0;a<=r;a++){let c=qr*a,l=n+Cl*s[a],h=o?a===0?n+Cl*s[1]:a<r?l+Cl:l:l,u=o&&a===0?h:l,d=t[u+3]*t[h+3]+t[u+4]*t[h+4]+t[u+5]*t[h+5]+t[u+6]*t[h+6]<0?-1:1,f=this.nodes;for(let g=0;g<3;g++)f[c+g]=t[l+g];for(let g=3;g<7;g++)f[c+g]=t[u+g]+d*t[h+g];let p=fu(f[c+3],f[c+4],f[c+5],f[c+6])||1;for(let g=3;g<7;g++)f[c+g]/=p;let y=this.radius(a===0&&(e.grown||r===1)?s[1]:s[a]);f[c+7]=y,f[c+8]=this.least(y)}}findTangents(e){let{nodes:t,tangents:n}=this,s=e.poses.length-1,r=e.closed&&s>2;for(let o=0;o<=s;o++){let a=r&&(o===0||o===s),c=o>0?o-1:s-1,l=o<s?o+1:1,h=qr*(o>0||a?c:o),u=qr*o,d=qr*(o<s||a?l:o),f=h===u?0:Kf(t,h,u),p=d===u?0:Kf(t,u,d),y=f>0?p>0?p/(f*(f+p)):1/f:0,g=p>0?f>0?f/(p*(f+p)):1/p:0;for(let m=0;m<3;m++)n[3*o+m]=(t[u+m]-t[h+m])*y+(t[d+m]-t[u+m])*g}}span(e,t,n,s){let{nodes:r,tangents:o}=this,{pieces:a}=e,c=qr*t,l=c+qr,h=Kf(r,c,l),u=r[c+3]*r[l+3]+r[c+4]*r[l+4]+r[c+5]*r[l+5]+r[c+6]*r[l+6]<0?-1:1,d=t===e.poses.length-2,f=e.grown&&t===0?this.radius(e.poses[0]):0;for(let p=0;p<a+(d?1:0);p++){let y=f>0?(p/a)**2:p/a,g=1-y,m=g*g*(1+2*y),x=y*y*(3-2*y),C=h*y*g*g,b=-h*y*y*g,E=m*r[c]+x*r[l]+C*o[3*t]+b*o[3*t+3],T=m*r[c+1]+x*r[l+1]+C*o[3*t+1]+b*o[3*t+4],v=m*r[c+2]+x*r[l+2]+C*o[3*t+2]+b*o[3*t+5];this.axes(g*r[c+3]+u*y*r[l+3],g*r[c+4]+u*y*r[l+4],g*r[c+5]+u*y*r[l+5],g*r[c+6]+u*y*r[l+6]);let S=6*y*g,U=h*(1-4*y+3*y*y),I=h*(3*y*y-2*y);this.align(S*(r[l]-r[c])+U*o[3*t]+I*o[3*t+3],S*(r[l+1]-r[c+1])+U*o[3*t+1]+I*o[3*t+4],S*(r[l+2]-r[c+2])+U*o[3*t+2]+I*o[3*t+5]);let L=g*r[c+7]+y*r[l+7],k=Math.max(L+vA(f,r[l+7],y*h),(g*r[c+8]+y*r[l+8])*n.pixel(n.depth(E,T,v)));t===0&&p===0&&this.end(E,T,v,k,-1),this.cast(E,T,v,k,s),this.circle(E,T,v,k,0),d&&p===a&&this.end(E,T,v,k,1)}}axes(e,t,n,s){let r=2/(e*e+t*t+n*n+s*s||1);dt[0]=1-r*(t*t+n*n),dt[1]=r*(e*t+s*n),dt[2]=r*(e*n-s*t),dt[3]=r*(e*t-s*n),dt[4]=1-r*(e*e+n*n),dt[5]=r*(t*n+s*e),dt[6]=r*(e*n+s*t),dt[7]=r*(t*n-s*e),dt[8]=1-r*(e*e+t*t)}align(e,t,n){let s=fu(e,t,n);if(!(s>0))return;e/=s,t/=s,n/=s;let r=1+e*dt[6]+t*dt[7]+n*dt[8];if(r<.001)return;let o=e+dt[6],a=t+dt[7],c=n+dt[8];for(let l=0;l<6;l+=3){let h=(dt[l]*e+dt[l+1]*t+dt[l+2]*n)/r;dt[l]-=h*o,dt[l+1]-=h*a,dt[l+2]-=h*c}dt[6]=e,dt[7]=t,dt[8]=n}end(e,t,n,s,r){for(let o=0;o<El;o++){let a=(r<0?El-o:o+1)/El*(Math.PI/2),c=r*s*Math.sin(a);this.circle(e+c*dt[6],t+c*dt[7],n+c*dt[8],s*Math.cos(a),r*Math.sin(a))}}circle(e,t,n,s,r){let{positions:o,normals:a,cos:c,sin:l}=this,h=c.length,u=Math.sqrt(Math.max(0,1-r*r)),d=dt[0],f=dt[1],p=dt[2],y=dt[3],g=dt[4],m=dt[5],x=r*dt[6],C=r*dt[7],b=r*dt[8],E=3*h*this.ring++;for(let T=0;T<h;T++,E+=3){let v=c[T],S=l[T],U=v*d+S*y,I=v*f+S*g,L=v*p+S*m;o[E]=e+s*U,o[E+1]=t+s*I,o[E+2]=n+s*L,a[E]=u*U+x,a[E+1]=u*I+C,a[E+2]=u*L+b}}cast(e,t,n,s,r){let o=this.row++,a=Math.max(0,n-r),c=1.6*s+this.spread*a,l=fu(dt[6],dt[7],0)||1e-9,h=-dt[7]/l*c,u=dt[6]/l*c,d=this.ground;d[6*o]=e-h,d[6*o+1]=t-u,d[6*o+3]=e+h,d[6*o+4]=t+u,d[6*o+2]=d[6*o+5]=r;let f=Math.min(1,l*l*2);this.shade[4*o+1]=this.shade[4*o+3]=this.dark*f*1.3*s/(1.3*s+.5*a)}},dt=new Float32Array(9),qr=9;function yA(i,e,t){let n=4*(i[e+3]*i[e+5]+i[e+6]*i[e+4])*(i[t+3]*i[t+5]+i[t+6]*i[t+4]),s=4*(i[e+4]*i[e+5]-i[e+6]*i[e+3])*(i[t+4]*i[t+5]-i[t+6]*i[t+3]);return n+s+(1-2*(i[e+3]**2+i[e+4]**2))*(1-2*(i[t+3]**2+i[t+4]**2))}function vA(i,e,t){let n=Math.min(.95*i,1.9*e)-e,s=1-t/(1.3*i+2*e);return n>0&&s>0?n*s*s:0}var fu=(i,e,t,n=0)=>Math.sqrt(i*i+e*e+t*t+n*n);function Kf(i,e,t){return fu(i[t]-i[e],i[t+1]-i[e+1],i[t+2]-i[e+2])}function Y0(i,e){let t=new Uint32Array(6*i.reduce((r,o)=>r+o-1,0)*(e-1)),n=0,s=0;for(let r of i){for(let o=0;o<r-1;o++,s+=e)for(let a=0;a<e-1;a++){let c=s+a,l=c+e;t[n++]=c,t[n++]=c+1,t[n++]=l,t[n++]=l,t[n++]=c+1,t[n++]=l+1}s+=e}return new at(t,1)}function fn(i,e){return new de(i&&/^#[0-9a-f]{3,8}$/i.test(i)?i.slice(0,7):e)}function xA(){return new sn({side:En,toneMapped:!1,uniforms:{colour:{value:new de},grow:{value:2},resolution:Zi.resolution},vertexShader:`
      uniform float grow, resolution; // [px], height of the window [px]
      void main() {
        vec4 at = vec4(position, 1.0);
        vec3 out_ = normal;
        #ifdef USE_INSTANCING
          at = instanceMatrix * at;
          out_ = normalize(mat3(instanceMatrix) * normal);
        #endif
        vec4 v = viewMatrix * at;
        float pixel = 2.0 * -v.z / (projectionMatrix[1][1] * resolution);
        gl_Position = projectionMatrix * (v + vec4(mat3(viewMatrix) * out_ * grow * pixel, 0.0));
      }`,fragmentShader:"uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }"})}var jf=new Ci({color:"#0f8a7a",toneMapped:!1,depthTest:!1,transparent:!0,opacity:.55});function Z0(i){lu.color.set(i),jf.color.set(i)}var Qf=class{group=new Tn;effort;band=new ou;proxy=new We(new oi(1,.2,10,40),lu);ghost=new We(new oi(1,.12,10,40),jf);dot=new We(new Xt(.34,16,12),jf);constructor(e){this.effort=new Sl(e),this.group.add(this.band.mesh,this.proxy,this.ghost,this.dot,this.effort.group),this.proxy.renderOrder=this.ghost.renderOrder=this.dot.renderOrder=55}show(e,t,n,s,r,o,a,c){this.group.visible=!0,vr.set(e[t.proxy],e[t.proxy+1],e[t.proxy+2]),this.pose(this.proxy,e,t.proxy);let[l,h]=c?[c,0]:[e,t.ghost];Jf.set(l[h],l[h+1],l[h+2]),this.pose(this.ghost,l,h),this.dot.position.copy(Jf);let u=n.pixel(n.depth(vr.x,vr.y,vr.z));this.proxy.scale.setScalar(9*u),this.ghost.scale.setScalar(11*u),this.dot.scale.setScalar(11*u),this.band.mesh.material.uniforms.colour.value.copy(lu.color).convertLinearToSRGB(),this.band.stretch(vr,Jf,n),this.effort.show(e,t.wrench,vr,n,s,r,o,a)}hide(){this.group.visible=!1,this.effort.hide()}pose(e,t,n){e.position.set(t[n],t[n+1],t[n+2]),e.quaternion.set(t[n+3],t[n+4],t[n+5],t[n+6])}},pu=class{constructor(e){this.overlay=e}overlay;group=new Tn;views=[];holds=[];forces=new Wr;torques=new Wr;clear(){this.forces=new Wr,this.torques=new Wr;for(let e of this.views)e.hide();for(let e of this.holds)e.hide()}show(e,t,n,s,r,o,a,c,l,h){for(;this.views.length<e.hands.length;){let u=new Qf(this.overlay);this.views.push(u),this.group.add(u.group)}for(let u of n)u?.ghost&&(u.ghost.visible=!1);this.views.forEach((u,d)=>{let f=e.hands[d];if(!f)return u.hide();let p=f.mine?h(f.hand):null;u.show(e.floats,f,o,this.forces,this.torques,c,l,p),r||u.effort.hide(),this.showGhost(e,t,f,n,o,a,p)}),this.showHolds(e,t,s,r,o,c,l)}showGhost(e,t,n,s,r,o,a){let c=mu(e,t,n),l=c>=0?s[c]:null;if(!l?.ghost)return;let h=e.floats,u=r.pixel(r.depth(h[n.proxy],h[n.proxy+1],h[n.proxy+2]));a?l.place(a,0,o,ia*u,l.ghost):l.place(h,n.ghost,o,ia*u,l.ghost),l.ghost.visible=!0}showHolds(e,t,n,s,r,o,a){for(;this.holds.length<e.holds.length;){let l=new Sl(this.overlay);this.holds.push(l),this.group.add(l.group)}let c=e.floats;this.holds.forEach((l,h)=>{let u=e.holds[h];if(!u||!n[h]||!s||e.hands.some(d=>mu(e,t,d)===h))return l.hide();for(let d=0;d<6;d++)$0[d]=-c[u.wrench+d];vr.set(c[u.target],c[u.target+1],c[u.target+2]),l.show($0,0,vr,r,this.forces,this.torques,o,a)})}};function mu(i,e,t){let n=e[t.body]?.parents?.001:.5;return i.holds.findIndex(s=>s.body===t.body&&Math.abs(s.index-t.place)<n)}var vr=new F,Jf=new F,$0=new Float32Array(6);var _A=.05;function K0(i,e,t,n,s,r,o,a,c){let l=new ep(s,r,o,a,c);i.bodies.forEach((d,f)=>{let p=e[f];if(!p||p.info.kind==="prop")return;l.along(i.floats,d,f,p);let y=t[f];y&&l.amongRiders(f,y)});let{best:h}=l,u=bA(i,n,s,r,o,a,h?h.distance+2:c);return u||(h&&!e[h.body].info.parents&&MA(i,h),h)}var ep=class{constructor(e,t,n,s,r){this.camera=e;this.project=t;this.x=n;this.y=s;this.reach=r}camera;project;x;y;reach;best=null;depth=1/0;along(e,t,n,s){sa.length<2*t.count&&(sa=new Float32Array(2*t.count));for(let r=0;r<t.count;r++){let o=t.at+7*r,[a,c]=this.project(xr.set(e[o],e[o+1],e[o+2]));sa[2*r]=a,sa[2*r+1]=c;let l=Vr(s.info,r);if(l<0)continue;let h=sa[2*l],u=sa[2*l+1],d=wA(h,u,a,c,this.x,this.y),f=Math.hypot(h+d*(a-h)-this.x,u+d*(c-u)-this.y);if(f>this.reach&&f>400)continue;Ki.fromArray(e,t.at+7*l).lerp(xr,d);let p=this.camera.depth(Ki.x,Ki.y,Ki.z);this.offer(n,r-1+d,Ki,f,p,s.shown(r,p,this.camera))}}amongRiders(e,t){for(let n=0;n<t.count;n++){let s=t.centre(n,Ki);if(s===0)continue;let[r,o]=this.project(Ki);this.offer(e,t.pose(n),Ki,Math.hypot(r-this.x,o-this.y),this.camera.depth(Ki.x,Ki.y,Ki.z),.9*s)}}offer(e,t,n,s,r,o){let a=this.camera.pixel(r),c=s-o/a;if(c<=0){let l=r-Math.sqrt(Math.max(0,o*o-(s*a)**2));if(l>=this.depth)return;this.depth=l,this.best={body:e,place:t,hold:-1,point:n.clone(),distance:0}}else this.depth===1/0&&c<(this.best?.distance??this.reach)&&(this.best={body:e,place:t,hold:-1,point:n.clone(),distance:c})}};function bA(i,e,t,n,s,r,o){let a=null,c=o;return e.forEach((l,h)=>{let u=i.holds[h];if(!(!l||!u))for(let d=0;d<l.grips.length;d++){l.grip(d,xr);let f=B0(l,t,t.depth(xr.x,xr.y,xr.z)),[p,y]=n(xr),g=Math.max(0,Math.hypot(p-s,y-r)-f);g<c&&(c=g,a={body:u.body,place:u.index,hold:h,point:xr.clone(),distance:g})}}),a}function MA(i,e){let t=i.bodies[e.body].count,n=_A*t;i.holds.forEach((s,r)=>{let o=Math.abs(s.index-e.place);s.body!==e.body||o>n||(n=o,e.hold=r)}),e.hold>=0&&(e.place=i.holds[e.hold].index)}function wA(i,e,t,n,s,r){let o=t-i,a=n-e,c=o*o+a*a;return c>0?Math.min(1,Math.max(0,((s-i)*o+(r-e)*a)/c)):0}var xr=new F,Ki=new F,sa=new Float32Array(0);var tp={plain:[{name:"plain",ratio:.5,shadows:0,contact:!1,detail:{sides:4,rings:160},strands:900,points:10,leaves:12e3,twigs:12e3,late:1/0},{name:"low",ratio:1,shadows:0,contact:!1,detail:{sides:5,rings:200},strands:2200,points:12,leaves:25e3,twigs:24e3,late:70},{name:"medium",ratio:1,shadows:0,contact:!0,detail:{sides:6,rings:260},strands:5e3,points:14,leaves:5e4,twigs:6e4,late:32}],rich:[{name:"low",ratio:.75,shadows:0,contact:!0,detail:{sides:8,rings:320},strands:1e4,points:16,leaves:8e4,twigs:6e4,late:1/0},{name:"medium",ratio:1,shadows:1024,contact:!0,detail:{sides:12,rings:500},strands:24e3,points:22,leaves:2e5,twigs:12e4,late:36},{name:"high",ratio:2,shadows:2048,contact:!0,detail:{sides:18,rings:900},strands:6e4,points:30,leaves:6e5,twigs:4e5,late:26}]},SA=17.8,AA=24,TA=300,gu=class{constructor(e,t,n){this.grade=e;this.software=n;let s=tp[e].findIndex(r=>r.name===t);this.ceiling=tp[e].length-1,this.fixed=s>=0,this.level=this.fixed?s:this.ceiling}grade;software;level;interval=16.7;frames=0;ceiling;fixed;get current(){let e=tp[this.grade][this.level];return!this.software||this.grade==="plain"?e:{...e,strands:Math.min(e.strands,6e3),points:Math.min(e.points,20),leaves:Math.min(e.leaves,6e4)}}measure(e){return e>2e3||(this.interval+=(e-this.interval)*(e>150?.3:.08),this.frames+=Math.max(1,e/50),this.fixed)?!1:this.interval>this.current.late&&this.frames>AA&&this.level>0?(this.ceiling=this.level-1,this.change(-1)):this.interval<SA&&this.frames>TA&&this.level<this.ceiling?this.change(1):!1}change(e){return this.level+=e,this.frames=0,this.interval=20,!0}};var Rl=new F;function Li(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),c=Math.PI/4;Rl.copy(e),Rl[n]=0,Rl.normalize();let l=.5*o/(o+a),h=1-Rl.angleTo(i)/c;return Math.sign(Rl[t])===1?h*l:a/(o+a)+l+l*(1-h)}var yu=class i extends Ri{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let c=new F,l=new F,h=new F(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,y=new F,g=.5/o;for(let m=0,x=0;m<u.length;m+=3,x+=2)switch(c.fromArray(u,m),l.copy(c),l.x-=Math.sign(l.x)*g,l.y-=Math.sign(l.y)*g,l.z-=Math.sign(l.z)*g,l.normalize(),u[m+0]=h.x*Math.sign(c.x)+l.x*r,u[m+1]=h.y*Math.sign(c.y)+l.y*r,u[m+2]=h.z*Math.sign(c.z)+l.z*r,d[m+0]=l.x,d[m+1]=l.y,d[m+2]=l.z,Math.floor(m/p)){case 0:y.set(1,0,0),f[x+0]=Li(y,l,"z","y",r,n),f[x+1]=1-Li(y,l,"y","z",r,t);break;case 1:y.set(-1,0,0),f[x+0]=1-Li(y,l,"z","y",r,n),f[x+1]=1-Li(y,l,"y","z",r,t);break;case 2:y.set(0,1,0),f[x+0]=1-Li(y,l,"x","z",r,e),f[x+1]=Li(y,l,"z","x",r,n);break;case 3:y.set(0,-1,0),f[x+0]=1-Li(y,l,"x","z",r,e),f[x+1]=1-Li(y,l,"z","x",r,n);break;case 4:y.set(0,0,1),f[x+0]=1-Li(y,l,"x","y",r,e),f[x+1]=1-Li(y,l,"y","x",r,t);break;case 5:y.set(0,0,-1),f[x+0]=Li(y,l,"x","y",r,e),f[x+1]=1-Li(y,l,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function Q0(i,e=!1){let t=i[0].index!==null,n=new Set(Object.keys(i[0].attributes)),s=new Set(Object.keys(i[0].morphAttributes)),r={},o={},a=i[0].morphTargetsRelative,c=new mt;c.morphTargetsRelative=a;let l=0;for(let h=0;h<i.length;++h){let u=i[h],d=0,f=0;if(t!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!s.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==i[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(e){let p;if(t)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;c.addGroup(l,p,h),l+=p}}if(t){let h=0,u=[];for(let d=0;d<i.length;++d){let f=i[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=i[d].attributes.position.count}c.setIndex(u)}for(let h in r){let u=J0(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;c.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){c.morphAttributes=c.morphAttributes||{},c.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let y=0;y<o[h].length;++y)f.push(o[h][y][d]);let p=J0(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;c.morphAttributes[h].push(p)}}}return c}function J0(i){let e,t,n,s=-1,r=0;for(let l=0;l<i.length;++l){let h=i[l];if(e===void 0&&(e=h.array.constructor),e!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=h.itemSize),t!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=h.gpuType),s!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*t}let o=new e(r),a=new at(o,t,n),c=0;for(let l=0;l<i.length;++l){let h=i[l];if(h.isInterleavedBufferAttribute){let u=c/t;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<t;p++){let y=h.getComponent(d,p);a.setComponent(d+u,p,y)}}else o.set(h.array,c);c+=h.count*t}return s!==void 0&&(a.gpuType=s),a}function ey(i,e=1e-4){e=Math.max(e,Number.EPSILON);let t={},n=i.getIndex(),s=i.getAttribute("position"),r=n?n.count:s.count,o=0,a=Object.keys(i.attributes),c=[],l=new Map,h=[],u=["getX","getY","getZ","getW"],d=e*.5,f=Math.log10(1/e),p=Math.pow(10,f),y=d*p;for(let m=0;m<r;m++){let x=n?n.getX(m):m,C="";for(let b=0,E=a.length;b<E;b++){let T=a[b],v=i.getAttribute(T),S=v.itemSize;for(let U=0;U<S;U++)C+=`${Math.trunc(v[u[U]](x)*p+y)},`}C in t?h.push(t[C]):(c.push(x),t[C]=o,h.push(o),o++)}let g=i.clone();for(let m in i.attributes)g.setAttribute(m,j0(i.attributes[m],c,l));for(let m in i.morphAttributes)g.morphAttributes[m]=i.morphAttributes[m].map(x=>j0(x,c,l));return g.setIndex(h),g}function j0(i,e,t=new Map){let n=i.isInterleavedBufferAttribute,s=n?i.data:i,r=n?s.stride:i.itemSize,o=n?t.get(s):void 0;if(o===void 0){let c=new s.array.constructor(e.length*r);for(let l=0;l<e.length;l++)for(let h=0;h<r;h++)c[l*r+h]=s.array[e[l]*r+h];o=n?new s.constructor(c,r,s.meshPerAttribute):new i.constructor(c,i.itemSize,i.normalized,i.meshPerAttribute),o.setUsage(s.usage),n&&t.set(s,o)}let a=n?new i.constructor(o,i.itemSize,i.offset,i.normalized):o;return a.name=i.name,n||(a.gpuType=i.gpuType),a}function ry(i,e){return(ty[i]??ty.ball)(e)}var ty={joint:i=>({...vu,surface:"steel",least:1.45,tinted:Mn(iy(i),()=>_i)}),ball:i=>({...vu,tinted:Mn(iy(i),ny),least:1.5}),bead:i=>({...vu,tinted:Mn(CA(i),ny),least:1.7}),box:()=>({...vu,surface:"matte",tinted:Mn(new yu(2,2,2,3,.16),EA),least:1.5}),lantern:RA,flower:PA,head:IA,"puppet-hand":LA,"puppet-foot":DA},vu={tinted:null,own:null,surface:"gloss",glows:!1,least:1.5},_i=new de(1,1,1),xu=new de(1.7,1.6,1.35),ny=i=>Math.abs(i)<.16||Math.abs(Math.abs(i)-Math.PI)<.07?xu:_i,EA=(i,e,t)=>e>.98&&Math.abs(t)<.98?xu:_i,iy=i=>new Xt(1,i?40:16,i?24:10).rotateX(Math.PI/2);function CA(i){let e=i?18:8,t=[[.2,.7]];for(let n=0;n<=e;n++){let s=.3+(Math.PI-.6)*n/e;t.push([Math.sin(s),.92*Math.cos(s)])}return t.push([.2,-.7]),oy(t.reverse(),i?40:16)}function RA(i){let e=i?11:7,t=i?5:2,n=[];for(let u=0;u<=e*t;u++){let d=u/(e*t),f=.4+(Math.PI-.8)*d,p=Math.abs(Math.sin(Math.PI*e*d));n.push([(.965+.035*p)*Math.sin(f),-.86*Math.cos(f)])}let s=new de("#b3261a"),r=new de("#c98f52"),o=Mn(oy(n,i?96:24),(u,d,f,p)=>{let y=(Math.acos(Math.max(-1,Math.min(1,-p/.86)))-.4)/(Math.PI-.8);return Math.abs(u)<.3&&Math.abs(p)<.52?s:Math.abs(Math.sin(Math.PI*e*y))<.25&&Math.hypot(d,f)<2?r:_i}),a=new de("#3b2a20"),c=new de("#b3261a"),l=i?32:12,h=Di(Pt(new Pi(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,-.82),a),Pt(new Pi(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,.82),a),Pt(new oi(.12,.025,8,l).rotateX(Math.PI/2).translate(0,0,-.96),a),Pt(new Xt(.09,16,10).translate(0,0,.95),c),Pt(new Pi(.05,.1,.5,12,1).rotateX(-Math.PI/2).translate(0,0,1.22),c));return{tinted:o,own:h,surface:"paper",colour:"#ffc778",glows:!0,least:2.5}}function PA(i){let e=[],t=[1.08,.94,.86,1,.9];for(let r=0;r<5;r++)e.push(sy(i,2*Math.PI*r/5,t[r],r===0?xu:_i));let n=Pt(sy(i,.55,.95,_i).scale(1,1,-.4).translate(0,0,-.25),new de("#4c8a3f")),s=Di(Pt(new Xt(.25,i?24:10,i?16:6).scale(1,1,.7).translate(0,0,.1),new de("#f0b429")),Pt(new cr(.24,.4,i?20:8).rotateX(-Math.PI/2).translate(0,0,-.18),new de("#4c8a3f")),n);return{tinted:Di(...e),own:s,surface:"matte",colour:"#d9527c",glows:!1,least:3.2}}function sy(i,e,t,n){let s=i?16:6,r=i?10:4,o=[],a=[],c=[],l=Math.cos(e),h=Math.sin(e);for(let d=0;d<=s;d++){let f=d/s,p=.46*Math.sqrt(Math.max(0,1-(2*f**1.25-1)**2))+.1*(1-f);for(let y=0;y<=r;y++){let g=2*y/r-1,m=t*(.08+.92*f),x=t*p*g,C=.05+.5*f-.3*f**3+.3*(p*g)**2+.05*f*Math.sin(5*g);o.push(m*l-x*h,m*h+x*l,C);let b=.5+.5*Math.min(1,1.7*f);if(a.push(n.r*b,n.g*b,n.b*b),d<s&&y<r){let E=d*(r+1)+y,T=E+r+1;c.push(E,T,E+1,E+1,T,T+1)}}}let u=new mt;return u.setAttribute("position",new at(new Float32Array(o),3)),u.setAttribute("color",new at(new Float32Array(a),3)),u.setIndex(c),u.computeVertexNormals(),u}function IA(i){let e=i?40:16,t=i?28:12,n=Di(Mn(new Xt(1,e,t).rotateX(Math.PI/2).scale(.82,.74,.96),()=>_i),Mn(new Xt(.17,20,14).scale(1.3,.8,.95).translate(.86,0,.02),()=>new de(1,.78,.7)),Mn(new Xt(.16,16,12).scale(.6,.5,1).translate(0,.74,0),()=>_i),Mn(new Xt(.16,16,12).scale(.6,.5,1).translate(0,-.74,0),()=>_i)),s=new de("#20160f"),r=new de("#4a2c18"),o=new de("#a8322a"),a=Di(...[.27,-.27].map(c=>Pt(new Xt(.085,16,12).translate(.72,c,.2),s)),Pt(new Bs(.035,.24,4,10).translate(.74,0,-.36),o),Pt(new Xt(1,e,t,0,2*Math.PI,0,1.25).rotateX(Math.PI/2).rotateY(-.4).scale(.86,.78,1),r));for(let c of[n,a])c.rotateZ(Math.PI/2);return{tinted:n,own:a,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function LA(i){let e=i?28:12,t=Di(Mn(new Xt(1,e,e).scale(.62,.36,.95).translate(0,0,.5),()=>_i),Mn(new Bs(.2,.5,6,12).rotateX(Math.PI/2).rotateY(.7).translate(.6,0,.3),()=>_i)),n=Pt(new Pi(.42,.46,.34,e).rotateX(Math.PI/2).translate(0,0,-.3),new de("#6b4a2f"));return{tinted:t,own:n,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function DA(i){let e=i?28:12,t=Di(Mn(new Xt(1,e,e).scale(1,.52,.5).translate(.45,0,.28),()=>_i),Mn(new Pi(.44,.5,.6,e).rotateX(Math.PI/2).translate(0,0,0),()=>_i)),n=Pt(new Xt(1,e,e).scale(1.02,.54,.16).translate(.45,0,.66),new de("#2a1d15"));for(let s of[t,n])s.rotateZ(-Math.PI/2);return{tinted:t,own:n,surface:"matte",colour:"#8c3b2e",glows:!1,least:2}}function oy(i,e){return new Fr(i.map(([t,n])=>new $e(t,n)),e).rotateX(Math.PI/2)}function Mn(i,e){let t=i.getAttribute("position"),n=new Float32Array(3*t.count);for(let s=0;s<t.count;s++){let r=t.getX(s),o=t.getY(s),a=t.getZ(s);e(Math.atan2(o,r),r,o,a).toArray(n,3*s)}return i.setAttribute("color",new at(n,3)),i.deleteAttribute("uv"),i}var Pt=(i,e)=>Mn(i,()=>e);function Di(...i){let e=Q0(i);for(let t of i)t.dispose();return e}var ay=7,NA=1.5,bu=class{constructor(e,t,n){this.view=e;let{info:s}=e;this.tube=e instanceof yr?e:null,this.riders=[...(s.riders??[]).filter(r=>r.frame>=0&&r.frame<s.count),...this.tube?FA(s,t):[]],this.local=this.riders.map(r=>({offset:new F().fromArray(r.offset),rotation:UA(r.rotation)})),this.centres=new Float32Array(4*this.riders.length);for(let r of new Set(this.riders.map(o=>o.shape)))this.add(r,n)}view;group=new Tn;tube;riders;local;flocks=[];centres;get count(){return this.riders.length}pose(e){return this.riders[e].frame}centre(e,t){return t.fromArray(this.centres,4*e),this.centres[4*e+3]}update(e,t,n,s){for(let r of this.flocks)r.members.forEach((o,a)=>{let{frame:c,size:l}=this.riders[o];if(c>=n)return;let h=t+ay*c,{offset:u,rotation:d}=this.local[o];_u.set(e[h+3],e[h+4],e[h+5],e[h+6]).normalize(),Hn.copy(u).applyQuaternion(_u),Hn.set(Hn.x+e[h],Hn.y+e[h+1],Hn.z+e[h+2]);let f=r.joint&&!this.tube?.isHinge(c)?0:Math.max(l,this.tube?r.shape.least*this.tube.shown(c,s.depth(Hn.x,Hn.y,Hn.z),s):0);ly.compose(Hn,_u.multiply(d),np.setScalar(f)),ly.toArray(r.matrices.array,16*a),Hn.toArray(this.centres,4*o),this.centres[4*o+3]=f}),r.matrices.needsUpdate=!0,r.outline&&this.tube&&(r.outline.visible=this.tube.outline.visible)}grow(e,t,n,s){this.riders.forEach(({frame:r,size:o},a)=>{if(r>=s)return;let c=n+ay*r;Hn.copy(this.local[a].offset).applyQuaternion(_u.fromArray(t,c+3).normalize()),Hn.set(Hn.x+t[c],Hn.y+t[c+1],Hn.z+t[c+2]),e.expandByPoint(np.copy(Hn).addScalar(o)),e.expandByPoint(np.copy(Hn).addScalar(-o))})}dispose(){this.group.removeFromParent(),this.group.traverse(e=>{e instanceof Go&&(e.geometry.dispose(),e.dispose())})}add(e,t){let{info:n}=this.view,s=ry(e,t.fine),r=this.riders.flatMap((u,d)=>u.shape===e?[d]:[]),o=new Xi(new Float32Array(16*r.length),16).setUsage(Hs),a=(u,d)=>{if(!u)return null;let f=new Go(u,d,r.length);return f.instanceMatrix=o,f.frustumCulled=!1,this.group.add(f),f},c=a(s.tinted,t.rider(s.surface)),l=a(s.own,t.rider("matte"));for(let u of[c,l])u&&(u.castShadow=!0);for(let u of[c,l])u&&(u.receiveShadow=!s.glows);r.forEach((u,d)=>c?.setColorAt(d,fn(this.riders[u].colour,s.colour??n.colour??"#c9473d")));let h=e==="joint"||!this.tube?null:a(s.tinted,this.tube.outline.material);h&&(h.visible=!1),s.glows&&t.fine&&(a(new Vn(2,2),hy).renderOrder=40),this.flocks.push({shape:s,members:r,joint:e==="joint",matrices:o,outline:h})}};function FA(i,e){let t=new Set((i.riders??[]).filter(s=>Math.hypot(...s.offset)<s.size).map(s=>s.frame)),n=s=>i.radius[Math.min(s,i.radius.length-1)]??.001;return qh(i,Ws(i,i.count)).filter(({pose:s})=>!t.has(s)&&!e.has(s)).map(({pose:s})=>({frame:s,offset:[0,0,0],size:NA*Math.max(n(s),n(s+1)),shape:"joint",colour:"#ffffff"}))}function UA(i){let e=new F().fromArray(i??[0,0,0]),t=e.length();return t>0?new Rt().setFromAxisAngle(e.divideScalar(t),t):new Rt}function cy(i){hy.uniforms.strength.value=i}var hy=new sn({transparent:!0,depthWrite:!1,toneMapped:!1,blending:cl,uniforms:{strength:{value:.5},colour:{value:new de("#ffb45e").convertLinearToSRGB()}},vertexShader:`
    varying vec2 at;
    void main() {
      at = position.xy;
      float size = length(instanceMatrix[0].xyz);
      vec4 v = viewMatrix * vec4(instanceMatrix[3].xyz, 1.0);
      gl_Position = projectionMatrix * (v + vec4(position.xy * size * 3.2, 0.0, 0.0));
    }`,fragmentShader:`
    uniform float strength;
    uniform vec3 colour;
    varying vec2 at;
    void main() {
      float r = length(at);
      float shine = pow(max(0.0, 1.0 - r), 2.6);
      gl_FragColor = vec4(colour, strength * shine);
    }`}),_u=new Rt,Hn=new F,np=new F,ly=new _t;var ra=7,OA=.85,BA=.2,uy=.06,kA=1.9,Tu=class{constructor(e,t,n){this.info=e;this.rows=n.fine?44:18,this.around=n.fine?36:14;let s=fn(e.tint?.root??e.colour,t),r=fn(e.tint?.tip,"#e3b2a4");this.ears=Ws(e,e.count).map(({poses:o})=>{let a=new We(this.layOut(s,r),n.rider("matte"));return a.castShadow=a.receiveShadow=!0,a.frustumCulled=!1,{poses:o,mesh:a,side:0}}),this.parts=this.ears.map(o=>o.mesh),this.reach=e.radius.reduce((o,a)=>Math.max(o,a),0)}info;parts;reach;ears;rows;around;setLevel(){}mark(e){}update(e,t,n){for(let s of this.ears)s.poses[s.poses.length-1]>=n||(s.side===0&&(s.side=this.sideOf(s.poses,e,t)),this.bend(s.mesh.geometry,s.poses,s.side,e,t))}shown(e,t,n){return Math.max(.8*(this.info.radius[Math.min(e,this.info.radius.length-1)]??0),3*n.pixel(t))}grow(e,t,n,s){Ms(e,t,n,s,this.reach)}dispose(){for(let{mesh:e}of this.ears)e.removeFromParent(),e.geometry.dispose()}layOut(e,t){let{rows:n,around:s}=this,r=(n+1)*(s+1),o=new mt;o.setAttribute("position",new at(new Float32Array(3*r),3).setUsage(Hs));let a=new Float32Array(3*r),c=[],l=new de;for(let h=0;h<=n;h++)for(let u=0;u<=s;u++){let d=2*Math.PI*u/s,f=Math.max(0,Math.sin(d))**.5*Math.max(0,1-Math.abs(Math.cos(d))**6)*Math.min(1,6*(1-h/n))*Math.min(1,.2+4*h/n);if(l.copy(e).lerp(t,f).multiplyScalar(1-.35*f*(1-h/n)),l.toArray(a,3*(h*(s+1)+u)),h===n||u===s)continue;let p=h*(s+1)+u,y=p+s+1;c.push(p,p+1,y,y,p+1,y+1)}return o.setAttribute("color",new at(a,3)),o.setIndex(c),o}sideOf(e,t,n){oa.set(0,0,0);for(let s of this.ears)oa.add(Yr.fromArray(t,n+ra*s.poses[0]));return Yr.fromArray(t,n+ra*e[0]).sub(oa.divideScalar(this.ears.length)),Au.set(0,1,0).applyQuaternion(aa.fromArray(t,n+ra*e[1]+3)),Au.dot(Yr)<0?-1:1}bend(e,t,n,s,r){let{rows:o,around:a,info:c}=this,l=e.getAttribute("position"),h=t.length-1,u=(p,y)=>y.fromArray(s,r+ra*t[Math.min(Math.max(p,0),h)]),d=p=>c.radius[Math.min(t[Math.min(Math.max(p,1),h)],c.radius.length-1)]??.01,f=p=>(d(p-1)+2*d(p)+d(p+1))/4;for(let p=0;p<=o;p++){let y=p/o,g=y*h,m=Math.min(Math.floor(g),h-1),x=g-m;u(m-1,Yr),u(m,Mu),u(m+1,wu),u(m+2,ip);for(let E of["x","y","z"])oa[E]=Mu[E]+.5*x*(wu[E]-Yr[E]+x*(2*Yr[E]-5*Mu[E]+4*wu[E]-ip[E]+x*(3*(Mu[E]-wu[E])+ip[E]-Yr[E])));aa.fromArray(s,r+ra*t[Math.max(1,m)]+3),dy.fromArray(s,r+ra*t[m+1]+3),aa.slerp(dy,x),sp.set(1,0,0).applyQuaternion(aa),Au.set(0,n,0).applyQuaternion(aa),sp.multiplyScalar(n);let C=kA*(f(m)*(1-x)+f(m+1)*x)*Math.sqrt(Math.max(0,1-Math.max(0,(y-.75)/.25)**2))*Math.min(1,.55+3*y),b=OA*(1-.6*y);y<uy&&oa.addScaledVector(zA.set(0,0,-1).applyQuaternion(aa),(1-y/uy)*1.5*C);for(let E=0;E<=a;E++){let T=2*Math.PI*E/a,v=Math.cos(T),S=b*v*v+BA*Math.sin(T)*(1-.7*y);Su.copy(oa).addScaledVector(sp,C*v*(1-.18*b*v*v)).addScaledVector(Au,C*(S-.4*b)),l.setXYZ(p*(a+1)+E,Su.x,Su.y,Su.z)}}l.needsUpdate=!0,e.computeVertexNormals()}},Yr=new F,Mu=new F,wu=new F,ip=new F,Su=new F,oa=new F,sp=new F,Au=new F,zA=new F,aa=new Rt,dy=new Rt;var Ys=class{constructor(e,t,n){this.one=e;this.own=t;this.instanced=n;if(this.geometry=n?new ks:new mt,this.size=Object.values(t)[0].length/4,this.geometry instanceof ks){for(let[s,r]of Object.entries(t))this.geometry.setAttribute(s,new Xi(r,4));this.share()}}one;own;instanced;geometry;size;written=0;count=0;picked=null;room=0;become(e){this.one=e,this.written=0,this.geometry.dispose(),this.instanced?this.share():this.show(this.count)}show(e){if(this.count=Math.min(this.size,e),this.geometry instanceof ks){this.geometry.instanceCount=this.count;return}this.count>this.written&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count)}pick(e){if(this.picked=e,this.count=e.length,!(this.geometry instanceof ks)){this.count>0&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count);return}this.geometry.instanceCount=this.count;let t=this.count>this.room;t&&(this.room=Math.min(this.size,Math.ceil(1.3*this.count)),this.geometry.dispose());for(let[n,s]of Object.entries(this.own)){t&&this.geometry.setAttribute(n,new Xi(new Float32Array(4*this.room),4));let r=this.geometry.getAttribute(n);for(let o=0;o<this.count;o++)for(let a=0;a<4;a++)r.array[4*o+a]=s[4*e[o]+a];r.needsUpdate=!0}}changed(e){this.geometry instanceof ks?this.geometry.getAttribute(e).needsUpdate=!0:this.written>0&&this.repeat(e,this.own[e],4,4)}dispose(){this.geometry.dispose(),this.one.dispose()}share(){for(let[e,t]of Object.entries(this.one.attributes))this.geometry.setAttribute(e,t);this.geometry.setIndex(this.one.getIndex())}write(e){this.geometry.dispose(),this.written=e;for(let[r,o]of Object.entries(this.one.attributes))this.repeat(r,o.array,o.itemSize,0);for(let[r,o]of Object.entries(this.own))this.repeat(r,o,4,4);let t=this.one.getIndex().array,n=this.one.getAttribute("position").count,s=new Uint32Array(e*t.length);for(let r=0,o=0;r<e;r++)for(let a=0;a<t.length;a++)s[o++]=t[a]+r*n;this.geometry.setIndex(new at(s,1))}repeat(e,t,n,s){let r=this.one.getAttribute("position").count,o=new Float32Array(this.written*r*n);for(let a=0,c=0;a<this.written;a++){let l=this.picked?this.picked[a]:a;for(let h=0;h<r;h++)for(let u=0;u<n;u++)o[c++]=t[s>0?s*l+u:n*h+u]}this.geometry.setAttribute(e,new at(o,n))}};var GA=7,$r=1024,Eu=class{constructor(e,t,n){this.slots=e;let s=Math.max(1,Math.ceil(e.length/$r));this.place=new Float32Array(4*$r*s),this.turn=n?new Float32Array(4*$r*s):null,e.forEach((r,o)=>this.place[4*o+3]=t(r)),this.places=Cu(this.place,$r,s),this.turns=this.turn&&Cu(this.turn,$r,s)}slots;places;turns;place;turn;update(e,t,n){let{slots:s,place:r,turn:o}=this;for(let a=0;a<s.length;a++){if(s[a]>=n)continue;let c=t+GA*s[a];r[4*a]=e[c],r[4*a+1]=e[c+1],r[4*a+2]=e[c+2],o&&(o[4*a]=e[c+3],o[4*a+1]=e[c+4],o[4*a+2]=e[c+5],o[4*a+3]=e[c+6])}this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function Cu(i,e,t){let n=new Nr(i,e,t,vi,li);return n.minFilter=n.magFilter=bn,n}var rp=`
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${$r-1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${$r-1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`;function Ru(i,e,t,n={}){let s={...e,...Zi},r=i.name+JSON.stringify(n);return{seen:t?VA(i,s,n,r):XA(i,s,n),shadow:HA(i,s,n,r)}}function VA(i,e,t,n){let s=new ys({color:"#ffffff",side:jt,shininess:20});return s.defines={...t},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.varyings??""}
${i.head}`).replace("#include <beginnormal_vertex>",`vec3 place, facing;
${i.place}
vec3 objectNormal = facing;
${i.vary??""}`).replace("#include <begin_vertex>","vec3 transformed = place;"),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 above, below;
${i.varyings??""}
${i.tints??""}`).replace("#include <color_fragment>",i.colour??"").replace("#include <lights_phong_pars_fragment>",WA(i.light))},s.customProgramCacheKey=()=>n,s}function HA(i,e,t,n){let s=new Ho({depthPacking:ff,side:jt});return s.defines={...t,CASTING:""},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.head}`).replace("#include <begin_vertex>",`vec3 place, facing;
${i.place}
vec3 transformed = place;`)},s.customProgramCacheKey=()=>`${n}-shadow`,s}var WA=i=>`
  varying vec3 vViewPosition;
  struct PosedMaterial { vec3 diffuseColor; vec3 specularColor; float specularShininess; float specularStrength; };
  #define BlinnPhongMaterial PosedMaterial
  void RE_Direct_Posed(const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    vec3 L = directLight.direction, light = directLight.color, base = material.diffuseColor, diffuse_ = vec3(0.0), gloss = vec3(0.0);
    ${i}
    reflectedLight.directDiffuse += diffuse_;
    reflectedLight.directSpecular += gloss;
  }
  void RE_IndirectDiffuse_Posed(const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    float up = (vec4(N, 0.0) * viewMatrix).z;
    vec3 all = irradiance + mix(below, above, 0.5 + 0.5 * up);
    reflectedLight.indirectDiffuse += all * RECIPROCAL_PI * material.diffuseColor;
  }
  #define RE_Direct RE_Direct_Posed
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`;function XA(i,e,t){return new sn({side:jt,toneMapped:!1,lights:!0,fog:!0,defines:t,uniforms:{...xl.clone(Le.lights),...xl.clone(Le.fog),...e},vertexShader:`
      #include <common>
      #include <tonemapping_pars_fragment>
      #include <colorspace_pars_fragment>
      uniform vec3 fogColor;
      uniform float fogNear, fogFar;
      vec3 toneMapping(vec3 c) { return NeutralToneMapping(c); } // as the painter has it
      struct DirectionalLight { vec3 direction; vec3 color; };
      struct HemisphereLight { vec3 direction; vec3 skyColor; vec3 groundColor; };
      uniform DirectionalLight directionalLights[NUM_DIR_LIGHTS];
      uniform HemisphereLight hemisphereLights[NUM_HEMI_LIGHTS];
      uniform float resolution;
      uniform vec3 above, below;
      varying vec3 vLit;
      ${(i.varyings??"").replaceAll("varying ","")}
      ${i.head}
      ${(i.tints??"").replace("uniform float vary;","")}
      ${/uniform float[^;]*vary/.test(i.head)?"":"uniform float vary;"}
      void main() {
        vec3 place, facing;
        ${i.place}
        ${i.vary??""}
        vec4 mvPosition = viewMatrix * vec4(place, 1.0);
        gl_Position = projectionMatrix * mvPosition;
        vec4 diffuseColor = vec4(1.0);
        vec3 totalEmissiveRadiance = vec3(0.0), V = normalize(-mvPosition.xyz), N = normalize(mat3(viewMatrix) * facing);
        ${i.colour??""}
        vec3 base = diffuseColor.rgb, sum = totalEmissiveRadiance;
        for (int i = 0; i < NUM_DIR_LIGHTS; i++) {
          vec3 L = directionalLights[i].direction, light = directionalLights[i].color, diffuse_ = vec3(0.0), gloss = vec3(0.0);
          { ${i.light} }
          sum += diffuse_ + gloss;
        }
        float up = 0.5 + 0.5 * (vec4(N, 0.0) * viewMatrix).z;
        vec3 all = mix(below, above, up);
        for (int i = 0; i < NUM_HEMI_LIGHTS; i++) all += mix(hemisphereLights[i].groundColor, hemisphereLights[i].skyColor, up);
        vec4 shown = vec4(toneMapping(sum + all * RECIPROCAL_PI * base), 1.0);
        vLit = sRGBTransferOETF(shown).rgb;
        #ifdef USE_FOG
          vLit = mix(vLit, fogColor, smoothstep(fogNear, fogFar, -mvPosition.z));
        #endif
      }`,fragmentShader:"varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }"})}function _r(i){let e=Math.imul(i^2654435769,2246822507);return e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function Pl(i){let e=Int32Array.from({length:i},(t,n)=>n);for(let t=i-1;t>0;t--){let n=Math.floor(_r(t)*(t+1)),s=e[t];e[t]=e[n],e[n]=s}return e}function fy(i,e,t,n,s){ap(i,n),ap(e,s),Il.fill(0);for(let r=0;r<i.length;r+=3){let o=e[r]-s.x,a=e[r+1]-s.y,c=e[r+2]-s.z;for(let l=0;l<3;l++){let h=i[r+l]-n.getComponent(l);Il[3*l]+=h*o,Il[3*l+1]+=h*a,Il[3*l+2]+=h*c}}for(let r=0;r<30;r++){Ll.set(0,0,0);let o=1e-12;for(let c=0;c<3;c++)op.set(0,0,0).setComponent(c,1).applyQuaternion(t),la.fromArray(Il,3*c),o+=op.dot(la),Ll.add(op.cross(la));Ll.divideScalar(Math.abs(o)+1e-12);let a=Ll.length();if(a<1e-6)return;t.premultiply(YA.setFromAxisAngle(Ll.divideScalar(a),Math.min(a,1.5))).normalize()}}function Dl(i,e){let t=i.length/3;if(ap(i,e),t<8)return;let n=Array.from({length:4},()=>new Float64Array(5)),s=0;for(let o=0;o<i.length;o+=3){let a=[i[o]-e.x,i[o+1]-e.y,i[o+2]-e.z,1],c=a[0]**2+a[1]**2+a[2]**2;s+=c;for(let l=0;l<4;l++){for(let h=0;h<4;h++)n[l][h]+=a[l]*a[h];n[l][4]+=a[l]*c}}let r=Math.sqrt(s/t);qA(n)&&(la.set(n[0][4]/2,n[1][4]/2,n[2][4]/2),la.length()<3*r&&e.add(la))}function qA(i){for(let e=0;e<4;e++){let t=e;for(let n=e+1;n<4;n++)Math.abs(i[n][e])>Math.abs(i[t][e])&&(t=n);if(Math.abs(i[t][e])<1e-12*(Math.abs(i[0][0])+1e-12))return!1;[i[e],i[t]]=[i[t],i[e]];for(let n=0;n<4;n++){if(n===e)continue;let s=i[n][e]/i[e][e];for(let r=e;r<5;r++)i[n][r]-=s*i[e][r]}}for(let e=0;e<4;e++)i[e][4]/=i[e][e];return!0}function ap(i,e){e.set(0,0,0);for(let t=0;t<i.length;t+=3)e.set(e.x+i[t],e.y+i[t+1],e.z+i[t+2]);e.divideScalar(Math.max(1,i.length/3))}var Il=new Float64Array(9),Ll=new F,op=new F,la=new F,YA=new Rt;var br=7,Pu=12,ha=40,$A=140,py=.62,Nl=class{constructor(e,t,n,s){this.info=e;let r=e.style==="braid";this.guides=ZA(e);let o=this.fill=r?new Float32Array(0):Hf(e.fill),a=Math.floor(o.length/Pu);this.order=Pl(a);let c=a===0;this.curves=new cp(this.guides,e,c);let l=Hf(e.roots);this.roots=l.length===3*this.guides.length&&this.guides.length>2?l:new Float32Array(0),this.own=c?JA(this.guides.length,r,e.style==="fur"):this.between(0),this.strands=new Ys(my(2),this.own,!s);let h=fn(e.colour,t),u=h.clone().offsetHSL(.01,.05,.08);this.uniforms={places:{value:this.curves.places},turns:{value:this.curves.turns},samples:{value:ha},rootTint:{value:fn(e.tint?.root,`#${h.getHexString()}`)},tipTint:{value:fn(e.tint?.tip,`#${u.getHexString()}`)},vary:{value:e.tint?.vary??.35},baseTurn:{value:this.turn},centre:{value:new F},clump:{value:e.clump??(e.style==="hair"?.25:0)},pitch:{value:e.frizz?.pitch||.03},onset:{value:e.frizz?.onset??.1},thin:{value:py},least:{value:4e-5},glow:{value:new F}},this.materials=Ru(eT,this.uniforms,n,{...c?{LOCK:""}:{},...r?{BRAID:""}:{}}),this.drawn=new We(this.strands.geometry,this.materials.seen),this.drawn.frustumCulled=!1,this.drawn.castShadow=this.drawn.receiveShadow=!0,this.drawn.customDepthMaterial=this.materials.shadow,this.parts=[this.drawn],this.reach=c?e.radius.reduce((d,f)=>Math.max(d,f),0):QA(o),this.roots.length>0&&Dl(this.roots,this.middle)}info;parts;reach;guides;curves;drawn;strands;materials;uniforms;base=-1;roots;fill;order;own;middle=new F;turn=new Rt;points=0;settled=!1;setLevel(e){let t=Math.min(this.strands.size,e.strands),n=this.info.style==="fur"?Math.max(4,e.points>>1):e.points;n!==this.points&&this.strands.become(my(n)),this.points=n,this.strands.show(t),this.uniforms.thin.value=py*Math.min(2.2,Math.max(1,Math.sqrt(14e3/Math.max(t,1)))),this.uniforms.least.value=Math.min(.0012,4e-5*Math.max(1,Math.sqrt(6e4/Math.max(t,1))))}update(e,t,n){this.settled||this.settle(e,t),this.curves.update(e,t,n),this.findBase(e,t)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,4*n.pixel(t))}grow(e,t,n,s){Ms(e,t,n,s,.25*this.reach)}dispose(){this.drawn.removeFromParent(),this.strands.dispose(),this.materials.seen.dispose(),this.materials.shadow.dispose(),this.curves.dispose()}between(e){let{guides:t,roots:n,fill:s,order:r}=this,o=r.length,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o);for(let h=0;h<o;h++){let u=Pu*r[h],d=t[s[u+3]]?s[u+3]:0,f=0;for(let p=0;p<3;p++){let y=t[s[u+3+p]]!==void 0;c[4*h+p]=y?s[u+3+p]:d,l[4*h+p]=y?Math.max(0,s[u+6+p])**(1+e):0,f+=l[4*h+p]}for(let p=0;p<3;p++)l[4*h+p]/=f||1;for(let p=0;p<3;p++){let y=0;for(let g=0;g<3&&n.length>0;g++)y+=l[4*h+g]*(n[3*c[4*h+g]+p]-n[3*d+p]);a[4*h+p]=s[u+p]-y}a[4*h+3]=s[u+9]||1,c[4*h+3]=s[u+11],l[4*h+3]=_r(r[h])}return{beside:a,guide:c,weight:l}}settle(e,t){if(this.settled=!0,this.fill.length===0)return;let{guides:n}=this;this.roots.length===0&&this.base>=0&&n.length>2&&(lp.fromArray(e,this.base+3).normalize().invert(),this.roots=new Float32Array(3*n.length),n.forEach((a,c)=>ua.fromArray(e,t+br*a.poses[0]).sub(Zr.fromArray(e,this.base)).applyQuaternion(lp).toArray(this.roots,3*c)),Dl(this.roots,this.middle),this.turn.copy(lp).invert());let s=n.reduce((a,c)=>a+jA(c.poses,e,t),0)/Math.max(1,n.length),r=Math.min(6,Math.max(0,s-7));r>0&&this.info.clump===void 0&&(this.uniforms.clump.value=.55);let o=this.between(r);for(let[a,c]of Object.entries(o))this.own[a].set(c),this.strands.changed(a)}findBase(e,t){let{guides:n,roots:s,turn:r}=this;ca.length!==3*n.length&&(ca=new Float32Array(3*n.length)),n.forEach((c,l)=>{let h=t+br*c.poses[0];for(let u=0;u<3;u++)ca[3*l+u]=e[h+u]});let o=this.uniforms.centre.value;if(this.base>=0&&!this.info.roots){r.fromArray(e,this.base+3).normalize(),s.length>0?o.copy(this.middle).applyQuaternion(r).add(Zr.fromArray(e,this.base)):Dl(ca,o);return}if(s.length>0){fy(s,ca,r,ua,Zr),o.copy(this.middle).sub(ua).applyQuaternion(r).add(Zr);return}let a=t+br*(n[0]?.poses[0]??0);r.set(e[a+3],e[a+4],e[a+5],e[a+6]).normalize(),Dl(ca,o)}};function my(i){let e=new Float32Array(6*i),t=[];for(let n=0;n<i;n++){let s=n/(i-1);e.set([s,-1,0,s,1,0],6*n),n<i-1&&t.push(2*n,2*n+1,2*n+2,2*n+2,2*n+1,2*n+3)}return new mt().setAttribute("position",new at(e,3)).setIndex(t)}var cp=class{constructor(e,t,n){this.guides=e;this.info=t;let s=()=>Cu(new Float32Array(4*ha*Math.max(1,e.length)),ha,Math.max(1,e.length));this.places=s(),this.turns=n?s():null}guides;info;places;turns;update(e,t,n){let{guides:s,info:r}=this,o=this.places.image.data,a=this.turns?.image.data,c=l=>r.radius[Math.min(l,r.radius.length-1)]??1e-4;s.forEach(({poses:l},h)=>{let u=l.length-1;if(!(u<1||l[u]>=n))for(let d=0;d<ha;d++){let f=d/(ha-1)*u,p=Math.min(Math.floor(f),u-1),y=f-p,g=t+br*l[p],m=t+br*l[p+1],x=p>0?t+br*l[p-1]:g,C=p+2<=u?t+br*l[p+2]:m,b=4*(ha*h+d);for(let v=0;v<3;v++){let S=e[g+v],U=e[m+v],I=x===g?2*S-U:e[x+v],L=C===m?2*U-S:e[C+v];o[b+v]=S+.5*y*(U-I+y*(2*I-5*S+4*U-L+y*(3*(S-U)+L-I)))}if(o[b+3]=c(l[p])*(1-y)+c(l[p+1])*y,!a)continue;let E=p>0?g:m,T=0;for(let v=3;v<7;v++)T+=e[E+v]*e[m+v];for(let v=0;v<4;v++)a[b+v]=(1-y)*e[E+3+v]+(T<0?-y:y)*e[m+3+v]}}),this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function ZA(i){let e=0;return(i.strands??KA(i)).map(([t,n])=>{let s=(i.parents?.[t]??-1)<0?t+1:e;return e=s+n,{poses:Int32Array.from({length:n+1},(r,o)=>o===0?t:Math.min(s+o-1,i.count-1))}})}function KA(i){let e=[];return i.parents?.forEach((t,n)=>{t<0?e.push([n,0]):e.length>0&&e[e.length-1][1]++}),e.filter(([,t])=>t>0)}function JA(i,e,t){let n=Math.round($A*(e?12:1)),s=n*i,r=new Float32Array(4*s),o=new Float32Array(4*s),a=new Float32Array(4*s),c=Pl(s);for(let l=0;l<s;l++){let h=c[l],u=_r(h),d=2.399963*h,f=Math.sqrt(h%n/n);r.set([e?h%3:-1,f*Math.cos(d),f*Math.sin(d),t?.7+.3*u:1],4*l),o.set([Math.floor(h/n),0,0,0],4*l),a.set([1,0,0,u],4*l)}return{beside:r,guide:o,weight:a}}function jA(i,e,t){let n=0;for(let s=2;s<i.length;s++){let[r,o,a]=[i[s-2],i[s-1],i[s]].map(c=>t+br*c);ua.set(e[o]-e[r],e[o+1]-e[r+1],e[o+2]-e[r+2]),Zr.set(e[a]-e[o],e[a+1]-e[o+1],e[a+2]-e[o+2]),ua.lengthSq()>0&&Zr.lengthSq()>0&&(n+=ua.angleTo(Zr))}return n}function QA(i){let e=0;for(let t=0;t+Pu<=i.length;t+=Pu*7)e=Math.max(e,Math.hypot(i[t],i[t+1],i[t+2]));return Math.min(e,.05)}var ca=new Float32Array(0),ua=new F,Zr=new F,lp=new Rt,eT={name:"hair",varyings:`
    varying vec3 vWay; // along the strand, in the axes of the view
    varying vec4 vStrand; // place along it, random, how much light reaches it, place across
  `,head:`
    attribute vec4 beside; // offset from where its guides are, in the axes of the base, and length; of a lock: its number, place across it, length
    attribute vec4 guide; // their rows, curl
    attribute vec4 weight; // of them, random
    uniform vec4 baseTurn;
    uniform vec3 centre;
    uniform float clump, pitch, onset, thin, least;
    uniform highp sampler2D places, turns;
    uniform int samples;
    vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
    float hashed(float x) { return fract(sin(x * 127.1) * 43758.5453); }
    // the place on a guide, and where it goes from there
    vec4 guideAt(float row, float t, out vec3 way) {
      float n = float(samples - 1), u = t * n, k = min(floor(u), n - 1.0);
      ivec2 i = ivec2(int(k), int(row + 0.5));
      vec4 a = texelFetch(places, i, 0), b = texelFetch(places, i + ivec2(1, 0), 0);
      way = n * (b.xyz - a.xyz);
      return mix(a, b, u - k);
    }
    #ifndef LOCK
    // a strand between guides
    vec3 filled(float t, out vec3 way) {
      float s = t * beside.w;
      vec3 w;
      vec3 p = weight.x * guideAt(guide.x, s, w).xyz;
      way = weight.x * w;
      if (weight.y > 0.0) { p += weight.y * guideAt(guide.y, s, w).xyz; way += weight.y * w; }
      if (weight.z > 0.0) { p += weight.z * guideAt(guide.z, s, w).xyz; way += weight.z * w; }
      vec3 off = turned(baseTurn, beside.xyz);
      p += (1.0 - clump * t * t) * off;
      way = way * beside.w - 2.0 * clump * t * off;
      // no strand lies quite as its neighbours do
      float own = weight.w, size = length(way);
      vec3 stray = turned(baseTurn, vec3(hashed(own), hashed(own + 0.3), hashed(own + 0.7)) - 0.5) * 0.035 * size;
      p += t * t * stray;
      way += 2.0 * t * stray;
      if (guide.w > 0.0) {
        vec3 ahead = way / max(size, 1e-9);
        vec3 x = normalize(cross(ahead, turned(baseTurn, vec3(0.31, 0.87, 0.38)))), y = cross(ahead, x);
        float turns_ = 6.2831853 * size / pitch, phase = turns_ * t + 40.0 * own;
        float r = guide.w * smoothstep(onset, onset + 0.15, t);
        p += r * (cos(phase) * x + sin(phase) * y);
        way += r * turns_ * (cos(phase) * y - sin(phase) * x);
      }
      return p;
    }
    #else
    // a strand of a lock, in the axes of its guide
    vec3 locked(float t, out vec3 middle) {
      float s = clamp(t * beside.w, 0.0, 1.0), n = float(samples - 1);
      ivec2 i = ivec2(int(min(floor(s * n), n - 1.0)), int(guide.x + 0.5));
      vec3 w;
      vec4 p = guideAt(guide.x, s, w);
      vec4 q = normalize(texelFetch(turns, i, 0));
      middle = p.xyz;
      vec2 at = beside.yz;
      #ifdef BRAID
        // three locks on a figure of eight that moves on along the braid
        float broad = texelFetch(places, ivec2(0, i.y), 0).w;
        float phase = 6.2831853 * (t * length(w) / (4.6 * broad) + beside.x / 3.0);
        float loose = smoothstep(0.93, 1.0, t), tie = 1.0 - 0.72 * exp(-pow((t - 0.92) / 0.022, 2.0)); // a band, and a tuft below it
        at = (1.0 - loose) * vec2(0.56 * cos(phase), 0.36 * sin(2.0 * phase)) + mix(vec2(0.46, 0.42), vec2(0.75), loose) * at;
        at *= tie * (1.0 + 0.25 * loose);
      #else
        at *= 1.0 - 0.7 * t * t; // it ends in a point
        at += 0.12 * vec2(sin(9.0 * t + 40.0 * weight.w), cos(7.0 * t + 70.0 * weight.w)) * t;
      #endif
      return p.xyz + p.w * (at.x * turned(q, vec3(1.0, 0.0, 0.0)) + at.y * turned(q, vec3(0.0, 1.0, 0.0)));
    }
    #endif
  `,place:`
    float t = position.x;
    vec3 way;
    #ifdef LOCK
      vec3 middle, other;
      place = locked(t, middle);
      float ahead = t < 0.5 ? 0.012 : -0.012;
      way = (locked(t + ahead, other) - place) / ahead;
      vec3 out_ = place - middle;
    #else
      place = filled(t, way);
      vec3 out_ = place - centre;
    #endif
    way = normalize(way);
    out_ -= 0.9 * way * dot(way, out_);
    facing = normalize(out_ + 1e-6 * way.yzx);
    // a ribbon that faces the viewer
    vec3 seen = -(vec4(viewMatrix[3].xyz, 0.0) * viewMatrix).xyz - place;
    #ifdef CASTING
      float w = 2.5 * least;
    #else
      float depth = dot(viewMatrix[3].xyz + mat3(viewMatrix) * place, vec3(0.0, 0.0, -1.0));
      float w = max(least, thin * 2.0 * depth / (projectionMatrix[1][1] * resolution));
    #endif
    place += position.y * (1.0 - 0.75 * smoothstep(0.7, 1.0, t)) * w * normalize(cross(way, seen));
  `,vary:`
    vWay = mat3(viewMatrix) * way;
    #ifdef LOCK
      float deep = mix(0.3, 1.0, dot(beside.yz, beside.yz));
    #else
      float deep = mix(0.42, 1.0, smoothstep(0.0, 0.55, t)) * mix(0.72, 1.08, hashed(weight.w + 0.11));
    #endif
    vStrand = vec4(t, weight.w, deep, position.y);
  `,tints:"uniform vec3 rootTint, tipTint, glow; uniform float vary;",colour:`
    {
      float along = vStrand.x, own = vStrand.y;
      vec3 c = mix(rootTint, tipTint, smoothstep(0.05, 0.95, along + 0.25 * (own - 0.5)));
      float r = fract(own * 57.31) - 0.5, s = fract(own * 91.7) - 0.5;
      c *= exp2(1.4 * vary * r);
      c = mix(c, c * vec3(1.1, 0.99, 0.86), 1.6 * vary * s); // warmer or cooler
      diffuseColor.rgb = 0.74 * c * vStrand.z; // light comes from all sides, and more of it than from a surface
    }
    totalEmissiveRadiance += glow;
  `,light:`
    vec3 T = normalize(vWay);
    float own = fract(vStrand.y * 13.7) - 0.5;
    float tl = dot(T, L), sinTL = sqrt(max(0.0, 1.0 - tl * tl));
    float faces = dot(N, L);
    float volume = smoothstep(-0.5, 0.8, faces); // strands towards the light shade those behind
    vec3 lit = light * vStrand.z;
    diffuse_ = lit * base * RECIPROCAL_PI * volume * mix(sinTL, max(faces, 0.0), 0.35);
    vec3 H = normalize(L + V);
    vec3 T1 = normalize(T + (-0.10 + 0.10 * own) * N), T2 = normalize(T + (0.16 + 0.14 * own) * N);
    float d1 = dot(T1, H), d2 = dot(T2, H);
    float white = pow(max(0.0, 1.0 - d1 * d1), 60.0), warm = pow(max(0.0, 1.0 - d2 * d2), 14.0);
    float glint = 0.55 + 0.9 * fract(vStrand.y * 29.3);
    vec3 hue = mix(vec3(1.0), base / max(max(base.r, max(base.g, base.b)), 0.05), 0.62);
    gloss = lit * volume * (0.075 * white * glint + 0.16 * warm * glint * hue * sqrt(base + 0.01));
    float through = pow(max(0.0, dot(-L, V)), 5.0) * sinTL;
    gloss += lit * through * 0.35 * hue * sqrt(base + 0.005) * smoothstep(-0.9, -0.1, faces);
  `};var Iu={leaf:{outline:i=>({half:.3*Math.sin(Math.PI*i**.72)**.85,rise:.1*i-.22*i*i}),fold:.35},leaflet:{outline:i=>({half:.085*Math.sin(Math.PI*(.06+.94*i)**.6)+.004,rise:-.28*i*i}),fold:.6},blade:{outline:i=>({half:.028*(1-i)**.6+.002,rise:.12*i-.75*i*i*i}),fold:.4},needle:{outline:i=>({half:.02*(1-.8*i),rise:0}),fold:.2}};Iu.frond=Iu.leaflet;function hp(i,e){if(i==="ear")return nT(e);let{outline:t,fold:n}=Iu[i]??Iu.leaf,s=t(.5).half<.1;if(!e)return tT(t(s?.3:.4),t(1).rise,n);let r=5,o=[],a=[],c=[];for(let l=0;l<=r;l++){let h=l/r,{half:u,rise:d}=t(h);for(let f of[-1,0,1])o.push(f*u,d+n*Math.abs(f)*u,h),a.push(f===0?.86:.94+.1*h);if(l!==r)for(let f of[0,1]){let p=3*l+f;c.push(p,p+3,p+1,p+1,p+3,p+4)}}return up(o,a,c)}function tT(i,e,t){let n=i.rise+t*i.half;return up([0,0,0,-1.15*i.half,n,.42,1.15*i.half,n,.42,0,e,1],[.86,.97,.97,1.03],[0,1,3,0,3,2])}function nT(i){let e=[],t=[],n=[],s=(o,a,c)=>{let l=e.length/3;e.push(...o.flat()),t.push(...a),n.push(...c.map(h=>h+l))},r=i?7:3;for(let o=0;o<r;o++)for(let a of[-1,1]){let c=.06+.78*(o+(a>0?.5:0))/r,l=i?.2:.36,h=(i?.075:.085)*(1-.35*c),u=a*.05;if(s([[u*.3,0,c],[u+a*h,0,c+.45*l],[u,h,c+.45*l],[u-a*h*.6,0,c+.45*l],[u,-h,c+.45*l],[u+a*.02,0,c+l]],[.62,1,.95,.8,.95,1.12],[0,1,2,0,2,3,0,3,4,0,4,1,5,2,1,5,3,2,5,4,3,5,1,4]),!i&&o!==1)continue;s([[u,-.006,c+.8*l],[u,.006,c+.8*l],[u+a*.2,a*.04*(o%3)-.03,c+l+.62]],[.95,.95,1.3],[0,1,2])}return up(e,t,n)}function up(i,e,t){let n=new mt;return n.setAttribute("position",new at(new Float32Array(i),3)),n.setAttribute("shade",new at(new Float32Array(e),1)),n.setIndex(t),n.computeVertexNormals(),n}var gy=7,iT="#6b5138",sT="#b08d42",rT=7,yy=20,oT=2.3,aT=12,Lu=class{constructor(e,t,n){this.info=e;this.fine=t;this.software=n;let s=e.style==="grass",r=l=>e.radius[Math.min(l,e.radius.length-1)]??.001;this.poses=new Eu(Int32Array.from({length:e.count},(l,h)=>h),r,!0),this.leaves=A0(e.leaves),[this.tree,this.trees]=lT(e),this.grassy=e.count<aT*this.trees;let o=fn(e.tint?.root??e.colour,s?sT:iT);this.uniforms={places:{value:this.poses.places},turns:{value:this.poses.turns},vary:{value:e.tint?.vary??.35},rootTint:{value:o},tipTint:{value:fn(e.tint?.tip,`#${o.clone().lerp(new de("#7d8a4a"),s?.25:.45).getHexString()}`)},glow:{value:new F},thin:{value:s?.5:.4}},this.links=this.makeLinks(r);let a=this.leaves.length/$i;this.outward=new Float32Array(4*a);let c=0;for(let l=0;l<a;l++)c=Math.max(c,this.leaves[$i*l+8]),this.outward[4*l+3]=_r(l);if(this.reach=c,a>0)for(let l of this.shapes())this.crops.push(this.makeCrop(l))}info;fine;software;parts=[];reach;poses;links;crops=[];leaves;outward;tree;trees;materials=[];uniforms;grassy;places=null;level=null;seen={at:new F(1/0,0,0),way:new F,high:0};setLevel(e){this.level=e,this.seen.at.x=1/0}update(e,t,n,s){this.poses.update(e,t,n),this.places??=this.findPlaces(e,t,n),this.level&&this.moved(s)&&this.pick(this.level,s,this.places)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,1.5*n.pixel(t))}grow(e,t,n,s){Ms(e,t,n,s,.4*this.reach)}dispose(){for(let e of this.parts)e.removeFromParent();for(let e of[this.links,...this.crops])e.near?.dispose(),e.far.dispose();for(let e of this.materials)e.seen.dispose(),e.shadow.dispose();this.poses.dispose()}add(e,t,n={}){let s=Ru(t,this.uniforms,this.fine,n);this.materials.push(s);let r=new We(e.geometry,s.seen);return r.frustumCulled=!1,r.castShadow=r.receiveShadow=!0,r.customDepthMaterial=s.shadow,this.parts.push(r),e}moved(e){let{seen:t}=this,n=e.camera;n.getWorldDirection(dp);let s=1/e.pixel(1);return t.at.distanceTo(n.position)<.1*e.distance&&t.way.dot(dp)>.99&&Math.abs(s/t.high-1)<.1?!1:(t.at.copy(n.position),t.way.copy(dp),t.high=s,!0)}pick(e,t,n){let s=t.camera;vy.setFromProjectionMatrix(dT.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse));let r=this.reach>0?this.reach:.1,o=new Float32Array(this.trees),a=n.map((l,h)=>(o[h]=r/t.pixel(Math.max(.2*r,l.middle.distanceTo(s.position)-l.size)),(vy.intersectsSphere(uT.set(l.middle,1.2*l.size+r))?1:.06)*Math.min(1,(o[h]/rT)**2))),c=this.nearest(o,this.software?4e3:6e4);this.choose(this.links,a,e.twigs,c,o);for(let l of this.crops)this.choose(l,a,e.leaves*l.items.length/(this.leaves.length/$i),c,o)}nearest(e,t){let n=new Uint8Array(this.trees);if(!this.fine)return n;let s=Array.from(e.keys()).filter(o=>e[o]>yy).sort((o,a)=>e[a]-e[o]),r=0;for(let o of s){for(let a of this.crops)r+=a.first[o+1]-a.first[o];if(r>t)break;n[o]=1}return n}choose(e,t,n,s,r){let{first:o,items:a,sizes:c}=e,l=0;for(let d=0;d<this.trees;d++)l+=t[d]*(o[d+1]-o[d]);let h=Math.min(1,n/Math.max(1,l)),u=[[],[]];for(let d=0;d<this.trees;d++){let f=o[d+1]-o[d],p=Math.min(1,h*t[d]),y=this.grassy?_r(d)<p?f:0:Math.ceil(p*f),g=p>0?Math.min(this.grassy||r[d]>yy?1.4:oT,1/Math.sqrt(p)):1,m=u[e.near?s[d]:0];for(let x=o[d];x<o[d]+y;x++)c&&(c.of[4*a[x]+c.at]=g*c.own[a[x]]),m.push(a[x])}e.far.pick(Uint32Array.from(u[0])),e.near?.pick(Uint32Array.from(u[1]))}shapes(){let{leafShape:e="leaf"}=this.info;return typeof e=="string"?[e]:[...new Set(e)]}makeCrop(e){let{leaves:t,info:n}=this,s=n.leafShape??e,r=(n.leafColours??["#4d7a2a"]).map(y=>fn(y,"#4d7a2a")),o=t.length/$i,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o),h=new Float32Array(o),u=[];for(let y of Pl(o)){let g=$i*y,m=t[g+9];if(typeof s!="string"&&(s[m]??s[0])!==e)continue;u.push(y);for(let C=0;C<4;C++)a[4*y+C]=t[g+C],c[4*y+C]=t[g+4+C];let x=r[m]??r[0];l[4*y]=x.r,l[4*y+1]=x.g,l[4*y+2]=x.b,h[y]=t[g+8]}let d={stalk:a,lie:c,look:l,outward:this.outward},[f,p]=this.byTree(u,y=>t[$i*y]);return{first:f,items:p,sizes:{of:l,at:3,own:h},near:this.fine?this.add(new Ys(hp(e,!0),d,!this.software),_y):null,far:this.add(new Ys(hp(e,!1),d,!this.software),_y)}}makeLinks(e){let{info:t}=this,n=t.parents??[],s=f=>f>0&&n[f]<f?n[f]:-1,r=f=>s(f)===f-1&&s(f-1)>=0,o=new Float32Array(4*t.count),a=new Float32Array(4*t.count),c=1e-6,l=[];for(let f=0;f<t.count;f++)s(f)<0||(l.push(f),c=Math.max(c,e(f)));for(let f of l){let p=s(f),y=f+1<t.count&&s(f+1)===f;o.set([r(f)?s(p):p,p,f,y?f+1:f],4*f);let g=r(f)?(e(p)+e(f))/2:e(f);a.set([s(p)<0?1.25*g:g,y?(e(f)+e(f+1))/2:.7*e(f),_r(f),Math.min(1,e(f)/c)],4*f)}l.sort((f,p)=>e(p)-e(f)||f-p);let[h,u]=this.byTree(l,f=>f),d={joints:o,size:a};return{first:h,items:u,sizes:null,near:this.fine?this.add(new Ys(cT(7,3),d,!this.software),xy):null,far:this.add(new Ys(hT(),d,!this.software),xy,{RIBBON:""})}}byTree(e,t){let{tree:n,info:s}=this,r=l=>n[Math.min(t(l),s.count-1)],o=new Uint32Array(this.trees+1);for(let l of e)o[r(l)+1]++;for(let l=0;l<this.trees;l++)o[l+1]+=o[l];let a=o.slice(),c=new Uint32Array(e.length);for(let l of e)c[a[r(l)]++]=l;return[o,c]}findPlaces(e,t,n){let{leaves:s,outward:r,tree:o,info:a}=this,c=Array.from({length:this.trees},()=>new kn);for(let f=0;f<n;f++)a.parents&&c[o[f]].expandByPoint(da.fromArray(e,t+gy*f));let l=c.map(f=>({middle:f.getCenter(new F),size:Math.max(.001,.5*f.getSize(da).length())})),h=s.length/$i,u=l.map(()=>({n:0,at:new F,size:0})),d=f=>{let p=Math.min(s[$i*f],n-1);return da.fromArray(e,t+gy*p),u[o[p]]};for(let f=0;f<h;f++){let p=d(f);p.at.add(da),p.n++}for(let f of u)f.at.divideScalar(Math.max(1,f.n));for(let f=0;f<h;f++){let p=d(f);p.size=Math.max(p.size,da.distanceTo(p.at))}for(let f=0;f<h;f++){let p=d(f);da.sub(p.at).divideScalar(p.size>0?p.size:1).toArray(r,4*f)}return l}};function lT(i){let e=new Uint32Array(i.count),t=0;for(let n=0;n<i.count;n++){let s=i.parents?.[n]??-1;e[n]=s<0||s>=n?t++:e[s]}return[e,t]}function cT(i,e){let t=[],n=[];for(let s=0;s<=e;s++)for(let r=0;r<i;r++){let o=2*Math.PI*r/i;if(t.push(Math.cos(o),Math.sin(o),s/e),s===e)continue;let a=s*i+r,c=s*i+(r+1)%i;n.push(a,c,a+i,a+i,c,c+i)}return new mt().setAttribute("position",new at(new Float32Array(t),3)).setIndex(n)}function hT(){return new mt().setAttribute("position",new at(new Float32Array([-1,0,0,1,0,0,-1,0,1,1,0,1]),3)).setIndex([0,1,2,2,1,3])}var dp=new F,da=new F,uT=new ps,vy=new gs,dT=new _t,xy={name:"branch",varyings:"varying vec3 vBark; // thickness, random, height of the light",head:`
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${rp}
  `,place:`
    vec3 b = placeAt(joints.y).xyz, c = placeAt(joints.z).xyz;
    vec3 a = joints.x == joints.y ? 2.0 * b - c : placeAt(joints.x).xyz;
    vec3 d = joints.w == joints.z ? 2.0 * c - b : placeAt(joints.w).xyz;
    float f = position.z;
    vec3 axis = spline(a, b, c, d, f);
    vec3 way = normalize(slope(a, b, c, d, f));
    float r = mix(size.x, size.y, f);
    #ifndef CASTING
      float depth = dot(viewMatrix[3].xyz + mat3(viewMatrix) * axis, vec3(0.0, 0.0, -1.0));
      r = max(r, thin * 2.0 * depth / (projectionMatrix[1][1] * resolution));
    #endif
    #ifdef RIBBON
      vec3 eye = normalize(-(vec4(viewMatrix[3].xyz, 0.0) * viewMatrix).xyz - axis);
      vec3 side = normalize(cross(way, eye));
      facing = 0.85 * position.x * side + 0.53 * eye;
      place = axis + r * position.x * side;
    #else
      vec3 x = normalize(cross(way, vec3(0.31, 0.93, 0.19))), y = cross(way, x);
      facing = position.x * x + position.y * y;
      place = axis + r * facing;
    #endif
  `,vary:"vBark = vec3(size.w, size.z, f);",tints:"uniform vec3 rootTint, tipTint, glow; uniform float vary;",colour:`
    {
      vec3 c = mix(tipTint, rootTint, smoothstep(0.0, 0.35, vBark.x));
      float ring = smoothstep(0.0, 0.1, vBark.z) * smoothstep(1.0, 0.95, vBark.z); // a link grows in a year
      diffuseColor.rgb = c * exp2(vary * (vBark.y - 0.5)) * (0.8 + 0.2 * ring);
    }
    totalEmissiveRadiance += glow;
  `,light:`
    float faces = dot(N, L);
    diffuse_ = light * base * RECIPROCAL_PI * max(0.0, faces);
    vec3 H = normalize(L + V);
    gloss = light * 0.02 * pow(max(0.0, dot(N, H)), 12.0) * max(0.0, faces);
  `},_y={name:"leaf",varyings:`
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,head:`
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${rp}
  `,place:`
    vec4 q = turnAt(stalk.x);
    place = placeAt(stalk.x).xyz + turned(q, stalk.yzw + look.w * turned(lie, position));
    facing = turned(q, turned(lie, normal));
  `,vary:`
    float inside = length(outward.xyz);
    vec3 c = look.rgb * shade * exp2(1.1 * vary * (outward.w - 0.5));
    c = mix(c, c * vec3(1.2, 1.08, 0.8), 0.9 * vary * max(0.0, outward.w - 0.55)); // some are yellower
    vLeaf = vec4(c, mix(0.45, 1.0, smoothstep(0.1, 0.85, inside + 0.35 * outward.z)));
    vOutward = mat3(viewMatrix) * (outward.xyz + vec3(0.0, 0.0, 0.25));
  `,tints:"uniform vec3 glow;",colour:"diffuseColor.rgb = vLeaf.rgb * vLeaf.w; totalEmissiveRadiance += glow;",light:`
    // the leaf's own face, softened by where it looks in its crown: a crown is round
    vec3 M = normalize(N * sign(dot(N, V) + 1e-4) + 1.1 * vOutward);
    float faces = dot(M, L), own = dot(N, L);
    vec3 lit = light * mix(0.55, 1.0, vLeaf.w);
    diffuse_ = lit * base * RECIPROCAL_PI * smoothstep(-0.45, 1.0, faces) * (0.55 + 0.45 * abs(own)) * 1.25;
    float behind = max(0.0, -own * sign(dot(N, V) + 1e-4)); // light shines through from the other side
    diffuse_ += lit * base * vec3(1.1, 1.12, 0.6) * RECIPROCAL_PI * 0.7 * behind;
    vec3 H = normalize(L + V);
    gloss = lit * 0.035 * pow(abs(dot(N, H)), 24.0) * vLeaf.w;
  `};var fT="#d9a88c",pT="#6d6a4c",Du=class{constructor(e,t,n){this.info=e;let s=e.shape??"sphere";this.flat=s==="ground"||s==="plane",this.seenFirst=s==="head"||s==="rabbit"||n.animal&&Math.max(...e.size??[1])<.45;let r=e.size?.[0]||1,o=e.size?.[1]||r,a=e.size?.[2]||r,c=fn(e.colour,this.flat?pT:fT),l=(by[s]??by.sphere)(c,t.fine,n);l.deleteAttribute("normal");let h=ey(l,1e-5);this.flat?h.scale(r,o,1):h.scale(r,o,a),h.computeVertexNormals();let u=new We(h,t.rider("matte"));u.castShadow=!this.flat,u.receiveShadow=!0,this.group.add(u),this.parts=[this.group],h.computeBoundingSphere(),this.reach=this.flat?0:h.boundingSphere.radius+h.boundingSphere.center.length()}info;parts;reach;group=new Tn;flat;seenFirst;setLevel(){}mark(){}update(e,t,n){this.group.visible=n>0&&!this.flat,n!==0&&(this.group.position.set(e[t],e[t+1],e[t+2]),this.group.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]).normalize())}shown(){return 0}grow(e,t,n,s){this.seenFirst&&Ms(e,t,n,s,.5*this.reach)}dispose(){this.group.removeFromParent(),this.group.traverse(e=>e instanceof We&&e.geometry.dispose())}},by={sphere:(i,e)=>Pt(ws(e).scale(.5,.5,.5),i),ellipsoid:(i,e)=>Pt(ws(e).scale(.5,.5,.5),i),box:i=>Pt(new Ri(1,1,1),i),capsule:My,limb:My,ground:i=>Pt(new Vn(1,1),i),plane:i=>Pt(new Vn(1,1),i),ear:(i,e)=>Pt(ws(e).scale(.5,.5,.5).translate(0,0,.5),i),head:mT,rabbit:MT,body:wy,torso:wy},ws=i=>new Xt(1,i?64:28,i?40:18).rotateX(Math.PI/2);function My(i,e){return Pt(new Bs(.5,1,e?12:5,e?28:12).scale(1,1/2,1).rotateX(Math.PI/2).translate(0,0,.5),i)}function Ay(i,e){e.set(i.x,.8*i.y*(1-.08*i.x),.95*i.z);let t=-i.z;if(t>0){let n=t*t*(3-2*t);e.z=-1.35*t,e.y*=1-.3*n,i.x<0&&(e.x*=1-.55*n),e.x+=.35*n}if(i.x>0){let n=i.y*i.y/.01+(i.z+.3)**2/.02,s=i.y*i.y/.12+(i.z-.12)**2/.012;e.x+=.2*Math.exp(-n)+.04*Math.exp(-s)}return e}function mT(i,e,{hair:t,torso:n}){let s=new Xt(1,e?96:40,e?72:30).rotateX(Math.PI/2),r=s.getAttribute("position"),o=i.clone().lerp(new de("#c4523f"),.3),a=i.clone().lerp(new de("#9c3b38"),.55),c=i.clone().multiplyScalar(.8),l=[];for(let p=0;p<r.count;p++){Kr.fromBufferAttribute(r,p);let y=yT(Kr,i,o,a,c);Ey(Kr),Ty(Ay(Kr,Fl)),l.push(t?y.lerp(ST.copy(t).multiplyScalar(.4),.96*gT(Fl)):y),r.setXYZ(p,Fl.x,Fl.y,Fl.z)}let h=Mn(s,()=>i),u=h.getAttribute("color");l.forEach((p,y)=>u.setXYZ(y,p.r,p.g,p.b));let d=new de("#33241d"),f=[h,bT(i,e,n)];for(let p of[-1,1])f.push(_T(i,p,e),vT(d,p,e),xT(d,p,e));return Di(...f).scale(.5,.5,.5)}function Ty(i){let e=Math.min(1,Math.max(0,(-i.z-.45)/.75));return i.y*=1+.24*e*e*(3-2*e),i.z<-1.12&&(i.z=-1.12+.65*(i.z+1.12)),i}function gT(i){let e=Math.max(-1,Math.min(1,i.x)),t=e>.6?.32+1.1*(e-.6):.05+.45*e;return Math.max(0,Math.min(1,(i.z-t)/.2+.2))}function Ey(i){if(i.x<=0)return;let e=Math.abs(i.y),t=Math.exp(-((e-.36)**2/.022+(i.z+.08)**2/.01)),n=Math.exp(-((e-.36)**2/.012+(i.z+.12)**2/.006)),s=Math.exp(-(i.y*i.y/.022+(i.z+.62)**2/.0022))+.9*Math.exp(-(i.y*i.y/.018+(i.z+.71)**2/.0022)),r=Math.exp(-(i.y*i.y/.03+(i.z+.93)**2/.01));i.multiplyScalar(1-.05*t+.042*n+.028*s+.03*r)}function yT(i,e,t,n,s){let r=Math.abs(i.y),o=e.clone();if(i.x<=0)return o;o.lerp(t,.55*Math.exp(-((r-.42)**2/.03+(i.z+.38)**2/.02))),o.lerp(t,.35*Math.exp(-(i.y*i.y/.006+(i.z+.33)**2/.006))),o.lerp(s,.35*Math.exp(-((r-.36)**2/.016+(i.z+.06)**2/.006)));let a=Math.exp(-((i.z+.665)**2)/18e-5),c=Math.exp(-((i.y*i.y/.032)**2))*Math.exp(-((i.z+.665)**2/.0035));return o.lerp(n,Math.min(1,1.25*c)),o.multiplyScalar(1-.35*a*Math.exp(-(i.y*i.y/.025)))}function Cy(i,e,t){return Kr.set(Math.sqrt(Math.max(0,1-i*i-e*e)),i,e),Ey(Kr),Ty(Ay(Kr,new F)).multiplyScalar(1+t)}var vT=(i,e,t)=>Ry(i,t,.011,n=>Cy(e*(.36+.13*n),-.135-.035*(1-n*n),.004)),xT=(i,e,t)=>Ry(i,t,.02,n=>Cy(e*(.37+.17*n),.085+.045*(1-n*n)-.02*n,0));function Ry(i,e,t,n){let s=e?24:10,r=6,o=new Vn(1,1,r,s),a=o.getAttribute("position");for(let c=0;c<=s;c++){let l=2*c/s-1,h=n(l),u=n(l+.02).sub(n(l-.02)).normalize(),d=h.clone().normalize(),f=new F().crossVectors(u,d).normalize(),p=t*Math.sqrt(Math.max(0,1-l*l));for(let y=0;y<=r;y++){let g=2*Math.PI*y/r,m=h.clone().addScaledVector(d,.6*p*Math.cos(g)).addScaledVector(f,p*Math.sin(g));a.setXYZ(c*(r+1)+y,m.x,m.y,m.z)}}return Pt(o,i)}function _T(i,e,t){let n=new oi(.17,.06,t?12:6,t?32:14).scale(.75,1.15,.8),s=new Xt(.15,t?24:10,t?16:8).scale(.8,1.2,.35);return Di(Pt(n,i),Pt(s,i.clone().multiplyScalar(.82))).rotateX(Math.PI/2).rotateZ(e*.35).rotateX(-e*.12).translate(-.1,e*.79,-.22)}function bT(i,e,t){let n=t?[[.001,-1.8],[.2,-1.76],[.36,-1.66],[.45,-1.5],[.49,-1.2],[.52,-.8],[.5,-.3]]:[[.001,-2.06],[.3,-2.06],[.52,-2.02],[.58,-1.93],[.545,-1.7],[.5,-1.4],[.5,-1.1],[.55,-.7],[.5,-.3]],s=new Fr(n.map(([o,a])=>new $e(o,a)),e?64:24).rotateX(Math.PI/2),r=s.getAttribute("position");for(let o=0;o<r.count;o++)r.setX(o,r.getX(o)-.3+.05*(r.getZ(o)+2));return Pt(s,i)}function MT(i,e){let t=i.clone().lerp(new de("#fff6ea"),.6),n=new de("#1d1512"),s=new de("#c98780"),r=(a,c,l,h)=>i.clone().lerp(t,Math.min(1,Math.max(0,1.3*(c-.35)-.9*h))*(Math.abs(l)<.7?1:.6)),o=[Mn(ws(e).scale(1,.82,.84),r),Mn(ws(e).scale(.46,.5,.4).translate(.72,0,-.26),()=>t),Pt(ws(e).scale(.09,.13,.08).translate(1.15,0,-.1),s),Pt(new Bs(.014,.12,4,8).rotateX(Math.PI/2).translate(1.155,0,-.22),n)];for(let a of[-1,1])o.push(Mn(ws(e).scale(.36,.34,.34).translate(.72,a*.33,-.33),()=>t),Pt(ws(e).scale(.14,.09,.17).rotateZ(a*.75).translate(.63,a*.63,.16),n),Pt(ws(e).scale(.035,.03,.04).translate(.75,a*.67,.24),new de("#ffffff")),Mn(ws(e).scale(.3,.3,.34).translate(-.12,a*.42,.6),()=>i));return Di(...o).scale(.5,.5,.5)}function wy(i,e,{skin:t}){let n=[[0,0,0],[0,.37,.33],[.06,.48,.42],[.2,.47,.42],[.42,.38,.33],[.6,.44,.4],[.74,.48,.47],[.83,.45,.5],[.885,.4,.41],[.93,.35,.22],[.975,.33,.175],[1,.31,.165],[.99,.26,.14],[.95,.2,.1]],s=[[.9,.3,.155],[1,.225,.118],[1.08,.19,.1],[1.14,.16,.085],[1.17,.1,.05],[1.18,0,0]],r=t??i;return Di(Pt(Sy(n,e),i),Pt(Sy(s,e).translate(-.04,0,0),r)).translate(0,0,-.5)}function Sy(i,e){let t=i.length,n=e?64:24,s=e?6:3,r=new Vn(1,1,n,(t-1)*s),o=r.getAttribute("position");for(let a=0;a<=(t-1)*s;a++){let c=Math.min(Math.floor(a/s),t-2),l=a/s-c,h=p=>i[Math.min(Math.max(p,0),t-1)],[u,d,f]=[0,1,2].map(p=>wT(h(c-1)[p],h(c)[p],h(c+1)[p],h(c+2)[p],l));for(let p=0;p<=n;p++){let y=2*Math.PI*p/n,g=Math.cos(y),m=Math.sin(y),x=(Math.abs(g)**2.4+Math.abs(m)**2.4)**(-1/2.4);o.setXYZ(a*(n+1)+p,Math.max(0,d)*g*x,-Math.max(0,f)*m*x,u)}}return r}function wT(i,e,t,n,s){return e+.5*s*(t-i+s*(2*i-5*e+4*t-n+s*(3*(e-t)+n-i)))}var ST=new de,Kr=new F,Fl=new F;var Py={light:{hand:"#0b8273",force:"#d0421a",torque:"#6247c9",frozen:"#b45309",hover:"#0b8273"},dark:{hand:"#4fd1bd",force:"#ff8357",torque:"#b39dff",frozen:"#fbbf24",hover:"#4fd1bd"}},Iy=["#3a6ea5","#b5483a","#4f9d69","#d98c3f","#7a5ca8","#2f8f9d"],AT=130,TT=150,ET=2.55,CT=5,Ul=class extends Error{},Nu=class{surface=X("div",{class:"stage",tabindex:"0",role:"img","aria-label":"The scene. Arrow keys turn the view, G takes hold."});overlay=X("div",{class:"overlay"});camera=new eu;governor;drawn=()=>{};fitted=()=>{};asked=()=>null;pictures=0;efforts=!0;painter;materials;studio;hands;views=[];riders=[];fittings=[];hanging=[];driven=[];frame=null;hello=null;box=new kn;centre=new F;size=1;framed=!1;follower=new uu;followedAt=0;followedStep=0;chasing=!1;floor=0;highlighted=-1;colours=Py.light;names=[];part={left:0,top:0,right:0,bottom:0};width=1;height=1;dirty=!0;request=0;last=0;followed=!1;gone=!1;still=!0;constructor(e,t){let n=Fu()&&t!=="high"?"plain":"rich";this.painter=new hu(this.surface,n),this.governor=new gu(n,t,Fu()),this.materials=k0(n),this.studio=new du(this.painter.renderer,n),this.hands=new pu(this.overlay),this.studio.scene.add(this.hands.group),e.append(this.surface,this.overlay),e.dataset.grade=n,this.applyQuality(),this.painter.renderer.domElement.addEventListener("webglcontextrestored",()=>this.wake())}load(e){let t=this.hello;if(this.hello=e,t&&RT(t,e)){e.bodies.forEach((n,s)=>this.views[s].info=n),this.wake();return}this.clear(),this.framed=this.framed&&t?.scene.name===e.scene.name,e.bodies.forEach((n,s)=>this.addBody(e,n,s)),this.studio.dress({hair:e.bodies.some(n=>Uu(n)),outdoors:this.outdoors,soil:this.soil(e),meadow:this.meadow(e),mist:e.bodies.some(n=>n.style==="plant")?1.8*(e.scene.view?.distance??0):0}),this.surface.parentElement?.classList.toggle("outdoors",this.outdoors),this.painter.stale=!0,this.painter.soft=e.bodies.some(Ly),this.applyQuality();for(let n of e.holds){let s=e.bodies[n.body];if(Ly(s)||e.bodies.some(a=>a.kind==="prop")){this.fittings.push(null),this.driven.push(!1);continue}let r=L0(n,s,e.scene),o=r==="pin"&&s.parents!==void 0;this.fit(new Al(r,ea(s,n.index),r!=="needle"&&r!=="knob"&&!o,this.materials)),this.driven.push(r==="needle"||r==="knob")}this.wake()}addBody(e,t,n){let s=LT(e,t,Iy[n%Iy.length],this.materials);s.setLevel(this.share(e,t)),this.views.push(s);let r=()=>new Set(e.holds.filter(a=>a.body===n).map(a=>a.index)),o=s instanceof yr||(t.riders?.length??0)>0?new bu(s,r(),this.materials):null;this.riders.push(o);for(let a of[...s.parts,o?.group])a&&this.studio.scene.add(a);D0(t,n,e.scene,e.holds)&&this.hang(n)}share(e,t){let n=this.governor.current,s=o=>o(t)/e.bodies.filter(a=>a.style==="plant"||a.style==="grass").reduce((a,c)=>a+o(c),1e-9),r=e.bodies.filter(Uu).length||1;return{...n,strands:Math.ceil(n.strands/r),leaves:Math.ceil(n.leaves*s(o=>o.leaves?.length??0)),twigs:Math.ceil(n.twigs*s(o=>o.count))}}get carrier(){return this.hello?.bodies.findIndex(e=>e.kind==="prop"&&e.shape==="head")??-1}get outdoors(){return this.hello?.bodies.some(e=>e.style==="plant"||e.style==="grass")??!1}soil(e){let t=e.bodies.find(pp);return t&&fn(t.colour,"#6d6a4c")}meadow(e){let t=new de(0),n=e.bodies.flatMap(s=>s.style==="plant"||s.style==="grass"?s.leafColours??[s.tint?.tip??"#5d7a35"]:[]);for(let s of n)t.add(fn(s,"#5d7a35"));return n.length>0?t.multiplyScalar(.9/n.length):void 0}show(e){this.frame=e,this.framed||this.reframe(!0),this.wake()}reframe(e=!1){let{frame:t,hello:n,box:s}=this;if(!t||!n||this.views.length===0||(this.measure(t,s),s.isEmpty()))return;this.follower.forget(),this.chasing=n.bodies.some(a=>a.style==="braid"),this.followedAt=0;let r=DT(n),o=this.outdoors&&r&&!this.framed;if(o)this.centre.copy(r.target);else if(r&&!this.framed){for(let a of[-1,1])s.expandByPoint(Ji.copy(r.target).addScalar(a*.13*r.distance));this.centre.copy(r.target).lerp(s.getCenter(Ji),.5)}else s.getCenter(this.centre);this.size=Math.max(.5*s.getSize(Ji).length(),.001),this.framed||(this.floor=this.studio.ground=this.groundOf(t)??s.min.z-.2*this.size),this.framed||this.camera.stand(...IT(n)),this.framed=!0,this.look(e,o?r.distance:0)}groundOf(e){let t=1/0;return this.hello?.bodies.forEach((n,s)=>{let r=e.bodies[s];if(r){if(pp(n))t=Math.min(t,e.floats[r.at+2]);else if(this.outdoors&&n.parents)for(let o=0;o<r.count;o++)n.parents[o]<0&&(t=Math.min(t,e.floats[r.at+7*o+2]))}}),t<1/0?t:null}look(e,t=0){this.studio.fit(this.centre,this.size),this.outdoors&&this.studio.plant(this.box),this.camera.frame(this.box,this.centre,e,t),this.painter.stale||=e,this.fitted(),this.wake()}follow(e){let{frame:t,hello:n}=this;if(!(!t||!n||!this.framed||this.outdoors||this.camera.placed||this.chasing||t.hands.length>0||e-this.followedAt<TT)&&!(t.step===this.followedStep||!n.bodies.some(s=>s.parents))&&(this.followedAt=e,this.followedStep=t.step,this.measure(t,Jr),!!this.follower.see(e,Jr,this.box))){if(this.follower.travels(Jr)){this.chasing=!0;return}this.size=.5*this.box.getSize(Ji).length(),this.box.getCenter(this.centre),this.look(!1)}}chase(e,t){let{frame:n,hello:s}=this;if(!this.chasing||!n||!s||this.camera.placed||n.hands.length>0||n.step===this.followedStep||(this.followedStep=n.step,this.measure(n,Jr),Jr.isEmpty()))return;Jr.getCenter(Ji);let r=.62*Jr.getSize($s).length(),o=this.followedAt===0;this.followedAt=e,this.centre.copy(Ji),this.size=o?r:Math.max(this.size*.98,r),this.box.setFromCenterAndSize(Ji,$s.setScalar(1.1*this.size));let a=n.bodies[this.carrier];a&&s.bodies.some(c=>c.style==="braid")&&(fa.set(1,0,0).applyQuaternion(NT.fromArray(n.floats,a.at+3)),this.camera.turnTo(Math.atan2(fa.y,fa.x)+ET)),this.look(o||t>60)}measure(e,t){t.makeEmpty(),e.bodies.forEach((n,s)=>{this.views[s]?.grow(t,e.floats,n.at,n.count),this.riders[s]?.grow(t,e.floats,n.at,n.count)}),e.holds.forEach((n,s)=>this.fittings[s]&&t.expandByPoint(Ji.fromArray(e.floats,n.target)))}resize(e,t,n){this.width=Math.max(1,e),this.height=Math.max(1,t),this.camera.resize(this.width,this.height,n),this.applyQuality()}setTheme(e){this.colours=Py[e],this.studio.setTheme(e),this.painter.stale=!0,Z0(this.colours.hand),U0(this.colours.hand),cy(e==="dark"?.5:.22),su.color.set(this.colours.force),ru.color.set(this.colours.torque),this.wake()}highlight(e){this.highlighted!==e&&(this.highlighted=e,this.wake())}pick(e,t,n){return this.frame&&this.hello?K0(this.frame,this.views,this.riders,this.fittings,this.camera,this.project,e,t,n):null}onScreenPlane(e,t,n,s){Dy.set(2*e/this.width-1,1-2*t/this.height),Ny.setFromCamera(Dy,this.camera.camera);let{origin:r,direction:o}=Ny.ray;this.camera.camera.getWorldDirection(fa);let a=Ji.copy(n).sub(r).dot(fa)/o.dot(fa);return s.copy(o).multiplyScalar(a).add(r)}project=e=>(gp.copy(e).project(this.camera.camera),yp[0]=(gp.x+1)/2*this.width,yp[1]=(1-gp.y)/2*this.height,yp);info(e){return this.hello?.bodies[e]}get extent(){return this.size}get spacing(){return this.studio.spacing}snapshot(){return this.draw(performance.now()),this.painter.picture()}wake(){this.dirty=!0,!this.request&&!this.gone&&(this.request=requestAnimationFrame(this.tick))}dispose(){this.gone=!0,cancelAnimationFrame(this.request),this.clear(),this.painter.dispose(),this.surface.remove(),this.overlay.remove()}tick=e=>{this.request=0;let t=e-this.last;this.last=e,this.follow(e),this.chase(e,t);let n=this.camera.move(Math.min(.1,t/1e3)),s=this.sink(t),r=!this.still&&!n&&!s;if(this.still=!n&&!s,!this.dirty&&!r&&!n&&!s){this.followed=!1;return}this.followed&&this.governor.measure(t)&&this.applyQuality(),this.followed=!0,this.dirty=!1,this.draw(e),this.drawn(e),this.request=requestAnimationFrame(this.tick)};draw(e){let{frame:t,camera:n}=this;if(t&&this.framed){let s=this.studio.ground;Zi.resolution.value=this.painter.high,t.bodies.forEach((r,o)=>{let a=this.views[o];a&&(a instanceof Nl&&(a.base=this.carrier>=0?t.bodies[this.carrier]?.at??-1:-1),a.update(t.floats,r.at,r.count,n,s),a instanceof yr&&(a.contact.material.uniforms.strength.value=this.studio.contactStrength),a.mark(this.markOf(o,r.flags)),this.riders[o]?.update(t.floats,r.at,r.count,n))}),this.nameFrozen(t),t.holds.forEach((r,o)=>this.placeFitting(this.fittings[o],r.body,r.index,t.floats,r.target));for(let{body:r,fitting:o}of this.hanging){let a=t.bodies[r];a&&this.placeFitting(o,r,a.count-1,t.floats,a.at+7*(a.count-1))}this.hands.show(t,this.hello.bodies,this.fittings,this.driven,this.efforts,n,this.size,e,this.project,this.asked)}this.painter.paint(this.studio,n.camera,this.still,this.painter.whole?this.part:this.needed()),this.pictures++}needed(){let{frame:e,part:t}=this;if(t.left=t.top=1/0,t.right=t.bottom=-1/0,!e)return t;let n=e.floats;if(this.outdoors)return Object.assign(t,{left:0,top:0,right:this.width,bottom:this.height});e.bodies.forEach((r,o)=>{let a=this.views[o]?.reach??0;for(let c=0;c<r.count;c++){let l=r.at+7*c;this.include(n,l,14+(a>0?a/this.camera.pixel(this.camera.depth(n[l],n[l+1],n[l+2])):0))}});for(let r of this.riders)if(r)for(let o=0;o<r.count;o++){let a=r.centre(o,$s);this.includePoint($s.x,$s.y,$s.z,1.8*a/this.camera.pixel(this.camera.depth($s.x,$s.y,$s.z))+6)}let s=this.efforts?AT:40;for(let r of[...this.fittings,...this.hanging.map(o=>o.fitting)]){if(!r)continue;let{x:o,y:a,z:c}=r.group.position;this.includePoint(o,a,c,CT*r.group.scale.x/this.camera.pixel(this.camera.depth(o,a,c))),r.post?.visible&&this.includePoint(r.post.position.x,r.post.position.y,this.studio.ground,30)}e.holds.forEach((r,o)=>this.driven[o]&&this.include(n,r.target,s));for(let r of e.hands){this.include(n,r.proxy,s),this.include(n,r.ghost,60);let o=r.mine?this.asked(r.hand):null;o&&this.include(o,0,90)}return t.left=Math.max(0,Math.min(t.left,this.width-2)),t.top=Math.max(0,Math.min(t.top,this.height-2)),t.right=Math.min(this.width,Math.max(t.right,t.left+1)),t.bottom=Math.min(this.height,Math.max(t.bottom,t.top+1)),t}include(e,t,n){this.includePoint(e[t],e[t+1],e[t+2],n)}includePoint(e,t,n,s){let[r,o]=this.project(Ji.set(e,t,n)),a=this.part;a.left=Math.min(a.left,r-s),a.right=Math.max(a.right,r+s),a.top=Math.min(a.top,o-s),a.bottom=Math.max(a.bottom,o+s)}placeFitting(e,t,n,s,r){let o=this.views[t];if(!e||!o)return;let a=this.camera.depth(s[r],s[r+1],s[r+2]);e.place(s,r,this.size,o.shown(n,a,this.camera)),e.stand(this.studio.ground,this.size)}markOf(e,t){let n=(t&xi.frozen)!==0;return!n&&this.highlighted!==e?null:(mp.colour.set(n?this.colours.frozen:this.colours.hover).convertLinearToSRGB(),mp.width=n?3:1.6,mp)}nameFrozen(e){e.bodies.forEach((t,n)=>{let s=(t.flags&xi.frozen)!==0;if(!s&&!this.names[n])return;let r=this.names[n]??=this.overlay.appendChild(X("div",{class:"figure frozen"}));if(At(r,"shown",s),!s)return;pt(r,`${this.hello.bodies[n].name} is frozen`);let o=t.at+7*Math.floor(t.count/2),[a,c]=this.project(Ji.fromArray(e.floats,o));r.style.transform=`translate(${Math.round(a)}px, ${Math.round(c)-24}px)`})}sink(e){let{frame:t,studio:n}=this;if(!t||!this.framed||this.hello?.bodies.some(pp)||this.outdoors)return!1;let s=1/0;for(let o of t.bodies)for(let a=0;a<o.count;a++)s=Math.min(s,t.floats[o.at+7*a+2]);s-.05*this.size<this.floor&&(this.floor=Math.max(s-.25*this.size,this.centre.z-6*this.size));let r=this.floor-n.ground;return r===0?!1:(n.ground+=Math.abs(r)<.002*this.size?r:r*(1-Math.exp(-e/250)),n.lookAt(this.centre),!0)}applyQuality(){let e=this.governor.current,t=e.ratio<1?e.ratio:Math.min(devicePixelRatio,e.ratio);if(this.painter.resize(this.width,this.height,t,e.shadows>0),this.studio.setRatio(t),this.studio.setShadows(e.shadows>0,e.shadows||1024),this.hello)for(let n of this.views)n.setLevel(this.share(this.hello,n.info));this.wake()}fit(e){this.fittings.push(e);for(let t of[e.group,e.post,e.ghost])t&&this.studio.scene.add(t)}hang(e){let t=new Al("needle",!1,!1,this.materials);this.hanging.push({body:e,fitting:t}),this.studio.scene.add(t.group)}clear(){for(let e of this.views)e.dispose();for(let e of this.riders)e?.dispose();for(let e of this.fittings)e?.dispose();for(let{fitting:e}of this.hanging)e.dispose();for(let e of this.names.splice(0))e?.remove();this.views=[],this.riders=[],this.fittings=[],this.hanging=[],this.driven=[],this.frame=null,this.hands.clear()}},fp=null;function Fu(){if(fp!==null)return fp;let i=document.createElement("canvas").getContext("webgl2");if(!i)throw new Ul;let e=i.getExtension("WEBGL_debug_renderer_info"),t=String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),fp=/swiftshader|llvmpipe|software|basic render/i.test(t)}function RT(i,e){return i.scene.name===e.scene.name&&i.bodies.length===e.bodies.length&&i.holds.length===e.holds.length&&i.bodies.every((t,n)=>PT(t,e.bodies[n]))&&i.holds.every((t,n)=>t.body===e.holds[n].body&&t.axes===e.holds[n].axes&&t.index===0==(e.holds[n].index===0))}function PT(i,e){return["name","colour","count","style","fill","roots","leaves","shape","clump"].every(n=>i[n]===e[n])&&JSON.stringify([i.parents,i.riders,i.links,i.tint,i.frizz,i.size])===JSON.stringify([e.parents,e.riders,e.links,e.tint,e.frizz,e.size])}var Uu=i=>i.style==="hair"||i.style==="fur"||i.style==="braid",Ly=i=>i.kind==="prop"||i.style!==void 0&&i.style!==""&&i.style!=="strand",pp=i=>i.kind==="prop"&&(i.shape==="ground"||i.shape==="plane");function IT(i){let e=n=>i.bodies.some(s=>s.style===n);return e("plant")?[-1.15,.17]:e("grass")?[-1.15,.16]:e("braid")?[-2.25,.12]:i.bodies.some(n=>n.kind==="prop"&&(n.shape==="head"||n.shape==="rabbit"))?[-.58,.13]:[-1.15,.33]}function LT(i,e,t,n){if(e.kind==="prop"){let s=i.bodies.find(Uu),r=i.bodies.find(o=>o.kind==="prop"&&o.shape==="head");return new Du(e,n,{hair:s&&fn(s.tint?.root??s.colour,"#4a2c18"),skin:r&&fn(r.colour,"#d9a88c"),torso:i.bodies.some(o=>o.kind==="prop"&&(o.shape==="body"||o.shape==="torso")),animal:i.bodies.some(o=>o.style==="ear")})}return Uu(e)?new Nl(e,t,n.fine,Fu()):e.style==="plant"||e.style==="grass"?new Lu(e,n.fine,Fu()):e.style==="ear"?new Tu(e,t,n):new yr(e,t,n)}var mp={colour:new de,width:1};function DT(i){let e=i.scene.view;return!e?.distance||!e.target?null:{target:new F().fromArray(e.target),distance:e.distance}}var Ji=new F,$s=new F,Jr=new kn,fa=new F,gp=new F,Dy=new $e,Ny=new ll,NT=new Rt,yp=[0,0];function Fy(i,e){let{about:t="",source:n}=i.scene,s=new Map([["",[]],["Look for",[]],["Try",[]]]);for(let o of t.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)){let a=["Look for","Try"].find(c=>o.startsWith(c+" "));a?s.get(a).push(o.slice(a.length+1)):s.get("").push(o)}let r=o=>s.get(o).length>0&&X("p",{class:"lead"},X("strong",{},o),` ${s.get(o).join(" ")}`);return X("aside",{class:"caption","aria-label":"About the scene"},X("button",{class:"icon-button small","aria-label":"Close the caption",title:"Close (C)",click:e},Lt("close")),X("p",{},s.get("").join(" ")),r("Look for"),r("Try"),n?X("p",{class:"source"},n):null)}var FT=400,Ou=class{el;haptic=X("span");simulation=X("span");display=X("span");reason=X("strong",{class:"reason"});table=X("table",{});summary;at=0;constructor(){this.summary=X("summary",{title:"Rates held"},X("i",{class:"lamp"}),Lt("warn"),this.haptic,this.simulation,this.display,this.reason),this.el=X("details",{class:"chip","aria-label":"Rates held"},this.summary,this.table)}update(e,t,n,s,r,o,a){if(a-this.at<FT)return;this.at=a;let c=s(),l=e.rates,h=d=>`${Math.round(d)} Hz`;pt(this.haptic,l[qt.haptic]>0?`haptic ${h(l[qt.haptic])} · p99 ${Fa(l[qt.hapticP99],2)} ms`:"haptic at rest"),pt(this.simulation,n?"replay":t?"simulation paused":`simulation ${h(l[qt.simHeld])}`),pt(this.display,`display ${h(c.shown)}`);let u=UT(l,t||n,c,o);At(this.el,"missed",u!==""),pt(this.reason,u),this.summary.title=u||"All rates are held",this.fill(e,c,r)}fill(e,t,n){if(!this.el.open)return;let s=e.rates,r=a=>`${Fa(a,2)} ms`,o=[["","rate","p50","p99"],["haptic, late by",`${Math.round(s[qt.haptic])} Hz`,r(s[qt.hapticP50]),r(s[qt.hapticP99])],["simulation step",`${Math.round(s[qt.simHeld])} of ${Math.round(s[qt.simWanted])} Hz`,r(s[qt.stepP50]),r(s[qt.stepP99])],["display",`${Math.round(t.shown)} Hz`,r(t.p50),r(t.p99)],["frames received",`${Math.round(t.received)} Hz`,"",""],["time dropped",`${Fa(s[qt.dropped],2)} s`,"",""],["viewers",String(Math.round(s[qt.viewers])),"",""],["picture",n,"",""]];this.table.replaceChildren(...o.map((a,c)=>X("tr",{},...a.map((l,h)=>X(c===0||h===0?"th":"td",{},l)))))}};function UT(i,e,t,n){return e?"":i[qt.simWanted]>0&&i[qt.simHeld]<.95*i[qt.simWanted]?`simulation misses ${Math.round(i[qt.simWanted])} Hz: ${n||`a step takes ${Fa(i[qt.stepP99],2)} ms`}`:i[qt.haptic]>0&&i[qt.haptic]<950?"haptic misses 1000 Hz: the machine is busy":i[qt.hapticP99]>1?"haptic is a whole tick late at times: the machine is busy":t.received>40&&t.shown<25?"display is slow: this browser draws without a graphics card, or is busy":""}var OT=[["Hands",[[["Drag a body"],"pull it by that place, any node or link; the band shows how hard"],[["Shift","drag"],"turn it about the line of sight"],[["Alt","drag"],"turn it about its own axis"],[["Wheel while holding"],"turn it about its own axis"],[["G"],"take hold of what is under the pointer, or let go"],[["Arrows","Page ↑ ↓"],"move what you hold"],[["[","]"],"turn what you hold about its own axis"],[["Esc"],"let go"]]],["View",[[["Drag on nothing"],"orbit"],[["Wheel"],"zoom"],[["Right drag"],"pan"],[["Double click"],"focus on a body; on nothing: see all"],[["Arrows","+","−"],"orbit and zoom"],[["F"],"see all"],[["V"],"show or hide forces and torques"],[["T"],"light or dark"]]],["Time",[[["Space"],"pause or go on"],[["."],"one step"],[["R"],"reset"],[["<",">"],"slower, faster"]]],["Page",[[["O"],"outline"],[["P"],"parameters"],[["D"],"plots"],[["C"],"caption"],[["Click a name"],"in a plot: hide or show that line"],[["Drag in a plot"],"zoom; a double click shows all"],[["S"],"save a picture"],[["L"],"copy a link to this state"],[["H"],"this card"]]],["For artists",[[["Drag a knot"],"change a factor along the length of a strand (Parameters, “along the length”)"],[["Double click"],"on the curve: add a knot; on a knot: remove it"],[[",",".","Arrows"],"choose a knot and move it; Insert adds, Delete removes"],[["◇"],"beside a value: set a key now, or remove the one that is here"],[["Drag ◆"],"move a key in time; a double click in its lane adds one"],[["Arrows","Delete"],"move, raise or remove the key that has the focus"],[["K"],"show or hide the keyframes"],[["Set pose"],"in Parameters: what it looks like now is what pose strength draws it to"],[["On","Off"],"of the zero-gravity rest shape: a groom as it was drawn, and as it would sag"]]],["Touch",[[["One finger"],"pull a body, or orbit"],[["Two fingers"],"turn what the first one holds; or zoom and pan"],[["Two taps"],"focus"]]]];function Uy(){let i=X("dialog",{class:"help","aria-label":"Keys and gestures"},X("header",{},X("h2",{},"Keys and gestures"),X("button",{class:"icon-button","aria-label":"Close",title:"Close (Esc)",click:()=>i.close()},Lt("close"))),X("div",{class:"help-columns"},...OT.map(([e,t])=>X("section",{},X("h3",{},e),X("dl",{},...t.flatMap(([n,s])=>[X("dt",{},...n.map(r=>X("kbd",{},r))),X("dd",{},s)]))))));return i.addEventListener("click",e=>e.target===i&&i.close()),i}var By=new Set(["bodies","rod","chain","section"]),Oy={hanging:"zero-gravity rest shape",local:"local dynamics",weight:"weight of the field",loop:"goes round"};function ji(i){let e=i.split(".").filter(r=>!By.has(r)),t=e[e.length-1],n=e[e.length-2],s=n&&/^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(n);if(s&&!(s[1]==="loads"&&s[2]==="0")&&(t=`${s[1].replace(/s$/,"")} ${s[2]} ${t}`),n==="line")t=t.replace("from","start").replace("to","end");else if(n==="arc"||n==="helix")t=`${n} ${t}`;else if(n==="profiles")return`${t} along the length`;return Oy[t]&&n!=="profiles"?Oy[t]:t.replaceAll("_"," ").replace(/\[(\d)\]$/,(r,o)=>` ${"xyz"[o]??o}`)}function ky(i){return i.split(".").filter(t=>!By.has(t)&&t!=="strands"&&t!=="groom"&&t!=="fibre"&&t!=="fields"&&t!=="profiles").slice(0,-1).join(" · ")}function pa(i,e){return i.length===e.length&&i.every((t,n)=>Ol(t.at,e[n].at)&&Ol(t.factor,e[n].factor))}function Ol(i,e){return Array.isArray(i)||Array.isArray(e)?pa(Array.isArray(i)?i:[],Array.isArray(e)?e:[]):i===e||typeof i=="number"&&typeof e=="number"&&Math.abs(i-e)<=1e-9*Math.max(Math.abs(i),Math.abs(e))}var Bl=.01,BT=.5*Bl+1e-9,kT=80,Bu=class{constructor(e){this.events=e;let t=X("button",{class:"icon-button small",title:"Remove the key (Delete)","aria-label":"Remove the key",click:()=>this.removeChosen()},Lt("trash"));this.editor.append(X("label",{},"at ",this.when),X("label",{},"value ",this.what," ",this.unit),t),this.editor.hidden=!0,this.el=X("section",{class:"panel keys","aria-label":"Keyframes",hidden:!0},X("header",{},X("h2",{},"Keyframes"),X("span",{class:"hint"},"Drag a diamond to move a key; double click in a lane to add one."),this.editor),this.lanes,this.ruler)}events;el;lanes=X("div",{class:"lanes"});ruler=X("div",{class:"ruler","aria-hidden":"true"});editor=X("div",{class:"key-editor"});when=this.field("Time of the key","s",e=>this.edit(e,null));what=this.field("Value of the key","",e=>this.edit(null,e));unit=X("span",{});tracks=new Map;params=new Map;drawn=new Map;length=10;asked=0;time=0;chosen=null;dragging=!1;timer=0;away=!1;get shown(){return!this.el.hidden}toggleShown(){this.away=!this.away,this.layOut()}load(e,t,n){this.asked=n,this.params=new Map(t.map(s=>[s.path,s])),!this.dragging&&(this.tracks=new Map(e.map(s=>[s.path,{...s,keys:s.keys.map(r=>({...r}))}])),this.chosen&&!this.tracks.get(this.chosen.path)?.keys[this.chosen.index]&&(this.chosen=null),this.layOut())}update(e){for(let t of e)this.params.set(t.path,t)}show(e){if(this.time=e,!!this.shown)for(let[t,n]of this.drawn){n.bar.style.setProperty("--now",`${(100*Math.min(1,this.around(t)/this.length)).toFixed(2)}%`);let s=this.valueOf(t);s!==null&&pt(n.value,On(s,this.params.get(t)?.unit??""))}}valueOf(e){let t=this.tracks.get(e);return t&&t.keys.length>0?Number(Gy(t,this.around(e)).toPrecision(6)):null}stateOf(e){let t=this.tracks.get(e);return t?this.indexAt(t,this.around(e))>=0?"here":"keyed":"none"}toggle(e,t){let n=this.tracks.get(e),s=n?this.indexAt(n,this.around(e)):-1;if(n&&s>=0&&Math.abs(n.keys[s].value-t)<=1e-5*Math.abs(t))return this.chosen={path:e,index:s},this.removeChosen();this.put(e,this.around(e),t)}put(e,t,n,s=!1){let r=this.tracks.get(e);if(!r&&s)return!1;r||this.tracks.set(e,r={path:e,keys:[]});let o=zy(t),a=this.indexAt(r,o);return a>=0?r.keys[a].value=n:r.keys.push({time:o,value:n}),r.keys.sort((c,l)=>c.time-l.time),this.chosen={path:e,index:this.indexAt(r,o)},s||(this.away=!1),this.layOut(),this.send(e,s),!0}setNow(e,t){return this.put(e,this.around(e),t,!0)}around(e){let t=this.tracks.get(e);if(!t?.loop||t.keys.length<2)return this.time;let n=t.keys[0].time,s=t.keys[t.keys.length-1].time-n;return this.time>n&&s>0?n+(this.time-n)%s:this.time}indexAt(e,t){return e.keys.findIndex(n=>Math.abs(n.time-t)<=BT)}layOut(){let e=Math.max(0,...[...this.tracks.values()].flatMap(s=>s.keys.map(r=>r.time)));this.length=Math.max(this.asked>0?this.asked:10,e),this.el.hidden=this.tracks.size===0||this.away;for(let[s,r]of this.drawn)this.tracks.has(s)||(r.el.remove(),this.drawn.delete(s));for(let s of this.tracks.values())this.fill(s);let t=innerWidth<900?Math.max(3,(innerWidth-170)/36):14,n=[.1,.2,.5,1,2,5,10,20,60].find(s=>this.length/s<=t)??100;this.ruler.replaceChildren(...Array.from({length:Math.floor(this.length/n+1e-6)+1},(s,r)=>X("span",{style:`left:${(100*r*n/this.length).toFixed(2)}%`},r===0?"0 s":fi(r*n)))),this.showChosen(),this.show(this.time),this.events.changed()}fill(e){let t=this.drawn.get(e.path)??this.addLane(e.path);for(;t.diamonds.length<e.keys.length;)t.diamonds.push(this.diamond(e.path,t.diamonds.length));for(let l of t.diamonds.splice(e.keys.length))l.remove();let n=e.keys.map(l=>l.value),s=Math.min(...n),r=Math.max(...n),o=l=>r>s?20-16*(l-s)/(r-s):12,a=l=>100*l/this.length;e.keys.forEach((l,h)=>{let u=t.diamonds[h];u.style.left=`${a(l.time).toFixed(2)}%`,u.title=`${On(l.value,this.params.get(e.path)?.unit??"")} at ${fi(l.time)} s`,u.setAttribute("aria-label",`Key ${h+1}: ${u.title}`),At(u,"chosen",this.chosen?.path===e.path&&this.chosen.index===h),t.bar.append(u)});let c=[`0,${o(n[0])}`,...e.keys.map(l=>`${a(l.time)},${o(l.value)}`),`100,${o(n[n.length-1])}`];t.bar.querySelector("polyline").setAttribute("points",c.join(" "))}addLane(e){let t="http://www.w3.org/2000/svg",n=document.createElementNS(t,"svg");n.setAttribute("viewBox","0 0 100 24"),n.setAttribute("preserveAspectRatio","none"),n.append(document.createElementNS(t,"polyline"));let s=X("div",{class:"lane-bar",dblclick:l=>this.addAt(e,l)},n),r=X("b",{}),o=X("button",{class:"icon-button small",title:"Remove all keys of this parameter","aria-label":`Remove all keys of ${ji(e)}`,click:()=>this.clear(e)},Lt("close")),a=X("div",{class:"lane","data-path":e},X("div",{class:"lane-name",title:e},X("span",{},ji(e),X("small",{},` ${ky(e)}`)),r),s,o),c={el:a,bar:s,value:r,diamonds:[]};return this.drawn.set(e,c),this.lanes.append(a),c}diamond(e,t){let n=X("button",{class:"diamond"});return n.addEventListener("focus",()=>this.choose(e,t)),n.addEventListener("pointerdown",s=>this.grab(s,n,e,t)),n.addEventListener("dblclick",s=>s.stopPropagation()),n.addEventListener("keydown",s=>this.key(s,e,t)),n}choose(e,t){this.chosen={path:e,index:t};for(let[n,s]of this.drawn)s.diamonds.forEach((r,o)=>At(r,"chosen",n===e&&o===t));this.showChosen()}showChosen(){let e=this.chosen&&this.tracks.get(this.chosen.path)?.keys[this.chosen.index];this.editor.hidden=!e,!(!e||!this.chosen)&&(document.activeElement!==this.when&&(this.when.value=fi(e.time)),document.activeElement!==this.what&&(this.what.value=String(Number(e.value.toPrecision(5)))),pt(this.unit,this.params.get(this.chosen.path)?.unit??""))}grab(e,t,n,s){if(e.button!==0)return;e.preventDefault(),t.focus({preventScroll:!0}),this.choose(n,s),t.setPointerCapture(e.pointerId);let r=e.clientX,o=c=>{if(!this.dragging&&Math.abs(c.clientX-r)<3)return;this.dragging=!0;let l=this.drawn.get(n).bar.getBoundingClientRect();this.moveTo(n,s,(c.clientX-l.left)/l.width*this.length)},a=()=>{t.removeEventListener("pointermove",o),t.removeEventListener("pointerup",a),t.removeEventListener("pointercancel",a),this.dragging&&this.send(n,!1),this.dragging=!1};t.addEventListener("pointermove",o),t.addEventListener("pointerup",a),t.addEventListener("pointercancel",a)}moveTo(e,t,n){let s=this.tracks.get(e)?.keys;if(!s?.[t])return;let r=t>0?s[t-1].time+Bl:0,o=t<s.length-1?s[t+1].time-Bl:this.length;s[t].time=zy(Math.min(o,Math.max(r,n))),this.layOut(),this.send(e,!0)}key(e,t,n){let s=this.tracks.get(t),r=s?.keys[n];if(!s||!r)return;let o=this.params.get(t),a=o?.min!==void 0&&o.max!==void 0&&o.max>o.min&&o.max-o.min<1e4&&!o.log?(o.max-o.min)/100:Math.abs(r.value)/20||.05,c=e.shiftKey?.1:1,l=d=>this.edit(null,Number((r.value+d*a*c).toPrecision(6))),u={ArrowLeft:()=>this.moveTo(t,n,r.time-.1*c),ArrowRight:()=>this.moveTo(t,n,r.time+.1*c),ArrowUp:()=>l(1),ArrowDown:()=>l(-1),Delete:()=>this.removeChosen(),Backspace:()=>this.removeChosen()}[e.key];u&&(e.preventDefault(),e.stopPropagation(),u())}edit(e,t){if(!this.chosen)return;let{path:n,index:s}=this.chosen,r=this.tracks.get(n)?.keys[s];r&&(e!==null&&this.moveTo(n,s,e),t!==null&&(r.value=t,this.layOut(),this.send(n,!1)))}removeChosen(){if(!this.chosen)return;let{path:e,index:t}=this.chosen,n=this.tracks.get(e);if(n){if(n.keys.splice(t,1),this.chosen=null,n.keys.length===0||n.loop&&n.keys.length<2)return this.clear(e);this.layOut(),this.send(e,!1)}}clear(e){this.tracks.delete(e),this.chosen?.path===e&&(this.chosen=null),this.layOut(),this.events.send(e,null)}addAt(e,t){let n=this.tracks.get(e);if(!n)return;let s=this.drawn.get(e).bar.getBoundingClientRect(),r=(t.clientX-s.left)/s.width*this.length;this.put(e,r,Number(Gy(n,r).toPrecision(4)))}send(e,t){clearTimeout(this.timer),this.timer=0;let n=()=>{let s=this.tracks.get(e)?.keys;s&&this.events.send(e,s.map(r=>({...r})))};t?this.timer=window.setTimeout(n,kT):n()}field(e,t,n){let s=X("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":e,focus:()=>s.select(),keydown:r=>{r.key==="Enter"&&s.blur(),r.stopPropagation()},blur:()=>{let r=tc(s.value,t||(this.unit.textContent??""));Number.isNaN(r)?this.showChosen():n(r)}});return s}},zy=i=>Number((Math.round(i/Bl)*Bl).toFixed(2));function Gy(i,e){let{keys:t}=i,n=t.findIndex(o=>o.time>=e);if(n<0)return t[t.length-1].value;if(n===0)return t[0].value;let s=t[n-1],r=t[n];return s.value+(r.value-s.value)*(e-s.time)/(r.time-s.time)}var ku=class{constructor(e){this.retry=e;this.el.append(this.banner,this.card,this.toasts)}retry;el=X("div",{class:"notices","aria-live":"polite"});banner=X("div",{class:"banner",role:"status",hidden:!0});card=X("div",{class:"mistakes",role:"alert",hidden:!0});toasts=X("div",{class:"toasts",role:"status"});timer=0;dispose(){clearInterval(this.timer)}lost(e){clearInterval(this.timer);let t=X("span",{}),n=()=>{let s=e===null?0:Math.ceil((e-performance.now())/1e3);t.textContent=s>0?`Trying again in ${s} s. `:"Trying again now. "};n(),this.timer=window.setInterval(n,250),this.banner.replaceChildren(Lt("warn"),X("span",{},X("strong",{},"The connection is lost. "),"This is the last picture. ",t),X("button",{class:"text-button",click:this.retry},"Try now")),this.banner.hidden=!1}waiting(){clearInterval(this.timer),this.timer=window.setTimeout(()=>{this.banner.replaceChildren(X("span",{},X("strong",{},"Waiting for the scene. "),"The server is building it.")),this.banner.hidden=!1},1200)}found(){clearInterval(this.timer),this.banner.hidden=!0}mistakes(e,t){let n=t?"The scene file has a mistake; the last good scene runs on":"This scene cannot be shown",s=e.mistakes?.length?e.mistakes:[{file:e.file,line:e.line,path:e.path,problem:e.message,suggestion:e.suggestion}];this.card.replaceChildren(),zi(this.card,X("header",{},Lt("warn"),X("h2",{},n),t&&X("button",{class:"icon-button","aria-label":"Close",title:"Close",click:()=>this.clearMistakes()},Lt("close"))),X("ol",{},...s.map(zT)),!t&&X("p",{},X("a",{href:"#/"},"Back to the gallery"))),this.card.hidden=!1}clearMistakes(){this.card.hidden=!0}say(e,t="done"){let n=X("div",{class:`toast ${t}`},t==="wrong"?Lt("warn"):null,X("span",{},e));for(this.toasts.append(n);this.toasts.children.length>3;)this.toasts.firstElementChild.remove();setTimeout(()=>n.remove(),t==="wrong"?7e3:3500)}};function zT(i){let e=[i.file,i.line,i.column].filter(n=>n!==void 0&&n!==""&&n!==0).join(":"),t=[i.problem,i.want&&`want ${i.want}`].filter(Boolean).join("; ");return X("li",{},e&&X("code",{},e),i.path&&X("code",{class:"path"},i.path),X("p",{},t),i.suggestion&&X("p",{class:"suggestion"},`Did you mean ${i.suggestion}?`))}var zu=class{constructor(e){this.select=e;this.el=X("section",{class:"panel left","aria-label":"Outline"},X("header",{},X("h2",{},"Outline")),this.list,X("h3",{},"Hands"),this.hands)}select;el;list=X("ul",{});bodies=[];holds=[];hands=X("ul",{});handLines=[];load(e){this.bodies=[],this.holds=[],this.list.replaceChildren(),e.bodies.forEach((t,n)=>{let s=t.kind==="prop",r=this.line(s?"prop":t.parents?"chain":"rod",t.name,Vy(t),()=>!s&&this.select(n));this.bodies.push(r);let o=X("ul",{});r.el.append(o),e.holds.forEach((a,c)=>{if(a.body!==n)return;let l=this.line("hold",GT(t,a.index),"",()=>this.select(n));this.holds[c]=l,o.append(l.el)}),this.list.append(r.el)})}highlight(e){this.bodies.forEach((t,n)=>At(t.el,"selected",n===e))}update(e,t){e.bodies.forEach((n,s)=>{let r=this.bodies[s];r&&(pt(r.state,VT(n.flags)||(t.bodies[s].parents?Vy(t.bodies[s]):"at rest")),At(r.el,"troubled",(n.flags&(xi.frozen|xi.unstable))!==0))}),e.holds.forEach((n,s)=>{let r=this.holds[s];if(!r)return;let o=e.hands.some(a=>mu(e,t.bodies,a)===s);pt(r.state,`${o?"in a hand, ":t.holds[s]?.driven?"driven, ":""}${On(vp(e.floats,n.wrench+3),"N")}`)}),this.updateHands(e,t)}updateHands(e,t){for(;this.handLines.length<Math.max(1,e.hands.length);){let n=this.line("hand","","",()=>{});this.handLines.push(n),this.hands.append(n.el)}this.handLines.forEach((n,s)=>{let r=e.hands[s];n.el.hidden=!r&&s>0;let o=n.el.querySelector(".name");if(!r){pt(o,"none"),pt(n.state,"drag a body");return}pt(o,`${r.mine?"your hand":"another hand"} on ${t.bodies[r.body]?.name??"?"}`),pt(n.state,`${On(vp(e.floats,r.wrench+3),"N")}, ${On(vp(e.floats,r.wrench),"N m")}`)})}line(e,t,n,s){let r=X("span",{class:"state"},n);return{el:X("li",{},X("button",{class:"line",click:s},Lt(e),X("span",{class:"name"},t),r)),state:r}}},vp=(i,e)=>Math.hypot(i[e],i[e+1],i[e+2]);function Vy(i){if(i.kind==="prop")return`${i.shape??"prop"}, only seen`;if(!i.parents)return`${i.kind}, ${i.count} nodes`;let e=i.parents.filter(s=>s>=0).length,t=i.parents.length-e,n=i.strands?.length??(i.style==="plant"||i.style==="grass"?0:Ws(i,i.count).length);return i.style==="plant"||i.style==="grass"?`${t.toLocaleString("en")} plants, ${e.toLocaleString("en")} links`:`${i.kind}, ${e} ${e===1?"link":"links"}${n>1?` in ${n} strands`:""}`}function GT(i,e){return i.parents?ea(i,e)?"root":`hold at link ${e}`:`hold at ${e===0?"start":e===i.count-1?"end":`node ${e}`}`}function VT(i){if(i&xi.frozen)return"frozen: it diverged";let e=[];return i&xi.unstable&&e.push("unstable"),i&xi.taut&&e.push("taut"),i&xi.snapped&&e.push("snapped through"),i&xi.unsolved&&e.push("bonds that cannot all be kept"),i&xi.leapt&&e.push("its base leapt"),i&xi.unconverged&&e.push("settling"),e.join(", ")}var jr=264,Mr=74,Qi=34,kl=8,zl=8,Gu=16,HT=60,xp=.01,Hy="http://www.w3.org/2000/svg",Vu=class{constructor(e,t,n){this.param=e;this.send=n;let s=ji(e.path);this.reset=X("button",{class:"icon-button small",title:"Back to the curve in the scene file","aria-label":`Reset ${s}`,click:()=>this.change(this.initial,!0)},Lt("reset")),this.svg.setAttribute("viewBox",`0 0 ${jr} ${Mr}`),this.svg.setAttribute("tabindex","0"),this.svg.setAttribute("role","slider"),this.svg.setAttribute("aria-label",`${s}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`),this.el=X("div",{class:"profile","data-path":e.path,title:e.doc},X("div",{class:"profile-head"},X("span",{class:"name"},s.replace(/ along the length$/,""),X("span",{class:"changed",title:"changed"},"●")),this.reading,this.reset),this.svg,this.mistake),this.svg.addEventListener("pointerdown",r=>this.down(r)),this.svg.addEventListener("pointermove",r=>this.move(r)),this.svg.addEventListener("pointerup",r=>this.up(r)),this.svg.addEventListener("pointercancel",r=>this.up(r)),this.svg.addEventListener("dblclick",r=>this.twice(r)),this.svg.addEventListener("keydown",r=>this.press(r)),this.svg.addEventListener("blur",()=>this.choose(-1)),this.take(e,t)}param;send;el;svg=document.createElementNS(Hy,"svg");reading=X("output",{class:"reading"});mistake=X("p",{class:"mistake",role:"alert"});reset;knots=[];initial=[];highest=2;held=-1;chosen=-1;timer=0;take(e,t){this.param=e,this.initial=Array.isArray(t)?t:[];let n=Array.isArray(e.value)?e.value:[];this.held<0&&!this.timer&&!pa(n,this.knots)&&(this.knots=n.map(r=>({...r})));let s=!pa(this.knots,this.initial);At(this.el,"is-changed",s),this.reset.disabled=!s,this.held<0&&(pt(this.mistake,""),this.draw())}refuse(e){pt(this.mistake,e),this.knots=Array.isArray(this.param.value)?this.param.value.map(t=>({...t})):[],this.draw()}shown(){return this.knots.length>0?this.knots:[{at:0,factor:1},{at:1,factor:1}]}x(e){return Qi+e*(jr-Qi-kl)}y(e){return zl+(1-Math.min(1.05,e/this.highest))*(Mr-zl-Gu)}draw(){let e=this.shown();this.held<0&&(this.highest=WT(Math.max(this.param.max&&this.param.max>(this.param.min??0)?0:2,...e.map(o=>o.factor))));let n=[[this.x(0),this.y(e[0].factor)],...e.map(o=>[this.x(o.at),this.y(o.factor)]),[this.x(1),this.y(e[e.length-1].factor)]].map(([o,a],c)=>`${c?"L":"M"}${o.toFixed(1)} ${a.toFixed(1)}`).join(""),s=[Qr("path",{class:"axis",d:`M${Qi} ${zl}V${Mr-Gu}H${jr-kl}`}),Qr("path",{class:"one",d:`M${Qi} ${this.y(1).toFixed(1)}H${jr-kl}`}),Gl(Qi-5,this.y(0)+1,"0","end"),Gl(Qi-5,this.y(this.highest)+7,fi(this.highest),"end"),...this.highest<8?[Gl(Qi-5,this.y(1)+4,"1","end")]:[],Gl(Qi,Mr-3,"root","start"),Gl(jr-kl,Mr-3,"tip","end"),Qr("path",{class:"area",d:`${n}V${Mr-Gu}H${Qi}Z`}),Qr("path",{class:this.knots.length>0?"curve":"curve none",d:n}),...e.map((o,a)=>Qr("circle",{class:a===this.chosen||a===this.held?"knot chosen":"knot",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"4.5"})),...e.map(o=>Qr("circle",{class:"grip",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"14"}))];this.svg.replaceChildren(...s);let r=e[this.held>=0?this.held:this.chosen];pt(this.reading,r?`× ${fi(r.factor)} at ${Math.round(100*r.at)} %`:""),this.svg.setAttribute("aria-valuetext",r?`factor ${fi(r.factor)} at ${Math.round(100*r.at)} per cent`:`${e.length} knots`)}place(e){let t=this.svg.getBoundingClientRect(),n=(e.clientX-t.left)/t.width*jr,s=(e.clientY-t.top)/t.height*Mr,r=Math.min(1,Math.max(0,(n-Qi)/(jr-Qi-kl))),o=Math.max(0,this.highest*(1-(s-zl)/(Mr-zl-Gu))),a=-1,c=14;return this.shown().forEach((l,h)=>{let u=Math.hypot(this.x(l.at)-n,this.y(l.factor)-s);u<c&&([a,c]=[h,u])}),{at:r,factor:ma(o),near:a}}down(e){let{near:t}=this.place(e);t<0||e.button!==0||(e.preventDefault(),this.svg.focus({preventScroll:!0}),this.knots=this.shown().map(n=>({...n})),this.held=this.chosen=t,this.svg.setPointerCapture(e.pointerId),this.draw())}move(e){if(this.held<0)return;let{at:t,factor:n}=this.place(e);this.set(this.held,t,Math.min(n,1.25*this.highest))}up(e){this.held<0||(this.held=-1,this.flush(),this.draw())}twice(e){let{at:t,factor:n,near:s}=this.place(e);if(s>=0)return this.remove(s);this.insert(t,n)}insert(e,t){let n=this.shown().map(s=>({...s}));n.some(s=>Math.abs(s.at-e)<xp)||(n.push({at:ma(e),factor:t}),n.sort((s,r)=>s.at-r.at),this.chosen=n.findIndex(s=>s.at===ma(e)),this.change(n,!0))}remove(e){this.knots.length!==0&&(this.chosen=-1,this.change(this.knots.length<=1?[]:this.knots.filter((t,n)=>n!==e),!0))}set(e,t,n){let s=this.knots,r=e>0?s[e-1].at+xp:0,o=e<s.length-1?s[e+1].at-xp:1;s[e]={at:ma(Math.min(o,Math.max(r,t))),factor:ma(Math.max(0,n))},this.change(s,!1)}press(e){let t=this.shown(),n=e.shiftKey?.2:1,s=(a,c)=>{this.knots=t.map(h=>({...h}));let l=Math.max(0,this.chosen);this.choose(l),this.set(l,this.knots[l].at+.02*n*a,this.knots[l].factor+.05*n*c*Math.max(1,this.highest/2)),this.flush()},o={ArrowLeft:()=>s(-1,0),ArrowRight:()=>s(1,0),ArrowUp:()=>s(0,1),ArrowDown:()=>s(0,-1),",":()=>this.choose((this.chosen+t.length-1)%t.length),".":()=>this.choose((this.chosen+1)%t.length),Insert:()=>this.split(),"+":()=>this.split(),Delete:()=>this.chosen>=0&&this.remove(this.chosen),Backspace:()=>this.chosen>=0&&this.remove(this.chosen)}[e.key];o&&(e.preventDefault(),e.stopPropagation(),o())}split(){let e=this.shown(),t=Math.min(Math.max(0,this.chosen),e.length-2);if(t<0)return this.insert(e[0].at>.5?0:1,e[0].factor);this.insert((e[t].at+e[t+1].at)/2,ma((e[t].factor+e[t+1].factor)/2))}choose(e){this.chosen=e,this.draw()}change(e,t){this.knots=e,At(this.el,"is-changed",!pa(e,this.initial)),this.reset.disabled=pa(e,this.initial),this.draw(),t?this.flush():this.timer||=window.setTimeout(()=>this.flush(),HT)}flush(){clearTimeout(this.timer),this.timer=0;let e=this.knots.map(t=>({...t}));this.param={...this.param,value:e},this.send(e)}};function WT(i){for(let e of[1,1.5,2,3,5,8,10,15,20,30,50,80,100])if(i<=e)return e;return Math.ceil(i/100)*100}var ma=i=>Number(i.toPrecision(3));function Qr(i,e){let t=document.createElementNS(Hy,i);for(let[n,s]of Object.entries(e))t.setAttribute(n,s);return t}function Gl(i,e,t,n){let s=Qr("text",{x:String(i),y:String(e),"text-anchor":n});return s.textContent=t,s}var Hu=1e3,XT=50,Wu=class{constructor(e,t){this.events=e;this.keying=t;this.el=X("section",{class:"panel right","aria-label":"Parameters"},X("header",{},X("h2",{},"Parameters"),this.filter),this.list)}events;keying;el;list=X("div",{class:"params"});filter=X("input",{type:"search",placeholder:"Filter","aria-label":"Filter parameters",input:()=>this.sift()});rows=new Map;params=new Map;shelves=[];initial=new Map;scene="";load(e,t){e!==this.scene&&this.initial.clear(),this.scene=e;for(let o of t)o.initial!==void 0&&o.initial!==null?this.initial.set(o.path,o.initial):this.initial.has(o.path)||this.initial.set(o.path,o.value);let n=t.filter(o=>o.live&&(o.kind==="profile"||Xu.shows(o)));if(n.length===this.params.size&&n.every(o=>this.params.has(o.path)))return this.update(t);let s=new Set(this.shelves.filter(o=>o.el.open).map(o=>o.group.name));this.rows.clear(),this.params=new Map(n.map(o=>[o.path,o]));let r=this.shelves.length>0;this.shelves=[],this.list.replaceChildren();for(let o of qT(n))this.addShelf(o,r?s.has(o.name):o.open);this.sift()}update(e){for(let t of e)this.params.has(t.path)&&this.params.set(t.path,t),this.rows.get(t.path)?.take(t,this.initial.get(t.path))}rekey(){for(let e of this.rows.values())e.key?.()}refuse(e,t){let n=this.rows.get(e);return n?.refuse(t),n!==void 0}select(e){for(let t of this.shelves)t.group.body!==null&&t.group.open&&(t.el.open=e===null||t.group.body===e),At(t.el,"selected",e!==null&&t.group.body===e)}addShelf(e,t){let n=X("details",{class:"group"},X("summary",{},Lt("chevron"),X("span",{},e.name))),s={el:n,group:e,rows:null};n.addEventListener("toggle",()=>n.open&&this.furnish(s)),this.shelves.push(s),zi(this.list,n),t&&this.furnish(s),n.open=t}furnish(e){if(e.rows)return e.rows;e.rows=e.group.params.map(({path:n})=>{let s=this.params.get(n),r=this.makeRow(s);return this.rows.set(n,r),r});let t=e.group.params[0]?.kind==="profile";return zi(e.el,t?X("p",{class:"explain"},"Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it."):null,...e.rows.map(n=>n.el),this.poseButton(e.group)),e.rows}makeRow(e){let t=this.initial.get(e.path),n=s=>this.events.set(e.path,s);return e.kind==="profile"?new Vu(e,t,n):/\.hanging$/.test(e.path)&&typeof e.value=="boolean"?new _p(e,t,n):new Xu(e,t??void 0,this.scaleOf(e.path),n,this.keying)}poseButton(e){let{body:t}=e;return t===null||e.name!==t||![...this.params.keys()].some(n=>n.startsWith(`bodies.${t}.`)&&/pose_strength$/.test(n))?null:X("div",{class:"pose"},X("button",{class:"text-button",title:"What it looks like now becomes the pose that it is drawn to",click:()=>this.events.pose(t)},Lt("pose"),"Set pose from shape"),X("p",{class:"explain"},"Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape."))}scaleOf(e){let t=e.replace(/\[\d\]$/,"");if(t===e)return Math.abs(Number(this.initial.get(e))||0);let n=0;for(let s=0;s<4;s++)n=Math.max(n,Math.abs(Number(this.initial.get(`${t}[${s}]`))||0));return n}sift(){let e=this.filter.value.trim().toLowerCase();for(let t of this.shelves){let n=r=>e===""||r.path.toLowerCase().includes(e)||ji(r.path).includes(e)||(r.doc??"").toLowerCase().includes(e),s=t.group.params.some(n);s&&e!==""&&this.furnish(t);for(let r of t.rows??[])r.el.hidden=!n(r.param);t.el.hidden=!s,e!==""&&(t.el.open=s)}}};function qT(i){let e=new Map,t=(l,h,u,d)=>{e.has(l)||e.set(l,{name:l,params:[],open:u,body:d}),e.get(l).params.push(h)},n=[],s=[],r=YT(i),o=[];for(let l of i){let h=l.path.split("."),u=h[0]==="bodies"?h[1]:null;h[0].startsWith("gravity")?n.push(l):u!==null&&qy(h)?$T(l,h,r.get(u).size,t,o):u!==null&&ZT(l,h)?t(u,l,!0,u):s.push([l,h])}let a=["hanging","material","young","shear","radius","density","length","twist","poisson","loss","drag","pose_strength","pose_damping","time_scale","local","damping","stiffness","viscosity"];for(let l of e.values())l.params.sort((h,u)=>Xy(a,h)-Xy(a,u));for(let l of n)t("World",l,!0,null);for(let l of o)l();for(let[l,h]of s)h[0]==="bodies"?t(`${h[1]} · ${h.length>4||/\[/.test(h[3]??"")?Yy(h[3]):"more"}`,l,!1,h[1]):h[0]==="fields"?t(`field · ${h[1]}`,l,i.length<200,null):h.length>2?t(`${h[0]==="paths"?"path":h[0]} · ${h[1]}`,l,h[0]==="tools",null):t("Scene",l,!1,null);for(let l of e.values())l.params[0].kind==="profile"&&l.params.sort((h,u)=>Number(Wy(h))-Number(Wy(u)));let c=l=>l.body===l.name?0:l.params[0].kind==="profile"?1:l.name==="World"?2:3;return[...e.values()].sort((l,h)=>c(l)-c(h))}var Wy=i=>!Array.isArray(i.value)||i.value.length===0,qy=i=>i[2]==="chain"&&(i[3]==="strands"&&i.length>5||i[3]==="groom"&&i[4]==="fibre");function YT(i){let e=new Map;for(let t of i){let n=t.path.split(".");qy(n)&&(e.has(n[1])||e.set(n[1],new Set),e.get(n[1]).add(n[4]))}return e}function $T(i,e,t,n,s){let[,r,,,o,a]=e,c=t>1?`${r} · ${o}`:r;e.length===6&&/^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(a)?n(c,i,t<=2,r):i.kind==="profile"?s.push(()=>n(`${c} · along the length`,i,!1,r)):s.push(()=>n(`${c} · ${e.length>6||/\[/.test(a)?Yy(a):"more"}`,i,!1,r))}function ZT(i,e){let t=e.slice(3).join(".");return/^loads\[\d+\]\.(force|torque)/.test(t)?!0:/^curve\.(line\.to|arc\.|helix\.)/.test(t)?typeof i.value=="number"&&i.value!==0:e[2]==="chain"?/^(wind|damping|hanging|time_scale|local|continuum\.)/.test(t):/^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(t)}function Xy(i,e){let t=i.findIndex(n=>e.path.endsWith(n));return t<0?i.length:t}var Yy=i=>i.replace(/\[\d+\]$/,"").replaceAll("_"," "),_p=class{constructor(e,t,n){this.param=e;let s=(r,o,a)=>X("button",{role:"radio",click:()=>(this.show(r),n(r))},X("strong",{},o),X("span",{},a));this.choices=[s(!1,"Off","sags by its weight"),s(!0,"On","stays as groomed")],this.el=X("div",{class:"compare","data-path":e.path,title:e.doc},X("p",{class:"compare-title"},"Zero-gravity rest shape",X("span",{class:"changed",title:"changed"},"●")),X("div",{class:"segments",role:"radiogroup","aria-label":"Zero-gravity rest shape"},...this.choices),X("p",{class:"explain"},"Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare."),this.mistake);for(let r of this.choices)r.addEventListener("keydown",o=>/^Arrow/.test(o.key)&&this.other(o));this.take(e,t)}param;el;mistake=X("p",{class:"mistake",role:"alert"});choices;take(e,t){this.param=e,this.show(e.value===!0),At(this.el,"is-changed",t!=null&&e.value!==t),pt(this.mistake,"")}refuse(e){this.show(this.param.value===!0),pt(this.mistake,e)}show(e){this.choices.forEach((t,n)=>{t.setAttribute("aria-checked",String(n===1===e)),t.tabIndex=n===1===e?0:-1})}other(e){e.preventDefault(),e.stopPropagation();let t=this.choices[this.param.value===!0?0:1];t.focus(),t.click()}},Xu=class{constructor(e,t,n,s,r){this.param=e;this.initial=t;this.send=s;this.keying=r;this.range=KT(e,t,n);let o=`p-${e.path.replace(/[^a-z0-9]/gi,"-")}`;this.field=this.makeField(o),this.reset=X("button",{class:"icon-button small",title:"Back to the value in the scene file","aria-label":`Reset ${ji(e.path)}`,click:()=>this.back()},Lt("reset")),this.el=X("div",{class:"param","data-path":e.path,title:e.doc},X("label",{for:o},ji(e.path),X("span",{class:"changed",title:"changed"},"●")),this.slider,this.field),typeof e.value=="number"&&(this.diamond=X("button",{class:"icon-button small key",click:()=>typeof this.param.value=="number"&&this.keying.toggle(this.param.path,this.param.value)},Lt("key")),zi(this.el,this.diamond)),zi(this.el,this.reset,this.mistake),this.take(e,t),this.key()}param;initial;send;keying;el;mistake=X("p",{class:"mistake",role:"alert"});reset;diamond=null;slider=null;field;busy=!1;pending=null;timer=0;range;static shows(e){return typeof e.value!="number"?typeof e.value=="boolean"||(e.choices?.length??0)>0:!(e.value===0&&e.log)}key(){if(!this.diamond)return;let e=this.keying.valueOf(this.param.path);e!==null&&e!==this.param.value&&!this.busy&&(this.param={...this.param,value:e},this.display(e));let t=this.keying.stateOf(this.param.path);if(this.diamond.dataset.keys===t)return;this.diamond.dataset.keys=t;let n={none:"Set a key now: the value changes with time from then on",keyed:"Set a key now",here:"Remove the key that is here"}[t];this.diamond.title=n,this.diamond.setAttribute("aria-label",`${n}: ${ji(this.param.path)}`),At(this.el,"is-keyed",t!=="none")}take(e,t){let n=this.keying.valueOf(e.path);this.param=e=n!==null?{...e,value:n}:e,this.initial=t,this.busy||this.display(e.value);let s=t!=null&&!Ol(e.value,t)&&this.keying.stateOf(e.path)==="none";At(this.el,"is-changed",s),this.reset.hidden=!s,this.busy||pt(this.mistake,"")}refuse(e){pt(this.mistake,e),this.display(this.param.value)}makeField(e){let{param:t}=this;if(typeof t.value=="boolean"){let s=X("input",{id:e,type:"checkbox",class:"switch",role:"switch",change:()=>this.give(s.checked)});return s}if(t.choices?.length){let s=t.choices.includes(String(t.value))?t.choices:[String(t.value),...t.choices],r=X("select",{id:e,change:()=>this.give(r.value)},...s.map(o=>X("option",{value:o},o)));return r}if(this.range){let s=X("input",{type:"range",min:"0",max:String(Hu),step:"1","aria-label":ji(t.path),input:()=>this.slide(this.fromSlider(Number(s.value))),change:()=>this.settle(),pointerdown:()=>this.busy=!0,pointerup:()=>this.settle()});this.slider=s}let n=X("input",{id:e,type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false",focus:()=>{this.busy=!0,n.value=String(Number(this.param.value.toPrecision(6))),n.select()},blur:()=>this.leave(),keydown:s=>{s.key==="Enter"&&n.blur(),s.key==="Escape"&&(n.value=String(this.param.value),n.blur()),s.stopPropagation()}});return n}leave(){this.busy=!1;let e=this.field.value,t=tc(e,this.param.unit??"");if(Number.isNaN(t)){this.display(this.param.value),pt(this.mistake,`“${e}” is not a number${this.param.unit?` in ${this.param.unit}`:""}.`);return}pt(this.mistake,""),Ol(t,this.param.value)?this.display(this.param.value):this.give(t)}back(){this.initial!==void 0&&this.initial!==null&&this.give(this.initial)}give(e){this.param={...this.param,value:e},this.display(e),this.send(e)}slide(e){this.busy=!0,this.display(e),this.pending={value:e},this.timer||(this.timer=window.setTimeout(()=>this.flush(),XT))}flush(){if(this.timer=0,!this.pending)return;let{value:e}=this.pending;this.pending=null,this.param={...this.param,value:e},this.send(e)}settle(){clearTimeout(this.timer),this.flush(),this.busy=!1}display(e){let t=this.field;if(!Array.isArray(e)){if(typeof e=="boolean"){t.checked=e;return}if(typeof e=="string"){t.value=e;return}document.activeElement!==t&&(t.value=Number.isInteger(e)&&!this.param.unit?fi(e):On(e,this.param.unit??"")),this.slider&&this.range&&(this.slider.value=String(this.toSlider(e)),this.slider.setAttribute("aria-valuetext",On(e,this.param.unit??"")),this.slider.style.setProperty("--at",`${this.toSlider(e)/(Hu/100)}%`))}}toSlider(e){let{min:t,max:n,log:s}=this.range,r=s?Math.log(e/t)/Math.log(n/t):(e-t)/(n-t);return Math.round(Hu*Math.min(1,Math.max(0,Number.isFinite(r)?r:0)))}fromSlider(e){let{min:t,max:n,log:s}=this.range,r=e/Hu,o=s?t*(n/t)**r:t+(n-t)*r;return Number.isInteger(this.param.value)&&this.param.step===1?Math.round(o):Number(o.toPrecision(3))}};function KT(i,e,t){if(typeof i.value!="number")return null;let n=typeof e=="number"&&e!==0?e:i.value,{min:s=0,max:r=0}=i;return s===r?n===0?null:n>0?{min:n/3,max:n*3,log:!0}:{min:n*3,max:n/3,log:!1}:i.log&&s>0&&n>0?{min:Math.max(s,n/1e3),max:Math.min(r,n*1e3),log:!0}:(t>0&&r-s>200*t&&(s=Math.max(s,-10*t),r=Math.min(r,10*t)),r-s>1e4?null:{min:Math.min(s,i.value),max:Math.max(r,i.value),log:!1})}var JT="uplot",jT="u-hz",QT="u-vt",eE="u-title",tE="u-wrap",nE="u-under",iE="u-over",sE="u-axis",no="u-off",rE="u-select",oE="u-cursor-x",aE="u-cursor-y",lE="u-cursor-pt",cE="u-legend",hE="u-live",uE="u-inline",dE="u-series",fE="u-marker",$y="u-label",pE="u-value",Hl="width",Wl="height";var Zy="bottom",ga="left",bp="right",Bp="#000",Ky=Bp+"0",Mp="mousemove",Jy="mousedown",wp="mouseup",jy="mouseenter",Qy="mouseleave",ev="dblclick",mE="resize",gE="scroll",tv="change",Ku="dppxchange",kp="--",wa=typeof window<"u",Cp=wa?document:null,va=wa?window:null,yE=wa?navigator:null,It,qu;function Rp(){let i=devicePixelRatio;It!=i&&(It=i,qu&&Ip(tv,qu,Rp),qu=matchMedia(`(min-resolution: ${It-.001}dppx) and (max-resolution: ${It+.001}dppx)`),io(tv,qu,Rp),va.dispatchEvent(new CustomEvent(Ku)))}function bi(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Pp(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function Qt(i,e,t){i.style[e]=t+"px"}function es(i,e,t,n){let s=Cp.createElement(i);return e!=null&&bi(s,e),t?.insertBefore(s,n),s}function Ni(i,e){return es("div",i,e)}var nv=new WeakMap;function Ss(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=nv.get(i);r!=o&&(i.style.transform=r,nv.set(i,r),e<0||t<0||e>n||t>s?bi(i,no):Pp(i,no))}var iv=new WeakMap;function sv(i,e,t){let n=e+t,s=iv.get(i);n!=s&&(iv.set(i,n),i.style.background=e,i.style.borderColor=t)}var rv=new WeakMap;function ov(i,e,t,n){let s=e+""+t,r=rv.get(i);s!=r&&(rv.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var zp={passive:!0},vE={...zp,capture:!0};function io(i,e,t,n){e.addEventListener(i,t,n?vE:zp)}function Ip(i,e,t,n){e.removeEventListener(i,t,zp)}wa&&Rp();function ts(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Mi((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Nv(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Fv=i=>i!=null,Uv=i=>i!=null&&i>0,Qu=Nv(Fv),xE=Nv(Uv);function _E(i,e,t,n=0,s=!1){let r=s?xE:Qu,o=s?Uv:Fv;[e,t]=r(i,e,t);let a=i[e],c=i[e];if(e>-1)if(n==1)a=i[e],c=i[t];else if(n==-1)a=i[t],c=i[e];else for(let l=e;l<=t;l++){let h=i[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??Vt,c??-Vt]}function ed(i,e,t,n){let s=cv(i),r=cv(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?Zs:Ov,a=s==1?Mi:Fi,c=r==1?Fi:Mi,l=a(o(In(i))),h=c(o(In(e))),u=xa(t,l),d=xa(t,h);return t==10&&(l<0&&(u=Ht(u,-l)),h<0&&(d=Ht(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Gv(i,u),e=td(e,d)),[i,e]}function Gp(i,e,t,n){let s=ed(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Vp=.1,av={mode:3,pad:Vp},ql={pad:0,soft:null,mode:0},bE={min:ql,max:ql};function Ju(i,e,t,n){return nd(t)?lv(i,e,t):(ql.pad=t,ql.soft=n?0:null,ql.mode=n?3:0,lv(i,e,bE))}function Et(i,e){return i??e}function ME(i,e,t){for(e=Et(e,0),t=Et(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function lv(i,e,t){let n=t.min,s=t.max,r=Et(n.pad,0),o=Et(s.pad,0),a=Et(n.hard,-Vt),c=Et(s.hard,Vt),l=Et(n.soft,Vt),h=Et(s.soft,-Vt),u=Et(n.mode,0),d=Et(s.mode,0),f=e-i,p=Zs(f),y=si(In(i),In(e)),g=Zs(y),m=In(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&l!=Vt&&(r=0),d==2&&h!=-Vt&&(o=0)));let x=f||y||1e3,C=Zs(x),b=xa(10,Mi(C)),E=x*(f==0?i==0?.1:1:r),T=Ht(Gv(i-E,b/10),24),v=i>=l&&(u==1||u==3&&T<=l||u==2&&T>=l)?l:Vt,S=si(a,T<v&&i>=v?v:ns(v,T)),U=x*(f==0?e==0?.1:1:o),I=Ht(td(e+U,b/10),24),L=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-Vt,k=ns(c,I>L&&e<=L?L:si(L,I));return S==k&&S==0&&(k=100),[S,k]}var wE=new Intl.NumberFormat(wa?yE.language:"en-US"),Hp=i=>wE.format(i),wi=Math,Zu=wi.PI,In=wi.abs,Mi=wi.floor,Pn=wi.round,Fi=wi.ceil,ns=wi.min,si=wi.max,xa=wi.pow,cv=wi.sign,Zs=wi.log10,Ov=wi.log2,SE=(i,e=1)=>wi.sinh(i)*e,Sp=(i,e=1)=>wi.asinh(i/e),Vt=1/0;function hv(i){return(Zs((i^i>>31)-(i>>31))|0)+1}function Lp(i,e,t){return ns(si(i,e),t)}function Bv(i){return typeof i=="function"}function wt(i){return Bv(i)?i:()=>i}var AE=()=>{},kv=i=>i,zv=(i,e)=>e,TE=i=>null,uv=i=>!0,dv=(i,e)=>i==e,EE=/\.\d*?(?=9{6,}|0{6,})/gm,so=i=>{if(Hv(i)||Sr.has(i))return i;let e=`${i}`,t=e.match(EE);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${so(s)}e${r}`}return Ht(i,n)};function eo(i,e){return so(Ht(so(i/e))*e)}function td(i,e){return so(Fi(so(i/e))*e)}function Gv(i,e){return so(Mi(so(i/e))*e)}function Ht(i,e=0){if(Hv(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Pn(n)/t}var Sr=new Map;function Vv(i){return((""+i).split(".")[1]||"").length}function $l(i,e,t,n){let s=[],r=n.map(Vv);for(let o=e;o<t;o++){let a=In(o),c=Ht(xa(i,o),a);for(let l=0;l<n.length;l++){let h=i==10?+`${n[l]}e${o}`:n[l]*c,u=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=i==10?h:Ht(h,u);s.push(d),Sr.set(d,u)}}return s}var Yl={},Wp=[],_a=[null,null],wr=Array.isArray,Hv=Number.isInteger,CE=i=>i===void 0;function fv(i){return typeof i=="string"}function nd(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function RE(i){return i!=null&&typeof i=="object"}var PE=Object.getPrototypeOf(Uint8Array),Wv="__proto__";function ba(i,e=nd){let t;if(wr(i)){let n=i.find(s=>s!=null);if(wr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=ba(i[s],e)}else t=i.slice()}else if(i instanceof PE)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Wv&&(t[n]=ba(i[n],e))}else t=i;return t}function wn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Wv&&(nd(i[s])?wn(i[s],ba(n[s])):i[s]=ba(n[s]))}return i}var IE=0,LE=1,DE=2;function NE(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function FE(i,e){if(BE(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return kE(o[0])||(o=OE(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let c=i[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],u=Array(s).fill(void 0),d=e?e[o][l]:LE,f=[];for(let p=0;p<h.length;p++){let y=h[p],g=r.get(c[p]);y===null?d!=IE&&(u[g]=y,d==DE&&f.push(g)):u[g]=y}NE(u,f,s),n.push(u)}}return n}var UE=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function OE(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[n[c]];s.push(a)}return s}function BE(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function kE(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=si(1,Mi((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let c=i[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var Xv=["January","February","March","April","May","June","July","August","September","October","November","December"],qv=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Yv(i){return i.slice(0,3)}var zE=qv.map(Yv),GE=Xv.map(Yv),VE={MMMM:Xv,MMM:GE,WWWW:qv,WWW:zE};function Vl(i){return(i<10?"0":"")+i}function HE(i){return(i<10?"00":i<100?"0":"")+i}var WE={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Vl(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Vl(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Vl(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Vl(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Vl(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>HE(i.getMilliseconds())};function Xp(i,e){e=e||VE;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?WE[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var XE=new Intl.DateTimeFormat().resolvedOptions().timeZone;function qE(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==XE?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var $v=i=>i%1==0,ju=[1,2,2.5,5],YE=$l(10,-32,0,ju),Zv=$l(10,0,32,ju),$E=Zv.filter($v),to=YE.concat(Zv),qp=`
`,Kv="{YYYY}",pv=qp+Kv,Jv="{M}/{D}",Xl=qp+Jv,Yu=Xl+"/{YY}",jv="{aa}",ZE="{h}:{mm}",ya=ZE+jv,mv=qp+ya,gv=":{ss}",Nt=null;function Qv(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,c=(i==1?$l(10,0,3,ju).filter($v):$l(10,-3,0,ju)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,Kv,Nt,Nt,Nt,Nt,Nt,Nt,1],[s*28,"{MMM}",pv,Nt,Nt,Nt,Nt,Nt,1],[s,Jv,pv,Nt,Nt,Nt,Nt,Nt,1],[n,"{h}"+jv,Yu,Nt,Xl,Nt,Nt,Nt,1],[t,ya,Yu,Nt,Xl,Nt,Nt,Nt,1],[e,gv,Yu+" "+ya,Nt,Xl+" "+ya,Nt,mv,Nt,1],[i,gv+".{fff}",Yu+" "+ya,Nt,Xl+" "+ya,Nt,mv,Nt,1]];function h(u){return(d,f,p,y,g,m)=>{let x=[],C=g>=o,b=g>=r&&g<o,E=u(p),T=Ht(E*i,3),v=Ap(E.getFullYear(),C?0:E.getMonth(),b||C?1:E.getDate()),S=Ht(v*i,3);if(b||C){let U=b?g/r:0,I=C?g/o:0,L=T==S?T:Ht(Ap(v.getFullYear()+I,v.getMonth()+U,1)*i,3),k=new Date(Pn(L/i)),G=k.getFullYear(),N=k.getMonth();for(let W=0;L<=y;W++){let $=Ap(G+I*W,N+U*W,1),H=$-u(Ht($*i,3));L=Ht((+$+H)*i,3),L<=y&&x.push(L)}}else{let U=g>=s?s:g,I=Mi(p)-Mi(T),L=S+I+td(T-S,U);x.push(L);let k=u(L),G=k.getHours()+k.getMinutes()/t+k.getSeconds()/n,N=g/n,W=d.axes[f]._space,$=m/W;for(;L=Ht(L+g,i==1?0:3),!(L>y);)if(N>1){let H=Mi(Ht(G+N,6))%24,Q=u(L).getHours()-H;Q>1&&(Q=-1),L-=Q*n,G=(G+N)%24;let se=x[x.length-1];Ht((L-se)/g,3)*$>=.7&&x.push(L)}else x.push(L)}return x}}return[c,l,h]}var[KE,JE,jE]=Qv(1),[QE,e3,t3]=Qv(.001);$l(2,-53,53,[1]);function yv(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function vv(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],c,l,h,u,d,f;return n.map(p=>{let y=i(p),g=y.getFullYear(),m=y.getMonth(),x=y.getDate(),C=y.getHours(),b=y.getMinutes(),E=y.getSeconds(),T=g!=c&&a[2]||m!=l&&a[3]||x!=h&&a[4]||C!=u&&a[5]||b!=d&&a[6]||E!=f&&a[7]||a[1];return c=g,l=m,h=x,u=C,d=b,f=E,T(y)})}}function n3(i,e){let t=Xp(e);return(n,s,r,o,a)=>s.map(c=>t(i(c)))}function Ap(i,e,t){return new Date(i,e,t)}function xv(i,e){return e(i)}var i3="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function _v(i,e){return(t,n,s,r)=>r==null?kp:e(i(n))}function s3(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function r3(i,e){return i.series[e].fill(i,e)}var o3={show:!0,live:!0,isolate:!1,mount:AE,markers:{show:!0,width:2,stroke:s3,fill:r3,dash:"solid"},idx:null,idxs:null,values:[]};function a3(i,e){let t=i.cursor.points,n=Ni(),s=t.size(i,e);Qt(n,Hl,s),Qt(n,Wl,s);let r=s/-2;Qt(n,"marginLeft",r),Qt(n,"marginTop",r);let o=t.width(i,e,s);return o&&Qt(n,"borderWidth",o),n}function l3(i,e){let t=i.series[e].points;return t._fill||t._stroke}function c3(i,e){let t=i.series[e].points;return t._stroke||t._fill}function h3(i,e){return i.series[e].points.size}var Tp=[0,0];function u3(i,e,t){return Tp[0]=e,Tp[1]=t,Tp}function $u(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Ep(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var d3={show:!0,x:!0,y:!0,lock:!1,move:u3,points:{one:!1,show:a3,size:h3,width:0,stroke:c3,fill:l3},bind:{mousedown:$u,mouseup:$u,click:$u,dblclick:$u,mousemove:Ep,mouseleave:Ep,mouseenter:Ep},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},ex={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Yp=wn({},ex,{filter:zv}),tx=wn({},Yp,{size:10}),nx=wn({},ex,{show:!1}),$p='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ix="bold "+$p,sx=1.5,bv={show:!0,scale:"x",stroke:Bp,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ix,side:2,grid:Yp,ticks:tx,border:nx,font:$p,lineGap:sx,rotate:0},f3="Value",p3="Time",Mv={show:!0,scale:"x",auto:!1,sorted:1,min:Vt,max:-Vt,idxs:[]};function m3(i,e,t,n,s){return e.map(r=>r==null?"":Hp(r))}function g3(i,e,t,n,s,r,o){let a=[],c=Sr.get(s)||0;t=o?t:Ht(td(t,s),c);for(let l=t;l<=n;l=Ht(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Dp(i,e,t,n,s,r,o){let a=[],c=i.scales[i.axes[e].scale].log,l=c==10?Zs:Ov,h=Mi(l(t));s=xa(c,h),c==10&&(s=to[ts(s,to)]);let u=t,d=s*c;c==10&&(d=to[ts(d,to)]);do a.push(u),u=u+s,c==10&&!Sr.has(u)&&(u=Ht(u,Sr.get(s))),u>=d&&(s=u,d=s*c,c==10&&(d=to[ts(d,to)]));while(u<=n);return a}function y3(i,e,t,n,s,r,o){let c=i.scales[i.axes[e].scale].asinh,l=n>c?Dp(i,e,si(c,t),n,s):[c],h=n>=0&&t<=0?[0]:[];return(t<-c?Dp(i,e,si(c,-n),-t,s):[c]).reverse().map(d=>-d).concat(h,l)}var rx=/./,v3=/[12357]/,x3=/[125]/,wv=/1/,Np=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function _3(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],c=i.valToPos,l=r._space,h=c(10,o),u=c(9,o)-h>=l?rx:c(7,o)-h>=l?v3:c(5,o)-h>=l?x3:wv;if(u==wv){let d=In(c(1,o)-h);if(d<l)return Np(e.slice().reverse(),a.distr,u,Fi(l/d)).reverse()}return Np(e,a.distr,u,1)}function b3(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,c=i.valToPos,l=In(c(1,o)-c(2,o));return l<a?Np(e.slice().reverse(),3,rx,Fi(a/l)).reverse():e}function M3(i,e,t,n){return n==null?kp:e==null?"":Hp(e)}var Sv={show:!0,scale:"y",stroke:Bp,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ix,side:3,grid:Yp,ticks:tx,border:nx,font:$p,lineGap:sx,rotate:0};function w3(i,e){let t=3+(i||1)*2;return Ht(t*e,3)}function S3(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=In(o-r),c=i.series[e],l=a/(c.points.space*It);return n[1]-n[0]<=l}var Av={scale:null,auto:!0,sorted:0,min:Vt,max:-Vt},ox=(i,e,t,n,s)=>s,Tv={show:!0,auto:!0,sorted:0,gaps:ox,alpha:1,facets:[wn({},Av,{scale:"x"}),wn({},Av,{scale:"y"})]},Ev={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ox,alpha:1,points:{show:S3,filter:null},values:null,min:Vt,max:-Vt,idxs:[],path:null,clip:null};function A3(i,e,t,n,s){return t/10}var ax={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},T3=wn({},ax,{time:!1,ori:1}),Cv={};function lx(i,e){let t=Cv[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,c,l)}},i!=null&&(Cv[i]=t)),t}var Ma=1,Fp=2;function ro(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,c=r[0],l=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,c,l,h,u,g,m,d,f,p,y,sd,Sa,od,hx,dx):t(s,c,l,h,u,m,g,f,d,y,p,rd,Aa,Jp,ux,fx)}function Zp(i,e){let t=0,n=0,s=Et(i.bands,Wp);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function E3(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,c=i.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function Ks(i,e,t,n,s,r){return ro(i,e,(o,a,c,l,h,u,d,f,p,y,g)=>{let m=o.pxRound,x=l.dir*(l.ori==0?1:-1),C=l.ori==0?Sa:Aa,b,E;x==1?(b=t,E=n):(b=n,E=t);let T=m(u(a[b],l,y,f)),v=m(d(c[b],h,g,p)),S=m(u(a[E],l,y,f)),U=m(d(r==1?h.max:h.min,h,g,p)),I=new Path2D(s);return C(I,S,U),C(I,T,U),C(I,T,v),I})}function id(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?od:Jp,c=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-c;f>0&&a(o,c,n,f,n+r),c=d[1]}}let l=t+s-c,h=10;l>0&&a(o,c,n-h/2,l,n+r+h)}return o}function C3(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Kp(i,e,t,n,s,r,o){let a=[],c=i.length;for(let l=s==1?t:n;l>=t&&l<=n;l+=s)if(e[l]===null){let u=l,d=l;if(s==1)for(;++l<=n&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let f=r(i[u]),p=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<c?r(i[y]):f;let m=d+s;p=o>=0&&m>=0&&m<c?r(i[m]):p,p>=f&&a.push([f,p])}return a}function Rv(i){return i==0?kv:i==1?Pn:e=>eo(e,i)}function cx(i){let e=i==0?sd:rd,t=i==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},n=i==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?n(s,r,o,a,c):(l=ns(l,a/2,c/2),h=ns(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var sd=(i,e,t)=>{i.moveTo(e,t)},rd=(i,e,t)=>{i.moveTo(t,e)},Sa=(i,e,t)=>{i.lineTo(e,t)},Aa=(i,e,t)=>{i.lineTo(t,e)},od=cx(0),Jp=cx(1),hx=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},ux=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},dx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},fx=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function px(i){return(e,t,n,s,r)=>ro(e,t,(o,a,c,l,h,u,d,f,p,y,g)=>{let{pxRound:m,points:x}=o,C,b;l.ori==0?(C=sd,b=hx):(C=rd,b=ux);let E=Ht(x.width*It,3),T=(x.size-x.width)/2*It,v=Ht(T*2,3),S=new Path2D,U=new Path2D,{left:I,top:L,width:k,height:G}=e.bbox;od(U,I-v,L-v,k+v*2,G+v*2);let N=W=>{if(c[W]!=null){let $=m(u(a[W],l,y,f)),H=m(d(c[W],h,g,p));C(S,$+T,H),b(S,$,H,T,0,Zu*2)}};if(r)r.forEach(N);else for(let W=n;W<=s;W++)N(W);return{stroke:E>0?S:null,fill:S,clip:U,flags:Ma|Fp}})}function mx(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var R3=mx(Sa),P3=mx(Aa);function gx(i){let e=Et(i?.alignGaps,0);return(t,n,s,r)=>ro(t,n,(o,a,c,l,h,u,d,f,p,y,g)=>{[s,r]=Qu(c,s,r);let m=o.pxRound,x=G=>m(u(G,l,y,f)),C=G=>m(d(G,h,g,p)),b,E;l.ori==0?(b=Sa,E=R3):(b=Aa,E=P3);let T=l.dir*(l.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ma},S=v.stroke,U=!1;if(r-s>=y*4){let G=ue=>t.posToVal(ue,l.key,!0),N=null,W=null,$,H,ce,J=x(a[T==1?s:r]),Q=x(a[s]),se=x(a[r]),fe=G(T==1?Q+1:se-1);for(let ue=T==1?s:r;ue>=s&&ue<=r;ue+=T){let ee=a[ue],xe=(T==1?ee<fe:ee>fe)?J:x(ee),Ce=c[ue];xe==J?Ce!=null?(H=Ce,N==null?(b(S,xe,C(H)),$=N=W=H):H<N?N=H:H>W&&(W=H)):Ce===null&&(U=!0):(N!=null&&E(S,J,C(N),C(W),C($),C(H)),Ce!=null?(H=Ce,b(S,xe,C(H)),N=W=$=H):(N=W=null,Ce===null&&(U=!0)),J=xe,fe=G(J+T))}N!=null&&N!=W&&ce!=J&&E(S,J,C(N),C(W),C($),C(H))}else for(let G=T==1?s:r;G>=s&&G<=r;G+=T){let N=c[G];N===null?U=!0:N!=null&&b(S,x(a[G]),C(N))}let[L,k]=Zp(t,n);if(o.fill!=null||L!=0){let G=v.fill=new Path2D(S),N=o.fillTo(t,n,o.min,o.max,L),W=C(N),$=x(a[s]),H=x(a[r]);T==-1&&([H,$]=[$,H]),b(G,H,W),b(G,$,W)}if(!o.spanGaps){let G=[];U&&G.push(...Kp(a,c,s,r,T,x,e)),v.gaps=G=o.gaps(t,n,s,r,G),v.clip=id(G,l.ori,f,p,y,g)}return k!=0&&(v.band=k==2?[Ks(t,n,s,r,S,-1),Ks(t,n,s,r,S,1)]:Ks(t,n,s,r,S,k)),v})}function I3(i){let e=Et(i.align,1),t=Et(i.ascDesc,!1),n=Et(i.alignGaps,0),s=Et(i.extend,!1);return(r,o,a,c)=>ro(r,o,(l,h,u,d,f,p,y,g,m,x,C)=>{[a,c]=Qu(u,a,c);let b=l.pxRound,{left:E,width:T}=r.bbox,v=Q=>b(p(Q,d,x,g)),S=Q=>b(y(Q,f,C,m)),U=d.ori==0?Sa:Aa,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Ma},L=I.stroke,k=d.dir*(d.ori==0?1:-1),G=S(u[k==1?a:c]),N=v(h[k==1?a:c]),W=N,$=N;s&&e==-1&&($=E,U(L,$,G)),U(L,N,G);for(let Q=k==1?a:c;Q>=a&&Q<=c;Q+=k){let se=u[Q];if(se==null)continue;let fe=v(h[Q]),ue=S(se);e==1?U(L,fe,G):U(L,W,ue),U(L,fe,ue),G=ue,W=fe}let H=W;s&&e==1&&(H=E+T,U(L,H,G));let[ce,J]=Zp(r,o);if(l.fill!=null||ce!=0){let Q=I.fill=new Path2D(L),se=l.fillTo(r,o,l.min,l.max,ce),fe=S(se);U(Q,H,fe),U(Q,$,fe)}if(!l.spanGaps){let Q=[];Q.push(...Kp(h,u,a,c,k,v,n));let se=l.width*It/2,fe=t||e==1?se:-se,ue=t||e==-1?-se:se;Q.forEach(ee=>{ee[0]+=fe,ee[1]+=ue}),I.gaps=Q=l.gaps(r,o,a,c,Q),I.clip=id(Q,d.ori,g,m,x,C)}return J!=0&&(I.band=J==2?[Ks(r,o,a,c,L,-1),Ks(r,o,a,c,L,1)]:Ks(r,o,a,c,L,J)),I})}function Pv(i,e,t,n,s,r,o=Vt){if(i.length>1){let a=null;for(let c=0,l=1/0;c<i.length;c++)if(e[c]!==void 0){if(a!=null){let h=In(i[c]-i[a]);h<l&&(l=h,o=In(t(i[c],n,s,r)-t(i[a],n,s,r)))}a=c}}return o}function L3(i){i=i||Yl;let e=Et(i.size,[.6,Vt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=wt(s),o=1-e[0],a=Et(e[1],Vt),c=Et(e[2],1),l=Et(i.disp,Yl),h=Et(i.each,f=>{}),{fill:u,stroke:d}=l;return(f,p,y,g)=>ro(f,p,(m,x,C,b,E,T,v,S,U,I,L)=>{let k=m.pxRound,G=t,N=n*It,W=a*It,$=c*It,H,ce;b.ori==0?[H,ce]=r(f,p):[ce,H]=r(f,p);let J=b.dir*(b.ori==0?1:-1),Q=b.ori==0?od:Jp,se=b.ori==0?h:(Pe,Ze,ot,Se,Gt,Ge,Ye)=>{h(Pe,Ze,ot,Gt,Se,Ye,Ge)},fe=Et(f.bands,Wp).find(Pe=>Pe.series[0]==p),ue=fe!=null?fe.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),ge=k(v(ee,E,L,U)),xe,Ce,we,Xe=I,rt=k(m.width*It),Ve=!1,ft=null,ct=null,it=null,en=null;u!=null&&(rt==0||d!=null)&&(Ve=!0,ft=u.values(f,p,y,g),ct=new Map,new Set(ft).forEach(Pe=>{Pe!=null&&ct.set(Pe,new Path2D)}),rt>0&&(it=d.values(f,p,y,g),en=new Map,new Set(it).forEach(Pe=>{Pe!=null&&en.set(Pe,new Path2D)})));let{x0:Wt,size:pn}=l;if(Wt!=null&&pn!=null){G=1,x=Wt.values(f,p,y,g),Wt.unit==2&&(x=x.map(ot=>f.posToVal(S+ot*I,b.key,!0)));let Pe=pn.values(f,p,y,g);pn.unit==2?Ce=Pe[0]*I:Ce=T(Pe[0],b,I,S)-T(0,b,I,S),Xe=Pv(x,C,T,b,I,S,Xe),we=Xe-Ce+N}else Xe=Pv(x,C,T,b,I,S,Xe),we=Xe*o+N,Ce=Xe-we;we<1&&(we=0),rt>=Ce/2&&(rt=0),we<5&&(k=kv);let Bt=we>0,Ln=Xe-we-(Bt?rt:0);Ce=k(Lp(Ln,$,W)),xe=(G==0?Ce/2:G==J?0:Ce)-G*J*((G==0?N/2:0)+(Bt?rt/2:0));let St={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Sn=Ve?null:new Path2D,on=null;if(fe!=null)on=f.data[fe.series[1]];else{let{y0:Pe,y1:Ze}=l;Pe!=null&&Ze!=null&&(C=Ze.values(f,p,y,g),on=Pe.values(f,p,y,g))}let mn=H*Ce,B=ce*Ce;for(let Pe=J==1?y:g;Pe>=y&&Pe<=g;Pe+=J){let Ze=C[Pe];if(Ze==null)continue;if(on!=null){let q=on[Pe]??0;if(Ze-q==0)continue;ge=v(q,E,L,U)}let ot=b.distr!=2||l!=null?x[Pe]:Pe,Se=T(ot,b,I,S),Gt=v(Et(Ze,ee),E,L,U),Ge=k(Se-xe),Ye=k(si(Gt,ge)),R=k(ns(Gt,ge)),M=Ye-R;if(Ze!=null){let q=Ze<0?B:mn,he=Ze<0?mn:B;Ve?(rt>0&&it[Pe]!=null&&Q(en.get(it[Pe]),Ge,R+Mi(rt/2),Ce,si(0,M-rt),q,he),ft[Pe]!=null&&Q(ct.get(ft[Pe]),Ge,R+Mi(rt/2),Ce,si(0,M-rt),q,he)):Q(Sn,Ge,R+Mi(rt/2),Ce,si(0,M-rt),q,he),se(f,p,Pe,Ge-rt/2,R,Ce+rt,M)}}return rt>0?St.stroke=Ve?en:Sn:Ve||(St._fill=m.width==0?m._fill:m._stroke??m._fill,St.width=0),St.fill=Ve?ct:Sn,St})}function D3(i,e){let t=Et(e?.alignGaps,0);return(n,s,r,o)=>ro(n,s,(a,c,l,h,u,d,f,p,y,g,m)=>{[r,o]=Qu(l,r,o);let x=a.pxRound,C=H=>x(d(H,h,g,p)),b=H=>x(f(H,u,m,y)),E,T,v;h.ori==0?(E=sd,v=Sa,T=dx):(E=rd,v=Aa,T=fx);let S=h.dir*(h.ori==0?1:-1),U=C(c[S==1?r:o]),I=U,L=[],k=[];for(let H=S==1?r:o;H>=r&&H<=o;H+=S)if(l[H]!=null){let J=c[H],Q=C(J);L.push(I=Q),k.push(b(l[H]))}let G={stroke:i(L,k,E,v,T,x),fill:null,clip:null,band:null,gaps:null,flags:Ma},N=G.stroke,[W,$]=Zp(n,s);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(N),ce=a.fillTo(n,s,a.min,a.max,W),J=b(ce);v(H,I,J),v(H,U,J)}if(!a.spanGaps){let H=[];H.push(...Kp(c,l,r,o,S,C,t)),G.gaps=H=a.gaps(n,s,r,o,H),G.clip=id(H,h.ori,p,y,g,m)}return $!=0&&(G.band=$==2?[Ks(n,s,r,o,N,-1),Ks(n,s,r,o,N,1)]:Ks(n,s,r,o,N,$)),G})}function N3(i){return D3(F3,i)}function F3(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],l[d]=h[d]/u[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/l[d-1]+(u[d]+2*u[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+c[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-c[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var Up=new Set;function Iv(){for(let i of Up)i.syncRect(!0)}wa&&(io(mE,va,Iv),io(gE,va,Iv,!0),io(Ku,va,()=>{zn.pxRatio=It}));var U3=gx(),O3=px();function Lv(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Op(r,o,e,t))}function B3(i,e){return i.map((t,n)=>n==0?{}:wn({},e,t))}function Op(i,e,t,n){return wn({},e==0?t:n,i)}function yx(i,e,t){return e==null?_a:[e,t]}var k3=yx;function z3(i,e,t){return e==null?_a:Ju(e,t,Vp,!0)}function vx(i,e,t,n){return e==null?_a:ed(e,t,i.scales[n].log,!1)}var G3=vx;function xx(i,e,t,n){return e==null?_a:Gp(e,t,i.scales[n].log,!1)}var V3=xx;function H3(i,e,t,n,s){let r=si(hv(i),hv(e)),o=e-i,a=ts(s/n*o,t);do{let c=t[a],l=n*c/o;if(l>=s&&r+(c<5?Sr.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function Dv(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Pn((t=+s)*It))+"px"),[i,e,t]}function W3(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Ht(e[2]*It,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function zn(i,e,t){let n={mode:Et(i.mode,1)},s=n.mode;function r(_,w,P,D){let V=w.valToPct(_);return D+P*(w.dir==-1?1-V:V)}function o(_,w,P,D){let V=w.valToPct(_);return D+P*(w.dir==-1?V:1-V)}function a(_,w,P,D){return w.ori==0?r(_,w,P,D):o(_,w,P,D)}n.valToPosH=r,n.valToPosV=o;let c=!1;n.status=0;let l=n.root=Ni(JT);if(i.id!=null&&(l.id=i.id),bi(l,i.class),i.title){let _=Ni(eE,l);_.textContent=i.title}let h=es("canvas"),u=n.ctx=h.getContext("2d"),d=Ni(tE,l);io("click",d,_=>{_.target===p&&($t!=fo||tn!=po)&&Gn.click(n,_)},!0);let f=n.under=Ni(nE,d);d.appendChild(h);let p=n.over=Ni(iE,d);i=ba(i);let y=+Et(i.pxAlign,1),g=Rv(y);(i.plugins||[]).forEach(_=>{_.opts&&(i=_.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?Lv(i.series||[],Mv,Ev,!1):B3(i.series||[null],Tv),C=n.axes=Lv(i.axes||[],bv,Sv,!0),b=n.scales={},E=n.bands=i.bands||[];E.forEach(_=>{_.fill=wt(_.fill||null),_.dir=Et(_.dir,-1)});let T=s==2?x[1].facets[0].scale:x[0].scale,v={axes:Cs,series:yt},S=(i.drawOrder||["axes","series"]).map(_=>v[_]);function U(_){let w=_.distr==3?P=>Zs(P>0?P:_.clamp(n,P,_.min,_.max,_.key)):_.distr==4?P=>Sp(P,_.asinh):_.distr==100?P=>_.fwd(P):P=>P;return P=>{let D=w(P),{_min:V,_max:K}=_,ae=K-V;return(D-V)/ae}}function I(_){let w=b[_];if(w==null){let P=(i.scales||Yl)[_]||Yl;if(P.from!=null){I(P.from);let D=wn({},b[P.from],P,{key:_});D.valToPct=U(D),b[_]=D}else{w=b[_]=wn({},_==T?ax:T3,P),w.key=_;let D=w.time,V=w.range,K=wr(V);if((_!=T||s==2&&!D)&&(K&&(V[0]==null||V[1]==null)&&(V={min:V[0]==null?av:{mode:1,hard:V[0],soft:V[0]},max:V[1]==null?av:{mode:1,hard:V[1],soft:V[1]}},K=!1),!K&&nd(V))){let ae=V;V=(pe,be,Ne)=>be==null?_a:Ju(be,Ne,ae)}w.range=wt(V||(D?k3:_==T?w.distr==3?G3:w.distr==4?V3:yx:w.distr==3?vx:w.distr==4?xx:z3)),w.auto=wt(K?!1:w.auto),w.clamp=wt(w.clamp||A3),w._min=w._max=null,w.valToPct=U(w)}}}I("x"),I("y"),s==1&&x.forEach(_=>{I(_.scale)}),C.forEach(_=>{I(_.scale)});for(let _ in i.scales)I(_);let L=b[T],k=L.distr,G,N;L.ori==0?(bi(l,jT),G=r,N=o):(bi(l,QT),G=o,N=r);let W={};for(let _ in b){let w=b[_];(w.min!=null||w.max!=null)&&(W[_]={min:w.min,max:w.max},w.min=w.max=null)}let $=i.tzDate||(_=>new Date(Pn(_/m))),H=i.fmtDate||Xp,ce=m==1?jE($):t3($),J=vv($,yv(m==1?JE:e3,H)),Q=_v($,xv(i3,H)),se=[],fe=n.legend=wn({},o3,i.legend),ue=n.cursor=wn({},d3,{drag:{y:s==2}},i.cursor),ee=fe.show,ge=ue.show,xe=fe.markers;fe.idxs=se,xe.width=wt(xe.width),xe.dash=wt(xe.dash),xe.stroke=wt(xe.stroke),xe.fill=wt(xe.fill);let Ce,we,Xe,rt=[],Ve=[],ft,ct=!1,it={};if(fe.live){let _=x[1]?x[1].values:null;ct=_!=null,ft=ct?_(n,1,0):{_:0};for(let w in ft)it[w]=kp}if(ee)if(Ce=es("table",cE,l),Xe=es("tbody",null,Ce),fe.mount(n,Ce),ct){we=es("thead",null,Ce,Xe);let _=es("tr",null,we);es("th",null,_);for(var en in ft)es("th",$y,_).textContent=en}else bi(Ce,uE),fe.live&&bi(Ce,hE);let Wt={show:!0},pn={show:!1};function Bt(_,w){if(w==0&&(ct||!fe.live||s==2))return _a;let P=[],D=es("tr",dE,Xe,Xe.childNodes[w]);bi(D,_.class),_.show||bi(D,no);let V=es("th",null,D);if(xe.show){let pe=Ni(fE,V);if(w>0){let be=xe.width(n,w);be&&(pe.style.border=be+"px "+xe.dash(n,w)+" "+xe.stroke(n,w)),pe.style.background=xe.fill(n,w)}}let K=Ni($y,V);_.label instanceof HTMLElement?K.appendChild(_.label):K.textContent=_.label,w>0&&(xe.show||(K.style.color=_.width>0?xe.stroke(n,w):xe.fill(n,w)),St("click",V,pe=>{if(ue._lock)return;je(pe);let be=x.indexOf(_);if((pe.ctrlKey||pe.metaKey)!=fe.isolate){let Ne=x.some((Fe,Oe)=>Oe>0&&Oe!=be&&Fe.show);x.forEach((Fe,Oe)=>{Oe>0&&os(Oe,Ne?Oe==be?Wt:pn:Wt,!0,xn.setSeries)})}else os(be,{show:!_.show},!0,xn.setSeries)},!1),Qe&&St(jy,V,pe=>{ue._lock||(je(pe),os(x.indexOf(_),go,!0,xn.setSeries))},!1));for(var ae in ft){let pe=es("td",pE,D);pe.textContent="--",P.push(pe)}return[D,P]}let Ln=new Map;function St(_,w,P,D=!0){let V=Ln.get(w)||{},K=ue.bind[_](n,w,P,D);K&&(io(_,w,V[_]=K),Ln.set(w,V))}function Sn(_,w,P){let D=Ln.get(w)||{};for(let V in D)(_==null||V==_)&&(Ip(V,w,D[V]),delete D[V]);_==null&&Ln.delete(w)}let on=0,mn=0,B=0,Pe=0,Ze=0,ot=0,Se=Ze,Gt=ot,Ge=B,Ye=Pe,R=0,M=0,q=0,he=0;n.bbox={};let oe=!1,ve=!1,_e=!1,te=!1,ie=!1,me=!1;function O(_,w,P){(P||_!=n.width||w!=n.height)&&re(_,w),ht(!1),_e=!0,ve=!0,Wn()}function re(_,w){n.width=on=B=_,n.height=mn=Pe=w,Ze=ot=0,Me(),He();let P=n.bbox;R=P.left=eo(Ze*It,.5),M=P.top=eo(ot*It,.5),q=P.width=eo(B*It,.5),he=P.height=eo(Pe*It,.5)}let ne=3;function Ae(){let _=!1,w=0;for(;!_;){w++;let P=co(w),D=rs(w);_=w==ne||P&&D,_||(re(n.width,n.height),ve=!0)}}function ye({width:_,height:w}){O(_,w)}n.setSize=ye;function Me(){let _=!1,w=!1,P=!1,D=!1;C.forEach((V,K)=>{if(V.show&&V._show){let{side:ae,_size:pe}=V,be=ae%2,Ne=V.label!=null?V.labelSize:0,Fe=pe+Ne;Fe>0&&(be?(B-=Fe,ae==3?(Ze+=Fe,D=!0):P=!0):(Pe-=Fe,ae==0?(ot+=Fe,_=!0):w=!0))}}),is[0]=_,is[1]=P,is[2]=w,is[3]=D,B-=Oi[1]+Oi[3],Ze+=Oi[3],Pe-=Oi[2]+Oi[0],ot+=Oi[0]}function He(){let _=Ze+B,w=ot+Pe,P=Ze,D=ot;function V(K,ae){switch(K){case 1:return _+=ae,_-ae;case 2:return w+=ae,w-ae;case 3:return P-=ae,P+ae;case 0:return D-=ae,D+ae}}C.forEach((K,ae)=>{if(K.show&&K._show){let pe=K.side;K._pos=V(pe,K._size),K.label!=null&&(K._lpos=V(pe,K.labelSize))}})}if(ue.dataIdx==null){let _=ue.hover,w=_.skip=new Set(_.skip??[]);w.add(void 0);let P=_.prox=wt(_.prox),D=_.bias??=0;ue.dataIdx=(V,K,ae,pe)=>{if(K==0)return ae;let be=ae,Ne=P(V,K,ae,pe)??Vt,Fe=Ne>=0&&Ne<Vt,Oe=L.ori==0?B:Pe,st=ue.left,Ct=e[0],Tt=e[K];if(w.has(Tt[ae])){be=null;let xt=null,Je=null,qe;if(D==0||D==-1)for(qe=ae;xt==null&&qe-- >0;)w.has(Tt[qe])||(xt=qe);if(D==0||D==1)for(qe=ae;Je==null&&qe++<Tt.length;)w.has(Tt[qe])||(Je=qe);if(xt!=null||Je!=null)if(Fe){let Kt=xt==null?-1/0:G(Ct[xt],L,Oe,0),cn=Je==null?1/0:G(Ct[Je],L,Oe,0),Un=st-Kt,kt=cn-st;Un<=kt?Un<=Ne&&(be=xt):kt<=Ne&&(be=Je)}else be=Je==null?xt:xt==null?Je:ae-xt<=Je-ae?xt:Je}else Fe&&In(st-G(Ct[ae],L,Oe,0))>Ne&&(be=null);return be}}let je=_=>{ue.event=_};ue.idxs=se,ue._lock=!1;let le=ue.points;le.show=wt(le.show),le.size=wt(le.size),le.stroke=wt(le.stroke),le.width=wt(le.width),le.fill=wt(le.fill);let Be=n.focus=wn({},i.focus||{alpha:.3},ue.focus),Qe=Be.prox>=0,Re=Qe&&le.one,lt=[],Yt=[],Zn=[];function Ea(_,w){let P=le.show(n,w);if(P instanceof HTMLElement)return bi(P,lE),bi(P,_.class),Ss(P,-10,-10,B,Pe),p.insertBefore(P,lt[w]),P}function oo(_,w){if(s==1||w>0){let P=s==1&&b[_.scale].time,D=_.value;_.value=P?fv(D)?_v($,xv(D,H)):D||Q:D||M3,_.label=_.label||(P?p3:f3)}if(Re||w>0){_.width=_.width==null?1:_.width,_.paths=_.paths||U3||TE,_.fillTo=wt(_.fillTo||E3),_.pxAlign=+Et(_.pxAlign,y),_.pxRound=Rv(_.pxAlign),_.stroke=wt(_.stroke||null),_.fill=wt(_.fill||null),_._stroke=_._fill=_._paths=_._focus=null;let P=w3(si(1,_.width),1),D=_.points=wn({},{size:P,width:si(1,P*.2),stroke:_.stroke,space:P*2,paths:O3,_stroke:null,_fill:null},_.points);D.show=wt(D.show),D.filter=wt(D.filter),D.fill=wt(D.fill),D.stroke=wt(D.stroke),D.paths=wt(D.paths),D.pxAlign=_.pxAlign}if(ee){let P=Bt(_,w);rt.splice(w,0,P[0]),Ve.splice(w,0,P[1]),fe.values.push(null)}if(ge){se.splice(w,0,null);let P=null;Re?w==0&&(P=Ea(_,w)):w>0&&(P=Ea(_,w)),lt.splice(w,0,P),Yt.splice(w,0,0),Zn.splice(w,0,0)}Fn("addSeries",w)}function hd(_,w){w=w??x.length,_=s==1?Op(_,w,Mv,Ev):Op(_,w,{},Tv),x.splice(w,0,_),oo(x[w],w)}n.addSeries=hd;function Kl(_){if(x.splice(_,1),ee){fe.values.splice(_,1),Ve.splice(_,1);let w=rt.splice(_,1)[0];Sn(null,w.firstChild),w.remove()}ge&&(se.splice(_,1),lt.splice(_,1)[0].remove(),Yt.splice(_,1),Zn.splice(_,1)),Fn("delSeries",_)}n.delSeries=Kl;let is=[!1,!1,!1,!1];function As(_,w){if(_._show=_.show,_.show){let P=_.side%2,D=b[_.scale];D==null&&(_.scale=P?x[1].scale:T,D=b[_.scale]);let V=D.time;_.size=wt(_.size),_.space=wt(_.space),_.rotate=wt(_.rotate),wr(_.incrs)&&_.incrs.forEach(ae=>{!Sr.has(ae)&&Sr.set(ae,Vv(ae))}),_.incrs=wt(_.incrs||(D.distr==2?$E:V?m==1?KE:QE:to)),_.splits=wt(_.splits||(V&&D.distr==1?ce:D.distr==3?Dp:D.distr==4?y3:g3)),_.stroke=wt(_.stroke),_.grid.stroke=wt(_.grid.stroke),_.ticks.stroke=wt(_.ticks.stroke),_.border.stroke=wt(_.border.stroke);let K=_.values;_.values=wr(K)&&!wr(K[0])?wt(K):V?wr(K)?vv($,yv(K,H)):fv(K)?n3($,K):K||J:K||m3,_.filter=wt(_.filter||(D.distr>=3&&D.log==10?_3:D.distr==3&&D.log==2?b3:zv)),_.font=Dv(_.font),_.labelFont=Dv(_.labelFont),_._size=_.size(n,null,w,0),_._space=_._rotate=_._incrs=_._found=_._splits=_._values=null,_._size>0&&(is[w]=!0,_._el=Ni(sE,d))}}function Ts(_,w,P,D){let[V,K,ae,pe]=P,be=w%2,Ne=0;return be==0&&(pe||K)&&(Ne=w==0&&!V||w==2&&!ae?Pn(bv.size/3):0),be==1&&(V||ae)&&(Ne=w==1&&!K||w==3&&!pe?Pn(Sv.size/2):0),Ne}let Ca=n.padding=(i.padding||[Ts,Ts,Ts,Ts]).map(_=>wt(Et(_,Ts))),Oi=n._padding=Ca.map((_,w)=>_(n,w,is,0)),an,un=null,dn=null,ss=s==1?x[0].idxs:null,ci=null,Js=!1;function Ra(_,w){if(e=_??[],n.data=n._data=e,s==2){an=0;for(let P=1;P<x.length;P++)an+=e[P][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),ci=e[0],an=ci.length;let P=e;if(k==2){P=e.slice();let D=P[0]=Array(an);for(let V=0;V<an;V++)D[V]=V}n._data=e=P}if(ht(!0),Fn("setData"),k==2&&(_e=!0),w!==!1){let P=L;P.auto(n,Js)?Pa():er(T,P.min,P.max),te=te||ue.left>=0,me=!0,Wn()}}n.setData=Ra;function Pa(){Js=!0;let _,w;s==1&&(an>0?(un=ss[0]=0,dn=ss[1]=an-1,_=e[0][un],w=e[0][dn],k==2?(_=un,w=dn):_==w&&(k==3?[_,w]=ed(_,_,L.log,!1):k==4?[_,w]=Gp(_,_,L.log,!1):L.time?w=_+Pn(86400/m):[_,w]=Ju(_,w,Vp,!0))):(un=ss[0]=_=null,dn=ss[1]=w=null)),er(T,_,w)}let ao,js,lo,A,z,j,Y,Z,Te,Ie;function Ee(_,w,P,D,V,K){_??=Ky,P??=Wp,D??="butt",V??=Ky,K??="round",_!=ao&&(u.strokeStyle=ao=_),V!=js&&(u.fillStyle=js=V),w!=lo&&(u.lineWidth=lo=w),K!=z&&(u.lineJoin=z=K),D!=j&&(u.lineCap=j=D),P!=A&&u.setLineDash(A=P)}function De(_,w,P,D){w!=js&&(u.fillStyle=js=w),_!=Y&&(u.font=Y=_),P!=Z&&(u.textAlign=Z=P),D!=Te&&(u.textBaseline=Te=D)}function ze(_,w,P,D,V=0){if(D.length>0&&_.auto(n,Js)&&(w==null||w.min==null)){let K=Et(un,0),ae=Et(dn,D.length-1),pe=P.min==null?_E(D,K,ae,V,_.distr==3):[P.min,P.max];_.min=ns(_.min,P.min=pe[0]),_.max=si(_.max,P.max=pe[1])}}let tt={min:null,max:null};function gt(){for(let D in b){let V=b[D];W[D]==null&&(V.min==null||W[T]!=null&&V.auto(n,Js))&&(W[D]=tt)}for(let D in b){let V=b[D];W[D]==null&&V.from!=null&&W[V.from]!=null&&(W[D]=tt)}W[T]!=null&&ht(!0);let _={};for(let D in W){let V=W[D];if(V!=null){let K=_[D]=ba(b[D],RE);if(V.min!=null)wn(K,V);else if(D!=T||s==2)if(an==0&&K.from==null){let ae=K.range(n,null,null,D);K.min=ae[0],K.max=ae[1]}else K.min=Vt,K.max=-Vt}}if(an>0){x.forEach((D,V)=>{if(s==1){let K=D.scale,ae=W[K];if(ae==null)return;let pe=_[K];if(V==0){let be=pe.range(n,pe.min,pe.max,K);pe.min=be[0],pe.max=be[1],un=ts(pe.min,e[0]),dn=ts(pe.max,e[0]),dn-un>1&&(e[0][un]<pe.min&&un++,e[0][dn]>pe.max&&dn--),D.min=ci[un],D.max=ci[dn]}else D.show&&D.auto&&ze(pe,ae,D,e[V],D.sorted);D.idxs[0]=un,D.idxs[1]=dn}else if(V>0&&D.show&&D.auto){let[K,ae]=D.facets,pe=K.scale,be=ae.scale,[Ne,Fe]=e[V],Oe=_[pe],st=_[be];Oe!=null&&ze(Oe,W[pe],K,Ne,K.sorted),st!=null&&ze(st,W[be],ae,Fe,ae.sorted),D.min=ae.min,D.max=ae.max}});for(let D in _){let V=_[D],K=W[D];if(V.from==null&&(K==null||K.min==null)){let ae=V.range(n,V.min==Vt?null:V.min,V.max==-Vt?null:V.max,D);V.min=ae[0],V.max=ae[1]}}}for(let D in _){let V=_[D];if(V.from!=null){let K=_[V.from];if(K.min==null)V.min=V.max=null;else{let ae=V.range(n,K.min,K.max,D);V.min=ae[0],V.max=ae[1]}}}let w={},P=!1;for(let D in _){let V=_[D],K=b[D];if(K.min!=V.min||K.max!=V.max){K.min=V.min,K.max=V.max;let ae=K.distr;K._min=ae==3?Zs(K.min):ae==4?Sp(K.min,K.asinh):ae==100?K.fwd(K.min):K.min,K._max=ae==3?Zs(K.max):ae==4?Sp(K.max,K.asinh):ae==100?K.fwd(K.max):K.max,w[D]=P=!0}}if(P){x.forEach((D,V)=>{s==2?V>0&&w.y&&(D._paths=null):w[D.scale]&&(D._paths=null)});for(let D in w)_e=!0,Fn("setScale",D);ge&&ue.left>=0&&(te=me=!0)}for(let D in W)W[D]=null}function ke(_){let w=Lp(un-1,0,an-1),P=Lp(dn+1,0,an-1);for(;_[w]==null&&w>0;)w--;for(;_[P]==null&&P<an-1;)P++;return[w,P]}function yt(){if(an>0){let _=x.some(w=>w._focus)&&Ie!=Be.alpha;_&&(u.globalAlpha=Ie=Be.alpha),x.forEach((w,P)=>{if(P>0&&w.show&&(rn(P,!1),rn(P,!0),w._paths==null)){let D=Ie;Ie!=w.alpha&&(u.globalAlpha=Ie=w.alpha);let V=s==2?[0,e[P][0].length-1]:ke(e[P]);w._paths=w.paths(n,P,V[0],V[1]),Ie!=D&&(u.globalAlpha=Ie=D)}}),x.forEach((w,P)=>{if(P>0&&w.show){let D=Ie;Ie!=w.alpha&&(u.globalAlpha=Ie=w.alpha),w._paths!=null&&Ft(P,!1);{let V=w._paths!=null?w._paths.gaps:null,K=w.points.show(n,P,un,dn,V),ae=w.points.filter(n,P,K,V);(K||ae)&&(w.points._paths=w.points.paths(n,P,un,dn,ae),Ft(P,!0))}Ie!=D&&(u.globalAlpha=Ie=D),Fn("drawSeries",P)}}),_&&(u.globalAlpha=Ie=1)}}function rn(_,w){let P=w?x[_].points:x[_];P._stroke=P.stroke(n,_),P._fill=P.fill(n,_)}function Ft(_,w){let P=w?x[_].points:x[_],{stroke:D,fill:V,clip:K,flags:ae,_stroke:pe=P._stroke,_fill:be=P._fill,_width:Ne=P.width}=P._paths;Ne=Ht(Ne*It,3);let Fe=null,Oe=Ne%2/2;w&&be==null&&(be=Ne>0?"#fff":pe);let st=P.pxAlign==1&&Oe>0;if(st&&u.translate(Oe,Oe),!w){let Ct=R-Ne/2,Tt=M-Ne/2,xt=q+Ne,Je=he+Ne;Fe=new Path2D,Fe.rect(Ct,Tt,xt,Je)}w?Ue(pe,Ne,P.dash,P.cap,be,D,V,ae,K):Ut(_,pe,Ne,P.dash,P.cap,be,D,V,ae,Fe,K),st&&u.translate(-Oe,-Oe)}function Ut(_,w,P,D,V,K,ae,pe,be,Ne,Fe){let Oe=!1;be!=0&&E.forEach((st,Ct)=>{if(st.series[0]==_){let Tt=x[st.series[1]],xt=e[st.series[1]],Je=(Tt._paths||Yl).band;wr(Je)&&(Je=st.dir==1?Je[0]:Je[1]);let qe,Kt=null;Tt.show&&Je&&ME(xt,un,dn)?(Kt=st.fill(n,Ct)||K,qe=Tt._paths.clip):Je=null,Ue(w,P,D,V,Kt,ae,pe,be,Ne,Fe,qe,Je),Oe=!0}}),Oe||Ue(w,P,D,V,K,ae,pe,be,Ne,Fe)}let An=Ma|Fp;function Ue(_,w,P,D,V,K,ae,pe,be,Ne,Fe,Oe){Ee(_,w,P,D,V),(be||Ne||Oe)&&(u.save(),be&&u.clip(be),Ne&&u.clip(Ne)),Oe?(pe&An)==An?(u.clip(Oe),Fe&&u.clip(Fe),bt(V,ae),gn(_,K,w)):pe&Fp?(bt(V,ae),u.clip(Oe),gn(_,K,w)):pe&Ma&&(u.save(),u.clip(Oe),Fe&&u.clip(Fe),bt(V,ae),u.restore(),gn(_,K,w)):(bt(V,ae),gn(_,K,w)),(be||Ne||Oe)&&u.restore()}function gn(_,w,P){P>0&&(w instanceof Map?w.forEach((D,V)=>{u.strokeStyle=ao=V,u.stroke(D)}):w!=null&&_&&u.stroke(w))}function bt(_,w){w instanceof Map?w.forEach((P,D)=>{u.fillStyle=js=D,u.fill(P)}):w!=null&&_&&u.fill(w)}function Es(_,w,P,D){let V=C[_],K;if(D<=0)K=[0,0];else{let ae=V._space=V.space(n,_,w,P,D),pe=V._incrs=V.incrs(n,_,w,P,D,ae);K=H3(w,P,pe,D,ae)}return V._found=K}function yn(_,w,P,D,V,K,ae,pe,be,Ne){let Fe=ae%2/2;y==1&&u.translate(Fe,Fe),Ee(pe,ae,be,Ne,pe),u.beginPath();let Oe,st,Ct,Tt,xt=V+(D==0||D==3?-K:K);P==0?(st=V,Tt=xt):(Oe=V,Ct=xt);for(let Je=0;Je<_.length;Je++)w[Je]!=null&&(P==0?Oe=Ct=_[Je]:st=Tt=_[Je],u.moveTo(Oe,st),u.lineTo(Ct,Tt));u.stroke(),y==1&&u.translate(-Fe,-Fe)}function co(_){let w=!0;return C.forEach((P,D)=>{if(!P.show)return;let V=b[P.scale];if(V.min==null){P._show&&(w=!1,P._show=!1,ht(!1));return}else P._show||(w=!1,P._show=!0,ht(!1));let K=P.side,ae=K%2,{min:pe,max:be}=V,[Ne,Fe]=Es(D,pe,be,ae==0?B:Pe);if(Fe==0)return;let Oe=V.distr==2,st=P._splits=P.splits(n,D,pe,be,Ne,Fe,Oe),Ct=V.distr==2?st.map(qe=>ci[qe]):st,Tt=V.distr==2?ci[st[1]]-ci[st[0]]:Ne,xt=P._values=P.values(n,P.filter(n,Ct,D,Fe,Tt),D,Fe,Tt);P._rotate=K==2?P.rotate(n,xt,D,Fe):0;let Je=P._size;P._size=Fi(P.size(n,xt,D,_)),Je!=null&&P._size!=Je&&(w=!1)}),w}function rs(_){let w=!0;return Ca.forEach((P,D)=>{let V=P(n,D,is,_);V!=Oi[D]&&(w=!1),Oi[D]=V}),w}function Cs(){for(let _=0;_<C.length;_++){let w=C[_];if(!w.show||!w._show)continue;let P=w.side,D=P%2,V,K,ae=w.stroke(n,_),pe=P==0||P==3?-1:1,[be,Ne]=w._found;if(w.label!=null){let jn=w.labelGap*pe,di=Pn((w._lpos+jn)*It);De(w.labelFont[0],ae,"center",P==2?"top":Zy),u.save(),D==1?(V=K=0,u.translate(di,Pn(M+he/2)),u.rotate((P==3?-Zu:Zu)/2)):(V=Pn(R+q/2),K=di);let Er=Bv(w.label)?w.label(n,_,be,Ne):w.label;u.fillText(Er,V,K),u.restore()}if(Ne==0)continue;let Fe=b[w.scale],Oe=D==0?q:he,st=D==0?R:M,Ct=w._splits,Tt=Fe.distr==2?Ct.map(jn=>ci[jn]):Ct,xt=Fe.distr==2?ci[Ct[1]]-ci[Ct[0]]:be,Je=w.ticks,qe=w.border,Kt=Je.show?Je.size:0,cn=Pn(Kt*It),Un=Pn((w.alignTo==2?w._size-Kt-w.gap:w.gap)*It),kt=w._rotate*-Zu/180,hn=g(w._pos*It),hi=(cn+Un)*pe,Jn=hn+hi;K=D==0?Jn:0,V=D==1?Jn:0;let Si=w.font[0],Bi=w.align==1?ga:w.align==2?bp:kt>0?ga:kt<0?bp:D==0?"center":P==3?bp:ga,ls=kt||D==1?"middle":P==2?"top":Zy;De(Si,ae,Bi,ls);let ui=w.font[1]*w.lineGap,Ai=Ct.map(jn=>g(a(jn,Fe,Oe,st))),ki=w._values;for(let jn=0;jn<ki.length;jn++){let di=ki[jn];if(di!=null){D==0?V=Ai[jn]:K=Ai[jn],di=""+di;let Er=di.indexOf(`
`)==-1?[di]:di.split(/\n/gm);for(let Qn=0;Qn<Er.length;Qn++){let _m=Er[Qn];kt?(u.save(),u.translate(V,K+Qn*ui),u.rotate(kt),u.fillText(_m,0,0),u.restore()):u.fillText(_m,V,K+Qn*ui)}}}Je.show&&yn(Ai,Je.filter(n,Tt,_,Ne,xt),D,P,hn,cn,Ht(Je.width*It,3),Je.stroke(n,_),Je.dash,Je.cap);let cs=w.grid;cs.show&&yn(Ai,cs.filter(n,Tt,_,Ne,xt),D,D==0?2:1,D==0?M:R,D==0?he:q,Ht(cs.width*It,3),cs.stroke(n,_),cs.dash,cs.cap),qe.show&&yn([hn],[1],D==0?1:0,D==0?1:2,D==1?M:R,D==1?he:q,Ht(qe.width*It,3),qe.stroke(n,_),qe.dash,qe.cap)}Fn("drawAxes")}function ht(_){x.forEach((w,P)=>{P>0&&(w._paths=null,_&&(s==1?(w.min=null,w.max=null):w.facets.forEach(D=>{D.min=null,D.max=null})))})}let ln=!1,Kn=!1,Ot=[];function vn(){Kn=!1;for(let _=0;_<Ot.length;_++)Fn(...Ot[_]);Ot.length=0}function Wn(){ln||(UE(nm),ln=!0)}function Jl(_,w=!1){ln=!0,Kn=w,_(n),nm(),w&&Ot.length>0&&queueMicrotask(vn)}n.batch=Jl;function nm(){if(oe&&(gt(),oe=!1),_e&&(Ae(),_e=!1),ve){if(Qt(f,ga,Ze),Qt(f,"top",ot),Qt(f,Hl,B),Qt(f,Wl,Pe),Qt(p,ga,Ze),Qt(p,"top",ot),Qt(p,Hl,B),Qt(p,Wl,Pe),Qt(d,Hl,on),Qt(d,Wl,mn),h.width=Pn(on*It),h.height=Pn(mn*It),C.forEach(({_el:_,_show:w,_size:P,_pos:D,side:V})=>{if(_!=null)if(w){let K=V===3||V===0?P:0,ae=V%2==1;Qt(_,ae?"left":"top",D-K),Qt(_,ae?"width":"height",P),Qt(_,ae?"top":"left",ae?ot:Ze),Qt(_,ae?"height":"width",ae?Pe:B),Pp(_,no)}else bi(_,no)}),ao=js=lo=z=j=Y=Z=Te=A=null,Ie=1,Da(!0),Ze!=Se||ot!=Gt||B!=Ge||Pe!=Ye){ht(!1);let _=B/Ge,w=Pe/Ye;if(ge&&!te&&ue.left>=0){ue.left*=_,ue.top*=w,ho&&Ss(ho,Pn(ue.left),0,B,Pe),uo&&Ss(uo,0,Pn(ue.top),B,Pe);for(let P=0;P<lt.length;P++){let D=lt[P];D!=null&&(Yt[P]*=_,Zn[P]*=w,Ss(D,Fi(Yt[P]),Fi(Zn[P]),B,Pe))}}if(Zt.show&&!ie&&Zt.left>=0&&Zt.width>0){Zt.left*=_,Zt.width*=_,Zt.top*=w,Zt.height*=w;for(let P in gd)Qt(mo,P,Zt[P])}Se=Ze,Gt=ot,Ge=B,Ye=Pe}Fn("setSize"),ve=!1}on>0&&mn>0&&(u.clearRect(0,0,h.width,h.height),Fn("drawClear"),S.forEach(_=>_()),Fn("draw")),Zt.show&&ie&&(jl(Zt),ie=!1),ge&&te&&(Tr(null,!0,!1),te=!1),fe.show&&fe.live&&me&&(pd(),me=!1),c||(c=!0,n.status=1,Fn("ready")),Js=!1,ln=!1}n.redraw=(_,w)=>{_e=w||!1,_!==!1?er(T,L.min,L.max):Wn()};function ud(_,w){let P=b[_];if(P.from==null){if(an==0){let D=P.range(n,w.min,w.max,_);w.min=D[0],w.max=D[1]}if(w.min>w.max){let D=w.min;w.min=w.max,w.max=D}if(an>1&&w.min!=null&&w.max!=null&&w.max-w.min<1e-16)return;_==T&&P.distr==2&&an>0&&(w.min=ts(w.min,e[0]),w.max=ts(w.max,e[0]),w.min==w.max&&w.max++),W[_]=w,oe=!0,Wn()}}n.setScale=ud;let dd,fd,ho,uo,im,sm,fo,po,rm,om,$t,tn,Qs=!1,Gn=ue.drag,Dn=Gn.x,Nn=Gn.y;ge&&(ue.x&&(dd=Ni(oE,p)),ue.y&&(fd=Ni(aE,p)),L.ori==0?(ho=dd,uo=fd):(ho=fd,uo=dd),$t=ue.left,tn=ue.top);let Zt=n.select=wn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),mo=Zt.show?Ni(rE,Zt.over?p:f):null;function jl(_,w){if(Zt.show){for(let P in _)Zt[P]=_[P],P in gd&&Qt(mo,P,_[P]);w!==!1&&Fn("setSelect")}}n.setSelect=jl;function Ax(_){if(x[_].show)ee&&Pp(rt[_],no);else if(ee&&bi(rt[_],no),ge){let P=Re?lt[0]:lt[_];P!=null&&Ss(P,-10,-10,B,Pe)}}function er(_,w,P){ud(_,{min:w,max:P})}function os(_,w,P,D){w.focus!=null&&Px(_),w.show!=null&&x.forEach((V,K)=>{K>0&&(_==K||_==null)&&(V.show=w.show,Ax(K),s==2?(er(V.facets[0].scale,null,null),er(V.facets[1].scale,null,null)):er(V.scale,null,null),Wn())}),P!==!1&&Fn("setSeries",_,w),D&&Na("setSeries",n,_,w)}n.setSeries=os;function Tx(_,w){wn(E[_],w)}function Ex(_,w){_.fill=wt(_.fill||null),_.dir=Et(_.dir,-1),w=w??E.length,E.splice(w,0,_)}function Cx(_){_==null?E.length=0:E.splice(_,1)}n.addBand=Ex,n.setBand=Tx,n.delBand=Cx;function Rx(_,w){x[_].alpha=w,ge&&lt[_]!=null&&(lt[_].style.opacity=w),ee&&rt[_]&&(rt[_].style.opacity=w)}let Rs,tr,Ar,go={focus:!0};function Px(_){if(_!=Ar){let w=_==null,P=Be.alpha!=1;x.forEach((D,V)=>{if(s==1||V>0){let K=w||V==0||V==_;D._focus=w?null:K,P&&Rx(V,K?1:Be.alpha)}}),Ar=_,P&&Wn()}}ee&&Qe&&St(Qy,Ce,_=>{ue._lock||(je(_),Ar!=null&&os(null,go,!0,xn.setSeries))});function as(_,w,P){let D=b[w];P&&(_=_/It-(D.ori==1?ot:Ze));let V=B;D.ori==1&&(V=Pe,_=V-_),D.dir==-1&&(_=V-_);let K=D._min,ae=D._max,pe=_/V,be=K+(ae-K)*pe,Ne=D.distr;return Ne==3?xa(10,be):Ne==4?SE(be,D.asinh):Ne==100?D.bwd(be):be}function Ix(_,w){let P=as(_,T,w);return ts(P,e[0],un,dn)}n.valToIdx=_=>ts(_,e[0]),n.posToIdx=Ix,n.posToVal=as,n.valToPos=(_,w,P)=>b[w].ori==0?r(_,b[w],P?q:B,P?R:0):o(_,b[w],P?he:Pe,P?M:0),n.setCursor=(_,w,P)=>{$t=_.left,tn=_.top,Tr(null,w,P)};function am(_,w){Qt(mo,ga,Zt.left=_),Qt(mo,Hl,Zt.width=w)}function lm(_,w){Qt(mo,"top",Zt.top=_),Qt(mo,Wl,Zt.height=w)}let Ia=L.ori==0?am:lm,La=L.ori==1?am:lm;function Lx(){if(ee&&fe.live)for(let _=s==2?1:0;_<x.length;_++){if(_==0&&ct)continue;let w=fe.values[_],P=0;for(let D in w)Ve[_][P++].firstChild.nodeValue=w[D]}}function pd(_,w){if(_!=null&&(_.idxs?_.idxs.forEach((P,D)=>{se[D]=P}):CE(_.idx)||se.fill(_.idx),fe.idx=se[0]),ee&&fe.live){for(let P=0;P<x.length;P++)(P>0||s==1&&!ct)&&Dx(P,se[P]);Lx()}me=!1,w!==!1&&Fn("setLegend")}n.setLegend=pd;function Dx(_,w){let P=x[_],D=_==0&&k==2?ci:e[_],V;ct?V=P.values(n,_,w)??it:(V=P.value(n,w==null?null:D[w],_,w),V=V==null?it:{_:V}),fe.values[_]=V}function Tr(_,w,P){rm=$t,om=tn,[$t,tn]=ue.move(n,$t,tn),ue.left=$t,ue.top=tn,ge&&(ho&&Ss(ho,Pn($t),0,B,Pe),uo&&Ss(uo,0,Pn(tn),B,Pe));let D,V=un>dn;Rs=Vt,tr=null;let K=L.ori==0?B:Pe,ae=L.ori==1?B:Pe;if($t<0||an==0||V){D=ue.idx=null;for(let pe=0;pe<x.length;pe++){let be=lt[pe];be!=null&&Ss(be,-10,-10,B,Pe)}Qe&&os(null,go,!0,_==null&&xn.setSeries),fe.live&&(se.fill(D),me=!0)}else{let pe,be,Ne;s==1&&(pe=L.ori==0?$t:tn,be=as(pe,T),D=ue.idx=ts(be,e[0],un,dn),Ne=G(e[0][D],L,K,0));let Fe=-10,Oe=-10,st=0,Ct=0,Tt=!0,xt="",Je="";for(let qe=s==2?1:0;qe<x.length;qe++){let Kt=x[qe],cn=se[qe],Un=cn==null?null:s==1?e[qe][cn]:e[qe][1][cn],kt=ue.dataIdx(n,qe,D,be),hn=kt==null?null:s==1?e[qe][kt]:e[qe][1][kt];if(me=me||hn!=Un||kt!=cn,se[qe]=kt,qe>0&&Kt.show){let hi=kt==null?-10:kt==D?Ne:G(s==1?e[0][kt]:e[qe][0][kt],L,K,0),Jn=hn==null?-10:N(hn,s==1?b[Kt.scale]:b[Kt.facets[1].scale],ae,0);if(Qe&&hn!=null){let Si=L.ori==1?$t:tn,Bi=In(Be.dist(n,qe,kt,Jn,Si));if(Bi<Rs){let ls=Be.bias;if(ls!=0){let ui=as(Si,Kt.scale),Ai=hn>=0?1:-1,ki=ui>=0?1:-1;ki==Ai&&(ki==1?ls==1?hn>=ui:hn<=ui:ls==1?hn<=ui:hn>=ui)&&(Rs=Bi,tr=qe)}else Rs=Bi,tr=qe}}if(me||Re){let Si,Bi;L.ori==0?(Si=hi,Bi=Jn):(Si=Jn,Bi=hi);let ls,ui,Ai,ki,cs,jn,di=!0,Er=le.bbox;if(Er!=null){di=!1;let Qn=Er(n,qe);Ai=Qn.left,ki=Qn.top,ls=Qn.width,ui=Qn.height}else Ai=Si,ki=Bi,ls=ui=le.size(n,qe);if(jn=le.fill(n,qe),cs=le.stroke(n,qe),Re)qe==tr&&Rs<=Be.prox&&(Fe=Ai,Oe=ki,st=ls,Ct=ui,Tt=di,xt=jn,Je=cs);else{let Qn=lt[qe];Qn!=null&&(Yt[qe]=Ai,Zn[qe]=ki,ov(Qn,ls,ui,di),sv(Qn,jn,cs),Ss(Qn,Fi(Ai),Fi(ki),B,Pe))}}}}if(Re){let qe=Be.prox,Kt=Ar==null?Rs<=qe:Rs>qe||tr!=Ar;if(me||Kt){let cn=lt[0];cn!=null&&(Yt[0]=Fe,Zn[0]=Oe,ov(cn,st,Ct,Tt),sv(cn,xt,Je),Ss(cn,Fi(Fe),Fi(Oe),B,Pe))}}}if(Zt.show&&Qs)if(_!=null){let[pe,be]=xn.scales,[Ne,Fe]=xn.match,[Oe,st]=_.cursor.sync.scales,Ct=_.cursor.drag;if(Dn=Ct._x,Nn=Ct._y,Dn||Nn){let{left:Tt,top:xt,width:Je,height:qe}=_.select,Kt=_.scales[Oe].ori,cn=_.posToVal,Un,kt,hn,hi,Jn,Si=pe!=null&&Ne(pe,Oe),Bi=be!=null&&Fe(be,st);Si&&Dn?(Kt==0?(Un=Tt,kt=Je):(Un=xt,kt=qe),hn=b[pe],hi=G(cn(Un,Oe),hn,K,0),Jn=G(cn(Un+kt,Oe),hn,K,0),Ia(ns(hi,Jn),In(Jn-hi))):Ia(0,K),Bi&&Nn?(Kt==1?(Un=Tt,kt=Je):(Un=xt,kt=qe),hn=b[be],hi=N(cn(Un,st),hn,ae,0),Jn=N(cn(Un+kt,st),hn,ae,0),La(ns(hi,Jn),In(Jn-hi))):La(0,ae)}else yd()}else{let pe=In(rm-im),be=In(om-sm);if(L.ori==1){let st=pe;pe=be,be=st}Dn=Gn.x&&pe>=Gn.dist,Nn=Gn.y&&be>=Gn.dist;let Ne=Gn.uni;Ne!=null?Dn&&Nn&&(Dn=pe>=Ne,Nn=be>=Ne,!Dn&&!Nn&&(be>pe?Nn=!0:Dn=!0)):Gn.x&&Gn.y&&(Dn||Nn)&&(Dn=Nn=!0);let Fe,Oe;Dn&&(L.ori==0?(Fe=fo,Oe=$t):(Fe=po,Oe=tn),Ia(ns(Fe,Oe),In(Oe-Fe)),Nn||La(0,ae)),Nn&&(L.ori==1?(Fe=fo,Oe=$t):(Fe=po,Oe=tn),La(ns(Fe,Oe),In(Oe-Fe)),Dn||Ia(0,K)),!Dn&&!Nn&&(Ia(0,0),La(0,0))}if(Gn._x=Dn,Gn._y=Nn,_==null){if(P){if(xm!=null){let[pe,be]=xn.scales;xn.values[0]=pe!=null?as(L.ori==0?$t:tn,pe):null,xn.values[1]=be!=null?as(L.ori==1?$t:tn,be):null}Na(Mp,n,$t,tn,B,Pe,D)}if(Qe){let pe=P&&xn.setSeries,be=Be.prox;Ar==null?Rs<=be&&os(tr,go,!0,pe):Rs>be?os(null,go,!0,pe):tr!=Ar&&os(tr,go,!0,pe)}}me&&(fe.idx=D,pd()),w!==!1&&Fn("setCursor")}let nr=null;Object.defineProperty(n,"rect",{get(){return nr==null&&Da(!1),nr}});function Da(_=!1){_?nr=null:(nr=p.getBoundingClientRect(),Fn("syncRect",nr))}function cm(_,w,P,D,V,K,ae){ue._lock||Qs&&_!=null&&_.movementX==0&&_.movementY==0||(md(_,w,P,D,V,K,ae,!1,_!=null),_!=null?Tr(null,!0,!0):Tr(w,!0,!1))}function md(_,w,P,D,V,K,ae,pe,be){if(nr==null&&Da(!1),je(_),_!=null)P=_.clientX-nr.left,D=_.clientY-nr.top;else{if(P<0||D<0){$t=-10,tn=-10;return}let[Ne,Fe]=xn.scales,Oe=w.cursor.sync,[st,Ct]=Oe.values,[Tt,xt]=Oe.scales,[Je,qe]=xn.match,Kt=w.axes[0].side%2==1,cn=L.ori==0?B:Pe,Un=L.ori==1?B:Pe,kt=Kt?K:V,hn=Kt?V:K,hi=Kt?D:P,Jn=Kt?P:D;if(Tt!=null?P=Je(Ne,Tt)?a(st,b[Ne],cn,0):-10:P=cn*(hi/kt),xt!=null?D=qe(Fe,xt)?a(Ct,b[Fe],Un,0):-10:D=Un*(Jn/hn),L.ori==1){let Si=P;P=D,D=Si}}be&&(w==null||w.cursor.event.type==Mp)&&((P<=1||P>=B-1)&&(P=eo(P,B)),(D<=1||D>=Pe-1)&&(D=eo(D,Pe))),pe?(im=P,sm=D,[fo,po]=ue.move(n,P,D)):($t=P,tn=D)}let gd={width:0,height:0,left:0,top:0};function yd(){jl(gd,!1)}let hm,um,dm,fm;function pm(_,w,P,D,V,K,ae){Qs=!0,Dn=Nn=Gn._x=Gn._y=!1,md(_,w,P,D,V,K,ae,!0,!1),_!=null&&(St(wp,Cp,mm,!1),Na(Jy,n,fo,po,B,Pe,null));let{left:pe,top:be,width:Ne,height:Fe}=Zt;hm=pe,um=be,dm=Ne,fm=Fe}function mm(_,w,P,D,V,K,ae){Qs=Gn._x=Gn._y=!1,md(_,w,P,D,V,K,ae,!1,!0);let{left:pe,top:be,width:Ne,height:Fe}=Zt,Oe=Ne>0||Fe>0,st=hm!=pe||um!=be||dm!=Ne||fm!=Fe;if(Oe&&st&&jl(Zt),Gn.setScale&&Oe&&st){let Ct=pe,Tt=Ne,xt=be,Je=Fe;if(L.ori==1&&(Ct=be,Tt=Fe,xt=pe,Je=Ne),Dn&&er(T,as(Ct,T),as(Ct+Tt,T)),Nn)for(let qe in b){let Kt=b[qe];qe!=T&&Kt.from==null&&Kt.min!=Vt&&er(qe,as(xt+Je,qe),as(xt,qe))}yd()}else ue.lock&&(ue._lock=!ue._lock,Tr(w,!0,_!=null));_!=null&&(Sn(wp,Cp),Na(wp,n,$t,tn,B,Pe,null))}function Nx(_,w,P,D,V,K,ae){if(ue._lock)return;je(_);let pe=Qs;if(Qs){let be=!0,Ne=!0,Fe=10,Oe,st;L.ori==0?(Oe=Dn,st=Nn):(Oe=Nn,st=Dn),Oe&&st&&(be=$t<=Fe||$t>=B-Fe,Ne=tn<=Fe||tn>=Pe-Fe),Oe&&be&&($t=$t<fo?0:B),st&&Ne&&(tn=tn<po?0:Pe),Tr(null,!0,!0),Qs=!1}$t=-10,tn=-10,se.fill(null),Tr(null,!0,!0),pe&&(Qs=pe)}function gm(_,w,P,D,V,K,ae){ue._lock||(je(_),Pa(),yd(),_!=null&&Na(ev,n,$t,tn,B,Pe,null))}function ym(){C.forEach(W3),O(n.width,n.height,!0)}io(Ku,va,ym);let yo={};yo.mousedown=pm,yo.mousemove=cm,yo.mouseup=mm,yo.dblclick=gm,yo.setSeries=(_,w,P,D)=>{let V=xn.match[2];P=V(n,w,P),P!=-1&&os(P,D,!0,!1)},ge&&(St(Jy,p,pm),St(Mp,p,cm),St(jy,p,_=>{je(_),Da(!1)}),St(Qy,p,Nx),St(ev,p,gm),Up.add(n),n.syncRect=Da);let Ql=n.hooks=i.hooks||{};function Fn(_,w,P){Kn?Ot.push([_,w,P]):_ in Ql&&Ql[_].forEach(D=>{D.call(null,n,w,P)})}(i.plugins||[]).forEach(_=>{for(let w in _.hooks)Ql[w]=(Ql[w]||[]).concat(_.hooks[w])});let vm=(_,w,P)=>P,xn=wn({key:null,setSeries:!1,filters:{pub:uv,sub:uv},scales:[T,x[1]?x[1].scale:null],match:[dv,dv,vm],values:[null,null]},ue.sync);xn.match.length==2&&xn.match.push(vm),ue.sync=xn;let xm=xn.key,vd=lx(xm);function Na(_,w,P,D,V,K,ae){xn.filters.pub(_,w,P,D,V,K,ae)&&vd.pub(_,w,P,D,V,K,ae)}vd.sub(n);function Fx(_,w,P,D,V,K,ae){xn.filters.sub(_,w,P,D,V,K,ae)&&yo[_](null,w,P,D,V,K,ae)}n.pub=Fx;function Ux(){vd.unsub(n),Up.delete(n),Ln.clear(),Ip(Ku,va,ym),l.remove(),Ce?.remove(),Fn("destroy")}n.destroy=Ux;function xd(){Fn("init",i,e),Ra(e||i.data,!1),W[T]?ud(T,W[T]):Pa(),ie=Zt.show&&(Zt.width>0||Zt.height>0),te=me=!0,O(i.width,i.height)}return x.forEach(oo),C.forEach(As),t?t instanceof HTMLElement?(t.appendChild(l),xd()):t(n,xd):xd(),n}zn.assign=wn;zn.fmtNum=Hp;zn.rangeNum=Ju;zn.rangeLog=ed;zn.rangeAsinh=Gp;zn.orient=ro;zn.pxRatio=It;zn.join=FE;zn.fmtDate=Xp,zn.tzDate=qE;zn.sync=lx;{zn.addGap=C3,zn.clipGaps=id;let i=zn.paths={points:px};i.linear=gx,i.stepped=I3,i.bars=L3,i.spline=N3}var Zl=12e3,X3=20,q3={light:{series:["#c2410c","#0b7a6c","#6247c9","#0b69b7","#9a6700","#b0326f"],axis:"#5b626b",grid:"rgba(30,40,50,0.09)"},dark:{series:["#ff8f66","#4fd1bd","#b39dff","#6cb6ff","#e3b341","#f28cbf"],axis:"#9aa4ae",grid:"rgba(220,230,240,0.09)"}},Y3={N:"Force","N m":"Torque",m:"Position",J:"Energy","1/m":"Curvature",rad:"Angle","m/s":"Speed","rad/s":"Turning","N s":"Momentum","N m s":"Angular momentum","kg m²/s":"Angular momentum"},$3=/drift|error|violation|residual/i,_x=1e-18,jp=class{time=new Float64Array(Zl);columns=[];length=0;clear(e){for(this.length=0;this.columns.length<e;)this.columns.push(new Float64Array(Zl));this.columns.length=e}room(){if(this.length===Zl){let e=Zl>>1;this.time.copyWithin(0,e);for(let t of this.columns)t.copyWithin(0,e);this.length=Zl-e}return this.length++}get last(){return this.length>0?this.time[this.length-1]:-1/0}},ad=class{el;strip=X("div",{class:"plots"});history=new jp;series=[];plots=[];drawnAt=0;theme="light";scene="";sync=zn.sync("tendril");forget;watch;shown=!1;zoomed=!1;constructor(){this.el=X("section",{class:"panel drawer","aria-label":"Plots"},this.strip,X("button",{class:"icon-button csv",title:"Save what is plotted as CSV","aria-label":"Save plots as CSV",click:()=>this.save()},Lt("save"),"CSV")),this.forget=vo(e=>{this.theme=e,this.shown&&this.build()}),this.watch=new ResizeObserver(()=>this.resize()),this.watch.observe(this.strip)}dispose(){this.forget(),this.watch.disconnect();for(let e of this.plots)e.plot.destroy()}load(e){this.scene=e.scene.name,this.series=[...e.probes.map((t,n)=>({label:t.name,unit:t.unit==="1"?"":t.unit,read:s=>n<s.probes.count?s.floats[s.probes.at+n]:NaN})),{label:"hand",unit:"N",read:t=>bx(t,3)},{label:"hand",unit:"N m",read:t=>bx(t,0)},...Kh.map((t,n)=>({label:t,unit:"s",read:s=>s.rates[qt.stage+n]*1e-6}))],this.history.clear(this.series.length),this.zoomed=!1,this.shown&&this.build()}show(e){this.shown=e,e&&this.plots.length===0&&this.build()}take(e,t,n){let{history:s}=this;if(e.time<s.last&&s.clear(this.series.length),e.time>s.last){let r=s.room();s.time[r]=e.time,this.series.forEach((o,a)=>s.columns[a][r]=o.read(e))}this.shown&&t-this.drawnAt>n&&(this.drawnAt=t,this.draw())}figures(){let e=this.history.length-1;return Object.fromEntries(this.series.map((t,n)=>[`${t.label} [${t.unit}]`,e<0?NaN:this.history.columns[n][e]]))}get samples(){return this.history.length}build(){if(this.series.length!==0){for(let e of this.plots)e.plot.destroy();this.strip.replaceChildren(),this.plots=this.groups().map(e=>this.makePlot(e)),this.resize(),this.draw()}}groups(){let e=this.series.length-Kh.length,t=new Map;return this.series.slice(0,e).forEach((n,s)=>{let r=$3.test(n.label),o=r?`${n.unit} of errors`:n.unit,a=r?"Drift":Y3[n.unit]??n.label.replace(/^./,c=>c.toUpperCase());t.has(o)||t.set(o,{title:a,unit:n.unit,series:[],stacked:!1,log:r}),t.get(o).series.push(s)}),[...t.values(),{title:"Step time",unit:"s",series:Kh.map((n,s)=>e+s),stacked:!0,log:!1}]}makePlot(e){let t=q3[this.theme],n=h=>t.series[e.series.indexOf(h)%t.series.length],s=e.series.map(()=>X("b",{})),r=e.series.map((h,u)=>X("li",{},this.key(h,n(h),e,s[u],()=>this.toggle(c,u)))),o=X("div",{class:"tip",hidden:!0}),a=X("figure",{class:"plot",style:`--series: ${Math.min(4,e.series.length)}`},X("figcaption",{},X("ul",{},X("li",{},X("strong",{},e.title)),...r)),o);zi(this.strip,a);let c={group:e,holder:a,values:s,tip:o,empty:!1,zero:!1,hidden:new Set,plot:null},l={stroke:t.axis,font:`12px ${getComputedStyle(document.body).fontFamily}`,grid:{stroke:t.grid,width:1},ticks:{show:!1}};return c.plot=new zn({width:300,height:150,pxAlign:!1,legend:{show:!1},cursor:{sync:{key:this.sync.key,setSeries:!1},drag:{x:!0,y:!1,setScale:!0},points:{size:5},dataIdx:(h,u,d)=>u>0&&Number.isNaN(h.data[u][d])?null:d},scales:{x:{time:!1},y:{distr:e.log?3:1,range:h=>this.rangeY(h,c)}},axes:[{...l,size:24,gap:2,space:60,values:(h,u)=>u.map(d=>`${fi(d)} s`)},{...l,size:Math.max(72,56+6*e.unit.length),gap:4,space:30,...e.log&&{splits:(h,u,d,f)=>j3(d,f),filter:(h,u)=>u},values:(h,u)=>Q3(u,c)}],series:[{},...this.drawOrder(e).map(h=>({label:this.series[h].label,stroke:n(h),width:1.5,points:{show:!1},fill:e.stacked?`${n(h)}38`:void 0}))],hooks:{setSelect:[h=>this.zoomed||=h.select.width>2],setCursor:[()=>this.point(c,n)],ready:[h=>h.over.addEventListener("dblclick",()=>this.zoomed=!1)]}},this.data(e),a),c}key(e,t,n,s,r){let{label:o}=this.series[e],a=K3(n.series.map(l=>this.series[l].label)),c=o.toLowerCase()===n.title.toLowerCase()?"":o.split(" ").slice(a).join(" ");return X("button",{"aria-pressed":"true",title:`Show or hide ${o}`,click:r},X("i",{style:`background:${t}`}),c?X("span",{},c):null,s)}toggle(e,t){let{group:n,hidden:s,values:r,plot:o}=e,a=n.series[t];s.delete(a)||s.add(a),r[t].parentElement.setAttribute("aria-pressed",String(!s.has(a))),o.setSeries(1+this.drawOrder(n).indexOf(a),{show:!s.has(a)}),o.redraw(!0,!0)}drawOrder(e){return e.stacked?[...e.series].reverse():e.series}read(e){e.group.series.forEach((t,n)=>{let s=this.value(t,this.history.length-1);e.values[n].closest("li").hidden=Number.isNaN(s),Number.isNaN(s)||pt(e.values[n],On(s,e.group.unit,e.group.stacked?2:3))})}point(e,t){let{idx:n,left:s}=e.plot.cursor,r=n!=null&&s!==void 0&&s>=0&&e.plot.over.matches(":hover");if(e.tip.hidden=!r,!r)return;let o=e.group.series.filter(l=>!Number.isNaN(this.value(l,n))).map(l=>X("div",{},X("i",{style:`background:${t(l)}`}),X("span",{},this.series[l].label),X("b",{},On(this.value(l,n),e.group.unit))));e.tip.replaceChildren(X("div",{},X("span",{},"time"),X("b",{},`${this.history.time[n].toFixed(3)} s`)),...o);let a=e.plot.over.offsetLeft+s,c=s>e.plot.over.clientWidth/2;e.tip.style.left=c?"auto":`${a+12}px`,e.tip.style.right=c?`${e.holder.clientWidth-a+12}px`:"auto"}value(e,t){return t>=0&&t<this.history.length?this.history.columns[e][t]:NaN}rangeY(e,t){let{min:n=0,max:s=0}=e.scales.x,{time:r,length:o}=this.history,a=1/0,c=-1/0;for(let u=1;u<e.data.length;u++){if(e.series[u]?.show===!1)continue;let d=e.data[u];for(let f=o-1;f>=0&&r[f]>=n;f--)r[f]>s||Number.isNaN(d[f])||t.group.log&&!(d[f]>_x)||(a=Math.min(a,d[f]),c=Math.max(c,d[f]))}let l=a>c;if(l!==t.empty&&setTimeout(()=>this.resize()),t.empty=l,At(t.holder,"blank",l),t.zero=a===0&&c===0,t.empty)return t.group.log?[1e-9,1]:[0,1];if(t.zero)return[-1,1];if(t.group.log)return[10**Math.floor(Math.log10(a)),10**Math.ceil(Math.log10(1.001*c))];if(t.group.stacked)return[0,c>0?1.1*c:1e-6];let h=Math.max(c-a,.02*Math.max(Math.abs(c),Math.abs(a)),1e-12);return[a-.1*h,c+.1*h]}data(e){let{history:t}=this,n=t.length,s=e.series.map(o=>t.columns[o].subarray(0,n));if(e.log)return[t.time.subarray(0,n),...s.map(o=>o.map(a=>a>_x?a:NaN))];if(!e.stacked)return[t.time.subarray(0,n),...s];let r=[];return s.forEach((o,a)=>{let c=Float64Array.from(o);if(a>0)for(let l=0;l<n;l++)c[l]+=r[a-1][l];r.push(c)}),[t.time.subarray(0,n),...r.reverse()]}draw(){let e=Math.max(this.history.last,0),t=Math.max(this.history.length>0?this.history.time[0]:0,e-X3);for(let n of this.plots){if(this.zoomed){this.read(n);continue}n.plot.setData(this.data(n.group),!1),n.plot.setScale("x",{min:t,max:Math.max(e,t+2)}),this.read(n)}}resize(){for(let{plot:e,holder:t}of this.plots){let n=t.clientWidth,s=t.clientHeight-t.querySelector("figcaption").offsetHeight;n>0&&s>0&&(e.width!==n||e.height!==s)&&e.setSize({width:n,height:s})}}save(){let{history:e}=this,t=[["time [s]",...this.series.map(n=>`${n.label} [${n.unit}]`)].map(Z3).join(",")];for(let n=0;n<e.length;n++)t.push([e.time[n],...e.columns.map(s=>s[n])].map(s=>Number.isNaN(s)?"":String(Number(s.toPrecision(7)))).join(","));ec(`tendril-${this.scene}.csv`,new Blob([t.join(`
`)+`
`],{type:"text/csv"}))}},Z3=i=>/[",\n]/.test(i)?`"${i.replaceAll('"','""')}"`:i;function K3(i){if(i.length<2)return 0;let e=i.map(s=>s.split(" ")),t=Math.min(...e.map(s=>s.length-1)),n=0;for(;n<t&&e.every(s=>s[n]===e[0][n]);)n++;return n}function bx(i,e){let t=i.hands.find(s=>s.mine);if(!t)return NaN;let n=t.wrench+e;return Math.hypot(i.floats[n],i.floats[n+1],i.floats[n+2])}function J3(i,e){let t=Math.max(...i.map(Math.abs)),{factor:n,sign:s}=bm(t,e);return i.map(r=>`${fi(r/n)} ${s}${e}`.trim())}function j3(i,e){let t=Math.round(Math.log10(i)),n=Math.round(Math.log10(e)),s=Math.ceil((n-t+1)/5),r=[];for(let o=t;o<=n;o+=s)r.push(10**o);return r}function Q3(i,e){let{unit:t,log:n}=e.group;return e.empty?i.map(()=>""):e.zero?i.map(s=>s===0?`0 ${t}`:""):n?i.map(s=>s<9e-13?`${s.toExponential(0)} ${t}`:On(s,t,1)):J3(i,t)}var ld=class{constructor(e,t){this.duration=e;this.slider=X("input",{type:"range",min:"0",max:String(e),step:String(Math.max(e/2e3,.001)),value:"0","aria-label":"Time in the recording",pointerdown:()=>this.dragging=!0,pointerup:()=>this.dragging=!1,change:()=>this.dragging=!1,input:()=>{t(Number(this.slider.value)),this.tell(Number(this.slider.value))}}),this.el=X("div",{class:"timeline"},this.now,this.slider,X("span",{},`${e.toFixed(2)} s`)),this.tell(0)}duration;el;slider;now=X("output",{});dragging=!1;show(e){this.dragging||(this.slider.value=String(e),this.tell(e))}tell(e){pt(this.now,`${e.toFixed(2)} s`),this.slider.style.setProperty("--at",`${100*e/(this.duration||1)}%`)}};var Ta=[.05,.1,.25,.5,1,2,5,10],cd=class{el;title=X("h1",{});clock=X("output",{class:"clock","aria-label":"Simulated time"});pause;record;speed;panels;forget;constructor(e){this.pause=Ui("pause","Pause","Space",()=>e.pause()),this.record=Ui("record","Record","",()=>e.record()),this.speed=X("select",{class:"speed","aria-label":"Speed",title:"Speed (< and >)",change:()=>e.speed(Number(this.speed.value))},...Ta.map(a=>X("option",{value:String(a)},`× ${a}`))),this.panels={outline:Ui("outline","Outline","O",()=>e.panel("outline")),params:Ui("sliders","Parameters","P",()=>e.panel("params")),plots:Ui("plot","Plots","D",()=>e.panel("plots"))};let t=Ui("dark","Light or dark","T",nc);this.forget=vo(a=>t.replaceChildren(Lt(a==="dark"?"light":"dark")));let n=X("div",{class:"tools"},this.record,Ui("camera","Save a picture","S",()=>e.picture()),Ui("link","Copy a link to this state","L",()=>e.share()),t,Ui("full","Full screen","",()=>e.full()),Ui("help","Keys and gestures","H",()=>e.help())),s=X("details",{class:"more"},X("summary",{class:"icon-button","aria-label":"More",title:"More"},Lt("more")),n);s.addEventListener("click",a=>{a.target.closest(".tools")&&(s.open=!1)});let r=matchMedia("(min-width: 900px)"),o=()=>s.open=r.matches;r.addEventListener("change",o),s.addEventListener("toggle",()=>r.matches&&!s.open&&o()),o(),this.el=X("header",{class:"topbar"},X("a",{class:"home",href:"#/",title:"Gallery","aria-label":"Tendril: back to the gallery"},Lt("mark")),this.title,X("div",{class:"transport",role:"group","aria-label":"Time"},this.pause,Ui("step","One step",".",()=>e.step()),Ui("reset","Reset","R",()=>e.reset()),this.speed,this.clock),X("div",{class:"views",role:"group","aria-label":"Panels"},this.panels.outline,this.panels.params,this.panels.plots),s)}dispose(){this.forget()}setTitle(e){pt(this.title,e)}setTime(e){pt(this.clock,`${e.toFixed(2)} s`)}setStatus(e,t,n){Qp(this.pause,e?"play":"pause",e?"Go on":"Pause","Space"),Qp(this.record,"record",n?"Stop recording":"Record",""),At(this.record,"recording",n),this.record.setAttribute("aria-pressed",String(n));let s=String(t);[...this.speed.options].some(r=>r.value===s)||this.speed.append(X("option",{value:s},`× ${Number(t.toPrecision(3))}`)),this.speed.value=s}setPanel(e,t){this.panels[e].setAttribute("aria-pressed",String(t))}};function Ui(i,e,t,n){let s=X("button",{class:"icon-button",click:n});return Qp(s,i,e,t),s}function Qp(i,e,t,n){i.getAttribute("aria-label")!==t&&(i.replaceChildren(Lt(e)),i.setAttribute("aria-label",t),i.title=n?`${t} (${n})`:t,i.dataset.label=t)}function jD(i,e){try{let t=new em(i,e);return()=>t.close()}catch(t){if(!(t instanceof Ul))throw t;return i.replaceChildren(X("main",{class:"apology"},X("h1",{},"This browser cannot draw the scene"),X("p",{},"Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser."),X("p",{},X("a",{href:"#/"},"Back to the gallery")))),()=>{}}}var em=class{constructor(e,t){this.route=t;let n=t.query.has("bare");this.el=X("div",{class:n?"viewer bare":"viewer"}),this.stage=new Nu(this.el,t.query.get("quality")),e.replaceChildren(this.el),this.bar=new cd({pause:()=>this.pause(),step:()=>this.step(),reset:()=>this.reset(),speed:o=>this.link.send({type:"speed",value:o}),record:()=>this.record(),picture:()=>{this.picture()},share:()=>this.share(),full:()=>t2(),help:()=>this.help.showModal(),panel:o=>this.toggle(o)}),this.keys=new Bu({send:(o,a)=>this.link.send({type:"track",path:o,keys:a}),changed:()=>this.keysChanged()}),this.params=new Wu({set:(o,a)=>this.setParam(o,a),pose:o=>this.setPose(o)},this.keys),this.outline=new zu(o=>this.select(o)),this.notices=new ku(()=>this.link.retry()),zi(this.el,this.bar.el,this.outline.el,this.params.el,this.keys.el,this.plots.el,this.chip.el,this.scale,this.notices.el,this.help);let s=innerWidth>=1100&&!n;this.panels={outline:!1,params:s,plots:innerWidth>=1280&&innerHeight>=760&&!n};for(let o of["outline","params","plots"])this.show(o,this.panels[o]);let r=t.kind==="scene"?"scene":"recording";this.link=new jh(`/ws?${r}=${encodeURIComponent(t.name)}`,{state:o=>this.hearState(o),message:o=>this.hear(o),frame:()=>this.hearFrame()}),this.grips=new Yh(this.stage,this.link,{hover:o=>this.stage.highlight(o),select:o=>this.select(o),changed:()=>this.held()},()=>this.hello?.replay!==void 0),this.stage.drawn=o=>this.drawn(o),this.stage.fitted=()=>this.showScale(),this.forget=vo(o=>this.stage.setTheme(o)),this.layout=new ResizeObserver(()=>this.arrange());for(let o of[this.el,this.params.el,this.plots.el,this.outline.el,this.keys.el])this.layout.observe(o);addEventListener("keydown",o=>this.key(o),{signal:this.stop.signal}),addEventListener("pointerdown",()=>At(this.el,"by-keys",!1),{signal:this.stop.signal}),this.arrange(),T0(this.link,this.stage,this.grips,this.plots,this.latency,()=>this.hello,()=>this.status.paused)}route;el;stage;link;grips;bar;params;keys;plots=new ad;outline;chip=new Ou;notices;help=Uy();scale=X("div",{class:"scale","aria-hidden":"true"});latency=new Jh;pace=new tm;stop=new AbortController;forget;layout;hello=null;status={paused:!1,speed:1,recording:!1};note=null;timeline=null;panels;restored=!1;wasLost=!1;live=!1;selected=-1;outlinedAt=0;toldAt=0;sharing=!1;close(){delete window.tendril,this.stop.abort(),this.forget(),this.layout.disconnect(),this.grips.dispose(),this.link.close(),this.notices.dispose(),this.plots.dispose(),this.bar.dispose(),this.stage.dispose(),this.el.remove()}hear(e){switch(e.type){case"hello":case"scene":return this.load(e);case"params":return this.hello&&(this.hello.params=e.params),this.keys.update(e.params),this.params.update(e.params);case"status":return e.message&&this.notices.say(e.message),this.setStatus(e);case"state":return this.copyLink(e.state);case"released":this.grips.forget(e.hand),e.message&&this.notices.say(`Let go: ${e.message}.`);return;case"error":return this.fail(e)}}load(e){e.protocol!==1&&this.notices.say(`The server speaks protocol ${e.protocol}, this page ${1}: reload the page.`,"wrong");let t=this.hello,n=t!==null&&t.scene.name===e.scene.name&&e2(t.probes,e.probes);this.hello=e,document.title=`${e.scene.title} · Tendril`,this.bar.setTitle(e.scene.title),this.notices.found(),this.notices.clearMistakes(),this.stage.load(e),this.keys.load(e.tracks??[],e.params,e.scene.duration??0),this.params.load(e.scene.name,e.params),this.params.rekey(),this.outline.load(e),n||(this.plots.load(e),this.caption(!0)),e.replay&&!this.timeline&&(this.timeline=new ld(e.replay.duration,s=>this.link.send({type:"seek",time:s})),this.el.append(this.timeline.el),At(this.el,"replay",!0),this.show("params",!1)),this.setStatus(e),e.type==="hello"&&this.greet()}greet(){let e=this.route.query.get("s");e&&!this.restored&&this.link.send({type:"restore",state:e}),this.restored=!0,this.wasLost&&this.notices.say("Connected again."),this.wasLost=!1}hearState(e){At(this.el,"offline",e.kind!=="open"),e.kind==="open"&&this.hello===null?this.notices.waiting():e.kind==="open"&&this.notices.found(),e.kind==="refused"&&(this.notices.found(),this.notices.mistakes({type:"error",message:e.why},!1)),e.kind==="lost"&&(this.wasLost=this.hello!==null,this.grips?.forget(),this.notices.lost(e.retry))}hearFrame(){let e=this.link.frame,t=performance.now();this.pace.receive(t),this.stage.show(e),this.plots.take(e,t,this.stage.governor.interval>20?200:60),this.timeline?.show(e.echo/1e3),this.panels.outline&&this.hello&&t-this.outlinedAt>200&&(this.outlinedAt=t,this.outline.update(e,this.hello)),(t-this.toldAt>80||this.status.paused)&&(this.toldAt=t,this.bar.setTime(e.time),this.keys.show(e.time),this.panels.params&&this.params.rekey()),this.chip.update(e,this.status.paused,this.hello?.replay!==void 0,()=>this.pace.read(),this.stage.governor.current.name,this.status.behind??"",t)}drawn(e){this.pace.draw(e),this.hello?.replay||this.latency.drawn(this.link.frame.echo),!this.live&&this.hello&&this.link.received>0&&this.firstPicture()}firstPicture(){this.live=!0;let e=this.route.query.get("c");e&&this.stage.camera.restore(e),At(this.el,"live",!0)}fail(e){let t=e.mistakes?.[0]?[e.mistakes[0].problem,e.mistakes[0].want&&`want ${e.mistakes[0].want}`].filter(Boolean).join("; "):e.message;if(!(e.re&&["set","profile","track"].includes(e.re)&&e.path&&this.params.refuse(e.path,t))){if(e.re)return this.notices.say(t,"wrong");this.notices.mistakes(e,this.hello!==null)}}setStatus(e){this.status={paused:e.paused,speed:e.speed,recording:e.recording,behind:e.behind},this.bar.setStatus(e.paused,e.speed,e.recording)}pause(){let e=!this.status.paused;this.link.send({type:"pause",on:e}),this.link.open&&this.setStatus({...this.status,paused:e})}step(){this.link.send({type:"step"})}record(){this.link.send({type:"record",on:!this.status.recording})}held(){let e=this.grips?.holding??!1;At(this.el,"holding",e),e&&this.status.paused&&this.notices.say("Time is paused: what you pull will follow when it goes on (Space).")}setParam(e,t){Array.isArray(t)?this.link.send({type:"profile",path:e,knots:t}):(typeof t!="number"||!this.keys.setNow(e,t))&&this.link.send({type:"set",path:e,value:t})}setPose(e){let t=this.hello?.bodies.findIndex(n=>n.name===e)??-1;t<0||(this.link.send({type:"pose",body:t}),this.notices.say(`The shape of ${e} is its pose now.`))}keysChanged(){this.params?.rekey(),this.arrange()}reset(){this.grips.releaseAll(),this.link.send({type:"reset"})}faster(e){let t=Ta.findIndex(s=>s>=this.status.speed-1e-9),n=Ta[Math.min(Ta.length-1,Math.max(0,(t<0?Ta.length-1:t)+e))];this.link.send({type:"speed",value:n}),this.link.open&&this.setStatus({...this.status,speed:n})}select(e){this.selected=e===this.selected?-1:e;let t=this.selected>=0?this.hello?.bodies[this.selected]?.name??null:null;this.outline.highlight(this.selected),this.params.select(t),t&&innerWidth>=900&&this.show("params",!0)}async picture(){let e=await this.stage.snapshot();if(!e)return this.notices.say("The picture could not be taken.","wrong");ec(`tendril-${this.hello?.scene.name??"scene"}-${this.link.frame.time.toFixed(2)}s.png`,e)}share(){if(this.hello?.replay)return void this.copy(location.href);this.sharing=!0,this.link.send({type:"state"})}copyLink(e){if(!this.sharing)return;this.sharing=!1;let t=new URLSearchParams({s:e,c:this.stage.camera.state()});this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${t}`)}async copy(e){try{await navigator.clipboard.writeText(e),this.notices.say("A link to this state is in the clipboard.")}catch{history.replaceState(null,"",e),this.notices.say("The address of this page is now a link to this state.")}}caption(e){this.note?.remove(),this.note=null,e&&this.hello&&(this.note=Fy(this.hello,()=>this.caption(!1)),this.el.append(this.note)),this.arrange()}toggle(e){this.show(e,!this.panels[e])}show(e,t){let n=innerWidth<900;if(t&&n)for(let r of["outline","params","plots"])r!==e&&this.panels[r]&&this.show(r,!1);this.panels[e]=t;let s={outline:this.outline.el,params:this.params.el,plots:this.plots.el}[e];s.hidden=!t,At(this.el,`with-${e}`,t),this.bar.setPanel(e,t),e==="plots"&&this.plots.show(t)}arrange(){if(!this.layout)return;let e=this.el.getBoundingClientRect(),t=e.width<900,n=d=>d&&!d.hidden&&d.offsetParent!==null?d.getBoundingClientRect():null,s=n(this.bar.el)?.bottom??0,[r,o,a,c,l]=[this.outline.el,this.params.el,this.plots.el,this.note,this.keys.el].map(n),h=t?[r,o,a,l]:[a,l];this.stage.resize(e.width,e.height,{left:t?0:(r?.right??0)+.75*(c?.width??0),right:t||!o?0:e.right-o.left,top:t&&c?c.bottom:s,bottom:Math.max(0,...h.map(d=>d?e.bottom-d.top:0))});let u=a&&l?8:0;this.el.style.setProperty("--plots",`${a?a.height+u:0}px`),this.el.style.setProperty("--drawer",`${(a?.height??0)+(l?.height??0)+u}px`)}showScale(){pt(this.scale,`grid ${On(this.stage.spacing,"m",1)}`)}key(e){if(At(this.el,"by-keys",!0),e.target instanceof Element&&e.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea")!==null||e.ctrlKey||e.metaKey||this.help.open)return;let n=e.target instanceof Element&&e.target.closest("button, a, summary, input")!==null,s=this.action(e,n);s&&(e.preventDefault(),s())}action(e,t){let n=!t&&this.steering(e.key,e.shiftKey);if(n)return n;switch(e.key){case" ":return t?void 0:()=>this.pause();case".":return()=>this.step();case"Escape":return()=>this.grips.releaseAll();case"<":case",":return()=>this.faster(-1);case">":return()=>this.faster(1);case"?":return()=>this.help.showModal()}return e.altKey||e.repeat?void 0:{r:()=>this.reset(),g:()=>this.grips.toggle(),h:()=>this.help.showModal(),f:()=>this.stage.reframe(),t:nc,o:()=>this.toggle("outline"),p:()=>this.toggle("params"),d:()=>this.toggle("plots"),c:()=>this.caption(this.note===null),k:()=>this.keys.toggleShown(),s:()=>{this.picture()},l:()=>this.share(),v:()=>this.toggleEfforts()}[e.key.toLowerCase()]}toggleEfforts(){this.stage.efforts=!this.stage.efforts,this.stage.wake()}steering(e,t){let n=t?4:1,r={ArrowLeft:[-1,0,0],ArrowRight:[1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]}[e];if(this.grips.holding){if(r)return()=>this.grips.nudge(n*r[0],n*r[1],n*r[2]);if(e==="["||e==="]")return()=>this.grips.roll(e==="["?.15:-.15)}let o=this.stage.camera,a=c=>()=>{c(),this.stage.wake()};if(r)return a(()=>r[2]?o.zoom(r[2]>0?.85:1.18):o.orbit(-30*r[0],30*r[1]));if(e==="+"||e==="=")return a(()=>o.zoom(.85));if(e==="-"||e==="−")return a(()=>o.zoom(1.18))}},tm=class{drawn=[];got=[];draw(e){wx(this.drawn,e)}receive(e){wx(this.got,e)}read(){let e=this.drawn.slice(1).map((n,s)=>n-this.drawn[s]).sort((n,s)=>n-s),t=n=>e[Math.min(e.length-1,Math.floor(n*e.length))]??0;return{shown:Sx(this.drawn),p50:t(.5),p99:t(.99),received:Sx(this.got)}}};function wx(i,e){for(i.push(e);i.length>2&&e-i[0]>1500;)i.shift()}function Sx(i){let e=i.length>1?i[i.length-1]-i[0]:0;return e>0?1e3*(i.length-1)/e:0}var e2=(i,e)=>i.length===e.length&&i.every((t,n)=>t.name===e[n].name);function t2(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}export{jD as openViewer};

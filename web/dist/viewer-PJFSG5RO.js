import{a as V,b as Yi,c as at,d as Mt,e as vc,f as Lt,g as fg,h as mn,i as Ya,j as wi,k as xc,l as Po,m as bc,n as pg}from"./chunk-2NNGVSCE.js";var Hg=0,Rf=1,Wg=2;var qr=1,Xg=2,ta=3,_r=0,Rn=1,Vt=2,$r=0,na=1,_l=2,Pf=3,If=4,qg=5;var Yr=100,$g=101,Yg=102,Zg=103,Kg=104,Jg=200,jg=201,Qg=202,e0=203,Lf=204,Df=205,t0=206,n0=207,i0=208,s0=209,r0=210,o0=211,a0=212,l0=213,c0=214,Wc=0,Xc=1,qc=2,qo=3,$c=4,Yc=5,Zc=6,Kc=7,vh=0,h0=1,u0=2,Ss=0,Ff=1,Nf=2,Uf=3,Of=4,kf=5,Bf=6,Ml=7;var zf=300,Zr=301,ia=302,xh=303,bh=304,Jc=1e3,vs=1001,jc=1002,Sn=1003,d0=1004;var wl=1005;var ri=1006,_h=1007;var qs=1008;var mi=1009,Gf=1010,Vf=1011,sa=1012,Mh=1013,es=1014,gi=1015,ts=1016,wh=1017,Sh=1018,Kr=1020,Hf=35902,Wf=35899,Xf=1021,qf=1022,Ci=1023,Vs=1026,$s=1027,Ah=1028,Th=1029,Mr=1030,Eh=1031;var Ch=1033,Sl=33776,Al=33777,Tl=33778,El=33779,Rh=35840,Ph=35841,Ih=35842,Lh=35843,Dh=36196,Fh=37492,Nh=37496,Uh=37488,Oh=37489,Cl=37490,kh=37491,Bh=37808,zh=37809,Gh=37810,Vh=37811,Hh=37812,Wh=37813,Xh=37814,qh=37815,$h=37816,Yh=37817,Zh=37818,Kh=37819,Jh=37820,jh=37821,Qh=36492,eu=36494,tu=36495,nu=36283,iu=36284,Rl=36285,su=36286;var il=2300,Qc=2301,Vc=2302,_f=2303,Mf=2400,wf=2401,Sf=2402;var f0=3200,Pl=3201;var Il=0,p0=1,Ys="",ii="srgb",sl="srgb-linear",rl="linear",Dt="srgb";var Hc=7680;var m0=519,g0=512,y0=513,v0=514,$f=515,x0=516,b0=517,Yf=518,Zf=519,_0=35044,Zn=35048;var Kf="300 es",Bi=2e3,$o=2001;function Xb(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function qb(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ol(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function M0(){let i=ol("canvas");return i.style.display="block",i}var mg={},Yo=null;function Jf(...i){let e="THREE."+i.shift();Yo?Yo("log",e,...i):console.log(e,...i)}function w0(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Je(...i){i=w0(i);let e="THREE."+i.shift();if(Yo)Yo("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function nt(...i){i=w0(i);let e="THREE."+i.shift();if(Yo)Yo("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Gr(...i){let e=i.join(" ");e in mg||(mg[e]=!0,Je(...i))}function S0(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var A0={[Wc]:Wc,[qc]:Zc,[$c]:$c,[qo]:Yc,[Xc]:Xc,[Zc]:qc,[Kc]:Kc,[Yc]:qo},xs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},qn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],gg=1234567,tl=Math.PI/180,Zo=180/Math.PI;function ra(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(qn[i&255]+qn[i>>8&255]+qn[i>>16&255]+qn[i>>24&255]+"-"+qn[e&255]+qn[e>>8&255]+"-"+qn[e>>16&15|64]+qn[e>>24&255]+"-"+qn[t&63|128]+qn[t>>8&255]+"-"+qn[t>>16&255]+qn[t>>24&255]+qn[n&255]+qn[n>>8&255]+qn[n>>16&255]+qn[n>>24&255]).toLowerCase()}function xt(i,e,t){return Math.max(e,Math.min(t,i))}function jf(i,e){return(i%e+e)%e}function $b(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function Yb(i,e,t){return i!==e?(t-i)/(e-i):0}function nl(i,e,t){return(1-t)*i+t*e}function Zb(i,e,t,n){return nl(i,e,1-Math.exp(-t*n))}function Kb(i,e=1){return e-Math.abs(jf(i,e*2)-e)}function Jb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function jb(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function Qb(i,e){return i+Math.floor(Math.random()*(e-i+1))}function e_(i,e){return i+Math.random()*(e-i)}function t_(i){return i*(.5-Math.random())}function n_(i){i!==void 0&&(gg=i);let e=gg+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function i_(i){return i*tl}function s_(i){return i*Zo}function r_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function o_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function Qf(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function a_(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*h,c*u,c*d,a*l);break;case"YZY":i.set(c*d,a*h,c*u,a*l);break;case"ZXZ":i.set(c*u,c*d,a*h,a*l);break;case"XZX":i.set(a*h,c*p,c*f,a*l);break;case"YXY":i.set(c*f,a*h,c*p,a*l);break;case"ZYZ":i.set(c*p,c*f,a*h,a*l);break;default:Je("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function ep(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function T0(i,e){if(e.constructor===Float32Array)return i;let t=ep(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function E0(i,e){if(e.constructor===Float32Array)return i;let t=ep(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var As={DEG2RAD:tl,RAD2DEG:Zo,generateUUID:ra,clamp:xt,euclideanModulo:jf,mapLinear:$b,inverseLerp:Yb,lerp:nl,damp:Zb,pingpong:Kb,smoothstep:Jb,smootherstep:jb,randInt:Qb,randFloat:e_,randFloatSpread:t_,seededRandom:n_,degToRad:i_,radToDeg:s_,isPowerOfTwo:r_,ceilPowerOfTwo:o_,floorPowerOfTwo:Qf,setQuaternionFromProperEuler:a_,normalize:E0,denormalize:T0},Ye=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(xt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(xt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},At=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(u!==y||c!==d||l!==f||h!==p){let g=c*d+l*f+h*p+u*y;g<0&&(d=-d,f=-f,p=-p,y=-y,g=-g);let m=1-a;if(g<.9995){let x=Math.acos(g),C=Math.sin(x);m=Math.sin(m*x)/C,a=Math.sin(a*x)/C,c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a}else{c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a;let x=1/Math.sqrt(c*c+l*l+h*h+u*u);c*=x,l*=x,h*=x,u*=x}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+c*f-l*d,e[t+1]=c*p+h*d+l*u-a*f,e[t+2]=l*p+h*f+a*d-c*u,e[t+3]=h*p-a*u-c*d-l*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),u=a(r/2),d=c(n/2),f=c(s/2),p=c(r/2);switch(o){case"XYZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"YZX":this._x=d*h*u+l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u-d*f*p;break;case"XZY":this._x=d*h*u-l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u+d*f*p;break;default:Je("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-c)*f,this._y=(r-l)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-c)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+l)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-l)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(c+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+l)/f,this._y=(c+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(xt(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-t;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,t=Math.sin(t*l)/h,this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this._onChangeCallback()}else this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},D=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(yg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(yg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+c*l+o*u-a*h,this.y=n+c*h+a*l-r*u,this.z=s+c*u+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(xt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return ef.copy(this).projectOnVector(e),this.sub(ef)}reflect(e){return this.sub(ef.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(xt(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},ef=new D,yg=new At,st=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l)}set(e,t,n,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],y=s[0],g=s[3],m=s[6],x=s[1],C=s[4],_=s[7],E=s[2],S=s[5],v=s[8];return r[0]=o*y+a*x+c*E,r[3]=o*g+a*C+c*S,r[6]=o*m+a*_+c*v,r[1]=l*y+h*x+u*E,r[4]=l*g+h*C+u*S,r[7]=l*m+h*_+u*v,r[2]=d*y+f*x+p*E,r[5]=d*g+f*C+p*S,r[8]=d*m+f*_+p*v,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=h*o-a*l,d=a*c-h*r,f=l*r-o*c,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=u*y,e[1]=(s*l-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*c)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*c-l*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return Gr("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(tf.makeScale(e,t)),this}rotate(e){return Gr("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(tf.makeRotation(-e)),this}translate(e,t){return Gr("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(tf.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},tf=new st,vg=new st().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),xg=new st().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function l_(){let i={enabled:!0,workingColorSpace:sl,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Dt&&(s.r=Gs(s.r),s.g=Gs(s.g),s.b=Gs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Dt&&(s.r=Xo(s.r),s.g=Xo(s.g),s.b=Xo(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ys?rl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[sl]:{primaries:e,whitePoint:n,transfer:rl,toXYZ:vg,fromXYZ:xg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ii},outputColorSpaceConfig:{drawingBufferColorSpace:ii}},[ii]:{primaries:e,whitePoint:n,transfer:Dt,toXYZ:vg,fromXYZ:xg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ii}}}),i}var wt=l_();function Gs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Xo(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Io,eh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Io===void 0&&(Io=ol("canvas")),Io.width=e.width,Io.height=e.height;let s=Io.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Io}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=ol("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Gs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(Gs(t[n]/255)*255):t[n]=Gs(t[n]);return{data:t,width:e.width,height:e.height}}else return Je("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},c_=0,Ko=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:c_++}),this.uuid=ra(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(nf(s[o].image)):r.push(nf(s[o]))}else r=nf(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function nf(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?eh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Je("Texture: Unable to serialize Texture."),{})}var h_=0,sf=new D,hi=class i extends xs{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=vs,s=vs,r=ri,o=qs,a=Ci,c=mi,l=i.DEFAULT_ANISOTROPY,h=Ys){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:h_++}),this.uuid=ra(),this.name="",this.source=new Ko(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new Ye(0,0),this.repeat=new Ye(1,1),this.center=new Ye(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new st,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(sf).x}get height(){return this.source.getSize(sf).y}get depth(){return this.source.getSize(sf).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Je(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Je(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==zf)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Jc:e.x=e.x-Math.floor(e.x);break;case vs:e.x=e.x<0?0:1;break;case jc:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Jc:e.y=e.y-Math.floor(e.y);break;case vs:e.y=e.y<0?0:1;break;case jc:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};hi.DEFAULT_IMAGE=null;hi.DEFAULT_MAPPING=zf;hi.DEFAULT_ANISOTROPY=1;var rn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,c=e.elements,l=c[0],h=c[4],u=c[8],d=c[1],f=c[5],p=c[9],y=c[2],g=c[6],m=c[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(p+g)<.1&&Math.abs(l+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let C=(l+1)/2,_=(f+1)/2,E=(m+1)/2,S=(h+d)/4,v=(u+y)/4,w=(p+g)/4;return C>_&&C>E?C<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(C),s=S/n,r=v/n):_>E?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=S/s,r=w/s):E<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(E),n=v/r,s=w/r),this.set(n,s,r,t),this}let x=Math.sqrt((g-p)*(g-p)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(g-p)/x,this.y=(u-y)/x,this.z=(d-h)/x,this.w=Math.acos((l+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=xt(this.x,e.x,t.x),this.y=xt(this.y,e.y,t.y),this.z=xt(this.z,e.z,t.z),this.w=xt(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=xt(this.x,e,t),this.y=xt(this.y,e,t),this.z=xt(this.z,e,t),this.w=xt(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(xt(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},th=class extends xs{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ri,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new rn(0,0,e,t),this.scissorTest=!1,this.viewport=new rn(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new hi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ri,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new Ko(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ti=class extends th{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},al=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Sn,this.minFilter=Sn,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var nh=class extends hi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Sn,this.minFilter=Sn,this.wrapR=vs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var ut=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g)}set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=c,m[2]=l,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=p,m[11]=y,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Lo.setFromMatrixColumn(e,0).length(),r=1/Lo.setFromMatrixColumn(e,1).length(),o=1/Lo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=-c*u,t[8]=l,t[1]=f+p*l,t[5]=d-y*l,t[9]=-a*c,t[2]=y-d*l,t[6]=p+f*l,t[10]=o*c}else if(e.order==="YXZ"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*l,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*c}else if(e.order==="ZXY"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d-y*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=p*l-f,t[8]=d*l+y,t[1]=c*u,t[5]=y*l+d,t[9]=f*l-p,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=y-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=f*u+p,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=-u,t[8]=l*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(u_,e,d_)}lookAt(e,t,n){let s=this.elements;return Si.subVectors(e,t),Si.lengthSq()===0&&(Si.z=1),Si.normalize(),cr.crossVectors(n,Si),cr.lengthSq()===0&&(Math.abs(n.z)===1?Si.x+=1e-4:Si.z+=1e-4,Si.normalize(),cr.crossVectors(n,Si)),cr.normalize(),_c.crossVectors(Si,cr),s[0]=cr.x,s[4]=_c.x,s[8]=Si.x,s[1]=cr.y,s[5]=_c.y,s[9]=Si.y,s[2]=cr.z,s[6]=_c.z,s[10]=Si.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],y=n[6],g=n[10],m=n[14],x=n[3],C=n[7],_=n[11],E=n[15],S=s[0],v=s[4],w=s[8],U=s[12],P=s[1],I=s[5],B=s[9],G=s[13],F=s[2],W=s[6],$=s[10],H=s[14],le=s[3],Z=s[7],j=s[11],te=s[15];return r[0]=o*S+a*P+c*F+l*le,r[4]=o*v+a*I+c*W+l*Z,r[8]=o*w+a*B+c*$+l*j,r[12]=o*U+a*G+c*H+l*te,r[1]=h*S+u*P+d*F+f*le,r[5]=h*v+u*I+d*W+f*Z,r[9]=h*w+u*B+d*$+f*j,r[13]=h*U+u*G+d*H+f*te,r[2]=p*S+y*P+g*F+m*le,r[6]=p*v+y*I+g*W+m*Z,r[10]=p*w+y*B+g*$+m*j,r[14]=p*U+y*G+g*H+m*te,r[3]=x*S+C*P+_*F+E*le,r[7]=x*v+C*I+_*W+E*Z,r[11]=x*w+C*B+_*$+E*j,r[15]=x*U+C*G+_*H+E*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],y=e[7],g=e[11],m=e[15],x=c*f-l*d,C=a*f-l*u,_=a*d-c*u,E=o*f-l*h,S=o*d-c*h,v=o*u-a*h;return t*(y*x-g*C+m*_)-n*(p*x-g*E+m*S)+s*(p*C-y*E+m*v)-r*(p*_-y*S+g*v)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],c=e[2],l=e[6],h=e[10];return t*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],y=e[13],g=e[14],m=e[15],x=t*a-n*o,C=t*c-s*o,_=t*l-r*o,E=n*c-s*a,S=n*l-r*a,v=s*l-r*c,w=h*y-u*p,U=h*g-d*p,P=h*m-f*p,I=u*g-d*y,B=u*m-f*y,G=d*m-f*g,F=x*G-C*B+_*I+E*P-S*U+v*w;if(F===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/F;return e[0]=(a*G-c*B+l*I)*W,e[1]=(s*B-n*G-r*I)*W,e[2]=(y*v-g*S+m*E)*W,e[3]=(d*S-u*v-f*E)*W,e[4]=(c*P-o*G-l*U)*W,e[5]=(t*G-s*P+r*U)*W,e[6]=(g*_-p*v-m*C)*W,e[7]=(h*v-d*_+f*C)*W,e[8]=(o*B-a*P+l*w)*W,e[9]=(n*P-t*B-r*w)*W,e[10]=(p*S-y*_+m*x)*W,e[11]=(u*_-h*S-f*x)*W,e[12]=(a*U-o*I-c*w)*W,e[13]=(t*I-n*U+s*w)*W,e[14]=(y*C-p*E-g*x)*W,e[15]=(h*E-u*C+d*x)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,u=a+a,d=r*l,f=r*h,p=r*u,y=o*h,g=o*u,m=a*u,x=c*l,C=c*h,_=c*u,E=n.x,S=n.y,v=n.z;return s[0]=(1-(y+m))*E,s[1]=(f+_)*E,s[2]=(p-C)*E,s[3]=0,s[4]=(f-_)*S,s[5]=(1-(d+m))*S,s[6]=(g+x)*S,s[7]=0,s[8]=(p+C)*v,s[9]=(g-x)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=Lo.set(s[0],s[1],s[2]).length(),a=Lo.set(s[4],s[5],s[6]).length(),c=Lo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Zi.copy(this);let l=1/o,h=1/a,u=1/c;return Zi.elements[0]*=l,Zi.elements[1]*=l,Zi.elements[2]*=l,Zi.elements[4]*=h,Zi.elements[5]*=h,Zi.elements[6]*=h,Zi.elements[8]*=u,Zi.elements[9]*=u,Zi.elements[10]*=u,t.setFromRotationMatrix(Zi),n.x=o,n.y=a,n.z=c,this}makePerspective(e,t,n,s,r,o,a=Bi,c=!1){let l=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,y;if(c)p=r/(o-r),y=o*r/(o-r);else if(a===Bi)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===$o)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=u,l[9]=f,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Bi,c=!1){let l=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,y;if(c)p=1/(o-r),y=o/(o-r);else if(a===Bi)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===$o)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=u,l[9]=0,l[13]=f,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},Lo=new D,Zi=new ut,u_=new D(0,0,0),d_=new D(1,1,1),cr=new D,_c=new D,Si=new D,bg=new ut,_g=new At,bs=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(xt(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-xt(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(xt(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-xt(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(xt(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-xt(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Je("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return bg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(bg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return _g.setFromEuler(this),this.setFromQuaternion(_g,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};bs.DEFAULT_ORDER="XYZ";var Jo=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},f_=0,Mg=new D,Do=new At,Us=new ut,Mc=new D,Za=new D,p_=new D,m_=new At,wg=new D(1,0,0),Sg=new D(0,1,0),Ag=new D(0,0,1),Tg={type:"added"},g_={type:"removed"},Fo={type:"childadded",child:null},rf={type:"childremoved",child:null},Yn=class i extends xs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:f_++}),this.uuid=ra(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new D,t=new bs,n=new At,s=new D(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ut},normalMatrix:{value:new st}}),this.matrix=new ut,this.matrixWorld=new ut,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Jo,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Do.setFromAxisAngle(e,t),this.quaternion.multiply(Do),this}rotateOnWorldAxis(e,t){return Do.setFromAxisAngle(e,t),this.quaternion.premultiply(Do),this}rotateX(e){return this.rotateOnAxis(wg,e)}rotateY(e){return this.rotateOnAxis(Sg,e)}rotateZ(e){return this.rotateOnAxis(Ag,e)}translateOnAxis(e,t){return Mg.copy(e).applyQuaternion(this.quaternion),this.position.add(Mg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(wg,e)}translateY(e){return this.translateOnAxis(Sg,e)}translateZ(e){return this.translateOnAxis(Ag,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Us.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Mc.copy(e):Mc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Za.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Us.lookAt(Za,Mc,this.up):Us.lookAt(Mc,Za,this.up),this.quaternion.setFromRotationMatrix(Us),s&&(Us.extractRotation(s.matrixWorld),Do.setFromRotationMatrix(Us),this.quaternion.premultiply(Do.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(nt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Tg),Fo.child=e,this.dispatchEvent(Fo),Fo.child=null):nt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(g_),rf.child=e,this.dispatchEvent(rf),rf.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Us.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Us.multiply(e.parent.matrixWorld)),e.applyMatrix4(Us),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Tg),Fo.child=e,this.dispatchEvent(Fo),Fo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Za,e,p_),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Za,m_,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let u=c[l];r(e.shapes,u)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Yn.DEFAULT_UP=new D(0,1,0);Yn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Yn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var an=class extends Yn{constructor(){super(),this.isGroup=!0,this.type="Group"}},y_={type:"move"},jo=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new an,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new an,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new D,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new D),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new an,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new D,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new D,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let y of e.hand.values()){let g=t.getJointPose(y,n),m=this._getHandJoint(l,y);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=l.joints["index-finger-tip"],u=l.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;l.inputState.pinching&&d>f+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=f-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(y_)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new an;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},C0={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},hr={h:0,s:0,l:0},wc={h:0,s:0,l:0};function of(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var de=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ii){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,wt.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=wt.workingColorSpace){return this.r=e,this.g=t,this.b=n,wt.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=wt.workingColorSpace){if(e=jf(e,1),t=xt(t,0,1),n=xt(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=of(o,r,e+1/3),this.g=of(o,r,e),this.b=of(o,r,e-1/3)}return wt.colorSpaceToWorking(this,s),this}setStyle(e,t=ii){function n(r){r!==void 0&&parseFloat(r)<1&&Je("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Je("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Je("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ii){let n=C0[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Je("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Gs(e.r),this.g=Gs(e.g),this.b=Gs(e.b),this}copyLinearToSRGB(e){return this.r=Xo(e.r),this.g=Xo(e.g),this.b=Xo(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ii){return wt.workingToColorSpace($n.copy(this),e),Math.round(xt($n.r*255,0,255))*65536+Math.round(xt($n.g*255,0,255))*256+Math.round(xt($n.b*255,0,255))}getHexString(e=ii){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=wt.workingColorSpace){wt.workingToColorSpace($n.copy(this),t);let n=$n.r,s=$n.g,r=$n.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let u=o-a;switch(l=h<=.5?u/(o+a):u/(2-o-a),o){case n:c=(s-r)/u+(s<r?6:0);break;case s:c=(r-n)/u+2;break;case r:c=(n-s)/u+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=wt.workingColorSpace){return wt.workingToColorSpace($n.copy(this),t),e.r=$n.r,e.g=$n.g,e.b=$n.b,e}getStyle(e=ii){wt.workingToColorSpace($n.copy(this),e);let t=$n.r,n=$n.g,s=$n.b;return e!==ii?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(hr),this.setHSL(hr.h+e,hr.s+t,hr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(hr),e.getHSL(wc);let n=nl(hr.h,wc.h,t),s=nl(hr.s,wc.s,t),r=nl(hr.l,wc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},$n=new de;de.NAMES=C0;var ll=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new de(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Vr=class extends Yn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new bs,this.environmentIntensity=1,this.environmentRotation=new bs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ki=new D,Os=new D,af=new D,ks=new D,No=new D,Uo=new D,Eg=new D,lf=new D,cf=new D,hf=new D,uf=new rn,df=new rn,ff=new rn,pr=class i{constructor(e=new D,t=new D,n=new D){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ki.subVectors(e,t),s.cross(Ki);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ki.subVectors(s,t),Os.subVectors(n,t),af.subVectors(e,t);let o=Ki.dot(Ki),a=Ki.dot(Os),c=Ki.dot(af),l=Os.dot(Os),h=Os.dot(af),u=o*l-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(l*c-a*h)*d,p=(o*h-a*c)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,ks)===null?!1:ks.x>=0&&ks.y>=0&&ks.x+ks.y<=1}static getInterpolation(e,t,n,s,r,o,a,c){return this.getBarycoord(e,t,n,s,ks)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,ks.x),c.addScaledVector(o,ks.y),c.addScaledVector(a,ks.z),c)}static getInterpolatedAttribute(e,t,n,s,r,o){return uf.setScalar(0),df.setScalar(0),ff.setScalar(0),uf.fromBufferAttribute(e,t),df.fromBufferAttribute(e,n),ff.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(uf,r.x),o.addScaledVector(df,r.y),o.addScaledVector(ff,r.z),o}static isFrontFacing(e,t,n,s){return Ki.subVectors(n,t),Os.subVectors(e,t),Ki.cross(Os).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ki.subVectors(this.c,this.b),Os.subVectors(this.a,this.b),Ki.cross(Os).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;No.subVectors(s,n),Uo.subVectors(r,n),lf.subVectors(e,n);let c=No.dot(lf),l=Uo.dot(lf);if(c<=0&&l<=0)return t.copy(n);cf.subVectors(e,s);let h=No.dot(cf),u=Uo.dot(cf);if(h>=0&&u<=h)return t.copy(s);let d=c*u-h*l;if(d<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),t.copy(n).addScaledVector(No,o);hf.subVectors(e,r);let f=No.dot(hf),p=Uo.dot(hf);if(p>=0&&f<=p)return t.copy(r);let y=f*l-c*p;if(y<=0&&l>=0&&p<=0)return a=l/(l-p),t.copy(n).addScaledVector(Uo,a);let g=h*p-f*u;if(g<=0&&u-h>=0&&f-p>=0)return Eg.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(Eg,a);let m=1/(g+y+d);return o=y*m,a=d*m,t.copy(n).addScaledVector(No,o).addScaledVector(Uo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},gn=class{constructor(e=new D(1/0,1/0,1/0),t=new D(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(Ji.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(Ji.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=Ji.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,Ji):Ji.fromBufferAttribute(r,o),Ji.applyMatrix4(e.matrixWorld),this.expandByPoint(Ji);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Sc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Sc.copy(n.boundingBox)),Sc.applyMatrix4(e.matrixWorld),this.union(Sc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,Ji),Ji.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Ka),Ac.subVectors(this.max,Ka),Oo.subVectors(e.a,Ka),ko.subVectors(e.b,Ka),Bo.subVectors(e.c,Ka),ur.subVectors(ko,Oo),dr.subVectors(Bo,ko),Or.subVectors(Oo,Bo);let t=[0,-ur.z,ur.y,0,-dr.z,dr.y,0,-Or.z,Or.y,ur.z,0,-ur.x,dr.z,0,-dr.x,Or.z,0,-Or.x,-ur.y,ur.x,0,-dr.y,dr.x,0,-Or.y,Or.x,0];return!pf(t,Oo,ko,Bo,Ac)||(t=[1,0,0,0,1,0,0,0,1],!pf(t,Oo,ko,Bo,Ac))?!1:(Tc.crossVectors(ur,dr),t=[Tc.x,Tc.y,Tc.z],pf(t,Oo,ko,Bo,Ac))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,Ji).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(Ji).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Bs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Bs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Bs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Bs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Bs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Bs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Bs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Bs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Bs),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Bs=[new D,new D,new D,new D,new D,new D,new D,new D],Ji=new D,Sc=new gn,Oo=new D,ko=new D,Bo=new D,ur=new D,dr=new D,Or=new D,Ka=new D,Ac=new D,Tc=new D,kr=new D;function pf(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){kr.fromArray(i,r);let a=s.x*Math.abs(kr.x)+s.y*Math.abs(kr.y)+s.z*Math.abs(kr.z),c=e.dot(kr),l=t.dot(kr),h=n.dot(kr);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var wn=new D,Ec=new Ye,v_=0,He=class extends xs{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:v_++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=_0,this.updateRanges=[],this.gpuType=gi,this.version=0,this._normalizationScale=e!==void 0?ep(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Ec.fromBufferAttribute(this,t),Ec.applyMatrix3(e),this.setXY(t,Ec.x,Ec.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyMatrix3(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyMatrix4(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyNormalMatrix(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.transformDirection(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):T0(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):E0(e,this.array)}};var cl=class extends He{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var hl=class extends He{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var zt=class extends He{constructor(e,t,n){super(new Float32Array(e),t,n)}},x_=new gn,Ja=new D,mf=new D,_s=class{constructor(e=new D,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):x_.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ja.subVectors(e,this.center);let t=Ja.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(Ja,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(mf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ja.copy(e.center).add(mf)),this.expandByPoint(Ja.copy(e.center).sub(mf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},b_=0,ki=new ut,gf=new Yn,zo=new D,Ai=new gn,ja=new gn,Bn=new D,Qe=class i extends xs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:b_++}),this.uuid=ra(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Xb(e)?hl:cl)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new st().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return ki.makeRotationFromQuaternion(e),this.applyMatrix4(ki),this}rotateX(e){return ki.makeRotationX(e),this.applyMatrix4(ki),this}rotateY(e){return ki.makeRotationY(e),this.applyMatrix4(ki),this}rotateZ(e){return ki.makeRotationZ(e),this.applyMatrix4(ki),this}translate(e,t,n){return ki.makeTranslation(e,t,n),this.applyMatrix4(ki),this}scale(e,t,n){return ki.makeScale(e,t,n),this.applyMatrix4(ki),this}lookAt(e){return gf.lookAt(e),gf.updateMatrix(),this.applyMatrix4(gf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(zo).negate(),this.translate(zo.x,zo.y,zo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new zt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Je("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new gn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new D(-1/0,-1/0,-1/0),new D(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Ai.setFromBufferAttribute(r),this.morphTargetsRelative?(Bn.addVectors(this.boundingBox.min,Ai.min),this.boundingBox.expandByPoint(Bn),Bn.addVectors(this.boundingBox.max,Ai.max),this.boundingBox.expandByPoint(Bn)):(this.boundingBox.expandByPoint(Ai.min),this.boundingBox.expandByPoint(Ai.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&nt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new _s);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){nt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new D,1/0);return}if(e){let n=this.boundingSphere.center;if(Ai.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];ja.setFromBufferAttribute(a),this.morphTargetsRelative?(Bn.addVectors(Ai.min,ja.min),Ai.expandByPoint(Bn),Bn.addVectors(Ai.max,ja.max),Ai.expandByPoint(Bn)):(Ai.expandByPoint(ja.min),Ai.expandByPoint(ja.max))}Ai.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Bn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Bn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)Bn.fromBufferAttribute(a,l),c&&(zo.fromBufferAttribute(e,l),Bn.add(zo)),s=Math.max(s,n.distanceToSquared(Bn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&nt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){nt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new He(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new D,c[U]=new D;let h=new D,u=new D,d=new D,f=new Ye,p=new Ye,y=new Ye,g=new D,m=new D;function x(U,P,I){l[U]=l[P]=l[I]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,P),d.fromBufferAttribute(n,I),f.fromBufferAttribute(r,U),p.fromBufferAttribute(r,P),y.fromBufferAttribute(r,I),u.sub(h),d.sub(h),p.sub(f),y.sub(f);let B=1/(p.x*y.y-y.x*p.y);isFinite(B)&&(g.copy(u).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(B),m.copy(d).multiplyScalar(p.x).addScaledVector(u,-y.x).multiplyScalar(B),a[U].add(g),a[P].add(g),a[I].add(g),c[U].add(m),c[P].add(m),c[I].add(m))}let C=this.groups;C.length===0&&(C=[{start:0,count:e.count}]);for(let U=0,P=C.length;U<P;++U){let I=C[U],B=I.start,G=I.count;for(let F=B,W=B+G;F<W;F+=3)x(e.getX(F+0),e.getX(F+1),e.getX(F+2))}let _=new D,E=new D,S=new D,v=new D;function w(U){S.fromBufferAttribute(s,U),v.copy(S);let P=a[U];_.copy(P),_.sub(S.multiplyScalar(S.dot(P))).normalize(),E.crossVectors(v,P);let B=E.dot(c[U])<0?-1:1;o.setXYZW(U,_.x,_.y,_.z,B)}for(let U=0,P=n.count;U<P;++U)l[U]&&w(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new He(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new D,r=new D,o=new D,a=new D,c=new D,l=new D,h=new D,u=new D;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),g=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,g),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),c.fromBufferAttribute(n,y),l.fromBufferAttribute(n,g),a.add(h),c.add(h),l.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,c.x,c.y,c.z),n.setXYZ(g,l.x,l.y,l.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Bn.fromBufferAttribute(e,t),Bn.normalize(),e.setXYZ(t,Bn.x,Bn.y,Bn.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,u=a.normalized,d=new l.constructor(c.length*h),f=0,p=0;for(let y=0,g=c.length;y<g;y++){a.isInterleavedBufferAttribute?f=c[y]*a.data.stride+a.offset:f=c[y]*h;for(let m=0;m<h;m++)d[p++]=l[f++]}return new He(d,h,u)}if(this.index===null)return Je("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,n);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,u=l.length;h<u;h++){let d=l[h],f=e(d,n);c.push(f)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let c in n){let l=n[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let u=0,d=l.length;u<d;u++){let f=l[u];h.push(f.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],u=r[l];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let u=o[l];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var yf=new D,__=new D,M_=new st,ji=class{constructor(e=new D(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=yf.subVectors(n,t).cross(__.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(yf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||M_.getNormalMatrix(e),s=this.coplanarPoint(yf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},w_=0,Ms=class extends xs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:w_++}),this.uuid=ra(),this.name="",this.type="Material",this.blending=na,this.side=_r,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Lf,this.blendDst=Df,this.blendEquation=Yr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new de(0,0,0),this.blendAlpha=0,this.depthFunc=qo,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=m0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Hc,this.stencilZFail=Hc,this.stencilZPass=Hc,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Je(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Je(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new de().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ji().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ye().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ye().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var zs=new D,vf=new D,Cc=new D,Rc=new D,Hr=class{constructor(e=new D,t=new D(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,zs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=zs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(zs.copy(this.origin).addScaledVector(this.direction,t),zs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){vf.copy(e).add(t).multiplyScalar(.5),Cc.copy(t).sub(e).normalize(),Rc.copy(this.origin).sub(vf);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Cc),a=Rc.dot(this.direction),c=-Rc.dot(Cc),l=Rc.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*c-a,d=o*a-c,p=r*h,u>=0)if(d>=-p)if(d<=p){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*c)+l}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l):d<=p?(u=0,d=Math.min(Math.max(-r,-c),r),f=d*(d+2*c)+l):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(vf).addScaledVector(Cc,d),f}intersectSphere(e,t){if(e.radius<0)return null;zs.subVectors(e.center,this.origin);let n=zs.dot(this.direction),s=zs.dot(zs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return l>=0?(n=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(n=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,c=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,c=(e.min.z-d.z)*u),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,zs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,g=t.z-o.z,m=n.x-o.x,x=n.y-o.y,C=n.z-o.z,_=Math.abs(c),E=Math.abs(l),S=Math.abs(h),v,w,U,P,I,B,G,F,W,$,H,le;if(_>=E&&_>=S?(U=c,B=u,W=p,le=m,c>=0?(v=l,w=h,P=d,I=f,G=y,F=g,$=x,H=C):(v=h,w=l,P=f,I=d,G=g,F=y,$=C,H=x)):E>=S?(U=l,B=d,W=y,le=x,l>=0?(v=h,w=c,P=f,I=u,G=g,F=p,$=C,H=m):(v=c,w=h,P=u,I=f,G=p,F=g,$=m,H=C)):(U=h,B=f,W=g,le=C,h>=0?(v=c,w=l,P=u,I=d,G=p,F=y,$=m,H=x):(v=l,w=c,P=d,I=u,G=y,F=p,$=x,H=m)),U===0)return null;let Z=v/U,j=w/U,te=1/U,fe=P-Z*B,ue=I-j*B,ee=G-Z*W,ge=F-j*W,xe=$-Z*le,Ce=H-j*le,we=xe*ge-Ce*ee,qe=fe*Ce-ue*xe,lt=ee*ue-ge*fe;if(s){if(we<0||qe<0||lt<0)return null}else if((we<0||qe<0||lt<0)&&(we>0||qe>0||lt>0))return null;let We=we+qe+lt;if(We===0)return null;let gt=te*(we*B+qe*W+lt*le);return(We>0?gt<0:gt>0)?null:this.at(gt/We,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},ui=class extends Ms{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new de(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new bs,this.combine=vh,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Cg=new ut,Br=new Hr,Pc=new _s,Rg=new D,Ic=new D,Lc=new D,Dc=new D,xf=new D,Fc=new D,Pg=new D,Nc=new D,ze=class extends Yn{constructor(e=new Qe,t=new ui){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){Fc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],u=r[c];h!==0&&(xf.fromBufferAttribute(u,e),o?Fc.addScaledVector(xf,h):Fc.addScaledVector(xf.sub(t),h))}t.add(Fc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Pc.copy(n.boundingSphere),Pc.applyMatrix4(r),Br.copy(e.ray).recast(e.near),!(Pc.containsPoint(Br.origin)===!1&&(Br.intersectSphere(Pc,Rg)===null||Br.origin.distanceToSquared(Rg)>(e.far-e.near)**2))&&(Cg.copy(r).invert(),Br.copy(e.ray).applyMatrix4(Cg),!(n.boundingBox!==null&&Br.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,Br)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),C=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let _=x,E=C;_<E;_+=3){let S=a.getX(_),v=a.getX(_+1),w=a.getX(_+2);s=Uc(this,m,e,n,l,h,u,S,v,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=a.getX(g),C=a.getX(g+1),_=a.getX(g+2);s=Uc(this,o,e,n,l,h,u,x,C,_),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),C=Math.min(c.count,Math.min(g.start+g.count,f.start+f.count));for(let _=x,E=C;_<E;_+=3){let S=_,v=_+1,w=_+2;s=Uc(this,m,e,n,l,h,u,S,v,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(c.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=g,C=g+1,_=g+2;s=Uc(this,o,e,n,l,h,u,x,C,_),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function S_(i,e,t,n,s,r,o,a){let c;if(e.side===Rn?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,e.side===_r,a),c===null)return null;Nc.copy(a),Nc.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo(Nc);return l<t.near||l>t.far?null:{distance:l,point:Nc.clone(),object:i}}function Uc(i,e,t,n,s,r,o,a,c,l){i.getVertexPosition(a,Ic),i.getVertexPosition(c,Lc),i.getVertexPosition(l,Dc);let h=S_(i,e,t,n,Ic,Lc,Dc,Pg);if(h){let u=new D;pr.getBarycoord(Pg,Ic,Lc,Dc,u),s&&(h.uv=pr.getInterpolatedAttribute(s,a,c,l,u,new Ye)),r&&(h.uv1=pr.getInterpolatedAttribute(r,a,c,l,u,new Ye)),o&&(h.normal=pr.getInterpolatedAttribute(o,a,c,l,u,new D),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new D,materialIndex:0};pr.getNormal(Ic,Lc,Dc,d.normal),h.face=d,h.barycoord=u}return h}var Wr=class extends hi{constructor(e=null,t=1,n=1,s,r,o,a,c,l=Sn,h=Sn,u,d){super(null,o,a,c,l,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Qi=class extends He{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Go=new ut,Ig=new ut,Oc=[],Lg=new gn,A_=new ut,Qa=new ze,el=new _s,zi=class extends ze{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new Qi(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,A_)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new gn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Go),Lg.copy(e.boundingBox).applyMatrix4(Go),this.boundingBox.union(Lg)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new _s),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Go),el.copy(e.boundingSphere).applyMatrix4(Go),this.boundingSphere.union(el)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Qa.geometry=this.geometry,Qa.material=this.material,Qa.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),el.copy(this.boundingSphere),el.applyMatrix4(n),e.ray.intersectsSphere(el)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Go),Ig.multiplyMatrices(n,Go),Qa.matrixWorld=Ig,Qa.raycast(e,Oc);for(let o=0,a=Oc.length;o<a;o++){let c=Oc[o];c.instanceId=r,c.object=this,t.push(c)}Oc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new Qi(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Wr(new Float32Array(s*this.count),s,this.count,Ah,gi));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<n.length;l++)o+=n[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*e;return r[c]=a,r.set(n,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},zr=new _s,T_=new Ye(.5,.5),kc=new D,ws=class{constructor(e=new ji,t=new ji,n=new ji,s=new ji,r=new ji,o=new ji){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Bi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],y=r[9],g=r[10],m=r[11],x=r[12],C=r[13],_=r[14],E=r[15];if(s[0].setComponents(l-o,f-h,m-p,E-x).normalize(),s[1].setComponents(l+o,f+h,m+p,E+x).normalize(),s[2].setComponents(l+a,f+u,m+y,E+C).normalize(),s[3].setComponents(l-a,f-u,m-y,E-C).normalize(),n)s[4].setComponents(c,d,g,_).normalize(),s[5].setComponents(l-c,f-d,m-g,E-_).normalize();else if(s[4].setComponents(l-c,f-d,m-g,E-_).normalize(),t===Bi)s[5].setComponents(l+c,f+d,m+g,E+_).normalize();else if(t===$o)s[5].setComponents(c,d,g,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),zr.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),zr.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(zr)}intersectsSprite(e){zr.center.set(0,0,0);let t=T_.distanceTo(e.center);return zr.radius=.7071067811865476+t,zr.applyMatrix4(e.matrixWorld),this.intersectsSphere(zr)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(kc.x=s.normal.x>0?e.max.x:e.min.x,kc.y=s.normal.y>0?e.max.y:e.min.y,kc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(kc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Dg=new ut,ih=class i{constructor(){this.coordinateSystem=Bi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Dg.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new ws),n[s].setFromProjectionMatrix(Dg,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new ws),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var ul=class extends hi{constructor(e=[],t=Zr,n,s,r,o,a,c,l,h){super(e,t,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Hs=class extends hi{constructor(e,t,n=es,s,r,o,a=Sn,c=Sn,l,h=Vs,u=1){if(h!==Vs&&h!==$s)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Ko(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},dl=class extends Hs{constructor(e,t=es,n=Zr,s,r,o=Sn,a=Sn,c,l=Vs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,c,l),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},fl=class extends hi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},oi=class i extends Qe{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2));function p(y,g,m,x,C,_,E,S,v,w,U){let P=_/v,I=E/w,B=_/2,G=E/2,F=S/2,W=v+1,$=w+1,H=0,le=0,Z=new D;for(let j=0;j<$;j++){let te=j*I-G;for(let fe=0;fe<W;fe++){let ue=fe*P-B;Z[y]=ue*x,Z[g]=te*C,Z[m]=F,l.push(Z.x,Z.y,Z.z),Z[y]=0,Z[g]=0,Z[m]=S>0?1:-1,h.push(Z.x,Z.y,Z.z),u.push(fe/v),u.push(1-j/w),H+=1}}for(let j=0;j<w;j++)for(let te=0;te<v;te++){let fe=d+te+W*j,ue=d+te+W*(j+1),ee=d+(te+1)+W*(j+1),ge=d+(te+1)+W*j;c.push(fe,ue,ge),c.push(ue,ee,ge),le+=6}a.addGroup(f,le,U),f+=le,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Ws=class i extends Qe{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],c=[],l=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,p=n*2+r,y=s+1,g=new D,m=new D;for(let x=0;x<=p;x++){let C=0,_=0,E=0,S=0;if(x<=n){let U=x/n,P=U*Math.PI/2;_=-h-e*Math.cos(P),E=e*Math.sin(P),S=-e*Math.cos(P),C=U*u}else if(x<=n+r){let U=(x-n)/r;_=-h+U*t,E=e,S=0,C=u+U*d}else{let U=(x-n-r)/n,P=U*Math.PI/2;_=h+e*Math.sin(P),E=e*Math.cos(P),S=e*Math.sin(P),C=u+d+U*u}let v=Math.max(0,Math.min(1,C/f)),w=0;x===0?w=.5/s:x===p&&(w=-.5/s);for(let U=0;U<=s;U++){let P=U/s,I=P*Math.PI*2,B=Math.sin(I),G=Math.cos(I);m.x=-E*G,m.y=_,m.z=E*B,a.push(m.x,m.y,m.z),g.set(-E*G,S,E*B),g.normalize(),c.push(g.x,g.y,g.z),l.push(P+w,v)}if(x>0){let U=(x-1)*y;for(let P=0;P<s;P++){let I=U+P,B=U+P+1,G=x*y+P,F=x*y+P+1;o.push(I,B,G),o.push(B,F,G)}}}this.setIndex(o),this.setAttribute("position",new zt(a,3)),this.setAttribute("normal",new zt(c,3)),this.setAttribute("uv",new zt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var di=class i extends Qe{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,y=[],g=n/2,m=0;x(),o===!1&&(e>0&&C(!0),t>0&&C(!1)),this.setIndex(h),this.setAttribute("position",new zt(u,3)),this.setAttribute("normal",new zt(d,3)),this.setAttribute("uv",new zt(f,2));function x(){let _=new D,E=new D,S=0,v=(t-e)/n;for(let w=0;w<=r;w++){let U=[],P=w/r,I=P*(t-e)+e;for(let B=0;B<=s;B++){let G=B/s,F=G*c+a,W=Math.sin(F),$=Math.cos(F);E.x=I*W,E.y=-P*n+g,E.z=I*$,u.push(E.x,E.y,E.z),_.set(W,v,$).normalize(),d.push(_.x,_.y,_.z),f.push(G,1-P),U.push(p++)}y.push(U)}for(let w=0;w<s;w++)for(let U=0;U<r;U++){let P=y[U][w],I=y[U+1][w],B=y[U+1][w+1],G=y[U][w+1];(e>0||U!==0)&&(h.push(P,I,G),S+=3),(t>0||U!==r-1)&&(h.push(I,B,G),S+=3)}l.addGroup(m,S,0),m+=S}function C(_){let E=p,S=new Ye,v=new D,w=0,U=_===!0?e:t,P=_===!0?1:-1;for(let B=1;B<=s;B++)u.push(0,g*P,0),d.push(0,P,0),f.push(.5,.5),p++;let I=p;for(let B=0;B<=s;B++){let F=B/s*c+a,W=Math.cos(F),$=Math.sin(F);v.x=U*$,v.y=g*P,v.z=U*W,u.push(v.x,v.y,v.z),d.push(0,P,0),S.x=W*.5+.5,S.y=$*.5*P+.5,f.push(S.x,S.y),p++}for(let B=0;B<s;B++){let G=E+B,F=I+B;_===!0?h.push(F,F+1,G):h.push(F+1,F,G),w+=3}l.addGroup(m,w,_===!0?1:2),m+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},mr=class i extends di{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Xr=class i extends Qe{constructor(e=[new Ye(0,-.5),new Ye(.5,0),new Ye(0,.5)],t=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:n,phiLength:s},t=Math.floor(t),s=xt(s,0,Math.PI*2);let r=[],o=[],a=[],c=[],l=[],h=1/t,u=new D,d=new Ye,f=new D,p=new D,y=new D,g=0,m=0;for(let x=0;x<=e.length-1;x++)switch(x){case 0:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,y.copy(f),f.normalize(),c.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),c.push(y.x,y.y,y.z);break;default:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,p.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),c.push(f.x,f.y,f.z),y.copy(p)}for(let x=0;x<=t;x++){let C=n+x*h*s,_=Math.sin(C),E=Math.cos(C);for(let S=0;S<=e.length-1;S++){u.x=e[S].x*_,u.y=e[S].y,u.z=e[S].x*E,o.push(u.x,u.y,u.z),d.x=x/t,d.y=S/(e.length-1),a.push(d.x,d.y);let v=c[3*S+0]*_,w=c[3*S+1],U=c[3*S+0]*E;l.push(v,w,U)}}for(let x=0;x<t;x++)for(let C=0;C<e.length-1;C++){let _=C+x*e.length,E=_,S=_+e.length,v=_+e.length+1,w=_+1;r.push(E,S,w),r.push(v,w,S)}this.setIndex(r),this.setAttribute("position",new zt(o,3)),this.setAttribute("uv",new zt(a,2)),this.setAttribute("normal",new zt(l,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.points,e.segments,e.phiStart,e.phiLength)}};var Vn=class i extends Qe{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,u=e/a,d=t/c,f=[],p=[],y=[],g=[];for(let m=0;m<h;m++){let x=m*d-o;for(let C=0;C<l;C++){let _=C*u-r;p.push(_,-x,0),y.push(0,0,1),g.push(C/a),g.push(1-m/c)}}for(let m=0;m<c;m++)for(let x=0;x<a;x++){let C=x+l*m,_=x+l*(m+1),E=x+1+l*(m+1),S=x+1+l*m;f.push(C,_,S),f.push(_,E,S)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var qt=class i extends Qe{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],u=new D,d=new D,f=[],p=[],y=[],g=[];for(let m=0;m<=n;m++){let x=[],C=m/n,_=o+C*a,E=e*Math.cos(_),S=Math.sqrt(e*e-E*E),v=0;m===0&&o===0?v=.5/t:m===n&&c===Math.PI&&(v=-.5/t);for(let w=0;w<=t;w++){let U=w/t,P=s+U*r;u.x=-S*Math.cos(P),u.y=E,u.z=S*Math.sin(P),p.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),g.push(U+v,1-C),x.push(l++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<t;x++){let C=h[m][x+1],_=h[m][x],E=h[m+1][x],S=h[m+1][x+1];(m!==0||o>0)&&f.push(C,_,S),(m!==n-1||c<Math.PI)&&f.push(_,E,S)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var fi=class i extends Qe{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let c=[],l=[],h=[],u=[],d=new D,f=new D,p=new D;for(let y=0;y<=n;y++){let g=o+y/n*a;for(let m=0;m<=s;m++){let x=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(x),f.y=(e+t*Math.cos(g))*Math.sin(x),f.z=t*Math.sin(g),l.push(f.x,f.y,f.z),d.x=e*Math.cos(x),d.y=e*Math.sin(x),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(m/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let g=1;g<=s;g++){let m=(s+1)*y+g-1,x=(s+1)*(y-1)+g-1,C=(s+1)*(y-1)+g,_=(s+1)*y+g;c.push(m,x,_),c.push(x,C,_)}this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var pl=class extends Ms{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new de(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function Jr(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(Fg(s))s.isRenderTargetTexture?(Je("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(Fg(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function Kn(i){let e={};for(let t=0;t<i.length;t++){let n=Jr(i[t]);for(let s in n)e[s]=n[s]}return e}function Fg(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function E_(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function tp(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:wt.workingColorSpace}var Ll={clone:Jr,merge:Kn},C_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,R_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Qt=class extends Ms{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=C_,this.fragmentShader=R_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=Jr(e.uniforms),this.uniformsGroups=E_(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new de().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ye().fromArray(s.value);break;case"v3":this.uniforms[n].value=new D().fromArray(s.value);break;case"v4":this.uniforms[n].value=new rn().fromArray(s.value);break;case"m3":this.uniforms[n].value=new st().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ut().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},sh=class extends Qt{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ai=class extends Ms{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new de(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new de(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Il,this.normalScale=new Ye(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new bs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},gr=class extends ai{constructor(e){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new Ye(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return xt(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(t){this.ior=(1+.4*t)/(1-.4*t)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new de(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new de(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new de(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(e)}get anisotropy(){return this._anisotropy}set anisotropy(e){this._anisotropy>0!=e>0&&this.version++,this._anisotropy=e}get clearcoat(){return this._clearcoat}set clearcoat(e){this._clearcoat>0!=e>0&&this.version++,this._clearcoat=e}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(e){this._diffuseRoughness>0!=e>0&&this.version++,this._diffuseRoughness=e}get iridescence(){return this._iridescence}set iridescence(e){this._iridescence>0!=e>0&&this.version++,this._iridescence=e}get dispersion(){return this._dispersion}set dispersion(e){this._dispersion>0!=e>0&&this.version++,this._dispersion=e}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(e){this._retroreflectivity>0!=e>0&&this.version++,this._retroreflectivity=e}get sheen(){return this._sheen}set sheen(e){this._sheen>0!=e>0&&this.version++,this._sheen=e}get transmission(){return this._transmission}set transmission(e){this._transmission>0!=e>0&&this.version++,this._transmission=e}get iridescenceThicknessRange(){return Gr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(e){Gr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=e[0],this.iridescenceThicknessMaximum=e[1]}copy(e){return super.copy(e),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=e.anisotropy,this.anisotropyRotation=e.anisotropyRotation,this.anisotropyMap=e.anisotropyMap,this.clearcoat=e.clearcoat,this.clearcoatMap=e.clearcoatMap,this.clearcoatRoughness=e.clearcoatRoughness,this.clearcoatRoughnessMap=e.clearcoatRoughnessMap,this.clearcoatNormalMap=e.clearcoatNormalMap,this.clearcoatNormalScale.copy(e.clearcoatNormalScale),this.diffuseRoughness=e.diffuseRoughness,this.diffuseRoughnessMap=e.diffuseRoughnessMap,this.dispersion=e.dispersion,this.ior=e.ior,this.iridescence=e.iridescence,this.iridescenceMap=e.iridescenceMap,this.iridescenceIOR=e.iridescenceIOR,this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,this.iridescenceThicknessMap=e.iridescenceThicknessMap,this.retroreflectivity=e.retroreflectivity,this.sheen=e.sheen,this.sheenColor.copy(e.sheenColor),this.sheenColorMap=e.sheenColorMap,this.sheenRoughness=e.sheenRoughness,this.sheenRoughnessMap=e.sheenRoughnessMap,this.transmission=e.transmission,this.transmissionMap=e.transmissionMap,this.thickness=e.thickness,this.thicknessMap=e.thicknessMap,this.attenuationDistance=e.attenuationDistance,this.attenuationColor.copy(e.attenuationColor),this.specularIntensity=e.specularIntensity,this.specularIntensityMap=e.specularIntensityMap,this.specularColor.copy(e.specularColor),this.specularColorMap=e.specularColorMap,this}},pi=class extends Ms{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new de(16777215),this.specular=new de(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new de(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Il,this.normalScale=new Ye(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new bs,this.combine=vh,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var yr=class extends Ms{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=f0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},rh=class extends Ms{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Vo(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Bc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var vr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},oh=class extends vr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Mf,endingEnd:Mf}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case wf:r=e,a=2*t-n;break;case Sf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case wf:o=e,c=2*n-t;break;case Sf:o=1,c=n+s[1]-s[0];break;default:o=e-1,c=t}let l=(n-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),y=p*p,g=y*p,m=-d*g+2*d*y-d*p,x=(1+d)*g+(-1.5-2*d)*y+(-.5+d)*p+1,C=(-1-f)*g+(1.5+f)*y+.5*p,_=f*g-f*y;for(let E=0;E!==a;++E)r[E]=m*o[h+E]+x*o[l+E]+C*o[c+E]+_*o[u+E];return r}},ah=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*u+o[c+d]*h;return r}},lh=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},ch=class extends vr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),y=1-p;for(let g=0;g!==a;++g)r[g]=o[l+g]*y+o[c+g]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[l+p],g=o[c+p],m=f*d+p*2,x=u[m],C=u[m+1],_=e*d+p*2,E=h[_],S=h[_+1],v=I_(n,t,x,E,s);r[p]=R0(v,y,C,S,g)}return r}};function R0(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function P_(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function I_(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=R0(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let c=P_(r,e,t,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var Ei=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Vo(t,this.TimeBufferType),this.values=Vo(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Vo(e.times,Array),values:Vo(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Bc(e.settings)&&(n.settings={inTangents:Vo(e.settings.inTangents,Array),outTangents:Vo(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new lh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new ah(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new oh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new ch(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case il:t=this.InterpolantFactoryMethodDiscrete;break;case Qc:t=this.InterpolantFactoryMethodLinear;break;case Vc:t=this.InterpolantFactoryMethodSmooth;break;case _f:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Je("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return il;case this.InterpolantFactoryMethodLinear:return Qc;case this.InterpolantFactoryMethodSmooth:return Vc;case this.InterpolantFactoryMethodBezier:return _f}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Bc(this.settings)&&(Ng(this.settings.inTangents,e),Ng(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Bc(this.settings)&&(Ug(this.settings.inTangents,e),Ug(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(nt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(nt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){nt("KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){nt("KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&qb(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){nt("KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Vc,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let y=t[u+p];if(y!==t[d+p]||y!==t[f+p]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Bc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Ng(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function Ug(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ei.prototype.ValueTypeName="";Ei.prototype.TimeBufferType=Float32Array;Ei.prototype.ValueBufferType=Float32Array;Ei.prototype.DefaultInterpolation=Qc;var xr=class extends Ei{constructor(e,t,n){super(e,t,n)}};xr.prototype.ValueTypeName="bool";xr.prototype.ValueBufferType=Array;xr.prototype.DefaultInterpolation=il;xr.prototype.InterpolantFactoryMethodLinear=void 0;xr.prototype.InterpolantFactoryMethodSmooth=void 0;var hh=class extends Ei{constructor(e,t,n,s){super(e,t,n,s)}};hh.prototype.ValueTypeName="color";var uh=class extends Ei{constructor(e,t,n,s){super(e,t,n,s)}};uh.prototype.ValueTypeName="number";var dh=class extends vr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)At.slerpFlat(r,0,o,l-a,o,l,c);return r}},ml=class extends Ei{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new dh(this.times,this.values,this.getValueSize(),e)}};ml.prototype.ValueTypeName="quaternion";ml.prototype.InterpolantFactoryMethodSmooth=void 0;var br=class extends Ei{constructor(e,t,n){super(e,t,n)}};br.prototype.ValueTypeName="string";br.prototype.ValueBufferType=Array;br.prototype.DefaultInterpolation=il;br.prototype.InterpolantFactoryMethodLinear=void 0;br.prototype.InterpolantFactoryMethodSmooth=void 0;var fh=class extends Ei{constructor(e,t,n,s){super(e,t,n,s)}};fh.prototype.ValueTypeName="vector";var ph=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,u){return l.push(h,u),this},this.removeHandler=function(h){let u=l.indexOf(h);return u!==-1&&l.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=l.length;u<d;u+=2){let f=l[u],p=l[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},P0=new ph,mh=class{constructor(e){this.manager=e!==void 0?e:P0,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};mh.DEFAULT_MATERIAL_NAME="__DEFAULT";var gl=class extends Yn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new de(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},yl=class extends gl{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new de(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},bf=new ut,Og=new D,kg=new D,gh=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ye(512,512),this.mapType=mi,this.map=null,this.mapPass=null,this.matrix=new ut,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ws,this._frameExtents=new Ye(1,1),this._viewportCount=1,this._viewports=[new rn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Og.setFromMatrixPosition(e.matrixWorld),t.position.copy(Og),kg.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(kg),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){bf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(bf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;e.coordinateSystem===$o||e.reversedDepth?t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),t.multiply(bf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},zc=new D,Gc=new At,ys=new D,vl=class extends Yn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ut,this.projectionMatrix=new ut,this.projectionMatrixInverse=new ut,this.coordinateSystem=Bi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(zc,Gc,ys),ys.x===1&&ys.y===1&&ys.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(zc,Gc,ys.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(zc,Gc,ys),ys.x===1&&ys.y===1&&ys.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(zc,Gc,ys.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},fr=new D,Bg=new Ye,zg=new Ye,si=class extends vl{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Zo*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(tl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Zo*2*Math.atan(Math.tan(tl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){fr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(fr.x,fr.y).multiplyScalar(-e/fr.z),fr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(fr.x,fr.y).multiplyScalar(-e/fr.z)}getViewSize(e,t){return this.getViewBounds(e,Bg,zg),t.subVectors(zg,Bg)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(tl*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var xl=class extends vl{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Af=class extends gh{constructor(){super(new xl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Qo=class extends gl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.target=new Yn,this.shadow=new Af}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Xs=class extends Qe{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Ho=-90,Wo=1,ea=class extends Yn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new si(Ho,Wo,e,t);s.layers=this.layers,this.add(s);let r=new si(Ho,Wo,e,t);r.layers=this.layers,this.add(r);let o=new si(Ho,Wo,e,t);o.layers=this.layers,this.add(o);let a=new si(Ho,Wo,e,t);a.layers=this.layers,this.add(a);let c=new si(Ho,Wo,e,t);c.layers=this.layers,this.add(c);let l=new si(Ho,Wo,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===Bi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===$o)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},yh=class extends si{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var np="\\[\\]\\.:\\/",L_=new RegExp("["+np+"]","g"),ip="[^"+np+"]",D_="[^"+np.replace("\\.","")+"]",F_=/((?:WC+[\/:])*)/.source.replace("WC",ip),N_=/(WCOD+)?/.source.replace("WCOD",D_),U_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",ip),O_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",ip),k_=new RegExp("^"+F_+N_+U_+O_+"$"),B_=["material","materials","bones","map"],Tf=class{constructor(e,t,n){let s=n||jt.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},jt=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(L_,"")}static parseTrackName(e){let t=k_.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);B_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=n(a.children);if(c)return c}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Je("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=t.objectIndex;switch(n){case"materials":if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){nt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){nt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){nt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){nt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){nt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(l!==void 0){if(e[l]===void 0){nt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;nt("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){nt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};jt.Composite=Tf;jt.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};jt.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};jt.prototype.GetterByBindingType=[jt.prototype._getValue_direct,jt.prototype._getValue_array,jt.prototype._getValue_arrayElement,jt.prototype._getValue_toArray];jt.prototype.SetterByBindingTypeAndVersioning=[[jt.prototype._setValue_direct,jt.prototype._setValue_direct_setNeedsUpdate,jt.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_array,jt.prototype._setValue_array_setNeedsUpdate,jt.prototype._setValue_array_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_arrayElement,jt.prototype._setValue_arrayElement_setNeedsUpdate,jt.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[jt.prototype._setValue_fromArray,jt.prototype._setValue_fromArray_setNeedsUpdate,jt.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var GC=new Float32Array(1);var Gg=new ut,bl=class{constructor(e,t,n=0,s=1/0){this.ray=new Hr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new Jo,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):nt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return Gg.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(Gg),this}intersectObject(e,t=!0,n=[]){return Ef(e,this,n,t),n.sort(Vg),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Ef(e[s],this,n,t);return n.sort(Vg),n}};function Vg(i,e){return i.distance-e.distance}function Ef(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Ef(r[o],e,t,!0)}}var Cf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function sp(i,e,t,n){let s=z_(n);switch(t){case Xf:return i*e;case Ah:return i*e/s.components*s.byteLength;case Th:return i*e/s.components*s.byteLength;case Mr:return i*e*2/s.components*s.byteLength;case Eh:return i*e*2/s.components*s.byteLength;case qf:return i*e*3/s.components*s.byteLength;case Ci:return i*e*4/s.components*s.byteLength;case Ch:return i*e*4/s.components*s.byteLength;case Sl:case Al:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Tl:case El:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Ph:case Lh:return Math.max(i,16)*Math.max(e,8)/4;case Rh:case Ih:return Math.max(i,8)*Math.max(e,8)/2;case Dh:case Fh:case Uh:case Oh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case Nh:case Cl:case kh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Bh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case zh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Gh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Vh:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Hh:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Wh:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Xh:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case qh:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case $h:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Yh:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Zh:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Kh:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Jh:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case jh:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Qh:case eu:case tu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case nu:case iu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case Rl:case su:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function z_(i){switch(i){case mi:case Gf:return{byteLength:1,components:1};case sa:case Vf:case ts:return{byteLength:2,components:1};case wh:case Sh:return{byteLength:2,components:4};case es:case Mh:case gi:return{byteLength:4,components:1};case Hf:case Wf:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Je("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function j0(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function $_(i){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,u=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,h),a.onUploadCallback();let f;if(l instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)f=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)f=i.SHORT;else if(l instanceof Uint32Array)f=i.UNSIGNED_INT;else if(l instanceof Int32Array)f=i.INT;else if(l instanceof Int8Array)f=i.BYTE;else if(l instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:f,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,c,l){let h=c.array,u=c.updateRanges;if(i.bindBuffer(l,a),u.length===0)i.bufferSubData(l,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],y=u[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let y=u[f];i.bufferSubData(l,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(i.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var Y_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Z_=`#ifdef USE_ALPHAHASH
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
#endif`,K_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,J_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,j_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,Q_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,eM=`#ifdef USE_AOMAP
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
#endif`,tM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,nM=`#ifdef USE_BATCHING
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
#endif`,iM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,sM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,rM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,oM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,aM=`#ifdef USE_IRIDESCENCE
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
#endif`,lM=`#ifdef USE_BUMPMAP
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
#endif`,cM=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,hM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,uM=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,dM=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,fM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,pM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,mM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,gM=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,yM=`#define PI 3.141592653589793
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
} // validated`,vM=`vec3 transformedNormal = objectNormal;
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
#endif`,xM=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,bM=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,_M=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,MM=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,wM="gl_FragColor = linearToOutputTexel( gl_FragColor );",SM=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,AM=`#ifdef USE_ENVMAP
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
#endif`,TM=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,EM=`#ifdef USE_ENVMAP
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
#endif`,CM=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,RM=`#ifdef USE_ENVMAP
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
#endif`,PM=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,IM=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,LM=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,DM=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,FM=`#ifdef USE_GRADIENTMAP
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
}`,NM=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,UM=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,OM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,kM=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,BM=`#ifdef USE_ENVMAP
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
#endif`,zM=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,GM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,VM=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,HM=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,WM=`PhysicalMaterial material;
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
#endif`,XM=`uniform sampler2D dfgLUT;
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
}`,qM=`
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
#endif`,$M=`#if defined( RE_IndirectDiffuse )
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
#endif`,YM=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ZM=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,KM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,JM=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,jM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,QM=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,ew=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,tw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,nw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,iw=`#if defined( USE_POINTS_UV )
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
#endif`,sw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,rw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,ow=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,aw=`#if defined( USE_MORPHCOLORS )
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
#endif`,lw=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,cw=`#ifdef USE_MORPHTARGETS
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
#endif`,hw=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,uw=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,dw=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,fw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,pw=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,mw=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,gw=`#ifdef USE_NORMALMAP
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
#endif`,yw=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,vw=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,xw=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,bw=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,_w=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Mw=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,ww=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Sw=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Aw=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Tw=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,Ew=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,Cw=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Rw=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Pw=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Iw=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Lw=`float getShadowMask() {
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
}`,Dw=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Fw=`#ifdef USE_SKINNING
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
#endif`,Nw=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,Uw=`#ifdef USE_SKINNING
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
#endif`,Ow=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,kw=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Bw=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,zw=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,Gw=`#ifdef USE_TRANSMISSION
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
#endif`,Vw=`#ifdef USE_TRANSMISSION
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
#endif`,Hw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Ww=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,Xw=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,qw=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,$w=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Yw=`uniform sampler2D t2D;
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
}`,Zw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Kw=`uniform float backgroundBlurriness;
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
}`,Jw=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,jw=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Qw=`#include <common>
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
}`,eS=`#if DEPTH_PACKING == 3200
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
}`,tS=`#define DISTANCE
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
}`,nS=`#define DISTANCE
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
}`,iS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,sS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,rS=`uniform float scale;
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
}`,oS=`uniform vec3 diffuse;
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
}`,aS=`#include <common>
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
}`,lS=`uniform vec3 diffuse;
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
}`,cS=`#define LAMBERT
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
}`,hS=`#define LAMBERT
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
}`,uS=`#define MATCAP
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
}`,dS=`#define MATCAP
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
}`,fS=`#define NORMAL
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
}`,pS=`#define NORMAL
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
}`,mS=`#define PHONG
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
}`,gS=`#define PHONG
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
}`,yS=`#define STANDARD
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
}`,vS=`#define STANDARD
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
}`,xS=`#define TOON
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
}`,bS=`#define TOON
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
}`,_S=`uniform float size;
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
}`,MS=`uniform vec3 diffuse;
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
}`,wS=`#include <common>
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
}`,SS=`uniform vec3 color;
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
}`,AS=`uniform float rotation;
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
}`,TS=`uniform vec3 diffuse;
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
}`,pt={alphahash_fragment:Y_,alphahash_pars_fragment:Z_,alphamap_fragment:K_,alphamap_pars_fragment:J_,alphatest_fragment:j_,alphatest_pars_fragment:Q_,aomap_fragment:eM,aomap_pars_fragment:tM,batching_pars_vertex:nM,batching_vertex:iM,begin_vertex:sM,beginnormal_vertex:rM,bsdfs:oM,iridescence_fragment:aM,bumpmap_pars_fragment:lM,clipping_planes_fragment:cM,clipping_planes_pars_fragment:hM,clipping_planes_pars_vertex:uM,clipping_planes_vertex:dM,color_fragment:fM,color_pars_fragment:pM,color_pars_vertex:mM,color_vertex:gM,common:yM,defaultnormal_vertex:vM,displacementmap_pars_vertex:xM,displacementmap_vertex:bM,emissivemap_fragment:_M,emissivemap_pars_fragment:MM,colorspace_fragment:wM,colorspace_pars_fragment:SM,envmap_fragment:AM,envmap_common_pars_fragment:TM,envmap_pars_fragment:EM,envmap_pars_vertex:CM,envmap_physical_pars_fragment:BM,envmap_vertex:RM,fog_vertex:PM,fog_pars_vertex:IM,fog_fragment:LM,fog_pars_fragment:DM,gradientmap_pars_fragment:FM,lightmap_pars_fragment:NM,lights_lambert_fragment:UM,lights_lambert_pars_fragment:OM,lights_pars_begin:kM,lights_toon_fragment:zM,lights_toon_pars_fragment:GM,lights_phong_fragment:VM,lights_phong_pars_fragment:HM,lights_physical_fragment:WM,lights_physical_pars_fragment:XM,lights_fragment_begin:qM,lights_fragment_maps:$M,lights_fragment_end:YM,lightprobes_pars_fragment:ZM,logdepthbuf_fragment:KM,logdepthbuf_pars_fragment:JM,logdepthbuf_pars_vertex:jM,logdepthbuf_vertex:QM,map_fragment:ew,map_pars_fragment:tw,map_particle_fragment:nw,map_particle_pars_fragment:iw,metalnessmap_fragment:sw,metalnessmap_pars_fragment:rw,morphinstance_vertex:ow,morphcolor_vertex:aw,morphnormal_vertex:lw,morphtarget_pars_vertex:cw,morphtarget_vertex:hw,normal_fragment_begin:uw,normal_fragment_maps:dw,normal_pars_fragment:fw,normal_pars_vertex:pw,normal_vertex:mw,normalmap_pars_fragment:gw,clearcoat_normal_fragment_begin:yw,clearcoat_normal_fragment_maps:vw,clearcoat_pars_fragment:xw,iridescence_pars_fragment:bw,opaque_fragment:_w,packing:Mw,premultiplied_alpha_fragment:ww,project_vertex:Sw,dithering_fragment:Aw,dithering_pars_fragment:Tw,roughnessmap_fragment:Ew,roughnessmap_pars_fragment:Cw,shadowmap_pars_fragment:Rw,shadowmap_pars_vertex:Pw,shadowmap_vertex:Iw,shadowmask_pars_fragment:Lw,skinbase_vertex:Dw,skinning_pars_vertex:Fw,skinning_vertex:Nw,skinnormal_vertex:Uw,specularmap_fragment:Ow,specularmap_pars_fragment:kw,tonemapping_fragment:Bw,tonemapping_pars_fragment:zw,transmission_fragment:Gw,transmission_pars_fragment:Vw,uv_pars_fragment:Hw,uv_pars_vertex:Ww,uv_vertex:Xw,worldpos_vertex:qw,background_vert:$w,background_frag:Yw,backgroundCube_vert:Zw,backgroundCube_frag:Kw,cube_vert:Jw,cube_frag:jw,depth_vert:Qw,depth_frag:eS,distance_vert:tS,distance_frag:nS,equirect_vert:iS,equirect_frag:sS,linedashed_vert:rS,linedashed_frag:oS,meshbasic_vert:aS,meshbasic_frag:lS,meshlambert_vert:cS,meshlambert_frag:hS,meshmatcap_vert:uS,meshmatcap_frag:dS,meshnormal_vert:fS,meshnormal_frag:pS,meshphong_vert:mS,meshphong_frag:gS,meshphysical_vert:yS,meshphysical_frag:vS,meshtoon_vert:xS,meshtoon_frag:bS,points_vert:_S,points_frag:MS,shadow_vert:wS,shadow_frag:SS,sprite_vert:AS,sprite_frag:TS},Le={common:{diffuse:{value:new de(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new st}},envmap:{envMap:{value:null},envMapRotation:{value:new st},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new st}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new st}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new st},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new st},normalScale:{value:new Ye(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new st},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new st}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new st}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new st}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new de(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new de(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0},uvTransform:{value:new st}},sprite:{diffuse:{value:new de(16777215)},opacity:{value:1},center:{value:new Ye(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new st},alphaMap:{value:null},alphaMapTransform:{value:new st},alphaTest:{value:0}}},Es={basic:{uniforms:Kn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.fog]),vertexShader:pt.meshbasic_vert,fragmentShader:pt.meshbasic_frag},lambert:{uniforms:Kn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new de(0)},envMapIntensity:{value:1}}]),vertexShader:pt.meshlambert_vert,fragmentShader:pt.meshlambert_frag},phong:{uniforms:Kn([Le.common,Le.specularmap,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,Le.lights,{emissive:{value:new de(0)},specular:{value:new de(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:pt.meshphong_vert,fragmentShader:pt.meshphong_frag},standard:{uniforms:Kn([Le.common,Le.envmap,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.roughnessmap,Le.metalnessmap,Le.fog,Le.lights,{emissive:{value:new de(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag},toon:{uniforms:Kn([Le.common,Le.aomap,Le.lightmap,Le.emissivemap,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.gradientmap,Le.fog,Le.lights,{emissive:{value:new de(0)}}]),vertexShader:pt.meshtoon_vert,fragmentShader:pt.meshtoon_frag},matcap:{uniforms:Kn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,Le.fog,{matcap:{value:null}}]),vertexShader:pt.meshmatcap_vert,fragmentShader:pt.meshmatcap_frag},points:{uniforms:Kn([Le.points,Le.fog]),vertexShader:pt.points_vert,fragmentShader:pt.points_frag},dashed:{uniforms:Kn([Le.common,Le.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:pt.linedashed_vert,fragmentShader:pt.linedashed_frag},depth:{uniforms:Kn([Le.common,Le.displacementmap]),vertexShader:pt.depth_vert,fragmentShader:pt.depth_frag},normal:{uniforms:Kn([Le.common,Le.bumpmap,Le.normalmap,Le.displacementmap,{opacity:{value:1}}]),vertexShader:pt.meshnormal_vert,fragmentShader:pt.meshnormal_frag},sprite:{uniforms:Kn([Le.sprite,Le.fog]),vertexShader:pt.sprite_vert,fragmentShader:pt.sprite_frag},background:{uniforms:{uvTransform:{value:new st},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:pt.background_vert,fragmentShader:pt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new st}},vertexShader:pt.backgroundCube_vert,fragmentShader:pt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:pt.cube_vert,fragmentShader:pt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:pt.equirect_vert,fragmentShader:pt.equirect_frag},distance:{uniforms:Kn([Le.common,Le.displacementmap,{referencePosition:{value:new D},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:pt.distance_vert,fragmentShader:pt.distance_frag},shadow:{uniforms:Kn([Le.lights,Le.fog,{color:{value:new de(0)},opacity:{value:1}}]),vertexShader:pt.shadow_vert,fragmentShader:pt.shadow_frag}};Es.physical={uniforms:Kn([Es.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new st},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new st},clearcoatNormalScale:{value:new Ye(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new st},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new st},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new st},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new st},sheen:{value:0},sheenColor:{value:new de(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new st},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new st},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new st},transmissionSamplerSize:{value:new Ye},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new st},attenuationDistance:{value:0},attenuationColor:{value:new de(0)},specularColor:{value:new de(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new st},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new st},anisotropyVector:{value:new Ye},anisotropyMap:{value:null},anisotropyMapTransform:{value:new st}}]),vertexShader:pt.meshphysical_vert,fragmentShader:pt.meshphysical_frag};var ru={r:0,b:0,g:0},ES=new ut,Q0=new st;Q0.set(-1,0,0,0,1,0,0,0,1);function CS(i,e,t,n,s,r){let o=new de(0),a=s===!0?0:1,c,l,h=null,u=0,d=null;function f(x){let C=x.isScene===!0?x.background:null;if(C&&C.isTexture){let _=x.backgroundBlurriness>0;C=e.get(C,_)}return C}function p(x){let C=!1,_=f(x);_===null?g(o,a):_&&_.isColor&&(g(_,1),C=!0);let E=i.xr.getEnvironmentBlendMode();E==="additive"?t.buffers.color.setClear(0,0,0,1,r):E==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||C)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,C){let _=f(C);_&&_.isCubeTexture?(l===void 0&&(l=new ze(new oi(1,1,1),new Qt({name:"BackgroundCubeMaterial",uniforms:Jr(Es.backgroundCube.uniforms),vertexShader:Es.backgroundCube.vertexShader,fragmentShader:Es.backgroundCube.fragmentShader,side:Rn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(E,S,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=_,l.material.uniforms.backgroundBlurriness.value=C.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(ES.makeRotationFromEuler(C.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Q0),l.material.toneMapped=wt.getTransfer(_.colorSpace)!==Dt,(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null)):_&&_.isTexture&&(c===void 0&&(c=new ze(new Vn(2,2),new Qt({name:"BackgroundMaterial",uniforms:Jr(Es.background.uniforms),vertexShader:Es.background.vertexShader,fragmentShader:Es.background.fragmentShader,side:_r,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=_,c.material.uniforms.backgroundIntensity.value=C.backgroundIntensity,c.material.toneMapped=wt.getTransfer(_.colorSpace)!==Dt,_.matrixAutoUpdate===!0&&_.updateMatrix(),c.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null))}function g(x,C){x.getRGB(ru,tp(i)),t.buffers.color.setClear(ru.r,ru.g,ru.b,C,r)}function m(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,C=1){o.set(x),a=C,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,g(o,a)},render:p,addToRenderList:y,dispose:m}}function RS(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(I,B,G,F,W){let $=!1,H=u(I,F,G,B);r!==H&&(r=H,l(r.object)),$=f(I,F,G,W),$&&p(I,F,G,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,_(I,B,G,F),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function c(){return i.createVertexArray()}function l(I){return i.bindVertexArray(I)}function h(I){return i.deleteVertexArray(I)}function u(I,B,G,F){let W=F.wireframe===!0,$=n[B.id];$===void 0&&($={},n[B.id]=$);let H=I.isInstancedMesh===!0?I.id:0,le=$[H];le===void 0&&(le={},$[H]=le);let Z=le[G.id];Z===void 0&&(Z={},le[G.id]=Z);let j=Z[W];return j===void 0&&(j=d(c()),Z[W]=j),j}function d(I){let B=[],G=[],F=[];for(let W=0;W<t;W++)B[W]=0,G[W]=0,F[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:G,attributeDivisors:F,object:I,attributes:{},index:null}}function f(I,B,G,F){let W=r.attributes,$=B.attributes,H=0,le=G.getAttributes();for(let Z in le)if(le[Z].location>=0){let te=W[Z],fe=$[Z];if(fe===void 0&&(Z==="instanceMatrix"&&I.instanceMatrix&&(fe=I.instanceMatrix),Z==="instanceColor"&&I.instanceColor&&(fe=I.instanceColor)),te===void 0||te.attribute!==fe||fe&&te.data!==fe.data)return!0;H++}return r.attributesNum!==H||r.index!==F}function p(I,B,G,F){let W={},$=B.attributes,H=0,le=G.getAttributes();for(let Z in le)if(le[Z].location>=0){let te=$[Z];te===void 0&&(Z==="instanceMatrix"&&I.instanceMatrix&&(te=I.instanceMatrix),Z==="instanceColor"&&I.instanceColor&&(te=I.instanceColor));let fe={};fe.attribute=te,te&&te.data&&(fe.data=te.data),W[Z]=fe,H++}r.attributes=W,r.attributesNum=H,r.index=F}function y(){let I=r.newAttributes;for(let B=0,G=I.length;B<G;B++)I[B]=0}function g(I){m(I,0)}function m(I,B){let G=r.newAttributes,F=r.enabledAttributes,W=r.attributeDivisors;G[I]=1,F[I]===0&&(i.enableVertexAttribArray(I),F[I]=1),W[I]!==B&&(i.vertexAttribDivisor(I,B),W[I]=B)}function x(){let I=r.newAttributes,B=r.enabledAttributes;for(let G=0,F=B.length;G<F;G++)B[G]!==I[G]&&(i.disableVertexAttribArray(G),B[G]=0)}function C(I,B,G,F,W,$,H){H===!0?i.vertexAttribIPointer(I,B,G,W,$):i.vertexAttribPointer(I,B,G,F,W,$)}function _(I,B,G,F){y();let W=F.attributes,$=G.getAttributes(),H=B.defaultAttributeValues;for(let le in $){let Z=$[le];if(Z.location>=0){let j=W[le];if(j===void 0&&(le==="instanceMatrix"&&I.instanceMatrix&&(j=I.instanceMatrix),le==="instanceColor"&&I.instanceColor&&(j=I.instanceColor)),j!==void 0){let te=j.normalized,fe=j.itemSize,ue=e.get(j);if(ue===void 0)continue;let ee=ue.buffer,ge=ue.type,xe=ue.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||j.gpuType===Mh;if(j.isInterleavedBufferAttribute){let we=j.data,qe=we.isInterleavedBuffer===!0?we.stride:we.itemSize,lt=j.offset;if(we.isInstancedInterleavedBuffer||we.isInstancedBufferAttribute){for(let We=0;We<Z.locationSize;We++)m(Z.location+We,we.meshPerAttribute);I.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=we.meshPerAttribute*we.count)}else for(let We=0;We<Z.locationSize;We++)g(Z.location+We);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let We=0;We<Z.locationSize;We++)C(Z.location+We,fe/Z.locationSize,ge,te,qe*xe,(lt+fe/Z.locationSize*We)*xe,Ce)}else{if(j.isInstancedBufferAttribute){for(let we=0;we<Z.locationSize;we++)m(Z.location+we,j.meshPerAttribute);I.isInstancedMesh!==!0&&F._maxInstanceCount===void 0&&(F._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let we=0;we<Z.locationSize;we++)g(Z.location+we);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let we=0;we<Z.locationSize;we++)C(Z.location+we,fe/Z.locationSize,ge,te,fe*xe,fe/Z.locationSize*we*xe,Ce)}}else if(H!==void 0){let te=H[le];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(Z.location,te);break;case 3:i.vertexAttrib3fv(Z.location,te);break;case 4:i.vertexAttrib4fv(Z.location,te);break;default:i.vertexAttrib1fv(Z.location,te)}}}}x()}function E(){U();for(let I in n){let B=n[I];for(let G in B){let F=B[G];for(let W in F){let $=F[W];for(let H in $)h($[H].object),delete $[H];delete F[W]}}delete n[I]}}function S(I){if(n[I.id]===void 0)return;let B=n[I.id];for(let G in B){let F=B[G];for(let W in F){let $=F[W];for(let H in $)h($[H].object),delete $[H];delete F[W]}}delete n[I.id]}function v(I){for(let B in n){let G=n[B];for(let F in G){let W=G[F];if(W[I.id]===void 0)continue;let $=W[I.id];for(let H in $)h($[H].object),delete $[H];delete W[I.id]}}}function w(I){for(let B in n){let G=n[B],F=I.isInstancedMesh===!0?I.id:0,W=G[F];if(W!==void 0){for(let $ in W){let H=W[$];for(let le in H)h(H[le].object),delete H[le];delete W[$]}delete G[F],Object.keys(G).length===0&&delete n[B]}}}function U(){P(),o=!0,r!==s&&(r=s,l(r.object))}function P(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:P,dispose:E,releaseStatesOfGeometry:S,releaseStatesOfObject:w,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:g,disableUnusedAttributes:x}}function PS(i,e,t){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),t.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),t.update(l,n,h))}function a(c,l,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let d=0;for(let f=0;f<h;f++)d+=l[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function IS(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let v=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Ci&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let w=v===ts&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==mi&&v!==gi&&!w&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(Je("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Je("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Je("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),C=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),E=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:x,maxVaryings:C,maxFragmentUniforms:_,maxSamples:E,samples:S}}function LS(i){let e=this,t=null,n=0,s=!1,r=!1,o=new ji,a=new st,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,y=u.clipIntersection,g=u.clipShadows,m=i.get(u);if(!s||p===null||p.length===0||r&&!g)r?h(null):l();else{let x=r?0:n,C=x*4,_=m.clippingState||null;c.value=_,_=h(p,d,C,f);for(let E=0;E!==C;++E)_[E]=t[E];m.clippingState=_,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let y=u!==null?u.length:0,g=null;if(y!==0){if(g=c.value,p!==!0||g===null){let m=f+y*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(g===null||g.length<m)&&(g=new Float32Array(m));for(let C=0,_=f;C!==y;++C,_+=4)o.copy(u[C]).applyMatrix4(x,a),o.normal.toArray(g,_),g[_+3]=o.constant}c.value=g,c.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,g}}var Nl=class extends Ti{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new ul(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new oi(5,5,5),r=new Qt({name:"CubemapFromEquirect",uniforms:Jr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Rn,blending:$r});r.uniforms.tEquirect.value=t;let o=new ze(s,r),a=t.minFilter;return t.minFilter===qs&&(t.minFilter=ri),new ea(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},I0=256,DS=3,FS=20,ey=256,ty=16,NS=3,US=new D,OS=new de,aa=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new ea(1,10,null),this._boxMesh=new ze(new oi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=US}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=c.autoClear,d=c.autoClearColor,f=c.autoClearDepth,p=c.autoClearStencil,y=e.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,y===null&&(e.background=c.getClearColor(OS));let g=new ea(n,s,h);return g.position.copy(a),g.update(c,e),c.autoClear=u,c.autoClearColor=d,c.autoClearDepth=f,c.autoClearStencil=p,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,t)),this._applyPMREM(l),l}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=F0(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=D0(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(I0,Qf(e))}_fromTexture(e,t){e.mapping===Zr||e.mapping===ia?this._setSize(e.image.length===0?I0:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=L0(e,!1,!1),n=Math.log2(e)-DS;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=L0(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Zr||e.mapping===ia?(this._cubemapMaterial===null&&(this._cubemapMaterial=F0()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=D0()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=kS(),this._integrationMaterial=BS());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/ty);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-NS)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let c=a>0?Math.log2(t)+.5*Math.log2(6/(ey*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=zS());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function L0(i,e,t){return new Nl(i,{minFilter:qs,generateMipmaps:e,type:ts,colorSpace:sl,depthBuffer:t})}function Ul(i,e,t){return new Qt({name:i,uniforms:e,vertexShader:pt.cube_vert,fragmentShader:t,side:Rn,blending:$r,depthTest:!1,depthWrite:!1})}function kS(){return Ul("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ey}u

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
	`)}function BS(){return Ul("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:ty}},`

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
	`)}function zS(){return Ul("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${FS}
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
	`)}function D0(){return Ul("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function F0(){return Ul("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function GS(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===xh||f===bh)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new Nl(p.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",l),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===xh||f===bh,y=f===Zr||f===ia;if(p||y){let g=t.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new aa(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),g.texture;if(g!==void 0)return g.texture;{let x=d.image;return p&&x&&x.height>0||y&&x&&c(x)?(n===null&&(n=new aa(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),d.addEventListener("dispose",h),g.texture):null}}}return d}function a(d,f){return f===xh?d.mapping=Zr:f===bh&&(d.mapping=ia),d}function c(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function l(d){let f=d.target;f.removeEventListener("dispose",l);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function VS(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Gr("WebGLRenderer: "+n+" extension not supported."),s}}}function HS(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){c(p.target)}function c(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function l(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(p){let y=p.attributes;for(let g in y)e.update(y[g],i.ARRAY_BUFFER)}function u(p){let y=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let x=y!==null?y.array.length:g.array.length/3-1,C=g.count>=65535?hl:cl,_=new C(Math.ceil(x/3)*6,1),E=_.array;if(y!==null){let v=y.array;m=y.version;for(let w=0,U=0;w<x;w+=3){let P=v[w+0],I=v[w+1],B=v[w+2];E[U++]=P,E[U++]=I,E[U++]=I,E[U++]=B,E[U++]=B,E[U++]=P}}else{m=g.version;for(let v=0,w=0;v<x;v+=3){let U=v+0,P=v+1,I=v+2;E[w++]=U,E[w++]=P,E[w++]=P,E[w++]=I,E[w++]=I,E[w++]=U}}_.version=m;let S=r.get(p);S&&e.remove(S),r.set(p,_)}function d(p){let y=r.get(p);if(y){let g=p.index;g!==null&&y.version<g.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&c(y)}}return{get:l,update:h,getWireframeAttribute:d,dispose:f}}function WS(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function c(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function l(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let g=0;g<f;g++)y+=d[g];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function XS(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:nt("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function qS(i,e,t){let n=new WeakMap,s=new rn;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],C=0;f===!0&&(C=1),p===!0&&(C=2),y===!0&&(C=3);let _=a.attributes.position.count*C,E=1;_>e.maxTextureSize&&(E=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*E*4*u),v=new al(S,_,E,u);v.type=gi,v.needsUpdate=!0;let w=C*4;for(let P=0;P<u;P++){let I=g[P],B=m[P],G=x[P],F=_*E*4*P;for(let W=0;W<I.count;W++){let $=W*w;f===!0&&(s.fromBufferAttribute(I,W),S[F+$+0]=s.x,S[F+$+1]=s.y,S[F+$+2]=s.z,S[F+$+3]=0),p===!0&&(s.fromBufferAttribute(B,W),S[F+$+4]=s.x,S[F+$+5]=s.y,S[F+$+6]=s.z,S[F+$+7]=0),y===!0&&(s.fromBufferAttribute(G,W),S[F+$+8]=s.x,S[F+$+9]=s.y,S[F+$+10]=s.z,S[F+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Ye(_,E)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<l.length;y++)f+=l[y];let p=a.morphTargetsRelative?1:1-f;c.getUniforms().setValue(i,"morphTargetBaseInfluence",p),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function $S(i,e,t,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,u=l.geometry,d=e.get(l,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(t.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&t.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let f=l.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var YS={[Ff]:"LINEAR_TONE_MAPPING",[Nf]:"REINHARD_TONE_MAPPING",[Uf]:"CINEON_TONE_MAPPING",[Of]:"ACES_FILMIC_TONE_MAPPING",[Bf]:"AGX_TONE_MAPPING",[Ml]:"NEUTRAL_TONE_MAPPING",[kf]:"CUSTOM_TONE_MAPPING"};function ZS(i,e,t,n,s,r){let o=new Ti(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new Qe;h.setAttribute("position",new zt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new zt([0,2,0,0,2,0],2));let u=new sh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new ze(h,u),f=new xl(-1,1,1,-1,0,1),p=null,y=null,g=!1,m,x=null,C=[],_=!1;this.setSize=function(E,S){o.setSize(E,S),a!==null&&a.setSize(E,S),c!==null&&c.setSize(E,S);for(let v=0;v<C.length;v++){let w=C[v];w.setSize&&w.setSize(E,S)}},this.setEffects=function(E){C=E,_=C.length>0&&C[0].isRenderPass===!0;let S=o.width,v=o.height;C.length>0&&a===null&&(a=new Ti(S,v,{type:ts,depthBuffer:!1,stencilBuffer:!1}),c=new Ti(S,v,{type:ts,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&C.some(U=>U.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&l===null&&(l=new Hs(S,v),r===!0&&(l.format=$s,l.type=Kr)),o.dispose(),o.depthTexture=w?l:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let U=0;U<C.length;U++){let P=C[U];P.setSize&&P.setSize(S,v),w&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(l)}},this.begin=function(E,S){if(g||E.toneMapping===Ss&&C.length===0)return!1;if(x=S,S!==null){let v=S.width,w=S.height;(o.width!==v||o.height!==w)&&this.setSize(v,w)}return _===!1&&E.setRenderTarget(o),m=E.toneMapping,E.toneMapping=Ss,!0},this.hasRenderPass=function(){return _},this.end=function(E,S){E.toneMapping=m,g=!0;let v=o,w=a;for(let U=0;U<C.length;U++){let P=C[U];P.enabled!==!1&&(P.render(E,w,v,S),P.needsSwap!==!1&&(v=w,w=w===a?c:a))}if(p!==E.outputColorSpace||y!==E.toneMapping){p=E.outputColorSpace,y=E.toneMapping,u.defines={},wt.getTransfer(p)===Dt&&(u.defines.SRGB_TRANSFER="");let U=YS[y];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,E.setRenderTarget(x),E.render(d,f),x=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),u.dispose()}}var ny=new hi,iy=new Hs(1,1),sy=new dl(1),ry=new al,oy=new nh,ay=new ul,N0=[],U0=[],O0=new Float32Array(16),k0=new Float32Array(9),B0=new Float32Array(4);function la(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=N0[s];if(r===void 0&&(r=new Float32Array(s),N0[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Pn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function In(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function lu(i,e){let t=U0[e];t===void 0&&(t=new Int32Array(e),U0[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function KS(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function JS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2fv(this.addr,e),In(t,e)}}function jS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Pn(t,e))return;i.uniform3fv(this.addr,e),In(t,e)}}function QS(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4fv(this.addr,e),In(t,e)}}function e1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;B0.set(n),i.uniformMatrix2fv(this.addr,!1,B0),In(t,n)}}function t1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;k0.set(n),i.uniformMatrix3fv(this.addr,!1,k0),In(t,n)}}function n1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;O0.set(n),i.uniformMatrix4fv(this.addr,!1,O0),In(t,n)}}function i1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function s1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2iv(this.addr,e),In(t,e)}}function r1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3iv(this.addr,e),In(t,e)}}function o1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4iv(this.addr,e),In(t,e)}}function a1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function l1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2uiv(this.addr,e),In(t,e)}}function c1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3uiv(this.addr,e),In(t,e)}}function h1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4uiv(this.addr,e),In(t,e)}}function cu(i){return i.version===0&&(i.compareFunction=Zf,i.needsUpdate=!0),i}function u1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=cu(iy):r=ny,t.setTexture2D(e||r,s)}function d1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||oy,s)}function f1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=cu(sy):r=ay,t.setTextureCube(e||r,s)}function p1(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||ry,s)}function m1(i){switch(i){case 5126:return KS;case 35664:return JS;case 35665:return jS;case 35666:return QS;case 35674:return e1;case 35675:return t1;case 35676:return n1;case 5124:case 35670:return i1;case 35667:case 35671:return s1;case 35668:case 35672:return r1;case 35669:case 35673:return o1;case 5125:return a1;case 36294:return l1;case 36295:return c1;case 36296:return h1;case 35678:case 36198:case 36298:case 36306:case 35682:return u1;case 35679:case 36299:case 36307:return d1;case 35680:case 36300:case 36308:case 36293:return f1;case 36289:case 36303:case 36311:case 36292:return p1}}function g1(i,e){i.uniform1fv(this.addr,e)}function y1(i,e){let t=la(e,this.size,2);i.uniform2fv(this.addr,t)}function v1(i,e){let t=la(e,this.size,3);i.uniform3fv(this.addr,t)}function x1(i,e){let t=la(e,this.size,4);i.uniform4fv(this.addr,t)}function b1(i,e){let t=la(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function _1(i,e){let t=la(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function M1(i,e){let t=la(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function w1(i,e){i.uniform1iv(this.addr,e)}function S1(i,e){i.uniform2iv(this.addr,e)}function A1(i,e){i.uniform3iv(this.addr,e)}function T1(i,e){i.uniform4iv(this.addr,e)}function E1(i,e){i.uniform1uiv(this.addr,e)}function C1(i,e){i.uniform2uiv(this.addr,e)}function R1(i,e){i.uniform3uiv(this.addr,e)}function P1(i,e){i.uniform4uiv(this.addr,e)}function I1(i,e,t){let n=this.cache,s=e.length,r=lu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=cu(iy):o=ny;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function L1(i,e,t){let n=this.cache,s=e.length,r=lu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||oy,r[o])}function D1(i,e,t){let n=this.cache,s=e.length,r=lu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=cu(sy):o=ay;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function F1(i,e,t){let n=this.cache,s=e.length,r=lu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||ry,r[o])}function N1(i){switch(i){case 5126:return g1;case 35664:return y1;case 35665:return v1;case 35666:return x1;case 35674:return b1;case 35675:return _1;case 35676:return M1;case 5124:case 35670:return w1;case 35667:case 35671:return S1;case 35668:case 35672:return A1;case 35669:case 35673:return T1;case 5125:return E1;case 36294:return C1;case 36295:return R1;case 36296:return P1;case 35678:case 36198:case 36298:case 36306:case 35682:return I1;case 35679:case 36299:case 36307:return L1;case 35680:case 36300:case 36308:case 36293:return D1;case 36289:case 36303:case 36311:case 36292:return F1}}var ap=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=m1(t.type)}},lp=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=N1(t.type)}},cp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},rp=/(\w+)(\])?(\[|\.)?/g;function z0(i,e){i.seq.push(e),i.map[e.id]=e}function U1(i,e,t){let n=i.name,s=n.length;for(rp.lastIndex=0;;){let r=rp.exec(n),o=rp.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){z0(t,l===void 0?new ap(a,i,e):new lp(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new cp(a),z0(t,u)),t=u}}}var oa=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),c=e.getUniformLocation(t,a.name);U1(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function G0(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var O1=37297,k1=0;function B1(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var V0=new st;function z1(i){wt._getMatrix(V0,wt.workingColorSpace,i);let e=`mat3( ${V0.elements.map(t=>t.toFixed(4))} )`;switch(wt.getTransfer(i)){case rl:return[e,"LinearTransferOETF"];case Dt:return[e,"sRGBTransferOETF"];default:return Je("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function H0(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+B1(i.getShaderSource(e),a)}else return r}function G1(i,e){let t=z1(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var V1={[Ff]:"Linear",[Nf]:"Reinhard",[Uf]:"Cineon",[Of]:"ACESFilmic",[Bf]:"AgX",[Ml]:"Neutral",[kf]:"Custom"};function H1(i,e){let t=V1[e];return t===void 0?(Je("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var ou=new D;function W1(){wt.getLuminanceCoefficients(ou);let i=ou.x.toFixed(4),e=ou.y.toFixed(4),t=ou.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function X1(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Fl).join(`
`)}function q1(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function $1(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Fl(i){return i!==""}function W0(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function X0(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var Y1=/^[ \t]*#include +<([\w\d./]+)>/gm;function hp(i){return i.replace(Y1,Z1)}function Z1(i,e){let t=pt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return hp(t)}var K1=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function q0(i){return i.replace(K1,J1)}function J1(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function $0(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var j1={[qr]:"SHADOWMAP_TYPE_PCF",[ta]:"SHADOWMAP_TYPE_VSM"};function Q1(i){return j1[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var eA={[ia]:"ENVMAP_MODE_REFRACTION"};function tA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":eA[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var nA={[vh]:"ENVMAP_BLENDING_MULTIPLY",[h0]:"ENVMAP_BLENDING_MIX",[u0]:"ENVMAP_BLENDING_ADD"};function iA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":nA[i.combine]||"ENVMAP_BLENDING_NONE"}function sA(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=Q1(t),l=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=tA(t),u=iA(t),d=X1(t),f=q1(r),p=s.createProgram(),y,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Fl).join(`
`),y.length>0&&(y+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Fl).join(`
`),g.length>0&&(g+=`
`)):(y=[$0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Fl).join(`
`),g=[$0(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Ss?"#define TONE_MAPPING":"",t.toneMapping!==Ss?pt.tonemapping_pars_fragment:"",t.toneMapping!==Ss?H1("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",pt.colorspace_pars_fragment,G1("linearToOutputTexel",t.outputColorSpace),W1(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Fl).join(`
`)),o=hp(o),o=W0(o,t),o=X0(o,t),a=hp(a),a=W0(a,t),a=X0(a,t),o=q0(o),a=q0(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,g=["#define varying in",t.glslVersion===Kf?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===Kf?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let x=m+y+o,C=m+g+a,_=G0(s,s.VERTEX_SHADER,x),E=G0(s,s.FRAGMENT_SHADER,C);s.attachShader(p,_),s.attachShader(p,E),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function S(P){if(i.debug.checkShaderErrors){let I=s.getProgramInfoLog(p)||"",B=s.getShaderInfoLog(_)||"",G=s.getShaderInfoLog(E)||"",F=I.trim(),W=B.trim(),$=G.trim(),H=!0,le=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,_,E);else{let Z=H0(s,_,"vertex"),j=H0(s,E,"fragment");nt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+F+`
`+Z+`
`+j)}else F!==""?Je("WebGLProgram: Program Info Log:",F):(W===""||$==="")&&(le=!1);le&&(P.diagnostics={runnable:H,programLog:F,vertexShader:{log:W,prefix:y},fragmentShader:{log:$,prefix:g}})}s.deleteShader(_),s.deleteShader(E),v=new oa(s,p),w=$1(s,p)}let v;this.getUniforms=function(){return v===void 0&&S(this),v};let w;this.getAttributes=function(){return w===void 0&&S(this),w};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(p,O1)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=k1++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=_,this.fragmentShader=E,this}var rA=0,up=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new dp(e),t.set(e,n)),n}},dp=class{constructor(e){this.id=rA++,this.code=e,this.usedTimes=0}};function oA(i){return i===Mr||i===Cl||i===Rl}function aA(i,e,t,n,s,r){let o=new Jo,a=new up,c=new Set,l=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return c.add(v),v===0?"uv":`uv${v}`}function p(v,w,U,P,I,B){let G=P.fog,F=I.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?P.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,H=e.get(v.envMap||W,$),le=d[v.type],Z=n.precision;v.precision!==null&&(Z=n.getMaxPrecision(v.precision),Z!==v.precision&&Je("WebGLProgram.getParameters:",v.precision,"not supported, using",Z,"instead."));let j=F.morphAttributes.position||F.morphAttributes.normal||F.morphAttributes.color,te=j!==void 0?j.length:0,fe=0;F.morphAttributes.position!==void 0&&(fe=1),F.morphAttributes.normal!==void 0&&(fe=2),F.morphAttributes.color!==void 0&&(fe=3);let ue,ee,ge,xe;if(le){let Re=Es[le];ue=Re.vertexShader,ee=Re.fragmentShader}else{ue=v.vertexShader,ee=v.fragmentShader;let Re=a.getVertexShaderStage(v),ht=a.getFragmentShaderStage(v);a.update(v,Re,ht),ge=Re.id,xe=ht.id}let Ce=i.getRenderTarget(),we=i.state.buffers.depth.getReversed(),qe=I.isInstancedMesh===!0,lt=I.isBatchedMesh===!0,We=!!v.map,gt=!!v.matcap,dt=!!H,rt=dt&&H.isPMREMTexture===!0,nn=!!v.aoMap,Xt=!!v.lightMap,yn=!!v.bumpMap&&v.wireframe===!1,kt=!!v.normalMap,Fn=!!v.displacementMap,Tt=!!v.emissiveMap,En=!!v.metalnessMap,ln=!!v.roughnessMap,vn=v.anisotropy>0,k=v.clearcoat>0,Pe=v.diffuseRoughness>0,Ke=v.dispersion>0,ct=v.retroreflectivity>0,Se=v.iridescence>0,Gt=v.sheen>0,Ve=v.transmission>0,Ze=vn&&!!v.anisotropyMap,R=k&&!!v.clearcoatMap,M=k&&!!v.clearcoatNormalMap,q=k&&!!v.clearcoatRoughnessMap,he=Pe&&!!v.diffuseRoughnessMap,oe=Se&&!!v.iridescenceMap,ve=Se&&!!v.iridescenceThicknessMap,be=Gt&&!!v.sheenColorMap,ne=Gt&&!!v.sheenRoughnessMap,se=!!v.specularMap,me=!!v.specularColorMap,O=!!v.specularIntensityMap,re=Ve&&!!v.transmissionMap,ie=Ve&&!!v.thicknessMap,Ae=!!v.gradientMap,ye=!!v.alphaMap,Me=v.alphaTest>0,Xe=!!v.alphaHash,et=!!v.extensions,ce=Ss;v.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ce=i.toneMapping);let ke=rt?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,tt={shaderID:le,shaderType:v.type,shaderName:v.name,vertexShader:ue,fragmentShader:ee,defines:v.defines,customVertexShaderID:ge,customFragmentShaderID:xe,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:Z,batching:lt,batchingColor:lt&&I._colorsTexture!==null,instancing:qe,instancingColor:qe&&I.instanceColor!==null,instancingMorph:qe&&I.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:wt.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:We,matcap:gt,envMap:dt,envMapMode:dt&&H.mapping,envMapPMREM:rt,envMapMaxLod:rt?ke.length-1:null,envMapSize:rt?ke[0].width:null,aoMap:nn,lightMap:Xt,bumpMap:yn,normalMap:kt,displacementMap:Fn,emissiveMap:Tt,normalMapObjectSpace:kt&&v.normalMapType===p0,normalMapTangentSpace:kt&&v.normalMapType===Il,packedNormalMap:kt&&v.normalMapType===Il&&oA(v.normalMap.format),metalnessMap:En,roughnessMap:ln,anisotropy:vn,anisotropyMap:Ze,clearcoat:k,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Pe,diffuseRoughnessMap:he,dispersion:Ke,retroreflection:ct,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:ve,sheen:Gt,sheenColorMap:be,sheenRoughnessMap:ne,specularMap:se,specularColorMap:me,specularIntensityMap:O,transmission:Ve,transmissionMap:re,thicknessMap:ie,gradientMap:Ae,opaque:v.transparent===!1&&v.blending===na&&v.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:Xe,combine:v.combine,mapUv:We&&f(v.map.channel),aoMapUv:nn&&f(v.aoMap.channel),lightMapUv:Xt&&f(v.lightMap.channel),bumpMapUv:yn&&f(v.bumpMap.channel),normalMapUv:kt&&f(v.normalMap.channel),displacementMapUv:Fn&&f(v.displacementMap.channel),emissiveMapUv:Tt&&f(v.emissiveMap.channel),metalnessMapUv:En&&f(v.metalnessMap.channel),roughnessMapUv:ln&&f(v.roughnessMap.channel),anisotropyMapUv:Ze&&f(v.anisotropyMap.channel),clearcoatMapUv:R&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:he&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:be&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(v.sheenRoughnessMap.channel),specularMapUv:se&&f(v.specularMap.channel),specularColorMapUv:me&&f(v.specularColorMap.channel),specularIntensityMapUv:O&&f(v.specularIntensityMap.channel),transmissionMapUv:re&&f(v.transmissionMap.channel),thicknessMapUv:ie&&f(v.thicknessMap.channel),alphaMapUv:ye&&f(v.alphaMap.channel),vertexTangents:!!F.attributes.tangent&&(kt||vn),vertexNormals:!!F.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!F.attributes.color&&F.attributes.color.itemSize===4,pointsUvs:I.isPoints===!0&&!!F.attributes.uv&&(We||ye),fog:!!G,useFog:v.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||F.attributes.normal===void 0&&kt===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:we,skinning:I.isSkinnedMesh===!0,hasPositionAttribute:F.attributes.position!==void 0,morphTargets:F.morphAttributes.position!==void 0,morphNormals:F.morphAttributes.normal!==void 0,morphColors:F.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:fe,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:B.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:ce,decodeVideoTexture:We&&v.map.isVideoTexture===!0&&wt.getTransfer(v.map.colorSpace)===Dt,decodeVideoTextureEmissive:Tt&&v.emissiveMap.isVideoTexture===!0&&wt.getTransfer(v.emissiveMap.colorSpace)===Dt,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Vt,flipSided:v.side===Rn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:et&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(et&&v.extensions.multiDraw===!0||lt)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return tt.vertexUv1s=c.has(1),tt.vertexUv2s=c.has(2),tt.vertexUv3s=c.has(3),c.clear(),tt}function y(v){let w=[];if(v.shaderID?w.push(v.shaderID):(w.push(v.customVertexShaderID),w.push(v.customFragmentShaderID)),v.defines!==void 0)for(let U in v.defines)w.push(U),w.push(v.defines[U]);return v.isRawShaderMaterial===!1&&(g(w,v),m(w,v),w.push(i.outputColorSpace)),w.push(v.customProgramCacheKey),w.join()}function g(v,w){v.push(w.precision),v.push(w.outputColorSpace),v.push(w.envMapMode),v.push(w.envMapPMREM),v.push(w.envMapMaxLod),v.push(w.envMapSize),v.push(w.mapUv),v.push(w.alphaMapUv),v.push(w.lightMapUv),v.push(w.aoMapUv),v.push(w.bumpMapUv),v.push(w.normalMapUv),v.push(w.displacementMapUv),v.push(w.emissiveMapUv),v.push(w.metalnessMapUv),v.push(w.roughnessMapUv),v.push(w.anisotropyMapUv),v.push(w.clearcoatMapUv),v.push(w.clearcoatNormalMapUv),v.push(w.clearcoatRoughnessMapUv),v.push(w.diffuseRoughnessMapUv),v.push(w.iridescenceMapUv),v.push(w.iridescenceThicknessMapUv),v.push(w.sheenColorMapUv),v.push(w.sheenRoughnessMapUv),v.push(w.specularMapUv),v.push(w.specularColorMapUv),v.push(w.specularIntensityMapUv),v.push(w.transmissionMapUv),v.push(w.thicknessMapUv),v.push(w.combine),v.push(w.fogExp2),v.push(w.sizeAttenuation),v.push(w.morphTargetsCount),v.push(w.numSunLights),v.push(w.numDirLights),v.push(w.numPointLights),v.push(w.numSpotLights),v.push(w.numSpotLightMaps),v.push(w.numHemiLights),v.push(w.numRectAreaLights),v.push(w.numSunLightShadows),v.push(w.numDirLightShadows),v.push(w.numPointLightShadows),v.push(w.numSpotLightShadows),v.push(w.numSpotLightShadowsWithMaps),v.push(w.numLightProbes),v.push(w.numLightProbeGrids),v.push(w.shadowMapType),v.push(w.toneMapping),v.push(w.numClippingPlanes),v.push(w.numClipIntersection),v.push(w.depthPacking)}function m(v,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let w=d[v.type],U;if(w){let P=Es[w];U=Ll.clone(P.uniforms)}else U=v.uniforms;return U}function C(v,w){let U=h.get(w);return U!==void 0?++U.usedTimes:(U=new sA(i,w,v,s),l.push(U),h.set(w,U)),U}function _(v){if(--v.usedTimes===0){let w=l.indexOf(v);l[w]=l[l.length-1],l.pop(),h.delete(v.cacheKey),v.destroy()}}function E(v){a.remove(v)}function S(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:x,acquireProgram:C,releaseProgram:_,releaseShaderCache:E,programs:l,dispose:S}}function lA(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function cA(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Y0(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Z0(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,g,m){let x=i[e];return x===void 0?(x={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:g,group:m},i[e]=x):(x.id=d.id,x.object=d,x.geometry=f,x.material=p,x.materialVariant=o(d),x.groupOrder=y,x.renderOrder=d.renderOrder,x.z=g,x.group=m),e++,x}function c(d,f,p,y,g,m,x){x.reversedDepth===!0&&(g=-g);let C=a(d,f,p,y,g,m);p.transmission>0?n.push(C):p.transparent===!0?s.push(C):t.push(C)}function l(d,f,p,y,g,m){let x=a(d,f,p,y,g,m);p.transmission>0?n.unshift(x):p.transparent===!0?s.unshift(x):t.unshift(x)}function h(d,f){t.length>1&&t.sort(d||cA),n.length>1&&n.sort(f||Y0),s.length>1&&s.sort(f||Y0)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:u,sort:h}}function hA(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Z0,i.set(n,[o])):s>=r.length?(o=new Z0,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function uA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new D,color:new de};break;case"SpotLight":t={position:new D,direction:new D,color:new de,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new D,color:new de,distance:0,decay:0};break;case"HemisphereLight":t={direction:new D,skyColor:new de,groundColor:new de};break;case"RectAreaLight":t={color:new de,position:new D,halfWidth:new D,halfHeight:new D};break}return i[e.id]=t,t}}}function dA(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ye};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ye};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ye,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var fA=0;function pA(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function mA(i){let e=new uA,t=dA(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new D);let s=new D,r=new ut,o=new ut;function a(l){let h=0,u=0,d=0;for(let B=0;B<9;B++)n.probe[B].set(0,0,0);let f=0,p=0,y=0,g=0,m=0,x=0,C=0,_=0,E=0,S=0,v=0,w=0,U=0,P=0;l.sort(pA);for(let B=0,G=l.length;B<G;B++){let F=l[B],W=F.color,$=F.intensity,H=F.distance,le=null;if(F.shadow&&F.shadow.map&&(F.shadow.map.texture.format===Mr?le=F.shadow.map.texture:le=F.shadow.map.depthTexture||F.shadow.map.texture),F.isAmbientLight)h+=W.r*$,u+=W.g*$,d+=W.b*$;else if(F.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(F.sh.coefficients[Z],$);P++}else if(F.isSunLight){let Z=e.get(F);if(Z.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let j=F.shadow,te=t.get(F);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[p]=te,n.sunShadowMap[p]=le;let fe=j.getViewportCount();for(let ue=0;ue<fe;ue++)n.sunShadowMatrix[y+ue]=j.getMatrix(ue),n.sunShadowCascade[y+ue]=j._cascadeData[ue];y+=fe,p++}n.sun[f]=Z,f++}else if(F.isDirectionalLight){let Z=e.get(F);if(Z.color.copy(F.color).multiplyScalar(F.intensity),F.castShadow){let j=F.shadow,te=t.get(F);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.directionalShadow[g]=te,n.directionalShadowMap[g]=le,n.directionalShadowMatrix[g]=F.shadow.matrix,E++}n.directional[g]=Z,g++}else if(F.isSpotLight){let Z=e.get(F);Z.position.setFromMatrixPosition(F.matrixWorld),Z.color.copy(W).multiplyScalar($),Z.distance=H,Z.coneCos=Math.cos(F.angle),Z.penumbraCos=Math.cos(F.angle*(1-F.penumbra)),Z.decay=F.decay,n.spot[x]=Z;let j=F.shadow;if(F.map&&(n.spotLightMap[w]=F.map,w++,j.updateMatrices(F),F.castShadow&&U++),n.spotLightMatrix[x]=j.matrix,F.castShadow){let te=t.get(F);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.spotShadow[x]=te,n.spotShadowMap[x]=le,v++}x++}else if(F.isRectAreaLight){let Z=e.get(F);Z.color.copy(W).multiplyScalar($),Z.halfWidth.set(F.width*.5,0,0),Z.halfHeight.set(0,F.height*.5,0),n.rectArea[C]=Z,C++}else if(F.isPointLight){let Z=e.get(F);if(Z.color.copy(F.color).multiplyScalar(F.intensity),Z.distance=F.distance,Z.decay=F.decay,F.castShadow){let j=F.shadow,te=t.get(F);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,n.pointShadow[m]=te,n.pointShadowMap[m]=le,n.pointShadowMatrix[m]=F.shadow.matrix,S++}n.point[m]=Z,m++}else if(F.isHemisphereLight){let Z=e.get(F);Z.skyColor.copy(F.color).multiplyScalar($),Z.groundColor.copy(F.groundColor).multiplyScalar($),n.hemi[_]=Z,_++}}C>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Le.LTC_FLOAT_1,n.rectAreaLTC2=Le.LTC_FLOAT_2):(n.rectAreaLTC1=Le.LTC_HALF_1,n.rectAreaLTC2=Le.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let I=n.hash;(I.sunLength!==f||I.directionalLength!==g||I.pointLength!==m||I.spotLength!==x||I.rectAreaLength!==C||I.hemiLength!==_||I.numSunShadows!==p||I.numDirectionalShadows!==E||I.numPointShadows!==S||I.numSpotShadows!==v||I.numSpotMaps!==w||I.numLightProbes!==P)&&(n.sun.length=f,n.directional.length=g,n.spot.length=x,n.rectArea.length=C,n.point.length=m,n.hemi.length=_,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=E,n.directionalShadowMap.length=E,n.directionalShadowMatrix.length=E,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+w-U,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=P,I.sunLength=f,I.directionalLength=g,I.pointLength=m,I.spotLength=x,I.rectAreaLength=C,I.hemiLength=_,I.numSunShadows=p,I.numDirectionalShadows=E,I.numPointShadows=S,I.numSpotShadows=v,I.numSpotMaps=w,I.numLightProbes=P,n.version=fA++)}function c(l,h){let u=0,d=0,f=0,p=0,y=0,g=0,m=h.matrixWorldInverse;for(let x=0,C=l.length;x<C;x++){let _=l[x];if(_.isSunLight){let E=n.sun[u];E.direction.setFromMatrixPosition(_.matrixWorld),E.direction.transformDirection(m),u++}else if(_.isDirectionalLight){let E=n.directional[d];E.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(m),d++}else if(_.isSpotLight){let E=n.spot[p];E.position.setFromMatrixPosition(_.matrixWorld),E.position.applyMatrix4(m),E.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),E.direction.sub(s),E.direction.transformDirection(m),p++}else if(_.isRectAreaLight){let E=n.rectArea[y];E.position.setFromMatrixPosition(_.matrixWorld),E.position.applyMatrix4(m),o.identity(),r.copy(_.matrixWorld),r.premultiply(m),o.extractRotation(r),E.halfWidth.set(_.width*.5,0,0),E.halfHeight.set(0,_.height*.5,0),E.halfWidth.applyMatrix4(o),E.halfHeight.applyMatrix4(o),y++}else if(_.isPointLight){let E=n.point[f];E.position.setFromMatrixPosition(_.matrixWorld),E.position.applyMatrix4(m),f++}else if(_.isHemisphereLight){let E=n.hemi[g];E.direction.setFromMatrixPosition(_.matrixWorld),E.direction.transformDirection(m),g++}}}return{setup:a,setupView:c,state:n}}function K0(i){let e=new mA(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function c(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function l(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function gA(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new K0(i),e.set(s,[a])):r>=o.length?(a=new K0(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var yA=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,vA=`uniform sampler2D shadow_pass;
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
}`,xA=[new D(1,0,0),new D(-1,0,0),new D(0,1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1)],bA=[new D(0,-1,0),new D(0,-1,0),new D(0,0,1),new D(0,0,-1),new D(0,-1,0),new D(0,-1,0)],J0=new ut,Dl=new D,op=new D;function _A(i,e,t){let n=new ws,s=new Ye,r=new Ye,o=new rn,a=new yr,c=new rh,l={},h=t.maxTextureSize,u={[_r]:Rn,[Rn]:_r,[Vt]:Vt},d=new Qt({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ye},radius:{value:4}},vertexShader:yA,fragmentShader:vA}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new Qe;p.setAttribute("position",new He(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new ze(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=qr;let m=this.type;this.render=function(S,v,w){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||S.length===0)return;this.type===Xg&&(Je("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=qr);let U=i.getRenderTarget(),P=i.getActiveCubeFace(),I=i.getActiveMipmapLevel(),B=i.state;B.setBlending($r),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let G=m!==this.type;G&&v.traverse(function(F){F.material&&(Array.isArray(F.material)?F.material.forEach(W=>W.needsUpdate=!0):F.material.needsUpdate=!0)});for(let F=0,W=S.length;F<W;F++){let $=S[F],H=$.shadow;if(H===void 0){Je("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let le=H.getFrameExtents();s.multiply(le),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,H.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Z,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ta){if($.isPointLight){Je("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new Ti(s.x,s.y,{format:Mr,type:ts,minFilter:ri,magFilter:ri,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new Hs(s.x,s.y,gi),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=Vs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Sn,H.map.depthTexture.magFilter=Sn}else $.isPointLight?(H.map=new Nl(s.x),H.map.depthTexture=new dl(s.x,es)):(H.map=new Ti(s.x,s.y),H.map.depthTexture=new Hs(s.x,s.y,es)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=Vs,this.type===qr?(H.map.depthTexture.compareFunction=Z?Yf:$f,H.map.depthTexture.minFilter=ri,H.map.depthTexture.magFilter=ri):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Sn,H.map.depthTexture.magFilter=Sn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,w);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:w.layers;for(let fe=0;fe<j;fe++){let ue=H.getCamera(fe);if($.isPointLight){let ee=H.camera,ge=H.matrix,xe=$.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),Dl.setFromMatrixPosition($.matrixWorld),ee.position.copy(Dl),op.copy(ee.position),op.add(xA[fe]),ee.up.copy(bA[fe]),ee.lookAt(op),ee.updateMatrixWorld(),ge.makeTranslation(-Dl.x,-Dl.y,-Dl.z),J0.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(J0,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,fe),i.clear();else{fe===0&&(i.setRenderTarget(H.map),i.clear());let ee=H.getViewport(fe);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),B.viewport(o)}n=H.getFrustum(fe),_(v,w,ue,$,te,this.type)}H.isPointLightShadow!==!0&&this.type===ta&&x(H,w),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(U,P,I)};function x(S,v){let w=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Ti(s.x,s.y,{format:Mr,type:ts}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(v,null,w,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(v,null,w,f,y,null)}function C(S,v,w,U){let P=null,I=w.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(I!==void 0)P=I;else if(P=w.isPointLight===!0?c:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let B=P.uuid,G=v.uuid,F=l[B];F===void 0&&(F={},l[B]=F);let W=F[G];W===void 0&&(W=P.clone(),F[G]=W,v.addEventListener("dispose",E)),P=W}if(P.visible=v.visible,P.wireframe=v.wireframe,U===ta?P.side=v.shadowSide!==null?v.shadowSide:v.side:P.side=v.shadowSide!==null?v.shadowSide:u[v.side],P.alphaMap=v.alphaMap,P.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,P.map=v.map,P.clipShadows=v.clipShadows,P.clippingPlanes=v.clippingPlanes,P.clipIntersection=v.clipIntersection,P.displacementMap=v.displacementMap,P.displacementScale=v.displacementScale,P.displacementBias=v.displacementBias,P.wireframeLinewidth=v.wireframeLinewidth,P.linewidth=v.linewidth,w.isPointLight===!0&&P.isMeshDistanceMaterial===!0){let B=i.properties.get(P);B.light=w}return P}function _(S,v,w,U,P,I){if(S.visible===!1)return;if(S.layers.test(P)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&I===ta)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,S.matrixWorld);let F=e.update(S),W=S.material;if(Array.isArray(W)){let $=F.groups;for(let H=0,le=$.length;H<le;H++){let Z=$[H],j=W[Z.materialIndex];if(j&&j.visible){let te=C(S,j,U,I);S.onBeforeShadow(i,S,v,w,F,te,Z),i.renderBufferDirect(w,null,F,te,S,Z),S.onAfterShadow(i,S,v,w,F,te,Z)}}}else if(W.visible){let $=C(S,W,U,I);S.onBeforeShadow(i,S,v,w,F,$,null),i.renderBufferDirect(w,null,F,$,S,null),S.onAfterShadow(i,S,v,w,F,$,null)}}let G=S.children;for(let F=0,W=G.length;F<W;F++)_(G[F],v,w,U,P,I)}function E(S){S.target.removeEventListener("dispose",E);for(let w in l){let U=l[w],P=S.target.uuid;P in U&&(U[P].dispose(),delete U[P])}}}function MA(i,e){function t(){let O=!1,re=new rn,ie=null,Ae=new rn(0,0,0,0);return{setMask:function(ye){ie!==ye&&!O&&(i.colorMask(ye,ye,ye,ye),ie=ye)},setLocked:function(ye){O=ye},setClear:function(ye,Me,Xe,et,ce){ce===!0&&(ye*=et,Me*=et,Xe*=et),re.set(ye,Me,Xe,et),Ae.equals(re)===!1&&(i.clearColor(ye,Me,Xe,et),Ae.copy(re))},reset:function(){O=!1,ie=null,Ae.set(-1,0,0,0)}}}function n(){let O=!1,re=!1,ie=null,Ae=null,ye=null;return{setReversed:function(Me){if(re!==Me){let Xe=e.get("EXT_clip_control");Me?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),re=Me;let et=ye;ye=null,this.setClear(et)}},getReversed:function(){return re},setTest:function(Me){Me?we(i.DEPTH_TEST):qe(i.DEPTH_TEST)},setMask:function(Me){ie!==Me&&!O&&(i.depthMask(Me),ie=Me)},setFunc:function(Me){if(re&&(Me=A0[Me]),Ae!==Me){switch(Me){case Wc:i.depthFunc(i.NEVER);break;case Xc:i.depthFunc(i.ALWAYS);break;case qc:i.depthFunc(i.LESS);break;case qo:i.depthFunc(i.LEQUAL);break;case $c:i.depthFunc(i.EQUAL);break;case Yc:i.depthFunc(i.GEQUAL);break;case Zc:i.depthFunc(i.GREATER);break;case Kc:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Me}},setLocked:function(Me){O=Me},setClear:function(Me){ye!==Me&&(ye=Me,re&&(Me=1-Me),i.clearDepth(Me))},reset:function(){O=!1,ie=null,Ae=null,ye=null,re=!1}}}function s(){let O=!1,re=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,et=null,ce=null;return{setTest:function(ke){O||(ke?we(i.STENCIL_TEST):qe(i.STENCIL_TEST))},setMask:function(ke){re!==ke&&!O&&(i.stencilMask(ke),re=ke)},setFunc:function(ke,tt,Re){(ie!==ke||Ae!==tt||ye!==Re)&&(i.stencilFunc(ke,tt,Re),ie=ke,Ae=tt,ye=Re)},setOp:function(ke,tt,Re){(Me!==ke||Xe!==tt||et!==Re)&&(i.stencilOp(ke,tt,Re),Me=ke,Xe=tt,et=Re)},setLocked:function(ke){O=ke},setClear:function(ke){ce!==ke&&(i.clearStencil(ke),ce=ke)},reset:function(){O=!1,re=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,et=null,ce=null}}}let r=new t,o=new n,a=new s,c={},l=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,C=null,_=null,E=null,S=null,v=null,w=new de(0,0,0),U=0,P=!1,I=null,B=null,G=null,F=null,W=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,le=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(Z)[1]),H=le>=1):Z.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),H=le>=2);let j=null,te={},fe=i.getParameter(i.SCISSOR_BOX),ue=i.getParameter(i.VIEWPORT),ee=new rn().fromArray(fe),ge=new rn().fromArray(ue);function xe(O,re,ie,Ae){let ye=new Uint8Array(4),Me=i.createTexture();i.bindTexture(O,Me),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Xe=0;Xe<ie;Xe++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(re+Xe,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Me}let Ce={};Ce[i.TEXTURE_2D]=xe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=xe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=xe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=xe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),we(i.DEPTH_TEST),o.setFunc(qo),yn(!1),kt(Rf),we(i.CULL_FACE),nn($r);function we(O){h[O]!==!0&&(i.enable(O),h[O]=!0)}function qe(O){h[O]!==!1&&(i.disable(O),h[O]=!1)}function lt(O,re){return d[O]!==re?(i.bindFramebuffer(O,re),d[O]=re,O===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),O===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function We(O,re){let ie=p,Ae=!1;if(O){ie=f.get(re),ie===void 0&&(ie=[],f.set(re,ie));let ye=O.textures;if(ie.length!==ye.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let Me=0,Xe=ye.length;Me<Xe;Me++)ie[Me]=i.COLOR_ATTACHMENT0+Me;ie.length=ye.length,Ae=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(ie)}function gt(O){return y!==O?(i.useProgram(O),y=O,!0):!1}let dt={[Yr]:i.FUNC_ADD,[$g]:i.FUNC_SUBTRACT,[Yg]:i.FUNC_REVERSE_SUBTRACT};dt[Zg]=i.MIN,dt[Kg]=i.MAX;let rt={[Jg]:i.ZERO,[jg]:i.ONE,[Qg]:i.SRC_COLOR,[Lf]:i.SRC_ALPHA,[r0]:i.SRC_ALPHA_SATURATE,[i0]:i.DST_COLOR,[t0]:i.DST_ALPHA,[e0]:i.ONE_MINUS_SRC_COLOR,[Df]:i.ONE_MINUS_SRC_ALPHA,[s0]:i.ONE_MINUS_DST_COLOR,[n0]:i.ONE_MINUS_DST_ALPHA,[o0]:i.CONSTANT_COLOR,[a0]:i.ONE_MINUS_CONSTANT_COLOR,[l0]:i.CONSTANT_ALPHA,[c0]:i.ONE_MINUS_CONSTANT_ALPHA};function nn(O,re,ie,Ae,ye,Me,Xe,et,ce,ke){if(O===$r){g===!0&&(qe(i.BLEND),g=!1);return}if(g===!1&&(we(i.BLEND),g=!0),O!==qg){if(O!==m||ke!==P){if((x!==Yr||E!==Yr)&&(i.blendEquation(i.FUNC_ADD),x=Yr,E=Yr),ke)switch(O){case na:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case _l:i.blendFunc(i.ONE,i.ONE);break;case Pf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case If:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:nt("WebGLState: Invalid blending: ",O);break}else switch(O){case na:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case _l:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Pf:nt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case If:nt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:nt("WebGLState: Invalid blending: ",O);break}C=null,_=null,S=null,v=null,w.set(0,0,0),U=0,m=O,P=ke}return}ye=ye||re,Me=Me||ie,Xe=Xe||Ae,(re!==x||ye!==E)&&(i.blendEquationSeparate(dt[re],dt[ye]),x=re,E=ye),(ie!==C||Ae!==_||Me!==S||Xe!==v)&&(i.blendFuncSeparate(rt[ie],rt[Ae],rt[Me],rt[Xe]),C=ie,_=Ae,S=Me,v=Xe),(et.equals(w)===!1||ce!==U)&&(i.blendColor(et.r,et.g,et.b,ce),w.copy(et),U=ce),m=O,P=!1}function Xt(O,re){O.side===Vt?qe(i.CULL_FACE):we(i.CULL_FACE);let ie=O.side===Rn;re&&(ie=!ie),yn(ie),O.blending===na&&O.transparent===!1?nn($r):nn(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let Ae=O.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),Tt(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?we(i.SAMPLE_ALPHA_TO_COVERAGE):qe(i.SAMPLE_ALPHA_TO_COVERAGE)}function yn(O){I!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),I=O)}function kt(O){O!==Hg?(we(i.CULL_FACE),O!==B&&(O===Rf?i.cullFace(i.BACK):O===Wg?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):qe(i.CULL_FACE),B=O}function Fn(O){O!==G&&(H&&i.lineWidth(O),G=O)}function Tt(O,re,ie){O?(we(i.POLYGON_OFFSET_FILL),(F!==re||W!==ie)&&(F=re,W=ie,o.getReversed()&&(re=-re,ie=-ie),i.polygonOffset(re,ie))):qe(i.POLYGON_OFFSET_FILL)}function En(O){O?we(i.SCISSOR_TEST):qe(i.SCISSOR_TEST)}function ln(O){O===void 0&&(O=i.TEXTURE0+$-1),j!==O&&(i.activeTexture(O),j=O)}function vn(O,re,ie){ie===void 0&&(j===null?ie=i.TEXTURE0+$-1:ie=j);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==O||Ae.texture!==re)&&(j!==ie&&(i.activeTexture(ie),j=ie),i.bindTexture(O,re||Ce[O]),Ae.type=O,Ae.texture=re)}function k(){let O=te[j];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Pe(){try{i.compressedTexImage2D(...arguments)}catch(O){nt("WebGLState:",O)}}function Ke(){try{i.compressedTexImage3D(...arguments)}catch(O){nt("WebGLState:",O)}}function ct(){try{i.texSubImage2D(...arguments)}catch(O){nt("WebGLState:",O)}}function Se(){try{i.texSubImage3D(...arguments)}catch(O){nt("WebGLState:",O)}}function Gt(){try{i.compressedTexSubImage2D(...arguments)}catch(O){nt("WebGLState:",O)}}function Ve(){try{i.compressedTexSubImage3D(...arguments)}catch(O){nt("WebGLState:",O)}}function Ze(){try{i.texStorage2D(...arguments)}catch(O){nt("WebGLState:",O)}}function R(){try{i.texStorage3D(...arguments)}catch(O){nt("WebGLState:",O)}}function M(){try{i.texImage2D(...arguments)}catch(O){nt("WebGLState:",O)}}function q(){try{i.texImage3D(...arguments)}catch(O){nt("WebGLState:",O)}}function he(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function oe(O,re){u[O]!==re&&(i.pixelStorei(O,re),u[O]=re)}function ve(O){ee.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),ee.copy(O))}function be(O){ge.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),ge.copy(O))}function ne(O,re){let ie=l.get(re);ie===void 0&&(ie=new WeakMap,l.set(re,ie));let Ae=ie.get(O);Ae===void 0&&(Ae=i.getUniformBlockIndex(re,O.name),i.uniformBlockBinding(re,Ae,Ae),ie.set(O,Ae))}function se(O,re,ie){let ye=l.get(re).get(O);c[ye]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,ie),c[ye]=ie)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,te={},d={},c={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,C=null,_=null,E=null,S=null,v=null,w=new de(0,0,0),U=0,P=!1,I=null,B=null,G=null,F=null,W=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:we,disable:qe,bindFramebuffer:lt,drawBuffers:We,useProgram:gt,setBlending:nn,setMaterial:Xt,setFlipSided:yn,setCullFace:kt,setLineWidth:Fn,setPolygonOffset:Tt,setScissorTest:En,activeTexture:ln,bindTexture:vn,unbindTexture:k,compressedTexImage2D:Pe,compressedTexImage3D:Ke,texImage2D:M,texImage3D:q,pixelStorei:oe,getParameter:he,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:Ze,texStorage3D:R,texSubImage2D:ct,texSubImage3D:Se,compressedTexSubImage2D:Gt,compressedTexSubImage3D:Ve,scissor:ve,viewport:be,reset:me}}function wA(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new Ye,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(R=>p.delete(R)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,M){return g?new OffscreenCanvas(R,M):ol("canvas")}function x(R,M,q){let he=1,oe=Ze(R);if((oe.width>q||oe.height>q)&&(he=q/Math.max(oe.width,oe.height)),he<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ve=Math.floor(he*oe.width),be=Math.floor(he*oe.height);d===void 0&&(d=m(ve,be));let ne=M?m(ve,be):d;return ne.width=ve,ne.height=be,ne.getContext("2d").drawImage(R,0,0,ve,be),Je("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+ve+"x"+be+")."),ne}else return"data"in R&&Je("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),R;return R}function C(R){return R.generateMipmaps}function _(R){i.generateMipmap(R)}function E(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(R,M,q,he,oe,ve=!1){if(R!==null){if(i[R]!==void 0)return i[R];Je("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let be;he&&(be=e.get("EXT_texture_norm16"),be||Je("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=M;if(M===i.RED&&(q===i.FLOAT&&(ne=i.R32F),q===i.HALF_FLOAT&&(ne=i.R16F),q===i.UNSIGNED_BYTE&&(ne=i.R8),q===i.UNSIGNED_SHORT&&be&&(ne=be.R16_EXT),q===i.SHORT&&be&&(ne=be.R16_SNORM_EXT)),M===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.R8UI),q===i.UNSIGNED_SHORT&&(ne=i.R16UI),q===i.UNSIGNED_INT&&(ne=i.R32UI),q===i.BYTE&&(ne=i.R8I),q===i.SHORT&&(ne=i.R16I),q===i.INT&&(ne=i.R32I)),M===i.RG&&(q===i.FLOAT&&(ne=i.RG32F),q===i.HALF_FLOAT&&(ne=i.RG16F),q===i.UNSIGNED_BYTE&&(ne=i.RG8),q===i.UNSIGNED_SHORT&&be&&(ne=be.RG16_EXT),q===i.SHORT&&be&&(ne=be.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RG8UI),q===i.UNSIGNED_SHORT&&(ne=i.RG16UI),q===i.UNSIGNED_INT&&(ne=i.RG32UI),q===i.BYTE&&(ne=i.RG8I),q===i.SHORT&&(ne=i.RG16I),q===i.INT&&(ne=i.RG32I)),M===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),q===i.UNSIGNED_INT&&(ne=i.RGB32UI),q===i.BYTE&&(ne=i.RGB8I),q===i.SHORT&&(ne=i.RGB16I),q===i.INT&&(ne=i.RGB32I)),M===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),q===i.UNSIGNED_INT&&(ne=i.RGBA32UI),q===i.BYTE&&(ne=i.RGBA8I),q===i.SHORT&&(ne=i.RGBA16I),q===i.INT&&(ne=i.RGBA32I)),M===i.RGB&&(q===i.UNSIGNED_SHORT&&be&&(ne=be.RGB16_EXT),q===i.SHORT&&be&&(ne=be.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),M===i.RGBA){let se=ve?rl:wt.getTransfer(oe);q===i.FLOAT&&(ne=i.RGBA32F),q===i.HALF_FLOAT&&(ne=i.RGBA16F),q===i.UNSIGNED_BYTE&&(ne=se===Dt?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&be&&(ne=be.RGBA16_EXT),q===i.SHORT&&be&&(ne=be.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function v(R,M){let q;return R?M===null||M===es||M===Kr?q=i.DEPTH24_STENCIL8:M===gi?q=i.DEPTH32F_STENCIL8:M===sa&&(q=i.DEPTH24_STENCIL8,Je("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===es||M===Kr?q=i.DEPTH_COMPONENT24:M===gi?q=i.DEPTH_COMPONENT32F:M===sa&&(q=i.DEPTH_COMPONENT16),q}function w(R,M){return C(R)===!0||R.isFramebufferTexture&&R.minFilter!==Sn&&R.minFilter!==ri?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function U(R){let M=new WeakRef(R);n.get(R).__ref=M,p.add(M),y.register(R,M,M)}function P(R){let M=n.get(R).__ref;M!==void 0&&(p.delete(M),y.unregister(M))}function I(R){G(R.target)}function B(R){F(R.target)}function G(R){R.removeEventListener("dispose",I),P(R),$(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function F(R){R.removeEventListener("dispose",B),P(R),le(R)}function W(){for(let R of p){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?F(M):G(M))}p.clear(),u.clear()}function $(R){let M=n.get(R);if(M.__webglInit===void 0)return;let q=R.source,he=f.get(q);if(he){let oe=he[M.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(R),Object.keys(he).length===0&&f.delete(q)}n.remove(R)}function H(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let q=R.source,he=f.get(q);delete he[M.__cacheKey],o.memory.textures--}function le(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&G(q),R.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(M.__webglFramebuffer[oe]))for(let ve=0;ve<M.__webglFramebuffer[oe].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[oe][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[oe]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[oe])}else{if(Array.isArray(M.__webglFramebuffer))for(let oe=0;oe<M.__webglFramebuffer.length;oe++)i.deleteFramebuffer(M.__webglFramebuffer[oe]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let oe=0;oe<M.__webglColorRenderbuffer.length;oe++)M.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[oe]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let he=R.textures;for(let oe=0,ve=he.length;oe<ve;oe++){let be=n.get(he[oe]);be.__webglTexture&&(i.deleteTexture(be.__webglTexture),o.memory.textures--),n.remove(he[oe])}n.remove(R)}let Z=0;function j(){Z=0}function te(){return Z}function fe(R){Z=R}function ue(){let R=Z;return R>=s.maxTextures&&Je("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,R}function ee(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function ge(R,M){let q=n.get(R);if(R.isVideoTexture&&Gt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let he=R.image;if(he===null)Je("WebGLRenderer: Texture marked for update but no image data found.");else if(he.complete===!1)Je("WebGLRenderer: Texture marked for update but image is incomplete");else{Xt(q,R,M);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+M)}function xe(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Xt(q,R,M);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+M)}function Ce(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Xt(q,R,M);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+M)}function we(R,M){let q=n.get(R);if(R.version>0&&q.__version!==R.version){yn(q,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+M)}let qe={[Jc]:i.REPEAT,[vs]:i.CLAMP_TO_EDGE,[jc]:i.MIRRORED_REPEAT},lt={[Sn]:i.NEAREST,[d0]:i.NEAREST_MIPMAP_NEAREST,[wl]:i.NEAREST_MIPMAP_LINEAR,[ri]:i.LINEAR,[_h]:i.LINEAR_MIPMAP_NEAREST,[qs]:i.LINEAR_MIPMAP_LINEAR},We={[g0]:i.NEVER,[Zf]:i.ALWAYS,[y0]:i.LESS,[$f]:i.LEQUAL,[v0]:i.EQUAL,[Yf]:i.GEQUAL,[x0]:i.GREATER,[b0]:i.NOTEQUAL};function gt(R,M){if(M.type===gi&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===ri||M.magFilter===_h||M.magFilter===wl||M.magFilter===qs||M.minFilter===ri||M.minFilter===_h||M.minFilter===wl||M.minFilter===qs)&&Je("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,qe[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,qe[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,qe[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,lt[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,lt[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,We[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Sn||M.minFilter!==wl&&M.minFilter!==qs||M.type===gi&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function dt(R,M){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",I),U(M));let he=M.source,oe=f.get(he);oe===void 0&&(oe={},f.set(he,oe));let ve=ee(M);if(ve!==R.__cacheKey){oe[ve]===void 0&&(oe[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[ve].usedTimes++;let be=oe[R.__cacheKey];be!==void 0&&(oe[R.__cacheKey].usedTimes--,be.usedTimes===0&&H(M)),R.__cacheKey=ve,R.__webglTexture=oe[ve].texture}return q}function rt(R,M,q){return Math.floor(Math.floor(R/q)/M)}function nn(R,M,q,he){let ve=R.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,q,he,M.data);else{ve.sort((O,re)=>O.start-re.start);let be=0;for(let O=1;O<ve.length;O++){let re=ve[be],ie=ve[O],Ae=re.start+re.count,ye=rt(ie.start,M.width,4),Me=rt(re.start,M.width,4);ie.start<=Ae+1&&ye===Me&&rt(ie.start+ie.count-1,M.width,4)===ye?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++be,ve[be]=ie)}ve.length=be+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),se=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let O=0,re=ve.length;O<re;O++){let ie=ve[O],Ae=Math.floor(ie.start/4),ye=Math.ceil(ie.count/4),Me=Ae%M.width,Xe=Math.floor(Ae/M.width),et=ye,ce=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(i.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(i.TEXTURE_2D,0,Me,Xe,et,ce,q,he,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,se),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function Xt(R,M,q){let he=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(he=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(he=i.TEXTURE_3D);let oe=dt(R,M),ve=M.source;t.bindTexture(he,R.__webglTexture,i.TEXTURE0+q);let be=n.get(ve);if(ve.version!==be.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let ce=wt.getPrimaries(wt.workingColorSpace),ke=M.colorSpace===Ys?null:wt.getPrimaries(M.colorSpace),tt=M.colorSpace===Ys||ce===ke?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,tt)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let se=x(M.image,!1,s.maxTextureSize);se=Ve(M,se);let me=r.convert(M.format,M.colorSpace),O=r.convert(M.type),re=S(M.internalFormat,me,O,M.normalized,M.colorSpace,M.isVideoTexture);gt(he,M);let ie,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Me=be.__version===void 0||oe===!0,Xe=ve.dataReady,et=w(M,se);if(M.isDepthTexture)re=v(M.format===$s,M.type),Me&&(ye?t.texStorage2D(i.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,me,O,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(i.TEXTURE_2D,et,re,Ae[0].width,Ae[0].height);for(let ce=0,ke=Ae.length;ce<ke;ce++)ie=Ae[ce],ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,me,O,ie.data):t.texImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,me,O,ie.data);M.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(i.TEXTURE_2D,et,re,se.width,se.height),Xe&&nn(M,se,me,O)):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,me,O,se.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,re,Ae[0].width,Ae[0].height,se.depth);for(let ce=0,ke=Ae.length;ce<ke;ce++)if(ie=Ae[ce],M.format!==Ci)if(me!==null)if(ye){if(Xe)if(M.layerUpdates.size>0){let tt=sp(ie.width,ie.height,M.format,M.type);for(let Re of M.layerUpdates){let ht=ie.data.subarray(Re*tt/ie.data.BYTES_PER_ELEMENT,(Re+1)*tt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,Re,ie.width,ie.height,1,me,ht)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,me,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?Xe&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ce,0,0,0,ie.width,ie.height,se.depth,me,O,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ce,re,ie.width,ie.height,se.depth,0,me,O,ie.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(i.TEXTURE_2D,et,re,Ae[0].width,Ae[0].height);for(let ce=0,ke=Ae.length;ce<ke;ce++)ie=Ae[ce],M.format!==Ci?me!==null?ye?Xe&&t.compressedTexSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,ie.data):Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,ie.width,ie.height,me,O,ie.data):t.texImage2D(i.TEXTURE_2D,ce,re,ie.width,ie.height,0,me,O,ie.data)}else if(M.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,et,re,se.width,se.height,se.depth),Xe)if(M.layerUpdates.size>0){let ce=sp(se.width,se.height,M.format,M.type);for(let ke of M.layerUpdates){let tt=se.data.subarray(ke*ce/se.data.BYTES_PER_ELEMENT,(ke+1)*ce/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ke,se.width,se.height,1,me,O,tt)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,me,O,se.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,me,O,se.data);else if(M.isData3DTexture)ye?(Me&&t.texStorage3D(i.TEXTURE_3D,et,re,se.width,se.height,se.depth),Xe&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,me,O,se.data)):t.texImage3D(i.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,me,O,se.data);else if(M.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(i.TEXTURE_2D,et,re,se.width,se.height);else{let ce=se.width,ke=se.height;for(let tt=0;tt<et;tt++)t.texImage2D(i.TEXTURE_2D,tt,re,ce,ke,0,me,O,null),ce>>=1,ke>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let ce=i.canvas;if(ce.hasAttribute("layoutsubtree")||ce.setAttribute("layoutsubtree","true"),se.parentNode!==ce){ce.appendChild(se),u.add(M),ce.onpaint=ke=>{let tt=ke.changedElements;for(let Re of u)tt.includes(Re.image)&&(Re.needsUpdate=!0)},ce.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,se);else{let tt=i.RGBA,Re=i.RGBA,ht=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,tt,Re,ht,se)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let ce=Ze(Ae[0]);t.texStorage2D(i.TEXTURE_2D,et,re,ce.width,ce.height)}for(let ce=0,ke=Ae.length;ce<ke;ce++)ie=Ae[ce],ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,ce,0,0,me,O,ie):t.texImage2D(i.TEXTURE_2D,ce,re,me,O,ie);M.generateMipmaps=!1}else if(ye){if(Me){let ce=Ze(se);t.texStorage2D(i.TEXTURE_2D,et,re,ce.width,ce.height)}Xe&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,O,se)}else t.texImage2D(i.TEXTURE_2D,0,re,me,O,se);C(M)&&M.mipmapsAutoUpdate===!0&&_(he),be.__version=ve.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function yn(R,M,q){if(M.image.length!==6)return;let he=dt(R,M),oe=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);let ve=n.get(oe);if(oe.version!==ve.__version||he===!0){t.activeTexture(i.TEXTURE0+q);let be=wt.getPrimaries(wt.workingColorSpace),ne=M.colorSpace===Ys?null:wt.getPrimaries(M.colorSpace),se=M.colorSpace===Ys||be===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let me=M.isCompressedTexture||M.image[0].isCompressedTexture,O=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!me&&!O?re[Re]=x(M.image[Re],!0,s.maxCubemapSize):re[Re]=O?M.image[Re].image:M.image[Re],re[Re]=Ve(M,re[Re]);let ie=re[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Me=S(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),Xe=M.isVideoTexture!==!0,et=ve.__version===void 0||he===!0,ce=oe.dataReady,ke=w(M,ie);gt(i.TEXTURE_CUBE_MAP,M);let tt;if(M.isDepthTexture){if(Me=v(M.format===$s,M.type),et)if(Xe)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Me,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ie.width,ie.height,0,Ae,ye,null)}else if(me){Xe&&et&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,Me,ie.width,ie.height);for(let Re=0;Re<6;Re++){tt=re[Re].mipmaps;for(let ht=0;ht<tt.length;ht++){let Yt=tt[ht];M.format!==Ci?Ae!==null?Xe?ce&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,0,0,Yt.width,Yt.height,Ae,Yt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,Me,Yt.width,Yt.height,0,Yt.data):Je("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,0,0,Yt.width,Yt.height,Ae,ye,Yt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht,Me,Yt.width,Yt.height,0,Ae,ye,Yt.data)}}}else{if(tt=M.mipmaps,Xe&&et){tt.length>0&&ke++;let Re=Ze(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ke,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(O){Xe?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,Ae,ye,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,re[Re].width,re[Re].height,0,Ae,ye,re[Re].data);for(let ht=0;ht<tt.length;ht++){let jn=tt[ht].image[Re].image;Xe?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,0,0,jn.width,jn.height,Ae,ye,jn.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,Me,jn.width,jn.height,0,Ae,ye,jn.data)}}else{Xe?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ye,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ye,re[Re]);for(let ht=0;ht<tt.length;ht++){let Yt=tt[ht];Xe?ce&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,0,0,Ae,ye,Yt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ht+1,Me,Ae,ye,Yt.image[Re])}}}C(M)&&M.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),ve.__version=oe.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function kt(R,M,q,he,oe,ve){let be=r.convert(q.format,q.colorSpace),ne=r.convert(q.type),se=S(q.internalFormat,be,ne,q.normalized,q.colorSpace),me=n.get(M),O=n.get(q);if(O.__renderTarget=M,!me.__hasExternalTextures){let re=Math.max(1,M.width>>ve),ie=Math.max(1,M.height>>ve);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,ve,se,re,ie,M.depth,0,be,ne,null):t.texImage2D(oe,ve,se,re,ie,0,be,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,he,oe,O.__webglTexture,0,ct(M)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,he,oe,O.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Fn(R,M,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let he=M.depthTexture,oe=he&&he.isDepthTexture?he.type:null,ve=v(M.stencilBuffer,oe),be=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ct(M),ve,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ct(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,be,i.RENDERBUFFER,R)}else{let he=M.textures;for(let oe=0;oe<he.length;oe++){let ve=he[oe],be=r.convert(ve.format,ve.colorSpace),ne=r.convert(ve.type),se=S(ve.internalFormat,be,ne,ve.normalized,ve.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ct(M),se,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ct(M),se,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,se,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Tt(R,M,q){let he=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(M.depthTexture);oe.__renderTarget=M;let ve=he?M.depthTexture.image[0]:M.depthTexture.image;(!oe.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),he?we(M.depthTexture,0):ge(M.depthTexture,0);let be=oe.__webglTexture,ne=ct(M),se=he?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,me=M.depthTexture.format===$s?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===Vs)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,se,be,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,se,be,0);else if(M.depthTexture.format===$s)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,se,be,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,se,be,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function En(R){let M=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let he=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),he){let oe=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,he.removeEventListener("dispose",oe)};he.addEventListener("dispose",oe),M.__depthDisposeCallback=oe}M.__boundDepthTexture=he}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let he=0;he<6;he++)Tt(M.__webglFramebuffer[he],R,he);else R.texture.mipmaps.length>0?Tt(M.__webglFramebuffer[0],R,0):Tt(M.__webglFramebuffer,R,0);else if(q){M.__webglDepthbuffer=[];for(let he=0;he<6;he++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[he]),M.__webglDepthbuffer[he]===void 0)M.__webglDepthbuffer[he]=i.createRenderbuffer(),Fn(M.__webglDepthbuffer[he],R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[he];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Fn(M.__webglDepthbuffer,R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function ln(R,M,q){let he=n.get(R);M!==void 0&&kt(he.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&En(R)}function vn(R){let M=R.texture,q=n.get(R),he=n.get(M);R.addEventListener("dispose",B),U(R);let oe=R.textures,ve=R.isWebGLCubeRenderTarget===!0,be=oe.length>1;if(be||(he.__webglTexture===void 0&&(he.__webglTexture=i.createTexture()),he.__version=M.version,o.memory.textures++),ve){q.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0){q.__webglFramebuffer[ne]=[];for(let se=0;se<M.mipmaps.length;se++)q.__webglFramebuffer[ne][se]=i.createFramebuffer()}else q.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let ne=0;ne<M.mipmaps.length;ne++)q.__webglFramebuffer[ne]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(be)for(let ne=0,se=oe.length;ne<se;ne++){let me=n.get(oe[ne]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&Se(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ne=0;ne<oe.length;ne++){let se=oe[ne];q.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[ne]);let me=r.convert(se.format,se.colorSpace),O=r.convert(se.type),re=S(se.internalFormat,me,O,se.normalized,se.colorSpace,R.isXRRenderTarget===!0),ie=ct(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,re,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,q.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Fn(q.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,he.__webglTexture),gt(i.TEXTURE_CUBE_MAP,M);for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)kt(q.__webglFramebuffer[ne][se],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else kt(q.__webglFramebuffer[ne],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);C(M)?_(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(be){for(let ne=0,se=oe.length;ne<se;ne++){let me=oe[ne],O=n.get(me),re=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(re=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,O.__webglTexture),gt(re,me),kt(q.__webglFramebuffer,R,me,i.COLOR_ATTACHMENT0+ne,re,0),C(me)&&_(re)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ne=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,he.__webglTexture),gt(ne,M),M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)kt(q.__webglFramebuffer[se],R,M,i.COLOR_ATTACHMENT0,ne,se);else kt(q.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,ne,0);C(M)?_(ne):M.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&En(R)}function k(R){let M=R.textures;for(let q=0,he=M.length;q<he;q++){let oe=M[q];if(C(oe)&&oe.mipmapsAutoUpdate===!0){let ve=E(R),be=n.get(oe).__webglTexture;t.bindTexture(ve,be),_(ve),t.unbindTexture()}}}let Pe=[];function Ke(R){if(R.samples>0){if(Se(R)===!1){let M=R.textures,q=R.width,he=R.height,oe=i.COLOR_BUFFER_BIT,ve=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=n.get(R),ne=M.length>1;if(ne)for(let me=0;me<M.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,be.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer);for(let me=0;me<M.length;me++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let O=n.get(M[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,q,he,0,0,q,he,oe,i.NEAREST),c===!0&&(Pe.length=0,Pe.push(i.COLOR_ATTACHMENT0+me),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Pe.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<M.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let O=n.get(M[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,O,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&c){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ct(R){return Math.min(s.maxSamples,R.samples)}function Se(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Gt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function Ve(R,M){let q=R.colorSpace,he=R.format,oe=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==sl&&q!==Ys&&(wt.getTransfer(q)===Dt?(he!==Ci||oe!==mi)&&Je("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):nt("WebGLTextures: Unsupported texture color space:",q)),M}function Ze(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(l.width=R.naturalWidth||R.width,l.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(l.width=R.displayWidth,l.height=R.displayHeight):(l.width=R.width,l.height=R.height),l}this.allocateTextureUnit=ue,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=fe,this.setTexture2D=ge,this.setTexture2DArray=xe,this.setTexture3D=Ce,this.setTextureCube=we,this.rebindTextures=ln,this.setupRenderTarget=vn,this.updateRenderTargetMipmap=k,this.updateMultisampleRenderTarget=Ke,this.setupDepthRenderbuffer=En,this.setupFrameBufferTexture=kt,this.useMultisampledRTT=Se,this.dispose=W}function SA(i,e){function t(n,s=Ys){let r,o=wt.getTransfer(s);if(n===mi)return i.UNSIGNED_BYTE;if(n===wh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Sh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Hf)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Wf)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Gf)return i.BYTE;if(n===Vf)return i.SHORT;if(n===sa)return i.UNSIGNED_SHORT;if(n===Mh)return i.INT;if(n===es)return i.UNSIGNED_INT;if(n===gi)return i.FLOAT;if(n===ts)return i.HALF_FLOAT;if(n===Xf)return i.ALPHA;if(n===qf)return i.RGB;if(n===Ci)return i.RGBA;if(n===Vs)return i.DEPTH_COMPONENT;if(n===$s)return i.DEPTH_STENCIL;if(n===Ah)return i.RED;if(n===Th)return i.RED_INTEGER;if(n===Mr)return i.RG;if(n===Eh)return i.RG_INTEGER;if(n===Ch)return i.RGBA_INTEGER;if(n===Sl||n===Al||n===Tl||n===El)if(o===Dt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Sl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Al)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===El)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Sl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Al)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Tl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===El)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Rh||n===Ph||n===Ih||n===Lh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Rh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Ph)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Ih)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Lh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Dh||n===Fh||n===Nh||n===Uh||n===Oh||n===Cl||n===kh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Dh||n===Fh)return o===Dt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===Nh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Uh)return r.COMPRESSED_R11_EAC;if(n===Oh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Cl)return r.COMPRESSED_RG11_EAC;if(n===kh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Bh||n===zh||n===Gh||n===Vh||n===Hh||n===Wh||n===Xh||n===qh||n===$h||n===Yh||n===Zh||n===Kh||n===Jh||n===jh)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Bh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===zh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Gh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Vh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Hh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Wh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Xh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===qh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===$h)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Yh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Zh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Kh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Jh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===jh)return o===Dt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Qh||n===eu||n===tu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Qh)return o===Dt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===eu)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===tu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===nu||n===iu||n===Rl||n===su)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===nu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===iu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Rl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===su)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Kr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var AA=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,TA=`
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

}`,fp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new fl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Qt({vertexShader:AA,fragmentShader:TA,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new ze(new Vn(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},pp=class extends xs{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,u=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",g=new fp,m={},x=t.getContextAttributes(),C=null,_=null,E=[],S=[],v=new Ye,w=null,U=null,P=new si;P.viewport=new rn;let I=new si;I.viewport=new rn;let B=[P,I],G=new yh,F=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=E[ee];return ge===void 0&&(ge=new jo,E[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=E[ee];return ge===void 0&&(ge=new jo,E[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=E[ee];return ge===void 0&&(ge=new jo,E[ee]=ge),ge.getHandSpace()};function $(ee){let ge=S.indexOf(ee.inputSource);if(ge===-1)return;let xe=E[ge];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,l||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",le);for(let ee=0;ee<E.length;ee++){let ge=S[ee];ge!==null&&(S[ee]=null,E[ee].disconnect(ge))}F=null,W=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(C),f=null,d=null,u=null,s=null,_=null,ue.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(v.width,v.height,!1),U!==null){let ee=U.camera;ee.fov=U.fov,ee.zoom=U.zoom,ee.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Je("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Je("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ee){l=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(C=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",H),s.addEventListener("inputsourceschange",le),x.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ce=null,we=null;x.depth&&(we=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=x.stencil?$s:Vs,Ce=x.stencil?Kr:es);let qe={colorFormat:t.RGBA8,depthFormat:we,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(qe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Ti(d.textureWidth,d.textureHeight,{format:Ci,type:mi,depthTexture:new Hs(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let xe={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Ti(f.framebufferWidth,f.framebufferHeight,{format:Ci,type:mi,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),ue.setContext(s),ue.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function le(ee){for(let ge=0;ge<ee.removed.length;ge++){let xe=ee.removed[ge],Ce=S.indexOf(xe);Ce>=0&&(S[Ce]=null,E[Ce].disconnect(xe))}for(let ge=0;ge<ee.added.length;ge++){let xe=ee.added[ge],Ce=S.indexOf(xe);if(Ce===-1){for(let qe=0;qe<E.length;qe++)if(qe>=S.length){S.push(xe),Ce=qe;break}else if(S[qe]===null){S[qe]=xe,Ce=qe;break}if(Ce===-1)break}let we=E[Ce];we&&we.connect(xe)}}function Z(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(ge=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),G.near=I.near=P.near=ge,G.far=I.far=P.far=xe,(F!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),F=G.near,W=G.far),G.layers.mask=ee.layers.mask|6,P.layers.mask=G.layers.mask&-5,I.layers.mask=G.layers.mask&-3;let Ce=ee.parent,we=G.cameras;Z(G,Ce);for(let qe=0;qe<we.length;qe++)Z(we[qe],Ce);G.projectionMatrix.copy(P.projectionMatrix),G.projectionMatrixInverse.copy(P.projectionMatrixInverse),U===null&&ee.isPerspectiveCamera&&(U={camera:ee,fov:ee.fov,zoom:ee.zoom}),j(ee,G,Ce)};function j(ee,ge,xe){xe===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=Zo*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return c},this.setFoveation=function(ee){c=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(G)},this.getCameraTexture=function(ee){return m[ee]};let te=null;function fe(ee,ge){if(h=ge.getViewerPose(l||o),p=ge,h!==null){let xe=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let Ce=!1;xe.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let We=0;We<xe.length;We++){let gt=xe[We],dt=null;if(f!==null)dt=f.getViewport(gt);else{let nn=u.getViewSubImage(d,gt);dt=nn.viewport,We===0&&(e.setRenderTargetTextures(_,nn.colorTexture,nn.depthStencilTexture),e.setRenderTarget(_))}let rt=B[We];rt===void 0&&(rt=new si,rt.layers.enable(We),rt.viewport=new rn,B[We]=rt),rt.matrix.fromArray(gt.transform.matrix),rt.matrix.decompose(rt.position,rt.quaternion,rt.scale),rt.projectionMatrix.fromArray(gt.projectionMatrix),rt.projectionMatrixInverse.copy(rt.projectionMatrix).invert(),rt.viewport.set(dt.x,dt.y,dt.width,dt.height),We===0&&(G.matrix.copy(rt.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(rt)}let we=s.enabledFeatures;if(we&&we.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let We=u.getDepthInformation(xe[0]);We&&We.isValid&&We.texture&&g.init(We,s.renderState)}if(we&&we.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let We=0;We<xe.length;We++){let gt=xe[We].camera;if(gt){let dt=m[gt];dt||(dt=new fl,m[gt]=dt);let rt=u.getCameraImage(gt);dt.sourceTexture=rt}}}}for(let xe=0;xe<E.length;xe++){let Ce=S[xe],we=E[xe];Ce!==null&&we!==void 0&&we.update(Ce,ge,l||o)}te&&te(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),p=null}let ue=new j0;ue.setAnimationLoop(fe),this.setAnimationLoop=function(ee){te=ee},this.dispose=function(){}}},EA=new ut,ly=new st;ly.set(-1,0,0,0,1,0,0,0,1);function CA(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,tp(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,x,C,_){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),u(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,_)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),y(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?c(g,m,x,C):m.isSpriteMaterial?l(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Rn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Rn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let x=e.get(m),C=x.envMap,_=x.envMapRotation;C&&(g.envMap.value=C,g.envMapRotation.value.setFromMatrix4(EA.makeRotationFromEuler(_)).transpose(),C.isCubeTexture&&C.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(ly),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function c(g,m,x,C){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*x,g.scale.value=C*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function l(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function u(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,x){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Rn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=x.texture,g.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function y(g,m){let x=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(x.matrixWorld),g.nearDistance.value=x.shadow.camera.near,g.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function RA(i,e,t,n){let s={},r={};function o(x,C){let _=C.program;n.uniformBlockBinding(x,_,s[x.id])}function a(x,C){let _=s[x.id];_===void 0&&(p(x),_=c(x),s[x.id]=_,x.addEventListener("dispose",g));let E=C.program;n.updateUBOMapping(x,E);let S=e.render.frame;r[x.id]!==S&&(l(x),r[x.id]=S)}function c(x){let C=i.createBuffer(),_=x.__size,E=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,C),i.bufferData(i.UNIFORM_BUFFER,_,E),i.bindBuffer(i.UNIFORM_BUFFER,null),C}function l(x){let C=s[x.id],_=x.uniforms,E=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,C);for(let S=0,v=_.length;S<v;S++){let w=_[S];if(Array.isArray(w))for(let U=0,P=w.length;U<P;U++)h(w[U],S,U,E);else h(w,S,0,E)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,C,_,E){if(d(x,C,_,E)===!0){let S=x.__offset,v=x.value;if(Array.isArray(v)){let w=0;for(let U=0;U<v.length;U++){let P=v[U],I=y(P,!0);u(P,x.__data,w),w+=I.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,x.__data)}}function u(x,C,_){typeof x=="number"||typeof x=="boolean"?C[_]=x:x.isMatrix3?(C[_]=x.elements[0],C[_+1]=x.elements[1],C[_+2]=x.elements[2],C[_+3]=0,C[_+4]=x.elements[3],C[_+5]=x.elements[4],C[_+6]=x.elements[5],C[_+7]=0,C[_+8]=x.elements[6],C[_+9]=x.elements[7],C[_+10]=x.elements[8],C[_+11]=0):ArrayBuffer.isView(x)?C.set(x.subarray(0,C.length-_),_):x.toArray(C,_)}function d(x,C,_,E){let S=x.value,v=C+"_"+_;if(Array.isArray(S)){E[v]===void 0&&(E[v]=[]);let w=E[v],U=!1;for(let P=0;P<S.length;P++)f(S[P],w,P)===!0&&(U=!0);return U}return f(S,E,v)}function f(x,C,_){if(C[_]===void 0)return typeof x=="number"||typeof x=="boolean"?C[_]=x:ArrayBuffer.isView(x)?C[_]=x.slice():C[_]=x.clone(),!0;{let E=C[_];if(typeof x=="number"||typeof x=="boolean"){if(E!==x)return C[_]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(E.equals(x)===!1)return E.copy(x),!0}}return!1}function p(x){let C=x.uniforms,_=0,E=16;for(let v=0,w=C.length;v<w;v++){let U=Array.isArray(C[v])?C[v]:[C[v]];for(let P=0,I=U.length;P<I;P++){let B=U[P],G=Array.isArray(B.value)?B.value:[B.value],F=Array.isArray(C[v])||Array.isArray(B.value),W=_;for(let H=0,le=G.length;H<le;H++){let Z=G[H],j=y(Z,F),te=_%E,fe=te%j.boundary,ue=te+fe;_+=fe,ue!==0&&E-ue<j.storage&&(_+=E-ue),H===0&&(W=_),_+=j.storage}let $=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new $((_-W)/Float32Array.BYTES_PER_ELEMENT),B.__offset=W}}let S=_%E;return S>0&&(_+=E-S),x.__size=_,x.__cache={},this}function y(x,C){let _={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(_.boundary=4,_.storage=4):x.isVector2?(_.boundary=8,_.storage=8):x.isVector3||x.isColor?(_.boundary=16,_.storage=12):x.isVector4?(_.boundary=16,_.storage=16):x.isMatrix3?(_.boundary=16,_.storage=48):x.isMatrix4?(_.boundary=16,_.storage=64):x.isTexture?Je("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(_.boundary=16,_.storage=x.byteLength):Je("WebGLRenderer: Unsupported uniform value type.",x),C===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function g(x){let C=x.target;C.removeEventListener("dispose",g),i.deleteBuffer(s[C.id]),delete s[C.id],delete r[C.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var PA=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ts=null;function IA(){return Ts===null&&(Ts=new Wr(PA,16,16,Mr,ts),Ts.name="DFG_LUT",Ts.minFilter=ri,Ts.magFilter=ri,Ts.wrapS=vs,Ts.wrapT=vs,Ts.generateMipmaps=!1,Ts.needsUpdate=!0),Ts}var au=class{constructor(e={}){let{canvas:t=M0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=mi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,g=new Set([Ch,Eh,Th]),m=new Set([mi,es,sa,Kr,wh,Sh]),x=new Uint32Array(4),C=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},E=null,S=null,v=[],w=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ss,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,I=!1,B=null,G=null,F=null,W=null;this._outputColorSpace=ii;let $=0,H=0,le=null,Z=-1,j=null,te=new rn,fe=new rn,ue=null,ee=new de(0),ge=0,xe=t.width,Ce=t.height,we=1,qe=null,lt=null,We=new rn(0,0,xe,Ce),gt=new rn(0,0,xe,Ce),dt=!1,rt=new ws,nn=new ih,Xt=!1,yn=!1,kt=new ut,Fn=new D,Tt=new rn,En={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ln=!1;function vn(){return le===null?we:1}let k=n;function Pe(T,z){return t.getContext(T,z)}let Ke,ct,Se,Gt,Ve,Ze,R,M,q,he,oe,ve,be,ne,se,me,O,re,ie,Ae,ye,Me,Xe;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ke,!1),t.addEventListener("webglcontextrestored",tt,!1),t.addEventListener("webglcontextcreationerror",Re,!1),k===null){let z="webgl2";if(k=Pe(z,T),k===null)throw Pe(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}et()}catch(T){throw t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),nt("WebGLRenderer: "+T.message),T}function et(){Ke=new VS(k),Ke.init(),ye=new SA(k,Ke),ct=new IS(k,Ke,e,ye),Se=new MA(k,Ke),ct.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),G=k.createFramebuffer(),F=k.createFramebuffer(),W=k.createFramebuffer(),Gt=new XS(k),Ve=new lA,Ze=new wA(k,Ke,Se,Ve,ct,ye,Gt),R=new GS(P),M=new $_(k),Me=new RS(k,M),q=new HS(k,M,Gt,Me),he=new $S(k,q,M,Me,Gt),re=new qS(k,ct,Ze),se=new LS(Ve),oe=new aA(P,R,Ke,ct,Me,se),ve=new CA(P,Ve),be=new hA,ne=new gA(Ke),O=new CS(P,R,Se,he,p,c),me=new _A(P,he,ct),Xe=new RA(k,Gt,ct,Se),ie=new PS(k,Ke,Gt),Ae=new WS(k,Ke,Gt),Gt.programs=oe.programs,P.capabilities=ct,P.extensions=Ke,P.properties=Ve,P.renderLists=be,P.shadowMap=me,P.state=Se,P.info=Gt}y!==mi&&(U=new ZS(y,t.width,t.height,a,s,r));let ce=new pp(P,k);this.xr=ce,this.getContext=function(){return k},this.getContextAttributes=function(){return k.getContextAttributes()},this.forceContextLoss=function(){let T=Ke.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=Ke.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return we},this.setPixelRatio=function(T){T!==void 0&&(we=T,this.setSize(xe,Ce,!1))},this.getSize=function(T){return T.set(xe,Ce)},this.setSize=function(T,z,Q=!0){if(ce.isPresenting){Je("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=T,Ce=z,t.width=Math.floor(T*we),t.height=Math.floor(z*we),Q===!0&&(t.style.width=T+"px",t.style.height=z+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,T,z)},this.getDrawingBufferSize=function(T){return T.set(xe*we,Ce*we).floor()},this.setDrawingBufferSize=function(T,z,Q){xe=T,Ce=z,we=Q,t.width=Math.floor(T*Q),t.height=Math.floor(z*Q),this.setViewport(0,0,T,z)},this.setEffects=function(T){if(y===mi){nt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let z=0;z<T.length;z++)if(T[z].isOutputPass===!0){Je("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(te)},this.getViewport=function(T){return T.copy(We)},this.setViewport=function(T,z,Q,Y){T.isVector4?We.set(T.x,T.y,T.z,T.w):We.set(T,z,Q,Y),Se.viewport(te.copy(We).multiplyScalar(vn()).round())},this.getScissor=function(T){return T.copy(gt)},this.setScissor=function(T,z,Q,Y){T.isVector4?gt.set(T.x,T.y,T.z,T.w):gt.set(T,z,Q,Y),Se.scissor(fe.copy(gt).multiplyScalar(vn()).round())},this.getScissorTest=function(){return dt},this.setScissorTest=function(T){Se.setScissorTest(dt=T)},this.setOpaqueSort=function(T){qe=T},this.setTransparentSort=function(T){lt=T},this.getClearColor=function(T){return T.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(T=!0,z=!0,Q=!0){let Y=0;if(T){let K=!1;if(le!==null){let Te=le.texture.format;K=g.has(Te)}if(K){let Te=le.texture.type,Ie=m.has(Te),Ee=O.getClearColor(),De=O.getClearAlpha(),Ge=Ee.r,it=Ee.g,yt=Ee.b;Ie?(x[0]=Ge,x[1]=it,x[2]=yt,x[3]=De,k.clearBufferuiv(k.COLOR,0,x)):(C[0]=Ge,C[1]=it,C[2]=yt,C[3]=De,k.clearBufferiv(k.COLOR,0,C))}else Y|=k.COLOR_BUFFER_BIT}z&&(Y|=k.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&(Y|=k.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&k.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),B=T},this.dispose=function(){t.removeEventListener("webglcontextlost",ke,!1),t.removeEventListener("webglcontextrestored",tt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),O.dispose(),be.dispose(),ne.dispose(),Ze.dispose(),Ve.dispose(),R.dispose(),he.dispose(),q.dispose(),Me.dispose(),Xe.dispose(),oe.dispose(),ce.dispose(),ce.removeEventListener("sessionstart",pc),ce.removeEventListener("sessionend",hs),Is.stop()};function ke(T){T.preventDefault(),Jf("WebGLRenderer: Context Lost."),I=!0}function tt(){Jf("WebGLRenderer: Context Restored."),I=!1;let T=Gt.autoReset,z=me.enabled,Q=me.autoUpdate,Y=me.needsUpdate,K=me.type;et(),Gt.autoReset=T,me.enabled=z,me.autoUpdate=Q,me.needsUpdate=Y,me.type=K}function Re(T){nt("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function ht(T){let z=T.target;z.removeEventListener("dispose",ht),Yt(z)}function Yt(T){jn(T),Ve.remove(T)}function jn(T){let z=Ve.get(T).programs;z!==void 0&&(z.forEach(function(Q){oe.releaseProgram(Q)}),T.isShaderMaterial&&oe.releaseShaderCache(T))}this.renderBufferDirect=function(T,z,Q,Y,K,Te){z===null&&(z=En);let Ie=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ee=Ha(T,z,Q,Y,K);Se.setMaterial(Y,Ie);let De=Q.index,Ge=1;if(Y.wireframe===!0){if(De=q.getWireframeAttribute(Q),De===void 0)return;Ge=2}let it=Q.drawRange,yt=Q.attributes.position,Be=it.start*Ge,vt=(it.start+it.count)*Ge;Te!==null&&(Be=Math.max(Be,Te.start*Ge),vt=Math.min(vt,(Te.start+Te.count)*Ge)),De!==null?(Be=Math.max(Be,0),vt=Math.min(vt,De.count)):yt!=null&&(Be=Math.max(Be,0),vt=Math.min(vt,yt.count));let on=vt-Be;if(on<0||on===1/0)return;Me.setup(K,Y,Ee,Q,De);let Nt,Ut=ie;if(De!==null&&(Nt=M.get(De),Ut=Ae,Ut.setIndex(Nt)),K.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*vn()),Ut.setMode(k.LINES)):Ut.setMode(k.TRIANGLES);else if(K.isLine){let Cn=Y.linewidth;Cn===void 0&&(Cn=1),Se.setLineWidth(Cn*vn()),K.isLineSegments?Ut.setMode(k.LINES):K.isLineLoop?Ut.setMode(k.LINE_LOOP):Ut.setMode(k.LINE_STRIP)}else K.isPoints?Ut.setMode(k.POINTS):K.isSprite&&Ut.setMode(k.TRIANGLES);if(K.isBatchedMesh)if(Ke.get("WEBGL_multi_draw"))Ut.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Cn=K._multiDrawStarts,Ue=K._multiDrawCounts,xn=K._multiDrawCount,_t=De?M.get(De).bytesPerElement:1,Ds=Ve.get(Y).currentProgram.getUniforms();for(let bn=0;bn<xn;bn++)Ds.setValue(k,"_gl_DrawID",bn),Ut.render(Cn[bn]/_t,Ue[bn])}else if(K.isInstancedMesh)Ut.renderInstances(Be,on,K.count);else if(Q.isInstancedBufferGeometry){let Cn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ue=Math.min(Q.instanceCount,Cn);Ut.renderInstances(Be,on,Ue)}else Ut.render(Be,on)};function za(T,z,Q,Y){B!==null&&T.isNodeMaterial&&B.setObject(Y,T),Xt===!0&&se.setState(T,Q,!1),T.transparent===!0&&T.side===Vt&&T.forceSinglePass===!1?(T.side=Rn,T.needsUpdate=!0,us(T,z,Y),T.side=_r,T.needsUpdate=!0,us(T,z,Y),T.side=Vt):us(T,z,Y)}this.compile=function(T,z,Q=null){Q===null&&(Q=T),B!==null&&B.renderStart(T,z,Q),S=ne.get(Q),S.init(z),w.push(S),Q.traverseVisible(function(K){K.isLight&&K.layers.test(z.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),T!==Q&&T.traverseVisible(function(K){K.isLight&&K.layers.test(z.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),B!==null&&B.updateLights(S.state.lightsArray),yn=this.localClippingEnabled,Xt=se.init(this.clippingPlanes,yn),Xt===!0&&se.setGlobalState(this.clippingPlanes,z),B!==null&&me.render(S.state.shadowsArray,Q,z);let Y=new Set;return T.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Ie=0;Ie<Te.length;Ie++){let Ee=Te[Ie];za(Ee,Q,z,K),Y.add(Ee)}else za(Te,Q,z,K),Y.add(Te)}),S=w.pop(),B!==null&&B.renderEnd(),Y},this.compileAsync=function(T,z,Q=null){let Y=this.compile(T,z,Q);return new Promise(K=>{function Te(){if(Y.forEach(function(Ie){let De=Ve.get(Ie).currentProgram;(De===void 0||De.isReady())&&Y.delete(Ie)}),Y.size===0){K(T);return}setTimeout(Te,10)}Ke.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let xo=null;function Wd(T){xo&&xo(T)}function pc(){Is.stop()}function hs(){Is.start()}let Is=new j0;Is.setAnimationLoop(Wd),typeof self<"u"&&Is.setContext(self),this.setAnimationLoop=function(T){xo=T,ce.setAnimationLoop(T),T===null?Is.stop():Is.start()},ce.addEventListener("sessionstart",pc),ce.addEventListener("sessionend",hs),this.render=function(T,z){if(z!==void 0&&z.isCamera!==!0){nt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(I===!0)return;B!==null&&B.renderStart(T,z);let Q=ce.enabled===!0&&ce.isPresenting===!0,Y=U!==null&&(le===null||Q)&&U.begin(P,le);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ce.enabled===!0&&ce.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ce.cameraAutoUpdate===!0&&ce.updateCamera(z),z=ce.getCamera()),T.isScene===!0&&T.onBeforeRender(P,T,z,le),S=ne.get(T,w.length),S.init(z),S.state.textureUnits=Ze.getTextureUnits(),w.push(S),kt.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?nn.setFromArrayCamera(z):rt.setFromProjectionMatrix(kt,Bi,z.reversedDepth),yn=this.localClippingEnabled,Xt=se.init(this.clippingPlanes,yn),E=be.get(T,v.length),E.init(),v.push(E),this.info.render.frame++,ce.enabled===!0&&ce.isPresenting===!0){let Ie=P.xr.getDepthSensingMesh();Ie!==null&&Ls(Ie,z,-1/0,P.sortObjects)}Ls(T,z,0,P.sortObjects),E.finish(),B!==null&&B.updateLights(S.state.lightsArray),P.sortObjects===!0&&E.sort(qe,lt),ln=ce.enabled===!1||ce.isPresenting===!1||ce.hasDepthSensing()===!1,ln&&O.addToRenderList(E,T),this.info.autoReset===!0&&this.info.reset(),Xt===!0&&se.beginShadows();let K=S.state.shadowsArray;if(me.render(K,T,z),Xt===!0&&se.endShadows(),(Y&&U.hasRenderPass())===!1){let Ie=E.opaque,Ee=E.transmissive;if(S.setupLights(),z.isArrayCamera){let De=z.cameras;if(Ee.length>0)for(let Ge=0,it=De.length;Ge<it;Ge++){let yt=De[Ge];Xi(Ie,Ee,T,yt)}ln&&O.render(T);for(let Ge=0,it=De.length;Ge<it;Ge++){let yt=De[Ge];Ga(E,T,yt,yt.viewport)}}else Ee.length>0&&Xi(Ie,Ee,T,z),ln&&O.render(T),Ga(E,T,z)}le!==null&&H===0&&(Ze.updateMultisampleRenderTarget(le),Ze.updateRenderTargetMipmap(le)),Y&&U.end(P),T.isScene===!0&&T.onAfterRender(P,T,z),Me.resetDefaultState(),Z=-1,j=null,w.pop(),w.length>0?(S=w[w.length-1],Ze.setTextureUnits(S.state.textureUnits),Xt===!0&&se.setGlobalState(P.clippingPlanes,S.state.camera)):S=null,v.pop(),v.length>0?E=v[v.length-1]:E=null,B!==null&&B.renderEnd()};function Ls(T,z,Q,Y){if(T.visible===!1)return;if(T.layers.test(z.layers)){if(T.isGroup)Q=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(z);else if(T.isLight)S.pushLight(T),T.castShadow&&S.pushShadow(T);else if(T.isSprite){let Ie=z.isArrayCamera?nn:rt;if(!T.frustumCulled||T.intersectsFrustum(Ie)){Y&&Tt.setFromMatrixPosition(T.matrixWorld).applyMatrix4(kt);let Ee=he.update(T),De=T.material;De.visible&&E.push(T,Ee,De,Q,Tt.z,null,z)}}else if(T.isMesh||T.isLine||T.isPoints){let Ie=z.isArrayCamera?nn:rt;if(!T.frustumCulled||T.intersectsFrustum(Ie)){let Ee=he.update(T),De=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Tt.copy(T.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Tt.copy(Ee.boundingSphere.center)),Tt.applyMatrix4(T.matrixWorld).applyMatrix4(kt)),Array.isArray(De)){let Ge=Ee.groups;for(let it=0,yt=Ge.length;it<yt;it++){let Be=Ge[it],vt=De[Be.materialIndex];vt&&vt.visible&&E.push(T,Ee,vt,Q,Tt.z,Be,z)}}else De.visible&&E.push(T,Ee,De,Q,Tt.z,null,z)}}}let Te=T.children;for(let Ie=0,Ee=Te.length;Ie<Ee;Ie++)Ls(Te[Ie],z,Q,Y)}function Ga(T,z,Q,Y){let{opaque:K,transmissive:Te,transparent:Ie}=T;S.setupLightsView(Q),Xt===!0&&se.setGlobalState(P.clippingPlanes,Q),Y&&Se.viewport(te.copy(Y)),K.length>0&&cn(K,z,Q),Te.length>0&&cn(Te,z,Q),Ie.length>0&&cn(Ie,z,Q),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Xi(T,z,Q,Y){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Y.id]===void 0){let Be=Ke.has("EXT_color_buffer_half_float")||Ke.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Y.id]=new Ti(1,1,{generateMipmaps:!0,type:Be?ts:mi,minFilter:qs,samples:Math.max(4,ct.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:wt.workingColorSpace})}let Te=S.state.transmissionRenderTarget[Y.id],Ie=Y.viewport||te;Te.setSize(Ie.z*P.transmissionResolutionScale,Ie.w*P.transmissionResolutionScale);let Ee=P.getRenderTarget(),De=P.getActiveCubeFace(),Ge=P.getActiveMipmapLevel();P.setRenderTarget(Te),P.getClearColor(ee),ge=P.getClearAlpha(),ge<1&&P.setClearColor(16777215,.5),P.clear(),ln&&O.render(Q);let it=P.toneMapping;P.toneMapping=Ss;let yt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),S.setupLightsView(Y),Xt===!0&&se.setGlobalState(P.clippingPlanes,Y),cn(T,Q,Y),Ze.updateMultisampleRenderTarget(Te),Ze.updateRenderTargetMipmap(Te),Ke.has("WEBGL_multisampled_render_to_texture")===!1){let Be=!1;for(let vt=0,on=z.length;vt<on;vt++){let Nt=z[vt],{object:Ut,geometry:Cn,material:Ue,group:xn}=Nt;if(Ue.side===Vt&&Ut.layers.test(Y.layers)){let _t=Ue.side;Ue.side=Rn,Ue.needsUpdate=!0,fn(Ut,Q,Y,Cn,Ue,xn),Ue.side=_t,Ue.needsUpdate=!0,Be=!0}}Be===!0&&(Ze.updateMultisampleRenderTarget(Te),Ze.updateRenderTargetMipmap(Te))}P.setRenderTarget(Ee,De,Ge),P.setClearColor(ee,ge),yt!==void 0&&(Y.viewport=yt),P.toneMapping=it}function cn(T,z,Q){let Y=z.isScene===!0?z.overrideMaterial:null;for(let K=0,Te=T.length;K<Te;K++){let Ie=T[K],{object:Ee,geometry:De,group:Ge}=Ie,it=Ie.material;it.allowOverride===!0&&Y!==null&&(it=Y),Ee.layers.test(Q.layers)&&fn(Ee,z,Q,De,it,Ge)}}function fn(T,z,Q,Y,K,Te){B!==null&&K.isNodeMaterial&&B.setObject(T,K),T.onBeforeRender(P,z,Q,Y,K,Te),T.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),K.onBeforeRender(P,z,Q,Y,T,Te),K.transparent===!0&&K.side===Vt&&K.forceSinglePass===!1?(K.side=Rn,K.needsUpdate=!0,P.renderBufferDirect(Q,z,Y,K,T,Te),K.side=_r,K.needsUpdate=!0,P.renderBufferDirect(Q,z,Y,K,T,Te),K.side=Vt):P.renderBufferDirect(Q,z,Y,K,T,Te),T.onAfterRender(P,z,Q,Y,K,Te)}function pn(T){let z=0;for(let Q of T)Q.texture!==null&&z++;return z}function us(T,z,Q){z.isScene!==!0&&(z=En);let Y=Ve.get(T),K=S.state.lights,Te=S.state.shadowsArray,Ie=K.state.version,Ee=oe.getParameters(T,K.state,Te,z,Q,S.state.lightProbeGridArray),De=oe.getProgramCacheKey(Ee),Ge=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?z.environment:null,Y.fog=z.fog;let it=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=R.get(T.envMap||Y.environment,it),Y.envMapRotation=Y.environment!==null&&T.envMap===null?z.environmentRotation:T.envMapRotation,Ge===void 0&&(T.addEventListener("dispose",ht),Ge=new Map,Y.programs=Ge,Y.programVariants=new Map);let yt=Ge.get(De);if(yt!==void 0){if(Y.currentProgram===yt&&Y.lightsStateVersion===Ie)return Va(T,Ee),yt}else Ee.uniforms=oe.getUniforms(T),B!==null&&T.isNodeMaterial&&B.build(T,Q,Ee),T.onBeforeCompile(Ee,P),yt=oe.acquireProgram(Ee,De),Ge.set(De,yt),Y.uniforms=Ee.uniforms;let Be=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Be.clippingPlanes=se.uniform),Va(T,Ee),Y.needsLights=sr(T),Y.lightsStateVersion=Ie,Y.needsLights&&(Be.ambientLightColor.value=K.state.ambient,Be.lightProbe.value=K.state.probe,Be.sunLights.value=K.state.sun,Be.sunLightShadows.value=K.state.sunShadow,Be.directionalLights.value=K.state.directional,Be.directionalLightShadows.value=K.state.directionalShadow,Be.spotLights.value=K.state.spot,Be.spotLightShadows.value=K.state.spotShadow,Be.rectAreaLights.value=K.state.rectArea,Be.ltc_1.value=K.state.rectAreaLTC1,Be.ltc_2.value=K.state.rectAreaLTC2,Be.pointLights.value=K.state.point,Be.pointLightShadows.value=K.state.pointShadow,Be.hemisphereLights.value=K.state.hemi,Be.sunShadowMatrix.value=K.state.sunShadowMatrix,Be.sunShadowCascade.value=K.state.sunShadowCascade,Be.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Be.spotLightMatrix.value=K.state.spotLightMatrix,Be.spotLightMap.value=K.state.spotLightMap,Be.pointShadowMatrix.value=K.state.pointShadowMatrix),Y.numLightProbeGrids=pn(S.state.lightProbeGridArray),Y.currentProgram=yt,Y.uniformsList=null,yt}function xi(T,z,Q,Y,K){let Te=Ve.get(T),Ie=Te.currentProgram.id+","+Y+","+K,Ee=Te.programVariants.get(Ie);return Ee===void 0?(Ee=us(T,z,Q),Te.programVariants.set(Ie,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=K),Ee}function ir(T){if(T.uniformsList===null){let z=T.currentProgram.getUniforms();T.uniformsList=oa.seqWithValue(z.seq,T.uniforms)}return T.uniformsList}function Va(T,z){let Q=Ve.get(T);Q.outputColorSpace=z.outputColorSpace,Q.batching=z.batching,Q.batchingColor=z.batchingColor,Q.instancing=z.instancing,Q.instancingColor=z.instancingColor,Q.instancingMorph=z.instancingMorph,Q.skinning=z.skinning,Q.morphTargets=z.morphTargets,Q.morphNormals=z.morphNormals,Q.morphColors=z.morphColors,Q.morphTargetsCount=z.morphTargetsCount,Q.numClippingPlanes=z.numClippingPlanes,Q.numIntersection=z.numClipIntersection,Q.vertexAlphas=z.vertexAlphas,Q.vertexTangents=z.vertexTangents,Q.toneMapping=z.toneMapping}function Ha(T,z,Q,Y,K){z.isScene!==!0&&(z=En),Ze.resetTextureUnits();let Te=z.fog,Ie=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?z.environment:null,Ee=le===null?P.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:wt.workingColorSpace,De=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ge=R.get(Y.envMap||Ie,De),it=Y.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,yt=!!Q.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Be=!!Q.morphAttributes.position,vt=!!Q.morphAttributes.normal,on=!!Q.morphAttributes.color,Nt=Ss;Y.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Nt=P.toneMapping);let Ut=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,Cn=Ut!==void 0?Ut.length:0,Ue=Ve.get(Y),xn=S.state.lights;if(Xt===!0&&(yn===!0||T!==j)){let Ot=T===j&&Y.id===Z;se.setState(Y,T,Ot)}let _t=!1,Ds=!1;Y.version===Ue.__version?Ue.needsLights&&Ue.lightsStateVersion!==xn.state.version||K.isBatchedMesh&&Ue.batching===!1||!K.isBatchedMesh&&Ue.batching===!0||K.isBatchedMesh&&Ue.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Ue.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Ue.instancing===!1||!K.isInstancedMesh&&Ue.instancing===!0||K.isSkinnedMesh&&Ue.skinning===!1||!K.isSkinnedMesh&&Ue.skinning===!0||K.isInstancedMesh&&Ue.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Ue.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Ue.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Ue.instancingMorph===!1&&K.morphTexture!==null||Ue.envMap!==Ge||Y.fog===!0&&Ue.fog!==Te||Ue.numClippingPlanes!==void 0&&(Ue.numClippingPlanes!==se.numPlanes||Ue.numIntersection!==se.numIntersection)||Ue.vertexAlphas!==it||Ue.vertexTangents!==yt||Ue.morphTargets!==Be||Ue.morphNormals!==vt||Ue.morphColors!==on||Ue.morphTargetsCount!==Cn||Ue.numLightProbeGrids!==pn(S.state.lightProbeGridArray)?_t=!0:(Ue.outputColorSpace!==Ee||Ue.toneMapping!==Nt)&&(Ds=!0):(_t=!0,Ue.__version=Y.version);let bn=Ue.currentProgram;(_t===!0||Ds===!0)&&(bn=Ds===!0?xi(Y,z,K,Ee,Nt):us(Y,z,K),B&&Y.isNodeMaterial&&B.onUpdateProgram(Y,bn,Ue));let Mo=!1,ds=!1,Fs=!1,ft=bn.getUniforms(),hn=Ue.uniforms;if(Se.useProgram(bn.program)&&(Mo=!0,ds=!0,Fs=!0),Y.id!==Z&&(Z=Y.id,ds=!0),Mo||j!==T){Se.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),ft.setValue(k,"projectionMatrix",T.projectionMatrix),ft.setValue(k,"viewMatrix",T.matrixWorldInverse);let _n=ft.map.cameraPosition;_n!==void 0&&_n.setValue(k,Fn.setFromMatrixPosition(T.matrixWorld)),ct.logarithmicDepthBuffer&&ft.setValue(k,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&ft.setValue(k,"isOrthographic",T.isOrthographicCamera===!0),j!==T&&(j=T,ds=!0,Fs=!0)}if(Ue.needsLights&&(xn.state.sunShadowMap.length>0&&ft.setValue(k,"sunShadowMap",xn.state.sunShadowMap,Ze),xn.state.directionalShadowMap.length>0&&ft.setValue(k,"directionalShadowMap",xn.state.directionalShadowMap,Ze),xn.state.spotShadowMap.length>0&&ft.setValue(k,"spotShadowMap",xn.state.spotShadowMap,Ze),xn.state.pointShadowMap.length>0&&ft.setValue(k,"pointShadowMap",xn.state.pointShadowMap,Ze)),K.isSkinnedMesh){ft.setOptional(k,K,"bindMatrix"),ft.setOptional(k,K,"bindMatrixInverse");let Ot=K.skeleton;Ot&&(Ot.boneTexture===null&&Ot.computeBoneTexture(),ft.setValue(k,"boneTexture",Ot.boneTexture,Ze))}K.isBatchedMesh&&(ft.setOptional(k,K,"batchingTexture"),ft.setValue(k,"batchingTexture",K._matricesTexture,Ze),ft.setOptional(k,K,"batchingIdTexture"),ft.setValue(k,"batchingIdTexture",K._indirectTexture,Ze),ft.setOptional(k,K,"batchingColorTexture"),K._colorsTexture!==null&&ft.setValue(k,"batchingColorTexture",K._colorsTexture,Ze));let Qn=Q.morphAttributes;if((Qn.position!==void 0||Qn.normal!==void 0||Qn.color!==void 0)&&re.update(K,Q,bn),(ds||Ue.receiveShadow!==K.receiveShadow)&&(Ue.receiveShadow=K.receiveShadow,ft.setValue(k,"receiveShadow",K.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&z.environment!==null&&(hn.envMapIntensity.value=z.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=IA()),ds){if(ft.setValue(k,"toneMappingExposure",P.toneMappingExposure),Ue.needsLights&&bo(hn,Fs),Te&&Y.fog===!0&&ve.refreshFogUniforms(hn,Te),ve.refreshMaterialUniforms(hn,Y,we,Ce,S.state.transmissionRenderTarget[T.id]),Ue.needsLights&&Ue.numLightProbeGrids>0){let Ot=_,_n=0;for(let Xn of S.state.lightProbeGridArray)Xn.texture!==null&&(Ot.textures[_n]=Xn.texture,Ot.min[_n]=Xn.boundingBox.min,Ot.max[_n]=Xn.boundingBox.max,Ot.resolution[_n]=Xn.resolution,_n++);for(let Xn in Ot)Ot[Xn].length=_n;hn.probesSH.value=Ot.textures,hn.probesMin.value=Ot.min,hn.probesMax.value=Ot.max,hn.probesResolution.value=Ot.resolution}oa.upload(k,ir(Ue),hn,Ze)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(oa.upload(k,ir(Ue),hn,Ze),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&ft.setValue(k,"center",K.center),ft.setValue(k,"modelViewMatrix",K.modelViewMatrix),ft.setValue(k,"normalMatrix",K.normalMatrix),ft.setValue(k,"modelMatrix",K.matrixWorld),Y.uniformsGroups!==void 0){let Ot=Y.uniformsGroups;for(let _n=0,Xn=Ot.length;_n<Xn;_n++){let mc=Ot[_n];Xe.update(mc,bn),Xe.bind(mc,bn)}}return bn}function bo(T,z){T.ambientLightColor.needsUpdate=z,T.lightProbe.needsUpdate=z,T.sunLights.needsUpdate=z,T.sunLightShadows.needsUpdate=z,T.directionalLights.needsUpdate=z,T.directionalLightShadows.needsUpdate=z,T.pointLights.needsUpdate=z,T.pointLightShadows.needsUpdate=z,T.spotLights.needsUpdate=z,T.spotLightShadows.needsUpdate=z,T.rectAreaLights.needsUpdate=z,T.hemisphereLights.needsUpdate=z}function sr(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(T,z,Q){let Y=Ve.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),Ve.get(T.texture).__webglTexture=z,Ve.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:Q,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,z){let Q=Ve.get(T);Q.__webglFramebuffer=z,Q.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(T,z=0,Q=0){le=T,$=z,H=Q;let Y=null,K=!1,Te=!1;if(T){let Ee=Ve.get(T);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(k.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(T.viewport),fe.copy(T.scissor),ue=T.scissorTest,Se.viewport(te),Se.scissor(fe),Se.setScissorTest(ue),Z=-1;return}else if(Ee.__webglFramebuffer===void 0)Ze.setupRenderTarget(T);else if(Ee.__hasExternalTextures)Ze.rebindTextures(T,Ve.get(T.texture).__webglTexture,Ve.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let it=T.depthTexture;if(Ee.__boundDepthTexture!==it){if(it!==null&&Ve.has(it)&&(T.width!==it.image.width||T.height!==it.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ze.setupDepthRenderbuffer(T)}}let De=T.texture;(De.isData3DTexture||De.isDataArrayTexture||De.isCompressedArrayTexture)&&(Te=!0);let Ge=Ve.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ge[z])?Y=Ge[z][Q]:Y=Ge[z],K=!0):T.samples>0&&Ze.useMultisampledRTT(T)===!1?Y=Ve.get(T).__webglMultisampledFramebuffer:Array.isArray(Ge)?Y=Ge[Q]:Y=Ge,te.copy(T.viewport),fe.copy(T.scissor),ue=T.scissorTest}else te.copy(We).multiplyScalar(we).floor(),fe.copy(gt).multiplyScalar(we).floor(),ue=dt;if(Q!==0&&(Y=G),Se.bindFramebuffer(k.FRAMEBUFFER,Y)&&Se.drawBuffers(T,Y),Se.viewport(te),Se.scissor(fe),Se.setScissorTest(ue),K){let Ee=Ve.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_CUBE_MAP_POSITIVE_X+z,Ee.__webglTexture,Q)}else if(Te){let Ee=z;for(let De=0;De<T.textures.length;De++){let Ge=Ve.get(T.textures[De]);k.framebufferTextureLayer(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0+De,Ge.__webglTexture,Q,Ee)}}else if(T!==null&&Q!==0){let Ee=Ve.get(T.texture);k.framebufferTexture2D(k.FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,Ee.__webglTexture,Q)}Z=-1};function _o(T){let z=Ve.get(T);return(z.__readFormat!==T.format||z.__readType!==T.type)&&(z.__readFormat=T.format,z.__readType=T.type,z.__formatReadable=ct.textureFormatReadable(T.format),z.__typeReadable=ct.textureTypeReadable(T.type)),z}this.readRenderTargetPixels=function(T,z,Q,Y,K,Te,Ie,Ee=0){if(!(T&&T.isWebGLRenderTarget)){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let De=Ve.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Ie!==void 0&&(De=De[Ie],Array.isArray(De)&&(De=De[0])),De){Se.bindFramebuffer(k.FRAMEBUFFER,De);try{let Ge=T.textures[Ee],it=Ge.format,yt=Ge.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ee);let Be=_o(Ge);if(Be.__formatReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Be.__typeReadable===!1){nt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=T.width-Y&&Q>=0&&Q<=T.height-K&&k.readPixels(z,Q,Y,K,ye.convert(it),ye.convert(yt),Te)}finally{let Ge=le!==null?Ve.get(le).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,Ge)}}},this.readRenderTargetPixelsAsync=async function(T,z,Q,Y,K,Te,Ie,Ee=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let De=Ve.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Ie!==void 0&&(De=De[Ie],Array.isArray(De)&&(De=De[0])),De)if(z>=0&&z<=T.width-Y&&Q>=0&&Q<=T.height-K){Se.bindFramebuffer(k.FRAMEBUFFER,De);let Ge=T.textures[Ee],it=Ge.format,yt=Ge.type;T.textures.length>1&&k.readBuffer(k.COLOR_ATTACHMENT0+Ee);let Be=_o(Ge);if(Be.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Be.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let vt=k.createBuffer();k.bindBuffer(k.PIXEL_PACK_BUFFER,vt),k.bufferData(k.PIXEL_PACK_BUFFER,Te.byteLength,k.STREAM_READ),k.readPixels(z,Q,Y,K,ye.convert(it),ye.convert(yt),0),k.bindBuffer(k.PIXEL_PACK_BUFFER,null);let on=le!==null?Ve.get(le).__webglFramebuffer:null;Se.bindFramebuffer(k.FRAMEBUFFER,on);let Nt=k.fenceSync(k.SYNC_GPU_COMMANDS_COMPLETE,0);return k.flush(),await S0(k,Nt,4),k.bindBuffer(k.PIXEL_PACK_BUFFER,vt),k.getBufferSubData(k.PIXEL_PACK_BUFFER,0,Te),k.bindBuffer(k.PIXEL_PACK_BUFFER,null),k.deleteBuffer(vt),k.deleteSync(Nt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,z=null,Q=0){let Y=Math.pow(2,-Q),K=Math.floor(T.image.width*Y),Te=Math.floor(T.image.height*Y),Ie=z!==null?z.x:0,Ee=z!==null?z.y:0;Ze.setTexture2D(T,0),k.copyTexSubImage2D(k.TEXTURE_2D,Q,0,0,Ie,Ee,K,Te),Se.unbindTexture()},this.copyTextureToTexture=function(T,z,Q=null,Y=null,K=0,Te=0){let Ie,Ee,De,Ge,it,yt,Be,vt,on,Nt=T.isCompressedTexture?T.mipmaps[Te]:T.image;if(Q!==null)Ie=Q.max.x-Q.min.x,Ee=Q.max.y-Q.min.y,De=Q.isBox3?Q.max.z-Q.min.z:1,Ge=Q.min.x,it=Q.min.y,yt=Q.isBox3?Q.min.z:0;else{let ft=Math.pow(2,-K);Ie=Math.floor(Nt.width*ft),Ee=Math.floor(Nt.height*ft),T.isDataArrayTexture?De=Nt.depth:T.isData3DTexture?De=Math.floor(Nt.depth*ft):De=1,Ge=0,it=0,yt=0}Y!==null?(Be=Y.x,vt=Y.y,on=Y.z):(Be=0,vt=0,on=0);let Ut=ye.convert(z.format),Cn=ye.convert(z.type),Ue;z.isData3DTexture?(Ze.setTexture3D(z,0),Ue=k.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Ze.setTexture2DArray(z,0),Ue=k.TEXTURE_2D_ARRAY):(Ze.setTexture2D(z,0),Ue=k.TEXTURE_2D),Se.activeTexture(k.TEXTURE0),Se.pixelStorei(k.UNPACK_FLIP_Y_WEBGL,z.flipY),Se.pixelStorei(k.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Se.pixelStorei(k.UNPACK_ALIGNMENT,z.unpackAlignment);let xn=Se.getParameter(k.UNPACK_ROW_LENGTH),_t=Se.getParameter(k.UNPACK_IMAGE_HEIGHT),Ds=Se.getParameter(k.UNPACK_SKIP_PIXELS),bn=Se.getParameter(k.UNPACK_SKIP_ROWS),Mo=Se.getParameter(k.UNPACK_SKIP_IMAGES);Se.pixelStorei(k.UNPACK_ROW_LENGTH,Nt.width),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,Nt.height),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,Ge),Se.pixelStorei(k.UNPACK_SKIP_ROWS,it),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,yt);let ds=T.isDataArrayTexture||T.isData3DTexture,Fs=z.isDataArrayTexture||z.isData3DTexture;if(T.isDepthTexture){let ft=Ve.get(T),hn=Ve.get(z),Qn=Ve.get(ft.__renderTarget),Ot=Ve.get(hn.__renderTarget);Se.bindFramebuffer(k.READ_FRAMEBUFFER,Qn.__webglFramebuffer),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,Ot.__webglFramebuffer);for(let _n=0;_n<De;_n++)ds&&(k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ve.get(T).__webglTexture,K,yt+_n),k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,Ve.get(z).__webglTexture,Te,on+_n)),k.blitFramebuffer(Ge,it,Ge+Ie,it+Ee,Be,vt,Be+Ie,vt+Ee,k.DEPTH_BUFFER_BIT,k.NEAREST);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else if(K!==0||T.isRenderTargetTexture||Ve.has(T)){let ft=Ve.get(T),hn=Ve.get(z);Se.bindFramebuffer(k.READ_FRAMEBUFFER,F),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,W);for(let Qn=0;Qn<De;Qn++)ds?k.framebufferTextureLayer(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,ft.__webglTexture,K,yt+Qn):k.framebufferTexture2D(k.READ_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,ft.__webglTexture,K),Fs?k.framebufferTextureLayer(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,hn.__webglTexture,Te,on+Qn):k.framebufferTexture2D(k.DRAW_FRAMEBUFFER,k.COLOR_ATTACHMENT0,k.TEXTURE_2D,hn.__webglTexture,Te),K!==0?k.blitFramebuffer(Ge,it,Ge+Ie,it+Ee,Be,vt,Be+Ie,vt+Ee,k.COLOR_BUFFER_BIT,k.NEAREST):Fs?k.copyTexSubImage3D(Ue,Te,Be,vt,on+Qn,Ge,it,Ie,Ee):k.copyTexSubImage2D(Ue,Te,Be,vt,Ge,it,Ie,Ee);Se.bindFramebuffer(k.READ_FRAMEBUFFER,null),Se.bindFramebuffer(k.DRAW_FRAMEBUFFER,null)}else Fs?T.isDataTexture||T.isData3DTexture?k.texSubImage3D(Ue,Te,Be,vt,on,Ie,Ee,De,Ut,Cn,Nt.data):z.isCompressedArrayTexture?k.compressedTexSubImage3D(Ue,Te,Be,vt,on,Ie,Ee,De,Ut,Nt.data):k.texSubImage3D(Ue,Te,Be,vt,on,Ie,Ee,De,Ut,Cn,Nt):T.isDataTexture?k.texSubImage2D(k.TEXTURE_2D,Te,Be,vt,Ie,Ee,Ut,Cn,Nt.data):T.isCompressedTexture?k.compressedTexSubImage2D(k.TEXTURE_2D,Te,Be,vt,Nt.width,Nt.height,Ut,Nt.data):k.texSubImage2D(k.TEXTURE_2D,Te,Be,vt,Ie,Ee,Ut,Cn,Nt);Se.pixelStorei(k.UNPACK_ROW_LENGTH,xn),Se.pixelStorei(k.UNPACK_IMAGE_HEIGHT,_t),Se.pixelStorei(k.UNPACK_SKIP_PIXELS,Ds),Se.pixelStorei(k.UNPACK_SKIP_ROWS,bn),Se.pixelStorei(k.UNPACK_SKIP_IMAGES,Mo),Te===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&k.generateMipmap(Ue),Se.unbindTexture()},this.initRenderTarget=function(T){Ve.get(T).__webglFramebuffer===void 0&&Ze.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Ze.setTextureCube(T,0):T.isData3DTexture?Ze.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Ze.setTexture2DArray(T,0):Ze.setTexture2D(T,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,le=null,Se.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Bi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=wt._getDrawingBufferColorSpace(e),t.unpackColorSpace=wt._getUnpackColorSpace()}};function jr(i,e){let t=i.parents?i.parents[e]??-1:e-1;return t<e?t:-1}var ca=(i,e)=>jr(i,e)<0;function LA(i,e){let{radius:t}=i;if(t.length<=e+1||jr(i,e+1)!==e)return!1;let n=(s,r,o)=>s<o*r&&r<o*s;return!n(t[e-1],t[e],1.5)&&n(t[e],t[e+1],1.2)}function Zs(i,e){let t=[];for(let n=0;n<e;){let s=n+1;for(;s<e&&jr(i,s)===s-1&&!(s-n>1&&LA(i,s));)s++;let r=jr(i,n),o=r>=0,a=Int32Array.from({length:s-n+(o?1:0)},(c,l)=>o?l===0?r:n+l-1:n+l);a.length>1&&t.push({poses:a,grown:o}),n=s}return t}var DA=5;function hu(i,e){return i.parents?e.flatMap(({poses:t,grown:n})=>{let s=t.length-1;return s>DA?[]:Array.from(t.slice(1,s),r=>({pose:r,sure:s===2&&!n}))}):[]}function cy(i,e,t){let n=Math.min(e-1,Math.max(0,Math.ceil(t-1e-6))),s=jr(i,n);return s<0?{from:n,to:n,part:1}:{from:s,to:n,part:Math.min(1,Math.max(0,t-(n-1)))}}var mp=16,hy=30,uy=.012,FA=.0035,dy=4,NA=25,UA=320,OA=160,gp="onpointerrawupdate"in HTMLElement.prototype,du=class{constructor(e,t,n,s){this.stage=e;this.link=t;this.events=n;this.replay=s;let r=e.surface,o=(c,l,h={})=>r.addEventListener(c,l,{signal:this.stop.signal,...h});o("pointerdown",this.down),o("pointermove",this.move),gp&&r.addEventListener("pointerrawupdate",c=>this.moveRaw(c),{signal:this.stop.signal}),o("pointerup",this.up),o("pointercancel",this.up),o("lostpointercapture",this.up),o("pointerleave",()=>{this.cursor.over=!1,this.events.hover(-1)}),o("wheel",this.wheel,{passive:!1}),o("contextmenu",c=>c.preventDefault());let a={signal:this.stop.signal};document.addEventListener("visibilitychange",()=>document.hidden&&this.releaseAll(),a),addEventListener("blur",()=>this.releaseAll(),a),e.asked=c=>this.asked(c)}stage;link;events;replay;grips=new Map;fingers=new Map;cursor={x:-1,y:-1,over:!1};lastTap={time:0,x:0,y:0};timer=0;stop=new AbortController;hoverPending=!1;dispose(){this.releaseAll(),clearInterval(this.timer),this.stop.abort()}get holding(){return this.grips.size>0}releaseAll(){for(let e of[...this.grips.values()])this.release(e)}forget(e){e===void 0?this.grips.clear():this.grips.delete(e),this.changed()}toggle(){if(this.holding)return this.releaseAll();let{x:e,y:t}=this.cursor,n=this.cursor.over?this.stage.pick(e,t,3*mp):null;!n&&!this.cursor.over&&(n=this.firstHold()??this.middle(),n&&([e,t]=this.stage.project(n.point))),n&&!n.fixed&&this.grab(n,-1,e,t)}nudge(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements,r=.02*this.stage.extent;for(let o of this.grips.values()){for(let a=0;a<3;a++)Ri.setComponent(a,r*(e*s[a]+t*s[4+a]-n*s[8+a]));o.position.add(Ri),this.rebase(o),this.moved(o,performance.now())}}roll(e){for(let t of this.grips.values())this.turn(t,e,"own"),this.moved(t,performance.now())}down=e=>{this.stage.surface.focus({preventScroll:!0});let t=e.pointerType==="touch",n={x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,touch:t,role:"orbit",found:null,timer:0},s=this.sticky();if(s){this.release(s);return}if(e.button===2||e.button===1)n.role="pan";else if(t&&this.fingers.size>0)n.role=this.holding?"turn":"orbit";else{if(e.button===0&&this.tapTwice(e))return;if(e.button===0){let r=this.replay()?null:this.stage.pick(e.clientX,e.clientY,t?hy:mp);n.found=r,r&&!r.fixed&&(n.role="press",n.timer=window.setTimeout(()=>this.begin(n,e.pointerId),OA))}}this.fingers.set(e.pointerId,n);try{this.stage.surface.setPointerCapture(e.pointerId)}catch{}this.showCursor()};move=e=>{this.cursor.x=e.clientX,this.cursor.y=e.clientY,this.cursor.over=e.pointerType!=="touch";let t=this.fingers.get(e.pointerId),n=this.sticky();if(!t){n?gp||this.drag(n,e):this.hover();return}let s=e.clientX-t.x,r=e.clientY-t.y;if(t.role==="press"&&this.begin(t,e.pointerId),t.role==="grip"){let o=this.byPointer(e.pointerId);o&&!gp&&this.drag(o,e)}else t.role==="turn"?this.turnByFinger(t,e):this.fingers.size===2&&t.touch?this.pinch(e.pointerId,t,s,r,e):t.role==="pan"||e.shiftKey&&t.role==="orbit"?this.stage.camera.pan(s,r):this.stage.camera.orbit(s,r);t.x=e.clientX,t.y=e.clientY,this.stage.wake()};moveRaw(e){let t=this.fingers.get(e.pointerId),n=t?this.byPointer(e.pointerId):this.sticky();n&&(this.drag(n,e),t&&(t.x=e.clientX,t.y=e.clientY))}up=e=>{let t=this.fingers.get(e.pointerId);if(!t)return;this.fingers.delete(e.pointerId),clearTimeout(t.timer);let n=this.byPointer(e.pointerId);n?this.release(n):t.role==="press"?this.events.select(t.found.body):e.type==="pointerup"&&t.role==="orbit"&&Math.hypot(t.x-t.downX,t.y-t.downY)<3&&this.events.select(t.found?.body??-1),this.showCursor()};wheel=e=>{e.preventDefault();let t=e.deltaY*(e.deltaMode===1?16:1)+(e.shiftKey?e.deltaX:0);if(this.holding){for(let n of this.grips.values())this.turn(n,-t*FA,e.shiftKey?"view":"own"),this.moved(n,e.timeStamp);return}this.stage.camera.zoom(Math.exp(Math.max(-240,Math.min(240,t))*(e.ctrlKey?.008:.0014))),this.stage.wake()};begin(e,t){clearTimeout(e.timer),!(e.role!=="press"||!this.fingers.has(t))&&(e.role="grip",this.grab(e.found,t,e.x,e.y))}tapTwice(e){let t=e.timeStamp-this.lastTap.time<UA&&Math.hypot(e.clientX-this.lastTap.x,e.clientY-this.lastTap.y)<12;if(this.lastTap={time:t?0:e.timeStamp,x:e.clientX,y:e.clientY},!t)return!1;let n=this.stage.pick(e.clientX,e.clientY,hy);return n?this.stage.camera.focus(n.point):this.stage.reframe(),this.stage.wake(),!0}grab(e,t,n,s){let r=this.link.frame,o=this.stage.info(e.body);if(!o||!r.bodies[e.body]||e.hold>=0&&!r.holds[e.hold])return;let a=e.hold>=0?uu(r.floats,r.holds[e.hold].target):kA(r,e,o),c=0;for(;this.grips.has(c);)c++;let l={hand:c,pointer:t,body:e.body,place:e.place,local:e.local,position:a.position,rotation:a.rotation,offset:new D,x:n,y:s,turns:e.hold>=0,sent:0,event:performance.now(),fresh:!0};this.rebase(l),this.grips.set(c,l),this.events.hover(-1);let h=l.local?{point:l.local.toArray()}:{at:l.place};this.link.send({type:"grab",hand:c,body:l.body,...h,frame:[...yp(l)]}),this.changed()}release(e){this.grips.delete(e.hand),this.link.send({type:"release",hand:e.hand}),this.changed()}drag(e,t){let n=t.clientX-e.x,s=t.clientY-e.y;e.x=t.clientX,e.y=t.clientY,t.shiftKey||t.altKey?(this.turn(e,(n-s)*uy,t.shiftKey?"view":"own"),this.rebase(e)):(this.stage.onScreenPlane(e.x,e.y,e.position,Ri),e.position.copy(Ri).add(e.offset),this.bound(e)),this.moved(e,t.timeStamp)}bound(e){Ri.copy(e.position).sub(this.stage.camera.target);let t=4*Math.max(this.stage.extent,this.stage.camera.distance);Ri.length()>t&&e.position.copy(this.stage.camera.target).addScaledVector(Ri.normalize(),t)}turn(e,t,n){e.turns||(e.turns=!0,this.link.send({type:"turn",hand:e.hand,on:!0})),n==="own"?e.rotation.multiply(fy.setFromAxisAngle(Ri.set(0,0,1),t)).normalize():(this.stage.camera.camera.getWorldDirection(Ri),e.rotation.premultiply(fy.setFromAxisAngle(Ri,t)).normalize())}turnByFinger(e,t){let n=[...this.grips.values()].find(h=>h.pointer>=0);if(!n)return;let s=e.x-n.x,r=e.y-n.y,o=t.clientX-n.x,a=t.clientY-n.y,c=Math.hypot(s,r),l=Math.hypot(o,a);c>20&&l>20&&(this.turn(n,Math.atan2(s*a-r*o,s*o+r*a),"view"),this.turn(n,(l-c)*uy,"own"),this.moved(n,t.timeStamp))}pinch(e,t,n,s,r){for(let[o,a]of this.fingers){if(o===e)continue;let c=Math.hypot(t.x-a.x,t.y-a.y),l=Math.hypot(r.clientX-a.x,r.clientY-a.y);c>0&&l>0&&this.stage.camera.zoom(c/l),this.stage.camera.pan(n/2,s/2)}}rebase(e){this.stage.onScreenPlane(e.x,e.y,e.position,Ri),e.offset.copy(e.position).sub(Ri)}moved(e,t){e.event=t,e.fresh=!0,this.flush(e),this.stage.wake()}flush(e){let t=performance.now();t-e.sent<dy||(this.link.pose(e.hand,yp(e),e.event),e.sent=t,e.fresh=!1)}beat=()=>{let e=performance.now();for(let t of this.grips.values())!t.fresh&&e-t.sent<NA||(t.fresh||(t.event=e),this.flush(t))};changed(){clearInterval(this.timer),this.timer=this.holding?window.setInterval(this.beat,dy):0,this.showCursor(),this.events.changed(),this.stage.wake()}hover(){this.hoverPending||(this.hoverPending=!0,requestAnimationFrame(()=>{if(this.hoverPending=!1,!this.cursor.over||this.fingers.size>0)return;let e=this.replay()?null:this.stage.pick(this.cursor.x,this.cursor.y,mp),t=e!==null&&!e.fixed;this.events.hover(t?e.body:-1),this.stage.surface.dataset.over=t?"body":"nothing"}))}showCursor(){let e=[...this.fingers.values()].some(t=>t.role!=="grip"&&t.role!=="press");this.stage.surface.dataset.drag=this.holding?"grip":e?"camera":"none"}asked(e){let t=this.grips.get(e);return t?yp(t):null}byPointer(e){for(let t of this.grips.values())if(t.pointer===e)return t}sticky(){return this.byPointer(-1)}firstHold(){let e=this.link.frame,t=e.holds.length-1;if(t<0)return null;let n=e.holds[t];return{body:n.body,place:n.index,hold:t,point:new D().fromArray(e.floats,n.target),distance:0}}middle(){let e=this.stage.central();return e&&{...e,place:0,hold:-1,distance:0}}};function yp(i){return i.position.toArray(vp,0),i.rotation.toArray(vp,3),vp}function uu(i,e){return{position:new D().fromArray(i,e),rotation:new At().fromArray(i,e+3).normalize()}}function kA(i,{body:e,place:t,local:n},s){let r=i.bodies[e];if(n){let u=uu(i.floats,r.at);return u.position.add(Ri.copy(n).applyQuaternion(u.rotation)),u}let{from:o,to:a,part:c}=cy(s,r.count,t),l=uu(i.floats,r.at+7*o),h=uu(i.floats,r.at+7*a);return l.position.lerp(h.position,c),l.rotation.slerp(h.rotation,s.parents?1:c),l}var Ri=new D,fy=new At,vp=new Float32Array(7);var pu={1008:"The server closed the connection",1011:"The simulation failed",4404:"There is no such scene",4503:"The server is full"},Jn={unconverged:1,unstable:2,snapped:4,taut:8,frozen:16,unsolved:32,leapt:64,asleep:1<<31},mu=["sense","predict","solve","correct","feel","publish"],$t={haptic:0,hapticP50:1,hapticP99:2,simWanted:3,simHeld:4,stepP50:5,stepP99:6,speed:7,stage:8,dropped:14,viewers:15},bp=104,ha=7,gu=11,fu=class{seq=-1;time=0;step=0;echo=0;floats=new Float32Array(0);words=new Uint32Array(0);rates=new Float32Array(16);bodies=[];holds=[];hands=[];probes={at:0,count:0};contacts={at:0,count:0,known:!1};read(e){let t=e.byteLength;if(t<bp||t%4!==0)return!1;let n=new DataView(e);if(n.getUint8(0)!==1||n.getUint8(1)!==1)return!1;let s=n.getUint16(2,!0),r=n.getUint16(24,!0),o=n.getUint16(26,!0),a=n.getUint32(28,!0);if(!BA(n,s,r,o,a))return!1;this.floats=new Float32Array(e),this.words=new Uint32Array(e),this.seq=n.getUint32(4,!0),this.time=n.getFloat64(8,!0),this.step=n.getUint32(16,!0)+2**32*n.getUint32(20,!0);for(let l=0;l<16;l++)this.rates[l]=n.getFloat32(32+4*l,!0);this.echo=n.getFloat64(96,!0);let c=bp;xp(this.bodies,s,()=>({flags:0,count:0,at:0}));for(let l of this.bodies)l.flags=n.getUint32(c,!0),l.count=n.getUint32(c+4,!0),l.at=(c+8)/4,c+=8+4*ha*l.count;xp(this.holds,r,()=>({body:0,index:0,target:0,wrench:0}));for(let l of this.holds)l.body=n.getUint16(c,!0),l.index=n.getUint16(c+2,!0),l.target=(c+4)/4,l.wrench=l.target+ha,c+=60;xp(this.hands,o,()=>({hand:0,mine:!1,body:0,place:0,ghost:0,proxy:0,wrench:0}));for(let l of this.hands)l.hand=n.getUint8(c),l.mine=n.getUint8(c+1)===1,l.body=n.getUint16(c+2,!0),l.place=n.getFloat32(c+4,!0),l.ghost=(c+8)/4,l.proxy=l.ghost+ha,l.wrench=l.proxy+ha,c+=88;return this.probes.at=c/4,this.probes.count=a,c+=4*a,this.contacts.known=c<t,this.contacts.count=c<t?n.getUint32(c,!0):0,this.contacts.at=c/4+1,!0}};function BA(i,e,t,n,s){let r=bp;for(let o=0;o<e;o++){if(r+8>i.byteLength)return!1;r+=8+4*ha*i.getUint32(r+4,!0)}return r+=60*t+88*n+4*s,r===i.byteLength||r+4<=i.byteLength&&r+4+4*gu*i.getUint32(r,!0)===i.byteLength}function xp(i,e,t){for(;i.length<e;)i.push(t());i.length=e}var zA=new DataView(new ArrayBuffer(40));function my(i,e,t,n){let s=zA;s.setUint8(0,1),s.setUint8(1,i),s.setUint16(2,e&65535,!0);for(let r=0;r<ha;r++)s.setFloat32(4+4*r,t[r],!0);return s.setFloat64(32,n,!0),s.buffer}function _p(i){if(!i)return new Uint8Array(0);try{let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t}catch{return new Uint8Array(0)}}function Ol(i){let e=_p(i);return new Float32Array(e.buffer,0,e.length>>2)}function gy(i){let e=_p(i);return new Uint32Array(e.buffer,0,e.length>>2)}var ns=10,py=16;function yy(i){let e=_p(i),t=Math.max(0,Math.floor((e.length-8)/py)),n=new Float32Array(ns*t);if(t===0)return n;let s=new DataView(e.buffer),r=s.getFloat32(0,!0)/32767,o=s.getFloat32(4,!0)/255;for(let a=0,c=8,l=0;a<t;a++,c+=py,l+=ns){n[l]=s.getUint32(c,!0);for(let y=0;y<3;y++)n[l+1+y]=r*s.getInt16(c+4+2*y,!0);let h=s.getInt8(c+10),u=s.getInt8(c+11),d=s.getInt8(c+12),f=s.getInt8(c+13),p=Math.hypot(h,u,d,f)||1;n[l+4]=h/p,n[l+5]=u/p,n[l+6]=d/p,n[l+7]=f/p,n[l+8]=o*e[c+14],n[l+9]=e[c+15]}return n}var yu=class{samples=[];seen=0;waiting=0;after=new MessageChannel;constructor(){this.after.port1.onmessage=()=>{this.samples.push(performance.now()-this.waiting),this.samples.length>600&&this.samples.shift()}}drawn(e){e>this.seen&&(this.seen=this.waiting=e,this.after.port2.postMessage(null))}};function vy(i,e,t,n,s,r,o){let a=i.frame,c=(h,u)=>Array.from(a.floats.subarray(h,h+u)),l={get ready(){return r()!==null&&a.seq>=0&&e.pictures>1},get connected(){return i.open},get scene(){return r()?.scene.name??""},get frames(){return i.received},get pictures(){return e.pictures},get time(){return a.time},get step(){return a.step},get paused(){return o()},get replay(){return r()?.replay!==void 0},get quality(){return e.governor.current.name},get holding(){return t.holding},get samples(){return n.samples},project:h=>[...e.project(new D(...h))],bodies:()=>a.bodies.map((h,u)=>({name:r()?.bodies[u]?.name??"",flags:h.flags,nodes:Array.from({length:h.count},(d,f)=>c(h.at+7*f,3)),rotations:Array.from({length:h.count},(d,f)=>c(h.at+7*f+3,4))})),holds:()=>a.holds.map(h=>({body:h.body,index:h.index,target:c(h.target,7),torque:c(h.wrench,3),force:c(h.wrench+3,3)})),hands:()=>a.hands.map(h=>({hand:h.hand,mine:h.mine,body:h.body,at:h.place,ghost:c(h.ghost,7),proxy:c(h.proxy,7),torque:c(h.wrench,3),force:c(h.wrench+3,3)})),probes:()=>Object.fromEntries((r()?.probes??[]).map((h,u)=>[h.name,a.floats[a.probes.at+u]])),figures:()=>n.figures(),rates:()=>Object.fromEntries(Object.entries($t).filter(([h])=>h!=="stage").map(([h,u])=>[h,a.rates[u]])),latency:()=>[...s.samples],solids:()=>e.solids(),contacts:()=>({shown:e.contacts.group.visible,count:e.contacts.count,sliding:e.contacts.sliding,force:e.contacts.pressing}),param:h=>r()?.params.find(u=>u.path===h)?.value};return window.tendril=Object.freeze(l),l}var xy=250,GA=5e3,VA=5e3,vu=class{constructor(e,t){this.path=e;this.events=t;this.connect(),addEventListener("online",this.retry),this.watch=window.setInterval(()=>{this.greeted&&performance.now()-this.heard>VA&&this.socket?.close()},1e3)}path;events;frame=new fu;open=!1;received=0;socket=null;wait=xy;timer=0;poseSeq=0;closed=!1;heard=0;watch;greeted=!1;retry=()=>{this.closed||this.open||(clearTimeout(this.timer),this.drop(),this.connect())};close(){this.closed=!0,clearTimeout(this.timer),clearInterval(this.watch),removeEventListener("online",this.retry),this.drop()}send(e){this.open&&this.socket.send(JSON.stringify(e))}pose(e,t,n){!this.open||this.socket.bufferedAmount>4096||this.socket.send(my(e,this.poseSeq++,t,n))}connect(){this.events.state({kind:"connecting"});let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}${this.path}`);t.binaryType="arraybuffer",t.onopen=()=>{this.open=!0,this.heard=performance.now(),this.events.state({kind:"open"})},t.onmessage=n=>this.hear(n.data),t.onclose=n=>{this.socket===t&&this.lost(n)},this.socket=t}hear(e){if(this.heard=performance.now(),e instanceof ArrayBuffer){if(!this.frame.read(e))return;this.received++,this.events.frame();return}let t;try{t=JSON.parse(String(e))}catch{return}t.type==="hello"&&(this.greeted=!0,this.wait=xy),this.events.message(t)}lost(e){if(this.open=this.greeted=!1,this.socket=null,this.closed)return;if(pu[e.code]){this.events.state({kind:"refused",why:e.reason?`${pu[e.code]}: ${e.reason}`:pu[e.code]});return}let t=this.wait*(.8+.4*Math.random());this.wait=Math.min(GA,this.wait*2),this.events.state({kind:"lost",retry:performance.now()+t}),this.timer=window.setTimeout(()=>this.connect(),t)}drop(){let e=this.socket;this.socket=null,this.open=this.greeted=!1,e&&(e.onclose=e.onmessage=null,e.close())}};var HA=.07,xu=As.degToRad(89),bu=class{camera=new si(28,1,.01,100);placed=!1;now={target:new D,distance:1,azimuth:-1.15,elevation:.33};goal={target:new D,distance:1,azimuth:-1.15,elevation:.33};width=1;height=1;inset={left:0,right:0,top:0,bottom:0};nearest=.001;farthest=1e3;constructor(){this.camera.up.set(0,0,1),this.place()}get target(){return this.now.target}get distance(){return this.now.distance}resize(e,t,n){this.width=e,this.height=t,this.inset=n,this.camera.aspect=e/t;let s=(n.right-n.left)/2,r=(n.bottom-n.top)/2;this.camera.setViewOffset(e,t,s,r,e,t),this.place()}frame(e,t,n=!1,s=0){this.placed=!1,this.goal.target.copy(t);let r=this.fit(e,t);this.goal.distance=s>0?s:r,this.nearest=this.goal.distance*.02,this.farthest=r*12,n&&this.arrive()}stand(e,t){this.goal.azimuth=e,this.goal.elevation=t}turnTo(e){let t=e-this.goal.azimuth;this.goal.azimuth+=t-2*Math.PI*Math.round(t/(2*Math.PI))}focus(e){this.placed=!0,this.goal.target.copy(e),this.goal.distance=As.clamp(this.goal.distance*.6,this.nearest,this.farthest)}orbit(e,t){this.placed=!0,this.goal.azimuth-=e*.0065,this.goal.elevation=As.clamp(this.goal.elevation+t*.0065,-xu,xu)}pan(e,t){this.placed=!0;let n=this.pixel(this.now.distance),s=this.camera.matrixWorld.elements;for(let r=0;r<3;r++){let o=(-e*s[r]+t*s[4+r])*n;this.goal.target.setComponent(r,this.goal.target.getComponent(r)+o)}}zoom(e){this.placed=!0,this.goal.distance=As.clamp(this.goal.distance*e,this.nearest,this.farthest)}pixel(e){return 2*e*Math.tan(As.degToRad(this.camera.fov)/2)/this.height}depth(e,t,n){let s=this.camera.matrixWorldInverse.elements;return-(s[2]*e+s[6]*t+s[10]*n+s[14])}move(e){let t=this.now,n=this.goal,s=Math.abs(t.azimuth-n.azimuth)<1e-4&&Math.abs(t.elevation-n.elevation)<1e-4&&Math.abs(t.distance/n.distance-1)<1e-4&&t.target.distanceTo(n.target)<1e-4*n.distance;if(s||pg()){let o=t.azimuth!==n.azimuth||t.elevation!==n.elevation||t.distance!==n.distance||!t.target.equals(n.target);return o&&this.arrive(),o&&!s}let r=1-Math.exp(-e/HA);return t.azimuth+=(n.azimuth-t.azimuth)*r,t.elevation+=(n.elevation-t.elevation)*r,t.distance*=(n.distance/t.distance)**r,t.target.lerp(n.target,r),this.place(),!0}state(){let e=this.goal;return[...e.target.toArray(),e.distance,e.azimuth,e.elevation].map(t=>Number(t.toPrecision(5))).join(",")}restore(e){let t=e.split(",").map(Number);if(t.length!==6||!t.every(Number.isFinite)||!(t[3]>0))return!1;this.placed=!0;let n=this.goal;return n.target.set(t[0],t[1],t[2]),n.distance=t[3],n.azimuth=t[4],n.elevation=As.clamp(t[5],-xu,xu),this.nearest=Math.min(this.nearest,n.distance*.1),this.farthest=Math.max(this.farthest,n.distance*4),this.arrive(),!0}fit(e,t){let n=this.goal;Mp.set(Math.cos(n.elevation)*Math.cos(n.azimuth),Math.cos(n.elevation)*Math.sin(n.azimuth),Math.sin(n.elevation)),by.lookAt(Mp,WA,this.camera.up);let s=by.elements,r={width:Math.max(80,this.width-this.inset.left-this.inset.right),height:Math.max(80,this.height-this.inset.top-this.inset.bottom)},o=Math.tan(As.degToRad(this.camera.fov)/2),a=o*r.height/this.height,c=o*r.width/this.height,l=0;for(let h=0;h<8;h++){wr.set(h&1?e.max.x:e.min.x,h&2?e.max.y:e.min.y,h&4?e.max.z:e.min.z).sub(t);let u=Math.abs(wr.x*s[0]+wr.y*s[1]+wr.z*s[2]),d=Math.abs(wr.x*s[4]+wr.y*s[5]+wr.z*s[6]),f=wr.dot(Mp);l=Math.max(l,u/c+f,d/a+f)}return Math.max(l*1.06,.001)}arrive(){this.now.target.copy(this.goal.target),this.now.distance=this.goal.distance,this.now.azimuth=this.goal.azimuth,this.now.elevation=this.goal.elevation,this.place()}place(){let{target:e,distance:t,azimuth:n,elevation:s}=this.now,r=Math.cos(s)*t,o=this.camera;o.position.set(e.x+r*Math.cos(n),e.y+r*Math.sin(n),e.z+Math.sin(s)*t),o.near=t*.02,o.far=t*60,o.lookAt(e),o.updateProjectionMatrix(),o.updateMatrixWorld()}},Mp=new D,wr=new D,WA=new D,by=new ut;var XA=104,_u=30,_y=300/360*2*Math.PI,Mu=60,qA=110,eo=class{largest=0;seen=0;of(e,t){let n=Math.exp(-Math.min(1e3,t-this.seen)/2e4);return this.seen=t,this.largest=Math.max(this.largest*n,e),this.largest>0?Math.sqrt(e/this.largest):0}},wu=class{constructor(e,t,n){this.unit=n;this.el=V("div",{class:`figure ${t}`,"aria-hidden":"true"}),e.append(this.el)}unit;el;mean=0;seen=0;read=0;show(e,t,n,s){let r=Math.abs(e-this.mean)>.3*this.mean;this.mean+=(e-this.mean)*(r?1:1-Math.exp(-(t-this.seen)/100)),this.seen=t,t-this.read>qA&&(this.read=t,at(this.el,mn(this.mean,this.unit)));let o=4*(this.el.textContent?.length??8)+8,a=Math.min(Math.max(n,o),Math.max(o,innerWidth-o));this.el.style.transform=`translate(${Math.round(a)}px, ${Math.round(s)}px)`,Mt(this.el,"shown",!0)}showBeyond(e,t,n,s,r,o){let a=Math.hypot(r-n,o-s)||1,c=(r-n)/a,l=(o-s)/a,h=4*(this.el.textContent?.length??8)+10;this.show(e,t,r+c*(h+4),o+l*18)}hide(){Mt(this.el,"shown",!1)}},Su=Sp("#d6451b"),Au=Sp("#6a4fd0"),Cu=Sp("#0f8a7a");function Sp(i){return new ui({color:i,toneMapped:!1,depthTest:!1,transparent:!0})}var kl=class{group=new an;shaft=new ze(new di(1,1,1,12).rotateX(Math.PI/2).translate(0,0,.5),Su);head=new ze(new mr(1,2.6,16).rotateX(Math.PI/2).translate(0,0,1.3),Su);arc=new ze(new fi(1,.055,8,Mu,_y),Au);arcHead=new ze(new mr(.17,.42,14),Au);force;torque;constructor(e){this.force=new wu(e,"force","N"),this.torque=new wu(e,"torque","N m"),this.group.add(this.shaft,this.head,this.arc,this.arcHead);for(let t of[this.shaft,this.head,this.arc,this.arcHead])t.renderOrder=60,t.frustumCulled=!1;this.arc.geometry.setIndex($A(8,Mu))}show(e,t,n,s,r,o,a,c){this.group.visible=!0;let l=s.pixel(s.depth(n.x,n.y,n.z)),h=this.showForce(Eu.set(e[t+3],e[t+4],e[t+5]),n,l,r,a,c);this.showTorque(Eu.set(e[t],e[t+1],e[t+2]),n,l,o,a,c,h?-1:1)}hide(){this.group.visible=!1,this.force.hide(),this.torque.hide()}dispose(){this.group.removeFromParent();for(let e of[this.shaft,this.head,this.arc,this.arcHead])e.geometry.dispose();this.force.el.remove(),this.torque.el.remove()}showForce(e,t,n,s,r,o){let a=e.length(),c=s.of(a,r),l=a>1e-9&&c>.03;if(this.shaft.visible=this.head.visible=l,!l)return this.force.hide(),!1;let h=Math.max(14,XA*c);Qr.setFromUnitVectors(My,e.divideScalar(a)),this.shaft.position.copy(t),this.shaft.quaternion.copy(Qr),this.shaft.scale.set(1.9*n,1.9*n,(h-13)*n),this.head.position.copy(t).addScaledVector(e,(h-13)*n),this.head.quaternion.copy(Qr),this.head.scale.setScalar(5.2*n);let[u,d]=o(t),[f,p]=o(wp.copy(t).addScaledVector(e,h*n));return this.force.showBeyond(a,r,u,d,f,p),p>d+12}showTorque(e,t,n,s,r,o,a){let c=e.length(),l=s.of(c,r),h=c>1e-12&&l>.06;if(this.arc.visible=this.arcHead.visible=h,!h)return this.torque.hide();Qr.setFromUnitVectors(My,e.divideScalar(c));let u=Math.max(8,Math.round(Mu*l)),d=_y*u/Mu;this.arc.geometry.setDrawRange(0,u*8*6),this.arc.position.copy(t),this.arc.quaternion.copy(Qr),this.arc.scale.setScalar(_u*n),wp.set(Math.cos(d),Math.sin(d),0),this.arcHead.position.copy(wp).multiplyScalar(_u*n).applyQuaternion(Qr).add(t),ua.set(-Math.sin(d),Math.cos(d),0).applyQuaternion(Qr),this.arcHead.quaternion.setFromUnitVectors(YA,ua),this.arcHead.scale.setScalar(_u*n);let[f,p]=o(t);this.torque.show(c,r,f,p+a*(_u+16))}};function $A(i,e){let t=[];for(let n=1;n<=e;n++)for(let s=1;s<=i;s++){let r=(e+1)*s+n-1,o=(e+1)*(s-1)+n-1;t.push(r,o,r+1,o,o+1,r+1)}return new He(new Uint16Array(t),1)}var Sr=24,Tu=class{mesh;positions=new Float32Array(6*(Sr+1));constructor(){let e=new Qe;e.setAttribute("position",new He(this.positions,3).setUsage(Zn));let t=new Float32Array(4*(Sr+1)),n=[];for(let s=0;s<=Sr;s++)t.set([-1,s/Sr,1,s/Sr],4*s),s<Sr&&n.push(2*s,2*s+1,2*s+2,2*s+2,2*s+1,2*s+3);e.setAttribute("place",new He(t,2)),e.setIndex(n),this.mesh=new ze(e,new Qt({transparent:!0,depthTest:!1,depthWrite:!1,side:Vt,toneMapped:!1,uniforms:{colour:{value:new de}},vertexShader:"attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`})),this.mesh.renderOrder=50,this.mesh.frustumCulled=!1}stretch(e,t,n){ua.copy(t).sub(e);let s=n.pixel(n.depth(e.x,e.y,e.z)),r=ua.length()/s;if(this.mesh.visible=r>2,!this.mesh.visible)return;Eu.copy(n.camera.position).sub(e).cross(ua).normalize();let o=Math.max(.3,1/(1+r/130));for(let a=0;a<=Sr;a++){let c=a/Sr,l=(.9+3.4*(o+(1-o)*(2*c-1)**6))*s;for(let h=0;h<3;h++){let u=e.getComponent(h)+ua.getComponent(h)*c,d=Eu.getComponent(h)*l;this.positions[6*a+h]=u-d,this.positions[6*a+3+h]=u+d}}this.mesh.geometry.getAttribute("position").needsUpdate=!0}},My=new D(0,0,1),YA=new D(0,1,0),Eu=new D,wp=new D,ua=new D,Qr=new At;function Sy(i,e,t){let n=i.axes??"clamped";if(n.includes("ring"))return"ring";let s=ca(e,i.index);return!s&&i.index!==e.count-1?"sleeve":Ty(t,e)&&!/free/i.test(t.name)?s?"tissue":"needle":i.scripted??i.driven?"knob":/pinned|hinged/.test(n)?"pin":"sleeve"}function Ay(i,e,t,n){return Ty(t,i)&&!n.some(s=>s.body===e&&s.index>0)}var Ty=(i,e)=>/suture/i.test(`${i.name} ${i.title} ${e.material??""}`),Bl=class{constructor(e,t,n,s){this.kind=e;this.flip=t,this.group.add(...jA[e](s)),n&&(this.post=KA(s));for(let r of[this.group,this.post])r?.traverse(o=>{o instanceof ze&&(o.castShadow=o.receiveShadow=!0)});this.grips=e==="needle"?QA(8):[new D],(e==="needle"||e==="knob")&&(this.ghost=this.group.clone(),this.ghost.traverse(r=>{r instanceof ze&&(r.material=Ey,r.castShadow=r.receiveShadow=!1)}),this.ghost.visible=!1)}kind;group=new an;ghost=null;grips;flip;post=null;place(e,t,n,s,r=this.group){r.position.set(e[t],e[t+1],e[t+2]),r.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]),this.flip&&r.quaternion.multiply(JA),r.scale.setScalar(this.scale(n,s))}stand(e,t){let{post:n,group:s}=this;if(!n)return;Ap.set(0,0,1).applyQuaternion(s.quaternion),n.position.copy(s.position).addScaledVector(Ap,ZA[this.kind]*s.scale.x);let r=n.position.z-e;n.visible=Math.abs(Ap.z)<.8&&r>0;let o=.012*t,[a,c]=n.children;a.scale.set(o,o,r),c.position.z=-r,c.scale.setScalar(o)}grip(e,t){return t.copy(this.grips[e]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)}scale(e,t){switch(this.kind){case"needle":return Math.max(.1*e,13*t);case"tissue":return Math.max(.14*e,8*t);case"ring":return Math.max(.03*e,2.6*t);default:return Math.max(.018*e,1.9*t)}}dispose(){for(let e of[this.group,this.post,this.ghost])e?.removeFromParent(),e?.traverse(t=>{t instanceof ze&&t.geometry.dispose()})}},Ap=new D,ZA={needle:0,tissue:.4,knob:0,sleeve:.4,ring:0,pin:0};function KA(i){let e=new an;return e.add(new ze(Ks([[.5,-1],[.5,0]],i.fine),i.steel),new ze(Ks([[0,0],[4.2,0],[4.2,.35],[3.9,.6],[1.2,.6],[.9,1.1],[.5,1.3]],i.fine),i.anodised)),e}var JA=new At(1,0,0,0),Ey=new ui({color:"#14a08f",transparent:!0,opacity:.38,depthWrite:!1,toneMapped:!1});function Cy(i){Ey.color.set(i)}var jA={needle:i=>[new ze(eT(i.fine),i.steel)],tissue:i=>[new ze(Ks([[0,0],[.9,0],[.97,.03],[1,.08],[1,.16]],i.fine,5),i.skin),new ze(Ks([[1,.16],[.99,.17],[.99,.33],[1,.34]],i.fine,5),i.fat),new ze(Ks([[1,.34],[1,.56],[.96,.6],[0,.6]],i.fine,5),i.muscle)],knob:i=>{let e=new ze(new oi(.5,.22,2.2),i.mark);return e.position.set(1.22,0,2.4),[new ze(Ks([[0,-.5],[.72,-.5],[.8,-.4],[.8,.8],[0,.8]],i.fine),i.steel),new ze(Ks([[0,.8],[1.1,.8],[1.35,1.05],[1.35,3.75],[1.1,4],[0,4]],i.fine),i.anodised),e]},sleeve:i=>[new ze(Ks([[0,-1.3],[1.05,-1.3],[1.25,-1.1],[1.25,1.5],[1.05,1.7],[0,1.7]],i.fine),i.anodised),new ze(Ks([[1.27,-.78],[1.3,-.75],[1.3,-.45],[1.27,-.42]],i.fine),i.brass)],ring:i=>[new ze(new fi(1,.22,i.fine?16:8,i.fine?48:28),i.steel)],pin:i=>[new ze(new qt(1.2,i.fine?40:16,i.fine?24:10),i.steel)]};function Ks(i,e,t=2){let n=e?64:24,s=[],r=[];for(let a=0;a<i.length-1;a++){let c=s.length/3;for(let[l,h]of[i[a],i[a+1]])for(let u=0;u<=n;u++){let d=2*Math.PI*u/n;s.push(l*wy(Math.cos(d),t),l*wy(Math.sin(d),t),h)}for(let l=0;l<n;l++){let h=c+l,u=h+n+1;r.push(h,h+1,u,u,h+1,u+1)}}let o=new Qe().setAttribute("position",new He(new Float32Array(s),3));return o.setIndex(r),o.computeVertexNormals(),o}var wy=(i,e)=>Math.sign(i)*Math.abs(i)**(2/e),Ry=3/8*2*Math.PI;function QA(i){return Array.from({length:i+1},(e,t)=>{let n=Ry*t/i;return new D(1-Math.cos(n),0,Math.sin(n))})}function eT(i){let e=i?72:28,t=i?14:6,n=.07,s=new Float32Array(3*(e+1)*(t+1)),r=[],o=0;for(let c=0;c<=e;c++){let l=c/e,h=Ry*l,u=l<.1?1.12:1.12-.12*Math.min(1,(l-.1)/.06),d=l>.72?Math.max(.02,1-((l-.72)/.28)**1.6):1,f=n*u*d*(c===0?.75:1);for(let p=0;p<=t;p++){let y=2*Math.PI*p/t,g=1-f*Math.cos(y);if(s.set([1-g*Math.cos(h),f*Math.sin(y),g*Math.sin(h)],o),o+=3,c<e&&p<t){let m=c*(t+1)+p,x=m+t+1;r.push(m,m+1,x,x,m+1,x+1)}}}let a=new Qe().setAttribute("position",new He(s,3));return a.setIndex(r),a.computeVertexNormals(),a}function Py(i,e,t){return i.kind==="needle"?0:Math.min(30,1.3*i.group.scale.x/e.pixel(t))}function Iy(i){return i==="rich"?tT():nT()}function tT(){let e={gloss:new gr({vertexColors:!0,roughness:.3,clearcoat:.9,clearcoatRoughness:.08}),matte:new ai({vertexColors:!0,roughness:.62,side:Vt}),paper:Dy(new ai({vertexColors:!0,roughness:.85,side:Vt})),steel:new ai({vertexColors:!0,color:"#c9ced6",metalness:1,roughness:.26})};return{fine:!0,rider:t=>e[t],rod:t=>Ly(new gr({color:t,roughness:.42,clearcoat:.7,clearcoatRoughness:.18}),t),steel:new ai({color:"#d5dae0",metalness:1,roughness:.24}),anodised:new ai({color:"#48515b",metalness:.7,roughness:.4}),brass:new ai({color:"#d1aa66",metalness:1,roughness:.3}),mark:new ai({color:"#f3efe4",roughness:.5}),skin:new ai({color:"#dba58f",roughness:.55}),fat:new ai({color:"#e9cf94",roughness:.6}),muscle:new ai({color:"#b0524a",roughness:.5})}}function nT(){let i=(n,s,r)=>new pi({color:n,specular:s,shininess:r}),e=(n,s)=>new pi({vertexColors:!0,side:Vt,shininess:n,specular:s}),t={gloss:e(70,"#5a5a5a"),matte:e(12,"#141414"),paper:Dy(e(5,"#000000")),steel:new pi({vertexColors:!0,color:"#8b95a0",shininess:70,specular:"#8a8a8a"})};return{fine:!1,rider:n=>t[n],rod:n=>Ly(new pi({color:n,specular:"#4a4a4a",shininess:55}),n),steel:i("#a9b2bc","#9a9a9a",70),anodised:i("#596470","#5a5a5a",40),brass:i("#b98f4a","#6a5a3a",50),mark:i("#f3efe4","#111111",10),skin:i("#dba58f","#1c1816",20),fat:i("#e9cf94","#1c1816",20),muscle:i("#b0524a","#1c1816",20)}}function Ly(i,e){let{h:t,s:n,l:s}=e.getHSL({h:0,s:0,l:0}),r=n>.25&&t>.02&&t<.2,o=new de(s>.7?"#2b3a4a":r?"#fff6e4":"#ffe3ab");return i.defines={...i.defines,USE_UV:""},i.onBeforeCompile=a=>{a.uniforms.stripe={value:o},a.fragmentShader=a.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 stripe;`).replace("#include <color_fragment>",`#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)},i.customProgramCacheKey=()=>"striped",i}function Dy(i){return i.onBeforeCompile=e=>{e.fragmentShader=e.fragmentShader.replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)},i.customProgramCacheKey=()=>"glowing",i}var iT=3,Ru=40,Pu=class{renderer;stale=!0;back=null;part={left:0,top:0,right:1,bottom:1};crop=new ut;uncropped=new ut;width=1;height=1;ratio=1;soft=!1;constructor(e,t){let n=t==="plain";n&&(this.back=Fy(e,{antialias:!1,alpha:!1})),this.renderer=Fy(e,{antialias:!n,alpha:n}),this.renderer.toneMapping=Ml,this.renderer.shadowMap.type=qr}resize(e,t,n,s){this.width=e,this.height=t,this.ratio=n,this.renderer.shadowMap.enabled=s,this.back&&(this.renderer.domElement.style.imageRendering=n<1&&!this.soft?"pixelated":""),this.cover({left:0,top:0,right:e,bottom:t}),this.stale=!0}paint(e,t,n,s){let{renderer:r,back:o}=this;if(!o){r.clear(),r.render(e.background,t),r.render(e.scene,t);return}(this.stale||!n)&&(o.setPixelRatio(n?this.ratio:this.ratio/iT),o.setSize(this.width,this.height,!1),o.render(e.background,t),this.stale=!n),this.follow(s),this.uncropped.copy(t.projectionMatrix),t.projectionMatrix.premultiply(this.crop),r.clear(),r.render(e.scene,t),t.projectionMatrix.copy(this.uncropped)}get whole(){return this.back===null}get high(){return this.part.bottom-this.part.top}picture(){let{renderer:e,back:t,part:n,ratio:s}=this;if(!t)return new Promise(a=>e.domElement.toBlob(a,"image/png"));let r=V("canvas",{width:t.domElement.width,height:t.domElement.height}),o=r.getContext("2d");return o.drawImage(t.domElement,0,0),o.drawImage(e.domElement,n.left*s,n.top*s),new Promise(a=>r.toBlob(a,"image/png"))}dispose(){for(let e of[this.renderer,this.back])e?.dispose(),e?.forceContextLoss(),e?.domElement.remove()}follow(e){let t=this.part,n=e.left>=t.left&&e.top>=t.top&&e.right<=t.right&&e.bottom<=t.bottom,s=r=>(r.right-r.left)*(r.bottom-r.top);n&&s(t)<1.5*s(e)+4e4||this.cover({left:Math.max(0,e.left-Ru),top:Math.max(0,e.top-Ru),right:Math.min(this.width,e.right+Ru),bottom:Math.min(this.height,e.bottom+Ru)})}cover(e){let{part:t,width:n,height:s,renderer:r}=this;t.left=Math.floor(e.left),t.top=Math.floor(e.top),t.right=Math.max(t.left+1,Math.ceil(e.right)),t.bottom=Math.max(t.top+1,Math.ceil(e.bottom));let o=t.right-t.left,a=t.bottom-t.top;r.setPixelRatio(this.ratio),r.setSize(o,a,!1);let c=r.domElement.style;c.left=`${t.left}px`,c.top=`${t.top}px`,c.width=`${o}px`,c.height=`${a}px`;let l=n/o,h=s/a,u=(t.left+t.right)/n-1,d=1-(t.top+t.bottom)/s;this.crop.set(l,0,0,-l*u,0,h,0,-h*d,0,0,1,0,0,0,0,1)}};function Fy(i,e){let t=V("canvas",{"aria-hidden":"true"}),n=new au({canvas:t,...e,powerPreference:"high-performance"});return n.outputColorSpace=ii,n.autoClear=!1,n.setClearColor(0,0),i.append(t),n}var sT=1e3,Ny=5,rT=.06,oT=4,aT=.2,Iu=class{boxes=Array.from({length:Ny},()=>new gn);began=-1/0;at=0;first=0;forget(){this.began=-1/0,this.first=0;for(let e of this.boxes)e.makeEmpty()}travels(e){Js.makeEmpty();for(let t of this.boxes)Js.union(t);return Js.getSize(Tp).length()>2.5*e.getSize(lT).length()}see(e,t,n){e-this.began>sT&&(this.began=e,this.at=(this.at+1)%Ny,this.boxes[this.at].makeEmpty()),this.boxes[this.at].union(t);let s=this.boxes.every(a=>!a.isEmpty());Js.makeEmpty();for(let a of this.boxes)Js.union(a);let r=n.getSize(Tp).length();this.first===0&&(this.first=r);let o=Uy(n,Js)>.01*r;return!o&&!(s&&Uy(Js,n)>aT*r)?!1:Js.getSize(Tp).length()>oT*this.first?this.travels(t):(s&&n.makeEmpty(),n.union(Js.expandByScalar(o?rT*r:0)),!0)}};function Uy(i,e){let t=i.min,n=i.max;return Math.max(t.x-e.min.x,t.y-e.min.y,t.z-e.min.z,e.max.x-n.x,e.max.y-n.y,e.max.z-n.z)}var Js=new gn,Tp=new D,lT=new D;var cT=7;function Cs(i,e,t,n,s=0){let{min:r,max:o}=i;for(let a=0;a<n;a++){let c=t+a*cT,l=e[c],h=e[c+1],u=e[c+2];r.set(Math.min(r.x,l-s),Math.min(r.y,h-s),Math.min(r.z,u-s)),o.set(Math.max(o.x,l+s),Math.max(o.y,h+s),Math.max(o.z,u+s))}}var is={resolution:{value:1e3},above:{value:new de(0)},below:{value:new de(0)}};var hT={light:{top:"#e4e7ea",bottom:"#d3d6d8",glow:"#fbfaf7",floor:"#f6f4f0",grid:"#39424e",gridAlpha:.16,shadow:.26,contact:.5,key:2.4,environment:.85},dark:{top:"#14171b",bottom:"#0d0f12",glow:"#2a3037",floor:"#343b43",grid:"#c6d4e0",gridAlpha:.13,shadow:.5,contact:.75,key:2.6,environment:.55}},uT={light:{zenith:"#7fabd8",haze:"#e4e8e4",sun:"#fff1d2",key:3.1,above:"#c9d6df",below:"#857b58"},dark:{zenith:"#141d33",haze:"#8a6a5c",sun:"#ffb778",key:2.7,above:"#4c5a80",below:"#2a2622"}},Lu=class{constructor(e,t){this.grade=t;this.backdrop=vT();let n=new ze(yT(),this.backdrop);n.frustumCulled=!1,n.renderOrder=-100,this.floor=new ze(new Vn(2,2),bT()),this.floor.renderOrder=-90,this.shade=new ze(new Vn(2,2),new pl({depthWrite:!1})),this.shade.renderOrder=-80,this.shade.receiveShadow=!0,this.key.castShadow=!0,this.key.shadow.mapSize.set(2048,2048),this.key.shadow.radius=3.5,this.key.shadow.blurSamples=12,this.land=new ze(new Vn(2,2),xT()),this.land.renderOrder=-95,this.land.visible=!1,this.background.add(n,this.land,this.floor),this.scene.add(this.shade,this.key,this.key.target,this.rim,this.rim.target,this.sky),t==="rich"&&(this.scene.environment=_T(e))}grade;background=new Vr;scene=new Vr;key=new Qo("#ffeeda",2.4);spacing=.1;ground=0;contactStrength=.5;backdrop;floor;shade;size=1;theme="light";dressed={hair:!1,outdoors:!1};rim=new Qo("#dfe8ff",0);land;haze=new ll("#ffffff",1,10);sky=new yl("#f4f7fa","#a39c92",0);setTheme(e){this.theme=e;let t=hT[e],n=this.backdrop.uniforms;for(let o of["top","bottom","glow"])to(n[o].value,t[o]);let s=this.floor.material.uniforms;to(s.floor.value,t.floor),to(s.grid.value,t.grid),s.gridAlpha.value=t.gridAlpha,this.shade.material.opacity=t.shadow,this.key.intensity=t.key,this.key.color.set("#ffeeda"),this.scene.environmentIntensity=t.environment,this.sky.intensity=this.grade==="plain"?2.1*t.environment:0,this.sky.color.set("#f4f7fa"),this.sky.groundColor.set("#a39c92"),this.contactStrength=t.contact;let r=this.grade==="plain"?0:2.1*t.environment;is.above.value.set("#f4f7fa").multiplyScalar(r),is.below.value.set("#a39c92").multiplyScalar(r),this.rim.intensity=this.dressed.hair?1.5:0,s.tableLight.value=e==="dark"?.5:1,this.dressed.outdoors&&this.goOut(uT[e])}dress(e){this.dressed=e;let t=e.outdoors;this.land.visible=t,this.floor.visible=!t,this.backdrop.uniforms.outdoors.value=t?1:0,this.scene.fog=t?this.haze:null,this.rim.visible=e.hair;let n=this.land.material.uniforms;e.soil&&n.soil.value.copy(e.soil).convertLinearToSRGB(),n.meadow.value.copy(e.meadow?pT.copy(e.meadow).convertLinearToSRGB().lerp(n.soil.value,.2):n.soil.value),this.setTheme(this.theme)}goOut(e){let t=this.backdrop.uniforms,n=this.land.material.uniforms;if(to(t.top.value,e.zenith),to(t.bottom.value,e.haze),to(t.glow.value,e.sun),to(n.haze.value,e.haze),n.light.value=this.theme==="dark"?.32:1,this.haze.color.set(e.haze),this.dressed.mist){this.haze.color.lerp(mT,.45);for(let r of[t.bottom.value,n.haze.value])r.copy(this.haze.color).convertLinearToSRGB()}this.key.color.set(e.sun),this.key.intensity=e.key,this.sky.color.set(e.above),this.sky.groundColor.set(e.below),this.sky.intensity>0&&(this.sky.intensity=2.6);let s=this.grade==="plain"?0:2.6;is.above.value.set(e.above).multiplyScalar(s),is.below.value.set(e.below).multiplyScalar(s)}fit(e,t){this.size=t,this.spacing=gT(t/5),this.floor.material.uniforms.spacing.value=this.spacing,this.floor.material.uniforms.size.value=t,this.floor.scale.setScalar(t*9),this.shade.scale.setScalar(t*5),this.land.scale.setScalar(t*40),this.land.material.uniforms.size.value=t;let n=this.dressed.mist??0;this.haze.near=n>0?.35*n:4.5*t,this.haze.far=n>0?1.9*n:24*t,this.land.material.uniforms.clear.value.set(this.haze.near,this.haze.far);let s=t*1.7,r=this.key.shadow.camera;r.left=r.bottom=-s,r.right=r.top=s,r.near=t*.5,r.far=t*9,r.updateProjectionMatrix(),this.key.shadow.normalBias=t*2/2048,this.key.shadow.bias=-6e-4,this.lookAt(e)}plant(e){this.land.material.uniforms.low.value.set(e.min.x,e.min.y),this.land.material.uniforms.high.value.set(e.max.x,e.max.y)}lay(e){let t=this.floor.material.uniforms;t.tableAlpha.value=e?.45:0,e&&(t.table.value.copy(e.colour).convertLinearToSRGB(),t.tableAt.value.set(e.x,e.y),t.tableHalf.value.set(...e.half))}lookAt(e){this.floor.material.uniforms.centre.value.copy(e),this.floor.position.set(e.x,e.y,this.ground),this.shade.position.set(e.x,e.y,this.ground),this.land.position.set(e.x,e.y,this.ground),this.land.material.uniforms.centre.value.copy(e),this.rim.position.set(-.75,.8,.55).normalize().multiplyScalar(this.size*4).add(e),this.rim.target.position.copy(e),Ep.set(...this.dressed.outdoors?fT:dT).normalize(),this.backdrop.uniforms.sun.value.copy(Ep),this.key.position.copy(Ep).multiplyScalar(this.size*4).add(e),this.key.target.position.copy(e)}setRatio(e){this.floor.material.uniforms.ratio.value=Math.min(1,e)}setShadows(e,t){this.shade.visible=e,this.key.castShadow=e,this.key.shadow.mapSize.x!==t&&(this.key.shadow.mapSize.set(t,t),this.key.shadow.map?.dispose(),this.key.shadow.map=null)}},dT=[.62,-.62,1.35],fT=[-.9,.28,.78],Ep=new D,pT=new de,mT=new de("#a9c0a6");function gT(i){let e=10**Math.floor(Math.log10(i)),t=i/e;return(t>=5?5:t>=2?2:1)*e}function to(i,e){i.set(e).convertLinearToSRGB()}function yT(){return new Qe().setAttribute("position",new He(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3))}function vT(){return new Qt({depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{top:{value:new de},bottom:{value:new de},glow:{value:new de},outdoors:{value:0},sun:{value:new D(0,0,1)}},vertexShader:`
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
      }`})}function xT(){return new Qt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{soil:{value:new de("#6d6a4c").convertLinearToSRGB()},meadow:{value:new de("#6d6a4c").convertLinearToSRGB()},low:{value:new Ye},high:{value:new Ye},haze:{value:new de},light:{value:1},size:{value:1},clear:{value:new Ye(1,2)},centre:{value:new D}},vertexShader:`
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
      }`})}function bT(){return new Qt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{floor:{value:new de},grid:{value:new de},gridAlpha:{value:.1},ratio:{value:1},spacing:{value:.1},size:{value:1},centre:{value:new D},table:{value:new de},tableAlpha:{value:0},tableLight:{value:1},tableAt:{value:new Ye},tableHalf:{value:new Ye(1,1)}},vertexShader:`
      varying vec3 at;
      void main() { vec4 w = modelMatrix * vec4(position, 1.0); at = w.xyz; gl_Position = projectionMatrix * viewMatrix * w; }`,fragmentShader:`
      uniform vec3 floor, grid, centre, table;
      uniform vec2 tableAt, tableHalf;
      uniform float gridAlpha, spacing, size, ratio, tableAlpha, tableLight;
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
        // a table lies on the floor, fading towards its edges
        vec2 out_ = abs(at.xy - tableAt) / tableHalf;
        float inside = 1.0 - smoothstep(0.2, 1.0, length(out_));
        float cloth = gl_FrontFacing ? tableAlpha * inside : 0.0;
        vec3 lit = table * tableLight * (0.86 + 0.28 * pool);
        // lines over the table over the pool of light, as one colour with one alpha
        float below = cloth + base * (1.0 - cloth);
        vec3 ground = (lit * cloth + floor * base * (1.0 - cloth)) / max(below, 1e-4);
        float alpha = a + below * (1.0 - a);
        gl_FragColor = vec4((grid * a + ground * below * (1.0 - a)) / max(alpha, 1e-4), alpha);
      }`})}function Oy(){return new Qt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{strength:{value:.5}},vertexShader:`
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,fragmentShader:`
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`})}function ky(){return new Qt({transparent:!0,depthWrite:!1,toneMapped:!1,uniforms:{strength:{value:.5}},vertexShader:"attribute vec3 shade; varying vec3 s; void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform float strength;
      varying vec3 s;
      void main() {
        float edge = 1.0 - smoothstep(0.35, 1.0, length(s.xy));
        gl_FragColor = vec4(0.03, 0.035, 0.05, 0.8 * strength * s.z * edge * edge);
      }`})}function _T(i){let e=new Vr,t=new ze(new qt(10,32,16),new Qt({side:Rn,toneMapped:!1,vertexShader:"varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`}));e.add(t),zl(e,[0,0,8],[7,5],5),zl(e,[-8,-3,3],[1.6,7],7),zl(e,[8,2,2.5],[1.2,6],4),zl(e,[1,8,2],[6,1],2.5),zl(e,[2,-8,1.5],[5,2.5],2);let n=new aa(i),s=n.fromScene(e,.02,.1,100,{size:128}).texture;return n.dispose(),s}function zl(i,e,t,n){let s=new ze(new Vn(...t),new ui({color:new de().setScalar(n),side:Vt}));s.position.set(...e),s.up.set(0,0,1),s.lookAt(0,0,0),i.add(s)}var Gl=3,Vl=7,da=3.3,By=2.4,MT=.45,wT=Math.cos(.3),ST=8,Ar=class{constructor(e,t,n){this.info=e;this.spread=n.fine?.3:.05,this.colour=en(e.colour,t),this.mesh=new ze(new Qe,n.rod(this.colour)),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new ze(this.mesh.geometry,Rp()),this.outline.visible=!1,this.contact=new ze(new Qe,Oy()),this.contact.renderOrder=-70,this.parts=[this.mesh,this.outline,this.contact];for(let o of this.parts)o.frustumCulled=!1;let s=Zs(e,e.count),r=hu(e,s);this.hinges=r.map(o=>o.pose),this.bent=new Set(r.filter(o=>o.sure).map(o=>o.pose)),this.weigh(s.length)}info;parts;reach=0;mesh;outline;contact;colour;detail={sides:12,rings:600};count=0;courses=[];hinges;bent;cos=new Float32Array(0);sin=new Float32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);ground=new Float32Array(0);shade=new Float32Array(0);nodes=new Float32Array(0);tangents=new Float32Array(0);ring=0;row=0;thin=da;thick=0;dark=1;spread;isHinge(e){return this.bent.has(e)}setLevel(e){this.detail=e.detail,this.contact.material.visible=e.contact,this.count=0}update(e,t,n,s,r){if(n<2){this.mesh.visible=this.outline.visible=this.contact.visible=!1;return}this.watch(e,t,n),n!==this.count&&this.layOut(n),this.ring=this.row=0;for(let o of this.courses){this.gather(o,e,t),this.findTangents(o);for(let a=0;a<o.poses.length-1;a++)this.span(o,a,s,r)}this.touch(this.mesh.geometry,"position","normal"),this.touch(this.contact.geometry,"position","shade")}radius(e){let t=this.info.radius;return t[Math.min(Math.max(0,Math.round(e)),t.length-1)]??.001}shown(e,t,n){let s=this.radius(e);return Math.max(s,this.least(s)*n.pixel(t))}grow(e,t,n,s){Cs(e,t,n,s)}mark(e){if(this.outline.visible=e!==null&&this.mesh.visible,!e)return;let t=this.outline.material.uniforms;t.colour.value.copy(e.colour),t.grow.value=e.width}dispose(){for(let e of[this.mesh,this.outline,this.contact])e.removeFromParent(),e.geometry.dispose(),e.material.dispose()}touch(e,...t){for(let n of t)e.getAttribute(n).needsUpdate=!0}watch(e,t,n){for(let s of this.hinges)this.bent.has(s)||s+1>=n||AT(e,t+Vl*s,t+Vl*(s+1))>wT||(this.bent.add(s),this.count=0)}weigh(e){let t=this.info.parents!==void 0;this.thin=t?Math.max(.6,By/(1+(e-1)/40)):da,this.thick=t?this.info.radius.reduce((n,s)=>Math.max(n,s),0):0,this.dark=Math.min(1,4/Math.sqrt(e||1))}least(e){return this.thick>0?this.thin*Math.max(MT,Math.sqrt(Math.min(1,e/this.thick))):this.thin}layOut(e){this.count=e,this.courses=this.plan(e);let t=this.courses.map(u=>(u.poses.length-1)*u.pieces+1),n=t.reduce((u,d)=>u+d,0),s=n+2*Gl*t.length,r=5*this.detail.rings*this.detail.sides,o=Math.round(this.detail.sides*this.thin/(this.info.parents?By:da)),a=Math.max(3,Math.min(Math.max(5,o),this.detail.sides,Math.floor(r/s)-1)),c=this.courses.reduce((u,d)=>Math.max(u,d.poses.length),0);this.nodes=new Float32Array(no*c),this.tangents=new Float32Array(3*c),this.cos=Float32Array.from({length:a+1},(u,d)=>Math.cos(2*Math.PI*(d%a)/a)),this.sin=Float32Array.from({length:a+1},(u,d)=>Math.sin(2*Math.PI*(d%a)/a));let l=s*(a+1);this.positions=new Float32Array(3*l),this.normals=new Float32Array(3*l);let h=new Float32Array(2*l);for(let u=0;u<l;u++)h[2*u]=u%(a+1)/a,h[2*u+1]=Math.floor(u/(a+1))/(s-1);this.ground=new Float32Array(6*n),this.shade=new Float32Array(4*n);for(let u=0;u<n;u++)this.shade[4*u]=-1,this.shade[4*u+2]=1;this.fill(this.mesh.geometry,zy(t.map(u=>u+2*Gl),a+1),{position:[this.positions,3],normal:[this.normals,3],uv:[h,2]}),this.fill(this.contact.geometry,zy(t,2),{position:[this.ground,3],shade:[this.shade,2]}),this.mesh.visible=this.contact.visible=s>0}plan(e){let{info:t}=this,n=Zs(t,e);this.weigh(n.length);let s=this.detail.rings*Math.min(6,1+(n.length-1)/4),r=n.reduce((h,u)=>h+u.poses.length-1,0),o=Math.max(1,Math.ceil(r/(2*s))),a=[];for(let{poses:h,grown:u}of n){let d=h.length-1;if(h.some(g=>this.bent.has(g))){a.push(...this.bars(h,u));continue}let f=Math.max(1,Math.min(o,Math.floor(d/ST))),p=Int32Array.from({length:Math.ceil(d/f)+1},(g,m)=>h[Math.min(m*f,d)]),y=(t.links??[]).some(([g,m])=>Math.min(g,m)===h[0]&&Math.max(g,m)===h[d]);a.push({poses:p,pieces:1,grown:u,closed:y})}let c=a.reduce((h,u)=>h+u.poses.length-1,0),l=Math.min(8,Math.max(1,Math.round(s/c)));for(let h of a)h.pieces=l;for(let[h,u]of t.links??[])h<e&&u<e&&a.push({poses:Int32Array.of(Math.min(h,u),Math.max(h,u)),pieces:1,grown:!1,closed:!1});return a}bars(e,t){let n=[],s=0;for(let r=1;r<e.length;r++)r<e.length-1&&!this.bent.has(e[r])||(n.push({poses:e.slice(s,r+1),pieces:1,grown:t&&s===0,closed:!1}),s=r);return n}fill(e,t,n){e.dispose(),e.setIndex(t);for(let[s,[r,o]]of Object.entries(n))e.setAttribute(s,new He(r,o).setUsage(Zn))}gather(e,t,n){let{poses:s}=e,r=s.length-1,o=this.info.parents!==void 0;for(let a=0;a<=r;a++){let c=no*a,l=n+Vl*s[a],h=o?a===0?n+Vl*s[1]:a<r?l+Vl:l:l,u=o&&a===0?h:l,d=t[u+3]*t[h+3]+t[u+4]*t[h+4]+t[u+5]*t[h+5]+t[u+6]*t[h+6]<0?-1:1,f=this.nodes;for(let g=0;g<3;g++)f[c+g]=t[l+g];for(let g=3;g<7;g++)f[c+g]=t[u+g]+d*t[h+g];let p=Du(f[c+3],f[c+4],f[c+5],f[c+6])||1;for(let g=3;g<7;g++)f[c+g]/=p;let y=this.radius(a===0&&(e.grown||r===1)?s[1]:s[a]);f[c+7]=y,f[c+8]=this.least(y)}}findTangents(e){let{nodes:t,tangents:n}=this,s=e.poses.length-1,r=e.closed&&s>2;for(let o=0;o<=s;o++){let a=r&&(o===0||o===s),c=o>0?o-1:s-1,l=o<s?o+1:1,h=no*(o>0||a?c:o),u=no*o,d=no*(o<s||a?l:o),f=h===u?0:Cp(t,h,u),p=d===u?0:Cp(t,u,d),y=f>0?p>0?p/(f*(f+p)):1/f:0,g=p>0?f>0?f/(p*(f+p)):1/p:0;for(let m=0;m<3;m++)n[3*o+m]=(t[u+m]-t[h+m])*y+(t[d+m]-t[u+m])*g}}span(e,t,n,s){let{nodes:r,tangents:o}=this,{pieces:a}=e,c=no*t,l=c+no,h=Cp(r,c,l),u=r[c+3]*r[l+3]+r[c+4]*r[l+4]+r[c+5]*r[l+5]+r[c+6]*r[l+6]<0?-1:1,d=t===e.poses.length-2,f=e.grown&&t===0?this.radius(e.poses[0]):0;for(let p=0;p<a+(d?1:0);p++){let y=f>0?(p/a)**2:p/a,g=1-y,m=g*g*(1+2*y),x=y*y*(3-2*y),C=h*y*g*g,_=-h*y*y*g,E=m*r[c]+x*r[l]+C*o[3*t]+_*o[3*t+3],S=m*r[c+1]+x*r[l+1]+C*o[3*t+1]+_*o[3*t+4],v=m*r[c+2]+x*r[l+2]+C*o[3*t+2]+_*o[3*t+5];this.axes(g*r[c+3]+u*y*r[l+3],g*r[c+4]+u*y*r[l+4],g*r[c+5]+u*y*r[l+5],g*r[c+6]+u*y*r[l+6]);let w=6*y*g,U=h*(1-4*y+3*y*y),P=h*(3*y*y-2*y);this.align(w*(r[l]-r[c])+U*o[3*t]+P*o[3*t+3],w*(r[l+1]-r[c+1])+U*o[3*t+1]+P*o[3*t+4],w*(r[l+2]-r[c+2])+U*o[3*t+2]+P*o[3*t+5]);let I=g*r[c+7]+y*r[l+7],B=Math.max(I+TT(f,r[l+7],y*h),(g*r[c+8]+y*r[l+8])*n.pixel(n.depth(E,S,v)));t===0&&p===0&&this.end(E,S,v,B,-1),this.cast(E,S,v,B,s),this.circle(E,S,v,B,0),d&&p===a&&this.end(E,S,v,B,1)}}axes(e,t,n,s){let r=2/(e*e+t*t+n*n+s*s||1);mt[0]=1-r*(t*t+n*n),mt[1]=r*(e*t+s*n),mt[2]=r*(e*n-s*t),mt[3]=r*(e*t-s*n),mt[4]=1-r*(e*e+n*n),mt[5]=r*(t*n+s*e),mt[6]=r*(e*n+s*t),mt[7]=r*(t*n-s*e),mt[8]=1-r*(e*e+t*t)}align(e,t,n){let s=Du(e,t,n);if(!(s>0))return;e/=s,t/=s,n/=s;let r=1+e*mt[6]+t*mt[7]+n*mt[8];if(r<.001)return;let o=e+mt[6],a=t+mt[7],c=n+mt[8];for(let l=0;l<6;l+=3){let h=(mt[l]*e+mt[l+1]*t+mt[l+2]*n)/r;mt[l]-=h*o,mt[l+1]-=h*a,mt[l+2]-=h*c}mt[6]=e,mt[7]=t,mt[8]=n}end(e,t,n,s,r){for(let o=0;o<Gl;o++){let a=(r<0?Gl-o:o+1)/Gl*(Math.PI/2),c=r*s*Math.sin(a);this.circle(e+c*mt[6],t+c*mt[7],n+c*mt[8],s*Math.cos(a),r*Math.sin(a))}}circle(e,t,n,s,r){let{positions:o,normals:a,cos:c,sin:l}=this,h=c.length,u=Math.sqrt(Math.max(0,1-r*r)),d=mt[0],f=mt[1],p=mt[2],y=mt[3],g=mt[4],m=mt[5],x=r*mt[6],C=r*mt[7],_=r*mt[8],E=3*h*this.ring++;for(let S=0;S<h;S++,E+=3){let v=c[S],w=l[S],U=v*d+w*y,P=v*f+w*g,I=v*p+w*m;o[E]=e+s*U,o[E+1]=t+s*P,o[E+2]=n+s*I,a[E]=u*U+x,a[E+1]=u*P+C,a[E+2]=u*I+_}}cast(e,t,n,s,r){let o=this.row++,a=Math.max(0,n-r),c=1.6*s+this.spread*a,l=Du(mt[6],mt[7],0)||1e-9,h=-mt[7]/l*c,u=mt[6]/l*c,d=this.ground;d[6*o]=e-h,d[6*o+1]=t-u,d[6*o+3]=e+h,d[6*o+4]=t+u,d[6*o+2]=d[6*o+5]=r;let f=Math.min(1,l*l*2);this.shade[4*o+1]=this.shade[4*o+3]=this.dark*f*1.3*s/(1.3*s+.5*a)}},mt=new Float32Array(9),no=9;function AT(i,e,t){let n=4*(i[e+3]*i[e+5]+i[e+6]*i[e+4])*(i[t+3]*i[t+5]+i[t+6]*i[t+4]),s=4*(i[e+4]*i[e+5]-i[e+6]*i[e+3])*(i[t+4]*i[t+5]-i[t+6]*i[t+3]);return n+s+(1-2*(i[e+3]**2+i[e+4]**2))*(1-2*(i[t+3]**2+i[t+4]**2))}function TT(i,e,t){let n=Math.min(.95*i,1.9*e)-e,s=1-t/(1.3*i+2*e);return n>0&&s>0?n*s*s:0}var Du=(i,e,t,n=0)=>Math.sqrt(i*i+e*e+t*t+n*n);function Cp(i,e,t){return Du(i[t]-i[e],i[t+1]-i[e+1],i[t+2]-i[e+2])}function zy(i,e){let t=new Uint32Array(6*i.reduce((r,o)=>r+o-1,0)*(e-1)),n=0,s=0;for(let r of i){for(let o=0;o<r-1;o++,s+=e)for(let a=0;a<e-1;a++){let c=s+a,l=c+e;t[n++]=c,t[n++]=c+1,t[n++]=l,t[n++]=l,t[n++]=c+1,t[n++]=l+1}s+=e}return new He(t,1)}function en(i,e){return new de(i&&/^#[0-9a-f]{3,8}$/i.test(i)?i.slice(0,7):e)}function Rp(){return new Qt({side:Rn,toneMapped:!1,uniforms:{colour:{value:new de},grow:{value:2},resolution:is.resolution},vertexShader:`
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
      }`,fragmentShader:"uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }"})}var Ip=new ui({color:"#0f8a7a",toneMapped:!1,depthTest:!1,transparent:!0,opacity:.55});function Vy(i){Cu.color.set(i),Ip.color.set(i)}var Lp=class{group=new an;effort;band=new Tu;proxy=new ze(new fi(1,.2,10,40),Cu);ghost=new ze(new fi(1,.12,10,40),Ip);dot=new ze(new qt(.34,16,12),Ip);constructor(e){this.effort=new kl(e),this.group.add(this.band.mesh,this.proxy,this.ghost,this.dot,this.effort.group),this.proxy.renderOrder=this.ghost.renderOrder=this.dot.renderOrder=55}show(e,t,n,s,r,o,a,c){this.group.visible=!0,Tr.set(e[t.proxy],e[t.proxy+1],e[t.proxy+2]),this.pose(this.proxy,e,t.proxy);let[l,h]=c?[c,0]:[e,t.ghost];Pp.set(l[h],l[h+1],l[h+2]),this.pose(this.ghost,l,h),this.dot.position.copy(Pp);let u=n.pixel(n.depth(Tr.x,Tr.y,Tr.z));this.proxy.scale.setScalar(9*u),this.ghost.scale.setScalar(11*u),this.dot.scale.setScalar(11*u),this.band.mesh.material.uniforms.colour.value.copy(Cu.color).convertLinearToSRGB(),this.band.stretch(Tr,Pp,n),this.effort.show(e,t.wrench,Tr,n,s,r,o,a)}hide(){this.group.visible=!1,this.effort.hide()}pose(e,t,n){e.position.set(t[n],t[n+1],t[n+2]),e.quaternion.set(t[n+3],t[n+4],t[n+5],t[n+6])}},Fu=class{constructor(e){this.overlay=e}overlay;group=new an;views=[];holds=[];forces=new eo;torques=new eo;clear(){this.forces=new eo,this.torques=new eo;for(let e of this.views)e.hide();for(let e of this.holds)e.hide()}show(e,t,n,s,r,o,a,c,l,h){for(;this.views.length<e.hands.length;){let u=new Lp(this.overlay);this.views.push(u),this.group.add(u.group)}for(let u of n)u?.ghost&&(u.ghost.visible=!1);this.views.forEach((u,d)=>{let f=e.hands[d];if(!f)return u.hide();let p=f.mine?h(f.hand):null;u.show(e.floats,f,o,this.forces,this.torques,c,l,p),r||u.effort.hide(),this.showGhost(e,t,f,n,o,a,p)}),this.showHolds(e,t,s,r,o,c,l)}showGhost(e,t,n,s,r,o,a){let c=Nu(e,t,n),l=c>=0?s[c]:null;if(!l?.ghost)return;let h=e.floats,u=r.pixel(r.depth(h[n.proxy],h[n.proxy+1],h[n.proxy+2]));a?l.place(a,0,o,da*u,l.ghost):l.place(h,n.ghost,o,da*u,l.ghost),l.ghost.visible=!0}showHolds(e,t,n,s,r,o,a){for(;this.holds.length<e.holds.length;){let l=new kl(this.overlay);this.holds.push(l),this.group.add(l.group)}let c=e.floats;this.holds.forEach((l,h)=>{let u=e.holds[h];if(!u||!n[h]||!s||e.hands.some(d=>Nu(e,t,d)===h))return l.hide();for(let d=0;d<6;d++)Gy[d]=-c[u.wrench+d];Tr.set(c[u.target],c[u.target+1],c[u.target+2]),l.show(Gy,0,Tr,r,this.forces,this.torques,o,a)})}};function Nu(i,e,t){let n=e[t.body]?.parents?.001:.5;return i.holds.findIndex(s=>s.body===t.body&&Math.abs(s.index-t.place)<n)}var Tr=new D,Pp=new D,Gy=new Float32Array(6);var ET=.05;function Hy(i,e,t,n,s,r,o,a,c,l){let h=new Dp(s,r,o,a,c);l&&h.meet(l),i.bodies.forEach((f,p)=>{let y=e[p];if(!y||y.info.kind==="prop")return;if(y.info.kind==="rigid")return h.small(i.floats,f,p,y);h.along(i.floats,f,p,y);let g=t[p];g&&h.amongRiders(p,g)});let u=h.best&&!h.best.fixed?h.best:h.close??h.best,d=CT(i,n,s,r,o,a,u?u.distance+2:c);return d||(u&&!u.local&&!e[u.body].info.parents&&RT(i,u),u)}var Dp=class{constructor(e,t,n,s,r){this.camera=e;this.project=t;this.x=n;this.y=s;this.reach=r}camera;project;x;y;reach;best=null;close=null;nearest=1/0;depth=1/0;along(e,t,n,s){fa.length<2*t.count&&(fa=new Float32Array(2*t.count));for(let r=0;r<t.count;r++){let o=t.at+7*r,[a,c]=this.project(Er.set(e[o],e[o+1],e[o+2]));fa[2*r]=a,fa[2*r+1]=c;let l=jr(s.info,r);if(l<0)continue;let h=fa[2*l],u=fa[2*l+1],d=PT(h,u,a,c,this.x,this.y),f=Math.hypot(h+d*(a-h)-this.x,u+d*(c-u)-this.y);if(f>this.reach&&f>400)continue;Hn.fromArray(e,t.at+7*l).lerp(Er,d);let p=this.camera.depth(Hn.x,Hn.y,Hn.z);this.offer(n,r-1+d,Hn,f,p,s.shown(r,p,this.camera))}}meet({body:e,point:t,local:n,fixed:s}){this.depth=this.camera.depth(t.x,t.y,t.z),this.best={body:e,place:0,hold:-1,point:t,local:n,distance:0,fixed:s}}small(e,t,n,s){let{motion:r}=s.info;if(t.count===0||r==="static"||r==="kinematic")return;Hn.fromArray(e,t.at);let o=this.camera.depth(Hn.x,Hn.y,Hn.z);if(s.reach/this.camera.pixel(o)>this.reach||this.best&&!this.best.fixed||o>this.depth+s.reach)return;let[c,l]=this.project(Hn),h=Math.hypot(c-this.x,l-this.y);h<Math.min(this.reach,this.nearest)&&(this.nearest=h,this.close={body:n,place:0,hold:-1,point:Hn.clone(),local:new D,distance:h})}amongRiders(e,t){for(let n=0;n<t.count;n++){let s=t.centre(n,Hn);if(s===0)continue;let[r,o]=this.project(Hn);this.offer(e,t.pose(n),Hn,Math.hypot(r-this.x,o-this.y),this.camera.depth(Hn.x,Hn.y,Hn.z),.9*s)}}offer(e,t,n,s,r,o){let a=this.camera.pixel(r),c=s-o/a;if(c<=0){let l=r-Math.sqrt(Math.max(0,o*o-(s*a)**2));if(l>=this.depth)return;this.depth=l,this.best={body:e,place:t,hold:-1,point:n.clone(),distance:0}}else this.depth===1/0&&c<(this.best?.distance??this.reach)&&(this.best={body:e,place:t,hold:-1,point:n.clone(),distance:c})}};function CT(i,e,t,n,s,r,o){let a=null,c=o;return e.forEach((l,h)=>{let u=i.holds[h];if(!(!l||!u))for(let d=0;d<l.grips.length;d++){l.grip(d,Er);let f=Py(l,t,t.depth(Er.x,Er.y,Er.z)),[p,y]=n(Er),g=Math.max(0,Math.hypot(p-s,y-r)-f);g<c&&(c=g,a={body:u.body,place:u.index,hold:h,point:Er.clone(),distance:g})}}),a}function RT(i,e){let t=i.bodies[e.body].count,n=ET*t;i.holds.forEach((s,r)=>{let o=Math.abs(s.index-e.place);s.body!==e.body||o>n||(n=o,e.hold=r)}),e.hold>=0&&(e.place=i.holds[e.hold].index)}function PT(i,e,t,n,s,r){let o=t-i,a=n-e,c=o*o+a*a;return c>0?Math.min(1,Math.max(0,((s-i)*o+(r-e)*a)/c)):0}var Er=new D,Hn=new D,fa=new Float32Array(0);var Fp={plain:[{name:"plain",ratio:.5,shadows:0,contact:!1,detail:{sides:4,rings:160},strands:900,points:10,leaves:12e3,twigs:12e3,late:1/0},{name:"low",ratio:1,shadows:0,contact:!1,detail:{sides:5,rings:200},strands:2200,points:12,leaves:25e3,twigs:24e3,late:70},{name:"medium",ratio:1,shadows:0,contact:!0,detail:{sides:6,rings:260},strands:5e3,points:14,leaves:5e4,twigs:6e4,late:32}],rich:[{name:"low",ratio:.75,shadows:0,contact:!0,detail:{sides:8,rings:320},strands:1e4,points:16,leaves:8e4,twigs:6e4,late:1/0},{name:"medium",ratio:1,shadows:1024,contact:!0,detail:{sides:12,rings:500},strands:24e3,points:22,leaves:2e5,twigs:12e4,late:36},{name:"high",ratio:2,shadows:2048,contact:!0,detail:{sides:18,rings:900},strands:6e4,points:30,leaves:6e5,twigs:4e5,late:26}]},IT=17.8,LT=24,DT=300,Uu=class{constructor(e,t,n){this.grade=e;this.software=n;let s=Fp[e].findIndex(r=>r.name===t);this.ceiling=Fp[e].length-1,this.fixed=s>=0,this.level=this.fixed?s:this.ceiling}grade;software;level;interval=16.7;frames=0;ceiling;fixed;get current(){let e=Fp[this.grade][this.level];return!this.software||this.grade==="plain"?e:{...e,strands:Math.min(e.strands,6e3),points:Math.min(e.points,20),leaves:Math.min(e.leaves,6e4)}}measure(e){return e>2e3||(this.interval+=(e-this.interval)*(e>150?.3:.08),this.frames+=Math.max(1,e/50),this.fixed)?!1:this.interval>this.current.late&&this.frames>LT&&this.level>0?(this.ceiling=this.level-1,this.change(-1)):this.interval<IT&&this.frames>DT&&this.level<this.ceiling?this.change(1):!1}change(e){return this.level+=e,this.frames=0,this.interval=20,!0}};var FT=4096,Wy=.24,NT=2.5,UT=250,Xy=.001,OT=900,Np={light:{point:"#20262c",press:"#d0421a",rub:"#0b69b7"},dark:{point:"#f2f5f7",press:"#ff8357",rub:"#6cb6ff"}},Hl=class{mesh;positions=new Float32Array(0);n=0;constructor(e){this.mesh=new ze(new Qe,new ui({toneMapped:!1,depthTest:!1,transparent:!0,side:Vt})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=e}begin(e){this.n=0,!(this.positions.length>=9*e)&&(this.positions=new Float32Array(Math.ceil(1.5*9*e)),this.mesh.geometry.dispose(),this.mesh.geometry.setAttribute("position",new He(this.positions,3).setUsage(Zn)))}corner(e,t,n){let{positions:s}=this;s[this.n++]=e,s[this.n++]=t,s[this.n++]=n}line(e,t,n,s,r,o,a,c,l,h,u){let d=e+h*s,f=t+h*r,p=n+h*o,y=u*a,g=u*c,m=u*l;this.corner(e-y,t-g,n-m),this.corner(e+y,t+g,n+m),this.corner(d+y,f+g,p+m),this.corner(e-y,t-g,n-m),this.corner(d+y,f+g,p+m),this.corner(d-y,f-g,p-m)}arrow(e,t,n,s,r,o,a,c){let l=pa,h=r*(l.z-n)-o*(l.y-t),u=o*(l.x-e)-s*(l.z-n),d=s*(l.y-t)-r*(l.x-e),f=Math.hypot(h,u,d)||1;h/=f,u/=f,d/=f;let p=Math.min(.6*a,9*c),y=a-p,g=.42*p;this.line(e,t,n,s,r,o,h,u,d,y,Math.min(1.4*c,.3*g));let m=e+y*s,x=t+y*r,C=n+y*o;this.corner(m-g*h,x-g*u,C-g*d),this.corner(m+g*h,x+g*u,C+g*d),this.corner(e+a*s,t+a*r,n+a*o)}dot(e,t,n,s){for(let r=1;r<js-1;r++)this.spoke(e,t,n,s,0),this.spoke(e,t,n,s,r),this.spoke(e,t,n,s,r+1)}ring(e,t,n,s,r){for(let o=0;o<js;o++)this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o+1)}end(){this.mesh.visible=this.n>0,this.mesh.geometry.setDrawRange(0,this.n/3);let e=this.mesh.geometry.getAttribute("position");e&&(e.needsUpdate=!0)}spoke(e,t,n,s,r){let o=s*kT[r%js],a=s*BT[r%js];this.corner(e+o*ku.x+a*Bu.x,t+o*ku.y+a*Bu.y,n+o*ku.z+a*Bu.z)}},js=10,kT=Array.from({length:js},(i,e)=>Math.cos(2*Math.PI*e/js)),BT=Array.from({length:js},(i,e)=>Math.sin(2*Math.PI*e/js)),zu=class{group=new an;parts=null;count=0;sliding=0;pressing=0;perNewton=0;points=new Hl(46);press=new Hl(45);rub=new Hl(45);large=0;seen=0;forces=new Float32Array(0);constructor(){this.group.add(this.points.mesh,this.press.mesh,this.rub.mesh),this.group.visible=!1}setTheme(e){this.points.mesh.material.color.set(Np[e].point),this.press.mesh.material.color.set(Np[e].press),this.rub.mesh.material.color.set(Np[e].rub)}forget(){this.large=this.perNewton=this.count=this.sliding=this.pressing=0,this.group.visible=!1}update(e,t,n,s,r){let{parts:o}=this,{at:a,count:c,known:l}=e.contacts;if(this.group.visible=o!==null&&l,this.count=c,!o||!l)return;this.weigh(e,r,s);let h=Math.min(c,FT);this.points.begin((2*js+2)*h),this.press.begin(3*h),this.rub.begin(3*h);let u=Math.max(.35,Math.min(1,Math.sqrt(UT/c))),d=e.floats,f=e.words;n.camera.matrixWorld.extractBasis(ku,Bu,pa),pa.setFromMatrixPosition(n.camera.matrixWorld);for(let p=0,y=a;p<h;p++,y+=gu){let g=d[y+2],m=d[y+3],x=d[y+4],C=u*n.pixel(n.depth(g,m,x)),_=t[f[y]>>>16]?.motion==="static"?-1:1,E=_*d[y+5],S=_*d[y+6],v=_*d[y+7],w=_*d[y+8],U=_*d[y+9],P=_*d[y+10],I=w*E+U*S+P*v;if(o.points){let B=I<Xy*this.large;!B&&f[y+1]&1?this.points.ring(g,m,x,3.4*C,5.2*C):this.points.dot(g,m,x,(B?1.5:2.7)*C)}o.normals&&this.normal(g,m,x,E,S,v,C),o.pressing&&this.arrow(this.press,g,m,x,I*E,I*S,I*v,C,s),o.rubbing&&this.arrow(this.rub,g,m,x,w-I*E,U-I*S,P-I*v,C,s)}for(let p of[this.points,this.press,this.rub])p.end()}normal(e,t,n,s,r,o,a){Ou.set(s,r,o).cross(zT.set(pa.x-e,pa.y-t,pa.z-n)).normalize(),this.points.line(e,t,n,s,r,o,Ou.x,Ou.y,Ou.z,16*a,.6*a)}arrow(e,t,n,s,r,o,a,c,l){let h=Math.hypot(r,o,a),u=Math.min(h*this.perNewton,NT*Wy*l);u>2.5*c&&e.arrow(t,n,s,r/h,o/h,a/h,u,c)}weigh(e,t,n){let{at:s,count:r}=e.contacts,o=e.floats;this.forces.length<r&&(this.forces=new Float32Array(2*r)),this.pressing=this.sliding=0;for(let u=0,d=s;u<r;u++,d+=gu){let f=o[d+8]*o[d+5]+o[d+9]*o[d+6]+o[d+10]*o[d+7];this.forces[u]=Math.hypot(o[d+8],o[d+9],o[d+10]),this.pressing+=Math.max(0,f),f>Xy*this.large&&(this.sliding+=e.words[d+1]&1)}let a=this.forces.subarray(0,r).sort(),c=r>0?a[Math.min(r-1,Math.floor(.97*r))]:0,l=Math.min(1e3,t-this.seen);if(this.seen=t,!(c>0))return;this.large=this.large===0?c:this.large+(c-this.large)*(1-Math.exp(-l/OT));let h=Wy*n/this.large;(this.perNewton===0||this.perNewton>2*h||this.perNewton<.4*h)&&(this.perNewton=Up(1.25*h))}};function Up(i){let e=10**Math.floor(Math.log10(i));return(i/e>=5?5:i/e>=2?2:1)*e}var ku=new D,Bu=new D,pa=new D,Ou=new D,zT=new D;var GT=7,io=1024,Gu=class{constructor(e,t,n){this.slots=e;let s=Math.max(1,Math.ceil(e.length/io));this.place=new Float32Array(4*io*s),this.turn=n?new Float32Array(4*io*s):null,e.forEach((r,o)=>this.place[4*o+3]=t(r)),this.places=so(this.place,io,s),this.turns=this.turn&&so(this.turn,io,s)}slots;places;turns;place;turn;update(e,t,n){let{slots:s,place:r,turn:o}=this;for(let a=0;a<s.length;a++){if(s[a]>=n)continue;let c=t+GT*s[a];r[4*a]=e[c],r[4*a+1]=e[c+1],r[4*a+2]=e[c+2],o&&(o[4*a]=e[c+3],o[4*a+1]=e[c+4],o[4*a+2]=e[c+5],o[4*a+3]=e[c+6])}this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function so(i,e,t){let n=new Wr(i,e,t,Ci,gi);return n.minFilter=n.magFilter=Sn,n}var Wl=`
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${io-1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${io-1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`;function Op(i,e,t,n){let s=qy[i]??qy.plastic;if(e==="plain"){let[o,a]=t?[.25*s.shine,12]:[s.shine,s.shininess],c=new pi({shininess:a,opacity:s.opacity??1,transparent:s.opacity!==void 0});return c.specular.setScalar(o),$y(c,s.plain,i,n)}let r=new gr({metalness:t?.15*s.metal:s.metal,roughness:t?Math.max(.55,s.rough):s.rough,clearcoat:t?0:s.coat,clearcoatRoughness:.22,opacity:s.opacity??1,transparent:s.opacity!==void 0});return $y(r,s.rich,i,n)}var Vu=`
  if (vGrain.w < -0.5) {
    float z = abs(vGrain.z), w = fwidth(vGrain.z);
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.9, 0.87, 0.8), 0.9 * (1.0 - smoothstep(0.11 - w, 0.11 + w, z)));
  }`,VT=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float bend = noise(g * vec3(2.2, 4.0, 4.0));
    float rings = 6.5 * length(g.yz * vec2(1.0, 1.25) + vec2(0.38, 0.62 + 0.2 * sin(vSeed * 37.0))) + 1.1 * bend;
    float late = fract(rings);
    late = smoothstep(0.15, 0.85, late) * (1.0 - smoothstep(0.88, 1.0, late));
    float fibre = noise(g * vec3(5.0, 120.0, 120.0));
    diffuseColor.rgb *= (1.06 - 0.27 * late) * (0.92 + 0.16 * fibre) * (0.94 + 0.12 * fract(vSeed * 13.7));
    diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.93, 0.84), late);
  }`,HT=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float late = fract(6.5 * length(g.yz + vec2(0.38, 0.62)) + 0.5 * sin(5.0 * g.x + 6.0 * vSeed));
    diffuseColor.rgb *= 1.06 - 0.24 * smoothstep(0.1, 0.9, late) * (1.0 - smoothstep(0.9, 1.0, late));
  }`,WT=`
  {
    vec3 g = vGrain.xyz + vSeed * 5.1;
    diffuseColor.rgb *= 0.86 + 0.16 * noise(g * 9.0) + 0.14 * noise(g * 70.0);
  }`,qy={plastic:{metal:0,rough:.36,coat:.45,shine:.2,shininess:50,rich:Vu,plain:Vu},wood:{metal:0,rough:.56,coat:.22,shine:.07,shininess:22,rich:VT,plain:HT},metal:{metal:.82,rough:.26,coat:0,shine:.65,shininess:90,rich:"",plain:""},stone:{metal:0,rough:.85,coat:0,shine:.03,shininess:10,rich:WT,plain:""},rubber:{metal:0,rough:.88,coat:0,shine:.06,shininess:8,rich:Vu,plain:Vu},glass:{metal:0,rough:.04,coat:1,shine:.8,shininess:120,opacity:.42,rich:"",plain:""}};function Yy(i){let e=new yr({depthPacking:Pl});return e.onBeforeCompile=t=>Zy(t,i),e.customProgramCacheKey=()=>"shadow of solids",e}function $y(i,e,t,n){return i.vertexColors=n!==null,i.onBeforeCompile=s=>{s.vertexShader=s.vertexShader.replace("#include <common>",`#include <common>
attribute vec4 grain;
varying vec4 vGrain;
varying float vSeed;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vGrain = grain;
        vSeed = fract(0.618034 * float(${n?"slot":"gl_InstanceID"}) + 0.381966 * max(0.0, grain.w));`),n&&Zy(s,n),s.fragmentShader=s.fragmentShader.replace("#include <common>",`#include <common>
varying vec4 vGrain;
varying float vSeed;
${e.includes("noise(")?XT:""}`).replace("#include <color_fragment>",`#include <color_fragment>
${e}`)},i.customProgramCacheKey=()=>`${t} of a solid${n?", placed":""}`,i}function Zy(i,e){i.uniforms.places={value:e.places},i.uniforms.turns={value:e.turns},i.vertexShader=i.vertexShader.replace("#include <common>",`#include <common>
attribute float slot;
${Wl}`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
objectNormal = turned(turnAt(slot), objectNormal);`).replace("#include <begin_vertex>",`#include <begin_vertex>
transformed = turned(turnAt(slot), transformed) + placeAt(slot).xyz;`)}var XT=`
  float hashed(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hashed(i), hashed(i + vec3(1, 0, 0)), f.x), mix(hashed(i + vec3(0, 1, 0)), hashed(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hashed(i + vec3(0, 0, 1)), hashed(i + vec3(1, 0, 1)), f.x), mix(hashed(i + vec3(0, 1, 1)), hashed(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }`;var qT=7,Xl=1024,Hu=class{constructor(e,t,n){this.members=n;this.mesh=new zi(e,t,n.length),this.mesh.instanceMatrix.setUsage(Zn)}members;mesh;update(e){let t=this.mesh.instanceMatrix.array;this.members.forEach((n,s)=>{let r=e.bodies[n];r&&r.count>0&&kp(e.floats,r.at,t,16*s)}),this.mesh.instanceMatrix.needsUpdate=!0}tint(e,t){this.mesh.setColorAt(e,t),this.mesh.instanceColor.needsUpdate=!0}dispose(){this.mesh.dispose()}},Wu=class{constructor(e){this.bodies=e;let t=Math.max(1,Math.ceil(e/Xl));this.place=new Float32Array(4*Xl*t),this.turn=new Float32Array(4*Xl*t),this.places=so(this.place,Xl,t),this.turns=so(this.turn,Xl,t)}bodies;places;turns;place;turn;update(e){let{place:t,turn:n}=this,s=e.floats;for(let r=0;r<this.bodies;r++){let o=e.bodies[r];if(!(!o||o.count===0)){for(let a=0;a<3;a++)t[4*r+a]=s[o.at+a];for(let a=3;a<qT;a++)n[4*r+a-3]=s[o.at+a]}}this.places.needsUpdate=this.turns.needsUpdate=!0}dispose(){this.places.dispose(),this.turns.dispose()}},Xu=class{constructor(e,t,n,s){this.members=n;let r=e.reduce((f,p)=>f+p.getAttribute("position").count,0),o=e.reduce((f,p)=>f+(p.index?.count??p.getAttribute("position").count),0),a={position:[new Float32Array(3*r),3],normal:[new Float32Array(3*r),3],grain:[new Float32Array(4*r),4]},c=new Float32Array(r),l=new Uint32Array(o),h=0,u=0;e.forEach((f,p)=>{let y=f.getAttribute("position").count;this.starts.push(h);for(let[m,[x,C]]of Object.entries(a))x.set(f.getAttribute(m).array,C*h);c.fill(n[p],h,h+y);let g=f.index?.count??y;for(let m=0;m<g;m++)l[u++]=h+(f.index?f.index.getX(m):m);h+=y}),this.starts.push(h);let d=new Qe;for(let[f,[p,y]]of Object.entries(a))d.setAttribute(f,new He(p,y));d.setAttribute("slot",new He(c,1)),d.setAttribute("color",this.colours=new He(new Float32Array(3*r),3)),d.setIndex(new He(l,1)),this.mesh=new ze(d,t),this.mesh.customDepthMaterial=Yy(s)}members;mesh;starts=[];colours;update(){}tint(e,t){for(let n=this.starts[e];n<this.starts[e+1];n++)this.colours.setXYZ(n,t.r,t.g,t.b);this.colours.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.customDepthMaterial?.dispose()}};function kp(i,e,t,n){let s=i[e+3],r=i[e+4],o=i[e+5],a=i[e+6],c=2/(s*s+r*r+o*o+a*a||1);t[n]=1-c*(r*r+o*o),t[n+1]=c*(s*r+a*o),t[n+2]=c*(s*o-a*r),t[n+4]=c*(s*r-a*o),t[n+5]=1-c*(s*s+o*o),t[n+6]=c*(r*o+a*s),t[n+8]=c*(s*o+a*r),t[n+9]=c*(r*o-a*s),t[n+10]=1-c*(s*s+r*r),t[n+12]=i[e],t[n+13]=i[e+1],t[n+14]=i[e+2],t[n+15]=1}var ql=new D;function Gi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),c=Math.PI/4;ql.copy(e),ql[n]=0,ql.normalize();let l=.5*o/(o+a),h=1-ql.angleTo(i)/c;return Math.sign(ql[t])===1?h*l:a/(o+a)+l+l*(1-h)}var ma=class i extends oi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let c=new D,l=new D,h=new D(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,y=new D,g=.5/o;for(let m=0,x=0;m<u.length;m+=3,x+=2)switch(c.fromArray(u,m),l.copy(c),l.x-=Math.sign(l.x)*g,l.y-=Math.sign(l.y)*g,l.z-=Math.sign(l.z)*g,l.normalize(),u[m+0]=h.x*Math.sign(c.x)+l.x*r,u[m+1]=h.y*Math.sign(c.y)+l.y*r,u[m+2]=h.z*Math.sign(c.z)+l.z*r,d[m+0]=l.x,d[m+1]=l.y,d[m+2]=l.z,Math.floor(m/p)){case 0:y.set(1,0,0),f[x+0]=Gi(y,l,"z","y",r,n),f[x+1]=1-Gi(y,l,"y","z",r,t);break;case 1:y.set(-1,0,0),f[x+0]=1-Gi(y,l,"z","y",r,n),f[x+1]=1-Gi(y,l,"y","z",r,t);break;case 2:y.set(0,1,0),f[x+0]=1-Gi(y,l,"x","z",r,e),f[x+1]=Gi(y,l,"z","x",r,n);break;case 3:y.set(0,-1,0),f[x+0]=1-Gi(y,l,"x","z",r,e),f[x+1]=1-Gi(y,l,"z","x",r,n);break;case 4:y.set(0,0,1),f[x+0]=1-Gi(y,l,"x","y",r,e),f[x+1]=1-Gi(y,l,"y","x",r,t);break;case 5:y.set(0,0,-1),f[x+0]=Gi(y,l,"x","y",r,e),f[x+1]=1-Gi(y,l,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function qu(i,e=!1){let t=i[0].index!==null,n=new Set(Object.keys(i[0].attributes)),s=new Set(Object.keys(i[0].morphAttributes)),r={},o={},a=i[0].morphTargetsRelative,c=new Qe;c.morphTargetsRelative=a;let l=0;for(let h=0;h<i.length;++h){let u=i[h],d=0,f=0;if(t!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!s.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==i[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(e){let p;if(t)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;c.addGroup(l,p,h),l+=p}}if(t){let h=0,u=[];for(let d=0;d<i.length;++d){let f=i[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=i[d].attributes.position.count}c.setIndex(u)}for(let h in r){let u=Ky(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;c.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){c.morphAttributes=c.morphAttributes||{},c.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let y=0;y<o[h].length;++y)f.push(o[h][y][d]);let p=Ky(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;c.morphAttributes[h].push(p)}}}return c}function Ky(i){let e,t,n,s=-1,r=0;for(let l=0;l<i.length;++l){let h=i[l];if(e===void 0&&(e=h.array.constructor),e!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=h.itemSize),t!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=h.gpuType),s!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*t}let o=new e(r),a=new He(o,t,n),c=0;for(let l=0;l<i.length;++l){let h=i[l];if(h.isInterleavedBufferAttribute){let u=c/t;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<t;p++){let y=h.getComponent(d,p);a.setComponent(d+u,p,y)}}else o.set(h.array,c);c+=h.count*t}return s!==void 0&&(a.gpuType=s),a}function jy(i,e=1e-4){e=Math.max(e,Number.EPSILON);let t={},n=i.getIndex(),s=i.getAttribute("position"),r=n?n.count:s.count,o=0,a=Object.keys(i.attributes),c=[],l=new Map,h=[],u=["getX","getY","getZ","getW"],d=e*.5,f=Math.log10(1/e),p=Math.pow(10,f),y=d*p;for(let m=0;m<r;m++){let x=n?n.getX(m):m,C="";for(let _=0,E=a.length;_<E;_++){let S=a[_],v=i.getAttribute(S),w=v.itemSize;for(let U=0;U<w;U++)C+=`${Math.trunc(v[u[U]](x)*p+y)},`}C in t?h.push(t[C]):(c.push(x),t[C]=o,h.push(o),o++)}let g=i.clone();for(let m in i.attributes)g.setAttribute(m,Jy(i.attributes[m],c,l));for(let m in i.morphAttributes)g.morphAttributes[m]=i.morphAttributes[m].map(x=>Jy(x,c,l));return g.setIndex(h),g}function Qy(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,c=s/3,l=new Float64Array(c*3);for(let _=0;_<c;_++){let E=9*_,S=r[E+0],v=r[E+1],w=r[E+2],U=r[E+3],P=r[E+4],I=r[E+5],B=r[E+6],G=r[E+7],F=r[E+8],W=B-U,$=G-P,H=F-I,le=S-U,Z=v-P,j=w-I,te=$*j-H*Z,fe=H*le-W*j,ue=W*Z-$*le,ee=1/(Math.sqrt(te*te+fe*fe+ue*ue)||1);l[3*_+0]=te*ee,l[3*_+1]=fe*ee,l[3*_+2]=ue*ee}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,p=new Int32Array(d),y=0;for(let _=0;_<s;_++){let E=3*_,S=Math.trunc(r[E+0]*a),v=Math.trunc(r[E+1]*a),w=Math.trunc(r[E+2]*a),U=(Math.imul(S,73856093)^Math.imul(v,19349663)^Math.imul(w,83492791))&f;for(;;){let P=p[U];if(P===0){let B=3*y;u[B+0]=S,u[B+1]=v,u[B+2]=w,p[U]=y+1,h[_]=y++;break}let I=3*(P-1);if(u[I+0]===S&&u[I+1]===v&&u[I+2]===w){h[_]=P-1;break}U=U+1&f}}let g=new Int32Array(y+1);for(let _=0;_<s;_++)g[h[_]+1]++;for(let _=0;_<y;_++)g[_+1]+=g[_];let m=new Int32Array(s),x=g.slice(0,y);for(let _=0;_<c;_++){let E=3*_;m[x[h[E+0]]++]=_,m[x[h[E+1]]++]=_,m[x[h[E+2]]++]=_}let C=new Float32Array(s*3);for(let _=0;_<c;_++){let E=3*_,S=l[E+0],v=l[E+1],w=l[E+2];for(let U=0;U<3;U++){let P=E+U,I=h[P],B=0,G=0,F=0;for(let $=g[I],H=g[I+1];$<H;$++){let le=3*m[$],Z=l[le+0],j=l[le+1],te=l[le+2];S*Z+v*j+w*te>o&&(B+=Z,G+=j,F+=te)}let W=1/(Math.sqrt(B*B+G*G+F*F)||1);C[3*P+0]=B*W,C[3*P+1]=G*W,C[3*P+2]=F*W}}return t.setAttribute("normal",new He(C,3,!1)),t}function Jy(i,e,t=new Map){let n=i.isInterleavedBufferAttribute,s=n?i.data:i,r=n?s.stride:i.itemSize,o=n?t.get(s):void 0;if(o===void 0){let c=new s.array.constructor(e.length*r);for(let l=0;l<e.length;l++)for(let h=0;h<r;h++)c[l*r+h]=s.array[e[l]*r+h];o=n?new s.constructor(c,r,s.meshPerAttribute):new i.constructor(c,i.itemSize,i.normalized,i.meshPerAttribute),o.setUsage(s.usage),n&&t.set(s,o)}let a=n?new i.constructor(o,i.itemSize,i.offset,i.normalized):o;return a.name=i.name,n||(a.gpuType=i.gpuType),a}var sv=.05,$T=.55,YT=200,ZT=5,KT=-1;function zp(i,e,t){let n=i[e];if(n?.kind!=="compound")return nv(ev(n,t,1/0),n,0);let s=sv*Math.min(...n.parts.map(o=>rv(i[o.geometry]))),r=n.parts.map(({geometry:o,position:a,rotation:c},l)=>{iv.compose(yi.fromArray(a),eE.fromArray(c).normalize(),tE);let h=nv(ev(i[o],t,s),i[o],l);return(h.index?h.toNonIndexed():h).applyMatrix4(iv)});return r.length>0?qu(r):new Qe().setAttribute("position",new He(new Float32Array(0),3))}function rv(i){switch(i?.kind){case"box":return Math.min(...i.size);case"cylinder":return Math.min(2*i.radius,i.length);case"cone":return Math.min(i.radius,i.length);default:return 1/0}}function ev(i,e,t){let n=Math.min(sv*rv(i),t);switch(i?.kind){case"box":return JT(i.size,i.round,n,e);case"sphere":return $u(Bp(0,i.radius,-90,90,e.around/2),e.around);case"capsule":return $u([...Bp(-i.length/2,i.radius,-90,0,e.around/4),...Bp(i.length/2,i.radius,0,90,e.around/4)],e.around);case"cylinder":{let{radius:s,length:r}=i;return $u(tv([[0,-r/2],[s,-r/2],[s,r/2],[0,r/2]],i.round||n,e.bevel),e.around)}case"cone":{let{radius:s,length:r}=i;return $u(tv([[0,-r/2],[s,-r/2],[0,r/2]],n,e.bevel),e.around)}case"mesh":return jT(Ol(i.vertices),gy(i.triangles),e);default:return new oi(.001,.001,.001)}}function JT([i,e,t],n,s,{bevel:r}){let o=Math.min(n||s,.499*Math.min(i,e,t));return r>0||n?new ma(i,e,t,Math.max(1,Math.min(r,3)),o):new oi(i,e,t)}function jT(i,e,{bevel:t}){let n=new Qe;return n.setAttribute("position",new He(i,3)),n.setIndex(t>0||e.length<3*YT?new He(e,1):QT(i,e)),Qy(n,$T)}function QT(i,e){let t=[1/0,1/0,1/0],n=0;for(let a=0;a<i.length;a++)t[a%3]=Math.min(t[a%3],i[a]);for(let a=0;a<i.length;a++)n=Math.max(n,i[a]-t[a%3]);let s=new Map,r=Array.from({length:i.length/3},(a,c)=>{let l=t.map((h,u)=>Math.floor(ZT*(i[3*c+u]-h)/n)).join();return s.has(l)||s.set(l,c),s.get(l)}),o=[];for(let a=0;a<e.length;a+=3){let c=r[e[a]],l=r[e[a+1]],h=r[e[a+2]];c!==l&&l!==h&&h!==c&&o.push(c,l,h)}return o}function Bp(i,e,t,n,s){let r=Math.max(2,Math.round(s));return Array.from({length:r+1},(o,a)=>{let c=(t+(n-t)*a/r)*Math.PI/180,l=Math.abs(Math.cos(c))<1e-9?0:Math.cos(c);return[e*l,i+e*Math.sin(c),l,Math.sin(c)]})}function tv(i,e,t){let n=i.slice(1).map(([r,o],a)=>{let c=r-i[a][0],l=o-i[a][1],h=Math.hypot(c,l)||1;return[c/h,l/h,h]}),s=[];return i.forEach(([r,o],a)=>{let c=n[a-1],l=n[a];if(!c||!l){let[g,m]=c??l;s.push([r,o,m,-g]);return}let h=Math.acos(Math.max(-1,Math.min(1,c[0]*l[0]+c[1]*l[1]))),u=Math.min(e*Math.tan(h/2),.45*c[2],.45*l[2]),d=u/Math.tan(h/2);if(t<1||!(u>0)){s.push([r,o,c[1],-c[0]],[r,o,l[1],-l[0]]);return}let f=r-c[0]*u-c[1]*d,p=o-c[1]*u+c[0]*d,y=Math.atan2(-c[0],c[1]);for(let g=0;g<=t;g++){let m=y+h*g/t;s.push([f+d*Math.cos(m),p+d*Math.sin(m),Math.cos(m),Math.sin(m)])}}),s}function $u(i,e){let t=Math.max(6,Math.round(e)),n=t+1,s=new Float32Array(3*n*i.length),r=new Float32Array(s.length),o=[];i.forEach(([c,l,h,u],d)=>{for(let f=0;f<=t;f++){let p=2*Math.PI*(f%t)/t,y=Math.cos(p),g=Math.sin(p),m=3*(d*n+f);if(s.set([c*y,c*g,l],m),r.set([h*y,h*g,u],m),d+1===i.length||f===t)continue;let x=d*n+f,C=x+n;c>0&&o.push(x,x+1,C),i[d+1][0]>0&&o.push(x+1,C+1,C)}});let a=new Qe;return a.setAttribute("position",new He(s,3)),a.setAttribute("normal",new He(r,3)),a.setIndex(o),a}function nv(i,e,t){i.deleteAttribute("uv"),i.clearGroups(),i.computeBoundingBox(),i.boundingBox.getSize(yi);let n=e?.kind==="cylinder"||e?.kind==="cone"||e?.kind==="capsule"?2:yi.x>=yi.y&&yi.x>=yi.z?0:yi.y>=yi.z?1:2,s=Math.sqrt(Math.max(yi.x,yi.y,yi.z)*Math.min(yi.x,yi.y,yi.z))||1,r=i.getAttribute("position"),o=new Float32Array(4*r.count);for(let a=0;a<r.count;a++){for(let c=0;c<3;c++)o[4*a+c]=r.getComponent(a,(n+c)%3)/s;o[4*a+3]=e?.kind==="sphere"?KT:t}return i.setAttribute("grain",new He(o,4)),i}var iv=new ut,yi=new D,eE=new At,tE=new D(1,1,1);var ov=["#c8553d","#4f7cac","#e0a458","#5b8e7d","#8e6c8a","#d9c8a9","#3f6c75","#b56576"],av=300,nE=.55,iE=1.2,Ju=20,sE=.7,ju=class{group=new an;drowse=!1;flocks=[];shapes=new Map;looks;table;drawing;colours=new Map;boxes=new Map;marks=new Map;spare=[];ropes;joints;blots=null;shading;greyed;geometries;bodies;frame=null;within=new gn;constructor(e,t,n){this.bodies=e.bodies,this.geometries=e.geometries??[],this.greyed=new Uint8Array(this.bodies.length);let s=this.drawing=this.bodies.flatMap((c,l)=>c.kind==="rigid"&&!this.isGround(l)?[l]:[]),r=t==="rich"?s.length>av?{around:28,bevel:2}:{around:64,bevel:3}:s.length>av?{around:10,bevel:0}:{around:24,bevel:1};this.table=n?new Wu(this.bodies.length):null;let o=new Map;for(let c of s){let l=this.bodies[c];this.addShape(l.geometry??-1,r),this.colours.set(c,en(l.colour,this.colourOf(c)));let h=`${l.look} ${l.motion==="static"}${n?"":` ${l.geometry}`}`;o.has(h)||o.set(h,[]),o.get(h).push(c)}let a=new Map;for(let c of o.values())this.add(c,t,a);this.looks=[...a.values()],this.ropes=e.lines?.length?new $p(e.lines):null,this.ropes&&this.group.add(this.ropes.mesh),this.joints=qp.of(e,Op("plastic",t,!1,null),r),this.joints&&this.group.add(this.joints.mesh),this.shading=s.filter(c=>this.bodies[c].motion!=="static"),this.bodies.some((c,l)=>this.isGround(l))&&this.shading.length>0&&(this.blots=new Wp(this.shading.length),this.group.add(this.blots.mesh))}view(e){return new Xp(this.bodies[e],e,this)}drawn(){let e={};for(let t of this.drawing){let n=this.geometries[this.bodies[t].geometry??-1]?.kind??"?";e[n]=(e[n]??0)+1}return e}isGround(e){let t=this.bodies[e].geometry;return this.bodies[e].kind==="rigid"&&t!==void 0&&this.geometries[t]?.kind==="ground"}isFloor(e,t){if(!this.isGround(e))return!1;let n=t.bodies[e];if(!n||n.count===0)return!1;let s=t.floats[n.at+3],r=t.floats[n.at+4];return s*s+r*r<1e-8}setLevel(e){this.blots&&(this.blots.mesh.material.visible=e.contact)}settle(e){this.within.copy(e).expandByScalar(iE*e.getSize(Pi).length())}update(e,t,n,s){this.frame=e,this.table?.update(e);for(let r of this.flocks)r.update(e),this.doze(r,e);this.ropes?.update(e,t),this.joints?.update(e),this.shadeGround(e,n,s)}mark(e,t){let n=this.marks.get(e);if(!t){if(!n)return;n.visible=!1,this.marks.delete(e),this.spare.push(n);return}let s=this.shapes.get(this.bodies[e].geometry??-1);if(!s)return;n||(n=this.spare.pop()??new zi(s,Rp(),1),n.frustumCulled=!1,this.group.add(n),this.marks.set(e,n)),n.visible=!0,n.geometry=s,n.material.uniforms.colour.value.copy(t.colour),n.material.uniforms.grow.value=t.width;let r=this.frame?.bodies[e];r&&r.count>0&&kp(this.frame.floats,r.at,n.instanceMatrix.array,0),n.instanceMatrix.needsUpdate=!0}pick(e,t){let n=[];for(let r of this.drawing){let o=e.bodies[r];if(!o||o.count===0)continue;let a=this.bodies[r].radius[0]??0;li.fromArray(e.floats,o.at).sub(t.origin);let c=li.dot(t.direction),l=li.lengthSq()-c*c;c<-a||l>a*a||n.push({body:r,from:c-Math.sqrt(a*a-l)})}n.sort((r,o)=>r.from-o.from);let s=null;for(let{body:r,from:o}of n){if(s&&o>s.distance)break;let a=this.meet(t,r,e.bodies[r],e.floats);a&&(!s||a.distance<s.distance)&&(s=a)}return s}central(e,t){let n=null;for(let s of this.drawing){let r=e.bodies[s];if(!r||this.isFixed(s))continue;let o=li.fromArray(e.floats,r.at).distanceTo(t);(!n||o<n.distance)&&(n={body:s,point:li.clone(),local:new D,distance:o,fixed:!1})}return n}isFixed(e){let{motion:t}=this.bodies[e];return t==="static"||t==="kinematic"}grow(e,t,n,s){let r=this.boxes.get(this.bodies[t].geometry??-1);!r||this.isGround(t)||(li.fromArray(n,s),!(!this.within.isEmpty()&&!this.within.containsPoint(li))&&(Cr.fromArray(n,s+3).normalize(),e.union(ga.copy(r).applyMatrix4(ro.compose(li,Cr,Vp)))))}dispose(){this.group.removeFromParent();for(let e of this.flocks)e.dispose();this.table?.dispose();for(let e of[...this.marks.values(),...this.spare])e.material.dispose(),e.dispose();for(let e of this.shapes.values())e.dispose();for(let e of this.looks)e.dispose();this.ropes?.dispose(),this.joints?.dispose(),this.blots?.dispose()}addShape(e,t){if(this.shapes.has(e))return;let n=zp(this.geometries,e,t);n.computeBoundingBox(),this.shapes.set(e,n),this.boxes.set(e,n.boundingBox)}add(e,t,n){let s=this.bodies[e[0]],r=s.motion==="static",o=s.look??"plastic",a=`${o} ${r}`;n.has(a)||n.set(a,Op(o,t,r,this.table));let c=u=>this.shapes.get(this.bodies[u].geometry??-1),l=n.get(a),h=this.table?new Xu(e.map(c),l,e,this.table):new Hu(c(e[0]),l,e);h.mesh.frustumCulled=!1,h.mesh.castShadow=h.mesh.receiveShadow=!0,e.forEach((u,d)=>h.tint(d,this.colours.get(u))),this.flocks.push(h),this.group.add(h.mesh)}colourOf(e){let t=this.bodies[e].group??this.bodies[e].name,n=[...new Set(this.bodies.filter(s=>s.kind==="rigid").map(s=>s.group??s.name))];return ov[n.indexOf(t)%ov.length]}doze(e,t){e.members.forEach((n,s)=>{let r=this.drowse&&((t.bodies[n]?.flags??0)&Jn.asleep)!==0?1:0;this.greyed[n]!==r&&(this.greyed[n]=r,ya.copy(this.colours.get(n)),r&&ya.lerp(aE.setScalar(.75*(.3*ya.r+.6*ya.g+.1*ya.b)+.08),nE),e.tint(s,ya))})}meet(e,t,n,s){li.fromArray(s,n.at),Cr.fromArray(s,n.at+3).normalize(),ro.compose(li,Cr,Vp),Hp.copy(e).applyMatrix4(ro.clone().invert());let r=this.shapes.get(this.bodies[t].geometry??-1),o=r.getAttribute("position"),a=r.index,c=a?a.count:o.count,l=1/0;for(let h=0;h<c;h+=3){for(let d=0;d<3;d++)Ku[d].fromBufferAttribute(o,a?a.getX(h+d):h+d);if(!Hp.intersectTriangle(Ku[0],Ku[1],Ku[2],!0,vi))continue;let u=vi.distanceTo(Hp.origin);u>=l||(l=u,Gp.copy(vi))}return l===1/0?null:{body:t,local:Gp.clone(),point:Gp.clone().applyMatrix4(ro),distance:l,fixed:this.isFixed(t)}}shadeGround(e,t,n){let{blots:s}=this;if(!s?.mesh.material.visible)return;let r=e.floats;s.begin(n);for(let o of this.shading){let a=e.bodies[o],c=this.boxes.get(this.bodies[o].geometry??-1);if(!a||a.count===0||!c||r[a.at+2]-t>3*this.bodies[o].radius[0])continue;ga.copy(c).applyMatrix4(ro.compose(li.fromArray(r,a.at),Cr.fromArray(r,a.at+3).normalize(),Vp)),ga.getSize(Pi).multiplyScalar(.5),ga.getCenter(li);let l=Math.max(0,ga.min.z-t),h=Math.min(Pi.x,Pi.y),u=1/(1+2.5*l/h),d=.3*h+.6*l;u>.2&&ga.max.z>t&&s.add(li.x,li.y,t,Pi.x+d,Pi.y+d,u)}s.end()}},Wp=class{mesh;positions;shades;n=0;constructor(e){this.positions=new Float32Array(12*e),this.shades=new Float32Array(12*e);let t=new Qe,n=[];for(let s=0;s<e;s++)n.push(4*s,4*s+1,4*s+2,4*s,4*s+2,4*s+3);t.setAttribute("position",new He(this.positions,3).setUsage(Zn)),t.setAttribute("shade",new He(this.shades,3).setUsage(Zn)),t.setIndex(n),this.mesh=new ze(t,ky()),this.mesh.renderOrder=-70,this.mesh.frustumCulled=!1}begin(e){this.n=0,this.mesh.material.uniforms.strength.value=e}add(e,t,n,s,r,o){for(let a=0;a<4;a++){let c=a===1||a===2?1:-1,l=a>1?1:-1,h=12*this.n+3*a;this.positions[h]=e+s*c,this.positions[h+1]=t+r*l,this.positions[h+2]=n,this.shades[h]=c,this.shades[h+1]=l,this.shades[h+2]=o}this.n++}end(){let e=this.mesh.geometry;e.setDrawRange(0,6*this.n),e.getAttribute("position").needsUpdate=e.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose()}},Xp=class{constructor(e,t,n){this.info=e;this.body=t;this.rigids=n;this.reach=n.isGround(t)?0:e.radius[0]??0}info;body;rigids;parts=[];reach;update(){}setLevel(){}mark(e){this.rigids.mark(this.body,e)}shown(){return this.reach}grow(e,t,n,s){s>0&&this.rigids.grow(e,this.body,t,n)}dispose(){}},qp=class i{constructor(e,t,n,s){this.limbs=e;this.mesh=new zi(zp([{kind:"sphere",radius:1}],0,{...s,around:s.around/2}),n,e.length),this.mesh.geometry.getAttribute("grain").array.fill(0),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,e.forEach((r,o)=>this.mesh.setColorAt(o,en(t.bodies[r.to].colour,"#777777").multiplyScalar(.8)))}limbs;mesh;static of(e,t,n){let s=o=>{let a=e.bodies[o],c=a?.motion==="dynamic"?e.geometries?.[a.geometry??-1]:void 0;return c?.kind==="capsule"||c?.kind==="sphere"?c.radius:c?.kind==="box"?.3*Math.min(...c.size):0},r=(e.joints??[]).map(o=>({...o,radius:.92*Math.min(s(o.body),s(o.to))})).filter(o=>o.radius>0);return r.length>0?new i(r,e,t,n):null}update(e){this.limbs.forEach((t,n)=>{Yp(e,{body:t.body,point:t.at},vi),this.mesh.setMatrixAt(n,ro.makeScale(t.radius,t.radius,t.radius).setPosition(vi))}),this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}},$p=class{constructor(e){this.lines=e;let t=new di(1,1,1,8,1,!0).rotateX(Math.PI/2).translate(0,0,.5);this.mesh=new zi(t,new pi({color:"#8f8a80",shininess:20}),Ju*e.length),this.mesh.frustumCulled=!1,this.mesh.castShadow=!0}lines;mesh;update(e,t){let n=0;for(let s of this.lines){Yp(e,s.from,Yu),Yp(e,s.to,Zu);let r=s.slack?rE(Yu,Zu,s.slack):0,o=r>0?Ju:1;for(let a=0;a<o;a++){Qu(Yu,Zu,r,a/o,vi),Qu(Yu,Zu,r,(a+1)/o,Pi).sub(vi);let c=Pi.length();Cr.setFromUnitVectors(oE,Pi.divideScalar(c||1));let l=Math.max(.5*s.width,sE*t.pixel(t.depth(vi.x,vi.y,vi.z)));this.mesh.setMatrixAt(n++,ro.compose(vi,Cr,Pi.set(l,l,c)))}}this.mesh.count=n,this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}};function Yp(i,{body:e,point:t},n){n.fromArray(t);let s=i.bodies[e];s&&s.count>0&&n.applyQuaternion(Cr.fromArray(i.floats,s.at+3).normalize()).add(li.fromArray(i.floats,s.at))}function Qu(i,e,t,n,s){return s.lerpVectors(i,e,n),s.z-=4*t*n*(1-n),s}function rE(i,e,t){if(i.distanceTo(e)>.998*t)return 0;let n=0,s=t;for(let r=0;r<18;r++){let o=(n+s)/2,a=0;Qu(i,e,o,0,vi);for(let c=1;c<=Ju;c++)Qu(i,e,o,c/Ju,Pi),a+=Pi.distanceTo(vi),vi.copy(Pi);a>t?s=o:n=o}return n}var li=new D,vi=new D,Gp=new D,Pi=new D,Yu=new D,Zu=new D,Vp=new D(1,1,1),oE=new D(0,0,1),Ku=[new D,new D,new D],Cr=new At,ro=new ut,Hp=new Hr,ga=new gn,ya=new de,aE=new de;function dv(i,e){return(lv[i]??lv.ball)(e)}var lv={joint:i=>({...ed,surface:"steel",least:1.45,tinted:An(hv(i),()=>Ii)}),ball:i=>({...ed,tinted:An(hv(i),cv),least:1.5}),bead:i=>({...ed,tinted:An(cE(i),cv),least:1.7}),box:()=>({...ed,surface:"matte",tinted:An(new ma(2,2,2,3,.16),lE),least:1.5}),lantern:hE,flower:uE,head:dE,"puppet-hand":fE,"puppet-foot":pE},ed={tinted:null,own:null,surface:"gloss",glows:!1,least:1.5},Ii=new de(1,1,1),td=new de(1.7,1.6,1.35),cv=i=>Math.abs(i)<.16||Math.abs(Math.abs(i)-Math.PI)<.07?td:Ii,lE=(i,e,t)=>e>.98&&Math.abs(t)<.98?td:Ii,hv=i=>new qt(1,i?40:16,i?24:10).rotateX(Math.PI/2);function cE(i){let e=i?18:8,t=[[.2,.7]];for(let n=0;n<=e;n++){let s=.3+(Math.PI-.6)*n/e;t.push([Math.sin(s),.92*Math.cos(s)])}return t.push([.2,-.7]),fv(t.reverse(),i?40:16)}function hE(i){let e=i?11:7,t=i?5:2,n=[];for(let u=0;u<=e*t;u++){let d=u/(e*t),f=.4+(Math.PI-.8)*d,p=Math.abs(Math.sin(Math.PI*e*d));n.push([(.965+.035*p)*Math.sin(f),-.86*Math.cos(f)])}let s=new de("#b3261a"),r=new de("#c98f52"),o=An(fv(n,i?96:24),(u,d,f,p)=>{let y=(Math.acos(Math.max(-1,Math.min(1,-p/.86)))-.4)/(Math.PI-.8);return Math.abs(u)<.3&&Math.abs(p)<.52?s:Math.abs(Math.sin(Math.PI*e*y))<.25&&Math.hypot(d,f)<2?r:Ii}),a=new de("#3b2a20"),c=new de("#b3261a"),l=i?32:12,h=Vi(Pt(new di(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,-.82),a),Pt(new di(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,.82),a),Pt(new fi(.12,.025,8,l).rotateX(Math.PI/2).translate(0,0,-.96),a),Pt(new qt(.09,16,10).translate(0,0,.95),c),Pt(new di(.05,.1,.5,12,1).rotateX(-Math.PI/2).translate(0,0,1.22),c));return{tinted:o,own:h,surface:"paper",colour:"#ffc778",glows:!0,least:2.5}}function uE(i){let e=[],t=[1.08,.94,.86,1,.9];for(let r=0;r<5;r++)e.push(uv(i,2*Math.PI*r/5,t[r],r===0?td:Ii));let n=Pt(uv(i,.55,.95,Ii).scale(1,1,-.4).translate(0,0,-.25),new de("#4c8a3f")),s=Vi(Pt(new qt(.25,i?24:10,i?16:6).scale(1,1,.7).translate(0,0,.1),new de("#f0b429")),Pt(new mr(.24,.4,i?20:8).rotateX(-Math.PI/2).translate(0,0,-.18),new de("#4c8a3f")),n);return{tinted:Vi(...e),own:s,surface:"matte",colour:"#d9527c",glows:!1,least:3.2}}function uv(i,e,t,n){let s=i?16:6,r=i?10:4,o=[],a=[],c=[],l=Math.cos(e),h=Math.sin(e);for(let d=0;d<=s;d++){let f=d/s,p=.46*Math.sqrt(Math.max(0,1-(2*f**1.25-1)**2))+.1*(1-f);for(let y=0;y<=r;y++){let g=2*y/r-1,m=t*(.08+.92*f),x=t*p*g,C=.05+.5*f-.3*f**3+.3*(p*g)**2+.05*f*Math.sin(5*g);o.push(m*l-x*h,m*h+x*l,C);let _=.5+.5*Math.min(1,1.7*f);if(a.push(n.r*_,n.g*_,n.b*_),d<s&&y<r){let E=d*(r+1)+y,S=E+r+1;c.push(E,S,E+1,E+1,S,S+1)}}}let u=new Qe;return u.setAttribute("position",new He(new Float32Array(o),3)),u.setAttribute("color",new He(new Float32Array(a),3)),u.setIndex(c),u.computeVertexNormals(),u}function dE(i){let e=i?40:16,t=i?28:12,n=Vi(An(new qt(1,e,t).rotateX(Math.PI/2).scale(.82,.74,.96),()=>Ii),An(new qt(.17,20,14).scale(1.3,.8,.95).translate(.86,0,.02),()=>new de(1,.78,.7)),An(new qt(.16,16,12).scale(.6,.5,1).translate(0,.74,0),()=>Ii),An(new qt(.16,16,12).scale(.6,.5,1).translate(0,-.74,0),()=>Ii)),s=new de("#20160f"),r=new de("#4a2c18"),o=new de("#a8322a"),a=Vi(...[.27,-.27].map(c=>Pt(new qt(.085,16,12).translate(.72,c,.2),s)),Pt(new Ws(.035,.24,4,10).translate(.74,0,-.36),o),Pt(new qt(1,e,t,0,2*Math.PI,0,1.25).rotateX(Math.PI/2).rotateY(-.4).scale(.86,.78,1),r));for(let c of[n,a])c.rotateZ(Math.PI/2);return{tinted:n,own:a,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function fE(i){let e=i?28:12,t=Vi(An(new qt(1,e,e).scale(.62,.36,.95).translate(0,0,.5),()=>Ii),An(new Ws(.2,.5,6,12).rotateX(Math.PI/2).rotateY(.7).translate(.6,0,.3),()=>Ii)),n=Pt(new di(.42,.46,.34,e).rotateX(Math.PI/2).translate(0,0,-.3),new de("#6b4a2f"));return{tinted:t,own:n,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function pE(i){let e=i?28:12,t=Vi(An(new qt(1,e,e).scale(1,.52,.5).translate(.45,0,.28),()=>Ii),An(new di(.44,.5,.6,e).rotateX(Math.PI/2).translate(0,0,0),()=>Ii)),n=Pt(new qt(1,e,e).scale(1.02,.54,.16).translate(.45,0,.66),new de("#2a1d15"));for(let s of[t,n])s.rotateZ(-Math.PI/2);return{tinted:t,own:n,surface:"matte",colour:"#8c3b2e",glows:!1,least:2}}function fv(i,e){return new Xr(i.map(([t,n])=>new Ye(t,n)),e).rotateX(Math.PI/2)}function An(i,e){let t=i.getAttribute("position"),n=new Float32Array(3*t.count);for(let s=0;s<t.count;s++){let r=t.getX(s),o=t.getY(s),a=t.getZ(s);e(Math.atan2(o,r),r,o,a).toArray(n,3*s)}return i.setAttribute("color",new He(n,3)),i.deleteAttribute("uv"),i}var Pt=(i,e)=>An(i,()=>e);function Vi(...i){let e=qu(i);for(let t of i)t.dispose();return e}var pv=7,mE=1.5,id=class{constructor(e,t,n){this.view=e;let{info:s}=e;this.tube=e instanceof Ar?e:null,this.riders=[...(s.riders??[]).filter(r=>r.frame>=0&&r.frame<s.count),...this.tube?gE(s,t):[]],this.local=this.riders.map(r=>({offset:new D().fromArray(r.offset),rotation:yE(r.rotation)})),this.centres=new Float32Array(4*this.riders.length);for(let r of new Set(this.riders.map(o=>o.shape)))this.add(r,n)}view;group=new an;tube;riders;local;flocks=[];centres;get count(){return this.riders.length}pose(e){return this.riders[e].frame}centre(e,t){return t.fromArray(this.centres,4*e),this.centres[4*e+3]}update(e,t,n,s){for(let r of this.flocks)r.members.forEach((o,a)=>{let{frame:c,size:l}=this.riders[o];if(c>=n)return;let h=t+pv*c,{offset:u,rotation:d}=this.local[o];nd.set(e[h+3],e[h+4],e[h+5],e[h+6]).normalize(),Wn.copy(u).applyQuaternion(nd),Wn.set(Wn.x+e[h],Wn.y+e[h+1],Wn.z+e[h+2]);let f=r.joint&&!this.tube?.isHinge(c)?0:Math.max(l,this.tube?r.shape.least*this.tube.shown(c,s.depth(Wn.x,Wn.y,Wn.z),s):0);mv.compose(Wn,nd.multiply(d),Zp.setScalar(f)),mv.toArray(r.matrices.array,16*a),Wn.toArray(this.centres,4*o),this.centres[4*o+3]=f}),r.matrices.needsUpdate=!0,r.outline&&this.tube&&(r.outline.visible=this.tube.outline.visible)}grow(e,t,n,s){this.riders.forEach(({frame:r,size:o},a)=>{if(r>=s)return;let c=n+pv*r;Wn.copy(this.local[a].offset).applyQuaternion(nd.fromArray(t,c+3).normalize()),Wn.set(Wn.x+t[c],Wn.y+t[c+1],Wn.z+t[c+2]),e.expandByPoint(Zp.copy(Wn).addScalar(o)),e.expandByPoint(Zp.copy(Wn).addScalar(-o))})}dispose(){this.group.removeFromParent(),this.group.traverse(e=>{e instanceof zi&&(e.geometry.dispose(),e.dispose())})}add(e,t){let{info:n}=this.view,s=dv(e,t.fine),r=this.riders.flatMap((u,d)=>u.shape===e?[d]:[]),o=new Qi(new Float32Array(16*r.length),16).setUsage(Zn),a=(u,d)=>{if(!u)return null;let f=new zi(u,d,r.length);return f.instanceMatrix=o,f.frustumCulled=!1,this.group.add(f),f},c=a(s.tinted,t.rider(s.surface)),l=a(s.own,t.rider("matte"));for(let u of[c,l])u&&(u.castShadow=!0);for(let u of[c,l])u&&(u.receiveShadow=!s.glows);r.forEach((u,d)=>c?.setColorAt(d,en(this.riders[u].colour,s.colour??n.colour??"#c9473d")));let h=e==="joint"||!this.tube?null:a(s.tinted,this.tube.outline.material);h&&(h.visible=!1),s.glows&&t.fine&&(a(new Vn(2,2),yv).renderOrder=40),this.flocks.push({shape:s,members:r,joint:e==="joint",matrices:o,outline:h})}};function gE(i,e){let t=new Set((i.riders??[]).filter(s=>Math.hypot(...s.offset)<s.size).map(s=>s.frame)),n=s=>i.radius[Math.min(s,i.radius.length-1)]??.001;return hu(i,Zs(i,i.count)).filter(({pose:s})=>!t.has(s)&&!e.has(s)).map(({pose:s})=>({frame:s,offset:[0,0,0],size:mE*Math.max(n(s),n(s+1)),shape:"joint",colour:"#ffffff"}))}function yE(i){let e=new D().fromArray(i??[0,0,0]),t=e.length();return t>0?new At().setFromAxisAngle(e.divideScalar(t),t):new At}function gv(i){yv.uniforms.strength.value=i}var yv=new Qt({transparent:!0,depthWrite:!1,toneMapped:!1,blending:_l,uniforms:{strength:{value:.5},colour:{value:new de("#ffb45e").convertLinearToSRGB()}},vertexShader:`
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
    }`}),nd=new At,Wn=new D,Zp=new D,mv=new ut;var va=7,vE=.85,xE=.2,vv=.06,bE=1.9,ld=class{constructor(e,t,n){this.info=e;this.rows=n.fine?44:18,this.around=n.fine?36:14;let s=en(e.tint?.root??e.colour,t),r=en(e.tint?.tip,"#e3b2a4");this.ears=Zs(e,e.count).map(({poses:o})=>{let a=new ze(this.layOut(s,r),n.rider("matte"));return a.castShadow=a.receiveShadow=!0,a.frustumCulled=!1,{poses:o,mesh:a,side:0}}),this.parts=this.ears.map(o=>o.mesh),this.reach=e.radius.reduce((o,a)=>Math.max(o,a),0)}info;parts;reach;ears;rows;around;setLevel(){}mark(e){}update(e,t,n){for(let s of this.ears)s.poses[s.poses.length-1]>=n||(s.side===0&&(s.side=this.sideOf(s.poses,e,t)),this.bend(s.mesh.geometry,s.poses,s.side,e,t))}shown(e,t,n){return Math.max(.8*(this.info.radius[Math.min(e,this.info.radius.length-1)]??0),3*n.pixel(t))}grow(e,t,n,s){Cs(e,t,n,s,this.reach)}dispose(){for(let{mesh:e}of this.ears)e.removeFromParent(),e.geometry.dispose()}layOut(e,t){let{rows:n,around:s}=this,r=(n+1)*(s+1),o=new Qe;o.setAttribute("position",new He(new Float32Array(3*r),3).setUsage(Zn));let a=new Float32Array(3*r),c=[],l=new de;for(let h=0;h<=n;h++)for(let u=0;u<=s;u++){let d=2*Math.PI*u/s,f=Math.max(0,Math.sin(d))**.5*Math.max(0,1-Math.abs(Math.cos(d))**6)*Math.min(1,6*(1-h/n))*Math.min(1,.2+4*h/n);if(l.copy(e).lerp(t,f).multiplyScalar(1-.35*f*(1-h/n)),l.toArray(a,3*(h*(s+1)+u)),h===n||u===s)continue;let p=h*(s+1)+u,y=p+s+1;c.push(p,p+1,y,y,p+1,y+1)}return o.setAttribute("color",new He(a,3)),o.setIndex(c),o}sideOf(e,t,n){xa.set(0,0,0);for(let s of this.ears)xa.add(oo.fromArray(t,n+va*s.poses[0]));return oo.fromArray(t,n+va*e[0]).sub(xa.divideScalar(this.ears.length)),ad.set(0,1,0).applyQuaternion(ba.fromArray(t,n+va*e[1]+3)),ad.dot(oo)<0?-1:1}bend(e,t,n,s,r){let{rows:o,around:a,info:c}=this,l=e.getAttribute("position"),h=t.length-1,u=(p,y)=>y.fromArray(s,r+va*t[Math.min(Math.max(p,0),h)]),d=p=>c.radius[Math.min(t[Math.min(Math.max(p,1),h)],c.radius.length-1)]??.01,f=p=>(d(p-1)+2*d(p)+d(p+1))/4;for(let p=0;p<=o;p++){let y=p/o,g=y*h,m=Math.min(Math.floor(g),h-1),x=g-m;u(m-1,oo),u(m,sd),u(m+1,rd),u(m+2,Kp);for(let E of["x","y","z"])xa[E]=sd[E]+.5*x*(rd[E]-oo[E]+x*(2*oo[E]-5*sd[E]+4*rd[E]-Kp[E]+x*(3*(sd[E]-rd[E])+Kp[E]-oo[E])));ba.fromArray(s,r+va*t[Math.max(1,m)]+3),xv.fromArray(s,r+va*t[m+1]+3),ba.slerp(xv,x),Jp.set(1,0,0).applyQuaternion(ba),ad.set(0,n,0).applyQuaternion(ba),Jp.multiplyScalar(n);let C=bE*(f(m)*(1-x)+f(m+1)*x)*Math.sqrt(Math.max(0,1-Math.max(0,(y-.75)/.25)**2))*Math.min(1,.55+3*y),_=vE*(1-.6*y);y<vv&&xa.addScaledVector(_E.set(0,0,-1).applyQuaternion(ba),(1-y/vv)*1.5*C);for(let E=0;E<=a;E++){let S=2*Math.PI*E/a,v=Math.cos(S),w=_*v*v+xE*Math.sin(S)*(1-.7*y);od.copy(xa).addScaledVector(Jp,C*v*(1-.18*_*v*v)).addScaledVector(ad,C*(w-.4*_)),l.setXYZ(p*(a+1)+E,od.x,od.y,od.z)}}l.needsUpdate=!0,e.computeVertexNormals()}},oo=new D,sd=new D,rd=new D,Kp=new D,od=new D,xa=new D,Jp=new D,ad=new D,_E=new D,ba=new At,xv=new At;var Qs=class{constructor(e,t,n){this.one=e;this.own=t;this.instanced=n;if(this.geometry=n?new Xs:new Qe,this.size=Object.values(t)[0].length/4,this.geometry instanceof Xs){for(let[s,r]of Object.entries(t))this.geometry.setAttribute(s,new Qi(r,4));this.share()}}one;own;instanced;geometry;size;written=0;count=0;picked=null;room=0;become(e){this.one=e,this.written=0,this.geometry.dispose(),this.instanced?this.share():this.show(this.count)}show(e){if(this.count=Math.min(this.size,e),this.geometry instanceof Xs){this.geometry.instanceCount=this.count;return}this.count>this.written&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count)}pick(e){if(this.picked=e,this.count=e.length,!(this.geometry instanceof Xs)){this.count>0&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count);return}this.geometry.instanceCount=this.count;let t=this.count>this.room;t&&(this.room=Math.min(this.size,Math.ceil(1.3*this.count)),this.geometry.dispose());for(let[n,s]of Object.entries(this.own)){t&&this.geometry.setAttribute(n,new Qi(new Float32Array(4*this.room),4));let r=this.geometry.getAttribute(n);for(let o=0;o<this.count;o++)for(let a=0;a<4;a++)r.array[4*o+a]=s[4*e[o]+a];r.needsUpdate=!0}}changed(e){this.geometry instanceof Xs?this.geometry.getAttribute(e).needsUpdate=!0:this.written>0&&this.repeat(e,this.own[e],4,4)}dispose(){this.geometry.dispose(),this.one.dispose()}share(){for(let[e,t]of Object.entries(this.one.attributes))this.geometry.setAttribute(e,t);this.geometry.setIndex(this.one.getIndex())}write(e){this.geometry.dispose(),this.written=e;for(let[r,o]of Object.entries(this.one.attributes))this.repeat(r,o.array,o.itemSize,0);for(let[r,o]of Object.entries(this.own))this.repeat(r,o,4,4);let t=this.one.getIndex().array,n=this.one.getAttribute("position").count,s=new Uint32Array(e*t.length);for(let r=0,o=0;r<e;r++)for(let a=0;a<t.length;a++)s[o++]=t[a]+r*n;this.geometry.setIndex(new He(s,1))}repeat(e,t,n,s){let r=this.one.getAttribute("position").count,o=new Float32Array(this.written*r*n);for(let a=0,c=0;a<this.written;a++){let l=this.picked?this.picked[a]:a;for(let h=0;h<r;h++)for(let u=0;u<n;u++)o[c++]=t[s>0?s*l+u:n*h+u]}this.geometry.setAttribute(e,new He(o,n))}};function cd(i,e,t,n={}){let s={...e,...is},r=i.name+JSON.stringify(n);return{seen:t?ME(i,s,n,r):AE(i,s,n),shadow:wE(i,s,n,r)}}function ME(i,e,t,n){let s=new pi({color:"#ffffff",side:Vt,shininess:20});return s.defines={...t},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.varyings??""}
${i.head}`).replace("#include <beginnormal_vertex>",`vec3 place, facing;
${i.place}
vec3 objectNormal = facing;
${i.vary??""}`).replace("#include <begin_vertex>","vec3 transformed = place;"),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 above, below;
${i.varyings??""}
${i.tints??""}`).replace("#include <color_fragment>",i.colour??"").replace("#include <lights_phong_pars_fragment>",SE(i.light))},s.customProgramCacheKey=()=>n,s}function wE(i,e,t,n){let s=new yr({depthPacking:Pl,side:Vt});return s.defines={...t,CASTING:""},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.head}`).replace("#include <begin_vertex>",`vec3 place, facing;
${i.place}
vec3 transformed = place;`)},s.customProgramCacheKey=()=>`${n}-shadow`,s}var SE=i=>`
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
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`;function AE(i,e,t){return new Qt({side:Vt,toneMapped:!1,lights:!0,fog:!0,defines:t,uniforms:{...Ll.clone(Le.lights),...Ll.clone(Le.fog),...e},vertexShader:`
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
      }`,fragmentShader:"varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }"})}function Rr(i){let e=Math.imul(i^2654435769,2246822507);return e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function $l(i){let e=Int32Array.from({length:i},(t,n)=>n);for(let t=i-1;t>0;t--){let n=Math.floor(Rr(t)*(t+1)),s=e[t];e[t]=e[n],e[n]=s}return e}function bv(i,e,t,n,s){Qp(i,n),Qp(e,s),Yl.fill(0);for(let r=0;r<i.length;r+=3){let o=e[r]-s.x,a=e[r+1]-s.y,c=e[r+2]-s.z;for(let l=0;l<3;l++){let h=i[r+l]-n.getComponent(l);Yl[3*l]+=h*o,Yl[3*l+1]+=h*a,Yl[3*l+2]+=h*c}}for(let r=0;r<30;r++){Zl.set(0,0,0);let o=1e-12;for(let c=0;c<3;c++)jp.set(0,0,0).setComponent(c,1).applyQuaternion(t),_a.fromArray(Yl,3*c),o+=jp.dot(_a),Zl.add(jp.cross(_a));Zl.divideScalar(Math.abs(o)+1e-12);let a=Zl.length();if(a<1e-6)return;t.premultiply(EE.setFromAxisAngle(Zl.divideScalar(a),Math.min(a,1.5))).normalize()}}function Kl(i,e){let t=i.length/3;if(Qp(i,e),t<8)return;let n=Array.from({length:4},()=>new Float64Array(5)),s=0;for(let o=0;o<i.length;o+=3){let a=[i[o]-e.x,i[o+1]-e.y,i[o+2]-e.z,1],c=a[0]**2+a[1]**2+a[2]**2;s+=c;for(let l=0;l<4;l++){for(let h=0;h<4;h++)n[l][h]+=a[l]*a[h];n[l][4]+=a[l]*c}}let r=Math.sqrt(s/t);TE(n)&&(_a.set(n[0][4]/2,n[1][4]/2,n[2][4]/2),_a.length()<3*r&&e.add(_a))}function TE(i){for(let e=0;e<4;e++){let t=e;for(let n=e+1;n<4;n++)Math.abs(i[n][e])>Math.abs(i[t][e])&&(t=n);if(Math.abs(i[t][e])<1e-12*(Math.abs(i[0][0])+1e-12))return!1;[i[e],i[t]]=[i[t],i[e]];for(let n=0;n<4;n++){if(n===e)continue;let s=i[n][e]/i[e][e];for(let r=e;r<5;r++)i[n][r]-=s*i[e][r]}}for(let e=0;e<4;e++)i[e][4]/=i[e][e];return!0}function Qp(i,e){e.set(0,0,0);for(let t=0;t<i.length;t+=3)e.set(e.x+i[t],e.y+i[t+1],e.z+i[t+2]);e.divideScalar(Math.max(1,i.length/3))}var Yl=new Float64Array(9),Zl=new D,jp=new D,_a=new D,EE=new At;var Pr=7,hd=12,wa=40,CE=140,_v=.62,Jl=class{constructor(e,t,n,s){this.info=e;let r=e.style==="braid";this.guides=RE(e);let o=this.fill=r?new Float32Array(0):Ol(e.fill),a=Math.floor(o.length/hd);this.order=$l(a);let c=a===0;this.curves=new tm(this.guides,e,c);let l=Ol(e.roots);this.roots=l.length===3*this.guides.length&&this.guides.length>2?l:new Float32Array(0),this.own=c?IE(this.guides.length,r,e.style==="fur"):this.between(0),this.strands=new Qs(Mv(2),this.own,!s);let h=en(e.colour,t),u=h.clone().offsetHSL(.01,.05,.08);this.uniforms={places:{value:this.curves.places},turns:{value:this.curves.turns},samples:{value:wa},rootTint:{value:en(e.tint?.root,`#${h.getHexString()}`)},tipTint:{value:en(e.tint?.tip,`#${u.getHexString()}`)},vary:{value:e.tint?.vary??.35},baseTurn:{value:this.turn},centre:{value:new D},clump:{value:e.clump??(e.style==="hair"?.25:0)},pitch:{value:e.frizz?.pitch||.03},onset:{value:e.frizz?.onset??.1},thin:{value:_v},least:{value:4e-5},glow:{value:new D}},this.materials=cd(FE,this.uniforms,n,{...c?{LOCK:""}:{},...r?{BRAID:""}:{}}),this.drawn=new ze(this.strands.geometry,this.materials.seen),this.drawn.frustumCulled=!1,this.drawn.castShadow=this.drawn.receiveShadow=!0,this.drawn.customDepthMaterial=this.materials.shadow,this.parts=[this.drawn],this.reach=c?e.radius.reduce((d,f)=>Math.max(d,f),0):DE(o),this.roots.length>0&&Kl(this.roots,this.middle)}info;parts;reach;guides;curves;drawn;strands;materials;uniforms;base=-1;roots;fill;order;own;middle=new D;turn=new At;points=0;settled=!1;setLevel(e){let t=Math.min(this.strands.size,e.strands),n=this.info.style==="fur"?Math.max(4,e.points>>1):e.points;n!==this.points&&this.strands.become(Mv(n)),this.points=n,this.strands.show(t),this.uniforms.thin.value=_v*Math.min(2.2,Math.max(1,Math.sqrt(14e3/Math.max(t,1)))),this.uniforms.least.value=Math.min(.0012,4e-5*Math.max(1,Math.sqrt(6e4/Math.max(t,1))))}update(e,t,n){this.settled||this.settle(e,t),this.curves.update(e,t,n),this.findBase(e,t)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,4*n.pixel(t))}grow(e,t,n,s){Cs(e,t,n,s,.25*this.reach)}dispose(){this.drawn.removeFromParent(),this.strands.dispose(),this.materials.seen.dispose(),this.materials.shadow.dispose(),this.curves.dispose()}between(e){let{guides:t,roots:n,fill:s,order:r}=this,o=r.length,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o);for(let h=0;h<o;h++){let u=hd*r[h],d=t[s[u+3]]?s[u+3]:0,f=0;for(let p=0;p<3;p++){let y=t[s[u+3+p]]!==void 0;c[4*h+p]=y?s[u+3+p]:d,l[4*h+p]=y?Math.max(0,s[u+6+p])**(1+e):0,f+=l[4*h+p]}for(let p=0;p<3;p++)l[4*h+p]/=f||1;for(let p=0;p<3;p++){let y=0;for(let g=0;g<3&&n.length>0;g++)y+=l[4*h+g]*(n[3*c[4*h+g]+p]-n[3*d+p]);a[4*h+p]=s[u+p]-y}a[4*h+3]=s[u+9]||1,c[4*h+3]=s[u+11],l[4*h+3]=Rr(r[h])}return{beside:a,guide:c,weight:l}}settle(e,t){if(this.settled=!0,this.fill.length===0)return;let{guides:n}=this;this.roots.length===0&&this.base>=0&&n.length>2&&(em.fromArray(e,this.base+3).normalize().invert(),this.roots=new Float32Array(3*n.length),n.forEach((a,c)=>Sa.fromArray(e,t+Pr*a.poses[0]).sub(ao.fromArray(e,this.base)).applyQuaternion(em).toArray(this.roots,3*c)),Kl(this.roots,this.middle),this.turn.copy(em).invert());let s=n.reduce((a,c)=>a+LE(c.poses,e,t),0)/Math.max(1,n.length),r=Math.min(6,Math.max(0,s-7));r>0&&this.info.clump===void 0&&(this.uniforms.clump.value=.55);let o=this.between(r);for(let[a,c]of Object.entries(o))this.own[a].set(c),this.strands.changed(a)}findBase(e,t){let{guides:n,roots:s,turn:r}=this;Ma.length!==3*n.length&&(Ma=new Float32Array(3*n.length)),n.forEach((c,l)=>{let h=t+Pr*c.poses[0];for(let u=0;u<3;u++)Ma[3*l+u]=e[h+u]});let o=this.uniforms.centre.value;if(this.base>=0&&!this.info.roots){r.fromArray(e,this.base+3).normalize(),s.length>0?o.copy(this.middle).applyQuaternion(r).add(ao.fromArray(e,this.base)):Kl(Ma,o);return}if(s.length>0){bv(s,Ma,r,Sa,ao),o.copy(this.middle).sub(Sa).applyQuaternion(r).add(ao);return}let a=t+Pr*(n[0]?.poses[0]??0);r.set(e[a+3],e[a+4],e[a+5],e[a+6]).normalize(),Kl(Ma,o)}};function Mv(i){let e=new Float32Array(6*i),t=[];for(let n=0;n<i;n++){let s=n/(i-1);e.set([s,-1,0,s,1,0],6*n),n<i-1&&t.push(2*n,2*n+1,2*n+2,2*n+2,2*n+1,2*n+3)}return new Qe().setAttribute("position",new He(e,3)).setIndex(t)}var tm=class{constructor(e,t,n){this.guides=e;this.info=t;let s=()=>so(new Float32Array(4*wa*Math.max(1,e.length)),wa,Math.max(1,e.length));this.places=s(),this.turns=n?s():null}guides;info;places;turns;update(e,t,n){let{guides:s,info:r}=this,o=this.places.image.data,a=this.turns?.image.data,c=l=>r.radius[Math.min(l,r.radius.length-1)]??1e-4;s.forEach(({poses:l},h)=>{let u=l.length-1;if(!(u<1||l[u]>=n))for(let d=0;d<wa;d++){let f=d/(wa-1)*u,p=Math.min(Math.floor(f),u-1),y=f-p,g=t+Pr*l[p],m=t+Pr*l[p+1],x=p>0?t+Pr*l[p-1]:g,C=p+2<=u?t+Pr*l[p+2]:m,_=4*(wa*h+d);for(let v=0;v<3;v++){let w=e[g+v],U=e[m+v],P=x===g?2*w-U:e[x+v],I=C===m?2*U-w:e[C+v];o[_+v]=w+.5*y*(U-P+y*(2*P-5*w+4*U-I+y*(3*(w-U)+I-P)))}if(o[_+3]=c(l[p])*(1-y)+c(l[p+1])*y,!a)continue;let E=p>0?g:m,S=0;for(let v=3;v<7;v++)S+=e[E+v]*e[m+v];for(let v=0;v<4;v++)a[_+v]=(1-y)*e[E+3+v]+(S<0?-y:y)*e[m+3+v]}}),this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function RE(i){let e=0;return(i.strands??PE(i)).map(([t,n])=>{let s=(i.parents?.[t]??-1)<0?t+1:e;return e=s+n,{poses:Int32Array.from({length:n+1},(r,o)=>o===0?t:Math.min(s+o-1,i.count-1))}})}function PE(i){let e=[];return i.parents?.forEach((t,n)=>{t<0?e.push([n,0]):e.length>0&&e[e.length-1][1]++}),e.filter(([,t])=>t>0)}function IE(i,e,t){let n=Math.round(CE*(e?12:1)),s=n*i,r=new Float32Array(4*s),o=new Float32Array(4*s),a=new Float32Array(4*s),c=$l(s);for(let l=0;l<s;l++){let h=c[l],u=Rr(h),d=2.399963*h,f=Math.sqrt(h%n/n);r.set([e?h%3:-1,f*Math.cos(d),f*Math.sin(d),t?.7+.3*u:1],4*l),o.set([Math.floor(h/n),0,0,0],4*l),a.set([1,0,0,u],4*l)}return{beside:r,guide:o,weight:a}}function LE(i,e,t){let n=0;for(let s=2;s<i.length;s++){let[r,o,a]=[i[s-2],i[s-1],i[s]].map(c=>t+Pr*c);Sa.set(e[o]-e[r],e[o+1]-e[r+1],e[o+2]-e[r+2]),ao.set(e[a]-e[o],e[a+1]-e[o+1],e[a+2]-e[o+2]),Sa.lengthSq()>0&&ao.lengthSq()>0&&(n+=Sa.angleTo(ao))}return n}function DE(i){let e=0;for(let t=0;t+hd<=i.length;t+=hd*7)e=Math.max(e,Math.hypot(i[t],i[t+1],i[t+2]));return Math.min(e,.05)}var Ma=new Float32Array(0),Sa=new D,ao=new D,em=new At,FE={name:"hair",varyings:`
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
  `};var ud={leaf:{outline:i=>({half:.3*Math.sin(Math.PI*i**.72)**.85,rise:.1*i-.22*i*i}),fold:.35},leaflet:{outline:i=>({half:.085*Math.sin(Math.PI*(.06+.94*i)**.6)+.004,rise:-.28*i*i}),fold:.6},blade:{outline:i=>({half:.028*(1-i)**.6+.002,rise:.12*i-.75*i*i*i}),fold:.4},needle:{outline:i=>({half:.02*(1-.8*i),rise:0}),fold:.2}};ud.frond=ud.leaflet;function nm(i,e){if(i==="ear")return UE(e);let{outline:t,fold:n}=ud[i]??ud.leaf,s=t(.5).half<.1;if(!e)return NE(t(s?.3:.4),t(1).rise,n);let r=5,o=[],a=[],c=[];for(let l=0;l<=r;l++){let h=l/r,{half:u,rise:d}=t(h);for(let f of[-1,0,1])o.push(f*u,d+n*Math.abs(f)*u,h),a.push(f===0?.86:.94+.1*h);if(l!==r)for(let f of[0,1]){let p=3*l+f;c.push(p,p+3,p+1,p+1,p+3,p+4)}}return im(o,a,c)}function NE(i,e,t){let n=i.rise+t*i.half;return im([0,0,0,-1.15*i.half,n,.42,1.15*i.half,n,.42,0,e,1],[.86,.97,.97,1.03],[0,1,3,0,3,2])}function UE(i){let e=[],t=[],n=[],s=(o,a,c)=>{let l=e.length/3;e.push(...o.flat()),t.push(...a),n.push(...c.map(h=>h+l))},r=i?7:3;for(let o=0;o<r;o++)for(let a of[-1,1]){let c=.06+.78*(o+(a>0?.5:0))/r,l=i?.2:.36,h=(i?.075:.085)*(1-.35*c),u=a*.05;if(s([[u*.3,0,c],[u+a*h,0,c+.45*l],[u,h,c+.45*l],[u-a*h*.6,0,c+.45*l],[u,-h,c+.45*l],[u+a*.02,0,c+l]],[.62,1,.95,.8,.95,1.12],[0,1,2,0,2,3,0,3,4,0,4,1,5,2,1,5,3,2,5,4,3,5,1,4]),!i&&o!==1)continue;s([[u,-.006,c+.8*l],[u,.006,c+.8*l],[u+a*.2,a*.04*(o%3)-.03,c+l+.62]],[.95,.95,1.3],[0,1,2])}return im(e,t,n)}function im(i,e,t){let n=new Qe;return n.setAttribute("position",new He(new Float32Array(i),3)),n.setAttribute("shade",new He(new Float32Array(e),1)),n.setIndex(t),n.computeVertexNormals(),n}var wv=7,OE="#6b5138",kE="#b08d42",BE=7,Sv=20,zE=2.3,GE=12,dd=class{constructor(e,t,n){this.info=e;this.fine=t;this.software=n;let s=e.style==="grass",r=l=>e.radius[Math.min(l,e.radius.length-1)]??.001;this.poses=new Gu(Int32Array.from({length:e.count},(l,h)=>h),r,!0),this.leaves=yy(e.leaves),[this.tree,this.trees]=VE(e),this.grassy=e.count<GE*this.trees;let o=en(e.tint?.root??e.colour,s?kE:OE);this.uniforms={places:{value:this.poses.places},turns:{value:this.poses.turns},vary:{value:e.tint?.vary??.35},rootTint:{value:o},tipTint:{value:en(e.tint?.tip,`#${o.clone().lerp(new de("#7d8a4a"),s?.25:.45).getHexString()}`)},glow:{value:new D},thin:{value:s?.5:.4}},this.links=this.makeLinks(r);let a=this.leaves.length/ns;this.outward=new Float32Array(4*a);let c=0;for(let l=0;l<a;l++)c=Math.max(c,this.leaves[ns*l+8]),this.outward[4*l+3]=Rr(l);if(this.reach=c,a>0)for(let l of this.shapes())this.crops.push(this.makeCrop(l))}info;fine;software;parts=[];reach;poses;links;crops=[];leaves;outward;tree;trees;materials=[];uniforms;grassy;places=null;level=null;seen={at:new D(1/0,0,0),way:new D,high:0};setLevel(e){this.level=e,this.seen.at.x=1/0}update(e,t,n,s){this.poses.update(e,t,n),this.places??=this.findPlaces(e,t,n),this.level&&this.moved(s)&&this.pick(this.level,s,this.places)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,1.5*n.pixel(t))}grow(e,t,n,s){Cs(e,t,n,s,.4*this.reach)}dispose(){for(let e of this.parts)e.removeFromParent();for(let e of[this.links,...this.crops])e.near?.dispose(),e.far.dispose();for(let e of this.materials)e.seen.dispose(),e.shadow.dispose();this.poses.dispose()}add(e,t,n={}){let s=cd(t,this.uniforms,this.fine,n);this.materials.push(s);let r=new ze(e.geometry,s.seen);return r.frustumCulled=!1,r.castShadow=r.receiveShadow=!0,r.customDepthMaterial=s.shadow,this.parts.push(r),e}moved(e){let{seen:t}=this,n=e.camera;n.getWorldDirection(sm);let s=1/e.pixel(1);return t.at.distanceTo(n.position)<.1*e.distance&&t.way.dot(sm)>.99&&Math.abs(s/t.high-1)<.1?!1:(t.at.copy(n.position),t.way.copy(sm),t.high=s,!0)}pick(e,t,n){let s=t.camera;Av.setFromProjectionMatrix(qE.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse));let r=this.reach>0?this.reach:.1,o=new Float32Array(this.trees),a=n.map((l,h)=>(o[h]=r/t.pixel(Math.max(.2*r,l.middle.distanceTo(s.position)-l.size)),(Av.intersectsSphere(XE.set(l.middle,1.2*l.size+r))?1:.06)*Math.min(1,(o[h]/BE)**2))),c=this.nearest(o,this.software?4e3:6e4);this.choose(this.links,a,e.twigs,c,o);for(let l of this.crops)this.choose(l,a,e.leaves*l.items.length/(this.leaves.length/ns),c,o)}nearest(e,t){let n=new Uint8Array(this.trees);if(!this.fine)return n;let s=Array.from(e.keys()).filter(o=>e[o]>Sv).sort((o,a)=>e[a]-e[o]),r=0;for(let o of s){for(let a of this.crops)r+=a.first[o+1]-a.first[o];if(r>t)break;n[o]=1}return n}choose(e,t,n,s,r){let{first:o,items:a,sizes:c}=e,l=0;for(let d=0;d<this.trees;d++)l+=t[d]*(o[d+1]-o[d]);let h=Math.min(1,n/Math.max(1,l)),u=[[],[]];for(let d=0;d<this.trees;d++){let f=o[d+1]-o[d],p=Math.min(1,h*t[d]),y=this.grassy?Rr(d)<p?f:0:Math.ceil(p*f),g=p>0?Math.min(this.grassy||r[d]>Sv?1.4:zE,1/Math.sqrt(p)):1,m=u[e.near?s[d]:0];for(let x=o[d];x<o[d]+y;x++)c&&(c.of[4*a[x]+c.at]=g*c.own[a[x]]),m.push(a[x])}e.far.pick(Uint32Array.from(u[0])),e.near?.pick(Uint32Array.from(u[1]))}shapes(){let{leafShape:e="leaf"}=this.info;return typeof e=="string"?[e]:[...new Set(e)]}makeCrop(e){let{leaves:t,info:n}=this,s=n.leafShape??e,r=(n.leafColours??["#4d7a2a"]).map(y=>en(y,"#4d7a2a")),o=t.length/ns,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o),h=new Float32Array(o),u=[];for(let y of $l(o)){let g=ns*y,m=t[g+9];if(typeof s!="string"&&(s[m]??s[0])!==e)continue;u.push(y);for(let C=0;C<4;C++)a[4*y+C]=t[g+C],c[4*y+C]=t[g+4+C];let x=r[m]??r[0];l[4*y]=x.r,l[4*y+1]=x.g,l[4*y+2]=x.b,h[y]=t[g+8]}let d={stalk:a,lie:c,look:l,outward:this.outward},[f,p]=this.byTree(u,y=>t[ns*y]);return{first:f,items:p,sizes:{of:l,at:3,own:h},near:this.fine?this.add(new Qs(nm(e,!0),d,!this.software),Ev):null,far:this.add(new Qs(nm(e,!1),d,!this.software),Ev)}}makeLinks(e){let{info:t}=this,n=t.parents??[],s=f=>f>0&&n[f]<f?n[f]:-1,r=f=>s(f)===f-1&&s(f-1)>=0,o=new Float32Array(4*t.count),a=new Float32Array(4*t.count),c=1e-6,l=[];for(let f=0;f<t.count;f++)s(f)<0||(l.push(f),c=Math.max(c,e(f)));for(let f of l){let p=s(f),y=f+1<t.count&&s(f+1)===f;o.set([r(f)?s(p):p,p,f,y?f+1:f],4*f);let g=r(f)?(e(p)+e(f))/2:e(f);a.set([s(p)<0?1.25*g:g,y?(e(f)+e(f+1))/2:.7*e(f),Rr(f),Math.min(1,e(f)/c)],4*f)}l.sort((f,p)=>e(p)-e(f)||f-p);let[h,u]=this.byTree(l,f=>f),d={joints:o,size:a};return{first:h,items:u,sizes:null,near:this.fine?this.add(new Qs(HE(7,3),d,!this.software),Tv):null,far:this.add(new Qs(WE(),d,!this.software),Tv,{RIBBON:""})}}byTree(e,t){let{tree:n,info:s}=this,r=l=>n[Math.min(t(l),s.count-1)],o=new Uint32Array(this.trees+1);for(let l of e)o[r(l)+1]++;for(let l=0;l<this.trees;l++)o[l+1]+=o[l];let a=o.slice(),c=new Uint32Array(e.length);for(let l of e)c[a[r(l)]++]=l;return[o,c]}findPlaces(e,t,n){let{leaves:s,outward:r,tree:o,info:a}=this,c=Array.from({length:this.trees},()=>new gn);for(let f=0;f<n;f++)a.parents&&c[o[f]].expandByPoint(Aa.fromArray(e,t+wv*f));let l=c.map(f=>({middle:f.getCenter(new D),size:Math.max(.001,.5*f.getSize(Aa).length())})),h=s.length/ns,u=l.map(()=>({n:0,at:new D,size:0})),d=f=>{let p=Math.min(s[ns*f],n-1);return Aa.fromArray(e,t+wv*p),u[o[p]]};for(let f=0;f<h;f++){let p=d(f);p.at.add(Aa),p.n++}for(let f of u)f.at.divideScalar(Math.max(1,f.n));for(let f=0;f<h;f++){let p=d(f);p.size=Math.max(p.size,Aa.distanceTo(p.at))}for(let f=0;f<h;f++){let p=d(f);Aa.sub(p.at).divideScalar(p.size>0?p.size:1).toArray(r,4*f)}return l}};function VE(i){let e=new Uint32Array(i.count),t=0;for(let n=0;n<i.count;n++){let s=i.parents?.[n]??-1;e[n]=s<0||s>=n?t++:e[s]}return[e,t]}function HE(i,e){let t=[],n=[];for(let s=0;s<=e;s++)for(let r=0;r<i;r++){let o=2*Math.PI*r/i;if(t.push(Math.cos(o),Math.sin(o),s/e),s===e)continue;let a=s*i+r,c=s*i+(r+1)%i;n.push(a,c,a+i,a+i,c,c+i)}return new Qe().setAttribute("position",new He(new Float32Array(t),3)).setIndex(n)}function WE(){return new Qe().setAttribute("position",new He(new Float32Array([-1,0,0,1,0,0,-1,0,1,1,0,1]),3)).setIndex([0,1,2,2,1,3])}var sm=new D,Aa=new D,XE=new _s,Av=new ws,qE=new ut,Tv={name:"branch",varyings:"varying vec3 vBark; // thickness, random, height of the light",head:`
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${Wl}
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
  `},Ev={name:"leaf",varyings:`
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,head:`
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${Wl}
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
  `};var $E="#d9a88c",YE="#6d6a4c",fd=class{constructor(e,t,n){this.info=e;let s=e.shape??"sphere";this.flat=s==="ground"||s==="plane",this.seenFirst=s==="head"||s==="rabbit"||n.animal&&Math.max(...e.size??[1])<.45;let r=e.size?.[0]||1,o=e.size?.[1]||r,a=e.size?.[2]||r,c=en(e.colour,this.flat?YE:$E),l=(Cv[s]??Cv.sphere)(c,t.fine,n);l.deleteAttribute("normal");let h=jy(l,1e-5);this.flat?h.scale(r,o,1):h.scale(r,o,a),h.computeVertexNormals();let u=new ze(h,t.rider("matte"));u.castShadow=!this.flat,u.receiveShadow=!0,this.group.add(u),this.parts=[this.group],h.computeBoundingSphere(),this.reach=this.flat?0:h.boundingSphere.radius+h.boundingSphere.center.length()}info;parts;reach;group=new an;flat;seenFirst;setLevel(){}mark(){}update(e,t,n){this.group.visible=n>0&&!this.flat,n!==0&&(this.group.position.set(e[t],e[t+1],e[t+2]),this.group.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]).normalize())}shown(){return 0}grow(e,t,n,s){this.seenFirst&&Cs(e,t,n,s,.5*this.reach)}dispose(){this.group.removeFromParent(),this.group.traverse(e=>e instanceof ze&&e.geometry.dispose())}},Cv={sphere:(i,e)=>Pt(Rs(e).scale(.5,.5,.5),i),ellipsoid:(i,e)=>Pt(Rs(e).scale(.5,.5,.5),i),box:i=>Pt(new oi(1,1,1),i),capsule:Rv,limb:Rv,ground:i=>Pt(new Vn(1,1),i),plane:i=>Pt(new Vn(1,1),i),ear:(i,e)=>Pt(Rs(e).scale(.5,.5,.5).translate(0,0,.5),i),head:ZE,rabbit:n3,body:Pv,torso:Pv},Rs=i=>new qt(1,i?64:28,i?40:18).rotateX(Math.PI/2);function Rv(i,e){return Pt(new Ws(.5,1,e?12:5,e?28:12).scale(1,1/2,1).rotateX(Math.PI/2).translate(0,0,.5),i)}function Lv(i,e){e.set(i.x,.8*i.y*(1-.08*i.x),.95*i.z);let t=-i.z;if(t>0){let n=t*t*(3-2*t);e.z=-1.35*t,e.y*=1-.3*n,i.x<0&&(e.x*=1-.55*n),e.x+=.35*n}if(i.x>0){let n=i.y*i.y/.01+(i.z+.3)**2/.02,s=i.y*i.y/.12+(i.z-.12)**2/.012;e.x+=.2*Math.exp(-n)+.04*Math.exp(-s)}return e}function ZE(i,e,{hair:t,torso:n}){let s=new qt(1,e?96:40,e?72:30).rotateX(Math.PI/2),r=s.getAttribute("position"),o=i.clone().lerp(new de("#c4523f"),.3),a=i.clone().lerp(new de("#9c3b38"),.55),c=i.clone().multiplyScalar(.8),l=[];for(let p=0;p<r.count;p++){lo.fromBufferAttribute(r,p);let y=JE(lo,i,o,a,c);Fv(lo),Dv(Lv(lo,jl)),l.push(t?y.lerp(s3.copy(t).multiplyScalar(.4),.96*KE(jl)):y),r.setXYZ(p,jl.x,jl.y,jl.z)}let h=An(s,()=>i),u=h.getAttribute("color");l.forEach((p,y)=>u.setXYZ(y,p.r,p.g,p.b));let d=new de("#33241d"),f=[h,t3(i,e,n)];for(let p of[-1,1])f.push(e3(i,p,e),jE(d,p,e),QE(d,p,e));return Vi(...f).scale(.5,.5,.5)}function Dv(i){let e=Math.min(1,Math.max(0,(-i.z-.45)/.75));return i.y*=1+.24*e*e*(3-2*e),i.z<-1.12&&(i.z=-1.12+.65*(i.z+1.12)),i}function KE(i){let e=Math.max(-1,Math.min(1,i.x)),t=e>.6?.32+1.1*(e-.6):.05+.45*e;return Math.max(0,Math.min(1,(i.z-t)/.2+.2))}function Fv(i){if(i.x<=0)return;let e=Math.abs(i.y),t=Math.exp(-((e-.36)**2/.022+(i.z+.08)**2/.01)),n=Math.exp(-((e-.36)**2/.012+(i.z+.12)**2/.006)),s=Math.exp(-(i.y*i.y/.022+(i.z+.62)**2/.0022))+.9*Math.exp(-(i.y*i.y/.018+(i.z+.71)**2/.0022)),r=Math.exp(-(i.y*i.y/.03+(i.z+.93)**2/.01));i.multiplyScalar(1-.05*t+.042*n+.028*s+.03*r)}function JE(i,e,t,n,s){let r=Math.abs(i.y),o=e.clone();if(i.x<=0)return o;o.lerp(t,.55*Math.exp(-((r-.42)**2/.03+(i.z+.38)**2/.02))),o.lerp(t,.35*Math.exp(-(i.y*i.y/.006+(i.z+.33)**2/.006))),o.lerp(s,.35*Math.exp(-((r-.36)**2/.016+(i.z+.06)**2/.006)));let a=Math.exp(-((i.z+.665)**2)/18e-5),c=Math.exp(-((i.y*i.y/.032)**2))*Math.exp(-((i.z+.665)**2/.0035));return o.lerp(n,Math.min(1,1.25*c)),o.multiplyScalar(1-.35*a*Math.exp(-(i.y*i.y/.025)))}function Nv(i,e,t){return lo.set(Math.sqrt(Math.max(0,1-i*i-e*e)),i,e),Fv(lo),Dv(Lv(lo,new D)).multiplyScalar(1+t)}var jE=(i,e,t)=>Uv(i,t,.011,n=>Nv(e*(.36+.13*n),-.135-.035*(1-n*n),.004)),QE=(i,e,t)=>Uv(i,t,.02,n=>Nv(e*(.37+.17*n),.085+.045*(1-n*n)-.02*n,0));function Uv(i,e,t,n){let s=e?24:10,r=6,o=new Vn(1,1,r,s),a=o.getAttribute("position");for(let c=0;c<=s;c++){let l=2*c/s-1,h=n(l),u=n(l+.02).sub(n(l-.02)).normalize(),d=h.clone().normalize(),f=new D().crossVectors(u,d).normalize(),p=t*Math.sqrt(Math.max(0,1-l*l));for(let y=0;y<=r;y++){let g=2*Math.PI*y/r,m=h.clone().addScaledVector(d,.6*p*Math.cos(g)).addScaledVector(f,p*Math.sin(g));a.setXYZ(c*(r+1)+y,m.x,m.y,m.z)}}return Pt(o,i)}function e3(i,e,t){let n=new fi(.17,.06,t?12:6,t?32:14).scale(.75,1.15,.8),s=new qt(.15,t?24:10,t?16:8).scale(.8,1.2,.35);return Vi(Pt(n,i),Pt(s,i.clone().multiplyScalar(.82))).rotateX(Math.PI/2).rotateZ(e*.35).rotateX(-e*.12).translate(-.1,e*.79,-.22)}function t3(i,e,t){let n=t?[[.001,-1.8],[.2,-1.76],[.36,-1.66],[.45,-1.5],[.49,-1.2],[.52,-.8],[.5,-.3]]:[[.001,-2.06],[.3,-2.06],[.52,-2.02],[.58,-1.93],[.545,-1.7],[.5,-1.4],[.5,-1.1],[.55,-.7],[.5,-.3]],s=new Xr(n.map(([o,a])=>new Ye(o,a)),e?64:24).rotateX(Math.PI/2),r=s.getAttribute("position");for(let o=0;o<r.count;o++)r.setX(o,r.getX(o)-.3+.05*(r.getZ(o)+2));return Pt(s,i)}function n3(i,e){let t=i.clone().lerp(new de("#fff6ea"),.6),n=new de("#1d1512"),s=new de("#c98780"),r=(a,c,l,h)=>i.clone().lerp(t,Math.min(1,Math.max(0,1.3*(c-.35)-.9*h))*(Math.abs(l)<.7?1:.6)),o=[An(Rs(e).scale(1,.82,.84),r),An(Rs(e).scale(.46,.5,.4).translate(.72,0,-.26),()=>t),Pt(Rs(e).scale(.09,.13,.08).translate(1.15,0,-.1),s),Pt(new Ws(.014,.12,4,8).rotateX(Math.PI/2).translate(1.155,0,-.22),n)];for(let a of[-1,1])o.push(An(Rs(e).scale(.36,.34,.34).translate(.72,a*.33,-.33),()=>t),Pt(Rs(e).scale(.14,.09,.17).rotateZ(a*.75).translate(.63,a*.63,.16),n),Pt(Rs(e).scale(.035,.03,.04).translate(.75,a*.67,.24),new de("#ffffff")),An(Rs(e).scale(.3,.3,.34).translate(-.12,a*.42,.6),()=>i));return Vi(...o).scale(.5,.5,.5)}function Pv(i,e,{skin:t}){let n=[[0,0,0],[0,.37,.33],[.06,.48,.42],[.2,.47,.42],[.42,.38,.33],[.6,.44,.4],[.74,.48,.47],[.83,.45,.5],[.885,.4,.41],[.93,.35,.22],[.975,.33,.175],[1,.31,.165],[.99,.26,.14],[.95,.2,.1]],s=[[.9,.3,.155],[1,.225,.118],[1.08,.19,.1],[1.14,.16,.085],[1.17,.1,.05],[1.18,0,0]],r=t??i;return Vi(Pt(Iv(n,e),i),Pt(Iv(s,e).translate(-.04,0,0),r)).translate(0,0,-.5)}function Iv(i,e){let t=i.length,n=e?64:24,s=e?6:3,r=new Vn(1,1,n,(t-1)*s),o=r.getAttribute("position");for(let a=0;a<=(t-1)*s;a++){let c=Math.min(Math.floor(a/s),t-2),l=a/s-c,h=p=>i[Math.min(Math.max(p,0),t-1)],[u,d,f]=[0,1,2].map(p=>i3(h(c-1)[p],h(c)[p],h(c+1)[p],h(c+2)[p],l));for(let p=0;p<=n;p++){let y=2*Math.PI*p/n,g=Math.cos(y),m=Math.sin(y),x=(Math.abs(g)**2.4+Math.abs(m)**2.4)**(-1/2.4);o.setXYZ(a*(n+1)+p,Math.max(0,d)*g*x,-Math.max(0,f)*m*x,u)}}return r}function i3(i,e,t,n,s){return e+.5*s*(t-i+s*(2*i-5*e+4*t-n+s*(3*(e-t)+n-i)))}var s3=new de,lo=new D,jl=new D;var Ov={light:{hand:"#0b8273",force:"#d0421a",torque:"#6247c9",frozen:"#b45309",hover:"#0b8273"},dark:{hand:"#4fd1bd",force:"#ff8357",torque:"#b39dff",frozen:"#fbbf24",hover:"#4fd1bd"}},kv=["#3a6ea5","#b5483a","#4f9d69","#d98c3f","#7a5ca8","#2f8f9d"],r3=130,o3=150,a3=2.55,l3=5,ec=class extends Error{},pd=class{surface=V("div",{class:"stage",tabindex:"0",role:"img","aria-label":"The scene. Arrow keys turn the view, G takes hold."});overlay=V("div",{class:"overlay"});camera=new bu;governor;drawn=()=>{};fitted=()=>{};asked=()=>null;pictures=0;efforts=!0;drowse=!1;grade;painter;materials;studio;hands;views=[];riders=[];fittings=[];hanging=[];rigids=null;marks=new zu;driven=[];frame=null;hello=null;box=new gn;centre=new D;size=1;framed=!1;follower=new Iu;followedAt=0;followedStep=0;chasing=!1;floor=0;highlighted=-1;colours=Ov.light;names=[];part={left:0,top:0,right:0,bottom:0};width=1;height=1;dirty=!0;request=0;last=0;followed=!1;gone=!1;still=!0;constructor(e,t){let n=Ql()&&t!=="high"?"plain":"rich";this.grade=n,this.painter=new Pu(this.surface,n),this.governor=new Uu(n,t,Ql()),this.materials=Iy(n),this.studio=new Lu(this.painter.renderer,n),this.hands=new Fu(this.overlay),this.studio.scene.add(this.hands.group,this.marks.group),e.append(this.surface,this.overlay),e.dataset.grade=n,this.applyQuality(),this.painter.renderer.domElement.addEventListener("webglcontextrestored",()=>this.wake())}load(e){let t=this.hello;if(this.hello=e,t&&c3(t,e)){e.bodies.forEach((n,s)=>this.views[s].info=n),this.wake();return}this.clear(),this.framed=this.framed&&t?.scene.name===e.scene.name,e.bodies.some(n=>n.kind==="rigid")&&(this.rigids=new ju(e,this.grade,Ql()),this.rigids.drowse=this.drowse,this.studio.scene.add(this.rigids.group)),e.bodies.forEach((n,s)=>this.addBody(e,n,s)),this.studio.dress({hair:e.bodies.some(n=>md(n)),outdoors:this.outdoors,soil:this.soil(e),meadow:this.meadow(e),mist:e.bodies.some(n=>n.style==="plant")?1.8*(e.scene.view?.distance??0):0}),this.surface.parentElement?.classList.toggle("outdoors",this.outdoors),this.painter.stale=!0,this.painter.soft=e.bodies.some(Bv),this.applyQuality();for(let n of e.holds){let s=e.bodies[n.body];if(Bv(s)||s.kind==="rigid"||e.bodies.some(a=>a.kind==="prop")){this.fittings.push(null),this.driven.push(!1);continue}let r=Sy(n,s,e.scene),o=r==="pin"&&s.parents!==void 0;this.fit(new Bl(r,ca(s,n.index),r!=="needle"&&r!=="knob"&&!o,this.materials)),this.driven.push(r==="needle"||r==="knob")}this.wake()}addBody(e,t,n){let s=t.kind==="rigid"?this.rigids.view(n):d3(e,t,kv[n%kv.length],this.materials);s.setLevel(this.share(e,t)),this.views.push(s);let r=()=>new Set(e.holds.filter(a=>a.body===n).map(a=>a.index)),o=s instanceof Ar||(t.riders?.length??0)>0?new id(s,r(),this.materials):null;this.riders.push(o);for(let a of[...s.parts,o?.group])a&&this.studio.scene.add(a);Ay(t,n,e.scene,e.holds)&&this.hang(n)}share(e,t){let n=this.governor.current,s=o=>o(t)/e.bodies.filter(a=>a.style==="plant"||a.style==="grass").reduce((a,c)=>a+o(c),1e-9),r=e.bodies.filter(md).length||1;return{...n,strands:Math.ceil(n.strands/r),leaves:Math.ceil(n.leaves*s(o=>o.leaves?.length??0)),twigs:Math.ceil(n.twigs*s(o=>o.count))}}get carrier(){return this.hello?.bodies.findIndex(e=>e.kind==="prop"&&e.shape==="head")??-1}get outdoors(){return this.hello?.bodies.some(e=>e.style==="plant"||e.style==="grass")??!1}soil(e){let t=e.bodies.find(om);return t&&en(t.colour,"#6d6a4c")}meadow(e){let t=new de(0),n=e.bodies.flatMap(s=>s.style==="plant"||s.style==="grass"?s.leafColours??[s.tint?.tip??"#5d7a35"]:[]);for(let s of n)t.add(en(s,"#5d7a35"));return n.length>0?t.multiplyScalar(.9/n.length):void 0}show(e){this.frame=e,this.framed||this.reframe(!0),this.wake()}reframe(e=!1){let{frame:t,hello:n,box:s}=this;if(!t||!n||this.views.length===0||(this.measure(t,s),s.isEmpty()))return;this.framed||this.rigids?.settle(s),this.follower.forget(),this.chasing=n.bodies.some(a=>a.style==="braid"),this.followedAt=0;let r=f3(n),o=this.outdoors&&r&&!this.framed;if(o)this.centre.copy(r.target);else if(r&&!this.framed){for(let a of[-1,1])s.expandByPoint(ss.copy(r.target).addScalar(a*.13*r.distance));this.centre.copy(r.target).lerp(s.getCenter(ss),.5)}else s.getCenter(this.centre);this.size=Math.max(.5*s.getSize(ss).length(),.001),this.framed||(this.floor=this.studio.ground=this.groundOf(t)??(this.rigids?s.min.z:s.min.z-.2*this.size),this.studio.lay(this.tableOf(t)),this.camera.stand(...u3(n))),this.framed=!0,this.look(e,o?r.distance:0)}groundOf(e){let t=1/0;return this.hello?.bodies.forEach((n,s)=>{let r=e.bodies[s];if(r){if(om(n)||this.rigids?.isFloor(s,e))t=Math.min(t,e.floats[r.at+2]);else if(this.outdoors&&n.parents)for(let o=0;o<r.count;o++)n.parents[o]<0&&(t=Math.min(t,e.floats[r.at+7*o+2]))}}),t<1/0?t:null}tableOf(e){let t=this.hello?.bodies.findIndex((l,h)=>this.rigids?.isFloor(h,e))??-1;if(t<0)return null;let{bodies:n,geometries:s}=this.hello,r=s[n[t].geometry],[o,a]=r.kind==="ground"?r.size:[1,1],c=e.bodies[t].at;return{colour:en(n[t].colour,"#9a9a96"),x:e.floats[c],y:e.floats[c+1],half:[o/2,a/2]}}look(e,t=0){this.studio.fit(this.centre,this.size),this.outdoors&&this.studio.plant(this.box),this.camera.frame(this.box,this.centre,e,t),this.painter.stale||=e,this.fitted(),this.wake()}follow(e){let{frame:t,hello:n}=this;if(!(!t||!n||!this.framed||this.outdoors||this.camera.placed||this.chasing||t.hands.length>0||e-this.followedAt<o3)&&!(t.step===this.followedStep||!n.bodies.some(s=>s.parents))&&(this.followedAt=e,this.followedStep=t.step,this.measure(t,co),!!this.follower.see(e,co,this.box))){if(!this.rigids&&this.follower.travels(co)){this.chasing=!0;return}this.size=.5*this.box.getSize(ss).length(),this.box.getCenter(this.centre),this.look(!1)}}chase(e,t){let{frame:n,hello:s}=this;if(!this.chasing||!n||!s||this.camera.placed||n.hands.length>0||n.step===this.followedStep||(this.followedStep=n.step,this.measure(n,co),co.isEmpty()))return;co.getCenter(ss);let r=.62*co.getSize(er).length(),o=this.followedAt===0;this.followedAt=e,this.centre.copy(ss),this.size=o?r:Math.max(this.size*.98,r),this.box.setFromCenterAndSize(ss,er.setScalar(1.1*this.size));let a=n.bodies[this.carrier];a&&s.bodies.some(c=>c.style==="braid")&&(Ta.set(1,0,0).applyQuaternion(p3.fromArray(n.floats,a.at+3)),this.camera.turnTo(Math.atan2(Ta.y,Ta.x)+a3)),this.look(o||t>60)}measure(e,t){t.makeEmpty(),e.bodies.forEach((n,s)=>{this.views[s]?.grow(t,e.floats,n.at,n.count),this.riders[s]?.grow(t,e.floats,n.at,n.count)}),e.holds.forEach((n,s)=>this.fittings[s]&&t.expandByPoint(ss.fromArray(e.floats,n.target)))}resize(e,t,n){this.width=Math.max(1,e),this.height=Math.max(1,t),this.camera.resize(this.width,this.height,n),this.applyQuality()}setTheme(e){this.colours=Ov[e],this.studio.setTheme(e),this.painter.stale=!0,Vy(this.colours.hand),Cy(this.colours.hand),gv(e==="dark"?.5:.22),Su.color.set(this.colours.force),Au.color.set(this.colours.torque),this.marks.setTheme(e),this.wake()}highlight(e){this.highlighted!==e&&(this.highlighted=e,this.wake())}pick(e,t,n){return!this.frame||!this.hello?null:Hy(this.frame,this.views,this.riders,this.fittings,this.camera,this.project,e,t,n,this.rigids?.pick(this.frame,this.sight(e,t))??null)}central(){return(this.frame&&this.rigids?.central(this.frame,this.camera.target))??null}sight(e,t){return zv.set(2*e/this.width-1,1-2*t/this.height),Gv.setFromCamera(zv,this.camera.camera),Gv.ray}onScreenPlane(e,t,n,s){let{origin:r,direction:o}=this.sight(e,t);this.camera.camera.getWorldDirection(Ta);let a=ss.copy(n).sub(r).dot(Ta)/o.dot(Ta);return s.copy(o).multiplyScalar(a).add(r)}project=e=>(lm.copy(e).project(this.camera.camera),cm[0]=(lm.x+1)/2*this.width,cm[1]=(1-lm.y)/2*this.height,cm);showContacts(e){this.marks.parts=e,this.wake()}get contacts(){return this.marks}setDrowse(e){this.drowse=e,this.rigids&&(this.rigids.drowse=e),this.wake()}solids(){return this.rigids?.drawn()??{}}info(e){return this.hello?.bodies[e]}get extent(){return this.size}get spacing(){return this.studio.spacing}snapshot(){return this.draw(performance.now()),this.painter.picture()}wake(){this.dirty=!0,!this.request&&!this.gone&&(this.request=requestAnimationFrame(this.tick))}dispose(){this.gone=!0,cancelAnimationFrame(this.request),this.clear(),this.painter.dispose(),this.surface.remove(),this.overlay.remove()}tick=e=>{this.request=0;let t=e-this.last;this.last=e,this.follow(e),this.chase(e,t);let n=this.camera.move(Math.min(.1,t/1e3)),s=this.sink(t),r=!this.still&&!n&&!s;if(this.still=!n&&!s,!this.dirty&&!r&&!n&&!s){this.followed=!1;return}this.followed&&this.governor.measure(t)&&this.applyQuality(),this.followed=!0,this.dirty=!1,this.draw(e),this.drawn(e),this.request=requestAnimationFrame(this.tick)};draw(e){let{frame:t,camera:n}=this;if(t&&this.framed){let s=this.studio.ground;is.resolution.value=this.painter.high,t.bodies.forEach((r,o)=>{let a=this.views[o];a&&(a instanceof Jl&&(a.base=this.carrier>=0?t.bodies[this.carrier]?.at??-1:-1),a.update(t.floats,r.at,r.count,n,s),a instanceof Ar&&(a.contact.material.uniforms.strength.value=this.studio.contactStrength),a.mark(this.markOf(o,r.flags)),this.riders[o]?.update(t.floats,r.at,r.count,n))}),this.rigids?.update(t,n,s,this.studio.contactStrength),this.marks.update(t,this.hello.bodies,n,this.size,e),this.nameFrozen(t),t.holds.forEach((r,o)=>this.placeFitting(this.fittings[o],r.body,r.index,t.floats,r.target));for(let{body:r,fitting:o}of this.hanging){let a=t.bodies[r];a&&this.placeFitting(o,r,a.count-1,t.floats,a.at+7*(a.count-1))}this.hands.show(t,this.hello.bodies,this.fittings,this.driven,this.efforts,n,this.size,e,this.project,this.asked)}this.painter.paint(this.studio,n.camera,this.still,this.painter.whole?this.part:this.needed()),this.pictures++}needed(){let{frame:e,part:t}=this;if(t.left=t.top=1/0,t.right=t.bottom=-1/0,!e)return t;let n=e.floats;if(this.outdoors||this.marks.parts)return Object.assign(t,{left:0,top:0,right:this.width,bottom:this.height});e.bodies.forEach((r,o)=>{let a=this.views[o]?.reach??0;for(let c=0;c<r.count;c++){let l=r.at+7*c;this.include(n,l,14+(a>0?a/this.camera.pixel(this.camera.depth(n[l],n[l+1],n[l+2])):0))}});for(let r of this.riders)if(r)for(let o=0;o<r.count;o++){let a=r.centre(o,er);this.includePoint(er.x,er.y,er.z,1.8*a/this.camera.pixel(this.camera.depth(er.x,er.y,er.z))+6)}let s=this.efforts?r3:40;for(let r of[...this.fittings,...this.hanging.map(o=>o.fitting)]){if(!r)continue;let{x:o,y:a,z:c}=r.group.position;this.includePoint(o,a,c,l3*r.group.scale.x/this.camera.pixel(this.camera.depth(o,a,c))),r.post?.visible&&this.includePoint(r.post.position.x,r.post.position.y,this.studio.ground,30)}e.holds.forEach((r,o)=>this.driven[o]&&this.include(n,r.target,s));for(let r of e.hands){this.include(n,r.proxy,s),this.include(n,r.ghost,60);let o=r.mine?this.asked(r.hand):null;o&&this.include(o,0,90)}return t.left=Math.max(0,Math.min(t.left,this.width-2)),t.top=Math.max(0,Math.min(t.top,this.height-2)),t.right=Math.min(this.width,Math.max(t.right,t.left+1)),t.bottom=Math.min(this.height,Math.max(t.bottom,t.top+1)),t}include(e,t,n){this.includePoint(e[t],e[t+1],e[t+2],n)}includePoint(e,t,n,s){let[r,o]=this.project(ss.set(e,t,n)),a=this.part;a.left=Math.min(a.left,r-s),a.right=Math.max(a.right,r+s),a.top=Math.min(a.top,o-s),a.bottom=Math.max(a.bottom,o+s)}placeFitting(e,t,n,s,r){let o=this.views[t];if(!e||!o)return;let a=this.camera.depth(s[r],s[r+1],s[r+2]);e.place(s,r,this.size,o.shown(n,a,this.camera)),e.stand(this.studio.ground,this.size)}markOf(e,t){let n=(t&Jn.frozen)!==0;return!n&&this.highlighted!==e?null:(am.colour.set(n?this.colours.frozen:this.colours.hover).convertLinearToSRGB(),am.width=n?3:1.6,am)}nameFrozen(e){e.bodies.forEach((t,n)=>{let s=(t.flags&Jn.frozen)!==0;if(!s&&!this.names[n])return;let r=this.names[n]??=this.overlay.appendChild(V("div",{class:"figure frozen"}));if(Mt(r,"shown",s),!s)return;at(r,`${this.hello.bodies[n].name} is frozen`);let o=t.at+7*Math.floor(t.count/2),[a,c]=this.project(ss.fromArray(e.floats,o));r.style.transform=`translate(${Math.round(a)}px, ${Math.round(c)-24}px)`})}sink(e){let{frame:t,studio:n}=this;if(!t||!this.framed||this.hello?.bodies.some(om)||this.rigids||this.outdoors)return!1;let s=1/0;for(let o of t.bodies)for(let a=0;a<o.count;a++)s=Math.min(s,t.floats[o.at+7*a+2]);s-.05*this.size<this.floor&&(this.floor=Math.max(s-.25*this.size,this.centre.z-6*this.size));let r=this.floor-n.ground;return r===0?!1:(n.ground+=Math.abs(r)<.002*this.size?r:r*(1-Math.exp(-e/250)),n.lookAt(this.centre),!0)}applyQuality(){let e=this.governor.current,t=e.ratio<1?e.ratio:Math.min(devicePixelRatio,e.ratio);if(this.painter.resize(this.width,this.height,t,e.shadows>0),this.studio.setRatio(t),this.studio.setShadows(e.shadows>0,e.shadows||1024),this.hello)for(let n of this.views)n.setLevel(this.share(this.hello,n.info));this.rigids?.setLevel(e),this.wake()}fit(e){this.fittings.push(e);for(let t of[e.group,e.post,e.ghost])t&&this.studio.scene.add(t)}hang(e){let t=new Bl("needle",!1,!1,this.materials);this.hanging.push({body:e,fitting:t}),this.studio.scene.add(t.group)}clear(){for(let e of this.views)e.dispose();for(let e of this.riders)e?.dispose();for(let e of this.fittings)e?.dispose();for(let{fitting:e}of this.hanging)e.dispose();for(let e of this.names.splice(0))e?.remove();this.rigids?.dispose(),this.rigids=null,this.marks.forget(),this.views=[],this.riders=[],this.fittings=[],this.hanging=[],this.driven=[],this.frame=null,this.hands.clear()}},rm=null;function Ql(){if(rm!==null)return rm;let i=document.createElement("canvas").getContext("webgl2");if(!i)throw new ec;let e=i.getExtension("WEBGL_debug_renderer_info"),t=String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),rm=/swiftshader|llvmpipe|software|basic render/i.test(t)}function c3(i,e){return i.scene.name===e.scene.name&&i.bodies.length===e.bodies.length&&i.holds.length===e.holds.length&&JSON.stringify([i.geometries,i.lines])===JSON.stringify([e.geometries,e.lines])&&i.bodies.every((t,n)=>h3(t,e.bodies[n]))&&i.holds.every((t,n)=>t.body===e.holds[n].body&&t.axes===e.holds[n].axes&&t.index===0==(e.holds[n].index===0))}function h3(i,e){return["name","colour","count","style","fill","roots","leaves","shape","clump","geometry","look","motion"].every(n=>i[n]===e[n])&&JSON.stringify([i.parents,i.riders,i.links,i.tint,i.frizz,i.size])===JSON.stringify([e.parents,e.riders,e.links,e.tint,e.frizz,e.size])}var md=i=>i.style==="hair"||i.style==="fur"||i.style==="braid",Bv=i=>i.kind==="prop"||i.style!==void 0&&i.style!==""&&i.style!=="strand",om=i=>i.kind==="prop"&&(i.shape==="ground"||i.shape==="plane");function u3(i){let{azimuth:e=-1.15,elevation:t}=i.scene.view??{};if(t!==void 0)return[e,t];let n=r=>i.bodies.some(o=>o.style===r);return n("plant")?[-1.15,.17]:n("grass")?[-1.15,.16]:n("braid")?[-2.25,.12]:i.bodies.some(r=>r.kind==="prop"&&(r.shape==="head"||r.shape==="rabbit"))?[-.58,.13]:[e,.33]}function d3(i,e,t,n){if(e.kind==="prop"){let s=i.bodies.find(md),r=i.bodies.find(o=>o.kind==="prop"&&o.shape==="head");return new fd(e,n,{hair:s&&en(s.tint?.root??s.colour,"#4a2c18"),skin:r&&en(r.colour,"#d9a88c"),torso:i.bodies.some(o=>o.kind==="prop"&&(o.shape==="body"||o.shape==="torso")),animal:i.bodies.some(o=>o.style==="ear")})}return md(e)?new Jl(e,t,n.fine,Ql()):e.style==="plant"||e.style==="grass"?new dd(e,n.fine,Ql()):e.style==="ear"?new ld(e,t,n):new Ar(e,t,n)}var am={colour:new de,width:1};function f3(i){let e=i.scene.view;return!e?.distance||!e.target?null:{target:new D().fromArray(e.target),distance:e.distance}}var ss=new D,er=new D,co=new gn,Ta=new D,lm=new D,zv=new Ye,Gv=new bl,p3=new At,cm=[0,0];function Vv(i,e){let{about:t="",source:n}=i.scene,s=new Map([["",[]],["Look for",[]],["Try",[]]]);for(let o of t.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)){let a=["Look for","Try"].find(c=>o.startsWith(c+" "));a?s.get(a).push(o.slice(a.length+1)):s.get("").push(o)}let r=o=>s.get(o).length>0&&V("p",{class:"lead"},V("strong",{},o),` ${s.get(o).join(" ")}`);return V("aside",{class:"caption","aria-label":"About the scene"},V("button",{class:"icon-button small","aria-label":"Close the caption",title:"Close (C)",click:e},Lt("close")),V("p",{},s.get("").join(" ")),r("Look for"),r("Try"),n?V("p",{class:"source"},n):null)}var m3=400,gd=class{el;haptic=V("span");simulation=V("span");display=V("span");reason=V("strong",{class:"reason"});table=V("table",{});summary;at=0;constructor(){this.summary=V("summary",{title:"Rates held"},V("i",{class:"lamp"}),Lt("warn"),this.haptic,this.simulation,this.display,this.reason),this.el=V("details",{class:"chip","aria-label":"Rates held"},this.summary,this.table)}update(e,t,n,s,r,o,a){if(a-this.at<m3)return;this.at=a;let c=s(),l=e.rates,h=d=>`${Math.round(d)} Hz`;at(this.haptic,l[$t.haptic]>0?`haptic ${h(l[$t.haptic])} · p99 ${Ya(l[$t.hapticP99],2)} ms`:"haptic at rest"),at(this.simulation,n?"replay":t?"simulation paused":`simulation ${h(l[$t.simHeld])}`),at(this.display,`display ${h(c.shown)}`);let u=g3(l,t||n,c,o);Mt(this.el,"missed",u!==""),at(this.reason,u),this.summary.title=u||"All rates are held",this.fill(e,c,r)}fill(e,t,n){if(!this.el.open)return;let s=e.rates,r=a=>`${Ya(a,2)} ms`,o=[["","rate","p50","p99"],["haptic, late by",`${Math.round(s[$t.haptic])} Hz`,r(s[$t.hapticP50]),r(s[$t.hapticP99])],["simulation step",`${Math.round(s[$t.simHeld])} of ${Math.round(s[$t.simWanted])} Hz`,r(s[$t.stepP50]),r(s[$t.stepP99])],["display",`${Math.round(t.shown)} Hz`,r(t.p50),r(t.p99)],["frames received",`${Math.round(t.received)} Hz`,"",""],["time dropped",`${Ya(s[$t.dropped],2)} s`,"",""],["viewers",String(Math.round(s[$t.viewers])),"",""],["picture",n,"",""]];this.table.replaceChildren(...o.map((a,c)=>V("tr",{},...a.map((l,h)=>V(c===0||h===0?"th":"td",{},l)))))}};function g3(i,e,t,n){return e?"":i[$t.simWanted]>0&&i[$t.simHeld]<.95*i[$t.simWanted]?`simulation misses ${Math.round(i[$t.simWanted])} Hz: ${n||`a step takes ${Ya(i[$t.stepP99],2)} ms`}`:i[$t.haptic]>0&&i[$t.haptic]<950?"haptic misses 1000 Hz: the machine is busy":i[$t.hapticP99]>1?"haptic is a whole tick late at times: the machine is busy":t.received>40&&t.shown<25?"display is slow: this browser draws without a graphics card, or is busy":""}var y3=150,v3=84,x3=[["points","points","Where bodies touch; a ring where one slides over the other"],["normals","normals","Directions in which they press"],["pressing","pressing","The part of the force along the normal, on the body that moves"],["rubbing","friction","The part of the force along the surface"]],yd=class{constructor(e){this.events=e;let t=x3.map(([n,s,r])=>{let o=V("button",{class:`choice ${n}`,title:r,"aria-pressed":String(this.parts[n]),click:()=>this.toggle(o,n)},V("i",{}),s);return o});this.drowse=V("button",{class:"choice drowse",title:"Grey what sleeps: nothing touches it that moves (Z)","aria-pressed":"false",click:()=>this.events.drowse(this.drowse.getAttribute("aria-pressed")!=="true")},V("i",{}),"grey what sleeps"),this.el=V("section",{class:"panel contacts","aria-label":"Contacts",hidden:!0},V("p",{},V("strong",{},"Contacts"),this.sum),V("div",{class:"choices"},...t,this.drowse),V("p",{class:"newtons"},this.arrow,this.newtons))}events;el;parts={points:!0,normals:!1,pressing:!0,rubbing:!0};sum=V("output",{"aria-label":"Contacts"});arrow=V("i",{class:"arrow"});newtons=V("span",{});drowse;at=0;get shown(){return!this.el.hidden}setDrowse(e){this.drowse.setAttribute("aria-pressed",String(e))}show(e,t,n){if(this.el.hidden||n-this.at<y3)return;this.at=n;let s=(c,l)=>`${c.toLocaleString("en")} ${l}`;at(this.sum,e.count===0?"nothing touches":[s(e.count,""),e.sliding>0?s(e.sliding,"slide"):"",`together ${mn(e.pressing,"N")}`].map(c=>c.trim()).filter(Boolean).join(" · "));let r=e.perNewton/t.pixel(t.distance),o=r>0&&(this.parts.pressing||this.parts.rubbing);if(Mt(this.el,"scaled",o),!o)return;let a=Up(v3/r);this.arrow.style.width=`${Math.round(a*r)}px`,at(this.newtons,mn(a,"N",1))}toggle(e,t){this.parts[t]=!this.parts[t],e.setAttribute("aria-pressed",String(this.parts[t])),this.at=0,this.events.parts()}};var b3=[["Hands",[[["Drag a body"],"pull it by that place, any node or link; the band shows how hard"],[["Shift","drag"],"turn it about the line of sight"],[["Alt","drag"],"turn it about its own axis"],[["Wheel while holding"],"turn it about its own axis"],[["G"],"take hold of what is under the pointer, or let go"],[["Arrows","Page ↑ ↓"],"move what you hold"],[["[","]"],"turn what you hold about its own axis"],[["Esc"],"let go"]]],["View",[[["Drag on nothing"],"orbit"],[["Wheel"],"zoom"],[["Right drag"],"pan"],[["Double click"],"focus on a body; on nothing: see all"],[["Arrows","+","−"],"orbit and zoom"],[["F"],"see all"],[["V"],"show or hide forces and torques"],[["X"],"show or hide contacts"],[["T"],"light or dark"]]],["Rigid bodies",[[["Drag"],"pull at the very place you press: beside its middle it turns, too"],[["Let go while moving"],"throw it: it flies on as fast as it was"],[["Drag slowly"],"feel the weight; what lies on top comes along as far as friction holds it"],[["X"],"contacts: a dot where bodies touch, a ring where one slides; orange arrows press, blue ones rub, the key tells their newtons"],[["Z"],"grey what sleeps: it has come to rest, and costs nothing until something touches it"],[["Click a body"],"its parameters; friction is that of its surface"]]],["Time",[[["Space"],"pause or go on"],[["."],"one step"],[["R"],"reset"],[["<",">"],"slower, faster"]]],["Page",[[["O"],"outline"],[["P"],"parameters"],[["D"],"plots"],[["C"],"caption"],[["Click a name"],"in a plot: hide or show that line"],[["Drag in a plot"],"zoom; a double click shows all"],[["S"],"save a picture"],[["L"],"copy a link to this state"],[["H"],"this card"]]],["For artists",[[["Drag a knot"],"change a factor along the length of a strand (Parameters, “along the length”)"],[["Double click"],"on the curve: add a knot; on a knot: remove it"],[[",",".","Arrows"],"choose a knot and move it; Insert adds, Delete removes"],[["◇"],"beside a value: set a key now, or remove the one that is here"],[["Drag ◆"],"move a key in time; a double click in its lane adds one"],[["Arrows","Delete"],"move, raise or remove the key that has the focus"],[["K"],"show or hide the keyframes"],[["Set pose"],"in Parameters: what it looks like now is what pose strength draws it to"],[["On","Off"],"of the zero-gravity rest shape: a groom as it was drawn, and as it would sag"]]],["Touch",[[["One finger"],"pull a body, or orbit"],[["Two fingers"],"turn what the first one holds; or zoom and pan"],[["Two taps"],"focus"]]]];function Hv(){let i=V("dialog",{class:"help","aria-label":"Keys and gestures"},V("header",{},V("h2",{},"Keys and gestures"),V("button",{class:"icon-button","aria-label":"Close",title:"Close (Esc)",click:()=>i.close()},Lt("close"))),V("div",{class:"help-columns"},...b3.map(([e,t])=>V("section",{},V("h3",{},e),V("dl",{},...t.flatMap(([n,s])=>[V("dt",{},...n.map(r=>V("kbd",{},r))),V("dd",{},s)]))))));return i.addEventListener("click",e=>e.target===i&&i.close()),i}var Xv=new Set(["bodies","rod","chain","rigid","section"]),Wv={hanging:"zero-gravity rest shape",local:"local dynamics",weight:"weight of the field",loop:"goes round"};function rs(i){let e=i.split(".").filter(r=>!Xv.has(r)),t=e[e.length-1],n=e[e.length-2],s=n&&/^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(n);if(s&&!(s[1]==="loads"&&s[2]==="0")&&(t=`${s[1].replace(/s$/,"")} ${s[2]} ${t}`),n==="line")t=t.replace("from","start").replace("to","end");else if(n==="arc"||n==="helix")t=`${n} ${t}`;else if(n==="profiles")return`${t} along the length`;return Wv[t]&&n!=="profiles"?Wv[t]:t.replaceAll("_"," ").replace(/\[(\d)\]$/,(r,o)=>` ${"xyz"[o]??o}`)}function qv(i){return i.split(".").filter(t=>!Xv.has(t)&&t!=="strands"&&t!=="groom"&&t!=="fibre"&&t!=="fields"&&t!=="profiles").slice(0,-1).join(" · ")}function Ea(i,e){return i.length===e.length&&i.every((t,n)=>tc(t.at,e[n].at)&&tc(t.factor,e[n].factor))}function tc(i,e){return Array.isArray(i)||Array.isArray(e)?Ea(Array.isArray(i)?i:[],Array.isArray(e)?e:[]):i===e||typeof i=="number"&&typeof e=="number"&&Math.abs(i-e)<=1e-9*Math.max(Math.abs(i),Math.abs(e))}var nc=.01,_3=.5*nc+1e-9,M3=80,vd=class{constructor(e){this.events=e;let t=V("button",{class:"icon-button small",title:"Remove the key (Delete)","aria-label":"Remove the key",click:()=>this.removeChosen()},Lt("trash"));this.editor.append(V("label",{},"at ",this.when),V("label",{},"value ",this.what," ",this.unit),t),this.editor.hidden=!0,this.el=V("section",{class:"panel keys","aria-label":"Keyframes",hidden:!0},V("header",{},V("h2",{},"Keyframes"),V("span",{class:"hint"},"Drag a diamond to move a key; double click in a lane to add one."),this.editor),this.lanes,this.ruler)}events;el;lanes=V("div",{class:"lanes"});ruler=V("div",{class:"ruler","aria-hidden":"true"});editor=V("div",{class:"key-editor"});when=this.field("Time of the key","s",e=>this.edit(e,null));what=this.field("Value of the key","",e=>this.edit(null,e));unit=V("span",{});tracks=new Map;params=new Map;drawn=new Map;length=10;asked=0;time=0;chosen=null;dragging=!1;timer=0;away=!1;get shown(){return!this.el.hidden}toggleShown(){this.away=!this.away,this.layOut()}load(e,t,n){this.asked=n,this.params=new Map(t.map(s=>[s.path,s])),!this.dragging&&(this.tracks=new Map(e.map(s=>[s.path,{...s,keys:s.keys.map(r=>({...r}))}])),this.chosen&&!this.tracks.get(this.chosen.path)?.keys[this.chosen.index]&&(this.chosen=null),this.layOut())}update(e){for(let t of e)this.params.set(t.path,t)}show(e){if(this.time=e,!!this.shown)for(let[t,n]of this.drawn){n.bar.style.setProperty("--now",`${(100*Math.min(1,this.around(t)/this.length)).toFixed(2)}%`);let s=this.valueOf(t);s!==null&&at(n.value,mn(s,this.params.get(t)?.unit??""))}}valueOf(e){let t=this.tracks.get(e);return t&&t.keys.length>0?Number(Yv(t,this.around(e)).toPrecision(6)):null}stateOf(e){let t=this.tracks.get(e);return t?this.indexAt(t,this.around(e))>=0?"here":"keyed":"none"}toggle(e,t){let n=this.tracks.get(e),s=n?this.indexAt(n,this.around(e)):-1;if(n&&s>=0&&Math.abs(n.keys[s].value-t)<=1e-5*Math.abs(t))return this.chosen={path:e,index:s},this.removeChosen();this.put(e,this.around(e),t)}put(e,t,n,s=!1){let r=this.tracks.get(e);if(!r&&s)return!1;r||this.tracks.set(e,r={path:e,keys:[]});let o=$v(t),a=this.indexAt(r,o);return a>=0?r.keys[a].value=n:r.keys.push({time:o,value:n}),r.keys.sort((c,l)=>c.time-l.time),this.chosen={path:e,index:this.indexAt(r,o)},s||(this.away=!1),this.layOut(),this.send(e,s),!0}setNow(e,t){return this.put(e,this.around(e),t,!0)}around(e){let t=this.tracks.get(e);if(!t?.loop||t.keys.length<2)return this.time;let n=t.keys[0].time,s=t.keys[t.keys.length-1].time-n;return this.time>n&&s>0?n+(this.time-n)%s:this.time}indexAt(e,t){return e.keys.findIndex(n=>Math.abs(n.time-t)<=_3)}layOut(){let e=Math.max(0,...[...this.tracks.values()].flatMap(s=>s.keys.map(r=>r.time)));this.length=Math.max(this.asked>0?this.asked:10,e),this.el.hidden=this.tracks.size===0||this.away;for(let[s,r]of this.drawn)this.tracks.has(s)||(r.el.remove(),this.drawn.delete(s));for(let s of this.tracks.values())this.fill(s);let t=innerWidth<900?Math.max(3,(innerWidth-170)/36):14,n=[.1,.2,.5,1,2,5,10,20,60].find(s=>this.length/s<=t)??100;this.ruler.replaceChildren(...Array.from({length:Math.floor(this.length/n+1e-6)+1},(s,r)=>V("span",{style:`left:${(100*r*n/this.length).toFixed(2)}%`},r===0?"0 s":wi(r*n)))),this.showChosen(),this.show(this.time),this.events.changed()}fill(e){let t=this.drawn.get(e.path)??this.addLane(e.path);for(;t.diamonds.length<e.keys.length;)t.diamonds.push(this.diamond(e.path,t.diamonds.length));for(let l of t.diamonds.splice(e.keys.length))l.remove();let n=e.keys.map(l=>l.value),s=Math.min(...n),r=Math.max(...n),o=l=>r>s?20-16*(l-s)/(r-s):12,a=l=>100*l/this.length;e.keys.forEach((l,h)=>{let u=t.diamonds[h];u.style.left=`${a(l.time).toFixed(2)}%`,u.title=`${mn(l.value,this.params.get(e.path)?.unit??"")} at ${wi(l.time)} s`,u.setAttribute("aria-label",`Key ${h+1}: ${u.title}`),Mt(u,"chosen",this.chosen?.path===e.path&&this.chosen.index===h),t.bar.append(u)});let c=[`0,${o(n[0])}`,...e.keys.map(l=>`${a(l.time)},${o(l.value)}`),`100,${o(n[n.length-1])}`];t.bar.querySelector("polyline").setAttribute("points",c.join(" "))}addLane(e){let t="http://www.w3.org/2000/svg",n=document.createElementNS(t,"svg");n.setAttribute("viewBox","0 0 100 24"),n.setAttribute("preserveAspectRatio","none"),n.append(document.createElementNS(t,"polyline"));let s=V("div",{class:"lane-bar",dblclick:l=>this.addAt(e,l)},n),r=V("b",{}),o=V("button",{class:"icon-button small",title:"Remove all keys of this parameter","aria-label":`Remove all keys of ${rs(e)}`,click:()=>this.clear(e)},Lt("close")),a=V("div",{class:"lane","data-path":e},V("div",{class:"lane-name",title:e},V("span",{},rs(e),V("small",{},` ${qv(e)}`)),r),s,o),c={el:a,bar:s,value:r,diamonds:[]};return this.drawn.set(e,c),this.lanes.append(a),c}diamond(e,t){let n=V("button",{class:"diamond"});return n.addEventListener("focus",()=>this.choose(e,t)),n.addEventListener("pointerdown",s=>this.grab(s,n,e,t)),n.addEventListener("dblclick",s=>s.stopPropagation()),n.addEventListener("keydown",s=>this.key(s,e,t)),n}choose(e,t){this.chosen={path:e,index:t};for(let[n,s]of this.drawn)s.diamonds.forEach((r,o)=>Mt(r,"chosen",n===e&&o===t));this.showChosen()}showChosen(){let e=this.chosen&&this.tracks.get(this.chosen.path)?.keys[this.chosen.index];this.editor.hidden=!e,!(!e||!this.chosen)&&(document.activeElement!==this.when&&(this.when.value=wi(e.time)),document.activeElement!==this.what&&(this.what.value=String(Number(e.value.toPrecision(5)))),at(this.unit,this.params.get(this.chosen.path)?.unit??""))}grab(e,t,n,s){if(e.button!==0)return;e.preventDefault(),t.focus({preventScroll:!0}),this.choose(n,s),t.setPointerCapture(e.pointerId);let r=e.clientX,o=c=>{if(!this.dragging&&Math.abs(c.clientX-r)<3)return;this.dragging=!0;let l=this.drawn.get(n).bar.getBoundingClientRect();this.moveTo(n,s,(c.clientX-l.left)/l.width*this.length)},a=()=>{t.removeEventListener("pointermove",o),t.removeEventListener("pointerup",a),t.removeEventListener("pointercancel",a),this.dragging&&this.send(n,!1),this.dragging=!1};t.addEventListener("pointermove",o),t.addEventListener("pointerup",a),t.addEventListener("pointercancel",a)}moveTo(e,t,n){let s=this.tracks.get(e)?.keys;if(!s?.[t])return;let r=t>0?s[t-1].time+nc:0,o=t<s.length-1?s[t+1].time-nc:this.length;s[t].time=$v(Math.min(o,Math.max(r,n))),this.layOut(),this.send(e,!0)}key(e,t,n){let s=this.tracks.get(t),r=s?.keys[n];if(!s||!r)return;let o=this.params.get(t),a=o?.min!==void 0&&o.max!==void 0&&o.max>o.min&&o.max-o.min<1e4&&!o.log?(o.max-o.min)/100:Math.abs(r.value)/20||.05,c=e.shiftKey?.1:1,l=d=>this.edit(null,Number((r.value+d*a*c).toPrecision(6))),u={ArrowLeft:()=>this.moveTo(t,n,r.time-.1*c),ArrowRight:()=>this.moveTo(t,n,r.time+.1*c),ArrowUp:()=>l(1),ArrowDown:()=>l(-1),Delete:()=>this.removeChosen(),Backspace:()=>this.removeChosen()}[e.key];u&&(e.preventDefault(),e.stopPropagation(),u())}edit(e,t){if(!this.chosen)return;let{path:n,index:s}=this.chosen,r=this.tracks.get(n)?.keys[s];r&&(e!==null&&this.moveTo(n,s,e),t!==null&&(r.value=t,this.layOut(),this.send(n,!1)))}removeChosen(){if(!this.chosen)return;let{path:e,index:t}=this.chosen,n=this.tracks.get(e);if(n){if(n.keys.splice(t,1),this.chosen=null,n.keys.length===0||n.loop&&n.keys.length<2)return this.clear(e);this.layOut(),this.send(e,!1)}}clear(e){this.tracks.delete(e),this.chosen?.path===e&&(this.chosen=null),this.layOut(),this.events.send(e,null)}addAt(e,t){let n=this.tracks.get(e);if(!n)return;let s=this.drawn.get(e).bar.getBoundingClientRect(),r=(t.clientX-s.left)/s.width*this.length;this.put(e,r,Number(Yv(n,r).toPrecision(4)))}send(e,t){clearTimeout(this.timer),this.timer=0;let n=()=>{let s=this.tracks.get(e)?.keys;s&&this.events.send(e,s.map(r=>({...r})))};t?this.timer=window.setTimeout(n,M3):n()}field(e,t,n){let s=V("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":e,focus:()=>s.select(),keydown:r=>{r.key==="Enter"&&s.blur(),r.stopPropagation()},blur:()=>{let r=xc(s.value,t||(this.unit.textContent??""));Number.isNaN(r)?this.showChosen():n(r)}});return s}},$v=i=>Number((Math.round(i/nc)*nc).toFixed(2));function Yv(i,e){let{keys:t}=i,n=t.findIndex(o=>o.time>=e);if(n<0)return t[t.length-1].value;if(n===0)return t[0].value;let s=t[n-1],r=t[n];return s.value+(r.value-s.value)*(e-s.time)/(r.time-s.time)}var xd=class{constructor(e){this.retry=e;this.el.append(this.banner,this.card,this.toasts)}retry;el=V("div",{class:"notices","aria-live":"polite"});banner=V("div",{class:"banner",role:"status",hidden:!0});card=V("div",{class:"mistakes",role:"alert",hidden:!0});toasts=V("div",{class:"toasts",role:"status"});timer=0;dispose(){clearInterval(this.timer)}lost(e){clearInterval(this.timer);let t=V("span",{}),n=()=>{let s=e===null?0:Math.ceil((e-performance.now())/1e3);t.textContent=s>0?`Trying again in ${s} s. `:"Trying again now. "};n(),this.timer=window.setInterval(n,250),this.banner.replaceChildren(Lt("warn"),V("span",{},V("strong",{},"The connection is lost. "),"This is the last picture. ",t),V("button",{class:"text-button",click:this.retry},"Try now")),this.banner.hidden=!1}waiting(){clearInterval(this.timer),this.timer=window.setTimeout(()=>{this.banner.replaceChildren(V("span",{},V("strong",{},"Waiting for the scene. "),"The server is building it.")),this.banner.hidden=!1},1200)}found(){clearInterval(this.timer),this.banner.hidden=!0}mistakes(e,t){let n=t?"The scene file has a mistake; the last good scene runs on":"This scene cannot be shown",s=e.mistakes?.length?e.mistakes:[{file:e.file,line:e.line,path:e.path,problem:e.message,suggestion:e.suggestion}];this.card.replaceChildren(),Yi(this.card,V("header",{},Lt("warn"),V("h2",{},n),t&&V("button",{class:"icon-button","aria-label":"Close",title:"Close",click:()=>this.clearMistakes()},Lt("close"))),V("ol",{},...s.map(w3)),!t&&V("p",{},V("a",{href:"#/"},"Back to the gallery"))),this.card.hidden=!1}clearMistakes(){this.card.hidden=!0}say(e,t="done"){let n=V("div",{class:`toast ${t}`},t==="wrong"?Lt("warn"):null,V("span",{},e));for(this.toasts.append(n);this.toasts.children.length>3;)this.toasts.firstElementChild.remove();setTimeout(()=>n.remove(),t==="wrong"?7e3:3500)}};function w3(i){let e=[i.file,i.line,i.column].filter(n=>n!==void 0&&n!==""&&n!==0).join(":"),t=[i.problem,i.want&&`want ${i.want}`].filter(Boolean).join("; ");return V("li",{},e&&V("code",{},e),i.path&&V("code",{class:"path"},i.path),V("p",{},t),i.suggestion&&V("p",{class:"suggestion"},`Did you mean ${i.suggestion}?`))}var bd=class{constructor(e){this.select=e;this.el=V("section",{class:"panel left","aria-label":"Outline"},V("header",{},V("h2",{},"Outline")),this.list,V("h3",{},"Hands"),this.hands)}select;el;list=V("ul",{});entries=[];holds=[];hands=V("ul",{});handLines=[];load(e){this.entries=[],this.holds=[],this.list.replaceChildren();let t=new Map;e.bodies.forEach((n,s)=>{let r=n.group===void 0?void 0:t.get(n.group);if(r){r.members.push(s);return}let o=n.kind==="prop",a=this.line(o?"prop":n.kind==="rigid"?"solid":n.parents?"chain":"rod",n.group??n.name,Zv(n),()=>!o&&this.select(s)),c={line:a,members:[s]};this.entries.push(c),n.group!==void 0&&t.set(n.group,c);let l=V("ul",{});a.el.append(l),e.holds.forEach((h,u)=>{if(h.body!==s)return;let d=this.line("hold",A3(n,h.index),"",()=>this.select(s));this.holds[u]=d,l.append(d.el)}),this.list.append(a.el)});for(let{line:n,members:s}of this.entries){let r=e.bodies[s[0]];r.kind==="rigid"&&at(n.state,Kv(e,s)),r.motion!==void 0&&r.motion!=="dynamic"&&at(n.tag,r.motion)}}highlight(e){for(let{line:t,members:n}of this.entries)Mt(t.el,"selected",n.includes(e))}update(e,t){for(let{line:n,members:s}of this.entries){let r=0,o=0;for(let c of s){let{flags:l=0}=e.bodies[c]??{};r|=l,l&Jn.asleep&&o++}let a=t.bodies[s[0]];at(n.state,T3(r)||(a.kind==="rigid"?Kv(t,s):a.parents?Zv(a):"at rest")),Mt(n.el,"troubled",(r&(Jn.frozen|Jn.unstable))!==0),a.motion==="dynamic"&&at(n.tag,o===0?"":s.length===1?"asleep":`${o===s.length?"all":o.toLocaleString("en")} asleep`)}e.holds.forEach((n,s)=>{let r=this.holds[s];if(!r)return;let o=e.hands.some(a=>Nu(e,t.bodies,a)===s);at(r.state,`${o?"in a hand, ":t.holds[s]?.driven?"driven, ":""}${mn(hm(e.floats,n.wrench+3),"N")}`)}),this.updateHands(e,t)}updateHands(e,t){for(;this.handLines.length<Math.max(1,e.hands.length);){let n=this.line("hand","","",()=>{});this.handLines.push(n),this.hands.append(n.el)}this.handLines.forEach((n,s)=>{let r=e.hands[s];n.el.hidden=!r&&s>0;let o=n.el.querySelector(".name");if(!r){at(o,"none"),at(n.state,"drag a body");return}at(o,`${r.mine?"your hand":"another hand"} on ${t.bodies[r.body]?.name??"?"}`),at(n.state,`${mn(hm(e.floats,r.wrench+3),"N")}, ${mn(hm(e.floats,r.wrench),"N m")}`)})}line(e,t,n,s){let r=V("span",{class:"state"},n),o=V("span",{class:"tag"});return{el:V("li",{},V("button",{class:"line",click:s},Lt(e),V("span",{class:"name"},t),o,r)),state:r,tag:o}}},hm=(i,e)=>Math.hypot(i[e],i[e+1],i[e+2]);function Zv(i){if(i.kind==="prop")return`${i.shape??"prop"}, only seen`;if(!i.parents)return`${i.kind}, ${i.count} nodes`;let e=i.parents.filter(s=>s>=0).length,t=i.parents.length-e,n=i.strands?.length??(i.style==="plant"||i.style==="grass"?0:Zs(i,i.count).length);return i.style==="plant"||i.style==="grass"?`${t.toLocaleString("en")} plants, ${e.toLocaleString("en")} links`:`${i.kind}, ${e} ${e===1?"link":"links"}${n>1?` in ${n} strands`:""}`}var S3={sphere:["ball","balls"],capsule:["capsule","capsules"],box:["box","boxes"],cylinder:["cylinder","cylinders"],cone:["cone","cones"],mesh:["mesh","meshes"],compound:["compound","compounds"],ground:["ground","grounds"]};function Kv(i,e){let t=a=>i.geometries?.[i.bodies[a].geometry??-1]?.kind??"body",n=new Set(e.map(t)),[s,r]=n.size>1?["body",`bodies of ${n.size} kinds`]:S3[t(e[0])]??["body","bodies"],o=n.size===1&&i.bodies[e[0]].look;return`${e.length>1?`${e.length.toLocaleString("en")} ${r}`:s}${o?` of ${o}`:""}`}function A3(i,e){return i.parents?ca(i,e)?"root":`hold at link ${e}`:`hold at ${e===0?"start":e===i.count-1?"end":`node ${e}`}`}function T3(i){if(i&Jn.frozen)return"frozen: it diverged";let e=[];return i&Jn.unstable&&e.push("unstable"),i&Jn.taut&&e.push("taut"),i&Jn.snapped&&e.push("snapped through"),i&Jn.unsolved&&e.push("bonds that cannot all be kept"),i&Jn.leapt&&e.push("its base leapt"),i&Jn.unconverged&&e.push("settling"),e.join(", ")}var ho=264,Ir=74,os=34,ic=8,sc=8,_d=16,E3=60,um=.01,Jv="http://www.w3.org/2000/svg",Md=class{constructor(e,t,n){this.param=e;this.send=n;let s=rs(e.path);this.reset=V("button",{class:"icon-button small",title:"Back to the curve in the scene file","aria-label":`Reset ${s}`,click:()=>this.change(this.initial,!0)},Lt("reset")),this.svg.setAttribute("viewBox",`0 0 ${ho} ${Ir}`),this.svg.setAttribute("tabindex","0"),this.svg.setAttribute("role","slider"),this.svg.setAttribute("aria-label",`${s}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`),this.el=V("div",{class:"profile","data-path":e.path,title:e.doc},V("div",{class:"profile-head"},V("span",{class:"name"},s.replace(/ along the length$/,""),V("span",{class:"changed",title:"changed"},"●")),this.reading,this.reset),this.svg,this.mistake),this.svg.addEventListener("pointerdown",r=>this.down(r)),this.svg.addEventListener("pointermove",r=>this.move(r)),this.svg.addEventListener("pointerup",r=>this.up(r)),this.svg.addEventListener("pointercancel",r=>this.up(r)),this.svg.addEventListener("dblclick",r=>this.twice(r)),this.svg.addEventListener("keydown",r=>this.press(r)),this.svg.addEventListener("blur",()=>this.choose(-1)),this.take(e,t)}param;send;el;svg=document.createElementNS(Jv,"svg");reading=V("output",{class:"reading"});mistake=V("p",{class:"mistake",role:"alert"});reset;knots=[];initial=[];highest=2;held=-1;chosen=-1;timer=0;take(e,t){this.param=e,this.initial=Array.isArray(t)?t:[];let n=Array.isArray(e.value)?e.value:[];this.held<0&&!this.timer&&!Ea(n,this.knots)&&(this.knots=n.map(r=>({...r})));let s=!Ea(this.knots,this.initial);Mt(this.el,"is-changed",s),this.reset.disabled=!s,this.held<0&&(at(this.mistake,""),this.draw())}refuse(e){at(this.mistake,e),this.knots=Array.isArray(this.param.value)?this.param.value.map(t=>({...t})):[],this.draw()}shown(){return this.knots.length>0?this.knots:[{at:0,factor:1},{at:1,factor:1}]}x(e){return os+e*(ho-os-ic)}y(e){return sc+(1-Math.min(1.05,e/this.highest))*(Ir-sc-_d)}draw(){let e=this.shown();this.held<0&&(this.highest=C3(Math.max(this.param.max&&this.param.max>(this.param.min??0)?0:2,...e.map(o=>o.factor))));let n=[[this.x(0),this.y(e[0].factor)],...e.map(o=>[this.x(o.at),this.y(o.factor)]),[this.x(1),this.y(e[e.length-1].factor)]].map(([o,a],c)=>`${c?"L":"M"}${o.toFixed(1)} ${a.toFixed(1)}`).join(""),s=[uo("path",{class:"axis",d:`M${os} ${sc}V${Ir-_d}H${ho-ic}`}),uo("path",{class:"one",d:`M${os} ${this.y(1).toFixed(1)}H${ho-ic}`}),rc(os-5,this.y(0)+1,"0","end"),rc(os-5,this.y(this.highest)+7,wi(this.highest),"end"),...this.highest<8?[rc(os-5,this.y(1)+4,"1","end")]:[],rc(os,Ir-3,"root","start"),rc(ho-ic,Ir-3,"tip","end"),uo("path",{class:"area",d:`${n}V${Ir-_d}H${os}Z`}),uo("path",{class:this.knots.length>0?"curve":"curve none",d:n}),...e.map((o,a)=>uo("circle",{class:a===this.chosen||a===this.held?"knot chosen":"knot",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"4.5"})),...e.map(o=>uo("circle",{class:"grip",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"14"}))];this.svg.replaceChildren(...s);let r=e[this.held>=0?this.held:this.chosen];at(this.reading,r?`× ${wi(r.factor)} at ${Math.round(100*r.at)} %`:""),this.svg.setAttribute("aria-valuetext",r?`factor ${wi(r.factor)} at ${Math.round(100*r.at)} per cent`:`${e.length} knots`)}place(e){let t=this.svg.getBoundingClientRect(),n=(e.clientX-t.left)/t.width*ho,s=(e.clientY-t.top)/t.height*Ir,r=Math.min(1,Math.max(0,(n-os)/(ho-os-ic))),o=Math.max(0,this.highest*(1-(s-sc)/(Ir-sc-_d))),a=-1,c=14;return this.shown().forEach((l,h)=>{let u=Math.hypot(this.x(l.at)-n,this.y(l.factor)-s);u<c&&([a,c]=[h,u])}),{at:r,factor:Ca(o),near:a}}down(e){let{near:t}=this.place(e);t<0||e.button!==0||(e.preventDefault(),this.svg.focus({preventScroll:!0}),this.knots=this.shown().map(n=>({...n})),this.held=this.chosen=t,this.svg.setPointerCapture(e.pointerId),this.draw())}move(e){if(this.held<0)return;let{at:t,factor:n}=this.place(e);this.set(this.held,t,Math.min(n,1.25*this.highest))}up(e){this.held<0||(this.held=-1,this.flush(),this.draw())}twice(e){let{at:t,factor:n,near:s}=this.place(e);if(s>=0)return this.remove(s);this.insert(t,n)}insert(e,t){let n=this.shown().map(s=>({...s}));n.some(s=>Math.abs(s.at-e)<um)||(n.push({at:Ca(e),factor:t}),n.sort((s,r)=>s.at-r.at),this.chosen=n.findIndex(s=>s.at===Ca(e)),this.change(n,!0))}remove(e){this.knots.length!==0&&(this.chosen=-1,this.change(this.knots.length<=1?[]:this.knots.filter((t,n)=>n!==e),!0))}set(e,t,n){let s=this.knots,r=e>0?s[e-1].at+um:0,o=e<s.length-1?s[e+1].at-um:1;s[e]={at:Ca(Math.min(o,Math.max(r,t))),factor:Ca(Math.max(0,n))},this.change(s,!1)}press(e){let t=this.shown(),n=e.shiftKey?.2:1,s=(a,c)=>{this.knots=t.map(h=>({...h}));let l=Math.max(0,this.chosen);this.choose(l),this.set(l,this.knots[l].at+.02*n*a,this.knots[l].factor+.05*n*c*Math.max(1,this.highest/2)),this.flush()},o={ArrowLeft:()=>s(-1,0),ArrowRight:()=>s(1,0),ArrowUp:()=>s(0,1),ArrowDown:()=>s(0,-1),",":()=>this.choose((this.chosen+t.length-1)%t.length),".":()=>this.choose((this.chosen+1)%t.length),Insert:()=>this.split(),"+":()=>this.split(),Delete:()=>this.chosen>=0&&this.remove(this.chosen),Backspace:()=>this.chosen>=0&&this.remove(this.chosen)}[e.key];o&&(e.preventDefault(),e.stopPropagation(),o())}split(){let e=this.shown(),t=Math.min(Math.max(0,this.chosen),e.length-2);if(t<0)return this.insert(e[0].at>.5?0:1,e[0].factor);this.insert((e[t].at+e[t+1].at)/2,Ca((e[t].factor+e[t+1].factor)/2))}choose(e){this.chosen=e,this.draw()}change(e,t){this.knots=e,Mt(this.el,"is-changed",!Ea(e,this.initial)),this.reset.disabled=Ea(e,this.initial),this.draw(),t?this.flush():this.timer||=window.setTimeout(()=>this.flush(),E3)}flush(){clearTimeout(this.timer),this.timer=0;let e=this.knots.map(t=>({...t}));this.param={...this.param,value:e},this.send(e)}};function C3(i){for(let e of[1,1.5,2,3,5,8,10,15,20,30,50,80,100])if(i<=e)return e;return Math.ceil(i/100)*100}var Ca=i=>Number(i.toPrecision(3));function uo(i,e){let t=document.createElementNS(Jv,i);for(let[n,s]of Object.entries(e))t.setAttribute(n,s);return t}function rc(i,e,t,n){let s=uo("text",{x:String(i),y:String(e),"text-anchor":n});return s.textContent=t,s}var wd=1e3,R3=50,Sd=class{constructor(e,t){this.events=e;this.keying=t;this.el=V("section",{class:"panel right","aria-label":"Parameters"},V("header",{},V("h2",{},"Parameters"),this.filter),this.list)}events;keying;el;list=V("div",{class:"params"});filter=V("input",{type:"search",placeholder:"Filter","aria-label":"Filter parameters",input:()=>this.sift()});rows=new Map;params=new Map;shelves=[];initial=new Map;scene="";load(e,t){e!==this.scene&&this.initial.clear(),this.scene=e;for(let o of t)o.initial!==void 0&&o.initial!==null?this.initial.set(o.path,o.initial):this.initial.has(o.path)||this.initial.set(o.path,o.value);let n=t.filter(o=>o.live&&(o.kind==="profile"||Ad.shows(o)));if(n.length===this.params.size&&n.every(o=>this.params.has(o.path)))return this.update(t);let s=new Set(this.shelves.filter(o=>o.el.open).map(o=>o.group.name));this.rows.clear(),this.params=new Map(n.map(o=>[o.path,o]));let r=this.shelves.length>0;this.shelves=[],this.list.replaceChildren();for(let o of P3(n))this.addShelf(o,r?s.has(o.name):o.open);this.sift()}update(e){for(let t of e)this.params.has(t.path)&&this.params.set(t.path,t),this.rows.get(t.path)?.take(t,this.initial.get(t.path))}rekey(){for(let e of this.rows.values())e.key?.()}refuse(e,t){let n=this.rows.get(e);return n?.refuse(t),n!==void 0}select(e){for(let t of this.shelves)t.group.body!==null&&t.group.open&&(t.el.open=e===null||t.group.body===e),Mt(t.el,"selected",e!==null&&t.group.body===e)}addShelf(e,t){let n=V("details",{class:"group"},V("summary",{},Lt("chevron"),V("span",{},e.name))),s={el:n,group:e,rows:null};n.addEventListener("toggle",()=>n.open&&this.furnish(s)),this.shelves.push(s),Yi(this.list,n),t&&this.furnish(s),n.open=t}furnish(e){if(e.rows)return e.rows;e.rows=e.group.params.map(({path:n})=>{let s=this.params.get(n),r=this.makeRow(s);return this.rows.set(n,r),r});let t=e.group.params[0]?.kind==="profile";return Yi(e.el,t?V("p",{class:"explain"},"Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it."):null,...e.rows.map(n=>n.el),this.poseButton(e.group)),e.rows}makeRow(e){let t=this.initial.get(e.path),n=s=>this.events.set(e.path,s);return e.kind==="profile"?new Md(e,t,n):/\.hanging$/.test(e.path)&&typeof e.value=="boolean"?new dm(e,t,n):new Ad(e,t??void 0,this.scaleOf(e.path),n,this.keying)}poseButton(e){let{body:t}=e;return t===null||e.name!==t||![...this.params.keys()].some(n=>n.startsWith(`bodies.${t}.`)&&/pose_strength$/.test(n))?null:V("div",{class:"pose"},V("button",{class:"text-button",title:"What it looks like now becomes the pose that it is drawn to",click:()=>this.events.pose(t)},Lt("pose"),"Set pose from shape"),V("p",{class:"explain"},"Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape."))}scaleOf(e){let t=e.replace(/\[\d\]$/,"");if(t===e)return Math.abs(Number(this.initial.get(e))||0);let n=0;for(let s=0;s<4;s++)n=Math.max(n,Math.abs(Number(this.initial.get(`${t}[${s}]`))||0));return n}sift(){let e=this.filter.value.trim().toLowerCase();for(let t of this.shelves){let n=r=>e===""||r.path.toLowerCase().includes(e)||rs(r.path).includes(e)||(r.doc??"").toLowerCase().includes(e),s=t.group.params.some(n);s&&e!==""&&this.furnish(t);for(let r of t.rows??[])r.el.hidden=!n(r.param);t.el.hidden=!s,e!==""&&(t.el.open=s)}}};function P3(i){let e=new Map,t=(l,h,u,d)=>{e.has(l)||e.set(l,{name:l,params:[],open:u,body:d}),e.get(l).params.push(h)},n=[],s=[],r=L3(i),o=[];for(let l of i){let h=l.path.split("."),u=h[0]==="bodies"?h[1]:null;h[0].startsWith("gravity")?n.push(l):u!==null&&ex(h)?D3(l,h,r.get(u).size,t,o):u!==null&&F3(l,h)?t(u,l,!0,u):s.push([l,h])}let a=["hanging","material","young","shear","radius","density","length","twist","poisson","loss","drag","pose_strength","pose_damping","time_scale","local","damping","stiffness","viscosity"];for(let l of e.values())l.params.sort((h,u)=>Qv(a,h)-Qv(a,u));for(let l of n)t("World",l,!0,null);for(let l of o)l();for(let[l,h]of s)h[0]==="bodies"?t(`${h[1]} · ${h.length>4||/\[/.test(h[3]??"")?tx(h[3]):"more"}`,l,!1,h[1]):h[0]==="fields"?t(`field · ${h[1]}`,l,i.length<200,null):h.length>2?t(`${I3[h[0]]??h[0]} · ${h[1]}`,l,h[0]==="tools"||h[0]==="surfaces"&&i.length<200,null):t("Scene",l,!1,null);for(let l of e.values())l.params[0].kind==="profile"&&l.params.sort((h,u)=>Number(jv(h))-Number(jv(u)));let c=l=>l.body===l.name?0:l.params[0].kind==="profile"?1:l.name==="World"?2:3;return[...e.values()].sort((l,h)=>c(l)-c(h))}var I3={paths:"path",surfaces:"surface",laws:"law",joints:"joint"},jv=i=>!Array.isArray(i.value)||i.value.length===0,ex=i=>i[2]==="chain"&&(i[3]==="strands"&&i.length>5||i[3]==="groom"&&i[4]==="fibre");function L3(i){let e=new Map;for(let t of i){let n=t.path.split(".");ex(n)&&(e.has(n[1])||e.set(n[1],new Set),e.get(n[1]).add(n[4]))}return e}function D3(i,e,t,n,s){let[,r,,,o,a]=e,c=t>1?`${r} · ${o}`:r;e.length===6&&/^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(a)?n(c,i,t<=2,r):i.kind==="profile"?s.push(()=>n(`${c} · along the length`,i,!1,r)):s.push(()=>n(`${c} · ${e.length>6||/\[/.test(a)?tx(a):"more"}`,i,!1,r))}function F3(i,e){let t=e.slice(3).join(".");return/^loads\[\d+\]\.(force|torque)/.test(t)?!0:/^curve\.(line\.to|arc\.|helix\.)/.test(t)?typeof i.value=="number"&&i.value!==0:e[2]==="rigid"?/^(mass|density)$/.test(t)&&typeof i.value=="number"&&i.value>0:e[2]==="chain"?/^(wind|damping|hanging|time_scale|local|continuum\.)/.test(t):/^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(t)}function Qv(i,e){let t=i.findIndex(n=>e.path.endsWith(n));return t<0?i.length:t}var tx=i=>i.replace(/\[\d+\]$/,"").replaceAll("_"," "),dm=class{constructor(e,t,n){this.param=e;let s=(r,o,a)=>V("button",{role:"radio",click:()=>(this.show(r),n(r))},V("strong",{},o),V("span",{},a));this.choices=[s(!1,"Off","sags by its weight"),s(!0,"On","stays as groomed")],this.el=V("div",{class:"compare","data-path":e.path,title:e.doc},V("p",{class:"compare-title"},"Zero-gravity rest shape",V("span",{class:"changed",title:"changed"},"●")),V("div",{class:"segments",role:"radiogroup","aria-label":"Zero-gravity rest shape"},...this.choices),V("p",{class:"explain"},"Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare."),this.mistake);for(let r of this.choices)r.addEventListener("keydown",o=>/^Arrow/.test(o.key)&&this.other(o));this.take(e,t)}param;el;mistake=V("p",{class:"mistake",role:"alert"});choices;take(e,t){this.param=e,this.show(e.value===!0),Mt(this.el,"is-changed",t!=null&&e.value!==t),at(this.mistake,"")}refuse(e){this.show(this.param.value===!0),at(this.mistake,e)}show(e){this.choices.forEach((t,n)=>{t.setAttribute("aria-checked",String(n===1===e)),t.tabIndex=n===1===e?0:-1})}other(e){e.preventDefault(),e.stopPropagation();let t=this.choices[this.param.value===!0?0:1];t.focus(),t.click()}},Ad=class{constructor(e,t,n,s,r){this.param=e;this.initial=t;this.send=s;this.keying=r;this.range=N3(e,t,n);let o=`p-${e.path.replace(/[^a-z0-9]/gi,"-")}`;this.field=this.makeField(o),this.reset=V("button",{class:"icon-button small",title:"Back to the value in the scene file","aria-label":`Reset ${rs(e.path)}`,click:()=>this.back()},Lt("reset")),this.el=V("div",{class:"param","data-path":e.path,title:e.doc},V("label",{for:o},rs(e.path),V("span",{class:"changed",title:"changed"},"●")),this.slider,this.field),typeof e.value=="number"&&(this.diamond=V("button",{class:"icon-button small key",click:()=>typeof this.param.value=="number"&&this.keying.toggle(this.param.path,this.param.value)},Lt("key")),Yi(this.el,this.diamond)),Yi(this.el,this.reset,this.mistake),this.take(e,t),this.key()}param;initial;send;keying;el;mistake=V("p",{class:"mistake",role:"alert"});reset;diamond=null;slider=null;field;busy=!1;pending=null;timer=0;range;static shows(e){return typeof e.value!="number"?typeof e.value=="boolean"||(e.choices?.length??0)>0:!(e.value===0&&e.log)}key(){if(!this.diamond)return;let e=this.keying.valueOf(this.param.path);e!==null&&e!==this.param.value&&!this.busy&&(this.param={...this.param,value:e},this.display(e));let t=this.keying.stateOf(this.param.path);if(this.diamond.dataset.keys===t)return;this.diamond.dataset.keys=t;let n={none:"Set a key now: the value changes with time from then on",keyed:"Set a key now",here:"Remove the key that is here"}[t];this.diamond.title=n,this.diamond.setAttribute("aria-label",`${n}: ${rs(this.param.path)}`),Mt(this.el,"is-keyed",t!=="none")}take(e,t){let n=this.keying.valueOf(e.path);this.param=e=n!==null?{...e,value:n}:e,this.initial=t,this.busy||this.display(e.value);let s=t!=null&&!tc(e.value,t)&&this.keying.stateOf(e.path)==="none";Mt(this.el,"is-changed",s),this.reset.hidden=!s,this.busy||at(this.mistake,"")}refuse(e){at(this.mistake,e),this.display(this.param.value)}makeField(e){let{param:t}=this;if(typeof t.value=="boolean"){let s=V("input",{id:e,type:"checkbox",class:"switch",role:"switch",change:()=>this.give(s.checked)});return s}if(t.choices?.length){let s=t.choices.includes(String(t.value))?t.choices:[String(t.value),...t.choices],r=V("select",{id:e,change:()=>this.give(r.value)},...s.map(o=>V("option",{value:o},o)));return r}if(this.range){let s=V("input",{type:"range",min:"0",max:String(wd),step:"1","aria-label":rs(t.path),input:()=>this.slide(this.fromSlider(Number(s.value))),change:()=>this.settle(),pointerdown:()=>this.busy=!0,pointerup:()=>this.settle()});this.slider=s}let n=V("input",{id:e,type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false",focus:()=>{this.busy=!0,n.value=String(Number(this.param.value.toPrecision(6))),n.select()},blur:()=>this.leave(),keydown:s=>{s.key==="Enter"&&n.blur(),s.key==="Escape"&&(n.value=String(this.param.value),n.blur()),s.stopPropagation()}});return n}leave(){this.busy=!1;let e=this.field.value,t=xc(e,this.param.unit??"");if(Number.isNaN(t)){this.display(this.param.value),at(this.mistake,`“${e}” is not a number${this.param.unit?` in ${this.param.unit}`:""}.`);return}at(this.mistake,""),tc(t,this.param.value)?this.display(this.param.value):this.give(t)}back(){this.initial!==void 0&&this.initial!==null&&this.give(this.initial)}give(e){this.param={...this.param,value:e},this.display(e),this.send(e)}slide(e){this.busy=!0,this.display(e),this.pending={value:e},this.timer||(this.timer=window.setTimeout(()=>this.flush(),R3))}flush(){if(this.timer=0,!this.pending)return;let{value:e}=this.pending;this.pending=null,this.param={...this.param,value:e},this.send(e)}settle(){clearTimeout(this.timer),this.flush(),this.busy=!1}display(e){let t=this.field;if(!Array.isArray(e)){if(typeof e=="boolean"){t.checked=e;return}if(typeof e=="string"){t.value=e;return}document.activeElement!==t&&(t.value=Number.isInteger(e)&&!this.param.unit?wi(e):mn(e,this.param.unit??"")),this.slider&&this.range&&(this.slider.value=String(this.toSlider(e)),this.slider.setAttribute("aria-valuetext",mn(e,this.param.unit??"")),this.slider.style.setProperty("--at",`${this.toSlider(e)/(wd/100)}%`))}}toSlider(e){let{min:t,max:n,log:s}=this.range,r=s?Math.log(e/t)/Math.log(n/t):(e-t)/(n-t);return Math.round(wd*Math.min(1,Math.max(0,Number.isFinite(r)?r:0)))}fromSlider(e){let{min:t,max:n,log:s}=this.range,r=e/wd,o=s?t*(n/t)**r:t+(n-t)*r;return Number.isInteger(this.param.value)&&this.param.step===1?Math.round(o):Number(o.toPrecision(3))}};function N3(i,e,t){if(typeof i.value!="number")return null;let n=typeof e=="number"&&e!==0?e:i.value,{min:s=0,max:r=0}=i;return s===r?n===0?null:n>0?{min:n/3,max:n*3,log:!0}:{min:n*3,max:n/3,log:!1}:i.log&&s>0&&n>0?{min:Math.max(s,n/1e3),max:Math.min(r,n*1e3),log:!0}:(t>0&&r-s>200*t&&(s=Math.max(s,-10*t),r=Math.min(r,10*t)),r-s>1e4?null:{min:Math.min(s,i.value),max:Math.max(r,i.value),log:!1})}var U3="uplot",O3="u-hz",k3="u-vt",B3="u-title",z3="u-wrap",G3="u-under",V3="u-over",H3="u-axis",mo="u-off",W3="u-select",X3="u-cursor-x",q3="u-cursor-y",$3="u-cursor-pt",Y3="u-legend",Z3="u-live",K3="u-inline",J3="u-series",j3="u-marker",nx="u-label",Q3="u-value",ac="width",lc="height";var ix="bottom",Ra="left",fm="right",Pm="#000",sx=Pm+"0",pm="mousemove",rx="mousedown",mm="mouseup",ox="mouseenter",ax="mouseleave",lx="dblclick",e2="resize",t2="scroll",cx="change",Pd="dppxchange",Im="--",Ua=typeof window<"u",bm=Ua?document:null,Ia=Ua?window:null,n2=Ua?navigator:null,It,Td;function _m(){let i=devicePixelRatio;It!=i&&(It=i,Td&&wm(cx,Td,_m),Td=matchMedia(`(min-resolution: ${It-.001}dppx) and (max-resolution: ${It+.001}dppx)`),go(cx,Td,_m),Ia.dispatchEvent(new CustomEvent(Pd)))}function Li(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Mm(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function tn(i,e,t){i.style[e]=t+"px"}function as(i,e,t,n){let s=bm.createElement(i);return e!=null&&Li(s,e),t?.insertBefore(s,n),s}function Hi(i,e){return as("div",i,e)}var hx=new WeakMap;function Ps(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=hx.get(i);r!=o&&(i.style.transform=r,hx.set(i,r),e<0||t<0||e>n||t>s?Li(i,mo):Mm(i,mo))}var ux=new WeakMap;function dx(i,e,t){let n=e+t,s=ux.get(i);n!=s&&(ux.set(i,n),i.style.background=e,i.style.borderColor=t)}var fx=new WeakMap;function px(i,e,t,n){let s=e+""+t,r=fx.get(i);s!=r&&(fx.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var Lm={passive:!0},i2={...Lm,capture:!0};function go(i,e,t,n){e.addEventListener(i,t,n?i2:Lm)}function wm(i,e,t,n){e.removeEventListener(i,t,Lm)}Ua&&_m();function ls(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Di((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Vx(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Hx=i=>i!=null,Wx=i=>i!=null&&i>0,Dd=Vx(Hx),s2=Vx(Wx);function r2(i,e,t,n=0,s=!1){let r=s?s2:Dd,o=s?Wx:Hx;[e,t]=r(i,e,t);let a=i[e],c=i[e];if(e>-1)if(n==1)a=i[e],c=i[t];else if(n==-1)a=i[t],c=i[e];else for(let l=e;l<=t;l++){let h=i[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??Ht,c??-Ht]}function Fd(i,e,t,n){let s=yx(i),r=yx(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?tr:Xx,a=s==1?Di:Wi,c=r==1?Wi:Di,l=a(o(Dn(i))),h=c(o(Dn(e))),u=La(t,l),d=La(t,h);return t==10&&(l<0&&(u=Wt(u,-l)),h<0&&(d=Wt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Zx(i,u),e=Nd(e,d)),[i,e]}function Dm(i,e,t,n){let s=Fd(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var Fm=.1,mx={mode:3,pad:Fm},hc={pad:0,soft:null,mode:0},o2={min:hc,max:hc};function Id(i,e,t,n){return Ud(t)?gx(i,e,t):(hc.pad=t,hc.soft=n?0:null,hc.mode=n?3:0,gx(i,e,o2))}function Ct(i,e){return i??e}function a2(i,e,t){for(e=Ct(e,0),t=Ct(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function gx(i,e,t){let n=t.min,s=t.max,r=Ct(n.pad,0),o=Ct(s.pad,0),a=Ct(n.hard,-Ht),c=Ct(s.hard,Ht),l=Ct(n.soft,Ht),h=Ct(s.soft,-Ht),u=Ct(n.mode,0),d=Ct(s.mode,0),f=e-i,p=tr(f),y=ci(Dn(i),Dn(e)),g=tr(y),m=Dn(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&l!=Ht&&(r=0),d==2&&h!=-Ht&&(o=0)));let x=f||y||1e3,C=tr(x),_=La(10,Di(C)),E=x*(f==0?i==0?.1:1:r),S=Wt(Zx(i-E,_/10),24),v=i>=l&&(u==1||u==3&&S<=l||u==2&&S>=l)?l:Ht,w=ci(a,S<v&&i>=v?v:cs(v,S)),U=x*(f==0?e==0?.1:1:o),P=Wt(Nd(e+U,_/10),24),I=e<=h&&(d==1||d==3&&P>=h||d==2&&P<=h)?h:-Ht,B=cs(c,P>I&&e<=I?I:ci(I,P));return w==B&&w==0&&(B=100),[w,B]}var l2=new Intl.NumberFormat(Ua?n2.language:"en-US"),Nm=i=>l2.format(i),Fi=Math,Rd=Fi.PI,Dn=Fi.abs,Di=Fi.floor,Ln=Fi.round,Wi=Fi.ceil,cs=Fi.min,ci=Fi.max,La=Fi.pow,yx=Fi.sign,tr=Fi.log10,Xx=Fi.log2,c2=(i,e=1)=>Fi.sinh(i)*e,gm=(i,e=1)=>Fi.asinh(i/e),Ht=1/0;function vx(i){return(tr((i^i>>31)-(i>>31))|0)+1}function Sm(i,e,t){return cs(ci(i,e),t)}function qx(i){return typeof i=="function"}function St(i){return qx(i)?i:()=>i}var h2=()=>{},$x=i=>i,Yx=(i,e)=>e,u2=i=>null,xx=i=>!0,bx=(i,e)=>i==e,d2=/\.\d*?(?=9{6,}|0{6,})/gm,yo=i=>{if(Jx(i)||Dr.has(i))return i;let e=`${i}`,t=e.match(d2);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${yo(s)}e${r}`}return Wt(i,n)};function fo(i,e){return yo(Wt(yo(i/e))*e)}function Nd(i,e){return yo(Wi(yo(i/e))*e)}function Zx(i,e){return yo(Di(yo(i/e))*e)}function Wt(i,e=0){if(Jx(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Ln(n)/t}var Dr=new Map;function Kx(i){return((""+i).split(".")[1]||"").length}function dc(i,e,t,n){let s=[],r=n.map(Kx);for(let o=e;o<t;o++){let a=Dn(o),c=Wt(La(i,o),a);for(let l=0;l<n.length;l++){let h=i==10?+`${n[l]}e${o}`:n[l]*c,u=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=i==10?h:Wt(h,u);s.push(d),Dr.set(d,u)}}return s}var uc={},Um=[],Da=[null,null],Lr=Array.isArray,Jx=Number.isInteger,f2=i=>i===void 0;function _x(i){return typeof i=="string"}function Ud(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function p2(i){return i!=null&&typeof i=="object"}var m2=Object.getPrototypeOf(Uint8Array),jx="__proto__";function Fa(i,e=Ud){let t;if(Lr(i)){let n=i.find(s=>s!=null);if(Lr(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=Fa(i[s],e)}else t=i.slice()}else if(i instanceof m2)t=i.slice();else if(e(i)){t={};for(let n in i)n!=jx&&(t[n]=Fa(i[n],e))}else t=i;return t}function Tn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=jx&&(Ud(i[s])?Tn(i[s],Fa(n[s])):i[s]=Fa(n[s]))}return i}var g2=0,y2=1,v2=2;function x2(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function b2(i,e){if(w2(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return S2(o[0])||(o=M2(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let c=i[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],u=Array(s).fill(void 0),d=e?e[o][l]:y2,f=[];for(let p=0;p<h.length;p++){let y=h[p],g=r.get(c[p]);y===null?d!=g2&&(u[g]=y,d==v2&&f.push(g)):u[g]=y}x2(u,f,s),n.push(u)}}return n}var _2=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function M2(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[n[c]];s.push(a)}return s}function w2(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function S2(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=ci(1,Di((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let c=i[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var Qx=["January","February","March","April","May","June","July","August","September","October","November","December"],eb=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function tb(i){return i.slice(0,3)}var A2=eb.map(tb),T2=Qx.map(tb),E2={MMMM:Qx,MMM:T2,WWWW:eb,WWW:A2};function oc(i){return(i<10?"0":"")+i}function C2(i){return(i<10?"00":i<100?"0":"")+i}var R2={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>oc(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>oc(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>oc(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>oc(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>oc(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>C2(i.getMilliseconds())};function Om(i,e){e=e||E2;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?R2[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var P2=new Intl.DateTimeFormat().resolvedOptions().timeZone;function I2(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==P2?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var nb=i=>i%1==0,Ld=[1,2,2.5,5],L2=dc(10,-32,0,Ld),ib=dc(10,0,32,Ld),D2=ib.filter(nb),po=L2.concat(ib),km=`
`,sb="{YYYY}",Mx=km+sb,rb="{M}/{D}",cc=km+rb,Ed=cc+"/{YY}",ob="{aa}",F2="{h}:{mm}",Pa=F2+ob,wx=km+Pa,Sx=":{ss}",Ft=null;function ab(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,c=(i==1?dc(10,0,3,Ld).filter(nb):dc(10,-3,0,Ld)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,sb,Ft,Ft,Ft,Ft,Ft,Ft,1],[s*28,"{MMM}",Mx,Ft,Ft,Ft,Ft,Ft,1],[s,rb,Mx,Ft,Ft,Ft,Ft,Ft,1],[n,"{h}"+ob,Ed,Ft,cc,Ft,Ft,Ft,1],[t,Pa,Ed,Ft,cc,Ft,Ft,Ft,1],[e,Sx,Ed+" "+Pa,Ft,cc+" "+Pa,Ft,wx,Ft,1],[i,Sx+".{fff}",Ed+" "+Pa,Ft,cc+" "+Pa,Ft,wx,Ft,1]];function h(u){return(d,f,p,y,g,m)=>{let x=[],C=g>=o,_=g>=r&&g<o,E=u(p),S=Wt(E*i,3),v=ym(E.getFullYear(),C?0:E.getMonth(),_||C?1:E.getDate()),w=Wt(v*i,3);if(_||C){let U=_?g/r:0,P=C?g/o:0,I=S==w?S:Wt(ym(v.getFullYear()+P,v.getMonth()+U,1)*i,3),B=new Date(Ln(I/i)),G=B.getFullYear(),F=B.getMonth();for(let W=0;I<=y;W++){let $=ym(G+P*W,F+U*W,1),H=$-u(Wt($*i,3));I=Wt((+$+H)*i,3),I<=y&&x.push(I)}}else{let U=g>=s?s:g,P=Di(p)-Di(S),I=w+P+Nd(S-w,U);x.push(I);let B=u(I),G=B.getHours()+B.getMinutes()/t+B.getSeconds()/n,F=g/n,W=d.axes[f]._space,$=m/W;for(;I=Wt(I+g,i==1?0:3),!(I>y);)if(F>1){let H=Di(Wt(G+F,6))%24,j=u(I).getHours()-H;j>1&&(j=-1),I-=j*n,G=(G+F)%24;let te=x[x.length-1];Wt((I-te)/g,3)*$>=.7&&x.push(I)}else x.push(I)}return x}}return[c,l,h]}var[N2,U2,O2]=ab(1),[k2,B2,z2]=ab(.001);dc(2,-53,53,[1]);function Ax(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function Tx(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],c,l,h,u,d,f;return n.map(p=>{let y=i(p),g=y.getFullYear(),m=y.getMonth(),x=y.getDate(),C=y.getHours(),_=y.getMinutes(),E=y.getSeconds(),S=g!=c&&a[2]||m!=l&&a[3]||x!=h&&a[4]||C!=u&&a[5]||_!=d&&a[6]||E!=f&&a[7]||a[1];return c=g,l=m,h=x,u=C,d=_,f=E,S(y)})}}function G2(i,e){let t=Om(e);return(n,s,r,o,a)=>s.map(c=>t(i(c)))}function ym(i,e,t){return new Date(i,e,t)}function Ex(i,e){return e(i)}var V2="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Cx(i,e){return(t,n,s,r)=>r==null?Im:e(i(n))}function H2(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function W2(i,e){return i.series[e].fill(i,e)}var X2={show:!0,live:!0,isolate:!1,mount:h2,markers:{show:!0,width:2,stroke:H2,fill:W2,dash:"solid"},idx:null,idxs:null,values:[]};function q2(i,e){let t=i.cursor.points,n=Hi(),s=t.size(i,e);tn(n,ac,s),tn(n,lc,s);let r=s/-2;tn(n,"marginLeft",r),tn(n,"marginTop",r);let o=t.width(i,e,s);return o&&tn(n,"borderWidth",o),n}function $2(i,e){let t=i.series[e].points;return t._fill||t._stroke}function Y2(i,e){let t=i.series[e].points;return t._stroke||t._fill}function Z2(i,e){return i.series[e].points.size}var vm=[0,0];function K2(i,e,t){return vm[0]=e,vm[1]=t,vm}function Cd(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function xm(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var J2={show:!0,x:!0,y:!0,lock:!1,move:K2,points:{one:!1,show:q2,size:Z2,width:0,stroke:Y2,fill:$2},bind:{mousedown:Cd,mouseup:Cd,click:Cd,dblclick:Cd,mousemove:xm,mouseleave:xm,mouseenter:xm},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},lb={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Bm=Tn({},lb,{filter:Yx}),cb=Tn({},Bm,{size:10}),hb=Tn({},lb,{show:!1}),zm='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',ub="bold "+zm,db=1.5,Rx={show:!0,scale:"x",stroke:Pm,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ub,side:2,grid:Bm,ticks:cb,border:hb,font:zm,lineGap:db,rotate:0},j2="Value",Q2="Time",Px={show:!0,scale:"x",auto:!1,sorted:1,min:Ht,max:-Ht,idxs:[]};function eC(i,e,t,n,s){return e.map(r=>r==null?"":Nm(r))}function tC(i,e,t,n,s,r,o){let a=[],c=Dr.get(s)||0;t=o?t:Wt(Nd(t,s),c);for(let l=t;l<=n;l=Wt(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function Am(i,e,t,n,s,r,o){let a=[],c=i.scales[i.axes[e].scale].log,l=c==10?tr:Xx,h=Di(l(t));s=La(c,h),c==10&&(s=po[ls(s,po)]);let u=t,d=s*c;c==10&&(d=po[ls(d,po)]);do a.push(u),u=u+s,c==10&&!Dr.has(u)&&(u=Wt(u,Dr.get(s))),u>=d&&(s=u,d=s*c,c==10&&(d=po[ls(d,po)]));while(u<=n);return a}function nC(i,e,t,n,s,r,o){let c=i.scales[i.axes[e].scale].asinh,l=n>c?Am(i,e,ci(c,t),n,s):[c],h=n>=0&&t<=0?[0]:[];return(t<-c?Am(i,e,ci(c,-n),-t,s):[c]).reverse().map(d=>-d).concat(h,l)}var fb=/./,iC=/[12357]/,sC=/[125]/,Ix=/1/,Tm=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function rC(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],c=i.valToPos,l=r._space,h=c(10,o),u=c(9,o)-h>=l?fb:c(7,o)-h>=l?iC:c(5,o)-h>=l?sC:Ix;if(u==Ix){let d=Dn(c(1,o)-h);if(d<l)return Tm(e.slice().reverse(),a.distr,u,Wi(l/d)).reverse()}return Tm(e,a.distr,u,1)}function oC(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,c=i.valToPos,l=Dn(c(1,o)-c(2,o));return l<a?Tm(e.slice().reverse(),3,fb,Wi(a/l)).reverse():e}function aC(i,e,t,n){return n==null?Im:e==null?"":Nm(e)}var Lx={show:!0,scale:"y",stroke:Pm,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:ub,side:3,grid:Bm,ticks:cb,border:hb,font:zm,lineGap:db,rotate:0};function lC(i,e){let t=3+(i||1)*2;return Wt(t*e,3)}function cC(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Dn(o-r),c=i.series[e],l=a/(c.points.space*It);return n[1]-n[0]<=l}var Dx={scale:null,auto:!0,sorted:0,min:Ht,max:-Ht},pb=(i,e,t,n,s)=>s,Fx={show:!0,auto:!0,sorted:0,gaps:pb,alpha:1,facets:[Tn({},Dx,{scale:"x"}),Tn({},Dx,{scale:"y"})]},Nx={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:pb,alpha:1,points:{show:cC,filter:null},values:null,min:Ht,max:-Ht,idxs:[],path:null,clip:null};function hC(i,e,t,n,s){return t/10}var mb={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},uC=Tn({},mb,{time:!1,ori:1}),Ux={};function gb(i,e){let t=Ux[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,c,l)}},i!=null&&(Ux[i]=t)),t}var Na=1,Em=2;function vo(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,c=r[0],l=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,c,l,h,u,g,m,d,f,p,y,kd,Oa,zd,vb,bb):t(s,c,l,h,u,m,g,f,d,y,p,Bd,ka,Hm,xb,_b)}function Gm(i,e){let t=0,n=0,s=Ct(i.bands,Um);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function dC(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,c=i.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function nr(i,e,t,n,s,r){return vo(i,e,(o,a,c,l,h,u,d,f,p,y,g)=>{let m=o.pxRound,x=l.dir*(l.ori==0?1:-1),C=l.ori==0?Oa:ka,_,E;x==1?(_=t,E=n):(_=n,E=t);let S=m(u(a[_],l,y,f)),v=m(d(c[_],h,g,p)),w=m(u(a[E],l,y,f)),U=m(d(r==1?h.max:h.min,h,g,p)),P=new Path2D(s);return C(P,w,U),C(P,S,U),C(P,S,v),P})}function Od(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?zd:Hm,c=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-c;f>0&&a(o,c,n,f,n+r),c=d[1]}}let l=t+s-c,h=10;l>0&&a(o,c,n-h/2,l,n+r+h)}return o}function fC(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function Vm(i,e,t,n,s,r,o){let a=[],c=i.length;for(let l=s==1?t:n;l>=t&&l<=n;l+=s)if(e[l]===null){let u=l,d=l;if(s==1)for(;++l<=n&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let f=r(i[u]),p=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<c?r(i[y]):f;let m=d+s;p=o>=0&&m>=0&&m<c?r(i[m]):p,p>=f&&a.push([f,p])}return a}function Ox(i){return i==0?$x:i==1?Ln:e=>fo(e,i)}function yb(i){let e=i==0?kd:Bd,t=i==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},n=i==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?n(s,r,o,a,c):(l=cs(l,a/2,c/2),h=cs(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var kd=(i,e,t)=>{i.moveTo(e,t)},Bd=(i,e,t)=>{i.moveTo(t,e)},Oa=(i,e,t)=>{i.lineTo(e,t)},ka=(i,e,t)=>{i.lineTo(t,e)},zd=yb(0),Hm=yb(1),vb=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},xb=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},bb=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},_b=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Mb(i){return(e,t,n,s,r)=>vo(e,t,(o,a,c,l,h,u,d,f,p,y,g)=>{let{pxRound:m,points:x}=o,C,_;l.ori==0?(C=kd,_=vb):(C=Bd,_=xb);let E=Wt(x.width*It,3),S=(x.size-x.width)/2*It,v=Wt(S*2,3),w=new Path2D,U=new Path2D,{left:P,top:I,width:B,height:G}=e.bbox;zd(U,P-v,I-v,B+v*2,G+v*2);let F=W=>{if(c[W]!=null){let $=m(u(a[W],l,y,f)),H=m(d(c[W],h,g,p));C(w,$+S,H),_(w,$,H,S,0,Rd*2)}};if(r)r.forEach(F);else for(let W=n;W<=s;W++)F(W);return{stroke:E>0?w:null,fill:w,clip:U,flags:Na|Em}})}function wb(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var pC=wb(Oa),mC=wb(ka);function Sb(i){let e=Ct(i?.alignGaps,0);return(t,n,s,r)=>vo(t,n,(o,a,c,l,h,u,d,f,p,y,g)=>{[s,r]=Dd(c,s,r);let m=o.pxRound,x=G=>m(u(G,l,y,f)),C=G=>m(d(G,h,g,p)),_,E;l.ori==0?(_=Oa,E=pC):(_=ka,E=mC);let S=l.dir*(l.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Na},w=v.stroke,U=!1;if(r-s>=y*4){let G=ue=>t.posToVal(ue,l.key,!0),F=null,W=null,$,H,le,Z=x(a[S==1?s:r]),j=x(a[s]),te=x(a[r]),fe=G(S==1?j+1:te-1);for(let ue=S==1?s:r;ue>=s&&ue<=r;ue+=S){let ee=a[ue],xe=(S==1?ee<fe:ee>fe)?Z:x(ee),Ce=c[ue];xe==Z?Ce!=null?(H=Ce,F==null?(_(w,xe,C(H)),$=F=W=H):H<F?F=H:H>W&&(W=H)):Ce===null&&(U=!0):(F!=null&&E(w,Z,C(F),C(W),C($),C(H)),Ce!=null?(H=Ce,_(w,xe,C(H)),F=W=$=H):(F=W=null,Ce===null&&(U=!0)),Z=xe,fe=G(Z+S))}F!=null&&F!=W&&le!=Z&&E(w,Z,C(F),C(W),C($),C(H))}else for(let G=S==1?s:r;G>=s&&G<=r;G+=S){let F=c[G];F===null?U=!0:F!=null&&_(w,x(a[G]),C(F))}let[I,B]=Gm(t,n);if(o.fill!=null||I!=0){let G=v.fill=new Path2D(w),F=o.fillTo(t,n,o.min,o.max,I),W=C(F),$=x(a[s]),H=x(a[r]);S==-1&&([H,$]=[$,H]),_(G,H,W),_(G,$,W)}if(!o.spanGaps){let G=[];U&&G.push(...Vm(a,c,s,r,S,x,e)),v.gaps=G=o.gaps(t,n,s,r,G),v.clip=Od(G,l.ori,f,p,y,g)}return B!=0&&(v.band=B==2?[nr(t,n,s,r,w,-1),nr(t,n,s,r,w,1)]:nr(t,n,s,r,w,B)),v})}function gC(i){let e=Ct(i.align,1),t=Ct(i.ascDesc,!1),n=Ct(i.alignGaps,0),s=Ct(i.extend,!1);return(r,o,a,c)=>vo(r,o,(l,h,u,d,f,p,y,g,m,x,C)=>{[a,c]=Dd(u,a,c);let _=l.pxRound,{left:E,width:S}=r.bbox,v=j=>_(p(j,d,x,g)),w=j=>_(y(j,f,C,m)),U=d.ori==0?Oa:ka,P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:Na},I=P.stroke,B=d.dir*(d.ori==0?1:-1),G=w(u[B==1?a:c]),F=v(h[B==1?a:c]),W=F,$=F;s&&e==-1&&($=E,U(I,$,G)),U(I,F,G);for(let j=B==1?a:c;j>=a&&j<=c;j+=B){let te=u[j];if(te==null)continue;let fe=v(h[j]),ue=w(te);e==1?U(I,fe,G):U(I,W,ue),U(I,fe,ue),G=ue,W=fe}let H=W;s&&e==1&&(H=E+S,U(I,H,G));let[le,Z]=Gm(r,o);if(l.fill!=null||le!=0){let j=P.fill=new Path2D(I),te=l.fillTo(r,o,l.min,l.max,le),fe=w(te);U(j,H,fe),U(j,$,fe)}if(!l.spanGaps){let j=[];j.push(...Vm(h,u,a,c,B,v,n));let te=l.width*It/2,fe=t||e==1?te:-te,ue=t||e==-1?-te:te;j.forEach(ee=>{ee[0]+=fe,ee[1]+=ue}),P.gaps=j=l.gaps(r,o,a,c,j),P.clip=Od(j,d.ori,g,m,x,C)}return Z!=0&&(P.band=Z==2?[nr(r,o,a,c,I,-1),nr(r,o,a,c,I,1)]:nr(r,o,a,c,I,Z)),P})}function kx(i,e,t,n,s,r,o=Ht){if(i.length>1){let a=null;for(let c=0,l=1/0;c<i.length;c++)if(e[c]!==void 0){if(a!=null){let h=Dn(i[c]-i[a]);h<l&&(l=h,o=Dn(t(i[c],n,s,r)-t(i[a],n,s,r)))}a=c}}return o}function yC(i){i=i||uc;let e=Ct(i.size,[.6,Ht,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=St(s),o=1-e[0],a=Ct(e[1],Ht),c=Ct(e[2],1),l=Ct(i.disp,uc),h=Ct(i.each,f=>{}),{fill:u,stroke:d}=l;return(f,p,y,g)=>vo(f,p,(m,x,C,_,E,S,v,w,U,P,I)=>{let B=m.pxRound,G=t,F=n*It,W=a*It,$=c*It,H,le;_.ori==0?[H,le]=r(f,p):[le,H]=r(f,p);let Z=_.dir*(_.ori==0?1:-1),j=_.ori==0?zd:Hm,te=_.ori==0?h:(Pe,Ke,ct,Se,Gt,Ve,Ze)=>{h(Pe,Ke,ct,Gt,Se,Ze,Ve)},fe=Ct(f.bands,Um).find(Pe=>Pe.series[0]==p),ue=fe!=null?fe.dir:0,ee=m.fillTo(f,p,m.min,m.max,ue),ge=B(v(ee,E,I,U)),xe,Ce,we,qe=P,lt=B(m.width*It),We=!1,gt=null,dt=null,rt=null,nn=null;u!=null&&(lt==0||d!=null)&&(We=!0,gt=u.values(f,p,y,g),dt=new Map,new Set(gt).forEach(Pe=>{Pe!=null&&dt.set(Pe,new Path2D)}),lt>0&&(rt=d.values(f,p,y,g),nn=new Map,new Set(rt).forEach(Pe=>{Pe!=null&&nn.set(Pe,new Path2D)})));let{x0:Xt,size:yn}=l;if(Xt!=null&&yn!=null){G=1,x=Xt.values(f,p,y,g),Xt.unit==2&&(x=x.map(ct=>f.posToVal(w+ct*P,_.key,!0)));let Pe=yn.values(f,p,y,g);yn.unit==2?Ce=Pe[0]*P:Ce=S(Pe[0],_,P,w)-S(0,_,P,w),qe=kx(x,C,S,_,P,w,qe),we=qe-Ce+F}else qe=kx(x,C,S,_,P,w,qe),we=qe*o+F,Ce=qe-we;we<1&&(we=0),lt>=Ce/2&&(lt=0),we<5&&(B=$x);let kt=we>0,Fn=qe-we-(kt?lt:0);Ce=B(Sm(Fn,$,W)),xe=(G==0?Ce/2:G==Z?0:Ce)-G*Z*((G==0?F/2:0)+(kt?lt/2:0));let Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},En=We?null:new Path2D,ln=null;if(fe!=null)ln=f.data[fe.series[1]];else{let{y0:Pe,y1:Ke}=l;Pe!=null&&Ke!=null&&(C=Ke.values(f,p,y,g),ln=Pe.values(f,p,y,g))}let vn=H*Ce,k=le*Ce;for(let Pe=Z==1?y:g;Pe>=y&&Pe<=g;Pe+=Z){let Ke=C[Pe];if(Ke==null)continue;if(ln!=null){let q=ln[Pe]??0;if(Ke-q==0)continue;ge=v(q,E,I,U)}let ct=_.distr!=2||l!=null?x[Pe]:Pe,Se=S(ct,_,P,w),Gt=v(Ct(Ke,ee),E,I,U),Ve=B(Se-xe),Ze=B(ci(Gt,ge)),R=B(cs(Gt,ge)),M=Ze-R;if(Ke!=null){let q=Ke<0?k:vn,he=Ke<0?vn:k;We?(lt>0&&rt[Pe]!=null&&j(nn.get(rt[Pe]),Ve,R+Di(lt/2),Ce,ci(0,M-lt),q,he),gt[Pe]!=null&&j(dt.get(gt[Pe]),Ve,R+Di(lt/2),Ce,ci(0,M-lt),q,he)):j(En,Ve,R+Di(lt/2),Ce,ci(0,M-lt),q,he),te(f,p,Pe,Ve-lt/2,R,Ce+lt,M)}}return lt>0?Tt.stroke=We?nn:En:We||(Tt._fill=m.width==0?m._fill:m._stroke??m._fill,Tt.width=0),Tt.fill=We?dt:En,Tt})}function vC(i,e){let t=Ct(e?.alignGaps,0);return(n,s,r,o)=>vo(n,s,(a,c,l,h,u,d,f,p,y,g,m)=>{[r,o]=Dd(l,r,o);let x=a.pxRound,C=H=>x(d(H,h,g,p)),_=H=>x(f(H,u,m,y)),E,S,v;h.ori==0?(E=kd,v=Oa,S=bb):(E=Bd,v=ka,S=_b);let w=h.dir*(h.ori==0?1:-1),U=C(c[w==1?r:o]),P=U,I=[],B=[];for(let H=w==1?r:o;H>=r&&H<=o;H+=w)if(l[H]!=null){let Z=c[H],j=C(Z);I.push(P=j),B.push(_(l[H]))}let G={stroke:i(I,B,E,v,S,x),fill:null,clip:null,band:null,gaps:null,flags:Na},F=G.stroke,[W,$]=Gm(n,s);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(F),le=a.fillTo(n,s,a.min,a.max,W),Z=_(le);v(H,P,Z),v(H,U,Z)}if(!a.spanGaps){let H=[];H.push(...Vm(c,l,r,o,w,C,t)),G.gaps=H=a.gaps(n,s,r,o,H),G.clip=Od(H,h.ori,p,y,g,m)}return $!=0&&(G.band=$==2?[nr(n,s,r,o,F,-1),nr(n,s,r,o,F,1)]:nr(n,s,r,o,F,$)),G})}function xC(i){return vC(bC,i)}function bC(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],l[d]=h[d]/u[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/l[d-1]+(u[d]+2*u[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+c[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-c[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var Cm=new Set;function Bx(){for(let i of Cm)i.syncRect(!0)}Ua&&(go(e2,Ia,Bx),go(t2,Ia,Bx,!0),go(Pd,Ia,()=>{zn.pxRatio=It}));var _C=Sb(),MC=Mb();function zx(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Rm(r,o,e,t))}function wC(i,e){return i.map((t,n)=>n==0?{}:Tn({},e,t))}function Rm(i,e,t,n){return Tn({},e==0?t:n,i)}function Ab(i,e,t){return e==null?Da:[e,t]}var SC=Ab;function AC(i,e,t){return e==null?Da:Id(e,t,Fm,!0)}function Tb(i,e,t,n){return e==null?Da:Fd(e,t,i.scales[n].log,!1)}var TC=Tb;function Eb(i,e,t,n){return e==null?Da:Dm(e,t,i.scales[n].log,!1)}var EC=Eb;function CC(i,e,t,n,s){let r=ci(vx(i),vx(e)),o=e-i,a=ls(s/n*o,t);do{let c=t[a],l=n*c/o;if(l>=s&&r+(c<5?Dr.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function Gx(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Ln((t=+s)*It))+"px"),[i,e,t]}function RC(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Wt(e[2]*It,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function zn(i,e,t){let n={mode:Ct(i.mode,1)},s=n.mode;function r(b,A,L,N){let X=A.valToPct(b);return N+L*(A.dir==-1?1-X:X)}function o(b,A,L,N){let X=A.valToPct(b);return N+L*(A.dir==-1?X:1-X)}function a(b,A,L,N){return A.ori==0?r(b,A,L,N):o(b,A,L,N)}n.valToPosH=r,n.valToPosV=o;let c=!1;n.status=0;let l=n.root=Hi(U3);if(i.id!=null&&(l.id=i.id),Li(l,i.class),i.title){let b=Hi(B3,l);b.textContent=i.title}let h=as("canvas"),u=n.ctx=h.getContext("2d"),d=Hi(z3,l);go("click",d,b=>{b.target===p&&(Zt!=Ao||sn!=To)&&Gn.click(n,b)},!0);let f=n.under=Hi(G3,d);d.appendChild(h);let p=n.over=Hi(V3,d);i=Fa(i);let y=+Ct(i.pxAlign,1),g=Ox(y);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?zx(i.series||[],Px,Nx,!1):wC(i.series||[null],Fx),C=n.axes=zx(i.axes||[],Rx,Lx,!0),_=n.scales={},E=n.bands=i.bands||[];E.forEach(b=>{b.fill=St(b.fill||null),b.dir=Ct(b.dir,-1)});let S=s==2?x[1].facets[0].scale:x[0].scale,v={axes:Fs,series:vt},w=(i.drawOrder||["axes","series"]).map(b=>v[b]);function U(b){let A=b.distr==3?L=>tr(L>0?L:b.clamp(n,L,b.min,b.max,b.key)):b.distr==4?L=>gm(L,b.asinh):b.distr==100?L=>b.fwd(L):L=>L;return L=>{let N=A(L),{_min:X,_max:J}=b,ae=J-X;return(N-X)/ae}}function P(b){let A=_[b];if(A==null){let L=(i.scales||uc)[b]||uc;if(L.from!=null){P(L.from);let N=Tn({},_[L.from],L,{key:b});N.valToPct=U(N),_[b]=N}else{A=_[b]=Tn({},b==S?mb:uC,L),A.key=b;let N=A.time,X=A.range,J=Lr(X);if((b!=S||s==2&&!N)&&(J&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?mx:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?mx:{mode:1,hard:X[1],soft:X[1]}},J=!1),!J&&Ud(X))){let ae=X;X=(pe,_e,Fe)=>_e==null?Da:Id(_e,Fe,ae)}A.range=St(X||(N?SC:b==S?A.distr==3?TC:A.distr==4?EC:Ab:A.distr==3?Tb:A.distr==4?Eb:AC)),A.auto=St(J?!1:A.auto),A.clamp=St(A.clamp||hC),A._min=A._max=null,A.valToPct=U(A)}}}P("x"),P("y"),s==1&&x.forEach(b=>{P(b.scale)}),C.forEach(b=>{P(b.scale)});for(let b in i.scales)P(b);let I=_[S],B=I.distr,G,F;I.ori==0?(Li(l,O3),G=r,F=o):(Li(l,k3),G=o,F=r);let W={};for(let b in _){let A=_[b];(A.min!=null||A.max!=null)&&(W[b]={min:A.min,max:A.max},A.min=A.max=null)}let $=i.tzDate||(b=>new Date(Ln(b/m))),H=i.fmtDate||Om,le=m==1?O2($):z2($),Z=Tx($,Ax(m==1?U2:B2,H)),j=Cx($,Ex(V2,H)),te=[],fe=n.legend=Tn({},X2,i.legend),ue=n.cursor=Tn({},J2,{drag:{y:s==2}},i.cursor),ee=fe.show,ge=ue.show,xe=fe.markers;fe.idxs=te,xe.width=St(xe.width),xe.dash=St(xe.dash),xe.stroke=St(xe.stroke),xe.fill=St(xe.fill);let Ce,we,qe,lt=[],We=[],gt,dt=!1,rt={};if(fe.live){let b=x[1]?x[1].values:null;dt=b!=null,gt=dt?b(n,1,0):{_:0};for(let A in gt)rt[A]=Im}if(ee)if(Ce=as("table",Y3,l),qe=as("tbody",null,Ce),fe.mount(n,Ce),dt){we=as("thead",null,Ce,qe);let b=as("tr",null,we);as("th",null,b);for(var nn in gt)as("th",nx,b).textContent=nn}else Li(Ce,K3),fe.live&&Li(Ce,Z3);let Xt={show:!0},yn={show:!1};function kt(b,A){if(A==0&&(dt||!fe.live||s==2))return Da;let L=[],N=as("tr",J3,qe,qe.childNodes[A]);Li(N,b.class),b.show||Li(N,mo);let X=as("th",null,N);if(xe.show){let pe=Hi(j3,X);if(A>0){let _e=xe.width(n,A);_e&&(pe.style.border=_e+"px "+xe.dash(n,A)+" "+xe.stroke(n,A)),pe.style.background=xe.fill(n,A)}}let J=Hi(nx,X);b.label instanceof HTMLElement?J.appendChild(b.label):J.textContent=b.label,A>0&&(xe.show||(J.style.color=b.width>0?xe.stroke(n,A):xe.fill(n,A)),Tt("click",X,pe=>{if(ue._lock)return;et(pe);let _e=x.indexOf(b);if((pe.ctrlKey||pe.metaKey)!=fe.isolate){let Fe=x.some((Ne,Oe)=>Oe>0&&Oe!=_e&&Ne.show);x.forEach((Ne,Oe)=>{Oe>0&&fs(Oe,Fe?Oe==_e?Xt:yn:Xt,!0,Mn.setSeries)})}else fs(_e,{show:!b.show},!0,Mn.setSeries)},!1),tt&&Tt(ox,X,pe=>{ue._lock||(et(pe),fs(x.indexOf(b),Co,!0,Mn.setSeries))},!1));for(var ae in gt){let pe=as("td",Q3,N);pe.textContent="--",L.push(pe)}return[N,L]}let Fn=new Map;function Tt(b,A,L,N=!0){let X=Fn.get(A)||{},J=ue.bind[b](n,A,L,N);J&&(go(b,A,X[b]=J),Fn.set(A,X))}function En(b,A,L){let N=Fn.get(A)||{};for(let X in N)(b==null||X==b)&&(wm(X,A,N[X]),delete N[X]);b==null&&Fn.delete(A)}let ln=0,vn=0,k=0,Pe=0,Ke=0,ct=0,Se=Ke,Gt=ct,Ve=k,Ze=Pe,R=0,M=0,q=0,he=0;n.bbox={};let oe=!1,ve=!1,be=!1,ne=!1,se=!1,me=!1;function O(b,A,L){(L||b!=n.width||A!=n.height)&&re(b,A),ft(!1),be=!0,ve=!0,Xn()}function re(b,A){n.width=ln=k=b,n.height=vn=Pe=A,Ke=ct=0,Me(),Xe();let L=n.bbox;R=L.left=fo(Ke*It,.5),M=L.top=fo(ct*It,.5),q=L.width=fo(k*It,.5),he=L.height=fo(Pe*It,.5)}let ie=3;function Ae(){let b=!1,A=0;for(;!b;){A++;let L=Mo(A),N=ds(A);b=A==ie||L&&N,b||(re(n.width,n.height),ve=!0)}}function ye({width:b,height:A}){O(b,A)}n.setSize=ye;function Me(){let b=!1,A=!1,L=!1,N=!1;C.forEach((X,J)=>{if(X.show&&X._show){let{side:ae,_size:pe}=X,_e=ae%2,Fe=X.label!=null?X.labelSize:0,Ne=pe+Fe;Ne>0&&(_e?(k-=Ne,ae==3?(Ke+=Ne,N=!0):L=!0):(Pe-=Ne,ae==0?(ct+=Ne,b=!0):A=!0))}}),hs[0]=b,hs[1]=L,hs[2]=A,hs[3]=N,k-=Xi[1]+Xi[3],Ke+=Xi[3],Pe-=Xi[2]+Xi[0],ct+=Xi[0]}function Xe(){let b=Ke+k,A=ct+Pe,L=Ke,N=ct;function X(J,ae){switch(J){case 1:return b+=ae,b-ae;case 2:return A+=ae,A-ae;case 3:return L-=ae,L+ae;case 0:return N-=ae,N+ae}}C.forEach((J,ae)=>{if(J.show&&J._show){let pe=J.side;J._pos=X(pe,J._size),J.label!=null&&(J._lpos=X(pe,J.labelSize))}})}if(ue.dataIdx==null){let b=ue.hover,A=b.skip=new Set(b.skip??[]);A.add(void 0);let L=b.prox=St(b.prox),N=b.bias??=0;ue.dataIdx=(X,J,ae,pe)=>{if(J==0)return ae;let _e=ae,Fe=L(X,J,ae,pe)??Ht,Ne=Fe>=0&&Fe<Ht,Oe=I.ori==0?k:Pe,ot=ue.left,Rt=e[0],Et=e[J];if(A.has(Et[ae])){_e=null;let bt=null,je=null,$e;if(N==0||N==-1)for($e=ae;bt==null&&$e-- >0;)A.has(Et[$e])||(bt=$e);if(N==0||N==1)for($e=ae;je==null&&$e++<Et.length;)A.has(Et[$e])||(je=$e);if(bt!=null||je!=null)if(Ne){let Jt=bt==null?-1/0:G(Rt[bt],I,Oe,0),un=je==null?1/0:G(Rt[je],I,Oe,0),kn=ot-Jt,Bt=un-ot;kn<=Bt?kn<=Fe&&(_e=bt):Bt<=Fe&&(_e=je)}else _e=je==null?bt:bt==null?je:ae-bt<=je-ae?bt:je}else Ne&&Dn(ot-G(Rt[ae],I,Oe,0))>Fe&&(_e=null);return _e}}let et=b=>{ue.event=b};ue.idxs=te,ue._lock=!1;let ce=ue.points;ce.show=St(ce.show),ce.size=St(ce.size),ce.stroke=St(ce.stroke),ce.width=St(ce.width),ce.fill=St(ce.fill);let ke=n.focus=Tn({},i.focus||{alpha:.3},ue.focus),tt=ke.prox>=0,Re=tt&&ce.one,ht=[],Yt=[],jn=[];function za(b,A){let L=ce.show(n,A);if(L instanceof HTMLElement)return Li(L,$3),Li(L,b.class),Ps(L,-10,-10,k,Pe),p.insertBefore(L,ht[A]),L}function xo(b,A){if(s==1||A>0){let L=s==1&&_[b.scale].time,N=b.value;b.value=L?_x(N)?Cx($,Ex(N,H)):N||j:N||aC,b.label=b.label||(L?Q2:j2)}if(Re||A>0){b.width=b.width==null?1:b.width,b.paths=b.paths||_C||u2,b.fillTo=St(b.fillTo||dC),b.pxAlign=+Ct(b.pxAlign,y),b.pxRound=Ox(b.pxAlign),b.stroke=St(b.stroke||null),b.fill=St(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let L=lC(ci(1,b.width),1),N=b.points=Tn({},{size:L,width:ci(1,L*.2),stroke:b.stroke,space:L*2,paths:MC,_stroke:null,_fill:null},b.points);N.show=St(N.show),N.filter=St(N.filter),N.fill=St(N.fill),N.stroke=St(N.stroke),N.paths=St(N.paths),N.pxAlign=b.pxAlign}if(ee){let L=kt(b,A);lt.splice(A,0,L[0]),We.splice(A,0,L[1]),fe.values.push(null)}if(ge){te.splice(A,0,null);let L=null;Re?A==0&&(L=za(b,A)):A>0&&(L=za(b,A)),ht.splice(A,0,L),Yt.splice(A,0,0),jn.splice(A,0,0)}On("addSeries",A)}function Wd(b,A){A=A??x.length,b=s==1?Rm(b,A,Px,Nx):Rm(b,A,{},Fx),x.splice(A,0,b),xo(x[A],A)}n.addSeries=Wd;function pc(b){if(x.splice(b,1),ee){fe.values.splice(b,1),We.splice(b,1);let A=lt.splice(b,1)[0];En(null,A.firstChild),A.remove()}ge&&(te.splice(b,1),ht.splice(b,1)[0].remove(),Yt.splice(b,1),jn.splice(b,1)),On("delSeries",b)}n.delSeries=pc;let hs=[!1,!1,!1,!1];function Is(b,A){if(b._show=b.show,b.show){let L=b.side%2,N=_[b.scale];N==null&&(b.scale=L?x[1].scale:S,N=_[b.scale]);let X=N.time;b.size=St(b.size),b.space=St(b.space),b.rotate=St(b.rotate),Lr(b.incrs)&&b.incrs.forEach(ae=>{!Dr.has(ae)&&Dr.set(ae,Kx(ae))}),b.incrs=St(b.incrs||(N.distr==2?D2:X?m==1?N2:k2:po)),b.splits=St(b.splits||(X&&N.distr==1?le:N.distr==3?Am:N.distr==4?nC:tC)),b.stroke=St(b.stroke),b.grid.stroke=St(b.grid.stroke),b.ticks.stroke=St(b.ticks.stroke),b.border.stroke=St(b.border.stroke);let J=b.values;b.values=Lr(J)&&!Lr(J[0])?St(J):X?Lr(J)?Tx($,Ax(J,H)):_x(J)?G2($,J):J||Z:J||eC,b.filter=St(b.filter||(N.distr>=3&&N.log==10?rC:N.distr==3&&N.log==2?oC:Yx)),b.font=Gx(b.font),b.labelFont=Gx(b.labelFont),b._size=b.size(n,null,A,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(hs[A]=!0,b._el=Hi(H3,d))}}function Ls(b,A,L,N){let[X,J,ae,pe]=L,_e=A%2,Fe=0;return _e==0&&(pe||J)&&(Fe=A==0&&!X||A==2&&!ae?Ln(Rx.size/3):0),_e==1&&(X||ae)&&(Fe=A==1&&!J||A==3&&!pe?Ln(Lx.size/2):0),Fe}let Ga=n.padding=(i.padding||[Ls,Ls,Ls,Ls]).map(b=>St(Ct(b,Ls))),Xi=n._padding=Ga.map((b,A)=>b(n,A,hs,0)),cn,fn=null,pn=null,us=s==1?x[0].idxs:null,xi=null,ir=!1;function Va(b,A){if(e=b??[],n.data=n._data=e,s==2){cn=0;for(let L=1;L<x.length;L++)cn+=e[L][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),xi=e[0],cn=xi.length;let L=e;if(B==2){L=e.slice();let N=L[0]=Array(cn);for(let X=0;X<cn;X++)N[X]=X}n._data=e=L}if(ft(!0),On("setData"),B==2&&(be=!0),A!==!1){let L=I;L.auto(n,ir)?Ha():or(S,L.min,L.max),ne=ne||ue.left>=0,me=!0,Xn()}}n.setData=Va;function Ha(){ir=!0;let b,A;s==1&&(cn>0?(fn=us[0]=0,pn=us[1]=cn-1,b=e[0][fn],A=e[0][pn],B==2?(b=fn,A=pn):b==A&&(B==3?[b,A]=Fd(b,b,I.log,!1):B==4?[b,A]=Dm(b,b,I.log,!1):I.time?A=b+Ln(86400/m):[b,A]=Id(b,A,Fm,!0))):(fn=us[0]=b=null,pn=us[1]=A=null)),or(S,b,A)}let bo,sr,_o,T,z,Q,Y,K,Te,Ie;function Ee(b,A,L,N,X,J){b??=sx,L??=Um,N??="butt",X??=sx,J??="round",b!=bo&&(u.strokeStyle=bo=b),X!=sr&&(u.fillStyle=sr=X),A!=_o&&(u.lineWidth=_o=A),J!=z&&(u.lineJoin=z=J),N!=Q&&(u.lineCap=Q=N),L!=T&&u.setLineDash(T=L)}function De(b,A,L,N){A!=sr&&(u.fillStyle=sr=A),b!=Y&&(u.font=Y=b),L!=K&&(u.textAlign=K=L),N!=Te&&(u.textBaseline=Te=N)}function Ge(b,A,L,N,X=0){if(N.length>0&&b.auto(n,ir)&&(A==null||A.min==null)){let J=Ct(fn,0),ae=Ct(pn,N.length-1),pe=L.min==null?r2(N,J,ae,X,b.distr==3):[L.min,L.max];b.min=cs(b.min,L.min=pe[0]),b.max=ci(b.max,L.max=pe[1])}}let it={min:null,max:null};function yt(){for(let N in _){let X=_[N];W[N]==null&&(X.min==null||W[S]!=null&&X.auto(n,ir))&&(W[N]=it)}for(let N in _){let X=_[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=it)}W[S]!=null&&ft(!0);let b={};for(let N in W){let X=W[N];if(X!=null){let J=b[N]=Fa(_[N],p2);if(X.min!=null)Tn(J,X);else if(N!=S||s==2)if(cn==0&&J.from==null){let ae=J.range(n,null,null,N);J.min=ae[0],J.max=ae[1]}else J.min=Ht,J.max=-Ht}}if(cn>0){x.forEach((N,X)=>{if(s==1){let J=N.scale,ae=W[J];if(ae==null)return;let pe=b[J];if(X==0){let _e=pe.range(n,pe.min,pe.max,J);pe.min=_e[0],pe.max=_e[1],fn=ls(pe.min,e[0]),pn=ls(pe.max,e[0]),pn-fn>1&&(e[0][fn]<pe.min&&fn++,e[0][pn]>pe.max&&pn--),N.min=xi[fn],N.max=xi[pn]}else N.show&&N.auto&&Ge(pe,ae,N,e[X],N.sorted);N.idxs[0]=fn,N.idxs[1]=pn}else if(X>0&&N.show&&N.auto){let[J,ae]=N.facets,pe=J.scale,_e=ae.scale,[Fe,Ne]=e[X],Oe=b[pe],ot=b[_e];Oe!=null&&Ge(Oe,W[pe],J,Fe,J.sorted),ot!=null&&Ge(ot,W[_e],ae,Ne,ae.sorted),N.min=ae.min,N.max=ae.max}});for(let N in b){let X=b[N],J=W[N];if(X.from==null&&(J==null||J.min==null)){let ae=X.range(n,X.min==Ht?null:X.min,X.max==-Ht?null:X.max,N);X.min=ae[0],X.max=ae[1]}}}for(let N in b){let X=b[N];if(X.from!=null){let J=b[X.from];if(J.min==null)X.min=X.max=null;else{let ae=X.range(n,J.min,J.max,N);X.min=ae[0],X.max=ae[1]}}}let A={},L=!1;for(let N in b){let X=b[N],J=_[N];if(J.min!=X.min||J.max!=X.max){J.min=X.min,J.max=X.max;let ae=J.distr;J._min=ae==3?tr(J.min):ae==4?gm(J.min,J.asinh):ae==100?J.fwd(J.min):J.min,J._max=ae==3?tr(J.max):ae==4?gm(J.max,J.asinh):ae==100?J.fwd(J.max):J.max,A[N]=L=!0}}if(L){x.forEach((N,X)=>{s==2?X>0&&A.y&&(N._paths=null):A[N.scale]&&(N._paths=null)});for(let N in A)be=!0,On("setScale",N);ge&&ue.left>=0&&(ne=me=!0)}for(let N in W)W[N]=null}function Be(b){let A=Sm(fn-1,0,cn-1),L=Sm(pn+1,0,cn-1);for(;b[A]==null&&A>0;)A--;for(;b[L]==null&&L<cn-1;)L++;return[A,L]}function vt(){if(cn>0){let b=x.some(A=>A._focus)&&Ie!=ke.alpha;b&&(u.globalAlpha=Ie=ke.alpha),x.forEach((A,L)=>{if(L>0&&A.show&&(on(L,!1),on(L,!0),A._paths==null)){let N=Ie;Ie!=A.alpha&&(u.globalAlpha=Ie=A.alpha);let X=s==2?[0,e[L][0].length-1]:Be(e[L]);A._paths=A.paths(n,L,X[0],X[1]),Ie!=N&&(u.globalAlpha=Ie=N)}}),x.forEach((A,L)=>{if(L>0&&A.show){let N=Ie;Ie!=A.alpha&&(u.globalAlpha=Ie=A.alpha),A._paths!=null&&Nt(L,!1);{let X=A._paths!=null?A._paths.gaps:null,J=A.points.show(n,L,fn,pn,X),ae=A.points.filter(n,L,J,X);(J||ae)&&(A.points._paths=A.points.paths(n,L,fn,pn,ae),Nt(L,!0))}Ie!=N&&(u.globalAlpha=Ie=N),On("drawSeries",L)}}),b&&(u.globalAlpha=Ie=1)}}function on(b,A){let L=A?x[b].points:x[b];L._stroke=L.stroke(n,b),L._fill=L.fill(n,b)}function Nt(b,A){let L=A?x[b].points:x[b],{stroke:N,fill:X,clip:J,flags:ae,_stroke:pe=L._stroke,_fill:_e=L._fill,_width:Fe=L.width}=L._paths;Fe=Wt(Fe*It,3);let Ne=null,Oe=Fe%2/2;A&&_e==null&&(_e=Fe>0?"#fff":pe);let ot=L.pxAlign==1&&Oe>0;if(ot&&u.translate(Oe,Oe),!A){let Rt=R-Fe/2,Et=M-Fe/2,bt=q+Fe,je=he+Fe;Ne=new Path2D,Ne.rect(Rt,Et,bt,je)}A?Ue(pe,Fe,L.dash,L.cap,_e,N,X,ae,J):Ut(b,pe,Fe,L.dash,L.cap,_e,N,X,ae,Ne,J),ot&&u.translate(-Oe,-Oe)}function Ut(b,A,L,N,X,J,ae,pe,_e,Fe,Ne){let Oe=!1;_e!=0&&E.forEach((ot,Rt)=>{if(ot.series[0]==b){let Et=x[ot.series[1]],bt=e[ot.series[1]],je=(Et._paths||uc).band;Lr(je)&&(je=ot.dir==1?je[0]:je[1]);let $e,Jt=null;Et.show&&je&&a2(bt,fn,pn)?(Jt=ot.fill(n,Rt)||J,$e=Et._paths.clip):je=null,Ue(A,L,N,X,Jt,ae,pe,_e,Fe,Ne,$e,je),Oe=!0}}),Oe||Ue(A,L,N,X,J,ae,pe,_e,Fe,Ne)}let Cn=Na|Em;function Ue(b,A,L,N,X,J,ae,pe,_e,Fe,Ne,Oe){Ee(b,A,L,N,X),(_e||Fe||Oe)&&(u.save(),_e&&u.clip(_e),Fe&&u.clip(Fe)),Oe?(pe&Cn)==Cn?(u.clip(Oe),Ne&&u.clip(Ne),_t(X,ae),xn(b,J,A)):pe&Em?(_t(X,ae),u.clip(Oe),xn(b,J,A)):pe&Na&&(u.save(),u.clip(Oe),Ne&&u.clip(Ne),_t(X,ae),u.restore(),xn(b,J,A)):(_t(X,ae),xn(b,J,A)),(_e||Fe||Oe)&&u.restore()}function xn(b,A,L){L>0&&(A instanceof Map?A.forEach((N,X)=>{u.strokeStyle=bo=X,u.stroke(N)}):A!=null&&b&&u.stroke(A))}function _t(b,A){A instanceof Map?A.forEach((L,N)=>{u.fillStyle=sr=N,u.fill(L)}):A!=null&&b&&u.fill(A)}function Ds(b,A,L,N){let X=C[b],J;if(N<=0)J=[0,0];else{let ae=X._space=X.space(n,b,A,L,N),pe=X._incrs=X.incrs(n,b,A,L,N,ae);J=CC(A,L,pe,N,ae)}return X._found=J}function bn(b,A,L,N,X,J,ae,pe,_e,Fe){let Ne=ae%2/2;y==1&&u.translate(Ne,Ne),Ee(pe,ae,_e,Fe,pe),u.beginPath();let Oe,ot,Rt,Et,bt=X+(N==0||N==3?-J:J);L==0?(ot=X,Et=bt):(Oe=X,Rt=bt);for(let je=0;je<b.length;je++)A[je]!=null&&(L==0?Oe=Rt=b[je]:ot=Et=b[je],u.moveTo(Oe,ot),u.lineTo(Rt,Et));u.stroke(),y==1&&u.translate(-Ne,-Ne)}function Mo(b){let A=!0;return C.forEach((L,N)=>{if(!L.show)return;let X=_[L.scale];if(X.min==null){L._show&&(A=!1,L._show=!1,ft(!1));return}else L._show||(A=!1,L._show=!0,ft(!1));let J=L.side,ae=J%2,{min:pe,max:_e}=X,[Fe,Ne]=Ds(N,pe,_e,ae==0?k:Pe);if(Ne==0)return;let Oe=X.distr==2,ot=L._splits=L.splits(n,N,pe,_e,Fe,Ne,Oe),Rt=X.distr==2?ot.map($e=>xi[$e]):ot,Et=X.distr==2?xi[ot[1]]-xi[ot[0]]:Fe,bt=L._values=L.values(n,L.filter(n,Rt,N,Ne,Et),N,Ne,Et);L._rotate=J==2?L.rotate(n,bt,N,Ne):0;let je=L._size;L._size=Wi(L.size(n,bt,N,b)),je!=null&&L._size!=je&&(A=!1)}),A}function ds(b){let A=!0;return Ga.forEach((L,N)=>{let X=L(n,N,hs,b);X!=Xi[N]&&(A=!1),Xi[N]=X}),A}function Fs(){for(let b=0;b<C.length;b++){let A=C[b];if(!A.show||!A._show)continue;let L=A.side,N=L%2,X,J,ae=A.stroke(n,b),pe=L==0||L==3?-1:1,[_e,Fe]=A._found;if(A.label!=null){let ti=A.labelGap*pe,Mi=Ln((A._lpos+ti)*It);De(A.labelFont[0],ae,"center",L==2?"top":ix),u.save(),N==1?(X=J=0,u.translate(Mi,Ln(M+he/2)),u.rotate((L==3?-Rd:Rd)/2)):(X=Ln(R+q/2),J=Mi);let Ur=qx(A.label)?A.label(n,b,_e,Fe):A.label;u.fillText(Ur,X,J),u.restore()}if(Fe==0)continue;let Ne=_[A.scale],Oe=N==0?q:he,ot=N==0?R:M,Rt=A._splits,Et=Ne.distr==2?Rt.map(ti=>xi[ti]):Rt,bt=Ne.distr==2?xi[Rt[1]]-xi[Rt[0]]:_e,je=A.ticks,$e=A.border,Jt=je.show?je.size:0,un=Ln(Jt*It),kn=Ln((A.alignTo==2?A._size-Jt-A.gap:A.gap)*It),Bt=A._rotate*-Rd/180,dn=g(A._pos*It),bi=(un+kn)*pe,ei=dn+bi;J=N==0?ei:0,X=N==1?ei:0;let Ui=A.font[0],qi=A.align==1?Ra:A.align==2?fm:Bt>0?Ra:Bt<0?fm:N==0?"center":L==3?fm:Ra,ms=Bt||N==1?"middle":L==2?"top":ix;De(Ui,ae,qi,ms);let _i=A.font[1]*A.lineGap,Oi=Rt.map(ti=>g(a(ti,Ne,Oe,ot))),$i=A._values;for(let ti=0;ti<$i.length;ti++){let Mi=$i[ti];if(Mi!=null){N==0?X=Oi[ti]:J=Oi[ti],Mi=""+Mi;let Ur=Mi.indexOf(`
`)==-1?[Mi]:Mi.split(/\n/gm);for(let ni=0;ni<Ur.length;ni++){let dg=Ur[ni];Bt?(u.save(),u.translate(X,J+ni*_i),u.rotate(Bt),u.fillText(dg,0,0),u.restore()):u.fillText(dg,X,J+ni*_i)}}}je.show&&bn(Oi,je.filter(n,Et,b,Fe,bt),N,L,dn,un,Wt(je.width*It,3),je.stroke(n,b),je.dash,je.cap);let gs=A.grid;gs.show&&bn(Oi,gs.filter(n,Et,b,Fe,bt),N,N==0?2:1,N==0?M:R,N==0?he:q,Wt(gs.width*It,3),gs.stroke(n,b),gs.dash,gs.cap),$e.show&&bn([dn],[1],N==0?1:0,N==0?1:2,N==1?M:R,N==1?he:q,Wt($e.width*It,3),$e.stroke(n,b),$e.dash,$e.cap)}On("drawAxes")}function ft(b){x.forEach((A,L)=>{L>0&&(A._paths=null,b&&(s==1?(A.min=null,A.max=null):A.facets.forEach(N=>{N.min=null,N.max=null})))})}let hn=!1,Qn=!1,Ot=[];function _n(){Qn=!1;for(let b=0;b<Ot.length;b++)On(...Ot[b]);Ot.length=0}function Xn(){hn||(_2(Ym),hn=!0)}function mc(b,A=!1){hn=!0,Qn=A,b(n),Ym(),A&&Ot.length>0&&queueMicrotask(_n)}n.batch=mc;function Ym(){if(oe&&(yt(),oe=!1),be&&(Ae(),be=!1),ve){if(tn(f,Ra,Ke),tn(f,"top",ct),tn(f,ac,k),tn(f,lc,Pe),tn(p,Ra,Ke),tn(p,"top",ct),tn(p,ac,k),tn(p,lc,Pe),tn(d,ac,ln),tn(d,lc,vn),h.width=Ln(ln*It),h.height=Ln(vn*It),C.forEach(({_el:b,_show:A,_size:L,_pos:N,side:X})=>{if(b!=null)if(A){let J=X===3||X===0?L:0,ae=X%2==1;tn(b,ae?"left":"top",N-J),tn(b,ae?"width":"height",L),tn(b,ae?"top":"left",ae?ct:Ke),tn(b,ae?"height":"width",ae?Pe:k),Mm(b,mo)}else Li(b,mo)}),bo=sr=_o=z=Q=Y=K=Te=T=null,Ie=1,qa(!0),Ke!=Se||ct!=Gt||k!=Ve||Pe!=Ze){ft(!1);let b=k/Ve,A=Pe/Ze;if(ge&&!ne&&ue.left>=0){ue.left*=b,ue.top*=A,wo&&Ps(wo,Ln(ue.left),0,k,Pe),So&&Ps(So,0,Ln(ue.top),k,Pe);for(let L=0;L<ht.length;L++){let N=ht[L];N!=null&&(Yt[L]*=b,jn[L]*=A,Ps(N,Wi(Yt[L]),Wi(jn[L]),k,Pe))}}if(Kt.show&&!se&&Kt.left>=0&&Kt.width>0){Kt.left*=b,Kt.width*=b,Kt.top*=A,Kt.height*=A;for(let L in Kd)tn(Eo,L,Kt[L])}Se=Ke,Gt=ct,Ve=k,Ze=Pe}On("setSize"),ve=!1}ln>0&&vn>0&&(u.clearRect(0,0,h.width,h.height),On("drawClear"),w.forEach(b=>b()),On("draw")),Kt.show&&se&&(gc(Kt),se=!1),ge&&ne&&(Nr(null,!0,!1),ne=!1),fe.show&&fe.live&&me&&(Yd(),me=!1),c||(c=!0,n.status=1,On("ready")),ir=!1,hn=!1}n.redraw=(b,A)=>{be=A||!1,b!==!1?or(S,I.min,I.max):Xn()};function Xd(b,A){let L=_[b];if(L.from==null){if(cn==0){let N=L.range(n,A.min,A.max,b);A.min=N[0],A.max=N[1]}if(A.min>A.max){let N=A.min;A.min=A.max,A.max=N}if(cn>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;b==S&&L.distr==2&&cn>0&&(A.min=ls(A.min,e[0]),A.max=ls(A.max,e[0]),A.min==A.max&&A.max++),W[b]=A,oe=!0,Xn()}}n.setScale=Xd;let qd,$d,wo,So,Zm,Km,Ao,To,Jm,jm,Zt,sn,rr=!1,Gn=ue.drag,Nn=Gn.x,Un=Gn.y;ge&&(ue.x&&(qd=Hi(X3,p)),ue.y&&($d=Hi(q3,p)),I.ori==0?(wo=qd,So=$d):(wo=$d,So=qd),Zt=ue.left,sn=ue.top);let Kt=n.select=Tn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Eo=Kt.show?Hi(W3,Kt.over?p:f):null;function gc(b,A){if(Kt.show){for(let L in b)Kt[L]=b[L],L in Kd&&tn(Eo,L,b[L]);A!==!1&&On("setSelect")}}n.setSelect=gc;function Db(b){if(x[b].show)ee&&Mm(lt[b],mo);else if(ee&&Li(lt[b],mo),ge){let L=Re?ht[0]:ht[b];L!=null&&Ps(L,-10,-10,k,Pe)}}function or(b,A,L){Xd(b,{min:A,max:L})}function fs(b,A,L,N){A.focus!=null&&kb(b),A.show!=null&&x.forEach((X,J)=>{J>0&&(b==J||b==null)&&(X.show=A.show,Db(J),s==2?(or(X.facets[0].scale,null,null),or(X.facets[1].scale,null,null)):or(X.scale,null,null),Xn())}),L!==!1&&On("setSeries",b,A),N&&$a("setSeries",n,b,A)}n.setSeries=fs;function Fb(b,A){Tn(E[b],A)}function Nb(b,A){b.fill=St(b.fill||null),b.dir=Ct(b.dir,-1),A=A??E.length,E.splice(A,0,b)}function Ub(b){b==null?E.length=0:E.splice(b,1)}n.addBand=Nb,n.setBand=Fb,n.delBand=Ub;function Ob(b,A){x[b].alpha=A,ge&&ht[b]!=null&&(ht[b].style.opacity=A),ee&&lt[b]&&(lt[b].style.opacity=A)}let Ns,ar,Fr,Co={focus:!0};function kb(b){if(b!=Fr){let A=b==null,L=ke.alpha!=1;x.forEach((N,X)=>{if(s==1||X>0){let J=A||X==0||X==b;N._focus=A?null:J,L&&Ob(X,J?1:ke.alpha)}}),Fr=b,L&&Xn()}}ee&&tt&&Tt(ax,Ce,b=>{ue._lock||(et(b),Fr!=null&&fs(null,Co,!0,Mn.setSeries))});function ps(b,A,L){let N=_[A];L&&(b=b/It-(N.ori==1?ct:Ke));let X=k;N.ori==1&&(X=Pe,b=X-b),N.dir==-1&&(b=X-b);let J=N._min,ae=N._max,pe=b/X,_e=J+(ae-J)*pe,Fe=N.distr;return Fe==3?La(10,_e):Fe==4?c2(_e,N.asinh):Fe==100?N.bwd(_e):_e}function Bb(b,A){let L=ps(b,S,A);return ls(L,e[0],fn,pn)}n.valToIdx=b=>ls(b,e[0]),n.posToIdx=Bb,n.posToVal=ps,n.valToPos=(b,A,L)=>_[A].ori==0?r(b,_[A],L?q:k,L?R:0):o(b,_[A],L?he:Pe,L?M:0),n.setCursor=(b,A,L)=>{Zt=b.left,sn=b.top,Nr(null,A,L)};function Qm(b,A){tn(Eo,Ra,Kt.left=b),tn(Eo,ac,Kt.width=A)}function eg(b,A){tn(Eo,"top",Kt.top=b),tn(Eo,lc,Kt.height=A)}let Wa=I.ori==0?Qm:eg,Xa=I.ori==1?Qm:eg;function zb(){if(ee&&fe.live)for(let b=s==2?1:0;b<x.length;b++){if(b==0&&dt)continue;let A=fe.values[b],L=0;for(let N in A)We[b][L++].firstChild.nodeValue=A[N]}}function Yd(b,A){if(b!=null&&(b.idxs?b.idxs.forEach((L,N)=>{te[N]=L}):f2(b.idx)||te.fill(b.idx),fe.idx=te[0]),ee&&fe.live){for(let L=0;L<x.length;L++)(L>0||s==1&&!dt)&&Gb(L,te[L]);zb()}me=!1,A!==!1&&On("setLegend")}n.setLegend=Yd;function Gb(b,A){let L=x[b],N=b==0&&B==2?xi:e[b],X;dt?X=L.values(n,b,A)??rt:(X=L.value(n,A==null?null:N[A],b,A),X=X==null?rt:{_:X}),fe.values[b]=X}function Nr(b,A,L){Jm=Zt,jm=sn,[Zt,sn]=ue.move(n,Zt,sn),ue.left=Zt,ue.top=sn,ge&&(wo&&Ps(wo,Ln(Zt),0,k,Pe),So&&Ps(So,0,Ln(sn),k,Pe));let N,X=fn>pn;Ns=Ht,ar=null;let J=I.ori==0?k:Pe,ae=I.ori==1?k:Pe;if(Zt<0||cn==0||X){N=ue.idx=null;for(let pe=0;pe<x.length;pe++){let _e=ht[pe];_e!=null&&Ps(_e,-10,-10,k,Pe)}tt&&fs(null,Co,!0,b==null&&Mn.setSeries),fe.live&&(te.fill(N),me=!0)}else{let pe,_e,Fe;s==1&&(pe=I.ori==0?Zt:sn,_e=ps(pe,S),N=ue.idx=ls(_e,e[0],fn,pn),Fe=G(e[0][N],I,J,0));let Ne=-10,Oe=-10,ot=0,Rt=0,Et=!0,bt="",je="";for(let $e=s==2?1:0;$e<x.length;$e++){let Jt=x[$e],un=te[$e],kn=un==null?null:s==1?e[$e][un]:e[$e][1][un],Bt=ue.dataIdx(n,$e,N,_e),dn=Bt==null?null:s==1?e[$e][Bt]:e[$e][1][Bt];if(me=me||dn!=kn||Bt!=un,te[$e]=Bt,$e>0&&Jt.show){let bi=Bt==null?-10:Bt==N?Fe:G(s==1?e[0][Bt]:e[$e][0][Bt],I,J,0),ei=dn==null?-10:F(dn,s==1?_[Jt.scale]:_[Jt.facets[1].scale],ae,0);if(tt&&dn!=null){let Ui=I.ori==1?Zt:sn,qi=Dn(ke.dist(n,$e,Bt,ei,Ui));if(qi<Ns){let ms=ke.bias;if(ms!=0){let _i=ps(Ui,Jt.scale),Oi=dn>=0?1:-1,$i=_i>=0?1:-1;$i==Oi&&($i==1?ms==1?dn>=_i:dn<=_i:ms==1?dn<=_i:dn>=_i)&&(Ns=qi,ar=$e)}else Ns=qi,ar=$e}}if(me||Re){let Ui,qi;I.ori==0?(Ui=bi,qi=ei):(Ui=ei,qi=bi);let ms,_i,Oi,$i,gs,ti,Mi=!0,Ur=ce.bbox;if(Ur!=null){Mi=!1;let ni=Ur(n,$e);Oi=ni.left,$i=ni.top,ms=ni.width,_i=ni.height}else Oi=Ui,$i=qi,ms=_i=ce.size(n,$e);if(ti=ce.fill(n,$e),gs=ce.stroke(n,$e),Re)$e==ar&&Ns<=ke.prox&&(Ne=Oi,Oe=$i,ot=ms,Rt=_i,Et=Mi,bt=ti,je=gs);else{let ni=ht[$e];ni!=null&&(Yt[$e]=Oi,jn[$e]=$i,px(ni,ms,_i,Mi),dx(ni,ti,gs),Ps(ni,Wi(Oi),Wi($i),k,Pe))}}}}if(Re){let $e=ke.prox,Jt=Fr==null?Ns<=$e:Ns>$e||ar!=Fr;if(me||Jt){let un=ht[0];un!=null&&(Yt[0]=Ne,jn[0]=Oe,px(un,ot,Rt,Et),dx(un,bt,je),Ps(un,Wi(Ne),Wi(Oe),k,Pe))}}}if(Kt.show&&rr)if(b!=null){let[pe,_e]=Mn.scales,[Fe,Ne]=Mn.match,[Oe,ot]=b.cursor.sync.scales,Rt=b.cursor.drag;if(Nn=Rt._x,Un=Rt._y,Nn||Un){let{left:Et,top:bt,width:je,height:$e}=b.select,Jt=b.scales[Oe].ori,un=b.posToVal,kn,Bt,dn,bi,ei,Ui=pe!=null&&Fe(pe,Oe),qi=_e!=null&&Ne(_e,ot);Ui&&Nn?(Jt==0?(kn=Et,Bt=je):(kn=bt,Bt=$e),dn=_[pe],bi=G(un(kn,Oe),dn,J,0),ei=G(un(kn+Bt,Oe),dn,J,0),Wa(cs(bi,ei),Dn(ei-bi))):Wa(0,J),qi&&Un?(Jt==1?(kn=Et,Bt=je):(kn=bt,Bt=$e),dn=_[_e],bi=F(un(kn,ot),dn,ae,0),ei=F(un(kn+Bt,ot),dn,ae,0),Xa(cs(bi,ei),Dn(ei-bi))):Xa(0,ae)}else Jd()}else{let pe=Dn(Jm-Zm),_e=Dn(jm-Km);if(I.ori==1){let ot=pe;pe=_e,_e=ot}Nn=Gn.x&&pe>=Gn.dist,Un=Gn.y&&_e>=Gn.dist;let Fe=Gn.uni;Fe!=null?Nn&&Un&&(Nn=pe>=Fe,Un=_e>=Fe,!Nn&&!Un&&(_e>pe?Un=!0:Nn=!0)):Gn.x&&Gn.y&&(Nn||Un)&&(Nn=Un=!0);let Ne,Oe;Nn&&(I.ori==0?(Ne=Ao,Oe=Zt):(Ne=To,Oe=sn),Wa(cs(Ne,Oe),Dn(Oe-Ne)),Un||Xa(0,ae)),Un&&(I.ori==1?(Ne=Ao,Oe=Zt):(Ne=To,Oe=sn),Xa(cs(Ne,Oe),Dn(Oe-Ne)),Nn||Wa(0,J)),!Nn&&!Un&&(Wa(0,0),Xa(0,0))}if(Gn._x=Nn,Gn._y=Un,b==null){if(L){if(ug!=null){let[pe,_e]=Mn.scales;Mn.values[0]=pe!=null?ps(I.ori==0?Zt:sn,pe):null,Mn.values[1]=_e!=null?ps(I.ori==1?Zt:sn,_e):null}$a(pm,n,Zt,sn,k,Pe,N)}if(tt){let pe=L&&Mn.setSeries,_e=ke.prox;Fr==null?Ns<=_e&&fs(ar,Co,!0,pe):Ns>_e?fs(null,Co,!0,pe):ar!=Fr&&fs(ar,Co,!0,pe)}}me&&(fe.idx=N,Yd()),A!==!1&&On("setCursor")}let lr=null;Object.defineProperty(n,"rect",{get(){return lr==null&&qa(!1),lr}});function qa(b=!1){b?lr=null:(lr=p.getBoundingClientRect(),On("syncRect",lr))}function tg(b,A,L,N,X,J,ae){ue._lock||rr&&b!=null&&b.movementX==0&&b.movementY==0||(Zd(b,A,L,N,X,J,ae,!1,b!=null),b!=null?Nr(null,!0,!0):Nr(A,!0,!1))}function Zd(b,A,L,N,X,J,ae,pe,_e){if(lr==null&&qa(!1),et(b),b!=null)L=b.clientX-lr.left,N=b.clientY-lr.top;else{if(L<0||N<0){Zt=-10,sn=-10;return}let[Fe,Ne]=Mn.scales,Oe=A.cursor.sync,[ot,Rt]=Oe.values,[Et,bt]=Oe.scales,[je,$e]=Mn.match,Jt=A.axes[0].side%2==1,un=I.ori==0?k:Pe,kn=I.ori==1?k:Pe,Bt=Jt?J:X,dn=Jt?X:J,bi=Jt?N:L,ei=Jt?L:N;if(Et!=null?L=je(Fe,Et)?a(ot,_[Fe],un,0):-10:L=un*(bi/Bt),bt!=null?N=$e(Ne,bt)?a(Rt,_[Ne],kn,0):-10:N=kn*(ei/dn),I.ori==1){let Ui=L;L=N,N=Ui}}_e&&(A==null||A.cursor.event.type==pm)&&((L<=1||L>=k-1)&&(L=fo(L,k)),(N<=1||N>=Pe-1)&&(N=fo(N,Pe))),pe?(Zm=L,Km=N,[Ao,To]=ue.move(n,L,N)):(Zt=L,sn=N)}let Kd={width:0,height:0,left:0,top:0};function Jd(){gc(Kd,!1)}let ng,ig,sg,rg;function og(b,A,L,N,X,J,ae){rr=!0,Nn=Un=Gn._x=Gn._y=!1,Zd(b,A,L,N,X,J,ae,!0,!1),b!=null&&(Tt(mm,bm,ag,!1),$a(rx,n,Ao,To,k,Pe,null));let{left:pe,top:_e,width:Fe,height:Ne}=Kt;ng=pe,ig=_e,sg=Fe,rg=Ne}function ag(b,A,L,N,X,J,ae){rr=Gn._x=Gn._y=!1,Zd(b,A,L,N,X,J,ae,!1,!0);let{left:pe,top:_e,width:Fe,height:Ne}=Kt,Oe=Fe>0||Ne>0,ot=ng!=pe||ig!=_e||sg!=Fe||rg!=Ne;if(Oe&&ot&&gc(Kt),Gn.setScale&&Oe&&ot){let Rt=pe,Et=Fe,bt=_e,je=Ne;if(I.ori==1&&(Rt=_e,Et=Ne,bt=pe,je=Fe),Nn&&or(S,ps(Rt,S),ps(Rt+Et,S)),Un)for(let $e in _){let Jt=_[$e];$e!=S&&Jt.from==null&&Jt.min!=Ht&&or($e,ps(bt+je,$e),ps(bt,$e))}Jd()}else ue.lock&&(ue._lock=!ue._lock,Nr(A,!0,b!=null));b!=null&&(En(mm,bm),$a(mm,n,Zt,sn,k,Pe,null))}function Vb(b,A,L,N,X,J,ae){if(ue._lock)return;et(b);let pe=rr;if(rr){let _e=!0,Fe=!0,Ne=10,Oe,ot;I.ori==0?(Oe=Nn,ot=Un):(Oe=Un,ot=Nn),Oe&&ot&&(_e=Zt<=Ne||Zt>=k-Ne,Fe=sn<=Ne||sn>=Pe-Ne),Oe&&_e&&(Zt=Zt<Ao?0:k),ot&&Fe&&(sn=sn<To?0:Pe),Nr(null,!0,!0),rr=!1}Zt=-10,sn=-10,te.fill(null),Nr(null,!0,!0),pe&&(rr=pe)}function lg(b,A,L,N,X,J,ae){ue._lock||(et(b),Ha(),Jd(),b!=null&&$a(lx,n,Zt,sn,k,Pe,null))}function cg(){C.forEach(RC),O(n.width,n.height,!0)}go(Pd,Ia,cg);let Ro={};Ro.mousedown=og,Ro.mousemove=tg,Ro.mouseup=ag,Ro.dblclick=lg,Ro.setSeries=(b,A,L,N)=>{let X=Mn.match[2];L=X(n,A,L),L!=-1&&fs(L,N,!0,!1)},ge&&(Tt(rx,p,og),Tt(pm,p,tg),Tt(ox,p,b=>{et(b),qa(!1)}),Tt(ax,p,Vb),Tt(lx,p,lg),Cm.add(n),n.syncRect=qa);let yc=n.hooks=i.hooks||{};function On(b,A,L){Qn?Ot.push([b,A,L]):b in yc&&yc[b].forEach(N=>{N.call(null,n,A,L)})}(i.plugins||[]).forEach(b=>{for(let A in b.hooks)yc[A]=(yc[A]||[]).concat(b.hooks[A])});let hg=(b,A,L)=>L,Mn=Tn({key:null,setSeries:!1,filters:{pub:xx,sub:xx},scales:[S,x[1]?x[1].scale:null],match:[bx,bx,hg],values:[null,null]},ue.sync);Mn.match.length==2&&Mn.match.push(hg),ue.sync=Mn;let ug=Mn.key,jd=gb(ug);function $a(b,A,L,N,X,J,ae){Mn.filters.pub(b,A,L,N,X,J,ae)&&jd.pub(b,A,L,N,X,J,ae)}jd.sub(n);function Hb(b,A,L,N,X,J,ae){Mn.filters.sub(b,A,L,N,X,J,ae)&&Ro[b](null,A,L,N,X,J,ae)}n.pub=Hb;function Wb(){jd.unsub(n),Cm.delete(n),Fn.clear(),wm(Pd,Ia,cg),l.remove(),Ce?.remove(),On("destroy")}n.destroy=Wb;function Qd(){On("init",i,e),Va(e||i.data,!1),W[S]?Xd(S,W[S]):Ha(),se=Kt.show&&(Kt.width>0||Kt.height>0),ne=me=!0,O(i.width,i.height)}return x.forEach(xo),C.forEach(Is),t?t instanceof HTMLElement?(t.appendChild(l),Qd()):t(n,Qd):Qd(),n}zn.assign=Tn;zn.fmtNum=Nm;zn.rangeNum=Id;zn.rangeLog=Fd;zn.rangeAsinh=Dm;zn.orient=vo;zn.pxRatio=It;zn.join=b2;zn.fmtDate=Om,zn.tzDate=I2;zn.sync=gb;{zn.addGap=fC,zn.clipGaps=Od;let i=zn.paths={points:Mb};i.linear=Sb,i.stepped=gC,i.bars=yC,i.spline=xC}var fc=12e3,PC=20,IC={light:{series:["#c2410c","#0b7a6c","#6247c9","#0b69b7","#9a6700","#b0326f"],axis:"#5b626b",grid:"rgba(30,40,50,0.09)"},dark:{series:["#ff8f66","#4fd1bd","#b39dff","#6cb6ff","#e3b341","#f28cbf"],axis:"#9aa4ae",grid:"rgba(220,230,240,0.09)"}},LC={N:"Force","N m":"Torque",m:"Position",J:"Energy","1/m":"Curvature",rad:"Angle","m/s":"Speed","rad/s":"Turning","N s":"Momentum","N m s":"Angular momentum","kg m²/s":"Angular momentum"},DC=/drift|error|violation|residual/i,Cb=1e-18,Wm=class{time=new Float64Array(fc);columns=[];length=0;clear(e){for(this.length=0;this.columns.length<e;)this.columns.push(new Float64Array(fc));this.columns.length=e}room(){if(this.length===fc){let e=fc>>1;this.time.copyWithin(0,e);for(let t of this.columns)t.copyWithin(0,e);this.length=fc-e}return this.length++}get last(){return this.length>0?this.time[this.length-1]:-1/0}},Gd=class{el;strip=V("div",{class:"plots"});history=new Wm;series=[];plots=[];drawnAt=0;theme="light";scene="";sync=zn.sync("tendril");forget;watch;shown=!1;zoomed=!1;constructor(){this.el=V("section",{class:"panel drawer","aria-label":"Plots"},this.strip,V("button",{class:"icon-button csv",title:"Save what is plotted as CSV","aria-label":"Save plots as CSV",click:()=>this.save()},Lt("save"),"CSV")),this.forget=Po(e=>{this.theme=e,this.shown&&this.build()}),this.watch=new ResizeObserver(()=>this.resize()),this.watch.observe(this.strip)}dispose(){this.forget(),this.watch.disconnect();for(let e of this.plots)e.plot.destroy()}load(e){this.scene=e.scene.name,this.series=[...e.probes.map((t,n)=>({label:t.name,unit:t.unit==="1"?"":t.unit,read:s=>n<s.probes.count?s.floats[s.probes.at+n]:NaN})),{label:"hand",unit:"N",read:t=>Rb(t,3)},{label:"hand",unit:"N m",read:t=>Rb(t,0)},...mu.map((t,n)=>({label:t,unit:"s",read:s=>s.rates[$t.stage+n]*1e-6}))],this.history.clear(this.series.length),this.zoomed=!1,this.shown&&this.build()}show(e){this.shown=e,e&&this.plots.length===0&&this.build()}take(e,t,n){let{history:s}=this;if(e.time<s.last&&s.clear(this.series.length),e.time>s.last){let r=s.room();s.time[r]=e.time,this.series.forEach((o,a)=>s.columns[a][r]=o.read(e))}this.shown&&t-this.drawnAt>n&&(this.drawnAt=t,this.draw())}figures(){let e=this.history.length-1;return Object.fromEntries(this.series.map((t,n)=>[`${t.label} [${t.unit}]`,e<0?NaN:this.history.columns[n][e]]))}get samples(){return this.history.length}build(){if(this.series.length!==0){for(let e of this.plots)e.plot.destroy();this.strip.replaceChildren(),this.plots=this.groups().map(e=>this.makePlot(e)),this.resize(),this.draw()}}groups(){let e=this.series.length-mu.length,t=new Map;return this.series.slice(0,e).forEach((n,s)=>{let r=DC.test(n.label),o=r?`${n.unit} of errors`:n.unit,a=r?"Drift":LC[n.unit]??n.label.replace(/^./,c=>c.toUpperCase());t.has(o)||t.set(o,{title:a,unit:n.unit,series:[],stacked:!1,log:r}),t.get(o).series.push(s)}),[...t.values(),{title:"Step time",unit:"s",series:mu.map((n,s)=>e+s),stacked:!0,log:!1}]}makePlot(e){let t=IC[this.theme],n=h=>t.series[e.series.indexOf(h)%t.series.length],s=e.series.map(()=>V("b",{})),r=e.series.map((h,u)=>V("li",{},this.key(h,n(h),e,s[u],()=>this.toggle(c,u)))),o=V("div",{class:"tip",hidden:!0}),a=V("figure",{class:"plot",style:`--series: ${Math.min(4,e.series.length)}`},V("figcaption",{},V("ul",{},V("li",{},V("strong",{},e.title)),...r)),o);Yi(this.strip,a);let c={group:e,holder:a,values:s,tip:o,empty:!1,zero:!1,hidden:new Set,plot:null},l={stroke:t.axis,font:`12px ${getComputedStyle(document.body).fontFamily}`,grid:{stroke:t.grid,width:1},ticks:{show:!1}};return c.plot=new zn({width:300,height:150,pxAlign:!1,legend:{show:!1},cursor:{sync:{key:this.sync.key,setSeries:!1},drag:{x:!0,y:!1,setScale:!0},points:{size:5},dataIdx:(h,u,d)=>u>0&&Number.isNaN(h.data[u][d])?null:d},scales:{x:{time:!1},y:{distr:e.log?3:1,range:h=>this.rangeY(h,c)}},axes:[{...l,size:24,gap:2,space:60,values:(h,u)=>u.map(d=>`${wi(d)} s`)},{...l,size:Math.max(72,56+6*e.unit.length),gap:4,space:30,...e.log&&{splits:(h,u,d,f)=>OC(d,f),filter:(h,u)=>u},values:(h,u)=>kC(u,c)}],series:[{},...this.drawOrder(e).map(h=>({label:this.series[h].label,stroke:n(h),width:1.5,points:{show:!1},fill:e.stacked?`${n(h)}38`:void 0}))],hooks:{setSelect:[h=>this.zoomed||=h.select.width>2],setCursor:[()=>this.point(c,n)],ready:[h=>h.over.addEventListener("dblclick",()=>this.zoomed=!1)]}},this.data(e),a),c}key(e,t,n,s,r){let{label:o}=this.series[e],a=NC(n.series.map(l=>this.series[l].label)),c=o.toLowerCase()===n.title.toLowerCase()?"":o.split(" ").slice(a).join(" ");return V("button",{"aria-pressed":"true",title:`Show or hide ${o}`,click:r},V("i",{style:`background:${t}`}),c?V("span",{},c):null,s)}toggle(e,t){let{group:n,hidden:s,values:r,plot:o}=e,a=n.series[t];s.delete(a)||s.add(a),r[t].parentElement.setAttribute("aria-pressed",String(!s.has(a))),o.setSeries(1+this.drawOrder(n).indexOf(a),{show:!s.has(a)}),o.redraw(!0,!0)}drawOrder(e){return e.stacked?[...e.series].reverse():e.series}read(e){e.group.series.forEach((t,n)=>{let s=this.value(t,this.history.length-1);e.values[n].closest("li").hidden=Number.isNaN(s),Number.isNaN(s)||at(e.values[n],mn(s,e.group.unit,e.group.stacked?2:3))})}point(e,t){let{idx:n,left:s}=e.plot.cursor,r=n!=null&&s!==void 0&&s>=0&&e.plot.over.matches(":hover");if(e.tip.hidden=!r,!r)return;let o=e.group.series.filter(l=>!Number.isNaN(this.value(l,n))).map(l=>V("div",{},V("i",{style:`background:${t(l)}`}),V("span",{},this.series[l].label),V("b",{},mn(this.value(l,n),e.group.unit))));e.tip.replaceChildren(V("div",{},V("span",{},"time"),V("b",{},`${this.history.time[n].toFixed(3)} s`)),...o);let a=e.plot.over.offsetLeft+s,c=s>e.plot.over.clientWidth/2;e.tip.style.left=c?"auto":`${a+12}px`,e.tip.style.right=c?`${e.holder.clientWidth-a+12}px`:"auto"}value(e,t){return t>=0&&t<this.history.length?this.history.columns[e][t]:NaN}rangeY(e,t){let{min:n=0,max:s=0}=e.scales.x,{time:r,length:o}=this.history,a=1/0,c=-1/0;for(let u=1;u<e.data.length;u++){if(e.series[u]?.show===!1)continue;let d=e.data[u];for(let f=o-1;f>=0&&r[f]>=n;f--)r[f]>s||Number.isNaN(d[f])||t.group.log&&!(d[f]>Cb)||(a=Math.min(a,d[f]),c=Math.max(c,d[f]))}let l=a>c;if(l!==t.empty&&setTimeout(()=>this.resize()),t.empty=l,Mt(t.holder,"blank",l),t.zero=a===0&&c===0,t.empty)return t.group.log?[1e-9,1]:[0,1];if(t.zero)return[-1,1];if(t.group.log)return[10**Math.floor(Math.log10(a)),10**Math.ceil(Math.log10(1.001*c))];if(t.group.stacked)return[0,c>0?1.1*c:1e-6];let h=Math.max(c-a,.02*Math.max(Math.abs(c),Math.abs(a)),1e-12);return[a-.1*h,c+.1*h]}data(e){let{history:t}=this,n=t.length,s=e.series.map(o=>t.columns[o].subarray(0,n));if(e.log)return[t.time.subarray(0,n),...s.map(o=>o.map(a=>a>Cb?a:NaN))];if(!e.stacked)return[t.time.subarray(0,n),...s];let r=[];return s.forEach((o,a)=>{let c=Float64Array.from(o);if(a>0)for(let l=0;l<n;l++)c[l]+=r[a-1][l];r.push(c)}),[t.time.subarray(0,n),...r.reverse()]}draw(){let e=Math.max(this.history.last,0),t=Math.max(this.history.length>0?this.history.time[0]:0,e-PC);for(let n of this.plots){if(this.zoomed){this.read(n);continue}n.plot.setData(this.data(n.group),!1),n.plot.setScale("x",{min:t,max:Math.max(e,t+2)}),this.read(n)}}resize(){for(let{plot:e,holder:t}of this.plots){let n=t.clientWidth,s=t.clientHeight-t.querySelector("figcaption").offsetHeight;n>0&&s>0&&(e.width!==n||e.height!==s)&&e.setSize({width:n,height:s})}}save(){let{history:e}=this,t=[["time [s]",...this.series.map(n=>`${n.label} [${n.unit}]`)].map(FC).join(",")];for(let n=0;n<e.length;n++)t.push([e.time[n],...e.columns.map(s=>s[n])].map(s=>Number.isNaN(s)?"":String(Number(s.toPrecision(7)))).join(","));vc(`tendril-${this.scene}.csv`,new Blob([t.join(`
`)+`
`],{type:"text/csv"}))}},FC=i=>/[",\n]/.test(i)?`"${i.replaceAll('"','""')}"`:i;function NC(i){if(i.length<2)return 0;let e=i.map(s=>s.split(" ")),t=Math.min(...e.map(s=>s.length-1)),n=0;for(;n<t&&e.every(s=>s[n]===e[0][n]);)n++;return n}function Rb(i,e){let t=i.hands.find(s=>s.mine);if(!t)return NaN;let n=t.wrench+e;return Math.hypot(i.floats[n],i.floats[n+1],i.floats[n+2])}function UC(i,e){let t=Math.max(...i.map(Math.abs)),{factor:n,sign:s}=fg(t,e),r=o=>t/n<.001&&o!==0?o.toExponential(2):wi(o);return i.map(o=>`${r(o/n)} ${s}${e}`.trim())}function OC(i,e){let t=Math.round(Math.log10(i)),n=Math.round(Math.log10(e)),s=Math.ceil((n-t+1)/5),r=[];for(let o=t;o<=n;o+=s)r.push(10**o);return r}function kC(i,e){let{unit:t,log:n}=e.group;return e.empty?i.map(()=>""):e.zero?i.map(s=>s===0?`0 ${t}`:""):n?i.map(s=>s<9e-13?`${s.toExponential(0)} ${t}`:mn(s,t,1)):UC(i,t)}var Vd=class{constructor(e,t){this.duration=e;this.slider=V("input",{type:"range",min:"0",max:String(e),step:String(Math.max(e/2e3,.001)),value:"0","aria-label":"Time in the recording",pointerdown:()=>this.dragging=!0,pointerup:()=>this.dragging=!1,change:()=>this.dragging=!1,input:()=>{t(Number(this.slider.value)),this.tell(Number(this.slider.value))}}),this.el=V("div",{class:"timeline"},this.now,this.slider,V("span",{},`${e.toFixed(2)} s`)),this.tell(0)}duration;el;slider;now=V("output",{});dragging=!1;show(e){this.dragging||(this.slider.value=String(e),this.tell(e))}tell(e){at(this.now,`${e.toFixed(2)} s`),this.slider.style.setProperty("--at",`${100*e/(this.duration||1)}%`)}};var Ba=[.05,.1,.25,.5,1,2,5,10],Hd=class{el;title=V("h1",{});clock=V("output",{class:"clock","aria-label":"Simulated time"});pause;record;contacts;speed;panels;forget;constructor(e){this.pause=Ni("pause","Pause","Space",()=>e.pause()),this.record=Ni("record","Record","",()=>e.record()),this.contacts=Ni("contacts","Show contacts","X",()=>e.contacts()),this.contacts.hidden=!0,this.speed=V("select",{class:"speed","aria-label":"Speed",title:"Speed (< and >)",change:()=>e.speed(Number(this.speed.value))},...Ba.map(a=>V("option",{value:String(a)},`× ${a}`))),this.panels={outline:Ni("outline","Outline","O",()=>e.panel("outline")),params:Ni("sliders","Parameters","P",()=>e.panel("params")),plots:Ni("plot","Plots","D",()=>e.panel("plots"))};let t=Ni("dark","Light or dark","T",bc);this.forget=Po(a=>t.replaceChildren(Lt(a==="dark"?"light":"dark")));let n=V("div",{class:"tools"},this.contacts,this.record,Ni("camera","Save a picture","S",()=>e.picture()),Ni("link","Copy a link to this state","L",()=>e.share()),t,Ni("full","Full screen","",()=>e.full()),Ni("help","Keys and gestures","H",()=>e.help())),s=V("details",{class:"more"},V("summary",{class:"icon-button","aria-label":"More",title:"More"},Lt("more")),n);s.addEventListener("click",a=>{a.target.closest(".tools")&&(s.open=!1)});let r=matchMedia("(min-width: 900px)"),o=()=>s.open=r.matches;r.addEventListener("change",o),s.addEventListener("toggle",()=>r.matches&&!s.open&&o()),o(),this.el=V("header",{class:"topbar"},V("a",{class:"home",href:"#/",title:"Gallery","aria-label":"Tendril: back to the gallery"},Lt("mark")),this.title,V("div",{class:"transport",role:"group","aria-label":"Time"},this.pause,Ni("step","One step",".",()=>e.step()),Ni("reset","Reset","R",()=>e.reset()),this.speed,this.clock),V("div",{class:"views",role:"group","aria-label":"Panels"},this.panels.outline,this.panels.params,this.panels.plots),s)}dispose(){this.forget()}setTitle(e){at(this.title,e)}setTime(e){at(this.clock,`${e.toFixed(2)} s`)}setStatus(e,t,n){Xm(this.pause,e?"play":"pause",e?"Go on":"Pause","Space"),Xm(this.record,"record",n?"Stop recording":"Record",""),Mt(this.record,"recording",n),this.record.setAttribute("aria-pressed",String(n));let s=String(t);[...this.speed.options].some(r=>r.value===s)||this.speed.append(V("option",{value:s},`× ${Number(t.toPrecision(3))}`)),this.speed.value=s}setContacts(e,t){this.contacts.hidden=!e,this.contacts.setAttribute("aria-pressed",String(t))}setPanel(e,t){this.panels[e].setAttribute("aria-pressed",String(t))}};function Ni(i,e,t,n){let s=V("button",{class:"icon-button",click:n});return Xm(s,i,e,t),s}function Xm(i,e,t,n){i.getAttribute("aria-label")!==t&&(i.replaceChildren(Lt(e)),i.setAttribute("aria-label",t),i.title=n?`${t} (${n})`:t,i.dataset.label=t)}function pU(i,e){try{let t=new qm(i,e);return()=>t.close()}catch(t){if(!(t instanceof ec))throw t;return i.replaceChildren(V("main",{class:"apology"},V("h1",{},"This browser cannot draw the scene"),V("p",{},"Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser."),V("p",{},V("a",{href:"#/"},"Back to the gallery")))),()=>{}}}var qm=class{constructor(e,t){this.route=t;let n=t.query.has("bare");this.el=V("div",{class:n?"viewer bare":"viewer"}),this.stage=new pd(this.el,t.query.get("quality")),e.replaceChildren(this.el),this.bar=new Hd({pause:()=>this.pause(),step:()=>this.step(),reset:()=>this.reset(),speed:o=>this.link.send({type:"speed",value:o}),record:()=>this.record(),picture:()=>{this.picture()},share:()=>this.share(),full:()=>zC(),help:()=>this.help.showModal(),panel:o=>this.toggle(o),contacts:()=>this.showContacts(!this.contacts.shown)}),this.keys=new vd({send:(o,a)=>this.link.send({type:"track",path:o,keys:a}),changed:()=>this.keysChanged()}),this.params=new Sd({set:(o,a)=>this.setParam(o,a),pose:o=>this.setPose(o)},this.keys),this.outline=new bd(o=>this.select(o)),this.contacts=new yd({parts:()=>this.stage.showContacts(this.contacts.parts),drowse:o=>this.setDrowse(o)}),this.notices=new xd(()=>this.link.retry()),Yi(this.el,this.bar.el,this.outline.el,this.params.el,this.keys.el,this.plots.el,this.contacts.el,this.chip.el,this.scale,this.notices.el,this.help);let s=innerWidth>=1100&&!n;this.panels={outline:!1,params:s,plots:innerWidth>=1280&&innerHeight>=760&&!n};for(let o of["outline","params","plots"])this.show(o,this.panels[o]);let r=t.kind==="scene"?"scene":"recording";this.link=new vu(`/ws?${r}=${encodeURIComponent(t.name)}`,{state:o=>this.hearState(o),message:o=>this.hear(o),frame:()=>this.hearFrame()}),this.grips=new du(this.stage,this.link,{hover:o=>this.stage.highlight(o),select:o=>this.select(o),changed:()=>this.held()},()=>this.hello?.replay!==void 0),this.stage.drawn=o=>this.drawn(o),this.stage.fitted=()=>this.showScale(),this.forget=Po(o=>this.stage.setTheme(o)),this.layout=new ResizeObserver(()=>this.arrange());for(let o of[this.el,this.params.el,this.plots.el,this.outline.el,this.keys.el,this.contacts.el])this.layout.observe(o);addEventListener("keydown",o=>this.key(o),{signal:this.stop.signal}),addEventListener("pointerdown",()=>Mt(this.el,"by-keys",!1),{signal:this.stop.signal}),this.arrange(),vy(this.link,this.stage,this.grips,this.plots,this.latency,()=>this.hello,()=>this.status.paused)}route;el;stage;link;grips;bar;params;keys;plots=new Gd;outline;contacts;chip=new gd;notices;help=Hv();scale=V("div",{class:"scale","aria-hidden":"true"});latency=new yu;pace=new $m;stop=new AbortController;forget;layout;hello=null;status={paused:!1,speed:1,recording:!1};note=null;timeline=null;panels;restored=!1;wasLost=!1;live=!1;selected=-1;outlinedAt=0;toldAt=0;sharing=!1;drowse=!1;close(){delete window.tendril,this.stop.abort(),this.forget(),this.layout.disconnect(),this.grips.dispose(),this.link.close(),this.notices.dispose(),this.plots.dispose(),this.bar.dispose(),this.stage.dispose(),this.el.remove()}hear(e){switch(e.type){case"hello":case"scene":return this.load(e);case"params":return this.hello&&(this.hello.params=e.params),this.keys.update(e.params),this.params.update(e.params);case"status":return e.message&&this.notices.say(e.message),this.setStatus(e);case"state":return this.copyLink(e.state);case"released":this.grips.forget(e.hand),e.message&&this.notices.say(`Let go: ${e.message}.`);return;case"error":return this.fail(e)}}load(e){e.protocol!==1&&this.notices.say(`The server speaks protocol ${e.protocol}, this page ${1}: reload the page.`,"wrong");let t=this.hello,n=t!==null&&t.scene.name===e.scene.name&&BC(t.probes,e.probes);this.hello=e,document.title=`${e.scene.title} · Tendril`,this.bar.setTitle(e.scene.title),this.notices.found(),this.notices.clearMistakes(),this.stage.load(e),this.keys.load(e.tracks??[],e.params,e.scene.duration??0),this.params.load(e.scene.name,e.params),this.params.rekey(),this.outline.load(e),n||(this.plots.load(e),this.caption(!0)),e.replay&&!this.timeline&&(this.timeline=new Vd(e.replay.duration,s=>this.link.send({type:"seek",time:s})),this.el.append(this.timeline.el),Mt(this.el,"replay",!0),this.show("params",!1)),this.setStatus(e),this.bar.setContacts(this.touches,this.contacts.shown),!this.touches&&this.contacts.shown&&this.showContacts(!1),e.type==="hello"&&this.greet()}greet(){let e=this.route.query.get("s");e&&!this.restored&&this.link.send({type:"restore",state:e}),this.restored=!0,this.contacts.shown&&this.link.send({type:"contacts",on:!0}),this.wasLost&&this.notices.say("Connected again."),this.wasLost=!1}hearState(e){Mt(this.el,"offline",e.kind!=="open"),e.kind==="open"&&this.hello===null?this.notices.waiting():e.kind==="open"&&this.notices.found(),e.kind==="refused"&&(this.notices.found(),this.notices.mistakes({type:"error",message:e.why},!1)),e.kind==="lost"&&(this.wasLost=this.hello!==null,this.grips?.forget(),this.notices.lost(e.retry))}hearFrame(){let e=this.link.frame,t=performance.now();this.pace.receive(t),this.stage.show(e),this.plots.take(e,t,this.stage.governor.interval>20?200:60),this.timeline?.show(e.echo/1e3),this.panels.outline&&this.hello&&t-this.outlinedAt>200&&(this.outlinedAt=t,this.outline.update(e,this.hello)),(t-this.toldAt>80||this.status.paused)&&(this.toldAt=t,this.bar.setTime(e.time),this.keys.show(e.time),this.panels.params&&this.params.rekey()),this.chip.update(e,this.status.paused,this.hello?.replay!==void 0,()=>this.pace.read(),this.stage.governor.current.name,this.status.behind??"",t)}drawn(e){this.pace.draw(e),this.contacts.show(this.stage.contacts,this.stage.camera,e),this.hello?.replay||this.latency.drawn(this.link.frame.echo),!this.live&&this.hello&&this.link.received>0&&this.firstPicture()}firstPicture(){this.live=!0;let e=this.route.query.get("c");e&&this.stage.camera.restore(e),Mt(this.el,"live",!0)}fail(e){let t=e.mistakes?.[0]?[e.mistakes[0].problem,e.mistakes[0].want&&`want ${e.mistakes[0].want}`].filter(Boolean).join("; "):e.message;if(!(e.re&&["set","profile","track"].includes(e.re)&&e.path&&this.params.refuse(e.path,t))){if(e.re)return this.notices.say(t,"wrong");this.notices.mistakes(e,this.hello!==null)}}setStatus(e){this.status={paused:e.paused,speed:e.speed,recording:e.recording,behind:e.behind},this.bar.setStatus(e.paused,e.speed,e.recording)}pause(){let e=!this.status.paused;this.link.send({type:"pause",on:e}),this.link.open&&this.setStatus({...this.status,paused:e})}step(){this.link.send({type:"step"})}record(){this.link.send({type:"record",on:!this.status.recording})}held(){let e=this.grips?.holding??!1;Mt(this.el,"holding",e),e&&this.status.paused&&this.notices.say("Time is paused: what you pull will follow when it goes on (Space).")}setParam(e,t){Array.isArray(t)?this.link.send({type:"profile",path:e,knots:t}):(typeof t!="number"||!this.keys.setNow(e,t))&&this.link.send({type:"set",path:e,value:t})}setPose(e){let t=this.hello?.bodies.findIndex(n=>n.name===e)??-1;t<0||(this.link.send({type:"pose",body:t}),this.notices.say(`The shape of ${e} is its pose now.`))}keysChanged(){this.params?.rekey(),this.arrange()}reset(){this.grips.releaseAll(),this.link.send({type:"reset"})}faster(e){let t=Ba.findIndex(s=>s>=this.status.speed-1e-9),n=Ba[Math.min(Ba.length-1,Math.max(0,(t<0?Ba.length-1:t)+e))];this.link.send({type:"speed",value:n}),this.link.open&&this.setStatus({...this.status,speed:n})}select(e){this.selected=e===this.selected?-1:e;let t=this.hello?.bodies[this.selected],n=t?.group??t?.name??null;this.outline.highlight(this.selected),this.params.select(n),n&&innerWidth>=900&&this.show("params",!0)}async picture(){let e=await this.stage.snapshot();if(!e)return this.notices.say("The picture could not be taken.","wrong");vc(`tendril-${this.hello?.scene.name??"scene"}-${this.link.frame.time.toFixed(2)}s.png`,e)}share(){if(this.hello?.replay)return void this.copy(location.href);this.sharing=!0,this.link.send({type:"state"})}copyLink(e){if(!this.sharing)return;this.sharing=!1;let t=new URLSearchParams({s:e,c:this.stage.camera.state()});this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${t}`)}async copy(e){try{await navigator.clipboard.writeText(e),this.notices.say("A link to this state is in the clipboard.")}catch{history.replaceState(null,"",e),this.notices.say("The address of this page is now a link to this state.")}}caption(e){this.note?.remove(),this.note=null,e&&this.hello&&(this.note=Vv(this.hello,()=>this.caption(!1)),this.el.append(this.note)),this.arrange()}toggle(e){this.show(e,!this.panels[e])}show(e,t){let n=innerWidth<900;if(t&&n)for(let r of["outline","params","plots"])r!==e&&this.panels[r]&&this.show(r,!1);this.panels[e]=t;let s={outline:this.outline.el,params:this.params.el,plots:this.plots.el}[e];s.hidden=!t,Mt(this.el,`with-${e}`,t),this.bar.setPanel(e,t),e==="plots"&&this.plots.show(t)}arrange(){if(!this.layout)return;let e=this.el.getBoundingClientRect(),t=e.width<900,n=f=>f&&!f.hidden&&f.offsetParent!==null?f.getBoundingClientRect():null,s=n(this.bar.el)?.bottom??0,[r,o,a,c,l,h]=[this.outline.el,this.params.el,this.plots.el,this.note,this.keys.el,this.contacts.el].map(n),u=t?[r,o,a,l,h]:[a,l];this.stage.resize(e.width,e.height,{left:t?0:(r?.right??0)+.75*(c?.width??0),right:t||!o?0:e.right-o.left,top:t&&c?c.bottom:s,bottom:Math.max(0,...u.map(f=>f?e.bottom-f.top:0))});let d=a&&l?8:0;this.el.style.setProperty("--plots",`${a?a.height+d:0}px`),this.el.style.setProperty("--drawer",`${(a?.height??0)+(l?.height??0)+d}px`)}showScale(){at(this.scale,`grid ${mn(this.stage.spacing,"m",1)}`)}key(e){if(Mt(this.el,"by-keys",!0),e.target instanceof Element&&e.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea")!==null||e.ctrlKey||e.metaKey||this.help.open)return;let n=e.target instanceof Element&&e.target.closest("button, a, summary, input")!==null,s=this.action(e,n);s&&(e.preventDefault(),s())}action(e,t){let n=!t&&this.steering(e.key,e.shiftKey);if(n)return n;switch(e.key){case" ":return t?void 0:()=>this.pause();case".":return()=>this.step();case"Escape":return()=>this.grips.releaseAll();case"<":case",":return()=>this.faster(-1);case">":return()=>this.faster(1);case"?":return()=>this.help.showModal()}return e.altKey||e.repeat?void 0:{r:()=>this.reset(),g:()=>this.grips.toggle(),h:()=>this.help.showModal(),f:()=>this.stage.reframe(),t:bc,o:()=>this.toggle("outline"),p:()=>this.toggle("params"),d:()=>this.toggle("plots"),c:()=>this.caption(this.note===null),k:()=>this.keys.toggleShown(),s:()=>{this.picture()},l:()=>this.share(),v:()=>this.toggleEfforts(),x:()=>this.touches&&this.showContacts(!this.contacts.shown),z:()=>this.setDrowse(!this.drowse)}[e.key.toLowerCase()]}get touches(){return this.hello!==null&&!this.hello.replay&&this.hello.bodies.some(e=>e.kind==="rigid")}showContacts(e){this.contacts.el.hidden=!e,Mt(this.el,"with-contacts",e),this.link.send({type:"contacts",on:e}),this.stage.showContacts(e?this.contacts.parts:null),this.bar.setContacts(this.touches,e)}setDrowse(e){this.drowse=e,this.contacts.setDrowse(e),this.stage.setDrowse(e)}toggleEfforts(){this.stage.efforts=!this.stage.efforts,this.stage.wake()}steering(e,t){let n=t?4:1,r={ArrowLeft:[-1,0,0],ArrowRight:[1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]}[e];if(this.grips.holding){if(r)return()=>this.grips.nudge(n*r[0],n*r[1],n*r[2]);if(e==="["||e==="]")return()=>this.grips.roll(e==="["?.15:-.15)}let o=this.stage.camera,a=c=>()=>{c(),this.stage.wake()};if(r)return a(()=>r[2]?o.zoom(r[2]>0?.85:1.18):o.orbit(-30*r[0],30*r[1]));if(e==="+"||e==="=")return a(()=>o.zoom(.85));if(e==="-"||e==="−")return a(()=>o.zoom(1.18))}},$m=class{drawn=[];got=[];draw(e){Ib(this.drawn,e)}receive(e){Ib(this.got,e)}read(){let e=this.drawn.slice(1).map((n,s)=>n-this.drawn[s]).sort((n,s)=>n-s),t=n=>e[Math.min(e.length-1,Math.floor(n*e.length))]??0;return{shown:Lb(this.drawn),p50:t(.5),p99:t(.99),received:Lb(this.got)}}};function Ib(i,e){for(i.push(e);i.length>2&&e-i[0]>1500;)i.shift()}function Lb(i){let e=i.length>1?i[i.length-1]-i[0]:0;return e>0?1e3*(i.length-1)/e:0}var BC=(i,e)=>i.length===e.length&&i.every((t,n)=>t.name===e[n].name);function zC(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}export{pU as openViewer};

import{a as U,b as ji,c as We,d as ut,e as jc,f as Et,g as V0,h as nn,i as ro,j as Ei,k as Qc,l as ta,m as eh,n as H0}from"./chunk-BYAIOV3K.js";var wy=0,Dp=1,My=2;var mo=1,Sy=2,Ta=3,Br=0,Fn=1,Vt=2,go=0,Ea=1,Zl=2,Np=3,kp=4,Ay=5;var yo=100,Ty=101,Ey=102,Cy=103,Ry=104,Py=200,Iy=201,Ly=202,Fy=203,Up=204,Op=205,Dy=206,Ny=207,ky=208,Uy=209,Oy=210,By=211,zy=212,Gy=213,Vy=214,Th=0,Eh=1,Ch=2,ya=3,Rh=4,Ph=5,Ih=6,Lh=7,nu=0,Hy=1,Wy=2,Ls=0,Bp=1,zp=2,Gp=3,Vp=4,Hp=5,Wp=6,Kl=7;var Xp=300,vo=301,Ca=302,iu=303,su=304,Fh=1e3,Es=1001,Dh=1002,Tn=1003,Xy=1004;var Jl=1005;var ui=1006,ru=1007;var ir=1008;var xi=1009,qp=1010,$p=1011,Ra=1012,ou=1013,os=1014,_i=1015,as=1016,au=1017,lu=1018,bo=1020,Yp=35902,Zp=35899,Kp=1021,Jp=1022,Li=1023,Qs=1026,sr=1027,cu=1028,hu=1029,zr=1030,uu=1031;var du=1033,jl=33776,Ql=33777,ec=33778,tc=33779,fu=35840,pu=35841,mu=35842,gu=35843,yu=36196,vu=37492,bu=37496,xu=37488,_u=37489,nc=37490,wu=37491,Mu=37808,Su=37809,Au=37810,Tu=37811,Eu=37812,Cu=37813,Ru=37814,Pu=37815,Iu=37816,Lu=37817,Fu=37818,Du=37819,Nu=37820,ku=37821,Uu=36492,Ou=36494,Bu=36495,zu=36283,Gu=36284,ic=36285,Vu=36286;var Cl=2300,Nh=2301,Sh=2302,Tp=2303,Ep=2400,Cp=2401,Rp=2402;var qy=3200,xo=3201;var sc=0,$y=1,rr="",ci="srgb",Rl="srgb-linear",Pl="linear",Nt="srgb";var Ah=7680;var Yy=519,Zy=512,Ky=513,Jy=514,jp=515,jy=516,Qy=517,Qp=518,em=519,ev=35044,gn=35048;var tm="300 es",Hi=2e3,va=2001;function Zw(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function Kw(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Il(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function tv(){let i=Il("canvas");return i.style.display="block",i}var W0={},ba=null;function nm(...i){let e="THREE."+i.shift();ba?ba("log",e,...i):console.log(e,...i)}function nv(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Qe(...i){i=nv(i);let e="THREE."+i.shift();if(ba)ba("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function st(...i){i=nv(i);let e="THREE."+i.shift();if(ba)ba("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function ho(...i){let e=i.join(" ");e in W0||(W0[e]=!0,Qe(...i))}function iv(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var sv={[Th]:Th,[Ch]:Ih,[Rh]:Rh,[ya]:Ph,[Eh]:Eh,[Ih]:Ch,[Lh]:Lh,[Ph]:ya},Cs=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},jn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],X0=1234567,Tl=Math.PI/180,xa=180/Math.PI;function Pa(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(jn[i&255]+jn[i>>8&255]+jn[i>>16&255]+jn[i>>24&255]+"-"+jn[e&255]+jn[e>>8&255]+"-"+jn[e>>16&15|64]+jn[e>>24&255]+"-"+jn[t&63|128]+jn[t>>8&255]+"-"+jn[t>>16&255]+jn[t>>24&255]+jn[n&255]+jn[n>>8&255]+jn[n>>16&255]+jn[n>>24&255]).toLowerCase()}function _t(i,e,t){return Math.max(e,Math.min(t,i))}function im(i,e){return(i%e+e)%e}function Jw(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function jw(i,e,t){return i!==e?(t-i)/(e-i):0}function El(i,e,t){return(1-t)*i+t*e}function Qw(i,e,t,n){return El(i,e,1-Math.exp(-t*n))}function eM(i,e=1){return e-Math.abs(im(i,e*2)-e)}function tM(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function nM(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function iM(i,e){return i+Math.floor(Math.random()*(e-i+1))}function sM(i,e){return i+Math.random()*(e-i)}function rM(i){return i*(.5-Math.random())}function oM(i){i!==void 0&&(X0=i);let e=X0+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function aM(i){return i*Tl}function lM(i){return i*xa}function cM(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function hM(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function sm(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function uM(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*h,l*u,l*d,a*c);break;case"YZY":i.set(l*d,a*h,l*u,a*c);break;case"ZXZ":i.set(l*u,l*d,a*h,a*c);break;case"XZX":i.set(a*h,l*p,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*p,a*c);break;case"ZYZ":i.set(l*p,l*f,a*h,a*c);break;default:Qe("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function rm(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function rv(i,e){if(e.constructor===Float32Array)return i;let t=rm(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function ov(i,e){if(e.constructor===Float32Array)return i;let t=rm(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Fs={DEG2RAD:Tl,RAD2DEG:xa,generateUUID:Pa,clamp:_t,euclideanModulo:im,mapLinear:Jw,inverseLerp:jw,lerp:El,damp:Qw,pingpong:eM,smoothstep:tM,smootherstep:nM,randInt:iM,randFloat:sM,randFloatSpread:rM,seededRandom:oM,degToRad:aM,radToDeg:lM,isPowerOfTwo:cM,ceilPowerOfTwo:hM,floorPowerOfTwo:sm,setQuaternionFromProperEuler:uM,normalize:ov,denormalize:rv},Ke=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Je=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==p){let m=l*d+c*f+h*p+u*y;m<0&&(d=-d,f=-f,p=-p,y=-y,m=-m);let g=1-a;if(m<.9995){let v=Math.acos(m),A=Math.sin(v);g=Math.sin(g*v)/A,a=Math.sin(a*v)/A,l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+y*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+y*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+l*f-c*d,e[t+1]=l*p+h*d+c*u-a*f,e[t+2]=c*p+h*f+a*d-l*u,e[t+3]=h*p-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),u=a(r/2),d=l(n/2),f=l(s/2),p=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"YZX":this._x=d*h*u+c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u-d*f*p;break;case"XZY":this._x=d*h*u-c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u+d*f*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(_t(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},R=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(q0.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(q0.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=s+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return rp.copy(this).projectOnVector(e),this.sub(rp)}reflect(e){return this.sub(rp.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},rp=new R,q0=new Je,ot=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c)}set(e,t,n,s,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],y=s[0],m=s[3],g=s[6],v=s[1],A=s[4],_=s[7],C=s[2],S=s[5],b=s[8];return r[0]=o*y+a*v+l*C,r[3]=o*m+a*A+l*S,r[6]=o*g+a*_+l*b,r[1]=c*y+h*v+u*C,r[4]=c*m+h*A+u*S,r[7]=c*g+h*_+u*b,r[2]=d*y+f*v+p*C,r[5]=d*m+f*A+p*S,r[8]=d*g+f*_+p*b,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=u*y,e[1]=(s*c-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*l)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-s*c,s*l,-s*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return ho("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(op.makeScale(e,t)),this}rotate(e){return ho("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(op.makeRotation(-e)),this}translate(e,t){return ho("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(op.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},op=new ot,$0=new ot().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Y0=new ot().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function dM(){let i={enabled:!0,workingColorSpace:Rl,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Nt&&(s.r=js(s.r),s.g=js(s.g),s.b=js(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Nt&&(s.r=ga(s.r),s.g=ga(s.g),s.b=ga(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===rr?Pl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[Rl]:{primaries:e,whitePoint:n,transfer:Pl,toXYZ:$0,fromXYZ:Y0,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ci},outputColorSpaceConfig:{drawingBufferColorSpace:ci}},[ci]:{primaries:e,whitePoint:n,transfer:Nt,toXYZ:$0,fromXYZ:Y0,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ci}}}),i}var St=dM();function js(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ga(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var na,kh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{na===void 0&&(na=Il("canvas")),na.width=e.width,na.height=e.height;let s=na.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=na}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=Il("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=js(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(js(t[n]/255)*255):t[n]=js(t[n]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},fM=0,_a=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:fM++}),this.uuid=Pa(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(ap(s[o].image)):r.push(ap(s[o]))}else r=ap(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function ap(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?kh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var pM=0,lp=new R,yi=class i extends Cs{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=Es,s=Es,r=ui,o=ir,a=Li,l=xi,c=i.DEFAULT_ANISOTROPY,h=rr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:pM++}),this.uuid=Pa(),this.name="",this.source=new _a(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ke(0,0),this.repeat=new Ke(1,1),this.center=new Ke(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ot,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(lp).x}get height(){return this.source.getSize(lp).y}get depth(){return this.source.getSize(lp).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Xp)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case Fh:e.x=e.x-Math.floor(e.x);break;case Es:e.x=e.x<0?0:1;break;case Dh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case Fh:e.y=e.y-Math.floor(e.y);break;case Es:e.y=e.y<0?0:1;break;case Dh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};yi.DEFAULT_IMAGE=null;yi.DEFAULT_MAPPING=Xp;yi.DEFAULT_ANISOTROPY=1;var ln=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],p=l[9],y=l[2],m=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(p-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,_=(f+1)/2,C=(g+1)/2,S=(h+d)/4,b=(u+y)/4,M=(p+m)/4;return A>_&&A>C?A<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(A),s=S/n,r=b/n):_>C?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=S/s,r=M/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=b/r,s=M/r),this.set(n,s,r,t),this}let v=Math.sqrt((m-p)*(m-p)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-p)/v,this.y=(u-y)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this.w=_t(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this.w=_t(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Uh=class extends Cs{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ui,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new ln(0,0,e,t),this.scissorTest=!1,this.viewport=new ln(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new yi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ui,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new _a(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Pi=class extends Uh{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},Ll=class extends yi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Tn,this.minFilter=Tn,this.wrapR=Es,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var Oh=class extends yi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Tn,this.minFilter=Tn,this.wrapR=Es,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var dt=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,l,c,h,u,d,f,p,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,y,m)}set(e,t,n,s,r,o,a,l,c,h,u,d,f,p,y,m){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=s,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=p,g[11]=y,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/ia.setFromMatrixColumn(e,0).length(),r=1/ia.setFromMatrixColumn(e,1).length(),o=1/ia.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+p*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,p=c*h,y=c*u;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,p=c*h,y=c*u;t[0]=d-y*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=l*h,t[4]=p*c-f,t[8]=d*c+y,t[1]=l*u,t[5]=y*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*h,t[4]=y-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+p,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(mM,e,gM)}lookAt(e,t,n){let s=this.elements;return Ci.subVectors(e,t),Ci.lengthSq()===0&&(Ci.z=1),Ci.normalize(),Er.crossVectors(n,Ci),Er.lengthSq()===0&&(Math.abs(n.z)===1?Ci.x+=1e-4:Ci.z+=1e-4,Ci.normalize(),Er.crossVectors(n,Ci)),Er.normalize(),th.crossVectors(Ci,Er),s[0]=Er.x,s[4]=th.x,s[8]=Ci.x,s[1]=Er.y,s[5]=th.y,s[9]=Ci.y,s[2]=Er.z,s[6]=th.z,s[10]=Ci.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],y=n[6],m=n[10],g=n[14],v=n[3],A=n[7],_=n[11],C=n[15],S=s[0],b=s[4],M=s[8],N=s[12],P=s[1],L=s[5],O=s[9],G=s[13],D=s[2],W=s[6],$=s[10],H=s[14],ae=s[3],Y=s[7],j=s[11],te=s[15];return r[0]=o*S+a*P+l*D+c*ae,r[4]=o*b+a*L+l*W+c*Y,r[8]=o*M+a*O+l*$+c*j,r[12]=o*N+a*G+l*H+c*te,r[1]=h*S+u*P+d*D+f*ae,r[5]=h*b+u*L+d*W+f*Y,r[9]=h*M+u*O+d*$+f*j,r[13]=h*N+u*G+d*H+f*te,r[2]=p*S+y*P+m*D+g*ae,r[6]=p*b+y*L+m*W+g*Y,r[10]=p*M+y*O+m*$+g*j,r[14]=p*N+y*G+m*H+g*te,r[3]=v*S+A*P+_*D+C*ae,r[7]=v*b+A*L+_*W+C*Y,r[11]=v*M+A*O+_*$+C*j,r[15]=v*N+A*G+_*H+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],y=e[7],m=e[11],g=e[15],v=l*f-c*d,A=a*f-c*u,_=a*d-l*u,C=o*f-c*h,S=o*d-l*h,b=o*u-a*h;return t*(y*v-m*A+g*_)-n*(p*v-m*C+g*S)+s*(p*A-y*C+g*b)-r*(p*_-y*S+m*b)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],y=e[13],m=e[14],g=e[15],v=t*a-n*o,A=t*l-s*o,_=t*c-r*o,C=n*l-s*a,S=n*c-r*a,b=s*c-r*l,M=h*y-u*p,N=h*m-d*p,P=h*g-f*p,L=u*m-d*y,O=u*g-f*y,G=d*g-f*m,D=v*G-A*O+_*L+C*P-S*N+b*M;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/D;return e[0]=(a*G-l*O+c*L)*W,e[1]=(s*O-n*G-r*L)*W,e[2]=(y*b-m*S+g*C)*W,e[3]=(d*S-u*b-f*C)*W,e[4]=(l*P-o*G-c*N)*W,e[5]=(t*G-s*P+r*N)*W,e[6]=(m*_-p*b-g*A)*W,e[7]=(h*b-d*_+f*A)*W,e[8]=(o*O-a*P+c*M)*W,e[9]=(n*P-t*O-r*M)*W,e[10]=(p*S-y*_+g*v)*W,e[11]=(u*_-h*S-f*v)*W,e[12]=(a*N-o*L-l*M)*W,e[13]=(t*L-n*N+s*M)*W,e[14]=(y*A-p*C-m*v)*W,e[15]=(h*C-u*A+d*v)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,p=r*u,y=o*h,m=o*u,g=a*u,v=l*c,A=l*h,_=l*u,C=n.x,S=n.y,b=n.z;return s[0]=(1-(y+g))*C,s[1]=(f+_)*C,s[2]=(p-A)*C,s[3]=0,s[4]=(f-_)*S,s[5]=(1-(d+g))*S,s[6]=(m+v)*S,s[7]=0,s[8]=(p+A)*b,s[9]=(m-v)*b,s[10]=(1-(d+y))*b,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=ia.set(s[0],s[1],s[2]).length(),a=ia.set(s[4],s[5],s[6]).length(),l=ia.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Qi.copy(this);let c=1/o,h=1/a,u=1/l;return Qi.elements[0]*=c,Qi.elements[1]*=c,Qi.elements[2]*=c,Qi.elements[4]*=h,Qi.elements[5]*=h,Qi.elements[6]*=h,Qi.elements[8]*=u,Qi.elements[9]*=u,Qi.elements[10]*=u,t.setFromRotationMatrix(Qi),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,s,r,o,a=Hi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,y;if(l)p=r/(o-r),y=o*r/(o-r);else if(a===Hi)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===va)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Hi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,y;if(l)p=1/(o-r),y=o/(o-r);else if(a===Hi)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===va)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},ia=new R,Qi=new dt,mM=new R(0,0,0),gM=new R(1,1,1),Er=new R,th=new R,Ci=new R,Z0=new dt,K0=new Je,Rs=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(_t(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-_t(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(_t(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-_t(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(_t(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-_t(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Z0.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Z0,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return K0.setFromEuler(this),this.setFromQuaternion(K0,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Rs.DEFAULT_ORDER="XYZ";var wa=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},yM=0,J0=new R,sa=new Je,$s=new dt,nh=new R,bl=new R,vM=new R,bM=new Je,j0=new R(1,0,0),Q0=new R(0,1,0),ey=new R(0,0,1),ty={type:"added"},xM={type:"removed"},ra={type:"childadded",child:null},cp={type:"childremoved",child:null},Yn=class i extends Cs{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:yM++}),this.uuid=Pa(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new R,t=new Rs,n=new Je,s=new R(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new dt},normalMatrix:{value:new ot}}),this.matrix=new dt,this.matrixWorld=new dt,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new wa,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return sa.setFromAxisAngle(e,t),this.quaternion.multiply(sa),this}rotateOnWorldAxis(e,t){return sa.setFromAxisAngle(e,t),this.quaternion.premultiply(sa),this}rotateX(e){return this.rotateOnAxis(j0,e)}rotateY(e){return this.rotateOnAxis(Q0,e)}rotateZ(e){return this.rotateOnAxis(ey,e)}translateOnAxis(e,t){return J0.copy(e).applyQuaternion(this.quaternion),this.position.add(J0.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(j0,e)}translateY(e){return this.translateOnAxis(Q0,e)}translateZ(e){return this.translateOnAxis(ey,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4($s.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?nh.copy(e):nh.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),bl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?$s.lookAt(bl,nh,this.up):$s.lookAt(nh,bl,this.up),this.quaternion.setFromRotationMatrix($s),s&&($s.extractRotation(s.matrixWorld),sa.setFromRotationMatrix($s),this.quaternion.premultiply(sa.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(st("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(ty),ra.child=e,this.dispatchEvent(ra),ra.child=null):st("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(xM),cp.child=e,this.dispatchEvent(cp),cp.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),$s.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),$s.multiply(e.parent.matrixWorld)),e.applyMatrix4($s),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(ty),ra.child=e,this.dispatchEvent(ra),ra.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(bl,e,vM),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(bl,bM,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Yn.DEFAULT_UP=new R(0,1,0);Yn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Yn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var It=class extends Yn{constructor(){super(),this.isGroup=!0,this.type="Group"}},_M={type:"move"},Ma=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new It,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new It,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new R,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new R),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new It,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new R,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new R,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,n),g=this._getHandJoint(c,y);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(_M)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new It;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},av={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Cr={h:0,s:0,l:0},ih={h:0,s:0,l:0};function hp(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var le=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ci){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=St.workingColorSpace){return this.r=e,this.g=t,this.b=n,St.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=St.workingColorSpace){if(e=im(e,1),t=_t(t,0,1),n=_t(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=hp(o,r,e+1/3),this.g=hp(o,r,e),this.b=hp(o,r,e-1/3)}return St.colorSpaceToWorking(this,s),this}setStyle(e,t=ci){function n(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ci){let n=av[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=js(e.r),this.g=js(e.g),this.b=js(e.b),this}copyLinearToSRGB(e){return this.r=ga(e.r),this.g=ga(e.g),this.b=ga(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ci){return St.workingToColorSpace(Qn.copy(this),e),Math.round(_t(Qn.r*255,0,255))*65536+Math.round(_t(Qn.g*255,0,255))*256+Math.round(_t(Qn.b*255,0,255))}getHexString(e=ci){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace(Qn.copy(this),t);let n=Qn.r,s=Qn.g,r=Qn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace(Qn.copy(this),t),e.r=Qn.r,e.g=Qn.g,e.b=Qn.b,e}getStyle(e=ci){St.workingToColorSpace(Qn.copy(this),e);let t=Qn.r,n=Qn.g,s=Qn.b;return e!==ci?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(Cr),this.setHSL(Cr.h+e,Cr.s+t,Cr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Cr),e.getHSL(ih);let n=El(Cr.h,ih.h,t),s=El(Cr.s,ih.s,t),r=El(Cr.l,ih.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Qn=new le;le.NAMES=av;var Fl=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new le(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},uo=class extends Yn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Rs,this.environmentIntensity=1,this.environmentRotation=new Rs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},es=new R,Ys=new R,up=new R,Zs=new R,oa=new R,aa=new R,ny=new R,dp=new R,fp=new R,pp=new R,mp=new ln,gp=new ln,yp=new ln,Lr=class i{constructor(e=new R,t=new R,n=new R){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),es.subVectors(e,t),s.cross(es);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){es.subVectors(s,t),Ys.subVectors(n,t),up.subVectors(e,t);let o=es.dot(es),a=es.dot(Ys),l=es.dot(up),c=Ys.dot(Ys),h=Ys.dot(up),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,p=(o*h-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Zs)===null?!1:Zs.x>=0&&Zs.y>=0&&Zs.x+Zs.y<=1}static getInterpolation(e,t,n,s,r,o,a,l){return this.getBarycoord(e,t,n,s,Zs)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,Zs.x),l.addScaledVector(o,Zs.y),l.addScaledVector(a,Zs.z),l)}static getInterpolatedAttribute(e,t,n,s,r,o){return mp.setScalar(0),gp.setScalar(0),yp.setScalar(0),mp.fromBufferAttribute(e,t),gp.fromBufferAttribute(e,n),yp.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(mp,r.x),o.addScaledVector(gp,r.y),o.addScaledVector(yp,r.z),o}static isFrontFacing(e,t,n,s){return es.subVectors(n,t),Ys.subVectors(e,t),es.cross(Ys).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return es.subVectors(this.c,this.b),Ys.subVectors(this.a,this.b),es.cross(Ys).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;oa.subVectors(s,n),aa.subVectors(r,n),dp.subVectors(e,n);let l=oa.dot(dp),c=aa.dot(dp);if(l<=0&&c<=0)return t.copy(n);fp.subVectors(e,s);let h=oa.dot(fp),u=aa.dot(fp);if(h>=0&&u<=h)return t.copy(s);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(oa,o);pp.subVectors(e,r);let f=oa.dot(pp),p=aa.dot(pp);if(p>=0&&f<=p)return t.copy(r);let y=f*c-l*p;if(y<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(aa,a);let m=h*p-f*u;if(m<=0&&u-h>=0&&f-p>=0)return ny.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(ny,a);let g=1/(m+y+d);return o=y*g,a=d*g,t.copy(n).addScaledVector(oa,o).addScaledVector(aa,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},cn=class{constructor(e=new R(1/0,1/0,1/0),t=new R(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(ts.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(ts.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=ts.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ts):ts.fromBufferAttribute(r,o),ts.applyMatrix4(e.matrixWorld),this.expandByPoint(ts);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),sh.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),sh.copy(n.boundingBox)),sh.applyMatrix4(e.matrixWorld),this.union(sh)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ts),ts.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(xl),rh.subVectors(this.max,xl),la.subVectors(e.a,xl),ca.subVectors(e.b,xl),ha.subVectors(e.c,xl),Rr.subVectors(ca,la),Pr.subVectors(ha,ca),oo.subVectors(la,ha);let t=[0,-Rr.z,Rr.y,0,-Pr.z,Pr.y,0,-oo.z,oo.y,Rr.z,0,-Rr.x,Pr.z,0,-Pr.x,oo.z,0,-oo.x,-Rr.y,Rr.x,0,-Pr.y,Pr.x,0,-oo.y,oo.x,0];return!vp(t,la,ca,ha,rh)||(t=[1,0,0,0,1,0,0,0,1],!vp(t,la,ca,ha,rh))?!1:(oh.crossVectors(Rr,Pr),t=[oh.x,oh.y,oh.z],vp(t,la,ca,ha,rh))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ts).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ts).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ks[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ks[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ks[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ks[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ks[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ks[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ks[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ks[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ks),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ks=[new R,new R,new R,new R,new R,new R,new R,new R],ts=new R,sh=new cn,la=new R,ca=new R,ha=new R,Rr=new R,Pr=new R,oo=new R,xl=new R,rh=new R,oh=new R,ao=new R;function vp(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){ao.fromArray(i,r);let a=s.x*Math.abs(ao.x)+s.y*Math.abs(ao.y)+s.z*Math.abs(ao.z),l=e.dot(ao),c=t.dot(ao),h=n.dot(ao);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var An=new R,ah=new Ke,wM=0,Fe=class extends Cs{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:wM++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=ev,this.updateRanges=[],this.gpuType=_i,this.version=0,this._normalizationScale=e!==void 0?rm(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)ah.fromBufferAttribute(this,t),ah.applyMatrix3(e),this.setXY(t,ah.x,ah.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)An.fromBufferAttribute(this,t),An.applyMatrix3(e),this.setXYZ(t,An.x,An.y,An.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)An.fromBufferAttribute(this,t),An.applyMatrix4(e),this.setXYZ(t,An.x,An.y,An.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)An.fromBufferAttribute(this,t),An.applyNormalMatrix(e),this.setXYZ(t,An.x,An.y,An.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)An.fromBufferAttribute(this,t),An.transformDirection(e),this.setXYZ(t,An.x,An.y,An.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):rv(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):ov(e,this.array)}};var Dl=class extends Fe{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var Nl=class extends Fe{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var kt=class extends Fe{constructor(e,t,n){super(new Float32Array(e),t,n)}},MM=new cn,_l=new R,bp=new R,is=class{constructor(e=new R,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):MM.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;_l.subVectors(e,this.center);let t=_l.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(_l,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(bp.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(_l.copy(e.center).add(bp)),this.expandByPoint(_l.copy(e.center).sub(bp))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},SM=0,Vi=new dt,xp=new Yn,ua=new R,Ri=new cn,wl=new cn,Xn=new R,$e=class i extends Cs{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:SM++}),this.uuid=Pa(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Zw(e)?Nl:Dl)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ot().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return Vi.makeRotationFromQuaternion(e),this.applyMatrix4(Vi),this}rotateX(e){return Vi.makeRotationX(e),this.applyMatrix4(Vi),this}rotateY(e){return Vi.makeRotationY(e),this.applyMatrix4(Vi),this}rotateZ(e){return Vi.makeRotationZ(e),this.applyMatrix4(Vi),this}translate(e,t,n){return Vi.makeTranslation(e,t,n),this.applyMatrix4(Vi),this}scale(e,t,n){return Vi.makeScale(e,t,n),this.applyMatrix4(Vi),this}lookAt(e){return xp.lookAt(e),xp.updateMatrix(),this.applyMatrix4(xp.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(ua).negate(),this.translate(ua.x,ua.y,ua.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new kt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new cn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){st("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new R(-1/0,-1/0,-1/0),new R(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Ri.setFromBufferAttribute(r),this.morphTargetsRelative?(Xn.addVectors(this.boundingBox.min,Ri.min),this.boundingBox.expandByPoint(Xn),Xn.addVectors(this.boundingBox.max,Ri.max),this.boundingBox.expandByPoint(Xn)):(this.boundingBox.expandByPoint(Ri.min),this.boundingBox.expandByPoint(Ri.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&st('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new is);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){st("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new R,1/0);return}if(e){let n=this.boundingSphere.center;if(Ri.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];wl.setFromBufferAttribute(a),this.morphTargetsRelative?(Xn.addVectors(Ri.min,wl.min),Ri.expandByPoint(Xn),Xn.addVectors(Ri.max,wl.max),Ri.expandByPoint(Xn)):(Ri.expandByPoint(wl.min),Ri.expandByPoint(wl.max))}Ri.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Xn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Xn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)Xn.fromBufferAttribute(a,c),l&&(ua.fromBufferAttribute(e,c),Xn.add(ua)),s=Math.max(s,n.distanceToSquared(Xn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&st('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){st("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Fe(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let N=0;N<n.count;N++)a[N]=new R,l[N]=new R;let h=new R,u=new R,d=new R,f=new Ke,p=new Ke,y=new Ke,m=new R,g=new R;function v(N,P,L){c[N]=c[P]=c[L]=1,h.fromBufferAttribute(n,N),u.fromBufferAttribute(n,P),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,N),p.fromBufferAttribute(r,P),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),p.sub(f),y.sub(f);let O=1/(p.x*y.y-y.x*p.y);isFinite(O)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(O),g.copy(d).multiplyScalar(p.x).addScaledVector(u,-y.x).multiplyScalar(O),a[N].add(m),a[P].add(m),a[L].add(m),l[N].add(g),l[P].add(g),l[L].add(g))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let N=0,P=A.length;N<P;++N){let L=A[N],O=L.start,G=L.count;for(let D=O,W=O+G;D<W;D+=3)v(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let _=new R,C=new R,S=new R,b=new R;function M(N){S.fromBufferAttribute(s,N),b.copy(S);let P=a[N];_.copy(P),_.sub(S.multiplyScalar(S.dot(P))).normalize(),C.crossVectors(b,P);let O=C.dot(l[N])<0?-1:1;o.setXYZW(N,_.x,_.y,_.z,O)}for(let N=0,P=n.count;N<P;++N)c[N]&&M(N);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Fe(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new R,r=new R,o=new R,a=new R,l=new R,c=new R,h=new R,u=new R;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Xn.fromBufferAttribute(e,t),Xn.normalize(),e.setXYZ(t,Xn.x,Xn.y,Xn.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,p=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let g=0;g<h;g++)d[p++]=c[f++]}return new Fe(d,h,u)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(s[l]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var _p=new R,AM=new R,TM=new ot,ns=class{constructor(e=new R(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=_p.subVectors(n,t).cross(AM.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(_p),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||TM.getNormalMatrix(e),s=this.coplanarPoint(_p).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},EM=0,ss=class extends Cs{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:EM++}),this.uuid=Pa(),this.name="",this.type="Material",this.blending=Ea,this.side=Br,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Up,this.blendDst=Op,this.blendEquation=yo,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new le(0,0,0),this.blendAlpha=0,this.depthFunc=ya,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Yy,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=Ah,this.stencilZFail=Ah,this.stencilZPass=Ah,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new le().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ns().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ke().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ke().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Js=new R,wp=new R,lh=new R,ch=new R,Fr=class{constructor(e=new R,t=new R(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Js)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Js.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Js.copy(this.origin).addScaledVector(this.direction,t),Js.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){wp.copy(e).add(t).multiplyScalar(.5),lh.copy(t).sub(e).normalize(),ch.copy(this.origin).sub(wp);let r=e.distanceTo(t)*.5,o=-this.direction.dot(lh),a=ch.dot(this.direction),l=-ch.dot(lh),c=ch.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*l-a,d=o*a-l,p=r*h,u>=0)if(d>=-p)if(d<=p){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=p?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(wp).addScaledVector(lh,d),f}intersectSphere(e,t){if(e.radius<0)return null;Js.subVectors(e.center,this.origin);let n=Js.dot(this.direction),s=Js.dot(Js)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,s=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,s=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Js)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,m=t.z-o.z,g=n.x-o.x,v=n.y-o.y,A=n.z-o.z,_=Math.abs(l),C=Math.abs(c),S=Math.abs(h),b,M,N,P,L,O,G,D,W,$,H,ae;if(_>=C&&_>=S?(N=l,O=u,W=p,ae=g,l>=0?(b=c,M=h,P=d,L=f,G=y,D=m,$=v,H=A):(b=h,M=c,P=f,L=d,G=m,D=y,$=A,H=v)):C>=S?(N=c,O=d,W=y,ae=v,c>=0?(b=h,M=l,P=f,L=u,G=m,D=p,$=A,H=g):(b=l,M=h,P=u,L=f,G=p,D=m,$=g,H=A)):(N=h,O=f,W=m,ae=A,h>=0?(b=l,M=c,P=u,L=d,G=p,D=y,$=g,H=v):(b=c,M=l,P=d,L=u,G=y,D=p,$=v,H=g)),N===0)return null;let Y=b/N,j=M/N,te=1/N,de=P-Y*O,he=L-j*O,Q=G-Y*W,pe=D-j*W,me=$-Y*ae,Ce=H-j*ae,Me=me*pe-Ce*Q,Ye=de*Ce-he*me,ct=Q*he-pe*de;if(s){if(Me<0||Ye<0||ct<0)return null}else if((Me<0||Ye<0||ct<0)&&(Me>0||Ye>0||ct>0))return null;let Xe=Me+Ye+ct;if(Xe===0)return null;let vt=te*(Me*O+Ye*W+ct*ae);return(Xe>0?vt<0:vt>0)?null:this.at(vt/Xe,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},vi=class extends ss{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new le(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Rs,this.combine=nu,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},iy=new dt,lo=new Fr,hh=new is,sy=new R,uh=new R,dh=new R,fh=new R,Mp=new R,ph=new R,ry=new R,mh=new R,Ne=class extends Yn{constructor(e=new $e,t=new vi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){ph.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(Mp.fromBufferAttribute(u,e),o?ph.addScaledVector(Mp,h):ph.addScaledVector(Mp.sub(t),h))}t.add(ph)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),hh.copy(n.boundingSphere),hh.applyMatrix4(r),lo.copy(e.ray).recast(e.near),!(hh.containsPoint(lo.origin)===!1&&(lo.intersectSphere(hh,sy)===null||lo.origin.distanceToSquared(sy)>(e.far-e.near)**2))&&(iy.copy(r).invert(),lo.copy(e.ray).applyMatrix4(iy),!(n.boundingBox!==null&&lo.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,lo)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,C=A;_<C;_+=3){let S=a.getX(_),b=a.getX(_+1),M=a.getX(_+2);s=gh(this,g,e,n,c,h,u,S,b,M),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let v=a.getX(m),A=a.getX(m+1),_=a.getX(m+2);s=gh(this,o,e,n,c,h,u,v,A,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,C=A;_<C;_+=3){let S=_,b=_+1,M=_+2;s=gh(this,g,e,n,c,h,u,S,b,M),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=m.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let v=m,A=m+1,_=m+2;s=gh(this,o,e,n,c,h,u,v,A,_),s&&(s.faceIndex=Math.floor(m/3),t.push(s))}}}};function CM(i,e,t,n,s,r,o,a){let l;if(e.side===Fn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,e.side===Br,a),l===null)return null;mh.copy(a),mh.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(mh);return c<t.near||c>t.far?null:{distance:c,point:mh.clone(),object:i}}function gh(i,e,t,n,s,r,o,a,l,c){i.getVertexPosition(a,uh),i.getVertexPosition(l,dh),i.getVertexPosition(c,fh);let h=CM(i,e,t,n,uh,dh,fh,ry);if(h){let u=new R;Lr.getBarycoord(ry,uh,dh,fh,u),s&&(h.uv=Lr.getInterpolatedAttribute(s,a,l,c,u,new Ke)),r&&(h.uv1=Lr.getInterpolatedAttribute(r,a,l,c,u,new Ke)),o&&(h.normal=Lr.getInterpolatedAttribute(o,a,l,c,u,new R),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new R,materialIndex:0};Lr.getNormal(uh,dh,fh,d.normal),h.face=d,h.barycoord=u}return h}var fo=class extends yi{constructor(e=null,t=1,n=1,s,r,o,a,l,c=Tn,h=Tn,u,d){super(null,o,a,l,c,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var rs=class extends Fe{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},da=new dt,oy=new dt,yh=[],ay=new cn,RM=new dt,Ml=new Ne,Sl=new is,di=class extends Ne{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new rs(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,RM)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new cn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,da),ay.copy(e.boundingBox).applyMatrix4(da),this.boundingBox.union(ay)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new is),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,da),Sl.copy(e.boundingSphere).applyMatrix4(da),this.boundingSphere.union(Sl)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(Ml.geometry=this.geometry,Ml.material=this.material,Ml.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Sl.copy(this.boundingSphere),Sl.applyMatrix4(n),e.ray.intersectsSphere(Sl)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,da),oy.multiplyMatrices(n,da),Ml.matrixWorld=oy,Ml.raycast(e,yh);for(let o=0,a=yh.length;o<a;o++){let l=yh[o];l.instanceId=r,l.object=this,t.push(l)}yh.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new rs(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new fo(new Float32Array(s*this.count),s,this.count,cu,_i));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},co=new is,PM=new Ke(.5,.5),vh=new R,Ps=class{constructor(e=new ns,t=new ns,n=new ns,s=new ns,r=new ns,o=new ns){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Hi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],y=r[9],m=r[10],g=r[11],v=r[12],A=r[13],_=r[14],C=r[15];if(s[0].setComponents(c-o,f-h,g-p,C-v).normalize(),s[1].setComponents(c+o,f+h,g+p,C+v).normalize(),s[2].setComponents(c+a,f+u,g+y,C+A).normalize(),s[3].setComponents(c-a,f-u,g-y,C-A).normalize(),n)s[4].setComponents(l,d,m,_).normalize(),s[5].setComponents(c-l,f-d,g-m,C-_).normalize();else if(s[4].setComponents(c-l,f-d,g-m,C-_).normalize(),t===Hi)s[5].setComponents(c+l,f+d,g+m,C+_).normalize();else if(t===va)s[5].setComponents(l,d,m,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),co.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),co.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(co)}intersectsSprite(e){co.center.set(0,0,0);let t=PM.distanceTo(e.center);return co.radius=.7071067811865476+t,co.applyMatrix4(e.matrixWorld),this.intersectsSphere(co)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(vh.x=s.normal.x>0?e.max.x:e.min.x,vh.y=s.normal.y>0?e.max.y:e.min.y,vh.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(vh)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},ly=new dt,Bh=class i{constructor(){this.coordinateSystem=Hi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];ly.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Ps),n[s].setFromProjectionMatrix(ly,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new Ps),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Dr=class extends ss{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new le(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},zh=new R,Gh=new R,cy=new dt,Al=new Fr,bh=new is,Sp=new R,hy=new R,kl=class extends Yn{constructor(e=new $e,t=new Dr){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let s=1,r=t.count;s<r;s++)zh.fromBufferAttribute(t,s-1),Gh.fromBufferAttribute(t,s),n[s]=n[s-1],n[s]+=zh.distanceTo(Gh);e.setAttribute("lineDistance",new kt(n,1))}else Qe("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),bh.copy(n.boundingSphere),bh.applyMatrix4(s),bh.radius+=r,e.ray.intersectsSphere(bh)===!1)return;cy.copy(s).invert(),Al.copy(e.ray).applyMatrix4(cy);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let y=f,m=p-1;y<m;y+=c){let g=h.getX(y),v=h.getX(y+1),A=xh(this,e,Al,l,g,v,y);A&&t.push(A)}if(this.isLineLoop){let y=h.getX(p-1),m=h.getX(f),g=xh(this,e,Al,l,y,m,p-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let y=f,m=p-1;y<m;y+=c){let g=xh(this,e,Al,l,y,y+1,y);g&&t.push(g)}if(this.isLineLoop){let y=xh(this,e,Al,l,p-1,f,p-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function xh(i,e,t,n,s,r,o){let a=i.geometry.attributes.position;if(zh.fromBufferAttribute(a,s),Gh.fromBufferAttribute(a,r),t.distanceSqToSegment(zh,Gh,Sp,hy)>n)return;Sp.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(Sp);if(!(c<e.near||c>e.far))return{distance:c,point:hy.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var uy=new R,dy=new R,Ul=class extends kl{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let s=0,r=t.count;s<r;s+=2)uy.fromBufferAttribute(t,s),dy.fromBufferAttribute(t,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+uy.distanceTo(dy);e.setAttribute("lineDistance",new kt(n,1))}else Qe("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},Ol=class extends kl{constructor(e,t){super(e,t),this.isLineLoop=!0,this.type="LineLoop"}};var Bl=class extends yi{constructor(e=[],t=vo,n,s,r,o,a,l,c,h){super(e,t,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var er=class extends yi{constructor(e,t,n=os,s,r,o,a=Tn,l=Tn,c,h=Qs,u=1){if(h!==Qs&&h!==sr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new _a(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},zl=class extends er{constructor(e,t=os,n=vo,s,r,o=Tn,a=Tn,l,c=Qs){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Gl=class extends yi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},fi=class i extends $e{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new kt(c,3)),this.setAttribute("normal",new kt(h,3)),this.setAttribute("uv",new kt(u,2));function p(y,m,g,v,A,_,C,S,b,M,N){let P=_/b,L=C/M,O=_/2,G=C/2,D=S/2,W=b+1,$=M+1,H=0,ae=0,Y=new R;for(let j=0;j<$;j++){let te=j*L-G;for(let de=0;de<W;de++){let he=de*P-O;Y[y]=he*v,Y[m]=te*A,Y[g]=D,c.push(Y.x,Y.y,Y.z),Y[y]=0,Y[m]=0,Y[g]=S>0?1:-1,h.push(Y.x,Y.y,Y.z),u.push(de/b),u.push(1-j/M),H+=1}}for(let j=0;j<M;j++)for(let te=0;te<b;te++){let de=d+te+W*j,he=d+te+W*(j+1),Q=d+(te+1)+W*(j+1),pe=d+(te+1)+W*j;l.push(de,he,pe),l.push(he,Q,pe),ae+=6}a.addGroup(f,ae,N),f+=ae,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},tr=class i extends $e{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,p=n*2+r,y=s+1,m=new R,g=new R;for(let v=0;v<=p;v++){let A=0,_=0,C=0,S=0;if(v<=n){let N=v/n,P=N*Math.PI/2;_=-h-e*Math.cos(P),C=e*Math.sin(P),S=-e*Math.cos(P),A=N*u}else if(v<=n+r){let N=(v-n)/r;_=-h+N*t,C=e,S=0,A=u+N*d}else{let N=(v-n-r)/n,P=N*Math.PI/2;_=h+e*Math.sin(P),C=e*Math.cos(P),S=e*Math.sin(P),A=u+d+N*u}let b=Math.max(0,Math.min(1,A/f)),M=0;v===0?M=.5/s:v===p&&(M=-.5/s);for(let N=0;N<=s;N++){let P=N/s,L=P*Math.PI*2,O=Math.sin(L),G=Math.cos(L);g.x=-C*G,g.y=_,g.z=C*O,a.push(g.x,g.y,g.z),m.set(-C*G,S,C*O),m.normalize(),l.push(m.x,m.y,m.z),c.push(P+M,b)}if(v>0){let N=(v-1)*y;for(let P=0;P<s;P++){let L=N+P,O=N+P+1,G=v*y+P,D=v*y+P+1;o.push(L,O,G),o.push(O,D,G)}}}this.setIndex(o),this.setAttribute("position",new kt(a,3)),this.setAttribute("normal",new kt(l,3)),this.setAttribute("uv",new kt(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var ei=class i extends $e{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,y=[],m=n/2,g=0;v(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new kt(u,3)),this.setAttribute("normal",new kt(d,3)),this.setAttribute("uv",new kt(f,2));function v(){let _=new R,C=new R,S=0,b=(t-e)/n;for(let M=0;M<=r;M++){let N=[],P=M/r,L=P*(t-e)+e;for(let O=0;O<=s;O++){let G=O/s,D=G*l+a,W=Math.sin(D),$=Math.cos(D);C.x=L*W,C.y=-P*n+m,C.z=L*$,u.push(C.x,C.y,C.z),_.set(W,b,$).normalize(),d.push(_.x,_.y,_.z),f.push(G,1-P),N.push(p++)}y.push(N)}for(let M=0;M<s;M++)for(let N=0;N<r;N++){let P=y[N][M],L=y[N+1][M],O=y[N+1][M+1],G=y[N][M+1];(e>0||N!==0)&&(h.push(P,L,G),S+=3),(t>0||N!==r-1)&&(h.push(L,O,G),S+=3)}c.addGroup(g,S,0),g+=S}function A(_){let C=p,S=new Ke,b=new R,M=0,N=_===!0?e:t,P=_===!0?1:-1;for(let O=1;O<=s;O++)u.push(0,m*P,0),d.push(0,P,0),f.push(.5,.5),p++;let L=p;for(let O=0;O<=s;O++){let D=O/s*l+a,W=Math.cos(D),$=Math.sin(D);b.x=N*$,b.y=m*P,b.z=N*W,u.push(b.x,b.y,b.z),d.push(0,P,0),S.x=W*.5+.5,S.y=$*.5*P+.5,f.push(S.x,S.y),p++}for(let O=0;O<s;O++){let G=C+O,D=L+O;_===!0?h.push(D,D+1,G):h.push(D+1,D,G),M+=3}c.addGroup(g,M,_===!0?1:2),g+=M}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},Nr=class i extends ei{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var po=class i extends $e{constructor(e=[new Ke(0,-.5),new Ke(.5,0),new Ke(0,.5)],t=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:n,phiLength:s},t=Math.floor(t),s=_t(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],h=1/t,u=new R,d=new Ke,f=new R,p=new R,y=new R,m=0,g=0;for(let v=0;v<=e.length-1;v++)switch(v){case 0:m=e[v+1].x-e[v].x,g=e[v+1].y-e[v].y,f.x=g*1,f.y=-m,f.z=g*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:m=e[v+1].x-e[v].x,g=e[v+1].y-e[v].y,f.x=g*1,f.y=-m,f.z=g*0,p.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(p)}for(let v=0;v<=t;v++){let A=n+v*h*s,_=Math.sin(A),C=Math.cos(A);for(let S=0;S<=e.length-1;S++){u.x=e[S].x*_,u.y=e[S].y,u.z=e[S].x*C,o.push(u.x,u.y,u.z),d.x=v/t,d.y=S/(e.length-1),a.push(d.x,d.y);let b=l[3*S+0]*_,M=l[3*S+1],N=l[3*S+0]*C;c.push(b,M,N)}}for(let v=0;v<t;v++)for(let A=0;A<e.length-1;A++){let _=A+v*e.length,C=_,S=_+e.length,b=_+e.length+1,M=_+1;r.push(C,S,M),r.push(b,M,S)}this.setIndex(r),this.setAttribute("position",new kt(o,3)),this.setAttribute("uv",new kt(a,2)),this.setAttribute("normal",new kt(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.points,e.segments,e.phiStart,e.phiLength)}};var In=class i extends $e{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,u=e/a,d=t/l,f=[],p=[],y=[],m=[];for(let g=0;g<h;g++){let v=g*d-o;for(let A=0;A<c;A++){let _=A*u-r;p.push(_,-v,0),y.push(0,0,1),m.push(A/a),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let A=v+c*g,_=v+c*(g+1),C=v+1+c*(g+1),S=v+1+c*g;f.push(A,_,S),f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new kt(p,3)),this.setAttribute("normal",new kt(y,3)),this.setAttribute("uv",new kt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var qt=class i extends $e{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new R,d=new R,f=[],p=[],y=[],m=[];for(let g=0;g<=n;g++){let v=[],A=g/n,_=o+A*a,C=e*Math.cos(_),S=Math.sqrt(e*e-C*C),b=0;g===0&&o===0?b=.5/t:g===n&&l===Math.PI&&(b=-.5/t);for(let M=0;M<=t;M++){let N=M/t,P=s+N*r;u.x=-S*Math.cos(P),u.y=C,u.z=S*Math.sin(P),p.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(N+b,1-A),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let A=h[g][v+1],_=h[g][v],C=h[g+1][v],S=h[g+1][v+1];(g!==0||o>0)&&f.push(A,_,S),(g!==n-1||l<Math.PI)&&f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new kt(p,3)),this.setAttribute("normal",new kt(y,3)),this.setAttribute("uv",new kt(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var bi=class i extends $e{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],u=[],d=new R,f=new R,p=new R;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let g=0;g<=s;g++){let v=g/s*r;f.x=(e+t*Math.cos(m))*Math.cos(v),f.y=(e+t*Math.cos(m))*Math.sin(v),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(v),d.y=e*Math.sin(v),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(g/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=s;m++){let g=(s+1)*y+m-1,v=(s+1)*(y-1)+m-1,A=(s+1)*(y-1)+m,_=(s+1)*y+m;l.push(g,v,_),l.push(v,A,_)}this.setIndex(l),this.setAttribute("position",new kt(c,3)),this.setAttribute("normal",new kt(h,3)),this.setAttribute("uv",new kt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var Vl=class extends ss{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new le(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function _o(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(fy(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(fy(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function ti(i){let e={};for(let t=0;t<i.length;t++){let n=_o(i[t]);for(let s in n)e[s]=n[s]}return e}function fy(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function IM(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function om(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}var wo={clone:_o,merge:ti},LM=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,FM=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Gt=class extends ss{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=LM,this.fragmentShader=FM,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=_o(e.uniforms),this.uniformsGroups=IM(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new le().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ke().fromArray(s.value);break;case"v3":this.uniforms[n].value=new R().fromArray(s.value);break;case"v4":this.uniforms[n].value=new ln().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ot().fromArray(s.value);break;case"m4":this.uniforms[n].value=new dt().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},Vh=class extends Gt{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},pi=class extends ss{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new le(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new le(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=sc,this.normalScale=new Ke(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Rs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Wi=class extends pi{constructor(e){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new Ke(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return _t(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(t){this.ior=(1+.4*t)/(1-.4*t)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new le(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new le(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new le(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(e)}get anisotropy(){return this._anisotropy}set anisotropy(e){this._anisotropy>0!=e>0&&this.version++,this._anisotropy=e}get clearcoat(){return this._clearcoat}set clearcoat(e){this._clearcoat>0!=e>0&&this.version++,this._clearcoat=e}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(e){this._diffuseRoughness>0!=e>0&&this.version++,this._diffuseRoughness=e}get iridescence(){return this._iridescence}set iridescence(e){this._iridescence>0!=e>0&&this.version++,this._iridescence=e}get dispersion(){return this._dispersion}set dispersion(e){this._dispersion>0!=e>0&&this.version++,this._dispersion=e}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(e){this._retroreflectivity>0!=e>0&&this.version++,this._retroreflectivity=e}get sheen(){return this._sheen}set sheen(e){this._sheen>0!=e>0&&this.version++,this._sheen=e}get transmission(){return this._transmission}set transmission(e){this._transmission>0!=e>0&&this.version++,this._transmission=e}get iridescenceThicknessRange(){return ho('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(e){ho('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=e[0],this.iridescenceThicknessMaximum=e[1]}copy(e){return super.copy(e),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=e.anisotropy,this.anisotropyRotation=e.anisotropyRotation,this.anisotropyMap=e.anisotropyMap,this.clearcoat=e.clearcoat,this.clearcoatMap=e.clearcoatMap,this.clearcoatRoughness=e.clearcoatRoughness,this.clearcoatRoughnessMap=e.clearcoatRoughnessMap,this.clearcoatNormalMap=e.clearcoatNormalMap,this.clearcoatNormalScale.copy(e.clearcoatNormalScale),this.diffuseRoughness=e.diffuseRoughness,this.diffuseRoughnessMap=e.diffuseRoughnessMap,this.dispersion=e.dispersion,this.ior=e.ior,this.iridescence=e.iridescence,this.iridescenceMap=e.iridescenceMap,this.iridescenceIOR=e.iridescenceIOR,this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,this.iridescenceThicknessMap=e.iridescenceThicknessMap,this.retroreflectivity=e.retroreflectivity,this.sheen=e.sheen,this.sheenColor.copy(e.sheenColor),this.sheenColorMap=e.sheenColorMap,this.sheenRoughness=e.sheenRoughness,this.sheenRoughnessMap=e.sheenRoughnessMap,this.transmission=e.transmission,this.transmissionMap=e.transmissionMap,this.thickness=e.thickness,this.thicknessMap=e.thicknessMap,this.attenuationDistance=e.attenuationDistance,this.attenuationColor.copy(e.attenuationColor),this.specularIntensity=e.specularIntensity,this.specularIntensityMap=e.specularIntensityMap,this.specularColor.copy(e.specularColor),this.specularColorMap=e.specularColorMap,this}},Ln=class extends ss{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new le(16777215),this.specular=new le(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new le(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=sc,this.normalScale=new Ke(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Rs,this.combine=nu,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Is=class extends ss{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=qy,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Hh=class extends ss{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function fa(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function _h(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var kr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Wh=class extends kr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Ep,endingEnd:Ep}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Cp:r=e,a=2*t-n;break;case Rp:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case Cp:o=e,l=2*n-t;break;case Rp:o=1,l=n+s[1]-s[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),y=p*p,m=y*p,g=-d*m+2*d*y-d*p,v=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*p+1,A=(-1-f)*m+(1.5+f)*y+.5*p,_=f*m-f*y;for(let C=0;C!==a;++C)r[C]=g*o[h+C]+v*o[c+C]+A*o[l+C]+_*o[u+C];return r}},Xh=class extends kr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},qh=class extends kr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},$h=class extends kr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),y=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[c+p],m=o[l+p],g=f*d+p*2,v=u[g],A=u[g+1],_=e*d+p*2,C=h[_],S=h[_+1],b=NM(n,t,v,C,s);r[p]=lv(b,y,A,S,m)}return r}};function lv(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function DM(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function NM(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=lv(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let l=DM(r,e,t,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ii=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=fa(t,this.TimeBufferType),this.values=fa(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:fa(e.times,Array),values:fa(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),_h(e.settings)&&(n.settings={inTangents:fa(e.settings.inTangents,Array),outTangents:fa(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new qh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Xh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Wh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new $h(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Cl:t=this.InterpolantFactoryMethodDiscrete;break;case Nh:t=this.InterpolantFactoryMethodLinear;break;case Sh:t=this.InterpolantFactoryMethodSmooth;break;case Tp:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Qe("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Cl;case this.InterpolantFactoryMethodLinear:return Nh;case this.InterpolantFactoryMethodSmooth:return Sh;case this.InterpolantFactoryMethodBezier:return Tp}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;_h(this.settings)&&(py(this.settings.inTangents,e),py(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;_h(this.settings)&&(my(this.settings.inTangents,e),my(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(st("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(st("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){st("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){st("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Kw(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){st("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Sh,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(s)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let y=t[u+p];if(y!==t[d+p]||y!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,_h(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function py(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function my(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ii.prototype.ValueTypeName="";Ii.prototype.TimeBufferType=Float32Array;Ii.prototype.ValueBufferType=Float32Array;Ii.prototype.DefaultInterpolation=Nh;var Ur=class extends Ii{constructor(e,t,n){super(e,t,n)}};Ur.prototype.ValueTypeName="bool";Ur.prototype.ValueBufferType=Array;Ur.prototype.DefaultInterpolation=Cl;Ur.prototype.InterpolantFactoryMethodLinear=void 0;Ur.prototype.InterpolantFactoryMethodSmooth=void 0;var Yh=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};Yh.prototype.ValueTypeName="color";var Zh=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};Zh.prototype.ValueTypeName="number";var Kh=class extends kr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(s-t),c=e*a;for(let h=c+a;c!==h;c+=4)Je.slerpFlat(r,0,o,c-a,o,c,l);return r}},Hl=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Kh(this.times,this.values,this.getValueSize(),e)}};Hl.prototype.ValueTypeName="quaternion";Hl.prototype.InterpolantFactoryMethodSmooth=void 0;var Or=class extends Ii{constructor(e,t,n){super(e,t,n)}};Or.prototype.ValueTypeName="string";Or.prototype.ValueBufferType=Array;Or.prototype.DefaultInterpolation=Cl;Or.prototype.InterpolantFactoryMethodLinear=void 0;Or.prototype.InterpolantFactoryMethodSmooth=void 0;var Jh=class extends Ii{constructor(e,t,n,s){super(e,t,n,s)}};Jh.prototype.ValueTypeName="vector";var jh=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],p=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},cv=new jh,Qh=class{constructor(e){this.manager=e!==void 0?e:cv,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Qh.DEFAULT_MATERIAL_NAME="__DEFAULT";var Wl=class extends Yn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new le(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Xl=class extends Wl{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new le(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Ap=new dt,gy=new R,yy=new R,eu=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ke(512,512),this.mapType=xi,this.map=null,this.mapPass=null,this.matrix=new dt,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Ps,this._frameExtents=new Ke(1,1),this._viewportCount=1,this._viewports=[new ln(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;gy.setFromMatrixPosition(e.matrixWorld),t.position.copy(gy),yy.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(yy),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){Ap.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(Ap,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;e.coordinateSystem===va||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(Ap)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},wh=new R,Mh=new Je,Ts=new R,ql=class extends Yn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new dt,this.projectionMatrix=new dt,this.projectionMatrixInverse=new dt,this.coordinateSystem=Hi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(wh,Mh,Ts),Ts.x===1&&Ts.y===1&&Ts.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(wh,Mh,Ts.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(wh,Mh,Ts),Ts.x===1&&Ts.y===1&&Ts.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(wh,Mh,Ts.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ir=new R,vy=new Ke,by=new Ke,hi=class extends ql{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=xa*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Tl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return xa*2*Math.atan(Math.tan(Tl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Ir.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Ir.x,Ir.y).multiplyScalar(-e/Ir.z),Ir.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ir.x,Ir.y).multiplyScalar(-e/Ir.z)}getViewSize(e,t){return this.getViewBounds(e,vy,by),t.subVectors(by,vy)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Tl*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var $l=class extends ql{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Pp=class extends eu{constructor(){super(new $l(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Sa=class extends Wl{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Yn.DEFAULT_UP),this.updateMatrix(),this.target=new Yn,this.shadow=new Pp}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var nr=class extends $e{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var pa=-90,ma=1,Aa=class extends Yn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new hi(pa,ma,e,t);s.layers=this.layers,this.add(s);let r=new hi(pa,ma,e,t);r.layers=this.layers,this.add(r);let o=new hi(pa,ma,e,t);o.layers=this.layers,this.add(o);let a=new hi(pa,ma,e,t);a.layers=this.layers,this.add(a);let l=new hi(pa,ma,e,t);l.layers=this.layers,this.add(l);let c=new hi(pa,ma,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Hi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===va)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},tu=class extends hi{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var am="\\[\\]\\.:\\/",kM=new RegExp("["+am+"]","g"),lm="[^"+am+"]",UM="[^"+am.replace("\\.","")+"]",OM=/((?:WC+[\/:])*)/.source.replace("WC",lm),BM=/(WCOD+)?/.source.replace("WCOD",UM),zM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",lm),GM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",lm),VM=new RegExp("^"+OM+BM+zM+GM+"$"),HM=["material","materials","bones","map"],Ip=class{constructor(e,t,n){let s=n||sn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},sn=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(kM,"")}static parseTrackName(e){let t=VM.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);HM.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){st("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){st("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){st("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){st("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){st("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){st("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){st("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[s];if(o===void 0){let c=t.nodeName;st("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){st("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){st("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};sn.Composite=Ip;sn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};sn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};sn.prototype.GetterByBindingType=[sn.prototype._getValue_direct,sn.prototype._getValue_array,sn.prototype._getValue_arrayElement,sn.prototype._getValue_toArray];sn.prototype.SetterByBindingTypeAndVersioning=[[sn.prototype._setValue_direct,sn.prototype._setValue_direct_setNeedsUpdate,sn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[sn.prototype._setValue_array,sn.prototype._setValue_array_setNeedsUpdate,sn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[sn.prototype._setValue_arrayElement,sn.prototype._setValue_arrayElement_setNeedsUpdate,sn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[sn.prototype._setValue_fromArray,sn.prototype._setValue_fromArray_setNeedsUpdate,sn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var iL=new Float32Array(1);var xy=new dt,Yl=class{constructor(e,t,n=0,s=1/0){this.ray=new Fr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new wa,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):st("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return xy.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(xy),this}intersectObject(e,t=!0,n=[]){return Lp(e,this,n,t),n.sort(_y),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)Lp(e[s],this,n,t);return n.sort(_y),n}};function _y(i,e){return i.distance-e.distance}function Lp(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Lp(r[o],e,t,!0)}}var Fp=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function cm(i,e,t,n){let s=WM(n);switch(t){case Kp:return i*e;case cu:return i*e/s.components*s.byteLength;case hu:return i*e/s.components*s.byteLength;case zr:return i*e*2/s.components*s.byteLength;case uu:return i*e*2/s.components*s.byteLength;case Jp:return i*e*3/s.components*s.byteLength;case Li:return i*e*4/s.components*s.byteLength;case du:return i*e*4/s.components*s.byteLength;case jl:case Ql:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case ec:case tc:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case pu:case gu:return Math.max(i,16)*Math.max(e,8)/4;case fu:case mu:return Math.max(i,8)*Math.max(e,8)/2;case yu:case vu:case xu:case _u:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case bu:case nc:case wu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Mu:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Su:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Au:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case Tu:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case Eu:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case Cu:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case Ru:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case Pu:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case Iu:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case Lu:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case Fu:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case Du:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case Nu:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case ku:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case Uu:case Ou:case Bu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case zu:case Gu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case ic:case Vu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function WM(i){switch(i){case xi:case qp:return{byteLength:1,components:1};case Ra:case $p:case as:return{byteLength:2,components:1};case au:case lu:return{byteLength:2,components:4};case os:case ou:case _i:return{byteLength:4,components:1};case Yp:case Zp:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Iv(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function JM(i){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=i.createBuffer();i.bindBuffer(l,d),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],y=u[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let y=u[f];i.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(i.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var jM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,QM=`#ifdef USE_ALPHAHASH
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
#endif`,e1=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,t1=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,n1=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,i1=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,s1=`#ifdef USE_AOMAP
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
#endif`,r1=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,o1=`#ifdef USE_BATCHING
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
#endif`,a1=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,l1=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,c1=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,h1=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,u1=`#ifdef USE_IRIDESCENCE
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
#endif`,d1=`#ifdef USE_BUMPMAP
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
#endif`,f1=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,p1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,m1=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,g1=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,y1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,v1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,b1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,x1=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,_1=`#define PI 3.141592653589793
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
} // validated`,w1=`vec3 transformedNormal = objectNormal;
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
#endif`,M1=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,S1=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,A1=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,T1=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,E1="gl_FragColor = linearToOutputTexel( gl_FragColor );",C1=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,R1=`#ifdef USE_ENVMAP
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
#endif`,P1=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,I1=`#ifdef USE_ENVMAP
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
#endif`,L1=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,F1=`#ifdef USE_ENVMAP
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
#endif`,D1=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,N1=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,k1=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,U1=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,O1=`#ifdef USE_GRADIENTMAP
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
}`,B1=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,z1=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,G1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,V1=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,H1=`#ifdef USE_ENVMAP
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
#endif`,W1=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,X1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,q1=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,$1=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,Y1=`PhysicalMaterial material;
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
#endif`,Z1=`uniform sampler2D dfgLUT;
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
}`,K1=`
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
#endif`,J1=`#if defined( RE_IndirectDiffuse )
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
#endif`,j1=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Q1=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,eS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,tS=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,nS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,iS=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,sS=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,rS=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,oS=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,aS=`#if defined( USE_POINTS_UV )
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
#endif`,lS=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,cS=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,hS=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,uS=`#if defined( USE_MORPHCOLORS )
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
#endif`,dS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,fS=`#ifdef USE_MORPHTARGETS
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
#endif`,pS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,mS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,gS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,yS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,vS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,bS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,xS=`#ifdef USE_NORMALMAP
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
#endif`,_S=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,wS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,MS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,SS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,AS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,TS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,ES=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,CS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,RS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,PS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,IS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,LS=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,FS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,DS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,NS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,kS=`float getShadowMask() {
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
}`,US=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,OS=`#ifdef USE_SKINNING
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
#endif`,BS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,zS=`#ifdef USE_SKINNING
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
#endif`,GS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,VS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,HS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,WS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,XS=`#ifdef USE_TRANSMISSION
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
#endif`,qS=`#ifdef USE_TRANSMISSION
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
#endif`,$S=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,YS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,ZS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,KS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,JS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,jS=`uniform sampler2D t2D;
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
}`,QS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,eA=`uniform float backgroundBlurriness;
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
}`,tA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,nA=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,iA=`#include <common>
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
}`,sA=`#if DEPTH_PACKING == 3200
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
}`,rA=`#define DISTANCE
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
}`,oA=`#define DISTANCE
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
}`,aA=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,lA=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,cA=`uniform float scale;
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
}`,hA=`uniform vec3 diffuse;
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
}`,uA=`#include <common>
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
}`,dA=`uniform vec3 diffuse;
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
}`,fA=`#define LAMBERT
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
}`,pA=`#define LAMBERT
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
}`,mA=`#define MATCAP
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
}`,gA=`#define MATCAP
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
}`,yA=`#define NORMAL
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
}`,vA=`#define NORMAL
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
}`,bA=`#define PHONG
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
}`,xA=`#define PHONG
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
}`,_A=`#define STANDARD
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
}`,wA=`#define STANDARD
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
}`,MA=`#define TOON
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
}`,SA=`#define TOON
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
}`,AA=`uniform float size;
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
}`,TA=`uniform vec3 diffuse;
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
}`,EA=`#include <common>
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
}`,CA=`uniform vec3 color;
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
}`,RA=`uniform float rotation;
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
}`,PA=`uniform vec3 diffuse;
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
}`,gt={alphahash_fragment:jM,alphahash_pars_fragment:QM,alphamap_fragment:e1,alphamap_pars_fragment:t1,alphatest_fragment:n1,alphatest_pars_fragment:i1,aomap_fragment:s1,aomap_pars_fragment:r1,batching_pars_vertex:o1,batching_vertex:a1,begin_vertex:l1,beginnormal_vertex:c1,bsdfs:h1,iridescence_fragment:u1,bumpmap_pars_fragment:d1,clipping_planes_fragment:f1,clipping_planes_pars_fragment:p1,clipping_planes_pars_vertex:m1,clipping_planes_vertex:g1,color_fragment:y1,color_pars_fragment:v1,color_pars_vertex:b1,color_vertex:x1,common:_1,defaultnormal_vertex:w1,displacementmap_pars_vertex:M1,displacementmap_vertex:S1,emissivemap_fragment:A1,emissivemap_pars_fragment:T1,colorspace_fragment:E1,colorspace_pars_fragment:C1,envmap_fragment:R1,envmap_common_pars_fragment:P1,envmap_pars_fragment:I1,envmap_pars_vertex:L1,envmap_physical_pars_fragment:H1,envmap_vertex:F1,fog_vertex:D1,fog_pars_vertex:N1,fog_fragment:k1,fog_pars_fragment:U1,gradientmap_pars_fragment:O1,lightmap_pars_fragment:B1,lights_lambert_fragment:z1,lights_lambert_pars_fragment:G1,lights_pars_begin:V1,lights_toon_fragment:W1,lights_toon_pars_fragment:X1,lights_phong_fragment:q1,lights_phong_pars_fragment:$1,lights_physical_fragment:Y1,lights_physical_pars_fragment:Z1,lights_fragment_begin:K1,lights_fragment_maps:J1,lights_fragment_end:j1,lightprobes_pars_fragment:Q1,logdepthbuf_fragment:eS,logdepthbuf_pars_fragment:tS,logdepthbuf_pars_vertex:nS,logdepthbuf_vertex:iS,map_fragment:sS,map_pars_fragment:rS,map_particle_fragment:oS,map_particle_pars_fragment:aS,metalnessmap_fragment:lS,metalnessmap_pars_fragment:cS,morphinstance_vertex:hS,morphcolor_vertex:uS,morphnormal_vertex:dS,morphtarget_pars_vertex:fS,morphtarget_vertex:pS,normal_fragment_begin:mS,normal_fragment_maps:gS,normal_pars_fragment:yS,normal_pars_vertex:vS,normal_vertex:bS,normalmap_pars_fragment:xS,clearcoat_normal_fragment_begin:_S,clearcoat_normal_fragment_maps:wS,clearcoat_pars_fragment:MS,iridescence_pars_fragment:SS,opaque_fragment:AS,packing:TS,premultiplied_alpha_fragment:ES,project_vertex:CS,dithering_fragment:RS,dithering_pars_fragment:PS,roughnessmap_fragment:IS,roughnessmap_pars_fragment:LS,shadowmap_pars_fragment:FS,shadowmap_pars_vertex:DS,shadowmap_vertex:NS,shadowmask_pars_fragment:kS,skinbase_vertex:US,skinning_pars_vertex:OS,skinning_vertex:BS,skinnormal_vertex:zS,specularmap_fragment:GS,specularmap_pars_fragment:VS,tonemapping_fragment:HS,tonemapping_pars_fragment:WS,transmission_fragment:XS,transmission_pars_fragment:qS,uv_pars_fragment:$S,uv_pars_vertex:YS,uv_vertex:ZS,worldpos_vertex:KS,background_vert:JS,background_frag:jS,backgroundCube_vert:QS,backgroundCube_frag:eA,cube_vert:tA,cube_frag:nA,depth_vert:iA,depth_frag:sA,distance_vert:rA,distance_frag:oA,equirect_vert:aA,equirect_frag:lA,linedashed_vert:cA,linedashed_frag:hA,meshbasic_vert:uA,meshbasic_frag:dA,meshlambert_vert:fA,meshlambert_frag:pA,meshmatcap_vert:mA,meshmatcap_frag:gA,meshnormal_vert:yA,meshnormal_frag:vA,meshphong_vert:bA,meshphong_frag:xA,meshphysical_vert:_A,meshphysical_frag:wA,meshtoon_vert:MA,meshtoon_frag:SA,points_vert:AA,points_frag:TA,shadow_vert:EA,shadow_frag:CA,sprite_vert:RA,sprite_frag:PA},Ie={common:{diffuse:{value:new le(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ot}},envmap:{envMap:{value:null},envMapRotation:{value:new ot},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ot}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ot}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ot},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ot},normalScale:{value:new Ke(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ot},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ot}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ot}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ot}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new le(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new le(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0},uvTransform:{value:new ot}},sprite:{diffuse:{value:new le(16777215)},opacity:{value:1},center:{value:new Ke(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}}},Ns={basic:{uniforms:ti([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.fog]),vertexShader:gt.meshbasic_vert,fragmentShader:gt.meshbasic_frag},lambert:{uniforms:ti([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},envMapIntensity:{value:1}}]),vertexShader:gt.meshlambert_vert,fragmentShader:gt.meshlambert_frag},phong:{uniforms:ti([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},specular:{value:new le(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:gt.meshphong_vert,fragmentShader:gt.meshphong_frag},standard:{uniforms:ti([Ie.common,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.roughnessmap,Ie.metalnessmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag},toon:{uniforms:ti([Ie.common,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.gradientmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)}}]),vertexShader:gt.meshtoon_vert,fragmentShader:gt.meshtoon_frag},matcap:{uniforms:ti([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,{matcap:{value:null}}]),vertexShader:gt.meshmatcap_vert,fragmentShader:gt.meshmatcap_frag},points:{uniforms:ti([Ie.points,Ie.fog]),vertexShader:gt.points_vert,fragmentShader:gt.points_frag},dashed:{uniforms:ti([Ie.common,Ie.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:gt.linedashed_vert,fragmentShader:gt.linedashed_frag},depth:{uniforms:ti([Ie.common,Ie.displacementmap]),vertexShader:gt.depth_vert,fragmentShader:gt.depth_frag},normal:{uniforms:ti([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,{opacity:{value:1}}]),vertexShader:gt.meshnormal_vert,fragmentShader:gt.meshnormal_frag},sprite:{uniforms:ti([Ie.sprite,Ie.fog]),vertexShader:gt.sprite_vert,fragmentShader:gt.sprite_frag},background:{uniforms:{uvTransform:{value:new ot},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:gt.background_vert,fragmentShader:gt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ot}},vertexShader:gt.backgroundCube_vert,fragmentShader:gt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:gt.cube_vert,fragmentShader:gt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:gt.equirect_vert,fragmentShader:gt.equirect_frag},distance:{uniforms:ti([Ie.common,Ie.displacementmap,{referencePosition:{value:new R},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:gt.distance_vert,fragmentShader:gt.distance_frag},shadow:{uniforms:ti([Ie.lights,Ie.fog,{color:{value:new le(0)},opacity:{value:1}}]),vertexShader:gt.shadow_vert,fragmentShader:gt.shadow_frag}};Ns.physical={uniforms:ti([Ns.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ot},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ot},clearcoatNormalScale:{value:new Ke(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ot},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ot},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ot},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ot},sheen:{value:0},sheenColor:{value:new le(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ot},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ot},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ot},transmissionSamplerSize:{value:new Ke},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ot},attenuationDistance:{value:0},attenuationColor:{value:new le(0)},specularColor:{value:new le(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ot},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ot},anisotropyVector:{value:new Ke},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ot}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag};var Hu={r:0,b:0,g:0},IA=new dt,Lv=new ot;Lv.set(-1,0,0,0,1,0,0,0,1);function LA(i,e,t,n,s,r){let o=new le(0),a=s===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let A=v.isScene===!0?v.background:null;if(A&&A.isTexture){let _=v.backgroundBlurriness>0;A=e.get(A,_)}return A}function p(v){let A=!1,_=f(v);_===null?m(o,a):_&&_.isColor&&(m(_,1),A=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(v,A){let _=f(A);_&&_.isCubeTexture?(c===void 0&&(c=new Ne(new fi(1,1,1),new Gt({name:"BackgroundCubeMaterial",uniforms:_o(Ns.backgroundCube.uniforms),vertexShader:Ns.backgroundCube.vertexShader,fragmentShader:Ns.backgroundCube.fragmentShader,side:Fn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(C,S,b){this.matrixWorld.copyPosition(b.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=_,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(IA.makeRotationFromEuler(A.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Lv),c.material.toneMapped=St.getTransfer(_.colorSpace)!==Nt,(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):_&&_.isTexture&&(l===void 0&&(l=new Ne(new In(2,2),new Gt({name:"BackgroundMaterial",uniforms:_o(Ns.background.uniforms),vertexShader:Ns.background.vertexShader,fragmentShader:Ns.background.fragmentShader,side:Br,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=_,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=St.getTransfer(_.colorSpace)!==Nt,_.matrixAutoUpdate===!0&&_.updateMatrix(),l.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,A){v.getRGB(Hu,om(i)),t.buffers.color.setClear(Hu.r,Hu.g,Hu.b,A,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,A=1){o.set(v),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:p,addToRenderList:y,dispose:g}}function FA(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,O,G,D,W){let $=!1,H=u(L,D,G,O);r!==H&&(r=H,c(r.object)),$=f(L,D,G,W),$&&p(L,D,G,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,_(L,O,G,D),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,O,G,D){let W=D.wireframe===!0,$=n[O.id];$===void 0&&($={},n[O.id]=$);let H=L.isInstancedMesh===!0?L.id:0,ae=$[H];ae===void 0&&(ae={},$[H]=ae);let Y=ae[G.id];Y===void 0&&(Y={},ae[G.id]=Y);let j=Y[W];return j===void 0&&(j=d(l()),Y[W]=j),j}function d(L){let O=[],G=[],D=[];for(let W=0;W<t;W++)O[W]=0,G[W]=0,D[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:G,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,O,G,D){let W=r.attributes,$=O.attributes,H=0,ae=G.getAttributes();for(let Y in ae)if(ae[Y].location>=0){let te=W[Y],de=$[Y];if(de===void 0&&(Y==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),Y==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function p(L,O,G,D){let W={},$=O.attributes,H=0,ae=G.getAttributes();for(let Y in ae)if(ae[Y].location>=0){let te=$[Y];te===void 0&&(Y==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),Y==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),W[Y]=de,H++}r.attributes=W,r.attributesNum=H,r.index=D}function y(){let L=r.newAttributes;for(let O=0,G=L.length;O<G;O++)L[O]=0}function m(L){g(L,0)}function g(L,O){let G=r.newAttributes,D=r.enabledAttributes,W=r.attributeDivisors;G[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),W[L]!==O&&(i.vertexAttribDivisor(L,O),W[L]=O)}function v(){let L=r.newAttributes,O=r.enabledAttributes;for(let G=0,D=O.length;G<D;G++)O[G]!==L[G]&&(i.disableVertexAttribArray(G),O[G]=0)}function A(L,O,G,D,W,$,H){H===!0?i.vertexAttribIPointer(L,O,G,W,$):i.vertexAttribPointer(L,O,G,D,W,$)}function _(L,O,G,D){y();let W=D.attributes,$=G.getAttributes(),H=O.defaultAttributeValues;for(let ae in $){let Y=$[ae];if(Y.location>=0){let j=W[ae];if(j===void 0&&(ae==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),ae==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let te=j.normalized,de=j.itemSize,he=e.get(j);if(he===void 0)continue;let Q=he.buffer,pe=he.type,me=he.bytesPerElement,Ce=pe===i.INT||pe===i.UNSIGNED_INT||j.gpuType===ou;if(j.isInterleavedBufferAttribute){let Me=j.data,Ye=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,ct=j.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Xe=0;Xe<Y.locationSize;Xe++)g(Y.location+Xe,Me.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Xe=0;Xe<Y.locationSize;Xe++)m(Y.location+Xe);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Xe=0;Xe<Y.locationSize;Xe++)A(Y.location+Xe,de/Y.locationSize,pe,te,Ye*me,(ct+de/Y.locationSize*Xe)*me,Ce)}else{if(j.isInstancedBufferAttribute){for(let Me=0;Me<Y.locationSize;Me++)g(Y.location+Me,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let Me=0;Me<Y.locationSize;Me++)m(Y.location+Me);i.bindBuffer(i.ARRAY_BUFFER,Q);for(let Me=0;Me<Y.locationSize;Me++)A(Y.location+Me,de/Y.locationSize,pe,te,de*me,de/Y.locationSize*Me*me,Ce)}}else if(H!==void 0){let te=H[ae];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(Y.location,te);break;case 3:i.vertexAttrib3fv(Y.location,te);break;case 4:i.vertexAttrib4fv(Y.location,te);break;default:i.vertexAttrib1fv(Y.location,te)}}}}v()}function C(){N();for(let L in n){let O=n[L];for(let G in O){let D=O[G];for(let W in D){let $=D[W];for(let H in $)h($[H].object),delete $[H];delete D[W]}}delete n[L]}}function S(L){if(n[L.id]===void 0)return;let O=n[L.id];for(let G in O){let D=O[G];for(let W in D){let $=D[W];for(let H in $)h($[H].object),delete $[H];delete D[W]}}delete n[L.id]}function b(L){for(let O in n){let G=n[O];for(let D in G){let W=G[D];if(W[L.id]===void 0)continue;let $=W[L.id];for(let H in $)h($[H].object),delete $[H];delete W[L.id]}}}function M(L){for(let O in n){let G=n[O],D=L.isInstancedMesh===!0?L.id:0,W=G[D];if(W!==void 0){for(let $ in W){let H=W[$];for(let ae in H)h(H[ae].object),delete H[ae];delete W[$]}delete G[D],Object.keys(G).length===0&&delete n[O]}}}function N(){P(),o=!0,r!==s&&(r=s,c(r.object))}function P(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:N,resetDefaultState:P,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:M,releaseStatesOfProgram:b,initAttributes:y,enableAttribute:m,disableUnusedAttributes:v}}function DA(i,e,t){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function NA(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let b=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(b.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(b){return!(b!==Li&&n.convert(b)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(b){let M=b===as&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(b!==xi&&b!==_i&&!M&&n.convert(b)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(b){if(b==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";b="mediump"}return b==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(Qe("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),m=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),g=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),A=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:v,maxVaryings:A,maxFragmentUniforms:_,maxSamples:C,samples:S}}function kA(i){let e=this,t=null,n=0,s=!1,r=!1,o=new ns,a=new ot,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,g=i.get(u);if(!s||p===null||p.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,A=v*4,_=g.clippingState||null;l.value=_,_=h(p,d,A,f);for(let C=0;C!==A;++C)_[C]=t[C];g.clippingState=_,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,p!==!0||m===null){let g=f+y*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<g)&&(m=new Float32Array(g));for(let A=0,_=f;A!==y;++A,_+=4)o.copy(u[A]).applyMatrix4(v,a),o.normal.toArray(m,_),m[_+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var ac=class extends Pi{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Bl(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new fi(5,5,5),r=new Gt({name:"CubemapFromEquirect",uniforms:_o(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Fn,blending:go});r.uniforms.tEquirect.value=t;let o=new Ne(s,r),a=t.minFilter;return t.minFilter===ir&&(t.minFilter=ui),new Aa(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},hv=256,UA=3,OA=20,Fv=256,Dv=16,BA=3,zA=new R,GA=new le,La=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Aa(1,10,null),this._boxMesh=new Ne(new fi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=zA}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(GA));let m=new Aa(n,s,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=fv(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=dv(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(hv,sm(e))}_fromTexture(e,t){e.mapping===vo||e.mapping===Ca?this._setSize(e.image.length===0?hv:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=uv(e,!1,!1),n=Math.log2(e)-UA;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=uv(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===vo||e.mapping===Ca?(this._cubemapMaterial===null&&(this._cubemapMaterial=fv()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=dv()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=VA(),this._integrationMaterial=HA());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Dv);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-BA)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Fv*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=WA());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function uv(i,e,t){return new ac(i,{minFilter:ir,generateMipmaps:e,type:as,colorSpace:Rl,depthBuffer:t})}function lc(i,e,t){return new Gt({name:i,uniforms:e,vertexShader:gt.cube_vert,fragmentShader:t,side:Fn,blending:go,depthTest:!1,depthWrite:!1})}function VA(){return lc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Fv}u

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
	`)}function HA(){return lc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Dv}},`

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
	`)}function WA(){return lc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${OA}
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
	`)}function dv(){return lc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function fv(){return lc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function XA(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===iu||f===su)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new ac(p.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===iu||f===su,y=f===vo||f===Ca;if(p||y){let m=t.get(d),g=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new La(i)),m=p?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return p&&v&&v.height>0||y&&v&&l(v)?(n===null&&(n=new La(i)),m=p?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===iu?d.mapping=vo:f===su&&(d.mapping=Ca),d}function l(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function qA(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&ho("WebGLRenderer: "+n+" extension not supported."),s}}}function $A(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(p){let y=p.attributes;for(let m in y)e.update(y[m],i.ARRAY_BUFFER)}function u(p){let y=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let v=y!==null?y.array.length:m.array.length/3-1,A=m.count>=65535?Nl:Dl,_=new A(Math.ceil(v/3)*6,1),C=_.array;if(y!==null){let b=y.array;g=y.version;for(let M=0,N=0;M<v;M+=3){let P=b[M+0],L=b[M+1],O=b[M+2];C[N++]=P,C[N++]=L,C[N++]=L,C[N++]=O,C[N++]=O,C[N++]=P}}else{g=m.version;for(let b=0,M=0;b<v;b+=3){let N=b+0,P=b+1,L=b+2;C[M++]=N,C[M++]=P,C[M++]=P,C[M++]=L,C[M++]=L,C[M++]=N}}_.version=g;let S=r.get(p);S&&e.remove(S),r.set(p,_)}function d(p){let y=r.get(p);if(y){let m=p.index;m!==null&&y.version<m.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function YA(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function ZA(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:st("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function KA(i,e,t){let n=new WeakMap,s=new ln;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let N=function(){b.dispose(),n.delete(a),a.removeEventListener("dispose",N)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),y===!0&&(A=3);let _=a.attributes.position.count*A,C=1;_>e.maxTextureSize&&(C=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*C*4*u),b=new Ll(S,_,C,u);b.type=_i,b.needsUpdate=!0;let M=A*4;for(let P=0;P<u;P++){let L=m[P],O=g[P],G=v[P],D=_*C*4*P;for(let W=0;W<L.count;W++){let $=W*M;f===!0&&(s.fromBufferAttribute(L,W),S[D+$+0]=s.x,S[D+$+1]=s.y,S[D+$+2]=s.z,S[D+$+3]=0),p===!0&&(s.fromBufferAttribute(O,W),S[D+$+4]=s.x,S[D+$+5]=s.y,S[D+$+6]=s.z,S[D+$+7]=0),y===!0&&(s.fromBufferAttribute(G,W),S[D+$+8]=s.x,S[D+$+9]=s.y,S[D+$+10]=s.z,S[D+$+11]=G.itemSize===4?s.w:1)}}d={count:u,texture:b,size:new Ke(_,C)},n.set(a,d),a.addEventListener("dispose",N)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",p),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function JA(i,e,t,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var jA={[Bp]:"LINEAR_TONE_MAPPING",[zp]:"REINHARD_TONE_MAPPING",[Gp]:"CINEON_TONE_MAPPING",[Vp]:"ACES_FILMIC_TONE_MAPPING",[Wp]:"AGX_TONE_MAPPING",[Kl]:"NEUTRAL_TONE_MAPPING",[Hp]:"CUSTOM_TONE_MAPPING"};function QA(i,e,t,n,s,r){let o=new Pi(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new $e;h.setAttribute("position",new kt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new kt([0,2,0,0,2,0],2));let u=new Vh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Ne(h,u),f=new $l(-1,1,1,-1,0,1),p=null,y=null,m=!1,g,v=null,A=[],_=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),l!==null&&l.setSize(C,S);for(let b=0;b<A.length;b++){let M=A[b];M.setSize&&M.setSize(C,S)}},this.setEffects=function(C){A=C,_=A.length>0&&A[0].isRenderPass===!0;let S=o.width,b=o.height;A.length>0&&a===null&&(a=new Pi(S,b,{type:as,depthBuffer:!1,stencilBuffer:!1}),l=new Pi(S,b,{type:as,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&A.some(N=>N.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new er(S,b),r===!0&&(c.format=sr,c.type=bo)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let N=0;N<A.length;N++){let P=A[N];P.setSize&&P.setSize(S,b),M&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(c)}},this.begin=function(C,S){if(m||C.toneMapping===Ls&&A.length===0)return!1;if(v=S,S!==null){let b=S.width,M=S.height;(o.width!==b||o.height!==M)&&this.setSize(b,M)}return _===!1&&C.setRenderTarget(o),g=C.toneMapping,C.toneMapping=Ls,!0},this.hasRenderPass=function(){return _},this.end=function(C,S){C.toneMapping=g,m=!0;let b=o,M=a;for(let N=0;N<A.length;N++){let P=A[N];P.enabled!==!1&&(P.render(C,M,b,S),P.needsSwap!==!1&&(b=M,M=M===a?l:a))}if(p!==C.outputColorSpace||y!==C.toneMapping){p=C.outputColorSpace,y=C.toneMapping,u.defines={},St.getTransfer(p)===Nt&&(u.defines.SRGB_TRANSFER="");let N=jA[y];N&&(u.defines[N]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=b.texture,C.setRenderTarget(v),C.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var Nv=new yi,kv=new er(1,1),Uv=new zl(1),Ov=new Ll,Bv=new Oh,zv=new Bl,pv=[],mv=[],gv=new Float32Array(16),yv=new Float32Array(9),vv=new Float32Array(4);function Fa(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=pv[s];if(r===void 0&&(r=new Float32Array(s),pv[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Dn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function Nn(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function qu(i,e){let t=mv[e];t===void 0&&(t=new Int32Array(e),mv[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function eT(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function tT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Dn(t,e))return;i.uniform2fv(this.addr,e),Nn(t,e)}}function nT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Dn(t,e))return;i.uniform3fv(this.addr,e),Nn(t,e)}}function iT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dn(t,e))return;i.uniform4fv(this.addr,e),Nn(t,e)}}function sT(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Dn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),Nn(t,e)}else{if(Dn(t,n))return;vv.set(n),i.uniformMatrix2fv(this.addr,!1,vv),Nn(t,n)}}function rT(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Dn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),Nn(t,e)}else{if(Dn(t,n))return;yv.set(n),i.uniformMatrix3fv(this.addr,!1,yv),Nn(t,n)}}function oT(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Dn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),Nn(t,e)}else{if(Dn(t,n))return;gv.set(n),i.uniformMatrix4fv(this.addr,!1,gv),Nn(t,n)}}function aT(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function lT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Dn(t,e))return;i.uniform2iv(this.addr,e),Nn(t,e)}}function cT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Dn(t,e))return;i.uniform3iv(this.addr,e),Nn(t,e)}}function hT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dn(t,e))return;i.uniform4iv(this.addr,e),Nn(t,e)}}function uT(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function dT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Dn(t,e))return;i.uniform2uiv(this.addr,e),Nn(t,e)}}function fT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Dn(t,e))return;i.uniform3uiv(this.addr,e),Nn(t,e)}}function pT(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Dn(t,e))return;i.uniform4uiv(this.addr,e),Nn(t,e)}}function $u(i){return i.version===0&&(i.compareFunction=em,i.needsUpdate=!0),i}function mT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=$u(kv):r=Nv,t.setTexture2D(e||r,s)}function gT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||Bv,s)}function yT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=$u(Uv):r=zv,t.setTextureCube(e||r,s)}function vT(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Ov,s)}function bT(i){switch(i){case 5126:return eT;case 35664:return tT;case 35665:return nT;case 35666:return iT;case 35674:return sT;case 35675:return rT;case 35676:return oT;case 5124:case 35670:return aT;case 35667:case 35671:return lT;case 35668:case 35672:return cT;case 35669:case 35673:return hT;case 5125:return uT;case 36294:return dT;case 36295:return fT;case 36296:return pT;case 35678:case 36198:case 36298:case 36306:case 35682:return mT;case 35679:case 36299:case 36307:return gT;case 35680:case 36300:case 36308:case 36293:return yT;case 36289:case 36303:case 36311:case 36292:return vT}}function xT(i,e){i.uniform1fv(this.addr,e)}function _T(i,e){let t=Fa(e,this.size,2);i.uniform2fv(this.addr,t)}function wT(i,e){let t=Fa(e,this.size,3);i.uniform3fv(this.addr,t)}function MT(i,e){let t=Fa(e,this.size,4);i.uniform4fv(this.addr,t)}function ST(i,e){let t=Fa(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function AT(i,e){let t=Fa(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function TT(i,e){let t=Fa(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function ET(i,e){i.uniform1iv(this.addr,e)}function CT(i,e){i.uniform2iv(this.addr,e)}function RT(i,e){i.uniform3iv(this.addr,e)}function PT(i,e){i.uniform4iv(this.addr,e)}function IT(i,e){i.uniform1uiv(this.addr,e)}function LT(i,e){i.uniform2uiv(this.addr,e)}function FT(i,e){i.uniform3uiv(this.addr,e)}function DT(i,e){i.uniform4uiv(this.addr,e)}function NT(i,e,t){let n=this.cache,s=e.length,r=qu(t,s);Dn(n,r)||(i.uniform1iv(this.addr,r),Nn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=$u(kv):o=Nv;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function kT(i,e,t){let n=this.cache,s=e.length,r=qu(t,s);Dn(n,r)||(i.uniform1iv(this.addr,r),Nn(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||Bv,r[o])}function UT(i,e,t){let n=this.cache,s=e.length,r=qu(t,s);Dn(n,r)||(i.uniform1iv(this.addr,r),Nn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=$u(Uv):o=zv;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function OT(i,e,t){let n=this.cache,s=e.length,r=qu(t,s);Dn(n,r)||(i.uniform1iv(this.addr,r),Nn(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Ov,r[o])}function BT(i){switch(i){case 5126:return xT;case 35664:return _T;case 35665:return wT;case 35666:return MT;case 35674:return ST;case 35675:return AT;case 35676:return TT;case 5124:case 35670:return ET;case 35667:case 35671:return CT;case 35668:case 35672:return RT;case 35669:case 35673:return PT;case 5125:return IT;case 36294:return LT;case 36295:return FT;case 36296:return DT;case 35678:case 36198:case 36298:case 36306:case 35682:return NT;case 35679:case 36299:case 36307:return kT;case 35680:case 36300:case 36308:case 36293:return UT;case 36289:case 36303:case 36311:case 36292:return OT}}var dm=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=bT(t.type)}},fm=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=BT(t.type)}},pm=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},hm=/(\w+)(\])?(\[|\.)?/g;function bv(i,e){i.seq.push(e),i.map[e.id]=e}function zT(i,e,t){let n=i.name,s=n.length;for(hm.lastIndex=0;;){let r=hm.exec(n),o=hm.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){bv(t,c===void 0?new dm(a,i,e):new fm(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new pm(a),bv(t,u)),t=u}}}var Ia=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);zT(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function xv(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var GT=37297,VT=0;function HT(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var _v=new ot;function WT(i){St._getMatrix(_v,St.workingColorSpace,i);let e=`mat3( ${_v.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(i)){case Pl:return[e,"LinearTransferOETF"];case Nt:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function wv(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+HT(i.getShaderSource(e),a)}else return r}function XT(i,e){let t=WT(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var qT={[Bp]:"Linear",[zp]:"Reinhard",[Gp]:"Cineon",[Vp]:"ACESFilmic",[Wp]:"AgX",[Kl]:"Neutral",[Hp]:"Custom"};function $T(i,e){let t=qT[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Wu=new R;function YT(){St.getLuminanceCoefficients(Wu);let i=Wu.x.toFixed(4),e=Wu.y.toFixed(4),t=Wu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function ZT(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(oc).join(`
`)}function KT(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function JT(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function oc(i){return i!==""}function Mv(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Sv(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var jT=/^[ \t]*#include +<([\w\d./]+)>/gm;function mm(i){return i.replace(jT,QT)}function QT(i,e){let t=gt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return mm(t)}var eE=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Av(i){return i.replace(eE,tE)}function tE(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Tv(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var nE={[mo]:"SHADOWMAP_TYPE_PCF",[Ta]:"SHADOWMAP_TYPE_VSM"};function iE(i){return nE[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var sE={[Ca]:"ENVMAP_MODE_REFRACTION"};function rE(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":sE[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var oE={[nu]:"ENVMAP_BLENDING_MULTIPLY",[Hy]:"ENVMAP_BLENDING_MIX",[Wy]:"ENVMAP_BLENDING_ADD"};function aE(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":oE[i.combine]||"ENVMAP_BLENDING_NONE"}function lE(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=iE(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=rE(t),u=aE(t),d=ZT(t),f=KT(r),p=s.createProgram(),y,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(oc).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(oc).join(`
`),m.length>0&&(m+=`
`)):(y=[Tv(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(oc).join(`
`),m=[Tv(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Ls?"#define TONE_MAPPING":"",t.toneMapping!==Ls?gt.tonemapping_pars_fragment:"",t.toneMapping!==Ls?$T("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",gt.colorspace_pars_fragment,XT("linearToOutputTexel",t.outputColorSpace),YT(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(oc).join(`
`)),o=mm(o),o=Mv(o,t),o=Sv(o,t),a=mm(a),a=Mv(a,t),a=Sv(a,t),o=Av(o),a=Av(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===tm?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===tm?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=g+y+o,A=g+m+a,_=xv(s,s.VERTEX_SHADER,v),C=xv(s,s.FRAGMENT_SHADER,A);s.attachShader(p,_),s.attachShader(p,C),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function S(P){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(p)||"",O=s.getShaderInfoLog(_)||"",G=s.getShaderInfoLog(C)||"",D=L.trim(),W=O.trim(),$=G.trim(),H=!0,ae=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,_,C);else{let Y=wv(s,_,"vertex"),j=wv(s,C,"fragment");st("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+D+`
`+Y+`
`+j)}else D!==""?Qe("WebGLProgram: Program Info Log:",D):(W===""||$==="")&&(ae=!1);ae&&(P.diagnostics={runnable:H,programLog:D,vertexShader:{log:W,prefix:y},fragmentShader:{log:$,prefix:m}})}s.deleteShader(_),s.deleteShader(C),b=new Ia(s,p),M=JT(s,p)}let b;this.getUniforms=function(){return b===void 0&&S(this),b};let M;this.getAttributes=function(){return M===void 0&&S(this),M};let N=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return N===!1&&(N=s.getProgramParameter(p,GT)),N},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=VT++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=_,this.fragmentShader=C,this}var cE=0,gm=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new ym(e),t.set(e,n)),n}},ym=class{constructor(e){this.id=cE++,this.code=e,this.usedTimes=0}};function hE(i){return i===zr||i===nc||i===ic}function uE(i,e,t,n,s,r){let o=new wa,a=new gm,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(b){return l.add(b),b===0?"uv":`uv${b}`}function p(b,M,N,P,L,O){let G=P.fog,D=L.geometry,W=b.isMeshStandardMaterial||b.isMeshLambertMaterial||b.isMeshPhongMaterial?P.environment:null,$=b.isMeshStandardMaterial||b.isMeshLambertMaterial&&!b.envMap||b.isMeshPhongMaterial&&!b.envMap,H=e.get(b.envMap||W,$),ae=d[b.type],Y=n.precision;b.precision!==null&&(Y=n.getMaxPrecision(b.precision),Y!==b.precision&&Qe("WebGLProgram.getParameters:",b.precision,"not supported, using",Y,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,te=j!==void 0?j.length:0,de=0;D.morphAttributes.position!==void 0&&(de=1),D.morphAttributes.normal!==void 0&&(de=2),D.morphAttributes.color!==void 0&&(de=3);let he,Q,pe,me;if(ae){let Re=Ns[ae];he=Re.vertexShader,Q=Re.fragmentShader}else{he=b.vertexShader,Q=b.fragmentShader;let Re=a.getVertexShaderStage(b),ft=a.getFragmentShaderStage(b);a.update(b,Re,ft),pe=Re.id,me=ft.id}let Ce=i.getRenderTarget(),Me=i.state.buffers.depth.getReversed(),Ye=L.isInstancedMesh===!0,ct=L.isBatchedMesh===!0,Xe=!!b.map,vt=!!b.matcap,pt=!!H,at=pt&&H.isPMREMTexture===!0,on=!!b.aoMap,Kt=!!b.lightMap,bn=!!b.bumpMap&&b.wireframe===!1,Wt=!!b.normalMap,zn=!!b.displacementMap,Tt=!!b.emissiveMap,Rn=!!b.metalnessMap,un=!!b.roughnessMap,xn=b.anisotropy>0,z=b.clearcoat>0,Pe=b.diffuseRoughness>0,et=b.dispersion>0,ht=b.retroreflectivity>0,Se=b.iridescence>0,$t=b.sheen>0,He=b.transmission>0,je=xn&&!!b.anisotropyMap,I=z&&!!b.clearcoatMap,w=z&&!!b.clearcoatNormalMap,q=z&&!!b.clearcoatRoughnessMap,fe=Pe&&!!b.diffuseRoughnessMap,oe=Se&&!!b.iridescenceMap,be=Se&&!!b.iridescenceThicknessMap,xe=$t&&!!b.sheenColorMap,ne=$t&&!!b.sheenRoughnessMap,se=!!b.specularMap,ye=!!b.specularColorMap,B=!!b.specularIntensityMap,re=He&&!!b.transmissionMap,ie=He&&!!b.thicknessMap,Ae=!!b.gradientMap,ve=!!b.alphaMap,we=b.alphaTest>0,qe=!!b.alphaHash,nt=!!b.extensions,ue=Ls;b.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ue=i.toneMapping);let ze=at?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,it={shaderID:ae,shaderType:b.type,shaderName:b.name,vertexShader:he,fragmentShader:Q,defines:b.defines,customVertexShaderID:pe,customFragmentShaderID:me,isRawShaderMaterial:b.isRawShaderMaterial===!0,glslVersion:b.glslVersion,precision:Y,batching:ct,batchingColor:ct&&L._colorsTexture!==null,instancing:Ye,instancingColor:Ye&&L.instanceColor!==null,instancingMorph:Ye&&L.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!b.alphaToCoverage,map:Xe,matcap:vt,envMap:pt,envMapMode:pt&&H.mapping,envMapPMREM:at,envMapMaxLod:at?ze.length-1:null,envMapSize:at?ze[0].width:null,aoMap:on,lightMap:Kt,bumpMap:bn,normalMap:Wt,displacementMap:zn,emissiveMap:Tt,normalMapObjectSpace:Wt&&b.normalMapType===$y,normalMapTangentSpace:Wt&&b.normalMapType===sc,packedNormalMap:Wt&&b.normalMapType===sc&&hE(b.normalMap.format),metalnessMap:Rn,roughnessMap:un,anisotropy:xn,anisotropyMap:je,clearcoat:z,clearcoatMap:I,clearcoatNormalMap:w,clearcoatRoughnessMap:q,diffuseRoughness:Pe,diffuseRoughnessMap:fe,dispersion:et,retroreflection:ht,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:be,sheen:$t,sheenColorMap:xe,sheenRoughnessMap:ne,specularMap:se,specularColorMap:ye,specularIntensityMap:B,transmission:He,transmissionMap:re,thicknessMap:ie,gradientMap:Ae,opaque:b.transparent===!1&&b.blending===Ea&&b.alphaToCoverage===!1,alphaMap:ve,alphaTest:we,alphaHash:qe,combine:b.combine,mapUv:Xe&&f(b.map.channel),aoMapUv:on&&f(b.aoMap.channel),lightMapUv:Kt&&f(b.lightMap.channel),bumpMapUv:bn&&f(b.bumpMap.channel),normalMapUv:Wt&&f(b.normalMap.channel),displacementMapUv:zn&&f(b.displacementMap.channel),emissiveMapUv:Tt&&f(b.emissiveMap.channel),metalnessMapUv:Rn&&f(b.metalnessMap.channel),roughnessMapUv:un&&f(b.roughnessMap.channel),anisotropyMapUv:je&&f(b.anisotropyMap.channel),clearcoatMapUv:I&&f(b.clearcoatMap.channel),clearcoatNormalMapUv:w&&f(b.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(b.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:fe&&f(b.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(b.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(b.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(b.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(b.sheenRoughnessMap.channel),specularMapUv:se&&f(b.specularMap.channel),specularColorMapUv:ye&&f(b.specularColorMap.channel),specularIntensityMapUv:B&&f(b.specularIntensityMap.channel),transmissionMapUv:re&&f(b.transmissionMap.channel),thicknessMapUv:ie&&f(b.thicknessMap.channel),alphaMapUv:ve&&f(b.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Wt||xn),vertexNormals:!!D.attributes.normal,vertexColors:b.vertexColors,vertexAlphas:b.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Xe||ve),fog:!!G,useFog:b.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:b.wireframe===!1&&(b.flatShading===!0||D.attributes.normal===void 0&&Wt===!1&&(b.isMeshLambertMaterial||b.isMeshPhongMaterial||b.isMeshStandardMaterial||b.isMeshPhysicalMaterial)),sizeAttenuation:b.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:O.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:b.dithering,shadowMapEnabled:i.shadowMap.enabled&&N.length>0,shadowMapType:i.shadowMap.type,toneMapping:ue,decodeVideoTexture:Xe&&b.map.isVideoTexture===!0&&St.getTransfer(b.map.colorSpace)===Nt,decodeVideoTextureEmissive:Tt&&b.emissiveMap.isVideoTexture===!0&&St.getTransfer(b.emissiveMap.colorSpace)===Nt,premultipliedAlpha:b.premultipliedAlpha,doubleSided:b.side===Vt,flipSided:b.side===Fn,useDepthPacking:b.depthPacking>=0,depthPacking:b.depthPacking||0,index0AttributeName:b.index0AttributeName,extensionClipCullDistance:nt&&b.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(nt&&b.extensions.multiDraw===!0||ct)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:b.customProgramCacheKey()};return it.vertexUv1s=l.has(1),it.vertexUv2s=l.has(2),it.vertexUv3s=l.has(3),l.clear(),it}function y(b){let M=[];if(b.shaderID?M.push(b.shaderID):(M.push(b.customVertexShaderID),M.push(b.customFragmentShaderID)),b.defines!==void 0)for(let N in b.defines)M.push(N),M.push(b.defines[N]);return b.isRawShaderMaterial===!1&&(m(M,b),g(M,b),M.push(i.outputColorSpace)),M.push(b.customProgramCacheKey),M.join()}function m(b,M){b.push(M.precision),b.push(M.outputColorSpace),b.push(M.envMapMode),b.push(M.envMapPMREM),b.push(M.envMapMaxLod),b.push(M.envMapSize),b.push(M.mapUv),b.push(M.alphaMapUv),b.push(M.lightMapUv),b.push(M.aoMapUv),b.push(M.bumpMapUv),b.push(M.normalMapUv),b.push(M.displacementMapUv),b.push(M.emissiveMapUv),b.push(M.metalnessMapUv),b.push(M.roughnessMapUv),b.push(M.anisotropyMapUv),b.push(M.clearcoatMapUv),b.push(M.clearcoatNormalMapUv),b.push(M.clearcoatRoughnessMapUv),b.push(M.diffuseRoughnessMapUv),b.push(M.iridescenceMapUv),b.push(M.iridescenceThicknessMapUv),b.push(M.sheenColorMapUv),b.push(M.sheenRoughnessMapUv),b.push(M.specularMapUv),b.push(M.specularColorMapUv),b.push(M.specularIntensityMapUv),b.push(M.transmissionMapUv),b.push(M.thicknessMapUv),b.push(M.combine),b.push(M.fogExp2),b.push(M.sizeAttenuation),b.push(M.morphTargetsCount),b.push(M.numSunLights),b.push(M.numDirLights),b.push(M.numPointLights),b.push(M.numSpotLights),b.push(M.numSpotLightMaps),b.push(M.numHemiLights),b.push(M.numRectAreaLights),b.push(M.numSunLightShadows),b.push(M.numDirLightShadows),b.push(M.numPointLightShadows),b.push(M.numSpotLightShadows),b.push(M.numSpotLightShadowsWithMaps),b.push(M.numLightProbes),b.push(M.numLightProbeGrids),b.push(M.shadowMapType),b.push(M.toneMapping),b.push(M.numClippingPlanes),b.push(M.numClipIntersection),b.push(M.depthPacking)}function g(b,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),b.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),b.push(o.mask)}function v(b){let M=d[b.type],N;if(M){let P=Ns[M];N=wo.clone(P.uniforms)}else N=b.uniforms;return N}function A(b,M){let N=h.get(M);return N!==void 0?++N.usedTimes:(N=new lE(i,M,b,s),c.push(N),h.set(M,N)),N}function _(b){if(--b.usedTimes===0){let M=c.indexOf(b);c[M]=c[c.length-1],c.pop(),h.delete(b.cacheKey),b.destroy()}}function C(b){a.remove(b)}function S(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:v,acquireProgram:A,releaseProgram:_,releaseShaderCache:C,programs:c,dispose:S}}function dE(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function fE(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Ev(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Cv(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,m,g){let v=i[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:g},i[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=p,v.materialVariant=o(d),v.groupOrder=y,v.renderOrder=d.renderOrder,v.z=m,v.group=g),e++,v}function l(d,f,p,y,m,g,v){v.reversedDepth===!0&&(m=-m);let A=a(d,f,p,y,m,g);p.transmission>0?n.push(A):p.transparent===!0?s.push(A):t.push(A)}function c(d,f,p,y,m,g){let v=a(d,f,p,y,m,g);p.transmission>0?n.unshift(v):p.transparent===!0?s.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||fE),n.length>1&&n.sort(f||Ev),s.length>1&&s.sort(f||Ev)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:h}}function pE(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Cv,i.set(n,[o])):s>=r.length?(o=new Cv,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function mE(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new R,color:new le};break;case"SpotLight":t={position:new R,direction:new R,color:new le,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new R,color:new le,distance:0,decay:0};break;case"HemisphereLight":t={direction:new R,skyColor:new le,groundColor:new le};break;case"RectAreaLight":t={color:new le,position:new R,halfWidth:new R,halfHeight:new R};break}return i[e.id]=t,t}}}function gE(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ke,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var yE=0;function vE(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function bE(i){let e=new mE,t=gE(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new R);let s=new R,r=new dt,o=new dt;function a(c){let h=0,u=0,d=0;for(let O=0;O<9;O++)n.probe[O].set(0,0,0);let f=0,p=0,y=0,m=0,g=0,v=0,A=0,_=0,C=0,S=0,b=0,M=0,N=0,P=0;c.sort(vE);for(let O=0,G=c.length;O<G;O++){let D=c[O],W=D.color,$=D.intensity,H=D.distance,ae=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===zr?ae=D.shadow.map.texture:ae=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=W.r*$,u+=W.g*$,d+=W.b*$;else if(D.isLightProbe){for(let Y=0;Y<9;Y++)n.probe[Y].addScaledVector(D.sh.coefficients[Y],$);P++}else if(D.isSunLight){let Y=e.get(D);if(Y.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[p]=te,n.sunShadowMap[p]=ae;let de=j.getViewportCount();for(let he=0;he<de;he++)n.sunShadowMatrix[y+he]=j.getMatrix(he),n.sunShadowCascade[y+he]=j._cascadeData[he];y+=de,p++}n.sun[f]=Y,f++}else if(D.isDirectionalLight){let Y=e.get(D);if(Y.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.directionalShadow[m]=te,n.directionalShadowMap[m]=ae,n.directionalShadowMatrix[m]=D.shadow.matrix,C++}n.directional[m]=Y,m++}else if(D.isSpotLight){let Y=e.get(D);Y.position.setFromMatrixPosition(D.matrixWorld),Y.color.copy(W).multiplyScalar($),Y.distance=H,Y.coneCos=Math.cos(D.angle),Y.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),Y.decay=D.decay,n.spot[v]=Y;let j=D.shadow;if(D.map&&(n.spotLightMap[M]=D.map,M++,j.updateMatrices(D),D.castShadow&&N++),n.spotLightMatrix[v]=j.matrix,D.castShadow){let te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ae,b++}v++}else if(D.isRectAreaLight){let Y=e.get(D);Y.color.copy(W).multiplyScalar($),Y.halfWidth.set(D.width*.5,0,0),Y.halfHeight.set(0,D.height*.5,0),n.rectArea[A]=Y,A++}else if(D.isPointLight){let Y=e.get(D);if(Y.color.copy(D.color).multiplyScalar(D.intensity),Y.distance=D.distance,Y.decay=D.decay,D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,n.pointShadow[g]=te,n.pointShadowMap[g]=ae,n.pointShadowMatrix[g]=D.shadow.matrix,S++}n.point[g]=Y,g++}else if(D.isHemisphereLight){let Y=e.get(D);Y.skyColor.copy(D.color).multiplyScalar($),Y.groundColor.copy(D.groundColor).multiplyScalar($),n.hemi[_]=Y,_++}}A>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Ie.LTC_FLOAT_1,n.rectAreaLTC2=Ie.LTC_FLOAT_2):(n.rectAreaLTC1=Ie.LTC_HALF_1,n.rectAreaLTC2=Ie.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==g||L.spotLength!==v||L.rectAreaLength!==A||L.hemiLength!==_||L.numSunShadows!==p||L.numDirectionalShadows!==C||L.numPointShadows!==S||L.numSpotShadows!==b||L.numSpotMaps!==M||L.numLightProbes!==P)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=A,n.point.length=g,n.hemi.length=_,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=b,n.spotShadowMap.length=b,n.spotLightMatrix.length=b+M-N,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=N,n.numLightProbes=P,L.sunLength=f,L.directionalLength=m,L.pointLength=g,L.spotLength=v,L.rectAreaLength=A,L.hemiLength=_,L.numSunShadows=p,L.numDirectionalShadows=C,L.numPointShadows=S,L.numSpotShadows=b,L.numSpotMaps=M,L.numLightProbes=P,n.version=yE++)}function l(c,h){let u=0,d=0,f=0,p=0,y=0,m=0,g=h.matrixWorldInverse;for(let v=0,A=c.length;v<A;v++){let _=c[v];if(_.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),u++}else if(_.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),d++}else if(_.isSpotLight){let C=n.spot[p];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(g),p++}else if(_.isRectAreaLight){let C=n.rectArea[y];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),o.identity(),r.copy(_.matrixWorld),r.premultiply(g),o.extractRotation(r),C.halfWidth.set(_.width*.5,0,0),C.halfHeight.set(0,_.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),y++}else if(_.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(g),f++}else if(_.isHemisphereLight){let C=n.hemi[m];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(g),m++}}}return{setup:a,setupView:l,state:n}}function Rv(i){let e=new bE(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function xE(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Rv(i),e.set(s,[a])):r>=o.length?(a=new Rv(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var _E=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,wE=`uniform sampler2D shadow_pass;
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
}`,ME=[new R(1,0,0),new R(-1,0,0),new R(0,1,0),new R(0,-1,0),new R(0,0,1),new R(0,0,-1)],SE=[new R(0,-1,0),new R(0,-1,0),new R(0,0,1),new R(0,0,-1),new R(0,-1,0),new R(0,-1,0)],Pv=new dt,rc=new R,um=new R;function AE(i,e,t){let n=new Ps,s=new Ke,r=new Ke,o=new ln,a=new Is,l=new Hh,c={},h=t.maxTextureSize,u={[Br]:Fn,[Fn]:Br,[Vt]:Vt},d=new Gt({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ke},radius:{value:4}},vertexShader:_E,fragmentShader:wE}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new $e;p.setAttribute("position",new Fe(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Ne(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=mo;let g=this.type;this.render=function(S,b,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||S.length===0)return;this.type===Sy&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=mo);let N=i.getRenderTarget(),P=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),O=i.state;O.setBlending(go),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);let G=g!==this.type;G&&b.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(W=>W.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,W=S.length;D<W;D++){let $=S[D],H=$.shadow;if(H===void 0){Qe("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let ae=H.getFrameExtents();s.multiply(ae),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/ae.x),s.x=r.x*ae.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/ae.y),s.y=r.y*ae.y,H.mapSize.y=r.y));let Y=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Y,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Ta){if($.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new Pi(s.x,s.y,{format:zr,type:as,minFilter:ui,magFilter:ui,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new er(s.x,s.y,_i),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=Qs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Tn,H.map.depthTexture.magFilter=Tn}else $.isPointLight?(H.map=new ac(s.x),H.map.depthTexture=new zl(s.x,os)):(H.map=new Pi(s.x,s.y),H.map.depthTexture=new er(s.x,s.y,os)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=Qs,this.type===mo?(H.map.depthTexture.compareFunction=Y?Qp:jp,H.map.depthTexture.minFilter=ui,H.map.depthTexture.magFilter=ui):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Tn,H.map.depthTexture.magFilter=Tn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,M);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:M.layers;for(let de=0;de<j;de++){let he=H.getCamera(de);if($.isPointLight){let Q=H.camera,pe=H.matrix,me=$.distance||Q.far;me!==Q.far&&(Q.far=me,Q.updateProjectionMatrix()),rc.setFromMatrixPosition($.matrixWorld),Q.position.copy(rc),um.copy(Q.position),um.add(ME[de]),Q.up.copy(SE[de]),Q.lookAt(um),Q.updateMatrixWorld(),pe.makeTranslation(-rc.x,-rc.y,-rc.z),Pv.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Pv,Q.coordinateSystem,Q.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,de),i.clear();else{de===0&&(i.setRenderTarget(H.map),i.clear());let Q=H.getViewport(de);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),O.viewport(o)}n=H.getFrustum(de),_(b,M,he,$,te,this.type)}H.isPointLightShadow!==!0&&this.type===Ta&&v(H,M),H.needsUpdate=!1}g=this.type,m.needsUpdate=!1,i.setRenderTarget(N,P,L)};function v(S,b){let M=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Pi(s.x,s.y,{format:zr,type:as}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(b,null,M,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(b,null,M,f,y,null)}function A(S,b,M,N){let P=null,L=M.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(L!==void 0)P=L;else if(P=M.isPointLight===!0?l:a,i.localClippingEnabled&&b.clipShadows===!0&&Array.isArray(b.clippingPlanes)&&b.clippingPlanes.length!==0||b.displacementMap&&b.displacementScale!==0||b.alphaMap&&b.alphaTest>0||b.map&&b.alphaTest>0||b.alphaToCoverage===!0){let O=P.uuid,G=b.uuid,D=c[O];D===void 0&&(D={},c[O]=D);let W=D[G];W===void 0&&(W=P.clone(),D[G]=W,b.addEventListener("dispose",C)),P=W}if(P.visible=b.visible,P.wireframe=b.wireframe,N===Ta?P.side=b.shadowSide!==null?b.shadowSide:b.side:P.side=b.shadowSide!==null?b.shadowSide:u[b.side],P.alphaMap=b.alphaMap,P.alphaTest=b.alphaToCoverage===!0?.5:b.alphaTest,P.map=b.map,P.clipShadows=b.clipShadows,P.clippingPlanes=b.clippingPlanes,P.clipIntersection=b.clipIntersection,P.displacementMap=b.displacementMap,P.displacementScale=b.displacementScale,P.displacementBias=b.displacementBias,P.wireframeLinewidth=b.wireframeLinewidth,P.linewidth=b.linewidth,M.isPointLight===!0&&P.isMeshDistanceMaterial===!0){let O=i.properties.get(P);O.light=M}return P}function _(S,b,M,N,P,L){if(S.visible===!1)return;if(S.layers.test(P)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&L===Ta)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,S.matrixWorld);let D=e.update(S),W=S.material;if(Array.isArray(W)){let $=D.groups;for(let H=0,ae=$.length;H<ae;H++){let Y=$[H],j=W[Y.materialIndex];if(j&&j.visible){let te=A(S,j,N,L);S.onBeforeShadow(i,S,b,M,D,te,Y),i.renderBufferDirect(M,null,D,te,S,Y),S.onAfterShadow(i,S,b,M,D,te,Y)}}}else if(W.visible){let $=A(S,W,N,L);S.onBeforeShadow(i,S,b,M,D,$,null),i.renderBufferDirect(M,null,D,$,S,null),S.onAfterShadow(i,S,b,M,D,$,null)}}let G=S.children;for(let D=0,W=G.length;D<W;D++)_(G[D],b,M,N,P,L)}function C(S){S.target.removeEventListener("dispose",C);for(let M in c){let N=c[M],P=S.target.uuid;P in N&&(N[P].dispose(),delete N[P])}}}function TE(i,e){function t(){let B=!1,re=new ln,ie=null,Ae=new ln(0,0,0,0);return{setMask:function(ve){ie!==ve&&!B&&(i.colorMask(ve,ve,ve,ve),ie=ve)},setLocked:function(ve){B=ve},setClear:function(ve,we,qe,nt,ue){ue===!0&&(ve*=nt,we*=nt,qe*=nt),re.set(ve,we,qe,nt),Ae.equals(re)===!1&&(i.clearColor(ve,we,qe,nt),Ae.copy(re))},reset:function(){B=!1,ie=null,Ae.set(-1,0,0,0)}}}function n(){let B=!1,re=!1,ie=null,Ae=null,ve=null;return{setReversed:function(we){if(re!==we){let qe=e.get("EXT_clip_control");we?qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.ZERO_TO_ONE_EXT):qe.clipControlEXT(qe.LOWER_LEFT_EXT,qe.NEGATIVE_ONE_TO_ONE_EXT),re=we;let nt=ve;ve=null,this.setClear(nt)}},getReversed:function(){return re},setTest:function(we){we?Me(i.DEPTH_TEST):Ye(i.DEPTH_TEST)},setMask:function(we){ie!==we&&!B&&(i.depthMask(we),ie=we)},setFunc:function(we){if(re&&(we=sv[we]),Ae!==we){switch(we){case Th:i.depthFunc(i.NEVER);break;case Eh:i.depthFunc(i.ALWAYS);break;case Ch:i.depthFunc(i.LESS);break;case ya:i.depthFunc(i.LEQUAL);break;case Rh:i.depthFunc(i.EQUAL);break;case Ph:i.depthFunc(i.GEQUAL);break;case Ih:i.depthFunc(i.GREATER);break;case Lh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=we}},setLocked:function(we){B=we},setClear:function(we){ve!==we&&(ve=we,re&&(we=1-we),i.clearDepth(we))},reset:function(){B=!1,ie=null,Ae=null,ve=null,re=!1}}}function s(){let B=!1,re=null,ie=null,Ae=null,ve=null,we=null,qe=null,nt=null,ue=null;return{setTest:function(ze){B||(ze?Me(i.STENCIL_TEST):Ye(i.STENCIL_TEST))},setMask:function(ze){re!==ze&&!B&&(i.stencilMask(ze),re=ze)},setFunc:function(ze,it,Re){(ie!==ze||Ae!==it||ve!==Re)&&(i.stencilFunc(ze,it,Re),ie=ze,Ae=it,ve=Re)},setOp:function(ze,it,Re){(we!==ze||qe!==it||nt!==Re)&&(i.stencilOp(ze,it,Re),we=ze,qe=it,nt=Re)},setLocked:function(ze){B=ze},setClear:function(ze){ue!==ze&&(i.clearStencil(ze),ue=ze)},reset:function(){B=!1,re=null,ie=null,Ae=null,ve=null,we=null,qe=null,nt=null,ue=null}}}let r=new t,o=new n,a=new s,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],y=null,m=!1,g=null,v=null,A=null,_=null,C=null,S=null,b=null,M=new le(0,0,0),N=0,P=!1,L=null,O=null,G=null,D=null,W=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ae=0,Y=i.getParameter(i.VERSION);Y.indexOf("WebGL")!==-1?(ae=parseFloat(/^WebGL (\d)/.exec(Y)[1]),H=ae>=1):Y.indexOf("OpenGL ES")!==-1&&(ae=parseFloat(/^OpenGL ES (\d)/.exec(Y)[1]),H=ae>=2);let j=null,te={},de=i.getParameter(i.SCISSOR_BOX),he=i.getParameter(i.VIEWPORT),Q=new ln().fromArray(de),pe=new ln().fromArray(he);function me(B,re,ie,Ae){let ve=new Uint8Array(4),we=i.createTexture();i.bindTexture(B,we),i.texParameteri(B,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(B,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let qe=0;qe<ie;qe++)B===i.TEXTURE_3D||B===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ve):i.texImage2D(re+qe,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ve);return we}let Ce={};Ce[i.TEXTURE_2D]=me(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=me(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=me(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=me(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(i.DEPTH_TEST),o.setFunc(ya),bn(!1),Wt(Dp),Me(i.CULL_FACE),on(go);function Me(B){h[B]!==!0&&(i.enable(B),h[B]=!0)}function Ye(B){h[B]!==!1&&(i.disable(B),h[B]=!1)}function ct(B,re){return d[B]!==re?(i.bindFramebuffer(B,re),d[B]=re,B===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),B===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function Xe(B,re){let ie=p,Ae=!1;if(B){ie=f.get(re),ie===void 0&&(ie=[],f.set(re,ie));let ve=B.textures;if(ie.length!==ve.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let we=0,qe=ve.length;we<qe;we++)ie[we]=i.COLOR_ATTACHMENT0+we;ie.length=ve.length,Ae=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(ie)}function vt(B){return y!==B?(i.useProgram(B),y=B,!0):!1}let pt={[yo]:i.FUNC_ADD,[Ty]:i.FUNC_SUBTRACT,[Ey]:i.FUNC_REVERSE_SUBTRACT};pt[Cy]=i.MIN,pt[Ry]=i.MAX;let at={[Py]:i.ZERO,[Iy]:i.ONE,[Ly]:i.SRC_COLOR,[Up]:i.SRC_ALPHA,[Oy]:i.SRC_ALPHA_SATURATE,[ky]:i.DST_COLOR,[Dy]:i.DST_ALPHA,[Fy]:i.ONE_MINUS_SRC_COLOR,[Op]:i.ONE_MINUS_SRC_ALPHA,[Uy]:i.ONE_MINUS_DST_COLOR,[Ny]:i.ONE_MINUS_DST_ALPHA,[By]:i.CONSTANT_COLOR,[zy]:i.ONE_MINUS_CONSTANT_COLOR,[Gy]:i.CONSTANT_ALPHA,[Vy]:i.ONE_MINUS_CONSTANT_ALPHA};function on(B,re,ie,Ae,ve,we,qe,nt,ue,ze){if(B===go){m===!0&&(Ye(i.BLEND),m=!1);return}if(m===!1&&(Me(i.BLEND),m=!0),B!==Ay){if(B!==g||ze!==P){if((v!==yo||C!==yo)&&(i.blendEquation(i.FUNC_ADD),v=yo,C=yo),ze)switch(B){case Ea:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Zl:i.blendFunc(i.ONE,i.ONE);break;case Np:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case kp:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:st("WebGLState: Invalid blending: ",B);break}else switch(B){case Ea:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Zl:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Np:st("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case kp:st("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:st("WebGLState: Invalid blending: ",B);break}A=null,_=null,S=null,b=null,M.set(0,0,0),N=0,g=B,P=ze}return}ve=ve||re,we=we||ie,qe=qe||Ae,(re!==v||ve!==C)&&(i.blendEquationSeparate(pt[re],pt[ve]),v=re,C=ve),(ie!==A||Ae!==_||we!==S||qe!==b)&&(i.blendFuncSeparate(at[ie],at[Ae],at[we],at[qe]),A=ie,_=Ae,S=we,b=qe),(nt.equals(M)===!1||ue!==N)&&(i.blendColor(nt.r,nt.g,nt.b,ue),M.copy(nt),N=ue),g=B,P=!1}function Kt(B,re){B.side===Vt?Ye(i.CULL_FACE):Me(i.CULL_FACE);let ie=B.side===Fn;re&&(ie=!ie),bn(ie),B.blending===Ea&&B.transparent===!1?on(go):on(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Ae=B.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Tt(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(i.SAMPLE_ALPHA_TO_COVERAGE):Ye(i.SAMPLE_ALPHA_TO_COVERAGE)}function bn(B){L!==B&&(B?i.frontFace(i.CW):i.frontFace(i.CCW),L=B)}function Wt(B){B!==wy?(Me(i.CULL_FACE),B!==O&&(B===Dp?i.cullFace(i.BACK):B===My?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ye(i.CULL_FACE),O=B}function zn(B){B!==G&&(H&&i.lineWidth(B),G=B)}function Tt(B,re,ie){B?(Me(i.POLYGON_OFFSET_FILL),(D!==re||W!==ie)&&(D=re,W=ie,o.getReversed()&&(re=-re,ie=-ie),i.polygonOffset(re,ie))):Ye(i.POLYGON_OFFSET_FILL)}function Rn(B){B?Me(i.SCISSOR_TEST):Ye(i.SCISSOR_TEST)}function un(B){B===void 0&&(B=i.TEXTURE0+$-1),j!==B&&(i.activeTexture(B),j=B)}function xn(B,re,ie){ie===void 0&&(j===null?ie=i.TEXTURE0+$-1:ie=j);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==B||Ae.texture!==re)&&(j!==ie&&(i.activeTexture(ie),j=ie),i.bindTexture(B,re||Ce[B]),Ae.type=B,Ae.texture=re)}function z(){let B=te[j];B!==void 0&&B.type!==void 0&&(i.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Pe(){try{i.compressedTexImage2D(...arguments)}catch(B){st("WebGLState:",B)}}function et(){try{i.compressedTexImage3D(...arguments)}catch(B){st("WebGLState:",B)}}function ht(){try{i.texSubImage2D(...arguments)}catch(B){st("WebGLState:",B)}}function Se(){try{i.texSubImage3D(...arguments)}catch(B){st("WebGLState:",B)}}function $t(){try{i.compressedTexSubImage2D(...arguments)}catch(B){st("WebGLState:",B)}}function He(){try{i.compressedTexSubImage3D(...arguments)}catch(B){st("WebGLState:",B)}}function je(){try{i.texStorage2D(...arguments)}catch(B){st("WebGLState:",B)}}function I(){try{i.texStorage3D(...arguments)}catch(B){st("WebGLState:",B)}}function w(){try{i.texImage2D(...arguments)}catch(B){st("WebGLState:",B)}}function q(){try{i.texImage3D(...arguments)}catch(B){st("WebGLState:",B)}}function fe(B){return u[B]!==void 0?u[B]:i.getParameter(B)}function oe(B,re){u[B]!==re&&(i.pixelStorei(B,re),u[B]=re)}function be(B){Q.equals(B)===!1&&(i.scissor(B.x,B.y,B.z,B.w),Q.copy(B))}function xe(B){pe.equals(B)===!1&&(i.viewport(B.x,B.y,B.z,B.w),pe.copy(B))}function ne(B,re){let ie=c.get(re);ie===void 0&&(ie=new WeakMap,c.set(re,ie));let Ae=ie.get(B);Ae===void 0&&(Ae=i.getUniformBlockIndex(re,B.name),i.uniformBlockBinding(re,Ae,Ae),ie.set(B,Ae))}function se(B,re,ie){let ve=c.get(re).get(B);l[ve]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,ve,ie),l[ve]=ie)}function ye(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,te={},d={},l={},f=new WeakMap,p=[],y=null,m=!1,g=null,v=null,A=null,_=null,C=null,S=null,b=null,M=new le(0,0,0),N=0,P=!1,L=null,O=null,G=null,D=null,W=null,Q.set(0,0,i.canvas.width,i.canvas.height),pe.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:Ye,bindFramebuffer:ct,drawBuffers:Xe,useProgram:vt,setBlending:on,setMaterial:Kt,setFlipSided:bn,setCullFace:Wt,setLineWidth:zn,setPolygonOffset:Tt,setScissorTest:Rn,activeTexture:un,bindTexture:xn,unbindTexture:z,compressedTexImage2D:Pe,compressedTexImage3D:et,texImage2D:w,texImage3D:q,pixelStorei:oe,getParameter:fe,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:je,texStorage3D:I,texSubImage2D:ht,texSubImage3D:Se,compressedTexSubImage2D:$t,compressedTexSubImage3D:He,scissor:be,viewport:xe,reset:ye}}function EE(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new Ke,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(I=>p.delete(I)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(I,w){return m?new OffscreenCanvas(I,w):Il("canvas")}function v(I,w,q){let fe=1,oe=je(I);if((oe.width>q||oe.height>q)&&(fe=q/Math.max(oe.width,oe.height)),fe<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let be=Math.floor(fe*oe.width),xe=Math.floor(fe*oe.height);d===void 0&&(d=g(be,xe));let ne=w?g(be,xe):d;return ne.width=be,ne.height=xe,ne.getContext("2d").drawImage(I,0,0,be,xe),Qe("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+be+"x"+xe+")."),ne}else return"data"in I&&Qe("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),I;return I}function A(I){return I.generateMipmaps}function _(I){i.generateMipmap(I)}function C(I){return I.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?i.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(I,w,q,fe,oe,be=!1){if(I!==null){if(i[I]!==void 0)return i[I];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let xe;fe&&(xe=e.get("EXT_texture_norm16"),xe||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=w;if(w===i.RED&&(q===i.FLOAT&&(ne=i.R32F),q===i.HALF_FLOAT&&(ne=i.R16F),q===i.UNSIGNED_BYTE&&(ne=i.R8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.R16_EXT),q===i.SHORT&&xe&&(ne=xe.R16_SNORM_EXT)),w===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.R8UI),q===i.UNSIGNED_SHORT&&(ne=i.R16UI),q===i.UNSIGNED_INT&&(ne=i.R32UI),q===i.BYTE&&(ne=i.R8I),q===i.SHORT&&(ne=i.R16I),q===i.INT&&(ne=i.R32I)),w===i.RG&&(q===i.FLOAT&&(ne=i.RG32F),q===i.HALF_FLOAT&&(ne=i.RG16F),q===i.UNSIGNED_BYTE&&(ne=i.RG8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RG16_EXT),q===i.SHORT&&xe&&(ne=xe.RG16_SNORM_EXT)),w===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RG8UI),q===i.UNSIGNED_SHORT&&(ne=i.RG16UI),q===i.UNSIGNED_INT&&(ne=i.RG32UI),q===i.BYTE&&(ne=i.RG8I),q===i.SHORT&&(ne=i.RG16I),q===i.INT&&(ne=i.RG32I)),w===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),q===i.UNSIGNED_INT&&(ne=i.RGB32UI),q===i.BYTE&&(ne=i.RGB8I),q===i.SHORT&&(ne=i.RGB16I),q===i.INT&&(ne=i.RGB32I)),w===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),q===i.UNSIGNED_INT&&(ne=i.RGBA32UI),q===i.BYTE&&(ne=i.RGBA8I),q===i.SHORT&&(ne=i.RGBA16I),q===i.INT&&(ne=i.RGBA32I)),w===i.RGB&&(q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RGB16_EXT),q===i.SHORT&&xe&&(ne=xe.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),w===i.RGBA){let se=be?Pl:St.getTransfer(oe);q===i.FLOAT&&(ne=i.RGBA32F),q===i.HALF_FLOAT&&(ne=i.RGBA16F),q===i.UNSIGNED_BYTE&&(ne=se===Nt?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&xe&&(ne=xe.RGBA16_EXT),q===i.SHORT&&xe&&(ne=xe.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function b(I,w){let q;return I?w===null||w===os||w===bo?q=i.DEPTH24_STENCIL8:w===_i?q=i.DEPTH32F_STENCIL8:w===Ra&&(q=i.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):w===null||w===os||w===bo?q=i.DEPTH_COMPONENT24:w===_i?q=i.DEPTH_COMPONENT32F:w===Ra&&(q=i.DEPTH_COMPONENT16),q}function M(I,w){return A(I)===!0||I.isFramebufferTexture&&I.minFilter!==Tn&&I.minFilter!==ui?Math.log2(Math.max(w.width,w.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?w.mipmaps.length:1}function N(I){let w=new WeakRef(I);n.get(I).__ref=w,p.add(w),y.register(I,w,w)}function P(I){let w=n.get(I).__ref;w!==void 0&&(p.delete(w),y.unregister(w))}function L(I){G(I.target)}function O(I){D(I.target)}function G(I){I.removeEventListener("dispose",L),P(I),$(I),I.isVideoTexture&&h.delete(I),I.isHTMLTexture&&u.delete(I)}function D(I){I.removeEventListener("dispose",O),P(I),ae(I)}function W(){for(let I of p){let w=I.deref();w!==void 0&&(w.isRenderTarget===!0?D(w):G(w))}p.clear(),u.clear()}function $(I){let w=n.get(I);if(w.__webglInit===void 0)return;let q=I.source,fe=f.get(q);if(fe){let oe=fe[w.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(I),Object.keys(fe).length===0&&f.delete(q)}n.remove(I)}function H(I){let w=n.get(I);i.deleteTexture(w.__webglTexture);let q=I.source,fe=f.get(q);delete fe[w.__cacheKey],o.memory.textures--}function ae(I){let w=n.get(I);w.__depthDisposeCallback&&w.__depthDisposeCallback();let q=I.depthTexture;if(q&&q.renderTarget===I&&G(q),I.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(w.__webglFramebuffer[oe]))for(let be=0;be<w.__webglFramebuffer[oe].length;be++)i.deleteFramebuffer(w.__webglFramebuffer[oe][be]);else i.deleteFramebuffer(w.__webglFramebuffer[oe]);w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer[oe])}else{if(Array.isArray(w.__webglFramebuffer))for(let oe=0;oe<w.__webglFramebuffer.length;oe++)i.deleteFramebuffer(w.__webglFramebuffer[oe]);else i.deleteFramebuffer(w.__webglFramebuffer);if(w.__webglDepthbuffer&&i.deleteRenderbuffer(w.__webglDepthbuffer),w.__webglMultisampledFramebuffer&&i.deleteFramebuffer(w.__webglMultisampledFramebuffer),w.__webglColorRenderbuffer)for(let oe=0;oe<w.__webglColorRenderbuffer.length;oe++)w.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(w.__webglColorRenderbuffer[oe]);w.__webglDepthRenderbuffer&&i.deleteRenderbuffer(w.__webglDepthRenderbuffer)}let fe=I.textures;for(let oe=0,be=fe.length;oe<be;oe++){let xe=n.get(fe[oe]);xe.__webglTexture&&(i.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(fe[oe])}n.remove(I)}let Y=0;function j(){Y=0}function te(){return Y}function de(I){Y=I}function he(){let I=Y;return I>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+s.maxTextures),Y+=1,I}function Q(I){let w=[];return w.push(I.wrapS),w.push(I.wrapT),w.push(I.wrapR||0),w.push(I.magFilter),w.push(I.minFilter),w.push(I.anisotropy),w.push(I.internalFormat),w.push(I.format),w.push(I.type),w.push(I.generateMipmaps),w.push(I.mipmapsAutoUpdate),w.push(I.premultiplyAlpha),w.push(I.flipY),w.push(I.unpackAlignment),w.push(I.colorSpace),w.join()}function pe(I,w){let q=n.get(I);if(I.isVideoTexture&&$t(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&q.__version!==I.version){let fe=I.image;if(fe===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(fe.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Kt(q,I,w);return}}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+w)}function me(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Kt(q,I,w);return}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+w)}function Ce(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Kt(q,I,w);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+w)}function Me(I,w){let q=n.get(I);if(I.version>0&&q.__version!==I.version){bn(q,I,w);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+w)}let Ye={[Fh]:i.REPEAT,[Es]:i.CLAMP_TO_EDGE,[Dh]:i.MIRRORED_REPEAT},ct={[Tn]:i.NEAREST,[Xy]:i.NEAREST_MIPMAP_NEAREST,[Jl]:i.NEAREST_MIPMAP_LINEAR,[ui]:i.LINEAR,[ru]:i.LINEAR_MIPMAP_NEAREST,[ir]:i.LINEAR_MIPMAP_LINEAR},Xe={[Zy]:i.NEVER,[em]:i.ALWAYS,[Ky]:i.LESS,[jp]:i.LEQUAL,[Jy]:i.EQUAL,[Qp]:i.GEQUAL,[jy]:i.GREATER,[Qy]:i.NOTEQUAL};function vt(I,w){if(w.type===_i&&e.has("OES_texture_float_linear")===!1&&(w.magFilter===ui||w.magFilter===ru||w.magFilter===Jl||w.magFilter===ir||w.minFilter===ui||w.minFilter===ru||w.minFilter===Jl||w.minFilter===ir)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(I,i.TEXTURE_WRAP_S,Ye[w.wrapS]),i.texParameteri(I,i.TEXTURE_WRAP_T,Ye[w.wrapT]),(I===i.TEXTURE_3D||I===i.TEXTURE_2D_ARRAY)&&i.texParameteri(I,i.TEXTURE_WRAP_R,Ye[w.wrapR]),i.texParameteri(I,i.TEXTURE_MAG_FILTER,ct[w.magFilter]),i.texParameteri(I,i.TEXTURE_MIN_FILTER,ct[w.minFilter]),w.compareFunction&&(i.texParameteri(I,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(I,i.TEXTURE_COMPARE_FUNC,Xe[w.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(w.magFilter===Tn||w.minFilter!==Jl&&w.minFilter!==ir||w.type===_i&&e.has("OES_texture_float_linear")===!1)return;if(w.anisotropy>1||n.get(w).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(I,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(w.anisotropy,s.getMaxAnisotropy())),n.get(w).__currentAnisotropy=w.anisotropy}}}function pt(I,w){let q=!1;I.__webglInit===void 0&&(I.__webglInit=!0,w.addEventListener("dispose",L),N(w));let fe=w.source,oe=f.get(fe);oe===void 0&&(oe={},f.set(fe,oe));let be=Q(w);if(be!==I.__cacheKey){oe[be]===void 0&&(oe[be]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[be].usedTimes++;let xe=oe[I.__cacheKey];xe!==void 0&&(oe[I.__cacheKey].usedTimes--,xe.usedTimes===0&&H(w)),I.__cacheKey=be,I.__webglTexture=oe[be].texture}return q}function at(I,w,q){return Math.floor(Math.floor(I/q)/w)}function on(I,w,q,fe){let be=I.updateRanges;if(be.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,w.width,w.height,q,fe,w.data);else{be.sort((B,re)=>B.start-re.start);let xe=0;for(let B=1;B<be.length;B++){let re=be[xe],ie=be[B],Ae=re.start+re.count,ve=at(ie.start,w.width,4),we=at(re.start,w.width,4);ie.start<=Ae+1&&ve===we&&at(ie.start+ie.count-1,w.width,4)===ve?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++xe,be[xe]=ie)}be.length=xe+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),se=t.getParameter(i.UNPACK_SKIP_PIXELS),ye=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,w.width);for(let B=0,re=be.length;B<re;B++){let ie=be[B],Ae=Math.floor(ie.start/4),ve=Math.ceil(ie.count/4),we=Ae%w.width,qe=Math.floor(Ae/w.width),nt=ve,ue=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,we),t.pixelStorei(i.UNPACK_SKIP_ROWS,qe),t.texSubImage2D(i.TEXTURE_2D,0,we,qe,nt,ue,q,fe,w.data)}I.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,se),t.pixelStorei(i.UNPACK_SKIP_ROWS,ye)}}function Kt(I,w,q){let fe=i.TEXTURE_2D;(w.isDataArrayTexture||w.isCompressedArrayTexture)&&(fe=i.TEXTURE_2D_ARRAY),w.isData3DTexture&&(fe=i.TEXTURE_3D);let oe=pt(I,w),be=w.source;t.bindTexture(fe,I.__webglTexture,i.TEXTURE0+q);let xe=n.get(be);if(be.version!==xe.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&w.image instanceof ImageBitmap)===!1){let ue=St.getPrimaries(St.workingColorSpace),ze=w.colorSpace===rr?null:St.getPrimaries(w.colorSpace),it=w.colorSpace===rr||ue===ze?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,it)}t.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment);let se=v(w.image,!1,s.maxTextureSize);se=He(w,se);let ye=r.convert(w.format,w.colorSpace),B=r.convert(w.type),re=S(w.internalFormat,ye,B,w.normalized,w.colorSpace,w.isVideoTexture);vt(fe,w);let ie,Ae=w.mipmaps,ve=w.isVideoTexture!==!0,we=xe.__version===void 0||oe===!0,qe=be.dataReady,nt=M(w,se);if(w.isDepthTexture)re=b(w.format===sr,w.type),we&&(ve?t.texStorage2D(i.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,ye,B,null));else if(w.isDataTexture)if(Ae.length>0){ve&&we&&t.texStorage2D(i.TEXTURE_2D,nt,re,Ae[0].width,Ae[0].height);for(let ue=0,ze=Ae.length;ue<ze;ue++)ie=Ae[ue],ve?qe&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,B,ie.data):t.texImage2D(i.TEXTURE_2D,ue,re,ie.width,ie.height,0,ye,B,ie.data);w.generateMipmaps=!1}else ve?(we&&t.texStorage2D(i.TEXTURE_2D,nt,re,se.width,se.height),qe&&on(w,se,ye,B)):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,ye,B,se.data);else if(w.isCompressedTexture)if(w.isCompressedArrayTexture){ve&&we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,nt,re,Ae[0].width,Ae[0].height,se.depth);for(let ue=0,ze=Ae.length;ue<ze;ue++)if(ie=Ae[ue],w.format!==Li)if(ye!==null)if(ve){if(qe)if(w.layerUpdates.size>0){let it=cm(ie.width,ie.height,w.format,w.type);for(let Re of w.layerUpdates){let ft=ie.data.subarray(Re*it/ie.data.BYTES_PER_ELEMENT,(Re+1)*it/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,Re,ie.width,ie.height,1,ye,ft)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,se.depth,ye,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ue,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ve?qe&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,se.depth,ye,B,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,ue,re,ie.width,ie.height,se.depth,0,ye,B,ie.data);w.layerUpdates.size>0&&w.clearLayerUpdates()}else{ve&&we&&t.texStorage2D(i.TEXTURE_2D,nt,re,Ae[0].width,Ae[0].height);for(let ue=0,ze=Ae.length;ue<ze;ue++)ie=Ae[ue],w.format!==Li?ye!==null?ve?qe&&t.compressedTexSubImage2D(i.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,ue,re,ie.width,ie.height,0,ie.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ve?qe&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,B,ie.data):t.texImage2D(i.TEXTURE_2D,ue,re,ie.width,ie.height,0,ye,B,ie.data)}else if(w.isDataArrayTexture)if(ve){if(we&&t.texStorage3D(i.TEXTURE_2D_ARRAY,nt,re,se.width,se.height,se.depth),qe)if(w.layerUpdates.size>0){let ue=cm(se.width,se.height,w.format,w.type);for(let ze of w.layerUpdates){let it=se.data.subarray(ze*ue/se.data.BYTES_PER_ELEMENT,(ze+1)*ue/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ze,se.width,se.height,1,ye,B,it)}w.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,ye,B,se.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,ye,B,se.data);else if(w.isData3DTexture)ve?(we&&t.texStorage3D(i.TEXTURE_3D,nt,re,se.width,se.height,se.depth),qe&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,ye,B,se.data)):t.texImage3D(i.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,ye,B,se.data);else if(w.isFramebufferTexture){if(we)if(ve)t.texStorage2D(i.TEXTURE_2D,nt,re,se.width,se.height);else{let ue=se.width,ze=se.height;for(let it=0;it<nt;it++)t.texImage2D(i.TEXTURE_2D,it,re,ue,ze,0,ye,B,null),ue>>=1,ze>>=1}}else if(w.isHTMLTexture){if("texElementImage2D"in i){let ue=i.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),se.parentNode!==ue){ue.appendChild(se),u.add(w),ue.onpaint=ze=>{let it=ze.changedElements;for(let Re of u)it.includes(Re.image)&&(Re.needsUpdate=!0)},ue.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,se);else{let it=i.RGBA,Re=i.RGBA,ft=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,it,Re,ft,se)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ve&&we){let ue=je(Ae[0]);t.texStorage2D(i.TEXTURE_2D,nt,re,ue.width,ue.height)}for(let ue=0,ze=Ae.length;ue<ze;ue++)ie=Ae[ue],ve?qe&&t.texSubImage2D(i.TEXTURE_2D,ue,0,0,ye,B,ie):t.texImage2D(i.TEXTURE_2D,ue,re,ye,B,ie);w.generateMipmaps=!1}else if(ve){if(we){let ue=je(se);t.texStorage2D(i.TEXTURE_2D,nt,re,ue.width,ue.height)}qe&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,ye,B,se)}else t.texImage2D(i.TEXTURE_2D,0,re,ye,B,se);A(w)&&w.mipmapsAutoUpdate===!0&&_(fe),xe.__version=be.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function bn(I,w,q){if(w.image.length!==6)return;let fe=pt(I,w),oe=w.source;t.bindTexture(i.TEXTURE_CUBE_MAP,I.__webglTexture,i.TEXTURE0+q);let be=n.get(oe);if(oe.version!==be.__version||fe===!0){t.activeTexture(i.TEXTURE0+q);let xe=St.getPrimaries(St.workingColorSpace),ne=w.colorSpace===rr?null:St.getPrimaries(w.colorSpace),se=w.colorSpace===rr||xe===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,w.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let ye=w.isCompressedTexture||w.image[0].isCompressedTexture,B=w.image[0]&&w.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!ye&&!B?re[Re]=v(w.image[Re],!0,s.maxCubemapSize):re[Re]=B?w.image[Re].image:w.image[Re],re[Re]=He(w,re[Re]);let ie=re[0],Ae=r.convert(w.format,w.colorSpace),ve=r.convert(w.type),we=S(w.internalFormat,Ae,ve,w.normalized,w.colorSpace),qe=w.isVideoTexture!==!0,nt=be.__version===void 0||fe===!0,ue=oe.dataReady,ze=M(w,ie);vt(i.TEXTURE_CUBE_MAP,w);let it;if(w.isDepthTexture){if(we=b(w.format===sr,w.type),nt)if(qe)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,we,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,ie.width,ie.height,0,Ae,ve,null)}else if(ye){qe&&nt&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,ie.width,ie.height);for(let Re=0;Re<6;Re++){it=re[Re].mipmaps;for(let ft=0;ft<it.length;ft++){let jt=it[ft];w.format!==Li?Ae!==null?qe?ue&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,0,0,jt.width,jt.height,Ae,jt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,we,jt.width,jt.height,0,jt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):qe?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,0,0,jt.width,jt.height,Ae,ve,jt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,we,jt.width,jt.height,0,Ae,ve,jt.data)}}}else{if(it=w.mipmaps,qe&&nt){it.length>0&&ze++;let Re=je(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,we,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(B){qe?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,Ae,ve,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,re[Re].width,re[Re].height,0,Ae,ve,re[Re].data);for(let ft=0;ft<it.length;ft++){let si=it[ft].image[Re].image;qe?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,0,0,si.width,si.height,Ae,ve,si.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,we,si.width,si.height,0,Ae,ve,si.data)}}else{qe?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ve,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,Ae,ve,re[Re]);for(let ft=0;ft<it.length;ft++){let jt=it[ft];qe?ue&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,0,0,Ae,ve,jt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,we,Ae,ve,jt.image[Re])}}}A(w)&&w.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),be.__version=oe.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function Wt(I,w,q,fe,oe,be){let xe=r.convert(q.format,q.colorSpace),ne=r.convert(q.type),se=S(q.internalFormat,xe,ne,q.normalized,q.colorSpace),ye=n.get(w),B=n.get(q);if(B.__renderTarget=w,!ye.__hasExternalTextures){let re=Math.max(1,w.width>>be),ie=Math.max(1,w.height>>be);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,be,se,re,ie,w.depth,0,xe,ne,null):t.texImage2D(oe,be,se,re,ie,0,xe,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,I),Se(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,fe,oe,B.__webglTexture,0,ht(w)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,fe,oe,B.__webglTexture,be),t.bindFramebuffer(i.FRAMEBUFFER,null)}function zn(I,w,q){if(i.bindRenderbuffer(i.RENDERBUFFER,I),w.depthBuffer){let fe=w.depthTexture,oe=fe&&fe.isDepthTexture?fe.type:null,be=b(w.stencilBuffer,oe),xe=w.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(w),be,w.width,w.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(w),be,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,be,w.width,w.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xe,i.RENDERBUFFER,I)}else{let fe=w.textures;for(let oe=0;oe<fe.length;oe++){let be=fe[oe],xe=r.convert(be.format,be.colorSpace),ne=r.convert(be.type),se=S(be.internalFormat,xe,ne,be.normalized,be.colorSpace);Se(w)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(w),se,w.width,w.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(w),se,w.width,w.height):i.renderbufferStorage(i.RENDERBUFFER,se,w.width,w.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Tt(I,w,q){let fe=w.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,I),!(w.depthTexture&&w.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(w.depthTexture);oe.__renderTarget=w;let be=fe?w.depthTexture.image[0]:w.depthTexture.image;(!oe.__webglTexture||be.width!==w.width||be.height!==w.height)&&(be.width=w.width,be.height=w.height,w.depthTexture.needsUpdate=!0),fe?Me(w.depthTexture,0):pe(w.depthTexture,0);let xe=oe.__webglTexture,ne=ht(w),se=fe?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,ye=w.depthTexture.format===sr?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(w.depthTexture.format===Qs)Se(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ye,se,xe,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,ye,se,xe,0);else if(w.depthTexture.format===sr)Se(w)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ye,se,xe,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,ye,se,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function Rn(I){let w=n.get(I),q=I.isWebGLCubeRenderTarget===!0;if(w.__boundDepthTexture!==I.depthTexture){let fe=I.depthTexture;if(w.__depthDisposeCallback&&w.__depthDisposeCallback(),fe){let oe=()=>{delete w.__boundDepthTexture,delete w.__depthDisposeCallback,fe.removeEventListener("dispose",oe)};fe.addEventListener("dispose",oe),w.__depthDisposeCallback=oe}w.__boundDepthTexture=fe}if(I.depthTexture&&!w.__autoAllocateDepthBuffer)if(q)for(let fe=0;fe<6;fe++)Tt(w.__webglFramebuffer[fe],I,fe);else I.texture.mipmaps.length>0?Tt(w.__webglFramebuffer[0],I,0):Tt(w.__webglFramebuffer,I,0);else if(q){w.__webglDepthbuffer=[];for(let fe=0;fe<6;fe++)if(t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[fe]),w.__webglDepthbuffer[fe]===void 0)w.__webglDepthbuffer[fe]=i.createRenderbuffer(),zn(w.__webglDepthbuffer[fe],I,!1);else{let oe=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=w.__webglDepthbuffer[fe];i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,be)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,w.__webglFramebuffer),w.__webglDepthbuffer===void 0)w.__webglDepthbuffer=i.createRenderbuffer(),zn(w.__webglDepthbuffer,I,!1);else{let oe=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=w.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,be),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,be)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function un(I,w,q){let fe=n.get(I);w!==void 0&&Wt(fe.__webglFramebuffer,I,I.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&Rn(I)}function xn(I){let w=I.texture,q=n.get(I),fe=n.get(w);I.addEventListener("dispose",O),N(I);let oe=I.textures,be=I.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(fe.__webglTexture===void 0&&(fe.__webglTexture=i.createTexture()),fe.__version=w.version,o.memory.textures++),be){q.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(w.mipmaps.length>0){q.__webglFramebuffer[ne]=[];for(let se=0;se<w.mipmaps.length;se++)q.__webglFramebuffer[ne][se]=i.createFramebuffer()}else q.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(w.mipmaps.length>0){q.__webglFramebuffer=[];for(let ne=0;ne<w.mipmaps.length;ne++)q.__webglFramebuffer[ne]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(xe)for(let ne=0,se=oe.length;ne<se;ne++){let ye=n.get(oe[ne]);ye.__webglTexture===void 0&&(ye.__webglTexture=i.createTexture(),o.memory.textures++)}if(I.samples>0&&Se(I)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ne=0;ne<oe.length;ne++){let se=oe[ne];q.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[ne]);let ye=r.convert(se.format,se.colorSpace),B=r.convert(se.type),re=S(se.internalFormat,ye,B,se.normalized,se.colorSpace,I.isXRRenderTarget===!0),ie=ht(I);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,re,I.width,I.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,q.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),I.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),zn(q.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(be){t.bindTexture(i.TEXTURE_CUBE_MAP,fe.__webglTexture),vt(i.TEXTURE_CUBE_MAP,w);for(let ne=0;ne<6;ne++)if(w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Wt(q.__webglFramebuffer[ne][se],I,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else Wt(q.__webglFramebuffer[ne],I,w,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);A(w)?_(i.TEXTURE_CUBE_MAP):w.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ne=0,se=oe.length;ne<se;ne++){let ye=oe[ne],B=n.get(ye),re=i.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(re=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,B.__webglTexture),vt(re,ye),Wt(q.__webglFramebuffer,I,ye,i.COLOR_ATTACHMENT0+ne,re,0),A(ye)&&_(re)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,fe.__webglTexture),vt(ne,w),w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Wt(q.__webglFramebuffer[se],I,w,i.COLOR_ATTACHMENT0,ne,se);else Wt(q.__webglFramebuffer,I,w,i.COLOR_ATTACHMENT0,ne,0);A(w)?_(ne):w.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&Rn(I)}function z(I){let w=I.textures;for(let q=0,fe=w.length;q<fe;q++){let oe=w[q];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let be=C(I),xe=n.get(oe).__webglTexture;t.bindTexture(be,xe),_(be),t.unbindTexture()}}}let Pe=[];function et(I){if(I.samples>0){if(Se(I)===!1){let w=I.textures,q=I.width,fe=I.height,oe=i.COLOR_BUFFER_BIT,be=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xe=n.get(I),ne=w.length>1;if(ne)for(let ye=0;ye<w.length;ye++)t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ye,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ye,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let ye=0;ye<w.length;ye++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xe.__webglColorRenderbuffer[ye]);let B=n.get(w[ye]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,B,0)}i.blitFramebuffer(0,0,q,fe,0,0,q,fe,oe,i.NEAREST),l===!0&&(Pe.length=0,Pe.push(i.COLOR_ATTACHMENT0+ye),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Pe.push(be),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let ye=0;ye<w.length;ye++){t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ye,i.RENDERBUFFER,xe.__webglColorRenderbuffer[ye]);let B=n.get(w[ye]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,xe.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+ye,i.TEXTURE_2D,B,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let w=I.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[w])}}}function ht(I){return Math.min(s.maxSamples,I.samples)}function Se(I){let w=n.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&w.__useRenderToTexture!==!1}function $t(I){let w=o.render.frame;h.get(I)!==w&&(h.set(I,w),I.update())}function He(I,w){let q=I.colorSpace,fe=I.format,oe=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||q!==Rl&&q!==rr&&(St.getTransfer(q)===Nt?(fe!==Li||oe!==xi)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):st("WebGLTextures: Unsupported texture color space:",q)),w}function je(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=pe,this.setTexture2DArray=me,this.setTexture3D=Ce,this.setTextureCube=Me,this.rebindTextures=un,this.setupRenderTarget=xn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=et,this.setupDepthRenderbuffer=Rn,this.setupFrameBufferTexture=Wt,this.useMultisampledRTT=Se,this.dispose=W}function CE(i,e){function t(n,s=rr){let r,o=St.getTransfer(s);if(n===xi)return i.UNSIGNED_BYTE;if(n===au)return i.UNSIGNED_SHORT_4_4_4_4;if(n===lu)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Yp)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Zp)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===qp)return i.BYTE;if(n===$p)return i.SHORT;if(n===Ra)return i.UNSIGNED_SHORT;if(n===ou)return i.INT;if(n===os)return i.UNSIGNED_INT;if(n===_i)return i.FLOAT;if(n===as)return i.HALF_FLOAT;if(n===Kp)return i.ALPHA;if(n===Jp)return i.RGB;if(n===Li)return i.RGBA;if(n===Qs)return i.DEPTH_COMPONENT;if(n===sr)return i.DEPTH_STENCIL;if(n===cu)return i.RED;if(n===hu)return i.RED_INTEGER;if(n===zr)return i.RG;if(n===uu)return i.RG_INTEGER;if(n===du)return i.RGBA_INTEGER;if(n===jl||n===Ql||n===ec||n===tc)if(o===Nt)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===jl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ql)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ec)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===tc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===jl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ql)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ec)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===tc)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===fu||n===pu||n===mu||n===gu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===fu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===pu)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===mu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===gu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===yu||n===vu||n===bu||n===xu||n===_u||n===nc||n===wu)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===yu||n===vu)return o===Nt?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===bu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===xu)return r.COMPRESSED_R11_EAC;if(n===_u)return r.COMPRESSED_SIGNED_R11_EAC;if(n===nc)return r.COMPRESSED_RG11_EAC;if(n===wu)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Mu||n===Su||n===Au||n===Tu||n===Eu||n===Cu||n===Ru||n===Pu||n===Iu||n===Lu||n===Fu||n===Du||n===Nu||n===ku)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Mu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Su)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Au)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Tu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Eu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Cu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ru)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Pu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Iu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Lu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Fu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Du)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Nu)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===ku)return o===Nt?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Uu||n===Ou||n===Bu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===Uu)return o===Nt?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Ou)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Bu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===zu||n===Gu||n===ic||n===Vu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===zu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Gu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ic)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Vu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===bo?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var RE=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,PE=`
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

}`,vm=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Gl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Gt({vertexShader:RE,fragmentShader:PE,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Ne(new In(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},bm=class extends Cs{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",m=new vm,g={},v=t.getContextAttributes(),A=null,_=null,C=[],S=[],b=new Ke,M=null,N=null,P=new hi;P.viewport=new ln;let L=new hi;L.viewport=new ln;let O=[P,L],G=new tu,D=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let pe=C[Q];return pe===void 0&&(pe=new Ma,C[Q]=pe),pe.getTargetRaySpace()},this.getControllerGrip=function(Q){let pe=C[Q];return pe===void 0&&(pe=new Ma,C[Q]=pe),pe.getGripSpace()},this.getHand=function(Q){let pe=C[Q];return pe===void 0&&(pe=new Ma,C[Q]=pe),pe.getHandSpace()};function $(Q){let pe=S.indexOf(Q.inputSource);if(pe===-1)return;let me=C[pe];me!==void 0&&(me.update(Q.inputSource,Q.frame,c||o),me.dispatchEvent({type:Q.type,data:Q.inputSource}))}function H(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",ae);for(let Q=0;Q<C.length;Q++){let pe=S[Q];pe!==null&&(S[Q]=null,C[Q].disconnect(pe))}D=null,W=null,m.reset();for(let Q in g)delete g[Q];if(e.setRenderTarget(A),f=null,d=null,u=null,s=null,_=null,he.stop(),n.isPresenting=!1,e.setPixelRatio(M),e.setSize(b.width,b.height,!1),N!==null){let Q=N.camera;Q.fov=N.fov,Q.zoom=N.zoom,Q.updateProjectionMatrix(),N=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(Q){if(s=Q,s!==null){if(A=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",H),s.addEventListener("inputsourceschange",ae),v.xrCompatible!==!0&&await t.makeXRCompatible(),M=e.getPixelRatio(),e.getSize(b),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let me=null,Ce=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,me=v.stencil?sr:Qs,Ce=v.stencil?bo:os);let Ye={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Ye),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Pi(d.textureWidth,d.textureHeight,{format:Li,type:xi,depthTexture:new er(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,me),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let me={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,me),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Pi(f.framebufferWidth,f.framebufferHeight,{format:Li,type:xi,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),he.setContext(s),he.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ae(Q){for(let pe=0;pe<Q.removed.length;pe++){let me=Q.removed[pe],Ce=S.indexOf(me);Ce>=0&&(S[Ce]=null,C[Ce].disconnect(me))}for(let pe=0;pe<Q.added.length;pe++){let me=Q.added[pe],Ce=S.indexOf(me);if(Ce===-1){for(let Ye=0;Ye<C.length;Ye++)if(Ye>=S.length){S.push(me),Ce=Ye;break}else if(S[Ye]===null){S[Ye]=me,Ce=Ye;break}if(Ce===-1)break}let Me=C[Ce];Me&&Me.connect(me)}}function Y(Q,pe){pe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(pe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(s===null)return;let pe=Q.near,me=Q.far;m.texture!==null&&(m.depthNear>0&&(pe=m.depthNear),m.depthFar>0&&(me=m.depthFar)),G.near=L.near=P.near=pe,G.far=L.far=P.far=me,(D!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),D=G.near,W=G.far),G.layers.mask=Q.layers.mask|6,P.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Ce=Q.parent,Me=G.cameras;Y(G,Ce);for(let Ye=0;Ye<Me.length;Ye++)Y(Me[Ye],Ce);G.projectionMatrix.copy(P.projectionMatrix),G.projectionMatrixInverse.copy(P.projectionMatrixInverse),N===null&&Q.isPerspectiveCamera&&(N={camera:Q,fov:Q.fov,zoom:Q.zoom}),j(Q,G,Ce)};function j(Q,pe,me){me===null?Q.matrix.copy(pe.matrixWorld):(Q.matrix.copy(me.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(pe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(pe.projectionMatrix),Q.projectionMatrixInverse.copy(pe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=xa*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(Q){return g[Q]};let te=null;function de(Q,pe){if(h=pe.getViewerPose(c||o),p=pe,h!==null){let me=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let Ce=!1;me.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let Xe=0;Xe<me.length;Xe++){let vt=me[Xe],pt=null;if(f!==null)pt=f.getViewport(vt);else{let on=u.getViewSubImage(d,vt);pt=on.viewport,Xe===0&&(e.setRenderTargetTextures(_,on.colorTexture,on.depthStencilTexture),e.setRenderTarget(_))}let at=O[Xe];at===void 0&&(at=new hi,at.layers.enable(Xe),at.viewport=new ln,O[Xe]=at),at.matrix.fromArray(vt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(vt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(pt.x,pt.y,pt.width,pt.height),Xe===0&&(G.matrix.copy(at.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(at)}let Me=s.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Xe=u.getDepthInformation(me[0]);Xe&&Xe.isValid&&Xe.texture&&m.init(Xe,s.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let Xe=0;Xe<me.length;Xe++){let vt=me[Xe].camera;if(vt){let pt=g[vt];pt||(pt=new Gl,g[vt]=pt);let at=u.getCameraImage(vt);pt.sourceTexture=at}}}}for(let me=0;me<C.length;me++){let Ce=S[me],Me=C[me];Ce!==null&&Me!==void 0&&Me.update(Ce,pe,c||o)}te&&te(Q,pe),pe.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:pe}),p=null}let he=new Iv;he.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},IE=new dt,Gv=new ot;Gv.set(-1,0,0,0,1,0,0,0,1);function LE(i,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function n(m,g){g.color.getRGB(m.fogColor.value,om(i)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function s(m,g,v,A,_){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),u(m,g)):g.isMeshPhongMaterial?(r(m,g),h(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),d(m,g),g.isMeshPhysicalMaterial&&f(m,g,_)):g.isMeshMatcapMaterial?(r(m,g),p(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),y(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?l(m,g,v,A):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===Fn&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===Fn&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let v=e.get(g),A=v.envMap,_=v.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(IE.makeRotationFromEuler(_)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(Gv),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,v,A){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*v,m.scale.value=A*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function h(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function u(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function d(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function f(m,g,v){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Fn&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function y(m,g){let v=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function FE(i,e,t,n){let s={},r={};function o(v,A){let _=A.program;n.uniformBlockBinding(v,_,s[v.id])}function a(v,A){let _=s[v.id];_===void 0&&(p(v),_=l(v),s[v.id]=_,v.addEventListener("dispose",m));let C=A.program;n.updateUBOMapping(v,C);let S=e.render.frame;r[v.id]!==S&&(c(v),r[v.id]=S)}function l(v){let A=i.createBuffer(),_=v.__size,C=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,A),i.bufferData(i.UNIFORM_BUFFER,_,C),i.bindBuffer(i.UNIFORM_BUFFER,null),A}function c(v){let A=s[v.id],_=v.uniforms,C=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,A);for(let S=0,b=_.length;S<b;S++){let M=_[S];if(Array.isArray(M))for(let N=0,P=M.length;N<P;N++)h(M[N],S,N,C);else h(M,S,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,A,_,C){if(d(v,A,_,C)===!0){let S=v.__offset,b=v.value;if(Array.isArray(b)){let M=0;for(let N=0;N<b.length;N++){let P=b[N],L=y(P,!0);u(P,v.__data,M),M+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(b,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,v.__data)}}function u(v,A,_){typeof v=="number"||typeof v=="boolean"?A[_]=v:v.isMatrix3?(A[_]=v.elements[0],A[_+1]=v.elements[1],A[_+2]=v.elements[2],A[_+3]=0,A[_+4]=v.elements[3],A[_+5]=v.elements[4],A[_+6]=v.elements[5],A[_+7]=0,A[_+8]=v.elements[6],A[_+9]=v.elements[7],A[_+10]=v.elements[8],A[_+11]=0):ArrayBuffer.isView(v)?A.set(v.subarray(0,A.length-_),_):v.toArray(A,_)}function d(v,A,_,C){let S=v.value,b=A+"_"+_;if(Array.isArray(S)){C[b]===void 0&&(C[b]=[]);let M=C[b],N=!1;for(let P=0;P<S.length;P++)f(S[P],M,P)===!0&&(N=!0);return N}return f(S,C,b)}function f(v,A,_){if(A[_]===void 0)return typeof v=="number"||typeof v=="boolean"?A[_]=v:ArrayBuffer.isView(v)?A[_]=v.slice():A[_]=v.clone(),!0;{let C=A[_];if(typeof v=="number"||typeof v=="boolean"){if(C!==v)return A[_]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(C.equals(v)===!1)return C.copy(v),!0}}return!1}function p(v){let A=v.uniforms,_=0,C=16;for(let b=0,M=A.length;b<M;b++){let N=Array.isArray(A[b])?A[b]:[A[b]];for(let P=0,L=N.length;P<L;P++){let O=N[P],G=Array.isArray(O.value)?O.value:[O.value],D=Array.isArray(A[b])||Array.isArray(O.value),W=_;for(let H=0,ae=G.length;H<ae;H++){let Y=G[H],j=y(Y,D),te=_%C,de=te%j.boundary,he=te+de;_+=de,he!==0&&C-he<j.storage&&(_+=C-he),H===0&&(W=_),_+=j.storage}let $=O.type==="int"?Int32Array:O.type==="uint"?Uint32Array:Float32Array;O.__data=new $((_-W)/Float32Array.BYTES_PER_ELEMENT),O.__offset=W}}let S=_%C;return S>0&&(_+=C-S),v.__size=_,v.__cache={},this}function y(v,A){let _={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(_.boundary=4,_.storage=4):v.isVector2?(_.boundary=8,_.storage=8):v.isVector3||v.isColor?(_.boundary=16,_.storage=12):v.isVector4?(_.boundary=16,_.storage=16):v.isMatrix3?(_.boundary=16,_.storage=48):v.isMatrix4?(_.boundary=16,_.storage=64):v.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(_.boundary=16,_.storage=v.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",v),A===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function m(v){let A=v.target;A.removeEventListener("dispose",m),i.deleteBuffer(s[A.id]),delete s[A.id],delete r[A.id]}function g(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:g}}var DE=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ds=null;function NE(){return Ds===null&&(Ds=new fo(DE,16,16,zr,as),Ds.name="DFG_LUT",Ds.minFilter=ui,Ds.magFilter=ui,Ds.wrapS=Es,Ds.wrapT=Es,Ds.generateMipmaps=!1,Ds.needsUpdate=!0),Ds}var Xu=class{constructor(e={}){let{canvas:t=tv(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=xi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,m=new Set([du,uu,hu]),g=new Set([xi,os,Ra,bo,au,lu]),v=new Uint32Array(4),A=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},C=null,S=null,b=[],M=[],N=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ls,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,L=!1,O=null,G=null,D=null,W=null;this._outputColorSpace=ci;let $=0,H=0,ae=null,Y=-1,j=null,te=new ln,de=new ln,he=null,Q=new le(0),pe=0,me=t.width,Ce=t.height,Me=1,Ye=null,ct=null,Xe=new ln(0,0,me,Ce),vt=new ln(0,0,me,Ce),pt=!1,at=new Ps,on=new Bh,Kt=!1,bn=!1,Wt=new dt,zn=new R,Tt=new ln,Rn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},un=!1;function xn(){return ae===null?Me:1}let z=n;function Pe(E,V){return t.getContext(E,V)}let et,ht,Se,$t,He,je,I,w,q,fe,oe,be,xe,ne,se,ye,B,re,ie,Ae,ve,we,qe;try{let E={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ze,!1),t.addEventListener("webglcontextrestored",it,!1),t.addEventListener("webglcontextcreationerror",Re,!1),z===null){let V="webgl2";if(z=Pe(V,E),z===null)throw Pe(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}nt()}catch(E){throw t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",it,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),st("WebGLRenderer: "+E.message),E}function nt(){et=new qA(z),et.init(),ve=new CE(z,et),ht=new NA(z,et,e,ve),Se=new TE(z,et),ht.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),G=z.createFramebuffer(),D=z.createFramebuffer(),W=z.createFramebuffer(),$t=new ZA(z),He=new dE,je=new EE(z,et,Se,He,ht,ve,$t),I=new XA(P),w=new JM(z),we=new FA(z,w),q=new $A(z,w,$t,we),fe=new JA(z,q,w,we,$t),re=new KA(z,ht,je),se=new kA(He),oe=new uE(P,I,et,ht,we,se),be=new LE(P,He),xe=new pE,ne=new xE(et),B=new LA(P,I,Se,fe,p,l),ye=new AE(P,fe,ht),qe=new FE(z,$t,ht,Se),ie=new DA(z,et,$t),Ae=new YA(z,et,$t),$t.programs=oe.programs,P.capabilities=ht,P.extensions=et,P.properties=He,P.renderLists=xe,P.shadowMap=ye,P.state=Se,P.info=$t}y!==xi&&(N=new QA(y,t.width,t.height,a,s,r));let ue=new bm(P,z);this.xr=ue,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let E=et.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=et.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(E){E!==void 0&&(Me=E,this.setSize(me,Ce,!1))},this.getSize=function(E){return E.set(me,Ce)},this.setSize=function(E,V,ee=!0){if(ue.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}me=E,Ce=V,t.width=Math.floor(E*Me),t.height=Math.floor(V*Me),ee===!0&&(t.style.width=E+"px",t.style.height=V+"px"),N!==null&&N.setSize(t.width,t.height),this.setViewport(0,0,E,V)},this.getDrawingBufferSize=function(E){return E.set(me*Me,Ce*Me).floor()},this.setDrawingBufferSize=function(E,V,ee){me=E,Ce=V,Me=ee,t.width=Math.floor(E*ee),t.height=Math.floor(V*ee),this.setViewport(0,0,E,V)},this.setEffects=function(E){if(y===xi){st("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let V=0;V<E.length;V++)if(E[V].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}N.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(te)},this.getViewport=function(E){return E.copy(Xe)},this.setViewport=function(E,V,ee,Z){E.isVector4?Xe.set(E.x,E.y,E.z,E.w):Xe.set(E,V,ee,Z),Se.viewport(te.copy(Xe).multiplyScalar(xn()).round())},this.getScissor=function(E){return E.copy(vt)},this.setScissor=function(E,V,ee,Z){E.isVector4?vt.set(E.x,E.y,E.z,E.w):vt.set(E,V,ee,Z),Se.scissor(de.copy(vt).multiplyScalar(xn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(E){Se.setScissorTest(pt=E)},this.setOpaqueSort=function(E){Ye=E},this.setTransparentSort=function(E){ct=E},this.getClearColor=function(E){return E.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(E=!0,V=!0,ee=!0){let Z=0;if(E){let K=!1;if(ae!==null){let Te=ae.texture.format;K=m.has(Te)}if(K){let Te=ae.texture.type,Le=g.has(Te),Ee=B.getClearColor(),De=B.getClearAlpha(),Ve=Ee.r,rt=Ee.g,bt=Ee.b;Le?(v[0]=Ve,v[1]=rt,v[2]=bt,v[3]=De,z.clearBufferuiv(z.COLOR,0,v)):(A[0]=Ve,A[1]=rt,A[2]=bt,A[3]=De,z.clearBufferiv(z.COLOR,0,A))}else Z|=z.COLOR_BUFFER_BIT}V&&(Z|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Z|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Z!==0&&z.clear(Z)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),O=E},this.dispose=function(){t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",it,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),B.dispose(),xe.dispose(),ne.dispose(),je.dispose(),He.dispose(),I.dispose(),fe.dispose(),q.dispose(),we.dispose(),qe.dispose(),oe.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",Yc),ue.removeEventListener("sessionend",bs),Vs.stop()};function ze(E){E.preventDefault(),nm("WebGLRenderer: Context Lost."),L=!0}function it(){nm("WebGLRenderer: Context Restored."),L=!1;let E=$t.autoReset,V=ye.enabled,ee=ye.autoUpdate,Z=ye.needsUpdate,K=ye.type;nt(),$t.autoReset=E,ye.enabled=V,ye.autoUpdate=ee,ye.needsUpdate=Z,ye.type=K}function Re(E){st("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ft(E){let V=E.target;V.removeEventListener("dispose",ft),jt(V)}function jt(E){si(E),He.remove(E)}function si(E){let V=He.get(E).programs;V!==void 0&&(V.forEach(function(ee){oe.releaseProgram(ee)}),E.isShaderMaterial&&oe.releaseShaderCache(E))}this.renderBufferDirect=function(E,V,ee,Z,K,Te){V===null&&(V=Rn);let Le=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ee=pl(E,V,ee,Z,K);Se.setMaterial(Z,Le);let De=ee.index,Ve=1;if(Z.wireframe===!0){if(De=q.getWireframeAttribute(ee),De===void 0)return;Ve=2}let rt=ee.drawRange,bt=ee.attributes.position,Ge=rt.start*Ve,xt=(rt.start+rt.count)*Ve;Te!==null&&(Ge=Math.max(Ge,Te.start*Ve),xt=Math.min(xt,(Te.start+Te.count)*Ve)),De!==null?(Ge=Math.max(Ge,0),xt=Math.min(xt,De.count)):bt!=null&&(Ge=Math.max(Ge,0),xt=Math.min(xt,bt.count));let hn=xt-Ge;if(hn<0||hn===1/0)return;we.setup(K,Z,Ee,ee,De);let Ot,Bt=ie;if(De!==null&&(Ot=w.get(De),Bt=Ae,Bt.setIndex(Ot)),K.isMesh)Z.wireframe===!0?(Se.setLineWidth(Z.wireframeLinewidth*xn()),Bt.setMode(z.LINES)):Bt.setMode(z.TRIANGLES);else if(K.isLine){let Pn=Z.linewidth;Pn===void 0&&(Pn=1),Se.setLineWidth(Pn*xn()),K.isLineSegments?Bt.setMode(z.LINES):K.isLineLoop?Bt.setMode(z.LINE_LOOP):Bt.setMode(z.LINE_STRIP)}else K.isPoints?Bt.setMode(z.POINTS):K.isSprite&&Bt.setMode(z.TRIANGLES);if(K.isBatchedMesh)if(et.get("WEBGL_multi_draw"))Bt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Pn=K._multiDrawStarts,Oe=K._multiDrawCounts,_n=K._multiDrawCount,Mt=De?w.get(De).bytesPerElement:1,Ws=He.get(Z).currentProgram.getUniforms();for(let wn=0;wn<_n;wn++)Ws.setValue(z,"_gl_DrawID",wn),Bt.render(Pn[wn]/Mt,Oe[wn])}else if(K.isInstancedMesh)Bt.renderInstances(Ge,hn,K.count);else if(ee.isInstancedBufferGeometry){let Pn=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,Pn);Bt.renderInstances(Ge,hn,Oe)}else Bt.render(Ge,hn)};function ul(E,V,ee,Z){O!==null&&E.isNodeMaterial&&O.setObject(Z,E),Kt===!0&&se.setState(E,ee,!1),E.transparent===!0&&E.side===Vt&&E.forceSinglePass===!1?(E.side=Fn,E.needsUpdate=!0,xs(E,V,Z),E.side=Br,E.needsUpdate=!0,xs(E,V,Z),E.side=Vt):xs(E,V,Z)}this.compile=function(E,V,ee=null){ee===null&&(ee=E),O!==null&&O.renderStart(E,V,ee),S=ne.get(ee),S.init(V),M.push(S),ee.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),E!==ee&&E.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),O!==null&&O.updateLights(S.state.lightsArray),bn=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,bn),Kt===!0&&se.setGlobalState(this.clippingPlanes,V),O!==null&&ye.render(S.state.shadowsArray,ee,V);let Z=new Set;return E.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Le=0;Le<Te.length;Le++){let Ee=Te[Le];ul(Ee,ee,V,K),Z.add(Ee)}else ul(Te,ee,V,K),Z.add(Te)}),S=M.pop(),O!==null&&O.renderEnd(),Z},this.compileAsync=function(E,V,ee=null){let Z=this.compile(E,V,ee);return new Promise(K=>{function Te(){if(Z.forEach(function(Le){let De=He.get(Le).currentProgram;(De===void 0||De.isReady())&&Z.delete(Le)}),Z.size===0){K(E);return}setTimeout(Te,10)}et.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Wo=null;function Zf(E){Wo&&Wo(E)}function Yc(){Vs.stop()}function bs(){Vs.start()}let Vs=new Iv;Vs.setAnimationLoop(Zf),typeof self<"u"&&Vs.setContext(self),this.setAnimationLoop=function(E){Wo=E,ue.setAnimationLoop(E),E===null?Vs.stop():Vs.start()},ue.addEventListener("sessionstart",Yc),ue.addEventListener("sessionend",bs),this.render=function(E,V){if(V!==void 0&&V.isCamera!==!0){st("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;O!==null&&O.renderStart(E,V);let ee=ue.enabled===!0&&ue.isPresenting===!0,Z=N!==null&&(ae===null||ee)&&N.begin(P,ae);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(N===null||N.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(V),V=ue.getCamera()),E.isScene===!0&&E.onBeforeRender(P,E,V,ae),S=ne.get(E,M.length),S.init(V),S.state.textureUnits=je.getTextureUnits(),M.push(S),Wt.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?on.setFromArrayCamera(V):at.setFromProjectionMatrix(Wt,Hi,V.reversedDepth),bn=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,bn),C=xe.get(E,b.length),C.init(),b.push(C),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Le=P.xr.getDepthSensingMesh();Le!==null&&Hs(Le,V,-1/0,P.sortObjects)}Hs(E,V,0,P.sortObjects),C.finish(),O!==null&&O.updateLights(S.state.lightsArray),P.sortObjects===!0&&C.sort(Ye,ct),un=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,un&&B.addToRenderList(C,E),this.info.autoReset===!0&&this.info.reset(),Kt===!0&&se.beginShadows();let K=S.state.shadowsArray;if(ye.render(K,E,V),Kt===!0&&se.endShadows(),(Z&&N.hasRenderPass())===!1){let Le=C.opaque,Ee=C.transmissive;if(S.setupLights(),V.isArrayCamera){let De=V.cameras;if(Ee.length>0)for(let Ve=0,rt=De.length;Ve<rt;Ve++){let bt=De[Ve];Zi(Le,Ee,E,bt)}un&&B.render(E);for(let Ve=0,rt=De.length;Ve<rt;Ve++){let bt=De[Ve];dl(C,E,bt,bt.viewport)}}else Ee.length>0&&Zi(Le,Ee,E,V),un&&B.render(E),dl(C,E,V)}ae!==null&&H===0&&(je.updateMultisampleRenderTarget(ae),je.updateRenderTargetMipmap(ae)),Z&&N.end(P),E.isScene===!0&&E.onAfterRender(P,E,V),we.resetDefaultState(),Y=-1,j=null,M.pop(),M.length>0?(S=M[M.length-1],je.setTextureUnits(S.state.textureUnits),Kt===!0&&se.setGlobalState(P.clippingPlanes,S.state.camera)):S=null,b.pop(),b.length>0?C=b[b.length-1]:C=null,O!==null&&O.renderEnd()};function Hs(E,V,ee,Z){if(E.visible===!1)return;if(E.layers.test(V.layers)){if(E.isGroup)ee=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(V);else if(E.isLight)S.pushLight(E),E.castShadow&&S.pushShadow(E);else if(E.isSprite){let Le=V.isArrayCamera?on:at;if(!E.frustumCulled||E.intersectsFrustum(Le)){Z&&Tt.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Wt);let Ee=fe.update(E),De=E.material;De.visible&&C.push(E,Ee,De,ee,Tt.z,null,V)}}else if(E.isMesh||E.isLine||E.isPoints){let Le=V.isArrayCamera?on:at;if(!E.frustumCulled||E.intersectsFrustum(Le)){let Ee=fe.update(E),De=E.material;if(Z&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),Tt.copy(E.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Tt.copy(Ee.boundingSphere.center)),Tt.applyMatrix4(E.matrixWorld).applyMatrix4(Wt)),Array.isArray(De)){let Ve=Ee.groups;for(let rt=0,bt=Ve.length;rt<bt;rt++){let Ge=Ve[rt],xt=De[Ge.materialIndex];xt&&xt.visible&&C.push(E,Ee,xt,ee,Tt.z,Ge,V)}}else De.visible&&C.push(E,Ee,De,ee,Tt.z,null,V)}}}let Te=E.children;for(let Le=0,Ee=Te.length;Le<Ee;Le++)Hs(Te[Le],V,ee,Z)}function dl(E,V,ee,Z){let{opaque:K,transmissive:Te,transparent:Le}=E;S.setupLightsView(ee),Kt===!0&&se.setGlobalState(P.clippingPlanes,ee),Z&&Se.viewport(te.copy(Z)),K.length>0&&dn(K,V,ee),Te.length>0&&dn(Te,V,ee),Le.length>0&&dn(Le,V,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function Zi(E,V,ee,Z){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Z.id]===void 0){let Ge=et.has("EXT_color_buffer_half_float")||et.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Z.id]=new Pi(1,1,{generateMipmaps:!0,type:Ge?as:xi,minFilter:ir,samples:Math.max(4,ht.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}let Te=S.state.transmissionRenderTarget[Z.id],Le=Z.viewport||te;Te.setSize(Le.z*P.transmissionResolutionScale,Le.w*P.transmissionResolutionScale);let Ee=P.getRenderTarget(),De=P.getActiveCubeFace(),Ve=P.getActiveMipmapLevel();P.setRenderTarget(Te),P.getClearColor(Q),pe=P.getClearAlpha(),pe<1&&P.setClearColor(16777215,.5),P.clear(),un&&B.render(ee);let rt=P.toneMapping;P.toneMapping=Ls;let bt=Z.viewport;if(Z.viewport!==void 0&&(Z.viewport=void 0),S.setupLightsView(Z),Kt===!0&&se.setGlobalState(P.clippingPlanes,Z),dn(E,ee,Z),je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te),et.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let xt=0,hn=V.length;xt<hn;xt++){let Ot=V[xt],{object:Bt,geometry:Pn,material:Oe,group:_n}=Ot;if(Oe.side===Vt&&Bt.layers.test(Z.layers)){let Mt=Oe.side;Oe.side=Fn,Oe.needsUpdate=!0,yn(Bt,ee,Z,Pn,Oe,_n),Oe.side=Mt,Oe.needsUpdate=!0,Ge=!0}}Ge===!0&&(je.updateMultisampleRenderTarget(Te),je.updateRenderTargetMipmap(Te))}P.setRenderTarget(Ee,De,Ve),P.setClearColor(Q,pe),bt!==void 0&&(Z.viewport=bt),P.toneMapping=rt}function dn(E,V,ee){let Z=V.isScene===!0?V.overrideMaterial:null;for(let K=0,Te=E.length;K<Te;K++){let Le=E[K],{object:Ee,geometry:De,group:Ve}=Le,rt=Le.material;rt.allowOverride===!0&&Z!==null&&(rt=Z),Ee.layers.test(ee.layers)&&yn(Ee,V,ee,De,rt,Ve)}}function yn(E,V,ee,Z,K,Te){O!==null&&K.isNodeMaterial&&O.setObject(E,K),E.onBeforeRender(P,V,ee,Z,K,Te),E.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),K.onBeforeRender(P,V,ee,Z,E,Te),K.transparent===!0&&K.side===Vt&&K.forceSinglePass===!1?(K.side=Fn,K.needsUpdate=!0,P.renderBufferDirect(ee,V,Z,K,E,Te),K.side=Br,K.needsUpdate=!0,P.renderBufferDirect(ee,V,Z,K,E,Te),K.side=Vt):P.renderBufferDirect(ee,V,Z,K,E,Te),E.onAfterRender(P,V,ee,Z,K,Te)}function vn(E){let V=0;for(let ee of E)ee.texture!==null&&V++;return V}function xs(E,V,ee){V.isScene!==!0&&(V=Rn);let Z=He.get(E),K=S.state.lights,Te=S.state.shadowsArray,Le=K.state.version,Ee=oe.getParameters(E,K.state,Te,V,ee,S.state.lightProbeGridArray),De=oe.getProgramCacheKey(Ee),Ve=Z.programs;Z.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?V.environment:null,Z.fog=V.fog;let rt=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;Z.envMap=I.get(E.envMap||Z.environment,rt),Z.envMapRotation=Z.environment!==null&&E.envMap===null?V.environmentRotation:E.envMapRotation,Ve===void 0&&(E.addEventListener("dispose",ft),Ve=new Map,Z.programs=Ve,Z.programVariants=new Map);let bt=Ve.get(De);if(bt!==void 0){if(Z.currentProgram===bt&&Z.lightsStateVersion===Le)return fl(E,Ee),bt}else Ee.uniforms=oe.getUniforms(E),O!==null&&E.isNodeMaterial&&O.build(E,ee,Ee),E.onBeforeCompile(Ee,P),bt=oe.acquireProgram(Ee,De),Ve.set(De,bt),Z.uniforms=Ee.uniforms;let Ge=Z.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Ge.clippingPlanes=se.uniform),fl(E,Ee),Z.needsLights=wr(E),Z.lightsStateVersion=Le,Z.needsLights&&(Ge.ambientLightColor.value=K.state.ambient,Ge.lightProbe.value=K.state.probe,Ge.sunLights.value=K.state.sun,Ge.sunLightShadows.value=K.state.sunShadow,Ge.directionalLights.value=K.state.directional,Ge.directionalLightShadows.value=K.state.directionalShadow,Ge.spotLights.value=K.state.spot,Ge.spotLightShadows.value=K.state.spotShadow,Ge.rectAreaLights.value=K.state.rectArea,Ge.ltc_1.value=K.state.rectAreaLTC1,Ge.ltc_2.value=K.state.rectAreaLTC2,Ge.pointLights.value=K.state.point,Ge.pointLightShadows.value=K.state.pointShadow,Ge.hemisphereLights.value=K.state.hemi,Ge.sunShadowMatrix.value=K.state.sunShadowMatrix,Ge.sunShadowCascade.value=K.state.sunShadowCascade,Ge.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Ge.spotLightMatrix.value=K.state.spotLightMatrix,Ge.spotLightMap.value=K.state.spotLightMap,Ge.pointShadowMatrix.value=K.state.pointShadowMatrix),Z.numLightProbeGrids=vn(S.state.lightProbeGridArray),Z.currentProgram=bt,Z.uniformsList=null,bt}function Mi(E,V,ee,Z,K){let Te=He.get(E),Le=Te.currentProgram.id+","+Z+","+K,Ee=Te.programVariants.get(Le);return Ee===void 0?(Ee=xs(E,V,ee),Te.programVariants.set(Le,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Z,Te.toneMapping=K),Ee}function _r(E){if(E.uniformsList===null){let V=E.currentProgram.getUniforms();E.uniformsList=Ia.seqWithValue(V.seq,E.uniforms)}return E.uniformsList}function fl(E,V){let ee=He.get(E);ee.outputColorSpace=V.outputColorSpace,ee.batching=V.batching,ee.batchingColor=V.batchingColor,ee.instancing=V.instancing,ee.instancingColor=V.instancingColor,ee.instancingMorph=V.instancingMorph,ee.skinning=V.skinning,ee.morphTargets=V.morphTargets,ee.morphNormals=V.morphNormals,ee.morphColors=V.morphColors,ee.morphTargetsCount=V.morphTargetsCount,ee.numClippingPlanes=V.numClippingPlanes,ee.numIntersection=V.numClipIntersection,ee.vertexAlphas=V.vertexAlphas,ee.vertexTangents=V.vertexTangents,ee.toneMapping=V.toneMapping}function pl(E,V,ee,Z,K){V.isScene!==!0&&(V=Rn),je.resetTextureUnits();let Te=V.fog,Le=Z.isMeshStandardMaterial||Z.isMeshLambertMaterial||Z.isMeshPhongMaterial?V.environment:null,Ee=ae===null?P.outputColorSpace:ae.isXRRenderTarget===!0?ae.texture.colorSpace:St.workingColorSpace,De=Z.isMeshStandardMaterial||Z.isMeshLambertMaterial&&!Z.envMap||Z.isMeshPhongMaterial&&!Z.envMap,Ve=I.get(Z.envMap||Le,De),rt=Z.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,bt=!!ee.attributes.tangent&&(!!Z.normalMap||Z.anisotropy>0),Ge=!!ee.morphAttributes.position,xt=!!ee.morphAttributes.normal,hn=!!ee.morphAttributes.color,Ot=Ls;Z.toneMapped&&(ae===null||ae.isXRRenderTarget===!0)&&(Ot=P.toneMapping);let Bt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Pn=Bt!==void 0?Bt.length:0,Oe=He.get(Z),_n=S.state.lights;if(Kt===!0&&(bn===!0||E!==j)){let zt=E===j&&Z.id===Y;se.setState(Z,E,zt)}let Mt=!1,Ws=!1;Z.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==_n.state.version||K.isBatchedMesh&&Oe.batching===!1||!K.isBatchedMesh&&Oe.batching===!0||K.isBatchedMesh&&Oe.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Oe.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Oe.instancing===!1||!K.isInstancedMesh&&Oe.instancing===!0||K.isSkinnedMesh&&Oe.skinning===!1||!K.isSkinnedMesh&&Oe.skinning===!0||K.isInstancedMesh&&Oe.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Oe.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Oe.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Oe.instancingMorph===!1&&K.morphTexture!==null||Oe.envMap!==Ve||Z.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==se.numPlanes||Oe.numIntersection!==se.numIntersection)||Oe.vertexAlphas!==rt||Oe.vertexTangents!==bt||Oe.morphTargets!==Ge||Oe.morphNormals!==xt||Oe.morphColors!==hn||Oe.morphTargetsCount!==Pn||Oe.numLightProbeGrids!==vn(S.state.lightProbeGridArray)?Mt=!0:(Oe.outputColorSpace!==Ee||Oe.toneMapping!==Ot)&&(Ws=!0):(Mt=!0,Oe.__version=Z.version);let wn=Oe.currentProgram;(Mt===!0||Ws===!0)&&(wn=Ws===!0?Mi(Z,V,K,Ee,Ot):xs(Z,V,K),O&&Z.isNodeMaterial&&O.onUpdateProgram(Z,wn,Oe));let $o=!1,_s=!1,Xs=!1,mt=wn.getUniforms(),fn=Oe.uniforms;if(Se.useProgram(wn.program)&&($o=!0,_s=!0,Xs=!0),Z.id!==Y&&(Y=Z.id,_s=!0),$o||j!==E){Se.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),mt.setValue(z,"projectionMatrix",E.projectionMatrix),mt.setValue(z,"viewMatrix",E.matrixWorldInverse);let Mn=mt.map.cameraPosition;Mn!==void 0&&Mn.setValue(z,zn.setFromMatrixPosition(E.matrixWorld)),ht.logarithmicDepthBuffer&&mt.setValue(z,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(Z.isMeshPhongMaterial||Z.isMeshToonMaterial||Z.isMeshLambertMaterial||Z.isMeshBasicMaterial||Z.isMeshStandardMaterial||Z.isShaderMaterial)&&mt.setValue(z,"isOrthographic",E.isOrthographicCamera===!0),j!==E&&(j=E,_s=!0,Xs=!0)}if(Oe.needsLights&&(_n.state.sunShadowMap.length>0&&mt.setValue(z,"sunShadowMap",_n.state.sunShadowMap,je),_n.state.directionalShadowMap.length>0&&mt.setValue(z,"directionalShadowMap",_n.state.directionalShadowMap,je),_n.state.spotShadowMap.length>0&&mt.setValue(z,"spotShadowMap",_n.state.spotShadowMap,je),_n.state.pointShadowMap.length>0&&mt.setValue(z,"pointShadowMap",_n.state.pointShadowMap,je)),K.isSkinnedMesh){mt.setOptional(z,K,"bindMatrix"),mt.setOptional(z,K,"bindMatrixInverse");let zt=K.skeleton;zt&&(zt.boneTexture===null&&zt.computeBoneTexture(),mt.setValue(z,"boneTexture",zt.boneTexture,je))}K.isBatchedMesh&&(mt.setOptional(z,K,"batchingTexture"),mt.setValue(z,"batchingTexture",K._matricesTexture,je),mt.setOptional(z,K,"batchingIdTexture"),mt.setValue(z,"batchingIdTexture",K._indirectTexture,je),mt.setOptional(z,K,"batchingColorTexture"),K._colorsTexture!==null&&mt.setValue(z,"batchingColorTexture",K._colorsTexture,je));let ri=ee.morphAttributes;if((ri.position!==void 0||ri.normal!==void 0||ri.color!==void 0)&&re.update(K,ee,wn),(_s||Oe.receiveShadow!==K.receiveShadow)&&(Oe.receiveShadow=K.receiveShadow,mt.setValue(z,"receiveShadow",K.receiveShadow)),(Z.isMeshStandardMaterial||Z.isMeshLambertMaterial||Z.isMeshPhongMaterial)&&Z.envMap===null&&V.environment!==null&&(fn.envMapIntensity.value=V.environmentIntensity),fn.dfgLUT!==void 0&&(fn.dfgLUT.value=NE()),_s){if(mt.setValue(z,"toneMappingExposure",P.toneMappingExposure),Oe.needsLights&&Xo(fn,Xs),Te&&Z.fog===!0&&be.refreshFogUniforms(fn,Te),be.refreshMaterialUniforms(fn,Z,Me,Ce,S.state.transmissionRenderTarget[E.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let zt=_,Mn=0;for(let Jn of S.state.lightProbeGridArray)Jn.texture!==null&&(zt.textures[Mn]=Jn.texture,zt.min[Mn]=Jn.boundingBox.min,zt.max[Mn]=Jn.boundingBox.max,zt.resolution[Mn]=Jn.resolution,Mn++);for(let Jn in zt)zt[Jn].length=Mn;fn.probesSH.value=zt.textures,fn.probesMin.value=zt.min,fn.probesMax.value=zt.max,fn.probesResolution.value=zt.resolution}Ia.upload(z,_r(Oe),fn,je)}if(Z.isShaderMaterial&&Z.uniformsNeedUpdate===!0&&(Ia.upload(z,_r(Oe),fn,je),Z.uniformsNeedUpdate=!1),Z.isSpriteMaterial&&mt.setValue(z,"center",K.center),mt.setValue(z,"modelViewMatrix",K.modelViewMatrix),mt.setValue(z,"normalMatrix",K.normalMatrix),mt.setValue(z,"modelMatrix",K.matrixWorld),Z.uniformsGroups!==void 0){let zt=Z.uniformsGroups;for(let Mn=0,Jn=zt.length;Mn<Jn;Mn++){let Zc=zt[Mn];qe.update(Zc,wn),qe.bind(Zc,wn)}}return wn}function Xo(E,V){E.ambientLightColor.needsUpdate=V,E.lightProbe.needsUpdate=V,E.sunLights.needsUpdate=V,E.sunLightShadows.needsUpdate=V,E.directionalLights.needsUpdate=V,E.directionalLightShadows.needsUpdate=V,E.pointLights.needsUpdate=V,E.pointLightShadows.needsUpdate=V,E.spotLights.needsUpdate=V,E.spotLightShadows.needsUpdate=V,E.rectAreaLights.needsUpdate=V,E.hemisphereLights.needsUpdate=V}function wr(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ae},this.setRenderTargetTextures=function(E,V,ee){let Z=He.get(E);Z.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,Z.__autoAllocateDepthBuffer===!1&&(Z.__useRenderToTexture=!1),He.get(E.texture).__webglTexture=V,He.get(E.depthTexture).__webglTexture=Z.__autoAllocateDepthBuffer?void 0:ee,Z.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,V){let ee=He.get(E);ee.__webglFramebuffer=V,ee.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(E,V=0,ee=0){ae=E,$=V,H=ee;let Z=null,K=!1,Te=!1;if(E){let Ee=He.get(E);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(z.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(he),Y=-1;return}else if(Ee.__webglFramebuffer===void 0)je.setupRenderTarget(E);else if(Ee.__hasExternalTextures)je.rebindTextures(E,He.get(E.texture).__webglTexture,He.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let rt=E.depthTexture;if(Ee.__boundDepthTexture!==rt){if(rt!==null&&He.has(rt)&&(E.width!==rt.image.width||E.height!==rt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");je.setupDepthRenderbuffer(E)}}let De=E.texture;(De.isData3DTexture||De.isDataArrayTexture||De.isCompressedArrayTexture)&&(Te=!0);let Ve=He.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(Ve[V])?Z=Ve[V][ee]:Z=Ve[V],K=!0):E.samples>0&&je.useMultisampledRTT(E)===!1?Z=He.get(E).__webglMultisampledFramebuffer:Array.isArray(Ve)?Z=Ve[ee]:Z=Ve,te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest}else te.copy(Xe).multiplyScalar(Me).floor(),de.copy(vt).multiplyScalar(Me).floor(),he=pt;if(ee!==0&&(Z=G),Se.bindFramebuffer(z.FRAMEBUFFER,Z)&&Se.drawBuffers(E,Z),Se.viewport(te),Se.scissor(de),Se.setScissorTest(he),K){let Ee=He.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+V,Ee.__webglTexture,ee)}else if(Te){let Ee=V;for(let De=0;De<E.textures.length;De++){let Ve=He.get(E.textures[De]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+De,Ve.__webglTexture,ee,Ee)}}else if(E!==null&&ee!==0){let Ee=He.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Ee.__webglTexture,ee)}Y=-1};function qo(E){let V=He.get(E);return(V.__readFormat!==E.format||V.__readType!==E.type)&&(V.__readFormat=E.format,V.__readType=E.type,V.__formatReadable=ht.textureFormatReadable(E.format),V.__typeReadable=ht.textureTypeReadable(E.type)),V}this.readRenderTargetPixels=function(E,V,ee,Z,K,Te,Le,Ee=0){if(!(E&&E.isWebGLRenderTarget)){st("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let De=He.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Le!==void 0&&(De=De[Le],Array.isArray(De)&&(De=De[0])),De){Se.bindFramebuffer(z.FRAMEBUFFER,De);try{let Ve=E.textures[Ee],rt=Ve.format,bt=Ve.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let Ge=qo(Ve);if(Ge.__formatReadable===!1){st("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){st("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=E.width-Z&&ee>=0&&ee<=E.height-K&&z.readPixels(V,ee,Z,K,ve.convert(rt),ve.convert(bt),Te)}finally{let Ve=ae!==null?He.get(ae).__webglFramebuffer:null;Se.bindFramebuffer(z.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(E,V,ee,Z,K,Te,Le,Ee=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let De=He.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Le!==void 0&&(De=De[Le],Array.isArray(De)&&(De=De[0])),De)if(V>=0&&V<=E.width-Z&&ee>=0&&ee<=E.height-K){Se.bindFramebuffer(z.FRAMEBUFFER,De);let Ve=E.textures[Ee],rt=Ve.format,bt=Ve.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let Ge=qo(Ve);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let xt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,xt),z.bufferData(z.PIXEL_PACK_BUFFER,Te.byteLength,z.STREAM_READ),z.readPixels(V,ee,Z,K,ve.convert(rt),ve.convert(bt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let hn=ae!==null?He.get(ae).__webglFramebuffer:null;Se.bindFramebuffer(z.FRAMEBUFFER,hn);let Ot=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await iv(z,Ot,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,xt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Te),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(xt),z.deleteSync(Ot),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,V=null,ee=0){let Z=Math.pow(2,-ee),K=Math.floor(E.image.width*Z),Te=Math.floor(E.image.height*Z),Le=V!==null?V.x:0,Ee=V!==null?V.y:0;je.setTexture2D(E,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Le,Ee,K,Te),Se.unbindTexture()},this.copyTextureToTexture=function(E,V,ee=null,Z=null,K=0,Te=0){let Le,Ee,De,Ve,rt,bt,Ge,xt,hn,Ot=E.isCompressedTexture?E.mipmaps[Te]:E.image;if(ee!==null)Le=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,De=ee.isBox3?ee.max.z-ee.min.z:1,Ve=ee.min.x,rt=ee.min.y,bt=ee.isBox3?ee.min.z:0;else{let mt=Math.pow(2,-K);Le=Math.floor(Ot.width*mt),Ee=Math.floor(Ot.height*mt),E.isDataArrayTexture?De=Ot.depth:E.isData3DTexture?De=Math.floor(Ot.depth*mt):De=1,Ve=0,rt=0,bt=0}Z!==null?(Ge=Z.x,xt=Z.y,hn=Z.z):(Ge=0,xt=0,hn=0);let Bt=ve.convert(V.format),Pn=ve.convert(V.type),Oe;V.isData3DTexture?(je.setTexture3D(V,0),Oe=z.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(je.setTexture2DArray(V,0),Oe=z.TEXTURE_2D_ARRAY):(je.setTexture2D(V,0),Oe=z.TEXTURE_2D),Se.activeTexture(z.TEXTURE0),Se.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,V.flipY),Se.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Se.pixelStorei(z.UNPACK_ALIGNMENT,V.unpackAlignment);let _n=Se.getParameter(z.UNPACK_ROW_LENGTH),Mt=Se.getParameter(z.UNPACK_IMAGE_HEIGHT),Ws=Se.getParameter(z.UNPACK_SKIP_PIXELS),wn=Se.getParameter(z.UNPACK_SKIP_ROWS),$o=Se.getParameter(z.UNPACK_SKIP_IMAGES);Se.pixelStorei(z.UNPACK_ROW_LENGTH,Ot.width),Se.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Ot.height),Se.pixelStorei(z.UNPACK_SKIP_PIXELS,Ve),Se.pixelStorei(z.UNPACK_SKIP_ROWS,rt),Se.pixelStorei(z.UNPACK_SKIP_IMAGES,bt);let _s=E.isDataArrayTexture||E.isData3DTexture,Xs=V.isDataArrayTexture||V.isData3DTexture;if(E.isDepthTexture){let mt=He.get(E),fn=He.get(V),ri=He.get(mt.__renderTarget),zt=He.get(fn.__renderTarget);Se.bindFramebuffer(z.READ_FRAMEBUFFER,ri.__webglFramebuffer),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,zt.__webglFramebuffer);for(let Mn=0;Mn<De;Mn++)_s&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,He.get(E).__webglTexture,K,bt+Mn),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,He.get(V).__webglTexture,Te,hn+Mn)),z.blitFramebuffer(Ve,rt,Ve+Le,rt+Ee,Ge,xt,Ge+Le,xt+Ee,z.DEPTH_BUFFER_BIT,z.NEAREST);Se.bindFramebuffer(z.READ_FRAMEBUFFER,null),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(K!==0||E.isRenderTargetTexture||He.has(E)){let mt=He.get(E),fn=He.get(V);Se.bindFramebuffer(z.READ_FRAMEBUFFER,D),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,W);for(let ri=0;ri<De;ri++)_s?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,mt.__webglTexture,K,bt+ri):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,mt.__webglTexture,K),Xs?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,fn.__webglTexture,Te,hn+ri):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,fn.__webglTexture,Te),K!==0?z.blitFramebuffer(Ve,rt,Ve+Le,rt+Ee,Ge,xt,Ge+Le,xt+Ee,z.COLOR_BUFFER_BIT,z.NEAREST):Xs?z.copyTexSubImage3D(Oe,Te,Ge,xt,hn+ri,Ve,rt,Le,Ee):z.copyTexSubImage2D(Oe,Te,Ge,xt,Ve,rt,Le,Ee);Se.bindFramebuffer(z.READ_FRAMEBUFFER,null),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else Xs?E.isDataTexture||E.isData3DTexture?z.texSubImage3D(Oe,Te,Ge,xt,hn,Le,Ee,De,Bt,Pn,Ot.data):V.isCompressedArrayTexture?z.compressedTexSubImage3D(Oe,Te,Ge,xt,hn,Le,Ee,De,Bt,Ot.data):z.texSubImage3D(Oe,Te,Ge,xt,hn,Le,Ee,De,Bt,Pn,Ot):E.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Te,Ge,xt,Le,Ee,Bt,Pn,Ot.data):E.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Te,Ge,xt,Ot.width,Ot.height,Bt,Ot.data):z.texSubImage2D(z.TEXTURE_2D,Te,Ge,xt,Le,Ee,Bt,Pn,Ot);Se.pixelStorei(z.UNPACK_ROW_LENGTH,_n),Se.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Mt),Se.pixelStorei(z.UNPACK_SKIP_PIXELS,Ws),Se.pixelStorei(z.UNPACK_SKIP_ROWS,wn),Se.pixelStorei(z.UNPACK_SKIP_IMAGES,$o),Te===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&z.generateMipmap(Oe),Se.unbindTexture()},this.initRenderTarget=function(E){He.get(E).__webglFramebuffer===void 0&&je.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?je.setTextureCube(E,0):E.isData3DTexture?je.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?je.setTexture2DArray(E,0):je.setTexture2D(E,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,ae=null,Se.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Hi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}};var ni={pose:0,held:7,force:8,torque:11,owner:14,tracks:15},kn={fingers:0,palm:5,force:6,torque:9,closure:12,recipe:13,owner:14,tracks:15},Zu={1008:"The server closed the connection",1011:"The simulation failed",4404:"There is no such scene",4503:"The server is full"},Lt={unconverged:1,unstable:2,snapped:4,taut:8,frozen:16,unsolved:32,leapt:64,inverted:128,pressures:1<<27,stresses:1<<28,strains:1<<29,points:1<<30,asleep:1<<31},Vr={clamped:65536,ignored:1<<17,leapt:1<<18,freed:1<<19},Ku=["sense","predict","solve","correct","feel","publish"],Jt={haptic:0,hapticP50:1,hapticP99:2,simWanted:3,simHeld:4,stepP50:5,stepP99:6,speed:7,stage:8,dropped:14,viewers:15},wm=104,Gr=7,Hv=3,Wv=i=>4*Math.ceil(i/4),Da=11,Yu=class{seq=-1;time=0;step=0;echo=0;floats=new Float32Array(0);words=new Uint32Array(0);rates=new Float32Array(16);bodies=[];holds=[];hands=[];probes={at:0,count:0};contacts={at:0,count:0,known:!1};read(e){let t=e.byteLength;if(t<wm||t%4!==0)return!1;let n=new DataView(e);if(n.getUint8(0)!==1||n.getUint8(1)!==1)return!1;let s=n.getUint16(2,!0),r=n.getUint16(24,!0),o=n.getUint16(26,!0),a=n.getUint32(28,!0);if(!kE(n,s,r,o,a))return!1;this.floats=new Float32Array(e),this.words=new Uint32Array(e),this.seq=n.getUint32(4,!0),this.time=n.getFloat64(8,!0),this.step=n.getUint32(16,!0)+2**32*n.getUint32(20,!0);for(let c=0;c<16;c++)this.rates[c]=n.getFloat32(32+4*c,!0);this.echo=n.getFloat64(96,!0);let l=wm;_m(this.bodies,s,()=>({flags:0,count:0,at:0,stride:Gr,strain:{at:0,top:0},stress:{at:0,top:0},pressure:{at:0,top:0}}));for(let c of this.bodies)c.flags=n.getUint32(l,!0),c.count=n.getUint32(l+4,!0),c.at=(l+8)/4,c.stride=c.flags&Lt.points?Hv:Gr,l+=8+4*c.stride*c.count,l=xm(n,c.strain,(c.flags&Lt.strains)!==0,l,c.count),l=xm(n,c.stress,(c.flags&Lt.stresses)!==0,l,c.count),l=xm(n,c.pressure,(c.flags&Lt.pressures)!==0,l,c.count);_m(this.holds,r,()=>({body:0,index:0,target:0,wrench:0}));for(let c of this.holds)c.body=n.getUint16(l,!0),c.index=n.getUint16(l+2,!0),c.target=(l+4)/4,c.wrench=c.target+Gr,l+=60;_m(this.hands,o,()=>({hand:0,mine:!1,body:0,place:0,ghost:0,proxy:0,wrench:0}));for(let c of this.hands)c.hand=n.getUint8(l),c.mine=n.getUint8(l+1)===1,c.body=n.getUint16(l+2,!0),c.place=n.getFloat32(l+4,!0),c.ghost=(l+8)/4,c.proxy=c.ghost+Gr,c.wrench=c.proxy+Gr,l+=88;return this.probes.at=l/4,this.probes.count=a,l+=4*a,this.contacts.known=l<t,this.contacts.count=l<t?n.getUint32(l,!0):0,this.contacts.at=l/4+1,!0}};function xm(i,e,t,n,s){return e.at=t?n+4:0,e.top=t?i.getFloat32(n,!0):0,t?n+4+Wv(s):n}function kE(i,e,t,n,s){let r=wm;for(let o=0;o<e;o++){if(r+8>i.byteLength)return!1;let a=i.getUint32(r,!0),l=i.getUint32(r+4,!0);r+=8+4*(a&Lt.points?Hv:Gr)*l;for(let c of[Lt.strains,Lt.stresses,Lt.pressures])a&c&&(r+=4+Wv(l))}return r+=60*t+88*n+4*s,r===i.byteLength||r+4<=i.byteLength&&r+4+4*Da*i.getUint32(r,!0)===i.byteLength}function _m(i,e,t){for(;i.length<e;)i.push(t());i.length=e}var UE=new DataView(new ArrayBuffer(40));function Mm(i,e,t,n,s=!1){let r=UE;r.setUint8(0,s?3:1),r.setUint8(1,i),r.setUint16(2,e&65535,!0);for(let o=0;o<Gr;o++)r.setFloat32(4+4*o,t[o],!0);return r.setFloat64(32,n,!0),r.buffer}var OE=new DataView(new ArrayBuffer(48));function Xv(i,e,t,n,s,r){let o=OE;o.setUint8(0,2),o.setUint8(1,i),o.setUint16(2,e&65535,!0);for(let a=0;a<Gr;a++)o.setFloat32(4+4*a,t[a],!0);return o.setFloat64(32,n,!0),o.setFloat32(40,s,!0),o.setUint8(44,r),o.buffer}function cc(i){if(!i)return new Uint8Array(0);try{let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t}catch{return new Uint8Array(0)}}function ks(i){let e=cc(i);return new Float32Array(e.buffer,0,e.length>>2)}function or(i){let e=cc(i);return new Uint32Array(e.buffer,0,e.length>>2)}var ls=10,Vv=16;function qv(i){let e=cc(i),t=Math.max(0,Math.floor((e.length-8)/Vv)),n=new Float32Array(ls*t);if(t===0)return n;let s=new DataView(e.buffer),r=s.getFloat32(0,!0)/32767,o=s.getFloat32(4,!0)/255;for(let a=0,l=8,c=0;a<t;a++,l+=Vv,c+=ls){n[c]=s.getUint32(l,!0);for(let y=0;y<3;y++)n[c+1+y]=r*s.getInt16(l+4+2*y,!0);let h=s.getInt8(l+10),u=s.getInt8(l+11),d=s.getInt8(l+12),f=s.getInt8(l+13),p=Math.hypot(h,u,d,f)||1;n[c+4]=h/p,n[c+5]=u/p,n[c+6]=d/p,n[c+7]=f/p,n[c+8]=o*e[l+14],n[c+9]=e[l+15]}return n}var BE=104,zE=.2,Ju=30,$v=300/360*2*Math.PI,ju=60,GE=110,ii=class{largest=0;seen=0;of(e,t){let n=Math.exp(-Math.min(1e3,t-this.seen)/2e4);return this.seen=t,this.largest=Math.max(this.largest*n,e),this.largest>0?Math.sqrt(e/this.largest):0}},ar={left:0,top:0,right:innerWidth,bottom:innerHeight},Yv=(i,e)=>i>ar.left+4&&i<ar.right-4&&e>ar.top+10&&e<ar.bottom-10,Qu=class{constructor(e,t,n){this.unit=n;this.el=U("div",{class:`figure ${t}`,"aria-hidden":"true"}),e.append(this.el)}unit;el;mean=0;seen=0;read=0;show(e,t,n,s){let r=Math.abs(e-this.mean)>.3*this.mean;this.mean+=(e-this.mean)*(r?1:1-Math.exp(-(t-this.seen)/100)),this.seen=t,t-this.read>GE&&(this.read=t,We(this.el,nn(this.mean,this.unit)));let o=4*(this.el.textContent?.length??8)+8,{left:a,top:l,right:c,bottom:h}=ar,u=(d,f,p)=>Math.round(Math.min(Math.max(d,f),Math.max(f,p)));this.el.style.transform=`translate(${u(n,a+o,c-o)}px, ${u(s,l+14,h-14)}px)`,ut(this.el,"shown",!0)}showBeyond(e,t,n,s,r,o){let a=Math.hypot(r-n,o-s)||1,l=(r-n)/a,c=(o-s)/a,h=4*(this.el.textContent?.length??8)+10;this.show(e,t,r+l*(h+4),o+c*18)}hide(){ut(this.el,"shown",!1)}},ed=Am("#d6451b"),td=Am("#6a4fd0"),lr=Am("#0f8a7a");function Am(i){return new vi({color:i,toneMapped:!1,depthTest:!1,transparent:!0})}var cs=class{group=new It;shaft=new Ne(new ei(1,1,1,12).rotateX(Math.PI/2).translate(0,0,.5),ed);head=new Ne(new Nr(1,2.6,16).rotateX(Math.PI/2).translate(0,0,1.3),ed);arc=new Ne(new bi(1,.055,8,ju,$v),td);arcHead=new Ne(new Nr(.17,.42,14),td);force;torque;constructor(e){this.force=new Qu(e,"force","N"),this.torque=new Qu(e,"torque","N m"),this.group.add(this.shaft,this.head,this.arc,this.arcHead);for(let t of[this.shaft,this.head,this.arc,this.arcHead])t.renderOrder=60,t.frustumCulled=!1;this.arc.geometry.setIndex(VE(8,ju))}show(e,t,n,s,r,o,a,l,c=!1){this.group.visible=!0;let h=s.pixel(s.depth(n.x,n.y,n.z)),u=this.showForce(nd.set(e[t+3],e[t+4],e[t+5]),n,h,r,a,l,c);this.showTorque(nd.set(e[t],e[t+1],e[t+2]),n,h,o,a,l,u?-1:1)}hide(){this.group.visible=!1,this.force.hide(),this.torque.hide()}dispose(){this.group.removeFromParent();for(let e of[this.shaft,this.head,this.arc,this.arcHead])e.geometry.dispose();this.force.el.remove(),this.torque.el.remove()}showForce(e,t,n,s,r,o,a){let l=e.length(),c=s.of(l,r),h=l>1e-9&&c>.03;if(this.shaft.visible=this.head.visible=h,!h)return this.force.hide(),!1;let u=Math.max(14,Math.min(BE,zE*(ar.right-ar.left))*c);Mo.setFromUnitVectors(Zv,e.divideScalar(l));let[d,f]=o(t),p=Yv(...o(hc.copy(t).addScaledVector(e,u*n))),y=Yv(...o(hc.copy(t).addScaledVector(e,-u*n))),m=a?y||!p:y&&!p;Sm.copy(t).addScaledVector(e,m?-u*n:0),this.shaft.position.copy(Sm),this.shaft.quaternion.copy(Mo),this.shaft.scale.set(1.9*n,1.9*n,(u-13)*n),this.head.position.copy(Sm).addScaledVector(e,(u-13)*n),this.head.quaternion.copy(Mo),this.head.scale.setScalar(5.2*n);let[g,v]=o(hc.copy(t).addScaledVector(e,(m?-u:u)*n));return this.force.showBeyond(l,r,d,f,g,v),v>f+12}showTorque(e,t,n,s,r,o,a){let l=e.length(),c=s.of(l,r),h=l>1e-12&&c>.06;if(this.arc.visible=this.arcHead.visible=h,!h)return this.torque.hide();Mo.setFromUnitVectors(Zv,e.divideScalar(l));let u=Math.max(8,Math.round(ju*c)),d=$v*u/ju;this.arc.geometry.setDrawRange(0,u*8*6),this.arc.position.copy(t),this.arc.quaternion.copy(Mo),this.arc.scale.setScalar(Ju*n),hc.set(Math.cos(d),Math.sin(d),0),this.arcHead.position.copy(hc).multiplyScalar(Ju*n).applyQuaternion(Mo).add(t),Na.set(-Math.sin(d),Math.cos(d),0).applyQuaternion(Mo),this.arcHead.quaternion.setFromUnitVectors(HE,Na),this.arcHead.scale.setScalar(Ju*n);let[f,p]=o(t);this.torque.show(l,r,f,p+a*(Ju+16))}};function VE(i,e){let t=[];for(let n=1;n<=e;n++)for(let s=1;s<=i;s++){let r=(e+1)*s+n-1,o=(e+1)*(s-1)+n-1;t.push(r,o,r+1,o,o+1,r+1)}return new Fe(new Uint16Array(t),1)}var Hr=24,ka=class{mesh;positions=new Float32Array(6*(Hr+1));constructor(){let e=new $e;e.setAttribute("position",new Fe(this.positions,3).setUsage(gn));let t=new Float32Array(4*(Hr+1)),n=[];for(let s=0;s<=Hr;s++)t.set([-1,s/Hr,1,s/Hr],4*s),s<Hr&&n.push(2*s,2*s+1,2*s+2,2*s+2,2*s+1,2*s+3);e.setAttribute("place",new Fe(t,2)),e.setIndex(n),this.mesh=new Ne(e,new Gt({transparent:!0,depthTest:!1,depthWrite:!1,side:Vt,toneMapped:!1,uniforms:{colour:{value:new le}},vertexShader:"attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`})),this.mesh.renderOrder=50,this.mesh.frustumCulled=!1}stretch(e,t,n){Na.copy(t).sub(e);let s=n.pixel(n.depth(e.x,e.y,e.z)),r=Na.length()/s;if(this.mesh.visible=r>2,!this.mesh.visible)return;nd.copy(n.camera.position).sub(e).cross(Na).normalize();let o=Math.max(.3,1/(1+r/130));for(let a=0;a<=Hr;a++){let l=a/Hr,c=(.9+3.4*(o+(1-o)*(2*l-1)**6))*s;for(let h=0;h<3;h++){let u=e.getComponent(h)+Na.getComponent(h)*l,d=nd.getComponent(h)*c;this.positions[6*a+h]=u-d,this.positions[6*a+3+h]=u+d}}this.mesh.geometry.getAttribute("position").needsUpdate=!0}},Zv=new R(0,0,1),HE=new R(0,1,0),nd=new R,hc=new R,Sm=new R,Na=new R,Mo=new Je;var WE=.25,id=[-.008,-.012,.225],Kv=[.095,-.43,.57],XE={pinch:Kv,tripod:Kv,point:[.15,0,.94]},qE=[0,-.28,.45],jv=i=>XE[i]??qE,rd=class{constructor(e,t){this.gloves=e;this.efforts=e.map(()=>new cs(t)),this.group.add(this.band.mesh,...this.efforts.map(n=>n.group))}gloves;group=new It;efforts;band=new ka;forces=new ii;torques=new ii;show(e,t,n,s,r,o){this.gloves.forEach((c,h)=>{let u=e.bodies[c.bodies[0]],d=e.probes.at+c.probes,f=e.floats;for(let y=0;y<3;y++)So[y]=f[d+kn.torque+y],So[3+y]=f[d+kn.force+y];let p=Math.hypot(So[3],So[4],So[5]);if(!t||!u||u.count===0||!(p>WE))return this.efforts[h].hide();So.fill(0,0,3),this.efforts[h].show(So,0,Jv(f,u.at,$E,c,sd),n,this.forces,this.torques,s,r)});let a=o&&this.gloves[o.hand],l=a&&e.bodies[a.bodies[0]];this.band.mesh.visible=!1,!(!l||l.count===0)&&(Jv(e.floats,l.at,o.on,a,sd),this.band.mesh.material.uniforms.colour.value.copy(lr.color).convertLinearToSRGB(),sd.distanceTo(o.at)>.06*a.size&&this.band.stretch(sd,o.at,n))}dispose(){this.group.removeFromParent();for(let e of this.efforts)e.dispose();this.band.mesh.geometry.dispose(),this.band.mesh.material.dispose()}};function Jv(i,e,[t,n,s],{size:r,side:o},a){return a.set(o==="left"?id[0]-t:t-id[0],n-id[1],s-id[2]).multiplyScalar(r),a.applyQuaternion(ZE.fromArray(i,e+3).normalize()).add(YE.fromArray(i,e))}var $E=[0,0,0],sd=new R,YE=new R,ZE=new Je,So=new Float32Array(6);var KE=15,JE=100,Tm=.009,jE=.0011,QE=.45,e3=60,t3=160,Em=[.5,2],n3=.8,i3=4,s3="power",ld=()=>navigator.maxTouchPoints>0&&matchMedia("(hover: none)").matches,ad=class{constructor(e,t,n){this.stage=e;this.link=t;this.events=n;let s={signal:this.stop.signal};addEventListener("blur",()=>this.relax(),s),document.addEventListener("visibilitychange",()=>document.hidden&&this.leave(),s)}stage;link;events;hand=0;state="idle";recipe=0;closure=0;scripted=!1;rest=0;wish={};gloves=[];client=0;replay=!1;position=new R;rotation=new Je;pointer={id:-1,x:0,y:0,downX:0,downY:0,inside:!1,drags:!1};held=new Set;retaken=-1/0;tries=0;then="parked";timer=0;sent=0;ticked=0;event=0;fresh=!1;stop=new AbortController;dispose(){this.leave(),this.stop.abort()}get info(){return this.gloves[this.hand]}get count(){return this.gloves.length}get mine(){return this.state==="parked"||this.state==="following"}get isClosing(){return this.held.size>0}load(e){this.gloves=e.hands??[],this.client=e.client??this.client,this.replay=e.replay!==void 0,this.hand>=this.gloves.length&&(this.hand=0),(!(this.state==="asked"||this.mine&&this.info?.owner===this.client)||!this.info)&&this.forget()}choose(e){e===this.hand||!this.gloves[e]||(this.leave(),this.hand=e,this.copy(),this.events.changed())}take(e="following",t=this.hand){if(this.choose(t),!(!this.info||this.replay)){if(this.mine)return this.become(e);this.then=e,this.state!=="asked"&&(this.tries=0,this.link.send({type:"take",hand:t}),this.become("asked"))}}toggle(){let e=ld()?"parked":"following";this.state===e||this.state==="asked"?this.leave():this.take(e)}leave(){this.state!=="idle"&&(this.link.send({type:"leave",hand:this.hand}),this.forget())}forget(){this.held.clear(),this.wish={},this.pointer.drags=!1,clearInterval(this.timer),this.timer=0,this.copy(),this.become("idle")}lost(){let{state:e}=this,t=this.mine&&performance.now()-this.retaken>5e3;return this.forget(),t?(this.retaken=performance.now(),this.take(e),!0):!1}refused(){let e=this.info!==void 0&&this.info.owner!==0&&this.info.owner!==this.client;return this.state!=="asked"||e||this.tries++>=4?(this.forget(),!1):(window.setTimeout(()=>this.state==="asked"&&this.link.send({type:"take",hand:this.hand}),250),!0)}taken(e,t,n,s,r){let o=this.gloves[e];if(o){if(Object.assign(o,{owner:t,wrist:n,recipe:s,closure:r}),e!==this.hand)return this.events.changed();this.state==="asked"&&t===this.client?this.begin():this.mine||this.copy(),this.events.changed()}}follow(e,t,n){this.scripted=n,!(this.mine||!this.info)&&(this.closure=this.rest=Number.isFinite(e)?e:0,this.info.recipes[t]&&(this.recipe=t))}setRecipe(e){this.info?.recipes[e]&&(this.recipe=e,this.mine||(this.wish.recipe=e,this.take("parked")),this.moved(performance.now()),this.events.changed())}setClosure(e){this.rest=e,this.mine||(this.wish.rest=e,this.take("parked")),this.moved(performance.now())}squeeze(e,t){t&&!this.mine&&this.take("parked");let n=this.isClosing;t?this.held.add(e):this.held.delete(e),n!==this.isClosing&&(n&&(this.rest=0),this.events.changed())}squeezed(e){return this.held.has(e)}nudge(e,t,n){if(!this.info)return;let s=.08*this.info.size,{across:r,up:o,away:a}=this.axes();this.position.addScaledVector(r,s*e).addScaledVector(o,s*t).addScaledVector(a,s*n),this.moved(performance.now())}turn(e,t,n){this.grasp(Ao);let{across:s,sight:r}=this.axes();eb.setFromAxisAngle(Qv,e).multiply(tb.setFromAxisAngle(s,t)).multiply(tb.setFromAxisAngle(r,n)),this.rotation.premultiply(eb).normalize(),this.position.sub(this.grasp(Wr)).add(Ao),this.moved(performance.now())}down(e,t){return this.state==="following"&&e.pointerType!=="touch"?e.button!==0?!1:(this.pointer.id=e.pointerId,this.squeeze("button",!0),!0):t<0||e.button!==0||this.pointer.drags?!1:(Object.assign(this.pointer,{id:e.pointerId,x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,drags:!0,inside:!0}),this.take("parked",t),!0)}move(e,t){let n=this.pointer;if(!(n.drags&&e.pointerId===n.id)&&(this.state!=="following"||e.pointerType==="touch"))return!1;let{x:r,y:o}=n,a=e.clientX-r,l=e.clientY-o,c=!n.inside;return n.x=e.clientX,n.y=e.clientY,n.inside=!0,t||c||!this.mine?!t:(e.shiftKey?this.turn(a*Tm,l*Tm,0):e.altKey?this.turn(0,0,(a-l)*Tm):this.come(r,o,e.timeStamp),!0)}up(e){let t=this.pointer;return e.pointerId!==t.id?!1:(t.id=-1,this.squeeze("button",!1),t.drags?(t.drags=!1,Math.hypot(t.x-t.downX,t.y-t.downY)<i3&&e.type==="pointerup"&&e.pointerType!=="touch"&&this.take("following"),!0):this.mine)}gone(){this.pointer.inside=!1}wheel(e){return!this.mine||this.state==="parked"&&!this.pointer.drags||!this.info?!1:(this.position.addScaledVector(this.axes().away,-e*jE*this.info.size),this.moved(performance.now()),!0)}asked(){return this.mine?{hand:this.hand,at:this.grasp(r3),on:this.graspsAt}:null}get graspsAt(){return jv(this.info?.recipes[this.recipe]??"")}begin(){this.copy();let e=this.info.recipes.indexOf("open"),t=this.info.recipes.indexOf(s3);this.recipe===e&&t>=0&&(this.recipe=t),this.recipe=this.wish.recipe??this.recipe,this.rest=this.wish.rest??this.rest,this.wish={},this.become(this.then),this.pointer.inside=this.pointer.drags,this.ticked=performance.now(),this.fresh=!0,clearInterval(this.timer),this.timer=window.setInterval(this.tick,KE)}copy(){let{info:e}=this;e&&(this.position.fromArray(e.wrist),this.rotation.fromArray(e.wrist,3).normalize(),this.closure=this.rest=e.closure,this.recipe=Math.max(0,e.recipes.indexOf(e.recipe)))}become(e){this.state!==e&&(this.state=e,e==="following"&&this.stage.surface.focus({preventScroll:!0}),this.events.changed(),this.stage.wake())}relax(){for(let e of[...this.held])this.squeeze(e,!1)}come(e,t,n){let{pointer:s,stage:r}=this,{away:o}=this.axes();this.grasp(Ao),r.onPlane(s.x,s.y,Ao,o,Cm),r.onPlane(e,t,Ao,o,od);let a=Math.exp(-Math.hypot(s.x-e,s.y-t)/t3);Wr.copy(Cm).sub(od),od.copy(Cm).sub(Ao).sub(Wr),this.position.add(Wr).addScaledVector(od,1-a),!this.isClosing&&this.closure<.3&&this.reach(o,1-a),this.bound(),this.moved(n)}reach(e,t){let n=this.stage.nearby(this.pointer.x,this.pointer.y),s=this.info?.size??0;if(!n)return;let{x:r,y:o,z:a}=n.middle,l=n.away*this.stage.camera.pixel(this.stage.camera.depth(r,o,a))/s,c=Math.min(1,Math.max(0,(Em[1]-l)/(Em[1]-Em[0]))),h=n.middle.sub(this.grasp(Ao)).dot(e);this.position.addScaledVector(e,h*c*t)}bound(){this.position.z+=Math.max(0,this.stage.below-this.grasp(Wr).z),Wr.copy(this.position).sub(this.stage.camera.target);let e=2*Math.max(this.stage.extent,this.stage.camera.distance);Wr.length()>e&&this.position.copy(this.stage.camera.target).addScaledVector(Wr.normalize(),e)}grasp(e){let[t,n,s]=this.graspsAt,{size:r=0,side:o}=this.info??{};return e.set(o==="left"?-t:t,n,s).multiplyScalar(r).applyQuaternion(this.rotation).add(this.position)}axes(){let e=this.stage.camera.camera.matrixWorld.elements;return hs.across.set(e[0],e[1],e[2]),hs.sight.set(-e[8],-e[9],-e[10]),Math.abs(hs.sight.z)>n3?(hs.up.set(e[4],e[5],e[6]),hs.away.copy(hs.sight)):(hs.up.copy(Qv),hs.away.set(hs.sight.x,hs.sight.y,0).normalize()),hs}moved(e){this.event=e,this.fresh=!0,this.stage.wake()}tick=()=>{let e=performance.now(),t=(e-this.ticked)/1e3/QE;this.ticked=e;let n=this.isClosing?Math.max(1,this.rest):this.rest;if(n!==this.closure){let s=n>this.rest?Math.max(0,1-this.stage.felt(this.hand)/e3):1;this.closure+=Math.max(-t,Math.min(t*s,n-this.closure)),this.moved(e),this.events.changed()}!this.fresh&&e-this.sent<JE||(this.position.toArray(Rm,0),this.rotation.toArray(Rm,3),this.link.glove(this.hand,Rm,this.fresh?this.event:e,this.closure,this.recipe),this.sent=e,this.fresh=!1)}},hs={across:new R,up:new R,away:new R,sight:new R},Qv=new R(0,0,1),Ao=new R,r3=new R,Wr=new R,od=new R,Cm=new R,eb=new Je,tb=new Je,Rm=new Float32Array(7);function To(i,e){let t=i.parents?i.parents[e]??-1:e-1;return t<e?t:-1}var Ua=(i,e)=>To(i,e)<0;function o3(i,e){let{radius:t}=i;if(t.length<=e+1||To(i,e+1)!==e)return!1;let n=(s,r,o)=>s<o*r&&r<o*s;return!n(t[e-1],t[e],1.5)&&n(t[e],t[e+1],1.2)}function cr(i,e){let t=[];for(let n=0;n<e;){let s=n+1;for(;s<e&&To(i,s)===s-1&&!(s-n>1&&o3(i,s));)s++;let r=To(i,n),o=r>=0,a=Int32Array.from({length:s-n+(o?1:0)},(l,c)=>o?c===0?r:n+c-1:n+c);a.length>1&&t.push({poses:a,grown:o}),n=s}return t}var a3=5;function cd(i,e){return i.parents?e.flatMap(({poses:t,grown:n})=>{let s=t.length-1;return s>a3?[]:Array.from(t.slice(1,s),r=>({pose:r,sure:s===2&&!n}))}):[]}function nb(i,e,t){let n=Math.min(e-1,Math.max(0,Math.ceil(t-1e-6))),s=To(i,n);return s<0?{from:n,to:n,part:1}:{from:s,to:n,part:Math.min(1,Math.max(0,t-(n-1)))}}var Pm=16,Im=30,ib=6,sb=.012,l3=.0035,rb=4,c3=25,h3=320,u3=160,Lm="onpointerrawupdate"in HTMLElement.prototype,ud=class{constructor(e,t,n,s,r,o){this.stage=e;this.link=t;this.events=n;this.replay=s;this.glove=r;this.plane=o;let a=e.surface,l=(h,u,d={})=>a.addEventListener(h,u,{signal:this.stop.signal,...d});l("pointerdown",this.down),l("pointermove",this.move),Lm&&a.addEventListener("pointerrawupdate",h=>this.moveRaw(h),{signal:this.stop.signal}),l("pointerup",this.up),l("pointercancel",this.up),l("lostpointercapture",this.up),l("pointerleave",()=>{this.cursor.over=!1,this.tool.gone(),this.events.hover(-1)}),l("wheel",this.wheel,{passive:!1}),l("contextmenu",h=>h.preventDefault());let c={signal:this.stop.signal};document.addEventListener("visibilitychange",()=>document.hidden&&this.releaseAll(),c),addEventListener("blur",()=>this.releaseAll(),c),e.asked=h=>this.asked(h)}stage;link;events;replay;glove;plane;grips=new Map;fingers=new Map;cursor={x:-1,y:-1,over:!1};lastTap={time:0,x:0,y:0};timer=0;stop=new AbortController;hoverPending=!1;dispose(){this.releaseAll(),clearInterval(this.timer),this.stop.abort()}get tool(){return this.plane.state!=="idle"?this.plane:this.glove}get holding(){return this.grips.size>0}releaseAll(){for(let e of[...this.grips.values()])this.release(e)}forget(e){e===void 0?this.grips.clear():this.grips.delete(e),this.changed()}toggle(){if(this.holding)return this.releaseAll();let{x:e,y:t}=this.cursor,n=this.cursor.over?this.stage.pick(e,t,3*Pm):null;!n&&!this.cursor.over&&(n=this.firstHold()??this.middle(),n&&([e,t]=this.stage.project(n.point))),n&&!n.fixed&&this.grab(n,-1,e,t)}nudge(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements,r=.02*this.stage.extent;for(let o of this.grips.values()){for(let a=0;a<3;a++)Fi.setComponent(a,r*(e*s[a]+t*s[4+a]-n*s[8+a]));o.position.add(Fi),this.rebase(o),this.moved(o,performance.now())}}roll(e){for(let t of this.grips.values())this.turn(t,e,"own"),this.moved(t,performance.now())}down=e=>{this.stage.surface.focus({preventScroll:!0});let t=e.pointerType==="touch";if(this.tool.state==="following"&&this.tool.down(e,-1))return this.capture(e);let n={x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,touch:t,role:"orbit",found:null,timer:0},s=this.sticky();if(s){this.release(s);return}if(e.button===2||e.button===1)n.role=e.button===2&&this.tool.state==="following"?"orbit":"pan";else if(t&&this.fingers.size>0)n.role=this.holding?"turn":"orbit";else{if(e.button===0&&this.tapTwice(e))return;if(e.button===0){let r=this.replay()?null:this.stage.pick(e.clientX,e.clientY,t?Im:Pm);if(n.found=r,this.plane.down(e,this.stage.planeAt(e.clientX,e.clientY,t?Im:ib)))return this.capture(e);if(r&&this.glove.down(e,this.stage.info(r.body)?.hand??-1))return this.capture(e);r&&!r.fixed&&(n.role="press",n.timer=window.setTimeout(()=>this.begin(n,e.pointerId),u3))}}this.fingers.set(e.pointerId,n),this.capture(e)};capture(e){try{this.stage.surface.setPointerCapture(e.pointerId)}catch{}this.showCursor()}move=e=>{this.cursor.x=e.clientX,this.cursor.y=e.clientY,this.cursor.over=e.pointerType!=="touch";let t=this.fingers.get(e.pointerId);if(this.tool.move(e,t!==void 0))return this.events.hover(-1);let n=this.sticky();if(!t){n?Lm||this.drag(n,e):this.hover();return}let s=e.clientX-t.x,r=e.clientY-t.y;if(t.role==="press"&&this.begin(t,e.pointerId),t.role==="grip"){let o=this.byPointer(e.pointerId);o&&!Lm&&this.drag(o,e)}else t.role==="turn"?this.turnByFinger(t,e):this.fingers.size===2&&t.touch?this.pinch(e.pointerId,t,s,r,e):t.role==="pan"||e.shiftKey&&t.role==="orbit"?this.stage.camera.pan(s,r):this.stage.camera.orbit(s,r);t.x=e.clientX,t.y=e.clientY,this.stage.wake()};moveRaw(e){let t=this.fingers.get(e.pointerId),n=t?this.byPointer(e.pointerId):this.sticky();n&&(this.drag(n,e),t&&(t.x=e.clientX,t.y=e.clientY))}up=e=>{let t=this.fingers.get(e.pointerId);if(!t&&this.tool.up(e))return this.showCursor();if(!t)return;this.fingers.delete(e.pointerId),clearTimeout(t.timer);let n=this.byPointer(e.pointerId);n?this.release(n):t.role==="press"?this.events.select(t.found.body):e.type==="pointerup"&&t.role==="orbit"&&Math.hypot(t.x-t.downX,t.y-t.downY)<3&&this.events.select(t.found?.body??-1),this.showCursor()};wheel=e=>{e.preventDefault();let t=e.deltaY*(e.deltaMode===1?16:1)+(e.shiftKey?e.deltaX:0);if(!(!e.ctrlKey&&this.tool.wheel(t))){if(this.holding){for(let n of this.grips.values())this.turn(n,-t*l3,e.shiftKey?"view":"own"),this.moved(n,e.timeStamp);return}this.stage.camera.zoom(Math.exp(Math.max(-240,Math.min(240,t))*(e.ctrlKey?.008:.0014))),this.stage.wake()}};begin(e,t){clearTimeout(e.timer),!(e.role!=="press"||!this.fingers.has(t))&&(e.role="grip",this.grab(e.found,t,e.x,e.y))}tapTwice(e){let t=e.timeStamp-this.lastTap.time<h3&&Math.hypot(e.clientX-this.lastTap.x,e.clientY-this.lastTap.y)<12;if(this.lastTap={time:t?0:e.timeStamp,x:e.clientX,y:e.clientY},!t)return!1;let n=this.stage.pick(e.clientX,e.clientY,Im);return n?this.stage.camera.focus(n.point):this.stage.reframe(),this.stage.wake(),!0}grab(e,t,n,s){let r=this.link.frame,o=this.stage.info(e.body);if(!o||!r.bodies[e.body]||e.hold>=0&&!r.holds[e.hold])return;let a=e.hold>=0?hd(r.floats,r.holds[e.hold].target):d3(r,e,o),l=0;for(;this.grips.has(l);)l++;let c={hand:l,pointer:t,body:e.body,place:e.place,local:e.local,position:a.position,rotation:a.rotation,offset:new R,x:n,y:s,turns:e.hold>=0,sent:0,event:performance.now(),fresh:!0};this.rebase(c),this.grips.set(l,c),this.events.hover(-1);let h=c.local?{point:c.local.toArray()}:{at:c.place};this.link.send({type:"grab",hand:l,body:c.body,...h,frame:[...Fm(c)]}),this.changed()}release(e){this.grips.delete(e.hand),this.link.send({type:"release",hand:e.hand}),this.changed()}drag(e,t){let n=t.clientX-e.x,s=t.clientY-e.y;e.x=t.clientX,e.y=t.clientY,t.shiftKey||t.altKey?(this.turn(e,(n-s)*sb,t.shiftKey?"view":"own"),this.rebase(e)):(this.stage.onScreenPlane(e.x,e.y,e.position,Fi),e.position.copy(Fi).add(e.offset),this.bound(e)),this.moved(e,t.timeStamp)}bound(e){Fi.copy(e.position).sub(this.stage.camera.target);let t=4*Math.max(this.stage.extent,this.stage.camera.distance);Fi.length()>t&&e.position.copy(this.stage.camera.target).addScaledVector(Fi.normalize(),t)}turn(e,t,n){e.turns||(e.turns=!0,this.link.send({type:"turn",hand:e.hand,on:!0})),n==="own"?e.rotation.multiply(ob.setFromAxisAngle(Fi.set(0,0,1),t)).normalize():(this.stage.camera.camera.getWorldDirection(Fi),e.rotation.premultiply(ob.setFromAxisAngle(Fi,t)).normalize())}turnByFinger(e,t){let n=[...this.grips.values()].find(h=>h.pointer>=0);if(!n)return;let s=e.x-n.x,r=e.y-n.y,o=t.clientX-n.x,a=t.clientY-n.y,l=Math.hypot(s,r),c=Math.hypot(o,a);l>20&&c>20&&(this.turn(n,Math.atan2(s*a-r*o,s*o+r*a),"view"),this.turn(n,(c-l)*sb,"own"),this.moved(n,t.timeStamp))}pinch(e,t,n,s,r){for(let[o,a]of this.fingers){if(o===e)continue;let l=Math.hypot(t.x-a.x,t.y-a.y),c=Math.hypot(r.clientX-a.x,r.clientY-a.y);l>0&&c>0&&this.stage.camera.zoom(l/c),this.stage.camera.pan(n/2,s/2)}}rebase(e){this.stage.onScreenPlane(e.x,e.y,e.position,Fi),e.offset.copy(e.position).sub(Fi)}moved(e,t){e.event=t,e.fresh=!0,this.flush(e),this.stage.wake()}flush(e){let t=performance.now();t-e.sent<rb||(this.link.pose(e.hand,Fm(e),e.event),e.sent=t,e.fresh=!1)}beat=()=>{let e=performance.now();for(let t of this.grips.values())!t.fresh&&e-t.sent<c3||(t.fresh||(t.event=e),this.flush(t))};changed(){clearInterval(this.timer),this.timer=this.holding?window.setInterval(this.beat,rb):0,this.showCursor(),this.events.changed(),this.stage.wake()}hover(){this.hoverPending||(this.hoverPending=!0,requestAnimationFrame(()=>{if(this.hoverPending=!1,!this.cursor.over||this.fingers.size>0)return;let e=this.replay()?null:this.stage.pick(this.cursor.x,this.cursor.y,Pm),t=e!==null&&(!e.fixed||this.stage.info(e.body)?.hand!==void 0),n=!this.replay()&&this.stage.planeAt(this.cursor.x,this.cursor.y,ib)>=0;this.events.hover(t&&!n?e.body:-1),this.stage.surface.dataset.over=t||n?"body":"nothing"}))}showCursor(){let e=[...this.fingers.values()].some(t=>t.role!=="grip"&&t.role!=="press");this.stage.surface.dataset.drag=this.holding||this.tool.isClosing?"grip":this.tool.state==="following"&&!e?"hand":e?"camera":"none"}asked(e){let t=this.grips.get(e);return t?Fm(t):null}byPointer(e){for(let t of this.grips.values())if(t.pointer===e)return t}sticky(){return this.byPointer(-1)}firstHold(){let e=this.link.frame,t=e.holds.length-1;if(t<0)return null;let n=e.holds[t];return{body:n.body,place:n.index,hold:t,point:new R().fromArray(e.floats,n.target),distance:0}}middle(){let e=this.stage.central();return e&&{...e,place:0,hold:-1,distance:0}}};function Fm(i){return i.position.toArray(Dm,0),i.rotation.toArray(Dm,3),Dm}function hd(i,e){return{position:new R().fromArray(i,e),rotation:new Je().fromArray(i,e+3).normalize()}}function d3(i,{body:e,place:t,local:n,node:s},r){let o=i.bodies[e];if(s!==void 0)return{position:new R().fromArray(i.floats,o.at+o.stride*s),rotation:new Je};if(n){let d=hd(i.floats,o.at);return d.position.add(Fi.copy(n).applyQuaternion(d.rotation)),d}let{from:a,to:l,part:c}=nb(r,o.count,t),h=hd(i.floats,o.at+7*a),u=hd(i.floats,o.at+7*l);return h.position.lerp(u.position,c),h.rotation.slerp(u.rotation,r.parents?1:c),h}var Fi=new R,ob=new Je,Dm=new Float32Array(7);var dd=class{samples=[];seen=0;waiting=0;after=new MessageChannel;constructor(){this.after.port1.onmessage=()=>{this.samples.push(performance.now()-this.waiting),this.samples.length>600&&this.samples.shift()}}drawn(e){e>this.seen&&(this.seen=this.waiting=e,this.after.port2.postMessage(null))}};function ab(i,e,t,n,s,r,o,a,l,c){let h=i.frame,u=(f,p)=>Array.from(h.floats.subarray(f,f+p)),d={get ready(){return l()&&e.pictures>1},get connected(){return i.open},get scene(){return a()?.scene.name??""},get frames(){return i.received},get pictures(){return e.pictures},get time(){return h.time},get step(){return h.step},get paused(){return c()},get replay(){return a()?.replay!==void 0},get quality(){return e.governor.current.name},get holding(){return t.holding},get samples(){return r.samples},project:f=>[...e.project(new R(...f))],bodies:()=>h.bodies.map((f,p)=>({name:a()?.bodies[p]?.name??"",flags:f.flags,nodes:Array.from({length:f.count},(y,m)=>u(f.at+f.stride*m,3)),rotations:Array.from({length:f.stride===7?f.count:0},(y,m)=>u(f.at+7*m+3,4))})),holds:()=>h.holds.map(f=>({body:f.body,index:f.index,target:u(f.target,7),torque:u(f.wrench,3),force:u(f.wrench+3,3)})),hands:()=>h.hands.map(f=>({hand:f.hand,mine:f.mine,body:f.body,at:f.place,ghost:u(f.ghost,7),proxy:u(f.proxy,7),torque:u(f.wrench,3),force:u(f.wrench+3,3)})),gloves:()=>(a()?.hands??[]).map((f,p)=>{let y=h.probes.at+f.probes,m=n.hand===p;return{name:f.name,state:m?n.state:"idle",closure:h.floats[y+kn.closure],recipe:f.recipes[h.floats[y+kn.recipe]]??"",owner:h.floats[y+kn.owner],fingers:u(y+kn.fingers,5),wrist:u(y+kn.force,3),asked:m?n.asked()?.at.toArray()??null:null}}),planes:()=>(a()?.planes??[]).map((f,p)=>{let y=h.probes.at+f.probes,m=s.plane===p,g=m?s.asked():null;return{name:f.name,state:m?s.state:"idle",pose:u(y+ni.pose,7),held:h.floats[y+ni.held],force:u(y+ni.force,3),torque:u(y+ni.torque,3),owner:h.floats[y+ni.owner],asked:g&&Array.from(g.pose)}}),presses:()=>e.pressed.map(({skin:f,other:p,force:y,place:m})=>({skin:f,other:p,force:y.toArray(),place:m.toArray()})),colours:()=>({shown:e.ramp.shown,known:e.ramp.known,top:e.ramp.top,largest:h.bodies.map(f=>e.ramp.of(f)?.top??NaN)}),probes:()=>Object.fromEntries((a()?.probes??[]).map((f,p)=>[f.name,h.floats[h.probes.at+p]])),figures:()=>r.figures(),rates:()=>Object.fromEntries(Object.entries(Jt).filter(([f])=>f!=="stage").map(([f,p])=>[f,h.rates[p]])),latency:()=>[...o.samples],get space(){return e.inSpace},solids:()=>e.solids(),contacts:()=>({shown:e.contacts.group.visible,count:e.contacts.count,sliding:e.contacts.sliding,force:e.contacts.pressing}),param:f=>a()?.params.find(p=>p.path===f)?.value};return window.tendril=Object.freeze(d),d}var lb=250,f3=5e3,p3=5,fd=class{constructor(e,t){this.path=e;this.events=t;this.connect(),addEventListener("online",this.retry),this.watch=window.setInterval(()=>{this.greeted&&++this.quiet>p3&&this.socket?.close()},1e3)}path;events;frame=new Yu;open=!1;received=0;socket=null;wait=lb;timer=0;poseSeq=0;closed=!1;quiet=0;watch;greeted=!1;retry=()=>{this.closed||this.open||(clearTimeout(this.timer),this.drop(),this.connect())};close(){this.closed=!0,clearTimeout(this.timer),clearInterval(this.watch),removeEventListener("online",this.retry),this.drop()}send(e){this.ready&&this.socket.send(JSON.stringify(e))}pose(e,t,n){this.roomy&&this.socket.send(Mm(e,this.poseSeq++,t,n))}plane(e,t,n){this.roomy&&this.socket.send(Mm(e,this.poseSeq++,t,n,!0))}glove(e,t,n,s,r){this.roomy&&this.socket.send(Xv(e,this.poseSeq++,t,n,s,r))}get ready(){return this.open&&this.socket.readyState===WebSocket.OPEN}get roomy(){return this.ready&&this.socket.bufferedAmount<=4096}connect(){this.events.state({kind:"connecting"});let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}${this.path}`);t.binaryType="arraybuffer",t.onopen=()=>{this.open=!0,this.quiet=0,this.events.state({kind:"open"})},t.onmessage=n=>this.hear(n.data),t.onclose=n=>{this.socket===t&&this.lost(n)},this.socket=t}hear(e){if(this.quiet=0,e instanceof ArrayBuffer){if(!this.frame.read(e))return;this.received++,this.events.frame();return}let t;try{t=JSON.parse(String(e))}catch{return}t.type==="hello"&&(this.greeted=!0,this.wait=lb),this.events.message(t)}lost(e){if(this.open=this.greeted=!1,this.socket=null,this.closed)return;if(Zu[e.code]){this.events.state({kind:"refused",why:e.reason?`${Zu[e.code]}: ${e.reason}`:Zu[e.code]});return}let t=this.wait*(.8+.4*Math.random());this.wait=Math.min(f3,this.wait*2),this.events.state({kind:"lost",retry:performance.now()+t}),this.timer=window.setTimeout(()=>this.connect(),t)}drop(){let e=this.socket;this.socket=null,this.open=this.greeted=!1,e&&(e.onclose=e.onmessage=null,e.close())}};var m3=15,g3=100,Nm=.009,y3=.0035,v3=160,b3=.1,x3=4,md=class{constructor(e,t,n){this.stage=e;this.link=t;this.events=n;document.addEventListener("visibilitychange",()=>document.hidden&&this.leave(),{signal:this.stop.signal})}stage;link;events;plane=0;state="idle";planes=[];client=0;replay=!1;then="following";wanted=!1;position=new R;rotation=new Je;pointer={id:-1,x:0,y:0,downX:0,downY:0,inside:!1,drags:!1};timer=0;sent=0;event=0;fresh=!1;stop=new AbortController;dispose(){this.leave(),this.stop.abort()}get info(){return this.planes[this.plane]}get count(){return this.planes.length}get mine(){return this.state==="parked"||this.state==="following"}get isClosing(){return this.mine&&(this.info?.holds??!1)}load(e){this.planes=e.planes??[],this.client=e.client??this.client,this.replay=e.replay!==void 0,this.plane>=this.planes.length&&(this.plane=0),(!this.info||this.mine&&this.info.owner!==this.client)&&this.forget()}choose(e){e===this.plane||!this.planes[e]||(this.leave(),this.plane=e,this.events.changed())}take(e="following",t=this.plane){if(this.choose(t),!(!this.info||this.replay)){if(this.then=e,this.mine)return this.become(e);this.state!=="asked"&&(this.link.send({type:"take",plane:t}),this.become("asked"))}}toggle(){this.state==="following"||this.state==="asked"?this.leave():this.take()}leave(){this.state!=="idle"&&(this.link.send({type:"leave",plane:this.plane}),this.forget())}forget(){this.wanted=this.pointer.drags=!1,clearInterval(this.timer),this.timer=0,this.become("idle")}grip(){if(!(!this.info||this.replay)){if(this.mine)return this.link.send({type:"grip",plane:this.plane,on:!this.info.holds});this.wanted=!0,this.take("parked")}}refused(){this.state==="asked"&&this.forget()}taken(e,t,n,s){let r=this.planes[e];r&&(Object.assign(r,{owner:t,frame:n,holds:s}),e===this.plane&&this.state==="asked"&&t===this.client&&this.begin(r),this.events.changed())}nudge(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements,r=b3*Math.min(...this.info?.size??[0]);for(let o=0;o<3;o++)Us.setComponent(o,r*(e*s[o]+t*s[4+o]-n*s[8+o]));this.position.add(Us),this.moved(performance.now())}turn(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements;for(let[r,o]of[[e,4],[t,0],[n,8]])r!==0&&this.rotation.premultiply(hb.setFromAxisAngle(Us.set(s[o],s[o+1],s[o+2]),r)).normalize();this.moved(performance.now())}twist(e){this.rotation.multiply(hb.setFromAxisAngle(Us.set(0,0,1),e)).normalize(),this.moved(performance.now())}down(e,t){return e.button!==0||this.replay?!1:this.state==="following"&&e.pointerType!=="touch"?(this.pointer.id=e.pointerId,this.grip(),!0):t<0||this.pointer.drags?!1:(Object.assign(this.pointer,{id:e.pointerId,x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,drags:!0,inside:!0}),this.take("parked",t),!0)}move(e,t){let n=this.pointer,s=n.drags&&e.pointerId===n.id;if(!s&&(this.state!=="following"||e.pointerType==="touch"))return!1;let{x:r,y:o}=n,a=e.clientX-r,l=e.clientY-o,c=!n.inside;return n.x=e.clientX,n.y=e.clientY,n.inside=!0,t||c||!this.mine?!t:(e.shiftKey?this.turn(a*Nm,l*Nm,0):e.altKey?this.twist((a-l)*Nm):this.come(r,o,s,e.timeStamp),!0)}up(e){let t=this.pointer;return e.pointerId!==t.id?!1:(t.id=-1,t.drags?(t.drags=!1,Math.hypot(t.x-t.downX,t.y-t.downY)<x3&&e.type==="pointerup"&&e.pointerType!=="touch"&&this.take("following"),!0):this.mine)}gone(){this.pointer.inside=!1}wheel(e){return!this.mine||this.state==="parked"&&!this.pointer.drags?!1:(this.twist(-e*y3),!0)}asked(){return this.mine?{plane:this.plane,pose:this.pose()}:null}begin(e){this.position.fromArray(e.frame),this.rotation.fromArray(e.frame,3).normalize(),this.become(this.then),this.pointer.inside=this.pointer.drags,this.fresh=!0,clearInterval(this.timer),this.timer=window.setInterval(this.tick,m3),this.wanted&&this.grip(),this.wanted=!1}become(e){this.state!==e&&(this.state=e,e==="following"&&this.stage.surface.focus({preventScroll:!0}),this.events.changed(),this.stage.wake())}come(e,t,n,s){let{pointer:r,stage:o,position:a}=this;o.onScreenPlane(r.x,r.y,a,pd),o.onScreenPlane(e,t,a,cb);let l=n?1:Math.exp(-Math.hypot(r.x-e,r.y-t)/v3);Us.copy(pd).sub(cb),pd.sub(a).sub(Us),a.add(Us).addScaledVector(pd,1-l),Us.copy(a).sub(o.camera.target);let c=2*Math.max(o.extent,o.camera.distance);Us.length()>c&&a.copy(o.camera.target).addScaledVector(Us.normalize(),c),this.moved(s)}moved(e){this.event=e,this.fresh=!0,this.stage.wake()}pose(){return this.position.toArray(km,0),this.rotation.toArray(km,3),km}tick=()=>{let e=performance.now();!this.fresh&&e-this.sent<g3||(this.link.plane(this.plane,this.pose(),this.fresh?this.event:e),this.sent=e,this.fresh=!1)}},Us=new R,cb=new R,pd=new R,hb=new Je,km=new Float32Array(7);var _3=16,gd=class{constructor(e,t){this.overlay=t;this.skins=e.map(hr)}overlay;group=new It;list=[];spare=[];efforts=[];forces=new ii;torques=new ii;skins;update(e,t,n,s,r){this.sum(e);let o=t?Math.min(this.list.length,_3):0;for(;this.efforts.length<o;){let a=new cs(this.overlay);this.efforts.push(a),this.group.add(a.group)}this.efforts.forEach((a,l)=>{if(l>=o)return a.hide();this.list[l].force.toArray(ub,3),a.show(ub,0,this.list[l].place,n,this.forces,this.torques,s,r,!0)})}dispose(){this.group.removeFromParent();for(let e of this.efforts)e.dispose()}sum(e){this.spare.push(...this.list.splice(0));let{floats:t,words:n}=e,{at:s,count:r,known:o}=e.contacts;for(let a=0,l=s;o&&a<r;a++,l+=Da){let c=n[l]&65535,h=n[l]>>>16;if(!this.skins[c]&&!this.skins[h])continue;let u=this.skins[h]?1:-1,d=t[l+5]*t[l+8]+t[l+6]*t[l+9]+t[l+7]*t[l+10];if(!(d>0))continue;let f=this.of(u>0?h:c,u>0?c:h);f.force.x+=u*t[l+8],f.force.y+=u*t[l+9],f.force.z+=u*t[l+10],f.place.addScaledVector(w3.fromArray(t,l+2),d),f.weight+=d}for(let a of this.list)a.place.divideScalar(a.weight)}of(e,t){let n=this.list.find(r=>r.skin===e&&r.other===t);if(n)return n;let s=this.spare.pop()??{skin:0,other:0,force:new R,place:new R,weight:0};return s.force.set(0,0,0),s.place.set(0,0,0),Object.assign(s,{skin:e,other:t,weight:0}),this.list.push(s),s}},hr=i=>i.kind==="green",w3=new R,ub=new Float32Array(6);var M3=.07,yd=Fs.degToRad(89),vd=class{camera=new hi(28,1,.01,100);placed=!1;now={target:new R,distance:1,azimuth:-1.15,elevation:.33};goal={target:new R,distance:1,azimuth:-1.15,elevation:.33};width=1;height=1;inset={left:0,right:0,top:0,bottom:0};nearest=.001;farthest=1e3;constructor(){this.camera.up.set(0,0,1),this.place()}get target(){return this.now.target}get distance(){return this.now.distance}resize(e,t,n){this.width=e,this.height=t,this.inset=n,this.camera.aspect=e/t;let s=(n.right-n.left)/2,r=(n.bottom-n.top)/2;this.camera.setViewOffset(e,t,s,r,e,t),this.place()}frame(e,t,n=!1,s=0){this.placed=!1,this.goal.target.copy(t);let r=this.fit(e,t);this.goal.distance=s>0?s:r,this.nearest=this.goal.distance*.02,this.farthest=r*12,n&&this.arrive()}stand(e,t){this.goal.azimuth=e,this.goal.elevation=t}turnTo(e){let t=e-this.goal.azimuth;this.goal.azimuth+=t-2*Math.PI*Math.round(t/(2*Math.PI))}focus(e){this.placed=!0,this.goal.target.copy(e),this.goal.distance=Fs.clamp(this.goal.distance*.6,this.nearest,this.farthest)}orbit(e,t){this.placed=!0,this.goal.azimuth-=e*.0065,this.goal.elevation=Fs.clamp(this.goal.elevation+t*.0065,-yd,yd)}pan(e,t){this.placed=!0;let n=this.pixel(this.now.distance),s=this.camera.matrixWorld.elements;for(let r=0;r<3;r++){let o=(-e*s[r]+t*s[4+r])*n;this.goal.target.setComponent(r,this.goal.target.getComponent(r)+o)}}zoom(e){this.placed=!0,this.goal.distance=Fs.clamp(this.goal.distance*e,this.nearest,this.farthest)}pixel(e){return 2*e*Math.tan(Fs.degToRad(this.camera.fov)/2)/this.height}depth(e,t,n){let s=this.camera.matrixWorldInverse.elements;return-(s[2]*e+s[6]*t+s[10]*n+s[14])}move(e){let t=this.now,n=this.goal,s=Math.abs(t.azimuth-n.azimuth)<1e-4&&Math.abs(t.elevation-n.elevation)<1e-4&&Math.abs(t.distance/n.distance-1)<1e-4&&t.target.distanceTo(n.target)<1e-4*n.distance;if(s||H0()){let o=t.azimuth!==n.azimuth||t.elevation!==n.elevation||t.distance!==n.distance||!t.target.equals(n.target);return o&&this.arrive(),o&&!s}let r=1-Math.exp(-e/M3);return t.azimuth+=(n.azimuth-t.azimuth)*r,t.elevation+=(n.elevation-t.elevation)*r,t.distance*=(n.distance/t.distance)**r,t.target.lerp(n.target,r),this.place(),!0}state(){let e=this.goal;return[...e.target.toArray(),e.distance,e.azimuth,e.elevation].map(t=>Number(t.toPrecision(5))).join(",")}restore(e){let t=e.split(",").map(Number);if(t.length!==6||!t.every(Number.isFinite)||!(t[3]>0))return!1;this.placed=!0;let n=this.goal;return n.target.set(t[0],t[1],t[2]),n.distance=t[3],n.azimuth=t[4],n.elevation=Fs.clamp(t[5],-yd,yd),this.nearest=Math.min(this.nearest,n.distance*.1),this.farthest=Math.max(this.farthest,n.distance*4),this.arrive(),!0}fit(e,t){let n=this.goal;Um.set(Math.cos(n.elevation)*Math.cos(n.azimuth),Math.cos(n.elevation)*Math.sin(n.azimuth),Math.sin(n.elevation)),db.lookAt(Um,S3,this.camera.up);let s=db.elements,r={width:Math.max(80,this.width-this.inset.left-this.inset.right),height:Math.max(80,this.height-this.inset.top-this.inset.bottom)},o=Math.tan(Fs.degToRad(this.camera.fov)/2),a=o*r.height/this.height,l=o*r.width/this.height,c=0;for(let h=0;h<8;h++){Xr.set(h&1?e.max.x:e.min.x,h&2?e.max.y:e.min.y,h&4?e.max.z:e.min.z).sub(t);let u=Math.abs(Xr.x*s[0]+Xr.y*s[1]+Xr.z*s[2]),d=Math.abs(Xr.x*s[4]+Xr.y*s[5]+Xr.z*s[6]),f=Xr.dot(Um);c=Math.max(c,u/l+f,d/a+f)}return Math.max(c*1.06,.001)}arrive(){this.now.target.copy(this.goal.target),this.now.distance=this.goal.distance,this.now.azimuth=this.goal.azimuth,this.now.elevation=this.goal.elevation,this.place()}place(){let{target:e,distance:t,azimuth:n,elevation:s}=this.now,r=Math.cos(s)*t,o=this.camera;o.position.set(e.x+r*Math.cos(n),e.y+r*Math.sin(n),e.z+Math.sin(s)*t),o.near=t*.02,o.far=t*60,o.lookAt(e),o.updateProjectionMatrix(),o.updateMatrixWorld()}},Um=new R,Xr=new R,S3=new R,db=new dt;function pb(i,e,t){let n=i.axes??"clamped";if(n.includes("ring"))return"ring";let s=Ua(e,i.index);return!s&&i.index!==e.count-1?"sleeve":gb(t,e)&&!/free/i.test(t.name)?s?"tissue":"needle":i.scripted??i.driven?"knob":/pinned|hinged/.test(n)?"pin":"sleeve"}function mb(i,e,t,n){return gb(t,i)&&!n.some(s=>s.body===e&&s.index>0)}var gb=(i,e)=>/suture/i.test(`${i.name} ${i.title} ${e.material??""}`),uc=class{constructor(e,t,n,s){this.kind=e;this.flip=t,this.group.add(...C3[e](s)),n&&(this.post=T3(s));for(let r of[this.group,this.post])r?.traverse(o=>{o instanceof Ne&&(o.castShadow=o.receiveShadow=!0)});this.grips=e==="needle"?R3(8):[new R],(e==="needle"||e==="knob")&&(this.ghost=this.group.clone(),this.ghost.traverse(r=>{r instanceof Ne&&(r.material=yb,r.castShadow=r.receiveShadow=!1)}),this.ghost.visible=!1)}kind;group=new It;ghost=null;grips;flip;post=null;place(e,t,n,s,r=this.group){r.position.set(e[t],e[t+1],e[t+2]),r.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]),this.flip&&r.quaternion.multiply(E3),r.scale.setScalar(this.scale(n,s))}stand(e,t){let{post:n,group:s}=this;if(!n)return;Om.set(0,0,1).applyQuaternion(s.quaternion),n.position.copy(s.position).addScaledVector(Om,A3[this.kind]*s.scale.x);let r=n.position.z-e;n.visible=Math.abs(Om.z)<.8&&r>0;let o=.012*t,[a,l]=n.children;a.scale.set(o,o,r),l.position.z=-r,l.scale.setScalar(o)}grip(e,t){return t.copy(this.grips[e]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)}scale(e,t){switch(this.kind){case"needle":return Math.max(.1*e,13*t);case"tissue":return Math.max(.14*e,8*t);case"ring":return Math.max(.03*e,2.6*t);default:return Math.max(.018*e,1.9*t)}}dispose(){for(let e of[this.group,this.post,this.ghost])e?.removeFromParent(),e?.traverse(t=>{t instanceof Ne&&t.geometry.dispose()})}},Om=new R,A3={needle:0,tissue:.4,knob:0,sleeve:.4,ring:0,pin:0};function T3(i){let e=new It;return e.add(new Ne(ur([[.5,-1],[.5,0]],i.fine),i.steel),new Ne(ur([[0,0],[4.2,0],[4.2,.35],[3.9,.6],[1.2,.6],[.9,1.1],[.5,1.3]],i.fine),i.anodised)),e}var E3=new Je(1,0,0,0),yb=new vi({color:"#14a08f",transparent:!0,opacity:.38,depthWrite:!1,toneMapped:!1});function vb(i){yb.color.set(i)}var C3={needle:i=>[new Ne(P3(i.fine),i.steel)],tissue:i=>[new Ne(ur([[0,0],[.9,0],[.97,.03],[1,.08],[1,.16]],i.fine,5),i.skin),new Ne(ur([[1,.16],[.99,.17],[.99,.33],[1,.34]],i.fine,5),i.fat),new Ne(ur([[1,.34],[1,.56],[.96,.6],[0,.6]],i.fine,5),i.muscle)],knob:i=>{let e=new Ne(new fi(.5,.22,2.2),i.mark);return e.position.set(1.22,0,2.4),[new Ne(ur([[0,-.5],[.72,-.5],[.8,-.4],[.8,.8],[0,.8]],i.fine),i.steel),new Ne(ur([[0,.8],[1.1,.8],[1.35,1.05],[1.35,3.75],[1.1,4],[0,4]],i.fine),i.anodised),e]},sleeve:i=>[new Ne(ur([[0,-1.3],[1.05,-1.3],[1.25,-1.1],[1.25,1.5],[1.05,1.7],[0,1.7]],i.fine),i.anodised),new Ne(ur([[1.27,-.78],[1.3,-.75],[1.3,-.45],[1.27,-.42]],i.fine),i.brass)],ring:i=>[new Ne(new bi(1,.22,i.fine?16:8,i.fine?48:28),i.steel)],pin:i=>[new Ne(new qt(1.2,i.fine?40:16,i.fine?24:10),i.steel)]};function ur(i,e,t=2){let n=e?64:24,s=[],r=[];for(let a=0;a<i.length-1;a++){let l=s.length/3;for(let[c,h]of[i[a],i[a+1]])for(let u=0;u<=n;u++){let d=2*Math.PI*u/n;s.push(c*fb(Math.cos(d),t),c*fb(Math.sin(d),t),h)}for(let c=0;c<n;c++){let h=l+c,u=h+n+1;r.push(h,h+1,u,u,h+1,u+1)}}let o=new $e().setAttribute("position",new Fe(new Float32Array(s),3));return o.setIndex(r),o.computeVertexNormals(),o}var fb=(i,e)=>Math.sign(i)*Math.abs(i)**(2/e),bb=3/8*2*Math.PI;function R3(i){return Array.from({length:i+1},(e,t)=>{let n=bb*t/i;return new R(1-Math.cos(n),0,Math.sin(n))})}function P3(i){let e=i?72:28,t=i?14:6,n=.07,s=new Float32Array(3*(e+1)*(t+1)),r=[],o=0;for(let l=0;l<=e;l++){let c=l/e,h=bb*c,u=c<.1?1.12:1.12-.12*Math.min(1,(c-.1)/.06),d=c>.72?Math.max(.02,1-((c-.72)/.28)**1.6):1,f=n*u*d*(l===0?.75:1);for(let p=0;p<=t;p++){let y=2*Math.PI*p/t,m=1-f*Math.cos(y);if(s.set([1-m*Math.cos(h),f*Math.sin(y),m*Math.sin(h)],o),o+=3,l<e&&p<t){let g=l*(t+1)+p,v=g+t+1;r.push(g,g+1,v,v,g+1,v+1)}}}let a=new $e().setAttribute("position",new Fe(s,3));return a.setIndex(r),a.computeVertexNormals(),a}function xb(i,e,t){return i.kind==="needle"?0:Math.min(30,1.3*i.group.scale.x/e.pixel(t))}function _b(i){return i==="rich"?I3():L3()}function I3(){let e={gloss:new Wi({vertexColors:!0,roughness:.3,clearcoat:.9,clearcoatRoughness:.08}),matte:new pi({vertexColors:!0,roughness:.62,side:Vt}),paper:Mb(new pi({vertexColors:!0,roughness:.85,side:Vt})),steel:new pi({vertexColors:!0,color:"#c9ced6",metalness:1,roughness:.26})};return{fine:!0,rider:t=>e[t],rod:t=>wb(new Wi({color:t,roughness:.42,clearcoat:.7,clearcoatRoughness:.18}),t),steel:new pi({color:"#d5dae0",metalness:1,roughness:.24}),anodised:new pi({color:"#48515b",metalness:.7,roughness:.4}),brass:new pi({color:"#d1aa66",metalness:1,roughness:.3}),mark:new pi({color:"#f3efe4",roughness:.5}),skin:new pi({color:"#dba58f",roughness:.55}),fat:new pi({color:"#e9cf94",roughness:.6}),muscle:new pi({color:"#b0524a",roughness:.5})}}function L3(){let i=(n,s,r)=>new Ln({color:n,specular:s,shininess:r}),e=(n,s)=>new Ln({vertexColors:!0,side:Vt,shininess:n,specular:s}),t={gloss:e(70,"#5a5a5a"),matte:e(12,"#141414"),paper:Mb(e(5,"#000000")),steel:new Ln({vertexColors:!0,color:"#8b95a0",shininess:70,specular:"#8a8a8a"})};return{fine:!1,rider:n=>t[n],rod:n=>wb(new Ln({color:n,specular:"#4a4a4a",shininess:55}),n),steel:i("#a9b2bc","#9a9a9a",70),anodised:i("#596470","#5a5a5a",40),brass:i("#b98f4a","#6a5a3a",50),mark:i("#f3efe4","#111111",10),skin:i("#dba58f","#1c1816",20),fat:i("#e9cf94","#1c1816",20),muscle:i("#b0524a","#1c1816",20)}}function wb(i,e){let{h:t,s:n,l:s}=e.getHSL({h:0,s:0,l:0}),r=n>.25&&t>.02&&t<.2,o=new le(s>.7?"#2b3a4a":r?"#fff6e4":"#ffe3ab");return i.defines={...i.defines,USE_UV:""},i.onBeforeCompile=a=>{a.uniforms.stripe={value:o},a.fragmentShader=a.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 stripe;`).replace("#include <color_fragment>",`#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)},i.customProgramCacheKey=()=>"striped",i}function Mb(i){return i.onBeforeCompile=e=>{e.fragmentShader=e.fragmentShader.replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)},i.customProgramCacheKey=()=>"glowing",i}var F3=3,bd=40,xd=class{renderer;stale=!0;back=null;part={left:0,top:0,right:1,bottom:1};crop=new dt;uncropped=new dt;width=1;height=1;ratio=1;soft=!1;constructor(e,t){let n=t==="plain";n&&(this.back=Sb(e,{antialias:!1,alpha:!1})),this.renderer=Sb(e,{antialias:!n,alpha:n}),this.renderer.toneMapping=Kl,this.renderer.shadowMap.type=mo}resize(e,t,n,s){this.width=e,this.height=t,this.ratio=n,this.renderer.shadowMap.enabled=s,this.back&&(this.renderer.domElement.style.imageRendering=n<1&&!this.soft?"pixelated":""),this.cover({left:0,top:0,right:e,bottom:t}),this.stale=!0}paint(e,t,n,s){let{renderer:r,back:o}=this;if(!o){r.clear(),r.render(e.background,t),r.render(e.scene,t);return}(this.stale||!n)&&(o.setPixelRatio(n?this.ratio:this.ratio/F3),o.setSize(this.width,this.height,!1),o.render(e.background,t),this.stale=!n),this.follow(s),this.uncropped.copy(t.projectionMatrix),t.projectionMatrix.premultiply(this.crop),r.clear(),r.render(e.scene,t),t.projectionMatrix.copy(this.uncropped)}get whole(){return this.back===null}get high(){return this.part.bottom-this.part.top}picture(){let{renderer:e,back:t,part:n,ratio:s}=this;if(!t)return new Promise(a=>e.domElement.toBlob(a,"image/png"));let r=U("canvas",{width:t.domElement.width,height:t.domElement.height}),o=r.getContext("2d");return o.drawImage(t.domElement,0,0),o.drawImage(e.domElement,n.left*s,n.top*s),new Promise(a=>r.toBlob(a,"image/png"))}dispose(){for(let e of[this.renderer,this.back])e?.dispose(),e?.forceContextLoss(),e?.domElement.remove()}follow(e){let t=this.part,n=e.left>=t.left&&e.top>=t.top&&e.right<=t.right&&e.bottom<=t.bottom,s=r=>(r.right-r.left)*(r.bottom-r.top);n&&s(t)<1.5*s(e)+4e4||this.cover({left:Math.max(0,e.left-bd),top:Math.max(0,e.top-bd),right:Math.min(this.width,e.right+bd),bottom:Math.min(this.height,e.bottom+bd)})}cover(e){let{part:t,width:n,height:s,renderer:r}=this;t.left=Math.floor(e.left),t.top=Math.floor(e.top),t.right=Math.max(t.left+1,Math.ceil(e.right)),t.bottom=Math.max(t.top+1,Math.ceil(e.bottom));let o=t.right-t.left,a=t.bottom-t.top;r.setPixelRatio(this.ratio),r.setSize(o,a,!1);let l=r.domElement.style;l.left=`${t.left}px`,l.top=`${t.top}px`,l.width=`${o}px`,l.height=`${a}px`;let c=n/o,h=s/a,u=(t.left+t.right)/n-1,d=1-(t.top+t.bottom)/s;this.crop.set(c,0,0,-c*u,0,h,0,-h*d,0,0,1,0,0,0,0,1)}};function Sb(i,e){let t=U("canvas",{"aria-hidden":"true"}),n=new Xu({canvas:t,...e,powerPreference:"high-performance"});return n.outputColorSpace=ci,n.autoClear=!1,n.setClearColor(0,0),i.append(t),n}var D3=1e3,Ab=5,N3=.06,k3=4,U3=.2,_d=class{boxes=Array.from({length:Ab},()=>new cn);began=-1/0;at=0;first=0;forget(){this.began=-1/0,this.first=0;for(let e of this.boxes)e.makeEmpty()}travels(e){dr.makeEmpty();for(let t of this.boxes)dr.union(t);return dr.getSize(Bm).length()>2.5*e.getSize(O3).length()}see(e,t,n){e-this.began>D3&&(this.began=e,this.at=(this.at+1)%Ab,this.boxes[this.at].makeEmpty()),this.boxes[this.at].union(t);let s=this.boxes.every(a=>!a.isEmpty());dr.makeEmpty();for(let a of this.boxes)dr.union(a);let r=n.getSize(Bm).length();this.first===0&&(this.first=r);let o=Tb(n,dr)>.01*r;return!o&&!(s&&Tb(dr,n)>U3*r)?!1:dr.getSize(Bm).length()>k3*this.first?this.travels(t):(s&&n.makeEmpty(),n.union(dr.expandByScalar(o?N3*r:0)),!0)}};function Tb(i,e){let t=i.min,n=i.max;return Math.max(t.x-e.min.x,t.y-e.min.y,t.z-e.min.z,e.max.x-n.x,e.max.y-n.y,e.max.z-n.z)}var dr=new cn,Bm=new R,O3=new R;var B3=7;function Os(i,e,t,n,s=0){let{min:r,max:o}=i;for(let a=0;a<n;a++){let l=t+a*B3,c=e[l],h=e[l+1],u=e[l+2];r.set(Math.min(r.x,c-s),Math.min(r.y,h-s),Math.min(r.z,u-s)),o.set(Math.max(o.x,c+s),Math.max(o.y,h+s),Math.max(o.z,u+s))}}var us={resolution:{value:1e3},above:{value:new le(0)},below:{value:new le(0)}};var z3={light:{top:"#e4e7ea",bottom:"#d3d6d8",glow:"#fbfaf7",floor:"#f6f4f0",grid:"#39424e",gridAlpha:.16,shadow:.26,contact:.5,key:2.4,environment:.85},dark:{top:"#14171b",bottom:"#0d0f12",glow:"#2a3037",floor:"#343b43",grid:"#c6d4e0",gridAlpha:.13,shadow:.5,contact:.75,key:2.6,environment:.55}},G3={light:{zenith:"#7fabd8",haze:"#e4e8e4",sun:"#fff1d2",key:3.1,above:"#c9d6df",below:"#857b58"},dark:{zenith:"#141d33",haze:"#8a6a5c",sun:"#ffb778",key:2.7,above:"#4c5a80",below:"#2a2622"}},wd=class{constructor(e,t){this.grade=t;this.backdrop=Y3();let n=new Ne($3(),this.backdrop);n.frustumCulled=!1,n.renderOrder=-100,this.floor=new Ne(new In(2,2),K3()),this.floor.renderOrder=-90,this.shade=new Ne(new In(2,2),new Vl({depthWrite:!1})),this.shade.renderOrder=-80,this.shade.receiveShadow=!0,this.key.castShadow=!0,this.key.shadow.mapSize.set(2048,2048),this.key.shadow.radius=3.5,this.key.shadow.blurSamples=12,this.land=new Ne(new In(2,2),Z3()),this.land.renderOrder=-95,this.land.visible=!1,this.background.add(n,this.land,this.floor),this.scene.add(this.shade,this.key,this.key.target,this.rim,this.rim.target,this.sky),t==="rich"&&(this.scene.environment=J3(e))}grade;background=new uo;scene=new uo;key=new Sa("#ffeeda",2.4);spacing=.1;ground=0;contactStrength=.5;backdrop;floor;shade;size=1;theme="light";dressed={hair:!1,outdoors:!1};rim=new Sa("#dfe8ff",0);land;haze=new Fl("#ffffff",1,10);sky=new Xl("#f4f7fa","#a39c92",0);setTheme(e){this.theme=e;let t=z3[e],n=this.backdrop.uniforms;for(let o of["top","bottom","glow"])Eo(n[o].value,t[o]);let s=this.floor.material.uniforms;Eo(s.floor.value,t.floor),Eo(s.grid.value,t.grid),s.gridAlpha.value=t.gridAlpha,this.shade.material.opacity=t.shadow,this.key.intensity=t.key,this.key.color.set("#ffeeda"),this.scene.environmentIntensity=t.environment,this.sky.intensity=this.grade==="plain"?2.1*t.environment:0,this.sky.color.set("#f4f7fa"),this.sky.groundColor.set("#a39c92"),this.contactStrength=t.contact;let r=this.grade==="plain"?0:2.1*t.environment;us.above.value.set("#f4f7fa").multiplyScalar(r),us.below.value.set("#a39c92").multiplyScalar(r),this.rim.intensity=this.dressed.hair?1.5:0,s.tableLight.value=e==="dark"?.5:1,this.dressed.outdoors&&this.goOut(G3[e])}dress(e){this.dressed=e;let t=e.outdoors;this.land.visible=t,this.floor.visible=!t,this.backdrop.uniforms.outdoors.value=t?1:0,this.scene.fog=t?this.haze:null,this.rim.visible=e.hair;let n=this.land.material.uniforms;e.soil&&n.soil.value.copy(e.soil).convertLinearToSRGB(),n.meadow.value.copy(e.meadow?W3.copy(e.meadow).convertLinearToSRGB().lerp(n.soil.value,.2):n.soil.value),this.setTheme(this.theme)}goOut(e){let t=this.backdrop.uniforms,n=this.land.material.uniforms;if(Eo(t.top.value,e.zenith),Eo(t.bottom.value,e.haze),Eo(t.glow.value,e.sun),Eo(n.haze.value,e.haze),n.light.value=this.theme==="dark"?.32:1,this.haze.color.set(e.haze),this.dressed.mist){this.haze.color.lerp(X3,.45);for(let r of[t.bottom.value,n.haze.value])r.copy(this.haze.color).convertLinearToSRGB()}this.key.color.set(e.sun),this.key.intensity=e.key,this.sky.color.set(e.above),this.sky.groundColor.set(e.below),this.sky.intensity>0&&(this.sky.intensity=2.6);let s=this.grade==="plain"?0:2.6;us.above.value.set(e.above).multiplyScalar(s),us.below.value.set(e.below).multiplyScalar(s)}fit(e,t){this.size=t,this.spacing=q3(t/5),this.floor.material.uniforms.spacing.value=this.spacing,this.floor.material.uniforms.size.value=t,this.floor.scale.setScalar(t*9),this.shade.scale.setScalar(t*5),this.land.scale.setScalar(t*40),this.land.material.uniforms.size.value=t;let n=this.dressed.mist??0;this.haze.near=n>0?.35*n:4.5*t,this.haze.far=n>0?1.9*n:24*t,this.land.material.uniforms.clear.value.set(this.haze.near,this.haze.far);let s=t*1.7,r=this.key.shadow.camera;r.left=r.bottom=-s,r.right=r.top=s,r.near=t*.5,r.far=t*9,r.updateProjectionMatrix(),this.key.shadow.normalBias=t*2/2048,this.key.shadow.bias=-6e-4,this.lookAt(e)}plant(e){this.land.material.uniforms.low.value.set(e.min.x,e.min.y),this.land.material.uniforms.high.value.set(e.max.x,e.max.y)}lay(e){let t=this.floor.material.uniforms;t.tableAlpha.value=e?.45:0,e&&(t.table.value.copy(e.colour).convertLinearToSRGB(),t.tableAt.value.set(e.x,e.y),t.tableHalf.value.set(...e.half))}lookAt(e){this.floor.material.uniforms.centre.value.copy(e),this.floor.position.set(e.x,e.y,this.ground),this.shade.position.set(e.x,e.y,this.ground),this.land.position.set(e.x,e.y,this.ground),this.land.material.uniforms.centre.value.copy(e),this.rim.position.set(-.75,.8,.55).normalize().multiplyScalar(this.size*4).add(e),this.rim.target.position.copy(e),zm.set(...this.dressed.outdoors?H3:V3).normalize(),this.backdrop.uniforms.sun.value.copy(zm),this.key.position.copy(zm).multiplyScalar(this.size*4).add(e),this.key.target.position.copy(e)}setRatio(e){this.floor.material.uniforms.ratio.value=Math.min(1,e)}setShadows(e,t){this.shade.visible=e,this.key.castShadow=e,this.key.shadow.mapSize.x!==t&&(this.key.shadow.mapSize.set(t,t),this.key.shadow.map?.dispose(),this.key.shadow.map=null)}},V3=[.62,-.62,1.35],H3=[-.9,.28,.78],zm=new R,W3=new le,X3=new le("#a9c0a6");function q3(i){let e=10**Math.floor(Math.log10(i)),t=i/e;return(t>=5?5:t>=2?2:1)*e}function Eo(i,e){i.set(e).convertLinearToSRGB()}function $3(){return new $e().setAttribute("position",new Fe(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3))}function Y3(){return new Gt({depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{top:{value:new le},bottom:{value:new le},glow:{value:new le},outdoors:{value:0},sun:{value:new R(0,0,1)}},vertexShader:`
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
      }`})}function Z3(){return new Gt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{soil:{value:new le("#6d6a4c").convertLinearToSRGB()},meadow:{value:new le("#6d6a4c").convertLinearToSRGB()},low:{value:new Ke},high:{value:new Ke},haze:{value:new le},light:{value:1},size:{value:1},clear:{value:new Ke(1,2)},centre:{value:new R}},vertexShader:`
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
      }`})}function K3(){return new Gt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{floor:{value:new le},grid:{value:new le},gridAlpha:{value:.1},ratio:{value:1},spacing:{value:.1},size:{value:1},centre:{value:new R},table:{value:new le},tableAlpha:{value:0},tableLight:{value:1},tableAt:{value:new Ke},tableHalf:{value:new Ke(1,1)}},vertexShader:`
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
      }`})}function Eb(){return new Gt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Vt,uniforms:{strength:{value:.5}},vertexShader:`
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,fragmentShader:`
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`})}function Md(){return new Gt({transparent:!0,depthWrite:!1,toneMapped:!1,uniforms:{strength:{value:.5}},vertexShader:"attribute vec3 shade; varying vec3 s; void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform float strength;
      varying vec3 s;
      void main() {
        float edge = 1.0 - smoothstep(0.35, 1.0, length(s.xy));
        gl_FragColor = vec4(0.03, 0.035, 0.05, 0.8 * strength * s.z * edge * edge);
      }`})}function J3(i){let e=new uo,t=new Ne(new qt(10,32,16),new Gt({side:Fn,toneMapped:!1,vertexShader:"varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`}));e.add(t),dc(e,[0,0,8],[7,5],5),dc(e,[-8,-3,3],[1.6,7],7),dc(e,[8,2,2.5],[1.2,6],4),dc(e,[1,8,2],[6,1],2.5),dc(e,[2,-8,1.5],[5,2.5],2);let n=new La(i),s=n.fromScene(e,.02,.1,100,{size:128}).texture;return n.dispose(),s}function dc(i,e,t,n){let s=new Ne(new In(...t),new vi({color:new le().setScalar(n),side:Vt}));s.position.set(...e),s.up.set(0,0,1),s.lookAt(0,0,0),i.add(s)}var fc=3,pc=7,Oa=3.3,Cb=2.4,j3=.45,Q3=Math.cos(.3),e2=8,qr=class{constructor(e,t,n){this.info=e;this.spread=n.fine?.3:.05,this.colour=Ht(e.colour,t),this.mesh=new Ne(new $e,n.rod(this.colour)),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new Ne(this.mesh.geometry,mc()),this.outline.visible=!1,this.contact=new Ne(new $e,Eb()),this.contact.renderOrder=-70,this.parts=[this.mesh,this.outline,this.contact];for(let o of this.parts)o.frustumCulled=!1;let s=cr(e,e.count),r=cd(e,s);this.hinges=r.map(o=>o.pose),this.bent=new Set(r.filter(o=>o.sure).map(o=>o.pose)),this.weigh(s.length)}info;parts;reach=0;mesh;outline;contact;colour;detail={sides:12,rings:600};count=0;courses=[];hinges;bent;cos=new Float32Array(0);sin=new Float32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);ground=new Float32Array(0);shade=new Float32Array(0);nodes=new Float32Array(0);tangents=new Float32Array(0);ring=0;row=0;thin=Oa;thick=0;dark=1;spread;isHinge(e){return this.bent.has(e)}setLevel(e){this.detail=e.detail,this.contact.material.visible=e.contact,this.count=0}update(e,t,n,s,r){if(n<2){this.mesh.visible=this.outline.visible=this.contact.visible=!1;return}this.watch(e,t,n),n!==this.count&&this.layOut(n),this.ring=this.row=0;for(let o of this.courses){this.gather(o,e,t),this.findTangents(o);for(let a=0;a<o.poses.length-1;a++)this.span(o,a,s,r)}this.touch(this.mesh.geometry,"position","normal"),this.touch(this.contact.geometry,"position","shade")}radius(e){let t=this.info.radius;return t[Math.min(Math.max(0,Math.round(e)),t.length-1)]??.001}shown(e,t,n){let s=this.radius(e);return Math.max(s,this.least(s)*n.pixel(t))}grow(e,t,n,s){Os(e,t,n,s)}mark(e){if(this.outline.visible=e!==null&&this.mesh.visible,!e)return;let t=this.outline.material.uniforms;t.colour.value.copy(e.colour),t.grow.value=e.width}dispose(){for(let e of[this.mesh,this.outline,this.contact])e.removeFromParent(),e.geometry.dispose(),e.material.dispose()}touch(e,...t){for(let n of t)e.getAttribute(n).needsUpdate=!0}watch(e,t,n){for(let s of this.hinges)this.bent.has(s)||s+1>=n||t2(e,t+pc*s,t+pc*(s+1))>Q3||(this.bent.add(s),this.count=0)}weigh(e){let t=this.info.parents!==void 0;this.thin=t?Math.max(.6,Cb/(1+(e-1)/40)):Oa,this.thick=t?this.info.radius.reduce((n,s)=>Math.max(n,s),0):0,this.dark=Math.min(1,4/Math.sqrt(e||1))}least(e){return this.thick>0?this.thin*Math.max(j3,Math.sqrt(Math.min(1,e/this.thick))):this.thin}layOut(e){this.count=e,this.courses=this.plan(e);let t=this.courses.map(u=>(u.poses.length-1)*u.pieces+1),n=t.reduce((u,d)=>u+d,0),s=n+2*fc*t.length,r=5*this.detail.rings*this.detail.sides,o=Math.round(this.detail.sides*this.thin/(this.info.parents?Cb:Oa)),a=Math.max(3,Math.min(Math.max(5,o),this.detail.sides,Math.floor(r/s)-1)),l=this.courses.reduce((u,d)=>Math.max(u,d.poses.length),0);this.nodes=new Float32Array(Co*l),this.tangents=new Float32Array(3*l),this.cos=Float32Array.from({length:a+1},(u,d)=>Math.cos(2*Math.PI*(d%a)/a)),this.sin=Float32Array.from({length:a+1},(u,d)=>Math.sin(2*Math.PI*(d%a)/a));let c=s*(a+1);this.positions=new Float32Array(3*c),this.normals=new Float32Array(3*c);let h=new Float32Array(2*c);for(let u=0;u<c;u++)h[2*u]=u%(a+1)/a,h[2*u+1]=Math.floor(u/(a+1))/(s-1);this.ground=new Float32Array(6*n),this.shade=new Float32Array(4*n);for(let u=0;u<n;u++)this.shade[4*u]=-1,this.shade[4*u+2]=1;this.fill(this.mesh.geometry,Rb(t.map(u=>u+2*fc),a+1),{position:[this.positions,3],normal:[this.normals,3],uv:[h,2]}),this.fill(this.contact.geometry,Rb(t,2),{position:[this.ground,3],shade:[this.shade,2]}),this.mesh.visible=this.contact.visible=s>0}plan(e){let{info:t}=this,n=cr(t,e);this.weigh(n.length);let s=this.detail.rings*Math.min(6,1+(n.length-1)/4),r=n.reduce((h,u)=>h+u.poses.length-1,0),o=Math.max(1,Math.ceil(r/(2*s))),a=[];for(let{poses:h,grown:u}of n){let d=h.length-1;if(h.some(m=>this.bent.has(m))){a.push(...this.bars(h,u));continue}let f=Math.max(1,Math.min(o,Math.floor(d/e2))),p=Int32Array.from({length:Math.ceil(d/f)+1},(m,g)=>h[Math.min(g*f,d)]),y=(t.links??[]).some(([m,g])=>Math.min(m,g)===h[0]&&Math.max(m,g)===h[d]);a.push({poses:p,pieces:1,grown:u,closed:y})}let l=a.reduce((h,u)=>h+u.poses.length-1,0),c=Math.min(8,Math.max(1,Math.round(s/l)));for(let h of a)h.pieces=c;for(let[h,u]of t.links??[])h<e&&u<e&&a.push({poses:Int32Array.of(Math.min(h,u),Math.max(h,u)),pieces:1,grown:!1,closed:!1});return a}bars(e,t){let n=[],s=0;for(let r=1;r<e.length;r++)r<e.length-1&&!this.bent.has(e[r])||(n.push({poses:e.slice(s,r+1),pieces:1,grown:t&&s===0,closed:!1}),s=r);return n}fill(e,t,n){e.dispose(),e.setIndex(t);for(let[s,[r,o]]of Object.entries(n))e.setAttribute(s,new Fe(r,o).setUsage(gn))}gather(e,t,n){let{poses:s}=e,r=s.length-1,o=this.info.parents!==void 0;for(let a=0;a<=r;a++){let l=Co*a,c=n+pc*s[a],h=o?a===0?n+pc*s[1]:a<r?c+pc:c:c,u=o&&a===0?h:c,d=t[u+3]*t[h+3]+t[u+4]*t[h+4]+t[u+5]*t[h+5]+t[u+6]*t[h+6]<0?-1:1,f=this.nodes;for(let m=0;m<3;m++)f[l+m]=t[c+m];for(let m=3;m<7;m++)f[l+m]=t[u+m]+d*t[h+m];let p=Sd(f[l+3],f[l+4],f[l+5],f[l+6])||1;for(let m=3;m<7;m++)f[l+m]/=p;let y=this.radius(a===0&&(e.grown||r===1)?s[1]:s[a]);f[l+7]=y,f[l+8]=this.least(y)}}findTangents(e){let{nodes:t,tangents:n}=this,s=e.poses.length-1,r=e.closed&&s>2;for(let o=0;o<=s;o++){let a=r&&(o===0||o===s),l=o>0?o-1:s-1,c=o<s?o+1:1,h=Co*(o>0||a?l:o),u=Co*o,d=Co*(o<s||a?c:o),f=h===u?0:Gm(t,h,u),p=d===u?0:Gm(t,u,d),y=f>0?p>0?p/(f*(f+p)):1/f:0,m=p>0?f>0?f/(p*(f+p)):1/p:0;for(let g=0;g<3;g++)n[3*o+g]=(t[u+g]-t[h+g])*y+(t[d+g]-t[u+g])*m}}span(e,t,n,s){let{nodes:r,tangents:o}=this,{pieces:a}=e,l=Co*t,c=l+Co,h=Gm(r,l,c),u=r[l+3]*r[c+3]+r[l+4]*r[c+4]+r[l+5]*r[c+5]+r[l+6]*r[c+6]<0?-1:1,d=t===e.poses.length-2,f=e.grown&&t===0?this.radius(e.poses[0]):0;for(let p=0;p<a+(d?1:0);p++){let y=f>0?(p/a)**2:p/a,m=1-y,g=m*m*(1+2*y),v=y*y*(3-2*y),A=h*y*m*m,_=-h*y*y*m,C=g*r[l]+v*r[c]+A*o[3*t]+_*o[3*t+3],S=g*r[l+1]+v*r[c+1]+A*o[3*t+1]+_*o[3*t+4],b=g*r[l+2]+v*r[c+2]+A*o[3*t+2]+_*o[3*t+5];this.axes(m*r[l+3]+u*y*r[c+3],m*r[l+4]+u*y*r[c+4],m*r[l+5]+u*y*r[c+5],m*r[l+6]+u*y*r[c+6]);let M=6*y*m,N=h*(1-4*y+3*y*y),P=h*(3*y*y-2*y);this.align(M*(r[c]-r[l])+N*o[3*t]+P*o[3*t+3],M*(r[c+1]-r[l+1])+N*o[3*t+1]+P*o[3*t+4],M*(r[c+2]-r[l+2])+N*o[3*t+2]+P*o[3*t+5]);let L=m*r[l+7]+y*r[c+7],O=Math.max(L+n2(f,r[c+7],y*h),(m*r[l+8]+y*r[c+8])*n.pixel(n.depth(C,S,b)));t===0&&p===0&&this.end(C,S,b,O,-1),this.cast(C,S,b,O,s),this.circle(C,S,b,O,0),d&&p===a&&this.end(C,S,b,O,1)}}axes(e,t,n,s){let r=2/(e*e+t*t+n*n+s*s||1);yt[0]=1-r*(t*t+n*n),yt[1]=r*(e*t+s*n),yt[2]=r*(e*n-s*t),yt[3]=r*(e*t-s*n),yt[4]=1-r*(e*e+n*n),yt[5]=r*(t*n+s*e),yt[6]=r*(e*n+s*t),yt[7]=r*(t*n-s*e),yt[8]=1-r*(e*e+t*t)}align(e,t,n){let s=Sd(e,t,n);if(!(s>0))return;e/=s,t/=s,n/=s;let r=1+e*yt[6]+t*yt[7]+n*yt[8];if(r<.001)return;let o=e+yt[6],a=t+yt[7],l=n+yt[8];for(let c=0;c<6;c+=3){let h=(yt[c]*e+yt[c+1]*t+yt[c+2]*n)/r;yt[c]-=h*o,yt[c+1]-=h*a,yt[c+2]-=h*l}yt[6]=e,yt[7]=t,yt[8]=n}end(e,t,n,s,r){for(let o=0;o<fc;o++){let a=(r<0?fc-o:o+1)/fc*(Math.PI/2),l=r*s*Math.sin(a);this.circle(e+l*yt[6],t+l*yt[7],n+l*yt[8],s*Math.cos(a),r*Math.sin(a))}}circle(e,t,n,s,r){let{positions:o,normals:a,cos:l,sin:c}=this,h=l.length,u=Math.sqrt(Math.max(0,1-r*r)),d=yt[0],f=yt[1],p=yt[2],y=yt[3],m=yt[4],g=yt[5],v=r*yt[6],A=r*yt[7],_=r*yt[8],C=3*h*this.ring++;for(let S=0;S<h;S++,C+=3){let b=l[S],M=c[S],N=b*d+M*y,P=b*f+M*m,L=b*p+M*g;o[C]=e+s*N,o[C+1]=t+s*P,o[C+2]=n+s*L,a[C]=u*N+v,a[C+1]=u*P+A,a[C+2]=u*L+_}}cast(e,t,n,s,r){let o=this.row++,a=Math.max(0,n-r),l=1.6*s+this.spread*a,c=Sd(yt[6],yt[7],0)||1e-9,h=-yt[7]/c*l,u=yt[6]/c*l,d=this.ground;d[6*o]=e-h,d[6*o+1]=t-u,d[6*o+3]=e+h,d[6*o+4]=t+u,d[6*o+2]=d[6*o+5]=r;let f=Math.min(1,c*c*2);this.shade[4*o+1]=this.shade[4*o+3]=this.dark*f*1.3*s/(1.3*s+.5*a)}},yt=new Float32Array(9),Co=9;function t2(i,e,t){let n=4*(i[e+3]*i[e+5]+i[e+6]*i[e+4])*(i[t+3]*i[t+5]+i[t+6]*i[t+4]),s=4*(i[e+4]*i[e+5]-i[e+6]*i[e+3])*(i[t+4]*i[t+5]-i[t+6]*i[t+3]);return n+s+(1-2*(i[e+3]**2+i[e+4]**2))*(1-2*(i[t+3]**2+i[t+4]**2))}function n2(i,e,t){let n=Math.min(.95*i,1.9*e)-e,s=1-t/(1.3*i+2*e);return n>0&&s>0?n*s*s:0}var Sd=(i,e,t,n=0)=>Math.sqrt(i*i+e*e+t*t+n*n);function Gm(i,e,t){return Sd(i[t]-i[e],i[t+1]-i[e+1],i[t+2]-i[e+2])}function Rb(i,e){let t=new Uint32Array(6*i.reduce((r,o)=>r+o-1,0)*(e-1)),n=0,s=0;for(let r of i){for(let o=0;o<r-1;o++,s+=e)for(let a=0;a<e-1;a++){let l=s+a,c=l+e;t[n++]=l,t[n++]=l+1,t[n++]=c,t[n++]=c,t[n++]=l+1,t[n++]=c+1}s+=e}return new Fe(t,1)}function Ht(i,e){return new le(i&&/^#[0-9a-f]{3,8}$/i.test(i)?i.slice(0,7):e)}function mc(){return new Gt({side:Fn,toneMapped:!1,uniforms:{colour:{value:new le},grow:{value:2},resolution:us.resolution},vertexShader:`
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
      }`,fragmentShader:"uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }"})}var Hm=new vi({color:"#0f8a7a",toneMapped:!1,depthTest:!1,transparent:!0,opacity:.55});function Ib(i){lr.color.set(i),Hm.color.set(i)}var Wm=class{group=new It;effort;band=new ka;proxy=new Ne(new bi(1,.2,10,40),lr);ghost=new Ne(new bi(1,.12,10,40),Hm);dot=new Ne(new qt(.34,16,12),Hm);constructor(e){this.effort=new cs(e),this.group.add(this.band.mesh,this.proxy,this.ghost,this.dot,this.effort.group),this.proxy.renderOrder=this.ghost.renderOrder=this.dot.renderOrder=55}show(e,t,n,s,r,o,a,l){this.group.visible=!0,$r.set(e[t.proxy],e[t.proxy+1],e[t.proxy+2]),this.pose(this.proxy,e,t.proxy);let[c,h]=l?[l,0]:[e,t.ghost];Vm.set(c[h],c[h+1],c[h+2]),this.pose(this.ghost,c,h),this.dot.position.copy(Vm);let u=n.pixel(n.depth($r.x,$r.y,$r.z));this.proxy.scale.setScalar(9*u),this.ghost.scale.setScalar(11*u),this.dot.scale.setScalar(11*u),this.band.mesh.material.uniforms.colour.value.copy(lr.color).convertLinearToSRGB(),this.band.stretch($r,Vm,n),this.effort.show(e,t.wrench,$r,n,s,r,o,a)}hide(){this.group.visible=!1,this.effort.hide()}pose(e,t,n){e.position.set(t[n],t[n+1],t[n+2]),e.quaternion.set(t[n+3],t[n+4],t[n+5],t[n+6])}},Ad=class{constructor(e){this.overlay=e}overlay;group=new It;views=[];holds=[];forces=new ii;torques=new ii;clear(){this.forces=new ii,this.torques=new ii;for(let e of this.views)e.hide();for(let e of this.holds)e.hide()}show(e,t,n,s,r,o,a,l,c,h){for(;this.views.length<e.hands.length;){let u=new Wm(this.overlay);this.views.push(u),this.group.add(u.group)}for(let u of n)u?.ghost&&(u.ghost.visible=!1);this.views.forEach((u,d)=>{let f=e.hands[d];if(!f)return u.hide();let p=f.mine?h(f.hand):null;u.show(e.floats,f,o,this.forces,this.torques,l,c,p),r||u.effort.hide(),this.showGhost(e,t,f,n,o,a,p)}),this.showHolds(e,t,s,r,o,l,c)}showGhost(e,t,n,s,r,o,a){let l=Td(e,t,n),c=l>=0?s[l]:null;if(!c?.ghost)return;let h=e.floats,u=r.pixel(r.depth(h[n.proxy],h[n.proxy+1],h[n.proxy+2]));a?c.place(a,0,o,Oa*u,c.ghost):c.place(h,n.ghost,o,Oa*u,c.ghost),c.ghost.visible=!0}showHolds(e,t,n,s,r,o,a){for(;this.holds.length<e.holds.length;){let c=new cs(this.overlay);this.holds.push(c),this.group.add(c.group)}let l=e.floats;this.holds.forEach((c,h)=>{let u=e.holds[h];if(!u||!n[h]||!s||e.hands.some(d=>Td(e,t,d)===h))return c.hide();for(let d=0;d<6;d++)Pb[d]=-l[u.wrench+d];$r.set(l[u.target],l[u.target+1],l[u.target+2]),c.show(Pb,0,$r,r,this.forces,this.torques,o,a)})}};function Td(i,e,t){let n=e[t.body]?.parents?.001:.5;return i.holds.findIndex(s=>s.body===t.body&&Math.abs(s.index-t.place)<n)}var $r=new R,Vm=new R,Pb=new Float32Array(6);var i2=.05;function Lb(i,e,t,n,s,r,o,a,l,c){let h=new Xm(s,r,o,a,l);c&&h.meet(c),i.bodies.forEach((f,p)=>{let y=e[p];if(!y||y.info.kind==="prop"||y.info.solid)return;if(y.info.kind==="rigid")return h.small(i.floats,f,p,y);h.along(i.floats,f,p,y);let m=t[p];m&&h.amongRiders(p,m)});let u=h.best&&!h.best.fixed?h.best:h.close??h.best,d=s2(i,n,s,r,o,a,u?u.distance+2:l);return d||(u&&!u.local&&u.node===void 0&&!e[u.body].info.parents&&r2(i,u),u)}var Xm=class{constructor(e,t,n,s,r){this.camera=e;this.project=t;this.x=n;this.y=s;this.reach=r}camera;project;x;y;reach;best=null;close=null;nearest=1/0;depth=1/0;along(e,t,n,s){Ba.length<2*t.count&&(Ba=new Float32Array(2*t.count));for(let r=0;r<t.count;r++){let o=t.at+7*r,[a,l]=this.project(Yr.set(e[o],e[o+1],e[o+2]));Ba[2*r]=a,Ba[2*r+1]=l;let c=To(s.info,r);if(c<0)continue;let h=Ba[2*c],u=Ba[2*c+1],d=o2(h,u,a,l,this.x,this.y),f=Math.hypot(h+d*(a-h)-this.x,u+d*(l-u)-this.y);if(f>this.reach&&f>400)continue;Zn.fromArray(e,t.at+7*c).lerp(Yr,d);let p=this.camera.depth(Zn.x,Zn.y,Zn.z);this.offer(n,r-1+d,Zn,f,p,s.shown(r,p,this.camera))}}meet(e){let{body:t,point:n,fixed:s}=e;this.depth=this.camera.depth(n.x,n.y,n.z);let r="node"in e?{place:e.place,node:e.node}:{place:0,local:e.local};this.best={body:t,hold:-1,point:n,distance:0,fixed:s,...r}}small(e,t,n,s){let{motion:r,hand:o}=s.info;if(t.count===0||o!==void 0||r==="static"||r==="kinematic")return;Zn.fromArray(e,t.at);let a=this.camera.depth(Zn.x,Zn.y,Zn.z);if(s.reach/this.camera.pixel(a)>this.reach||this.best&&!this.best.fixed||a>this.depth+s.reach)return;let[c,h]=this.project(Zn),u=Math.hypot(c-this.x,h-this.y);u<Math.min(this.reach,this.nearest)&&(this.nearest=u,this.close={body:n,place:0,hold:-1,point:Zn.clone(),local:new R,distance:u})}amongRiders(e,t){for(let n=0;n<t.count;n++){let s=t.centre(n,Zn);if(s===0)continue;let[r,o]=this.project(Zn);this.offer(e,t.pose(n),Zn,Math.hypot(r-this.x,o-this.y),this.camera.depth(Zn.x,Zn.y,Zn.z),.9*s)}}offer(e,t,n,s,r,o){let a=this.camera.pixel(r),l=s-o/a;if(l<=0){let c=r-Math.sqrt(Math.max(0,o*o-(s*a)**2));if(c>=this.depth)return;this.depth=c,this.best={body:e,place:t,hold:-1,point:n.clone(),distance:0}}else this.depth===1/0&&l<(this.best?.distance??this.reach)&&(this.best={body:e,place:t,hold:-1,point:n.clone(),distance:l})}};function s2(i,e,t,n,s,r,o){let a=null,l=o;return e.forEach((c,h)=>{let u=i.holds[h];if(!(!c||!u))for(let d=0;d<c.grips.length;d++){c.grip(d,Yr);let f=xb(c,t,t.depth(Yr.x,Yr.y,Yr.z)),[p,y]=n(Yr),m=Math.max(0,Math.hypot(p-s,y-r)-f);m<l&&(l=m,a={body:u.body,place:u.index,hold:h,point:Yr.clone(),distance:m})}}),a}function r2(i,e){let t=i.bodies[e.body].count,n=i2*t;i.holds.forEach((s,r)=>{let o=Math.abs(s.index-e.place);s.body!==e.body||o>n||(n=o,e.hold=r)}),e.hold>=0&&(e.place=i.holds[e.hold].index)}function o2(i,e,t,n,s,r){let o=t-i,a=n-e,l=o*o+a*a;return l>0?Math.min(1,Math.max(0,((s-i)*o+(r-e)*a)/l)):0}var Yr=new R,Zn=new R,Ba=new Float32Array(0);var qm={plain:[{name:"plain",ratio:.5,shadows:0,contact:!1,detail:{sides:4,rings:160},strands:900,points:10,leaves:12e3,twigs:12e3,late:1/0},{name:"low",ratio:1,shadows:0,contact:!1,detail:{sides:5,rings:200},strands:2200,points:12,leaves:25e3,twigs:24e3,late:70},{name:"medium",ratio:1,shadows:0,contact:!0,detail:{sides:6,rings:260},strands:5e3,points:14,leaves:5e4,twigs:6e4,late:32}],rich:[{name:"low",ratio:.75,shadows:0,contact:!0,detail:{sides:8,rings:320},strands:1e4,points:16,leaves:8e4,twigs:6e4,late:1/0},{name:"medium",ratio:1,shadows:1024,contact:!0,detail:{sides:12,rings:500},strands:24e3,points:22,leaves:2e5,twigs:12e4,late:36},{name:"high",ratio:2,shadows:2048,contact:!0,detail:{sides:18,rings:900},strands:6e4,points:30,leaves:6e5,twigs:4e5,late:26}]},a2=17.8,l2=24,c2=300,Ed=class{constructor(e,t,n){this.grade=e;this.software=n;let s=qm[e].findIndex(r=>r.name===t);this.ceiling=qm[e].length-1,this.fixed=s>=0,this.level=this.fixed?s:this.ceiling}grade;software;level;interval=16.7;frames=0;ceiling;fixed;get current(){let e=qm[this.grade][this.level];return!this.software||this.grade==="plain"?e:{...e,strands:Math.min(e.strands,6e3),points:Math.min(e.points,20),leaves:Math.min(e.leaves,6e4)}}measure(e){return e>2e3||(this.interval+=(e-this.interval)*(e>150?.3:.08),this.frames+=Math.max(1,e/50),this.fixed)?!1:this.interval>this.current.late&&this.frames>l2&&this.level>0?(this.ceiling=this.level-1,this.change(-1)):this.interval<a2&&this.frames>c2&&this.level<this.ceiling?this.change(1):!1}change(e){return this.level+=e,this.frames=0,this.interval=20,!0}};var h2=4096,Fb=.24,u2=2.5,d2=250,Db=.001,f2=900,$m={light:{point:"#20262c",press:"#d0421a",rub:"#0b69b7"},dark:{point:"#f2f5f7",press:"#ff8357",rub:"#6cb6ff"}},gc=class{mesh;positions=new Float32Array(0);n=0;constructor(e){this.mesh=new Ne(new $e,new vi({toneMapped:!1,depthTest:!1,transparent:!0,side:Vt})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=e}begin(e){this.n=0,!(this.positions.length>=9*e)&&(this.positions=new Float32Array(9*Math.ceil(1.5*e)),this.mesh.geometry.dispose(),this.mesh.geometry.setAttribute("position",new Fe(this.positions,3).setUsage(gn)))}corner(e,t,n){let{positions:s}=this;s[this.n++]=e,s[this.n++]=t,s[this.n++]=n}line(e,t,n,s,r,o,a,l,c,h,u){let d=e+h*s,f=t+h*r,p=n+h*o,y=u*a,m=u*l,g=u*c;this.corner(e-y,t-m,n-g),this.corner(e+y,t+m,n+g),this.corner(d+y,f+m,p+g),this.corner(e-y,t-m,n-g),this.corner(d+y,f+m,p+g),this.corner(d-y,f-m,p-g)}arrow(e,t,n,s,r,o,a,l){let c=za,h=r*(c.z-n)-o*(c.y-t),u=o*(c.x-e)-s*(c.z-n),d=s*(c.y-t)-r*(c.x-e),f=Math.hypot(h,u,d)||1;h/=f,u/=f,d/=f;let p=Math.min(.6*a,9*l),y=a-p,m=.42*p;this.line(e,t,n,s,r,o,h,u,d,y,Math.min(1.4*l,.3*m));let g=e+y*s,v=t+y*r,A=n+y*o;this.corner(g-m*h,v-m*u,A-m*d),this.corner(g+m*h,v+m*u,A+m*d),this.corner(e+a*s,t+a*r,n+a*o)}dot(e,t,n,s){for(let r=1;r<fr-1;r++)this.spoke(e,t,n,s,0),this.spoke(e,t,n,s,r),this.spoke(e,t,n,s,r+1)}ring(e,t,n,s,r){for(let o=0;o<fr;o++)this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o+1)}end(){this.mesh.visible=this.n>0,this.mesh.geometry.setDrawRange(0,this.n/3);let e=this.mesh.geometry.getAttribute("position");e&&(e.needsUpdate=!0)}spoke(e,t,n,s,r){let o=s*p2[r%fr],a=s*m2[r%fr];this.corner(e+o*Rd.x+a*Pd.x,t+o*Rd.y+a*Pd.y,n+o*Rd.z+a*Pd.z)}},fr=10,p2=Array.from({length:fr},(i,e)=>Math.cos(2*Math.PI*e/fr)),m2=Array.from({length:fr},(i,e)=>Math.sin(2*Math.PI*e/fr)),Id=class{group=new It;parts=null;count=0;sliding=0;pressing=0;perNewton=0;points=new gc(46);press=new gc(45);rub=new gc(45);large=0;seen=0;forces=new Float32Array(0);constructor(){this.group.add(this.points.mesh,this.press.mesh,this.rub.mesh),this.group.visible=!1}setTheme(e){this.points.mesh.material.color.set($m[e].point),this.press.mesh.material.color.set($m[e].press),this.rub.mesh.material.color.set($m[e].rub)}forget(){this.large=this.perNewton=this.count=this.sliding=this.pressing=0,this.group.visible=!1}update(e,t,n,s,r){let{parts:o}=this,{at:a,count:l,known:c}=e.contacts;if(this.group.visible=o!==null&&c,this.count=l,!o||!c)return;this.weigh(e,r,s);let h=Math.min(l,h2);this.points.begin((2*fr+2)*h),this.press.begin(3*h),this.rub.begin(3*h);let u=Math.max(.35,Math.min(1,Math.sqrt(d2/l))),d=e.floats,f=e.words;n.camera.matrixWorld.extractBasis(Rd,Pd,za),za.setFromMatrixPosition(n.camera.matrixWorld);for(let p=0,y=a;p<h;p++,y+=Da){let m=d[y+2],g=d[y+3],v=d[y+4],A=u*n.pixel(n.depth(m,g,v)),_=t[f[y]>>>16]?.motion==="static"?-1:1,C=_*d[y+5],S=_*d[y+6],b=_*d[y+7],M=_*d[y+8],N=_*d[y+9],P=_*d[y+10],L=M*C+N*S+P*b;if(o.points){let O=L<Db*this.large;!O&&f[y+1]&1?this.points.ring(m,g,v,3.4*A,5.2*A):this.points.dot(m,g,v,(O?1.5:2.7)*A)}o.normals&&this.normal(m,g,v,C,S,b,A),o.pressing&&this.arrow(this.press,m,g,v,L*C,L*S,L*b,A,s),o.rubbing&&this.arrow(this.rub,m,g,v,M-L*C,N-L*S,P-L*b,A,s)}for(let p of[this.points,this.press,this.rub])p.end()}normal(e,t,n,s,r,o,a){Cd.set(s,r,o).cross(g2.set(za.x-e,za.y-t,za.z-n)).normalize(),this.points.line(e,t,n,s,r,o,Cd.x,Cd.y,Cd.z,16*a,.6*a)}arrow(e,t,n,s,r,o,a,l,c){let h=Math.hypot(r,o,a),u=Math.min(h*this.perNewton,u2*Fb*c);u>2.5*l&&e.arrow(t,n,s,r/h,o/h,a/h,u,l)}weigh(e,t,n){let{at:s,count:r}=e.contacts,o=e.floats;this.forces.length<r&&(this.forces=new Float32Array(2*r)),this.pressing=this.sliding=0;for(let u=0,d=s;u<r;u++,d+=Da){let f=o[d+8]*o[d+5]+o[d+9]*o[d+6]+o[d+10]*o[d+7];this.forces[u]=Math.hypot(o[d+8],o[d+9],o[d+10]),this.pressing+=Math.max(0,f),f>Db*this.large&&(this.sliding+=e.words[d+1]&1)}let a=this.forces.subarray(0,r).sort(),l=r>0?a[Math.min(r-1,Math.floor(.97*r))]:0,c=Math.min(1e3,t-this.seen);if(this.seen=t,!(l>0))return;this.large=this.large===0?l:this.large+(l-this.large)*(1-Math.exp(-c/f2));let h=Fb*n/this.large;(this.perNewton===0||this.perNewton>2*h||this.perNewton<.4*h)&&(this.perNewton=Ym(1.25*h))}};function Ym(i){let e=10**Math.floor(Math.log10(i));return(i/e>=5?5:i/e>=2?2:1)*e}var Rd=new R,Pd=new R,za=new R,Cd=new R,g2=new R;var Zm=[-.5,-.5,0,.5,-.5,0,.5,.5,0,-.5,.5,0],Dd=class{constructor(e,t){this.infos=e;this.panes=e.map(n=>({info:n,mesh:new Ne(new In,y2(n.size)),rim:kb(),effort:new cs(t)}));for(let{mesh:n,rim:s,effort:r,info:o}of this.panes)n.renderOrder=20,s.renderOrder=21,n.scale.set(o.size[0],o.size[1],1),s.scale.copy(n.scale),this.group.add(n,s,r.group);this.asked.material.opacity=.5,this.group.add(this.asked)}infos;group=new It;panes;asked=kb();forces=new ii;torques=new ii;update(e,t,n,s,r,o){if(this.panes.forEach((l,c)=>{let{info:h,mesh:u,rim:d,effort:f}=l,p=e.floats,y=e.probes.at+h.probes;Km(e,h,u.position,u.quaternion),d.position.copy(u.position),d.quaternion.copy(u.quaternion);let m=p[y+ni.held]>0,g=o?.plane===c;Ld.set(h.colour??"#4a7fd4"),g&&Ld.copy(lr.color),d.material.color.copy(Ld),d.material.opacity=m?1:.75,u.material.uniforms.colour.value.copy(Ld).convertLinearToSRGB(),u.material.uniforms.holds.value=m?1:0;for(let v=0;v<3;v++)Fd[v]=p[y+ni.torque+v],Fd[3+v]=p[y+ni.force+v];t&&m&&Fd.every(Number.isFinite)?f.show(Fd,0,u.position,n,this.forces,this.torques,s,r):f.hide()}),this.asked.visible=o!==null,!o)return;let{mesh:a}=this.panes[o.plane];this.asked.position.fromArray(o.pose),this.asked.quaternion.fromArray(o.pose,3),this.asked.scale.copy(a.scale),this.asked.material.color.copy(lr.color),this.asked.visible=this.asked.position.distanceTo(a.position)>.02*a.scale.x||this.asked.quaternion.angleTo(a.quaternion)>.03}corners(e,t){for(let n of this.infos)Nb(e,n,t)}centres(e,t){for(let n of this.infos)Km(e,n,Nd,Jm),t(Nd)}pick(e,t,n,s,r){let o=-1,a=r;return this.infos.forEach((l,c)=>{let h=[];Nb(e,l,u=>h.push([...t(u)])),h.forEach((u,d)=>{let f=v2(h[(d+3)%4],u,n,s);f<a&&([o,a]=[c,f])})}),o}dispose(){this.group.removeFromParent();for(let{mesh:e,rim:t,effort:n}of this.panes){for(let s of[e,t])s.geometry.dispose(),s.material.dispose();n.dispose()}this.asked.geometry.dispose(),this.asked.material.dispose()}};function Nb(i,e,t){Km(i,e,Nd,Jm);for(let n=0;n<12;n+=3)t(b2.set(Zm[n]*e.size[0],Zm[n+1]*e.size[1],0).applyQuaternion(Jm).add(Nd))}function Km(i,e,t,n){let s=i.probes.at+e.probes+ni.pose,r=e.probes>=0&&Number.isFinite(i.floats[s]);t.fromArray(r?i.floats:e.frame,r?s:0),n.fromArray(r?i.floats:e.frame,(r?s:0)+3).normalize()}function kb(){let i=new $e().setAttribute("position",new Fe(new Float32Array(Zm),3)),e=new Ol(i,new Dr({transparent:!0,toneMapped:!1,depthWrite:!1}));return e.frustumCulled=!1,e}function y2(i){return new Gt({transparent:!0,depthWrite:!1,side:Vt,toneMapped:!1,uniforms:{colour:{value:new le},holds:{value:0},size:{value:[...i]}},vertexShader:"varying vec2 p; uniform vec2 size; void main() { p = position.xy * size; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform vec3 colour;
      uniform vec2 size;
      uniform float holds;
      varying vec2 p; // [m] from the middle
      void main() {
        vec2 away = 0.5 * size - abs(p);
        vec2 pixel = vec2(length(vec2(dFdx(p.x), dFdy(p.x))), length(vec2(dFdx(p.y), dFdy(p.y)))); // [m]
        vec2 inside = away / max(pixel, vec2(1e-9)); // [px]
        float rim = 1.0 - smoothstep(-0.5, 0.5, min(inside.x, inside.y) - mix(1.6, 3.5, holds));
        float along = inside.x < inside.y ? p.y / size.y : p.x / size.x;
        rim *= max(holds, step(0.35, fract(12.0 * along + 0.5)));
        float clock = (1.0 - smoothstep(0.5, 1.5, abs(p.y) / max(pixel.y, 1e-9))) * step(0.0, p.x);
        gl_FragColor = vec4(colour, max(mix(0.1, 0.2, holds), max(0.95 * rim, 0.55 * clock)));
      }`})}function v2([i,e],[t,n],s,r){let o=t-i,a=n-e,l=o*o+a*a,c=l>0?Math.min(1,Math.max(0,((s-i)*o+(r-e)*a)/l)):0;return Math.hypot(i+c*o-s,e+c*a-r)}var Nd=new R,Jm=new Je,b2=new R,Ld=new le,Fd=new Float32Array(6);var x2=7,Ro=1024,kd=class{constructor(e,t,n){this.slots=e;let s=Math.max(1,Math.ceil(e.length/Ro));this.place=new Float32Array(4*Ro*s),this.turn=n?new Float32Array(4*Ro*s):null,e.forEach((r,o)=>this.place[4*o+3]=t(r)),this.places=Po(this.place,Ro,s),this.turns=this.turn&&Po(this.turn,Ro,s)}slots;places;turns;place;turn;update(e,t,n){let{slots:s,place:r,turn:o}=this;for(let a=0;a<s.length;a++){if(s[a]>=n)continue;let l=t+x2*s[a];r[4*a]=e[l],r[4*a+1]=e[l+1],r[4*a+2]=e[l+2],o&&(o[4*a]=e[l+3],o[4*a+1]=e[l+4],o[4*a+2]=e[l+5],o[4*a+3]=e[l+6])}this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function Po(i,e,t){let n=new fo(i,e,t,Li,_i);return n.minFilter=n.magFilter=Tn,n}var yc=`
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${Ro-1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${Ro-1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`;function jm(i,e,t,n){let s=Ub[i]??Ub.plastic;if(e==="plain"){let[o,a]=t?[.25*s.shine,12]:[s.shine,s.shininess],l=new Ln({shininess:a,opacity:s.opacity??1,transparent:s.opacity!==void 0});return l.specular.setScalar(o),Ob(l,s.plain,i,n)}let r=new Wi({metalness:t?.15*s.metal:s.metal,roughness:t?Math.max(.55,s.rough):s.rough,clearcoat:t?0:s.coat,clearcoatRoughness:.22,opacity:s.opacity??1,transparent:s.opacity!==void 0});return Ob(r,s.rich,i,n)}var Ud=`
  if (vGrain.w < -0.5) {
    float z = abs(vGrain.z), w = fwidth(vGrain.z);
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.9, 0.87, 0.8), 0.9 * (1.0 - smoothstep(0.11 - w, 0.11 + w, z)));
  }`,_2=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float bend = noise(g * vec3(2.2, 4.0, 4.0));
    float rings = 6.5 * length(g.yz * vec2(1.0, 1.25) + vec2(0.38, 0.62 + 0.2 * sin(vSeed * 37.0))) + 1.1 * bend;
    float late = fract(rings);
    late = smoothstep(0.15, 0.85, late) * (1.0 - smoothstep(0.88, 1.0, late));
    float fibre = noise(g * vec3(5.0, 120.0, 120.0));
    diffuseColor.rgb *= (1.06 - 0.27 * late) * (0.92 + 0.16 * fibre) * (0.94 + 0.12 * fract(vSeed * 13.7));
    diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.93, 0.84), late);
  }`,w2=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float late = fract(6.5 * length(g.yz + vec2(0.38, 0.62)) + 0.5 * sin(5.0 * g.x + 6.0 * vSeed));
    diffuseColor.rgb *= 1.06 - 0.24 * smoothstep(0.1, 0.9, late) * (1.0 - smoothstep(0.9, 1.0, late));
  }`,M2=`
  {
    vec3 g = vGrain.xyz + vSeed * 5.1;
    diffuseColor.rgb *= 0.86 + 0.16 * noise(g * 9.0) + 0.14 * noise(g * 70.0);
  }`,Ub={plastic:{metal:0,rough:.36,coat:.45,shine:.2,shininess:50,rich:Ud,plain:Ud},wood:{metal:0,rough:.56,coat:.22,shine:.07,shininess:22,rich:_2,plain:w2},metal:{metal:.82,rough:.26,coat:0,shine:.65,shininess:90,rich:"",plain:""},stone:{metal:0,rough:.85,coat:0,shine:.03,shininess:10,rich:M2,plain:""},rubber:{metal:0,rough:.88,coat:0,shine:.06,shininess:8,rich:Ud,plain:Ud},glass:{metal:0,rough:.04,coat:1,shine:.8,shininess:120,opacity:.42,rich:"",plain:""}};function Bb(i){let e=new Is({depthPacking:xo});return e.onBeforeCompile=t=>zb(t,i),e.customProgramCacheKey=()=>"shadow of solids",e}function Ob(i,e,t,n){return i.vertexColors=n!==null,i.onBeforeCompile=s=>{s.vertexShader=s.vertexShader.replace("#include <common>",`#include <common>
attribute vec4 grain;
varying vec4 vGrain;
varying float vSeed;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vGrain = grain;
        vSeed = fract(0.618034 * float(${n?"slot":"gl_InstanceID"}) + 0.381966 * max(0.0, grain.w));`),n&&zb(s,n),s.fragmentShader=s.fragmentShader.replace("#include <common>",`#include <common>
varying vec4 vGrain;
varying float vSeed;
${e.includes("noise(")?Qm:""}`).replace("#include <color_fragment>",`#include <color_fragment>
${e}`)},i.customProgramCacheKey=()=>`${t} of a solid${n?", placed":""}`,i}function zb(i,e){i.uniforms.places={value:e.places},i.uniforms.turns={value:e.turns},i.vertexShader=i.vertexShader.replace("#include <common>",`#include <common>
attribute float slot;
${yc}`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
objectNormal = turned(turnAt(slot), objectNormal);`).replace("#include <begin_vertex>",`#include <begin_vertex>
transformed = turned(turnAt(slot), transformed) + placeAt(slot).xyz;`)}var Qm=`
  float hashed(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hashed(i), hashed(i + vec3(1, 0, 0)), f.x), mix(hashed(i + vec3(0, 1, 0)), hashed(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hashed(i + vec3(0, 0, 1)), hashed(i + vec3(1, 0, 1)), f.x), mix(hashed(i + vec3(0, 1, 1)), hashed(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }`;var S2=7,vc=1024,Od=class{constructor(e,t,n){this.members=n;this.mesh=new di(e,t,n.length),this.mesh.instanceMatrix.setUsage(gn)}members;mesh;update(e){let t=this.mesh.instanceMatrix.array;this.members.forEach((n,s)=>{let r=e.bodies[n];r&&r.count>0&&eg(e.floats,r.at,t,16*s)}),this.mesh.instanceMatrix.needsUpdate=!0}tint(e,t){this.mesh.setColorAt(e,t),this.mesh.instanceColor.needsUpdate=!0}dispose(){this.mesh.dispose()}},Bd=class{constructor(e){this.bodies=e;let t=Math.max(1,Math.ceil(e/vc));this.place=new Float32Array(4*vc*t),this.turn=new Float32Array(4*vc*t),this.places=Po(this.place,vc,t),this.turns=Po(this.turn,vc,t)}bodies;places;turns;place;turn;update(e){let{place:t,turn:n}=this,s=e.floats;for(let r=0;r<this.bodies;r++){let o=e.bodies[r];if(!(!o||o.count===0)){for(let a=0;a<3;a++)t[4*r+a]=s[o.at+a];for(let a=3;a<S2;a++)n[4*r+a-3]=s[o.at+a]}}this.places.needsUpdate=this.turns.needsUpdate=!0}dispose(){this.places.dispose(),this.turns.dispose()}},zd=class{constructor(e,t,n,s){this.members=n;let r=e.reduce((f,p)=>f+p.getAttribute("position").count,0),o=e.reduce((f,p)=>f+(p.index?.count??p.getAttribute("position").count),0),a={position:[new Float32Array(3*r),3],normal:[new Float32Array(3*r),3],grain:[new Float32Array(4*r),4]},l=new Float32Array(r),c=new Uint32Array(o),h=0,u=0;e.forEach((f,p)=>{let y=f.getAttribute("position").count;this.starts.push(h);for(let[g,[v,A]]of Object.entries(a))v.set(f.getAttribute(g).array,A*h);l.fill(n[p],h,h+y);let m=f.index?.count??y;for(let g=0;g<m;g++)c[u++]=h+(f.index?f.index.getX(g):g);h+=y}),this.starts.push(h);let d=new $e;for(let[f,[p,y]]of Object.entries(a))d.setAttribute(f,new Fe(p,y));d.setAttribute("slot",new Fe(l,1)),d.setAttribute("color",this.colours=new Fe(new Float32Array(3*r),3)),d.setIndex(new Fe(c,1)),this.mesh=new Ne(d,t),this.mesh.customDepthMaterial=Bb(s)}members;mesh;starts=[];colours;update(){}tint(e,t){for(let n=this.starts[e];n<this.starts[e+1];n++)this.colours.setXYZ(n,t.r,t.g,t.b);this.colours.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.customDepthMaterial?.dispose()}};function eg(i,e,t,n){let s=i[e+3],r=i[e+4],o=i[e+5],a=i[e+6],l=2/(s*s+r*r+o*o+a*a||1);t[n]=1-l*(r*r+o*o),t[n+1]=l*(s*r+a*o),t[n+2]=l*(s*o-a*r),t[n+4]=l*(s*r-a*o),t[n+5]=1-l*(s*s+o*o),t[n+6]=l*(r*o+a*s),t[n+8]=l*(s*o+a*r),t[n+9]=l*(r*o-a*s),t[n+10]=1-l*(s*s+r*r),t[n+12]=i[e],t[n+13]=i[e+1],t[n+14]=i[e+2],t[n+15]=1}var bc=new R;function Xi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),l=Math.PI/4;bc.copy(e),bc[n]=0,bc.normalize();let c=.5*o/(o+a),h=1-bc.angleTo(i)/l;return Math.sign(bc[t])===1?h*c:a/(o+a)+c+c*(1-h)}var Ga=class i extends fi{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new R,c=new R,h=new R(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,y=new R,m=.5/o;for(let g=0,v=0;g<u.length;g+=3,v+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*m,c.y-=Math.sign(c.y)*m,c.z-=Math.sign(c.z)*m,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/p)){case 0:y.set(1,0,0),f[v+0]=Xi(y,c,"z","y",r,n),f[v+1]=1-Xi(y,c,"y","z",r,t);break;case 1:y.set(-1,0,0),f[v+0]=1-Xi(y,c,"z","y",r,n),f[v+1]=1-Xi(y,c,"y","z",r,t);break;case 2:y.set(0,1,0),f[v+0]=1-Xi(y,c,"x","z",r,e),f[v+1]=Xi(y,c,"z","x",r,n);break;case 3:y.set(0,-1,0),f[v+0]=1-Xi(y,c,"x","z",r,e),f[v+1]=1-Xi(y,c,"z","x",r,n);break;case 4:y.set(0,0,1),f[v+0]=1-Xi(y,c,"x","y",r,e),f[v+1]=1-Xi(y,c,"y","x",r,t);break;case 5:y.set(0,0,-1),f[v+0]=Xi(y,c,"x","y",r,e),f[v+1]=1-Xi(y,c,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function Gd(i,e=!1){let t=i[0].index!==null,n=new Set(Object.keys(i[0].attributes)),s=new Set(Object.keys(i[0].morphAttributes)),r={},o={},a=i[0].morphTargetsRelative,l=new $e;l.morphTargetsRelative=a;let c=0;for(let h=0;h<i.length;++h){let u=i[h],d=0,f=0;if(t!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!s.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==i[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(e){let p;if(t)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;l.addGroup(c,p,h),c+=p}}if(t){let h=0,u=[];for(let d=0;d<i.length;++d){let f=i[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=i[d].attributes.position.count}l.setIndex(u)}for(let h in r){let u=Gb(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;l.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let y=0;y<o[h].length;++y)f.push(o[h][y][d]);let p=Gb(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;l.morphAttributes[h].push(p)}}}return l}function Gb(i){let e,t,n,s=-1,r=0;for(let c=0;c<i.length;++c){let h=i[c];if(e===void 0&&(e=h.array.constructor),e!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=h.itemSize),t!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=h.gpuType),s!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*t}let o=new e(r),a=new Fe(o,t,n),l=0;for(let c=0;c<i.length;++c){let h=i[c];if(h.isInterleavedBufferAttribute){let u=l/t;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<t;p++){let y=h.getComponent(d,p);a.setComponent(d+u,p,y)}}else o.set(h.array,l);l+=h.count*t}return s!==void 0&&(a.gpuType=s),a}function Hb(i,e=1e-4){e=Math.max(e,Number.EPSILON);let t={},n=i.getIndex(),s=i.getAttribute("position"),r=n?n.count:s.count,o=0,a=Object.keys(i.attributes),l=[],c=new Map,h=[],u=["getX","getY","getZ","getW"],d=e*.5,f=Math.log10(1/e),p=Math.pow(10,f),y=d*p;for(let g=0;g<r;g++){let v=n?n.getX(g):g,A="";for(let _=0,C=a.length;_<C;_++){let S=a[_],b=i.getAttribute(S),M=b.itemSize;for(let N=0;N<M;N++)A+=`${Math.trunc(b[u[N]](v)*p+y)},`}A in t?h.push(t[A]):(l.push(v),t[A]=o,h.push(o),o++)}let m=i.clone();for(let g in i.attributes)m.setAttribute(g,Vb(i.attributes[g],l,c));for(let g in i.morphAttributes)m.morphAttributes[g]=i.morphAttributes[g].map(v=>Vb(v,l,c));return m.setIndex(h),m}function Wb(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let _=0;_<l;_++){let C=9*_,S=r[C+0],b=r[C+1],M=r[C+2],N=r[C+3],P=r[C+4],L=r[C+5],O=r[C+6],G=r[C+7],D=r[C+8],W=O-N,$=G-P,H=D-L,ae=S-N,Y=b-P,j=M-L,te=$*j-H*Y,de=H*ae-W*j,he=W*Y-$*ae,Q=1/(Math.sqrt(te*te+de*de+he*he)||1);c[3*_+0]=te*Q,c[3*_+1]=de*Q,c[3*_+2]=he*Q}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,p=new Int32Array(d),y=0;for(let _=0;_<s;_++){let C=3*_,S=Math.trunc(r[C+0]*a),b=Math.trunc(r[C+1]*a),M=Math.trunc(r[C+2]*a),N=(Math.imul(S,73856093)^Math.imul(b,19349663)^Math.imul(M,83492791))&f;for(;;){let P=p[N];if(P===0){let O=3*y;u[O+0]=S,u[O+1]=b,u[O+2]=M,p[N]=y+1,h[_]=y++;break}let L=3*(P-1);if(u[L+0]===S&&u[L+1]===b&&u[L+2]===M){h[_]=P-1;break}N=N+1&f}}let m=new Int32Array(y+1);for(let _=0;_<s;_++)m[h[_]+1]++;for(let _=0;_<y;_++)m[_+1]+=m[_];let g=new Int32Array(s),v=m.slice(0,y);for(let _=0;_<l;_++){let C=3*_;g[v[h[C+0]]++]=_,g[v[h[C+1]]++]=_,g[v[h[C+2]]++]=_}let A=new Float32Array(s*3);for(let _=0;_<l;_++){let C=3*_,S=c[C+0],b=c[C+1],M=c[C+2];for(let N=0;N<3;N++){let P=C+N,L=h[P],O=0,G=0,D=0;for(let $=m[L],H=m[L+1];$<H;$++){let ae=3*g[$],Y=c[ae+0],j=c[ae+1],te=c[ae+2];S*Y+b*j+M*te>o&&(O+=Y,G+=j,D+=te)}let W=1/(Math.sqrt(O*O+G*G+D*D)||1);A[3*P+0]=O*W,A[3*P+1]=G*W,A[3*P+2]=D*W}}return t.setAttribute("normal",new Fe(A,3,!1)),t}function Vb(i,e,t=new Map){let n=i.isInterleavedBufferAttribute,s=n?i.data:i,r=n?s.stride:i.itemSize,o=n?t.get(s):void 0;if(o===void 0){let l=new s.array.constructor(e.length*r);for(let c=0;c<e.length;c++)for(let h=0;h<r;h++)l[c*r+h]=s.array[e[c]*r+h];o=n?new s.constructor(l,r,s.meshPerAttribute):new i.constructor(l,i.itemSize,i.normalized,i.meshPerAttribute),o.setUsage(s.usage),n&&t.set(s,o)}let a=n?new i.constructor(o,i.itemSize,i.offset,i.normalized):o;return a.name=i.name,n||(a.gpuType=i.gpuType),a}var Zb=.05,A2=.55,T2=200,E2=5,C2=-1;function ng(i,e,t){let n=i[e];if(n?.kind!=="compound")return $b(Xb(n,t,1/0),n,0);let s=Zb*Math.min(...n.parts.map(o=>Kb(i[o.geometry]))),r=n.parts.map(({geometry:o,position:a,rotation:l},c)=>{Yb.compose(wi.fromArray(a),L2.fromArray(l).normalize(),F2);let h=$b(Xb(i[o],t,s),i[o],c);return(h.index?h.toNonIndexed():h).applyMatrix4(Yb)});return r.length>0?Gd(r):new $e().setAttribute("position",new Fe(new Float32Array(0),3))}function Kb(i){switch(i?.kind){case"box":return Math.min(...i.size);case"cylinder":return Math.min(2*i.radius,i.length);case"cone":return Math.min(i.radius,i.length);default:return 1/0}}function Xb(i,e,t){let n=Math.min(Zb*Kb(i),t);switch(i?.kind){case"box":return R2(i.size,i.round,n,e);case"sphere":return Vd(tg(0,i.radius,-90,90,e.around/2),e.around);case"capsule":return Vd([...tg(-i.length/2,i.radius,-90,0,e.around/4),...tg(i.length/2,i.radius,0,90,e.around/4)],e.around);case"cylinder":{let{radius:s,length:r}=i;return Vd(qb([[0,-r/2],[s,-r/2],[s,r/2],[0,r/2]],i.round||n,e.bevel),e.around)}case"cone":{let{radius:s,length:r}=i;return Vd(qb([[0,-r/2],[s,-r/2],[0,r/2]],n,e.bevel),e.around)}case"mesh":return P2(ks(i.vertices),or(i.triangles),e);default:return new fi(.001,.001,.001)}}function R2([i,e,t],n,s,{bevel:r}){let o=Math.min(n||s,.499*Math.min(i,e,t));return r>0||n?new Ga(i,e,t,Math.max(1,Math.min(r,3)),o):new fi(i,e,t)}function P2(i,e,{bevel:t}){let n=new $e;return n.setAttribute("position",new Fe(i,3)),n.setIndex(t>0||e.length<3*T2?new Fe(e,1):I2(i,e)),Wb(n,A2)}function I2(i,e){let t=[1/0,1/0,1/0],n=0;for(let a=0;a<i.length;a++)t[a%3]=Math.min(t[a%3],i[a]);for(let a=0;a<i.length;a++)n=Math.max(n,i[a]-t[a%3]);let s=new Map,r=Array.from({length:i.length/3},(a,l)=>{let c=t.map((h,u)=>Math.floor(E2*(i[3*l+u]-h)/n)).join();return s.has(c)||s.set(c,l),s.get(c)}),o=[];for(let a=0;a<e.length;a+=3){let l=r[e[a]],c=r[e[a+1]],h=r[e[a+2]];l!==c&&c!==h&&h!==l&&o.push(l,c,h)}return o}function tg(i,e,t,n,s){let r=Math.max(2,Math.round(s));return Array.from({length:r+1},(o,a)=>{let l=(t+(n-t)*a/r)*Math.PI/180,c=Math.abs(Math.cos(l))<1e-9?0:Math.cos(l);return[e*c,i+e*Math.sin(l),c,Math.sin(l)]})}function qb(i,e,t){let n=i.slice(1).map(([r,o],a)=>{let l=r-i[a][0],c=o-i[a][1],h=Math.hypot(l,c)||1;return[l/h,c/h,h]}),s=[];return i.forEach(([r,o],a)=>{let l=n[a-1],c=n[a];if(!l||!c){let[m,g]=l??c;s.push([r,o,g,-m]);return}let h=Math.acos(Math.max(-1,Math.min(1,l[0]*c[0]+l[1]*c[1]))),u=Math.min(e*Math.tan(h/2),.45*l[2],.45*c[2]),d=u/Math.tan(h/2);if(t<1||!(u>0)){s.push([r,o,l[1],-l[0]],[r,o,c[1],-c[0]]);return}let f=r-l[0]*u-l[1]*d,p=o-l[1]*u+l[0]*d,y=Math.atan2(-l[0],l[1]);for(let m=0;m<=t;m++){let g=y+h*m/t;s.push([f+d*Math.cos(g),p+d*Math.sin(g),Math.cos(g),Math.sin(g)])}}),s}function Vd(i,e){let t=Math.max(6,Math.round(e)),n=t+1,s=new Float32Array(3*n*i.length),r=new Float32Array(s.length),o=[];i.forEach(([l,c,h,u],d)=>{for(let f=0;f<=t;f++){let p=2*Math.PI*(f%t)/t,y=Math.cos(p),m=Math.sin(p),g=3*(d*n+f);if(s.set([l*y,l*m,c],g),r.set([h*y,h*m,u],g),d+1===i.length||f===t)continue;let v=d*n+f,A=v+n;l>0&&o.push(v,v+1,A),i[d+1][0]>0&&o.push(v+1,A+1,A)}});let a=new $e;return a.setAttribute("position",new Fe(s,3)),a.setAttribute("normal",new Fe(r,3)),a.setIndex(o),a}function $b(i,e,t){i.deleteAttribute("uv"),i.clearGroups(),i.computeBoundingBox(),i.boundingBox.getSize(wi);let n=e?.kind==="cylinder"||e?.kind==="cone"||e?.kind==="capsule"?2:wi.x>=wi.y&&wi.x>=wi.z?0:wi.y>=wi.z?1:2,s=Math.sqrt(Math.max(wi.x,wi.y,wi.z)*Math.min(wi.x,wi.y,wi.z))||1,r=i.getAttribute("position"),o=new Float32Array(4*r.count);for(let a=0;a<r.count;a++){for(let l=0;l<3;l++)o[4*a+l]=r.getComponent(a,(n+l)%3)/s;o[4*a+3]=e?.kind==="sphere"?C2:t}return i.setAttribute("grain",new Fe(o,4)),i}var Yb=new dt,wi=new R,L2=new Je,F2=new R(1,1,1);var Jb=["#c8553d","#4f7cac","#e0a458","#5b8e7d","#8e6c8a","#d9c8a9","#3f6c75","#b56576"],jb=300,D2=.55,N2=1.2,qd=20,k2=.7,U2=["#7389a3","#93a7bd"],O2=.6,$d=class{group=new It;drowse=!1;flocks=[];limbs=[];shapes=new Map;looks;table;drawing;colours=new Map;boxes=new Map;marks=new Map;spare=[];ropes;joints;blots=null;shading;greyed;geometries;bodies;hands;frame=null;within=new cn;constructor(e,t,n){this.bodies=e.bodies,this.geometries=e.geometries??[],this.hands=e.hands??[],this.greyed=new Uint8Array(this.bodies.length);let s=this.drawing=this.bodies.flatMap((l,c)=>l.kind==="rigid"&&!this.isGround(c)?[c]:[]),r=t==="rich"?s.length>jb?{around:28,bevel:2}:{around:64,bevel:3}:s.length>jb?{around:10,bevel:0}:{around:24,bevel:1};this.table=n?new Bd(this.bodies.length):null;let o=new Map;for(let l of s){let c=this.bodies[l];this.addShape(c.geometry??-1,r),this.colours.set(l,this.isLimb(l)?new le(U2[l%2]):Ht(c.colour,this.colourOf(l)));let h=`${c.look} ${c.motion==="static"} ${this.isLimb(l)}${n?"":` ${c.geometry}`}`;o.has(h)||o.set(h,[]),o.get(h).push(l)}let a=new Map;for(let l of o.values())this.add(l,t,a);this.looks=[...a.values()],this.ropes=e.lines?.length?new cg(e.lines):null,this.ropes&&this.group.add(this.ropes.mesh),this.joints=lg.of(e,jm("plastic",t,!1,null),r),this.joints&&this.group.add(this.joints.mesh),this.shading=s.filter(l=>this.bodies[l].motion!=="static"),this.bodies.some((l,c)=>this.isGround(c))&&this.shading.length>0&&(this.blots=new og(this.shading.length),this.group.add(this.blots.mesh))}view(e){return new ag(this.bodies[e],e,this)}isLimb(e){return this.bodies[e].hand!==void 0}showLimbs(e){for(let t of this.limbs)t.mesh.visible=e}reach(e){let t=this.hands[this.bodies[e].hand??-1],n=this.bodies[e].radius[0]??0;return this.isGround(e)?0:t?.bodies[0]===e?Math.max(n,O2*t.size):n}drawn(){let e={};for(let t of this.drawing){if(this.isLimb(t)&&!this.limbs.some(s=>s.mesh.visible))continue;let n=this.geometries[this.bodies[t].geometry??-1]?.kind??"?";e[n]=(e[n]??0)+1}return e}isGround(e){let t=this.bodies[e].geometry;return this.bodies[e].kind==="rigid"&&t!==void 0&&this.geometries[t]?.kind==="ground"}isFloor(e,t){if(!this.isGround(e))return!1;let n=t.bodies[e];if(!n||n.count===0)return!1;let s=t.floats[n.at+3],r=t.floats[n.at+4];return s*s+r*r<1e-8}setLevel(e){this.blots&&(this.blots.mesh.material.visible=e.contact)}settle(e){this.within.copy(e).expandByScalar(N2*e.getSize(Di).length())}update(e,t,n,s){this.frame=e,this.table?.update(e);for(let r of this.flocks)r.update(e),this.doze(r,e);this.ropes?.update(e,t),this.joints?.update(e),this.shadeGround(e,n,s)}mark(e,t){let n=this.marks.get(e);if(!t){if(!n)return;n.visible=!1,this.marks.delete(e),this.spare.push(n);return}let s=this.shapes.get(this.bodies[e].geometry??-1);if(!s||this.isLimb(e))return;n||(n=this.spare.pop()??new di(s,mc(),1),n.frustumCulled=!1,this.group.add(n),this.marks.set(e,n)),n.visible=!0,n.geometry=s,n.material.uniforms.colour.value.copy(t.colour),n.material.uniforms.grow.value=t.width;let r=this.frame?.bodies[e];r&&r.count>0&&eg(this.frame.floats,r.at,n.instanceMatrix.array,0),n.instanceMatrix.needsUpdate=!0}pick(e,t){let n=[];for(let r of this.drawing){let o=e.bodies[r];if(!o||o.count===0)continue;let a=this.bodies[r].radius[0]??0;Un.fromArray(e.floats,o.at).sub(t.origin);let l=Un.dot(t.direction),c=Un.lengthSq()-l*l;l<-a||c>a*a||n.push({body:r,from:l-Math.sqrt(a*a-c)})}n.sort((r,o)=>r.from-o.from);let s=null;for(let{body:r,from:o}of n){if(s&&o>s.distance)break;let a=this.meet(t,r,e.bodies[r],e.floats);a&&(!s||a.distance<s.distance)&&(s=a)}return s}central(e,t){let n=null;for(let s of this.drawing){let r=e.bodies[s];if(!r||this.isFixed(s))continue;let o=Un.fromArray(e.floats,r.at).distanceTo(t);(!n||o<n.distance)&&(n={body:s,point:Un.clone(),local:new R,distance:o,fixed:!1})}return n}nearby(e,t,n,s){let r=null;for(let o of this.drawing){let a=e.bodies[o];if(!a||a.count===0||this.isFixed(o))continue;this.boxes.get(this.bodies[o].geometry??-1).getCenter(Un),Un.applyQuaternion(pr.fromArray(e.floats,a.at+3).normalize()).add(mi.fromArray(e.floats,a.at));let[l,c]=t(Un),h=Math.hypot(l-n,c-s);(!r||h<r.away)&&(r={middle:Un.clone(),away:h})}return r}isFixed(e){let{motion:t}=this.bodies[e];return t==="static"||t==="kinematic"||this.isLimb(e)}grow(e,t,n,s){let r=this.boxes.get(this.bodies[t].geometry??-1);!r||this.isGround(t)||(Un.fromArray(n,s),!(!this.within.isEmpty()&&!this.within.containsPoint(Un))&&(pr.fromArray(n,s+3).normalize(),e.union(Va.copy(r).applyMatrix4(Io.compose(Un,pr,sg)))))}dispose(){this.group.removeFromParent();for(let e of this.flocks)e.dispose();this.table?.dispose();for(let e of[...this.marks.values(),...this.spare])e.material.dispose(),e.dispose();for(let e of this.shapes.values())e.dispose();for(let e of this.looks)e.dispose();this.ropes?.dispose(),this.joints?.dispose(),this.blots?.dispose()}addShape(e,t){if(this.shapes.has(e))return;let n=ng(this.geometries,e,t);n.computeBoundingBox(),this.shapes.set(e,n),this.boxes.set(e,n.boundingBox)}add(e,t,n){let s=this.bodies[e[0]],r=s.motion==="static",o=s.look??"plastic",a=`${o} ${r}`;n.has(a)||n.set(a,jm(o,t,r,this.table));let l=u=>this.shapes.get(this.bodies[u].geometry??-1),c=n.get(a),h=this.table?new zd(e.map(l),c,e,this.table):new Od(l(e[0]),c,e);h.mesh.frustumCulled=!1,h.mesh.castShadow=h.mesh.receiveShadow=!0,e.forEach((u,d)=>h.tint(d,this.colours.get(u))),this.flocks.push(h),this.isLimb(e[0])&&this.limbs.push(h),this.group.add(h.mesh)}colourOf(e){let t=this.bodies[e].group??this.bodies[e].name,n=[...new Set(this.bodies.filter(s=>s.kind==="rigid"&&s.hand===void 0).map(s=>s.group??s.name))];return Jb[n.indexOf(t)%Jb.length]}doze(e,t){e.members.forEach((n,s)=>{let r=this.drowse&&((t.bodies[n]?.flags??0)&Lt.asleep)!==0?1:0;this.greyed[n]!==r&&(this.greyed[n]=r,Ha.copy(this.colours.get(n)),r&&Ha.lerp(G2.setScalar(.75*(.3*Ha.r+.6*Ha.g+.1*Ha.b)+.08),D2),e.tint(s,Ha))})}meet(e,t,n,s){Un.fromArray(s,n.at),pr.fromArray(s,n.at+3).normalize(),Io.compose(Un,pr,sg),rg.copy(e).applyMatrix4(Io.clone().invert());let r=this.shapes.get(this.bodies[t].geometry??-1),o=r.getAttribute("position"),a=r.index,l=a?a.count:o.count,c=1/0;for(let h=0;h<l;h+=3){for(let d=0;d<3;d++)Xd[d].fromBufferAttribute(o,a?a.getX(h+d):h+d);if(!rg.intersectTriangle(Xd[0],Xd[1],Xd[2],!0,mi))continue;let u=mi.distanceTo(rg.origin);u>=c||(c=u,ig.copy(mi))}return c===1/0?null:{body:t,local:ig.clone(),point:ig.clone().applyMatrix4(Io),distance:c,fixed:this.isFixed(t)}}shadeGround(e,t,n){let{blots:s}=this;if(!s?.mesh.material.visible)return;let r=e.floats;s.begin(n);for(let o of this.shading){let a=e.bodies[o],l=this.boxes.get(this.bodies[o].geometry??-1);if(!a||a.count===0||!l||r[a.at+2]-t>3*this.bodies[o].radius[0])continue;Va.copy(l).applyMatrix4(Io.compose(Un.fromArray(r,a.at),pr.fromArray(r,a.at+3).normalize(),sg)),Va.getSize(Di).multiplyScalar(.5),Va.getCenter(Un);let c=Math.max(0,Va.min.z-t),h=Math.min(Di.x,Di.y),u=1/(1+2.5*c/h),d=.3*h+.6*c;u>.2&&Va.max.z>t&&s.add(Un.x,Un.y,t,Di.x+d,Di.y+d,u)}s.end()}},og=class{mesh;positions;shades;n=0;constructor(e){this.positions=new Float32Array(12*e),this.shades=new Float32Array(12*e);let t=new $e,n=[];for(let s=0;s<e;s++)n.push(4*s,4*s+1,4*s+2,4*s,4*s+2,4*s+3);t.setAttribute("position",new Fe(this.positions,3).setUsage(gn)),t.setAttribute("shade",new Fe(this.shades,3).setUsage(gn)),t.setIndex(n),this.mesh=new Ne(t,Md()),this.mesh.renderOrder=-70,this.mesh.frustumCulled=!1}begin(e){this.n=0,this.mesh.material.uniforms.strength.value=e}add(e,t,n,s,r,o){for(let a=0;a<4;a++){let l=a===1||a===2?1:-1,c=a>1?1:-1,h=12*this.n+3*a;this.positions[h]=e+s*l,this.positions[h+1]=t+r*c,this.positions[h+2]=n,this.shades[h]=l,this.shades[h+1]=c,this.shades[h+2]=o}this.n++}end(){let e=this.mesh.geometry;e.setDrawRange(0,6*this.n),e.getAttribute("position").needsUpdate=e.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose()}},ag=class{constructor(e,t,n){this.info=e;this.body=t;this.rigids=n;this.reach=n.reach(t)}info;body;rigids;parts=[];reach;update(){}setLevel(){}mark(e){this.rigids.mark(this.body,e)}shown(){return this.reach}grow(e,t,n,s){s>0&&this.rigids.grow(e,this.body,t,n)}dispose(){}},lg=class i{constructor(e,t,n,s){this.limbs=e;this.mesh=new di(ng([{kind:"sphere",radius:1}],0,{...s,around:s.around/2}),n,e.length),this.mesh.geometry.getAttribute("grain").array.fill(0),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,e.forEach((r,o)=>this.mesh.setColorAt(o,Ht(t.bodies[r.to].colour,"#777777").multiplyScalar(.8)))}limbs;mesh;static of(e,t,n){let s=o=>{let a=e.bodies[o],l=a?.motion==="dynamic"?e.geometries?.[a.geometry??-1]:void 0;return l?.kind==="capsule"||l?.kind==="sphere"?l.radius:l?.kind==="box"?.3*Math.min(...l.size):0},r=(e.joints??[]).map(o=>({...o,radius:.92*Math.min(s(o.body),s(o.to))})).filter(o=>o.radius>0);return r.length>0?new i(r,e,t,n):null}update(e){this.limbs.forEach((t,n)=>{hg(e,{body:t.body,point:t.at},mi),this.mesh.setMatrixAt(n,Io.makeScale(t.radius,t.radius,t.radius).setPosition(mi))}),this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}},cg=class{constructor(e){this.lines=e;let t=new ei(1,1,1,8,1,!0).rotateX(Math.PI/2).translate(0,0,.5);this.mesh=new di(t,new Ln({color:"#8f8a80",shininess:20}),qd*e.length),this.mesh.frustumCulled=!1,this.mesh.castShadow=!0}lines;mesh;update(e,t){let n=0;for(let s of this.lines){hg(e,s.from,Hd),hg(e,s.to,Wd);let r=s.slack?B2(Hd,Wd,s.slack):0,o=r>0?qd:1;for(let a=0;a<o;a++){Yd(Hd,Wd,r,a/o,mi),Yd(Hd,Wd,r,(a+1)/o,Di).sub(mi);let l=Di.length();pr.setFromUnitVectors(z2,Di.divideScalar(l||1));let c=Math.max(.5*s.width,k2*t.pixel(t.depth(mi.x,mi.y,mi.z)));this.mesh.setMatrixAt(n++,Io.compose(mi,pr,Di.set(c,c,l)))}}this.mesh.count=n,this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}};function hg(i,{body:e,point:t},n){n.fromArray(t);let s=i.bodies[e];s&&s.count>0&&n.applyQuaternion(pr.fromArray(i.floats,s.at+3).normalize()).add(Un.fromArray(i.floats,s.at))}function Yd(i,e,t,n,s){return s.lerpVectors(i,e,n),s.z-=4*t*n*(1-n),s}function B2(i,e,t){if(i.distanceTo(e)>.998*t)return 0;let n=0,s=t;for(let r=0;r<18;r++){let o=(n+s)/2,a=0;Yd(i,e,o,0,mi);for(let l=1;l<=qd;l++)Yd(i,e,o,l/qd,Di),a+=Di.distanceTo(mi),mi.copy(Di);a>t?s=o:n=o}return n}var Un=new R,mi=new R,ig=new R,Di=new R,Hd=new R,Wd=new R,sg=new R(1,1,1),z2=new R(0,0,1),Xd=[new R,new R,new R],pr=new Je,Io=new dt,rg=new Fr,Va=new cn,Ha=new le,G2=new le;function ix(i,e){return(Qb[i]??Qb.ball)(e)}var Qb={joint:i=>({...Zd,surface:"steel",least:1.45,tinted:En(tx(i),()=>Ni)}),ball:i=>({...Zd,tinted:En(tx(i),ex),least:1.5}),bead:i=>({...Zd,tinted:En(H2(i),ex),least:1.7}),box:()=>({...Zd,surface:"matte",tinted:En(new Ga(2,2,2,3,.16),V2),least:1.5}),lantern:W2,flower:X2,head:q2,"puppet-hand":$2,"puppet-foot":Y2},Zd={tinted:null,own:null,surface:"gloss",glows:!1,least:1.5},Ni=new le(1,1,1),Kd=new le(1.7,1.6,1.35),ex=i=>Math.abs(i)<.16||Math.abs(Math.abs(i)-Math.PI)<.07?Kd:Ni,V2=(i,e,t)=>e>.98&&Math.abs(t)<.98?Kd:Ni,tx=i=>new qt(1,i?40:16,i?24:10).rotateX(Math.PI/2);function H2(i){let e=i?18:8,t=[[.2,.7]];for(let n=0;n<=e;n++){let s=.3+(Math.PI-.6)*n/e;t.push([Math.sin(s),.92*Math.cos(s)])}return t.push([.2,-.7]),sx(t.reverse(),i?40:16)}function W2(i){let e=i?11:7,t=i?5:2,n=[];for(let u=0;u<=e*t;u++){let d=u/(e*t),f=.4+(Math.PI-.8)*d,p=Math.abs(Math.sin(Math.PI*e*d));n.push([(.965+.035*p)*Math.sin(f),-.86*Math.cos(f)])}let s=new le("#b3261a"),r=new le("#c98f52"),o=En(sx(n,i?96:24),(u,d,f,p)=>{let y=(Math.acos(Math.max(-1,Math.min(1,-p/.86)))-.4)/(Math.PI-.8);return Math.abs(u)<.3&&Math.abs(p)<.52?s:Math.abs(Math.sin(Math.PI*e*y))<.25&&Math.hypot(d,f)<2?r:Ni}),a=new le("#3b2a20"),l=new le("#b3261a"),c=i?32:12,h=qi(Ft(new ei(.41,.41,.12,c,1).rotateX(Math.PI/2).translate(0,0,-.82),a),Ft(new ei(.41,.41,.12,c,1).rotateX(Math.PI/2).translate(0,0,.82),a),Ft(new bi(.12,.025,8,c).rotateX(Math.PI/2).translate(0,0,-.96),a),Ft(new qt(.09,16,10).translate(0,0,.95),l),Ft(new ei(.05,.1,.5,12,1).rotateX(-Math.PI/2).translate(0,0,1.22),l));return{tinted:o,own:h,surface:"paper",colour:"#ffc778",glows:!0,least:2.5}}function X2(i){let e=[],t=[1.08,.94,.86,1,.9];for(let r=0;r<5;r++)e.push(nx(i,2*Math.PI*r/5,t[r],r===0?Kd:Ni));let n=Ft(nx(i,.55,.95,Ni).scale(1,1,-.4).translate(0,0,-.25),new le("#4c8a3f")),s=qi(Ft(new qt(.25,i?24:10,i?16:6).scale(1,1,.7).translate(0,0,.1),new le("#f0b429")),Ft(new Nr(.24,.4,i?20:8).rotateX(-Math.PI/2).translate(0,0,-.18),new le("#4c8a3f")),n);return{tinted:qi(...e),own:s,surface:"matte",colour:"#d9527c",glows:!1,least:3.2}}function nx(i,e,t,n){let s=i?16:6,r=i?10:4,o=[],a=[],l=[],c=Math.cos(e),h=Math.sin(e);for(let d=0;d<=s;d++){let f=d/s,p=.46*Math.sqrt(Math.max(0,1-(2*f**1.25-1)**2))+.1*(1-f);for(let y=0;y<=r;y++){let m=2*y/r-1,g=t*(.08+.92*f),v=t*p*m,A=.05+.5*f-.3*f**3+.3*(p*m)**2+.05*f*Math.sin(5*m);o.push(g*c-v*h,g*h+v*c,A);let _=.5+.5*Math.min(1,1.7*f);if(a.push(n.r*_,n.g*_,n.b*_),d<s&&y<r){let C=d*(r+1)+y,S=C+r+1;l.push(C,S,C+1,C+1,S,S+1)}}}let u=new $e;return u.setAttribute("position",new Fe(new Float32Array(o),3)),u.setAttribute("color",new Fe(new Float32Array(a),3)),u.setIndex(l),u.computeVertexNormals(),u}function q2(i){let e=i?40:16,t=i?28:12,n=qi(En(new qt(1,e,t).rotateX(Math.PI/2).scale(.82,.74,.96),()=>Ni),En(new qt(.17,20,14).scale(1.3,.8,.95).translate(.86,0,.02),()=>new le(1,.78,.7)),En(new qt(.16,16,12).scale(.6,.5,1).translate(0,.74,0),()=>Ni),En(new qt(.16,16,12).scale(.6,.5,1).translate(0,-.74,0),()=>Ni)),s=new le("#20160f"),r=new le("#4a2c18"),o=new le("#a8322a"),a=qi(...[.27,-.27].map(l=>Ft(new qt(.085,16,12).translate(.72,l,.2),s)),Ft(new tr(.035,.24,4,10).translate(.74,0,-.36),o),Ft(new qt(1,e,t,0,2*Math.PI,0,1.25).rotateX(Math.PI/2).rotateY(-.4).scale(.86,.78,1),r));for(let l of[n,a])l.rotateZ(Math.PI/2);return{tinted:n,own:a,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function $2(i){let e=i?28:12,t=qi(En(new qt(1,e,e).scale(.62,.36,.95).translate(0,0,.5),()=>Ni),En(new tr(.2,.5,6,12).rotateX(Math.PI/2).rotateY(.7).translate(.6,0,.3),()=>Ni)),n=Ft(new ei(.42,.46,.34,e).rotateX(Math.PI/2).translate(0,0,-.3),new le("#6b4a2f"));return{tinted:t,own:n,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function Y2(i){let e=i?28:12,t=qi(En(new qt(1,e,e).scale(1,.52,.5).translate(.45,0,.28),()=>Ni),En(new ei(.44,.5,.6,e).rotateX(Math.PI/2).translate(0,0,0),()=>Ni)),n=Ft(new qt(1,e,e).scale(1.02,.54,.16).translate(.45,0,.66),new le("#2a1d15"));for(let s of[t,n])s.rotateZ(-Math.PI/2);return{tinted:t,own:n,surface:"matte",colour:"#8c3b2e",glows:!1,least:2}}function sx(i,e){return new po(i.map(([t,n])=>new Ke(t,n)),e).rotateX(Math.PI/2)}function En(i,e){let t=i.getAttribute("position"),n=new Float32Array(3*t.count);for(let s=0;s<t.count;s++){let r=t.getX(s),o=t.getY(s),a=t.getZ(s);e(Math.atan2(o,r),r,o,a).toArray(n,3*s)}return i.setAttribute("color",new Fe(n,3)),i.deleteAttribute("uv"),i}var Ft=(i,e)=>En(i,()=>e);function qi(...i){let e=Gd(i);for(let t of i)t.dispose();return e}var rx=7,Z2=1.5,jd=class{constructor(e,t,n){this.view=e;let{info:s}=e;this.tube=e instanceof qr?e:null,this.riders=[...(s.riders??[]).filter(r=>r.frame>=0&&r.frame<s.count),...this.tube?K2(s,t):[]],this.local=this.riders.map(r=>({offset:new R().fromArray(r.offset),rotation:J2(r.rotation)})),this.centres=new Float32Array(4*this.riders.length);for(let r of new Set(this.riders.map(o=>o.shape)))this.add(r,n)}view;group=new It;tube;riders;local;flocks=[];centres;get count(){return this.riders.length}pose(e){return this.riders[e].frame}centre(e,t){return t.fromArray(this.centres,4*e),this.centres[4*e+3]}update(e,t,n,s){for(let r of this.flocks)r.members.forEach((o,a)=>{let{frame:l,size:c}=this.riders[o];if(l>=n)return;let h=t+rx*l,{offset:u,rotation:d}=this.local[o];Jd.set(e[h+3],e[h+4],e[h+5],e[h+6]).normalize(),Kn.copy(u).applyQuaternion(Jd),Kn.set(Kn.x+e[h],Kn.y+e[h+1],Kn.z+e[h+2]);let f=r.joint&&!this.tube?.isHinge(l)?0:Math.max(c,this.tube?r.shape.least*this.tube.shown(l,s.depth(Kn.x,Kn.y,Kn.z),s):0);ox.compose(Kn,Jd.multiply(d),ug.setScalar(f)),ox.toArray(r.matrices.array,16*a),Kn.toArray(this.centres,4*o),this.centres[4*o+3]=f}),r.matrices.needsUpdate=!0,r.outline&&this.tube&&(r.outline.visible=this.tube.outline.visible)}grow(e,t,n,s){this.riders.forEach(({frame:r,size:o},a)=>{if(r>=s)return;let l=n+rx*r;Kn.copy(this.local[a].offset).applyQuaternion(Jd.fromArray(t,l+3).normalize()),Kn.set(Kn.x+t[l],Kn.y+t[l+1],Kn.z+t[l+2]),e.expandByPoint(ug.copy(Kn).addScalar(o)),e.expandByPoint(ug.copy(Kn).addScalar(-o))})}dispose(){this.group.removeFromParent(),this.group.traverse(e=>{e instanceof di&&(e.geometry.dispose(),e.dispose())})}add(e,t){let{info:n}=this.view,s=ix(e,t.fine),r=this.riders.flatMap((u,d)=>u.shape===e?[d]:[]),o=new rs(new Float32Array(16*r.length),16).setUsage(gn),a=(u,d)=>{if(!u)return null;let f=new di(u,d,r.length);return f.instanceMatrix=o,f.frustumCulled=!1,this.group.add(f),f},l=a(s.tinted,t.rider(s.surface)),c=a(s.own,t.rider("matte"));for(let u of[l,c])u&&(u.castShadow=!0);for(let u of[l,c])u&&(u.receiveShadow=!s.glows);r.forEach((u,d)=>l?.setColorAt(d,Ht(this.riders[u].colour,s.colour??n.colour??"#c9473d")));let h=e==="joint"||!this.tube?null:a(s.tinted,this.tube.outline.material);h&&(h.visible=!1),s.glows&&t.fine&&(a(new In(2,2),lx).renderOrder=40),this.flocks.push({shape:s,members:r,joint:e==="joint",matrices:o,outline:h})}};function K2(i,e){let t=new Set((i.riders??[]).filter(s=>Math.hypot(...s.offset)<s.size).map(s=>s.frame)),n=s=>i.radius[Math.min(s,i.radius.length-1)]??.001;return cd(i,cr(i,i.count)).filter(({pose:s})=>!t.has(s)&&!e.has(s)).map(({pose:s})=>({frame:s,offset:[0,0,0],size:Z2*Math.max(n(s),n(s+1)),shape:"joint",colour:"#ffffff"}))}function J2(i){let e=new R().fromArray(i??[0,0,0]),t=e.length();return t>0?new Je().setFromAxisAngle(e.divideScalar(t),t):new Je}function ax(i){lx.uniforms.strength.value=i}var lx=new Gt({transparent:!0,depthWrite:!1,toneMapped:!1,blending:Zl,uniforms:{strength:{value:.5},colour:{value:new le("#ffb45e").convertLinearToSRGB()}},vertexShader:`
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
    }`}),Jd=new Je,Kn=new R,ug=new R,ox=new dt;var xc=16,j2="#d9a78d",Q2=new le("#47626b"),eC=32,ef=class{mesh;bones;bodies;turns=new Float32Array(4*xc);duals=new Float32Array(4*xc);glow={value:new le(0)};bent=null;constructor(e,t,n){this.bodies=e.bodies,this.bones=e.skin.rest.map((o,a)=>tC(o,t.geometries?.[t.bodies[e.bodies[a]]?.geometry??-1]));let s={turns:{value:this.turns},duals:{value:this.duals},glow:this.glow,cloth:{value:Q2}},r=Ht(e.colour,j2);this.mesh=new Ne(nC(e,this.bones,n==="rich"),n==="rich"?lC(r,s):cC(r,s)),n==="rich"?this.mesh.customDepthMaterial=hC(s):this.bent=new fg(this.mesh.geometry),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1}update(e){let{turns:t,duals:n}=this,s=e.floats;this.bones.forEach((r,o)=>{let a=e.bodies[this.bodies[o]];if(!a||a.count===0)return;Qd.fromArray(s,a.at+3).normalize().multiply(px.copy(r.turn).conjugate()),Zr.copy(r.place).applyQuaternion(Qd).negate();let l=Zr.x+s[a.at],c=Zr.y+s[a.at+1],h=Zr.z+s[a.at+2];Qd.toArray(t,4*o),mC.set(l/2,c/2,h/2,0).multiply(Qd).toArray(n,4*o)}),this.bent?.bend(t,n)}light(e){this.glow.value.copy(e)}dispose(){this.mesh.removeFromParent(),this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.customDepthMaterial?.dispose()}},fg=class{constructor(e){this.g=e;this.places=new Float32Array(e.getAttribute("position").array),this.normals=new Float32Array(e.getAttribute("normal").array);for(let t of["position","normal"])e.getAttribute(t).setUsage(gn)}g;places;normals;bend(e,t){let{g:n,places:s,normals:r}=this,o=n.getAttribute("bones").array,a=n.getAttribute("weights").array,l=n.getAttribute("position"),c=n.getAttribute("normal"),h=l.array,u=c.array;for(let d=0,f=0,p=0;f<h.length;d++,f+=3,p+=4){let y=4*o[p],m=0,g=0,v=0,A=0,_=0,C=0,S=0,b=0;for(let Q=0;Q<4;Q++){let pe=a[p+Q];if(pe===0)break;let me=4*o[p+Q];e[me]*e[y]+e[me+1]*e[y+1]+e[me+2]*e[y+2]+e[me+3]*e[y+3]<0&&(pe=-pe),m+=pe*e[me],g+=pe*e[me+1],v+=pe*e[me+2],A+=pe*e[me+3],_+=pe*t[me],C+=pe*t[me+1],S+=pe*t[me+2],b+=pe*t[me+3]}let M=2/(m*m+g*g+v*v+A*A),N=M*m*m,P=M*g*g,L=M*v*v,O=M*m*g,G=M*m*v,D=M*g*v,W=M*A*m,$=M*A*g,H=M*A*v,ae=s[f],Y=s[f+1],j=s[f+2];h[f]=ae-(P+L)*ae+(O-H)*Y+(G+$)*j+M*(A*_-b*m+g*S-v*C),h[f+1]=Y+(O+H)*ae-(N+L)*Y+(D-W)*j+M*(A*C-b*g+v*_-m*S),h[f+2]=j+(G-$)*ae+(D+W)*Y-(N+P)*j+M*(A*S-b*v+m*C-g*_);let te=r[f],de=r[f+1],he=r[f+2];u[f]=te-(P+L)*te+(O-H)*de+(G+$)*he,u[f+1]=de+(O+H)*te-(N+L)*de+(D-W)*he,u[f+2]=he+(G-$)*te+(D+W)*de-(N+P)*he}l.needsUpdate=c.needsUpdate=!0}};function tC(i,e){let[t,n]=e?.kind==="capsule"?[e.length/2,e.radius]:[0,.01];return{place:new R().fromArray(i),turn:new Je().fromArray(i,3).normalize(),half:t,radius:n}}function nC(i,e,t){let{skin:n,size:s,side:r}=i,o=aC(s,t?36:18),a={...cx(ks(n.vertices),or(n.triangles)),bones:cc(n.bones),weights:ks(n.weights)},l=t?a:iC(a,s/eC),c=l.places.length/3,h=c+o.places.length/3,u=new $e,d=A=>new Float32Array(A*h),f=d(3),p=d(3),y=d(4),m=d(4),g=d(2),v=new Uint8Array(4*h);f.set(l.places),p.set(l.normals),p.set(o.normals,3*c),f.set(o.places,3*c),y.set(l.weights),v.set(l.bones);for(let A=c;A<h;A++)y[4*A]=1,g[2*A+1]=1,m[4*A+2]=m[4*A+3]=-9;u.setAttribute("position",new Fe(f,3)),u.setAttribute("normal",new Fe(p,3)),u.setAttribute("bones",new Fe(v,4)),u.setAttribute("weights",new Fe(y,4)),u.setAttribute("finger",new Fe(m,4)),u.setAttribute("tone",new Fe(g,2)),u.setIndex([...l.index,...[...o.index].map(A=>A+c)]);for(let A=0;A<c;A++){Zr.fromArray(f,3*A);let _=sC(Zr,e);rC(Zr,e,_,r==="left",m,4*A),g[2*A]=oC(m,4*A,p[3*A+1])}return u}function cx(i,e){let t=new $e().setAttribute("position",new Fe(i,3));return t.setIndex([...e]),t.computeVertexNormals(),{places:i,normals:t.getAttribute("normal").array,index:e}}function iC({places:i,normals:e,bones:t,weights:n,index:s},r){let o=new Map,a=[],l=[];for(let u=0;u<i.length/3;u++){let d=[0,1,2].map(f=>Math.floor(i[3*u+f]/r)).join()+`,${t[4*u]}`;o.has(d)||(o.set(d,l.length),l.push([])),a.push(o.get(d)),l[o.get(d)].push(u)}let c={places:new Float32Array(3*l.length),normals:new Float32Array(3*l.length),bones:new Uint8Array(4*l.length),weights:new Float32Array(4*l.length),index:[]};l.forEach((u,d)=>{for(let f of u)for(let p=0;p<3;p++)c.places[3*d+p]+=i[3*f+p]/u.length,c.normals[3*d+p]+=e[3*f+p];fx.fromArray(c.normals,3*d).normalize().toArray(c.normals,3*d),c.bones.set(t.subarray(4*u[0],4*u[0]+4),4*d),c.weights.set(n.subarray(4*u[0],4*u[0]+4),4*d)});let h=[...s];for(let u=0;u<h.length;u+=3){let d=a[h[u]],f=a[h[u+1]],p=a[h[u+2]];d!==f&&f!==p&&p!==d&&c.index.push(d,f,p)}return c}function sC(i,e){let t=0,n=1/0;for(let s=1;s<xc;s++){let r=pg(i,e[s]),o=Math.max(-e[s].half,Math.min(e[s].half,r.z)),a=Math.hypot(r.x,r.y,r.z-o)-e[s].radius;a<n&&(n=a,t=Math.floor((s-1)/3))}return t}function rC(i,e,t,n,s,r){let o=e[1+3*t+2],a=e[1+3*t+1],l=pg(i,o),c=t===0;s[r]=(c?-l.y:l.x)/o.radius,s[r+1]=(c?n?-l.x:l.x:l.y)/o.radius,s[r+2]=(l.z-o.half)/o.radius,s[r+3]=(pg(i,a).z+a.half)/a.radius}function oC(i,e,t){let n=(o,a)=>Math.exp(-((o/a)**2)),s=n(i[e+2]-.4,1.3),r=n(i[e+3],.8)*Math.max(0,i[e+1]);return Math.min(1,.1+.26*Math.max(0,-t)+.55*s+.4*r)}function pg(i,e){return fx.copy(i).sub(e.place).applyQuaternion(px.copy(e.turn).conjugate())}var dg=[[-.075,.9],[-.062,.98],[-.057,1.02],[-.06,1.06],[-.07,1.075],[-.1,1.085],[-.15,1.1],[-.16,1.08],[-.163,1.03],[-.155,.97],[-.15,.5],[-.15,.01]];function aC(i,e){let t=new Float32Array(3*dg.length*e),n=[];return dg.forEach(([s,r],o)=>{for(let a=0;a<e;a++){let l=2*Math.PI*a/e,c=Math.cos(l),h=Math.sin(l),u=(Math.abs(c)**2.4+Math.abs(h)**2.4)**(-1/2.4);if(Zr.set(.148*r*c*u,.102*r*h*u,s).multiplyScalar(i).toArray(t,3*(o*e+a)),o+1===dg.length)continue;let d=o*e+a,f=o*e+(a+1)%e;n.push(d,d+e,f,f,d+e,f+e)}}),cx(t,n)}function lC(i,e){let t=new Wi({color:i,roughness:.5,specularIntensity:.75});return t.onBeforeCompile=n=>{Object.assign(n.uniforms,e),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
${hx}
varying vec3 vRest;`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
bend();
objectNormal = turned(bentTurn, objectNormal);
vRest = position;`).replace("#include <begin_vertex>",`#include <begin_vertex>
${ux}`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 glow, cloth;
varying vec4 vFinger;
varying vec2 vTone;
varying vec3 vRest;
${Qm}`).replace("#include <color_fragment>",`#include <color_fragment>
${uC}
${dC}`).replace("#include <roughnessmap_fragment>",`#include <roughnessmap_fragment>
roughnessFactor = mix(mix(roughnessFactor, 0.22, nail), 0.9, vTone.y);`).replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
${pC}`).replace("#include <lights_fragment_end>",`#include <lights_fragment_end>
${fC}`)},t.customProgramCacheKey=()=>"skin",t}function cC(i,e){let t={flesh:{value:i.clone().lerp(new le("#ffffff"),.12)}},n=new Gt({lights:!0,toneMapped:!1,uniforms:wo.merge([Ie.lights]),vertexShader:`
      #include <common>
      #include <lights_pars_begin>
      uniform vec3 flesh, cloth, glow;
      attribute vec4 finger;
      attribute vec2 tone;
      varying vec3 colour;
      varying vec4 vFinger;
      void main() {
        vFinger = finger;
        vec4 v = viewMatrix * vec4(position, 1.0);
        vec3 n = mat3(viewMatrix) * normal, eye = normalize(-v.xyz);
        vec3 albedo = mix(flesh * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), tone.x), cloth, tone.y);
        float thin = 1.0 - abs(dot(n, eye));
        vec3 shown = glow * (0.12 + 0.9 * thin * thin * thin);
        #if NUM_DIR_LIGHTS > 0
          vec3 sun = directionalLights[0].direction;
          float lit = dot(n, sun), wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
          float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - tone.y);
          float shine = max(0.0, dot(n, normalize(sun + eye)));
          shine *= shine;
          shine *= shine;
          shine *= shine;
          shown += RECIPROCAL_PI * directionalLights[0].color * albedo * (max(lit, 0.0) + through * vec3(1.3, 0.42, 0.26) + 0.3 * shine * shine * shine * (1.0 - tone.y));
        #endif
        #if NUM_HEMI_LIGHTS > 0
          shown += RECIPROCAL_PI * albedo * mix(hemisphereLights[0].groundColor, hemisphereLights[0].skyColor, 0.5 + 0.5 * dot(n, hemisphereLights[0].direction));
        #endif
        // to sRGB by roots, which are cheap
        vec3 root = sqrt(shown), fourth = sqrt(root), eighth = sqrt(fourth);
        colour = min(vec3(1.0), 0.662 * root + 0.684 * fourth - 0.3236 * eighth - 0.0225 * shown);
        gl_Position = projectionMatrix * v;
      }`,fragmentShader:`
      varying vec3 colour;
      varying vec4 vFinger;
      void main() {
        gl_FragColor = vec4(colour, 1.0);
        if (vFinger.z > -1.2 && vFinger.y > 0.0) {
          ${dx("colour","vec3(0.93, 0.74, 0.69)","vec3(0.97, 0.9, 0.85)","0.08")}
          gl_FragColor.rgb = skin;
        }
      }`});return Object.assign(n.uniforms,e,t),n}function hC(i){let e=new Is({depthPacking:xo});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,i),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${hx}`).replace("#include <begin_vertex>",`#include <begin_vertex>
bend();
${ux}`)},e.customProgramCacheKey=()=>"shadow of skin",e}var hx=`
  attribute vec4 bones, weights, finger;
  attribute vec2 tone;
  varying vec4 vFinger;
  varying vec2 vTone;
  uniform vec4 turns[${xc}], duals[${xc}];
  vec4 bentTurn, bentDual;
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  void add(int bone, float weight) {
    weight *= dot(turns[bone], bentTurn) < 0.0 ? -1.0 : 1.0; // the same rotation, on the near side
    bentTurn += weight * turns[bone];
    bentDual += weight * duals[bone];
  }
  void bend() {
    ivec4 b = ivec4(bones + 0.5);
    bentTurn = weights.x * turns[b.x];
    bentDual = weights.x * duals[b.x];
    add(b.y, weights.y);
    add(b.z, weights.z);
    add(b.w, weights.w);
    float scale = 1.0 / length(bentTurn);
    bentTurn *= scale;
    bentDual *= scale;
    vFinger = finger;
    vTone = tone;
  }`,ux="transformed = turned(bentTurn, transformed) + 2.0 * (bentTurn.w * bentDual.xyz - bentDual.w * bentTurn.xyz + cross(bentTurn.xyz, bentDual.xyz));",uC=`
  {
    float broad = noise(vRest * 95.0) - 0.5, small = noise(vRest * 420.0) - 0.5, pores = noise(vRest * 1900.0) - 0.5;
    diffuseColor.rgb *= 1.0 + vec3(0.05, 0.13, 0.14) * broad + vec3(0.05, 0.09, 0.1) * small + 0.07 * pores;
  }`,dx=(i,e,t,n)=>`
    vec3 skin = ${i};
    vec2 n = abs(vec2(vFinger.x / 0.64, (vFinger.z + 0.22) / 0.74));
    float s = n.x * n.x * n.x + n.y * n.y * n.y, w = ${n};
    float back = smoothstep(0.1, 0.3, vFinger.y);
    float nail = back * (1.0 - smoothstep(1.0 - w, 1.0 + w, s));
    float fold = back * exp(-pow((s - 1.05) / 0.3, 2.0)) * (1.0 - nail);
    skin *= 1.0 - 0.28 * fold;
    float moon = smoothstep(-0.7, -0.78, vFinger.z + 0.3 * vFinger.x * vFinger.x), edge = smoothstep(0.36, 0.42, vFinger.z + 0.15 * vFinger.x * vFinger.x);
    vec3 plate = mix(skin, ${e}, 0.35) * 1.06;
    plate = mix(plate, ${t}, 0.3 * moon + 0.55 * edge);
    skin = mix(skin, plate, nail);`,dC=`
  float nail = 0.0;
  {
    vec3 bare = diffuseColor.rgb * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), vTone.x);
    float tip = vFinger.z + 1.9, joint = vFinger.w;
    vec3 lines = vec3(joint, joint - 0.3, joint + 0.3) / 0.07;
    vec3 line = exp(-lines * lines);
    float deep = exp(-pow(tip / 0.07, 2.0));
    float crease = smoothstep(0.35, 0.8, abs(vFinger.y)) * max(deep, max(line.x, 0.7 * max(line.y, line.z)));
    bare *= 1.0 - crease * vec3(0.16, 0.24, 0.25);
    ${dx("bare","vec3(0.86, 0.52, 0.45)","vec3(0.95, 0.8, 0.7)","fwidth(s) + 0.02").replace("float nail","nail")}
    diffuseColor.rgb = mix(skin, cloth, vTone.y);
  }`,fC=`
  #if NUM_DIR_LIGHTS > 0
  {
    float lit = dot(normal, directionalLights[0].direction);
    float wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
    float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - vTone.y);
    reflectedLight.directDiffuse += through * directionalLights[0].color * RECIPROCAL_PI * diffuseColor.rgb * vec3(1.3, 0.42, 0.26);
  }
  #endif`,pC=`
  {
    float facing = abs(dot(normal, normalize(vViewPosition)));
    float thin = pow(1.0 - facing, 3.0);
    totalEmissiveRadiance += (1.0 - vTone.y) * thin * diffuseColor.rgb * vec3(0.22, 0.05, 0.03) + glow * (0.12 + 0.9 * thin);
  }`,Zr=new R,fx=new R,Qd=new Je,px=new Je,mC=new Je;var _c=3,gC=.64,yC=.35,vC=.2,Bs=["#c6d1d8","#ecc463","#e5803f","#b8364f","#531b5e"],Kr=class{constructor(e,t,n,s){this.info=e;this.body=t;let{nodes:r,triangles:o,bind:a,weights:l,fixed:c}=e.solid;this.nodes=or(r),this.triangles=or(o),this.bind=or(a),this.weights=ks(l),this.fixed=new Set(or(c)),this.own=this.bind.length===0;let h=MC(s==="rich"?new Wi({roughness:.46,clearcoat:.3,clearcoatRoughness:.35}):new Ln({shininess:26,specular:"#2e2e2e"}),this.paint);h.color=Ht(e.colour,n),h.polygonOffset=!0,h.polygonOffsetFactor=h.polygonOffsetUnits=1,this.mesh=new Ne(new $e,h),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new Ne(this.mesh.geometry,mc()),this.outline.visible=!1,this.lines=new Ul(new $e,new Dr({color:"#000000",transparent:!0,opacity:.24,depthWrite:!1,toneMapped:!1})),this.lines.visible=this.own,this.parts=[this.mesh,this.outline,this.lines,this.shade.mesh];for(let u of this.parts)u.frustumCulled=!1}info;body;parts;reach=0;bounds=new cn;own;mesh;outline;lines;shade=new vg;nodes;fixed;triangles;bind;weights;paint={shown:{value:0},own:{value:0},scale:{value:1},ramp:{value:Bs.map(e=>new le(e))}};index=new Uint32Array(0);source=new Uint32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);values=new Float32Array(0);floats=null;at=0;coloured=null;showLines(e){this.lines.visible=e&&this.own}update(e,t,n,s,r){if(this.mesh.visible=n===this.nodes.length&&n>0,!this.mesh.visible)return void(this.lines.visible=!1);if(e!==this.floats){this.floats=e,this.at=t,this.coloured=null,this.index.length===0&&this.layOut(),this.place(),this.turn();for(let o of["position","normal"])this.mesh.geometry.getAttribute(o).needsUpdate=!0}this.shade.update(this.positions,this.bounds,r)}colour(e,t,n){let s=n.of(t),r=n.shown==="pressure";if(this.paint.shown.value=s?1:0,this.paint.own.value=r?1:0,this.paint.ramp.value[0].copy(r?this.mesh.material.color:SC),!s||!this.mesh.visible||(this.paint.scale.value=s.top/n.top/255,this.coloured===n.shown))return;this.coloured=n.shown;let{source:o,bind:a,weights:l,values:c}=this,h=new Uint8Array(e.floats.buffer,s.at,t.count);for(let u=0;u<o.length;u++){let d=o[u];this.own?c[u]=h[d]:c[u]=l[4*d]*h[a[4*d]]+l[4*d+1]*h[a[4*d+1]]+l[4*d+2]*h[a[4*d+2]]+l[4*d+3]*h[a[4*d+3]]}this.mesh.geometry.getAttribute("measure").needsUpdate=!0}setLevel(e){this.shade.mesh.material.visible=e.contact}setShade(e){this.shade.mesh.material.uniforms.strength.value=e}mark(e){this.outline.visible=e!==null,e&&(this.outline.material.uniforms.colour.value.copy(e.colour),this.outline.material.uniforms.grow.value=e.width)}shown(){return 0}grow(e,t,n,s){for(let r=0;r<s;r++)e.expandByPoint(ds.fromArray(t,n+_c*r))}stands(e,t,n){let s=1/0,r=1/0;for(let o=0;o<n;o++){let a=e[t+_c*o+2];s=Math.min(s,a),this.fixed.has(o)&&(r=Math.min(r,a))}return r-s<.03*this.info.solid.size}pick(e){let{index:t,positions:n}=this;if(!this.mesh.visible||!e.intersectBox(this.bounds,wc))return null;let s=1/0,r=-1;for(let a=0;a<t.length;a+=3){if(ds.fromArray(n,3*t[a]),gr.fromArray(n,3*t[a+1]),wc.fromArray(n,3*t[a+2]),!e.intersectTriangle(ds,gr,wc,!0,gg))continue;let l=gg.distanceTo(e.origin);l>=s||(s=l,r=a,yg.copy(gg))}if(r<0)return null;let o=this.nearest(r,yg);return{body:this.body,point:yg.clone(),local:new R,distance:s,fixed:this.fixed.has(o),node:o,place:this.nodes[o]}}dispose(){for(let e of[this.mesh,this.outline,this.lines])e.removeFromParent(),e.geometry.dispose(),e.material.dispose();this.shade.dispose()}nearest(e,t){let n=0,s=1/0;for(let r=0;r<3;r++){let o=this.source[this.index[e+r]];for(let a=0;a<(this.own?1:4);a++){let l=this.own?o:this.bind[4*o+a],c=ds.fromArray(this.floats,this.at+_c*l).distanceTo(t)*(this.fixed.has(l)?1e6:1);c<s&&([n,s]=[l,c])}}return n}layOut(){let{triangles:e}=this,t=this.own?this.nodes.length:this.bind.length/4;this.source=Uint32Array.from({length:t},(r,o)=>o),this.index=e.slice(),this.positions=new Float32Array(3*t),this.own&&(this.place(),this.split(),this.positions=new Float32Array(3*this.source.length)),this.normals=new Float32Array(this.positions.length),this.values=new Float32Array(this.source.length);let n=this.mesh.geometry,s=(r,o)=>new Fe(r,o).setUsage(gn);n.setAttribute("position",s(this.positions,3)),n.setAttribute("normal",s(this.normals,3)),n.setAttribute("measure",s(this.values,1)),n.setIndex(new Fe(this.index,1)),this.own&&(this.place(),this.lines.geometry.setAttribute("position",n.getAttribute("position")),this.lines.geometry.setIndex(new Fe(bC(this.index,this.source,this.positions),1)))}split(){let{index:e,positions:t}=this,n=[...this.source],s=new Map;for(let r=0;r<e.length;r+=3){ds.fromArray(t,3*e[r]),gr.fromArray(t,3*e[r+1]).sub(ds),wc.fromArray(t,3*e[r+2]).sub(ds),gr.cross(wc).normalize();for(let o=0;o<3;o++){let a=e[r+o],l=s.get(a)??[],c=l.find(h=>h.normal.dot(gr)>gC*h.normal.length());c||(c={vertex:l.length===0?a:n.push(a)-1,normal:new R},l.push(c),s.set(a,l)),c.normal.add(gr),e[r+o]=c.vertex}}this.source=Uint32Array.from(n)}place(){let{source:e,positions:t,bind:n,weights:s,at:r,bounds:o}=this,a=this.floats;for(let l=0,c=0;l<e.length;l++,c+=3){if(this.own){let f=r+_c*e[l];t[c]=a[f],t[c+1]=a[f+1],t[c+2]=a[f+2];continue}let h=0,u=0,d=0;for(let f=4*e[l],p=f+4;f<p;f++){let y=r+_c*n[f],m=s[f];h+=m*a[y],u+=m*a[y+1],d+=m*a[y+2]}t[c]=h,t[c+1]=u,t[c+2]=d}o.setFromArray(t)}turn(){let{index:e,positions:t,normals:n}=this;n.fill(0);for(let s=0;s<e.length;s+=3){let r=3*e[s],o=3*e[s+1],a=3*e[s+2],l=t[o]-t[r],c=t[o+1]-t[r+1],h=t[o+2]-t[r+2],u=t[a]-t[r],d=t[a+1]-t[r+1],f=t[a+2]-t[r+2],p=c*f-h*d,y=h*u-l*f,m=l*d-c*u;n[r]+=p,n[r+1]+=y,n[r+2]+=m,n[o]+=p,n[o+1]+=y,n[o+2]+=m,n[a]+=p,n[a+1]+=y,n[a+2]+=m}for(let s=0;s<n.length;s+=3){let r=1/(Math.sqrt(n[s]*n[s]+n[s+1]*n[s+1]+n[s+2]*n[s+2])||1);n[s]*=r,n[s+1]*=r,n[s+2]*=r}}};function bC(i,e,t){let n=new Map,s=(r,o)=>Math.hypot(t[3*r]-t[3*o],t[3*r+1]-t[3*o+1],t[3*r+2]-t[3*o+2]);for(let r=0;r<i.length;r+=3){let o=[0,1,2].map(l=>s(i[r+l],i[r+(l+1)%3])),a=Math.max(...o);for(let l=0;l<3;l++){let c=i[r+l],h=i[r+(l+1)%3],u=Math.min(e[c],e[h]),d=Math.max(e[c],e[h]),f=u*e.length+d,p=n.get(f)??{from:c,to:h,longest:0,faces:0};p.faces++,o[l]>.999*a&&p.longest++,n.set(f,p)}}return Uint32Array.from([...n.values()].filter(r=>r.longest<2).flatMap(r=>[r.from,r.to]))}var tf=class{shown=null;top=mg;known=!1;least={strain:mg,stress:1,pressure:1};largest=0;time=0;begin(e){let t=n=>Math.max(...e.map(s=>s.kind===n&&s.solid?.young||0),1);this.least.stress=mg*t("solid"),this.least.pressure=_C*t("green"),this.time=0,this.forget()}show(e){e!==this.shown&&(this.shown=e,this.forget())}of(e){let t=this.shown&&e[this.shown];return t&&t.at>0?t:null}see(e){let t=e.time-this.time;this.time=e.time,t<0&&(this.largest=0),this.largest*=Math.exp(-Math.min(Math.max(t,0),1)/xC),this.known=!1;for(let n of e.bodies){let s=this.of(n);s&&(this.known=!0,Number.isFinite(s.top)&&(this.largest=Math.max(this.largest,s.top)))}this.top=wC(Math.max(this.largest,this.least[this.shown??"strain"]))}forget(){this.largest=0,this.top=this.least[this.shown??"strain"],this.known=!1}},xC=4,mg=.01,_C=.01;function wC(i){let e=10**Math.floor(Math.log10(i)+1e-9);return([1,2,5].find(t=>t*e>=i*.9999)??10)*e}function MC(i,e){return i.onBeforeCompile=t=>{Object.assign(t.uniforms,e),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
attribute float measure;
varying float vMeasure;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vMeasure = measure;`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
uniform float shown, own, scale;
uniform vec3 ramp[${Bs.length}];
varying float vMeasure;`).replace("#include <color_fragment>",`#include <color_fragment>
        float flatness = 0.0;
        if (shown > 0.5) {
          float t = ${(Bs.length-1).toFixed(1)} * clamp(vMeasure * scale, 0.0, 1.0);
          int i = int(min(t, ${(Bs.length-2).toFixed(1)}));
          diffuseColor.rgb = mix(ramp[i], ramp[i + 1], t - float(i));
          flatness = ${yC} * (own > 0.5 ? min(t, 1.0) : 1.0);
        }`).replace("#include <opaque_fragment>",`outgoingLight = mix(outgoingLight, diffuseColor.rgb, flatness);
#include <opaque_fragment>`)},i.customProgramCacheKey=()=>"measures",i}var vg=class{mesh;corners=new Float32Array(12);shades=new Float32Array(12);constructor(){let e=new $e;e.setAttribute("position",new Fe(this.corners,3).setUsage(gn)),e.setAttribute("shade",new Fe(this.shades,3).setUsage(gn)),e.setIndex([0,1,2,0,2,3]),this.mesh=new Ne(e,Md()),this.mesh.renderOrder=-70}update(e,t,n){let s=t.max.z-t.min.z,r=t.min.z+vC*s;mr.makeEmpty();for(let h=0;h<e.length;h+=9)e[h+2]<=r&&mr.expandByPoint(ds.fromArray(e,h));let o=Math.max(0,t.min.z-n),a=Math.min(mr.max.x-mr.min.x,mr.max.y-mr.min.y),l=1/(1+2.5*o/Math.max(a,1e-9));if(this.mesh.visible=!mr.isEmpty()&&l>.2,!this.mesh.visible)return;let c=.2*a+.6*o;mr.getCenter(ds),mr.getSize(gr).multiplyScalar(.5).addScalar(c);for(let h=0;h<4;h++){let u=h===1||h===2?1:-1,d=h>1?1:-1;this.corners.set([ds.x+gr.x*u,ds.y+gr.y*d,n],3*h),this.shades.set([u,d,l],3*h)}this.mesh.geometry.getAttribute("position").needsUpdate=this.mesh.geometry.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.removeFromParent(),this.mesh.geometry.dispose(),this.mesh.material.dispose()}},SC=new le(Bs[0]),ds=new R,gr=new R,wc=new R,gg=new R,yg=new R,mr=new cn;var AC=.8,mx=.012,nf=class{constructor(e,t){this.glove=e;this.radii=e.bodies.map(s=>AC*TC(t.geometries?.[t.bodies[s]?.geometry??-1]));let n=new Ln({color:"#8fa3b5",shininess:70,specular:"#777777"});this.balls=new di(new qt(1,24,16),n,e.bodies.length),this.rods=new di(new ei(1,1,1,10,1,!0).rotateX(Math.PI/2).translate(0,0,.5),new Ln({color:"#5d6b78"}),e.bodies.length-1);for(let s of[this.balls,this.rods])s.castShadow=s.receiveShadow=!0,s.frustumCulled=!1,this.group.add(s);this.group.visible=!1}glove;group=new It;balls;rods;radii;update(e){let{bodies:t,size:n}=this.glove;t.forEach((s,r)=>{let o=e.bodies[s],a=e.bodies[t[r%3===1?0:r-1]];if(!o||o.count===0)return;let l=this.radii[r];if(this.balls.setMatrixAt(r,yx.makeScale(l,l,l).setPosition(Mc.fromArray(e.floats,o.at))),r===0||!a||a.count===0)return;bg.fromArray(e.floats,a.at),Mc.sub(bg);let c=Mc.length();gx.setFromUnitVectors(EC,Mc.divideScalar(c||1)),this.rods.setMatrixAt(r-1,yx.compose(bg,gx,Mc.set(mx*n,mx*n,c)))}),this.balls.instanceMatrix.needsUpdate=this.rods.instanceMatrix.needsUpdate=!0}dispose(){this.group.removeFromParent();for(let e of[this.balls,this.rods])e.geometry.dispose(),e.material.dispose(),e.dispose()}};function TC(i){switch(i?.kind){case"capsule":return Math.cbrt(i.radius**3+.75*i.radius**2*i.length);case"box":return Math.cbrt(3/(4*Math.PI)*i.size[0]*i.size[1]*i.size[2]);default:return .01}}var EC=new R(0,0,1),bg=new R,Mc=new R,gx=new Je,yx=new dt;var Wa=7,CC=.85,RC=.2,vx=.06,PC=1.9,lf=class{constructor(e,t,n){this.info=e;this.rows=n.fine?44:18,this.around=n.fine?36:14;let s=Ht(e.tint?.root??e.colour,t),r=Ht(e.tint?.tip,"#e3b2a4");this.ears=cr(e,e.count).map(({poses:o})=>{let a=new Ne(this.layOut(s,r),n.rider("matte"));return a.castShadow=a.receiveShadow=!0,a.frustumCulled=!1,{poses:o,mesh:a,side:0}}),this.parts=this.ears.map(o=>o.mesh),this.reach=e.radius.reduce((o,a)=>Math.max(o,a),0)}info;parts;reach;ears;rows;around;setLevel(){}mark(e){}update(e,t,n){for(let s of this.ears)s.poses[s.poses.length-1]>=n||(s.side===0&&(s.side=this.sideOf(s.poses,e,t)),this.bend(s.mesh.geometry,s.poses,s.side,e,t))}shown(e,t,n){return Math.max(.8*(this.info.radius[Math.min(e,this.info.radius.length-1)]??0),3*n.pixel(t))}grow(e,t,n,s){Os(e,t,n,s,this.reach)}dispose(){for(let{mesh:e}of this.ears)e.removeFromParent(),e.geometry.dispose()}layOut(e,t){let{rows:n,around:s}=this,r=(n+1)*(s+1),o=new $e;o.setAttribute("position",new Fe(new Float32Array(3*r),3).setUsage(gn));let a=new Float32Array(3*r),l=[],c=new le;for(let h=0;h<=n;h++)for(let u=0;u<=s;u++){let d=2*Math.PI*u/s,f=Math.max(0,Math.sin(d))**.5*Math.max(0,1-Math.abs(Math.cos(d))**6)*Math.min(1,6*(1-h/n))*Math.min(1,.2+4*h/n);if(c.copy(e).lerp(t,f).multiplyScalar(1-.35*f*(1-h/n)),c.toArray(a,3*(h*(s+1)+u)),h===n||u===s)continue;let p=h*(s+1)+u,y=p+s+1;l.push(p,p+1,y,y,p+1,y+1)}return o.setAttribute("color",new Fe(a,3)),o.setIndex(l),o}sideOf(e,t,n){Xa.set(0,0,0);for(let s of this.ears)Xa.add(Lo.fromArray(t,n+Wa*s.poses[0]));return Lo.fromArray(t,n+Wa*e[0]).sub(Xa.divideScalar(this.ears.length)),af.set(0,1,0).applyQuaternion(qa.fromArray(t,n+Wa*e[1]+3)),af.dot(Lo)<0?-1:1}bend(e,t,n,s,r){let{rows:o,around:a,info:l}=this,c=e.getAttribute("position"),h=t.length-1,u=(p,y)=>y.fromArray(s,r+Wa*t[Math.min(Math.max(p,0),h)]),d=p=>l.radius[Math.min(t[Math.min(Math.max(p,1),h)],l.radius.length-1)]??.01,f=p=>(d(p-1)+2*d(p)+d(p+1))/4;for(let p=0;p<=o;p++){let y=p/o,m=y*h,g=Math.min(Math.floor(m),h-1),v=m-g;u(g-1,Lo),u(g,sf),u(g+1,rf),u(g+2,xg);for(let C of["x","y","z"])Xa[C]=sf[C]+.5*v*(rf[C]-Lo[C]+v*(2*Lo[C]-5*sf[C]+4*rf[C]-xg[C]+v*(3*(sf[C]-rf[C])+xg[C]-Lo[C])));qa.fromArray(s,r+Wa*t[Math.max(1,g)]+3),bx.fromArray(s,r+Wa*t[g+1]+3),qa.slerp(bx,v),_g.set(1,0,0).applyQuaternion(qa),af.set(0,n,0).applyQuaternion(qa),_g.multiplyScalar(n);let A=PC*(f(g)*(1-v)+f(g+1)*v)*Math.sqrt(Math.max(0,1-Math.max(0,(y-.75)/.25)**2))*Math.min(1,.55+3*y),_=CC*(1-.6*y);y<vx&&Xa.addScaledVector(IC.set(0,0,-1).applyQuaternion(qa),(1-y/vx)*1.5*A);for(let C=0;C<=a;C++){let S=2*Math.PI*C/a,b=Math.cos(S),M=_*b*b+RC*Math.sin(S)*(1-.7*y);of.copy(Xa).addScaledVector(_g,A*b*(1-.18*_*b*b)).addScaledVector(af,A*(M-.4*_)),c.setXYZ(p*(a+1)+C,of.x,of.y,of.z)}}c.needsUpdate=!0,e.computeVertexNormals()}},Lo=new R,sf=new R,rf=new R,xg=new R,of=new R,Xa=new R,_g=new R,af=new R,IC=new R,qa=new Je,bx=new Je;var yr=class{constructor(e,t,n){this.one=e;this.own=t;this.instanced=n;if(this.geometry=n?new nr:new $e,this.size=Object.values(t)[0].length/4,this.geometry instanceof nr){for(let[s,r]of Object.entries(t))this.geometry.setAttribute(s,new rs(r,4));this.share()}}one;own;instanced;geometry;size;written=0;count=0;picked=null;room=0;become(e){this.one=e,this.written=0,this.geometry.dispose(),this.instanced?this.share():this.show(this.count)}show(e){if(this.count=Math.min(this.size,e),this.geometry instanceof nr){this.geometry.instanceCount=this.count;return}this.count>this.written&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count)}pick(e){if(this.picked=e,this.count=e.length,!(this.geometry instanceof nr)){this.count>0&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count);return}this.geometry.instanceCount=this.count;let t=this.count>this.room;t&&(this.room=Math.min(this.size,Math.ceil(1.3*this.count)),this.geometry.dispose());for(let[n,s]of Object.entries(this.own)){t&&this.geometry.setAttribute(n,new rs(new Float32Array(4*this.room),4));let r=this.geometry.getAttribute(n);for(let o=0;o<this.count;o++)for(let a=0;a<4;a++)r.array[4*o+a]=s[4*e[o]+a];r.needsUpdate=!0}}changed(e){this.geometry instanceof nr?this.geometry.getAttribute(e).needsUpdate=!0:this.written>0&&this.repeat(e,this.own[e],4,4)}dispose(){this.geometry.dispose(),this.one.dispose()}share(){for(let[e,t]of Object.entries(this.one.attributes))this.geometry.setAttribute(e,t);this.geometry.setIndex(this.one.getIndex())}write(e){this.geometry.dispose(),this.written=e;for(let[r,o]of Object.entries(this.one.attributes))this.repeat(r,o.array,o.itemSize,0);for(let[r,o]of Object.entries(this.own))this.repeat(r,o,4,4);let t=this.one.getIndex().array,n=this.one.getAttribute("position").count,s=new Uint32Array(e*t.length);for(let r=0,o=0;r<e;r++)for(let a=0;a<t.length;a++)s[o++]=t[a]+r*n;this.geometry.setIndex(new Fe(s,1))}repeat(e,t,n,s){let r=this.one.getAttribute("position").count,o=new Float32Array(this.written*r*n);for(let a=0,l=0;a<this.written;a++){let c=this.picked?this.picked[a]:a;for(let h=0;h<r;h++)for(let u=0;u<n;u++)o[l++]=t[s>0?s*c+u:n*h+u]}this.geometry.setAttribute(e,new Fe(o,n))}};function cf(i,e,t,n={}){let s={...e,...us},r=i.name+JSON.stringify(n);return{seen:t?LC(i,s,n,r):NC(i,s,n),shadow:FC(i,s,n,r)}}function LC(i,e,t,n){let s=new Ln({color:"#ffffff",side:Vt,shininess:20});return s.defines={...t},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.varyings??""}
${i.head}`).replace("#include <beginnormal_vertex>",`vec3 place, facing;
${i.place}
vec3 objectNormal = facing;
${i.vary??""}`).replace("#include <begin_vertex>","vec3 transformed = place;"),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 above, below;
${i.varyings??""}
${i.tints??""}`).replace("#include <color_fragment>",i.colour??"").replace("#include <lights_phong_pars_fragment>",DC(i.light))},s.customProgramCacheKey=()=>n,s}function FC(i,e,t,n){let s=new Is({depthPacking:xo,side:Vt});return s.defines={...t,CASTING:""},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.head}`).replace("#include <begin_vertex>",`vec3 place, facing;
${i.place}
vec3 transformed = place;`)},s.customProgramCacheKey=()=>`${n}-shadow`,s}var DC=i=>`
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
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`;function NC(i,e,t){return new Gt({side:Vt,toneMapped:!1,lights:!0,fog:!0,defines:t,uniforms:{...wo.clone(Ie.lights),...wo.clone(Ie.fog),...e},vertexShader:`
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
      }`,fragmentShader:"varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }"})}function Jr(i){let e=Math.imul(i^2654435769,2246822507);return e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function Sc(i){let e=Int32Array.from({length:i},(t,n)=>n);for(let t=i-1;t>0;t--){let n=Math.floor(Jr(t)*(t+1)),s=e[t];e[t]=e[n],e[n]=s}return e}function xx(i,e,t,n,s){Mg(i,n),Mg(e,s),Ac.fill(0);for(let r=0;r<i.length;r+=3){let o=e[r]-s.x,a=e[r+1]-s.y,l=e[r+2]-s.z;for(let c=0;c<3;c++){let h=i[r+c]-n.getComponent(c);Ac[3*c]+=h*o,Ac[3*c+1]+=h*a,Ac[3*c+2]+=h*l}}for(let r=0;r<30;r++){Tc.set(0,0,0);let o=1e-12;for(let l=0;l<3;l++)wg.set(0,0,0).setComponent(l,1).applyQuaternion(t),$a.fromArray(Ac,3*l),o+=wg.dot($a),Tc.add(wg.cross($a));Tc.divideScalar(Math.abs(o)+1e-12);let a=Tc.length();if(a<1e-6)return;t.premultiply(UC.setFromAxisAngle(Tc.divideScalar(a),Math.min(a,1.5))).normalize()}}function Ec(i,e){let t=i.length/3;if(Mg(i,e),t<8)return;let n=Array.from({length:4},()=>new Float64Array(5)),s=0;for(let o=0;o<i.length;o+=3){let a=[i[o]-e.x,i[o+1]-e.y,i[o+2]-e.z,1],l=a[0]**2+a[1]**2+a[2]**2;s+=l;for(let c=0;c<4;c++){for(let h=0;h<4;h++)n[c][h]+=a[c]*a[h];n[c][4]+=a[c]*l}}let r=Math.sqrt(s/t);kC(n)&&($a.set(n[0][4]/2,n[1][4]/2,n[2][4]/2),$a.length()<3*r&&e.add($a))}function kC(i){for(let e=0;e<4;e++){let t=e;for(let n=e+1;n<4;n++)Math.abs(i[n][e])>Math.abs(i[t][e])&&(t=n);if(Math.abs(i[t][e])<1e-12*(Math.abs(i[0][0])+1e-12))return!1;[i[e],i[t]]=[i[t],i[e]];for(let n=0;n<4;n++){if(n===e)continue;let s=i[n][e]/i[e][e];for(let r=e;r<5;r++)i[n][r]-=s*i[e][r]}}for(let e=0;e<4;e++)i[e][4]/=i[e][e];return!0}function Mg(i,e){e.set(0,0,0);for(let t=0;t<i.length;t+=3)e.set(e.x+i[t],e.y+i[t+1],e.z+i[t+2]);e.divideScalar(Math.max(1,i.length/3))}var Ac=new Float64Array(9),Tc=new R,wg=new R,$a=new R,UC=new Je;var jr=7,hf=12,Za=40,OC=140,_x=.62,Cc=class{constructor(e,t,n,s){this.info=e;let r=e.style==="braid";this.guides=BC(e);let o=this.fill=r?new Float32Array(0):ks(e.fill),a=Math.floor(o.length/hf);this.order=Sc(a);let l=a===0;this.curves=new Ag(this.guides,e,l);let c=ks(e.roots);this.roots=c.length===3*this.guides.length&&this.guides.length>2?c:new Float32Array(0),this.own=l?GC(this.guides.length,r,e.style==="fur"):this.between(0),this.strands=new yr(wx(2),this.own,!s);let h=Ht(e.colour,t),u=h.clone().offsetHSL(.01,.05,.08);this.uniforms={places:{value:this.curves.places},turns:{value:this.curves.turns},samples:{value:Za},rootTint:{value:Ht(e.tint?.root,`#${h.getHexString()}`)},tipTint:{value:Ht(e.tint?.tip,`#${u.getHexString()}`)},vary:{value:e.tint?.vary??.35},baseTurn:{value:this.turn},centre:{value:new R},clump:{value:e.clump??(e.style==="hair"?.25:0)},pitch:{value:e.frizz?.pitch||.03},onset:{value:e.frizz?.onset??.1},thin:{value:_x},least:{value:4e-5},glow:{value:new R}},this.materials=cf(WC,this.uniforms,n,{...l?{LOCK:""}:{},...r?{BRAID:""}:{}}),this.drawn=new Ne(this.strands.geometry,this.materials.seen),this.drawn.frustumCulled=!1,this.drawn.castShadow=this.drawn.receiveShadow=!0,this.drawn.customDepthMaterial=this.materials.shadow,this.parts=[this.drawn],this.reach=l?e.radius.reduce((d,f)=>Math.max(d,f),0):HC(o),this.roots.length>0&&Ec(this.roots,this.middle)}info;parts;reach;guides;curves;drawn;strands;materials;uniforms;base=-1;roots;fill;order;own;middle=new R;turn=new Je;points=0;settled=!1;setLevel(e){let t=Math.min(this.strands.size,e.strands),n=this.info.style==="fur"?Math.max(4,e.points>>1):e.points;n!==this.points&&this.strands.become(wx(n)),this.points=n,this.strands.show(t),this.uniforms.thin.value=_x*Math.min(2.2,Math.max(1,Math.sqrt(14e3/Math.max(t,1)))),this.uniforms.least.value=Math.min(.0012,4e-5*Math.max(1,Math.sqrt(6e4/Math.max(t,1))))}update(e,t,n){this.settled||this.settle(e,t),this.curves.update(e,t,n),this.findBase(e,t)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,4*n.pixel(t))}grow(e,t,n,s){Os(e,t,n,s,.25*this.reach)}dispose(){this.drawn.removeFromParent(),this.strands.dispose(),this.materials.seen.dispose(),this.materials.shadow.dispose(),this.curves.dispose()}between(e){let{guides:t,roots:n,fill:s,order:r}=this,o=r.length,a=new Float32Array(4*o),l=new Float32Array(4*o),c=new Float32Array(4*o);for(let h=0;h<o;h++){let u=hf*r[h],d=t[s[u+3]]?s[u+3]:0,f=0;for(let p=0;p<3;p++){let y=t[s[u+3+p]]!==void 0;l[4*h+p]=y?s[u+3+p]:d,c[4*h+p]=y?Math.max(0,s[u+6+p])**(1+e):0,f+=c[4*h+p]}for(let p=0;p<3;p++)c[4*h+p]/=f||1;for(let p=0;p<3;p++){let y=0;for(let m=0;m<3&&n.length>0;m++)y+=c[4*h+m]*(n[3*l[4*h+m]+p]-n[3*d+p]);a[4*h+p]=s[u+p]-y}a[4*h+3]=s[u+9]||1,l[4*h+3]=s[u+11],c[4*h+3]=Jr(r[h])}return{beside:a,guide:l,weight:c}}settle(e,t){if(this.settled=!0,this.fill.length===0)return;let{guides:n}=this;this.roots.length===0&&this.base>=0&&n.length>2&&(Sg.fromArray(e,this.base+3).normalize().invert(),this.roots=new Float32Array(3*n.length),n.forEach((a,l)=>Ka.fromArray(e,t+jr*a.poses[0]).sub(Fo.fromArray(e,this.base)).applyQuaternion(Sg).toArray(this.roots,3*l)),Ec(this.roots,this.middle),this.turn.copy(Sg).invert());let s=n.reduce((a,l)=>a+VC(l.poses,e,t),0)/Math.max(1,n.length),r=Math.min(6,Math.max(0,s-7));r>0&&this.info.clump===void 0&&(this.uniforms.clump.value=.55);let o=this.between(r);for(let[a,l]of Object.entries(o))this.own[a].set(l),this.strands.changed(a)}findBase(e,t){let{guides:n,roots:s,turn:r}=this;Ya.length!==3*n.length&&(Ya=new Float32Array(3*n.length)),n.forEach((l,c)=>{let h=t+jr*l.poses[0];for(let u=0;u<3;u++)Ya[3*c+u]=e[h+u]});let o=this.uniforms.centre.value;if(this.base>=0&&!this.info.roots){r.fromArray(e,this.base+3).normalize(),s.length>0?o.copy(this.middle).applyQuaternion(r).add(Fo.fromArray(e,this.base)):Ec(Ya,o);return}if(s.length>0){xx(s,Ya,r,Ka,Fo),o.copy(this.middle).sub(Ka).applyQuaternion(r).add(Fo);return}let a=t+jr*(n[0]?.poses[0]??0);r.set(e[a+3],e[a+4],e[a+5],e[a+6]).normalize(),Ec(Ya,o)}};function wx(i){let e=new Float32Array(6*i),t=[];for(let n=0;n<i;n++){let s=n/(i-1);e.set([s,-1,0,s,1,0],6*n),n<i-1&&t.push(2*n,2*n+1,2*n+2,2*n+2,2*n+1,2*n+3)}return new $e().setAttribute("position",new Fe(e,3)).setIndex(t)}var Ag=class{constructor(e,t,n){this.guides=e;this.info=t;let s=()=>Po(new Float32Array(4*Za*Math.max(1,e.length)),Za,Math.max(1,e.length));this.places=s(),this.turns=n?s():null}guides;info;places;turns;update(e,t,n){let{guides:s,info:r}=this,o=this.places.image.data,a=this.turns?.image.data,l=c=>r.radius[Math.min(c,r.radius.length-1)]??1e-4;s.forEach(({poses:c},h)=>{let u=c.length-1;if(!(u<1||c[u]>=n))for(let d=0;d<Za;d++){let f=d/(Za-1)*u,p=Math.min(Math.floor(f),u-1),y=f-p,m=t+jr*c[p],g=t+jr*c[p+1],v=p>0?t+jr*c[p-1]:m,A=p+2<=u?t+jr*c[p+2]:g,_=4*(Za*h+d);for(let b=0;b<3;b++){let M=e[m+b],N=e[g+b],P=v===m?2*M-N:e[v+b],L=A===g?2*N-M:e[A+b];o[_+b]=M+.5*y*(N-P+y*(2*P-5*M+4*N-L+y*(3*(M-N)+L-P)))}if(o[_+3]=l(c[p])*(1-y)+l(c[p+1])*y,!a)continue;let C=p>0?m:g,S=0;for(let b=3;b<7;b++)S+=e[C+b]*e[g+b];for(let b=0;b<4;b++)a[_+b]=(1-y)*e[C+3+b]+(S<0?-y:y)*e[g+3+b]}}),this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function BC(i){let e=0;return(i.strands??zC(i)).map(([t,n])=>{let s=(i.parents?.[t]??-1)<0?t+1:e;return e=s+n,{poses:Int32Array.from({length:n+1},(r,o)=>o===0?t:Math.min(s+o-1,i.count-1))}})}function zC(i){let e=[];return i.parents?.forEach((t,n)=>{t<0?e.push([n,0]):e.length>0&&e[e.length-1][1]++}),e.filter(([,t])=>t>0)}function GC(i,e,t){let n=Math.round(OC*(e?12:1)),s=n*i,r=new Float32Array(4*s),o=new Float32Array(4*s),a=new Float32Array(4*s),l=Sc(s);for(let c=0;c<s;c++){let h=l[c],u=Jr(h),d=2.399963*h,f=Math.sqrt(h%n/n);r.set([e?h%3:-1,f*Math.cos(d),f*Math.sin(d),t?.7+.3*u:1],4*c),o.set([Math.floor(h/n),0,0,0],4*c),a.set([1,0,0,u],4*c)}return{beside:r,guide:o,weight:a}}function VC(i,e,t){let n=0;for(let s=2;s<i.length;s++){let[r,o,a]=[i[s-2],i[s-1],i[s]].map(l=>t+jr*l);Ka.set(e[o]-e[r],e[o+1]-e[r+1],e[o+2]-e[r+2]),Fo.set(e[a]-e[o],e[a+1]-e[o+1],e[a+2]-e[o+2]),Ka.lengthSq()>0&&Fo.lengthSq()>0&&(n+=Ka.angleTo(Fo))}return n}function HC(i){let e=0;for(let t=0;t+hf<=i.length;t+=hf*7)e=Math.max(e,Math.hypot(i[t],i[t+1],i[t+2]));return Math.min(e,.05)}var Ya=new Float32Array(0),Ka=new R,Fo=new R,Sg=new Je,WC={name:"hair",varyings:`
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
  `};var uf={leaf:{outline:i=>({half:.3*Math.sin(Math.PI*i**.72)**.85,rise:.1*i-.22*i*i}),fold:.35},leaflet:{outline:i=>({half:.085*Math.sin(Math.PI*(.06+.94*i)**.6)+.004,rise:-.28*i*i}),fold:.6},blade:{outline:i=>({half:.028*(1-i)**.6+.002,rise:.12*i-.75*i*i*i}),fold:.4},needle:{outline:i=>({half:.02*(1-.8*i),rise:0}),fold:.2}};uf.frond=uf.leaflet;function Tg(i,e){if(i==="ear")return qC(e);let{outline:t,fold:n}=uf[i]??uf.leaf,s=t(.5).half<.1;if(!e)return XC(t(s?.3:.4),t(1).rise,n);let r=5,o=[],a=[],l=[];for(let c=0;c<=r;c++){let h=c/r,{half:u,rise:d}=t(h);for(let f of[-1,0,1])o.push(f*u,d+n*Math.abs(f)*u,h),a.push(f===0?.86:.94+.1*h);if(c!==r)for(let f of[0,1]){let p=3*c+f;l.push(p,p+3,p+1,p+1,p+3,p+4)}}return Eg(o,a,l)}function XC(i,e,t){let n=i.rise+t*i.half;return Eg([0,0,0,-1.15*i.half,n,.42,1.15*i.half,n,.42,0,e,1],[.86,.97,.97,1.03],[0,1,3,0,3,2])}function qC(i){let e=[],t=[],n=[],s=(o,a,l)=>{let c=e.length/3;e.push(...o.flat()),t.push(...a),n.push(...l.map(h=>h+c))},r=i?7:3;for(let o=0;o<r;o++)for(let a of[-1,1]){let l=.06+.78*(o+(a>0?.5:0))/r,c=i?.2:.36,h=(i?.075:.085)*(1-.35*l),u=a*.05;if(s([[u*.3,0,l],[u+a*h,0,l+.45*c],[u,h,l+.45*c],[u-a*h*.6,0,l+.45*c],[u,-h,l+.45*c],[u+a*.02,0,l+c]],[.62,1,.95,.8,.95,1.12],[0,1,2,0,2,3,0,3,4,0,4,1,5,2,1,5,3,2,5,4,3,5,1,4]),!i&&o!==1)continue;s([[u,-.006,l+.8*c],[u,.006,l+.8*c],[u+a*.2,a*.04*(o%3)-.03,l+c+.62]],[.95,.95,1.3],[0,1,2])}return Eg(e,t,n)}function Eg(i,e,t){let n=new $e;return n.setAttribute("position",new Fe(new Float32Array(i),3)),n.setAttribute("shade",new Fe(new Float32Array(e),1)),n.setIndex(t),n.computeVertexNormals(),n}var Mx=7,$C="#6b5138",YC="#b08d42",ZC=7,Sx=20,KC=2.3,JC=12,df=class{constructor(e,t,n){this.info=e;this.fine=t;this.software=n;let s=e.style==="grass",r=c=>e.radius[Math.min(c,e.radius.length-1)]??.001;this.poses=new kd(Int32Array.from({length:e.count},(c,h)=>h),r,!0),this.leaves=qv(e.leaves),[this.tree,this.trees]=jC(e),this.grassy=e.count<JC*this.trees;let o=Ht(e.tint?.root??e.colour,s?YC:$C);this.uniforms={places:{value:this.poses.places},turns:{value:this.poses.turns},vary:{value:e.tint?.vary??.35},rootTint:{value:o},tipTint:{value:Ht(e.tint?.tip,`#${o.clone().lerp(new le("#7d8a4a"),s?.25:.45).getHexString()}`)},glow:{value:new R},thin:{value:s?.5:.4}},this.links=this.makeLinks(r);let a=this.leaves.length/ls;this.outward=new Float32Array(4*a);let l=0;for(let c=0;c<a;c++)l=Math.max(l,this.leaves[ls*c+8]),this.outward[4*c+3]=Jr(c);if(this.reach=l,a>0)for(let c of this.shapes())this.crops.push(this.makeCrop(c))}info;fine;software;parts=[];reach;poses;links;crops=[];leaves;outward;tree;trees;materials=[];uniforms;grassy;places=null;level=null;seen={at:new R(1/0,0,0),way:new R,high:0};setLevel(e){this.level=e,this.seen.at.x=1/0}update(e,t,n,s){this.poses.update(e,t,n),this.places??=this.findPlaces(e,t,n),this.level&&this.moved(s)&&this.pick(this.level,s,this.places)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,1.5*n.pixel(t))}grow(e,t,n,s){Os(e,t,n,s,.4*this.reach)}dispose(){for(let e of this.parts)e.removeFromParent();for(let e of[this.links,...this.crops])e.near?.dispose(),e.far.dispose();for(let e of this.materials)e.seen.dispose(),e.shadow.dispose();this.poses.dispose()}add(e,t,n={}){let s=cf(t,this.uniforms,this.fine,n);this.materials.push(s);let r=new Ne(e.geometry,s.seen);return r.frustumCulled=!1,r.castShadow=r.receiveShadow=!0,r.customDepthMaterial=s.shadow,this.parts.push(r),e}moved(e){let{seen:t}=this,n=e.camera;n.getWorldDirection(Cg);let s=1/e.pixel(1);return t.at.distanceTo(n.position)<.1*e.distance&&t.way.dot(Cg)>.99&&Math.abs(s/t.high-1)<.1?!1:(t.at.copy(n.position),t.way.copy(Cg),t.high=s,!0)}pick(e,t,n){let s=t.camera;Ax.setFromProjectionMatrix(nR.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse));let r=this.reach>0?this.reach:.1,o=new Float32Array(this.trees),a=n.map((c,h)=>(o[h]=r/t.pixel(Math.max(.2*r,c.middle.distanceTo(s.position)-c.size)),(Ax.intersectsSphere(tR.set(c.middle,1.2*c.size+r))?1:.06)*Math.min(1,(o[h]/ZC)**2))),l=this.nearest(o,this.software?4e3:6e4);this.choose(this.links,a,e.twigs,l,o);for(let c of this.crops)this.choose(c,a,e.leaves*c.items.length/(this.leaves.length/ls),l,o)}nearest(e,t){let n=new Uint8Array(this.trees);if(!this.fine)return n;let s=Array.from(e.keys()).filter(o=>e[o]>Sx).sort((o,a)=>e[a]-e[o]),r=0;for(let o of s){for(let a of this.crops)r+=a.first[o+1]-a.first[o];if(r>t)break;n[o]=1}return n}choose(e,t,n,s,r){let{first:o,items:a,sizes:l}=e,c=0;for(let d=0;d<this.trees;d++)c+=t[d]*(o[d+1]-o[d]);let h=Math.min(1,n/Math.max(1,c)),u=[[],[]];for(let d=0;d<this.trees;d++){let f=o[d+1]-o[d],p=Math.min(1,h*t[d]),y=this.grassy?Jr(d)<p?f:0:Math.ceil(p*f),m=p>0?Math.min(this.grassy||r[d]>Sx?1.4:KC,1/Math.sqrt(p)):1,g=u[e.near?s[d]:0];for(let v=o[d];v<o[d]+y;v++)l&&(l.of[4*a[v]+l.at]=m*l.own[a[v]]),g.push(a[v])}e.far.pick(Uint32Array.from(u[0])),e.near?.pick(Uint32Array.from(u[1]))}shapes(){let{leafShape:e="leaf"}=this.info;return typeof e=="string"?[e]:[...new Set(e)]}makeCrop(e){let{leaves:t,info:n}=this,s=n.leafShape??e,r=(n.leafColours??["#4d7a2a"]).map(y=>Ht(y,"#4d7a2a")),o=t.length/ls,a=new Float32Array(4*o),l=new Float32Array(4*o),c=new Float32Array(4*o),h=new Float32Array(o),u=[];for(let y of Sc(o)){let m=ls*y,g=t[m+9];if(typeof s!="string"&&(s[g]??s[0])!==e)continue;u.push(y);for(let A=0;A<4;A++)a[4*y+A]=t[m+A],l[4*y+A]=t[m+4+A];let v=r[g]??r[0];c[4*y]=v.r,c[4*y+1]=v.g,c[4*y+2]=v.b,h[y]=t[m+8]}let d={stalk:a,lie:l,look:c,outward:this.outward},[f,p]=this.byTree(u,y=>t[ls*y]);return{first:f,items:p,sizes:{of:c,at:3,own:h},near:this.fine?this.add(new yr(Tg(e,!0),d,!this.software),Ex):null,far:this.add(new yr(Tg(e,!1),d,!this.software),Ex)}}makeLinks(e){let{info:t}=this,n=t.parents??[],s=f=>f>0&&n[f]<f?n[f]:-1,r=f=>s(f)===f-1&&s(f-1)>=0,o=new Float32Array(4*t.count),a=new Float32Array(4*t.count),l=1e-6,c=[];for(let f=0;f<t.count;f++)s(f)<0||(c.push(f),l=Math.max(l,e(f)));for(let f of c){let p=s(f),y=f+1<t.count&&s(f+1)===f;o.set([r(f)?s(p):p,p,f,y?f+1:f],4*f);let m=r(f)?(e(p)+e(f))/2:e(f);a.set([s(p)<0?1.25*m:m,y?(e(f)+e(f+1))/2:.7*e(f),Jr(f),Math.min(1,e(f)/l)],4*f)}c.sort((f,p)=>e(p)-e(f)||f-p);let[h,u]=this.byTree(c,f=>f),d={joints:o,size:a};return{first:h,items:u,sizes:null,near:this.fine?this.add(new yr(QC(7,3),d,!this.software),Tx):null,far:this.add(new yr(eR(),d,!this.software),Tx,{RIBBON:""})}}byTree(e,t){let{tree:n,info:s}=this,r=c=>n[Math.min(t(c),s.count-1)],o=new Uint32Array(this.trees+1);for(let c of e)o[r(c)+1]++;for(let c=0;c<this.trees;c++)o[c+1]+=o[c];let a=o.slice(),l=new Uint32Array(e.length);for(let c of e)l[a[r(c)]++]=c;return[o,l]}findPlaces(e,t,n){let{leaves:s,outward:r,tree:o,info:a}=this,l=Array.from({length:this.trees},()=>new cn);for(let f=0;f<n;f++)a.parents&&l[o[f]].expandByPoint(Ja.fromArray(e,t+Mx*f));let c=l.map(f=>({middle:f.getCenter(new R),size:Math.max(.001,.5*f.getSize(Ja).length())})),h=s.length/ls,u=c.map(()=>({n:0,at:new R,size:0})),d=f=>{let p=Math.min(s[ls*f],n-1);return Ja.fromArray(e,t+Mx*p),u[o[p]]};for(let f=0;f<h;f++){let p=d(f);p.at.add(Ja),p.n++}for(let f of u)f.at.divideScalar(Math.max(1,f.n));for(let f=0;f<h;f++){let p=d(f);p.size=Math.max(p.size,Ja.distanceTo(p.at))}for(let f=0;f<h;f++){let p=d(f);Ja.sub(p.at).divideScalar(p.size>0?p.size:1).toArray(r,4*f)}return c}};function jC(i){let e=new Uint32Array(i.count),t=0;for(let n=0;n<i.count;n++){let s=i.parents?.[n]??-1;e[n]=s<0||s>=n?t++:e[s]}return[e,t]}function QC(i,e){let t=[],n=[];for(let s=0;s<=e;s++)for(let r=0;r<i;r++){let o=2*Math.PI*r/i;if(t.push(Math.cos(o),Math.sin(o),s/e),s===e)continue;let a=s*i+r,l=s*i+(r+1)%i;n.push(a,l,a+i,a+i,l,l+i)}return new $e().setAttribute("position",new Fe(new Float32Array(t),3)).setIndex(n)}function eR(){return new $e().setAttribute("position",new Fe(new Float32Array([-1,0,0,1,0,0,-1,0,1,1,0,1]),3)).setIndex([0,1,2,2,1,3])}var Cg=new R,Ja=new R,tR=new is,Ax=new Ps,nR=new dt,Tx={name:"branch",varyings:"varying vec3 vBark; // thickness, random, height of the light",head:`
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${yc}
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
  `},Ex={name:"leaf",varyings:`
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,head:`
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${yc}
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
  `};var iR="#d9a88c",sR="#6d6a4c",ff=class{constructor(e,t,n){this.info=e;let s=e.shape??"sphere";this.flat=s==="ground"||s==="plane",this.seenFirst=s==="head"||s==="rabbit"||n.animal&&Math.max(...e.size??[1])<.45;let r=e.size?.[0]||1,o=e.size?.[1]||r,a=e.size?.[2]||r,l=Ht(e.colour,this.flat?sR:iR),c=(Cx[s]??Cx.sphere)(l,t.fine,n);c.deleteAttribute("normal");let h=Hb(c,1e-5);this.flat?h.scale(r,o,1):h.scale(r,o,a),h.computeVertexNormals();let u=new Ne(h,t.rider("matte"));u.castShadow=!this.flat,u.receiveShadow=!0,this.group.add(u),this.parts=[this.group],h.computeBoundingSphere(),this.reach=this.flat?0:h.boundingSphere.radius+h.boundingSphere.center.length()}info;parts;reach;group=new It;flat;seenFirst;setLevel(){}mark(){}update(e,t,n){this.group.visible=n>0&&!this.flat,n!==0&&(this.group.position.set(e[t],e[t+1],e[t+2]),this.group.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]).normalize())}shown(){return 0}grow(e,t,n,s){this.seenFirst&&Os(e,t,n,s,.5*this.reach)}dispose(){this.group.removeFromParent(),this.group.traverse(e=>e instanceof Ne&&e.geometry.dispose())}},Cx={sphere:(i,e)=>Ft(zs(e).scale(.5,.5,.5),i),ellipsoid:(i,e)=>Ft(zs(e).scale(.5,.5,.5),i),box:i=>Ft(new fi(1,1,1),i),capsule:Rx,limb:Rx,ground:i=>Ft(new In(1,1),i),plane:i=>Ft(new In(1,1),i),ear:(i,e)=>Ft(zs(e).scale(.5,.5,.5).translate(0,0,.5),i),head:rR,rabbit:dR,body:Px,torso:Px},zs=i=>new qt(1,i?64:28,i?40:18).rotateX(Math.PI/2);function Rx(i,e){return Ft(new tr(.5,1,e?12:5,e?28:12).scale(1,1/2,1).rotateX(Math.PI/2).translate(0,0,.5),i)}function Lx(i,e){e.set(i.x,.8*i.y*(1-.08*i.x),.95*i.z);let t=-i.z;if(t>0){let n=t*t*(3-2*t);e.z=-1.35*t,e.y*=1-.3*n,i.x<0&&(e.x*=1-.55*n),e.x+=.35*n}if(i.x>0){let n=i.y*i.y/.01+(i.z+.3)**2/.02,s=i.y*i.y/.12+(i.z-.12)**2/.012;e.x+=.2*Math.exp(-n)+.04*Math.exp(-s)}return e}function rR(i,e,{hair:t,torso:n}){let s=new qt(1,e?96:40,e?72:30).rotateX(Math.PI/2),r=s.getAttribute("position"),o=i.clone().lerp(new le("#c4523f"),.3),a=i.clone().lerp(new le("#9c3b38"),.55),l=i.clone().multiplyScalar(.8),c=[];for(let p=0;p<r.count;p++){Do.fromBufferAttribute(r,p);let y=aR(Do,i,o,a,l);Dx(Do),Fx(Lx(Do,Rc)),c.push(t?y.lerp(pR.copy(t).multiplyScalar(.4),.96*oR(Rc)):y),r.setXYZ(p,Rc.x,Rc.y,Rc.z)}let h=En(s,()=>i),u=h.getAttribute("color");c.forEach((p,y)=>u.setXYZ(y,p.r,p.g,p.b));let d=new le("#33241d"),f=[h,uR(i,e,n)];for(let p of[-1,1])f.push(hR(i,p,e),lR(d,p,e),cR(d,p,e));return qi(...f).scale(.5,.5,.5)}function Fx(i){let e=Math.min(1,Math.max(0,(-i.z-.45)/.75));return i.y*=1+.24*e*e*(3-2*e),i.z<-1.12&&(i.z=-1.12+.65*(i.z+1.12)),i}function oR(i){let e=Math.max(-1,Math.min(1,i.x)),t=e>.6?.32+1.1*(e-.6):.05+.45*e;return Math.max(0,Math.min(1,(i.z-t)/.2+.2))}function Dx(i){if(i.x<=0)return;let e=Math.abs(i.y),t=Math.exp(-((e-.36)**2/.022+(i.z+.08)**2/.01)),n=Math.exp(-((e-.36)**2/.012+(i.z+.12)**2/.006)),s=Math.exp(-(i.y*i.y/.022+(i.z+.62)**2/.0022))+.9*Math.exp(-(i.y*i.y/.018+(i.z+.71)**2/.0022)),r=Math.exp(-(i.y*i.y/.03+(i.z+.93)**2/.01));i.multiplyScalar(1-.05*t+.042*n+.028*s+.03*r)}function aR(i,e,t,n,s){let r=Math.abs(i.y),o=e.clone();if(i.x<=0)return o;o.lerp(t,.55*Math.exp(-((r-.42)**2/.03+(i.z+.38)**2/.02))),o.lerp(t,.35*Math.exp(-(i.y*i.y/.006+(i.z+.33)**2/.006))),o.lerp(s,.35*Math.exp(-((r-.36)**2/.016+(i.z+.06)**2/.006)));let a=Math.exp(-((i.z+.665)**2)/18e-5),l=Math.exp(-((i.y*i.y/.032)**2))*Math.exp(-((i.z+.665)**2/.0035));return o.lerp(n,Math.min(1,1.25*l)),o.multiplyScalar(1-.35*a*Math.exp(-(i.y*i.y/.025)))}function Nx(i,e,t){return Do.set(Math.sqrt(Math.max(0,1-i*i-e*e)),i,e),Dx(Do),Fx(Lx(Do,new R)).multiplyScalar(1+t)}var lR=(i,e,t)=>kx(i,t,.011,n=>Nx(e*(.36+.13*n),-.135-.035*(1-n*n),.004)),cR=(i,e,t)=>kx(i,t,.02,n=>Nx(e*(.37+.17*n),.085+.045*(1-n*n)-.02*n,0));function kx(i,e,t,n){let s=e?24:10,r=6,o=new In(1,1,r,s),a=o.getAttribute("position");for(let l=0;l<=s;l++){let c=2*l/s-1,h=n(c),u=n(c+.02).sub(n(c-.02)).normalize(),d=h.clone().normalize(),f=new R().crossVectors(u,d).normalize(),p=t*Math.sqrt(Math.max(0,1-c*c));for(let y=0;y<=r;y++){let m=2*Math.PI*y/r,g=h.clone().addScaledVector(d,.6*p*Math.cos(m)).addScaledVector(f,p*Math.sin(m));a.setXYZ(l*(r+1)+y,g.x,g.y,g.z)}}return Ft(o,i)}function hR(i,e,t){let n=new bi(.17,.06,t?12:6,t?32:14).scale(.75,1.15,.8),s=new qt(.15,t?24:10,t?16:8).scale(.8,1.2,.35);return qi(Ft(n,i),Ft(s,i.clone().multiplyScalar(.82))).rotateX(Math.PI/2).rotateZ(e*.35).rotateX(-e*.12).translate(-.1,e*.79,-.22)}function uR(i,e,t){let n=t?[[.001,-1.8],[.2,-1.76],[.36,-1.66],[.45,-1.5],[.49,-1.2],[.52,-.8],[.5,-.3]]:[[.001,-2.06],[.3,-2.06],[.52,-2.02],[.58,-1.93],[.545,-1.7],[.5,-1.4],[.5,-1.1],[.55,-.7],[.5,-.3]],s=new po(n.map(([o,a])=>new Ke(o,a)),e?64:24).rotateX(Math.PI/2),r=s.getAttribute("position");for(let o=0;o<r.count;o++)r.setX(o,r.getX(o)-.3+.05*(r.getZ(o)+2));return Ft(s,i)}function dR(i,e){let t=i.clone().lerp(new le("#fff6ea"),.6),n=new le("#1d1512"),s=new le("#c98780"),r=(a,l,c,h)=>i.clone().lerp(t,Math.min(1,Math.max(0,1.3*(l-.35)-.9*h))*(Math.abs(c)<.7?1:.6)),o=[En(zs(e).scale(1,.82,.84),r),En(zs(e).scale(.46,.5,.4).translate(.72,0,-.26),()=>t),Ft(zs(e).scale(.09,.13,.08).translate(1.15,0,-.1),s),Ft(new tr(.014,.12,4,8).rotateX(Math.PI/2).translate(1.155,0,-.22),n)];for(let a of[-1,1])o.push(En(zs(e).scale(.36,.34,.34).translate(.72,a*.33,-.33),()=>t),Ft(zs(e).scale(.14,.09,.17).rotateZ(a*.75).translate(.63,a*.63,.16),n),Ft(zs(e).scale(.035,.03,.04).translate(.75,a*.67,.24),new le("#ffffff")),En(zs(e).scale(.3,.3,.34).translate(-.12,a*.42,.6),()=>i));return qi(...o).scale(.5,.5,.5)}function Px(i,e,{skin:t}){let n=[[0,0,0],[0,.37,.33],[.06,.48,.42],[.2,.47,.42],[.42,.38,.33],[.6,.44,.4],[.74,.48,.47],[.83,.45,.5],[.885,.4,.41],[.93,.35,.22],[.975,.33,.175],[1,.31,.165],[.99,.26,.14],[.95,.2,.1]],s=[[.9,.3,.155],[1,.225,.118],[1.08,.19,.1],[1.14,.16,.085],[1.17,.1,.05],[1.18,0,0]],r=t??i;return qi(Ft(Ix(n,e),i),Ft(Ix(s,e).translate(-.04,0,0),r)).translate(0,0,-.5)}function Ix(i,e){let t=i.length,n=e?64:24,s=e?6:3,r=new In(1,1,n,(t-1)*s),o=r.getAttribute("position");for(let a=0;a<=(t-1)*s;a++){let l=Math.min(Math.floor(a/s),t-2),c=a/s-l,h=p=>i[Math.min(Math.max(p,0),t-1)],[u,d,f]=[0,1,2].map(p=>fR(h(l-1)[p],h(l)[p],h(l+1)[p],h(l+2)[p],c));for(let p=0;p<=n;p++){let y=2*Math.PI*p/n,m=Math.cos(y),g=Math.sin(y),v=(Math.abs(m)**2.4+Math.abs(g)**2.4)**(-1/2.4);o.setXYZ(a*(n+1)+p,Math.max(0,d)*m*v,-Math.max(0,f)*g*v,u)}}return r}function fR(i,e,t,n,s){return e+.5*s*(t-i+s*(2*i-5*e+4*t-n+s*(3*(e-t)+n-i)))}var pR=new le,Do=new R,Rc=new R;var Ux={light:{hand:"#0b8273",force:"#d0421a",torque:"#6247c9",frozen:"#b45309",hover:"#0b8273"},dark:{hand:"#4fd1bd",force:"#ff8357",torque:"#b39dff",frozen:"#fbbf24",hover:"#4fd1bd"}},pf=["#3a6ea5","#b5483a","#4f9d69","#d98c3f","#7a5ca8","#2f8f9d"],Rg=130,mR=150,gR=2.55,yR=5,Lc=class extends Error{},mf=class{surface=U("div",{class:"stage",tabindex:"0",role:"img","aria-label":"The scene. Arrow keys turn the view, G takes hold."});overlay=U("div",{class:"overlay"});camera=new vd;governor;drawn=()=>{};fitted=()=>{};asked=()=>null;grasps=()=>null;wields=()=>null;ramp=new tf;pictures=0;efforts=!0;drowse=!1;grade;painter;materials;studio;hands;views=[];riders=[];fittings=[];hanging=[];rigids=null;planes=null;presses=null;stands=!1;skins=[];feelings=null;masses=[];space="visual";marks=new Id;driven=[];frame=null;hello=null;box=new cn;centre=new R;size=1;framed=!1;follower=new _d;followedAt=0;followedStep=0;chasing=!1;floor=0;highlighted=-1;colours=Ux.light;names=[];part={left:0,top:0,right:0,bottom:0};width=1;height=1;dirty=!0;request=0;last=0;followed=!1;gone=!1;still=!0;constructor(e,t){let n=Ic()&&t!=="high"?"plain":"rich";this.grade=n,this.painter=new xd(this.surface,n),this.governor=new Ed(n,t,Ic()),this.materials=_b(n),this.studio=new wd(this.painter.renderer,n),this.hands=new Ad(this.overlay),this.studio.scene.add(this.hands.group,this.marks.group),e.append(this.surface,this.overlay),e.dataset.grade=n,this.applyQuality(),this.painter.renderer.domElement.addEventListener("webglcontextrestored",()=>this.wake())}load(e){let t=this.hello;if(this.hello=e,t&&vR(t,e)){e.bodies.forEach((n,s)=>this.views[s].info=n),this.wake();return}if(this.clear(),this.framed=this.framed&&t?.scene.name===e.scene.name,e.bodies.some(n=>n.kind==="rigid")){this.rigids=new $d(e,this.grade,Ic()),this.rigids.drowse=this.drowse,this.studio.scene.add(this.rigids.group),this.skins=(e.hands??[]).map(n=>new ef(n,e,this.grade));for(let n of this.skins)this.studio.scene.add(n.mesh);e.hands?.length&&this.studio.scene.add((this.feelings=new rd(e.hands,this.overlay)).group),this.masses=(e.hands??[]).map(n=>new nf(n,e));for(let n of this.masses)this.studio.scene.add(n.group);this.showSpace(this.space)}e.bodies.forEach((n,s)=>this.addBody(e,n,s)),e.planes?.length&&this.studio.scene.add((this.planes=new Dd(e.planes,this.overlay)).group),e.bodies.some(hr)&&this.studio.scene.add((this.presses=new gd(e.bodies,this.overlay)).group),this.ramp.begin(e.bodies),this.studio.dress({hair:e.bodies.some(n=>gf(n)),outdoors:this.outdoors,soil:this.soil(e),meadow:this.meadow(e),mist:e.bodies.some(n=>n.style==="plant")?1.8*(e.scene.view?.distance??0):0}),this.surface.parentElement?.classList.toggle("outdoors",this.outdoors),this.painter.stale=!0,this.painter.soft=e.bodies.some(n=>zx(n)||n.solid),this.applyQuality();for(let n of e.holds){let s=e.bodies[n.body];if(zx(s)||s.kind==="rigid"||s.solid||e.bodies.some(a=>a.kind==="prop")){this.fittings.push(null),this.driven.push(!1);continue}let r=pb(n,s,e.scene),o=r==="pin"&&s.parents!==void 0;this.fit(new uc(r,Ua(s,n.index),r!=="needle"&&r!=="knob"&&!o,this.materials)),this.driven.push(r==="needle"||r==="knob")}this.wake()}addBody(e,t,n){let s=t.kind==="rigid"?this.rigids.view(n):t.solid?new Kr(t,n,pf[n%pf.length],this.grade):_R(e,t,pf[n%pf.length],this.materials);s.setLevel(this.share(e,t)),this.views.push(s);let r=()=>new Set(e.holds.filter(a=>a.body===n).map(a=>a.index)),o=s instanceof qr||(t.riders?.length??0)>0?new jd(s,r(),this.materials):null;this.riders.push(o);for(let a of[...s.parts,o?.group])a&&this.studio.scene.add(a);mb(t,n,e.scene,e.holds)&&this.hang(n)}share(e,t){let n=this.governor.current,s=o=>o(t)/e.bodies.filter(a=>a.style==="plant"||a.style==="grass").reduce((a,l)=>a+o(l),1e-9),r=e.bodies.filter(gf).length||1;return{...n,strands:Math.ceil(n.strands/r),leaves:Math.ceil(n.leaves*s(o=>o.leaves?.length??0)),twigs:Math.ceil(n.twigs*s(o=>o.count))}}get carrier(){return this.hello?.bodies.findIndex(e=>e.kind==="prop"&&e.shape==="head")??-1}get outdoors(){return this.hello?.bodies.some(e=>e.style==="plant"||e.style==="grass")??!1}soil(e){let t=e.bodies.find(Ig);return t&&Ht(t.colour,"#6d6a4c")}meadow(e){let t=new le(0),n=e.bodies.flatMap(s=>s.style==="plant"||s.style==="grass"?s.leafColours??[s.tint?.tip??"#5d7a35"]:[]);for(let s of n)t.add(Ht(s,"#5d7a35"));return n.length>0?t.multiplyScalar(.9/n.length):void 0}show(e){this.frame=e,this.framed||this.reframe(!0),this.wake()}reframe(e=!1){let{frame:t,hello:n,box:s}=this;if(!t||!n||this.views.length===0||(this.measure(t,s),s.isEmpty()))return;this.framed||this.rigids?.settle(s);let r=s.min.z;this.planes?.corners(t,l=>s.expandByPoint(l)),this.follower.forget(),this.chasing=n.bodies.some(l=>l.style==="braid"),this.followedAt=0;let o=wR(n),a=this.outdoors&&o&&!this.framed;if(a)this.centre.copy(o.target);else if(o&&!this.framed){for(let l of[-1,1])s.expandByPoint(fs.copy(o.target).addScalar(l*.13*o.distance));this.centre.copy(o.target).lerp(s.getCenter(fs),.5)}else s.getCenter(this.centre);this.size=Math.max(.5*s.getSize(fs).length(),.001),this.framed||(this.stands=this.views.some((l,c)=>l instanceof Kr&&l.stands(t.floats,t.bodies[c].at,t.bodies[c].count)),this.floor=this.studio.ground=this.groundOf(t)??(this.rigids||this.stands?r:s.min.z-.2*this.size),this.studio.lay(this.tableOf(t)),this.camera.stand(...xR(n))),this.framed=!0,this.look(e,a?o.distance:0)}groundOf(e){let t=1/0;return this.hello?.bodies.forEach((n,s)=>{let r=e.bodies[s];if(r){if(Ig(n)||this.rigids?.isFloor(s,e))t=Math.min(t,e.floats[r.at+2]);else if(this.outdoors&&n.parents)for(let o=0;o<r.count;o++)n.parents[o]<0&&(t=Math.min(t,e.floats[r.at+7*o+2]))}}),t<1/0?t:null}tableOf(e){let t=this.hello?.bodies.findIndex((c,h)=>this.rigids?.isFloor(h,e))??-1;if(t<0)return null;let{bodies:n,geometries:s}=this.hello,r=s[n[t].geometry],[o,a]=r.kind==="ground"?r.size:[1,1],l=e.bodies[t].at;return{colour:Ht(n[t].colour,"#9a9a96"),x:e.floats[l],y:e.floats[l+1],half:[o/2,a/2]}}look(e,t=0){this.studio.fit(this.centre,this.size),this.outdoors&&this.studio.plant(this.box),this.camera.frame(this.box,this.centre,e,t),this.painter.stale||=e,this.fitted(),this.wake()}follow(e){let{frame:t,hello:n}=this;if(!(!t||!n||!this.framed||this.outdoors||this.camera.placed||this.chasing||t.hands.length>0||e-this.followedAt<mR)&&!(t.step===this.followedStep||!n.bodies.some(s=>s.parents)||n.hands?.length)&&(this.followedAt=e,this.followedStep=t.step,this.measure(t,No),!!this.follower.see(e,No,this.box))){if(!this.rigids&&this.follower.travels(No)){this.chasing=!0;return}this.size=.5*this.box.getSize(fs).length(),this.box.getCenter(this.centre),this.look(!1)}}chase(e,t){let{frame:n,hello:s}=this;if(!this.chasing||!n||!s||this.camera.placed||n.hands.length>0||n.step===this.followedStep||(this.followedStep=n.step,this.measure(n,No),No.isEmpty()))return;No.getCenter(fs);let r=.62*No.getSize(vr).length(),o=this.followedAt===0;this.followedAt=e,this.centre.copy(fs),this.size=o?r:Math.max(this.size*.98,r),this.box.setFromCenterAndSize(fs,vr.setScalar(1.1*this.size));let a=n.bodies[this.carrier];a&&s.bodies.some(l=>l.style==="braid")&&(Pc.set(1,0,0).applyQuaternion(MR.fromArray(n.floats,a.at+3)),this.camera.turnTo(Math.atan2(Pc.y,Pc.x)+gR)),this.look(o||t>60)}measure(e,t){t.makeEmpty(),e.bodies.forEach((n,s)=>{this.views[s]?.grow(t,e.floats,n.at,n.count),this.riders[s]?.grow(t,e.floats,n.at,n.count)}),e.holds.forEach((n,s)=>this.fittings[s]&&t.expandByPoint(fs.fromArray(e.floats,n.target)))}resize(e,t,n){this.width=Math.max(1,e),this.height=Math.max(1,t),this.camera.resize(this.width,this.height,n),Object.assign(ar,{left:n.left,top:n.top,right:this.width-n.right,bottom:this.height-n.bottom}),this.applyQuality()}setTheme(e){this.colours=Ux[e],this.studio.setTheme(e),this.painter.stale=!0,Ib(this.colours.hand),vb(this.colours.hand),ax(e==="dark"?.5:.22),ed.color.set(this.colours.force),td.color.set(this.colours.torque),this.marks.setTheme(e),this.wake()}highlight(e){this.highlighted!==e&&(this.highlighted=e,this.wake())}pick(e,t,n){return!this.frame||!this.hello?null:Lb(this.frame,this.views,this.riders,this.fittings,this.camera,this.project,e,t,n,this.meet(e,t))}meet(e,t){let n=this.rigids?.pick(this.frame,this.sight(e,t))??null;for(let s of this.views){let r=s instanceof Kr?s.pick(this.sight(e,t)):null;r&&(!n||r.distance<n.distance)&&(n=r)}return n}planeAt(e,t,n){return(this.frame&&this.planes?.pick(this.frame,this.project,e,t,n))??-1}showLines(e){for(let t of this.views)t instanceof Kr&&t.showLines(e);this.wake()}central(){return(this.frame&&this.rigids?.central(this.frame,this.camera.target))??null}sight(e,t){return Gx.set(2*e/this.width-1,1-2*t/this.height),Vx.setFromCamera(Gx,this.camera.camera),Vx.ray}onScreenPlane(e,t,n,s){return this.camera.camera.getWorldDirection(Pc),this.onPlane(e,t,n,Pc,s)}onPlane(e,t,n,s,r){let{origin:o,direction:a}=this.sight(e,t),l=fs.copy(n).sub(o).dot(s)/a.dot(s);return l>0&&l<1e3*this.camera.distance?r.copy(a).multiplyScalar(l).add(o):r.copy(n)}project=e=>(Dg.copy(e).project(this.camera.camera),Ng[0]=(Dg.x+1)/2*this.width,Ng[1]=(1-Dg.y)/2*this.height,Ng);nearby(e,t){return(this.frame&&this.rigids?.nearby(this.frame,this.project,e,t))??null}felt(e){let{frame:t}=this,n=this.hello?.hands?.[e]?.probes;if(!t||n===void 0)return 0;let s=0;for(let r=0;r<5;r++)s+=t.floats[t.probes.at+n+kn.fingers+r]||0;return s}get below(){return this.studio.ground}showContacts(e){this.marks.parts=e,this.wake()}get pressed(){return this.presses?.list??[]}get contacts(){return this.marks}showSpace(e){this.space=e,this.rigids?.showLimbs(e==="collision");for(let t of this.skins)t.mesh.visible=e==="visual";for(let t of this.masses)t.group.visible=e==="physics";this.wake()}get inSpace(){return this.space}setDrowse(e){this.drowse=e,this.rigids&&(this.rigids.drowse=e),this.wake()}solids(){return this.rigids?.drawn()??{}}info(e){return this.hello?.bodies[e]}get extent(){return this.size}get spacing(){return this.studio.spacing}snapshot(){return this.draw(performance.now()),this.painter.picture()}wake(){this.dirty=!0,!this.request&&!this.gone&&(this.request=requestAnimationFrame(this.tick))}dispose(){this.gone=!0,cancelAnimationFrame(this.request),this.clear(),this.painter.dispose(),this.surface.remove(),this.overlay.remove()}tick=e=>{this.request=0;let t=e-this.last;this.last=e,this.follow(e),this.chase(e,t);let n=this.camera.move(Math.min(.1,t/1e3)),s=this.sink(t),r=!this.still&&!n&&!s;if(this.still=!n&&!s,!this.dirty&&!r&&!n&&!s){this.followed=!1;return}this.followed&&this.governor.measure(t)&&this.applyQuality(),this.followed=!0,this.dirty=!1,this.draw(e),this.drawn(e),this.request=requestAnimationFrame(this.tick)};draw(e){let{frame:t,camera:n}=this;if(t&&this.framed){let s=this.studio.ground;if(us.resolution.value=this.painter.high,this.ramp.see(t),t.bodies.forEach((r,o)=>{let a=this.views[o];a&&(a instanceof Cc&&(a.base=this.carrier>=0?t.bodies[this.carrier]?.at??-1:-1),a.update(t.floats,r.at,r.count,n,s),a instanceof Kr&&(a.setShade(this.studio.contactStrength),a.colour(t,r,this.ramp)),a instanceof qr&&(a.contact.material.uniforms.strength.value=this.studio.contactStrength),a.mark(this.markOf(o,r.flags)),this.riders[o]?.update(t.floats,r.at,r.count,n))}),this.rigids?.update(t,n,s,this.studio.contactStrength),this.skins.forEach((r,o)=>this.dressHand(r,o,t)),this.space==="physics")for(let r of this.masses)r.update(t);this.feelings?.show(t,this.efforts,n,e,this.project,this.grasps()),this.planes?.update(t,this.efforts,n,e,this.project,this.wields()),this.presses?.update(t,this.efforts&&!this.marks.parts,n,e,this.project),this.marks.update(t,this.hello.bodies,n,this.size,e),this.nameFrozen(t),t.holds.forEach((r,o)=>this.placeFitting(this.fittings[o],r.body,r.index,t.floats,r.target));for(let{body:r,fitting:o}of this.hanging){let a=t.bodies[r];a&&this.placeFitting(o,r,a.count-1,t.floats,a.at+7*(a.count-1))}this.hands.show(t,this.hello.bodies,this.fittings,this.driven,this.efforts,n,this.size,e,this.project,this.asked)}this.painter.paint(this.studio,n.camera,this.still,this.painter.whole?this.part:this.needed()),this.pictures++}needed(){let{frame:e,part:t}=this;if(t.left=t.top=1/0,t.right=t.bottom=-1/0,!e)return t;let n=e.floats;if(this.outdoors||this.marks.parts)return Object.assign(t,{left:0,top:0,right:this.width,bottom:this.height});if(this.planes?.corners(e,o=>this.includePoint(o.x,o.y,o.z,8)),this.efforts&&this.planes?.centres(e,o=>this.includePoint(o.x,o.y,o.z,Rg)),this.efforts)for(let{place:o}of this.presses?.list??[])this.includePoint(o.x,o.y,o.z,Rg);e.bodies.forEach((o,a)=>{let l=this.views[a]?.reach??0;for(let c=0;c<o.count;c++){let h=o.at+o.stride*c;this.include(n,h,14+(l>0?l/this.camera.pixel(this.camera.depth(n[h],n[h+1],n[h+2])):0))}});for(let o of this.riders)if(o)for(let a=0;a<o.count;a++){let l=o.centre(a,vr);this.includePoint(vr.x,vr.y,vr.z,1.8*l/this.camera.pixel(this.camera.depth(vr.x,vr.y,vr.z))+6)}let s=this.efforts?Rg:40;for(let o of[...this.fittings,...this.hanging.map(a=>a.fitting)]){if(!o)continue;let{x:a,y:l,z:c}=o.group.position;this.includePoint(a,l,c,yR*o.group.scale.x/this.camera.pixel(this.camera.depth(a,l,c))),o.post?.visible&&this.includePoint(o.post.position.x,o.post.position.y,this.studio.ground,30)}e.holds.forEach((o,a)=>this.driven[a]&&this.include(n,o.target,s));for(let{bodies:o}of this.hello?.hands??[])this.include(n,e.bodies[o[0]].at,s);let r=this.grasps();r&&this.includePoint(r.at.x,r.at.y,r.at.z,20);for(let o of e.hands){this.include(n,o.proxy,s),this.include(n,o.ghost,60);let a=o.mine?this.asked(o.hand):null;a&&this.include(a,0,90)}return t.left=Math.max(0,Math.min(t.left,this.width-2)),t.top=Math.max(0,Math.min(t.top,this.height-2)),t.right=Math.min(this.width,Math.max(t.right,t.left+1)),t.bottom=Math.min(this.height,Math.max(t.bottom,t.top+1)),t}include(e,t,n){this.includePoint(e[t],e[t+1],e[t+2],n)}includePoint(e,t,n,s){let[r,o]=this.project(fs.set(e,t,n)),a=this.part;a.left=Math.min(a.left,r-s),a.right=Math.max(a.right,r+s),a.top=Math.min(a.top,o-s),a.bottom=Math.max(a.bottom,o+s)}placeFitting(e,t,n,s,r){let o=this.views[t];if(!e||!o)return;let a=this.camera.depth(s[r],s[r+1],s[r+2]);e.place(s,r,this.size,o.shown(n,a,this.camera)),e.stand(this.studio.ground,this.size)}markOf(e,t){let n=(t&Lt.frozen)!==0;return!n&&this.highlighted!==e?null:(Lg.colour.set(n?this.colours.frozen:this.colours.hover).convertLinearToSRGB(),Lg.width=n?3:1.6,Lg)}dressHand(e,t,n){if(!e.mesh.visible)return;this.highlighted>=0&&this.hello.bodies[this.highlighted]?.hand===t?Fg.set(this.colours.hover).multiplyScalar(.5):Fg.set(0),e.light(Fg),e.update(n)}nameFrozen(e){e.bodies.forEach((t,n)=>{let s=(t.flags&Lt.frozen)!==0;if(!s&&!this.names[n])return;let r=this.names[n]??=this.overlay.appendChild(U("div",{class:"figure frozen"}));if(ut(r,"shown",s),!s)return;We(r,`${this.hello.bodies[n].name} is frozen`);let o=t.at+t.stride*Math.floor(t.count/2),[a,l]=this.project(fs.fromArray(e.floats,o));r.style.transform=`translate(${Math.round(a)}px, ${Math.round(l)-24}px)`})}sink(e){let{frame:t,studio:n}=this;if(!t||!this.framed||this.hello?.bodies.some(Ig)||this.rigids||this.stands||this.outdoors)return!1;let s=1/0;for(let o of t.bodies)for(let a=0;a<o.count;a++)s=Math.min(s,t.floats[o.at+o.stride*a+2]);s-.05*this.size<this.floor&&(this.floor=Math.max(s-.25*this.size,this.centre.z-6*this.size));let r=this.floor-n.ground;return r===0?!1:(n.ground+=Math.abs(r)<.002*this.size?r:r*(1-Math.exp(-e/250)),n.lookAt(this.centre),!0)}applyQuality(){let e=this.governor.current,t=e.ratio<1?e.ratio:Math.min(devicePixelRatio,e.ratio);if(this.painter.resize(this.width,this.height,t,e.shadows>0),this.studio.setRatio(t),this.studio.setShadows(e.shadows>0,e.shadows||1024),this.hello)for(let n of this.views)n.setLevel(this.share(this.hello,n.info));this.rigids?.setLevel(e),this.wake()}fit(e){this.fittings.push(e);for(let t of[e.group,e.post,e.ghost])t&&this.studio.scene.add(t)}hang(e){let t=new uc("needle",!1,!1,this.materials);this.hanging.push({body:e,fitting:t}),this.studio.scene.add(t.group)}clear(){for(let e of this.views)e.dispose();for(let e of this.riders)e?.dispose();for(let e of this.fittings)e?.dispose();for(let{fitting:e}of this.hanging)e.dispose();for(let e of this.names.splice(0))e?.remove();this.rigids?.dispose(),this.rigids=null,this.planes?.dispose(),this.planes=null,this.presses?.dispose(),this.presses=null;for(let e of[...this.skins.splice(0),...this.masses.splice(0)])e.dispose();this.feelings?.dispose(),this.feelings=null,this.marks.forget(),this.views=[],this.riders=[],this.fittings=[],this.hanging=[],this.driven=[],this.frame=null,this.hands.clear()}},Pg=null;function Ic(){if(Pg!==null)return Pg;let i=document.createElement("canvas").getContext("webgl2");if(!i)throw new Lc;let e=i.getExtension("WEBGL_debug_renderer_info"),t=String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),Pg=/swiftshader|llvmpipe|software|basic render/i.test(t)}function vR(i,e){return i.scene.name===e.scene.name&&i.bodies.length===e.bodies.length&&i.holds.length===e.holds.length&&JSON.stringify([i.geometries,i.lines,i.hands?.map(Ox),i.planes?.map(Bx)])===JSON.stringify([e.geometries,e.lines,e.hands?.map(Ox),e.planes?.map(Bx)])&&i.bodies.every((t,n)=>bR(t,e.bodies[n]))&&i.holds.every((t,n)=>t.body===e.holds[n].body&&t.axes===e.holds[n].axes&&t.index===0==(e.holds[n].index===0))}var Ox=({side:i,size:e,colour:t,bodies:n})=>[i,e,t,n],Bx=({name:i,size:e,colour:t,probes:n})=>[i,e,t,n];function bR(i,e){return["name","colour","count","style","fill","roots","leaves","shape","clump","geometry","look","motion"].every(n=>i[n]===e[n])&&i.solid?.triangles===e.solid?.triangles&&i.solid?.weights===e.solid?.weights&&i.solid?.fixed===e.solid?.fixed&&JSON.stringify([i.parents,i.riders,i.links,i.tint,i.frizz,i.size])===JSON.stringify([e.parents,e.riders,e.links,e.tint,e.frizz,e.size])}var gf=i=>i.style==="hair"||i.style==="fur"||i.style==="braid",zx=i=>i.kind==="prop"||i.style!==void 0&&i.style!==""&&i.style!=="strand",Ig=i=>i.kind==="prop"&&(i.shape==="ground"||i.shape==="plane");function xR(i){let{azimuth:e=-1.15,elevation:t}=i.scene.view??{};if(t!==void 0)return[e,t];let n=r=>i.bodies.some(o=>o.style===r);return n("plant")?[-1.15,.17]:n("grass")?[-1.15,.16]:n("braid")?[-2.25,.12]:i.bodies.some(r=>r.kind==="prop"&&(r.shape==="head"||r.shape==="rabbit"))?[-.58,.13]:[e,.33]}function _R(i,e,t,n){if(e.kind==="prop"){let s=i.bodies.find(gf),r=i.bodies.find(o=>o.kind==="prop"&&o.shape==="head");return new ff(e,n,{hair:s&&Ht(s.tint?.root??s.colour,"#4a2c18"),skin:r&&Ht(r.colour,"#d9a88c"),torso:i.bodies.some(o=>o.kind==="prop"&&(o.shape==="body"||o.shape==="torso")),animal:i.bodies.some(o=>o.style==="ear")})}return gf(e)?new Cc(e,t,n.fine,Ic()):e.style==="plant"||e.style==="grass"?new df(e,n.fine,Ic()):e.style==="ear"?new lf(e,t,n):new qr(e,t,n)}var Lg={colour:new le,width:1};function wR(i){let e=i.scene.view;return!e?.distance||!e.target?null:{target:new R().fromArray(e.target),distance:e.distance}}var fs=new R,Fg=new le,vr=new R,No=new cn,Pc=new R,Dg=new R,Gx=new Ke,Vx=new Yl,MR=new Je,Ng=[0,0];function Hx(i,e){let{about:t="",source:n}=i.scene,s=new Map([["",[]],["Look for",[]],["Try",[]]]);for(let o of t.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)){let a=["Look for","Try"].find(l=>o.startsWith(l+" "));a?s.get(a).push(o.slice(a.length+1)):s.get("").push(o)}let r=o=>s.get(o).length>0&&U("p",{class:"lead"},U("strong",{},o),` ${s.get(o).join(" ")}`);return U("aside",{class:"caption","aria-label":"About the scene"},U("button",{class:"icon-button small","aria-label":"Close the caption",title:"Close (C)",click:e},Et("close")),U("p",{},s.get("").join(" ")),r("Look for"),r("Try"),n?U("p",{class:"source"},n):null)}var SR=400,yf=class{el;haptic=U("span");simulation=U("span");display=U("span");reason=U("strong",{class:"reason"});table=U("table",{});summary;at=0;constructor(){this.summary=U("summary",{title:"Rates held"},U("i",{class:"lamp"}),Et("warn"),this.haptic,this.simulation,this.display,this.reason),this.el=U("details",{class:"chip","aria-label":"Rates held"},this.summary,this.table)}update(e,t,n,s,r,o,a,l){if(l-this.at<SR)return;this.at=l;let c=s(),h=e.rates,u=f=>`${Math.round(f)} Hz`;We(this.haptic,h[Jt.haptic]>0?`haptic ${u(h[Jt.haptic])} · p99 ${ro(h[Jt.hapticP99],2)} ms`:"haptic at rest"),We(this.simulation,n?"replay":t?"simulation paused":`simulation ${u(h[Jt.simHeld])}`),We(this.display,t?"display at rest":`display ${u(c.shown)}`);let d=a||AR(h,t||n,c,o);ut(this.el,"missed",d!==""),We(this.reason,d),this.summary.title=d||"All rates are held",this.fill(e,c,r)}fill(e,t,n){if(!this.el.open)return;let s=e.rates,r=a=>`${ro(a,2)} ms`,o=[["","rate","p50","p99"],["haptic, late by",`${Math.round(s[Jt.haptic])} Hz`,r(s[Jt.hapticP50]),r(s[Jt.hapticP99])],["simulation step",`${Math.round(s[Jt.simHeld])} of ${Math.round(s[Jt.simWanted])} Hz`,r(s[Jt.stepP50]),r(s[Jt.stepP99])],["display",`${Math.round(t.shown)} Hz`,r(t.p50),r(t.p99)],["frames received",`${Math.round(t.received)} Hz`,"",""],["time dropped",`${ro(s[Jt.dropped],2)} s`,"",""],["viewers",String(Math.round(s[Jt.viewers])),"",""],["picture",n,"",""]];this.table.replaceChildren(...o.map((a,l)=>U("tr",{},...a.map((c,h)=>U(l===0||h===0?"th":"td",{},c)))))}};function AR(i,e,t,n){return e?"":i[Jt.simWanted]>0&&i[Jt.simHeld]<.95*i[Jt.simWanted]?`simulation misses ${Math.round(i[Jt.simWanted])} Hz: ${n||`a step takes ${ro(i[Jt.stepP99],2)} ms`}`:i[Jt.haptic]>0&&i[Jt.haptic]<950?"haptic misses 1000 Hz: the machine is busy":i[Jt.hapticP99]>1?"haptic is a whole tick late at times: the machine is busy":t.received>40&&t.shown<25?"display is slow: this browser draws without a graphics card, or is busy":""}var TR=150,ER=84,CR=[["points","points","Where bodies touch; a ring where one slides over the other"],["normals","normals","Directions in which they press"],["pressing","pressing","The part of the force along the normal, on the body that moves"],["rubbing","friction","The part of the force along the surface"]],vf=class{constructor(e){this.events=e;let t=CR.map(([n,s,r])=>{let o=U("button",{class:`choice ${n}`,title:r,"aria-pressed":String(this.parts[n]),click:()=>this.toggle(o,n)},U("i",{}),s);return o});this.drowse=U("button",{class:"choice drowse",title:"Grey what sleeps: nothing touches it that moves (Z)","aria-pressed":"false",click:()=>this.events.drowse(this.drowse.getAttribute("aria-pressed")!=="true")},U("i",{}),"grey what sleeps"),this.el=U("section",{class:"panel contacts","aria-label":"Contacts",hidden:!0},U("p",{},U("strong",{},"Contacts"),this.sum),U("div",{class:"choices"},...t,this.drowse),U("p",{class:"newtons"},this.arrow,this.newtons))}events;el;parts={points:!0,normals:!1,pressing:!0,rubbing:!0};sum=U("output",{"aria-label":"Contacts"});arrow=U("i",{class:"arrow"});newtons=U("span",{});drowse;at=0;get shown(){return!this.el.hidden}setDrowse(e){this.drowse.setAttribute("aria-pressed",String(e))}show(e,t,n){if(this.el.hidden||n-this.at<TR)return;this.at=n;let s=(l,c)=>`${l.toLocaleString("en")} ${c}`;We(this.sum,e.count===0?"nothing touches":[s(e.count,""),e.sliding>0?s(e.sliding,"slide"):"",`together ${nn(e.pressing,"N")}`].map(l=>l.trim()).filter(Boolean).join(" · "));let r=e.perNewton/t.pixel(t.distance),o=r>0&&(this.parts.pressing||this.parts.rubbing);if(ut(this.el,"scaled",o),!o)return;let a=Ym(ER/r);this.arrow.style.width=`${Math.round(a*r)}px`,We(this.newtons,nn(a,"N",1))}toggle(e,t){this.parts[t]=!this.parts[t],e.setAttribute("aria-pressed",String(this.parts[t])),this.at=0,this.events.parts()}};function kg(i){return i&Lt.frozen?"frozen: it diverged":PR(i,[[Lt.unstable,"unstable"],[Lt.taut,"taut"],[Lt.snapped,"snapped through"],[Lt.inverted,"turned inside out in places"],[Lt.unsolved,"bonds that cannot all be kept"],[Lt.leapt,"its base leapt"],[Vr.leapt,"the hand leapt"],[Vr.freed,"a caught finger was put back"],[Vr.clamped,"a joint is at its limit"],[Vr.ignored,"asked for what is no number"],[Lt.unconverged,"settling"]])}var Wx=Lt.frozen|Lt.inverted|Lt.unsolved|Lt.leapt|Vr.leapt|Vr.freed|Vr.ignored,RR=2500,bf=class{message="";until=0;forget(){this.message=""}hear(e,t,n){let s=e.bodies.findIndex(o=>o.flags&Wx),r=t?.bodies[s];return r&&(this.message=`${r.group??r.name}: ${kg(e.bodies[s].flags&Wx)}`,this.until=n+RR),n<this.until?this.message:""}};function PR(i,e){return e.flatMap(([t,n])=>i&t?n:[]).join(", ")}var IR=110,Xx=["thumb","index","middle","ring","little","wrist"],Ug=5,qx=150,xf=class{constructor(e,t){this.glove=e;this.take=U("button",{class:"text-button take",click:()=>this.glove.toggle()}),this.slider=U("input",{type:"range",min:"0",max:String(qx),step:"1","aria-label":"Closure",input:()=>this.glove.setClosure(Number(this.slider.value)/100),pointerdown:()=>this.sliding=!0,pointerup:()=>this.sliding=!1,change:()=>this.sliding=!1});let n=a=>()=>this.glove.squeeze("panel",a);this.grip=U("button",{class:"text-button close-hand",title:"Close the hand while this is held (Space)",pointerdown:n(!0),pointerup:n(!1),pointerleave:n(!1),pointercancel:n(!1)},"Close"),this.grip.addEventListener("keydown",a=>(a.key===" "||a.key==="Enter")&&this.glove.squeeze("panel",!0)),this.grip.addEventListener("keyup",n(!1)),this.grip.addEventListener("blur",n(!1)),this.bars=Xx.map(a=>{let l=U("output",{"aria-label":`Force on the ${a}`},"0"),c=U("i",{});return{el:U("li",{title:a==="wrist"?"What the wrist feels [N]":`What the ${a} feels [N]`},l,U("span",{class:"bar"},c),U("span",{class:"name"},a)),value:l,fill:c,mean:0}}),this.spaces=Fc.map(([a,l,c])=>U("button",{role:"radio",title:c,"data-space":a,click:()=>t.space(a)},l));let s=U("div",{class:"segments",role:"radiogroup","aria-label":"Space that is shown"},...this.spaces);_f(s);let r=a=>U("dd",{title:a});this.loops={visual:r("Pictures drawn by this page"),physics:r("Steps of the world"),collision:r("Time to find what touches, in each step"),haptic:r("What a force feedback device would be told")};let o=(a,l)=>[U("dt",{},a),l];this.el=U("section",{class:"panel hand","aria-label":"Hand",hidden:!0},U("header",{},Et("hand"),this.title,this.which,this.whose,this.take),this.hint,this.recipes,U("div",{class:"closure"},U("label",{},"closure"),this.slider,this.closed,this.grip),U("ul",{class:"forces","aria-label":"Forces in newtons"},...this.bars.map(a=>a.el)),s,U("dl",{class:"loops"},...o("visual",this.loops.visual),...o("physics",this.loops.physics),...o("collision",this.loops.collision),...o("haptic",this.loops.haptic))),this.setSpace("visual")}glove;el;title=U("h2",{});whose=U("span",{class:"whose"});which=U("select",{"aria-label":"Hand",change:()=>this.glove.choose(Number(this.which.value))});take;hint=U("p",{class:"hint"},...FR());recipes=U("div",{class:"recipes",role:"radiogroup","aria-label":"Grasp"});slider;closed=U("output",{});grip;bars;spaces;loops;rates=null;at=0;most=Ug;sliding=!1;load(e){let t=e.hands??[];this.el.hidden=t.length===0,this.most=Ug,this.which.replaceChildren(...t.map((n,s)=>U("option",{value:String(s)},`${n.name} hand`))),this.which.hidden=t.length<2,ut(this.el,"replayed",e.replay!==void 0),this.fillRecipes(),this.show()}setSpace(e){for(let t of this.spaces)t.setAttribute("aria-checked",String(t.dataset.space===e)),t.tabIndex=t.dataset.space===e?0:-1}show(){let{glove:e}=this,{info:t}=e;if(!t||this.el.hidden)return;let n=e.mine,s=!n&&t.owner!==0;We(this.title,this.which.hidden?`${t.side==="left"?"Left":"Right"} hand`:""),this.which.value!==String(e.hand)&&(this.which.value=String(e.hand)),We(this.whose,n?e.isClosing?"closing":"yours":s?"in use":e.scripted?"by script":"at rest"),We(this.take,e.state==="following"||n&&ld()?"Leave it":e.state==="asked"?"Taking …":n?"Follow":"Take it"),this.take.title=e.state==="following"?"Leave it (Esc)":"It follows the pointer (M)",this.take.disabled=s,this.hint.hidden=!n||ld(),ut(this.el,"mine",n),[...this.recipes.children].forEach((o,a)=>{o.setAttribute("aria-checked",String(a===e.recipe)),o.tabIndex=a===e.recipe?0:-1});let r=Math.round(100*e.closure);this.sliding||(this.slider.value=String(r)),this.slider.style.setProperty("--at",`${Math.min(100,100*r/qx)}%`),this.slider.setAttribute("aria-valuetext",`${r} %`),We(this.closed,`${r} %`)}hear(e){this.rates=e}update(e,t,n,s){let{info:r}=this.glove;if(this.el.hidden||!r||s-this.at<IR)return;this.at=s;let o=h=>e.floats[e.probes.at+r.probes+h],a=Xx.map((h,u)=>u<5?o(kn.fingers+u):Math.hypot(o(kn.force),o(kn.force+1),o(kn.force+2)));this.most=Math.max(Ug,.97*this.most,...a.filter(Number.isFinite)),a.forEach((h,u)=>this.showForce(this.bars[u],h)),this.glove.follow(o(kn.closure),o(kn.recipe),o(kn.tracks)>0),this.glove.mine||this.show();let{rates:l}=this,c=(h,u)=>h>=.5?`${Math.round(h)} ${u}`:"at rest";We(this.loops.visual,t?"at rest":c(n(),"fps")),We(this.loops.physics,l?c(l.physics,"steps/s"):"—"),We(this.loops.collision,l?`${ro(l.detection,2)} ms`:"—"),We(this.loops.haptic,l?c(l.haptic,"Hz"):"—")}showForce(e,t){let n=Number.isFinite(t);e.mean+=((n?t:0)-e.mean)*.6,e.fill.style.height=`${Math.min(100,100*e.mean/this.most).toFixed(1)}%`,We(e.value,n?e.mean<.05?"0":e.mean.toFixed(e.mean<9.95?1:0):"—"),ut(e.el,"felt",e.mean>=.05)}fillRecipes(){let e=this.glove.info?.recipes??[];this.recipes.replaceChildren(...e.map((t,n)=>U("button",{role:"radio",title:`${LR[t]??t} (${n+1})`,click:()=>this.glove.setRecipe(n)},t))),_f(this.recipes)}};function _f(i){let e=[...i.children];e.forEach((t,n)=>t.addEventListener("keydown",s=>{let r={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[s.key];if(!r)return;s.preventDefault(),s.stopPropagation();let o=e[(n+r+e.length)%e.length];o.click(),o.focus()}))}var Fc=[["visual","Visual","What is seen: a skin over the limbs (B)"],["collision","Collision","What touches: a rounded box and fifteen capsules (B)"],["physics","Physics","What moves: a mass for each limb, drawn after the skeleton by a spring and a damper (B)"]],LR={open:"Flat, fingers a little spread",pinch:"Thumb and index finger",tripod:"Thumb and two fingers, as for a pen",power:"All fingers around it",hook:"Four bent fingers, for handles",point:"The index finger alone"},FR=()=>[U("span",{},"Mouse: move. Space or button held: close."),U("span",{},"Wheel: nearer, farther. Shift or Alt: turn.")];var DR=[["Hands",[[["Drag a body"],"pull it by that place, any node or link; the band shows how hard"],[["Shift","drag"],"turn it about the line of sight"],[["Alt","drag"],"turn it about its own axis"],[["Wheel while holding"],"turn it about its own axis"],[["G"],"take hold of what is under the pointer, or let go"],[["Arrows","Page ↑ ↓"],"move what you hold"],[["[","]"],"turn what you hold about its own axis"],[["Esc"],"let go"]]],["View",[[["Drag on nothing"],"orbit"],[["Wheel"],"zoom"],[["Right drag"],"pan"],[["Double click"],"focus on a body; on nothing: see all"],[["Arrows","+","−"],"orbit and zoom"],[["F"],"see all"],[["V"],"show or hide forces and torques"],[["X"],"show or hide contacts"],[["T"],"light or dark"]]],["Rigid bodies",[[["Drag"],"pull at the very place you press: beside its middle it turns, too"],[["Let go while moving"],"throw it: it flies on as fast as it was"],[["Drag slowly"],"feel the weight; what lies on top comes along as far as friction holds it"],[["X"],"contacts: a dot where bodies touch, a ring where one slides; orange arrows press, blue ones rub, the key tells their newtons"],[["Z"],"grey what sleeps: it has come to rest, and costs nothing until something touches it"],[["Click a body"],"its parameters; friction is that of its surface"]]],["The hand of a scene",[[["M"],"take it, or leave it: it follows the mouse, and an open one finds the distance of what it comes near"],[["Space","Button"],"held: close the fingers; they stop when they hold firmly. Then lift"],[["Drag the hand"],"move it just so far; a click on it takes it"],[["Wheel"],"nearer, farther"],[["Shift","Alt"],"and mouse: turn it; right drag: orbit"],[["Arrows","Page ↑ ↓"],"move it; with Shift: turn it; [ and ] roll it"],[["1","…","6"],"open, pinch, tripod, power, hook, point"],[["B"],"show what is seen, what touches, or what moves of it"],[["Esc"],"leave it where it is, with what it holds"]]],["Soft solids",[[["Drag"],"pull any node of the surface"],[["M"],"take the plane, or leave it: it follows the mouse"],[["Space","Click"],"hold the ring that it cuts, or let go"],[["Wheel","[","]"],"twist: turn the plane about its normal"],[["Shift"],"and mouse or arrows: turn it; arrows, Page ↑ ↓: move it"],[["Drag its rim"],"move it just so far; a click on it takes it"],[["E"],"colour by strain or stress, skin by pressure, or by neither"]]],["Time",[[["Space"],"pause or go on"],[["."],"one step"],[["R"],"reset"],[["<",">"],"slower, faster"]]],["Page",[[["O"],"outline"],[["P"],"parameters"],[["D"],"plots"],[["C"],"caption"],[["Click a name"],"in a plot: hide or show that line"],[["Drag in a plot"],"zoom; a double click shows all"],[["S"],"save a picture"],[["L"],"copy a link to this state"],[["H"],"this card"]]],["For artists",[[["Drag a knot"],"change a factor along the length of a strand (Parameters, “along the length”)"],[["Double click"],"on the curve: add a knot; on a knot: remove it"],[[",",".","Arrows"],"choose a knot and move it; Insert adds, Delete removes"],[["◇"],"beside a value: set a key now, or remove the one that is here"],[["Drag ◆"],"move a key in time; a double click in its lane adds one"],[["Arrows","Delete"],"move, raise or remove the key that has the focus"],[["K"],"show or hide the keyframes"],[["Set pose"],"in Parameters: what it looks like now is what pose strength draws it to"],[["On","Off"],"of the zero-gravity rest shape: a groom as it was drawn, and as it would sag"]]],["Touch",[[["One finger"],"pull a body or the hand of a scene, or orbit"],[["Two fingers"],"turn what the first one holds; or zoom and pan"],[["Two taps"],"focus"]]]];function $x(){let i=U("dialog",{class:"help","aria-label":"Keys and gestures"},U("header",{},U("h2",{},"Keys and gestures"),U("button",{class:"icon-button","aria-label":"Close",title:"Close (Esc)",click:()=>i.close()},Et("close"))),U("div",{class:"help-columns"},...DR.map(([e,t])=>U("section",{},U("h3",{},e),U("dl",{},...t.flatMap(([n,s])=>[U("dt",{},...n.map(r=>U("kbd",{},r))),U("dd",{},s)]))))));return i.addEventListener("click",e=>e.target===i&&i.close()),i}var Zx=new Set(["bodies","rod","chain","rigid","section"]),Yx={hanging:"zero-gravity rest shape",local:"local dynamics",weight:"weight of the field",loop:"goes round"};function ps(i){let e=i.split(".").filter(r=>!Zx.has(r)),t=e[e.length-1],n=e[e.length-2],s=n&&/^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(n);if(s&&!(s[1]==="loads"&&s[2]==="0")&&(t=`${s[1].replace(/s$/,"")} ${s[2]} ${t}`),n==="line")t=t.replace("from","start").replace("to","end");else if(n==="arc"||n==="helix")t=`${n} ${t}`;else if(n==="profiles")return`${t} along the length`;return Yx[t]&&n!=="profiles"?Yx[t]:t.replaceAll("_"," ").replace(/\[(\d)\]$/,(r,o)=>` ${"xyz"[o]??o}`)}function Kx(i){return i.split(".").filter(t=>!Zx.has(t)&&t!=="strands"&&t!=="groom"&&t!=="fibre"&&t!=="fields"&&t!=="profiles").slice(0,-1).join(" · ")}function ja(i,e){return i.length===e.length&&i.every((t,n)=>Dc(t.at,e[n].at)&&Dc(t.factor,e[n].factor))}function Dc(i,e){return Array.isArray(i)||Array.isArray(e)?ja(Array.isArray(i)?i:[],Array.isArray(e)?e:[]):i===e||typeof i=="number"&&typeof e=="number"&&Math.abs(i-e)<=1e-9*Math.max(Math.abs(i),Math.abs(e))}var Nc=.01,NR=.5*Nc+1e-9,kR=80,wf=class{constructor(e){this.events=e;let t=U("button",{class:"icon-button small",title:"Remove the key (Delete)","aria-label":"Remove the key",click:()=>this.removeChosen()},Et("trash"));this.editor.append(U("label",{},"at ",this.when),U("label",{},"value ",this.what," ",this.unit),t),this.editor.hidden=!0,this.el=U("section",{class:"panel keys","aria-label":"Keyframes",hidden:!0},U("header",{},U("h2",{},"Keyframes"),U("span",{class:"hint"},"Drag a diamond to move a key; double click in a lane to add one."),this.editor),this.lanes,this.ruler)}events;el;lanes=U("div",{class:"lanes"});ruler=U("div",{class:"ruler","aria-hidden":"true"});editor=U("div",{class:"key-editor"});when=this.field("Time of the key","s",e=>this.edit(e,null));what=this.field("Value of the key","",e=>this.edit(null,e));unit=U("span",{});tracks=new Map;params=new Map;drawn=new Map;length=10;asked=0;time=0;chosen=null;dragging=!1;timer=0;away=!1;get shown(){return!this.el.hidden}toggleShown(){this.away=!this.away,this.layOut()}load(e,t,n){this.asked=n,this.params=new Map(t.map(s=>[s.path,s])),!this.dragging&&(this.tracks=new Map(e.map(s=>[s.path,{...s,keys:s.keys.map(r=>({...r}))}])),this.chosen&&!this.tracks.get(this.chosen.path)?.keys[this.chosen.index]&&(this.chosen=null),this.layOut())}update(e){for(let t of e)this.params.set(t.path,t)}show(e){if(this.time=e,!!this.shown)for(let[t,n]of this.drawn){n.bar.style.setProperty("--now",`${(100*Math.min(1,this.around(t)/this.length)).toFixed(2)}%`);let s=this.valueOf(t);s!==null&&We(n.value,nn(s,this.params.get(t)?.unit??""))}}valueOf(e){let t=this.tracks.get(e);return t&&t.keys.length>0?Number(jx(t,this.around(e)).toPrecision(6)):null}stateOf(e){let t=this.tracks.get(e);return t?this.indexAt(t,this.around(e))>=0?"here":"keyed":"none"}toggle(e,t){let n=this.tracks.get(e),s=n?this.indexAt(n,this.around(e)):-1;if(n&&s>=0&&Math.abs(n.keys[s].value-t)<=1e-5*Math.abs(t))return this.chosen={path:e,index:s},this.removeChosen();this.put(e,this.around(e),t)}put(e,t,n,s=!1){let r=this.tracks.get(e);if(!r&&s)return!1;r||this.tracks.set(e,r={path:e,keys:[]});let o=Jx(t),a=this.indexAt(r,o);return a>=0?r.keys[a].value=n:r.keys.push({time:o,value:n}),r.keys.sort((l,c)=>l.time-c.time),this.chosen={path:e,index:this.indexAt(r,o)},s||(this.away=!1),this.layOut(),this.send(e,s),!0}setNow(e,t){return this.put(e,this.around(e),t,!0)}around(e){let t=this.tracks.get(e);if(!t?.loop||t.keys.length<2)return this.time;let n=t.keys[0].time,s=t.keys[t.keys.length-1].time-n;return this.time>n&&s>0?n+(this.time-n)%s:this.time}indexAt(e,t){return e.keys.findIndex(n=>Math.abs(n.time-t)<=NR)}layOut(){let e=Math.max(0,...[...this.tracks.values()].flatMap(s=>s.keys.map(r=>r.time)));this.length=Math.max(this.asked>0?this.asked:10,e),this.el.hidden=this.tracks.size===0||this.away;for(let[s,r]of this.drawn)this.tracks.has(s)||(r.el.remove(),this.drawn.delete(s));for(let s of this.tracks.values())this.fill(s);let t=innerWidth<900?Math.max(3,(innerWidth-170)/36):14,n=[.1,.2,.5,1,2,5,10,20,60].find(s=>this.length/s<=t)??100;this.ruler.replaceChildren(...Array.from({length:Math.floor(this.length/n+1e-6)+1},(s,r)=>U("span",{style:`left:${(100*r*n/this.length).toFixed(2)}%`},r===0?"0 s":Ei(r*n)))),this.showChosen(),this.show(this.time),this.events.changed()}fill(e){let t=this.drawn.get(e.path)??this.addLane(e.path);for(;t.diamonds.length<e.keys.length;)t.diamonds.push(this.diamond(e.path,t.diamonds.length));for(let c of t.diamonds.splice(e.keys.length))c.remove();let n=e.keys.map(c=>c.value),s=Math.min(...n),r=Math.max(...n),o=c=>r>s?20-16*(c-s)/(r-s):12,a=c=>100*c/this.length;e.keys.forEach((c,h)=>{let u=t.diamonds[h];u.style.left=`${a(c.time).toFixed(2)}%`,u.title=`${nn(c.value,this.params.get(e.path)?.unit??"")} at ${Ei(c.time)} s`,u.setAttribute("aria-label",`Key ${h+1}: ${u.title}`),ut(u,"chosen",this.chosen?.path===e.path&&this.chosen.index===h),t.bar.append(u)});let l=[`0,${o(n[0])}`,...e.keys.map(c=>`${a(c.time)},${o(c.value)}`),`100,${o(n[n.length-1])}`];t.bar.querySelector("polyline").setAttribute("points",l.join(" "))}addLane(e){let t="http://www.w3.org/2000/svg",n=document.createElementNS(t,"svg");n.setAttribute("viewBox","0 0 100 24"),n.setAttribute("preserveAspectRatio","none"),n.append(document.createElementNS(t,"polyline"));let s=U("div",{class:"lane-bar",dblclick:c=>this.addAt(e,c)},n),r=U("b",{}),o=U("button",{class:"icon-button small",title:"Remove all keys of this parameter","aria-label":`Remove all keys of ${ps(e)}`,click:()=>this.clear(e)},Et("close")),a=U("div",{class:"lane","data-path":e},U("div",{class:"lane-name",title:e},U("span",{},ps(e),U("small",{},` ${Kx(e)}`)),r),s,o),l={el:a,bar:s,value:r,diamonds:[]};return this.drawn.set(e,l),this.lanes.append(a),l}diamond(e,t){let n=U("button",{class:"diamond"});return n.addEventListener("focus",()=>this.choose(e,t)),n.addEventListener("pointerdown",s=>this.grab(s,n,e,t)),n.addEventListener("dblclick",s=>s.stopPropagation()),n.addEventListener("keydown",s=>this.key(s,e,t)),n}choose(e,t){this.chosen={path:e,index:t};for(let[n,s]of this.drawn)s.diamonds.forEach((r,o)=>ut(r,"chosen",n===e&&o===t));this.showChosen()}showChosen(){let e=this.chosen&&this.tracks.get(this.chosen.path)?.keys[this.chosen.index];this.editor.hidden=!e,!(!e||!this.chosen)&&(document.activeElement!==this.when&&(this.when.value=Ei(e.time)),document.activeElement!==this.what&&(this.what.value=String(Number(e.value.toPrecision(5)))),We(this.unit,this.params.get(this.chosen.path)?.unit??""))}grab(e,t,n,s){if(e.button!==0)return;e.preventDefault(),t.focus({preventScroll:!0}),this.choose(n,s),t.setPointerCapture(e.pointerId);let r=e.clientX,o=l=>{if(!this.dragging&&Math.abs(l.clientX-r)<3)return;this.dragging=!0;let c=this.drawn.get(n).bar.getBoundingClientRect();this.moveTo(n,s,(l.clientX-c.left)/c.width*this.length)},a=()=>{t.removeEventListener("pointermove",o),t.removeEventListener("pointerup",a),t.removeEventListener("pointercancel",a),this.dragging&&this.send(n,!1),this.dragging=!1};t.addEventListener("pointermove",o),t.addEventListener("pointerup",a),t.addEventListener("pointercancel",a)}moveTo(e,t,n){let s=this.tracks.get(e)?.keys;if(!s?.[t])return;let r=t>0?s[t-1].time+Nc:0,o=t<s.length-1?s[t+1].time-Nc:this.length;s[t].time=Jx(Math.min(o,Math.max(r,n))),this.layOut(),this.send(e,!0)}key(e,t,n){let s=this.tracks.get(t),r=s?.keys[n];if(!s||!r)return;let o=this.params.get(t),a=o?.min!==void 0&&o.max!==void 0&&o.max>o.min&&o.max-o.min<1e4&&!o.log?(o.max-o.min)/100:Math.abs(r.value)/20||.05,l=e.shiftKey?.1:1,c=d=>this.edit(null,Number((r.value+d*a*l).toPrecision(6))),u={ArrowLeft:()=>this.moveTo(t,n,r.time-.1*l),ArrowRight:()=>this.moveTo(t,n,r.time+.1*l),ArrowUp:()=>c(1),ArrowDown:()=>c(-1),Delete:()=>this.removeChosen(),Backspace:()=>this.removeChosen()}[e.key];u&&(e.preventDefault(),e.stopPropagation(),u())}edit(e,t){if(!this.chosen)return;let{path:n,index:s}=this.chosen,r=this.tracks.get(n)?.keys[s];r&&(e!==null&&this.moveTo(n,s,e),t!==null&&(r.value=t,this.layOut(),this.send(n,!1)))}removeChosen(){if(!this.chosen)return;let{path:e,index:t}=this.chosen,n=this.tracks.get(e);if(n){if(n.keys.splice(t,1),this.chosen=null,n.keys.length===0||n.loop&&n.keys.length<2)return this.clear(e);this.layOut(),this.send(e,!1)}}clear(e){this.tracks.delete(e),this.chosen?.path===e&&(this.chosen=null),this.layOut(),this.events.send(e,null)}addAt(e,t){let n=this.tracks.get(e);if(!n)return;let s=this.drawn.get(e).bar.getBoundingClientRect(),r=(t.clientX-s.left)/s.width*this.length;this.put(e,r,Number(jx(n,r).toPrecision(4)))}send(e,t){clearTimeout(this.timer),this.timer=0;let n=()=>{let s=this.tracks.get(e)?.keys;s&&this.events.send(e,s.map(r=>({...r})))};t?this.timer=window.setTimeout(n,kR):n()}field(e,t,n){let s=U("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":e,focus:()=>s.select(),keydown:r=>{r.key==="Enter"&&s.blur(),r.stopPropagation()},blur:()=>{let r=Qc(s.value,t||(this.unit.textContent??""));Number.isNaN(r)?this.showChosen():n(r)}});return s}},Jx=i=>Number((Math.round(i/Nc)*Nc).toFixed(2));function jx(i,e){let{keys:t}=i,n=t.findIndex(o=>o.time>=e);if(n<0)return t[t.length-1].value;if(n===0)return t[0].value;let s=t[n-1],r=t[n];return s.value+(r.value-s.value)*(e-s.time)/(r.time-s.time)}var Mf=class{constructor(e){this.retry=e;this.el.append(this.banner,this.card,this.toasts)}retry;el=U("div",{class:"notices","aria-live":"polite"});banner=U("div",{class:"banner",role:"status",hidden:!0});card=U("div",{class:"mistakes",role:"alert",hidden:!0});toasts=U("div",{class:"toasts",role:"status"});timer=0;dispose(){clearInterval(this.timer)}lost(e){clearInterval(this.timer);let t=U("span",{}),n=()=>{let s=e===null?0:Math.ceil((e-performance.now())/1e3);t.textContent=s>0?`Trying again in ${s} s. `:"Trying again now. "};n(),this.timer=window.setInterval(n,250),this.banner.replaceChildren(Et("warn"),U("span",{},U("strong",{},"The connection is lost. "),"This is the last picture. ",t),U("button",{class:"text-button",click:this.retry},"Try now")),this.banner.hidden=!1}waiting(){clearInterval(this.timer),this.timer=window.setTimeout(()=>{this.banner.replaceChildren(U("span",{},U("strong",{},"Waiting for the scene. "),"The server is building it.")),this.banner.hidden=!1},1200)}found(){clearInterval(this.timer),this.banner.hidden=!0}mistakes(e,t){let n=t?"The scene file has a mistake; the last good scene runs on":"This scene cannot be shown",s=e.mistakes?.length?e.mistakes:[{file:e.file,line:e.line,path:e.path,problem:e.message,suggestion:e.suggestion}];this.card.replaceChildren(),ji(this.card,U("header",{},Et("warn"),U("h2",{},n),t&&U("button",{class:"icon-button","aria-label":"Close",title:"Close",click:()=>this.clearMistakes()},Et("close"))),U("ol",{},...s.map(UR)),!t&&U("p",{},U("a",{href:"#/"},"Back to the gallery"))),this.card.hidden=!1}clearMistakes(){this.card.hidden=!0}say(e,t="done"){let n=U("div",{class:`toast ${t}`},t==="wrong"?Et("warn"):null,U("span",{},e));for(this.toasts.append(n);this.toasts.children.length>3;)this.toasts.firstElementChild.remove();setTimeout(()=>n.remove(),t==="wrong"?7e3:3500)}};function UR(i){let e=[i.file,i.line,i.column].filter(n=>n!==void 0&&n!==""&&n!==0).join(":"),t=[i.problem,i.want&&`want ${i.want}`].filter(Boolean).join("; ");return U("li",{},e&&U("code",{},e),i.path&&U("code",{class:"path"},i.path),U("p",{},t),i.suggestion&&U("p",{class:"suggestion"},`Did you mean ${i.suggestion}?`))}var Sf=class{constructor(e){this.select=e;this.el=U("section",{class:"panel left","aria-label":"Outline"},U("header",{},U("h2",{},"Outline")),this.list,U("h3",{},"Hands"),this.hands)}select;el;list=U("ul",{});entries=[];holds=[];hands=U("ul",{});handLines=[];load(e){this.entries=[],this.holds=[],this.list.replaceChildren();let t=new Map;e.bodies.forEach((n,s)=>{let r=n.group===void 0?void 0:t.get(n.group);if(r){r.members.push(s);return}let o=n.kind==="prop",a=this.line(o?"prop":n.hand!==void 0?"hand":n.kind==="rigid"||n.solid?"solid":n.parents?"chain":"rod",n.group??n.name,Qx(n),()=>!o&&this.select(s)),l={line:a,members:[s]};this.entries.push(l),n.group!==void 0&&t.set(n.group,l);let c=U("ul",{});a.el.append(c),e.holds.forEach((h,u)=>{if(h.body!==s)return;let d=this.line("hold",BR(n,h.index),"",()=>this.select(s));this.holds[u]=d,c.append(d.el)}),this.list.append(a.el)});for(let{line:n,members:s}of this.entries){let r=e.bodies[s[0]];r.kind==="rigid"&&We(n.state,e_(e,s)),r.motion!==void 0&&r.motion!=="dynamic"&&We(n.tag,r.motion)}}highlight(e){for(let{line:t,members:n}of this.entries)ut(t.el,"selected",n.includes(e))}update(e,t){for(let{line:n,members:s}of this.entries){let r=0,o=0;for(let l of s){let{flags:c=0}=e.bodies[l]??{};r|=c,c&Lt.asleep&&o++}let a=t.bodies[s[0]];We(n.state,kg(r)||(a.kind==="rigid"?e_(t,s):a.parents||a.solid?Qx(a):"at rest")),ut(n.el,"troubled",(r&(Lt.frozen|Lt.unstable|Lt.inverted))!==0),a.motion==="dynamic"&&We(n.tag,o===0?"":s.length===1?"asleep":`${o===s.length?"all":o.toLocaleString("en")} asleep`)}e.holds.forEach((n,s)=>{let r=this.holds[s];if(!r)return;let o=e.hands.some(a=>Td(e,t.bodies,a)===s);We(r.state,`${o?"in a hand, ":t.holds[s]?.driven?"driven, ":""}${nn(Og(e.floats,n.wrench+3),"N")}`)}),this.updateHands(e,t)}updateHands(e,t){for(;this.handLines.length<Math.max(1,e.hands.length);){let n=this.line("hand","","",()=>{});this.handLines.push(n),this.hands.append(n.el)}this.handLines.forEach((n,s)=>{let r=e.hands[s];n.el.hidden=!r&&s>0;let o=n.el.querySelector(".name");if(!r){We(o,"none"),We(n.state,"drag a body");return}We(o,`${r.mine?"your hand":"another hand"} on ${t.bodies[r.body]?.name??"?"}`),We(n.state,`${nn(Og(e.floats,r.wrench+3),"N")}, ${nn(Og(e.floats,r.wrench),"N m")}`)})}line(e,t,n,s){let r=U("span",{class:"state"},n),o=U("span",{class:"tag"});return{el:U("li",{},U("button",{class:"line",click:s},Et(e),U("span",{class:"name"},t),o,r)),state:r,tag:o}}},Og=(i,e)=>Math.hypot(i[e],i[e+1],i[e+2]);function Qx(i){if(i.kind==="prop")return`${i.shape??"prop"}, only seen`;if(i.solid?.elements===0)return`skin, ${i.count.toLocaleString("en")} vertices`;if(i.solid)return`${i.solid.elements.toLocaleString("en")} tetrahedra`;if(!i.parents)return`${i.kind}, ${i.count} nodes`;let e=i.parents.filter(s=>s>=0).length,t=i.parents.length-e,n=i.strands?.length??(i.style==="plant"||i.style==="grass"?0:cr(i,i.count).length);return i.style==="plant"||i.style==="grass"?`${t.toLocaleString("en")} plants, ${e.toLocaleString("en")} links`:`${i.kind}, ${e} ${e===1?"link":"links"}${n>1?` in ${n} strands`:""}`}var OR={sphere:["ball","balls"],capsule:["capsule","capsules"],box:["box","boxes"],cylinder:["cylinder","cylinders"],cone:["cone","cones"],mesh:["mesh","meshes"],compound:["compound","compounds"],ground:["ground","grounds"]};function e_(i,e){if(i.bodies[e[0]].hand!==void 0)return"palm and five fingers";let t=a=>i.geometries?.[i.bodies[a].geometry??-1]?.kind??"body",n=new Set(e.map(t)),[s,r]=n.size>1?["body",`bodies of ${n.size} kinds`]:OR[t(e[0])]??["body","bodies"],o=n.size===1&&i.bodies[e[0]].look;return`${e.length>1?`${e.length.toLocaleString("en")} ${r}`:s}${o?` of ${o}`:""}`}function BR(i,e){return i.parents?Ua(i,e)?"root":`hold at link ${e}`:`hold at ${e===0?"start":e===i.count-1?"end":`node ${e}`}`}var ko=264,Qr=74,ms=34,kc=8,Uc=8,Af=16,zR=60,Bg=.01,t_="http://www.w3.org/2000/svg",Tf=class{constructor(e,t,n){this.param=e;this.send=n;let s=ps(e.path);this.reset=U("button",{class:"icon-button small",title:"Back to the curve in the scene file","aria-label":`Reset ${s}`,click:()=>this.change(this.initial,!0)},Et("reset")),this.svg.setAttribute("viewBox",`0 0 ${ko} ${Qr}`),this.svg.setAttribute("tabindex","0"),this.svg.setAttribute("role","slider"),this.svg.setAttribute("aria-label",`${s}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`),this.el=U("div",{class:"profile","data-path":e.path,title:e.doc},U("div",{class:"profile-head"},U("span",{class:"name"},s.replace(/ along the length$/,""),U("span",{class:"changed",title:"changed"},"●")),this.reading,this.reset),this.svg,this.mistake),this.svg.addEventListener("pointerdown",r=>this.down(r)),this.svg.addEventListener("pointermove",r=>this.move(r)),this.svg.addEventListener("pointerup",r=>this.up(r)),this.svg.addEventListener("pointercancel",r=>this.up(r)),this.svg.addEventListener("dblclick",r=>this.twice(r)),this.svg.addEventListener("keydown",r=>this.press(r)),this.svg.addEventListener("blur",()=>this.choose(-1)),this.take(e,t)}param;send;el;svg=document.createElementNS(t_,"svg");reading=U("output",{class:"reading"});mistake=U("p",{class:"mistake",role:"alert"});reset;knots=[];initial=[];highest=2;held=-1;chosen=-1;timer=0;take(e,t){this.param=e,this.initial=Array.isArray(t)?t:[];let n=Array.isArray(e.value)?e.value:[];this.held<0&&!this.timer&&!ja(n,this.knots)&&(this.knots=n.map(r=>({...r})));let s=!ja(this.knots,this.initial);ut(this.el,"is-changed",s),this.reset.disabled=!s,this.held<0&&(We(this.mistake,""),this.draw())}refuse(e){We(this.mistake,e),this.knots=Array.isArray(this.param.value)?this.param.value.map(t=>({...t})):[],this.draw()}shown(){return this.knots.length>0?this.knots:[{at:0,factor:1},{at:1,factor:1}]}x(e){return ms+e*(ko-ms-kc)}y(e){return Uc+(1-Math.min(1.05,e/this.highest))*(Qr-Uc-Af)}draw(){let e=this.shown();this.held<0&&(this.highest=GR(Math.max(this.param.max&&this.param.max>(this.param.min??0)?0:2,...e.map(o=>o.factor))));let n=[[this.x(0),this.y(e[0].factor)],...e.map(o=>[this.x(o.at),this.y(o.factor)]),[this.x(1),this.y(e[e.length-1].factor)]].map(([o,a],l)=>`${l?"L":"M"}${o.toFixed(1)} ${a.toFixed(1)}`).join(""),s=[Uo("path",{class:"axis",d:`M${ms} ${Uc}V${Qr-Af}H${ko-kc}`}),Uo("path",{class:"one",d:`M${ms} ${this.y(1).toFixed(1)}H${ko-kc}`}),Oc(ms-5,this.y(0)+1,"0","end"),Oc(ms-5,this.y(this.highest)+7,Ei(this.highest),"end"),...this.highest<8?[Oc(ms-5,this.y(1)+4,"1","end")]:[],Oc(ms,Qr-3,"root","start"),Oc(ko-kc,Qr-3,"tip","end"),Uo("path",{class:"area",d:`${n}V${Qr-Af}H${ms}Z`}),Uo("path",{class:this.knots.length>0?"curve":"curve none",d:n}),...e.map((o,a)=>Uo("circle",{class:a===this.chosen||a===this.held?"knot chosen":"knot",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"4.5"})),...e.map(o=>Uo("circle",{class:"grip",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"14"}))];this.svg.replaceChildren(...s);let r=e[this.held>=0?this.held:this.chosen];We(this.reading,r?`× ${Ei(r.factor)} at ${Math.round(100*r.at)} %`:""),this.svg.setAttribute("aria-valuetext",r?`factor ${Ei(r.factor)} at ${Math.round(100*r.at)} per cent`:`${e.length} knots`)}place(e){let t=this.svg.getBoundingClientRect(),n=(e.clientX-t.left)/t.width*ko,s=(e.clientY-t.top)/t.height*Qr,r=Math.min(1,Math.max(0,(n-ms)/(ko-ms-kc))),o=Math.max(0,this.highest*(1-(s-Uc)/(Qr-Uc-Af))),a=-1,l=14;return this.shown().forEach((c,h)=>{let u=Math.hypot(this.x(c.at)-n,this.y(c.factor)-s);u<l&&([a,l]=[h,u])}),{at:r,factor:Qa(o),near:a}}down(e){let{near:t}=this.place(e);t<0||e.button!==0||(e.preventDefault(),this.svg.focus({preventScroll:!0}),this.knots=this.shown().map(n=>({...n})),this.held=this.chosen=t,this.svg.setPointerCapture(e.pointerId),this.draw())}move(e){if(this.held<0)return;let{at:t,factor:n}=this.place(e);this.set(this.held,t,Math.min(n,1.25*this.highest))}up(e){this.held<0||(this.held=-1,this.flush(),this.draw())}twice(e){let{at:t,factor:n,near:s}=this.place(e);if(s>=0)return this.remove(s);this.insert(t,n)}insert(e,t){let n=this.shown().map(s=>({...s}));n.some(s=>Math.abs(s.at-e)<Bg)||(n.push({at:Qa(e),factor:t}),n.sort((s,r)=>s.at-r.at),this.chosen=n.findIndex(s=>s.at===Qa(e)),this.change(n,!0))}remove(e){this.knots.length!==0&&(this.chosen=-1,this.change(this.knots.length<=1?[]:this.knots.filter((t,n)=>n!==e),!0))}set(e,t,n){let s=this.knots,r=e>0?s[e-1].at+Bg:0,o=e<s.length-1?s[e+1].at-Bg:1;s[e]={at:Qa(Math.min(o,Math.max(r,t))),factor:Qa(Math.max(0,n))},this.change(s,!1)}press(e){let t=this.shown(),n=e.shiftKey?.2:1,s=(a,l)=>{this.knots=t.map(h=>({...h}));let c=Math.max(0,this.chosen);this.choose(c),this.set(c,this.knots[c].at+.02*n*a,this.knots[c].factor+.05*n*l*Math.max(1,this.highest/2)),this.flush()},o={ArrowLeft:()=>s(-1,0),ArrowRight:()=>s(1,0),ArrowUp:()=>s(0,1),ArrowDown:()=>s(0,-1),",":()=>this.choose((this.chosen+t.length-1)%t.length),".":()=>this.choose((this.chosen+1)%t.length),Insert:()=>this.split(),"+":()=>this.split(),Delete:()=>this.chosen>=0&&this.remove(this.chosen),Backspace:()=>this.chosen>=0&&this.remove(this.chosen)}[e.key];o&&(e.preventDefault(),e.stopPropagation(),o())}split(){let e=this.shown(),t=Math.min(Math.max(0,this.chosen),e.length-2);if(t<0)return this.insert(e[0].at>.5?0:1,e[0].factor);this.insert((e[t].at+e[t+1].at)/2,Qa((e[t].factor+e[t+1].factor)/2))}choose(e){this.chosen=e,this.draw()}change(e,t){this.knots=e,ut(this.el,"is-changed",!ja(e,this.initial)),this.reset.disabled=ja(e,this.initial),this.draw(),t?this.flush():this.timer||=window.setTimeout(()=>this.flush(),zR)}flush(){clearTimeout(this.timer),this.timer=0;let e=this.knots.map(t=>({...t}));this.param={...this.param,value:e},this.send(e)}};function GR(i){for(let e of[1,1.5,2,3,5,8,10,15,20,30,50,80,100])if(i<=e)return e;return Math.ceil(i/100)*100}var Qa=i=>Number(i.toPrecision(3));function Uo(i,e){let t=document.createElementNS(t_,i);for(let[n,s]of Object.entries(e))t.setAttribute(n,s);return t}function Oc(i,e,t,n){let s=Uo("text",{x:String(i),y:String(e),"text-anchor":n});return s.textContent=t,s}var Ef=1e3,VR=50,Cf=class{constructor(e,t){this.events=e;this.keying=t;this.el=U("section",{class:"panel right","aria-label":"Parameters"},U("header",{},U("h2",{},"Parameters"),this.filter),this.list)}events;keying;el;list=U("div",{class:"params"});filter=U("input",{type:"search",placeholder:"Filter","aria-label":"Filter parameters",input:()=>this.sift()});rows=new Map;params=new Map;shelves=[];initial=new Map;scene="";load(e,t){e!==this.scene&&this.initial.clear(),this.scene=e;for(let o of t)o.initial!==void 0&&o.initial!==null?this.initial.set(o.path,o.initial):this.initial.has(o.path)||this.initial.set(o.path,o.value);let n=t.filter(o=>o.live&&(o.kind==="profile"||Rf.shows(o)));if(n.length===this.params.size&&n.every(o=>this.params.has(o.path)))return this.update(t);let s=new Set(this.shelves.filter(o=>o.el.open).map(o=>o.group.name));this.rows.clear(),this.params=new Map(n.map(o=>[o.path,o]));let r=this.shelves.length>0;this.shelves=[],this.list.replaceChildren();for(let o of HR(n))this.addShelf(o,r?s.has(o.name):o.open);this.sift()}update(e){for(let t of e)this.params.has(t.path)&&this.params.set(t.path,t),this.rows.get(t.path)?.take(t,this.initial.get(t.path))}rekey(){for(let e of this.rows.values())e.key?.()}refuse(e,t){let n=this.rows.get(e);return n?.refuse(t),n!==void 0}select(e){for(let t of this.shelves)t.group.body!==null&&t.group.open&&(t.el.open=e===null||t.group.body===e),ut(t.el,"selected",e!==null&&t.group.body===e)}addShelf(e,t){let n=U("details",{class:"group"},U("summary",{},Et("chevron"),U("span",{},e.name))),s={el:n,group:e,rows:null};n.addEventListener("toggle",()=>n.open&&this.furnish(s)),this.shelves.push(s),ji(this.list,n),t&&this.furnish(s),n.open=t}furnish(e){if(e.rows)return e.rows;e.rows=e.group.params.map(({path:n})=>{let s=this.params.get(n),r=this.makeRow(s);return this.rows.set(n,r),r});let t=e.group.params[0]?.kind==="profile";return ji(e.el,t?U("p",{class:"explain"},"Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it."):null,...e.rows.map(n=>n.el),this.poseButton(e.group)),e.rows}makeRow(e){let t=this.initial.get(e.path),n=s=>this.events.set(e.path,s);return e.kind==="profile"?new Tf(e,t,n):/\.hanging$/.test(e.path)&&typeof e.value=="boolean"?new zg(e,t,n):new Rf(e,t??void 0,this.scaleOf(e.path),n,this.keying)}poseButton(e){let{body:t}=e;return t===null||e.name!==t||![...this.params.keys()].some(n=>n.startsWith(`bodies.${t}.`)&&/pose_strength$/.test(n))?null:U("div",{class:"pose"},U("button",{class:"text-button",title:"What it looks like now becomes the pose that it is drawn to",click:()=>this.events.pose(t)},Et("pose"),"Set pose from shape"),U("p",{class:"explain"},"Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape."))}scaleOf(e){let t=e.replace(/\[\d\]$/,"");if(t===e)return Math.abs(Number(this.initial.get(e))||0);let n=0;for(let s=0;s<4;s++)n=Math.max(n,Math.abs(Number(this.initial.get(`${t}[${s}]`))||0));return n}sift(){let e=this.filter.value.trim().toLowerCase();for(let t of this.shelves){let n=r=>e===""||r.path.toLowerCase().includes(e)||ps(r.path).includes(e)||(r.doc??"").toLowerCase().includes(e),s=t.group.params.some(n);s&&e!==""&&this.furnish(t);for(let r of t.rows??[])r.el.hidden=!n(r.param);t.el.hidden=!s,e!==""&&(t.el.open=s)}}};function HR(i){let e=new Map,t=(c,h,u,d)=>{e.has(c)||e.set(c,{name:c,params:[],open:u,body:d}),e.get(c).params.push(h)},n=[],s=[],r=XR(i),o=[];for(let c of i){let h=c.path.split("."),u=h[0]==="bodies"?h[1]:null;h[0].startsWith("gravity")?n.push(c):u!==null&&s_(h)?qR(c,h,r.get(u).size,t,o):u!==null&&$R(c,h)?t(u,c,!0,u):s.push([c,h])}let a=["hanging","material","young","shear","radius","density","length","twist","poisson","loss","drag","pose_strength","pose_damping","time_scale","local","damping","stiffness","viscosity"];for(let c of e.values())c.params.sort((h,u)=>i_(a,h)-i_(a,u));for(let c of n)t("World",c,!0,null);for(let c of o)c();for(let[c,h]of s)h[0]==="bodies"?t(`${h[1]} · ${h.length>4||/\[/.test(h[3]??"")?r_(h[3]):"more"}`,c,!1,h[1]):h[0]==="fields"?t(`field · ${h[1]}`,c,i.length<200,null):h.length>2?t(`${WR[h[0]]??h[0]} · ${h[1]}`,c,h[0]==="tools"||h[0]==="hands"||h[0]==="surfaces"&&i.length<200,null):t("Scene",c,!1,null);for(let c of e.values())c.params[0].kind==="profile"&&c.params.sort((h,u)=>Number(n_(h))-Number(n_(u)));let l=c=>c.body===c.name?0:c.params[0].kind==="profile"?1:c.name==="World"?2:3;return[...e.values()].sort((c,h)=>l(c)-l(h))}var WR={paths:"path",surfaces:"surface",laws:"law",joints:"joint",hands:"hand"},n_=i=>!Array.isArray(i.value)||i.value.length===0,s_=i=>i[2]==="chain"&&(i[3]==="strands"&&i.length>5||i[3]==="groom"&&i[4]==="fibre");function XR(i){let e=new Map;for(let t of i){let n=t.path.split(".");s_(n)&&(e.has(n[1])||e.set(n[1],new Set),e.get(n[1]).add(n[4]))}return e}function qR(i,e,t,n,s){let[,r,,,o,a]=e,l=t>1?`${r} · ${o}`:r;e.length===6&&/^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(a)?n(l,i,t<=2,r):i.kind==="profile"?s.push(()=>n(`${l} · along the length`,i,!1,r)):s.push(()=>n(`${l} · ${e.length>6||/\[/.test(a)?r_(a):"more"}`,i,!1,r))}function $R(i,e){let t=e.slice(3).join(".");return/^loads\[\d+\]\.(force|torque)/.test(t)?!0:/^curve\.(line\.to|arc\.|helix\.)/.test(t)?typeof i.value=="number"&&i.value!==0:e[2]==="rigid"?/^(mass|density)$/.test(t)&&typeof i.value=="number"&&i.value>0:e[2]==="green"?/^(bend|seams)/.test(t):e[2]==="chain"?/^(wind|damping|hanging|time_scale|local|continuum\.)/.test(t):/^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(t)}function i_(i,e){let t=i.findIndex(n=>e.path.endsWith(n));return t<0?i.length:t}var r_=i=>i.replace(/\[\d+\]$/,"").replaceAll("_"," "),zg=class{constructor(e,t,n){this.param=e;let s=(r,o,a)=>U("button",{role:"radio",click:()=>(this.show(r),n(r))},U("strong",{},o),U("span",{},a));this.choices=[s(!1,"Off","sags by its weight"),s(!0,"On","stays as groomed")],this.el=U("div",{class:"compare","data-path":e.path,title:e.doc},U("p",{class:"compare-title"},"Zero-gravity rest shape",U("span",{class:"changed",title:"changed"},"●")),U("div",{class:"segments",role:"radiogroup","aria-label":"Zero-gravity rest shape"},...this.choices),U("p",{class:"explain"},"Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare."),this.mistake);for(let r of this.choices)r.addEventListener("keydown",o=>/^Arrow/.test(o.key)&&this.other(o));this.take(e,t)}param;el;mistake=U("p",{class:"mistake",role:"alert"});choices;take(e,t){this.param=e,this.show(e.value===!0),ut(this.el,"is-changed",t!=null&&e.value!==t),We(this.mistake,"")}refuse(e){this.show(this.param.value===!0),We(this.mistake,e)}show(e){this.choices.forEach((t,n)=>{t.setAttribute("aria-checked",String(n===1===e)),t.tabIndex=n===1===e?0:-1})}other(e){e.preventDefault(),e.stopPropagation();let t=this.choices[this.param.value===!0?0:1];t.focus(),t.click()}},Rf=class{constructor(e,t,n,s,r){this.param=e;this.initial=t;this.send=s;this.keying=r;this.range=YR(e,t,n);let o=`p-${e.path.replace(/[^a-z0-9]/gi,"-")}`;this.field=this.makeField(o),this.reset=U("button",{class:"icon-button small",title:"Back to the value in the scene file","aria-label":`Reset ${ps(e.path)}`,click:()=>this.back()},Et("reset")),this.el=U("div",{class:"param","data-path":e.path,title:e.doc},U("label",{for:o},ps(e.path),U("span",{class:"changed",title:"changed"},"●")),this.slider,this.field),typeof e.value=="number"&&(this.diamond=U("button",{class:"icon-button small key",click:()=>typeof this.param.value=="number"&&this.keying.toggle(this.param.path,this.param.value)},Et("key")),ji(this.el,this.diamond)),ji(this.el,this.reset,this.mistake),this.take(e,t),this.key()}param;initial;send;keying;el;mistake=U("p",{class:"mistake",role:"alert"});reset;diamond=null;slider=null;field;busy=!1;pending=null;timer=0;range;static shows(e){return typeof e.value!="number"?typeof e.value=="boolean"||(e.choices?.length??0)>0:!(e.value===0&&e.log)}key(){if(!this.diamond)return;let e=this.keying.valueOf(this.param.path);e!==null&&e!==this.param.value&&!this.busy&&(this.param={...this.param,value:e},this.display(e));let t=this.keying.stateOf(this.param.path);if(this.diamond.dataset.keys===t)return;this.diamond.dataset.keys=t;let n={none:"Set a key now: the value changes with time from then on",keyed:"Set a key now",here:"Remove the key that is here"}[t];this.diamond.title=n,this.diamond.setAttribute("aria-label",`${n}: ${ps(this.param.path)}`),ut(this.el,"is-keyed",t!=="none")}take(e,t){let n=this.keying.valueOf(e.path);this.param=e=n!==null?{...e,value:n}:e,this.initial=t,this.busy||this.display(e.value);let s=t!=null&&!Dc(e.value,t)&&this.keying.stateOf(e.path)==="none";ut(this.el,"is-changed",s),this.reset.hidden=!s,this.busy||We(this.mistake,"")}refuse(e){We(this.mistake,e),this.display(this.param.value)}makeField(e){let{param:t}=this;if(typeof t.value=="boolean"){let s=U("input",{id:e,type:"checkbox",class:"switch",role:"switch",change:()=>this.give(s.checked)});return s}if(t.choices?.length){let s=t.choices.includes(String(t.value))?t.choices:[String(t.value),...t.choices],r=U("select",{id:e,change:()=>this.give(r.value)},...s.map(o=>U("option",{value:o},o)));return r}if(this.range){let s=U("input",{type:"range",min:"0",max:String(Ef),step:"1","aria-label":ps(t.path),input:()=>this.slide(this.fromSlider(Number(s.value))),change:()=>this.settle(),pointerdown:()=>this.busy=!0,pointerup:()=>this.settle()});this.slider=s}let n=U("input",{id:e,type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false",focus:()=>{this.busy=!0,n.value=String(Number(this.param.value.toPrecision(6))),n.select()},blur:()=>this.leave(),keydown:s=>{s.key==="Enter"&&n.blur(),s.key==="Escape"&&(n.value=String(this.param.value),n.blur()),s.stopPropagation()}});return n}leave(){this.busy=!1;let e=this.field.value,t=Qc(e,this.param.unit??"");if(Number.isNaN(t)){this.display(this.param.value),We(this.mistake,`“${e}” is not a number${this.param.unit?` in ${this.param.unit}`:""}.`);return}We(this.mistake,""),Dc(t,this.param.value)?this.display(this.param.value):this.give(t)}back(){this.initial!==void 0&&this.initial!==null&&this.give(this.initial)}give(e){this.param={...this.param,value:e},this.display(e),this.send(e)}slide(e){this.busy=!0,this.display(e),this.pending={value:e},this.timer||(this.timer=window.setTimeout(()=>this.flush(),VR))}flush(){if(this.timer=0,!this.pending)return;let{value:e}=this.pending;this.pending=null,this.param={...this.param,value:e},this.send(e)}settle(){clearTimeout(this.timer),this.flush(),this.busy=!1}display(e){let t=this.field;if(!Array.isArray(e)){if(typeof e=="boolean"){t.checked=e;return}if(typeof e=="string"){t.value=e;return}document.activeElement!==t&&(t.value=Number.isInteger(e)&&!this.param.unit?Ei(e):nn(e,this.param.unit??"")),this.slider&&this.range&&(this.slider.value=String(this.toSlider(e)),this.slider.setAttribute("aria-valuetext",nn(e,this.param.unit??"")),this.slider.style.setProperty("--at",`${this.toSlider(e)/(Ef/100)}%`))}}toSlider(e){let{min:t,max:n,log:s}=this.range,r=s?Math.log(e/t)/Math.log(n/t):(e-t)/(n-t);return Math.round(Ef*Math.min(1,Math.max(0,Number.isFinite(r)?r:0)))}fromSlider(e){let{min:t,max:n,log:s}=this.range,r=e/Ef,o=s?t*(n/t)**r:t+(n-t)*r;return Number.isInteger(this.param.value)&&this.param.step===1?Math.round(o):Number(o.toPrecision(3))}};function YR(i,e,t){if(typeof i.value!="number")return null;let n=typeof e=="number"&&e!==0?e:i.value,{min:s=0,max:r=0}=i;return s===r?n===0?null:n>0?{min:n/3,max:n*3,log:!0}:{min:n*3,max:n/3,log:!1}:i.log&&s>0&&n>0?{min:Math.max(s,n/1e3),max:Math.min(r,n*1e3),log:!0}:(t>0&&r-s>200*t&&(s=Math.max(s,-10*t),r=Math.min(r,10*t)),r-s>1e4?null:{min:Math.min(s,i.value),max:Math.max(r,i.value),log:!1})}var ZR="uplot",KR="u-hz",JR="u-vt",jR="u-title",QR="u-wrap",eP="u-under",tP="u-over",nP="u-axis",zo="u-off",iP="u-select",sP="u-cursor-x",rP="u-cursor-y",oP="u-cursor-pt",aP="u-legend",lP="u-live",cP="u-inline",hP="u-series",uP="u-marker",o_="u-label",dP="u-value",zc="width",Gc="height";var a_="bottom",el="left",Gg="right",s0="#000",l_=s0+"0",Vg="mousemove",c_="mousedown",Hg="mouseup",h_="mouseenter",u_="mouseleave",d_="dblclick",fP="resize",pP="scroll",f_="change",Df="dppxchange",r0="--",al=typeof window<"u",Yg=al?document:null,nl=al?window:null,mP=al?navigator:null,Dt,Pf;function Zg(){let i=devicePixelRatio;Dt!=i&&(Dt=i,Pf&&Jg(f_,Pf,Zg),Pf=matchMedia(`(min-resolution: ${Dt-.001}dppx) and (max-resolution: ${Dt+.001}dppx)`),Go(f_,Pf,Zg),nl.dispatchEvent(new CustomEvent(Df)))}function ki(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Kg(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function rn(i,e,t){i.style[e]=t+"px"}function gs(i,e,t,n){let s=Yg.createElement(i);return e!=null&&ki(s,e),t?.insertBefore(s,n),s}function $i(i,e){return gs("div",i,e)}var p_=new WeakMap;function Gs(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=p_.get(i);r!=o&&(i.style.transform=r,p_.set(i,r),e<0||t<0||e>n||t>s?ki(i,zo):Kg(i,zo))}var m_=new WeakMap;function g_(i,e,t){let n=e+t,s=m_.get(i);n!=s&&(m_.set(i,n),i.style.background=e,i.style.borderColor=t)}var y_=new WeakMap;function v_(i,e,t,n){let s=e+""+t,r=y_.get(i);s!=r&&(y_.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var o0={passive:!0},gP={...o0,capture:!0};function Go(i,e,t,n){e.addEventListener(i,t,n?gP:o0)}function Jg(i,e,t,n){e.removeEventListener(i,t,o0)}al&&Zg();function ys(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Ui((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function q_(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var $_=i=>i!=null,Y_=i=>i!=null&&i>0,Uf=q_($_),yP=q_(Y_);function vP(i,e,t,n=0,s=!1){let r=s?yP:Uf,o=s?Y_:$_;[e,t]=r(i,e,t);let a=i[e],l=i[e];if(e>-1)if(n==1)a=i[e],l=i[t];else if(n==-1)a=i[t],l=i[e];else for(let c=e;c<=t;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Yt,l??-Yt]}function Of(i,e,t,n){let s=__(i),r=__(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?br:Z_,a=s==1?Ui:Yi,l=r==1?Yi:Ui,c=a(o(Bn(i))),h=l(o(Bn(e))),u=il(t,c),d=il(t,h);return t==10&&(c<0&&(u=Zt(u,-c)),h<0&&(d=Zt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Q_(i,u),e=Bf(e,d)),[i,e]}function a0(i,e,t,n){let s=Of(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var l0=.1,b_={mode:3,pad:l0},Hc={pad:0,soft:null,mode:0},bP={min:Hc,max:Hc};function Nf(i,e,t,n){return zf(t)?x_(i,e,t):(Hc.pad=t,Hc.soft=n?0:null,Hc.mode=n?3:0,x_(i,e,bP))}function Rt(i,e){return i??e}function xP(i,e,t){for(e=Rt(e,0),t=Rt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function x_(i,e,t){let n=t.min,s=t.max,r=Rt(n.pad,0),o=Rt(s.pad,0),a=Rt(n.hard,-Yt),l=Rt(s.hard,Yt),c=Rt(n.soft,Yt),h=Rt(s.soft,-Yt),u=Rt(n.mode,0),d=Rt(s.mode,0),f=e-i,p=br(f),y=gi(Bn(i),Bn(e)),m=br(y),g=Bn(m-p);(f<1e-24||g>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&c!=Yt&&(r=0),d==2&&h!=-Yt&&(o=0)));let v=f||y||1e3,A=br(v),_=il(10,Ui(A)),C=v*(f==0?i==0?.1:1:r),S=Zt(Q_(i-C,_/10),24),b=i>=c&&(u==1||u==3&&S<=c||u==2&&S>=c)?c:Yt,M=gi(a,S<b&&i>=b?b:vs(b,S)),N=v*(f==0?e==0?.1:1:o),P=Zt(Bf(e+N,_/10),24),L=e<=h&&(d==1||d==3&&P>=h||d==2&&P<=h)?h:-Yt,O=vs(l,P>L&&e<=L?L:gi(L,P));return M==O&&M==0&&(O=100),[M,O]}var _P=new Intl.NumberFormat(al?mP.language:"en-US"),c0=i=>_P.format(i),Oi=Math,Ff=Oi.PI,Bn=Oi.abs,Ui=Oi.floor,On=Oi.round,Yi=Oi.ceil,vs=Oi.min,gi=Oi.max,il=Oi.pow,__=Oi.sign,br=Oi.log10,Z_=Oi.log2,wP=(i,e=1)=>Oi.sinh(i)*e,Wg=(i,e=1)=>Oi.asinh(i/e),Yt=1/0;function w_(i){return(br((i^i>>31)-(i>>31))|0)+1}function jg(i,e,t){return vs(gi(i,e),t)}function K_(i){return typeof i=="function"}function At(i){return K_(i)?i:()=>i}var MP=()=>{},J_=i=>i,j_=(i,e)=>e,SP=i=>null,M_=i=>!0,S_=(i,e)=>i==e,AP=/\.\d*?(?=9{6,}|0{6,})/gm,Vo=i=>{if(tw(i)||to.has(i))return i;let e=`${i}`,t=e.match(AP);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Vo(s)}e${r}`}return Zt(i,n)};function Oo(i,e){return Vo(Zt(Vo(i/e))*e)}function Bf(i,e){return Vo(Yi(Vo(i/e))*e)}function Q_(i,e){return Vo(Ui(Vo(i/e))*e)}function Zt(i,e=0){if(tw(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return On(n)/t}var to=new Map;function ew(i){return((""+i).split(".")[1]||"").length}function Xc(i,e,t,n){let s=[],r=n.map(ew);for(let o=e;o<t;o++){let a=Bn(o),l=Zt(il(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=i==10?h:Zt(h,u);s.push(d),to.set(d,u)}}return s}var Wc={},h0=[],sl=[null,null],eo=Array.isArray,tw=Number.isInteger,TP=i=>i===void 0;function A_(i){return typeof i=="string"}function zf(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function EP(i){return i!=null&&typeof i=="object"}var CP=Object.getPrototypeOf(Uint8Array),nw="__proto__";function rl(i,e=zf){let t;if(eo(i)){let n=i.find(s=>s!=null);if(eo(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=rl(i[s],e)}else t=i.slice()}else if(i instanceof CP)t=i.slice();else if(e(i)){t={};for(let n in i)n!=nw&&(t[n]=rl(i[n],e))}else t=i;return t}function Cn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=nw&&(zf(i[s])?Cn(i[s],rl(n[s])):i[s]=rl(n[s]))}return i}var RP=0,PP=1,IP=2;function LP(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function FP(i,e){if(kP(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return UP(o[0])||(o=NP(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(s).fill(void 0),d=e?e[o][c]:PP,f=[];for(let p=0;p<h.length;p++){let y=h[p],m=r.get(l[p]);y===null?d!=RP&&(u[m]=y,d==IP&&f.push(m)):u[m]=y}LP(u,f,s),n.push(u)}}return n}var DP=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function NP(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];s.push(a)}return s}function kP(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function UP(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=gi(1,Ui((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var iw=["January","February","March","April","May","June","July","August","September","October","November","December"],sw=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function rw(i){return i.slice(0,3)}var OP=sw.map(rw),BP=iw.map(rw),zP={MMMM:iw,MMM:BP,WWWW:sw,WWW:OP};function Bc(i){return(i<10?"0":"")+i}function GP(i){return(i<10?"00":i<100?"0":"")+i}var VP={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>Bc(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Bc(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>Bc(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Bc(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Bc(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>GP(i.getMilliseconds())};function u0(i,e){e=e||zP;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?VP[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var HP=new Intl.DateTimeFormat().resolvedOptions().timeZone;function WP(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==HP?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var ow=i=>i%1==0,kf=[1,2,2.5,5],XP=Xc(10,-32,0,kf),aw=Xc(10,0,32,kf),qP=aw.filter(ow),Bo=XP.concat(aw),d0=`
`,lw="{YYYY}",T_=d0+lw,cw="{M}/{D}",Vc=d0+cw,If=Vc+"/{YY}",hw="{aa}",$P="{h}:{mm}",tl=$P+hw,E_=d0+tl,C_=":{ss}",Ut=null;function uw(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,l=(i==1?Xc(10,0,3,kf).filter(ow):Xc(10,-3,0,kf)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,lw,Ut,Ut,Ut,Ut,Ut,Ut,1],[s*28,"{MMM}",T_,Ut,Ut,Ut,Ut,Ut,1],[s,cw,T_,Ut,Ut,Ut,Ut,Ut,1],[n,"{h}"+hw,If,Ut,Vc,Ut,Ut,Ut,1],[t,tl,If,Ut,Vc,Ut,Ut,Ut,1],[e,C_,If+" "+tl,Ut,Vc+" "+tl,Ut,E_,Ut,1],[i,C_+".{fff}",If+" "+tl,Ut,Vc+" "+tl,Ut,E_,Ut,1]];function h(u){return(d,f,p,y,m,g)=>{let v=[],A=m>=o,_=m>=r&&m<o,C=u(p),S=Zt(C*i,3),b=Xg(C.getFullYear(),A?0:C.getMonth(),_||A?1:C.getDate()),M=Zt(b*i,3);if(_||A){let N=_?m/r:0,P=A?m/o:0,L=S==M?S:Zt(Xg(b.getFullYear()+P,b.getMonth()+N,1)*i,3),O=new Date(On(L/i)),G=O.getFullYear(),D=O.getMonth();for(let W=0;L<=y;W++){let $=Xg(G+P*W,D+N*W,1),H=$-u(Zt($*i,3));L=Zt((+$+H)*i,3),L<=y&&v.push(L)}}else{let N=m>=s?s:m,P=Ui(p)-Ui(S),L=M+P+Bf(S-M,N);v.push(L);let O=u(L),G=O.getHours()+O.getMinutes()/t+O.getSeconds()/n,D=m/n,W=d.axes[f]._space,$=g/W;for(;L=Zt(L+m,i==1?0:3),!(L>y);)if(D>1){let H=Ui(Zt(G+D,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,G=(G+D)%24;let te=v[v.length-1];Zt((L-te)/m,3)*$>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[YP,ZP,KP]=uw(1),[JP,jP,QP]=uw(.001);Xc(2,-53,53,[1]);function R_(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function P_(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,h,u,d,f;return n.map(p=>{let y=i(p),m=y.getFullYear(),g=y.getMonth(),v=y.getDate(),A=y.getHours(),_=y.getMinutes(),C=y.getSeconds(),S=m!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||A!=u&&a[5]||_!=d&&a[6]||C!=f&&a[7]||a[1];return l=m,c=g,h=v,u=A,d=_,f=C,S(y)})}}function eI(i,e){let t=u0(e);return(n,s,r,o,a)=>s.map(l=>t(i(l)))}function Xg(i,e,t){return new Date(i,e,t)}function I_(i,e){return e(i)}var tI="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function L_(i,e){return(t,n,s,r)=>r==null?r0:e(i(n))}function nI(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function iI(i,e){return i.series[e].fill(i,e)}var sI={show:!0,live:!0,isolate:!1,mount:MP,markers:{show:!0,width:2,stroke:nI,fill:iI,dash:"solid"},idx:null,idxs:null,values:[]};function rI(i,e){let t=i.cursor.points,n=$i(),s=t.size(i,e);rn(n,zc,s),rn(n,Gc,s);let r=s/-2;rn(n,"marginLeft",r),rn(n,"marginTop",r);let o=t.width(i,e,s);return o&&rn(n,"borderWidth",o),n}function oI(i,e){let t=i.series[e].points;return t._fill||t._stroke}function aI(i,e){let t=i.series[e].points;return t._stroke||t._fill}function lI(i,e){return i.series[e].points.size}var qg=[0,0];function cI(i,e,t){return qg[0]=e,qg[1]=t,qg}function Lf(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function $g(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var hI={show:!0,x:!0,y:!0,lock:!1,move:cI,points:{one:!1,show:rI,size:lI,width:0,stroke:aI,fill:oI},bind:{mousedown:Lf,mouseup:Lf,click:Lf,dblclick:Lf,mousemove:$g,mouseleave:$g,mouseenter:$g},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},dw={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},f0=Cn({},dw,{filter:j_}),fw=Cn({},f0,{size:10}),pw=Cn({},dw,{show:!1}),p0='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',mw="bold "+p0,gw=1.5,F_={show:!0,scale:"x",stroke:s0,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mw,side:2,grid:f0,ticks:fw,border:pw,font:p0,lineGap:gw,rotate:0},uI="Value",dI="Time",D_={show:!0,scale:"x",auto:!1,sorted:1,min:Yt,max:-Yt,idxs:[]};function fI(i,e,t,n,s){return e.map(r=>r==null?"":c0(r))}function pI(i,e,t,n,s,r,o){let a=[],l=to.get(s)||0;t=o?t:Zt(Bf(t,s),l);for(let c=t;c<=n;c=Zt(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Qg(i,e,t,n,s,r,o){let a=[],l=i.scales[i.axes[e].scale].log,c=l==10?br:Z_,h=Ui(c(t));s=il(l,h),l==10&&(s=Bo[ys(s,Bo)]);let u=t,d=s*l;l==10&&(d=Bo[ys(d,Bo)]);do a.push(u),u=u+s,l==10&&!to.has(u)&&(u=Zt(u,to.get(s))),u>=d&&(s=u,d=s*l,l==10&&(d=Bo[ys(d,Bo)]));while(u<=n);return a}function mI(i,e,t,n,s,r,o){let l=i.scales[i.axes[e].scale].asinh,c=n>l?Qg(i,e,gi(l,t),n,s):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?Qg(i,e,gi(l,-n),-t,s):[l]).reverse().map(d=>-d).concat(h,c)}var yw=/./,gI=/[12357]/,yI=/[125]/,N_=/1/,e0=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function vI(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?yw:l(7,o)-h>=c?gI:l(5,o)-h>=c?yI:N_;if(u==N_){let d=Bn(l(1,o)-h);if(d<c)return e0(e.slice().reverse(),a.distr,u,Yi(c/d)).reverse()}return e0(e,a.distr,u,1)}function bI(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,l=i.valToPos,c=Bn(l(1,o)-l(2,o));return c<a?e0(e.slice().reverse(),3,yw,Yi(a/c)).reverse():e}function xI(i,e,t,n){return n==null?r0:e==null?"":c0(e)}var k_={show:!0,scale:"y",stroke:s0,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:mw,side:3,grid:f0,ticks:fw,border:pw,font:p0,lineGap:gw,rotate:0};function _I(i,e){let t=3+(i||1)*2;return Zt(t*e,3)}function wI(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Bn(o-r),l=i.series[e],c=a/(l.points.space*Dt);return n[1]-n[0]<=c}var U_={scale:null,auto:!0,sorted:0,min:Yt,max:-Yt},vw=(i,e,t,n,s)=>s,O_={show:!0,auto:!0,sorted:0,gaps:vw,alpha:1,facets:[Cn({},U_,{scale:"x"}),Cn({},U_,{scale:"y"})]},B_={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:vw,alpha:1,points:{show:wI,filter:null},values:null,min:Yt,max:-Yt,idxs:[],path:null,clip:null};function MI(i,e,t,n,s){return t/10}var bw={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},SI=Cn({},bw,{time:!1,ori:1}),z_={};function xw(i,e){let t=z_[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(z_[i]=t)),t}var ol=1,t0=2;function Ho(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,m=i.valToPosH,g=i.valToPosV;return h.ori==0?t(s,l,c,h,u,m,g,d,f,p,y,Vf,ll,Wf,ww,Sw):t(s,l,c,h,u,g,m,f,d,y,p,Hf,cl,y0,Mw,Aw)}function m0(i,e){let t=0,n=0,s=Rt(i.bands,h0);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function AI(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function xr(i,e,t,n,s,r){return Ho(i,e,(o,a,l,c,h,u,d,f,p,y,m)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),A=c.ori==0?ll:cl,_,C;v==1?(_=t,C=n):(_=n,C=t);let S=g(u(a[_],c,y,f)),b=g(d(l[_],h,m,p)),M=g(u(a[C],c,y,f)),N=g(d(r==1?h.max:h.min,h,m,p)),P=new Path2D(s);return A(P,M,N),A(P,S,N),A(P,S,b),P})}function Gf(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?Wf:y0,l=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function TI(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function g0(i,e,t,n,s,r,o){let a=[],l=i.length;for(let c=s==1?t:n;c>=t&&c<=n;c+=s)if(e[c]===null){let u=c,d=c;if(s==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(i[u]),p=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<l?r(i[y]):f;let g=d+s;p=o>=0&&g>=0&&g<l?r(i[g]):p,p>=f&&a.push([f,p])}return a}function G_(i){return i==0?J_:i==1?On:e=>Oo(e,i)}function _w(i){let e=i==0?Vf:Hf,t=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=vs(c,a/2,l/2),h=vs(h,a/2,l/2),e(s,r+c,o),t(s,r+a,o,r+a,o+l,c),t(s,r+a,o+l,r,o+l,h),t(s,r,o+l,r,o,h),t(s,r,o,r+a,o,c),s.closePath())}}var Vf=(i,e,t)=>{i.moveTo(e,t)},Hf=(i,e,t)=>{i.moveTo(t,e)},ll=(i,e,t)=>{i.lineTo(e,t)},cl=(i,e,t)=>{i.lineTo(t,e)},Wf=_w(0),y0=_w(1),ww=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},Mw=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},Sw=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},Aw=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function Tw(i){return(e,t,n,s,r)=>Ho(e,t,(o,a,l,c,h,u,d,f,p,y,m)=>{let{pxRound:g,points:v}=o,A,_;c.ori==0?(A=Vf,_=ww):(A=Hf,_=Mw);let C=Zt(v.width*Dt,3),S=(v.size-v.width)/2*Dt,b=Zt(S*2,3),M=new Path2D,N=new Path2D,{left:P,top:L,width:O,height:G}=e.bbox;Wf(N,P-b,L-b,O+b*2,G+b*2);let D=W=>{if(l[W]!=null){let $=g(u(a[W],c,y,f)),H=g(d(l[W],h,m,p));A(M,$+S,H),_(M,$,H,S,0,Ff*2)}};if(r)r.forEach(D);else for(let W=n;W<=s;W++)D(W);return{stroke:C>0?M:null,fill:M,clip:N,flags:ol|t0}})}function Ew(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var EI=Ew(ll),CI=Ew(cl);function Cw(i){let e=Rt(i?.alignGaps,0);return(t,n,s,r)=>Ho(t,n,(o,a,l,c,h,u,d,f,p,y,m)=>{[s,r]=Uf(l,s,r);let g=o.pxRound,v=G=>g(u(G,c,y,f)),A=G=>g(d(G,h,m,p)),_,C;c.ori==0?(_=ll,C=EI):(_=cl,C=CI);let S=c.dir*(c.ori==0?1:-1),b={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ol},M=b.stroke,N=!1;if(r-s>=y*4){let G=he=>t.posToVal(he,c.key,!0),D=null,W=null,$,H,ae,Y=v(a[S==1?s:r]),j=v(a[s]),te=v(a[r]),de=G(S==1?j+1:te-1);for(let he=S==1?s:r;he>=s&&he<=r;he+=S){let Q=a[he],me=(S==1?Q<de:Q>de)?Y:v(Q),Ce=l[he];me==Y?Ce!=null?(H=Ce,D==null?(_(M,me,A(H)),$=D=W=H):H<D?D=H:H>W&&(W=H)):Ce===null&&(N=!0):(D!=null&&C(M,Y,A(D),A(W),A($),A(H)),Ce!=null?(H=Ce,_(M,me,A(H)),D=W=$=H):(D=W=null,Ce===null&&(N=!0)),Y=me,de=G(Y+S))}D!=null&&D!=W&&ae!=Y&&C(M,Y,A(D),A(W),A($),A(H))}else for(let G=S==1?s:r;G>=s&&G<=r;G+=S){let D=l[G];D===null?N=!0:D!=null&&_(M,v(a[G]),A(D))}let[L,O]=m0(t,n);if(o.fill!=null||L!=0){let G=b.fill=new Path2D(M),D=o.fillTo(t,n,o.min,o.max,L),W=A(D),$=v(a[s]),H=v(a[r]);S==-1&&([H,$]=[$,H]),_(G,H,W),_(G,$,W)}if(!o.spanGaps){let G=[];N&&G.push(...g0(a,l,s,r,S,v,e)),b.gaps=G=o.gaps(t,n,s,r,G),b.clip=Gf(G,c.ori,f,p,y,m)}return O!=0&&(b.band=O==2?[xr(t,n,s,r,M,-1),xr(t,n,s,r,M,1)]:xr(t,n,s,r,M,O)),b})}function RI(i){let e=Rt(i.align,1),t=Rt(i.ascDesc,!1),n=Rt(i.alignGaps,0),s=Rt(i.extend,!1);return(r,o,a,l)=>Ho(r,o,(c,h,u,d,f,p,y,m,g,v,A)=>{[a,l]=Uf(u,a,l);let _=c.pxRound,{left:C,width:S}=r.bbox,b=j=>_(p(j,d,v,m)),M=j=>_(y(j,f,A,g)),N=d.ori==0?ll:cl,P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:ol},L=P.stroke,O=d.dir*(d.ori==0?1:-1),G=M(u[O==1?a:l]),D=b(h[O==1?a:l]),W=D,$=D;s&&e==-1&&($=C,N(L,$,G)),N(L,D,G);for(let j=O==1?a:l;j>=a&&j<=l;j+=O){let te=u[j];if(te==null)continue;let de=b(h[j]),he=M(te);e==1?N(L,de,G):N(L,W,he),N(L,de,he),G=he,W=de}let H=W;s&&e==1&&(H=C+S,N(L,H,G));let[ae,Y]=m0(r,o);if(c.fill!=null||ae!=0){let j=P.fill=new Path2D(L),te=c.fillTo(r,o,c.min,c.max,ae),de=M(te);N(j,H,de),N(j,$,de)}if(!c.spanGaps){let j=[];j.push(...g0(h,u,a,l,O,b,n));let te=c.width*Dt/2,de=t||e==1?te:-te,he=t||e==-1?-te:te;j.forEach(Q=>{Q[0]+=de,Q[1]+=he}),P.gaps=j=c.gaps(r,o,a,l,j),P.clip=Gf(j,d.ori,m,g,v,A)}return Y!=0&&(P.band=Y==2?[xr(r,o,a,l,L,-1),xr(r,o,a,l,L,1)]:xr(r,o,a,l,L,Y)),P})}function V_(i,e,t,n,s,r,o=Yt){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(e[l]!==void 0){if(a!=null){let h=Bn(i[l]-i[a]);h<c&&(c=h,o=Bn(t(i[l],n,s,r)-t(i[a],n,s,r)))}a=l}}return o}function PI(i){i=i||Wc;let e=Rt(i.size,[.6,Yt,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=At(s),o=1-e[0],a=Rt(e[1],Yt),l=Rt(e[2],1),c=Rt(i.disp,Wc),h=Rt(i.each,f=>{}),{fill:u,stroke:d}=c;return(f,p,y,m)=>Ho(f,p,(g,v,A,_,C,S,b,M,N,P,L)=>{let O=g.pxRound,G=t,D=n*Dt,W=a*Dt,$=l*Dt,H,ae;_.ori==0?[H,ae]=r(f,p):[ae,H]=r(f,p);let Y=_.dir*(_.ori==0?1:-1),j=_.ori==0?Wf:y0,te=_.ori==0?h:(Pe,et,ht,Se,$t,He,je)=>{h(Pe,et,ht,$t,Se,je,He)},de=Rt(f.bands,h0).find(Pe=>Pe.series[0]==p),he=de!=null?de.dir:0,Q=g.fillTo(f,p,g.min,g.max,he),pe=O(b(Q,C,L,N)),me,Ce,Me,Ye=P,ct=O(g.width*Dt),Xe=!1,vt=null,pt=null,at=null,on=null;u!=null&&(ct==0||d!=null)&&(Xe=!0,vt=u.values(f,p,y,m),pt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),ct>0&&(at=d.values(f,p,y,m),on=new Map,new Set(at).forEach(Pe=>{Pe!=null&&on.set(Pe,new Path2D)})));let{x0:Kt,size:bn}=c;if(Kt!=null&&bn!=null){G=1,v=Kt.values(f,p,y,m),Kt.unit==2&&(v=v.map(ht=>f.posToVal(M+ht*P,_.key,!0)));let Pe=bn.values(f,p,y,m);bn.unit==2?Ce=Pe[0]*P:Ce=S(Pe[0],_,P,M)-S(0,_,P,M),Ye=V_(v,A,S,_,P,M,Ye),Me=Ye-Ce+D}else Ye=V_(v,A,S,_,P,M,Ye),Me=Ye*o+D,Ce=Ye-Me;Me<1&&(Me=0),ct>=Ce/2&&(ct=0),Me<5&&(O=J_);let Wt=Me>0,zn=Ye-Me-(Wt?ct:0);Ce=O(jg(zn,$,W)),me=(G==0?Ce/2:G==Y?0:Ce)-G*Y*((G==0?D/2:0)+(Wt?ct/2:0));let Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},Rn=Xe?null:new Path2D,un=null;if(de!=null)un=f.data[de.series[1]];else{let{y0:Pe,y1:et}=c;Pe!=null&&et!=null&&(A=et.values(f,p,y,m),un=Pe.values(f,p,y,m))}let xn=H*Ce,z=ae*Ce;for(let Pe=Y==1?y:m;Pe>=y&&Pe<=m;Pe+=Y){let et=A[Pe];if(et==null)continue;if(un!=null){let q=un[Pe]??0;if(et-q==0)continue;pe=b(q,C,L,N)}let ht=_.distr!=2||c!=null?v[Pe]:Pe,Se=S(ht,_,P,M),$t=b(Rt(et,Q),C,L,N),He=O(Se-me),je=O(gi($t,pe)),I=O(vs($t,pe)),w=je-I;if(et!=null){let q=et<0?z:xn,fe=et<0?xn:z;Xe?(ct>0&&at[Pe]!=null&&j(on.get(at[Pe]),He,I+Ui(ct/2),Ce,gi(0,w-ct),q,fe),vt[Pe]!=null&&j(pt.get(vt[Pe]),He,I+Ui(ct/2),Ce,gi(0,w-ct),q,fe)):j(Rn,He,I+Ui(ct/2),Ce,gi(0,w-ct),q,fe),te(f,p,Pe,He-ct/2,I,Ce+ct,w)}}return ct>0?Tt.stroke=Xe?on:Rn:Xe||(Tt._fill=g.width==0?g._fill:g._stroke??g._fill,Tt.width=0),Tt.fill=Xe?pt:Rn,Tt})}function II(i,e){let t=Rt(e?.alignGaps,0);return(n,s,r,o)=>Ho(n,s,(a,l,c,h,u,d,f,p,y,m,g)=>{[r,o]=Uf(c,r,o);let v=a.pxRound,A=H=>v(d(H,h,m,p)),_=H=>v(f(H,u,g,y)),C,S,b;h.ori==0?(C=Vf,b=ll,S=Sw):(C=Hf,b=cl,S=Aw);let M=h.dir*(h.ori==0?1:-1),N=A(l[M==1?r:o]),P=N,L=[],O=[];for(let H=M==1?r:o;H>=r&&H<=o;H+=M)if(c[H]!=null){let Y=l[H],j=A(Y);L.push(P=j),O.push(_(c[H]))}let G={stroke:i(L,O,C,b,S,v),fill:null,clip:null,band:null,gaps:null,flags:ol},D=G.stroke,[W,$]=m0(n,s);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(D),ae=a.fillTo(n,s,a.min,a.max,W),Y=_(ae);b(H,P,Y),b(H,N,Y)}if(!a.spanGaps){let H=[];H.push(...g0(l,c,r,o,M,A,t)),G.gaps=H=a.gaps(n,s,r,o,H),G.clip=Gf(H,h.ori,p,y,m,g)}return $!=0&&(G.band=$==2?[xr(n,s,r,o,D,-1),xr(n,s,r,o,D,1)]:xr(n,s,r,o,D,$)),G})}function LI(i){return II(FI,i)}function FI(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+l[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var n0=new Set;function H_(){for(let i of n0)i.syncRect(!0)}al&&(Go(fP,nl,H_),Go(pP,nl,H_,!0),Go(Df,nl,()=>{qn.pxRatio=Dt}));var DI=Cw(),NI=Tw();function W_(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>i0(r,o,e,t))}function kI(i,e){return i.map((t,n)=>n==0?{}:Cn({},e,t))}function i0(i,e,t,n){return Cn({},e==0?t:n,i)}function Rw(i,e,t){return e==null?sl:[e,t]}var UI=Rw;function OI(i,e,t){return e==null?sl:Nf(e,t,l0,!0)}function Pw(i,e,t,n){return e==null?sl:Of(e,t,i.scales[n].log,!1)}var BI=Pw;function Iw(i,e,t,n){return e==null?sl:a0(e,t,i.scales[n].log,!1)}var zI=Iw;function GI(i,e,t,n,s){let r=gi(w_(i),w_(e)),o=e-i,a=ys(s/n*o,t);do{let l=t[a],c=n*l/o;if(c>=s&&r+(l<5?to.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function X_(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=On((t=+s)*Dt))+"px"),[i,e,t]}function VI(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Zt(e[2]*Dt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function qn(i,e,t){let n={mode:Rt(i.mode,1)},s=n.mode;function r(x,T,F,k){let X=T.valToPct(x);return k+F*(T.dir==-1?1-X:X)}function o(x,T,F,k){let X=T.valToPct(x);return k+F*(T.dir==-1?X:1-X)}function a(x,T,F,k){return T.ori==0?r(x,T,F,k):o(x,T,F,k)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=$i(ZR);if(i.id!=null&&(c.id=i.id),ki(c,i.class),i.title){let x=$i(jR,c);x.textContent=i.title}let h=gs("canvas"),u=n.ctx=h.getContext("2d"),d=$i(QR,c);Go("click",d,x=>{x.target===p&&(Qt!=Ko||an!=Jo)&&$n.click(n,x)},!0);let f=n.under=$i(eP,d);d.appendChild(h);let p=n.over=$i(tP,d);i=rl(i);let y=+Rt(i.pxAlign,1),m=G_(y);(i.plugins||[]).forEach(x=>{x.opts&&(i=x.opts(n,i)||i)});let g=i.ms||.001,v=n.series=s==1?W_(i.series||[],D_,B_,!1):kI(i.series||[null],O_),A=n.axes=W_(i.axes||[],F_,k_,!0),_=n.scales={},C=n.bands=i.bands||[];C.forEach(x=>{x.fill=At(x.fill||null),x.dir=Rt(x.dir,-1)});let S=s==2?v[1].facets[0].scale:v[0].scale,b={axes:Xs,series:xt},M=(i.drawOrder||["axes","series"]).map(x=>b[x]);function N(x){let T=x.distr==3?F=>br(F>0?F:x.clamp(n,F,x.min,x.max,x.key)):x.distr==4?F=>Wg(F,x.asinh):x.distr==100?F=>x.fwd(F):F=>F;return F=>{let k=T(F),{_min:X,_max:J}=x,ce=J-X;return(k-X)/ce}}function P(x){let T=_[x];if(T==null){let F=(i.scales||Wc)[x]||Wc;if(F.from!=null){P(F.from);let k=Cn({},_[F.from],F,{key:x});k.valToPct=N(k),_[x]=k}else{T=_[x]=Cn({},x==S?bw:SI,F),T.key=x;let k=T.time,X=T.range,J=eo(X);if((x!=S||s==2&&!k)&&(J&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?b_:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?b_:{mode:1,hard:X[1],soft:X[1]}},J=!1),!J&&zf(X))){let ce=X;X=(ge,_e,ke)=>_e==null?sl:Nf(_e,ke,ce)}T.range=At(X||(k?UI:x==S?T.distr==3?BI:T.distr==4?zI:Rw:T.distr==3?Pw:T.distr==4?Iw:OI)),T.auto=At(J?!1:T.auto),T.clamp=At(T.clamp||MI),T._min=T._max=null,T.valToPct=N(T)}}}P("x"),P("y"),s==1&&v.forEach(x=>{P(x.scale)}),A.forEach(x=>{P(x.scale)});for(let x in i.scales)P(x);let L=_[S],O=L.distr,G,D;L.ori==0?(ki(c,KR),G=r,D=o):(ki(c,JR),G=o,D=r);let W={};for(let x in _){let T=_[x];(T.min!=null||T.max!=null)&&(W[x]={min:T.min,max:T.max},T.min=T.max=null)}let $=i.tzDate||(x=>new Date(On(x/g))),H=i.fmtDate||u0,ae=g==1?KP($):QP($),Y=P_($,R_(g==1?ZP:jP,H)),j=L_($,I_(tI,H)),te=[],de=n.legend=Cn({},sI,i.legend),he=n.cursor=Cn({},hI,{drag:{y:s==2}},i.cursor),Q=de.show,pe=he.show,me=de.markers;de.idxs=te,me.width=At(me.width),me.dash=At(me.dash),me.stroke=At(me.stroke),me.fill=At(me.fill);let Ce,Me,Ye,ct=[],Xe=[],vt,pt=!1,at={};if(de.live){let x=v[1]?v[1].values:null;pt=x!=null,vt=pt?x(n,1,0):{_:0};for(let T in vt)at[T]=r0}if(Q)if(Ce=gs("table",aP,c),Ye=gs("tbody",null,Ce),de.mount(n,Ce),pt){Me=gs("thead",null,Ce,Ye);let x=gs("tr",null,Me);gs("th",null,x);for(var on in vt)gs("th",o_,x).textContent=on}else ki(Ce,cP),de.live&&ki(Ce,lP);let Kt={show:!0},bn={show:!1};function Wt(x,T){if(T==0&&(pt||!de.live||s==2))return sl;let F=[],k=gs("tr",hP,Ye,Ye.childNodes[T]);ki(k,x.class),x.show||ki(k,zo);let X=gs("th",null,k);if(me.show){let ge=$i(uP,X);if(T>0){let _e=me.width(n,T);_e&&(ge.style.border=_e+"px "+me.dash(n,T)+" "+me.stroke(n,T)),ge.style.background=me.fill(n,T)}}let J=$i(o_,X);x.label instanceof HTMLElement?J.appendChild(x.label):J.textContent=x.label,T>0&&(me.show||(J.style.color=x.width>0?me.stroke(n,T):me.fill(n,T)),Tt("click",X,ge=>{if(he._lock)return;nt(ge);let _e=v.indexOf(x);if((ge.ctrlKey||ge.metaKey)!=de.isolate){let ke=v.some((Ue,Be)=>Be>0&&Be!=_e&&Ue.show);v.forEach((Ue,Be)=>{Be>0&&ws(Be,ke?Be==_e?Kt:bn:Kt,!0,Sn.setSeries)})}else ws(_e,{show:!x.show},!0,Sn.setSeries)},!1),it&&Tt(h_,X,ge=>{he._lock||(nt(ge),ws(v.indexOf(x),Qo,!0,Sn.setSeries))},!1));for(var ce in vt){let ge=gs("td",dP,k);ge.textContent="--",F.push(ge)}return[k,F]}let zn=new Map;function Tt(x,T,F,k=!0){let X=zn.get(T)||{},J=he.bind[x](n,T,F,k);J&&(Go(x,T,X[x]=J),zn.set(T,X))}function Rn(x,T,F){let k=zn.get(T)||{};for(let X in k)(x==null||X==x)&&(Jg(X,T,k[X]),delete k[X]);x==null&&zn.delete(T)}let un=0,xn=0,z=0,Pe=0,et=0,ht=0,Se=et,$t=ht,He=z,je=Pe,I=0,w=0,q=0,fe=0;n.bbox={};let oe=!1,be=!1,xe=!1,ne=!1,se=!1,ye=!1;function B(x,T,F){(F||x!=n.width||T!=n.height)&&re(x,T),mt(!1),xe=!0,be=!0,Jn()}function re(x,T){n.width=un=z=x,n.height=xn=Pe=T,et=ht=0,we(),qe();let F=n.bbox;I=F.left=Oo(et*Dt,.5),w=F.top=Oo(ht*Dt,.5),q=F.width=Oo(z*Dt,.5),fe=F.height=Oo(Pe*Dt,.5)}let ie=3;function Ae(){let x=!1,T=0;for(;!x;){T++;let F=$o(T),k=_s(T);x=T==ie||F&&k,x||(re(n.width,n.height),be=!0)}}function ve({width:x,height:T}){B(x,T)}n.setSize=ve;function we(){let x=!1,T=!1,F=!1,k=!1;A.forEach((X,J)=>{if(X.show&&X._show){let{side:ce,_size:ge}=X,_e=ce%2,ke=X.label!=null?X.labelSize:0,Ue=ge+ke;Ue>0&&(_e?(z-=Ue,ce==3?(et+=Ue,k=!0):F=!0):(Pe-=Ue,ce==0?(ht+=Ue,x=!0):T=!0))}}),bs[0]=x,bs[1]=F,bs[2]=T,bs[3]=k,z-=Zi[1]+Zi[3],et+=Zi[3],Pe-=Zi[2]+Zi[0],ht+=Zi[0]}function qe(){let x=et+z,T=ht+Pe,F=et,k=ht;function X(J,ce){switch(J){case 1:return x+=ce,x-ce;case 2:return T+=ce,T-ce;case 3:return F-=ce,F+ce;case 0:return k-=ce,k+ce}}A.forEach((J,ce)=>{if(J.show&&J._show){let ge=J.side;J._pos=X(ge,J._size),J.label!=null&&(J._lpos=X(ge,J.labelSize))}})}if(he.dataIdx==null){let x=he.hover,T=x.skip=new Set(x.skip??[]);T.add(void 0);let F=x.prox=At(x.prox),k=x.bias??=0;he.dataIdx=(X,J,ce,ge)=>{if(J==0)return ce;let _e=ce,ke=F(X,J,ce,ge)??Yt,Ue=ke>=0&&ke<Yt,Be=L.ori==0?z:Pe,lt=he.left,Pt=e[0],Ct=e[J];if(T.has(Ct[ce])){_e=null;let wt=null,tt=null,Ze;if(k==0||k==-1)for(Ze=ce;wt==null&&Ze-- >0;)T.has(Ct[Ze])||(wt=Ze);if(k==0||k==1)for(Ze=ce;tt==null&&Ze++<Ct.length;)T.has(Ct[Ze])||(tt=Ze);if(wt!=null||tt!=null)if(Ue){let tn=wt==null?-1/0:G(Pt[wt],L,Be,0),pn=tt==null?1/0:G(Pt[tt],L,Be,0),Wn=lt-tn,Xt=pn-lt;Wn<=Xt?Wn<=ke&&(_e=wt):Xt<=ke&&(_e=tt)}else _e=tt==null?wt:wt==null?tt:ce-wt<=tt-ce?wt:tt}else Ue&&Bn(lt-G(Pt[ce],L,Be,0))>ke&&(_e=null);return _e}}let nt=x=>{he.event=x};he.idxs=te,he._lock=!1;let ue=he.points;ue.show=At(ue.show),ue.size=At(ue.size),ue.stroke=At(ue.stroke),ue.width=At(ue.width),ue.fill=At(ue.fill);let ze=n.focus=Cn({},i.focus||{alpha:.3},he.focus),it=ze.prox>=0,Re=it&&ue.one,ft=[],jt=[],si=[];function ul(x,T){let F=ue.show(n,T);if(F instanceof HTMLElement)return ki(F,oP),ki(F,x.class),Gs(F,-10,-10,z,Pe),p.insertBefore(F,ft[T]),F}function Wo(x,T){if(s==1||T>0){let F=s==1&&_[x.scale].time,k=x.value;x.value=F?A_(k)?L_($,I_(k,H)):k||j:k||xI,x.label=x.label||(F?dI:uI)}if(Re||T>0){x.width=x.width==null?1:x.width,x.paths=x.paths||DI||SP,x.fillTo=At(x.fillTo||AI),x.pxAlign=+Rt(x.pxAlign,y),x.pxRound=G_(x.pxAlign),x.stroke=At(x.stroke||null),x.fill=At(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let F=_I(gi(1,x.width),1),k=x.points=Cn({},{size:F,width:gi(1,F*.2),stroke:x.stroke,space:F*2,paths:NI,_stroke:null,_fill:null},x.points);k.show=At(k.show),k.filter=At(k.filter),k.fill=At(k.fill),k.stroke=At(k.stroke),k.paths=At(k.paths),k.pxAlign=x.pxAlign}if(Q){let F=Wt(x,T);ct.splice(T,0,F[0]),Xe.splice(T,0,F[1]),de.values.push(null)}if(pe){te.splice(T,0,null);let F=null;Re?T==0&&(F=ul(x,T)):T>0&&(F=ul(x,T)),ft.splice(T,0,F),jt.splice(T,0,0),si.splice(T,0,0)}Hn("addSeries",T)}function Zf(x,T){T=T??v.length,x=s==1?i0(x,T,D_,B_):i0(x,T,{},O_),v.splice(T,0,x),Wo(v[T],T)}n.addSeries=Zf;function Yc(x){if(v.splice(x,1),Q){de.values.splice(x,1),Xe.splice(x,1);let T=ct.splice(x,1)[0];Rn(null,T.firstChild),T.remove()}pe&&(te.splice(x,1),ft.splice(x,1)[0].remove(),jt.splice(x,1),si.splice(x,1)),Hn("delSeries",x)}n.delSeries=Yc;let bs=[!1,!1,!1,!1];function Vs(x,T){if(x._show=x.show,x.show){let F=x.side%2,k=_[x.scale];k==null&&(x.scale=F?v[1].scale:S,k=_[x.scale]);let X=k.time;x.size=At(x.size),x.space=At(x.space),x.rotate=At(x.rotate),eo(x.incrs)&&x.incrs.forEach(ce=>{!to.has(ce)&&to.set(ce,ew(ce))}),x.incrs=At(x.incrs||(k.distr==2?qP:X?g==1?YP:JP:Bo)),x.splits=At(x.splits||(X&&k.distr==1?ae:k.distr==3?Qg:k.distr==4?mI:pI)),x.stroke=At(x.stroke),x.grid.stroke=At(x.grid.stroke),x.ticks.stroke=At(x.ticks.stroke),x.border.stroke=At(x.border.stroke);let J=x.values;x.values=eo(J)&&!eo(J[0])?At(J):X?eo(J)?P_($,R_(J,H)):A_(J)?eI($,J):J||Y:J||fI,x.filter=At(x.filter||(k.distr>=3&&k.log==10?vI:k.distr==3&&k.log==2?bI:j_)),x.font=X_(x.font),x.labelFont=X_(x.labelFont),x._size=x.size(n,null,T,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(bs[T]=!0,x._el=$i(nP,d))}}function Hs(x,T,F,k){let[X,J,ce,ge]=F,_e=T%2,ke=0;return _e==0&&(ge||J)&&(ke=T==0&&!X||T==2&&!ce?On(F_.size/3):0),_e==1&&(X||ce)&&(ke=T==1&&!J||T==3&&!ge?On(k_.size/2):0),ke}let dl=n.padding=(i.padding||[Hs,Hs,Hs,Hs]).map(x=>At(Rt(x,Hs))),Zi=n._padding=dl.map((x,T)=>x(n,T,bs,0)),dn,yn=null,vn=null,xs=s==1?v[0].idxs:null,Mi=null,_r=!1;function fl(x,T){if(e=x??[],n.data=n._data=e,s==2){dn=0;for(let F=1;F<v.length;F++)dn+=e[F][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),Mi=e[0],dn=Mi.length;let F=e;if(O==2){F=e.slice();let k=F[0]=Array(dn);for(let X=0;X<dn;X++)k[X]=X}n._data=e=F}if(mt(!0),Hn("setData"),O==2&&(xe=!0),T!==!1){let F=L;F.auto(n,_r)?pl():Sr(S,F.min,F.max),ne=ne||he.left>=0,ye=!0,Jn()}}n.setData=fl;function pl(){_r=!0;let x,T;s==1&&(dn>0?(yn=xs[0]=0,vn=xs[1]=dn-1,x=e[0][yn],T=e[0][vn],O==2?(x=yn,T=vn):x==T&&(O==3?[x,T]=Of(x,x,L.log,!1):O==4?[x,T]=a0(x,x,L.log,!1):L.time?T=x+On(86400/g):[x,T]=Nf(x,T,l0,!0))):(yn=xs[0]=x=null,vn=xs[1]=T=null)),Sr(S,x,T)}let Xo,wr,qo,E,V,ee,Z,K,Te,Le;function Ee(x,T,F,k,X,J){x??=l_,F??=h0,k??="butt",X??=l_,J??="round",x!=Xo&&(u.strokeStyle=Xo=x),X!=wr&&(u.fillStyle=wr=X),T!=qo&&(u.lineWidth=qo=T),J!=V&&(u.lineJoin=V=J),k!=ee&&(u.lineCap=ee=k),F!=E&&u.setLineDash(E=F)}function De(x,T,F,k){T!=wr&&(u.fillStyle=wr=T),x!=Z&&(u.font=Z=x),F!=K&&(u.textAlign=K=F),k!=Te&&(u.textBaseline=Te=k)}function Ve(x,T,F,k,X=0){if(k.length>0&&x.auto(n,_r)&&(T==null||T.min==null)){let J=Rt(yn,0),ce=Rt(vn,k.length-1),ge=F.min==null?vP(k,J,ce,X,x.distr==3):[F.min,F.max];x.min=vs(x.min,F.min=ge[0]),x.max=gi(x.max,F.max=ge[1])}}let rt={min:null,max:null};function bt(){for(let k in _){let X=_[k];W[k]==null&&(X.min==null||W[S]!=null&&X.auto(n,_r))&&(W[k]=rt)}for(let k in _){let X=_[k];W[k]==null&&X.from!=null&&W[X.from]!=null&&(W[k]=rt)}W[S]!=null&&mt(!0);let x={};for(let k in W){let X=W[k];if(X!=null){let J=x[k]=rl(_[k],EP);if(X.min!=null)Cn(J,X);else if(k!=S||s==2)if(dn==0&&J.from==null){let ce=J.range(n,null,null,k);J.min=ce[0],J.max=ce[1]}else J.min=Yt,J.max=-Yt}}if(dn>0){v.forEach((k,X)=>{if(s==1){let J=k.scale,ce=W[J];if(ce==null)return;let ge=x[J];if(X==0){let _e=ge.range(n,ge.min,ge.max,J);ge.min=_e[0],ge.max=_e[1],yn=ys(ge.min,e[0]),vn=ys(ge.max,e[0]),vn-yn>1&&(e[0][yn]<ge.min&&yn++,e[0][vn]>ge.max&&vn--),k.min=Mi[yn],k.max=Mi[vn]}else k.show&&k.auto&&Ve(ge,ce,k,e[X],k.sorted);k.idxs[0]=yn,k.idxs[1]=vn}else if(X>0&&k.show&&k.auto){let[J,ce]=k.facets,ge=J.scale,_e=ce.scale,[ke,Ue]=e[X],Be=x[ge],lt=x[_e];Be!=null&&Ve(Be,W[ge],J,ke,J.sorted),lt!=null&&Ve(lt,W[_e],ce,Ue,ce.sorted),k.min=ce.min,k.max=ce.max}});for(let k in x){let X=x[k],J=W[k];if(X.from==null&&(J==null||J.min==null)){let ce=X.range(n,X.min==Yt?null:X.min,X.max==-Yt?null:X.max,k);X.min=ce[0],X.max=ce[1]}}}for(let k in x){let X=x[k];if(X.from!=null){let J=x[X.from];if(J.min==null)X.min=X.max=null;else{let ce=X.range(n,J.min,J.max,k);X.min=ce[0],X.max=ce[1]}}}let T={},F=!1;for(let k in x){let X=x[k],J=_[k];if(J.min!=X.min||J.max!=X.max){J.min=X.min,J.max=X.max;let ce=J.distr;J._min=ce==3?br(J.min):ce==4?Wg(J.min,J.asinh):ce==100?J.fwd(J.min):J.min,J._max=ce==3?br(J.max):ce==4?Wg(J.max,J.asinh):ce==100?J.fwd(J.max):J.max,T[k]=F=!0}}if(F){v.forEach((k,X)=>{s==2?X>0&&T.y&&(k._paths=null):T[k.scale]&&(k._paths=null)});for(let k in T)xe=!0,Hn("setScale",k);pe&&he.left>=0&&(ne=ye=!0)}for(let k in W)W[k]=null}function Ge(x){let T=jg(yn-1,0,dn-1),F=jg(vn+1,0,dn-1);for(;x[T]==null&&T>0;)T--;for(;x[F]==null&&F<dn-1;)F++;return[T,F]}function xt(){if(dn>0){let x=v.some(T=>T._focus)&&Le!=ze.alpha;x&&(u.globalAlpha=Le=ze.alpha),v.forEach((T,F)=>{if(F>0&&T.show&&(hn(F,!1),hn(F,!0),T._paths==null)){let k=Le;Le!=T.alpha&&(u.globalAlpha=Le=T.alpha);let X=s==2?[0,e[F][0].length-1]:Ge(e[F]);T._paths=T.paths(n,F,X[0],X[1]),Le!=k&&(u.globalAlpha=Le=k)}}),v.forEach((T,F)=>{if(F>0&&T.show){let k=Le;Le!=T.alpha&&(u.globalAlpha=Le=T.alpha),T._paths!=null&&Ot(F,!1);{let X=T._paths!=null?T._paths.gaps:null,J=T.points.show(n,F,yn,vn,X),ce=T.points.filter(n,F,J,X);(J||ce)&&(T.points._paths=T.points.paths(n,F,yn,vn,ce),Ot(F,!0))}Le!=k&&(u.globalAlpha=Le=k),Hn("drawSeries",F)}}),x&&(u.globalAlpha=Le=1)}}function hn(x,T){let F=T?v[x].points:v[x];F._stroke=F.stroke(n,x),F._fill=F.fill(n,x)}function Ot(x,T){let F=T?v[x].points:v[x],{stroke:k,fill:X,clip:J,flags:ce,_stroke:ge=F._stroke,_fill:_e=F._fill,_width:ke=F.width}=F._paths;ke=Zt(ke*Dt,3);let Ue=null,Be=ke%2/2;T&&_e==null&&(_e=ke>0?"#fff":ge);let lt=F.pxAlign==1&&Be>0;if(lt&&u.translate(Be,Be),!T){let Pt=I-ke/2,Ct=w-ke/2,wt=q+ke,tt=fe+ke;Ue=new Path2D,Ue.rect(Pt,Ct,wt,tt)}T?Oe(ge,ke,F.dash,F.cap,_e,k,X,ce,J):Bt(x,ge,ke,F.dash,F.cap,_e,k,X,ce,Ue,J),lt&&u.translate(-Be,-Be)}function Bt(x,T,F,k,X,J,ce,ge,_e,ke,Ue){let Be=!1;_e!=0&&C.forEach((lt,Pt)=>{if(lt.series[0]==x){let Ct=v[lt.series[1]],wt=e[lt.series[1]],tt=(Ct._paths||Wc).band;eo(tt)&&(tt=lt.dir==1?tt[0]:tt[1]);let Ze,tn=null;Ct.show&&tt&&xP(wt,yn,vn)?(tn=lt.fill(n,Pt)||J,Ze=Ct._paths.clip):tt=null,Oe(T,F,k,X,tn,ce,ge,_e,ke,Ue,Ze,tt),Be=!0}}),Be||Oe(T,F,k,X,J,ce,ge,_e,ke,Ue)}let Pn=ol|t0;function Oe(x,T,F,k,X,J,ce,ge,_e,ke,Ue,Be){Ee(x,T,F,k,X),(_e||ke||Be)&&(u.save(),_e&&u.clip(_e),ke&&u.clip(ke)),Be?(ge&Pn)==Pn?(u.clip(Be),Ue&&u.clip(Ue),Mt(X,ce),_n(x,J,T)):ge&t0?(Mt(X,ce),u.clip(Be),_n(x,J,T)):ge&ol&&(u.save(),u.clip(Be),Ue&&u.clip(Ue),Mt(X,ce),u.restore(),_n(x,J,T)):(Mt(X,ce),_n(x,J,T)),(_e||ke||Be)&&u.restore()}function _n(x,T,F){F>0&&(T instanceof Map?T.forEach((k,X)=>{u.strokeStyle=Xo=X,u.stroke(k)}):T!=null&&x&&u.stroke(T))}function Mt(x,T){T instanceof Map?T.forEach((F,k)=>{u.fillStyle=wr=k,u.fill(F)}):T!=null&&x&&u.fill(T)}function Ws(x,T,F,k){let X=A[x],J;if(k<=0)J=[0,0];else{let ce=X._space=X.space(n,x,T,F,k),ge=X._incrs=X.incrs(n,x,T,F,k,ce);J=GI(T,F,ge,k,ce)}return X._found=J}function wn(x,T,F,k,X,J,ce,ge,_e,ke){let Ue=ce%2/2;y==1&&u.translate(Ue,Ue),Ee(ge,ce,_e,ke,ge),u.beginPath();let Be,lt,Pt,Ct,wt=X+(k==0||k==3?-J:J);F==0?(lt=X,Ct=wt):(Be=X,Pt=wt);for(let tt=0;tt<x.length;tt++)T[tt]!=null&&(F==0?Be=Pt=x[tt]:lt=Ct=x[tt],u.moveTo(Be,lt),u.lineTo(Pt,Ct));u.stroke(),y==1&&u.translate(-Ue,-Ue)}function $o(x){let T=!0;return A.forEach((F,k)=>{if(!F.show)return;let X=_[F.scale];if(X.min==null){F._show&&(T=!1,F._show=!1,mt(!1));return}else F._show||(T=!1,F._show=!0,mt(!1));let J=F.side,ce=J%2,{min:ge,max:_e}=X,[ke,Ue]=Ws(k,ge,_e,ce==0?z:Pe);if(Ue==0)return;let Be=X.distr==2,lt=F._splits=F.splits(n,k,ge,_e,ke,Ue,Be),Pt=X.distr==2?lt.map(Ze=>Mi[Ze]):lt,Ct=X.distr==2?Mi[lt[1]]-Mi[lt[0]]:ke,wt=F._values=F.values(n,F.filter(n,Pt,k,Ue,Ct),k,Ue,Ct);F._rotate=J==2?F.rotate(n,wt,k,Ue):0;let tt=F._size;F._size=Yi(F.size(n,wt,k,x)),tt!=null&&F._size!=tt&&(T=!1)}),T}function _s(x){let T=!0;return dl.forEach((F,k)=>{let X=F(n,k,bs,x);X!=Zi[k]&&(T=!1),Zi[k]=X}),T}function Xs(){for(let x=0;x<A.length;x++){let T=A[x];if(!T.show||!T._show)continue;let F=T.side,k=F%2,X,J,ce=T.stroke(n,x),ge=F==0||F==3?-1:1,[_e,ke]=T._found;if(T.label!=null){let ai=T.labelGap*ge,Ti=On((T._lpos+ai)*Dt);De(T.labelFont[0],ce,"center",F==2?"top":a_),u.save(),k==1?(X=J=0,u.translate(Ti,On(w+fe/2)),u.rotate((F==3?-Ff:Ff)/2)):(X=On(I+q/2),J=Ti);let so=K_(T.label)?T.label(n,x,_e,ke):T.label;u.fillText(so,X,J),u.restore()}if(ke==0)continue;let Ue=_[T.scale],Be=k==0?q:fe,lt=k==0?I:w,Pt=T._splits,Ct=Ue.distr==2?Pt.map(ai=>Mi[ai]):Pt,wt=Ue.distr==2?Mi[Pt[1]]-Mi[Pt[0]]:_e,tt=T.ticks,Ze=T.border,tn=tt.show?tt.size:0,pn=On(tn*Dt),Wn=On((T.alignTo==2?T._size-tn-T.gap:T.gap)*Dt),Xt=T._rotate*-Ff/180,mn=m(T._pos*Dt),Si=(pn+Wn)*ge,oi=mn+Si;J=k==0?oi:0,X=k==1?oi:0;let zi=T.font[0],Ki=T.align==1?el:T.align==2?Gg:Xt>0?el:Xt<0?Gg:k==0?"center":F==3?Gg:el,Ss=Xt||k==1?"middle":F==2?"top":a_;De(zi,ce,Ki,Ss);let Ai=T.font[1]*T.lineGap,Gi=Pt.map(ai=>m(a(ai,Ue,Be,lt))),Ji=T._values;for(let ai=0;ai<Ji.length;ai++){let Ti=Ji[ai];if(Ti!=null){k==0?X=Gi[ai]:J=Gi[ai],Ti=""+Ti;let so=Ti.indexOf(`
`)==-1?[Ti]:Ti.split(/\n/gm);for(let li=0;li<so.length;li++){let G0=so[li];Xt?(u.save(),u.translate(X,J+li*Ai),u.rotate(Xt),u.fillText(G0,0,0),u.restore()):u.fillText(G0,X,J+li*Ai)}}}tt.show&&wn(Gi,tt.filter(n,Ct,x,ke,wt),k,F,mn,pn,Zt(tt.width*Dt,3),tt.stroke(n,x),tt.dash,tt.cap);let As=T.grid;As.show&&wn(Gi,As.filter(n,Ct,x,ke,wt),k,k==0?2:1,k==0?w:I,k==0?fe:q,Zt(As.width*Dt,3),As.stroke(n,x),As.dash,As.cap),Ze.show&&wn([mn],[1],k==0?1:0,k==0?1:2,k==1?w:I,k==1?fe:q,Zt(Ze.width*Dt,3),Ze.stroke(n,x),Ze.dash,Ze.cap)}Hn("drawAxes")}function mt(x){v.forEach((T,F)=>{F>0&&(T._paths=null,x&&(s==1?(T.min=null,T.max=null):T.facets.forEach(k=>{k.min=null,k.max=null})))})}let fn=!1,ri=!1,zt=[];function Mn(){ri=!1;for(let x=0;x<zt.length;x++)Hn(...zt[x]);zt.length=0}function Jn(){fn||(DP(M0),fn=!0)}function Zc(x,T=!1){fn=!0,ri=T,x(n),M0(),T&&zt.length>0&&queueMicrotask(Mn)}n.batch=Zc;function M0(){if(oe&&(bt(),oe=!1),xe&&(Ae(),xe=!1),be){if(rn(f,el,et),rn(f,"top",ht),rn(f,zc,z),rn(f,Gc,Pe),rn(p,el,et),rn(p,"top",ht),rn(p,zc,z),rn(p,Gc,Pe),rn(d,zc,un),rn(d,Gc,xn),h.width=On(un*Dt),h.height=On(xn*Dt),A.forEach(({_el:x,_show:T,_size:F,_pos:k,side:X})=>{if(x!=null)if(T){let J=X===3||X===0?F:0,ce=X%2==1;rn(x,ce?"left":"top",k-J),rn(x,ce?"width":"height",F),rn(x,ce?"top":"left",ce?ht:et),rn(x,ce?"height":"width",ce?Pe:z),Kg(x,zo)}else ki(x,zo)}),Xo=wr=qo=V=ee=Z=K=Te=E=null,Le=1,yl(!0),et!=Se||ht!=$t||z!=He||Pe!=je){mt(!1);let x=z/He,T=Pe/je;if(pe&&!ne&&he.left>=0){he.left*=x,he.top*=T,Yo&&Gs(Yo,On(he.left),0,z,Pe),Zo&&Gs(Zo,0,On(he.top),z,Pe);for(let F=0;F<ft.length;F++){let k=ft[F];k!=null&&(jt[F]*=x,si[F]*=T,Gs(k,Yi(jt[F]),Yi(si[F]),z,Pe))}}if(en.show&&!se&&en.left>=0&&en.width>0){en.left*=x,en.width*=x,en.top*=T,en.height*=T;for(let F in tp)rn(jo,F,en[F])}Se=et,$t=ht,He=z,je=Pe}Hn("setSize"),be=!1}un>0&&xn>0&&(u.clearRect(0,0,h.width,h.height),Hn("drawClear"),M.forEach(x=>x()),Hn("draw")),en.show&&se&&(Kc(en),se=!1),pe&&ne&&(io(null,!0,!1),ne=!1),de.show&&de.live&&ye&&(Qf(),ye=!1),l||(l=!0,n.status=1,Hn("ready")),_r=!1,fn=!1}n.redraw=(x,T)=>{xe=T||!1,x!==!1?Sr(S,L.min,L.max):Jn()};function Kf(x,T){let F=_[x];if(F.from==null){if(dn==0){let k=F.range(n,T.min,T.max,x);T.min=k[0],T.max=k[1]}if(T.min>T.max){let k=T.min;T.min=T.max,T.max=k}if(dn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;x==S&&F.distr==2&&dn>0&&(T.min=ys(T.min,e[0]),T.max=ys(T.max,e[0]),T.min==T.max&&T.max++),W[x]=T,oe=!0,Jn()}}n.setScale=Kf;let Jf,jf,Yo,Zo,S0,A0,Ko,Jo,T0,E0,Qt,an,Mr=!1,$n=he.drag,Gn=$n.x,Vn=$n.y;pe&&(he.x&&(Jf=$i(sP,p)),he.y&&(jf=$i(rP,p)),L.ori==0?(Yo=Jf,Zo=jf):(Yo=jf,Zo=Jf),Qt=he.left,an=he.top);let en=n.select=Cn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),jo=en.show?$i(iP,en.over?p:f):null;function Kc(x,T){if(en.show){for(let F in x)en[F]=x[F],F in tp&&rn(jo,F,x[F]);T!==!1&&Hn("setSelect")}}n.setSelect=Kc;function Uw(x){if(v[x].show)Q&&Kg(ct[x],zo);else if(Q&&ki(ct[x],zo),pe){let F=Re?ft[0]:ft[x];F!=null&&Gs(F,-10,-10,z,Pe)}}function Sr(x,T,F){Kf(x,{min:T,max:F})}function ws(x,T,F,k){T.focus!=null&&Vw(x),T.show!=null&&v.forEach((X,J)=>{J>0&&(x==J||x==null)&&(X.show=T.show,Uw(J),s==2?(Sr(X.facets[0].scale,null,null),Sr(X.facets[1].scale,null,null)):Sr(X.scale,null,null),Jn())}),F!==!1&&Hn("setSeries",x,T),k&&vl("setSeries",n,x,T)}n.setSeries=ws;function Ow(x,T){Cn(C[x],T)}function Bw(x,T){x.fill=At(x.fill||null),x.dir=Rt(x.dir,-1),T=T??C.length,C.splice(T,0,x)}function zw(x){x==null?C.length=0:C.splice(x,1)}n.addBand=Bw,n.setBand=Ow,n.delBand=zw;function Gw(x,T){v[x].alpha=T,pe&&ft[x]!=null&&(ft[x].style.opacity=T),Q&&ct[x]&&(ct[x].style.opacity=T)}let qs,Ar,no,Qo={focus:!0};function Vw(x){if(x!=no){let T=x==null,F=ze.alpha!=1;v.forEach((k,X)=>{if(s==1||X>0){let J=T||X==0||X==x;k._focus=T?null:J,F&&Gw(X,J?1:ze.alpha)}}),no=x,F&&Jn()}}Q&&it&&Tt(u_,Ce,x=>{he._lock||(nt(x),no!=null&&ws(null,Qo,!0,Sn.setSeries))});function Ms(x,T,F){let k=_[T];F&&(x=x/Dt-(k.ori==1?ht:et));let X=z;k.ori==1&&(X=Pe,x=X-x),k.dir==-1&&(x=X-x);let J=k._min,ce=k._max,ge=x/X,_e=J+(ce-J)*ge,ke=k.distr;return ke==3?il(10,_e):ke==4?wP(_e,k.asinh):ke==100?k.bwd(_e):_e}function Hw(x,T){let F=Ms(x,S,T);return ys(F,e[0],yn,vn)}n.valToIdx=x=>ys(x,e[0]),n.posToIdx=Hw,n.posToVal=Ms,n.valToPos=(x,T,F)=>_[T].ori==0?r(x,_[T],F?q:z,F?I:0):o(x,_[T],F?fe:Pe,F?w:0),n.setCursor=(x,T,F)=>{Qt=x.left,an=x.top,io(null,T,F)};function C0(x,T){rn(jo,el,en.left=x),rn(jo,zc,en.width=T)}function R0(x,T){rn(jo,"top",en.top=x),rn(jo,Gc,en.height=T)}let ml=L.ori==0?C0:R0,gl=L.ori==1?C0:R0;function Ww(){if(Q&&de.live)for(let x=s==2?1:0;x<v.length;x++){if(x==0&&pt)continue;let T=de.values[x],F=0;for(let k in T)Xe[x][F++].firstChild.nodeValue=T[k]}}function Qf(x,T){if(x!=null&&(x.idxs?x.idxs.forEach((F,k)=>{te[k]=F}):TP(x.idx)||te.fill(x.idx),de.idx=te[0]),Q&&de.live){for(let F=0;F<v.length;F++)(F>0||s==1&&!pt)&&Xw(F,te[F]);Ww()}ye=!1,T!==!1&&Hn("setLegend")}n.setLegend=Qf;function Xw(x,T){let F=v[x],k=x==0&&O==2?Mi:e[x],X;pt?X=F.values(n,x,T)??at:(X=F.value(n,T==null?null:k[T],x,T),X=X==null?at:{_:X}),de.values[x]=X}function io(x,T,F){T0=Qt,E0=an,[Qt,an]=he.move(n,Qt,an),he.left=Qt,he.top=an,pe&&(Yo&&Gs(Yo,On(Qt),0,z,Pe),Zo&&Gs(Zo,0,On(an),z,Pe));let k,X=yn>vn;qs=Yt,Ar=null;let J=L.ori==0?z:Pe,ce=L.ori==1?z:Pe;if(Qt<0||dn==0||X){k=he.idx=null;for(let ge=0;ge<v.length;ge++){let _e=ft[ge];_e!=null&&Gs(_e,-10,-10,z,Pe)}it&&ws(null,Qo,!0,x==null&&Sn.setSeries),de.live&&(te.fill(k),ye=!0)}else{let ge,_e,ke;s==1&&(ge=L.ori==0?Qt:an,_e=Ms(ge,S),k=he.idx=ys(_e,e[0],yn,vn),ke=G(e[0][k],L,J,0));let Ue=-10,Be=-10,lt=0,Pt=0,Ct=!0,wt="",tt="";for(let Ze=s==2?1:0;Ze<v.length;Ze++){let tn=v[Ze],pn=te[Ze],Wn=pn==null?null:s==1?e[Ze][pn]:e[Ze][1][pn],Xt=he.dataIdx(n,Ze,k,_e),mn=Xt==null?null:s==1?e[Ze][Xt]:e[Ze][1][Xt];if(ye=ye||mn!=Wn||Xt!=pn,te[Ze]=Xt,Ze>0&&tn.show){let Si=Xt==null?-10:Xt==k?ke:G(s==1?e[0][Xt]:e[Ze][0][Xt],L,J,0),oi=mn==null?-10:D(mn,s==1?_[tn.scale]:_[tn.facets[1].scale],ce,0);if(it&&mn!=null){let zi=L.ori==1?Qt:an,Ki=Bn(ze.dist(n,Ze,Xt,oi,zi));if(Ki<qs){let Ss=ze.bias;if(Ss!=0){let Ai=Ms(zi,tn.scale),Gi=mn>=0?1:-1,Ji=Ai>=0?1:-1;Ji==Gi&&(Ji==1?Ss==1?mn>=Ai:mn<=Ai:Ss==1?mn<=Ai:mn>=Ai)&&(qs=Ki,Ar=Ze)}else qs=Ki,Ar=Ze}}if(ye||Re){let zi,Ki;L.ori==0?(zi=Si,Ki=oi):(zi=oi,Ki=Si);let Ss,Ai,Gi,Ji,As,ai,Ti=!0,so=ue.bbox;if(so!=null){Ti=!1;let li=so(n,Ze);Gi=li.left,Ji=li.top,Ss=li.width,Ai=li.height}else Gi=zi,Ji=Ki,Ss=Ai=ue.size(n,Ze);if(ai=ue.fill(n,Ze),As=ue.stroke(n,Ze),Re)Ze==Ar&&qs<=ze.prox&&(Ue=Gi,Be=Ji,lt=Ss,Pt=Ai,Ct=Ti,wt=ai,tt=As);else{let li=ft[Ze];li!=null&&(jt[Ze]=Gi,si[Ze]=Ji,v_(li,Ss,Ai,Ti),g_(li,ai,As),Gs(li,Yi(Gi),Yi(Ji),z,Pe))}}}}if(Re){let Ze=ze.prox,tn=no==null?qs<=Ze:qs>Ze||Ar!=no;if(ye||tn){let pn=ft[0];pn!=null&&(jt[0]=Ue,si[0]=Be,v_(pn,lt,Pt,Ct),g_(pn,wt,tt),Gs(pn,Yi(Ue),Yi(Be),z,Pe))}}}if(en.show&&Mr)if(x!=null){let[ge,_e]=Sn.scales,[ke,Ue]=Sn.match,[Be,lt]=x.cursor.sync.scales,Pt=x.cursor.drag;if(Gn=Pt._x,Vn=Pt._y,Gn||Vn){let{left:Ct,top:wt,width:tt,height:Ze}=x.select,tn=x.scales[Be].ori,pn=x.posToVal,Wn,Xt,mn,Si,oi,zi=ge!=null&&ke(ge,Be),Ki=_e!=null&&Ue(_e,lt);zi&&Gn?(tn==0?(Wn=Ct,Xt=tt):(Wn=wt,Xt=Ze),mn=_[ge],Si=G(pn(Wn,Be),mn,J,0),oi=G(pn(Wn+Xt,Be),mn,J,0),ml(vs(Si,oi),Bn(oi-Si))):ml(0,J),Ki&&Vn?(tn==1?(Wn=Ct,Xt=tt):(Wn=wt,Xt=Ze),mn=_[_e],Si=D(pn(Wn,lt),mn,ce,0),oi=D(pn(Wn+Xt,lt),mn,ce,0),gl(vs(Si,oi),Bn(oi-Si))):gl(0,ce)}else np()}else{let ge=Bn(T0-S0),_e=Bn(E0-A0);if(L.ori==1){let lt=ge;ge=_e,_e=lt}Gn=$n.x&&ge>=$n.dist,Vn=$n.y&&_e>=$n.dist;let ke=$n.uni;ke!=null?Gn&&Vn&&(Gn=ge>=ke,Vn=_e>=ke,!Gn&&!Vn&&(_e>ge?Vn=!0:Gn=!0)):$n.x&&$n.y&&(Gn||Vn)&&(Gn=Vn=!0);let Ue,Be;Gn&&(L.ori==0?(Ue=Ko,Be=Qt):(Ue=Jo,Be=an),ml(vs(Ue,Be),Bn(Be-Ue)),Vn||gl(0,ce)),Vn&&(L.ori==1?(Ue=Ko,Be=Qt):(Ue=Jo,Be=an),gl(vs(Ue,Be),Bn(Be-Ue)),Gn||ml(0,J)),!Gn&&!Vn&&(ml(0,0),gl(0,0))}if($n._x=Gn,$n._y=Vn,x==null){if(F){if(z0!=null){let[ge,_e]=Sn.scales;Sn.values[0]=ge!=null?Ms(L.ori==0?Qt:an,ge):null,Sn.values[1]=_e!=null?Ms(L.ori==1?Qt:an,_e):null}vl(Vg,n,Qt,an,z,Pe,k)}if(it){let ge=F&&Sn.setSeries,_e=ze.prox;no==null?qs<=_e&&ws(Ar,Qo,!0,ge):qs>_e?ws(null,Qo,!0,ge):Ar!=no&&ws(Ar,Qo,!0,ge)}}ye&&(de.idx=k,Qf()),T!==!1&&Hn("setCursor")}let Tr=null;Object.defineProperty(n,"rect",{get(){return Tr==null&&yl(!1),Tr}});function yl(x=!1){x?Tr=null:(Tr=p.getBoundingClientRect(),Hn("syncRect",Tr))}function P0(x,T,F,k,X,J,ce){he._lock||Mr&&x!=null&&x.movementX==0&&x.movementY==0||(ep(x,T,F,k,X,J,ce,!1,x!=null),x!=null?io(null,!0,!0):io(T,!0,!1))}function ep(x,T,F,k,X,J,ce,ge,_e){if(Tr==null&&yl(!1),nt(x),x!=null)F=x.clientX-Tr.left,k=x.clientY-Tr.top;else{if(F<0||k<0){Qt=-10,an=-10;return}let[ke,Ue]=Sn.scales,Be=T.cursor.sync,[lt,Pt]=Be.values,[Ct,wt]=Be.scales,[tt,Ze]=Sn.match,tn=T.axes[0].side%2==1,pn=L.ori==0?z:Pe,Wn=L.ori==1?z:Pe,Xt=tn?J:X,mn=tn?X:J,Si=tn?k:F,oi=tn?F:k;if(Ct!=null?F=tt(ke,Ct)?a(lt,_[ke],pn,0):-10:F=pn*(Si/Xt),wt!=null?k=Ze(Ue,wt)?a(Pt,_[Ue],Wn,0):-10:k=Wn*(oi/mn),L.ori==1){let zi=F;F=k,k=zi}}_e&&(T==null||T.cursor.event.type==Vg)&&((F<=1||F>=z-1)&&(F=Oo(F,z)),(k<=1||k>=Pe-1)&&(k=Oo(k,Pe))),ge?(S0=F,A0=k,[Ko,Jo]=he.move(n,F,k)):(Qt=F,an=k)}let tp={width:0,height:0,left:0,top:0};function np(){Kc(tp,!1)}let I0,L0,F0,D0;function N0(x,T,F,k,X,J,ce){Mr=!0,Gn=Vn=$n._x=$n._y=!1,ep(x,T,F,k,X,J,ce,!0,!1),x!=null&&(Tt(Hg,Yg,k0,!1),vl(c_,n,Ko,Jo,z,Pe,null));let{left:ge,top:_e,width:ke,height:Ue}=en;I0=ge,L0=_e,F0=ke,D0=Ue}function k0(x,T,F,k,X,J,ce){Mr=$n._x=$n._y=!1,ep(x,T,F,k,X,J,ce,!1,!0);let{left:ge,top:_e,width:ke,height:Ue}=en,Be=ke>0||Ue>0,lt=I0!=ge||L0!=_e||F0!=ke||D0!=Ue;if(Be&&lt&&Kc(en),$n.setScale&&Be&&lt){let Pt=ge,Ct=ke,wt=_e,tt=Ue;if(L.ori==1&&(Pt=_e,Ct=Ue,wt=ge,tt=ke),Gn&&Sr(S,Ms(Pt,S),Ms(Pt+Ct,S)),Vn)for(let Ze in _){let tn=_[Ze];Ze!=S&&tn.from==null&&tn.min!=Yt&&Sr(Ze,Ms(wt+tt,Ze),Ms(wt,Ze))}np()}else he.lock&&(he._lock=!he._lock,io(T,!0,x!=null));x!=null&&(Rn(Hg,Yg),vl(Hg,n,Qt,an,z,Pe,null))}function qw(x,T,F,k,X,J,ce){if(he._lock)return;nt(x);let ge=Mr;if(Mr){let _e=!0,ke=!0,Ue=10,Be,lt;L.ori==0?(Be=Gn,lt=Vn):(Be=Vn,lt=Gn),Be&&lt&&(_e=Qt<=Ue||Qt>=z-Ue,ke=an<=Ue||an>=Pe-Ue),Be&&_e&&(Qt=Qt<Ko?0:z),lt&&ke&&(an=an<Jo?0:Pe),io(null,!0,!0),Mr=!1}Qt=-10,an=-10,te.fill(null),io(null,!0,!0),ge&&(Mr=ge)}function U0(x,T,F,k,X,J,ce){he._lock||(nt(x),pl(),np(),x!=null&&vl(d_,n,Qt,an,z,Pe,null))}function O0(){A.forEach(VI),B(n.width,n.height,!0)}Go(Df,nl,O0);let ea={};ea.mousedown=N0,ea.mousemove=P0,ea.mouseup=k0,ea.dblclick=U0,ea.setSeries=(x,T,F,k)=>{let X=Sn.match[2];F=X(n,T,F),F!=-1&&ws(F,k,!0,!1)},pe&&(Tt(c_,p,N0),Tt(Vg,p,P0),Tt(h_,p,x=>{nt(x),yl(!1)}),Tt(u_,p,qw),Tt(d_,p,U0),n0.add(n),n.syncRect=yl);let Jc=n.hooks=i.hooks||{};function Hn(x,T,F){ri?zt.push([x,T,F]):x in Jc&&Jc[x].forEach(k=>{k.call(null,n,T,F)})}(i.plugins||[]).forEach(x=>{for(let T in x.hooks)Jc[T]=(Jc[T]||[]).concat(x.hooks[T])});let B0=(x,T,F)=>F,Sn=Cn({key:null,setSeries:!1,filters:{pub:M_,sub:M_},scales:[S,v[1]?v[1].scale:null],match:[S_,S_,B0],values:[null,null]},he.sync);Sn.match.length==2&&Sn.match.push(B0),he.sync=Sn;let z0=Sn.key,ip=xw(z0);function vl(x,T,F,k,X,J,ce){Sn.filters.pub(x,T,F,k,X,J,ce)&&ip.pub(x,T,F,k,X,J,ce)}ip.sub(n);function $w(x,T,F,k,X,J,ce){Sn.filters.sub(x,T,F,k,X,J,ce)&&ea[x](null,T,F,k,X,J,ce)}n.pub=$w;function Yw(){ip.unsub(n),n0.delete(n),zn.clear(),Jg(Df,nl,O0),c.remove(),Ce?.remove(),Hn("destroy")}n.destroy=Yw;function sp(){Hn("init",i,e),fl(e||i.data,!1),W[S]?Kf(S,W[S]):pl(),se=en.show&&(en.width>0||en.height>0),ne=ye=!0,B(i.width,i.height)}return v.forEach(Wo),A.forEach(Vs),t?t instanceof HTMLElement?(t.appendChild(c),sp()):t(n,sp):sp(),n}qn.assign=Cn;qn.fmtNum=c0;qn.rangeNum=Nf;qn.rangeLog=Of;qn.rangeAsinh=a0;qn.orient=Ho;qn.pxRatio=Dt;qn.join=FP;qn.fmtDate=u0,qn.tzDate=WP;qn.sync=xw;{qn.addGap=TI,qn.clipGaps=Gf;let i=qn.paths={points:Tw};i.linear=Cw,i.stepped=RI,i.bars=PI,i.spline=LI}var qc=12e3,HI=20,WI={light:{series:["#c2410c","#0b7a6c","#6247c9","#0b69b7","#9a6700","#b0326f"],axis:"#5b626b",grid:"rgba(30,40,50,0.09)"},dark:{series:["#ff8f66","#4fd1bd","#b39dff","#6cb6ff","#e3b341","#f28cbf"],axis:"#9aa4ae",grid:"rgba(220,230,240,0.09)"}},XI={N:"Force","N m":"Torque",m:"Position",J:"Energy","1/m":"Curvature",rad:"Angle","m/s":"Speed","rad/s":"Turning","N s":"Momentum","N m s":"Angular momentum","kg m²/s":"Angular momentum"},qI=/drift|error|violation|residual/i,Lw=1e-18,v0=class{time=new Float64Array(qc);columns=[];length=0;clear(e){for(this.length=0;this.columns.length<e;)this.columns.push(new Float64Array(qc));this.columns.length=e}room(){if(this.length===qc){let e=qc>>1;this.time.copyWithin(0,e);for(let t of this.columns)t.copyWithin(0,e);this.length=qc-e}return this.length++}get last(){return this.length>0?this.time[this.length-1]:-1/0}},Xf=class{el;strip=U("div",{class:"plots"});history=new v0;series=[];plots=[];drawnAt=0;theme="light";scene="";sync=qn.sync("tendril");forget;watch;shown=!1;zoomed=!1;constructor(){this.el=U("section",{class:"panel drawer","aria-label":"Plots"},this.strip,U("button",{class:"icon-button csv",title:"Save what is plotted as CSV","aria-label":"Save plots as CSV",click:()=>this.save()},Et("save"),"CSV")),this.forget=ta(e=>{this.theme=e,this.shown&&this.build()}),this.watch=new ResizeObserver(()=>this.resize()),this.watch.observe(this.strip)}dispose(){this.forget(),this.watch.disconnect();for(let e of this.plots)e.plot.destroy()}load(e){this.scene=e.scene.name,this.series=[...e.probes.flatMap((t,n)=>t.hand!==void 0||t.plane!==void 0?[]:[{label:t.name,unit:t.unit==="1"?"":t.unit,read:s=>n<s.probes.count?s.floats[s.probes.at+n]:NaN}]),{label:"hand",unit:"N",read:t=>Fw(t,3)},{label:"hand",unit:"N m",read:t=>Fw(t,0)},...Ku.map((t,n)=>({label:t,unit:"s",read:s=>s.rates[Jt.stage+n]*1e-6}))],this.history.clear(this.series.length),this.zoomed=!1,this.shown&&this.build()}show(e){this.shown=e,e&&this.plots.length===0&&this.build()}take(e,t,n){let{history:s}=this;if(e.time<s.last&&s.clear(this.series.length),e.time>s.last){let r=s.room();s.time[r]=e.time,this.series.forEach((o,a)=>s.columns[a][r]=o.read(e))}this.shown&&t-this.drawnAt>n&&(this.drawnAt=t,this.draw())}figures(){let e=this.history.length-1;return Object.fromEntries(this.series.map((t,n)=>[`${t.label} [${t.unit}]`,e<0?NaN:this.history.columns[n][e]]))}get samples(){return this.history.length}build(){if(this.series.length!==0){for(let e of this.plots)e.plot.destroy();this.strip.replaceChildren(),this.plots=this.groups().map(e=>this.makePlot(e)),this.resize(),this.draw()}}groups(){let e=this.series.length-Ku.length,t=new Map;return this.series.slice(0,e).forEach((n,s)=>{let r=qI.test(n.label),o=r?`${n.unit} of errors`:n.unit,a=r?"Drift":XI[n.unit]??n.label.replace(/^./,l=>l.toUpperCase());t.has(o)||t.set(o,{title:a,unit:n.unit,series:[],stacked:!1,log:r}),t.get(o).series.push(s)}),[...t.values(),{title:"Step time",unit:"s",series:Ku.map((n,s)=>e+s),stacked:!0,log:!1}]}makePlot(e){let t=WI[this.theme],n=h=>t.series[e.series.indexOf(h)%t.series.length],s=e.series.map(()=>U("b",{})),r=e.series.map((h,u)=>U("li",{},this.key(h,n(h),e,s[u],()=>this.toggle(l,u)))),o=U("div",{class:"tip",hidden:!0}),a=U("figure",{class:"plot",style:`--series: ${Math.min(4,e.series.length)}`},U("figcaption",{},U("ul",{},U("li",{},U("strong",{},e.title)),...r)),o);ji(this.strip,a);let l={group:e,holder:a,values:s,tip:o,empty:!1,zero:!1,hidden:new Set,plot:null},c={stroke:t.axis,font:`12px ${getComputedStyle(document.body).fontFamily}`,grid:{stroke:t.grid,width:1},ticks:{show:!1}};return l.plot=new qn({width:300,height:150,pxAlign:!1,legend:{show:!1},cursor:{sync:{key:this.sync.key,setSeries:!1},drag:{x:!0,y:!1,setScale:!0},points:{size:5},dataIdx:(h,u,d)=>u>0&&Number.isNaN(h.data[u][d])?null:d},scales:{x:{time:!1},y:{distr:e.log?3:1,range:h=>this.rangeY(h,l)}},axes:[{...c,size:24,gap:2,space:60,values:(h,u)=>u.map(d=>`${Ei(d)} s`)},{...c,size:Math.max(72,56+6*e.unit.length),gap:4,space:30,...e.log&&{splits:(h,u,d,f)=>KI(d,f),filter:(h,u)=>u},values:(h,u)=>JI(u,l)}],series:[{},...this.drawOrder(e).map(h=>({label:this.series[h].label,stroke:n(h),width:1.5,points:{show:!1},fill:e.stacked?`${n(h)}38`:void 0}))],hooks:{setSelect:[h=>this.zoomed||=h.select.width>2],setCursor:[()=>this.point(l,n)],ready:[h=>h.over.addEventListener("dblclick",()=>this.zoomed=!1)]}},this.data(e),a),l}key(e,t,n,s,r){let{label:o}=this.series[e],a=YI(n.series.map(c=>this.series[c].label)),l=o.toLowerCase()===n.title.toLowerCase()?"":o.split(" ").slice(a).join(" ");return U("button",{"aria-pressed":"true",title:`Show or hide ${o}`,click:r},U("i",{style:`background:${t}`}),l?U("span",{},l):null,s)}toggle(e,t){let{group:n,hidden:s,values:r,plot:o}=e,a=n.series[t];s.delete(a)||s.add(a),r[t].parentElement.setAttribute("aria-pressed",String(!s.has(a))),o.setSeries(1+this.drawOrder(n).indexOf(a),{show:!s.has(a)}),o.redraw(!0,!0)}drawOrder(e){return e.stacked?[...e.series].reverse():e.series}read(e){e.group.series.forEach((t,n)=>{let s=this.value(t,this.history.length-1);e.values[n].closest("li").hidden=Number.isNaN(s),Number.isNaN(s)||We(e.values[n],nn(s,e.group.unit,e.group.stacked?2:3))})}point(e,t){let{idx:n,left:s}=e.plot.cursor,r=n!=null&&s!==void 0&&s>=0&&e.plot.over.matches(":hover");if(e.tip.hidden=!r,!r)return;let o=e.group.series.filter(c=>!Number.isNaN(this.value(c,n))).map(c=>U("div",{},U("i",{style:`background:${t(c)}`}),U("span",{},this.series[c].label),U("b",{},nn(this.value(c,n),e.group.unit))));e.tip.replaceChildren(U("div",{},U("span",{},"time"),U("b",{},`${this.history.time[n].toFixed(3)} s`)),...o);let a=e.plot.over.offsetLeft+s,l=s>e.plot.over.clientWidth/2;e.tip.style.left=l?"auto":`${a+12}px`,e.tip.style.right=l?`${e.holder.clientWidth-a+12}px`:"auto"}value(e,t){return t>=0&&t<this.history.length?this.history.columns[e][t]:NaN}rangeY(e,t){let{min:n=0,max:s=0}=e.scales.x,{time:r,length:o}=this.history,a=1/0,l=-1/0;for(let u=1;u<e.data.length;u++){if(e.series[u]?.show===!1)continue;let d=e.data[u];for(let f=o-1;f>=0&&r[f]>=n;f--)r[f]>s||Number.isNaN(d[f])||t.group.log&&!(d[f]>Lw)||(a=Math.min(a,d[f]),l=Math.max(l,d[f]))}let c=a>l;if(c!==t.empty&&setTimeout(()=>this.resize()),t.empty=c,ut(t.holder,"blank",c),t.zero=a===0&&l===0,t.empty)return t.group.log?[1e-9,1]:[0,1];if(t.zero)return[-1,1];if(t.group.log)return[10**Math.floor(Math.log10(a)),10**Math.ceil(Math.log10(1.001*l))];if(t.group.stacked)return[0,l>0?1.1*l:1e-6];let h=Math.max(l-a,.02*Math.max(Math.abs(l),Math.abs(a)),1e-12);return[a-.1*h,l+.1*h]}data(e){let{history:t}=this,n=t.length,s=e.series.map(o=>t.columns[o].subarray(0,n));if(e.log)return[t.time.subarray(0,n),...s.map(o=>o.map(a=>a>Lw?a:NaN))];if(!e.stacked)return[t.time.subarray(0,n),...s];let r=[];return s.forEach((o,a)=>{let l=Float64Array.from(o);if(a>0)for(let c=0;c<n;c++)l[c]+=r[a-1][c];r.push(l)}),[t.time.subarray(0,n),...r.reverse()]}draw(){let e=Math.max(this.history.last,0),t=Math.max(this.history.length>0?this.history.time[0]:0,e-HI);for(let n of this.plots){if(this.zoomed){this.read(n);continue}n.plot.setData(this.data(n.group),!1),n.plot.setScale("x",{min:t,max:Math.max(e,t+2)}),this.read(n)}}resize(){for(let{plot:e,holder:t}of this.plots){let n=t.clientWidth,s=t.clientHeight-t.querySelector("figcaption").offsetHeight;n>0&&s>0&&(e.width!==n||e.height!==s)&&e.setSize({width:n,height:s})}}save(){let{history:e}=this,t=[["time [s]",...this.series.map(n=>`${n.label} [${n.unit}]`)].map($I).join(",")];for(let n=0;n<e.length;n++)t.push([e.time[n],...e.columns.map(s=>s[n])].map(s=>Number.isNaN(s)?"":String(Number(s.toPrecision(7)))).join(","));jc(`tendril-${this.scene}.csv`,new Blob([t.join(`
`)+`
`],{type:"text/csv"}))}},$I=i=>/[",\n]/.test(i)?`"${i.replaceAll('"','""')}"`:i;function YI(i){if(i.length<2)return 0;let e=i.map(s=>s.split(" ")),t=Math.min(...e.map(s=>s.length-1)),n=0;for(;n<t&&e.every(s=>s[n]===e[0][n]);)n++;return n}function Fw(i,e){let t=i.hands.find(s=>s.mine);if(!t)return NaN;let n=t.wrench+e;return Math.hypot(i.floats[n],i.floats[n+1],i.floats[n+2])}function ZI(i,e){let t=Math.max(...i.map(Math.abs)),{factor:n,sign:s}=V0(t,e),r=o=>t/n<.001&&o!==0?o.toExponential(2):Ei(o);return i.map(o=>`${r(o/n)} ${s}${e}`.trim())}function KI(i,e){let t=Math.round(Math.log10(i)),n=Math.round(Math.log10(e)),s=Math.ceil((n-t+1)/5),r=[];for(let o=t;o<=n;o+=s)r.push(10**o);return r}function JI(i,e){let{unit:t,log:n}=e.group;return e.empty?i.map(()=>""):e.zero?i.map(s=>s===0?`0 ${t}`:""):n?i.map(s=>s<9e-13?`${s.toExponential(0)} ${t}`:nn(s,t,1)):ZI(i,t)}var jI=150,qf=class{constructor(e,t){this.plane=e;this.take=U("button",{class:"text-button wield",click:()=>e.toggle()}),this.grip=U("button",{class:"text-button grip",title:"Hold the ring in which the plane cuts the surface, or let go (Space)",click:()=>e.grip()}),this.choices=$c.map(([s,r,o])=>U("button",{role:"radio",title:o,"data-by":s??"none",click:()=>t.colour(s)},r));let n=U("div",{class:"segments",role:"radiogroup","aria-label":"Colours"},...this.choices);_f(n),this.lines=U("button",{class:"choice",title:"Show the edges of the mesh","aria-pressed":"false",click:()=>{let s=this.lines.getAttribute("aria-pressed")!=="true";this.setLines(s),t.lines(s)}},U("i",{}),"mesh"),this.key=U("div",{class:"key",role:"img"},this.ramp,...this.marks),this.hand=U("div",{class:"plane"},U("header",{},Et("hand"),this.title,this.which,this.whose,this.take),this.hint,U("p",{},this.felt,this.grip)),this.el=U("section",{class:"panel hand soft","aria-label":"Solids",hidden:!0},this.hand,U("div",{class:"colours"},n,this.lines),this.key)}plane;el;title=U("h2",{});which=U("select",{"aria-label":"Plane",change:()=>this.plane.choose(Number(this.which.value))});whose=U("span",{class:"whose"});take;grip;hint=U("p",{class:"hint"},U("span",{},"Mouse: move. Click or Space: hold, let go."),U("span",{},"Wheel: twist. Shift: turn. Right drag: orbit."));felt=U("output",{class:"felt","aria-label":"What the hand feels"});hand;choices;lines;ramp=U("i",{});key;marks=[U("span",{}),U("span",{}),U("span",{})];skin=Bs[0];replay=!1;at=0;count=0;load(e){let t=e.planes??[],n=e.bodies.filter(r=>r.solid);this.el.hidden=n.length===0,this.hand.hidden=t.length===0,this.which.replaceChildren(...t.map((r,o)=>U("option",{value:String(o)},r.name))),this.which.hidden=t.length<2,this.skin=e.bodies.find(hr)?.colour??Bs[0];let s=e.bodies.map(r=>r.kind);$c.forEach(([r],o)=>this.choices[o].hidden=!b0(s,r)),this.lines.hidden=!n.some(r=>!r.solid?.bind),this.replay=e.replay!==void 0,ut(this.el,"replayed",this.replay),this.show()}setColours(e){$c.forEach(([t],n)=>{this.choices[n].setAttribute("aria-checked",String(t===e)),this.choices[n].tabIndex=t===e?0:-1}),this.key.hidden=e===null,this.ramp.style.background=`linear-gradient(90deg, ${[e==="pressure"?this.skin:Bs[0],...Bs.slice(1)].join(", ")})`,this.at=0}setLines(e){this.lines.setAttribute("aria-pressed",String(e))}show(){let{plane:e}=this,{info:t}=e;if(!t||this.el.hidden)return;let{mine:n}=e,s=!n&&t.owner!==0;We(this.title,this.which.hidden?`Plane “${t.name}”`:""),this.which.value!==String(e.plane)&&(this.which.value=String(e.plane)),We(this.whose,n?"yours":s?"in use":t.scripted?"by script":"at rest"),We(this.take,e.state==="following"?"Leave it":e.state==="asked"?"Taking …":n?"Follow":"Take it"),this.take.title=e.state==="following"?"Leave it (Esc)":"It follows the pointer (M)",this.take.disabled=this.grip.disabled=s,We(this.grip,t.holds?"Let go":"Hold"),this.hint.hidden=!n,ut(this.el,"mine",n)}update(e,t,n){if(this.el.hidden||n-this.at<jI)return;this.at=n,this.updateKey(t);let{info:s}=this.plane;if(!s)return;let r=e.probes.at+s.probes,o=e.floats,a=h=>Math.hypot(o[r+h],o[r+h+1],o[r+h+2]),l=o[r+ni.held],c=o[r+ni.tracks]>0;We(this.felt,l>0?`${l} nodes · ${nn(a(ni.force),"N")} · ${nn(a(ni.torque),"N m")}`:"holds nothing"),!(l===this.count&&s.scripted===c)&&(this.count=l,Number.isFinite(l)&&(s.holds=l>0),s.scripted=c,this.show())}updateKey({shown:e,known:t,top:n}){if(!e)return;let s=o=>e==="strain"?`${Number((100*o).toPrecision(3))} %`:nn(o,"Pa",1),r=t?["0",s(n/2),s(n)]:["",this.replay?"not in this recording":"…",""];r.forEach((o,a)=>We(this.marks[a],o)),this.key.setAttribute("aria-label",`Colours of ${e}, ${t?`up to ${r[2]}`:"not known"}`)}},$c=[[null,"Plain","The colour of the body (E)"],["strain","Strain","Colour by strain: how far from rigid the surface has moved (E)"],["stress","Stress","Colour by stress after von Mises: what a material yields at (E)"],["pressure","Pressure","Colour by pressure: force by area, where something touches the skin (E)"]],b0=(i,e)=>e===null||i.includes(e==="pressure"?"green":"solid");var $f=class{constructor(e,t){this.duration=e;this.slider=U("input",{type:"range",min:"0",max:String(e),step:String(Math.max(e/2e3,.001)),value:"0","aria-label":"Time in the recording",pointerdown:()=>this.dragging=!0,pointerup:()=>this.dragging=!1,change:()=>this.dragging=!1,input:()=>{t(Number(this.slider.value)),this.tell(Number(this.slider.value))}}),this.el=U("div",{class:"timeline"},this.now,this.slider,U("span",{},`${e.toFixed(2)} s`)),this.tell(0)}duration;el;slider;now=U("output",{});dragging=!1;show(e){this.dragging||(this.slider.value=String(e),this.tell(e))}tell(e){We(this.now,`${e.toFixed(2)} s`),this.slider.style.setProperty("--at",`${100*e/(this.duration||1)}%`)}};var hl=[.05,.1,.25,.5,1,2,5,10],Yf=class{el;title=U("h1",{});clock=U("output",{class:"clock","aria-label":"Simulated time"});pause;record;contacts;speed;panels;forget;constructor(e){this.pause=Bi("pause","Pause","Space",()=>e.pause()),this.record=Bi("record","Record","",()=>e.record()),this.contacts=Bi("contacts","Show contacts","X",()=>e.contacts()),this.contacts.hidden=!0,this.speed=U("select",{class:"speed","aria-label":"Speed",title:"Speed (< and >)",change:()=>e.speed(Number(this.speed.value))},...hl.map(a=>U("option",{value:String(a)},`× ${a}`))),this.panels={outline:Bi("outline","Outline","O",()=>e.panel("outline")),params:Bi("sliders","Parameters","P",()=>e.panel("params")),plots:Bi("plot","Plots","D",()=>e.panel("plots"))};let t=Bi("dark","Light or dark","T",eh);this.forget=ta(a=>t.replaceChildren(Et(a==="dark"?"light":"dark")));let n=U("div",{class:"tools"},this.contacts,this.record,Bi("camera","Save a picture","S",()=>e.picture()),Bi("link","Copy a link to this state","L",()=>e.share()),t,Bi("full","Full screen","",()=>e.full()),Bi("help","Keys and gestures","H",()=>e.help())),s=U("details",{class:"more"},U("summary",{class:"icon-button","aria-label":"More",title:"More"},Et("more")),n);s.addEventListener("click",a=>{a.target.closest(".tools")&&(s.open=!1)});let r=matchMedia("(min-width: 900px)"),o=()=>s.open=r.matches;r.addEventListener("change",o),s.addEventListener("toggle",()=>r.matches&&!s.open&&o()),o(),this.el=U("header",{class:"topbar"},U("a",{class:"home",href:"#/",title:"Gallery","aria-label":"Tendril: back to the gallery"},Et("mark")),this.title,U("div",{class:"transport",role:"group","aria-label":"Time"},this.pause,Bi("step","One step",".",()=>e.step()),Bi("reset","Reset","R",()=>e.reset()),this.speed,this.clock),U("div",{class:"views",role:"group","aria-label":"Panels"},this.panels.outline,this.panels.params,this.panels.plots),s)}dispose(){this.forget()}setTitle(e){We(this.title,e)}setTime(e){We(this.clock,`${e.toFixed(2)} s`)}setStatus(e,t,n){x0(this.pause,e?"play":"pause",e?"Go on":"Pause","Space"),x0(this.record,"record",n?"Stop recording":"Record",""),ut(this.record,"recording",n),this.record.setAttribute("aria-pressed",String(n));let s=String(t);[...this.speed.options].some(r=>r.value===s)||this.speed.append(U("option",{value:s},`× ${Number(t.toPrecision(3))}`)),this.speed.value=s}setContacts(e,t){this.contacts.hidden=!e,this.contacts.setAttribute("aria-pressed",String(t))}setPanel(e,t){this.panels[e].setAttribute("aria-pressed",String(t))}};function Bi(i,e,t,n){let s=U("button",{class:"icon-button",click:n});return x0(s,i,e,t),s}function x0(i,e,t,n){i.getAttribute("aria-label")!==t&&(i.replaceChildren(Et(e)),i.setAttribute("aria-label",t),i.title=n?`${t} (${n})`:t,i.dataset.label=t)}var QI=2e3;function Pz(i,e){try{let t=new _0(i,e);return()=>t.close()}catch(t){if(!(t instanceof Lc))throw t;return i.replaceChildren(U("main",{class:"apology"},U("h1",{},"This browser cannot draw the scene"),U("p",{},"Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser."),U("p",{},U("a",{href:"#/"},"Back to the gallery")))),()=>{}}}var _0=class{constructor(e,t){this.route=t;let n=t.query.has("bare");this.el=U("div",{class:n?"viewer bare":"viewer"}),this.stage=new mf(this.el,t.query.get("quality")),e.replaceChildren(this.el),this.bar=new Yf({pause:()=>this.pause(),step:()=>this.step(),reset:()=>this.reset(),speed:o=>this.link.send({type:"speed",value:o}),record:()=>this.record(),picture:()=>{this.picture()},share:()=>this.share(),full:()=>nL(),help:()=>this.help.showModal(),panel:o=>this.toggle(o),contacts:()=>this.showContacts(!this.contacts.shown)}),this.keys=new wf({send:(o,a)=>this.link.send({type:"track",path:o,keys:a}),changed:()=>this.keysChanged()}),this.params=new Cf({set:(o,a)=>this.setParam(o,a),pose:o=>this.setPose(o)},this.keys),this.outline=new Sf(o=>this.select(o)),this.contacts=new vf({parts:()=>this.stage.showContacts(this.contacts.parts),drowse:o=>this.setDrowse(o)}),this.notices=new Mf(()=>this.link.retry()),ji(this.el,this.bar.el,this.outline.el,this.params.el,this.keys.el,this.plots.el,this.contacts.el,this.chip.el,this.scale,this.notices.el,this.help);let s=innerWidth>=1100&&!n;this.panels={outline:!1,params:s,plots:innerWidth>=1280&&innerHeight>=760&&!n};for(let o of["outline","params","plots"])this.show(o,this.panels[o]);let r=t.kind==="scene"?"scene":"recording";this.link=new fd(`/ws?${r}=${encodeURIComponent(t.name)}`,{state:o=>this.hearState(o),message:o=>this.hear(o),frame:()=>this.hearFrame()}),this.glove=new ad(this.stage,this.link,{changed:()=>this.hand?.show()}),this.hand=new xf(this.glove,{space:o=>this.setSpace(o)}),this.plane=new md(this.stage,this.link,{changed:()=>this.soft?.show()}),this.soft=new qf(this.plane,{colour:o=>this.colour(o),lines:o=>this.stage.showLines(o)}),this.el.append(this.hand.el,this.soft.el),this.grips=new ud(this.stage,this.link,{hover:o=>this.stage.highlight(o),select:o=>this.select(o),changed:()=>this.held()},()=>this.hello?.replay!==void 0,this.glove,this.plane),this.stage.drawn=o=>this.drawn(o),this.stage.grasps=()=>this.glove.asked(),this.stage.wields=()=>this.plane.asked(),this.stage.fitted=()=>this.showScale(),this.forget=ta(o=>this.stage.setTheme(o)),this.layout=new ResizeObserver(()=>this.arrange());for(let o of[this.el,this.params.el,this.plots.el,this.outline.el,this.keys.el,this.contacts.el,this.hand.el,this.soft.el])this.layout.observe(o);addEventListener("keydown",o=>this.key(o),{signal:this.stop.signal}),addEventListener("keyup",o=>this.keyUp(o),{signal:this.stop.signal}),addEventListener("pointerdown",()=>ut(this.el,"by-keys",!1),{signal:this.stop.signal}),this.arrange(),ab(this.link,this.stage,this.grips,this.glove,this.plane,this.plots,this.latency,()=>this.hello,()=>this.live,()=>this.status.paused)}route;el;stage;link;grips;glove;hand;plane;soft;bar;params;keys;plots=new Xf;outline;contacts;chip=new yf;notices;help=$x();scale=U("div",{class:"scale","aria-hidden":"true"});latency=new dd;trouble=new bf;pace=new w0;stop=new AbortController;forget;layout;hello=null;status={paused:!1,speed:1,recording:!1};told=this.status;asked=null;askedFor=0;note=null;timeline=null;panels;restored=!1;wasLost=!1;live=!1;selected=-1;outlinedAt=0;toldAt=0;sharing=!1;drowse=!1;space="visual";close(){delete window.tendril,this.stop.abort(),this.forget(),clearTimeout(this.askedFor),this.layout.disconnect(),this.grips.dispose(),this.glove.dispose(),this.plane.dispose(),this.link.close(),this.notices.dispose(),this.plots.dispose(),this.bar.dispose(),this.stage.dispose(),this.el.remove()}hear(e){switch(e.type){case"hello":case"scene":return this.load(e);case"params":return this.hello&&(this.hello.params=e.params),this.keys.update(e.params),this.params.update(e.params);case"status":return e.message&&this.notices.say(e.message),this.hearStatus(e);case"state":return this.copyLink(e.state);case"released":this.grips.forget(e.hand),e.message&&this.notices.say(`Let go: ${e.message}.`);return;case"taken":return"plane"in e?this.plane.taken(e.plane,e.owner,e.frame,e.holds):this.glove.taken(e.hand,e.owner,e.wrist,e.recipe,e.closure);case"left":if("plane"in e){this.plane.forget(),e.message&&this.notices.say(`The plane was left: ${e.message}.`);return}!this.glove.lost()&&e.message&&this.notices.say(`The hand was left: ${e.message}.`);return;case"loops":return this.hand.hear(e);case"error":return e.re==="take"&&this.glove.refused()?void 0:(e.re==="take"&&this.plane.refused(),this.fail(e))}}load(e){e.protocol!==1&&this.notices.say(`The server speaks protocol ${e.protocol}, this page ${1}: reload the page.`,"wrong");let t=this.hello,n=t!==null&&t.scene.name===e.scene.name&&tL(t.probes,e.probes);this.hello=e;for(let s of e.bodies)s.hand!==void 0&&(s.group=`${e.hands?.[s.hand]?.name??""} hand`.trim());if(document.title=`${e.scene.title} · Tendril`,this.bar.setTitle(e.scene.title),this.notices.found(),this.notices.clearMistakes(),this.trouble.forget(),this.stage.load(e),this.keys.load(e.tracks??[],e.params,e.scene.duration??0),this.params.load(e.scene.name,e.params),this.params.rekey(),this.outline.load(e),this.glove.load(e),this.hand.load(e),this.plane.load(e),this.soft.load(e),!n){let s=e.bodies.some(r=>r.kind==="solid"&&!r.solid?.bind);this.colour(s?"strain":e.bodies.some(hr)?"pressure":null),this.soft.setLines(s),this.plots.load(e),this.caption(!0)}e.replay&&!this.timeline&&(this.timeline=new $f(e.replay.duration,s=>this.link.send({type:"seek",time:s})),this.el.append(this.timeline.el),ut(this.el,"replay",!0),this.show("params",!1)),this.hearStatus(e),this.bar.setContacts(this.touches,this.contacts.shown),!this.touches&&this.contacts.shown&&this.showContacts(!1),e.type==="hello"&&this.greet()}greet(){let e=this.route.query.get("s");e&&!this.restored&&this.link.send({type:"restore",state:e}),this.restored=!0,(this.contacts.shown||this.skinned)&&this.link.send({type:"contacts",on:!0}),this.askFor(this.stage.ramp.shown,!0),this.wasLost&&this.notices.say("Connected again."),this.wasLost=!1}hearState(e){ut(this.el,"offline",e.kind!=="open"),e.kind==="open"&&this.hello===null?this.notices.waiting():e.kind==="open"&&this.notices.found(),e.kind==="refused"&&(this.notices.found(),this.notices.mistakes({type:"error",message:e.why},!1)),e.kind==="lost"&&(this.wasLost=this.hello!==null,this.asked=null,this.grips?.forget(),this.glove?.forget(),this.plane?.forget(),this.notices.lost(e.retry))}hearFrame(){let e=this.link.frame,t=performance.now();this.pace.receive(t),this.stage.show(e),this.plots.take(e,t,this.stage.governor.interval>20?200:60),this.timeline?.show(e.echo/1e3),this.panels.outline&&this.hello&&t-this.outlinedAt>200&&(this.outlinedAt=t,this.outline.update(e,this.hello)),(t-this.toldAt>80||this.status.paused)&&(this.toldAt=t,this.bar.setTime(e.time),this.keys.show(e.time),this.panels.params&&this.params.rekey()),this.hand.update(e,this.status.paused,()=>this.pace.read().shown,t),this.soft.update(e,this.stage.ramp,t),this.chip.update(e,this.status.paused,this.hello?.replay!==void 0,()=>this.pace.read(),this.stage.governor.current.name,this.status.behind??"",this.trouble.hear(e,this.hello,t),t)}drawn(e){this.pace.draw(e),this.contacts.show(this.stage.contacts,this.stage.camera,e),this.hello?.replay||this.latency.drawn(this.link.frame.echo),!this.live&&this.hello&&this.link.received>0&&this.firstPicture()}firstPicture(){this.live=!0;let e=this.route.query.get("c");e&&this.stage.camera.restore(e),ut(this.el,"live",!0)}fail(e){let t=e.mistakes?.[0]?[e.mistakes[0].problem,e.mistakes[0].want&&`want ${e.mistakes[0].want}`].filter(Boolean).join("; "):e.message;if(!(e.re&&["set","profile","track"].includes(e.re)&&e.path&&this.params.refuse(e.path,t))){if(e.re)return this.notices.say(t,"wrong");this.notices.mistakes(e,this.hello!==null)}}hearStatus(e){e.paused===this.asked&&(this.asked=null),this.setStatus(e)}setStatus(e){this.told=e;let{speed:t,recording:n,behind:s}=e;this.status={paused:this.asked??e.paused,speed:t,recording:n,behind:s},this.bar.setStatus(this.status.paused,t,n)}pause(){if(!this.link.open)return;let e=!this.status.paused;this.link.send({type:"pause",on:e}),this.asked=e,clearTimeout(this.askedFor),this.askedFor=window.setTimeout(()=>this.unask(),QI),this.setStatus(this.told)}unask(){this.asked=null,this.setStatus(this.told)}step(){this.link.send({type:"step"})}record(){this.link.send({type:"record",on:!this.status.recording})}held(){let e=this.grips?.holding??!1;ut(this.el,"holding",e),e&&this.status.paused&&this.notices.say("Time is paused: what you pull will follow when it goes on (Space).")}setParam(e,t){Array.isArray(t)?this.link.send({type:"profile",path:e,knots:t}):(typeof t!="number"||!this.keys.setNow(e,t))&&this.link.send({type:"set",path:e,value:t})}setPose(e){let t=this.hello?.bodies.findIndex(n=>n.name===e)??-1;t<0||(this.link.send({type:"pose",body:t}),this.notices.say(`The shape of ${e} is its pose now.`))}keysChanged(){this.params?.rekey(),this.arrange()}reset(){this.grips.releaseAll(),this.glove.leave(),this.plane.leave(),this.link.send({type:"reset"})}faster(e){let t=hl.findIndex(s=>s>=this.status.speed-1e-9),n=hl[Math.min(hl.length-1,Math.max(0,(t<0?hl.length-1:t)+e))];this.link.send({type:"speed",value:n}),this.link.open&&this.setStatus({...this.told,speed:n})}select(e){let t=this.hello?.bodies[e]?.hand;if(t!==void 0)return this.glove.choose(t);this.selected=e===this.selected?-1:e;let n=this.hello?.bodies[this.selected],s=n?.group??n?.name??null;this.outline.highlight(this.selected),this.params.select(s),s&&innerWidth>=900&&this.show("params",!0)}async picture(){let e=await this.stage.snapshot();if(!e)return this.notices.say("The picture could not be taken.","wrong");jc(`tendril-${this.hello?.scene.name??"scene"}-${this.link.frame.time.toFixed(2)}s.png`,e)}share(){if(this.hello?.replay)return void this.copy(location.href);this.sharing=!0,this.link.send({type:"state"})}copyLink(e){if(!this.sharing)return;this.sharing=!1;let t=new URLSearchParams({s:e,c:this.stage.camera.state()});this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${t}`)}async copy(e){try{await navigator.clipboard.writeText(e),this.notices.say("A link to this state is in the clipboard.")}catch{history.replaceState(null,"",e),this.notices.say("The address of this page is now a link to this state.")}}caption(e){this.note?.remove(),this.note=null,e&&this.hello&&(this.note=Hx(this.hello,()=>this.caption(!1)),this.el.append(this.note)),this.arrange()}toggle(e){this.show(e,!this.panels[e])}show(e,t){let n=innerWidth<900;if(t&&n)for(let r of["outline","params","plots"])r!==e&&this.panels[r]&&this.show(r,!1);this.panels[e]=t;let s={outline:this.outline.el,params:this.params.el,plots:this.plots.el}[e];s.hidden=!t,ut(this.el,`with-${e}`,t),this.bar.setPanel(e,t),e==="plots"&&this.plots.show(t)}arrange(){if(!this.layout)return;let e=this.el.getBoundingClientRect(),t=e.width<900,n=p=>p&&!p.hidden&&p.offsetParent!==null?p.getBoundingClientRect():null,s=n(this.bar.el)?.bottom??0,[r,o,a,l,c,h,u]=[this.outline.el,this.params.el,this.plots.el,this.note,this.keys.el,this.contacts.el,this.hand.el.hidden?this.soft.el:this.hand.el].map(n),d=t?[r,o,a,c,h,u]:[a,c];this.stage.resize(e.width,e.height,{left:t?0:Math.max((r?.right??0)+.75*(l?.width??0),u?.right??0),right:t||!o?0:e.right-o.left,top:t&&l?l.bottom:s,bottom:Math.max(0,...d.map(p=>p?e.bottom-p.top:0))});let f=a&&c?8:0;ut(this.el,"with-hand",u!==null),this.el.style.setProperty("--hand",`${u?u.height+12:0}px`),this.el.style.setProperty("--plots",`${a?a.height+f:0}px`),this.el.style.setProperty("--drawer",`${(a?.height??0)+(c?.height??0)+f}px`)}showScale(){We(this.scale,`grid ${nn(this.stage.spacing,"m",1)}`)}key(e){if(ut(this.el,"by-keys",!0),e.target instanceof Element&&e.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea")!==null||e.ctrlKey||e.metaKey||this.help.open)return;let n=this.glove.state==="following"||this.plane.state==="following"?".hand button, input":"button, a, summary, input",s=e.target instanceof Element&&e.target.closest(n)!==null,r=this.action(e,s);r&&(e.preventDefault(),r())}keyUp(e){e.key!==" "||!this.glove.squeezed("Space")||(e.preventDefault(),this.glove.squeeze("Space",!1))}action(e,t){let n=!t&&this.steering(e.key,e.shiftKey);if(n)return n;switch(e.key){case" ":return t?void 0:this.glove.mine?()=>this.glove.squeeze("Space",!0):this.plane.mine?()=>this.plane.grip():()=>this.pause();case".":return()=>this.step();case"Escape":return()=>this.grips.holding?this.grips.releaseAll():this.glove.state==="idle"?this.plane.leave():this.glove.leave();case"<":case",":return()=>this.faster(-1);case">":return()=>this.faster(1);case"?":return()=>this.help.showModal()}return e.altKey||e.repeat?void 0:{r:()=>this.reset(),g:()=>this.grips.toggle(),h:()=>this.help.showModal(),f:()=>this.stage.reframe(),t:eh,o:()=>this.toggle("outline"),p:()=>this.toggle("params"),d:()=>this.toggle("plots"),c:()=>this.caption(this.note===null),k:()=>this.keys.toggleShown(),s:()=>{this.picture()},l:()=>this.share(),v:()=>this.toggleEfforts(),x:()=>this.touches&&this.showContacts(!this.contacts.shown),z:()=>this.setDrowse(!this.drowse),e:()=>this.hello?.bodies.some(r=>r.solid)&&this.nextColours(),m:()=>this.takeHand(),b:()=>this.glove.count>0&&this.nextSpace()}[e.key.toLowerCase()]}takeHand(){if(this.glove.count===0)return this.plane.toggle();this.glove.toggle(),this.glove.state!=="idle"&&this.status.paused&&this.notices.say("Time is paused: the hand will follow when it goes on.")}colour(e){let{ramp:t}=this.stage;e!==t.shown&&(this.askFor(t.shown,!1),this.askFor(e,!0)),t.show(e),this.soft.setColours(e),this.stage.wake()}askFor(e,t){e&&this.link.send({type:eL[e],on:t})}nextColours(){let e=this.hello?.bodies.map(s=>s.kind)??[],t=$c.filter(([s])=>b0(e,s)),n=t.findIndex(([s])=>s===this.stage.ramp.shown);this.colour(t[(n+1)%t.length][0])}nextSpace(){let e=Fc.findIndex(([t])=>t===this.space);this.setSpace(Fc[(e+1)%Fc.length][0])}setSpace(e){this.space=e,this.hand.setSpace(e),this.stage.showSpace(e)}get touches(){return this.hello!==null&&!this.hello.replay&&this.hello.bodies.some(e=>e.kind==="rigid"||hr(e))}get skinned(){return this.hello?.bodies.some(hr)??!1}showContacts(e){this.contacts.el.hidden=!e,ut(this.el,"with-contacts",e),this.link.send({type:"contacts",on:e||this.skinned}),this.stage.showContacts(e?this.contacts.parts:null),this.bar.setContacts(this.touches,e)}setDrowse(e){this.drowse=e,this.contacts.setDrowse(e),this.stage.setDrowse(e)}toggleEfforts(){this.stage.efforts=!this.stage.efforts,this.stage.wake()}steering(e,t){let n=t?4:1,r={ArrowLeft:[-1,0,0],ArrowRight:[1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]}[e];if(this.grips.holding){if(r)return()=>this.grips.nudge(n*r[0],n*r[1],n*r[2]);if(e==="["||e==="]")return()=>this.grips.roll(e==="["?.15:-.15)}let o=this.glove;if(o.mine){if(r&&t)return()=>o.turn(.12*r[0],-.12*r[1],0);if(r)return()=>o.nudge(...r);if(e==="["||e==="]")return()=>o.turn(0,0,e==="["?-.12:.12);if(/^[1-9]$/.test(e)&&Number(e)<=(o.info?.recipes.length??0))return()=>o.setRecipe(Number(e)-1)}let{plane:a}=this;if(a.mine){if(r&&t)return()=>a.turn(.12*r[0],-.12*r[1],0);if(r)return()=>a.nudge(...r);if(e==="["||e==="]")return()=>a.twist(e==="["?.12:-.12)}let l=this.stage.camera,c=h=>()=>{h(),this.stage.wake()};if(r)return c(()=>r[2]?l.zoom(r[2]>0?.85:1.18):l.orbit(-30*r[0],30*r[1]));if(e==="+"||e==="=")return c(()=>l.zoom(.85));if(e==="-"||e==="−")return c(()=>l.zoom(1.18))}},eL={strain:"strains",stress:"stresses",pressure:"pressures"},w0=class{drawn=[];got=[];draw(e){Nw(this.drawn,e)}receive(e){Nw(this.got,e)}read(){let e=this.drawn.slice(1).map((n,s)=>n-this.drawn[s]).sort((n,s)=>n-s),t=n=>e[Math.min(e.length-1,Math.floor(n*e.length))]??0;return{shown:kw(this.drawn),p50:t(.5),p99:t(.99),received:kw(this.got)}}};function Nw(i,e){for(i.push(e);i.length>2&&e-i[0]>1500;)i.shift()}function kw(i){let e=i.length>1?i[i.length-1]-i[0]:0;return e>0?1e3*(i.length-1)/e:0}var tL=(i,e)=>i.length===e.length&&i.every((t,n)=>t.name===e[n].name);function nL(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}export{Pz as openViewer};

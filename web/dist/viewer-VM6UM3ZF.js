import{a as O,b as Zi,c as Ye,d as ft,e as Pc,f as Ct,g as Wg,h as mn,i as Hr,j as Ai,k as Ic,l as Vo,m as Lc,n as Xg}from"./chunk-2NNGVSCE.js";var b0=0,Zf=1,_0=2;var Qr=1,M0=2,fa=3,Ar=0,Rn=1,Xt=2,eo=0,pa=1,Ll=2,Kf=3,Jf=4,w0=5;var to=100,S0=101,A0=102,T0=103,E0=104,C0=200,R0=201,P0=202,I0=203,jf=204,Qf=205,L0=206,F0=207,D0=208,N0=209,U0=210,k0=211,O0=212,B0=213,z0=214,nh=0,ih=1,sh=2,sa=3,rh=4,oh=5,ah=6,lh=7,Ph=0,G0=1,V0=2,Cs=0,ep=1,tp=2,np=3,ip=4,sp=5,rp=6,Fl=7;var op=300,no=301,ma=302,Ih=303,Lh=304,ch=1e3,bs=1001,hh=1002,Sn=1003,H0=1004;var Dl=1005;var ci=1006,Fh=1007;var Js=1008;var vi=1009,ap=1010,lp=1011,ga=1012,Dh=1013,ts=1014,xi=1015,ns=1016,Nh=1017,Uh=1018,io=1020,cp=35902,hp=35899,up=1021,dp=1022,Pi=1023,$s=1026,js=1027,kh=1028,Oh=1029,Tr=1030,Bh=1031;var zh=1033,Nl=33776,Ul=33777,kl=33778,Ol=33779,Gh=35840,Vh=35841,Hh=35842,Wh=35843,Xh=36196,qh=37492,$h=37496,Yh=37488,Zh=37489,Bl=37490,Kh=37491,Jh=37808,jh=37809,Qh=37810,eu=37811,tu=37812,nu=37813,iu=37814,su=37815,ru=37816,ou=37817,au=37818,lu=37819,cu=37820,hu=37821,uu=36492,du=36494,fu=36495,pu=36283,mu=36284,zl=36285,gu=36286;var pl=2300,uh=2301,eh=2302,Gf=2303,Vf=2400,Hf=2401,Wf=2402;var W0=3200,so=3201;var Gl=0,X0=1,Qs="",ai="srgb",ml="srgb-linear",gl="linear",Ft="srgb";var th=7680;var q0=519,$0=512,Y0=513,Z0=514,fp=515,K0=516,J0=517,pp=518,mp=519,j0=35044,Qn=35048;var gp="300 es",Gi=2e3,ra=2001;function O_(i){for(let e=i.length-1;e>=0;--e)if(i[e]>=65535)return!0;return!1}function B_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function yl(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Q0(){let i=yl("canvas");return i.style.display="block",i}var qg={},oa=null;function yp(...i){let e="THREE."+i.shift();oa?oa("log",e,...i):console.log(e,...i)}function ey(i){let e=i[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=i[1];t&&t.isStackTrace?i[0]+=" "+t.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Qe(...i){i=ey(i);let e="THREE."+i.shift();if(oa)oa("warn",e,...i);else{let t=i[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...i)}}function it(...i){i=ey(i);let e="THREE."+i.shift();if(oa)oa("error",e,...i);else{let t=i[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...i)}}function Yr(...i){let e=i.join(" ");e in qg||(qg[e]=!0,Qe(...i))}function ty(i,e,t){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(e,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var ny={[nh]:nh,[sh]:ah,[rh]:rh,[sa]:oh,[ih]:ih,[ah]:sh,[lh]:lh,[oh]:sa},_s=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let s=n[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Zn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],$g=1234567,dl=Math.PI/180,aa=180/Math.PI;function ya(){let i=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Zn[i&255]+Zn[i>>8&255]+Zn[i>>16&255]+Zn[i>>24&255]+"-"+Zn[e&255]+Zn[e>>8&255]+"-"+Zn[e>>16&15|64]+Zn[e>>24&255]+"-"+Zn[t&63|128]+Zn[t>>8&255]+"-"+Zn[t>>16&255]+Zn[t>>24&255]+Zn[n&255]+Zn[n>>8&255]+Zn[n>>16&255]+Zn[n>>24&255]).toLowerCase()}function _t(i,e,t){return Math.max(e,Math.min(t,i))}function vp(i,e){return(i%e+e)%e}function z_(i,e,t,n,s){return n+(i-e)*(s-n)/(t-e)}function G_(i,e,t){return i!==e?(t-i)/(e-i):0}function fl(i,e,t){return(1-t)*i+t*e}function V_(i,e,t,n){return fl(i,e,1-Math.exp(-t*n))}function H_(i,e=1){return e-Math.abs(vp(i,e*2)-e)}function W_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*(3-2*i))}function X_(i,e,t){return i<=e?0:i>=t?1:(i=(i-e)/(t-e),i*i*i*(i*(i*6-15)+10))}function q_(i,e){return i+Math.floor(Math.random()*(e-i+1))}function $_(i,e){return i+Math.random()*(e-i)}function Y_(i){return i*(.5-Math.random())}function Z_(i){i!==void 0&&($g=i);let e=$g+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function K_(i){return i*dl}function J_(i){return i*aa}function j_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function Q_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function xp(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function eM(i,e,t,n,s){let r=Math.cos,o=Math.sin,a=r(t/2),c=o(t/2),l=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(s){case"XYX":i.set(a*h,c*u,c*d,a*l);break;case"YZY":i.set(c*d,a*h,c*u,a*l);break;case"ZXZ":i.set(c*u,c*d,a*h,a*l);break;case"XZX":i.set(a*h,c*p,c*f,a*l);break;case"YXY":i.set(c*f,a*h,c*p,a*l);break;case"ZYZ":i.set(c*p,c*f,a*h,a*l);break;default:Qe("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function bp(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function iy(i,e){if(e.constructor===Float32Array)return i;let t=bp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/t,-1)}function sy(i,e){if(e.constructor===Float32Array)return i;let t=bp(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*t)}var Rs={DEG2RAD:dl,RAD2DEG:aa,generateUUID:ya,clamp:_t,euclideanModulo:vp,mapLinear:z_,inverseLerp:G_,lerp:fl,damp:V_,pingpong:H_,smoothstep:W_,smootherstep:X_,randInt:q_,randFloat:$_,randFloatSpread:Y_,seededRandom:Z_,degToRad:K_,radToDeg:J_,isPowerOfTwo:j_,ceilPowerOfTwo:Q_,floorPowerOfTwo:xp,setQuaternionFromProperEuler:eM,normalize:sy,denormalize:iy},Ze=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,s=e.elements;return this.x=s[0]*t+s[3]*n+s[6],this.y=s[1]*t+s[4]*n+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*s+e.x,this.y=r*s+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},st=class{constructor(e=0,t=0,n=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=s}static slerpFlat(e,t,n,s,r,o,a){let c=n[s+0],l=n[s+1],h=n[s+2],u=n[s+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(u!==y||c!==d||l!==f||h!==p){let g=c*d+l*f+h*p+u*y;g<0&&(d=-d,f=-f,p=-p,y=-y,g=-g);let m=1-a;if(g<.9995){let x=Math.acos(g),E=Math.sin(x);m=Math.sin(m*x)/E,a=Math.sin(a*x)/E,c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a}else{c=c*m+d*a,l=l*m+f*a,h=h*m+p*a,u=u*m+y*a;let x=1/Math.sqrt(c*c+l*l+h*h+u*u);c*=x,l*=x,h*=x,u*=x}}e[t]=c,e[t+1]=l,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,s,r,o){let a=n[s],c=n[s+1],l=n[s+2],h=n[s+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+c*f-l*d,e[t+1]=c*p+h*d+l*u-a*f,e[t+2]=l*p+h*f+a*d-c*u,e[t+3]=h*p-a*u-c*d-l*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,s){return this._x=e,this._y=t,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,c=Math.sin,l=a(n/2),h=a(s/2),u=a(r/2),d=c(n/2),f=c(s/2),p=c(r/2);switch(o){case"XYZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u+d*f*p;break;case"YZX":this._x=d*h*u+l*f*p,this._y=l*f*u+d*h*p,this._z=l*h*p-d*f*u,this._w=l*h*u-d*f*p;break;case"XZY":this._x=d*h*u-l*f*p,this._y=l*f*u-d*h*p,this._z=l*h*p+d*f*u,this._w=l*h*u+d*f*p;break;default:Qe("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,s=Math.sin(n);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],s=t[4],r=t[8],o=t[1],a=t[5],c=t[9],l=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-c)*f,this._y=(r-l)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-c)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+l)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-l)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(c+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+l)/f,this._y=(c+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(_t(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let s=Math.min(1,t/n);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=t._x,c=t._y,l=t._z,h=t._w;return this._x=n*h+o*a+s*l-r*c,this._y=s*h+o*c+r*a-n*l,this._z=r*h+o*l+n*c-s*a,this._w=o*h-n*a-s*c-r*l,this._onChangeCallback(),this}slerp(e,t){let n=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let c=1-t;if(a<.9995){let l=Math.acos(a),h=Math.sin(l);c=Math.sin(c*l)/h,t=Math.sin(t*l)/h,this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this._onChangeCallback()}else this._x=this._x*c+n*t,this._y=this._y*c+s*t,this._z=this._z*c+r*t,this._w=this._w*c+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},P=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Yg.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Yg.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*s,this.y=r[1]*t+r[4]*n+r[7]*s,this.z=r[2]*t+r[5]*n+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,s=this.z,r=e.x,o=e.y,a=e.z,c=e.w,l=2*(o*s-a*n),h=2*(a*t-r*s),u=2*(r*n-o*t);return this.x=t+c*l+o*u-a*h,this.y=n+c*h+a*l-r*u,this.z=s+c*u+r*h-o*l,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*s,this.y=r[1]*t+r[5]*n+r[9]*s,this.z=r[2]*t+r[6]*n+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,s=e.y,r=e.z,o=t.x,a=t.y,c=t.z;return this.x=s*c-r*a,this.y=r*o-n*c,this.z=n*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return _f.copy(this).projectOnVector(e),this.sub(_f)}reflect(e){return this.sub(_f.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,s=this.z-e.z;return t*t+n*n+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let s=Math.sin(t)*e;return this.x=s*Math.sin(n),this.y=Math.cos(t)*e,this.z=s*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},_f=new P,Yg=new st,ot=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,s,r,o,a,c,l){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l)}set(e,t,n,s,r,o,a,c,l){let h=this.elements;return h[0]=e,h[1]=s,h[2]=a,h[3]=t,h[4]=r,h[5]=c,h[6]=n,h[7]=o,h[8]=l,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[3],c=n[6],l=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],y=s[0],g=s[3],m=s[6],x=s[1],E=s[4],_=s[7],C=s[2],S=s[5],v=s[8];return r[0]=o*y+a*x+c*C,r[3]=o*g+a*E+c*S,r[6]=o*m+a*_+c*v,r[1]=l*y+h*x+u*C,r[4]=l*g+h*E+u*S,r[7]=l*m+h*_+u*v,r[2]=d*y+f*x+p*C,r[5]=d*g+f*E+p*S,r[8]=d*m+f*_+p*v,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8];return t*o*h-t*a*l-n*r*h+n*a*c+s*r*l-s*o*c}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=h*o-a*l,d=a*c-h*r,f=l*r-o*c,p=t*u+n*d+s*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=u*y,e[1]=(s*l-h*n)*y,e[2]=(a*n-s*o)*y,e[3]=d*y,e[4]=(h*t-s*c)*y,e[5]=(s*r-a*t)*y,e[6]=f*y,e[7]=(n*c-l*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,s,r,o,a){let c=Math.cos(r),l=Math.sin(r);return this.set(n*c,n*l,-n*(c*o+l*a)+o+e,-s*l,s*c,-s*(-l*o+c*a)+a+t,0,0,1),this}scale(e,t){return Yr("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Mf.makeScale(e,t)),this}rotate(e){return Yr("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Mf.makeRotation(-e)),this}translate(e,t){return Yr("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Mf.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<9;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},Mf=new ot,Zg=new ot().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Kg=new ot().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function tM(){let i={enabled:!0,workingColorSpace:ml,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ft&&(s.r=qs(s.r),s.g=qs(s.g),s.b=qs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ft&&(s.r=ia(s.r),s.g=ia(s.g),s.b=ia(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Qs?gl:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ml]:{primaries:e,whitePoint:n,transfer:gl,toXYZ:Zg,fromXYZ:Kg,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:ai},outputColorSpaceConfig:{drawingBufferColorSpace:ai}},[ai]:{primaries:e,whitePoint:n,transfer:Ft,toXYZ:Zg,fromXYZ:Kg,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:ai}}}),i}var St=tM();function qs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function ia(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Ho,dh=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{Ho===void 0&&(Ho=yl("canvas")),Ho.width=e.width,Ho.height=e.height;let s=Ho.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),n=Ho}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=yl("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let s=n.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=qs(r[o]/255)*255;return n.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(qs(t[n]/255)*255):t[n]=qs(t[n]);return{data:t,width:e.width,height:e.height}}else return Qe("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},nM=0,la=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:nM++}),this.uuid=ya(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(wf(s[o].image)):r.push(wf(s[o]))}else r=wf(s);n.url=r}return t||(e.images[this.uuid]=n),n}};function wf(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?dh.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Qe("Texture: Unable to serialize Texture."),{})}var iM=0,Sf=new P,mi=class i extends _s{constructor(e=i.DEFAULT_IMAGE,t=i.DEFAULT_MAPPING,n=bs,s=bs,r=ci,o=Js,a=Pi,c=vi,l=i.DEFAULT_ANISOTROPY,h=Qs){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:iM++}),this.uuid=ya(),this.name="",this.source=new la(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=l,this.format=a,this.internalFormat=null,this.type=c,this.offset=new Ze(0,0),this.repeat=new Ze(1,1),this.center=new Ze(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new ot,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(Sf).x}get height(){return this.source.getSize(Sf).y}get depth(){return this.source.getSize(Sf).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){Qe(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==op)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case ch:e.x=e.x-Math.floor(e.x);break;case bs:e.x=e.x<0?0:1;break;case hh:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case ch:e.y=e.y-Math.floor(e.y);break;case bs:e.y=e.y<0?0:1;break;case hh:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};mi.DEFAULT_IMAGE=null;mi.DEFAULT_MAPPING=op;mi.DEFAULT_ANISOTROPY=1;var on=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,s=1){this.x=e,this.y=t,this.z=n,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,s){return this.x=e,this.y=t,this.z=n,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,s,r,c=e.elements,l=c[0],h=c[4],u=c[8],d=c[1],f=c[5],p=c[9],y=c[2],g=c[6],m=c[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(p-g)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(p+g)<.1&&Math.abs(l+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(l+1)/2,_=(f+1)/2,C=(m+1)/2,S=(h+d)/4,v=(u+y)/4,w=(p+g)/4;return E>_&&E>C?E<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(E),s=S/n,r=v/n):_>C?_<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(_),n=S/s,r=w/s):C<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(C),n=v/r,s=w/r),this.set(n,s,r,t),this}let x=Math.sqrt((g-p)*(g-p)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(x)<.001&&(x=1),this.x=(g-p)/x,this.y=(u-y)/x,this.z=(d-h)/x,this.w=Math.acos((l+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this.w=_t(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this.w=_t(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},fh=class extends _s{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:ci,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new on(0,0,e,t),this.scissorTest=!1,this.viewport=new on(0,0,e,t),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new mi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:ci,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new la(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Ci=class extends fh{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},vl=class extends mi{constructor(e=null,t=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Sn,this.minFilter=Sn,this.wrapR=bs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var ph=class extends mi{constructor(e=null,t=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:s},this.magFilter=Sn,this.minFilter=Sn,this.wrapR=bs,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var ut=class i{static{this.prototype.isMatrix4=!0}constructor(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g)}set(e,t,n,s,r,o,a,c,l,h,u,d,f,p,y,g){let m=this.elements;return m[0]=e,m[4]=t,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=c,m[2]=l,m[6]=h,m[10]=u,m[14]=d,m[3]=f,m[7]=p,m[11]=y,m[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,s=1/Wo.setFromMatrixColumn(e,0).length(),r=1/Wo.setFromMatrixColumn(e,1).length(),o=1/Wo.setFromMatrixColumn(e,2).length();return t[0]=n[0]*s,t[1]=n[1]*s,t[2]=n[2]*s,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,s=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),c=Math.cos(s),l=Math.sin(s),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=-c*u,t[8]=l,t[1]=f+p*l,t[5]=d-y*l,t[9]=-a*c,t[2]=y-d*l,t[6]=p+f*l,t[10]=o*c}else if(e.order==="YXZ"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*l,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*c}else if(e.order==="ZXY"){let d=c*h,f=c*u,p=l*h,y=l*u;t[0]=d-y*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*l,t[6]=a,t[10]=o*c}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=c*h,t[4]=p*l-f,t[8]=d*l+y,t[1]=c*u,t[5]=y*l+d,t[9]=f*l-p,t[2]=-l,t[6]=a*c,t[10]=o*c}else if(e.order==="YZX"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=y-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-l*h,t[6]=f*u+p,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*c,f=o*l,p=a*c,y=a*l;t[0]=c*h,t[4]=-u,t[8]=l*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(sM,e,rM)}lookAt(e,t,n){let s=this.elements;return Ti.subVectors(e,t),Ti.lengthSq()===0&&(Ti.z=1),Ti.normalize(),mr.crossVectors(n,Ti),mr.lengthSq()===0&&(Math.abs(n.z)===1?Ti.x+=1e-4:Ti.z+=1e-4,Ti.normalize(),mr.crossVectors(n,Ti)),mr.normalize(),Fc.crossVectors(Ti,mr),s[0]=mr.x,s[4]=Fc.x,s[8]=Ti.x,s[1]=mr.y,s[5]=Fc.y,s[9]=Ti.y,s[2]=mr.z,s[6]=Fc.z,s[10]=Ti.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,s=t.elements,r=this.elements,o=n[0],a=n[4],c=n[8],l=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],y=n[6],g=n[10],m=n[14],x=n[3],E=n[7],_=n[11],C=n[15],S=s[0],v=s[4],w=s[8],U=s[12],I=s[1],L=s[5],z=s[9],V=s[13],D=s[2],W=s[6],$=s[10],H=s[14],le=s[3],Z=s[7],j=s[11],te=s[15];return r[0]=o*S+a*I+c*D+l*le,r[4]=o*v+a*L+c*W+l*Z,r[8]=o*w+a*z+c*$+l*j,r[12]=o*U+a*V+c*H+l*te,r[1]=h*S+u*I+d*D+f*le,r[5]=h*v+u*L+d*W+f*Z,r[9]=h*w+u*z+d*$+f*j,r[13]=h*U+u*V+d*H+f*te,r[2]=p*S+y*I+g*D+m*le,r[6]=p*v+y*L+g*W+m*Z,r[10]=p*w+y*z+g*$+m*j,r[14]=p*U+y*V+g*H+m*te,r[3]=x*S+E*I+_*D+C*le,r[7]=x*v+E*L+_*W+C*Z,r[11]=x*w+E*z+_*$+C*j,r[15]=x*U+E*V+_*H+C*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[12],o=e[1],a=e[5],c=e[9],l=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],y=e[7],g=e[11],m=e[15],x=c*f-l*d,E=a*f-l*u,_=a*d-c*u,C=o*f-l*h,S=o*d-c*h,v=o*u-a*h;return t*(y*x-g*E+m*_)-n*(p*x-g*C+m*S)+s*(p*E-y*C+m*v)-r*(p*_-y*S+g*v)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],s=e[8],r=e[1],o=e[5],a=e[9],c=e[2],l=e[6],h=e[10];return t*(o*h-a*l)-n*(r*h-a*c)+s*(r*l-o*c)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],s=e[2],r=e[3],o=e[4],a=e[5],c=e[6],l=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],y=e[13],g=e[14],m=e[15],x=t*a-n*o,E=t*c-s*o,_=t*l-r*o,C=n*c-s*a,S=n*l-r*a,v=s*l-r*c,w=h*y-u*p,U=h*g-d*p,I=h*m-f*p,L=u*g-d*y,z=u*m-f*y,V=d*m-f*g,D=x*V-E*z+_*L+C*I-S*U+v*w;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/D;return e[0]=(a*V-c*z+l*L)*W,e[1]=(s*z-n*V-r*L)*W,e[2]=(y*v-g*S+m*C)*W,e[3]=(d*S-u*v-f*C)*W,e[4]=(c*I-o*V-l*U)*W,e[5]=(t*V-s*I+r*U)*W,e[6]=(g*_-p*v-m*E)*W,e[7]=(h*v-d*_+f*E)*W,e[8]=(o*z-a*I+l*w)*W,e[9]=(n*I-t*z-r*w)*W,e[10]=(p*S-y*_+m*x)*W,e[11]=(u*_-h*S-f*x)*W,e[12]=(a*U-o*L-c*w)*W,e[13]=(t*L-n*U+s*w)*W,e[14]=(y*E-p*C-g*x)*W,e[15]=(h*C-u*E+d*x)*W,this}scale(e){let t=this.elements,n=e.x,s=e.y,r=e.z;return t[0]*=n,t[4]*=s,t[8]*=r,t[1]*=n,t[5]*=s,t[9]*=r,t[2]*=n,t[6]*=s,t[10]*=r,t[3]*=n,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,s))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),s=Math.sin(t),r=1-n,o=e.x,a=e.y,c=e.z,l=r*o,h=r*a;return this.set(l*o+n,l*a-s*c,l*c+s*a,0,l*a+s*c,h*a+n,h*c-s*o,0,l*c-s*a,h*c+s*o,r*c*c+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,s,r,o){return this.set(1,n,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,n){let s=this.elements,r=t._x,o=t._y,a=t._z,c=t._w,l=r+r,h=o+o,u=a+a,d=r*l,f=r*h,p=r*u,y=o*h,g=o*u,m=a*u,x=c*l,E=c*h,_=c*u,C=n.x,S=n.y,v=n.z;return s[0]=(1-(y+m))*C,s[1]=(f+_)*C,s[2]=(p-E)*C,s[3]=0,s[4]=(f-_)*S,s[5]=(1-(d+m))*S,s[6]=(g+x)*S,s[7]=0,s[8]=(p+E)*v,s[9]=(g-x)*v,s[10]=(1-(d+y))*v,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,n){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=Wo.set(s[0],s[1],s[2]).length(),a=Wo.set(s[4],s[5],s[6]).length(),c=Wo.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ki.copy(this);let l=1/o,h=1/a,u=1/c;return Ki.elements[0]*=l,Ki.elements[1]*=l,Ki.elements[2]*=l,Ki.elements[4]*=h,Ki.elements[5]*=h,Ki.elements[6]*=h,Ki.elements[8]*=u,Ki.elements[9]*=u,Ki.elements[10]*=u,t.setFromRotationMatrix(Ki),n.x=o,n.y=a,n.z=c,this}makePerspective(e,t,n,s,r,o,a=Gi,c=!1){let l=this.elements,h=2*r/(t-e),u=2*r/(n-s),d=(t+e)/(t-e),f=(n+s)/(n-s),p,y;if(c)p=r/(o-r),y=o*r/(o-r);else if(a===Gi)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===ra)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=d,l[12]=0,l[1]=0,l[5]=u,l[9]=f,l[13]=0,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=-1,l[15]=0,this}makeOrthographic(e,t,n,s,r,o,a=Gi,c=!1){let l=this.elements,h=2/(t-e),u=2/(n-s),d=-(t+e)/(t-e),f=-(n+s)/(n-s),p,y;if(c)p=1/(o-r),y=o/(o-r);else if(a===Gi)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===ra)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return l[0]=h,l[4]=0,l[8]=0,l[12]=d,l[1]=0,l[5]=u,l[9]=0,l[13]=f,l[2]=0,l[6]=0,l[10]=p,l[14]=y,l[3]=0,l[7]=0,l[11]=0,l[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let s=0;s<16;s++)if(t[s]!==n[s])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},Wo=new P,Ki=new ut,sM=new P(0,0,0),rM=new P(1,1,1),mr=new P,Fc=new P,Ti=new P,Jg=new ut,jg=new st,Ms=class i{constructor(e=0,t=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,s=this._order){return this._x=e,this._y=t,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],c=s[1],l=s[5],h=s[9],u=s[2],d=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(_t(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,l),this._z=0);break;case"YXZ":this._x=Math.asin(-_t(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(c,l)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(_t(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,l)):(this._y=0,this._z=Math.atan2(c,r));break;case"ZYX":this._y=Math.asin(-_t(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(c,r)):(this._x=0,this._z=Math.atan2(-o,l));break;case"YZX":this._z=Math.asin(_t(c,-1,1)),Math.abs(c)<.9999999?(this._x=Math.atan2(-h,l),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-_t(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,l),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Qe("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Jg.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Jg,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return jg.setFromEuler(this),this.setFromQuaternion(jg,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Ms.DEFAULT_ORDER="XYZ";var ca=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},oM=0,Qg=new P,Xo=new st,Gs=new ut,Dc=new P,ol=new P,aM=new P,lM=new st,e0=new P(1,0,0),t0=new P(0,1,0),n0=new P(0,0,1),i0={type:"added"},cM={type:"removed"},qo={type:"childadded",child:null},Af={type:"childremoved",child:null},Jn=class i extends _s{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:oM++}),this.uuid=ya(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let e=new P,t=new Ms,n=new st,s=new P(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new ut},normalMatrix:{value:new ot}}),this.matrix=new ut,this.matrixWorld=new ut,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new ca,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Xo.setFromAxisAngle(e,t),this.quaternion.multiply(Xo),this}rotateOnWorldAxis(e,t){return Xo.setFromAxisAngle(e,t),this.quaternion.premultiply(Xo),this}rotateX(e){return this.rotateOnAxis(e0,e)}rotateY(e){return this.rotateOnAxis(t0,e)}rotateZ(e){return this.rotateOnAxis(n0,e)}translateOnAxis(e,t){return Qg.copy(e).applyQuaternion(this.quaternion),this.position.add(Qg.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(e0,e)}translateY(e){return this.translateOnAxis(t0,e)}translateZ(e){return this.translateOnAxis(n0,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Gs.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Dc.copy(e):Dc.set(e,t,n);let s=this.parent;this.updateWorldMatrix(!0,!1),ol.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Gs.lookAt(ol,Dc,this.up):Gs.lookAt(Dc,ol,this.up),this.quaternion.setFromRotationMatrix(Gs),s&&(Gs.extractRotation(s.matrixWorld),Xo.setFromRotationMatrix(Gs),this.quaternion.premultiply(Xo.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(it("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(i0),qo.child=e,this.dispatchEvent(qo),qo.child=null):it("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(cM),Af.child=e,this.dispatchEvent(Af),Af.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Gs.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Gs.multiply(e.parent.matrixWorld)),e.applyMatrix4(Gs),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(i0),qo.child=e,this.dispatchEvent(qo),qo.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ol,e,aM),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(ol,lM,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*s,r[13]+=n-r[1]*t-r[5]*n-r[9]*s,r[14]+=s-r[2]*t-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,s=t.length;n<s;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,c){return a[c.uuid]===void 0&&(a[c.uuid]=c.toJSON(e)),c.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let c=a.shapes;if(Array.isArray(c))for(let l=0,h=c.length;l<h;l++){let u=c[l];r(e.shapes,u)}else r(e.shapes,c)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let c=0,l=this.material.length;c<l;c++)a.push(r(e.materials,this.material[c]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let c=this.animations[a];s.animations.push(r(e.animations,c))}}if(t){let a=o(e.geometries),c=o(e.materials),l=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),c.length>0&&(n.materials=c),l.length>0&&(n.textures=l),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=s,n;function o(a){let c=[];for(let l in a){let h=a[l];delete h.metadata,c.push(h)}return c}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let s=e.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Jn.DEFAULT_UP=new P(0,1,0);Jn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Jn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var Ht=class extends Jn{constructor(){super(),this.isGroup=!0,this.type="Group"}},hM={type:"move"},ha=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new Ht,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new Ht,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new P,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new P),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new Ht,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new P,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new P,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let s=null,r=null,o=null,a=this._targetRay,c=this._grip,l=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(l&&e.hand){o=!0;for(let y of e.hand.values()){let g=t.getJointPose(y,n),m=this._getHandJoint(l,y);g!==null&&(m.matrix.fromArray(g.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=g.radius),m.visible=g!==null}let h=l.joints["index-finger-tip"],u=l.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;l.inputState.pinching&&d>f+p?(l.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!l.inputState.pinching&&d<=f-p&&(l.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else c!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(c.matrix.fromArray(r.transform.matrix),c.matrix.decompose(c.position,c.quaternion,c.scale),c.matrixWorldNeedsUpdate=!0,r.linearVelocity?(c.hasLinearVelocity=!0,c.linearVelocity.copy(r.linearVelocity)):c.hasLinearVelocity=!1,r.angularVelocity?(c.hasAngularVelocity=!0,c.angularVelocity.copy(r.angularVelocity)):c.hasAngularVelocity=!1,c.eventsEnabled&&c.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(hM)))}return a!==null&&(a.visible=s!==null),c!==null&&(c.visible=r!==null),l!==null&&(l.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new Ht;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},ry={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},gr={h:0,s:0,l:0},Nc={h:0,s:0,l:0};function Tf(i,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?i+(e-i)*6*t:t<1/2?e:t<2/3?i+(e-i)*6*(2/3-t):i}var ce=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=ai){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,n,s=St.workingColorSpace){return this.r=e,this.g=t,this.b=n,St.colorSpaceToWorking(this,s),this}setHSL(e,t,n,s=St.workingColorSpace){if(e=vp(e,1),t=_t(t,0,1),n=_t(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=Tf(o,r,e+1/3),this.g=Tf(o,r,e),this.b=Tf(o,r,e-1/3)}return St.colorSpaceToWorking(this,s),this}setStyle(e,t=ai){function n(r){r!==void 0&&parseFloat(r)<1&&Qe("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Qe("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Qe("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=ai){let n=ry[e.toLowerCase()];return n!==void 0?this.setHex(n,t):Qe("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=qs(e.r),this.g=qs(e.g),this.b=qs(e.b),this}copyLinearToSRGB(e){return this.r=ia(e.r),this.g=ia(e.g),this.b=ia(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=ai){return St.workingToColorSpace(Kn.copy(this),e),Math.round(_t(Kn.r*255,0,255))*65536+Math.round(_t(Kn.g*255,0,255))*256+Math.round(_t(Kn.b*255,0,255))}getHexString(e=ai){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace(Kn.copy(this),t);let n=Kn.r,s=Kn.g,r=Kn.b,o=Math.max(n,s,r),a=Math.min(n,s,r),c,l,h=(a+o)/2;if(a===o)c=0,l=0;else{let u=o-a;switch(l=h<=.5?u/(o+a):u/(2-o-a),o){case n:c=(s-r)/u+(s<r?6:0);break;case s:c=(r-n)/u+2;break;case r:c=(n-s)/u+4;break}c/=6}return e.h=c,e.s=l,e.l=h,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace(Kn.copy(this),t),e.r=Kn.r,e.g=Kn.g,e.b=Kn.b,e}getStyle(e=ai){St.workingToColorSpace(Kn.copy(this),e);let t=Kn.r,n=Kn.g,s=Kn.b;return e!==ai?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(e,t,n){return this.getHSL(gr),this.setHSL(gr.h+e,gr.s+t,gr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(gr),e.getHSL(Nc);let n=fl(gr.h,Nc.h,t),s=fl(gr.s,Nc.s,t),r=fl(gr.l,Nc.l,t);return this.setHSL(n,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*s,this.g=r[1]*t+r[4]*n+r[7]*s,this.b=r[2]*t+r[5]*n+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Kn=new ce;ce.NAMES=ry;var xl=class i{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new ce(e),this.near=t,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Zr=class extends Jn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Ms,this.environmentIntensity=1,this.environmentRotation=new Ms,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},Ji=new P,Vs=new P,Ef=new P,Hs=new P,$o=new P,Yo=new P,s0=new P,Cf=new P,Rf=new P,Pf=new P,If=new on,Lf=new on,Ff=new on,br=class i{constructor(e=new P,t=new P,n=new P){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,s){s.subVectors(n,t),Ji.subVectors(e,t),s.cross(Ji);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,n,s,r){Ji.subVectors(s,t),Vs.subVectors(n,t),Ef.subVectors(e,t);let o=Ji.dot(Ji),a=Ji.dot(Vs),c=Ji.dot(Ef),l=Vs.dot(Vs),h=Vs.dot(Ef),u=o*l-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(l*c-a*h)*d,p=(o*h-a*c)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,s){return this.getBarycoord(e,t,n,s,Hs)===null?!1:Hs.x>=0&&Hs.y>=0&&Hs.x+Hs.y<=1}static getInterpolation(e,t,n,s,r,o,a,c){return this.getBarycoord(e,t,n,s,Hs)===null?(c.x=0,c.y=0,"z"in c&&(c.z=0),"w"in c&&(c.w=0),null):(c.setScalar(0),c.addScaledVector(r,Hs.x),c.addScaledVector(o,Hs.y),c.addScaledVector(a,Hs.z),c)}static getInterpolatedAttribute(e,t,n,s,r,o){return If.setScalar(0),Lf.setScalar(0),Ff.setScalar(0),If.fromBufferAttribute(e,t),Lf.fromBufferAttribute(e,n),Ff.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(If,r.x),o.addScaledVector(Lf,r.y),o.addScaledVector(Ff,r.z),o}static isFrontFacing(e,t,n,s){return Ji.subVectors(n,t),Vs.subVectors(e,t),Ji.cross(Vs).dot(s)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,s){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,n,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return Ji.subVectors(this.c,this.b),Vs.subVectors(this.a,this.b),Ji.cross(Vs).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return i.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return i.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,s,r){return i.getInterpolation(e,this.a,this.b,this.c,t,n,s,r)}containsPoint(e){return i.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return i.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,s=this.b,r=this.c,o,a;$o.subVectors(s,n),Yo.subVectors(r,n),Cf.subVectors(e,n);let c=$o.dot(Cf),l=Yo.dot(Cf);if(c<=0&&l<=0)return t.copy(n);Rf.subVectors(e,s);let h=$o.dot(Rf),u=Yo.dot(Rf);if(h>=0&&u<=h)return t.copy(s);let d=c*u-h*l;if(d<=0&&c>=0&&h<=0&&c-h>0)return o=c/(c-h),t.copy(n).addScaledVector($o,o);Pf.subVectors(e,r);let f=$o.dot(Pf),p=Yo.dot(Pf);if(p>=0&&f<=p)return t.copy(r);let y=f*l-c*p;if(y<=0&&l>=0&&p<=0)return a=l/(l-p),t.copy(n).addScaledVector(Yo,a);let g=h*p-f*u;if(g<=0&&u-h>=0&&f-p>=0)return s0.subVectors(r,s),a=(u-h)/(u-h+(f-p)),t.copy(s).addScaledVector(s0,a);let m=1/(g+y+d);return o=y*m,a=d*m,t.copy(n).addScaledVector($o,o).addScaledVector(Yo,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},gn=class{constructor(e=new P(1/0,1/0,1/0),t=new P(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(ji.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(ji.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=ji.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,ji):ji.fromBufferAttribute(r,o),ji.applyMatrix4(e.matrixWorld),this.expandByPoint(ji);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Uc.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Uc.copy(n.boundingBox)),Uc.applyMatrix4(e.matrixWorld),this.union(Uc)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,ji),ji.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(al),kc.subVectors(this.max,al),Zo.subVectors(e.a,al),Ko.subVectors(e.b,al),Jo.subVectors(e.c,al),yr.subVectors(Ko,Zo),vr.subVectors(Jo,Ko),Wr.subVectors(Zo,Jo);let t=[0,-yr.z,yr.y,0,-vr.z,vr.y,0,-Wr.z,Wr.y,yr.z,0,-yr.x,vr.z,0,-vr.x,Wr.z,0,-Wr.x,-yr.y,yr.x,0,-vr.y,vr.x,0,-Wr.y,Wr.x,0];return!Df(t,Zo,Ko,Jo,kc)||(t=[1,0,0,0,1,0,0,0,1],!Df(t,Zo,Ko,Jo,kc))?!1:(Oc.crossVectors(yr,vr),t=[Oc.x,Oc.y,Oc.z],Df(t,Zo,Ko,Jo,kc))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,ji).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(ji).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(Ws[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),Ws[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),Ws[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),Ws[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),Ws[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),Ws[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),Ws[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),Ws[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(Ws),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},Ws=[new P,new P,new P,new P,new P,new P,new P,new P],ji=new P,Uc=new gn,Zo=new P,Ko=new P,Jo=new P,yr=new P,vr=new P,Wr=new P,al=new P,kc=new P,Oc=new P,Xr=new P;function Df(i,e,t,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Xr.fromArray(i,r);let a=s.x*Math.abs(Xr.x)+s.y*Math.abs(Xr.y)+s.z*Math.abs(Xr.z),c=e.dot(Xr),l=t.dot(Xr),h=n.dot(Xr);if(Math.max(-Math.max(c,l,h),Math.min(c,l,h))>a)return!1}return!0}var wn=new P,Bc=new Ze,uM=0,Ue=class extends _s{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:uM++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=j0,this.updateRanges=[],this.gpuType=xi,this.version=0,this._normalizationScale=e!==void 0?bp(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[n+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Bc.fromBufferAttribute(this,t),Bc.applyMatrix3(e),this.setXY(t,Bc.x,Bc.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyMatrix3(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyMatrix4(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.applyNormalMatrix(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)wn.fromBufferAttribute(this,t),wn.transformDirection(e),this.setXYZ(t,wn.x,wn.y,wn.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this}setXYZW(e,t,n,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):iy(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):sy(e,this.array)}};var bl=class extends Ue{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var _l=class extends Ue{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var zt=class extends Ue{constructor(e,t,n){super(new Float32Array(e),t,n)}},dM=new gn,ll=new P,Nf=new P,ws=class{constructor(e=new P,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):dM.setFromPoints(e).getCenter(n);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ll.subVectors(e,this.center);let t=ll.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),s=(n-this.radius)*.5;this.center.addScaledVector(ll,s/n),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Nf.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ll.copy(e.center).add(Nf)),this.expandByPoint(ll.copy(e.center).sub(Nf))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},fM=0,zi=new ut,Uf=new Jn,jo=new P,Ei=new gn,cl=new gn,Gn=new P,Je=class i extends _s{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:fM++}),this.uuid=ya(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(O_(e)?_l:bl)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new ot().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return zi.makeRotationFromQuaternion(e),this.applyMatrix4(zi),this}rotateX(e){return zi.makeRotationX(e),this.applyMatrix4(zi),this}rotateY(e){return zi.makeRotationY(e),this.applyMatrix4(zi),this}rotateZ(e){return zi.makeRotationZ(e),this.applyMatrix4(zi),this}translate(e,t,n){return zi.makeTranslation(e,t,n),this.applyMatrix4(zi),this}scale(e,t,n){return zi.makeScale(e,t,n),this.applyMatrix4(zi),this}lookAt(e){return Uf.lookAt(e),Uf.updateMatrix(),this.applyMatrix4(Uf.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(jo).negate(),this.translate(jo.x,jo.y,jo.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new zt(n,3))}else{let n=Math.min(e.length,t.count);for(let s=0;s<n;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Qe("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new gn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new P(-1/0,-1/0,-1/0),new P(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,s=t.length;n<s;n++){let r=t[n];Ei.setFromBufferAttribute(r),this.morphTargetsRelative?(Gn.addVectors(this.boundingBox.min,Ei.min),this.boundingBox.expandByPoint(Gn),Gn.addVectors(this.boundingBox.max,Ei.max),this.boundingBox.expandByPoint(Gn)):(this.boundingBox.expandByPoint(Ei.min),this.boundingBox.expandByPoint(Ei.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&it('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ws);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){it("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new P,1/0);return}if(e){let n=this.boundingSphere.center;if(Ei.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];cl.setFromBufferAttribute(a),this.morphTargetsRelative?(Gn.addVectors(Ei.min,cl.min),Ei.expandByPoint(Gn),Gn.addVectors(Ei.max,cl.max),Ei.expandByPoint(Gn)):(Ei.expandByPoint(cl.min),Ei.expandByPoint(cl.max))}Ei.getCenter(n);let s=0;for(let r=0,o=e.count;r<o;r++)Gn.fromBufferAttribute(e,r),s=Math.max(s,n.distanceToSquared(Gn));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],c=this.morphTargetsRelative;for(let l=0,h=a.count;l<h;l++)Gn.fromBufferAttribute(a,l),c&&(jo.fromBufferAttribute(e,l),Gn.add(jo)),s=Math.max(s,n.distanceToSquared(Gn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&it('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){it("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Ue(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],c=[],l=new Uint8Array(n.count);for(let U=0;U<n.count;U++)a[U]=new P,c[U]=new P;let h=new P,u=new P,d=new P,f=new Ze,p=new Ze,y=new Ze,g=new P,m=new P;function x(U,I,L){l[U]=l[I]=l[L]=1,h.fromBufferAttribute(n,U),u.fromBufferAttribute(n,I),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,U),p.fromBufferAttribute(r,I),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),p.sub(f),y.sub(f);let z=1/(p.x*y.y-y.x*p.y);isFinite(z)&&(g.copy(u).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(z),m.copy(d).multiplyScalar(p.x).addScaledVector(u,-y.x).multiplyScalar(z),a[U].add(g),a[I].add(g),a[L].add(g),c[U].add(m),c[I].add(m),c[L].add(m))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let U=0,I=E.length;U<I;++U){let L=E[U],z=L.start,V=L.count;for(let D=z,W=z+V;D<W;D+=3)x(e.getX(D+0),e.getX(D+1),e.getX(D+2))}let _=new P,C=new P,S=new P,v=new P;function w(U){S.fromBufferAttribute(s,U),v.copy(S);let I=a[U];_.copy(I),_.sub(S.multiplyScalar(S.dot(I))).normalize(),C.crossVectors(v,I);let z=C.dot(c[U])<0?-1:1;o.setXYZW(U,_.x,_.y,_.z,z)}for(let U=0,I=n.count;U<I;++U)l[U]&&w(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Ue(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let s=new P,r=new P,o=new P,a=new P,c=new P,l=new P,h=new P,u=new P;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),g=e.getX(d+2);s.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,g),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),a.fromBufferAttribute(n,p),c.fromBufferAttribute(n,y),l.fromBufferAttribute(n,g),a.add(h),c.add(h),l.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,c.x,c.y,c.z),n.setXYZ(g,l.x,l.y,l.z)}else for(let d=0,f=t.count;d<f;d+=3)s.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(s,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)Gn.fromBufferAttribute(e,t),Gn.normalize(),e.setXYZ(t,Gn.x,Gn.y,Gn.z)}toNonIndexed(){function e(a,c){let l=a.array,h=a.itemSize,u=a.normalized,d=new l.constructor(c.length*h),f=0,p=0;for(let y=0,g=c.length;y<g;y++){a.isInterleavedBufferAttribute?f=c[y]*a.data.stride+a.offset:f=c[y]*h;for(let m=0;m<h;m++)d[p++]=l[f++]}return new Ue(d,h,u)}if(this.index===null)return Qe("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new i,n=this.index.array,s=this.attributes;for(let a in s){let c=s[a],l=e(c,n);t.setAttribute(a,l)}let r=this.morphAttributes;for(let a in r){let c=[],l=r[a];for(let h=0,u=l.length;h<u;h++){let d=l[h],f=e(d,n);c.push(f)}t.morphAttributes[a]=c}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,c=o.length;a<c;a++){let l=o[a];t.addGroup(l.start,l.count,l.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let c=this.parameters;for(let l in c)c[l]!==void 0&&(e[l]=c[l]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let c in n){let l=n[c];e.data.attributes[c]=l.toJSON(e.data)}let s={},r=!1;for(let c in this.morphAttributes){let l=this.morphAttributes[c],h=[];for(let u=0,d=l.length;u<d;u++){let f=l[u];h.push(f.toJSON(e.data))}h.length>0&&(s[c]=h,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let s=e.attributes;for(let l in s){let h=s[l];this.setAttribute(l,h.clone(t))}let r=e.morphAttributes;for(let l in r){let h=[],u=r[l];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[l]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let l=0,h=o.length;l<h;l++){let u=o[l];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let c=e.boundingSphere;return c!==null&&(this.boundingSphere=c.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var kf=new P,pM=new P,mM=new ot,Qi=class{constructor(e=new P(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,s){return this.normal.set(e,t,n),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let s=kf.subVectors(n,t).cross(pM.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let s=e.delta(kf),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||mM.getNormalMatrix(e),s=this.coplanarPoint(kf).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},gM=0,Ss=class extends _s{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:gM++}),this.uuid=ya(),this.name="",this.type="Material",this.blending=pa,this.side=Ar,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=jf,this.blendDst=Qf,this.blendEquation=to,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ce(0,0,0),this.blendAlpha=0,this.depthFunc=sa,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=q0,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=th,this.stencilZFail=th,this.stencilZPass=th,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){Qe(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Qe(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let c=r[a];delete c.metadata,o.push(c)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new ce().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new Qi().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new Ze().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ze().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let s=t.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Xs=new P,Of=new P,zc=new P,Gc=new P,Kr=class{constructor(e=new P,t=new P(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Xs)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Xs.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Xs.copy(this.origin).addScaledVector(this.direction,t),Xs.distanceToSquared(e))}distanceSqToSegment(e,t,n,s){Of.copy(e).add(t).multiplyScalar(.5),zc.copy(t).sub(e).normalize(),Gc.copy(this.origin).sub(Of);let r=e.distanceTo(t)*.5,o=-this.direction.dot(zc),a=Gc.dot(this.direction),c=-Gc.dot(zc),l=Gc.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*c-a,d=o*a-c,p=r*h,u>=0)if(d>=-p)if(d<=p){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*c)+l}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l):d<=p?(u=0,d=Math.min(Math.max(-r,-c),r),f=d*(d+2*c)+l):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-c),r),f=-u*u+d*(d+2*c)+l);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*c)+l;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(Of).addScaledVector(zc,d),f}intersectSphere(e,t){if(e.radius<0)return null;Xs.subVectors(e.center,this.origin);let n=Xs.dot(this.direction),s=Xs.dot(Xs)-n*n,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,c=n+o;return c<0?null:a<0?this.at(c,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,s,r,o,a,c,l=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return l>=0?(n=(e.min.x-d.x)*l,s=(e.max.x-d.x)*l):(n=(e.max.x-d.x)*l,s=(e.min.x-d.x)*l),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(e.min.z-d.z)*u,c=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,c=(e.min.z-d.z)*u),n>c||a>s)||((a>n||n!==n)&&(n=a),(c<s||s!==s)&&(s=c),s<0)?null:this.at(n>=0?n:s,t)}intersectsBox(e){return this.intersectBox(e,Xs)!==null}intersectTriangle(e,t,n,s,r){let o=this.origin,a=this.direction,c=a.x,l=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,g=t.z-o.z,m=n.x-o.x,x=n.y-o.y,E=n.z-o.z,_=Math.abs(c),C=Math.abs(l),S=Math.abs(h),v,w,U,I,L,z,V,D,W,$,H,le;if(_>=C&&_>=S?(U=c,z=u,W=p,le=m,c>=0?(v=l,w=h,I=d,L=f,V=y,D=g,$=x,H=E):(v=h,w=l,I=f,L=d,V=g,D=y,$=E,H=x)):C>=S?(U=l,z=d,W=y,le=x,l>=0?(v=h,w=c,I=f,L=u,V=g,D=p,$=E,H=m):(v=c,w=h,I=u,L=f,V=p,D=g,$=m,H=E)):(U=h,z=f,W=g,le=E,h>=0?(v=c,w=l,I=u,L=d,V=p,D=y,$=m,H=x):(v=l,w=c,I=d,L=u,V=y,D=p,$=x,H=m)),U===0)return null;let Z=v/U,j=w/U,te=1/U,fe=I-Z*z,de=L-j*z,ee=V-Z*W,ge=D-j*W,xe=$-Z*le,Ce=H-j*le,we=xe*ge-Ce*ee,qe=fe*Ce-de*xe,ct=ee*de-ge*fe;if(s){if(we<0||qe<0||ct<0)return null}else if((we<0||qe<0||ct<0)&&(we>0||qe>0||ct>0))return null;let We=we+qe+ct;if(We===0)return null;let vt=te*(we*z+qe*W+ct*le);return(We>0?vt<0:vt>0)?null:this.at(vt/We,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},gi=class extends Ss{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ce(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ms,this.combine=Ph,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},r0=new ut,qr=new Kr,Vc=new ws,o0=new P,Hc=new P,Wc=new P,Xc=new P,Bf=new P,qc=new P,a0=new P,$c=new P,Oe=class extends Jn{constructor(e=new Je,t=new gi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let s=t[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){qc.set(0,0,0);for(let c=0,l=r.length;c<l;c++){let h=a[c],u=r[c];h!==0&&(Bf.fromBufferAttribute(u,e),o?qc.addScaledVector(Bf,h):qc.addScaledVector(Bf.sub(t),h))}t.add(qc)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Vc.copy(n.boundingSphere),Vc.applyMatrix4(r),qr.copy(e.ray).recast(e.near),!(Vc.containsPoint(qr.origin)===!1&&(qr.intersectSphere(Vc,o0)===null||qr.origin.distanceToSquared(o0)>(e.far-e.near)**2))&&(r0.copy(r).invert(),qr.copy(e.ray).applyMatrix4(r0),!(n.boundingBox!==null&&qr.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,qr)))}_computeIntersections(e,t,n){let s,r=this.geometry,o=this.material,a=r.index,c=r.attributes.position,l=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),E=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let _=x,C=E;_<C;_+=3){let S=a.getX(_),v=a.getX(_+1),w=a.getX(_+2);s=Yc(this,m,e,n,l,h,u,S,v,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=a.getX(g),E=a.getX(g+1),_=a.getX(g+2);s=Yc(this,o,e,n,l,h,u,x,E,_),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}else if(c!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let g=d[p],m=o[g.materialIndex],x=Math.max(g.start,f.start),E=Math.min(c.count,Math.min(g.start+g.count,f.start+f.count));for(let _=x,C=E;_<C;_+=3){let S=_,v=_+1,w=_+2;s=Yc(this,m,e,n,l,h,u,S,v,w),s&&(s.faceIndex=Math.floor(_/3),s.face.materialIndex=g.materialIndex,t.push(s))}}else{let p=Math.max(0,f.start),y=Math.min(c.count,f.start+f.count);for(let g=p,m=y;g<m;g+=3){let x=g,E=g+1,_=g+2;s=Yc(this,o,e,n,l,h,u,x,E,_),s&&(s.faceIndex=Math.floor(g/3),t.push(s))}}}};function yM(i,e,t,n,s,r,o,a){let c;if(e.side===Rn?c=n.intersectTriangle(o,r,s,!0,a):c=n.intersectTriangle(s,r,o,e.side===Ar,a),c===null)return null;$c.copy(a),$c.applyMatrix4(i.matrixWorld);let l=t.ray.origin.distanceTo($c);return l<t.near||l>t.far?null:{distance:l,point:$c.clone(),object:i}}function Yc(i,e,t,n,s,r,o,a,c,l){i.getVertexPosition(a,Hc),i.getVertexPosition(c,Wc),i.getVertexPosition(l,Xc);let h=yM(i,e,t,n,Hc,Wc,Xc,a0);if(h){let u=new P;br.getBarycoord(a0,Hc,Wc,Xc,u),s&&(h.uv=br.getInterpolatedAttribute(s,a,c,l,u,new Ze)),r&&(h.uv1=br.getInterpolatedAttribute(r,a,c,l,u,new Ze)),o&&(h.normal=br.getInterpolatedAttribute(o,a,c,l,u,new P),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:c,c:l,normal:new P,materialIndex:0};br.getNormal(Hc,Wc,Xc,d.normal),h.face=d,h.barycoord=u}return h}var Jr=class extends mi{constructor(e=null,t=1,n=1,s,r,o,a,c,l=Sn,h=Sn,u,d){super(null,o,a,c,l,h,s,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var es=class extends Ue{constructor(e,t,n,s=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Qo=new ut,l0=new ut,Zc=[],c0=new gn,vM=new ut,hl=new Oe,ul=new ws,hi=class extends Oe{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new es(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,vM)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new gn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Qo),c0.copy(e.boundingBox).applyMatrix4(Qo),this.boundingBox.union(c0)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new ws),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Qo),ul.copy(e.boundingSphere).applyMatrix4(Qo),this.boundingSphere.union(ul)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(e,t){let n=this.matrixWorld,s=this.count;if(hl.geometry=this.geometry,hl.material=this.material,hl.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),ul.copy(this.boundingSphere),ul.applyMatrix4(n),e.ray.intersectsSphere(ul)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Qo),l0.multiplyMatrices(n,Qo),hl.matrixWorld=l0,hl.raycast(e,Zc);for(let o=0,a=Zc.length;o<a;o++){let c=Zc[o];c.instanceId=r,c.object=this,t.push(c)}Zc.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new es(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new Jr(new Float32Array(s*this.count),s,this.count,kh,xi));let r=this.morphTexture.source.data.data,o=0;for(let l=0;l<n.length;l++)o+=n[l];let a=this.geometry.morphTargetsRelative?1:1-o,c=s*e;return r[c]=a,r.set(n,c+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},$r=new ws,xM=new Ze(.5,.5),Kc=new P,As=class{constructor(e=new Qi,t=new Qi,n=new Qi,s=new Qi,r=new Qi,o=new Qi){this.planes=[e,t,n,s,r,o]}set(e,t,n,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Gi,n=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],c=r[2],l=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],y=r[9],g=r[10],m=r[11],x=r[12],E=r[13],_=r[14],C=r[15];if(s[0].setComponents(l-o,f-h,m-p,C-x).normalize(),s[1].setComponents(l+o,f+h,m+p,C+x).normalize(),s[2].setComponents(l+a,f+u,m+y,C+E).normalize(),s[3].setComponents(l-a,f-u,m-y,C-E).normalize(),n)s[4].setComponents(c,d,g,_).normalize(),s[5].setComponents(l-c,f-d,m-g,C-_).normalize();else if(s[4].setComponents(l-c,f-d,m-g,C-_).normalize(),t===Gi)s[5].setComponents(l+c,f+d,m+g,C+_).normalize();else if(t===ra)s[5].setComponents(c,d,g,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),$r.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),$r.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere($r)}intersectsSprite(e){$r.center.set(0,0,0);let t=xM.distanceTo(e.center);return $r.radius=.7071067811865476+t,$r.applyMatrix4(e.matrixWorld),this.intersectsSphere($r)}intersectsSphere(e){let t=this.planes,n=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let s=t[n];if(Kc.x=s.normal.x>0?e.max.x:e.min.x,Kc.y=s.normal.y>0?e.max.y:e.min.y,Kc.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Kc)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},h0=new ut,mh=class i{constructor(){this.coordinateSystem=Gi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];h0.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new As),n[s].setFromProjectionMatrix(h0,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new As),t[s].copy(n[s]);return this._count=e._count,this}clone(){return new i().copy(this)}};var Ml=class extends mi{constructor(e=[],t=no,n,s,r,o,a,c,l,h){super(e,t,n,s,r,o,a,c,l,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var Ys=class extends mi{constructor(e,t,n=ts,s,r,o,a=Sn,c=Sn,l,h=$s,u=1){if(h!==$s&&h!==js)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,s,r,o,a,c,h,n,l),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new la(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},wl=class extends Ys{constructor(e,t=ts,n=no,s,r,o=Sn,a=Sn,c,l=$s){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,s,r,o,a,c,l),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Sl=class extends mi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},ui=class i extends Je{constructor(e=1,t=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let c=[],l=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,s,o,2),p("x","z","y",1,-1,e,n,-t,s,o,3),p("x","y","z",1,-1,e,t,n,s,r,4),p("x","y","z",-1,-1,e,t,-n,s,r,5),this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2));function p(y,g,m,x,E,_,C,S,v,w,U){let I=_/v,L=C/w,z=_/2,V=C/2,D=S/2,W=v+1,$=w+1,H=0,le=0,Z=new P;for(let j=0;j<$;j++){let te=j*L-V;for(let fe=0;fe<W;fe++){let de=fe*I-z;Z[y]=de*x,Z[g]=te*E,Z[m]=D,l.push(Z.x,Z.y,Z.z),Z[y]=0,Z[g]=0,Z[m]=S>0?1:-1,h.push(Z.x,Z.y,Z.z),u.push(fe/v),u.push(1-j/w),H+=1}}for(let j=0;j<w;j++)for(let te=0;te<v;te++){let fe=d+te+W*j,de=d+te+W*(j+1),ee=d+(te+1)+W*(j+1),ge=d+(te+1)+W*j;c.push(fe,de,ge),c.push(de,ee,ge),le+=6}a.addGroup(f,le,U),f+=le,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},Zs=class i extends Je{constructor(e=1,t=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:s,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],c=[],l=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,p=n*2+r,y=s+1,g=new P,m=new P;for(let x=0;x<=p;x++){let E=0,_=0,C=0,S=0;if(x<=n){let U=x/n,I=U*Math.PI/2;_=-h-e*Math.cos(I),C=e*Math.sin(I),S=-e*Math.cos(I),E=U*u}else if(x<=n+r){let U=(x-n)/r;_=-h+U*t,C=e,S=0,E=u+U*d}else{let U=(x-n-r)/n,I=U*Math.PI/2;_=h+e*Math.sin(I),C=e*Math.cos(I),S=e*Math.sin(I),E=u+d+U*u}let v=Math.max(0,Math.min(1,E/f)),w=0;x===0?w=.5/s:x===p&&(w=-.5/s);for(let U=0;U<=s;U++){let I=U/s,L=I*Math.PI*2,z=Math.sin(L),V=Math.cos(L);m.x=-C*V,m.y=_,m.z=C*z,a.push(m.x,m.y,m.z),g.set(-C*V,S,C*z),g.normalize(),c.push(g.x,g.y,g.z),l.push(I+w,v)}if(x>0){let U=(x-1)*y;for(let I=0;I<s;I++){let L=U+I,z=U+I+1,V=x*y+I,D=x*y+I+1;o.push(L,z,V),o.push(z,D,V)}}}this.setIndex(o),this.setAttribute("position",new zt(a,3)),this.setAttribute("normal",new zt(c,3)),this.setAttribute("uv",new zt(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var jn=class i extends Je{constructor(e=1,t=1,n=1,s=32,r=1,o=!1,a=0,c=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:c};let l=this;s=Math.floor(s),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,y=[],g=n/2,m=0;x(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(h),this.setAttribute("position",new zt(u,3)),this.setAttribute("normal",new zt(d,3)),this.setAttribute("uv",new zt(f,2));function x(){let _=new P,C=new P,S=0,v=(t-e)/n;for(let w=0;w<=r;w++){let U=[],I=w/r,L=I*(t-e)+e;for(let z=0;z<=s;z++){let V=z/s,D=V*c+a,W=Math.sin(D),$=Math.cos(D);C.x=L*W,C.y=-I*n+g,C.z=L*$,u.push(C.x,C.y,C.z),_.set(W,v,$).normalize(),d.push(_.x,_.y,_.z),f.push(V,1-I),U.push(p++)}y.push(U)}for(let w=0;w<s;w++)for(let U=0;U<r;U++){let I=y[U][w],L=y[U+1][w],z=y[U+1][w+1],V=y[U][w+1];(e>0||U!==0)&&(h.push(I,L,V),S+=3),(t>0||U!==r-1)&&(h.push(L,z,V),S+=3)}l.addGroup(m,S,0),m+=S}function E(_){let C=p,S=new Ze,v=new P,w=0,U=_===!0?e:t,I=_===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,g*I,0),d.push(0,I,0),f.push(.5,.5),p++;let L=p;for(let z=0;z<=s;z++){let D=z/s*c+a,W=Math.cos(D),$=Math.sin(D);v.x=U*$,v.y=g*I,v.z=U*W,u.push(v.x,v.y,v.z),d.push(0,I,0),S.x=W*.5+.5,S.y=$*.5*I+.5,f.push(S.x,S.y),p++}for(let z=0;z<s;z++){let V=C+z,D=L+z;_===!0?h.push(D,D+1,V):h.push(D+1,D,V),w+=3}l.addGroup(m,w,_===!0?1:2),m+=w}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},_r=class i extends jn{constructor(e=1,t=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new i(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var jr=class i extends Je{constructor(e=[new Ze(0,-.5),new Ze(.5,0),new Ze(0,.5)],t=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:n,phiLength:s},t=Math.floor(t),s=_t(s,0,Math.PI*2);let r=[],o=[],a=[],c=[],l=[],h=1/t,u=new P,d=new Ze,f=new P,p=new P,y=new P,g=0,m=0;for(let x=0;x<=e.length-1;x++)switch(x){case 0:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,y.copy(f),f.normalize(),c.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),c.push(y.x,y.y,y.z);break;default:g=e[x+1].x-e[x].x,m=e[x+1].y-e[x].y,f.x=m*1,f.y=-g,f.z=m*0,p.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),c.push(f.x,f.y,f.z),y.copy(p)}for(let x=0;x<=t;x++){let E=n+x*h*s,_=Math.sin(E),C=Math.cos(E);for(let S=0;S<=e.length-1;S++){u.x=e[S].x*_,u.y=e[S].y,u.z=e[S].x*C,o.push(u.x,u.y,u.z),d.x=x/t,d.y=S/(e.length-1),a.push(d.x,d.y);let v=c[3*S+0]*_,w=c[3*S+1],U=c[3*S+0]*C;l.push(v,w,U)}}for(let x=0;x<t;x++)for(let E=0;E<e.length-1;E++){let _=E+x*e.length,C=_,S=_+e.length,v=_+e.length+1,w=_+1;r.push(C,S,w),r.push(v,w,S)}this.setIndex(r),this.setAttribute("position",new zt(o,3)),this.setAttribute("uv",new zt(a,2)),this.setAttribute("normal",new zt(l,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.points,e.segments,e.phiStart,e.phiLength)}};var Wn=class i extends Je{constructor(e=1,t=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(n),c=Math.floor(s),l=a+1,h=c+1,u=e/a,d=t/c,f=[],p=[],y=[],g=[];for(let m=0;m<h;m++){let x=m*d-o;for(let E=0;E<l;E++){let _=E*u-r;p.push(_,-x,0),y.push(0,0,1),g.push(E/a),g.push(1-m/c)}}for(let m=0;m<c;m++)for(let x=0;x<a;x++){let E=x+l*m,_=x+l*(m+1),C=x+1+l*(m+1),S=x+1+l*m;f.push(E,_,S),f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.width,e.height,e.widthSegments,e.heightSegments)}};var Gt=class i extends Je{constructor(e=1,t=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let c=Math.min(o+a,Math.PI),l=0,h=[],u=new P,d=new P,f=[],p=[],y=[],g=[];for(let m=0;m<=n;m++){let x=[],E=m/n,_=o+E*a,C=e*Math.cos(_),S=Math.sqrt(e*e-C*C),v=0;m===0&&o===0?v=.5/t:m===n&&c===Math.PI&&(v=-.5/t);for(let w=0;w<=t;w++){let U=w/t,I=s+U*r;u.x=-S*Math.cos(I),u.y=C,u.z=S*Math.sin(I),p.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),g.push(U+v,1-E),x.push(l++)}h.push(x)}for(let m=0;m<n;m++)for(let x=0;x<t;x++){let E=h[m][x+1],_=h[m][x],C=h[m+1][x],S=h[m+1][x+1];(m!==0||o>0)&&f.push(E,_,S),(m!==n-1||c<Math.PI)&&f.push(_,C,S)}this.setIndex(f),this.setAttribute("position",new zt(p,3)),this.setAttribute("normal",new zt(y,3)),this.setAttribute("uv",new zt(g,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var yi=class i extends Je{constructor(e=1,t=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let c=[],l=[],h=[],u=[],d=new P,f=new P,p=new P;for(let y=0;y<=n;y++){let g=o+y/n*a;for(let m=0;m<=s;m++){let x=m/s*r;f.x=(e+t*Math.cos(g))*Math.cos(x),f.y=(e+t*Math.cos(g))*Math.sin(x),f.z=t*Math.sin(g),l.push(f.x,f.y,f.z),d.x=e*Math.cos(x),d.y=e*Math.sin(x),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(m/s),u.push(y/n)}}for(let y=1;y<=n;y++)for(let g=1;g<=s;g++){let m=(s+1)*y+g-1,x=(s+1)*(y-1)+g-1,E=(s+1)*(y-1)+g,_=(s+1)*y+g;c.push(m,x,_),c.push(x,E,_)}this.setIndex(c),this.setAttribute("position",new zt(l,3)),this.setAttribute("normal",new zt(h,3)),this.setAttribute("uv",new zt(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new i(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var Al=class extends Ss{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ce(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function ro(i){let e={};for(let t in i){e[t]={};for(let n in i[t]){let s=i[t][n];if(u0(s))s.isRenderTargetTexture?(Qe("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=s.clone();else if(Array.isArray(s))if(u0(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][n]=r}else e[t][n]=s.slice();else e[t][n]=s}}return e}function ei(i){let e={};for(let t=0;t<i.length;t++){let n=ro(i[t]);for(let s in n)e[s]=n[s]}return e}function u0(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function bM(i){let e=[];for(let t=0;t<i.length;t++)e.push(i[t].clone());return e}function _p(i){let e=i.getRenderTarget();return e===null?i.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}var oo={clone:ro,merge:ei},_M=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,MM=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Wt=class extends Ss{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=_M,this.fragmentShader=MM,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=ro(e.uniforms),this.uniformsGroups=bM(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let s=e.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=t[s.value]||null;break;case"c":this.uniforms[n].value=new ce().setHex(s.value);break;case"v2":this.uniforms[n].value=new Ze().fromArray(s.value);break;case"v3":this.uniforms[n].value=new P().fromArray(s.value);break;case"v4":this.uniforms[n].value=new on().fromArray(s.value);break;case"m3":this.uniforms[n].value=new ot().fromArray(s.value);break;case"m4":this.uniforms[n].value=new ut().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},gh=class extends Wt{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},di=class extends Ss{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ce(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ce(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Gl,this.normalScale=new Ze(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ms,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Ts=class extends di{constructor(e){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new Ze(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return _t(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(t){this.ior=(1+.4*t)/(1-.4*t)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new ce(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new ce(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new ce(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(e)}get anisotropy(){return this._anisotropy}set anisotropy(e){this._anisotropy>0!=e>0&&this.version++,this._anisotropy=e}get clearcoat(){return this._clearcoat}set clearcoat(e){this._clearcoat>0!=e>0&&this.version++,this._clearcoat=e}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(e){this._diffuseRoughness>0!=e>0&&this.version++,this._diffuseRoughness=e}get iridescence(){return this._iridescence}set iridescence(e){this._iridescence>0!=e>0&&this.version++,this._iridescence=e}get dispersion(){return this._dispersion}set dispersion(e){this._dispersion>0!=e>0&&this.version++,this._dispersion=e}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(e){this._retroreflectivity>0!=e>0&&this.version++,this._retroreflectivity=e}get sheen(){return this._sheen}set sheen(e){this._sheen>0!=e>0&&this.version++,this._sheen=e}get transmission(){return this._transmission}set transmission(e){this._transmission>0!=e>0&&this.version++,this._transmission=e}get iridescenceThicknessRange(){return Yr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(e){Yr('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=e[0],this.iridescenceThicknessMaximum=e[1]}copy(e){return super.copy(e),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=e.anisotropy,this.anisotropyRotation=e.anisotropyRotation,this.anisotropyMap=e.anisotropyMap,this.clearcoat=e.clearcoat,this.clearcoatMap=e.clearcoatMap,this.clearcoatRoughness=e.clearcoatRoughness,this.clearcoatRoughnessMap=e.clearcoatRoughnessMap,this.clearcoatNormalMap=e.clearcoatNormalMap,this.clearcoatNormalScale.copy(e.clearcoatNormalScale),this.diffuseRoughness=e.diffuseRoughness,this.diffuseRoughnessMap=e.diffuseRoughnessMap,this.dispersion=e.dispersion,this.ior=e.ior,this.iridescence=e.iridescence,this.iridescenceMap=e.iridescenceMap,this.iridescenceIOR=e.iridescenceIOR,this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,this.iridescenceThicknessMap=e.iridescenceThicknessMap,this.retroreflectivity=e.retroreflectivity,this.sheen=e.sheen,this.sheenColor.copy(e.sheenColor),this.sheenColorMap=e.sheenColorMap,this.sheenRoughness=e.sheenRoughness,this.sheenRoughnessMap=e.sheenRoughnessMap,this.transmission=e.transmission,this.transmissionMap=e.transmissionMap,this.thickness=e.thickness,this.thicknessMap=e.thicknessMap,this.attenuationDistance=e.attenuationDistance,this.attenuationColor.copy(e.attenuationColor),this.specularIntensity=e.specularIntensity,this.specularIntensityMap=e.specularIntensityMap,this.specularColor.copy(e.specularColor),this.specularColorMap=e.specularColorMap,this}},Xn=class extends Ss{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new ce(16777215),this.specular=new ce(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ce(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Gl,this.normalScale=new Ze(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Ms,this.combine=Ph,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Es=class extends Ss{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=W0,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},yh=class extends Ss{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function ea(i,e){return!i||i.constructor===e?i:typeof e.BYTES_PER_ELEMENT=="number"?new e(i):Array.prototype.slice.call(i)}function Jc(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Mr=class{constructor(e,t,n,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,s=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<s)){for(let a=n+2;;){if(s===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=t[++n],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let c=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===c)break;if(s=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(s=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},vh=class extends Mr{constructor(e,t,n,s){super(e,t,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Vf,endingEnd:Vf}}intervalChanged_(e,t,n){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],c=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Hf:r=e,a=2*t-n;break;case Wf:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=n}if(c===void 0)switch(this.getSettings_().endingEnd){case Hf:o=e,c=2*n-t;break;case Wf:o=1,c=n+s[1]-s[0];break;default:o=e-1,c=t}let l=(n-t)*.5,h=this.valueSize;this._weightPrev=l/(t-a),this._weightNext=l/(c-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(s-t),y=p*p,g=y*p,m=-d*g+2*d*y-d*p,x=(1+d)*g+(-1.5-2*d)*y+(-.5+d)*p+1,E=(-1-f)*g+(1.5+f)*y+.5*p,_=f*g-f*y;for(let C=0;C!==a;++C)r[C]=m*o[h+C]+x*o[l+C]+E*o[c+C]+_*o[u+C];return r}},xh=class extends Mr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=(n-t)/(s-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[l+d]*u+o[c+d]*h;return r}},bh=class extends Mr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e){return this.copySampleValue_(e-1)}},_h=class extends Mr{interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=e*a,l=c-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(s-t),y=1-p;for(let g=0;g!==a;++g)r[g]=o[l+g]*y+o[c+g]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[l+p],g=o[c+p],m=f*d+p*2,x=u[m],E=u[m+1],_=e*d+p*2,C=h[_],S=h[_+1],v=SM(n,t,x,C,s);r[p]=oy(v,y,E,S,g)}return r}};function oy(i,e,t,n,s){let r=1-i;return r*r*r*e+3*r*r*i*t+3*r*i*i*n+i*i*i*s}function wM(i,e,t,n,s){let r=1-i;return 3*r*r*(t-e)+6*r*i*(n-t)+3*i*i*(s-n)}function SM(i,e,t,n,s){let r=(i-e)/(s-e);for(let o=0;o<8;o++){let a=oy(r,e,t,n,s)-i;if(Math.abs(a)<1e-10)break;let c=wM(r,e,t,n,s);if(Math.abs(c)<1e-10)break;r=Math.max(0,Math.min(1,r-a/c))}return r}var Ri=class{constructor(e,t,n,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=ea(t,this.TimeBufferType),this.values=ea(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:ea(e.times,Array),values:ea(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(n.interpolation=s),Jc(e.settings)&&(n.settings={inTangents:ea(e.settings.inTangents,Array),outTangents:ea(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new bh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new xh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new vh(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new _h(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case pl:t=this.InterpolantFactoryMethodDiscrete;break;case uh:t=this.InterpolantFactoryMethodLinear;break;case eh:t=this.InterpolantFactoryMethodSmooth;break;case Gf:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Qe("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return pl;case this.InterpolantFactoryMethodLinear:return uh;case this.InterpolantFactoryMethodSmooth:return eh;case this.InterpolantFactoryMethodBezier:return Gf}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]+=e;Jc(this.settings)&&(d0(this.settings.inTangents,e),d0(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,s=t.length;n!==s;++n)t[n]*=e;Jc(this.settings)&&(f0(this.settings.inTangents,e),f0(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(it("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,s=this.values,r=n.length;r===0&&(it("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let c=n[a];if(typeof c=="number"&&isNaN(c)){it("KeyframeTrack: Time is not a valid number.",this,a,c),e=!1;break}if(o!==null&&o>c){it("KeyframeTrack: Out of order keys.",this,a,c,o),e=!1;break}o=c}if(s!==void 0&&B_(s))for(let a=0,c=s.length;a!==c;++a){let l=s[a];if(isNaN(l)){it("KeyframeTrack: Value is not a valid number.",this,a,l),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===eh,r=e.length-1,o=1;for(let a=1;a<r;++a){let c=!1,l=e[a],h=e[a+1];if(l!==h&&(a!==1||l!==e[0]))if(s)c=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let y=t[u+p];if(y!==t[d+p]||y!==t[f+p]){c=!0;break}}}if(c){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,c=o*n,l=0;l!==n;++l)t[c+l]=t[a+l];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,s=new n(this.name,e,t);return s.createInterpolant=this.createInterpolant,Jc(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function d0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]+=e}function f0(i,e){for(let t=0,n=i.length;t!==n;t+=2)i[t]*=e}Ri.prototype.ValueTypeName="";Ri.prototype.TimeBufferType=Float32Array;Ri.prototype.ValueBufferType=Float32Array;Ri.prototype.DefaultInterpolation=uh;var wr=class extends Ri{constructor(e,t,n){super(e,t,n)}};wr.prototype.ValueTypeName="bool";wr.prototype.ValueBufferType=Array;wr.prototype.DefaultInterpolation=pl;wr.prototype.InterpolantFactoryMethodLinear=void 0;wr.prototype.InterpolantFactoryMethodSmooth=void 0;var Mh=class extends Ri{constructor(e,t,n,s){super(e,t,n,s)}};Mh.prototype.ValueTypeName="color";var wh=class extends Ri{constructor(e,t,n,s){super(e,t,n,s)}};wh.prototype.ValueTypeName="number";var Sh=class extends Mr{constructor(e,t,n,s){super(e,t,n,s)}interpolate_(e,t,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,c=(n-t)/(s-t),l=e*a;for(let h=l+a;l!==h;l+=4)st.slerpFlat(r,0,o,l-a,o,l,c);return r}},Tl=class extends Ri{constructor(e,t,n,s){super(e,t,n,s)}InterpolantFactoryMethodLinear(e){return new Sh(this.times,this.values,this.getValueSize(),e)}};Tl.prototype.ValueTypeName="quaternion";Tl.prototype.InterpolantFactoryMethodSmooth=void 0;var Sr=class extends Ri{constructor(e,t,n){super(e,t,n)}};Sr.prototype.ValueTypeName="string";Sr.prototype.ValueBufferType=Array;Sr.prototype.DefaultInterpolation=pl;Sr.prototype.InterpolantFactoryMethodLinear=void 0;Sr.prototype.InterpolantFactoryMethodSmooth=void 0;var Ah=class extends Ri{constructor(e,t,n,s){super(e,t,n,s)}};Ah.prototype.ValueTypeName="vector";var Th=class{constructor(e,t,n){let s=this,r=!1,o=0,a=0,c,l=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),c?c(h):h},this.setURLModifier=function(h){return c=h,this},this.addHandler=function(h,u){return l.push(h,u),this},this.removeHandler=function(h){let u=l.indexOf(h);return u!==-1&&l.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=l.length;u<d;u+=2){let f=l[u],p=l[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},ay=new Th,Eh=class{constructor(e){this.manager=e!==void 0?e:ay,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(s,r){n.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Eh.DEFAULT_MATERIAL_NAME="__DEFAULT";var El=class extends Jn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new ce(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},Cl=class extends El{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Jn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ce(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},zf=new ut,p0=new P,m0=new P,Ch=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ze(512,512),this.mapType=vi,this.map=null,this.mapPass=null,this.matrix=new ut,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new As,this._frameExtents=new Ze(1,1),this._viewportCount=1,this._viewports=[new on(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;p0.setFromMatrixPosition(e.matrixWorld),t.position.copy(p0),m0.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(m0),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,s){zf.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(zf,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,c=s?s.x/r.x:0,l=s?s.y/r.y:0;e.coordinateSystem===ra||e.reversedDepth?t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+c,0,.5*a,0,.5*a+l,0,0,.5,.5,0,0,0,1),t.multiply(zf)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},jc=new P,Qc=new st,xs=new P,Rl=class extends Jn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new ut,this.projectionMatrix=new ut,this.projectionMatrixInverse=new ut,this.coordinateSystem=Gi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(jc,Qc,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(jc,Qc,xs.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(jc,Qc,xs),xs.x===1&&xs.y===1&&xs.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(jc,Qc,xs.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},xr=new P,g0=new Ze,y0=new Ze,li=class extends Rl{constructor(e=50,t=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=aa*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(dl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return aa*2*Math.atan(Math.tan(dl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){xr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(xr.x,xr.y).multiplyScalar(-e/xr.z),xr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(xr.x,xr.y).multiplyScalar(-e/xr.z)}getViewSize(e,t){return this.getViewBounds(e,g0,y0),t.subVectors(y0,g0)}setViewOffset(e,t,n,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(dl*.5*this.fov)/this.zoom,n=2*t,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let c=o.fullWidth,l=o.fullHeight;r+=o.offsetX*s/c,t-=o.offsetY*n/l,s*=o.width/c,n*=o.height/l}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var Pl=class extends Rl{constructor(e=-1,t=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-e,o=n+e,a=s+t,c=s-t;if(this.view!==null&&this.view.enabled){let l=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=l*this.view.offsetX,o=r+l*this.view.width,a-=h*this.view.offsetY,c=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,c,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},Xf=class extends Ch{constructor(){super(new Pl(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ua=class extends El{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Jn.DEFAULT_UP),this.updateMatrix(),this.target=new Jn,this.shadow=new Xf}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var Ks=class extends Je{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var ta=-90,na=1,da=class extends Jn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new li(ta,na,e,t);s.layers=this.layers,this.add(s);let r=new li(ta,na,e,t);r.layers=this.layers,this.add(r);let o=new li(ta,na,e,t);o.layers=this.layers,this.add(o);let a=new li(ta,na,e,t);a.layers=this.layers,this.add(a);let c=new li(ta,na,e,t);c.layers=this.layers,this.add(c);let l=new li(ta,na,e,t);l.layers=this.layers,this.add(l)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,s,r,o,a,c]=t;for(let l of t)this.remove(l);if(e===Gi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),c.up.set(0,1,0),c.lookAt(0,0,-1);else if(e===ra)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),c.up.set(0,-1,0),c.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let l of t)this.add(l),l.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,c,l,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;e.isWebGLRenderer===!0?g=e.state.buffers.depth.getReversed():g=e.reversedDepthBuffer,e.setRenderTarget(n,0,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(n,4,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,s),g&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},Rh=class extends li{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Mp="\\[\\]\\.:\\/",AM=new RegExp("["+Mp+"]","g"),wp="[^"+Mp+"]",TM="[^"+Mp.replace("\\.","")+"]",EM=/((?:WC+[\/:])*)/.source.replace("WC",wp),CM=/(WCOD+)?/.source.replace("WCOD",TM),RM=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",wp),PM=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",wp),IM=new RegExp("^"+EM+CM+RM+PM+"$"),LM=["material","materials","bones","map"],qf=class{constructor(e,t,n){let s=n||tn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},tn=class i{constructor(e,t,n){this.path=t,this.parsedPath=n||i.parseTrackName(t),this.node=i.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new i.Composite(e,t,n):new i(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(AM,"")}static parseTrackName(e){let t=IM.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);LM.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let c=n(a.children);if(c)return c}return null},s=n(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)e[t++]=n[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=i.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Qe("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let l=t.objectIndex;switch(n){case"materials":if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){it("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){it("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===l){l=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){it("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){it("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){it("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(l!==void 0){if(e[l]===void 0){it("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[l]}}let o=e[s];if(o===void 0){let l=t.nodeName;it("PropertyBinding: Trying to update property for track: "+l+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let c=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){it("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}c=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(c=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(c=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[c],this.setValue=this.SetterByBindingTypeAndVersioning[c][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};tn.Composite=qf;tn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};tn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};tn.prototype.GetterByBindingType=[tn.prototype._getValue_direct,tn.prototype._getValue_array,tn.prototype._getValue_arrayElement,tn.prototype._getValue_toArray];tn.prototype.SetterByBindingTypeAndVersioning=[[tn.prototype._setValue_direct,tn.prototype._setValue_direct_setNeedsUpdate,tn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_array,tn.prototype._setValue_array_setNeedsUpdate,tn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_arrayElement,tn.prototype._setValue_arrayElement_setNeedsUpdate,tn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[tn.prototype._setValue_fromArray,tn.prototype._setValue_fromArray_setNeedsUpdate,tn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var _P=new Float32Array(1);var v0=new ut,Il=class{constructor(e,t,n=0,s=1/0){this.ray=new Kr(e,t),this.near=n,this.far=s,this.camera=null,this.layers=new ca,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):it("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return v0.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(v0),this}intersectObject(e,t=!0,n=[]){return $f(e,this,n,t),n.sort(x0),n}intersectObjects(e,t=!0,n=[]){for(let s=0,r=e.length;s<r;s++)$f(e[s],this,n,t);return n.sort(x0),n}};function x0(i,e){return i.distance-e.distance}function $f(i,e,t,n){let s=!0;if(i.layers.test(e.layers)&&i.raycast(e,t)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)$f(r[o],e,t,!0)}}var Yf=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=s,this}};function Sp(i,e,t,n){let s=FM(n);switch(t){case up:return i*e;case kh:return i*e/s.components*s.byteLength;case Oh:return i*e/s.components*s.byteLength;case Tr:return i*e*2/s.components*s.byteLength;case Bh:return i*e*2/s.components*s.byteLength;case dp:return i*e*3/s.components*s.byteLength;case Pi:return i*e*4/s.components*s.byteLength;case zh:return i*e*4/s.components*s.byteLength;case Nl:case Ul:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case kl:case Ol:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Vh:case Wh:return Math.max(i,16)*Math.max(e,8)/4;case Gh:case Hh:return Math.max(i,8)*Math.max(e,8)/2;case Xh:case qh:case Yh:case Zh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*8;case $h:case Bl:case Kh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case Jh:return Math.floor((i+3)/4)*Math.floor((e+3)/4)*16;case jh:return Math.floor((i+4)/5)*Math.floor((e+3)/4)*16;case Qh:return Math.floor((i+4)/5)*Math.floor((e+4)/5)*16;case eu:return Math.floor((i+5)/6)*Math.floor((e+4)/5)*16;case tu:return Math.floor((i+5)/6)*Math.floor((e+5)/6)*16;case nu:return Math.floor((i+7)/8)*Math.floor((e+4)/5)*16;case iu:return Math.floor((i+7)/8)*Math.floor((e+5)/6)*16;case su:return Math.floor((i+7)/8)*Math.floor((e+7)/8)*16;case ru:return Math.floor((i+9)/10)*Math.floor((e+4)/5)*16;case ou:return Math.floor((i+9)/10)*Math.floor((e+5)/6)*16;case au:return Math.floor((i+9)/10)*Math.floor((e+7)/8)*16;case lu:return Math.floor((i+9)/10)*Math.floor((e+9)/10)*16;case cu:return Math.floor((i+11)/12)*Math.floor((e+9)/10)*16;case hu:return Math.floor((i+11)/12)*Math.floor((e+11)/12)*16;case uu:case du:case fu:return Math.ceil(i/4)*Math.ceil(e/4)*16;case pu:case mu:return Math.ceil(i/4)*Math.ceil(e/4)*8;case zl:case gu:return Math.ceil(i/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function FM(i){switch(i){case vi:case ap:return{byteLength:1,components:1};case ga:case lp:case ns:return{byteLength:2,components:1};case Nh:case Uh:return{byteLength:2,components:4};case ts:case Dh:case xi:return{byteLength:4,components:1};case cp:case hp:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Qe("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Ry(){let i=null,e=!1,t=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&i!==null&&(n=i.requestAnimationFrame(s),e=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){i=r}}}function zM(i){let e=new WeakMap;function t(a,c){let l=a.array,h=a.usage,u=l.byteLength,d=i.createBuffer();i.bindBuffer(c,d),i.bufferData(c,l,h),a.onUploadCallback();let f;if(l instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&l instanceof Float16Array)f=i.HALF_FLOAT;else if(l instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(l instanceof Int16Array)f=i.SHORT;else if(l instanceof Uint32Array)f=i.UNSIGNED_INT;else if(l instanceof Int32Array)f=i.INT;else if(l instanceof Int8Array)f=i.BYTE;else if(l instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(l instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+l);return{buffer:d,type:f,bytesPerElement:l.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,c,l){let h=c.array,u=c.updateRanges;if(i.bindBuffer(l,a),u.length===0)i.bufferSubData(l,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],y=u[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let y=u[f];i.bufferSubData(l,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}c.clearUpdateRanges()}c.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let c=e.get(a);c&&(i.deleteBuffer(c.buffer),e.delete(a))}function o(a,c){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let l=e.get(a);if(l===void 0)e.set(a,t(a,c));else if(l.version<a.version){if(l.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(l.buffer,a,c),l.version=a.version}}return{get:s,remove:r,update:o}}var GM=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,VM=`#ifdef USE_ALPHAHASH
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
#endif`,HM=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,WM=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,XM=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,qM=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,$M=`#ifdef USE_AOMAP
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
#endif`,YM=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,ZM=`#ifdef USE_BATCHING
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
#endif`,KM=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,JM=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,jM=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,QM=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,ew=`#ifdef USE_IRIDESCENCE
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
#endif`,tw=`#ifdef USE_BUMPMAP
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
#endif`,nw=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,iw=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,sw=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,rw=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,ow=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,aw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,lw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,cw=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,hw=`#define PI 3.141592653589793
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
} // validated`,uw=`vec3 transformedNormal = objectNormal;
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
#endif`,dw=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,fw=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,pw=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,mw=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,gw="gl_FragColor = linearToOutputTexel( gl_FragColor );",yw=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,vw=`#ifdef USE_ENVMAP
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
#endif`,xw=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,bw=`#ifdef USE_ENVMAP
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
#endif`,_w=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Mw=`#ifdef USE_ENVMAP
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
#endif`,ww=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Sw=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Aw=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,Tw=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Ew=`#ifdef USE_GRADIENTMAP
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
}`,Cw=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,Rw=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Pw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Iw=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Lw=`#ifdef USE_ENVMAP
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
#endif`,Fw=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Dw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Nw=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,Uw=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,kw=`PhysicalMaterial material;
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
#endif`,Ow=`uniform sampler2D dfgLUT;
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
}`,Bw=`
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
#endif`,zw=`#if defined( RE_IndirectDiffuse )
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
#endif`,Gw=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Vw=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,Hw=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Ww=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Xw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,qw=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,$w=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Yw=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Zw=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,Kw=`#if defined( USE_POINTS_UV )
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
#endif`,Jw=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,jw=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,Qw=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,eS=`#if defined( USE_MORPHCOLORS )
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
#endif`,tS=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,nS=`#ifdef USE_MORPHTARGETS
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
#endif`,iS=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,sS=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,rS=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,oS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,aS=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,lS=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,cS=`#ifdef USE_NORMALMAP
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
#endif`,hS=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,uS=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,dS=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,fS=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,pS=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,mS=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,gS=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,yS=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,vS=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,xS=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,bS=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,_S=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,MS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,wS=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,SS=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,AS=`float getShadowMask() {
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
}`,TS=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,ES=`#ifdef USE_SKINNING
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
#endif`,CS=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,RS=`#ifdef USE_SKINNING
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
#endif`,PS=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,IS=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,LS=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,FS=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,DS=`#ifdef USE_TRANSMISSION
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
#endif`,NS=`#ifdef USE_TRANSMISSION
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
#endif`,US=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,kS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,OS=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,BS=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,zS=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,GS=`uniform sampler2D t2D;
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
}`,VS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,HS=`uniform float backgroundBlurriness;
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
}`,WS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,XS=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,qS=`#include <common>
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
}`,$S=`#if DEPTH_PACKING == 3200
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
}`,YS=`#define DISTANCE
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
}`,ZS=`#define DISTANCE
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
}`,KS=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,JS=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,jS=`uniform float scale;
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
}`,QS=`uniform vec3 diffuse;
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
}`,e1=`#include <common>
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
}`,t1=`uniform vec3 diffuse;
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
}`,n1=`#define LAMBERT
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
}`,i1=`#define LAMBERT
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
}`,s1=`#define MATCAP
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
}`,r1=`#define MATCAP
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
}`,o1=`#define NORMAL
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
}`,a1=`#define NORMAL
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
}`,l1=`#define PHONG
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
}`,c1=`#define PHONG
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
}`,h1=`#define STANDARD
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
}`,u1=`#define STANDARD
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
}`,d1=`#define TOON
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
}`,f1=`#define TOON
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
}`,p1=`uniform float size;
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
}`,m1=`uniform vec3 diffuse;
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
}`,g1=`#include <common>
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
}`,y1=`uniform vec3 color;
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
}`,v1=`uniform float rotation;
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
}`,x1=`uniform vec3 diffuse;
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
}`,gt={alphahash_fragment:GM,alphahash_pars_fragment:VM,alphamap_fragment:HM,alphamap_pars_fragment:WM,alphatest_fragment:XM,alphatest_pars_fragment:qM,aomap_fragment:$M,aomap_pars_fragment:YM,batching_pars_vertex:ZM,batching_vertex:KM,begin_vertex:JM,beginnormal_vertex:jM,bsdfs:QM,iridescence_fragment:ew,bumpmap_pars_fragment:tw,clipping_planes_fragment:nw,clipping_planes_pars_fragment:iw,clipping_planes_pars_vertex:sw,clipping_planes_vertex:rw,color_fragment:ow,color_pars_fragment:aw,color_pars_vertex:lw,color_vertex:cw,common:hw,defaultnormal_vertex:uw,displacementmap_pars_vertex:dw,displacementmap_vertex:fw,emissivemap_fragment:pw,emissivemap_pars_fragment:mw,colorspace_fragment:gw,colorspace_pars_fragment:yw,envmap_fragment:vw,envmap_common_pars_fragment:xw,envmap_pars_fragment:bw,envmap_pars_vertex:_w,envmap_physical_pars_fragment:Lw,envmap_vertex:Mw,fog_vertex:ww,fog_pars_vertex:Sw,fog_fragment:Aw,fog_pars_fragment:Tw,gradientmap_pars_fragment:Ew,lightmap_pars_fragment:Cw,lights_lambert_fragment:Rw,lights_lambert_pars_fragment:Pw,lights_pars_begin:Iw,lights_toon_fragment:Fw,lights_toon_pars_fragment:Dw,lights_phong_fragment:Nw,lights_phong_pars_fragment:Uw,lights_physical_fragment:kw,lights_physical_pars_fragment:Ow,lights_fragment_begin:Bw,lights_fragment_maps:zw,lights_fragment_end:Gw,lightprobes_pars_fragment:Vw,logdepthbuf_fragment:Hw,logdepthbuf_pars_fragment:Ww,logdepthbuf_pars_vertex:Xw,logdepthbuf_vertex:qw,map_fragment:$w,map_pars_fragment:Yw,map_particle_fragment:Zw,map_particle_pars_fragment:Kw,metalnessmap_fragment:Jw,metalnessmap_pars_fragment:jw,morphinstance_vertex:Qw,morphcolor_vertex:eS,morphnormal_vertex:tS,morphtarget_pars_vertex:nS,morphtarget_vertex:iS,normal_fragment_begin:sS,normal_fragment_maps:rS,normal_pars_fragment:oS,normal_pars_vertex:aS,normal_vertex:lS,normalmap_pars_fragment:cS,clearcoat_normal_fragment_begin:hS,clearcoat_normal_fragment_maps:uS,clearcoat_pars_fragment:dS,iridescence_pars_fragment:fS,opaque_fragment:pS,packing:mS,premultiplied_alpha_fragment:gS,project_vertex:yS,dithering_fragment:vS,dithering_pars_fragment:xS,roughnessmap_fragment:bS,roughnessmap_pars_fragment:_S,shadowmap_pars_fragment:MS,shadowmap_pars_vertex:wS,shadowmap_vertex:SS,shadowmask_pars_fragment:AS,skinbase_vertex:TS,skinning_pars_vertex:ES,skinning_vertex:CS,skinnormal_vertex:RS,specularmap_fragment:PS,specularmap_pars_fragment:IS,tonemapping_fragment:LS,tonemapping_pars_fragment:FS,transmission_fragment:DS,transmission_pars_fragment:NS,uv_pars_fragment:US,uv_pars_vertex:kS,uv_vertex:OS,worldpos_vertex:BS,background_vert:zS,background_frag:GS,backgroundCube_vert:VS,backgroundCube_frag:HS,cube_vert:WS,cube_frag:XS,depth_vert:qS,depth_frag:$S,distance_vert:YS,distance_frag:ZS,equirect_vert:KS,equirect_frag:JS,linedashed_vert:jS,linedashed_frag:QS,meshbasic_vert:e1,meshbasic_frag:t1,meshlambert_vert:n1,meshlambert_frag:i1,meshmatcap_vert:s1,meshmatcap_frag:r1,meshnormal_vert:o1,meshnormal_frag:a1,meshphong_vert:l1,meshphong_frag:c1,meshphysical_vert:h1,meshphysical_frag:u1,meshtoon_vert:d1,meshtoon_frag:f1,points_vert:p1,points_frag:m1,shadow_vert:g1,shadow_frag:y1,sprite_vert:v1,sprite_frag:x1},Ie={common:{diffuse:{value:new ce(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new ot}},envmap:{envMap:{value:null},envMapRotation:{value:new ot},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new ot}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new ot}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new ot},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new ot},normalScale:{value:new Ze(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new ot},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new ot}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new ot}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new ot}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ce(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ce(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0},uvTransform:{value:new ot}},sprite:{diffuse:{value:new ce(16777215)},opacity:{value:1},center:{value:new Ze(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new ot},alphaMap:{value:null},alphaMapTransform:{value:new ot},alphaTest:{value:0}}},Is={basic:{uniforms:ei([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.fog]),vertexShader:gt.meshbasic_vert,fragmentShader:gt.meshbasic_frag},lambert:{uniforms:ei([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new ce(0)},envMapIntensity:{value:1}}]),vertexShader:gt.meshlambert_vert,fragmentShader:gt.meshlambert_frag},phong:{uniforms:ei([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new ce(0)},specular:{value:new ce(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:gt.meshphong_vert,fragmentShader:gt.meshphong_frag},standard:{uniforms:ei([Ie.common,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.roughnessmap,Ie.metalnessmap,Ie.fog,Ie.lights,{emissive:{value:new ce(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag},toon:{uniforms:ei([Ie.common,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.gradientmap,Ie.fog,Ie.lights,{emissive:{value:new ce(0)}}]),vertexShader:gt.meshtoon_vert,fragmentShader:gt.meshtoon_frag},matcap:{uniforms:ei([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,{matcap:{value:null}}]),vertexShader:gt.meshmatcap_vert,fragmentShader:gt.meshmatcap_frag},points:{uniforms:ei([Ie.points,Ie.fog]),vertexShader:gt.points_vert,fragmentShader:gt.points_frag},dashed:{uniforms:ei([Ie.common,Ie.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:gt.linedashed_vert,fragmentShader:gt.linedashed_frag},depth:{uniforms:ei([Ie.common,Ie.displacementmap]),vertexShader:gt.depth_vert,fragmentShader:gt.depth_frag},normal:{uniforms:ei([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,{opacity:{value:1}}]),vertexShader:gt.meshnormal_vert,fragmentShader:gt.meshnormal_frag},sprite:{uniforms:ei([Ie.sprite,Ie.fog]),vertexShader:gt.sprite_vert,fragmentShader:gt.sprite_frag},background:{uniforms:{uvTransform:{value:new ot},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:gt.background_vert,fragmentShader:gt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new ot}},vertexShader:gt.backgroundCube_vert,fragmentShader:gt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:gt.cube_vert,fragmentShader:gt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:gt.equirect_vert,fragmentShader:gt.equirect_frag},distance:{uniforms:ei([Ie.common,Ie.displacementmap,{referencePosition:{value:new P},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:gt.distance_vert,fragmentShader:gt.distance_frag},shadow:{uniforms:ei([Ie.lights,Ie.fog,{color:{value:new ce(0)},opacity:{value:1}}]),vertexShader:gt.shadow_vert,fragmentShader:gt.shadow_frag}};Is.physical={uniforms:ei([Is.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new ot},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new ot},clearcoatNormalScale:{value:new Ze(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new ot},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new ot},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new ot},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new ot},sheen:{value:0},sheenColor:{value:new ce(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new ot},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new ot},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new ot},transmissionSamplerSize:{value:new Ze},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new ot},attenuationDistance:{value:0},attenuationColor:{value:new ce(0)},specularColor:{value:new ce(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new ot},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new ot},anisotropyVector:{value:new Ze},anisotropyMap:{value:null},anisotropyMapTransform:{value:new ot}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag};var yu={r:0,b:0,g:0},b1=new ut,Py=new ot;Py.set(-1,0,0,0,1,0,0,0,1);function _1(i,e,t,n,s,r){let o=new ce(0),a=s===!0?0:1,c,l,h=null,u=0,d=null;function f(x){let E=x.isScene===!0?x.background:null;if(E&&E.isTexture){let _=x.backgroundBlurriness>0;E=e.get(E,_)}return E}function p(x){let E=!1,_=f(x);_===null?g(o,a):_&&_.isColor&&(g(_,1),E=!0);let C=i.xr.getEnvironmentBlendMode();C==="additive"?t.buffers.color.setClear(0,0,0,1,r):C==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(i.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function y(x,E){let _=f(E);_&&_.isCubeTexture?(l===void 0&&(l=new Oe(new ui(1,1,1),new Wt({name:"BackgroundCubeMaterial",uniforms:ro(Is.backgroundCube.uniforms),vertexShader:Is.backgroundCube.vertexShader,fragmentShader:Is.backgroundCube.fragmentShader,side:Rn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),l.geometry.deleteAttribute("uv"),l.onBeforeRender=function(C,S,v){this.matrixWorld.copyPosition(v.matrixWorld)},Object.defineProperty(l.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(l)),l.material.uniforms.envMap.value=_,l.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.uniforms.backgroundRotation.value.setFromMatrix4(b1.makeRotationFromEuler(E.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&l.material.uniforms.backgroundRotation.value.premultiply(Py),l.material.toneMapped=St.getTransfer(_.colorSpace)!==Ft,(h!==_||u!==_.version||d!==i.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null)):_&&_.isTexture&&(c===void 0&&(c=new Oe(new Wn(2,2),new Wt({name:"BackgroundMaterial",uniforms:ro(Is.background.uniforms),vertexShader:Is.background.vertexShader,fragmentShader:Is.background.fragmentShader,side:Ar,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),Object.defineProperty(c.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(c)),c.material.uniforms.t2D.value=_,c.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,c.material.toneMapped=St.getTransfer(_.colorSpace)!==Ft,_.matrixAutoUpdate===!0&&_.updateMatrix(),c.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==i.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null))}function g(x,E){x.getRGB(yu,_p(i)),t.buffers.color.setClear(yu.r,yu.g,yu.b,E,r)}function m(){l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0),c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,E=1){o.set(x),a=E,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,g(o,a)},render:p,addToRenderList:y,dispose:m}}function M1(i,e){let t=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=d(null),r=s,o=!1;function a(L,z,V,D,W){let $=!1,H=u(L,D,V,z);r!==H&&(r=H,l(r.object)),$=f(L,D,V,W),$&&p(L,D,V,W),W!==null&&e.update(W,i.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,_(L,z,V,D),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function c(){return i.createVertexArray()}function l(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function u(L,z,V,D){let W=D.wireframe===!0,$=n[z.id];$===void 0&&($={},n[z.id]=$);let H=L.isInstancedMesh===!0?L.id:0,le=$[H];le===void 0&&(le={},$[H]=le);let Z=le[V.id];Z===void 0&&(Z={},le[V.id]=Z);let j=Z[W];return j===void 0&&(j=d(c()),Z[W]=j),j}function d(L){let z=[],V=[],D=[];for(let W=0;W<t;W++)z[W]=0,V[W]=0,D[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:V,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,z,V,D){let W=r.attributes,$=z.attributes,H=0,le=V.getAttributes();for(let Z in le)if(le[Z].location>=0){let te=W[Z],fe=$[Z];if(fe===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(fe=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(fe=L.instanceColor)),te===void 0||te.attribute!==fe||fe&&te.data!==fe.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function p(L,z,V,D){let W={},$=z.attributes,H=0,le=V.getAttributes();for(let Z in le)if(le[Z].location>=0){let te=$[Z];te===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));let fe={};fe.attribute=te,te&&te.data&&(fe.data=te.data),W[Z]=fe,H++}r.attributes=W,r.attributesNum=H,r.index=D}function y(){let L=r.newAttributes;for(let z=0,V=L.length;z<V;z++)L[z]=0}function g(L){m(L,0)}function m(L,z){let V=r.newAttributes,D=r.enabledAttributes,W=r.attributeDivisors;V[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),W[L]!==z&&(i.vertexAttribDivisor(L,z),W[L]=z)}function x(){let L=r.newAttributes,z=r.enabledAttributes;for(let V=0,D=z.length;V<D;V++)z[V]!==L[V]&&(i.disableVertexAttribArray(V),z[V]=0)}function E(L,z,V,D,W,$,H){H===!0?i.vertexAttribIPointer(L,z,V,W,$):i.vertexAttribPointer(L,z,V,D,W,$)}function _(L,z,V,D){y();let W=D.attributes,$=V.getAttributes(),H=z.defaultAttributeValues;for(let le in $){let Z=$[le];if(Z.location>=0){let j=W[le];if(j===void 0&&(le==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),le==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let te=j.normalized,fe=j.itemSize,de=e.get(j);if(de===void 0)continue;let ee=de.buffer,ge=de.type,xe=de.bytesPerElement,Ce=ge===i.INT||ge===i.UNSIGNED_INT||j.gpuType===Dh;if(j.isInterleavedBufferAttribute){let we=j.data,qe=we.isInterleavedBuffer===!0?we.stride:we.itemSize,ct=j.offset;if(we.isInstancedInterleavedBuffer||we.isInstancedBufferAttribute){for(let We=0;We<Z.locationSize;We++)m(Z.location+We,we.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=we.meshPerAttribute*we.count)}else for(let We=0;We<Z.locationSize;We++)g(Z.location+We);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let We=0;We<Z.locationSize;We++)E(Z.location+We,fe/Z.locationSize,ge,te,qe*xe,(ct+fe/Z.locationSize*We)*xe,Ce)}else{if(j.isInstancedBufferAttribute){for(let we=0;we<Z.locationSize;we++)m(Z.location+we,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let we=0;we<Z.locationSize;we++)g(Z.location+we);i.bindBuffer(i.ARRAY_BUFFER,ee);for(let we=0;we<Z.locationSize;we++)E(Z.location+we,fe/Z.locationSize,ge,te,fe*xe,fe/Z.locationSize*we*xe,Ce)}}else if(H!==void 0){let te=H[le];if(te!==void 0)switch(te.length){case 2:i.vertexAttrib2fv(Z.location,te);break;case 3:i.vertexAttrib3fv(Z.location,te);break;case 4:i.vertexAttrib4fv(Z.location,te);break;default:i.vertexAttrib1fv(Z.location,te)}}}}x()}function C(){U();for(let L in n){let z=n[L];for(let V in z){let D=z[V];for(let W in D){let $=D[W];for(let H in $)h($[H].object),delete $[H];delete D[W]}}delete n[L]}}function S(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let V in z){let D=z[V];for(let W in D){let $=D[W];for(let H in $)h($[H].object),delete $[H];delete D[W]}}delete n[L.id]}function v(L){for(let z in n){let V=n[z];for(let D in V){let W=V[D];if(W[L.id]===void 0)continue;let $=W[L.id];for(let H in $)h($[H].object),delete $[H];delete W[L.id]}}}function w(L){for(let z in n){let V=n[z],D=L.isInstancedMesh===!0?L.id:0,W=V[D];if(W!==void 0){for(let $ in W){let H=W[$];for(let le in H)h(H[le].object),delete H[le];delete W[$]}delete V[D],Object.keys(V).length===0&&delete n[z]}}}function U(){I(),o=!0,r!==s&&(r=s,l(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:I,dispose:C,releaseStatesOfGeometry:S,releaseStatesOfObject:w,releaseStatesOfProgram:v,initAttributes:y,enableAttribute:g,disableUnusedAttributes:x}}function w1(i,e,t){let n;function s(c){n=c}function r(c,l){i.drawArrays(n,c,l),t.update(l,n,1)}function o(c,l,h){h!==0&&(i.drawArraysInstanced(n,c,l,h),t.update(l,n,h))}function a(c,l,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,c,0,l,0,h);let d=0;for(let f=0;f<h;f++)d+=l[f];t.update(d,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function S1(i,e,t,n){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let v=e.get("EXT_texture_filter_anisotropic");s=i.getParameter(v.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(v){return!(v!==Pi&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(v){let w=v===ns&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(v!==vi&&v!==xi&&!w&&n.convert(v)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function c(v){if(v==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";v="mediump"}return v==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let l=t.precision!==void 0?t.precision:"highp",h=c(l);h!==l&&(Qe("WebGLRenderer:",l,"not supported, using",h,"instead."),l=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&Qe("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&Qe("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),p=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),E=i.getParameter(i.MAX_VARYING_VECTORS),_=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),C=i.getParameter(i.MAX_SAMPLES),S=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:c,textureFormatReadable:o,textureTypeReadable:a,precision:l,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:g,maxAttributes:m,maxVertexUniforms:x,maxVaryings:E,maxFragmentUniforms:_,maxSamples:C,samples:S}}function A1(i){let e=this,t=null,n=0,s=!1,r=!1,o=new Qi,a=new ot,c={value:null,needsUpdate:!1};this.uniform=c,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||s;return s=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,y=u.clipIntersection,g=u.clipShadows,m=i.get(u);if(!s||p===null||p.length===0||r&&!g)r?h(null):l();else{let x=r?0:n,E=x*4,_=m.clippingState||null;c.value=_,_=h(p,d,E,f);for(let C=0;C!==E;++C)_[C]=t[C];m.clippingState=_,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=x}};function l(){c.value!==t&&(c.value=t,c.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let y=u!==null?u.length:0,g=null;if(y!==0){if(g=c.value,p!==!0||g===null){let m=f+y*4,x=d.matrixWorldInverse;a.getNormalMatrix(x),(g===null||g.length<m)&&(g=new Float32Array(m));for(let E=0,_=f;E!==y;++E,_+=4)o.copy(u[E]).applyMatrix4(x,a),o.normal.toArray(g,_),g[_+3]=o.constant}c.value=g,c.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,g}}var Wl=class extends Ci{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},s=[n,n,n,n,n,n];this.texture=new Ml(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new ui(5,5,5),r=new Wt({name:"CubemapFromEquirect",uniforms:ro(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Rn,blending:eo});r.uniforms.tEquirect.value=t;let o=new Oe(s,r),a=t.minFilter;return t.minFilter===Js&&(t.minFilter=ci),new da(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,s);e.setRenderTarget(r)}},ly=256,T1=3,E1=20,Iy=256,Ly=16,C1=3,R1=new P,P1=new ce,xa=class i{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new da(1,10,null),this._boxMesh=new Oe(new ui(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,s=100,r={}){let{size:o=256,position:a=R1}=r,c=this._renderer;this._setSize(o);let l=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=c.autoClear,d=c.autoClearColor,f=c.autoClearDepth,p=c.autoClearStencil,y=e.background;c.autoClear=!0,c.autoClearColor=!0,c.autoClearDepth=!0,c.autoClearStencil=!0,y===null&&(e.background=c.getClearColor(P1));let g=new da(n,s,h);return g.position.copy(a),g.update(c,e),c.autoClear=u,c.autoClearColor=d,c.autoClearDepth=f,c.autoClearStencil=p,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(l,t)),this._applyPMREM(l),l}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=uy(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=hy(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(ly,xp(e))}_fromTexture(e,t){e.mapping===no||e.mapping===ma?this._setSize(e.image.length===0?ly:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=cy(e,!1,!1),n=Math.log2(e)-T1;for(let s=0;s<=n;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=cy(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===no||e.mapping===ma?(this._cubemapMaterial===null&&(this._cubemapMaterial=uy()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=hy()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=I1(),this._integrationMaterial=L1());let t=this._cubeSize,n=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Ly);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-C1)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let c=a>0?Math.log2(t)+.5*Math.log2(6/(Iy*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=c,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=F1());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,n),s.envMap.value=e.texture,this._renderCube(r,0,n)}};function cy(i,e,t){return new Wl(i,{minFilter:Js,generateMipmaps:e,type:ns,colorSpace:ml,depthBuffer:t})}function Xl(i,e,t){return new Wt({name:i,uniforms:e,vertexShader:gt.cube_vert,fragmentShader:t,side:Rn,blending:eo,depthTest:!1,depthWrite:!1})}function I1(){return Xl("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Iy}u

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
	`)}function L1(){return Xl("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Ly}},`

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
	`)}function F1(){return Xl("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${E1}
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
	`)}function hy(){return Xl("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function uy(){return Xl("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function D1(i){let e=new WeakMap,t=new WeakMap,n=null;function s(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Ih||f===Lh)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new Wl(p.height);return y.fromEquirectangularTexture(i,d),e.set(d,y),d.addEventListener("dispose",l),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===Ih||f===Lh,y=f===no||f===ma;if(p||y){let g=t.get(d),m=g!==void 0?g.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==m)return n===null&&(n=new xa(i)),g=p?n.fromEquirectangular(d,g):n.fromCubemap(d,g),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),g.texture;if(g!==void 0)return g.texture;{let x=d.image;return p&&x&&x.height>0||y&&x&&c(x)?(n===null&&(n=new xa(i)),g=p?n.fromEquirectangular(d):n.fromCubemap(d),g.texture.pmremVersion=d.pmremVersion,t.set(d,g),d.addEventListener("dispose",h),g.texture):null}}}return d}function a(d,f){return f===Ih?d.mapping=no:f===Lh&&(d.mapping=ma),d}function c(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function l(d){let f=d.target;f.removeEventListener("dispose",l);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function N1(i){let e={};function t(n){if(e[n]!==void 0)return e[n];let s=i.getExtension(n);return e[n]=s,s}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let s=t(n);return s===null&&Yr("WebGLRenderer: "+n+" extension not supported."),s}}}function U1(i,e,t,n){let s={},r=new WeakMap,o=new FinalizationRegistry(p=>delete s[p]);function a(p){c(p.target)}function c(p){p.index!==null&&e.remove(p.index);for(let g in p.attributes)e.remove(p.attributes[g]);p.removeEventListener("dispose",a),delete s[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function l(p,y){return s[y.id]!==void 0||(y.addEventListener("dispose",a),s[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(p){let y=p.attributes;for(let g in y)e.update(y[g],i.ARRAY_BUFFER)}function u(p){let y=p.index,g=p.attributes.position,m=0;if(g===void 0)return;let x=y!==null?y.array.length:g.array.length/3-1,E=g.count>=65535?_l:bl,_=new E(Math.ceil(x/3)*6,1),C=_.array;if(y!==null){let v=y.array;m=y.version;for(let w=0,U=0;w<x;w+=3){let I=v[w+0],L=v[w+1],z=v[w+2];C[U++]=I,C[U++]=L,C[U++]=L,C[U++]=z,C[U++]=z,C[U++]=I}}else{m=g.version;for(let v=0,w=0;v<x;v+=3){let U=v+0,I=v+1,L=v+2;C[w++]=U,C[w++]=I,C[w++]=I,C[w++]=L,C[w++]=L,C[w++]=U}}_.version=m;let S=r.get(p);S&&e.remove(S),r.set(p,_)}function d(p){let y=r.get(p);if(y){let g=p.index;g!==null&&y.version<g.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in s){let y=s[p].deref();y!==void 0&&c(y)}}return{get:l,update:h,getWireframeAttribute:d,dispose:f}}function k1(i,e,t){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function c(u,d){i.drawElements(n,d,r,u*o),t.update(d,n,1)}function l(u,d,f){f!==0&&(i.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let g=0;g<f;g++)y+=d[g];t.update(y,n,1)}this.setMode=s,this.setIndex=a,this.render=c,this.renderInstances=l,this.renderMultiDraw=h}function O1(i){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case i.TRIANGLES:t.triangles+=a*(r/3);break;case i.LINES:t.lines+=a*(r/2);break;case i.LINE_STRIP:t.lines+=a*(r-1);break;case i.LINE_LOOP:t.lines+=a*r;break;case i.POINTS:t.points+=a*r;break;default:it("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:n}}function B1(i,e,t){let n=new WeakMap,s=new on;function r(o,a,c){let l=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let U=function(){v.dispose(),n.delete(a),a.removeEventListener("dispose",U)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],E=0;f===!0&&(E=1),p===!0&&(E=2),y===!0&&(E=3);let _=a.attributes.position.count*E,C=1;_>e.maxTextureSize&&(C=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*C*4*u),v=new vl(S,_,C,u);v.type=xi,v.needsUpdate=!0;let w=E*4;for(let I=0;I<u;I++){let L=g[I],z=m[I],V=x[I],D=_*C*4*I;for(let W=0;W<L.count;W++){let $=W*w;f===!0&&(s.fromBufferAttribute(L,W),S[D+$+0]=s.x,S[D+$+1]=s.y,S[D+$+2]=s.z,S[D+$+3]=0),p===!0&&(s.fromBufferAttribute(z,W),S[D+$+4]=s.x,S[D+$+5]=s.y,S[D+$+6]=s.z,S[D+$+7]=0),y===!0&&(s.fromBufferAttribute(V,W),S[D+$+8]=s.x,S[D+$+9]=s.y,S[D+$+10]=s.z,S[D+$+11]=V.itemSize===4?s.w:1)}}d={count:u,texture:v,size:new Ze(_,C)},n.set(a,d),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)c.getUniforms().setValue(i,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<l.length;y++)f+=l[y];let p=a.morphTargetsRelative?1:1-f;c.getUniforms().setValue(i,"morphTargetBaseInfluence",p),c.getUniforms().setValue(i,"morphTargetInfluences",l)}c.getUniforms().setValue(i,"morphTargetsTexture",d.texture,t),c.getUniforms().setValue(i,"morphTargetsTextureSize",d.size)}return{update:r}}function z1(i,e,t,n,s){let r=new WeakMap;function o(l){let h=s.render.frame,u=l.geometry,d=e.get(l,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),l.isInstancedMesh&&(l.hasEventListener("dispose",c)===!1&&l.addEventListener("dispose",c),r.get(l)!==h&&(t.update(l.instanceMatrix,i.ARRAY_BUFFER),l.instanceColor!==null&&t.update(l.instanceColor,i.ARRAY_BUFFER),r.set(l,h))),l.isSkinnedMesh){let f=l.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function c(l){let h=l.target;h.removeEventListener("dispose",c),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var G1={[ep]:"LINEAR_TONE_MAPPING",[tp]:"REINHARD_TONE_MAPPING",[np]:"CINEON_TONE_MAPPING",[ip]:"ACES_FILMIC_TONE_MAPPING",[rp]:"AGX_TONE_MAPPING",[Fl]:"NEUTRAL_TONE_MAPPING",[sp]:"CUSTOM_TONE_MAPPING"};function V1(i,e,t,n,s,r){let o=new Ci(e,t,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,c=null,l=null,h=new Je;h.setAttribute("position",new zt([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new zt([0,2,0,0,2,0],2));let u=new gh({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new Oe(h,u),f=new Pl(-1,1,1,-1,0,1),p=null,y=null,g=!1,m,x=null,E=[],_=!1;this.setSize=function(C,S){o.setSize(C,S),a!==null&&a.setSize(C,S),c!==null&&c.setSize(C,S);for(let v=0;v<E.length;v++){let w=E[v];w.setSize&&w.setSize(C,S)}},this.setEffects=function(C){E=C,_=E.length>0&&E[0].isRenderPass===!0;let S=o.width,v=o.height;E.length>0&&a===null&&(a=new Ci(S,v,{type:ns,depthBuffer:!1,stencilBuffer:!1}),c=new Ci(S,v,{type:ns,depthBuffer:!1,stencilBuffer:!1}));let w=s===!0&&E.some(U=>U.needsDepthTexture===!0);w!==(o.depthTexture!==null)&&(w===!0&&l===null&&(l=new Ys(S,v),r===!0&&(l.format=js,l.type=io)),o.dispose(),o.depthTexture=w?l:null,o.resolveDepthBuffer=w,o.storeMultisampledDepthBuffer=w);for(let U=0;U<E.length;U++){let I=E[U];I.setSize&&I.setSize(S,v),w&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(l)}},this.begin=function(C,S){if(g||C.toneMapping===Cs&&E.length===0)return!1;if(x=S,S!==null){let v=S.width,w=S.height;(o.width!==v||o.height!==w)&&this.setSize(v,w)}return _===!1&&C.setRenderTarget(o),m=C.toneMapping,C.toneMapping=Cs,!0},this.hasRenderPass=function(){return _},this.end=function(C,S){C.toneMapping=m,g=!0;let v=o,w=a;for(let U=0;U<E.length;U++){let I=E[U];I.enabled!==!1&&(I.render(C,w,v,S),I.needsSwap!==!1&&(v=w,w=w===a?c:a))}if(p!==C.outputColorSpace||y!==C.toneMapping){p=C.outputColorSpace,y=C.toneMapping,u.defines={},St.getTransfer(p)===Ft&&(u.defines.SRGB_TRANSFER="");let U=G1[y];U&&(u.defines[U]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=v.texture,C.setRenderTarget(x),C.render(d,f),x=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),c!==null&&c.dispose(),h.dispose(),u.dispose()}}var Fy=new mi,Dy=new Ys(1,1),Ny=new wl(1),Uy=new vl,ky=new ph,Oy=new Ml,dy=[],fy=[],py=new Float32Array(16),my=new Float32Array(9),gy=new Float32Array(4);function ba(i,e,t){let n=i[0];if(n<=0||n>0)return i;let s=e*t,r=dy[s];if(r===void 0&&(r=new Float32Array(s),dy[s]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,i[o].toArray(r,a)}return r}function Pn(i,e){if(i.length!==e.length)return!1;for(let t=0,n=i.length;t<n;t++)if(i[t]!==e[t])return!1;return!0}function In(i,e){for(let t=0,n=e.length;t<n;t++)i[t]=e[t]}function bu(i,e){let t=fy[e];t===void 0&&(t=new Int32Array(e),fy[e]=t);for(let n=0;n!==e;++n)t[n]=i.allocateTextureUnit();return t}function H1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1f(this.addr,e),t[0]=e)}function W1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2fv(this.addr,e),In(t,e)}}function X1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(i.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Pn(t,e))return;i.uniform3fv(this.addr,e),In(t,e)}}function q1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4fv(this.addr,e),In(t,e)}}function $1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix2fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;gy.set(n),i.uniformMatrix2fv(this.addr,!1,gy),In(t,n)}}function Y1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix3fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;my.set(n),i.uniformMatrix3fv(this.addr,!1,my),In(t,n)}}function Z1(i,e){let t=this.cache,n=e.elements;if(n===void 0){if(Pn(t,e))return;i.uniformMatrix4fv(this.addr,!1,e),In(t,e)}else{if(Pn(t,n))return;py.set(n),i.uniformMatrix4fv(this.addr,!1,py),In(t,n)}}function K1(i,e){let t=this.cache;t[0]!==e&&(i.uniform1i(this.addr,e),t[0]=e)}function J1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2iv(this.addr,e),In(t,e)}}function j1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3iv(this.addr,e),In(t,e)}}function Q1(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4iv(this.addr,e),In(t,e)}}function eA(i,e){let t=this.cache;t[0]!==e&&(i.uniform1ui(this.addr,e),t[0]=e)}function tA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(i.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Pn(t,e))return;i.uniform2uiv(this.addr,e),In(t,e)}}function nA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(i.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Pn(t,e))return;i.uniform3uiv(this.addr,e),In(t,e)}}function iA(i,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(i.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Pn(t,e))return;i.uniform4uiv(this.addr,e),In(t,e)}}function _u(i){return i.version===0&&(i.compareFunction=mp,i.needsUpdate=!0),i}function sA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=_u(Dy):r=Fy,t.setTexture2D(e||r,s)}function rA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture3D(e||ky,s)}function oA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=_u(Ny):r=Oy,t.setTextureCube(e||r,s)}function aA(i,e,t){let n=this.cache,s=t.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),t.setTexture2DArray(e||Uy,s)}function lA(i){switch(i){case 5126:return H1;case 35664:return W1;case 35665:return X1;case 35666:return q1;case 35674:return $1;case 35675:return Y1;case 35676:return Z1;case 5124:case 35670:return K1;case 35667:case 35671:return J1;case 35668:case 35672:return j1;case 35669:case 35673:return Q1;case 5125:return eA;case 36294:return tA;case 36295:return nA;case 36296:return iA;case 35678:case 36198:case 36298:case 36306:case 35682:return sA;case 35679:case 36299:case 36307:return rA;case 35680:case 36300:case 36308:case 36293:return oA;case 36289:case 36303:case 36311:case 36292:return aA}}function cA(i,e){i.uniform1fv(this.addr,e)}function hA(i,e){let t=ba(e,this.size,2);i.uniform2fv(this.addr,t)}function uA(i,e){let t=ba(e,this.size,3);i.uniform3fv(this.addr,t)}function dA(i,e){let t=ba(e,this.size,4);i.uniform4fv(this.addr,t)}function fA(i,e){let t=ba(e,this.size,4);i.uniformMatrix2fv(this.addr,!1,t)}function pA(i,e){let t=ba(e,this.size,9);i.uniformMatrix3fv(this.addr,!1,t)}function mA(i,e){let t=ba(e,this.size,16);i.uniformMatrix4fv(this.addr,!1,t)}function gA(i,e){i.uniform1iv(this.addr,e)}function yA(i,e){i.uniform2iv(this.addr,e)}function vA(i,e){i.uniform3iv(this.addr,e)}function xA(i,e){i.uniform4iv(this.addr,e)}function bA(i,e){i.uniform1uiv(this.addr,e)}function _A(i,e){i.uniform2uiv(this.addr,e)}function MA(i,e){i.uniform3uiv(this.addr,e)}function wA(i,e){i.uniform4uiv(this.addr,e)}function SA(i,e,t){let n=this.cache,s=e.length,r=bu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=_u(Dy):o=Fy;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function AA(i,e,t){let n=this.cache,s=e.length,r=bu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||ky,r[o])}function TA(i,e,t){let n=this.cache,s=e.length,r=bu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=_u(Ny):o=Oy;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function EA(i,e,t){let n=this.cache,s=e.length,r=bu(t,s);Pn(n,r)||(i.uniform1iv(this.addr,r),In(n,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||Uy,r[o])}function CA(i){switch(i){case 5126:return cA;case 35664:return hA;case 35665:return uA;case 35666:return dA;case 35674:return fA;case 35675:return pA;case 35676:return mA;case 5124:case 35670:return gA;case 35667:case 35671:return yA;case 35668:case 35672:return vA;case 35669:case 35673:return xA;case 5125:return bA;case 36294:return _A;case 36295:return MA;case 36296:return wA;case 35678:case 36198:case 36298:case 36306:case 35682:return SA;case 35679:case 36299:case 36307:return AA;case 35680:case 36300:case 36308:case 36293:return TA;case 36289:case 36303:case 36311:case 36292:return EA}}var Ep=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=lA(t.type)}},Cp=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=CA(t.type)}},Rp=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],n)}}},Ap=/(\w+)(\])?(\[|\.)?/g;function yy(i,e){i.seq.push(e),i.map[e.id]=e}function RA(i,e,t){let n=i.name,s=n.length;for(Ap.lastIndex=0;;){let r=Ap.exec(n),o=Ap.lastIndex,a=r[1],c=r[2]==="]",l=r[3];if(c&&(a=a|0),l===void 0||l==="["&&o+2===s){yy(t,l===void 0?new Ep(a,i,e):new Cp(a,i,e));break}else{let u=t.map[a];u===void 0&&(u=new Rp(a),yy(t,u)),t=u}}}var va=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),c=e.getUniformLocation(t,a.name);RA(a,c,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,n,s){let r=this.map[t];r!==void 0&&r.setValue(e,n,s)}setOptional(e,t,n){let s=t[n];s!==void 0&&this.setValue(e,n,s)}static upload(e,t,n,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],c=n[a.id];c.needsUpdate!==!1&&a.setValue(e,c.value,s)}}static seqWithValue(e,t){let n=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&n.push(o)}return n}};function vy(i,e,t){let n=i.createShader(e);return i.shaderSource(n,t),i.compileShader(n),n}var PA=37297,IA=0;function LA(i,e){let t=i.split(`
`),n=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var xy=new ot;function FA(i){St._getMatrix(xy,St.workingColorSpace,i);let e=`mat3( ${xy.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(i)){case gl:return[e,"LinearTransferOETF"];case Ft:return[e,"sRGBTransferOETF"];default:return Qe("WebGLProgram: Unsupported color space: ",i),[e,"LinearTransferOETF"]}}function by(i,e,t){let n=i.getShaderParameter(e,i.COMPILE_STATUS),r=(i.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+LA(i.getShaderSource(e),a)}else return r}function DA(i,e){let t=FA(e);return[`vec4 ${i}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var NA={[ep]:"Linear",[tp]:"Reinhard",[np]:"Cineon",[ip]:"ACESFilmic",[rp]:"AgX",[Fl]:"Neutral",[sp]:"Custom"};function UA(i,e){let t=NA[e];return t===void 0?(Qe("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var vu=new P;function kA(){St.getLuminanceCoefficients(vu);let i=vu.x.toFixed(4),e=vu.y.toFixed(4),t=vu.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function OA(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Hl).join(`
`)}function BA(i){let e=[];for(let t in i){let n=i[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function zA(i,e){let t={},n=i.getProgramParameter(e,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(e,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:i.getAttribLocation(e,o),locationSize:a}}return t}function Hl(i){return i!==""}function _y(i,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function My(i,e){return i.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var GA=/^[ \t]*#include +<([\w\d./]+)>/gm;function Pp(i){return i.replace(GA,VA)}function VA(i,e){let t=gt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Pp(t)}var HA=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function wy(i){return i.replace(HA,WA)}function WA(i,e,t,n){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function Sy(i){let e=`precision ${i.precision} float;
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
#define LOW_PRECISION`),e}var XA={[Qr]:"SHADOWMAP_TYPE_PCF",[fa]:"SHADOWMAP_TYPE_VSM"};function qA(i){return XA[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var $A={[ma]:"ENVMAP_MODE_REFRACTION"};function YA(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":$A[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var ZA={[Ph]:"ENVMAP_BLENDING_MULTIPLY",[G0]:"ENVMAP_BLENDING_MIX",[V0]:"ENVMAP_BLENDING_ADD"};function KA(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":ZA[i.combine]||"ENVMAP_BLENDING_NONE"}function JA(i,e,t,n){let s=i.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,c=qA(t),l=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=YA(t),u=KA(t),d=OA(t),f=BA(r),p=s.createProgram(),y,g,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Hl).join(`
`),y.length>0&&(y+=`
`),g=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Hl).join(`
`),g.length>0&&(g+=`
`)):(y=[Sy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Hl).join(`
`),g=[Sy(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+l:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+c:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Cs?"#define TONE_MAPPING":"",t.toneMapping!==Cs?gt.tonemapping_pars_fragment:"",t.toneMapping!==Cs?UA("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",gt.colorspace_pars_fragment,DA("linearToOutputTexel",t.outputColorSpace),kA(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Hl).join(`
`)),o=Pp(o),o=_y(o,t),o=My(o,t),a=Pp(a),a=_y(a,t),a=My(a,t),o=wy(o),a=wy(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,g=["#define varying in",t.glslVersion===gp?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===gp?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let x=m+y+o,E=m+g+a,_=vy(s,s.VERTEX_SHADER,x),C=vy(s,s.FRAGMENT_SHADER,E);s.attachShader(p,_),s.attachShader(p,C),t.index0AttributeName!==void 0?s.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(p,0,"position"),s.linkProgram(p);function S(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(p)||"",z=s.getShaderInfoLog(_)||"",V=s.getShaderInfoLog(C)||"",D=L.trim(),W=z.trim(),$=V.trim(),H=!0,le=!0;if(s.getProgramParameter(p,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,p,_,C);else{let Z=by(s,_,"vertex"),j=by(s,C,"fragment");it("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(p,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+Z+`
`+j)}else D!==""?Qe("WebGLProgram: Program Info Log:",D):(W===""||$==="")&&(le=!1);le&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:W,prefix:y},fragmentShader:{log:$,prefix:g}})}s.deleteShader(_),s.deleteShader(C),v=new va(s,p),w=zA(s,p)}let v;this.getUniforms=function(){return v===void 0&&S(this),v};let w;this.getAttributes=function(){return w===void 0&&S(this),w};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(p,PA)),U},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=IA++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=_,this.fragmentShader=C,this}var jA=0,Ip=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new Lp(e),t.set(e,n)),n}},Lp=class{constructor(e){this.id=jA++,this.code=e,this.usedTimes=0}};function QA(i){return i===Tr||i===Bl||i===zl}function eT(i,e,t,n,s,r){let o=new ca,a=new Ip,c=new Set,l=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(v){return c.add(v),v===0?"uv":`uv${v}`}function p(v,w,U,I,L,z){let V=I.fog,D=L.geometry,W=v.isMeshStandardMaterial||v.isMeshLambertMaterial||v.isMeshPhongMaterial?I.environment:null,$=v.isMeshStandardMaterial||v.isMeshLambertMaterial&&!v.envMap||v.isMeshPhongMaterial&&!v.envMap,H=e.get(v.envMap||W,$),le=d[v.type],Z=n.precision;v.precision!==null&&(Z=n.getMaxPrecision(v.precision),Z!==v.precision&&Qe("WebGLProgram.getParameters:",v.precision,"not supported, using",Z,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,te=j!==void 0?j.length:0,fe=0;D.morphAttributes.position!==void 0&&(fe=1),D.morphAttributes.normal!==void 0&&(fe=2),D.morphAttributes.color!==void 0&&(fe=3);let de,ee,ge,xe;if(le){let Re=Is[le];de=Re.vertexShader,ee=Re.fragmentShader}else{de=v.vertexShader,ee=v.fragmentShader;let Re=a.getVertexShaderStage(v),dt=a.getFragmentShaderStage(v);a.update(v,Re,dt),ge=Re.id,xe=dt.id}let Ce=i.getRenderTarget(),we=i.state.buffers.depth.getReversed(),qe=L.isInstancedMesh===!0,ct=L.isBatchedMesh===!0,We=!!v.map,vt=!!v.matcap,pt=!!H,at=pt&&H.isPMREMTexture===!0,sn=!!v.aoMap,Zt=!!v.lightMap,yn=!!v.bumpMap&&v.wireframe===!1,Ot=!!v.normalMap,Un=!!v.displacementMap,Tt=!!v.emissiveMap,En=!!v.metalnessMap,ln=!!v.roughnessMap,vn=v.anisotropy>0,B=v.clearcoat>0,Pe=v.diffuseRoughness>0,je=v.dispersion>0,ht=v.retroreflectivity>0,Se=v.iridescence>0,Vt=v.sheen>0,He=v.transmission>0,Ke=vn&&!!v.anisotropyMap,R=B&&!!v.clearcoatMap,M=B&&!!v.clearcoatNormalMap,q=B&&!!v.clearcoatRoughnessMap,ue=Pe&&!!v.diffuseRoughnessMap,oe=Se&&!!v.iridescenceMap,ve=Se&&!!v.iridescenceThicknessMap,be=Vt&&!!v.sheenColorMap,ne=Vt&&!!v.sheenRoughnessMap,se=!!v.specularMap,me=!!v.specularColorMap,k=!!v.specularIntensityMap,re=He&&!!v.transmissionMap,ie=He&&!!v.thicknessMap,Ae=!!v.gradientMap,ye=!!v.alphaMap,Me=v.alphaTest>0,Xe=!!v.alphaHash,tt=!!v.extensions,he=Cs;v.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(he=i.toneMapping);let ze=at?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,nt={shaderID:le,shaderType:v.type,shaderName:v.name,vertexShader:de,fragmentShader:ee,defines:v.defines,customVertexShaderID:ge,customFragmentShaderID:xe,isRawShaderMaterial:v.isRawShaderMaterial===!0,glslVersion:v.glslVersion,precision:Z,batching:ct,batchingColor:ct&&L._colorsTexture!==null,instancing:qe,instancingColor:qe&&L.instanceColor!==null,instancingMorph:qe&&L.morphTexture!==null,outputColorSpace:Ce===null?i.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!v.alphaToCoverage,map:We,matcap:vt,envMap:pt,envMapMode:pt&&H.mapping,envMapPMREM:at,envMapMaxLod:at?ze.length-1:null,envMapSize:at?ze[0].width:null,aoMap:sn,lightMap:Zt,bumpMap:yn,normalMap:Ot,displacementMap:Un,emissiveMap:Tt,normalMapObjectSpace:Ot&&v.normalMapType===X0,normalMapTangentSpace:Ot&&v.normalMapType===Gl,packedNormalMap:Ot&&v.normalMapType===Gl&&QA(v.normalMap.format),metalnessMap:En,roughnessMap:ln,anisotropy:vn,anisotropyMap:Ke,clearcoat:B,clearcoatMap:R,clearcoatNormalMap:M,clearcoatRoughnessMap:q,diffuseRoughness:Pe,diffuseRoughnessMap:ue,dispersion:je,retroreflection:ht,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:ve,sheen:Vt,sheenColorMap:be,sheenRoughnessMap:ne,specularMap:se,specularColorMap:me,specularIntensityMap:k,transmission:He,transmissionMap:re,thicknessMap:ie,gradientMap:Ae,opaque:v.transparent===!1&&v.blending===pa&&v.alphaToCoverage===!1,alphaMap:ye,alphaTest:Me,alphaHash:Xe,combine:v.combine,mapUv:We&&f(v.map.channel),aoMapUv:sn&&f(v.aoMap.channel),lightMapUv:Zt&&f(v.lightMap.channel),bumpMapUv:yn&&f(v.bumpMap.channel),normalMapUv:Ot&&f(v.normalMap.channel),displacementMapUv:Un&&f(v.displacementMap.channel),emissiveMapUv:Tt&&f(v.emissiveMap.channel),metalnessMapUv:En&&f(v.metalnessMap.channel),roughnessMapUv:ln&&f(v.roughnessMap.channel),anisotropyMapUv:Ke&&f(v.anisotropyMap.channel),clearcoatMapUv:R&&f(v.clearcoatMap.channel),clearcoatNormalMapUv:M&&f(v.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(v.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ue&&f(v.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(v.iridescenceMap.channel),iridescenceThicknessMapUv:ve&&f(v.iridescenceThicknessMap.channel),sheenColorMapUv:be&&f(v.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(v.sheenRoughnessMap.channel),specularMapUv:se&&f(v.specularMap.channel),specularColorMapUv:me&&f(v.specularColorMap.channel),specularIntensityMapUv:k&&f(v.specularIntensityMap.channel),transmissionMapUv:re&&f(v.transmissionMap.channel),thicknessMapUv:ie&&f(v.thicknessMap.channel),alphaMapUv:ye&&f(v.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Ot||vn),vertexNormals:!!D.attributes.normal,vertexColors:v.vertexColors,vertexAlphas:v.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(We||ye),fog:!!V,useFog:v.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:v.wireframe===!1&&(v.flatShading===!0||D.attributes.normal===void 0&&Ot===!1&&(v.isMeshLambertMaterial||v.isMeshPhongMaterial||v.isMeshStandardMaterial||v.isMeshPhysicalMaterial)),sizeAttenuation:v.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:we,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:fe,numSunLights:w.sun.length,numDirLights:w.directional.length,numPointLights:w.point.length,numSpotLights:w.spot.length,numSpotLightMaps:w.spotLightMap.length,numRectAreaLights:w.rectArea.length,numHemiLights:w.hemi.length,numSunLightShadows:w.sunShadowMap.length,numDirLightShadows:w.directionalShadowMap.length,numPointLightShadows:w.pointShadowMap.length,numSpotLightShadows:w.spotShadowMap.length,numSpotLightShadowsWithMaps:w.numSpotLightShadowsWithMaps,numLightProbes:w.numLightProbes,numLightProbeGrids:z.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:v.dithering,shadowMapEnabled:i.shadowMap.enabled&&U.length>0,shadowMapType:i.shadowMap.type,toneMapping:he,decodeVideoTexture:We&&v.map.isVideoTexture===!0&&St.getTransfer(v.map.colorSpace)===Ft,decodeVideoTextureEmissive:Tt&&v.emissiveMap.isVideoTexture===!0&&St.getTransfer(v.emissiveMap.colorSpace)===Ft,premultipliedAlpha:v.premultipliedAlpha,doubleSided:v.side===Xt,flipSided:v.side===Rn,useDepthPacking:v.depthPacking>=0,depthPacking:v.depthPacking||0,index0AttributeName:v.index0AttributeName,extensionClipCullDistance:tt&&v.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(tt&&v.extensions.multiDraw===!0||ct)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:v.customProgramCacheKey()};return nt.vertexUv1s=c.has(1),nt.vertexUv2s=c.has(2),nt.vertexUv3s=c.has(3),c.clear(),nt}function y(v){let w=[];if(v.shaderID?w.push(v.shaderID):(w.push(v.customVertexShaderID),w.push(v.customFragmentShaderID)),v.defines!==void 0)for(let U in v.defines)w.push(U),w.push(v.defines[U]);return v.isRawShaderMaterial===!1&&(g(w,v),m(w,v),w.push(i.outputColorSpace)),w.push(v.customProgramCacheKey),w.join()}function g(v,w){v.push(w.precision),v.push(w.outputColorSpace),v.push(w.envMapMode),v.push(w.envMapPMREM),v.push(w.envMapMaxLod),v.push(w.envMapSize),v.push(w.mapUv),v.push(w.alphaMapUv),v.push(w.lightMapUv),v.push(w.aoMapUv),v.push(w.bumpMapUv),v.push(w.normalMapUv),v.push(w.displacementMapUv),v.push(w.emissiveMapUv),v.push(w.metalnessMapUv),v.push(w.roughnessMapUv),v.push(w.anisotropyMapUv),v.push(w.clearcoatMapUv),v.push(w.clearcoatNormalMapUv),v.push(w.clearcoatRoughnessMapUv),v.push(w.diffuseRoughnessMapUv),v.push(w.iridescenceMapUv),v.push(w.iridescenceThicknessMapUv),v.push(w.sheenColorMapUv),v.push(w.sheenRoughnessMapUv),v.push(w.specularMapUv),v.push(w.specularColorMapUv),v.push(w.specularIntensityMapUv),v.push(w.transmissionMapUv),v.push(w.thicknessMapUv),v.push(w.combine),v.push(w.fogExp2),v.push(w.sizeAttenuation),v.push(w.morphTargetsCount),v.push(w.numSunLights),v.push(w.numDirLights),v.push(w.numPointLights),v.push(w.numSpotLights),v.push(w.numSpotLightMaps),v.push(w.numHemiLights),v.push(w.numRectAreaLights),v.push(w.numSunLightShadows),v.push(w.numDirLightShadows),v.push(w.numPointLightShadows),v.push(w.numSpotLightShadows),v.push(w.numSpotLightShadowsWithMaps),v.push(w.numLightProbes),v.push(w.numLightProbeGrids),v.push(w.shadowMapType),v.push(w.toneMapping),v.push(w.numClippingPlanes),v.push(w.numClipIntersection),v.push(w.depthPacking)}function m(v,w){o.disableAll(),w.instancing&&o.enable(0),w.instancingColor&&o.enable(1),w.instancingMorph&&o.enable(2),w.matcap&&o.enable(3),w.envMap&&o.enable(4),w.normalMapObjectSpace&&o.enable(5),w.normalMapTangentSpace&&o.enable(6),w.clearcoat&&o.enable(7),w.iridescence&&o.enable(8),w.alphaTest&&o.enable(9),w.vertexColors&&o.enable(10),w.vertexAlphas&&o.enable(11),w.vertexUv1s&&o.enable(12),w.vertexUv2s&&o.enable(13),w.vertexUv3s&&o.enable(14),w.vertexTangents&&o.enable(15),w.anisotropy&&o.enable(16),w.alphaHash&&o.enable(17),w.batching&&o.enable(18),w.dispersion&&o.enable(19),w.retroreflection&&o.enable(24),w.diffuseRoughness&&o.enable(25),w.batchingColor&&o.enable(20),w.gradientMap&&o.enable(21),w.packedNormalMap&&o.enable(22),w.vertexNormals&&o.enable(23),v.push(o.mask),o.disableAll(),w.fog&&o.enable(0),w.useFog&&o.enable(1),w.flatShading&&o.enable(2),w.logarithmicDepthBuffer&&o.enable(3),w.reversedDepthBuffer&&o.enable(4),w.skinning&&o.enable(5),w.morphTargets&&o.enable(6),w.morphNormals&&o.enable(7),w.morphColors&&o.enable(8),w.premultipliedAlpha&&o.enable(9),w.shadowMapEnabled&&o.enable(10),w.doubleSided&&o.enable(11),w.flipSided&&o.enable(12),w.useDepthPacking&&o.enable(13),w.dithering&&o.enable(14),w.transmission&&o.enable(15),w.sheen&&o.enable(16),w.opaque&&o.enable(17),w.pointsUvs&&o.enable(18),w.decodeVideoTexture&&o.enable(19),w.decodeVideoTextureEmissive&&o.enable(20),w.alphaToCoverage&&o.enable(21),w.numLightProbeGrids>0&&o.enable(22),w.hasPositionAttribute&&o.enable(23),v.push(o.mask)}function x(v){let w=d[v.type],U;if(w){let I=Is[w];U=oo.clone(I.uniforms)}else U=v.uniforms;return U}function E(v,w){let U=h.get(w);return U!==void 0?++U.usedTimes:(U=new JA(i,w,v,s),l.push(U),h.set(w,U)),U}function _(v){if(--v.usedTimes===0){let w=l.indexOf(v);l[w]=l[l.length-1],l.pop(),h.delete(v.cacheKey),v.destroy()}}function C(v){a.remove(v)}function S(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:x,acquireProgram:E,releaseProgram:_,releaseShaderCache:C,programs:l,dispose:S}}function tT(){let i=new WeakMap;function e(o){return i.has(o)}function t(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,c){i.get(o)[a]=c}function r(){i=new WeakMap}return{has:e,get:t,remove:n,update:s,dispose:r}}function nT(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.material.id!==e.material.id?i.material.id-e.material.id:i.materialVariant!==e.materialVariant?i.materialVariant-e.materialVariant:i.z!==e.z?i.z-e.z:i.id-e.id}function Ay(i,e){return i.groupOrder!==e.groupOrder?i.groupOrder-e.groupOrder:i.renderOrder!==e.renderOrder?i.renderOrder-e.renderOrder:i.z!==e.z?e.z-i.z:i.id-e.id}function Ty(){let i=[],e=0,t=[],n=[],s=[];function r(){e=0,t.length=0,n.length=0,s.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,g,m){let x=i[e];return x===void 0?(x={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:g,group:m},i[e]=x):(x.id=d.id,x.object=d,x.geometry=f,x.material=p,x.materialVariant=o(d),x.groupOrder=y,x.renderOrder=d.renderOrder,x.z=g,x.group=m),e++,x}function c(d,f,p,y,g,m,x){x.reversedDepth===!0&&(g=-g);let E=a(d,f,p,y,g,m);p.transmission>0?n.push(E):p.transparent===!0?s.push(E):t.push(E)}function l(d,f,p,y,g,m){let x=a(d,f,p,y,g,m);p.transmission>0?n.unshift(x):p.transparent===!0?s.unshift(x):t.unshift(x)}function h(d,f){t.length>1&&t.sort(d||nT),n.length>1&&n.sort(f||Ay),s.length>1&&s.sort(f||Ay)}function u(){for(let d=e,f=i.length;d<f;d++){let p=i[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:s,init:r,push:c,unshift:l,finish:u,sort:h}}function iT(){let i=new WeakMap;function e(n,s){let r=i.get(n),o;return r===void 0?(o=new Ty,i.set(n,[o])):s>=r.length?(o=new Ty,r.push(o)):o=r[s],o}function t(){i=new WeakMap}return{get:e,dispose:t}}function sT(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new P,color:new ce};break;case"SpotLight":t={position:new P,direction:new P,color:new ce,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new P,color:new ce,distance:0,decay:0};break;case"HemisphereLight":t={direction:new P,skyColor:new ce,groundColor:new ce};break;case"RectAreaLight":t={color:new ce,position:new P,halfWidth:new P,halfHeight:new P};break}return i[e.id]=t,t}}}function rT(){let i={};return{get:function(e){if(i[e.id]!==void 0)return i[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ze,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[e.id]=t,t}}}var oT=0;function aT(i,e){return(e.castShadow?2:0)-(i.castShadow?2:0)+(e.map?1:0)-(i.map?1:0)}function lT(i){let e=new sT,t=rT(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let l=0;l<9;l++)n.probe.push(new P);let s=new P,r=new ut,o=new ut;function a(l){let h=0,u=0,d=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,p=0,y=0,g=0,m=0,x=0,E=0,_=0,C=0,S=0,v=0,w=0,U=0,I=0;l.sort(aT);for(let z=0,V=l.length;z<V;z++){let D=l[z],W=D.color,$=D.intensity,H=D.distance,le=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Tr?le=D.shadow.map.texture:le=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=W.r*$,u+=W.g*$,d+=W.b*$;else if(D.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(D.sh.coefficients[Z],$);I++}else if(D.isSunLight){let Z=e.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[p]=te,n.sunShadowMap[p]=le;let fe=j.getViewportCount();for(let de=0;de<fe;de++)n.sunShadowMatrix[y+de]=j.getMatrix(de),n.sunShadowCascade[y+de]=j._cascadeData[de];y+=fe,p++}n.sun[f]=Z,f++}else if(D.isDirectionalLight){let Z=e.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.directionalShadow[g]=te,n.directionalShadowMap[g]=le,n.directionalShadowMatrix[g]=D.shadow.matrix,C++}n.directional[g]=Z,g++}else if(D.isSpotLight){let Z=e.get(D);Z.position.setFromMatrixPosition(D.matrixWorld),Z.color.copy(W).multiplyScalar($),Z.distance=H,Z.coneCos=Math.cos(D.angle),Z.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),Z.decay=D.decay,n.spot[x]=Z;let j=D.shadow;if(D.map&&(n.spotLightMap[w]=D.map,w++,j.updateMatrices(D),D.castShadow&&U++),n.spotLightMatrix[x]=j.matrix,D.castShadow){let te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.spotShadow[x]=te,n.spotShadowMap[x]=le,v++}x++}else if(D.isRectAreaLight){let Z=e.get(D);Z.color.copy(W).multiplyScalar($),Z.halfWidth.set(D.width*.5,0,0),Z.halfHeight.set(0,D.height*.5,0),n.rectArea[E]=Z,E++}else if(D.isPointLight){let Z=e.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),Z.distance=D.distance,Z.decay=D.decay,D.castShadow){let j=D.shadow,te=t.get(D);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,n.pointShadow[m]=te,n.pointShadowMap[m]=le,n.pointShadowMatrix[m]=D.shadow.matrix,S++}n.point[m]=Z,m++}else if(D.isHemisphereLight){let Z=e.get(D);Z.skyColor.copy(D.color).multiplyScalar($),Z.groundColor.copy(D.groundColor).multiplyScalar($),n.hemi[_]=Z,_++}}E>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Ie.LTC_FLOAT_1,n.rectAreaLTC2=Ie.LTC_FLOAT_2):(n.rectAreaLTC1=Ie.LTC_HALF_1,n.rectAreaLTC2=Ie.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==m||L.spotLength!==x||L.rectAreaLength!==E||L.hemiLength!==_||L.numSunShadows!==p||L.numDirectionalShadows!==C||L.numPointShadows!==S||L.numSpotShadows!==v||L.numSpotMaps!==w||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=g,n.spot.length=x,n.rectArea.length=E,n.point.length=m,n.hemi.length=_,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=C,n.directionalShadowMap.length=C,n.directionalShadowMatrix.length=C,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=v,n.spotShadowMap.length=v,n.spotLightMatrix.length=v+w-U,n.spotLightMap.length=w,n.numSpotLightShadowsWithMaps=U,n.numLightProbes=I,L.sunLength=f,L.directionalLength=g,L.pointLength=m,L.spotLength=x,L.rectAreaLength=E,L.hemiLength=_,L.numSunShadows=p,L.numDirectionalShadows=C,L.numPointShadows=S,L.numSpotShadows=v,L.numSpotMaps=w,L.numLightProbes=I,n.version=oT++)}function c(l,h){let u=0,d=0,f=0,p=0,y=0,g=0,m=h.matrixWorldInverse;for(let x=0,E=l.length;x<E;x++){let _=l[x];if(_.isSunLight){let C=n.sun[u];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(m),u++}else if(_.isDirectionalLight){let C=n.directional[d];C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),d++}else if(_.isSpotLight){let C=n.spot[p];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(m),C.direction.setFromMatrixPosition(_.matrixWorld),s.setFromMatrixPosition(_.target.matrixWorld),C.direction.sub(s),C.direction.transformDirection(m),p++}else if(_.isRectAreaLight){let C=n.rectArea[y];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(m),o.identity(),r.copy(_.matrixWorld),r.premultiply(m),o.extractRotation(r),C.halfWidth.set(_.width*.5,0,0),C.halfHeight.set(0,_.height*.5,0),C.halfWidth.applyMatrix4(o),C.halfHeight.applyMatrix4(o),y++}else if(_.isPointLight){let C=n.point[f];C.position.setFromMatrixPosition(_.matrixWorld),C.position.applyMatrix4(m),f++}else if(_.isHemisphereLight){let C=n.hemi[g];C.direction.setFromMatrixPosition(_.matrixWorld),C.direction.transformDirection(m),g++}}}return{setup:a,setupView:c,state:n}}function Ey(i){let e=new lT(i),t=[],n=[],s=[];function r(u){h.camera=u,t.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):t.push(u)}function a(u){n.push(u)}function c(){e.setup(t),s.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function l(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:c,setupLightsView:l,pushLight:o,pushShadow:a}}function cT(i){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new Ey(i),e.set(s,[a])):r>=o.length?(a=new Ey(i),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var hT=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,uT=`uniform sampler2D shadow_pass;
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
}`,dT=[new P(1,0,0),new P(-1,0,0),new P(0,1,0),new P(0,-1,0),new P(0,0,1),new P(0,0,-1)],fT=[new P(0,-1,0),new P(0,-1,0),new P(0,0,1),new P(0,0,-1),new P(0,-1,0),new P(0,-1,0)],Cy=new ut,Vl=new P,Tp=new P;function pT(i,e,t){let n=new As,s=new Ze,r=new Ze,o=new on,a=new Es,c=new yh,l={},h=t.maxTextureSize,u={[Ar]:Rn,[Rn]:Ar,[Xt]:Xt},d=new Wt({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ze},radius:{value:4}},vertexShader:hT,fragmentShader:uT}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new Je;p.setAttribute("position",new Ue(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new Oe(p,d),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Qr;let m=this.type;this.render=function(S,v,w){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||S.length===0)return;this.type===M0&&(Qe("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Qr);let U=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(eo),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let V=m!==this.type;V&&v.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(W=>W.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,W=S.length;D<W;D++){let $=S[D],H=$.shadow;if(H===void 0){Qe("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let le=H.getFrameExtents();s.multiply(le),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/le.x),s.x=r.x*le.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/le.y),s.y=r.y*le.y,H.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Z,H.map===null||V===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===fa){if($.isPointLight){Qe("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new Ci(s.x,s.y,{format:Tr,type:ns,minFilter:ci,magFilter:ci,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new Ys(s.x,s.y,xi),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=$s,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Sn,H.map.depthTexture.magFilter=Sn}else $.isPointLight?(H.map=new Wl(s.x),H.map.depthTexture=new wl(s.x,ts)):(H.map=new Ci(s.x,s.y),H.map.depthTexture=new Ys(s.x,s.y,ts)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=$s,this.type===Qr?(H.map.depthTexture.compareFunction=Z?pp:fp,H.map.depthTexture.minFilter=ci,H.map.depthTexture.magFilter=ci):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Sn,H.map.depthTexture.magFilter=Sn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,w);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:w.layers;for(let fe=0;fe<j;fe++){let de=H.getCamera(fe);if($.isPointLight){let ee=H.camera,ge=H.matrix,xe=$.distance||ee.far;xe!==ee.far&&(ee.far=xe,ee.updateProjectionMatrix()),Vl.setFromMatrixPosition($.matrixWorld),ee.position.copy(Vl),Tp.copy(ee.position),Tp.add(dT[fe]),ee.up.copy(fT[fe]),ee.lookAt(Tp),ee.updateMatrixWorld(),ge.makeTranslation(-Vl.x,-Vl.y,-Vl.z),Cy.multiplyMatrices(ee.projectionMatrix,ee.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Cy,ee.coordinateSystem,ee.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,fe),i.clear();else{fe===0&&(i.setRenderTarget(H.map),i.clear());let ee=H.getViewport(fe);o.set(r.x*ee.x,r.y*ee.y,r.x*ee.z,r.y*ee.w),z.viewport(o)}n=H.getFrustum(fe),_(v,w,de,$,te,this.type)}H.isPointLightShadow!==!0&&this.type===fa&&x(H,w),H.needsUpdate=!1}m=this.type,g.needsUpdate=!1,i.setRenderTarget(U,I,L)};function x(S,v){let w=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Ci(s.x,s.y,{format:Tr,type:ns}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,i.setRenderTarget(S.mapPass),i.clear(),i.renderBufferDirect(v,null,w,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,i.setRenderTarget(S.map),i.clear(),i.renderBufferDirect(v,null,w,f,y,null)}function E(S,v,w,U){let I=null,L=w.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(L!==void 0)I=L;else if(I=w.isPointLight===!0?c:a,i.localClippingEnabled&&v.clipShadows===!0&&Array.isArray(v.clippingPlanes)&&v.clippingPlanes.length!==0||v.displacementMap&&v.displacementScale!==0||v.alphaMap&&v.alphaTest>0||v.map&&v.alphaTest>0||v.alphaToCoverage===!0){let z=I.uuid,V=v.uuid,D=l[z];D===void 0&&(D={},l[z]=D);let W=D[V];W===void 0&&(W=I.clone(),D[V]=W,v.addEventListener("dispose",C)),I=W}if(I.visible=v.visible,I.wireframe=v.wireframe,U===fa?I.side=v.shadowSide!==null?v.shadowSide:v.side:I.side=v.shadowSide!==null?v.shadowSide:u[v.side],I.alphaMap=v.alphaMap,I.alphaTest=v.alphaToCoverage===!0?.5:v.alphaTest,I.map=v.map,I.clipShadows=v.clipShadows,I.clippingPlanes=v.clippingPlanes,I.clipIntersection=v.clipIntersection,I.displacementMap=v.displacementMap,I.displacementScale=v.displacementScale,I.displacementBias=v.displacementBias,I.wireframeLinewidth=v.wireframeLinewidth,I.linewidth=v.linewidth,w.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let z=i.properties.get(I);z.light=w}return I}function _(S,v,w,U,I,L){if(S.visible===!1)return;if(S.layers.test(I)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&L===fa)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(w.matrixWorldInverse,S.matrixWorld);let D=e.update(S),W=S.material;if(Array.isArray(W)){let $=D.groups;for(let H=0,le=$.length;H<le;H++){let Z=$[H],j=W[Z.materialIndex];if(j&&j.visible){let te=E(S,j,U,L);S.onBeforeShadow(i,S,v,w,D,te,Z),i.renderBufferDirect(w,null,D,te,S,Z),S.onAfterShadow(i,S,v,w,D,te,Z)}}}else if(W.visible){let $=E(S,W,U,L);S.onBeforeShadow(i,S,v,w,D,$,null),i.renderBufferDirect(w,null,D,$,S,null),S.onAfterShadow(i,S,v,w,D,$,null)}}let V=S.children;for(let D=0,W=V.length;D<W;D++)_(V[D],v,w,U,I,L)}function C(S){S.target.removeEventListener("dispose",C);for(let w in l){let U=l[w],I=S.target.uuid;I in U&&(U[I].dispose(),delete U[I])}}}function mT(i,e){function t(){let k=!1,re=new on,ie=null,Ae=new on(0,0,0,0);return{setMask:function(ye){ie!==ye&&!k&&(i.colorMask(ye,ye,ye,ye),ie=ye)},setLocked:function(ye){k=ye},setClear:function(ye,Me,Xe,tt,he){he===!0&&(ye*=tt,Me*=tt,Xe*=tt),re.set(ye,Me,Xe,tt),Ae.equals(re)===!1&&(i.clearColor(ye,Me,Xe,tt),Ae.copy(re))},reset:function(){k=!1,ie=null,Ae.set(-1,0,0,0)}}}function n(){let k=!1,re=!1,ie=null,Ae=null,ye=null;return{setReversed:function(Me){if(re!==Me){let Xe=e.get("EXT_clip_control");Me?Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.ZERO_TO_ONE_EXT):Xe.clipControlEXT(Xe.LOWER_LEFT_EXT,Xe.NEGATIVE_ONE_TO_ONE_EXT),re=Me;let tt=ye;ye=null,this.setClear(tt)}},getReversed:function(){return re},setTest:function(Me){Me?we(i.DEPTH_TEST):qe(i.DEPTH_TEST)},setMask:function(Me){ie!==Me&&!k&&(i.depthMask(Me),ie=Me)},setFunc:function(Me){if(re&&(Me=ny[Me]),Ae!==Me){switch(Me){case nh:i.depthFunc(i.NEVER);break;case ih:i.depthFunc(i.ALWAYS);break;case sh:i.depthFunc(i.LESS);break;case sa:i.depthFunc(i.LEQUAL);break;case rh:i.depthFunc(i.EQUAL);break;case oh:i.depthFunc(i.GEQUAL);break;case ah:i.depthFunc(i.GREATER);break;case lh:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}Ae=Me}},setLocked:function(Me){k=Me},setClear:function(Me){ye!==Me&&(ye=Me,re&&(Me=1-Me),i.clearDepth(Me))},reset:function(){k=!1,ie=null,Ae=null,ye=null,re=!1}}}function s(){let k=!1,re=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,tt=null,he=null;return{setTest:function(ze){k||(ze?we(i.STENCIL_TEST):qe(i.STENCIL_TEST))},setMask:function(ze){re!==ze&&!k&&(i.stencilMask(ze),re=ze)},setFunc:function(ze,nt,Re){(ie!==ze||Ae!==nt||ye!==Re)&&(i.stencilFunc(ze,nt,Re),ie=ze,Ae=nt,ye=Re)},setOp:function(ze,nt,Re){(Me!==ze||Xe!==nt||tt!==Re)&&(i.stencilOp(ze,nt,Re),Me=ze,Xe=nt,tt=Re)},setLocked:function(ze){k=ze},setClear:function(ze){he!==ze&&(i.clearStencil(ze),he=ze)},reset:function(){k=!1,re=null,ie=null,Ae=null,ye=null,Me=null,Xe=null,tt=null,he=null}}}let r=new t,o=new n,a=new s,c={},l=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,E=null,_=null,C=null,S=null,v=null,w=new ce(0,0,0),U=0,I=!1,L=null,z=null,V=null,D=null,W=null,$=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,le=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(le=parseFloat(/^WebGL (\d)/.exec(Z)[1]),H=le>=1):Z.indexOf("OpenGL ES")!==-1&&(le=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),H=le>=2);let j=null,te={},fe=i.getParameter(i.SCISSOR_BOX),de=i.getParameter(i.VIEWPORT),ee=new on().fromArray(fe),ge=new on().fromArray(de);function xe(k,re,ie,Ae){let ye=new Uint8Array(4),Me=i.createTexture();i.bindTexture(k,Me),i.texParameteri(k,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(k,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Xe=0;Xe<ie;Xe++)k===i.TEXTURE_3D||k===i.TEXTURE_2D_ARRAY?i.texImage3D(re,0,i.RGBA,1,1,Ae,0,i.RGBA,i.UNSIGNED_BYTE,ye):i.texImage2D(re+Xe,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,ye);return Me}let Ce={};Ce[i.TEXTURE_2D]=xe(i.TEXTURE_2D,i.TEXTURE_2D,1),Ce[i.TEXTURE_CUBE_MAP]=xe(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[i.TEXTURE_2D_ARRAY]=xe(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Ce[i.TEXTURE_3D]=xe(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),we(i.DEPTH_TEST),o.setFunc(sa),yn(!1),Ot(Zf),we(i.CULL_FACE),sn(eo);function we(k){h[k]!==!0&&(i.enable(k),h[k]=!0)}function qe(k){h[k]!==!1&&(i.disable(k),h[k]=!1)}function ct(k,re){return d[k]!==re?(i.bindFramebuffer(k,re),d[k]=re,k===i.DRAW_FRAMEBUFFER&&(d[i.FRAMEBUFFER]=re),k===i.FRAMEBUFFER&&(d[i.DRAW_FRAMEBUFFER]=re),!0):!1}function We(k,re){let ie=p,Ae=!1;if(k){ie=f.get(re),ie===void 0&&(ie=[],f.set(re,ie));let ye=k.textures;if(ie.length!==ye.length||ie[0]!==i.COLOR_ATTACHMENT0){for(let Me=0,Xe=ye.length;Me<Xe;Me++)ie[Me]=i.COLOR_ATTACHMENT0+Me;ie.length=ye.length,Ae=!0}}else ie[0]!==i.BACK&&(ie[0]=i.BACK,Ae=!0);Ae&&i.drawBuffers(ie)}function vt(k){return y!==k?(i.useProgram(k),y=k,!0):!1}let pt={[to]:i.FUNC_ADD,[S0]:i.FUNC_SUBTRACT,[A0]:i.FUNC_REVERSE_SUBTRACT};pt[T0]=i.MIN,pt[E0]=i.MAX;let at={[C0]:i.ZERO,[R0]:i.ONE,[P0]:i.SRC_COLOR,[jf]:i.SRC_ALPHA,[U0]:i.SRC_ALPHA_SATURATE,[D0]:i.DST_COLOR,[L0]:i.DST_ALPHA,[I0]:i.ONE_MINUS_SRC_COLOR,[Qf]:i.ONE_MINUS_SRC_ALPHA,[N0]:i.ONE_MINUS_DST_COLOR,[F0]:i.ONE_MINUS_DST_ALPHA,[k0]:i.CONSTANT_COLOR,[O0]:i.ONE_MINUS_CONSTANT_COLOR,[B0]:i.CONSTANT_ALPHA,[z0]:i.ONE_MINUS_CONSTANT_ALPHA};function sn(k,re,ie,Ae,ye,Me,Xe,tt,he,ze){if(k===eo){g===!0&&(qe(i.BLEND),g=!1);return}if(g===!1&&(we(i.BLEND),g=!0),k!==w0){if(k!==m||ze!==I){if((x!==to||C!==to)&&(i.blendEquation(i.FUNC_ADD),x=to,C=to),ze)switch(k){case pa:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ll:i.blendFunc(i.ONE,i.ONE);break;case Kf:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Jf:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:it("WebGLState: Invalid blending: ",k);break}else switch(k){case pa:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Ll:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Kf:it("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Jf:it("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:it("WebGLState: Invalid blending: ",k);break}E=null,_=null,S=null,v=null,w.set(0,0,0),U=0,m=k,I=ze}return}ye=ye||re,Me=Me||ie,Xe=Xe||Ae,(re!==x||ye!==C)&&(i.blendEquationSeparate(pt[re],pt[ye]),x=re,C=ye),(ie!==E||Ae!==_||Me!==S||Xe!==v)&&(i.blendFuncSeparate(at[ie],at[Ae],at[Me],at[Xe]),E=ie,_=Ae,S=Me,v=Xe),(tt.equals(w)===!1||he!==U)&&(i.blendColor(tt.r,tt.g,tt.b,he),w.copy(tt),U=he),m=k,I=!1}function Zt(k,re){k.side===Xt?qe(i.CULL_FACE):we(i.CULL_FACE);let ie=k.side===Rn;re&&(ie=!ie),yn(ie),k.blending===pa&&k.transparent===!1?sn(eo):sn(k.blending,k.blendEquation,k.blendSrc,k.blendDst,k.blendEquationAlpha,k.blendSrcAlpha,k.blendDstAlpha,k.blendColor,k.blendAlpha,k.premultipliedAlpha),o.setFunc(k.depthFunc),o.setTest(k.depthTest),o.setMask(k.depthWrite),r.setMask(k.colorWrite);let Ae=k.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(k.stencilWriteMask),a.setFunc(k.stencilFunc,k.stencilRef,k.stencilFuncMask),a.setOp(k.stencilFail,k.stencilZFail,k.stencilZPass)),Tt(k.polygonOffset,k.polygonOffsetFactor,k.polygonOffsetUnits),k.alphaToCoverage===!0?we(i.SAMPLE_ALPHA_TO_COVERAGE):qe(i.SAMPLE_ALPHA_TO_COVERAGE)}function yn(k){L!==k&&(k?i.frontFace(i.CW):i.frontFace(i.CCW),L=k)}function Ot(k){k!==b0?(we(i.CULL_FACE),k!==z&&(k===Zf?i.cullFace(i.BACK):k===_0?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):qe(i.CULL_FACE),z=k}function Un(k){k!==V&&(H&&i.lineWidth(k),V=k)}function Tt(k,re,ie){k?(we(i.POLYGON_OFFSET_FILL),(D!==re||W!==ie)&&(D=re,W=ie,o.getReversed()&&(re=-re,ie=-ie),i.polygonOffset(re,ie))):qe(i.POLYGON_OFFSET_FILL)}function En(k){k?we(i.SCISSOR_TEST):qe(i.SCISSOR_TEST)}function ln(k){k===void 0&&(k=i.TEXTURE0+$-1),j!==k&&(i.activeTexture(k),j=k)}function vn(k,re,ie){ie===void 0&&(j===null?ie=i.TEXTURE0+$-1:ie=j);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==k||Ae.texture!==re)&&(j!==ie&&(i.activeTexture(ie),j=ie),i.bindTexture(k,re||Ce[k]),Ae.type=k,Ae.texture=re)}function B(){let k=te[j];k!==void 0&&k.type!==void 0&&(i.bindTexture(k.type,null),k.type=void 0,k.texture=void 0)}function Pe(){try{i.compressedTexImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function je(){try{i.compressedTexImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function ht(){try{i.texSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function Se(){try{i.texSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Vt(){try{i.compressedTexSubImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function He(){try{i.compressedTexSubImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function Ke(){try{i.texStorage2D(...arguments)}catch(k){it("WebGLState:",k)}}function R(){try{i.texStorage3D(...arguments)}catch(k){it("WebGLState:",k)}}function M(){try{i.texImage2D(...arguments)}catch(k){it("WebGLState:",k)}}function q(){try{i.texImage3D(...arguments)}catch(k){it("WebGLState:",k)}}function ue(k){return u[k]!==void 0?u[k]:i.getParameter(k)}function oe(k,re){u[k]!==re&&(i.pixelStorei(k,re),u[k]=re)}function ve(k){ee.equals(k)===!1&&(i.scissor(k.x,k.y,k.z,k.w),ee.copy(k))}function be(k){ge.equals(k)===!1&&(i.viewport(k.x,k.y,k.z,k.w),ge.copy(k))}function ne(k,re){let ie=l.get(re);ie===void 0&&(ie=new WeakMap,l.set(re,ie));let Ae=ie.get(k);Ae===void 0&&(Ae=i.getUniformBlockIndex(re,k.name),i.uniformBlockBinding(re,Ae,Ae),ie.set(k,Ae))}function se(k,re,ie){let ye=l.get(re).get(k);c[ye]!==ie&&(i.bindBufferBase(i.UNIFORM_BUFFER,ye,ie),c[ye]=ie)}function me(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,te={},d={},c={},f=new WeakMap,p=[],y=null,g=!1,m=null,x=null,E=null,_=null,C=null,S=null,v=null,w=new ce(0,0,0),U=0,I=!1,L=null,z=null,V=null,D=null,W=null,ee.set(0,0,i.canvas.width,i.canvas.height),ge.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:we,disable:qe,bindFramebuffer:ct,drawBuffers:We,useProgram:vt,setBlending:sn,setMaterial:Zt,setFlipSided:yn,setCullFace:Ot,setLineWidth:Un,setPolygonOffset:Tt,setScissorTest:En,activeTexture:ln,bindTexture:vn,unbindTexture:B,compressedTexImage2D:Pe,compressedTexImage3D:je,texImage2D:M,texImage3D:q,pixelStorei:oe,getParameter:ue,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:Ke,texStorage3D:R,texSubImage2D:ht,texSubImage3D:Se,compressedTexSubImage2D:Vt,compressedTexSubImage3D:He,scissor:ve,viewport:be,reset:me}}function gT(i,e,t,n,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,c=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),l=new Ze,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(R=>p.delete(R)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(R,M){return g?new OffscreenCanvas(R,M):yl("canvas")}function x(R,M,q){let ue=1,oe=Ke(R);if((oe.width>q||oe.height>q)&&(ue=q/Math.max(oe.width,oe.height)),ue<1)if(typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&R instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&R instanceof ImageBitmap||typeof VideoFrame<"u"&&R instanceof VideoFrame){let ve=Math.floor(ue*oe.width),be=Math.floor(ue*oe.height);d===void 0&&(d=m(ve,be));let ne=M?m(ve,be):d;return ne.width=ve,ne.height=be,ne.getContext("2d").drawImage(R,0,0,ve,be),Qe("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+ve+"x"+be+")."),ne}else return"data"in R&&Qe("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),R;return R}function E(R){return R.generateMipmaps}function _(R){i.generateMipmap(R)}function C(R){return R.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:R.isWebGL3DRenderTarget?i.TEXTURE_3D:R.isWebGLArrayRenderTarget||R.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function S(R,M,q,ue,oe,ve=!1){if(R!==null){if(i[R]!==void 0)return i[R];Qe("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+R+"'")}let be;ue&&(be=e.get("EXT_texture_norm16"),be||Qe("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=M;if(M===i.RED&&(q===i.FLOAT&&(ne=i.R32F),q===i.HALF_FLOAT&&(ne=i.R16F),q===i.UNSIGNED_BYTE&&(ne=i.R8),q===i.UNSIGNED_SHORT&&be&&(ne=be.R16_EXT),q===i.SHORT&&be&&(ne=be.R16_SNORM_EXT)),M===i.RED_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.R8UI),q===i.UNSIGNED_SHORT&&(ne=i.R16UI),q===i.UNSIGNED_INT&&(ne=i.R32UI),q===i.BYTE&&(ne=i.R8I),q===i.SHORT&&(ne=i.R16I),q===i.INT&&(ne=i.R32I)),M===i.RG&&(q===i.FLOAT&&(ne=i.RG32F),q===i.HALF_FLOAT&&(ne=i.RG16F),q===i.UNSIGNED_BYTE&&(ne=i.RG8),q===i.UNSIGNED_SHORT&&be&&(ne=be.RG16_EXT),q===i.SHORT&&be&&(ne=be.RG16_SNORM_EXT)),M===i.RG_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RG8UI),q===i.UNSIGNED_SHORT&&(ne=i.RG16UI),q===i.UNSIGNED_INT&&(ne=i.RG32UI),q===i.BYTE&&(ne=i.RG8I),q===i.SHORT&&(ne=i.RG16I),q===i.INT&&(ne=i.RG32I)),M===i.RGB_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGB8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGB16UI),q===i.UNSIGNED_INT&&(ne=i.RGB32UI),q===i.BYTE&&(ne=i.RGB8I),q===i.SHORT&&(ne=i.RGB16I),q===i.INT&&(ne=i.RGB32I)),M===i.RGBA_INTEGER&&(q===i.UNSIGNED_BYTE&&(ne=i.RGBA8UI),q===i.UNSIGNED_SHORT&&(ne=i.RGBA16UI),q===i.UNSIGNED_INT&&(ne=i.RGBA32UI),q===i.BYTE&&(ne=i.RGBA8I),q===i.SHORT&&(ne=i.RGBA16I),q===i.INT&&(ne=i.RGBA32I)),M===i.RGB&&(q===i.UNSIGNED_SHORT&&be&&(ne=be.RGB16_EXT),q===i.SHORT&&be&&(ne=be.RGB16_SNORM_EXT),q===i.UNSIGNED_INT_5_9_9_9_REV&&(ne=i.RGB9_E5),q===i.UNSIGNED_INT_10F_11F_11F_REV&&(ne=i.R11F_G11F_B10F)),M===i.RGBA){let se=ve?gl:St.getTransfer(oe);q===i.FLOAT&&(ne=i.RGBA32F),q===i.HALF_FLOAT&&(ne=i.RGBA16F),q===i.UNSIGNED_BYTE&&(ne=se===Ft?i.SRGB8_ALPHA8:i.RGBA8),q===i.UNSIGNED_SHORT&&be&&(ne=be.RGBA16_EXT),q===i.SHORT&&be&&(ne=be.RGBA16_SNORM_EXT),q===i.UNSIGNED_SHORT_4_4_4_4&&(ne=i.RGBA4),q===i.UNSIGNED_SHORT_5_5_5_1&&(ne=i.RGB5_A1)}return(ne===i.R16F||ne===i.R32F||ne===i.RG16F||ne===i.RG32F||ne===i.RGBA16F||ne===i.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function v(R,M){let q;return R?M===null||M===ts||M===io?q=i.DEPTH24_STENCIL8:M===xi?q=i.DEPTH32F_STENCIL8:M===ga&&(q=i.DEPTH24_STENCIL8,Qe("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):M===null||M===ts||M===io?q=i.DEPTH_COMPONENT24:M===xi?q=i.DEPTH_COMPONENT32F:M===ga&&(q=i.DEPTH_COMPONENT16),q}function w(R,M){return E(R)===!0||R.isFramebufferTexture&&R.minFilter!==Sn&&R.minFilter!==ci?Math.log2(Math.max(M.width,M.height))+1:R.mipmaps.length>0?R.mipmaps.length:R.isCompressedTexture&&Array.isArray(R.image)?M.mipmaps.length:1}function U(R){let M=new WeakRef(R);n.get(R).__ref=M,p.add(M),y.register(R,M,M)}function I(R){let M=n.get(R).__ref;M!==void 0&&(p.delete(M),y.unregister(M))}function L(R){V(R.target)}function z(R){D(R.target)}function V(R){R.removeEventListener("dispose",L),I(R),$(R),R.isVideoTexture&&h.delete(R),R.isHTMLTexture&&u.delete(R)}function D(R){R.removeEventListener("dispose",z),I(R),le(R)}function W(){for(let R of p){let M=R.deref();M!==void 0&&(M.isRenderTarget===!0?D(M):V(M))}p.clear(),u.clear()}function $(R){let M=n.get(R);if(M.__webglInit===void 0)return;let q=R.source,ue=f.get(q);if(ue){let oe=ue[M.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(R),Object.keys(ue).length===0&&f.delete(q)}n.remove(R)}function H(R){let M=n.get(R);i.deleteTexture(M.__webglTexture);let q=R.source,ue=f.get(q);delete ue[M.__cacheKey],o.memory.textures--}function le(R){let M=n.get(R);M.__depthDisposeCallback&&M.__depthDisposeCallback();let q=R.depthTexture;if(q&&q.renderTarget===R&&V(q),R.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(M.__webglFramebuffer[oe]))for(let ve=0;ve<M.__webglFramebuffer[oe].length;ve++)i.deleteFramebuffer(M.__webglFramebuffer[oe][ve]);else i.deleteFramebuffer(M.__webglFramebuffer[oe]);M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer[oe])}else{if(Array.isArray(M.__webglFramebuffer))for(let oe=0;oe<M.__webglFramebuffer.length;oe++)i.deleteFramebuffer(M.__webglFramebuffer[oe]);else i.deleteFramebuffer(M.__webglFramebuffer);if(M.__webglDepthbuffer&&i.deleteRenderbuffer(M.__webglDepthbuffer),M.__webglMultisampledFramebuffer&&i.deleteFramebuffer(M.__webglMultisampledFramebuffer),M.__webglColorRenderbuffer)for(let oe=0;oe<M.__webglColorRenderbuffer.length;oe++)M.__webglColorRenderbuffer[oe]&&i.deleteRenderbuffer(M.__webglColorRenderbuffer[oe]);M.__webglDepthRenderbuffer&&i.deleteRenderbuffer(M.__webglDepthRenderbuffer)}let ue=R.textures;for(let oe=0,ve=ue.length;oe<ve;oe++){let be=n.get(ue[oe]);be.__webglTexture&&(i.deleteTexture(be.__webglTexture),o.memory.textures--),n.remove(ue[oe])}n.remove(R)}let Z=0;function j(){Z=0}function te(){return Z}function fe(R){Z=R}function de(){let R=Z;return R>=s.maxTextures&&Qe("WebGLTextures: Trying to use "+(R+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,R}function ee(R){let M=[];return M.push(R.wrapS),M.push(R.wrapT),M.push(R.wrapR||0),M.push(R.magFilter),M.push(R.minFilter),M.push(R.anisotropy),M.push(R.internalFormat),M.push(R.format),M.push(R.type),M.push(R.generateMipmaps),M.push(R.mipmapsAutoUpdate),M.push(R.premultiplyAlpha),M.push(R.flipY),M.push(R.unpackAlignment),M.push(R.colorSpace),M.join()}function ge(R,M){let q=n.get(R);if(R.isVideoTexture&&Vt(R),R.isRenderTargetTexture===!1&&R.isExternalTexture!==!0&&R.version>0&&q.__version!==R.version){let ue=R.image;if(ue===null)Qe("WebGLRenderer: Texture marked for update but no image data found.");else if(ue.complete===!1)Qe("WebGLRenderer: Texture marked for update but image is incomplete");else{Zt(q,R,M);return}}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D,q.__webglTexture,i.TEXTURE0+M)}function xe(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Zt(q,R,M);return}else R.isExternalTexture&&(q.__webglTexture=R.sourceTexture?R.sourceTexture:null);t.bindTexture(i.TEXTURE_2D_ARRAY,q.__webglTexture,i.TEXTURE0+M)}function Ce(R,M){let q=n.get(R);if(R.isRenderTargetTexture===!1&&R.version>0&&q.__version!==R.version){Zt(q,R,M);return}t.bindTexture(i.TEXTURE_3D,q.__webglTexture,i.TEXTURE0+M)}function we(R,M){let q=n.get(R);if(R.version>0&&q.__version!==R.version){yn(q,R,M);return}t.bindTexture(i.TEXTURE_CUBE_MAP,q.__webglTexture,i.TEXTURE0+M)}let qe={[ch]:i.REPEAT,[bs]:i.CLAMP_TO_EDGE,[hh]:i.MIRRORED_REPEAT},ct={[Sn]:i.NEAREST,[H0]:i.NEAREST_MIPMAP_NEAREST,[Dl]:i.NEAREST_MIPMAP_LINEAR,[ci]:i.LINEAR,[Fh]:i.LINEAR_MIPMAP_NEAREST,[Js]:i.LINEAR_MIPMAP_LINEAR},We={[$0]:i.NEVER,[mp]:i.ALWAYS,[Y0]:i.LESS,[fp]:i.LEQUAL,[Z0]:i.EQUAL,[pp]:i.GEQUAL,[K0]:i.GREATER,[J0]:i.NOTEQUAL};function vt(R,M){if(M.type===xi&&e.has("OES_texture_float_linear")===!1&&(M.magFilter===ci||M.magFilter===Fh||M.magFilter===Dl||M.magFilter===Js||M.minFilter===ci||M.minFilter===Fh||M.minFilter===Dl||M.minFilter===Js)&&Qe("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(R,i.TEXTURE_WRAP_S,qe[M.wrapS]),i.texParameteri(R,i.TEXTURE_WRAP_T,qe[M.wrapT]),(R===i.TEXTURE_3D||R===i.TEXTURE_2D_ARRAY)&&i.texParameteri(R,i.TEXTURE_WRAP_R,qe[M.wrapR]),i.texParameteri(R,i.TEXTURE_MAG_FILTER,ct[M.magFilter]),i.texParameteri(R,i.TEXTURE_MIN_FILTER,ct[M.minFilter]),M.compareFunction&&(i.texParameteri(R,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(R,i.TEXTURE_COMPARE_FUNC,We[M.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(M.magFilter===Sn||M.minFilter!==Dl&&M.minFilter!==Js||M.type===xi&&e.has("OES_texture_float_linear")===!1)return;if(M.anisotropy>1||n.get(M).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");i.texParameterf(R,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(M.anisotropy,s.getMaxAnisotropy())),n.get(M).__currentAnisotropy=M.anisotropy}}}function pt(R,M){let q=!1;R.__webglInit===void 0&&(R.__webglInit=!0,M.addEventListener("dispose",L),U(M));let ue=M.source,oe=f.get(ue);oe===void 0&&(oe={},f.set(ue,oe));let ve=ee(M);if(ve!==R.__cacheKey){oe[ve]===void 0&&(oe[ve]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[ve].usedTimes++;let be=oe[R.__cacheKey];be!==void 0&&(oe[R.__cacheKey].usedTimes--,be.usedTimes===0&&H(M)),R.__cacheKey=ve,R.__webglTexture=oe[ve].texture}return q}function at(R,M,q){return Math.floor(Math.floor(R/q)/M)}function sn(R,M,q,ue){let ve=R.updateRanges;if(ve.length===0)t.texSubImage2D(i.TEXTURE_2D,0,0,0,M.width,M.height,q,ue,M.data);else{ve.sort((k,re)=>k.start-re.start);let be=0;for(let k=1;k<ve.length;k++){let re=ve[be],ie=ve[k],Ae=re.start+re.count,ye=at(ie.start,M.width,4),Me=at(re.start,M.width,4);ie.start<=Ae+1&&ye===Me&&at(ie.start+ie.count-1,M.width,4)===ye?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++be,ve[be]=ie)}ve.length=be+1;let ne=t.getParameter(i.UNPACK_ROW_LENGTH),se=t.getParameter(i.UNPACK_SKIP_PIXELS),me=t.getParameter(i.UNPACK_SKIP_ROWS);t.pixelStorei(i.UNPACK_ROW_LENGTH,M.width);for(let k=0,re=ve.length;k<re;k++){let ie=ve[k],Ae=Math.floor(ie.start/4),ye=Math.ceil(ie.count/4),Me=Ae%M.width,Xe=Math.floor(Ae/M.width),tt=ye,he=1;t.pixelStorei(i.UNPACK_SKIP_PIXELS,Me),t.pixelStorei(i.UNPACK_SKIP_ROWS,Xe),t.texSubImage2D(i.TEXTURE_2D,0,Me,Xe,tt,he,q,ue,M.data)}R.clearUpdateRanges(),t.pixelStorei(i.UNPACK_ROW_LENGTH,ne),t.pixelStorei(i.UNPACK_SKIP_PIXELS,se),t.pixelStorei(i.UNPACK_SKIP_ROWS,me)}}function Zt(R,M,q){let ue=i.TEXTURE_2D;(M.isDataArrayTexture||M.isCompressedArrayTexture)&&(ue=i.TEXTURE_2D_ARRAY),M.isData3DTexture&&(ue=i.TEXTURE_3D);let oe=pt(R,M),ve=M.source;t.bindTexture(ue,R.__webglTexture,i.TEXTURE0+q);let be=n.get(ve);if(ve.version!==be.__version||oe===!0){if(t.activeTexture(i.TEXTURE0+q),(typeof ImageBitmap<"u"&&M.image instanceof ImageBitmap)===!1){let he=St.getPrimaries(St.workingColorSpace),ze=M.colorSpace===Qs?null:St.getPrimaries(M.colorSpace),nt=M.colorSpace===Qs||he===ze?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,nt)}t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment);let se=x(M.image,!1,s.maxTextureSize);se=He(M,se);let me=r.convert(M.format,M.colorSpace),k=r.convert(M.type),re=S(M.internalFormat,me,k,M.normalized,M.colorSpace,M.isVideoTexture);vt(ue,M);let ie,Ae=M.mipmaps,ye=M.isVideoTexture!==!0,Me=be.__version===void 0||oe===!0,Xe=ve.dataReady,tt=w(M,se);if(M.isDepthTexture)re=v(M.format===js,M.type),Me&&(ye?t.texStorage2D(i.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,me,k,null));else if(M.isDataTexture)if(Ae.length>0){ye&&Me&&t.texStorage2D(i.TEXTURE_2D,tt,re,Ae[0].width,Ae[0].height);for(let he=0,ze=Ae.length;he<ze;he++)ie=Ae[he],ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,k,ie.data):t.texImage2D(i.TEXTURE_2D,he,re,ie.width,ie.height,0,me,k,ie.data);M.generateMipmaps=!1}else ye?(Me&&t.texStorage2D(i.TEXTURE_2D,tt,re,se.width,se.height),Xe&&sn(M,se,me,k)):t.texImage2D(i.TEXTURE_2D,0,re,se.width,se.height,0,me,k,se.data);else if(M.isCompressedTexture)if(M.isCompressedArrayTexture){ye&&Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,tt,re,Ae[0].width,Ae[0].height,se.depth);for(let he=0,ze=Ae.length;he<ze;he++)if(ie=Ae[he],M.format!==Pi)if(me!==null)if(ye){if(Xe)if(M.layerUpdates.size>0){let nt=Sp(ie.width,ie.height,M.format,M.type);for(let Re of M.layerUpdates){let dt=ie.data.subarray(Re*nt/ie.data.BYTES_PER_ELEMENT,(Re+1)*nt/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,Re,ie.width,ie.height,1,me,dt)}}else t.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,se.depth,me,ie.data)}else t.compressedTexImage3D(i.TEXTURE_2D_ARRAY,he,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ye?Xe&&t.texSubImage3D(i.TEXTURE_2D_ARRAY,he,0,0,0,ie.width,ie.height,se.depth,me,k,ie.data):t.texImage3D(i.TEXTURE_2D_ARRAY,he,re,ie.width,ie.height,se.depth,0,me,k,ie.data);M.layerUpdates.size>0&&M.clearLayerUpdates()}else{ye&&Me&&t.texStorage2D(i.TEXTURE_2D,tt,re,Ae[0].width,Ae[0].height);for(let he=0,ze=Ae.length;he<ze;he++)ie=Ae[he],M.format!==Pi?me!==null?ye?Xe&&t.compressedTexSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,ie.data):t.compressedTexImage2D(i.TEXTURE_2D,he,re,ie.width,ie.height,0,ie.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,ie.width,ie.height,me,k,ie.data):t.texImage2D(i.TEXTURE_2D,he,re,ie.width,ie.height,0,me,k,ie.data)}else if(M.isDataArrayTexture)if(ye){if(Me&&t.texStorage3D(i.TEXTURE_2D_ARRAY,tt,re,se.width,se.height,se.depth),Xe)if(M.layerUpdates.size>0){let he=Sp(se.width,se.height,M.format,M.type);for(let ze of M.layerUpdates){let nt=se.data.subarray(ze*he/se.data.BYTES_PER_ELEMENT,(ze+1)*he/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,ze,se.width,se.height,1,me,k,nt)}M.clearLayerUpdates()}else t.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,me,k,se.data)}else t.texImage3D(i.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,me,k,se.data);else if(M.isData3DTexture)ye?(Me&&t.texStorage3D(i.TEXTURE_3D,tt,re,se.width,se.height,se.depth),Xe&&t.texSubImage3D(i.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,me,k,se.data)):t.texImage3D(i.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,me,k,se.data);else if(M.isFramebufferTexture){if(Me)if(ye)t.texStorage2D(i.TEXTURE_2D,tt,re,se.width,se.height);else{let he=se.width,ze=se.height;for(let nt=0;nt<tt;nt++)t.texImage2D(i.TEXTURE_2D,nt,re,he,ze,0,me,k,null),he>>=1,ze>>=1}}else if(M.isHTMLTexture){if("texElementImage2D"in i){let he=i.canvas;if(he.hasAttribute("layoutsubtree")||he.setAttribute("layoutsubtree","true"),se.parentNode!==he){he.appendChild(se),u.add(M),he.onpaint=ze=>{let nt=ze.changedElements;for(let Re of u)nt.includes(Re.image)&&(Re.needsUpdate=!0)},he.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,se);else{let nt=i.RGBA,Re=i.RGBA,dt=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,nt,Re,dt,se)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ye&&Me){let he=Ke(Ae[0]);t.texStorage2D(i.TEXTURE_2D,tt,re,he.width,he.height)}for(let he=0,ze=Ae.length;he<ze;he++)ie=Ae[he],ye?Xe&&t.texSubImage2D(i.TEXTURE_2D,he,0,0,me,k,ie):t.texImage2D(i.TEXTURE_2D,he,re,me,k,ie);M.generateMipmaps=!1}else if(ye){if(Me){let he=Ke(se);t.texStorage2D(i.TEXTURE_2D,tt,re,he.width,he.height)}Xe&&t.texSubImage2D(i.TEXTURE_2D,0,0,0,me,k,se)}else t.texImage2D(i.TEXTURE_2D,0,re,me,k,se);E(M)&&M.mipmapsAutoUpdate===!0&&_(ue),be.__version=ve.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function yn(R,M,q){if(M.image.length!==6)return;let ue=pt(R,M),oe=M.source;t.bindTexture(i.TEXTURE_CUBE_MAP,R.__webglTexture,i.TEXTURE0+q);let ve=n.get(oe);if(oe.version!==ve.__version||ue===!0){t.activeTexture(i.TEXTURE0+q);let be=St.getPrimaries(St.workingColorSpace),ne=M.colorSpace===Qs?null:St.getPrimaries(M.colorSpace),se=M.colorSpace===Qs||be===ne?i.NONE:i.BROWSER_DEFAULT_WEBGL;t.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,M.flipY),t.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,M.premultiplyAlpha),t.pixelStorei(i.UNPACK_ALIGNMENT,M.unpackAlignment),t.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let me=M.isCompressedTexture||M.image[0].isCompressedTexture,k=M.image[0]&&M.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!me&&!k?re[Re]=x(M.image[Re],!0,s.maxCubemapSize):re[Re]=k?M.image[Re].image:M.image[Re],re[Re]=He(M,re[Re]);let ie=re[0],Ae=r.convert(M.format,M.colorSpace),ye=r.convert(M.type),Me=S(M.internalFormat,Ae,ye,M.normalized,M.colorSpace),Xe=M.isVideoTexture!==!0,tt=ve.__version===void 0||ue===!0,he=oe.dataReady,ze=w(M,ie);vt(i.TEXTURE_CUBE_MAP,M);let nt;if(M.isDepthTexture){if(Me=v(M.format===js,M.type),tt)if(Xe)t.texStorage2D(i.TEXTURE_CUBE_MAP,1,Me,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,ie.width,ie.height,0,Ae,ye,null)}else if(me){Xe&&tt&&t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,Me,ie.width,ie.height);for(let Re=0;Re<6;Re++){nt=re[Re].mipmaps;for(let dt=0;dt<nt.length;dt++){let Jt=nt[dt];M.format!==Pi?Ae!==null?Xe?he&&t.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,Jt.width,Jt.height,Ae,Jt.data):t.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,Jt.width,Jt.height,0,Jt.data):Qe("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,0,0,Jt.width,Jt.height,Ae,ye,Jt.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt,Me,Jt.width,Jt.height,0,Ae,ye,Jt.data)}}}else{if(nt=M.mipmaps,Xe&&tt){nt.length>0&&ze++;let Re=Ke(re[0]);t.texStorage2D(i.TEXTURE_CUBE_MAP,ze,Me,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(k){Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,Ae,ye,re[Re].data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,re[Re].width,re[Re].height,0,Ae,ye,re[Re].data);for(let dt=0;dt<nt.length;dt++){let ni=nt[dt].image[Re].image;Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,ni.width,ni.height,Ae,ye,ni.data):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,ni.width,ni.height,0,Ae,ye,ni.data)}}else{Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ye,re[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,Me,Ae,ye,re[Re]);for(let dt=0;dt<nt.length;dt++){let Jt=nt[dt];Xe?he&&t.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,0,0,Ae,ye,Jt.image[Re]):t.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Re,dt+1,Me,Ae,ye,Jt.image[Re])}}}E(M)&&M.mipmapsAutoUpdate===!0&&_(i.TEXTURE_CUBE_MAP),ve.__version=oe.version,M.onUpdate&&M.onUpdate(M)}R.__version=M.version}function Ot(R,M,q,ue,oe,ve){let be=r.convert(q.format,q.colorSpace),ne=r.convert(q.type),se=S(q.internalFormat,be,ne,q.normalized,q.colorSpace),me=n.get(M),k=n.get(q);if(k.__renderTarget=M,!me.__hasExternalTextures){let re=Math.max(1,M.width>>ve),ie=Math.max(1,M.height>>ve);oe===i.TEXTURE_3D||oe===i.TEXTURE_2D_ARRAY?t.texImage3D(oe,ve,se,re,ie,M.depth,0,be,ne,null):t.texImage2D(oe,ve,se,re,ie,0,be,ne,null)}t.bindFramebuffer(i.FRAMEBUFFER,R),Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ue,oe,k.__webglTexture,0,ht(M)):(oe===i.TEXTURE_2D||oe>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ue,oe,k.__webglTexture,ve),t.bindFramebuffer(i.FRAMEBUFFER,null)}function Un(R,M,q){if(i.bindRenderbuffer(i.RENDERBUFFER,R),M.depthBuffer){let ue=M.depthTexture,oe=ue&&ue.isDepthTexture?ue.type:null,ve=v(M.stencilBuffer,oe),be=M.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(M),ve,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(M),ve,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,ve,M.width,M.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,be,i.RENDERBUFFER,R)}else{let ue=M.textures;for(let oe=0;oe<ue.length;oe++){let ve=ue[oe],be=r.convert(ve.format,ve.colorSpace),ne=r.convert(ve.type),se=S(ve.internalFormat,be,ne,ve.normalized,ve.colorSpace);Se(M)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,ht(M),se,M.width,M.height):q?i.renderbufferStorageMultisample(i.RENDERBUFFER,ht(M),se,M.width,M.height):i.renderbufferStorage(i.RENDERBUFFER,se,M.width,M.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function Tt(R,M,q){let ue=M.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(i.FRAMEBUFFER,R),!(M.depthTexture&&M.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(M.depthTexture);oe.__renderTarget=M;let ve=ue?M.depthTexture.image[0]:M.depthTexture.image;(!oe.__webglTexture||ve.width!==M.width||ve.height!==M.height)&&(ve.width=M.width,ve.height=M.height,M.depthTexture.needsUpdate=!0),ue?we(M.depthTexture,0):ge(M.depthTexture,0);let be=oe.__webglTexture,ne=ht(M),se=ue?i.TEXTURE_CUBE_MAP_POSITIVE_X+q:i.TEXTURE_2D,me=M.depthTexture.format===js?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(M.depthTexture.format===$s)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,se,be,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,se,be,0);else if(M.depthTexture.format===js)Se(M)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,me,se,be,0,ne):i.framebufferTexture2D(i.FRAMEBUFFER,me,se,be,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function En(R){let M=n.get(R),q=R.isWebGLCubeRenderTarget===!0;if(M.__boundDepthTexture!==R.depthTexture){let ue=R.depthTexture;if(M.__depthDisposeCallback&&M.__depthDisposeCallback(),ue){let oe=()=>{delete M.__boundDepthTexture,delete M.__depthDisposeCallback,ue.removeEventListener("dispose",oe)};ue.addEventListener("dispose",oe),M.__depthDisposeCallback=oe}M.__boundDepthTexture=ue}if(R.depthTexture&&!M.__autoAllocateDepthBuffer)if(q)for(let ue=0;ue<6;ue++)Tt(M.__webglFramebuffer[ue],R,ue);else R.texture.mipmaps.length>0?Tt(M.__webglFramebuffer[0],R,0):Tt(M.__webglFramebuffer,R,0);else if(q){M.__webglDepthbuffer=[];for(let ue=0;ue<6;ue++)if(t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[ue]),M.__webglDepthbuffer[ue]===void 0)M.__webglDepthbuffer[ue]=i.createRenderbuffer(),Un(M.__webglDepthbuffer[ue],R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer[ue];i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}}else if(R.texture.mipmaps.length>0?t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer[0]):t.bindFramebuffer(i.FRAMEBUFFER,M.__webglFramebuffer),M.__webglDepthbuffer===void 0)M.__webglDepthbuffer=i.createRenderbuffer(),Un(M.__webglDepthbuffer,R,!1);else{let oe=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,ve=M.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,ve),i.framebufferRenderbuffer(i.FRAMEBUFFER,oe,i.RENDERBUFFER,ve)}t.bindFramebuffer(i.FRAMEBUFFER,null)}function ln(R,M,q){let ue=n.get(R);M!==void 0&&Ot(ue.__webglFramebuffer,R,R.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),q!==void 0&&En(R)}function vn(R){let M=R.texture,q=n.get(R),ue=n.get(M);R.addEventListener("dispose",z),U(R);let oe=R.textures,ve=R.isWebGLCubeRenderTarget===!0,be=oe.length>1;if(be||(ue.__webglTexture===void 0&&(ue.__webglTexture=i.createTexture()),ue.__version=M.version,o.memory.textures++),ve){q.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0){q.__webglFramebuffer[ne]=[];for(let se=0;se<M.mipmaps.length;se++)q.__webglFramebuffer[ne][se]=i.createFramebuffer()}else q.__webglFramebuffer[ne]=i.createFramebuffer()}else{if(M.mipmaps.length>0){q.__webglFramebuffer=[];for(let ne=0;ne<M.mipmaps.length;ne++)q.__webglFramebuffer[ne]=i.createFramebuffer()}else q.__webglFramebuffer=i.createFramebuffer();if(be)for(let ne=0,se=oe.length;ne<se;ne++){let me=n.get(oe[ne]);me.__webglTexture===void 0&&(me.__webglTexture=i.createTexture(),o.memory.textures++)}if(R.samples>0&&Se(R)===!1){q.__webglMultisampledFramebuffer=i.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(i.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ne=0;ne<oe.length;ne++){let se=oe[ne];q.__webglColorRenderbuffer[ne]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,q.__webglColorRenderbuffer[ne]);let me=r.convert(se.format,se.colorSpace),k=r.convert(se.type),re=S(se.internalFormat,me,k,se.normalized,se.colorSpace,R.isXRRenderTarget===!0),ie=ht(R);i.renderbufferStorageMultisample(i.RENDERBUFFER,ie,re,R.width,R.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+ne,i.RENDERBUFFER,q.__webglColorRenderbuffer[ne])}i.bindRenderbuffer(i.RENDERBUFFER,null),R.depthBuffer&&(q.__webglDepthRenderbuffer=i.createRenderbuffer(),Un(q.__webglDepthRenderbuffer,R,!0)),t.bindFramebuffer(i.FRAMEBUFFER,null)}}if(ve){t.bindTexture(i.TEXTURE_CUBE_MAP,ue.__webglTexture),vt(i.TEXTURE_CUBE_MAP,M);for(let ne=0;ne<6;ne++)if(M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)Ot(q.__webglFramebuffer[ne][se],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else Ot(q.__webglFramebuffer[ne],R,M,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);E(M)?_(i.TEXTURE_CUBE_MAP):M.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}else if(be){for(let ne=0,se=oe.length;ne<se;ne++){let me=oe[ne],k=n.get(me),re=i.TEXTURE_2D;(R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(re=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(re,k.__webglTexture),vt(re,me),Ot(q.__webglFramebuffer,R,me,i.COLOR_ATTACHMENT0+ne,re,0),E(me)&&_(re)}t.unbindTexture()}else{let ne=i.TEXTURE_2D;if((R.isWebGL3DRenderTarget||R.isWebGLArrayRenderTarget)&&(ne=R.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),t.bindTexture(ne,ue.__webglTexture),vt(ne,M),M.mipmaps.length>0)for(let se=0;se<M.mipmaps.length;se++)Ot(q.__webglFramebuffer[se],R,M,i.COLOR_ATTACHMENT0,ne,se);else Ot(q.__webglFramebuffer,R,M,i.COLOR_ATTACHMENT0,ne,0);E(M)?_(ne):M.mipmaps.length>0&&i.texParameteri(ne,i.TEXTURE_MAX_LEVEL,M.mipmaps.length-1),t.unbindTexture()}R.depthBuffer&&En(R)}function B(R){let M=R.textures;for(let q=0,ue=M.length;q<ue;q++){let oe=M[q];if(E(oe)&&oe.mipmapsAutoUpdate===!0){let ve=C(R),be=n.get(oe).__webglTexture;t.bindTexture(ve,be),_(ve),t.unbindTexture()}}}let Pe=[];function je(R){if(R.samples>0){if(Se(R)===!1){let M=R.textures,q=R.width,ue=R.height,oe=i.COLOR_BUFFER_BIT,ve=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,be=n.get(R),ne=M.length>1;if(ne)for(let me=0;me<M.length;me++)t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,null),t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,null,0);t.bindFramebuffer(i.READ_FRAMEBUFFER,be.__webglMultisampledFramebuffer),R.texture.mipmaps.length>0?t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer[0]):t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglFramebuffer);for(let me=0;me<M.length;me++){if(R.resolveDepthBuffer&&(R.depthBuffer&&(oe|=i.DEPTH_BUFFER_BIT),R.stencilBuffer&&R.resolveStencilBuffer&&(oe|=i.STENCIL_BUFFER_BIT)),ne){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let k=n.get(M[me]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,k,0)}i.blitFramebuffer(0,0,q,ue,0,0,q,ue,oe,i.NEAREST),c===!0&&(Pe.length=0,Pe.push(i.COLOR_ATTACHMENT0+me),R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&Pe.push(ve),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(i.READ_FRAMEBUFFER,null),t.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),ne)for(let me=0;me<M.length;me++){t.bindFramebuffer(i.FRAMEBUFFER,be.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.RENDERBUFFER,be.__webglColorRenderbuffer[me]);let k=n.get(M[me]).__webglTexture;t.bindFramebuffer(i.FRAMEBUFFER,be.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+me,i.TEXTURE_2D,k,0)}t.bindFramebuffer(i.DRAW_FRAMEBUFFER,be.__webglMultisampledFramebuffer)}else if(R.depthBuffer&&R.storeMultisampledDepthBuffer===!1&&c){let M=R.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[M])}}}function ht(R){return Math.min(s.maxSamples,R.samples)}function Se(R){let M=n.get(R);return R.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&M.__useRenderToTexture!==!1}function Vt(R){let M=o.render.frame;h.get(R)!==M&&(h.set(R,M),R.update())}function He(R,M){let q=R.colorSpace,ue=R.format,oe=R.type;return R.isCompressedTexture===!0||R.isVideoTexture===!0||q!==ml&&q!==Qs&&(St.getTransfer(q)===Ft?(ue!==Pi||oe!==vi)&&Qe("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):it("WebGLTextures: Unsupported texture color space:",q)),M}function Ke(R){return typeof HTMLImageElement<"u"&&R instanceof HTMLImageElement?(l.width=R.naturalWidth||R.width,l.height=R.naturalHeight||R.height):typeof VideoFrame<"u"&&R instanceof VideoFrame?(l.width=R.displayWidth,l.height=R.displayHeight):(l.width=R.width,l.height=R.height),l}this.allocateTextureUnit=de,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=fe,this.setTexture2D=ge,this.setTexture2DArray=xe,this.setTexture3D=Ce,this.setTextureCube=we,this.rebindTextures=ln,this.setupRenderTarget=vn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=je,this.setupDepthRenderbuffer=En,this.setupFrameBufferTexture=Ot,this.useMultisampledRTT=Se,this.dispose=W}function yT(i,e){function t(n,s=Qs){let r,o=St.getTransfer(s);if(n===vi)return i.UNSIGNED_BYTE;if(n===Nh)return i.UNSIGNED_SHORT_4_4_4_4;if(n===Uh)return i.UNSIGNED_SHORT_5_5_5_1;if(n===cp)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===hp)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===ap)return i.BYTE;if(n===lp)return i.SHORT;if(n===ga)return i.UNSIGNED_SHORT;if(n===Dh)return i.INT;if(n===ts)return i.UNSIGNED_INT;if(n===xi)return i.FLOAT;if(n===ns)return i.HALF_FLOAT;if(n===up)return i.ALPHA;if(n===dp)return i.RGB;if(n===Pi)return i.RGBA;if(n===$s)return i.DEPTH_COMPONENT;if(n===js)return i.DEPTH_STENCIL;if(n===kh)return i.RED;if(n===Oh)return i.RED_INTEGER;if(n===Tr)return i.RG;if(n===Bh)return i.RG_INTEGER;if(n===zh)return i.RGBA_INTEGER;if(n===Nl||n===Ul||n===kl||n===Ol)if(o===Ft)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Nl)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ul)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===kl)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ol)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Nl)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ul)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===kl)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ol)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===Gh||n===Vh||n===Hh||n===Wh)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===Gh)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===Vh)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Hh)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Wh)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Xh||n===qh||n===$h||n===Yh||n===Zh||n===Bl||n===Kh)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Xh||n===qh)return o===Ft?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===$h)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Yh)return r.COMPRESSED_R11_EAC;if(n===Zh)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Bl)return r.COMPRESSED_RG11_EAC;if(n===Kh)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Jh||n===jh||n===Qh||n===eu||n===tu||n===nu||n===iu||n===su||n===ru||n===ou||n===au||n===lu||n===cu||n===hu)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Jh)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===jh)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Qh)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===eu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===tu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===nu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===iu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===su)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===ru)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===ou)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===au)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===lu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===cu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===hu)return o===Ft?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===uu||n===du||n===fu)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===uu)return o===Ft?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===du)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===fu)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===pu||n===mu||n===zl||n===gu)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===pu)return r.COMPRESSED_RED_RGTC1_EXT;if(n===mu)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===zl)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===gu)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===io?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:t}}var vT=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,xT=`
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

}`,Fp=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new Sl(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Wt({vertexShader:vT,fragmentShader:xT,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new Oe(new Wn(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Dp=class extends _s{constructor(e,t){super();let n=this,s=null,r=1,o=null,a="local-floor",c=1,l=null,h=null,u=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",g=new Fp,m={},x=t.getContextAttributes(),E=null,_=null,C=[],S=[],v=new Ze,w=null,U=null,I=new li;I.viewport=new on;let L=new li;L.viewport=new on;let z=[I,L],V=new Rh,D=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(ee){let ge=C[ee];return ge===void 0&&(ge=new ha,C[ee]=ge),ge.getTargetRaySpace()},this.getControllerGrip=function(ee){let ge=C[ee];return ge===void 0&&(ge=new ha,C[ee]=ge),ge.getGripSpace()},this.getHand=function(ee){let ge=C[ee];return ge===void 0&&(ge=new ha,C[ee]=ge),ge.getHandSpace()};function $(ee){let ge=S.indexOf(ee.inputSource);if(ge===-1)return;let xe=C[ge];xe!==void 0&&(xe.update(ee.inputSource,ee.frame,l||o),xe.dispatchEvent({type:ee.type,data:ee.inputSource}))}function H(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",le);for(let ee=0;ee<C.length;ee++){let ge=S[ee];ge!==null&&(S[ee]=null,C[ee].disconnect(ge))}D=null,W=null,g.reset();for(let ee in m)delete m[ee];if(e.setRenderTarget(E),f=null,d=null,u=null,s=null,_=null,de.stop(),n.isPresenting=!1,e.setPixelRatio(w),e.setSize(v.width,v.height,!1),U!==null){let ee=U.camera;ee.fov=U.fov,ee.zoom=U.zoom,ee.updateProjectionMatrix(),U=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(ee){r=ee,n.isPresenting===!0&&Qe("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(ee){a=ee,n.isPresenting===!0&&Qe("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return l||o},this.setReferenceSpace=function(ee){l=ee},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(s,t)),u},this.getFrame=function(){return p},this.getSession=function(){return s},this.setSession=async function(ee){if(s=ee,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",H),s.addEventListener("inputsourceschange",le),x.xrCompatible!==!0&&await t.makeXRCompatible(),w=e.getPixelRatio(),e.getSize(v),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let xe=null,Ce=null,we=null;x.depth&&(we=x.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,xe=x.stencil?js:$s,Ce=x.stencil?io:ts);let qe={colorFormat:t.RGBA8,depthFormat:we,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(qe),s.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Ci(d.textureWidth,d.textureHeight,{format:Pi,type:vi,depthTexture:new Ys(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,xe),stencilBuffer:x.stencil,colorSpace:e.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let xe={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,xe),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Ci(f.framebufferWidth,f.framebufferHeight,{format:Pi,type:vi,colorSpace:e.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(c),l=null,o=await s.requestReferenceSpace(a),de.setContext(s),de.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function le(ee){for(let ge=0;ge<ee.removed.length;ge++){let xe=ee.removed[ge],Ce=S.indexOf(xe);Ce>=0&&(S[Ce]=null,C[Ce].disconnect(xe))}for(let ge=0;ge<ee.added.length;ge++){let xe=ee.added[ge],Ce=S.indexOf(xe);if(Ce===-1){for(let qe=0;qe<C.length;qe++)if(qe>=S.length){S.push(xe),Ce=qe;break}else if(S[qe]===null){S[qe]=xe,Ce=qe;break}if(Ce===-1)break}let we=C[Ce];we&&we.connect(xe)}}function Z(ee,ge){ge===null?ee.matrixWorld.copy(ee.matrix):ee.matrixWorld.multiplyMatrices(ge.matrixWorld,ee.matrix),ee.matrixWorldInverse.copy(ee.matrixWorld).invert()}this.updateCamera=function(ee){if(s===null)return;let ge=ee.near,xe=ee.far;g.texture!==null&&(g.depthNear>0&&(ge=g.depthNear),g.depthFar>0&&(xe=g.depthFar)),V.near=L.near=I.near=ge,V.far=L.far=I.far=xe,(D!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),D=V.near,W=V.far),V.layers.mask=ee.layers.mask|6,I.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let Ce=ee.parent,we=V.cameras;Z(V,Ce);for(let qe=0;qe<we.length;qe++)Z(we[qe],Ce);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),U===null&&ee.isPerspectiveCamera&&(U={camera:ee,fov:ee.fov,zoom:ee.zoom}),j(ee,V,Ce)};function j(ee,ge,xe){xe===null?ee.matrix.copy(ge.matrixWorld):(ee.matrix.copy(xe.matrixWorld),ee.matrix.invert(),ee.matrix.multiply(ge.matrixWorld)),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.updateMatrixWorld(!0),ee.projectionMatrix.copy(ge.projectionMatrix),ee.projectionMatrixInverse.copy(ge.projectionMatrixInverse),ee.isPerspectiveCamera&&(ee.fov=aa*2*Math.atan(1/ee.projectionMatrix.elements[5]),ee.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(d===null&&f===null))return c},this.setFoveation=function(ee){c=ee,d!==null&&(d.fixedFoveation=ee),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=ee)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(V)},this.getCameraTexture=function(ee){return m[ee]};let te=null;function fe(ee,ge){if(h=ge.getViewerPose(l||o),p=ge,h!==null){let xe=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let Ce=!1;xe.length!==V.cameras.length&&(V.cameras.length=0,Ce=!0);for(let We=0;We<xe.length;We++){let vt=xe[We],pt=null;if(f!==null)pt=f.getViewport(vt);else{let sn=u.getViewSubImage(d,vt);pt=sn.viewport,We===0&&(e.setRenderTargetTextures(_,sn.colorTexture,sn.depthStencilTexture),e.setRenderTarget(_))}let at=z[We];at===void 0&&(at=new li,at.layers.enable(We),at.viewport=new on,z[We]=at),at.matrix.fromArray(vt.transform.matrix),at.matrix.decompose(at.position,at.quaternion,at.scale),at.projectionMatrix.fromArray(vt.projectionMatrix),at.projectionMatrixInverse.copy(at.projectionMatrix).invert(),at.viewport.set(pt.x,pt.y,pt.width,pt.height),We===0&&(V.matrix.copy(at.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Ce===!0&&V.cameras.push(at)}let we=s.enabledFeatures;if(we&&we.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let We=u.getDepthInformation(xe[0]);We&&We.isValid&&We.texture&&g.init(We,s.renderState)}if(we&&we.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let We=0;We<xe.length;We++){let vt=xe[We].camera;if(vt){let pt=m[vt];pt||(pt=new Sl,m[vt]=pt);let at=u.getCameraImage(vt);pt.sourceTexture=at}}}}for(let xe=0;xe<C.length;xe++){let Ce=S[xe],we=C[xe];Ce!==null&&we!==void 0&&we.update(Ce,ge,l||o)}te&&te(ee,ge),ge.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:ge}),p=null}let de=new Ry;de.setAnimationLoop(fe),this.setAnimationLoop=function(ee){te=ee},this.dispose=function(){}}},bT=new ut,By=new ot;By.set(-1,0,0,0,1,0,0,0,1);function _T(i,e){function t(g,m){g.matrixAutoUpdate===!0&&g.updateMatrix(),m.value.copy(g.matrix)}function n(g,m){m.color.getRGB(g.fogColor.value,_p(i)),m.isFog?(g.fogNear.value=m.near,g.fogFar.value=m.far):m.isFogExp2&&(g.fogDensity.value=m.density)}function s(g,m,x,E,_){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(g,m):m.isMeshLambertMaterial?(r(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(g,m),u(g,m)):m.isMeshPhongMaterial?(r(g,m),h(g,m),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(g,m),d(g,m),m.isMeshPhysicalMaterial&&f(g,m,_)):m.isMeshMatcapMaterial?(r(g,m),p(g,m)):m.isMeshDepthMaterial?r(g,m):m.isMeshDistanceMaterial?(r(g,m),y(g,m)):m.isMeshNormalMaterial?r(g,m):m.isLineBasicMaterial?(o(g,m),m.isLineDashedMaterial&&a(g,m)):m.isPointsMaterial?c(g,m,x,E):m.isSpriteMaterial?l(g,m):m.isShadowMaterial?(g.color.value.copy(m.color),g.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(g,m){g.opacity.value=m.opacity,m.color&&g.diffuse.value.copy(m.color),m.emissive&&g.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.bumpMap&&(g.bumpMap.value=m.bumpMap,t(m.bumpMap,g.bumpMapTransform),g.bumpScale.value=m.bumpScale,m.side===Rn&&(g.bumpScale.value*=-1)),m.normalMap&&(g.normalMap.value=m.normalMap,t(m.normalMap,g.normalMapTransform),g.normalScale.value.copy(m.normalScale),m.side===Rn&&g.normalScale.value.negate()),m.displacementMap&&(g.displacementMap.value=m.displacementMap,t(m.displacementMap,g.displacementMapTransform),g.displacementScale.value=m.displacementScale,g.displacementBias.value=m.displacementBias),m.emissiveMap&&(g.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,g.emissiveMapTransform)),m.specularMap&&(g.specularMap.value=m.specularMap,t(m.specularMap,g.specularMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest);let x=e.get(m),E=x.envMap,_=x.envMapRotation;E&&(g.envMap.value=E,g.envMapRotation.value.setFromMatrix4(bT.makeRotationFromEuler(_)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(By),g.reflectivity.value=m.reflectivity,g.ior.value=m.ior,g.refractionRatio.value=m.refractionRatio),m.lightMap&&(g.lightMap.value=m.lightMap,g.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,g.lightMapTransform)),m.aoMap&&(g.aoMap.value=m.aoMap,g.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,g.aoMapTransform))}function o(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform))}function a(g,m){g.dashSize.value=m.dashSize,g.totalSize.value=m.dashSize+m.gapSize,g.scale.value=m.scale}function c(g,m,x,E){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.size.value=m.size*x,g.scale.value=E*.5,m.map&&(g.map.value=m.map,t(m.map,g.uvTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function l(g,m){g.diffuse.value.copy(m.color),g.opacity.value=m.opacity,g.rotation.value=m.rotation,m.map&&(g.map.value=m.map,t(m.map,g.mapTransform)),m.alphaMap&&(g.alphaMap.value=m.alphaMap,t(m.alphaMap,g.alphaMapTransform)),m.alphaTest>0&&(g.alphaTest.value=m.alphaTest)}function h(g,m){g.specular.value.copy(m.specular),g.shininess.value=Math.max(m.shininess,1e-4)}function u(g,m){m.gradientMap&&(g.gradientMap.value=m.gradientMap)}function d(g,m){g.metalness.value=m.metalness,m.metalnessMap&&(g.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,g.metalnessMapTransform)),g.roughness.value=m.roughness,m.roughnessMap&&(g.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,g.roughnessMapTransform)),m.envMap&&(g.envMapIntensity.value=m.envMapIntensity)}function f(g,m,x){g.ior.value=m.ior,m.diffuseRoughness>0&&(g.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),m.sheen>0&&(g.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),g.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(g.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,g.sheenColorMapTransform)),m.sheenRoughnessMap&&(g.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,g.sheenRoughnessMapTransform))),m.clearcoat>0&&(g.clearcoat.value=m.clearcoat,g.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(g.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,g.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(g.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Rn&&g.clearcoatNormalScale.value.negate())),m.dispersion>0&&(g.dispersion.value=m.dispersion),m.retroreflectivity>0&&(g.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(g.iridescence.value=m.iridescence,g.iridescenceIOR.value=m.iridescenceIOR,g.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(g.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,g.iridescenceMapTransform)),m.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),m.transmission>0&&(g.transmission.value=m.transmission,g.transmissionSamplerMap.value=x.texture,g.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(g.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,g.transmissionMapTransform)),g.thickness.value=m.thickness,m.thicknessMap&&(g.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=m.attenuationDistance,g.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(g.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(g.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=m.specularIntensity,g.specularColor.value.copy(m.specularColor),m.specularColorMap&&(g.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,g.specularColorMapTransform)),m.specularIntensityMap&&(g.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,g.specularIntensityMapTransform))}function p(g,m){m.matcap&&(g.matcap.value=m.matcap)}function y(g,m){let x=e.get(m).light;g.referencePosition.value.setFromMatrixPosition(x.matrixWorld),g.nearDistance.value=x.shadow.camera.near,g.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function MT(i,e,t,n){let s={},r={};function o(x,E){let _=E.program;n.uniformBlockBinding(x,_,s[x.id])}function a(x,E){let _=s[x.id];_===void 0&&(p(x),_=c(x),s[x.id]=_,x.addEventListener("dispose",g));let C=E.program;n.updateUBOMapping(x,C);let S=e.render.frame;r[x.id]!==S&&(l(x),r[x.id]=S)}function c(x){let E=i.createBuffer(),_=x.__size,C=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,E),i.bufferData(i.UNIFORM_BUFFER,_,C),i.bindBuffer(i.UNIFORM_BUFFER,null),E}function l(x){let E=s[x.id],_=x.uniforms,C=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,E);for(let S=0,v=_.length;S<v;S++){let w=_[S];if(Array.isArray(w))for(let U=0,I=w.length;U<I;U++)h(w[U],S,U,C);else h(w,S,0,C)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(x,E,_,C){if(d(x,E,_,C)===!0){let S=x.__offset,v=x.value;if(Array.isArray(v)){let w=0;for(let U=0;U<v.length;U++){let I=v[U],L=y(I,!0);u(I,x.__data,w),w+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(v,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,S,x.__data)}}function u(x,E,_){typeof x=="number"||typeof x=="boolean"?E[_]=x:x.isMatrix3?(E[_]=x.elements[0],E[_+1]=x.elements[1],E[_+2]=x.elements[2],E[_+3]=0,E[_+4]=x.elements[3],E[_+5]=x.elements[4],E[_+6]=x.elements[5],E[_+7]=0,E[_+8]=x.elements[6],E[_+9]=x.elements[7],E[_+10]=x.elements[8],E[_+11]=0):ArrayBuffer.isView(x)?E.set(x.subarray(0,E.length-_),_):x.toArray(E,_)}function d(x,E,_,C){let S=x.value,v=E+"_"+_;if(Array.isArray(S)){C[v]===void 0&&(C[v]=[]);let w=C[v],U=!1;for(let I=0;I<S.length;I++)f(S[I],w,I)===!0&&(U=!0);return U}return f(S,C,v)}function f(x,E,_){if(E[_]===void 0)return typeof x=="number"||typeof x=="boolean"?E[_]=x:ArrayBuffer.isView(x)?E[_]=x.slice():E[_]=x.clone(),!0;{let C=E[_];if(typeof x=="number"||typeof x=="boolean"){if(C!==x)return E[_]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(C.equals(x)===!1)return C.copy(x),!0}}return!1}function p(x){let E=x.uniforms,_=0,C=16;for(let v=0,w=E.length;v<w;v++){let U=Array.isArray(E[v])?E[v]:[E[v]];for(let I=0,L=U.length;I<L;I++){let z=U[I],V=Array.isArray(z.value)?z.value:[z.value],D=Array.isArray(E[v])||Array.isArray(z.value),W=_;for(let H=0,le=V.length;H<le;H++){let Z=V[H],j=y(Z,D),te=_%C,fe=te%j.boundary,de=te+fe;_+=fe,de!==0&&C-de<j.storage&&(_+=C-de),H===0&&(W=_),_+=j.storage}let $=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new $((_-W)/Float32Array.BYTES_PER_ELEMENT),z.__offset=W}}let S=_%C;return S>0&&(_+=C-S),x.__size=_,x.__cache={},this}function y(x,E){let _={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(_.boundary=4,_.storage=4):x.isVector2?(_.boundary=8,_.storage=8):x.isVector3||x.isColor?(_.boundary=16,_.storage=12):x.isVector4?(_.boundary=16,_.storage=16):x.isMatrix3?(_.boundary=16,_.storage=48):x.isMatrix4?(_.boundary=16,_.storage=64):x.isTexture?Qe("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(_.boundary=16,_.storage=x.byteLength):Qe("WebGLRenderer: Unsupported uniform value type.",x),E===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function g(x){let E=x.target;E.removeEventListener("dispose",g),i.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var wT=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ps=null;function ST(){return Ps===null&&(Ps=new Jr(wT,16,16,Tr,ns),Ps.name="DFG_LUT",Ps.minFilter=ci,Ps.magFilter=ci,Ps.wrapS=bs,Ps.wrapT=bs,Ps.generateMipmaps=!1,Ps.needsUpdate=!0),Ps}var xu=class{constructor(e={}){let{canvas:t=Q0(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:c=!0,preserveDrawingBuffer:l=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=vi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,g=new Set([zh,Bh,Oh]),m=new Set([vi,ts,ga,io,Nh,Uh]),x=new Uint32Array(4),E=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},C=null,S=null,v=[],w=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Cs,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,z=null,V=null,D=null,W=null;this._outputColorSpace=ai;let $=0,H=0,le=null,Z=-1,j=null,te=new on,fe=new on,de=null,ee=new ce(0),ge=0,xe=t.width,Ce=t.height,we=1,qe=null,ct=null,We=new on(0,0,xe,Ce),vt=new on(0,0,xe,Ce),pt=!1,at=new As,sn=new mh,Zt=!1,yn=!1,Ot=new ut,Un=new P,Tt=new on,En={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ln=!1;function vn(){return le===null?we:1}let B=n;function Pe(T,G){return t.getContext(T,G)}let je,ht,Se,Vt,He,Ke,R,M,q,ue,oe,ve,be,ne,se,me,k,re,ie,Ae,ye,Me,Xe;try{let T={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:c,preserveDrawingBuffer:l,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",ze,!1),t.addEventListener("webglcontextrestored",nt,!1),t.addEventListener("webglcontextcreationerror",Re,!1),B===null){let G="webgl2";if(B=Pe(G,T),B===null)throw Pe(G)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}tt()}catch(T){throw t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),it("WebGLRenderer: "+T.message),T}function tt(){je=new N1(B),je.init(),ye=new yT(B,je),ht=new S1(B,je,e,ye),Se=new mT(B,je),ht.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),V=B.createFramebuffer(),D=B.createFramebuffer(),W=B.createFramebuffer(),Vt=new O1(B),He=new tT,Ke=new gT(B,je,Se,He,ht,ye,Vt),R=new D1(I),M=new zM(B),Me=new M1(B,M),q=new U1(B,M,Vt,Me),ue=new z1(B,q,M,Me,Vt),re=new B1(B,ht,Ke),se=new A1(He),oe=new eT(I,R,je,ht,Me,se),ve=new _T(I,He),be=new iT,ne=new cT(je),k=new _1(I,R,Se,ue,p,c),me=new pT(I,ue,ht),Xe=new MT(B,Vt,ht,Se),ie=new w1(B,je,Vt),Ae=new k1(B,je,Vt),Vt.programs=oe.programs,I.capabilities=ht,I.extensions=je,I.properties=He,I.renderLists=be,I.shadowMap=me,I.state=Se,I.info=Vt}y!==vi&&(U=new V1(y,t.width,t.height,a,s,r));let he=new Dp(I,B);this.xr=he,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let T=je.get("WEBGL_lose_context");T&&T.loseContext()},this.forceContextRestore=function(){let T=je.get("WEBGL_lose_context");T&&T.restoreContext()},this.getPixelRatio=function(){return we},this.setPixelRatio=function(T){T!==void 0&&(we=T,this.setSize(xe,Ce,!1))},this.getSize=function(T){return T.set(xe,Ce)},this.setSize=function(T,G,Q=!0){if(he.isPresenting){Qe("WebGLRenderer: Can't change size while VR device is presenting.");return}xe=T,Ce=G,t.width=Math.floor(T*we),t.height=Math.floor(G*we),Q===!0&&(t.style.width=T+"px",t.style.height=G+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,T,G)},this.getDrawingBufferSize=function(T){return T.set(xe*we,Ce*we).floor()},this.setDrawingBufferSize=function(T,G,Q){xe=T,Ce=G,we=Q,t.width=Math.floor(T*Q),t.height=Math.floor(G*Q),this.setViewport(0,0,T,G)},this.setEffects=function(T){if(y===vi){it("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(T){for(let G=0;G<T.length;G++)if(T[G].isOutputPass===!0){Qe("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(T||[])},this.getCurrentViewport=function(T){return T.copy(te)},this.getViewport=function(T){return T.copy(We)},this.setViewport=function(T,G,Q,Y){T.isVector4?We.set(T.x,T.y,T.z,T.w):We.set(T,G,Q,Y),Se.viewport(te.copy(We).multiplyScalar(vn()).round())},this.getScissor=function(T){return T.copy(vt)},this.setScissor=function(T,G,Q,Y){T.isVector4?vt.set(T.x,T.y,T.z,T.w):vt.set(T,G,Q,Y),Se.scissor(fe.copy(vt).multiplyScalar(vn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(T){Se.setScissorTest(pt=T)},this.setOpaqueSort=function(T){qe=T},this.setTransparentSort=function(T){ct=T},this.getClearColor=function(T){return T.copy(k.getClearColor())},this.setClearColor=function(){k.setClearColor(...arguments)},this.getClearAlpha=function(){return k.getClearAlpha()},this.setClearAlpha=function(){k.setClearAlpha(...arguments)},this.clear=function(T=!0,G=!0,Q=!0){let Y=0;if(T){let K=!1;if(le!==null){let Te=le.texture.format;K=g.has(Te)}if(K){let Te=le.texture.type,Le=m.has(Te),Ee=k.getClearColor(),Fe=k.getClearAlpha(),Ve=Ee.r,rt=Ee.g,xt=Ee.b;Le?(x[0]=Ve,x[1]=rt,x[2]=xt,x[3]=Fe,B.clearBufferuiv(B.COLOR,0,x)):(E[0]=Ve,E[1]=rt,E[2]=xt,E[3]=Fe,B.clearBufferiv(B.COLOR,0,E))}else Y|=B.COLOR_BUFFER_BIT}G&&(Y|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&(Y|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Y!==0&&B.clear(Y)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(T){T.setRenderer(this),z=T},this.dispose=function(){t.removeEventListener("webglcontextlost",ze,!1),t.removeEventListener("webglcontextrestored",nt,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),k.dispose(),be.dispose(),ne.dispose(),Ke.dispose(),He.dispose(),R.dispose(),ue.dispose(),q.dispose(),Me.dispose(),Xe.dispose(),oe.dispose(),he.dispose(),he.removeEventListener("sessionstart",Tc),he.removeEventListener("sessionend",ds),Us.stop()};function ze(T){T.preventDefault(),yp("WebGLRenderer: Context Lost."),L=!0}function nt(){yp("WebGLRenderer: Context Restored."),L=!1;let T=Vt.autoReset,G=me.enabled,Q=me.autoUpdate,Y=me.needsUpdate,K=me.type;tt(),Vt.autoReset=T,me.enabled=G,me.autoUpdate=Q,me.needsUpdate=Y,me.type=K}function Re(T){it("WebGLRenderer: A WebGL context could not be created. Reason: ",T.statusMessage)}function dt(T){let G=T.target;G.removeEventListener("dispose",dt),Jt(G)}function Jt(T){ni(T),He.remove(T)}function ni(T){let G=He.get(T).programs;G!==void 0&&(G.forEach(function(Q){oe.releaseProgram(Q)}),T.isShaderMaterial&&oe.releaseShaderCache(T))}this.renderBufferDirect=function(T,G,Q,Y,K,Te){G===null&&(G=En);let Le=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ee=tl(T,G,Q,Y,K);Se.setMaterial(Y,Le);let Fe=Q.index,Ve=1;if(Y.wireframe===!0){if(Fe=q.getWireframeAttribute(Q),Fe===void 0)return;Ve=2}let rt=Q.drawRange,xt=Q.attributes.position,Ge=rt.start*Ve,bt=(rt.start+rt.count)*Ve;Te!==null&&(Ge=Math.max(Ge,Te.start*Ve),bt=Math.min(bt,(Te.start+Te.count)*Ve)),Fe!==null?(Ge=Math.max(Ge,0),bt=Math.min(bt,Fe.count)):xt!=null&&(Ge=Math.max(Ge,0),bt=Math.min(bt,xt.count));let an=bt-Ge;if(an<0||an===1/0)return;Me.setup(K,Y,Ee,Q,Fe);let Nt,Ut=ie;if(Fe!==null&&(Nt=M.get(Fe),Ut=Ae,Ut.setIndex(Nt)),K.isMesh)Y.wireframe===!0?(Se.setLineWidth(Y.wireframeLinewidth*vn()),Ut.setMode(B.LINES)):Ut.setMode(B.TRIANGLES);else if(K.isLine){let Cn=Y.linewidth;Cn===void 0&&(Cn=1),Se.setLineWidth(Cn*vn()),K.isLineSegments?Ut.setMode(B.LINES):K.isLineLoop?Ut.setMode(B.LINE_LOOP):Ut.setMode(B.LINE_STRIP)}else K.isPoints?Ut.setMode(B.POINTS):K.isSprite&&Ut.setMode(B.TRIANGLES);if(K.isBatchedMesh)if(je.get("WEBGL_multi_draw"))Ut.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Cn=K._multiDrawStarts,ke=K._multiDrawCounts,xn=K._multiDrawCount,wt=Fe?M.get(Fe).bytesPerElement:1,Os=He.get(Y).currentProgram.getUniforms();for(let bn=0;bn<xn;bn++)Os.setValue(B,"_gl_DrawID",bn),Ut.render(Cn[bn]/wt,ke[bn])}else if(K.isInstancedMesh)Ut.renderInstances(Ge,an,K.count);else if(Q.isInstancedBufferGeometry){let Cn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,ke=Math.min(Q.instanceCount,Cn);Ut.renderInstances(Ge,an,ke)}else Ut.render(Ge,an)};function ja(T,G,Q,Y){z!==null&&T.isNodeMaterial&&z.setObject(Y,T),Zt===!0&&se.setState(T,Q,!1),T.transparent===!0&&T.side===Xt&&T.forceSinglePass===!1?(T.side=Rn,T.needsUpdate=!0,fs(T,G,Y),T.side=Ar,T.needsUpdate=!0,fs(T,G,Y),T.side=Xt):fs(T,G,Y)}this.compile=function(T,G,Q=null){Q===null&&(Q=T),z!==null&&z.renderStart(T,G,Q),S=ne.get(Q),S.init(G),w.push(S),Q.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),T!==Q&&T.traverseVisible(function(K){K.isLight&&K.layers.test(G.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),z!==null&&z.updateLights(S.state.lightsArray),yn=this.localClippingEnabled,Zt=se.init(this.clippingPlanes,yn),Zt===!0&&se.setGlobalState(this.clippingPlanes,G),z!==null&&me.render(S.state.shadowsArray,Q,G);let Y=new Set;return T.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Le=0;Le<Te.length;Le++){let Ee=Te[Le];ja(Ee,Q,G,K),Y.add(Ee)}else ja(Te,Q,G,K),Y.add(Te)}),S=w.pop(),z!==null&&z.renderEnd(),Y},this.compileAsync=function(T,G,Q=null){let Y=this.compile(T,G,Q);return new Promise(K=>{function Te(){if(Y.forEach(function(Le){let Fe=He.get(Le).currentProgram;(Fe===void 0||Fe.isReady())&&Y.delete(Le)}),Y.size===0){K(T);return}setTimeout(Te,10)}je.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let Io=null;function uf(T){Io&&Io(T)}function Tc(){Us.stop()}function ds(){Us.start()}let Us=new Ry;Us.setAnimationLoop(uf),typeof self<"u"&&Us.setContext(self),this.setAnimationLoop=function(T){Io=T,he.setAnimationLoop(T),T===null?Us.stop():Us.start()},he.addEventListener("sessionstart",Tc),he.addEventListener("sessionend",ds),this.render=function(T,G){if(G!==void 0&&G.isCamera!==!0){it("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(T,G);let Q=he.enabled===!0&&he.isPresenting===!0,Y=U!==null&&(le===null||Q)&&U.begin(I,le);if(T.matrixWorldAutoUpdate===!0&&T.updateMatrixWorld(),G.parent===null&&G.matrixWorldAutoUpdate===!0&&G.updateMatrixWorld(),he.enabled===!0&&he.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(he.cameraAutoUpdate===!0&&he.updateCamera(G),G=he.getCamera()),T.isScene===!0&&T.onBeforeRender(I,T,G,le),S=ne.get(T,w.length),S.init(G),S.state.textureUnits=Ke.getTextureUnits(),w.push(S),Ot.multiplyMatrices(G.projectionMatrix,G.matrixWorldInverse),G.isArrayCamera?sn.setFromArrayCamera(G):at.setFromProjectionMatrix(Ot,Gi,G.reversedDepth),yn=this.localClippingEnabled,Zt=se.init(this.clippingPlanes,yn),C=be.get(T,v.length),C.init(),v.push(C),this.info.render.frame++,he.enabled===!0&&he.isPresenting===!0){let Le=I.xr.getDepthSensingMesh();Le!==null&&ks(Le,G,-1/0,I.sortObjects)}ks(T,G,0,I.sortObjects),C.finish(),z!==null&&z.updateLights(S.state.lightsArray),I.sortObjects===!0&&C.sort(qe,ct),ln=he.enabled===!1||he.isPresenting===!1||he.hasDepthSensing()===!1,ln&&k.addToRenderList(C,T),this.info.autoReset===!0&&this.info.reset(),Zt===!0&&se.beginShadows();let K=S.state.shadowsArray;if(me.render(K,T,G),Zt===!0&&se.endShadows(),(Y&&U.hasRenderPass())===!1){let Le=C.opaque,Ee=C.transmissive;if(S.setupLights(),G.isArrayCamera){let Fe=G.cameras;if(Ee.length>0)for(let Ve=0,rt=Fe.length;Ve<rt;Ve++){let xt=Fe[Ve];qi(Le,Ee,T,xt)}ln&&k.render(T);for(let Ve=0,rt=Fe.length;Ve<rt;Ve++){let xt=Fe[Ve];Qa(C,T,xt,xt.viewport)}}else Ee.length>0&&qi(Le,Ee,T,G),ln&&k.render(T),Qa(C,T,G)}le!==null&&H===0&&(Ke.updateMultisampleRenderTarget(le),Ke.updateRenderTargetMipmap(le)),Y&&U.end(I),T.isScene===!0&&T.onAfterRender(I,T,G),Me.resetDefaultState(),Z=-1,j=null,w.pop(),w.length>0?(S=w[w.length-1],Ke.setTextureUnits(S.state.textureUnits),Zt===!0&&se.setGlobalState(I.clippingPlanes,S.state.camera)):S=null,v.pop(),v.length>0?C=v[v.length-1]:C=null,z!==null&&z.renderEnd()};function ks(T,G,Q,Y){if(T.visible===!1)return;if(T.layers.test(G.layers)){if(T.isGroup)Q=T.renderOrder;else if(T.isLOD)T.autoUpdate===!0&&T.update(G);else if(T.isLight)S.pushLight(T),T.castShadow&&S.pushShadow(T);else if(T.isSprite){let Le=G.isArrayCamera?sn:at;if(!T.frustumCulled||T.intersectsFrustum(Le)){Y&&Tt.setFromMatrixPosition(T.matrixWorld).applyMatrix4(Ot);let Ee=ue.update(T),Fe=T.material;Fe.visible&&C.push(T,Ee,Fe,Q,Tt.z,null,G)}}else if(T.isMesh||T.isLine||T.isPoints){let Le=G.isArrayCamera?sn:at;if(!T.frustumCulled||T.intersectsFrustum(Le)){let Ee=ue.update(T),Fe=T.material;if(Y&&(T.boundingSphere!==void 0?(T.boundingSphere===null&&T.computeBoundingSphere(),Tt.copy(T.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Tt.copy(Ee.boundingSphere.center)),Tt.applyMatrix4(T.matrixWorld).applyMatrix4(Ot)),Array.isArray(Fe)){let Ve=Ee.groups;for(let rt=0,xt=Ve.length;rt<xt;rt++){let Ge=Ve[rt],bt=Fe[Ge.materialIndex];bt&&bt.visible&&C.push(T,Ee,bt,Q,Tt.z,Ge,G)}}else Fe.visible&&C.push(T,Ee,Fe,Q,Tt.z,null,G)}}}let Te=T.children;for(let Le=0,Ee=Te.length;Le<Ee;Le++)ks(Te[Le],G,Q,Y)}function Qa(T,G,Q,Y){let{opaque:K,transmissive:Te,transparent:Le}=T;S.setupLightsView(Q),Zt===!0&&se.setGlobalState(I.clippingPlanes,Q),Y&&Se.viewport(te.copy(Y)),K.length>0&&cn(K,G,Q),Te.length>0&&cn(Te,G,Q),Le.length>0&&cn(Le,G,Q),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function qi(T,G,Q,Y){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Y.id]===void 0){let Ge=je.has("EXT_color_buffer_half_float")||je.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Y.id]=new Ci(1,1,{generateMipmaps:!0,type:Ge?ns:vi,minFilter:Js,samples:Math.max(4,ht.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}let Te=S.state.transmissionRenderTarget[Y.id],Le=Y.viewport||te;Te.setSize(Le.z*I.transmissionResolutionScale,Le.w*I.transmissionResolutionScale);let Ee=I.getRenderTarget(),Fe=I.getActiveCubeFace(),Ve=I.getActiveMipmapLevel();I.setRenderTarget(Te),I.getClearColor(ee),ge=I.getClearAlpha(),ge<1&&I.setClearColor(16777215,.5),I.clear(),ln&&k.render(Q);let rt=I.toneMapping;I.toneMapping=Cs;let xt=Y.viewport;if(Y.viewport!==void 0&&(Y.viewport=void 0),S.setupLightsView(Y),Zt===!0&&se.setGlobalState(I.clippingPlanes,Y),cn(T,Q,Y),Ke.updateMultisampleRenderTarget(Te),Ke.updateRenderTargetMipmap(Te),je.has("WEBGL_multisampled_render_to_texture")===!1){let Ge=!1;for(let bt=0,an=G.length;bt<an;bt++){let Nt=G[bt],{object:Ut,geometry:Cn,material:ke,group:xn}=Nt;if(ke.side===Xt&&Ut.layers.test(Y.layers)){let wt=ke.side;ke.side=Rn,ke.needsUpdate=!0,fn(Ut,Q,Y,Cn,ke,xn),ke.side=wt,ke.needsUpdate=!0,Ge=!0}}Ge===!0&&(Ke.updateMultisampleRenderTarget(Te),Ke.updateRenderTargetMipmap(Te))}I.setRenderTarget(Ee,Fe,Ve),I.setClearColor(ee,ge),xt!==void 0&&(Y.viewport=xt),I.toneMapping=rt}function cn(T,G,Q){let Y=G.isScene===!0?G.overrideMaterial:null;for(let K=0,Te=T.length;K<Te;K++){let Le=T[K],{object:Ee,geometry:Fe,group:Ve}=Le,rt=Le.material;rt.allowOverride===!0&&Y!==null&&(rt=Y),Ee.layers.test(Q.layers)&&fn(Ee,G,Q,Fe,rt,Ve)}}function fn(T,G,Q,Y,K,Te){z!==null&&K.isNodeMaterial&&z.setObject(T,K),T.onBeforeRender(I,G,Q,Y,K,Te),T.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,T.matrixWorld),T.normalMatrix.getNormalMatrix(T.modelViewMatrix),K.onBeforeRender(I,G,Q,Y,T,Te),K.transparent===!0&&K.side===Xt&&K.forceSinglePass===!1?(K.side=Rn,K.needsUpdate=!0,I.renderBufferDirect(Q,G,Y,K,T,Te),K.side=Ar,K.needsUpdate=!0,I.renderBufferDirect(Q,G,Y,K,T,Te),K.side=Xt):I.renderBufferDirect(Q,G,Y,K,T,Te),T.onAfterRender(I,G,Q,Y,K,Te)}function pn(T){let G=0;for(let Q of T)Q.texture!==null&&G++;return G}function fs(T,G,Q){G.isScene!==!0&&(G=En);let Y=He.get(T),K=S.state.lights,Te=S.state.shadowsArray,Le=K.state.version,Ee=oe.getParameters(T,K.state,Te,G,Q,S.state.lightProbeGridArray),Fe=oe.getProgramCacheKey(Ee),Ve=Y.programs;Y.environment=T.isMeshStandardMaterial||T.isMeshLambertMaterial||T.isMeshPhongMaterial?G.environment:null,Y.fog=G.fog;let rt=T.isMeshStandardMaterial||T.isMeshLambertMaterial&&!T.envMap||T.isMeshPhongMaterial&&!T.envMap;Y.envMap=R.get(T.envMap||Y.environment,rt),Y.envMapRotation=Y.environment!==null&&T.envMap===null?G.environmentRotation:T.envMapRotation,Ve===void 0&&(T.addEventListener("dispose",dt),Ve=new Map,Y.programs=Ve,Y.programVariants=new Map);let xt=Ve.get(Fe);if(xt!==void 0){if(Y.currentProgram===xt&&Y.lightsStateVersion===Le)return el(T,Ee),xt}else Ee.uniforms=oe.getUniforms(T),z!==null&&T.isNodeMaterial&&z.build(T,Q,Ee),T.onBeforeCompile(Ee,I),xt=oe.acquireProgram(Ee,Fe),Ve.set(Fe,xt),Y.uniforms=Ee.uniforms;let Ge=Y.uniforms;return(!T.isShaderMaterial&&!T.isRawShaderMaterial||T.clipping===!0)&&(Ge.clippingPlanes=se.uniform),el(T,Ee),Y.needsLights=hr(T),Y.lightsStateVersion=Le,Y.needsLights&&(Ge.ambientLightColor.value=K.state.ambient,Ge.lightProbe.value=K.state.probe,Ge.sunLights.value=K.state.sun,Ge.sunLightShadows.value=K.state.sunShadow,Ge.directionalLights.value=K.state.directional,Ge.directionalLightShadows.value=K.state.directionalShadow,Ge.spotLights.value=K.state.spot,Ge.spotLightShadows.value=K.state.spotShadow,Ge.rectAreaLights.value=K.state.rectArea,Ge.ltc_1.value=K.state.rectAreaLTC1,Ge.ltc_2.value=K.state.rectAreaLTC2,Ge.pointLights.value=K.state.point,Ge.pointLightShadows.value=K.state.pointShadow,Ge.hemisphereLights.value=K.state.hemi,Ge.sunShadowMatrix.value=K.state.sunShadowMatrix,Ge.sunShadowCascade.value=K.state.sunShadowCascade,Ge.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Ge.spotLightMatrix.value=K.state.spotLightMatrix,Ge.spotLightMap.value=K.state.spotLightMap,Ge.pointShadowMatrix.value=K.state.pointShadowMatrix),Y.numLightProbeGrids=pn(S.state.lightProbeGridArray),Y.currentProgram=xt,Y.uniformsList=null,xt}function _i(T,G,Q,Y,K){let Te=He.get(T),Le=Te.currentProgram.id+","+Y+","+K,Ee=Te.programVariants.get(Le);return Ee===void 0?(Ee=fs(T,G,Q),Te.programVariants.set(Le,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Y,Te.toneMapping=K),Ee}function cr(T){if(T.uniformsList===null){let G=T.currentProgram.getUniforms();T.uniformsList=va.seqWithValue(G.seq,T.uniforms)}return T.uniformsList}function el(T,G){let Q=He.get(T);Q.outputColorSpace=G.outputColorSpace,Q.batching=G.batching,Q.batchingColor=G.batchingColor,Q.instancing=G.instancing,Q.instancingColor=G.instancingColor,Q.instancingMorph=G.instancingMorph,Q.skinning=G.skinning,Q.morphTargets=G.morphTargets,Q.morphNormals=G.morphNormals,Q.morphColors=G.morphColors,Q.morphTargetsCount=G.morphTargetsCount,Q.numClippingPlanes=G.numClippingPlanes,Q.numIntersection=G.numClipIntersection,Q.vertexAlphas=G.vertexAlphas,Q.vertexTangents=G.vertexTangents,Q.toneMapping=G.toneMapping}function tl(T,G,Q,Y,K){G.isScene!==!0&&(G=En),Ke.resetTextureUnits();let Te=G.fog,Le=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial?G.environment:null,Ee=le===null?I.outputColorSpace:le.isXRRenderTarget===!0?le.texture.colorSpace:St.workingColorSpace,Fe=Y.isMeshStandardMaterial||Y.isMeshLambertMaterial&&!Y.envMap||Y.isMeshPhongMaterial&&!Y.envMap,Ve=R.get(Y.envMap||Le,Fe),rt=Y.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,xt=!!Q.attributes.tangent&&(!!Y.normalMap||Y.anisotropy>0),Ge=!!Q.morphAttributes.position,bt=!!Q.morphAttributes.normal,an=!!Q.morphAttributes.color,Nt=Cs;Y.toneMapped&&(le===null||le.isXRRenderTarget===!0)&&(Nt=I.toneMapping);let Ut=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,Cn=Ut!==void 0?Ut.length:0,ke=He.get(Y),xn=S.state.lights;if(Zt===!0&&(yn===!0||T!==j)){let kt=T===j&&Y.id===Z;se.setState(Y,T,kt)}let wt=!1,Os=!1;Y.version===ke.__version?ke.needsLights&&ke.lightsStateVersion!==xn.state.version||K.isBatchedMesh&&ke.batching===!1||!K.isBatchedMesh&&ke.batching===!0||K.isBatchedMesh&&ke.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&ke.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&ke.instancing===!1||!K.isInstancedMesh&&ke.instancing===!0||K.isSkinnedMesh&&ke.skinning===!1||!K.isSkinnedMesh&&ke.skinning===!0||K.isInstancedMesh&&ke.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&ke.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&ke.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&ke.instancingMorph===!1&&K.morphTexture!==null||ke.envMap!==Ve||Y.fog===!0&&ke.fog!==Te||ke.numClippingPlanes!==void 0&&(ke.numClippingPlanes!==se.numPlanes||ke.numIntersection!==se.numIntersection)||ke.vertexAlphas!==rt||ke.vertexTangents!==xt||ke.morphTargets!==Ge||ke.morphNormals!==bt||ke.morphColors!==an||ke.morphTargetsCount!==Cn||ke.numLightProbeGrids!==pn(S.state.lightProbeGridArray)?wt=!0:(ke.outputColorSpace!==Ee||ke.toneMapping!==Nt)&&(Os=!0):(wt=!0,ke.__version=Y.version);let bn=ke.currentProgram;(wt===!0||Os===!0)&&(bn=Os===!0?_i(Y,G,K,Ee,Nt):fs(Y,G,K),z&&Y.isNodeMaterial&&z.onUpdateProgram(Y,bn,ke));let Do=!1,ps=!1,Bs=!1,mt=bn.getUniforms(),hn=ke.uniforms;if(Se.useProgram(bn.program)&&(Do=!0,ps=!0,Bs=!0),Y.id!==Z&&(Z=Y.id,ps=!0),Do||j!==T){Se.buffers.depth.getReversed()&&T.reversedDepth!==!0&&(T._reversedDepth=!0,T.updateProjectionMatrix()),mt.setValue(B,"projectionMatrix",T.projectionMatrix),mt.setValue(B,"viewMatrix",T.matrixWorldInverse);let _n=mt.map.cameraPosition;_n!==void 0&&_n.setValue(B,Un.setFromMatrixPosition(T.matrixWorld)),ht.logarithmicDepthBuffer&&mt.setValue(B,"logDepthBufFC",2/(Math.log(T.far+1)/Math.LN2)),(Y.isMeshPhongMaterial||Y.isMeshToonMaterial||Y.isMeshLambertMaterial||Y.isMeshBasicMaterial||Y.isMeshStandardMaterial||Y.isShaderMaterial)&&mt.setValue(B,"isOrthographic",T.isOrthographicCamera===!0),j!==T&&(j=T,ps=!0,Bs=!0)}if(ke.needsLights&&(xn.state.sunShadowMap.length>0&&mt.setValue(B,"sunShadowMap",xn.state.sunShadowMap,Ke),xn.state.directionalShadowMap.length>0&&mt.setValue(B,"directionalShadowMap",xn.state.directionalShadowMap,Ke),xn.state.spotShadowMap.length>0&&mt.setValue(B,"spotShadowMap",xn.state.spotShadowMap,Ke),xn.state.pointShadowMap.length>0&&mt.setValue(B,"pointShadowMap",xn.state.pointShadowMap,Ke)),K.isSkinnedMesh){mt.setOptional(B,K,"bindMatrix"),mt.setOptional(B,K,"bindMatrixInverse");let kt=K.skeleton;kt&&(kt.boneTexture===null&&kt.computeBoneTexture(),mt.setValue(B,"boneTexture",kt.boneTexture,Ke))}K.isBatchedMesh&&(mt.setOptional(B,K,"batchingTexture"),mt.setValue(B,"batchingTexture",K._matricesTexture,Ke),mt.setOptional(B,K,"batchingIdTexture"),mt.setValue(B,"batchingIdTexture",K._indirectTexture,Ke),mt.setOptional(B,K,"batchingColorTexture"),K._colorsTexture!==null&&mt.setValue(B,"batchingColorTexture",K._colorsTexture,Ke));let ii=Q.morphAttributes;if((ii.position!==void 0||ii.normal!==void 0||ii.color!==void 0)&&re.update(K,Q,bn),(ps||ke.receiveShadow!==K.receiveShadow)&&(ke.receiveShadow=K.receiveShadow,mt.setValue(B,"receiveShadow",K.receiveShadow)),(Y.isMeshStandardMaterial||Y.isMeshLambertMaterial||Y.isMeshPhongMaterial)&&Y.envMap===null&&G.environment!==null&&(hn.envMapIntensity.value=G.environmentIntensity),hn.dfgLUT!==void 0&&(hn.dfgLUT.value=ST()),ps){if(mt.setValue(B,"toneMappingExposure",I.toneMappingExposure),ke.needsLights&&Lo(hn,Bs),Te&&Y.fog===!0&&ve.refreshFogUniforms(hn,Te),ve.refreshMaterialUniforms(hn,Y,we,Ce,S.state.transmissionRenderTarget[T.id]),ke.needsLights&&ke.numLightProbeGrids>0){let kt=_,_n=0;for(let Yn of S.state.lightProbeGridArray)Yn.texture!==null&&(kt.textures[_n]=Yn.texture,kt.min[_n]=Yn.boundingBox.min,kt.max[_n]=Yn.boundingBox.max,kt.resolution[_n]=Yn.resolution,_n++);for(let Yn in kt)kt[Yn].length=_n;hn.probesSH.value=kt.textures,hn.probesMin.value=kt.min,hn.probesMax.value=kt.max,hn.probesResolution.value=kt.resolution}va.upload(B,cr(ke),hn,Ke)}if(Y.isShaderMaterial&&Y.uniformsNeedUpdate===!0&&(va.upload(B,cr(ke),hn,Ke),Y.uniformsNeedUpdate=!1),Y.isSpriteMaterial&&mt.setValue(B,"center",K.center),mt.setValue(B,"modelViewMatrix",K.modelViewMatrix),mt.setValue(B,"normalMatrix",K.normalMatrix),mt.setValue(B,"modelMatrix",K.matrixWorld),Y.uniformsGroups!==void 0){let kt=Y.uniformsGroups;for(let _n=0,Yn=kt.length;_n<Yn;_n++){let Ec=kt[_n];Xe.update(Ec,bn),Xe.bind(Ec,bn)}}return bn}function Lo(T,G){T.ambientLightColor.needsUpdate=G,T.lightProbe.needsUpdate=G,T.sunLights.needsUpdate=G,T.sunLightShadows.needsUpdate=G,T.directionalLights.needsUpdate=G,T.directionalLightShadows.needsUpdate=G,T.pointLights.needsUpdate=G,T.pointLightShadows.needsUpdate=G,T.spotLights.needsUpdate=G,T.spotLightShadows.needsUpdate=G,T.rectAreaLights.needsUpdate=G,T.hemisphereLights.needsUpdate=G}function hr(T){return T.isMeshLambertMaterial||T.isMeshToonMaterial||T.isMeshPhongMaterial||T.isMeshStandardMaterial||T.isShadowMaterial||T.isShaderMaterial&&T.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return le},this.setRenderTargetTextures=function(T,G,Q){let Y=He.get(T);Y.__autoAllocateDepthBuffer=T.resolveDepthBuffer===!1,Y.__autoAllocateDepthBuffer===!1&&(Y.__useRenderToTexture=!1),He.get(T.texture).__webglTexture=G,He.get(T.depthTexture).__webglTexture=Y.__autoAllocateDepthBuffer?void 0:Q,Y.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(T,G){let Q=He.get(T);Q.__webglFramebuffer=G,Q.__useDefaultFramebuffer=G===void 0},this.setRenderTarget=function(T,G=0,Q=0){le=T,$=G,H=Q;let Y=null,K=!1,Te=!1;if(T){let Ee=He.get(T);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(B.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(T.viewport),fe.copy(T.scissor),de=T.scissorTest,Se.viewport(te),Se.scissor(fe),Se.setScissorTest(de),Z=-1;return}else if(Ee.__webglFramebuffer===void 0)Ke.setupRenderTarget(T);else if(Ee.__hasExternalTextures)Ke.rebindTextures(T,He.get(T.texture).__webglTexture,He.get(T.depthTexture).__webglTexture);else if(T.depthBuffer){let rt=T.depthTexture;if(Ee.__boundDepthTexture!==rt){if(rt!==null&&He.has(rt)&&(T.width!==rt.image.width||T.height!==rt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Ke.setupDepthRenderbuffer(T)}}let Fe=T.texture;(Fe.isData3DTexture||Fe.isDataArrayTexture||Fe.isCompressedArrayTexture)&&(Te=!0);let Ve=He.get(T).__webglFramebuffer;T.isWebGLCubeRenderTarget?(Array.isArray(Ve[G])?Y=Ve[G][Q]:Y=Ve[G],K=!0):T.samples>0&&Ke.useMultisampledRTT(T)===!1?Y=He.get(T).__webglMultisampledFramebuffer:Array.isArray(Ve)?Y=Ve[Q]:Y=Ve,te.copy(T.viewport),fe.copy(T.scissor),de=T.scissorTest}else te.copy(We).multiplyScalar(we).floor(),fe.copy(vt).multiplyScalar(we).floor(),de=pt;if(Q!==0&&(Y=V),Se.bindFramebuffer(B.FRAMEBUFFER,Y)&&Se.drawBuffers(T,Y),Se.viewport(te),Se.scissor(fe),Se.setScissorTest(de),K){let Ee=He.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+G,Ee.__webglTexture,Q)}else if(Te){let Ee=G;for(let Fe=0;Fe<T.textures.length;Fe++){let Ve=He.get(T.textures[Fe]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+Fe,Ve.__webglTexture,Q,Ee)}}else if(T!==null&&Q!==0){let Ee=He.get(T.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Ee.__webglTexture,Q)}Z=-1};function Fo(T){let G=He.get(T);return(G.__readFormat!==T.format||G.__readType!==T.type)&&(G.__readFormat=T.format,G.__readType=T.type,G.__formatReadable=ht.textureFormatReadable(T.format),G.__typeReadable=ht.textureTypeReadable(T.type)),G}this.readRenderTargetPixels=function(T,G,Q,Y,K,Te,Le,Ee=0){if(!(T&&T.isWebGLRenderTarget)){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let Fe=He.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Le!==void 0&&(Fe=Fe[Le],Array.isArray(Fe)&&(Fe=Fe[0])),Fe){Se.bindFramebuffer(B.FRAMEBUFFER,Fe);try{let Ve=T.textures[Ee],rt=Ve.format,xt=Ve.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let Ge=Fo(Ve);if(Ge.__formatReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ge.__typeReadable===!1){it("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}G>=0&&G<=T.width-Y&&Q>=0&&Q<=T.height-K&&B.readPixels(G,Q,Y,K,ye.convert(rt),ye.convert(xt),Te)}finally{let Ve=le!==null?He.get(le).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,Ve)}}},this.readRenderTargetPixelsAsync=async function(T,G,Q,Y,K,Te,Le,Ee=0){if(!(T&&T.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let Fe=He.get(T).__webglFramebuffer;if(T.isWebGLCubeRenderTarget&&Le!==void 0&&(Fe=Fe[Le],Array.isArray(Fe)&&(Fe=Fe[0])),Fe)if(G>=0&&G<=T.width-Y&&Q>=0&&Q<=T.height-K){Se.bindFramebuffer(B.FRAMEBUFFER,Fe);let Ve=T.textures[Ee],rt=Ve.format,xt=Ve.type;T.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Ee);let Ge=Fo(Ve);if(Ge.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ge.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let bt=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,bt),B.bufferData(B.PIXEL_PACK_BUFFER,Te.byteLength,B.STREAM_READ),B.readPixels(G,Q,Y,K,ye.convert(rt),ye.convert(xt),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let an=le!==null?He.get(le).__webglFramebuffer:null;Se.bindFramebuffer(B.FRAMEBUFFER,an);let Nt=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await ty(B,Nt,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,bt),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,Te),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(bt),B.deleteSync(Nt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(T,G=null,Q=0){let Y=Math.pow(2,-Q),K=Math.floor(T.image.width*Y),Te=Math.floor(T.image.height*Y),Le=G!==null?G.x:0,Ee=G!==null?G.y:0;Ke.setTexture2D(T,0),B.copyTexSubImage2D(B.TEXTURE_2D,Q,0,0,Le,Ee,K,Te),Se.unbindTexture()},this.copyTextureToTexture=function(T,G,Q=null,Y=null,K=0,Te=0){let Le,Ee,Fe,Ve,rt,xt,Ge,bt,an,Nt=T.isCompressedTexture?T.mipmaps[Te]:T.image;if(Q!==null)Le=Q.max.x-Q.min.x,Ee=Q.max.y-Q.min.y,Fe=Q.isBox3?Q.max.z-Q.min.z:1,Ve=Q.min.x,rt=Q.min.y,xt=Q.isBox3?Q.min.z:0;else{let mt=Math.pow(2,-K);Le=Math.floor(Nt.width*mt),Ee=Math.floor(Nt.height*mt),T.isDataArrayTexture?Fe=Nt.depth:T.isData3DTexture?Fe=Math.floor(Nt.depth*mt):Fe=1,Ve=0,rt=0,xt=0}Y!==null?(Ge=Y.x,bt=Y.y,an=Y.z):(Ge=0,bt=0,an=0);let Ut=ye.convert(G.format),Cn=ye.convert(G.type),ke;G.isData3DTexture?(Ke.setTexture3D(G,0),ke=B.TEXTURE_3D):G.isDataArrayTexture||G.isCompressedArrayTexture?(Ke.setTexture2DArray(G,0),ke=B.TEXTURE_2D_ARRAY):(Ke.setTexture2D(G,0),ke=B.TEXTURE_2D),Se.activeTexture(B.TEXTURE0),Se.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,G.flipY),Se.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,G.premultiplyAlpha),Se.pixelStorei(B.UNPACK_ALIGNMENT,G.unpackAlignment);let xn=Se.getParameter(B.UNPACK_ROW_LENGTH),wt=Se.getParameter(B.UNPACK_IMAGE_HEIGHT),Os=Se.getParameter(B.UNPACK_SKIP_PIXELS),bn=Se.getParameter(B.UNPACK_SKIP_ROWS),Do=Se.getParameter(B.UNPACK_SKIP_IMAGES);Se.pixelStorei(B.UNPACK_ROW_LENGTH,Nt.width),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Nt.height),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,Ve),Se.pixelStorei(B.UNPACK_SKIP_ROWS,rt),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,xt);let ps=T.isDataArrayTexture||T.isData3DTexture,Bs=G.isDataArrayTexture||G.isData3DTexture;if(T.isDepthTexture){let mt=He.get(T),hn=He.get(G),ii=He.get(mt.__renderTarget),kt=He.get(hn.__renderTarget);Se.bindFramebuffer(B.READ_FRAMEBUFFER,ii.__webglFramebuffer),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,kt.__webglFramebuffer);for(let _n=0;_n<Fe;_n++)ps&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,He.get(T).__webglTexture,K,xt+_n),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,He.get(G).__webglTexture,Te,an+_n)),B.blitFramebuffer(Ve,rt,Ve+Le,rt+Ee,Ge,bt,Ge+Le,bt+Ee,B.DEPTH_BUFFER_BIT,B.NEAREST);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(K!==0||T.isRenderTargetTexture||He.has(T)){let mt=He.get(T),hn=He.get(G);Se.bindFramebuffer(B.READ_FRAMEBUFFER,D),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let ii=0;ii<Fe;ii++)ps?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,mt.__webglTexture,K,xt+ii):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,mt.__webglTexture,K),Bs?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,hn.__webglTexture,Te,an+ii):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,hn.__webglTexture,Te),K!==0?B.blitFramebuffer(Ve,rt,Ve+Le,rt+Ee,Ge,bt,Ge+Le,bt+Ee,B.COLOR_BUFFER_BIT,B.NEAREST):Bs?B.copyTexSubImage3D(ke,Te,Ge,bt,an+ii,Ve,rt,Le,Ee):B.copyTexSubImage2D(ke,Te,Ge,bt,Ve,rt,Le,Ee);Se.bindFramebuffer(B.READ_FRAMEBUFFER,null),Se.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else Bs?T.isDataTexture||T.isData3DTexture?B.texSubImage3D(ke,Te,Ge,bt,an,Le,Ee,Fe,Ut,Cn,Nt.data):G.isCompressedArrayTexture?B.compressedTexSubImage3D(ke,Te,Ge,bt,an,Le,Ee,Fe,Ut,Nt.data):B.texSubImage3D(ke,Te,Ge,bt,an,Le,Ee,Fe,Ut,Cn,Nt):T.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,Te,Ge,bt,Le,Ee,Ut,Cn,Nt.data):T.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,Te,Ge,bt,Nt.width,Nt.height,Ut,Nt.data):B.texSubImage2D(B.TEXTURE_2D,Te,Ge,bt,Le,Ee,Ut,Cn,Nt);Se.pixelStorei(B.UNPACK_ROW_LENGTH,xn),Se.pixelStorei(B.UNPACK_IMAGE_HEIGHT,wt),Se.pixelStorei(B.UNPACK_SKIP_PIXELS,Os),Se.pixelStorei(B.UNPACK_SKIP_ROWS,bn),Se.pixelStorei(B.UNPACK_SKIP_IMAGES,Do),Te===0&&G.generateMipmaps===!0&&G.mipmapsAutoUpdate===!0&&B.generateMipmap(ke),Se.unbindTexture()},this.initRenderTarget=function(T){He.get(T).__webglFramebuffer===void 0&&Ke.setupRenderTarget(T)},this.initTexture=function(T){T.isCubeTexture?Ke.setTextureCube(T,0):T.isData3DTexture?Ke.setTexture3D(T,0):T.isDataArrayTexture||T.isCompressedArrayTexture?Ke.setTexture2DArray(T,0):Ke.setTexture2D(T,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,le=null,Se.reset(),Me.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Gi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}};var Ln={fingers:0,palm:5,force:6,torque:9,closure:12,recipe:13,owner:14,tracks:15},wu={1008:"The server closed the connection",1011:"The simulation failed",4404:"There is no such scene",4503:"The server is full"},ti={unconverged:1,unstable:2,snapped:4,taut:8,frozen:16,unsolved:32,leapt:64,asleep:1<<31},Su=["sense","predict","solve","correct","feel","publish"],Kt={haptic:0,hapticP50:1,hapticP99:2,simWanted:3,simHeld:4,stepP50:5,stepP99:6,speed:7,stage:8,dropped:14,viewers:15},Up=104,ao=7,Au=11,Mu=class{seq=-1;time=0;step=0;echo=0;floats=new Float32Array(0);words=new Uint32Array(0);rates=new Float32Array(16);bodies=[];holds=[];hands=[];probes={at:0,count:0};contacts={at:0,count:0,known:!1};read(e){let t=e.byteLength;if(t<Up||t%4!==0)return!1;let n=new DataView(e);if(n.getUint8(0)!==1||n.getUint8(1)!==1)return!1;let s=n.getUint16(2,!0),r=n.getUint16(24,!0),o=n.getUint16(26,!0),a=n.getUint32(28,!0);if(!AT(n,s,r,o,a))return!1;this.floats=new Float32Array(e),this.words=new Uint32Array(e),this.seq=n.getUint32(4,!0),this.time=n.getFloat64(8,!0),this.step=n.getUint32(16,!0)+2**32*n.getUint32(20,!0);for(let l=0;l<16;l++)this.rates[l]=n.getFloat32(32+4*l,!0);this.echo=n.getFloat64(96,!0);let c=Up;Np(this.bodies,s,()=>({flags:0,count:0,at:0}));for(let l of this.bodies)l.flags=n.getUint32(c,!0),l.count=n.getUint32(c+4,!0),l.at=(c+8)/4,c+=8+4*ao*l.count;Np(this.holds,r,()=>({body:0,index:0,target:0,wrench:0}));for(let l of this.holds)l.body=n.getUint16(c,!0),l.index=n.getUint16(c+2,!0),l.target=(c+4)/4,l.wrench=l.target+ao,c+=60;Np(this.hands,o,()=>({hand:0,mine:!1,body:0,place:0,ghost:0,proxy:0,wrench:0}));for(let l of this.hands)l.hand=n.getUint8(c),l.mine=n.getUint8(c+1)===1,l.body=n.getUint16(c+2,!0),l.place=n.getFloat32(c+4,!0),l.ghost=(c+8)/4,l.proxy=l.ghost+ao,l.wrench=l.proxy+ao,c+=88;return this.probes.at=c/4,this.probes.count=a,c+=4*a,this.contacts.known=c<t,this.contacts.count=c<t?n.getUint32(c,!0):0,this.contacts.at=c/4+1,!0}};function AT(i,e,t,n,s){let r=Up;for(let o=0;o<e;o++){if(r+8>i.byteLength)return!1;r+=8+4*ao*i.getUint32(r+4,!0)}return r+=60*t+88*n+4*s,r===i.byteLength||r+4<=i.byteLength&&r+4+4*Au*i.getUint32(r,!0)===i.byteLength}function Np(i,e,t){for(;i.length<e;)i.push(t());i.length=e}var TT=new DataView(new ArrayBuffer(40));function Gy(i,e,t,n){let s=TT;s.setUint8(0,1),s.setUint8(1,i),s.setUint16(2,e&65535,!0);for(let r=0;r<ao;r++)s.setFloat32(4+4*r,t[r],!0);return s.setFloat64(32,n,!0),s.buffer}var ET=new DataView(new ArrayBuffer(48));function Vy(i,e,t,n,s,r){let o=ET;o.setUint8(0,2),o.setUint8(1,i),o.setUint16(2,e&65535,!0);for(let a=0;a<ao;a++)o.setFloat32(4+4*a,t[a],!0);return o.setFloat64(32,n,!0),o.setFloat32(40,s,!0),o.setUint8(44,r),o.buffer}function ql(i){if(!i)return new Uint8Array(0);try{let e=atob(i),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t}catch{return new Uint8Array(0)}}function Er(i){let e=ql(i);return new Float32Array(e.buffer,0,e.length>>2)}function Tu(i){let e=ql(i);return new Uint32Array(e.buffer,0,e.length>>2)}var is=10,zy=16;function Hy(i){let e=ql(i),t=Math.max(0,Math.floor((e.length-8)/zy)),n=new Float32Array(is*t);if(t===0)return n;let s=new DataView(e.buffer),r=s.getFloat32(0,!0)/32767,o=s.getFloat32(4,!0)/255;for(let a=0,c=8,l=0;a<t;a++,c+=zy,l+=is){n[l]=s.getUint32(c,!0);for(let y=0;y<3;y++)n[l+1+y]=r*s.getInt16(c+4+2*y,!0);let h=s.getInt8(c+10),u=s.getInt8(c+11),d=s.getInt8(c+12),f=s.getInt8(c+13),p=Math.hypot(h,u,d,f)||1;n[l+4]=h/p,n[l+5]=u/p,n[l+6]=d/p,n[l+7]=f/p,n[l+8]=o*e[c+14],n[l+9]=e[c+15]}return n}var CT=104,Eu=30,Wy=300/360*2*Math.PI,Cu=60,RT=110,Ls=class{largest=0;seen=0;of(e,t){let n=Math.exp(-Math.min(1e3,t-this.seen)/2e4);return this.seen=t,this.largest=Math.max(this.largest*n,e),this.largest>0?Math.sqrt(e/this.largest):0}},Ru=class{constructor(e,t,n){this.unit=n;this.el=O("div",{class:`figure ${t}`,"aria-hidden":"true"}),e.append(this.el)}unit;el;mean=0;seen=0;read=0;show(e,t,n,s){let r=Math.abs(e-this.mean)>.3*this.mean;this.mean+=(e-this.mean)*(r?1:1-Math.exp(-(t-this.seen)/100)),this.seen=t,t-this.read>RT&&(this.read=t,Ye(this.el,mn(this.mean,this.unit)));let o=4*(this.el.textContent?.length??8)+8,a=Math.min(Math.max(n,o),Math.max(o,innerWidth-o));this.el.style.transform=`translate(${Math.round(a)}px, ${Math.round(s)}px)`,ft(this.el,"shown",!0)}showBeyond(e,t,n,s,r,o){let a=Math.hypot(r-n,o-s)||1,c=(r-n)/a,l=(o-s)/a,h=4*(this.el.textContent?.length??8)+10;this.show(e,t,r+c*(h+4),o+l*18)}hide(){ft(this.el,"shown",!1)}},Pu=Op("#d6451b"),Iu=Op("#6a4fd0"),wa=Op("#0f8a7a");function Op(i){return new gi({color:i,toneMapped:!1,depthTest:!1,transparent:!0})}var co=class{group=new Ht;shaft=new Oe(new jn(1,1,1,12).rotateX(Math.PI/2).translate(0,0,.5),Pu);head=new Oe(new _r(1,2.6,16).rotateX(Math.PI/2).translate(0,0,1.3),Pu);arc=new Oe(new yi(1,.055,8,Cu,Wy),Iu);arcHead=new Oe(new _r(.17,.42,14),Iu);force;torque;constructor(e){this.force=new Ru(e,"force","N"),this.torque=new Ru(e,"torque","N m"),this.group.add(this.shaft,this.head,this.arc,this.arcHead);for(let t of[this.shaft,this.head,this.arc,this.arcHead])t.renderOrder=60,t.frustumCulled=!1;this.arc.geometry.setIndex(PT(8,Cu))}show(e,t,n,s,r,o,a,c){this.group.visible=!0;let l=s.pixel(s.depth(n.x,n.y,n.z)),h=this.showForce(Lu.set(e[t+3],e[t+4],e[t+5]),n,l,r,a,c);this.showTorque(Lu.set(e[t],e[t+1],e[t+2]),n,l,o,a,c,h?-1:1)}hide(){this.group.visible=!1,this.force.hide(),this.torque.hide()}dispose(){this.group.removeFromParent();for(let e of[this.shaft,this.head,this.arc,this.arcHead])e.geometry.dispose();this.force.el.remove(),this.torque.el.remove()}showForce(e,t,n,s,r,o){let a=e.length(),c=s.of(a,r),l=a>1e-9&&c>.03;if(this.shaft.visible=this.head.visible=l,!l)return this.force.hide(),!1;let h=Math.max(14,CT*c);lo.setFromUnitVectors(Xy,e.divideScalar(a)),this.shaft.position.copy(t),this.shaft.quaternion.copy(lo),this.shaft.scale.set(1.9*n,1.9*n,(h-13)*n),this.head.position.copy(t).addScaledVector(e,(h-13)*n),this.head.quaternion.copy(lo),this.head.scale.setScalar(5.2*n);let[u,d]=o(t),[f,p]=o(kp.copy(t).addScaledVector(e,h*n));return this.force.showBeyond(a,r,u,d,f,p),p>d+12}showTorque(e,t,n,s,r,o,a){let c=e.length(),l=s.of(c,r),h=c>1e-12&&l>.06;if(this.arc.visible=this.arcHead.visible=h,!h)return this.torque.hide();lo.setFromUnitVectors(Xy,e.divideScalar(c));let u=Math.max(8,Math.round(Cu*l)),d=Wy*u/Cu;this.arc.geometry.setDrawRange(0,u*8*6),this.arc.position.copy(t),this.arc.quaternion.copy(lo),this.arc.scale.setScalar(Eu*n),kp.set(Math.cos(d),Math.sin(d),0),this.arcHead.position.copy(kp).multiplyScalar(Eu*n).applyQuaternion(lo).add(t),_a.set(-Math.sin(d),Math.cos(d),0).applyQuaternion(lo),this.arcHead.quaternion.setFromUnitVectors(IT,_a),this.arcHead.scale.setScalar(Eu*n);let[f,p]=o(t);this.torque.show(c,r,f,p+a*(Eu+16))}};function PT(i,e){let t=[];for(let n=1;n<=e;n++)for(let s=1;s<=i;s++){let r=(e+1)*s+n-1,o=(e+1)*(s-1)+n-1;t.push(r,o,r+1,o,o+1,r+1)}return new Ue(new Uint16Array(t),1)}var Cr=24,Ma=class{mesh;positions=new Float32Array(6*(Cr+1));constructor(){let e=new Je;e.setAttribute("position",new Ue(this.positions,3).setUsage(Qn));let t=new Float32Array(4*(Cr+1)),n=[];for(let s=0;s<=Cr;s++)t.set([-1,s/Cr,1,s/Cr],4*s),s<Cr&&n.push(2*s,2*s+1,2*s+2,2*s+2,2*s+1,2*s+3);e.setAttribute("place",new Ue(t,2)),e.setIndex(n),this.mesh=new Oe(e,new Wt({transparent:!0,depthTest:!1,depthWrite:!1,side:Xt,toneMapped:!1,uniforms:{colour:{value:new ce}},vertexShader:"attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`})),this.mesh.renderOrder=50,this.mesh.frustumCulled=!1}stretch(e,t,n){_a.copy(t).sub(e);let s=n.pixel(n.depth(e.x,e.y,e.z)),r=_a.length()/s;if(this.mesh.visible=r>2,!this.mesh.visible)return;Lu.copy(n.camera.position).sub(e).cross(_a).normalize();let o=Math.max(.3,1/(1+r/130));for(let a=0;a<=Cr;a++){let c=a/Cr,l=(.9+3.4*(o+(1-o)*(2*c-1)**6))*s;for(let h=0;h<3;h++){let u=e.getComponent(h)+_a.getComponent(h)*c,d=Lu.getComponent(h)*l;this.positions[6*a+h]=u-d,this.positions[6*a+3+h]=u+d}}this.mesh.geometry.getAttribute("position").needsUpdate=!0}},Xy=new P(0,0,1),IT=new P(0,1,0),Lu=new P,kp=new P,_a=new P,lo=new st;var LT=.25,qy=[0,-.28,.45],FT=[.008,-.268,.225],Du=class{constructor(e,t){this.gloves=e;this.efforts=e.map(()=>new co(t)),this.group.add(this.band.mesh,...this.efforts.map(n=>n.group))}gloves;group=new Ht;efforts;band=new Ma;forces=new Ls;torques=new Ls;show(e,t,n,s,r,o){this.gloves.forEach((l,h)=>{let u=e.bodies[l.bodies[0]],d=e.probes.at+l.probes,f=e.floats;for(let y=0;y<3;y++)ho[y]=f[d+Ln.torque+y],ho[3+y]=f[d+Ln.force+y];let p=Math.hypot(ho[3],ho[4],ho[5]);if(!t||!u||u.count===0||!(p>LT))return this.efforts[h].hide();ho.fill(0,0,3),this.efforts[h].show(ho,0,DT(f,u.at,l,Fu),n,this.forces,this.torques,s,r)});let a=o&&this.gloves[o.hand],c=a&&e.bodies[a.bodies[0]];this.band.mesh.visible=!1,!(!c||c.count===0)&&($y(e.floats,c.at,FT,a.size,a.side==="left",Fu),this.band.mesh.material.uniforms.colour.value.copy(wa.color).convertLinearToSRGB(),Fu.distanceTo(o.at)>.06*a.size&&this.band.stretch(Fu,o.at,n))}dispose(){this.group.removeFromParent();for(let e of this.efforts)e.dispose();this.band.mesh.geometry.dispose(),this.band.mesh.material.dispose()}},DT=(i,e,t,n)=>$y(i,e,[.008,.012,-.225],t.size,t.side==="left",n);function $y(i,e,[t,n,s],r,o,a){return a.set(o?-t:t,n,s).multiplyScalar(r).applyQuaternion(UT.fromArray(i,e+3).normalize()).add(NT.fromArray(i,e))}var Fu=new P,NT=new P,UT=new st,ho=new Float32Array(6);var kT=15,OT=100,Bp=.009,BT=.0011,zT=.45,GT=60,VT=160,zp=[.5,2],HT=.8,WT=4,XT="power",ku=()=>navigator.maxTouchPoints>0&&matchMedia("(hover: none)").matches,Uu=class{constructor(e,t,n){this.stage=e;this.link=t;this.events=n;let s={signal:this.stop.signal};addEventListener("blur",()=>this.relax(),s),document.addEventListener("visibilitychange",()=>document.hidden&&this.leave(),s)}stage;link;events;hand=0;state="idle";recipe=0;closure=0;scripted=!1;rest=0;wish={};gloves=[];client=0;replay=!1;position=new P;rotation=new st;pointer={id:-1,x:0,y:0,downX:0,downY:0,inside:!1,drags:!1};held=new Set;retaken=-1/0;tries=0;then="parked";timer=0;sent=0;ticked=0;event=0;fresh=!1;stop=new AbortController;dispose(){this.leave(),this.stop.abort()}get info(){return this.gloves[this.hand]}get count(){return this.gloves.length}get mine(){return this.state==="parked"||this.state==="following"}get isClosing(){return this.held.size>0}load(e){this.gloves=e.hands??[],this.client=e.client??this.client,this.replay=e.replay!==void 0,this.hand>=this.gloves.length&&(this.hand=0),(!(this.state==="asked"||this.mine&&this.info?.owner===this.client)||!this.info)&&this.forget()}choose(e){e===this.hand||!this.gloves[e]||(this.leave(),this.hand=e,this.copy(),this.events.changed())}take(e="following",t=this.hand){if(this.choose(t),!(!this.info||this.replay)){if(this.mine)return this.become(e);this.then=e,this.state!=="asked"&&(this.tries=0,this.link.send({type:"take",hand:t}),this.become("asked"))}}toggle(){let e=ku()?"parked":"following";this.state===e||this.state==="asked"?this.leave():this.take(e)}leave(){this.state!=="idle"&&(this.link.send({type:"leave",hand:this.hand}),this.forget())}forget(){this.held.clear(),this.wish={},this.pointer.drags=!1,clearInterval(this.timer),this.timer=0,this.copy(),this.become("idle")}lost(){let{state:e}=this,t=this.mine&&performance.now()-this.retaken>5e3;return this.forget(),t?(this.retaken=performance.now(),this.take(e),!0):!1}refused(){let e=this.info!==void 0&&this.info.owner!==0&&this.info.owner!==this.client;return this.state!=="asked"||e||this.tries++>=4?(this.forget(),!1):(window.setTimeout(()=>this.state==="asked"&&this.link.send({type:"take",hand:this.hand}),250),!0)}taken(e,t,n,s,r){let o=this.gloves[e];if(o){if(Object.assign(o,{owner:t,wrist:n,recipe:s,closure:r}),e!==this.hand)return this.events.changed();this.state==="asked"&&t===this.client?this.begin():this.mine||this.copy(),this.events.changed()}}follow(e,t,n){this.scripted=n,!(this.mine||!this.info)&&(this.closure=this.rest=Number.isFinite(e)?e:0,this.info.recipes[t]&&(this.recipe=t))}setRecipe(e){this.info?.recipes[e]&&(this.recipe=e,this.mine||(this.wish.recipe=e,this.take("parked")),this.moved(performance.now()),this.events.changed())}setClosure(e){this.rest=e,this.mine||(this.wish.rest=e,this.take("parked")),this.moved(performance.now())}squeeze(e,t){t&&!this.mine&&this.take("parked");let n=this.isClosing;t?this.held.add(e):this.held.delete(e),n!==this.isClosing&&(n&&(this.rest=0),this.events.changed())}squeezed(e){return this.held.has(e)}nudge(e,t,n){if(!this.info)return;let s=.08*this.info.size,{across:r,up:o,away:a}=this.axes();this.position.addScaledVector(r,s*e).addScaledVector(o,s*t).addScaledVector(a,s*n),this.moved(performance.now())}turn(e,t,n){this.grasp(uo);let{across:s,sight:r}=this.axes();Zy.setFromAxisAngle(Yy,e).multiply(Ky.setFromAxisAngle(s,t)).multiply(Ky.setFromAxisAngle(r,n)),this.rotation.premultiply(Zy).normalize(),this.position.sub(this.grasp(Rr)).add(uo),this.moved(performance.now())}down(e,t){return this.state==="following"&&e.pointerType!=="touch"?e.button!==0?!1:(this.pointer.id=e.pointerId,this.squeeze("button",!0),!0):t<0||e.button!==0||this.pointer.drags?!1:(Object.assign(this.pointer,{id:e.pointerId,x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,drags:!0,inside:!0}),this.take("parked",t),!0)}move(e,t){let n=this.pointer;if(!(n.drags&&e.pointerId===n.id)&&(this.state!=="following"||e.pointerType==="touch"))return!1;let{x:r,y:o}=n,a=e.clientX-r,c=e.clientY-o,l=!n.inside;return n.x=e.clientX,n.y=e.clientY,n.inside=!0,t||l||!this.mine?!t:(e.shiftKey?this.turn(a*Bp,c*Bp,0):e.altKey?this.turn(0,0,(a-c)*Bp):this.come(r,o,e.timeStamp),!0)}up(e){let t=this.pointer;return e.pointerId!==t.id?!1:(t.id=-1,this.squeeze("button",!1),t.drags?(t.drags=!1,Math.hypot(t.x-t.downX,t.y-t.downY)<WT&&e.type==="pointerup"&&e.pointerType!=="touch"&&this.take("following"),!0):this.mine)}gone(){this.pointer.inside=!1}wheel(e){return!this.mine||this.state==="parked"&&!this.pointer.drags||!this.info?!1:(this.position.addScaledVector(this.axes().away,-e*BT*this.info.size),this.moved(performance.now()),!0)}asked(){return this.mine?{hand:this.hand,at:this.grasp(qT)}:null}begin(){this.copy();let e=this.info.recipes.indexOf("open"),t=this.info.recipes.indexOf(XT);this.recipe===e&&t>=0&&(this.recipe=t),this.recipe=this.wish.recipe??this.recipe,this.rest=this.wish.rest??this.rest,this.wish={},this.become(this.then),this.pointer.inside=this.pointer.drags,this.ticked=performance.now(),this.fresh=!0,clearInterval(this.timer),this.timer=window.setInterval(this.tick,kT)}copy(){let{info:e}=this;e&&(this.position.fromArray(e.wrist),this.rotation.fromArray(e.wrist,3).normalize(),this.closure=this.rest=e.closure,this.recipe=Math.max(0,e.recipes.indexOf(e.recipe)))}become(e){this.state!==e&&(this.state=e,e==="following"&&this.stage.surface.focus({preventScroll:!0}),this.events.changed(),this.stage.wake())}relax(){for(let e of[...this.held])this.squeeze(e,!1)}come(e,t,n){let{pointer:s,stage:r}=this,{away:o}=this.axes();this.grasp(uo),r.onPlane(s.x,s.y,uo,o,Gp),r.onPlane(e,t,uo,o,Nu);let a=Math.exp(-Math.hypot(s.x-e,s.y-t)/VT);Rr.copy(Gp).sub(Nu),Nu.copy(Gp).sub(uo).sub(Rr),this.position.add(Rr).addScaledVector(Nu,1-a),!this.isClosing&&this.closure<.3&&this.reach(o,1-a),this.bound(),this.moved(n)}reach(e,t){let n=this.stage.nearby(this.pointer.x,this.pointer.y),s=this.info?.size??0;if(!n)return;let{x:r,y:o,z:a}=n.middle,c=n.away*this.stage.camera.pixel(this.stage.camera.depth(r,o,a))/s,l=Math.min(1,Math.max(0,(zp[1]-c)/(zp[1]-zp[0]))),h=n.middle.sub(this.grasp(uo)).dot(e);this.position.addScaledVector(e,h*l*t)}bound(){this.position.z+=Math.max(0,this.stage.below-this.grasp(Rr).z),Rr.copy(this.position).sub(this.stage.camera.target);let e=2*Math.max(this.stage.extent,this.stage.camera.distance);Rr.length()>e&&this.position.copy(this.stage.camera.target).addScaledVector(Rr.normalize(),e)}grasp(e){return e.set(...qy).multiplyScalar(this.info?.size??0).applyQuaternion(this.rotation).add(this.position)}axes(){let e=this.stage.camera.camera.matrixWorld.elements;return ss.across.set(e[0],e[1],e[2]),ss.sight.set(-e[8],-e[9],-e[10]),Math.abs(ss.sight.z)>HT?(ss.up.set(e[4],e[5],e[6]),ss.away.copy(ss.sight)):(ss.up.copy(Yy),ss.away.set(ss.sight.x,ss.sight.y,0).normalize()),ss}moved(e){this.event=e,this.fresh=!0,this.stage.wake()}tick=()=>{let e=performance.now(),t=(e-this.ticked)/1e3/zT;this.ticked=e;let n=this.isClosing?Math.max(1,this.rest):this.rest;if(n!==this.closure){let s=n>this.rest?Math.max(0,1-this.stage.felt(this.hand)/GT):1;this.closure+=Math.max(-t,Math.min(t*s,n-this.closure)),this.moved(e),this.events.changed()}!this.fresh&&e-this.sent<OT||(this.position.toArray(Vp,0),this.rotation.toArray(Vp,3),this.link.glove(this.hand,Vp,this.fresh?this.event:e,this.closure,this.recipe),this.sent=e,this.fresh=!1)}},ss={across:new P,up:new P,away:new P,sight:new P},Yy=new P(0,0,1),uo=new P,qT=new P,Rr=new P,Nu=new P,Gp=new P,Zy=new st,Ky=new st,Vp=new Float32Array(7);function fo(i,e){let t=i.parents?i.parents[e]??-1:e-1;return t<e?t:-1}var Sa=(i,e)=>fo(i,e)<0;function $T(i,e){let{radius:t}=i;if(t.length<=e+1||fo(i,e+1)!==e)return!1;let n=(s,r,o)=>s<o*r&&r<o*s;return!n(t[e-1],t[e],1.5)&&n(t[e],t[e+1],1.2)}function er(i,e){let t=[];for(let n=0;n<e;){let s=n+1;for(;s<e&&fo(i,s)===s-1&&!(s-n>1&&$T(i,s));)s++;let r=fo(i,n),o=r>=0,a=Int32Array.from({length:s-n+(o?1:0)},(c,l)=>o?l===0?r:n+l-1:n+l);a.length>1&&t.push({poses:a,grown:o}),n=s}return t}var YT=5;function Ou(i,e){return i.parents?e.flatMap(({poses:t,grown:n})=>{let s=t.length-1;return s>YT?[]:Array.from(t.slice(1,s),r=>({pose:r,sure:s===2&&!n}))}):[]}function Jy(i,e,t){let n=Math.min(e-1,Math.max(0,Math.ceil(t-1e-6))),s=fo(i,n);return s<0?{from:n,to:n,part:1}:{from:s,to:n,part:Math.min(1,Math.max(0,t-(n-1)))}}var Hp=16,jy=30,Qy=.012,ZT=.0035,ev=4,KT=25,JT=320,jT=160,Wp="onpointerrawupdate"in HTMLElement.prototype,zu=class{constructor(e,t,n,s,r){this.stage=e;this.link=t;this.events=n;this.replay=s;this.glove=r;let o=e.surface,a=(l,h,u={})=>o.addEventListener(l,h,{signal:this.stop.signal,...u});a("pointerdown",this.down),a("pointermove",this.move),Wp&&o.addEventListener("pointerrawupdate",l=>this.moveRaw(l),{signal:this.stop.signal}),a("pointerup",this.up),a("pointercancel",this.up),a("lostpointercapture",this.up),a("pointerleave",()=>{this.cursor.over=!1,this.glove.gone(),this.events.hover(-1)}),a("wheel",this.wheel,{passive:!1}),a("contextmenu",l=>l.preventDefault());let c={signal:this.stop.signal};document.addEventListener("visibilitychange",()=>document.hidden&&this.releaseAll(),c),addEventListener("blur",()=>this.releaseAll(),c),e.asked=l=>this.asked(l)}stage;link;events;replay;glove;grips=new Map;fingers=new Map;cursor={x:-1,y:-1,over:!1};lastTap={time:0,x:0,y:0};timer=0;stop=new AbortController;hoverPending=!1;dispose(){this.releaseAll(),clearInterval(this.timer),this.stop.abort()}get holding(){return this.grips.size>0}releaseAll(){for(let e of[...this.grips.values()])this.release(e)}forget(e){e===void 0?this.grips.clear():this.grips.delete(e),this.changed()}toggle(){if(this.holding)return this.releaseAll();let{x:e,y:t}=this.cursor,n=this.cursor.over?this.stage.pick(e,t,3*Hp):null;!n&&!this.cursor.over&&(n=this.firstHold()??this.middle(),n&&([e,t]=this.stage.project(n.point))),n&&!n.fixed&&this.grab(n,-1,e,t)}nudge(e,t,n){let s=this.stage.camera.camera.matrixWorld.elements,r=.02*this.stage.extent;for(let o of this.grips.values()){for(let a=0;a<3;a++)Ii.setComponent(a,r*(e*s[a]+t*s[4+a]-n*s[8+a]));o.position.add(Ii),this.rebase(o),this.moved(o,performance.now())}}roll(e){for(let t of this.grips.values())this.turn(t,e,"own"),this.moved(t,performance.now())}down=e=>{this.stage.surface.focus({preventScroll:!0});let t=e.pointerType==="touch";if(this.glove.state==="following"&&this.glove.down(e,-1))return this.capture(e);let n={x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,touch:t,role:"orbit",found:null,timer:0},s=this.sticky();if(s){this.release(s);return}if(e.button===2||e.button===1)n.role=e.button===2&&this.glove.state==="following"?"orbit":"pan";else if(t&&this.fingers.size>0)n.role=this.holding?"turn":"orbit";else{if(e.button===0&&this.tapTwice(e))return;if(e.button===0){let r=this.replay()?null:this.stage.pick(e.clientX,e.clientY,t?jy:Hp);if(n.found=r,r&&this.glove.down(e,this.stage.info(r.body)?.hand??-1))return this.capture(e);r&&!r.fixed&&(n.role="press",n.timer=window.setTimeout(()=>this.begin(n,e.pointerId),jT))}}this.fingers.set(e.pointerId,n),this.capture(e)};capture(e){try{this.stage.surface.setPointerCapture(e.pointerId)}catch{}this.showCursor()}move=e=>{this.cursor.x=e.clientX,this.cursor.y=e.clientY,this.cursor.over=e.pointerType!=="touch";let t=this.fingers.get(e.pointerId);if(this.glove.move(e,t!==void 0))return this.events.hover(-1);let n=this.sticky();if(!t){n?Wp||this.drag(n,e):this.hover();return}let s=e.clientX-t.x,r=e.clientY-t.y;if(t.role==="press"&&this.begin(t,e.pointerId),t.role==="grip"){let o=this.byPointer(e.pointerId);o&&!Wp&&this.drag(o,e)}else t.role==="turn"?this.turnByFinger(t,e):this.fingers.size===2&&t.touch?this.pinch(e.pointerId,t,s,r,e):t.role==="pan"||e.shiftKey&&t.role==="orbit"?this.stage.camera.pan(s,r):this.stage.camera.orbit(s,r);t.x=e.clientX,t.y=e.clientY,this.stage.wake()};moveRaw(e){let t=this.fingers.get(e.pointerId),n=t?this.byPointer(e.pointerId):this.sticky();n&&(this.drag(n,e),t&&(t.x=e.clientX,t.y=e.clientY))}up=e=>{let t=this.fingers.get(e.pointerId);if(!t&&this.glove.up(e))return this.showCursor();if(!t)return;this.fingers.delete(e.pointerId),clearTimeout(t.timer);let n=this.byPointer(e.pointerId);n?this.release(n):t.role==="press"?this.events.select(t.found.body):e.type==="pointerup"&&t.role==="orbit"&&Math.hypot(t.x-t.downX,t.y-t.downY)<3&&this.events.select(t.found?.body??-1),this.showCursor()};wheel=e=>{e.preventDefault();let t=e.deltaY*(e.deltaMode===1?16:1)+(e.shiftKey?e.deltaX:0);if(!(!e.ctrlKey&&this.glove.wheel(t))){if(this.holding){for(let n of this.grips.values())this.turn(n,-t*ZT,e.shiftKey?"view":"own"),this.moved(n,e.timeStamp);return}this.stage.camera.zoom(Math.exp(Math.max(-240,Math.min(240,t))*(e.ctrlKey?.008:.0014))),this.stage.wake()}};begin(e,t){clearTimeout(e.timer),!(e.role!=="press"||!this.fingers.has(t))&&(e.role="grip",this.grab(e.found,t,e.x,e.y))}tapTwice(e){let t=e.timeStamp-this.lastTap.time<JT&&Math.hypot(e.clientX-this.lastTap.x,e.clientY-this.lastTap.y)<12;if(this.lastTap={time:t?0:e.timeStamp,x:e.clientX,y:e.clientY},!t)return!1;let n=this.stage.pick(e.clientX,e.clientY,jy);return n?this.stage.camera.focus(n.point):this.stage.reframe(),this.stage.wake(),!0}grab(e,t,n,s){let r=this.link.frame,o=this.stage.info(e.body);if(!o||!r.bodies[e.body]||e.hold>=0&&!r.holds[e.hold])return;let a=e.hold>=0?Bu(r.floats,r.holds[e.hold].target):QT(r,e,o),c=0;for(;this.grips.has(c);)c++;let l={hand:c,pointer:t,body:e.body,place:e.place,local:e.local,position:a.position,rotation:a.rotation,offset:new P,x:n,y:s,turns:e.hold>=0,sent:0,event:performance.now(),fresh:!0};this.rebase(l),this.grips.set(c,l),this.events.hover(-1);let h=l.local?{point:l.local.toArray()}:{at:l.place};this.link.send({type:"grab",hand:c,body:l.body,...h,frame:[...Xp(l)]}),this.changed()}release(e){this.grips.delete(e.hand),this.link.send({type:"release",hand:e.hand}),this.changed()}drag(e,t){let n=t.clientX-e.x,s=t.clientY-e.y;e.x=t.clientX,e.y=t.clientY,t.shiftKey||t.altKey?(this.turn(e,(n-s)*Qy,t.shiftKey?"view":"own"),this.rebase(e)):(this.stage.onScreenPlane(e.x,e.y,e.position,Ii),e.position.copy(Ii).add(e.offset),this.bound(e)),this.moved(e,t.timeStamp)}bound(e){Ii.copy(e.position).sub(this.stage.camera.target);let t=4*Math.max(this.stage.extent,this.stage.camera.distance);Ii.length()>t&&e.position.copy(this.stage.camera.target).addScaledVector(Ii.normalize(),t)}turn(e,t,n){e.turns||(e.turns=!0,this.link.send({type:"turn",hand:e.hand,on:!0})),n==="own"?e.rotation.multiply(tv.setFromAxisAngle(Ii.set(0,0,1),t)).normalize():(this.stage.camera.camera.getWorldDirection(Ii),e.rotation.premultiply(tv.setFromAxisAngle(Ii,t)).normalize())}turnByFinger(e,t){let n=[...this.grips.values()].find(h=>h.pointer>=0);if(!n)return;let s=e.x-n.x,r=e.y-n.y,o=t.clientX-n.x,a=t.clientY-n.y,c=Math.hypot(s,r),l=Math.hypot(o,a);c>20&&l>20&&(this.turn(n,Math.atan2(s*a-r*o,s*o+r*a),"view"),this.turn(n,(l-c)*Qy,"own"),this.moved(n,t.timeStamp))}pinch(e,t,n,s,r){for(let[o,a]of this.fingers){if(o===e)continue;let c=Math.hypot(t.x-a.x,t.y-a.y),l=Math.hypot(r.clientX-a.x,r.clientY-a.y);c>0&&l>0&&this.stage.camera.zoom(c/l),this.stage.camera.pan(n/2,s/2)}}rebase(e){this.stage.onScreenPlane(e.x,e.y,e.position,Ii),e.offset.copy(e.position).sub(Ii)}moved(e,t){e.event=t,e.fresh=!0,this.flush(e),this.stage.wake()}flush(e){let t=performance.now();t-e.sent<ev||(this.link.pose(e.hand,Xp(e),e.event),e.sent=t,e.fresh=!1)}beat=()=>{let e=performance.now();for(let t of this.grips.values())!t.fresh&&e-t.sent<KT||(t.fresh||(t.event=e),this.flush(t))};changed(){clearInterval(this.timer),this.timer=this.holding?window.setInterval(this.beat,ev):0,this.showCursor(),this.events.changed(),this.stage.wake()}hover(){this.hoverPending||(this.hoverPending=!0,requestAnimationFrame(()=>{if(this.hoverPending=!1,!this.cursor.over||this.fingers.size>0)return;let e=this.replay()?null:this.stage.pick(this.cursor.x,this.cursor.y,Hp),t=e!==null&&(!e.fixed||this.stage.info(e.body)?.hand!==void 0);this.events.hover(t?e.body:-1),this.stage.surface.dataset.over=t?"body":"nothing"}))}showCursor(){let e=[...this.fingers.values()].some(t=>t.role!=="grip"&&t.role!=="press");this.stage.surface.dataset.drag=this.holding||this.glove.isClosing?"grip":this.glove.state==="following"&&!e?"hand":e?"camera":"none"}asked(e){let t=this.grips.get(e);return t?Xp(t):null}byPointer(e){for(let t of this.grips.values())if(t.pointer===e)return t}sticky(){return this.byPointer(-1)}firstHold(){let e=this.link.frame,t=e.holds.length-1;if(t<0)return null;let n=e.holds[t];return{body:n.body,place:n.index,hold:t,point:new P().fromArray(e.floats,n.target),distance:0}}middle(){let e=this.stage.central();return e&&{...e,place:0,hold:-1,distance:0}}};function Xp(i){return i.position.toArray(qp,0),i.rotation.toArray(qp,3),qp}function Bu(i,e){return{position:new P().fromArray(i,e),rotation:new st().fromArray(i,e+3).normalize()}}function QT(i,{body:e,place:t,local:n},s){let r=i.bodies[e];if(n){let u=Bu(i.floats,r.at);return u.position.add(Ii.copy(n).applyQuaternion(u.rotation)),u}let{from:o,to:a,part:c}=Jy(s,r.count,t),l=Bu(i.floats,r.at+7*o),h=Bu(i.floats,r.at+7*a);return l.position.lerp(h.position,c),l.rotation.slerp(h.rotation,s.parents?1:c),l}var Ii=new P,tv=new st,qp=new Float32Array(7);var Gu=class{samples=[];seen=0;waiting=0;after=new MessageChannel;constructor(){this.after.port1.onmessage=()=>{this.samples.push(performance.now()-this.waiting),this.samples.length>600&&this.samples.shift()}}drawn(e){e>this.seen&&(this.seen=this.waiting=e,this.after.port2.postMessage(null))}};function nv(i,e,t,n,s,r,o,a){let c=i.frame,l=(u,d)=>Array.from(c.floats.subarray(u,u+d)),h={get ready(){return o()!==null&&c.seq>=0&&e.pictures>1},get connected(){return i.open},get scene(){return o()?.scene.name??""},get frames(){return i.received},get pictures(){return e.pictures},get time(){return c.time},get step(){return c.step},get paused(){return a()},get replay(){return o()?.replay!==void 0},get quality(){return e.governor.current.name},get holding(){return t.holding},get samples(){return s.samples},project:u=>[...e.project(new P(...u))],bodies:()=>c.bodies.map((u,d)=>({name:o()?.bodies[d]?.name??"",flags:u.flags,nodes:Array.from({length:u.count},(f,p)=>l(u.at+7*p,3)),rotations:Array.from({length:u.count},(f,p)=>l(u.at+7*p+3,4))})),holds:()=>c.holds.map(u=>({body:u.body,index:u.index,target:l(u.target,7),torque:l(u.wrench,3),force:l(u.wrench+3,3)})),hands:()=>c.hands.map(u=>({hand:u.hand,mine:u.mine,body:u.body,at:u.place,ghost:l(u.ghost,7),proxy:l(u.proxy,7),torque:l(u.wrench,3),force:l(u.wrench+3,3)})),gloves:()=>(o()?.hands??[]).map((u,d)=>{let f=c.probes.at+u.probes,p=n.hand===d;return{name:u.name,state:p?n.state:"idle",closure:c.floats[f+Ln.closure],recipe:u.recipes[c.floats[f+Ln.recipe]]??"",owner:c.floats[f+Ln.owner],fingers:l(f+Ln.fingers,5),wrist:l(f+Ln.force,3),asked:p?n.asked()?.at.toArray()??null:null}}),probes:()=>Object.fromEntries((o()?.probes??[]).map((u,d)=>[u.name,c.floats[c.probes.at+d]])),figures:()=>s.figures(),rates:()=>Object.fromEntries(Object.entries(Kt).filter(([u])=>u!=="stage").map(([u,d])=>[u,c.rates[d]])),latency:()=>[...r.samples],get space(){return e.inSpace},solids:()=>e.solids(),contacts:()=>({shown:e.contacts.group.visible,count:e.contacts.count,sliding:e.contacts.sliding,force:e.contacts.pressing}),param:u=>o()?.params.find(d=>d.path===u)?.value};return window.tendril=Object.freeze(h),h}var iv=250,eE=5e3,tE=5e3,Vu=class{constructor(e,t){this.path=e;this.events=t;this.connect(),addEventListener("online",this.retry),this.watch=window.setInterval(()=>{this.greeted&&performance.now()-this.heard>tE&&this.socket?.close()},1e3)}path;events;frame=new Mu;open=!1;received=0;socket=null;wait=iv;timer=0;poseSeq=0;closed=!1;heard=0;watch;greeted=!1;retry=()=>{this.closed||this.open||(clearTimeout(this.timer),this.drop(),this.connect())};close(){this.closed=!0,clearTimeout(this.timer),clearInterval(this.watch),removeEventListener("online",this.retry),this.drop()}send(e){this.open&&this.socket.send(JSON.stringify(e))}pose(e,t,n){!this.open||this.socket.bufferedAmount>4096||this.socket.send(Gy(e,this.poseSeq++,t,n))}glove(e,t,n,s,r){!this.open||this.socket.bufferedAmount>4096||this.socket.send(Vy(e,this.poseSeq++,t,n,s,r))}connect(){this.events.state({kind:"connecting"});let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}${this.path}`);t.binaryType="arraybuffer",t.onopen=()=>{this.open=!0,this.heard=performance.now(),this.events.state({kind:"open"})},t.onmessage=n=>this.hear(n.data),t.onclose=n=>{this.socket===t&&this.lost(n)},this.socket=t}hear(e){if(this.heard=performance.now(),e instanceof ArrayBuffer){if(!this.frame.read(e))return;this.received++,this.events.frame();return}let t;try{t=JSON.parse(String(e))}catch{return}t.type==="hello"&&(this.greeted=!0,this.wait=iv),this.events.message(t)}lost(e){if(this.open=this.greeted=!1,this.socket=null,this.closed)return;if(wu[e.code]){this.events.state({kind:"refused",why:e.reason?`${wu[e.code]}: ${e.reason}`:wu[e.code]});return}let t=this.wait*(.8+.4*Math.random());this.wait=Math.min(eE,this.wait*2),this.events.state({kind:"lost",retry:performance.now()+t}),this.timer=window.setTimeout(()=>this.connect(),t)}drop(){let e=this.socket;this.socket=null,this.open=this.greeted=!1,e&&(e.onclose=e.onmessage=null,e.close())}};var nE=.07,Hu=Rs.degToRad(89),Wu=class{camera=new li(28,1,.01,100);placed=!1;now={target:new P,distance:1,azimuth:-1.15,elevation:.33};goal={target:new P,distance:1,azimuth:-1.15,elevation:.33};width=1;height=1;inset={left:0,right:0,top:0,bottom:0};nearest=.001;farthest=1e3;constructor(){this.camera.up.set(0,0,1),this.place()}get target(){return this.now.target}get distance(){return this.now.distance}resize(e,t,n){this.width=e,this.height=t,this.inset=n,this.camera.aspect=e/t;let s=(n.right-n.left)/2,r=(n.bottom-n.top)/2;this.camera.setViewOffset(e,t,s,r,e,t),this.place()}frame(e,t,n=!1,s=0){this.placed=!1,this.goal.target.copy(t);let r=this.fit(e,t);this.goal.distance=s>0?s:r,this.nearest=this.goal.distance*.02,this.farthest=r*12,n&&this.arrive()}stand(e,t){this.goal.azimuth=e,this.goal.elevation=t}turnTo(e){let t=e-this.goal.azimuth;this.goal.azimuth+=t-2*Math.PI*Math.round(t/(2*Math.PI))}focus(e){this.placed=!0,this.goal.target.copy(e),this.goal.distance=Rs.clamp(this.goal.distance*.6,this.nearest,this.farthest)}orbit(e,t){this.placed=!0,this.goal.azimuth-=e*.0065,this.goal.elevation=Rs.clamp(this.goal.elevation+t*.0065,-Hu,Hu)}pan(e,t){this.placed=!0;let n=this.pixel(this.now.distance),s=this.camera.matrixWorld.elements;for(let r=0;r<3;r++){let o=(-e*s[r]+t*s[4+r])*n;this.goal.target.setComponent(r,this.goal.target.getComponent(r)+o)}}zoom(e){this.placed=!0,this.goal.distance=Rs.clamp(this.goal.distance*e,this.nearest,this.farthest)}pixel(e){return 2*e*Math.tan(Rs.degToRad(this.camera.fov)/2)/this.height}depth(e,t,n){let s=this.camera.matrixWorldInverse.elements;return-(s[2]*e+s[6]*t+s[10]*n+s[14])}move(e){let t=this.now,n=this.goal,s=Math.abs(t.azimuth-n.azimuth)<1e-4&&Math.abs(t.elevation-n.elevation)<1e-4&&Math.abs(t.distance/n.distance-1)<1e-4&&t.target.distanceTo(n.target)<1e-4*n.distance;if(s||Xg()){let o=t.azimuth!==n.azimuth||t.elevation!==n.elevation||t.distance!==n.distance||!t.target.equals(n.target);return o&&this.arrive(),o&&!s}let r=1-Math.exp(-e/nE);return t.azimuth+=(n.azimuth-t.azimuth)*r,t.elevation+=(n.elevation-t.elevation)*r,t.distance*=(n.distance/t.distance)**r,t.target.lerp(n.target,r),this.place(),!0}state(){let e=this.goal;return[...e.target.toArray(),e.distance,e.azimuth,e.elevation].map(t=>Number(t.toPrecision(5))).join(",")}restore(e){let t=e.split(",").map(Number);if(t.length!==6||!t.every(Number.isFinite)||!(t[3]>0))return!1;this.placed=!0;let n=this.goal;return n.target.set(t[0],t[1],t[2]),n.distance=t[3],n.azimuth=t[4],n.elevation=Rs.clamp(t[5],-Hu,Hu),this.nearest=Math.min(this.nearest,n.distance*.1),this.farthest=Math.max(this.farthest,n.distance*4),this.arrive(),!0}fit(e,t){let n=this.goal;$p.set(Math.cos(n.elevation)*Math.cos(n.azimuth),Math.cos(n.elevation)*Math.sin(n.azimuth),Math.sin(n.elevation)),sv.lookAt($p,iE,this.camera.up);let s=sv.elements,r={width:Math.max(80,this.width-this.inset.left-this.inset.right),height:Math.max(80,this.height-this.inset.top-this.inset.bottom)},o=Math.tan(Rs.degToRad(this.camera.fov)/2),a=o*r.height/this.height,c=o*r.width/this.height,l=0;for(let h=0;h<8;h++){Pr.set(h&1?e.max.x:e.min.x,h&2?e.max.y:e.min.y,h&4?e.max.z:e.min.z).sub(t);let u=Math.abs(Pr.x*s[0]+Pr.y*s[1]+Pr.z*s[2]),d=Math.abs(Pr.x*s[4]+Pr.y*s[5]+Pr.z*s[6]),f=Pr.dot($p);l=Math.max(l,u/c+f,d/a+f)}return Math.max(l*1.06,.001)}arrive(){this.now.target.copy(this.goal.target),this.now.distance=this.goal.distance,this.now.azimuth=this.goal.azimuth,this.now.elevation=this.goal.elevation,this.place()}place(){let{target:e,distance:t,azimuth:n,elevation:s}=this.now,r=Math.cos(s)*t,o=this.camera;o.position.set(e.x+r*Math.cos(n),e.y+r*Math.sin(n),e.z+Math.sin(s)*t),o.near=t*.02,o.far=t*60,o.lookAt(e),o.updateProjectionMatrix(),o.updateMatrixWorld()}},$p=new P,Pr=new P,iE=new P,sv=new ut;function ov(i,e,t){let n=i.axes??"clamped";if(n.includes("ring"))return"ring";let s=Sa(e,i.index);return!s&&i.index!==e.count-1?"sleeve":lv(t,e)&&!/free/i.test(t.name)?s?"tissue":"needle":i.scripted??i.driven?"knob":/pinned|hinged/.test(n)?"pin":"sleeve"}function av(i,e,t,n){return lv(t,i)&&!n.some(s=>s.body===e&&s.index>0)}var lv=(i,e)=>/suture/i.test(`${i.name} ${i.title} ${e.material??""}`),$l=class{constructor(e,t,n,s){this.kind=e;this.flip=t,this.group.add(...aE[e](s)),n&&(this.post=rE(s));for(let r of[this.group,this.post])r?.traverse(o=>{o instanceof Oe&&(o.castShadow=o.receiveShadow=!0)});this.grips=e==="needle"?lE(8):[new P],(e==="needle"||e==="knob")&&(this.ghost=this.group.clone(),this.ghost.traverse(r=>{r instanceof Oe&&(r.material=cv,r.castShadow=r.receiveShadow=!1)}),this.ghost.visible=!1)}kind;group=new Ht;ghost=null;grips;flip;post=null;place(e,t,n,s,r=this.group){r.position.set(e[t],e[t+1],e[t+2]),r.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]),this.flip&&r.quaternion.multiply(oE),r.scale.setScalar(this.scale(n,s))}stand(e,t){let{post:n,group:s}=this;if(!n)return;Yp.set(0,0,1).applyQuaternion(s.quaternion),n.position.copy(s.position).addScaledVector(Yp,sE[this.kind]*s.scale.x);let r=n.position.z-e;n.visible=Math.abs(Yp.z)<.8&&r>0;let o=.012*t,[a,c]=n.children;a.scale.set(o,o,r),c.position.z=-r,c.scale.setScalar(o)}grip(e,t){return t.copy(this.grips[e]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)}scale(e,t){switch(this.kind){case"needle":return Math.max(.1*e,13*t);case"tissue":return Math.max(.14*e,8*t);case"ring":return Math.max(.03*e,2.6*t);default:return Math.max(.018*e,1.9*t)}}dispose(){for(let e of[this.group,this.post,this.ghost])e?.removeFromParent(),e?.traverse(t=>{t instanceof Oe&&t.geometry.dispose()})}},Yp=new P,sE={needle:0,tissue:.4,knob:0,sleeve:.4,ring:0,pin:0};function rE(i){let e=new Ht;return e.add(new Oe(tr([[.5,-1],[.5,0]],i.fine),i.steel),new Oe(tr([[0,0],[4.2,0],[4.2,.35],[3.9,.6],[1.2,.6],[.9,1.1],[.5,1.3]],i.fine),i.anodised)),e}var oE=new st(1,0,0,0),cv=new gi({color:"#14a08f",transparent:!0,opacity:.38,depthWrite:!1,toneMapped:!1});function hv(i){cv.color.set(i)}var aE={needle:i=>[new Oe(cE(i.fine),i.steel)],tissue:i=>[new Oe(tr([[0,0],[.9,0],[.97,.03],[1,.08],[1,.16]],i.fine,5),i.skin),new Oe(tr([[1,.16],[.99,.17],[.99,.33],[1,.34]],i.fine,5),i.fat),new Oe(tr([[1,.34],[1,.56],[.96,.6],[0,.6]],i.fine,5),i.muscle)],knob:i=>{let e=new Oe(new ui(.5,.22,2.2),i.mark);return e.position.set(1.22,0,2.4),[new Oe(tr([[0,-.5],[.72,-.5],[.8,-.4],[.8,.8],[0,.8]],i.fine),i.steel),new Oe(tr([[0,.8],[1.1,.8],[1.35,1.05],[1.35,3.75],[1.1,4],[0,4]],i.fine),i.anodised),e]},sleeve:i=>[new Oe(tr([[0,-1.3],[1.05,-1.3],[1.25,-1.1],[1.25,1.5],[1.05,1.7],[0,1.7]],i.fine),i.anodised),new Oe(tr([[1.27,-.78],[1.3,-.75],[1.3,-.45],[1.27,-.42]],i.fine),i.brass)],ring:i=>[new Oe(new yi(1,.22,i.fine?16:8,i.fine?48:28),i.steel)],pin:i=>[new Oe(new Gt(1.2,i.fine?40:16,i.fine?24:10),i.steel)]};function tr(i,e,t=2){let n=e?64:24,s=[],r=[];for(let a=0;a<i.length-1;a++){let c=s.length/3;for(let[l,h]of[i[a],i[a+1]])for(let u=0;u<=n;u++){let d=2*Math.PI*u/n;s.push(l*rv(Math.cos(d),t),l*rv(Math.sin(d),t),h)}for(let l=0;l<n;l++){let h=c+l,u=h+n+1;r.push(h,h+1,u,u,h+1,u+1)}}let o=new Je().setAttribute("position",new Ue(new Float32Array(s),3));return o.setIndex(r),o.computeVertexNormals(),o}var rv=(i,e)=>Math.sign(i)*Math.abs(i)**(2/e),uv=3/8*2*Math.PI;function lE(i){return Array.from({length:i+1},(e,t)=>{let n=uv*t/i;return new P(1-Math.cos(n),0,Math.sin(n))})}function cE(i){let e=i?72:28,t=i?14:6,n=.07,s=new Float32Array(3*(e+1)*(t+1)),r=[],o=0;for(let c=0;c<=e;c++){let l=c/e,h=uv*l,u=l<.1?1.12:1.12-.12*Math.min(1,(l-.1)/.06),d=l>.72?Math.max(.02,1-((l-.72)/.28)**1.6):1,f=n*u*d*(c===0?.75:1);for(let p=0;p<=t;p++){let y=2*Math.PI*p/t,g=1-f*Math.cos(y);if(s.set([1-g*Math.cos(h),f*Math.sin(y),g*Math.sin(h)],o),o+=3,c<e&&p<t){let m=c*(t+1)+p,x=m+t+1;r.push(m,m+1,x,x,m+1,x+1)}}}let a=new Je().setAttribute("position",new Ue(s,3));return a.setIndex(r),a.computeVertexNormals(),a}function dv(i,e,t){return i.kind==="needle"?0:Math.min(30,1.3*i.group.scale.x/e.pixel(t))}function fv(i){return i==="rich"?hE():uE()}function hE(){let e={gloss:new Ts({vertexColors:!0,roughness:.3,clearcoat:.9,clearcoatRoughness:.08}),matte:new di({vertexColors:!0,roughness:.62,side:Xt}),paper:mv(new di({vertexColors:!0,roughness:.85,side:Xt})),steel:new di({vertexColors:!0,color:"#c9ced6",metalness:1,roughness:.26})};return{fine:!0,rider:t=>e[t],rod:t=>pv(new Ts({color:t,roughness:.42,clearcoat:.7,clearcoatRoughness:.18}),t),steel:new di({color:"#d5dae0",metalness:1,roughness:.24}),anodised:new di({color:"#48515b",metalness:.7,roughness:.4}),brass:new di({color:"#d1aa66",metalness:1,roughness:.3}),mark:new di({color:"#f3efe4",roughness:.5}),skin:new di({color:"#dba58f",roughness:.55}),fat:new di({color:"#e9cf94",roughness:.6}),muscle:new di({color:"#b0524a",roughness:.5})}}function uE(){let i=(n,s,r)=>new Xn({color:n,specular:s,shininess:r}),e=(n,s)=>new Xn({vertexColors:!0,side:Xt,shininess:n,specular:s}),t={gloss:e(70,"#5a5a5a"),matte:e(12,"#141414"),paper:mv(e(5,"#000000")),steel:new Xn({vertexColors:!0,color:"#8b95a0",shininess:70,specular:"#8a8a8a"})};return{fine:!1,rider:n=>t[n],rod:n=>pv(new Xn({color:n,specular:"#4a4a4a",shininess:55}),n),steel:i("#a9b2bc","#9a9a9a",70),anodised:i("#596470","#5a5a5a",40),brass:i("#b98f4a","#6a5a3a",50),mark:i("#f3efe4","#111111",10),skin:i("#dba58f","#1c1816",20),fat:i("#e9cf94","#1c1816",20),muscle:i("#b0524a","#1c1816",20)}}function pv(i,e){let{h:t,s:n,l:s}=e.getHSL({h:0,s:0,l:0}),r=n>.25&&t>.02&&t<.2,o=new ce(s>.7?"#2b3a4a":r?"#fff6e4":"#ffe3ab");return i.defines={...i.defines,USE_UV:""},i.onBeforeCompile=a=>{a.uniforms.stripe={value:o},a.fragmentShader=a.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 stripe;`).replace("#include <color_fragment>",`#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)},i.customProgramCacheKey=()=>"striped",i}function mv(i){return i.onBeforeCompile=e=>{e.fragmentShader=e.fragmentShader.replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)},i.customProgramCacheKey=()=>"glowing",i}var dE=3,Xu=40,qu=class{renderer;stale=!0;back=null;part={left:0,top:0,right:1,bottom:1};crop=new ut;uncropped=new ut;width=1;height=1;ratio=1;soft=!1;constructor(e,t){let n=t==="plain";n&&(this.back=gv(e,{antialias:!1,alpha:!1})),this.renderer=gv(e,{antialias:!n,alpha:n}),this.renderer.toneMapping=Fl,this.renderer.shadowMap.type=Qr}resize(e,t,n,s){this.width=e,this.height=t,this.ratio=n,this.renderer.shadowMap.enabled=s,this.back&&(this.renderer.domElement.style.imageRendering=n<1&&!this.soft?"pixelated":""),this.cover({left:0,top:0,right:e,bottom:t}),this.stale=!0}paint(e,t,n,s){let{renderer:r,back:o}=this;if(!o){r.clear(),r.render(e.background,t),r.render(e.scene,t);return}(this.stale||!n)&&(o.setPixelRatio(n?this.ratio:this.ratio/dE),o.setSize(this.width,this.height,!1),o.render(e.background,t),this.stale=!n),this.follow(s),this.uncropped.copy(t.projectionMatrix),t.projectionMatrix.premultiply(this.crop),r.clear(),r.render(e.scene,t),t.projectionMatrix.copy(this.uncropped)}get whole(){return this.back===null}get high(){return this.part.bottom-this.part.top}picture(){let{renderer:e,back:t,part:n,ratio:s}=this;if(!t)return new Promise(a=>e.domElement.toBlob(a,"image/png"));let r=O("canvas",{width:t.domElement.width,height:t.domElement.height}),o=r.getContext("2d");return o.drawImage(t.domElement,0,0),o.drawImage(e.domElement,n.left*s,n.top*s),new Promise(a=>r.toBlob(a,"image/png"))}dispose(){for(let e of[this.renderer,this.back])e?.dispose(),e?.forceContextLoss(),e?.domElement.remove()}follow(e){let t=this.part,n=e.left>=t.left&&e.top>=t.top&&e.right<=t.right&&e.bottom<=t.bottom,s=r=>(r.right-r.left)*(r.bottom-r.top);n&&s(t)<1.5*s(e)+4e4||this.cover({left:Math.max(0,e.left-Xu),top:Math.max(0,e.top-Xu),right:Math.min(this.width,e.right+Xu),bottom:Math.min(this.height,e.bottom+Xu)})}cover(e){let{part:t,width:n,height:s,renderer:r}=this;t.left=Math.floor(e.left),t.top=Math.floor(e.top),t.right=Math.max(t.left+1,Math.ceil(e.right)),t.bottom=Math.max(t.top+1,Math.ceil(e.bottom));let o=t.right-t.left,a=t.bottom-t.top;r.setPixelRatio(this.ratio),r.setSize(o,a,!1);let c=r.domElement.style;c.left=`${t.left}px`,c.top=`${t.top}px`,c.width=`${o}px`,c.height=`${a}px`;let l=n/o,h=s/a,u=(t.left+t.right)/n-1,d=1-(t.top+t.bottom)/s;this.crop.set(l,0,0,-l*u,0,h,0,-h*d,0,0,1,0,0,0,0,1)}};function gv(i,e){let t=O("canvas",{"aria-hidden":"true"}),n=new xu({canvas:t,...e,powerPreference:"high-performance"});return n.outputColorSpace=ai,n.autoClear=!1,n.setClearColor(0,0),i.append(t),n}var fE=1e3,yv=5,pE=.06,mE=4,gE=.2,$u=class{boxes=Array.from({length:yv},()=>new gn);began=-1/0;at=0;first=0;forget(){this.began=-1/0,this.first=0;for(let e of this.boxes)e.makeEmpty()}travels(e){nr.makeEmpty();for(let t of this.boxes)nr.union(t);return nr.getSize(Zp).length()>2.5*e.getSize(yE).length()}see(e,t,n){e-this.began>fE&&(this.began=e,this.at=(this.at+1)%yv,this.boxes[this.at].makeEmpty()),this.boxes[this.at].union(t);let s=this.boxes.every(a=>!a.isEmpty());nr.makeEmpty();for(let a of this.boxes)nr.union(a);let r=n.getSize(Zp).length();this.first===0&&(this.first=r);let o=vv(n,nr)>.01*r;return!o&&!(s&&vv(nr,n)>gE*r)?!1:nr.getSize(Zp).length()>mE*this.first?this.travels(t):(s&&n.makeEmpty(),n.union(nr.expandByScalar(o?pE*r:0)),!0)}};function vv(i,e){let t=i.min,n=i.max;return Math.max(t.x-e.min.x,t.y-e.min.y,t.z-e.min.z,e.max.x-n.x,e.max.y-n.y,e.max.z-n.z)}var nr=new gn,Zp=new P,yE=new P;var vE=7;function Fs(i,e,t,n,s=0){let{min:r,max:o}=i;for(let a=0;a<n;a++){let c=t+a*vE,l=e[c],h=e[c+1],u=e[c+2];r.set(Math.min(r.x,l-s),Math.min(r.y,h-s),Math.min(r.z,u-s)),o.set(Math.max(o.x,l+s),Math.max(o.y,h+s),Math.max(o.z,u+s))}}var rs={resolution:{value:1e3},above:{value:new ce(0)},below:{value:new ce(0)}};var xE={light:{top:"#e4e7ea",bottom:"#d3d6d8",glow:"#fbfaf7",floor:"#f6f4f0",grid:"#39424e",gridAlpha:.16,shadow:.26,contact:.5,key:2.4,environment:.85},dark:{top:"#14171b",bottom:"#0d0f12",glow:"#2a3037",floor:"#343b43",grid:"#c6d4e0",gridAlpha:.13,shadow:.5,contact:.75,key:2.6,environment:.55}},bE={light:{zenith:"#7fabd8",haze:"#e4e8e4",sun:"#fff1d2",key:3.1,above:"#c9d6df",below:"#857b58"},dark:{zenith:"#141d33",haze:"#8a6a5c",sun:"#ffb778",key:2.7,above:"#4c5a80",below:"#2a2622"}},Yu=class{constructor(e,t){this.grade=t;this.backdrop=EE();let n=new Oe(TE(),this.backdrop);n.frustumCulled=!1,n.renderOrder=-100,this.floor=new Oe(new Wn(2,2),RE()),this.floor.renderOrder=-90,this.shade=new Oe(new Wn(2,2),new Al({depthWrite:!1})),this.shade.renderOrder=-80,this.shade.receiveShadow=!0,this.key.castShadow=!0,this.key.shadow.mapSize.set(2048,2048),this.key.shadow.radius=3.5,this.key.shadow.blurSamples=12,this.land=new Oe(new Wn(2,2),CE()),this.land.renderOrder=-95,this.land.visible=!1,this.background.add(n,this.land,this.floor),this.scene.add(this.shade,this.key,this.key.target,this.rim,this.rim.target,this.sky),t==="rich"&&(this.scene.environment=PE(e))}grade;background=new Zr;scene=new Zr;key=new ua("#ffeeda",2.4);spacing=.1;ground=0;contactStrength=.5;backdrop;floor;shade;size=1;theme="light";dressed={hair:!1,outdoors:!1};rim=new ua("#dfe8ff",0);land;haze=new xl("#ffffff",1,10);sky=new Cl("#f4f7fa","#a39c92",0);setTheme(e){this.theme=e;let t=xE[e],n=this.backdrop.uniforms;for(let o of["top","bottom","glow"])po(n[o].value,t[o]);let s=this.floor.material.uniforms;po(s.floor.value,t.floor),po(s.grid.value,t.grid),s.gridAlpha.value=t.gridAlpha,this.shade.material.opacity=t.shadow,this.key.intensity=t.key,this.key.color.set("#ffeeda"),this.scene.environmentIntensity=t.environment,this.sky.intensity=this.grade==="plain"?2.1*t.environment:0,this.sky.color.set("#f4f7fa"),this.sky.groundColor.set("#a39c92"),this.contactStrength=t.contact;let r=this.grade==="plain"?0:2.1*t.environment;rs.above.value.set("#f4f7fa").multiplyScalar(r),rs.below.value.set("#a39c92").multiplyScalar(r),this.rim.intensity=this.dressed.hair?1.5:0,s.tableLight.value=e==="dark"?.5:1,this.dressed.outdoors&&this.goOut(bE[e])}dress(e){this.dressed=e;let t=e.outdoors;this.land.visible=t,this.floor.visible=!t,this.backdrop.uniforms.outdoors.value=t?1:0,this.scene.fog=t?this.haze:null,this.rim.visible=e.hair;let n=this.land.material.uniforms;e.soil&&n.soil.value.copy(e.soil).convertLinearToSRGB(),n.meadow.value.copy(e.meadow?wE.copy(e.meadow).convertLinearToSRGB().lerp(n.soil.value,.2):n.soil.value),this.setTheme(this.theme)}goOut(e){let t=this.backdrop.uniforms,n=this.land.material.uniforms;if(po(t.top.value,e.zenith),po(t.bottom.value,e.haze),po(t.glow.value,e.sun),po(n.haze.value,e.haze),n.light.value=this.theme==="dark"?.32:1,this.haze.color.set(e.haze),this.dressed.mist){this.haze.color.lerp(SE,.45);for(let r of[t.bottom.value,n.haze.value])r.copy(this.haze.color).convertLinearToSRGB()}this.key.color.set(e.sun),this.key.intensity=e.key,this.sky.color.set(e.above),this.sky.groundColor.set(e.below),this.sky.intensity>0&&(this.sky.intensity=2.6);let s=this.grade==="plain"?0:2.6;rs.above.value.set(e.above).multiplyScalar(s),rs.below.value.set(e.below).multiplyScalar(s)}fit(e,t){this.size=t,this.spacing=AE(t/5),this.floor.material.uniforms.spacing.value=this.spacing,this.floor.material.uniforms.size.value=t,this.floor.scale.setScalar(t*9),this.shade.scale.setScalar(t*5),this.land.scale.setScalar(t*40),this.land.material.uniforms.size.value=t;let n=this.dressed.mist??0;this.haze.near=n>0?.35*n:4.5*t,this.haze.far=n>0?1.9*n:24*t,this.land.material.uniforms.clear.value.set(this.haze.near,this.haze.far);let s=t*1.7,r=this.key.shadow.camera;r.left=r.bottom=-s,r.right=r.top=s,r.near=t*.5,r.far=t*9,r.updateProjectionMatrix(),this.key.shadow.normalBias=t*2/2048,this.key.shadow.bias=-6e-4,this.lookAt(e)}plant(e){this.land.material.uniforms.low.value.set(e.min.x,e.min.y),this.land.material.uniforms.high.value.set(e.max.x,e.max.y)}lay(e){let t=this.floor.material.uniforms;t.tableAlpha.value=e?.45:0,e&&(t.table.value.copy(e.colour).convertLinearToSRGB(),t.tableAt.value.set(e.x,e.y),t.tableHalf.value.set(...e.half))}lookAt(e){this.floor.material.uniforms.centre.value.copy(e),this.floor.position.set(e.x,e.y,this.ground),this.shade.position.set(e.x,e.y,this.ground),this.land.position.set(e.x,e.y,this.ground),this.land.material.uniforms.centre.value.copy(e),this.rim.position.set(-.75,.8,.55).normalize().multiplyScalar(this.size*4).add(e),this.rim.target.position.copy(e),Kp.set(...this.dressed.outdoors?ME:_E).normalize(),this.backdrop.uniforms.sun.value.copy(Kp),this.key.position.copy(Kp).multiplyScalar(this.size*4).add(e),this.key.target.position.copy(e)}setRatio(e){this.floor.material.uniforms.ratio.value=Math.min(1,e)}setShadows(e,t){this.shade.visible=e,this.key.castShadow=e,this.key.shadow.mapSize.x!==t&&(this.key.shadow.mapSize.set(t,t),this.key.shadow.map?.dispose(),this.key.shadow.map=null)}},_E=[.62,-.62,1.35],ME=[-.9,.28,.78],Kp=new P,wE=new ce,SE=new ce("#a9c0a6");function AE(i){let e=10**Math.floor(Math.log10(i)),t=i/e;return(t>=5?5:t>=2?2:1)*e}function po(i,e){i.set(e).convertLinearToSRGB()}function TE(){return new Je().setAttribute("position",new Ue(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3))}function EE(){return new Wt({depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{top:{value:new ce},bottom:{value:new ce},glow:{value:new ce},outdoors:{value:0},sun:{value:new P(0,0,1)}},vertexShader:`
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
      }`})}function CE(){return new Wt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Xt,uniforms:{soil:{value:new ce("#6d6a4c").convertLinearToSRGB()},meadow:{value:new ce("#6d6a4c").convertLinearToSRGB()},low:{value:new Ze},high:{value:new Ze},haze:{value:new ce},light:{value:1},size:{value:1},clear:{value:new Ze(1,2)},centre:{value:new P}},vertexShader:`
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
      }`})}function RE(){return new Wt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Xt,uniforms:{floor:{value:new ce},grid:{value:new ce},gridAlpha:{value:.1},ratio:{value:1},spacing:{value:.1},size:{value:1},centre:{value:new P},table:{value:new ce},tableAlpha:{value:0},tableLight:{value:1},tableAt:{value:new Ze},tableHalf:{value:new Ze(1,1)}},vertexShader:`
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
      }`})}function xv(){return new Wt({transparent:!0,depthWrite:!1,toneMapped:!1,side:Xt,uniforms:{strength:{value:.5}},vertexShader:`
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,fragmentShader:`
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`})}function bv(){return new Wt({transparent:!0,depthWrite:!1,toneMapped:!1,uniforms:{strength:{value:.5}},vertexShader:"attribute vec3 shade; varying vec3 s; void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform float strength;
      varying vec3 s;
      void main() {
        float edge = 1.0 - smoothstep(0.35, 1.0, length(s.xy));
        gl_FragColor = vec4(0.03, 0.035, 0.05, 0.8 * strength * s.z * edge * edge);
      }`})}function PE(i){let e=new Zr,t=new Oe(new Gt(10,32,16),new Wt({side:Rn,toneMapped:!1,vertexShader:"varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`}));e.add(t),Yl(e,[0,0,8],[7,5],5),Yl(e,[-8,-3,3],[1.6,7],7),Yl(e,[8,2,2.5],[1.2,6],4),Yl(e,[1,8,2],[6,1],2.5),Yl(e,[2,-8,1.5],[5,2.5],2);let n=new xa(i),s=n.fromScene(e,.02,.1,100,{size:128}).texture;return n.dispose(),s}function Yl(i,e,t,n){let s=new Oe(new Wn(...t),new gi({color:new ce().setScalar(n),side:Xt}));s.position.set(...e),s.up.set(0,0,1),s.lookAt(0,0,0),i.add(s)}var Zl=3,Kl=7,Aa=3.3,_v=2.4,IE=.45,LE=Math.cos(.3),FE=8,Ir=class{constructor(e,t,n){this.info=e;this.spread=n.fine?.3:.05,this.colour=qt(e.colour,t),this.mesh=new Oe(new Je,n.rod(this.colour)),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new Oe(this.mesh.geometry,jp()),this.outline.visible=!1,this.contact=new Oe(new Je,xv()),this.contact.renderOrder=-70,this.parts=[this.mesh,this.outline,this.contact];for(let o of this.parts)o.frustumCulled=!1;let s=er(e,e.count),r=Ou(e,s);this.hinges=r.map(o=>o.pose),this.bent=new Set(r.filter(o=>o.sure).map(o=>o.pose)),this.weigh(s.length)}info;parts;reach=0;mesh;outline;contact;colour;detail={sides:12,rings:600};count=0;courses=[];hinges;bent;cos=new Float32Array(0);sin=new Float32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);ground=new Float32Array(0);shade=new Float32Array(0);nodes=new Float32Array(0);tangents=new Float32Array(0);ring=0;row=0;thin=Aa;thick=0;dark=1;spread;isHinge(e){return this.bent.has(e)}setLevel(e){this.detail=e.detail,this.contact.material.visible=e.contact,this.count=0}update(e,t,n,s,r){if(n<2){this.mesh.visible=this.outline.visible=this.contact.visible=!1;return}this.watch(e,t,n),n!==this.count&&this.layOut(n),this.ring=this.row=0;for(let o of this.courses){this.gather(o,e,t),this.findTangents(o);for(let a=0;a<o.poses.length-1;a++)this.span(o,a,s,r)}this.touch(this.mesh.geometry,"position","normal"),this.touch(this.contact.geometry,"position","shade")}radius(e){let t=this.info.radius;return t[Math.min(Math.max(0,Math.round(e)),t.length-1)]??.001}shown(e,t,n){let s=this.radius(e);return Math.max(s,this.least(s)*n.pixel(t))}grow(e,t,n,s){Fs(e,t,n,s)}mark(e){if(this.outline.visible=e!==null&&this.mesh.visible,!e)return;let t=this.outline.material.uniforms;t.colour.value.copy(e.colour),t.grow.value=e.width}dispose(){for(let e of[this.mesh,this.outline,this.contact])e.removeFromParent(),e.geometry.dispose(),e.material.dispose()}touch(e,...t){for(let n of t)e.getAttribute(n).needsUpdate=!0}watch(e,t,n){for(let s of this.hinges)this.bent.has(s)||s+1>=n||DE(e,t+Kl*s,t+Kl*(s+1))>LE||(this.bent.add(s),this.count=0)}weigh(e){let t=this.info.parents!==void 0;this.thin=t?Math.max(.6,_v/(1+(e-1)/40)):Aa,this.thick=t?this.info.radius.reduce((n,s)=>Math.max(n,s),0):0,this.dark=Math.min(1,4/Math.sqrt(e||1))}least(e){return this.thick>0?this.thin*Math.max(IE,Math.sqrt(Math.min(1,e/this.thick))):this.thin}layOut(e){this.count=e,this.courses=this.plan(e);let t=this.courses.map(u=>(u.poses.length-1)*u.pieces+1),n=t.reduce((u,d)=>u+d,0),s=n+2*Zl*t.length,r=5*this.detail.rings*this.detail.sides,o=Math.round(this.detail.sides*this.thin/(this.info.parents?_v:Aa)),a=Math.max(3,Math.min(Math.max(5,o),this.detail.sides,Math.floor(r/s)-1)),c=this.courses.reduce((u,d)=>Math.max(u,d.poses.length),0);this.nodes=new Float32Array(mo*c),this.tangents=new Float32Array(3*c),this.cos=Float32Array.from({length:a+1},(u,d)=>Math.cos(2*Math.PI*(d%a)/a)),this.sin=Float32Array.from({length:a+1},(u,d)=>Math.sin(2*Math.PI*(d%a)/a));let l=s*(a+1);this.positions=new Float32Array(3*l),this.normals=new Float32Array(3*l);let h=new Float32Array(2*l);for(let u=0;u<l;u++)h[2*u]=u%(a+1)/a,h[2*u+1]=Math.floor(u/(a+1))/(s-1);this.ground=new Float32Array(6*n),this.shade=new Float32Array(4*n);for(let u=0;u<n;u++)this.shade[4*u]=-1,this.shade[4*u+2]=1;this.fill(this.mesh.geometry,Mv(t.map(u=>u+2*Zl),a+1),{position:[this.positions,3],normal:[this.normals,3],uv:[h,2]}),this.fill(this.contact.geometry,Mv(t,2),{position:[this.ground,3],shade:[this.shade,2]}),this.mesh.visible=this.contact.visible=s>0}plan(e){let{info:t}=this,n=er(t,e);this.weigh(n.length);let s=this.detail.rings*Math.min(6,1+(n.length-1)/4),r=n.reduce((h,u)=>h+u.poses.length-1,0),o=Math.max(1,Math.ceil(r/(2*s))),a=[];for(let{poses:h,grown:u}of n){let d=h.length-1;if(h.some(g=>this.bent.has(g))){a.push(...this.bars(h,u));continue}let f=Math.max(1,Math.min(o,Math.floor(d/FE))),p=Int32Array.from({length:Math.ceil(d/f)+1},(g,m)=>h[Math.min(m*f,d)]),y=(t.links??[]).some(([g,m])=>Math.min(g,m)===h[0]&&Math.max(g,m)===h[d]);a.push({poses:p,pieces:1,grown:u,closed:y})}let c=a.reduce((h,u)=>h+u.poses.length-1,0),l=Math.min(8,Math.max(1,Math.round(s/c)));for(let h of a)h.pieces=l;for(let[h,u]of t.links??[])h<e&&u<e&&a.push({poses:Int32Array.of(Math.min(h,u),Math.max(h,u)),pieces:1,grown:!1,closed:!1});return a}bars(e,t){let n=[],s=0;for(let r=1;r<e.length;r++)r<e.length-1&&!this.bent.has(e[r])||(n.push({poses:e.slice(s,r+1),pieces:1,grown:t&&s===0,closed:!1}),s=r);return n}fill(e,t,n){e.dispose(),e.setIndex(t);for(let[s,[r,o]]of Object.entries(n))e.setAttribute(s,new Ue(r,o).setUsage(Qn))}gather(e,t,n){let{poses:s}=e,r=s.length-1,o=this.info.parents!==void 0;for(let a=0;a<=r;a++){let c=mo*a,l=n+Kl*s[a],h=o?a===0?n+Kl*s[1]:a<r?l+Kl:l:l,u=o&&a===0?h:l,d=t[u+3]*t[h+3]+t[u+4]*t[h+4]+t[u+5]*t[h+5]+t[u+6]*t[h+6]<0?-1:1,f=this.nodes;for(let g=0;g<3;g++)f[c+g]=t[l+g];for(let g=3;g<7;g++)f[c+g]=t[u+g]+d*t[h+g];let p=Zu(f[c+3],f[c+4],f[c+5],f[c+6])||1;for(let g=3;g<7;g++)f[c+g]/=p;let y=this.radius(a===0&&(e.grown||r===1)?s[1]:s[a]);f[c+7]=y,f[c+8]=this.least(y)}}findTangents(e){let{nodes:t,tangents:n}=this,s=e.poses.length-1,r=e.closed&&s>2;for(let o=0;o<=s;o++){let a=r&&(o===0||o===s),c=o>0?o-1:s-1,l=o<s?o+1:1,h=mo*(o>0||a?c:o),u=mo*o,d=mo*(o<s||a?l:o),f=h===u?0:Jp(t,h,u),p=d===u?0:Jp(t,u,d),y=f>0?p>0?p/(f*(f+p)):1/f:0,g=p>0?f>0?f/(p*(f+p)):1/p:0;for(let m=0;m<3;m++)n[3*o+m]=(t[u+m]-t[h+m])*y+(t[d+m]-t[u+m])*g}}span(e,t,n,s){let{nodes:r,tangents:o}=this,{pieces:a}=e,c=mo*t,l=c+mo,h=Jp(r,c,l),u=r[c+3]*r[l+3]+r[c+4]*r[l+4]+r[c+5]*r[l+5]+r[c+6]*r[l+6]<0?-1:1,d=t===e.poses.length-2,f=e.grown&&t===0?this.radius(e.poses[0]):0;for(let p=0;p<a+(d?1:0);p++){let y=f>0?(p/a)**2:p/a,g=1-y,m=g*g*(1+2*y),x=y*y*(3-2*y),E=h*y*g*g,_=-h*y*y*g,C=m*r[c]+x*r[l]+E*o[3*t]+_*o[3*t+3],S=m*r[c+1]+x*r[l+1]+E*o[3*t+1]+_*o[3*t+4],v=m*r[c+2]+x*r[l+2]+E*o[3*t+2]+_*o[3*t+5];this.axes(g*r[c+3]+u*y*r[l+3],g*r[c+4]+u*y*r[l+4],g*r[c+5]+u*y*r[l+5],g*r[c+6]+u*y*r[l+6]);let w=6*y*g,U=h*(1-4*y+3*y*y),I=h*(3*y*y-2*y);this.align(w*(r[l]-r[c])+U*o[3*t]+I*o[3*t+3],w*(r[l+1]-r[c+1])+U*o[3*t+1]+I*o[3*t+4],w*(r[l+2]-r[c+2])+U*o[3*t+2]+I*o[3*t+5]);let L=g*r[c+7]+y*r[l+7],z=Math.max(L+NE(f,r[l+7],y*h),(g*r[c+8]+y*r[l+8])*n.pixel(n.depth(C,S,v)));t===0&&p===0&&this.end(C,S,v,z,-1),this.cast(C,S,v,z,s),this.circle(C,S,v,z,0),d&&p===a&&this.end(C,S,v,z,1)}}axes(e,t,n,s){let r=2/(e*e+t*t+n*n+s*s||1);yt[0]=1-r*(t*t+n*n),yt[1]=r*(e*t+s*n),yt[2]=r*(e*n-s*t),yt[3]=r*(e*t-s*n),yt[4]=1-r*(e*e+n*n),yt[5]=r*(t*n+s*e),yt[6]=r*(e*n+s*t),yt[7]=r*(t*n-s*e),yt[8]=1-r*(e*e+t*t)}align(e,t,n){let s=Zu(e,t,n);if(!(s>0))return;e/=s,t/=s,n/=s;let r=1+e*yt[6]+t*yt[7]+n*yt[8];if(r<.001)return;let o=e+yt[6],a=t+yt[7],c=n+yt[8];for(let l=0;l<6;l+=3){let h=(yt[l]*e+yt[l+1]*t+yt[l+2]*n)/r;yt[l]-=h*o,yt[l+1]-=h*a,yt[l+2]-=h*c}yt[6]=e,yt[7]=t,yt[8]=n}end(e,t,n,s,r){for(let o=0;o<Zl;o++){let a=(r<0?Zl-o:o+1)/Zl*(Math.PI/2),c=r*s*Math.sin(a);this.circle(e+c*yt[6],t+c*yt[7],n+c*yt[8],s*Math.cos(a),r*Math.sin(a))}}circle(e,t,n,s,r){let{positions:o,normals:a,cos:c,sin:l}=this,h=c.length,u=Math.sqrt(Math.max(0,1-r*r)),d=yt[0],f=yt[1],p=yt[2],y=yt[3],g=yt[4],m=yt[5],x=r*yt[6],E=r*yt[7],_=r*yt[8],C=3*h*this.ring++;for(let S=0;S<h;S++,C+=3){let v=c[S],w=l[S],U=v*d+w*y,I=v*f+w*g,L=v*p+w*m;o[C]=e+s*U,o[C+1]=t+s*I,o[C+2]=n+s*L,a[C]=u*U+x,a[C+1]=u*I+E,a[C+2]=u*L+_}}cast(e,t,n,s,r){let o=this.row++,a=Math.max(0,n-r),c=1.6*s+this.spread*a,l=Zu(yt[6],yt[7],0)||1e-9,h=-yt[7]/l*c,u=yt[6]/l*c,d=this.ground;d[6*o]=e-h,d[6*o+1]=t-u,d[6*o+3]=e+h,d[6*o+4]=t+u,d[6*o+2]=d[6*o+5]=r;let f=Math.min(1,l*l*2);this.shade[4*o+1]=this.shade[4*o+3]=this.dark*f*1.3*s/(1.3*s+.5*a)}},yt=new Float32Array(9),mo=9;function DE(i,e,t){let n=4*(i[e+3]*i[e+5]+i[e+6]*i[e+4])*(i[t+3]*i[t+5]+i[t+6]*i[t+4]),s=4*(i[e+4]*i[e+5]-i[e+6]*i[e+3])*(i[t+4]*i[t+5]-i[t+6]*i[t+3]);return n+s+(1-2*(i[e+3]**2+i[e+4]**2))*(1-2*(i[t+3]**2+i[t+4]**2))}function NE(i,e,t){let n=Math.min(.95*i,1.9*e)-e,s=1-t/(1.3*i+2*e);return n>0&&s>0?n*s*s:0}var Zu=(i,e,t,n=0)=>Math.sqrt(i*i+e*e+t*t+n*n);function Jp(i,e,t){return Zu(i[t]-i[e],i[t+1]-i[e+1],i[t+2]-i[e+2])}function Mv(i,e){let t=new Uint32Array(6*i.reduce((r,o)=>r+o-1,0)*(e-1)),n=0,s=0;for(let r of i){for(let o=0;o<r-1;o++,s+=e)for(let a=0;a<e-1;a++){let c=s+a,l=c+e;t[n++]=c,t[n++]=c+1,t[n++]=l,t[n++]=l,t[n++]=c+1,t[n++]=l+1}s+=e}return new Ue(t,1)}function qt(i,e){return new ce(i&&/^#[0-9a-f]{3,8}$/i.test(i)?i.slice(0,7):e)}function jp(){return new Wt({side:Rn,toneMapped:!1,uniforms:{colour:{value:new ce},grow:{value:2},resolution:rs.resolution},vertexShader:`
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
      }`,fragmentShader:"uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }"})}var em=new gi({color:"#0f8a7a",toneMapped:!1,depthTest:!1,transparent:!0,opacity:.55});function Sv(i){wa.color.set(i),em.color.set(i)}var tm=class{group=new Ht;effort;band=new Ma;proxy=new Oe(new yi(1,.2,10,40),wa);ghost=new Oe(new yi(1,.12,10,40),em);dot=new Oe(new Gt(.34,16,12),em);constructor(e){this.effort=new co(e),this.group.add(this.band.mesh,this.proxy,this.ghost,this.dot,this.effort.group),this.proxy.renderOrder=this.ghost.renderOrder=this.dot.renderOrder=55}show(e,t,n,s,r,o,a,c){this.group.visible=!0,Lr.set(e[t.proxy],e[t.proxy+1],e[t.proxy+2]),this.pose(this.proxy,e,t.proxy);let[l,h]=c?[c,0]:[e,t.ghost];Qp.set(l[h],l[h+1],l[h+2]),this.pose(this.ghost,l,h),this.dot.position.copy(Qp);let u=n.pixel(n.depth(Lr.x,Lr.y,Lr.z));this.proxy.scale.setScalar(9*u),this.ghost.scale.setScalar(11*u),this.dot.scale.setScalar(11*u),this.band.mesh.material.uniforms.colour.value.copy(wa.color).convertLinearToSRGB(),this.band.stretch(Lr,Qp,n),this.effort.show(e,t.wrench,Lr,n,s,r,o,a)}hide(){this.group.visible=!1,this.effort.hide()}pose(e,t,n){e.position.set(t[n],t[n+1],t[n+2]),e.quaternion.set(t[n+3],t[n+4],t[n+5],t[n+6])}},Ku=class{constructor(e){this.overlay=e}overlay;group=new Ht;views=[];holds=[];forces=new Ls;torques=new Ls;clear(){this.forces=new Ls,this.torques=new Ls;for(let e of this.views)e.hide();for(let e of this.holds)e.hide()}show(e,t,n,s,r,o,a,c,l,h){for(;this.views.length<e.hands.length;){let u=new tm(this.overlay);this.views.push(u),this.group.add(u.group)}for(let u of n)u?.ghost&&(u.ghost.visible=!1);this.views.forEach((u,d)=>{let f=e.hands[d];if(!f)return u.hide();let p=f.mine?h(f.hand):null;u.show(e.floats,f,o,this.forces,this.torques,c,l,p),r||u.effort.hide(),this.showGhost(e,t,f,n,o,a,p)}),this.showHolds(e,t,s,r,o,c,l)}showGhost(e,t,n,s,r,o,a){let c=Ju(e,t,n),l=c>=0?s[c]:null;if(!l?.ghost)return;let h=e.floats,u=r.pixel(r.depth(h[n.proxy],h[n.proxy+1],h[n.proxy+2]));a?l.place(a,0,o,Aa*u,l.ghost):l.place(h,n.ghost,o,Aa*u,l.ghost),l.ghost.visible=!0}showHolds(e,t,n,s,r,o,a){for(;this.holds.length<e.holds.length;){let l=new co(this.overlay);this.holds.push(l),this.group.add(l.group)}let c=e.floats;this.holds.forEach((l,h)=>{let u=e.holds[h];if(!u||!n[h]||!s||e.hands.some(d=>Ju(e,t,d)===h))return l.hide();for(let d=0;d<6;d++)wv[d]=-c[u.wrench+d];Lr.set(c[u.target],c[u.target+1],c[u.target+2]),l.show(wv,0,Lr,r,this.forces,this.torques,o,a)})}};function Ju(i,e,t){let n=e[t.body]?.parents?.001:.5;return i.holds.findIndex(s=>s.body===t.body&&Math.abs(s.index-t.place)<n)}var Lr=new P,Qp=new P,wv=new Float32Array(6);var UE=.05;function Av(i,e,t,n,s,r,o,a,c,l){let h=new nm(s,r,o,a,c);l&&h.meet(l),i.bodies.forEach((f,p)=>{let y=e[p];if(!y||y.info.kind==="prop")return;if(y.info.kind==="rigid")return h.small(i.floats,f,p,y);h.along(i.floats,f,p,y);let g=t[p];g&&h.amongRiders(p,g)});let u=h.best&&!h.best.fixed?h.best:h.close??h.best,d=kE(i,n,s,r,o,a,u?u.distance+2:c);return d||(u&&!u.local&&!e[u.body].info.parents&&OE(i,u),u)}var nm=class{constructor(e,t,n,s,r){this.camera=e;this.project=t;this.x=n;this.y=s;this.reach=r}camera;project;x;y;reach;best=null;close=null;nearest=1/0;depth=1/0;along(e,t,n,s){Ta.length<2*t.count&&(Ta=new Float32Array(2*t.count));for(let r=0;r<t.count;r++){let o=t.at+7*r,[a,c]=this.project(Fr.set(e[o],e[o+1],e[o+2]));Ta[2*r]=a,Ta[2*r+1]=c;let l=fo(s.info,r);if(l<0)continue;let h=Ta[2*l],u=Ta[2*l+1],d=BE(h,u,a,c,this.x,this.y),f=Math.hypot(h+d*(a-h)-this.x,u+d*(c-u)-this.y);if(f>this.reach&&f>400)continue;qn.fromArray(e,t.at+7*l).lerp(Fr,d);let p=this.camera.depth(qn.x,qn.y,qn.z);this.offer(n,r-1+d,qn,f,p,s.shown(r,p,this.camera))}}meet({body:e,point:t,local:n,fixed:s}){this.depth=this.camera.depth(t.x,t.y,t.z),this.best={body:e,place:0,hold:-1,point:t,local:n,distance:0,fixed:s}}small(e,t,n,s){let{motion:r,hand:o}=s.info;if(t.count===0||o!==void 0||r==="static"||r==="kinematic")return;qn.fromArray(e,t.at);let a=this.camera.depth(qn.x,qn.y,qn.z);if(s.reach/this.camera.pixel(a)>this.reach||this.best&&!this.best.fixed||a>this.depth+s.reach)return;let[l,h]=this.project(qn),u=Math.hypot(l-this.x,h-this.y);u<Math.min(this.reach,this.nearest)&&(this.nearest=u,this.close={body:n,place:0,hold:-1,point:qn.clone(),local:new P,distance:u})}amongRiders(e,t){for(let n=0;n<t.count;n++){let s=t.centre(n,qn);if(s===0)continue;let[r,o]=this.project(qn);this.offer(e,t.pose(n),qn,Math.hypot(r-this.x,o-this.y),this.camera.depth(qn.x,qn.y,qn.z),.9*s)}}offer(e,t,n,s,r,o){let a=this.camera.pixel(r),c=s-o/a;if(c<=0){let l=r-Math.sqrt(Math.max(0,o*o-(s*a)**2));if(l>=this.depth)return;this.depth=l,this.best={body:e,place:t,hold:-1,point:n.clone(),distance:0}}else this.depth===1/0&&c<(this.best?.distance??this.reach)&&(this.best={body:e,place:t,hold:-1,point:n.clone(),distance:c})}};function kE(i,e,t,n,s,r,o){let a=null,c=o;return e.forEach((l,h)=>{let u=i.holds[h];if(!(!l||!u))for(let d=0;d<l.grips.length;d++){l.grip(d,Fr);let f=dv(l,t,t.depth(Fr.x,Fr.y,Fr.z)),[p,y]=n(Fr),g=Math.max(0,Math.hypot(p-s,y-r)-f);g<c&&(c=g,a={body:u.body,place:u.index,hold:h,point:Fr.clone(),distance:g})}}),a}function OE(i,e){let t=i.bodies[e.body].count,n=UE*t;i.holds.forEach((s,r)=>{let o=Math.abs(s.index-e.place);s.body!==e.body||o>n||(n=o,e.hold=r)}),e.hold>=0&&(e.place=i.holds[e.hold].index)}function BE(i,e,t,n,s,r){let o=t-i,a=n-e,c=o*o+a*a;return c>0?Math.min(1,Math.max(0,((s-i)*o+(r-e)*a)/c)):0}var Fr=new P,qn=new P,Ta=new Float32Array(0);var im={plain:[{name:"plain",ratio:.5,shadows:0,contact:!1,detail:{sides:4,rings:160},strands:900,points:10,leaves:12e3,twigs:12e3,late:1/0},{name:"low",ratio:1,shadows:0,contact:!1,detail:{sides:5,rings:200},strands:2200,points:12,leaves:25e3,twigs:24e3,late:70},{name:"medium",ratio:1,shadows:0,contact:!0,detail:{sides:6,rings:260},strands:5e3,points:14,leaves:5e4,twigs:6e4,late:32}],rich:[{name:"low",ratio:.75,shadows:0,contact:!0,detail:{sides:8,rings:320},strands:1e4,points:16,leaves:8e4,twigs:6e4,late:1/0},{name:"medium",ratio:1,shadows:1024,contact:!0,detail:{sides:12,rings:500},strands:24e3,points:22,leaves:2e5,twigs:12e4,late:36},{name:"high",ratio:2,shadows:2048,contact:!0,detail:{sides:18,rings:900},strands:6e4,points:30,leaves:6e5,twigs:4e5,late:26}]},zE=17.8,GE=24,VE=300,ju=class{constructor(e,t,n){this.grade=e;this.software=n;let s=im[e].findIndex(r=>r.name===t);this.ceiling=im[e].length-1,this.fixed=s>=0,this.level=this.fixed?s:this.ceiling}grade;software;level;interval=16.7;frames=0;ceiling;fixed;get current(){let e=im[this.grade][this.level];return!this.software||this.grade==="plain"?e:{...e,strands:Math.min(e.strands,6e3),points:Math.min(e.points,20),leaves:Math.min(e.leaves,6e4)}}measure(e){return e>2e3||(this.interval+=(e-this.interval)*(e>150?.3:.08),this.frames+=Math.max(1,e/50),this.fixed)?!1:this.interval>this.current.late&&this.frames>GE&&this.level>0?(this.ceiling=this.level-1,this.change(-1)):this.interval<zE&&this.frames>VE&&this.level<this.ceiling?this.change(1):!1}change(e){return this.level+=e,this.frames=0,this.interval=20,!0}};var HE=4096,Tv=.24,WE=2.5,XE=250,Ev=.001,qE=900,sm={light:{point:"#20262c",press:"#d0421a",rub:"#0b69b7"},dark:{point:"#f2f5f7",press:"#ff8357",rub:"#6cb6ff"}},Jl=class{mesh;positions=new Float32Array(0);n=0;constructor(e){this.mesh=new Oe(new Je,new gi({toneMapped:!1,depthTest:!1,transparent:!0,side:Xt})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=e}begin(e){this.n=0,!(this.positions.length>=9*e)&&(this.positions=new Float32Array(9*Math.ceil(1.5*e)),this.mesh.geometry.dispose(),this.mesh.geometry.setAttribute("position",new Ue(this.positions,3).setUsage(Qn)))}corner(e,t,n){let{positions:s}=this;s[this.n++]=e,s[this.n++]=t,s[this.n++]=n}line(e,t,n,s,r,o,a,c,l,h,u){let d=e+h*s,f=t+h*r,p=n+h*o,y=u*a,g=u*c,m=u*l;this.corner(e-y,t-g,n-m),this.corner(e+y,t+g,n+m),this.corner(d+y,f+g,p+m),this.corner(e-y,t-g,n-m),this.corner(d+y,f+g,p+m),this.corner(d-y,f-g,p-m)}arrow(e,t,n,s,r,o,a,c){let l=Ea,h=r*(l.z-n)-o*(l.y-t),u=o*(l.x-e)-s*(l.z-n),d=s*(l.y-t)-r*(l.x-e),f=Math.hypot(h,u,d)||1;h/=f,u/=f,d/=f;let p=Math.min(.6*a,9*c),y=a-p,g=.42*p;this.line(e,t,n,s,r,o,h,u,d,y,Math.min(1.4*c,.3*g));let m=e+y*s,x=t+y*r,E=n+y*o;this.corner(m-g*h,x-g*u,E-g*d),this.corner(m+g*h,x+g*u,E+g*d),this.corner(e+a*s,t+a*r,n+a*o)}dot(e,t,n,s){for(let r=1;r<ir-1;r++)this.spoke(e,t,n,s,0),this.spoke(e,t,n,s,r),this.spoke(e,t,n,s,r+1)}ring(e,t,n,s,r){for(let o=0;o<ir;o++)this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,s,o+1)}end(){this.mesh.visible=this.n>0,this.mesh.geometry.setDrawRange(0,this.n/3);let e=this.mesh.geometry.getAttribute("position");e&&(e.needsUpdate=!0)}spoke(e,t,n,s,r){let o=s*$E[r%ir],a=s*YE[r%ir];this.corner(e+o*ed.x+a*td.x,t+o*ed.y+a*td.y,n+o*ed.z+a*td.z)}},ir=10,$E=Array.from({length:ir},(i,e)=>Math.cos(2*Math.PI*e/ir)),YE=Array.from({length:ir},(i,e)=>Math.sin(2*Math.PI*e/ir)),nd=class{group=new Ht;parts=null;count=0;sliding=0;pressing=0;perNewton=0;points=new Jl(46);press=new Jl(45);rub=new Jl(45);large=0;seen=0;forces=new Float32Array(0);constructor(){this.group.add(this.points.mesh,this.press.mesh,this.rub.mesh),this.group.visible=!1}setTheme(e){this.points.mesh.material.color.set(sm[e].point),this.press.mesh.material.color.set(sm[e].press),this.rub.mesh.material.color.set(sm[e].rub)}forget(){this.large=this.perNewton=this.count=this.sliding=this.pressing=0,this.group.visible=!1}update(e,t,n,s,r){let{parts:o}=this,{at:a,count:c,known:l}=e.contacts;if(this.group.visible=o!==null&&l,this.count=c,!o||!l)return;this.weigh(e,r,s);let h=Math.min(c,HE);this.points.begin((2*ir+2)*h),this.press.begin(3*h),this.rub.begin(3*h);let u=Math.max(.35,Math.min(1,Math.sqrt(XE/c))),d=e.floats,f=e.words;n.camera.matrixWorld.extractBasis(ed,td,Ea),Ea.setFromMatrixPosition(n.camera.matrixWorld);for(let p=0,y=a;p<h;p++,y+=Au){let g=d[y+2],m=d[y+3],x=d[y+4],E=u*n.pixel(n.depth(g,m,x)),_=t[f[y]>>>16]?.motion==="static"?-1:1,C=_*d[y+5],S=_*d[y+6],v=_*d[y+7],w=_*d[y+8],U=_*d[y+9],I=_*d[y+10],L=w*C+U*S+I*v;if(o.points){let z=L<Ev*this.large;!z&&f[y+1]&1?this.points.ring(g,m,x,3.4*E,5.2*E):this.points.dot(g,m,x,(z?1.5:2.7)*E)}o.normals&&this.normal(g,m,x,C,S,v,E),o.pressing&&this.arrow(this.press,g,m,x,L*C,L*S,L*v,E,s),o.rubbing&&this.arrow(this.rub,g,m,x,w-L*C,U-L*S,I-L*v,E,s)}for(let p of[this.points,this.press,this.rub])p.end()}normal(e,t,n,s,r,o,a){Qu.set(s,r,o).cross(ZE.set(Ea.x-e,Ea.y-t,Ea.z-n)).normalize(),this.points.line(e,t,n,s,r,o,Qu.x,Qu.y,Qu.z,16*a,.6*a)}arrow(e,t,n,s,r,o,a,c,l){let h=Math.hypot(r,o,a),u=Math.min(h*this.perNewton,WE*Tv*l);u>2.5*c&&e.arrow(t,n,s,r/h,o/h,a/h,u,c)}weigh(e,t,n){let{at:s,count:r}=e.contacts,o=e.floats;this.forces.length<r&&(this.forces=new Float32Array(2*r)),this.pressing=this.sliding=0;for(let u=0,d=s;u<r;u++,d+=Au){let f=o[d+8]*o[d+5]+o[d+9]*o[d+6]+o[d+10]*o[d+7];this.forces[u]=Math.hypot(o[d+8],o[d+9],o[d+10]),this.pressing+=Math.max(0,f),f>Ev*this.large&&(this.sliding+=e.words[d+1]&1)}let a=this.forces.subarray(0,r).sort(),c=r>0?a[Math.min(r-1,Math.floor(.97*r))]:0,l=Math.min(1e3,t-this.seen);if(this.seen=t,!(c>0))return;this.large=this.large===0?c:this.large+(c-this.large)*(1-Math.exp(-l/qE));let h=Tv*n/this.large;(this.perNewton===0||this.perNewton>2*h||this.perNewton<.4*h)&&(this.perNewton=rm(1.25*h))}};function rm(i){let e=10**Math.floor(Math.log10(i));return(i/e>=5?5:i/e>=2?2:1)*e}var ed=new P,td=new P,Ea=new P,Qu=new P,ZE=new P;var KE=7,go=1024,id=class{constructor(e,t,n){this.slots=e;let s=Math.max(1,Math.ceil(e.length/go));this.place=new Float32Array(4*go*s),this.turn=n?new Float32Array(4*go*s):null,e.forEach((r,o)=>this.place[4*o+3]=t(r)),this.places=yo(this.place,go,s),this.turns=this.turn&&yo(this.turn,go,s)}slots;places;turns;place;turn;update(e,t,n){let{slots:s,place:r,turn:o}=this;for(let a=0;a<s.length;a++){if(s[a]>=n)continue;let c=t+KE*s[a];r[4*a]=e[c],r[4*a+1]=e[c+1],r[4*a+2]=e[c+2],o&&(o[4*a]=e[c+3],o[4*a+1]=e[c+4],o[4*a+2]=e[c+5],o[4*a+3]=e[c+6])}this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function yo(i,e,t){let n=new Jr(i,e,t,Pi,xi);return n.minFilter=n.magFilter=Sn,n}var jl=`
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${go-1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${go-1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`;function om(i,e,t,n){let s=Cv[i]??Cv.plastic;if(e==="plain"){let[o,a]=t?[.25*s.shine,12]:[s.shine,s.shininess],c=new Xn({shininess:a,opacity:s.opacity??1,transparent:s.opacity!==void 0});return c.specular.setScalar(o),Rv(c,s.plain,i,n)}let r=new Ts({metalness:t?.15*s.metal:s.metal,roughness:t?Math.max(.55,s.rough):s.rough,clearcoat:t?0:s.coat,clearcoatRoughness:.22,opacity:s.opacity??1,transparent:s.opacity!==void 0});return Rv(r,s.rich,i,n)}var sd=`
  if (vGrain.w < -0.5) {
    float z = abs(vGrain.z), w = fwidth(vGrain.z);
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.9, 0.87, 0.8), 0.9 * (1.0 - smoothstep(0.11 - w, 0.11 + w, z)));
  }`,JE=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float bend = noise(g * vec3(2.2, 4.0, 4.0));
    float rings = 6.5 * length(g.yz * vec2(1.0, 1.25) + vec2(0.38, 0.62 + 0.2 * sin(vSeed * 37.0))) + 1.1 * bend;
    float late = fract(rings);
    late = smoothstep(0.15, 0.85, late) * (1.0 - smoothstep(0.88, 1.0, late));
    float fibre = noise(g * vec3(5.0, 120.0, 120.0));
    diffuseColor.rgb *= (1.06 - 0.27 * late) * (0.92 + 0.16 * fibre) * (0.94 + 0.12 * fract(vSeed * 13.7));
    diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.93, 0.84), late);
  }`,jE=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float late = fract(6.5 * length(g.yz + vec2(0.38, 0.62)) + 0.5 * sin(5.0 * g.x + 6.0 * vSeed));
    diffuseColor.rgb *= 1.06 - 0.24 * smoothstep(0.1, 0.9, late) * (1.0 - smoothstep(0.9, 1.0, late));
  }`,QE=`
  {
    vec3 g = vGrain.xyz + vSeed * 5.1;
    diffuseColor.rgb *= 0.86 + 0.16 * noise(g * 9.0) + 0.14 * noise(g * 70.0);
  }`,Cv={plastic:{metal:0,rough:.36,coat:.45,shine:.2,shininess:50,rich:sd,plain:sd},wood:{metal:0,rough:.56,coat:.22,shine:.07,shininess:22,rich:JE,plain:jE},metal:{metal:.82,rough:.26,coat:0,shine:.65,shininess:90,rich:"",plain:""},stone:{metal:0,rough:.85,coat:0,shine:.03,shininess:10,rich:QE,plain:""},rubber:{metal:0,rough:.88,coat:0,shine:.06,shininess:8,rich:sd,plain:sd},glass:{metal:0,rough:.04,coat:1,shine:.8,shininess:120,opacity:.42,rich:"",plain:""}};function Pv(i){let e=new Es({depthPacking:so});return e.onBeforeCompile=t=>Iv(t,i),e.customProgramCacheKey=()=>"shadow of solids",e}function Rv(i,e,t,n){return i.vertexColors=n!==null,i.onBeforeCompile=s=>{s.vertexShader=s.vertexShader.replace("#include <common>",`#include <common>
attribute vec4 grain;
varying vec4 vGrain;
varying float vSeed;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vGrain = grain;
        vSeed = fract(0.618034 * float(${n?"slot":"gl_InstanceID"}) + 0.381966 * max(0.0, grain.w));`),n&&Iv(s,n),s.fragmentShader=s.fragmentShader.replace("#include <common>",`#include <common>
varying vec4 vGrain;
varying float vSeed;
${e.includes("noise(")?am:""}`).replace("#include <color_fragment>",`#include <color_fragment>
${e}`)},i.customProgramCacheKey=()=>`${t} of a solid${n?", placed":""}`,i}function Iv(i,e){i.uniforms.places={value:e.places},i.uniforms.turns={value:e.turns},i.vertexShader=i.vertexShader.replace("#include <common>",`#include <common>
attribute float slot;
${jl}`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
objectNormal = turned(turnAt(slot), objectNormal);`).replace("#include <begin_vertex>",`#include <begin_vertex>
transformed = turned(turnAt(slot), transformed) + placeAt(slot).xyz;`)}var am=`
  float hashed(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hashed(i), hashed(i + vec3(1, 0, 0)), f.x), mix(hashed(i + vec3(0, 1, 0)), hashed(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hashed(i + vec3(0, 0, 1)), hashed(i + vec3(1, 0, 1)), f.x), mix(hashed(i + vec3(0, 1, 1)), hashed(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }`;var e3=7,Ql=1024,rd=class{constructor(e,t,n){this.members=n;this.mesh=new hi(e,t,n.length),this.mesh.instanceMatrix.setUsage(Qn)}members;mesh;update(e){let t=this.mesh.instanceMatrix.array;this.members.forEach((n,s)=>{let r=e.bodies[n];r&&r.count>0&&lm(e.floats,r.at,t,16*s)}),this.mesh.instanceMatrix.needsUpdate=!0}tint(e,t){this.mesh.setColorAt(e,t),this.mesh.instanceColor.needsUpdate=!0}dispose(){this.mesh.dispose()}},od=class{constructor(e){this.bodies=e;let t=Math.max(1,Math.ceil(e/Ql));this.place=new Float32Array(4*Ql*t),this.turn=new Float32Array(4*Ql*t),this.places=yo(this.place,Ql,t),this.turns=yo(this.turn,Ql,t)}bodies;places;turns;place;turn;update(e){let{place:t,turn:n}=this,s=e.floats;for(let r=0;r<this.bodies;r++){let o=e.bodies[r];if(!(!o||o.count===0)){for(let a=0;a<3;a++)t[4*r+a]=s[o.at+a];for(let a=3;a<e3;a++)n[4*r+a-3]=s[o.at+a]}}this.places.needsUpdate=this.turns.needsUpdate=!0}dispose(){this.places.dispose(),this.turns.dispose()}},ad=class{constructor(e,t,n,s){this.members=n;let r=e.reduce((f,p)=>f+p.getAttribute("position").count,0),o=e.reduce((f,p)=>f+(p.index?.count??p.getAttribute("position").count),0),a={position:[new Float32Array(3*r),3],normal:[new Float32Array(3*r),3],grain:[new Float32Array(4*r),4]},c=new Float32Array(r),l=new Uint32Array(o),h=0,u=0;e.forEach((f,p)=>{let y=f.getAttribute("position").count;this.starts.push(h);for(let[m,[x,E]]of Object.entries(a))x.set(f.getAttribute(m).array,E*h);c.fill(n[p],h,h+y);let g=f.index?.count??y;for(let m=0;m<g;m++)l[u++]=h+(f.index?f.index.getX(m):m);h+=y}),this.starts.push(h);let d=new Je;for(let[f,[p,y]]of Object.entries(a))d.setAttribute(f,new Ue(p,y));d.setAttribute("slot",new Ue(c,1)),d.setAttribute("color",this.colours=new Ue(new Float32Array(3*r),3)),d.setIndex(new Ue(l,1)),this.mesh=new Oe(d,t),this.mesh.customDepthMaterial=Pv(s)}members;mesh;starts=[];colours;update(){}tint(e,t){for(let n=this.starts[e];n<this.starts[e+1];n++)this.colours.setXYZ(n,t.r,t.g,t.b);this.colours.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.customDepthMaterial?.dispose()}};function lm(i,e,t,n){let s=i[e+3],r=i[e+4],o=i[e+5],a=i[e+6],c=2/(s*s+r*r+o*o+a*a||1);t[n]=1-c*(r*r+o*o),t[n+1]=c*(s*r+a*o),t[n+2]=c*(s*o-a*r),t[n+4]=c*(s*r-a*o),t[n+5]=1-c*(s*s+o*o),t[n+6]=c*(r*o+a*s),t[n+8]=c*(s*o+a*r),t[n+9]=c*(r*o-a*s),t[n+10]=1-c*(s*s+r*r),t[n+12]=i[e],t[n+13]=i[e+1],t[n+14]=i[e+2],t[n+15]=1}var ec=new P;function Vi(i,e,t,n,s,r){let o=2*Math.PI*s/4,a=Math.max(r-2*s,0),c=Math.PI/4;ec.copy(e),ec[n]=0,ec.normalize();let l=.5*o/(o+a),h=1-ec.angleTo(i)/c;return Math.sign(ec[t])===1?h*l:a/(o+a)+l+l*(1-h)}var Ca=class i extends ui{constructor(e=1,t=1,n=1,s=2,r=.1){let o=s*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:s,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let c=new P,l=new P,h=new P(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,y=new P,g=.5/o;for(let m=0,x=0;m<u.length;m+=3,x+=2)switch(c.fromArray(u,m),l.copy(c),l.x-=Math.sign(l.x)*g,l.y-=Math.sign(l.y)*g,l.z-=Math.sign(l.z)*g,l.normalize(),u[m+0]=h.x*Math.sign(c.x)+l.x*r,u[m+1]=h.y*Math.sign(c.y)+l.y*r,u[m+2]=h.z*Math.sign(c.z)+l.z*r,d[m+0]=l.x,d[m+1]=l.y,d[m+2]=l.z,Math.floor(m/p)){case 0:y.set(1,0,0),f[x+0]=Vi(y,l,"z","y",r,n),f[x+1]=1-Vi(y,l,"y","z",r,t);break;case 1:y.set(-1,0,0),f[x+0]=1-Vi(y,l,"z","y",r,n),f[x+1]=1-Vi(y,l,"y","z",r,t);break;case 2:y.set(0,1,0),f[x+0]=1-Vi(y,l,"x","z",r,e),f[x+1]=Vi(y,l,"z","x",r,n);break;case 3:y.set(0,-1,0),f[x+0]=1-Vi(y,l,"x","z",r,e),f[x+1]=1-Vi(y,l,"z","x",r,n);break;case 4:y.set(0,0,1),f[x+0]=1-Vi(y,l,"x","y",r,e),f[x+1]=1-Vi(y,l,"y","x",r,t);break;case 5:y.set(0,0,-1),f[x+0]=Vi(y,l,"x","y",r,e),f[x+1]=1-Vi(y,l,"y","x",r,t);break}}static fromJSON(e){return new i(e.width,e.height,e.depth,e.segments,e.radius)}};function ld(i,e=!1){let t=i[0].index!==null,n=new Set(Object.keys(i[0].attributes)),s=new Set(Object.keys(i[0].morphAttributes)),r={},o={},a=i[0].morphTargetsRelative,c=new Je;c.morphTargetsRelative=a;let l=0;for(let h=0;h<i.length;++h){let u=i[h],d=0,f=0;if(t!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!s.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==i[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(e){let p;if(t)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;c.addGroup(l,p,h),l+=p}}if(t){let h=0,u=[];for(let d=0;d<i.length;++d){let f=i[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=i[d].attributes.position.count}c.setIndex(u)}for(let h in r){let u=Lv(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;c.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){c.morphAttributes=c.morphAttributes||{},c.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let y=0;y<o[h].length;++y)f.push(o[h][y][d]);let p=Lv(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;c.morphAttributes[h].push(p)}}}return c}function Lv(i){let e,t,n,s=-1,r=0;for(let l=0;l<i.length;++l){let h=i[l];if(e===void 0&&(e=h.array.constructor),e!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=h.itemSize),t!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=h.gpuType),s!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*t}let o=new e(r),a=new Ue(o,t,n),c=0;for(let l=0;l<i.length;++l){let h=i[l];if(h.isInterleavedBufferAttribute){let u=c/t;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<t;p++){let y=h.getComponent(d,p);a.setComponent(d+u,p,y)}}else o.set(h.array,c);c+=h.count*t}return s!==void 0&&(a.gpuType=s),a}function Dv(i,e=1e-4){e=Math.max(e,Number.EPSILON);let t={},n=i.getIndex(),s=i.getAttribute("position"),r=n?n.count:s.count,o=0,a=Object.keys(i.attributes),c=[],l=new Map,h=[],u=["getX","getY","getZ","getW"],d=e*.5,f=Math.log10(1/e),p=Math.pow(10,f),y=d*p;for(let m=0;m<r;m++){let x=n?n.getX(m):m,E="";for(let _=0,C=a.length;_<C;_++){let S=a[_],v=i.getAttribute(S),w=v.itemSize;for(let U=0;U<w;U++)E+=`${Math.trunc(v[u[U]](x)*p+y)},`}E in t?h.push(t[E]):(c.push(x),t[E]=o,h.push(o),o++)}let g=i.clone();for(let m in i.attributes)g.setAttribute(m,Fv(i.attributes[m],c,l));for(let m in i.morphAttributes)g.morphAttributes[m]=i.morphAttributes[m].map(x=>Fv(x,c,l));return g.setIndex(h),g}function Nv(i,e=Math.PI/3){let t=i.index?i.toNonIndexed():i,n=t.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let _=0;_<s;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,c=s/3,l=new Float64Array(c*3);for(let _=0;_<c;_++){let C=9*_,S=r[C+0],v=r[C+1],w=r[C+2],U=r[C+3],I=r[C+4],L=r[C+5],z=r[C+6],V=r[C+7],D=r[C+8],W=z-U,$=V-I,H=D-L,le=S-U,Z=v-I,j=w-L,te=$*j-H*Z,fe=H*le-W*j,de=W*Z-$*le,ee=1/(Math.sqrt(te*te+fe*fe+de*de)||1);l[3*_+0]=te*ee,l[3*_+1]=fe*ee,l[3*_+2]=de*ee}let h=new Int32Array(s),u=new Float64Array(s*3),d=1;for(;d<s*2;)d<<=1;let f=d-1,p=new Int32Array(d),y=0;for(let _=0;_<s;_++){let C=3*_,S=Math.trunc(r[C+0]*a),v=Math.trunc(r[C+1]*a),w=Math.trunc(r[C+2]*a),U=(Math.imul(S,73856093)^Math.imul(v,19349663)^Math.imul(w,83492791))&f;for(;;){let I=p[U];if(I===0){let z=3*y;u[z+0]=S,u[z+1]=v,u[z+2]=w,p[U]=y+1,h[_]=y++;break}let L=3*(I-1);if(u[L+0]===S&&u[L+1]===v&&u[L+2]===w){h[_]=I-1;break}U=U+1&f}}let g=new Int32Array(y+1);for(let _=0;_<s;_++)g[h[_]+1]++;for(let _=0;_<y;_++)g[_+1]+=g[_];let m=new Int32Array(s),x=g.slice(0,y);for(let _=0;_<c;_++){let C=3*_;m[x[h[C+0]]++]=_,m[x[h[C+1]]++]=_,m[x[h[C+2]]++]=_}let E=new Float32Array(s*3);for(let _=0;_<c;_++){let C=3*_,S=l[C+0],v=l[C+1],w=l[C+2];for(let U=0;U<3;U++){let I=C+U,L=h[I],z=0,V=0,D=0;for(let $=g[L],H=g[L+1];$<H;$++){let le=3*m[$],Z=l[le+0],j=l[le+1],te=l[le+2];S*Z+v*j+w*te>o&&(z+=Z,V+=j,D+=te)}let W=1/(Math.sqrt(z*z+V*V+D*D)||1);E[3*I+0]=z*W,E[3*I+1]=V*W,E[3*I+2]=D*W}}return t.setAttribute("normal",new Ue(E,3,!1)),t}function Fv(i,e,t=new Map){let n=i.isInterleavedBufferAttribute,s=n?i.data:i,r=n?s.stride:i.itemSize,o=n?t.get(s):void 0;if(o===void 0){let c=new s.array.constructor(e.length*r);for(let l=0;l<e.length;l++)for(let h=0;h<r;h++)c[l*r+h]=s.array[e[l]*r+h];o=n?new s.constructor(c,r,s.meshPerAttribute):new i.constructor(c,i.itemSize,i.normalized,i.meshPerAttribute),o.setUsage(s.usage),n&&t.set(s,o)}let a=n?new i.constructor(o,i.itemSize,i.offset,i.normalized):o;return a.name=i.name,n||(a.gpuType=i.gpuType),a}var zv=.05,t3=.55,n3=200,i3=5,s3=-1;function hm(i,e,t){let n=i[e];if(n?.kind!=="compound")return Ov(Uv(n,t,1/0),n,0);let s=zv*Math.min(...n.parts.map(o=>Gv(i[o.geometry]))),r=n.parts.map(({geometry:o,position:a,rotation:c},l)=>{Bv.compose(bi.fromArray(a),l3.fromArray(c).normalize(),c3);let h=Ov(Uv(i[o],t,s),i[o],l);return(h.index?h.toNonIndexed():h).applyMatrix4(Bv)});return r.length>0?ld(r):new Je().setAttribute("position",new Ue(new Float32Array(0),3))}function Gv(i){switch(i?.kind){case"box":return Math.min(...i.size);case"cylinder":return Math.min(2*i.radius,i.length);case"cone":return Math.min(i.radius,i.length);default:return 1/0}}function Uv(i,e,t){let n=Math.min(zv*Gv(i),t);switch(i?.kind){case"box":return r3(i.size,i.round,n,e);case"sphere":return cd(cm(0,i.radius,-90,90,e.around/2),e.around);case"capsule":return cd([...cm(-i.length/2,i.radius,-90,0,e.around/4),...cm(i.length/2,i.radius,0,90,e.around/4)],e.around);case"cylinder":{let{radius:s,length:r}=i;return cd(kv([[0,-r/2],[s,-r/2],[s,r/2],[0,r/2]],i.round||n,e.bevel),e.around)}case"cone":{let{radius:s,length:r}=i;return cd(kv([[0,-r/2],[s,-r/2],[0,r/2]],n,e.bevel),e.around)}case"mesh":return o3(Er(i.vertices),Tu(i.triangles),e);default:return new ui(.001,.001,.001)}}function r3([i,e,t],n,s,{bevel:r}){let o=Math.min(n||s,.499*Math.min(i,e,t));return r>0||n?new Ca(i,e,t,Math.max(1,Math.min(r,3)),o):new ui(i,e,t)}function o3(i,e,{bevel:t}){let n=new Je;return n.setAttribute("position",new Ue(i,3)),n.setIndex(t>0||e.length<3*n3?new Ue(e,1):a3(i,e)),Nv(n,t3)}function a3(i,e){let t=[1/0,1/0,1/0],n=0;for(let a=0;a<i.length;a++)t[a%3]=Math.min(t[a%3],i[a]);for(let a=0;a<i.length;a++)n=Math.max(n,i[a]-t[a%3]);let s=new Map,r=Array.from({length:i.length/3},(a,c)=>{let l=t.map((h,u)=>Math.floor(i3*(i[3*c+u]-h)/n)).join();return s.has(l)||s.set(l,c),s.get(l)}),o=[];for(let a=0;a<e.length;a+=3){let c=r[e[a]],l=r[e[a+1]],h=r[e[a+2]];c!==l&&l!==h&&h!==c&&o.push(c,l,h)}return o}function cm(i,e,t,n,s){let r=Math.max(2,Math.round(s));return Array.from({length:r+1},(o,a)=>{let c=(t+(n-t)*a/r)*Math.PI/180,l=Math.abs(Math.cos(c))<1e-9?0:Math.cos(c);return[e*l,i+e*Math.sin(c),l,Math.sin(c)]})}function kv(i,e,t){let n=i.slice(1).map(([r,o],a)=>{let c=r-i[a][0],l=o-i[a][1],h=Math.hypot(c,l)||1;return[c/h,l/h,h]}),s=[];return i.forEach(([r,o],a)=>{let c=n[a-1],l=n[a];if(!c||!l){let[g,m]=c??l;s.push([r,o,m,-g]);return}let h=Math.acos(Math.max(-1,Math.min(1,c[0]*l[0]+c[1]*l[1]))),u=Math.min(e*Math.tan(h/2),.45*c[2],.45*l[2]),d=u/Math.tan(h/2);if(t<1||!(u>0)){s.push([r,o,c[1],-c[0]],[r,o,l[1],-l[0]]);return}let f=r-c[0]*u-c[1]*d,p=o-c[1]*u+c[0]*d,y=Math.atan2(-c[0],c[1]);for(let g=0;g<=t;g++){let m=y+h*g/t;s.push([f+d*Math.cos(m),p+d*Math.sin(m),Math.cos(m),Math.sin(m)])}}),s}function cd(i,e){let t=Math.max(6,Math.round(e)),n=t+1,s=new Float32Array(3*n*i.length),r=new Float32Array(s.length),o=[];i.forEach(([c,l,h,u],d)=>{for(let f=0;f<=t;f++){let p=2*Math.PI*(f%t)/t,y=Math.cos(p),g=Math.sin(p),m=3*(d*n+f);if(s.set([c*y,c*g,l],m),r.set([h*y,h*g,u],m),d+1===i.length||f===t)continue;let x=d*n+f,E=x+n;c>0&&o.push(x,x+1,E),i[d+1][0]>0&&o.push(x+1,E+1,E)}});let a=new Je;return a.setAttribute("position",new Ue(s,3)),a.setAttribute("normal",new Ue(r,3)),a.setIndex(o),a}function Ov(i,e,t){i.deleteAttribute("uv"),i.clearGroups(),i.computeBoundingBox(),i.boundingBox.getSize(bi);let n=e?.kind==="cylinder"||e?.kind==="cone"||e?.kind==="capsule"?2:bi.x>=bi.y&&bi.x>=bi.z?0:bi.y>=bi.z?1:2,s=Math.sqrt(Math.max(bi.x,bi.y,bi.z)*Math.min(bi.x,bi.y,bi.z))||1,r=i.getAttribute("position"),o=new Float32Array(4*r.count);for(let a=0;a<r.count;a++){for(let c=0;c<3;c++)o[4*a+c]=r.getComponent(a,(n+c)%3)/s;o[4*a+3]=e?.kind==="sphere"?s3:t}return i.setAttribute("grain",new Ue(o,4)),i}var Bv=new ut,bi=new P,l3=new st,c3=new P(1,1,1);var Vv=["#c8553d","#4f7cac","#e0a458","#5b8e7d","#8e6c8a","#d9c8a9","#3f6c75","#b56576"],Hv=300,h3=.55,u3=1.2,fd=20,d3=.7,f3=["#7389a3","#93a7bd"],p3=.6,pd=class{group=new Ht;drowse=!1;flocks=[];limbs=[];shapes=new Map;looks;table;drawing;colours=new Map;boxes=new Map;marks=new Map;spare=[];ropes;joints;blots=null;shading;greyed;geometries;bodies;hands;frame=null;within=new gn;constructor(e,t,n){this.bodies=e.bodies,this.geometries=e.geometries??[],this.hands=e.hands??[],this.greyed=new Uint8Array(this.bodies.length);let s=this.drawing=this.bodies.flatMap((c,l)=>c.kind==="rigid"&&!this.isGround(l)?[l]:[]),r=t==="rich"?s.length>Hv?{around:28,bevel:2}:{around:64,bevel:3}:s.length>Hv?{around:10,bevel:0}:{around:24,bevel:1};this.table=n?new od(this.bodies.length):null;let o=new Map;for(let c of s){let l=this.bodies[c];this.addShape(l.geometry??-1,r),this.colours.set(c,this.isLimb(c)?new ce(f3[c%2]):qt(l.colour,this.colourOf(c)));let h=`${l.look} ${l.motion==="static"} ${this.isLimb(c)}${n?"":` ${l.geometry}`}`;o.has(h)||o.set(h,[]),o.get(h).push(c)}let a=new Map;for(let c of o.values())this.add(c,t,a);this.looks=[...a.values()],this.ropes=e.lines?.length?new ym(e.lines):null,this.ropes&&this.group.add(this.ropes.mesh),this.joints=gm.of(e,om("plastic",t,!1,null),r),this.joints&&this.group.add(this.joints.mesh),this.shading=s.filter(c=>this.bodies[c].motion!=="static"),this.bodies.some((c,l)=>this.isGround(l))&&this.shading.length>0&&(this.blots=new pm(this.shading.length),this.group.add(this.blots.mesh))}view(e){return new mm(this.bodies[e],e,this)}isLimb(e){return this.bodies[e].hand!==void 0}showLimbs(e){for(let t of this.limbs)t.mesh.visible=e}reach(e){let t=this.hands[this.bodies[e].hand??-1],n=this.bodies[e].radius[0]??0;return this.isGround(e)?0:t?.bodies[0]===e?Math.max(n,p3*t.size):n}drawn(){let e={};for(let t of this.drawing){if(this.isLimb(t)&&!this.limbs.some(s=>s.mesh.visible))continue;let n=this.geometries[this.bodies[t].geometry??-1]?.kind??"?";e[n]=(e[n]??0)+1}return e}isGround(e){let t=this.bodies[e].geometry;return this.bodies[e].kind==="rigid"&&t!==void 0&&this.geometries[t]?.kind==="ground"}isFloor(e,t){if(!this.isGround(e))return!1;let n=t.bodies[e];if(!n||n.count===0)return!1;let s=t.floats[n.at+3],r=t.floats[n.at+4];return s*s+r*r<1e-8}setLevel(e){this.blots&&(this.blots.mesh.material.visible=e.contact)}settle(e){this.within.copy(e).expandByScalar(u3*e.getSize(Li).length())}update(e,t,n,s){this.frame=e,this.table?.update(e);for(let r of this.flocks)r.update(e),this.doze(r,e);this.ropes?.update(e,t),this.joints?.update(e),this.shadeGround(e,n,s)}mark(e,t){let n=this.marks.get(e);if(!t){if(!n)return;n.visible=!1,this.marks.delete(e),this.spare.push(n);return}let s=this.shapes.get(this.bodies[e].geometry??-1);if(!s||this.isLimb(e))return;n||(n=this.spare.pop()??new hi(s,jp(),1),n.frustumCulled=!1,this.group.add(n),this.marks.set(e,n)),n.visible=!0,n.geometry=s,n.material.uniforms.colour.value.copy(t.colour),n.material.uniforms.grow.value=t.width;let r=this.frame?.bodies[e];r&&r.count>0&&lm(this.frame.floats,r.at,n.instanceMatrix.array,0),n.instanceMatrix.needsUpdate=!0}pick(e,t){let n=[];for(let r of this.drawing){let o=e.bodies[r];if(!o||o.count===0)continue;let a=this.bodies[r].radius[0]??0;Fn.fromArray(e.floats,o.at).sub(t.origin);let c=Fn.dot(t.direction),l=Fn.lengthSq()-c*c;c<-a||l>a*a||n.push({body:r,from:c-Math.sqrt(a*a-l)})}n.sort((r,o)=>r.from-o.from);let s=null;for(let{body:r,from:o}of n){if(s&&o>s.distance)break;let a=this.meet(t,r,e.bodies[r],e.floats);a&&(!s||a.distance<s.distance)&&(s=a)}return s}central(e,t){let n=null;for(let s of this.drawing){let r=e.bodies[s];if(!r||this.isFixed(s))continue;let o=Fn.fromArray(e.floats,r.at).distanceTo(t);(!n||o<n.distance)&&(n={body:s,point:Fn.clone(),local:new P,distance:o,fixed:!1})}return n}nearby(e,t,n,s){let r=null;for(let o of this.drawing){let a=e.bodies[o];if(!a||a.count===0||this.isFixed(o))continue;this.boxes.get(this.bodies[o].geometry??-1).getCenter(Fn),Fn.applyQuaternion(sr.fromArray(e.floats,a.at+3).normalize()).add(fi.fromArray(e.floats,a.at));let[c,l]=t(Fn),h=Math.hypot(c-n,l-s);(!r||h<r.away)&&(r={middle:Fn.clone(),away:h})}return r}isFixed(e){let{motion:t}=this.bodies[e];return t==="static"||t==="kinematic"||this.isLimb(e)}grow(e,t,n,s){let r=this.boxes.get(this.bodies[t].geometry??-1);!r||this.isGround(t)||(Fn.fromArray(n,s),!(!this.within.isEmpty()&&!this.within.containsPoint(Fn))&&(sr.fromArray(n,s+3).normalize(),e.union(Ra.copy(r).applyMatrix4(vo.compose(Fn,sr,dm)))))}dispose(){this.group.removeFromParent();for(let e of this.flocks)e.dispose();this.table?.dispose();for(let e of[...this.marks.values(),...this.spare])e.material.dispose(),e.dispose();for(let e of this.shapes.values())e.dispose();for(let e of this.looks)e.dispose();this.ropes?.dispose(),this.joints?.dispose(),this.blots?.dispose()}addShape(e,t){if(this.shapes.has(e))return;let n=hm(this.geometries,e,t);n.computeBoundingBox(),this.shapes.set(e,n),this.boxes.set(e,n.boundingBox)}add(e,t,n){let s=this.bodies[e[0]],r=s.motion==="static",o=s.look??"plastic",a=`${o} ${r}`;n.has(a)||n.set(a,om(o,t,r,this.table));let c=u=>this.shapes.get(this.bodies[u].geometry??-1),l=n.get(a),h=this.table?new ad(e.map(c),l,e,this.table):new rd(c(e[0]),l,e);h.mesh.frustumCulled=!1,h.mesh.castShadow=h.mesh.receiveShadow=!0,e.forEach((u,d)=>h.tint(d,this.colours.get(u))),this.flocks.push(h),this.isLimb(e[0])&&this.limbs.push(h),this.group.add(h.mesh)}colourOf(e){let t=this.bodies[e].group??this.bodies[e].name,n=[...new Set(this.bodies.filter(s=>s.kind==="rigid"&&s.hand===void 0).map(s=>s.group??s.name))];return Vv[n.indexOf(t)%Vv.length]}doze(e,t){e.members.forEach((n,s)=>{let r=this.drowse&&((t.bodies[n]?.flags??0)&ti.asleep)!==0?1:0;this.greyed[n]!==r&&(this.greyed[n]=r,Pa.copy(this.colours.get(n)),r&&Pa.lerp(y3.setScalar(.75*(.3*Pa.r+.6*Pa.g+.1*Pa.b)+.08),h3),e.tint(s,Pa))})}meet(e,t,n,s){Fn.fromArray(s,n.at),sr.fromArray(s,n.at+3).normalize(),vo.compose(Fn,sr,dm),fm.copy(e).applyMatrix4(vo.clone().invert());let r=this.shapes.get(this.bodies[t].geometry??-1),o=r.getAttribute("position"),a=r.index,c=a?a.count:o.count,l=1/0;for(let h=0;h<c;h+=3){for(let d=0;d<3;d++)dd[d].fromBufferAttribute(o,a?a.getX(h+d):h+d);if(!fm.intersectTriangle(dd[0],dd[1],dd[2],!0,fi))continue;let u=fi.distanceTo(fm.origin);u>=l||(l=u,um.copy(fi))}return l===1/0?null:{body:t,local:um.clone(),point:um.clone().applyMatrix4(vo),distance:l,fixed:this.isFixed(t)}}shadeGround(e,t,n){let{blots:s}=this;if(!s?.mesh.material.visible)return;let r=e.floats;s.begin(n);for(let o of this.shading){let a=e.bodies[o],c=this.boxes.get(this.bodies[o].geometry??-1);if(!a||a.count===0||!c||r[a.at+2]-t>3*this.bodies[o].radius[0])continue;Ra.copy(c).applyMatrix4(vo.compose(Fn.fromArray(r,a.at),sr.fromArray(r,a.at+3).normalize(),dm)),Ra.getSize(Li).multiplyScalar(.5),Ra.getCenter(Fn);let l=Math.max(0,Ra.min.z-t),h=Math.min(Li.x,Li.y),u=1/(1+2.5*l/h),d=.3*h+.6*l;u>.2&&Ra.max.z>t&&s.add(Fn.x,Fn.y,t,Li.x+d,Li.y+d,u)}s.end()}},pm=class{mesh;positions;shades;n=0;constructor(e){this.positions=new Float32Array(12*e),this.shades=new Float32Array(12*e);let t=new Je,n=[];for(let s=0;s<e;s++)n.push(4*s,4*s+1,4*s+2,4*s,4*s+2,4*s+3);t.setAttribute("position",new Ue(this.positions,3).setUsage(Qn)),t.setAttribute("shade",new Ue(this.shades,3).setUsage(Qn)),t.setIndex(n),this.mesh=new Oe(t,bv()),this.mesh.renderOrder=-70,this.mesh.frustumCulled=!1}begin(e){this.n=0,this.mesh.material.uniforms.strength.value=e}add(e,t,n,s,r,o){for(let a=0;a<4;a++){let c=a===1||a===2?1:-1,l=a>1?1:-1,h=12*this.n+3*a;this.positions[h]=e+s*c,this.positions[h+1]=t+r*l,this.positions[h+2]=n,this.shades[h]=c,this.shades[h+1]=l,this.shades[h+2]=o}this.n++}end(){let e=this.mesh.geometry;e.setDrawRange(0,6*this.n),e.getAttribute("position").needsUpdate=e.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose()}},mm=class{constructor(e,t,n){this.info=e;this.body=t;this.rigids=n;this.reach=n.reach(t)}info;body;rigids;parts=[];reach;update(){}setLevel(){}mark(e){this.rigids.mark(this.body,e)}shown(){return this.reach}grow(e,t,n,s){s>0&&this.rigids.grow(e,this.body,t,n)}dispose(){}},gm=class i{constructor(e,t,n,s){this.limbs=e;this.mesh=new hi(hm([{kind:"sphere",radius:1}],0,{...s,around:s.around/2}),n,e.length),this.mesh.geometry.getAttribute("grain").array.fill(0),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,e.forEach((r,o)=>this.mesh.setColorAt(o,qt(t.bodies[r.to].colour,"#777777").multiplyScalar(.8)))}limbs;mesh;static of(e,t,n){let s=o=>{let a=e.bodies[o],c=a?.motion==="dynamic"?e.geometries?.[a.geometry??-1]:void 0;return c?.kind==="capsule"||c?.kind==="sphere"?c.radius:c?.kind==="box"?.3*Math.min(...c.size):0},r=(e.joints??[]).map(o=>({...o,radius:.92*Math.min(s(o.body),s(o.to))})).filter(o=>o.radius>0);return r.length>0?new i(r,e,t,n):null}update(e){this.limbs.forEach((t,n)=>{vm(e,{body:t.body,point:t.at},fi),this.mesh.setMatrixAt(n,vo.makeScale(t.radius,t.radius,t.radius).setPosition(fi))}),this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}},ym=class{constructor(e){this.lines=e;let t=new jn(1,1,1,8,1,!0).rotateX(Math.PI/2).translate(0,0,.5);this.mesh=new hi(t,new Xn({color:"#8f8a80",shininess:20}),fd*e.length),this.mesh.frustumCulled=!1,this.mesh.castShadow=!0}lines;mesh;update(e,t){let n=0;for(let s of this.lines){vm(e,s.from,hd),vm(e,s.to,ud);let r=s.slack?m3(hd,ud,s.slack):0,o=r>0?fd:1;for(let a=0;a<o;a++){md(hd,ud,r,a/o,fi),md(hd,ud,r,(a+1)/o,Li).sub(fi);let c=Li.length();sr.setFromUnitVectors(g3,Li.divideScalar(c||1));let l=Math.max(.5*s.width,d3*t.pixel(t.depth(fi.x,fi.y,fi.z)));this.mesh.setMatrixAt(n++,vo.compose(fi,sr,Li.set(l,l,c)))}}this.mesh.count=n,this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}};function vm(i,{body:e,point:t},n){n.fromArray(t);let s=i.bodies[e];s&&s.count>0&&n.applyQuaternion(sr.fromArray(i.floats,s.at+3).normalize()).add(Fn.fromArray(i.floats,s.at))}function md(i,e,t,n,s){return s.lerpVectors(i,e,n),s.z-=4*t*n*(1-n),s}function m3(i,e,t){if(i.distanceTo(e)>.998*t)return 0;let n=0,s=t;for(let r=0;r<18;r++){let o=(n+s)/2,a=0;md(i,e,o,0,fi);for(let c=1;c<=fd;c++)md(i,e,o,c/fd,Li),a+=Li.distanceTo(fi),fi.copy(Li);a>t?s=o:n=o}return n}var Fn=new P,fi=new P,um=new P,Li=new P,hd=new P,ud=new P,dm=new P(1,1,1),g3=new P(0,0,1),dd=[new P,new P,new P],sr=new st,vo=new ut,fm=new Kr,Ra=new gn,Pa=new ce,y3=new ce;function Yv(i,e){return(Wv[i]??Wv.ball)(e)}var Wv={joint:i=>({...gd,surface:"steel",least:1.45,tinted:An(qv(i),()=>Fi)}),ball:i=>({...gd,tinted:An(qv(i),Xv),least:1.5}),bead:i=>({...gd,tinted:An(x3(i),Xv),least:1.7}),box:()=>({...gd,surface:"matte",tinted:An(new Ca(2,2,2,3,.16),v3),least:1.5}),lantern:b3,flower:_3,head:M3,"puppet-hand":w3,"puppet-foot":S3},gd={tinted:null,own:null,surface:"gloss",glows:!1,least:1.5},Fi=new ce(1,1,1),yd=new ce(1.7,1.6,1.35),Xv=i=>Math.abs(i)<.16||Math.abs(Math.abs(i)-Math.PI)<.07?yd:Fi,v3=(i,e,t)=>e>.98&&Math.abs(t)<.98?yd:Fi,qv=i=>new Gt(1,i?40:16,i?24:10).rotateX(Math.PI/2);function x3(i){let e=i?18:8,t=[[.2,.7]];for(let n=0;n<=e;n++){let s=.3+(Math.PI-.6)*n/e;t.push([Math.sin(s),.92*Math.cos(s)])}return t.push([.2,-.7]),Zv(t.reverse(),i?40:16)}function b3(i){let e=i?11:7,t=i?5:2,n=[];for(let u=0;u<=e*t;u++){let d=u/(e*t),f=.4+(Math.PI-.8)*d,p=Math.abs(Math.sin(Math.PI*e*d));n.push([(.965+.035*p)*Math.sin(f),-.86*Math.cos(f)])}let s=new ce("#b3261a"),r=new ce("#c98f52"),o=An(Zv(n,i?96:24),(u,d,f,p)=>{let y=(Math.acos(Math.max(-1,Math.min(1,-p/.86)))-.4)/(Math.PI-.8);return Math.abs(u)<.3&&Math.abs(p)<.52?s:Math.abs(Math.sin(Math.PI*e*y))<.25&&Math.hypot(d,f)<2?r:Fi}),a=new ce("#3b2a20"),c=new ce("#b3261a"),l=i?32:12,h=Hi(It(new jn(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,-.82),a),It(new jn(.41,.41,.12,l,1).rotateX(Math.PI/2).translate(0,0,.82),a),It(new yi(.12,.025,8,l).rotateX(Math.PI/2).translate(0,0,-.96),a),It(new Gt(.09,16,10).translate(0,0,.95),c),It(new jn(.05,.1,.5,12,1).rotateX(-Math.PI/2).translate(0,0,1.22),c));return{tinted:o,own:h,surface:"paper",colour:"#ffc778",glows:!0,least:2.5}}function _3(i){let e=[],t=[1.08,.94,.86,1,.9];for(let r=0;r<5;r++)e.push($v(i,2*Math.PI*r/5,t[r],r===0?yd:Fi));let n=It($v(i,.55,.95,Fi).scale(1,1,-.4).translate(0,0,-.25),new ce("#4c8a3f")),s=Hi(It(new Gt(.25,i?24:10,i?16:6).scale(1,1,.7).translate(0,0,.1),new ce("#f0b429")),It(new _r(.24,.4,i?20:8).rotateX(-Math.PI/2).translate(0,0,-.18),new ce("#4c8a3f")),n);return{tinted:Hi(...e),own:s,surface:"matte",colour:"#d9527c",glows:!1,least:3.2}}function $v(i,e,t,n){let s=i?16:6,r=i?10:4,o=[],a=[],c=[],l=Math.cos(e),h=Math.sin(e);for(let d=0;d<=s;d++){let f=d/s,p=.46*Math.sqrt(Math.max(0,1-(2*f**1.25-1)**2))+.1*(1-f);for(let y=0;y<=r;y++){let g=2*y/r-1,m=t*(.08+.92*f),x=t*p*g,E=.05+.5*f-.3*f**3+.3*(p*g)**2+.05*f*Math.sin(5*g);o.push(m*l-x*h,m*h+x*l,E);let _=.5+.5*Math.min(1,1.7*f);if(a.push(n.r*_,n.g*_,n.b*_),d<s&&y<r){let C=d*(r+1)+y,S=C+r+1;c.push(C,S,C+1,C+1,S,S+1)}}}let u=new Je;return u.setAttribute("position",new Ue(new Float32Array(o),3)),u.setAttribute("color",new Ue(new Float32Array(a),3)),u.setIndex(c),u.computeVertexNormals(),u}function M3(i){let e=i?40:16,t=i?28:12,n=Hi(An(new Gt(1,e,t).rotateX(Math.PI/2).scale(.82,.74,.96),()=>Fi),An(new Gt(.17,20,14).scale(1.3,.8,.95).translate(.86,0,.02),()=>new ce(1,.78,.7)),An(new Gt(.16,16,12).scale(.6,.5,1).translate(0,.74,0),()=>Fi),An(new Gt(.16,16,12).scale(.6,.5,1).translate(0,-.74,0),()=>Fi)),s=new ce("#20160f"),r=new ce("#4a2c18"),o=new ce("#a8322a"),a=Hi(...[.27,-.27].map(c=>It(new Gt(.085,16,12).translate(.72,c,.2),s)),It(new Zs(.035,.24,4,10).translate(.74,0,-.36),o),It(new Gt(1,e,t,0,2*Math.PI,0,1.25).rotateX(Math.PI/2).rotateY(-.4).scale(.86,.78,1),r));for(let c of[n,a])c.rotateZ(Math.PI/2);return{tinted:n,own:a,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function w3(i){let e=i?28:12,t=Hi(An(new Gt(1,e,e).scale(.62,.36,.95).translate(0,0,.5),()=>Fi),An(new Zs(.2,.5,6,12).rotateX(Math.PI/2).rotateY(.7).translate(.6,0,.3),()=>Fi)),n=It(new jn(.42,.46,.34,e).rotateX(Math.PI/2).translate(0,0,-.3),new ce("#6b4a2f"));return{tinted:t,own:n,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function S3(i){let e=i?28:12,t=Hi(An(new Gt(1,e,e).scale(1,.52,.5).translate(.45,0,.28),()=>Fi),An(new jn(.44,.5,.6,e).rotateX(Math.PI/2).translate(0,0,0),()=>Fi)),n=It(new Gt(1,e,e).scale(1.02,.54,.16).translate(.45,0,.66),new ce("#2a1d15"));for(let s of[t,n])s.rotateZ(-Math.PI/2);return{tinted:t,own:n,surface:"matte",colour:"#8c3b2e",glows:!1,least:2}}function Zv(i,e){return new jr(i.map(([t,n])=>new Ze(t,n)),e).rotateX(Math.PI/2)}function An(i,e){let t=i.getAttribute("position"),n=new Float32Array(3*t.count);for(let s=0;s<t.count;s++){let r=t.getX(s),o=t.getY(s),a=t.getZ(s);e(Math.atan2(o,r),r,o,a).toArray(n,3*s)}return i.setAttribute("color",new Ue(n,3)),i.deleteAttribute("uv"),i}var It=(i,e)=>An(i,()=>e);function Hi(...i){let e=ld(i);for(let t of i)t.dispose();return e}var Kv=7,A3=1.5,xd=class{constructor(e,t,n){this.view=e;let{info:s}=e;this.tube=e instanceof Ir?e:null,this.riders=[...(s.riders??[]).filter(r=>r.frame>=0&&r.frame<s.count),...this.tube?T3(s,t):[]],this.local=this.riders.map(r=>({offset:new P().fromArray(r.offset),rotation:E3(r.rotation)})),this.centres=new Float32Array(4*this.riders.length);for(let r of new Set(this.riders.map(o=>o.shape)))this.add(r,n)}view;group=new Ht;tube;riders;local;flocks=[];centres;get count(){return this.riders.length}pose(e){return this.riders[e].frame}centre(e,t){return t.fromArray(this.centres,4*e),this.centres[4*e+3]}update(e,t,n,s){for(let r of this.flocks)r.members.forEach((o,a)=>{let{frame:c,size:l}=this.riders[o];if(c>=n)return;let h=t+Kv*c,{offset:u,rotation:d}=this.local[o];vd.set(e[h+3],e[h+4],e[h+5],e[h+6]).normalize(),$n.copy(u).applyQuaternion(vd),$n.set($n.x+e[h],$n.y+e[h+1],$n.z+e[h+2]);let f=r.joint&&!this.tube?.isHinge(c)?0:Math.max(l,this.tube?r.shape.least*this.tube.shown(c,s.depth($n.x,$n.y,$n.z),s):0);Jv.compose($n,vd.multiply(d),xm.setScalar(f)),Jv.toArray(r.matrices.array,16*a),$n.toArray(this.centres,4*o),this.centres[4*o+3]=f}),r.matrices.needsUpdate=!0,r.outline&&this.tube&&(r.outline.visible=this.tube.outline.visible)}grow(e,t,n,s){this.riders.forEach(({frame:r,size:o},a)=>{if(r>=s)return;let c=n+Kv*r;$n.copy(this.local[a].offset).applyQuaternion(vd.fromArray(t,c+3).normalize()),$n.set($n.x+t[c],$n.y+t[c+1],$n.z+t[c+2]),e.expandByPoint(xm.copy($n).addScalar(o)),e.expandByPoint(xm.copy($n).addScalar(-o))})}dispose(){this.group.removeFromParent(),this.group.traverse(e=>{e instanceof hi&&(e.geometry.dispose(),e.dispose())})}add(e,t){let{info:n}=this.view,s=Yv(e,t.fine),r=this.riders.flatMap((u,d)=>u.shape===e?[d]:[]),o=new es(new Float32Array(16*r.length),16).setUsage(Qn),a=(u,d)=>{if(!u)return null;let f=new hi(u,d,r.length);return f.instanceMatrix=o,f.frustumCulled=!1,this.group.add(f),f},c=a(s.tinted,t.rider(s.surface)),l=a(s.own,t.rider("matte"));for(let u of[c,l])u&&(u.castShadow=!0);for(let u of[c,l])u&&(u.receiveShadow=!s.glows);r.forEach((u,d)=>c?.setColorAt(d,qt(this.riders[u].colour,s.colour??n.colour??"#c9473d")));let h=e==="joint"||!this.tube?null:a(s.tinted,this.tube.outline.material);h&&(h.visible=!1),s.glows&&t.fine&&(a(new Wn(2,2),Qv).renderOrder=40),this.flocks.push({shape:s,members:r,joint:e==="joint",matrices:o,outline:h})}};function T3(i,e){let t=new Set((i.riders??[]).filter(s=>Math.hypot(...s.offset)<s.size).map(s=>s.frame)),n=s=>i.radius[Math.min(s,i.radius.length-1)]??.001;return Ou(i,er(i,i.count)).filter(({pose:s})=>!t.has(s)&&!e.has(s)).map(({pose:s})=>({frame:s,offset:[0,0,0],size:A3*Math.max(n(s),n(s+1)),shape:"joint",colour:"#ffffff"}))}function E3(i){let e=new P().fromArray(i??[0,0,0]),t=e.length();return t>0?new st().setFromAxisAngle(e.divideScalar(t),t):new st}function jv(i){Qv.uniforms.strength.value=i}var Qv=new Wt({transparent:!0,depthWrite:!1,toneMapped:!1,blending:Ll,uniforms:{strength:{value:.5},colour:{value:new ce("#ffb45e").convertLinearToSRGB()}},vertexShader:`
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
    }`}),vd=new st,$n=new P,xm=new P,Jv=new ut;var tc=16,C3="#d9a78d",R3=new ce("#47626b"),P3=36,_d=class{mesh;bones;bodies;turns=new Float32Array(4*tc);duals=new Float32Array(4*tc);glow={value:new ce(0)};constructor(e,t,n){this.bodies=e.bodies,this.bones=e.skin.rest.map((o,a)=>I3(o,t.geometries?.[t.bodies[e.bodies[a]]?.geometry??-1]));let s={turns:{value:this.turns},duals:{value:this.duals},glow:this.glow,cloth:{value:R3}},r=qt(e.colour,C3);this.mesh=new Oe(L3(e,this.bones,n==="rich"),n==="rich"?O3(r,s):B3(r,s)),this.mesh.customDepthMaterial=z3(s),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1}update(e){let{turns:t,duals:n}=this,s=e.floats;this.bones.forEach((r,o)=>{let a=e.bodies[this.bodies[o]];if(!a||a.count===0)return;bd.fromArray(s,a.at+3).normalize().multiply(ix.copy(r.turn).conjugate()),Dr.copy(r.place).applyQuaternion(bd).negate();let c=Dr.x+s[a.at],l=Dr.y+s[a.at+1],h=Dr.z+s[a.at+2];bd.toArray(t,4*o),X3.set(c/2,l/2,h/2,0).multiply(bd).toArray(n,4*o)})}light(e){this.glow.value.copy(e)}dispose(){this.mesh.removeFromParent(),this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.customDepthMaterial?.dispose()}};function I3(i,e){let[t,n]=e?.kind==="capsule"?[e.length/2,e.radius]:[0,.01];return{place:new P().fromArray(i),turn:new st().fromArray(i,3).normalize(),half:t,radius:n}}function L3(i,e,t){let{skin:n,size:s,side:r}=i,o=k3(s,t?36:18),a={...ex(Er(n.vertices),Tu(n.triangles)),bones:ql(n.bones),weights:Er(n.weights)},c=t?a:F3(a,s/P3),l=c.places.length/3,h=l+o.places.length/3,u=new Je,d=E=>new Float32Array(E*h),f=d(3),p=d(3),y=d(4),g=d(4),m=d(2),x=new Uint8Array(4*h);f.set(c.places),p.set(c.normals),p.set(o.normals,3*l),f.set(o.places,3*l),y.set(c.weights),x.set(c.bones);for(let E=l;E<h;E++)y[4*E]=1,m[2*E+1]=1,g[4*E+2]=g[4*E+3]=-9;u.setAttribute("position",new Ue(f,3)),u.setAttribute("normal",new Ue(p,3)),u.setAttribute("bones",new Ue(x,4)),u.setAttribute("weights",new Ue(y,4)),u.setAttribute("finger",new Ue(g,4)),u.setAttribute("tone",new Ue(m,2)),u.setIndex([...c.index,...[...o.index].map(E=>E+l)]);for(let E=0;E<l;E++){Dr.fromArray(f,3*E);let _=D3(Dr,e);N3(Dr,e,_,r==="left",g,4*E),m[2*E]=U3(g,4*E,p[3*E+1])}return u}function ex(i,e){let t=new Je().setAttribute("position",new Ue(i,3));return t.setIndex([...e]),t.computeVertexNormals(),{places:i,normals:t.getAttribute("normal").array,index:e}}function F3({places:i,normals:e,bones:t,weights:n,index:s},r){let o=new Map,a=[],c=[];for(let u=0;u<i.length/3;u++){let d=[0,1,2].map(f=>Math.floor(i[3*u+f]/r)).join()+`,${t[4*u]}`;o.has(d)||(o.set(d,c.length),c.push([])),a.push(o.get(d)),c[o.get(d)].push(u)}let l={places:new Float32Array(3*c.length),normals:new Float32Array(3*c.length),bones:new Uint8Array(4*c.length),weights:new Float32Array(4*c.length),index:[]};c.forEach((u,d)=>{for(let f of u)for(let p=0;p<3;p++)l.places[3*d+p]+=i[3*f+p]/u.length,l.normals[3*d+p]+=e[3*f+p];nx.fromArray(l.normals,3*d).normalize().toArray(l.normals,3*d),l.bones.set(t.subarray(4*u[0],4*u[0]+4),4*d),l.weights.set(n.subarray(4*u[0],4*u[0]+4),4*d)});let h=[...s];for(let u=0;u<h.length;u+=3){let d=a[h[u]],f=a[h[u+1]],p=a[h[u+2]];d!==f&&f!==p&&p!==d&&l.index.push(d,f,p)}return l}function D3(i,e){let t=0,n=1/0;for(let s=1;s<tc;s++){let r=_m(i,e[s]),o=Math.max(-e[s].half,Math.min(e[s].half,r.z)),a=Math.hypot(r.x,r.y,r.z-o)-e[s].radius;a<n&&(n=a,t=Math.floor((s-1)/3))}return t}function N3(i,e,t,n,s,r){let o=e[1+3*t+2],a=e[1+3*t+1],c=_m(i,o),l=t===0;s[r]=(l?-c.y:c.x)/o.radius,s[r+1]=(l?n?-c.x:c.x:c.y)/o.radius,s[r+2]=(c.z-o.half)/o.radius,s[r+3]=(_m(i,a).z+a.half)/a.radius}function U3(i,e,t){let n=(o,a)=>Math.exp(-((o/a)**2)),s=n(i[e+2]-.4,1.3),r=n(i[e+3],.8)*Math.max(0,i[e+1]);return Math.min(1,.1+.26*Math.max(0,-t)+.55*s+.4*r)}function _m(i,e){return nx.copy(i).sub(e.place).applyQuaternion(ix.copy(e.turn).conjugate())}var bm=[[-.075,.9],[-.062,.98],[-.057,1.02],[-.06,1.06],[-.07,1.075],[-.1,1.085],[-.15,1.1],[-.16,1.08],[-.163,1.03],[-.155,.97],[-.15,.5],[-.15,.01]];function k3(i,e){let t=new Float32Array(3*bm.length*e),n=[];return bm.forEach(([s,r],o)=>{for(let a=0;a<e;a++){let c=2*Math.PI*a/e,l=Math.cos(c),h=Math.sin(c),u=(Math.abs(l)**2.4+Math.abs(h)**2.4)**(-1/2.4);if(Dr.set(.148*r*l*u,.102*r*h*u,s).multiplyScalar(i).toArray(t,3*(o*e+a)),o+1===bm.length)continue;let d=o*e+a,f=o*e+(a+1)%e;n.push(d,d+e,f,f,d+e,f+e)}}),ex(t,n)}function O3(i,e){let t=new Ts({color:i,roughness:.5,specularIntensity:.75});return t.onBeforeCompile=n=>{Object.assign(n.uniforms,e),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
${Mm}
varying vec3 vRest;`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
bend();
objectNormal = turned(bentTurn, objectNormal);
vRest = position;`).replace("#include <begin_vertex>",`#include <begin_vertex>
${wm}`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 glow, cloth;
varying vec4 vFinger;
varying vec2 vTone;
varying vec3 vRest;
${am}`).replace("#include <color_fragment>",`#include <color_fragment>
${G3}
${V3}`).replace("#include <roughnessmap_fragment>",`#include <roughnessmap_fragment>
roughnessFactor = mix(mix(roughnessFactor, 0.22, nail), 0.9, vTone.y);`).replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
${W3}`).replace("#include <lights_fragment_end>",`#include <lights_fragment_end>
${H3}`)},t.customProgramCacheKey=()=>"skin",t}function B3(i,e){let t={flesh:{value:i.clone().lerp(new ce("#ffffff"),.12)}},n=new Wt({lights:!0,toneMapped:!1,uniforms:oo.merge([Ie.lights]),vertexShader:`
      #include <common>
      #include <lights_pars_begin>
      #include <tonemapping_pars_fragment>
      #include <colorspace_pars_fragment>
      uniform vec3 flesh, cloth, glow;
      varying vec3 colour;
      ${Mm}
      void main() {
        bend();
        vec3 transformed = position;
        ${wm}
        vec4 v = viewMatrix * vec4(transformed, 1.0);
        vec3 n = mat3(viewMatrix) * turned(bentTurn, normal), eye = normalize(-v.xyz);
        vec3 albedo = mix(flesh * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), tone.x), cloth, tone.y);
        float thin = pow(1.0 - abs(dot(n, eye)), 3.0);
        vec3 light = glow * (0.12 + 0.9 * thin) / max(albedo, 0.05);
        #if NUM_DIR_LIGHTS > 0
          vec3 sun = directionalLights[0].direction;
          float lit = dot(n, sun), wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
          float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - tone.y);
          float shine = 0.1 * pow(max(0.0, dot(n, normalize(sun + eye))), 24.0) * (1.0 - tone.y);
          light += RECIPROCAL_PI * directionalLights[0].color * (max(lit, 0.0) + through * vec3(1.3, 0.42, 0.26) + 3.0 * shine);
        #endif
        #if NUM_HEMI_LIGHTS > 0
          light += RECIPROCAL_PI * mix(hemisphereLights[0].groundColor, hemisphereLights[0].skyColor, 0.5 + 0.5 * dot(n, hemisphereLights[0].direction));
        #endif
        colour = sRGBTransferOETF(vec4(NeutralToneMapping(albedo * light), 1.0)).rgb;
        gl_Position = projectionMatrix * v;
      }`,fragmentShader:`
      varying vec3 colour;
      varying vec4 vFinger;
      varying vec2 vTone;
      void main() {
        vec4 diffuseColor = vec4(colour, 1.0);
        if (vFinger.z > -1.4) {
          ${tx("colour","vec3(0.93, 0.74, 0.69)","vec3(0.97, 0.9, 0.85)")}
          diffuseColor.rgb = skin;
        }
        gl_FragColor = diffuseColor;
      }`});return Object.assign(n.uniforms,e,t),n}function z3(i){let e=new Es({depthPacking:so});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,i),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${Mm}`).replace("#include <begin_vertex>",`#include <begin_vertex>
bend();
${wm}`)},e.customProgramCacheKey=()=>"shadow of skin",e}var Mm=`
  attribute vec4 bones, weights, finger;
  attribute vec2 tone;
  varying vec4 vFinger;
  varying vec2 vTone;
  uniform vec4 turns[${tc}], duals[${tc}];
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
  }`,wm="transformed = turned(bentTurn, transformed) + 2.0 * (bentTurn.w * bentDual.xyz - bentDual.w * bentTurn.xyz + cross(bentTurn.xyz, bentDual.xyz));",G3=`
  {
    float broad = noise(vRest * 95.0) - 0.5, small = noise(vRest * 420.0) - 0.5, pores = noise(vRest * 1900.0) - 0.5;
    diffuseColor.rgb *= 1.0 + vec3(0.05, 0.13, 0.14) * broad + vec3(0.05, 0.09, 0.1) * small + 0.07 * pores;
  }`,tx=(i,e,t)=>`
    vec3 skin = ${i};
    vec2 n = abs(vec2(vFinger.x / 0.64, (vFinger.z + 0.22) / 0.74));
    float s = n.x * n.x * n.x + n.y * n.y * n.y, w = fwidth(s) + 0.02;
    float back = smoothstep(0.1, 0.3, vFinger.y);
    float nail = back * (1.0 - smoothstep(1.0 - w, 1.0 + w, s));
    float fold = back * exp(-pow((s - 1.05) / 0.3, 2.0)) * (1.0 - nail);
    skin *= 1.0 - 0.28 * fold;
    float moon = smoothstep(-0.7, -0.78, vFinger.z + 0.3 * vFinger.x * vFinger.x), edge = smoothstep(0.36, 0.42, vFinger.z + 0.15 * vFinger.x * vFinger.x);
    vec3 plate = mix(skin, ${e}, 0.35) * 1.06;
    plate = mix(plate, ${t}, 0.3 * moon + 0.55 * edge);
    skin = mix(skin, plate, nail);`,V3=`
  float nail = 0.0;
  {
    vec3 bare = diffuseColor.rgb * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), vTone.x);
    float tip = vFinger.z + 1.9, joint = vFinger.w;
    vec3 lines = vec3(joint, joint - 0.3, joint + 0.3) / 0.07;
    vec3 line = exp(-lines * lines);
    float deep = exp(-pow(tip / 0.07, 2.0));
    float crease = smoothstep(0.35, 0.8, abs(vFinger.y)) * max(deep, max(line.x, 0.7 * max(line.y, line.z)));
    bare *= 1.0 - crease * vec3(0.16, 0.24, 0.25);
    ${tx("bare","vec3(0.86, 0.52, 0.45)","vec3(0.95, 0.8, 0.7)").replace("float nail","nail")}
    diffuseColor.rgb = mix(skin, cloth, vTone.y);
  }`,H3=`
  #if NUM_DIR_LIGHTS > 0
  {
    float lit = dot(normal, directionalLights[0].direction);
    float wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
    float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - vTone.y);
    reflectedLight.directDiffuse += through * directionalLights[0].color * RECIPROCAL_PI * diffuseColor.rgb * vec3(1.3, 0.42, 0.26);
  }
  #endif`,W3=`
  {
    float facing = abs(dot(normal, normalize(vViewPosition)));
    float thin = pow(1.0 - facing, 3.0);
    totalEmissiveRadiance += (1.0 - vTone.y) * thin * diffuseColor.rgb * vec3(0.22, 0.05, 0.03) + glow * (0.12 + 0.9 * thin);
  }`,Dr=new P,nx=new P,bd=new st,ix=new st,X3=new st;var q3=.8,sx=.012,Md=class{constructor(e,t){this.glove=e;this.radii=e.bodies.map(s=>q3*$3(t.geometries?.[t.bodies[s]?.geometry??-1]));let n=new Xn({color:"#8fa3b5",shininess:70,specular:"#777777"});this.balls=new hi(new Gt(1,24,16),n,e.bodies.length),this.rods=new hi(new jn(1,1,1,10,1,!0).rotateX(Math.PI/2).translate(0,0,.5),new Xn({color:"#5d6b78"}),e.bodies.length-1);for(let s of[this.balls,this.rods])s.castShadow=s.receiveShadow=!0,s.frustumCulled=!1,this.group.add(s);this.group.visible=!1}glove;group=new Ht;balls;rods;radii;update(e){let{bodies:t,size:n}=this.glove;t.forEach((s,r)=>{let o=e.bodies[s],a=e.bodies[t[r%3===1?0:r-1]];if(!o||o.count===0)return;let c=this.radii[r];if(this.balls.setMatrixAt(r,ox.makeScale(c,c,c).setPosition(nc.fromArray(e.floats,o.at))),r===0||!a||a.count===0)return;Sm.fromArray(e.floats,a.at),nc.sub(Sm);let l=nc.length();rx.setFromUnitVectors(Y3,nc.divideScalar(l||1)),this.rods.setMatrixAt(r-1,ox.compose(Sm,rx,nc.set(sx*n,sx*n,l)))}),this.balls.instanceMatrix.needsUpdate=this.rods.instanceMatrix.needsUpdate=!0}dispose(){this.group.removeFromParent();for(let e of[this.balls,this.rods])e.geometry.dispose(),e.material.dispose(),e.dispose()}};function $3(i){switch(i?.kind){case"capsule":return Math.cbrt(i.radius**3+.75*i.radius**2*i.length);case"box":return Math.cbrt(3/(4*Math.PI)*i.size[0]*i.size[1]*i.size[2]);default:return .01}}var Y3=new P(0,0,1),Sm=new P,nc=new P,rx=new st,ox=new ut;var Ia=7,Z3=.85,K3=.2,ax=.06,J3=1.9,Ed=class{constructor(e,t,n){this.info=e;this.rows=n.fine?44:18,this.around=n.fine?36:14;let s=qt(e.tint?.root??e.colour,t),r=qt(e.tint?.tip,"#e3b2a4");this.ears=er(e,e.count).map(({poses:o})=>{let a=new Oe(this.layOut(s,r),n.rider("matte"));return a.castShadow=a.receiveShadow=!0,a.frustumCulled=!1,{poses:o,mesh:a,side:0}}),this.parts=this.ears.map(o=>o.mesh),this.reach=e.radius.reduce((o,a)=>Math.max(o,a),0)}info;parts;reach;ears;rows;around;setLevel(){}mark(e){}update(e,t,n){for(let s of this.ears)s.poses[s.poses.length-1]>=n||(s.side===0&&(s.side=this.sideOf(s.poses,e,t)),this.bend(s.mesh.geometry,s.poses,s.side,e,t))}shown(e,t,n){return Math.max(.8*(this.info.radius[Math.min(e,this.info.radius.length-1)]??0),3*n.pixel(t))}grow(e,t,n,s){Fs(e,t,n,s,this.reach)}dispose(){for(let{mesh:e}of this.ears)e.removeFromParent(),e.geometry.dispose()}layOut(e,t){let{rows:n,around:s}=this,r=(n+1)*(s+1),o=new Je;o.setAttribute("position",new Ue(new Float32Array(3*r),3).setUsage(Qn));let a=new Float32Array(3*r),c=[],l=new ce;for(let h=0;h<=n;h++)for(let u=0;u<=s;u++){let d=2*Math.PI*u/s,f=Math.max(0,Math.sin(d))**.5*Math.max(0,1-Math.abs(Math.cos(d))**6)*Math.min(1,6*(1-h/n))*Math.min(1,.2+4*h/n);if(l.copy(e).lerp(t,f).multiplyScalar(1-.35*f*(1-h/n)),l.toArray(a,3*(h*(s+1)+u)),h===n||u===s)continue;let p=h*(s+1)+u,y=p+s+1;c.push(p,p+1,y,y,p+1,y+1)}return o.setAttribute("color",new Ue(a,3)),o.setIndex(c),o}sideOf(e,t,n){La.set(0,0,0);for(let s of this.ears)La.add(xo.fromArray(t,n+Ia*s.poses[0]));return xo.fromArray(t,n+Ia*e[0]).sub(La.divideScalar(this.ears.length)),Td.set(0,1,0).applyQuaternion(Fa.fromArray(t,n+Ia*e[1]+3)),Td.dot(xo)<0?-1:1}bend(e,t,n,s,r){let{rows:o,around:a,info:c}=this,l=e.getAttribute("position"),h=t.length-1,u=(p,y)=>y.fromArray(s,r+Ia*t[Math.min(Math.max(p,0),h)]),d=p=>c.radius[Math.min(t[Math.min(Math.max(p,1),h)],c.radius.length-1)]??.01,f=p=>(d(p-1)+2*d(p)+d(p+1))/4;for(let p=0;p<=o;p++){let y=p/o,g=y*h,m=Math.min(Math.floor(g),h-1),x=g-m;u(m-1,xo),u(m,wd),u(m+1,Sd),u(m+2,Am);for(let C of["x","y","z"])La[C]=wd[C]+.5*x*(Sd[C]-xo[C]+x*(2*xo[C]-5*wd[C]+4*Sd[C]-Am[C]+x*(3*(wd[C]-Sd[C])+Am[C]-xo[C])));Fa.fromArray(s,r+Ia*t[Math.max(1,m)]+3),lx.fromArray(s,r+Ia*t[m+1]+3),Fa.slerp(lx,x),Tm.set(1,0,0).applyQuaternion(Fa),Td.set(0,n,0).applyQuaternion(Fa),Tm.multiplyScalar(n);let E=J3*(f(m)*(1-x)+f(m+1)*x)*Math.sqrt(Math.max(0,1-Math.max(0,(y-.75)/.25)**2))*Math.min(1,.55+3*y),_=Z3*(1-.6*y);y<ax&&La.addScaledVector(j3.set(0,0,-1).applyQuaternion(Fa),(1-y/ax)*1.5*E);for(let C=0;C<=a;C++){let S=2*Math.PI*C/a,v=Math.cos(S),w=_*v*v+K3*Math.sin(S)*(1-.7*y);Ad.copy(La).addScaledVector(Tm,E*v*(1-.18*_*v*v)).addScaledVector(Td,E*(w-.4*_)),l.setXYZ(p*(a+1)+C,Ad.x,Ad.y,Ad.z)}}l.needsUpdate=!0,e.computeVertexNormals()}},xo=new P,wd=new P,Sd=new P,Am=new P,Ad=new P,La=new P,Tm=new P,Td=new P,j3=new P,Fa=new st,lx=new st;var rr=class{constructor(e,t,n){this.one=e;this.own=t;this.instanced=n;if(this.geometry=n?new Ks:new Je,this.size=Object.values(t)[0].length/4,this.geometry instanceof Ks){for(let[s,r]of Object.entries(t))this.geometry.setAttribute(s,new es(r,4));this.share()}}one;own;instanced;geometry;size;written=0;count=0;picked=null;room=0;become(e){this.one=e,this.written=0,this.geometry.dispose(),this.instanced?this.share():this.show(this.count)}show(e){if(this.count=Math.min(this.size,e),this.geometry instanceof Ks){this.geometry.instanceCount=this.count;return}this.count>this.written&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count)}pick(e){if(this.picked=e,this.count=e.length,!(this.geometry instanceof Ks)){this.count>0&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count);return}this.geometry.instanceCount=this.count;let t=this.count>this.room;t&&(this.room=Math.min(this.size,Math.ceil(1.3*this.count)),this.geometry.dispose());for(let[n,s]of Object.entries(this.own)){t&&this.geometry.setAttribute(n,new es(new Float32Array(4*this.room),4));let r=this.geometry.getAttribute(n);for(let o=0;o<this.count;o++)for(let a=0;a<4;a++)r.array[4*o+a]=s[4*e[o]+a];r.needsUpdate=!0}}changed(e){this.geometry instanceof Ks?this.geometry.getAttribute(e).needsUpdate=!0:this.written>0&&this.repeat(e,this.own[e],4,4)}dispose(){this.geometry.dispose(),this.one.dispose()}share(){for(let[e,t]of Object.entries(this.one.attributes))this.geometry.setAttribute(e,t);this.geometry.setIndex(this.one.getIndex())}write(e){this.geometry.dispose(),this.written=e;for(let[r,o]of Object.entries(this.one.attributes))this.repeat(r,o.array,o.itemSize,0);for(let[r,o]of Object.entries(this.own))this.repeat(r,o,4,4);let t=this.one.getIndex().array,n=this.one.getAttribute("position").count,s=new Uint32Array(e*t.length);for(let r=0,o=0;r<e;r++)for(let a=0;a<t.length;a++)s[o++]=t[a]+r*n;this.geometry.setIndex(new Ue(s,1))}repeat(e,t,n,s){let r=this.one.getAttribute("position").count,o=new Float32Array(this.written*r*n);for(let a=0,c=0;a<this.written;a++){let l=this.picked?this.picked[a]:a;for(let h=0;h<r;h++)for(let u=0;u<n;u++)o[c++]=t[s>0?s*l+u:n*h+u]}this.geometry.setAttribute(e,new Ue(o,n))}};function Cd(i,e,t,n={}){let s={...e,...rs},r=i.name+JSON.stringify(n);return{seen:t?Q3(i,s,n,r):n2(i,s,n),shadow:e2(i,s,n,r)}}function Q3(i,e,t,n){let s=new Xn({color:"#ffffff",side:Xt,shininess:20});return s.defines={...t},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.varyings??""}
${i.head}`).replace("#include <beginnormal_vertex>",`vec3 place, facing;
${i.place}
vec3 objectNormal = facing;
${i.vary??""}`).replace("#include <begin_vertex>","vec3 transformed = place;"),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 above, below;
${i.varyings??""}
${i.tints??""}`).replace("#include <color_fragment>",i.colour??"").replace("#include <lights_phong_pars_fragment>",t2(i.light))},s.customProgramCacheKey=()=>n,s}function e2(i,e,t,n){let s=new Es({depthPacking:so,side:Xt});return s.defines={...t,CASTING:""},s.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${i.head}`).replace("#include <begin_vertex>",`vec3 place, facing;
${i.place}
vec3 transformed = place;`)},s.customProgramCacheKey=()=>`${n}-shadow`,s}var t2=i=>`
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
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`;function n2(i,e,t){return new Wt({side:Xt,toneMapped:!1,lights:!0,fog:!0,defines:t,uniforms:{...oo.clone(Ie.lights),...oo.clone(Ie.fog),...e},vertexShader:`
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
      }`,fragmentShader:"varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }"})}function Nr(i){let e=Math.imul(i^2654435769,2246822507);return e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function ic(i){let e=Int32Array.from({length:i},(t,n)=>n);for(let t=i-1;t>0;t--){let n=Math.floor(Nr(t)*(t+1)),s=e[t];e[t]=e[n],e[n]=s}return e}function cx(i,e,t,n,s){Cm(i,n),Cm(e,s),sc.fill(0);for(let r=0;r<i.length;r+=3){let o=e[r]-s.x,a=e[r+1]-s.y,c=e[r+2]-s.z;for(let l=0;l<3;l++){let h=i[r+l]-n.getComponent(l);sc[3*l]+=h*o,sc[3*l+1]+=h*a,sc[3*l+2]+=h*c}}for(let r=0;r<30;r++){rc.set(0,0,0);let o=1e-12;for(let c=0;c<3;c++)Em.set(0,0,0).setComponent(c,1).applyQuaternion(t),Da.fromArray(sc,3*c),o+=Em.dot(Da),rc.add(Em.cross(Da));rc.divideScalar(Math.abs(o)+1e-12);let a=rc.length();if(a<1e-6)return;t.premultiply(s2.setFromAxisAngle(rc.divideScalar(a),Math.min(a,1.5))).normalize()}}function oc(i,e){let t=i.length/3;if(Cm(i,e),t<8)return;let n=Array.from({length:4},()=>new Float64Array(5)),s=0;for(let o=0;o<i.length;o+=3){let a=[i[o]-e.x,i[o+1]-e.y,i[o+2]-e.z,1],c=a[0]**2+a[1]**2+a[2]**2;s+=c;for(let l=0;l<4;l++){for(let h=0;h<4;h++)n[l][h]+=a[l]*a[h];n[l][4]+=a[l]*c}}let r=Math.sqrt(s/t);i2(n)&&(Da.set(n[0][4]/2,n[1][4]/2,n[2][4]/2),Da.length()<3*r&&e.add(Da))}function i2(i){for(let e=0;e<4;e++){let t=e;for(let n=e+1;n<4;n++)Math.abs(i[n][e])>Math.abs(i[t][e])&&(t=n);if(Math.abs(i[t][e])<1e-12*(Math.abs(i[0][0])+1e-12))return!1;[i[e],i[t]]=[i[t],i[e]];for(let n=0;n<4;n++){if(n===e)continue;let s=i[n][e]/i[e][e];for(let r=e;r<5;r++)i[n][r]-=s*i[e][r]}}for(let e=0;e<4;e++)i[e][4]/=i[e][e];return!0}function Cm(i,e){e.set(0,0,0);for(let t=0;t<i.length;t+=3)e.set(e.x+i[t],e.y+i[t+1],e.z+i[t+2]);e.divideScalar(Math.max(1,i.length/3))}var sc=new Float64Array(9),rc=new P,Em=new P,Da=new P,s2=new st;var Ur=7,Rd=12,Ua=40,r2=140,hx=.62,ac=class{constructor(e,t,n,s){this.info=e;let r=e.style==="braid";this.guides=o2(e);let o=this.fill=r?new Float32Array(0):Er(e.fill),a=Math.floor(o.length/Rd);this.order=ic(a);let c=a===0;this.curves=new Pm(this.guides,e,c);let l=Er(e.roots);this.roots=l.length===3*this.guides.length&&this.guides.length>2?l:new Float32Array(0),this.own=c?l2(this.guides.length,r,e.style==="fur"):this.between(0),this.strands=new rr(ux(2),this.own,!s);let h=qt(e.colour,t),u=h.clone().offsetHSL(.01,.05,.08);this.uniforms={places:{value:this.curves.places},turns:{value:this.curves.turns},samples:{value:Ua},rootTint:{value:qt(e.tint?.root,`#${h.getHexString()}`)},tipTint:{value:qt(e.tint?.tip,`#${u.getHexString()}`)},vary:{value:e.tint?.vary??.35},baseTurn:{value:this.turn},centre:{value:new P},clump:{value:e.clump??(e.style==="hair"?.25:0)},pitch:{value:e.frizz?.pitch||.03},onset:{value:e.frizz?.onset??.1},thin:{value:hx},least:{value:4e-5},glow:{value:new P}},this.materials=Cd(u2,this.uniforms,n,{...c?{LOCK:""}:{},...r?{BRAID:""}:{}}),this.drawn=new Oe(this.strands.geometry,this.materials.seen),this.drawn.frustumCulled=!1,this.drawn.castShadow=this.drawn.receiveShadow=!0,this.drawn.customDepthMaterial=this.materials.shadow,this.parts=[this.drawn],this.reach=c?e.radius.reduce((d,f)=>Math.max(d,f),0):h2(o),this.roots.length>0&&oc(this.roots,this.middle)}info;parts;reach;guides;curves;drawn;strands;materials;uniforms;base=-1;roots;fill;order;own;middle=new P;turn=new st;points=0;settled=!1;setLevel(e){let t=Math.min(this.strands.size,e.strands),n=this.info.style==="fur"?Math.max(4,e.points>>1):e.points;n!==this.points&&this.strands.become(ux(n)),this.points=n,this.strands.show(t),this.uniforms.thin.value=hx*Math.min(2.2,Math.max(1,Math.sqrt(14e3/Math.max(t,1)))),this.uniforms.least.value=Math.min(.0012,4e-5*Math.max(1,Math.sqrt(6e4/Math.max(t,1))))}update(e,t,n){this.settled||this.settle(e,t),this.curves.update(e,t,n),this.findBase(e,t)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,4*n.pixel(t))}grow(e,t,n,s){Fs(e,t,n,s,.25*this.reach)}dispose(){this.drawn.removeFromParent(),this.strands.dispose(),this.materials.seen.dispose(),this.materials.shadow.dispose(),this.curves.dispose()}between(e){let{guides:t,roots:n,fill:s,order:r}=this,o=r.length,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o);for(let h=0;h<o;h++){let u=Rd*r[h],d=t[s[u+3]]?s[u+3]:0,f=0;for(let p=0;p<3;p++){let y=t[s[u+3+p]]!==void 0;c[4*h+p]=y?s[u+3+p]:d,l[4*h+p]=y?Math.max(0,s[u+6+p])**(1+e):0,f+=l[4*h+p]}for(let p=0;p<3;p++)l[4*h+p]/=f||1;for(let p=0;p<3;p++){let y=0;for(let g=0;g<3&&n.length>0;g++)y+=l[4*h+g]*(n[3*c[4*h+g]+p]-n[3*d+p]);a[4*h+p]=s[u+p]-y}a[4*h+3]=s[u+9]||1,c[4*h+3]=s[u+11],l[4*h+3]=Nr(r[h])}return{beside:a,guide:c,weight:l}}settle(e,t){if(this.settled=!0,this.fill.length===0)return;let{guides:n}=this;this.roots.length===0&&this.base>=0&&n.length>2&&(Rm.fromArray(e,this.base+3).normalize().invert(),this.roots=new Float32Array(3*n.length),n.forEach((a,c)=>ka.fromArray(e,t+Ur*a.poses[0]).sub(bo.fromArray(e,this.base)).applyQuaternion(Rm).toArray(this.roots,3*c)),oc(this.roots,this.middle),this.turn.copy(Rm).invert());let s=n.reduce((a,c)=>a+c2(c.poses,e,t),0)/Math.max(1,n.length),r=Math.min(6,Math.max(0,s-7));r>0&&this.info.clump===void 0&&(this.uniforms.clump.value=.55);let o=this.between(r);for(let[a,c]of Object.entries(o))this.own[a].set(c),this.strands.changed(a)}findBase(e,t){let{guides:n,roots:s,turn:r}=this;Na.length!==3*n.length&&(Na=new Float32Array(3*n.length)),n.forEach((c,l)=>{let h=t+Ur*c.poses[0];for(let u=0;u<3;u++)Na[3*l+u]=e[h+u]});let o=this.uniforms.centre.value;if(this.base>=0&&!this.info.roots){r.fromArray(e,this.base+3).normalize(),s.length>0?o.copy(this.middle).applyQuaternion(r).add(bo.fromArray(e,this.base)):oc(Na,o);return}if(s.length>0){cx(s,Na,r,ka,bo),o.copy(this.middle).sub(ka).applyQuaternion(r).add(bo);return}let a=t+Ur*(n[0]?.poses[0]??0);r.set(e[a+3],e[a+4],e[a+5],e[a+6]).normalize(),oc(Na,o)}};function ux(i){let e=new Float32Array(6*i),t=[];for(let n=0;n<i;n++){let s=n/(i-1);e.set([s,-1,0,s,1,0],6*n),n<i-1&&t.push(2*n,2*n+1,2*n+2,2*n+2,2*n+1,2*n+3)}return new Je().setAttribute("position",new Ue(e,3)).setIndex(t)}var Pm=class{constructor(e,t,n){this.guides=e;this.info=t;let s=()=>yo(new Float32Array(4*Ua*Math.max(1,e.length)),Ua,Math.max(1,e.length));this.places=s(),this.turns=n?s():null}guides;info;places;turns;update(e,t,n){let{guides:s,info:r}=this,o=this.places.image.data,a=this.turns?.image.data,c=l=>r.radius[Math.min(l,r.radius.length-1)]??1e-4;s.forEach(({poses:l},h)=>{let u=l.length-1;if(!(u<1||l[u]>=n))for(let d=0;d<Ua;d++){let f=d/(Ua-1)*u,p=Math.min(Math.floor(f),u-1),y=f-p,g=t+Ur*l[p],m=t+Ur*l[p+1],x=p>0?t+Ur*l[p-1]:g,E=p+2<=u?t+Ur*l[p+2]:m,_=4*(Ua*h+d);for(let v=0;v<3;v++){let w=e[g+v],U=e[m+v],I=x===g?2*w-U:e[x+v],L=E===m?2*U-w:e[E+v];o[_+v]=w+.5*y*(U-I+y*(2*I-5*w+4*U-L+y*(3*(w-U)+L-I)))}if(o[_+3]=c(l[p])*(1-y)+c(l[p+1])*y,!a)continue;let C=p>0?g:m,S=0;for(let v=3;v<7;v++)S+=e[C+v]*e[m+v];for(let v=0;v<4;v++)a[_+v]=(1-y)*e[C+3+v]+(S<0?-y:y)*e[m+3+v]}}),this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function o2(i){let e=0;return(i.strands??a2(i)).map(([t,n])=>{let s=(i.parents?.[t]??-1)<0?t+1:e;return e=s+n,{poses:Int32Array.from({length:n+1},(r,o)=>o===0?t:Math.min(s+o-1,i.count-1))}})}function a2(i){let e=[];return i.parents?.forEach((t,n)=>{t<0?e.push([n,0]):e.length>0&&e[e.length-1][1]++}),e.filter(([,t])=>t>0)}function l2(i,e,t){let n=Math.round(r2*(e?12:1)),s=n*i,r=new Float32Array(4*s),o=new Float32Array(4*s),a=new Float32Array(4*s),c=ic(s);for(let l=0;l<s;l++){let h=c[l],u=Nr(h),d=2.399963*h,f=Math.sqrt(h%n/n);r.set([e?h%3:-1,f*Math.cos(d),f*Math.sin(d),t?.7+.3*u:1],4*l),o.set([Math.floor(h/n),0,0,0],4*l),a.set([1,0,0,u],4*l)}return{beside:r,guide:o,weight:a}}function c2(i,e,t){let n=0;for(let s=2;s<i.length;s++){let[r,o,a]=[i[s-2],i[s-1],i[s]].map(c=>t+Ur*c);ka.set(e[o]-e[r],e[o+1]-e[r+1],e[o+2]-e[r+2]),bo.set(e[a]-e[o],e[a+1]-e[o+1],e[a+2]-e[o+2]),ka.lengthSq()>0&&bo.lengthSq()>0&&(n+=ka.angleTo(bo))}return n}function h2(i){let e=0;for(let t=0;t+Rd<=i.length;t+=Rd*7)e=Math.max(e,Math.hypot(i[t],i[t+1],i[t+2]));return Math.min(e,.05)}var Na=new Float32Array(0),ka=new P,bo=new P,Rm=new st,u2={name:"hair",varyings:`
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
  `};var Pd={leaf:{outline:i=>({half:.3*Math.sin(Math.PI*i**.72)**.85,rise:.1*i-.22*i*i}),fold:.35},leaflet:{outline:i=>({half:.085*Math.sin(Math.PI*(.06+.94*i)**.6)+.004,rise:-.28*i*i}),fold:.6},blade:{outline:i=>({half:.028*(1-i)**.6+.002,rise:.12*i-.75*i*i*i}),fold:.4},needle:{outline:i=>({half:.02*(1-.8*i),rise:0}),fold:.2}};Pd.frond=Pd.leaflet;function Im(i,e){if(i==="ear")return f2(e);let{outline:t,fold:n}=Pd[i]??Pd.leaf,s=t(.5).half<.1;if(!e)return d2(t(s?.3:.4),t(1).rise,n);let r=5,o=[],a=[],c=[];for(let l=0;l<=r;l++){let h=l/r,{half:u,rise:d}=t(h);for(let f of[-1,0,1])o.push(f*u,d+n*Math.abs(f)*u,h),a.push(f===0?.86:.94+.1*h);if(l!==r)for(let f of[0,1]){let p=3*l+f;c.push(p,p+3,p+1,p+1,p+3,p+4)}}return Lm(o,a,c)}function d2(i,e,t){let n=i.rise+t*i.half;return Lm([0,0,0,-1.15*i.half,n,.42,1.15*i.half,n,.42,0,e,1],[.86,.97,.97,1.03],[0,1,3,0,3,2])}function f2(i){let e=[],t=[],n=[],s=(o,a,c)=>{let l=e.length/3;e.push(...o.flat()),t.push(...a),n.push(...c.map(h=>h+l))},r=i?7:3;for(let o=0;o<r;o++)for(let a of[-1,1]){let c=.06+.78*(o+(a>0?.5:0))/r,l=i?.2:.36,h=(i?.075:.085)*(1-.35*c),u=a*.05;if(s([[u*.3,0,c],[u+a*h,0,c+.45*l],[u,h,c+.45*l],[u-a*h*.6,0,c+.45*l],[u,-h,c+.45*l],[u+a*.02,0,c+l]],[.62,1,.95,.8,.95,1.12],[0,1,2,0,2,3,0,3,4,0,4,1,5,2,1,5,3,2,5,4,3,5,1,4]),!i&&o!==1)continue;s([[u,-.006,c+.8*l],[u,.006,c+.8*l],[u+a*.2,a*.04*(o%3)-.03,c+l+.62]],[.95,.95,1.3],[0,1,2])}return Lm(e,t,n)}function Lm(i,e,t){let n=new Je;return n.setAttribute("position",new Ue(new Float32Array(i),3)),n.setAttribute("shade",new Ue(new Float32Array(e),1)),n.setIndex(t),n.computeVertexNormals(),n}var dx=7,p2="#6b5138",m2="#b08d42",g2=7,fx=20,y2=2.3,v2=12,Id=class{constructor(e,t,n){this.info=e;this.fine=t;this.software=n;let s=e.style==="grass",r=l=>e.radius[Math.min(l,e.radius.length-1)]??.001;this.poses=new id(Int32Array.from({length:e.count},(l,h)=>h),r,!0),this.leaves=Hy(e.leaves),[this.tree,this.trees]=x2(e),this.grassy=e.count<v2*this.trees;let o=qt(e.tint?.root??e.colour,s?m2:p2);this.uniforms={places:{value:this.poses.places},turns:{value:this.poses.turns},vary:{value:e.tint?.vary??.35},rootTint:{value:o},tipTint:{value:qt(e.tint?.tip,`#${o.clone().lerp(new ce("#7d8a4a"),s?.25:.45).getHexString()}`)},glow:{value:new P},thin:{value:s?.5:.4}},this.links=this.makeLinks(r);let a=this.leaves.length/is;this.outward=new Float32Array(4*a);let c=0;for(let l=0;l<a;l++)c=Math.max(c,this.leaves[is*l+8]),this.outward[4*l+3]=Nr(l);if(this.reach=c,a>0)for(let l of this.shapes())this.crops.push(this.makeCrop(l))}info;fine;software;parts=[];reach;poses;links;crops=[];leaves;outward;tree;trees;materials=[];uniforms;grassy;places=null;level=null;seen={at:new P(1/0,0,0),way:new P,high:0};setLevel(e){this.level=e,this.seen.at.x=1/0}update(e,t,n,s){this.poses.update(e,t,n),this.places??=this.findPlaces(e,t,n),this.level&&this.moved(s)&&this.pick(this.level,s,this.places)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,1.5*n.pixel(t))}grow(e,t,n,s){Fs(e,t,n,s,.4*this.reach)}dispose(){for(let e of this.parts)e.removeFromParent();for(let e of[this.links,...this.crops])e.near?.dispose(),e.far.dispose();for(let e of this.materials)e.seen.dispose(),e.shadow.dispose();this.poses.dispose()}add(e,t,n={}){let s=Cd(t,this.uniforms,this.fine,n);this.materials.push(s);let r=new Oe(e.geometry,s.seen);return r.frustumCulled=!1,r.castShadow=r.receiveShadow=!0,r.customDepthMaterial=s.shadow,this.parts.push(r),e}moved(e){let{seen:t}=this,n=e.camera;n.getWorldDirection(Fm);let s=1/e.pixel(1);return t.at.distanceTo(n.position)<.1*e.distance&&t.way.dot(Fm)>.99&&Math.abs(s/t.high-1)<.1?!1:(t.at.copy(n.position),t.way.copy(Fm),t.high=s,!0)}pick(e,t,n){let s=t.camera;px.setFromProjectionMatrix(w2.multiplyMatrices(s.projectionMatrix,s.matrixWorldInverse));let r=this.reach>0?this.reach:.1,o=new Float32Array(this.trees),a=n.map((l,h)=>(o[h]=r/t.pixel(Math.max(.2*r,l.middle.distanceTo(s.position)-l.size)),(px.intersectsSphere(M2.set(l.middle,1.2*l.size+r))?1:.06)*Math.min(1,(o[h]/g2)**2))),c=this.nearest(o,this.software?4e3:6e4);this.choose(this.links,a,e.twigs,c,o);for(let l of this.crops)this.choose(l,a,e.leaves*l.items.length/(this.leaves.length/is),c,o)}nearest(e,t){let n=new Uint8Array(this.trees);if(!this.fine)return n;let s=Array.from(e.keys()).filter(o=>e[o]>fx).sort((o,a)=>e[a]-e[o]),r=0;for(let o of s){for(let a of this.crops)r+=a.first[o+1]-a.first[o];if(r>t)break;n[o]=1}return n}choose(e,t,n,s,r){let{first:o,items:a,sizes:c}=e,l=0;for(let d=0;d<this.trees;d++)l+=t[d]*(o[d+1]-o[d]);let h=Math.min(1,n/Math.max(1,l)),u=[[],[]];for(let d=0;d<this.trees;d++){let f=o[d+1]-o[d],p=Math.min(1,h*t[d]),y=this.grassy?Nr(d)<p?f:0:Math.ceil(p*f),g=p>0?Math.min(this.grassy||r[d]>fx?1.4:y2,1/Math.sqrt(p)):1,m=u[e.near?s[d]:0];for(let x=o[d];x<o[d]+y;x++)c&&(c.of[4*a[x]+c.at]=g*c.own[a[x]]),m.push(a[x])}e.far.pick(Uint32Array.from(u[0])),e.near?.pick(Uint32Array.from(u[1]))}shapes(){let{leafShape:e="leaf"}=this.info;return typeof e=="string"?[e]:[...new Set(e)]}makeCrop(e){let{leaves:t,info:n}=this,s=n.leafShape??e,r=(n.leafColours??["#4d7a2a"]).map(y=>qt(y,"#4d7a2a")),o=t.length/is,a=new Float32Array(4*o),c=new Float32Array(4*o),l=new Float32Array(4*o),h=new Float32Array(o),u=[];for(let y of ic(o)){let g=is*y,m=t[g+9];if(typeof s!="string"&&(s[m]??s[0])!==e)continue;u.push(y);for(let E=0;E<4;E++)a[4*y+E]=t[g+E],c[4*y+E]=t[g+4+E];let x=r[m]??r[0];l[4*y]=x.r,l[4*y+1]=x.g,l[4*y+2]=x.b,h[y]=t[g+8]}let d={stalk:a,lie:c,look:l,outward:this.outward},[f,p]=this.byTree(u,y=>t[is*y]);return{first:f,items:p,sizes:{of:l,at:3,own:h},near:this.fine?this.add(new rr(Im(e,!0),d,!this.software),gx):null,far:this.add(new rr(Im(e,!1),d,!this.software),gx)}}makeLinks(e){let{info:t}=this,n=t.parents??[],s=f=>f>0&&n[f]<f?n[f]:-1,r=f=>s(f)===f-1&&s(f-1)>=0,o=new Float32Array(4*t.count),a=new Float32Array(4*t.count),c=1e-6,l=[];for(let f=0;f<t.count;f++)s(f)<0||(l.push(f),c=Math.max(c,e(f)));for(let f of l){let p=s(f),y=f+1<t.count&&s(f+1)===f;o.set([r(f)?s(p):p,p,f,y?f+1:f],4*f);let g=r(f)?(e(p)+e(f))/2:e(f);a.set([s(p)<0?1.25*g:g,y?(e(f)+e(f+1))/2:.7*e(f),Nr(f),Math.min(1,e(f)/c)],4*f)}l.sort((f,p)=>e(p)-e(f)||f-p);let[h,u]=this.byTree(l,f=>f),d={joints:o,size:a};return{first:h,items:u,sizes:null,near:this.fine?this.add(new rr(b2(7,3),d,!this.software),mx):null,far:this.add(new rr(_2(),d,!this.software),mx,{RIBBON:""})}}byTree(e,t){let{tree:n,info:s}=this,r=l=>n[Math.min(t(l),s.count-1)],o=new Uint32Array(this.trees+1);for(let l of e)o[r(l)+1]++;for(let l=0;l<this.trees;l++)o[l+1]+=o[l];let a=o.slice(),c=new Uint32Array(e.length);for(let l of e)c[a[r(l)]++]=l;return[o,c]}findPlaces(e,t,n){let{leaves:s,outward:r,tree:o,info:a}=this,c=Array.from({length:this.trees},()=>new gn);for(let f=0;f<n;f++)a.parents&&c[o[f]].expandByPoint(Oa.fromArray(e,t+dx*f));let l=c.map(f=>({middle:f.getCenter(new P),size:Math.max(.001,.5*f.getSize(Oa).length())})),h=s.length/is,u=l.map(()=>({n:0,at:new P,size:0})),d=f=>{let p=Math.min(s[is*f],n-1);return Oa.fromArray(e,t+dx*p),u[o[p]]};for(let f=0;f<h;f++){let p=d(f);p.at.add(Oa),p.n++}for(let f of u)f.at.divideScalar(Math.max(1,f.n));for(let f=0;f<h;f++){let p=d(f);p.size=Math.max(p.size,Oa.distanceTo(p.at))}for(let f=0;f<h;f++){let p=d(f);Oa.sub(p.at).divideScalar(p.size>0?p.size:1).toArray(r,4*f)}return l}};function x2(i){let e=new Uint32Array(i.count),t=0;for(let n=0;n<i.count;n++){let s=i.parents?.[n]??-1;e[n]=s<0||s>=n?t++:e[s]}return[e,t]}function b2(i,e){let t=[],n=[];for(let s=0;s<=e;s++)for(let r=0;r<i;r++){let o=2*Math.PI*r/i;if(t.push(Math.cos(o),Math.sin(o),s/e),s===e)continue;let a=s*i+r,c=s*i+(r+1)%i;n.push(a,c,a+i,a+i,c,c+i)}return new Je().setAttribute("position",new Ue(new Float32Array(t),3)).setIndex(n)}function _2(){return new Je().setAttribute("position",new Ue(new Float32Array([-1,0,0,1,0,0,-1,0,1,1,0,1]),3)).setIndex([0,1,2,2,1,3])}var Fm=new P,Oa=new P,M2=new ws,px=new As,w2=new ut,mx={name:"branch",varyings:"varying vec3 vBark; // thickness, random, height of the light",head:`
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${jl}
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
  `},gx={name:"leaf",varyings:`
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,head:`
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${jl}
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
  `};var S2="#d9a88c",A2="#6d6a4c",Ld=class{constructor(e,t,n){this.info=e;let s=e.shape??"sphere";this.flat=s==="ground"||s==="plane",this.seenFirst=s==="head"||s==="rabbit"||n.animal&&Math.max(...e.size??[1])<.45;let r=e.size?.[0]||1,o=e.size?.[1]||r,a=e.size?.[2]||r,c=qt(e.colour,this.flat?A2:S2),l=(yx[s]??yx.sphere)(c,t.fine,n);l.deleteAttribute("normal");let h=Dv(l,1e-5);this.flat?h.scale(r,o,1):h.scale(r,o,a),h.computeVertexNormals();let u=new Oe(h,t.rider("matte"));u.castShadow=!this.flat,u.receiveShadow=!0,this.group.add(u),this.parts=[this.group],h.computeBoundingSphere(),this.reach=this.flat?0:h.boundingSphere.radius+h.boundingSphere.center.length()}info;parts;reach;group=new Ht;flat;seenFirst;setLevel(){}mark(){}update(e,t,n){this.group.visible=n>0&&!this.flat,n!==0&&(this.group.position.set(e[t],e[t+1],e[t+2]),this.group.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]).normalize())}shown(){return 0}grow(e,t,n,s){this.seenFirst&&Fs(e,t,n,s,.5*this.reach)}dispose(){this.group.removeFromParent(),this.group.traverse(e=>e instanceof Oe&&e.geometry.dispose())}},yx={sphere:(i,e)=>It(Ds(e).scale(.5,.5,.5),i),ellipsoid:(i,e)=>It(Ds(e).scale(.5,.5,.5),i),box:i=>It(new ui(1,1,1),i),capsule:vx,limb:vx,ground:i=>It(new Wn(1,1),i),plane:i=>It(new Wn(1,1),i),ear:(i,e)=>It(Ds(e).scale(.5,.5,.5).translate(0,0,.5),i),head:T2,rabbit:F2,body:xx,torso:xx},Ds=i=>new Gt(1,i?64:28,i?40:18).rotateX(Math.PI/2);function vx(i,e){return It(new Zs(.5,1,e?12:5,e?28:12).scale(1,1/2,1).rotateX(Math.PI/2).translate(0,0,.5),i)}function _x(i,e){e.set(i.x,.8*i.y*(1-.08*i.x),.95*i.z);let t=-i.z;if(t>0){let n=t*t*(3-2*t);e.z=-1.35*t,e.y*=1-.3*n,i.x<0&&(e.x*=1-.55*n),e.x+=.35*n}if(i.x>0){let n=i.y*i.y/.01+(i.z+.3)**2/.02,s=i.y*i.y/.12+(i.z-.12)**2/.012;e.x+=.2*Math.exp(-n)+.04*Math.exp(-s)}return e}function T2(i,e,{hair:t,torso:n}){let s=new Gt(1,e?96:40,e?72:30).rotateX(Math.PI/2),r=s.getAttribute("position"),o=i.clone().lerp(new ce("#c4523f"),.3),a=i.clone().lerp(new ce("#9c3b38"),.55),c=i.clone().multiplyScalar(.8),l=[];for(let p=0;p<r.count;p++){_o.fromBufferAttribute(r,p);let y=C2(_o,i,o,a,c);wx(_o),Mx(_x(_o,lc)),l.push(t?y.lerp(N2.copy(t).multiplyScalar(.4),.96*E2(lc)):y),r.setXYZ(p,lc.x,lc.y,lc.z)}let h=An(s,()=>i),u=h.getAttribute("color");l.forEach((p,y)=>u.setXYZ(y,p.r,p.g,p.b));let d=new ce("#33241d"),f=[h,L2(i,e,n)];for(let p of[-1,1])f.push(I2(i,p,e),R2(d,p,e),P2(d,p,e));return Hi(...f).scale(.5,.5,.5)}function Mx(i){let e=Math.min(1,Math.max(0,(-i.z-.45)/.75));return i.y*=1+.24*e*e*(3-2*e),i.z<-1.12&&(i.z=-1.12+.65*(i.z+1.12)),i}function E2(i){let e=Math.max(-1,Math.min(1,i.x)),t=e>.6?.32+1.1*(e-.6):.05+.45*e;return Math.max(0,Math.min(1,(i.z-t)/.2+.2))}function wx(i){if(i.x<=0)return;let e=Math.abs(i.y),t=Math.exp(-((e-.36)**2/.022+(i.z+.08)**2/.01)),n=Math.exp(-((e-.36)**2/.012+(i.z+.12)**2/.006)),s=Math.exp(-(i.y*i.y/.022+(i.z+.62)**2/.0022))+.9*Math.exp(-(i.y*i.y/.018+(i.z+.71)**2/.0022)),r=Math.exp(-(i.y*i.y/.03+(i.z+.93)**2/.01));i.multiplyScalar(1-.05*t+.042*n+.028*s+.03*r)}function C2(i,e,t,n,s){let r=Math.abs(i.y),o=e.clone();if(i.x<=0)return o;o.lerp(t,.55*Math.exp(-((r-.42)**2/.03+(i.z+.38)**2/.02))),o.lerp(t,.35*Math.exp(-(i.y*i.y/.006+(i.z+.33)**2/.006))),o.lerp(s,.35*Math.exp(-((r-.36)**2/.016+(i.z+.06)**2/.006)));let a=Math.exp(-((i.z+.665)**2)/18e-5),c=Math.exp(-((i.y*i.y/.032)**2))*Math.exp(-((i.z+.665)**2/.0035));return o.lerp(n,Math.min(1,1.25*c)),o.multiplyScalar(1-.35*a*Math.exp(-(i.y*i.y/.025)))}function Sx(i,e,t){return _o.set(Math.sqrt(Math.max(0,1-i*i-e*e)),i,e),wx(_o),Mx(_x(_o,new P)).multiplyScalar(1+t)}var R2=(i,e,t)=>Ax(i,t,.011,n=>Sx(e*(.36+.13*n),-.135-.035*(1-n*n),.004)),P2=(i,e,t)=>Ax(i,t,.02,n=>Sx(e*(.37+.17*n),.085+.045*(1-n*n)-.02*n,0));function Ax(i,e,t,n){let s=e?24:10,r=6,o=new Wn(1,1,r,s),a=o.getAttribute("position");for(let c=0;c<=s;c++){let l=2*c/s-1,h=n(l),u=n(l+.02).sub(n(l-.02)).normalize(),d=h.clone().normalize(),f=new P().crossVectors(u,d).normalize(),p=t*Math.sqrt(Math.max(0,1-l*l));for(let y=0;y<=r;y++){let g=2*Math.PI*y/r,m=h.clone().addScaledVector(d,.6*p*Math.cos(g)).addScaledVector(f,p*Math.sin(g));a.setXYZ(c*(r+1)+y,m.x,m.y,m.z)}}return It(o,i)}function I2(i,e,t){let n=new yi(.17,.06,t?12:6,t?32:14).scale(.75,1.15,.8),s=new Gt(.15,t?24:10,t?16:8).scale(.8,1.2,.35);return Hi(It(n,i),It(s,i.clone().multiplyScalar(.82))).rotateX(Math.PI/2).rotateZ(e*.35).rotateX(-e*.12).translate(-.1,e*.79,-.22)}function L2(i,e,t){let n=t?[[.001,-1.8],[.2,-1.76],[.36,-1.66],[.45,-1.5],[.49,-1.2],[.52,-.8],[.5,-.3]]:[[.001,-2.06],[.3,-2.06],[.52,-2.02],[.58,-1.93],[.545,-1.7],[.5,-1.4],[.5,-1.1],[.55,-.7],[.5,-.3]],s=new jr(n.map(([o,a])=>new Ze(o,a)),e?64:24).rotateX(Math.PI/2),r=s.getAttribute("position");for(let o=0;o<r.count;o++)r.setX(o,r.getX(o)-.3+.05*(r.getZ(o)+2));return It(s,i)}function F2(i,e){let t=i.clone().lerp(new ce("#fff6ea"),.6),n=new ce("#1d1512"),s=new ce("#c98780"),r=(a,c,l,h)=>i.clone().lerp(t,Math.min(1,Math.max(0,1.3*(c-.35)-.9*h))*(Math.abs(l)<.7?1:.6)),o=[An(Ds(e).scale(1,.82,.84),r),An(Ds(e).scale(.46,.5,.4).translate(.72,0,-.26),()=>t),It(Ds(e).scale(.09,.13,.08).translate(1.15,0,-.1),s),It(new Zs(.014,.12,4,8).rotateX(Math.PI/2).translate(1.155,0,-.22),n)];for(let a of[-1,1])o.push(An(Ds(e).scale(.36,.34,.34).translate(.72,a*.33,-.33),()=>t),It(Ds(e).scale(.14,.09,.17).rotateZ(a*.75).translate(.63,a*.63,.16),n),It(Ds(e).scale(.035,.03,.04).translate(.75,a*.67,.24),new ce("#ffffff")),An(Ds(e).scale(.3,.3,.34).translate(-.12,a*.42,.6),()=>i));return Hi(...o).scale(.5,.5,.5)}function xx(i,e,{skin:t}){let n=[[0,0,0],[0,.37,.33],[.06,.48,.42],[.2,.47,.42],[.42,.38,.33],[.6,.44,.4],[.74,.48,.47],[.83,.45,.5],[.885,.4,.41],[.93,.35,.22],[.975,.33,.175],[1,.31,.165],[.99,.26,.14],[.95,.2,.1]],s=[[.9,.3,.155],[1,.225,.118],[1.08,.19,.1],[1.14,.16,.085],[1.17,.1,.05],[1.18,0,0]],r=t??i;return Hi(It(bx(n,e),i),It(bx(s,e).translate(-.04,0,0),r)).translate(0,0,-.5)}function bx(i,e){let t=i.length,n=e?64:24,s=e?6:3,r=new Wn(1,1,n,(t-1)*s),o=r.getAttribute("position");for(let a=0;a<=(t-1)*s;a++){let c=Math.min(Math.floor(a/s),t-2),l=a/s-c,h=p=>i[Math.min(Math.max(p,0),t-1)],[u,d,f]=[0,1,2].map(p=>D2(h(c-1)[p],h(c)[p],h(c+1)[p],h(c+2)[p],l));for(let p=0;p<=n;p++){let y=2*Math.PI*p/n,g=Math.cos(y),m=Math.sin(y),x=(Math.abs(g)**2.4+Math.abs(m)**2.4)**(-1/2.4);o.setXYZ(a*(n+1)+p,Math.max(0,d)*g*x,-Math.max(0,f)*m*x,u)}}return r}function D2(i,e,t,n,s){return e+.5*s*(t-i+s*(2*i-5*e+4*t-n+s*(3*(e-t)+n-i)))}var N2=new ce,_o=new P,lc=new P;var Tx={light:{hand:"#0b8273",force:"#d0421a",torque:"#6247c9",frozen:"#b45309",hover:"#0b8273"},dark:{hand:"#4fd1bd",force:"#ff8357",torque:"#b39dff",frozen:"#fbbf24",hover:"#4fd1bd"}},Ex=["#3a6ea5","#b5483a","#4f9d69","#d98c3f","#7a5ca8","#2f8f9d"],U2=130,k2=150,O2=2.55,B2=5,uc=class extends Error{},Fd=class{surface=O("div",{class:"stage",tabindex:"0",role:"img","aria-label":"The scene. Arrow keys turn the view, G takes hold."});overlay=O("div",{class:"overlay"});camera=new Wu;governor;drawn=()=>{};fitted=()=>{};asked=()=>null;grasps=()=>null;pictures=0;efforts=!0;drowse=!1;grade;painter;materials;studio;hands;views=[];riders=[];fittings=[];hanging=[];rigids=null;skins=[];feelings=null;masses=[];space="visual";marks=new nd;driven=[];frame=null;hello=null;box=new gn;centre=new P;size=1;framed=!1;follower=new $u;followedAt=0;followedStep=0;chasing=!1;floor=0;highlighted=-1;colours=Tx.light;names=[];part={left:0,top:0,right:0,bottom:0};width=1;height=1;dirty=!0;request=0;last=0;followed=!1;gone=!1;still=!0;constructor(e,t){let n=hc()&&t!=="high"?"plain":"rich";this.grade=n,this.painter=new qu(this.surface,n),this.governor=new ju(n,t,hc()),this.materials=fv(n),this.studio=new Yu(this.painter.renderer,n),this.hands=new Ku(this.overlay),this.studio.scene.add(this.hands.group,this.marks.group),e.append(this.surface,this.overlay),e.dataset.grade=n,this.applyQuality(),this.painter.renderer.domElement.addEventListener("webglcontextrestored",()=>this.wake())}load(e){let t=this.hello;if(this.hello=e,t&&z2(t,e)){e.bodies.forEach((n,s)=>this.views[s].info=n),this.wake();return}if(this.clear(),this.framed=this.framed&&t?.scene.name===e.scene.name,e.bodies.some(n=>n.kind==="rigid")){this.rigids=new pd(e,this.grade,hc()),this.rigids.drowse=this.drowse,this.studio.scene.add(this.rigids.group),this.skins=(e.hands??[]).map(n=>new _d(n,e,this.grade));for(let n of this.skins)this.studio.scene.add(n.mesh);e.hands?.length&&this.studio.scene.add((this.feelings=new Du(e.hands,this.overlay)).group),this.masses=(e.hands??[]).map(n=>new Md(n,e));for(let n of this.masses)this.studio.scene.add(n.group);this.showSpace(this.space)}e.bodies.forEach((n,s)=>this.addBody(e,n,s)),this.studio.dress({hair:e.bodies.some(n=>Dd(n)),outdoors:this.outdoors,soil:this.soil(e),meadow:this.meadow(e),mist:e.bodies.some(n=>n.style==="plant")?1.8*(e.scene.view?.distance??0):0}),this.surface.parentElement?.classList.toggle("outdoors",this.outdoors),this.painter.stale=!0,this.painter.soft=e.bodies.some(Rx),this.applyQuality();for(let n of e.holds){let s=e.bodies[n.body];if(Rx(s)||s.kind==="rigid"||e.bodies.some(a=>a.kind==="prop")){this.fittings.push(null),this.driven.push(!1);continue}let r=ov(n,s,e.scene),o=r==="pin"&&s.parents!==void 0;this.fit(new $l(r,Sa(s,n.index),r!=="needle"&&r!=="knob"&&!o,this.materials)),this.driven.push(r==="needle"||r==="knob")}this.wake()}addBody(e,t,n){let s=t.kind==="rigid"?this.rigids.view(n):H2(e,t,Ex[n%Ex.length],this.materials);s.setLevel(this.share(e,t)),this.views.push(s);let r=()=>new Set(e.holds.filter(a=>a.body===n).map(a=>a.index)),o=s instanceof Ir||(t.riders?.length??0)>0?new xd(s,r(),this.materials):null;this.riders.push(o);for(let a of[...s.parts,o?.group])a&&this.studio.scene.add(a);av(t,n,e.scene,e.holds)&&this.hang(n)}share(e,t){let n=this.governor.current,s=o=>o(t)/e.bodies.filter(a=>a.style==="plant"||a.style==="grass").reduce((a,c)=>a+o(c),1e-9),r=e.bodies.filter(Dd).length||1;return{...n,strands:Math.ceil(n.strands/r),leaves:Math.ceil(n.leaves*s(o=>o.leaves?.length??0)),twigs:Math.ceil(n.twigs*s(o=>o.count))}}get carrier(){return this.hello?.bodies.findIndex(e=>e.kind==="prop"&&e.shape==="head")??-1}get outdoors(){return this.hello?.bodies.some(e=>e.style==="plant"||e.style==="grass")??!1}soil(e){let t=e.bodies.find(Nm);return t&&qt(t.colour,"#6d6a4c")}meadow(e){let t=new ce(0),n=e.bodies.flatMap(s=>s.style==="plant"||s.style==="grass"?s.leafColours??[s.tint?.tip??"#5d7a35"]:[]);for(let s of n)t.add(qt(s,"#5d7a35"));return n.length>0?t.multiplyScalar(.9/n.length):void 0}show(e){this.frame=e,this.framed||this.reframe(!0),this.wake()}reframe(e=!1){let{frame:t,hello:n,box:s}=this;if(!t||!n||this.views.length===0||(this.measure(t,s),s.isEmpty()))return;this.framed||this.rigids?.settle(s),this.follower.forget(),this.chasing=n.bodies.some(a=>a.style==="braid"),this.followedAt=0;let r=W2(n),o=this.outdoors&&r&&!this.framed;if(o)this.centre.copy(r.target);else if(r&&!this.framed){for(let a of[-1,1])s.expandByPoint(os.copy(r.target).addScalar(a*.13*r.distance));this.centre.copy(r.target).lerp(s.getCenter(os),.5)}else s.getCenter(this.centre);this.size=Math.max(.5*s.getSize(os).length(),.001),this.framed||(this.floor=this.studio.ground=this.groundOf(t)??(this.rigids?s.min.z:s.min.z-.2*this.size),this.studio.lay(this.tableOf(t)),this.camera.stand(...V2(n))),this.framed=!0,this.look(e,o?r.distance:0)}groundOf(e){let t=1/0;return this.hello?.bodies.forEach((n,s)=>{let r=e.bodies[s];if(r){if(Nm(n)||this.rigids?.isFloor(s,e))t=Math.min(t,e.floats[r.at+2]);else if(this.outdoors&&n.parents)for(let o=0;o<r.count;o++)n.parents[o]<0&&(t=Math.min(t,e.floats[r.at+7*o+2]))}}),t<1/0?t:null}tableOf(e){let t=this.hello?.bodies.findIndex((l,h)=>this.rigids?.isFloor(h,e))??-1;if(t<0)return null;let{bodies:n,geometries:s}=this.hello,r=s[n[t].geometry],[o,a]=r.kind==="ground"?r.size:[1,1],c=e.bodies[t].at;return{colour:qt(n[t].colour,"#9a9a96"),x:e.floats[c],y:e.floats[c+1],half:[o/2,a/2]}}look(e,t=0){this.studio.fit(this.centre,this.size),this.outdoors&&this.studio.plant(this.box),this.camera.frame(this.box,this.centre,e,t),this.painter.stale||=e,this.fitted(),this.wake()}follow(e){let{frame:t,hello:n}=this;if(!(!t||!n||!this.framed||this.outdoors||this.camera.placed||this.chasing||t.hands.length>0||e-this.followedAt<k2)&&!(t.step===this.followedStep||!n.bodies.some(s=>s.parents)||n.hands?.length)&&(this.followedAt=e,this.followedStep=t.step,this.measure(t,Mo),!!this.follower.see(e,Mo,this.box))){if(!this.rigids&&this.follower.travels(Mo)){this.chasing=!0;return}this.size=.5*this.box.getSize(os).length(),this.box.getCenter(this.centre),this.look(!1)}}chase(e,t){let{frame:n,hello:s}=this;if(!this.chasing||!n||!s||this.camera.placed||n.hands.length>0||n.step===this.followedStep||(this.followedStep=n.step,this.measure(n,Mo),Mo.isEmpty()))return;Mo.getCenter(os);let r=.62*Mo.getSize(or).length(),o=this.followedAt===0;this.followedAt=e,this.centre.copy(os),this.size=o?r:Math.max(this.size*.98,r),this.box.setFromCenterAndSize(os,or.setScalar(1.1*this.size));let a=n.bodies[this.carrier];a&&s.bodies.some(c=>c.style==="braid")&&(cc.set(1,0,0).applyQuaternion(X2.fromArray(n.floats,a.at+3)),this.camera.turnTo(Math.atan2(cc.y,cc.x)+O2)),this.look(o||t>60)}measure(e,t){t.makeEmpty(),e.bodies.forEach((n,s)=>{this.views[s]?.grow(t,e.floats,n.at,n.count),this.riders[s]?.grow(t,e.floats,n.at,n.count)}),e.holds.forEach((n,s)=>this.fittings[s]&&t.expandByPoint(os.fromArray(e.floats,n.target)))}resize(e,t,n){this.width=Math.max(1,e),this.height=Math.max(1,t),this.camera.resize(this.width,this.height,n),this.applyQuality()}setTheme(e){this.colours=Tx[e],this.studio.setTheme(e),this.painter.stale=!0,Sv(this.colours.hand),hv(this.colours.hand),jv(e==="dark"?.5:.22),Pu.color.set(this.colours.force),Iu.color.set(this.colours.torque),this.marks.setTheme(e),this.wake()}highlight(e){this.highlighted!==e&&(this.highlighted=e,this.wake())}pick(e,t,n){return!this.frame||!this.hello?null:Av(this.frame,this.views,this.riders,this.fittings,this.camera,this.project,e,t,n,this.rigids?.pick(this.frame,this.sight(e,t))??null)}central(){return(this.frame&&this.rigids?.central(this.frame,this.camera.target))??null}sight(e,t){return Px.set(2*e/this.width-1,1-2*t/this.height),Ix.setFromCamera(Px,this.camera.camera),Ix.ray}onScreenPlane(e,t,n,s){return this.camera.camera.getWorldDirection(cc),this.onPlane(e,t,n,cc,s)}onPlane(e,t,n,s,r){let{origin:o,direction:a}=this.sight(e,t),c=os.copy(n).sub(o).dot(s)/a.dot(s);return c>0&&c<1e3*this.camera.distance?r.copy(a).multiplyScalar(c).add(o):r.copy(n)}project=e=>(Om.copy(e).project(this.camera.camera),Bm[0]=(Om.x+1)/2*this.width,Bm[1]=(1-Om.y)/2*this.height,Bm);nearby(e,t){return(this.frame&&this.rigids?.nearby(this.frame,this.project,e,t))??null}felt(e){let{frame:t}=this,n=this.hello?.hands?.[e]?.probes;if(!t||n===void 0)return 0;let s=0;for(let r=0;r<5;r++)s+=t.floats[t.probes.at+n+Ln.fingers+r]||0;return s}get below(){return this.studio.ground}showContacts(e){this.marks.parts=e,this.wake()}get contacts(){return this.marks}showSpace(e){this.space=e,this.rigids?.showLimbs(e==="collision");for(let t of this.skins)t.mesh.visible=e==="visual";for(let t of this.masses)t.group.visible=e==="physics";this.wake()}get inSpace(){return this.space}setDrowse(e){this.drowse=e,this.rigids&&(this.rigids.drowse=e),this.wake()}solids(){return this.rigids?.drawn()??{}}info(e){return this.hello?.bodies[e]}get extent(){return this.size}get spacing(){return this.studio.spacing}snapshot(){return this.draw(performance.now()),this.painter.picture()}wake(){this.dirty=!0,!this.request&&!this.gone&&(this.request=requestAnimationFrame(this.tick))}dispose(){this.gone=!0,cancelAnimationFrame(this.request),this.clear(),this.painter.dispose(),this.surface.remove(),this.overlay.remove()}tick=e=>{this.request=0;let t=e-this.last;this.last=e,this.follow(e),this.chase(e,t);let n=this.camera.move(Math.min(.1,t/1e3)),s=this.sink(t),r=!this.still&&!n&&!s;if(this.still=!n&&!s,!this.dirty&&!r&&!n&&!s){this.followed=!1;return}this.followed&&this.governor.measure(t)&&this.applyQuality(),this.followed=!0,this.dirty=!1,this.draw(e),this.drawn(e),this.request=requestAnimationFrame(this.tick)};draw(e){let{frame:t,camera:n}=this;if(t&&this.framed){let s=this.studio.ground;if(rs.resolution.value=this.painter.high,t.bodies.forEach((r,o)=>{let a=this.views[o];a&&(a instanceof ac&&(a.base=this.carrier>=0?t.bodies[this.carrier]?.at??-1:-1),a.update(t.floats,r.at,r.count,n,s),a instanceof Ir&&(a.contact.material.uniforms.strength.value=this.studio.contactStrength),a.mark(this.markOf(o,r.flags)),this.riders[o]?.update(t.floats,r.at,r.count,n))}),this.rigids?.update(t,n,s,this.studio.contactStrength),this.skins.forEach((r,o)=>this.dressHand(r,o,t)),this.space==="physics")for(let r of this.masses)r.update(t);this.feelings?.show(t,this.efforts,n,e,this.project,this.grasps()),this.marks.update(t,this.hello.bodies,n,this.size,e),this.nameFrozen(t),t.holds.forEach((r,o)=>this.placeFitting(this.fittings[o],r.body,r.index,t.floats,r.target));for(let{body:r,fitting:o}of this.hanging){let a=t.bodies[r];a&&this.placeFitting(o,r,a.count-1,t.floats,a.at+7*(a.count-1))}this.hands.show(t,this.hello.bodies,this.fittings,this.driven,this.efforts,n,this.size,e,this.project,this.asked)}this.painter.paint(this.studio,n.camera,this.still,this.painter.whole?this.part:this.needed()),this.pictures++}needed(){let{frame:e,part:t}=this;if(t.left=t.top=1/0,t.right=t.bottom=-1/0,!e)return t;let n=e.floats;if(this.outdoors||this.marks.parts)return Object.assign(t,{left:0,top:0,right:this.width,bottom:this.height});e.bodies.forEach((o,a)=>{let c=this.views[a]?.reach??0;for(let l=0;l<o.count;l++){let h=o.at+7*l;this.include(n,h,14+(c>0?c/this.camera.pixel(this.camera.depth(n[h],n[h+1],n[h+2])):0))}});for(let o of this.riders)if(o)for(let a=0;a<o.count;a++){let c=o.centre(a,or);this.includePoint(or.x,or.y,or.z,1.8*c/this.camera.pixel(this.camera.depth(or.x,or.y,or.z))+6)}let s=this.efforts?U2:40;for(let o of[...this.fittings,...this.hanging.map(a=>a.fitting)]){if(!o)continue;let{x:a,y:c,z:l}=o.group.position;this.includePoint(a,c,l,B2*o.group.scale.x/this.camera.pixel(this.camera.depth(a,c,l))),o.post?.visible&&this.includePoint(o.post.position.x,o.post.position.y,this.studio.ground,30)}e.holds.forEach((o,a)=>this.driven[a]&&this.include(n,o.target,s));for(let{bodies:o}of this.hello?.hands??[])this.include(n,e.bodies[o[0]].at,s);let r=this.grasps();r&&this.includePoint(r.at.x,r.at.y,r.at.z,20);for(let o of e.hands){this.include(n,o.proxy,s),this.include(n,o.ghost,60);let a=o.mine?this.asked(o.hand):null;a&&this.include(a,0,90)}return t.left=Math.max(0,Math.min(t.left,this.width-2)),t.top=Math.max(0,Math.min(t.top,this.height-2)),t.right=Math.min(this.width,Math.max(t.right,t.left+1)),t.bottom=Math.min(this.height,Math.max(t.bottom,t.top+1)),t}include(e,t,n){this.includePoint(e[t],e[t+1],e[t+2],n)}includePoint(e,t,n,s){let[r,o]=this.project(os.set(e,t,n)),a=this.part;a.left=Math.min(a.left,r-s),a.right=Math.max(a.right,r+s),a.top=Math.min(a.top,o-s),a.bottom=Math.max(a.bottom,o+s)}placeFitting(e,t,n,s,r){let o=this.views[t];if(!e||!o)return;let a=this.camera.depth(s[r],s[r+1],s[r+2]);e.place(s,r,this.size,o.shown(n,a,this.camera)),e.stand(this.studio.ground,this.size)}markOf(e,t){let n=(t&ti.frozen)!==0;return!n&&this.highlighted!==e?null:(Um.colour.set(n?this.colours.frozen:this.colours.hover).convertLinearToSRGB(),Um.width=n?3:1.6,Um)}dressHand(e,t,n){if(!e.mesh.visible)return;this.highlighted>=0&&this.hello.bodies[this.highlighted]?.hand===t?km.set(this.colours.hover).multiplyScalar(.5):km.set(0),e.light(km),e.update(n)}nameFrozen(e){e.bodies.forEach((t,n)=>{let s=(t.flags&ti.frozen)!==0;if(!s&&!this.names[n])return;let r=this.names[n]??=this.overlay.appendChild(O("div",{class:"figure frozen"}));if(ft(r,"shown",s),!s)return;Ye(r,`${this.hello.bodies[n].name} is frozen`);let o=t.at+7*Math.floor(t.count/2),[a,c]=this.project(os.fromArray(e.floats,o));r.style.transform=`translate(${Math.round(a)}px, ${Math.round(c)-24}px)`})}sink(e){let{frame:t,studio:n}=this;if(!t||!this.framed||this.hello?.bodies.some(Nm)||this.rigids||this.outdoors)return!1;let s=1/0;for(let o of t.bodies)for(let a=0;a<o.count;a++)s=Math.min(s,t.floats[o.at+7*a+2]);s-.05*this.size<this.floor&&(this.floor=Math.max(s-.25*this.size,this.centre.z-6*this.size));let r=this.floor-n.ground;return r===0?!1:(n.ground+=Math.abs(r)<.002*this.size?r:r*(1-Math.exp(-e/250)),n.lookAt(this.centre),!0)}applyQuality(){let e=this.governor.current,t=e.ratio<1?e.ratio:Math.min(devicePixelRatio,e.ratio);if(this.painter.resize(this.width,this.height,t,e.shadows>0),this.studio.setRatio(t),this.studio.setShadows(e.shadows>0,e.shadows||1024),this.hello)for(let n of this.views)n.setLevel(this.share(this.hello,n.info));this.rigids?.setLevel(e),this.wake()}fit(e){this.fittings.push(e);for(let t of[e.group,e.post,e.ghost])t&&this.studio.scene.add(t)}hang(e){let t=new $l("needle",!1,!1,this.materials);this.hanging.push({body:e,fitting:t}),this.studio.scene.add(t.group)}clear(){for(let e of this.views)e.dispose();for(let e of this.riders)e?.dispose();for(let e of this.fittings)e?.dispose();for(let{fitting:e}of this.hanging)e.dispose();for(let e of this.names.splice(0))e?.remove();this.rigids?.dispose(),this.rigids=null;for(let e of[...this.skins.splice(0),...this.masses.splice(0)])e.dispose();this.feelings?.dispose(),this.feelings=null,this.marks.forget(),this.views=[],this.riders=[],this.fittings=[],this.hanging=[],this.driven=[],this.frame=null,this.hands.clear()}},Dm=null;function hc(){if(Dm!==null)return Dm;let i=document.createElement("canvas").getContext("webgl2");if(!i)throw new uc;let e=i.getExtension("WEBGL_debug_renderer_info"),t=String(i.getParameter(e?e.UNMASKED_RENDERER_WEBGL:i.RENDERER));return i.getExtension("WEBGL_lose_context")?.loseContext(),Dm=/swiftshader|llvmpipe|software|basic render/i.test(t)}function z2(i,e){return i.scene.name===e.scene.name&&i.bodies.length===e.bodies.length&&i.holds.length===e.holds.length&&JSON.stringify([i.geometries,i.lines,i.hands?.map(Cx)])===JSON.stringify([e.geometries,e.lines,e.hands?.map(Cx)])&&i.bodies.every((t,n)=>G2(t,e.bodies[n]))&&i.holds.every((t,n)=>t.body===e.holds[n].body&&t.axes===e.holds[n].axes&&t.index===0==(e.holds[n].index===0))}var Cx=({side:i,size:e,colour:t,bodies:n})=>[i,e,t,n];function G2(i,e){return["name","colour","count","style","fill","roots","leaves","shape","clump","geometry","look","motion"].every(n=>i[n]===e[n])&&JSON.stringify([i.parents,i.riders,i.links,i.tint,i.frizz,i.size])===JSON.stringify([e.parents,e.riders,e.links,e.tint,e.frizz,e.size])}var Dd=i=>i.style==="hair"||i.style==="fur"||i.style==="braid",Rx=i=>i.kind==="prop"||i.style!==void 0&&i.style!==""&&i.style!=="strand",Nm=i=>i.kind==="prop"&&(i.shape==="ground"||i.shape==="plane");function V2(i){let{azimuth:e=-1.15,elevation:t}=i.scene.view??{};if(t!==void 0)return[e,t];let n=r=>i.bodies.some(o=>o.style===r);return n("plant")?[-1.15,.17]:n("grass")?[-1.15,.16]:n("braid")?[-2.25,.12]:i.bodies.some(r=>r.kind==="prop"&&(r.shape==="head"||r.shape==="rabbit"))?[-.58,.13]:[e,.33]}function H2(i,e,t,n){if(e.kind==="prop"){let s=i.bodies.find(Dd),r=i.bodies.find(o=>o.kind==="prop"&&o.shape==="head");return new Ld(e,n,{hair:s&&qt(s.tint?.root??s.colour,"#4a2c18"),skin:r&&qt(r.colour,"#d9a88c"),torso:i.bodies.some(o=>o.kind==="prop"&&(o.shape==="body"||o.shape==="torso")),animal:i.bodies.some(o=>o.style==="ear")})}return Dd(e)?new ac(e,t,n.fine,hc()):e.style==="plant"||e.style==="grass"?new Id(e,n.fine,hc()):e.style==="ear"?new Ed(e,t,n):new Ir(e,t,n)}var Um={colour:new ce,width:1};function W2(i){let e=i.scene.view;return!e?.distance||!e.target?null:{target:new P().fromArray(e.target),distance:e.distance}}var os=new P,km=new ce,or=new P,Mo=new gn,cc=new P,Om=new P,Px=new Ze,Ix=new Il,X2=new st,Bm=[0,0];function Lx(i,e){let{about:t="",source:n}=i.scene,s=new Map([["",[]],["Look for",[]],["Try",[]]]);for(let o of t.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)){let a=["Look for","Try"].find(c=>o.startsWith(c+" "));a?s.get(a).push(o.slice(a.length+1)):s.get("").push(o)}let r=o=>s.get(o).length>0&&O("p",{class:"lead"},O("strong",{},o),` ${s.get(o).join(" ")}`);return O("aside",{class:"caption","aria-label":"About the scene"},O("button",{class:"icon-button small","aria-label":"Close the caption",title:"Close (C)",click:e},Ct("close")),O("p",{},s.get("").join(" ")),r("Look for"),r("Try"),n?O("p",{class:"source"},n):null)}var q2=400,Nd=class{el;haptic=O("span");simulation=O("span");display=O("span");reason=O("strong",{class:"reason"});table=O("table",{});summary;at=0;constructor(){this.summary=O("summary",{title:"Rates held"},O("i",{class:"lamp"}),Ct("warn"),this.haptic,this.simulation,this.display,this.reason),this.el=O("details",{class:"chip","aria-label":"Rates held"},this.summary,this.table)}update(e,t,n,s,r,o,a){if(a-this.at<q2)return;this.at=a;let c=s(),l=e.rates,h=d=>`${Math.round(d)} Hz`;Ye(this.haptic,l[Kt.haptic]>0?`haptic ${h(l[Kt.haptic])} · p99 ${Hr(l[Kt.hapticP99],2)} ms`:"haptic at rest"),Ye(this.simulation,n?"replay":t?"simulation paused":`simulation ${h(l[Kt.simHeld])}`),Ye(this.display,`display ${h(c.shown)}`);let u=$2(l,t||n,c,o);ft(this.el,"missed",u!==""),Ye(this.reason,u),this.summary.title=u||"All rates are held",this.fill(e,c,r)}fill(e,t,n){if(!this.el.open)return;let s=e.rates,r=a=>`${Hr(a,2)} ms`,o=[["","rate","p50","p99"],["haptic, late by",`${Math.round(s[Kt.haptic])} Hz`,r(s[Kt.hapticP50]),r(s[Kt.hapticP99])],["simulation step",`${Math.round(s[Kt.simHeld])} of ${Math.round(s[Kt.simWanted])} Hz`,r(s[Kt.stepP50]),r(s[Kt.stepP99])],["display",`${Math.round(t.shown)} Hz`,r(t.p50),r(t.p99)],["frames received",`${Math.round(t.received)} Hz`,"",""],["time dropped",`${Hr(s[Kt.dropped],2)} s`,"",""],["viewers",String(Math.round(s[Kt.viewers])),"",""],["picture",n,"",""]];this.table.replaceChildren(...o.map((a,c)=>O("tr",{},...a.map((l,h)=>O(c===0||h===0?"th":"td",{},l)))))}};function $2(i,e,t,n){return e?"":i[Kt.simWanted]>0&&i[Kt.simHeld]<.95*i[Kt.simWanted]?`simulation misses ${Math.round(i[Kt.simWanted])} Hz: ${n||`a step takes ${Hr(i[Kt.stepP99],2)} ms`}`:i[Kt.haptic]>0&&i[Kt.haptic]<950?"haptic misses 1000 Hz: the machine is busy":i[Kt.hapticP99]>1?"haptic is a whole tick late at times: the machine is busy":t.received>40&&t.shown<25?"display is slow: this browser draws without a graphics card, or is busy":""}var Y2=150,Z2=84,K2=[["points","points","Where bodies touch; a ring where one slides over the other"],["normals","normals","Directions in which they press"],["pressing","pressing","The part of the force along the normal, on the body that moves"],["rubbing","friction","The part of the force along the surface"]],Ud=class{constructor(e){this.events=e;let t=K2.map(([n,s,r])=>{let o=O("button",{class:`choice ${n}`,title:r,"aria-pressed":String(this.parts[n]),click:()=>this.toggle(o,n)},O("i",{}),s);return o});this.drowse=O("button",{class:"choice drowse",title:"Grey what sleeps: nothing touches it that moves (Z)","aria-pressed":"false",click:()=>this.events.drowse(this.drowse.getAttribute("aria-pressed")!=="true")},O("i",{}),"grey what sleeps"),this.el=O("section",{class:"panel contacts","aria-label":"Contacts",hidden:!0},O("p",{},O("strong",{},"Contacts"),this.sum),O("div",{class:"choices"},...t,this.drowse),O("p",{class:"newtons"},this.arrow,this.newtons))}events;el;parts={points:!0,normals:!1,pressing:!0,rubbing:!0};sum=O("output",{"aria-label":"Contacts"});arrow=O("i",{class:"arrow"});newtons=O("span",{});drowse;at=0;get shown(){return!this.el.hidden}setDrowse(e){this.drowse.setAttribute("aria-pressed",String(e))}show(e,t,n){if(this.el.hidden||n-this.at<Y2)return;this.at=n;let s=(c,l)=>`${c.toLocaleString("en")} ${l}`;Ye(this.sum,e.count===0?"nothing touches":[s(e.count,""),e.sliding>0?s(e.sliding,"slide"):"",`together ${mn(e.pressing,"N")}`].map(c=>c.trim()).filter(Boolean).join(" · "));let r=e.perNewton/t.pixel(t.distance),o=r>0&&(this.parts.pressing||this.parts.rubbing);if(ft(this.el,"scaled",o),!o)return;let a=rm(Z2/r);this.arrow.style.width=`${Math.round(a*r)}px`,Ye(this.newtons,mn(a,"N",1))}toggle(e,t){this.parts[t]=!this.parts[t],e.setAttribute("aria-pressed",String(this.parts[t])),this.at=0,this.events.parts()}};var J2=110,Fx=["thumb","index","middle","ring","little","wrist"],zm=5,Dx=150,kd=class{constructor(e,t){this.glove=e;this.take=O("button",{class:"text-button take",click:()=>this.glove.toggle()}),this.slider=O("input",{type:"range",min:"0",max:String(Dx),step:"1","aria-label":"Closure",input:()=>this.glove.setClosure(Number(this.slider.value)/100),pointerdown:()=>this.sliding=!0,pointerup:()=>this.sliding=!1,change:()=>this.sliding=!1});let n=a=>()=>this.glove.squeeze("panel",a);this.grip=O("button",{class:"text-button close-hand",title:"Close the hand while this is held (Space)",pointerdown:n(!0),pointerup:n(!1),pointerleave:n(!1),pointercancel:n(!1)},"Close"),this.grip.addEventListener("keydown",a=>(a.key===" "||a.key==="Enter")&&this.glove.squeeze("panel",!0)),this.grip.addEventListener("keyup",n(!1)),this.grip.addEventListener("blur",n(!1)),this.bars=Fx.map(a=>{let c=O("output",{"aria-label":`Force on the ${a}`},"0"),l=O("i",{});return{el:O("li",{title:a==="wrist"?"What the wrist feels [N]":`What the ${a} feels [N]`},c,O("span",{class:"bar"},l),O("span",{class:"name"},a)),value:c,fill:l,mean:0}}),this.spaces=dc.map(([a,c,l])=>O("button",{role:"radio",title:l,"data-space":a,click:()=>t.space(a)},c));let s=O("div",{class:"segments",role:"radiogroup","aria-label":"Space that is shown"},...this.spaces);Nx(s);let r=a=>O("dd",{title:a});this.loops={visual:r("Pictures drawn by this page"),physics:r("Steps of the world"),collision:r("Time to find what touches, in each step"),haptic:r("What a force feedback device would be told")};let o=(a,c)=>[O("dt",{},a),c];this.el=O("section",{class:"panel hand","aria-label":"Hand",hidden:!0},O("header",{},Ct("hand"),this.title,this.which,this.whose,this.take),this.hint,this.recipes,O("div",{class:"closure"},O("label",{},"closure"),this.slider,this.closed,this.grip),O("ul",{class:"forces","aria-label":"Forces in newtons"},...this.bars.map(a=>a.el)),s,O("dl",{class:"loops"},...o("visual",this.loops.visual),...o("physics",this.loops.physics),...o("collision",this.loops.collision),...o("haptic",this.loops.haptic))),this.setSpace("visual")}glove;el;title=O("h2",{});whose=O("span",{class:"whose"});which=O("select",{"aria-label":"Hand",change:()=>this.glove.choose(Number(this.which.value))});take;hint=O("p",{class:"hint"},...Q2());recipes=O("div",{class:"recipes",role:"radiogroup","aria-label":"Grasp"});slider;closed=O("output",{});grip;bars;spaces;loops;rates=null;at=0;most=zm;sliding=!1;load(e){let t=e.hands??[];this.el.hidden=t.length===0,this.most=zm,this.which.replaceChildren(...t.map((n,s)=>O("option",{value:String(s)},`${n.name} hand`))),this.which.hidden=t.length<2,ft(this.el,"replayed",e.replay!==void 0),this.fillRecipes(),this.show()}setSpace(e){for(let t of this.spaces)t.setAttribute("aria-checked",String(t.dataset.space===e)),t.tabIndex=t.dataset.space===e?0:-1}show(){let{glove:e}=this,{info:t}=e;if(!t||this.el.hidden)return;let n=e.mine,s=!n&&t.owner!==0;Ye(this.title,this.which.hidden?`${t.side==="left"?"Left":"Right"} hand`:""),this.which.value!==String(e.hand)&&(this.which.value=String(e.hand)),Ye(this.whose,n?e.isClosing?"closing":"yours":s?"in use":e.scripted?"by script":"at rest"),Ye(this.take,e.state==="following"||n&&ku()?"Leave it":e.state==="asked"?"Taking …":n?"Follow":"Take it"),this.take.title=e.state==="following"?"Leave it (Esc)":"It follows the pointer (M)",this.take.disabled=s,this.hint.hidden=!n||ku(),ft(this.el,"mine",n),[...this.recipes.children].forEach((o,a)=>{o.setAttribute("aria-checked",String(a===e.recipe)),o.tabIndex=a===e.recipe?0:-1});let r=Math.round(100*e.closure);this.sliding||(this.slider.value=String(r)),this.slider.style.setProperty("--at",`${Math.min(100,100*r/Dx)}%`),this.slider.setAttribute("aria-valuetext",`${r} %`),Ye(this.closed,`${r} %`)}hear(e){this.rates=e}update(e,t,n){let{info:s}=this.glove;if(this.el.hidden||!s||n-this.at<J2)return;this.at=n;let r=c=>e.floats[e.probes.at+s.probes+c],o=Fx.map((c,l)=>l<5?r(Ln.fingers+l):Math.hypot(r(Ln.force),r(Ln.force+1),r(Ln.force+2)));this.most=Math.max(zm,.97*this.most,...o.filter(Number.isFinite)),o.forEach((c,l)=>this.showForce(this.bars[l],c)),this.glove.follow(r(Ln.closure),r(Ln.recipe),r(Ln.tracks)>0),this.glove.mine||this.show();let{rates:a}=this;Ye(this.loops.visual,`${Math.round(t())} fps`),Ye(this.loops.physics,a?`${Math.round(a.physics)} steps/s`:"—"),Ye(this.loops.collision,a?`${Hr(a.detection,2)} ms`:"—"),Ye(this.loops.haptic,a&&a.haptic>0?`${Math.round(a.haptic)} Hz`:"at rest")}showForce(e,t){let n=Number.isFinite(t);e.mean+=((n?t:0)-e.mean)*.6,e.fill.style.height=`${Math.min(100,100*e.mean/this.most).toFixed(1)}%`,Ye(e.value,n?e.mean<.05?"0":e.mean.toFixed(e.mean<9.95?1:0):"—"),ft(e.el,"felt",e.mean>=.05)}fillRecipes(){let e=this.glove.info?.recipes??[];this.recipes.replaceChildren(...e.map((t,n)=>O("button",{role:"radio",title:`${j2[t]??t} (${n+1})`,click:()=>this.glove.setRecipe(n)},t))),Nx(this.recipes)}};function Nx(i){let e=[...i.children];e.forEach((t,n)=>t.addEventListener("keydown",s=>{let r={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[s.key];if(!r)return;s.preventDefault(),s.stopPropagation();let o=e[(n+r+e.length)%e.length];o.click(),o.focus()}))}var dc=[["visual","Visual","What is seen: a skin over the limbs (B)"],["collision","Collision","What touches: a rounded box and fifteen capsules (B)"],["physics","Physics","What moves: a mass for each limb, drawn after the skeleton by a spring and a damper (B)"]],j2={open:"Flat, fingers a little spread",pinch:"Thumb and index finger",tripod:"Thumb and two fingers, as for a pen",power:"All fingers around it",hook:"Four bent fingers, for handles",point:"The index finger alone"},Q2=()=>[O("span",{},"Mouse: move. Space or button held: close."),O("span",{},"Wheel: nearer, farther. Shift or Alt: turn.")];var eC=[["Hands",[[["Drag a body"],"pull it by that place, any node or link; the band shows how hard"],[["Shift","drag"],"turn it about the line of sight"],[["Alt","drag"],"turn it about its own axis"],[["Wheel while holding"],"turn it about its own axis"],[["G"],"take hold of what is under the pointer, or let go"],[["Arrows","Page ↑ ↓"],"move what you hold"],[["[","]"],"turn what you hold about its own axis"],[["Esc"],"let go"]]],["View",[[["Drag on nothing"],"orbit"],[["Wheel"],"zoom"],[["Right drag"],"pan"],[["Double click"],"focus on a body; on nothing: see all"],[["Arrows","+","−"],"orbit and zoom"],[["F"],"see all"],[["V"],"show or hide forces and torques"],[["X"],"show or hide contacts"],[["T"],"light or dark"]]],["Rigid bodies",[[["Drag"],"pull at the very place you press: beside its middle it turns, too"],[["Let go while moving"],"throw it: it flies on as fast as it was"],[["Drag slowly"],"feel the weight; what lies on top comes along as far as friction holds it"],[["X"],"contacts: a dot where bodies touch, a ring where one slides; orange arrows press, blue ones rub, the key tells their newtons"],[["Z"],"grey what sleeps: it has come to rest, and costs nothing until something touches it"],[["Click a body"],"its parameters; friction is that of its surface"]]],["The hand of a scene",[[["M"],"take it, or leave it: it follows the mouse, and an open one finds the distance of what it comes near"],[["Space","Button"],"held: close the fingers; they stop when they hold firmly. Then lift"],[["Drag the hand"],"move it just so far; a click on it takes it"],[["Wheel"],"nearer, farther"],[["Shift","Alt"],"and mouse: turn it; right drag: orbit"],[["Arrows","Page ↑ ↓"],"move it; with Shift: turn it; [ and ] roll it"],[["1","…","6"],"open, pinch, tripod, power, hook, point"],[["B"],"show what is seen, what touches, or what moves of it"],[["Esc"],"leave it where it is, with what it holds"]]],["Time",[[["Space"],"pause or go on"],[["."],"one step"],[["R"],"reset"],[["<",">"],"slower, faster"]]],["Page",[[["O"],"outline"],[["P"],"parameters"],[["D"],"plots"],[["C"],"caption"],[["Click a name"],"in a plot: hide or show that line"],[["Drag in a plot"],"zoom; a double click shows all"],[["S"],"save a picture"],[["L"],"copy a link to this state"],[["H"],"this card"]]],["For artists",[[["Drag a knot"],"change a factor along the length of a strand (Parameters, “along the length”)"],[["Double click"],"on the curve: add a knot; on a knot: remove it"],[[",",".","Arrows"],"choose a knot and move it; Insert adds, Delete removes"],[["◇"],"beside a value: set a key now, or remove the one that is here"],[["Drag ◆"],"move a key in time; a double click in its lane adds one"],[["Arrows","Delete"],"move, raise or remove the key that has the focus"],[["K"],"show or hide the keyframes"],[["Set pose"],"in Parameters: what it looks like now is what pose strength draws it to"],[["On","Off"],"of the zero-gravity rest shape: a groom as it was drawn, and as it would sag"]]],["Touch",[[["One finger"],"pull a body or the hand of a scene, or orbit"],[["Two fingers"],"turn what the first one holds; or zoom and pan"],[["Two taps"],"focus"]]]];function Ux(){let i=O("dialog",{class:"help","aria-label":"Keys and gestures"},O("header",{},O("h2",{},"Keys and gestures"),O("button",{class:"icon-button","aria-label":"Close",title:"Close (Esc)",click:()=>i.close()},Ct("close"))),O("div",{class:"help-columns"},...eC.map(([e,t])=>O("section",{},O("h3",{},e),O("dl",{},...t.flatMap(([n,s])=>[O("dt",{},...n.map(r=>O("kbd",{},r))),O("dd",{},s)]))))));return i.addEventListener("click",e=>e.target===i&&i.close()),i}var Ox=new Set(["bodies","rod","chain","rigid","section"]),kx={hanging:"zero-gravity rest shape",local:"local dynamics",weight:"weight of the field",loop:"goes round"};function as(i){let e=i.split(".").filter(r=>!Ox.has(r)),t=e[e.length-1],n=e[e.length-2],s=n&&/^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(n);if(s&&!(s[1]==="loads"&&s[2]==="0")&&(t=`${s[1].replace(/s$/,"")} ${s[2]} ${t}`),n==="line")t=t.replace("from","start").replace("to","end");else if(n==="arc"||n==="helix")t=`${n} ${t}`;else if(n==="profiles")return`${t} along the length`;return kx[t]&&n!=="profiles"?kx[t]:t.replaceAll("_"," ").replace(/\[(\d)\]$/,(r,o)=>` ${"xyz"[o]??o}`)}function Bx(i){return i.split(".").filter(t=>!Ox.has(t)&&t!=="strands"&&t!=="groom"&&t!=="fibre"&&t!=="fields"&&t!=="profiles").slice(0,-1).join(" · ")}function Ba(i,e){return i.length===e.length&&i.every((t,n)=>fc(t.at,e[n].at)&&fc(t.factor,e[n].factor))}function fc(i,e){return Array.isArray(i)||Array.isArray(e)?Ba(Array.isArray(i)?i:[],Array.isArray(e)?e:[]):i===e||typeof i=="number"&&typeof e=="number"&&Math.abs(i-e)<=1e-9*Math.max(Math.abs(i),Math.abs(e))}var pc=.01,tC=.5*pc+1e-9,nC=80,Od=class{constructor(e){this.events=e;let t=O("button",{class:"icon-button small",title:"Remove the key (Delete)","aria-label":"Remove the key",click:()=>this.removeChosen()},Ct("trash"));this.editor.append(O("label",{},"at ",this.when),O("label",{},"value ",this.what," ",this.unit),t),this.editor.hidden=!0,this.el=O("section",{class:"panel keys","aria-label":"Keyframes",hidden:!0},O("header",{},O("h2",{},"Keyframes"),O("span",{class:"hint"},"Drag a diamond to move a key; double click in a lane to add one."),this.editor),this.lanes,this.ruler)}events;el;lanes=O("div",{class:"lanes"});ruler=O("div",{class:"ruler","aria-hidden":"true"});editor=O("div",{class:"key-editor"});when=this.field("Time of the key","s",e=>this.edit(e,null));what=this.field("Value of the key","",e=>this.edit(null,e));unit=O("span",{});tracks=new Map;params=new Map;drawn=new Map;length=10;asked=0;time=0;chosen=null;dragging=!1;timer=0;away=!1;get shown(){return!this.el.hidden}toggleShown(){this.away=!this.away,this.layOut()}load(e,t,n){this.asked=n,this.params=new Map(t.map(s=>[s.path,s])),!this.dragging&&(this.tracks=new Map(e.map(s=>[s.path,{...s,keys:s.keys.map(r=>({...r}))}])),this.chosen&&!this.tracks.get(this.chosen.path)?.keys[this.chosen.index]&&(this.chosen=null),this.layOut())}update(e){for(let t of e)this.params.set(t.path,t)}show(e){if(this.time=e,!!this.shown)for(let[t,n]of this.drawn){n.bar.style.setProperty("--now",`${(100*Math.min(1,this.around(t)/this.length)).toFixed(2)}%`);let s=this.valueOf(t);s!==null&&Ye(n.value,mn(s,this.params.get(t)?.unit??""))}}valueOf(e){let t=this.tracks.get(e);return t&&t.keys.length>0?Number(Gx(t,this.around(e)).toPrecision(6)):null}stateOf(e){let t=this.tracks.get(e);return t?this.indexAt(t,this.around(e))>=0?"here":"keyed":"none"}toggle(e,t){let n=this.tracks.get(e),s=n?this.indexAt(n,this.around(e)):-1;if(n&&s>=0&&Math.abs(n.keys[s].value-t)<=1e-5*Math.abs(t))return this.chosen={path:e,index:s},this.removeChosen();this.put(e,this.around(e),t)}put(e,t,n,s=!1){let r=this.tracks.get(e);if(!r&&s)return!1;r||this.tracks.set(e,r={path:e,keys:[]});let o=zx(t),a=this.indexAt(r,o);return a>=0?r.keys[a].value=n:r.keys.push({time:o,value:n}),r.keys.sort((c,l)=>c.time-l.time),this.chosen={path:e,index:this.indexAt(r,o)},s||(this.away=!1),this.layOut(),this.send(e,s),!0}setNow(e,t){return this.put(e,this.around(e),t,!0)}around(e){let t=this.tracks.get(e);if(!t?.loop||t.keys.length<2)return this.time;let n=t.keys[0].time,s=t.keys[t.keys.length-1].time-n;return this.time>n&&s>0?n+(this.time-n)%s:this.time}indexAt(e,t){return e.keys.findIndex(n=>Math.abs(n.time-t)<=tC)}layOut(){let e=Math.max(0,...[...this.tracks.values()].flatMap(s=>s.keys.map(r=>r.time)));this.length=Math.max(this.asked>0?this.asked:10,e),this.el.hidden=this.tracks.size===0||this.away;for(let[s,r]of this.drawn)this.tracks.has(s)||(r.el.remove(),this.drawn.delete(s));for(let s of this.tracks.values())this.fill(s);let t=innerWidth<900?Math.max(3,(innerWidth-170)/36):14,n=[.1,.2,.5,1,2,5,10,20,60].find(s=>this.length/s<=t)??100;this.ruler.replaceChildren(...Array.from({length:Math.floor(this.length/n+1e-6)+1},(s,r)=>O("span",{style:`left:${(100*r*n/this.length).toFixed(2)}%`},r===0?"0 s":Ai(r*n)))),this.showChosen(),this.show(this.time),this.events.changed()}fill(e){let t=this.drawn.get(e.path)??this.addLane(e.path);for(;t.diamonds.length<e.keys.length;)t.diamonds.push(this.diamond(e.path,t.diamonds.length));for(let l of t.diamonds.splice(e.keys.length))l.remove();let n=e.keys.map(l=>l.value),s=Math.min(...n),r=Math.max(...n),o=l=>r>s?20-16*(l-s)/(r-s):12,a=l=>100*l/this.length;e.keys.forEach((l,h)=>{let u=t.diamonds[h];u.style.left=`${a(l.time).toFixed(2)}%`,u.title=`${mn(l.value,this.params.get(e.path)?.unit??"")} at ${Ai(l.time)} s`,u.setAttribute("aria-label",`Key ${h+1}: ${u.title}`),ft(u,"chosen",this.chosen?.path===e.path&&this.chosen.index===h),t.bar.append(u)});let c=[`0,${o(n[0])}`,...e.keys.map(l=>`${a(l.time)},${o(l.value)}`),`100,${o(n[n.length-1])}`];t.bar.querySelector("polyline").setAttribute("points",c.join(" "))}addLane(e){let t="http://www.w3.org/2000/svg",n=document.createElementNS(t,"svg");n.setAttribute("viewBox","0 0 100 24"),n.setAttribute("preserveAspectRatio","none"),n.append(document.createElementNS(t,"polyline"));let s=O("div",{class:"lane-bar",dblclick:l=>this.addAt(e,l)},n),r=O("b",{}),o=O("button",{class:"icon-button small",title:"Remove all keys of this parameter","aria-label":`Remove all keys of ${as(e)}`,click:()=>this.clear(e)},Ct("close")),a=O("div",{class:"lane","data-path":e},O("div",{class:"lane-name",title:e},O("span",{},as(e),O("small",{},` ${Bx(e)}`)),r),s,o),c={el:a,bar:s,value:r,diamonds:[]};return this.drawn.set(e,c),this.lanes.append(a),c}diamond(e,t){let n=O("button",{class:"diamond"});return n.addEventListener("focus",()=>this.choose(e,t)),n.addEventListener("pointerdown",s=>this.grab(s,n,e,t)),n.addEventListener("dblclick",s=>s.stopPropagation()),n.addEventListener("keydown",s=>this.key(s,e,t)),n}choose(e,t){this.chosen={path:e,index:t};for(let[n,s]of this.drawn)s.diamonds.forEach((r,o)=>ft(r,"chosen",n===e&&o===t));this.showChosen()}showChosen(){let e=this.chosen&&this.tracks.get(this.chosen.path)?.keys[this.chosen.index];this.editor.hidden=!e,!(!e||!this.chosen)&&(document.activeElement!==this.when&&(this.when.value=Ai(e.time)),document.activeElement!==this.what&&(this.what.value=String(Number(e.value.toPrecision(5)))),Ye(this.unit,this.params.get(this.chosen.path)?.unit??""))}grab(e,t,n,s){if(e.button!==0)return;e.preventDefault(),t.focus({preventScroll:!0}),this.choose(n,s),t.setPointerCapture(e.pointerId);let r=e.clientX,o=c=>{if(!this.dragging&&Math.abs(c.clientX-r)<3)return;this.dragging=!0;let l=this.drawn.get(n).bar.getBoundingClientRect();this.moveTo(n,s,(c.clientX-l.left)/l.width*this.length)},a=()=>{t.removeEventListener("pointermove",o),t.removeEventListener("pointerup",a),t.removeEventListener("pointercancel",a),this.dragging&&this.send(n,!1),this.dragging=!1};t.addEventListener("pointermove",o),t.addEventListener("pointerup",a),t.addEventListener("pointercancel",a)}moveTo(e,t,n){let s=this.tracks.get(e)?.keys;if(!s?.[t])return;let r=t>0?s[t-1].time+pc:0,o=t<s.length-1?s[t+1].time-pc:this.length;s[t].time=zx(Math.min(o,Math.max(r,n))),this.layOut(),this.send(e,!0)}key(e,t,n){let s=this.tracks.get(t),r=s?.keys[n];if(!s||!r)return;let o=this.params.get(t),a=o?.min!==void 0&&o.max!==void 0&&o.max>o.min&&o.max-o.min<1e4&&!o.log?(o.max-o.min)/100:Math.abs(r.value)/20||.05,c=e.shiftKey?.1:1,l=d=>this.edit(null,Number((r.value+d*a*c).toPrecision(6))),u={ArrowLeft:()=>this.moveTo(t,n,r.time-.1*c),ArrowRight:()=>this.moveTo(t,n,r.time+.1*c),ArrowUp:()=>l(1),ArrowDown:()=>l(-1),Delete:()=>this.removeChosen(),Backspace:()=>this.removeChosen()}[e.key];u&&(e.preventDefault(),e.stopPropagation(),u())}edit(e,t){if(!this.chosen)return;let{path:n,index:s}=this.chosen,r=this.tracks.get(n)?.keys[s];r&&(e!==null&&this.moveTo(n,s,e),t!==null&&(r.value=t,this.layOut(),this.send(n,!1)))}removeChosen(){if(!this.chosen)return;let{path:e,index:t}=this.chosen,n=this.tracks.get(e);if(n){if(n.keys.splice(t,1),this.chosen=null,n.keys.length===0||n.loop&&n.keys.length<2)return this.clear(e);this.layOut(),this.send(e,!1)}}clear(e){this.tracks.delete(e),this.chosen?.path===e&&(this.chosen=null),this.layOut(),this.events.send(e,null)}addAt(e,t){let n=this.tracks.get(e);if(!n)return;let s=this.drawn.get(e).bar.getBoundingClientRect(),r=(t.clientX-s.left)/s.width*this.length;this.put(e,r,Number(Gx(n,r).toPrecision(4)))}send(e,t){clearTimeout(this.timer),this.timer=0;let n=()=>{let s=this.tracks.get(e)?.keys;s&&this.events.send(e,s.map(r=>({...r})))};t?this.timer=window.setTimeout(n,nC):n()}field(e,t,n){let s=O("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":e,focus:()=>s.select(),keydown:r=>{r.key==="Enter"&&s.blur(),r.stopPropagation()},blur:()=>{let r=Ic(s.value,t||(this.unit.textContent??""));Number.isNaN(r)?this.showChosen():n(r)}});return s}},zx=i=>Number((Math.round(i/pc)*pc).toFixed(2));function Gx(i,e){let{keys:t}=i,n=t.findIndex(o=>o.time>=e);if(n<0)return t[t.length-1].value;if(n===0)return t[0].value;let s=t[n-1],r=t[n];return s.value+(r.value-s.value)*(e-s.time)/(r.time-s.time)}var Bd=class{constructor(e){this.retry=e;this.el.append(this.banner,this.card,this.toasts)}retry;el=O("div",{class:"notices","aria-live":"polite"});banner=O("div",{class:"banner",role:"status",hidden:!0});card=O("div",{class:"mistakes",role:"alert",hidden:!0});toasts=O("div",{class:"toasts",role:"status"});timer=0;dispose(){clearInterval(this.timer)}lost(e){clearInterval(this.timer);let t=O("span",{}),n=()=>{let s=e===null?0:Math.ceil((e-performance.now())/1e3);t.textContent=s>0?`Trying again in ${s} s. `:"Trying again now. "};n(),this.timer=window.setInterval(n,250),this.banner.replaceChildren(Ct("warn"),O("span",{},O("strong",{},"The connection is lost. "),"This is the last picture. ",t),O("button",{class:"text-button",click:this.retry},"Try now")),this.banner.hidden=!1}waiting(){clearInterval(this.timer),this.timer=window.setTimeout(()=>{this.banner.replaceChildren(O("span",{},O("strong",{},"Waiting for the scene. "),"The server is building it.")),this.banner.hidden=!1},1200)}found(){clearInterval(this.timer),this.banner.hidden=!0}mistakes(e,t){let n=t?"The scene file has a mistake; the last good scene runs on":"This scene cannot be shown",s=e.mistakes?.length?e.mistakes:[{file:e.file,line:e.line,path:e.path,problem:e.message,suggestion:e.suggestion}];this.card.replaceChildren(),Zi(this.card,O("header",{},Ct("warn"),O("h2",{},n),t&&O("button",{class:"icon-button","aria-label":"Close",title:"Close",click:()=>this.clearMistakes()},Ct("close"))),O("ol",{},...s.map(iC)),!t&&O("p",{},O("a",{href:"#/"},"Back to the gallery"))),this.card.hidden=!1}clearMistakes(){this.card.hidden=!0}say(e,t="done"){let n=O("div",{class:`toast ${t}`},t==="wrong"?Ct("warn"):null,O("span",{},e));for(this.toasts.append(n);this.toasts.children.length>3;)this.toasts.firstElementChild.remove();setTimeout(()=>n.remove(),t==="wrong"?7e3:3500)}};function iC(i){let e=[i.file,i.line,i.column].filter(n=>n!==void 0&&n!==""&&n!==0).join(":"),t=[i.problem,i.want&&`want ${i.want}`].filter(Boolean).join("; ");return O("li",{},e&&O("code",{},e),i.path&&O("code",{class:"path"},i.path),O("p",{},t),i.suggestion&&O("p",{class:"suggestion"},`Did you mean ${i.suggestion}?`))}var zd=class{constructor(e){this.select=e;this.el=O("section",{class:"panel left","aria-label":"Outline"},O("header",{},O("h2",{},"Outline")),this.list,O("h3",{},"Hands"),this.hands)}select;el;list=O("ul",{});entries=[];holds=[];hands=O("ul",{});handLines=[];load(e){this.entries=[],this.holds=[],this.list.replaceChildren();let t=new Map;e.bodies.forEach((n,s)=>{let r=n.group===void 0?void 0:t.get(n.group);if(r){r.members.push(s);return}let o=n.kind==="prop",a=this.line(o?"prop":n.hand!==void 0?"hand":n.kind==="rigid"?"solid":n.parents?"chain":"rod",n.group??n.name,Vx(n),()=>!o&&this.select(s)),c={line:a,members:[s]};this.entries.push(c),n.group!==void 0&&t.set(n.group,c);let l=O("ul",{});a.el.append(l),e.holds.forEach((h,u)=>{if(h.body!==s)return;let d=this.line("hold",rC(n,h.index),"",()=>this.select(s));this.holds[u]=d,l.append(d.el)}),this.list.append(a.el)});for(let{line:n,members:s}of this.entries){let r=e.bodies[s[0]];r.kind==="rigid"&&Ye(n.state,Hx(e,s)),r.motion!==void 0&&r.motion!=="dynamic"&&Ye(n.tag,r.motion)}}highlight(e){for(let{line:t,members:n}of this.entries)ft(t.el,"selected",n.includes(e))}update(e,t){for(let{line:n,members:s}of this.entries){let r=0,o=0;for(let c of s){let{flags:l=0}=e.bodies[c]??{};r|=l,l&ti.asleep&&o++}let a=t.bodies[s[0]];Ye(n.state,oC(r)||(a.kind==="rigid"?Hx(t,s):a.parents?Vx(a):"at rest")),ft(n.el,"troubled",(r&(ti.frozen|ti.unstable))!==0),a.motion==="dynamic"&&Ye(n.tag,o===0?"":s.length===1?"asleep":`${o===s.length?"all":o.toLocaleString("en")} asleep`)}e.holds.forEach((n,s)=>{let r=this.holds[s];if(!r)return;let o=e.hands.some(a=>Ju(e,t.bodies,a)===s);Ye(r.state,`${o?"in a hand, ":t.holds[s]?.driven?"driven, ":""}${mn(Gm(e.floats,n.wrench+3),"N")}`)}),this.updateHands(e,t)}updateHands(e,t){for(;this.handLines.length<Math.max(1,e.hands.length);){let n=this.line("hand","","",()=>{});this.handLines.push(n),this.hands.append(n.el)}this.handLines.forEach((n,s)=>{let r=e.hands[s];n.el.hidden=!r&&s>0;let o=n.el.querySelector(".name");if(!r){Ye(o,"none"),Ye(n.state,"drag a body");return}Ye(o,`${r.mine?"your hand":"another hand"} on ${t.bodies[r.body]?.name??"?"}`),Ye(n.state,`${mn(Gm(e.floats,r.wrench+3),"N")}, ${mn(Gm(e.floats,r.wrench),"N m")}`)})}line(e,t,n,s){let r=O("span",{class:"state"},n),o=O("span",{class:"tag"});return{el:O("li",{},O("button",{class:"line",click:s},Ct(e),O("span",{class:"name"},t),o,r)),state:r,tag:o}}},Gm=(i,e)=>Math.hypot(i[e],i[e+1],i[e+2]);function Vx(i){if(i.kind==="prop")return`${i.shape??"prop"}, only seen`;if(!i.parents)return`${i.kind}, ${i.count} nodes`;let e=i.parents.filter(s=>s>=0).length,t=i.parents.length-e,n=i.strands?.length??(i.style==="plant"||i.style==="grass"?0:er(i,i.count).length);return i.style==="plant"||i.style==="grass"?`${t.toLocaleString("en")} plants, ${e.toLocaleString("en")} links`:`${i.kind}, ${e} ${e===1?"link":"links"}${n>1?` in ${n} strands`:""}`}var sC={sphere:["ball","balls"],capsule:["capsule","capsules"],box:["box","boxes"],cylinder:["cylinder","cylinders"],cone:["cone","cones"],mesh:["mesh","meshes"],compound:["compound","compounds"],ground:["ground","grounds"]};function Hx(i,e){if(i.bodies[e[0]].hand!==void 0)return"palm and five fingers";let t=a=>i.geometries?.[i.bodies[a].geometry??-1]?.kind??"body",n=new Set(e.map(t)),[s,r]=n.size>1?["body",`bodies of ${n.size} kinds`]:sC[t(e[0])]??["body","bodies"],o=n.size===1&&i.bodies[e[0]].look;return`${e.length>1?`${e.length.toLocaleString("en")} ${r}`:s}${o?` of ${o}`:""}`}function rC(i,e){return i.parents?Sa(i,e)?"root":`hold at link ${e}`:`hold at ${e===0?"start":e===i.count-1?"end":`node ${e}`}`}function oC(i){if(i&ti.frozen)return"frozen: it diverged";let e=[];return i&ti.unstable&&e.push("unstable"),i&ti.taut&&e.push("taut"),i&ti.snapped&&e.push("snapped through"),i&ti.unsolved&&e.push("bonds that cannot all be kept"),i&ti.leapt&&e.push("its base leapt"),i&ti.unconverged&&e.push("settling"),e.join(", ")}var wo=264,kr=74,ls=34,mc=8,gc=8,Gd=16,aC=60,Vm=.01,Wx="http://www.w3.org/2000/svg",Vd=class{constructor(e,t,n){this.param=e;this.send=n;let s=as(e.path);this.reset=O("button",{class:"icon-button small",title:"Back to the curve in the scene file","aria-label":`Reset ${s}`,click:()=>this.change(this.initial,!0)},Ct("reset")),this.svg.setAttribute("viewBox",`0 0 ${wo} ${kr}`),this.svg.setAttribute("tabindex","0"),this.svg.setAttribute("role","slider"),this.svg.setAttribute("aria-label",`${s}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`),this.el=O("div",{class:"profile","data-path":e.path,title:e.doc},O("div",{class:"profile-head"},O("span",{class:"name"},s.replace(/ along the length$/,""),O("span",{class:"changed",title:"changed"},"●")),this.reading,this.reset),this.svg,this.mistake),this.svg.addEventListener("pointerdown",r=>this.down(r)),this.svg.addEventListener("pointermove",r=>this.move(r)),this.svg.addEventListener("pointerup",r=>this.up(r)),this.svg.addEventListener("pointercancel",r=>this.up(r)),this.svg.addEventListener("dblclick",r=>this.twice(r)),this.svg.addEventListener("keydown",r=>this.press(r)),this.svg.addEventListener("blur",()=>this.choose(-1)),this.take(e,t)}param;send;el;svg=document.createElementNS(Wx,"svg");reading=O("output",{class:"reading"});mistake=O("p",{class:"mistake",role:"alert"});reset;knots=[];initial=[];highest=2;held=-1;chosen=-1;timer=0;take(e,t){this.param=e,this.initial=Array.isArray(t)?t:[];let n=Array.isArray(e.value)?e.value:[];this.held<0&&!this.timer&&!Ba(n,this.knots)&&(this.knots=n.map(r=>({...r})));let s=!Ba(this.knots,this.initial);ft(this.el,"is-changed",s),this.reset.disabled=!s,this.held<0&&(Ye(this.mistake,""),this.draw())}refuse(e){Ye(this.mistake,e),this.knots=Array.isArray(this.param.value)?this.param.value.map(t=>({...t})):[],this.draw()}shown(){return this.knots.length>0?this.knots:[{at:0,factor:1},{at:1,factor:1}]}x(e){return ls+e*(wo-ls-mc)}y(e){return gc+(1-Math.min(1.05,e/this.highest))*(kr-gc-Gd)}draw(){let e=this.shown();this.held<0&&(this.highest=lC(Math.max(this.param.max&&this.param.max>(this.param.min??0)?0:2,...e.map(o=>o.factor))));let n=[[this.x(0),this.y(e[0].factor)],...e.map(o=>[this.x(o.at),this.y(o.factor)]),[this.x(1),this.y(e[e.length-1].factor)]].map(([o,a],c)=>`${c?"L":"M"}${o.toFixed(1)} ${a.toFixed(1)}`).join(""),s=[So("path",{class:"axis",d:`M${ls} ${gc}V${kr-Gd}H${wo-mc}`}),So("path",{class:"one",d:`M${ls} ${this.y(1).toFixed(1)}H${wo-mc}`}),yc(ls-5,this.y(0)+1,"0","end"),yc(ls-5,this.y(this.highest)+7,Ai(this.highest),"end"),...this.highest<8?[yc(ls-5,this.y(1)+4,"1","end")]:[],yc(ls,kr-3,"root","start"),yc(wo-mc,kr-3,"tip","end"),So("path",{class:"area",d:`${n}V${kr-Gd}H${ls}Z`}),So("path",{class:this.knots.length>0?"curve":"curve none",d:n}),...e.map((o,a)=>So("circle",{class:a===this.chosen||a===this.held?"knot chosen":"knot",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"4.5"})),...e.map(o=>So("circle",{class:"grip",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"14"}))];this.svg.replaceChildren(...s);let r=e[this.held>=0?this.held:this.chosen];Ye(this.reading,r?`× ${Ai(r.factor)} at ${Math.round(100*r.at)} %`:""),this.svg.setAttribute("aria-valuetext",r?`factor ${Ai(r.factor)} at ${Math.round(100*r.at)} per cent`:`${e.length} knots`)}place(e){let t=this.svg.getBoundingClientRect(),n=(e.clientX-t.left)/t.width*wo,s=(e.clientY-t.top)/t.height*kr,r=Math.min(1,Math.max(0,(n-ls)/(wo-ls-mc))),o=Math.max(0,this.highest*(1-(s-gc)/(kr-gc-Gd))),a=-1,c=14;return this.shown().forEach((l,h)=>{let u=Math.hypot(this.x(l.at)-n,this.y(l.factor)-s);u<c&&([a,c]=[h,u])}),{at:r,factor:za(o),near:a}}down(e){let{near:t}=this.place(e);t<0||e.button!==0||(e.preventDefault(),this.svg.focus({preventScroll:!0}),this.knots=this.shown().map(n=>({...n})),this.held=this.chosen=t,this.svg.setPointerCapture(e.pointerId),this.draw())}move(e){if(this.held<0)return;let{at:t,factor:n}=this.place(e);this.set(this.held,t,Math.min(n,1.25*this.highest))}up(e){this.held<0||(this.held=-1,this.flush(),this.draw())}twice(e){let{at:t,factor:n,near:s}=this.place(e);if(s>=0)return this.remove(s);this.insert(t,n)}insert(e,t){let n=this.shown().map(s=>({...s}));n.some(s=>Math.abs(s.at-e)<Vm)||(n.push({at:za(e),factor:t}),n.sort((s,r)=>s.at-r.at),this.chosen=n.findIndex(s=>s.at===za(e)),this.change(n,!0))}remove(e){this.knots.length!==0&&(this.chosen=-1,this.change(this.knots.length<=1?[]:this.knots.filter((t,n)=>n!==e),!0))}set(e,t,n){let s=this.knots,r=e>0?s[e-1].at+Vm:0,o=e<s.length-1?s[e+1].at-Vm:1;s[e]={at:za(Math.min(o,Math.max(r,t))),factor:za(Math.max(0,n))},this.change(s,!1)}press(e){let t=this.shown(),n=e.shiftKey?.2:1,s=(a,c)=>{this.knots=t.map(h=>({...h}));let l=Math.max(0,this.chosen);this.choose(l),this.set(l,this.knots[l].at+.02*n*a,this.knots[l].factor+.05*n*c*Math.max(1,this.highest/2)),this.flush()},o={ArrowLeft:()=>s(-1,0),ArrowRight:()=>s(1,0),ArrowUp:()=>s(0,1),ArrowDown:()=>s(0,-1),",":()=>this.choose((this.chosen+t.length-1)%t.length),".":()=>this.choose((this.chosen+1)%t.length),Insert:()=>this.split(),"+":()=>this.split(),Delete:()=>this.chosen>=0&&this.remove(this.chosen),Backspace:()=>this.chosen>=0&&this.remove(this.chosen)}[e.key];o&&(e.preventDefault(),e.stopPropagation(),o())}split(){let e=this.shown(),t=Math.min(Math.max(0,this.chosen),e.length-2);if(t<0)return this.insert(e[0].at>.5?0:1,e[0].factor);this.insert((e[t].at+e[t+1].at)/2,za((e[t].factor+e[t+1].factor)/2))}choose(e){this.chosen=e,this.draw()}change(e,t){this.knots=e,ft(this.el,"is-changed",!Ba(e,this.initial)),this.reset.disabled=Ba(e,this.initial),this.draw(),t?this.flush():this.timer||=window.setTimeout(()=>this.flush(),aC)}flush(){clearTimeout(this.timer),this.timer=0;let e=this.knots.map(t=>({...t}));this.param={...this.param,value:e},this.send(e)}};function lC(i){for(let e of[1,1.5,2,3,5,8,10,15,20,30,50,80,100])if(i<=e)return e;return Math.ceil(i/100)*100}var za=i=>Number(i.toPrecision(3));function So(i,e){let t=document.createElementNS(Wx,i);for(let[n,s]of Object.entries(e))t.setAttribute(n,s);return t}function yc(i,e,t,n){let s=So("text",{x:String(i),y:String(e),"text-anchor":n});return s.textContent=t,s}var Hd=1e3,cC=50,Wd=class{constructor(e,t){this.events=e;this.keying=t;this.el=O("section",{class:"panel right","aria-label":"Parameters"},O("header",{},O("h2",{},"Parameters"),this.filter),this.list)}events;keying;el;list=O("div",{class:"params"});filter=O("input",{type:"search",placeholder:"Filter","aria-label":"Filter parameters",input:()=>this.sift()});rows=new Map;params=new Map;shelves=[];initial=new Map;scene="";load(e,t){e!==this.scene&&this.initial.clear(),this.scene=e;for(let o of t)o.initial!==void 0&&o.initial!==null?this.initial.set(o.path,o.initial):this.initial.has(o.path)||this.initial.set(o.path,o.value);let n=t.filter(o=>o.live&&(o.kind==="profile"||Xd.shows(o)));if(n.length===this.params.size&&n.every(o=>this.params.has(o.path)))return this.update(t);let s=new Set(this.shelves.filter(o=>o.el.open).map(o=>o.group.name));this.rows.clear(),this.params=new Map(n.map(o=>[o.path,o]));let r=this.shelves.length>0;this.shelves=[],this.list.replaceChildren();for(let o of hC(n))this.addShelf(o,r?s.has(o.name):o.open);this.sift()}update(e){for(let t of e)this.params.has(t.path)&&this.params.set(t.path,t),this.rows.get(t.path)?.take(t,this.initial.get(t.path))}rekey(){for(let e of this.rows.values())e.key?.()}refuse(e,t){let n=this.rows.get(e);return n?.refuse(t),n!==void 0}select(e){for(let t of this.shelves)t.group.body!==null&&t.group.open&&(t.el.open=e===null||t.group.body===e),ft(t.el,"selected",e!==null&&t.group.body===e)}addShelf(e,t){let n=O("details",{class:"group"},O("summary",{},Ct("chevron"),O("span",{},e.name))),s={el:n,group:e,rows:null};n.addEventListener("toggle",()=>n.open&&this.furnish(s)),this.shelves.push(s),Zi(this.list,n),t&&this.furnish(s),n.open=t}furnish(e){if(e.rows)return e.rows;e.rows=e.group.params.map(({path:n})=>{let s=this.params.get(n),r=this.makeRow(s);return this.rows.set(n,r),r});let t=e.group.params[0]?.kind==="profile";return Zi(e.el,t?O("p",{class:"explain"},"Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it."):null,...e.rows.map(n=>n.el),this.poseButton(e.group)),e.rows}makeRow(e){let t=this.initial.get(e.path),n=s=>this.events.set(e.path,s);return e.kind==="profile"?new Vd(e,t,n):/\.hanging$/.test(e.path)&&typeof e.value=="boolean"?new Hm(e,t,n):new Xd(e,t??void 0,this.scaleOf(e.path),n,this.keying)}poseButton(e){let{body:t}=e;return t===null||e.name!==t||![...this.params.keys()].some(n=>n.startsWith(`bodies.${t}.`)&&/pose_strength$/.test(n))?null:O("div",{class:"pose"},O("button",{class:"text-button",title:"What it looks like now becomes the pose that it is drawn to",click:()=>this.events.pose(t)},Ct("pose"),"Set pose from shape"),O("p",{class:"explain"},"Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape."))}scaleOf(e){let t=e.replace(/\[\d\]$/,"");if(t===e)return Math.abs(Number(this.initial.get(e))||0);let n=0;for(let s=0;s<4;s++)n=Math.max(n,Math.abs(Number(this.initial.get(`${t}[${s}]`))||0));return n}sift(){let e=this.filter.value.trim().toLowerCase();for(let t of this.shelves){let n=r=>e===""||r.path.toLowerCase().includes(e)||as(r.path).includes(e)||(r.doc??"").toLowerCase().includes(e),s=t.group.params.some(n);s&&e!==""&&this.furnish(t);for(let r of t.rows??[])r.el.hidden=!n(r.param);t.el.hidden=!s,e!==""&&(t.el.open=s)}}};function hC(i){let e=new Map,t=(l,h,u,d)=>{e.has(l)||e.set(l,{name:l,params:[],open:u,body:d}),e.get(l).params.push(h)},n=[],s=[],r=dC(i),o=[];for(let l of i){let h=l.path.split("."),u=h[0]==="bodies"?h[1]:null;h[0].startsWith("gravity")?n.push(l):u!==null&&$x(h)?fC(l,h,r.get(u).size,t,o):u!==null&&pC(l,h)?t(u,l,!0,u):s.push([l,h])}let a=["hanging","material","young","shear","radius","density","length","twist","poisson","loss","drag","pose_strength","pose_damping","time_scale","local","damping","stiffness","viscosity"];for(let l of e.values())l.params.sort((h,u)=>qx(a,h)-qx(a,u));for(let l of n)t("World",l,!0,null);for(let l of o)l();for(let[l,h]of s)h[0]==="bodies"?t(`${h[1]} · ${h.length>4||/\[/.test(h[3]??"")?Yx(h[3]):"more"}`,l,!1,h[1]):h[0]==="fields"?t(`field · ${h[1]}`,l,i.length<200,null):h.length>2?t(`${uC[h[0]]??h[0]} · ${h[1]}`,l,h[0]==="tools"||h[0]==="hands"||h[0]==="surfaces"&&i.length<200,null):t("Scene",l,!1,null);for(let l of e.values())l.params[0].kind==="profile"&&l.params.sort((h,u)=>Number(Xx(h))-Number(Xx(u)));let c=l=>l.body===l.name?0:l.params[0].kind==="profile"?1:l.name==="World"?2:3;return[...e.values()].sort((l,h)=>c(l)-c(h))}var uC={paths:"path",surfaces:"surface",laws:"law",joints:"joint",hands:"hand"},Xx=i=>!Array.isArray(i.value)||i.value.length===0,$x=i=>i[2]==="chain"&&(i[3]==="strands"&&i.length>5||i[3]==="groom"&&i[4]==="fibre");function dC(i){let e=new Map;for(let t of i){let n=t.path.split(".");$x(n)&&(e.has(n[1])||e.set(n[1],new Set),e.get(n[1]).add(n[4]))}return e}function fC(i,e,t,n,s){let[,r,,,o,a]=e,c=t>1?`${r} · ${o}`:r;e.length===6&&/^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(a)?n(c,i,t<=2,r):i.kind==="profile"?s.push(()=>n(`${c} · along the length`,i,!1,r)):s.push(()=>n(`${c} · ${e.length>6||/\[/.test(a)?Yx(a):"more"}`,i,!1,r))}function pC(i,e){let t=e.slice(3).join(".");return/^loads\[\d+\]\.(force|torque)/.test(t)?!0:/^curve\.(line\.to|arc\.|helix\.)/.test(t)?typeof i.value=="number"&&i.value!==0:e[2]==="rigid"?/^(mass|density)$/.test(t)&&typeof i.value=="number"&&i.value>0:e[2]==="chain"?/^(wind|damping|hanging|time_scale|local|continuum\.)/.test(t):/^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(t)}function qx(i,e){let t=i.findIndex(n=>e.path.endsWith(n));return t<0?i.length:t}var Yx=i=>i.replace(/\[\d+\]$/,"").replaceAll("_"," "),Hm=class{constructor(e,t,n){this.param=e;let s=(r,o,a)=>O("button",{role:"radio",click:()=>(this.show(r),n(r))},O("strong",{},o),O("span",{},a));this.choices=[s(!1,"Off","sags by its weight"),s(!0,"On","stays as groomed")],this.el=O("div",{class:"compare","data-path":e.path,title:e.doc},O("p",{class:"compare-title"},"Zero-gravity rest shape",O("span",{class:"changed",title:"changed"},"●")),O("div",{class:"segments",role:"radiogroup","aria-label":"Zero-gravity rest shape"},...this.choices),O("p",{class:"explain"},"Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare."),this.mistake);for(let r of this.choices)r.addEventListener("keydown",o=>/^Arrow/.test(o.key)&&this.other(o));this.take(e,t)}param;el;mistake=O("p",{class:"mistake",role:"alert"});choices;take(e,t){this.param=e,this.show(e.value===!0),ft(this.el,"is-changed",t!=null&&e.value!==t),Ye(this.mistake,"")}refuse(e){this.show(this.param.value===!0),Ye(this.mistake,e)}show(e){this.choices.forEach((t,n)=>{t.setAttribute("aria-checked",String(n===1===e)),t.tabIndex=n===1===e?0:-1})}other(e){e.preventDefault(),e.stopPropagation();let t=this.choices[this.param.value===!0?0:1];t.focus(),t.click()}},Xd=class{constructor(e,t,n,s,r){this.param=e;this.initial=t;this.send=s;this.keying=r;this.range=mC(e,t,n);let o=`p-${e.path.replace(/[^a-z0-9]/gi,"-")}`;this.field=this.makeField(o),this.reset=O("button",{class:"icon-button small",title:"Back to the value in the scene file","aria-label":`Reset ${as(e.path)}`,click:()=>this.back()},Ct("reset")),this.el=O("div",{class:"param","data-path":e.path,title:e.doc},O("label",{for:o},as(e.path),O("span",{class:"changed",title:"changed"},"●")),this.slider,this.field),typeof e.value=="number"&&(this.diamond=O("button",{class:"icon-button small key",click:()=>typeof this.param.value=="number"&&this.keying.toggle(this.param.path,this.param.value)},Ct("key")),Zi(this.el,this.diamond)),Zi(this.el,this.reset,this.mistake),this.take(e,t),this.key()}param;initial;send;keying;el;mistake=O("p",{class:"mistake",role:"alert"});reset;diamond=null;slider=null;field;busy=!1;pending=null;timer=0;range;static shows(e){return typeof e.value!="number"?typeof e.value=="boolean"||(e.choices?.length??0)>0:!(e.value===0&&e.log)}key(){if(!this.diamond)return;let e=this.keying.valueOf(this.param.path);e!==null&&e!==this.param.value&&!this.busy&&(this.param={...this.param,value:e},this.display(e));let t=this.keying.stateOf(this.param.path);if(this.diamond.dataset.keys===t)return;this.diamond.dataset.keys=t;let n={none:"Set a key now: the value changes with time from then on",keyed:"Set a key now",here:"Remove the key that is here"}[t];this.diamond.title=n,this.diamond.setAttribute("aria-label",`${n}: ${as(this.param.path)}`),ft(this.el,"is-keyed",t!=="none")}take(e,t){let n=this.keying.valueOf(e.path);this.param=e=n!==null?{...e,value:n}:e,this.initial=t,this.busy||this.display(e.value);let s=t!=null&&!fc(e.value,t)&&this.keying.stateOf(e.path)==="none";ft(this.el,"is-changed",s),this.reset.hidden=!s,this.busy||Ye(this.mistake,"")}refuse(e){Ye(this.mistake,e),this.display(this.param.value)}makeField(e){let{param:t}=this;if(typeof t.value=="boolean"){let s=O("input",{id:e,type:"checkbox",class:"switch",role:"switch",change:()=>this.give(s.checked)});return s}if(t.choices?.length){let s=t.choices.includes(String(t.value))?t.choices:[String(t.value),...t.choices],r=O("select",{id:e,change:()=>this.give(r.value)},...s.map(o=>O("option",{value:o},o)));return r}if(this.range){let s=O("input",{type:"range",min:"0",max:String(Hd),step:"1","aria-label":as(t.path),input:()=>this.slide(this.fromSlider(Number(s.value))),change:()=>this.settle(),pointerdown:()=>this.busy=!0,pointerup:()=>this.settle()});this.slider=s}let n=O("input",{id:e,type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false",focus:()=>{this.busy=!0,n.value=String(Number(this.param.value.toPrecision(6))),n.select()},blur:()=>this.leave(),keydown:s=>{s.key==="Enter"&&n.blur(),s.key==="Escape"&&(n.value=String(this.param.value),n.blur()),s.stopPropagation()}});return n}leave(){this.busy=!1;let e=this.field.value,t=Ic(e,this.param.unit??"");if(Number.isNaN(t)){this.display(this.param.value),Ye(this.mistake,`“${e}” is not a number${this.param.unit?` in ${this.param.unit}`:""}.`);return}Ye(this.mistake,""),fc(t,this.param.value)?this.display(this.param.value):this.give(t)}back(){this.initial!==void 0&&this.initial!==null&&this.give(this.initial)}give(e){this.param={...this.param,value:e},this.display(e),this.send(e)}slide(e){this.busy=!0,this.display(e),this.pending={value:e},this.timer||(this.timer=window.setTimeout(()=>this.flush(),cC))}flush(){if(this.timer=0,!this.pending)return;let{value:e}=this.pending;this.pending=null,this.param={...this.param,value:e},this.send(e)}settle(){clearTimeout(this.timer),this.flush(),this.busy=!1}display(e){let t=this.field;if(!Array.isArray(e)){if(typeof e=="boolean"){t.checked=e;return}if(typeof e=="string"){t.value=e;return}document.activeElement!==t&&(t.value=Number.isInteger(e)&&!this.param.unit?Ai(e):mn(e,this.param.unit??"")),this.slider&&this.range&&(this.slider.value=String(this.toSlider(e)),this.slider.setAttribute("aria-valuetext",mn(e,this.param.unit??"")),this.slider.style.setProperty("--at",`${this.toSlider(e)/(Hd/100)}%`))}}toSlider(e){let{min:t,max:n,log:s}=this.range,r=s?Math.log(e/t)/Math.log(n/t):(e-t)/(n-t);return Math.round(Hd*Math.min(1,Math.max(0,Number.isFinite(r)?r:0)))}fromSlider(e){let{min:t,max:n,log:s}=this.range,r=e/Hd,o=s?t*(n/t)**r:t+(n-t)*r;return Number.isInteger(this.param.value)&&this.param.step===1?Math.round(o):Number(o.toPrecision(3))}};function mC(i,e,t){if(typeof i.value!="number")return null;let n=typeof e=="number"&&e!==0?e:i.value,{min:s=0,max:r=0}=i;return s===r?n===0?null:n>0?{min:n/3,max:n*3,log:!0}:{min:n*3,max:n/3,log:!1}:i.log&&s>0&&n>0?{min:Math.max(s,n/1e3),max:Math.min(r,n*1e3),log:!0}:(t>0&&r-s>200*t&&(s=Math.max(s,-10*t),r=Math.min(r,10*t)),r-s>1e4?null:{min:Math.min(s,i.value),max:Math.max(r,i.value),log:!1})}var gC="uplot",yC="u-hz",vC="u-vt",xC="u-title",bC="u-wrap",_C="u-under",MC="u-over",wC="u-axis",Eo="u-off",SC="u-select",AC="u-cursor-x",TC="u-cursor-y",EC="u-cursor-pt",CC="u-legend",RC="u-live",PC="u-inline",IC="u-series",LC="u-marker",Zx="u-label",FC="u-value",xc="width",bc="height";var Kx="bottom",Ga="left",Wm="right",ag="#000",Jx=ag+"0",Xm="mousemove",jx="mousedown",qm="mouseup",Qx="mouseenter",eb="mouseleave",tb="dblclick",DC="resize",NC="scroll",nb="change",Kd="dppxchange",lg="--",Ya=typeof window<"u",Jm=Ya?document:null,Ha=Ya?window:null,UC=Ya?navigator:null,Lt,qd;function jm(){let i=devicePixelRatio;Lt!=i&&(Lt=i,qd&&eg(nb,qd,jm),qd=matchMedia(`(min-resolution: ${Lt-.001}dppx) and (max-resolution: ${Lt+.001}dppx)`),Co(nb,qd,jm),Ha.dispatchEvent(new CustomEvent(Kd)))}function Di(i,e){if(e!=null){let t=i.classList;!t.contains(e)&&t.add(e)}}function Qm(i,e){let t=i.classList;t.contains(e)&&t.remove(e)}function nn(i,e,t){i.style[e]=t+"px"}function cs(i,e,t,n){let s=Jm.createElement(i);return e!=null&&Di(s,e),t?.insertBefore(s,n),s}function Wi(i,e){return cs("div",i,e)}var ib=new WeakMap;function Ns(i,e,t,n,s){let r="translate("+e+"px,"+t+"px)",o=ib.get(i);r!=o&&(i.style.transform=r,ib.set(i,r),e<0||t<0||e>n||t>s?Di(i,Eo):Qm(i,Eo))}var sb=new WeakMap;function rb(i,e,t){let n=e+t,s=sb.get(i);n!=s&&(sb.set(i,n),i.style.background=e,i.style.borderColor=t)}var ob=new WeakMap;function ab(i,e,t,n){let s=e+""+t,r=ob.get(i);s!=r&&(ob.set(i,s),i.style.height=t+"px",i.style.width=e+"px",i.style.marginLeft=n?-e/2+"px":0,i.style.marginTop=n?-t/2+"px":0)}var cg={passive:!0},kC={...cg,capture:!0};function Co(i,e,t,n){e.addEventListener(i,t,n?kC:cg)}function eg(i,e,t,n){e.removeEventListener(i,t,cg)}Ya&&jm();function hs(i,e,t,n){let s;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)s=r?t+n>>1:Ni((t+n)/2),e[s]<i?t=s:n=s;return i-e[t]<=e[n]-i?t:n}function Nb(i){return(t,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(t[a])){r=a;break}for(let a=s;a>=n;a--)if(i(t[a])){o=a;break}return[r,o]}}var Ub=i=>i!=null,kb=i=>i!=null&&i>0,Qd=Nb(Ub),OC=Nb(kb);function BC(i,e,t,n=0,s=!1){let r=s?OC:Qd,o=s?kb:Ub;[e,t]=r(i,e,t);let a=i[e],c=i[e];if(e>-1)if(n==1)a=i[e],c=i[t];else if(n==-1)a=i[t],c=i[e];else for(let l=e;l<=t;l++){let h=i[l];o(h)&&(h<a?a=h:h>c&&(c=h))}return[a??$t,c??-$t]}function ef(i,e,t,n){let s=hb(i),r=hb(e);i==e&&(s==-1?(i*=t,e/=t):(i/=t,e*=t));let o=t==10?ar:Ob,a=s==1?Ni:Xi,c=r==1?Xi:Ni,l=a(o(Nn(i))),h=c(o(Nn(e))),u=Wa(t,l),d=Wa(t,h);return t==10&&(l<0&&(u=Yt(u,-l)),h<0&&(d=Yt(d,-h))),n||t==2?(i=u*s,e=d*r):(i=Vb(i,u),e=tf(e,d)),[i,e]}function hg(i,e,t,n){let s=ef(i,e,t,n);return i==0&&(s[0]=0),e==0&&(s[1]=0),s}var ug=.1,lb={mode:3,pad:ug},Mc={pad:0,soft:null,mode:0},zC={min:Mc,max:Mc};function Jd(i,e,t,n){return nf(t)?cb(i,e,t):(Mc.pad=t,Mc.soft=n?0:null,Mc.mode=n?3:0,cb(i,e,zC))}function Rt(i,e){return i??e}function GC(i,e,t){for(e=Rt(e,0),t=Rt(t,i.length-1);e<=t;){if(i[e]!=null)return!0;e++}return!1}function cb(i,e,t){let n=t.min,s=t.max,r=Rt(n.pad,0),o=Rt(s.pad,0),a=Rt(n.hard,-$t),c=Rt(s.hard,$t),l=Rt(n.soft,$t),h=Rt(s.soft,-$t),u=Rt(n.mode,0),d=Rt(s.mode,0),f=e-i,p=ar(f),y=pi(Nn(i),Nn(e)),g=ar(y),m=Nn(g-p);(f<1e-24||m>10)&&(f=0,(i==0||e==0)&&(f=1e-24,u==2&&l!=$t&&(r=0),d==2&&h!=-$t&&(o=0)));let x=f||y||1e3,E=ar(x),_=Wa(10,Ni(E)),C=x*(f==0?i==0?.1:1:r),S=Yt(Vb(i-C,_/10),24),v=i>=l&&(u==1||u==3&&S<=l||u==2&&S>=l)?l:$t,w=pi(a,S<v&&i>=v?v:us(v,S)),U=x*(f==0?e==0?.1:1:o),I=Yt(tf(e+U,_/10),24),L=e<=h&&(d==1||d==3&&I>=h||d==2&&I<=h)?h:-$t,z=us(c,I>L&&e<=L?L:pi(L,I));return w==z&&w==0&&(z=100),[w,z]}var VC=new Intl.NumberFormat(Ya?UC.language:"en-US"),dg=i=>VC.format(i),Ui=Math,Zd=Ui.PI,Nn=Ui.abs,Ni=Ui.floor,Dn=Ui.round,Xi=Ui.ceil,us=Ui.min,pi=Ui.max,Wa=Ui.pow,hb=Ui.sign,ar=Ui.log10,Ob=Ui.log2,HC=(i,e=1)=>Ui.sinh(i)*e,$m=(i,e=1)=>Ui.asinh(i/e),$t=1/0;function ub(i){return(ar((i^i>>31)-(i>>31))|0)+1}function tg(i,e,t){return us(pi(i,e),t)}function Bb(i){return typeof i=="function"}function At(i){return Bb(i)?i:()=>i}var WC=()=>{},zb=i=>i,Gb=(i,e)=>e,XC=i=>null,db=i=>!0,fb=(i,e)=>i==e,qC=/\.\d*?(?=9{6,}|0{6,})/gm,Ro=i=>{if(Wb(i)||Br.has(i))return i;let e=`${i}`,t=e.match(qC);if(t==null)return i;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[s,r]=e.split("e");return+`${Ro(s)}e${r}`}return Yt(i,n)};function Ao(i,e){return Ro(Yt(Ro(i/e))*e)}function tf(i,e){return Ro(Xi(Ro(i/e))*e)}function Vb(i,e){return Ro(Ni(Ro(i/e))*e)}function Yt(i,e=0){if(Wb(i))return i;let t=10**e,n=i*t*(1+Number.EPSILON);return Dn(n)/t}var Br=new Map;function Hb(i){return((""+i).split(".")[1]||"").length}function Sc(i,e,t,n){let s=[],r=n.map(Hb);for(let o=e;o<t;o++){let a=Nn(o),c=Yt(Wa(i,o),a);for(let l=0;l<n.length;l++){let h=i==10?+`${n[l]}e${o}`:n[l]*c,u=(o>=0?0:a)+(o>=r[l]?0:r[l]),d=i==10?h:Yt(h,u);s.push(d),Br.set(d,u)}}return s}var wc={},fg=[],Xa=[null,null],Or=Array.isArray,Wb=Number.isInteger,$C=i=>i===void 0;function pb(i){return typeof i=="string"}function nf(i){let e=!1;if(i!=null){let t=i.constructor;e=t==null||t==Object}return e}function YC(i){return i!=null&&typeof i=="object"}var ZC=Object.getPrototypeOf(Uint8Array),Xb="__proto__";function qa(i,e=nf){let t;if(Or(i)){let n=i.find(s=>s!=null);if(Or(n)||e(n)){t=Array(i.length);for(let s=0;s<i.length;s++)t[s]=qa(i[s],e)}else t=i.slice()}else if(i instanceof ZC)t=i.slice();else if(e(i)){t={};for(let n in i)n!=Xb&&(t[n]=qa(i[n],e))}else t=i;return t}function Tn(i){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let s in n)s!=Xb&&(nf(i[s])?Tn(i[s],qa(n[s])):i[s]=qa(n[s]))}return i}var KC=0,JC=1,jC=2;function QC(i,e,t){for(let n=0,s,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<t&&i[s]==null;)i[r=s++]=null}}}function eR(i,e){if(iR(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return sR(o[0])||(o=nR(o)),o}let t=new Set;for(let o=0;o<i.length;o++){let c=i[o][0],l=c.length;for(let h=0;h<l;h++)t.add(c[h])}let n=[Array.from(t).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],c=a[0];for(let l=1;l<a.length;l++){let h=a[l],u=Array(s).fill(void 0),d=e?e[o][l]:JC,f=[];for(let p=0;p<h.length;p++){let y=h[p],g=r.get(c[p]);y===null?d!=KC&&(u[g]=y,d==jC&&f.push(g)):u[g]=y}QC(u,f,s),n.push(u)}}return n}var tR=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function nR(i){let e=i[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(t);for(let c=0;c<t;c++)a[c]=o[n[c]];s.push(a)}return s}function iR(i){let e=i[0][0],t=e.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=t)return!1;if(s!=e){for(let r=0;r<t;r++)if(s[r]!=e[r])return!1}}return!0}function sR(i,e=100){let t=i.length;if(t<=1)return!0;let n=0,s=t-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=pi(1,Ni((s-n+1)/e));for(let o=i[n],a=n+r;a<=s;a+=r){let c=i[a];if(c!=null){if(c<=o)return!1;o=c}}return!0}var qb=["January","February","March","April","May","June","July","August","September","October","November","December"],$b=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Yb(i){return i.slice(0,3)}var rR=$b.map(Yb),oR=qb.map(Yb),aR={MMMM:qb,MMM:oR,WWWW:$b,WWW:rR};function vc(i){return(i<10?"0":"")+i}function lR(i){return(i<10?"00":i<100?"0":"")+i}var cR={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,e)=>e.MMMM[i.getMonth()],MMM:(i,e)=>e.MMM[i.getMonth()],MM:i=>vc(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>vc(i.getDate()),D:i=>i.getDate(),WWWW:(i,e)=>e.WWWW[i.getDay()],WWW:(i,e)=>e.WWW[i.getDay()],HH:i=>vc(i.getHours()),H:i=>i.getHours(),h:i=>{let e=i.getHours();return e==0?12:e>12?e-12:e},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>vc(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>vc(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>lR(i.getMilliseconds())};function pg(i,e){e=e||aR;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)t.push(s[0][0]=="{"?cR[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var hR=new Intl.DateTimeFormat().resolvedOptions().timeZone;function uR(i,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+i+i.getTimezoneOffset()*6e4):e==hR?t=i:(t=new Date(i.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(i.getMilliseconds())),t}var Zb=i=>i%1==0,jd=[1,2,2.5,5],dR=Sc(10,-32,0,jd),Kb=Sc(10,0,32,jd),fR=Kb.filter(Zb),To=dR.concat(Kb),mg=`
`,Jb="{YYYY}",mb=mg+Jb,jb="{M}/{D}",_c=mg+jb,$d=_c+"/{YY}",Qb="{aa}",pR="{h}:{mm}",Va=pR+Qb,gb=mg+Va,yb=":{ss}",Dt=null;function e_(i){let e=i*1e3,t=e*60,n=t*60,s=n*24,r=s*30,o=s*365,c=(i==1?Sc(10,0,3,jd).filter(Zb):Sc(10,-3,0,jd)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),l=[[o,Jb,Dt,Dt,Dt,Dt,Dt,Dt,1],[s*28,"{MMM}",mb,Dt,Dt,Dt,Dt,Dt,1],[s,jb,mb,Dt,Dt,Dt,Dt,Dt,1],[n,"{h}"+Qb,$d,Dt,_c,Dt,Dt,Dt,1],[t,Va,$d,Dt,_c,Dt,Dt,Dt,1],[e,yb,$d+" "+Va,Dt,_c+" "+Va,Dt,gb,Dt,1],[i,yb+".{fff}",$d+" "+Va,Dt,_c+" "+Va,Dt,gb,Dt,1]];function h(u){return(d,f,p,y,g,m)=>{let x=[],E=g>=o,_=g>=r&&g<o,C=u(p),S=Yt(C*i,3),v=Ym(C.getFullYear(),E?0:C.getMonth(),_||E?1:C.getDate()),w=Yt(v*i,3);if(_||E){let U=_?g/r:0,I=E?g/o:0,L=S==w?S:Yt(Ym(v.getFullYear()+I,v.getMonth()+U,1)*i,3),z=new Date(Dn(L/i)),V=z.getFullYear(),D=z.getMonth();for(let W=0;L<=y;W++){let $=Ym(V+I*W,D+U*W,1),H=$-u(Yt($*i,3));L=Yt((+$+H)*i,3),L<=y&&x.push(L)}}else{let U=g>=s?s:g,I=Ni(p)-Ni(S),L=w+I+tf(S-w,U);x.push(L);let z=u(L),V=z.getHours()+z.getMinutes()/t+z.getSeconds()/n,D=g/n,W=d.axes[f]._space,$=m/W;for(;L=Yt(L+g,i==1?0:3),!(L>y);)if(D>1){let H=Ni(Yt(V+D,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,V=(V+D)%24;let te=x[x.length-1];Yt((L-te)/g,3)*$>=.7&&x.push(L)}else x.push(L)}return x}}return[c,l,h]}var[mR,gR,yR]=e_(1),[vR,xR,bR]=e_(.001);Sc(2,-53,53,[1]);function vb(i,e){return i.map(t=>t.map((n,s)=>s==0||s==8||n==null?n:e(s==1||t[8]==0?n:t[1]+n)))}function xb(i,e){return(t,n,s,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],c,l,h,u,d,f;return n.map(p=>{let y=i(p),g=y.getFullYear(),m=y.getMonth(),x=y.getDate(),E=y.getHours(),_=y.getMinutes(),C=y.getSeconds(),S=g!=c&&a[2]||m!=l&&a[3]||x!=h&&a[4]||E!=u&&a[5]||_!=d&&a[6]||C!=f&&a[7]||a[1];return c=g,l=m,h=x,u=E,d=_,f=C,S(y)})}}function _R(i,e){let t=pg(e);return(n,s,r,o,a)=>s.map(c=>t(i(c)))}function Ym(i,e,t){return new Date(i,e,t)}function bb(i,e){return e(i)}var MR="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function _b(i,e){return(t,n,s,r)=>r==null?lg:e(i(n))}function wR(i,e){let t=i.series[e];return t.width?t.stroke(i,e):t.points.width?t.points.stroke(i,e):null}function SR(i,e){return i.series[e].fill(i,e)}var AR={show:!0,live:!0,isolate:!1,mount:WC,markers:{show:!0,width:2,stroke:wR,fill:SR,dash:"solid"},idx:null,idxs:null,values:[]};function TR(i,e){let t=i.cursor.points,n=Wi(),s=t.size(i,e);nn(n,xc,s),nn(n,bc,s);let r=s/-2;nn(n,"marginLeft",r),nn(n,"marginTop",r);let o=t.width(i,e,s);return o&&nn(n,"borderWidth",o),n}function ER(i,e){let t=i.series[e].points;return t._fill||t._stroke}function CR(i,e){let t=i.series[e].points;return t._stroke||t._fill}function RR(i,e){return i.series[e].points.size}var Zm=[0,0];function PR(i,e,t){return Zm[0]=e,Zm[1]=t,Zm}function Yd(i,e,t,n=!0){return s=>{s.button==0&&(!n||s.target==e)&&t(s)}}function Km(i,e,t,n=!0){return s=>{(!n||s.target==e)&&t(s)}}var IR={show:!0,x:!0,y:!0,lock:!1,move:PR,points:{one:!1,show:TR,size:RR,width:0,stroke:CR,fill:ER},bind:{mousedown:Yd,mouseup:Yd,click:Yd,dblclick:Yd,mousemove:Km,mouseleave:Km,mouseenter:Km},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,e,t,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},t_={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},gg=Tn({},t_,{filter:Gb}),n_=Tn({},gg,{size:10}),i_=Tn({},t_,{show:!1}),yg='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',s_="bold "+yg,r_=1.5,Mb={show:!0,scale:"x",stroke:ag,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:s_,side:2,grid:gg,ticks:n_,border:i_,font:yg,lineGap:r_,rotate:0},LR="Value",FR="Time",wb={show:!0,scale:"x",auto:!1,sorted:1,min:$t,max:-$t,idxs:[]};function DR(i,e,t,n,s){return e.map(r=>r==null?"":dg(r))}function NR(i,e,t,n,s,r,o){let a=[],c=Br.get(s)||0;t=o?t:Yt(tf(t,s),c);for(let l=t;l<=n;l=Yt(l+s,c))a.push(Object.is(l,-0)?0:l);return a}function ng(i,e,t,n,s,r,o){let a=[],c=i.scales[i.axes[e].scale].log,l=c==10?ar:Ob,h=Ni(l(t));s=Wa(c,h),c==10&&(s=To[hs(s,To)]);let u=t,d=s*c;c==10&&(d=To[hs(d,To)]);do a.push(u),u=u+s,c==10&&!Br.has(u)&&(u=Yt(u,Br.get(s))),u>=d&&(s=u,d=s*c,c==10&&(d=To[hs(d,To)]));while(u<=n);return a}function UR(i,e,t,n,s,r,o){let c=i.scales[i.axes[e].scale].asinh,l=n>c?ng(i,e,pi(c,t),n,s):[c],h=n>=0&&t<=0?[0]:[];return(t<-c?ng(i,e,pi(c,-n),-t,s):[c]).reverse().map(d=>-d).concat(h,l)}var o_=/./,kR=/[12357]/,OR=/[125]/,Sb=/1/,ig=(i,e,t,n)=>i.map((s,r)=>e==4&&s==0||r%n==0&&t.test(s.toExponential()[s<0?1:0])?s:null);function BR(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=i.scales[o],c=i.valToPos,l=r._space,h=c(10,o),u=c(9,o)-h>=l?o_:c(7,o)-h>=l?kR:c(5,o)-h>=l?OR:Sb;if(u==Sb){let d=Nn(c(1,o)-h);if(d<l)return ig(e.slice().reverse(),a.distr,u,Xi(l/d)).reverse()}return ig(e,a.distr,u,1)}function zR(i,e,t,n,s){let r=i.axes[t],o=r.scale,a=r._space,c=i.valToPos,l=Nn(c(1,o)-c(2,o));return l<a?ig(e.slice().reverse(),3,o_,Xi(a/l)).reverse():e}function GR(i,e,t,n){return n==null?lg:e==null?"":dg(e)}var Ab={show:!0,scale:"y",stroke:ag,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:s_,side:3,grid:gg,ticks:n_,border:i_,font:yg,lineGap:r_,rotate:0};function VR(i,e){let t=3+(i||1)*2;return Yt(t*e,3)}function HR(i,e){let{scale:t,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],t,!0),o=i.valToPos(s[n[1]],t,!0),a=Nn(o-r),c=i.series[e],l=a/(c.points.space*Lt);return n[1]-n[0]<=l}var Tb={scale:null,auto:!0,sorted:0,min:$t,max:-$t},a_=(i,e,t,n,s)=>s,Eb={show:!0,auto:!0,sorted:0,gaps:a_,alpha:1,facets:[Tn({},Tb,{scale:"x"}),Tn({},Tb,{scale:"y"})]},Cb={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:a_,alpha:1,points:{show:HR,filter:null},values:null,min:$t,max:-$t,idxs:[],path:null,clip:null};function WR(i,e,t,n,s){return t/10}var l_={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},XR=Tn({},l_,{time:!1,ori:1}),Rb={};function c_(i,e){let t=Rb[i];return t||(t={key:i,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(s=>s!=n)},pub(n,s,r,o,a,c,l){for(let h=0;h<t.plots.length;h++)t.plots[h]!=s&&t.plots[h].pub(n,s,r,o,a,c,l)}},i!=null&&(Rb[i]=t)),t}var $a=1,sg=2;function Po(i,e,t){let n=i.mode,s=i.series[e],r=n==2?i._data[e]:i._data,o=i.scales,a=i.bbox,c=r[0],l=n==2?r[1]:r[e],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],d=a.left,f=a.top,p=a.width,y=a.height,g=i.valToPosH,m=i.valToPosV;return h.ori==0?t(s,c,l,h,u,g,m,d,f,p,y,rf,Za,af,u_,f_):t(s,c,l,h,u,m,g,f,d,y,p,of,Ka,bg,d_,p_)}function vg(i,e){let t=0,n=0,s=Rt(i.bands,fg);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function qR(i,e,t,n,s){let r=i.mode,o=i.series[e],a=r==2?o.facets[1].scale:o.scale,c=i.scales[a];return s==-1?c.min:s==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function lr(i,e,t,n,s,r){return Po(i,e,(o,a,c,l,h,u,d,f,p,y,g)=>{let m=o.pxRound,x=l.dir*(l.ori==0?1:-1),E=l.ori==0?Za:Ka,_,C;x==1?(_=t,C=n):(_=n,C=t);let S=m(u(a[_],l,y,f)),v=m(d(c[_],h,g,p)),w=m(u(a[C],l,y,f)),U=m(d(r==1?h.max:h.min,h,g,p)),I=new Path2D(s);return E(I,w,U),E(I,S,U),E(I,S,v),I})}function sf(i,e,t,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=e==0?af:bg,c=t;for(let u=0;u<i.length;u++){let d=i[u];if(d[1]>d[0]){let f=d[0]-c;f>0&&a(o,c,n,f,n+r),c=d[1]}}let l=t+s-c,h=10;l>0&&a(o,c,n-h/2,l,n+r+h)}return o}function $R(i,e,t){let n=i[i.length-1];n&&n[0]==e?n[1]=t:i.push([e,t])}function xg(i,e,t,n,s,r,o){let a=[],c=i.length;for(let l=s==1?t:n;l>=t&&l<=n;l+=s)if(e[l]===null){let u=l,d=l;if(s==1)for(;++l<=n&&e[l]===null;)d=l;else for(;--l>=t&&e[l]===null;)d=l;let f=r(i[u]),p=d==u?f:r(i[d]),y=u-s;f=o<=0&&y>=0&&y<c?r(i[y]):f;let m=d+s;p=o>=0&&m>=0&&m<c?r(i[m]):p,p>=f&&a.push([f,p])}return a}function Pb(i){return i==0?zb:i==1?Dn:e=>Ao(e,i)}function h_(i){let e=i==0?rf:of,t=i==0?(s,r,o,a,c,l)=>{s.arcTo(r,o,a,c,l)}:(s,r,o,a,c,l)=>{s.arcTo(o,r,c,a,l)},n=i==0?(s,r,o,a,c)=>{s.rect(r,o,a,c)}:(s,r,o,a,c)=>{s.rect(o,r,c,a)};return(s,r,o,a,c,l=0,h=0)=>{l==0&&h==0?n(s,r,o,a,c):(l=us(l,a/2,c/2),h=us(h,a/2,c/2),e(s,r+l,o),t(s,r+a,o,r+a,o+c,l),t(s,r+a,o+c,r,o+c,h),t(s,r,o+c,r,o,h),t(s,r,o,r+a,o,l),s.closePath())}}var rf=(i,e,t)=>{i.moveTo(e,t)},of=(i,e,t)=>{i.moveTo(t,e)},Za=(i,e,t)=>{i.lineTo(e,t)},Ka=(i,e,t)=>{i.lineTo(t,e)},af=h_(0),bg=h_(1),u_=(i,e,t,n,s,r)=>{i.arc(e,t,n,s,r)},d_=(i,e,t,n,s,r)=>{i.arc(t,e,n,s,r)},f_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(e,t,n,s,r,o)},p_=(i,e,t,n,s,r,o)=>{i.bezierCurveTo(t,e,s,n,o,r)};function m_(i){return(e,t,n,s,r)=>Po(e,t,(o,a,c,l,h,u,d,f,p,y,g)=>{let{pxRound:m,points:x}=o,E,_;l.ori==0?(E=rf,_=u_):(E=of,_=d_);let C=Yt(x.width*Lt,3),S=(x.size-x.width)/2*Lt,v=Yt(S*2,3),w=new Path2D,U=new Path2D,{left:I,top:L,width:z,height:V}=e.bbox;af(U,I-v,L-v,z+v*2,V+v*2);let D=W=>{if(c[W]!=null){let $=m(u(a[W],l,y,f)),H=m(d(c[W],h,g,p));E(w,$+S,H),_(w,$,H,S,0,Zd*2)}};if(r)r.forEach(D);else for(let W=n;W<=s;W++)D(W);return{stroke:C>0?w:null,fill:w,clip:U,flags:$a|sg}})}function g_(i){return(e,t,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(e,t,n),r!=s&&o!=s&&i(e,t,s),i(e,t,o))}}var YR=g_(Za),ZR=g_(Ka);function y_(i){let e=Rt(i?.alignGaps,0);return(t,n,s,r)=>Po(t,n,(o,a,c,l,h,u,d,f,p,y,g)=>{[s,r]=Qd(c,s,r);let m=o.pxRound,x=V=>m(u(V,l,y,f)),E=V=>m(d(V,h,g,p)),_,C;l.ori==0?(_=Za,C=YR):(_=Ka,C=ZR);let S=l.dir*(l.ori==0?1:-1),v={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$a},w=v.stroke,U=!1;if(r-s>=y*4){let V=de=>t.posToVal(de,l.key,!0),D=null,W=null,$,H,le,Z=x(a[S==1?s:r]),j=x(a[s]),te=x(a[r]),fe=V(S==1?j+1:te-1);for(let de=S==1?s:r;de>=s&&de<=r;de+=S){let ee=a[de],xe=(S==1?ee<fe:ee>fe)?Z:x(ee),Ce=c[de];xe==Z?Ce!=null?(H=Ce,D==null?(_(w,xe,E(H)),$=D=W=H):H<D?D=H:H>W&&(W=H)):Ce===null&&(U=!0):(D!=null&&C(w,Z,E(D),E(W),E($),E(H)),Ce!=null?(H=Ce,_(w,xe,E(H)),D=W=$=H):(D=W=null,Ce===null&&(U=!0)),Z=xe,fe=V(Z+S))}D!=null&&D!=W&&le!=Z&&C(w,Z,E(D),E(W),E($),E(H))}else for(let V=S==1?s:r;V>=s&&V<=r;V+=S){let D=c[V];D===null?U=!0:D!=null&&_(w,x(a[V]),E(D))}let[L,z]=vg(t,n);if(o.fill!=null||L!=0){let V=v.fill=new Path2D(w),D=o.fillTo(t,n,o.min,o.max,L),W=E(D),$=x(a[s]),H=x(a[r]);S==-1&&([H,$]=[$,H]),_(V,H,W),_(V,$,W)}if(!o.spanGaps){let V=[];U&&V.push(...xg(a,c,s,r,S,x,e)),v.gaps=V=o.gaps(t,n,s,r,V),v.clip=sf(V,l.ori,f,p,y,g)}return z!=0&&(v.band=z==2?[lr(t,n,s,r,w,-1),lr(t,n,s,r,w,1)]:lr(t,n,s,r,w,z)),v})}function KR(i){let e=Rt(i.align,1),t=Rt(i.ascDesc,!1),n=Rt(i.alignGaps,0),s=Rt(i.extend,!1);return(r,o,a,c)=>Po(r,o,(l,h,u,d,f,p,y,g,m,x,E)=>{[a,c]=Qd(u,a,c);let _=l.pxRound,{left:C,width:S}=r.bbox,v=j=>_(p(j,d,x,g)),w=j=>_(y(j,f,E,m)),U=d.ori==0?Za:Ka,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:$a},L=I.stroke,z=d.dir*(d.ori==0?1:-1),V=w(u[z==1?a:c]),D=v(h[z==1?a:c]),W=D,$=D;s&&e==-1&&($=C,U(L,$,V)),U(L,D,V);for(let j=z==1?a:c;j>=a&&j<=c;j+=z){let te=u[j];if(te==null)continue;let fe=v(h[j]),de=w(te);e==1?U(L,fe,V):U(L,W,de),U(L,fe,de),V=de,W=fe}let H=W;s&&e==1&&(H=C+S,U(L,H,V));let[le,Z]=vg(r,o);if(l.fill!=null||le!=0){let j=I.fill=new Path2D(L),te=l.fillTo(r,o,l.min,l.max,le),fe=w(te);U(j,H,fe),U(j,$,fe)}if(!l.spanGaps){let j=[];j.push(...xg(h,u,a,c,z,v,n));let te=l.width*Lt/2,fe=t||e==1?te:-te,de=t||e==-1?-te:te;j.forEach(ee=>{ee[0]+=fe,ee[1]+=de}),I.gaps=j=l.gaps(r,o,a,c,j),I.clip=sf(j,d.ori,g,m,x,E)}return Z!=0&&(I.band=Z==2?[lr(r,o,a,c,L,-1),lr(r,o,a,c,L,1)]:lr(r,o,a,c,L,Z)),I})}function Ib(i,e,t,n,s,r,o=$t){if(i.length>1){let a=null;for(let c=0,l=1/0;c<i.length;c++)if(e[c]!==void 0){if(a!=null){let h=Nn(i[c]-i[a]);h<l&&(l=h,o=Nn(t(i[c],n,s,r)-t(i[a],n,s,r)))}a=c}}return o}function JR(i){i=i||wc;let e=Rt(i.size,[.6,$t,1]),t=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=At(s),o=1-e[0],a=Rt(e[1],$t),c=Rt(e[2],1),l=Rt(i.disp,wc),h=Rt(i.each,f=>{}),{fill:u,stroke:d}=l;return(f,p,y,g)=>Po(f,p,(m,x,E,_,C,S,v,w,U,I,L)=>{let z=m.pxRound,V=t,D=n*Lt,W=a*Lt,$=c*Lt,H,le;_.ori==0?[H,le]=r(f,p):[le,H]=r(f,p);let Z=_.dir*(_.ori==0?1:-1),j=_.ori==0?af:bg,te=_.ori==0?h:(Pe,je,ht,Se,Vt,He,Ke)=>{h(Pe,je,ht,Vt,Se,Ke,He)},fe=Rt(f.bands,fg).find(Pe=>Pe.series[0]==p),de=fe!=null?fe.dir:0,ee=m.fillTo(f,p,m.min,m.max,de),ge=z(v(ee,C,L,U)),xe,Ce,we,qe=I,ct=z(m.width*Lt),We=!1,vt=null,pt=null,at=null,sn=null;u!=null&&(ct==0||d!=null)&&(We=!0,vt=u.values(f,p,y,g),pt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),ct>0&&(at=d.values(f,p,y,g),sn=new Map,new Set(at).forEach(Pe=>{Pe!=null&&sn.set(Pe,new Path2D)})));let{x0:Zt,size:yn}=l;if(Zt!=null&&yn!=null){V=1,x=Zt.values(f,p,y,g),Zt.unit==2&&(x=x.map(ht=>f.posToVal(w+ht*I,_.key,!0)));let Pe=yn.values(f,p,y,g);yn.unit==2?Ce=Pe[0]*I:Ce=S(Pe[0],_,I,w)-S(0,_,I,w),qe=Ib(x,E,S,_,I,w,qe),we=qe-Ce+D}else qe=Ib(x,E,S,_,I,w,qe),we=qe*o+D,Ce=qe-we;we<1&&(we=0),ct>=Ce/2&&(ct=0),we<5&&(z=zb);let Ot=we>0,Un=qe-we-(Ot?ct:0);Ce=z(tg(Un,$,W)),xe=(V==0?Ce/2:V==Z?0:Ce)-V*Z*((V==0?D/2:0)+(Ot?ct/2:0));let Tt={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},En=We?null:new Path2D,ln=null;if(fe!=null)ln=f.data[fe.series[1]];else{let{y0:Pe,y1:je}=l;Pe!=null&&je!=null&&(E=je.values(f,p,y,g),ln=Pe.values(f,p,y,g))}let vn=H*Ce,B=le*Ce;for(let Pe=Z==1?y:g;Pe>=y&&Pe<=g;Pe+=Z){let je=E[Pe];if(je==null)continue;if(ln!=null){let q=ln[Pe]??0;if(je-q==0)continue;ge=v(q,C,L,U)}let ht=_.distr!=2||l!=null?x[Pe]:Pe,Se=S(ht,_,I,w),Vt=v(Rt(je,ee),C,L,U),He=z(Se-xe),Ke=z(pi(Vt,ge)),R=z(us(Vt,ge)),M=Ke-R;if(je!=null){let q=je<0?B:vn,ue=je<0?vn:B;We?(ct>0&&at[Pe]!=null&&j(sn.get(at[Pe]),He,R+Ni(ct/2),Ce,pi(0,M-ct),q,ue),vt[Pe]!=null&&j(pt.get(vt[Pe]),He,R+Ni(ct/2),Ce,pi(0,M-ct),q,ue)):j(En,He,R+Ni(ct/2),Ce,pi(0,M-ct),q,ue),te(f,p,Pe,He-ct/2,R,Ce+ct,M)}}return ct>0?Tt.stroke=We?sn:En:We||(Tt._fill=m.width==0?m._fill:m._stroke??m._fill,Tt.width=0),Tt.fill=We?pt:En,Tt})}function jR(i,e){let t=Rt(e?.alignGaps,0);return(n,s,r,o)=>Po(n,s,(a,c,l,h,u,d,f,p,y,g,m)=>{[r,o]=Qd(l,r,o);let x=a.pxRound,E=H=>x(d(H,h,g,p)),_=H=>x(f(H,u,m,y)),C,S,v;h.ori==0?(C=rf,v=Za,S=f_):(C=of,v=Ka,S=p_);let w=h.dir*(h.ori==0?1:-1),U=E(c[w==1?r:o]),I=U,L=[],z=[];for(let H=w==1?r:o;H>=r&&H<=o;H+=w)if(l[H]!=null){let Z=c[H],j=E(Z);L.push(I=j),z.push(_(l[H]))}let V={stroke:i(L,z,C,v,S,x),fill:null,clip:null,band:null,gaps:null,flags:$a},D=V.stroke,[W,$]=vg(n,s);if(a.fill!=null||W!=0){let H=V.fill=new Path2D(D),le=a.fillTo(n,s,a.min,a.max,W),Z=_(le);v(H,I,Z),v(H,U,Z)}if(!a.spanGaps){let H=[];H.push(...xg(c,l,r,o,w,E,t)),V.gaps=H=a.gaps(n,s,r,o,H),V.clip=sf(H,h.ori,p,y,g,m)}return $!=0&&(V.band=$==2?[lr(n,s,r,o,D,-1),lr(n,s,r,o,D,1)]:lr(n,s,r,o,D,$)),V})}function QR(i){return jR(eP,i)}function eP(i,e,t,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(t(a,i[0],e[0]),o==2)n(a,i[1],e[1]);else{let c=Array(o),l=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=i[d+1]-i[d],l[d]=h[d]/u[d];c[0]=l[0];for(let d=1;d<o-1;d++)l[d]===0||l[d-1]===0||l[d-1]>0!=l[d]>0?c[d]=0:(c[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/l[d-1]+(u[d]+2*u[d-1])/l[d]),isFinite(c[d])||(c[d]=0));c[o-1]=l[o-2];for(let d=0;d<o-1;d++)s(a,i[d]+u[d]/3,e[d]+c[d]*u[d]/3,i[d+1]-u[d]/3,e[d+1]-c[d+1]*u[d]/3,i[d+1],e[d+1])}return a}var rg=new Set;function Lb(){for(let i of rg)i.syncRect(!0)}Ya&&(Co(DC,Ha,Lb),Co(NC,Ha,Lb,!0),Co(Kd,Ha,()=>{Vn.pxRatio=Lt}));var tP=y_(),nP=m_();function Fb(i,e,t,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>og(r,o,e,t))}function iP(i,e){return i.map((t,n)=>n==0?{}:Tn({},e,t))}function og(i,e,t,n){return Tn({},e==0?t:n,i)}function v_(i,e,t){return e==null?Xa:[e,t]}var sP=v_;function rP(i,e,t){return e==null?Xa:Jd(e,t,ug,!0)}function x_(i,e,t,n){return e==null?Xa:ef(e,t,i.scales[n].log,!1)}var oP=x_;function b_(i,e,t,n){return e==null?Xa:hg(e,t,i.scales[n].log,!1)}var aP=b_;function lP(i,e,t,n,s){let r=pi(ub(i),ub(e)),o=e-i,a=hs(s/n*o,t);do{let c=t[a],l=n*c/o;if(l>=s&&r+(c<5?Br.get(c):0)<=17)return[c,l]}while(++a<t.length);return[0,0]}function Db(i){let e,t;return i=i.replace(/(\d+)px/,(n,s)=>(e=Dn((t=+s)*Lt))+"px"),[i,e,t]}function cP(i){i.show&&[i.font,i.labelFont].forEach(e=>{let t=Yt(e[2]*Lt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Vn(i,e,t){let n={mode:Rt(i.mode,1)},s=n.mode;function r(b,A,F,N){let X=A.valToPct(b);return N+F*(A.dir==-1?1-X:X)}function o(b,A,F,N){let X=A.valToPct(b);return N+F*(A.dir==-1?X:1-X)}function a(b,A,F,N){return A.ori==0?r(b,A,F,N):o(b,A,F,N)}n.valToPosH=r,n.valToPosV=o;let c=!1;n.status=0;let l=n.root=Wi(gC);if(i.id!=null&&(l.id=i.id),Di(l,i.class),i.title){let b=Wi(xC,l);b.textContent=i.title}let h=cs("canvas"),u=n.ctx=h.getContext("2d"),d=Wi(bC,l);Co("click",d,b=>{b.target===p&&(jt!=ko||rn!=Oo)&&Hn.click(n,b)},!0);let f=n.under=Wi(_C,d);d.appendChild(h);let p=n.over=Wi(MC,d);i=qa(i);let y=+Rt(i.pxAlign,1),g=Pb(y);(i.plugins||[]).forEach(b=>{b.opts&&(i=b.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?Fb(i.series||[],wb,Cb,!1):iP(i.series||[null],Eb),E=n.axes=Fb(i.axes||[],Mb,Ab,!0),_=n.scales={},C=n.bands=i.bands||[];C.forEach(b=>{b.fill=At(b.fill||null),b.dir=Rt(b.dir,-1)});let S=s==2?x[1].facets[0].scale:x[0].scale,v={axes:Bs,series:bt},w=(i.drawOrder||["axes","series"]).map(b=>v[b]);function U(b){let A=b.distr==3?F=>ar(F>0?F:b.clamp(n,F,b.min,b.max,b.key)):b.distr==4?F=>$m(F,b.asinh):b.distr==100?F=>b.fwd(F):F=>F;return F=>{let N=A(F),{_min:X,_max:J}=b,ae=J-X;return(N-X)/ae}}function I(b){let A=_[b];if(A==null){let F=(i.scales||wc)[b]||wc;if(F.from!=null){I(F.from);let N=Tn({},_[F.from],F,{key:b});N.valToPct=U(N),_[b]=N}else{A=_[b]=Tn({},b==S?l_:XR,F),A.key=b;let N=A.time,X=A.range,J=Or(X);if((b!=S||s==2&&!N)&&(J&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?lb:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?lb:{mode:1,hard:X[1],soft:X[1]}},J=!1),!J&&nf(X))){let ae=X;X=(pe,_e,De)=>_e==null?Xa:Jd(_e,De,ae)}A.range=At(X||(N?sP:b==S?A.distr==3?oP:A.distr==4?aP:v_:A.distr==3?x_:A.distr==4?b_:rP)),A.auto=At(J?!1:A.auto),A.clamp=At(A.clamp||WR),A._min=A._max=null,A.valToPct=U(A)}}}I("x"),I("y"),s==1&&x.forEach(b=>{I(b.scale)}),E.forEach(b=>{I(b.scale)});for(let b in i.scales)I(b);let L=_[S],z=L.distr,V,D;L.ori==0?(Di(l,yC),V=r,D=o):(Di(l,vC),V=o,D=r);let W={};for(let b in _){let A=_[b];(A.min!=null||A.max!=null)&&(W[b]={min:A.min,max:A.max},A.min=A.max=null)}let $=i.tzDate||(b=>new Date(Dn(b/m))),H=i.fmtDate||pg,le=m==1?yR($):bR($),Z=xb($,vb(m==1?gR:xR,H)),j=_b($,bb(MR,H)),te=[],fe=n.legend=Tn({},AR,i.legend),de=n.cursor=Tn({},IR,{drag:{y:s==2}},i.cursor),ee=fe.show,ge=de.show,xe=fe.markers;fe.idxs=te,xe.width=At(xe.width),xe.dash=At(xe.dash),xe.stroke=At(xe.stroke),xe.fill=At(xe.fill);let Ce,we,qe,ct=[],We=[],vt,pt=!1,at={};if(fe.live){let b=x[1]?x[1].values:null;pt=b!=null,vt=pt?b(n,1,0):{_:0};for(let A in vt)at[A]=lg}if(ee)if(Ce=cs("table",CC,l),qe=cs("tbody",null,Ce),fe.mount(n,Ce),pt){we=cs("thead",null,Ce,qe);let b=cs("tr",null,we);cs("th",null,b);for(var sn in vt)cs("th",Zx,b).textContent=sn}else Di(Ce,PC),fe.live&&Di(Ce,RC);let Zt={show:!0},yn={show:!1};function Ot(b,A){if(A==0&&(pt||!fe.live||s==2))return Xa;let F=[],N=cs("tr",IC,qe,qe.childNodes[A]);Di(N,b.class),b.show||Di(N,Eo);let X=cs("th",null,N);if(xe.show){let pe=Wi(LC,X);if(A>0){let _e=xe.width(n,A);_e&&(pe.style.border=_e+"px "+xe.dash(n,A)+" "+xe.stroke(n,A)),pe.style.background=xe.fill(n,A)}}let J=Wi(Zx,X);b.label instanceof HTMLElement?J.appendChild(b.label):J.textContent=b.label,A>0&&(xe.show||(J.style.color=b.width>0?xe.stroke(n,A):xe.fill(n,A)),Tt("click",X,pe=>{if(de._lock)return;tt(pe);let _e=x.indexOf(b);if((pe.ctrlKey||pe.metaKey)!=fe.isolate){let De=x.some((Ne,Be)=>Be>0&&Be!=_e&&Ne.show);x.forEach((Ne,Be)=>{Be>0&&ms(Be,De?Be==_e?Zt:yn:Zt,!0,Mn.setSeries)})}else ms(_e,{show:!b.show},!0,Mn.setSeries)},!1),nt&&Tt(Qx,X,pe=>{de._lock||(tt(pe),ms(x.indexOf(b),zo,!0,Mn.setSeries))},!1));for(var ae in vt){let pe=cs("td",FC,N);pe.textContent="--",F.push(pe)}return[N,F]}let Un=new Map;function Tt(b,A,F,N=!0){let X=Un.get(A)||{},J=de.bind[b](n,A,F,N);J&&(Co(b,A,X[b]=J),Un.set(A,X))}function En(b,A,F){let N=Un.get(A)||{};for(let X in N)(b==null||X==b)&&(eg(X,A,N[X]),delete N[X]);b==null&&Un.delete(A)}let ln=0,vn=0,B=0,Pe=0,je=0,ht=0,Se=je,Vt=ht,He=B,Ke=Pe,R=0,M=0,q=0,ue=0;n.bbox={};let oe=!1,ve=!1,be=!1,ne=!1,se=!1,me=!1;function k(b,A,F){(F||b!=n.width||A!=n.height)&&re(b,A),mt(!1),be=!0,ve=!0,Yn()}function re(b,A){n.width=ln=B=b,n.height=vn=Pe=A,je=ht=0,Me(),Xe();let F=n.bbox;R=F.left=Ao(je*Lt,.5),M=F.top=Ao(ht*Lt,.5),q=F.width=Ao(B*Lt,.5),ue=F.height=Ao(Pe*Lt,.5)}let ie=3;function Ae(){let b=!1,A=0;for(;!b;){A++;let F=Do(A),N=ps(A);b=A==ie||F&&N,b||(re(n.width,n.height),ve=!0)}}function ye({width:b,height:A}){k(b,A)}n.setSize=ye;function Me(){let b=!1,A=!1,F=!1,N=!1;E.forEach((X,J)=>{if(X.show&&X._show){let{side:ae,_size:pe}=X,_e=ae%2,De=X.label!=null?X.labelSize:0,Ne=pe+De;Ne>0&&(_e?(B-=Ne,ae==3?(je+=Ne,N=!0):F=!0):(Pe-=Ne,ae==0?(ht+=Ne,b=!0):A=!0))}}),ds[0]=b,ds[1]=F,ds[2]=A,ds[3]=N,B-=qi[1]+qi[3],je+=qi[3],Pe-=qi[2]+qi[0],ht+=qi[0]}function Xe(){let b=je+B,A=ht+Pe,F=je,N=ht;function X(J,ae){switch(J){case 1:return b+=ae,b-ae;case 2:return A+=ae,A-ae;case 3:return F-=ae,F+ae;case 0:return N-=ae,N+ae}}E.forEach((J,ae)=>{if(J.show&&J._show){let pe=J.side;J._pos=X(pe,J._size),J.label!=null&&(J._lpos=X(pe,J.labelSize))}})}if(de.dataIdx==null){let b=de.hover,A=b.skip=new Set(b.skip??[]);A.add(void 0);let F=b.prox=At(b.prox),N=b.bias??=0;de.dataIdx=(X,J,ae,pe)=>{if(J==0)return ae;let _e=ae,De=F(X,J,ae,pe)??$t,Ne=De>=0&&De<$t,Be=L.ori==0?B:Pe,lt=de.left,Pt=e[0],Et=e[J];if(A.has(Et[ae])){_e=null;let Mt=null,et=null,$e;if(N==0||N==-1)for($e=ae;Mt==null&&$e-- >0;)A.has(Et[$e])||(Mt=$e);if(N==0||N==1)for($e=ae;et==null&&$e++<Et.length;)A.has(Et[$e])||(et=$e);if(Mt!=null||et!=null)if(Ne){let en=Mt==null?-1/0:V(Pt[Mt],L,Be,0),un=et==null?1/0:V(Pt[et],L,Be,0),zn=lt-en,Bt=un-lt;zn<=Bt?zn<=De&&(_e=Mt):Bt<=De&&(_e=et)}else _e=et==null?Mt:Mt==null?et:ae-Mt<=et-ae?Mt:et}else Ne&&Nn(lt-V(Pt[ae],L,Be,0))>De&&(_e=null);return _e}}let tt=b=>{de.event=b};de.idxs=te,de._lock=!1;let he=de.points;he.show=At(he.show),he.size=At(he.size),he.stroke=At(he.stroke),he.width=At(he.width),he.fill=At(he.fill);let ze=n.focus=Tn({},i.focus||{alpha:.3},de.focus),nt=ze.prox>=0,Re=nt&&he.one,dt=[],Jt=[],ni=[];function ja(b,A){let F=he.show(n,A);if(F instanceof HTMLElement)return Di(F,EC),Di(F,b.class),Ns(F,-10,-10,B,Pe),p.insertBefore(F,dt[A]),F}function Io(b,A){if(s==1||A>0){let F=s==1&&_[b.scale].time,N=b.value;b.value=F?pb(N)?_b($,bb(N,H)):N||j:N||GR,b.label=b.label||(F?FR:LR)}if(Re||A>0){b.width=b.width==null?1:b.width,b.paths=b.paths||tP||XC,b.fillTo=At(b.fillTo||qR),b.pxAlign=+Rt(b.pxAlign,y),b.pxRound=Pb(b.pxAlign),b.stroke=At(b.stroke||null),b.fill=At(b.fill||null),b._stroke=b._fill=b._paths=b._focus=null;let F=VR(pi(1,b.width),1),N=b.points=Tn({},{size:F,width:pi(1,F*.2),stroke:b.stroke,space:F*2,paths:nP,_stroke:null,_fill:null},b.points);N.show=At(N.show),N.filter=At(N.filter),N.fill=At(N.fill),N.stroke=At(N.stroke),N.paths=At(N.paths),N.pxAlign=b.pxAlign}if(ee){let F=Ot(b,A);ct.splice(A,0,F[0]),We.splice(A,0,F[1]),fe.values.push(null)}if(ge){te.splice(A,0,null);let F=null;Re?A==0&&(F=ja(b,A)):A>0&&(F=ja(b,A)),dt.splice(A,0,F),Jt.splice(A,0,0),ni.splice(A,0,0)}Bn("addSeries",A)}function uf(b,A){A=A??x.length,b=s==1?og(b,A,wb,Cb):og(b,A,{},Eb),x.splice(A,0,b),Io(x[A],A)}n.addSeries=uf;function Tc(b){if(x.splice(b,1),ee){fe.values.splice(b,1),We.splice(b,1);let A=ct.splice(b,1)[0];En(null,A.firstChild),A.remove()}ge&&(te.splice(b,1),dt.splice(b,1)[0].remove(),Jt.splice(b,1),ni.splice(b,1)),Bn("delSeries",b)}n.delSeries=Tc;let ds=[!1,!1,!1,!1];function Us(b,A){if(b._show=b.show,b.show){let F=b.side%2,N=_[b.scale];N==null&&(b.scale=F?x[1].scale:S,N=_[b.scale]);let X=N.time;b.size=At(b.size),b.space=At(b.space),b.rotate=At(b.rotate),Or(b.incrs)&&b.incrs.forEach(ae=>{!Br.has(ae)&&Br.set(ae,Hb(ae))}),b.incrs=At(b.incrs||(N.distr==2?fR:X?m==1?mR:vR:To)),b.splits=At(b.splits||(X&&N.distr==1?le:N.distr==3?ng:N.distr==4?UR:NR)),b.stroke=At(b.stroke),b.grid.stroke=At(b.grid.stroke),b.ticks.stroke=At(b.ticks.stroke),b.border.stroke=At(b.border.stroke);let J=b.values;b.values=Or(J)&&!Or(J[0])?At(J):X?Or(J)?xb($,vb(J,H)):pb(J)?_R($,J):J||Z:J||DR,b.filter=At(b.filter||(N.distr>=3&&N.log==10?BR:N.distr==3&&N.log==2?zR:Gb)),b.font=Db(b.font),b.labelFont=Db(b.labelFont),b._size=b.size(n,null,A,0),b._space=b._rotate=b._incrs=b._found=b._splits=b._values=null,b._size>0&&(ds[A]=!0,b._el=Wi(wC,d))}}function ks(b,A,F,N){let[X,J,ae,pe]=F,_e=A%2,De=0;return _e==0&&(pe||J)&&(De=A==0&&!X||A==2&&!ae?Dn(Mb.size/3):0),_e==1&&(X||ae)&&(De=A==1&&!J||A==3&&!pe?Dn(Ab.size/2):0),De}let Qa=n.padding=(i.padding||[ks,ks,ks,ks]).map(b=>At(Rt(b,ks))),qi=n._padding=Qa.map((b,A)=>b(n,A,ds,0)),cn,fn=null,pn=null,fs=s==1?x[0].idxs:null,_i=null,cr=!1;function el(b,A){if(e=b??[],n.data=n._data=e,s==2){cn=0;for(let F=1;F<x.length;F++)cn+=e[F][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),_i=e[0],cn=_i.length;let F=e;if(z==2){F=e.slice();let N=F[0]=Array(cn);for(let X=0;X<cn;X++)N[X]=X}n._data=e=F}if(mt(!0),Bn("setData"),z==2&&(be=!0),A!==!1){let F=L;F.auto(n,cr)?tl():dr(S,F.min,F.max),ne=ne||de.left>=0,me=!0,Yn()}}n.setData=el;function tl(){cr=!0;let b,A;s==1&&(cn>0?(fn=fs[0]=0,pn=fs[1]=cn-1,b=e[0][fn],A=e[0][pn],z==2?(b=fn,A=pn):b==A&&(z==3?[b,A]=ef(b,b,L.log,!1):z==4?[b,A]=hg(b,b,L.log,!1):L.time?A=b+Dn(86400/m):[b,A]=Jd(b,A,ug,!0))):(fn=fs[0]=b=null,pn=fs[1]=A=null)),dr(S,b,A)}let Lo,hr,Fo,T,G,Q,Y,K,Te,Le;function Ee(b,A,F,N,X,J){b??=Jx,F??=fg,N??="butt",X??=Jx,J??="round",b!=Lo&&(u.strokeStyle=Lo=b),X!=hr&&(u.fillStyle=hr=X),A!=Fo&&(u.lineWidth=Fo=A),J!=G&&(u.lineJoin=G=J),N!=Q&&(u.lineCap=Q=N),F!=T&&u.setLineDash(T=F)}function Fe(b,A,F,N){A!=hr&&(u.fillStyle=hr=A),b!=Y&&(u.font=Y=b),F!=K&&(u.textAlign=K=F),N!=Te&&(u.textBaseline=Te=N)}function Ve(b,A,F,N,X=0){if(N.length>0&&b.auto(n,cr)&&(A==null||A.min==null)){let J=Rt(fn,0),ae=Rt(pn,N.length-1),pe=F.min==null?BC(N,J,ae,X,b.distr==3):[F.min,F.max];b.min=us(b.min,F.min=pe[0]),b.max=pi(b.max,F.max=pe[1])}}let rt={min:null,max:null};function xt(){for(let N in _){let X=_[N];W[N]==null&&(X.min==null||W[S]!=null&&X.auto(n,cr))&&(W[N]=rt)}for(let N in _){let X=_[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=rt)}W[S]!=null&&mt(!0);let b={};for(let N in W){let X=W[N];if(X!=null){let J=b[N]=qa(_[N],YC);if(X.min!=null)Tn(J,X);else if(N!=S||s==2)if(cn==0&&J.from==null){let ae=J.range(n,null,null,N);J.min=ae[0],J.max=ae[1]}else J.min=$t,J.max=-$t}}if(cn>0){x.forEach((N,X)=>{if(s==1){let J=N.scale,ae=W[J];if(ae==null)return;let pe=b[J];if(X==0){let _e=pe.range(n,pe.min,pe.max,J);pe.min=_e[0],pe.max=_e[1],fn=hs(pe.min,e[0]),pn=hs(pe.max,e[0]),pn-fn>1&&(e[0][fn]<pe.min&&fn++,e[0][pn]>pe.max&&pn--),N.min=_i[fn],N.max=_i[pn]}else N.show&&N.auto&&Ve(pe,ae,N,e[X],N.sorted);N.idxs[0]=fn,N.idxs[1]=pn}else if(X>0&&N.show&&N.auto){let[J,ae]=N.facets,pe=J.scale,_e=ae.scale,[De,Ne]=e[X],Be=b[pe],lt=b[_e];Be!=null&&Ve(Be,W[pe],J,De,J.sorted),lt!=null&&Ve(lt,W[_e],ae,Ne,ae.sorted),N.min=ae.min,N.max=ae.max}});for(let N in b){let X=b[N],J=W[N];if(X.from==null&&(J==null||J.min==null)){let ae=X.range(n,X.min==$t?null:X.min,X.max==-$t?null:X.max,N);X.min=ae[0],X.max=ae[1]}}}for(let N in b){let X=b[N];if(X.from!=null){let J=b[X.from];if(J.min==null)X.min=X.max=null;else{let ae=X.range(n,J.min,J.max,N);X.min=ae[0],X.max=ae[1]}}}let A={},F=!1;for(let N in b){let X=b[N],J=_[N];if(J.min!=X.min||J.max!=X.max){J.min=X.min,J.max=X.max;let ae=J.distr;J._min=ae==3?ar(J.min):ae==4?$m(J.min,J.asinh):ae==100?J.fwd(J.min):J.min,J._max=ae==3?ar(J.max):ae==4?$m(J.max,J.asinh):ae==100?J.fwd(J.max):J.max,A[N]=F=!0}}if(F){x.forEach((N,X)=>{s==2?X>0&&A.y&&(N._paths=null):A[N.scale]&&(N._paths=null)});for(let N in A)be=!0,Bn("setScale",N);ge&&de.left>=0&&(ne=me=!0)}for(let N in W)W[N]=null}function Ge(b){let A=tg(fn-1,0,cn-1),F=tg(pn+1,0,cn-1);for(;b[A]==null&&A>0;)A--;for(;b[F]==null&&F<cn-1;)F++;return[A,F]}function bt(){if(cn>0){let b=x.some(A=>A._focus)&&Le!=ze.alpha;b&&(u.globalAlpha=Le=ze.alpha),x.forEach((A,F)=>{if(F>0&&A.show&&(an(F,!1),an(F,!0),A._paths==null)){let N=Le;Le!=A.alpha&&(u.globalAlpha=Le=A.alpha);let X=s==2?[0,e[F][0].length-1]:Ge(e[F]);A._paths=A.paths(n,F,X[0],X[1]),Le!=N&&(u.globalAlpha=Le=N)}}),x.forEach((A,F)=>{if(F>0&&A.show){let N=Le;Le!=A.alpha&&(u.globalAlpha=Le=A.alpha),A._paths!=null&&Nt(F,!1);{let X=A._paths!=null?A._paths.gaps:null,J=A.points.show(n,F,fn,pn,X),ae=A.points.filter(n,F,J,X);(J||ae)&&(A.points._paths=A.points.paths(n,F,fn,pn,ae),Nt(F,!0))}Le!=N&&(u.globalAlpha=Le=N),Bn("drawSeries",F)}}),b&&(u.globalAlpha=Le=1)}}function an(b,A){let F=A?x[b].points:x[b];F._stroke=F.stroke(n,b),F._fill=F.fill(n,b)}function Nt(b,A){let F=A?x[b].points:x[b],{stroke:N,fill:X,clip:J,flags:ae,_stroke:pe=F._stroke,_fill:_e=F._fill,_width:De=F.width}=F._paths;De=Yt(De*Lt,3);let Ne=null,Be=De%2/2;A&&_e==null&&(_e=De>0?"#fff":pe);let lt=F.pxAlign==1&&Be>0;if(lt&&u.translate(Be,Be),!A){let Pt=R-De/2,Et=M-De/2,Mt=q+De,et=ue+De;Ne=new Path2D,Ne.rect(Pt,Et,Mt,et)}A?ke(pe,De,F.dash,F.cap,_e,N,X,ae,J):Ut(b,pe,De,F.dash,F.cap,_e,N,X,ae,Ne,J),lt&&u.translate(-Be,-Be)}function Ut(b,A,F,N,X,J,ae,pe,_e,De,Ne){let Be=!1;_e!=0&&C.forEach((lt,Pt)=>{if(lt.series[0]==b){let Et=x[lt.series[1]],Mt=e[lt.series[1]],et=(Et._paths||wc).band;Or(et)&&(et=lt.dir==1?et[0]:et[1]);let $e,en=null;Et.show&&et&&GC(Mt,fn,pn)?(en=lt.fill(n,Pt)||J,$e=Et._paths.clip):et=null,ke(A,F,N,X,en,ae,pe,_e,De,Ne,$e,et),Be=!0}}),Be||ke(A,F,N,X,J,ae,pe,_e,De,Ne)}let Cn=$a|sg;function ke(b,A,F,N,X,J,ae,pe,_e,De,Ne,Be){Ee(b,A,F,N,X),(_e||De||Be)&&(u.save(),_e&&u.clip(_e),De&&u.clip(De)),Be?(pe&Cn)==Cn?(u.clip(Be),Ne&&u.clip(Ne),wt(X,ae),xn(b,J,A)):pe&sg?(wt(X,ae),u.clip(Be),xn(b,J,A)):pe&$a&&(u.save(),u.clip(Be),Ne&&u.clip(Ne),wt(X,ae),u.restore(),xn(b,J,A)):(wt(X,ae),xn(b,J,A)),(_e||De||Be)&&u.restore()}function xn(b,A,F){F>0&&(A instanceof Map?A.forEach((N,X)=>{u.strokeStyle=Lo=X,u.stroke(N)}):A!=null&&b&&u.stroke(A))}function wt(b,A){A instanceof Map?A.forEach((F,N)=>{u.fillStyle=hr=N,u.fill(F)}):A!=null&&b&&u.fill(A)}function Os(b,A,F,N){let X=E[b],J;if(N<=0)J=[0,0];else{let ae=X._space=X.space(n,b,A,F,N),pe=X._incrs=X.incrs(n,b,A,F,N,ae);J=lP(A,F,pe,N,ae)}return X._found=J}function bn(b,A,F,N,X,J,ae,pe,_e,De){let Ne=ae%2/2;y==1&&u.translate(Ne,Ne),Ee(pe,ae,_e,De,pe),u.beginPath();let Be,lt,Pt,Et,Mt=X+(N==0||N==3?-J:J);F==0?(lt=X,Et=Mt):(Be=X,Pt=Mt);for(let et=0;et<b.length;et++)A[et]!=null&&(F==0?Be=Pt=b[et]:lt=Et=b[et],u.moveTo(Be,lt),u.lineTo(Pt,Et));u.stroke(),y==1&&u.translate(-Ne,-Ne)}function Do(b){let A=!0;return E.forEach((F,N)=>{if(!F.show)return;let X=_[F.scale];if(X.min==null){F._show&&(A=!1,F._show=!1,mt(!1));return}else F._show||(A=!1,F._show=!0,mt(!1));let J=F.side,ae=J%2,{min:pe,max:_e}=X,[De,Ne]=Os(N,pe,_e,ae==0?B:Pe);if(Ne==0)return;let Be=X.distr==2,lt=F._splits=F.splits(n,N,pe,_e,De,Ne,Be),Pt=X.distr==2?lt.map($e=>_i[$e]):lt,Et=X.distr==2?_i[lt[1]]-_i[lt[0]]:De,Mt=F._values=F.values(n,F.filter(n,Pt,N,Ne,Et),N,Ne,Et);F._rotate=J==2?F.rotate(n,Mt,N,Ne):0;let et=F._size;F._size=Xi(F.size(n,Mt,N,b)),et!=null&&F._size!=et&&(A=!1)}),A}function ps(b){let A=!0;return Qa.forEach((F,N)=>{let X=F(n,N,ds,b);X!=qi[N]&&(A=!1),qi[N]=X}),A}function Bs(){for(let b=0;b<E.length;b++){let A=E[b];if(!A.show||!A._show)continue;let F=A.side,N=F%2,X,J,ae=A.stroke(n,b),pe=F==0||F==3?-1:1,[_e,De]=A._found;if(A.label!=null){let ri=A.labelGap*pe,Si=Dn((A._lpos+ri)*Lt);Fe(A.labelFont[0],ae,"center",F==2?"top":Kx),u.save(),N==1?(X=J=0,u.translate(Si,Dn(M+ue/2)),u.rotate((F==3?-Zd:Zd)/2)):(X=Dn(R+q/2),J=Si);let Vr=Bb(A.label)?A.label(n,b,_e,De):A.label;u.fillText(Vr,X,J),u.restore()}if(De==0)continue;let Ne=_[A.scale],Be=N==0?q:ue,lt=N==0?R:M,Pt=A._splits,Et=Ne.distr==2?Pt.map(ri=>_i[ri]):Pt,Mt=Ne.distr==2?_i[Pt[1]]-_i[Pt[0]]:_e,et=A.ticks,$e=A.border,en=et.show?et.size:0,un=Dn(en*Lt),zn=Dn((A.alignTo==2?A._size-en-A.gap:A.gap)*Lt),Bt=A._rotate*-Zd/180,dn=g(A._pos*Lt),Mi=(un+zn)*pe,si=dn+Mi;J=N==0?si:0,X=N==1?si:0;let Oi=A.font[0],$i=A.align==1?Ga:A.align==2?Wm:Bt>0?Ga:Bt<0?Wm:N==0?"center":F==3?Wm:Ga,ys=Bt||N==1?"middle":F==2?"top":Kx;Fe(Oi,ae,$i,ys);let wi=A.font[1]*A.lineGap,Bi=Pt.map(ri=>g(a(ri,Ne,Be,lt))),Yi=A._values;for(let ri=0;ri<Yi.length;ri++){let Si=Yi[ri];if(Si!=null){N==0?X=Bi[ri]:J=Bi[ri],Si=""+Si;let Vr=Si.indexOf(`
`)==-1?[Si]:Si.split(/\n/gm);for(let oi=0;oi<Vr.length;oi++){let Hg=Vr[oi];Bt?(u.save(),u.translate(X,J+oi*wi),u.rotate(Bt),u.fillText(Hg,0,0),u.restore()):u.fillText(Hg,X,J+oi*wi)}}}et.show&&bn(Bi,et.filter(n,Et,b,De,Mt),N,F,dn,un,Yt(et.width*Lt,3),et.stroke(n,b),et.dash,et.cap);let vs=A.grid;vs.show&&bn(Bi,vs.filter(n,Et,b,De,Mt),N,N==0?2:1,N==0?M:R,N==0?ue:q,Yt(vs.width*Lt,3),vs.stroke(n,b),vs.dash,vs.cap),$e.show&&bn([dn],[1],N==0?1:0,N==0?1:2,N==1?M:R,N==1?ue:q,Yt($e.width*Lt,3),$e.stroke(n,b),$e.dash,$e.cap)}Bn("drawAxes")}function mt(b){x.forEach((A,F)=>{F>0&&(A._paths=null,b&&(s==1?(A.min=null,A.max=null):A.facets.forEach(N=>{N.min=null,N.max=null})))})}let hn=!1,ii=!1,kt=[];function _n(){ii=!1;for(let b=0;b<kt.length;b++)Bn(...kt[b]);kt.length=0}function Yn(){hn||(tR(Ag),hn=!0)}function Ec(b,A=!1){hn=!0,ii=A,b(n),Ag(),A&&kt.length>0&&queueMicrotask(_n)}n.batch=Ec;function Ag(){if(oe&&(xt(),oe=!1),be&&(Ae(),be=!1),ve){if(nn(f,Ga,je),nn(f,"top",ht),nn(f,xc,B),nn(f,bc,Pe),nn(p,Ga,je),nn(p,"top",ht),nn(p,xc,B),nn(p,bc,Pe),nn(d,xc,ln),nn(d,bc,vn),h.width=Dn(ln*Lt),h.height=Dn(vn*Lt),E.forEach(({_el:b,_show:A,_size:F,_pos:N,side:X})=>{if(b!=null)if(A){let J=X===3||X===0?F:0,ae=X%2==1;nn(b,ae?"left":"top",N-J),nn(b,ae?"width":"height",F),nn(b,ae?"top":"left",ae?ht:je),nn(b,ae?"height":"width",ae?Pe:B),Qm(b,Eo)}else Di(b,Eo)}),Lo=hr=Fo=G=Q=Y=K=Te=T=null,Le=1,sl(!0),je!=Se||ht!=Vt||B!=He||Pe!=Ke){mt(!1);let b=B/He,A=Pe/Ke;if(ge&&!ne&&de.left>=0){de.left*=b,de.top*=A,No&&Ns(No,Dn(de.left),0,B,Pe),Uo&&Ns(Uo,0,Dn(de.top),B,Pe);for(let F=0;F<dt.length;F++){let N=dt[F];N!=null&&(Jt[F]*=b,ni[F]*=A,Ns(N,Xi(Jt[F]),Xi(ni[F]),B,Pe))}}if(Qt.show&&!se&&Qt.left>=0&&Qt.width>0){Qt.left*=b,Qt.width*=b,Qt.top*=A,Qt.height*=A;for(let F in yf)nn(Bo,F,Qt[F])}Se=je,Vt=ht,He=B,Ke=Pe}Bn("setSize"),ve=!1}ln>0&&vn>0&&(u.clearRect(0,0,h.width,h.height),Bn("drawClear"),w.forEach(b=>b()),Bn("draw")),Qt.show&&se&&(Cc(Qt),se=!1),ge&&ne&&(Gr(null,!0,!1),ne=!1),fe.show&&fe.live&&me&&(mf(),me=!1),c||(c=!0,n.status=1,Bn("ready")),cr=!1,hn=!1}n.redraw=(b,A)=>{be=A||!1,b!==!1?dr(S,L.min,L.max):Yn()};function df(b,A){let F=_[b];if(F.from==null){if(cn==0){let N=F.range(n,A.min,A.max,b);A.min=N[0],A.max=N[1]}if(A.min>A.max){let N=A.min;A.min=A.max,A.max=N}if(cn>1&&A.min!=null&&A.max!=null&&A.max-A.min<1e-16)return;b==S&&F.distr==2&&cn>0&&(A.min=hs(A.min,e[0]),A.max=hs(A.max,e[0]),A.min==A.max&&A.max++),W[b]=A,oe=!0,Yn()}}n.setScale=df;let ff,pf,No,Uo,Tg,Eg,ko,Oo,Cg,Rg,jt,rn,ur=!1,Hn=de.drag,kn=Hn.x,On=Hn.y;ge&&(de.x&&(ff=Wi(AC,p)),de.y&&(pf=Wi(TC,p)),L.ori==0?(No=ff,Uo=pf):(No=pf,Uo=ff),jt=de.left,rn=de.top);let Qt=n.select=Tn({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Bo=Qt.show?Wi(SC,Qt.over?p:f):null;function Cc(b,A){if(Qt.show){for(let F in b)Qt[F]=b[F],F in yf&&nn(Bo,F,b[F]);A!==!1&&Bn("setSelect")}}n.setSelect=Cc;function T_(b){if(x[b].show)ee&&Qm(ct[b],Eo);else if(ee&&Di(ct[b],Eo),ge){let F=Re?dt[0]:dt[b];F!=null&&Ns(F,-10,-10,B,Pe)}}function dr(b,A,F){df(b,{min:A,max:F})}function ms(b,A,F,N){A.focus!=null&&I_(b),A.show!=null&&x.forEach((X,J)=>{J>0&&(b==J||b==null)&&(X.show=A.show,T_(J),s==2?(dr(X.facets[0].scale,null,null),dr(X.facets[1].scale,null,null)):dr(X.scale,null,null),Yn())}),F!==!1&&Bn("setSeries",b,A),N&&rl("setSeries",n,b,A)}n.setSeries=ms;function E_(b,A){Tn(C[b],A)}function C_(b,A){b.fill=At(b.fill||null),b.dir=Rt(b.dir,-1),A=A??C.length,C.splice(A,0,b)}function R_(b){b==null?C.length=0:C.splice(b,1)}n.addBand=C_,n.setBand=E_,n.delBand=R_;function P_(b,A){x[b].alpha=A,ge&&dt[b]!=null&&(dt[b].style.opacity=A),ee&&ct[b]&&(ct[b].style.opacity=A)}let zs,fr,zr,zo={focus:!0};function I_(b){if(b!=zr){let A=b==null,F=ze.alpha!=1;x.forEach((N,X)=>{if(s==1||X>0){let J=A||X==0||X==b;N._focus=A?null:J,F&&P_(X,J?1:ze.alpha)}}),zr=b,F&&Yn()}}ee&&nt&&Tt(eb,Ce,b=>{de._lock||(tt(b),zr!=null&&ms(null,zo,!0,Mn.setSeries))});function gs(b,A,F){let N=_[A];F&&(b=b/Lt-(N.ori==1?ht:je));let X=B;N.ori==1&&(X=Pe,b=X-b),N.dir==-1&&(b=X-b);let J=N._min,ae=N._max,pe=b/X,_e=J+(ae-J)*pe,De=N.distr;return De==3?Wa(10,_e):De==4?HC(_e,N.asinh):De==100?N.bwd(_e):_e}function L_(b,A){let F=gs(b,S,A);return hs(F,e[0],fn,pn)}n.valToIdx=b=>hs(b,e[0]),n.posToIdx=L_,n.posToVal=gs,n.valToPos=(b,A,F)=>_[A].ori==0?r(b,_[A],F?q:B,F?R:0):o(b,_[A],F?ue:Pe,F?M:0),n.setCursor=(b,A,F)=>{jt=b.left,rn=b.top,Gr(null,A,F)};function Pg(b,A){nn(Bo,Ga,Qt.left=b),nn(Bo,xc,Qt.width=A)}function Ig(b,A){nn(Bo,"top",Qt.top=b),nn(Bo,bc,Qt.height=A)}let nl=L.ori==0?Pg:Ig,il=L.ori==1?Pg:Ig;function F_(){if(ee&&fe.live)for(let b=s==2?1:0;b<x.length;b++){if(b==0&&pt)continue;let A=fe.values[b],F=0;for(let N in A)We[b][F++].firstChild.nodeValue=A[N]}}function mf(b,A){if(b!=null&&(b.idxs?b.idxs.forEach((F,N)=>{te[N]=F}):$C(b.idx)||te.fill(b.idx),fe.idx=te[0]),ee&&fe.live){for(let F=0;F<x.length;F++)(F>0||s==1&&!pt)&&D_(F,te[F]);F_()}me=!1,A!==!1&&Bn("setLegend")}n.setLegend=mf;function D_(b,A){let F=x[b],N=b==0&&z==2?_i:e[b],X;pt?X=F.values(n,b,A)??at:(X=F.value(n,A==null?null:N[A],b,A),X=X==null?at:{_:X}),fe.values[b]=X}function Gr(b,A,F){Cg=jt,Rg=rn,[jt,rn]=de.move(n,jt,rn),de.left=jt,de.top=rn,ge&&(No&&Ns(No,Dn(jt),0,B,Pe),Uo&&Ns(Uo,0,Dn(rn),B,Pe));let N,X=fn>pn;zs=$t,fr=null;let J=L.ori==0?B:Pe,ae=L.ori==1?B:Pe;if(jt<0||cn==0||X){N=de.idx=null;for(let pe=0;pe<x.length;pe++){let _e=dt[pe];_e!=null&&Ns(_e,-10,-10,B,Pe)}nt&&ms(null,zo,!0,b==null&&Mn.setSeries),fe.live&&(te.fill(N),me=!0)}else{let pe,_e,De;s==1&&(pe=L.ori==0?jt:rn,_e=gs(pe,S),N=de.idx=hs(_e,e[0],fn,pn),De=V(e[0][N],L,J,0));let Ne=-10,Be=-10,lt=0,Pt=0,Et=!0,Mt="",et="";for(let $e=s==2?1:0;$e<x.length;$e++){let en=x[$e],un=te[$e],zn=un==null?null:s==1?e[$e][un]:e[$e][1][un],Bt=de.dataIdx(n,$e,N,_e),dn=Bt==null?null:s==1?e[$e][Bt]:e[$e][1][Bt];if(me=me||dn!=zn||Bt!=un,te[$e]=Bt,$e>0&&en.show){let Mi=Bt==null?-10:Bt==N?De:V(s==1?e[0][Bt]:e[$e][0][Bt],L,J,0),si=dn==null?-10:D(dn,s==1?_[en.scale]:_[en.facets[1].scale],ae,0);if(nt&&dn!=null){let Oi=L.ori==1?jt:rn,$i=Nn(ze.dist(n,$e,Bt,si,Oi));if($i<zs){let ys=ze.bias;if(ys!=0){let wi=gs(Oi,en.scale),Bi=dn>=0?1:-1,Yi=wi>=0?1:-1;Yi==Bi&&(Yi==1?ys==1?dn>=wi:dn<=wi:ys==1?dn<=wi:dn>=wi)&&(zs=$i,fr=$e)}else zs=$i,fr=$e}}if(me||Re){let Oi,$i;L.ori==0?(Oi=Mi,$i=si):(Oi=si,$i=Mi);let ys,wi,Bi,Yi,vs,ri,Si=!0,Vr=he.bbox;if(Vr!=null){Si=!1;let oi=Vr(n,$e);Bi=oi.left,Yi=oi.top,ys=oi.width,wi=oi.height}else Bi=Oi,Yi=$i,ys=wi=he.size(n,$e);if(ri=he.fill(n,$e),vs=he.stroke(n,$e),Re)$e==fr&&zs<=ze.prox&&(Ne=Bi,Be=Yi,lt=ys,Pt=wi,Et=Si,Mt=ri,et=vs);else{let oi=dt[$e];oi!=null&&(Jt[$e]=Bi,ni[$e]=Yi,ab(oi,ys,wi,Si),rb(oi,ri,vs),Ns(oi,Xi(Bi),Xi(Yi),B,Pe))}}}}if(Re){let $e=ze.prox,en=zr==null?zs<=$e:zs>$e||fr!=zr;if(me||en){let un=dt[0];un!=null&&(Jt[0]=Ne,ni[0]=Be,ab(un,lt,Pt,Et),rb(un,Mt,et),Ns(un,Xi(Ne),Xi(Be),B,Pe))}}}if(Qt.show&&ur)if(b!=null){let[pe,_e]=Mn.scales,[De,Ne]=Mn.match,[Be,lt]=b.cursor.sync.scales,Pt=b.cursor.drag;if(kn=Pt._x,On=Pt._y,kn||On){let{left:Et,top:Mt,width:et,height:$e}=b.select,en=b.scales[Be].ori,un=b.posToVal,zn,Bt,dn,Mi,si,Oi=pe!=null&&De(pe,Be),$i=_e!=null&&Ne(_e,lt);Oi&&kn?(en==0?(zn=Et,Bt=et):(zn=Mt,Bt=$e),dn=_[pe],Mi=V(un(zn,Be),dn,J,0),si=V(un(zn+Bt,Be),dn,J,0),nl(us(Mi,si),Nn(si-Mi))):nl(0,J),$i&&On?(en==1?(zn=Et,Bt=et):(zn=Mt,Bt=$e),dn=_[_e],Mi=D(un(zn,lt),dn,ae,0),si=D(un(zn+Bt,lt),dn,ae,0),il(us(Mi,si),Nn(si-Mi))):il(0,ae)}else vf()}else{let pe=Nn(Cg-Tg),_e=Nn(Rg-Eg);if(L.ori==1){let lt=pe;pe=_e,_e=lt}kn=Hn.x&&pe>=Hn.dist,On=Hn.y&&_e>=Hn.dist;let De=Hn.uni;De!=null?kn&&On&&(kn=pe>=De,On=_e>=De,!kn&&!On&&(_e>pe?On=!0:kn=!0)):Hn.x&&Hn.y&&(kn||On)&&(kn=On=!0);let Ne,Be;kn&&(L.ori==0?(Ne=ko,Be=jt):(Ne=Oo,Be=rn),nl(us(Ne,Be),Nn(Be-Ne)),On||il(0,ae)),On&&(L.ori==1?(Ne=ko,Be=jt):(Ne=Oo,Be=rn),il(us(Ne,Be),Nn(Be-Ne)),kn||nl(0,J)),!kn&&!On&&(nl(0,0),il(0,0))}if(Hn._x=kn,Hn._y=On,b==null){if(F){if(Vg!=null){let[pe,_e]=Mn.scales;Mn.values[0]=pe!=null?gs(L.ori==0?jt:rn,pe):null,Mn.values[1]=_e!=null?gs(L.ori==1?jt:rn,_e):null}rl(Xm,n,jt,rn,B,Pe,N)}if(nt){let pe=F&&Mn.setSeries,_e=ze.prox;zr==null?zs<=_e&&ms(fr,zo,!0,pe):zs>_e?ms(null,zo,!0,pe):fr!=zr&&ms(fr,zo,!0,pe)}}me&&(fe.idx=N,mf()),A!==!1&&Bn("setCursor")}let pr=null;Object.defineProperty(n,"rect",{get(){return pr==null&&sl(!1),pr}});function sl(b=!1){b?pr=null:(pr=p.getBoundingClientRect(),Bn("syncRect",pr))}function Lg(b,A,F,N,X,J,ae){de._lock||ur&&b!=null&&b.movementX==0&&b.movementY==0||(gf(b,A,F,N,X,J,ae,!1,b!=null),b!=null?Gr(null,!0,!0):Gr(A,!0,!1))}function gf(b,A,F,N,X,J,ae,pe,_e){if(pr==null&&sl(!1),tt(b),b!=null)F=b.clientX-pr.left,N=b.clientY-pr.top;else{if(F<0||N<0){jt=-10,rn=-10;return}let[De,Ne]=Mn.scales,Be=A.cursor.sync,[lt,Pt]=Be.values,[Et,Mt]=Be.scales,[et,$e]=Mn.match,en=A.axes[0].side%2==1,un=L.ori==0?B:Pe,zn=L.ori==1?B:Pe,Bt=en?J:X,dn=en?X:J,Mi=en?N:F,si=en?F:N;if(Et!=null?F=et(De,Et)?a(lt,_[De],un,0):-10:F=un*(Mi/Bt),Mt!=null?N=$e(Ne,Mt)?a(Pt,_[Ne],zn,0):-10:N=zn*(si/dn),L.ori==1){let Oi=F;F=N,N=Oi}}_e&&(A==null||A.cursor.event.type==Xm)&&((F<=1||F>=B-1)&&(F=Ao(F,B)),(N<=1||N>=Pe-1)&&(N=Ao(N,Pe))),pe?(Tg=F,Eg=N,[ko,Oo]=de.move(n,F,N)):(jt=F,rn=N)}let yf={width:0,height:0,left:0,top:0};function vf(){Cc(yf,!1)}let Fg,Dg,Ng,Ug;function kg(b,A,F,N,X,J,ae){ur=!0,kn=On=Hn._x=Hn._y=!1,gf(b,A,F,N,X,J,ae,!0,!1),b!=null&&(Tt(qm,Jm,Og,!1),rl(jx,n,ko,Oo,B,Pe,null));let{left:pe,top:_e,width:De,height:Ne}=Qt;Fg=pe,Dg=_e,Ng=De,Ug=Ne}function Og(b,A,F,N,X,J,ae){ur=Hn._x=Hn._y=!1,gf(b,A,F,N,X,J,ae,!1,!0);let{left:pe,top:_e,width:De,height:Ne}=Qt,Be=De>0||Ne>0,lt=Fg!=pe||Dg!=_e||Ng!=De||Ug!=Ne;if(Be&&lt&&Cc(Qt),Hn.setScale&&Be&&lt){let Pt=pe,Et=De,Mt=_e,et=Ne;if(L.ori==1&&(Pt=_e,Et=Ne,Mt=pe,et=De),kn&&dr(S,gs(Pt,S),gs(Pt+Et,S)),On)for(let $e in _){let en=_[$e];$e!=S&&en.from==null&&en.min!=$t&&dr($e,gs(Mt+et,$e),gs(Mt,$e))}vf()}else de.lock&&(de._lock=!de._lock,Gr(A,!0,b!=null));b!=null&&(En(qm,Jm),rl(qm,n,jt,rn,B,Pe,null))}function N_(b,A,F,N,X,J,ae){if(de._lock)return;tt(b);let pe=ur;if(ur){let _e=!0,De=!0,Ne=10,Be,lt;L.ori==0?(Be=kn,lt=On):(Be=On,lt=kn),Be&&lt&&(_e=jt<=Ne||jt>=B-Ne,De=rn<=Ne||rn>=Pe-Ne),Be&&_e&&(jt=jt<ko?0:B),lt&&De&&(rn=rn<Oo?0:Pe),Gr(null,!0,!0),ur=!1}jt=-10,rn=-10,te.fill(null),Gr(null,!0,!0),pe&&(ur=pe)}function Bg(b,A,F,N,X,J,ae){de._lock||(tt(b),tl(),vf(),b!=null&&rl(tb,n,jt,rn,B,Pe,null))}function zg(){E.forEach(cP),k(n.width,n.height,!0)}Co(Kd,Ha,zg);let Go={};Go.mousedown=kg,Go.mousemove=Lg,Go.mouseup=Og,Go.dblclick=Bg,Go.setSeries=(b,A,F,N)=>{let X=Mn.match[2];F=X(n,A,F),F!=-1&&ms(F,N,!0,!1)},ge&&(Tt(jx,p,kg),Tt(Xm,p,Lg),Tt(Qx,p,b=>{tt(b),sl(!1)}),Tt(eb,p,N_),Tt(tb,p,Bg),rg.add(n),n.syncRect=sl);let Rc=n.hooks=i.hooks||{};function Bn(b,A,F){ii?kt.push([b,A,F]):b in Rc&&Rc[b].forEach(N=>{N.call(null,n,A,F)})}(i.plugins||[]).forEach(b=>{for(let A in b.hooks)Rc[A]=(Rc[A]||[]).concat(b.hooks[A])});let Gg=(b,A,F)=>F,Mn=Tn({key:null,setSeries:!1,filters:{pub:db,sub:db},scales:[S,x[1]?x[1].scale:null],match:[fb,fb,Gg],values:[null,null]},de.sync);Mn.match.length==2&&Mn.match.push(Gg),de.sync=Mn;let Vg=Mn.key,xf=c_(Vg);function rl(b,A,F,N,X,J,ae){Mn.filters.pub(b,A,F,N,X,J,ae)&&xf.pub(b,A,F,N,X,J,ae)}xf.sub(n);function U_(b,A,F,N,X,J,ae){Mn.filters.sub(b,A,F,N,X,J,ae)&&Go[b](null,A,F,N,X,J,ae)}n.pub=U_;function k_(){xf.unsub(n),rg.delete(n),Un.clear(),eg(Kd,Ha,zg),l.remove(),Ce?.remove(),Bn("destroy")}n.destroy=k_;function bf(){Bn("init",i,e),el(e||i.data,!1),W[S]?df(S,W[S]):tl(),se=Qt.show&&(Qt.width>0||Qt.height>0),ne=me=!0,k(i.width,i.height)}return x.forEach(Io),E.forEach(Us),t?t instanceof HTMLElement?(t.appendChild(l),bf()):t(n,bf):bf(),n}Vn.assign=Tn;Vn.fmtNum=dg;Vn.rangeNum=Jd;Vn.rangeLog=ef;Vn.rangeAsinh=hg;Vn.orient=Po;Vn.pxRatio=Lt;Vn.join=eR;Vn.fmtDate=pg,Vn.tzDate=uR;Vn.sync=c_;{Vn.addGap=$R,Vn.clipGaps=sf;let i=Vn.paths={points:m_};i.linear=y_,i.stepped=KR,i.bars=JR,i.spline=QR}var Ac=12e3,hP=20,uP={light:{series:["#c2410c","#0b7a6c","#6247c9","#0b69b7","#9a6700","#b0326f"],axis:"#5b626b",grid:"rgba(30,40,50,0.09)"},dark:{series:["#ff8f66","#4fd1bd","#b39dff","#6cb6ff","#e3b341","#f28cbf"],axis:"#9aa4ae",grid:"rgba(220,230,240,0.09)"}},dP={N:"Force","N m":"Torque",m:"Position",J:"Energy","1/m":"Curvature",rad:"Angle","m/s":"Speed","rad/s":"Turning","N s":"Momentum","N m s":"Angular momentum","kg m²/s":"Angular momentum"},fP=/drift|error|violation|residual/i,__=1e-18,_g=class{time=new Float64Array(Ac);columns=[];length=0;clear(e){for(this.length=0;this.columns.length<e;)this.columns.push(new Float64Array(Ac));this.columns.length=e}room(){if(this.length===Ac){let e=Ac>>1;this.time.copyWithin(0,e);for(let t of this.columns)t.copyWithin(0,e);this.length=Ac-e}return this.length++}get last(){return this.length>0?this.time[this.length-1]:-1/0}},lf=class{el;strip=O("div",{class:"plots"});history=new _g;series=[];plots=[];drawnAt=0;theme="light";scene="";sync=Vn.sync("tendril");forget;watch;shown=!1;zoomed=!1;constructor(){this.el=O("section",{class:"panel drawer","aria-label":"Plots"},this.strip,O("button",{class:"icon-button csv",title:"Save what is plotted as CSV","aria-label":"Save plots as CSV",click:()=>this.save()},Ct("save"),"CSV")),this.forget=Vo(e=>{this.theme=e,this.shown&&this.build()}),this.watch=new ResizeObserver(()=>this.resize()),this.watch.observe(this.strip)}dispose(){this.forget(),this.watch.disconnect();for(let e of this.plots)e.plot.destroy()}load(e){this.scene=e.scene.name,this.series=[...e.probes.flatMap((t,n)=>t.hand!==void 0?[]:[{label:t.name,unit:t.unit==="1"?"":t.unit,read:s=>n<s.probes.count?s.floats[s.probes.at+n]:NaN}]),{label:"hand",unit:"N",read:t=>M_(t,3)},{label:"hand",unit:"N m",read:t=>M_(t,0)},...Su.map((t,n)=>({label:t,unit:"s",read:s=>s.rates[Kt.stage+n]*1e-6}))],this.history.clear(this.series.length),this.zoomed=!1,this.shown&&this.build()}show(e){this.shown=e,e&&this.plots.length===0&&this.build()}take(e,t,n){let{history:s}=this;if(e.time<s.last&&s.clear(this.series.length),e.time>s.last){let r=s.room();s.time[r]=e.time,this.series.forEach((o,a)=>s.columns[a][r]=o.read(e))}this.shown&&t-this.drawnAt>n&&(this.drawnAt=t,this.draw())}figures(){let e=this.history.length-1;return Object.fromEntries(this.series.map((t,n)=>[`${t.label} [${t.unit}]`,e<0?NaN:this.history.columns[n][e]]))}get samples(){return this.history.length}build(){if(this.series.length!==0){for(let e of this.plots)e.plot.destroy();this.strip.replaceChildren(),this.plots=this.groups().map(e=>this.makePlot(e)),this.resize(),this.draw()}}groups(){let e=this.series.length-Su.length,t=new Map;return this.series.slice(0,e).forEach((n,s)=>{let r=fP.test(n.label),o=r?`${n.unit} of errors`:n.unit,a=r?"Drift":dP[n.unit]??n.label.replace(/^./,c=>c.toUpperCase());t.has(o)||t.set(o,{title:a,unit:n.unit,series:[],stacked:!1,log:r}),t.get(o).series.push(s)}),[...t.values(),{title:"Step time",unit:"s",series:Su.map((n,s)=>e+s),stacked:!0,log:!1}]}makePlot(e){let t=uP[this.theme],n=h=>t.series[e.series.indexOf(h)%t.series.length],s=e.series.map(()=>O("b",{})),r=e.series.map((h,u)=>O("li",{},this.key(h,n(h),e,s[u],()=>this.toggle(c,u)))),o=O("div",{class:"tip",hidden:!0}),a=O("figure",{class:"plot",style:`--series: ${Math.min(4,e.series.length)}`},O("figcaption",{},O("ul",{},O("li",{},O("strong",{},e.title)),...r)),o);Zi(this.strip,a);let c={group:e,holder:a,values:s,tip:o,empty:!1,zero:!1,hidden:new Set,plot:null},l={stroke:t.axis,font:`12px ${getComputedStyle(document.body).fontFamily}`,grid:{stroke:t.grid,width:1},ticks:{show:!1}};return c.plot=new Vn({width:300,height:150,pxAlign:!1,legend:{show:!1},cursor:{sync:{key:this.sync.key,setSeries:!1},drag:{x:!0,y:!1,setScale:!0},points:{size:5},dataIdx:(h,u,d)=>u>0&&Number.isNaN(h.data[u][d])?null:d},scales:{x:{time:!1},y:{distr:e.log?3:1,range:h=>this.rangeY(h,c)}},axes:[{...l,size:24,gap:2,space:60,values:(h,u)=>u.map(d=>`${Ai(d)} s`)},{...l,size:Math.max(72,56+6*e.unit.length),gap:4,space:30,...e.log&&{splits:(h,u,d,f)=>yP(d,f),filter:(h,u)=>u},values:(h,u)=>vP(u,c)}],series:[{},...this.drawOrder(e).map(h=>({label:this.series[h].label,stroke:n(h),width:1.5,points:{show:!1},fill:e.stacked?`${n(h)}38`:void 0}))],hooks:{setSelect:[h=>this.zoomed||=h.select.width>2],setCursor:[()=>this.point(c,n)],ready:[h=>h.over.addEventListener("dblclick",()=>this.zoomed=!1)]}},this.data(e),a),c}key(e,t,n,s,r){let{label:o}=this.series[e],a=mP(n.series.map(l=>this.series[l].label)),c=o.toLowerCase()===n.title.toLowerCase()?"":o.split(" ").slice(a).join(" ");return O("button",{"aria-pressed":"true",title:`Show or hide ${o}`,click:r},O("i",{style:`background:${t}`}),c?O("span",{},c):null,s)}toggle(e,t){let{group:n,hidden:s,values:r,plot:o}=e,a=n.series[t];s.delete(a)||s.add(a),r[t].parentElement.setAttribute("aria-pressed",String(!s.has(a))),o.setSeries(1+this.drawOrder(n).indexOf(a),{show:!s.has(a)}),o.redraw(!0,!0)}drawOrder(e){return e.stacked?[...e.series].reverse():e.series}read(e){e.group.series.forEach((t,n)=>{let s=this.value(t,this.history.length-1);e.values[n].closest("li").hidden=Number.isNaN(s),Number.isNaN(s)||Ye(e.values[n],mn(s,e.group.unit,e.group.stacked?2:3))})}point(e,t){let{idx:n,left:s}=e.plot.cursor,r=n!=null&&s!==void 0&&s>=0&&e.plot.over.matches(":hover");if(e.tip.hidden=!r,!r)return;let o=e.group.series.filter(l=>!Number.isNaN(this.value(l,n))).map(l=>O("div",{},O("i",{style:`background:${t(l)}`}),O("span",{},this.series[l].label),O("b",{},mn(this.value(l,n),e.group.unit))));e.tip.replaceChildren(O("div",{},O("span",{},"time"),O("b",{},`${this.history.time[n].toFixed(3)} s`)),...o);let a=e.plot.over.offsetLeft+s,c=s>e.plot.over.clientWidth/2;e.tip.style.left=c?"auto":`${a+12}px`,e.tip.style.right=c?`${e.holder.clientWidth-a+12}px`:"auto"}value(e,t){return t>=0&&t<this.history.length?this.history.columns[e][t]:NaN}rangeY(e,t){let{min:n=0,max:s=0}=e.scales.x,{time:r,length:o}=this.history,a=1/0,c=-1/0;for(let u=1;u<e.data.length;u++){if(e.series[u]?.show===!1)continue;let d=e.data[u];for(let f=o-1;f>=0&&r[f]>=n;f--)r[f]>s||Number.isNaN(d[f])||t.group.log&&!(d[f]>__)||(a=Math.min(a,d[f]),c=Math.max(c,d[f]))}let l=a>c;if(l!==t.empty&&setTimeout(()=>this.resize()),t.empty=l,ft(t.holder,"blank",l),t.zero=a===0&&c===0,t.empty)return t.group.log?[1e-9,1]:[0,1];if(t.zero)return[-1,1];if(t.group.log)return[10**Math.floor(Math.log10(a)),10**Math.ceil(Math.log10(1.001*c))];if(t.group.stacked)return[0,c>0?1.1*c:1e-6];let h=Math.max(c-a,.02*Math.max(Math.abs(c),Math.abs(a)),1e-12);return[a-.1*h,c+.1*h]}data(e){let{history:t}=this,n=t.length,s=e.series.map(o=>t.columns[o].subarray(0,n));if(e.log)return[t.time.subarray(0,n),...s.map(o=>o.map(a=>a>__?a:NaN))];if(!e.stacked)return[t.time.subarray(0,n),...s];let r=[];return s.forEach((o,a)=>{let c=Float64Array.from(o);if(a>0)for(let l=0;l<n;l++)c[l]+=r[a-1][l];r.push(c)}),[t.time.subarray(0,n),...r.reverse()]}draw(){let e=Math.max(this.history.last,0),t=Math.max(this.history.length>0?this.history.time[0]:0,e-hP);for(let n of this.plots){if(this.zoomed){this.read(n);continue}n.plot.setData(this.data(n.group),!1),n.plot.setScale("x",{min:t,max:Math.max(e,t+2)}),this.read(n)}}resize(){for(let{plot:e,holder:t}of this.plots){let n=t.clientWidth,s=t.clientHeight-t.querySelector("figcaption").offsetHeight;n>0&&s>0&&(e.width!==n||e.height!==s)&&e.setSize({width:n,height:s})}}save(){let{history:e}=this,t=[["time [s]",...this.series.map(n=>`${n.label} [${n.unit}]`)].map(pP).join(",")];for(let n=0;n<e.length;n++)t.push([e.time[n],...e.columns.map(s=>s[n])].map(s=>Number.isNaN(s)?"":String(Number(s.toPrecision(7)))).join(","));Pc(`tendril-${this.scene}.csv`,new Blob([t.join(`
`)+`
`],{type:"text/csv"}))}},pP=i=>/[",\n]/.test(i)?`"${i.replaceAll('"','""')}"`:i;function mP(i){if(i.length<2)return 0;let e=i.map(s=>s.split(" ")),t=Math.min(...e.map(s=>s.length-1)),n=0;for(;n<t&&e.every(s=>s[n]===e[0][n]);)n++;return n}function M_(i,e){let t=i.hands.find(s=>s.mine);if(!t)return NaN;let n=t.wrench+e;return Math.hypot(i.floats[n],i.floats[n+1],i.floats[n+2])}function gP(i,e){let t=Math.max(...i.map(Math.abs)),{factor:n,sign:s}=Wg(t,e),r=o=>t/n<.001&&o!==0?o.toExponential(2):Ai(o);return i.map(o=>`${r(o/n)} ${s}${e}`.trim())}function yP(i,e){let t=Math.round(Math.log10(i)),n=Math.round(Math.log10(e)),s=Math.ceil((n-t+1)/5),r=[];for(let o=t;o<=n;o+=s)r.push(10**o);return r}function vP(i,e){let{unit:t,log:n}=e.group;return e.empty?i.map(()=>""):e.zero?i.map(s=>s===0?`0 ${t}`:""):n?i.map(s=>s<9e-13?`${s.toExponential(0)} ${t}`:mn(s,t,1)):gP(i,t)}var cf=class{constructor(e,t){this.duration=e;this.slider=O("input",{type:"range",min:"0",max:String(e),step:String(Math.max(e/2e3,.001)),value:"0","aria-label":"Time in the recording",pointerdown:()=>this.dragging=!0,pointerup:()=>this.dragging=!1,change:()=>this.dragging=!1,input:()=>{t(Number(this.slider.value)),this.tell(Number(this.slider.value))}}),this.el=O("div",{class:"timeline"},this.now,this.slider,O("span",{},`${e.toFixed(2)} s`)),this.tell(0)}duration;el;slider;now=O("output",{});dragging=!1;show(e){this.dragging||(this.slider.value=String(e),this.tell(e))}tell(e){Ye(this.now,`${e.toFixed(2)} s`),this.slider.style.setProperty("--at",`${100*e/(this.duration||1)}%`)}};var Ja=[.05,.1,.25,.5,1,2,5,10],hf=class{el;title=O("h1",{});clock=O("output",{class:"clock","aria-label":"Simulated time"});pause;record;contacts;speed;panels;forget;constructor(e){this.pause=ki("pause","Pause","Space",()=>e.pause()),this.record=ki("record","Record","",()=>e.record()),this.contacts=ki("contacts","Show contacts","X",()=>e.contacts()),this.contacts.hidden=!0,this.speed=O("select",{class:"speed","aria-label":"Speed",title:"Speed (< and >)",change:()=>e.speed(Number(this.speed.value))},...Ja.map(a=>O("option",{value:String(a)},`× ${a}`))),this.panels={outline:ki("outline","Outline","O",()=>e.panel("outline")),params:ki("sliders","Parameters","P",()=>e.panel("params")),plots:ki("plot","Plots","D",()=>e.panel("plots"))};let t=ki("dark","Light or dark","T",Lc);this.forget=Vo(a=>t.replaceChildren(Ct(a==="dark"?"light":"dark")));let n=O("div",{class:"tools"},this.contacts,this.record,ki("camera","Save a picture","S",()=>e.picture()),ki("link","Copy a link to this state","L",()=>e.share()),t,ki("full","Full screen","",()=>e.full()),ki("help","Keys and gestures","H",()=>e.help())),s=O("details",{class:"more"},O("summary",{class:"icon-button","aria-label":"More",title:"More"},Ct("more")),n);s.addEventListener("click",a=>{a.target.closest(".tools")&&(s.open=!1)});let r=matchMedia("(min-width: 900px)"),o=()=>s.open=r.matches;r.addEventListener("change",o),s.addEventListener("toggle",()=>r.matches&&!s.open&&o()),o(),this.el=O("header",{class:"topbar"},O("a",{class:"home",href:"#/",title:"Gallery","aria-label":"Tendril: back to the gallery"},Ct("mark")),this.title,O("div",{class:"transport",role:"group","aria-label":"Time"},this.pause,ki("step","One step",".",()=>e.step()),ki("reset","Reset","R",()=>e.reset()),this.speed,this.clock),O("div",{class:"views",role:"group","aria-label":"Panels"},this.panels.outline,this.panels.params,this.panels.plots),s)}dispose(){this.forget()}setTitle(e){Ye(this.title,e)}setTime(e){Ye(this.clock,`${e.toFixed(2)} s`)}setStatus(e,t,n){Mg(this.pause,e?"play":"pause",e?"Go on":"Pause","Space"),Mg(this.record,"record",n?"Stop recording":"Record",""),ft(this.record,"recording",n),this.record.setAttribute("aria-pressed",String(n));let s=String(t);[...this.speed.options].some(r=>r.value===s)||this.speed.append(O("option",{value:s},`× ${Number(t.toPrecision(3))}`)),this.speed.value=s}setContacts(e,t){this.contacts.hidden=!e,this.contacts.setAttribute("aria-pressed",String(t))}setPanel(e,t){this.panels[e].setAttribute("aria-pressed",String(t))}};function ki(i,e,t,n){let s=O("button",{class:"icon-button",click:n});return Mg(s,i,e,t),s}function Mg(i,e,t,n){i.getAttribute("aria-label")!==t&&(i.replaceChildren(Ct(e)),i.setAttribute("aria-label",t),i.title=n?`${t} (${n})`:t,i.dataset.label=t)}function xO(i,e){try{let t=new wg(i,e);return()=>t.close()}catch(t){if(!(t instanceof uc))throw t;return i.replaceChildren(O("main",{class:"apology"},O("h1",{},"This browser cannot draw the scene"),O("p",{},"Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser."),O("p",{},O("a",{href:"#/"},"Back to the gallery")))),()=>{}}}var wg=class{constructor(e,t){this.route=t;let n=t.query.has("bare");this.el=O("div",{class:n?"viewer bare":"viewer"}),this.stage=new Fd(this.el,t.query.get("quality")),e.replaceChildren(this.el),this.bar=new hf({pause:()=>this.pause(),step:()=>this.step(),reset:()=>this.reset(),speed:o=>this.link.send({type:"speed",value:o}),record:()=>this.record(),picture:()=>{this.picture()},share:()=>this.share(),full:()=>bP(),help:()=>this.help.showModal(),panel:o=>this.toggle(o),contacts:()=>this.showContacts(!this.contacts.shown)}),this.keys=new Od({send:(o,a)=>this.link.send({type:"track",path:o,keys:a}),changed:()=>this.keysChanged()}),this.params=new Wd({set:(o,a)=>this.setParam(o,a),pose:o=>this.setPose(o)},this.keys),this.outline=new zd(o=>this.select(o)),this.contacts=new Ud({parts:()=>this.stage.showContacts(this.contacts.parts),drowse:o=>this.setDrowse(o)}),this.notices=new Bd(()=>this.link.retry()),Zi(this.el,this.bar.el,this.outline.el,this.params.el,this.keys.el,this.plots.el,this.contacts.el,this.chip.el,this.scale,this.notices.el,this.help);let s=innerWidth>=1100&&!n;this.panels={outline:!1,params:s,plots:innerWidth>=1280&&innerHeight>=760&&!n};for(let o of["outline","params","plots"])this.show(o,this.panels[o]);let r=t.kind==="scene"?"scene":"recording";this.link=new Vu(`/ws?${r}=${encodeURIComponent(t.name)}`,{state:o=>this.hearState(o),message:o=>this.hear(o),frame:()=>this.hearFrame()}),this.glove=new Uu(this.stage,this.link,{changed:()=>this.hand?.show()}),this.hand=new kd(this.glove,{space:o=>this.setSpace(o)}),this.el.append(this.hand.el),this.grips=new zu(this.stage,this.link,{hover:o=>this.stage.highlight(o),select:o=>this.select(o),changed:()=>this.held()},()=>this.hello?.replay!==void 0,this.glove),this.stage.drawn=o=>this.drawn(o),this.stage.grasps=()=>this.glove.asked(),this.stage.fitted=()=>this.showScale(),this.forget=Vo(o=>this.stage.setTheme(o)),this.layout=new ResizeObserver(()=>this.arrange());for(let o of[this.el,this.params.el,this.plots.el,this.outline.el,this.keys.el,this.contacts.el,this.hand.el])this.layout.observe(o);addEventListener("keydown",o=>this.key(o),{signal:this.stop.signal}),addEventListener("keyup",o=>this.keyUp(o),{signal:this.stop.signal}),addEventListener("pointerdown",()=>ft(this.el,"by-keys",!1),{signal:this.stop.signal}),this.arrange(),nv(this.link,this.stage,this.grips,this.glove,this.plots,this.latency,()=>this.hello,()=>this.status.paused)}route;el;stage;link;grips;glove;hand;bar;params;keys;plots=new lf;outline;contacts;chip=new Nd;notices;help=Ux();scale=O("div",{class:"scale","aria-hidden":"true"});latency=new Gu;pace=new Sg;stop=new AbortController;forget;layout;hello=null;status={paused:!1,speed:1,recording:!1};note=null;timeline=null;panels;restored=!1;wasLost=!1;live=!1;selected=-1;outlinedAt=0;toldAt=0;sharing=!1;drowse=!1;space="visual";close(){delete window.tendril,this.stop.abort(),this.forget(),this.layout.disconnect(),this.grips.dispose(),this.glove.dispose(),this.link.close(),this.notices.dispose(),this.plots.dispose(),this.bar.dispose(),this.stage.dispose(),this.el.remove()}hear(e){switch(e.type){case"hello":case"scene":return this.load(e);case"params":return this.hello&&(this.hello.params=e.params),this.keys.update(e.params),this.params.update(e.params);case"status":return e.message&&this.notices.say(e.message),this.setStatus(e);case"state":return this.copyLink(e.state);case"released":this.grips.forget(e.hand),e.message&&this.notices.say(`Let go: ${e.message}.`);return;case"taken":return this.glove.taken(e.hand,e.owner,e.wrist,e.recipe,e.closure);case"left":!this.glove.lost()&&e.message&&this.notices.say(`The hand was left: ${e.message}.`);return;case"loops":return this.hand.hear(e);case"error":return e.re==="take"&&this.glove.refused()?void 0:this.fail(e)}}load(e){e.protocol!==1&&this.notices.say(`The server speaks protocol ${e.protocol}, this page ${1}: reload the page.`,"wrong");let t=this.hello,n=t!==null&&t.scene.name===e.scene.name&&xP(t.probes,e.probes);this.hello=e;for(let s of e.bodies)s.hand!==void 0&&(s.group=`${e.hands?.[s.hand]?.name??""} hand`.trim());document.title=`${e.scene.title} · Tendril`,this.bar.setTitle(e.scene.title),this.notices.found(),this.notices.clearMistakes(),this.stage.load(e),this.keys.load(e.tracks??[],e.params,e.scene.duration??0),this.params.load(e.scene.name,e.params),this.params.rekey(),this.outline.load(e),this.glove.load(e),this.hand.load(e),n||(this.plots.load(e),this.caption(!0)),e.replay&&!this.timeline&&(this.timeline=new cf(e.replay.duration,s=>this.link.send({type:"seek",time:s})),this.el.append(this.timeline.el),ft(this.el,"replay",!0),this.show("params",!1)),this.setStatus(e),this.bar.setContacts(this.touches,this.contacts.shown),!this.touches&&this.contacts.shown&&this.showContacts(!1),e.type==="hello"&&this.greet()}greet(){let e=this.route.query.get("s");e&&!this.restored&&this.link.send({type:"restore",state:e}),this.restored=!0,this.contacts.shown&&this.link.send({type:"contacts",on:!0}),this.wasLost&&this.notices.say("Connected again."),this.wasLost=!1}hearState(e){ft(this.el,"offline",e.kind!=="open"),e.kind==="open"&&this.hello===null?this.notices.waiting():e.kind==="open"&&this.notices.found(),e.kind==="refused"&&(this.notices.found(),this.notices.mistakes({type:"error",message:e.why},!1)),e.kind==="lost"&&(this.wasLost=this.hello!==null,this.grips?.forget(),this.glove?.forget(),this.notices.lost(e.retry))}hearFrame(){let e=this.link.frame,t=performance.now();this.pace.receive(t),this.stage.show(e),this.plots.take(e,t,this.stage.governor.interval>20?200:60),this.timeline?.show(e.echo/1e3),this.panels.outline&&this.hello&&t-this.outlinedAt>200&&(this.outlinedAt=t,this.outline.update(e,this.hello)),(t-this.toldAt>80||this.status.paused)&&(this.toldAt=t,this.bar.setTime(e.time),this.keys.show(e.time),this.panels.params&&this.params.rekey()),this.hand.update(e,()=>this.pace.read().shown,t),this.chip.update(e,this.status.paused,this.hello?.replay!==void 0,()=>this.pace.read(),this.stage.governor.current.name,this.status.behind??"",t)}drawn(e){this.pace.draw(e),this.contacts.show(this.stage.contacts,this.stage.camera,e),this.hello?.replay||this.latency.drawn(this.link.frame.echo),!this.live&&this.hello&&this.link.received>0&&this.firstPicture()}firstPicture(){this.live=!0;let e=this.route.query.get("c");e&&this.stage.camera.restore(e),ft(this.el,"live",!0)}fail(e){let t=e.mistakes?.[0]?[e.mistakes[0].problem,e.mistakes[0].want&&`want ${e.mistakes[0].want}`].filter(Boolean).join("; "):e.message;if(!(e.re&&["set","profile","track"].includes(e.re)&&e.path&&this.params.refuse(e.path,t))){if(e.re)return this.notices.say(t,"wrong");this.notices.mistakes(e,this.hello!==null)}}setStatus(e){this.status={paused:e.paused,speed:e.speed,recording:e.recording,behind:e.behind},this.bar.setStatus(e.paused,e.speed,e.recording)}pause(){let e=!this.status.paused;this.link.send({type:"pause",on:e}),this.link.open&&this.setStatus({...this.status,paused:e})}step(){this.link.send({type:"step"})}record(){this.link.send({type:"record",on:!this.status.recording})}held(){let e=this.grips?.holding??!1;ft(this.el,"holding",e),e&&this.status.paused&&this.notices.say("Time is paused: what you pull will follow when it goes on (Space).")}setParam(e,t){Array.isArray(t)?this.link.send({type:"profile",path:e,knots:t}):(typeof t!="number"||!this.keys.setNow(e,t))&&this.link.send({type:"set",path:e,value:t})}setPose(e){let t=this.hello?.bodies.findIndex(n=>n.name===e)??-1;t<0||(this.link.send({type:"pose",body:t}),this.notices.say(`The shape of ${e} is its pose now.`))}keysChanged(){this.params?.rekey(),this.arrange()}reset(){this.grips.releaseAll(),this.glove.leave(),this.link.send({type:"reset"})}faster(e){let t=Ja.findIndex(s=>s>=this.status.speed-1e-9),n=Ja[Math.min(Ja.length-1,Math.max(0,(t<0?Ja.length-1:t)+e))];this.link.send({type:"speed",value:n}),this.link.open&&this.setStatus({...this.status,speed:n})}select(e){let t=this.hello?.bodies[e]?.hand;if(t!==void 0)return this.glove.choose(t);this.selected=e===this.selected?-1:e;let n=this.hello?.bodies[this.selected],s=n?.group??n?.name??null;this.outline.highlight(this.selected),this.params.select(s),s&&innerWidth>=900&&this.show("params",!0)}async picture(){let e=await this.stage.snapshot();if(!e)return this.notices.say("The picture could not be taken.","wrong");Pc(`tendril-${this.hello?.scene.name??"scene"}-${this.link.frame.time.toFixed(2)}s.png`,e)}share(){if(this.hello?.replay)return void this.copy(location.href);this.sharing=!0,this.link.send({type:"state"})}copyLink(e){if(!this.sharing)return;this.sharing=!1;let t=new URLSearchParams({s:e,c:this.stage.camera.state()});this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${t}`)}async copy(e){try{await navigator.clipboard.writeText(e),this.notices.say("A link to this state is in the clipboard.")}catch{history.replaceState(null,"",e),this.notices.say("The address of this page is now a link to this state.")}}caption(e){this.note?.remove(),this.note=null,e&&this.hello&&(this.note=Lx(this.hello,()=>this.caption(!1)),this.el.append(this.note)),this.arrange()}toggle(e){this.show(e,!this.panels[e])}show(e,t){let n=innerWidth<900;if(t&&n)for(let r of["outline","params","plots"])r!==e&&this.panels[r]&&this.show(r,!1);this.panels[e]=t;let s={outline:this.outline.el,params:this.params.el,plots:this.plots.el}[e];s.hidden=!t,ft(this.el,`with-${e}`,t),this.bar.setPanel(e,t),e==="plots"&&this.plots.show(t)}arrange(){if(!this.layout)return;let e=this.el.getBoundingClientRect(),t=e.width<900,n=p=>p&&!p.hidden&&p.offsetParent!==null?p.getBoundingClientRect():null,s=n(this.bar.el)?.bottom??0,[r,o,a,c,l,h,u]=[this.outline.el,this.params.el,this.plots.el,this.note,this.keys.el,this.contacts.el,this.hand.el].map(n),d=t?[r,o,a,l,h,u]:[a,l];this.stage.resize(e.width,e.height,{left:t?0:Math.max((r?.right??0)+.75*(c?.width??0),u?.right??0),right:t||!o?0:e.right-o.left,top:t&&c?c.bottom:s,bottom:Math.max(0,...d.map(p=>p?e.bottom-p.top:0))});let f=a&&l?8:0;ft(this.el,"with-hand",u!==null),this.el.style.setProperty("--hand",`${u?u.height+12:0}px`),this.el.style.setProperty("--plots",`${a?a.height+f:0}px`),this.el.style.setProperty("--drawer",`${(a?.height??0)+(l?.height??0)+f}px`)}showScale(){Ye(this.scale,`grid ${mn(this.stage.spacing,"m",1)}`)}key(e){if(ft(this.el,"by-keys",!0),e.target instanceof Element&&e.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea")!==null||e.ctrlKey||e.metaKey||this.help.open)return;let n=this.glove.state==="following"?".hand button, input":"button, a, summary, input",s=e.target instanceof Element&&e.target.closest(n)!==null,r=this.action(e,s);r&&(e.preventDefault(),r())}keyUp(e){e.key!==" "||!this.glove.squeezed("Space")||(e.preventDefault(),this.glove.squeeze("Space",!1))}action(e,t){let n=!t&&this.steering(e.key,e.shiftKey);if(n)return n;switch(e.key){case" ":return t?void 0:this.glove.mine?()=>this.glove.squeeze("Space",!0):()=>this.pause();case".":return()=>this.step();case"Escape":return()=>this.grips.holding||this.glove.state==="idle"?this.grips.releaseAll():this.glove.leave();case"<":case",":return()=>this.faster(-1);case">":return()=>this.faster(1);case"?":return()=>this.help.showModal()}return e.altKey||e.repeat?void 0:{r:()=>this.reset(),g:()=>this.grips.toggle(),h:()=>this.help.showModal(),f:()=>this.stage.reframe(),t:Lc,o:()=>this.toggle("outline"),p:()=>this.toggle("params"),d:()=>this.toggle("plots"),c:()=>this.caption(this.note===null),k:()=>this.keys.toggleShown(),s:()=>{this.picture()},l:()=>this.share(),v:()=>this.toggleEfforts(),x:()=>this.touches&&this.showContacts(!this.contacts.shown),z:()=>this.setDrowse(!this.drowse),m:()=>this.takeHand(),b:()=>this.glove.count>0&&this.nextSpace()}[e.key.toLowerCase()]}takeHand(){this.glove.count!==0&&(this.glove.toggle(),this.glove.state!=="idle"&&this.status.paused&&this.notices.say("Time is paused: the hand will follow when it goes on."))}nextSpace(){let e=dc.findIndex(([t])=>t===this.space);this.setSpace(dc[(e+1)%dc.length][0])}setSpace(e){this.space=e,this.hand.setSpace(e),this.stage.showSpace(e)}get touches(){return this.hello!==null&&!this.hello.replay&&this.hello.bodies.some(e=>e.kind==="rigid")}showContacts(e){this.contacts.el.hidden=!e,ft(this.el,"with-contacts",e),this.link.send({type:"contacts",on:e}),this.stage.showContacts(e?this.contacts.parts:null),this.bar.setContacts(this.touches,e)}setDrowse(e){this.drowse=e,this.contacts.setDrowse(e),this.stage.setDrowse(e)}toggleEfforts(){this.stage.efforts=!this.stage.efforts,this.stage.wake()}steering(e,t){let n=t?4:1,r={ArrowLeft:[-1,0,0],ArrowRight:[1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]}[e];if(this.grips.holding){if(r)return()=>this.grips.nudge(n*r[0],n*r[1],n*r[2]);if(e==="["||e==="]")return()=>this.grips.roll(e==="["?.15:-.15)}let o=this.glove;if(o.mine){if(r&&t)return()=>o.turn(.12*r[0],-.12*r[1],0);if(r)return()=>o.nudge(...r);if(e==="["||e==="]")return()=>o.turn(0,0,e==="["?-.12:.12);if(/^[1-9]$/.test(e)&&Number(e)<=(o.info?.recipes.length??0))return()=>o.setRecipe(Number(e)-1)}let a=this.stage.camera,c=l=>()=>{l(),this.stage.wake()};if(r)return c(()=>r[2]?a.zoom(r[2]>0?.85:1.18):a.orbit(-30*r[0],30*r[1]));if(e==="+"||e==="=")return c(()=>a.zoom(.85));if(e==="-"||e==="−")return c(()=>a.zoom(1.18))}},Sg=class{drawn=[];got=[];draw(e){S_(this.drawn,e)}receive(e){S_(this.got,e)}read(){let e=this.drawn.slice(1).map((n,s)=>n-this.drawn[s]).sort((n,s)=>n-s),t=n=>e[Math.min(e.length-1,Math.floor(n*e.length))]??0;return{shown:A_(this.drawn),p50:t(.5),p99:t(.99),received:A_(this.got)}}};function S_(i,e){for(i.push(e);i.length>2&&e-i[0]>1500;)i.shift()}function A_(i){let e=i.length>1?i[i.length-1]-i[0]:0;return e>0?1e3*(i.length-1)/e:0}var xP=(i,e)=>i.length===e.length&&i.every((t,n)=>t.name===e[n].name);function bP(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}export{xO as openViewer};

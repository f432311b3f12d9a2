import{a as U,b as as,c as Xe,d as dt,e as Th,f as Ct,g as Eh,h as ln,i as vo,j as pi,k as Ch,l as ma,m as Rh,n as Ny}from"./chunk-YRFHIL6T.js";var xn={pose:0,held:7,force:8,torque:11,owner:14,tracks:15},Fn={fingers:0,palm:5,force:6,torque:9,closure:12,recipe:13,owner:14,tracks:15},Ih={1008:"The server closed the connection",1011:"The simulation failed",4404:"There is no such scene",4503:"The server is full"},Rt={unconverged:1,unstable:2,snapped:4,taut:8,frozen:16,unsolved:32,leapt:64,inverted:128,crowded:256,pressures:1<<27,stresses:1<<28,strains:1<<29,points:1<<30,asleep:1<<31},Br={clamped:65536,ignored:1<<17,leapt:1<<18,freed:1<<19},Lh=["sense","predict","solve","correct","feel","publish"],Jt={haptic:0,hapticP50:1,hapticP99:2,simWanted:3,simHeld:4,stepP50:5,stepP99:6,speed:7,stage:8,dropped:14,viewers:15},Yp=104,Or=7,Oy=3,By=s=>4*Math.ceil(s/4),ga=11,Ph=class{seq=-1;time=0;step=0;echo=0;floats=new Float32Array(0);words=new Uint32Array(0);rates=new Float32Array(16);bodies=[];holds=[];hands=[];probes={at:0,count:0};contacts={at:0,count:0,known:!1};read(e){let t=e.byteLength;if(t<Yp||t%4!==0)return!1;let n=new DataView(e);if(n.getUint8(0)!==1||n.getUint8(1)!==1)return!1;let i=n.getUint16(2,!0),r=n.getUint16(24,!0),o=n.getUint16(26,!0),a=n.getUint32(28,!0);if(!u1(n,i,r,o,a))return!1;this.floats=new Float32Array(e),this.words=new Uint32Array(e),this.seq=n.getUint32(4,!0),this.time=n.getFloat64(8,!0),this.step=n.getUint32(16,!0)+2**32*n.getUint32(20,!0);for(let c=0;c<16;c++)this.rates[c]=n.getFloat32(32+4*c,!0);this.echo=n.getFloat64(96,!0);let l=Yp;$p(this.bodies,i,()=>({flags:0,count:0,at:0,stride:Or,strain:{at:0,top:0},stress:{at:0,top:0},pressure:{at:0,top:0}}));for(let c of this.bodies)c.flags=n.getUint32(l,!0),c.count=n.getUint32(l+4,!0),c.at=(l+8)/4,c.stride=c.flags&Rt.points?Oy:Or,l+=8+4*c.stride*c.count,l=qp(n,c.strain,(c.flags&Rt.strains)!==0,l,c.count),l=qp(n,c.stress,(c.flags&Rt.stresses)!==0,l,c.count),l=qp(n,c.pressure,(c.flags&Rt.pressures)!==0,l,c.count);$p(this.holds,r,()=>({body:0,index:0,target:0,wrench:0}));for(let c of this.holds)c.body=n.getUint16(l,!0),c.index=n.getUint16(l+2,!0),c.target=(l+4)/4,c.wrench=c.target+Or,l+=60;$p(this.hands,o,()=>({hand:0,mine:!1,body:0,place:0,ghost:0,proxy:0,wrench:0}));for(let c of this.hands)c.hand=n.getUint8(l),c.mine=n.getUint8(l+1)===1,c.body=n.getUint16(l+2,!0),c.place=n.getFloat32(l+4,!0),c.ghost=(l+8)/4,c.proxy=c.ghost+Or,c.wrench=c.proxy+Or,l+=88;return this.probes.at=l/4,this.probes.count=a,l+=4*a,this.contacts.known=l<t,this.contacts.count=l<t?n.getUint32(l,!0):0,this.contacts.at=l/4+1,!0}};function qp(s,e,t,n,i){return e.at=t?n+4:0,e.top=t?s.getFloat32(n,!0):0,t?n+4+By(i):n}function u1(s,e,t,n,i){let r=Yp;for(let o=0;o<e;o++){if(r+8>s.byteLength)return!1;let a=s.getUint32(r,!0),l=s.getUint32(r+4,!0);r+=8+4*(a&Rt.points?Oy:Or)*l;for(let c of[Rt.strains,Rt.stresses,Rt.pressures])a&c&&(r+=4+By(l))}return r+=60*t+88*n+4*i,r===s.byteLength||r+4<=s.byteLength&&r+4+4*ga*s.getUint32(r,!0)===s.byteLength}function $p(s,e,t){for(;s.length<e;)s.push(t());s.length=e}var d1=new DataView(new ArrayBuffer(40));function Zp(s,e,t,n,i=!1){let r=d1;r.setUint8(0,i?3:1),r.setUint8(1,s),r.setUint16(2,e&65535,!0);for(let o=0;o<Or;o++)r.setFloat32(4+4*o,t[o],!0);return r.setFloat64(32,n,!0),r.buffer}var f1=new DataView(new ArrayBuffer(48));function Kp(s,e,t,n,i,r){let o=f1;o.setUint8(0,2),o.setUint8(1,s),o.setUint16(2,e&65535,!0);for(let a=0;a<Or;a++)o.setFloat32(4+4*a,t[a],!0);return o.setFloat64(32,n,!0),o.setFloat32(40,i,!0),o.setUint8(44,r),o.buffer}var p1=255,m1=new DataView(new ArrayBuffer(136));function zy(s,e,t,n,i){let r=m1;new Uint8Array(r.buffer).set(new Uint8Array(Kp(s,e,t,n,0,p1)));for(let o=0;o<22;o++)r.setFloat32(48+4*o,i[o],!0);return r.buffer}function Hl(s){if(!s)return new Uint8Array(0);try{let e=atob(s),t=new Uint8Array(e.length);for(let n=0;n<e.length;n++)t[n]=e.charCodeAt(n);return t}catch{return new Uint8Array(0)}}function Ds(s){let e=Hl(s);return new Float32Array(e.buffer,0,e.length>>2)}function rr(s){let e=Hl(s);return new Uint32Array(e.buffer,0,e.length>>2)}var ls=10,Uy=16;function Gy(s){let e=Hl(s),t=Math.max(0,Math.floor((e.length-8)/Uy)),n=new Float32Array(ls*t);if(t===0)return n;let i=new DataView(e.buffer),r=i.getFloat32(0,!0)/32767,o=i.getFloat32(4,!0)/255;for(let a=0,l=8,c=0;a<t;a++,l+=Uy,c+=ls){n[c]=i.getUint32(l,!0);for(let y=0;y<3;y++)n[c+1+y]=r*i.getInt16(l+4+2*y,!0);let h=i.getInt8(l+10),u=i.getInt8(l+11),d=i.getInt8(l+12),f=i.getInt8(l+13),p=Math.hypot(h,u,d,f)||1;n[c+4]=h/p,n[c+5]=u/p,n[c+6]=d/p,n[c+7]=f/p,n[c+8]=o*e[l+14],n[c+9]=e[l+15]}return n}var ya=class{usual=NaN;strongest=0;seen=0;pulsed=-1/0;feel(e,t,n){Number.isFinite(e)&&(Number.isNaN(this.usual)&&(this.usual=e),this.usual+=(e-this.usual)*(1-Math.exp(-(t-this.seen)/80)),this.seen=t,this.strongest=Math.max(this.strongest,Math.min(1,Math.abs(e-this.usual)/6)),!(t-this.pulsed<40)&&(this.strongest>.04&&n(this.strongest,60),this.pulsed=t,this.strongest=0))}forget(){this.usual=NaN,this.strongest=0}};var Vy=.12,g1=20,y1=1.8,Fh=420,v1=1.6,b1=.1,Li={take:0,leave:1,recipe:2,pause:3,rollLeft:4,rollRight:5,open:6,close:7,reset:8,start:9,up:12,down:13},kh=class{constructor(e,t,n,i,r,o){this.stage=e;this.link=t;this.grips=n;this.glove=i;this.plane=r;this.actions=o;addEventListener("gamepadconnected",this.wake,{signal:this.stop.signal}),this.pad&&this.wake()}stage;link;grips;glove;plane;actions;rumble=new ya;stop=new AbortController;down=new Set;request=0;last=0;closed=0;felt="";dispose(){this.stop.abort(),cancelAnimationFrame(this.request)}get pad(){return navigator.getGamepads?.().find(e=>e?.connected&&e.mapping==="standard")??null}wake=()=>{this.request||(this.last=performance.now(),this.request=requestAnimationFrame(this.poll))};poll=()=>{this.request=0;let{pad:e}=this,t=performance.now(),n=Math.min(b1,(t-this.last)/1e3);if(this.last=t,!e)return this.lost();this.press(e),this.steer(e,n),this.feel(e,t),this.request=requestAnimationFrame(this.poll)};lost(){this.closed>0&&this.glove.mine&&this.glove.setClosure(0),this.closed=0,this.down.clear()}press(e){let{glove:t,plane:n,grips:i}=this,r=o=>{let a=e.buttons[o]?.pressed??!1,l=a&&!this.down.has(o);return a?this.down.add(o):this.down.delete(o),l};r(Li.take)&&(n.mine?n.grip():t.count>0?t.take("parked"):n.count>0?n.take("parked"):i.toggle()),r(Li.leave)&&(i.releaseAll(),t.leave(),n.leave()),r(Li.recipe)&&t.mine&&t.setRecipe((t.recipe+1)%t.info.recipes.length),(r(Li.pause)||r(Li.start))&&this.actions.pause(),r(Li.reset)&&this.actions.reset()}steer(e,t){let{glove:n,plane:i,grips:r}=this,[o,a,l,c]=[0,1,2,3].map(g=>x1(e.axes[g]??0)),h=g=>e.buttons[g]?.value??0,u=h(Li.rollRight)-h(Li.rollLeft),d=h(Li.up)-h(Li.down),f=o!==0||a!==0||c!==0,p=l!==0||u!==0||d!==0,y=g1*t,m=y1*t;if(r.holding)f&&r.nudge(y*o,-y*c,-y*a),u!==0&&r.roll(-m*u);else if(n.mine){f&&n.nudge(y*o,-y*c,-y*a),p&&n.turn(-m*l,m*d,m*u);let g=h(Li.close);g!==this.closed&&n.setClosure(g),this.closed=g}else i.mine?(f&&i.nudge(y*o,-y*c,-y*a),p&&i.turn(-m*l,m*d,m*u)):this.look(o,a,l,c,h(Li.close)-h(Li.open),t)}look(e,t,n,i,r,o){let{camera:a}=this.stage;(n!==0||i!==0)&&a.orbit(Fh*o*n,-Fh*o*i),(e!==0||t!==0)&&a.pan(-Fh*o*e,-Fh*o*t),r!==0&&a.zoom(Math.exp(-v1*o*r)),(e!==0||t!==0||n!==0||i!==0||r!==0)&&this.stage.wake()}feel(e,t){let n=e.vibrationActuator,{what:i,force:r}=this.force();i!==this.felt&&this.rumble.forget(),this.felt=i,!(!n?.playEffect||i==="")&&this.rumble.feel(r,t,(o,a)=>{n.playEffect("dual-rumble",{duration:a,strongMagnitude:o*o,weakMagnitude:o})?.catch(()=>{})})}force(){let{glove:e,plane:t,link:n}=this,{frame:i}=n,r=i.floats,o=l=>Math.hypot(r[l],r[l+1],r[l+2]),a=this.grips.holding?i.hands.find(l=>l.mine):void 0;return a?{what:"grip",force:o(a.wrench+3)}:e.mine?{what:`hand ${e.hand}`,force:this.stage.felt(e.hand)}:t.mine?{what:`plane ${t.plane}`,force:o(i.probes.at+t.info.probes+xn.force)}:{what:"",force:0}}};function x1(s){let e=Math.max(0,Math.abs(s)-Vy)/(1-Vy);return Math.sign(s)*e*e}var _v=0,Tm=1,wv=2;var Co=1,Mv=2,Ha=3,Kr=0,Nn=1,kt=2,Ro=0,Wa=1,bc=2,Em=3,Cm=4,Sv=5;var Po=100,Av=101,Tv=102,Ev=103,Cv=104,Rv=200,Pv=201,Iv=202,Lv=203,Rm=204,Pm=205,Fv=206,kv=207,Dv=208,Nv=209,Uv=210,Ov=211,Bv=212,zv=213,Gv=214,ou=0,au=1,lu=2,Fa=3,cu=4,hu=5,ka=6,uu=7,Du=0,Vv=1,Hv=2,Ws=0,Im=1,Lm=2,Fm=3,km=4,Dm=5,Nm=6,xc=7;var Um=300,Io=301,Xa=302,Nu=303,Uu=304,du=1e3,Us=1001,fu=1002,Cn=1003,Wv=1004;var _c=1005;var gi=1006,Ou=1007;var gr=1008;var Mi=1009,Om=1010,Bm=1011,qa=1012,Bu=1013,gs=1014,Si=1015,ys=1016,zu=1017,Gu=1018,Lo=1020,zm=35902,Gm=35899,Vm=1021,Hm=1022,Ui=1023,dr=1026,yr=1027,Vu=1028,Hu=1029,Jr=1030,Wu=1031;var Xu=1033,wc=33776,Mc=33777,Sc=33778,Ac=33779,qu=35840,$u=35841,Yu=35842,Zu=35843,Ku=36196,Ju=37492,ju=37496,Qu=37488,ed=37489,Tc=37490,td=37491,nd=37808,id=37809,sd=37810,rd=37811,od=37812,ad=37813,ld=37814,cd=37815,hd=37816,ud=37817,dd=37818,fd=37819,pd=37820,md=37821,gd=36492,yd=36494,vd=36495,bd=36283,xd=36284,Ec=36285,_d=36286;var Ql=2300,pu=2301,su=2302,vm=2303,bm=2400,xm=2401,_m=2402;var Xv=3200,Fo=3201;var Cc=0,qv=1,vr="",mi="srgb",ec="srgb-linear",tc="linear",Ut="srgb";var ru=7680;var $v=519,Yv=512,Zv=513,Kv=514,Wm=515,Jv=516,jv=517,Xm=518,qm=519,Qv=35044,yn=35048;var $m="300 es",Yi=2e3,Da=2001;function _1(s){for(let e=s.length-1;e>=0;--e)if(s[e]>=65535)return!0;return!1}function w1(s){return ArrayBuffer.isView(s)&&!(s instanceof DataView)}function nc(s){return document.createElementNS("http://www.w3.org/1999/xhtml",s)}function eb(){let s=nc("canvas");return s.style.display="block",s}var Hy={},Na=null;function Ym(...s){let e="THREE."+s.shift();Na?Na("log",e,...s):console.log(e,...s)}function tb(s){let e=s[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=s[1];t&&t.isStackTrace?s[0]+=" "+t.getLocation():s[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return s}function et(...s){s=tb(s);let e="THREE."+s.shift();if(Na)Na("warn",e,...s);else{let t=s[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...s)}}function rt(...s){s=tb(s);let e="THREE."+s.shift();if(Na)Na("error",e,...s);else{let t=s[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...s)}}function Mo(...s){let e=s.join(" ");e in Hy||(Hy[e]=!0,et(...s))}function nb(s,e,t){return new Promise(function(n,i){function r(){switch(s.clientWaitSync(e,s.SYNC_FLUSH_COMMANDS_BIT,0)){case s.WAIT_FAILED:i();break;case s.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:n()}}setTimeout(r,t)})}var ib={[ou]:ou,[lu]:ka,[cu]:cu,[Fa]:hu,[au]:au,[ka]:lu,[uu]:uu,[hu]:Fa},Os=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[e]===void 0&&(n[e]=[]),n[e].indexOf(t)===-1&&n[e].push(t)}hasEventListener(e,t){let n=this._listeners;return n===void 0?!1:n[e]!==void 0&&n[e].indexOf(t)!==-1}removeEventListener(e,t){let n=this._listeners;if(n===void 0)return;let i=n[e];if(i!==void 0){let r=i.indexOf(t);r!==-1&&i.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let n=t[e.type];if(n!==void 0){e.target=this;let i=n.slice(0);for(let r=0,o=i.length;r<o;r++)i[r].call(this,e);e.target=null}}},si=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Wy=1234567,Jl=Math.PI/180,Ua=180/Math.PI;function $a(){let s=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(si[s&255]+si[s>>8&255]+si[s>>16&255]+si[s>>24&255]+"-"+si[e&255]+si[e>>8&255]+"-"+si[e>>16&15|64]+si[e>>24&255]+"-"+si[t&63|128]+si[t>>8&255]+"-"+si[t>>16&255]+si[t>>24&255]+si[n&255]+si[n>>8&255]+si[n>>16&255]+si[n>>24&255]).toLowerCase()}function _t(s,e,t){return Math.max(e,Math.min(t,s))}function Zm(s,e){return(s%e+e)%e}function M1(s,e,t,n,i){return n+(s-e)*(i-n)/(t-e)}function S1(s,e,t){return s!==e?(t-s)/(e-s):0}function jl(s,e,t){return(1-t)*s+t*e}function A1(s,e,t,n){return jl(s,e,1-Math.exp(-t*n))}function T1(s,e=1){return e-Math.abs(Zm(s,e*2)-e)}function E1(s,e,t){return s<=e?0:s>=t?1:(s=(s-e)/(t-e),s*s*(3-2*s))}function C1(s,e,t){return s<=e?0:s>=t?1:(s=(s-e)/(t-e),s*s*s*(s*(s*6-15)+10))}function R1(s,e){return s+Math.floor(Math.random()*(e-s+1))}function P1(s,e){return s+Math.random()*(e-s)}function I1(s){return s*(.5-Math.random())}function L1(s){s!==void 0&&(Wy=s);let e=Wy+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function F1(s){return s*Jl}function k1(s){return s*Ua}function D1(s){return s>0&&Number.isInteger(s)&&2**Math.round(Math.log2(s))===s}function N1(s){return Math.pow(2,Math.ceil(Math.log(s)/Math.LN2))}function Km(s){return Math.pow(2,Math.floor(Math.log(s)/Math.LN2))}function U1(s,e,t,n,i){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),c=r((e+n)/2),h=o((e+n)/2),u=r((e-n)/2),d=o((e-n)/2),f=r((n-e)/2),p=o((n-e)/2);switch(i){case"XYX":s.set(a*h,l*u,l*d,a*c);break;case"YZY":s.set(l*d,a*h,l*u,a*c);break;case"ZXZ":s.set(l*u,l*d,a*h,a*c);break;case"XZX":s.set(a*h,l*p,l*f,a*c);break;case"YXY":s.set(l*f,a*h,l*p,a*c);break;case"ZYZ":s.set(l*p,l*f,a*h,a*c);break;default:et("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+i)}}function Jm(s){switch(s.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function sb(s,e){if(e.constructor===Float32Array)return s;let t=Jm(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(s/t,-1)}function rb(s,e){if(e.constructor===Float32Array)return s;let t=Jm(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(s*t)}var Ki={DEG2RAD:Jl,RAD2DEG:Ua,generateUUID:$a,clamp:_t,euclideanModulo:Zm,mapLinear:M1,inverseLerp:S1,lerp:jl,damp:A1,pingpong:T1,smoothstep:E1,smootherstep:C1,randInt:R1,randFloat:P1,randFloatSpread:I1,seededRandom:L1,degToRad:F1,radToDeg:k1,isPowerOfTwo:D1,ceilPowerOfTwo:N1,floorPowerOfTwo:Km,setQuaternionFromProperEuler:U1,normalize:rb,denormalize:sb},je=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,n=this.y,i=e.elements;return this.x=i[0]*t+i[3]*n+i[6],this.y=i[1]*t+i[4]*n+i[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y;return t*t+n*n}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let n=Math.cos(t),i=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*n-o*i+e.x,this.y=r*i+o*n+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},ze=class{constructor(e=0,t=0,n=0,i=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=n,this._w=i}static slerpFlat(e,t,n,i,r,o,a){let l=n[i+0],c=n[i+1],h=n[i+2],u=n[i+3],d=r[o+0],f=r[o+1],p=r[o+2],y=r[o+3];if(u!==y||l!==d||c!==f||h!==p){let m=l*d+c*f+h*p+u*y;m<0&&(d=-d,f=-f,p=-p,y=-y,m=-m);let g=1-a;if(m<.9995){let v=Math.acos(m),A=Math.sin(v);g=Math.sin(g*v)/A,a=Math.sin(a*v)/A,l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+y*a}else{l=l*g+d*a,c=c*g+f*a,h=h*g+p*a,u=u*g+y*a;let v=1/Math.sqrt(l*l+c*c+h*h+u*u);l*=v,c*=v,h*=v,u*=v}}e[t]=l,e[t+1]=c,e[t+2]=h,e[t+3]=u}static multiplyQuaternionsFlat(e,t,n,i,r,o){let a=n[i],l=n[i+1],c=n[i+2],h=n[i+3],u=r[o],d=r[o+1],f=r[o+2],p=r[o+3];return e[t]=a*p+h*u+l*f-c*d,e[t+1]=l*p+h*d+c*u-a*f,e[t+2]=c*p+h*f+a*d-l*u,e[t+3]=h*p-a*u-l*d-c*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,n,i){return this._x=e,this._y=t,this._z=n,this._w=i,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let n=e._x,i=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(i/2),u=a(r/2),d=l(n/2),f=l(i/2),p=l(r/2);switch(o){case"XYZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"YXZ":this._x=d*h*u+c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"ZXY":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u-d*f*p;break;case"ZYX":this._x=d*h*u-c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u+d*f*p;break;case"YZX":this._x=d*h*u+c*f*p,this._y=c*f*u+d*h*p,this._z=c*h*p-d*f*u,this._w=c*h*u-d*f*p;break;case"XZY":this._x=d*h*u-c*f*p,this._y=c*f*u-d*h*p,this._z=c*h*p+d*f*u,this._w=c*h*u+d*f*p;break;default:et("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let n=t/2,i=Math.sin(n);return this._x=e.x*i,this._y=e.y*i,this._z=e.z*i,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,n=t[0],i=t[4],r=t[8],o=t[1],a=t[5],l=t[9],c=t[2],h=t[6],u=t[10],d=n+a+u;if(d>0){let f=.5/Math.sqrt(d+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-i)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(h-l)/f,this._x=.25*f,this._y=(i+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(i+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-i)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let n=e.dot(t)+1;return n<1e-8?(n=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=n):(this._x=0,this._y=-e.z,this._z=e.y,this._w=n)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=n),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(_t(this.dot(e),-1,1)))}rotateTowards(e,t){let n=this.angleTo(e);if(n===0)return this;let i=Math.min(1,t/n);return this.slerp(e,i),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let n=e._x,i=e._y,r=e._z,o=e._w,a=t._x,l=t._y,c=t._z,h=t._w;return this._x=n*h+o*a+i*c-r*l,this._y=i*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-i*a,this._w=o*h-n*a-i*l-r*c,this._onChangeCallback(),this}slerp(e,t){let n=e._x,i=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(n=-n,i=-i,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,t=Math.sin(t*c)/h,this._x=this._x*l+n*t,this._y=this._y*l+i*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+n*t,this._y=this._y*l+i*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,n){return this.copy(e).slerp(t,n)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),n=Math.random(),i=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(i*Math.sin(e),i*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},C=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,n=0){this.x=e,this.y=t,this.z=n}set(e,t,n){return n===void 0&&(n=this.z),this.x=e,this.y=t,this.z=n,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(Xy.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(Xy.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,n=this.y,i=this.z,r=e.elements;return this.x=r[0]*t+r[3]*n+r[6]*i,this.y=r[1]*t+r[4]*n+r[7]*i,this.z=r[2]*t+r[5]*n+r[8]*i,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,n=this.y,i=this.z,r=e.elements,o=1/(r[3]*t+r[7]*n+r[11]*i+r[15]);return this.x=(r[0]*t+r[4]*n+r[8]*i+r[12])*o,this.y=(r[1]*t+r[5]*n+r[9]*i+r[13])*o,this.z=(r[2]*t+r[6]*n+r[10]*i+r[14])*o,this}applyQuaternion(e){let t=this.x,n=this.y,i=this.z,r=e.x,o=e.y,a=e.z,l=e.w,c=2*(o*i-a*n),h=2*(a*t-r*i),u=2*(r*n-o*t);return this.x=t+l*c+o*u-a*h,this.y=n+l*h+a*c-r*u,this.z=i+l*u+r*h-o*c,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,n=this.y,i=this.z,r=e.elements;return this.x=r[0]*t+r[4]*n+r[8]*i,this.y=r[1]*t+r[5]*n+r[9]*i,this.z=r[2]*t+r[6]*n+r[10]*i,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let n=e.x,i=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=i*l-r*a,this.y=r*o-n*l,this.z=n*a-i*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let n=e.dot(this)/t;return this.copy(e).multiplyScalar(n)}projectOnPlane(e){return Jp.copy(this).projectOnVector(e),this.sub(Jp)}reflect(e){return this.sub(Jp.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let n=this.dot(e)/t;return Math.acos(_t(n,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,n=this.y-e.y,i=this.z-e.z;return t*t+n*n+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,n){let i=Math.sin(t)*e;return this.x=i*Math.sin(n),this.y=Math.cos(t)*e,this.z=i*Math.cos(n),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,n){return this.x=e*Math.sin(t),this.y=n,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),n=this.setFromMatrixColumn(e,1).length(),i=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=n,this.z=i,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,n=Math.sqrt(1-t*t);return this.x=n*Math.cos(e),this.y=t,this.z=n*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Jp=new C,Xy=new ze,at=class{static{this.prototype.isMatrix3=!0}constructor(e,t,n,i,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,n,i,r,o,a,l,c)}set(e,t,n,i,r,o,a,l,c){let h=this.elements;return h[0]=e,h[1]=i,h[2]=a,h[3]=t,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],this}extractBasis(e,t,n){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,i=t.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],u=n[7],d=n[2],f=n[5],p=n[8],y=i[0],m=i[3],g=i[6],v=i[1],A=i[4],_=i[7],R=i[2],S=i[5],b=i[8];return r[0]=o*y+a*v+l*R,r[3]=o*m+a*A+l*S,r[6]=o*g+a*_+l*b,r[1]=c*y+h*v+u*R,r[4]=c*m+h*A+u*S,r[7]=c*g+h*_+u*b,r[2]=d*y+f*v+p*R,r[5]=d*m+f*A+p*S,r[8]=d*g+f*_+p*b,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8];return t*o*h-t*a*c-n*r*h+n*a*l+i*r*c-i*o*l}invert(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=h*o-a*c,d=a*l-h*r,f=c*r-o*l,p=t*u+n*d+i*f;if(p===0)return this.set(0,0,0,0,0,0,0,0,0);let y=1/p;return e[0]=u*y,e[1]=(i*c-h*n)*y,e[2]=(a*n-i*o)*y,e[3]=d*y,e[4]=(h*t-i*l)*y,e[5]=(i*r-a*t)*y,e[6]=f*y,e[7]=(n*l-c*t)*y,e[8]=(o*t-n*r)*y,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,n,i,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+e,-i*c,i*l,-i*(-c*o+l*a)+a+t,0,0,1),this}scale(e,t){return Mo("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(jp.makeScale(e,t)),this}rotate(e){return Mo("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(jp.makeRotation(-e)),this}translate(e,t){return Mo("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(jp.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,n,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,n=e.elements;for(let i=0;i<9;i++)if(t[i]!==n[i])return!1;return!0}fromArray(e,t=0){for(let n=0;n<9;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e}clone(){return new this.constructor().fromArray(this.elements)}},jp=new at,qy=new at().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),$y=new at().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function O1(){let s={enabled:!0,workingColorSpace:ec,spaces:{},convert:function(i,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ut&&(i.r=ur(i.r),i.g=ur(i.g),i.b=ur(i.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(i.applyMatrix3(this.spaces[r].toXYZ),i.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ut&&(i.r=La(i.r),i.g=La(i.g),i.b=La(i.b))),i},workingToColorSpace:function(i,r){return this.convert(i,this.workingColorSpace,r)},colorSpaceToWorking:function(i,r){return this.convert(i,r,this.workingColorSpace)},getPrimaries:function(i){return this.spaces[i].primaries},getTransfer:function(i){return i===vr?tc:this.spaces[i].transfer},getToneMappingMode:function(i){return this.spaces[i].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(i,r=this.workingColorSpace){return i.fromArray(this.spaces[r].luminanceCoefficients)},define:function(i){Object.assign(this.spaces,i)},_getMatrix:function(i,r,o){return i.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(i){return this.spaces[i].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(i=this.workingColorSpace){return this.spaces[i].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],n=[.3127,.329];return s.define({[ec]:{primaries:e,whitePoint:n,transfer:tc,toXYZ:qy,fromXYZ:$y,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:mi},outputColorSpaceConfig:{drawingBufferColorSpace:mi}},[mi]:{primaries:e,whitePoint:n,transfer:Ut,toXYZ:qy,fromXYZ:$y,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:mi}}}),s}var St=O1();function ur(s){return s<.04045?s*.0773993808:Math.pow(s*.9478672986+.0521327014,2.4)}function La(s){return s<.0031308?s*12.92:1.055*Math.pow(s,.41666)-.055}var va,mu=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let n;if(e instanceof HTMLCanvasElement)n=e;else{va===void 0&&(va=nc("canvas")),va.width=e.width,va.height=e.height;let i=va.getContext("2d");e instanceof ImageData?i.putImageData(e,0,0):i.drawImage(e,0,0,e.width,e.height),n=va}return n.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=nc("canvas");t.width=e.width,t.height=e.height;let n=t.getContext("2d");n.drawImage(e,0,0,e.width,e.height);let i=n.getImageData(0,0,e.width,e.height),r=i.data;for(let o=0;o<r.length;o++)r[o]=ur(r[o]/255)*255;return n.putImageData(i,0,0),t}else if(e.data){let t=e.data.slice(0);for(let n=0;n<t.length;n++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[n]=Math.floor(ur(t[n]/255)*255):t[n]=ur(t[n]);return{data:t,width:e.width,height:e.height}}else return et("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},B1=0,Oa=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:B1++}),this.uuid=$a(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let n={uuid:this.uuid,url:""},i=this.data;if(i!==null){let r;if(Array.isArray(i)){r=[];for(let o=0,a=i.length;o<a;o++)i[o].isDataTexture?r.push(Qp(i[o].image)):r.push(Qp(i[o]))}else r=Qp(i);n.url=r}return t||(e.images[this.uuid]=n),n}};function Qp(s){return typeof HTMLImageElement<"u"&&s instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&s instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&s instanceof ImageBitmap?mu.getDataURL(s):s.data?{data:Array.from(s.data),width:s.width,height:s.height,type:s.data.constructor.name}:(et("Texture: Unable to serialize Texture."),{})}var z1=0,em=new C,xi=class s extends Os{constructor(e=s.DEFAULT_IMAGE,t=s.DEFAULT_MAPPING,n=Us,i=Us,r=gi,o=gr,a=Ui,l=Mi,c=s.DEFAULT_ANISOTROPY,h=vr){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:z1++}),this.uuid=$a(),this.name="",this.source=new Oa(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=n,this.wrapT=i,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new je(0,0),this.repeat=new je(1,1),this.center=new je(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new at,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(em).x}get height(){return this.source.getSize(em).y}get depth(){return this.source.getSize(em).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let n=e[t];if(n===void 0){et(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let i=this[t];if(i===void 0){et(`Texture.setValues(): property '${t}' does not exist.`);continue}i&&n&&i.isVector2&&n.isVector2||i&&n&&i.isVector3&&n.isVector3||i&&n&&i.isMatrix3&&n.isMatrix3?i.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),t||(e.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==Um)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case du:e.x=e.x-Math.floor(e.x);break;case Us:e.x=e.x<0?0:1;break;case fu:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case du:e.y=e.y-Math.floor(e.y);break;case Us:e.y=e.y<0?0:1;break;case fu:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};xi.DEFAULT_IMAGE=null;xi.DEFAULT_MAPPING=Um;xi.DEFAULT_ANISOTROPY=1;var cn=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,n=0,i=1){this.x=e,this.y=t,this.z=n,this.w=i}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,n,i){return this.x=e,this.y=t,this.z=n,this.w=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,n=this.y,i=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*n+o[8]*i+o[12]*r,this.y=o[1]*t+o[5]*n+o[9]*i+o[13]*r,this.z=o[2]*t+o[6]*n+o[10]*i+o[14]*r,this.w=o[3]*t+o[7]*n+o[11]*i+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,n,i,r,l=e.elements,c=l[0],h=l[4],u=l[8],d=l[1],f=l[5],p=l[9],y=l[2],m=l[6],g=l[10];if(Math.abs(h-d)<.01&&Math.abs(u-y)<.01&&Math.abs(p-m)<.01){if(Math.abs(h+d)<.1&&Math.abs(u+y)<.1&&Math.abs(p+m)<.1&&Math.abs(c+f+g-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let A=(c+1)/2,_=(f+1)/2,R=(g+1)/2,S=(h+d)/4,b=(u+y)/4,M=(p+m)/4;return A>_&&A>R?A<.01?(n=0,i=.707106781,r=.707106781):(n=Math.sqrt(A),i=S/n,r=b/n):_>R?_<.01?(n=.707106781,i=0,r=.707106781):(i=Math.sqrt(_),n=S/i,r=M/i):R<.01?(n=.707106781,i=.707106781,r=0):(r=Math.sqrt(R),n=b/r,i=M/r),this.set(n,i,r,t),this}let v=Math.sqrt((m-p)*(m-p)+(u-y)*(u-y)+(d-h)*(d-h));return Math.abs(v)<.001&&(v=1),this.x=(m-p)/v,this.y=(u-y)/v,this.z=(d-h)/v,this.w=Math.acos((c+f+g-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=_t(this.x,e.x,t.x),this.y=_t(this.y,e.y,t.y),this.z=_t(this.z,e.z,t.z),this.w=_t(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=_t(this.x,e,t),this.y=_t(this.y,e,t),this.z=_t(this.z,e,t),this.w=_t(this.w,e,t),this}clampLength(e,t){let n=this.length();return this.divideScalar(n||1).multiplyScalar(_t(n,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,n){return this.x=e.x+(t.x-e.x)*n,this.y=e.y+(t.y-e.y)*n,this.z=e.z+(t.z-e.z)*n,this.w=e.w+(t.w-e.w)*n,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},gu=class extends Os{constructor(e=1,t=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:gi,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=n.depth,this.scissor=new cn(0,0,e,t),this.scissorTest=!1,this.viewport=new cn(0,0,e,t),this.textures=[];let i=n.count;for(let r=0;r<i;r++)this.textures[r]=new xi({width:e,height:t,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:gi,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,n=1){if(this.width!==e||this.height!==t||this.depth!==n){this.width=e,this.height=t,this.depth=n;for(let i=0,r=this.textures.length;i<r;i++)this.textures[i].image.width=e,this.textures[i].image.height=t,this.textures[i].image.depth=n,this.textures[i].isData3DTexture!==!0&&(this.textures[i].isArrayTexture=this.textures[i].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,n=e.textures.length;t<n;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let i=Object.assign({},e.textures[t].image);this.textures[t].source=new Oa(i)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Di=class extends gu{constructor(e=1,t=1,n={}){super(e,t,n),this.isWebGLRenderTarget=!0}},ic=class extends xi{constructor(e=null,t=1,n=1,i=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:n,depth:i},this.magFilter=Cn,this.minFilter=Cn,this.wrapR=Us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var yu=class extends xi{constructor(e=null,t=1,n=1,i=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:n,depth:i},this.magFilter=Cn,this.minFilter=Cn,this.wrapR=Us,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var qe=class s{static{this.prototype.isMatrix4=!0}constructor(e,t,n,i,r,o,a,l,c,h,u,d,f,p,y,m){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,n,i,r,o,a,l,c,h,u,d,f,p,y,m)}set(e,t,n,i,r,o,a,l,c,h,u,d,f,p,y,m){let g=this.elements;return g[0]=e,g[4]=t,g[8]=n,g[12]=i,g[1]=r,g[5]=o,g[9]=a,g[13]=l,g[2]=c,g[6]=h,g[10]=u,g[14]=d,g[3]=f,g[7]=p,g[11]=y,g[15]=m,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new s().fromArray(this.elements)}copy(e){let t=this.elements,n=e.elements;return t[0]=n[0],t[1]=n[1],t[2]=n[2],t[3]=n[3],t[4]=n[4],t[5]=n[5],t[6]=n[6],t[7]=n[7],t[8]=n[8],t[9]=n[9],t[10]=n[10],t[11]=n[11],t[12]=n[12],t[13]=n[13],t[14]=n[14],t[15]=n[15],this}copyPosition(e){let t=this.elements,n=e.elements;return t[12]=n[12],t[13]=n[13],t[14]=n[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,n){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),n.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(e,t,n){return this.set(e.x,t.x,n.x,0,e.y,t.y,n.y,0,e.z,t.z,n.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,n=e.elements,i=1/ba.setFromMatrixColumn(e,0).length(),r=1/ba.setFromMatrixColumn(e,1).length(),o=1/ba.setFromMatrixColumn(e,2).length();return t[0]=n[0]*i,t[1]=n[1]*i,t[2]=n[2]*i,t[3]=0,t[4]=n[4]*r,t[5]=n[5]*r,t[6]=n[6]*r,t[7]=0,t[8]=n[8]*o,t[9]=n[9]*o,t[10]=n[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,n=e.x,i=e.y,r=e.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(i),c=Math.sin(i),h=Math.cos(r),u=Math.sin(r);if(e.order==="XYZ"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=l*h,t[4]=-l*u,t[8]=c,t[1]=f+p*c,t[5]=d-y*c,t[9]=-a*l,t[2]=y-d*c,t[6]=p+f*c,t[10]=o*l}else if(e.order==="YXZ"){let d=l*h,f=l*u,p=c*h,y=c*u;t[0]=d+y*a,t[4]=p*a-f,t[8]=o*c,t[1]=o*u,t[5]=o*h,t[9]=-a,t[2]=f*a-p,t[6]=y+d*a,t[10]=o*l}else if(e.order==="ZXY"){let d=l*h,f=l*u,p=c*h,y=c*u;t[0]=d-y*a,t[4]=-o*u,t[8]=p+f*a,t[1]=f+p*a,t[5]=o*h,t[9]=y-d*a,t[2]=-o*c,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let d=o*h,f=o*u,p=a*h,y=a*u;t[0]=l*h,t[4]=p*c-f,t[8]=d*c+y,t[1]=l*u,t[5]=y*c+d,t[9]=f*c-p,t[2]=-c,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*h,t[4]=y-d*u,t[8]=p*u+f,t[1]=u,t[5]=o*h,t[9]=-a*h,t[2]=-c*h,t[6]=f*u+p,t[10]=d-y*u}else if(e.order==="XZY"){let d=o*l,f=o*c,p=a*l,y=a*c;t[0]=l*h,t[4]=-u,t[8]=c*h,t[1]=d*u+y,t[5]=o*h,t[9]=f*u-p,t[2]=p*u-f,t[6]=a*h,t[10]=y*u+d}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(G1,e,V1)}lookAt(e,t,n){let i=this.elements;return Fi.subVectors(e,t),Fi.lengthSq()===0&&(Fi.z=1),Fi.normalize(),zr.crossVectors(n,Fi),zr.lengthSq()===0&&(Math.abs(n.z)===1?Fi.x+=1e-4:Fi.z+=1e-4,Fi.normalize(),zr.crossVectors(n,Fi)),zr.normalize(),Dh.crossVectors(Fi,zr),i[0]=zr.x,i[4]=Dh.x,i[8]=Fi.x,i[1]=zr.y,i[5]=Dh.y,i[9]=Fi.y,i[2]=zr.z,i[6]=Dh.z,i[10]=Fi.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let n=e.elements,i=t.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],u=n[5],d=n[9],f=n[13],p=n[2],y=n[6],m=n[10],g=n[14],v=n[3],A=n[7],_=n[11],R=n[15],S=i[0],b=i[4],M=i[8],D=i[12],P=i[1],L=i[5],O=i[9],G=i[13],k=i[2],W=i[6],$=i[10],H=i[14],ae=i[3],Y=i[7],j=i[11],te=i[15];return r[0]=o*S+a*P+l*k+c*ae,r[4]=o*b+a*L+l*W+c*Y,r[8]=o*M+a*O+l*$+c*j,r[12]=o*D+a*G+l*H+c*te,r[1]=h*S+u*P+d*k+f*ae,r[5]=h*b+u*L+d*W+f*Y,r[9]=h*M+u*O+d*$+f*j,r[13]=h*D+u*G+d*H+f*te,r[2]=p*S+y*P+m*k+g*ae,r[6]=p*b+y*L+m*W+g*Y,r[10]=p*M+y*O+m*$+g*j,r[14]=p*D+y*G+m*H+g*te,r[3]=v*S+A*P+_*k+R*ae,r[7]=v*b+A*L+_*W+R*Y,r[11]=v*M+A*O+_*$+R*j,r[15]=v*D+A*G+_*H+R*te,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],n=e[4],i=e[8],r=e[12],o=e[1],a=e[5],l=e[9],c=e[13],h=e[2],u=e[6],d=e[10],f=e[14],p=e[3],y=e[7],m=e[11],g=e[15],v=l*f-c*d,A=a*f-c*u,_=a*d-l*u,R=o*f-c*h,S=o*d-l*h,b=o*u-a*h;return t*(y*v-m*A+g*_)-n*(p*v-m*R+g*S)+i*(p*A-y*R+g*b)-r*(p*_-y*S+m*b)}determinantAffine(){let e=this.elements,t=e[0],n=e[4],i=e[8],r=e[1],o=e[5],a=e[9],l=e[2],c=e[6],h=e[10];return t*(o*h-a*c)-n*(r*h-a*l)+i*(r*c-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,n){let i=this.elements;return e.isVector3?(i[12]=e.x,i[13]=e.y,i[14]=e.z):(i[12]=e,i[13]=t,i[14]=n),this}invert(){let e=this.elements,t=e[0],n=e[1],i=e[2],r=e[3],o=e[4],a=e[5],l=e[6],c=e[7],h=e[8],u=e[9],d=e[10],f=e[11],p=e[12],y=e[13],m=e[14],g=e[15],v=t*a-n*o,A=t*l-i*o,_=t*c-r*o,R=n*l-i*a,S=n*c-r*a,b=i*c-r*l,M=h*y-u*p,D=h*m-d*p,P=h*g-f*p,L=u*m-d*y,O=u*g-f*y,G=d*g-f*m,k=v*G-A*O+_*L+R*P-S*D+b*M;if(k===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/k;return e[0]=(a*G-l*O+c*L)*W,e[1]=(i*O-n*G-r*L)*W,e[2]=(y*b-m*S+g*R)*W,e[3]=(d*S-u*b-f*R)*W,e[4]=(l*P-o*G-c*D)*W,e[5]=(t*G-i*P+r*D)*W,e[6]=(m*_-p*b-g*A)*W,e[7]=(h*b-d*_+f*A)*W,e[8]=(o*O-a*P+c*M)*W,e[9]=(n*P-t*O-r*M)*W,e[10]=(p*S-y*_+g*v)*W,e[11]=(u*_-h*S-f*v)*W,e[12]=(a*D-o*L-l*M)*W,e[13]=(t*L-n*D+i*M)*W,e[14]=(y*A-p*R-m*v)*W,e[15]=(h*R-u*A+d*v)*W,this}scale(e){let t=this.elements,n=e.x,i=e.y,r=e.z;return t[0]*=n,t[4]*=i,t[8]*=r,t[1]*=n,t[5]*=i,t[9]*=r,t[2]*=n,t[6]*=i,t[10]*=r,t[3]*=n,t[7]*=i,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],n=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],i=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,n,i))}makeTranslation(e,t,n){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,n,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),n=Math.sin(e);return this.set(1,0,0,0,0,t,-n,0,0,n,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,0,n,0,0,1,0,0,-n,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),n=Math.sin(e);return this.set(t,-n,0,0,n,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let n=Math.cos(t),i=Math.sin(t),r=1-n,o=e.x,a=e.y,l=e.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-i*l,c*l+i*a,0,c*a+i*l,h*a+n,h*l-i*o,0,c*l-i*a,h*l+i*o,r*l*l+n,0,0,0,0,1),this}makeScale(e,t,n){return this.set(e,0,0,0,0,t,0,0,0,0,n,0,0,0,0,1),this}makeShear(e,t,n,i,r,o){return this.set(1,n,r,0,e,1,o,0,t,i,1,0,0,0,0,1),this}compose(e,t,n){let i=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,c=r+r,h=o+o,u=a+a,d=r*c,f=r*h,p=r*u,y=o*h,m=o*u,g=a*u,v=l*c,A=l*h,_=l*u,R=n.x,S=n.y,b=n.z;return i[0]=(1-(y+g))*R,i[1]=(f+_)*R,i[2]=(p-A)*R,i[3]=0,i[4]=(f-_)*S,i[5]=(1-(d+g))*S,i[6]=(m+v)*S,i[7]=0,i[8]=(p+A)*b,i[9]=(m-v)*b,i[10]=(1-(d+y))*b,i[11]=0,i[12]=e.x,i[13]=e.y,i[14]=e.z,i[15]=1,this}decompose(e,t,n){let i=this.elements;e.x=i[12],e.y=i[13],e.z=i[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),t.identity(),this;let o=ba.set(i[0],i[1],i[2]).length(),a=ba.set(i[4],i[5],i[6]).length(),l=ba.set(i[8],i[9],i[10]).length();r<0&&(o=-o),cs.copy(this);let c=1/o,h=1/a,u=1/l;return cs.elements[0]*=c,cs.elements[1]*=c,cs.elements[2]*=c,cs.elements[4]*=h,cs.elements[5]*=h,cs.elements[6]*=h,cs.elements[8]*=u,cs.elements[9]*=u,cs.elements[10]*=u,t.setFromRotationMatrix(cs),n.x=o,n.y=a,n.z=l,this}makePerspective(e,t,n,i,r,o,a=Yi,l=!1){let c=this.elements,h=2*r/(t-e),u=2*r/(n-i),d=(t+e)/(t-e),f=(n+i)/(n-i),p,y;if(l)p=r/(o-r),y=o*r/(o-r);else if(a===Yi)p=-(o+r)/(o-r),y=-2*o*r/(o-r);else if(a===Da)p=-o/(o-r),y=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=d,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(e,t,n,i,r,o,a=Yi,l=!1){let c=this.elements,h=2/(t-e),u=2/(n-i),d=-(t+e)/(t-e),f=-(n+i)/(n-i),p,y;if(l)p=1/(o-r),y=o/(o-r);else if(a===Yi)p=-2/(o-r),y=-(o+r)/(o-r);else if(a===Da)p=-1/(o-r),y=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=d,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=p,c[14]=y,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(e){let t=this.elements,n=e.elements;for(let i=0;i<16;i++)if(t[i]!==n[i])return!1;return!0}fromArray(e,t=0){for(let n=0;n<16;n++)this.elements[n]=e[n+t];return this}toArray(e=[],t=0){let n=this.elements;return e[t]=n[0],e[t+1]=n[1],e[t+2]=n[2],e[t+3]=n[3],e[t+4]=n[4],e[t+5]=n[5],e[t+6]=n[6],e[t+7]=n[7],e[t+8]=n[8],e[t+9]=n[9],e[t+10]=n[10],e[t+11]=n[11],e[t+12]=n[12],e[t+13]=n[13],e[t+14]=n[14],e[t+15]=n[15],e}},ba=new C,cs=new qe,G1=new C(0,0,0),V1=new C(1,1,1),zr=new C,Dh=new C,Fi=new C,Yy=new qe,Zy=new ze,Bs=class s{constructor(e=0,t=0,n=0,i=s.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=n,this._order=i}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,n,i=this._order){return this._x=e,this._y=t,this._z=n,this._order=i,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,n=!0){let i=e.elements,r=i[0],o=i[4],a=i[8],l=i[1],c=i[5],h=i[9],u=i[2],d=i[6],f=i[10];switch(t){case"XYZ":this._y=Math.asin(_t(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(d,c),this._z=0);break;case"YXZ":this._x=Math.asin(-_t(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(_t(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-_t(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(d,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(_t(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-_t(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(d,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:et("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,n===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,n){return Yy.makeRotationFromQuaternion(e),this.setFromRotationMatrix(Yy,t,n)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Zy.setFromEuler(this),this.setFromQuaternion(Zy,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Bs.DEFAULT_ORDER="XYZ";var Ba=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},H1=0,Ky=new C,xa=new ze,or=new qe,Nh=new C,Wl=new C,W1=new C,X1=new ze,Jy=new C(1,0,0),jy=new C(0,1,0),Qy=new C(0,0,1),ev={type:"added"},q1={type:"removed"},_a={type:"childadded",child:null},tm={type:"childremoved",child:null},Qn=class s extends Os{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:H1++}),this.uuid=$a(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=s.DEFAULT_UP.clone();let e=new C,t=new Bs,n=new ze,i=new C(1,1,1);function r(){n.setFromEuler(t,!1)}function o(){t.setFromQuaternion(n,void 0,!1)}t._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:i},modelViewMatrix:{value:new qe},normalMatrix:{value:new at}}),this.matrix=new qe,this.matrixWorld=new qe,this.matrixAutoUpdate=s.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=s.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Ba,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return xa.setFromAxisAngle(e,t),this.quaternion.multiply(xa),this}rotateOnWorldAxis(e,t){return xa.setFromAxisAngle(e,t),this.quaternion.premultiply(xa),this}rotateX(e){return this.rotateOnAxis(Jy,e)}rotateY(e){return this.rotateOnAxis(jy,e)}rotateZ(e){return this.rotateOnAxis(Qy,e)}translateOnAxis(e,t){return Ky.copy(e).applyQuaternion(this.quaternion),this.position.add(Ky.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Jy,e)}translateY(e){return this.translateOnAxis(jy,e)}translateZ(e){return this.translateOnAxis(Qy,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(or.copy(this.matrixWorld).invert())}lookAt(e,t,n){e.isVector3?Nh.copy(e):Nh.set(e,t,n);let i=this.parent;this.updateWorldMatrix(!0,!1),Wl.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?or.lookAt(Wl,Nh,this.up):or.lookAt(Nh,Wl,this.up),this.quaternion.setFromRotationMatrix(or),i&&(or.extractRotation(i.matrixWorld),xa.setFromRotationMatrix(or),this.quaternion.premultiply(xa.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(rt("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(ev),_a.child=e,this.dispatchEvent(_a),_a.child=null):rt("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(q1),tm.child=e,this.dispatchEvent(tm),tm.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),or.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),or.multiply(e.parent.matrixWorld)),e.applyMatrix4(or),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(ev),_a.child=e,this.dispatchEvent(_a),_a.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let n=0,i=this.children.length;n<i;n++){let o=this.children[n].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,n=[]){this[e]===t&&n.push(this);let i=this.children;for(let r=0,o=i.length;r<o;r++)i[r].getObjectsByProperty(e,t,n);return n}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Wl,e,W1),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Wl,X1,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,n=e.y,i=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*n-r[8]*i,r[13]+=n-r[1]*t-r[5]*n-r[9]*i,r[14]+=i-r[2]*t-r[6]*n-r[10]*i}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let n=0,i=t.length;n<i;n++)t[n].updateMatrixWorld(e)}updateWorldMatrix(e,t,n=!1){let i=this.parent;if(e===!0&&i!==null&&i.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(e){let t=e===void 0||typeof e=="string",n={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let i={};i.uuid=this.uuid,i.type=this.type,i.name=this.name,i.castShadow=this.castShadow,i.receiveShadow=this.receiveShadow,i.visible=this.visible,i.frustumCulled=this.frustumCulled,i.renderOrder=this.renderOrder,i.static=this.static,i.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(i.userData=this.userData),i.layers=this.layers.mask,i.matrix=this.matrix.toArray(),i.up=this.up.toArray(),this.pivot!==null&&(i.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(i.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(i.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(i.type="InstancedMesh",i.count=this.count,i.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(i.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(i.type="BatchedMesh",i.perObjectFrustumCulled=this.perObjectFrustumCulled,i.sortObjects=this.sortObjects,i.drawRanges=this._drawRanges,i.reservedRanges=this._reservedRanges,i.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),i.instanceInfo=this._instanceInfo.map(a=>({...a})),i.availableInstanceIds=this._availableInstanceIds.slice(),i.availableGeometryIds=this._availableGeometryIds.slice(),i.nextIndexStart=this._nextIndexStart,i.nextVertexStart=this._nextVertexStart,i.geometryCount=this._geometryCount,i.maxInstanceCount=this._maxInstanceCount,i.maxVertexCount=this._maxVertexCount,i.maxIndexCount=this._maxIndexCount,i.geometryInitialized=this._geometryInitialized,i.matricesTexture=this._matricesTexture.toJSON(e),i.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(i.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(i.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(i.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?i.background=this.background.toJSON():this.background.isTexture&&(i.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(i.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){i.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let u=l[c];r(e.shapes,u)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(i.bindMode=this.bindMode,i.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),i.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(e.materials,this.material[l]));i.material=a}else i.material=r(e.materials,this.material);if(this.children.length>0){i.children=[];for(let a=0;a<this.children.length;a++)i.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){i.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];i.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),c=o(e.textures),h=o(e.images),u=o(e.shapes),d=o(e.skeletons),f=o(e.animations),p=o(e.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),u.length>0&&(n.shapes=u),d.length>0&&(n.skeletons=d),f.length>0&&(n.animations=f),p.length>0&&(n.nodes=p)}return n.object=i,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let n=0;n<e.children.length;n++){let i=e.children[n];this.add(i.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Qn.DEFAULT_UP=new C(0,1,0);Qn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Qn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var At=class extends Qn{constructor(){super(),this.isGroup=!0,this.type="Group"}},$1={type:"move"},za=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new At,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new At,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new C,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new C),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new At,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new C,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new C,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let n of e.hand.values())this._getHandJoint(t,n)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,n){let i=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(c&&e.hand){o=!0;for(let y of e.hand.values()){let m=t.getJointPose(y,n),g=this._getHandJoint(c,y);m!==null&&(g.matrix.fromArray(m.transform.matrix),g.matrix.decompose(g.position,g.quaternion,g.scale),g.matrixWorldNeedsUpdate=!0,g.jointRadius=m.radius),g.visible=m!==null}let h=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],d=h.position.distanceTo(u.position),f=.02,p=.005;c.inputState.pinching&&d>f+p?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!c.inputState.pinching&&d<=f-p&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(i=t.getPose(e.targetRaySpace,n),i===null&&r!==null&&(i=r),i!==null&&(a.matrix.fromArray(i.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,i.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(i.linearVelocity)):a.hasLinearVelocity=!1,i.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(i.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent($1)))}return a!==null&&(a.visible=i!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let n=new At;n.matrixAutoUpdate=!1,n.visible=!1,e.joints[t.jointName]=n,e.add(n)}return e.joints[t.jointName]}},ob={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Gr={h:0,s:0,l:0},Uh={h:0,s:0,l:0};function nm(s,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?s+(e-s)*6*t:t<1/2?e:t<2/3?s+(e-s)*6*(2/3-t):s}var le=class{constructor(e,t,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,n)}set(e,t,n){if(t===void 0&&n===void 0){let i=e;i&&i.isColor?this.copy(i):typeof i=="number"?this.setHex(i):typeof i=="string"&&this.setStyle(i)}else this.setRGB(e,t,n);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=mi){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,St.colorSpaceToWorking(this,t),this}setRGB(e,t,n,i=St.workingColorSpace){return this.r=e,this.g=t,this.b=n,St.colorSpaceToWorking(this,i),this}setHSL(e,t,n,i=St.workingColorSpace){if(e=Zm(e,1),t=_t(t,0,1),n=_t(n,0,1),t===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+t):n+t-n*t,o=2*n-r;this.r=nm(o,r,e+1/3),this.g=nm(o,r,e),this.b=nm(o,r,e-1/3)}return St.colorSpaceToWorking(this,i),this}setStyle(e,t=mi){function n(r){r!==void 0&&parseFloat(r)<1&&et("Color: Alpha component of "+e+" will be ignored.")}let i;if(i=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=i[1],a=i[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:et("Color: Unknown color model "+e)}}else if(i=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=i[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);et("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=mi){let n=ob[e.toLowerCase()];return n!==void 0?this.setHex(n,t):et("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=ur(e.r),this.g=ur(e.g),this.b=ur(e.b),this}copyLinearToSRGB(e){return this.r=La(e.r),this.g=La(e.g),this.b=La(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=mi){return St.workingToColorSpace(ri.copy(this),e),Math.round(_t(ri.r*255,0,255))*65536+Math.round(_t(ri.g*255,0,255))*256+Math.round(_t(ri.b*255,0,255))}getHexString(e=mi){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=St.workingColorSpace){St.workingToColorSpace(ri.copy(this),t);let n=ri.r,i=ri.g,r=ri.b,o=Math.max(n,i,r),a=Math.min(n,i,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=h<=.5?u/(o+a):u/(2-o-a),o){case n:l=(i-r)/u+(i<r?6:0);break;case i:l=(r-n)/u+2;break;case r:l=(n-i)/u+4;break}l/=6}return e.h=l,e.s=c,e.l=h,e}getRGB(e,t=St.workingColorSpace){return St.workingToColorSpace(ri.copy(this),t),e.r=ri.r,e.g=ri.g,e.b=ri.b,e}getStyle(e=mi){St.workingToColorSpace(ri.copy(this),e);let t=ri.r,n=ri.g,i=ri.b;return e!==mi?`color(${e} ${t.toFixed(3)} ${n.toFixed(3)} ${i.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(n*255)},${Math.round(i*255)})`}offsetHSL(e,t,n){return this.getHSL(Gr),this.setHSL(Gr.h+e,Gr.s+t,Gr.l+n)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,n){return this.r=e.r+(t.r-e.r)*n,this.g=e.g+(t.g-e.g)*n,this.b=e.b+(t.b-e.b)*n,this}lerpHSL(e,t){this.getHSL(Gr),e.getHSL(Uh);let n=jl(Gr.h,Uh.h,t),i=jl(Gr.s,Uh.s,t),r=jl(Gr.l,Uh.l,t);return this.setHSL(n,i,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,n=this.g,i=this.b,r=e.elements;return this.r=r[0]*t+r[3]*n+r[6]*i,this.g=r[1]*t+r[4]*n+r[7]*i,this.b=r[2]*t+r[5]*n+r[8]*i,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},ri=new le;le.NAMES=ob;var sc=class s{constructor(e,t=1,n=1e3){this.isFog=!0,this.name="",this.color=new le(e),this.near=t,this.far=n}clone(){return new s(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},So=class extends Qn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Bs,this.environmentIntensity=1,this.environmentRotation=new Bs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},hs=new C,ar=new C,im=new C,lr=new C,wa=new C,Ma=new C,tv=new C,sm=new C,rm=new C,om=new C,am=new cn,lm=new cn,cm=new cn,Xr=class s{constructor(e=new C,t=new C,n=new C){this.a=e,this.b=t,this.c=n}static getNormal(e,t,n,i){i.subVectors(n,t),hs.subVectors(e,t),i.cross(hs);let r=i.lengthSq();return r>0?i.multiplyScalar(1/Math.sqrt(r)):i.set(0,0,0)}static getBarycoord(e,t,n,i,r){hs.subVectors(i,t),ar.subVectors(n,t),im.subVectors(e,t);let o=hs.dot(hs),a=hs.dot(ar),l=hs.dot(im),c=ar.dot(ar),h=ar.dot(im),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let d=1/u,f=(c*l-a*h)*d,p=(o*h-a*l)*d;return r.set(1-f-p,p,f)}static containsPoint(e,t,n,i){return this.getBarycoord(e,t,n,i,lr)===null?!1:lr.x>=0&&lr.y>=0&&lr.x+lr.y<=1}static getInterpolation(e,t,n,i,r,o,a,l){return this.getBarycoord(e,t,n,i,lr)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,lr.x),l.addScaledVector(o,lr.y),l.addScaledVector(a,lr.z),l)}static getInterpolatedAttribute(e,t,n,i,r,o){return am.setScalar(0),lm.setScalar(0),cm.setScalar(0),am.fromBufferAttribute(e,t),lm.fromBufferAttribute(e,n),cm.fromBufferAttribute(e,i),o.setScalar(0),o.addScaledVector(am,r.x),o.addScaledVector(lm,r.y),o.addScaledVector(cm,r.z),o}static isFrontFacing(e,t,n,i){return hs.subVectors(n,t),ar.subVectors(e,t),hs.cross(ar).dot(i)<0}set(e,t,n){return this.a.copy(e),this.b.copy(t),this.c.copy(n),this}setFromPointsAndIndices(e,t,n,i){return this.a.copy(e[t]),this.b.copy(e[n]),this.c.copy(e[i]),this}setFromAttributeAndIndices(e,t,n,i){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,n),this.c.fromBufferAttribute(e,i),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return hs.subVectors(this.c,this.b),ar.subVectors(this.a,this.b),hs.cross(ar).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return s.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return s.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,n,i,r){return s.getInterpolation(e,this.a,this.b,this.c,t,n,i,r)}containsPoint(e){return s.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return s.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let n=this.a,i=this.b,r=this.c,o,a;wa.subVectors(i,n),Ma.subVectors(r,n),sm.subVectors(e,n);let l=wa.dot(sm),c=Ma.dot(sm);if(l<=0&&c<=0)return t.copy(n);rm.subVectors(e,i);let h=wa.dot(rm),u=Ma.dot(rm);if(h>=0&&u<=h)return t.copy(i);let d=l*u-h*c;if(d<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),t.copy(n).addScaledVector(wa,o);om.subVectors(e,r);let f=wa.dot(om),p=Ma.dot(om);if(p>=0&&f<=p)return t.copy(r);let y=f*c-l*p;if(y<=0&&c>=0&&p<=0)return a=c/(c-p),t.copy(n).addScaledVector(Ma,a);let m=h*p-f*u;if(m<=0&&u-h>=0&&f-p>=0)return tv.subVectors(r,i),a=(u-h)/(u-h+(f-p)),t.copy(i).addScaledVector(tv,a);let g=1/(m+y+d);return o=y*g,a=d*g,t.copy(n).addScaledVector(wa,o).addScaledVector(Ma,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},hn=class{constructor(e=new C(1/0,1/0,1/0),t=new C(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t+=3)this.expandByPoint(us.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,n=e.count;t<n;t++)this.expandByPoint(us.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,n=e.length;t<n;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let n=us.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(n),this.max.copy(e).add(n),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let n=e.geometry;if(n!==void 0){let r=n.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,us):us.fromBufferAttribute(r,o),us.applyMatrix4(e.matrixWorld),this.expandByPoint(us);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Oh.copy(e.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Oh.copy(n.boundingBox)),Oh.applyMatrix4(e.matrixWorld),this.union(Oh)}let i=e.children;for(let r=0,o=i.length;r<o;r++)this.expandByObject(i[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,us),us.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,n;return e.normal.x>0?(t=e.normal.x*this.min.x,n=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,n=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,n+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,n+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,n+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,n+=e.normal.z*this.min.z),t<=-e.constant&&n>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Xl),Bh.subVectors(this.max,Xl),Sa.subVectors(e.a,Xl),Aa.subVectors(e.b,Xl),Ta.subVectors(e.c,Xl),Vr.subVectors(Aa,Sa),Hr.subVectors(Ta,Aa),bo.subVectors(Sa,Ta);let t=[0,-Vr.z,Vr.y,0,-Hr.z,Hr.y,0,-bo.z,bo.y,Vr.z,0,-Vr.x,Hr.z,0,-Hr.x,bo.z,0,-bo.x,-Vr.y,Vr.x,0,-Hr.y,Hr.x,0,-bo.y,bo.x,0];return!hm(t,Sa,Aa,Ta,Bh)||(t=[1,0,0,0,1,0,0,0,1],!hm(t,Sa,Aa,Ta,Bh))?!1:(zh.crossVectors(Vr,Hr),t=[zh.x,zh.y,zh.z],hm(t,Sa,Aa,Ta,Bh))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,us).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(us).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(cr[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),cr[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),cr[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),cr[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),cr[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),cr[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),cr[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),cr[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(cr),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},cr=[new C,new C,new C,new C,new C,new C,new C,new C],us=new C,Oh=new hn,Sa=new C,Aa=new C,Ta=new C,Vr=new C,Hr=new C,bo=new C,Xl=new C,Bh=new C,zh=new C,xo=new C;function hm(s,e,t,n,i){for(let r=0,o=s.length-3;r<=o;r+=3){xo.fromArray(s,r);let a=i.x*Math.abs(xo.x)+i.y*Math.abs(xo.y)+i.z*Math.abs(xo.z),l=e.dot(xo),c=t.dot(xo),h=n.dot(xo);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var En=new C,Gh=new je,Y1=0,Fe=class extends Os{constructor(e,t,n=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Y1++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=n,this.usage=Qv,this.updateRanges=[],this.gpuType=Si,this.version=0,this._normalizationScale=e!==void 0?Jm(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,n){e*=this.itemSize,n*=t.itemSize;for(let i=0,r=this.itemSize;i<r;i++)this.array[e+i]=t.array[n+i];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,n=this.count;t<n;t++)Gh.fromBufferAttribute(this,t),Gh.applyMatrix3(e),this.setXY(t,Gh.x,Gh.y);else if(this.itemSize===3)for(let t=0,n=this.count;t<n;t++)En.fromBufferAttribute(this,t),En.applyMatrix3(e),this.setXYZ(t,En.x,En.y,En.z);return this}applyMatrix4(e){for(let t=0,n=this.count;t<n;t++)En.fromBufferAttribute(this,t),En.applyMatrix4(e),this.setXYZ(t,En.x,En.y,En.z);return this}applyNormalMatrix(e){for(let t=0,n=this.count;t<n;t++)En.fromBufferAttribute(this,t),En.applyNormalMatrix(e),this.setXYZ(t,En.x,En.y,En.z);return this}transformDirection(e){for(let t=0,n=this.count;t<n;t++)En.fromBufferAttribute(this,t),En.transformDirection(e),this.setXYZ(t,En.x,En.y,En.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let n=this.array[e*this.itemSize+t];return this.normalized&&(n=this._denormalize(n)),n}setComponent(e,t,n){return this.normalized&&(n=this._normalize(n)),this.array[e*this.itemSize+t]=n,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,n){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n)),this.array[e+0]=t,this.array[e+1]=n,this}setXYZ(e,t,n,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=i,this}setXYZW(e,t,n,i,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),n=this._normalize(n),i=this._normalize(i),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=n,this.array[e+2]=i,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):sb(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):rb(e,this.array)}};var rc=class extends Fe{constructor(e,t,n){super(new Uint16Array(e),t,n)}};var oc=class extends Fe{constructor(e,t,n){super(new Uint32Array(e),t,n)}};var Ot=class extends Fe{constructor(e,t,n){super(new Float32Array(e),t,n)}},Z1=new hn,ql=new C,um=new C,fs=class{constructor(e=new C,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let n=this.center;t!==void 0?n.copy(t):Z1.setFromPoints(e).getCenter(n);let i=0;for(let r=0,o=e.length;r<o;r++)i=Math.max(i,n.distanceToSquared(e[r]));return this.radius=Math.sqrt(i),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let n=this.center.distanceToSquared(e);return t.copy(e),n>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;ql.subVectors(e,this.center);let t=ql.lengthSq();if(t>this.radius*this.radius){let n=Math.sqrt(t),i=(n-this.radius)*.5;this.center.addScaledVector(ql,i/n),this.radius+=i}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(um.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(ql.copy(e.center).add(um)),this.expandByPoint(ql.copy(e.center).sub(um))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},K1=0,$i=new qe,dm=new Qn,Ea=new C,ki=new hn,$l=new hn,$n=new C,$e=class s extends Os{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:K1++}),this.uuid=$a(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(_1(e)?oc:rc)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,n=0){this.groups.push({start:e,count:t,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new at().getNormalMatrix(e);n.applyNormalMatrix(r),n.needsUpdate=!0}let i=this.attributes.tangent;return i!==void 0&&(i.transformDirection(e),i.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return $i.makeRotationFromQuaternion(e),this.applyMatrix4($i),this}rotateX(e){return $i.makeRotationX(e),this.applyMatrix4($i),this}rotateY(e){return $i.makeRotationY(e),this.applyMatrix4($i),this}rotateZ(e){return $i.makeRotationZ(e),this.applyMatrix4($i),this}translate(e,t,n){return $i.makeTranslation(e,t,n),this.applyMatrix4($i),this}scale(e,t,n){return $i.makeScale(e,t,n),this.applyMatrix4($i),this}lookAt(e){return dm.lookAt(e),dm.updateMatrix(),this.applyMatrix4(dm.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Ea).negate(),this.translate(Ea.x,Ea.y,Ea.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let n=[];for(let i=0,r=e.length;i<r;i++){let o=e[i];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Ot(n,3))}else{let n=Math.min(e.length,t.count);for(let i=0;i<n;i++){let r=e[i];t.setXYZ(i,r.x,r.y,r.z||0)}e.length>t.count&&et("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new hn);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new C(-1/0,-1/0,-1/0),new C(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let n=0,i=t.length;n<i;n++){let r=t[n];ki.setFromBufferAttribute(r),this.morphTargetsRelative?($n.addVectors(this.boundingBox.min,ki.min),this.boundingBox.expandByPoint($n),$n.addVectors(this.boundingBox.max,ki.max),this.boundingBox.expandByPoint($n)):(this.boundingBox.expandByPoint(ki.min),this.boundingBox.expandByPoint(ki.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&rt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new fs);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){rt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new C,1/0);return}if(e){let n=this.boundingSphere.center;if(ki.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];$l.setFromBufferAttribute(a),this.morphTargetsRelative?($n.addVectors(ki.min,$l.min),ki.expandByPoint($n),$n.addVectors(ki.max,$l.max),ki.expandByPoint($n)):(ki.expandByPoint($l.min),ki.expandByPoint($l.max))}ki.getCenter(n);let i=0;for(let r=0,o=e.count;r<o;r++)$n.fromBufferAttribute(e,r),i=Math.max(i,n.distanceToSquared($n));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)$n.fromBufferAttribute(a,c),l&&(Ea.fromBufferAttribute(e,c),$n.add(Ea)),i=Math.max(i,n.distanceToSquared($n))}this.boundingSphere.radius=Math.sqrt(i),isNaN(this.boundingSphere.radius)&&rt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){rt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=t.position,i=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Fe(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let D=0;D<n.count;D++)a[D]=new C,l[D]=new C;let h=new C,u=new C,d=new C,f=new je,p=new je,y=new je,m=new C,g=new C;function v(D,P,L){c[D]=c[P]=c[L]=1,h.fromBufferAttribute(n,D),u.fromBufferAttribute(n,P),d.fromBufferAttribute(n,L),f.fromBufferAttribute(r,D),p.fromBufferAttribute(r,P),y.fromBufferAttribute(r,L),u.sub(h),d.sub(h),p.sub(f),y.sub(f);let O=1/(p.x*y.y-y.x*p.y);isFinite(O)&&(m.copy(u).multiplyScalar(y.y).addScaledVector(d,-p.y).multiplyScalar(O),g.copy(d).multiplyScalar(p.x).addScaledVector(u,-y.x).multiplyScalar(O),a[D].add(m),a[P].add(m),a[L].add(m),l[D].add(g),l[P].add(g),l[L].add(g))}let A=this.groups;A.length===0&&(A=[{start:0,count:e.count}]);for(let D=0,P=A.length;D<P;++D){let L=A[D],O=L.start,G=L.count;for(let k=O,W=O+G;k<W;k+=3)v(e.getX(k+0),e.getX(k+1),e.getX(k+2))}let _=new C,R=new C,S=new C,b=new C;function M(D){S.fromBufferAttribute(i,D),b.copy(S);let P=a[D];_.copy(P),_.sub(S.multiplyScalar(S.dot(P))).normalize(),R.crossVectors(b,P);let O=R.dot(l[D])<0?-1:1;o.setXYZW(D,_.x,_.y,_.z,O)}for(let D=0,P=n.count;D<P;++D)c[D]&&M(D);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==t.count)n=new Fe(new Float32Array(t.count*3),3),this.setAttribute("normal",n);else for(let d=0,f=n.count;d<f;d++)n.setXYZ(d,0,0,0);let i=new C,r=new C,o=new C,a=new C,l=new C,c=new C,h=new C,u=new C;if(e)for(let d=0,f=e.count;d<f;d+=3){let p=e.getX(d+0),y=e.getX(d+1),m=e.getX(d+2);i.fromBufferAttribute(t,p),r.fromBufferAttribute(t,y),o.fromBufferAttribute(t,m),h.subVectors(o,r),u.subVectors(i,r),h.cross(u),a.fromBufferAttribute(n,p),l.fromBufferAttribute(n,y),c.fromBufferAttribute(n,m),a.add(h),l.add(h),c.add(h),n.setXYZ(p,a.x,a.y,a.z),n.setXYZ(y,l.x,l.y,l.z),n.setXYZ(m,c.x,c.y,c.z)}else for(let d=0,f=t.count;d<f;d+=3)i.fromBufferAttribute(t,d+0),r.fromBufferAttribute(t,d+1),o.fromBufferAttribute(t,d+2),h.subVectors(o,r),u.subVectors(i,r),h.cross(u),n.setXYZ(d+0,h.x,h.y,h.z),n.setXYZ(d+1,h.x,h.y,h.z),n.setXYZ(d+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,n=e.count;t<n;t++)$n.fromBufferAttribute(e,t),$n.normalize(),e.setXYZ(t,$n.x,$n.y,$n.z)}toNonIndexed(){function e(a,l){let c=a.array,h=a.itemSize,u=a.normalized,d=new c.constructor(l.length*h),f=0,p=0;for(let y=0,m=l.length;y<m;y++){a.isInterleavedBufferAttribute?f=l[y]*a.data.stride+a.offset:f=l[y]*h;for(let g=0;g<h;g++)d[p++]=c[f++]}return new Fe(d,h,u)}if(this.index===null)return et("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new s,n=this.index.array,i=this.attributes;for(let a in i){let l=i[a],c=e(l,n);t.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,u=c.length;h<u;h++){let d=c[h],f=e(d,n);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];t.addGroup(c.start,c.count,c.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(e[c]=l[c]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let n=this.attributes;for(let l in n){let c=n[l];e.data.attributes[l]=c.toJSON(e.data)}let i={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let u=0,d=c.length;u<d;u++){let f=c[u];h.push(f.toJSON(e.data))}h.length>0&&(i[l]=h,r=!0)}r&&(e.data.morphAttributes=i,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let n=e.index;n!==null&&this.setIndex(n.clone());let i=e.attributes;for(let c in i){let h=i[c];this.setAttribute(c,h.clone(t))}let r=e.morphAttributes;for(let c in r){let h=[],u=r[c];for(let d=0,f=u.length;d<f;d++)h.push(u[d].clone(t));this.morphAttributes[c]=h}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let c=0,h=o.length;c<h;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var fm=new C,J1=new C,j1=new at,ds=class{constructor(e=new C(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,n,i){return this.normal.set(e,t,n),this.constant=i,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,n){let i=fm.subVectors(n,t).cross(J1.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(i,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,n=!0){let i=e.delta(fm),r=this.normal.dot(i);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(i,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),n=this.distanceToPoint(e.end);return t<0&&n>0||n<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let n=t||j1.getNormalMatrix(e),i=this.coplanarPoint(fm).applyMatrix4(e),r=this.normal.applyMatrix3(n).normalize();return this.constant=-i.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},Q1=0,ps=class extends Os{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:Q1++}),this.uuid=$a(),this.name="",this.type="Material",this.blending=Wa,this.side=Kr,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Rm,this.blendDst=Pm,this.blendEquation=Po,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new le(0,0,0),this.blendAlpha=0,this.depthFunc=Fa,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=$v,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ru,this.stencilZFail=ru,this.stencilZPass=ru,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let n=e[t];if(n===void 0){et(`Material: parameter '${t}' has value of undefined.`);continue}let i=this[t];if(i===void 0){et(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}i&&i.isColor?i.set(n):i&&i.isVector2&&n&&n.isVector2||i&&i.isEuler&&n&&n.isEuler||i&&i.isVector3&&n&&n.isVector3?i.copy(n):this[t]=n}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(e).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(e).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(e).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(e).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(e).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function i(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=i(e.textures),o=i(e.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new le().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(n=>new ds().fromJSON(n))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let n=e.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new je().fromArray(n)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new je().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,n=null;if(t!==null){let i=t.length;n=new Array(i);for(let r=0;r!==i;++r)n[r]=t[r].clone()}return this.clippingPlanes=n,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var hr=new C,pm=new C,Vh=new C,Hh=new C,zs=class{constructor(e=new C,t=new C(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,hr)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let n=t.dot(this.direction);return n<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=hr.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(hr.copy(this.origin).addScaledVector(this.direction,t),hr.distanceToSquared(e))}distanceSqToSegment(e,t,n,i){pm.copy(e).add(t).multiplyScalar(.5),Vh.copy(t).sub(e).normalize(),Hh.copy(this.origin).sub(pm);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Vh),a=Hh.dot(this.direction),l=-Hh.dot(Vh),c=Hh.lengthSq(),h=Math.abs(1-o*o),u,d,f,p;if(h>0)if(u=o*l-a,d=o*a-l,p=r*h,u>=0)if(d>=-p)if(d<=p){let y=1/h;u*=y,d*=y,f=u*(u+o*d+2*a)+d*(o*u+d+2*l)+c}else d=r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d=-r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;else d<=-p?(u=Math.max(0,-(-o*r+a)),d=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c):d<=p?(u=0,d=Math.min(Math.max(-r,-l),r),f=d*(d+2*l)+c):(u=Math.max(0,-(o*r+a)),d=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+d*(d+2*l)+c);else d=o>0?-r:r,u=Math.max(0,-(o*d+a)),f=-u*u+d*(d+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),i&&i.copy(pm).addScaledVector(Vh,d),f}intersectSphere(e,t){if(e.radius<0)return null;hr.subVectors(e.center,this.origin);let n=hr.dot(this.direction),i=hr.dot(hr)-n*n,r=e.radius*e.radius;if(i>r)return null;let o=Math.sqrt(r-i),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(e.normal)+e.constant)/t;return n>=0?n:null}intersectPlane(e,t){let n=this.distanceToPlane(e);return n===null?null:this.at(n,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let n,i,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,u=1/this.direction.z,d=this.origin;return c>=0?(n=(e.min.x-d.x)*c,i=(e.max.x-d.x)*c):(n=(e.max.x-d.x)*c,i=(e.min.x-d.x)*c),h>=0?(r=(e.min.y-d.y)*h,o=(e.max.y-d.y)*h):(r=(e.max.y-d.y)*h,o=(e.min.y-d.y)*h),n>o||r>i||((r>n||isNaN(n))&&(n=r),(o<i||isNaN(i))&&(i=o),u>=0?(a=(e.min.z-d.z)*u,l=(e.max.z-d.z)*u):(a=(e.max.z-d.z)*u,l=(e.min.z-d.z)*u),n>l||a>i)||((a>n||n!==n)&&(n=a),(l<i||i!==i)&&(i=l),i<0)?null:this.at(n>=0?n:i,t)}intersectsBox(e){return this.intersectBox(e,hr)!==null}intersectTriangle(e,t,n,i,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,u=e.x-o.x,d=e.y-o.y,f=e.z-o.z,p=t.x-o.x,y=t.y-o.y,m=t.z-o.z,g=n.x-o.x,v=n.y-o.y,A=n.z-o.z,_=Math.abs(l),R=Math.abs(c),S=Math.abs(h),b,M,D,P,L,O,G,k,W,$,H,ae;if(_>=R&&_>=S?(D=l,O=u,W=p,ae=g,l>=0?(b=c,M=h,P=d,L=f,G=y,k=m,$=v,H=A):(b=h,M=c,P=f,L=d,G=m,k=y,$=A,H=v)):R>=S?(D=c,O=d,W=y,ae=v,c>=0?(b=h,M=l,P=f,L=u,G=m,k=p,$=A,H=g):(b=l,M=h,P=u,L=f,G=p,k=m,$=g,H=A)):(D=h,O=f,W=m,ae=A,h>=0?(b=l,M=c,P=u,L=d,G=p,k=y,$=g,H=v):(b=c,M=l,P=d,L=u,G=y,k=p,$=v,H=g)),D===0)return null;let Y=b/D,j=M/D,te=1/D,de=P-Y*O,he=L-j*O,Q=G-Y*W,pe=k-j*W,me=$-Y*ae,Ce=H-j*ae,Me=me*pe-Ce*Q,Ke=de*Ce-he*me,ht=Q*he-pe*de;if(i){if(Me<0||Ke<0||ht<0)return null}else if((Me<0||Ke<0||ht<0)&&(Me>0||Ke>0||ht>0))return null;let Ye=Me+Ke+ht;if(Ye===0)return null;let vt=te*(Me*O+Ke*W+ht*ae);return(Ye>0?vt<0:vt>0)?null:this.at(vt/Ye,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},_i=class extends ps{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new le(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=Du,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},nv=new qe,_o=new zs,Wh=new fs,iv=new C,Xh=new C,qh=new C,$h=new C,mm=new C,Yh=new C,sv=new C,Zh=new C,De=class extends Qn{constructor(e=new $e,t=new _i){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let i=t[n[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=i.length;r<o;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let n=this.geometry,i=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;t.fromBufferAttribute(i,e);let a=this.morphTargetInfluences;if(r&&a){Yh.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],u=r[l];h!==0&&(mm.fromBufferAttribute(u,e),o?Yh.addScaledVector(mm,h):Yh.addScaledVector(mm.sub(t),h))}t.add(Yh)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,i=this.material,r=this.matrixWorld;i!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Wh.copy(n.boundingSphere),Wh.applyMatrix4(r),_o.copy(e.ray).recast(e.near),!(Wh.containsPoint(_o.origin)===!1&&(_o.intersectSphere(Wh,iv)===null||_o.origin.distanceToSquared(iv)>(e.far-e.near)**2))&&(nv.copy(r).invert(),_o.copy(e.ray).applyMatrix4(nv),!(n.boundingBox!==null&&_o.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(e,t,_o)))}_computeIntersections(e,t,n){let i,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,u=r.attributes.normal,d=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(a.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,R=A;_<R;_+=3){let S=a.getX(_),b=a.getX(_+1),M=a.getX(_+2);i=Kh(this,g,e,n,c,h,u,S,b,M),i&&(i.faceIndex=Math.floor(_/3),i.face.materialIndex=m.materialIndex,t.push(i))}}else{let p=Math.max(0,f.start),y=Math.min(a.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let v=a.getX(m),A=a.getX(m+1),_=a.getX(m+2);i=Kh(this,o,e,n,c,h,u,v,A,_),i&&(i.faceIndex=Math.floor(m/3),t.push(i))}}else if(l!==void 0)if(Array.isArray(o))for(let p=0,y=d.length;p<y;p++){let m=d[p],g=o[m.materialIndex],v=Math.max(m.start,f.start),A=Math.min(l.count,Math.min(m.start+m.count,f.start+f.count));for(let _=v,R=A;_<R;_+=3){let S=_,b=_+1,M=_+2;i=Kh(this,g,e,n,c,h,u,S,b,M),i&&(i.faceIndex=Math.floor(_/3),i.face.materialIndex=m.materialIndex,t.push(i))}}else{let p=Math.max(0,f.start),y=Math.min(l.count,f.start+f.count);for(let m=p,g=y;m<g;m+=3){let v=m,A=m+1,_=m+2;i=Kh(this,o,e,n,c,h,u,v,A,_),i&&(i.faceIndex=Math.floor(m/3),t.push(i))}}}};function eS(s,e,t,n,i,r,o,a){let l;if(e.side===Nn?l=n.intersectTriangle(o,r,i,!0,a):l=n.intersectTriangle(i,r,o,e.side===Kr,a),l===null)return null;Zh.copy(a),Zh.applyMatrix4(s.matrixWorld);let c=t.ray.origin.distanceTo(Zh);return c<t.near||c>t.far?null:{distance:c,point:Zh.clone(),object:s}}function Kh(s,e,t,n,i,r,o,a,l,c){s.getVertexPosition(a,Xh),s.getVertexPosition(l,qh),s.getVertexPosition(c,$h);let h=eS(s,e,t,n,Xh,qh,$h,sv);if(h){let u=new C;Xr.getBarycoord(sv,Xh,qh,$h,u),i&&(h.uv=Xr.getInterpolatedAttribute(i,a,l,c,u,new je)),r&&(h.uv1=Xr.getInterpolatedAttribute(r,a,l,c,u,new je)),o&&(h.normal=Xr.getInterpolatedAttribute(o,a,l,c,u,new C),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let d={a,b:l,c,normal:new C,materialIndex:0};Xr.getNormal(Xh,qh,$h,d.normal),h.face=d,h.barycoord=u}return h}var Ao=class extends xi{constructor(e=null,t=1,n=1,i,r,o,a,l,c=Cn,h=Cn,u,d){super(null,o,a,l,c,h,i,r,u,d),this.isDataTexture=!0,this.image={data:e,width:t,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var ms=class extends Fe{constructor(e,t,n,i=1){super(e,t,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=i}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},Ca=new qe,rv=new qe,Jh=[],ov=new hn,tS=new qe,Yl=new De,Zl=new fs,ei=class extends De{constructor(e,t,n){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new ms(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let i=0;i<n;i++)this.setMatrixAt(i,tS)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new hn),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ca),ov.copy(e.boundingBox).applyMatrix4(Ca),this.boundingBox.union(ov)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new fs),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<t;n++)this.getMatrixAt(n,Ca),Zl.copy(e.boundingSphere).applyMatrix4(Ca),this.boundingSphere.union(Zl)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let n=t.morphTargetInfluences,i=this.morphTexture.source.data.data,r=n.length+1,o=e*r+1;for(let a=0;a<n.length;a++)n[a]=i[o+a]}raycast(e,t){let n=this.matrixWorld,i=this.count;if(Yl.geometry=this.geometry,Yl.material=this.material,Yl.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Zl.copy(this.boundingSphere),Zl.applyMatrix4(n),e.ray.intersectsSphere(Zl)!==!1))for(let r=0;r<i;r++){this.getMatrixAt(r,Ca),rv.multiplyMatrices(n,Ca),Yl.matrixWorld=rv,Yl.raycast(e,Jh);for(let o=0,a=Jh.length;o<a;o++){let l=Jh[o];l.instanceId=r,l.object=this,t.push(l)}Jh.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new ms(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let n=t.morphTargetInfluences,i=n.length+1;this.morphTexture===null&&(this.morphTexture=new Ao(new Float32Array(i*this.count),i,this.count,Vu,Si));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=i*e;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},wo=new fs,nS=new je(.5,.5),jh=new C,Gs=class{constructor(e=new ds,t=new ds,n=new ds,i=new ds,r=new ds,o=new ds){this.planes=[e,t,n,i,r,o]}set(e,t,n,i,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(n),a[3].copy(i),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let n=0;n<6;n++)t[n].copy(e.planes[n]);return this}setFromProjectionMatrix(e,t=Yi,n=!1){let i=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],u=r[5],d=r[6],f=r[7],p=r[8],y=r[9],m=r[10],g=r[11],v=r[12],A=r[13],_=r[14],R=r[15];if(i[0].setComponents(c-o,f-h,g-p,R-v).normalize(),i[1].setComponents(c+o,f+h,g+p,R+v).normalize(),i[2].setComponents(c+a,f+u,g+y,R+A).normalize(),i[3].setComponents(c-a,f-u,g-y,R-A).normalize(),n)i[4].setComponents(l,d,m,_).normalize(),i[5].setComponents(c-l,f-d,g-m,R-_).normalize();else if(i[4].setComponents(c-l,f-d,g-m,R-_).normalize(),t===Yi)i[5].setComponents(c+l,f+d,g+m,R+_).normalize();else if(t===Da)i[5].setComponents(l,d,m,_).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),wo.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),wo.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(wo)}intersectsSprite(e){wo.center.set(0,0,0);let t=nS.distanceTo(e.center);return wo.radius=.7071067811865476+t,wo.applyMatrix4(e.matrixWorld),this.intersectsSphere(wo)}intersectsSphere(e){let t=this.planes,n=e.center,i=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(n)<i)return!1;return!0}intersectsBox(e){let t=this.planes;for(let n=0;n<6;n++){let i=t[n];if(jh.x=i.normal.x>0?e.max.x:e.min.x,jh.y=i.normal.y>0?e.max.y:e.min.y,jh.z=i.normal.z>0?e.max.z:e.min.z,i.distanceToPoint(jh)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let n=0;n<6;n++)if(t[n].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},av=new qe,vu=class s{constructor(){this.coordinateSystem=Yi,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,n=this._frustums;for(let i=0;i<t.length;i++){let r=t[i];av.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[i]===void 0&&(n[i]=new Gs),n[i].setFromProjectionMatrix(av,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let n=0;n<this._count;n++)if(t[n].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,n=e._frustums;for(let i=0;i<e._count;i++)t[i]===void 0&&(t[i]=new Gs),t[i].copy(n[i]);return this._count=e._count,this}clone(){return new s().copy(this)}};var Vs=class extends ps{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new le(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},bu=new C,xu=new C,lv=new qe,Kl=new zs,Qh=new fs,gm=new C,cv=new C,To=class extends Qn{constructor(e=new $e,t=new Vs){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[0];for(let i=1,r=t.count;i<r;i++)bu.fromBufferAttribute(t,i-1),xu.fromBufferAttribute(t,i),n[i]=n[i-1],n[i]+=bu.distanceTo(xu);e.setAttribute("lineDistance",new Ot(n,1))}else et("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let n=this.geometry,i=this.matrixWorld,r=e.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),Qh.copy(n.boundingSphere),Qh.applyMatrix4(i),Qh.radius+=r,e.ray.intersectsSphere(Qh)===!1)return;lv.copy(i).invert(),Kl.copy(e.ray).applyMatrix4(lv);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,d=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),p=Math.min(h.count,o.start+o.count);for(let y=f,m=p-1;y<m;y+=c){let g=h.getX(y),v=h.getX(y+1),A=eu(this,e,Kl,l,g,v,y);A&&t.push(A)}if(this.isLineLoop){let y=h.getX(p-1),m=h.getX(f),g=eu(this,e,Kl,l,y,m,p-1);g&&t.push(g)}}else{let f=Math.max(0,o.start),p=Math.min(d.count,o.start+o.count);for(let y=f,m=p-1;y<m;y+=c){let g=eu(this,e,Kl,l,y,y+1,y);g&&t.push(g)}if(this.isLineLoop){let y=eu(this,e,Kl,l,p-1,f,p-1);y&&t.push(y)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,n=Object.keys(t);if(n.length>0){let i=t[n[0]];if(i!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=i.length;r<o;r++){let a=i[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function eu(s,e,t,n,i,r,o){let a=s.geometry.attributes.position;if(bu.fromBufferAttribute(a,i),xu.fromBufferAttribute(a,r),t.distanceSqToSegment(bu,xu,gm,cv)>n)return;gm.applyMatrix4(s.matrixWorld);let c=e.ray.origin.distanceTo(gm);if(!(c<e.near||c>e.far))return{distance:c,point:cv.clone().applyMatrix4(s.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:s}}var hv=new C,uv=new C,ac=class extends To{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,n=[];for(let i=0,r=t.count;i<r;i+=2)hv.fromBufferAttribute(t,i),uv.fromBufferAttribute(t,i+1),n[i]=i===0?0:n[i-1],n[i+1]=n[i]+hv.distanceTo(uv);e.setAttribute("lineDistance",new Ot(n,1))}else et("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}},lc=class extends To{constructor(e,t){super(e,t),this.isLineLoop=!0,this.type="LineLoop"}};var cc=class extends xi{constructor(e=[],t=Io,n,i,r,o,a,l,c,h){super(e,t,n,i,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var fr=class extends xi{constructor(e,t,n=gs,i,r,o,a=Cn,l=Cn,c,h=dr,u=1){if(h!==dr&&h!==yr)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let d={width:e,height:t,depth:u};super(d,i,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new Oa(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},hc=class extends fr{constructor(e,t=gs,n=Io,i,r,o=Cn,a=Cn,l,c=dr){let h={width:e,height:e,depth:1},u=[h,h,h,h,h,h];super(e,e,t,n,i,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},uc=class extends xi{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},yi=class s extends $e{constructor(e=1,t=1,n=1,i=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:n,widthSegments:i,heightSegments:r,depthSegments:o};let a=this;i=Math.floor(i),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],u=[],d=0,f=0;p("z","y","x",-1,-1,n,t,e,o,r,0),p("z","y","x",1,-1,n,t,-e,o,r,1),p("x","z","y",1,1,e,n,t,i,o,2),p("x","z","y",1,-1,e,n,-t,i,o,3),p("x","y","z",1,-1,e,t,n,i,r,4),p("x","y","z",-1,-1,e,t,-n,i,r,5),this.setIndex(l),this.setAttribute("position",new Ot(c,3)),this.setAttribute("normal",new Ot(h,3)),this.setAttribute("uv",new Ot(u,2));function p(y,m,g,v,A,_,R,S,b,M,D){let P=_/b,L=R/M,O=_/2,G=R/2,k=S/2,W=b+1,$=M+1,H=0,ae=0,Y=new C;for(let j=0;j<$;j++){let te=j*L-G;for(let de=0;de<W;de++){let he=de*P-O;Y[y]=he*v,Y[m]=te*A,Y[g]=k,c.push(Y.x,Y.y,Y.z),Y[y]=0,Y[m]=0,Y[g]=S>0?1:-1,h.push(Y.x,Y.y,Y.z),u.push(de/b),u.push(1-j/M),H+=1}}for(let j=0;j<M;j++)for(let te=0;te<b;te++){let de=d+te+W*j,he=d+te+W*(j+1),Q=d+(te+1)+W*(j+1),pe=d+(te+1)+W*j;l.push(de,he,pe),l.push(he,Q,pe),ae+=6}a.addGroup(f,ae,D),f+=ae,d+=H}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}},pr=class s extends $e{constructor(e=1,t=1,n=4,i=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:e,height:t,capSegments:n,radialSegments:i,heightSegments:r},t=Math.max(0,t),n=Math.max(1,Math.floor(n)),i=Math.max(3,Math.floor(i)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=t/2,u=Math.PI/2*e,d=t,f=2*u+d,p=n*2+r,y=i+1,m=new C,g=new C;for(let v=0;v<=p;v++){let A=0,_=0,R=0,S=0;if(v<=n){let D=v/n,P=D*Math.PI/2;_=-h-e*Math.cos(P),R=e*Math.sin(P),S=-e*Math.cos(P),A=D*u}else if(v<=n+r){let D=(v-n)/r;_=-h+D*t,R=e,S=0,A=u+D*d}else{let D=(v-n-r)/n,P=D*Math.PI/2;_=h+e*Math.sin(P),R=e*Math.cos(P),S=e*Math.sin(P),A=u+d+D*u}let b=Math.max(0,Math.min(1,A/f)),M=0;v===0?M=.5/i:v===p&&(M=-.5/i);for(let D=0;D<=i;D++){let P=D/i,L=P*Math.PI*2,O=Math.sin(L),G=Math.cos(L);g.x=-R*G,g.y=_,g.z=R*O,a.push(g.x,g.y,g.z),m.set(-R*G,S,R*O),m.normalize(),l.push(m.x,m.y,m.z),c.push(P+M,b)}if(v>0){let D=(v-1)*y;for(let P=0;P<i;P++){let L=D+P,O=D+P+1,G=v*y+P,k=v*y+P+1;o.push(L,O,G),o.push(O,k,G)}}}this.setIndex(o),this.setAttribute("position",new Ot(a,3)),this.setAttribute("normal",new Ot(l,3)),this.setAttribute("uv",new Ot(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radius,e.height,e.capSegments,e.radialSegments,e.heightSegments)}};var Yn=class s extends $e{constructor(e=1,t=1,n=1,i=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:n,radialSegments:i,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;i=Math.floor(i),r=Math.floor(r);let h=[],u=[],d=[],f=[],p=0,y=[],m=n/2,g=0;v(),o===!1&&(e>0&&A(!0),t>0&&A(!1)),this.setIndex(h),this.setAttribute("position",new Ot(u,3)),this.setAttribute("normal",new Ot(d,3)),this.setAttribute("uv",new Ot(f,2));function v(){let _=new C,R=new C,S=0,b=(t-e)/n;for(let M=0;M<=r;M++){let D=[],P=M/r,L=P*(t-e)+e;for(let O=0;O<=i;O++){let G=O/i,k=G*l+a,W=Math.sin(k),$=Math.cos(k);R.x=L*W,R.y=-P*n+m,R.z=L*$,u.push(R.x,R.y,R.z),_.set(W,b,$).normalize(),d.push(_.x,_.y,_.z),f.push(G,1-P),D.push(p++)}y.push(D)}for(let M=0;M<i;M++)for(let D=0;D<r;D++){let P=y[D][M],L=y[D+1][M],O=y[D+1][M+1],G=y[D][M+1];(e>0||D!==0)&&(h.push(P,L,G),S+=3),(t>0||D!==r-1)&&(h.push(L,O,G),S+=3)}c.addGroup(g,S,0),g+=S}function A(_){let R=p,S=new je,b=new C,M=0,D=_===!0?e:t,P=_===!0?1:-1;for(let O=1;O<=i;O++)u.push(0,m*P,0),d.push(0,P,0),f.push(.5,.5),p++;let L=p;for(let O=0;O<=i;O++){let k=O/i*l+a,W=Math.cos(k),$=Math.sin(k);b.x=D*$,b.y=m*P,b.z=D*W,u.push(b.x,b.y,b.z),d.push(0,P,0),S.x=W*.5+.5,S.y=$*.5*P+.5,f.push(S.x,S.y),p++}for(let O=0;O<i;O++){let G=R+O,k=L+O;_===!0?h.push(k,k+1,G):h.push(k+1,k,G),M+=3}c.addGroup(g,M,_===!0?1:2),g+=M}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},qr=class s extends Yn{constructor(e=1,t=1,n=32,i=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,n,i,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:n,heightSegments:i,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new s(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var Eo=class s extends $e{constructor(e=[new je(0,-.5),new je(.5,0),new je(0,.5)],t=12,n=0,i=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:e,segments:t,phiStart:n,phiLength:i},t=Math.floor(t),i=_t(i,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],h=1/t,u=new C,d=new je,f=new C,p=new C,y=new C,m=0,g=0;for(let v=0;v<=e.length-1;v++)switch(v){case 0:m=e[v+1].x-e[v].x,g=e[v+1].y-e[v].y,f.x=g*1,f.y=-m,f.z=g*0,y.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case e.length-1:y.normalize(),l.push(y.x,y.y,y.z);break;default:m=e[v+1].x-e[v].x,g=e[v+1].y-e[v].y,f.x=g*1,f.y=-m,f.z=g*0,p.copy(f),f.x+=y.x,f.y+=y.y,f.z+=y.z,f.normalize(),l.push(f.x,f.y,f.z),y.copy(p)}for(let v=0;v<=t;v++){let A=n+v*h*i,_=Math.sin(A),R=Math.cos(A);for(let S=0;S<=e.length-1;S++){u.x=e[S].x*_,u.y=e[S].y,u.z=e[S].x*R,o.push(u.x,u.y,u.z),d.x=v/t,d.y=S/(e.length-1),a.push(d.x,d.y);let b=l[3*S+0]*_,M=l[3*S+1],D=l[3*S+0]*R;c.push(b,M,D)}}for(let v=0;v<t;v++)for(let A=0;A<e.length-1;A++){let _=A+v*e.length,R=_,S=_+e.length,b=_+e.length+1,M=_+1;r.push(R,S,M),r.push(b,M,S)}this.setIndex(r),this.setAttribute("position",new Ot(o,3)),this.setAttribute("uv",new Ot(a,2)),this.setAttribute("normal",new Ot(c,3))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.points,e.segments,e.phiStart,e.phiLength)}};var kn=class s extends $e{constructor(e=1,t=1,n=1,i=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:n,heightSegments:i};let r=e/2,o=t/2,a=Math.floor(n),l=Math.floor(i),c=a+1,h=l+1,u=e/a,d=t/l,f=[],p=[],y=[],m=[];for(let g=0;g<h;g++){let v=g*d-o;for(let A=0;A<c;A++){let _=A*u-r;p.push(_,-v,0),y.push(0,0,1),m.push(A/a),m.push(1-g/l)}}for(let g=0;g<l;g++)for(let v=0;v<a;v++){let A=v+c*g,_=v+c*(g+1),R=v+1+c*(g+1),S=v+1+c*g;f.push(A,_,S),f.push(_,R,S)}this.setIndex(f),this.setAttribute("position",new Ot(p,3)),this.setAttribute("normal",new Ot(y,3)),this.setAttribute("uv",new Ot(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.width,e.height,e.widthSegments,e.heightSegments)}};var Bt=class s extends $e{constructor(e=1,t=32,n=16,i=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:n,phiStart:i,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],u=new C,d=new C,f=[],p=[],y=[],m=[];for(let g=0;g<=n;g++){let v=[],A=g/n,_=o+A*a,R=e*Math.cos(_),S=Math.sqrt(e*e-R*R),b=0;g===0&&o===0?b=.5/t:g===n&&l===Math.PI&&(b=-.5/t);for(let M=0;M<=t;M++){let D=M/t,P=i+D*r;u.x=-S*Math.cos(P),u.y=R,u.z=S*Math.sin(P),p.push(u.x,u.y,u.z),d.copy(u).normalize(),y.push(d.x,d.y,d.z),m.push(D+b,1-A),v.push(c++)}h.push(v)}for(let g=0;g<n;g++)for(let v=0;v<t;v++){let A=h[g][v+1],_=h[g][v],R=h[g+1][v],S=h[g+1][v+1];(g!==0||o>0)&&f.push(A,_,S),(g!==n-1||l<Math.PI)&&f.push(_,R,S)}this.setIndex(f),this.setAttribute("position",new Ot(p,3)),this.setAttribute("normal",new Ot(y,3)),this.setAttribute("uv",new Ot(m,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var wi=class s extends $e{constructor(e=1,t=.4,n=12,i=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:n,tubularSegments:i,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),i=Math.floor(i);let l=[],c=[],h=[],u=[],d=new C,f=new C,p=new C;for(let y=0;y<=n;y++){let m=o+y/n*a;for(let g=0;g<=i;g++){let v=g/i*r;f.x=(e+t*Math.cos(m))*Math.cos(v),f.y=(e+t*Math.cos(m))*Math.sin(v),f.z=t*Math.sin(m),c.push(f.x,f.y,f.z),d.x=e*Math.cos(v),d.y=e*Math.sin(v),p.subVectors(f,d).normalize(),h.push(p.x,p.y,p.z),u.push(g/i),u.push(y/n)}}for(let y=1;y<=n;y++)for(let m=1;m<=i;m++){let g=(i+1)*y+m-1,v=(i+1)*(y-1)+m-1,A=(i+1)*(y-1)+m,_=(i+1)*y+m;l.push(g,v,_),l.push(v,A,_)}this.setIndex(l),this.setAttribute("position",new Ot(c,3)),this.setAttribute("normal",new Ot(h,3)),this.setAttribute("uv",new Ot(u,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new s(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};var dc=class extends ps{constructor(e){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new le(0),this.transparent=!0,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.fog=e.fog,this}};function ko(s){let e={};for(let t in s){e[t]={};for(let n in s[t]){let i=s[t][n];if(dv(i))i.isRenderTargetTexture?(et("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][n]=null):e[t][n]=i.clone();else if(Array.isArray(i))if(dv(i[0])){let r=[];for(let o=0,a=i.length;o<a;o++)r[o]=i[o].clone();e[t][n]=r}else e[t][n]=i.slice();else e[t][n]=i}}return e}function oi(s){let e={};for(let t=0;t<s.length;t++){let n=ko(s[t]);for(let i in n)e[i]=n[i]}return e}function dv(s){return s&&(s.isColor||s.isMatrix3||s.isMatrix4||s.isVector2||s.isVector3||s.isVector4||s.isTexture||s.isQuaternion)}function iS(s){let e=[];for(let t=0;t<s.length;t++)e.push(s[t].clone());return e}function jm(s){let e=s.getRenderTarget();return e===null?s.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:St.workingColorSpace}var Do={clone:ko,merge:oi},sS=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,rS=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Ft=class extends ps{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=sS,this.fragmentShader=rS,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=ko(e.uniforms),this.uniformsGroups=iS(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let i in this.uniforms){let o=this.uniforms[i].value;o&&o.isTexture?t.uniforms[i]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[i]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[i]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[i]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[i]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[i]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[i]={type:"m4",value:o.toArray()}:t.uniforms[i]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let n={};for(let i in this.extensions)this.extensions[i]===!0&&(n[i]=!0);return Object.keys(n).length>0&&(t.extensions=n),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let n in e.uniforms){let i=e.uniforms[n];switch(this.uniforms[n]={},i.type){case"t":this.uniforms[n].value=t[i.value]||null;break;case"c":this.uniforms[n].value=new le().setHex(i.value);break;case"v2":this.uniforms[n].value=new je().fromArray(i.value);break;case"v3":this.uniforms[n].value=new C().fromArray(i.value);break;case"v4":this.uniforms[n].value=new cn().fromArray(i.value);break;case"m3":this.uniforms[n].value=new at().fromArray(i.value);break;case"m4":this.uniforms[n].value=new qe().fromArray(i.value);break;default:this.uniforms[n].value=i.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let n in e.extensions)this.extensions[n]=e.extensions[n];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},_u=class extends Ft{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},Zn=class extends ps{constructor(e){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new le(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new le(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cc,this.normalScale=new je(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.defines={STANDARD:""},this.color.copy(e.color),this.roughness=e.roughness,this.metalness=e.metalness,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.roughnessMap=e.roughnessMap,this.metalnessMap=e.metalnessMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.envMapIntensity=e.envMapIntensity,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Zi=class extends Zn{constructor(e){super(),this.isMeshPhysicalMaterial=!0,this.defines={STANDARD:"",PHYSICAL:""},this.type="MeshPhysicalMaterial",this.anisotropyRotation=0,this.anisotropyMap=null,this.clearcoatMap=null,this.clearcoatRoughness=0,this.clearcoatRoughnessMap=null,this.clearcoatNormalScale=new je(1,1),this.clearcoatNormalMap=null,this.diffuseRoughnessMap=null,this.ior=1.5,Object.defineProperty(this,"reflectivity",{get:function(){return _t(2.5*(this.ior-1)/(this.ior+1),0,1)},set:function(t){this.ior=(1+.4*t)/(1-.4*t)}}),this.iridescenceMap=null,this.iridescenceIOR=1.3,this.iridescenceThicknessMinimum=100,this.iridescenceThicknessMaximum=400,this.iridescenceThicknessMap=null,this.sheenColor=new le(0),this.sheenColorMap=null,this.sheenRoughness=1,this.sheenRoughnessMap=null,this.transmissionMap=null,this.thickness=0,this.thicknessMap=null,this.attenuationDistance=1/0,this.attenuationColor=new le(1,1,1),this.specularIntensity=1,this.specularIntensityMap=null,this.specularColor=new le(1,1,1),this.specularColorMap=null,this._anisotropy=0,this._clearcoat=0,this._diffuseRoughness=0,this._dispersion=0,this._iridescence=0,this._retroreflectivity=0,this._sheen=0,this._transmission=0,this.setValues(e)}get anisotropy(){return this._anisotropy}set anisotropy(e){this._anisotropy>0!=e>0&&this.version++,this._anisotropy=e}get clearcoat(){return this._clearcoat}set clearcoat(e){this._clearcoat>0!=e>0&&this.version++,this._clearcoat=e}get diffuseRoughness(){return this._diffuseRoughness}set diffuseRoughness(e){this._diffuseRoughness>0!=e>0&&this.version++,this._diffuseRoughness=e}get iridescence(){return this._iridescence}set iridescence(e){this._iridescence>0!=e>0&&this.version++,this._iridescence=e}get dispersion(){return this._dispersion}set dispersion(e){this._dispersion>0!=e>0&&this.version++,this._dispersion=e}get retroreflectivity(){return this._retroreflectivity}set retroreflectivity(e){this._retroreflectivity>0!=e>0&&this.version++,this._retroreflectivity=e}get sheen(){return this._sheen}set sheen(e){this._sheen>0!=e>0&&this.version++,this._sheen=e}get transmission(){return this._transmission}set transmission(e){this._transmission>0!=e>0&&this.version++,this._transmission=e}get iridescenceThicknessRange(){return Mo('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),[this.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum]}set iridescenceThicknessRange(e){Mo('MeshPhysicalMaterial: The "iridescenceThicknessRange" property has been replaced by "iridescenceThicknessMinimum" and "iridescenceThicknessMaximum".'),this.iridescenceThicknessMinimum=e[0],this.iridescenceThicknessMaximum=e[1]}copy(e){return super.copy(e),this.defines={STANDARD:"",PHYSICAL:""},this.anisotropy=e.anisotropy,this.anisotropyRotation=e.anisotropyRotation,this.anisotropyMap=e.anisotropyMap,this.clearcoat=e.clearcoat,this.clearcoatMap=e.clearcoatMap,this.clearcoatRoughness=e.clearcoatRoughness,this.clearcoatRoughnessMap=e.clearcoatRoughnessMap,this.clearcoatNormalMap=e.clearcoatNormalMap,this.clearcoatNormalScale.copy(e.clearcoatNormalScale),this.diffuseRoughness=e.diffuseRoughness,this.diffuseRoughnessMap=e.diffuseRoughnessMap,this.dispersion=e.dispersion,this.ior=e.ior,this.iridescence=e.iridescence,this.iridescenceMap=e.iridescenceMap,this.iridescenceIOR=e.iridescenceIOR,this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum,this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum,this.iridescenceThicknessMap=e.iridescenceThicknessMap,this.retroreflectivity=e.retroreflectivity,this.sheen=e.sheen,this.sheenColor.copy(e.sheenColor),this.sheenColorMap=e.sheenColorMap,this.sheenRoughness=e.sheenRoughness,this.sheenRoughnessMap=e.sheenRoughnessMap,this.transmission=e.transmission,this.transmissionMap=e.transmissionMap,this.thickness=e.thickness,this.thicknessMap=e.thicknessMap,this.attenuationDistance=e.attenuationDistance,this.attenuationColor.copy(e.attenuationColor),this.specularIntensity=e.specularIntensity,this.specularIntensityMap=e.specularIntensityMap,this.specularColor.copy(e.specularColor),this.specularColorMap=e.specularColorMap,this}},Dn=class extends ps{constructor(e){super(),this.isMeshPhongMaterial=!0,this.type="MeshPhongMaterial",this.color=new le(16777215),this.specular=new le(1118481),this.shininess=30,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new le(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Cc,this.normalScale=new je(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Bs,this.combine=Du,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.specular.copy(e.specular),this.shininess=e.shininess,this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}};var Hs=class extends ps{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Xv,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},wu=class extends ps{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Ra(s,e){return!s||s.constructor===e?s:typeof e.BYTES_PER_ELEMENT=="number"?new e(s):Array.prototype.slice.call(s)}function tu(s){return s!==void 0&&s.inTangents!==void 0&&s.outTangents!==void 0}var $r=class{constructor(e,t,n,i){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=i!==void 0?i:new t.constructor(n),this.sampleValues=t,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,n=this._cachedIndex,i=t[n],r=t[n-1];n:{e:{let o;t:{i:if(!(e<i)){for(let a=n+2;;){if(i===void 0){if(e<r)break i;return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=i,i=t[++n],e<i)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(i=r,r=t[--n-1],e>=r)break e}o=n,n=0;break t}break n}for(;n<o;){let a=n+o>>>1;e<t[a]?o=a:n=a+1}if(i=t[n],r=t[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===void 0)return n=t.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,i)}return this.interpolate_(n,r,e,i)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,n=this.sampleValues,i=this.valueSize,r=e*i;for(let o=0;o!==i;++o)t[o]=n[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Mu=class extends $r{constructor(e,t,n,i){super(e,t,n,i),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:bm,endingEnd:bm}}intervalChanged_(e,t,n){let i=this.parameterPositions,r=e-2,o=e+1,a=i[r],l=i[o];if(a===void 0)switch(this.getSettings_().endingStart){case xm:r=e,a=2*t-n;break;case _m:r=i.length-2,a=t+i[r]-i[r+1];break;default:r=e,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case xm:o=e,l=2*n-t;break;case _m:o=1,l=n+i[1]-i[0];break;default:o=e-1,l=t}let c=(n-t)*.5,h=this.valueSize;this._weightPrev=c/(t-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this._offsetPrev,u=this._offsetNext,d=this._weightPrev,f=this._weightNext,p=(n-t)/(i-t),y=p*p,m=y*p,g=-d*m+2*d*y-d*p,v=(1+d)*m+(-1.5-2*d)*y+(-.5+d)*p+1,A=(-1-f)*m+(1.5+f)*y+.5*p,_=f*m-f*y;for(let R=0;R!==a;++R)r[R]=g*o[h+R]+v*o[c+R]+A*o[l+R]+_*o[u+R];return r}},Su=class extends $r{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=(n-t)/(i-t),u=1-h;for(let d=0;d!==a;++d)r[d]=o[c+d]*u+o[l+d]*h;return r}},Au=class extends $r{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e){return this.copySampleValue_(e-1)}},Tu=class extends $r{interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,c=l-a,h=this.inTangents,u=this.outTangents;if(!h||!u){let p=(n-t)/(i-t),y=1-p;for(let m=0;m!==a;++m)r[m]=o[c+m]*y+o[l+m]*p;return r}let d=a*2,f=e-1;for(let p=0;p!==a;++p){let y=o[c+p],m=o[l+p],g=f*d+p*2,v=u[g],A=u[g+1],_=e*d+p*2,R=h[_],S=h[_+1],b=aS(n,t,v,R,i);r[p]=ab(b,y,A,S,m)}return r}};function ab(s,e,t,n,i){let r=1-s;return r*r*r*e+3*r*r*s*t+3*r*s*s*n+s*s*s*i}function oS(s,e,t,n,i){let r=1-s;return 3*r*r*(t-e)+6*r*s*(n-t)+3*s*s*(i-n)}function aS(s,e,t,n,i){let r=(s-e)/(i-e);for(let o=0;o<8;o++){let a=ab(r,e,t,n,i)-s;if(Math.abs(a)<1e-10)break;let l=oS(r,e,t,n,i);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var Ni=class{constructor(e,t,n,i){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Ra(t,this.TimeBufferType),this.values=Ra(n,this.ValueBufferType),this.setInterpolation(i||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,n;if(t.toJSON!==this.toJSON)n=t.toJSON(e);else{n={name:e.name,times:Ra(e.times,Array),values:Ra(e.values,Array)};let i=e.getInterpolation();i!==e.DefaultInterpolation&&(n.interpolation=i),tu(e.settings)&&(n.settings={inTangents:Ra(e.settings.inTangents,Array),outTangents:Ra(e.settings.outTangents,Array)})}return n.type=e.ValueTypeName,n}InterpolantFactoryMethodDiscrete(e){return new Au(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Su(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Mu(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Tu(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Ql:t=this.InterpolantFactoryMethodDiscrete;break;case pu:t=this.InterpolantFactoryMethodLinear;break;case su:t=this.InterpolantFactoryMethodSmooth;break;case vm:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return et("KeyframeTrack:",n),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Ql;case this.InterpolantFactoryMethodLinear:return pu;case this.InterpolantFactoryMethodSmooth:return su;case this.InterpolantFactoryMethodBezier:return vm}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let n=0,i=t.length;n!==i;++n)t[n]+=e;tu(this.settings)&&(fv(this.settings.inTangents,e),fv(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let n=0,i=t.length;n!==i;++n)t[n]*=e;tu(this.settings)&&(pv(this.settings.inTangents,e),pv(this.settings.outTangents,e))}return this}trim(e,t){let n=this.times,i=n.length,r=0,o=i-1;for(;r!==i&&n[r]<e;)++r;for(;o!==-1&&n[o]>t;)--o;if(++o,r!==0||o!==i){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(rt("KeyframeTrack: Invalid value size in track.",this),e=!1);let n=this.times,i=this.values,r=n.length;r===0&&(rt("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){rt("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){rt("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(i!==void 0&&w1(i))for(let a=0,l=i.length;a!==l;++a){let c=i[a];if(isNaN(c)){rt("KeyframeTrack: Value is not a valid number.",this,a,c),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),n=this.getValueSize(),i=this.getInterpolation()===su,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=e[a],h=e[a+1];if(c!==h&&(a!==1||c!==e[0]))if(i)l=!0;else{let u=a*n,d=u-n,f=u+n;for(let p=0;p!==n;++p){let y=t[u+p];if(y!==t[d+p]||y!==t[f+p]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let u=a*n,d=o*n;for(let f=0;f!==n;++f)t[d+f]=t[u+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)t[l+c]=t[a+c];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*n)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),n=this.constructor,i=new n(this.name,e,t);return i.createInterpolant=this.createInterpolant,tu(this.settings)&&(i.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),i}};function fv(s,e){for(let t=0,n=s.length;t!==n;t+=2)s[t]+=e}function pv(s,e){for(let t=0,n=s.length;t!==n;t+=2)s[t]*=e}Ni.prototype.ValueTypeName="";Ni.prototype.TimeBufferType=Float32Array;Ni.prototype.ValueBufferType=Float32Array;Ni.prototype.DefaultInterpolation=pu;var Yr=class extends Ni{constructor(e,t,n){super(e,t,n)}};Yr.prototype.ValueTypeName="bool";Yr.prototype.ValueBufferType=Array;Yr.prototype.DefaultInterpolation=Ql;Yr.prototype.InterpolantFactoryMethodLinear=void 0;Yr.prototype.InterpolantFactoryMethodSmooth=void 0;var Eu=class extends Ni{constructor(e,t,n,i){super(e,t,n,i)}};Eu.prototype.ValueTypeName="color";var Cu=class extends Ni{constructor(e,t,n,i){super(e,t,n,i)}};Cu.prototype.ValueTypeName="number";var Ru=class extends $r{constructor(e,t,n,i){super(e,t,n,i)}interpolate_(e,t,n,i){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-t)/(i-t),c=e*a;for(let h=c+a;c!==h;c+=4)ze.slerpFlat(r,0,o,c-a,o,c,l);return r}},fc=class extends Ni{constructor(e,t,n,i){super(e,t,n,i)}InterpolantFactoryMethodLinear(e){return new Ru(this.times,this.values,this.getValueSize(),e)}};fc.prototype.ValueTypeName="quaternion";fc.prototype.InterpolantFactoryMethodSmooth=void 0;var Zr=class extends Ni{constructor(e,t,n){super(e,t,n)}};Zr.prototype.ValueTypeName="string";Zr.prototype.ValueBufferType=Array;Zr.prototype.DefaultInterpolation=Ql;Zr.prototype.InterpolantFactoryMethodLinear=void 0;Zr.prototype.InterpolantFactoryMethodSmooth=void 0;var Pu=class extends Ni{constructor(e,t,n,i){super(e,t,n,i)}};Pu.prototype.ValueTypeName="vector";var Iu=class{constructor(e,t,n){let i=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&i.onStart!==void 0&&i.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,i.onProgress!==void 0&&i.onProgress(h,o,a),o===a&&(r=!1,i.onLoad!==void 0&&i.onLoad())},this.itemError=function(h){i.onError!==void 0&&i.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,u){return c.push(h,u),this},this.removeHandler=function(h){let u=c.indexOf(h);return u!==-1&&c.splice(u,2),this},this.getHandler=function(h){for(let u=0,d=c.length;u<d;u+=2){let f=c[u],p=c[u+1];if(f.global&&(f.lastIndex=0),f.test(h))return p}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},lb=new Iu,Lu=class{constructor(e){this.manager=e!==void 0?e:lb,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let n=this;return new Promise(function(i,r){n.load(e,i,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Lu.DEFAULT_MATERIAL_NAME="__DEFAULT";var pc=class extends Qn{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new le(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},mc=class extends pc{constructor(e,t,n){super(e,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Qn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new le(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},ym=new qe,mv=new C,gv=new C,Fu=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new je(512,512),this.mapType=Mi,this.map=null,this.mapPass=null,this.matrix=new qe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Gs,this._frameExtents=new je(1,1),this._viewportCount=1,this._viewports=[new cn(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;mv.setFromMatrixPosition(e.matrixWorld),t.position.copy(mv),gv.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(gv),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,n,i){ym.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),n.setFromProjectionMatrix(ym,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=i?i.z/r.x:1,a=i?i.w/r.y:1,l=i?i.x/r.x:0,c=i?i.y/r.y:0;e.coordinateSystem===Da||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),t.multiply(ym)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},nu=new C,iu=new ze,Ns=new C,gc=class extends Qn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new qe,this.projectionMatrix=new qe,this.projectionMatrixInverse=new qe,this.coordinateSystem=Yi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(nu,iu,Ns),Ns.x===1&&Ns.y===1&&Ns.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(nu,iu,Ns.set(1,1,1)).invert()}updateWorldMatrix(e,t,n=!1){super.updateWorldMatrix(e,t,n),this.matrixWorld.decompose(nu,iu,Ns),Ns.x===1&&Ns.y===1&&Ns.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(nu,iu,Ns.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Wr=new C,yv=new je,vv=new je,jn=class extends gc{constructor(e=50,t=1,n=.1,i=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=n,this.far=i,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=Ua*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(Jl*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return Ua*2*Math.atan(Math.tan(Jl*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,n){Wr.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(Wr.x,Wr.y).multiplyScalar(-e/Wr.z),Wr.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Wr.x,Wr.y).multiplyScalar(-e/Wr.z)}getViewSize(e,t){return this.getViewBounds(e,yv,vv),t.subVectors(vv,yv)}setViewOffset(e,t,n,i,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=i,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(Jl*.5*this.fov)/this.zoom,n=2*t,i=this.aspect*n,r=-.5*i,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*i/l,t-=o.offsetY*n/c,i*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+i,t,t-n,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var yc=class extends gc{constructor(e=-1,t=1,n=1,i=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=n,this.bottom=i,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,n,i,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=n,this.view.offsetY=i,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,i=(this.top+this.bottom)/2,r=n-e,o=n+e,a=i+t,l=i-t;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},wm=class extends Fu{constructor(){super(new yc(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},Ga=class extends pc{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Qn.DEFAULT_UP),this.updateMatrix(),this.target=new Qn,this.shadow=new wm}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var mr=class extends $e{constructor(){super(),this.isInstancedBufferGeometry=!0,this.type="InstancedBufferGeometry",this.instanceCount=1/0}copy(e){return super.copy(e),this.instanceCount=e.instanceCount,this}toJSON(){let e=super.toJSON();return e.instanceCount=this.instanceCount,e.isInstancedBufferGeometry=!0,e}};var Pa=-90,Ia=1,Va=class extends Qn{constructor(e,t,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let i=new jn(Pa,Ia,e,t);i.layers=this.layers,this.add(i);let r=new jn(Pa,Ia,e,t);r.layers=this.layers,this.add(r);let o=new jn(Pa,Ia,e,t);o.layers=this.layers,this.add(o);let a=new jn(Pa,Ia,e,t);a.layers=this.layers,this.add(a);let l=new jn(Pa,Ia,e,t);l.layers=this.layers,this.add(l);let c=new jn(Pa,Ia,e,t);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[n,i,r,o,a,l]=t;for(let c of t)this.remove(c);if(e===Yi)n.up.set(0,1,0),n.lookAt(1,0,0),i.up.set(0,1,0),i.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===Da)n.up.set(0,-1,0),n.lookAt(-1,0,0),i.up.set(0,-1,0),i.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let c of t)this.add(c),c.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:i}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,u=e.getRenderTarget(),d=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),p=e.xr.enabled;e.xr.enabled=!1;let y=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let m=!1;e.isWebGLRenderer===!0?m=e.state.buffers.depth.getReversed():m=e.reversedDepthBuffer,e.setRenderTarget(n,0,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(n,1,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(n,2,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(n,3,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(n,4,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),n.texture.mipmapsAutoUpdate=y,e.setRenderTarget(n,5,i),m&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),e.setRenderTarget(u,d,f),e.xr.enabled=p,n.texture.needsPMREMUpdate=!0}},ku=class extends jn{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var Qm="\\[\\]\\.:\\/",lS=new RegExp("["+Qm+"]","g"),eg="[^"+Qm+"]",cS="[^"+Qm.replace("\\.","")+"]",hS=/((?:WC+[\/:])*)/.source.replace("WC",eg),uS=/(WCOD+)?/.source.replace("WCOD",cS),dS=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",eg),fS=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",eg),pS=new RegExp("^"+hS+uS+dS+fS+"$"),mS=["material","materials","bones","map"],Mm=class{constructor(e,t,n){let i=n||nn.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,i)}getValue(e,t){this.bind();let n=this._targetGroup.nCachedObjects_,i=this._bindings[n];i!==void 0&&i.getValue(e,t)}setValue(e,t){let n=this._bindings;for(let i=this._targetGroup.nCachedObjects_,r=n.length;i!==r;++i)n[i].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,n=e.length;t!==n;++t)e[t].unbind()}},nn=class s{constructor(e,t,n){this.path=t,this.parsedPath=n||s.parseTrackName(t),this.node=s.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,n){return e&&e.isAnimationObjectGroup?new s.Composite(e,t,n):new s(e,t,n)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(lS,"")}static parseTrackName(e){let t=pS.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let n={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},i=n.nodeName&&n.nodeName.lastIndexOf(".");if(i!==void 0&&i!==-1){let r=n.nodeName.substring(i+1);mS.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,i),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return n}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let n=e.skeleton.getBoneByName(t);if(n!==void 0)return n}if(e.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=n(a.children);if(l)return l}return null},i=n(e.children);if(i)return i}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)e[t++]=n[i]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let n=this.resolvedProperty;for(let i=0,r=n.length;i!==r;++i)n[i]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,n=t.objectName,i=t.propertyName,r=t.propertyIndex;if(e||(e=s.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){et("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=t.objectIndex;switch(n){case"materials":if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){rt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){rt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let h=0;h<e.length;h++)if(e[h].name===c){c=h;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){rt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){rt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[n]===void 0){rt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[n]}if(c!==void 0){if(e[c]===void 0){rt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[c]}}let o=e[i];if(o===void 0){let c=t.nodeName;rt("PropertyBinding: Trying to update property for track: "+c+"."+i+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(i==="morphTargetInfluences"){if(!e.geometry){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){rt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=i;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};nn.Composite=Mm;nn.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};nn.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};nn.prototype.GetterByBindingType=[nn.prototype._getValue_direct,nn.prototype._getValue_array,nn.prototype._getValue_arrayElement,nn.prototype._getValue_toArray];nn.prototype.SetterByBindingTypeAndVersioning=[[nn.prototype._setValue_direct,nn.prototype._setValue_direct_setNeedsUpdate,nn.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_array,nn.prototype._setValue_array_setNeedsUpdate,nn.prototype._setValue_array_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_arrayElement,nn.prototype._setValue_arrayElement_setNeedsUpdate,nn.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[nn.prototype._setValue_fromArray,nn.prototype._setValue_fromArray_setNeedsUpdate,nn.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var yk=new Float32Array(1);var bv=new qe,vc=class{constructor(e,t,n=0,i=1/0){this.ray=new zs(e,t),this.near=n,this.far=i,this.camera=null,this.layers=new Ba,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(e,t){this.ray.set(e,t)}setFromCamera(e,t){t.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(e.x,e.y,.5).unproject(t).sub(this.ray.origin).normalize(),this.camera=t):t.isOrthographicCamera?(this.ray.origin.set(e.x,e.y,t.projectionMatrix.elements[14]).unproject(t),this.ray.direction.set(0,0,-1).transformDirection(t.matrixWorld),this.camera=t):rt("Raycaster: Unsupported camera type: "+t.type)}setFromXRController(e){return bv.identity().extractRotation(e.matrixWorld),this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(bv),this}intersectObject(e,t=!0,n=[]){return Sm(e,this,n,t),n.sort(xv),n}intersectObjects(e,t=!0,n=[]){for(let i=0,r=e.length;i<r;i++)Sm(e[i],this,n,t);return n.sort(xv),n}};function xv(s,e){return s.distance-e.distance}function Sm(s,e,t,n){let i=!0;if(s.layers.test(e.layers)&&s.raycast(e,t)===!1&&(i=!1),i===!0&&n===!0){let r=s.children;for(let o=0,a=r.length;o<a;o++)Sm(r[o],e,t,!0)}}var Am=class{static{this.prototype.isMatrix2=!0}constructor(e,t,n,i){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,n,i)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let n=0;n<4;n++)this.elements[n]=e[n+t];return this}set(e,t,n,i){let r=this.elements;return r[0]=e,r[2]=t,r[1]=n,r[3]=i,this}};function tg(s,e,t,n){let i=gS(n);switch(t){case Vm:return s*e;case Vu:return s*e/i.components*i.byteLength;case Hu:return s*e/i.components*i.byteLength;case Jr:return s*e*2/i.components*i.byteLength;case Wu:return s*e*2/i.components*i.byteLength;case Hm:return s*e*3/i.components*i.byteLength;case Ui:return s*e*4/i.components*i.byteLength;case Xu:return s*e*4/i.components*i.byteLength;case wc:case Mc:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*8;case Sc:case Ac:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case $u:case Zu:return Math.max(s,16)*Math.max(e,8)/4;case qu:case Yu:return Math.max(s,8)*Math.max(e,8)/2;case Ku:case Ju:case Qu:case ed:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*8;case ju:case Tc:case td:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case nd:return Math.floor((s+3)/4)*Math.floor((e+3)/4)*16;case id:return Math.floor((s+4)/5)*Math.floor((e+3)/4)*16;case sd:return Math.floor((s+4)/5)*Math.floor((e+4)/5)*16;case rd:return Math.floor((s+5)/6)*Math.floor((e+4)/5)*16;case od:return Math.floor((s+5)/6)*Math.floor((e+5)/6)*16;case ad:return Math.floor((s+7)/8)*Math.floor((e+4)/5)*16;case ld:return Math.floor((s+7)/8)*Math.floor((e+5)/6)*16;case cd:return Math.floor((s+7)/8)*Math.floor((e+7)/8)*16;case hd:return Math.floor((s+9)/10)*Math.floor((e+4)/5)*16;case ud:return Math.floor((s+9)/10)*Math.floor((e+5)/6)*16;case dd:return Math.floor((s+9)/10)*Math.floor((e+7)/8)*16;case fd:return Math.floor((s+9)/10)*Math.floor((e+9)/10)*16;case pd:return Math.floor((s+11)/12)*Math.floor((e+9)/10)*16;case md:return Math.floor((s+11)/12)*Math.floor((e+11)/12)*16;case gd:case yd:case vd:return Math.ceil(s/4)*Math.ceil(e/4)*16;case bd:case xd:return Math.ceil(s/4)*Math.ceil(e/4)*8;case Ec:case _d:return Math.ceil(s/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function gS(s){switch(s){case Mi:case Om:return{byteLength:1,components:1};case qa:case Bm:case ys:return{byteLength:2,components:1};case zu:case Gu:return{byteLength:2,components:4};case gs:case Bu:case Si:return{byteLength:4,components:1};case zm:case Gm:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${s}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?et("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Pb(){let s=null,e=!1,t=null,n=null;function i(r,o){n=s.requestAnimationFrame(i),t(r,o)}return{start:function(){e!==!0&&t!==null&&s!==null&&(n=s.requestAnimationFrame(i),e=!0)},stop:function(){s!==null&&s.cancelAnimationFrame(n),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){s=r}}}function MS(s){let e=new WeakMap;function t(a,l){let c=a.array,h=a.usage,u=c.byteLength,d=s.createBuffer();s.bindBuffer(l,d),s.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=s.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=s.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=s.HALF_FLOAT:f=s.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=s.SHORT;else if(c instanceof Uint32Array)f=s.UNSIGNED_INT;else if(c instanceof Int32Array)f=s.INT;else if(c instanceof Int8Array)f=s.BYTE;else if(c instanceof Uint8Array)f=s.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=s.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:d,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let h=l.array,u=l.updateRanges;if(s.bindBuffer(c,a),u.length===0)s.bufferSubData(c,0,h);else{u.sort((f,p)=>f.start-p.start);let d=0;for(let f=1;f<u.length;f++){let p=u[d],y=u[f];y.start<=p.start+p.count+1?p.count=Math.max(p.count,y.start+y.count-p.start):(++d,u[d]=y)}u.length=d+1;for(let f=0,p=u.length;f<p;f++){let y=u[f];s.bufferSubData(c,y.start*h.BYTES_PER_ELEMENT,h,y.start,y.count)}l.clearUpdateRanges()}l.onUploadCallback()}function i(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(s.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=e.get(a);(!h||h.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=e.get(a);if(c===void 0)e.set(a,t(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:i,remove:r,update:o}}var SS=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,AS=`#ifdef USE_ALPHAHASH
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
#endif`,TS=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,ES=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,CS=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,RS=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,PS=`#ifdef USE_AOMAP
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
#endif`,IS=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,LS=`#ifdef USE_BATCHING
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
#endif`,FS=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,kS=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,DS=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,NS=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,US=`#ifdef USE_IRIDESCENCE
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
#endif`,OS=`#ifdef USE_BUMPMAP
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
#endif`,BS=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,zS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,GS=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,VS=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,HS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,WS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,XS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,qS=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,$S=`#define PI 3.141592653589793
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
} // validated`,YS=`vec3 transformedNormal = objectNormal;
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
#endif`,ZS=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,KS=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,JS=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,jS=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,QS="gl_FragColor = linearToOutputTexel( gl_FragColor );",eA=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,tA=`#ifdef USE_ENVMAP
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
#endif`,nA=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,iA=`#ifdef USE_ENVMAP
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
#endif`,sA=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,rA=`#ifdef USE_ENVMAP
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
#endif`,oA=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,aA=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,lA=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,cA=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,hA=`#ifdef USE_GRADIENTMAP
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
}`,uA=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,dA=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,fA=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,pA=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,mA=`#ifdef USE_ENVMAP
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
#endif`,gA=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,yA=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,vA=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,bA=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,xA=`PhysicalMaterial material;
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
#endif`,_A=`uniform sampler2D dfgLUT;
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
}`,wA=`
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
#endif`,MA=`#if defined( RE_IndirectDiffuse )
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
#endif`,SA=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,AA=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,TA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,EA=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,CA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,RA=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,PA=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,IA=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,LA=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,FA=`#if defined( USE_POINTS_UV )
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
#endif`,kA=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,DA=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,NA=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,UA=`#if defined( USE_MORPHCOLORS )
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
#endif`,OA=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,BA=`#ifdef USE_MORPHTARGETS
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
#endif`,zA=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,GA=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,VA=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,HA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,WA=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,XA=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,qA=`#ifdef USE_NORMALMAP
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
#endif`,$A=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,YA=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,ZA=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,KA=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,JA=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,jA=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,QA=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,eT=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,tT=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,nT=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,iT=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,sT=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,rT=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,oT=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,aT=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,lT=`float getShadowMask() {
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
}`,cT=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,hT=`#ifdef USE_SKINNING
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
#endif`,uT=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,dT=`#ifdef USE_SKINNING
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
#endif`,fT=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,pT=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,mT=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,gT=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,yT=`#ifdef USE_TRANSMISSION
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
#endif`,vT=`#ifdef USE_TRANSMISSION
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
#endif`,bT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,xT=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,_T=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,wT=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,MT=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ST=`uniform sampler2D t2D;
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
}`,AT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,TT=`uniform float backgroundBlurriness;
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
}`,ET=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,CT=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,RT=`#include <common>
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
}`,PT=`#if DEPTH_PACKING == 3200
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
}`,IT=`#define DISTANCE
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
}`,LT=`#define DISTANCE
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
}`,FT=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,kT=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,DT=`uniform float scale;
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
}`,NT=`uniform vec3 diffuse;
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
}`,UT=`#include <common>
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
}`,OT=`uniform vec3 diffuse;
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
}`,BT=`#define LAMBERT
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
}`,zT=`#define LAMBERT
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
}`,GT=`#define MATCAP
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
}`,VT=`#define MATCAP
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
}`,HT=`#define NORMAL
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
}`,WT=`#define NORMAL
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
}`,XT=`#define PHONG
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
}`,qT=`#define PHONG
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
}`,$T=`#define STANDARD
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
}`,YT=`#define STANDARD
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
}`,ZT=`#define TOON
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
}`,KT=`#define TOON
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
}`,JT=`uniform float size;
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
}`,jT=`uniform vec3 diffuse;
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
}`,QT=`#include <common>
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
}`,eE=`uniform vec3 color;
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
}`,tE=`uniform float rotation;
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
}`,nE=`uniform vec3 diffuse;
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
}`,gt={alphahash_fragment:SS,alphahash_pars_fragment:AS,alphamap_fragment:TS,alphamap_pars_fragment:ES,alphatest_fragment:CS,alphatest_pars_fragment:RS,aomap_fragment:PS,aomap_pars_fragment:IS,batching_pars_vertex:LS,batching_vertex:FS,begin_vertex:kS,beginnormal_vertex:DS,bsdfs:NS,iridescence_fragment:US,bumpmap_pars_fragment:OS,clipping_planes_fragment:BS,clipping_planes_pars_fragment:zS,clipping_planes_pars_vertex:GS,clipping_planes_vertex:VS,color_fragment:HS,color_pars_fragment:WS,color_pars_vertex:XS,color_vertex:qS,common:$S,defaultnormal_vertex:YS,displacementmap_pars_vertex:ZS,displacementmap_vertex:KS,emissivemap_fragment:JS,emissivemap_pars_fragment:jS,colorspace_fragment:QS,colorspace_pars_fragment:eA,envmap_fragment:tA,envmap_common_pars_fragment:nA,envmap_pars_fragment:iA,envmap_pars_vertex:sA,envmap_physical_pars_fragment:mA,envmap_vertex:rA,fog_vertex:oA,fog_pars_vertex:aA,fog_fragment:lA,fog_pars_fragment:cA,gradientmap_pars_fragment:hA,lightmap_pars_fragment:uA,lights_lambert_fragment:dA,lights_lambert_pars_fragment:fA,lights_pars_begin:pA,lights_toon_fragment:gA,lights_toon_pars_fragment:yA,lights_phong_fragment:vA,lights_phong_pars_fragment:bA,lights_physical_fragment:xA,lights_physical_pars_fragment:_A,lights_fragment_begin:wA,lights_fragment_maps:MA,lights_fragment_end:SA,lightprobes_pars_fragment:AA,logdepthbuf_fragment:TA,logdepthbuf_pars_fragment:EA,logdepthbuf_pars_vertex:CA,logdepthbuf_vertex:RA,map_fragment:PA,map_pars_fragment:IA,map_particle_fragment:LA,map_particle_pars_fragment:FA,metalnessmap_fragment:kA,metalnessmap_pars_fragment:DA,morphinstance_vertex:NA,morphcolor_vertex:UA,morphnormal_vertex:OA,morphtarget_pars_vertex:BA,morphtarget_vertex:zA,normal_fragment_begin:GA,normal_fragment_maps:VA,normal_pars_fragment:HA,normal_pars_vertex:WA,normal_vertex:XA,normalmap_pars_fragment:qA,clearcoat_normal_fragment_begin:$A,clearcoat_normal_fragment_maps:YA,clearcoat_pars_fragment:ZA,iridescence_pars_fragment:KA,opaque_fragment:JA,packing:jA,premultiplied_alpha_fragment:QA,project_vertex:eT,dithering_fragment:tT,dithering_pars_fragment:nT,roughnessmap_fragment:iT,roughnessmap_pars_fragment:sT,shadowmap_pars_fragment:rT,shadowmap_pars_vertex:oT,shadowmap_vertex:aT,shadowmask_pars_fragment:lT,skinbase_vertex:cT,skinning_pars_vertex:hT,skinning_vertex:uT,skinnormal_vertex:dT,specularmap_fragment:fT,specularmap_pars_fragment:pT,tonemapping_fragment:mT,tonemapping_pars_fragment:gT,transmission_fragment:yT,transmission_pars_fragment:vT,uv_pars_fragment:bT,uv_pars_vertex:xT,uv_vertex:_T,worldpos_vertex:wT,background_vert:MT,background_frag:ST,backgroundCube_vert:AT,backgroundCube_frag:TT,cube_vert:ET,cube_frag:CT,depth_vert:RT,depth_frag:PT,distance_vert:IT,distance_frag:LT,equirect_vert:FT,equirect_frag:kT,linedashed_vert:DT,linedashed_frag:NT,meshbasic_vert:UT,meshbasic_frag:OT,meshlambert_vert:BT,meshlambert_frag:zT,meshmatcap_vert:GT,meshmatcap_frag:VT,meshnormal_vert:HT,meshnormal_frag:WT,meshphong_vert:XT,meshphong_frag:qT,meshphysical_vert:$T,meshphysical_frag:YT,meshtoon_vert:ZT,meshtoon_frag:KT,points_vert:JT,points_frag:jT,shadow_vert:QT,shadow_frag:eE,sprite_vert:tE,sprite_frag:nE},Ie={common:{diffuse:{value:new le(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new at},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new at}},envmap:{envMap:{value:null},envMapRotation:{value:new at},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new at}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new at}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new at},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new at},normalScale:{value:new je(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new at},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new at}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new at}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new at}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new le(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new le(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0},uvTransform:{value:new at}},sprite:{diffuse:{value:new le(16777215)},opacity:{value:1},center:{value:new je(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new at},alphaMap:{value:null},alphaMapTransform:{value:new at},alphaTest:{value:0}}},qs={basic:{uniforms:oi([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.fog]),vertexShader:gt.meshbasic_vert,fragmentShader:gt.meshbasic_frag},lambert:{uniforms:oi([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},envMapIntensity:{value:1}}]),vertexShader:gt.meshlambert_vert,fragmentShader:gt.meshlambert_frag},phong:{uniforms:oi([Ie.common,Ie.specularmap,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},specular:{value:new le(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:gt.meshphong_vert,fragmentShader:gt.meshphong_frag},standard:{uniforms:oi([Ie.common,Ie.envmap,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.roughnessmap,Ie.metalnessmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag},toon:{uniforms:oi([Ie.common,Ie.aomap,Ie.lightmap,Ie.emissivemap,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.gradientmap,Ie.fog,Ie.lights,{emissive:{value:new le(0)}}]),vertexShader:gt.meshtoon_vert,fragmentShader:gt.meshtoon_frag},matcap:{uniforms:oi([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,Ie.fog,{matcap:{value:null}}]),vertexShader:gt.meshmatcap_vert,fragmentShader:gt.meshmatcap_frag},points:{uniforms:oi([Ie.points,Ie.fog]),vertexShader:gt.points_vert,fragmentShader:gt.points_frag},dashed:{uniforms:oi([Ie.common,Ie.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:gt.linedashed_vert,fragmentShader:gt.linedashed_frag},depth:{uniforms:oi([Ie.common,Ie.displacementmap]),vertexShader:gt.depth_vert,fragmentShader:gt.depth_frag},normal:{uniforms:oi([Ie.common,Ie.bumpmap,Ie.normalmap,Ie.displacementmap,{opacity:{value:1}}]),vertexShader:gt.meshnormal_vert,fragmentShader:gt.meshnormal_frag},sprite:{uniforms:oi([Ie.sprite,Ie.fog]),vertexShader:gt.sprite_vert,fragmentShader:gt.sprite_frag},background:{uniforms:{uvTransform:{value:new at},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:gt.background_vert,fragmentShader:gt.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new at}},vertexShader:gt.backgroundCube_vert,fragmentShader:gt.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:gt.cube_vert,fragmentShader:gt.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:gt.equirect_vert,fragmentShader:gt.equirect_frag},distance:{uniforms:oi([Ie.common,Ie.displacementmap,{referencePosition:{value:new C},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:gt.distance_vert,fragmentShader:gt.distance_frag},shadow:{uniforms:oi([Ie.lights,Ie.fog,{color:{value:new le(0)},opacity:{value:1}}]),vertexShader:gt.shadow_vert,fragmentShader:gt.shadow_frag}};qs.physical={uniforms:oi([qs.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new at},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new at},clearcoatNormalScale:{value:new je(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new at},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new at},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new at},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new at},sheen:{value:0},sheenColor:{value:new le(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new at},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new at},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new at},transmissionSamplerSize:{value:new je},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new at},attenuationDistance:{value:0},attenuationColor:{value:new le(0)},specularColor:{value:new le(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new at},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new at},anisotropyVector:{value:new je},anisotropyMap:{value:null},anisotropyMapTransform:{value:new at}}]),vertexShader:gt.meshphysical_vert,fragmentShader:gt.meshphysical_frag};var wd={r:0,b:0,g:0},iE=new qe,Ib=new at;Ib.set(-1,0,0,0,1,0,0,0,1);function sE(s,e,t,n,i,r){let o=new le(0),a=i===!0?0:1,l,c,h=null,u=0,d=null;function f(v){let A=v.isScene===!0?v.background:null;if(A&&A.isTexture){let _=v.backgroundBlurriness>0;A=e.get(A,_)}return A}function p(v){let A=!1,_=f(v);_===null?m(o,a):_&&_.isColor&&(m(_,1),A=!0);let R=s.xr.getEnvironmentBlendMode();R==="additive"?t.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(s.autoClear||A)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),s.clear(s.autoClearColor,s.autoClearDepth,s.autoClearStencil))}function y(v,A){let _=f(A);_&&_.isCubeTexture?(c===void 0&&(c=new De(new yi(1,1,1),new Ft({name:"BackgroundCubeMaterial",uniforms:ko(qs.backgroundCube.uniforms),vertexShader:qs.backgroundCube.vertexShader,fragmentShader:qs.backgroundCube.fragmentShader,side:Nn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,S,b){this.matrixWorld.copyPosition(b.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=_,c.material.uniforms.backgroundBlurriness.value=A.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(iE.makeRotationFromEuler(A.backgroundRotation)).transpose(),_.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(Ib),c.material.toneMapped=St.getTransfer(_.colorSpace)!==Ut,(h!==_||u!==_.version||d!==s.toneMapping)&&(c.material.needsUpdate=!0,h=_,u=_.version,d=s.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):_&&_.isTexture&&(l===void 0&&(l=new De(new kn(2,2),new Ft({name:"BackgroundMaterial",uniforms:ko(qs.background.uniforms),vertexShader:qs.background.vertexShader,fragmentShader:qs.background.fragmentShader,side:Kr,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=_,l.material.uniforms.backgroundIntensity.value=A.backgroundIntensity,l.material.toneMapped=St.getTransfer(_.colorSpace)!==Ut,_.matrixAutoUpdate===!0&&_.updateMatrix(),l.material.uniforms.uvTransform.value.copy(_.matrix),(h!==_||u!==_.version||d!==s.toneMapping)&&(l.material.needsUpdate=!0,h=_,u=_.version,d=s.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function m(v,A){v.getRGB(wd,jm(s)),t.buffers.color.setClear(wd.r,wd.g,wd.b,A,r)}function g(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,A=1){o.set(v),a=A,m(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,m(o,a)},render:p,addToRenderList:y,dispose:g}}function rE(s,e){let t=s.getParameter(s.MAX_VERTEX_ATTRIBS),n={},i=d(null),r=i,o=!1;function a(L,O,G,k,W){let $=!1,H=u(L,k,G,O);r!==H&&(r=H,c(r.object)),$=f(L,k,G,W),$&&p(L,k,G,W),W!==null&&e.update(W,s.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,_(L,O,G,k),W!==null&&s.bindBuffer(s.ELEMENT_ARRAY_BUFFER,e.get(W).buffer))}function l(){return s.createVertexArray()}function c(L){return s.bindVertexArray(L)}function h(L){return s.deleteVertexArray(L)}function u(L,O,G,k){let W=k.wireframe===!0,$=n[O.id];$===void 0&&($={},n[O.id]=$);let H=L.isInstancedMesh===!0?L.id:0,ae=$[H];ae===void 0&&(ae={},$[H]=ae);let Y=ae[G.id];Y===void 0&&(Y={},ae[G.id]=Y);let j=Y[W];return j===void 0&&(j=d(l()),Y[W]=j),j}function d(L){let O=[],G=[],k=[];for(let W=0;W<t;W++)O[W]=0,G[W]=0,k[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:O,enabledAttributes:G,attributeDivisors:k,object:L,attributes:{},index:null}}function f(L,O,G,k){let W=r.attributes,$=O.attributes,H=0,ae=G.getAttributes();for(let Y in ae)if(ae[Y].location>=0){let te=W[Y],de=$[Y];if(de===void 0&&(Y==="instanceMatrix"&&L.instanceMatrix&&(de=L.instanceMatrix),Y==="instanceColor"&&L.instanceColor&&(de=L.instanceColor)),te===void 0||te.attribute!==de||de&&te.data!==de.data)return!0;H++}return r.attributesNum!==H||r.index!==k}function p(L,O,G,k){let W={},$=O.attributes,H=0,ae=G.getAttributes();for(let Y in ae)if(ae[Y].location>=0){let te=$[Y];te===void 0&&(Y==="instanceMatrix"&&L.instanceMatrix&&(te=L.instanceMatrix),Y==="instanceColor"&&L.instanceColor&&(te=L.instanceColor));let de={};de.attribute=te,te&&te.data&&(de.data=te.data),W[Y]=de,H++}r.attributes=W,r.attributesNum=H,r.index=k}function y(){let L=r.newAttributes;for(let O=0,G=L.length;O<G;O++)L[O]=0}function m(L){g(L,0)}function g(L,O){let G=r.newAttributes,k=r.enabledAttributes,W=r.attributeDivisors;G[L]=1,k[L]===0&&(s.enableVertexAttribArray(L),k[L]=1),W[L]!==O&&(s.vertexAttribDivisor(L,O),W[L]=O)}function v(){let L=r.newAttributes,O=r.enabledAttributes;for(let G=0,k=O.length;G<k;G++)O[G]!==L[G]&&(s.disableVertexAttribArray(G),O[G]=0)}function A(L,O,G,k,W,$,H){H===!0?s.vertexAttribIPointer(L,O,G,W,$):s.vertexAttribPointer(L,O,G,k,W,$)}function _(L,O,G,k){y();let W=k.attributes,$=G.getAttributes(),H=O.defaultAttributeValues;for(let ae in $){let Y=$[ae];if(Y.location>=0){let j=W[ae];if(j===void 0&&(ae==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),ae==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let te=j.normalized,de=j.itemSize,he=e.get(j);if(he===void 0)continue;let Q=he.buffer,pe=he.type,me=he.bytesPerElement,Ce=pe===s.INT||pe===s.UNSIGNED_INT||j.gpuType===Bu;if(j.isInterleavedBufferAttribute){let Me=j.data,Ke=Me.isInterleavedBuffer===!0?Me.stride:Me.itemSize,ht=j.offset;if(Me.isInstancedInterleavedBuffer||Me.isInstancedBufferAttribute){for(let Ye=0;Ye<Y.locationSize;Ye++)g(Y.location+Ye,Me.meshPerAttribute);L.isInstancedMesh!==!0&&k._maxInstanceCount===void 0&&(k._maxInstanceCount=Me.meshPerAttribute*Me.count)}else for(let Ye=0;Ye<Y.locationSize;Ye++)m(Y.location+Ye);s.bindBuffer(s.ARRAY_BUFFER,Q);for(let Ye=0;Ye<Y.locationSize;Ye++)A(Y.location+Ye,de/Y.locationSize,pe,te,Ke*me,(ht+de/Y.locationSize*Ye)*me,Ce)}else{if(j.isInstancedBufferAttribute){for(let Me=0;Me<Y.locationSize;Me++)g(Y.location+Me,j.meshPerAttribute);L.isInstancedMesh!==!0&&k._maxInstanceCount===void 0&&(k._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let Me=0;Me<Y.locationSize;Me++)m(Y.location+Me);s.bindBuffer(s.ARRAY_BUFFER,Q);for(let Me=0;Me<Y.locationSize;Me++)A(Y.location+Me,de/Y.locationSize,pe,te,de*me,de/Y.locationSize*Me*me,Ce)}}else if(H!==void 0){let te=H[ae];if(te!==void 0)switch(te.length){case 2:s.vertexAttrib2fv(Y.location,te);break;case 3:s.vertexAttrib3fv(Y.location,te);break;case 4:s.vertexAttrib4fv(Y.location,te);break;default:s.vertexAttrib1fv(Y.location,te)}}}}v()}function R(){D();for(let L in n){let O=n[L];for(let G in O){let k=O[G];for(let W in k){let $=k[W];for(let H in $)h($[H].object),delete $[H];delete k[W]}}delete n[L]}}function S(L){if(n[L.id]===void 0)return;let O=n[L.id];for(let G in O){let k=O[G];for(let W in k){let $=k[W];for(let H in $)h($[H].object),delete $[H];delete k[W]}}delete n[L.id]}function b(L){for(let O in n){let G=n[O];for(let k in G){let W=G[k];if(W[L.id]===void 0)continue;let $=W[L.id];for(let H in $)h($[H].object),delete $[H];delete W[L.id]}}}function M(L){for(let O in n){let G=n[O],k=L.isInstancedMesh===!0?L.id:0,W=G[k];if(W!==void 0){for(let $ in W){let H=W[$];for(let ae in H)h(H[ae].object),delete H[ae];delete W[$]}delete G[k],Object.keys(G).length===0&&delete n[O]}}}function D(){P(),o=!0,r!==i&&(r=i,c(r.object))}function P(){i.geometry=null,i.program=null,i.wireframe=!1}return{setup:a,reset:D,resetDefaultState:P,dispose:R,releaseStatesOfGeometry:S,releaseStatesOfObject:M,releaseStatesOfProgram:b,initAttributes:y,enableAttribute:m,disableUnusedAttributes:v}}function oE(s,e,t){let n;function i(l){n=l}function r(l,c){s.drawArrays(n,l,c),t.update(c,n,1)}function o(l,c,h){h!==0&&(s.drawArraysInstanced(n,l,c,h),t.update(c,n,h))}function a(l,c,h){if(h===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let d=0;for(let f=0;f<h;f++)d+=c[f];t.update(d,n,1)}this.setMode=i,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function aE(s,e,t,n){let i;function r(){if(i!==void 0)return i;if(e.has("EXT_texture_filter_anisotropic")===!0){let b=e.get("EXT_texture_filter_anisotropic");i=s.getParameter(b.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else i=0;return i}function o(b){return!(b!==Ui&&n.convert(b)!==s.getParameter(s.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(b){let M=b===ys&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(b!==Mi&&b!==Si&&!M&&n.convert(b)!==s.getParameter(s.IMPLEMENTATION_COLOR_READ_TYPE))}function l(b){if(b==="highp"){if(s.getShaderPrecisionFormat(s.VERTEX_SHADER,s.HIGH_FLOAT).precision>0&&s.getShaderPrecisionFormat(s.FRAGMENT_SHADER,s.HIGH_FLOAT).precision>0)return"highp";b="mediump"}return b==="mediump"&&s.getShaderPrecisionFormat(s.VERTEX_SHADER,s.MEDIUM_FLOAT).precision>0&&s.getShaderPrecisionFormat(s.FRAGMENT_SHADER,s.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=t.precision!==void 0?t.precision:"highp",h=l(c);h!==c&&(et("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let u=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),d=t.logarithmicDepthBuffer===!0&&u===!1;t.reversedDepthBuffer===!0&&u===!1&&et("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&u===!0&&et("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=s.getParameter(s.MAX_TEXTURE_IMAGE_UNITS),p=s.getParameter(s.MAX_VERTEX_TEXTURE_IMAGE_UNITS),y=s.getParameter(s.MAX_TEXTURE_SIZE),m=s.getParameter(s.MAX_CUBE_MAP_TEXTURE_SIZE),g=s.getParameter(s.MAX_VERTEX_ATTRIBS),v=s.getParameter(s.MAX_VERTEX_UNIFORM_VECTORS),A=s.getParameter(s.MAX_VARYING_VECTORS),_=s.getParameter(s.MAX_FRAGMENT_UNIFORM_VECTORS),R=s.getParameter(s.MAX_SAMPLES),S=s.getParameter(s.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:d,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:p,maxTextureSize:y,maxCubemapSize:m,maxAttributes:g,maxVertexUniforms:v,maxVaryings:A,maxFragmentUniforms:_,maxSamples:R,samples:S}}function lE(s){let e=this,t=null,n=0,i=!1,r=!1,o=new ds,a=new at,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,d){let f=u.length!==0||d||n!==0||i;return i=d,n=u.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,d){t=h(u,d,0)},this.setState=function(u,d,f){let p=u.clippingPlanes,y=u.clipIntersection,m=u.clipShadows,g=s.get(u);if(!i||p===null||p.length===0||r&&!m)r?h(null):c();else{let v=r?0:n,A=v*4,_=g.clippingState||null;l.value=_,_=h(p,d,A,f);for(let R=0;R!==A;++R)_[R]=t[R];g.clippingState=_,this.numIntersection=y?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==t&&(l.value=t,l.needsUpdate=n>0),e.numPlanes=n,e.numIntersection=0}function h(u,d,f,p){let y=u!==null?u.length:0,m=null;if(y!==0){if(m=l.value,p!==!0||m===null){let g=f+y*4,v=d.matrixWorldInverse;a.getNormalMatrix(v),(m===null||m.length<g)&&(m=new Float32Array(g));for(let A=0,_=f;A!==y;++A,_+=4)o.copy(u[A]).applyMatrix4(v,a),o.normal.toArray(m,_),m[_+3]=o.constant}l.value=m,l.needsUpdate=!0}return e.numPlanes=y,e.numIntersection=0,m}}var Ic=class extends Di{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let n={width:e,height:e,depth:1},i=[n,n,n,n,n,n];this.texture=new cc(i),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},i=new yi(5,5,5),r=new Ft({name:"CubemapFromEquirect",uniforms:ko(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Nn,blending:Ro});r.uniforms.tEquirect.value=t;let o=new De(i,r),a=t.minFilter;return t.minFilter===gr&&(t.minFilter=gi),new Va(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,n=!0,i=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,n,i);e.setRenderTarget(r)}},cb=256,cE=3,hE=20,Lb=256,Fb=16,uE=3,dE=new C,fE=new le,Za=class s{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new Va(1,10,null),this._boxMesh=new De(new yi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,n=.1,i=100,r={}){let{size:o=256,position:a=dE}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);t>0&&(h.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,d=l.autoClearColor,f=l.autoClearDepth,p=l.autoClearStencil,y=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,y===null&&(e.background=l.getClearColor(fE));let m=new Va(n,i,h);return m.position.copy(a),m.update(l,e),l.autoClear=u,l.autoClearColor=d,l.autoClearDepth=f,l.autoClearStencil=p,e.background=y,t>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,t)),this._applyPMREM(c),c}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=db(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=ub(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(cb,Km(e))}_fromTexture(e,t){e.mapping===Io||e.mapping===Xa?this._setSize(e.image.length===0?cb:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let n=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(n),n}_allocateTarget(){let e=this._cubeSize,t=hb(e,!1,!1),n=Math.log2(e)-cE;for(let i=0;i<=n;i++)t.texture.mipmaps.push({width:e>>i,height:e>>i});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==t||e&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=hb(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,n){let i=this._boxMesh,r=this._cubeCamera;i.material=n,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,i),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Io||e.mapping===Xa?(this._cubemapMaterial===null&&(this._cubemapMaterial=db()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=ub()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=pE(),this._integrationMaterial=mE());let t=this._cubeSize,n=e.texture.mipmaps.length-1,i=this._ggxMaterial.uniforms;i.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/Fb);for(let o=0;o<=n;o++){let a=s.lodToRoughness(o,n);if(o>n-uE)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(Lb*Math.pow(a,4)))+.5:0;i.roughness.value=a,i.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=gE());let n=this._blurMaterial,i=n.uniforms,r=this._sourceTarget;i.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,i.envMap.value=r.texture,this._renderCube(e,0,n),i.envMap.value=e.texture,this._renderCube(r,0,n)}};function hb(s,e,t){return new Ic(s,{minFilter:gr,generateMipmaps:e,type:ys,colorSpace:ec,depthBuffer:t})}function Lc(s,e,t){return new Ft({name:s,uniforms:e,vertexShader:gt.cube_vert,fragmentShader:t,side:Nn,blending:Ro,depthTest:!1,depthWrite:!1})}function pE(){return Lc("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${Lb}u

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
	`)}function mE(){return Lc("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:Fb}},`

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
	`)}function gE(){return Lc("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${hE}
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
	`)}function ub(){return Lc("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function db(){return Lc("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function yE(s){let e=new WeakMap,t=new WeakMap,n=null;function i(d,f=!1){return d==null?null:f?o(d):r(d)}function r(d){if(d&&d.isTexture){let f=d.mapping;if(f===Nu||f===Uu)if(e.has(d)){let p=e.get(d).texture;return a(p,d.mapping)}else{let p=d.image;if(p&&p.height>0){let y=new Ic(p.height);return y.fromEquirectangularTexture(s,d),e.set(d,y),d.addEventListener("dispose",c),a(y.texture,d.mapping)}else return null}}return d}function o(d){if(d&&d.isTexture&&d.isPMREMTexture!==!0){let f=d.mapping,p=f===Nu||f===Uu,y=f===Io||f===Xa;if(p||y){let m=t.get(d),g=m!==void 0?m.texture.pmremVersion:0;if(d.isRenderTargetTexture&&d.pmremVersion!==g)return n===null&&(n=new Za(s)),m=p?n.fromEquirectangular(d,m):n.fromCubemap(d,m),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),m.texture;if(m!==void 0)return m.texture;{let v=d.image;return p&&v&&v.height>0||y&&v&&l(v)?(n===null&&(n=new Za(s)),m=p?n.fromEquirectangular(d):n.fromCubemap(d),m.texture.pmremVersion=d.pmremVersion,t.set(d,m),d.addEventListener("dispose",h),m.texture):null}}}return d}function a(d,f){return f===Nu?d.mapping=Io:f===Uu&&(d.mapping=Xa),d}function l(d){let f=0,p=6;for(let y=0;y<p;y++)d[y]!==void 0&&f++;return f===p}function c(d){let f=d.target;f.removeEventListener("dispose",c);let p=e.get(f);p!==void 0&&(e.delete(f),p.dispose())}function h(d){let f=d.target;f.removeEventListener("dispose",h);let p=t.get(f);p!==void 0&&(t.delete(f),p.dispose())}function u(){e=new WeakMap,t=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:i,dispose:u}}function vE(s){let e={};function t(n){if(e[n]!==void 0)return e[n];let i=s.getExtension(n);return e[n]=i,i}return{has:function(n){return t(n)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(n){let i=t(n);return i===null&&Mo("WebGLRenderer: "+n+" extension not supported."),i}}}function bE(s,e,t,n){let i={},r=new WeakMap,o=new FinalizationRegistry(p=>delete i[p]);function a(p){l(p.target)}function l(p){p.index!==null&&e.remove(p.index);for(let m in p.attributes)e.remove(p.attributes[m]);p.removeEventListener("dispose",a),delete i[p.id],o.unregister(p);let y=r.get(p);y&&(e.remove(y),r.delete(p)),n.releaseStatesOfGeometry(p),p.isInstancedBufferGeometry===!0&&delete p._maxInstanceCount,t.memory.geometries--}function c(p,y){return i[y.id]!==void 0||(y.addEventListener("dispose",a),i[y.id]=new WeakRef(y),o.register(y,y.id,y),t.memory.geometries++),y}function h(p){let y=p.attributes;for(let m in y)e.update(y[m],s.ARRAY_BUFFER)}function u(p){let y=p.index,m=p.attributes.position,g=0;if(m===void 0)return;let v=y!==null?y.array.length:m.array.length/3-1,A=m.count>=65535?oc:rc,_=new A(Math.ceil(v/3)*6,1),R=_.array;if(y!==null){let b=y.array;g=y.version;for(let M=0,D=0;M<v;M+=3){let P=b[M+0],L=b[M+1],O=b[M+2];R[D++]=P,R[D++]=L,R[D++]=L,R[D++]=O,R[D++]=O,R[D++]=P}}else{g=m.version;for(let b=0,M=0;b<v;b+=3){let D=b+0,P=b+1,L=b+2;R[M++]=D,R[M++]=P,R[M++]=P,R[M++]=L,R[M++]=L,R[M++]=D}}_.version=g;let S=r.get(p);S&&e.remove(S),r.set(p,_)}function d(p){let y=r.get(p);if(y){let m=p.index;m!==null&&y.version<m.version&&u(p)}else u(p);return r.get(p)}function f(){for(let p in i){let y=i[p].deref();y!==void 0&&l(y)}}return{get:c,update:h,getWireframeAttribute:d,dispose:f}}function xE(s,e,t){let n;function i(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,d){s.drawElements(n,d,r,u*o),t.update(d,n,1)}function c(u,d,f){f!==0&&(s.drawElementsInstanced(n,d,r,u*o,f),t.update(d,n,f))}function h(u,d,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,d,0,r,u,0,f);let y=0;for(let m=0;m<f;m++)y+=d[m];t.update(y,n,1)}this.setMode=i,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function _E(s){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(t.calls++,o){case s.TRIANGLES:t.triangles+=a*(r/3);break;case s.LINES:t.lines+=a*(r/2);break;case s.LINE_STRIP:t.lines+=a*(r-1);break;case s.LINE_LOOP:t.lines+=a*r;break;case s.POINTS:t.points+=a*r;break;default:rt("WebGLInfo: Unknown draw mode:",o);break}}function i(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:i,update:n}}function wE(s,e,t){let n=new WeakMap,i=new cn;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=h!==void 0?h.length:0,d=n.get(a);if(d===void 0||d.count!==u){let D=function(){b.dispose(),n.delete(a),a.removeEventListener("dispose",D)};d!==void 0&&d.texture.dispose();let f=a.morphAttributes.position!==void 0,p=a.morphAttributes.normal!==void 0,y=a.morphAttributes.color!==void 0,m=a.morphAttributes.position||[],g=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],A=0;f===!0&&(A=1),p===!0&&(A=2),y===!0&&(A=3);let _=a.attributes.position.count*A,R=1;_>e.maxTextureSize&&(R=Math.ceil(_/e.maxTextureSize),_=e.maxTextureSize);let S=new Float32Array(_*R*4*u),b=new ic(S,_,R,u);b.type=Si,b.needsUpdate=!0;let M=A*4;for(let P=0;P<u;P++){let L=m[P],O=g[P],G=v[P],k=_*R*4*P;for(let W=0;W<L.count;W++){let $=W*M;f===!0&&(i.fromBufferAttribute(L,W),S[k+$+0]=i.x,S[k+$+1]=i.y,S[k+$+2]=i.z,S[k+$+3]=0),p===!0&&(i.fromBufferAttribute(O,W),S[k+$+4]=i.x,S[k+$+5]=i.y,S[k+$+6]=i.z,S[k+$+7]=0),y===!0&&(i.fromBufferAttribute(G,W),S[k+$+8]=i.x,S[k+$+9]=i.y,S[k+$+10]=i.z,S[k+$+11]=G.itemSize===4?i.w:1)}}d={count:u,texture:b,size:new je(_,R)},n.set(a,d),a.addEventListener("dispose",D)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(s,"morphTexture",o.morphTexture,t);else{let f=0;for(let y=0;y<c.length;y++)f+=c[y];let p=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(s,"morphTargetBaseInfluence",p),l.getUniforms().setValue(s,"morphTargetInfluences",c)}l.getUniforms().setValue(s,"morphTargetsTexture",d.texture,t),l.getUniforms().setValue(s,"morphTargetsTextureSize",d.size)}return{update:r}}function ME(s,e,t,n,i){let r=new WeakMap;function o(c){let h=i.render.frame,u=c.geometry,d=e.get(c,u);if(r.get(d)!==h&&(e.update(d),r.set(d,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(t.update(c.instanceMatrix,s.ARRAY_BUFFER),c.instanceColor!==null&&t.update(c.instanceColor,s.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return d}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),t.remove(h.instanceMatrix),h.instanceColor!==null&&t.remove(h.instanceColor)}return{update:o,dispose:a}}var SE={[Im]:"LINEAR_TONE_MAPPING",[Lm]:"REINHARD_TONE_MAPPING",[Fm]:"CINEON_TONE_MAPPING",[km]:"ACES_FILMIC_TONE_MAPPING",[Nm]:"AGX_TONE_MAPPING",[xc]:"NEUTRAL_TONE_MAPPING",[Dm]:"CUSTOM_TONE_MAPPING"};function AE(s,e,t,n,i,r){let o=new Di(e,t,{type:s,depthBuffer:i,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new $e;h.setAttribute("position",new Ot([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new Ot([0,2,0,0,2,0],2));let u=new _u({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),d=new De(h,u),f=new yc(-1,1,1,-1,0,1),p=null,y=null,m=!1,g,v=null,A=[],_=!1;this.setSize=function(R,S){o.setSize(R,S),a!==null&&a.setSize(R,S),l!==null&&l.setSize(R,S);for(let b=0;b<A.length;b++){let M=A[b];M.setSize&&M.setSize(R,S)}},this.setEffects=function(R){A=R,_=A.length>0&&A[0].isRenderPass===!0;let S=o.width,b=o.height;A.length>0&&a===null&&(a=new Di(S,b,{type:ys,depthBuffer:!1,stencilBuffer:!1}),l=new Di(S,b,{type:ys,depthBuffer:!1,stencilBuffer:!1}));let M=i===!0&&A.some(D=>D.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&c===null&&(c=new fr(S,b),r===!0&&(c.format=yr,c.type=Lo)),o.dispose(),o.depthTexture=M?c:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let D=0;D<A.length;D++){let P=A[D];P.setSize&&P.setSize(S,b),M&&P.needsDepthTexture===!0&&P.setDepthTexture&&P.setDepthTexture(c)}},this.begin=function(R,S){if(m||R.toneMapping===Ws&&A.length===0)return!1;if(v=S,S!==null){let b=S.width,M=S.height;(o.width!==b||o.height!==M)&&this.setSize(b,M)}return _===!1&&R.setRenderTarget(o),g=R.toneMapping,R.toneMapping=Ws,!0},this.hasRenderPass=function(){return _},this.end=function(R,S){R.toneMapping=g,m=!0;let b=o,M=a;for(let D=0;D<A.length;D++){let P=A[D];P.enabled!==!1&&(P.render(R,M,b,S),P.needsSwap!==!1&&(b=M,M=M===a?l:a))}if(p!==R.outputColorSpace||y!==R.toneMapping){p=R.outputColorSpace,y=R.toneMapping,u.defines={},St.getTransfer(p)===Ut&&(u.defines.SRGB_TRANSFER="");let D=SE[y];D&&(u.defines[D]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=b.texture,R.setRenderTarget(v),R.render(d,f),v=null,m=!1},this.isCompositing=function(){return m},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),u.dispose()}}var kb=new xi,Db=new fr(1,1),Nb=new hc(1),Ub=new ic,Ob=new yu,Bb=new cc,fb=[],pb=[],mb=new Float32Array(16),gb=new Float32Array(9),yb=new Float32Array(4);function Ka(s,e,t){let n=s[0];if(n<=0||n>0)return s;let i=e*t,r=fb[i];if(r===void 0&&(r=new Float32Array(i),fb[i]=r),e!==0){n.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,s[o].toArray(r,a)}return r}function Un(s,e){if(s.length!==e.length)return!1;for(let t=0,n=s.length;t<n;t++)if(s[t]!==e[t])return!1;return!0}function On(s,e){for(let t=0,n=e.length;t<n;t++)s[t]=e[t]}function Ad(s,e){let t=pb[e];t===void 0&&(t=new Int32Array(e),pb[e]=t);for(let n=0;n!==e;++n)t[n]=s.allocateTextureUnit();return t}function TE(s,e){let t=this.cache;t[0]!==e&&(s.uniform1f(this.addr,e),t[0]=e)}function EE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;s.uniform2fv(this.addr,e),On(t,e)}}function CE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(s.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(Un(t,e))return;s.uniform3fv(this.addr,e),On(t,e)}}function RE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;s.uniform4fv(this.addr,e),On(t,e)}}function PE(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Un(t,e))return;s.uniformMatrix2fv(this.addr,!1,e),On(t,e)}else{if(Un(t,n))return;yb.set(n),s.uniformMatrix2fv(this.addr,!1,yb),On(t,n)}}function IE(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Un(t,e))return;s.uniformMatrix3fv(this.addr,!1,e),On(t,e)}else{if(Un(t,n))return;gb.set(n),s.uniformMatrix3fv(this.addr,!1,gb),On(t,n)}}function LE(s,e){let t=this.cache,n=e.elements;if(n===void 0){if(Un(t,e))return;s.uniformMatrix4fv(this.addr,!1,e),On(t,e)}else{if(Un(t,n))return;mb.set(n),s.uniformMatrix4fv(this.addr,!1,mb),On(t,n)}}function FE(s,e){let t=this.cache;t[0]!==e&&(s.uniform1i(this.addr,e),t[0]=e)}function kE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;s.uniform2iv(this.addr,e),On(t,e)}}function DE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Un(t,e))return;s.uniform3iv(this.addr,e),On(t,e)}}function NE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;s.uniform4iv(this.addr,e),On(t,e)}}function UE(s,e){let t=this.cache;t[0]!==e&&(s.uniform1ui(this.addr,e),t[0]=e)}function OE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(s.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(Un(t,e))return;s.uniform2uiv(this.addr,e),On(t,e)}}function BE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(s.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(Un(t,e))return;s.uniform3uiv(this.addr,e),On(t,e)}}function zE(s,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(s.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(Un(t,e))return;s.uniform4uiv(this.addr,e),On(t,e)}}function Td(s){return s.version===0&&(s.compareFunction=qm,s.needsUpdate=!0),s}function GE(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i);let r;this.type===s.SAMPLER_2D_SHADOW?r=Td(Db):r=kb,t.setTexture2D(e||r,i)}function VE(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i),t.setTexture3D(e||Ob,i)}function HE(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i);let r;this.type===s.SAMPLER_CUBE_SHADOW?r=Td(Nb):r=Bb,t.setTextureCube(e||r,i)}function WE(s,e,t){let n=this.cache,i=t.allocateTextureUnit();n[0]!==i&&(s.uniform1i(this.addr,i),n[0]=i),t.setTexture2DArray(e||Ub,i)}function XE(s){switch(s){case 5126:return TE;case 35664:return EE;case 35665:return CE;case 35666:return RE;case 35674:return PE;case 35675:return IE;case 35676:return LE;case 5124:case 35670:return FE;case 35667:case 35671:return kE;case 35668:case 35672:return DE;case 35669:case 35673:return NE;case 5125:return UE;case 36294:return OE;case 36295:return BE;case 36296:return zE;case 35678:case 36198:case 36298:case 36306:case 35682:return GE;case 35679:case 36299:case 36307:return VE;case 35680:case 36300:case 36308:case 36293:return HE;case 36289:case 36303:case 36311:case 36292:return WE}}function qE(s,e){s.uniform1fv(this.addr,e)}function $E(s,e){let t=Ka(e,this.size,2);s.uniform2fv(this.addr,t)}function YE(s,e){let t=Ka(e,this.size,3);s.uniform3fv(this.addr,t)}function ZE(s,e){let t=Ka(e,this.size,4);s.uniform4fv(this.addr,t)}function KE(s,e){let t=Ka(e,this.size,4);s.uniformMatrix2fv(this.addr,!1,t)}function JE(s,e){let t=Ka(e,this.size,9);s.uniformMatrix3fv(this.addr,!1,t)}function jE(s,e){let t=Ka(e,this.size,16);s.uniformMatrix4fv(this.addr,!1,t)}function QE(s,e){s.uniform1iv(this.addr,e)}function e3(s,e){s.uniform2iv(this.addr,e)}function t3(s,e){s.uniform3iv(this.addr,e)}function n3(s,e){s.uniform4iv(this.addr,e)}function i3(s,e){s.uniform1uiv(this.addr,e)}function s3(s,e){s.uniform2uiv(this.addr,e)}function r3(s,e){s.uniform3uiv(this.addr,e)}function o3(s,e){s.uniform4uiv(this.addr,e)}function a3(s,e,t){let n=this.cache,i=e.length,r=Ad(t,i);Un(n,r)||(s.uniform1iv(this.addr,r),On(n,r));let o;this.type===s.SAMPLER_2D_SHADOW?o=Td(Db):o=kb;for(let a=0;a!==i;++a)t.setTexture2D(e[a]||o,r[a])}function l3(s,e,t){let n=this.cache,i=e.length,r=Ad(t,i);Un(n,r)||(s.uniform1iv(this.addr,r),On(n,r));for(let o=0;o!==i;++o)t.setTexture3D(e[o]||Ob,r[o])}function c3(s,e,t){let n=this.cache,i=e.length,r=Ad(t,i);Un(n,r)||(s.uniform1iv(this.addr,r),On(n,r));let o;this.type===s.SAMPLER_CUBE_SHADOW?o=Td(Nb):o=Bb;for(let a=0;a!==i;++a)t.setTextureCube(e[a]||o,r[a])}function h3(s,e,t){let n=this.cache,i=e.length,r=Ad(t,i);Un(n,r)||(s.uniform1iv(this.addr,r),On(n,r));for(let o=0;o!==i;++o)t.setTexture2DArray(e[o]||Ub,r[o])}function u3(s){switch(s){case 5126:return qE;case 35664:return $E;case 35665:return YE;case 35666:return ZE;case 35674:return KE;case 35675:return JE;case 35676:return jE;case 5124:case 35670:return QE;case 35667:case 35671:return e3;case 35668:case 35672:return t3;case 35669:case 35673:return n3;case 5125:return i3;case 36294:return s3;case 36295:return r3;case 36296:return o3;case 35678:case 36198:case 36298:case 36306:case 35682:return a3;case 35679:case 36299:case 36307:return l3;case 35680:case 36300:case 36308:case 36293:return c3;case 36289:case 36303:case 36311:case 36292:return h3}}var sg=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.setValue=XE(t.type)}},rg=class{constructor(e,t,n){this.id=e,this.addr=n,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=u3(t.type)}},og=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,n){let i=this.seq;for(let r=0,o=i.length;r!==o;++r){let a=i[r];a.setValue(e,t[a.id],n)}}},ng=/(\w+)(\])?(\[|\.)?/g;function vb(s,e){s.seq.push(e),s.map[e.id]=e}function d3(s,e,t){let n=s.name,i=n.length;for(ng.lastIndex=0;;){let r=ng.exec(n),o=ng.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===i){vb(t,c===void 0?new sg(a,s,e):new rg(a,s,e));break}else{let u=t.map[a];u===void 0&&(u=new og(a),vb(t,u)),t=u}}}var Ya=class{constructor(e,t){this.seq=[],this.map={};let n=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);d3(a,l,this)}let i=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?i.push(o):r.push(o);i.length>0&&(this.seq=i.concat(r))}setValue(e,t,n,i){let r=this.map[t];r!==void 0&&r.setValue(e,n,i)}setOptional(e,t,n){let i=t[n];i!==void 0&&this.setValue(e,n,i)}static upload(e,t,n,i){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,i)}}static seqWithValue(e,t){let n=[];for(let i=0,r=e.length;i!==r;++i){let o=e[i];o.id in t&&n.push(o)}return n}};function bb(s,e,t){let n=s.createShader(e);return s.shaderSource(n,t),s.compileShader(n),n}var f3=37297,p3=0;function m3(s,e){let t=s.split(`
`),n=[],i=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=i;o<r;o++){let a=o+1;n.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return n.join(`
`)}var xb=new at;function g3(s){St._getMatrix(xb,St.workingColorSpace,s);let e=`mat3( ${xb.elements.map(t=>t.toFixed(4))} )`;switch(St.getTransfer(s)){case tc:return[e,"LinearTransferOETF"];case Ut:return[e,"sRGBTransferOETF"];default:return et("WebGLProgram: Unsupported color space: ",s),[e,"LinearTransferOETF"]}}function _b(s,e,t){let n=s.getShaderParameter(e,s.COMPILE_STATUS),r=(s.getShaderInfoLog(e)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+m3(s.getShaderSource(e),a)}else return r}function y3(s,e){let t=g3(e);return[`vec4 ${s}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var v3={[Im]:"Linear",[Lm]:"Reinhard",[Fm]:"Cineon",[km]:"ACESFilmic",[Nm]:"AgX",[xc]:"Neutral",[Dm]:"Custom"};function b3(s,e){let t=v3[e];return t===void 0?(et("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+s+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+s+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Md=new C;function x3(){St.getLuminanceCoefficients(Md);let s=Md.x.toFixed(4),e=Md.y.toFixed(4),t=Md.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${s}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function _3(s){return[s.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",s.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Pc).join(`
`)}function w3(s){let e=[];for(let t in s){let n=s[t];n!==!1&&e.push("#define "+t+" "+n)}return e.join(`
`)}function M3(s,e){let t={},n=s.getProgramParameter(e,s.ACTIVE_ATTRIBUTES);for(let i=0;i<n;i++){let r=s.getActiveAttrib(e,i),o=r.name,a=1;r.type===s.FLOAT_MAT2&&(a=2),r.type===s.FLOAT_MAT3&&(a=3),r.type===s.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:s.getAttribLocation(e,o),locationSize:a}}return t}function Pc(s){return s!==""}function wb(s,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return s.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function Mb(s,e){return s.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var S3=/^[ \t]*#include +<([\w\d./]+)>/gm;function ag(s){return s.replace(S3,A3)}function A3(s,e){let t=gt[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return ag(t)}var T3=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Sb(s){return s.replace(T3,E3)}function E3(s,e,t,n){let i="";for(let r=parseInt(e);r<parseInt(t);r++)i+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return i}function Ab(s){let e=`precision ${s.precision} float;
	precision ${s.precision} int;
	precision ${s.precision} sampler2D;
	precision ${s.precision} samplerCube;
	precision ${s.precision} sampler3D;
	precision ${s.precision} sampler2DArray;
	precision ${s.precision} sampler2DShadow;
	precision ${s.precision} samplerCubeShadow;
	precision ${s.precision} sampler2DArrayShadow;
	precision ${s.precision} isampler2D;
	precision ${s.precision} isampler3D;
	precision ${s.precision} isamplerCube;
	precision ${s.precision} isampler2DArray;
	precision ${s.precision} usampler2D;
	precision ${s.precision} usampler3D;
	precision ${s.precision} usamplerCube;
	precision ${s.precision} usampler2DArray;
	`;return s.precision==="highp"?e+=`
#define HIGH_PRECISION`:s.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:s.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var C3={[Co]:"SHADOWMAP_TYPE_PCF",[Ha]:"SHADOWMAP_TYPE_VSM"};function R3(s){return C3[s.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var P3={[Xa]:"ENVMAP_MODE_REFRACTION"};function I3(s){return s.envMap===!1?"ENVMAP_MODE_REFLECTION":P3[s.envMapMode]||"ENVMAP_MODE_REFLECTION"}var L3={[Du]:"ENVMAP_BLENDING_MULTIPLY",[Vv]:"ENVMAP_BLENDING_MIX",[Hv]:"ENVMAP_BLENDING_ADD"};function F3(s){return s.envMap===!1?"ENVMAP_BLENDING_NONE":L3[s.combine]||"ENVMAP_BLENDING_NONE"}function k3(s,e,t,n){let i=s.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=R3(t),c=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=I3(t),u=F3(t),d=_3(t),f=w3(r),p=i.createProgram(),y,m,g=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(y=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Pc).join(`
`),y.length>0&&(y+=`
`),m=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(Pc).join(`
`),m.length>0&&(m+=`
`)):(y=[Ab(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Pc).join(`
`),m=[Ab(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.envMap?"#define "+h:"",t.envMap?"#define "+u:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Ws?"#define TONE_MAPPING":"",t.toneMapping!==Ws?gt.tonemapping_pars_fragment:"",t.toneMapping!==Ws?b3("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",gt.colorspace_pars_fragment,y3("linearToOutputTexel",t.outputColorSpace),x3(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(Pc).join(`
`)),o=ag(o),o=wb(o,t),o=Mb(o,t),a=ag(a),a=wb(a,t),a=Mb(a,t),o=Sb(o),a=Sb(a),t.isRawShaderMaterial!==!0&&(g=`#version 300 es
`,y=[d,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+y,m=["#define varying in",t.glslVersion===$m?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===$m?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+m);let v=g+y+o,A=g+m+a,_=bb(i,i.VERTEX_SHADER,v),R=bb(i,i.FRAGMENT_SHADER,A);i.attachShader(p,_),i.attachShader(p,R),t.index0AttributeName!==void 0?i.bindAttribLocation(p,0,t.index0AttributeName):t.hasPositionAttribute===!0&&i.bindAttribLocation(p,0,"position"),i.linkProgram(p);function S(P){if(s.debug.checkShaderErrors){let L=i.getProgramInfoLog(p)||"",O=i.getShaderInfoLog(_)||"",G=i.getShaderInfoLog(R)||"",k=L.trim(),W=O.trim(),$=G.trim(),H=!0,ae=!0;if(i.getProgramParameter(p,i.LINK_STATUS)===!1)if(H=!1,typeof s.debug.onShaderError=="function")s.debug.onShaderError(i,p,_,R);else{let Y=_b(i,_,"vertex"),j=_b(i,R,"fragment");rt("WebGLProgram: Shader Error "+i.getError()+" - VALIDATE_STATUS "+i.getProgramParameter(p,i.VALIDATE_STATUS)+`

Material Name: `+P.name+`
Material Type: `+P.type+`

Program Info Log: `+k+`
`+Y+`
`+j)}else k!==""?et("WebGLProgram: Program Info Log:",k):(W===""||$==="")&&(ae=!1);ae&&(P.diagnostics={runnable:H,programLog:k,vertexShader:{log:W,prefix:y},fragmentShader:{log:$,prefix:m}})}i.deleteShader(_),i.deleteShader(R),b=new Ya(i,p),M=M3(i,p)}let b;this.getUniforms=function(){return b===void 0&&S(this),b};let M;this.getAttributes=function(){return M===void 0&&S(this),M};let D=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return D===!1&&(D=i.getProgramParameter(p,f3)),D},this.destroy=function(){n.releaseStatesOfProgram(this),i.deleteProgram(p),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=p3++,this.cacheKey=e,this.usedTimes=1,this.program=p,this.vertexShader=_,this.fragmentShader=R,this}var D3=0,lg=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,n){let i=this._getShaderCacheForMaterial(e);return i.has(t)===!1&&(i.add(t),t.usedTimes++),i.has(n)===!1&&(i.add(n),n.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let n of t)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,n=t.get(e);return n===void 0&&(n=new Set,t.set(e,n)),n}_getShaderStage(e){let t=this.shaderCache,n=t.get(e);return n===void 0&&(n=new cg(e),t.set(e,n)),n}},cg=class{constructor(e){this.id=D3++,this.code=e,this.usedTimes=0}};function N3(s){return s===Jr||s===Tc||s===Ec}function U3(s,e,t,n,i,r){let o=new Ba,a=new lg,l=new Set,c=[],h=new Map,u=n.logarithmicDepthBuffer,d={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(b){return l.add(b),b===0?"uv":`uv${b}`}function p(b,M,D,P,L,O){let G=P.fog,k=L.geometry,W=b.isMeshStandardMaterial||b.isMeshLambertMaterial||b.isMeshPhongMaterial?P.environment:null,$=b.isMeshStandardMaterial||b.isMeshLambertMaterial&&!b.envMap||b.isMeshPhongMaterial&&!b.envMap,H=e.get(b.envMap||W,$),ae=d[b.type],Y=n.precision;b.precision!==null&&(Y=n.getMaxPrecision(b.precision),Y!==b.precision&&et("WebGLProgram.getParameters:",b.precision,"not supported, using",Y,"instead."));let j=k.morphAttributes.position||k.morphAttributes.normal||k.morphAttributes.color,te=j!==void 0?j.length:0,de=0;k.morphAttributes.position!==void 0&&(de=1),k.morphAttributes.normal!==void 0&&(de=2),k.morphAttributes.color!==void 0&&(de=3);let he,Q,pe,me;if(ae){let Re=qs[ae];he=Re.vertexShader,Q=Re.fragmentShader}else{he=b.vertexShader,Q=b.fragmentShader;let Re=a.getVertexShaderStage(b),ft=a.getFragmentShaderStage(b);a.update(b,Re,ft),pe=Re.id,me=ft.id}let Ce=s.getRenderTarget(),Me=s.state.buffers.depth.getReversed(),Ke=L.isInstancedMesh===!0,ht=L.isBatchedMesh===!0,Ye=!!b.map,vt=!!b.matcap,pt=!!H,lt=pt&&H.isPMREMTexture===!0,on=!!b.aoMap,Kt=!!b.lightMap,_n=!!b.bumpMap&&b.wireframe===!1,Xt=!!b.normalMap,Vn=!!b.displacementMap,Et=!!b.emissiveMap,In=!!b.metalnessMap,dn=!!b.roughnessMap,wn=b.anisotropy>0,z=b.clearcoat>0,Pe=b.diffuseRoughness>0,tt=b.dispersion>0,ut=b.retroreflectivity>0,Se=b.iridescence>0,$t=b.sheen>0,We=b.transmission>0,Qe=wn&&!!b.anisotropyMap,I=z&&!!b.clearcoatMap,w=z&&!!b.clearcoatNormalMap,q=z&&!!b.clearcoatRoughnessMap,fe=Pe&&!!b.diffuseRoughnessMap,oe=Se&&!!b.iridescenceMap,be=Se&&!!b.iridescenceThicknessMap,xe=$t&&!!b.sheenColorMap,ne=$t&&!!b.sheenRoughnessMap,se=!!b.specularMap,ye=!!b.specularColorMap,B=!!b.specularIntensityMap,re=We&&!!b.transmissionMap,ie=We&&!!b.thicknessMap,Ae=!!b.gradientMap,ve=!!b.alphaMap,we=b.alphaTest>0,Ze=!!b.alphaHash,it=!!b.extensions,ue=Ws;b.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ue=s.toneMapping);let Ge=lt?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,st={shaderID:ae,shaderType:b.type,shaderName:b.name,vertexShader:he,fragmentShader:Q,defines:b.defines,customVertexShaderID:pe,customFragmentShaderID:me,isRawShaderMaterial:b.isRawShaderMaterial===!0,glslVersion:b.glslVersion,precision:Y,batching:ht,batchingColor:ht&&L._colorsTexture!==null,instancing:Ke,instancingColor:Ke&&L.instanceColor!==null,instancingMorph:Ke&&L.morphTexture!==null,outputColorSpace:Ce===null?s.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:St.workingColorSpace,alphaToCoverage:!!b.alphaToCoverage,map:Ye,matcap:vt,envMap:pt,envMapMode:pt&&H.mapping,envMapPMREM:lt,envMapMaxLod:lt?Ge.length-1:null,envMapSize:lt?Ge[0].width:null,aoMap:on,lightMap:Kt,bumpMap:_n,normalMap:Xt,displacementMap:Vn,emissiveMap:Et,normalMapObjectSpace:Xt&&b.normalMapType===qv,normalMapTangentSpace:Xt&&b.normalMapType===Cc,packedNormalMap:Xt&&b.normalMapType===Cc&&N3(b.normalMap.format),metalnessMap:In,roughnessMap:dn,anisotropy:wn,anisotropyMap:Qe,clearcoat:z,clearcoatMap:I,clearcoatNormalMap:w,clearcoatRoughnessMap:q,diffuseRoughness:Pe,diffuseRoughnessMap:fe,dispersion:tt,retroreflection:ut,iridescence:Se,iridescenceMap:oe,iridescenceThicknessMap:be,sheen:$t,sheenColorMap:xe,sheenRoughnessMap:ne,specularMap:se,specularColorMap:ye,specularIntensityMap:B,transmission:We,transmissionMap:re,thicknessMap:ie,gradientMap:Ae,opaque:b.transparent===!1&&b.blending===Wa&&b.alphaToCoverage===!1,alphaMap:ve,alphaTest:we,alphaHash:Ze,combine:b.combine,mapUv:Ye&&f(b.map.channel),aoMapUv:on&&f(b.aoMap.channel),lightMapUv:Kt&&f(b.lightMap.channel),bumpMapUv:_n&&f(b.bumpMap.channel),normalMapUv:Xt&&f(b.normalMap.channel),displacementMapUv:Vn&&f(b.displacementMap.channel),emissiveMapUv:Et&&f(b.emissiveMap.channel),metalnessMapUv:In&&f(b.metalnessMap.channel),roughnessMapUv:dn&&f(b.roughnessMap.channel),anisotropyMapUv:Qe&&f(b.anisotropyMap.channel),clearcoatMapUv:I&&f(b.clearcoatMap.channel),clearcoatNormalMapUv:w&&f(b.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:q&&f(b.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:fe&&f(b.diffuseRoughnessMap.channel),iridescenceMapUv:oe&&f(b.iridescenceMap.channel),iridescenceThicknessMapUv:be&&f(b.iridescenceThicknessMap.channel),sheenColorMapUv:xe&&f(b.sheenColorMap.channel),sheenRoughnessMapUv:ne&&f(b.sheenRoughnessMap.channel),specularMapUv:se&&f(b.specularMap.channel),specularColorMapUv:ye&&f(b.specularColorMap.channel),specularIntensityMapUv:B&&f(b.specularIntensityMap.channel),transmissionMapUv:re&&f(b.transmissionMap.channel),thicknessMapUv:ie&&f(b.thicknessMap.channel),alphaMapUv:ve&&f(b.alphaMap.channel),vertexTangents:!!k.attributes.tangent&&(Xt||wn),vertexNormals:!!k.attributes.normal,vertexColors:b.vertexColors,vertexAlphas:b.vertexColors===!0&&!!k.attributes.color&&k.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!k.attributes.uv&&(Ye||ve),fog:!!G,useFog:b.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:b.wireframe===!1&&(b.flatShading===!0||k.attributes.normal===void 0&&Xt===!1&&(b.isMeshLambertMaterial||b.isMeshPhongMaterial||b.isMeshStandardMaterial||b.isMeshPhysicalMaterial)),sizeAttenuation:b.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:Me,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:k.attributes.position!==void 0,morphTargets:k.morphAttributes.position!==void 0,morphNormals:k.morphAttributes.normal!==void 0,morphColors:k.morphAttributes.color!==void 0,morphTargetsCount:te,morphTextureStride:de,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:O.filter(Re=>Re.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:b.dithering,shadowMapEnabled:s.shadowMap.enabled&&D.length>0,shadowMapType:s.shadowMap.type,toneMapping:ue,decodeVideoTexture:Ye&&b.map.isVideoTexture===!0&&St.getTransfer(b.map.colorSpace)===Ut,decodeVideoTextureEmissive:Et&&b.emissiveMap.isVideoTexture===!0&&St.getTransfer(b.emissiveMap.colorSpace)===Ut,premultipliedAlpha:b.premultipliedAlpha,doubleSided:b.side===kt,flipSided:b.side===Nn,useDepthPacking:b.depthPacking>=0,depthPacking:b.depthPacking||0,index0AttributeName:b.index0AttributeName,extensionClipCullDistance:it&&b.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(it&&b.extensions.multiDraw===!0||ht)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:b.customProgramCacheKey()};return st.vertexUv1s=l.has(1),st.vertexUv2s=l.has(2),st.vertexUv3s=l.has(3),l.clear(),st}function y(b){let M=[];if(b.shaderID?M.push(b.shaderID):(M.push(b.customVertexShaderID),M.push(b.customFragmentShaderID)),b.defines!==void 0)for(let D in b.defines)M.push(D),M.push(b.defines[D]);return b.isRawShaderMaterial===!1&&(m(M,b),g(M,b),M.push(s.outputColorSpace)),M.push(b.customProgramCacheKey),M.join()}function m(b,M){b.push(M.precision),b.push(M.outputColorSpace),b.push(M.envMapMode),b.push(M.envMapPMREM),b.push(M.envMapMaxLod),b.push(M.envMapSize),b.push(M.mapUv),b.push(M.alphaMapUv),b.push(M.lightMapUv),b.push(M.aoMapUv),b.push(M.bumpMapUv),b.push(M.normalMapUv),b.push(M.displacementMapUv),b.push(M.emissiveMapUv),b.push(M.metalnessMapUv),b.push(M.roughnessMapUv),b.push(M.anisotropyMapUv),b.push(M.clearcoatMapUv),b.push(M.clearcoatNormalMapUv),b.push(M.clearcoatRoughnessMapUv),b.push(M.diffuseRoughnessMapUv),b.push(M.iridescenceMapUv),b.push(M.iridescenceThicknessMapUv),b.push(M.sheenColorMapUv),b.push(M.sheenRoughnessMapUv),b.push(M.specularMapUv),b.push(M.specularColorMapUv),b.push(M.specularIntensityMapUv),b.push(M.transmissionMapUv),b.push(M.thicknessMapUv),b.push(M.combine),b.push(M.fogExp2),b.push(M.sizeAttenuation),b.push(M.morphTargetsCount),b.push(M.numSunLights),b.push(M.numDirLights),b.push(M.numPointLights),b.push(M.numSpotLights),b.push(M.numSpotLightMaps),b.push(M.numHemiLights),b.push(M.numRectAreaLights),b.push(M.numSunLightShadows),b.push(M.numDirLightShadows),b.push(M.numPointLightShadows),b.push(M.numSpotLightShadows),b.push(M.numSpotLightShadowsWithMaps),b.push(M.numLightProbes),b.push(M.numLightProbeGrids),b.push(M.shadowMapType),b.push(M.toneMapping),b.push(M.numClippingPlanes),b.push(M.numClipIntersection),b.push(M.depthPacking)}function g(b,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),b.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),b.push(o.mask)}function v(b){let M=d[b.type],D;if(M){let P=qs[M];D=Do.clone(P.uniforms)}else D=b.uniforms;return D}function A(b,M){let D=h.get(M);return D!==void 0?++D.usedTimes:(D=new k3(s,M,b,i),c.push(D),h.set(M,D)),D}function _(b){if(--b.usedTimes===0){let M=c.indexOf(b);c[M]=c[c.length-1],c.pop(),h.delete(b.cacheKey),b.destroy()}}function R(b){a.remove(b)}function S(){a.dispose()}return{getParameters:p,getProgramCacheKey:y,getUniforms:v,acquireProgram:A,releaseProgram:_,releaseShaderCache:R,programs:c,dispose:S}}function O3(){let s=new WeakMap;function e(o){return s.has(o)}function t(o){let a=s.get(o);return a===void 0&&(a={},s.set(o,a)),a}function n(o){s.delete(o)}function i(o,a,l){s.get(o)[a]=l}function r(){s=new WeakMap}return{has:e,get:t,remove:n,update:i,dispose:r}}function B3(s,e){return s.groupOrder!==e.groupOrder?s.groupOrder-e.groupOrder:s.renderOrder!==e.renderOrder?s.renderOrder-e.renderOrder:s.material.id!==e.material.id?s.material.id-e.material.id:s.materialVariant!==e.materialVariant?s.materialVariant-e.materialVariant:s.z!==e.z?s.z-e.z:s.id-e.id}function Tb(s,e){return s.groupOrder!==e.groupOrder?s.groupOrder-e.groupOrder:s.renderOrder!==e.renderOrder?s.renderOrder-e.renderOrder:s.z!==e.z?e.z-s.z:s.id-e.id}function Eb(){let s=[],e=0,t=[],n=[],i=[];function r(){e=0,t.length=0,n.length=0,i.length=0}function o(d){let f=0;return d.isInstancedMesh&&(f+=2),d.isSkinnedMesh&&(f+=1),f}function a(d,f,p,y,m,g){let v=s[e];return v===void 0?(v={id:d.id,object:d,geometry:f,material:p,materialVariant:o(d),groupOrder:y,renderOrder:d.renderOrder,z:m,group:g},s[e]=v):(v.id=d.id,v.object=d,v.geometry=f,v.material=p,v.materialVariant=o(d),v.groupOrder=y,v.renderOrder=d.renderOrder,v.z=m,v.group=g),e++,v}function l(d,f,p,y,m,g,v){v.reversedDepth===!0&&(m=-m);let A=a(d,f,p,y,m,g);p.transmission>0?n.push(A):p.transparent===!0?i.push(A):t.push(A)}function c(d,f,p,y,m,g){let v=a(d,f,p,y,m,g);p.transmission>0?n.unshift(v):p.transparent===!0?i.unshift(v):t.unshift(v)}function h(d,f){t.length>1&&t.sort(d||B3),n.length>1&&n.sort(f||Tb),i.length>1&&i.sort(f||Tb)}function u(){for(let d=e,f=s.length;d<f;d++){let p=s[d];if(p.id===null)break;p.id=null,p.object=null,p.geometry=null,p.material=null,p.group=null}}return{opaque:t,transmissive:n,transparent:i,init:r,push:l,unshift:c,finish:u,sort:h}}function z3(){let s=new WeakMap;function e(n,i){let r=s.get(n),o;return r===void 0?(o=new Eb,s.set(n,[o])):i>=r.length?(o=new Eb,r.push(o)):o=r[i],o}function t(){s=new WeakMap}return{get:e,dispose:t}}function G3(){let s={};return{get:function(e){if(s[e.id]!==void 0)return s[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new C,color:new le};break;case"SpotLight":t={position:new C,direction:new C,color:new le,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new C,color:new le,distance:0,decay:0};break;case"HemisphereLight":t={direction:new C,skyColor:new le,groundColor:new le};break;case"RectAreaLight":t={color:new le,position:new C,halfWidth:new C,halfHeight:new C};break}return s[e.id]=t,t}}}function V3(){let s={};return{get:function(e){if(s[e.id]!==void 0)return s[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new je,shadowCameraNear:1,shadowCameraFar:1e3};break}return s[e.id]=t,t}}}var H3=0;function W3(s,e){return(e.castShadow?2:0)-(s.castShadow?2:0)+(e.map?1:0)-(s.map?1:0)}function X3(s){let e=new G3,t=V3(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new C);let i=new C,r=new qe,o=new qe;function a(c){let h=0,u=0,d=0;for(let O=0;O<9;O++)n.probe[O].set(0,0,0);let f=0,p=0,y=0,m=0,g=0,v=0,A=0,_=0,R=0,S=0,b=0,M=0,D=0,P=0;c.sort(W3);for(let O=0,G=c.length;O<G;O++){let k=c[O],W=k.color,$=k.intensity,H=k.distance,ae=null;if(k.shadow&&k.shadow.map&&(k.shadow.map.texture.format===Jr?ae=k.shadow.map.texture:ae=k.shadow.map.depthTexture||k.shadow.map.texture),k.isAmbientLight)h+=W.r*$,u+=W.g*$,d+=W.b*$;else if(k.isLightProbe){for(let Y=0;Y<9;Y++)n.probe[Y].addScaledVector(k.sh.coefficients[Y],$);P++}else if(k.isSunLight){let Y=e.get(k);if(Y.color.copy(k.color).multiplyScalar(k.intensity),k.castShadow){let j=k.shadow,te=t.get(k);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[p]=te,n.sunShadowMap[p]=ae;let de=j.getViewportCount();for(let he=0;he<de;he++)n.sunShadowMatrix[y+he]=j.getMatrix(he),n.sunShadowCascade[y+he]=j._cascadeData[he];y+=de,p++}n.sun[f]=Y,f++}else if(k.isDirectionalLight){let Y=e.get(k);if(Y.color.copy(k.color).multiplyScalar(k.intensity),k.castShadow){let j=k.shadow,te=t.get(k);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.directionalShadow[m]=te,n.directionalShadowMap[m]=ae,n.directionalShadowMatrix[m]=k.shadow.matrix,R++}n.directional[m]=Y,m++}else if(k.isSpotLight){let Y=e.get(k);Y.position.setFromMatrixPosition(k.matrixWorld),Y.color.copy(W).multiplyScalar($),Y.distance=H,Y.coneCos=Math.cos(k.angle),Y.penumbraCos=Math.cos(k.angle*(1-k.penumbra)),Y.decay=k.decay,n.spot[v]=Y;let j=k.shadow;if(k.map&&(n.spotLightMap[M]=k.map,M++,j.updateMatrices(k),k.castShadow&&D++),n.spotLightMatrix[v]=j.matrix,k.castShadow){let te=t.get(k);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,n.spotShadow[v]=te,n.spotShadowMap[v]=ae,b++}v++}else if(k.isRectAreaLight){let Y=e.get(k);Y.color.copy(W).multiplyScalar($),Y.halfWidth.set(k.width*.5,0,0),Y.halfHeight.set(0,k.height*.5,0),n.rectArea[A]=Y,A++}else if(k.isPointLight){let Y=e.get(k);if(Y.color.copy(k.color).multiplyScalar(k.intensity),Y.distance=k.distance,Y.decay=k.decay,k.castShadow){let j=k.shadow,te=t.get(k);te.shadowIntensity=j.intensity,te.shadowBias=j.bias,te.shadowNormalBias=j.normalBias,te.shadowRadius=j.radius,te.shadowMapSize=j.mapSize,te.shadowCameraNear=j.camera.near,te.shadowCameraFar=j.camera.far,n.pointShadow[g]=te,n.pointShadowMap[g]=ae,n.pointShadowMatrix[g]=k.shadow.matrix,S++}n.point[g]=Y,g++}else if(k.isHemisphereLight){let Y=e.get(k);Y.skyColor.copy(k.color).multiplyScalar($),Y.groundColor.copy(k.groundColor).multiplyScalar($),n.hemi[_]=Y,_++}}A>0&&(s.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Ie.LTC_FLOAT_1,n.rectAreaLTC2=Ie.LTC_FLOAT_2):(n.rectAreaLTC1=Ie.LTC_HALF_1,n.rectAreaLTC2=Ie.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=u,n.ambient[2]=d;let L=n.hash;(L.sunLength!==f||L.directionalLength!==m||L.pointLength!==g||L.spotLength!==v||L.rectAreaLength!==A||L.hemiLength!==_||L.numSunShadows!==p||L.numDirectionalShadows!==R||L.numPointShadows!==S||L.numSpotShadows!==b||L.numSpotMaps!==M||L.numLightProbes!==P)&&(n.sun.length=f,n.directional.length=m,n.spot.length=v,n.rectArea.length=A,n.point.length=g,n.hemi.length=_,n.sunShadow.length=p,n.sunShadowMap.length=p,n.sunShadowMatrix.length=y,n.sunShadowCascade.length=y,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=S,n.pointShadowMap.length=S,n.pointShadowMatrix.length=S,n.spotShadow.length=b,n.spotShadowMap.length=b,n.spotLightMatrix.length=b+M-D,n.spotLightMap.length=M,n.numSpotLightShadowsWithMaps=D,n.numLightProbes=P,L.sunLength=f,L.directionalLength=m,L.pointLength=g,L.spotLength=v,L.rectAreaLength=A,L.hemiLength=_,L.numSunShadows=p,L.numDirectionalShadows=R,L.numPointShadows=S,L.numSpotShadows=b,L.numSpotMaps=M,L.numLightProbes=P,n.version=H3++)}function l(c,h){let u=0,d=0,f=0,p=0,y=0,m=0,g=h.matrixWorldInverse;for(let v=0,A=c.length;v<A;v++){let _=c[v];if(_.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(_.matrixWorld),R.direction.transformDirection(g),u++}else if(_.isDirectionalLight){let R=n.directional[d];R.direction.setFromMatrixPosition(_.matrixWorld),i.setFromMatrixPosition(_.target.matrixWorld),R.direction.sub(i),R.direction.transformDirection(g),d++}else if(_.isSpotLight){let R=n.spot[p];R.position.setFromMatrixPosition(_.matrixWorld),R.position.applyMatrix4(g),R.direction.setFromMatrixPosition(_.matrixWorld),i.setFromMatrixPosition(_.target.matrixWorld),R.direction.sub(i),R.direction.transformDirection(g),p++}else if(_.isRectAreaLight){let R=n.rectArea[y];R.position.setFromMatrixPosition(_.matrixWorld),R.position.applyMatrix4(g),o.identity(),r.copy(_.matrixWorld),r.premultiply(g),o.extractRotation(r),R.halfWidth.set(_.width*.5,0,0),R.halfHeight.set(0,_.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),y++}else if(_.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(_.matrixWorld),R.position.applyMatrix4(g),f++}else if(_.isHemisphereLight){let R=n.hemi[m];R.direction.setFromMatrixPosition(_.matrixWorld),R.direction.transformDirection(g),m++}}}return{setup:a,setupView:l,state:n}}function Cb(s){let e=new X3(s),t=[],n=[],i=[];function r(u){h.camera=u,t.length=0,n.length=0,i.length=0}function o(u){u.isLightProbeGrid?i.push(u):t.push(u)}function a(u){n.push(u)}function l(){e.setup(t),i.sort((u,d)=>u.priority-d.priority||u.id-d.id)}function c(u){e.setupView(t,u)}let h={lightsArray:t,shadowsArray:n,lightProbeGridArray:i,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function q3(s){let e=new WeakMap;function t(i,r=0){let o=e.get(i),a;return o===void 0?(a=new Cb(s),e.set(i,[a])):r>=o.length?(a=new Cb(s),o.push(a)):a=o[r],a}function n(){e=new WeakMap}return{get:t,dispose:n}}var $3=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,Y3=`uniform sampler2D shadow_pass;
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
}`,Z3=[new C(1,0,0),new C(-1,0,0),new C(0,1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1)],K3=[new C(0,-1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1),new C(0,-1,0),new C(0,-1,0)],Rb=new qe,Rc=new C,ig=new C;function J3(s,e,t){let n=new Gs,i=new je,r=new je,o=new cn,a=new Hs,l=new wu,c={},h=t.maxTextureSize,u={[Kr]:Nn,[Nn]:Kr,[kt]:kt},d=new Ft({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new je},radius:{value:4}},vertexShader:$3,fragmentShader:Y3}),f=d.clone();f.defines.HORIZONTAL_PASS=1;let p=new $e;p.setAttribute("position",new Fe(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let y=new De(p,d),m=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=Co;let g=this.type;this.render=function(S,b,M){if(m.enabled===!1||m.autoUpdate===!1&&m.needsUpdate===!1||S.length===0)return;this.type===Mv&&(et("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=Co);let D=s.getRenderTarget(),P=s.getActiveCubeFace(),L=s.getActiveMipmapLevel(),O=s.state;O.setBlending(Ro),O.buffers.depth.getReversed()===!0?O.buffers.color.setClear(0,0,0,0):O.buffers.color.setClear(1,1,1,1),O.buffers.depth.setTest(!0),O.setScissorTest(!1);let G=g!==this.type;G&&b.traverse(function(k){k.material&&(Array.isArray(k.material)?k.material.forEach(W=>W.needsUpdate=!0):k.material.needsUpdate=!0)});for(let k=0,W=S.length;k<W;k++){let $=S[k],H=$.shadow;if(H===void 0){et("WebGLShadowMap:",$,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;i.copy(H.mapSize);let ae=H.getFrameExtents();i.multiply(ae),r.copy(H.mapSize),(i.x>h||i.y>h)&&(i.x>h&&(r.x=Math.floor(h/ae.x),i.x=r.x*ae.x,H.mapSize.x=r.x),i.y>h&&(r.y=Math.floor(h/ae.y),i.y=r.y*ae.y,H.mapSize.y=r.y));let Y=s.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Y,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===Ha){if($.isPointLight){et("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new Di(i.x,i.y,{format:Jr,type:ys,minFilter:gi,magFilter:gi,generateMipmaps:!1}),H.map.texture.name=$.name+".shadowMap",H.map.depthTexture=new fr(i.x,i.y,Si),H.map.depthTexture.name=$.name+".shadowMapDepth",H.map.depthTexture.format=dr,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Cn,H.map.depthTexture.magFilter=Cn}else $.isPointLight?(H.map=new Ic(i.x),H.map.depthTexture=new hc(i.x,gs)):(H.map=new Di(i.x,i.y),H.map.depthTexture=new fr(i.x,i.y,gs)),H.map.depthTexture.name=$.name+".shadowMap",H.map.depthTexture.format=dr,this.type===Co?(H.map.depthTexture.compareFunction=Y?Xm:Wm,H.map.depthTexture.minFilter=gi,H.map.depthTexture.magFilter=gi):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=Cn,H.map.depthTexture.magFilter=Cn);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==i.x||H.map.height!==i.y)&&H.map.setSize(i.x,i.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();$.isPointLight!==!0&&H.updateMatrices($,M);let te=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:M.layers;for(let de=0;de<j;de++){let he=H.getCamera(de);if($.isPointLight){let Q=H.camera,pe=H.matrix,me=$.distance||Q.far;me!==Q.far&&(Q.far=me,Q.updateProjectionMatrix()),Rc.setFromMatrixPosition($.matrixWorld),Q.position.copy(Rc),ig.copy(Q.position),ig.add(Z3[de]),Q.up.copy(K3[de]),Q.lookAt(ig),Q.updateMatrixWorld(),pe.makeTranslation(-Rc.x,-Rc.y,-Rc.z),Rb.multiplyMatrices(Q.projectionMatrix,Q.matrixWorldInverse),H._frustum.setFromProjectionMatrix(Rb,Q.coordinateSystem,Q.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)s.setRenderTarget(H.map,de),s.clear();else{de===0&&(s.setRenderTarget(H.map),s.clear());let Q=H.getViewport(de);o.set(r.x*Q.x,r.y*Q.y,r.x*Q.z,r.y*Q.w),O.viewport(o)}n=H.getFrustum(de),_(b,M,he,$,te,this.type)}H.isPointLightShadow!==!0&&this.type===Ha&&v(H,M),H.needsUpdate=!1}g=this.type,m.needsUpdate=!1,s.setRenderTarget(D,P,L)};function v(S,b){let M=e.update(y);d.defines.VSM_SAMPLES!==S.blurSamples&&(d.defines.VSM_SAMPLES=S.blurSamples,f.defines.VSM_SAMPLES=S.blurSamples,d.needsUpdate=!0,f.needsUpdate=!0),S.mapPass===null?S.mapPass=new Di(i.x,i.y,{format:Jr,type:ys}):(S.mapPass.width!==S.map.width||S.mapPass.height!==S.map.height)&&S.mapPass.setSize(S.map.width,S.map.height),d.uniforms.shadow_pass.value=S.map.depthTexture,d.uniforms.resolution.value.set(S.map.width,S.map.height),d.uniforms.radius.value=S.radius,s.setRenderTarget(S.mapPass),s.clear(),s.renderBufferDirect(b,null,M,d,y,null),f.uniforms.shadow_pass.value=S.mapPass.texture,f.uniforms.resolution.value.set(S.map.width,S.map.height),f.uniforms.radius.value=S.radius,s.setRenderTarget(S.map),s.clear(),s.renderBufferDirect(b,null,M,f,y,null)}function A(S,b,M,D){let P=null,L=M.isPointLight===!0?S.customDistanceMaterial:S.customDepthMaterial;if(L!==void 0)P=L;else if(P=M.isPointLight===!0?l:a,s.localClippingEnabled&&b.clipShadows===!0&&Array.isArray(b.clippingPlanes)&&b.clippingPlanes.length!==0||b.displacementMap&&b.displacementScale!==0||b.alphaMap&&b.alphaTest>0||b.map&&b.alphaTest>0||b.alphaToCoverage===!0){let O=P.uuid,G=b.uuid,k=c[O];k===void 0&&(k={},c[O]=k);let W=k[G];W===void 0&&(W=P.clone(),k[G]=W,b.addEventListener("dispose",R)),P=W}if(P.visible=b.visible,P.wireframe=b.wireframe,D===Ha?P.side=b.shadowSide!==null?b.shadowSide:b.side:P.side=b.shadowSide!==null?b.shadowSide:u[b.side],P.alphaMap=b.alphaMap,P.alphaTest=b.alphaToCoverage===!0?.5:b.alphaTest,P.map=b.map,P.clipShadows=b.clipShadows,P.clippingPlanes=b.clippingPlanes,P.clipIntersection=b.clipIntersection,P.displacementMap=b.displacementMap,P.displacementScale=b.displacementScale,P.displacementBias=b.displacementBias,P.wireframeLinewidth=b.wireframeLinewidth,P.linewidth=b.linewidth,M.isPointLight===!0&&P.isMeshDistanceMaterial===!0){let O=s.properties.get(P);O.light=M}return P}function _(S,b,M,D,P,L){if(S.visible===!1)return;if(S.layers.test(P)&&(S.isMesh||S.isLine||S.isPoints)&&(S.castShadow||S.receiveShadow&&L===Ha)&&(!S.frustumCulled||S.intersectsFrustum(n))){S.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,S.matrixWorld);let k=e.update(S),W=S.material;if(Array.isArray(W)){let $=k.groups;for(let H=0,ae=$.length;H<ae;H++){let Y=$[H],j=W[Y.materialIndex];if(j&&j.visible){let te=A(S,j,D,L);S.onBeforeShadow(s,S,b,M,k,te,Y),s.renderBufferDirect(M,null,k,te,S,Y),S.onAfterShadow(s,S,b,M,k,te,Y)}}}else if(W.visible){let $=A(S,W,D,L);S.onBeforeShadow(s,S,b,M,k,$,null),s.renderBufferDirect(M,null,k,$,S,null),S.onAfterShadow(s,S,b,M,k,$,null)}}let G=S.children;for(let k=0,W=G.length;k<W;k++)_(G[k],b,M,D,P,L)}function R(S){S.target.removeEventListener("dispose",R);for(let M in c){let D=c[M],P=S.target.uuid;P in D&&(D[P].dispose(),delete D[P])}}}function j3(s,e){function t(){let B=!1,re=new cn,ie=null,Ae=new cn(0,0,0,0);return{setMask:function(ve){ie!==ve&&!B&&(s.colorMask(ve,ve,ve,ve),ie=ve)},setLocked:function(ve){B=ve},setClear:function(ve,we,Ze,it,ue){ue===!0&&(ve*=it,we*=it,Ze*=it),re.set(ve,we,Ze,it),Ae.equals(re)===!1&&(s.clearColor(ve,we,Ze,it),Ae.copy(re))},reset:function(){B=!1,ie=null,Ae.set(-1,0,0,0)}}}function n(){let B=!1,re=!1,ie=null,Ae=null,ve=null;return{setReversed:function(we){if(re!==we){let Ze=e.get("EXT_clip_control");we?Ze.clipControlEXT(Ze.LOWER_LEFT_EXT,Ze.ZERO_TO_ONE_EXT):Ze.clipControlEXT(Ze.LOWER_LEFT_EXT,Ze.NEGATIVE_ONE_TO_ONE_EXT),re=we;let it=ve;ve=null,this.setClear(it)}},getReversed:function(){return re},setTest:function(we){we?Me(s.DEPTH_TEST):Ke(s.DEPTH_TEST)},setMask:function(we){ie!==we&&!B&&(s.depthMask(we),ie=we)},setFunc:function(we){if(re&&(we=ib[we]),Ae!==we){switch(we){case ou:s.depthFunc(s.NEVER);break;case au:s.depthFunc(s.ALWAYS);break;case lu:s.depthFunc(s.LESS);break;case Fa:s.depthFunc(s.LEQUAL);break;case cu:s.depthFunc(s.EQUAL);break;case hu:s.depthFunc(s.GEQUAL);break;case ka:s.depthFunc(s.GREATER);break;case uu:s.depthFunc(s.NOTEQUAL);break;default:s.depthFunc(s.LEQUAL)}Ae=we}},setLocked:function(we){B=we},setClear:function(we){ve!==we&&(ve=we,re&&(we=1-we),s.clearDepth(we))},reset:function(){B=!1,ie=null,Ae=null,ve=null,re=!1}}}function i(){let B=!1,re=null,ie=null,Ae=null,ve=null,we=null,Ze=null,it=null,ue=null;return{setTest:function(Ge){B||(Ge?Me(s.STENCIL_TEST):Ke(s.STENCIL_TEST))},setMask:function(Ge){re!==Ge&&!B&&(s.stencilMask(Ge),re=Ge)},setFunc:function(Ge,st,Re){(ie!==Ge||Ae!==st||ve!==Re)&&(s.stencilFunc(Ge,st,Re),ie=Ge,Ae=st,ve=Re)},setOp:function(Ge,st,Re){(we!==Ge||Ze!==st||it!==Re)&&(s.stencilOp(Ge,st,Re),we=Ge,Ze=st,it=Re)},setLocked:function(Ge){B=Ge},setClear:function(Ge){ue!==Ge&&(s.clearStencil(Ge),ue=Ge)},reset:function(){B=!1,re=null,ie=null,Ae=null,ve=null,we=null,Ze=null,it=null,ue=null}}}let r=new t,o=new n,a=new i,l={},c=new WeakMap,h={},u={},d={},f=new WeakMap,p=[],y=null,m=!1,g=null,v=null,A=null,_=null,R=null,S=null,b=null,M=new le(0,0,0),D=0,P=!1,L=null,O=null,G=null,k=null,W=null,$=s.getParameter(s.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,ae=0,Y=s.getParameter(s.VERSION);Y.indexOf("WebGL")!==-1?(ae=parseFloat(/^WebGL (\d)/.exec(Y)[1]),H=ae>=1):Y.indexOf("OpenGL ES")!==-1&&(ae=parseFloat(/^OpenGL ES (\d)/.exec(Y)[1]),H=ae>=2);let j=null,te={},de=s.getParameter(s.SCISSOR_BOX),he=s.getParameter(s.VIEWPORT),Q=new cn().fromArray(de),pe=new cn().fromArray(he);function me(B,re,ie,Ae){let ve=new Uint8Array(4),we=s.createTexture();s.bindTexture(B,we),s.texParameteri(B,s.TEXTURE_MIN_FILTER,s.NEAREST),s.texParameteri(B,s.TEXTURE_MAG_FILTER,s.NEAREST);for(let Ze=0;Ze<ie;Ze++)B===s.TEXTURE_3D||B===s.TEXTURE_2D_ARRAY?s.texImage3D(re,0,s.RGBA,1,1,Ae,0,s.RGBA,s.UNSIGNED_BYTE,ve):s.texImage2D(re+Ze,0,s.RGBA,1,1,0,s.RGBA,s.UNSIGNED_BYTE,ve);return we}let Ce={};Ce[s.TEXTURE_2D]=me(s.TEXTURE_2D,s.TEXTURE_2D,1),Ce[s.TEXTURE_CUBE_MAP]=me(s.TEXTURE_CUBE_MAP,s.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[s.TEXTURE_2D_ARRAY]=me(s.TEXTURE_2D_ARRAY,s.TEXTURE_2D_ARRAY,1,1),Ce[s.TEXTURE_3D]=me(s.TEXTURE_3D,s.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),Me(s.DEPTH_TEST),o.setFunc(Fa),_n(!1),Xt(Tm),Me(s.CULL_FACE),on(Ro);function Me(B){h[B]!==!0&&(s.enable(B),h[B]=!0)}function Ke(B){h[B]!==!1&&(s.disable(B),h[B]=!1)}function ht(B,re){return d[B]!==re?(s.bindFramebuffer(B,re),d[B]=re,B===s.DRAW_FRAMEBUFFER&&(d[s.FRAMEBUFFER]=re),B===s.FRAMEBUFFER&&(d[s.DRAW_FRAMEBUFFER]=re),!0):!1}function Ye(B,re){let ie=p,Ae=!1;if(B){ie=f.get(re),ie===void 0&&(ie=[],f.set(re,ie));let ve=B.textures;if(ie.length!==ve.length||ie[0]!==s.COLOR_ATTACHMENT0){for(let we=0,Ze=ve.length;we<Ze;we++)ie[we]=s.COLOR_ATTACHMENT0+we;ie.length=ve.length,Ae=!0}}else ie[0]!==s.BACK&&(ie[0]=s.BACK,Ae=!0);Ae&&s.drawBuffers(ie)}function vt(B){return y!==B?(s.useProgram(B),y=B,!0):!1}let pt={[Po]:s.FUNC_ADD,[Av]:s.FUNC_SUBTRACT,[Tv]:s.FUNC_REVERSE_SUBTRACT};pt[Ev]=s.MIN,pt[Cv]=s.MAX;let lt={[Rv]:s.ZERO,[Pv]:s.ONE,[Iv]:s.SRC_COLOR,[Rm]:s.SRC_ALPHA,[Uv]:s.SRC_ALPHA_SATURATE,[Dv]:s.DST_COLOR,[Fv]:s.DST_ALPHA,[Lv]:s.ONE_MINUS_SRC_COLOR,[Pm]:s.ONE_MINUS_SRC_ALPHA,[Nv]:s.ONE_MINUS_DST_COLOR,[kv]:s.ONE_MINUS_DST_ALPHA,[Ov]:s.CONSTANT_COLOR,[Bv]:s.ONE_MINUS_CONSTANT_COLOR,[zv]:s.CONSTANT_ALPHA,[Gv]:s.ONE_MINUS_CONSTANT_ALPHA};function on(B,re,ie,Ae,ve,we,Ze,it,ue,Ge){if(B===Ro){m===!0&&(Ke(s.BLEND),m=!1);return}if(m===!1&&(Me(s.BLEND),m=!0),B!==Sv){if(B!==g||Ge!==P){if((v!==Po||R!==Po)&&(s.blendEquation(s.FUNC_ADD),v=Po,R=Po),Ge)switch(B){case Wa:s.blendFuncSeparate(s.ONE,s.ONE_MINUS_SRC_ALPHA,s.ONE,s.ONE_MINUS_SRC_ALPHA);break;case bc:s.blendFunc(s.ONE,s.ONE);break;case Em:s.blendFuncSeparate(s.ZERO,s.ONE_MINUS_SRC_COLOR,s.ZERO,s.ONE);break;case Cm:s.blendFuncSeparate(s.DST_COLOR,s.ONE_MINUS_SRC_ALPHA,s.ZERO,s.ONE);break;default:rt("WebGLState: Invalid blending: ",B);break}else switch(B){case Wa:s.blendFuncSeparate(s.SRC_ALPHA,s.ONE_MINUS_SRC_ALPHA,s.ONE,s.ONE_MINUS_SRC_ALPHA);break;case bc:s.blendFuncSeparate(s.SRC_ALPHA,s.ONE,s.ONE,s.ONE);break;case Em:rt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Cm:rt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:rt("WebGLState: Invalid blending: ",B);break}A=null,_=null,S=null,b=null,M.set(0,0,0),D=0,g=B,P=Ge}return}ve=ve||re,we=we||ie,Ze=Ze||Ae,(re!==v||ve!==R)&&(s.blendEquationSeparate(pt[re],pt[ve]),v=re,R=ve),(ie!==A||Ae!==_||we!==S||Ze!==b)&&(s.blendFuncSeparate(lt[ie],lt[Ae],lt[we],lt[Ze]),A=ie,_=Ae,S=we,b=Ze),(it.equals(M)===!1||ue!==D)&&(s.blendColor(it.r,it.g,it.b,ue),M.copy(it),D=ue),g=B,P=!1}function Kt(B,re){B.side===kt?Ke(s.CULL_FACE):Me(s.CULL_FACE);let ie=B.side===Nn;re&&(ie=!ie),_n(ie),B.blending===Wa&&B.transparent===!1?on(Ro):on(B.blending,B.blendEquation,B.blendSrc,B.blendDst,B.blendEquationAlpha,B.blendSrcAlpha,B.blendDstAlpha,B.blendColor,B.blendAlpha,B.premultipliedAlpha),o.setFunc(B.depthFunc),o.setTest(B.depthTest),o.setMask(B.depthWrite),r.setMask(B.colorWrite);let Ae=B.stencilWrite;a.setTest(Ae),Ae&&(a.setMask(B.stencilWriteMask),a.setFunc(B.stencilFunc,B.stencilRef,B.stencilFuncMask),a.setOp(B.stencilFail,B.stencilZFail,B.stencilZPass)),Et(B.polygonOffset,B.polygonOffsetFactor,B.polygonOffsetUnits),B.alphaToCoverage===!0?Me(s.SAMPLE_ALPHA_TO_COVERAGE):Ke(s.SAMPLE_ALPHA_TO_COVERAGE)}function _n(B){L!==B&&(B?s.frontFace(s.CW):s.frontFace(s.CCW),L=B)}function Xt(B){B!==_v?(Me(s.CULL_FACE),B!==O&&(B===Tm?s.cullFace(s.BACK):B===wv?s.cullFace(s.FRONT):s.cullFace(s.FRONT_AND_BACK))):Ke(s.CULL_FACE),O=B}function Vn(B){B!==G&&(H&&s.lineWidth(B),G=B)}function Et(B,re,ie){B?(Me(s.POLYGON_OFFSET_FILL),(k!==re||W!==ie)&&(k=re,W=ie,o.getReversed()&&(re=-re,ie=-ie),s.polygonOffset(re,ie))):Ke(s.POLYGON_OFFSET_FILL)}function In(B){B?Me(s.SCISSOR_TEST):Ke(s.SCISSOR_TEST)}function dn(B){B===void 0&&(B=s.TEXTURE0+$-1),j!==B&&(s.activeTexture(B),j=B)}function wn(B,re,ie){ie===void 0&&(j===null?ie=s.TEXTURE0+$-1:ie=j);let Ae=te[ie];Ae===void 0&&(Ae={type:void 0,texture:void 0},te[ie]=Ae),(Ae.type!==B||Ae.texture!==re)&&(j!==ie&&(s.activeTexture(ie),j=ie),s.bindTexture(B,re||Ce[B]),Ae.type=B,Ae.texture=re)}function z(){let B=te[j];B!==void 0&&B.type!==void 0&&(s.bindTexture(B.type,null),B.type=void 0,B.texture=void 0)}function Pe(){try{s.compressedTexImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function tt(){try{s.compressedTexImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function ut(){try{s.texSubImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function Se(){try{s.texSubImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function $t(){try{s.compressedTexSubImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function We(){try{s.compressedTexSubImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function Qe(){try{s.texStorage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function I(){try{s.texStorage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function w(){try{s.texImage2D(...arguments)}catch(B){rt("WebGLState:",B)}}function q(){try{s.texImage3D(...arguments)}catch(B){rt("WebGLState:",B)}}function fe(B){return u[B]!==void 0?u[B]:s.getParameter(B)}function oe(B,re){u[B]!==re&&(s.pixelStorei(B,re),u[B]=re)}function be(B){Q.equals(B)===!1&&(s.scissor(B.x,B.y,B.z,B.w),Q.copy(B))}function xe(B){pe.equals(B)===!1&&(s.viewport(B.x,B.y,B.z,B.w),pe.copy(B))}function ne(B,re){let ie=c.get(re);ie===void 0&&(ie=new WeakMap,c.set(re,ie));let Ae=ie.get(B);Ae===void 0&&(Ae=s.getUniformBlockIndex(re,B.name),s.uniformBlockBinding(re,Ae,Ae),ie.set(B,Ae))}function se(B,re,ie){let ve=c.get(re).get(B);l[ve]!==ie&&(s.bindBufferBase(s.UNIFORM_BUFFER,ve,ie),l[ve]=ie)}function ye(){s.disable(s.BLEND),s.disable(s.CULL_FACE),s.disable(s.DEPTH_TEST),s.disable(s.POLYGON_OFFSET_FILL),s.disable(s.SCISSOR_TEST),s.disable(s.STENCIL_TEST),s.disable(s.SAMPLE_ALPHA_TO_COVERAGE),s.blendEquation(s.FUNC_ADD),s.blendFunc(s.ONE,s.ZERO),s.blendFuncSeparate(s.ONE,s.ZERO,s.ONE,s.ZERO),s.blendColor(0,0,0,0),s.colorMask(!0,!0,!0,!0),s.clearColor(0,0,0,0),s.depthMask(!0),s.depthFunc(s.LESS),o.setReversed(!1),s.clearDepth(1),s.stencilMask(4294967295),s.stencilFunc(s.ALWAYS,0,4294967295),s.stencilOp(s.KEEP,s.KEEP,s.KEEP),s.clearStencil(0),s.cullFace(s.BACK),s.frontFace(s.CCW),s.polygonOffset(0,0),s.activeTexture(s.TEXTURE0),s.bindFramebuffer(s.FRAMEBUFFER,null),s.bindFramebuffer(s.DRAW_FRAMEBUFFER,null),s.bindFramebuffer(s.READ_FRAMEBUFFER,null),s.useProgram(null),s.lineWidth(1),s.scissor(0,0,s.canvas.width,s.canvas.height),s.viewport(0,0,s.canvas.width,s.canvas.height),s.pixelStorei(s.PACK_ALIGNMENT,4),s.pixelStorei(s.UNPACK_ALIGNMENT,4),s.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,!1),s.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),s.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,s.BROWSER_DEFAULT_WEBGL),s.pixelStorei(s.PACK_ROW_LENGTH,0),s.pixelStorei(s.PACK_SKIP_PIXELS,0),s.pixelStorei(s.PACK_SKIP_ROWS,0),s.pixelStorei(s.UNPACK_ROW_LENGTH,0),s.pixelStorei(s.UNPACK_IMAGE_HEIGHT,0),s.pixelStorei(s.UNPACK_SKIP_PIXELS,0),s.pixelStorei(s.UNPACK_SKIP_ROWS,0),s.pixelStorei(s.UNPACK_SKIP_IMAGES,0),h={},u={},j=null,te={},d={},l={},f=new WeakMap,p=[],y=null,m=!1,g=null,v=null,A=null,_=null,R=null,S=null,b=null,M=new le(0,0,0),D=0,P=!1,L=null,O=null,G=null,k=null,W=null,Q.set(0,0,s.canvas.width,s.canvas.height),pe.set(0,0,s.canvas.width,s.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:Me,disable:Ke,bindFramebuffer:ht,drawBuffers:Ye,useProgram:vt,setBlending:on,setMaterial:Kt,setFlipSided:_n,setCullFace:Xt,setLineWidth:Vn,setPolygonOffset:Et,setScissorTest:In,activeTexture:dn,bindTexture:wn,unbindTexture:z,compressedTexImage2D:Pe,compressedTexImage3D:tt,texImage2D:w,texImage3D:q,pixelStorei:oe,getParameter:fe,updateUBOMapping:ne,uniformBlockBinding:se,texStorage2D:Qe,texStorage3D:I,texSubImage2D:ut,texSubImage3D:Se,compressedTexSubImage2D:$t,compressedTexSubImage3D:We,scissor:be,viewport:xe,reset:ye}}function Q3(s,e,t,n,i,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new je,h=new WeakMap,u=new Set,d,f=new WeakMap,p=new Set,y=new FinalizationRegistry(I=>p.delete(I)),m=!1;try{m=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function g(I,w){return m?new OffscreenCanvas(I,w):nc("canvas")}function v(I,w,q){let fe=1,oe=Qe(I);if((oe.width>q||oe.height>q)&&(fe=q/Math.max(oe.width,oe.height)),fe<1)if(typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&I instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&I instanceof ImageBitmap||typeof VideoFrame<"u"&&I instanceof VideoFrame){let be=Math.floor(fe*oe.width),xe=Math.floor(fe*oe.height);d===void 0&&(d=g(be,xe));let ne=w?g(be,xe):d;return ne.width=be,ne.height=xe,ne.getContext("2d").drawImage(I,0,0,be,xe),et("WebGLRenderer: Texture has been resized from ("+oe.width+"x"+oe.height+") to ("+be+"x"+xe+")."),ne}else return"data"in I&&et("WebGLRenderer: Image in DataTexture is too big ("+oe.width+"x"+oe.height+")."),I;return I}function A(I){return I.generateMipmaps}function _(I){s.generateMipmap(I)}function R(I){return I.isWebGLCubeRenderTarget?s.TEXTURE_CUBE_MAP:I.isWebGL3DRenderTarget?s.TEXTURE_3D:I.isWebGLArrayRenderTarget||I.isCompressedArrayTexture?s.TEXTURE_2D_ARRAY:s.TEXTURE_2D}function S(I,w,q,fe,oe,be=!1){if(I!==null){if(s[I]!==void 0)return s[I];et("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+I+"'")}let xe;fe&&(xe=e.get("EXT_texture_norm16"),xe||et("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let ne=w;if(w===s.RED&&(q===s.FLOAT&&(ne=s.R32F),q===s.HALF_FLOAT&&(ne=s.R16F),q===s.UNSIGNED_BYTE&&(ne=s.R8),q===s.UNSIGNED_SHORT&&xe&&(ne=xe.R16_EXT),q===s.SHORT&&xe&&(ne=xe.R16_SNORM_EXT)),w===s.RED_INTEGER&&(q===s.UNSIGNED_BYTE&&(ne=s.R8UI),q===s.UNSIGNED_SHORT&&(ne=s.R16UI),q===s.UNSIGNED_INT&&(ne=s.R32UI),q===s.BYTE&&(ne=s.R8I),q===s.SHORT&&(ne=s.R16I),q===s.INT&&(ne=s.R32I)),w===s.RG&&(q===s.FLOAT&&(ne=s.RG32F),q===s.HALF_FLOAT&&(ne=s.RG16F),q===s.UNSIGNED_BYTE&&(ne=s.RG8),q===s.UNSIGNED_SHORT&&xe&&(ne=xe.RG16_EXT),q===s.SHORT&&xe&&(ne=xe.RG16_SNORM_EXT)),w===s.RG_INTEGER&&(q===s.UNSIGNED_BYTE&&(ne=s.RG8UI),q===s.UNSIGNED_SHORT&&(ne=s.RG16UI),q===s.UNSIGNED_INT&&(ne=s.RG32UI),q===s.BYTE&&(ne=s.RG8I),q===s.SHORT&&(ne=s.RG16I),q===s.INT&&(ne=s.RG32I)),w===s.RGB_INTEGER&&(q===s.UNSIGNED_BYTE&&(ne=s.RGB8UI),q===s.UNSIGNED_SHORT&&(ne=s.RGB16UI),q===s.UNSIGNED_INT&&(ne=s.RGB32UI),q===s.BYTE&&(ne=s.RGB8I),q===s.SHORT&&(ne=s.RGB16I),q===s.INT&&(ne=s.RGB32I)),w===s.RGBA_INTEGER&&(q===s.UNSIGNED_BYTE&&(ne=s.RGBA8UI),q===s.UNSIGNED_SHORT&&(ne=s.RGBA16UI),q===s.UNSIGNED_INT&&(ne=s.RGBA32UI),q===s.BYTE&&(ne=s.RGBA8I),q===s.SHORT&&(ne=s.RGBA16I),q===s.INT&&(ne=s.RGBA32I)),w===s.RGB&&(q===s.UNSIGNED_SHORT&&xe&&(ne=xe.RGB16_EXT),q===s.SHORT&&xe&&(ne=xe.RGB16_SNORM_EXT),q===s.UNSIGNED_INT_5_9_9_9_REV&&(ne=s.RGB9_E5),q===s.UNSIGNED_INT_10F_11F_11F_REV&&(ne=s.R11F_G11F_B10F)),w===s.RGBA){let se=be?tc:St.getTransfer(oe);q===s.FLOAT&&(ne=s.RGBA32F),q===s.HALF_FLOAT&&(ne=s.RGBA16F),q===s.UNSIGNED_BYTE&&(ne=se===Ut?s.SRGB8_ALPHA8:s.RGBA8),q===s.UNSIGNED_SHORT&&xe&&(ne=xe.RGBA16_EXT),q===s.SHORT&&xe&&(ne=xe.RGBA16_SNORM_EXT),q===s.UNSIGNED_SHORT_4_4_4_4&&(ne=s.RGBA4),q===s.UNSIGNED_SHORT_5_5_5_1&&(ne=s.RGB5_A1)}return(ne===s.R16F||ne===s.R32F||ne===s.RG16F||ne===s.RG32F||ne===s.RGBA16F||ne===s.RGBA32F)&&e.get("EXT_color_buffer_float"),ne}function b(I,w){let q;return I?w===null||w===gs||w===Lo?q=s.DEPTH24_STENCIL8:w===Si?q=s.DEPTH32F_STENCIL8:w===qa&&(q=s.DEPTH24_STENCIL8,et("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):w===null||w===gs||w===Lo?q=s.DEPTH_COMPONENT24:w===Si?q=s.DEPTH_COMPONENT32F:w===qa&&(q=s.DEPTH_COMPONENT16),q}function M(I,w){return A(I)===!0||I.isFramebufferTexture&&I.minFilter!==Cn&&I.minFilter!==gi?Math.log2(Math.max(w.width,w.height))+1:I.mipmaps.length>0?I.mipmaps.length:I.isCompressedTexture&&Array.isArray(I.image)?w.mipmaps.length:1}function D(I){let w=new WeakRef(I);n.get(I).__ref=w,p.add(w),y.register(I,w,w)}function P(I){let w=n.get(I).__ref;w!==void 0&&(p.delete(w),y.unregister(w))}function L(I){G(I.target)}function O(I){k(I.target)}function G(I){I.removeEventListener("dispose",L),P(I),$(I),I.isVideoTexture&&h.delete(I),I.isHTMLTexture&&u.delete(I)}function k(I){I.removeEventListener("dispose",O),P(I),ae(I)}function W(){for(let I of p){let w=I.deref();w!==void 0&&(w.isRenderTarget===!0?k(w):G(w))}p.clear(),u.clear()}function $(I){let w=n.get(I);if(w.__webglInit===void 0)return;let q=I.source,fe=f.get(q);if(fe){let oe=fe[w.__cacheKey];oe.usedTimes--,oe.usedTimes===0&&H(I),Object.keys(fe).length===0&&f.delete(q)}n.remove(I)}function H(I){let w=n.get(I);s.deleteTexture(w.__webglTexture);let q=I.source,fe=f.get(q);delete fe[w.__cacheKey],o.memory.textures--}function ae(I){let w=n.get(I);w.__depthDisposeCallback&&w.__depthDisposeCallback();let q=I.depthTexture;if(q&&q.renderTarget===I&&G(q),I.isWebGLCubeRenderTarget)for(let oe=0;oe<6;oe++){if(Array.isArray(w.__webglFramebuffer[oe]))for(let be=0;be<w.__webglFramebuffer[oe].length;be++)s.deleteFramebuffer(w.__webglFramebuffer[oe][be]);else s.deleteFramebuffer(w.__webglFramebuffer[oe]);w.__webglDepthbuffer&&s.deleteRenderbuffer(w.__webglDepthbuffer[oe])}else{if(Array.isArray(w.__webglFramebuffer))for(let oe=0;oe<w.__webglFramebuffer.length;oe++)s.deleteFramebuffer(w.__webglFramebuffer[oe]);else s.deleteFramebuffer(w.__webglFramebuffer);if(w.__webglDepthbuffer&&s.deleteRenderbuffer(w.__webglDepthbuffer),w.__webglMultisampledFramebuffer&&s.deleteFramebuffer(w.__webglMultisampledFramebuffer),w.__webglColorRenderbuffer)for(let oe=0;oe<w.__webglColorRenderbuffer.length;oe++)w.__webglColorRenderbuffer[oe]&&s.deleteRenderbuffer(w.__webglColorRenderbuffer[oe]);w.__webglDepthRenderbuffer&&s.deleteRenderbuffer(w.__webglDepthRenderbuffer)}let fe=I.textures;for(let oe=0,be=fe.length;oe<be;oe++){let xe=n.get(fe[oe]);xe.__webglTexture&&(s.deleteTexture(xe.__webglTexture),o.memory.textures--),n.remove(fe[oe])}n.remove(I)}let Y=0;function j(){Y=0}function te(){return Y}function de(I){Y=I}function he(){let I=Y;return I>=i.maxTextures&&et("WebGLTextures: Trying to use "+(I+1)+" texture units while this GPU supports only "+i.maxTextures),Y+=1,I}function Q(I){let w=[];return w.push(I.wrapS),w.push(I.wrapT),w.push(I.wrapR||0),w.push(I.magFilter),w.push(I.minFilter),w.push(I.anisotropy),w.push(I.internalFormat),w.push(I.format),w.push(I.type),w.push(I.generateMipmaps),w.push(I.mipmapsAutoUpdate),w.push(I.premultiplyAlpha),w.push(I.flipY),w.push(I.unpackAlignment),w.push(I.colorSpace),w.join()}function pe(I,w){let q=n.get(I);if(I.isVideoTexture&&$t(I),I.isRenderTargetTexture===!1&&I.isExternalTexture!==!0&&I.version>0&&q.__version!==I.version){let fe=I.image;if(fe===null)et("WebGLRenderer: Texture marked for update but no image data found.");else if(fe.complete===!1)et("WebGLRenderer: Texture marked for update but image is incomplete");else{Kt(q,I,w);return}}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(s.TEXTURE_2D,q.__webglTexture,s.TEXTURE0+w)}function me(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Kt(q,I,w);return}else I.isExternalTexture&&(q.__webglTexture=I.sourceTexture?I.sourceTexture:null);t.bindTexture(s.TEXTURE_2D_ARRAY,q.__webglTexture,s.TEXTURE0+w)}function Ce(I,w){let q=n.get(I);if(I.isRenderTargetTexture===!1&&I.version>0&&q.__version!==I.version){Kt(q,I,w);return}t.bindTexture(s.TEXTURE_3D,q.__webglTexture,s.TEXTURE0+w)}function Me(I,w){let q=n.get(I);if(I.version>0&&q.__version!==I.version){_n(q,I,w);return}t.bindTexture(s.TEXTURE_CUBE_MAP,q.__webglTexture,s.TEXTURE0+w)}let Ke={[du]:s.REPEAT,[Us]:s.CLAMP_TO_EDGE,[fu]:s.MIRRORED_REPEAT},ht={[Cn]:s.NEAREST,[Wv]:s.NEAREST_MIPMAP_NEAREST,[_c]:s.NEAREST_MIPMAP_LINEAR,[gi]:s.LINEAR,[Ou]:s.LINEAR_MIPMAP_NEAREST,[gr]:s.LINEAR_MIPMAP_LINEAR},Ye={[Yv]:s.NEVER,[qm]:s.ALWAYS,[Zv]:s.LESS,[Wm]:s.LEQUAL,[Kv]:s.EQUAL,[Xm]:s.GEQUAL,[Jv]:s.GREATER,[jv]:s.NOTEQUAL};function vt(I,w){if(w.type===Si&&e.has("OES_texture_float_linear")===!1&&(w.magFilter===gi||w.magFilter===Ou||w.magFilter===_c||w.magFilter===gr||w.minFilter===gi||w.minFilter===Ou||w.minFilter===_c||w.minFilter===gr)&&et("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),s.texParameteri(I,s.TEXTURE_WRAP_S,Ke[w.wrapS]),s.texParameteri(I,s.TEXTURE_WRAP_T,Ke[w.wrapT]),(I===s.TEXTURE_3D||I===s.TEXTURE_2D_ARRAY)&&s.texParameteri(I,s.TEXTURE_WRAP_R,Ke[w.wrapR]),s.texParameteri(I,s.TEXTURE_MAG_FILTER,ht[w.magFilter]),s.texParameteri(I,s.TEXTURE_MIN_FILTER,ht[w.minFilter]),w.compareFunction&&(s.texParameteri(I,s.TEXTURE_COMPARE_MODE,s.COMPARE_REF_TO_TEXTURE),s.texParameteri(I,s.TEXTURE_COMPARE_FUNC,Ye[w.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(w.magFilter===Cn||w.minFilter!==_c&&w.minFilter!==gr||w.type===Si&&e.has("OES_texture_float_linear")===!1)return;if(w.anisotropy>1||n.get(w).__currentAnisotropy){let q=e.get("EXT_texture_filter_anisotropic");s.texParameterf(I,q.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(w.anisotropy,i.getMaxAnisotropy())),n.get(w).__currentAnisotropy=w.anisotropy}}}function pt(I,w){let q=!1;I.__webglInit===void 0&&(I.__webglInit=!0,w.addEventListener("dispose",L),D(w));let fe=w.source,oe=f.get(fe);oe===void 0&&(oe={},f.set(fe,oe));let be=Q(w);if(be!==I.__cacheKey){oe[be]===void 0&&(oe[be]={texture:s.createTexture(),usedTimes:0},o.memory.textures++,q=!0),oe[be].usedTimes++;let xe=oe[I.__cacheKey];xe!==void 0&&(oe[I.__cacheKey].usedTimes--,xe.usedTimes===0&&H(w)),I.__cacheKey=be,I.__webglTexture=oe[be].texture}return q}function lt(I,w,q){return Math.floor(Math.floor(I/q)/w)}function on(I,w,q,fe){let be=I.updateRanges;if(be.length===0)t.texSubImage2D(s.TEXTURE_2D,0,0,0,w.width,w.height,q,fe,w.data);else{be.sort((B,re)=>B.start-re.start);let xe=0;for(let B=1;B<be.length;B++){let re=be[xe],ie=be[B],Ae=re.start+re.count,ve=lt(ie.start,w.width,4),we=lt(re.start,w.width,4);ie.start<=Ae+1&&ve===we&&lt(ie.start+ie.count-1,w.width,4)===ve?re.count=Math.max(re.count,ie.start+ie.count-re.start):(++xe,be[xe]=ie)}be.length=xe+1;let ne=t.getParameter(s.UNPACK_ROW_LENGTH),se=t.getParameter(s.UNPACK_SKIP_PIXELS),ye=t.getParameter(s.UNPACK_SKIP_ROWS);t.pixelStorei(s.UNPACK_ROW_LENGTH,w.width);for(let B=0,re=be.length;B<re;B++){let ie=be[B],Ae=Math.floor(ie.start/4),ve=Math.ceil(ie.count/4),we=Ae%w.width,Ze=Math.floor(Ae/w.width),it=ve,ue=1;t.pixelStorei(s.UNPACK_SKIP_PIXELS,we),t.pixelStorei(s.UNPACK_SKIP_ROWS,Ze),t.texSubImage2D(s.TEXTURE_2D,0,we,Ze,it,ue,q,fe,w.data)}I.clearUpdateRanges(),t.pixelStorei(s.UNPACK_ROW_LENGTH,ne),t.pixelStorei(s.UNPACK_SKIP_PIXELS,se),t.pixelStorei(s.UNPACK_SKIP_ROWS,ye)}}function Kt(I,w,q){let fe=s.TEXTURE_2D;(w.isDataArrayTexture||w.isCompressedArrayTexture)&&(fe=s.TEXTURE_2D_ARRAY),w.isData3DTexture&&(fe=s.TEXTURE_3D);let oe=pt(I,w),be=w.source;t.bindTexture(fe,I.__webglTexture,s.TEXTURE0+q);let xe=n.get(be);if(be.version!==xe.__version||oe===!0){if(t.activeTexture(s.TEXTURE0+q),(typeof ImageBitmap<"u"&&w.image instanceof ImageBitmap)===!1){let ue=St.getPrimaries(St.workingColorSpace),Ge=w.colorSpace===vr?null:St.getPrimaries(w.colorSpace),st=w.colorSpace===vr||ue===Ge?s.NONE:s.BROWSER_DEFAULT_WEBGL;t.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,st)}t.pixelStorei(s.UNPACK_ALIGNMENT,w.unpackAlignment);let se=v(w.image,!1,i.maxTextureSize);se=We(w,se);let ye=r.convert(w.format,w.colorSpace),B=r.convert(w.type),re=S(w.internalFormat,ye,B,w.normalized,w.colorSpace,w.isVideoTexture);vt(fe,w);let ie,Ae=w.mipmaps,ve=w.isVideoTexture!==!0,we=xe.__version===void 0||oe===!0,Ze=be.dataReady,it=M(w,se);if(w.isDepthTexture)re=b(w.format===yr,w.type),we&&(ve?t.texStorage2D(s.TEXTURE_2D,1,re,se.width,se.height):t.texImage2D(s.TEXTURE_2D,0,re,se.width,se.height,0,ye,B,null));else if(w.isDataTexture)if(Ae.length>0){ve&&we&&t.texStorage2D(s.TEXTURE_2D,it,re,Ae[0].width,Ae[0].height);for(let ue=0,Ge=Ae.length;ue<Ge;ue++)ie=Ae[ue],ve?Ze&&t.texSubImage2D(s.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,B,ie.data):t.texImage2D(s.TEXTURE_2D,ue,re,ie.width,ie.height,0,ye,B,ie.data);w.generateMipmaps=!1}else ve?(we&&t.texStorage2D(s.TEXTURE_2D,it,re,se.width,se.height),Ze&&on(w,se,ye,B)):t.texImage2D(s.TEXTURE_2D,0,re,se.width,se.height,0,ye,B,se.data);else if(w.isCompressedTexture)if(w.isCompressedArrayTexture){ve&&we&&t.texStorage3D(s.TEXTURE_2D_ARRAY,it,re,Ae[0].width,Ae[0].height,se.depth);for(let ue=0,Ge=Ae.length;ue<Ge;ue++)if(ie=Ae[ue],w.format!==Ui)if(ye!==null)if(ve){if(Ze)if(w.layerUpdates.size>0){let st=tg(ie.width,ie.height,w.format,w.type);for(let Re of w.layerUpdates){let ft=ie.data.subarray(Re*st/ie.data.BYTES_PER_ELEMENT,(Re+1)*st/ie.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(s.TEXTURE_2D_ARRAY,ue,0,0,Re,ie.width,ie.height,1,ye,ft)}}else t.compressedTexSubImage3D(s.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,se.depth,ye,ie.data)}else t.compressedTexImage3D(s.TEXTURE_2D_ARRAY,ue,re,ie.width,ie.height,se.depth,0,ie.data,0,0);else et("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else ve?Ze&&t.texSubImage3D(s.TEXTURE_2D_ARRAY,ue,0,0,0,ie.width,ie.height,se.depth,ye,B,ie.data):t.texImage3D(s.TEXTURE_2D_ARRAY,ue,re,ie.width,ie.height,se.depth,0,ye,B,ie.data);w.layerUpdates.size>0&&w.clearLayerUpdates()}else{ve&&we&&t.texStorage2D(s.TEXTURE_2D,it,re,Ae[0].width,Ae[0].height);for(let ue=0,Ge=Ae.length;ue<Ge;ue++)ie=Ae[ue],w.format!==Ui?ye!==null?ve?Ze&&t.compressedTexSubImage2D(s.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,ie.data):t.compressedTexImage2D(s.TEXTURE_2D,ue,re,ie.width,ie.height,0,ie.data):et("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):ve?Ze&&t.texSubImage2D(s.TEXTURE_2D,ue,0,0,ie.width,ie.height,ye,B,ie.data):t.texImage2D(s.TEXTURE_2D,ue,re,ie.width,ie.height,0,ye,B,ie.data)}else if(w.isDataArrayTexture)if(ve){if(we&&t.texStorage3D(s.TEXTURE_2D_ARRAY,it,re,se.width,se.height,se.depth),Ze)if(w.layerUpdates.size>0){let ue=tg(se.width,se.height,w.format,w.type);for(let Ge of w.layerUpdates){let st=se.data.subarray(Ge*ue/se.data.BYTES_PER_ELEMENT,(Ge+1)*ue/se.data.BYTES_PER_ELEMENT);t.texSubImage3D(s.TEXTURE_2D_ARRAY,0,0,0,Ge,se.width,se.height,1,ye,B,st)}w.clearLayerUpdates()}else t.texSubImage3D(s.TEXTURE_2D_ARRAY,0,0,0,0,se.width,se.height,se.depth,ye,B,se.data)}else t.texImage3D(s.TEXTURE_2D_ARRAY,0,re,se.width,se.height,se.depth,0,ye,B,se.data);else if(w.isData3DTexture)ve?(we&&t.texStorage3D(s.TEXTURE_3D,it,re,se.width,se.height,se.depth),Ze&&t.texSubImage3D(s.TEXTURE_3D,0,0,0,0,se.width,se.height,se.depth,ye,B,se.data)):t.texImage3D(s.TEXTURE_3D,0,re,se.width,se.height,se.depth,0,ye,B,se.data);else if(w.isFramebufferTexture){if(we)if(ve)t.texStorage2D(s.TEXTURE_2D,it,re,se.width,se.height);else{let ue=se.width,Ge=se.height;for(let st=0;st<it;st++)t.texImage2D(s.TEXTURE_2D,st,re,ue,Ge,0,ye,B,null),ue>>=1,Ge>>=1}}else if(w.isHTMLTexture){if("texElementImage2D"in s){let ue=s.canvas;if(ue.hasAttribute("layoutsubtree")||ue.setAttribute("layoutsubtree","true"),se.parentNode!==ue){ue.appendChild(se),u.add(w),ue.onpaint=Ge=>{let st=Ge.changedElements;for(let Re of u)st.includes(Re.image)&&(Re.needsUpdate=!0)},ue.requestPaint();return}if(s.texElementImage2D.length===3)s.texElementImage2D(s.TEXTURE_2D,s.RGBA8,se);else{let st=s.RGBA,Re=s.RGBA,ft=s.UNSIGNED_BYTE;s.texElementImage2D(s.TEXTURE_2D,0,st,Re,ft,se)}s.texParameteri(s.TEXTURE_2D,s.TEXTURE_MIN_FILTER,s.LINEAR),s.texParameteri(s.TEXTURE_2D,s.TEXTURE_WRAP_S,s.CLAMP_TO_EDGE),s.texParameteri(s.TEXTURE_2D,s.TEXTURE_WRAP_T,s.CLAMP_TO_EDGE)}}else if(Ae.length>0){if(ve&&we){let ue=Qe(Ae[0]);t.texStorage2D(s.TEXTURE_2D,it,re,ue.width,ue.height)}for(let ue=0,Ge=Ae.length;ue<Ge;ue++)ie=Ae[ue],ve?Ze&&t.texSubImage2D(s.TEXTURE_2D,ue,0,0,ye,B,ie):t.texImage2D(s.TEXTURE_2D,ue,re,ye,B,ie);w.generateMipmaps=!1}else if(ve){if(we){let ue=Qe(se);t.texStorage2D(s.TEXTURE_2D,it,re,ue.width,ue.height)}Ze&&t.texSubImage2D(s.TEXTURE_2D,0,0,0,ye,B,se)}else t.texImage2D(s.TEXTURE_2D,0,re,ye,B,se);A(w)&&w.mipmapsAutoUpdate===!0&&_(fe),xe.__version=be.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function _n(I,w,q){if(w.image.length!==6)return;let fe=pt(I,w),oe=w.source;t.bindTexture(s.TEXTURE_CUBE_MAP,I.__webglTexture,s.TEXTURE0+q);let be=n.get(oe);if(oe.version!==be.__version||fe===!0){t.activeTexture(s.TEXTURE0+q);let xe=St.getPrimaries(St.workingColorSpace),ne=w.colorSpace===vr?null:St.getPrimaries(w.colorSpace),se=w.colorSpace===vr||xe===ne?s.NONE:s.BROWSER_DEFAULT_WEBGL;t.pixelStorei(s.UNPACK_FLIP_Y_WEBGL,w.flipY),t.pixelStorei(s.UNPACK_PREMULTIPLY_ALPHA_WEBGL,w.premultiplyAlpha),t.pixelStorei(s.UNPACK_ALIGNMENT,w.unpackAlignment),t.pixelStorei(s.UNPACK_COLORSPACE_CONVERSION_WEBGL,se);let ye=w.isCompressedTexture||w.image[0].isCompressedTexture,B=w.image[0]&&w.image[0].isDataTexture,re=[];for(let Re=0;Re<6;Re++)!ye&&!B?re[Re]=v(w.image[Re],!0,i.maxCubemapSize):re[Re]=B?w.image[Re].image:w.image[Re],re[Re]=We(w,re[Re]);let ie=re[0],Ae=r.convert(w.format,w.colorSpace),ve=r.convert(w.type),we=S(w.internalFormat,Ae,ve,w.normalized,w.colorSpace),Ze=w.isVideoTexture!==!0,it=be.__version===void 0||fe===!0,ue=oe.dataReady,Ge=M(w,ie);vt(s.TEXTURE_CUBE_MAP,w);let st;if(w.isDepthTexture){if(we=b(w.format===yr,w.type),it)if(Ze)t.texStorage2D(s.TEXTURE_CUBE_MAP,1,we,ie.width,ie.height);else for(let Re=0;Re<6;Re++)t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,ie.width,ie.height,0,Ae,ve,null)}else if(ye){Ze&&it&&t.texStorage2D(s.TEXTURE_CUBE_MAP,Ge,we,ie.width,ie.height);for(let Re=0;Re<6;Re++){st=re[Re].mipmaps;for(let ft=0;ft<st.length;ft++){let jt=st[ft];w.format!==Ui?Ae!==null?Ze?ue&&t.compressedTexSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,0,0,jt.width,jt.height,Ae,jt.data):t.compressedTexImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,we,jt.width,jt.height,0,jt.data):et("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Ze?ue&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,0,0,jt.width,jt.height,Ae,ve,jt.data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft,we,jt.width,jt.height,0,Ae,ve,jt.data)}}}else{if(st=w.mipmaps,Ze&&it){st.length>0&&Ge++;let Re=Qe(re[0]);t.texStorage2D(s.TEXTURE_CUBE_MAP,Ge,we,Re.width,Re.height)}for(let Re=0;Re<6;Re++)if(B){Ze?ue&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,re[Re].width,re[Re].height,Ae,ve,re[Re].data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,re[Re].width,re[Re].height,0,Ae,ve,re[Re].data);for(let ft=0;ft<st.length;ft++){let ci=st[ft].image[Re].image;Ze?ue&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,0,0,ci.width,ci.height,Ae,ve,ci.data):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,we,ci.width,ci.height,0,Ae,ve,ci.data)}}else{Ze?ue&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,0,0,Ae,ve,re[Re]):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,0,we,Ae,ve,re[Re]);for(let ft=0;ft<st.length;ft++){let jt=st[ft];Ze?ue&&t.texSubImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,0,0,Ae,ve,jt.image[Re]):t.texImage2D(s.TEXTURE_CUBE_MAP_POSITIVE_X+Re,ft+1,we,Ae,ve,jt.image[Re])}}}A(w)&&w.mipmapsAutoUpdate===!0&&_(s.TEXTURE_CUBE_MAP),be.__version=oe.version,w.onUpdate&&w.onUpdate(w)}I.__version=w.version}function Xt(I,w,q,fe,oe,be){let xe=r.convert(q.format,q.colorSpace),ne=r.convert(q.type),se=S(q.internalFormat,xe,ne,q.normalized,q.colorSpace),ye=n.get(w),B=n.get(q);if(B.__renderTarget=w,!ye.__hasExternalTextures){let re=Math.max(1,w.width>>be),ie=Math.max(1,w.height>>be);oe===s.TEXTURE_3D||oe===s.TEXTURE_2D_ARRAY?t.texImage3D(oe,be,se,re,ie,w.depth,0,xe,ne,null):t.texImage2D(oe,be,se,re,ie,0,xe,ne,null)}t.bindFramebuffer(s.FRAMEBUFFER,I),Se(w)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,fe,oe,B.__webglTexture,0,ut(w)):(oe===s.TEXTURE_2D||oe>=s.TEXTURE_CUBE_MAP_POSITIVE_X&&oe<=s.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&s.framebufferTexture2D(s.FRAMEBUFFER,fe,oe,B.__webglTexture,be),t.bindFramebuffer(s.FRAMEBUFFER,null)}function Vn(I,w,q){if(s.bindRenderbuffer(s.RENDERBUFFER,I),w.depthBuffer){let fe=w.depthTexture,oe=fe&&fe.isDepthTexture?fe.type:null,be=b(w.stencilBuffer,oe),xe=w.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;Se(w)?a.renderbufferStorageMultisampleEXT(s.RENDERBUFFER,ut(w),be,w.width,w.height):q?s.renderbufferStorageMultisample(s.RENDERBUFFER,ut(w),be,w.width,w.height):s.renderbufferStorage(s.RENDERBUFFER,be,w.width,w.height),s.framebufferRenderbuffer(s.FRAMEBUFFER,xe,s.RENDERBUFFER,I)}else{let fe=w.textures;for(let oe=0;oe<fe.length;oe++){let be=fe[oe],xe=r.convert(be.format,be.colorSpace),ne=r.convert(be.type),se=S(be.internalFormat,xe,ne,be.normalized,be.colorSpace);Se(w)?a.renderbufferStorageMultisampleEXT(s.RENDERBUFFER,ut(w),se,w.width,w.height):q?s.renderbufferStorageMultisample(s.RENDERBUFFER,ut(w),se,w.width,w.height):s.renderbufferStorage(s.RENDERBUFFER,se,w.width,w.height)}}s.bindRenderbuffer(s.RENDERBUFFER,null)}function Et(I,w,q){let fe=w.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(s.FRAMEBUFFER,I),!(w.depthTexture&&w.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let oe=n.get(w.depthTexture);oe.__renderTarget=w;let be=fe?w.depthTexture.image[0]:w.depthTexture.image;(!oe.__webglTexture||be.width!==w.width||be.height!==w.height)&&(be.width=w.width,be.height=w.height,w.depthTexture.needsUpdate=!0),fe?Me(w.depthTexture,0):pe(w.depthTexture,0);let xe=oe.__webglTexture,ne=ut(w),se=fe?s.TEXTURE_CUBE_MAP_POSITIVE_X+q:s.TEXTURE_2D,ye=w.depthTexture.format===yr?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;if(w.depthTexture.format===dr)Se(w)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,ye,se,xe,0,ne):s.framebufferTexture2D(s.FRAMEBUFFER,ye,se,xe,0);else if(w.depthTexture.format===yr)Se(w)?a.framebufferTexture2DMultisampleEXT(s.FRAMEBUFFER,ye,se,xe,0,ne):s.framebufferTexture2D(s.FRAMEBUFFER,ye,se,xe,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function In(I){let w=n.get(I),q=I.isWebGLCubeRenderTarget===!0;if(w.__boundDepthTexture!==I.depthTexture){let fe=I.depthTexture;if(w.__depthDisposeCallback&&w.__depthDisposeCallback(),fe){let oe=()=>{delete w.__boundDepthTexture,delete w.__depthDisposeCallback,fe.removeEventListener("dispose",oe)};fe.addEventListener("dispose",oe),w.__depthDisposeCallback=oe}w.__boundDepthTexture=fe}if(I.depthTexture&&!w.__autoAllocateDepthBuffer)if(q)for(let fe=0;fe<6;fe++)Et(w.__webglFramebuffer[fe],I,fe);else I.texture.mipmaps.length>0?Et(w.__webglFramebuffer[0],I,0):Et(w.__webglFramebuffer,I,0);else if(q){w.__webglDepthbuffer=[];for(let fe=0;fe<6;fe++)if(t.bindFramebuffer(s.FRAMEBUFFER,w.__webglFramebuffer[fe]),w.__webglDepthbuffer[fe]===void 0)w.__webglDepthbuffer[fe]=s.createRenderbuffer(),Vn(w.__webglDepthbuffer[fe],I,!1);else{let oe=I.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,be=w.__webglDepthbuffer[fe];s.bindRenderbuffer(s.RENDERBUFFER,be),s.framebufferRenderbuffer(s.FRAMEBUFFER,oe,s.RENDERBUFFER,be)}}else if(I.texture.mipmaps.length>0?t.bindFramebuffer(s.FRAMEBUFFER,w.__webglFramebuffer[0]):t.bindFramebuffer(s.FRAMEBUFFER,w.__webglFramebuffer),w.__webglDepthbuffer===void 0)w.__webglDepthbuffer=s.createRenderbuffer(),Vn(w.__webglDepthbuffer,I,!1);else{let oe=I.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,be=w.__webglDepthbuffer;s.bindRenderbuffer(s.RENDERBUFFER,be),s.framebufferRenderbuffer(s.FRAMEBUFFER,oe,s.RENDERBUFFER,be)}t.bindFramebuffer(s.FRAMEBUFFER,null)}function dn(I,w,q){let fe=n.get(I);w!==void 0&&Xt(fe.__webglFramebuffer,I,I.texture,s.COLOR_ATTACHMENT0,s.TEXTURE_2D,0),q!==void 0&&In(I)}function wn(I){let w=I.texture,q=n.get(I),fe=n.get(w);I.addEventListener("dispose",O),D(I);let oe=I.textures,be=I.isWebGLCubeRenderTarget===!0,xe=oe.length>1;if(xe||(fe.__webglTexture===void 0&&(fe.__webglTexture=s.createTexture()),fe.__version=w.version,o.memory.textures++),be){q.__webglFramebuffer=[];for(let ne=0;ne<6;ne++)if(w.mipmaps.length>0){q.__webglFramebuffer[ne]=[];for(let se=0;se<w.mipmaps.length;se++)q.__webglFramebuffer[ne][se]=s.createFramebuffer()}else q.__webglFramebuffer[ne]=s.createFramebuffer()}else{if(w.mipmaps.length>0){q.__webglFramebuffer=[];for(let ne=0;ne<w.mipmaps.length;ne++)q.__webglFramebuffer[ne]=s.createFramebuffer()}else q.__webglFramebuffer=s.createFramebuffer();if(xe)for(let ne=0,se=oe.length;ne<se;ne++){let ye=n.get(oe[ne]);ye.__webglTexture===void 0&&(ye.__webglTexture=s.createTexture(),o.memory.textures++)}if(I.samples>0&&Se(I)===!1){q.__webglMultisampledFramebuffer=s.createFramebuffer(),q.__webglColorRenderbuffer=[],t.bindFramebuffer(s.FRAMEBUFFER,q.__webglMultisampledFramebuffer);for(let ne=0;ne<oe.length;ne++){let se=oe[ne];q.__webglColorRenderbuffer[ne]=s.createRenderbuffer(),s.bindRenderbuffer(s.RENDERBUFFER,q.__webglColorRenderbuffer[ne]);let ye=r.convert(se.format,se.colorSpace),B=r.convert(se.type),re=S(se.internalFormat,ye,B,se.normalized,se.colorSpace,I.isXRRenderTarget===!0),ie=ut(I);s.renderbufferStorageMultisample(s.RENDERBUFFER,ie,re,I.width,I.height),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+ne,s.RENDERBUFFER,q.__webglColorRenderbuffer[ne])}s.bindRenderbuffer(s.RENDERBUFFER,null),I.depthBuffer&&(q.__webglDepthRenderbuffer=s.createRenderbuffer(),Vn(q.__webglDepthRenderbuffer,I,!0)),t.bindFramebuffer(s.FRAMEBUFFER,null)}}if(be){t.bindTexture(s.TEXTURE_CUBE_MAP,fe.__webglTexture),vt(s.TEXTURE_CUBE_MAP,w);for(let ne=0;ne<6;ne++)if(w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Xt(q.__webglFramebuffer[ne][se],I,w,s.COLOR_ATTACHMENT0,s.TEXTURE_CUBE_MAP_POSITIVE_X+ne,se);else Xt(q.__webglFramebuffer[ne],I,w,s.COLOR_ATTACHMENT0,s.TEXTURE_CUBE_MAP_POSITIVE_X+ne,0);A(w)?_(s.TEXTURE_CUBE_MAP):w.mipmaps.length>0&&s.texParameteri(s.TEXTURE_CUBE_MAP,s.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}else if(xe){for(let ne=0,se=oe.length;ne<se;ne++){let ye=oe[ne],B=n.get(ye),re=s.TEXTURE_2D;(I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(re=I.isWebGL3DRenderTarget?s.TEXTURE_3D:s.TEXTURE_2D_ARRAY),t.bindTexture(re,B.__webglTexture),vt(re,ye),Xt(q.__webglFramebuffer,I,ye,s.COLOR_ATTACHMENT0+ne,re,0),A(ye)&&_(re)}t.unbindTexture()}else{let ne=s.TEXTURE_2D;if((I.isWebGL3DRenderTarget||I.isWebGLArrayRenderTarget)&&(ne=I.isWebGL3DRenderTarget?s.TEXTURE_3D:s.TEXTURE_2D_ARRAY),t.bindTexture(ne,fe.__webglTexture),vt(ne,w),w.mipmaps.length>0)for(let se=0;se<w.mipmaps.length;se++)Xt(q.__webglFramebuffer[se],I,w,s.COLOR_ATTACHMENT0,ne,se);else Xt(q.__webglFramebuffer,I,w,s.COLOR_ATTACHMENT0,ne,0);A(w)?_(ne):w.mipmaps.length>0&&s.texParameteri(ne,s.TEXTURE_MAX_LEVEL,w.mipmaps.length-1),t.unbindTexture()}I.depthBuffer&&In(I)}function z(I){let w=I.textures;for(let q=0,fe=w.length;q<fe;q++){let oe=w[q];if(A(oe)&&oe.mipmapsAutoUpdate===!0){let be=R(I),xe=n.get(oe).__webglTexture;t.bindTexture(be,xe),_(be),t.unbindTexture()}}}let Pe=[];function tt(I){if(I.samples>0){if(Se(I)===!1){let w=I.textures,q=I.width,fe=I.height,oe=s.COLOR_BUFFER_BIT,be=I.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT,xe=n.get(I),ne=w.length>1;if(ne)for(let ye=0;ye<w.length;ye++)t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+ye,s.RENDERBUFFER,null),t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglFramebuffer),s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0+ye,s.TEXTURE_2D,null,0);t.bindFramebuffer(s.READ_FRAMEBUFFER,xe.__webglMultisampledFramebuffer),I.texture.mipmaps.length>0?t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglFramebuffer[0]):t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglFramebuffer);for(let ye=0;ye<w.length;ye++){if(I.resolveDepthBuffer&&(I.depthBuffer&&(oe|=s.DEPTH_BUFFER_BIT),I.stencilBuffer&&I.resolveStencilBuffer&&(oe|=s.STENCIL_BUFFER_BIT)),ne){s.framebufferRenderbuffer(s.READ_FRAMEBUFFER,s.COLOR_ATTACHMENT0,s.RENDERBUFFER,xe.__webglColorRenderbuffer[ye]);let B=n.get(w[ye]).__webglTexture;s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0,s.TEXTURE_2D,B,0)}s.blitFramebuffer(0,0,q,fe,0,0,q,fe,oe,s.NEAREST),l===!0&&(Pe.length=0,Pe.push(s.COLOR_ATTACHMENT0+ye),I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&Pe.push(be),s.invalidateFramebuffer(s.READ_FRAMEBUFFER,Pe))}if(t.bindFramebuffer(s.READ_FRAMEBUFFER,null),t.bindFramebuffer(s.DRAW_FRAMEBUFFER,null),ne)for(let ye=0;ye<w.length;ye++){t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglMultisampledFramebuffer),s.framebufferRenderbuffer(s.FRAMEBUFFER,s.COLOR_ATTACHMENT0+ye,s.RENDERBUFFER,xe.__webglColorRenderbuffer[ye]);let B=n.get(w[ye]).__webglTexture;t.bindFramebuffer(s.FRAMEBUFFER,xe.__webglFramebuffer),s.framebufferTexture2D(s.DRAW_FRAMEBUFFER,s.COLOR_ATTACHMENT0+ye,s.TEXTURE_2D,B,0)}t.bindFramebuffer(s.DRAW_FRAMEBUFFER,xe.__webglMultisampledFramebuffer)}else if(I.depthBuffer&&I.storeMultisampledDepthBuffer===!1&&l){let w=I.stencilBuffer?s.DEPTH_STENCIL_ATTACHMENT:s.DEPTH_ATTACHMENT;s.invalidateFramebuffer(s.DRAW_FRAMEBUFFER,[w])}}}function ut(I){return Math.min(i.maxSamples,I.samples)}function Se(I){let w=n.get(I);return I.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&w.__useRenderToTexture!==!1}function $t(I){let w=o.render.frame;h.get(I)!==w&&(h.set(I,w),I.update())}function We(I,w){let q=I.colorSpace,fe=I.format,oe=I.type;return I.isCompressedTexture===!0||I.isVideoTexture===!0||q!==ec&&q!==vr&&(St.getTransfer(q)===Ut?(fe!==Ui||oe!==Mi)&&et("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):rt("WebGLTextures: Unsupported texture color space:",q)),w}function Qe(I){return typeof HTMLImageElement<"u"&&I instanceof HTMLImageElement?(c.width=I.naturalWidth||I.width,c.height=I.naturalHeight||I.height):typeof VideoFrame<"u"&&I instanceof VideoFrame?(c.width=I.displayWidth,c.height=I.displayHeight):(c.width=I.width,c.height=I.height),c}this.allocateTextureUnit=he,this.resetTextureUnits=j,this.getTextureUnits=te,this.setTextureUnits=de,this.setTexture2D=pe,this.setTexture2DArray=me,this.setTexture3D=Ce,this.setTextureCube=Me,this.rebindTextures=dn,this.setupRenderTarget=wn,this.updateRenderTargetMipmap=z,this.updateMultisampleRenderTarget=tt,this.setupDepthRenderbuffer=In,this.setupFrameBufferTexture=Xt,this.useMultisampledRTT=Se,this.dispose=W}function e2(s,e){function t(n,i=vr){let r,o=St.getTransfer(i);if(n===Mi)return s.UNSIGNED_BYTE;if(n===zu)return s.UNSIGNED_SHORT_4_4_4_4;if(n===Gu)return s.UNSIGNED_SHORT_5_5_5_1;if(n===zm)return s.UNSIGNED_INT_5_9_9_9_REV;if(n===Gm)return s.UNSIGNED_INT_10F_11F_11F_REV;if(n===Om)return s.BYTE;if(n===Bm)return s.SHORT;if(n===qa)return s.UNSIGNED_SHORT;if(n===Bu)return s.INT;if(n===gs)return s.UNSIGNED_INT;if(n===Si)return s.FLOAT;if(n===ys)return s.HALF_FLOAT;if(n===Vm)return s.ALPHA;if(n===Hm)return s.RGB;if(n===Ui)return s.RGBA;if(n===dr)return s.DEPTH_COMPONENT;if(n===yr)return s.DEPTH_STENCIL;if(n===Vu)return s.RED;if(n===Hu)return s.RED_INTEGER;if(n===Jr)return s.RG;if(n===Wu)return s.RG_INTEGER;if(n===Xu)return s.RGBA_INTEGER;if(n===wc||n===Mc||n===Sc||n===Ac)if(o===Ut)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===wc)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Mc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Sc)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Ac)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===wc)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Mc)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Sc)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Ac)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===qu||n===$u||n===Yu||n===Zu)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===qu)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===$u)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===Yu)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===Zu)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===Ku||n===Ju||n===ju||n===Qu||n===ed||n===Tc||n===td)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(n===Ku||n===Ju)return o===Ut?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===ju)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Qu)return r.COMPRESSED_R11_EAC;if(n===ed)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Tc)return r.COMPRESSED_RG11_EAC;if(n===td)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===nd||n===id||n===sd||n===rd||n===od||n===ad||n===ld||n===cd||n===hd||n===ud||n===dd||n===fd||n===pd||n===md)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(n===nd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===id)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===sd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===rd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===od)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===ad)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===ld)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===cd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===hd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===ud)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===dd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===fd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===pd)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===md)return o===Ut?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===gd||n===yd||n===vd)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(n===gd)return o===Ut?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===yd)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===vd)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===bd||n===xd||n===Ec||n===_d)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(n===bd)return r.COMPRESSED_RED_RGTC1_EXT;if(n===xd)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===Ec)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===_d)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===Lo?s.UNSIGNED_INT_24_8:s[n]!==void 0?s[n]:null}return{convert:t}}var t2=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,n2=`
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

}`,hg=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let n=new uc(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=n}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,n=new Ft({vertexShader:t2,fragmentShader:n2,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new De(new kn(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},ug=class extends Os{constructor(e,t){super();let n=this,i=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,u=null,d=null,f=null,p=null,y=typeof XRWebGLBinding<"u",m=new hg,g={},v=t.getContextAttributes(),A=null,_=null,R=[],S=[],b=new je,M=null,D=null,P=new jn;P.viewport=new cn;let L=new jn;L.viewport=new cn;let O=[P,L],G=new ku,k=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(Q){let pe=R[Q];return pe===void 0&&(pe=new za,R[Q]=pe),pe.getTargetRaySpace()},this.getControllerGrip=function(Q){let pe=R[Q];return pe===void 0&&(pe=new za,R[Q]=pe),pe.getGripSpace()},this.getHand=function(Q){let pe=R[Q];return pe===void 0&&(pe=new za,R[Q]=pe),pe.getHandSpace()};function $(Q){let pe=S.indexOf(Q.inputSource);if(pe===-1)return;let me=R[pe];me!==void 0&&(me.update(Q.inputSource,Q.frame,c||o),me.dispatchEvent({type:Q.type,data:Q.inputSource}))}function H(){i.removeEventListener("select",$),i.removeEventListener("selectstart",$),i.removeEventListener("selectend",$),i.removeEventListener("squeeze",$),i.removeEventListener("squeezestart",$),i.removeEventListener("squeezeend",$),i.removeEventListener("end",H),i.removeEventListener("inputsourceschange",ae);for(let Q=0;Q<R.length;Q++){let pe=S[Q];pe!==null&&(S[Q]=null,R[Q].disconnect(pe))}k=null,W=null,m.reset();for(let Q in g)delete g[Q];if(e.setRenderTarget(A),f=null,d=null,u=null,i=null,_=null,he.stop(),n.isPresenting=!1,e.setPixelRatio(M),e.setSize(b.width,b.height,!1),D!==null){let Q=D.camera;Q.fov=D.fov,Q.zoom=D.zoom,Q.updateProjectionMatrix(),D=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(Q){r=Q,n.isPresenting===!0&&et("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(Q){a=Q,n.isPresenting===!0&&et("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(Q){c=Q},this.getBaseLayer=function(){return d!==null?d:f},this.getBinding=function(){return u===null&&y&&(u=new XRWebGLBinding(i,t)),u},this.getFrame=function(){return p},this.getSession=function(){return i},this.setSession=async function(Q){if(i=Q,i!==null){if(A=e.getRenderTarget(),i.addEventListener("select",$),i.addEventListener("selectstart",$),i.addEventListener("selectend",$),i.addEventListener("squeeze",$),i.addEventListener("squeezestart",$),i.addEventListener("squeezeend",$),i.addEventListener("end",H),i.addEventListener("inputsourceschange",ae),v.xrCompatible!==!0&&await t.makeXRCompatible(),M=e.getPixelRatio(),e.getSize(b),y&&"createProjectionLayer"in XRWebGLBinding.prototype){let me=null,Ce=null,Me=null;v.depth&&(Me=v.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,me=v.stencil?yr:dr,Ce=v.stencil?Lo:gs);let Ke={colorFormat:t.RGBA8,depthFormat:Me,scaleFactor:r};u=this.getBinding(),d=u.createProjectionLayer(Ke),i.updateRenderState({layers:[d]}),e.setPixelRatio(1),e.setSize(d.textureWidth,d.textureHeight,!1),_=new Di(d.textureWidth,d.textureHeight,{format:Ui,type:Mi,depthTexture:new fr(d.textureWidth,d.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,me),stencilBuffer:v.stencil,colorSpace:e.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:d.ignoreDepthValues===!1,resolveStencilBuffer:d.ignoreDepthValues===!1,storeMultisampledDepthBuffer:d.ignoreDepthValues===!1,storeMultisampledStencilBuffer:d.ignoreDepthValues===!1})}else{let me={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(i,t,me),i.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),_=new Di(f.framebufferWidth,f.framebufferHeight,{format:Ui,type:Mi,colorSpace:e.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}_.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await i.requestReferenceSpace(a),he.setContext(i),he.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(i!==null)return i.environmentBlendMode},this.getDepthTexture=function(){return m.getDepthTexture()};function ae(Q){for(let pe=0;pe<Q.removed.length;pe++){let me=Q.removed[pe],Ce=S.indexOf(me);Ce>=0&&(S[Ce]=null,R[Ce].disconnect(me))}for(let pe=0;pe<Q.added.length;pe++){let me=Q.added[pe],Ce=S.indexOf(me);if(Ce===-1){for(let Ke=0;Ke<R.length;Ke++)if(Ke>=S.length){S.push(me),Ce=Ke;break}else if(S[Ke]===null){S[Ke]=me,Ce=Ke;break}if(Ce===-1)break}let Me=R[Ce];Me&&Me.connect(me)}}function Y(Q,pe){pe===null?Q.matrixWorld.copy(Q.matrix):Q.matrixWorld.multiplyMatrices(pe.matrixWorld,Q.matrix),Q.matrixWorldInverse.copy(Q.matrixWorld).invert()}this.updateCamera=function(Q){if(i===null)return;let pe=Q.near,me=Q.far;m.texture!==null&&(m.depthNear>0&&(pe=m.depthNear),m.depthFar>0&&(me=m.depthFar)),G.near=L.near=P.near=pe,G.far=L.far=P.far=me,(k!==G.near||W!==G.far)&&(i.updateRenderState({depthNear:G.near,depthFar:G.far}),k=G.near,W=G.far),G.layers.mask=Q.layers.mask|6,P.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Ce=Q.parent,Me=G.cameras;Y(G,Ce);for(let Ke=0;Ke<Me.length;Ke++)Y(Me[Ke],Ce);G.projectionMatrix.copy(P.projectionMatrix),G.projectionMatrixInverse.copy(P.projectionMatrixInverse),D===null&&Q.isPerspectiveCamera&&(D={camera:Q,fov:Q.fov,zoom:Q.zoom}),j(Q,G,Ce)};function j(Q,pe,me){me===null?Q.matrix.copy(pe.matrixWorld):(Q.matrix.copy(me.matrixWorld),Q.matrix.invert(),Q.matrix.multiply(pe.matrixWorld)),Q.matrix.decompose(Q.position,Q.quaternion,Q.scale),Q.updateMatrixWorld(!0),Q.projectionMatrix.copy(pe.projectionMatrix),Q.projectionMatrixInverse.copy(pe.projectionMatrixInverse),Q.isPerspectiveCamera&&(Q.fov=Ua*2*Math.atan(1/Q.projectionMatrix.elements[5]),Q.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(d===null&&f===null))return l},this.setFoveation=function(Q){l=Q,d!==null&&(d.fixedFoveation=Q),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=Q)},this.hasDepthSensing=function(){return m.texture!==null},this.getDepthSensingMesh=function(){return m.getMesh(G)},this.getCameraTexture=function(Q){return g[Q]};let te=null;function de(Q,pe){if(h=pe.getViewerPose(c||o),p=pe,h!==null){let me=h.views;f!==null&&(e.setRenderTargetFramebuffer(_,f.framebuffer),e.setRenderTarget(_));let Ce=!1;me.length!==G.cameras.length&&(G.cameras.length=0,Ce=!0);for(let Ye=0;Ye<me.length;Ye++){let vt=me[Ye],pt=null;if(f!==null)pt=f.getViewport(vt);else{let on=u.getViewSubImage(d,vt);pt=on.viewport,Ye===0&&(e.setRenderTargetTextures(_,on.colorTexture,on.depthStencilTexture),e.setRenderTarget(_))}let lt=O[Ye];lt===void 0&&(lt=new jn,lt.layers.enable(Ye),lt.viewport=new cn,O[Ye]=lt),lt.matrix.fromArray(vt.transform.matrix),lt.matrix.decompose(lt.position,lt.quaternion,lt.scale),lt.projectionMatrix.fromArray(vt.projectionMatrix),lt.projectionMatrixInverse.copy(lt.projectionMatrix).invert(),lt.viewport.set(pt.x,pt.y,pt.width,pt.height),Ye===0&&(G.matrix.copy(lt.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Ce===!0&&G.cameras.push(lt)}let Me=i.enabledFeatures;if(Me&&Me.includes("depth-sensing")&&i.depthUsage=="gpu-optimized"&&y){u=n.getBinding();let Ye=u.getDepthInformation(me[0]);Ye&&Ye.isValid&&Ye.texture&&m.init(Ye,i.renderState)}if(Me&&Me.includes("camera-access")&&y){e.state.unbindTexture(),u=n.getBinding();for(let Ye=0;Ye<me.length;Ye++){let vt=me[Ye].camera;if(vt){let pt=g[vt];pt||(pt=new uc,g[vt]=pt);let lt=u.getCameraImage(vt);pt.sourceTexture=lt}}}}for(let me=0;me<R.length;me++){let Ce=S[me],Me=R[me];Ce!==null&&Me!==void 0&&Me.update(Ce,pe,c||o)}te&&te(Q,pe),pe.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:pe}),p=null}let he=new Pb;he.setAnimationLoop(de),this.setAnimationLoop=function(Q){te=Q},this.dispose=function(){}}},i2=new qe,zb=new at;zb.set(-1,0,0,0,1,0,0,0,1);function s2(s,e){function t(m,g){m.matrixAutoUpdate===!0&&m.updateMatrix(),g.value.copy(m.matrix)}function n(m,g){g.color.getRGB(m.fogColor.value,jm(s)),g.isFog?(m.fogNear.value=g.near,m.fogFar.value=g.far):g.isFogExp2&&(m.fogDensity.value=g.density)}function i(m,g,v,A,_){g.isNodeMaterial?g.uniformsNeedUpdate=!1:g.isMeshBasicMaterial?r(m,g):g.isMeshLambertMaterial?(r(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshToonMaterial?(r(m,g),u(m,g)):g.isMeshPhongMaterial?(r(m,g),h(m,g),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)):g.isMeshStandardMaterial?(r(m,g),d(m,g),g.isMeshPhysicalMaterial&&f(m,g,_)):g.isMeshMatcapMaterial?(r(m,g),p(m,g)):g.isMeshDepthMaterial?r(m,g):g.isMeshDistanceMaterial?(r(m,g),y(m,g)):g.isMeshNormalMaterial?r(m,g):g.isLineBasicMaterial?(o(m,g),g.isLineDashedMaterial&&a(m,g)):g.isPointsMaterial?l(m,g,v,A):g.isSpriteMaterial?c(m,g):g.isShadowMaterial?(m.color.value.copy(g.color),m.opacity.value=g.opacity):g.isShaderMaterial&&(g.uniformsNeedUpdate=!1)}function r(m,g){m.opacity.value=g.opacity,g.color&&m.diffuse.value.copy(g.color),g.emissive&&m.emissive.value.copy(g.emissive).multiplyScalar(g.emissiveIntensity),g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.bumpMap&&(m.bumpMap.value=g.bumpMap,t(g.bumpMap,m.bumpMapTransform),m.bumpScale.value=g.bumpScale,g.side===Nn&&(m.bumpScale.value*=-1)),g.normalMap&&(m.normalMap.value=g.normalMap,t(g.normalMap,m.normalMapTransform),m.normalScale.value.copy(g.normalScale),g.side===Nn&&m.normalScale.value.negate()),g.displacementMap&&(m.displacementMap.value=g.displacementMap,t(g.displacementMap,m.displacementMapTransform),m.displacementScale.value=g.displacementScale,m.displacementBias.value=g.displacementBias),g.emissiveMap&&(m.emissiveMap.value=g.emissiveMap,t(g.emissiveMap,m.emissiveMapTransform)),g.specularMap&&(m.specularMap.value=g.specularMap,t(g.specularMap,m.specularMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest);let v=e.get(g),A=v.envMap,_=v.envMapRotation;A&&(m.envMap.value=A,m.envMapRotation.value.setFromMatrix4(i2.makeRotationFromEuler(_)).transpose(),A.isCubeTexture&&A.isRenderTargetTexture===!1&&m.envMapRotation.value.premultiply(zb),m.reflectivity.value=g.reflectivity,m.ior.value=g.ior,m.refractionRatio.value=g.refractionRatio),g.lightMap&&(m.lightMap.value=g.lightMap,m.lightMapIntensity.value=g.lightMapIntensity,t(g.lightMap,m.lightMapTransform)),g.aoMap&&(m.aoMap.value=g.aoMap,m.aoMapIntensity.value=g.aoMapIntensity,t(g.aoMap,m.aoMapTransform))}function o(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform))}function a(m,g){m.dashSize.value=g.dashSize,m.totalSize.value=g.dashSize+g.gapSize,m.scale.value=g.scale}function l(m,g,v,A){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.size.value=g.size*v,m.scale.value=A*.5,g.map&&(m.map.value=g.map,t(g.map,m.uvTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function c(m,g){m.diffuse.value.copy(g.color),m.opacity.value=g.opacity,m.rotation.value=g.rotation,g.map&&(m.map.value=g.map,t(g.map,m.mapTransform)),g.alphaMap&&(m.alphaMap.value=g.alphaMap,t(g.alphaMap,m.alphaMapTransform)),g.alphaTest>0&&(m.alphaTest.value=g.alphaTest)}function h(m,g){m.specular.value.copy(g.specular),m.shininess.value=Math.max(g.shininess,1e-4)}function u(m,g){g.gradientMap&&(m.gradientMap.value=g.gradientMap)}function d(m,g){m.metalness.value=g.metalness,g.metalnessMap&&(m.metalnessMap.value=g.metalnessMap,t(g.metalnessMap,m.metalnessMapTransform)),m.roughness.value=g.roughness,g.roughnessMap&&(m.roughnessMap.value=g.roughnessMap,t(g.roughnessMap,m.roughnessMapTransform)),g.envMap&&(m.envMapIntensity.value=g.envMapIntensity)}function f(m,g,v){m.ior.value=g.ior,g.diffuseRoughness>0&&(m.diffuseRoughness.value=g.diffuseRoughness,g.diffuseRoughnessMap&&(m.diffuseRoughnessMap.value=g.diffuseRoughnessMap,t(g.diffuseRoughnessMap,m.diffuseRoughnessMapTransform))),g.sheen>0&&(m.sheenColor.value.copy(g.sheenColor).multiplyScalar(g.sheen),m.sheenRoughness.value=g.sheenRoughness,g.sheenColorMap&&(m.sheenColorMap.value=g.sheenColorMap,t(g.sheenColorMap,m.sheenColorMapTransform)),g.sheenRoughnessMap&&(m.sheenRoughnessMap.value=g.sheenRoughnessMap,t(g.sheenRoughnessMap,m.sheenRoughnessMapTransform))),g.clearcoat>0&&(m.clearcoat.value=g.clearcoat,m.clearcoatRoughness.value=g.clearcoatRoughness,g.clearcoatMap&&(m.clearcoatMap.value=g.clearcoatMap,t(g.clearcoatMap,m.clearcoatMapTransform)),g.clearcoatRoughnessMap&&(m.clearcoatRoughnessMap.value=g.clearcoatRoughnessMap,t(g.clearcoatRoughnessMap,m.clearcoatRoughnessMapTransform)),g.clearcoatNormalMap&&(m.clearcoatNormalMap.value=g.clearcoatNormalMap,t(g.clearcoatNormalMap,m.clearcoatNormalMapTransform),m.clearcoatNormalScale.value.copy(g.clearcoatNormalScale),g.side===Nn&&m.clearcoatNormalScale.value.negate())),g.dispersion>0&&(m.dispersion.value=g.dispersion),g.retroreflectivity>0&&(m.retroreflectivity.value=g.retroreflectivity),g.iridescence>0&&(m.iridescence.value=g.iridescence,m.iridescenceIOR.value=g.iridescenceIOR,m.iridescenceThicknessMinimum.value=g.iridescenceThicknessMinimum,m.iridescenceThicknessMaximum.value=g.iridescenceThicknessMaximum,g.iridescenceMap&&(m.iridescenceMap.value=g.iridescenceMap,t(g.iridescenceMap,m.iridescenceMapTransform)),g.iridescenceThicknessMap&&(m.iridescenceThicknessMap.value=g.iridescenceThicknessMap,t(g.iridescenceThicknessMap,m.iridescenceThicknessMapTransform))),g.transmission>0&&(m.transmission.value=g.transmission,m.transmissionSamplerMap.value=v.texture,m.transmissionSamplerSize.value.set(v.width,v.height),g.transmissionMap&&(m.transmissionMap.value=g.transmissionMap,t(g.transmissionMap,m.transmissionMapTransform)),m.thickness.value=g.thickness,g.thicknessMap&&(m.thicknessMap.value=g.thicknessMap,t(g.thicknessMap,m.thicknessMapTransform)),m.attenuationDistance.value=g.attenuationDistance,m.attenuationColor.value.copy(g.attenuationColor)),g.anisotropy>0&&(m.anisotropyVector.value.set(g.anisotropy*Math.cos(g.anisotropyRotation),g.anisotropy*Math.sin(g.anisotropyRotation)),g.anisotropyMap&&(m.anisotropyMap.value=g.anisotropyMap,t(g.anisotropyMap,m.anisotropyMapTransform))),m.specularIntensity.value=g.specularIntensity,m.specularColor.value.copy(g.specularColor),g.specularColorMap&&(m.specularColorMap.value=g.specularColorMap,t(g.specularColorMap,m.specularColorMapTransform)),g.specularIntensityMap&&(m.specularIntensityMap.value=g.specularIntensityMap,t(g.specularIntensityMap,m.specularIntensityMapTransform))}function p(m,g){g.matcap&&(m.matcap.value=g.matcap)}function y(m,g){let v=e.get(g).light;m.referencePosition.value.setFromMatrixPosition(v.matrixWorld),m.nearDistance.value=v.shadow.camera.near,m.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:i}}function r2(s,e,t,n){let i={},r={};function o(v,A){let _=A.program;n.uniformBlockBinding(v,_,i[v.id])}function a(v,A){let _=i[v.id];_===void 0&&(p(v),_=l(v),i[v.id]=_,v.addEventListener("dispose",m));let R=A.program;n.updateUBOMapping(v,R);let S=e.render.frame;r[v.id]!==S&&(c(v),r[v.id]=S)}function l(v){let A=s.createBuffer(),_=v.__size,R=v.usage;return s.bindBuffer(s.UNIFORM_BUFFER,A),s.bufferData(s.UNIFORM_BUFFER,_,R),s.bindBuffer(s.UNIFORM_BUFFER,null),A}function c(v){let A=i[v.id],_=v.uniforms,R=v.__cache;s.bindBuffer(s.UNIFORM_BUFFER,A);for(let S=0,b=_.length;S<b;S++){let M=_[S];if(Array.isArray(M))for(let D=0,P=M.length;D<P;D++)h(M[D],S,D,R);else h(M,S,0,R)}s.bindBuffer(s.UNIFORM_BUFFER,null)}function h(v,A,_,R){if(d(v,A,_,R)===!0){let S=v.__offset,b=v.value;if(Array.isArray(b)){let M=0;for(let D=0;D<b.length;D++){let P=b[D],L=y(P,!0);u(P,v.__data,M),M+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(b,v.__data,0);s.bufferSubData(s.UNIFORM_BUFFER,S,v.__data)}}function u(v,A,_){typeof v=="number"||typeof v=="boolean"?A[_]=v:v.isMatrix3?(A[_]=v.elements[0],A[_+1]=v.elements[1],A[_+2]=v.elements[2],A[_+3]=0,A[_+4]=v.elements[3],A[_+5]=v.elements[4],A[_+6]=v.elements[5],A[_+7]=0,A[_+8]=v.elements[6],A[_+9]=v.elements[7],A[_+10]=v.elements[8],A[_+11]=0):ArrayBuffer.isView(v)?A.set(v.subarray(0,A.length-_),_):v.toArray(A,_)}function d(v,A,_,R){let S=v.value,b=A+"_"+_;if(Array.isArray(S)){R[b]===void 0&&(R[b]=[]);let M=R[b],D=!1;for(let P=0;P<S.length;P++)f(S[P],M,P)===!0&&(D=!0);return D}return f(S,R,b)}function f(v,A,_){if(A[_]===void 0)return typeof v=="number"||typeof v=="boolean"?A[_]=v:ArrayBuffer.isView(v)?A[_]=v.slice():A[_]=v.clone(),!0;{let R=A[_];if(typeof v=="number"||typeof v=="boolean"){if(R!==v)return A[_]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(R.equals(v)===!1)return R.copy(v),!0}}return!1}function p(v){let A=v.uniforms,_=0,R=16;for(let b=0,M=A.length;b<M;b++){let D=Array.isArray(A[b])?A[b]:[A[b]];for(let P=0,L=D.length;P<L;P++){let O=D[P],G=Array.isArray(O.value)?O.value:[O.value],k=Array.isArray(A[b])||Array.isArray(O.value),W=_;for(let H=0,ae=G.length;H<ae;H++){let Y=G[H],j=y(Y,k),te=_%R,de=te%j.boundary,he=te+de;_+=de,he!==0&&R-he<j.storage&&(_+=R-he),H===0&&(W=_),_+=j.storage}let $=O.type==="int"?Int32Array:O.type==="uint"?Uint32Array:Float32Array;O.__data=new $((_-W)/Float32Array.BYTES_PER_ELEMENT),O.__offset=W}}let S=_%R;return S>0&&(_+=R-S),v.__size=_,v.__cache={},this}function y(v,A){let _={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(_.boundary=4,_.storage=4):v.isVector2?(_.boundary=8,_.storage=8):v.isVector3||v.isColor?(_.boundary=16,_.storage=12):v.isVector4?(_.boundary=16,_.storage=16):v.isMatrix3?(_.boundary=16,_.storage=48):v.isMatrix4?(_.boundary=16,_.storage=64):v.isTexture?et("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(_.boundary=16,_.storage=v.byteLength):et("WebGLRenderer: Unsupported uniform value type.",v),A===!0&&(_.boundary=16,_.storage=Math.ceil(_.storage/16)*16),_}function m(v){let A=v.target;A.removeEventListener("dispose",m),s.deleteBuffer(i[A.id]),delete i[A.id],delete r[A.id]}function g(){for(let v in i)s.deleteBuffer(i[v]);i={},r={}}return{bind:o,update:a,dispose:g}}var o2=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Xs=null;function a2(){return Xs===null&&(Xs=new Ao(o2,16,16,Jr,ys),Xs.name="DFG_LUT",Xs.minFilter=gi,Xs.magFilter=gi,Xs.wrapS=Us,Xs.wrapT=Us,Xs.generateMipmaps=!1,Xs.needsUpdate=!0),Xs}var Sd=class{constructor(e={}){let{canvas:t=eb(),context:n=null,depth:i=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:d=!1,outputBufferType:f=Mi}=e;this.isWebGLRenderer=!0;let p;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");p=n.getContextAttributes().alpha}else p=o;let y=f,m=new Set([Xu,Wu,Hu]),g=new Set([Mi,gs,qa,Lo,zu,Gu]),v=new Uint32Array(4),A=new Int32Array(4),_={textures:[],min:[],max:[],resolution:[]},R=null,S=null,b=[],M=[],D=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ws,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let P=this,L=!1,O=null,G=null,k=null,W=null;this._outputColorSpace=mi;let $=0,H=0,ae=null,Y=-1,j=null,te=new cn,de=new cn,he=null,Q=new le(0),pe=0,me=t.width,Ce=t.height,Me=1,Ke=null,ht=null,Ye=new cn(0,0,me,Ce),vt=new cn(0,0,me,Ce),pt=!1,lt=new Gs,on=new vu,Kt=!1,_n=!1,Xt=new qe,Vn=new C,Et=new cn,In={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},dn=!1;function wn(){return ae===null?Me:1}let z=n;function Pe(E,V){return t.getContext(E,V)}let tt,ut,Se,$t,We,Qe,I,w,q,fe,oe,be,xe,ne,se,ye,B,re,ie,Ae,ve,we,Ze;try{let E={alpha:!0,depth:i,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:u};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Ge,!1),t.addEventListener("webglcontextrestored",st,!1),t.addEventListener("webglcontextcreationerror",Re,!1),z===null){let V="webgl2";if(z=Pe(V,E),z===null)throw Pe(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}it()}catch(E){throw t.removeEventListener("webglcontextlost",Ge,!1),t.removeEventListener("webglcontextrestored",st,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),rt("WebGLRenderer: "+E.message),E}function it(){tt=new vE(z),tt.init(),ve=new e2(z,tt),ut=new aE(z,tt,e,ve),Se=new j3(z,tt),ut.reversedDepthBuffer&&d&&Se.buffers.depth.setReversed(!0),G=z.createFramebuffer(),k=z.createFramebuffer(),W=z.createFramebuffer(),$t=new _E(z),We=new O3,Qe=new Q3(z,tt,Se,We,ut,ve,$t),I=new yE(P),w=new MS(z),we=new rE(z,w),q=new bE(z,w,$t,we),fe=new ME(z,q,w,we,$t),re=new wE(z,ut,Qe),se=new lE(We),oe=new U3(P,I,tt,ut,we,se),be=new s2(P,We),xe=new z3,ne=new q3(tt),B=new sE(P,I,Se,fe,p,l),ye=new J3(P,fe,ut),Ze=new r2(z,$t,ut,Se),ie=new oE(z,tt,$t),Ae=new xE(z,tt,$t),$t.programs=oe.programs,P.capabilities=ut,P.extensions=tt,P.properties=We,P.renderLists=xe,P.shadowMap=ye,P.state=Se,P.info=$t}y!==Mi&&(D=new AE(y,t.width,t.height,a,i,r));let ue=new ug(P,z);this.xr=ue,this.getContext=function(){return z},this.getContextAttributes=function(){return z.getContextAttributes()},this.forceContextLoss=function(){let E=tt.get("WEBGL_lose_context");E&&E.loseContext()},this.forceContextRestore=function(){let E=tt.get("WEBGL_lose_context");E&&E.restoreContext()},this.getPixelRatio=function(){return Me},this.setPixelRatio=function(E){E!==void 0&&(Me=E,this.setSize(me,Ce,!1))},this.getSize=function(E){return E.set(me,Ce)},this.setSize=function(E,V,ee=!0){if(ue.isPresenting){et("WebGLRenderer: Can't change size while VR device is presenting.");return}me=E,Ce=V,t.width=Math.floor(E*Me),t.height=Math.floor(V*Me),ee===!0&&(t.style.width=E+"px",t.style.height=V+"px"),D!==null&&D.setSize(t.width,t.height),this.setViewport(0,0,E,V)},this.getDrawingBufferSize=function(E){return E.set(me*Me,Ce*Me).floor()},this.setDrawingBufferSize=function(E,V,ee){me=E,Ce=V,Me=ee,t.width=Math.floor(E*ee),t.height=Math.floor(V*ee),this.setViewport(0,0,E,V)},this.setEffects=function(E){if(y===Mi){rt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(E){for(let V=0;V<E.length;V++)if(E[V].isOutputPass===!0){et("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}D.setEffects(E||[])},this.getCurrentViewport=function(E){return E.copy(te)},this.getViewport=function(E){return E.copy(Ye)},this.setViewport=function(E,V,ee,Z){E.isVector4?Ye.set(E.x,E.y,E.z,E.w):Ye.set(E,V,ee,Z),Se.viewport(te.copy(Ye).multiplyScalar(wn()).round())},this.getScissor=function(E){return E.copy(vt)},this.setScissor=function(E,V,ee,Z){E.isVector4?vt.set(E.x,E.y,E.z,E.w):vt.set(E,V,ee,Z),Se.scissor(de.copy(vt).multiplyScalar(wn()).round())},this.getScissorTest=function(){return pt},this.setScissorTest=function(E){Se.setScissorTest(pt=E)},this.setOpaqueSort=function(E){Ke=E},this.setTransparentSort=function(E){ht=E},this.getClearColor=function(E){return E.copy(B.getClearColor())},this.setClearColor=function(){B.setClearColor(...arguments)},this.getClearAlpha=function(){return B.getClearAlpha()},this.setClearAlpha=function(){B.setClearAlpha(...arguments)},this.clear=function(E=!0,V=!0,ee=!0){let Z=0;if(E){let K=!1;if(ae!==null){let Te=ae.texture.format;K=m.has(Te)}if(K){let Te=ae.texture.type,Le=g.has(Te),Ee=B.getClearColor(),ke=B.getClearAlpha(),He=Ee.r,ot=Ee.g,bt=Ee.b;Le?(v[0]=He,v[1]=ot,v[2]=bt,v[3]=ke,z.clearBufferuiv(z.COLOR,0,v)):(A[0]=He,A[1]=ot,A[2]=bt,A[3]=ke,z.clearBufferiv(z.COLOR,0,A))}else Z|=z.COLOR_BUFFER_BIT}V&&(Z|=z.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),ee&&(Z|=z.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),Z!==0&&z.clear(Z)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(E){E.setRenderer(this),O=E},this.dispose=function(){t.removeEventListener("webglcontextlost",Ge,!1),t.removeEventListener("webglcontextrestored",st,!1),t.removeEventListener("webglcontextcreationerror",Re,!1),B.dispose(),xe.dispose(),ne.dispose(),Qe.dispose(),We.dispose(),I.dispose(),fe.dispose(),q.dispose(),we.dispose(),Ze.dispose(),oe.dispose(),ue.dispose(),ue.removeEventListener("sessionstart",wh),ue.removeEventListener("sessionend",Cs),er.stop()};function Ge(E){E.preventDefault(),Ym("WebGLRenderer: Context Lost."),L=!0}function st(){Ym("WebGLRenderer: Context Restored."),L=!1;let E=$t.autoReset,V=ye.enabled,ee=ye.autoUpdate,Z=ye.needsUpdate,K=ye.type;it(),$t.autoReset=E,ye.enabled=V,ye.autoUpdate=ee,ye.needsUpdate=Z,ye.type=K}function Re(E){rt("WebGLRenderer: A WebGL context could not be created. Reason: ",E.statusMessage)}function ft(E){let V=E.target;V.removeEventListener("dispose",ft),jt(V)}function jt(E){ci(E),We.remove(E)}function ci(E){let V=We.get(E).programs;V!==void 0&&(V.forEach(function(ee){oe.releaseProgram(ee)}),E.isShaderMaterial&&oe.releaseShaderCache(E))}this.renderBufferDirect=function(E,V,ee,Z,K,Te){V===null&&(V=In);let Le=K.isMesh&&K.matrixWorld.determinantAffine()<0,Ee=Ol(E,V,ee,Z,K);Se.setMaterial(Z,Le);let ke=ee.index,He=1;if(Z.wireframe===!0){if(ke=q.getWireframeAttribute(ee),ke===void 0)return;He=2}let ot=ee.drawRange,bt=ee.attributes.position,Ve=ot.start*He,xt=(ot.start+ot.count)*He;Te!==null&&(Ve=Math.max(Ve,Te.start*He),xt=Math.min(xt,(Te.start+Te.count)*He)),ke!==null?(Ve=Math.max(Ve,0),xt=Math.min(xt,ke.count)):bt!=null&&(Ve=Math.max(Ve,0),xt=Math.min(xt,bt.count));let un=xt-Ve;if(un<0||un===1/0)return;we.setup(K,Z,Ee,ee,ke);let Gt,Vt=ie;if(ke!==null&&(Gt=w.get(ke),Vt=Ae,Vt.setIndex(Gt)),K.isMesh)Z.wireframe===!0?(Se.setLineWidth(Z.wireframeLinewidth*wn()),Vt.setMode(z.LINES)):Vt.setMode(z.TRIANGLES);else if(K.isLine){let Ln=Z.linewidth;Ln===void 0&&(Ln=1),Se.setLineWidth(Ln*wn()),K.isLineSegments?Vt.setMode(z.LINES):K.isLineLoop?Vt.setMode(z.LINE_LOOP):Vt.setMode(z.LINE_STRIP)}else K.isPoints?Vt.setMode(z.POINTS):K.isSprite&&Vt.setMode(z.TRIANGLES);if(K.isBatchedMesh)if(tt.get("WEBGL_multi_draw"))Vt.renderMultiDraw(K._multiDrawStarts,K._multiDrawCounts,K._multiDrawCount);else{let Ln=K._multiDrawStarts,Oe=K._multiDrawCounts,Mn=K._multiDrawCount,Mt=ke?w.get(ke).bytesPerElement:1,nr=We.get(Z).currentProgram.getUniforms();for(let Sn=0;Sn<Mn;Sn++)nr.setValue(z,"_gl_DrawID",Sn),Vt.render(Ln[Sn]/Mt,Oe[Sn])}else if(K.isInstancedMesh)Vt.renderInstances(Ve,un,K.count);else if(ee.isInstancedBufferGeometry){let Ln=ee._maxInstanceCount!==void 0?ee._maxInstanceCount:1/0,Oe=Math.min(ee.instanceCount,Ln);Vt.renderInstances(Ve,un,Oe)}else Vt.render(Ve,un)};function Dl(E,V,ee,Z){O!==null&&E.isNodeMaterial&&O.setObject(Z,E),Kt===!0&&se.setState(E,ee,!1),E.transparent===!0&&E.side===kt&&E.forceSinglePass===!1?(E.side=Nn,E.needsUpdate=!0,Rs(E,V,Z),E.side=Kr,E.needsUpdate=!0,Rs(E,V,Z),E.side=kt):Rs(E,V,Z)}this.compile=function(E,V,ee=null){ee===null&&(ee=E),O!==null&&O.renderStart(E,V,ee),S=ne.get(ee),S.init(V),M.push(S),ee.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),E!==ee&&E.traverseVisible(function(K){K.isLight&&K.layers.test(V.layers)&&(S.pushLight(K),K.castShadow&&S.pushShadow(K))}),S.setupLights(),O!==null&&O.updateLights(S.state.lightsArray),_n=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,_n),Kt===!0&&se.setGlobalState(this.clippingPlanes,V),O!==null&&ye.render(S.state.shadowsArray,ee,V);let Z=new Set;return E.traverse(function(K){if(!(K.isMesh||K.isPoints||K.isLine||K.isSprite))return;let Te=K.material;if(Te)if(Array.isArray(Te))for(let Le=0;Le<Te.length;Le++){let Ee=Te[Le];Dl(Ee,ee,V,K),Z.add(Ee)}else Dl(Te,ee,V,K),Z.add(Te)}),S=M.pop(),O!==null&&O.renderEnd(),Z},this.compileAsync=function(E,V,ee=null){let Z=this.compile(E,V,ee);return new Promise(K=>{function Te(){if(Z.forEach(function(Le){let ke=We.get(Le).currentProgram;(ke===void 0||ke.isReady())&&Z.delete(Le)}),Z.size===0){K(E);return}setTimeout(Te,10)}tt.get("KHR_parallel_shader_compile")!==null?Te():setTimeout(Te,10)})};let sa=null;function Np(E){sa&&sa(E)}function wh(){er.stop()}function Cs(){er.start()}let er=new Pb;er.setAnimationLoop(Np),typeof self<"u"&&er.setContext(self),this.setAnimationLoop=function(E){sa=E,ue.setAnimationLoop(E),E===null?er.stop():er.start()},ue.addEventListener("sessionstart",wh),ue.addEventListener("sessionend",Cs),this.render=function(E,V){if(V!==void 0&&V.isCamera!==!0){rt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;O!==null&&O.renderStart(E,V);let ee=ue.enabled===!0&&ue.isPresenting===!0,Z=D!==null&&(ae===null||ee)&&D.begin(P,ae);if(E.matrixWorldAutoUpdate===!0&&E.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ue.enabled===!0&&ue.isPresenting===!0&&(D===null||D.isCompositing()===!1)&&(ue.cameraAutoUpdate===!0&&ue.updateCamera(V),V=ue.getCamera()),E.isScene===!0&&E.onBeforeRender(P,E,V,ae),S=ne.get(E,M.length),S.init(V),S.state.textureUnits=Qe.getTextureUnits(),M.push(S),Xt.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?on.setFromArrayCamera(V):lt.setFromProjectionMatrix(Xt,Yi,V.reversedDepth),_n=this.localClippingEnabled,Kt=se.init(this.clippingPlanes,_n),R=xe.get(E,b.length),R.init(),b.push(R),this.info.render.frame++,ue.enabled===!0&&ue.isPresenting===!0){let Le=P.xr.getDepthSensingMesh();Le!==null&&tr(Le,V,-1/0,P.sortObjects)}tr(E,V,0,P.sortObjects),R.finish(),O!==null&&O.updateLights(S.state.lightsArray),P.sortObjects===!0&&R.sort(Ke,ht),dn=ue.enabled===!1||ue.isPresenting===!1||ue.hasDepthSensing()===!1,dn&&B.addToRenderList(R,E),this.info.autoReset===!0&&this.info.reset(),Kt===!0&&se.beginShadows();let K=S.state.shadowsArray;if(ye.render(K,E,V),Kt===!0&&se.endShadows(),(Z&&D.hasRenderPass())===!1){let Le=R.opaque,Ee=R.transmissive;if(S.setupLights(),V.isArrayCamera){let ke=V.cameras;if(Ee.length>0)for(let He=0,ot=ke.length;He<ot;He++){let bt=ke[He];ss(Le,Ee,E,bt)}dn&&B.render(E);for(let He=0,ot=ke.length;He<ot;He++){let bt=ke[He];Nl(R,E,bt,bt.viewport)}}else Ee.length>0&&ss(Le,Ee,E,V),dn&&B.render(E),Nl(R,E,V)}ae!==null&&H===0&&(Qe.updateMultisampleRenderTarget(ae),Qe.updateRenderTargetMipmap(ae)),Z&&D.end(P),E.isScene===!0&&E.onAfterRender(P,E,V),we.resetDefaultState(),Y=-1,j=null,M.pop(),M.length>0?(S=M[M.length-1],Qe.setTextureUnits(S.state.textureUnits),Kt===!0&&se.setGlobalState(P.clippingPlanes,S.state.camera)):S=null,b.pop(),b.length>0?R=b[b.length-1]:R=null,O!==null&&O.renderEnd()};function tr(E,V,ee,Z){if(E.visible===!1)return;if(E.layers.test(V.layers)){if(E.isGroup)ee=E.renderOrder;else if(E.isLOD)E.autoUpdate===!0&&E.update(V);else if(E.isLight)S.pushLight(E),E.castShadow&&S.pushShadow(E);else if(E.isSprite){let Le=V.isArrayCamera?on:lt;if(!E.frustumCulled||E.intersectsFrustum(Le)){Z&&Et.setFromMatrixPosition(E.matrixWorld).applyMatrix4(Xt);let Ee=fe.update(E),ke=E.material;ke.visible&&R.push(E,Ee,ke,ee,Et.z,null,V)}}else if(E.isMesh||E.isLine||E.isPoints){let Le=V.isArrayCamera?on:lt;if(!E.frustumCulled||E.intersectsFrustum(Le)){let Ee=fe.update(E),ke=E.material;if(Z&&(E.boundingSphere!==void 0?(E.boundingSphere===null&&E.computeBoundingSphere(),Et.copy(E.boundingSphere.center)):(Ee.boundingSphere===null&&Ee.computeBoundingSphere(),Et.copy(Ee.boundingSphere.center)),Et.applyMatrix4(E.matrixWorld).applyMatrix4(Xt)),Array.isArray(ke)){let He=Ee.groups;for(let ot=0,bt=He.length;ot<bt;ot++){let Ve=He[ot],xt=ke[Ve.materialIndex];xt&&xt.visible&&R.push(E,Ee,xt,ee,Et.z,Ve,V)}}else ke.visible&&R.push(E,Ee,ke,ee,Et.z,null,V)}}}let Te=E.children;for(let Le=0,Ee=Te.length;Le<Ee;Le++)tr(Te[Le],V,ee,Z)}function Nl(E,V,ee,Z){let{opaque:K,transmissive:Te,transparent:Le}=E;S.setupLightsView(ee),Kt===!0&&se.setGlobalState(P.clippingPlanes,ee),Z&&Se.viewport(te.copy(Z)),K.length>0&&fn(K,V,ee),Te.length>0&&fn(Te,V,ee),Le.length>0&&fn(Le,V,ee),Se.buffers.depth.setTest(!0),Se.buffers.depth.setMask(!0),Se.buffers.color.setMask(!0),Se.setPolygonOffset(!1)}function ss(E,V,ee,Z){if((ee.isScene===!0?ee.overrideMaterial:null)!==null)return;if(S.state.transmissionRenderTarget[Z.id]===void 0){let Ve=tt.has("EXT_color_buffer_half_float")||tt.has("EXT_color_buffer_float");S.state.transmissionRenderTarget[Z.id]=new Di(1,1,{generateMipmaps:!0,type:Ve?ys:Mi,minFilter:gr,samples:Math.max(4,ut.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:St.workingColorSpace})}let Te=S.state.transmissionRenderTarget[Z.id],Le=Z.viewport||te;Te.setSize(Le.z*P.transmissionResolutionScale,Le.w*P.transmissionResolutionScale);let Ee=P.getRenderTarget(),ke=P.getActiveCubeFace(),He=P.getActiveMipmapLevel();P.setRenderTarget(Te),P.getClearColor(Q),pe=P.getClearAlpha(),pe<1&&P.setClearColor(16777215,.5),P.clear(),dn&&B.render(ee);let ot=P.toneMapping;P.toneMapping=Ws;let bt=Z.viewport;if(Z.viewport!==void 0&&(Z.viewport=void 0),S.setupLightsView(Z),Kt===!0&&se.setGlobalState(P.clippingPlanes,Z),fn(E,ee,Z),Qe.updateMultisampleRenderTarget(Te),Qe.updateRenderTargetMipmap(Te),tt.has("WEBGL_multisampled_render_to_texture")===!1){let Ve=!1;for(let xt=0,un=V.length;xt<un;xt++){let Gt=V[xt],{object:Vt,geometry:Ln,material:Oe,group:Mn}=Gt;if(Oe.side===kt&&Vt.layers.test(Z.layers)){let Mt=Oe.side;Oe.side=Nn,Oe.needsUpdate=!0,vn(Vt,ee,Z,Ln,Oe,Mn),Oe.side=Mt,Oe.needsUpdate=!0,Ve=!0}}Ve===!0&&(Qe.updateMultisampleRenderTarget(Te),Qe.updateRenderTargetMipmap(Te))}P.setRenderTarget(Ee,ke,He),P.setClearColor(Q,pe),bt!==void 0&&(Z.viewport=bt),P.toneMapping=ot}function fn(E,V,ee){let Z=V.isScene===!0?V.overrideMaterial:null;for(let K=0,Te=E.length;K<Te;K++){let Le=E[K],{object:Ee,geometry:ke,group:He}=Le,ot=Le.material;ot.allowOverride===!0&&Z!==null&&(ot=Z),Ee.layers.test(ee.layers)&&vn(Ee,V,ee,ke,ot,He)}}function vn(E,V,ee,Z,K,Te){O!==null&&K.isNodeMaterial&&O.setObject(E,K),E.onBeforeRender(P,V,ee,Z,K,Te),E.modelViewMatrix.multiplyMatrices(ee.matrixWorldInverse,E.matrixWorld),E.normalMatrix.getNormalMatrix(E.modelViewMatrix),K.onBeforeRender(P,V,ee,Z,E,Te),K.transparent===!0&&K.side===kt&&K.forceSinglePass===!1?(K.side=Nn,K.needsUpdate=!0,P.renderBufferDirect(ee,V,Z,K,E,Te),K.side=Kr,K.needsUpdate=!0,P.renderBufferDirect(ee,V,Z,K,E,Te),K.side=kt):P.renderBufferDirect(ee,V,Z,K,E,Te),E.onAfterRender(P,V,ee,Z,K,Te)}function bn(E){let V=0;for(let ee of E)ee.texture!==null&&V++;return V}function Rs(E,V,ee){V.isScene!==!0&&(V=In);let Z=We.get(E),K=S.state.lights,Te=S.state.shadowsArray,Le=K.state.version,Ee=oe.getParameters(E,K.state,Te,V,ee,S.state.lightProbeGridArray),ke=oe.getProgramCacheKey(Ee),He=Z.programs;Z.environment=E.isMeshStandardMaterial||E.isMeshLambertMaterial||E.isMeshPhongMaterial?V.environment:null,Z.fog=V.fog;let ot=E.isMeshStandardMaterial||E.isMeshLambertMaterial&&!E.envMap||E.isMeshPhongMaterial&&!E.envMap;Z.envMap=I.get(E.envMap||Z.environment,ot),Z.envMapRotation=Z.environment!==null&&E.envMap===null?V.environmentRotation:E.envMapRotation,He===void 0&&(E.addEventListener("dispose",ft),He=new Map,Z.programs=He,Z.programVariants=new Map);let bt=He.get(ke);if(bt!==void 0){if(Z.currentProgram===bt&&Z.lightsStateVersion===Le)return Ul(E,Ee),bt}else Ee.uniforms=oe.getUniforms(E),O!==null&&E.isNodeMaterial&&O.build(E,ee,Ee),E.onBeforeCompile(Ee,P),bt=oe.acquireProgram(Ee,ke),He.set(ke,bt),Z.uniforms=Ee.uniforms;let Ve=Z.uniforms;return(!E.isShaderMaterial&&!E.isRawShaderMaterial||E.clipping===!0)&&(Ve.clippingPlanes=se.uniform),Ul(E,Ee),Z.needsLights=Fr(E),Z.lightsStateVersion=Le,Z.needsLights&&(Ve.ambientLightColor.value=K.state.ambient,Ve.lightProbe.value=K.state.probe,Ve.sunLights.value=K.state.sun,Ve.sunLightShadows.value=K.state.sunShadow,Ve.directionalLights.value=K.state.directional,Ve.directionalLightShadows.value=K.state.directionalShadow,Ve.spotLights.value=K.state.spot,Ve.spotLightShadows.value=K.state.spotShadow,Ve.rectAreaLights.value=K.state.rectArea,Ve.ltc_1.value=K.state.rectAreaLTC1,Ve.ltc_2.value=K.state.rectAreaLTC2,Ve.pointLights.value=K.state.point,Ve.pointLightShadows.value=K.state.pointShadow,Ve.hemisphereLights.value=K.state.hemi,Ve.sunShadowMatrix.value=K.state.sunShadowMatrix,Ve.sunShadowCascade.value=K.state.sunShadowCascade,Ve.directionalShadowMatrix.value=K.state.directionalShadowMatrix,Ve.spotLightMatrix.value=K.state.spotLightMatrix,Ve.spotLightMap.value=K.state.spotLightMap,Ve.pointShadowMatrix.value=K.state.pointShadowMatrix),Z.numLightProbeGrids=bn(S.state.lightProbeGridArray),Z.currentProgram=bt,Z.uniformsList=null,bt}function Ci(E,V,ee,Z,K){let Te=We.get(E),Le=Te.currentProgram.id+","+Z+","+K,Ee=Te.programVariants.get(Le);return Ee===void 0?(Ee=Rs(E,V,ee),Te.programVariants.set(Le,Ee)):(Te.currentProgram=Ee,Te.uniformsList=null,Te.outputColorSpace=Z,Te.toneMapping=K),Ee}function Lr(E){if(E.uniformsList===null){let V=E.currentProgram.getUniforms();E.uniformsList=Ya.seqWithValue(V.seq,E.uniforms)}return E.uniformsList}function Ul(E,V){let ee=We.get(E);ee.outputColorSpace=V.outputColorSpace,ee.batching=V.batching,ee.batchingColor=V.batchingColor,ee.instancing=V.instancing,ee.instancingColor=V.instancingColor,ee.instancingMorph=V.instancingMorph,ee.skinning=V.skinning,ee.morphTargets=V.morphTargets,ee.morphNormals=V.morphNormals,ee.morphColors=V.morphColors,ee.morphTargetsCount=V.morphTargetsCount,ee.numClippingPlanes=V.numClippingPlanes,ee.numIntersection=V.numClipIntersection,ee.vertexAlphas=V.vertexAlphas,ee.vertexTangents=V.vertexTangents,ee.toneMapping=V.toneMapping}function Ol(E,V,ee,Z,K){V.isScene!==!0&&(V=In),Qe.resetTextureUnits();let Te=V.fog,Le=Z.isMeshStandardMaterial||Z.isMeshLambertMaterial||Z.isMeshPhongMaterial?V.environment:null,Ee=ae===null?P.outputColorSpace:ae.isXRRenderTarget===!0?ae.texture.colorSpace:St.workingColorSpace,ke=Z.isMeshStandardMaterial||Z.isMeshLambertMaterial&&!Z.envMap||Z.isMeshPhongMaterial&&!Z.envMap,He=I.get(Z.envMap||Le,ke),ot=Z.vertexColors===!0&&!!ee.attributes.color&&ee.attributes.color.itemSize===4,bt=!!ee.attributes.tangent&&(!!Z.normalMap||Z.anisotropy>0),Ve=!!ee.morphAttributes.position,xt=!!ee.morphAttributes.normal,un=!!ee.morphAttributes.color,Gt=Ws;Z.toneMapped&&(ae===null||ae.isXRRenderTarget===!0)&&(Gt=P.toneMapping);let Vt=ee.morphAttributes.position||ee.morphAttributes.normal||ee.morphAttributes.color,Ln=Vt!==void 0?Vt.length:0,Oe=We.get(Z),Mn=S.state.lights;if(Kt===!0&&(_n===!0||E!==j)){let Ht=E===j&&Z.id===Y;se.setState(Z,E,Ht)}let Mt=!1,nr=!1;Z.version===Oe.__version?Oe.needsLights&&Oe.lightsStateVersion!==Mn.state.version||K.isBatchedMesh&&Oe.batching===!1||!K.isBatchedMesh&&Oe.batching===!0||K.isBatchedMesh&&Oe.batchingColor===!0&&K._colorsTexture===null||K.isBatchedMesh&&Oe.batchingColor===!1&&K._colorsTexture!==null||K.isInstancedMesh&&Oe.instancing===!1||!K.isInstancedMesh&&Oe.instancing===!0||K.isSkinnedMesh&&Oe.skinning===!1||!K.isSkinnedMesh&&Oe.skinning===!0||K.isInstancedMesh&&Oe.instancingColor===!0&&K.instanceColor===null||K.isInstancedMesh&&Oe.instancingColor===!1&&K.instanceColor!==null||K.isInstancedMesh&&Oe.instancingMorph===!0&&K.morphTexture===null||K.isInstancedMesh&&Oe.instancingMorph===!1&&K.morphTexture!==null||Oe.envMap!==He||Z.fog===!0&&Oe.fog!==Te||Oe.numClippingPlanes!==void 0&&(Oe.numClippingPlanes!==se.numPlanes||Oe.numIntersection!==se.numIntersection)||Oe.vertexAlphas!==ot||Oe.vertexTangents!==bt||Oe.morphTargets!==Ve||Oe.morphNormals!==xt||Oe.morphColors!==un||Oe.morphTargetsCount!==Ln||Oe.numLightProbeGrids!==bn(S.state.lightProbeGridArray)?Mt=!0:(Oe.outputColorSpace!==Ee||Oe.toneMapping!==Gt)&&(nr=!0):(Mt=!0,Oe.__version=Z.version);let Sn=Oe.currentProgram;(Mt===!0||nr===!0)&&(Sn=nr===!0?Ci(Z,V,K,Ee,Gt):Rs(Z,V,K),O&&Z.isNodeMaterial&&O.onUpdateProgram(Z,Sn,Oe));let aa=!1,Ps=!1,ir=!1,mt=Sn.getUniforms(),pn=Oe.uniforms;if(Se.useProgram(Sn.program)&&(aa=!0,Ps=!0,ir=!0),Z.id!==Y&&(Y=Z.id,Ps=!0),aa||j!==E){Se.buffers.depth.getReversed()&&E.reversedDepth!==!0&&(E._reversedDepth=!0,E.updateProjectionMatrix()),mt.setValue(z,"projectionMatrix",E.projectionMatrix),mt.setValue(z,"viewMatrix",E.matrixWorldInverse);let An=mt.map.cameraPosition;An!==void 0&&An.setValue(z,Vn.setFromMatrixPosition(E.matrixWorld)),ut.logarithmicDepthBuffer&&mt.setValue(z,"logDepthBufFC",2/(Math.log(E.far+1)/Math.LN2)),(Z.isMeshPhongMaterial||Z.isMeshToonMaterial||Z.isMeshLambertMaterial||Z.isMeshBasicMaterial||Z.isMeshStandardMaterial||Z.isShaderMaterial)&&mt.setValue(z,"isOrthographic",E.isOrthographicCamera===!0),j!==E&&(j=E,Ps=!0,ir=!0)}if(Oe.needsLights&&(Mn.state.sunShadowMap.length>0&&mt.setValue(z,"sunShadowMap",Mn.state.sunShadowMap,Qe),Mn.state.directionalShadowMap.length>0&&mt.setValue(z,"directionalShadowMap",Mn.state.directionalShadowMap,Qe),Mn.state.spotShadowMap.length>0&&mt.setValue(z,"spotShadowMap",Mn.state.spotShadowMap,Qe),Mn.state.pointShadowMap.length>0&&mt.setValue(z,"pointShadowMap",Mn.state.pointShadowMap,Qe)),K.isSkinnedMesh){mt.setOptional(z,K,"bindMatrix"),mt.setOptional(z,K,"bindMatrixInverse");let Ht=K.skeleton;Ht&&(Ht.boneTexture===null&&Ht.computeBoneTexture(),mt.setValue(z,"boneTexture",Ht.boneTexture,Qe))}K.isBatchedMesh&&(mt.setOptional(z,K,"batchingTexture"),mt.setValue(z,"batchingTexture",K._matricesTexture,Qe),mt.setOptional(z,K,"batchingIdTexture"),mt.setValue(z,"batchingIdTexture",K._indirectTexture,Qe),mt.setOptional(z,K,"batchingColorTexture"),K._colorsTexture!==null&&mt.setValue(z,"batchingColorTexture",K._colorsTexture,Qe));let hi=ee.morphAttributes;if((hi.position!==void 0||hi.normal!==void 0||hi.color!==void 0)&&re.update(K,ee,Sn),(Ps||Oe.receiveShadow!==K.receiveShadow)&&(Oe.receiveShadow=K.receiveShadow,mt.setValue(z,"receiveShadow",K.receiveShadow)),(Z.isMeshStandardMaterial||Z.isMeshLambertMaterial||Z.isMeshPhongMaterial)&&Z.envMap===null&&V.environment!==null&&(pn.envMapIntensity.value=V.environmentIntensity),pn.dfgLUT!==void 0&&(pn.dfgLUT.value=a2()),Ps){if(mt.setValue(z,"toneMappingExposure",P.toneMappingExposure),Oe.needsLights&&ra(pn,ir),Te&&Z.fog===!0&&be.refreshFogUniforms(pn,Te),be.refreshMaterialUniforms(pn,Z,Me,Ce,S.state.transmissionRenderTarget[E.id]),Oe.needsLights&&Oe.numLightProbeGrids>0){let Ht=_,An=0;for(let ii of S.state.lightProbeGridArray)ii.texture!==null&&(Ht.textures[An]=ii.texture,Ht.min[An]=ii.boundingBox.min,Ht.max[An]=ii.boundingBox.max,Ht.resolution[An]=ii.resolution,An++);for(let ii in Ht)Ht[ii].length=An;pn.probesSH.value=Ht.textures,pn.probesMin.value=Ht.min,pn.probesMax.value=Ht.max,pn.probesResolution.value=Ht.resolution}Ya.upload(z,Lr(Oe),pn,Qe)}if(Z.isShaderMaterial&&Z.uniformsNeedUpdate===!0&&(Ya.upload(z,Lr(Oe),pn,Qe),Z.uniformsNeedUpdate=!1),Z.isSpriteMaterial&&mt.setValue(z,"center",K.center),mt.setValue(z,"modelViewMatrix",K.modelViewMatrix),mt.setValue(z,"normalMatrix",K.normalMatrix),mt.setValue(z,"modelMatrix",K.matrixWorld),Z.uniformsGroups!==void 0){let Ht=Z.uniformsGroups;for(let An=0,ii=Ht.length;An<ii;An++){let Mh=Ht[An];Ze.update(Mh,Sn),Ze.bind(Mh,Sn)}}return Sn}function ra(E,V){E.ambientLightColor.needsUpdate=V,E.lightProbe.needsUpdate=V,E.sunLights.needsUpdate=V,E.sunLightShadows.needsUpdate=V,E.directionalLights.needsUpdate=V,E.directionalLightShadows.needsUpdate=V,E.pointLights.needsUpdate=V,E.pointLightShadows.needsUpdate=V,E.spotLights.needsUpdate=V,E.spotLightShadows.needsUpdate=V,E.rectAreaLights.needsUpdate=V,E.hemisphereLights.needsUpdate=V}function Fr(E){return E.isMeshLambertMaterial||E.isMeshToonMaterial||E.isMeshPhongMaterial||E.isMeshStandardMaterial||E.isShadowMaterial||E.isShaderMaterial&&E.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return ae},this.setRenderTargetTextures=function(E,V,ee){let Z=We.get(E);Z.__autoAllocateDepthBuffer=E.resolveDepthBuffer===!1,Z.__autoAllocateDepthBuffer===!1&&(Z.__useRenderToTexture=!1),We.get(E.texture).__webglTexture=V,We.get(E.depthTexture).__webglTexture=Z.__autoAllocateDepthBuffer?void 0:ee,Z.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(E,V){let ee=We.get(E);ee.__webglFramebuffer=V,ee.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(E,V=0,ee=0){ae=E,$=V,H=ee;let Z=null,K=!1,Te=!1;if(E){let Ee=We.get(E);if(Ee.__useDefaultFramebuffer!==void 0){Se.bindFramebuffer(z.FRAMEBUFFER,Ee.__webglFramebuffer),te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest,Se.viewport(te),Se.scissor(de),Se.setScissorTest(he),Y=-1;return}else if(Ee.__webglFramebuffer===void 0)Qe.setupRenderTarget(E);else if(Ee.__hasExternalTextures)Qe.rebindTextures(E,We.get(E.texture).__webglTexture,We.get(E.depthTexture).__webglTexture);else if(E.depthBuffer){let ot=E.depthTexture;if(Ee.__boundDepthTexture!==ot){if(ot!==null&&We.has(ot)&&(E.width!==ot.image.width||E.height!==ot.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Qe.setupDepthRenderbuffer(E)}}let ke=E.texture;(ke.isData3DTexture||ke.isDataArrayTexture||ke.isCompressedArrayTexture)&&(Te=!0);let He=We.get(E).__webglFramebuffer;E.isWebGLCubeRenderTarget?(Array.isArray(He[V])?Z=He[V][ee]:Z=He[V],K=!0):E.samples>0&&Qe.useMultisampledRTT(E)===!1?Z=We.get(E).__webglMultisampledFramebuffer:Array.isArray(He)?Z=He[ee]:Z=He,te.copy(E.viewport),de.copy(E.scissor),he=E.scissorTest}else te.copy(Ye).multiplyScalar(Me).floor(),de.copy(vt).multiplyScalar(Me).floor(),he=pt;if(ee!==0&&(Z=G),Se.bindFramebuffer(z.FRAMEBUFFER,Z)&&Se.drawBuffers(E,Z),Se.viewport(te),Se.scissor(de),Se.setScissorTest(he),K){let Ee=We.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_CUBE_MAP_POSITIVE_X+V,Ee.__webglTexture,ee)}else if(Te){let Ee=V;for(let ke=0;ke<E.textures.length;ke++){let He=We.get(E.textures[ke]);z.framebufferTextureLayer(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0+ke,He.__webglTexture,ee,Ee)}}else if(E!==null&&ee!==0){let Ee=We.get(E.texture);z.framebufferTexture2D(z.FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,Ee.__webglTexture,ee)}Y=-1};function oa(E){let V=We.get(E);return(V.__readFormat!==E.format||V.__readType!==E.type)&&(V.__readFormat=E.format,V.__readType=E.type,V.__formatReadable=ut.textureFormatReadable(E.format),V.__typeReadable=ut.textureTypeReadable(E.type)),V}this.readRenderTargetPixels=function(E,V,ee,Z,K,Te,Le,Ee=0){if(!(E&&E.isWebGLRenderTarget)){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let ke=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Le!==void 0&&(ke=ke[Le],Array.isArray(ke)&&(ke=ke[0])),ke){Se.bindFramebuffer(z.FRAMEBUFFER,ke);try{let He=E.textures[Ee],ot=He.format,bt=He.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let Ve=oa(He);if(Ve.__formatReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Ve.__typeReadable===!1){rt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=E.width-Z&&ee>=0&&ee<=E.height-K&&z.readPixels(V,ee,Z,K,ve.convert(ot),ve.convert(bt),Te)}finally{let He=ae!==null?We.get(ae).__webglFramebuffer:null;Se.bindFramebuffer(z.FRAMEBUFFER,He)}}},this.readRenderTargetPixelsAsync=async function(E,V,ee,Z,K,Te,Le,Ee=0){if(!(E&&E.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let ke=We.get(E).__webglFramebuffer;if(E.isWebGLCubeRenderTarget&&Le!==void 0&&(ke=ke[Le],Array.isArray(ke)&&(ke=ke[0])),ke)if(V>=0&&V<=E.width-Z&&ee>=0&&ee<=E.height-K){Se.bindFramebuffer(z.FRAMEBUFFER,ke);let He=E.textures[Ee],ot=He.format,bt=He.type;E.textures.length>1&&z.readBuffer(z.COLOR_ATTACHMENT0+Ee);let Ve=oa(He);if(Ve.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Ve.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let xt=z.createBuffer();z.bindBuffer(z.PIXEL_PACK_BUFFER,xt),z.bufferData(z.PIXEL_PACK_BUFFER,Te.byteLength,z.STREAM_READ),z.readPixels(V,ee,Z,K,ve.convert(ot),ve.convert(bt),0),z.bindBuffer(z.PIXEL_PACK_BUFFER,null);let un=ae!==null?We.get(ae).__webglFramebuffer:null;Se.bindFramebuffer(z.FRAMEBUFFER,un);let Gt=z.fenceSync(z.SYNC_GPU_COMMANDS_COMPLETE,0);return z.flush(),await nb(z,Gt,4),z.bindBuffer(z.PIXEL_PACK_BUFFER,xt),z.getBufferSubData(z.PIXEL_PACK_BUFFER,0,Te),z.bindBuffer(z.PIXEL_PACK_BUFFER,null),z.deleteBuffer(xt),z.deleteSync(Gt),Te}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(E,V=null,ee=0){let Z=Math.pow(2,-ee),K=Math.floor(E.image.width*Z),Te=Math.floor(E.image.height*Z),Le=V!==null?V.x:0,Ee=V!==null?V.y:0;Qe.setTexture2D(E,0),z.copyTexSubImage2D(z.TEXTURE_2D,ee,0,0,Le,Ee,K,Te),Se.unbindTexture()},this.copyTextureToTexture=function(E,V,ee=null,Z=null,K=0,Te=0){let Le,Ee,ke,He,ot,bt,Ve,xt,un,Gt=E.isCompressedTexture?E.mipmaps[Te]:E.image;if(ee!==null)Le=ee.max.x-ee.min.x,Ee=ee.max.y-ee.min.y,ke=ee.isBox3?ee.max.z-ee.min.z:1,He=ee.min.x,ot=ee.min.y,bt=ee.isBox3?ee.min.z:0;else{let mt=Math.pow(2,-K);Le=Math.floor(Gt.width*mt),Ee=Math.floor(Gt.height*mt),E.isDataArrayTexture?ke=Gt.depth:E.isData3DTexture?ke=Math.floor(Gt.depth*mt):ke=1,He=0,ot=0,bt=0}Z!==null?(Ve=Z.x,xt=Z.y,un=Z.z):(Ve=0,xt=0,un=0);let Vt=ve.convert(V.format),Ln=ve.convert(V.type),Oe;V.isData3DTexture?(Qe.setTexture3D(V,0),Oe=z.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Qe.setTexture2DArray(V,0),Oe=z.TEXTURE_2D_ARRAY):(Qe.setTexture2D(V,0),Oe=z.TEXTURE_2D),Se.activeTexture(z.TEXTURE0),Se.pixelStorei(z.UNPACK_FLIP_Y_WEBGL,V.flipY),Se.pixelStorei(z.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Se.pixelStorei(z.UNPACK_ALIGNMENT,V.unpackAlignment);let Mn=Se.getParameter(z.UNPACK_ROW_LENGTH),Mt=Se.getParameter(z.UNPACK_IMAGE_HEIGHT),nr=Se.getParameter(z.UNPACK_SKIP_PIXELS),Sn=Se.getParameter(z.UNPACK_SKIP_ROWS),aa=Se.getParameter(z.UNPACK_SKIP_IMAGES);Se.pixelStorei(z.UNPACK_ROW_LENGTH,Gt.width),Se.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Gt.height),Se.pixelStorei(z.UNPACK_SKIP_PIXELS,He),Se.pixelStorei(z.UNPACK_SKIP_ROWS,ot),Se.pixelStorei(z.UNPACK_SKIP_IMAGES,bt);let Ps=E.isDataArrayTexture||E.isData3DTexture,ir=V.isDataArrayTexture||V.isData3DTexture;if(E.isDepthTexture){let mt=We.get(E),pn=We.get(V),hi=We.get(mt.__renderTarget),Ht=We.get(pn.__renderTarget);Se.bindFramebuffer(z.READ_FRAMEBUFFER,hi.__webglFramebuffer),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,Ht.__webglFramebuffer);for(let An=0;An<ke;An++)Ps&&(z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,We.get(E).__webglTexture,K,bt+An),z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,We.get(V).__webglTexture,Te,un+An)),z.blitFramebuffer(He,ot,He+Le,ot+Ee,Ve,xt,Ve+Le,xt+Ee,z.DEPTH_BUFFER_BIT,z.NEAREST);Se.bindFramebuffer(z.READ_FRAMEBUFFER,null),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else if(K!==0||E.isRenderTargetTexture||We.has(E)){let mt=We.get(E),pn=We.get(V);Se.bindFramebuffer(z.READ_FRAMEBUFFER,k),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,W);for(let hi=0;hi<ke;hi++)Ps?z.framebufferTextureLayer(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,mt.__webglTexture,K,bt+hi):z.framebufferTexture2D(z.READ_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,mt.__webglTexture,K),ir?z.framebufferTextureLayer(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,pn.__webglTexture,Te,un+hi):z.framebufferTexture2D(z.DRAW_FRAMEBUFFER,z.COLOR_ATTACHMENT0,z.TEXTURE_2D,pn.__webglTexture,Te),K!==0?z.blitFramebuffer(He,ot,He+Le,ot+Ee,Ve,xt,Ve+Le,xt+Ee,z.COLOR_BUFFER_BIT,z.NEAREST):ir?z.copyTexSubImage3D(Oe,Te,Ve,xt,un+hi,He,ot,Le,Ee):z.copyTexSubImage2D(Oe,Te,Ve,xt,He,ot,Le,Ee);Se.bindFramebuffer(z.READ_FRAMEBUFFER,null),Se.bindFramebuffer(z.DRAW_FRAMEBUFFER,null)}else ir?E.isDataTexture||E.isData3DTexture?z.texSubImage3D(Oe,Te,Ve,xt,un,Le,Ee,ke,Vt,Ln,Gt.data):V.isCompressedArrayTexture?z.compressedTexSubImage3D(Oe,Te,Ve,xt,un,Le,Ee,ke,Vt,Gt.data):z.texSubImage3D(Oe,Te,Ve,xt,un,Le,Ee,ke,Vt,Ln,Gt):E.isDataTexture?z.texSubImage2D(z.TEXTURE_2D,Te,Ve,xt,Le,Ee,Vt,Ln,Gt.data):E.isCompressedTexture?z.compressedTexSubImage2D(z.TEXTURE_2D,Te,Ve,xt,Gt.width,Gt.height,Vt,Gt.data):z.texSubImage2D(z.TEXTURE_2D,Te,Ve,xt,Le,Ee,Vt,Ln,Gt);Se.pixelStorei(z.UNPACK_ROW_LENGTH,Mn),Se.pixelStorei(z.UNPACK_IMAGE_HEIGHT,Mt),Se.pixelStorei(z.UNPACK_SKIP_PIXELS,nr),Se.pixelStorei(z.UNPACK_SKIP_ROWS,Sn),Se.pixelStorei(z.UNPACK_SKIP_IMAGES,aa),Te===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&z.generateMipmap(Oe),Se.unbindTexture()},this.initRenderTarget=function(E){We.get(E).__webglFramebuffer===void 0&&Qe.setupRenderTarget(E)},this.initTexture=function(E){E.isCubeTexture?Qe.setTextureCube(E,0):E.isData3DTexture?Qe.setTexture3D(E,0):E.isDataArrayTexture||E.isCompressedArrayTexture?Qe.setTexture2DArray(E,0):Qe.setTexture2D(E,0),Se.unbindTexture()},this.resetState=function(){$=0,H=0,ae=null,Se.reset(),we.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return Yi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=St._getDrawingBufferColorSpace(e),t.unpackColorSpace=St._getUnpackColorSpace()}};var l2=104,c2=.2,Ed=30,Gb=300/360*2*Math.PI,Cd=60,h2=110,ai=class{constructor(e=1){this.full=e}full;largest=0;seen=0;of(e,t){let n=Math.exp(-Math.min(1e3,t-this.seen)/2e4);return this.seen=t,this.largest=Math.max(this.largest*n,e),this.largest>0?this.full*Math.sqrt(e/this.largest):0}},br={left:0,top:0,right:innerWidth,bottom:innerHeight},Vb=(s,e)=>s>br.left+4&&s<br.right-4&&e>br.top+10&&e<br.bottom-10,Rd=class{constructor(e,t,n){this.unit=n;this.el=U("div",{class:`figure ${t}`,"aria-hidden":"true"}),e.append(this.el)}unit;el;mean=0;seen=0;read=0;show(e,t,n,i){let r=Math.abs(e-this.mean)>.3*this.mean;this.mean+=(e-this.mean)*(r?1:1-Math.exp(-(t-this.seen)/100)),this.seen=t,t-this.read>h2&&(this.read=t,Xe(this.el,ln(this.mean,this.unit)));let o=4*(this.el.textContent?.length??8)+8,{left:a,top:l,right:c,bottom:h}=br,u=(d,f,p)=>Math.round(Math.min(Math.max(d,f),Math.max(f,p)));this.el.style.transform=`translate(${u(n,a+o,c-o)}px, ${u(i,l+14,h-14)}px)`,dt(this.el,"shown",!0)}showBeyond(e,t,n,i,r,o){let a=Math.hypot(r-n,o-i)||1,l=(r-n)/a,c=(o-i)/a,h=4*(this.el.textContent?.length??8)+10;this.show(e,t,r+l*(h+4),o+c*18)}hide(){dt(this.el,"shown",!1)}},Pd=fg("#d6451b"),Id=fg("#6a4fd0"),Ji=fg("#0f8a7a");function fg(s){return new _i({color:s,toneMapped:!1,depthTest:!1,transparent:!0})}var vs=class{group=new At;shaft=new De(new Yn(1,1,1,12).rotateX(Math.PI/2).translate(0,0,.5),Pd);head=new De(new qr(1,2.6,16).rotateX(Math.PI/2).translate(0,0,1.3),Pd);arc=new De(new wi(1,.055,8,Cd,Gb),Id);arcHead=new De(new qr(.17,.42,14),Id);force;torque;constructor(e){this.force=new Rd(e,"force","N"),this.torque=new Rd(e,"torque","N m"),this.group.add(this.shaft,this.head,this.arc,this.arcHead);for(let t of[this.shaft,this.head,this.arc,this.arcHead])t.renderOrder=60,t.frustumCulled=!1;this.arc.geometry.setIndex(u2(8,Cd))}show(e,t,n,i,r,o,a,l,c=!1){this.group.visible=!0;let h=i.pixel(i.depth(n.x,n.y,n.z)),u=this.showForce(Ld.set(e[t+3],e[t+4],e[t+5]),n,h,r,a,l,c);this.showTorque(Ld.set(e[t],e[t+1],e[t+2]),n,h,o,a,l,u?-1:1)}hide(){this.group.visible=!1,this.force.hide(),this.torque.hide()}dispose(){this.group.removeFromParent();for(let e of[this.shaft,this.head,this.arc,this.arcHead])e.geometry.dispose();this.force.el.remove(),this.torque.el.remove()}showForce(e,t,n,i,r,o,a){let l=e.length(),c=i.of(l,r),h=l>1e-9&&c>.03;if(this.shaft.visible=this.head.visible=h,!h)return this.force.hide(),!1;let u=Math.max(14,Math.min(l2,c2*(br.right-br.left))*c);No.setFromUnitVectors(Hb,e.divideScalar(l));let[d,f]=o(t),p=Vb(...o(Fc.copy(t).addScaledVector(e,u*n))),y=Vb(...o(Fc.copy(t).addScaledVector(e,-u*n))),m=a?y||!p:y&&!p;dg.copy(t).addScaledVector(e,m?-u*n:0),this.shaft.position.copy(dg),this.shaft.quaternion.copy(No),this.shaft.scale.set(1.9*n,1.9*n,(u-13)*n),this.head.position.copy(dg).addScaledVector(e,(u-13)*n),this.head.quaternion.copy(No),this.head.scale.setScalar(5.2*n);let[g,v]=o(Fc.copy(t).addScaledVector(e,(m?-u:u)*n));return this.force.showBeyond(l,r,d,f,g,v),v>f+12}showTorque(e,t,n,i,r,o,a){let l=e.length(),c=i.of(l,r),h=l>1e-12&&c>.06;if(this.arc.visible=this.arcHead.visible=h,!h)return this.torque.hide();No.setFromUnitVectors(Hb,e.divideScalar(l));let u=Math.max(8,Math.round(Cd*c)),d=Gb*u/Cd;this.arc.geometry.setDrawRange(0,u*8*6),this.arc.position.copy(t),this.arc.quaternion.copy(No),this.arc.scale.setScalar(Ed*n),Fc.set(Math.cos(d),Math.sin(d),0),this.arcHead.position.copy(Fc).multiplyScalar(Ed*n).applyQuaternion(No).add(t),Ja.set(-Math.sin(d),Math.cos(d),0).applyQuaternion(No),this.arcHead.quaternion.setFromUnitVectors(d2,Ja),this.arcHead.scale.setScalar(Ed*n);let[f,p]=o(t);this.torque.show(l,r,f,p+a*(Ed+16))}};function u2(s,e){let t=[];for(let n=1;n<=e;n++)for(let i=1;i<=s;i++){let r=(e+1)*i+n-1,o=(e+1)*(i-1)+n-1;t.push(r,o,r+1,o,o+1,r+1)}return new Fe(new Uint16Array(t),1)}var jr=24,ja=class{mesh;positions=new Float32Array(6*(jr+1));constructor(){let e=new $e;e.setAttribute("position",new Fe(this.positions,3).setUsage(yn));let t=new Float32Array(4*(jr+1)),n=[];for(let i=0;i<=jr;i++)t.set([-1,i/jr,1,i/jr],4*i),i<jr&&n.push(2*i,2*i+1,2*i+2,2*i+2,2*i+1,2*i+3);e.setAttribute("place",new Fe(t,2)),e.setIndex(n),this.mesh=new De(e,new Ft({transparent:!0,depthTest:!1,depthWrite:!1,side:kt,toneMapped:!1,uniforms:{colour:{value:new le}},vertexShader:"attribute vec2 place; varying vec2 p; void main() { p = place; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
        uniform vec3 colour; varying vec2 p;
        void main() {
          float edge = smoothstep(1.0, 0.55, abs(p.x));
          float round = sqrt(max(0.0, 1.0 - p.x * p.x));
          gl_FragColor = vec4(mix(colour * 0.72, mix(colour, vec3(1.0), 0.25), round), edge * 0.92);
        }`})),this.mesh.renderOrder=50,this.mesh.frustumCulled=!1}stretch(e,t,n){Ja.copy(t).sub(e);let i=n.pixel(n.depth(e.x,e.y,e.z)),r=Ja.length()/i;if(this.mesh.visible=r>2,!this.mesh.visible)return;Ld.copy(n.camera.position).sub(e).cross(Ja).normalize();let o=Math.max(.3,1/(1+r/130));for(let a=0;a<=jr;a++){let l=a/jr,c=(.9+3.4*(o+(1-o)*(2*l-1)**6))*i;for(let h=0;h<3;h++){let u=e.getComponent(h)+Ja.getComponent(h)*l,d=Ld.getComponent(h)*c;this.positions[6*a+h]=u-d,this.positions[6*a+3+h]=u+d}}this.mesh.geometry.getAttribute("position").needsUpdate=!0}},Hb=new C(0,0,1),d2=new C(0,1,0),Ld=new C,Fc=new C,dg=new C,Ja=new C,No=new ze;var f2=.25,Fd=[-.008,-.012,.225],Wb=[.095,-.43,.57],p2={pinch:Wb,tripod:Wb,point:[.15,0,.94]},m2=[0,-.28,.45],Nd=s=>p2[s]??m2,Dd=class{constructor(e,t){this.gloves=e;this.efforts=e.map(()=>new vs(t)),this.group.add(this.band.mesh,...this.efforts.map(n=>n.group))}gloves;group=new At;efforts;band=new ja;forces=new ai;torques=new ai;show(e,t,n,i,r,o){this.gloves.forEach((c,h)=>{let u=e.bodies[c.bodies[0]],d=e.probes.at+c.probes,f=e.floats;for(let y=0;y<3;y++)Uo[y]=f[d+Fn.torque+y],Uo[3+y]=f[d+Fn.force+y];let p=Math.hypot(Uo[3],Uo[4],Uo[5]);if(!t||!u||u.count===0||!(p>f2))return this.efforts[h].hide();Uo.fill(0,0,3),this.efforts[h].show(Uo,0,Xb(f,u.at,g2,c,kd),n,this.forces,this.torques,i,r)});let a=o&&this.gloves[o.hand],l=a&&e.bodies[a.bodies[0]];this.band.mesh.visible=!1,!(!l||l.count===0)&&(Xb(e.floats,l.at,o.on,a,kd),this.band.mesh.material.uniforms.colour.value.copy(Ji.color).convertLinearToSRGB(),kd.distanceTo(o.at)>.06*a.size&&this.band.stretch(kd,o.at,n))}dispose(){this.group.removeFromParent();for(let e of this.efforts)e.dispose();this.band.mesh.geometry.dispose(),this.band.mesh.material.dispose()}};function Xb(s,e,[t,n,i],{size:r,side:o},a){return a.set(o==="left"?Fd[0]-t:t-Fd[0],n-Fd[1],i-Fd[2]).multiplyScalar(r),a.applyQuaternion(v2.fromArray(s,e+3).normalize()).add(y2.fromArray(s,e))}var g2=[0,0,0],kd=new C,y2=new C,v2=new ze,Uo=new Float32Array(6);var b2=15,x2=100,pg=.009,_2=.0011,w2=.45,M2=60,S2=160,mg=[.5,2],A2=.8,T2=4,E2="power",Bd=()=>navigator.maxTouchPoints>0&&matchMedia("(hover: none)").matches,Od=class{constructor(e,t,n){this.stage=e;this.link=t;this.events=n;let i={signal:this.stop.signal};addEventListener("blur",()=>this.relax(),i),document.addEventListener("visibilitychange",()=>document.hidden&&this.leave(),i)}stage;link;events;hand=0;state="idle";recipe=0;closure=0;scripted=!1;rest=0;wish={};gloves=[];client=0;replay=!1;position=new C;rotation=new ze;pointer={id:-1,x:0,y:0,downX:0,downY:0,inside:!1,drags:!1};held=new Set;retaken=-1/0;tries=0;then="parked";timer=0;sent=0;ticked=0;event=0;fresh=!1;stop=new AbortController;dispose(){this.leave(),this.stop.abort()}get info(){return this.gloves[this.hand]}get count(){return this.gloves.length}get mine(){return this.state==="parked"||this.state==="following"}get isClosing(){return this.held.size>0}load(e){this.gloves=e.hands??[],this.client=e.client??this.client,this.replay=e.replay!==void 0,this.hand>=this.gloves.length&&(this.hand=0),(!(this.state==="asked"||this.mine&&this.info?.owner===this.client)||!this.info)&&this.forget()}choose(e){e===this.hand||!this.gloves[e]||(this.leave(),this.hand=e,this.copy(),this.events.changed())}take(e="following",t=this.hand){if(this.choose(t),!(!this.info||this.replay)){if(this.mine)return this.become(e);this.then=e,this.state!=="asked"&&(this.tries=0,this.link.send({type:"take",hand:t}),this.become("asked"))}}toggle(){let e=Bd()?"parked":"following";this.state===e||this.state==="asked"?this.leave():this.take(e)}leave(){this.state!=="idle"&&(this.link.send({type:"leave",hand:this.hand}),this.forget())}forget(){this.held.clear(),this.wish={},this.pointer.drags=!1,clearInterval(this.timer),this.timer=0,this.copy(),this.become("idle")}lost(){let{state:e}=this,t=this.mine&&performance.now()-this.retaken>5e3;return this.forget(),t?(this.retaken=performance.now(),this.take(e),!0):!1}refused(){let e=this.info!==void 0&&this.info.owner!==0&&this.info.owner!==this.client;return this.state!=="asked"||e||this.tries++>=4?(this.forget(),!1):(window.setTimeout(()=>this.state==="asked"&&this.link.send({type:"take",hand:this.hand}),250),!0)}taken(e,t,n,i,r){let o=this.gloves[e];if(o){if(Object.assign(o,{owner:t,wrist:n,recipe:i,closure:r}),e!==this.hand)return this.events.changed();this.state==="asked"&&t===this.client?this.begin():this.mine||this.copy(),this.events.changed()}}follow(e,t,n){this.scripted=n,!(this.mine||!this.info)&&(this.closure=this.rest=Number.isFinite(e)?e:0,this.info.recipes[t]&&(this.recipe=t))}setRecipe(e){this.info?.recipes[e]&&(this.recipe=e,this.mine||(this.wish.recipe=e,this.take("parked")),this.moved(performance.now()),this.events.changed())}setClosure(e){this.rest=e,this.mine||(this.wish.rest=e,this.take("parked")),this.moved(performance.now())}squeeze(e,t){t&&!this.mine&&this.take("parked");let n=this.isClosing;t?this.held.add(e):this.held.delete(e),n!==this.isClosing&&(n&&(this.rest=0),this.events.changed())}squeezed(e){return this.held.has(e)}nudge(e,t,n){if(!this.info)return;let i=.08*this.info.size,{across:r,up:o,away:a}=this.axes();this.position.addScaledVector(r,i*e).addScaledVector(o,i*t).addScaledVector(a,i*n),this.moved(performance.now())}turn(e,t,n){this.grasp(Oo);let{across:i,sight:r}=this.axes();$b.setFromAxisAngle(qb,e).multiply(Yb.setFromAxisAngle(i,t)).multiply(Yb.setFromAxisAngle(r,n)),this.rotation.premultiply($b).normalize(),this.position.sub(this.grasp(Qr)).add(Oo),this.moved(performance.now())}down(e,t){return this.state==="following"&&e.pointerType!=="touch"?e.button!==0?!1:(this.pointer.id=e.pointerId,this.squeeze("button",!0),!0):t<0||e.button!==0||this.pointer.drags?!1:(Object.assign(this.pointer,{id:e.pointerId,x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,drags:!0,inside:!0}),this.take("parked",t),!0)}move(e,t){let n=this.pointer;if(!(n.drags&&e.pointerId===n.id)&&(this.state!=="following"||e.pointerType==="touch"))return!1;let{x:r,y:o}=n,a=e.clientX-r,l=e.clientY-o,c=!n.inside;return n.x=e.clientX,n.y=e.clientY,n.inside=!0,t||c||!this.mine?!t:(e.shiftKey?this.turn(a*pg,l*pg,0):e.altKey?this.turn(0,0,(a-l)*pg):this.come(r,o,e.timeStamp),!0)}up(e){let t=this.pointer;return e.pointerId!==t.id?!1:(t.id=-1,this.squeeze("button",!1),t.drags?(t.drags=!1,Math.hypot(t.x-t.downX,t.y-t.downY)<T2&&e.type==="pointerup"&&e.pointerType!=="touch"&&this.take("following"),!0):this.mine)}gone(){this.pointer.inside=!1}wheel(e){return!this.mine||this.state==="parked"&&!this.pointer.drags||!this.info?!1:(this.position.addScaledVector(this.axes().away,-e*_2*this.info.size),this.moved(performance.now()),!0)}asked(){return this.mine?{hand:this.hand,at:this.grasp(C2),on:this.graspsAt}:null}get graspsAt(){return Nd(this.info?.recipes[this.recipe]??"")}begin(){this.copy();let e=this.info.recipes.indexOf("open"),t=this.info.recipes.indexOf(E2);this.recipe===e&&t>=0&&(this.recipe=t),this.recipe=this.wish.recipe??this.recipe,this.rest=this.wish.rest??this.rest,this.wish={},this.become(this.then),this.pointer.inside=this.pointer.drags,this.ticked=performance.now(),this.fresh=!0,clearInterval(this.timer),this.timer=window.setInterval(this.tick,b2)}copy(){let{info:e}=this;e&&(this.position.fromArray(e.wrist),this.rotation.fromArray(e.wrist,3).normalize(),this.closure=this.rest=e.closure,this.recipe=Math.max(0,e.recipes.indexOf(e.recipe)))}become(e){this.state!==e&&(this.state=e,e==="following"&&this.stage.surface.focus({preventScroll:!0}),this.events.changed(),this.stage.wake())}relax(){for(let e of[...this.held])this.squeeze(e,!1)}come(e,t,n){let{pointer:i,stage:r}=this,{away:o}=this.axes();this.grasp(Oo),r.onPlane(i.x,i.y,Oo,o,gg),r.onPlane(e,t,Oo,o,Ud);let a=Math.exp(-Math.hypot(i.x-e,i.y-t)/S2);Qr.copy(gg).sub(Ud),Ud.copy(gg).sub(Oo).sub(Qr),this.position.add(Qr).addScaledVector(Ud,1-a),!this.isClosing&&this.closure<.3&&this.reach(o,1-a),this.bound(),this.moved(n)}reach(e,t){let n=this.stage.nearby(this.pointer.x,this.pointer.y),i=this.info?.size??0;if(!n)return;let{x:r,y:o,z:a}=n.middle,l=n.away*this.stage.camera.pixel(this.stage.camera.depth(r,o,a))/i,c=Math.min(1,Math.max(0,(mg[1]-l)/(mg[1]-mg[0]))),h=n.middle.sub(this.grasp(Oo)).dot(e);this.position.addScaledVector(e,h*c*t)}bound(){this.position.z+=Math.max(0,this.stage.below-this.grasp(Qr).z),Qr.copy(this.position).sub(this.stage.camera.target);let e=2*Math.max(this.stage.extent,this.stage.camera.distance);Qr.length()>e&&this.position.copy(this.stage.camera.target).addScaledVector(Qr.normalize(),e)}grasp(e){let[t,n,i]=this.graspsAt,{size:r=0,side:o}=this.info??{};return e.set(o==="left"?-t:t,n,i).multiplyScalar(r).applyQuaternion(this.rotation).add(this.position)}axes(){let e=this.stage.camera.camera.matrixWorld.elements;return bs.across.set(e[0],e[1],e[2]),bs.sight.set(-e[8],-e[9],-e[10]),Math.abs(bs.sight.z)>A2?(bs.up.set(e[4],e[5],e[6]),bs.away.copy(bs.sight)):(bs.up.copy(qb),bs.away.set(bs.sight.x,bs.sight.y,0).normalize()),bs}moved(e){this.event=e,this.fresh=!0,this.stage.wake()}tick=()=>{let e=performance.now(),t=(e-this.ticked)/1e3/w2;this.ticked=e;let n=this.isClosing?Math.max(1,this.rest):this.rest;if(n!==this.closure){let i=n>this.rest?Math.max(0,1-this.stage.felt(this.hand)/M2):1;this.closure+=Math.max(-t,Math.min(t*i,n-this.closure)),this.moved(e),this.events.changed()}!this.fresh&&e-this.sent<x2||(this.position.toArray(yg,0),this.rotation.toArray(yg,3),this.link.glove(this.hand,yg,this.fresh?this.event:e,this.closure,this.recipe),this.sent=e,this.fresh=!1)}},bs={across:new C,up:new C,away:new C,sight:new C},qb=new C(0,0,1),Oo=new C,C2=new C,Qr=new C,Ud=new C,gg=new C,$b=new ze,Yb=new ze,yg=new Float32Array(7);function Bo(s,e){let t=s.parents?s.parents[e]??-1:e-1;return t<e?t:-1}var Qa=(s,e)=>Bo(s,e)<0;function R2(s,e){let{radius:t}=s;if(t.length<=e+1||Bo(s,e+1)!==e)return!1;let n=(i,r,o)=>i<o*r&&r<o*i;return!n(t[e-1],t[e],1.5)&&n(t[e],t[e+1],1.2)}function xr(s,e){let t=[];for(let n=0;n<e;){let i=n+1;for(;i<e&&Bo(s,i)===i-1&&!(i-n>1&&R2(s,i));)i++;let r=Bo(s,n),o=r>=0,a=Int32Array.from({length:i-n+(o?1:0)},(l,c)=>o?c===0?r:n+c-1:n+c);a.length>1&&t.push({poses:a,grown:o}),n=i}return t}var P2=5;function zd(s,e){return s.parents?e.flatMap(({poses:t,grown:n})=>{let i=t.length-1;return i>P2?[]:Array.from(t.slice(1,i),r=>({pose:r,sure:i===2&&!n}))}):[]}function Zb(s,e,t){let n=Math.min(e-1,Math.max(0,Math.ceil(t-1e-6))),i=Bo(s,n);return i<0?{from:n,to:n,part:1}:{from:i,to:n,part:Math.min(1,Math.max(0,t-(n-1)))}}var vg=16,bg=30,Kb=6,Jb=.012,I2=.0035,jb=4,L2=25,F2=320,k2=160,xg="onpointerrawupdate"in HTMLElement.prototype,Gd=class{constructor(e,t,n,i,r,o){this.stage=e;this.link=t;this.events=n;this.replay=i;this.glove=r;this.plane=o;let a=e.surface,l=(h,u,d={})=>a.addEventListener(h,u,{signal:this.stop.signal,...d});l("pointerdown",this.down),l("pointermove",this.move),xg&&a.addEventListener("pointerrawupdate",h=>this.moveRaw(h),{signal:this.stop.signal}),l("pointerup",this.up),l("pointercancel",this.up),l("lostpointercapture",this.up),l("pointerleave",()=>{this.cursor.over=!1,this.tool.gone(),this.events.hover(-1)}),l("wheel",this.wheel,{passive:!1}),l("contextmenu",h=>h.preventDefault());let c={signal:this.stop.signal};document.addEventListener("visibilitychange",()=>document.hidden&&this.releaseAll(),c),addEventListener("blur",()=>this.releaseAll(),c),e.asked=h=>this.asked(h)}stage;link;events;replay;glove;plane;grips=new Map;fingers=new Map;cursor={x:-1,y:-1,over:!1};lastTap={time:0,x:0,y:0};timer=0;stop=new AbortController;hoverPending=!1;dispose(){this.releaseAll(),clearInterval(this.timer),this.stop.abort()}get tool(){return this.plane.state!=="idle"?this.plane:this.glove}get holding(){return this.grips.size>0}releaseAll(){for(let e of[...this.grips.values()])this.release(e)}forget(e){e===void 0?this.grips.clear():this.grips.delete(e),this.changed()}toggle(){if(this.holding)return this.releaseAll();let{x:e,y:t}=this.cursor,n=this.cursor.over?this.stage.pick(e,t,3*vg):null;!n&&!this.cursor.over&&(n=this.firstHold()??this.middle(),n&&([e,t]=this.stage.project(n.point))),n&&!n.fixed&&this.grab(n,-1,e,t)}nudge(e,t,n){let i=this.stage.camera.camera.matrixWorld.elements,r=.02*this.stage.extent;for(let o of this.grips.values()){for(let a=0;a<3;a++)Oi.setComponent(a,r*(e*i[a]+t*i[4+a]-n*i[8+a]));o.position.add(Oi),this.rebase(o),this.moved(o,performance.now())}}roll(e){for(let t of this.grips.values())this.turn(t,e,"own"),this.moved(t,performance.now())}down=e=>{this.stage.surface.focus({preventScroll:!0});let t=e.pointerType==="touch";if(this.tool.state==="following"&&this.tool.down(e,-1))return this.capture(e);let n={x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,touch:t,role:"orbit",found:null,timer:0},i=this.sticky();if(i){this.release(i);return}if(e.button===2||e.button===1)n.role=e.button===2&&this.tool.state==="following"?"orbit":"pan";else if(t&&this.fingers.size>0)n.role=this.holding?"turn":"orbit";else{if(e.button===0&&this.tapTwice(e))return;if(e.button===0){let r=this.replay()?null:this.stage.pick(e.clientX,e.clientY,t?bg:vg);if(n.found=r,this.plane.down(e,this.stage.planeAt(e.clientX,e.clientY,t?bg:Kb)))return this.capture(e);if(r&&this.glove.down(e,this.stage.info(r.body)?.hand??-1))return this.capture(e);r&&!r.fixed&&(n.role="press",n.timer=window.setTimeout(()=>this.begin(n,e.pointerId),k2))}}this.fingers.set(e.pointerId,n),this.capture(e)};capture(e){try{this.stage.surface.setPointerCapture(e.pointerId)}catch{}this.showCursor()}move=e=>{this.cursor.x=e.clientX,this.cursor.y=e.clientY,this.cursor.over=e.pointerType!=="touch";let t=this.fingers.get(e.pointerId);if(this.tool.move(e,t!==void 0))return this.events.hover(-1);let n=this.sticky();if(!t){n?xg||this.drag(n,e):this.hover();return}let i=e.clientX-t.x,r=e.clientY-t.y;if(t.role==="press"&&this.begin(t,e.pointerId),t.role==="grip"){let o=this.byPointer(e.pointerId);o&&!xg&&this.drag(o,e)}else t.role==="turn"?this.turnByFinger(t,e):this.fingers.size===2&&t.touch?this.pinch(e.pointerId,t,i,r,e):t.role==="pan"||e.shiftKey&&t.role==="orbit"?this.stage.camera.pan(i,r):this.stage.camera.orbit(i,r);t.x=e.clientX,t.y=e.clientY,this.stage.wake()};moveRaw(e){let t=this.fingers.get(e.pointerId),n=t?this.byPointer(e.pointerId):this.sticky();n&&(this.drag(n,e),t&&(t.x=e.clientX,t.y=e.clientY))}up=e=>{let t=this.fingers.get(e.pointerId);if(!t&&this.tool.up(e))return this.showCursor();if(!t)return;this.fingers.delete(e.pointerId),clearTimeout(t.timer);let n=this.byPointer(e.pointerId);n?this.release(n):t.role==="press"?this.events.select(t.found.body):e.type==="pointerup"&&t.role==="orbit"&&Math.hypot(t.x-t.downX,t.y-t.downY)<3&&this.events.select(t.found?.body??-1),this.showCursor()};wheel=e=>{e.preventDefault();let t=e.deltaY*(e.deltaMode===1?16:1)+(e.shiftKey?e.deltaX:0);if(!(!e.ctrlKey&&this.tool.wheel(t))){if(this.holding){for(let n of this.grips.values())this.turn(n,-t*I2,e.shiftKey?"view":"own"),this.moved(n,e.timeStamp);return}this.stage.camera.zoom(Math.exp(Math.max(-240,Math.min(240,t))*(e.ctrlKey?.008:.0014))),this.stage.wake()}};begin(e,t){clearTimeout(e.timer),!(e.role!=="press"||!this.fingers.has(t))&&(e.role="grip",this.grab(e.found,t,e.x,e.y))}tapTwice(e){let t=e.timeStamp-this.lastTap.time<F2&&Math.hypot(e.clientX-this.lastTap.x,e.clientY-this.lastTap.y)<12;if(this.lastTap={time:t?0:e.timeStamp,x:e.clientX,y:e.clientY},!t)return!1;let n=this.stage.pick(e.clientX,e.clientY,bg);return n?this.stage.camera.focus(n.point):this.stage.reframe(),this.stage.wake(),!0}grab(e,t,n,i){let r=this.link.frame,o=this.stage.info(e.body);if(!o||!r.bodies[e.body]||e.hold>=0&&!r.holds[e.hold])return;let a=e.hold>=0?el(r.floats,r.holds[e.hold].target):Mg(r,e,o),l=0;for(;this.grips.has(l);)l++;let c={hand:l,pointer:t,body:e.body,place:e.place,local:e.local,position:a.position,rotation:a.rotation,offset:new C,x:n,y:i,turns:e.hold>=0,sent:0,event:performance.now(),fresh:!0};this.rebase(c),this.grips.set(l,c),this.events.hover(-1);let h=c.local?{point:c.local.toArray()}:{at:c.place};this.link.send({type:"grab",hand:l,body:c.body,...h,frame:[..._g(c)]}),this.changed()}release(e){this.grips.delete(e.hand),this.link.send({type:"release",hand:e.hand}),this.changed()}drag(e,t){let n=t.clientX-e.x,i=t.clientY-e.y;e.x=t.clientX,e.y=t.clientY,t.shiftKey||t.altKey?(this.turn(e,(n-i)*Jb,t.shiftKey?"view":"own"),this.rebase(e)):(this.stage.onScreenPlane(e.x,e.y,e.position,Oi),e.position.copy(Oi).add(e.offset),this.bound(e)),this.moved(e,t.timeStamp)}bound(e){Oi.copy(e.position).sub(this.stage.camera.target);let t=4*Math.max(this.stage.extent,this.stage.camera.distance);Oi.length()>t&&e.position.copy(this.stage.camera.target).addScaledVector(Oi.normalize(),t)}turn(e,t,n){e.turns||(e.turns=!0,this.link.send({type:"turn",hand:e.hand,on:!0})),n==="own"?e.rotation.multiply(Qb.setFromAxisAngle(Oi.set(0,0,1),t)).normalize():(this.stage.camera.camera.getWorldDirection(Oi),e.rotation.premultiply(Qb.setFromAxisAngle(Oi,t)).normalize())}turnByFinger(e,t){let n=[...this.grips.values()].find(h=>h.pointer>=0);if(!n)return;let i=e.x-n.x,r=e.y-n.y,o=t.clientX-n.x,a=t.clientY-n.y,l=Math.hypot(i,r),c=Math.hypot(o,a);l>20&&c>20&&(this.turn(n,Math.atan2(i*a-r*o,i*o+r*a),"view"),this.turn(n,(c-l)*Jb,"own"),this.moved(n,t.timeStamp))}pinch(e,t,n,i,r){for(let[o,a]of this.fingers){if(o===e)continue;let l=Math.hypot(t.x-a.x,t.y-a.y),c=Math.hypot(r.clientX-a.x,r.clientY-a.y);l>0&&c>0&&this.stage.camera.zoom(l/c),this.stage.camera.pan(n/2,i/2)}}rebase(e){this.stage.onScreenPlane(e.x,e.y,e.position,Oi),e.offset.copy(e.position).sub(Oi)}moved(e,t){e.event=t,e.fresh=!0,this.flush(e),this.stage.wake()}flush(e){let t=performance.now();t-e.sent<jb||(this.link.pose(e.hand,_g(e),e.event),e.sent=t,e.fresh=!1)}beat=()=>{let e=performance.now();for(let t of this.grips.values())!t.fresh&&e-t.sent<L2||(t.fresh||(t.event=e),this.flush(t))};changed(){clearInterval(this.timer),this.timer=this.holding?window.setInterval(this.beat,jb):0,this.showCursor(),this.events.changed(),this.stage.wake()}hover(){this.hoverPending||(this.hoverPending=!0,requestAnimationFrame(()=>{if(this.hoverPending=!1,!this.cursor.over||this.fingers.size>0)return;let e=this.replay()?null:this.stage.pick(this.cursor.x,this.cursor.y,vg),t=e!==null&&(!e.fixed||this.stage.info(e.body)?.hand!==void 0),n=!this.replay()&&this.stage.planeAt(this.cursor.x,this.cursor.y,Kb)>=0;this.events.hover(t&&!n?e.body:-1),this.stage.surface.dataset.over=t||n?"body":"nothing"}))}showCursor(){let e=[...this.fingers.values()].some(t=>t.role!=="grip"&&t.role!=="press");this.stage.surface.dataset.drag=this.holding||this.tool.isClosing?"grip":this.tool.state==="following"&&!e?"hand":e?"camera":"none"}asked(e){let t=this.grips.get(e);return t?_g(t):null}byPointer(e){for(let t of this.grips.values())if(t.pointer===e)return t}sticky(){return this.byPointer(-1)}firstHold(){let e=this.link.frame,t=e.holds.length-1;if(t<0)return null;let n=e.holds[t];return{body:n.body,place:n.index,hold:t,point:new C().fromArray(e.floats,n.target),distance:0}}middle(){let e=this.stage.central();return e&&{...e,place:0,hold:-1,distance:0}}};function _g(s){return s.position.toArray(wg,0),s.rotation.toArray(wg,3),wg}function el(s,e){return{position:new C().fromArray(s,e),rotation:new ze().fromArray(s,e+3).normalize()}}function Mg(s,{body:e,place:t,local:n,node:i},r){let o=s.bodies[e];if(i!==void 0)return{position:new C().fromArray(s.floats,o.at+o.stride*i),rotation:new ze};if(n){let d=el(s.floats,o.at);return d.position.add(Oi.copy(n).applyQuaternion(d.rotation)),d}let{from:a,to:l,part:c}=Zb(r,o.count,t),h=el(s.floats,o.at+7*a),u=el(s.floats,o.at+7*l);return h.position.lerp(u.position,c),h.rotation.slerp(u.rotation,r.parents?1:c),h}var Oi=new C,Qb=new ze,wg=new Float32Array(7);var Vd=class{samples=[];seen=0;waiting=0;after=new MessageChannel;constructor(){this.after.port1.onmessage=()=>{this.samples.push(performance.now()-this.waiting),this.samples.length>600&&this.samples.shift()}}drawn(e){e>this.seen&&(this.seen=this.waiting=e,this.after.port2.postMessage(null))}};function ex(s,e,t,n,i,r,o,a,l,c,h){let u=s.frame,d=(p,y)=>Array.from(u.floats.subarray(p,p+y)),f={get ready(){return c()&&e.pictures>1},get connected(){return s.open},get scene(){return l()?.scene.name??""},get frames(){return s.received},get pictures(){return e.pictures},get time(){return u.time},get step(){return u.step},get paused(){return h()},get replay(){return l()?.replay!==void 0},get quality(){return e.governor.current.name},get holding(){return t.holding},get samples(){return o.samples},project:p=>[...e.project(new C(...p))],bodies:()=>u.bodies.map((p,y)=>({name:l()?.bodies[y]?.name??"",flags:p.flags,nodes:Array.from({length:p.count},(m,g)=>d(p.at+p.stride*g,3)),rotations:Array.from({length:p.stride===7?p.count:0},(m,g)=>d(p.at+7*g+3,4))})),holds:()=>u.holds.map(p=>({body:p.body,index:p.index,target:d(p.target,7),torque:d(p.wrench,3),force:d(p.wrench+3,3)})),hands:()=>u.hands.map(p=>({hand:p.hand,mine:p.mine,body:p.body,at:p.place,ghost:d(p.ghost,7),proxy:d(p.proxy,7),torque:d(p.wrench,3),force:d(p.wrench+3,3)})),gloves:()=>(l()?.hands??[]).map((p,y)=>{let m=u.probes.at+p.probes,g=n.hand===y;return{name:p.name,state:g?n.state:"idle",closure:u.floats[m+Fn.closure],recipe:p.recipes[u.floats[m+Fn.recipe]]??"",owner:u.floats[m+Fn.owner],fingers:d(m+Fn.fingers,5),wrist:d(m+Fn.force,3),asked:g?n.asked()?.at.toArray()??null:null}}),planes:()=>(l()?.planes??[]).map((p,y)=>{let m=u.probes.at+p.probes,g=i.plane===y,v=g?i.asked():null;return{name:p.name,state:g?i.state:"idle",pose:d(m+xn.pose,7),held:u.floats[m+xn.held],force:d(m+xn.force,3),torque:d(m+xn.torque,3),owner:u.floats[m+xn.owner],asked:v&&Array.from(v.pose)}}),presses:()=>e.pressed.map(({skin:p,other:y,force:m,place:g})=>({skin:p,other:y,force:m.toArray(),place:g.toArray()})),colours:()=>({shown:e.ramp.shown,known:e.ramp.known,top:e.ramp.top,largest:u.bodies.map(p=>e.ramp.of(p)?.top??NaN)}),probes:()=>Object.fromEntries((l()?.probes??[]).map((p,y)=>[p.name,u.floats[u.probes.at+y]])),figures:()=>o.figures(),rates:()=>Object.fromEntries(Object.entries(Jt).filter(([p])=>p!=="stage").map(([p,y])=>[p,u.rates[y]])),latency:()=>[...a.samples],get space(){return e.inSpace},solids:()=>e.solids(),contacts:()=>({shown:e.contacts.group.visible,count:e.contacts.count,sliding:e.contacts.sliding,force:e.contacts.pressing}),headset:()=>r.presence,param:p=>l()?.params.find(y=>y.path===p)?.value};return window.tendril=Object.freeze(f),f}var tx=250,D2=5e3,N2=5,Hd=class{constructor(e,t){this.path=e;this.events=t;this.connect(),addEventListener("online",this.retry),this.watch=window.setInterval(()=>{this.greeted&&++this.quiet>N2&&this.socket?.close()},1e3)}path;events;frame=new Ph;open=!1;received=0;socket=null;wait=tx;timer=0;poseSeq=0;closed=!1;quiet=0;watch;greeted=!1;retry=()=>{this.closed||this.open||(clearTimeout(this.timer),this.drop(),this.connect())};close(){this.closed=!0,clearTimeout(this.timer),clearInterval(this.watch),removeEventListener("online",this.retry),this.drop()}send(e){this.ready&&this.socket.send(JSON.stringify(e))}pose(e,t,n){this.roomy&&this.socket.send(Zp(e,this.poseSeq++,t,n))}plane(e,t,n){this.roomy&&this.socket.send(Zp(e,this.poseSeq++,t,n,!0))}glove(e,t,n,i,r){this.roomy&&this.socket.send(Kp(e,this.poseSeq++,t,n,i,r))}sensed(e,t,n,i){this.roomy&&this.socket.send(zy(e,this.poseSeq++,t,n,i))}get ready(){return this.open&&this.socket.readyState===WebSocket.OPEN}get roomy(){return this.ready&&this.socket.bufferedAmount<=4096}connect(){this.events.state({kind:"connecting"});let e=location.protocol==="https:"?"wss:":"ws:",t=new WebSocket(`${e}//${location.host}${this.path}`);t.binaryType="arraybuffer",t.onopen=()=>{this.open=!0,this.quiet=0,this.events.state({kind:"open"})},t.onmessage=n=>this.hear(n.data),t.onclose=n=>{this.socket===t&&this.lost(n)},this.socket=t}hear(e){if(this.quiet=0,e instanceof ArrayBuffer){if(!this.frame.read(e))return;this.received++,this.events.frame();return}let t;try{t=JSON.parse(String(e))}catch{return}t.type==="hello"&&(this.greeted=!0,this.wait=tx),this.events.message(t)}lost(e){if(this.open=this.greeted=!1,this.socket=null,this.closed)return;if(Ih[e.code]){this.events.state({kind:"refused",why:e.reason?`${Ih[e.code]}: ${e.reason}`:Ih[e.code]});return}let t=this.wait*(.8+.4*Math.random());this.wait=Math.min(D2,this.wait*2),this.events.state({kind:"lost",retry:performance.now()+t}),this.timer=window.setTimeout(()=>this.connect(),t)}drop(){let e=this.socket;this.socket=null,this.open=this.greeted=!1,e&&(e.onclose=e.onmessage=null,e.close())}};var U2=15,O2=100,Sg=.009,B2=.0035,z2=160,G2=.1,V2=4,Xd=class{constructor(e,t,n){this.stage=e;this.link=t;this.events=n;document.addEventListener("visibilitychange",()=>document.hidden&&this.leave(),{signal:this.stop.signal})}stage;link;events;plane=0;state="idle";planes=[];client=0;replay=!1;then="following";wanted=!1;position=new C;rotation=new ze;pointer={id:-1,x:0,y:0,downX:0,downY:0,inside:!1,drags:!1};timer=0;sent=0;event=0;fresh=!1;stop=new AbortController;dispose(){this.leave(),this.stop.abort()}get info(){return this.planes[this.plane]}get count(){return this.planes.length}get mine(){return this.state==="parked"||this.state==="following"}get isClosing(){return this.mine&&(this.info?.holds??!1)}load(e){this.planes=e.planes??[],this.client=e.client??this.client,this.replay=e.replay!==void 0,this.plane>=this.planes.length&&(this.plane=0),(!this.info||this.mine&&this.info.owner!==this.client)&&this.forget()}choose(e){e===this.plane||!this.planes[e]||(this.leave(),this.plane=e,this.events.changed())}take(e="following",t=this.plane){if(this.choose(t),!(!this.info||this.replay)){if(this.then=e,this.mine)return this.become(e);this.state!=="asked"&&(this.link.send({type:"take",plane:t}),this.become("asked"))}}toggle(){this.state==="following"||this.state==="asked"?this.leave():this.take()}leave(){this.state!=="idle"&&(this.link.send({type:"leave",plane:this.plane}),this.forget())}forget(){this.wanted=this.pointer.drags=!1,clearInterval(this.timer),this.timer=0,this.become("idle")}grip(){if(!(!this.info||this.replay)){if(this.mine)return this.link.send({type:"grip",plane:this.plane,on:!this.info.holds});this.wanted=!0,this.take("parked")}}refused(){this.state==="asked"&&this.forget()}taken(e,t,n,i){let r=this.planes[e];r&&(Object.assign(r,{owner:t,frame:n,holds:i}),e===this.plane&&this.state==="asked"&&t===this.client&&this.begin(r),this.events.changed())}nudge(e,t,n){let i=this.stage.camera.camera.matrixWorld.elements,r=G2*Math.min(...this.info?.size??[0]);for(let o=0;o<3;o++)$s.setComponent(o,r*(e*i[o]+t*i[4+o]-n*i[8+o]));this.position.add($s),this.moved(performance.now())}turn(e,t,n){let i=this.stage.camera.camera.matrixWorld.elements;for(let[r,o]of[[e,4],[t,0],[n,8]])r!==0&&this.rotation.premultiply(ix.setFromAxisAngle($s.set(i[o],i[o+1],i[o+2]),r)).normalize();this.moved(performance.now())}twist(e){this.rotation.multiply(ix.setFromAxisAngle($s.set(0,0,1),e)).normalize(),this.moved(performance.now())}down(e,t){return e.button!==0||this.replay?!1:this.state==="following"&&e.pointerType!=="touch"?(this.pointer.id=e.pointerId,this.grip(),!0):t<0||this.pointer.drags?!1:(Object.assign(this.pointer,{id:e.pointerId,x:e.clientX,y:e.clientY,downX:e.clientX,downY:e.clientY,drags:!0,inside:!0}),this.take("parked",t),!0)}move(e,t){let n=this.pointer,i=n.drags&&e.pointerId===n.id;if(!i&&(this.state!=="following"||e.pointerType==="touch"))return!1;let{x:r,y:o}=n,a=e.clientX-r,l=e.clientY-o,c=!n.inside;return n.x=e.clientX,n.y=e.clientY,n.inside=!0,t||c||!this.mine?!t:(e.shiftKey?this.turn(a*Sg,l*Sg,0):e.altKey?this.twist((a-l)*Sg):this.come(r,o,i,e.timeStamp),!0)}up(e){let t=this.pointer;return e.pointerId!==t.id?!1:(t.id=-1,t.drags?(t.drags=!1,Math.hypot(t.x-t.downX,t.y-t.downY)<V2&&e.type==="pointerup"&&e.pointerType!=="touch"&&this.take("following"),!0):this.mine)}gone(){this.pointer.inside=!1}wheel(e){return!this.mine||this.state==="parked"&&!this.pointer.drags?!1:(this.twist(-e*B2),!0)}asked(){return this.mine?{plane:this.plane,pose:this.pose()}:null}begin(e){this.position.fromArray(e.frame),this.rotation.fromArray(e.frame,3).normalize(),this.become(this.then),this.pointer.inside=this.pointer.drags,this.fresh=!0,clearInterval(this.timer),this.timer=window.setInterval(this.tick,U2),this.wanted&&this.grip(),this.wanted=!1}become(e){this.state!==e&&(this.state=e,e==="following"&&this.stage.surface.focus({preventScroll:!0}),this.events.changed(),this.stage.wake())}come(e,t,n,i){let{pointer:r,stage:o,position:a}=this;o.onScreenPlane(r.x,r.y,a,Wd),o.onScreenPlane(e,t,a,nx);let l=n?1:Math.exp(-Math.hypot(r.x-e,r.y-t)/z2);$s.copy(Wd).sub(nx),Wd.sub(a).sub($s),a.add($s).addScaledVector(Wd,1-l),$s.copy(a).sub(o.camera.target);let c=2*Math.max(o.extent,o.camera.distance);$s.length()>c&&a.copy(o.camera.target).addScaledVector($s.normalize(),c),this.moved(i)}moved(e){this.event=e,this.fresh=!0,this.stage.wake()}pose(){return this.position.toArray(Ag,0),this.rotation.toArray(Ag,3),Ag}tick=()=>{let e=performance.now();!this.fresh&&e-this.sent<O2||(this.link.plane(this.plane,this.pose(),this.fresh?this.event:e),this.sent=e,this.fresh=!1)}},$s=new C,nx=new C,Wd=new C,ix=new ze,Ag=new Float32Array(7);var H2=16,W2=.5,qd=class{constructor(e,t){this.overlay=t;this.skins=e.map(Ys)}overlay;group=new At;list=[];spare=[];efforts=[];forces=new ai;torques=new ai;skins;update(e,t,n,i,r){this.sum(e);let o=t?Math.min(this.list.length,H2):0;for(this.forces.full=o>1?W2:1;this.efforts.length<o;){let a=new vs(this.overlay);this.efforts.push(a),this.group.add(a.group)}this.efforts.forEach((a,l)=>{if(l>=o)return a.hide();this.list[l].force.toArray(sx,3),a.show(sx,0,this.list[l].place,n,this.forces,this.torques,i,r,!0)})}dispose(){this.group.removeFromParent();for(let e of this.efforts)e.dispose()}sum(e){this.spare.push(...this.list.splice(0));let{floats:t,words:n}=e,{at:i,count:r,known:o}=e.contacts;for(let a=0,l=i;o&&a<r;a++,l+=ga){let c=n[l]&65535,h=n[l]>>>16;if(!this.skins[c]&&!this.skins[h])continue;let u=this.skins[h]?1:-1,d=t[l+5]*t[l+8]+t[l+6]*t[l+9]+t[l+7]*t[l+10];if(!(d>0))continue;let f=this.of(u>0?h:c,u>0?c:h);f.force.x+=u*t[l+8],f.force.y+=u*t[l+9],f.force.z+=u*t[l+10],f.place.addScaledVector(X2.fromArray(t,l+2),d),f.weight+=d}for(let a of this.list)a.place.divideScalar(a.weight)}of(e,t){let n=this.list.find(r=>r.skin===e&&r.other===t);if(n)return n;let i=this.spare.pop()??{skin:0,other:0,force:new C,place:new C,weight:0};return i.force.set(0,0,0),i.place.set(0,0,0),Object.assign(i,{skin:e,other:t,weight:0}),this.list.push(i),i}},Ys=s=>s.kind==="green",X2=new C,sx=new Float32Array(6);var q2=.07,$d=Ki.degToRad(89),kc=class{camera=new jn(28,1,.01,100);placed=!1;now={target:new C,distance:1,azimuth:-1.15,elevation:.33};goal={target:new C,distance:1,azimuth:-1.15,elevation:.33};width=1;height=1;inset={left:0,right:0,top:0,bottom:0};nearest=.001;farthest=1e3;constructor(){this.camera.up.set(0,0,1),this.place()}get target(){return this.now.target}get distance(){return this.now.distance}get azimuth(){return this.now.azimuth}resize(e,t,n){this.width=e,this.height=t,this.inset=n,this.camera.aspect=e/t;let i=(n.right-n.left)/2,r=(n.bottom-n.top)/2;this.camera.setViewOffset(e,t,i,r,e,t),this.place()}frame(e,t,n=!1,i=0){this.placed=!1,this.goal.target.copy(t);let r=this.fit(e,t);this.goal.distance=i>0?i:r,this.nearest=this.goal.distance*.02,this.farthest=r*12,n&&this.arrive()}stand(e,t){this.goal.azimuth=e,this.goal.elevation=t}turnTo(e){let t=e-this.goal.azimuth;this.goal.azimuth+=t-2*Math.PI*Math.round(t/(2*Math.PI))}focus(e){this.placed=!0,this.goal.target.copy(e),this.goal.distance=Ki.clamp(this.goal.distance*.6,this.nearest,this.farthest)}orbit(e,t){this.placed=!0,this.goal.azimuth-=e*.0065,this.goal.elevation=Ki.clamp(this.goal.elevation+t*.0065,-$d,$d)}pan(e,t){this.placed=!0;let n=this.pixel(this.now.distance),i=this.camera.matrixWorld.elements;for(let r=0;r<3;r++){let o=(-e*i[r]+t*i[4+r])*n;this.goal.target.setComponent(r,this.goal.target.getComponent(r)+o)}}zoom(e){this.placed=!0,this.goal.distance=Ki.clamp(this.goal.distance*e,this.nearest,this.farthest)}pixel(e){return 2*e*Math.tan(Ki.degToRad(this.camera.fov)/2)/this.height}depth(e,t,n){let i=this.camera.matrixWorldInverse.elements;return-(i[2]*e+i[6]*t+i[10]*n+i[14])}move(e){let t=this.now,n=this.goal,i=Math.abs(t.azimuth-n.azimuth)<1e-4&&Math.abs(t.elevation-n.elevation)<1e-4&&Math.abs(t.distance/n.distance-1)<1e-4&&t.target.distanceTo(n.target)<1e-4*n.distance;if(i||Ny()){let o=t.azimuth!==n.azimuth||t.elevation!==n.elevation||t.distance!==n.distance||!t.target.equals(n.target);return o&&this.arrive(),o&&!i}let r=1-Math.exp(-e/q2);return t.azimuth+=(n.azimuth-t.azimuth)*r,t.elevation+=(n.elevation-t.elevation)*r,t.distance*=(n.distance/t.distance)**r,t.target.lerp(n.target,r),this.place(),!0}state(){let e=this.goal;return[...e.target.toArray(),e.distance,e.azimuth,e.elevation].map(t=>Number(t.toPrecision(5))).join(",")}restore(e){let t=e.split(",").map(Number);if(t.length!==6||!t.every(Number.isFinite)||!(t[3]>0))return!1;this.placed=!0;let n=this.goal;return n.target.set(t[0],t[1],t[2]),n.distance=t[3],n.azimuth=t[4],n.elevation=Ki.clamp(t[5],-$d,$d),this.nearest=Math.min(this.nearest,n.distance*.1),this.farthest=Math.max(this.farthest,n.distance*4),this.arrive(),!0}fit(e,t){let n=this.goal;Tg.set(Math.cos(n.elevation)*Math.cos(n.azimuth),Math.cos(n.elevation)*Math.sin(n.azimuth),Math.sin(n.elevation)),rx.lookAt(Tg,$2,this.camera.up);let i=rx.elements,r={width:Math.max(80,this.width-this.inset.left-this.inset.right),height:Math.max(80,this.height-this.inset.top-this.inset.bottom)},o=Math.tan(Ki.degToRad(this.camera.fov)/2),a=o*r.height/this.height,l=o*r.width/this.height,c=0;for(let h=0;h<8;h++){eo.set(h&1?e.max.x:e.min.x,h&2?e.max.y:e.min.y,h&4?e.max.z:e.min.z).sub(t);let u=Math.abs(eo.x*i[0]+eo.y*i[1]+eo.z*i[2]),d=Math.abs(eo.x*i[4]+eo.y*i[5]+eo.z*i[6]),f=eo.dot(Tg);c=Math.max(c,u/l+f,d/a+f)}return Math.max(c*1.06,.001)}arrive(){this.now.target.copy(this.goal.target),this.now.distance=this.goal.distance,this.now.azimuth=this.goal.azimuth,this.now.elevation=this.goal.elevation,this.place()}stare(e,t){this.camera.position.copy(e),this.camera.quaternion.copy(t),this.camera.updateMatrixWorld()}place(){let{target:e,distance:t,azimuth:n,elevation:i}=this.now,r=Math.cos(i)*t,o=this.camera;o.position.set(e.x+r*Math.cos(n),e.y+r*Math.sin(n),e.z+Math.sin(i)*t),o.near=t*.02,o.far=t*60,o.lookAt(e),o.updateProjectionMatrix(),o.updateMatrixWorld()}},Tg=new C,eo=new C,$2=new C,rx=new qe;function ax(s,e,t){let n=s.axes??"clamped";if(n.includes("ring"))return"ring";let i=Qa(e,s.index);return!i&&s.index!==e.count-1?"sleeve":cx(t,e)&&!/free/i.test(t.name)?i?"tissue":"needle":s.scripted??s.driven?"knob":/pinned|hinged/.test(n)?"pin":"sleeve"}function lx(s,e,t,n){return cx(t,s)&&!n.some(i=>i.body===e&&i.index>0)}var cx=(s,e)=>/suture/i.test(`${s.name} ${s.title} ${e.material??""}`),Dc=class{constructor(e,t,n,i){this.kind=e;this.flip=t,this.group.add(...J2[e](i)),n&&(this.post=Z2(i));for(let r of[this.group,this.post])r?.traverse(o=>{o instanceof De&&(o.castShadow=o.receiveShadow=!0)});this.grips=e==="needle"?j2(8):[new C],(e==="needle"||e==="knob")&&(this.ghost=this.group.clone(),this.ghost.traverse(r=>{r instanceof De&&(r.material=hx,r.castShadow=r.receiveShadow=!1)}),this.ghost.visible=!1)}kind;group=new At;ghost=null;grips;flip;post=null;place(e,t,n,i,r=this.group){r.position.set(e[t],e[t+1],e[t+2]),r.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]),this.flip&&r.quaternion.multiply(K2),r.scale.setScalar(this.scale(n,i))}stand(e,t){let{post:n,group:i}=this;if(!n)return;Eg.set(0,0,1).applyQuaternion(i.quaternion),n.position.copy(i.position).addScaledVector(Eg,Y2[this.kind]*i.scale.x);let r=n.position.z-e;n.visible=Math.abs(Eg.z)<.8&&r>0;let o=.012*t,[a,l]=n.children;a.scale.set(o,o,r),l.position.z=-r,l.scale.setScalar(o)}grip(e,t){return t.copy(this.grips[e]).multiply(this.group.scale).applyQuaternion(this.group.quaternion).add(this.group.position)}scale(e,t){switch(this.kind){case"needle":return Math.max(.1*e,13*t);case"tissue":return Math.max(.14*e,8*t);case"ring":return Math.max(.03*e,2.6*t);default:return Math.max(.018*e,1.9*t)}}dispose(){for(let e of[this.group,this.post,this.ghost])e?.removeFromParent(),e?.traverse(t=>{t instanceof De&&t.geometry.dispose()})}},Eg=new C,Y2={needle:0,tissue:.4,knob:0,sleeve:.4,ring:0,pin:0};function Z2(s){let e=new At;return e.add(new De(_r([[.5,-1],[.5,0]],s.fine),s.steel),new De(_r([[0,0],[4.2,0],[4.2,.35],[3.9,.6],[1.2,.6],[.9,1.1],[.5,1.3]],s.fine),s.anodised)),e}var K2=new ze(1,0,0,0),hx=new _i({color:"#14a08f",transparent:!0,opacity:.38,depthWrite:!1,toneMapped:!1});function ux(s){hx.color.set(s)}var J2={needle:s=>[new De(Q2(s.fine),s.steel)],tissue:s=>[new De(_r([[0,0],[.9,0],[.97,.03],[1,.08],[1,.16]],s.fine,5),s.skin),new De(_r([[1,.16],[.99,.17],[.99,.33],[1,.34]],s.fine,5),s.fat),new De(_r([[1,.34],[1,.56],[.96,.6],[0,.6]],s.fine,5),s.muscle)],knob:s=>{let e=new De(new yi(.5,.22,2.2),s.mark);return e.position.set(1.22,0,2.4),[new De(_r([[0,-.5],[.72,-.5],[.8,-.4],[.8,.8],[0,.8]],s.fine),s.steel),new De(_r([[0,.8],[1.1,.8],[1.35,1.05],[1.35,3.75],[1.1,4],[0,4]],s.fine),s.anodised),e]},sleeve:s=>[new De(_r([[0,-1.3],[1.05,-1.3],[1.25,-1.1],[1.25,1.5],[1.05,1.7],[0,1.7]],s.fine),s.anodised),new De(_r([[1.27,-.78],[1.3,-.75],[1.3,-.45],[1.27,-.42]],s.fine),s.brass)],ring:s=>[new De(new wi(1,.22,s.fine?16:8,s.fine?48:28),s.steel)],pin:s=>[new De(new Bt(1.2,s.fine?40:16,s.fine?24:10),s.steel)]};function _r(s,e,t=2){let n=e?64:24,i=[],r=[];for(let a=0;a<s.length-1;a++){let l=i.length/3;for(let[c,h]of[s[a],s[a+1]])for(let u=0;u<=n;u++){let d=2*Math.PI*u/n;i.push(c*ox(Math.cos(d),t),c*ox(Math.sin(d),t),h)}for(let c=0;c<n;c++){let h=l+c,u=h+n+1;r.push(h,h+1,u,u,h+1,u+1)}}let o=new $e().setAttribute("position",new Fe(new Float32Array(i),3));return o.setIndex(r),o.computeVertexNormals(),o}var ox=(s,e)=>Math.sign(s)*Math.abs(s)**(2/e),dx=3/8*2*Math.PI;function j2(s){return Array.from({length:s+1},(e,t)=>{let n=dx*t/s;return new C(1-Math.cos(n),0,Math.sin(n))})}function Q2(s){let e=s?72:28,t=s?14:6,n=.07,i=new Float32Array(3*(e+1)*(t+1)),r=[],o=0;for(let l=0;l<=e;l++){let c=l/e,h=dx*c,u=c<.1?1.12:1.12-.12*Math.min(1,(c-.1)/.06),d=c>.72?Math.max(.02,1-((c-.72)/.28)**1.6):1,f=n*u*d*(l===0?.75:1);for(let p=0;p<=t;p++){let y=2*Math.PI*p/t,m=1-f*Math.cos(y);if(i.set([1-m*Math.cos(h),f*Math.sin(y),m*Math.sin(h)],o),o+=3,l<e&&p<t){let g=l*(t+1)+p,v=g+t+1;r.push(g,g+1,v,v,g+1,v+1)}}}let a=new $e().setAttribute("position",new Fe(i,3));return a.setIndex(r),a.computeVertexNormals(),a}function fx(s,e,t){return s.kind==="needle"?0:Math.min(30,1.3*s.group.scale.x/e.pixel(t))}function px(s){return s==="rich"?eC():tC()}function eC(){let e={gloss:new Zi({vertexColors:!0,roughness:.3,clearcoat:.9,clearcoatRoughness:.08}),matte:new Zn({vertexColors:!0,roughness:.62,side:kt}),paper:gx(new Zn({vertexColors:!0,roughness:.85,side:kt})),steel:new Zn({vertexColors:!0,color:"#c9ced6",metalness:1,roughness:.26})};return{fine:!0,rider:t=>e[t],rod:t=>mx(new Zi({color:t,roughness:.42,clearcoat:.7,clearcoatRoughness:.18}),t),steel:new Zn({color:"#d5dae0",metalness:1,roughness:.24}),anodised:new Zn({color:"#48515b",metalness:.7,roughness:.4}),brass:new Zn({color:"#d1aa66",metalness:1,roughness:.3}),mark:new Zn({color:"#f3efe4",roughness:.5}),skin:new Zn({color:"#dba58f",roughness:.55}),fat:new Zn({color:"#e9cf94",roughness:.6}),muscle:new Zn({color:"#b0524a",roughness:.5})}}function tC(){let s=(n,i,r)=>new Dn({color:n,specular:i,shininess:r}),e=(n,i)=>new Dn({vertexColors:!0,side:kt,shininess:n,specular:i}),t={gloss:e(70,"#5a5a5a"),matte:e(12,"#141414"),paper:gx(e(5,"#000000")),steel:new Dn({vertexColors:!0,color:"#8b95a0",shininess:70,specular:"#8a8a8a"})};return{fine:!1,rider:n=>t[n],rod:n=>mx(new Dn({color:n,specular:"#4a4a4a",shininess:55}),n),steel:s("#a9b2bc","#9a9a9a",70),anodised:s("#596470","#5a5a5a",40),brass:s("#b98f4a","#6a5a3a",50),mark:s("#f3efe4","#111111",10),skin:s("#dba58f","#1c1816",20),fat:s("#e9cf94","#1c1816",20),muscle:s("#b0524a","#1c1816",20)}}function mx(s,e){let{h:t,s:n,l:i}=e.getHSL({h:0,s:0,l:0}),r=n>.25&&t>.02&&t<.2,o=new le(i>.7?"#2b3a4a":r?"#fff6e4":"#ffe3ab");return s.defines={...s.defines,USE_UV:""},s.onBeforeCompile=a=>{a.uniforms.stripe={value:o},a.fragmentShader=a.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 stripe;`).replace("#include <color_fragment>",`#include <color_fragment>
        {
          float d = abs(fract(vUv.x + 0.5) - 0.5);
          float w = fwidth(vUv.x);
          float half_ = clamp(2.2 * w, 0.04, 0.12); // wide enough to be seen on a rod of a few pixels
          float bold = 1.0 - smoothstep(half_ - 0.7 * w, half_ + 0.7 * w, d);
          float fine = smoothstep(-0.7 * w, 0.7 * w, d - 0.5 + 0.5 * half_);
          float broad = 1.0 - smoothstep(0.2, 0.45, w); // a hair has no room for a stripe
          diffuseColor.rgb = mix(diffuseColor.rgb, stripe, 0.95 * broad * max(bold, fine));
        }`)},s.customProgramCacheKey=()=>"striped",s}function gx(s){return s.onBeforeCompile=e=>{e.fragmentShader=e.fragmentShader.replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
      totalEmissiveRadiance += vColor.rgb * vec3(1.0, 0.86, 0.62) * (0.18 + 0.62 * pow(abs(dot(normal, normalize(vViewPosition))), 1.4));`)},s.customProgramCacheKey=()=>"glowing",s}var nC=3,Yd=40,Zd=class{renderer;stale=!0;back=null;part={left:0,top:0,right:1,bottom:1};crop=new qe;uncropped=new qe;width=1;height=1;ratio=1;soft=!1;constructor(e,t){let n=t==="plain";n&&(this.back=yx(e,{antialias:!1,alpha:!1})),this.renderer=yx(e,{antialias:!n,alpha:n}),this.renderer.toneMapping=xc,this.renderer.shadowMap.type=Co}resize(e,t,n,i){this.width=e,this.height=t,this.ratio=n,this.renderer.shadowMap.enabled=i,!this.renderer.xr.isPresenting&&(this.back&&(this.renderer.domElement.style.imageRendering=n<1&&!this.soft?"pixelated":""),this.cover({left:0,top:0,right:e,bottom:t}),this.stale=!0)}paint(e,t,n,i){let{renderer:r,back:o}=this;if(!o){r.clear(),r.render(e.background,t),r.render(e.scene,t);return}(this.stale||!n)&&(o.setPixelRatio(n?this.ratio:this.ratio/nC),o.setSize(this.width,this.height,!1),o.render(e.background,t),this.stale=!n),this.follow(i),this.uncropped.copy(t.projectionMatrix),t.projectionMatrix.premultiply(this.crop),r.clear(),r.render(e.scene,t),t.projectionMatrix.copy(this.uncropped)}paintInside(e,t){this.renderer.clear(),this.renderer.render(e.background,t),this.renderer.render(e.scene,t)}get whole(){return this.back===null}get high(){let e=this.renderer.xr.isPresenting?this.renderer.xr.getBaseLayer():null;return e?"framebufferHeight"in e?e.framebufferHeight:e.textureHeight:this.part.bottom-this.part.top}picture(){let{renderer:e,back:t,part:n,ratio:i}=this;if(!t)return new Promise(a=>e.domElement.toBlob(a,"image/png"));let r=U("canvas",{width:t.domElement.width,height:t.domElement.height}),o=r.getContext("2d");return o.drawImage(t.domElement,0,0),o.drawImage(e.domElement,n.left*i,n.top*i),new Promise(a=>r.toBlob(a,"image/png"))}dispose(){for(let e of[this.renderer,this.back])e?.dispose(),e?.forceContextLoss(),e?.domElement.remove()}follow(e){let t=this.part,n=e.left>=t.left&&e.top>=t.top&&e.right<=t.right&&e.bottom<=t.bottom,i=r=>(r.right-r.left)*(r.bottom-r.top);n&&i(t)<1.5*i(e)+4e4||this.cover({left:Math.max(0,e.left-Yd),top:Math.max(0,e.top-Yd),right:Math.min(this.width,e.right+Yd),bottom:Math.min(this.height,e.bottom+Yd)})}cover(e){let{part:t,width:n,height:i,renderer:r}=this;t.left=Math.floor(e.left),t.top=Math.floor(e.top),t.right=Math.max(t.left+1,Math.ceil(e.right)),t.bottom=Math.max(t.top+1,Math.ceil(e.bottom));let o=t.right-t.left,a=t.bottom-t.top;r.setPixelRatio(this.ratio),r.setSize(o,a,!1);let l=r.domElement.style;l.left=`${t.left}px`,l.top=`${t.top}px`,l.width=`${o}px`,l.height=`${a}px`;let c=n/o,h=i/a,u=(t.left+t.right)/n-1,d=1-(t.top+t.bottom)/i;this.crop.set(c,0,0,-c*u,0,h,0,-h*d,0,0,1,0,0,0,0,1)}};function yx(s,e){let t=U("canvas",{"aria-hidden":"true"}),n=new Sd({canvas:t,...e,powerPreference:"high-performance"});return n.outputColorSpace=mi,n.autoClear=!1,n.setClearColor(0,0),s.append(t),n}var iC=1e3,vx=5,sC=.06,rC=4,oC=.2,Kd=class{boxes=Array.from({length:vx},()=>new hn);began=-1/0;at=0;first=0;forget(){this.began=-1/0,this.first=0;for(let e of this.boxes)e.makeEmpty()}travels(e){wr.makeEmpty();for(let t of this.boxes)wr.union(t);return wr.getSize(Cg).length()>2.5*e.getSize(aC).length()}see(e,t,n){e-this.began>iC&&(this.began=e,this.at=(this.at+1)%vx,this.boxes[this.at].makeEmpty()),this.boxes[this.at].union(t);let i=this.boxes.every(a=>!a.isEmpty());wr.makeEmpty();for(let a of this.boxes)wr.union(a);let r=n.getSize(Cg).length();this.first===0&&(this.first=r);let o=bx(n,wr)>.01*r;return!o&&!(i&&bx(wr,n)>oC*r)?!1:wr.getSize(Cg).length()>rC*this.first?this.travels(t):(i&&n.makeEmpty(),n.union(wr.expandByScalar(o?sC*r:0)),!0)}};function bx(s,e){let t=s.min,n=s.max;return Math.max(t.x-e.min.x,t.y-e.min.y,t.z-e.min.z,e.max.x-n.x,e.max.y-n.y,e.max.z-n.z)}var wr=new hn,Cg=new C,aC=new C;var lC=7;function Zs(s,e,t,n,i=0){let{min:r,max:o}=s;for(let a=0;a<n;a++){let l=t+a*lC,c=e[l],h=e[l+1],u=e[l+2];r.set(Math.min(r.x,c-i),Math.min(r.y,h-i),Math.min(r.z,u-i)),o.set(Math.max(o.x,c+i),Math.max(o.y,h+i),Math.max(o.z,u+i))}}var xs={resolution:{value:1e3},above:{value:new le(0)},below:{value:new le(0)}};var cC={light:{top:"#e4e7ea",bottom:"#d3d6d8",glow:"#fbfaf7",floor:"#f6f4f0",grid:"#39424e",gridAlpha:.16,shadow:.26,contact:.5,key:2.4,environment:.85},dark:{top:"#14171b",bottom:"#0d0f12",glow:"#2a3037",floor:"#343b43",grid:"#c6d4e0",gridAlpha:.13,shadow:.5,contact:.75,key:2.6,environment:.55}},hC={light:{zenith:"#7fabd8",haze:"#e4e8e4",sun:"#fff1d2",key:3.1,above:"#c9d6df",below:"#857b58"},dark:{zenith:"#141d33",haze:"#8a6a5c",sun:"#ffb778",key:2.7,above:"#4c5a80",below:"#2a2622"}},Jd=class{constructor(e,t){this.grade=t;this.backdrop=yC();let n=new De(gC(),this.backdrop);n.frustumCulled=!1,n.renderOrder=-100,this.floor=new De(new kn(2,2),bC()),this.floor.renderOrder=-90,this.shade=new De(new kn(2,2),new dc({depthWrite:!1})),this.shade.renderOrder=-80,this.shade.receiveShadow=!0,this.key.castShadow=!0,this.key.shadow.mapSize.set(2048,2048),this.key.shadow.radius=3.5,this.key.shadow.blurSamples=12,this.land=new De(new kn(2,2),vC()),this.land.renderOrder=-95,this.land.visible=!1,this.background.add(n,this.land,this.floor),this.scene.add(this.shade,this.key,this.key.target,this.rim,this.rim.target,this.sky),t==="rich"&&(this.scene.environment=xC(e))}grade;background=new So;scene=new So;key=new Ga("#ffeeda",2.4);spacing=.1;ground=0;contactStrength=.5;backdrop;floor;shade;size=1;theme="light";dressed={hair:!1,outdoors:!1};rim=new Ga("#dfe8ff",0);land;haze=new sc("#ffffff",1,10);sky=new mc("#f4f7fa","#a39c92",0);setTheme(e){this.theme=e;let t=cC[e],n=this.backdrop.uniforms;for(let o of["top","bottom","glow"])zo(n[o].value,t[o]);let i=this.floor.material.uniforms;zo(i.floor.value,t.floor),zo(i.grid.value,t.grid),i.gridAlpha.value=t.gridAlpha,this.shade.material.opacity=t.shadow,this.key.intensity=t.key,this.key.color.set("#ffeeda"),this.scene.environmentIntensity=t.environment,this.sky.intensity=this.grade==="plain"?2.1*t.environment:0,this.sky.color.set("#f4f7fa"),this.sky.groundColor.set("#a39c92"),this.contactStrength=t.contact;let r=this.grade==="plain"?0:2.1*t.environment;xs.above.value.set("#f4f7fa").multiplyScalar(r),xs.below.value.set("#a39c92").multiplyScalar(r),this.rim.intensity=this.dressed.hair?1.5:0,i.tableLight.value=e==="dark"?.5:1,this.dressed.outdoors&&this.goOut(hC[e])}dress(e){this.dressed=e;let t=e.outdoors;this.land.visible=t,this.floor.visible=!t,this.backdrop.uniforms.outdoors.value=t?1:0,this.scene.fog=t?this.haze:null,this.rim.visible=e.hair;let n=this.land.material.uniforms;e.soil&&n.soil.value.copy(e.soil).convertLinearToSRGB(),n.meadow.value.copy(e.meadow?fC.copy(e.meadow).convertLinearToSRGB().lerp(n.soil.value,.2):n.soil.value),this.setTheme(this.theme)}goOut(e){let t=this.backdrop.uniforms,n=this.land.material.uniforms;if(zo(t.top.value,e.zenith),zo(t.bottom.value,e.haze),zo(t.glow.value,e.sun),zo(n.haze.value,e.haze),n.light.value=this.theme==="dark"?.32:1,this.haze.color.set(e.haze),this.dressed.mist){this.haze.color.lerp(pC,.45);for(let r of[t.bottom.value,n.haze.value])r.copy(this.haze.color).convertLinearToSRGB()}this.key.color.set(e.sun),this.key.intensity=e.key,this.sky.color.set(e.above),this.sky.groundColor.set(e.below),this.sky.intensity>0&&(this.sky.intensity=2.6);let i=this.grade==="plain"?0:2.6;xs.above.value.set(e.above).multiplyScalar(i),xs.below.value.set(e.below).multiplyScalar(i)}fit(e,t){this.size=t,this.spacing=mC(t/5),this.floor.material.uniforms.spacing.value=this.spacing,this.floor.material.uniforms.size.value=t,this.floor.scale.setScalar(t*9),this.shade.scale.setScalar(t*5),this.land.scale.setScalar(t*40),this.land.material.uniforms.size.value=t;let n=this.dressed.mist??0;this.haze.near=n>0?.35*n:4.5*t,this.haze.far=n>0?1.9*n:24*t,this.land.material.uniforms.clear.value.set(this.haze.near,this.haze.far);let i=t*1.7,r=this.key.shadow.camera;r.left=r.bottom=-i,r.right=r.top=i,r.near=t*.5,r.far=t*9,r.updateProjectionMatrix(),this.key.shadow.normalBias=t*2/2048,this.key.shadow.bias=-6e-4,this.lookAt(e)}plant(e){this.land.material.uniforms.low.value.set(e.min.x,e.min.y),this.land.material.uniforms.high.value.set(e.max.x,e.max.y)}lay(e){let t=this.floor.material.uniforms;t.tableAlpha.value=e?.45:0,e&&(t.table.value.copy(e.colour).convertLinearToSRGB(),t.tableAt.value.set(e.x,e.y),t.tableHalf.value.set(...e.half))}lookAt(e){this.floor.material.uniforms.centre.value.copy(e),this.floor.position.set(e.x,e.y,this.ground),this.shade.position.set(e.x,e.y,this.ground),this.land.position.set(e.x,e.y,this.ground),this.land.material.uniforms.centre.value.copy(e),this.rim.position.set(-.75,.8,.55).normalize().multiplyScalar(this.size*4).add(e),this.rim.target.position.copy(e),Rg.set(...this.dressed.outdoors?dC:uC).normalize(),this.backdrop.uniforms.sun.value.copy(Rg),this.key.position.copy(Rg).multiplyScalar(this.size*4).add(e),this.key.target.position.copy(e)}setRatio(e){this.floor.material.uniforms.ratio.value=Math.min(1,e)}surround(e){this.backdrop.uniforms.inside.value=e?1:0}setShadows(e,t){this.shade.visible=e,this.key.castShadow=e,this.key.shadow.mapSize.x!==t&&(this.key.shadow.mapSize.set(t,t),this.key.shadow.map?.dispose(),this.key.shadow.map=null)}},uC=[.62,-.62,1.35],dC=[-.9,.28,.78],Rg=new C,fC=new le,pC=new le("#a9c0a6");function mC(s){let e=10**Math.floor(Math.log10(s)),t=s/e;return(t>=5?5:t>=2?2:1)*e}function zo(s,e){s.set(e).convertLinearToSRGB()}function gC(){return new $e().setAttribute("position",new Fe(new Float32Array([-1,-1,0,3,-1,0,-1,3,0]),3))}function yC(){return new Ft({depthTest:!1,depthWrite:!1,toneMapped:!1,uniforms:{top:{value:new le},bottom:{value:new le},glow:{value:new le},outdoors:{value:0},inside:{value:0},sun:{value:new C(0,0,1)}},vertexShader:`
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
      uniform float outdoors, inside;
      varying vec2 at;
      varying vec3 ray;
      void main() {
        vec3 c = mix(bottom, top, smoothstep(-1.0, 1.0, at.y));
        c = mix(c, glow, exp(-1.6 * dot(at * vec2(0.72, 0.95) - vec2(0.0, 0.12), at * vec2(0.72, 0.95) - vec2(0.0, 0.12))));
        vec3 d = normalize(ray);
        if (inside > 0.5) c = mix(mix(bottom, top, smoothstep(-1.0, 1.0, d.z)), glow, exp(-9.0 * d.z * d.z)); // the same for both eyes
        if (outdoors > 0.5) {
          c = mix(bottom, top, 1.0 - exp(-3.2 * max(0.0, d.z)));
          float near = max(0.0, dot(normalize(d.xy + 1e-5), normalize(sun.xy)));
          c = mix(c, glow, 0.55 * near * near * near * exp(-5.0 * abs(d.z)));
        }
        // half a step of noise, so that the gradient shows no bands
        float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
        gl_FragColor = vec4(c + (noise - 0.5) / 255.0, 1.0);
      }`})}function vC(){return new Ft({transparent:!0,depthWrite:!1,toneMapped:!1,side:kt,uniforms:{soil:{value:new le("#6d6a4c").convertLinearToSRGB()},meadow:{value:new le("#6d6a4c").convertLinearToSRGB()},low:{value:new je},high:{value:new je},haze:{value:new le},light:{value:1},size:{value:1},clear:{value:new je(1,2)},centre:{value:new C}},vertexShader:`
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
      }`})}function bC(){return new Ft({transparent:!0,depthWrite:!1,toneMapped:!1,side:kt,uniforms:{floor:{value:new le},grid:{value:new le},gridAlpha:{value:.1},ratio:{value:1},spacing:{value:.1},size:{value:1},centre:{value:new C},table:{value:new le},tableAlpha:{value:0},tableLight:{value:1},tableAt:{value:new je},tableHalf:{value:new je(1,1)}},vertexShader:`
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
      }`})}function xx(){return new Ft({transparent:!0,depthWrite:!1,toneMapped:!1,side:kt,uniforms:{strength:{value:.5}},vertexShader:`
      attribute vec2 shade; // place across, from -1 to 1, and darkness
      varying vec2 s;
      void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }`,fragmentShader:`
      uniform float strength;
      varying vec2 s;
      void main() {
        float edge = 1.0 - s.x * s.x;
        gl_FragColor = vec4(0.03, 0.035, 0.05, strength * s.y * edge * edge);
      }`})}function jd(){return new Ft({transparent:!0,depthWrite:!1,toneMapped:!1,uniforms:{strength:{value:.5}},vertexShader:"attribute vec3 shade; varying vec3 s; void main() { s = shade; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform float strength;
      varying vec3 s;
      void main() {
        float edge = 1.0 - smoothstep(0.35, 1.0, length(s.xy));
        gl_FragColor = vec4(0.03, 0.035, 0.05, 0.8 * strength * s.z * edge * edge);
      }`})}function xC(s){let e=new So,t=new De(new Bt(10,32,16),new Ft({side:Nn,toneMapped:!1,vertexShader:"varying vec3 at; void main() { at = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
      varying vec3 at;
      void main() {
        float up = normalize(at).z;
        vec3 c = mix(vec3(0.3, 0.29, 0.28), vec3(0.66, 0.7, 0.76), smoothstep(-0.35, 0.6, up));
        gl_FragColor = vec4(c, 1.0);
      }`}));e.add(t),Nc(e,[0,0,8],[7,5],5),Nc(e,[-8,-3,3],[1.6,7],7),Nc(e,[8,2,2.5],[1.2,6],4),Nc(e,[1,8,2],[6,1],2.5),Nc(e,[2,-8,1.5],[5,2.5],2);let n=new Za(s),i=n.fromScene(e,.02,.1,100,{size:128}).texture;return n.dispose(),i}function Nc(s,e,t,n){let i=new De(new kn(...t),new _i({color:new le().setScalar(n),side:kt}));i.position.set(...e),i.up.set(0,0,1),i.lookAt(0,0,0),s.add(i)}var Uc=3,Oc=7,tl=3.3,_x=2.4,_C=.45,wC=Math.cos(.3),MC=8,to=class{constructor(e,t,n){this.info=e;this.spread=n.fine?.3:.05,this.colour=Wt(e.colour,t),this.mesh=new De(new $e,n.rod(this.colour)),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.outline=new De(this.mesh.geometry,Bc()),this.outline.visible=!1,this.contact=new De(new $e,xx()),this.contact.renderOrder=-70,this.parts=[this.mesh,this.outline,this.contact];for(let o of this.parts)o.frustumCulled=!1;let i=xr(e,e.count),r=zd(e,i);this.hinges=r.map(o=>o.pose),this.bent=new Set(r.filter(o=>o.sure).map(o=>o.pose)),this.weigh(i.length)}info;parts;reach=0;mesh;outline;contact;colour;detail={sides:12,rings:600};count=0;courses=[];hinges;bent;cos=new Float32Array(0);sin=new Float32Array(0);positions=new Float32Array(0);normals=new Float32Array(0);ground=new Float32Array(0);shade=new Float32Array(0);nodes=new Float32Array(0);tangents=new Float32Array(0);ring=0;row=0;thin=tl;thick=0;dark=1;spread;isHinge(e){return this.bent.has(e)}setLevel(e){this.detail=e.detail,this.contact.material.visible=e.contact,this.count=0}update(e,t,n,i,r){if(n<2){this.mesh.visible=this.outline.visible=this.contact.visible=!1;return}this.watch(e,t,n),n!==this.count&&this.layOut(n),this.ring=this.row=0;for(let o of this.courses){this.gather(o,e,t),this.findTangents(o);for(let a=0;a<o.poses.length-1;a++)this.span(o,a,i,r)}this.touch(this.mesh.geometry,"position","normal"),this.touch(this.contact.geometry,"position","shade")}radius(e){let t=this.info.radius;return t[Math.min(Math.max(0,Math.round(e)),t.length-1)]??.001}shown(e,t,n){let i=this.radius(e);return Math.max(i,this.least(i)*n.pixel(t))}grow(e,t,n,i){Zs(e,t,n,i)}mark(e){if(this.outline.visible=e!==null&&this.mesh.visible,!e)return;let t=this.outline.material.uniforms;t.colour.value.copy(e.colour),t.grow.value=e.width}dispose(){for(let e of[this.mesh,this.outline,this.contact])e.removeFromParent(),e.geometry.dispose(),e.material.dispose()}touch(e,...t){for(let n of t)e.getAttribute(n).needsUpdate=!0}watch(e,t,n){for(let i of this.hinges)this.bent.has(i)||i+1>=n||SC(e,t+Oc*i,t+Oc*(i+1))>wC||(this.bent.add(i),this.count=0)}weigh(e){let t=this.info.parents!==void 0;this.thin=t?Math.max(.6,_x/(1+(e-1)/40)):tl,this.thick=t?this.info.radius.reduce((n,i)=>Math.max(n,i),0):0,this.dark=Math.min(1,4/Math.sqrt(e||1))}least(e){return this.thick>0?this.thin*Math.max(_C,Math.sqrt(Math.min(1,e/this.thick))):this.thin}layOut(e){this.count=e,this.courses=this.plan(e);let t=this.courses.map(u=>(u.poses.length-1)*u.pieces+1),n=t.reduce((u,d)=>u+d,0),i=n+2*Uc*t.length,r=5*this.detail.rings*this.detail.sides,o=Math.round(this.detail.sides*this.thin/(this.info.parents?_x:tl)),a=Math.max(3,Math.min(Math.max(5,o),this.detail.sides,Math.floor(r/i)-1)),l=this.courses.reduce((u,d)=>Math.max(u,d.poses.length),0);this.nodes=new Float32Array(Go*l),this.tangents=new Float32Array(3*l),this.cos=Float32Array.from({length:a+1},(u,d)=>Math.cos(2*Math.PI*(d%a)/a)),this.sin=Float32Array.from({length:a+1},(u,d)=>Math.sin(2*Math.PI*(d%a)/a));let c=i*(a+1);this.positions=new Float32Array(3*c),this.normals=new Float32Array(3*c);let h=new Float32Array(2*c);for(let u=0;u<c;u++)h[2*u]=u%(a+1)/a,h[2*u+1]=Math.floor(u/(a+1))/(i-1);this.ground=new Float32Array(6*n),this.shade=new Float32Array(4*n);for(let u=0;u<n;u++)this.shade[4*u]=-1,this.shade[4*u+2]=1;this.fill(this.mesh.geometry,wx(t.map(u=>u+2*Uc),a+1),{position:[this.positions,3],normal:[this.normals,3],uv:[h,2]}),this.fill(this.contact.geometry,wx(t,2),{position:[this.ground,3],shade:[this.shade,2]}),this.mesh.visible=this.contact.visible=i>0}plan(e){let{info:t}=this,n=xr(t,e);this.weigh(n.length);let i=this.detail.rings*Math.min(6,1+(n.length-1)/4),r=n.reduce((h,u)=>h+u.poses.length-1,0),o=Math.max(1,Math.ceil(r/(2*i))),a=[];for(let{poses:h,grown:u}of n){let d=h.length-1;if(h.some(m=>this.bent.has(m))){a.push(...this.bars(h,u));continue}let f=Math.max(1,Math.min(o,Math.floor(d/MC))),p=Int32Array.from({length:Math.ceil(d/f)+1},(m,g)=>h[Math.min(g*f,d)]),y=(t.links??[]).some(([m,g])=>Math.min(m,g)===h[0]&&Math.max(m,g)===h[d]);a.push({poses:p,pieces:1,grown:u,closed:y})}let l=a.reduce((h,u)=>h+u.poses.length-1,0),c=Math.min(8,Math.max(1,Math.round(i/l)));for(let h of a)h.pieces=c;for(let[h,u]of t.links??[])h<e&&u<e&&a.push({poses:Int32Array.of(Math.min(h,u),Math.max(h,u)),pieces:1,grown:!1,closed:!1});return a}bars(e,t){let n=[],i=0;for(let r=1;r<e.length;r++)r<e.length-1&&!this.bent.has(e[r])||(n.push({poses:e.slice(i,r+1),pieces:1,grown:t&&i===0,closed:!1}),i=r);return n}fill(e,t,n){e.dispose(),e.setIndex(t);for(let[i,[r,o]]of Object.entries(n))e.setAttribute(i,new Fe(r,o).setUsage(yn))}gather(e,t,n){let{poses:i}=e,r=i.length-1,o=this.info.parents!==void 0;for(let a=0;a<=r;a++){let l=Go*a,c=n+Oc*i[a],h=o?a===0?n+Oc*i[1]:a<r?c+Oc:c:c,u=o&&a===0?h:c,d=t[u+3]*t[h+3]+t[u+4]*t[h+4]+t[u+5]*t[h+5]+t[u+6]*t[h+6]<0?-1:1,f=this.nodes;for(let m=0;m<3;m++)f[l+m]=t[c+m];for(let m=3;m<7;m++)f[l+m]=t[u+m]+d*t[h+m];let p=Qd(f[l+3],f[l+4],f[l+5],f[l+6])||1;for(let m=3;m<7;m++)f[l+m]/=p;let y=this.radius(a===0&&(e.grown||r===1)?i[1]:i[a]);f[l+7]=y,f[l+8]=this.least(y)}}findTangents(e){let{nodes:t,tangents:n}=this,i=e.poses.length-1,r=e.closed&&i>2;for(let o=0;o<=i;o++){let a=r&&(o===0||o===i),l=o>0?o-1:i-1,c=o<i?o+1:1,h=Go*(o>0||a?l:o),u=Go*o,d=Go*(o<i||a?c:o),f=h===u?0:Pg(t,h,u),p=d===u?0:Pg(t,u,d),y=f>0?p>0?p/(f*(f+p)):1/f:0,m=p>0?f>0?f/(p*(f+p)):1/p:0;for(let g=0;g<3;g++)n[3*o+g]=(t[u+g]-t[h+g])*y+(t[d+g]-t[u+g])*m}}span(e,t,n,i){let{nodes:r,tangents:o}=this,{pieces:a}=e,l=Go*t,c=l+Go,h=Pg(r,l,c),u=r[l+3]*r[c+3]+r[l+4]*r[c+4]+r[l+5]*r[c+5]+r[l+6]*r[c+6]<0?-1:1,d=t===e.poses.length-2,f=e.grown&&t===0?this.radius(e.poses[0]):0;for(let p=0;p<a+(d?1:0);p++){let y=f>0?(p/a)**2:p/a,m=1-y,g=m*m*(1+2*y),v=y*y*(3-2*y),A=h*y*m*m,_=-h*y*y*m,R=g*r[l]+v*r[c]+A*o[3*t]+_*o[3*t+3],S=g*r[l+1]+v*r[c+1]+A*o[3*t+1]+_*o[3*t+4],b=g*r[l+2]+v*r[c+2]+A*o[3*t+2]+_*o[3*t+5];this.axes(m*r[l+3]+u*y*r[c+3],m*r[l+4]+u*y*r[c+4],m*r[l+5]+u*y*r[c+5],m*r[l+6]+u*y*r[c+6]);let M=6*y*m,D=h*(1-4*y+3*y*y),P=h*(3*y*y-2*y);this.align(M*(r[c]-r[l])+D*o[3*t]+P*o[3*t+3],M*(r[c+1]-r[l+1])+D*o[3*t+1]+P*o[3*t+4],M*(r[c+2]-r[l+2])+D*o[3*t+2]+P*o[3*t+5]);let L=m*r[l+7]+y*r[c+7],O=Math.max(L+AC(f,r[c+7],y*h),(m*r[l+8]+y*r[c+8])*n.pixel(n.depth(R,S,b)));t===0&&p===0&&this.end(R,S,b,O,-1),this.cast(R,S,b,O,i),this.circle(R,S,b,O,0),d&&p===a&&this.end(R,S,b,O,1)}}axes(e,t,n,i){let r=2/(e*e+t*t+n*n+i*i||1);yt[0]=1-r*(t*t+n*n),yt[1]=r*(e*t+i*n),yt[2]=r*(e*n-i*t),yt[3]=r*(e*t-i*n),yt[4]=1-r*(e*e+n*n),yt[5]=r*(t*n+i*e),yt[6]=r*(e*n+i*t),yt[7]=r*(t*n-i*e),yt[8]=1-r*(e*e+t*t)}align(e,t,n){let i=Qd(e,t,n);if(!(i>0))return;e/=i,t/=i,n/=i;let r=1+e*yt[6]+t*yt[7]+n*yt[8];if(r<.001)return;let o=e+yt[6],a=t+yt[7],l=n+yt[8];for(let c=0;c<6;c+=3){let h=(yt[c]*e+yt[c+1]*t+yt[c+2]*n)/r;yt[c]-=h*o,yt[c+1]-=h*a,yt[c+2]-=h*l}yt[6]=e,yt[7]=t,yt[8]=n}end(e,t,n,i,r){for(let o=0;o<Uc;o++){let a=(r<0?Uc-o:o+1)/Uc*(Math.PI/2),l=r*i*Math.sin(a);this.circle(e+l*yt[6],t+l*yt[7],n+l*yt[8],i*Math.cos(a),r*Math.sin(a))}}circle(e,t,n,i,r){let{positions:o,normals:a,cos:l,sin:c}=this,h=l.length,u=Math.sqrt(Math.max(0,1-r*r)),d=yt[0],f=yt[1],p=yt[2],y=yt[3],m=yt[4],g=yt[5],v=r*yt[6],A=r*yt[7],_=r*yt[8],R=3*h*this.ring++;for(let S=0;S<h;S++,R+=3){let b=l[S],M=c[S],D=b*d+M*y,P=b*f+M*m,L=b*p+M*g;o[R]=e+i*D,o[R+1]=t+i*P,o[R+2]=n+i*L,a[R]=u*D+v,a[R+1]=u*P+A,a[R+2]=u*L+_}}cast(e,t,n,i,r){let o=this.row++,a=Math.max(0,n-r),l=1.6*i+this.spread*a,c=Qd(yt[6],yt[7],0)||1e-9,h=-yt[7]/c*l,u=yt[6]/c*l,d=this.ground;d[6*o]=e-h,d[6*o+1]=t-u,d[6*o+3]=e+h,d[6*o+4]=t+u,d[6*o+2]=d[6*o+5]=r;let f=Math.min(1,c*c*2);this.shade[4*o+1]=this.shade[4*o+3]=this.dark*f*1.3*i/(1.3*i+.5*a)}},yt=new Float32Array(9),Go=9;function SC(s,e,t){let n=4*(s[e+3]*s[e+5]+s[e+6]*s[e+4])*(s[t+3]*s[t+5]+s[t+6]*s[t+4]),i=4*(s[e+4]*s[e+5]-s[e+6]*s[e+3])*(s[t+4]*s[t+5]-s[t+6]*s[t+3]);return n+i+(1-2*(s[e+3]**2+s[e+4]**2))*(1-2*(s[t+3]**2+s[t+4]**2))}function AC(s,e,t){let n=Math.min(.95*s,1.9*e)-e,i=1-t/(1.3*s+2*e);return n>0&&i>0?n*i*i:0}var Qd=(s,e,t,n=0)=>Math.sqrt(s*s+e*e+t*t+n*n);function Pg(s,e,t){return Qd(s[t]-s[e],s[t+1]-s[e+1],s[t+2]-s[e+2])}function wx(s,e){let t=new Uint32Array(6*s.reduce((r,o)=>r+o-1,0)*(e-1)),n=0,i=0;for(let r of s){for(let o=0;o<r-1;o++,i+=e)for(let a=0;a<e-1;a++){let l=i+a,c=l+e;t[n++]=l,t[n++]=l+1,t[n++]=c,t[n++]=c,t[n++]=l+1,t[n++]=c+1}i+=e}return new Fe(t,1)}function Wt(s,e){return new le(s&&/^#[0-9a-f]{3,8}$/i.test(s)?s.slice(0,7):e)}function Bc(){return new Ft({side:Nn,toneMapped:!1,uniforms:{colour:{value:new le},grow:{value:2},resolution:xs.resolution},vertexShader:`
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
      }`,fragmentShader:"uniform vec3 colour; void main() { gl_FragColor = vec4(colour, 1.0); }"})}var Lg=new _i({color:"#0f8a7a",toneMapped:!1,depthTest:!1,transparent:!0,opacity:.55});function Sx(s){Ji.color.set(s),Lg.color.set(s)}var Fg=class{group=new At;effort;band=new ja;proxy=new De(new wi(1,.2,10,40),Ji);ghost=new De(new wi(1,.12,10,40),Lg);dot=new De(new Bt(.34,16,12),Lg);constructor(e){this.effort=new vs(e),this.group.add(this.band.mesh,this.proxy,this.ghost,this.dot,this.effort.group),this.proxy.renderOrder=this.ghost.renderOrder=this.dot.renderOrder=55}show(e,t,n,i,r,o,a,l){this.group.visible=!0,no.set(e[t.proxy],e[t.proxy+1],e[t.proxy+2]),this.pose(this.proxy,e,t.proxy);let[c,h]=l?[l,0]:[e,t.ghost];Ig.set(c[h],c[h+1],c[h+2]),this.pose(this.ghost,c,h),this.dot.position.copy(Ig);let u=n.pixel(n.depth(no.x,no.y,no.z));this.proxy.scale.setScalar(9*u),this.ghost.scale.setScalar(11*u),this.dot.scale.setScalar(11*u),this.band.mesh.material.uniforms.colour.value.copy(Ji.color).convertLinearToSRGB(),this.band.stretch(no,Ig,n),this.effort.show(e,t.wrench,no,n,i,r,o,a)}hide(){this.group.visible=!1,this.effort.hide()}pose(e,t,n){e.position.set(t[n],t[n+1],t[n+2]),e.quaternion.set(t[n+3],t[n+4],t[n+5],t[n+6])}},ef=class{constructor(e){this.overlay=e}overlay;group=new At;views=[];holds=[];forces=new ai;torques=new ai;clear(){this.forces=new ai,this.torques=new ai;for(let e of this.views)e.hide();for(let e of this.holds)e.hide()}show(e,t,n,i,r,o,a,l,c,h){for(;this.views.length<e.hands.length;){let u=new Fg(this.overlay);this.views.push(u),this.group.add(u.group)}for(let u of n)u?.ghost&&(u.ghost.visible=!1);this.views.forEach((u,d)=>{let f=e.hands[d];if(!f)return u.hide();let p=f.mine?h(f.hand):null;u.show(e.floats,f,o,this.forces,this.torques,l,c,p),r||u.effort.hide(),this.showGhost(e,t,f,n,o,a,p)}),this.showHolds(e,t,i,r,o,l,c)}showGhost(e,t,n,i,r,o,a){let l=tf(e,t,n),c=l>=0?i[l]:null;if(!c?.ghost)return;let h=e.floats,u=r.pixel(r.depth(h[n.proxy],h[n.proxy+1],h[n.proxy+2]));a?c.place(a,0,o,tl*u,c.ghost):c.place(h,n.ghost,o,tl*u,c.ghost),c.ghost.visible=!0}showHolds(e,t,n,i,r,o,a){for(;this.holds.length<e.holds.length;){let c=new vs(this.overlay);this.holds.push(c),this.group.add(c.group)}let l=e.floats;this.holds.forEach((c,h)=>{let u=e.holds[h];if(!u||!n[h]||!i||e.hands.some(d=>tf(e,t,d)===h))return c.hide();for(let d=0;d<6;d++)Mx[d]=-l[u.wrench+d];no.set(l[u.target],l[u.target+1],l[u.target+2]),c.show(Mx,0,no,r,this.forces,this.torques,o,a)})}};function tf(s,e,t){let n=e[t.body]?.parents?.001:.5;return s.holds.findIndex(i=>i.body===t.body&&Math.abs(i.index-t.place)<n)}var no=new C,Ig=new C,Mx=new Float32Array(6);var TC=.05;function Dg(s,e,t,n,i,r,o,a,l,c){let h=new kg(i,r,o,a,l);c&&h.meet(c),s.bodies.forEach((f,p)=>{let y=e[p];if(!y||y.info.kind==="prop"||y.info.solid)return;if(y.info.kind==="rigid")return h.small(s.floats,f,p,y);h.along(s.floats,f,p,y);let m=t[p];m&&h.amongRiders(p,m)});let u=h.best&&!h.best.fixed?h.best:h.close??h.best,d=EC(s,n,i,r,o,a,u?u.distance+2:l);return d||(u&&!u.local&&u.node===void 0&&!e[u.body].info.parents&&CC(s,u),u)}var kg=class{constructor(e,t,n,i,r){this.camera=e;this.project=t;this.x=n;this.y=i;this.reach=r}camera;project;x;y;reach;best=null;close=null;nearest=1/0;depth=1/0;along(e,t,n,i){nl.length<2*t.count&&(nl=new Float32Array(2*t.count));for(let r=0;r<t.count;r++){let o=t.at+7*r,[a,l]=this.project(io.set(e[o],e[o+1],e[o+2]));nl[2*r]=a,nl[2*r+1]=l;let c=Bo(i.info,r);if(c<0)continue;let h=nl[2*c],u=nl[2*c+1],d=RC(h,u,a,l,this.x,this.y),f=Math.hypot(h+d*(a-h)-this.x,u+d*(l-u)-this.y);if(f>this.reach&&f>400)continue;ti.fromArray(e,t.at+7*c).lerp(io,d);let p=this.camera.depth(ti.x,ti.y,ti.z);this.offer(n,r-1+d,ti,f,p,i.shown(r,p,this.camera))}}meet(e){let{body:t,point:n,fixed:i}=e;this.depth=this.camera.depth(n.x,n.y,n.z);let r="node"in e?{place:e.place,node:e.node}:{place:0,local:e.local};this.best={body:t,hold:-1,point:n,distance:0,fixed:i,...r}}small(e,t,n,i){let{motion:r,hand:o}=i.info;if(t.count===0||o!==void 0||r==="static"||r==="kinematic")return;ti.fromArray(e,t.at);let a=this.camera.depth(ti.x,ti.y,ti.z);if(i.reach/this.camera.pixel(a)>this.reach||this.best&&!this.best.fixed||a>this.depth+i.reach)return;let[c,h]=this.project(ti),u=Math.hypot(c-this.x,h-this.y);u<Math.min(this.reach,this.nearest)&&(this.nearest=u,this.close={body:n,place:0,hold:-1,point:ti.clone(),local:new C,distance:u})}amongRiders(e,t){for(let n=0;n<t.count;n++){let i=t.centre(n,ti);if(i===0)continue;let[r,o]=this.project(ti);this.offer(e,t.pose(n),ti,Math.hypot(r-this.x,o-this.y),this.camera.depth(ti.x,ti.y,ti.z),.9*i)}}offer(e,t,n,i,r,o){let a=this.camera.pixel(r),l=i-o/a;if(l<=0){let c=r-Math.sqrt(Math.max(0,o*o-(i*a)**2));if(c>=this.depth)return;this.depth=c,this.best={body:e,place:t,hold:-1,point:n.clone(),distance:0}}else this.depth===1/0&&l<(this.best?.distance??this.reach)&&(this.best={body:e,place:t,hold:-1,point:n.clone(),distance:l})}};function EC(s,e,t,n,i,r,o){let a=null,l=o;return e.forEach((c,h)=>{let u=s.holds[h];if(!(!c||!u))for(let d=0;d<c.grips.length;d++){c.grip(d,io);let f=fx(c,t,t.depth(io.x,io.y,io.z)),[p,y]=n(io),m=Math.max(0,Math.hypot(p-i,y-r)-f);m<l&&(l=m,a={body:u.body,place:u.index,hold:h,point:io.clone(),distance:m})}}),a}function CC(s,e){let t=s.bodies[e.body].count,n=TC*t;s.holds.forEach((i,r)=>{let o=Math.abs(i.index-e.place);i.body!==e.body||o>n||(n=o,e.hold=r)}),e.hold>=0&&(e.place=s.holds[e.hold].index)}function RC(s,e,t,n,i,r){let o=t-s,a=n-e,l=o*o+a*a;return l>0?Math.min(1,Math.max(0,((i-s)*o+(r-e)*a)/l)):0}var io=new C,ti=new C,nl=new Float32Array(0);var Ng={plain:[{name:"plain",ratio:.5,shadows:0,contact:!1,detail:{sides:4,rings:160},strands:900,points:10,leaves:12e3,twigs:12e3,late:1/0},{name:"low",ratio:1,shadows:0,contact:!1,detail:{sides:5,rings:200},strands:2200,points:12,leaves:25e3,twigs:24e3,late:70},{name:"medium",ratio:1,shadows:0,contact:!0,detail:{sides:6,rings:260},strands:5e3,points:14,leaves:5e4,twigs:6e4,late:32}],rich:[{name:"low",ratio:.75,shadows:0,contact:!0,detail:{sides:8,rings:320},strands:1e4,points:16,leaves:8e4,twigs:6e4,late:1/0},{name:"medium",ratio:1,shadows:1024,contact:!0,detail:{sides:12,rings:500},strands:24e3,points:22,leaves:2e5,twigs:12e4,late:36},{name:"high",ratio:2,shadows:2048,contact:!0,detail:{sides:18,rings:900},strands:6e4,points:30,leaves:6e5,twigs:4e5,late:26}]},PC=17.8,IC=24,LC=300,nf=class{constructor(e,t,n){this.grade=e;this.software=n;let i=Ng[e].findIndex(r=>r.name===t);this.ceiling=Ng[e].length-1,this.fixed=i>=0,this.level=this.fixed?i:this.ceiling}grade;software;level;interval=16.7;frames=0;ceiling;fixed;get current(){let e=Ng[this.grade][this.level];return!this.software||this.grade==="plain"?e:{...e,strands:Math.min(e.strands,6e3),points:Math.min(e.points,20),leaves:Math.min(e.leaves,6e4)}}measure(e){return e>2e3||(this.interval+=(e-this.interval)*(e>150?.3:.08),this.frames+=Math.max(1,e/50),this.fixed)?!1:this.interval>this.current.late&&this.frames>IC&&this.level>0?(this.ceiling=this.level-1,this.change(-1)):this.interval<PC&&this.frames>LC&&this.level<this.ceiling?this.change(1):!1}change(e){return this.level+=e,this.frames=0,this.interval=20,!0}};var FC=4096,Ax=.24,kC=2.5,DC=250,Tx=.001,NC=900,Ug={light:{point:"#20262c",press:"#d0421a",rub:"#0b69b7"},dark:{point:"#f2f5f7",press:"#ff8357",rub:"#6cb6ff"}},zc=class{mesh;positions=new Float32Array(0);n=0;constructor(e){this.mesh=new De(new $e,new _i({toneMapped:!1,depthTest:!1,transparent:!0,side:kt})),this.mesh.frustumCulled=!1,this.mesh.renderOrder=e}begin(e){this.n=0,!(this.positions.length>=9*e)&&(this.positions=new Float32Array(9*Math.ceil(1.5*e)),this.mesh.geometry.dispose(),this.mesh.geometry.setAttribute("position",new Fe(this.positions,3).setUsage(yn)))}corner(e,t,n){let{positions:i}=this;i[this.n++]=e,i[this.n++]=t,i[this.n++]=n}line(e,t,n,i,r,o,a,l,c,h,u){let d=e+h*i,f=t+h*r,p=n+h*o,y=u*a,m=u*l,g=u*c;this.corner(e-y,t-m,n-g),this.corner(e+y,t+m,n+g),this.corner(d+y,f+m,p+g),this.corner(e-y,t-m,n-g),this.corner(d+y,f+m,p+g),this.corner(d-y,f-m,p-g)}arrow(e,t,n,i,r,o,a,l){let c=il,h=r*(c.z-n)-o*(c.y-t),u=o*(c.x-e)-i*(c.z-n),d=i*(c.y-t)-r*(c.x-e),f=Math.hypot(h,u,d)||1;h/=f,u/=f,d/=f;let p=Math.min(.6*a,9*l),y=a-p,m=.42*p;this.line(e,t,n,i,r,o,h,u,d,y,Math.min(1.4*l,.3*m));let g=e+y*i,v=t+y*r,A=n+y*o;this.corner(g-m*h,v-m*u,A-m*d),this.corner(g+m*h,v+m*u,A+m*d),this.corner(e+a*i,t+a*r,n+a*o)}dot(e,t,n,i){for(let r=1;r<Mr-1;r++)this.spoke(e,t,n,i,0),this.spoke(e,t,n,i,r),this.spoke(e,t,n,i,r+1)}ring(e,t,n,i,r){for(let o=0;o<Mr;o++)this.spoke(e,t,n,i,o),this.spoke(e,t,n,r,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,i,o),this.spoke(e,t,n,r,o+1),this.spoke(e,t,n,i,o+1)}end(){this.mesh.visible=this.n>0,this.mesh.geometry.setDrawRange(0,this.n/3);let e=this.mesh.geometry.getAttribute("position");e&&(e.needsUpdate=!0)}spoke(e,t,n,i,r){let o=i*UC[r%Mr],a=i*OC[r%Mr];this.corner(e+o*rf.x+a*of.x,t+o*rf.y+a*of.y,n+o*rf.z+a*of.z)}},Mr=10,UC=Array.from({length:Mr},(s,e)=>Math.cos(2*Math.PI*e/Mr)),OC=Array.from({length:Mr},(s,e)=>Math.sin(2*Math.PI*e/Mr)),af=class{group=new At;parts=null;count=0;sliding=0;pressing=0;perNewton=0;points=new zc(46);press=new zc(45);rub=new zc(45);large=0;seen=0;forces=new Float32Array(0);constructor(){this.group.add(this.points.mesh,this.press.mesh,this.rub.mesh),this.group.visible=!1}setTheme(e){this.points.mesh.material.color.set(Ug[e].point),this.press.mesh.material.color.set(Ug[e].press),this.rub.mesh.material.color.set(Ug[e].rub)}forget(){this.large=this.perNewton=this.count=this.sliding=this.pressing=0,this.group.visible=!1}update(e,t,n,i,r){let{parts:o}=this,{at:a,count:l,known:c}=e.contacts;if(this.group.visible=o!==null&&c,this.count=l,!o||!c)return;this.weigh(e,r,i);let h=Math.min(l,FC);this.points.begin((2*Mr+2)*h),this.press.begin(3*h),this.rub.begin(3*h);let u=Math.max(.35,Math.min(1,Math.sqrt(DC/l))),d=e.floats,f=e.words;n.camera.matrixWorld.extractBasis(rf,of,il),il.setFromMatrixPosition(n.camera.matrixWorld);for(let p=0,y=a;p<h;p++,y+=ga){let m=d[y+2],g=d[y+3],v=d[y+4],A=u*n.pixel(n.depth(m,g,v)),_=t[f[y]>>>16]?.motion==="static"?-1:1,R=_*d[y+5],S=_*d[y+6],b=_*d[y+7],M=_*d[y+8],D=_*d[y+9],P=_*d[y+10],L=M*R+D*S+P*b;if(o.points){let O=L<Tx*this.large;!O&&f[y+1]&1?this.points.ring(m,g,v,3.4*A,5.2*A):this.points.dot(m,g,v,(O?1.5:2.7)*A)}o.normals&&this.normal(m,g,v,R,S,b,A),o.pressing&&this.arrow(this.press,m,g,v,L*R,L*S,L*b,A,i),o.rubbing&&this.arrow(this.rub,m,g,v,M-L*R,D-L*S,P-L*b,A,i)}for(let p of[this.points,this.press,this.rub])p.end()}normal(e,t,n,i,r,o,a){sf.set(i,r,o).cross(BC.set(il.x-e,il.y-t,il.z-n)).normalize(),this.points.line(e,t,n,i,r,o,sf.x,sf.y,sf.z,16*a,.6*a)}arrow(e,t,n,i,r,o,a,l,c){let h=Math.hypot(r,o,a),u=Math.min(h*this.perNewton,kC*Ax*c);u>2.5*l&&e.arrow(t,n,i,r/h,o/h,a/h,u,l)}weigh(e,t,n){let{at:i,count:r}=e.contacts,o=e.floats;this.forces.length<r&&(this.forces=new Float32Array(2*r)),this.pressing=this.sliding=0;for(let u=0,d=i;u<r;u++,d+=ga){let f=o[d+8]*o[d+5]+o[d+9]*o[d+6]+o[d+10]*o[d+7];this.forces[u]=Math.hypot(o[d+8],o[d+9],o[d+10]),this.pressing+=Math.max(0,f),f>Tx*this.large&&(this.sliding+=e.words[d+1]&1)}let a=this.forces.subarray(0,r).sort(),l=r>0?a[Math.min(r-1,Math.floor(.97*r))]:0,c=Math.min(1e3,t-this.seen);if(this.seen=t,!(l>0))return;this.large=this.large===0?l:this.large+(l-this.large)*(1-Math.exp(-c/NC));let h=Ax*n/this.large;(this.perNewton===0||this.perNewton>2*h||this.perNewton<.4*h)&&(this.perNewton=Og(1.25*h))}};function Og(s){let e=10**Math.floor(Math.log10(s));return(s/e>=5?5:s/e>=2?2:1)*e}var rf=new C,of=new C,il=new C,sf=new C,BC=new C;var Bg=[-.5,-.5,0,.5,-.5,0,.5,.5,0,-.5,.5,0],hf=class{constructor(e,t){this.infos=e;this.panes=e.map(n=>({info:n,mesh:new De(new kn,zC(n.size)),rim:Cx(),effort:new vs(t)}));for(let{mesh:n,rim:i,effort:r,info:o}of this.panes)n.renderOrder=20,i.renderOrder=21,n.scale.set(o.size[0],o.size[1],1),i.scale.copy(n.scale),this.group.add(n,i,r.group);this.asked.material.opacity=.5,this.group.add(this.asked)}infos;group=new At;panes;asked=Cx();forces=new ai;torques=new ai;update(e,t,n,i,r,o){if(this.panes.forEach((l,c)=>{let{info:h,mesh:u,rim:d,effort:f}=l,p=e.floats,y=e.probes.at+h.probes;zg(e,h,u.position,u.quaternion),d.position.copy(u.position),d.quaternion.copy(u.quaternion);let m=p[y+xn.held]>0,g=o?.plane===c;lf.set(h.colour??"#4a7fd4"),g&&lf.copy(Ji.color),d.material.color.copy(lf),d.material.opacity=m?1:.75,u.material.uniforms.colour.value.copy(lf).convertLinearToSRGB(),u.material.uniforms.holds.value=m?1:0;for(let v=0;v<3;v++)cf[v]=p[y+xn.torque+v],cf[3+v]=p[y+xn.force+v];t&&m&&cf.every(Number.isFinite)?f.show(cf,0,u.position,n,this.forces,this.torques,i,r):f.hide()}),this.asked.visible=o!==null,!o)return;let{mesh:a}=this.panes[o.plane];this.asked.position.fromArray(o.pose),this.asked.quaternion.fromArray(o.pose,3),this.asked.scale.copy(a.scale),this.asked.material.color.copy(Ji.color),this.asked.visible=this.asked.position.distanceTo(a.position)>.02*a.scale.x||this.asked.quaternion.angleTo(a.quaternion)>.03}corners(e,t){for(let n of this.infos)Ex(e,n,t)}centres(e,t){for(let n of this.infos)zg(e,n,uf,Gg),t(uf)}pick(e,t,n,i,r){let o=-1,a=r;return this.infos.forEach((l,c)=>{let h=[];Ex(e,l,u=>h.push([...t(u)])),h.forEach((u,d)=>{let f=GC(h[(d+3)%4],u,n,i);f<a&&([o,a]=[c,f])})}),o}dispose(){this.group.removeFromParent();for(let{mesh:e,rim:t,effort:n}of this.panes){for(let i of[e,t])i.geometry.dispose(),i.material.dispose();n.dispose()}this.asked.geometry.dispose(),this.asked.material.dispose()}};function Ex(s,e,t){zg(s,e,uf,Gg);for(let n=0;n<12;n+=3)t(VC.set(Bg[n]*e.size[0],Bg[n+1]*e.size[1],0).applyQuaternion(Gg).add(uf))}function zg(s,e,t,n){let i=s.probes.at+e.probes+xn.pose,r=e.probes>=0&&Number.isFinite(s.floats[i]);t.fromArray(r?s.floats:e.frame,r?i:0),n.fromArray(r?s.floats:e.frame,(r?i:0)+3).normalize()}function Cx(){let s=new $e().setAttribute("position",new Fe(new Float32Array(Bg),3)),e=new lc(s,new Vs({transparent:!0,toneMapped:!1,depthWrite:!1}));return e.frustumCulled=!1,e}function zC(s){return new Ft({transparent:!0,depthWrite:!1,side:kt,toneMapped:!1,uniforms:{colour:{value:new le},holds:{value:0},size:{value:[...s]}},vertexShader:"varying vec2 p; uniform vec2 size; void main() { p = position.xy * size; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",fragmentShader:`
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
      }`})}function GC([s,e],[t,n],i,r){let o=t-s,a=n-e,l=o*o+a*a,c=l>0?Math.min(1,Math.max(0,((i-s)*o+(r-e)*a)/l)):0;return Math.hypot(s+c*o-i,e+c*a-r)}var uf=new C,Gg=new ze,VC=new C,lf=new le,cf=new Float32Array(6);var HC=7,Vo=1024,df=class{constructor(e,t,n){this.slots=e;let i=Math.max(1,Math.ceil(e.length/Vo));this.place=new Float32Array(4*Vo*i),this.turn=n?new Float32Array(4*Vo*i):null,e.forEach((r,o)=>this.place[4*o+3]=t(r)),this.places=Ho(this.place,Vo,i),this.turns=this.turn&&Ho(this.turn,Vo,i)}slots;places;turns;place;turn;update(e,t,n){let{slots:i,place:r,turn:o}=this;for(let a=0;a<i.length;a++){if(i[a]>=n)continue;let l=t+HC*i[a];r[4*a]=e[l],r[4*a+1]=e[l+1],r[4*a+2]=e[l+2],o&&(o[4*a]=e[l+3],o[4*a+1]=e[l+4],o[4*a+2]=e[l+5],o[4*a+3]=e[l+6])}this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function Ho(s,e,t){let n=new Ao(s,e,t,Ui,Si);return n.minFilter=n.magFilter=Cn,n}var Gc=`
  uniform highp sampler2D places, turns;
  vec4 placeAt(float slot) { int i = int(slot + 0.5); return texelFetch(places, ivec2(i & ${Vo-1}, i >> 10), 0); }
  vec4 turnAt(float slot) { int i = int(slot + 0.5); return texelFetch(turns, ivec2(i & ${Vo-1}, i >> 10), 0); }
  vec3 turned(vec4 q, vec3 v) { return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
  // Catmull–Rom: place and direction between b and c
  vec3 spline(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return b + 0.5 * f * (c - a + f * (2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a)));
  }
  vec3 slope(vec3 a, vec3 b, vec3 c, vec3 d, float f) {
    return 0.5 * (c - a + f * (2.0 * (2.0 * a - 5.0 * b + 4.0 * c - d) + 3.0 * f * (3.0 * (b - c) + d - a)));
  }`;function Vg(s,e,t,n){let i=Rx[s]??Rx.plastic;if(e==="plain"){let[o,a]=t?[.25*i.shine,12]:[i.shine,i.shininess],l=new Dn({shininess:a,opacity:i.opacity??1,transparent:i.opacity!==void 0});return l.specular.setScalar(o),Px(l,i.plain,s,n)}let r=new Zi({metalness:t?.15*i.metal:i.metal,roughness:t?Math.max(.55,i.rough):i.rough,clearcoat:t?0:i.coat,clearcoatRoughness:.22,opacity:i.opacity??1,transparent:i.opacity!==void 0});return Px(r,i.rich,s,n)}var ff=`
  if (vGrain.w < -0.5) {
    float z = abs(vGrain.z), w = fwidth(vGrain.z);
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.9, 0.87, 0.8), 0.9 * (1.0 - smoothstep(0.11 - w, 0.11 + w, z)));
  }`,WC=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float bend = noise(g * vec3(2.2, 4.0, 4.0));
    float rings = 6.5 * length(g.yz * vec2(1.0, 1.25) + vec2(0.38, 0.62 + 0.2 * sin(vSeed * 37.0))) + 1.1 * bend;
    float late = fract(rings);
    late = smoothstep(0.15, 0.85, late) * (1.0 - smoothstep(0.88, 1.0, late));
    float fibre = noise(g * vec3(5.0, 120.0, 120.0));
    diffuseColor.rgb *= (1.06 - 0.27 * late) * (0.92 + 0.16 * fibre) * (0.94 + 0.12 * fract(vSeed * 13.7));
    diffuseColor.rgb *= mix(vec3(1.0), vec3(1.0, 0.93, 0.84), late);
  }`,XC=`
  {
    vec3 g = vGrain.xyz + vec3(vSeed * 7.3, 0.13 * sin(vSeed * 91.0), 0.0);
    float late = fract(6.5 * length(g.yz + vec2(0.38, 0.62)) + 0.5 * sin(5.0 * g.x + 6.0 * vSeed));
    diffuseColor.rgb *= 1.06 - 0.24 * smoothstep(0.1, 0.9, late) * (1.0 - smoothstep(0.9, 1.0, late));
  }`,qC=`
  {
    vec3 g = vGrain.xyz + vSeed * 5.1;
    diffuseColor.rgb *= 0.86 + 0.16 * noise(g * 9.0) + 0.14 * noise(g * 70.0);
  }`,Rx={plastic:{metal:0,rough:.36,coat:.45,shine:.2,shininess:50,rich:ff,plain:ff},wood:{metal:0,rough:.56,coat:.22,shine:.07,shininess:22,rich:WC,plain:XC},metal:{metal:.82,rough:.26,coat:0,shine:.65,shininess:90,rich:"",plain:""},stone:{metal:0,rough:.85,coat:0,shine:.03,shininess:10,rich:qC,plain:""},rubber:{metal:0,rough:.88,coat:0,shine:.06,shininess:8,rich:ff,plain:ff},glass:{metal:0,rough:.04,coat:1,shine:.8,shininess:120,opacity:.42,rich:"",plain:""}};function Ix(s){let e=new Hs({depthPacking:Fo});return e.onBeforeCompile=t=>Lx(t,s),e.customProgramCacheKey=()=>"shadow of solids",e}function Px(s,e,t,n){return s.vertexColors=n!==null,s.onBeforeCompile=i=>{i.vertexShader=i.vertexShader.replace("#include <common>",`#include <common>
attribute vec4 grain;
varying vec4 vGrain;
varying float vSeed;`).replace("#include <begin_vertex>",`#include <begin_vertex>
        vGrain = grain;
        vSeed = fract(0.618034 * float(${n?"slot":"gl_InstanceID"}) + 0.381966 * max(0.0, grain.w));`),n&&Lx(i,n),i.fragmentShader=i.fragmentShader.replace("#include <common>",`#include <common>
varying vec4 vGrain;
varying float vSeed;
${e.includes("noise(")?Hg:""}`).replace("#include <color_fragment>",`#include <color_fragment>
${e}`)},s.customProgramCacheKey=()=>`${t} of a solid${n?", placed":""}`,s}function Lx(s,e){s.uniforms.places={value:e.places},s.uniforms.turns={value:e.turns},s.vertexShader=s.vertexShader.replace("#include <common>",`#include <common>
attribute float slot;
${Gc}`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
objectNormal = turned(turnAt(slot), objectNormal);`).replace("#include <begin_vertex>",`#include <begin_vertex>
transformed = turned(turnAt(slot), transformed) + placeAt(slot).xyz;`)}var Hg=`
  float hashed(vec3 p) { p = fract(p * 0.3183099 + 0.1); p *= 17.0; return fract(p.x * p.y * p.z * (p.x + p.y + p.z)); }
  float noise(vec3 p) {
    vec3 i = floor(p), f = fract(p);
    f = f * f * (3.0 - 2.0 * f);
    return mix(
      mix(mix(hashed(i), hashed(i + vec3(1, 0, 0)), f.x), mix(hashed(i + vec3(0, 1, 0)), hashed(i + vec3(1, 1, 0)), f.x), f.y),
      mix(mix(hashed(i + vec3(0, 0, 1)), hashed(i + vec3(1, 0, 1)), f.x), mix(hashed(i + vec3(0, 1, 1)), hashed(i + vec3(1, 1, 1)), f.x), f.y), f.z);
  }`;var $C=7,Vc=1024,pf=class{constructor(e,t,n){this.members=n;this.mesh=new ei(e,t,n.length),this.mesh.instanceMatrix.setUsage(yn)}members;mesh;update(e){let t=this.mesh.instanceMatrix.array;this.members.forEach((n,i)=>{let r=e.bodies[n];r&&r.count>0&&Wg(e.floats,r.at,t,16*i)}),this.mesh.instanceMatrix.needsUpdate=!0}tint(e,t){this.mesh.setColorAt(e,t),this.mesh.instanceColor.needsUpdate=!0}dispose(){this.mesh.dispose()}},mf=class{constructor(e){this.bodies=e;let t=Math.max(1,Math.ceil(e/Vc));this.place=new Float32Array(4*Vc*t),this.turn=new Float32Array(4*Vc*t),this.places=Ho(this.place,Vc,t),this.turns=Ho(this.turn,Vc,t)}bodies;places;turns;place;turn;update(e){let{place:t,turn:n}=this,i=e.floats;for(let r=0;r<this.bodies;r++){let o=e.bodies[r];if(!(!o||o.count===0)){for(let a=0;a<3;a++)t[4*r+a]=i[o.at+a];for(let a=3;a<$C;a++)n[4*r+a-3]=i[o.at+a]}}this.places.needsUpdate=this.turns.needsUpdate=!0}dispose(){this.places.dispose(),this.turns.dispose()}},gf=class{constructor(e,t,n,i){this.members=n;let r=e.reduce((f,p)=>f+p.getAttribute("position").count,0),o=e.reduce((f,p)=>f+(p.index?.count??p.getAttribute("position").count),0),a={position:[new Float32Array(3*r),3],normal:[new Float32Array(3*r),3],grain:[new Float32Array(4*r),4]},l=new Float32Array(r),c=new Uint32Array(o),h=0,u=0;e.forEach((f,p)=>{let y=f.getAttribute("position").count;this.starts.push(h);for(let[g,[v,A]]of Object.entries(a))v.set(f.getAttribute(g).array,A*h);l.fill(n[p],h,h+y);let m=f.index?.count??y;for(let g=0;g<m;g++)c[u++]=h+(f.index?f.index.getX(g):g);h+=y}),this.starts.push(h);let d=new $e;for(let[f,[p,y]]of Object.entries(a))d.setAttribute(f,new Fe(p,y));d.setAttribute("slot",new Fe(l,1)),d.setAttribute("color",this.colours=new Fe(new Float32Array(3*r),3)),d.setIndex(new Fe(c,1)),this.mesh=new De(d,t),this.mesh.customDepthMaterial=Ix(i)}members;mesh;starts=[];colours;update(){}tint(e,t){for(let n=this.starts[e];n<this.starts[e+1];n++)this.colours.setXYZ(n,t.r,t.g,t.b);this.colours.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.customDepthMaterial?.dispose()}};function Wg(s,e,t,n){let i=s[e+3],r=s[e+4],o=s[e+5],a=s[e+6],l=2/(i*i+r*r+o*o+a*a||1);t[n]=1-l*(r*r+o*o),t[n+1]=l*(i*r+a*o),t[n+2]=l*(i*o-a*r),t[n+4]=l*(i*r-a*o),t[n+5]=1-l*(i*i+o*o),t[n+6]=l*(r*o+a*i),t[n+8]=l*(i*o+a*r),t[n+9]=l*(r*o-a*i),t[n+10]=1-l*(i*i+r*r),t[n+12]=s[e],t[n+13]=s[e+1],t[n+14]=s[e+2],t[n+15]=1}var Hc=new C;function ji(s,e,t,n,i,r){let o=2*Math.PI*i/4,a=Math.max(r-2*i,0),l=Math.PI/4;Hc.copy(e),Hc[n]=0,Hc.normalize();let c=.5*o/(o+a),h=1-Hc.angleTo(s)/l;return Math.sign(Hc[t])===1?h*c:a/(o+a)+c+c*(1-h)}var sl=class s extends yi{constructor(e=1,t=1,n=1,i=2,r=.1){let o=i*2+1;if(r=Math.min(e/2,t/2,n/2,r),super(1,1,1,o,o,o),this.type="RoundedBoxGeometry",this.parameters={width:e,height:t,depth:n,segments:i,radius:r},o===1)return;let a=this.toNonIndexed();this.index=null,this.attributes.position=a.attributes.position,this.attributes.normal=a.attributes.normal,this.attributes.uv=a.attributes.uv;let l=new C,c=new C,h=new C(e,t,n).divideScalar(2).subScalar(r),u=this.attributes.position.array,d=this.attributes.normal.array,f=this.attributes.uv.array,p=u.length/6,y=new C,m=.5/o;for(let g=0,v=0;g<u.length;g+=3,v+=2)switch(l.fromArray(u,g),c.copy(l),c.x-=Math.sign(c.x)*m,c.y-=Math.sign(c.y)*m,c.z-=Math.sign(c.z)*m,c.normalize(),u[g+0]=h.x*Math.sign(l.x)+c.x*r,u[g+1]=h.y*Math.sign(l.y)+c.y*r,u[g+2]=h.z*Math.sign(l.z)+c.z*r,d[g+0]=c.x,d[g+1]=c.y,d[g+2]=c.z,Math.floor(g/p)){case 0:y.set(1,0,0),f[v+0]=ji(y,c,"z","y",r,n),f[v+1]=1-ji(y,c,"y","z",r,t);break;case 1:y.set(-1,0,0),f[v+0]=1-ji(y,c,"z","y",r,n),f[v+1]=1-ji(y,c,"y","z",r,t);break;case 2:y.set(0,1,0),f[v+0]=1-ji(y,c,"x","z",r,e),f[v+1]=ji(y,c,"z","x",r,n);break;case 3:y.set(0,-1,0),f[v+0]=1-ji(y,c,"x","z",r,e),f[v+1]=1-ji(y,c,"z","x",r,n);break;case 4:y.set(0,0,1),f[v+0]=1-ji(y,c,"x","y",r,e),f[v+1]=1-ji(y,c,"y","x",r,t);break;case 5:y.set(0,0,-1),f[v+0]=ji(y,c,"x","y",r,e),f[v+1]=1-ji(y,c,"y","x",r,t);break}}static fromJSON(e){return new s(e.width,e.height,e.depth,e.segments,e.radius)}};function yf(s,e=!1){let t=s[0].index!==null,n=new Set(Object.keys(s[0].attributes)),i=new Set(Object.keys(s[0].morphAttributes)),r={},o={},a=s[0].morphTargetsRelative,l=new $e;l.morphTargetsRelative=a;let c=0;for(let h=0;h<s.length;++h){let u=s[h],d=0,f=0;if(t!==(u.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let p in u.attributes){if(!n.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have compatible attributes; make sure "'+p+'" attribute exists among all geometries, or in none of them.'),null;r[p]===void 0&&(r[p]=[]),r[p].push(u.attributes[p]),d++}if(d!==n.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of attributes."),null;if(a!==u.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let p in u.morphAttributes){if(!i.has(p))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+".  .morphAttributes must be consistent throughout all geometries."),null;if(u.morphAttributes[p].length!==s[0].morphAttributes[p].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+'. All geometries must have the same number of morph targets for the "'+p+'" morph attribute.'),null;o[p]===void 0&&(o[p]=[]),o[p].push(u.morphAttributes[p]),f++}if(f!==i.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". Make sure all geometries have the same number of morph attributes."),null;if(e){let p;if(t)p=u.index.count;else if(u.attributes.position!==void 0)p=u.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+h+". The geometry must have either an index or a position attribute"),null;l.addGroup(c,p,h),c+=p}}if(t){let h=0,u=[];for(let d=0;d<s.length;++d){let f=s[d].index;for(let p=0;p<f.count;++p)u.push(f.getX(p)+h);h+=s[d].attributes.position.count}l.setIndex(u)}for(let h in r){let u=Fx(r[h]);if(!u)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" attribute."),null;l.setAttribute(h,u)}for(let h in o){let u=o[h][0].length;if(u!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[h]=[];for(let d=0;d<u;++d){let f=[];for(let y=0;y<o[h].length;++y)f.push(o[h][y][d]);let p=Fx(f);if(!p)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+h+" morphAttribute."),null;l.morphAttributes[h].push(p)}}}return l}function Fx(s){let e,t,n,i=-1,r=0;for(let c=0;c<s.length;++c){let h=s[c];if(e===void 0&&(e=h.array.constructor),e!==h.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=h.itemSize),t!==h.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(n===void 0&&(n=h.normalized),n!==h.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(i===-1&&(i=h.gpuType),i!==h.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=h.count*t}let o=new e(r),a=new Fe(o,t,n),l=0;for(let c=0;c<s.length;++c){let h=s[c];if(h.isInterleavedBufferAttribute){let u=l/t;for(let d=0,f=h.count;d<f;d++)for(let p=0;p<t;p++){let y=h.getComponent(d,p);a.setComponent(d+u,p,y)}}else o.set(h.array,l);l+=h.count*t}return i!==void 0&&(a.gpuType=i),a}function Dx(s,e=1e-4){e=Math.max(e,Number.EPSILON);let t={},n=s.getIndex(),i=s.getAttribute("position"),r=n?n.count:i.count,o=0,a=Object.keys(s.attributes),l=[],c=new Map,h=[],u=["getX","getY","getZ","getW"],d=e*.5,f=Math.log10(1/e),p=Math.pow(10,f),y=d*p;for(let g=0;g<r;g++){let v=n?n.getX(g):g,A="";for(let _=0,R=a.length;_<R;_++){let S=a[_],b=s.getAttribute(S),M=b.itemSize;for(let D=0;D<M;D++)A+=`${Math.trunc(b[u[D]](v)*p+y)},`}A in t?h.push(t[A]):(l.push(v),t[A]=o,h.push(o),o++)}let m=s.clone();for(let g in s.attributes)m.setAttribute(g,kx(s.attributes[g],l,c));for(let g in s.morphAttributes)m.morphAttributes[g]=s.morphAttributes[g].map(v=>kx(v,l,c));return m.setIndex(h),m}function Nx(s,e=Math.PI/3){let t=s.index?s.toNonIndexed():s,n=t.attributes.position,i=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(i*3);for(let _=0;_<i;_++)r[3*_+0]=n.getX(_),r[3*_+1]=n.getY(_),r[3*_+2]=n.getZ(_)}let o=Math.cos(e),a=(1+1e-10)*100,l=i/3,c=new Float64Array(l*3);for(let _=0;_<l;_++){let R=9*_,S=r[R+0],b=r[R+1],M=r[R+2],D=r[R+3],P=r[R+4],L=r[R+5],O=r[R+6],G=r[R+7],k=r[R+8],W=O-D,$=G-P,H=k-L,ae=S-D,Y=b-P,j=M-L,te=$*j-H*Y,de=H*ae-W*j,he=W*Y-$*ae,Q=1/(Math.sqrt(te*te+de*de+he*he)||1);c[3*_+0]=te*Q,c[3*_+1]=de*Q,c[3*_+2]=he*Q}let h=new Int32Array(i),u=new Float64Array(i*3),d=1;for(;d<i*2;)d<<=1;let f=d-1,p=new Int32Array(d),y=0;for(let _=0;_<i;_++){let R=3*_,S=Math.trunc(r[R+0]*a),b=Math.trunc(r[R+1]*a),M=Math.trunc(r[R+2]*a),D=(Math.imul(S,73856093)^Math.imul(b,19349663)^Math.imul(M,83492791))&f;for(;;){let P=p[D];if(P===0){let O=3*y;u[O+0]=S,u[O+1]=b,u[O+2]=M,p[D]=y+1,h[_]=y++;break}let L=3*(P-1);if(u[L+0]===S&&u[L+1]===b&&u[L+2]===M){h[_]=P-1;break}D=D+1&f}}let m=new Int32Array(y+1);for(let _=0;_<i;_++)m[h[_]+1]++;for(let _=0;_<y;_++)m[_+1]+=m[_];let g=new Int32Array(i),v=m.slice(0,y);for(let _=0;_<l;_++){let R=3*_;g[v[h[R+0]]++]=_,g[v[h[R+1]]++]=_,g[v[h[R+2]]++]=_}let A=new Float32Array(i*3);for(let _=0;_<l;_++){let R=3*_,S=c[R+0],b=c[R+1],M=c[R+2];for(let D=0;D<3;D++){let P=R+D,L=h[P],O=0,G=0,k=0;for(let $=m[L],H=m[L+1];$<H;$++){let ae=3*g[$],Y=c[ae+0],j=c[ae+1],te=c[ae+2];S*Y+b*j+M*te>o&&(O+=Y,G+=j,k+=te)}let W=1/(Math.sqrt(O*O+G*G+k*k)||1);A[3*P+0]=O*W,A[3*P+1]=G*W,A[3*P+2]=k*W}}return t.setAttribute("normal",new Fe(A,3,!1)),t}function kx(s,e,t=new Map){let n=s.isInterleavedBufferAttribute,i=n?s.data:s,r=n?i.stride:s.itemSize,o=n?t.get(i):void 0;if(o===void 0){let l=new i.array.constructor(e.length*r);for(let c=0;c<e.length;c++)for(let h=0;h<r;h++)l[c*r+h]=i.array[e[c]*r+h];o=n?new i.constructor(l,r,i.meshPerAttribute):new s.constructor(l,s.itemSize,s.normalized,s.meshPerAttribute),o.setUsage(i.usage),n&&t.set(i,o)}let a=n?new s.constructor(o,s.itemSize,s.offset,s.normalized):o;return a.name=s.name,n||(a.gpuType=s.gpuType),a}var Gx=.05,YC=.55,ZC=200,KC=5,JC=-1;function qg(s,e,t){let n=s[e];if(n?.kind!=="compound")return Bx(Ux(n,t,1/0),n,0);let i=Gx*Math.min(...n.parts.map(o=>Vx(s[o.geometry]))),r=n.parts.map(({geometry:o,position:a,rotation:l},c)=>{zx.compose(Ai.fromArray(a),tR.fromArray(l).normalize(),nR);let h=Bx(Ux(s[o],t,i),s[o],c);return(h.index?h.toNonIndexed():h).applyMatrix4(zx)});return r.length>0?yf(r):new $e().setAttribute("position",new Fe(new Float32Array(0),3))}function Vx(s){switch(s?.kind){case"box":return Math.min(...s.size);case"cylinder":return Math.min(2*s.radius,s.length);case"cone":return Math.min(s.radius,s.length);default:return 1/0}}function Ux(s,e,t){let n=Math.min(Gx*Vx(s),t);switch(s?.kind){case"box":return jC(s.size,s.round,n,e);case"sphere":return vf(Xg(0,s.radius,-90,90,e.around/2),e.around);case"capsule":return vf([...Xg(-s.length/2,s.radius,-90,0,e.around/4),...Xg(s.length/2,s.radius,0,90,e.around/4)],e.around);case"cylinder":{let{radius:i,length:r}=s;return vf(Ox([[0,-r/2],[i,-r/2],[i,r/2],[0,r/2]],s.round||n,e.bevel),e.around)}case"cone":{let{radius:i,length:r}=s;return vf(Ox([[0,-r/2],[i,-r/2],[0,r/2]],n,e.bevel),e.around)}case"mesh":return QC(Ds(s.vertices),rr(s.triangles),e);default:return new yi(.001,.001,.001)}}function jC([s,e,t],n,i,{bevel:r}){let o=Math.min(n||i,.499*Math.min(s,e,t));return r>0||n?new sl(s,e,t,Math.max(1,Math.min(r,3)),o):new yi(s,e,t)}function QC(s,e,{bevel:t}){let n=new $e;return n.setAttribute("position",new Fe(s,3)),n.setIndex(t>0||e.length<3*ZC?new Fe(e,1):eR(s,e)),Nx(n,YC)}function eR(s,e){let t=[1/0,1/0,1/0],n=0;for(let a=0;a<s.length;a++)t[a%3]=Math.min(t[a%3],s[a]);for(let a=0;a<s.length;a++)n=Math.max(n,s[a]-t[a%3]);let i=new Map,r=Array.from({length:s.length/3},(a,l)=>{let c=t.map((h,u)=>Math.floor(KC*(s[3*l+u]-h)/n)).join();return i.has(c)||i.set(c,l),i.get(c)}),o=[];for(let a=0;a<e.length;a+=3){let l=r[e[a]],c=r[e[a+1]],h=r[e[a+2]];l!==c&&c!==h&&h!==l&&o.push(l,c,h)}return o}function Xg(s,e,t,n,i){let r=Math.max(2,Math.round(i));return Array.from({length:r+1},(o,a)=>{let l=(t+(n-t)*a/r)*Math.PI/180,c=Math.abs(Math.cos(l))<1e-9?0:Math.cos(l);return[e*c,s+e*Math.sin(l),c,Math.sin(l)]})}function Ox(s,e,t){let n=s.slice(1).map(([r,o],a)=>{let l=r-s[a][0],c=o-s[a][1],h=Math.hypot(l,c)||1;return[l/h,c/h,h]}),i=[];return s.forEach(([r,o],a)=>{let l=n[a-1],c=n[a];if(!l||!c){let[m,g]=l??c;i.push([r,o,g,-m]);return}let h=Math.acos(Math.max(-1,Math.min(1,l[0]*c[0]+l[1]*c[1]))),u=Math.min(e*Math.tan(h/2),.45*l[2],.45*c[2]),d=u/Math.tan(h/2);if(t<1||!(u>0)){i.push([r,o,l[1],-l[0]],[r,o,c[1],-c[0]]);return}let f=r-l[0]*u-l[1]*d,p=o-l[1]*u+l[0]*d,y=Math.atan2(-l[0],l[1]);for(let m=0;m<=t;m++){let g=y+h*m/t;i.push([f+d*Math.cos(g),p+d*Math.sin(g),Math.cos(g),Math.sin(g)])}}),i}function vf(s,e){let t=Math.max(6,Math.round(e)),n=t+1,i=new Float32Array(3*n*s.length),r=new Float32Array(i.length),o=[];s.forEach(([l,c,h,u],d)=>{for(let f=0;f<=t;f++){let p=2*Math.PI*(f%t)/t,y=Math.cos(p),m=Math.sin(p),g=3*(d*n+f);if(i.set([l*y,l*m,c],g),r.set([h*y,h*m,u],g),d+1===s.length||f===t)continue;let v=d*n+f,A=v+n;l>0&&o.push(v,v+1,A),s[d+1][0]>0&&o.push(v+1,A+1,A)}});let a=new $e;return a.setAttribute("position",new Fe(i,3)),a.setAttribute("normal",new Fe(r,3)),a.setIndex(o),a}function Bx(s,e,t){s.deleteAttribute("uv"),s.clearGroups(),s.computeBoundingBox(),s.boundingBox.getSize(Ai);let n=e?.kind==="cylinder"||e?.kind==="cone"||e?.kind==="capsule"?2:Ai.x>=Ai.y&&Ai.x>=Ai.z?0:Ai.y>=Ai.z?1:2,i=Math.sqrt(Math.max(Ai.x,Ai.y,Ai.z)*Math.min(Ai.x,Ai.y,Ai.z))||1,r=s.getAttribute("position"),o=new Float32Array(4*r.count);for(let a=0;a<r.count;a++){for(let l=0;l<3;l++)o[4*a+l]=r.getComponent(a,(n+l)%3)/i;o[4*a+3]=e?.kind==="sphere"?JC:t}return s.setAttribute("grain",new Fe(o,4)),s}var zx=new qe,Ai=new C,tR=new ze,nR=new C(1,1,1);var Hx=["#c8553d","#4f7cac","#e0a458","#5b8e7d","#8e6c8a","#d9c8a9","#3f6c75","#b56576"],Wx=300,iR=.55,sR=1.2,wf=20,rR=.7,oR=["#7389a3","#93a7bd"],aR=.6,Mf=class{group=new At;drowse=!1;flocks=[];limbs=[];shapes=new Map;looks;table;drawing;colours=new Map;boxes=new Map;marks=new Map;spare=[];ropes;joints;blots=null;shading;greyed;geometries;bodies;hands;frame=null;within=new hn;constructor(e,t,n){this.bodies=e.bodies,this.geometries=e.geometries??[],this.hands=e.hands??[],this.greyed=new Uint8Array(this.bodies.length);let i=this.drawing=this.bodies.flatMap((l,c)=>l.kind==="rigid"&&!this.isGround(c)?[c]:[]),r=t==="rich"?i.length>Wx?{around:28,bevel:2}:{around:64,bevel:3}:i.length>Wx?{around:10,bevel:0}:{around:24,bevel:1};this.table=n?new mf(this.bodies.length):null;let o=new Map;for(let l of i){let c=this.bodies[l];this.addShape(c.geometry??-1,r),this.colours.set(l,this.isLimb(l)?new le(oR[l%2]):Wt(c.colour,this.colourOf(l)));let h=`${c.look} ${c.motion==="static"} ${this.isLimb(l)}${n?"":` ${c.geometry}`}`;o.has(h)||o.set(h,[]),o.get(h).push(l)}let a=new Map;for(let l of o.values())this.add(l,t,a);this.looks=[...a.values()],this.ropes=e.lines?.length?new Qg(e.lines):null,this.ropes&&this.group.add(this.ropes.mesh),this.joints=jg.of(e,Vg("plastic",t,!1,null),r),this.joints&&this.group.add(this.joints.mesh),this.shading=i.filter(l=>this.bodies[l].motion!=="static"),this.bodies.some((l,c)=>this.isGround(c))&&this.shading.length>0&&(this.blots=new Kg(this.shading.length),this.group.add(this.blots.mesh))}view(e){return new Jg(this.bodies[e],e,this)}isLimb(e){return this.bodies[e].hand!==void 0}showLimbs(e){for(let t of this.limbs)t.mesh.visible=e}reach(e){let t=this.hands[this.bodies[e].hand??-1],n=this.bodies[e].radius[0]??0;return this.isGround(e)?0:t?.bodies[0]===e?Math.max(n,aR*t.size):n}drawn(){let e={};for(let t of this.drawing){if(this.isLimb(t)&&!this.limbs.some(i=>i.mesh.visible))continue;let n=this.geometries[this.bodies[t].geometry??-1]?.kind??"?";e[n]=(e[n]??0)+1}return e}isGround(e){let t=this.bodies[e].geometry;return this.bodies[e].kind==="rigid"&&t!==void 0&&this.geometries[t]?.kind==="ground"}isFloor(e,t){if(!this.isGround(e))return!1;let n=t.bodies[e];if(!n||n.count===0)return!1;let i=t.floats[n.at+3],r=t.floats[n.at+4];return i*i+r*r<1e-8}setLevel(e){this.blots&&(this.blots.mesh.material.visible=e.contact)}settle(e){this.within.copy(e).expandByScalar(sR*e.getSize(Bi).length())}update(e,t,n,i){this.frame=e,this.table?.update(e);for(let r of this.flocks)r.update(e),this.doze(r,e);this.ropes?.update(e,t),this.joints?.update(e),this.shadeGround(e,n,i)}mark(e,t){let n=this.marks.get(e);if(!t){if(!n)return;n.visible=!1,this.marks.delete(e),this.spare.push(n);return}let i=this.shapes.get(this.bodies[e].geometry??-1);if(!i||this.isLimb(e))return;n||(n=this.spare.pop()??new ei(i,Bc(),1),n.frustumCulled=!1,this.group.add(n),this.marks.set(e,n)),n.visible=!0,n.geometry=i,n.material.uniforms.colour.value.copy(t.colour),n.material.uniforms.grow.value=t.width;let r=this.frame?.bodies[e];r&&r.count>0&&Wg(this.frame.floats,r.at,n.instanceMatrix.array,0),n.instanceMatrix.needsUpdate=!0}pick(e,t){let n=[];for(let r of this.drawing){let o=e.bodies[r];if(!o||o.count===0)continue;let a=this.bodies[r].radius[0]??0;Bn.fromArray(e.floats,o.at).sub(t.origin);let l=Bn.dot(t.direction),c=Bn.lengthSq()-l*l;l<-a||c>a*a||n.push({body:r,from:l-Math.sqrt(a*a-c)})}n.sort((r,o)=>r.from-o.from);let i=null;for(let{body:r,from:o}of n){if(i&&o>i.distance)break;let a=this.meet(t,r,e.bodies[r],e.floats);a&&(!i||a.distance<i.distance)&&(i=a)}return i}central(e,t){let n=null;for(let i of this.drawing){let r=e.bodies[i];if(!r||this.isFixed(i))continue;let o=Bn.fromArray(e.floats,r.at).distanceTo(t);(!n||o<n.distance)&&(n={body:i,point:Bn.clone(),local:new C,distance:o,fixed:!1})}return n}nearby(e,t,n,i){let r=null;for(let o of this.drawing){let a=e.bodies[o];if(!a||a.count===0||this.isFixed(o))continue;this.boxes.get(this.bodies[o].geometry??-1).getCenter(Bn),Bn.applyQuaternion(Sr.fromArray(e.floats,a.at+3).normalize()).add(vi.fromArray(e.floats,a.at));let[l,c]=t(Bn),h=Math.hypot(l-n,c-i);(!r||h<r.away)&&(r={middle:Bn.clone(),away:h})}return r}isFixed(e){let{motion:t}=this.bodies[e];return t==="static"||t==="kinematic"||this.isLimb(e)}grow(e,t,n,i){let r=this.boxes.get(this.bodies[t].geometry??-1);!r||this.isGround(t)||(Bn.fromArray(n,i),!(!this.within.isEmpty()&&!this.within.containsPoint(Bn))&&(Sr.fromArray(n,i+3).normalize(),e.union(rl.copy(r).applyMatrix4(Wo.compose(Bn,Sr,Yg)))))}dispose(){this.group.removeFromParent();for(let e of this.flocks)e.dispose();this.table?.dispose();for(let e of[...this.marks.values(),...this.spare])e.material.dispose(),e.dispose();for(let e of this.shapes.values())e.dispose();for(let e of this.looks)e.dispose();this.ropes?.dispose(),this.joints?.dispose(),this.blots?.dispose()}addShape(e,t){if(this.shapes.has(e))return;let n=qg(this.geometries,e,t);n.computeBoundingBox(),this.shapes.set(e,n),this.boxes.set(e,n.boundingBox)}add(e,t,n){let i=this.bodies[e[0]],r=i.motion==="static",o=i.look??"plastic",a=`${o} ${r}`;n.has(a)||n.set(a,Vg(o,t,r,this.table));let l=u=>this.shapes.get(this.bodies[u].geometry??-1),c=n.get(a),h=this.table?new gf(e.map(l),c,e,this.table):new pf(l(e[0]),c,e);h.mesh.frustumCulled=!1,h.mesh.castShadow=h.mesh.receiveShadow=!0,e.forEach((u,d)=>h.tint(d,this.colours.get(u))),this.flocks.push(h),this.isLimb(e[0])&&this.limbs.push(h),this.group.add(h.mesh)}colourOf(e){let t=this.bodies[e].group??this.bodies[e].name,n=[...new Set(this.bodies.filter(i=>i.kind==="rigid"&&i.hand===void 0).map(i=>i.group??i.name))];return Hx[n.indexOf(t)%Hx.length]}doze(e,t){e.members.forEach((n,i)=>{let r=this.drowse&&((t.bodies[n]?.flags??0)&Rt.asleep)!==0?1:0;this.greyed[n]!==r&&(this.greyed[n]=r,ol.copy(this.colours.get(n)),r&&ol.lerp(hR.setScalar(.75*(.3*ol.r+.6*ol.g+.1*ol.b)+.08),iR),e.tint(i,ol))})}meet(e,t,n,i){Bn.fromArray(i,n.at),Sr.fromArray(i,n.at+3).normalize(),Wo.compose(Bn,Sr,Yg),Zg.copy(e).applyMatrix4(Wo.clone().invert());let r=this.shapes.get(this.bodies[t].geometry??-1),o=r.getAttribute("position"),a=r.index,l=a?a.count:o.count,c=1/0;for(let h=0;h<l;h+=3){for(let d=0;d<3;d++)_f[d].fromBufferAttribute(o,a?a.getX(h+d):h+d);if(!Zg.intersectTriangle(_f[0],_f[1],_f[2],!0,vi))continue;let u=vi.distanceTo(Zg.origin);u>=c||(c=u,$g.copy(vi))}return c===1/0?null:{body:t,local:$g.clone(),point:$g.clone().applyMatrix4(Wo),distance:c,fixed:this.isFixed(t)}}shadeGround(e,t,n){let{blots:i}=this;if(!i?.mesh.material.visible)return;let r=e.floats;i.begin(n);for(let o of this.shading){let a=e.bodies[o],l=this.boxes.get(this.bodies[o].geometry??-1);if(!a||a.count===0||!l||r[a.at+2]-t>3*this.bodies[o].radius[0])continue;rl.copy(l).applyMatrix4(Wo.compose(Bn.fromArray(r,a.at),Sr.fromArray(r,a.at+3).normalize(),Yg)),rl.getSize(Bi).multiplyScalar(.5),rl.getCenter(Bn);let c=Math.max(0,rl.min.z-t),h=Math.min(Bi.x,Bi.y),u=1/(1+2.5*c/h),d=.3*h+.6*c;u>.2&&rl.max.z>t&&i.add(Bn.x,Bn.y,t,Bi.x+d,Bi.y+d,u)}i.end()}},Kg=class{mesh;positions;shades;n=0;constructor(e){this.positions=new Float32Array(12*e),this.shades=new Float32Array(12*e);let t=new $e,n=[];for(let i=0;i<e;i++)n.push(4*i,4*i+1,4*i+2,4*i,4*i+2,4*i+3);t.setAttribute("position",new Fe(this.positions,3).setUsage(yn)),t.setAttribute("shade",new Fe(this.shades,3).setUsage(yn)),t.setIndex(n),this.mesh=new De(t,jd()),this.mesh.renderOrder=-70,this.mesh.frustumCulled=!1}begin(e){this.n=0,this.mesh.material.uniforms.strength.value=e}add(e,t,n,i,r,o){for(let a=0;a<4;a++){let l=a===1||a===2?1:-1,c=a>1?1:-1,h=12*this.n+3*a;this.positions[h]=e+i*l,this.positions[h+1]=t+r*c,this.positions[h+2]=n,this.shades[h]=l,this.shades[h+1]=c,this.shades[h+2]=o}this.n++}end(){let e=this.mesh.geometry;e.setDrawRange(0,6*this.n),e.getAttribute("position").needsUpdate=e.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose()}},Jg=class{constructor(e,t,n){this.info=e;this.body=t;this.rigids=n;this.reach=n.reach(t)}info;body;rigids;parts=[];reach;update(){}setLevel(){}mark(e){this.rigids.mark(this.body,e)}shown(){return this.reach}grow(e,t,n,i){i>0&&this.rigids.grow(e,this.body,t,n)}dispose(){}},jg=class s{constructor(e,t,n,i){this.limbs=e;this.mesh=new ei(qg([{kind:"sphere",radius:1}],0,{...i,around:i.around/2}),n,e.length),this.mesh.geometry.getAttribute("grain").array.fill(0),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1,e.forEach((r,o)=>this.mesh.setColorAt(o,Wt(t.bodies[r.to].colour,"#777777").multiplyScalar(.8)))}limbs;mesh;static of(e,t,n){let i=o=>{let a=e.bodies[o],l=a?.motion==="dynamic"?e.geometries?.[a.geometry??-1]:void 0;return l?.kind==="capsule"||l?.kind==="sphere"?l.radius:l?.kind==="box"?.3*Math.min(...l.size):0},r=(e.joints??[]).map(o=>({...o,radius:.92*Math.min(i(o.body),i(o.to))})).filter(o=>o.radius>0);return r.length>0?new s(r,e,t,n):null}update(e){this.limbs.forEach((t,n)=>{e0(e,{body:t.body,point:t.at},vi),this.mesh.setMatrixAt(n,Wo.makeScale(t.radius,t.radius,t.radius).setPosition(vi))}),this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}},Qg=class{constructor(e){this.lines=e;let t=new Yn(1,1,1,8,1,!0).rotateX(Math.PI/2).translate(0,0,.5);this.mesh=new ei(t,new Dn({color:"#8f8a80",shininess:20}),wf*e.length),this.mesh.frustumCulled=!1,this.mesh.castShadow=!0}lines;mesh;update(e,t){let n=0;for(let i of this.lines){e0(e,i.from,bf),e0(e,i.to,xf);let r=i.slack?lR(bf,xf,i.slack):0,o=r>0?wf:1;for(let a=0;a<o;a++){Sf(bf,xf,r,a/o,vi),Sf(bf,xf,r,(a+1)/o,Bi).sub(vi);let l=Bi.length();Sr.setFromUnitVectors(cR,Bi.divideScalar(l||1));let c=Math.max(.5*i.width,rR*t.pixel(t.depth(vi.x,vi.y,vi.z)));this.mesh.setMatrixAt(n++,Wo.compose(vi,Sr,Bi.set(c,c,l)))}}this.mesh.count=n,this.mesh.instanceMatrix.needsUpdate=!0}dispose(){this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.dispose()}};function e0(s,{body:e,point:t},n){n.fromArray(t);let i=s.bodies[e];i&&i.count>0&&n.applyQuaternion(Sr.fromArray(s.floats,i.at+3).normalize()).add(Bn.fromArray(s.floats,i.at))}function Sf(s,e,t,n,i){return i.lerpVectors(s,e,n),i.z-=4*t*n*(1-n),i}function lR(s,e,t){if(s.distanceTo(e)>.998*t)return 0;let n=0,i=t;for(let r=0;r<18;r++){let o=(n+i)/2,a=0;Sf(s,e,o,0,vi);for(let l=1;l<=wf;l++)Sf(s,e,o,l/wf,Bi),a+=Bi.distanceTo(vi),vi.copy(Bi);a>t?i=o:n=o}return n}var Bn=new C,vi=new C,$g=new C,Bi=new C,bf=new C,xf=new C,Yg=new C(1,1,1),cR=new C(0,0,1),_f=[new C,new C,new C],Sr=new ze,Wo=new qe,Zg=new zs,rl=new hn,ol=new le,hR=new le;function Zx(s,e){return(Xx[s]??Xx.ball)(e)}var Xx={joint:s=>({...Af,surface:"steel",least:1.45,tinted:Rn($x(s),()=>zi)}),ball:s=>({...Af,tinted:Rn($x(s),qx),least:1.5}),bead:s=>({...Af,tinted:Rn(dR(s),qx),least:1.7}),box:()=>({...Af,surface:"matte",tinted:Rn(new sl(2,2,2,3,.16),uR),least:1.5}),lantern:fR,flower:pR,head:mR,"puppet-hand":gR,"puppet-foot":yR},Af={tinted:null,own:null,surface:"gloss",glows:!1,least:1.5},zi=new le(1,1,1),Tf=new le(1.7,1.6,1.35),qx=s=>Math.abs(s)<.16||Math.abs(Math.abs(s)-Math.PI)<.07?Tf:zi,uR=(s,e,t)=>e>.98&&Math.abs(t)<.98?Tf:zi,$x=s=>new Bt(1,s?40:16,s?24:10).rotateX(Math.PI/2);function dR(s){let e=s?18:8,t=[[.2,.7]];for(let n=0;n<=e;n++){let i=.3+(Math.PI-.6)*n/e;t.push([Math.sin(i),.92*Math.cos(i)])}return t.push([.2,-.7]),Kx(t.reverse(),s?40:16)}function fR(s){let e=s?11:7,t=s?5:2,n=[];for(let u=0;u<=e*t;u++){let d=u/(e*t),f=.4+(Math.PI-.8)*d,p=Math.abs(Math.sin(Math.PI*e*d));n.push([(.965+.035*p)*Math.sin(f),-.86*Math.cos(f)])}let i=new le("#b3261a"),r=new le("#c98f52"),o=Rn(Kx(n,s?96:24),(u,d,f,p)=>{let y=(Math.acos(Math.max(-1,Math.min(1,-p/.86)))-.4)/(Math.PI-.8);return Math.abs(u)<.3&&Math.abs(p)<.52?i:Math.abs(Math.sin(Math.PI*e*y))<.25&&Math.hypot(d,f)<2?r:zi}),a=new le("#3b2a20"),l=new le("#b3261a"),c=s?32:12,h=Qi(Dt(new Yn(.41,.41,.12,c,1).rotateX(Math.PI/2).translate(0,0,-.82),a),Dt(new Yn(.41,.41,.12,c,1).rotateX(Math.PI/2).translate(0,0,.82),a),Dt(new wi(.12,.025,8,c).rotateX(Math.PI/2).translate(0,0,-.96),a),Dt(new Bt(.09,16,10).translate(0,0,.95),l),Dt(new Yn(.05,.1,.5,12,1).rotateX(-Math.PI/2).translate(0,0,1.22),l));return{tinted:o,own:h,surface:"paper",colour:"#ffc778",glows:!0,least:2.5}}function pR(s){let e=[],t=[1.08,.94,.86,1,.9];for(let r=0;r<5;r++)e.push(Yx(s,2*Math.PI*r/5,t[r],r===0?Tf:zi));let n=Dt(Yx(s,.55,.95,zi).scale(1,1,-.4).translate(0,0,-.25),new le("#4c8a3f")),i=Qi(Dt(new Bt(.25,s?24:10,s?16:6).scale(1,1,.7).translate(0,0,.1),new le("#f0b429")),Dt(new qr(.24,.4,s?20:8).rotateX(-Math.PI/2).translate(0,0,-.18),new le("#4c8a3f")),n);return{tinted:Qi(...e),own:i,surface:"matte",colour:"#d9527c",glows:!1,least:3.2}}function Yx(s,e,t,n){let i=s?16:6,r=s?10:4,o=[],a=[],l=[],c=Math.cos(e),h=Math.sin(e);for(let d=0;d<=i;d++){let f=d/i,p=.46*Math.sqrt(Math.max(0,1-(2*f**1.25-1)**2))+.1*(1-f);for(let y=0;y<=r;y++){let m=2*y/r-1,g=t*(.08+.92*f),v=t*p*m,A=.05+.5*f-.3*f**3+.3*(p*m)**2+.05*f*Math.sin(5*m);o.push(g*c-v*h,g*h+v*c,A);let _=.5+.5*Math.min(1,1.7*f);if(a.push(n.r*_,n.g*_,n.b*_),d<i&&y<r){let R=d*(r+1)+y,S=R+r+1;l.push(R,S,R+1,R+1,S,S+1)}}}let u=new $e;return u.setAttribute("position",new Fe(new Float32Array(o),3)),u.setAttribute("color",new Fe(new Float32Array(a),3)),u.setIndex(l),u.computeVertexNormals(),u}function mR(s){let e=s?40:16,t=s?28:12,n=Qi(Rn(new Bt(1,e,t).rotateX(Math.PI/2).scale(.82,.74,.96),()=>zi),Rn(new Bt(.17,20,14).scale(1.3,.8,.95).translate(.86,0,.02),()=>new le(1,.78,.7)),Rn(new Bt(.16,16,12).scale(.6,.5,1).translate(0,.74,0),()=>zi),Rn(new Bt(.16,16,12).scale(.6,.5,1).translate(0,-.74,0),()=>zi)),i=new le("#20160f"),r=new le("#4a2c18"),o=new le("#a8322a"),a=Qi(...[.27,-.27].map(l=>Dt(new Bt(.085,16,12).translate(.72,l,.2),i)),Dt(new pr(.035,.24,4,10).translate(.74,0,-.36),o),Dt(new Bt(1,e,t,0,2*Math.PI,0,1.25).rotateX(Math.PI/2).rotateY(-.4).scale(.86,.78,1),r));for(let l of[n,a])l.rotateZ(Math.PI/2);return{tinted:n,own:a,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function gR(s){let e=s?28:12,t=Qi(Rn(new Bt(1,e,e).scale(.62,.36,.95).translate(0,0,.5),()=>zi),Rn(new pr(.2,.5,6,12).rotateX(Math.PI/2).rotateY(.7).translate(.6,0,.3),()=>zi)),n=Dt(new Yn(.42,.46,.34,e).rotateX(Math.PI/2).translate(0,0,-.3),new le("#6b4a2f"));return{tinted:t,own:n,surface:"matte",colour:"#e3b78d",glows:!1,least:2}}function yR(s){let e=s?28:12,t=Qi(Rn(new Bt(1,e,e).scale(1,.52,.5).translate(.45,0,.28),()=>zi),Rn(new Yn(.44,.5,.6,e).rotateX(Math.PI/2).translate(0,0,0),()=>zi)),n=Dt(new Bt(1,e,e).scale(1.02,.54,.16).translate(.45,0,.66),new le("#2a1d15"));for(let i of[t,n])i.rotateZ(-Math.PI/2);return{tinted:t,own:n,surface:"matte",colour:"#8c3b2e",glows:!1,least:2}}function Kx(s,e){return new Eo(s.map(([t,n])=>new je(t,n)),e).rotateX(Math.PI/2)}function Rn(s,e){let t=s.getAttribute("position"),n=new Float32Array(3*t.count);for(let i=0;i<t.count;i++){let r=t.getX(i),o=t.getY(i),a=t.getZ(i);e(Math.atan2(o,r),r,o,a).toArray(n,3*i)}return s.setAttribute("color",new Fe(n,3)),s.deleteAttribute("uv"),s}var Dt=(s,e)=>Rn(s,()=>e);function Qi(...s){let e=yf(s);for(let t of s)t.dispose();return e}var Jx=7,vR=1.5,Cf=class{constructor(e,t,n){this.view=e;let{info:i}=e;this.tube=e instanceof to?e:null,this.riders=[...(i.riders??[]).filter(r=>r.frame>=0&&r.frame<i.count),...this.tube?bR(i,t):[]],this.local=this.riders.map(r=>({offset:new C().fromArray(r.offset),rotation:xR(r.rotation)})),this.centres=new Float32Array(4*this.riders.length);for(let r of new Set(this.riders.map(o=>o.shape)))this.add(r,n)}view;group=new At;tube;riders;local;flocks=[];centres;get count(){return this.riders.length}pose(e){return this.riders[e].frame}centre(e,t){return t.fromArray(this.centres,4*e),this.centres[4*e+3]}update(e,t,n,i){for(let r of this.flocks)r.members.forEach((o,a)=>{let{frame:l,size:c}=this.riders[o];if(l>=n)return;let h=t+Jx*l,{offset:u,rotation:d}=this.local[o];Ef.set(e[h+3],e[h+4],e[h+5],e[h+6]).normalize(),ni.copy(u).applyQuaternion(Ef),ni.set(ni.x+e[h],ni.y+e[h+1],ni.z+e[h+2]);let f=r.joint&&!this.tube?.isHinge(l)?0:Math.max(c,this.tube?r.shape.least*this.tube.shown(l,i.depth(ni.x,ni.y,ni.z),i):0);jx.compose(ni,Ef.multiply(d),t0.setScalar(f)),jx.toArray(r.matrices.array,16*a),ni.toArray(this.centres,4*o),this.centres[4*o+3]=f}),r.matrices.needsUpdate=!0,r.outline&&this.tube&&(r.outline.visible=this.tube.outline.visible)}grow(e,t,n,i){this.riders.forEach(({frame:r,size:o},a)=>{if(r>=i)return;let l=n+Jx*r;ni.copy(this.local[a].offset).applyQuaternion(Ef.fromArray(t,l+3).normalize()),ni.set(ni.x+t[l],ni.y+t[l+1],ni.z+t[l+2]),e.expandByPoint(t0.copy(ni).addScalar(o)),e.expandByPoint(t0.copy(ni).addScalar(-o))})}dispose(){this.group.removeFromParent(),this.group.traverse(e=>{e instanceof ei&&(e.geometry.dispose(),e.dispose())})}add(e,t){let{info:n}=this.view,i=Zx(e,t.fine),r=this.riders.flatMap((u,d)=>u.shape===e?[d]:[]),o=new ms(new Float32Array(16*r.length),16).setUsage(yn),a=(u,d)=>{if(!u)return null;let f=new ei(u,d,r.length);return f.instanceMatrix=o,f.frustumCulled=!1,this.group.add(f),f},l=a(i.tinted,t.rider(i.surface)),c=a(i.own,t.rider("matte"));for(let u of[l,c])u&&(u.castShadow=!0);for(let u of[l,c])u&&(u.receiveShadow=!i.glows);r.forEach((u,d)=>l?.setColorAt(d,Wt(this.riders[u].colour,i.colour??n.colour??"#c9473d")));let h=e==="joint"||!this.tube?null:a(i.tinted,this.tube.outline.material);h&&(h.visible=!1),i.glows&&t.fine&&(a(new kn(2,2),e_).renderOrder=40),this.flocks.push({shape:i,members:r,joint:e==="joint",matrices:o,outline:h})}};function bR(s,e){let t=new Set((s.riders??[]).filter(i=>Math.hypot(...i.offset)<i.size).map(i=>i.frame)),n=i=>s.radius[Math.min(i,s.radius.length-1)]??.001;return zd(s,xr(s,s.count)).filter(({pose:i})=>!t.has(i)&&!e.has(i)).map(({pose:i})=>({frame:i,offset:[0,0,0],size:vR*Math.max(n(i),n(i+1)),shape:"joint",colour:"#ffffff"}))}function xR(s){let e=new C().fromArray(s??[0,0,0]),t=e.length();return t>0?new ze().setFromAxisAngle(e.divideScalar(t),t):new ze}function Qx(s){e_.uniforms.strength.value=s}var e_=new Ft({transparent:!0,depthWrite:!1,toneMapped:!1,blending:bc,uniforms:{strength:{value:.5},colour:{value:new le("#ffb45e").convertLinearToSRGB()}},vertexShader:`
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
    }`}),Ef=new ze,ni=new C,t0=new C,jx=new qe;var Wc=16,_R="#d9a78d",wR=new le("#47626b"),MR=32,Pf=class{mesh;bones;bodies;turns=new Float32Array(4*Wc);duals=new Float32Array(4*Wc);glow={value:new le(0)};bent=null;constructor(e,t,n){this.bodies=e.bodies,this.bones=e.skin.rest.map((o,a)=>SR(o,t.geometries?.[t.bodies[e.bodies[a]]?.geometry??-1]));let i={turns:{value:this.turns},duals:{value:this.duals},glow:this.glow,cloth:{value:wR}},r=Wt(e.colour,_R);this.mesh=new De(AR(e,this.bones,n==="rich"),n==="rich"?IR(r,i):LR(r,i)),n==="rich"?this.mesh.customDepthMaterial=FR(i):this.bent=new i0(this.mesh.geometry),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.frustumCulled=!1}update(e){let{turns:t,duals:n}=this,i=e.floats;this.bones.forEach((r,o)=>{let a=e.bodies[this.bodies[o]];if(!a||a.count===0)return;Rf.fromArray(i,a.at+3).normalize().multiply(o_.copy(r.turn).conjugate()),so.copy(r.place).applyQuaternion(Rf).negate();let l=so.x+i[a.at],c=so.y+i[a.at+1],h=so.z+i[a.at+2];Rf.toArray(t,4*o),OR.set(l/2,c/2,h/2,0).multiply(Rf).toArray(n,4*o)}),this.bent?.bend(t,n)}light(e){this.glow.value.copy(e)}dispose(){this.mesh.removeFromParent(),this.mesh.geometry.dispose(),this.mesh.material.dispose(),this.mesh.customDepthMaterial?.dispose()}},i0=class{constructor(e){this.g=e;this.places=new Float32Array(e.getAttribute("position").array),this.normals=new Float32Array(e.getAttribute("normal").array);for(let t of["position","normal"])e.getAttribute(t).setUsage(yn)}g;places;normals;bend(e,t){let{g:n,places:i,normals:r}=this,o=n.getAttribute("bones").array,a=n.getAttribute("weights").array,l=n.getAttribute("position"),c=n.getAttribute("normal"),h=l.array,u=c.array;for(let d=0,f=0,p=0;f<h.length;d++,f+=3,p+=4){let y=4*o[p],m=0,g=0,v=0,A=0,_=0,R=0,S=0,b=0;for(let Q=0;Q<4;Q++){let pe=a[p+Q];if(pe===0)break;let me=4*o[p+Q];e[me]*e[y]+e[me+1]*e[y+1]+e[me+2]*e[y+2]+e[me+3]*e[y+3]<0&&(pe=-pe),m+=pe*e[me],g+=pe*e[me+1],v+=pe*e[me+2],A+=pe*e[me+3],_+=pe*t[me],R+=pe*t[me+1],S+=pe*t[me+2],b+=pe*t[me+3]}let M=2/(m*m+g*g+v*v+A*A),D=M*m*m,P=M*g*g,L=M*v*v,O=M*m*g,G=M*m*v,k=M*g*v,W=M*A*m,$=M*A*g,H=M*A*v,ae=i[f],Y=i[f+1],j=i[f+2];h[f]=ae-(P+L)*ae+(O-H)*Y+(G+$)*j+M*(A*_-b*m+g*S-v*R),h[f+1]=Y+(O+H)*ae-(D+L)*Y+(k-W)*j+M*(A*R-b*g+v*_-m*S),h[f+2]=j+(G-$)*ae+(k+W)*Y-(D+P)*j+M*(A*S-b*v+m*R-g*_);let te=r[f],de=r[f+1],he=r[f+2];u[f]=te-(P+L)*te+(O-H)*de+(G+$)*he,u[f+1]=de+(O+H)*te-(D+L)*de+(k-W)*he,u[f+2]=he+(G-$)*te+(k+W)*de-(D+P)*he}l.needsUpdate=c.needsUpdate=!0}};function SR(s,e){let[t,n]=e?.kind==="capsule"?[e.length/2,e.radius]:[0,.01];return{place:new C().fromArray(s),turn:new ze().fromArray(s,3).normalize(),half:t,radius:n}}function AR(s,e,t){let{skin:n,size:i,side:r}=s,o=PR(i,t?36:18),a={...t_(Ds(n.vertices),rr(n.triangles)),bones:Hl(n.bones),weights:Ds(n.weights)},l=t?a:TR(a,i/MR),c=l.places.length/3,h=c+o.places.length/3,u=new $e,d=A=>new Float32Array(A*h),f=d(3),p=d(3),y=d(4),m=d(4),g=d(2),v=new Uint8Array(4*h);f.set(l.places),p.set(l.normals),p.set(o.normals,3*c),f.set(o.places,3*c),y.set(l.weights),v.set(l.bones);for(let A=c;A<h;A++)y[4*A]=1,g[2*A+1]=1,m[4*A+2]=m[4*A+3]=-9;u.setAttribute("position",new Fe(f,3)),u.setAttribute("normal",new Fe(p,3)),u.setAttribute("bones",new Fe(v,4)),u.setAttribute("weights",new Fe(y,4)),u.setAttribute("finger",new Fe(m,4)),u.setAttribute("tone",new Fe(g,2)),u.setIndex([...l.index,...[...o.index].map(A=>A+c)]);for(let A=0;A<c;A++){so.fromArray(f,3*A);let _=ER(so,e);CR(so,e,_,r==="left",m,4*A),g[2*A]=RR(m,4*A,p[3*A+1])}return u}function t_(s,e){let t=new $e().setAttribute("position",new Fe(s,3));return t.setIndex([...e]),t.computeVertexNormals(),{places:s,normals:t.getAttribute("normal").array,index:e}}function TR({places:s,normals:e,bones:t,weights:n,index:i},r){let o=new Map,a=[],l=[];for(let u=0;u<s.length/3;u++){let d=[0,1,2].map(f=>Math.floor(s[3*u+f]/r)).join()+`,${t[4*u]}`;o.has(d)||(o.set(d,l.length),l.push([])),a.push(o.get(d)),l[o.get(d)].push(u)}let c={places:new Float32Array(3*l.length),normals:new Float32Array(3*l.length),bones:new Uint8Array(4*l.length),weights:new Float32Array(4*l.length),index:[]};l.forEach((u,d)=>{for(let f of u)for(let p=0;p<3;p++)c.places[3*d+p]+=s[3*f+p]/u.length,c.normals[3*d+p]+=e[3*f+p];r_.fromArray(c.normals,3*d).normalize().toArray(c.normals,3*d),c.bones.set(t.subarray(4*u[0],4*u[0]+4),4*d),c.weights.set(n.subarray(4*u[0],4*u[0]+4),4*d)});let h=[...i];for(let u=0;u<h.length;u+=3){let d=a[h[u]],f=a[h[u+1]],p=a[h[u+2]];d!==f&&f!==p&&p!==d&&c.index.push(d,f,p)}return c}function ER(s,e){let t=0,n=1/0;for(let i=1;i<Wc;i++){let r=s0(s,e[i]),o=Math.max(-e[i].half,Math.min(e[i].half,r.z)),a=Math.hypot(r.x,r.y,r.z-o)-e[i].radius;a<n&&(n=a,t=Math.floor((i-1)/3))}return t}function CR(s,e,t,n,i,r){let o=e[1+3*t+2],a=e[1+3*t+1],l=s0(s,o),c=t===0;i[r]=(c?-l.y:l.x)/o.radius,i[r+1]=(c?n?-l.x:l.x:l.y)/o.radius,i[r+2]=(l.z-o.half)/o.radius,i[r+3]=(s0(s,a).z+a.half)/a.radius}function RR(s,e,t){let n=(o,a)=>Math.exp(-((o/a)**2)),i=n(s[e+2]-.4,1.3),r=n(s[e+3],.8)*Math.max(0,s[e+1]);return Math.min(1,.1+.26*Math.max(0,-t)+.55*i+.4*r)}function s0(s,e){return r_.copy(s).sub(e.place).applyQuaternion(o_.copy(e.turn).conjugate())}var n0=[[-.075,.9],[-.062,.98],[-.057,1.02],[-.06,1.06],[-.07,1.075],[-.1,1.085],[-.15,1.1],[-.16,1.08],[-.163,1.03],[-.155,.97],[-.15,.5],[-.15,.01]];function PR(s,e){let t=new Float32Array(3*n0.length*e),n=[];return n0.forEach(([i,r],o)=>{for(let a=0;a<e;a++){let l=2*Math.PI*a/e,c=Math.cos(l),h=Math.sin(l),u=(Math.abs(c)**2.4+Math.abs(h)**2.4)**(-1/2.4);if(so.set(.148*r*c*u,.102*r*h*u,i).multiplyScalar(s).toArray(t,3*(o*e+a)),o+1===n0.length)continue;let d=o*e+a,f=o*e+(a+1)%e;n.push(d,d+e,f,f,d+e,f+e)}}),t_(t,n)}function IR(s,e){let t=new Zi({color:s,roughness:.5,specularIntensity:.75});return t.onBeforeCompile=n=>{Object.assign(n.uniforms,e),n.vertexShader=n.vertexShader.replace("#include <common>",`#include <common>
${n_}
varying vec3 vRest;`).replace("#include <beginnormal_vertex>",`#include <beginnormal_vertex>
bend();
objectNormal = turned(bentTurn, objectNormal);
vRest = position;`).replace("#include <begin_vertex>",`#include <begin_vertex>
${i_}`),n.fragmentShader=n.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 glow, cloth;
varying vec4 vFinger;
varying vec2 vTone;
varying vec3 vRest;
${Hg}`).replace("#include <color_fragment>",`#include <color_fragment>
${kR}
${DR}`).replace("#include <roughnessmap_fragment>",`#include <roughnessmap_fragment>
roughnessFactor = mix(mix(roughnessFactor, 0.22, nail), 0.9, vTone.y);`).replace("#include <emissivemap_fragment>",`#include <emissivemap_fragment>
${UR}`).replace("#include <lights_fragment_end>",`#include <lights_fragment_end>
${NR}`)},t.customProgramCacheKey=()=>"skin",t}function LR(s,e){let t={flesh:{value:s.clone().lerp(new le("#ffffff"),.12)}},n=new Ft({lights:!0,toneMapped:!1,uniforms:Do.merge([Ie.lights]),vertexShader:`
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
          ${s_("colour","vec3(0.93, 0.74, 0.69)","vec3(0.97, 0.9, 0.85)","0.08")}
          gl_FragColor.rgb = skin;
        }
      }`});return Object.assign(n.uniforms,e,t),n}function FR(s){let e=new Hs({depthPacking:Fo});return e.onBeforeCompile=t=>{Object.assign(t.uniforms,s),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
${n_}`).replace("#include <begin_vertex>",`#include <begin_vertex>
bend();
${i_}`)},e.customProgramCacheKey=()=>"shadow of skin",e}var n_=`
  attribute vec4 bones, weights, finger;
  attribute vec2 tone;
  varying vec4 vFinger;
  varying vec2 vTone;
  uniform vec4 turns[${Wc}], duals[${Wc}];
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
  }`,i_="transformed = turned(bentTurn, transformed) + 2.0 * (bentTurn.w * bentDual.xyz - bentDual.w * bentTurn.xyz + cross(bentTurn.xyz, bentDual.xyz));",kR=`
  {
    float broad = noise(vRest * 95.0) - 0.5, small = noise(vRest * 420.0) - 0.5, pores = noise(vRest * 1900.0) - 0.5;
    diffuseColor.rgb *= 1.0 + vec3(0.05, 0.13, 0.14) * broad + vec3(0.05, 0.09, 0.1) * small + 0.07 * pores;
  }`,s_=(s,e,t,n)=>`
    vec3 skin = ${s};
    vec2 n = abs(vec2(vFinger.x / 0.64, (vFinger.z + 0.22) / 0.74));
    float s = n.x * n.x * n.x + n.y * n.y * n.y, w = ${n};
    float back = smoothstep(0.1, 0.3, vFinger.y);
    float nail = back * (1.0 - smoothstep(1.0 - w, 1.0 + w, s));
    float fold = back * exp(-pow((s - 1.05) / 0.3, 2.0)) * (1.0 - nail);
    skin *= 1.0 - 0.28 * fold;
    float moon = smoothstep(-0.7, -0.78, vFinger.z + 0.3 * vFinger.x * vFinger.x), edge = smoothstep(0.36, 0.42, vFinger.z + 0.15 * vFinger.x * vFinger.x);
    vec3 plate = mix(skin, ${e}, 0.35) * 1.06;
    plate = mix(plate, ${t}, 0.3 * moon + 0.55 * edge);
    skin = mix(skin, plate, nail);`,DR=`
  float nail = 0.0;
  {
    vec3 bare = diffuseColor.rgb * mix(vec3(1.03, 1.02, 0.98), vec3(1.02, 0.74, 0.68), vTone.x);
    float tip = vFinger.z + 1.9, joint = vFinger.w;
    vec3 lines = vec3(joint, joint - 0.3, joint + 0.3) / 0.07;
    vec3 line = exp(-lines * lines);
    float deep = exp(-pow(tip / 0.07, 2.0));
    float crease = smoothstep(0.35, 0.8, abs(vFinger.y)) * max(deep, max(line.x, 0.7 * max(line.y, line.z)));
    bare *= 1.0 - crease * vec3(0.16, 0.24, 0.25);
    ${s_("bare","vec3(0.86, 0.52, 0.45)","vec3(0.95, 0.8, 0.7)","fwidth(s) + 0.02").replace("float nail","nail")}
    diffuseColor.rgb = mix(skin, cloth, vTone.y);
  }`,NR=`
  #if NUM_DIR_LIGHTS > 0
  {
    float lit = dot(normal, directionalLights[0].direction);
    float wrapped = clamp((lit + 0.5) / 1.5, 0.0, 1.0);
    float through = max(0.0, wrapped * wrapped - max(lit, 0.0)) * (1.0 - vTone.y);
    reflectedLight.directDiffuse += through * directionalLights[0].color * RECIPROCAL_PI * diffuseColor.rgb * vec3(1.3, 0.42, 0.26);
  }
  #endif`,UR=`
  {
    float facing = abs(dot(normal, normalize(vViewPosition)));
    float thin = pow(1.0 - facing, 3.0);
    totalEmissiveRadiance += (1.0 - vTone.y) * thin * diffuseColor.rgb * vec3(0.22, 0.05, 0.03) + glow * (0.12 + 0.9 * thin);
  }`,so=new C,r_=new C,Rf=new ze,o_=new ze,OR=new ze;var Xc=3,a_=.64,BR=.35,zR=.6,GR=.2,es=["#c6d1d8","#ecc463","#e5803f","#b8364f","#531b5e"],Tr=class{constructor(e,t,n,i){this.info=e;this.body=t;let{nodes:r,triangles:o,bind:a,weights:l,fixed:c}=e.solid;this.nodes=rr(r),this.triangles=rr(o),this.bind=rr(a),this.weights=Ds(l),this.fixed=new Set(rr(c)),this.own=this.bind.length===0;let h=qR(i==="rich"?new Zi({roughness:.46,clearcoat:.3,clearcoatRoughness:.35}):new Dn({shininess:26,specular:"#2e2e2e"}),this.paint);h.color=Wt(e.colour,n),h.polygonOffset=!0,h.polygonOffsetFactor=h.polygonOffsetUnits=1,this.mesh=new De(new $e,h),this.mesh.castShadow=this.mesh.receiveShadow=!0,this.mesh.visible=!1,this.outline=new De(this.mesh.geometry,Bc()),this.outline.visible=!1,this.lines=new ac(new $e,new Vs({color:"#000000",transparent:!0,opacity:.24,depthWrite:!1,toneMapped:!1})),this.lines.visible=!1,this.print=new De(this.mesh.geometry,$R(this.paint)),this.print.renderOrder=40,this.print.visible=!1,this.parts=[this.mesh,this.outline,this.lines,this.print,this.shade.mesh];for(let u of this.parts)u.frustumCulled=!1}info;body;parts;reach=0;bounds=new hn;own;mesh;outline;lines;print;shade=new l0;nodes;fixed;triangles;bind;weights;paint={shown:{value:0},own:{value:0},scale:{value:1},ramp:{value:es.map(e=>new le(e))}};index=new Uint32Array(0);source=new Uint32Array(0);seams=[];positions=new Float32Array(0);normals=new Float32Array(0);values=new Float32Array(0);floats=null;at=0;coloured=null;showLines(e){this.lines.visible=e&&this.own}update(e,t,n,i,r){if(this.mesh.visible=n===this.nodes.length&&n>0,!this.mesh.visible)return void(this.lines.visible=!1);if(e!==this.floats){this.floats=e,this.at=t,this.coloured=null,this.index.length===0&&this.layOut(),this.place(),this.turn();for(let o of["position","normal"])this.mesh.geometry.getAttribute(o).needsUpdate=!0}this.shade.update(this.positions,this.bounds,r)}colour(e,t,n){let i=n.of(t),r=n.shown==="pressure";if(this.paint.shown.value=i?1:0,this.paint.own.value=r?1:0,this.print.visible=r&&i!==null&&this.mesh.visible,this.paint.ramp.value[0].copy(r?this.mesh.material.color:YR),!i||!this.mesh.visible||(this.paint.scale.value=i.top/n.top/255,this.coloured===n.shown))return;this.coloured=n.shown;let{source:o,bind:a,weights:l,values:c}=this,h=new Uint8Array(e.floats.buffer,i.at,t.count);for(let u=0;u<o.length;u++){let d=o[u];this.own?c[u]=h[d]:c[u]=l[4*d]*h[a[4*d]]+l[4*d+1]*h[a[4*d+1]]+l[4*d+2]*h[a[4*d+2]]+l[4*d+3]*h[a[4*d+3]]}this.mesh.geometry.getAttribute("measure").needsUpdate=!0}setLevel(e){this.shade.mesh.material.visible=e.contact}setShade(e){this.shade.mesh.material.uniforms.strength.value=e}mark(e){this.outline.visible=e!==null,e&&(this.outline.material.uniforms.colour.value.copy(e.colour),this.outline.material.uniforms.grow.value=e.width)}shown(){return 0}grow(e,t,n,i){for(let r=0;r<i;r++)e.expandByPoint(Ti.fromArray(t,n+Xc*r))}stands(e,t,n){let i=1/0,r=1/0;for(let o=0;o<n;o++){let a=e[t+Xc*o+2];i=Math.min(i,a),this.fixed.has(o)&&(r=Math.min(r,a))}return r-i<.03*this.info.solid.size}pick(e){let{index:t,positions:n}=this;if(!this.mesh.visible||!e.intersectBox(this.bounds,ro))return null;let i=1/0,r=-1;for(let a=0;a<t.length;a+=3){if(Ti.fromArray(n,3*t[a]),_s.fromArray(n,3*t[a+1]),ro.fromArray(n,3*t[a+2]),!e.intersectTriangle(Ti,_s,ro,!0,o0))continue;let l=o0.distanceTo(e.origin);l>=i||(i=l,r=a,a0.copy(o0))}if(r<0)return null;let o=this.nearest(r,a0);return{body:this.body,point:a0.clone(),local:new C,distance:i,fixed:this.fixed.has(o),node:o,place:this.nodes[o]}}dispose(){for(let e of[this.mesh,this.outline,this.lines,this.print])e.removeFromParent(),e.geometry.dispose(),e.material.dispose();this.shade.dispose()}nearest(e,t){let n=0,i=1/0;for(let r=0;r<3;r++){let o=this.source[this.index[e+r]];for(let a=0;a<(this.own?1:4);a++){let l=this.own?o:this.bind[4*o+a],c=Ti.fromArray(this.floats,this.at+Xc*l).distanceTo(t)*(this.fixed.has(l)?1e6:1);c<i&&([n,i]=[l,c])}}return n}layOut(){let{triangles:e}=this,t=this.own?this.nodes.length:this.bind.length/4;this.source=Uint32Array.from({length:t},(r,o)=>o),this.index=e.slice(),this.positions=new Float32Array(3*t),this.own&&(this.place(),this.split(),this.positions=new Float32Array(3*this.source.length)),this.normals=new Float32Array(this.positions.length),this.values=new Float32Array(this.source.length);let n=this.mesh.geometry,i=(r,o)=>new Fe(r,o).setUsage(yn);n.setAttribute("position",i(this.positions,3)),n.setAttribute("normal",i(this.normals,3)),n.setAttribute("measure",i(this.values,1)),n.setIndex(new Fe(this.index,1)),this.own&&(this.place(),this.info.kind==="green"&&this.sew(),this.lines.geometry.setAttribute("position",n.getAttribute("position")),this.lines.geometry.setIndex(new Fe(VR(this.index,this.source,this.positions),1)))}split(){let{index:e,positions:t}=this,n=[...this.source],i=new Map;for(let r=0;r<e.length;r+=3){Ti.fromArray(t,3*e[r]),_s.fromArray(t,3*e[r+1]).sub(Ti),ro.fromArray(t,3*e[r+2]).sub(Ti),_s.cross(ro).normalize();for(let o=0;o<3;o++){let a=e[r+o],l=i.get(a)??[],c=l.find(h=>h.normal.dot(_s)>a_*h.normal.length());c||(c={vertex:l.length===0?a:n.push(a)-1,normal:new C},l.push(c),i.set(a,l)),c.normal.add(_s),e[r+o]=c.vertex}}this.source=Uint32Array.from(n)}sew(){this.turn();let{positions:e,normals:t}=this,n=1e-5*this.info.solid.size,i=(a,l)=>Ti.fromArray(e,3*a).distanceTo(_s.fromArray(e,3*l))<n&&Ti.fromArray(t,3*a).dot(_s.fromArray(t,3*l))>a_,r=[...this.source.keys()].sort((a,l)=>e[3*a]-e[3*l]),o=new Map;r.forEach((a,l)=>{for(let c=l-1;c>=0&&e[3*a]-e[3*r[c]]<n;c--){let h=r[c];if(!i(a,h))continue;let u=o.get(h)??[h];u.push(a),o.set(a,u).set(h,u);return}}),this.seams=[...new Set(o.values())]}place(){let{source:e,positions:t,bind:n,weights:i,at:r,bounds:o}=this,a=this.floats;for(let l=0,c=0;l<e.length;l++,c+=3){if(this.own){let f=r+Xc*e[l];t[c]=a[f],t[c+1]=a[f+1],t[c+2]=a[f+2];continue}let h=0,u=0,d=0;for(let f=4*e[l],p=f+4;f<p;f++){let y=r+Xc*n[f],m=i[f];h+=m*a[y],u+=m*a[y+1],d+=m*a[y+2]}t[c]=h,t[c+1]=u,t[c+2]=d}o.setFromArray(t)}turn(){let{index:e,positions:t,normals:n}=this;n.fill(0);for(let i=0;i<e.length;i+=3){let r=3*e[i],o=3*e[i+1],a=3*e[i+2],l=t[o]-t[r],c=t[o+1]-t[r+1],h=t[o+2]-t[r+2],u=t[a]-t[r],d=t[a+1]-t[r+1],f=t[a+2]-t[r+2],p=c*f-h*d,y=h*u-l*f,m=l*d-c*u;n[r]+=p,n[r+1]+=y,n[r+2]+=m,n[o]+=p,n[o+1]+=y,n[o+2]+=m,n[a]+=p,n[a+1]+=y,n[a+2]+=m}for(let i of this.seams){ro.set(0,0,0);for(let r of i)ro.add(Ti.fromArray(n,3*r));for(let r of i)ro.toArray(n,3*r)}for(let i=0;i<n.length;i+=3){let r=1/(Math.sqrt(n[i]*n[i]+n[i+1]*n[i+1]+n[i+2]*n[i+2])||1);n[i]*=r,n[i+1]*=r,n[i+2]*=r}}};function VR(s,e,t){let n=new Map,i=(r,o)=>Math.hypot(t[3*r]-t[3*o],t[3*r+1]-t[3*o+1],t[3*r+2]-t[3*o+2]);for(let r=0;r<s.length;r+=3){let o=[0,1,2].map(l=>i(s[r+l],s[r+(l+1)%3])),a=Math.max(...o);for(let l=0;l<3;l++){let c=s[r+l],h=s[r+(l+1)%3],u=Math.min(e[c],e[h]),d=Math.max(e[c],e[h]),f=u*e.length+d,p=n.get(f)??{from:c,to:h,longest:0,faces:0};p.faces++,o[l]>.999*a&&p.longest++,n.set(f,p)}}return Uint32Array.from([...n.values()].filter(r=>r.longest<2).flatMap(r=>[r.from,r.to]))}var If=class{shown=null;top=r0;known=!1;least={strain:r0,stress:1,pressure:1};largest=0;time=0;begin(e){let t=n=>Math.max(...e.map(i=>i.kind===n&&i.solid?.young||0),1);this.least.stress=r0*t("solid"),this.least.pressure=WR*t("green"),this.time=0,this.forget()}show(e){e!==this.shown&&(this.shown=e,this.forget())}of(e){let t=this.shown&&e[this.shown];return t&&t.at>0?t:null}see(e){let t=e.time-this.time;this.time=e.time,t<0&&(this.largest=0),this.largest*=Math.exp(-Math.min(Math.max(t,0),1)/HR),this.known=!1;for(let n of e.bodies){let i=this.of(n);i&&(this.known=!0,Number.isFinite(i.top)&&(this.largest=Math.max(this.largest,i.top)))}this.top=XR(Math.max(this.largest,this.least[this.shown??"strain"]))}forget(){this.largest=0,this.top=this.least[this.shown??"strain"],this.known=!1}},HR=4,r0=.01,WR=.01;function XR(s){let e=10**Math.floor(Math.log10(s)+1e-9);return([1,1.5,2,3,4,6,8].find(t=>t*e>=s*.9999)??10)*e}var l_=`
  vec3 rampAt(float part) {
    float t = ${(es.length-1).toFixed(1)} * part;
    int i = int(min(t, ${(es.length-2).toFixed(1)}));
    return mix(ramp[i], ramp[i + 1], t - float(i));
  }`;function qR(s,e){return s.onBeforeCompile=t=>{Object.assign(t.uniforms,e),t.vertexShader=t.vertexShader.replace("#include <common>",`#include <common>
attribute float measure;
varying float vMeasure;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vMeasure = measure;`),t.fragmentShader=t.fragmentShader.replace("#include <common>",`#include <common>
uniform float shown, own, scale;
uniform vec3 ramp[${es.length}];
varying float vMeasure;${l_}`).replace("#include <color_fragment>",`#include <color_fragment>
        float flatness = 0.0;
        if (shown > 0.5) {
          float t = clamp(vMeasure * scale, 0.0, 1.0);
          diffuseColor.rgb = rampAt(t);
          flatness = ${BR} * (own > 0.5 ? min(${es.length-1}.0 * t, 1.0) : 1.0);
        }`).replace("#include <opaque_fragment>",`outgoingLight = mix(outgoingLight, diffuseColor.rgb, flatness);
#include <opaque_fragment>`)},s.customProgramCacheKey=()=>"measures",s}function $R({scale:s,ramp:e}){return new Ft({transparent:!0,depthWrite:!1,depthFunc:ka,side:kt,toneMapped:!1,uniforms:{scale:s,ramp:e},vertexShader:"attribute float measure; varying float m; void main() { m = measure; gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0); }",fragmentShader:`
      uniform float scale; uniform vec3 ramp[${es.length}]; varying float m;
      ${l_}
      void main() {
        float t = clamp(m * scale, 0.0, 1.0);
        gl_FragColor = vec4(rampAt(t), ${zR} * smoothstep(0.03, 0.3, t));
        #include <colorspace_fragment>
      }`})}var l0=class{mesh;corners=new Float32Array(12);shades=new Float32Array(12);constructor(){let e=new $e;e.setAttribute("position",new Fe(this.corners,3).setUsage(yn)),e.setAttribute("shade",new Fe(this.shades,3).setUsage(yn)),e.setIndex([0,1,2,0,2,3]),this.mesh=new De(e,jd()),this.mesh.renderOrder=-70}update(e,t,n){let i=t.max.z-t.min.z,r=t.min.z+GR*i;Ar.makeEmpty();for(let h=0;h<e.length;h+=9)e[h+2]<=r&&Ar.expandByPoint(Ti.fromArray(e,h));let o=Math.max(0,t.min.z-n),a=Math.min(Ar.max.x-Ar.min.x,Ar.max.y-Ar.min.y),l=1/(1+2.5*o/Math.max(a,1e-9));if(this.mesh.visible=!Ar.isEmpty()&&l>.2,!this.mesh.visible)return;let c=.2*a+.6*o;Ar.getCenter(Ti),Ar.getSize(_s).multiplyScalar(.5).addScalar(c);for(let h=0;h<4;h++){let u=h===1||h===2?1:-1,d=h>1?1:-1;this.corners.set([Ti.x+_s.x*u,Ti.y+_s.y*d,n],3*h),this.shades.set([u,d,l],3*h)}this.mesh.geometry.getAttribute("position").needsUpdate=this.mesh.geometry.getAttribute("shade").needsUpdate=!0}dispose(){this.mesh.removeFromParent(),this.mesh.geometry.dispose(),this.mesh.material.dispose()}},YR=new le(es[0]),Ti=new C,_s=new C,ro=new C,o0=new C,a0=new C,Ar=new hn;var ZR=.8,c_=.012,Lf=class{constructor(e,t){this.glove=e;this.radii=e.bodies.map(i=>ZR*KR(t.geometries?.[t.bodies[i]?.geometry??-1]));let n=new Dn({color:"#8fa3b5",shininess:70,specular:"#777777"});this.balls=new ei(new Bt(1,24,16),n,e.bodies.length),this.rods=new ei(new Yn(1,1,1,10,1,!0).rotateX(Math.PI/2).translate(0,0,.5),new Dn({color:"#5d6b78"}),e.bodies.length-1);for(let i of[this.balls,this.rods])i.castShadow=i.receiveShadow=!0,i.frustumCulled=!1,this.group.add(i);this.group.visible=!1}glove;group=new At;balls;rods;radii;update(e){let{bodies:t,size:n}=this.glove;t.forEach((i,r)=>{let o=e.bodies[i],a=e.bodies[t[r%3===1?0:r-1]];if(!o||o.count===0)return;let l=this.radii[r];if(this.balls.setMatrixAt(r,u_.makeScale(l,l,l).setPosition(qc.fromArray(e.floats,o.at))),r===0||!a||a.count===0)return;c0.fromArray(e.floats,a.at),qc.sub(c0);let c=qc.length();h_.setFromUnitVectors(JR,qc.divideScalar(c||1)),this.rods.setMatrixAt(r-1,u_.compose(c0,h_,qc.set(c_*n,c_*n,c)))}),this.balls.instanceMatrix.needsUpdate=this.rods.instanceMatrix.needsUpdate=!0}dispose(){this.group.removeFromParent();for(let e of[this.balls,this.rods])e.geometry.dispose(),e.material.dispose(),e.dispose()}};function KR(s){switch(s?.kind){case"capsule":return Math.cbrt(s.radius**3+.75*s.radius**2*s.length);case"box":return Math.cbrt(3/(4*Math.PI)*s.size[0]*s.size[1]*s.size[2]);default:return .01}}var JR=new C(0,0,1),c0=new C,qc=new C,h_=new ze,u_=new qe;var al=7,jR=.85,QR=.2,d_=.06,eP=1.9,Uf=class{constructor(e,t,n){this.info=e;this.rows=n.fine?44:18,this.around=n.fine?36:14;let i=Wt(e.tint?.root??e.colour,t),r=Wt(e.tint?.tip,"#e3b2a4");this.ears=xr(e,e.count).map(({poses:o})=>{let a=new De(this.layOut(i,r),n.rider("matte"));return a.castShadow=a.receiveShadow=!0,a.frustumCulled=!1,{poses:o,mesh:a,side:0}}),this.parts=this.ears.map(o=>o.mesh),this.reach=e.radius.reduce((o,a)=>Math.max(o,a),0)}info;parts;reach;ears;rows;around;setLevel(){}mark(e){}update(e,t,n){for(let i of this.ears)i.poses[i.poses.length-1]>=n||(i.side===0&&(i.side=this.sideOf(i.poses,e,t)),this.bend(i.mesh.geometry,i.poses,i.side,e,t))}shown(e,t,n){return Math.max(.8*(this.info.radius[Math.min(e,this.info.radius.length-1)]??0),3*n.pixel(t))}grow(e,t,n,i){Zs(e,t,n,i,this.reach)}dispose(){for(let{mesh:e}of this.ears)e.removeFromParent(),e.geometry.dispose()}layOut(e,t){let{rows:n,around:i}=this,r=(n+1)*(i+1),o=new $e;o.setAttribute("position",new Fe(new Float32Array(3*r),3).setUsage(yn));let a=new Float32Array(3*r),l=[],c=new le;for(let h=0;h<=n;h++)for(let u=0;u<=i;u++){let d=2*Math.PI*u/i,f=Math.max(0,Math.sin(d))**.5*Math.max(0,1-Math.abs(Math.cos(d))**6)*Math.min(1,6*(1-h/n))*Math.min(1,.2+4*h/n);if(c.copy(e).lerp(t,f).multiplyScalar(1-.35*f*(1-h/n)),c.toArray(a,3*(h*(i+1)+u)),h===n||u===i)continue;let p=h*(i+1)+u,y=p+i+1;l.push(p,p+1,y,y,p+1,y+1)}return o.setAttribute("color",new Fe(a,3)),o.setIndex(l),o}sideOf(e,t,n){ll.set(0,0,0);for(let i of this.ears)ll.add(Xo.fromArray(t,n+al*i.poses[0]));return Xo.fromArray(t,n+al*e[0]).sub(ll.divideScalar(this.ears.length)),Nf.set(0,1,0).applyQuaternion(cl.fromArray(t,n+al*e[1]+3)),Nf.dot(Xo)<0?-1:1}bend(e,t,n,i,r){let{rows:o,around:a,info:l}=this,c=e.getAttribute("position"),h=t.length-1,u=(p,y)=>y.fromArray(i,r+al*t[Math.min(Math.max(p,0),h)]),d=p=>l.radius[Math.min(t[Math.min(Math.max(p,1),h)],l.radius.length-1)]??.01,f=p=>(d(p-1)+2*d(p)+d(p+1))/4;for(let p=0;p<=o;p++){let y=p/o,m=y*h,g=Math.min(Math.floor(m),h-1),v=m-g;u(g-1,Xo),u(g,Ff),u(g+1,kf),u(g+2,h0);for(let R of["x","y","z"])ll[R]=Ff[R]+.5*v*(kf[R]-Xo[R]+v*(2*Xo[R]-5*Ff[R]+4*kf[R]-h0[R]+v*(3*(Ff[R]-kf[R])+h0[R]-Xo[R])));cl.fromArray(i,r+al*t[Math.max(1,g)]+3),f_.fromArray(i,r+al*t[g+1]+3),cl.slerp(f_,v),u0.set(1,0,0).applyQuaternion(cl),Nf.set(0,n,0).applyQuaternion(cl),u0.multiplyScalar(n);let A=eP*(f(g)*(1-v)+f(g+1)*v)*Math.sqrt(Math.max(0,1-Math.max(0,(y-.75)/.25)**2))*Math.min(1,.55+3*y),_=jR*(1-.6*y);y<d_&&ll.addScaledVector(tP.set(0,0,-1).applyQuaternion(cl),(1-y/d_)*1.5*A);for(let R=0;R<=a;R++){let S=2*Math.PI*R/a,b=Math.cos(S),M=_*b*b+QR*Math.sin(S)*(1-.7*y);Df.copy(ll).addScaledVector(u0,A*b*(1-.18*_*b*b)).addScaledVector(Nf,A*(M-.4*_)),c.setXYZ(p*(a+1)+R,Df.x,Df.y,Df.z)}}c.needsUpdate=!0,e.computeVertexNormals()}},Xo=new C,Ff=new C,kf=new C,h0=new C,Df=new C,ll=new C,u0=new C,Nf=new C,tP=new C,cl=new ze,f_=new ze;var Er=class{constructor(e,t,n){this.one=e;this.own=t;this.instanced=n;if(this.geometry=n?new mr:new $e,this.size=Object.values(t)[0].length/4,this.geometry instanceof mr){for(let[i,r]of Object.entries(t))this.geometry.setAttribute(i,new ms(r,4));this.share()}}one;own;instanced;geometry;size;written=0;count=0;picked=null;room=0;become(e){this.one=e,this.written=0,this.geometry.dispose(),this.instanced?this.share():this.show(this.count)}show(e){if(this.count=Math.min(this.size,e),this.geometry instanceof mr){this.geometry.instanceCount=this.count;return}this.count>this.written&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count)}pick(e){if(this.picked=e,this.count=e.length,!(this.geometry instanceof mr)){this.count>0&&this.write(this.count),this.geometry.setDrawRange(0,this.count*this.one.getIndex().count);return}this.geometry.instanceCount=this.count;let t=this.count>this.room;t&&(this.room=Math.min(this.size,Math.ceil(1.3*this.count)),this.geometry.dispose());for(let[n,i]of Object.entries(this.own)){t&&this.geometry.setAttribute(n,new ms(new Float32Array(4*this.room),4));let r=this.geometry.getAttribute(n);for(let o=0;o<this.count;o++)for(let a=0;a<4;a++)r.array[4*o+a]=i[4*e[o]+a];r.needsUpdate=!0}}changed(e){this.geometry instanceof mr?this.geometry.getAttribute(e).needsUpdate=!0:this.written>0&&this.repeat(e,this.own[e],4,4)}dispose(){this.geometry.dispose(),this.one.dispose()}share(){for(let[e,t]of Object.entries(this.one.attributes))this.geometry.setAttribute(e,t);this.geometry.setIndex(this.one.getIndex())}write(e){this.geometry.dispose(),this.written=e;for(let[r,o]of Object.entries(this.one.attributes))this.repeat(r,o.array,o.itemSize,0);for(let[r,o]of Object.entries(this.own))this.repeat(r,o,4,4);let t=this.one.getIndex().array,n=this.one.getAttribute("position").count,i=new Uint32Array(e*t.length);for(let r=0,o=0;r<e;r++)for(let a=0;a<t.length;a++)i[o++]=t[a]+r*n;this.geometry.setIndex(new Fe(i,1))}repeat(e,t,n,i){let r=this.one.getAttribute("position").count,o=new Float32Array(this.written*r*n);for(let a=0,l=0;a<this.written;a++){let c=this.picked?this.picked[a]:a;for(let h=0;h<r;h++)for(let u=0;u<n;u++)o[l++]=t[i>0?i*c+u:n*h+u]}this.geometry.setAttribute(e,new Fe(o,n))}};function Of(s,e,t,n={}){let i={...e,...xs},r=s.name+JSON.stringify(n);return{seen:t?nP(s,i,n,r):rP(s,i,n),shadow:iP(s,i,n,r)}}function nP(s,e,t,n){let i=new Dn({color:"#ffffff",side:kt,shininess:20});return i.defines={...t},i.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${s.varyings??""}
${s.head}`).replace("#include <beginnormal_vertex>",`vec3 place, facing;
${s.place}
vec3 objectNormal = facing;
${s.vary??""}`).replace("#include <begin_vertex>","vec3 transformed = place;"),r.fragmentShader=r.fragmentShader.replace("#include <common>",`#include <common>
uniform vec3 above, below;
${s.varyings??""}
${s.tints??""}`).replace("#include <color_fragment>",s.colour??"").replace("#include <lights_phong_pars_fragment>",sP(s.light))},i.customProgramCacheKey=()=>n,i}function iP(s,e,t,n){let i=new Hs({depthPacking:Fo,side:kt});return i.defines={...t,CASTING:""},i.onBeforeCompile=r=>{Object.assign(r.uniforms,e),r.vertexShader=r.vertexShader.replace("#include <common>",`#include <common>
uniform float resolution;
${s.head}`).replace("#include <begin_vertex>",`vec3 place, facing;
${s.place}
vec3 transformed = place;`)},i.customProgramCacheKey=()=>`${n}-shadow`,i}var sP=s=>`
  varying vec3 vViewPosition;
  struct PosedMaterial { vec3 diffuseColor; vec3 specularColor; float specularShininess; float specularStrength; };
  #define BlinnPhongMaterial PosedMaterial
  void RE_Direct_Posed(const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    vec3 L = directLight.direction, light = directLight.color, base = material.diffuseColor, diffuse_ = vec3(0.0), gloss = vec3(0.0);
    ${s}
    reflectedLight.directDiffuse += diffuse_;
    reflectedLight.directSpecular += gloss;
  }
  void RE_IndirectDiffuse_Posed(const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 N, const in vec3 V, const in vec3 unused, const in PosedMaterial material, inout ReflectedLight reflectedLight) {
    float up = (vec4(N, 0.0) * viewMatrix).z;
    vec3 all = irradiance + mix(below, above, 0.5 + 0.5 * up);
    reflectedLight.indirectDiffuse += all * RECIPROCAL_PI * material.diffuseColor;
  }
  #define RE_Direct RE_Direct_Posed
  #define RE_IndirectDiffuse RE_IndirectDiffuse_Posed`;function rP(s,e,t){return new Ft({side:kt,toneMapped:!1,lights:!0,fog:!0,defines:t,uniforms:{...Do.clone(Ie.lights),...Do.clone(Ie.fog),...e},vertexShader:`
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
      ${(s.varyings??"").replaceAll("varying ","")}
      ${s.head}
      ${(s.tints??"").replace("uniform float vary;","")}
      ${/uniform float[^;]*vary/.test(s.head)?"":"uniform float vary;"}
      void main() {
        vec3 place, facing;
        ${s.place}
        ${s.vary??""}
        vec4 mvPosition = viewMatrix * vec4(place, 1.0);
        gl_Position = projectionMatrix * mvPosition;
        vec4 diffuseColor = vec4(1.0);
        vec3 totalEmissiveRadiance = vec3(0.0), V = normalize(-mvPosition.xyz), N = normalize(mat3(viewMatrix) * facing);
        ${s.colour??""}
        vec3 base = diffuseColor.rgb, sum = totalEmissiveRadiance;
        for (int i = 0; i < NUM_DIR_LIGHTS; i++) {
          vec3 L = directionalLights[i].direction, light = directionalLights[i].color, diffuse_ = vec3(0.0), gloss = vec3(0.0);
          { ${s.light} }
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
      }`,fragmentShader:"varying vec3 vLit; void main() { gl_FragColor = vec4(vLit, 1.0); }"})}function oo(s){let e=Math.imul(s^2654435769,2246822507);return e=Math.imul(e^e>>>13,3266489909),((e^e>>>16)>>>0)/2**32}function $c(s){let e=Int32Array.from({length:s},(t,n)=>n);for(let t=s-1;t>0;t--){let n=Math.floor(oo(t)*(t+1)),i=e[t];e[t]=e[n],e[n]=i}return e}function p_(s,e,t,n,i){f0(s,n),f0(e,i),Yc.fill(0);for(let r=0;r<s.length;r+=3){let o=e[r]-i.x,a=e[r+1]-i.y,l=e[r+2]-i.z;for(let c=0;c<3;c++){let h=s[r+c]-n.getComponent(c);Yc[3*c]+=h*o,Yc[3*c+1]+=h*a,Yc[3*c+2]+=h*l}}for(let r=0;r<30;r++){Zc.set(0,0,0);let o=1e-12;for(let l=0;l<3;l++)d0.set(0,0,0).setComponent(l,1).applyQuaternion(t),hl.fromArray(Yc,3*l),o+=d0.dot(hl),Zc.add(d0.cross(hl));Zc.divideScalar(Math.abs(o)+1e-12);let a=Zc.length();if(a<1e-6)return;t.premultiply(aP.setFromAxisAngle(Zc.divideScalar(a),Math.min(a,1.5))).normalize()}}function Kc(s,e){let t=s.length/3;if(f0(s,e),t<8)return;let n=Array.from({length:4},()=>new Float64Array(5)),i=0;for(let o=0;o<s.length;o+=3){let a=[s[o]-e.x,s[o+1]-e.y,s[o+2]-e.z,1],l=a[0]**2+a[1]**2+a[2]**2;i+=l;for(let c=0;c<4;c++){for(let h=0;h<4;h++)n[c][h]+=a[c]*a[h];n[c][4]+=a[c]*l}}let r=Math.sqrt(i/t);oP(n)&&(hl.set(n[0][4]/2,n[1][4]/2,n[2][4]/2),hl.length()<3*r&&e.add(hl))}function oP(s){for(let e=0;e<4;e++){let t=e;for(let n=e+1;n<4;n++)Math.abs(s[n][e])>Math.abs(s[t][e])&&(t=n);if(Math.abs(s[t][e])<1e-12*(Math.abs(s[0][0])+1e-12))return!1;[s[e],s[t]]=[s[t],s[e]];for(let n=0;n<4;n++){if(n===e)continue;let i=s[n][e]/s[e][e];for(let r=e;r<5;r++)s[n][r]-=i*s[e][r]}}for(let e=0;e<4;e++)s[e][4]/=s[e][e];return!0}function f0(s,e){e.set(0,0,0);for(let t=0;t<s.length;t+=3)e.set(e.x+s[t],e.y+s[t+1],e.z+s[t+2]);e.divideScalar(Math.max(1,s.length/3))}var Yc=new Float64Array(9),Zc=new C,d0=new C,hl=new C,aP=new ze;var ao=7,Bf=12,dl=40,lP=140,m_=.62,Jc=class{constructor(e,t,n,i){this.info=e;let r=e.style==="braid";this.guides=cP(e);let o=this.fill=r?new Float32Array(0):Ds(e.fill),a=Math.floor(o.length/Bf);this.order=$c(a);let l=a===0;this.curves=new m0(this.guides,e,l);let c=Ds(e.roots);this.roots=c.length===3*this.guides.length&&this.guides.length>2?c:new Float32Array(0),this.own=l?uP(this.guides.length,r,e.style==="fur"):this.between(0),this.strands=new Er(g_(2),this.own,!i);let h=Wt(e.colour,t),u=h.clone().offsetHSL(.01,.05,.08);this.uniforms={places:{value:this.curves.places},turns:{value:this.curves.turns},samples:{value:dl},rootTint:{value:Wt(e.tint?.root,`#${h.getHexString()}`)},tipTint:{value:Wt(e.tint?.tip,`#${u.getHexString()}`)},vary:{value:e.tint?.vary??.35},baseTurn:{value:this.turn},centre:{value:new C},clump:{value:e.clump??(e.style==="hair"?.25:0)},pitch:{value:e.frizz?.pitch||.03},onset:{value:e.frizz?.onset??.1},thin:{value:m_},least:{value:4e-5},glow:{value:new C}},this.materials=Of(pP,this.uniforms,n,{...l?{LOCK:""}:{},...r?{BRAID:""}:{}}),this.drawn=new De(this.strands.geometry,this.materials.seen),this.drawn.frustumCulled=!1,this.drawn.castShadow=this.drawn.receiveShadow=!0,this.drawn.customDepthMaterial=this.materials.shadow,this.parts=[this.drawn],this.reach=l?e.radius.reduce((d,f)=>Math.max(d,f),0):fP(o),this.roots.length>0&&Kc(this.roots,this.middle)}info;parts;reach;guides;curves;drawn;strands;materials;uniforms;base=-1;roots;fill;order;own;middle=new C;turn=new ze;points=0;settled=!1;setLevel(e){let t=Math.min(this.strands.size,e.strands),n=this.info.style==="fur"?Math.max(4,e.points>>1):e.points;n!==this.points&&this.strands.become(g_(n)),this.points=n,this.strands.show(t),this.uniforms.thin.value=m_*Math.min(2.2,Math.max(1,Math.sqrt(14e3/Math.max(t,1)))),this.uniforms.least.value=Math.min(.0012,4e-5*Math.max(1,Math.sqrt(6e4/Math.max(t,1))))}update(e,t,n){this.settled||this.settle(e,t),this.curves.update(e,t,n),this.findBase(e,t)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,4*n.pixel(t))}grow(e,t,n,i){Zs(e,t,n,i,.25*this.reach)}dispose(){this.drawn.removeFromParent(),this.strands.dispose(),this.materials.seen.dispose(),this.materials.shadow.dispose(),this.curves.dispose()}between(e){let{guides:t,roots:n,fill:i,order:r}=this,o=r.length,a=new Float32Array(4*o),l=new Float32Array(4*o),c=new Float32Array(4*o);for(let h=0;h<o;h++){let u=Bf*r[h],d=t[i[u+3]]?i[u+3]:0,f=0;for(let p=0;p<3;p++){let y=t[i[u+3+p]]!==void 0;l[4*h+p]=y?i[u+3+p]:d,c[4*h+p]=y?Math.max(0,i[u+6+p])**(1+e):0,f+=c[4*h+p]}for(let p=0;p<3;p++)c[4*h+p]/=f||1;for(let p=0;p<3;p++){let y=0;for(let m=0;m<3&&n.length>0;m++)y+=c[4*h+m]*(n[3*l[4*h+m]+p]-n[3*d+p]);a[4*h+p]=i[u+p]-y}a[4*h+3]=i[u+9]||1,l[4*h+3]=i[u+11],c[4*h+3]=oo(r[h])}return{beside:a,guide:l,weight:c}}settle(e,t){if(this.settled=!0,this.fill.length===0)return;let{guides:n}=this;this.roots.length===0&&this.base>=0&&n.length>2&&(p0.fromArray(e,this.base+3).normalize().invert(),this.roots=new Float32Array(3*n.length),n.forEach((a,l)=>fl.fromArray(e,t+ao*a.poses[0]).sub(qo.fromArray(e,this.base)).applyQuaternion(p0).toArray(this.roots,3*l)),Kc(this.roots,this.middle),this.turn.copy(p0).invert());let i=n.reduce((a,l)=>a+dP(l.poses,e,t),0)/Math.max(1,n.length),r=Math.min(6,Math.max(0,i-7));r>0&&this.info.clump===void 0&&(this.uniforms.clump.value=.55);let o=this.between(r);for(let[a,l]of Object.entries(o))this.own[a].set(l),this.strands.changed(a)}findBase(e,t){let{guides:n,roots:i,turn:r}=this;ul.length!==3*n.length&&(ul=new Float32Array(3*n.length)),n.forEach((l,c)=>{let h=t+ao*l.poses[0];for(let u=0;u<3;u++)ul[3*c+u]=e[h+u]});let o=this.uniforms.centre.value;if(this.base>=0&&!this.info.roots){r.fromArray(e,this.base+3).normalize(),i.length>0?o.copy(this.middle).applyQuaternion(r).add(qo.fromArray(e,this.base)):Kc(ul,o);return}if(i.length>0){p_(i,ul,r,fl,qo),o.copy(this.middle).sub(fl).applyQuaternion(r).add(qo);return}let a=t+ao*(n[0]?.poses[0]??0);r.set(e[a+3],e[a+4],e[a+5],e[a+6]).normalize(),Kc(ul,o)}};function g_(s){let e=new Float32Array(6*s),t=[];for(let n=0;n<s;n++){let i=n/(s-1);e.set([i,-1,0,i,1,0],6*n),n<s-1&&t.push(2*n,2*n+1,2*n+2,2*n+2,2*n+1,2*n+3)}return new $e().setAttribute("position",new Fe(e,3)).setIndex(t)}var m0=class{constructor(e,t,n){this.guides=e;this.info=t;let i=()=>Ho(new Float32Array(4*dl*Math.max(1,e.length)),dl,Math.max(1,e.length));this.places=i(),this.turns=n?i():null}guides;info;places;turns;update(e,t,n){let{guides:i,info:r}=this,o=this.places.image.data,a=this.turns?.image.data,l=c=>r.radius[Math.min(c,r.radius.length-1)]??1e-4;i.forEach(({poses:c},h)=>{let u=c.length-1;if(!(u<1||c[u]>=n))for(let d=0;d<dl;d++){let f=d/(dl-1)*u,p=Math.min(Math.floor(f),u-1),y=f-p,m=t+ao*c[p],g=t+ao*c[p+1],v=p>0?t+ao*c[p-1]:m,A=p+2<=u?t+ao*c[p+2]:g,_=4*(dl*h+d);for(let b=0;b<3;b++){let M=e[m+b],D=e[g+b],P=v===m?2*M-D:e[v+b],L=A===g?2*D-M:e[A+b];o[_+b]=M+.5*y*(D-P+y*(2*P-5*M+4*D-L+y*(3*(M-D)+L-P)))}if(o[_+3]=l(c[p])*(1-y)+l(c[p+1])*y,!a)continue;let R=p>0?m:g,S=0;for(let b=3;b<7;b++)S+=e[R+b]*e[g+b];for(let b=0;b<4;b++)a[_+b]=(1-y)*e[R+3+b]+(S<0?-y:y)*e[g+3+b]}}),this.places.needsUpdate=!0,this.turns&&(this.turns.needsUpdate=!0)}dispose(){this.places.dispose(),this.turns?.dispose()}};function cP(s){let e=0;return(s.strands??hP(s)).map(([t,n])=>{let i=(s.parents?.[t]??-1)<0?t+1:e;return e=i+n,{poses:Int32Array.from({length:n+1},(r,o)=>o===0?t:Math.min(i+o-1,s.count-1))}})}function hP(s){let e=[];return s.parents?.forEach((t,n)=>{t<0?e.push([n,0]):e.length>0&&e[e.length-1][1]++}),e.filter(([,t])=>t>0)}function uP(s,e,t){let n=Math.round(lP*(e?12:1)),i=n*s,r=new Float32Array(4*i),o=new Float32Array(4*i),a=new Float32Array(4*i),l=$c(i);for(let c=0;c<i;c++){let h=l[c],u=oo(h),d=2.399963*h,f=Math.sqrt(h%n/n);r.set([e?h%3:-1,f*Math.cos(d),f*Math.sin(d),t?.7+.3*u:1],4*c),o.set([Math.floor(h/n),0,0,0],4*c),a.set([1,0,0,u],4*c)}return{beside:r,guide:o,weight:a}}function dP(s,e,t){let n=0;for(let i=2;i<s.length;i++){let[r,o,a]=[s[i-2],s[i-1],s[i]].map(l=>t+ao*l);fl.set(e[o]-e[r],e[o+1]-e[r+1],e[o+2]-e[r+2]),qo.set(e[a]-e[o],e[a+1]-e[o+1],e[a+2]-e[o+2]),fl.lengthSq()>0&&qo.lengthSq()>0&&(n+=fl.angleTo(qo))}return n}function fP(s){let e=0;for(let t=0;t+Bf<=s.length;t+=Bf*7)e=Math.max(e,Math.hypot(s[t],s[t+1],s[t+2]));return Math.min(e,.05)}var ul=new Float32Array(0),fl=new C,qo=new C,p0=new ze,pP={name:"hair",varyings:`
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
  `};var zf={leaf:{outline:s=>({half:.3*Math.sin(Math.PI*s**.72)**.85,rise:.1*s-.22*s*s}),fold:.35},leaflet:{outline:s=>({half:.085*Math.sin(Math.PI*(.06+.94*s)**.6)+.004,rise:-.28*s*s}),fold:.6},blade:{outline:s=>({half:.028*(1-s)**.6+.002,rise:.12*s-.75*s*s*s}),fold:.4},needle:{outline:s=>({half:.02*(1-.8*s),rise:0}),fold:.2}};zf.frond=zf.leaflet;function g0(s,e){if(s==="ear")return gP(e);let{outline:t,fold:n}=zf[s]??zf.leaf,i=t(.5).half<.1;if(!e)return mP(t(i?.3:.4),t(1).rise,n);let r=5,o=[],a=[],l=[];for(let c=0;c<=r;c++){let h=c/r,{half:u,rise:d}=t(h);for(let f of[-1,0,1])o.push(f*u,d+n*Math.abs(f)*u,h),a.push(f===0?.86:.94+.1*h);if(c!==r)for(let f of[0,1]){let p=3*c+f;l.push(p,p+3,p+1,p+1,p+3,p+4)}}return y0(o,a,l)}function mP(s,e,t){let n=s.rise+t*s.half;return y0([0,0,0,-1.15*s.half,n,.42,1.15*s.half,n,.42,0,e,1],[.86,.97,.97,1.03],[0,1,3,0,3,2])}function gP(s){let e=[],t=[],n=[],i=(o,a,l)=>{let c=e.length/3;e.push(...o.flat()),t.push(...a),n.push(...l.map(h=>h+c))},r=s?7:3;for(let o=0;o<r;o++)for(let a of[-1,1]){let l=.06+.78*(o+(a>0?.5:0))/r,c=s?.2:.36,h=(s?.075:.085)*(1-.35*l),u=a*.05;if(i([[u*.3,0,l],[u+a*h,0,l+.45*c],[u,h,l+.45*c],[u-a*h*.6,0,l+.45*c],[u,-h,l+.45*c],[u+a*.02,0,l+c]],[.62,1,.95,.8,.95,1.12],[0,1,2,0,2,3,0,3,4,0,4,1,5,2,1,5,3,2,5,4,3,5,1,4]),!s&&o!==1)continue;i([[u,-.006,l+.8*c],[u,.006,l+.8*c],[u+a*.2,a*.04*(o%3)-.03,l+c+.62]],[.95,.95,1.3],[0,1,2])}return y0(e,t,n)}function y0(s,e,t){let n=new $e;return n.setAttribute("position",new Fe(new Float32Array(s),3)),n.setAttribute("shade",new Fe(new Float32Array(e),1)),n.setIndex(t),n.computeVertexNormals(),n}var y_=7,yP="#6b5138",vP="#b08d42",bP=7,v_=20,xP=2.3,_P=12,Gf=class{constructor(e,t,n){this.info=e;this.fine=t;this.software=n;let i=e.style==="grass",r=c=>e.radius[Math.min(c,e.radius.length-1)]??.001;this.poses=new df(Int32Array.from({length:e.count},(c,h)=>h),r,!0),this.leaves=Gy(e.leaves),[this.tree,this.trees]=wP(e),this.grassy=e.count<_P*this.trees;let o=Wt(e.tint?.root??e.colour,i?vP:yP);this.uniforms={places:{value:this.poses.places},turns:{value:this.poses.turns},vary:{value:e.tint?.vary??.35},rootTint:{value:o},tipTint:{value:Wt(e.tint?.tip,`#${o.clone().lerp(new le("#7d8a4a"),i?.25:.45).getHexString()}`)},glow:{value:new C},thin:{value:i?.5:.4}},this.links=this.makeLinks(r);let a=this.leaves.length/ls;this.outward=new Float32Array(4*a);let l=0;for(let c=0;c<a;c++)l=Math.max(l,this.leaves[ls*c+8]),this.outward[4*c+3]=oo(c);if(this.reach=l,a>0)for(let c of this.shapes())this.crops.push(this.makeCrop(c))}info;fine;software;parts=[];reach;poses;links;crops=[];leaves;outward;tree;trees;materials=[];uniforms;grassy;places=null;level=null;seen={at:new C(1/0,0,0),way:new C,high:0};setLevel(e){this.level=e,this.seen.at.x=1/0}update(e,t,n,i){this.poses.update(e,t,n),this.places??=this.findPlaces(e,t,n),this.level&&this.moved(i)&&this.pick(this.level,i,this.places)}mark(e){let t=this.uniforms.glow.value;e?t.set(e.colour.r,e.colour.g,e.colour.b).multiplyScalar(.03*e.width):t.set(0,0,0)}shown(e,t,n){return Math.max(this.info.radius[Math.min(e,this.info.radius.length-1)]??0,1.5*n.pixel(t))}grow(e,t,n,i){Zs(e,t,n,i,.4*this.reach)}dispose(){for(let e of this.parts)e.removeFromParent();for(let e of[this.links,...this.crops])e.near?.dispose(),e.far.dispose();for(let e of this.materials)e.seen.dispose(),e.shadow.dispose();this.poses.dispose()}add(e,t,n={}){let i=Of(t,this.uniforms,this.fine,n);this.materials.push(i);let r=new De(e.geometry,i.seen);return r.frustumCulled=!1,r.castShadow=r.receiveShadow=!0,r.customDepthMaterial=i.shadow,this.parts.push(r),e}moved(e){let{seen:t}=this,n=e.camera;n.getWorldDirection(v0);let i=1/e.pixel(1);return t.at.distanceTo(n.position)<.1*e.distance&&t.way.dot(v0)>.99&&Math.abs(i/t.high-1)<.1?!1:(t.at.copy(n.position),t.way.copy(v0),t.high=i,!0)}pick(e,t,n){let i=t.camera;b_.setFromProjectionMatrix(TP.multiplyMatrices(i.projectionMatrix,i.matrixWorldInverse));let r=this.reach>0?this.reach:.1,o=new Float32Array(this.trees),a=n.map((c,h)=>(o[h]=r/t.pixel(Math.max(.2*r,c.middle.distanceTo(i.position)-c.size)),(b_.intersectsSphere(AP.set(c.middle,1.2*c.size+r))?1:.06)*Math.min(1,(o[h]/bP)**2))),l=this.nearest(o,this.software?4e3:6e4);this.choose(this.links,a,e.twigs,l,o);for(let c of this.crops)this.choose(c,a,e.leaves*c.items.length/(this.leaves.length/ls),l,o)}nearest(e,t){let n=new Uint8Array(this.trees);if(!this.fine)return n;let i=Array.from(e.keys()).filter(o=>e[o]>v_).sort((o,a)=>e[a]-e[o]),r=0;for(let o of i){for(let a of this.crops)r+=a.first[o+1]-a.first[o];if(r>t)break;n[o]=1}return n}choose(e,t,n,i,r){let{first:o,items:a,sizes:l}=e,c=0;for(let d=0;d<this.trees;d++)c+=t[d]*(o[d+1]-o[d]);let h=Math.min(1,n/Math.max(1,c)),u=[[],[]];for(let d=0;d<this.trees;d++){let f=o[d+1]-o[d],p=Math.min(1,h*t[d]),y=this.grassy?oo(d)<p?f:0:Math.ceil(p*f),m=p>0?Math.min(this.grassy||r[d]>v_?1.4:xP,1/Math.sqrt(p)):1,g=u[e.near?i[d]:0];for(let v=o[d];v<o[d]+y;v++)l&&(l.of[4*a[v]+l.at]=m*l.own[a[v]]),g.push(a[v])}e.far.pick(Uint32Array.from(u[0])),e.near?.pick(Uint32Array.from(u[1]))}shapes(){let{leafShape:e="leaf"}=this.info;return typeof e=="string"?[e]:[...new Set(e)]}makeCrop(e){let{leaves:t,info:n}=this,i=n.leafShape??e,r=(n.leafColours??["#4d7a2a"]).map(y=>Wt(y,"#4d7a2a")),o=t.length/ls,a=new Float32Array(4*o),l=new Float32Array(4*o),c=new Float32Array(4*o),h=new Float32Array(o),u=[];for(let y of $c(o)){let m=ls*y,g=t[m+9];if(typeof i!="string"&&(i[g]??i[0])!==e)continue;u.push(y);for(let A=0;A<4;A++)a[4*y+A]=t[m+A],l[4*y+A]=t[m+4+A];let v=r[g]??r[0];c[4*y]=v.r,c[4*y+1]=v.g,c[4*y+2]=v.b,h[y]=t[m+8]}let d={stalk:a,lie:l,look:c,outward:this.outward},[f,p]=this.byTree(u,y=>t[ls*y]);return{first:f,items:p,sizes:{of:c,at:3,own:h},near:this.fine?this.add(new Er(g0(e,!0),d,!this.software),__):null,far:this.add(new Er(g0(e,!1),d,!this.software),__)}}makeLinks(e){let{info:t}=this,n=t.parents??[],i=f=>f>0&&n[f]<f?n[f]:-1,r=f=>i(f)===f-1&&i(f-1)>=0,o=new Float32Array(4*t.count),a=new Float32Array(4*t.count),l=1e-6,c=[];for(let f=0;f<t.count;f++)i(f)<0||(c.push(f),l=Math.max(l,e(f)));for(let f of c){let p=i(f),y=f+1<t.count&&i(f+1)===f;o.set([r(f)?i(p):p,p,f,y?f+1:f],4*f);let m=r(f)?(e(p)+e(f))/2:e(f);a.set([i(p)<0?1.25*m:m,y?(e(f)+e(f+1))/2:.7*e(f),oo(f),Math.min(1,e(f)/l)],4*f)}c.sort((f,p)=>e(p)-e(f)||f-p);let[h,u]=this.byTree(c,f=>f),d={joints:o,size:a};return{first:h,items:u,sizes:null,near:this.fine?this.add(new Er(MP(7,3),d,!this.software),x_):null,far:this.add(new Er(SP(),d,!this.software),x_,{RIBBON:""})}}byTree(e,t){let{tree:n,info:i}=this,r=c=>n[Math.min(t(c),i.count-1)],o=new Uint32Array(this.trees+1);for(let c of e)o[r(c)+1]++;for(let c=0;c<this.trees;c++)o[c+1]+=o[c];let a=o.slice(),l=new Uint32Array(e.length);for(let c of e)l[a[r(c)]++]=c;return[o,l]}findPlaces(e,t,n){let{leaves:i,outward:r,tree:o,info:a}=this,l=Array.from({length:this.trees},()=>new hn);for(let f=0;f<n;f++)a.parents&&l[o[f]].expandByPoint(pl.fromArray(e,t+y_*f));let c=l.map(f=>({middle:f.getCenter(new C),size:Math.max(.001,.5*f.getSize(pl).length())})),h=i.length/ls,u=c.map(()=>({n:0,at:new C,size:0})),d=f=>{let p=Math.min(i[ls*f],n-1);return pl.fromArray(e,t+y_*p),u[o[p]]};for(let f=0;f<h;f++){let p=d(f);p.at.add(pl),p.n++}for(let f of u)f.at.divideScalar(Math.max(1,f.n));for(let f=0;f<h;f++){let p=d(f);p.size=Math.max(p.size,pl.distanceTo(p.at))}for(let f=0;f<h;f++){let p=d(f);pl.sub(p.at).divideScalar(p.size>0?p.size:1).toArray(r,4*f)}return c}};function wP(s){let e=new Uint32Array(s.count),t=0;for(let n=0;n<s.count;n++){let i=s.parents?.[n]??-1;e[n]=i<0||i>=n?t++:e[i]}return[e,t]}function MP(s,e){let t=[],n=[];for(let i=0;i<=e;i++)for(let r=0;r<s;r++){let o=2*Math.PI*r/s;if(t.push(Math.cos(o),Math.sin(o),i/e),i===e)continue;let a=i*s+r,l=i*s+(r+1)%s;n.push(a,l,a+s,a+s,l,l+s)}return new $e().setAttribute("position",new Fe(new Float32Array(t),3)).setIndex(n)}function SP(){return new $e().setAttribute("position",new Fe(new Float32Array([-1,0,0,1,0,0,-1,0,1,1,0,1]),3)).setIndex([0,1,2,2,1,3])}var v0=new C,pl=new C,AP=new fs,b_=new Gs,TP=new qe,x_={name:"branch",varyings:"varying vec3 vBark; // thickness, random, height of the light",head:`
    attribute vec4 joints; // slots of the joint before, both of its own, and the next
    attribute vec4 size; // radii [m], random, thickness beside the thickest
    uniform float thin;
    ${Gc}
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
  `},__={name:"leaf",varyings:`
    varying vec4 vLeaf; // colour, how much light reaches it
    varying vec3 vOutward; // of its plant, in the axes of the view
  `,head:`
    attribute vec4 stalk; // slot of the pose it rides on, offset there
    attribute vec4 lie; // rotation beside the pose
    attribute vec4 look; // colour, size
    attribute vec4 outward; // place in its plant, random
    attribute float shade;
    uniform float vary;
    ${Gc}
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
  `};var EP="#d9a88c",CP="#6d6a4c",Vf=class{constructor(e,t,n){this.info=e;let i=e.shape??"sphere";this.flat=i==="ground"||i==="plane",this.seenFirst=i==="head"||i==="rabbit"||n.animal&&Math.max(...e.size??[1])<.45;let r=e.size?.[0]||1,o=e.size?.[1]||r,a=e.size?.[2]||r,l=Wt(e.colour,this.flat?CP:EP),c=(w_[i]??w_.sphere)(l,t.fine,n);c.deleteAttribute("normal");let h=Dx(c,1e-5);this.flat?h.scale(r,o,1):h.scale(r,o,a),h.computeVertexNormals();let u=new De(h,t.rider("matte"));u.castShadow=!this.flat,u.receiveShadow=!0,this.group.add(u),this.parts=[this.group],h.computeBoundingSphere(),this.reach=this.flat?0:h.boundingSphere.radius+h.boundingSphere.center.length()}info;parts;reach;group=new At;flat;seenFirst;setLevel(){}mark(){}update(e,t,n){this.group.visible=n>0&&!this.flat,n!==0&&(this.group.position.set(e[t],e[t+1],e[t+2]),this.group.quaternion.set(e[t+3],e[t+4],e[t+5],e[t+6]).normalize())}shown(){return 0}grow(e,t,n,i){this.seenFirst&&Zs(e,t,n,i,.5*this.reach)}dispose(){this.group.removeFromParent(),this.group.traverse(e=>e instanceof De&&e.geometry.dispose())}},w_={sphere:(s,e)=>Dt(Ks(e).scale(.5,.5,.5),s),ellipsoid:(s,e)=>Dt(Ks(e).scale(.5,.5,.5),s),box:s=>Dt(new yi(1,1,1),s),capsule:M_,limb:M_,ground:s=>Dt(new kn(1,1),s),plane:s=>Dt(new kn(1,1),s),ear:(s,e)=>Dt(Ks(e).scale(.5,.5,.5).translate(0,0,.5),s),head:RP,rabbit:NP,body:S_,torso:S_},Ks=s=>new Bt(1,s?64:28,s?40:18).rotateX(Math.PI/2);function M_(s,e){return Dt(new pr(.5,1,e?12:5,e?28:12).scale(1,1/2,1).rotateX(Math.PI/2).translate(0,0,.5),s)}function T_(s,e){e.set(s.x,.8*s.y*(1-.08*s.x),.95*s.z);let t=-s.z;if(t>0){let n=t*t*(3-2*t);e.z=-1.35*t,e.y*=1-.3*n,s.x<0&&(e.x*=1-.55*n),e.x+=.35*n}if(s.x>0){let n=s.y*s.y/.01+(s.z+.3)**2/.02,i=s.y*s.y/.12+(s.z-.12)**2/.012;e.x+=.2*Math.exp(-n)+.04*Math.exp(-i)}return e}function RP(s,e,{hair:t,torso:n}){let i=new Bt(1,e?96:40,e?72:30).rotateX(Math.PI/2),r=i.getAttribute("position"),o=s.clone().lerp(new le("#c4523f"),.3),a=s.clone().lerp(new le("#9c3b38"),.55),l=s.clone().multiplyScalar(.8),c=[];for(let p=0;p<r.count;p++){$o.fromBufferAttribute(r,p);let y=IP($o,s,o,a,l);C_($o),E_(T_($o,jc)),c.push(t?y.lerp(OP.copy(t).multiplyScalar(.4),.96*PP(jc)):y),r.setXYZ(p,jc.x,jc.y,jc.z)}let h=Rn(i,()=>s),u=h.getAttribute("color");c.forEach((p,y)=>u.setXYZ(y,p.r,p.g,p.b));let d=new le("#33241d"),f=[h,DP(s,e,n)];for(let p of[-1,1])f.push(kP(s,p,e),LP(d,p,e),FP(d,p,e));return Qi(...f).scale(.5,.5,.5)}function E_(s){let e=Math.min(1,Math.max(0,(-s.z-.45)/.75));return s.y*=1+.24*e*e*(3-2*e),s.z<-1.12&&(s.z=-1.12+.65*(s.z+1.12)),s}function PP(s){let e=Math.max(-1,Math.min(1,s.x)),t=e>.6?.32+1.1*(e-.6):.05+.45*e;return Math.max(0,Math.min(1,(s.z-t)/.2+.2))}function C_(s){if(s.x<=0)return;let e=Math.abs(s.y),t=Math.exp(-((e-.36)**2/.022+(s.z+.08)**2/.01)),n=Math.exp(-((e-.36)**2/.012+(s.z+.12)**2/.006)),i=Math.exp(-(s.y*s.y/.022+(s.z+.62)**2/.0022))+.9*Math.exp(-(s.y*s.y/.018+(s.z+.71)**2/.0022)),r=Math.exp(-(s.y*s.y/.03+(s.z+.93)**2/.01));s.multiplyScalar(1-.05*t+.042*n+.028*i+.03*r)}function IP(s,e,t,n,i){let r=Math.abs(s.y),o=e.clone();if(s.x<=0)return o;o.lerp(t,.55*Math.exp(-((r-.42)**2/.03+(s.z+.38)**2/.02))),o.lerp(t,.35*Math.exp(-(s.y*s.y/.006+(s.z+.33)**2/.006))),o.lerp(i,.35*Math.exp(-((r-.36)**2/.016+(s.z+.06)**2/.006)));let a=Math.exp(-((s.z+.665)**2)/18e-5),l=Math.exp(-((s.y*s.y/.032)**2))*Math.exp(-((s.z+.665)**2/.0035));return o.lerp(n,Math.min(1,1.25*l)),o.multiplyScalar(1-.35*a*Math.exp(-(s.y*s.y/.025)))}function R_(s,e,t){return $o.set(Math.sqrt(Math.max(0,1-s*s-e*e)),s,e),C_($o),E_(T_($o,new C)).multiplyScalar(1+t)}var LP=(s,e,t)=>P_(s,t,.011,n=>R_(e*(.36+.13*n),-.135-.035*(1-n*n),.004)),FP=(s,e,t)=>P_(s,t,.02,n=>R_(e*(.37+.17*n),.085+.045*(1-n*n)-.02*n,0));function P_(s,e,t,n){let i=e?24:10,r=6,o=new kn(1,1,r,i),a=o.getAttribute("position");for(let l=0;l<=i;l++){let c=2*l/i-1,h=n(c),u=n(c+.02).sub(n(c-.02)).normalize(),d=h.clone().normalize(),f=new C().crossVectors(u,d).normalize(),p=t*Math.sqrt(Math.max(0,1-c*c));for(let y=0;y<=r;y++){let m=2*Math.PI*y/r,g=h.clone().addScaledVector(d,.6*p*Math.cos(m)).addScaledVector(f,p*Math.sin(m));a.setXYZ(l*(r+1)+y,g.x,g.y,g.z)}}return Dt(o,s)}function kP(s,e,t){let n=new wi(.17,.06,t?12:6,t?32:14).scale(.75,1.15,.8),i=new Bt(.15,t?24:10,t?16:8).scale(.8,1.2,.35);return Qi(Dt(n,s),Dt(i,s.clone().multiplyScalar(.82))).rotateX(Math.PI/2).rotateZ(e*.35).rotateX(-e*.12).translate(-.1,e*.79,-.22)}function DP(s,e,t){let n=t?[[.001,-1.8],[.2,-1.76],[.36,-1.66],[.45,-1.5],[.49,-1.2],[.52,-.8],[.5,-.3]]:[[.001,-2.06],[.3,-2.06],[.52,-2.02],[.58,-1.93],[.545,-1.7],[.5,-1.4],[.5,-1.1],[.55,-.7],[.5,-.3]],i=new Eo(n.map(([o,a])=>new je(o,a)),e?64:24).rotateX(Math.PI/2),r=i.getAttribute("position");for(let o=0;o<r.count;o++)r.setX(o,r.getX(o)-.3+.05*(r.getZ(o)+2));return Dt(i,s)}function NP(s,e){let t=s.clone().lerp(new le("#fff6ea"),.6),n=new le("#1d1512"),i=new le("#c98780"),r=(a,l,c,h)=>s.clone().lerp(t,Math.min(1,Math.max(0,1.3*(l-.35)-.9*h))*(Math.abs(c)<.7?1:.6)),o=[Rn(Ks(e).scale(1,.82,.84),r),Rn(Ks(e).scale(.46,.5,.4).translate(.72,0,-.26),()=>t),Dt(Ks(e).scale(.09,.13,.08).translate(1.15,0,-.1),i),Dt(new pr(.014,.12,4,8).rotateX(Math.PI/2).translate(1.155,0,-.22),n)];for(let a of[-1,1])o.push(Rn(Ks(e).scale(.36,.34,.34).translate(.72,a*.33,-.33),()=>t),Dt(Ks(e).scale(.14,.09,.17).rotateZ(a*.75).translate(.63,a*.63,.16),n),Dt(Ks(e).scale(.035,.03,.04).translate(.75,a*.67,.24),new le("#ffffff")),Rn(Ks(e).scale(.3,.3,.34).translate(-.12,a*.42,.6),()=>s));return Qi(...o).scale(.5,.5,.5)}function S_(s,e,{skin:t}){let n=[[0,0,0],[0,.37,.33],[.06,.48,.42],[.2,.47,.42],[.42,.38,.33],[.6,.44,.4],[.74,.48,.47],[.83,.45,.5],[.885,.4,.41],[.93,.35,.22],[.975,.33,.175],[1,.31,.165],[.99,.26,.14],[.95,.2,.1]],i=[[.9,.3,.155],[1,.225,.118],[1.08,.19,.1],[1.14,.16,.085],[1.17,.1,.05],[1.18,0,0]],r=t??s;return Qi(Dt(A_(n,e),s),Dt(A_(i,e).translate(-.04,0,0),r)).translate(0,0,-.5)}function A_(s,e){let t=s.length,n=e?64:24,i=e?6:3,r=new kn(1,1,n,(t-1)*i),o=r.getAttribute("position");for(let a=0;a<=(t-1)*i;a++){let l=Math.min(Math.floor(a/i),t-2),c=a/i-l,h=p=>s[Math.min(Math.max(p,0),t-1)],[u,d,f]=[0,1,2].map(p=>UP(h(l-1)[p],h(l)[p],h(l+1)[p],h(l+2)[p],c));for(let p=0;p<=n;p++){let y=2*Math.PI*p/n,m=Math.cos(y),g=Math.sin(y),v=(Math.abs(m)**2.4+Math.abs(g)**2.4)**(-1/2.4);o.setXYZ(a*(n+1)+p,Math.max(0,d)*m*v,-Math.max(0,f)*g*v,u)}}return r}function UP(s,e,t,n,i){return e+.5*i*(t-s+i*(2*s-5*e+4*t-n+i*(3*(e-t)+n-s)))}var OP=new le,$o=new C,jc=new C;var I_={light:{hand:"#0b8273",force:"#d0421a",torque:"#6247c9",frozen:"#b45309",hover:"#0b8273"},dark:{hand:"#4fd1bd",force:"#ff8357",torque:"#b39dff",frozen:"#fbbf24",hover:"#4fd1bd"}},Hf=["#3a6ea5","#b5483a","#4f9d69","#d98c3f","#7a5ca8","#2f8f9d"],b0=130,BP=150,zP=2.55,GP=5,eh=class extends Error{},Xf=class{surface=U("div",{class:"stage",tabindex:"0",role:"img","aria-label":"The scene. Arrow keys turn the view, G takes hold."});overlay=U("div",{class:"overlay"});camera=new kc;governor;drawn=()=>{};fitted=()=>{};asked=()=>null;grasps=()=>null;wields=()=>null;ramp=new If;pictures=0;efforts=!0;drowse=!1;grade;painter;materials;studio;hands;views=[];riders=[];fittings=[];hanging=[];rigids=null;planes=null;presses=null;lined=!1;stands=!1;skins=[];feelings=null;masses=[];space="visual";marks=new af;driven=[];frame=null;hello=null;box=new hn;centre=new C;size=1;framed=!1;follower=new Kd;followedAt=0;followedStep=0;chasing=!1;floor=0;highlighted=-1;colours=I_.light;names=[];part={left:0,top:0,right:0,bottom:0};width=1;height=1;dirty=!0;request=0;last=0;followed=!1;gone=!1;still=!0;inside=null;pointing=new kc;constructor(e,t){let n=Qc()&&t!=="high"?"plain":"rich";this.grade=n,this.painter=new Zd(this.surface,n),this.governor=new nf(n,t,Qc()),this.materials=px(n),this.studio=new Jd(this.painter.renderer,n),this.hands=new ef(this.overlay),this.studio.scene.add(this.hands.group,this.marks.group),e.append(this.surface,this.overlay),e.dataset.grade=n,this.applyQuality(),this.painter.renderer.domElement.addEventListener("webglcontextrestored",()=>this.wake())}load(e){let t=this.hello;if(this.hello=e,t&&VP(t,e)){e.bodies.forEach((n,i)=>this.views[i].info=n),this.wake();return}if(this.clear(),this.framed=this.framed&&t?.scene.name===e.scene.name,e.bodies.some(n=>n.kind==="rigid")){this.rigids=new Mf(e,this.grade,Qc()),this.rigids.drowse=this.drowse,this.studio.scene.add(this.rigids.group),this.skins=(e.hands??[]).map(n=>new Pf(n,e,this.grade));for(let n of this.skins)this.studio.scene.add(n.mesh);e.hands?.length&&this.studio.scene.add((this.feelings=new Dd(e.hands,this.overlay)).group),this.masses=(e.hands??[]).map(n=>new Lf(n,e));for(let n of this.masses)this.studio.scene.add(n.group);this.showSpace(this.space)}e.bodies.forEach((n,i)=>this.addBody(e,n,i)),e.planes?.length&&this.studio.scene.add((this.planes=new hf(e.planes,this.overlay)).group),e.bodies.some(Ys)&&this.studio.scene.add((this.presses=new qd(e.bodies,this.overlay)).group),this.ramp.begin(e.bodies),this.studio.dress({hair:e.bodies.some(n=>qf(n)),outdoors:this.outdoors,soil:this.soil(e),meadow:this.meadow(e),mist:e.bodies.some(n=>n.style==="plant")?1.8*(e.scene.view?.distance??0):0}),this.surface.parentElement?.classList.toggle("outdoors",this.outdoors),this.painter.stale=!0,this.painter.soft=e.bodies.some(n=>k_(n)||n.solid),this.applyQuality();for(let n of e.holds){let i=e.bodies[n.body];if(k_(i)||i.kind==="rigid"||i.solid||e.bodies.some(a=>a.kind==="prop")){this.fittings.push(null),this.driven.push(!1);continue}let r=ax(n,i,e.scene),o=r==="pin"&&i.parents!==void 0;this.fit(new Dc(r,Qa(i,n.index),r!=="needle"&&r!=="knob"&&!o,this.materials)),this.driven.push(r==="needle"||r==="knob")}this.wake()}addBody(e,t,n){let i=t.kind==="rigid"?this.rigids.view(n):t.solid?new Tr(t,n,Hf[n%Hf.length],this.grade):XP(e,t,Hf[n%Hf.length],this.materials);i.setLevel(this.share(e,t)),i instanceof Tr&&i.showLines(this.lined),this.views.push(i);let r=()=>new Set(e.holds.filter(a=>a.body===n).map(a=>a.index)),o=i instanceof to||(t.riders?.length??0)>0?new Cf(i,r(),this.materials):null;this.riders.push(o);for(let a of[...i.parts,o?.group])a&&this.studio.scene.add(a);lx(t,n,e.scene,e.holds)&&this.hang(n)}share(e,t){let n=this.governor.current,i=o=>o(t)/e.bodies.filter(a=>a.style==="plant"||a.style==="grass").reduce((a,l)=>a+o(l),1e-9),r=e.bodies.filter(qf).length||1;return{...n,strands:Math.ceil(n.strands/r),leaves:Math.ceil(n.leaves*i(o=>o.leaves?.length??0)),twigs:Math.ceil(n.twigs*i(o=>o.count))}}get carrier(){return this.hello?.bodies.findIndex(e=>e.kind==="prop"&&e.shape==="head")??-1}get outdoors(){return this.hello?.bodies.some(e=>e.style==="plant"||e.style==="grass")??!1}soil(e){let t=e.bodies.find(_0);return t&&Wt(t.colour,"#6d6a4c")}meadow(e){let t=new le(0),n=e.bodies.flatMap(i=>i.style==="plant"||i.style==="grass"?i.leafColours??[i.tint?.tip??"#5d7a35"]:[]);for(let i of n)t.add(Wt(i,"#5d7a35"));return n.length>0?t.multiplyScalar(.9/n.length):void 0}show(e){this.frame=e,this.framed||this.reframe(!0),this.wake()}reframe(e=!1){let{frame:t,hello:n,box:i}=this;if(!t||!n||this.views.length===0||(this.measure(t,i),i.isEmpty()))return;this.framed||this.rigids?.settle(i);let r=i.min.z;this.planes?.corners(t,l=>i.expandByPoint(l)),this.follower.forget(),this.chasing=n.bodies.some(l=>l.style==="braid"),this.followedAt=0;let o=$P(n),a=this.outdoors&&o&&!this.framed;if(a)this.centre.copy(o.target);else if(o&&!this.framed){for(let l of[-1,1])i.expandByPoint(li.copy(o.target).addScalar(l*.13*o.distance));this.centre.copy(o.target).lerp(i.getCenter(li),.5)}else i.getCenter(this.centre);this.size=Math.max(.5*i.getSize(li).length(),.001),this.framed||(this.stands=this.views.some((l,c)=>l instanceof Tr&&l.stands(t.floats,t.bodies[c].at,t.bodies[c].count)),this.floor=this.studio.ground=this.groundOf(t)??(this.rigids||this.stands?r:i.min.z-.2*this.size),this.studio.lay(this.tableOf(t)),this.camera.stand(...WP(n))),this.framed=!0,this.look(e,a?o.distance:0)}groundOf(e){let t=1/0;return this.hello?.bodies.forEach((n,i)=>{let r=e.bodies[i];if(r){if(_0(n)||this.rigids?.isFloor(i,e))t=Math.min(t,e.floats[r.at+2]);else if(this.outdoors&&n.parents)for(let o=0;o<r.count;o++)n.parents[o]<0&&(t=Math.min(t,e.floats[r.at+7*o+2]))}}),t<1/0?t:null}tableOf(e){let t=this.hello?.bodies.findIndex((c,h)=>this.rigids?.isFloor(h,e))??-1;if(t<0)return null;let{bodies:n,geometries:i}=this.hello,r=i[n[t].geometry],[o,a]=r.kind==="ground"?r.size:[1,1],l=e.bodies[t].at;return{colour:Wt(n[t].colour,"#9a9a96"),x:e.floats[l],y:e.floats[l+1],half:[o/2,a/2]}}look(e,t=0){this.studio.fit(this.centre,this.size),this.outdoors&&this.studio.plant(this.box),this.camera.frame(this.box,this.centre,e,t),this.painter.stale||=e,this.fitted(),this.wake()}follow(e){let{frame:t,hello:n}=this;if(!(!t||!n||!this.framed||this.outdoors||this.camera.placed||this.chasing||t.hands.length>0||e-this.followedAt<BP)&&!(t.step===this.followedStep||!n.bodies.some(i=>i.parents||Ys(i))||n.hands?.length)&&(this.followedAt=e,this.followedStep=t.step,this.measure(t,Yo),!!this.follower.see(e,Yo,this.box))){if(!this.rigids&&this.follower.travels(Yo)){this.chasing=!0;return}this.size=.5*this.box.getSize(li).length(),this.box.getCenter(this.centre),this.look(!1)}}chase(e,t){let{frame:n,hello:i}=this;if(!this.chasing||!n||!i||this.camera.placed||n.hands.length>0||n.step===this.followedStep||(this.followedStep=n.step,this.measure(n,Yo),Yo.isEmpty()))return;Yo.getCenter(li);let r=.62*Yo.getSize(ws).length(),o=this.followedAt===0;this.followedAt=e,this.centre.copy(li),this.size=o?r:Math.max(this.size*.98,r),this.box.setFromCenterAndSize(li,ws.setScalar(1.1*this.size));let a=n.bodies[this.carrier];a&&i.bodies.some(l=>l.style==="braid")&&(lo.set(1,0,0).applyQuaternion(yl.fromArray(n.floats,a.at+3)),this.camera.turnTo(Math.atan2(lo.y,lo.x)+zP)),this.look(o||t>60)}measure(e,t){t.makeEmpty(),e.bodies.forEach((n,i)=>{this.views[i]?.grow(t,e.floats,n.at,n.count),this.riders[i]?.grow(t,e.floats,n.at,n.count)}),e.holds.forEach((n,i)=>this.fittings[i]&&t.expandByPoint(li.fromArray(e.floats,n.target)))}resize(e,t,n){this.width=Math.max(1,e),this.height=Math.max(1,t),this.camera.resize(this.width,this.height,n),Object.assign(br,{left:n.left,top:n.top,right:this.width-n.right,bottom:this.height-n.bottom}),this.applyQuality()}setTheme(e){this.colours=I_[e],this.studio.setTheme(e),this.painter.stale=!0,Sx(this.colours.hand),ux(this.colours.hand),Qx(e==="dark"?.5:.22),Pd.color.set(this.colours.force),Id.color.set(this.colours.torque),this.marks.setTheme(e),this.wake()}highlight(e){this.highlighted!==e&&(this.highlighted=e,this.wake())}pick(e,t,n){return!this.frame||!this.hello?null:Dg(this.frame,this.views,this.riders,this.fittings,this.camera,this.project,e,t,n,this.meet(this.sight(e,t)))}pickAlong(e,t){if(!this.frame||!this.hello)return null;let{pointing:n}=this,{camera:i}=n;i.fov=60,n.resize(ml,ml,{left:0,right:0,top:0,bottom:0}),e.decompose(li,yl,ws),lo.set(0,0,-1).applyQuaternion(yl);let r=Math.min(.12*this.camera.distance,.3*this.size);n.stare(li.addScaledVector(lo,-r),yl),Wf.set(li,lo);let o=a=>n.depth(a.x,a.y,a.z)<=0?qP:(gl.copy(a).project(i),vl[0]=(gl.x+1)/2*ml,vl[1]=(1-gl.y)/2*ml,vl);return Dg(this.frame,this.views,this.riders,this.fittings,n,o,ml/2,ml/2,t,this.meet(Wf.ray))}meet(e){let t=this.rigids?.pick(this.frame,e)??null;for(let n of this.views){let i=n instanceof Tr?n.pick(e):null;i&&(!t||i.distance<t.distance)&&(t=i)}return t}planeAt(e,t,n){return(this.frame&&this.planes?.pick(this.frame,this.project,e,t,n))??-1}showLines(e){this.lined=e;for(let t of this.views)t instanceof Tr&&t.showLines(e);this.wake()}central(){return(this.frame&&this.rigids?.central(this.frame,this.camera.target))??null}sight(e,t){return D_.set(2*e/this.width-1,1-2*t/this.height),Wf.setFromCamera(D_,this.camera.camera),Wf.ray}onScreenPlane(e,t,n,i){return this.camera.camera.getWorldDirection(lo),this.onPlane(e,t,n,lo,i)}onPlane(e,t,n,i,r){let{origin:o,direction:a}=this.sight(e,t),l=li.copy(n).sub(o).dot(i)/a.dot(i);return l>0&&l<1e3*this.camera.distance?r.copy(a).multiplyScalar(l).add(o):r.copy(n)}project=e=>(gl.copy(e).project(this.camera.camera),vl[0]=(gl.x+1)/2*this.width,vl[1]=(1-gl.y)/2*this.height,vl);nearby(e,t){return(this.frame&&this.rigids?.nearby(this.frame,this.project,e,t))??null}felt(e){let{frame:t}=this,n=this.hello?.hands?.[e]?.probes;if(!t||n===void 0)return 0;let i=0;for(let r=0;r<5;r++)i+=t.floats[t.probes.at+n+Fn.fingers+r]||0;return i}get below(){return this.studio.ground}showContacts(e){this.marks.parts=e,this.wake()}get pressed(){return this.presses?.list??[]}get contacts(){return this.marks}showSpace(e){this.space=e,this.rigids?.showLimbs(e==="collision");for(let t of this.skins)t.mesh.visible=e==="visual";for(let t of this.masses)t.group.visible=e==="physics";this.wake()}get inSpace(){return this.space}setDrowse(e){this.drowse=e,this.rigids&&(this.rigids.drowse=e),this.wake()}solids(){return this.rigids?.drawn()??{}}info(e){return this.hello?.bodies[e]}get extent(){return this.size}get spacing(){return this.studio.spacing}snapshot(){return this.draw(performance.now()),this.painter.picture()}place(){let{centre:e,size:t,camera:n,outdoors:i}=this;return{centre:e,ground:this.studio.ground,radius:t,azimuth:n.azimuth,distance:n.distance,open:i}}async immerse(e){let{renderer:t}=this.painter;if(this.inside?.rig.removeFromParent(),this.inside=e,this.studio.surround(e!==null),!e){t.setAnimationLoop(null),t.xr.enabled=!1,this.camera.place(),this.followed=!1,this.highlight(-1),this.applyQuality();return}cancelAnimationFrame(this.request),this.request=0,this.studio.scene.add(e.rig),t.xr.enabled=!0,t.setAnimationLoop((n,i)=>i&&this.drawInside(n,i)),await t.xr.setSession(e.session)}drawInside(e,t){let{inside:n,painter:i}=this,r=i.renderer.xr.getReferenceSpace();!n||!r||(n.before(e,t,r),n.eye.matrixWorld.decompose(li,yl,ws),this.camera.stare(li,yl),this.draw(e),this.drawn(e))}wake(){this.dirty=!0,!this.request&&!this.gone&&!this.inside&&(this.request=requestAnimationFrame(this.tick))}dispose(){this.gone=!0,cancelAnimationFrame(this.request),this.clear(),this.painter.dispose(),this.surface.remove(),this.overlay.remove()}tick=e=>{this.request=0;let t=e-this.last;this.last=e,this.follow(e),this.chase(e,t);let n=this.camera.move(Math.min(.1,t/1e3)),i=this.sink(t),r=!this.still&&!n&&!i;if(this.still=!n&&!i,!this.dirty&&!r&&!n&&!i){this.followed=!1;return}this.followed&&this.governor.measure(t)&&this.applyQuality(),this.followed=!0,this.dirty=!1,this.draw(e),this.drawn(e),this.request=requestAnimationFrame(this.tick)};draw(e){let{frame:t,camera:n}=this;if(t&&this.framed){let i=this.studio.ground;if(xs.resolution.value=this.painter.high,this.ramp.see(t),t.bodies.forEach((r,o)=>{let a=this.views[o];a&&(a instanceof Jc&&(a.base=this.carrier>=0?t.bodies[this.carrier]?.at??-1:-1),a.update(t.floats,r.at,r.count,n,i),a instanceof Tr&&(a.setShade(this.studio.contactStrength),a.colour(t,r,this.ramp)),a instanceof to&&(a.contact.material.uniforms.strength.value=this.studio.contactStrength),a.mark(this.markOf(o,r.flags)),this.riders[o]?.update(t.floats,r.at,r.count,n))}),this.rigids?.update(t,n,i,this.studio.contactStrength),this.skins.forEach((r,o)=>this.dressHand(r,o,t)),this.space==="physics")for(let r of this.masses)r.update(t);this.feelings?.show(t,this.efforts,n,e,this.project,this.grasps()),this.planes?.update(t,this.efforts,n,e,this.project,this.wields()),this.presses?.update(t,this.efforts&&!this.marks.parts,n,e,this.project),this.marks.update(t,this.hello.bodies,n,this.size,e),this.nameFrozen(t),t.holds.forEach((r,o)=>this.placeFitting(this.fittings[o],r.body,r.index,t.floats,r.target));for(let{body:r,fitting:o}of this.hanging){let a=t.bodies[r];a&&this.placeFitting(o,r,a.count-1,t.floats,a.at+7*(a.count-1))}this.hands.show(t,this.hello.bodies,this.fittings,this.driven,this.efforts,n,this.size,e,this.project,this.asked)}this.inside?this.painter.paintInside(this.studio,this.inside.eye):this.painter.paint(this.studio,n.camera,this.still,this.painter.whole?this.part:this.needed()),this.pictures++}needed(){let{frame:e,part:t}=this;if(t.left=t.top=1/0,t.right=t.bottom=-1/0,!e)return t;let n=e.floats;if(this.outdoors||this.marks.parts)return Object.assign(t,{left:0,top:0,right:this.width,bottom:this.height});if(this.planes?.corners(e,o=>this.includePoint(o.x,o.y,o.z,8)),this.efforts&&this.planes?.centres(e,o=>this.includePoint(o.x,o.y,o.z,b0)),this.efforts)for(let{place:o}of this.presses?.list??[])this.includePoint(o.x,o.y,o.z,b0);e.bodies.forEach((o,a)=>{let l=this.views[a]?.reach??0;for(let c=0;c<o.count;c++){let h=o.at+o.stride*c;this.include(n,h,14+(l>0?l/this.camera.pixel(this.camera.depth(n[h],n[h+1],n[h+2])):0))}});for(let o of this.riders)if(o)for(let a=0;a<o.count;a++){let l=o.centre(a,ws);this.includePoint(ws.x,ws.y,ws.z,1.8*l/this.camera.pixel(this.camera.depth(ws.x,ws.y,ws.z))+6)}let i=this.efforts?b0:40;for(let o of[...this.fittings,...this.hanging.map(a=>a.fitting)]){if(!o)continue;let{x:a,y:l,z:c}=o.group.position;this.includePoint(a,l,c,GP*o.group.scale.x/this.camera.pixel(this.camera.depth(a,l,c))),o.post?.visible&&this.includePoint(o.post.position.x,o.post.position.y,this.studio.ground,30)}e.holds.forEach((o,a)=>this.driven[a]&&this.include(n,o.target,i));for(let{bodies:o}of this.hello?.hands??[])this.include(n,e.bodies[o[0]].at,i);let r=this.grasps();r&&this.includePoint(r.at.x,r.at.y,r.at.z,20);for(let o of e.hands){this.include(n,o.proxy,i),this.include(n,o.ghost,60);let a=o.mine?this.asked(o.hand):null;a&&this.include(a,0,90)}return t.left=Math.max(0,Math.min(t.left,this.width-2)),t.top=Math.max(0,Math.min(t.top,this.height-2)),t.right=Math.min(this.width,Math.max(t.right,t.left+1)),t.bottom=Math.min(this.height,Math.max(t.bottom,t.top+1)),t}include(e,t,n){this.includePoint(e[t],e[t+1],e[t+2],n)}includePoint(e,t,n,i){let[r,o]=this.project(li.set(e,t,n)),a=this.part;a.left=Math.min(a.left,r-i),a.right=Math.max(a.right,r+i),a.top=Math.min(a.top,o-i),a.bottom=Math.max(a.bottom,o+i)}placeFitting(e,t,n,i,r){let o=this.views[t];if(!e||!o)return;let a=this.camera.depth(i[r],i[r+1],i[r+2]);e.place(i,r,this.size,o.shown(n,a,this.camera)),e.stand(this.studio.ground,this.size)}markOf(e,t){let n=(t&Rt.frozen)!==0;return!n&&this.highlighted!==e?null:(w0.colour.set(n?this.colours.frozen:this.colours.hover).convertLinearToSRGB(),w0.width=n?3:1.6,w0)}dressHand(e,t,n){if(!e.mesh.visible)return;this.highlighted>=0&&this.hello.bodies[this.highlighted]?.hand===t?M0.set(this.colours.hover).multiplyScalar(.5):M0.set(0),e.light(M0),e.update(n)}nameFrozen(e){e.bodies.forEach((t,n)=>{let i=(t.flags&Rt.frozen)!==0;if(!i&&!this.names[n])return;let r=this.names[n]??=this.overlay.appendChild(U("div",{class:"figure frozen"}));if(dt(r,"shown",i),!i)return;Xe(r,`${this.hello.bodies[n].name} is frozen`);let o=t.at+t.stride*Math.floor(t.count/2),[a,l]=this.project(li.fromArray(e.floats,o));r.style.transform=`translate(${Math.round(a)}px, ${Math.round(l)-24}px)`})}sink(e){let{frame:t,studio:n}=this;if(!t||!this.framed||this.hello?.bodies.some(_0)||this.rigids||this.outdoors)return!1;let i=1/0;for(let a of t.bodies)for(let l=0;l<a.count;l++)i=Math.min(i,t.floats[a.at+a.stride*l+2]);let r=this.stands?-.03:.05;i-r*this.size<this.floor&&(this.floor=Math.max(i-.25*this.size,this.centre.z-6*this.size));let o=this.floor-n.ground;return o===0?!1:(n.ground+=Math.abs(o)<.002*this.size?o:o*(1-Math.exp(-e/250)),n.lookAt(this.centre),!0)}applyQuality(){let e=this.governor.current,t=e.ratio<1?e.ratio:Math.min(devicePixelRatio,e.ratio);if(this.painter.resize(this.width,this.height,t,e.shadows>0),this.studio.setRatio(t),this.studio.setShadows(e.shadows>0,e.shadows||1024),this.hello)for(let n of this.views)n.setLevel(this.share(this.hello,n.info));this.rigids?.setLevel(e),this.wake()}fit(e){this.fittings.push(e);for(let t of[e.group,e.post,e.ghost])t&&this.studio.scene.add(t)}hang(e){let t=new Dc("needle",!1,!1,this.materials);this.hanging.push({body:e,fitting:t}),this.studio.scene.add(t.group)}clear(){for(let e of this.views)e.dispose();for(let e of this.riders)e?.dispose();for(let e of this.fittings)e?.dispose();for(let{fitting:e}of this.hanging)e.dispose();for(let e of this.names.splice(0))e?.remove();this.rigids?.dispose(),this.rigids=null,this.planes?.dispose(),this.planes=null,this.presses?.dispose(),this.presses=null;for(let e of[...this.skins.splice(0),...this.masses.splice(0)])e.dispose();this.feelings?.dispose(),this.feelings=null,this.marks.forget(),this.views=[],this.riders=[],this.fittings=[],this.hanging=[],this.driven=[],this.frame=null,this.hands.clear()}},x0=null;function Qc(){if(x0!==null)return x0;let s=document.createElement("canvas").getContext("webgl2");if(!s)throw new eh;let e=s.getExtension("WEBGL_debug_renderer_info"),t=String(s.getParameter(e?e.UNMASKED_RENDERER_WEBGL:s.RENDERER));return s.getExtension("WEBGL_lose_context")?.loseContext(),x0=/swiftshader|llvmpipe|software|basic render/i.test(t)}function VP(s,e){return s.scene.name===e.scene.name&&s.bodies.length===e.bodies.length&&s.holds.length===e.holds.length&&JSON.stringify([s.geometries,s.lines,s.hands?.map(L_),s.planes?.map(F_)])===JSON.stringify([e.geometries,e.lines,e.hands?.map(L_),e.planes?.map(F_)])&&s.bodies.every((t,n)=>HP(t,e.bodies[n]))&&s.holds.every((t,n)=>t.body===e.holds[n].body&&t.axes===e.holds[n].axes&&t.index===0==(e.holds[n].index===0))}var L_=({side:s,size:e,colour:t,bodies:n})=>[s,e,t,n],F_=({name:s,size:e,colour:t,probes:n})=>[s,e,t,n];function HP(s,e){return["name","colour","count","style","fill","roots","leaves","shape","clump","geometry","look","motion"].every(n=>s[n]===e[n])&&s.solid?.triangles===e.solid?.triangles&&s.solid?.weights===e.solid?.weights&&s.solid?.fixed===e.solid?.fixed&&JSON.stringify([s.parents,s.riders,s.links,s.tint,s.frizz,s.size])===JSON.stringify([e.parents,e.riders,e.links,e.tint,e.frizz,e.size])}var qf=s=>s.style==="hair"||s.style==="fur"||s.style==="braid",k_=s=>s.kind==="prop"||s.style!==void 0&&s.style!==""&&s.style!=="strand",_0=s=>s.kind==="prop"&&(s.shape==="ground"||s.shape==="plane");function WP(s){let{azimuth:e=-1.15,elevation:t}=s.scene.view??{};if(t!==void 0)return[e,t];let n=r=>s.bodies.some(o=>o.style===r);return n("plant")?[-1.15,.17]:n("grass")?[-1.15,.16]:n("braid")?[-2.25,.12]:s.bodies.some(r=>r.kind==="prop"&&(r.shape==="head"||r.shape==="rabbit"))?[-.58,.13]:[e,.33]}function XP(s,e,t,n){if(e.kind==="prop"){let i=s.bodies.find(qf),r=s.bodies.find(o=>o.kind==="prop"&&o.shape==="head");return new Vf(e,n,{hair:i&&Wt(i.tint?.root??i.colour,"#4a2c18"),skin:r&&Wt(r.colour,"#d9a88c"),torso:s.bodies.some(o=>o.kind==="prop"&&(o.shape==="body"||o.shape==="torso")),animal:s.bodies.some(o=>o.style==="ear")})}return qf(e)?new Jc(e,t,n.fine,Qc()):e.style==="plant"||e.style==="grass"?new Gf(e,n.fine,Qc()):e.style==="ear"?new Uf(e,t,n):new to(e,t,n)}var ml=1e3,qP=[1e9,1e9],w0={colour:new le,width:1};function $P(s){let e=s.scene.view;return!e?.distance||!e.target?null:{target:new C().fromArray(e.target),distance:e.distance}}var li=new C,M0=new le,ws=new C,Yo=new hn,lo=new C,gl=new C,D_=new je,Wf=new vc,yl=new ze,vl=[0,0];function N_(s,e){let{about:t="",source:n}=s.scene,i=new Map([["",[]],["Look for",[]],["Try",[]]]);for(let o of t.trim().split(/(?<=[.!?]\)?)\s+(?=[A-Z(])/)){let a=["Look for","Try"].find(l=>o.startsWith(l+" "));a?i.get(a).push(o.slice(a.length+1)):i.get("").push(o)}let r=o=>i.get(o).length>0&&U("p",{class:"lead"},U("strong",{},o),` ${i.get(o).join(" ")}`);return U("aside",{class:"caption","aria-label":"About the scene"},U("button",{class:"icon-button small","aria-label":"Close the caption",title:"Close (C)",click:e},Ct("close")),U("p",{},i.get("").join(" ")),r("Look for"),r("Try"),n?U("p",{class:"source"},n):null)}var YP=400,$f=class{el;haptic=U("span");simulation=U("span");display=U("span");reason=U("strong",{class:"reason"});table=U("table",{});summary;at=0;constructor(){this.summary=U("summary",{title:"Rates held"},U("i",{class:"lamp"}),Ct("warn"),this.haptic,this.simulation,this.display,this.reason),this.el=U("details",{class:"chip","aria-label":"Rates held"},this.summary,this.table)}update(e,t,n,i,r,o,a,l){if(l-this.at<YP)return;this.at=l;let c=i(),h=e.rates,u=f=>`${Math.round(f)} Hz`;Xe(this.haptic,h[Jt.haptic]>0?`haptic ${u(h[Jt.haptic])} · p99 ${vo(h[Jt.hapticP99],2)} ms`:"haptic at rest"),Xe(this.simulation,n?"replay":t?"simulation paused":`simulation ${u(h[Jt.simHeld])}`),Xe(this.display,t?"display at rest":`display ${u(c.shown)}`);let d=a||ZP(h,t||n,c,o);dt(this.el,"missed",d!==""),Xe(this.reason,d),this.summary.title=d||"All rates are held",this.fill(e,c,r)}fill(e,t,n){if(!this.el.open)return;let i=e.rates,r=a=>`${vo(a,2)} ms`,o=[["","rate","p50","p99"],["haptic, late by",`${Math.round(i[Jt.haptic])} Hz`,r(i[Jt.hapticP50]),r(i[Jt.hapticP99])],["simulation step",`${Math.round(i[Jt.simHeld])} of ${Math.round(i[Jt.simWanted])} Hz`,r(i[Jt.stepP50]),r(i[Jt.stepP99])],["display",`${Math.round(t.shown)} Hz`,r(t.p50),r(t.p99)],["frames received",`${Math.round(t.received)} Hz`,"",""],["time dropped",`${vo(i[Jt.dropped],2)} s`,"",""],["viewers",String(Math.round(i[Jt.viewers])),"",""],["picture",n,"",""]];this.table.replaceChildren(...o.map((a,l)=>U("tr",{},...a.map((c,h)=>U(l===0||h===0?"th":"td",{},c)))))}};function ZP(s,e,t,n){return e?"":s[Jt.simWanted]>0&&s[Jt.simHeld]<.95*s[Jt.simWanted]?`simulation misses ${Math.round(s[Jt.simWanted])} Hz: ${n||`a step takes ${vo(s[Jt.stepP99],2)} ms`}`:s[Jt.haptic]>0&&s[Jt.haptic]<950?"haptic misses 1000 Hz: the machine is busy":s[Jt.hapticP99]>1?"haptic is a whole tick late at times: the machine is busy":t.received>40&&t.shown<25?"display is slow: this browser draws without a graphics card, or is busy":""}var KP=150,JP=84,jP=[["points","points","Where bodies touch; a ring where one slides over the other"],["normals","normals","Directions in which they press"],["pressing","pressing","The part of the force along the normal, on the body that moves"],["rubbing","friction","The part of the force along the surface"]],Yf=class{constructor(e){this.events=e;let t=jP.map(([n,i,r])=>{let o=U("button",{class:`choice ${n}`,title:r,"aria-pressed":String(this.parts[n]),click:()=>this.toggle(o,n)},U("i",{}),i);return o});this.drowse=U("button",{class:"choice drowse",title:"Grey what sleeps: nothing touches it that moves (Z)","aria-pressed":"false",click:()=>this.events.drowse(this.drowse.getAttribute("aria-pressed")!=="true")},U("i",{}),"grey what sleeps"),this.el=U("section",{class:"panel contacts","aria-label":"Contacts",hidden:!0},U("p",{},U("strong",{},"Contacts"),this.sum),U("div",{class:"choices"},...t,this.drowse),U("p",{class:"newtons"},this.arrow,this.newtons))}events;el;parts={points:!0,normals:!1,pressing:!0,rubbing:!0};sum=U("output",{"aria-label":"Contacts"});arrow=U("i",{class:"arrow"});newtons=U("span",{});drowse;at=0;get shown(){return!this.el.hidden}setDrowse(e){this.drowse.setAttribute("aria-pressed",String(e))}show(e,t,n){if(this.el.hidden||n-this.at<KP)return;this.at=n;let i=(l,c)=>`${l.toLocaleString("en")} ${c}`;Xe(this.sum,e.count===0?"nothing touches":[i(e.count,""),e.sliding>0?i(e.sliding,"slide"):"",`together ${ln(e.pressing,"N")}`].map(l=>l.trim()).filter(Boolean).join(" · "));let r=e.perNewton/t.pixel(t.distance),o=r>0&&(this.parts.pressing||this.parts.rubbing);if(dt(this.el,"scaled",o),!o)return;let a=Og(JP/r);this.arrow.style.width=`${Math.round(a*r)}px`,Xe(this.newtons,ln(a,"N",1))}toggle(e,t){this.parts[t]=!this.parts[t],e.setAttribute("aria-pressed",String(this.parts[t])),this.at=0,this.events.parts()}};function S0(s){return s&Rt.frozen?"frozen: it diverged":eI(s,[[Rt.unstable,"unstable"],[Rt.taut,"taut"],[Rt.snapped,"snapped through"],[Rt.inverted,"turned inside out in places"],[Rt.unsolved,"bonds that cannot all be kept"],[Rt.crowded,"touched in more places than it has a budget for"],[Rt.leapt,"its base leapt"],[Br.leapt,"the hand leapt"],[Br.freed,"a caught finger was put back"],[Br.clamped,"a joint is at its limit"],[Br.ignored,"asked for what is no number"],[Rt.unconverged,"settling"]])}var U_=Rt.frozen|Rt.inverted|Rt.crowded|Rt.unsolved|Rt.leapt|Br.leapt|Br.freed|Br.ignored,QP=2500,Zf=class{message="";until=0;forget(){this.message=""}hear(e,t,n){let i=e.bodies.findIndex(o=>o.flags&U_),r=t?.bodies[i];return r&&(this.message=`${r.group??r.name}: ${S0(e.bodies[i].flags&U_)}`,this.until=n+QP),n<this.until?this.message:""}};function eI(s,e){return e.flatMap(([t,n])=>s&t?n:[]).join(", ")}var tI=110,O_=["thumb","index","middle","ring","little","wrist"],A0=5,B_=150,Kf=class{constructor(e,t){this.glove=e;this.take=U("button",{class:"text-button take",click:()=>this.glove.toggle()}),this.slider=U("input",{type:"range",min:"0",max:String(B_),step:"1","aria-label":"Closure",input:()=>this.glove.setClosure(Number(this.slider.value)/100),pointerdown:()=>this.sliding=!0,pointerup:()=>this.sliding=!1,change:()=>this.sliding=!1});let n=a=>()=>this.glove.squeeze("panel",a);this.grip=U("button",{class:"text-button close-hand",title:"Close the hand while this is held (Space)",pointerdown:n(!0),pointerup:n(!1),pointerleave:n(!1),pointercancel:n(!1)},"Close"),this.grip.addEventListener("keydown",a=>(a.key===" "||a.key==="Enter")&&this.glove.squeeze("panel",!0)),this.grip.addEventListener("keyup",n(!1)),this.grip.addEventListener("blur",n(!1)),this.bars=O_.map(a=>{let l=U("output",{"aria-label":`Force on the ${a}`},"0"),c=U("i",{});return{el:U("li",{title:a==="wrist"?"What the wrist feels [N]":`What the ${a} feels [N]`},l,U("span",{class:"bar"},c),U("span",{class:"name"},a)),value:l,fill:c,mean:0}}),this.spaces=th.map(([a,l,c])=>U("button",{role:"radio",title:c,"data-space":a,click:()=>t.space(a)},l));let i=U("div",{class:"segments",role:"radiogroup","aria-label":"Space that is shown"},...this.spaces);Jf(i);let r=a=>U("dd",{title:a});this.loops={visual:r("Pictures drawn by this page"),physics:r("Steps of the world"),collision:r("Time to find what touches, in each step"),haptic:r("What a force feedback device would be told")};let o=(a,l)=>[U("dt",{},a),l];this.el=U("section",{class:"panel hand","aria-label":"Hand",hidden:!0},U("header",{},Ct("hand"),this.title,this.which,this.whose,this.take),this.hint,this.recipes,U("div",{class:"closure"},U("label",{},"closure"),this.slider,this.closed,this.grip),U("ul",{class:"forces","aria-label":"Forces in newtons"},...this.bars.map(a=>a.el)),i,U("dl",{class:"loops"},...o("visual",this.loops.visual),...o("physics",this.loops.physics),...o("collision",this.loops.collision),...o("haptic",this.loops.haptic))),this.setSpace("visual")}glove;el;title=U("h2",{});whose=U("span",{class:"whose"});which=U("select",{"aria-label":"Hand",change:()=>this.glove.choose(Number(this.which.value))});take;hint=U("p",{class:"hint"},...iI());recipes=U("div",{class:"recipes",role:"radiogroup","aria-label":"Grasp"});slider;closed=U("output",{});grip;bars;spaces;loops;rates=null;at=0;most=A0;sliding=!1;load(e){let t=e.hands??[];this.el.hidden=t.length===0,this.most=A0,this.which.replaceChildren(...t.map((n,i)=>U("option",{value:String(i)},`${n.name} hand`))),this.which.hidden=t.length<2,dt(this.el,"replayed",e.replay!==void 0),this.fillRecipes(),this.show()}setSpace(e){for(let t of this.spaces)t.setAttribute("aria-checked",String(t.dataset.space===e)),t.tabIndex=t.dataset.space===e?0:-1}show(){let{glove:e}=this,{info:t}=e;if(!t||this.el.hidden)return;let n=e.mine,i=!n&&t.owner!==0;Xe(this.title,this.which.hidden?`${t.side==="left"?"Left":"Right"} hand`:""),this.which.value!==String(e.hand)&&(this.which.value=String(e.hand)),Xe(this.whose,n?e.isClosing?"closing":"yours":i?"in use":e.scripted?"by script":"at rest"),Xe(this.take,e.state==="following"||n&&Bd()?"Leave it":e.state==="asked"?"Taking …":n?"Follow":"Take it"),this.take.title=e.state==="following"?"Leave it (Esc)":"It follows the pointer (M)",this.take.disabled=i,this.hint.hidden=!n||Bd(),dt(this.el,"mine",n),[...this.recipes.children].forEach((o,a)=>{o.setAttribute("aria-checked",String(a===e.recipe)),o.tabIndex=a===e.recipe?0:-1});let r=Math.round(100*e.closure);this.sliding||(this.slider.value=String(r)),this.slider.style.setProperty("--at",`${Math.min(100,100*r/B_)}%`),this.slider.setAttribute("aria-valuetext",`${r} %`),Xe(this.closed,`${r} %`)}hear(e){this.rates=e}update(e,t,n,i){let{info:r}=this.glove;if(this.el.hidden||!r||i-this.at<tI)return;this.at=i;let o=h=>e.floats[e.probes.at+r.probes+h],a=O_.map((h,u)=>u<5?o(Fn.fingers+u):Math.hypot(o(Fn.force),o(Fn.force+1),o(Fn.force+2)));this.most=Math.max(A0,.97*this.most,...a.filter(Number.isFinite)),a.forEach((h,u)=>this.showForce(this.bars[u],h)),this.glove.follow(o(Fn.closure),o(Fn.recipe),o(Fn.tracks)>0),this.glove.mine||this.show();let{rates:l}=this,c=(h,u)=>h>=.5?`${Math.round(h)} ${u}`:"at rest";Xe(this.loops.visual,t?"at rest":c(n(),"fps")),Xe(this.loops.physics,l?c(l.physics,"steps/s"):"—"),Xe(this.loops.collision,l?`${vo(l.detection,2)} ms`:"—"),Xe(this.loops.haptic,l?c(l.haptic,"Hz"):"—")}showForce(e,t){let n=Number.isFinite(t);e.mean+=((n?t:0)-e.mean)*.6,e.fill.style.height=`${Math.min(100,100*e.mean/this.most).toFixed(1)}%`,Xe(e.value,n?e.mean<.05?"0":e.mean.toFixed(e.mean<9.95?1:0):"—"),dt(e.el,"felt",e.mean>=.05)}fillRecipes(){let e=this.glove.info?.recipes??[];this.recipes.replaceChildren(...e.map((t,n)=>U("button",{role:"radio",title:`${nI[t]??t} (${n+1})`,click:()=>this.glove.setRecipe(n)},t))),Jf(this.recipes)}};function Jf(s){let e=[...s.children];e.forEach((t,n)=>t.addEventListener("keydown",i=>{let r={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1}[i.key];if(!r)return;i.preventDefault(),i.stopPropagation();let o=e[(n+r+e.length)%e.length];o.click(),o.focus()}))}var th=[["visual","Visual","What is seen: a skin over the limbs (B)"],["collision","Collision","What touches: a rounded box and fifteen capsules (B)"],["physics","Physics","What moves: a mass for each limb, drawn after the skeleton by a spring and a damper (B)"]],nI={open:"Flat, fingers a little spread",pinch:"Thumb and index finger",tripod:"Thumb and two fingers, as for a pen",power:"All fingers around it",hook:"Four bent fingers, for handles",point:"The index finger alone"},iI=()=>[U("span",{},"Mouse: move. Space or button held: close."),U("span",{},"Wheel: nearer, farther. Shift or Alt: turn.")];var sI=[["Hands",[[["Drag a body"],"pull it by that place, any node or link; the band shows how hard"],[["Shift","drag"],"turn it about the line of sight"],[["Alt","drag"],"turn it about its own axis"],[["Wheel while holding"],"turn it about its own axis"],[["G"],"take hold of what is under the pointer, or let go"],[["Arrows","Page ↑ ↓"],"move what you hold"],[["[","]"],"turn what you hold about its own axis"],[["Esc"],"let go"]]],["View",[[["Drag on nothing"],"orbit"],[["Wheel"],"zoom"],[["Right drag"],"pan"],[["Double click"],"focus on a body; on nothing: see all"],[["Arrows","+","−"],"orbit and zoom"],[["F"],"see all"],[["V"],"show or hide forces and torques"],[["X"],"show or hide contacts"],[["T"],"light or dark"]]],["Rigid bodies",[[["Drag"],"pull at the very place you press: beside its middle it turns, too"],[["Let go while moving"],"throw it: it flies on as fast as it was"],[["Drag slowly"],"feel the weight; what lies on top comes along as far as friction holds it"],[["X"],"contacts: a dot where bodies touch, a ring where one slides; orange arrows press, blue ones rub, the key tells their newtons"],[["Z"],"grey what sleeps: it has come to rest, and costs nothing until something touches it"],[["Click a body"],"its parameters; friction is that of its surface"]]],["The hand of a scene",[[["M"],"take it, or leave it: it follows the mouse, and an open one finds the distance of what it comes near"],[["Space","Button"],"held: close the fingers; they stop when they hold firmly. Then lift"],[["Drag the hand"],"move it just so far; a click on it takes it"],[["Wheel"],"nearer, farther"],[["Shift","Alt"],"and mouse: turn it; right drag: orbit"],[["Arrows","Page ↑ ↓"],"move it; with Shift: turn it; [ and ] roll it"],[["1","…","6"],"open, pinch, tripod, power, hook, point"],[["B"],"show what is seen, what touches, or what moves of it"],[["Esc"],"leave it where it is, with what it holds"]]],["Soft solids",[[["Drag"],"pull any node of the surface"],[["M"],"take the plane, or leave it: it follows the mouse"],[["Space","Click"],"hold the ring that it cuts, or let go"],[["Wheel","[","]"],"twist: turn the plane about its normal"],[["Shift"],"and mouse or arrows: turn it; arrows, Page ↑ ↓: move it"],[["Drag its rim"],"move it just so far; a click on it takes it"],[["E"],"colour by strain or stress, skin by pressure, or by neither"]]],["Time",[[["Space"],"pause or go on"],[["."],"one step"],[["R"],"reset"],[["<",">"],"slower, faster"]]],["Page",[[["O"],"outline"],[["P"],"parameters"],[["D"],"plots"],[["C"],"caption"],[["Click a name"],"in a plot: hide or show that line"],[["Drag in a plot"],"zoom; a double click shows all"],[["S"],"save a picture"],[["L"],"copy a link to this state"],[["H"],"this card"]]],["For artists",[[["Drag a knot"],"change a factor along the length of a strand (Parameters, “along the length”)"],[["Double click"],"on the curve: add a knot; on a knot: remove it"],[[",",".","Arrows"],"choose a knot and move it; Insert adds, Delete removes"],[["◇"],"beside a value: set a key now, or remove the one that is here"],[["Drag ◆"],"move a key in time; a double click in its lane adds one"],[["Arrows","Delete"],"move, raise or remove the key that has the focus"],[["K"],"show or hide the keyframes"],[["Set pose"],"in Parameters: what it looks like now is what pose strength draws it to"],[["On","Off"],"of the zero-gravity rest shape: a groom as it was drawn, and as it would sag"]]],["Gamepad",[[["A"],"take the hand or the plane of the scene, or hold of what is in the middle; with a plane: hold what it cuts"],[["Sticks"],"move and turn what is taken, or else the camera; the right one raises and lowers"],[["RT"],"close the hand; without one, RT and LT zoom"],[["LB","RB","D-pad"],"roll and tilt"],[["X","Y","B"],"next grasp; pause; leave"]]],["Headset",[[["Hands"],"the hand of the scene does what yours does; where there is none, pinch to pull"],[["Trigger"],"pull what the ray is on, or take a plane; or close the fingertips of the hand, the grip its fist"],[["Both grips"],"move, turn and scale the world"],[["Sticks"],"left: walk; right: turn"]]],["Touch",[[["One finger"],"pull a body or the hand of a scene, or orbit"],[["Two fingers"],"turn what the first one holds; or zoom and pan"],[["Two taps"],"focus"]]]];function z_(){let s=U("dialog",{class:"help","aria-label":"Keys and gestures"},U("header",{},U("h2",{},"Keys and gestures"),U("button",{class:"icon-button","aria-label":"Close",title:"Close (Esc)",click:()=>s.close()},Ct("close"))),U("div",{class:"help-columns"},...sI.map(([e,t])=>U("section",{},U("h3",{},e),U("dl",{},...t.flatMap(([n,i])=>[U("dt",{},...n.map(r=>U("kbd",{},r))),U("dd",{},i)]))))));return s.addEventListener("click",e=>e.target===s&&s.close()),s}var V_=new Set(["bodies","rod","chain","rigid","section"]),G_={hanging:"zero-gravity rest shape",local:"local dynamics",weight:"weight of the field",loop:"goes round"};function Ms(s){let e=s.split(".").filter(o=>!V_.has(o)),t=e[e.length-1],n=/\.green\.bend\[(\d+)\]$/.exec(s);if(n)return`joint ${Number(n[1])+1}`;let i=e[e.length-2],r=i&&/^(holds|loads|lumps|riders|keys|taper|knots)\[(\d+)\]/.exec(i);if(r&&!(r[1]==="loads"&&r[2]==="0")&&(t=`${r[1].replace(/s$/,"")} ${r[2]} ${t}`),i==="line")t=t.replace("from","start").replace("to","end");else if(i==="arc"||i==="helix")t=`${i} ${t}`;else if(i==="profiles")return`${t} along the length`;return G_[t]&&i!=="profiles"?G_[t]:t.replaceAll("_"," ").replace(/\[(\d)\]$/,(o,a)=>` ${"xyz"[a]??a}`)}function H_(s){return s.split(".").filter(t=>!V_.has(t)&&t!=="strands"&&t!=="groom"&&t!=="fibre"&&t!=="fields"&&t!=="profiles").slice(0,-1).join(" · ")}function bl(s,e){return s.length===e.length&&s.every((t,n)=>nh(t.at,e[n].at)&&nh(t.factor,e[n].factor))}function nh(s,e){return Array.isArray(s)||Array.isArray(e)?bl(Array.isArray(s)?s:[],Array.isArray(e)?e:[]):s===e||typeof s=="number"&&typeof e=="number"&&Math.abs(s-e)<=1e-9*Math.max(Math.abs(s),Math.abs(e))}var ih=.01,rI=.5*ih+1e-9,oI=80,jf=class{constructor(e){this.events=e;let t=U("button",{class:"icon-button small",title:"Remove the key (Delete)","aria-label":"Remove the key",click:()=>this.removeChosen()},Ct("trash"));this.editor.append(U("label",{},"at ",this.when),U("label",{},"value ",this.what," ",this.unit),t),this.editor.hidden=!0,this.el=U("section",{class:"panel keys","aria-label":"Keyframes",hidden:!0},U("header",{},U("h2",{},"Keyframes"),U("span",{class:"hint"},"Drag a diamond to move a key; double click in a lane to add one."),this.editor),this.lanes,this.ruler)}events;el;lanes=U("div",{class:"lanes"});ruler=U("div",{class:"ruler","aria-hidden":"true"});editor=U("div",{class:"key-editor"});when=this.field("Time of the key","s",e=>this.edit(e,null));what=this.field("Value of the key","",e=>this.edit(null,e));unit=U("span",{});tracks=new Map;params=new Map;drawn=new Map;length=10;asked=0;time=0;chosen=null;dragging=!1;timer=0;away=!1;get shown(){return!this.el.hidden}toggleShown(){this.away=!this.away,this.layOut()}load(e,t,n){this.asked=n,this.params=new Map(t.map(i=>[i.path,i])),!this.dragging&&(this.tracks=new Map(e.map(i=>[i.path,{...i,keys:i.keys.map(r=>({...r}))}])),this.chosen&&!this.tracks.get(this.chosen.path)?.keys[this.chosen.index]&&(this.chosen=null),this.layOut())}update(e){for(let t of e)this.params.set(t.path,t)}show(e){if(this.time=e,!!this.shown)for(let[t,n]of this.drawn){n.bar.style.setProperty("--now",`${(100*Math.min(1,this.around(t)/this.length)).toFixed(2)}%`);let i=this.valueOf(t);i!==null&&Xe(n.value,ln(i,this.params.get(t)?.unit??""))}}valueOf(e){let t=this.tracks.get(e);return t&&t.keys.length>0?Number(X_(t,this.around(e)).toPrecision(6)):null}stateOf(e){let t=this.tracks.get(e);return t?this.indexAt(t,this.around(e))>=0?"here":"keyed":"none"}toggle(e,t){let n=this.tracks.get(e),i=n?this.indexAt(n,this.around(e)):-1;if(n&&i>=0&&Math.abs(n.keys[i].value-t)<=1e-5*Math.abs(t))return this.chosen={path:e,index:i},this.removeChosen();this.put(e,this.around(e),t)}put(e,t,n,i=!1){let r=this.tracks.get(e);if(!r&&i)return!1;r||this.tracks.set(e,r={path:e,keys:[]});let o=W_(t),a=this.indexAt(r,o);return a>=0?r.keys[a].value=n:r.keys.push({time:o,value:n}),r.keys.sort((l,c)=>l.time-c.time),this.chosen={path:e,index:this.indexAt(r,o)},i||(this.away=!1),this.layOut(),this.send(e,i),!0}setNow(e,t){return this.put(e,this.around(e),t,!0)}around(e){let t=this.tracks.get(e);if(!t?.loop||t.keys.length<2)return this.time;let n=t.keys[0].time,i=t.keys[t.keys.length-1].time-n;return this.time>n&&i>0?n+(this.time-n)%i:this.time}indexAt(e,t){return e.keys.findIndex(n=>Math.abs(n.time-t)<=rI)}layOut(){let e=Math.max(0,...[...this.tracks.values()].flatMap(i=>i.keys.map(r=>r.time)));this.length=Math.max(this.asked>0?this.asked:10,e),this.el.hidden=this.tracks.size===0||this.away;for(let[i,r]of this.drawn)this.tracks.has(i)||(r.el.remove(),this.drawn.delete(i));for(let i of this.tracks.values())this.fill(i);let t=innerWidth<900?Math.max(3,(innerWidth-170)/36):14,n=[.1,.2,.5,1,2,5,10,20,60].find(i=>this.length/i<=t)??100;this.ruler.replaceChildren(...Array.from({length:Math.floor(this.length/n+1e-6)+1},(i,r)=>U("span",{style:`left:${(100*r*n/this.length).toFixed(2)}%`},r===0?"0 s":pi(r*n)))),this.showChosen(),this.show(this.time),this.events.changed()}fill(e){let t=this.drawn.get(e.path)??this.addLane(e.path);for(;t.diamonds.length<e.keys.length;)t.diamonds.push(this.diamond(e.path,t.diamonds.length));for(let c of t.diamonds.splice(e.keys.length))c.remove();let n=e.keys.map(c=>c.value),i=Math.min(...n),r=Math.max(...n),o=c=>r>i?20-16*(c-i)/(r-i):12,a=c=>100*c/this.length;e.keys.forEach((c,h)=>{let u=t.diamonds[h];u.style.left=`${a(c.time).toFixed(2)}%`,u.title=`${ln(c.value,this.params.get(e.path)?.unit??"")} at ${pi(c.time)} s`,u.setAttribute("aria-label",`Key ${h+1}: ${u.title}`),dt(u,"chosen",this.chosen?.path===e.path&&this.chosen.index===h),t.bar.append(u)});let l=[`0,${o(n[0])}`,...e.keys.map(c=>`${a(c.time)},${o(c.value)}`),`100,${o(n[n.length-1])}`];t.bar.querySelector("polyline").setAttribute("points",l.join(" "))}addLane(e){let t="http://www.w3.org/2000/svg",n=document.createElementNS(t,"svg");n.setAttribute("viewBox","0 0 100 24"),n.setAttribute("preserveAspectRatio","none"),n.append(document.createElementNS(t,"polyline"));let i=U("div",{class:"lane-bar",dblclick:c=>this.addAt(e,c)},n),r=U("b",{}),o=U("button",{class:"icon-button small",title:"Remove all keys of this parameter","aria-label":`Remove all keys of ${Ms(e)}`,click:()=>this.clear(e)},Ct("close")),a=U("div",{class:"lane","data-path":e},U("div",{class:"lane-name",title:e},U("span",{},Ms(e),U("small",{},` ${H_(e)}`)),r),i,o),l={el:a,bar:i,value:r,diamonds:[]};return this.drawn.set(e,l),this.lanes.append(a),l}diamond(e,t){let n=U("button",{class:"diamond"});return n.addEventListener("focus",()=>this.choose(e,t)),n.addEventListener("pointerdown",i=>this.grab(i,n,e,t)),n.addEventListener("dblclick",i=>i.stopPropagation()),n.addEventListener("keydown",i=>this.key(i,e,t)),n}choose(e,t){this.chosen={path:e,index:t};for(let[n,i]of this.drawn)i.diamonds.forEach((r,o)=>dt(r,"chosen",n===e&&o===t));this.showChosen()}showChosen(){let e=this.chosen&&this.tracks.get(this.chosen.path)?.keys[this.chosen.index];this.editor.hidden=!e,!(!e||!this.chosen)&&(document.activeElement!==this.when&&(this.when.value=pi(e.time)),document.activeElement!==this.what&&(this.what.value=String(Number(e.value.toPrecision(5)))),Xe(this.unit,this.params.get(this.chosen.path)?.unit??""))}grab(e,t,n,i){if(e.button!==0)return;e.preventDefault(),t.focus({preventScroll:!0}),this.choose(n,i),t.setPointerCapture(e.pointerId);let r=e.clientX,o=l=>{if(!this.dragging&&Math.abs(l.clientX-r)<3)return;this.dragging=!0;let c=this.drawn.get(n).bar.getBoundingClientRect();this.moveTo(n,i,(l.clientX-c.left)/c.width*this.length)},a=()=>{t.removeEventListener("pointermove",o),t.removeEventListener("pointerup",a),t.removeEventListener("pointercancel",a),this.dragging&&this.send(n,!1),this.dragging=!1};t.addEventListener("pointermove",o),t.addEventListener("pointerup",a),t.addEventListener("pointercancel",a)}moveTo(e,t,n){let i=this.tracks.get(e)?.keys;if(!i?.[t])return;let r=t>0?i[t-1].time+ih:0,o=t<i.length-1?i[t+1].time-ih:this.length;i[t].time=W_(Math.min(o,Math.max(r,n))),this.layOut(),this.send(e,!0)}key(e,t,n){let i=this.tracks.get(t),r=i?.keys[n];if(!i||!r)return;let o=this.params.get(t),a=o?.min!==void 0&&o.max!==void 0&&o.max>o.min&&o.max-o.min<1e4&&!o.log?(o.max-o.min)/100:Math.abs(r.value)/20||.05,l=e.shiftKey?.1:1,c=d=>this.edit(null,Number((r.value+d*a*l).toPrecision(6))),u={ArrowLeft:()=>this.moveTo(t,n,r.time-.1*l),ArrowRight:()=>this.moveTo(t,n,r.time+.1*l),ArrowUp:()=>c(1),ArrowDown:()=>c(-1),Delete:()=>this.removeChosen(),Backspace:()=>this.removeChosen()}[e.key];u&&(e.preventDefault(),e.stopPropagation(),u())}edit(e,t){if(!this.chosen)return;let{path:n,index:i}=this.chosen,r=this.tracks.get(n)?.keys[i];r&&(e!==null&&this.moveTo(n,i,e),t!==null&&(r.value=t,this.layOut(),this.send(n,!1)))}removeChosen(){if(!this.chosen)return;let{path:e,index:t}=this.chosen,n=this.tracks.get(e);if(n){if(n.keys.splice(t,1),this.chosen=null,n.keys.length===0||n.loop&&n.keys.length<2)return this.clear(e);this.layOut(),this.send(e,!1)}}clear(e){this.tracks.delete(e),this.chosen?.path===e&&(this.chosen=null),this.layOut(),this.events.send(e,null)}addAt(e,t){let n=this.tracks.get(e);if(!n)return;let i=this.drawn.get(e).bar.getBoundingClientRect(),r=(t.clientX-i.left)/i.width*this.length;this.put(e,r,Number(X_(n,r).toPrecision(4)))}send(e,t){clearTimeout(this.timer),this.timer=0;let n=()=>{let i=this.tracks.get(e)?.keys;i&&this.events.send(e,i.map(r=>({...r})))};t?this.timer=window.setTimeout(n,oI):n()}field(e,t,n){let i=U("input",{type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false","aria-label":e,focus:()=>i.select(),keydown:r=>{r.key==="Enter"&&i.blur(),r.stopPropagation()},blur:()=>{let r=Ch(i.value,t||(this.unit.textContent??""));Number.isNaN(r)?this.showChosen():n(r)}});return i}},W_=s=>Number((Math.round(s/ih)*ih).toFixed(2));function X_(s,e){let{keys:t}=s,n=t.findIndex(o=>o.time>=e);if(n<0)return t[t.length-1].value;if(n===0)return t[0].value;let i=t[n-1],r=t[n];return i.value+(r.value-i.value)*(e-i.time)/(r.time-i.time)}var Qf=class{constructor(e){this.retry=e;this.el.append(this.banner,this.card,this.toasts)}retry;el=U("div",{class:"notices","aria-live":"polite"});banner=U("div",{class:"banner",role:"status",hidden:!0});card=U("div",{class:"mistakes",role:"alert",hidden:!0});toasts=U("div",{class:"toasts",role:"status"});timer=0;dispose(){clearInterval(this.timer)}lost(e){clearInterval(this.timer);let t=U("span",{}),n=()=>{let i=e===null?0:Math.ceil((e-performance.now())/1e3);t.textContent=i>0?`Trying again in ${i} s. `:"Trying again now. "};n(),this.timer=window.setInterval(n,250),this.banner.replaceChildren(Ct("warn"),U("span",{},U("strong",{},"The connection is lost. "),"This is the last picture. ",t),U("button",{class:"text-button",click:this.retry},"Try now")),this.banner.hidden=!1}waiting(){clearInterval(this.timer);let e=t=>{this.banner.replaceChildren(U("span",{},U("strong",{},"Waiting for the scene. "),"The server is building it.",t)),this.banner.hidden=!1};this.timer=window.setTimeout(()=>{e(""),this.timer=window.setTimeout(()=>e(" Elastic skin is computed when it is seen for the first time, and kept: that may take half a minute."),4e3)},1200)}found(){clearInterval(this.timer),this.banner.hidden=!0}mistakes(e,t){let n=t?"The scene file has a mistake; the last good scene runs on":"This scene cannot be shown",i=e.mistakes?.length?e.mistakes:[{file:e.file,line:e.line,path:e.path,problem:e.message,suggestion:e.suggestion}];this.card.replaceChildren(),as(this.card,U("header",{},Ct("warn"),U("h2",{},n),t&&U("button",{class:"icon-button","aria-label":"Close",title:"Close",click:()=>this.clearMistakes()},Ct("close"))),U("ol",{},...i.map(aI)),!t&&U("p",{},U("a",{href:"#/"},"Back to the gallery"))),this.card.hidden=!1}clearMistakes(){this.card.hidden=!0}say(e,t="done"){let n=U("div",{class:`toast ${t}`},t==="wrong"?Ct("warn"):null,U("span",{},e));for(this.toasts.append(n);this.toasts.children.length>3;)this.toasts.firstElementChild.remove();setTimeout(()=>n.remove(),t==="wrong"?7e3:3500)}};function aI(s){let e=[s.file,s.line,s.column].filter(n=>n!==void 0&&n!==""&&n!==0).join(":"),t=[s.problem,s.want&&`want ${s.want}`].filter(Boolean).join("; ");return U("li",{},e&&U("code",{},e),s.path&&U("code",{class:"path"},s.path),U("p",{},t),s.suggestion&&U("p",{class:"suggestion"},`Did you mean ${s.suggestion}?`))}var ep=class{constructor(e){this.select=e;this.el=U("section",{class:"panel left","aria-label":"Outline"},U("header",{},U("h2",{},"Outline")),this.list,U("h3",{},"Hands"),this.hands)}select;el;list=U("ul",{});entries=[];holds=[];hands=U("ul",{});handLines=[];load(e){this.entries=[],this.holds=[],this.list.replaceChildren();let t=new Map;e.bodies.forEach((n,i)=>{let r=n.group===void 0?void 0:t.get(n.group);if(r){r.members.push(i);return}let o=n.kind==="prop",a=this.line(o?"prop":n.hand!==void 0?"hand":n.kind==="rigid"||n.solid?"solid":n.parents?"chain":"rod",n.group??n.name,q_(n),()=>!o&&this.select(i)),l={line:a,members:[i]};this.entries.push(l),n.group!==void 0&&t.set(n.group,l);let c=U("ul",{});a.el.append(c),e.holds.forEach((h,u)=>{if(h.body!==i)return;let d=this.line("hold",cI(n,h.index),"",()=>this.select(i));this.holds[u]=d,c.append(d.el)}),this.list.append(a.el)});for(let{line:n,members:i}of this.entries){let r=e.bodies[i[0]];r.kind==="rigid"&&Xe(n.state,$_(e,i)),r.motion!==void 0&&r.motion!=="dynamic"&&Xe(n.tag,r.motion)}}highlight(e){for(let{line:t,members:n}of this.entries)dt(t.el,"selected",n.includes(e))}update(e,t){for(let{line:n,members:i}of this.entries){let r=0,o=0;for(let l of i){let{flags:c=0}=e.bodies[l]??{};r|=c,c&Rt.asleep&&o++}let a=t.bodies[i[0]];Xe(n.state,S0(r)||(a.kind==="rigid"?$_(t,i):a.parents||a.solid?q_(a):"at rest")),dt(n.el,"troubled",(r&(Rt.frozen|Rt.unstable|Rt.inverted))!==0),a.motion==="dynamic"&&Xe(n.tag,o===0?"":i.length===1?"asleep":`${o===i.length?"all":o.toLocaleString("en")} asleep`)}e.holds.forEach((n,i)=>{let r=this.holds[i];if(!r)return;let o=e.hands.some(a=>tf(e,t.bodies,a)===i);Xe(r.state,`${o?"in a hand, ":t.holds[i]?.driven?"driven, ":""}${ln(T0(e.floats,n.wrench+3),"N")}`)}),this.updateHands(e,t)}updateHands(e,t){for(;this.handLines.length<Math.max(1,e.hands.length);){let n=this.line("hand","","",()=>{});this.handLines.push(n),this.hands.append(n.el)}this.handLines.forEach((n,i)=>{let r=e.hands[i];n.el.hidden=!r&&i>0;let o=n.el.querySelector(".name");if(!r){Xe(o,"none"),Xe(n.state,"drag a body");return}Xe(o,`${r.mine?"your hand":"another hand"} on ${t.bodies[r.body]?.name??"?"}`),Xe(n.state,`${ln(T0(e.floats,r.wrench+3),"N")}, ${ln(T0(e.floats,r.wrench),"N m")}`)})}line(e,t,n,i){let r=U("span",{class:"state"},n),o=U("span",{class:"tag"});return{el:U("li",{},U("button",{class:"line",click:i},Ct(e),U("span",{class:"name"},t),o,r)),state:r,tag:o}}},T0=(s,e)=>Math.hypot(s[e],s[e+1],s[e+2]);function q_(s){if(s.kind==="prop")return`${s.shape??"prop"}, only seen`;if(s.solid?.elements===0)return`skin, ${s.count.toLocaleString("en")} vertices`;if(s.solid)return`${s.solid.elements.toLocaleString("en")} tetrahedra`;if(!s.parents)return`${s.kind}, ${s.count} nodes`;let e=s.parents.filter(i=>i>=0).length,t=s.parents.length-e,n=s.strands?.length??(s.style==="plant"||s.style==="grass"?0:xr(s,s.count).length);return s.style==="plant"||s.style==="grass"?`${t.toLocaleString("en")} plants, ${e.toLocaleString("en")} links`:`${s.kind}, ${e} ${e===1?"link":"links"}${n>1?` in ${n} strands`:""}`}var lI={sphere:["ball","balls"],capsule:["capsule","capsules"],box:["box","boxes"],cylinder:["cylinder","cylinders"],cone:["cone","cones"],mesh:["mesh","meshes"],compound:["compound","compounds"],ground:["ground","grounds"]};function $_(s,e){if(s.bodies[e[0]].hand!==void 0)return"palm and five fingers";let t=a=>s.geometries?.[s.bodies[a].geometry??-1]?.kind??"body",n=new Set(e.map(t)),[i,r]=n.size>1?["body",`bodies of ${n.size} kinds`]:lI[t(e[0])]??["body","bodies"],o=n.size===1&&s.bodies[e[0]].look;return`${e.length>1?`${e.length.toLocaleString("en")} ${r}`:i}${o?` of ${o}`:""}`}function cI(s,e){return s.parents?Qa(s,e)?"root":`hold at link ${e}`:`hold at ${e===0?"start":e===s.count-1?"end":`node ${e}`}`}var Zo=264,co=74,Ss=34,sh=8,rh=8,tp=16,hI=60,E0=.01,Y_="http://www.w3.org/2000/svg",np=class{constructor(e,t,n){this.param=e;this.send=n;let i=Ms(e.path);this.reset=U("button",{class:"icon-button small",title:"Back to the curve in the scene file","aria-label":`Reset ${i}`,click:()=>this.change(this.initial,!0)},Ct("reset")),this.svg.setAttribute("viewBox",`0 0 ${Zo} ${co}`),this.svg.setAttribute("tabindex","0"),this.svg.setAttribute("role","slider"),this.svg.setAttribute("aria-label",`${i}. Arrows move a knot, comma and full stop choose it, Insert adds one, Delete removes it.`),this.el=U("div",{class:"profile","data-path":e.path,title:e.doc},U("div",{class:"profile-head"},U("span",{class:"name"},i.replace(/ along the length$/,""),U("span",{class:"changed",title:"changed"},"●")),this.reading,this.reset),this.svg,this.mistake),this.svg.addEventListener("pointerdown",r=>this.down(r)),this.svg.addEventListener("pointermove",r=>this.move(r)),this.svg.addEventListener("pointerup",r=>this.up(r)),this.svg.addEventListener("pointercancel",r=>this.up(r)),this.svg.addEventListener("dblclick",r=>this.twice(r)),this.svg.addEventListener("keydown",r=>this.press(r)),this.svg.addEventListener("blur",()=>this.choose(-1)),this.take(e,t)}param;send;el;svg=document.createElementNS(Y_,"svg");reading=U("output",{class:"reading"});mistake=U("p",{class:"mistake",role:"alert"});reset;knots=[];initial=[];highest=2;held=-1;chosen=-1;timer=0;take(e,t){this.param=e,this.initial=Array.isArray(t)?t:[];let n=Array.isArray(e.value)?e.value:[];this.held<0&&!this.timer&&!bl(n,this.knots)&&(this.knots=n.map(r=>({...r})));let i=!bl(this.knots,this.initial);dt(this.el,"is-changed",i),this.reset.disabled=!i,this.held<0&&(Xe(this.mistake,""),this.draw())}refuse(e){Xe(this.mistake,e),this.knots=Array.isArray(this.param.value)?this.param.value.map(t=>({...t})):[],this.draw()}shown(){return this.knots.length>0?this.knots:[{at:0,factor:1},{at:1,factor:1}]}x(e){return Ss+e*(Zo-Ss-sh)}y(e){return rh+(1-Math.min(1.05,e/this.highest))*(co-rh-tp)}draw(){let e=this.shown();this.held<0&&(this.highest=uI(Math.max(this.param.max&&this.param.max>(this.param.min??0)?0:2,...e.map(o=>o.factor))));let n=[[this.x(0),this.y(e[0].factor)],...e.map(o=>[this.x(o.at),this.y(o.factor)]),[this.x(1),this.y(e[e.length-1].factor)]].map(([o,a],l)=>`${l?"L":"M"}${o.toFixed(1)} ${a.toFixed(1)}`).join(""),i=[Ko("path",{class:"axis",d:`M${Ss} ${rh}V${co-tp}H${Zo-sh}`}),Ko("path",{class:"one",d:`M${Ss} ${this.y(1).toFixed(1)}H${Zo-sh}`}),oh(Ss-5,this.y(0)+1,"0","end"),oh(Ss-5,this.y(this.highest)+7,pi(this.highest),"end"),...this.highest<8?[oh(Ss-5,this.y(1)+4,"1","end")]:[],oh(Ss,co-3,"root","start"),oh(Zo-sh,co-3,"tip","end"),Ko("path",{class:"area",d:`${n}V${co-tp}H${Ss}Z`}),Ko("path",{class:this.knots.length>0?"curve":"curve none",d:n}),...e.map((o,a)=>Ko("circle",{class:a===this.chosen||a===this.held?"knot chosen":"knot",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"4.5"})),...e.map(o=>Ko("circle",{class:"grip",cx:this.x(o.at).toFixed(1),cy:this.y(o.factor).toFixed(1),r:"14"}))];this.svg.replaceChildren(...i);let r=e[this.held>=0?this.held:this.chosen];Xe(this.reading,r?`× ${pi(r.factor)} at ${Math.round(100*r.at)} %`:""),this.svg.setAttribute("aria-valuetext",r?`factor ${pi(r.factor)} at ${Math.round(100*r.at)} per cent`:`${e.length} knots`)}place(e){let t=this.svg.getBoundingClientRect(),n=(e.clientX-t.left)/t.width*Zo,i=(e.clientY-t.top)/t.height*co,r=Math.min(1,Math.max(0,(n-Ss)/(Zo-Ss-sh))),o=Math.max(0,this.highest*(1-(i-rh)/(co-rh-tp))),a=-1,l=14;return this.shown().forEach((c,h)=>{let u=Math.hypot(this.x(c.at)-n,this.y(c.factor)-i);u<l&&([a,l]=[h,u])}),{at:r,factor:xl(o),near:a}}down(e){let{near:t}=this.place(e);t<0||e.button!==0||(e.preventDefault(),this.svg.focus({preventScroll:!0}),this.knots=this.shown().map(n=>({...n})),this.held=this.chosen=t,this.svg.setPointerCapture(e.pointerId),this.draw())}move(e){if(this.held<0)return;let{at:t,factor:n}=this.place(e);this.set(this.held,t,Math.min(n,1.25*this.highest))}up(e){this.held<0||(this.held=-1,this.flush(),this.draw())}twice(e){let{at:t,factor:n,near:i}=this.place(e);if(i>=0)return this.remove(i);this.insert(t,n)}insert(e,t){let n=this.shown().map(i=>({...i}));n.some(i=>Math.abs(i.at-e)<E0)||(n.push({at:xl(e),factor:t}),n.sort((i,r)=>i.at-r.at),this.chosen=n.findIndex(i=>i.at===xl(e)),this.change(n,!0))}remove(e){this.knots.length!==0&&(this.chosen=-1,this.change(this.knots.length<=1?[]:this.knots.filter((t,n)=>n!==e),!0))}set(e,t,n){let i=this.knots,r=e>0?i[e-1].at+E0:0,o=e<i.length-1?i[e+1].at-E0:1;i[e]={at:xl(Math.min(o,Math.max(r,t))),factor:xl(Math.max(0,n))},this.change(i,!1)}press(e){let t=this.shown(),n=e.shiftKey?.2:1,i=(a,l)=>{this.knots=t.map(h=>({...h}));let c=Math.max(0,this.chosen);this.choose(c),this.set(c,this.knots[c].at+.02*n*a,this.knots[c].factor+.05*n*l*Math.max(1,this.highest/2)),this.flush()},o={ArrowLeft:()=>i(-1,0),ArrowRight:()=>i(1,0),ArrowUp:()=>i(0,1),ArrowDown:()=>i(0,-1),",":()=>this.choose((this.chosen+t.length-1)%t.length),".":()=>this.choose((this.chosen+1)%t.length),Insert:()=>this.split(),"+":()=>this.split(),Delete:()=>this.chosen>=0&&this.remove(this.chosen),Backspace:()=>this.chosen>=0&&this.remove(this.chosen)}[e.key];o&&(e.preventDefault(),e.stopPropagation(),o())}split(){let e=this.shown(),t=Math.min(Math.max(0,this.chosen),e.length-2);if(t<0)return this.insert(e[0].at>.5?0:1,e[0].factor);this.insert((e[t].at+e[t+1].at)/2,xl((e[t].factor+e[t+1].factor)/2))}choose(e){this.chosen=e,this.draw()}change(e,t){this.knots=e,dt(this.el,"is-changed",!bl(e,this.initial)),this.reset.disabled=bl(e,this.initial),this.draw(),t?this.flush():this.timer||=window.setTimeout(()=>this.flush(),hI)}flush(){clearTimeout(this.timer),this.timer=0;let e=this.knots.map(t=>({...t}));this.param={...this.param,value:e},this.send(e)}};function uI(s){for(let e of[1,1.5,2,3,5,8,10,15,20,30,50,80,100])if(s<=e)return e;return Math.ceil(s/100)*100}var xl=s=>Number(s.toPrecision(3));function Ko(s,e){let t=document.createElementNS(Y_,s);for(let[n,i]of Object.entries(e))t.setAttribute(n,i);return t}function oh(s,e,t,n){let i=Ko("text",{x:String(s),y:String(e),"text-anchor":n});return i.textContent=t,i}var ip=1e3,dI=50,sp=class{constructor(e,t){this.events=e;this.keying=t;this.el=U("section",{class:"panel right","aria-label":"Parameters"},U("header",{},U("h2",{},"Parameters"),this.filter),this.list)}events;keying;el;list=U("div",{class:"params"});filter=U("input",{type:"search",placeholder:"Filter","aria-label":"Filter parameters",input:()=>this.sift()});rows=new Map;params=new Map;shelves=[];initial=new Map;scene="";load(e,t){e!==this.scene&&this.initial.clear(),this.scene=e;for(let o of t)o.initial!==void 0&&o.initial!==null?this.initial.set(o.path,o.initial):this.initial.has(o.path)||this.initial.set(o.path,o.value);let n=t.filter(o=>o.live&&(o.kind==="profile"||rp.shows(o)));if(n.length===this.params.size&&n.every(o=>this.params.has(o.path)))return this.update(t);let i=new Set(this.shelves.filter(o=>o.el.open).map(o=>o.group.name));this.rows.clear(),this.params=new Map(n.map(o=>[o.path,o]));let r=this.shelves.length>0;this.shelves=[],this.list.replaceChildren();for(let o of fI(n))this.addShelf(o,r?i.has(o.name):o.open);this.sift()}update(e){for(let t of e)this.params.has(t.path)&&this.params.set(t.path,t),this.rows.get(t.path)?.take(t,this.initial.get(t.path))}rekey(){for(let e of this.rows.values())e.key?.()}refuse(e,t){let n=this.rows.get(e);return n?.refuse(t),n!==void 0}select(e){for(let t of this.shelves)t.group.body!==null&&t.group.open&&(t.el.open=e===null||t.group.body===e),dt(t.el,"selected",e!==null&&t.group.body===e)}addShelf(e,t){let n=U("details",{class:"group"},U("summary",{},Ct("chevron"),U("span",{},e.name))),i={el:n,group:e,rows:null};n.addEventListener("toggle",()=>n.open&&this.furnish(i)),this.shelves.push(i),as(this.list,n),t&&this.furnish(i),n.open=t}furnish(e){if(e.rows)return e.rows;e.rows=e.group.params.map(({path:n})=>{let i=this.params.get(n),r=this.makeRow(i);return this.rows.set(n,r),r});let t=e.group.params[0]?.kind==="profile";return as(e.el,t?U("p",{class:"explain"},"Drag a knot to change a factor between root and tip. A double click on the curve adds a knot, on a knot removes it."):null,...e.rows.map(n=>n.el),this.poseButton(e.group)),e.rows}makeRow(e){let t=this.initial.get(e.path),n=i=>this.events.set(e.path,i);return e.kind==="profile"?new np(e,t,n):/\.hanging$/.test(e.path)&&typeof e.value=="boolean"?new C0(e,t,n):new rp(e,t??void 0,this.scaleOf(e.path),n,this.keying)}poseButton(e){let{body:t}=e;return t===null||e.name!==t||![...this.params.keys()].some(n=>n.startsWith(`bodies.${t}.`)&&/pose_strength$/.test(n))?null:U("div",{class:"pose"},U("button",{class:"text-button",title:"What it looks like now becomes the pose that it is drawn to",click:()=>this.events.pose(t)},Ct("pose"),"Set pose from shape"),U("p",{class:"explain"},"Bend it, hold it or let it settle, then set the pose: pose strength draws it back to this shape."))}scaleOf(e){let t=e.replace(/\[\d\]$/,"");if(t===e)return Math.abs(Number(this.initial.get(e))||0);let n=0;for(let i=0;i<4;i++)n=Math.max(n,Math.abs(Number(this.initial.get(`${t}[${i}]`))||0));return n}sift(){let e=this.filter.value.trim().toLowerCase();for(let t of this.shelves){let n=r=>e===""||r.path.toLowerCase().includes(e)||Ms(r.path).includes(e)||(r.doc??"").toLowerCase().includes(e),i=t.group.params.some(n);i&&e!==""&&this.furnish(t);for(let r of t.rows??[])r.el.hidden=!n(r.param);t.el.hidden=!i,e!==""&&(t.el.open=i)}}};function fI(s){let e=new Map,t=(c,h,u,d)=>{e.has(c)||e.set(c,{name:c,params:[],open:u,body:d}),e.get(c).params.push(h)},n=[],i=[],r=mI(s),o=[];for(let c of s){let h=c.path.split("."),u=h[0]==="bodies"?h[1]:null;h[0].startsWith("gravity")?n.push(c):u!==null&&J_(h)?gI(c,h,r.get(u).size,t,o):u!==null&&yI(c,h)?t(u,c,!0,u):i.push([c,h])}let a=["hanging","material","young","shear","radius","density","length","twist","poisson","loss","drag","pose_strength","pose_damping","time_scale","local","damping","stiffness","viscosity"];for(let c of e.values())c.params.sort((h,u)=>K_(a,h)-K_(a,u));for(let c of n)t("World",c,!0,null);for(let c of o)c();for(let[c,h]of i)h[0]==="bodies"?t(`${h[1]} · ${h.length>4||/\[/.test(h[3]??"")?j_(h[3]):"more"}`,c,!1,h[1]):h[0]==="fields"?t(`field · ${h[1]}`,c,s.length<200,null):h.length>2?t(`${pI[h[0]]??h[0]} · ${h[1]}`,c,h[0]==="tools"||h[0]==="hands"||h[0]==="surfaces"&&s.length<200,null):t("Scene",c,!1,null);for(let c of e.values())c.params[0].kind==="profile"&&c.params.sort((h,u)=>Number(Z_(h))-Number(Z_(u)));let l=c=>c.body===c.name?0:c.params[0].kind==="profile"?1:c.name==="World"?2:3;return[...e.values()].sort((c,h)=>l(c)-l(h))}var pI={paths:"path",surfaces:"surface",laws:"law",joints:"joint",hands:"hand"},Z_=s=>!Array.isArray(s.value)||s.value.length===0,J_=s=>s[2]==="chain"&&(s[3]==="strands"&&s.length>5||s[3]==="groom"&&s[4]==="fibre");function mI(s){let e=new Map;for(let t of s){let n=t.path.split(".");J_(n)&&(e.has(n[1])||e.set(n[1],new Set),e.get(n[1]).add(n[4]))}return e}function gI(s,e,t,n,i){let[,r,,,o,a]=e,l=t>1?`${r} · ${o}`:r;e.length===6&&/^(material|young|shear|radius|density|mass|loss|drag|bend|torsion|pose_strength|pose_damping)(\[\d\])?$/.test(a)?n(l,s,t<=2,r):s.kind==="profile"?i.push(()=>n(`${l} · along the length`,s,!1,r)):i.push(()=>n(`${l} · ${e.length>6||/\[/.test(a)?j_(a):"more"}`,s,!1,r))}function yI(s,e){let t=e.slice(3).join(".");return/^loads\[\d+\]\.(force|torque)/.test(t)?!0:/^curve\.(line\.to|arc\.|helix\.)/.test(t)?typeof s.value=="number"&&s.value!==0:e[2]==="rigid"?/^(mass|density)$/.test(t)&&typeof s.value=="number"&&s.value>0:e[2]==="green"?/^(bend|seams)/.test(t):e[2]==="chain"?/^(wind|damping|hanging|time_scale|local|continuum\.)/.test(t):/^(young|shear|section\.radius|section\.radii.*|density|twist|poisson|extensible)$/.test(t)}function K_(s,e){let t=s.findIndex(n=>e.path.endsWith(n));return t<0?s.length:t}var j_=s=>s.replace(/\[\d+\]$/,"").replaceAll("_"," "),C0=class{constructor(e,t,n){this.param=e;let i=(r,o,a)=>U("button",{role:"radio",click:()=>(this.show(r),n(r))},U("strong",{},o),U("span",{},a));this.choices=[i(!1,"Off","sags by its weight"),i(!0,"On","stays as groomed")],this.el=U("div",{class:"compare","data-path":e.path,title:e.doc},U("p",{class:"compare-title"},"Zero-gravity rest shape",U("span",{class:"changed",title:"changed"},"●")),U("div",{class:"segments",role:"radiogroup","aria-label":"Zero-gravity rest shape"},...this.choices),U("p",{class:"explain"},"Inverse statics finds the shape at rest from which gravity bends the strands to what was drawn. Switch to compare."),this.mistake);for(let r of this.choices)r.addEventListener("keydown",o=>/^Arrow/.test(o.key)&&this.other(o));this.take(e,t)}param;el;mistake=U("p",{class:"mistake",role:"alert"});choices;take(e,t){this.param=e,this.show(e.value===!0),dt(this.el,"is-changed",t!=null&&e.value!==t),Xe(this.mistake,"")}refuse(e){this.show(this.param.value===!0),Xe(this.mistake,e)}show(e){this.choices.forEach((t,n)=>{t.setAttribute("aria-checked",String(n===1===e)),t.tabIndex=n===1===e?0:-1})}other(e){e.preventDefault(),e.stopPropagation();let t=this.choices[this.param.value===!0?0:1];t.focus(),t.click()}},rp=class{constructor(e,t,n,i,r){this.param=e;this.initial=t;this.send=i;this.keying=r;this.range=vI(e,t,n);let o=`p-${e.path.replace(/[^a-z0-9]/gi,"-")}`;this.field=this.makeField(o),this.reset=U("button",{class:"icon-button small",title:"Back to the value in the scene file","aria-label":`Reset ${Ms(e.path)}`,click:()=>this.back()},Ct("reset")),this.el=U("div",{class:"param","data-path":e.path,title:e.doc},U("label",{for:o},Ms(e.path),U("span",{class:"changed",title:"changed"},"●")),this.slider,this.field),typeof e.value=="number"&&(this.diamond=U("button",{class:"icon-button small key",click:()=>typeof this.param.value=="number"&&this.keying.toggle(this.param.path,this.param.value)},Ct("key")),as(this.el,this.diamond)),as(this.el,this.reset,this.mistake),this.take(e,t),this.key()}param;initial;send;keying;el;mistake=U("p",{class:"mistake",role:"alert"});reset;diamond=null;slider=null;field;busy=!1;pending=null;timer=0;range;static shows(e){return typeof e.value!="number"?typeof e.value=="boolean"||(e.choices?.length??0)>0:!(e.value===0&&e.log)}key(){if(!this.diamond)return;let e=this.keying.valueOf(this.param.path);e!==null&&e!==this.param.value&&!this.busy&&(this.param={...this.param,value:e},this.display(e));let t=this.keying.stateOf(this.param.path);if(this.diamond.dataset.keys===t)return;this.diamond.dataset.keys=t;let n={none:"Set a key now: the value changes with time from then on",keyed:"Set a key now",here:"Remove the key that is here"}[t];this.diamond.title=n,this.diamond.setAttribute("aria-label",`${n}: ${Ms(this.param.path)}`),dt(this.el,"is-keyed",t!=="none")}take(e,t){let n=this.keying.valueOf(e.path);this.param=e=n!==null?{...e,value:n}:e,this.initial=t,this.busy||this.display(e.value);let i=t!=null&&!nh(e.value,t)&&this.keying.stateOf(e.path)==="none";dt(this.el,"is-changed",i),this.reset.hidden=!i,this.busy||Xe(this.mistake,"")}refuse(e){Xe(this.mistake,e),this.display(this.param.value)}makeField(e){let{param:t}=this;if(typeof t.value=="boolean"){let i=U("input",{id:e,type:"checkbox",class:"switch",role:"switch",change:()=>this.give(i.checked)});return i}if(t.choices?.length){let i=t.choices.includes(String(t.value))?t.choices:[String(t.value),...t.choices],r=U("select",{id:e,change:()=>this.give(r.value)},...i.map(o=>U("option",{value:o},o)));return r}if(this.range){let i=U("input",{type:"range",min:"0",max:String(ip),step:"1","aria-label":Ms(t.path),input:()=>this.slide(this.fromSlider(Number(i.value))),change:()=>this.settle(),pointerdown:()=>this.busy=!0,pointerup:()=>this.settle()});this.slider=i}let n=U("input",{id:e,type:"text",inputmode:"decimal",autocomplete:"off",spellcheck:"false",focus:()=>{this.busy=!0,n.value=String(Number(this.param.value.toPrecision(6))),n.select()},blur:()=>this.leave(),keydown:i=>{i.key==="Enter"&&n.blur(),i.key==="Escape"&&(n.value=String(this.param.value),n.blur()),i.stopPropagation()}});return n}leave(){this.busy=!1;let e=this.field.value,t=Ch(e,this.param.unit??"");if(Number.isNaN(t)){this.display(this.param.value),Xe(this.mistake,`“${e}” is not a number${this.param.unit?` in ${this.param.unit}`:""}.`);return}Xe(this.mistake,""),nh(t,this.param.value)?this.display(this.param.value):this.give(t)}back(){this.initial!==void 0&&this.initial!==null&&this.give(this.initial)}give(e){this.param={...this.param,value:e},this.display(e),this.send(e)}slide(e){this.busy=!0,this.display(e),this.pending={value:e},this.timer||(this.timer=window.setTimeout(()=>this.flush(),dI))}flush(){if(this.timer=0,!this.pending)return;let{value:e}=this.pending;this.pending=null,this.param={...this.param,value:e},this.send(e)}settle(){clearTimeout(this.timer),this.flush(),this.busy=!1}display(e){let t=this.field;if(!Array.isArray(e)){if(typeof e=="boolean"){t.checked=e;return}if(typeof e=="string"){t.value=e;return}document.activeElement!==t&&(t.value=Number.isInteger(e)&&!this.param.unit?pi(e):ln(e,this.param.unit??"")),this.slider&&this.range&&(this.slider.value=String(this.toSlider(e)),this.slider.setAttribute("aria-valuetext",ln(e,this.param.unit??"")),this.slider.style.setProperty("--at",`${this.toSlider(e)/(ip/100)}%`))}}toSlider(e){let{min:t,max:n,log:i}=this.range,r=i?Math.log(e/t)/Math.log(n/t):(e-t)/(n-t);return Math.round(ip*Math.min(1,Math.max(0,Number.isFinite(r)?r:0)))}fromSlider(e){let{min:t,max:n,log:i}=this.range,r=e/ip,o=i?t*(n/t)**r:t+(n-t)*r;return Number.isInteger(this.param.value)&&this.param.step===1?Math.round(o):Number(o.toPrecision(3))}};function vI(s,e,t){if(typeof s.value!="number")return null;let n=typeof e=="number"&&e!==0?e:s.value,{min:i=0,max:r=0}=s;return i===r?n===0?null:n>0?{min:n/3,max:n*3,log:!0}:{min:n*3,max:n/3,log:!1}:s.log&&i>0&&n>0?{min:Math.max(i,n/1e3),max:Math.min(r,n*1e3),log:!0}:(t>0&&r-i>200*t&&(i=Math.max(i,-10*t),r=Math.min(r,10*t)),r-i>1e4?null:{min:Math.min(i,s.value),max:Math.max(r,s.value),log:!1})}var bI="uplot",xI="u-hz",_I="u-vt",wI="u-title",MI="u-wrap",SI="u-under",AI="u-over",TI="u-axis",Qo="u-off",EI="u-select",CI="u-cursor-x",RI="u-cursor-y",PI="u-cursor-pt",II="u-legend",LI="u-live",FI="u-inline",kI="u-series",DI="u-marker",Q_="u-label",NI="u-value",lh="width",ch="height";var ew="bottom",_l="left",R0="right",q0="#000",tw=q0+"0",P0="mousemove",nw="mousedown",I0="mouseup",iw="mouseenter",sw="mouseleave",rw="dblclick",UI="resize",OI="scroll",ow="change",hp="dppxchange",$0="--",Cl=typeof window<"u",N0=Cl?document:null,Ml=Cl?window:null,BI=Cl?navigator:null,Nt,op;function U0(){let s=devicePixelRatio;Nt!=s&&(Nt=s,op&&B0(ow,op,U0),op=matchMedia(`(min-resolution: ${Nt-.001}dppx) and (max-resolution: ${Nt+.001}dppx)`),ea(ow,op,U0),Ml.dispatchEvent(new CustomEvent(hp)))}function Gi(s,e){if(e!=null){let t=s.classList;!t.contains(e)&&t.add(e)}}function O0(s,e){let t=s.classList;t.contains(e)&&t.remove(e)}function sn(s,e,t){s.style[e]=t+"px"}function As(s,e,t,n){let i=N0.createElement(s);return e!=null&&Gi(i,e),t?.insertBefore(i,n),i}function ts(s,e){return As("div",s,e)}var aw=new WeakMap;function Js(s,e,t,n,i){let r="translate("+e+"px,"+t+"px)",o=aw.get(s);r!=o&&(s.style.transform=r,aw.set(s,r),e<0||t<0||e>n||t>i?Gi(s,Qo):O0(s,Qo))}var lw=new WeakMap;function cw(s,e,t){let n=e+t,i=lw.get(s);n!=i&&(lw.set(s,n),s.style.background=e,s.style.borderColor=t)}var hw=new WeakMap;function uw(s,e,t,n){let i=e+""+t,r=hw.get(s);i!=r&&(hw.set(s,i),s.style.height=t+"px",s.style.width=e+"px",s.style.marginLeft=n?-e/2+"px":0,s.style.marginTop=n?-t/2+"px":0)}var Y0={passive:!0},zI={...Y0,capture:!0};function ea(s,e,t,n){e.addEventListener(s,t,n?zI:Y0)}function B0(s,e,t,n){e.removeEventListener(s,t,Y0)}Cl&&U0();function Ts(s,e,t,n){let i;t=t||0,n=n||e.length-1;let r=n<=2147483647;for(;n-t>1;)i=r?t+n>>1:Vi((t+n)/2),e[i]<s?t=i:n=i;return s-e[t]<=e[n]-s?t:n}function Bw(s){return(t,n,i)=>{let r=-1,o=-1;for(let a=n;a<=i;a++)if(s(t[a])){r=a;break}for(let a=i;a>=n;a--)if(s(t[a])){o=a;break}return[r,o]}}var zw=s=>s!=null,Gw=s=>s!=null&&s>0,fp=Bw(zw),GI=Bw(Gw);function VI(s,e,t,n=0,i=!1){let r=i?GI:fp,o=i?Gw:zw;[e,t]=r(s,e,t);let a=s[e],l=s[e];if(e>-1)if(n==1)a=s[e],l=s[t];else if(n==-1)a=s[t],l=s[e];else for(let c=e;c<=t;c++){let h=s[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Yt,l??-Yt]}function pp(s,e,t,n){let i=pw(s),r=pw(e);s==e&&(i==-1?(s*=t,e/=t):(s/=t,e*=t));let o=t==10?Cr:Vw,a=i==1?Vi:ns,l=r==1?ns:Vi,c=a(o(Gn(s))),h=l(o(Gn(e))),u=Sl(t,c),d=Sl(t,h);return t==10&&(c<0&&(u=Zt(u,-c)),h<0&&(d=Zt(d,-h))),n||t==2?(s=u*i,e=d*r):(s=qw(s,u),e=mp(e,d)),[s,e]}function Z0(s,e,t,n){let i=pp(s,e,t,n);return s==0&&(i[0]=0),e==0&&(i[1]=0),i}var K0=.1,dw={mode:3,pad:K0},uh={pad:0,soft:null,mode:0},HI={min:uh,max:uh};function up(s,e,t,n){return gp(t)?fw(s,e,t):(uh.pad=t,uh.soft=n?0:null,uh.mode=n?3:0,fw(s,e,HI))}function It(s,e){return s??e}function WI(s,e,t){for(e=It(e,0),t=It(t,s.length-1);e<=t;){if(s[e]!=null)return!0;e++}return!1}function fw(s,e,t){let n=t.min,i=t.max,r=It(n.pad,0),o=It(i.pad,0),a=It(n.hard,-Yt),l=It(i.hard,Yt),c=It(n.soft,Yt),h=It(i.soft,-Yt),u=It(n.mode,0),d=It(i.mode,0),f=e-s,p=Cr(f),y=bi(Gn(s),Gn(e)),m=Cr(y),g=Gn(m-p);(f<1e-24||g>10)&&(f=0,(s==0||e==0)&&(f=1e-24,u==2&&c!=Yt&&(r=0),d==2&&h!=-Yt&&(o=0)));let v=f||y||1e3,A=Cr(v),_=Sl(10,Vi(A)),R=v*(f==0?s==0?.1:1:r),S=Zt(qw(s-R,_/10),24),b=s>=c&&(u==1||u==3&&S<=c||u==2&&S>=c)?c:Yt,M=bi(a,S<b&&s>=b?b:Es(b,S)),D=v*(f==0?e==0?.1:1:o),P=Zt(mp(e+D,_/10),24),L=e<=h&&(d==1||d==3&&P>=h||d==2&&P<=h)?h:-Yt,O=Es(l,P>L&&e<=L?L:bi(L,P));return M==O&&M==0&&(O=100),[M,O]}var XI=new Intl.NumberFormat(Cl?BI.language:"en-US"),J0=s=>XI.format(s),Hi=Math,cp=Hi.PI,Gn=Hi.abs,Vi=Hi.floor,zn=Hi.round,ns=Hi.ceil,Es=Hi.min,bi=Hi.max,Sl=Hi.pow,pw=Hi.sign,Cr=Hi.log10,Vw=Hi.log2,qI=(s,e=1)=>Hi.sinh(s)*e,L0=(s,e=1)=>Hi.asinh(s/e),Yt=1/0;function mw(s){return(Cr((s^s>>31)-(s>>31))|0)+1}function z0(s,e,t){return Es(bi(s,e),t)}function Hw(s){return typeof s=="function"}function Tt(s){return Hw(s)?s:()=>s}var $I=()=>{},Ww=s=>s,Xw=(s,e)=>e,YI=s=>null,gw=s=>!0,yw=(s,e)=>s==e,ZI=/\.\d*?(?=9{6,}|0{6,})/gm,ta=s=>{if(Yw(s)||uo.has(s))return s;let e=`${s}`,t=e.match(ZI);if(t==null)return s;let n=t[0].length-1;if(e.indexOf("e-")!=-1){let[i,r]=e.split("e");return+`${ta(i)}e${r}`}return Zt(s,n)};function Jo(s,e){return ta(Zt(ta(s/e))*e)}function mp(s,e){return ta(ns(ta(s/e))*e)}function qw(s,e){return ta(Vi(ta(s/e))*e)}function Zt(s,e=0){if(Yw(s))return s;let t=10**e,n=s*t*(1+Number.EPSILON);return zn(n)/t}var uo=new Map;function $w(s){return((""+s).split(".")[1]||"").length}function fh(s,e,t,n){let i=[],r=n.map($w);for(let o=e;o<t;o++){let a=Gn(o),l=Zt(Sl(s,o),a);for(let c=0;c<n.length;c++){let h=s==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),d=s==10?h:Zt(h,u);i.push(d),uo.set(d,u)}}return i}var dh={},j0=[],Al=[null,null],ho=Array.isArray,Yw=Number.isInteger,KI=s=>s===void 0;function vw(s){return typeof s=="string"}function gp(s){let e=!1;if(s!=null){let t=s.constructor;e=t==null||t==Object}return e}function JI(s){return s!=null&&typeof s=="object"}var jI=Object.getPrototypeOf(Uint8Array),Zw="__proto__";function Tl(s,e=gp){let t;if(ho(s)){let n=s.find(i=>i!=null);if(ho(n)||e(n)){t=Array(s.length);for(let i=0;i<s.length;i++)t[i]=Tl(s[i],e)}else t=s.slice()}else if(s instanceof jI)t=s.slice();else if(e(s)){t={};for(let n in s)n!=Zw&&(t[n]=Tl(s[n],e))}else t=s;return t}function Pn(s){let e=arguments;for(let t=1;t<e.length;t++){let n=e[t];for(let i in n)i!=Zw&&(gp(s[i])?Pn(s[i],Tl(n[i])):s[i]=Tl(n[i]))}return s}var QI=0,eL=1,tL=2;function nL(s,e,t){for(let n=0,i,r=-1;n<e.length;n++){let o=e[n];if(o>r){for(i=o-1;i>=0&&s[i]==null;)s[i--]=null;for(i=o+1;i<t&&s[i]==null;)s[r=i++]=null}}}function iL(s,e){if(oL(s)){let o=s[0].slice();for(let a=1;a<s.length;a++)o.push(...s[a].slice(1));return aL(o[0])||(o=rL(o)),o}let t=new Set;for(let o=0;o<s.length;o++){let l=s[o][0],c=l.length;for(let h=0;h<c;h++)t.add(l[h])}let n=[Array.from(t).sort((o,a)=>o-a)],i=n[0].length,r=new Map;for(let o=0;o<i;o++)r.set(n[0][o],o);for(let o=0;o<s.length;o++){let a=s[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],u=Array(i).fill(void 0),d=e?e[o][c]:eL,f=[];for(let p=0;p<h.length;p++){let y=h[p],m=r.get(l[p]);y===null?d!=QI&&(u[m]=y,d==tL&&f.push(m)):u[m]=y}nL(u,f,i),n.push(u)}}return n}var sL=typeof queueMicrotask>"u"?s=>Promise.resolve().then(s):queueMicrotask;function rL(s){let e=s[0],t=e.length,n=Array(t);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>e[r]-e[o]);let i=[];for(let r=0;r<s.length;r++){let o=s[r],a=Array(t);for(let l=0;l<t;l++)a[l]=o[n[l]];i.push(a)}return i}function oL(s){let e=s[0][0],t=e.length;for(let n=1;n<s.length;n++){let i=s[n][0];if(i.length!=t)return!1;if(i!=e){for(let r=0;r<t;r++)if(i[r]!=e[r])return!1}}return!0}function aL(s,e=100){let t=s.length;if(t<=1)return!0;let n=0,i=t-1;for(;n<=i&&s[n]==null;)n++;for(;i>=n&&s[i]==null;)i--;if(i<=n)return!0;let r=bi(1,Vi((i-n+1)/e));for(let o=s[n],a=n+r;a<=i;a+=r){let l=s[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Kw=["January","February","March","April","May","June","July","August","September","October","November","December"],Jw=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function jw(s){return s.slice(0,3)}var lL=Jw.map(jw),cL=Kw.map(jw),hL={MMMM:Kw,MMM:cL,WWWW:Jw,WWW:lL};function ah(s){return(s<10?"0":"")+s}function uL(s){return(s<10?"00":s<100?"0":"")+s}var dL={YYYY:s=>s.getFullYear(),YY:s=>(s.getFullYear()+"").slice(2),MMMM:(s,e)=>e.MMMM[s.getMonth()],MMM:(s,e)=>e.MMM[s.getMonth()],MM:s=>ah(s.getMonth()+1),M:s=>s.getMonth()+1,DD:s=>ah(s.getDate()),D:s=>s.getDate(),WWWW:(s,e)=>e.WWWW[s.getDay()],WWW:(s,e)=>e.WWW[s.getDay()],HH:s=>ah(s.getHours()),H:s=>s.getHours(),h:s=>{let e=s.getHours();return e==0?12:e>12?e-12:e},AA:s=>s.getHours()>=12?"PM":"AM",aa:s=>s.getHours()>=12?"pm":"am",a:s=>s.getHours()>=12?"p":"a",mm:s=>ah(s.getMinutes()),m:s=>s.getMinutes(),ss:s=>ah(s.getSeconds()),s:s=>s.getSeconds(),fff:s=>uL(s.getMilliseconds())};function Q0(s,e){e=e||hL;let t=[],n=/\{([a-z]+)\}|[^{]+/gi,i;for(;i=n.exec(s);)t.push(i[0][0]=="{"?dL[i[1]]:i[0]);return r=>{let o="";for(let a=0;a<t.length;a++)o+=typeof t[a]=="string"?t[a]:t[a](r,e);return o}}var fL=new Intl.DateTimeFormat().resolvedOptions().timeZone;function pL(s,e){let t;return e=="UTC"||e=="Etc/UTC"?t=new Date(+s+s.getTimezoneOffset()*6e4):e==fL?t=s:(t=new Date(s.toLocaleString("en-US",{timeZone:e})),t.setMilliseconds(s.getMilliseconds())),t}var Qw=s=>s%1==0,dp=[1,2,2.5,5],mL=fh(10,-32,0,dp),eM=fh(10,0,32,dp),gL=eM.filter(Qw),jo=mL.concat(eM),ey=`
`,tM="{YYYY}",bw=ey+tM,nM="{M}/{D}",hh=ey+nM,ap=hh+"/{YY}",iM="{aa}",yL="{h}:{mm}",wl=yL+iM,xw=ey+wl,_w=":{ss}",zt=null;function sM(s){let e=s*1e3,t=e*60,n=t*60,i=n*24,r=i*30,o=i*365,l=(s==1?fh(10,0,3,dp).filter(Qw):fh(10,-3,0,dp)).concat([e,e*5,e*10,e*15,e*30,t,t*5,t*10,t*15,t*30,n,n*2,n*3,n*4,n*6,n*8,n*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,tM,zt,zt,zt,zt,zt,zt,1],[i*28,"{MMM}",bw,zt,zt,zt,zt,zt,1],[i,nM,bw,zt,zt,zt,zt,zt,1],[n,"{h}"+iM,ap,zt,hh,zt,zt,zt,1],[t,wl,ap,zt,hh,zt,zt,zt,1],[e,_w,ap+" "+wl,zt,hh+" "+wl,zt,xw,zt,1],[s,_w+".{fff}",ap+" "+wl,zt,hh+" "+wl,zt,xw,zt,1]];function h(u){return(d,f,p,y,m,g)=>{let v=[],A=m>=o,_=m>=r&&m<o,R=u(p),S=Zt(R*s,3),b=F0(R.getFullYear(),A?0:R.getMonth(),_||A?1:R.getDate()),M=Zt(b*s,3);if(_||A){let D=_?m/r:0,P=A?m/o:0,L=S==M?S:Zt(F0(b.getFullYear()+P,b.getMonth()+D,1)*s,3),O=new Date(zn(L/s)),G=O.getFullYear(),k=O.getMonth();for(let W=0;L<=y;W++){let $=F0(G+P*W,k+D*W,1),H=$-u(Zt($*s,3));L=Zt((+$+H)*s,3),L<=y&&v.push(L)}}else{let D=m>=i?i:m,P=Vi(p)-Vi(S),L=M+P+mp(S-M,D);v.push(L);let O=u(L),G=O.getHours()+O.getMinutes()/t+O.getSeconds()/n,k=m/n,W=d.axes[f]._space,$=g/W;for(;L=Zt(L+m,s==1?0:3),!(L>y);)if(k>1){let H=Vi(Zt(G+k,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,G=(G+k)%24;let te=v[v.length-1];Zt((L-te)/m,3)*$>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[vL,bL,xL]=sM(1),[_L,wL,ML]=sM(.001);fh(2,-53,53,[1]);function ww(s,e){return s.map(t=>t.map((n,i)=>i==0||i==8||n==null?n:e(i==1||t[8]==0?n:t[1]+n)))}function Mw(s,e){return(t,n,i,r,o)=>{let a=e.find(p=>o>=p[0])||e[e.length-1],l,c,h,u,d,f;return n.map(p=>{let y=s(p),m=y.getFullYear(),g=y.getMonth(),v=y.getDate(),A=y.getHours(),_=y.getMinutes(),R=y.getSeconds(),S=m!=l&&a[2]||g!=c&&a[3]||v!=h&&a[4]||A!=u&&a[5]||_!=d&&a[6]||R!=f&&a[7]||a[1];return l=m,c=g,h=v,u=A,d=_,f=R,S(y)})}}function SL(s,e){let t=Q0(e);return(n,i,r,o,a)=>i.map(l=>t(s(l)))}function F0(s,e,t){return new Date(s,e,t)}function Sw(s,e){return e(s)}var AL="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function Aw(s,e){return(t,n,i,r)=>r==null?$0:e(s(n))}function TL(s,e){let t=s.series[e];return t.width?t.stroke(s,e):t.points.width?t.points.stroke(s,e):null}function EL(s,e){return s.series[e].fill(s,e)}var CL={show:!0,live:!0,isolate:!1,mount:$I,markers:{show:!0,width:2,stroke:TL,fill:EL,dash:"solid"},idx:null,idxs:null,values:[]};function RL(s,e){let t=s.cursor.points,n=ts(),i=t.size(s,e);sn(n,lh,i),sn(n,ch,i);let r=i/-2;sn(n,"marginLeft",r),sn(n,"marginTop",r);let o=t.width(s,e,i);return o&&sn(n,"borderWidth",o),n}function PL(s,e){let t=s.series[e].points;return t._fill||t._stroke}function IL(s,e){let t=s.series[e].points;return t._stroke||t._fill}function LL(s,e){return s.series[e].points.size}var k0=[0,0];function FL(s,e,t){return k0[0]=e,k0[1]=t,k0}function lp(s,e,t,n=!0){return i=>{i.button==0&&(!n||i.target==e)&&t(i)}}function D0(s,e,t,n=!0){return i=>{(!n||i.target==e)&&t(i)}}var kL={show:!0,x:!0,y:!0,lock:!1,move:FL,points:{one:!1,show:RL,size:LL,width:0,stroke:IL,fill:PL},bind:{mousedown:lp,mouseup:lp,click:lp,dblclick:lp,mousemove:D0,mouseleave:D0,mouseenter:D0},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(s,e)=>{e.stopPropagation(),e.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(s,e,t,n,i)=>n-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},rM={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},ty=Pn({},rM,{filter:Xw}),oM=Pn({},ty,{size:10}),aM=Pn({},rM,{show:!1}),ny='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',lM="bold "+ny,cM=1.5,Tw={show:!0,scale:"x",stroke:q0,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:lM,side:2,grid:ty,ticks:oM,border:aM,font:ny,lineGap:cM,rotate:0},DL="Value",NL="Time",Ew={show:!0,scale:"x",auto:!1,sorted:1,min:Yt,max:-Yt,idxs:[]};function UL(s,e,t,n,i){return e.map(r=>r==null?"":J0(r))}function OL(s,e,t,n,i,r,o){let a=[],l=uo.get(i)||0;t=o?t:Zt(mp(t,i),l);for(let c=t;c<=n;c=Zt(c+i,l))a.push(Object.is(c,-0)?0:c);return a}function G0(s,e,t,n,i,r,o){let a=[],l=s.scales[s.axes[e].scale].log,c=l==10?Cr:Vw,h=Vi(c(t));i=Sl(l,h),l==10&&(i=jo[Ts(i,jo)]);let u=t,d=i*l;l==10&&(d=jo[Ts(d,jo)]);do a.push(u),u=u+i,l==10&&!uo.has(u)&&(u=Zt(u,uo.get(i))),u>=d&&(i=u,d=i*l,l==10&&(d=jo[Ts(d,jo)]));while(u<=n);return a}function BL(s,e,t,n,i,r,o){let l=s.scales[s.axes[e].scale].asinh,c=n>l?G0(s,e,bi(l,t),n,i):[l],h=n>=0&&t<=0?[0]:[];return(t<-l?G0(s,e,bi(l,-n),-t,i):[l]).reverse().map(d=>-d).concat(h,c)}var hM=/./,zL=/[12357]/,GL=/[125]/,Cw=/1/,V0=(s,e,t,n)=>s.map((i,r)=>e==4&&i==0||r%n==0&&t.test(i.toExponential()[i<0?1:0])?i:null);function VL(s,e,t,n,i){let r=s.axes[t],o=r.scale,a=s.scales[o],l=s.valToPos,c=r._space,h=l(10,o),u=l(9,o)-h>=c?hM:l(7,o)-h>=c?zL:l(5,o)-h>=c?GL:Cw;if(u==Cw){let d=Gn(l(1,o)-h);if(d<c)return V0(e.slice().reverse(),a.distr,u,ns(c/d)).reverse()}return V0(e,a.distr,u,1)}function HL(s,e,t,n,i){let r=s.axes[t],o=r.scale,a=r._space,l=s.valToPos,c=Gn(l(1,o)-l(2,o));return c<a?V0(e.slice().reverse(),3,hM,ns(a/c)).reverse():e}function WL(s,e,t,n){return n==null?$0:e==null?"":J0(e)}var Rw={show:!0,scale:"y",stroke:q0,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:lM,side:3,grid:ty,ticks:oM,border:aM,font:ny,lineGap:cM,rotate:0};function XL(s,e){let t=3+(s||1)*2;return Zt(t*e,3)}function qL(s,e){let{scale:t,idxs:n}=s.series[0],i=s._data[0],r=s.valToPos(i[n[0]],t,!0),o=s.valToPos(i[n[1]],t,!0),a=Gn(o-r),l=s.series[e],c=a/(l.points.space*Nt);return n[1]-n[0]<=c}var Pw={scale:null,auto:!0,sorted:0,min:Yt,max:-Yt},uM=(s,e,t,n,i)=>i,Iw={show:!0,auto:!0,sorted:0,gaps:uM,alpha:1,facets:[Pn({},Pw,{scale:"x"}),Pn({},Pw,{scale:"y"})]},Lw={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:uM,alpha:1,points:{show:qL,filter:null},values:null,min:Yt,max:-Yt,idxs:[],path:null,clip:null};function $L(s,e,t,n,i){return t/10}var dM={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},YL=Pn({},dM,{time:!1,ori:1}),Fw={};function fM(s,e){let t=Fw[s];return t||(t={key:s,plots:[],sub(n){t.plots.push(n)},unsub(n){t.plots=t.plots.filter(i=>i!=n)},pub(n,i,r,o,a,l,c){for(let h=0;h<t.plots.length;h++)t.plots[h]!=i&&t.plots[h].pub(n,i,r,o,a,l,c)}},s!=null&&(Fw[s]=t)),t}var El=1,H0=2;function na(s,e,t){let n=s.mode,i=s.series[e],r=n==2?s._data[e]:s._data,o=s.scales,a=s.bbox,l=r[0],c=n==2?r[1]:r[e],h=n==2?o[i.facets[0].scale]:o[s.series[0].scale],u=n==2?o[i.facets[1].scale]:o[i.scale],d=a.left,f=a.top,p=a.width,y=a.height,m=s.valToPosH,g=s.valToPosV;return h.ori==0?t(i,l,c,h,u,m,g,d,f,p,y,vp,Rl,xp,mM,yM):t(i,l,c,h,u,g,m,f,d,y,p,bp,Pl,ry,gM,vM)}function iy(s,e){let t=0,n=0,i=It(s.bands,j0);for(let r=0;r<i.length;r++){let o=i[r];o.series[0]==e?t=o.dir:o.series[1]==e&&(o.dir==1?n|=1:n|=2)}return[t,n==1?-1:n==2?1:n==3?2:0]}function ZL(s,e,t,n,i){let r=s.mode,o=s.series[e],a=r==2?o.facets[1].scale:o.scale,l=s.scales[a];return i==-1?l.min:i==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Rr(s,e,t,n,i,r){return na(s,e,(o,a,l,c,h,u,d,f,p,y,m)=>{let g=o.pxRound,v=c.dir*(c.ori==0?1:-1),A=c.ori==0?Rl:Pl,_,R;v==1?(_=t,R=n):(_=n,R=t);let S=g(u(a[_],c,y,f)),b=g(d(l[_],h,m,p)),M=g(u(a[R],c,y,f)),D=g(d(r==1?h.max:h.min,h,m,p)),P=new Path2D(i);return A(P,M,D),A(P,S,D),A(P,S,b),P})}function yp(s,e,t,n,i,r){let o=null;if(s.length>0){o=new Path2D;let a=e==0?xp:ry,l=t;for(let u=0;u<s.length;u++){let d=s[u];if(d[1]>d[0]){let f=d[0]-l;f>0&&a(o,l,n,f,n+r),l=d[1]}}let c=t+i-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function KL(s,e,t){let n=s[s.length-1];n&&n[0]==e?n[1]=t:s.push([e,t])}function sy(s,e,t,n,i,r,o){let a=[],l=s.length;for(let c=i==1?t:n;c>=t&&c<=n;c+=i)if(e[c]===null){let u=c,d=c;if(i==1)for(;++c<=n&&e[c]===null;)d=c;else for(;--c>=t&&e[c]===null;)d=c;let f=r(s[u]),p=d==u?f:r(s[d]),y=u-i;f=o<=0&&y>=0&&y<l?r(s[y]):f;let g=d+i;p=o>=0&&g>=0&&g<l?r(s[g]):p,p>=f&&a.push([f,p])}return a}function kw(s){return s==0?Ww:s==1?zn:e=>Jo(e,s)}function pM(s){let e=s==0?vp:bp,t=s==0?(i,r,o,a,l,c)=>{i.arcTo(r,o,a,l,c)}:(i,r,o,a,l,c)=>{i.arcTo(o,r,l,a,c)},n=s==0?(i,r,o,a,l)=>{i.rect(r,o,a,l)}:(i,r,o,a,l)=>{i.rect(o,r,l,a)};return(i,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(i,r,o,a,l):(c=Es(c,a/2,l/2),h=Es(h,a/2,l/2),e(i,r+c,o),t(i,r+a,o,r+a,o+l,c),t(i,r+a,o+l,r,o+l,h),t(i,r,o+l,r,o,h),t(i,r,o,r+a,o,c),i.closePath())}}var vp=(s,e,t)=>{s.moveTo(e,t)},bp=(s,e,t)=>{s.moveTo(t,e)},Rl=(s,e,t)=>{s.lineTo(e,t)},Pl=(s,e,t)=>{s.lineTo(t,e)},xp=pM(0),ry=pM(1),mM=(s,e,t,n,i,r)=>{s.arc(e,t,n,i,r)},gM=(s,e,t,n,i,r)=>{s.arc(t,e,n,i,r)},yM=(s,e,t,n,i,r,o)=>{s.bezierCurveTo(e,t,n,i,r,o)},vM=(s,e,t,n,i,r,o)=>{s.bezierCurveTo(t,e,i,n,o,r)};function bM(s){return(e,t,n,i,r)=>na(e,t,(o,a,l,c,h,u,d,f,p,y,m)=>{let{pxRound:g,points:v}=o,A,_;c.ori==0?(A=vp,_=mM):(A=bp,_=gM);let R=Zt(v.width*Nt,3),S=(v.size-v.width)/2*Nt,b=Zt(S*2,3),M=new Path2D,D=new Path2D,{left:P,top:L,width:O,height:G}=e.bbox;xp(D,P-b,L-b,O+b*2,G+b*2);let k=W=>{if(l[W]!=null){let $=g(u(a[W],c,y,f)),H=g(d(l[W],h,m,p));A(M,$+S,H),_(M,$,H,S,0,cp*2)}};if(r)r.forEach(k);else for(let W=n;W<=i;W++)k(W);return{stroke:R>0?M:null,fill:M,clip:D,flags:El|H0}})}function xM(s){return(e,t,n,i,r,o)=>{n!=i&&(r!=n&&o!=n&&s(e,t,n),r!=i&&o!=i&&s(e,t,i),s(e,t,o))}}var JL=xM(Rl),jL=xM(Pl);function _M(s){let e=It(s?.alignGaps,0);return(t,n,i,r)=>na(t,n,(o,a,l,c,h,u,d,f,p,y,m)=>{[i,r]=fp(l,i,r);let g=o.pxRound,v=G=>g(u(G,c,y,f)),A=G=>g(d(G,h,m,p)),_,R;c.ori==0?(_=Rl,R=JL):(_=Pl,R=jL);let S=c.dir*(c.ori==0?1:-1),b={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},M=b.stroke,D=!1;if(r-i>=y*4){let G=he=>t.posToVal(he,c.key,!0),k=null,W=null,$,H,ae,Y=v(a[S==1?i:r]),j=v(a[i]),te=v(a[r]),de=G(S==1?j+1:te-1);for(let he=S==1?i:r;he>=i&&he<=r;he+=S){let Q=a[he],me=(S==1?Q<de:Q>de)?Y:v(Q),Ce=l[he];me==Y?Ce!=null?(H=Ce,k==null?(_(M,me,A(H)),$=k=W=H):H<k?k=H:H>W&&(W=H)):Ce===null&&(D=!0):(k!=null&&R(M,Y,A(k),A(W),A($),A(H)),Ce!=null?(H=Ce,_(M,me,A(H)),k=W=$=H):(k=W=null,Ce===null&&(D=!0)),Y=me,de=G(Y+S))}k!=null&&k!=W&&ae!=Y&&R(M,Y,A(k),A(W),A($),A(H))}else for(let G=S==1?i:r;G>=i&&G<=r;G+=S){let k=l[G];k===null?D=!0:k!=null&&_(M,v(a[G]),A(k))}let[L,O]=iy(t,n);if(o.fill!=null||L!=0){let G=b.fill=new Path2D(M),k=o.fillTo(t,n,o.min,o.max,L),W=A(k),$=v(a[i]),H=v(a[r]);S==-1&&([H,$]=[$,H]),_(G,H,W),_(G,$,W)}if(!o.spanGaps){let G=[];D&&G.push(...sy(a,l,i,r,S,v,e)),b.gaps=G=o.gaps(t,n,i,r,G),b.clip=yp(G,c.ori,f,p,y,m)}return O!=0&&(b.band=O==2?[Rr(t,n,i,r,M,-1),Rr(t,n,i,r,M,1)]:Rr(t,n,i,r,M,O)),b})}function QL(s){let e=It(s.align,1),t=It(s.ascDesc,!1),n=It(s.alignGaps,0),i=It(s.extend,!1);return(r,o,a,l)=>na(r,o,(c,h,u,d,f,p,y,m,g,v,A)=>{[a,l]=fp(u,a,l);let _=c.pxRound,{left:R,width:S}=r.bbox,b=j=>_(p(j,d,v,m)),M=j=>_(y(j,f,A,g)),D=d.ori==0?Rl:Pl,P={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:El},L=P.stroke,O=d.dir*(d.ori==0?1:-1),G=M(u[O==1?a:l]),k=b(h[O==1?a:l]),W=k,$=k;i&&e==-1&&($=R,D(L,$,G)),D(L,k,G);for(let j=O==1?a:l;j>=a&&j<=l;j+=O){let te=u[j];if(te==null)continue;let de=b(h[j]),he=M(te);e==1?D(L,de,G):D(L,W,he),D(L,de,he),G=he,W=de}let H=W;i&&e==1&&(H=R+S,D(L,H,G));let[ae,Y]=iy(r,o);if(c.fill!=null||ae!=0){let j=P.fill=new Path2D(L),te=c.fillTo(r,o,c.min,c.max,ae),de=M(te);D(j,H,de),D(j,$,de)}if(!c.spanGaps){let j=[];j.push(...sy(h,u,a,l,O,b,n));let te=c.width*Nt/2,de=t||e==1?te:-te,he=t||e==-1?-te:te;j.forEach(Q=>{Q[0]+=de,Q[1]+=he}),P.gaps=j=c.gaps(r,o,a,l,j),P.clip=yp(j,d.ori,m,g,v,A)}return Y!=0&&(P.band=Y==2?[Rr(r,o,a,l,L,-1),Rr(r,o,a,l,L,1)]:Rr(r,o,a,l,L,Y)),P})}function Dw(s,e,t,n,i,r,o=Yt){if(s.length>1){let a=null;for(let l=0,c=1/0;l<s.length;l++)if(e[l]!==void 0){if(a!=null){let h=Gn(s[l]-s[a]);h<c&&(c=h,o=Gn(t(s[l],n,i,r)-t(s[a],n,i,r)))}a=l}}return o}function eF(s){s=s||dh;let e=It(s.size,[.6,Yt,1]),t=s.align||0,n=s.gap||0,i=s.radius;i=i==null?[0,0]:typeof i=="number"?[i,0]:i;let r=Tt(i),o=1-e[0],a=It(e[1],Yt),l=It(e[2],1),c=It(s.disp,dh),h=It(s.each,f=>{}),{fill:u,stroke:d}=c;return(f,p,y,m)=>na(f,p,(g,v,A,_,R,S,b,M,D,P,L)=>{let O=g.pxRound,G=t,k=n*Nt,W=a*Nt,$=l*Nt,H,ae;_.ori==0?[H,ae]=r(f,p):[ae,H]=r(f,p);let Y=_.dir*(_.ori==0?1:-1),j=_.ori==0?xp:ry,te=_.ori==0?h:(Pe,tt,ut,Se,$t,We,Qe)=>{h(Pe,tt,ut,$t,Se,Qe,We)},de=It(f.bands,j0).find(Pe=>Pe.series[0]==p),he=de!=null?de.dir:0,Q=g.fillTo(f,p,g.min,g.max,he),pe=O(b(Q,R,L,D)),me,Ce,Me,Ke=P,ht=O(g.width*Nt),Ye=!1,vt=null,pt=null,lt=null,on=null;u!=null&&(ht==0||d!=null)&&(Ye=!0,vt=u.values(f,p,y,m),pt=new Map,new Set(vt).forEach(Pe=>{Pe!=null&&pt.set(Pe,new Path2D)}),ht>0&&(lt=d.values(f,p,y,m),on=new Map,new Set(lt).forEach(Pe=>{Pe!=null&&on.set(Pe,new Path2D)})));let{x0:Kt,size:_n}=c;if(Kt!=null&&_n!=null){G=1,v=Kt.values(f,p,y,m),Kt.unit==2&&(v=v.map(ut=>f.posToVal(M+ut*P,_.key,!0)));let Pe=_n.values(f,p,y,m);_n.unit==2?Ce=Pe[0]*P:Ce=S(Pe[0],_,P,M)-S(0,_,P,M),Ke=Dw(v,A,S,_,P,M,Ke),Me=Ke-Ce+k}else Ke=Dw(v,A,S,_,P,M,Ke),Me=Ke*o+k,Ce=Ke-Me;Me<1&&(Me=0),ht>=Ce/2&&(ht=0),Me<5&&(O=Ww);let Xt=Me>0,Vn=Ke-Me-(Xt?ht:0);Ce=O(z0(Vn,$,W)),me=(G==0?Ce/2:G==Y?0:Ce)-G*Y*((G==0?k/2:0)+(Xt?ht/2:0));let Et={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},In=Ye?null:new Path2D,dn=null;if(de!=null)dn=f.data[de.series[1]];else{let{y0:Pe,y1:tt}=c;Pe!=null&&tt!=null&&(A=tt.values(f,p,y,m),dn=Pe.values(f,p,y,m))}let wn=H*Ce,z=ae*Ce;for(let Pe=Y==1?y:m;Pe>=y&&Pe<=m;Pe+=Y){let tt=A[Pe];if(tt==null)continue;if(dn!=null){let q=dn[Pe]??0;if(tt-q==0)continue;pe=b(q,R,L,D)}let ut=_.distr!=2||c!=null?v[Pe]:Pe,Se=S(ut,_,P,M),$t=b(It(tt,Q),R,L,D),We=O(Se-me),Qe=O(bi($t,pe)),I=O(Es($t,pe)),w=Qe-I;if(tt!=null){let q=tt<0?z:wn,fe=tt<0?wn:z;Ye?(ht>0&&lt[Pe]!=null&&j(on.get(lt[Pe]),We,I+Vi(ht/2),Ce,bi(0,w-ht),q,fe),vt[Pe]!=null&&j(pt.get(vt[Pe]),We,I+Vi(ht/2),Ce,bi(0,w-ht),q,fe)):j(In,We,I+Vi(ht/2),Ce,bi(0,w-ht),q,fe),te(f,p,Pe,We-ht/2,I,Ce+ht,w)}}return ht>0?Et.stroke=Ye?on:In:Ye||(Et._fill=g.width==0?g._fill:g._stroke??g._fill,Et.width=0),Et.fill=Ye?pt:In,Et})}function tF(s,e){let t=It(e?.alignGaps,0);return(n,i,r,o)=>na(n,i,(a,l,c,h,u,d,f,p,y,m,g)=>{[r,o]=fp(c,r,o);let v=a.pxRound,A=H=>v(d(H,h,m,p)),_=H=>v(f(H,u,g,y)),R,S,b;h.ori==0?(R=vp,b=Rl,S=yM):(R=bp,b=Pl,S=vM);let M=h.dir*(h.ori==0?1:-1),D=A(l[M==1?r:o]),P=D,L=[],O=[];for(let H=M==1?r:o;H>=r&&H<=o;H+=M)if(c[H]!=null){let Y=l[H],j=A(Y);L.push(P=j),O.push(_(c[H]))}let G={stroke:s(L,O,R,b,S,v),fill:null,clip:null,band:null,gaps:null,flags:El},k=G.stroke,[W,$]=iy(n,i);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(k),ae=a.fillTo(n,i,a.min,a.max,W),Y=_(ae);b(H,P,Y),b(H,D,Y)}if(!a.spanGaps){let H=[];H.push(...sy(l,c,r,o,M,A,t)),G.gaps=H=a.gaps(n,i,r,o,H),G.clip=yp(H,h.ori,p,y,m,g)}return $!=0&&(G.band=$==2?[Rr(n,i,r,o,k,-1),Rr(n,i,r,o,k,1)]:Rr(n,i,r,o,k,$)),G})}function nF(s){return tF(iF,s)}function iF(s,e,t,n,i,r){let o=s.length;if(o<2)return null;let a=new Path2D;if(t(a,s[0],e[0]),o==2)n(a,s[1],e[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),u=Array(o-1);for(let d=0;d<o-1;d++)h[d]=e[d+1]-e[d],u[d]=s[d+1]-s[d],c[d]=h[d]/u[d];l[0]=c[0];for(let d=1;d<o-1;d++)c[d]===0||c[d-1]===0||c[d-1]>0!=c[d]>0?l[d]=0:(l[d]=3*(u[d-1]+u[d])/((2*u[d]+u[d-1])/c[d-1]+(u[d]+2*u[d-1])/c[d]),isFinite(l[d])||(l[d]=0));l[o-1]=c[o-2];for(let d=0;d<o-1;d++)i(a,s[d]+u[d]/3,e[d]+l[d]*u[d]/3,s[d+1]-u[d]/3,e[d+1]-l[d+1]*u[d]/3,s[d+1],e[d+1])}return a}var W0=new Set;function Nw(){for(let s of W0)s.syncRect(!0)}Cl&&(ea(UI,Ml,Nw),ea(OI,Ml,Nw,!0),ea(hp,Ml,()=>{Kn.pxRatio=Nt}));var sF=_M(),rF=bM();function Uw(s,e,t,n){return(n?[s[0],s[1]].concat(s.slice(2)):[s[0]].concat(s.slice(1))).map((r,o)=>X0(r,o,e,t))}function oF(s,e){return s.map((t,n)=>n==0?{}:Pn({},e,t))}function X0(s,e,t,n){return Pn({},e==0?t:n,s)}function wM(s,e,t){return e==null?Al:[e,t]}var aF=wM;function lF(s,e,t){return e==null?Al:up(e,t,K0,!0)}function MM(s,e,t,n){return e==null?Al:pp(e,t,s.scales[n].log,!1)}var cF=MM;function SM(s,e,t,n){return e==null?Al:Z0(e,t,s.scales[n].log,!1)}var hF=SM;function uF(s,e,t,n,i){let r=bi(mw(s),mw(e)),o=e-s,a=Ts(i/n*o,t);do{let l=t[a],c=n*l/o;if(c>=i&&r+(l<5?uo.get(l):0)<=17)return[l,c]}while(++a<t.length);return[0,0]}function Ow(s){let e,t;return s=s.replace(/(\d+)px/,(n,i)=>(e=zn((t=+i)*Nt))+"px"),[s,e,t]}function dF(s){s.show&&[s.font,s.labelFont].forEach(e=>{let t=Zt(e[2]*Nt,1);e[0]=e[0].replace(/[0-9.]+px/,t+"px"),e[1]=t})}function Kn(s,e,t){let n={mode:It(s.mode,1)},i=n.mode;function r(x,T,F,N){let X=T.valToPct(x);return N+F*(T.dir==-1?1-X:X)}function o(x,T,F,N){let X=T.valToPct(x);return N+F*(T.dir==-1?X:1-X)}function a(x,T,F,N){return T.ori==0?r(x,T,F,N):o(x,T,F,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=ts(bI);if(s.id!=null&&(c.id=s.id),Gi(c,s.class),s.title){let x=ts(wI,c);x.textContent=s.title}let h=As("canvas"),u=n.ctx=h.getContext("2d"),d=ts(MI,c);ea("click",d,x=>{x.target===p&&(Qt!=ha||an!=ua)&&Jn.click(n,x)},!0);let f=n.under=ts(SI,d);d.appendChild(h);let p=n.over=ts(AI,d);s=Tl(s);let y=+It(s.pxAlign,1),m=kw(y);(s.plugins||[]).forEach(x=>{x.opts&&(s=x.opts(n,s)||s)});let g=s.ms||.001,v=n.series=i==1?Uw(s.series||[],Ew,Lw,!1):oF(s.series||[null],Iw),A=n.axes=Uw(s.axes||[],Tw,Rw,!0),_=n.scales={},R=n.bands=s.bands||[];R.forEach(x=>{x.fill=Tt(x.fill||null),x.dir=It(x.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,b={axes:ir,series:xt},M=(s.drawOrder||["axes","series"]).map(x=>b[x]);function D(x){let T=x.distr==3?F=>Cr(F>0?F:x.clamp(n,F,x.min,x.max,x.key)):x.distr==4?F=>L0(F,x.asinh):x.distr==100?F=>x.fwd(F):F=>F;return F=>{let N=T(F),{_min:X,_max:J}=x,ce=J-X;return(N-X)/ce}}function P(x){let T=_[x];if(T==null){let F=(s.scales||dh)[x]||dh;if(F.from!=null){P(F.from);let N=Pn({},_[F.from],F,{key:x});N.valToPct=D(N),_[x]=N}else{T=_[x]=Pn({},x==S?dM:YL,F),T.key=x;let N=T.time,X=T.range,J=ho(X);if((x!=S||i==2&&!N)&&(J&&(X[0]==null||X[1]==null)&&(X={min:X[0]==null?dw:{mode:1,hard:X[0],soft:X[0]},max:X[1]==null?dw:{mode:1,hard:X[1],soft:X[1]}},J=!1),!J&&gp(X))){let ce=X;X=(ge,_e,Ne)=>_e==null?Al:up(_e,Ne,ce)}T.range=Tt(X||(N?aF:x==S?T.distr==3?cF:T.distr==4?hF:wM:T.distr==3?MM:T.distr==4?SM:lF)),T.auto=Tt(J?!1:T.auto),T.clamp=Tt(T.clamp||$L),T._min=T._max=null,T.valToPct=D(T)}}}P("x"),P("y"),i==1&&v.forEach(x=>{P(x.scale)}),A.forEach(x=>{P(x.scale)});for(let x in s.scales)P(x);let L=_[S],O=L.distr,G,k;L.ori==0?(Gi(c,xI),G=r,k=o):(Gi(c,_I),G=o,k=r);let W={};for(let x in _){let T=_[x];(T.min!=null||T.max!=null)&&(W[x]={min:T.min,max:T.max},T.min=T.max=null)}let $=s.tzDate||(x=>new Date(zn(x/g))),H=s.fmtDate||Q0,ae=g==1?xL($):ML($),Y=Mw($,ww(g==1?bL:wL,H)),j=Aw($,Sw(AL,H)),te=[],de=n.legend=Pn({},CL,s.legend),he=n.cursor=Pn({},kL,{drag:{y:i==2}},s.cursor),Q=de.show,pe=he.show,me=de.markers;de.idxs=te,me.width=Tt(me.width),me.dash=Tt(me.dash),me.stroke=Tt(me.stroke),me.fill=Tt(me.fill);let Ce,Me,Ke,ht=[],Ye=[],vt,pt=!1,lt={};if(de.live){let x=v[1]?v[1].values:null;pt=x!=null,vt=pt?x(n,1,0):{_:0};for(let T in vt)lt[T]=$0}if(Q)if(Ce=As("table",II,c),Ke=As("tbody",null,Ce),de.mount(n,Ce),pt){Me=As("thead",null,Ce,Ke);let x=As("tr",null,Me);As("th",null,x);for(var on in vt)As("th",Q_,x).textContent=on}else Gi(Ce,FI),de.live&&Gi(Ce,LI);let Kt={show:!0},_n={show:!1};function Xt(x,T){if(T==0&&(pt||!de.live||i==2))return Al;let F=[],N=As("tr",kI,Ke,Ke.childNodes[T]);Gi(N,x.class),x.show||Gi(N,Qo);let X=As("th",null,N);if(me.show){let ge=ts(DI,X);if(T>0){let _e=me.width(n,T);_e&&(ge.style.border=_e+"px "+me.dash(n,T)+" "+me.stroke(n,T)),ge.style.background=me.fill(n,T)}}let J=ts(Q_,X);x.label instanceof HTMLElement?J.appendChild(x.label):J.textContent=x.label,T>0&&(me.show||(J.style.color=x.width>0?me.stroke(n,T):me.fill(n,T)),Et("click",X,ge=>{if(he._lock)return;it(ge);let _e=v.indexOf(x);if((ge.ctrlKey||ge.metaKey)!=de.isolate){let Ne=v.some((Ue,Be)=>Be>0&&Be!=_e&&Ue.show);v.forEach((Ue,Be)=>{Be>0&&Is(Be,Ne?Be==_e?Kt:_n:Kt,!0,Tn.setSeries)})}else Is(_e,{show:!x.show},!0,Tn.setSeries)},!1),st&&Et(iw,X,ge=>{he._lock||(it(ge),Is(v.indexOf(x),fa,!0,Tn.setSeries))},!1));for(var ce in vt){let ge=As("td",NI,N);ge.textContent="--",F.push(ge)}return[N,F]}let Vn=new Map;function Et(x,T,F,N=!0){let X=Vn.get(T)||{},J=he.bind[x](n,T,F,N);J&&(ea(x,T,X[x]=J),Vn.set(T,X))}function In(x,T,F){let N=Vn.get(T)||{};for(let X in N)(x==null||X==x)&&(B0(X,T,N[X]),delete N[X]);x==null&&Vn.delete(T)}let dn=0,wn=0,z=0,Pe=0,tt=0,ut=0,Se=tt,$t=ut,We=z,Qe=Pe,I=0,w=0,q=0,fe=0;n.bbox={};let oe=!1,be=!1,xe=!1,ne=!1,se=!1,ye=!1;function B(x,T,F){(F||x!=n.width||T!=n.height)&&re(x,T),mt(!1),xe=!0,be=!0,ii()}function re(x,T){n.width=dn=z=x,n.height=wn=Pe=T,tt=ut=0,we(),Ze();let F=n.bbox;I=F.left=Jo(tt*Nt,.5),w=F.top=Jo(ut*Nt,.5),q=F.width=Jo(z*Nt,.5),fe=F.height=Jo(Pe*Nt,.5)}let ie=3;function Ae(){let x=!1,T=0;for(;!x;){T++;let F=aa(T),N=Ps(T);x=T==ie||F&&N,x||(re(n.width,n.height),be=!0)}}function ve({width:x,height:T}){B(x,T)}n.setSize=ve;function we(){let x=!1,T=!1,F=!1,N=!1;A.forEach((X,J)=>{if(X.show&&X._show){let{side:ce,_size:ge}=X,_e=ce%2,Ne=X.label!=null?X.labelSize:0,Ue=ge+Ne;Ue>0&&(_e?(z-=Ue,ce==3?(tt+=Ue,N=!0):F=!0):(Pe-=Ue,ce==0?(ut+=Ue,x=!0):T=!0))}}),Cs[0]=x,Cs[1]=F,Cs[2]=T,Cs[3]=N,z-=ss[1]+ss[3],tt+=ss[3],Pe-=ss[2]+ss[0],ut+=ss[0]}function Ze(){let x=tt+z,T=ut+Pe,F=tt,N=ut;function X(J,ce){switch(J){case 1:return x+=ce,x-ce;case 2:return T+=ce,T-ce;case 3:return F-=ce,F+ce;case 0:return N-=ce,N+ce}}A.forEach((J,ce)=>{if(J.show&&J._show){let ge=J.side;J._pos=X(ge,J._size),J.label!=null&&(J._lpos=X(ge,J.labelSize))}})}if(he.dataIdx==null){let x=he.hover,T=x.skip=new Set(x.skip??[]);T.add(void 0);let F=x.prox=Tt(x.prox),N=x.bias??=0;he.dataIdx=(X,J,ce,ge)=>{if(J==0)return ce;let _e=ce,Ne=F(X,J,ce,ge)??Yt,Ue=Ne>=0&&Ne<Yt,Be=L.ori==0?z:Pe,ct=he.left,Lt=e[0],Pt=e[J];if(T.has(Pt[ce])){_e=null;let wt=null,nt=null,Je;if(N==0||N==-1)for(Je=ce;wt==null&&Je-- >0;)T.has(Pt[Je])||(wt=Je);if(N==0||N==1)for(Je=ce;nt==null&&Je++<Pt.length;)T.has(Pt[Je])||(nt=Je);if(wt!=null||nt!=null)if(Ue){let tn=wt==null?-1/0:G(Lt[wt],L,Be,0),mn=nt==null?1/0:G(Lt[nt],L,Be,0),qn=ct-tn,qt=mn-ct;qn<=qt?qn<=Ne&&(_e=wt):qt<=Ne&&(_e=nt)}else _e=nt==null?wt:wt==null?nt:ce-wt<=nt-ce?wt:nt}else Ue&&Gn(ct-G(Lt[ce],L,Be,0))>Ne&&(_e=null);return _e}}let it=x=>{he.event=x};he.idxs=te,he._lock=!1;let ue=he.points;ue.show=Tt(ue.show),ue.size=Tt(ue.size),ue.stroke=Tt(ue.stroke),ue.width=Tt(ue.width),ue.fill=Tt(ue.fill);let Ge=n.focus=Pn({},s.focus||{alpha:.3},he.focus),st=Ge.prox>=0,Re=st&&ue.one,ft=[],jt=[],ci=[];function Dl(x,T){let F=ue.show(n,T);if(F instanceof HTMLElement)return Gi(F,PI),Gi(F,x.class),Js(F,-10,-10,z,Pe),p.insertBefore(F,ft[T]),F}function sa(x,T){if(i==1||T>0){let F=i==1&&_[x.scale].time,N=x.value;x.value=F?vw(N)?Aw($,Sw(N,H)):N||j:N||WL,x.label=x.label||(F?NL:DL)}if(Re||T>0){x.width=x.width==null?1:x.width,x.paths=x.paths||sF||YI,x.fillTo=Tt(x.fillTo||ZL),x.pxAlign=+It(x.pxAlign,y),x.pxRound=kw(x.pxAlign),x.stroke=Tt(x.stroke||null),x.fill=Tt(x.fill||null),x._stroke=x._fill=x._paths=x._focus=null;let F=XL(bi(1,x.width),1),N=x.points=Pn({},{size:F,width:bi(1,F*.2),stroke:x.stroke,space:F*2,paths:rF,_stroke:null,_fill:null},x.points);N.show=Tt(N.show),N.filter=Tt(N.filter),N.fill=Tt(N.fill),N.stroke=Tt(N.stroke),N.paths=Tt(N.paths),N.pxAlign=x.pxAlign}if(Q){let F=Xt(x,T);ht.splice(T,0,F[0]),Ye.splice(T,0,F[1]),de.values.push(null)}if(pe){te.splice(T,0,null);let F=null;Re?T==0&&(F=Dl(x,T)):T>0&&(F=Dl(x,T)),ft.splice(T,0,F),jt.splice(T,0,0),ci.splice(T,0,0)}Xn("addSeries",T)}function Np(x,T){T=T??v.length,x=i==1?X0(x,T,Ew,Lw):X0(x,T,{},Iw),v.splice(T,0,x),sa(v[T],T)}n.addSeries=Np;function wh(x){if(v.splice(x,1),Q){de.values.splice(x,1),Ye.splice(x,1);let T=ht.splice(x,1)[0];In(null,T.firstChild),T.remove()}pe&&(te.splice(x,1),ft.splice(x,1)[0].remove(),jt.splice(x,1),ci.splice(x,1)),Xn("delSeries",x)}n.delSeries=wh;let Cs=[!1,!1,!1,!1];function er(x,T){if(x._show=x.show,x.show){let F=x.side%2,N=_[x.scale];N==null&&(x.scale=F?v[1].scale:S,N=_[x.scale]);let X=N.time;x.size=Tt(x.size),x.space=Tt(x.space),x.rotate=Tt(x.rotate),ho(x.incrs)&&x.incrs.forEach(ce=>{!uo.has(ce)&&uo.set(ce,$w(ce))}),x.incrs=Tt(x.incrs||(N.distr==2?gL:X?g==1?vL:_L:jo)),x.splits=Tt(x.splits||(X&&N.distr==1?ae:N.distr==3?G0:N.distr==4?BL:OL)),x.stroke=Tt(x.stroke),x.grid.stroke=Tt(x.grid.stroke),x.ticks.stroke=Tt(x.ticks.stroke),x.border.stroke=Tt(x.border.stroke);let J=x.values;x.values=ho(J)&&!ho(J[0])?Tt(J):X?ho(J)?Mw($,ww(J,H)):vw(J)?SL($,J):J||Y:J||UL,x.filter=Tt(x.filter||(N.distr>=3&&N.log==10?VL:N.distr==3&&N.log==2?HL:Xw)),x.font=Ow(x.font),x.labelFont=Ow(x.labelFont),x._size=x.size(n,null,T,0),x._space=x._rotate=x._incrs=x._found=x._splits=x._values=null,x._size>0&&(Cs[T]=!0,x._el=ts(TI,d))}}function tr(x,T,F,N){let[X,J,ce,ge]=F,_e=T%2,Ne=0;return _e==0&&(ge||J)&&(Ne=T==0&&!X||T==2&&!ce?zn(Tw.size/3):0),_e==1&&(X||ce)&&(Ne=T==1&&!J||T==3&&!ge?zn(Rw.size/2):0),Ne}let Nl=n.padding=(s.padding||[tr,tr,tr,tr]).map(x=>Tt(It(x,tr))),ss=n._padding=Nl.map((x,T)=>x(n,T,Cs,0)),fn,vn=null,bn=null,Rs=i==1?v[0].idxs:null,Ci=null,Lr=!1;function Ul(x,T){if(e=x??[],n.data=n._data=e,i==2){fn=0;for(let F=1;F<v.length;F++)fn+=e[F][0].length}else{e.length==0&&(n.data=n._data=e=[[]]),Ci=e[0],fn=Ci.length;let F=e;if(O==2){F=e.slice();let N=F[0]=Array(fn);for(let X=0;X<fn;X++)N[X]=X}n._data=e=F}if(mt(!0),Xn("setData"),O==2&&(xe=!0),T!==!1){let F=L;F.auto(n,Lr)?Ol():Dr(S,F.min,F.max),ne=ne||he.left>=0,ye=!0,ii()}}n.setData=Ul;function Ol(){Lr=!0;let x,T;i==1&&(fn>0?(vn=Rs[0]=0,bn=Rs[1]=fn-1,x=e[0][vn],T=e[0][bn],O==2?(x=vn,T=bn):x==T&&(O==3?[x,T]=pp(x,x,L.log,!1):O==4?[x,T]=Z0(x,x,L.log,!1):L.time?T=x+zn(86400/g):[x,T]=up(x,T,K0,!0))):(vn=Rs[0]=x=null,bn=Rs[1]=T=null)),Dr(S,x,T)}let ra,Fr,oa,E,V,ee,Z,K,Te,Le;function Ee(x,T,F,N,X,J){x??=tw,F??=j0,N??="butt",X??=tw,J??="round",x!=ra&&(u.strokeStyle=ra=x),X!=Fr&&(u.fillStyle=Fr=X),T!=oa&&(u.lineWidth=oa=T),J!=V&&(u.lineJoin=V=J),N!=ee&&(u.lineCap=ee=N),F!=E&&u.setLineDash(E=F)}function ke(x,T,F,N){T!=Fr&&(u.fillStyle=Fr=T),x!=Z&&(u.font=Z=x),F!=K&&(u.textAlign=K=F),N!=Te&&(u.textBaseline=Te=N)}function He(x,T,F,N,X=0){if(N.length>0&&x.auto(n,Lr)&&(T==null||T.min==null)){let J=It(vn,0),ce=It(bn,N.length-1),ge=F.min==null?VI(N,J,ce,X,x.distr==3):[F.min,F.max];x.min=Es(x.min,F.min=ge[0]),x.max=bi(x.max,F.max=ge[1])}}let ot={min:null,max:null};function bt(){for(let N in _){let X=_[N];W[N]==null&&(X.min==null||W[S]!=null&&X.auto(n,Lr))&&(W[N]=ot)}for(let N in _){let X=_[N];W[N]==null&&X.from!=null&&W[X.from]!=null&&(W[N]=ot)}W[S]!=null&&mt(!0);let x={};for(let N in W){let X=W[N];if(X!=null){let J=x[N]=Tl(_[N],JI);if(X.min!=null)Pn(J,X);else if(N!=S||i==2)if(fn==0&&J.from==null){let ce=J.range(n,null,null,N);J.min=ce[0],J.max=ce[1]}else J.min=Yt,J.max=-Yt}}if(fn>0){v.forEach((N,X)=>{if(i==1){let J=N.scale,ce=W[J];if(ce==null)return;let ge=x[J];if(X==0){let _e=ge.range(n,ge.min,ge.max,J);ge.min=_e[0],ge.max=_e[1],vn=Ts(ge.min,e[0]),bn=Ts(ge.max,e[0]),bn-vn>1&&(e[0][vn]<ge.min&&vn++,e[0][bn]>ge.max&&bn--),N.min=Ci[vn],N.max=Ci[bn]}else N.show&&N.auto&&He(ge,ce,N,e[X],N.sorted);N.idxs[0]=vn,N.idxs[1]=bn}else if(X>0&&N.show&&N.auto){let[J,ce]=N.facets,ge=J.scale,_e=ce.scale,[Ne,Ue]=e[X],Be=x[ge],ct=x[_e];Be!=null&&He(Be,W[ge],J,Ne,J.sorted),ct!=null&&He(ct,W[_e],ce,Ue,ce.sorted),N.min=ce.min,N.max=ce.max}});for(let N in x){let X=x[N],J=W[N];if(X.from==null&&(J==null||J.min==null)){let ce=X.range(n,X.min==Yt?null:X.min,X.max==-Yt?null:X.max,N);X.min=ce[0],X.max=ce[1]}}}for(let N in x){let X=x[N];if(X.from!=null){let J=x[X.from];if(J.min==null)X.min=X.max=null;else{let ce=X.range(n,J.min,J.max,N);X.min=ce[0],X.max=ce[1]}}}let T={},F=!1;for(let N in x){let X=x[N],J=_[N];if(J.min!=X.min||J.max!=X.max){J.min=X.min,J.max=X.max;let ce=J.distr;J._min=ce==3?Cr(J.min):ce==4?L0(J.min,J.asinh):ce==100?J.fwd(J.min):J.min,J._max=ce==3?Cr(J.max):ce==4?L0(J.max,J.asinh):ce==100?J.fwd(J.max):J.max,T[N]=F=!0}}if(F){v.forEach((N,X)=>{i==2?X>0&&T.y&&(N._paths=null):T[N.scale]&&(N._paths=null)});for(let N in T)xe=!0,Xn("setScale",N);pe&&he.left>=0&&(ne=ye=!0)}for(let N in W)W[N]=null}function Ve(x){let T=z0(vn-1,0,fn-1),F=z0(bn+1,0,fn-1);for(;x[T]==null&&T>0;)T--;for(;x[F]==null&&F<fn-1;)F++;return[T,F]}function xt(){if(fn>0){let x=v.some(T=>T._focus)&&Le!=Ge.alpha;x&&(u.globalAlpha=Le=Ge.alpha),v.forEach((T,F)=>{if(F>0&&T.show&&(un(F,!1),un(F,!0),T._paths==null)){let N=Le;Le!=T.alpha&&(u.globalAlpha=Le=T.alpha);let X=i==2?[0,e[F][0].length-1]:Ve(e[F]);T._paths=T.paths(n,F,X[0],X[1]),Le!=N&&(u.globalAlpha=Le=N)}}),v.forEach((T,F)=>{if(F>0&&T.show){let N=Le;Le!=T.alpha&&(u.globalAlpha=Le=T.alpha),T._paths!=null&&Gt(F,!1);{let X=T._paths!=null?T._paths.gaps:null,J=T.points.show(n,F,vn,bn,X),ce=T.points.filter(n,F,J,X);(J||ce)&&(T.points._paths=T.points.paths(n,F,vn,bn,ce),Gt(F,!0))}Le!=N&&(u.globalAlpha=Le=N),Xn("drawSeries",F)}}),x&&(u.globalAlpha=Le=1)}}function un(x,T){let F=T?v[x].points:v[x];F._stroke=F.stroke(n,x),F._fill=F.fill(n,x)}function Gt(x,T){let F=T?v[x].points:v[x],{stroke:N,fill:X,clip:J,flags:ce,_stroke:ge=F._stroke,_fill:_e=F._fill,_width:Ne=F.width}=F._paths;Ne=Zt(Ne*Nt,3);let Ue=null,Be=Ne%2/2;T&&_e==null&&(_e=Ne>0?"#fff":ge);let ct=F.pxAlign==1&&Be>0;if(ct&&u.translate(Be,Be),!T){let Lt=I-Ne/2,Pt=w-Ne/2,wt=q+Ne,nt=fe+Ne;Ue=new Path2D,Ue.rect(Lt,Pt,wt,nt)}T?Oe(ge,Ne,F.dash,F.cap,_e,N,X,ce,J):Vt(x,ge,Ne,F.dash,F.cap,_e,N,X,ce,Ue,J),ct&&u.translate(-Be,-Be)}function Vt(x,T,F,N,X,J,ce,ge,_e,Ne,Ue){let Be=!1;_e!=0&&R.forEach((ct,Lt)=>{if(ct.series[0]==x){let Pt=v[ct.series[1]],wt=e[ct.series[1]],nt=(Pt._paths||dh).band;ho(nt)&&(nt=ct.dir==1?nt[0]:nt[1]);let Je,tn=null;Pt.show&&nt&&WI(wt,vn,bn)?(tn=ct.fill(n,Lt)||J,Je=Pt._paths.clip):nt=null,Oe(T,F,N,X,tn,ce,ge,_e,Ne,Ue,Je,nt),Be=!0}}),Be||Oe(T,F,N,X,J,ce,ge,_e,Ne,Ue)}let Ln=El|H0;function Oe(x,T,F,N,X,J,ce,ge,_e,Ne,Ue,Be){Ee(x,T,F,N,X),(_e||Ne||Be)&&(u.save(),_e&&u.clip(_e),Ne&&u.clip(Ne)),Be?(ge&Ln)==Ln?(u.clip(Be),Ue&&u.clip(Ue),Mt(X,ce),Mn(x,J,T)):ge&H0?(Mt(X,ce),u.clip(Be),Mn(x,J,T)):ge&El&&(u.save(),u.clip(Be),Ue&&u.clip(Ue),Mt(X,ce),u.restore(),Mn(x,J,T)):(Mt(X,ce),Mn(x,J,T)),(_e||Ne||Be)&&u.restore()}function Mn(x,T,F){F>0&&(T instanceof Map?T.forEach((N,X)=>{u.strokeStyle=ra=X,u.stroke(N)}):T!=null&&x&&u.stroke(T))}function Mt(x,T){T instanceof Map?T.forEach((F,N)=>{u.fillStyle=Fr=N,u.fill(F)}):T!=null&&x&&u.fill(T)}function nr(x,T,F,N){let X=A[x],J;if(N<=0)J=[0,0];else{let ce=X._space=X.space(n,x,T,F,N),ge=X._incrs=X.incrs(n,x,T,F,N,ce);J=uF(T,F,ge,N,ce)}return X._found=J}function Sn(x,T,F,N,X,J,ce,ge,_e,Ne){let Ue=ce%2/2;y==1&&u.translate(Ue,Ue),Ee(ge,ce,_e,Ne,ge),u.beginPath();let Be,ct,Lt,Pt,wt=X+(N==0||N==3?-J:J);F==0?(ct=X,Pt=wt):(Be=X,Lt=wt);for(let nt=0;nt<x.length;nt++)T[nt]!=null&&(F==0?Be=Lt=x[nt]:ct=Pt=x[nt],u.moveTo(Be,ct),u.lineTo(Lt,Pt));u.stroke(),y==1&&u.translate(-Ue,-Ue)}function aa(x){let T=!0;return A.forEach((F,N)=>{if(!F.show)return;let X=_[F.scale];if(X.min==null){F._show&&(T=!1,F._show=!1,mt(!1));return}else F._show||(T=!1,F._show=!0,mt(!1));let J=F.side,ce=J%2,{min:ge,max:_e}=X,[Ne,Ue]=nr(N,ge,_e,ce==0?z:Pe);if(Ue==0)return;let Be=X.distr==2,ct=F._splits=F.splits(n,N,ge,_e,Ne,Ue,Be),Lt=X.distr==2?ct.map(Je=>Ci[Je]):ct,Pt=X.distr==2?Ci[ct[1]]-Ci[ct[0]]:Ne,wt=F._values=F.values(n,F.filter(n,Lt,N,Ue,Pt),N,Ue,Pt);F._rotate=J==2?F.rotate(n,wt,N,Ue):0;let nt=F._size;F._size=ns(F.size(n,wt,N,x)),nt!=null&&F._size!=nt&&(T=!1)}),T}function Ps(x){let T=!0;return Nl.forEach((F,N)=>{let X=F(n,N,Cs,x);X!=ss[N]&&(T=!1),ss[N]=X}),T}function ir(){for(let x=0;x<A.length;x++){let T=A[x];if(!T.show||!T._show)continue;let F=T.side,N=F%2,X,J,ce=T.stroke(n,x),ge=F==0||F==3?-1:1,[_e,Ne]=T._found;if(T.label!=null){let di=T.labelGap*ge,Ii=zn((T._lpos+di)*Nt);ke(T.labelFont[0],ce,"center",F==2?"top":ew),u.save(),N==1?(X=J=0,u.translate(Ii,zn(w+fe/2)),u.rotate((F==3?-cp:cp)/2)):(X=zn(I+q/2),J=Ii);let yo=Hw(T.label)?T.label(n,x,_e,Ne):T.label;u.fillText(yo,X,J),u.restore()}if(Ne==0)continue;let Ue=_[T.scale],Be=N==0?q:fe,ct=N==0?I:w,Lt=T._splits,Pt=Ue.distr==2?Lt.map(di=>Ci[di]):Lt,wt=Ue.distr==2?Ci[Lt[1]]-Ci[Lt[0]]:_e,nt=T.ticks,Je=T.border,tn=nt.show?nt.size:0,mn=zn(tn*Nt),qn=zn((T.alignTo==2?T._size-tn-T.gap:T.gap)*Nt),qt=T._rotate*-cp/180,gn=m(T._pos*Nt),Ri=(mn+qn)*ge,ui=gn+Ri;J=N==0?ui:0,X=N==1?ui:0;let Xi=T.font[0],rs=T.align==1?_l:T.align==2?R0:qt>0?_l:qt<0?R0:N==0?"center":F==3?R0:_l,Fs=qt||N==1?"middle":F==2?"top":ew;ke(Xi,ce,rs,Fs);let Pi=T.font[1]*T.lineGap,qi=Lt.map(di=>m(a(di,Ue,Be,ct))),os=T._values;for(let di=0;di<os.length;di++){let Ii=os[di];if(Ii!=null){N==0?X=qi[di]:J=qi[di],Ii=""+Ii;let yo=Ii.indexOf(`
`)==-1?[Ii]:Ii.split(/\n/gm);for(let fi=0;fi<yo.length;fi++){let Dy=yo[fi];qt?(u.save(),u.translate(X,J+fi*Pi),u.rotate(qt),u.fillText(Dy,0,0),u.restore()):u.fillText(Dy,X,J+fi*Pi)}}}nt.show&&Sn(qi,nt.filter(n,Pt,x,Ne,wt),N,F,gn,mn,Zt(nt.width*Nt,3),nt.stroke(n,x),nt.dash,nt.cap);let ks=T.grid;ks.show&&Sn(qi,ks.filter(n,Pt,x,Ne,wt),N,N==0?2:1,N==0?w:I,N==0?fe:q,Zt(ks.width*Nt,3),ks.stroke(n,x),ks.dash,ks.cap),Je.show&&Sn([gn],[1],N==0?1:0,N==0?1:2,N==1?w:I,N==1?fe:q,Zt(Je.width*Nt,3),Je.stroke(n,x),Je.dash,Je.cap)}Xn("drawAxes")}function mt(x){v.forEach((T,F)=>{F>0&&(T._paths=null,x&&(i==1?(T.min=null,T.max=null):T.facets.forEach(N=>{N.min=null,N.max=null})))})}let pn=!1,hi=!1,Ht=[];function An(){hi=!1;for(let x=0;x<Ht.length;x++)Xn(...Ht[x]);Ht.length=0}function ii(){pn||(sL(yy),pn=!0)}function Mh(x,T=!1){pn=!0,hi=T,x(n),yy(),T&&Ht.length>0&&queueMicrotask(An)}n.batch=Mh;function yy(){if(oe&&(bt(),oe=!1),xe&&(Ae(),xe=!1),be){if(sn(f,_l,tt),sn(f,"top",ut),sn(f,lh,z),sn(f,ch,Pe),sn(p,_l,tt),sn(p,"top",ut),sn(p,lh,z),sn(p,ch,Pe),sn(d,lh,dn),sn(d,ch,wn),h.width=zn(dn*Nt),h.height=zn(wn*Nt),A.forEach(({_el:x,_show:T,_size:F,_pos:N,side:X})=>{if(x!=null)if(T){let J=X===3||X===0?F:0,ce=X%2==1;sn(x,ce?"left":"top",N-J),sn(x,ce?"width":"height",F),sn(x,ce?"top":"left",ce?ut:tt),sn(x,ce?"height":"width",ce?Pe:z),O0(x,Qo)}else Gi(x,Qo)}),ra=Fr=oa=V=ee=Z=K=Te=E=null,Le=1,Gl(!0),tt!=Se||ut!=$t||z!=We||Pe!=Qe){mt(!1);let x=z/We,T=Pe/Qe;if(pe&&!ne&&he.left>=0){he.left*=x,he.top*=T,la&&Js(la,zn(he.left),0,z,Pe),ca&&Js(ca,0,zn(he.top),z,Pe);for(let F=0;F<ft.length;F++){let N=ft[F];N!=null&&(jt[F]*=x,ci[F]*=T,Js(N,ns(jt[F]),ns(ci[F]),z,Pe))}}if(en.show&&!se&&en.left>=0&&en.width>0){en.left*=x,en.width*=x,en.top*=T,en.height*=T;for(let F in Vp)sn(da,F,en[F])}Se=tt,$t=ut,We=z,Qe=Pe}Xn("setSize"),be=!1}dn>0&&wn>0&&(u.clearRect(0,0,h.width,h.height),Xn("drawClear"),M.forEach(x=>x()),Xn("draw")),en.show&&se&&(Sh(en),se=!1),pe&&ne&&(go(null,!0,!1),ne=!1),de.show&&de.live&&ye&&(zp(),ye=!1),l||(l=!0,n.status=1,Xn("ready")),Lr=!1,pn=!1}n.redraw=(x,T)=>{xe=T||!1,x!==!1?Dr(S,L.min,L.max):ii()};function Up(x,T){let F=_[x];if(F.from==null){if(fn==0){let N=F.range(n,T.min,T.max,x);T.min=N[0],T.max=N[1]}if(T.min>T.max){let N=T.min;T.min=T.max,T.max=N}if(fn>1&&T.min!=null&&T.max!=null&&T.max-T.min<1e-16)return;x==S&&F.distr==2&&fn>0&&(T.min=Ts(T.min,e[0]),T.max=Ts(T.max,e[0]),T.min==T.max&&T.max++),W[x]=T,oe=!0,ii()}}n.setScale=Up;let Op,Bp,la,ca,vy,by,ha,ua,xy,_y,Qt,an,kr=!1,Jn=he.drag,Hn=Jn.x,Wn=Jn.y;pe&&(he.x&&(Op=ts(CI,p)),he.y&&(Bp=ts(RI,p)),L.ori==0?(la=Op,ca=Bp):(la=Bp,ca=Op),Qt=he.left,an=he.top);let en=n.select=Pn({show:!0,over:!0,left:0,width:0,top:0,height:0},s.select),da=en.show?ts(EI,en.over?p:f):null;function Sh(x,T){if(en.show){for(let F in x)en[F]=x[F],F in Vp&&sn(da,F,x[F]);T!==!1&&Xn("setSelect")}}n.setSelect=Sh;function QM(x){if(v[x].show)Q&&O0(ht[x],Qo);else if(Q&&Gi(ht[x],Qo),pe){let F=Re?ft[0]:ft[x];F!=null&&Js(F,-10,-10,z,Pe)}}function Dr(x,T,F){Up(x,{min:T,max:F})}function Is(x,T,F,N){T.focus!=null&&s1(x),T.show!=null&&v.forEach((X,J)=>{J>0&&(x==J||x==null)&&(X.show=T.show,QM(J),i==2?(Dr(X.facets[0].scale,null,null),Dr(X.facets[1].scale,null,null)):Dr(X.scale,null,null),ii())}),F!==!1&&Xn("setSeries",x,T),N&&Vl("setSeries",n,x,T)}n.setSeries=Is;function e1(x,T){Pn(R[x],T)}function t1(x,T){x.fill=Tt(x.fill||null),x.dir=It(x.dir,-1),T=T??R.length,R.splice(T,0,x)}function n1(x){x==null?R.length=0:R.splice(x,1)}n.addBand=t1,n.setBand=e1,n.delBand=n1;function i1(x,T){v[x].alpha=T,pe&&ft[x]!=null&&(ft[x].style.opacity=T),Q&&ht[x]&&(ht[x].style.opacity=T)}let sr,Nr,mo,fa={focus:!0};function s1(x){if(x!=mo){let T=x==null,F=Ge.alpha!=1;v.forEach((N,X)=>{if(i==1||X>0){let J=T||X==0||X==x;N._focus=T?null:J,F&&i1(X,J?1:Ge.alpha)}}),mo=x,F&&ii()}}Q&&st&&Et(sw,Ce,x=>{he._lock||(it(x),mo!=null&&Is(null,fa,!0,Tn.setSeries))});function Ls(x,T,F){let N=_[T];F&&(x=x/Nt-(N.ori==1?ut:tt));let X=z;N.ori==1&&(X=Pe,x=X-x),N.dir==-1&&(x=X-x);let J=N._min,ce=N._max,ge=x/X,_e=J+(ce-J)*ge,Ne=N.distr;return Ne==3?Sl(10,_e):Ne==4?qI(_e,N.asinh):Ne==100?N.bwd(_e):_e}function r1(x,T){let F=Ls(x,S,T);return Ts(F,e[0],vn,bn)}n.valToIdx=x=>Ts(x,e[0]),n.posToIdx=r1,n.posToVal=Ls,n.valToPos=(x,T,F)=>_[T].ori==0?r(x,_[T],F?q:z,F?I:0):o(x,_[T],F?fe:Pe,F?w:0),n.setCursor=(x,T,F)=>{Qt=x.left,an=x.top,go(null,T,F)};function wy(x,T){sn(da,_l,en.left=x),sn(da,lh,en.width=T)}function My(x,T){sn(da,"top",en.top=x),sn(da,ch,en.height=T)}let Bl=L.ori==0?wy:My,zl=L.ori==1?wy:My;function o1(){if(Q&&de.live)for(let x=i==2?1:0;x<v.length;x++){if(x==0&&pt)continue;let T=de.values[x],F=0;for(let N in T)Ye[x][F++].firstChild.nodeValue=T[N]}}function zp(x,T){if(x!=null&&(x.idxs?x.idxs.forEach((F,N)=>{te[N]=F}):KI(x.idx)||te.fill(x.idx),de.idx=te[0]),Q&&de.live){for(let F=0;F<v.length;F++)(F>0||i==1&&!pt)&&a1(F,te[F]);o1()}ye=!1,T!==!1&&Xn("setLegend")}n.setLegend=zp;function a1(x,T){let F=v[x],N=x==0&&O==2?Ci:e[x],X;pt?X=F.values(n,x,T)??lt:(X=F.value(n,T==null?null:N[T],x,T),X=X==null?lt:{_:X}),de.values[x]=X}function go(x,T,F){xy=Qt,_y=an,[Qt,an]=he.move(n,Qt,an),he.left=Qt,he.top=an,pe&&(la&&Js(la,zn(Qt),0,z,Pe),ca&&Js(ca,0,zn(an),z,Pe));let N,X=vn>bn;sr=Yt,Nr=null;let J=L.ori==0?z:Pe,ce=L.ori==1?z:Pe;if(Qt<0||fn==0||X){N=he.idx=null;for(let ge=0;ge<v.length;ge++){let _e=ft[ge];_e!=null&&Js(_e,-10,-10,z,Pe)}st&&Is(null,fa,!0,x==null&&Tn.setSeries),de.live&&(te.fill(N),ye=!0)}else{let ge,_e,Ne;i==1&&(ge=L.ori==0?Qt:an,_e=Ls(ge,S),N=he.idx=Ts(_e,e[0],vn,bn),Ne=G(e[0][N],L,J,0));let Ue=-10,Be=-10,ct=0,Lt=0,Pt=!0,wt="",nt="";for(let Je=i==2?1:0;Je<v.length;Je++){let tn=v[Je],mn=te[Je],qn=mn==null?null:i==1?e[Je][mn]:e[Je][1][mn],qt=he.dataIdx(n,Je,N,_e),gn=qt==null?null:i==1?e[Je][qt]:e[Je][1][qt];if(ye=ye||gn!=qn||qt!=mn,te[Je]=qt,Je>0&&tn.show){let Ri=qt==null?-10:qt==N?Ne:G(i==1?e[0][qt]:e[Je][0][qt],L,J,0),ui=gn==null?-10:k(gn,i==1?_[tn.scale]:_[tn.facets[1].scale],ce,0);if(st&&gn!=null){let Xi=L.ori==1?Qt:an,rs=Gn(Ge.dist(n,Je,qt,ui,Xi));if(rs<sr){let Fs=Ge.bias;if(Fs!=0){let Pi=Ls(Xi,tn.scale),qi=gn>=0?1:-1,os=Pi>=0?1:-1;os==qi&&(os==1?Fs==1?gn>=Pi:gn<=Pi:Fs==1?gn<=Pi:gn>=Pi)&&(sr=rs,Nr=Je)}else sr=rs,Nr=Je}}if(ye||Re){let Xi,rs;L.ori==0?(Xi=Ri,rs=ui):(Xi=ui,rs=Ri);let Fs,Pi,qi,os,ks,di,Ii=!0,yo=ue.bbox;if(yo!=null){Ii=!1;let fi=yo(n,Je);qi=fi.left,os=fi.top,Fs=fi.width,Pi=fi.height}else qi=Xi,os=rs,Fs=Pi=ue.size(n,Je);if(di=ue.fill(n,Je),ks=ue.stroke(n,Je),Re)Je==Nr&&sr<=Ge.prox&&(Ue=qi,Be=os,ct=Fs,Lt=Pi,Pt=Ii,wt=di,nt=ks);else{let fi=ft[Je];fi!=null&&(jt[Je]=qi,ci[Je]=os,uw(fi,Fs,Pi,Ii),cw(fi,di,ks),Js(fi,ns(qi),ns(os),z,Pe))}}}}if(Re){let Je=Ge.prox,tn=mo==null?sr<=Je:sr>Je||Nr!=mo;if(ye||tn){let mn=ft[0];mn!=null&&(jt[0]=Ue,ci[0]=Be,uw(mn,ct,Lt,Pt),cw(mn,wt,nt),Js(mn,ns(Ue),ns(Be),z,Pe))}}}if(en.show&&kr)if(x!=null){let[ge,_e]=Tn.scales,[Ne,Ue]=Tn.match,[Be,ct]=x.cursor.sync.scales,Lt=x.cursor.drag;if(Hn=Lt._x,Wn=Lt._y,Hn||Wn){let{left:Pt,top:wt,width:nt,height:Je}=x.select,tn=x.scales[Be].ori,mn=x.posToVal,qn,qt,gn,Ri,ui,Xi=ge!=null&&Ne(ge,Be),rs=_e!=null&&Ue(_e,ct);Xi&&Hn?(tn==0?(qn=Pt,qt=nt):(qn=wt,qt=Je),gn=_[ge],Ri=G(mn(qn,Be),gn,J,0),ui=G(mn(qn+qt,Be),gn,J,0),Bl(Es(Ri,ui),Gn(ui-Ri))):Bl(0,J),rs&&Wn?(tn==1?(qn=Pt,qt=nt):(qn=wt,qt=Je),gn=_[_e],Ri=k(mn(qn,ct),gn,ce,0),ui=k(mn(qn+qt,ct),gn,ce,0),zl(Es(Ri,ui),Gn(ui-Ri))):zl(0,ce)}else Hp()}else{let ge=Gn(xy-vy),_e=Gn(_y-by);if(L.ori==1){let ct=ge;ge=_e,_e=ct}Hn=Jn.x&&ge>=Jn.dist,Wn=Jn.y&&_e>=Jn.dist;let Ne=Jn.uni;Ne!=null?Hn&&Wn&&(Hn=ge>=Ne,Wn=_e>=Ne,!Hn&&!Wn&&(_e>ge?Wn=!0:Hn=!0)):Jn.x&&Jn.y&&(Hn||Wn)&&(Hn=Wn=!0);let Ue,Be;Hn&&(L.ori==0?(Ue=ha,Be=Qt):(Ue=ua,Be=an),Bl(Es(Ue,Be),Gn(Be-Ue)),Wn||zl(0,ce)),Wn&&(L.ori==1?(Ue=ha,Be=Qt):(Ue=ua,Be=an),zl(Es(Ue,Be),Gn(Be-Ue)),Hn||Bl(0,J)),!Hn&&!Wn&&(Bl(0,0),zl(0,0))}if(Jn._x=Hn,Jn._y=Wn,x==null){if(F){if(ky!=null){let[ge,_e]=Tn.scales;Tn.values[0]=ge!=null?Ls(L.ori==0?Qt:an,ge):null,Tn.values[1]=_e!=null?Ls(L.ori==1?Qt:an,_e):null}Vl(P0,n,Qt,an,z,Pe,N)}if(st){let ge=F&&Tn.setSeries,_e=Ge.prox;mo==null?sr<=_e&&Is(Nr,fa,!0,ge):sr>_e?Is(null,fa,!0,ge):Nr!=mo&&Is(Nr,fa,!0,ge)}}ye&&(de.idx=N,zp()),T!==!1&&Xn("setCursor")}let Ur=null;Object.defineProperty(n,"rect",{get(){return Ur==null&&Gl(!1),Ur}});function Gl(x=!1){x?Ur=null:(Ur=p.getBoundingClientRect(),Xn("syncRect",Ur))}function Sy(x,T,F,N,X,J,ce){he._lock||kr&&x!=null&&x.movementX==0&&x.movementY==0||(Gp(x,T,F,N,X,J,ce,!1,x!=null),x!=null?go(null,!0,!0):go(T,!0,!1))}function Gp(x,T,F,N,X,J,ce,ge,_e){if(Ur==null&&Gl(!1),it(x),x!=null)F=x.clientX-Ur.left,N=x.clientY-Ur.top;else{if(F<0||N<0){Qt=-10,an=-10;return}let[Ne,Ue]=Tn.scales,Be=T.cursor.sync,[ct,Lt]=Be.values,[Pt,wt]=Be.scales,[nt,Je]=Tn.match,tn=T.axes[0].side%2==1,mn=L.ori==0?z:Pe,qn=L.ori==1?z:Pe,qt=tn?J:X,gn=tn?X:J,Ri=tn?N:F,ui=tn?F:N;if(Pt!=null?F=nt(Ne,Pt)?a(ct,_[Ne],mn,0):-10:F=mn*(Ri/qt),wt!=null?N=Je(Ue,wt)?a(Lt,_[Ue],qn,0):-10:N=qn*(ui/gn),L.ori==1){let Xi=F;F=N,N=Xi}}_e&&(T==null||T.cursor.event.type==P0)&&((F<=1||F>=z-1)&&(F=Jo(F,z)),(N<=1||N>=Pe-1)&&(N=Jo(N,Pe))),ge?(vy=F,by=N,[ha,ua]=he.move(n,F,N)):(Qt=F,an=N)}let Vp={width:0,height:0,left:0,top:0};function Hp(){Sh(Vp,!1)}let Ay,Ty,Ey,Cy;function Ry(x,T,F,N,X,J,ce){kr=!0,Hn=Wn=Jn._x=Jn._y=!1,Gp(x,T,F,N,X,J,ce,!0,!1),x!=null&&(Et(I0,N0,Py,!1),Vl(nw,n,ha,ua,z,Pe,null));let{left:ge,top:_e,width:Ne,height:Ue}=en;Ay=ge,Ty=_e,Ey=Ne,Cy=Ue}function Py(x,T,F,N,X,J,ce){kr=Jn._x=Jn._y=!1,Gp(x,T,F,N,X,J,ce,!1,!0);let{left:ge,top:_e,width:Ne,height:Ue}=en,Be=Ne>0||Ue>0,ct=Ay!=ge||Ty!=_e||Ey!=Ne||Cy!=Ue;if(Be&&ct&&Sh(en),Jn.setScale&&Be&&ct){let Lt=ge,Pt=Ne,wt=_e,nt=Ue;if(L.ori==1&&(Lt=_e,Pt=Ue,wt=ge,nt=Ne),Hn&&Dr(S,Ls(Lt,S),Ls(Lt+Pt,S)),Wn)for(let Je in _){let tn=_[Je];Je!=S&&tn.from==null&&tn.min!=Yt&&Dr(Je,Ls(wt+nt,Je),Ls(wt,Je))}Hp()}else he.lock&&(he._lock=!he._lock,go(T,!0,x!=null));x!=null&&(In(I0,N0),Vl(I0,n,Qt,an,z,Pe,null))}function l1(x,T,F,N,X,J,ce){if(he._lock)return;it(x);let ge=kr;if(kr){let _e=!0,Ne=!0,Ue=10,Be,ct;L.ori==0?(Be=Hn,ct=Wn):(Be=Wn,ct=Hn),Be&&ct&&(_e=Qt<=Ue||Qt>=z-Ue,Ne=an<=Ue||an>=Pe-Ue),Be&&_e&&(Qt=Qt<ha?0:z),ct&&Ne&&(an=an<ua?0:Pe),go(null,!0,!0),kr=!1}Qt=-10,an=-10,te.fill(null),go(null,!0,!0),ge&&(kr=ge)}function Iy(x,T,F,N,X,J,ce){he._lock||(it(x),Ol(),Hp(),x!=null&&Vl(rw,n,Qt,an,z,Pe,null))}function Ly(){A.forEach(dF),B(n.width,n.height,!0)}ea(hp,Ml,Ly);let pa={};pa.mousedown=Ry,pa.mousemove=Sy,pa.mouseup=Py,pa.dblclick=Iy,pa.setSeries=(x,T,F,N)=>{let X=Tn.match[2];F=X(n,T,F),F!=-1&&Is(F,N,!0,!1)},pe&&(Et(nw,p,Ry),Et(P0,p,Sy),Et(iw,p,x=>{it(x),Gl(!1)}),Et(sw,p,l1),Et(rw,p,Iy),W0.add(n),n.syncRect=Gl);let Ah=n.hooks=s.hooks||{};function Xn(x,T,F){hi?Ht.push([x,T,F]):x in Ah&&Ah[x].forEach(N=>{N.call(null,n,T,F)})}(s.plugins||[]).forEach(x=>{for(let T in x.hooks)Ah[T]=(Ah[T]||[]).concat(x.hooks[T])});let Fy=(x,T,F)=>F,Tn=Pn({key:null,setSeries:!1,filters:{pub:gw,sub:gw},scales:[S,v[1]?v[1].scale:null],match:[yw,yw,Fy],values:[null,null]},he.sync);Tn.match.length==2&&Tn.match.push(Fy),he.sync=Tn;let ky=Tn.key,Wp=fM(ky);function Vl(x,T,F,N,X,J,ce){Tn.filters.pub(x,T,F,N,X,J,ce)&&Wp.pub(x,T,F,N,X,J,ce)}Wp.sub(n);function c1(x,T,F,N,X,J,ce){Tn.filters.sub(x,T,F,N,X,J,ce)&&pa[x](null,T,F,N,X,J,ce)}n.pub=c1;function h1(){Wp.unsub(n),W0.delete(n),Vn.clear(),B0(hp,Ml,Ly),c.remove(),Ce?.remove(),Xn("destroy")}n.destroy=h1;function Xp(){Xn("init",s,e),Ul(e||s.data,!1),W[S]?Up(S,W[S]):Ol(),se=en.show&&(en.width>0||en.height>0),ne=ye=!0,B(s.width,s.height)}return v.forEach(sa),A.forEach(er),t?t instanceof HTMLElement?(t.appendChild(c),Xp()):t(n,Xp):Xp(),n}Kn.assign=Pn;Kn.fmtNum=J0;Kn.rangeNum=up;Kn.rangeLog=pp;Kn.rangeAsinh=Z0;Kn.orient=na;Kn.pxRatio=Nt;Kn.join=iL;Kn.fmtDate=Q0,Kn.tzDate=pL;Kn.sync=fM;{Kn.addGap=KL,Kn.clipGaps=yp;let s=Kn.paths={points:bM};s.linear=_M,s.stepped=QL,s.bars=eF,s.spline=nF}var ph=12e3,fF=20,pF={light:{series:["#c2410c","#0b7a6c","#6247c9","#0b69b7","#9a6700","#b0326f"],axis:"#5b626b",grid:"rgba(30,40,50,0.09)"},dark:{series:["#ff8f66","#4fd1bd","#b39dff","#6cb6ff","#e3b341","#f28cbf"],axis:"#9aa4ae",grid:"rgba(220,230,240,0.09)"}},mF={N:"Force","N m":"Torque",m:"Position",J:"Energy","1/m":"Curvature",rad:"Angle","m/s":"Speed","rad/s":"Turning","N s":"Momentum","N m s":"Angular momentum","kg m²/s":"Angular momentum"},gF=/drift|error|violation|residual/i,AM=1e-18,oy=class{time=new Float64Array(ph);columns=[];length=0;clear(e){for(this.length=0;this.columns.length<e;)this.columns.push(new Float64Array(ph));this.columns.length=e}room(){if(this.length===ph){let e=ph>>1;this.time.copyWithin(0,e);for(let t of this.columns)t.copyWithin(0,e);this.length=ph-e}return this.length++}get last(){return this.length>0?this.time[this.length-1]:-1/0}},_p=class{el;strip=U("div",{class:"plots"});history=new oy;series=[];plots=[];drawnAt=0;theme="light";scene="";sync=Kn.sync("tendril");forget;watch;shown=!1;zoomed=!1;constructor(){this.el=U("section",{class:"panel drawer","aria-label":"Plots"},this.strip,U("button",{class:"icon-button csv",title:"Save what is plotted as CSV","aria-label":"Save plots as CSV",click:()=>this.save()},Ct("save"),"CSV")),this.forget=ma(e=>{this.theme=e,this.shown&&this.build()}),this.watch=new ResizeObserver(()=>this.resize()),this.watch.observe(this.strip)}dispose(){this.forget(),this.watch.disconnect();for(let e of this.plots)e.plot.destroy()}load(e){this.scene=e.scene.name,this.series=[...e.probes.flatMap((t,n)=>t.hand!==void 0||t.plane!==void 0?[]:[{label:t.name,unit:t.unit==="1"?"":t.unit,read:i=>n<i.probes.count?i.floats[i.probes.at+n]:NaN}]),{label:"hand",unit:"N",read:t=>TM(t,3)},{label:"hand",unit:"N m",read:t=>TM(t,0)},...Lh.map((t,n)=>({label:t,unit:"s",read:i=>i.rates[Jt.stage+n]*1e-6}))],this.history.clear(this.series.length),this.zoomed=!1,this.shown&&this.build()}show(e){this.shown=e,e&&this.plots.length===0&&this.build()}take(e,t,n){let{history:i}=this;if(e.time<i.last&&i.clear(this.series.length),e.time>i.last){let r=i.room();i.time[r]=e.time,this.series.forEach((o,a)=>i.columns[a][r]=o.read(e))}this.shown&&t-this.drawnAt>n&&(this.drawnAt=t,this.draw())}figures(){let e=this.history.length-1;return Object.fromEntries(this.series.map((t,n)=>[`${t.label} [${t.unit}]`,e<0?NaN:this.history.columns[n][e]]))}get samples(){return this.history.length}build(){if(this.series.length!==0){for(let e of this.plots)e.plot.destroy();this.strip.replaceChildren(),this.plots=this.groups().map(e=>this.makePlot(e)),this.resize(),this.draw()}}groups(){let e=this.series.length-Lh.length,t=new Map;return this.series.slice(0,e).forEach((n,i)=>{let r=gF.test(n.label),o=r?`${n.unit} of errors`:n.unit,a=r?"Drift":mF[n.unit]??n.label.replace(/^./,l=>l.toUpperCase());t.has(o)||t.set(o,{title:a,unit:n.unit,series:[],stacked:!1,log:r}),t.get(o).series.push(i)}),[...t.values(),{title:"Step time",unit:"s",series:Lh.map((n,i)=>e+i),stacked:!0,log:!1}]}makePlot(e){let t=pF[this.theme],n=h=>t.series[e.series.indexOf(h)%t.series.length],i=e.series.map(()=>U("b",{})),r=e.series.map((h,u)=>U("li",{},this.key(h,n(h),e,i[u],()=>this.toggle(l,u)))),o=U("div",{class:"tip",hidden:!0}),a=U("figure",{class:"plot",style:`--series: ${Math.min(4,e.series.length)}`},U("figcaption",{},U("ul",{},U("li",{},U("strong",{},e.title)),...r)),o);as(this.strip,a);let l={group:e,holder:a,values:i,tip:o,empty:!1,zero:!1,hidden:new Set,plot:null},c={stroke:t.axis,font:`12px ${getComputedStyle(document.body).fontFamily}`,grid:{stroke:t.grid,width:1},ticks:{show:!1}};return l.plot=new Kn({width:300,height:150,pxAlign:!1,legend:{show:!1},cursor:{sync:{key:this.sync.key,setSeries:!1},drag:{x:!0,y:!1,setScale:!0},points:{size:5},dataIdx:(h,u,d)=>u>0&&Number.isNaN(h.data[u][d])?null:d},scales:{x:{time:!1},y:{distr:e.log?3:1,range:h=>this.rangeY(h,l)}},axes:[{...c,size:24,gap:2,space:60,values:(h,u)=>u.map(d=>`${pi(d)} s`)},{...c,size:Math.max(72,56+6*e.unit.length),gap:4,space:30,...e.log&&{splits:(h,u,d,f)=>xF(d,f),filter:(h,u)=>u},values:(h,u)=>_F(u,l)}],series:[{},...this.drawOrder(e).map(h=>({label:this.series[h].label,stroke:n(h),width:1.5,points:{show:!1},fill:e.stacked?`${n(h)}38`:void 0}))],hooks:{setSelect:[h=>this.zoomed||=h.select.width>2],setCursor:[()=>this.point(l,n)],ready:[h=>h.over.addEventListener("dblclick",()=>this.zoomed=!1)]}},this.data(e),a),l}key(e,t,n,i,r){let{label:o}=this.series[e],a=vF(n.series.map(c=>this.series[c].label)),l=o.toLowerCase()===n.title.toLowerCase()?"":o.split(" ").slice(a).join(" ");return U("button",{"aria-pressed":"true",title:`Show or hide ${o}`,click:r},U("i",{style:`background:${t}`}),l?U("span",{},l):null,i)}toggle(e,t){let{group:n,hidden:i,values:r,plot:o}=e,a=n.series[t];i.delete(a)||i.add(a),r[t].parentElement.setAttribute("aria-pressed",String(!i.has(a))),o.setSeries(1+this.drawOrder(n).indexOf(a),{show:!i.has(a)}),o.redraw(!0,!0)}drawOrder(e){return e.stacked?[...e.series].reverse():e.series}read(e){e.group.series.forEach((t,n)=>{let i=this.value(t,this.history.length-1);e.values[n].closest("li").hidden=Number.isNaN(i),Number.isNaN(i)||Xe(e.values[n],ln(i,e.group.unit,e.group.stacked?2:3))})}point(e,t){let{idx:n,left:i}=e.plot.cursor,r=n!=null&&i!==void 0&&i>=0&&e.plot.over.matches(":hover");if(e.tip.hidden=!r,!r)return;let o=e.group.series.filter(c=>!Number.isNaN(this.value(c,n))).map(c=>U("div",{},U("i",{style:`background:${t(c)}`}),U("span",{},this.series[c].label),U("b",{},ln(this.value(c,n),e.group.unit))));e.tip.replaceChildren(U("div",{},U("span",{},"time"),U("b",{},`${this.history.time[n].toFixed(3)} s`)),...o);let a=e.plot.over.offsetLeft+i,l=i>e.plot.over.clientWidth/2;e.tip.style.left=l?"auto":`${a+12}px`,e.tip.style.right=l?`${e.holder.clientWidth-a+12}px`:"auto"}value(e,t){return t>=0&&t<this.history.length?this.history.columns[e][t]:NaN}rangeY(e,t){let{min:n=0,max:i=0}=e.scales.x,{time:r,length:o}=this.history,a=1/0,l=-1/0;for(let u=1;u<e.data.length;u++){if(e.series[u]?.show===!1)continue;let d=e.data[u];for(let f=o-1;f>=0&&r[f]>=n;f--)r[f]>i||Number.isNaN(d[f])||t.group.log&&!(d[f]>AM)||(a=Math.min(a,d[f]),l=Math.max(l,d[f]))}let c=a>l;if(c!==t.empty&&setTimeout(()=>this.resize()),t.empty=c,dt(t.holder,"blank",c),t.zero=a===0&&l===0,t.empty)return t.group.log?[1e-9,1]:[0,1];if(t.zero)return[-1,1];if(t.group.log)return[10**Math.floor(Math.log10(a)),10**Math.ceil(Math.log10(1.001*l))];if(t.group.stacked)return[0,l>0?1.1*l:1e-6];let h=Math.max(l-a,.02*Math.max(Math.abs(l),Math.abs(a)),1e-12);return[a-.1*h,l+.1*h]}data(e){let{history:t}=this,n=t.length,i=e.series.map(o=>t.columns[o].subarray(0,n));if(e.log)return[t.time.subarray(0,n),...i.map(o=>o.map(a=>a>AM?a:NaN))];if(!e.stacked)return[t.time.subarray(0,n),...i];let r=[];return i.forEach((o,a)=>{let l=Float64Array.from(o);if(a>0)for(let c=0;c<n;c++)l[c]+=r[a-1][c];r.push(l)}),[t.time.subarray(0,n),...r.reverse()]}draw(){let e=Math.max(this.history.last,0),t=Math.max(this.history.length>0?this.history.time[0]:0,e-fF);for(let n of this.plots){if(this.zoomed){this.read(n);continue}n.plot.setData(this.data(n.group),!1),n.plot.setScale("x",{min:t,max:Math.max(e,t+2)}),this.read(n)}}resize(){for(let{plot:e,holder:t}of this.plots){let n=t.clientWidth,i=t.clientHeight-t.querySelector("figcaption").offsetHeight;n>0&&i>0&&(e.width!==n||e.height!==i)&&e.setSize({width:n,height:i})}}save(){let{history:e}=this,t=[["time [s]",...this.series.map(n=>`${n.label} [${n.unit}]`)].map(yF).join(",")];for(let n=0;n<e.length;n++)t.push([e.time[n],...e.columns.map(i=>i[n])].map(i=>Number.isNaN(i)?"":String(Number(i.toPrecision(7)))).join(","));Th(`tendril-${this.scene}.csv`,new Blob([t.join(`
`)+`
`],{type:"text/csv"}))}},yF=s=>/[",\n]/.test(s)?`"${s.replaceAll('"','""')}"`:s;function vF(s){if(s.length<2)return 0;let e=s.map(i=>i.split(" ")),t=Math.min(...e.map(i=>i.length-1)),n=0;for(;n<t&&e.every(i=>i[n]===e[0][n]);)n++;return n}function TM(s,e){let t=s.hands.find(i=>i.mine);if(!t)return NaN;let n=t.wrench+e;return Math.hypot(s.floats[n],s.floats[n+1],s.floats[n+2])}function bF(s,e){let t=Math.max(...s.map(Math.abs)),{factor:n,sign:i}=Eh(t,e),r=o=>t/n<.001&&o!==0?o.toExponential(2):pi(o);return s.map(o=>`${r(o/n)} ${i}${e}`.trim())}function xF(s,e){let t=Math.round(Math.log10(s)),n=Math.round(Math.log10(e)),i=Math.ceil((n-t+1)/5),r=[];for(let o=t;o<=n;o+=i)r.push(10**o);return r}function _F(s,e){let{unit:t,log:n}=e.group;return e.empty?s.map(()=>""):e.zero?s.map(i=>i===0?`0 ${t}`:""):n?s.map(i=>i<9e-13?`${i.toExponential(0)} ${t}`:ln(i,t,1)):bF(s,t)}var wF=150,wp=class{constructor(e,t){this.plane=e;this.take=U("button",{class:"text-button wield",click:()=>e.toggle()}),this.grip=U("button",{class:"text-button grip",title:"Hold the ring in which the plane cuts the surface, or let go (Space)",click:()=>e.grip()}),this.choices=mh.map(([i,r,o])=>U("button",{role:"radio",title:o,"data-by":i??"none",click:()=>t.colour(i)},r));let n=U("div",{class:"segments",role:"radiogroup","aria-label":"Colours"},...this.choices);Jf(n),this.lines=U("button",{class:"choice",title:"Show the edges of the mesh","aria-pressed":"false",click:()=>{let i=this.lines.getAttribute("aria-pressed")!=="true";this.setLines(i),t.lines(i)}},U("i",{}),"mesh"),this.key=U("div",{class:"key",role:"img"},this.ramp,...this.marks),this.hand=U("div",{class:"plane"},U("header",{},Ct("hand"),this.title,this.which,this.whose,this.take),this.hint,U("p",{},this.felt,this.grip)),this.el=U("section",{class:"panel hand soft","aria-label":"Solids",hidden:!0},this.hand,U("div",{class:"colours"},n,this.lines),this.key)}plane;el;title=U("h2",{});which=U("select",{"aria-label":"Plane",change:()=>this.plane.choose(Number(this.which.value))});whose=U("span",{class:"whose"});take;grip;hint=U("p",{class:"hint"},U("span",{},"Mouse: move. Click or Space: hold, let go."),U("span",{},"Wheel: twist. Shift: turn. Right drag: orbit."));felt=U("output",{class:"felt","aria-label":"What the hand feels"});hand;choices;lines;ramp=U("i",{});key;marks=[U("span",{}),U("span",{}),U("span",{})];skin=es[0];replay=!1;at=0;count=0;load(e){let t=e.planes??[],n=e.bodies.filter(r=>r.solid);this.el.hidden=n.length===0,this.hand.hidden=t.length===0,this.which.replaceChildren(...t.map((r,o)=>U("option",{value:String(o)},r.name))),this.which.hidden=t.length<2,this.skin=e.bodies.find(Ys)?.colour??es[0];let i=e.bodies.map(r=>r.kind);mh.forEach(([r],o)=>this.choices[o].hidden=!ay(i,r)),this.lines.hidden=!n.some(r=>!r.solid?.bind),this.replay=e.replay!==void 0,dt(this.el,"replayed",this.replay),this.show()}setColours(e){mh.forEach(([t],n)=>{this.choices[n].setAttribute("aria-checked",String(t===e)),this.choices[n].tabIndex=t===e?0:-1}),this.key.hidden=e===null,this.ramp.style.background=`linear-gradient(90deg, ${[e==="pressure"?this.skin:es[0],...es.slice(1)].join(", ")})`,this.at=0}setLines(e){this.lines.setAttribute("aria-pressed",String(e))}show(){let{plane:e}=this,{info:t}=e;if(!t||this.el.hidden)return;let{mine:n}=e,i=!n&&t.owner!==0;Xe(this.title,this.which.hidden?`Plane “${t.name}”`:""),this.which.value!==String(e.plane)&&(this.which.value=String(e.plane)),Xe(this.whose,n?"yours":i?"in use":t.scripted?"by script":"at rest"),Xe(this.take,e.state==="following"?"Leave it":e.state==="asked"?"Taking …":n?"Follow":"Take it"),this.take.title=e.state==="following"?"Leave it (Esc)":"It follows the pointer (M)",this.take.disabled=this.grip.disabled=i,Xe(this.grip,t.holds?"Let go":"Hold"),this.hint.hidden=!n,dt(this.el,"mine",n)}update(e,t,n){if(this.el.hidden||n-this.at<wF)return;this.at=n,this.updateKey(t);let{info:i}=this.plane;if(!i)return;let r=e.probes.at+i.probes,o=e.floats,a=h=>Math.hypot(o[r+h],o[r+h+1],o[r+h+2]),l=o[r+xn.held],c=o[r+xn.tracks]>0;Xe(this.felt,l>0?`${l} nodes · ${ln(a(xn.force),"N")} · ${ln(a(xn.torque),"N m")}`:"holds nothing"),!(l===this.count&&i.scripted===c)&&(this.count=l,Number.isFinite(l)&&(i.holds=l>0),i.scripted=c,this.show())}updateKey({shown:e,known:t,top:n}){if(!e)return;let{factor:i,sign:r}=Eh(n,"Pa"),o=l=>e==="strain"?`${Number((100*l).toPrecision(3))} %`:`${pi(l/i)} ${r}Pa`,a=t?["0",o(n/2),o(n)]:["",this.replay?"not in this recording":"…",""];a.forEach((l,c)=>Xe(this.marks[c],l)),this.key.setAttribute("aria-label",`Colours of ${e}, ${t?`up to ${a[2]}`:"not known"}`)}},mh=[[null,"Plain","The colour of the body (E)"],["strain","Strain","Colour by strain: how far from rigid the surface has moved (E)"],["stress","Stress","Colour by stress after von Mises: what a material yields at (E)"],["pressure","Pressure","Colour by pressure: force by area, where something touches the skin (E)"]],ay=(s,e)=>e===null||s.includes(e==="pressure"?"green":"solid");var Mp=class{constructor(e,t){this.duration=e;this.slider=U("input",{type:"range",min:"0",max:String(e),step:String(Math.max(e/2e3,.001)),value:"0","aria-label":"Time in the recording",pointerdown:()=>this.dragging=!0,pointerup:()=>this.dragging=!1,change:()=>this.dragging=!1,input:()=>{t(Number(this.slider.value)),this.tell(Number(this.slider.value))}}),this.el=U("div",{class:"timeline"},this.now,this.slider,U("span",{},`${e.toFixed(2)} s`)),this.tell(0)}duration;el;slider;now=U("output",{});dragging=!1;show(e){this.dragging||(this.slider.value=String(e),this.tell(e))}tell(e){Xe(this.now,`${e.toFixed(2)} s`),this.slider.style.setProperty("--at",`${100*e/(this.duration||1)}%`)}};var Il=[.05,.1,.25,.5,1,2,5,10],Sp=class{el;title=U("h1",{});clock=U("output",{class:"clock","aria-label":"Simulated time"});pause;record;contacts;headset;speed;panels;forget;constructor(e){this.pause=Ei("pause","Pause","Space",()=>e.pause()),this.record=Ei("record","Record","",()=>e.record()),this.contacts=Ei("contacts","Show contacts","X",()=>e.contacts()),this.contacts.hidden=!0,this.headset=Ei("headset","Into the headset","",()=>e.headset()),this.headset.hidden=!0,this.speed=U("select",{class:"speed","aria-label":"Speed",title:"Speed (< and >)",change:()=>e.speed(Number(this.speed.value))},...Il.map(a=>U("option",{value:String(a)},`× ${a}`))),this.panels={outline:Ei("outline","Outline","O",()=>e.panel("outline")),params:Ei("sliders","Parameters","P",()=>e.panel("params")),plots:Ei("plot","Plots","D",()=>e.panel("plots"))};let t=Ei("dark","Light or dark","T",Rh);this.forget=ma(a=>t.replaceChildren(Ct(a==="dark"?"light":"dark")));let n=U("div",{class:"tools"},this.contacts,this.record,Ei("camera","Save a picture","S",()=>e.picture()),Ei("link","Copy a link to this state","L",()=>e.share()),t,this.headset,Ei("full","Full screen","",()=>e.full()),Ei("help","Keys and gestures","H",()=>e.help())),i=U("details",{class:"more"},U("summary",{class:"icon-button","aria-label":"More",title:"More"},Ct("more")),n);i.addEventListener("click",a=>{a.target.closest(".tools")&&(i.open=!1)});let r=matchMedia("(min-width: 900px)"),o=()=>i.open=r.matches;r.addEventListener("change",o),i.addEventListener("toggle",()=>r.matches&&!i.open&&o()),o(),this.el=U("header",{class:"topbar"},U("a",{class:"home",href:"#/",title:"Gallery","aria-label":"Tendril: back to the gallery"},Ct("mark")),this.title,U("div",{class:"transport",role:"group","aria-label":"Time"},this.pause,Ei("step","One step",".",()=>e.step()),Ei("reset","Reset","R",()=>e.reset()),this.speed,this.clock),U("div",{class:"views",role:"group","aria-label":"Panels"},this.panels.outline,this.panels.params,this.panels.plots),i)}dispose(){this.forget()}setTitle(e){Xe(this.title,e)}setTime(e){Xe(this.clock,`${e.toFixed(2)} s`)}setStatus(e,t,n){ly(this.pause,e?"play":"pause",e?"Go on":"Pause","Space"),ly(this.record,"record",n?"Stop recording":"Record",""),dt(this.record,"recording",n),this.record.setAttribute("aria-pressed",String(n));let i=String(t);[...this.speed.options].some(r=>r.value===i)||this.speed.append(U("option",{value:i},`× ${Number(t.toPrecision(3))}`)),this.speed.value=i}setContacts(e,t){this.contacts.hidden=!e,this.contacts.setAttribute("aria-pressed",String(t))}setHeadset(e,t){this.headset.hidden=!e,this.headset.setAttribute("aria-pressed",String(t))}setPanel(e,t){this.panels[e].setAttribute("aria-pressed",String(t))}};function Ei(s,e,t,n){let i=U("button",{class:"icon-button",click:n});return ly(i,s,e,t),i}function ly(s,e,t,n){s.getAttribute("aria-label")!==t&&(s.replaceChildren(Ct(e)),s.setAttribute("aria-label",t),s.title=n?`${t} (${n})`:t,s.dataset.label=t)}var MF=.75,SF=.35,AF=.45,cy=[.12,1.3],TF=.001,EF=1e4,Tp=class{group=new At;eye=new jn;held=[new C,new C];holds=!1;constructor(){this.group.add(this.eye),this.eye.near=.02,this.eye.far=300}get scale(){return this.group.scale.x}start({centre:e,ground:t,radius:n,azimuth:i,distance:r,hand:o,open:a}){let l=a||n>=cy[0]&&n<=cy[1],c=o>0?o/CF:l?1:n/AF,h=a||n/c>cy[1],u=h?Math.min(r,4*n):c*SF+.6*n,{group:d}=this;fo.set(-Math.cos(i),-Math.sin(i),0),Ap.crossVectors(fo,gh),d.quaternion.setFromRotationMatrix(IF.makeBasis(Ap,gh,RF.copy(fo).negate())),d.scale.setScalar(c),d.position.set(e.x,e.y,t-(h?0:c*MF)).addScaledVector(fo,-u),this.holds=!1,d.updateMatrixWorld(!0)}drag(e,t){if(!e||!t){this.holds=!1;return}is.copy(e).applyMatrix4(this.group.matrixWorld),Pr.copy(t).applyMatrix4(this.group.matrixWorld);let[n,i]=this.held;if(!this.holds){n.copy(is),i.copy(Pr),this.holds=!0;return}let r=is.distanceTo(Pr),o=this.scale,a=r>.02*o?Ki.clamp(o*n.distanceTo(i)/r,TF,EF)/o:1,c=Math.hypot(Pr.x-is.x,Pr.y-is.y)<.3*r?0:Math.atan2(i.y-n.y,i.x-n.x)-Math.atan2(Pr.y-is.y,Pr.x-is.x);is.add(Pr).multiplyScalar(.5),this.change(is,Pr.copy(n).add(i).multiplyScalar(.5),c,a)}walk(e,t){fo.setFromMatrixColumn(this.eye.matrixWorld,2).negate().setZ(0),fo.lengthSq()!==0&&(Ap.crossVectors(fo.normalize(),gh),this.group.position.addScaledVector(Ap,e*this.scale).addScaledVector(fo,t*this.scale),this.group.updateMatrixWorld(!0))}turn(e){is.setFromMatrixPosition(this.eye.matrixWorld),this.change(is,is,e,1)}change(e,t,n,i){let{group:r}=this;r.position.sub(e).multiplyScalar(i).applyAxisAngle(gh,n).add(t),r.quaternion.premultiply(PF.setFromAxisAngle(gh,n)).normalize(),r.scale.multiplyScalar(i),r.updateMatrixWorld(!0)}},CF=.19,gh=new C(0,0,1),fo=new C,Ap=new C,RF=new C,is=new C,Pr=new C,PF=new ze,IF=new qe;var LF=2.5,FF=21,Ep=class{group=new At;aim=new At;handle=new De(new Yn(.014,.017,.1,20).rotateX(Math.PI/2).translate(0,0,.05),new Zn({color:"#2b2f36",roughness:.5}));ray=new To(new $e().setFromPoints([new C,new C(0,0,-1)]),new Vs({transparent:!0,opacity:.6}));joints=new ei(new Bt(.007,12,8),new Zn({roughness:.6}),FF);constructor(){this.aim.add(this.handle,this.ray),this.group.add(this.aim,this.joints),this.joints.frustumCulled=this.ray.frustumCulled=!1,this.hide()}hide(){this.group.visible=!1}show(e,t,n,i){this.group.visible=!0,this.aim.position.copy(e),this.aim.quaternion.copy(t),this.ray.scale.setScalar(n??LF),this.ray.material.opacity=n===null?.25:.8,this.ray.material.color.copy(Ji.color),this.joints.material.color.copy(Ji.color),this.handle.visible=i===null,this.joints.visible=i!==null,i?.forEach((r,o)=>this.joints.setMatrixAt(o,kF.makeTranslation(r))),this.joints.instanceMatrix.needsUpdate=i!==null}dispose(){for(let e of[this.handle,this.ray,this.joints])e.geometry.dispose(),e.material.dispose();this.joints.dispose()}},kF=new qe;var EM=22,DF=[["thumb-metacarpal","thumb-phalanx-proximal","thumb-phalanx-distal","thumb-tip"],...["index","middle","ring","pinky"].map(s=>[`${s}-finger-phalanx-proximal`,`${s}-finger-phalanx-intermediate`,`${s}-finger-phalanx-distal`,`${s}-finger-tip`])],Fl=["wrist",...DF.flat()],UM=[[.251,.196,.158],[.245,.143,.097],[.266,.17,.108],[.244,.165,.107],[.204,.117,.093]],ia=[[.105,-.05,.085],[.15,0,.455],[.038,.012,.452],[-.072,.006,.425],[-.172,-.012,.385]].map(s=>new C().fromArray(s)),dy=.15,CM=Math.cos(dy),RM=Math.sin(dy),[Ip,yh,Wi,uy,vh]=[0,1,2,3,4],NF=[[0,3,1,2],[10,4,5,6],[7,8,9],[14,11,12,13],[18,15,16,17]],OM=[[-1,1,2],[4,5,6],[7,8,9],[11,12,13],[15,16,17]],UF=[-.17,-.17,-.35,0,-.35,0,-.09,-.35,0,-.09,-.09,-.35,0,-.09,-.09,-.35,0,-.09,-.09,0,-1.22,-.35],OF=[1.92,1.05,1.4,1.13,1.57,1.83,1.4,1.57,1.83,1.4,.44,1.57,1.83,1.4,.44,1.57,1.83,1.4,.52,.52,1.31,.52],BF=6,zF=.001,PM=.05,GF=1e-4,VF=.25,Lp=class{constructor(e,t){this.left=e;this.size=t}left;size;out={position:new C,rotation:new ze,angles:new Float32Array(EM)};local=Fl.map(()=>new C);map(e){let{out:t,local:n,left:i}=this,r=i?-1:1,o=XF(e);LM(rn.copy(Ll(e,Wi)).sub(e[0]),hy.copy(Ll(e,yh)).sub(Ll(e,vh)).multiplyScalar(r),NM),Cp(rn.copy(ia[Wi]),i),Cp(hy.copy(ia[yh]).sub(ia[vh]),i).multiplyScalar(r),t.rotation.setFromRotationMatrix(NM.multiply(LM(rn,hy,ZF).transpose())),DM.copy(t.rotation).conjugate(),Cp(rn.copy(ia[Wi]),i).multiplyScalar(this.size).applyQuaternion(t.rotation),t.position.copy(Ll(e,Wi)).sub(rn),e.forEach((a,l)=>Cp(n[l].copy(a).sub(Ll(e,Wi)).applyQuaternion(DM),i).divideScalar(o).add(ia[Wi])),t.angles.fill(0),this.bones(t.angles);for(let a of[Ip,yh,Wi,uy,vh])HF(t.angles,a,n[4+4*a]);return t}bones(e){this.bone(Ip,0,rn),FM(rn),e[3]=Math.atan2(Math.hypot(rn.x,rn.y),rn.z),e[0]=Math.atan2(-rn.y,rn.x),e[0]<-Math.PI/2&&(e[0]+=2*Math.PI);let t=[1,2].map(i=>(this.bone(Ip,i,rn),FM(rn).applyAxisAngle($F,e[0]),e[3]-Math.atan2(rn.x,rn.z)));e[1]=t[0],e[2]=t[1]-t[0];let n=[yh,Wi,uy,vh].map(i=>this.finger(i,e));e[10]=n[0]-n[1],e[14]=n[1]-n[2],e[18]=n[2]-n[3];for(let i=0;i<EM;i++)e[i]=BM(e[i],i)}finger(e,t){this.bone(e,0,rn);let n=Math.hypot(rn.x,rn.z),i=rn.z>0?Math.atan2(rn.x,rn.z)*Math.min(1,n/VF):0,r=[0,1,2].map(o=>(this.bone(e,o,rn).applyAxisAngle(zM,-i),Math.atan2(-rn.y,rn.z)));return r.forEach((o,a)=>t[OM[e][a]]=qF(a===0?o:o-r[a-1])),i}bone(e,t,n){let i=1+4*e+t;return n.copy(this.local[i+1]).sub(this.local[i]).normalize()}};function HF(s,e,t){let n=NF[e],i=n.length;for(let r=0;r<i;r++)kM[r]=s[n[r]];for(let r=0;r<BF;r++){IM(s,e,Rp);for(let a=0;a<i;a++){let l=s[n[a]];s[n[a]]+=GF,IM(s,e,Pp[a]).sub(Rp).divideScalar(s[n[a]]-l),s[n[a]]=l}Rp.sub(t);for(let a=0;a<i;a++){for(let l=0;l<i;l++)js[a][l]=Pp[a].dot(Pp[l]);js[a][a]+=PM**2,js[a][i]=-Pp[a].dot(Rp)-PM**2*(s[n[a]]-kM[a])}WF(i);let o=0;for(let a=0;a<i;a++){let l=s[n[a]];s[n[a]]=BM(l+js[a][i],n[a]),o=Math.max(o,Math.abs(s[n[a]]-l))}if(o<zF)return}}function IM(s,e,t){let n=UM[e],[i,r,o]=OM[e];if(t.copy(ia[e]),e===Ip){let d=s[3],f=d-s[r],p=f-s[o],y=n[0]*Math.sin(d)+n[1]*Math.sin(f)+n[2]*Math.sin(p),m=n[0]*Math.cos(d)+n[1]*Math.cos(f)+n[2]*Math.cos(p),g=y*Math.cos(s[0]);return t.x+=CM*g+RM*m,t.y-=y*Math.sin(s[0]),t.z+=CM*m-RM*g,t}let a=s[i],l=a+s[r],c=l+s[o],h=n[0]*Math.cos(a)+n[1]*Math.cos(l)+n[2]*Math.cos(c),u=e===yh?s[10]:e===uy?-s[14]:e===vh?-s[14]-s[18]:0;return t.x+=h*Math.sin(u),t.y-=n[0]*Math.sin(a)+n[1]*Math.sin(l)+n[2]*Math.sin(c),t.z+=h*Math.cos(u),t}function WF(s){for(let e=0;e<s;e++)for(let t=0;t<s;t++){if(t===e)continue;let n=js[t][e]/js[e][e];for(let i=e;i<=s;i++)js[t][i]-=n*js[e][i]}for(let e=0;e<s;e++)js[e][s]/=js[e][e]}function XF(s){let e=s[0].distanceTo(Ll(s,Wi));for(let t=1;t<4;t++)e+=s[4*Wi+t].distanceTo(s[4*Wi+t+1]);return e/(ia[Wi].length()+UM[Wi].reduce((t,n)=>t+n,0))}var Ll=(s,e)=>s[1+4*e];function LM(s,e,t){return s.normalize(),e.addScaledVector(s,-e.dot(s)).normalize(),t.makeBasis(e,YF.crossVectors(s,e),s)}function Cp(s,e){return e&&(s.x=-s.x),s}var FM=s=>s.applyAxisAngle(zM,-dy),qF=s=>s-2*Math.PI*Math.round(s/(2*Math.PI)),BM=(s,e)=>Math.min(OF[e],Math.max(UF[e],s)),zM=new C(0,1,0),$F=new C(0,0,1),rn=new C,hy=new C,Rp=new C,YF=new C,Pp=[0,1,2,3].map(()=>new C),kM=new Float64Array(4),js=[0,1,2,3].map(()=>new Float64Array(5)),DM=new ze,NM=new qe,ZF=new qe;var Fp=class{constructor(e){this.link=e}link;plane=-1;offset=new qe;begun=!1;find(e,t,n){let i=null;return t.planes?.forEach((r,o)=>{if(r.owner!==0&&r.owner!==n)return;kl.origin.setFromMatrixPosition(e),kl.direction.setFromMatrixColumn(e,2).negate(),kl.applyMatrix4(JF.copy(this.pose(r)).invert());let a=-kl.origin.z/kl.direction.z;if(!(a>0)||i&&i.away<a)return;kl.at(a,bh);let[l,c]=r.size;l>0&&Math.abs(bh.x)>l/2||c>0&&Math.abs(bh.y)>c/2||(i={plane:o,away:a})}),i}take(e){this.plane=e,this.begun=!1,this.link.send({type:"take",plane:e})}pull(e,t,n,i,r){let o=t.planes?.[this.plane];if(!o||o.owner!==n)return NaN;this.begun||(this.begun=!0,this.offset.copy(e).invert().multiply(this.pose(o)),o.holds||this.link.send({type:"grip",plane:this.plane,on:!0})),GM.multiplyMatrices(e,this.offset).decompose(r,fy,bh),r.toArray(py,0),fy.toArray(py,3),this.link.plane(this.plane,py,i);let a=this.link.frame.floats,l=this.link.frame.probes.at+o.probes+xn.force;return Math.hypot(a[l],a[l+1],a[l+2])}leave(){this.plane>=0&&this.link.send({type:"leave",plane:this.plane}),this.plane=-1}pose(e){let{frame:t}=this.link,n=t.probes.at+e.probes+xn.pose;return GM.compose(bh.fromArray(t.floats,n),fy.fromArray(t.floats,n+3).normalize(),KF)}},KF=new C(1,1,1),bh=new C,fy=new ze,GM=new qe,JF=new qe,kl=new zs,py=new Float32Array(7);var jF=55,QF=[.018,.035],VM=.5,ek=1e3,tk=1.2,_h=class{constructor(e,t,n,i){this.side=e;this.hand=t;this.stage=n;this.link=i;this.wield=new Fp(i)}side;hand;stage;link;does="nothing";over=-1;pointer=new Ep;grip=new C;gripped=!1;tracked=!1;stick={x:0,y:0};at=new C;between=new C;tips=[0,1,2,3,4].map(()=>new C);held=null;down=!1;asked=-1/0;driven=-1;retarget=null;rumble=new ya;wield;ray=new qe;places=Fl.map(()=>new C);get angles(){return this.does==="drives"&&this.tracked?this.retarget.out.angles:[]}update(e,t){let{frame:n,room:i,rig:r}=t,o=e&&n.getPose(e.targetRaySpace,i);if(!e||!o)return this.lose();xh.fromArray(o.transform.matrix).decompose(WM,XM,kp),HM(this.ray.multiplyMatrices(r.group.matrixWorld,xh)),this.tracked=this.track(e,t),this.buttons(e,t);let a=t.hello.hands?.findIndex(c=>c.side===this.side)??-1,l=t.hello.hands?.[a]?.owner;l===0||l===t.client?this.drive(a,e,t):this.point(e,t)}lose(){this.pointer.hide(),this.gripped=this.down=this.tracked=!1,this.over=-1,this.release(),this.does="nothing"}leave(){this.lose(),this.driven>=0&&this.link.send({type:"leave",hand:this.driven}),this.driven=-1}released(e){e===this.hand&&(this.held=null)}track(e,{frame:t,room:n,rig:i}){if(!e.hand)return!1;for(let r=0;r<Fl.length;r++){let o=e.hand.get(Fl[r]),a=o&&t.getJointPose?.(o,n);if(!a)return this.tracked;let{x:l,y:c,z:h}=a.transform.position;this.places[r].set(l,c,h)}return this.tips.forEach((r,o)=>r.copy(this.places[4+4*o]).applyMatrix4(i.group.matrixWorld)),this.between.copy(this.tips[0]).add(this.tips[1]).multiplyScalar(.5),!0}buttons(e,{frame:t,room:n}){let i=e.gamepad;if(this.tracked){let o=this.places[4].distanceTo(this.places[8]);this.down=o<QF[this.down?1:0],this.gripped=!1,this.stick.x=this.stick.y=0;return}this.down=(i?.buttons[0]?.value??0)>VM,this.gripped=(i?.buttons[1]?.value??0)>VM;let r=this.gripped&&e.gripSpace?t.getPose(e.gripSpace,n):null;this.gripped=r!=null,r&&this.grip.set(r.transform.position.x,r.transform.position.y,r.transform.position.z),this.stick.x=i?.axes[2]??0,this.stick.y=i?.axes[3]??0}drive(e,t,n){let i=n.hello.hands[e];if(this.release(),this.pointer.hide(),this.over=-1,this.driven!==e&&this.begin(e,i),i.owner!==n.client)return this.ask(e,n);this.does="drives",this.tracked?this.follow(e,n):this.squeeze(e,i,t,n),this.shake(t,this.stage.felt(e),n.now)}begin(e,t){this.driven=e,this.retarget=new Lp(this.side==="left",t.size),this.rumble.forget()}ask(e,{now:t}){this.does="nothing",!(t-this.asked<ek)&&(this.asked=t,this.link.send({type:"take",hand:e}))}follow(e,{rig:t,now:n}){let{position:i,rotation:r,angles:o}=this.retarget.map(this.places.map((a,l)=>rk[l].copy(a).applyMatrix4(t.group.matrixWorld)));[i.x,r.w,...o].every(Number.isFinite)&&(i.toArray(Ir,0),r.toArray(Ir,3),this.at.copy(i),this.link.sensed(e,Ir,n,o))}squeeze(e,t,n,{frame:i,room:r,rig:o,moving:a,now:l}){let c=n.gripSpace&&i.getPose(n.gripSpace,r);if(!c)return;let h=n.gamepad?.buttons[0]?.value??0,u=a?0:n.gamepad?.buttons[1]?.value??0,d=t.recipes.indexOf(u>h?"power":"tripod");HM(xh.fromArray(c.transform.matrix).premultiply(o.group.matrixWorld)).decompose(Qs,po,kp),po.multiply(this.side==="left"?ik:nk);let[f,p,y]=Nd("power");Qs.sub(sk.set(this.side==="left"?-f:f,p,y).multiplyScalar(t.size).applyQuaternion(po)),Qs.toArray(Ir,0),po.toArray(Ir,3),this.at.copy(Qs),this.link.glove(e,Ir,l,tk*Math.max(h,u),Math.max(0,d))}point(e,t){this.driven=-1;let n=this.does==="holds";this.down||(this.release(),this.does="points"),this.over=-1;let i=null;if(this.held||this.wield.plane>=0)this.held?this.pull(e,t):this.shake(e,this.wield.pull(this.ray,t.hello,t.client,t.now,this.at),t.now),i=this.away(this.at);else if(!this.down||!n){let{body:r,plane:o}=this.find(t);this.down?this.take(r,o?.plane??-1,t):r&&(this.over=r.body),i=o?.away??(r&&this.away(r.point))}this.pointer.show(WM,XM,i&&i/t.rig.scale,this.tracked?this.places:null)}away(e){return e.distanceTo(Qs.setFromMatrixPosition(this.ray))}find({hello:e,client:t}){let n=this.stage.pickAlong(this.ray,jF),i=n&&!n.fixed?n:null,r=this.wield.find(this.ray,e,t);return r&&(!i||r.away<this.away(i.point))?{body:null,plane:r}:{body:i,plane:null}}take(e,t,{now:n}){if(this.does="holds",this.rumble.forget(),this.rumble.feel(0,n,()=>{}),t>=0)return this.wield.take(t);let{frame:i}=this.link,r=e&&this.stage.info(e.body);if(!e||!r||!i.bodies[e.body])return;let o=e.hold>=0?el(i.floats,i.holds[e.hold].target):Mg(i,e,r),a=new qe().copy(this.ray).invert().multiply(xh.compose(o.position,o.rotation,qM));this.held={body:e.body,offset:a},this.at.copy(o.position);let l=e.local?{point:e.local.toArray()}:{at:e.place};this.link.send({type:"grab",hand:this.hand,body:e.body,...l,frame:[...o.position.toArray(),...o.rotation.toArray()]}),r.kind==="rigid"&&this.link.send({type:"turn",hand:this.hand,on:!0})}pull(e,{now:t}){xh.multiplyMatrices(this.ray,this.held.offset).decompose(Qs,po,kp),Qs.toArray(Ir,0),po.toArray(Ir,3),this.at.copy(Qs),this.link.pose(this.hand,Ir,t);let n=this.link.frame.hands.find(r=>r.mine&&r.hand===this.hand),i=this.link.frame.floats;n&&this.shake(e,Math.hypot(i[n.wrench+3],i[n.wrench+4],i[n.wrench+5]),t)}release(){this.held&&this.link.send({type:"release",hand:this.hand}),this.held=null,this.wield.leave()}shake(e,t,n){let i=e.gamepad?.hapticActuators?.[0];i?.pulse&&this.rumble.feel(t,n,(r,o)=>{i.pulse(r,o).catch(()=>{})})}};function HM(s){return s.decompose(Qs,po,kp),s.compose(Qs,po,qM)}var nk=new ze().setFromRotationMatrix(new qe().makeBasis(new C(0,0,-1),new C(1,0,0),new C(0,-1,0))),ik=new ze().setFromRotationMatrix(new qe().makeBasis(new C(0,0,1),new C(-1,0,0),new C(0,-1,0))),qM=new C(1,1,1),kp=new C,Qs=new C,sk=new C,po=new ze,WM=new C,XM=new ze,xh=new qe,rk=Fl.map(()=>new C),Ir=new Float32Array(7);var $M=1.2,ok=Math.PI/6,YM=.15,ak=.1,ZM={left:2,right:3},Dp=class{constructor(e,t,n){this.stage=e;this.events=n;this.sides=[new _h("left",ZM.left,e,t),new _h("right",ZM.right,e,t)];for(let i of this.sides)this.rig.group.add(i.pointer.group);navigator.xr?.addEventListener("devicechange",this.look),this.look()}stage;events;rig=new Tp;sides;session=null;asking=!1;hello=null;client=0;frames=0;last=0;turned=!1;look=async()=>{let e=await navigator.xr?.isSessionSupported("immersive-vr").catch(()=>!1);this.events.offered(e??!1)};get on(){return this.session!==null}load(e){for(let t of this.sides)t.release();this.hello=e,this.client=e.client??this.client}async toggle(){if(this.session)return this.session.end();if(!(this.asking||!navigator.xr)){this.asking=!0;try{await this.enter(await navigator.xr.requestSession("immersive-vr",{requiredFeatures:["local-floor"],optionalFeatures:["hand-tracking"]}))}finally{this.asking=!1}}}dispose(){navigator.xr?.removeEventListener("devicechange",this.look),this.session?.end().catch(()=>{}),this.leave();for(let e of this.sides)e.pointer.dispose()}released(e){for(let t of this.sides)t.released(e)}get presence(){if(!this.session)return null;let e=this.sides.map(({side:t,does:n,tracked:i,at:r,angles:o,grip:a,between:l,tips:c})=>({side:t,does:n,tracked:i,at:r.toArray(),angles:Array.from(o),grip:a.toArray(),between:l.toArray(),tips:c.map(h=>h.toArray())}));return{frames:this.frames,rig:this.rig.group.matrixWorld.toArray(),sides:e}}async enter(e){this.session=e,e.addEventListener("end",()=>this.leave(),{once:!0}),this.rig.start({...this.stage.place(),hand:this.hello?.hands?.[0]?.size??0}),this.frames=0,this.events.began();try{await this.stage.immerse({session:e,rig:this.rig.group,eye:this.rig.eye,before:(t,n,i)=>this.step(t,n,i)})}catch(t){throw await e.end(),t}}leave(){if(this.session){this.session=null;for(let e of this.sides)e.leave();this.stage.immerse(null),this.events.ended()}}step(e,t,n){let{sides:i,rig:r,hello:o,session:a}=this,l=Math.min(ak,(e-this.last)/1e3);if(this.last=e,this.frames++,!o||!a||o.replay)return;let c=i.every(h=>h.gripped);for(let h of i){let u=[...a.inputSources].find(d=>d.handedness===h.side&&d.targetRayMode==="tracked-pointer");h.update(u??null,{frame:t,room:n,rig:r,hello:o,client:this.client,moving:c,now:performance.now()})}r.drag(c?i[0].grip:null,c?i[1].grip:null),this.walk(l),this.stage.highlight(Math.max(i[0].over,i[1].over))}walk(e){let[{stick:t},{stick:n}]=this.sides;Math.hypot(t.x,t.y)>YM&&this.rig.walk($M*e*t.x,-$M*e*t.y);let i=Math.abs(n.x)>.6;i&&!this.turned&&this.rig.turn(-Math.sign(n.x)*ok),this.turned=i||this.turned&&Math.abs(n.x)>YM}};var lk=2e3;function dG(s,e){try{let t=new my(s,e);return()=>t.close()}catch(t){if(!(t instanceof eh))throw t;return s.replaceChildren(U("main",{class:"apology"},U("h1",{},"This browser cannot draw the scene"),U("p",{},"Tendril draws with WebGL 2, which this browser does not have or has turned off. Turn on hardware acceleration in its settings, or try another browser."),U("p",{},U("a",{href:"#/"},"Back to the gallery")))),()=>{}}}var my=class{constructor(e,t){this.route=t;let n=t.query.has("bare");this.el=U("div",{class:n?"viewer bare":"viewer"}),this.stage=new Xf(this.el,t.query.get("quality")),e.replaceChildren(this.el),this.bar=new Sp({pause:()=>this.pause(),step:()=>this.step(),reset:()=>this.reset(),speed:o=>this.link.send({type:"speed",value:o}),record:()=>this.record(),picture:()=>{this.picture()},share:()=>this.share(),full:()=>uk(),headset:()=>{this.wearHeadset()},help:()=>this.help.showModal(),panel:o=>this.toggle(o),contacts:()=>this.showContacts(!this.contacts.shown)}),this.keys=new jf({send:(o,a)=>this.link.send({type:"track",path:o,keys:a}),changed:()=>this.keysChanged()}),this.params=new sp({set:(o,a)=>this.setParam(o,a),pose:o=>this.setPose(o)},this.keys),this.outline=new ep(o=>this.select(o)),this.contacts=new Yf({parts:()=>this.stage.showContacts(this.contacts.parts),drowse:o=>this.setDrowse(o)}),this.notices=new Qf(()=>this.link.retry()),as(this.el,this.bar.el,this.outline.el,this.params.el,this.keys.el,this.plots.el,this.contacts.el,this.chip.el,this.scale,this.notices.el,this.help);let i=innerWidth>=1100&&!n;this.panels={outline:!1,params:i,plots:innerWidth>=1280&&innerHeight>=760&&!n};for(let o of["outline","params","plots"])this.show(o,this.panels[o]);let r=t.kind==="scene"?"scene":"recording";this.link=new Hd(`/ws?${r}=${encodeURIComponent(t.name)}`,{state:o=>this.hearState(o),message:o=>this.hear(o),frame:()=>this.hearFrame()}),this.glove=new Od(this.stage,this.link,{changed:()=>this.hand?.show()}),this.hand=new Kf(this.glove,{space:o=>this.setSpace(o)}),this.plane=new Xd(this.stage,this.link,{changed:()=>this.soft?.show()}),this.soft=new wp(this.plane,{colour:o=>this.colour(o),lines:o=>this.stage.showLines(o)}),this.el.append(this.hand.el,this.soft.el),this.grips=new Gd(this.stage,this.link,{hover:o=>this.stage.highlight(o),select:o=>this.select(o),changed:()=>this.held()},()=>this.hello?.replay!==void 0,this.glove,this.plane),this.headset=new Dp(this.stage,this.link,{offered:o=>this.bar.setHeadset(o,this.headset?.on??!1),began:()=>this.letGo(),ended:()=>this.bar.setHeadset(!0,!1)}),this.gamepads=new kh(this.stage,this.link,this.grips,this.glove,this.plane,{pause:()=>this.pause(),reset:()=>this.reset()}),this.stage.drawn=o=>this.drawn(o),this.stage.grasps=()=>this.glove.asked(),this.stage.wields=()=>this.plane.asked(),this.stage.fitted=()=>this.showScale(),this.forget=ma(o=>this.stage.setTheme(o)),this.layout=new ResizeObserver(()=>this.arrange());for(let o of[this.el,this.params.el,this.plots.el,this.outline.el,this.keys.el,this.contacts.el,this.hand.el,this.soft.el])this.layout.observe(o);addEventListener("keydown",o=>this.key(o),{signal:this.stop.signal}),addEventListener("keyup",o=>this.keyUp(o),{signal:this.stop.signal}),addEventListener("pointerdown",()=>dt(this.el,"by-keys",!1),{signal:this.stop.signal}),this.arrange(),ex(this.link,this.stage,this.grips,this.glove,this.plane,this.headset,this.plots,this.latency,()=>this.hello,()=>this.live,()=>this.status.paused)}route;el;stage;link;grips;glove;hand;plane;soft;headset;gamepads;bar;params;keys;plots=new _p;outline;contacts;chip=new $f;notices;help=z_();scale=U("div",{class:"scale","aria-hidden":"true"});latency=new Vd;trouble=new Zf;pace=new gy;stop=new AbortController;forget;layout;hello=null;status={paused:!1,speed:1,recording:!1};told=this.status;asked=null;askedFor=0;note=null;timeline=null;panels;restored=!1;wasLost=!1;live=!1;selected=-1;outlinedAt=0;toldAt=0;sharing=!1;drowse=!1;space="visual";close(){delete window.tendril,this.stop.abort(),this.forget(),clearTimeout(this.askedFor),this.layout.disconnect(),this.gamepads.dispose(),this.headset.dispose(),this.grips.dispose(),this.glove.dispose(),this.plane.dispose(),this.link.close(),this.notices.dispose(),this.plots.dispose(),this.bar.dispose(),this.stage.dispose(),this.el.remove()}hear(e){switch(e.type){case"hello":case"scene":return this.load(e);case"params":return this.hello&&(this.hello.params=e.params),this.keys.update(e.params),this.params.update(e.params);case"status":return e.message&&this.notices.say(e.message),this.hearStatus(e);case"state":return this.copyLink(e.state);case"released":this.grips.forget(e.hand),this.headset.released(e.hand),e.message&&this.notices.say(`Let go: ${e.message}.`);return;case"taken":return"plane"in e?this.plane.taken(e.plane,e.owner,e.frame,e.holds):this.glove.taken(e.hand,e.owner,e.wrist,e.recipe,e.closure);case"left":if("plane"in e){this.plane.forget(),e.message&&this.notices.say(`The plane was left: ${e.message}.`);return}!this.glove.lost()&&e.message&&this.notices.say(`The hand was left: ${e.message}.`);return;case"loops":return this.hand.hear(e);case"error":return e.re==="take"&&this.glove.refused()?void 0:(e.re==="take"&&this.plane.refused(),this.fail(e))}}load(e){e.protocol!==1&&this.notices.say(`The server speaks protocol ${e.protocol}, this page ${1}: reload the page.`,"wrong");let t=this.hello,n=t!==null&&t.scene.name===e.scene.name&&hk(t.probes,e.probes);this.hello=e;for(let i of e.bodies)i.hand!==void 0&&(i.group=`${e.hands?.[i.hand]?.name??""} hand`.trim());if(document.title=`${e.scene.title} · Tendril`,this.bar.setTitle(e.scene.title),this.notices.found(),this.notices.clearMistakes(),this.trouble.forget(),this.stage.load(e),this.keys.load(e.tracks??[],e.params,e.scene.duration??0),this.params.load(e.scene.name,e.params),this.params.rekey(),this.outline.load(e),this.glove.load(e),this.hand.load(e),this.plane.load(e),this.headset.load(e),this.soft.load(e),!n){let i=e.bodies.some(o=>o.kind==="solid"&&!o.solid?.bind),r=e.bodies.every(Ys);this.colour(i?"strain":this.skinned?"pressure":null),this.soft.setLines(i||r),this.stage.showLines(i||r),this.plots.load(e),this.caption(!0)}e.replay&&!this.timeline&&(this.timeline=new Mp(e.replay.duration,i=>this.link.send({type:"seek",time:i})),this.el.append(this.timeline.el),dt(this.el,"replay",!0),this.show("params",!1)),this.hearStatus(e),this.bar.setContacts(this.touches,this.contacts.shown),!this.touches&&this.contacts.shown&&this.showContacts(!1),e.type==="hello"&&this.greet()}greet(){let e=this.route.query.get("s");e&&!this.restored&&this.link.send({type:"restore",state:e}),this.restored=!0,(this.contacts.shown||this.skinned)&&this.link.send({type:"contacts",on:!0}),this.askFor(this.stage.ramp.shown,!0),this.wasLost&&this.notices.say("Connected again."),this.wasLost=!1}hearState(e){dt(this.el,"offline",e.kind!=="open"),e.kind==="open"&&this.hello===null?this.notices.waiting():e.kind==="open"&&this.notices.found(),e.kind==="refused"&&(this.notices.found(),this.notices.mistakes({type:"error",message:e.why},!1)),e.kind==="lost"&&(this.wasLost=this.hello!==null,this.asked=null,this.grips?.forget(),this.glove?.forget(),this.plane?.forget(),this.notices.lost(e.retry))}hearFrame(){let e=this.link.frame,t=performance.now();this.pace.receive(t),this.stage.show(e),this.plots.take(e,t,this.stage.governor.interval>20?200:60),this.timeline?.show(e.echo/1e3),this.panels.outline&&this.hello&&t-this.outlinedAt>200&&(this.outlinedAt=t,this.outline.update(e,this.hello)),(t-this.toldAt>80||this.status.paused)&&(this.toldAt=t,this.bar.setTime(e.time),this.keys.show(e.time),this.panels.params&&this.params.rekey()),this.hand.update(e,this.status.paused,()=>this.pace.read().shown,t),this.soft.update(e,this.stage.ramp,t),this.chip.update(e,this.status.paused,this.hello?.replay!==void 0,()=>this.pace.read(),this.stage.governor.current.name,this.status.behind??"",this.trouble.hear(e,this.hello,t),t)}drawn(e){this.pace.draw(e),this.contacts.show(this.stage.contacts,this.stage.camera,e),this.hello?.replay||this.latency.drawn(this.link.frame.echo),!this.live&&this.hello&&this.link.received>0&&this.firstPicture()}firstPicture(){this.live=!0;let e=this.route.query.get("c");e&&this.stage.camera.restore(e),dt(this.el,"live",!0)}fail(e){let t=e.mistakes?.[0]?[e.mistakes[0].problem,e.mistakes[0].want&&`want ${e.mistakes[0].want}`].filter(Boolean).join("; "):e.message;if(!(e.re&&["set","profile","track"].includes(e.re)&&e.path&&this.params.refuse(e.path,t))){if(e.re)return this.notices.say(t,"wrong");this.notices.mistakes(e,this.hello!==null)}}hearStatus(e){e.paused===this.asked&&(this.asked=null),this.setStatus(e)}setStatus(e){this.told=e;let{speed:t,recording:n,behind:i}=e;this.status={paused:this.asked??e.paused,speed:t,recording:n,behind:i},this.bar.setStatus(this.status.paused,t,n)}pause(){if(!this.link.open)return;let e=!this.status.paused;this.link.send({type:"pause",on:e}),this.asked=e,clearTimeout(this.askedFor),this.askedFor=window.setTimeout(()=>this.unask(),lk),this.setStatus(this.told)}unask(){this.asked=null,this.setStatus(this.told)}step(){this.link.send({type:"step"})}record(){this.link.send({type:"record",on:!this.status.recording})}held(){let e=this.grips?.holding??!1;dt(this.el,"holding",e),e&&this.status.paused&&this.notices.say("Time is paused: what you pull will follow when it goes on (Space).")}setParam(e,t){Array.isArray(t)?this.link.send({type:"profile",path:e,knots:t}):(typeof t!="number"||!this.keys.setNow(e,t))&&this.link.send({type:"set",path:e,value:t})}setPose(e){let t=this.hello?.bodies.findIndex(n=>n.name===e)??-1;t<0||(this.link.send({type:"pose",body:t}),this.notices.say(`The shape of ${e} is its pose now.`))}keysChanged(){this.params?.rekey(),this.arrange()}reset(){this.letGo(),this.link.send({type:"reset"})}letGo(){this.grips.releaseAll(),this.glove.leave(),this.plane.leave()}async wearHeadset(){try{await this.headset.toggle(),this.bar.setHeadset(!0,this.headset.on)}catch(e){this.notices.say(`The headset could not be entered: ${e instanceof Error?e.message:e}`,"wrong")}}faster(e){let t=Il.findIndex(i=>i>=this.status.speed-1e-9),n=Il[Math.min(Il.length-1,Math.max(0,(t<0?Il.length-1:t)+e))];this.link.send({type:"speed",value:n}),this.link.open&&this.setStatus({...this.told,speed:n})}select(e){let t=this.hello?.bodies[e]?.hand;if(t!==void 0)return this.glove.choose(t);this.selected=e===this.selected?-1:e;let n=this.hello?.bodies[this.selected],i=n?.group??n?.name??null;this.outline.highlight(this.selected),this.params.select(i),i&&innerWidth>=900&&this.show("params",!0)}async picture(){let e=await this.stage.snapshot();if(!e)return this.notices.say("The picture could not be taken.","wrong");Th(`tendril-${this.hello?.scene.name??"scene"}-${this.link.frame.time.toFixed(2)}s.png`,e)}share(){if(this.hello?.replay)return void this.copy(location.href);this.sharing=!0,this.link.send({type:"state"})}copyLink(e){if(!this.sharing)return;this.sharing=!1;let t=new URLSearchParams({s:e,c:this.stage.camera.state()});this.copy(`${location.origin}${location.pathname}#/scene/${encodeURIComponent(this.route.name)}?${t}`)}async copy(e){try{await navigator.clipboard.writeText(e),this.notices.say("A link to this state is in the clipboard.")}catch{history.replaceState(null,"",e),this.notices.say("The address of this page is now a link to this state.")}}caption(e){this.note?.remove(),this.note=null,e&&this.hello&&(this.note=N_(this.hello,()=>this.caption(!1)),this.el.append(this.note)),this.arrange()}toggle(e){this.show(e,!this.panels[e])}show(e,t){let n=innerWidth<900;if(t&&n)for(let r of["outline","params","plots"])r!==e&&this.panels[r]&&this.show(r,!1);this.panels[e]=t;let i={outline:this.outline.el,params:this.params.el,plots:this.plots.el}[e];i.hidden=!t,dt(this.el,`with-${e}`,t),this.bar.setPanel(e,t),e==="plots"&&this.plots.show(t)}arrange(){if(!this.layout)return;let e=this.el.getBoundingClientRect(),t=e.width<900,n=m=>m&&!m.hidden&&m.offsetParent!==null?m.getBoundingClientRect():null,i=n(this.bar.el)?.bottom??0,[r,o,a,l,c,h,u,d]=[this.outline.el,this.params.el,this.plots.el,this.note,this.keys.el,this.contacts.el,this.hand.el,this.soft.el].map(n),f=u??d,p=t?[r,o,a,c,h,u,d]:[a,c];this.stage.resize(e.width,e.height,{left:t?0:Math.max((r?.right??0)+.75*(l?.width??0),f?.right??0),right:t||!o?0:e.right-o.left,top:t&&l?l.bottom:i,bottom:Math.max(0,...p.map(m=>m?e.bottom-m.top:0))});let y=a&&c?8:0;dt(this.el,"with-hand",f!==null),this.el.style.setProperty("--hand",`${f?f.height+12:0}px`),this.el.style.setProperty("--hands",`${(u?u.height+12:0)+(d?d.height+12:0)}px`),this.el.style.setProperty("--plots",`${a?a.height+y:0}px`),this.el.style.setProperty("--drawer",`${(a?.height??0)+(c?.height??0)+y}px`)}showScale(){Xe(this.scale,`grid ${ln(this.stage.spacing,"m",1)}`)}key(e){if(dt(this.el,"by-keys",!0),e.target instanceof Element&&e.target.closest("input:not([type=range]):not([type=checkbox]), select, textarea")!==null||e.ctrlKey||e.metaKey||this.help.open)return;let n=this.glove.state==="following"||this.plane.state==="following"?".hand button, input":"button, a, summary, input",i=e.target instanceof Element&&e.target.closest(n)!==null,r=this.action(e,i);r&&(e.preventDefault(),r())}keyUp(e){e.key!==" "||!this.glove.squeezed("Space")||(e.preventDefault(),this.glove.squeeze("Space",!1))}action(e,t){let n=!t&&this.steering(e.key,e.shiftKey);if(n)return n;switch(e.key){case" ":return t?void 0:this.glove.mine?()=>this.glove.squeeze("Space",!0):this.plane.mine?()=>this.plane.grip():()=>this.pause();case".":return()=>this.step();case"Escape":return()=>this.grips.holding?this.grips.releaseAll():this.glove.state==="idle"?this.plane.leave():this.glove.leave();case"<":case",":return()=>this.faster(-1);case">":return()=>this.faster(1);case"?":return()=>this.help.showModal()}return e.altKey||e.repeat?void 0:{r:()=>this.reset(),g:()=>this.grips.toggle(),h:()=>this.help.showModal(),f:()=>this.stage.reframe(),t:Rh,o:()=>this.toggle("outline"),p:()=>this.toggle("params"),d:()=>this.toggle("plots"),c:()=>this.caption(this.note===null),k:()=>this.keys.toggleShown(),s:()=>{this.picture()},l:()=>this.share(),v:()=>this.toggleEfforts(),x:()=>this.touches&&this.showContacts(!this.contacts.shown),z:()=>this.setDrowse(!this.drowse),e:()=>this.hello?.bodies.some(r=>r.solid)&&this.nextColours(),m:()=>this.takeHand(),b:()=>this.glove.count>0&&this.nextSpace()}[e.key.toLowerCase()]}takeHand(){if(this.glove.count===0)return this.plane.toggle();this.glove.toggle(),this.glove.state!=="idle"&&this.status.paused&&this.notices.say("Time is paused: the hand will follow when it goes on.")}colour(e){let{ramp:t}=this.stage;e!==t.shown&&(this.askFor(t.shown,!1),this.askFor(e,!0)),t.show(e),this.soft.setColours(e),this.stage.wake()}askFor(e,t){e&&this.link.send({type:ck[e],on:t})}nextColours(){let e=this.hello?.bodies.map(i=>i.kind)??[],t=mh.filter(([i])=>ay(e,i)),n=t.findIndex(([i])=>i===this.stage.ramp.shown);this.colour(t[(n+1)%t.length][0])}nextSpace(){let e=th.findIndex(([t])=>t===this.space);this.setSpace(th[(e+1)%th.length][0])}setSpace(e){this.space=e,this.hand.setSpace(e),this.stage.showSpace(e)}get touches(){return this.hello!==null&&!this.hello.replay&&this.hello.bodies.some(e=>e.kind==="rigid"||Ys(e))}get skinned(){return this.hello?.bodies.some(Ys)??!1}showContacts(e){this.contacts.el.hidden=!e,dt(this.el,"with-contacts",e),this.link.send({type:"contacts",on:e||this.skinned}),this.stage.showContacts(e?this.contacts.parts:null),this.bar.setContacts(this.touches,e)}setDrowse(e){this.drowse=e,this.contacts.setDrowse(e),this.stage.setDrowse(e)}toggleEfforts(){this.stage.efforts=!this.stage.efforts,this.stage.wake()}steering(e,t){let n=t?4:1,r={ArrowLeft:[-1,0,0],ArrowRight:[1,0,0],ArrowUp:[0,1,0],ArrowDown:[0,-1,0],PageUp:[0,0,1],PageDown:[0,0,-1]}[e];if(this.grips.holding){if(r)return()=>this.grips.nudge(n*r[0],n*r[1],n*r[2]);if(e==="["||e==="]")return()=>this.grips.roll(e==="["?.15:-.15)}let o=this.glove;if(o.mine){if(r&&t)return()=>o.turn(.12*r[0],-.12*r[1],0);if(r)return()=>o.nudge(...r);if(e==="["||e==="]")return()=>o.turn(0,0,e==="["?-.12:.12);if(/^[1-9]$/.test(e)&&Number(e)<=(o.info?.recipes.length??0))return()=>o.setRecipe(Number(e)-1)}let{plane:a}=this;if(a.mine){if(r&&t)return()=>a.turn(.12*r[0],-.12*r[1],0);if(r)return()=>a.nudge(...r);if(e==="["||e==="]")return()=>a.twist(e==="["?.12:-.12)}let l=this.stage.camera,c=h=>()=>{h(),this.stage.wake()};if(r)return c(()=>r[2]?l.zoom(r[2]>0?.85:1.18):l.orbit(-30*r[0],30*r[1]));if(e==="+"||e==="=")return c(()=>l.zoom(.85));if(e==="-"||e==="−")return c(()=>l.zoom(1.18))}},ck={strain:"strains",stress:"stresses",pressure:"pressures"},gy=class{drawn=[];got=[];draw(e){JM(this.drawn,e)}receive(e){JM(this.got,e)}read(){let e=this.drawn.slice(1).map((n,i)=>n-this.drawn[i]).sort((n,i)=>n-i),t=n=>e[Math.min(e.length-1,Math.floor(n*e.length))]??0;return{shown:jM(this.drawn),p50:t(.5),p99:t(.99),received:jM(this.got)}}};function JM(s,e){for(s.push(e);s.length>2&&e-s[0]>1500;)s.shift()}function jM(s){let e=s.length>1?s[s.length-1]-s[0]:0;return e>0?1e3*(s.length-1)/e:0}var hk=(s,e)=>s.length===e.length&&s.every((t,n)=>t.name===e[n].name);function uk(){document.fullscreenElement?document.exitFullscreen():document.documentElement.requestFullscreen?.()}export{dG as openViewer};

import { reloadedKey, reloadPauseMs } from '@/lib/reload-limit'

/** Attribute of the loader with the addresses of the scripts that it adds, separated by spaces. */
export const deferredScripts = 'data-after-paint'
/** Attribute of a button that was pressed before the scripts had arrived. Its value for the search is what was typed since. */
export const pressedEarly = 'data-pressed'
/** Attribute of the loader with the address of the payload that it fetches. */
export const deferredPayload = 'data-payload'

/**
 * The same text on every page, so that one hash in the policy covers it. The last script starts React, so it runs after
 * the payload has arrived. A hidden page is never painted, so its scripts start at once. After three seconds they start
 * in any case, as a fallback for browsers that report no paint (docs/decisions/scripts-after-first-paint.md). A page whose
 * files no build has anymore reloads itself, because it would never react to anything (docs/decisions/build-folders.md).
 * Buttons that are pressed before React has started, which marks the document, are pressed again then
 * (src/site/soft-navigation.client.tsx); the keys of the search press its button, whose attribute keeps what is typed then.
 */
const code = `{
const {afterPaint,payload}=document.currentScript.dataset,
scripts=afterPaint.split(" "),
last=scripts.pop(),
early=button=>!("started" in document.documentElement.dataset)&&button?.toggleAttribute("${pressedEarly}",true),
append=(name,values)=>document.head.append(Object.assign(document.createElement(name),values)),
check=response=>{
try{
if(response.status===404&&!(Date.now()-sessionStorage.${reloadedKey}<${reloadPauseMs})){
sessionStorage.setItem("${reloadedKey}",Date.now());
location.reload()
}
}catch{}
return response
},
add=src=>append("script",{src,onerror:()=>fetch(src).then(check,()=>0)}),
start=()=>{
if(start.done)return;
start.done=true;
scripts.forEach(add);
if(!payload)return add(last);
append("link",{rel:"preload",as:"script",href:last});
const load=retries=>fetch(payload)
.then(check)
.then(response=>response.ok?response.text():Promise.reject(response.status))
.catch(error=>retries?new Promise(done=>setTimeout(done,2000)).then(()=>load(retries-1)):Promise.reject(error));
load(5).then(text=>{
(self.__next_f||=[]).push([0],[1,text]);
add(last)
})
};
addEventListener("click",({target})=>early(target.closest("button[type=button]")));
addEventListener("keydown",event=>{
const {key,ctrlKey,metaKey}=event,
button=document.querySelector("[data-search-open]"),
typed=button?.getAttribute("${pressedEarly}");
if(ctrlKey!==metaKey?key!=="k"||!early(button):key.length>1||typed==null)return;
if(key.length===1&&ctrlKey===metaKey)button.setAttribute("${pressedEarly}",typed+key);
event.preventDefault()
});
const next=()=>requestAnimationFrame(()=>setTimeout(start)),
painted=()=>{
const picture=document.querySelector("img[fetchpriority=high]");
if(picture)picture.decode().then(next,next);
else start()
};
if(document.hidden)start();
else if(PerformanceObserver.supportedEntryTypes.includes("paint"))new PerformanceObserver(painted).observe({type:"paint",buffered:true});
else next();
setTimeout(start,3000)
}`

/** The inline script that adds `scripts` after the first paint and, where there is one, fetches the payload. */
export function deferredLoader(scripts: string[], payload?: string): string {
  const payloadAttribute = payload ? ` ${deferredPayload}="${payload}"` : ''
  return `<script ${deferredScripts}="${scripts.join(' ')}"${payloadAttribute}>${code}</script>`
}

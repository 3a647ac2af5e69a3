/** Holds the addresses of the scripts that wait, in the document that `afterPaint` gives. */
export const waitingScripts = 'data-after-paint'

/** What a page's scripts begin with: the payload that Next also answers navigations with. */
type Payload = { text: string; address: string }

const asyncScript = /<script src="([^"]+)"(?= [^>]*\basync="")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g
const manifestLink = /<link rel="manifest"[^>]*>/g
const inlinePayload =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*?)\)<\/script>/gs

/*
 * The same on every page, so that its hash is one. The last script starts React, so it comes after the payload. A page
 * that nobody sees paints nothing and waits for nothing; three seconds are for whatever else may keep a browser from
 * telling.
 */
const loader = `{
const {afterPaint,payload}=document.currentScript.dataset,
scripts=afterPaint.split(" "),
last=scripts.pop(),
put=(name,values)=>document.head.append(Object.assign(document.createElement(name),values)),
add=src=>put("script",{src}),
start=()=>{
if(start.done)return;
start.done=true;
scripts.forEach(add);
if(!payload)return add(last);
put("link",{rel:"preload",as:"script",href:last});
const ask=left=>fetch(payload)
.then(answer=>answer.ok?answer.text():Promise.reject(answer.status))
.catch(error=>left?new Promise(wait=>setTimeout(wait,2000)).then(()=>ask(left-1)):Promise.reject(error));
ask(5).then(text=>{
(self.__next_f||=[]).push([0],[1,text]);
add(last)
})
};
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

/**
 * A built document whose scripts are fetched once it has been painted, with its first picture: until then the words, the
 * font and that picture have the line to themselves. The payload, more than half of the document, is fetched with the
 * scripts where it is the one given. The link to the manifest comes back with React. `instead` is the address of a script
 * that takes the place of all of them, and of the payload. Takes and gives HTML; a document without such scripts stays as
 * it is.
 */
export function afterPaint(
  html: string,
  { payload, instead }: { payload?: Payload; instead?: string } = {},
): string {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address)
  if (addresses.length === 0) return html
  const fetched = instead === undefined && payload && inlined(html) === payload.text ? payload : undefined
  const outside = fetched !== undefined || instead !== undefined
  const list = instead ?? [...new Set(addresses)].join(' ')
  const script = `<script ${waitingScripts}="${list}"${fetched ? ` data-payload="${fetched.address}"` : ''}>${loader}</script>`
  const place = html.search(asyncScript)
  const rest = (part: string) => {
    const light = part.replace(asyncScript, '').replace(scriptPreload, '').replace(manifestLink, '')
    return outside ? light.replace(inlinePayload, '') : light
  }
  return rest(html.slice(0, place)) + script + rest(html.slice(place))
}

/** The payload as a document holds it, or undefined when it is more than text. */
function inlined(html: string): string | undefined {
  const parts = [...html.matchAll(inlinePayload)].map(
    ([, part = '']) => JSON.parse(part) as [number, string?],
  )
  if (parts.some(([kind]) => kind > 1)) return undefined
  return parts.map(([, text = '']) => text).join('')
}

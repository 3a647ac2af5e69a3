/** Holds the addresses of the scripts that wait, in the document that `scriptsAfterPaint` gives. */
export const waitingScripts = 'data-after-paint'

const asyncScript = /<script src="([^"]+)"(?= [^>]*\basync="")[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g

/*
 * The same on every page, so that its hash is one. A page that nobody sees paints nothing and waits for nothing; three
 * seconds are for whatever else may keep a browser from telling.
 */
const loader = `{
const waiting=document.currentScript.dataset.afterPaint.split(" "),
load=()=>{for(const address of waiting.splice(0)){const script=document.createElement("script");script.src=address;document.head.append(script)}};
if(document.hidden)load();
else if(PerformanceObserver.supportedEntryTypes.includes("paint"))new PerformanceObserver(load).observe({type:"paint",buffered:true});
else requestAnimationFrame(()=>setTimeout(load));
setTimeout(load,3000)
}`

/**
 * A built document whose scripts are fetched once it has been painted: until then the words, the styles and the font
 * have the line to themselves. Takes and gives HTML; a document without such scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address)
  if (addresses.length === 0) return html
  const list = [...new Set(addresses)].join(' ')
  const first = html.search(asyncScript)
  const rest = (part: string) => part.replace(asyncScript, '').replace(scriptPreload, '')
  return `${rest(html.slice(0, first))}<script ${waitingScripts}="${list}">${loader}</script>${rest(html.slice(first))}`
}

import { backgroundColors } from '@/config/brand'

/**
 * What scripts may write to the page (Trusted Types): script addresses of this site, and HTML that runs no script, such
 * as React writes. Anything else is reported (docs/decisions/policy-hashes.md).
 */
const trustedTypes = String.raw`if(typeof trustedTypes==='object')trustedTypes.createPolicy('default',{
createHTML:function(html){return/<scrip[t](?!><\/script>)|<[^>]*(?:\son\w+|=\s*["']?\s*javascript:)/i.test(html)?null:html},
createScriptURL:function(url){return new URL(url,location.href).origin===location.origin?url:null}});`

/**
 * Runs in the head before the first paint: sets the page's theme (docs/contracts/site-chrome.md#theme) and before that
 * defines what scripts may write to the page. Repeats the rules of theme-store.ts in plain script. The text is the same on every
 * page, so that one hash in the policy covers it.
 */
export const headScript = `(function(){
${trustedTypes}
var root=document.documentElement;
var choice='';
try{choice=localStorage.getItem('theme')}catch(error){}
if(choice!=='light'&&choice!=='dark')choice='system';
root.dataset.theme=choice;
var light=choice==='light'||choice==='system'&&!matchMedia('(prefers-color-scheme: dark)').matches;
if(light&&/^\\/(learn|playground)(\\/|$)/.test(location.pathname)){root.classList.remove('dark');root.classList.add('light');var bar=document.querySelector('meta[name=theme-color]');if(bar)bar.content='${backgroundColors.light}'}
})()`

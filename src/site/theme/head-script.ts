import { grounds } from '@/config/brand'

/**
 * Runs in the head before the first paint: the theme of the page (docs/contracts/site-chrome.md#theme), the banners
 * that were dismissed, and, unless the visitor comes back to a place in the page, that it arrives
 * (src/site/arrival.ts); the short pages of forms arrive at once. It says in plain script what theme.ts and
 * banner-id.ts say; head-script.test.ts holds them together. The text is constant, so that its hash is one line of
 * the security policy.
 */
export const headScript = `(function(){
var root=document.documentElement;
function stored(key){try{return localStorage.getItem(key)}catch(error){return null}}
var choice=stored('theme');
if(choice!=='light'&&choice!=='dark')choice='system';
root.dataset.theme=choice;
var light=choice==='light'||choice==='system'&&!matchMedia('(prefers-color-scheme: dark)').matches;
if(light&&/^\\/learn(\\/|$)/.test(location.pathname)){root.classList.remove('dark');root.classList.add('light');var bar=document.querySelector('meta[name=theme-color]');if(bar)bar.content='${grounds.light}'}
var gone=(root.dataset.banners||'').split(' ').filter(function(id){return id&&stored('banner:'+id)});
if(gone.length)root.dataset.dismissed=gone.map(function(id){return id.split(':')[0]}).join(' ');
var load=performance.getEntriesByType('navigation')[0];
if(load&&load.type==='navigate'&&!location.hash&&!/^\\/forms\\//.test(location.pathname))root.dataset.arriving='load'
})()`

/**
 * Runs before the form is painted: what the widget asked for in the address
 * (docs/contracts/form-widgets.md#frame-parameters), as attributes that host.css reads, and `data-live`, with which a
 * form begins as its script will go on. The text is constant; its hash is part of the page's policy.
 */
export const frameScript = `(function(){
var root=document.documentElement,query=new URLSearchParams(location.search);
root.dataset.live='';
if(query.get('theme')==='light'){root.classList.remove('dark');root.classList.add('light')}
[['embed-hide-headers','hideHead'],['embed-hide-footer','hideFoot'],['typeform-embed-auto-resize','autoResize'],['typeform-embed-disable-scroll','noScroll'],['typeform-embed-no-scrollbars','noBars'],['add-placeholder-ws','closeRoom']].forEach(function(pair){if(query.get(pair[0])==='true')root.dataset[pair[1]]=''});
if(query.has('typeform-embed-id'))root.dataset.framed='';
var opacity=query.get('embed-opacity');
if(/^\\d{1,3}$/.test(opacity||''))root.style.setProperty('--form-opacity',Math.min(100,Number(opacity))+'%')
})()`

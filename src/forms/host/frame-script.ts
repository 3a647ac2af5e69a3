/**
 * Runs before the form is painted. Sets the options from the address (docs/contracts/form-widgets.md#frame-parameters) as
 * attributes that host.css uses, and `data-live`, so that the form does not change when its script starts. When the form
 * is sent, which may be before that, fills its hidden fields. Who presses "Continue" before that sees all questions, so that
 * nothing is sent half filled in. The text is constant, because the page's content security policy contains its hash.
 */
export const frameScript = `(function(){
var root=document.documentElement,query=new URLSearchParams(location.search);
root.dataset.live='';
if(query.get('theme')==='light'){root.classList.remove('dark');root.classList.add('light')}
[['embed-hide-headers','hideHead'],['embed-hide-footer','hideFoot'],['typeform-embed-auto-resize','autoResize'],['add-placeholder-ws','closeSpace']].forEach(function(pair){if(query.get(pair[0])==='true')root.dataset[pair[1]]=''});
if(query.has('typeform-embed-id'))root.dataset.framed='';
if(/^popup-/.test(query.get('typeform-embed')||''))root.dataset.titled='';
var opacity=query.get('embed-opacity');
if(/^\\d{1,3}$/.test(opacity||''))root.style.setProperty('--form-opacity',Math.min(100,Number(opacity))+'%');
addEventListener('click',function(event){
var button=event.target.closest('[data-submit]'),host=button&&button.closest('[data-step]:not([data-step=send],[data-ready])');
if(!host||root.dataset.live===undefined)return;
event.preventDefault();
root.dataset.pressed='';
delete root.dataset.live
},true);
addEventListener('formdata',function(event){
var data=event.formData;
function fill(value,name){if(data.get(name)==='')data.set(name,value)}
new URLSearchParams(location.hash.slice(1)).forEach(function(value,name){fill(value,'hidden.'+name)});
query.forEach(fill)
})
})()`

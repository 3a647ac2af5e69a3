/**
 * Runs where the quiz ends in the document, before it is painted: shuffles the options by the seed of the stored attempt,
 * or by a new one, which it leaves in `data-seed` for React. So options don't move when React takes over, and an
 * option chosen before that stays chosen. Only the texts change places, so that React finds the markup it rendered.
 * Repeats the rules of shuffle.ts in plain script; shuffle-script.test.ts compares them. The text is the same in every
 * chapter, so that one hash in the policy covers it.
 */
export const shuffleScript = `(function(quiz){
var seed;
try{seed=JSON.parse(localStorage.getItem(quiz.dataset.record)).chapters[quiz.dataset.quiz].seed}catch(error){}
if(!(seed===(seed|0)&&seed>0))seed=1+Math.floor(Math.random()*0x7ffffffe);
quiz.dataset.seed=seed;
quiz.querySelectorAll('[data-shuffle]').forEach(function(list){
var base=seed,id=list.dataset.shuffle;
for(var i=0;i<id.length;i++)base=Math.imul(base^id.charCodeAt(i),16777619);
function rank(text){
var mixed=Math.imul(base^Math.imul(Number(text.dataset.option)+1,0x9e3779b1),0x85ebca6b);
mixed=Math.imul(mixed^mixed>>>13,0xc2b2ae35);
return(mixed^mixed>>>16)>>>0}
var texts=[].slice.call(list.querySelectorAll('[data-option]'));
var places=texts.map(function(text){return text.parentNode.insertBefore(document.createComment(''),text)});
texts.sort(function(a,b){return rank(a)-rank(b)});
if(list.tagName==='OL'&&texts.every(function(text,place){return Number(text.dataset.option)===place}))texts.reverse();
texts.forEach(function(text,place){places[place].replaceWith(text)})
})
})(document.currentScript.parentNode)`

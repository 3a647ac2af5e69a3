/** Loads the second composer, which weighs more than the rest of the engine, when it is first asked for. */
export async function loadSecondComposer() {
  // It calls methods of sets that Node has since version 22 and browsers since 2024.
  if (!('isDisjointFrom' in Set.prototype)) await import('core-js/proposals/set-methods-v2')
  return import('./second-composer')
}

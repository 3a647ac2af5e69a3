/** Loads the second composer, which weighs more than the rest of the engine, when it is first asked for. */
export function loadSecondComposer() {
  return import('./second-composer')
}

/** Loads the second composer, which weighs more than the rest of the engine, when it is first asked for. */
export const loadSecondComposer = () => import('./second-composer')

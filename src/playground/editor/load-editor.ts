/** Fetches the editor, once. Rejects when the network fails; the next call tries again. */
export const loadEditor = () => import('./create-editor').then((module) => module.createEditor)

import type { createEditor } from './create-editor'

let loading: Promise<typeof createEditor> | undefined

/** Fetches the editor, once. Rejects when the network fails; the next call tries again. */
export async function loadEditor(): Promise<typeof createEditor> {
  loading ??= import('./create-editor').then((module) => module.createEditor)
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

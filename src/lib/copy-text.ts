/**
 * Copies a text. Returns false when the browser refuses: without permission, and on pages served over plain HTTP, where it
 * has no clipboard. Never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

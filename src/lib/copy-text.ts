/** Copies a text. Returns false without permission, and over plain HTTP, where pages have no clipboard. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

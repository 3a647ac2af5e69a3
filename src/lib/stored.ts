import { parseJson } from './parse-json'

type Area = 'localStorage' | 'sessionStorage'

/** A text that the browser keeps; undefined when there is none or storage is blocked. */
export function readStored(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** A JSON object that the browser keeps; empty when there is none, it is damaged, or storage is blocked. */
export function readStoredObject(area: Area, key: string): Record<string, unknown> {
  const value = parseJson(readStored(area, key) ?? '')
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Keeps a text in the browser; undefined deletes it. Returns false where storage is blocked or full. */
export function writeStored(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

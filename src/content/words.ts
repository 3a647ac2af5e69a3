import { wordsFile } from './collections'
import type { Words } from './schemas/words'

/** Headings and sentences of pages that are not texts themselves. */
export const words = (): Words => wordsFile.only()

/** A text with its `{names}` replaced by values. The schema allows no other names. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))
}

import { wordsFile } from './collections'
import type { Words } from './schemas/words'

/** Headings and sentences of pages that are not texts themselves. */
export const words = (): Words => wordsFile.only()

/** A text with its `{names}` replaced by values. Throws for any other name, which schemas refuse where they know the names. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (values[name] === undefined) throw new RangeError(`{${name}} has no value in "${text}"`)
    return String(values[name])
  })
}

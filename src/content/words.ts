import { wordsFile } from './collections'
import { fillAll } from './fill-variables'
import type { Words } from './schemas/words'

/** Headings and sentences of pages that are not texts themselves. Throws when content/words.yaml is missing. */
export function words(): Words {
  const [entry] = wordsFile.all()
  if (!entry) throw new Error('content/words.yaml is missing')
  return fillAll(entry.data)
}

/** A text with its `{names}` replaced by values. The schema allows no other names. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))
}

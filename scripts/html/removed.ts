import { absoluteUrl } from '@/config/site'

/** Removed addresses that a text, such as a feed or sitemap, still contains. */
export function namedThough(removed: readonly string[], text: string): string[] {
  return removed.filter((path) => {
    const address = absoluteUrl(path)
    for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
      // The Markdown form counts as the same page, a longer path does not.
      const rest = text.slice(at + address.length, at + address.length + 4)
      if (!/^(?:[\w/%-]|\.(?!md\b)\w)/.test(rest)) return true
    }
    return false
  })
}

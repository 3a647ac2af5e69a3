import { absoluteUrl } from '@/config/site'

/** The removed addresses that a text still names in full: a feed, a sitemap, a list for machines. */
export function namedThough(removed: readonly string[], text: string): string[] {
  return removed.filter((path) => {
    const address = absoluteUrl(path)
    for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
      // Its Markdown form is the page too; a longer address is another page.
      const rest = text.slice(at + address.length, at + address.length + 4)
      if (!/^(?:[\w/%-]|\.(?!md\b)\w)/.test(rest)) return true
    }
    return false
  })
}

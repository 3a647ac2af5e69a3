import { documentOf } from './document'
import { treeToHtml } from './tree-to-html'
import type { Entry } from './types'

/** What the items of a feed share: address, dates, and text. */
export function textItem(entry: Entry<{ date: string; description: string }>, address: string) {
  const { date, description } = entry.data
  const content = treeToHtml(documentOf(entry).tree, { page: address })
  return { id: address, link: address, date, published: date, description, content }
}

import { connectArticles } from '@/content/collections'
import { documentOf } from '@/content/document'
import { nestToc } from '@/content/toc'

/** The explainer of content/connect/overview.md: its fields, body and table of contents. Throws when it is missing. */
export function connectOverview() {
  const entry = connectArticles.all().find(({ slug }) => slug === 'overview')
  if (!entry) throw new Error('content/connect/overview.md is missing')
  const { tree, headings } = documentOf(entry)
  return { ...entry.data, tree, toc: nestToc(headings) }
}

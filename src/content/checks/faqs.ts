import type { Entry } from '../types'
import { parseBody } from '../document'
import { problemAt, type Problem } from '../problems'

/** Questions of the front matter that the body does not show, and a faq tag without questions to show. */
export function faqProblems(entry: Entry<{ faqs?: unknown }>): Problem[] {
  const tag = [...parseBody(entry).walk()].find((node) => node.tag === 'faq')
  // Search engines refuse structured data about what the page does not show.
  if (entry.data.faqs && !tag) {
    return [problemAt(entry, 'faqs', 'are not shown: put the faq tag in the body')]
  }
  if (!entry.data.faqs && tag) {
    const line = (tag.lines[0] ?? 0) + entry.bodyLine
    return [problemAt(entry, 'faq', 'has no faqs in the front matter', line)]
  }
  return []
}

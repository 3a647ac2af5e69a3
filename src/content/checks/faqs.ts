import type { Entry } from '../collection'
import { parseBody } from '../document'
import type { Problem } from '../problems'
import { displayPath, lineOfField } from '../source'

/** Questions of the front matter that the body does not show, and a faq tag without questions to show. */
export function faqProblems(entry: Entry<{ faqs?: unknown }>): Problem[] {
  const file = displayPath(entry.file)
  const tag = [...parseBody(entry).walk()].find((node) => node.tag === 'faq')
  // Search engines refuse structured data about what the page does not show.
  if (entry.data.faqs && !tag)
    return [
      {
        file,
        line: lineOfField(entry.file, 'faqs'),
        field: 'faqs',
        message: 'are not shown: put the faq tag in the body',
      },
    ]
  if (!entry.data.faqs && tag)
    return [
      {
        file,
        line: (tag.lines[0] ?? 0) + entry.bodyLine,
        field: 'faq',
        message: 'has no faqs in the front matter',
      },
    ]
  return []
}

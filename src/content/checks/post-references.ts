import type { Entry } from '../types'
import { postPath } from '../paths'
import { problemAt, type Problem } from '../problems'
import type { PostData } from '../schemas/post'
import { authorProblems } from './author-references'

/** Authors and a category that a post names but that do not exist, and an `href` that is not the post's address. */
export function postReferenceProblems(
  entry: Entry<PostData>,
  known: { authors: string[]; categories: string[] },
): Problem[] {
  const { category, author, co_author, href, ...data } = entry.data
  const { authors, categories } = known
  const path = postPath(entry.slug)
  return [
    ...writerProblems(entry, 'author', author, [data.author_href, data.author_about], authors),
    ...writerProblems(entry, 'co_author', co_author, [data.co_author_href, data.co_author_about], authors),
    ...(categories.includes(category)
      ? []
      : [problemAt(entry, 'category', `no category "${category}"; known: ${categories.join(', ')}`)]),
    ...(href === undefined || href === path
      ? []
      : [problemAt(entry, 'href', `expected ${path}, as the folder is named`)]),
  ]
}

/** A guest needs no entry in the directory when the post says who that is and where to read more. */
function writerProblems(
  entry: Entry<PostData>,
  field: 'author' | 'co_author',
  name: string | undefined,
  [href, about]: (string | undefined)[],
  known: string[],
): Problem[] {
  if (href !== undefined && about !== undefined) return []
  return authorProblems(entry, field, name, known).map((problem) => ({
    ...problem,
    message: `${problem.message}; a guest without an entry needs ${field}_about and ${field}_href`,
  }))
}

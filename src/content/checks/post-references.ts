import type { Entry } from '../collection'
import { postPath } from '../paths'
import { problemAt, type Problem } from '../problems'
import type { PostData } from '../schemas/post'
import { authorProblems } from './author-references'

/** Authors and a category that a post names but that do not exist, and an `href` that is not the post's address. */
export function postReferenceProblems(
  entry: Entry<PostData>,
  known: { authors: string[]; categories: string[] },
): Problem[] {
  const { category, author, co_author, href } = entry.data
  const { authors, categories } = known
  const path = postPath(entry.slug)
  return [
    ...authorProblems(entry, 'author', author, authors),
    ...authorProblems(entry, 'co_author', co_author, authors),
    ...(categories.includes(category)
      ? []
      : [problemAt(entry, 'category', `no category "${category}"; known: ${categories.join(', ')}`)]),
    ...(href === undefined || href === path
      ? []
      : [problemAt(entry, 'href', `expected ${path}, as the folder is named`)]),
  ]
}

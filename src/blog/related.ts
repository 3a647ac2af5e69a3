import { groupBy } from '@/lib/group-by'
import type { Entry } from '@/content/types'
import type { PostData } from '@/content/schemas/post'

type Post = Entry<PostData>

/** Ignore words in more posts than this: they say little about a subject, and they would make every page slower. */
const maxPosts = 40
const stopWords = new Set(
  'about after again also because been before between both cannot could does doing down each every from have into itself just like make more most much must need never only other over same should some such than that their them then there these they this those through under until very what when where which while will with without would your'.split(
    ' ',
  ),
)

/**
 * Ranks posts by subject. Words that two posts share in title, description and headings count more the rarer they are;
 * a shared category counts a little. Expects all posts; returns a function from one post to the related ones, the closest
 * first.
 */
export function createRelated(posts: Post[]): (post: Post) => Post[] {
  let index: Map<string, WordUse[]> | undefined
  return (post) => {
    index ??= indexWords(posts)
    const scores = new Map<Post, number>()
    const add = (other: Post, points: number) => scores.set(other, (scores.get(other) ?? 0) + points)
    for (const word of subjectWords(post)) {
      const uses = index.get(word) ?? []
      if (uses.length > maxPosts) continue
      for (const other of uses) add(other.post, 1 / uses.length)
    }
    // Posts of the same category fill up the list when too few share words; those closest in time are enough.
    const position = posts.indexOf(post)
    const nearby = posts.slice(Math.max(0, position - maxPosts), position + maxPosts)
    for (const other of nearby) if (other.data.category === post.data.category) add(other, 0.2)
    scores.delete(post)
    return [...scores.entries()].toSorted(([, a], [, b]) => b - a).map(([other]) => other)
  }
}

/** The words of a post's title, description and headings in the singular, each once and without stop words. */
export function subjectWords(post: Post): string[] {
  const text = [post.data.title, post.data.description, ...headingsOf(post.body)].join(' ').toLowerCase()
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]{3,}/gu) ?? []
  return [...new Set(words.map(stem))].filter((word) => !stopWords.has(word))
}

/** Headings from the Markdown source, because parsing every post would take longer than rendering a page. */
function headingsOf(body: string): string[] {
  const prose = body.replaceAll(/^(```+)[^]*?^\1/gm, '')
  return [...prose.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/\{%.*?%\}/g, ''),
  )
}

type WordUse = { word: string; post: Post }

function indexWords(posts: Post[]): Map<string, WordUse[]> {
  const uses = posts.flatMap((post) => subjectWords(post).map((word) => ({ word, post })))
  return groupBy(uses, ({ word }) => word)
}

/** Makes a plural singular, so that both count as one word. */
function stem(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
}

import type { Post } from './posts'

/** A word that stands in more posts than this tells nothing about any of them; it also bounds the work per post. */
const mostPosts = 40
const smallWords = new Set(
  'about after again also because been before between both cannot could does doing down each every from have into itself just like make more most much must need never only other over same should some such than that their them then there these they this those through under until very what when where which while will with without would your'.split(
    ' ',
  ),
)

/**
 * Ranks posts by subject: words of title, description and headings that two posts share count by how rare they
 * are, the same category counts a little. Takes all posts; gives a function from one of them to the others, the
 * closest first.
 */
export function createRelated(posts: Post[]): (post: Post) => Post[] {
  let index: Map<string, Post[]> | undefined
  return (post) => {
    index ??= indexWords(posts)
    const scores = new Map<Post, number>()
    const add = (other: Post, points: number) => scores.set(other, (scores.get(other) ?? 0) + points)
    for (const word of subjectWords(post)) {
      const holders = index.get(word) ?? []
      if (holders.length > mostPosts) continue
      for (const other of holders) add(other, 1 / holders.length)
    }
    // The nearest of the same category fill up when words find too few.
    const place = posts.indexOf(post)
    const near = posts.slice(Math.max(0, place - mostPosts), place + mostPosts)
    for (const other of near) if (other.data.category === post.data.category) add(other, 0.2)
    scores.delete(post)
    return [...scores.entries()].toSorted(([, a], [, b]) => b - a).map(([other]) => other)
  }
}

/** Words that say what a post is about, each once. */
export function subjectWords(post: Post): string[] {
  const text = [post.data.title, post.data.description, ...headingsOf(post.body)].join(' ').toLowerCase()
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]{3,}/gu) ?? []
  return [...new Set(words.map(stem))].filter((word) => !smallWords.has(word))
}

/* From the source, for the index asks it of every post: building all their trees would take longer than a page. */
function headingsOf(body: string): string[] {
  const prose = body.replaceAll(/^(```+)[^]*?^\1/gm, '')
  return [...prose.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/\{%.*?%\}/g, ''),
  )
}

function indexWords(posts: Post[]): Map<string, Post[]> {
  const index = new Map<string, Post[]>()
  for (const post of posts) {
    for (const word of subjectWords(post)) {
      const holders = index.get(word)
      if (holders) holders.push(post)
      else index.set(word, [post])
    }
  }
  return index
}

/** Plural and singular count as one word. */
function stem(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
}

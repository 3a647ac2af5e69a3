import { chapters, posts } from '@/content/collections'
import { chapterPath, postPath } from '@/content/paths'
import { isPublic } from '@/content/visibility'

/** A conversation. `key` is the title of a post, or the path of a chapter (docs/contracts/comments.md#mapping). */
export type Thread = { key: string; path: string }

/** Finds the conversation below the page at `path`. `now` is the time of the build, which decides which posts are public. */
export function threadAt(path: string, now: Date): Thread | undefined {
  return allThreads(now).find((thread) => thread.path === path)
}

/** All conversations: one per public post and written chapter. */
export function allThreads(now: Date): Thread[] {
  return [
    ...posts
      .all()
      .filter(({ data }) => isPublic(data, now))
      .map(({ slug, data }) => ({ key: data.title, path: postPath(slug) })),
    ...chapters.all().map(({ slug }) => {
      const [course = '', chapter = ''] = slug.split('/')
      const path = chapterPath(course, chapter)
      return { key: path, path }
    }),
  ]
}

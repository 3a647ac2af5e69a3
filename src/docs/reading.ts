import { chapters, posts } from '@/content/collections'
import { chapterPath, postPath } from '@/content/paths'
import { siteUrls } from '@/content/urls'
import { isPublic } from '@/content/visibility'

export type PageLink = { title: string; href: string }

/**
 * Finds the pages behind addresses of this site, and what was written about them. Reads all content, so one index serves a
 * whole page: an index per link took minutes with 2,000 posts.
 */
export function createReadingIndex(now: Date) {
  const titles = new Map(siteUrls(now).map(({ path, title }) => [path, title]))
  const texts = [
    ...posts
      .all()
      .filter(({ data }) => isPublic(data, now))
      .map(({ slug, body }) => ({ href: postPath(slug), body })),
    ...chapters
      .all()
      .map(({ slug, body }) => ({ href: chapterPath(...(slug.split('/') as [string, string])), body })),
  ].map(({ href, body }) => ({ href, targets: linkTargets(body) }))

  return {
    /** A link to an address, whose title is that of the page. Throws a RangeError for an unknown page. */
    linkTo(href: string): PageLink {
      const path = href.replace(/#.*/, '')
      const title = titles.get(path)
      if (title === undefined) throw new RangeError(`no page ${path}`)
      return { title, href }
    },
    /**
     * Public posts, then chapters, about each of the topics, which are given by the addresses of their pages. A text is about the
     * topic that it links to most; others, it only mentions.
     */
    readingAbout(topics: string[][]): PageLink[][] {
      const reading: PageLink[][] = topics.map(() => [])
      for (const { href, targets } of texts) {
        topics
          .map((addresses, at) => ({
            at,
            links: targets.filter((target) => addresses.includes(target)).length,
          }))
          .filter(({ links }) => links > 0)
          .toSorted((a, b) => b.links - a.links)
          .slice(0, 1)
          .forEach(({ at }) => reading[at]?.push(this.linkTo(href)))
      }
      return reading
    },
  }
}

/** The addresses that a Markdown text links to, in its order. */
function linkTargets(body: string): string[] {
  return Array.from(body.matchAll(/\]\(([^)\s]+)\)/g), ([, target]) => target as string)
}

import { chapters, posts } from '@/content/collections'
import { chapterPath, postPath } from '@/content/paths'
import { siteUrls } from '@/content/urls'
import { isPublic } from '@/content/visibility'

export type PageLink = {
  kind: 'Feature' | 'In depth' | 'Plans' | 'Page' | 'Post' | 'Chapter'
  title: string
  href: string
}

/** Public posts, then chapters, whose text links to one of the addresses. */
export function readingAbout(addresses: string[], now: Date): PageLink[] {
  const mentions = ({ body }: { body: string }) => addresses.some((href) => body.includes(`](${href})`))
  return [
    ...posts
      .all()
      .filter((post) => isPublic(post.data, now) && mentions(post))
      .map(({ slug }) => postPath(slug)),
    ...chapters
      .all()
      .filter(mentions)
      .map(({ slug }) => chapterPath(...(slug.split('/') as [string, string]))),
  ].map((href) => linkTo(href, now))
}

/** A link to an address of this site, whose title is that of the page. Throws a RangeError for an unknown page. */
export function linkTo(href: string, now: Date): PageLink {
  const path = href.replace(/#.*/, '')
  const page = siteUrls(now).find((url) => url.path === path)
  if (!page) throw new RangeError(`no page ${path}`)
  return { kind: kindOf(path), title: page.title, href }
}

function kindOf(path: string): PageLink['kind'] {
  if (path.startsWith('/blog/')) return 'Post'
  if (path.startsWith('/learn/')) return 'Chapter'
  return path.startsWith('/cosmo/features/') ? 'In depth' : 'Page'
}

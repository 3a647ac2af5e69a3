import type { Element } from 'hast'
import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'
import { sitemapXml } from '@/seo/sitemap'
import { originalPicture } from './content'
import { attribute, childElements, isTag } from './tree'

/** Narrower pictures are avatars and marks. */
const leastWidth = 200

/** The sitemap of pages to be found here; cross-posts are found where they come from. */
export function sitemapOf(pages: { url: SiteUrl; pictures: string[] }[]): string {
  const listed = pages.filter(({ url }) => url.canonical === undefined)
  return sitemapXml(
    listed.map(({ url: { path, lastModified }, pictures }) => ({
      url: absoluteUrl(path),
      lastModified,
      pictures,
    })),
  )
}

/** Absolute addresses of the pictures that belong to a page: not of those that only lead to other pages (`data-preview`). */
export function picturesOf(element: Element, path: string): string[] {
  return childElements(element).flatMap((child) => {
    if (isTag(child, 'nav', 'noscript', 'template')) return []
    if (child.properties.dataChrome !== undefined || child.properties.dataPreview !== undefined) return []
    if (isTag(child, 'a') && leadsAway(child, path)) return []
    // A drawing stands inline; what it links to is its file.
    if (child.properties.dataViewer !== undefined && childElements(child, 'svg').length > 0)
      return [absoluteUrl(attribute(child, 'href') ?? '')]
    if (!isTag(child, 'img')) return picturesOf(child, path)
    const source = originalPicture(attribute(child, 'src') ?? '')
    const wide = Number(attribute(child, 'width') ?? 0) >= leastWidth
    return wide && source.startsWith('/') ? [absoluteUrl(source)] : []
  })
}

/** Whether a link leads to another page, and not to a place on this one or to a picture in full. */
function leadsAway(link: Element, path: string): boolean {
  const href = attribute(link, 'href') ?? ''
  if (!URL.canParse(href, absoluteUrl(path))) return true
  const target = new URL(href, absoluteUrl(path)).href.replace(/#.*/, '')
  return target !== absoluteUrl(path) && !/\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(target)
}

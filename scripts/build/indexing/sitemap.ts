import type { Element } from 'hast'
import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'
import { sitemapXml } from '@/seo/sitemap'
import { originalImage } from '@/next/paths'
import { attribute, childElements, isTag } from './tree'

/** Narrower pictures are avatars and logos. */
const minWidth = 200

/** The sitemap of all pages except cross-posts, which search engines list at their original address. */
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

/** Absolute addresses of a page's own pictures, without those in previews of other pages (`data-preview`). */
export function picturesOf(element: Element, path: string): string[] {
  return childElements(element).flatMap((child) => {
    if (isTag(child, 'nav', 'noscript', 'template')) return []
    if (child.properties.dataChrome !== undefined || child.properties.dataPreview !== undefined) return []
    if (isTag(child, 'a') && leadsAway(child, path)) return []
    // Drawings are inline SVG; their link leads to the file.
    if (child.properties.dataViewer !== undefined && childElements(child, 'svg').length > 0)
      return [absoluteUrl(attribute(child, 'href') ?? '')]
    if (!isTag(child, 'img')) return picturesOf(child, path)
    const source = originalImage(attribute(child, 'src') ?? '')
    const wide = Number(attribute(child, 'width') ?? 0) >= minWidth
    return wide && source.startsWith('/') ? [absoluteUrl(source)] : []
  })
}

/** Whether a link leads to another page, rather than to an anchor on this one or to a full-size picture. */
function leadsAway(link: Element, path: string): boolean {
  const href = attribute(link, 'href') ?? ''
  if (!URL.canParse(href, absoluteUrl(path))) return true
  const target = new URL(href, absoluteUrl(path)).href.replace(/#.*/, '')
  return target !== absoluteUrl(path) && !/\.(?:avif|gif|jpe?g|png|svg|webp)$/.test(target)
}

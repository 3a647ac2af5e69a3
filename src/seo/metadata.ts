import type { Metadata } from 'next'
import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { markdownPath } from '@/lib/markdown-path'
import { feeds } from './feeds'
import { socialPicture } from './social-pictures'

export type PageHead = {
  /** Path of the page, without query and hash. */
  path: string
  title: string
  description: string
  /** False leaves the title as it is; by default the template "%s - Perigee" applies. */
  template?: boolean
  /** Social picture made for this page, 1200×675; without it the brand picture is used. */
  image?: { path: string; width: number; height: number; alt: string }
  /** Address of the original when this page is a cross-post (front matter `canonical_url`). */
  canonical?: string
  /** Who wrote the page, by name. */
  authors?: string[]
  noindex?: boolean
}

/**
 * The head of a page (docs/contracts/head.md#every-page): the only place that writes title, description, canonical,
 * feed links, Twitter card and Open Graph tags. Canonical and feed links are always emitted together, because Next
 * merges `alternates` of parents and children shallowly.
 */
export function pageMetadata(head: PageHead): Metadata {
  const title = head.template === false ? head.title : site.seo.titleTemplate.replace('%s', () => head.title)
  const url = absoluteUrl(head.path)
  const { path, width, height, alt } = head.image ?? socialPicture(head.path)
  const image = { url: absoluteUrl(path), width, height, alt }
  const shared = { title: head.title, description: head.description }
  return {
    title: { absolute: title },
    description: head.description,
    applicationName: brand,
    alternates: { canonical: head.canonical ?? url, types: { ...feedTypes(), ...markdownType(head) } },
    authors: head.authors?.map((name) => ({ name })),
    openGraph: {
      ...shared,
      url,
      siteName: brand,
      locale: site.seo.openGraph.locale,
      images: [image],
      type: site.seo.openGraph.type,
    },
    twitter: { ...shared, card: 'summary_large_image', site: site.seo.twitterHandle, images: [image] },
    ...(head.noindex ? { robots: { index: false, follow: true } } : {}),
  }
}

function feedTypes() {
  return Object.fromEntries(feeds.map(({ type, path, title }) => [type, [{ url: absoluteUrl(path), title }]]))
}

/** Pages that may be found have a Markdown form beside them (scripts/build/readers). */
function markdownType({ path, noindex }: PageHead): Record<string, { url: string; title: string }[]> {
  return noindex ? {} : { 'text/markdown': [{ url: absoluteUrl(markdownPath(path)), title: 'Markdown' }] }
}

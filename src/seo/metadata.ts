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
  /** Whether to apply the template "%s - Perigee" to the title. Default: true. */
  template?: boolean
  /** Social picture of this page, 1200×675. Default: its entry in social-pictures.json. */
  image?: { path: string; width: number; height: number; alt: string }
  /** URL of the original if this page is a cross-post (front matter `canonical_url`); null for a page without an address. */
  canonical?: string | null
  /** Names of the authors. */
  authors?: string[]
  noindex?: boolean
}

/**
 * Builds the head of a page (docs/contracts/head.md#every-page). Only this function writes `alternates`, because Next
 * merges them shallowly.
 */
export function pageMetadata(head: PageHead): Metadata {
  const title = head.template === false ? head.title : site.seo.titleTemplate.replace('%s', () => head.title)
  const url = head.canonical === null ? null : absoluteUrl(head.path)
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

/** Links the Markdown version that the build writes for every indexed page (scripts/build/indexing). */
function markdownType({ path, noindex }: PageHead): Record<string, { url: string; title: string }[]> {
  return noindex ? {} : { 'text/markdown': [{ url: absoluteUrl(markdownPath(path)), title: 'Markdown' }] }
}

import { brand, productSlug } from './brand'
import { env } from './env'
import { externalLink } from './external-links'

const siteUrl = (env('SITE_URL') ?? 'https://perigee.example').replace(/\/+$/, '')
const repoUrl = env('SITE_REPOSITORY_URL') ?? null

/** Site config (docs/contracts/content-fields.md#site-config). Discord is in external-links.ts. */
export const site = {
  /** Legal name, without the year, which the footer adds (docs/contracts/site-chrome.md#footer). */
  copyright: `${brand}, Inc.`,
  author: {
    name: brand,
    email: 'hello@perigee.example',
    securityEmail: 'security@perigee.example',
    jobsEmail: 'jobs@perigee.example',
    privacyEmail: `privacy@${productSlug}.example`,
    /** Social profiles of the vendor. */
    social: {
      linkedin: externalLink('linkedin'),
      twitter: externalLink('twitter'),
      github: externalLink('repository'),
    },
  },
  /** The repository of this site. Null without SITE_REPOSITORY_URL, which hides "Edit this page" and source links. */
  repo: repoUrl && { url: repoUrl, editUrl: `${repoUrl}/edit/main`, blobUrl: `${repoUrl}/blob/main` },
  seo: {
    title: `${brand}: the open-source GraphQL federation platform`,
    titleTemplate: `%s - ${brand}`,
    description:
      'Compose many GraphQL services into one graph with an open-source router, a schema registry that checks every change, and usage data for each client and field.',
    siteUrl,
    twitterHandle: '@perigee_example',
    /** Picture of articles without their own in structured data, 1200×630 (docs/contracts/structured-data.md#article). */
    searchImage: { src: '/brand/search.png', width: 1200, height: 630 },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      /** Default social picture, 1200×675 (docs/contracts/images.md#social-pictures). */
      image: { path: '/brand/social.png', width: 1200, height: 675, alt: `${brand}: one graph, many teams` },
    },
  },
} as const

/** Returns the absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}

/** Returns the absolute URL of a link. Leaves external links unchanged. */
export function absoluteHref(href: string): string {
  return href.startsWith('/') ? absoluteUrl(href) : href
}

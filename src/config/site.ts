import { brand, productSlug } from './brand'
import { env } from './env'
import { place } from './links'

const siteUrl = (env('SITE_URL') ?? 'https://perigee.example').replace(/\/+$/, '')
const repoUrl = env('SITE_REPOSITORY_URL') ?? null

/** Site config (docs/contracts/content-fields.md#site-config). Discord is among the places of links.ts. */
export const site = {
  /** Legal name, without the year: the footer adds the current one (docs/contracts/site-chrome.md#footer). */
  copyright: `${brand}, Inc.`,
  author: {
    name: brand,
    email: 'hello@perigee.example',
    securityEmail: 'security@perigee.example',
    jobsEmail: 'jobs@perigee.example',
    privacyEmail: `privacy@${productSlug}.example`,
    /** Profiles of the vendor; a place without an address yet is an own page (src/config/links.ts). */
    social: { linkedin: place('linkedin'), twitter: place('twitter'), github: place('repository') },
  },
  /** Null until SITE_REPOSITORY_URL is set; then "Edit this page" and source links appear. */
  repo: repoUrl && {
    url: repoUrl,
    editUrl: `${repoUrl}/edit/main`,
    blobUrl: `${repoUrl}/blob/main`,
  },
  seo: {
    title: `${brand}: the open-source GraphQL federation platform`,
    titleTemplate: `%s - ${brand}`,
    description:
      'Compose many GraphQL services into one graph with an open-source router, a schema registry that checks every change, and analytics that say who uses what.',
    siteUrl,
    twitterHandle: '@perigee_example',
    openGraph: {
      type: 'website',
      locale: 'en_US',
      /** Default social picture, 1200×675 (docs/contracts/images.md#social-pictures). */
      image: { path: '/brand/social.png', width: 1200, height: 675, alt: `${brand}: one graph, many teams` },
    },
  },
} as const

/** Absolute address of a path on this site. */
export function absoluteUrl(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path
}

/** Absolute address of a link: one elsewhere stays as it is. */
export function absoluteHref(href: string): string {
  return href.startsWith('/') ? absoluteUrl(href) : href
}

import { paths } from '@/config/paths'
import type { MetadataRoute } from 'next'
import { api } from '@/learn/certificate/contract'
import { absoluteUrl } from '@/config/site'

/**
 * Disallows endpoints and search results only; networks show the picture of a certificate where its link is shared.
 * Pages that must not be indexed say so in their head, which crawlers must fetch.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', api.picture], disallow: ['/api/', `${paths.search}?`] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

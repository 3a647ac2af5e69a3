import { paths } from '@/config/paths'
import type { MetadataRoute } from 'next'
import { api } from '@/learn/certificate/contract'
import { absoluteUrl } from '@/config/site'

/**
 * Disallows endpoints and search results only. Allows the picture of a certificate, which networks show beside its
 * link. Pages that must not be indexed say so in their head, so crawlers have to be able to fetch them.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', api.picture], disallow: ['/api/', `${paths.search}?`] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

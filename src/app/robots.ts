import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/config/site'

/**
 * Pages that search engines are not to list say so in their head, which only those see who may fetch them: kept away
 * are endpoints, and the endless results of the search.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/search?'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}

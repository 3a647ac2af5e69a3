import { siteUrls } from '@/content/urls'
import type { Entry } from './entry'

/**
 * Returns the titles of all pages, for `npm run dev`. Their texts come from the finished build
 * (scripts/build/indexing), which does not exist in development.
 */
export function plainEntries(now: Date): Entry[] {
  return siteUrls(now)
    .filter(({ indexed }) => indexed)
    .map(({ path, title }) => ({ kind: 'page', href: path, title, heading: '', text: '' }))
}

import { siteUrls } from '@/content/urls'
import type { Entry } from './entry'

/**
 * The names of all pages, for `npm run dev`: what stands on them is read from the finished build
 * (scripts/build/readers), which development does not have.
 */
export function plainEntries(now: Date): Entry[] {
  return siteUrls(now)
    .filter(({ indexed }) => indexed)
    .map(({ path, title }) => ({ kind: 'page', href: path, title, heading: '', text: '' }))
}

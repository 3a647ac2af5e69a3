import { pages } from '@/content/collections'
import { isPublic } from '@/content/visibility'
import { buildTime } from '@/lib/build-time'

/** Markdown pages that are public at a given time. */
export function allPages(now = buildTime()) {
  return pages.all().filter(({ data }) => isPublic(data, now))
}

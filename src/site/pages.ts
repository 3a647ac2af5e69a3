import type { Entry } from '@/content/types'
import { pages } from '@/content/collections'
import type { PageData } from '@/content/schemas/page'
import { isPublic } from '@/content/visibility'

/** Markdown pages that are public at a given time. */
export function allPages(now: Date): Entry<PageData>[] {
  return pages.all().filter(({ data }) => isPublic(data, now))
}

/** The page of a slug such as `privacy-policy`, or undefined. */
export function pageBySlug(slug: string, now: Date): Entry<PageData> | undefined {
  return allPages(now).find((page) => page.slug === slug)
}

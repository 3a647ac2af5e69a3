import { notFound } from 'next/navigation'
import { pagePath } from '@/content/paths'
import { pageMetadata } from '@/seo/metadata'
import { allPages } from '@/site/pages'

/** The page of content/pages with a slug such as `privacy-policy`; without one, the page for unknown addresses. */
export function publicPage(slug: string) {
  return allPages().find((page) => page.slug === slug) ?? notFound()
}

/** The head of such a page. */
export function publicPageHead(slug: string) {
  const { title, description } = publicPage(slug).data
  return pageMetadata({ path: pagePath(slug), title, description })
}

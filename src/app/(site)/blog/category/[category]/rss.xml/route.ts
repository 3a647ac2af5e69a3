import { categoryFeed } from '@/blog/feed/feed'
import { usedCategories } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'
import { rss } from '@/seo/feed/rss'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return usedCategories(buildTime()).map(({ slug }) => ({ category: slug }))
}

export async function GET(_request: Request, { params }: RouteContext<'/blog/category/[category]/rss.xml'>) {
  const now = buildTime()
  const { category: slug } = await params
  const category = usedCategories(now).find((item) => item.slug === slug)
  if (!category) return new Response('No such category', { status: 404 })
  return new Response(rss(categoryFeed(category, now)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}

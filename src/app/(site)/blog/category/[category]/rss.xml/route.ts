import { notFound } from 'next/navigation'
import { feedRoute } from '@/app/feed-route'
import { categoryFeed } from '@/blog/feed/feed'
import { usedCategories } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return usedCategories(buildTime()).map(({ slug }) => ({ category: slug }))
}

export async function GET(_request: Request, { params }: RouteContext<'/blog/category/[category]/rss.xml'>) {
  const { category: slug } = await params
  const category = usedCategories(buildTime()).find((item) => item.slug === slug) ?? notFound()
  return feedRoute((now) => categoryFeed(category, now))()
}

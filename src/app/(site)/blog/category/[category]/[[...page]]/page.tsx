import { listRoute } from '@/blog/list-route'
import { categoryList, pageParams } from '@/blog/lists'
import { usedCategories } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'

export const dynamicParams = false

export function generateStaticParams() {
  const now = buildTime()
  return usedCategories(now).flatMap(({ slug }) =>
    pageParams(categoryList(slug, now)).map((page) => ({ category: slug, page })),
  )
}

const route = listRoute<{ category: string; page?: string[] }>(({ category }, now) =>
  categoryList(category, now),
)

export const { generateMetadata } = route
export default route.Page

import { listRoute } from '@/blog/list-route'
import { categoryList } from '@/blog/lists'
import { usedCategories } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'

export const dynamicParams = false

export function generateStaticParams() {
  return usedCategories(buildTime()).map(({ slug }) => ({ category: slug }))
}

const route = listRoute<{ category: string }>(({ category }, now) => categoryList(category, now))

export const { generateMetadata } = route
export default route.Page

import { listRoute } from '@/blog/list-route'
import { blogList, laterPages } from '@/blog/lists'
import { buildTime } from '@/lib/build-time'

export const dynamicParams = false

export function generateStaticParams() {
  return laterPages(blogList(buildTime())).map((page) => ({ page }))
}

const route = listRoute<{ page: string }>((_params, now) => blogList(now))

export const { generateMetadata } = route
export default route.Page

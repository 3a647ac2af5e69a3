import { listRoute } from '@/blog/list-route'
import { blogList } from '@/blog/lists'

const route = listRoute((_params, now) => blogList(now))

export const { generateMetadata } = route
export default route.Page

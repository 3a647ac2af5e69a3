import { listRoute } from '@/blog/list-route'
import { authorList } from '@/blog/lists'
import { blogAuthors } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'

export const dynamicParams = false

export function generateStaticParams() {
  return blogAuthors(buildTime()).map(({ slug }) => ({ author: slug }))
}

const route = listRoute<{ author: string }>(({ author }, now) => authorList(author, now))

export const { generateMetadata } = route
export default route.Page

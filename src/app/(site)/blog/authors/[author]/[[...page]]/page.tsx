import { listRoute } from '@/blog/list-route'
import { authorList, pageParams } from '@/blog/lists'
import { blogAuthors } from '@/blog/posts'
import { buildTime } from '@/lib/build-time'

export const dynamicParams = false

export function generateStaticParams() {
  const now = buildTime()
  return blogAuthors(now).flatMap(({ slug }) =>
    pageParams(authorList(slug, now)).map((page) => ({ author: slug, page })),
  )
}

const route = listRoute<{ author: string; page?: string[] }>(({ author }, now) => authorList(author, now))

export const { generateMetadata } = route
export default route.Page

import { paths } from '@/config/paths'
import { AuthorsPage } from '@/blog/components/authors-page'
import { words } from '@/content/words'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.authors,
  title: 'Authors',
  description: words().blog.authorsDescription,
})

export default function BlogAuthorsPage() {
  return <AuthorsPage now={buildTime()} />
}

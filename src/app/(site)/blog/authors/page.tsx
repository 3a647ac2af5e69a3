import { AuthorsPage } from '@/blog/components/authors-page'
import { brand } from '@/config/brand'
import { authorsPath } from '@/content/blog-urls'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: authorsPath,
  title: 'Authors',
  description: `The people who write the ${brand} blog: engineers of the team, and guests who run federated graphs.`,
})

export default function BlogAuthorsPage() {
  return <AuthorsPage now={buildTime()} />
}

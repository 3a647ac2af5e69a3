import { paths } from '@/config/paths'
import { AuthorsPage } from '@/blog/components/authors-page'
import { brand } from '@/config/brand'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.authors,
  title: 'Authors',
  description: `The people who write the ${brand} blog: engineers of the team, and guests who run federated graphs.`,
})

export default function BlogAuthorsPage() {
  return <AuthorsPage now={buildTime()} />
}

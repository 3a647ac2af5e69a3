import { paths } from '@/config/paths'
import { CommentsFrame } from '@/comments/comments-frame'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.comments,
  title: 'Comments',
  description: 'Where to find the comments on each blog post and each chapter of the course.',
  noindex: true,
})

/** The frame for comments in browsers without script. */
export default function CommentsPage() {
  return <CommentsFrame />
}

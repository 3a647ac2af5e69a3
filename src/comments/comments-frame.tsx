import { paths } from '@/config/paths'
import { SmartLink } from '@/ui/link'
import './comments.css'

/** The page /comments, which says where to find comments. server/thread-page.tsx replaces its content per request. */
export function CommentsFrame() {
  return (
    <div className="container-page pt-12 pb-24">
      <h1 className="text-4xl font-semibold tracking-tight">Comments</h1>
      <p className="mt-4 text-muted">
        You find comments below each post of the{' '}
        <SmartLink href={paths.blog} className="text-text underline underline-offset-4">
          blog
        </SmartLink>{' '}
        and each chapter of the{' '}
        <SmartLink href="/learn" className="text-text underline underline-offset-4">
          course
        </SmartLink>
        .
      </p>
    </div>
  )
}

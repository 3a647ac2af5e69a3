import { blogPath } from '@/content/blog-urls'
import { SmartLink } from '@/ui/link'
import { frameSlot } from './contract'
import './comments.css'

/** The built page around what server/thread-page.tsx draws; on its own it says where comments are. */
export function CommentsFrame() {
  return (
    <div className="container-page pt-12 pb-24">
      <h1 className="text-4xl font-semibold tracking-tight">Comments</h1>
      <template data-slot={frameSlot} />
      <p className="comments-frame-note mt-4 text-muted">
        Comments stand below each post of the{' '}
        <SmartLink href={blogPath} className="text-text underline underline-offset-4">
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

import { SmartLink } from '@/ui/link'
import { ArrowLeft, ArrowRight } from '@/ui/icon'
import type { BlogNavigation, PostLink } from '../navigation'

/** Links to the previous and next post, the same that GET /api/blog-navigation returns. */
export function PostNavigation({ previousPage, nextPage }: BlogNavigation) {
  if (!previousPage && !nextPage) return null
  return (
    <nav aria-label="Previous and next post" className="grid border-y border-line sm:grid-cols-2">
      {previousPage ? <Step post={previousPage} rel="prev" label="Previous post" /> : <span />}
      {nextPage && <Step post={nextPage} rel="next" label="Next post" />}
    </nav>
  )
}

function Step({ post, rel, label }: { post: PostLink; rel: 'prev' | 'next'; label: string }) {
  const next = rel === 'next'
  return (
    <SmartLink
      href={post.href}
      rel={rel}
      className={`group/step block py-8 ${next ? 'border-line max-sm:border-t sm:border-l sm:pl-8 sm:text-right' : 'sm:pr-8'}`}
    >
      <span className={`flex items-center gap-2 text-sm text-muted ${next ? 'sm:justify-end' : ''}`}>
        {!next && <ArrowLeft size={15} />}
        {label}
        {next && <ArrowRight size={15} />}
      </span>
      <span className="mt-2 block text-lg leading-snug font-semibold tracking-tight text-balance transition-colors group-hover/step:text-accent">
        {post.title}
      </span>
    </SmartLink>
  )
}

import { listPagePath } from '@/content/blog-urls'
import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

type Props = { base: string; page: number; pageCount: number }

/** Links to the previous and next page of a list. */
export function Pagination({ base, page, pageCount }: Props) {
  if (pageCount === 1) return null
  const step = 'inline-flex min-h-8 items-center gap-2 text-sm font-medium hover:text-accent'
  return (
    <nav
      aria-label="Pages"
      className="mt-16 grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line pt-6"
    >
      {page > 1 ? (
        <SmartLink href={listPagePath(base, page - 1)} rel="prev" className={`${step} justify-self-start`}>
          <ArrowLeft size={16} /> Newer posts
        </SmartLink>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </p>
      {page < pageCount ? (
        <SmartLink href={listPagePath(base, page + 1)} rel="next" className={`${step} justify-self-end`}>
          Older posts <ArrowRight size={16} />
        </SmartLink>
      ) : (
        <span />
      )}
    </nav>
  )
}

import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import type { Chapter } from '../courses'

type Props = { previous?: Chapter; next?: Chapter }

export function ChapterFooter({ previous, next }: Props) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Chapters before and after"
      className="mt-16 grid gap-4 border-t border-line pt-8 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <SmartLink
          href={previous.href}
          className="group rounded-card border border-line p-5 hover:border-line-strong"
        >
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft size={14} /> Previous Chapter
          </span>
          <span className="mt-1 block font-semibold group-hover:text-accent">{previous.title}</span>
        </SmartLink>
      )}
      {next && (
        <SmartLink
          href={next.href}
          className="group rounded-card border border-line p-5 hover:border-line-strong sm:col-start-2 sm:text-right"
        >
          <span className="flex items-center gap-2 text-sm text-muted sm:justify-end">
            Next Chapter <ArrowRight size={14} />
          </span>
          <span className="mt-1 block font-semibold group-hover:text-accent">{next.title}</span>
        </SmartLink>
      )}
    </nav>
  )
}

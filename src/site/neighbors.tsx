import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'

type Neighbor = { href: string; title: string; rel?: string }
type Props = { label: string; previous?: Neighbor; next?: Neighbor; names: [previous: string, next: string] }

/** Links to the text before and after this one. */
export function Neighbors({ label, previous, next, names: [before, after] }: Props) {
  if (!previous && !next) return null
  const card = 'group rounded-card border border-line p-5 hover:border-line-strong'
  const name = 'flex items-center gap-2 text-sm text-muted'
  const title = 'mt-1 block leading-snug font-semibold text-balance group-hover:text-accent'
  return (
    <nav aria-label={label} className="grid gap-4 border-t border-line pt-8 sm:grid-cols-2 print:hidden">
      {previous && (
        <SmartLink href={previous.href} rel="prev" className={card}>
          <span className={name}>
            <ArrowLeft size={14} /> {before}
          </span>
          <span className={title}>{previous.title}</span>
        </SmartLink>
      )}
      {next && (
        <SmartLink
          href={next.href}
          rel={next.rel ?? 'next'}
          className={`${card} sm:col-start-2 sm:text-right`}
        >
          <span className={`${name} sm:justify-end`}>
            {after} <ArrowRight size={14} />
          </span>
          <span className={title}>{next.title}</span>
        </SmartLink>
      )}
    </nav>
  )
}

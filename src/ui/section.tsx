import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

type Props = {
  heading: ReactNode
  /** A word or two above the heading. */
  eyebrow?: ReactNode
  /** A paragraph below the heading. */
  lead?: ReactNode
  children?: ReactNode
  /** Anchor of the section. */
  id?: string
  level?: 1 | 2 | 3
  align?: 'start' | 'center'
  className?: string
}

/** A part of a page: heading block and content on the page grid, with the one vertical rhythm of the site. */
export function Section({
  heading,
  eyebrow,
  lead,
  children,
  id,
  level = 2,
  align = 'start',
  className,
}: Props) {
  const headingId = useId()
  const Heading = `h${level}` as const
  return (
    <section id={id} aria-labelledby={headingId} className={clsx('py-16 md:py-24', className)}>
      <div className="container-page">
        <div className={clsx('max-w-[44rem]', align === 'center' && 'mx-auto text-center')}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Heading id={headingId} className={clsx('tracking-tight', headingSizes[level])}>
            {heading}
          </Heading>
          {lead && <p className="mt-5 text-lg text-pretty text-muted">{lead}</p>}
        </div>
        {children && <div className="mt-10 md:mt-14">{children}</div>}
      </div>
    </section>
  )
}

const headingSizes = {
  1: 'text-4xl leading-[1.08] font-semibold sm:text-5xl md:text-6xl',
  2: 'text-3xl leading-[1.15] font-semibold md:text-title',
  3: 'text-2xl leading-snug font-semibold',
}

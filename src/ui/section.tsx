import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { columnClasses, type Columns } from './columns'

type Props = {
  heading: ReactNode
  /** A word or two above the heading. */
  eyebrow?: ReactNode
  /** A paragraph below the heading, as text or as elements. */
  lead?: ReactNode
  /** More below the lead, such as buttons. */
  actions?: ReactNode
  children?: ReactNode
  /** Anchor. The search index lists the section only if it has one. */
  id?: string
  tone?: keyof typeof tones
  /** Puts the heading block beside the content instead of above it, in columns of this ratio. */
  columns?: Columns
  /** With `columns`: the heading block stays in view while the content scrolls. */
  sticky?: boolean
  /** With `columns`: both are centered vertically. */
  centered?: boolean
  /** With `columns`: the heading block is on the right. */
  mirrored?: boolean
  /** Puts the lead beside the heading, where it is a remark rather than a summary. */
  leadBeside?: boolean
}

/** A section of a page: heading block and content on the page grid, with the site's one vertical rhythm. */
export function Section(props: Props) {
  const { heading, eyebrow, lead, actions, children, id, tone = 'plain' } = props
  const { columns, sticky, centered, mirrored, leadBeside } = props
  const headingId = useId()
  const slim = tone === 'slim'
  const Lead = typeof lead === 'string' ? 'p' : 'div'
  const head = (
    <div
      className={clsx(
        !columns && 'max-w-[44rem]',
        sticky && 'lg:sticky lg:top-28 lg:self-start',
        mirrored && 'lg:order-2',
      )}
    >
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={headingId} className={slim ? 'text-lg font-semibold' : 'heading-section'}>
        {heading}
      </h2>
      {lead && !leadBeside && <Lead className="mt-5 text-lg text-pretty text-soft">{lead}</Lead>}
      {actions}
    </div>
  )
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-ground={tone === 'raised' ? undefined : ''}
      className={clsx(slim ? 'py-8' : 'py-12 md:py-24', tones[tone])}
    >
      <div
        className={clsx(
          'container-page',
          columns && ['grid grid-cols-1 gap-x-16 gap-y-8 md:gap-y-10', columnClasses[columns]],
          centered && 'lg:items-center',
        )}
      >
        {leadBeside ? (
          <div className={clsx('grid grid-cols-1 gap-x-16 gap-y-5 lg:items-start', columnClasses['1/1'])}>
            {head}
            <Lead className={clsx('text-pretty', slim ? 'text-body-sm text-muted' : 'text-soft lg:mt-2')}>
              {lead}
            </Lead>
          </div>
        ) : (
          head
        )}
        {children && <div className={columns ? 'min-w-0' : slim ? 'mt-6' : 'mt-8 md:mt-14'}>{children}</div>}
      </div>
    </section>
  )
}

const tones = {
  /** Nothing separates it from a section above on the page's ground, so their spaces don't add up. */
  plain: '[[data-ground]+&]:pt-0',
  /** Set apart from the section above by a line. */
  ruled: '-mt-px border-t border-line',
  /** A low band with a small heading. */
  slim: '-mt-px border-t border-line',
  /** On its own background. */
  raised: '-mt-px border-y border-line bg-raised',
}

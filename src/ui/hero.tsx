import clsx from 'clsx'
import type { ReactNode } from 'react'
import { columnClasses, type Columns } from './columns'

type Props = {
  eyebrow?: ReactNode
  heading: ReactNode
  lead: ReactNode
  /** Buttons below the lead. */
  actions?: ReactNode
  /** Paragraphs below lead and buttons. */
  note?: ReactNode
  /** A drawing behind everything. */
  background?: ReactNode
  columns: Columns
  /** Vertical alignment of the columns. */
  align?: keyof typeof alignments
  /** Classes of the heading, for another size. */
  headingClass?: string
  /** Anchor. */
  id?: string
  className?: string
  /** The picture or demo beside the text. */
  children: ReactNode
}

/** The head of a page: text on the left, and on the right the picture or demo that supports it. */
export function Hero(props: Props) {
  const { eyebrow, heading, lead, actions, note, background, columns, align = 'center' } = props
  return (
    <section id={props.id} className={clsx('relative overflow-clip', props.className)}>
      {background}
      <div
        className={clsx(
          'relative container-page grid grid-cols-1 gap-x-16 gap-y-10 py-14 md:gap-y-12 md:py-24',
          columnClasses[columns],
          alignments[align],
        )}
      >
        <div>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h1 className={clsx('heading-page', props.headingClass)}>{heading}</h1>
          <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
            {lead}
          </p>
          {actions && <div className="actions mt-9">{actions}</div>}
          {note}
        </div>
        {props.children}
      </div>
    </section>
  )
}

const alignments = { center: 'lg:items-center', end: 'lg:items-end' }

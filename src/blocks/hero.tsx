import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { Breadcrumb, type Step } from '@/site/breadcrumb'
import { columnClasses } from '@/ui/columns'
import styles from './hero.module.css'

type Props = BlockAttributes<'hero'> & {
  heading: ReactNode
  intro: ReactNode
  /** Buttons and what else belongs to the text. */
  more: ReactNode
  /** The way to the page. */
  steps?: Step[]
  /** The picture or demo that proves the heading. */
  children?: ReactNode
}

/** The head of a page: text, and beside or below it what proves the heading. Strong text of the heading has the accent. */
export function Hero(props: Props) {
  const { eyebrow, breadcrumb, layout, columns, ruled, heading, intro, more, steps = [], children } = props
  const split = layout === 'split'
  // Phones show it below a form.
  const rest = more && (
    <div className="copy flow mt-8 max-lg:order-1 [&>h2:not(:first-child)]:mt-10">{more}</div>
  )
  return (
    <section
      data-ground={ruled ? undefined : ''}
      className={clsx(children && styles.light, 'relative overflow-clip', ruled && 'border-b border-line')}
    >
      <div
        className={clsx(
          'relative container-page grid grid-cols-1 gap-x-16 gap-y-10 pt-10 pb-14 max-lg:has-[[data-tf-widget],[method=post]]:[reading-flow:grid-order] md:gap-y-12 md:py-12',
          !split && columnClasses[columns],
          columns === '4/8' && 'lg:max-xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
          // The least width for the text of a drawing.
          !split &&
            columns === '1/1' &&
            'lg:max-xl:has-[figure>svg]:grid-cols-[minmax(0,1fr)_530px] lg:max-xl:has-[figure>svg]:gap-x-10',
          props.centered && 'lg:items-center',
        )}
      >
        <div className="min-w-0 max-lg:has-[+*_:is([data-tf-widget],[method=post])]:contents">
          {breadcrumb && <Breadcrumb steps={steps} className="mb-5" />}
          <div
            className={clsx(
              split && 'grid gap-x-16 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start',
              split && columns === '7/5' && 'xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            )}
          >
            <div className={clsx(split && 'lg:row-span-2')}>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <h1 className="heading-page [&>strong]:text-accent-gradient [&>strong]:inline-block [&>strong]:font-[inherit]">
                {heading}
              </h1>
            </div>
            <div
              className={clsx(
                'copy flow mt-6 max-w-[40rem] text-lg text-pretty text-soft',
                split && 'md:max-xl:*:text-balance lg:mt-1',
              )}
            >
              {intro}
            </div>
            {split && rest}
          </div>
          {!split && rest}
        </div>
        {children && <div className="copy flow min-w-0 [&>h2:not(:first-child)]:mt-10">{children}</div>}
      </div>
    </section>
  )
}

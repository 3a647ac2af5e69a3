import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { BlockItem } from '@/content/types'
import { PhoneFold } from '@/ui/phone-fold'
import styles from './items.module.css'

export type Item = BlockItem<ReactNode>

type Props = {
  items: Item[]
  /** Classes of the list; they style the items with `*:` and their titles with `[&_h3]:`. */
  className: string
  ordered?: boolean
  /** Phones show the text of an item when its title is pressed, and the first of a long list. */
  fold?: boolean
  titleClass?: string
}

/** A list of titles with text below each. */
export function Items({ items, className, ordered, fold, titleClass }: Props) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={clsx('copy not-prose items', className)}>
      {items.map(({ title, id, body }, index) => (
        <li key={index} id={id}>
          {fold ? (
            <PhoneFold title={title} titleClass={titleClass} open={index === 0 && items.length > 5}>
              {body}
            </PhoneFold>
          ) : (
            <>
              <h3 className={titleClass}>{title}</h3>
              {body}
            </>
          )}
        </li>
      ))}
    </List>
  )
}

/** Columns of a grid from 64rem on. Two over the whole width begin where halves of a section do. */
export const gridColumns = {
  '2': 'sm:grid-cols-2 lg:gap-x-[clamp(2.5rem,8%,4rem)]',
  // Below 80rem, a third is too narrow for the keys of a configuration, and needs larger letters in drawings.
  '3': 'md:grid-cols-3 md:max-lg:gap-x-6 lg:max-xl:gap-x-8 md:max-xl:has-[li_li>code]:grid-cols-2 md:max-lg:has-[figure>svg]:grid-cols-1 md:max-lg:[&>:has(figure>svg)]:grid md:max-lg:[&>:has(figure>svg)]:grid-cols-2 md:max-lg:[&>:has(figure>svg)]:grid-rows-[auto_1fr] md:max-lg:[&>:has(figure>svg)]:gap-x-10 md:max-lg:[&_figure]:col-start-2 md:max-lg:[&_figure]:row-span-2 md:max-lg:[&_figure]:row-start-1 lg:max-xl:[&_figure_text]:text-[length:calc(var(--text-caption)*1.26)]',
  '4': `${styles.four} sm:grid-cols-2 lg:grid-cols-4 lg:max-xl:[&_figure_text]:text-[length:calc(var(--text-caption)*1.35)]`,
  '5': 'sm:grid-cols-2 sm:max-md:*:nth-5:col-span-full md:max-lg:grid-cols-6 md:max-lg:*:col-span-2 md:max-lg:*:nth-[n+4]:col-span-3 lg:grid-cols-5',
}

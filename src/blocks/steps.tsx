import clsx from 'clsx'
import type { BlockAttributes } from '@/content/blocks'
import { Items, type Item } from './items'
import styles from './steps.module.css'

type Props = BlockAttributes<'steps'> & { items: Item[] }

const widths: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'xl:grid-cols-5' }

/** Numbered steps: below each other, from left to right, or each beside its listing. */
export function Steps({ layout, items }: Props) {
  return (
    <Items
      ordered
      items={items}
      className={clsx(
        'text-body-sm leading-relaxed text-muted [&_h3+*]:mt-1 [&_strong]:font-medium [&_strong]:text-text [&>li>p]:max-w-[40rem]',
        styles[layout],
        layout === 'line' && [widths[items.length], items.length > 4 && styles.long],
      )}
      titleClass="text-base font-semibold text-text"
    />
  )
}

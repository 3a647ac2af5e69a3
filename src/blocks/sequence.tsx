import clsx from 'clsx'
import type { BlockAttributes } from '@/content/blocks'
import { Items, type Item } from './items'

type Props = BlockAttributes<'sequence'> & { items: Item[] }

const widths: Record<number, string> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
}

/** What happens one after the other, in stages from left to right. A strong title marks its stage. */
export function Sequence({ items }: Props) {
  return (
    <Items
      ordered
      items={items}
      className={clsx(
        'grid items-stretch gap-2 text-body-sm text-muted *:relative *:min-w-0 *:rounded-card *:border *:border-line *:bg-raised *:px-5 *:py-3 *:has-[h3>strong]:border-coral *:has-[h3>strong]:bg-coral/10 md:gap-4 md:*:py-5 lg:gap-8 lg:*:not-last:after:absolute lg:*:not-last:after:top-1/2 lg:*:not-last:after:-right-8 lg:*:not-last:after:w-8 lg:*:not-last:after:text-center lg:*:not-last:after:text-muted lg:*:not-last:after:content-["→"] [&_code]:wrap-anywhere [&_h3+*]:mt-1 md:[&_h3+*]:mt-3',
        widths[items.length],
      )}
      titleClass="text-sm font-semibold text-text"
    />
  )
}

import clsx from 'clsx'
import type { BlockAttributes } from '@/content/blocks'
import { gridColumns, Items, type Item } from './items'

type Props = BlockAttributes<'stats'> & { items: Item[] }

/** Large figures, or one very large one, each with what was counted below it. */
export function Stats({ per, items }: Props) {
  return (
    <Items
      items={items}
      className={clsx(
        'grid gap-x-8 gap-y-8 text-muted',
        per === '1' ? '[&_h3+*]:mt-4' : 'text-sm [&_h3+*]:mt-1.5',
        gridColumns[per],
      )}
      titleClass={clsx(
        'font-semibold tracking-tight tabular-nums',
        per === '1' ? 'text-7xl text-coral md:text-8xl' : 'text-4xl text-text',
      )}
    />
  )
}

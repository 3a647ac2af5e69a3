import clsx from 'clsx'
import type { BlockAttributes } from '@/content/blocks'
import { gridColumns, Items, type Item } from './items'

type Props = BlockAttributes<'cards'> & { items: Item[] }

/** Cards in a grid, each with a title. */
export function Cards({ per, tone, items }: Props) {
  return (
    <Items
      items={items}
      className={clsx(
        'grid grid-cols-1 gap-4 text-body-sm leading-relaxed wrap-break-word text-muted *:rounded-card *:border *:border-line *:p-6 [&_h3+*]:mt-2',
        tone === 'raised' && '*:bg-raised',
        // A card whose title is a link can be pressed anywhere; links in its text stay above.
        '*:relative *:transition-colors *:has-[h3_a]:hover:border-muted [&_h3_a]:after:absolute [&_h3_a]:after:inset-0 [&_p_a]:relative [&_p_a]:z-1',
        gridColumns[per],
      )}
      titleClass="text-lg leading-snug font-semibold text-text"
    />
  )
}

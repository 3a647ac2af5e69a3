import type { BlockAttributes } from '@/content/blocks'
import { Items, type Item } from './items'

type Props = BlockAttributes<'cards'> & { items: Item[] }

/** Cards in a grid, each with a title. One whose title is a link can be pressed anywhere; links in its text stay above. */
export function Cards({ items }: Props) {
  return (
    <Items
      items={items}
      className="grid grid-cols-1 gap-4 text-body-sm leading-relaxed wrap-break-word text-muted *:relative *:rounded-card *:border *:border-line *:bg-raised *:p-6 *:transition-colors *:has-[h3_a]:hover:border-muted md:grid-cols-3 [&_h3_a]:after:absolute [&_h3_a]:after:inset-0 [&_h3+*]:mt-2 [&_p_a]:relative [&_p_a]:z-1"
      titleClass="text-lg leading-snug font-semibold text-text"
    />
  )
}

import type { BlockAttributes } from '@/content/blocks'
import { Items, type Item } from './items'

type Props = BlockAttributes<'stats'> & { items: Item[] }

/** Very large figures, each with what was counted below it. */
export function Stats({ items }: Props) {
  return (
    <Items
      items={items}
      className="grid gap-8 pt-2 text-muted md:pt-6 [&_h3+*]:mt-4"
      titleClass="text-7xl font-semibold tracking-tight text-coral tabular-nums md:text-8xl"
    />
  )
}

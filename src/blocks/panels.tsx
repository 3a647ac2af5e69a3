import type { BlockAttributes } from '@/content/blocks'
import { featureAnchor } from '@/lib/slug'
import { Switcher } from '@/ui/choices'
import type { Item } from './items'
import styles from './panels.module.css'

type Props = BlockAttributes<'panels'> & { items: Item[] }

/** Items of which one is shown, by a choice above them that works without script. A drawing after them follows the choice. */
export function Panels({ legend, initial, items }: Props) {
  return (
    <Switcher
      name={featureAnchor(legend)}
      legend={legend}
      look="pills"
      initial={initial}
      className={styles.panels}
      panelsClass="copy mt-6 text-muted md:[&_.grid:has(>.code-pair)]:grid-cols-2"
      options={items.map(({ title, body }) => ({
        label: title,
        panel: <div className="flow md:flex md:h-full md:flex-col md:[&>figure:last-child]:grow">{body}</div>,
      }))}
    />
  )
}

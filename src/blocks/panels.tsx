import type { ComponentProps } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { featureAnchor } from '@/lib/slug'
import { Switcher } from '@/ui/choices'
import { Drawing } from './drawing'
import type { Item } from './items'
import styles from './panels.module.css'

type Props = Omit<BlockAttributes<'panels'>, 'drawing'> & {
  items: Item[]
  drawing?: ComponentProps<typeof Drawing>
}

/** Items of which one is shown, by a choice above them that works without script, and a drawing that follows the choice. */
export function Panels({ legend, initial, drawing, items }: Props) {
  const switcher = (
    <Switcher
      name={featureAnchor(legend)}
      legend={legend}
      look="bar"
      initial={initial}
      panelsClass="copy mt-6 text-muted"
      options={items.map(({ title, body }, index) => ({
        key: String(index),
        label: title,
        panel: <div className="flow">{body}</div>,
      }))}
    />
  )
  if (!drawing) return switcher
  return (
    <div className={styles.drawing}>
      {switcher}
      <div className="mt-6">
        <Drawing {...drawing} />
      </div>
    </div>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ChevronDown } from './icon'
import styles from './phone-fold.module.css'

type Props = {
  title: ReactNode
  /** Level of the title, `p` where it is no heading. */
  as?: 'h2' | 'h3' | 'h4' | 'p'
  /** A word about the content beside the chevron, such as the number of entries. */
  note?: ReactNode
  titleClass?: string
  /** Whether wider screens leave the title out. */
  phoneTitle?: boolean
  open?: boolean
  children: ReactNode
}

/** A title whose content phones show on demand and wider screens always. A find in the page opens it. */
export function PhoneFold({ title, as: Title = 'h3', note, titleClass, phoneTitle, open, children }: Props) {
  return (
    <div className={styles.fold}>
      <Title className={clsx(styles.title, phoneTitle && styles.phoneTitle, titleClass)}>{title}</Title>
      <details open={open}>
        <summary data-chrome className={styles.summary}>
          <span className="sr-only">{title}</span>
          {note && <span>{note}</span>}
          <ChevronDown size={16} className={styles.chevron} />
        </summary>
        {children}
      </details>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './closing-band.module.css'

type Props = { heading: ReactNode; id?: string; intro: ReactNode; actions: ReactNode }

/** The call that ends a page: a heading and a sentence, and its buttons. */
export function ClosingBand({ heading, id, intro, actions }: Props) {
  return (
    <div className={styles.band}>
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-8 py-12 md:py-24 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2
            id={id}
            className="max-w-[20ch] text-4xl leading-[1.08] font-semibold tracking-[-0.03em] wrap-break-word md:text-5xl"
          >
            {heading}
          </h2>
          <div className="mt-5 max-w-[40rem] text-lg text-balance text-soft">{intro}</div>
        </div>
        {actions}
      </div>
    </div>
  )
}

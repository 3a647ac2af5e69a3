'use client'

import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { OnDemandStatus } from './use-on-demand.client'
import styles from './widget.module.css'

type Props = { label: string; status: OnDemandStatus; onPress: () => void; children: ReactNode }

/** The bar below a widget as the build left it: a note, and the button that makes it editable. */
export function EditBar({ label, status, onPress, children }: Props) {
  return (
    <div className={styles.bar}>
      <p className="text-sm text-muted" role={status === 'failed' ? 'alert' : undefined}>
        {status === 'failed'
          ? 'The editor could not be loaded. Check your connection and press the button again.'
          : children}
      </p>
      <Button variant="secondary" className="script-only" loading={status === 'loading'} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}

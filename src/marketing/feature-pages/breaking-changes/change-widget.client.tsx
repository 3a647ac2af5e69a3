'use client'

import { useRef, useState, type ReactNode } from 'react'
import { EditBar } from '@/marketing/widgets/edit-bar.client'
import { chosenIndex } from '@/marketing/widgets/chosen-index'
import { useOnDemand } from '@/marketing/widgets/use-on-demand.client'
import styles from '@/marketing/widgets/widget.module.css'
import type { Client } from '@/playground/engine/messages'
import type { Proposal } from './proposals'

type Props = {
  published: string
  proposals: readonly Proposal[]
  clients: readonly Client[]
  /** The cases as the build compared them. */
  children: ReactNode
}

/** A proposed change and who would notice. A press fetches editors and engine and starts with the case in view. */
export function ChangeWidget({ children, ...example }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const { Live, status, start } = useOnDemand(
    () => import('./change-editor.client').then(({ ChangeEditor }) => ChangeEditor),
    'change',
  )

  function edit() {
    setChosen(chosenIndex(frame.current))
    void start()
  }

  return (
    <div ref={frame} className={styles.widget}>
      <h2 className="sr-only">A proposed change and who would notice</h2>
      {Live ? (
        <Live {...example} initial={chosen} />
      ) : (
        <>
          {children}
          <EditBar label="Edit schema and clients" status={status} onPress={edit}>
            Sample data: one type and three clients. Edit all of it; nothing leaves your browser.
          </EditBar>
        </>
      )}
    </div>
  )
}

'use client'

import { useRef, useState, type ReactNode } from 'react'
import { chosenIndex } from '@/marketing/widgets/chosen-index'
import { EditBar } from '@/marketing/widgets/edit-bar.client'
import { useOnDemand } from '@/marketing/widgets/use-on-demand.client'
import styles from '@/marketing/widgets/widget.module.css'
import type { Preset } from './presets'

type Props = {
  presets: readonly Preset[]
  /** The cases as the build composed them. */
  children: ReactNode
}

/** Two subgraphs and their composition. A press fetches editors and engine and starts with the case in view. */
export function CompositionWidget({ presets, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const { Live, status, start } = useOnDemand(
    () => import('./composition-editor.client').then(({ CompositionEditor }) => CompositionEditor),
    'composition',
  )

  function edit() {
    setChosen(chosenIndex(frame.current))
    void start()
  }

  return (
    <div ref={frame} className={styles.widget}>
      <h2 className="sr-only">Two subgraphs and their composition</h2>
      {Live ? (
        <Live presets={presets} initial={chosen} />
      ) : (
        <>
          {children}
          <EditBar label="Edit the schemas" status={status} onPress={edit}>
            Put your own schemas in place of these. They stay in your browser.
          </EditBar>
        </>
      )}
    </div>
  )
}

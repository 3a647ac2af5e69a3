'use client'

import { useState } from 'react'
import { LiveExample } from '@/playground/example/live-example.client'
import { emptyWork } from '@/playground/work'
import { CaseChoice } from './cases'
import type { EditorProps } from './editor-island.client'

/** The cases with editors, and what the composer says of their schemas with every change. */
export function Editor({ cases, initial }: EditorProps) {
  const [works] = useState(() => cases.map(({ subgraphs }) => ({ ...emptyWork, subgraphs })))
  const [chosen, setChosen] = useState(initial)
  return (
    <>
      <CaseChoice
        name="preset"
        legend="Pair of subgraphs"
        cases={cases}
        chosen={chosen}
        onChoose={setChosen}
      />
      <LiveExample first={works[chosen] ?? emptyWork} shows="problems" />
    </>
  )
}

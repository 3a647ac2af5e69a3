'use client'

import { useId, useMemo, useState, type Ref } from 'react'
import type { Problem } from '../engine/messages'
import { countPlaces } from '../view/problem-marks'
import type { Work } from '../work'
import { SchemaWorkbench, type WorkbenchHandle } from '../workbench/schema-workbench.client'
import { SubgraphTabs } from '../workbench/subgraph-tabs'
import { applyFix, type Change } from './state/edits'
import { Pane } from './panes'
import { useSubgraphTools } from './subgraph-tools.client'

type Props = {
  work: Work
  problems: readonly Problem[]
  change: Change
  onType: (name: string, sdl: string) => void
  onUndo: () => void
  onRedo: () => void
  onLoadError: () => void
  ref: Ref<WorkbenchHandle>
}

/** The editors of all subgraphs, of which one is shown. */
export function SchemaPane({ work, problems, change, onType, ref, ...events }: Props) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const { subgraphs } = work
  const names = subgraphs.map(({ name }) => name)
  const selected = names.includes(wanted) ? wanted : (names[0] ?? '')
  const counts = useMemo(() => countPlaces(problems), [problems])
  const { rename, ...tools } = useSubgraphTools({ id, work, selected, onSelect: setWanted, change })

  return (
    <Pane label="Subgraph schemas" name="schemas">
      <SchemaWorkbench
        {...events}
        ref={ref}
        subgraphs={subgraphs}
        problems={problems}
        onChange={(index, sdl) => onType(names[index] ?? '', sdl)}
        onFix={(fix) => change((known) => applyFix(known, fix))}
        onShow={(name, range) => {
          setWanted(name)
          const isNamed = problems.some(
            ({ code, places }) =>
              code.endsWith('SUBGRAPH_NAME') && places.some(({ subgraph }) => subgraph === name),
          )
          if (!range && isNamed) rename()
          return !range && isNamed
        }}
        className="flex-1"
      >
        {(editors) => (
          <SubgraphTabs
            {...tools}
            id={id}
            label="Subgraphs"
            names={names}
            selected={selected}
            counts={counts}
            onSelect={setWanted}
            panels={editors}
            panelClass="flex min-h-0 flex-1 flex-col data-inactive:hidden"
          />
        )}
      </SchemaWorkbench>
      {names.length === 0 && (
        <p className="p-5 text-body-sm text-muted">
          This graph has no subgraphs. Add one, open files, or take an example from the tour below.
        </p>
      )}
    </Pane>
  )
}

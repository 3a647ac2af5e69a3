'use client'

import { useId, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { CodeField, type CodeFieldHandle } from '../editor/code-field.client'
import type { Place, Problem } from '../engine/messages'
import { countPlaces, marksOf, typeNames } from '../view/problem-marks'
import type { Work } from '../work'
import { applyFix, setSdl } from './state/edits'
import type { Change } from './state/change'
import { SubgraphTabs } from './subgraph-tabs.client'
import { Pane } from './pane'
import styles from './workbench.module.css'

/** Shows a place of a problem: the subgraph's tab and, where the place has a range, that range. */
export type SchemaPaneHandle = { show: (place: Place) => void }

type Props = {
  work: Work
  problems: readonly Problem[]
  change: Change
  onUndo: () => void
  onRedo: () => void
  onLoadError: () => void
  ref: Ref<SchemaPaneHandle>
}

/** The editors of all subgraphs, of which one is shown. */
export function SchemaPane({ work, problems, change, onUndo, onRedo, onLoadError, ref }: Props) {
  const id = useId()
  const fields = useRef(new Map<string, CodeFieldHandle>())
  const [wanted, setWanted] = useState('')
  const { subgraphs } = work
  const selected = (subgraphs.find(({ name }) => name === wanted) ?? subgraphs[0])?.name ?? ''
  const idOf = (name: string, part: 'tab' | 'panel') => `${id}${part}-${name.replaceAll(/\s/g, '-')}`

  const marks = useMemo(
    () => marksOf(problems, (fix) => change((known) => applyFix(known, fix))),
    [problems, change],
  )
  const vocabulary = useMemo(() => ({ types: typeNames(subgraphs) }), [subgraphs])
  const counts = useMemo(() => countPlaces(problems), [problems])

  useImperativeHandle(ref, () => ({
    show({ subgraph, range }) {
      setWanted(subgraph)
      // The panel is shown after this only.
      requestAnimationFrame(() => {
        if (range) fields.current.get(subgraph)?.select(range)
        else document.getElementById(idOf(subgraph, 'tab'))?.focus()
      })
    },
  }))

  return (
    <Pane label="Subgraph schemas" name="schemas">
      <SubgraphTabs
        work={work}
        selected={selected}
        problems={counts}
        idOf={idOf}
        onSelect={setWanted}
        change={change}
      />
      {subgraphs.map(({ name, sdl }) => (
        <div
          key={name}
          role="tabpanel"
          id={idOf(name, 'panel')}
          aria-labelledby={idOf(name, 'tab')}
          hidden={name !== selected}
          className={styles.editorPanel}
        >
          <CodeField
            ref={(field) => {
              if (field) fields.current.set(name, field)
              return () => void fields.current.delete(name)
            }}
            label={`Schema of ${name}`}
            language="schema"
            value={sdl}
            onChange={(next) => change((known) => setSdl(known, name, next), `schema ${name}`)}
            marks={marks.get(name)}
            vocabulary={vocabulary}
            onUndo={onUndo}
            onRedo={onRedo}
            onLoadError={onLoadError}
            className={styles.field}
          />
        </div>
      ))}
      {subgraphs.length === 0 && (
        <p className="p-5 text-body-sm text-muted">
          This graph has no subgraphs. Add one, open files, or take an example from the tour below.
        </p>
      )}
    </Pane>
  )
}

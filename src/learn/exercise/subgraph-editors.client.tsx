'use client'

import { useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { CodeField, type CodeFieldHandle } from '@/playground/editor/code-field.client'
import type { Place, Problem, Subgraph } from '@/playground/engine/messages'
import { countPlaces, marksOf, typeNames } from '@/playground/view/problem-marks'
import { nextTab } from '@/ui/tabs.client'
import styles from './exercise.module.css'
import { SubgraphTabs } from './subgraph-tabs'

/** Shows a place of a problem: the subgraph's tab and, where the place has a range, that range. */
export type SubgraphEditorsHandle = { show: (place: Place) => void }

type Props = {
  id: string
  /** Names the tab list. */
  name: string
  subgraphs: Subgraph[]
  starter: Subgraph[]
  problems: readonly Problem[]
  /** Called when a learner turns to the editors. */
  onEngage: () => void
  onChange: (name: string, sdl: string) => void
  ref: Ref<SubgraphEditorsHandle>
}

/** An editor for each schema of an exercise. */
export function SubgraphEditors(props: Props) {
  const { id, name, subgraphs, starter, problems, onEngage, onChange, ref } = props
  const fields = useRef(new Map<number, CodeFieldHandle>())
  const [selected, setSelected] = useState(0)
  const marks = useMemo(() => marksOf(problems), [problems])
  const counts = useMemo(() => countPlaces(problems), [problems])
  const vocabulary = useMemo(() => ({ types: typeNames(subgraphs) }), [subgraphs])

  useImperativeHandle(ref, () => ({
    show({ subgraph, range }) {
      const index = subgraphs.findIndex((known) => known.name === subgraph)
      setSelected(index)
      // The panel is shown after this only.
      requestAnimationFrame(() => {
        if (range) fields.current.get(index)?.select(range)
        else document.getElementById(`${id}-tab${index}`)?.focus()
      })
    },
  }))

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, selected, subgraphs.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <SubgraphTabs
      id={id}
      name={name}
      starter={starter}
      selected={selected}
      counts={counts}
      onSelect={setSelected}
      onKeyDown={onKeyDown}
      onFocus={onEngage}
      panels={subgraphs.map(({ name: label, sdl }, index) => (
        <CodeField
          key={label}
          ref={(field) => {
            if (field) fields.current.set(index, field)
            return () => void fields.current.delete(index)
          }}
          label={`Schema of ${label}`}
          language="schema"
          value={sdl}
          onChange={(next) => onChange(label, next)}
          marks={marks.get(label)}
          vocabulary={vocabulary}
          className={styles.field}
        />
      ))}
    />
  )
}

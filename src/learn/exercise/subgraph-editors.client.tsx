'use client'

import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { whenNearViewport } from '@/lib/prefetch-margin'
import { CodeField, type CodeFieldHandle } from '@/playground/editor/code-field.client'
import type { Place, Problem, Subgraph } from '@/playground/engine/messages'
import { countPlaces, marksOf, typeNames } from '@/playground/view/problem-marks'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { nextTab } from '@/ui/tabs.client'
import styles from './exercise.module.css'

/** Shows a place of a problem: the subgraph's tab and, where the place has a range, that range. */
export type SubgraphEditorsHandle = { show: (place: Place) => void }

type Props = {
  /** Names the tab list. */
  name: string
  subgraphs: Subgraph[]
  starter: Subgraph[]
  /** What stands in the place of each editor until it comes near the viewport. */
  listings: ReactNode[]
  problems: readonly Problem[]
  /** Called when a learner turns to the editors. */
  onEngage: () => void
  onChange: (name: string, sdl: string) => void
  ref: Ref<SubgraphEditorsHandle>
}

/** The schemas of an exercise, a tab for each. Without script all of them are shown. */
export function SubgraphEditors({
  name,
  subgraphs,
  starter,
  listings,
  problems,
  onEngage,
  onChange,
  ref,
}: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const fields = useRef(new Map<number, CodeFieldHandle>())
  const [selected, setSelected] = useState(0)
  const [near, setNear] = useState(false)
  const names = subgraphs.map((subgraph) => subgraph.name)
  const marks = useMemo(() => marksOf(problems), [problems])
  const counts = useMemo(() => countPlaces(problems), [problems])
  const vocabulary = useMemo(() => ({ types: typeNames(subgraphs) }), [subgraphs])

  useEffect(() => (frame.current ? whenNearViewport(frame.current, () => setNear(true)) : undefined), [])
  useImperativeHandle(ref, () => ({
    show({ subgraph, range }) {
      const index = names.indexOf(subgraph)
      setSelected(index)
      // The panel is shown after this only.
      requestAnimationFrame(() => {
        if (range) fields.current.get(index)?.select(range)
        else document.getElementById(`${id}tab${index}`)?.focus()
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
    <div
      ref={frame}
      className={styles.editors}
      style={{ '--lines': lineCount(starter) } as CSSProperties}
      onFocus={onEngage}
    >
      <div role="tablist" aria-label={`Subgraphs of ${name}`} className={styles.tabs} onKeyDown={onKeyDown}>
        {names.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            style={subgraphTone(label, names)}
            className={styles.tab}
            onClick={() => setSelected(index)}
          >
            <span aria-hidden="true" className={styles.dot} />
            {label}
            {(counts.get(label) ?? 0) > 0 && (
              <span className={styles.count}>
                {counts.get(label)}
                <span className="sr-only"> {counts.get(label) === 1 ? 'problem' : 'problems'}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {subgraphs.map(({ name: label, sdl }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // Not `hidden`: the style sheet must be able to show the panel when there is no script.
          data-inactive={index !== selected || undefined}
          className={`tab-panel ${styles.panel}`}
        >
          <p className={`tab-heading ${styles.name}`}>{label}</p>
          {near ? (
            <CodeField
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
          ) : (
            listings[index]
          )}
        </div>
      ))}
    </div>
  )
}

const [minLines, maxLines] = [10, 24]

/** Lines that every editor shows: the longest schema of the starter and room to write, so that nothing moves. */
function lineCount(starter: Subgraph[]): number {
  const longest = Math.max(...starter.map(({ sdl }) => sdl.trimEnd().split('\n').length))
  return Math.min(Math.max(longest + 3, minLines), maxLines)
}

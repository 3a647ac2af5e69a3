'use client'

import { useId, useMemo, useState, useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import type { Problem } from '../engine/messages'
import { countPlaces } from '../view/problem-marks'
import type { Work } from '../work'
import { SchemaWorkbench } from '../workbench/schema-workbench.client'
import { SubgraphTabs } from '../workbench/subgraph-tabs'
import {
  applyFix,
  type Change,
  addSubgraph,
  moveSubgraph,
  removeSubgraph,
  renameProblem,
  renameSubgraph,
} from './state/edits'
import { Pane, SubgraphTools } from './panes'
import { nextTab } from '@/ui/next-tab'

type Props = Pick<ComponentProps<typeof SchemaWorkbench>, 'onUndo' | 'onRedo' | 'onLoadError' | 'ref'> & {
  work: Work
  problems: readonly Problem[]
  change: Change
  onType: (name: string, sdl: string) => void
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

type Options = {
  /** What the ids of the tabs begin with. */
  id: string
  work: Work
  selected: string
  onSelect: (name: string) => void
  change: Change
}

/** Buttons and keys that add, rename, move and remove subgraphs, as properties of their tabs. */
function useSubgraphTools({ id, work, selected, onSelect, change }: Options) {
  const [renaming, setRenaming] = useState(false)
  const names = work.subgraphs.map(({ name }) => name)
  const position = names.indexOf(selected)

  /** Selects the subgraph that is at a position after a change. */
  function select(name: string | undefined, at: number) {
    if (name === undefined) return
    onSelect(name)
    // The tab may be drawn after this only.
    requestAnimationFrame(() => document.getElementById(`${id}-tab${at}`)?.focus())
  }
  function add() {
    const { name } = addSubgraph(work)
    change((known) => addSubgraph(known).work)
    select(name, names.length)
  }
  function move(to: number) {
    change((known) => moveSubgraph(known, selected, to))
    select(selected, to)
  }
  function remove() {
    change((known) => removeSubgraph(known, selected))
    select(names[isLast ? position - 1 : position + 1], isLast ? position - 1 : position)
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, position, names.length)
    if (next !== undefined && event.altKey) move(next)
    else if (event.key === 'Delete' && position >= 0) remove()
    else if (event.key === 'F2' && position >= 0) setRenaming(true)
    else return
    event.preventDefault()
  }

  const isNone = position < 0
  const isLast = position === names.length - 1
  const actions = [
    { label: `Rename ${selected}`, disabled: isNone, onPress: () => setRenaming(true) },
    { label: `Move ${selected} left`, disabled: position < 1, onPress: () => move(position - 1) },
    { label: `Move ${selected} right`, disabled: isNone || isLast, onPress: () => move(position + 1) },
    { label: `Remove ${selected}`, disabled: isNone, onPress: remove },
    { label: 'Add a subgraph', onPress: add },
  ]

  return {
    rename: () => setRenaming(true),
    onKeyDown,
    tabProps: {
      'aria-keyshortcuts': 'F2 Delete Alt+ArrowLeft Alt+ArrowRight',
      onDoubleClick: () => setRenaming(true),
    },
    tools: (
      <>
        <SubgraphTools label={`Change ${selected || 'the subgraphs'}`} actions={actions} />
        {renaming && (
          <RenameField
            work={work}
            name={selected}
            onDone={(name) => {
              if (name !== undefined) change((known) => renameSubgraph(known, selected, name))
              setRenaming(false)
              select(name ?? selected, position)
            }}
          />
        )}
      </>
    ),
  }
}

type RenameProps = {
  work: Work
  name: string
  /** Gets the new name, or undefined when the old one stays. */
  onDone: (name?: string) => void
}

/** The field that renames a subgraph. Enter keeps the name, Escape drops it; a name that cannot be used says why. */
function RenameField({ work, name, onDone }: RenameProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(name)
  const problem = renameProblem(work, name, text.trim())

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <form
      className="absolute inset-x-2 top-full z-5 flex flex-wrap items-center gap-2.5 rounded-lg border border-line-strong bg-raised-2 px-3 py-2.5 shadow-float max-sm:top-auto max-sm:bottom-14"
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) onDone(text.trim())
      }}
    >
      <label htmlFor={id} className="text-caption text-muted">
        New name of {name}
      </label>
      <input
        id={id}
        ref={field}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        onBlur={() => onDone(problem ? undefined : text.trim())}
        className="min-w-0 rounded-md border border-line-field bg-ground px-2.5 py-1 font-mono text-caption pointer-coarse:min-h-11 pointer-coarse:text-base"
      />
      {problem && (
        <span id={`${id}problem`} role="alert" className="text-caption text-danger">
          {problem}
        </span>
      )}
    </form>
  )
}

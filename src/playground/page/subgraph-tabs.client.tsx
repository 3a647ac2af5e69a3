'use client'

import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight, Pencil, Plus, X } from '@/ui/icon'
import { nextTab } from '@/ui/tabs.client'
import { subgraphTab, SubgraphTabLabel } from '../view/subgraph-tab'
import { subgraphTone } from '../view/subgraph-tone'
import { RenameField } from './rename-field.client'
import { addSubgraph, moveSubgraph, removeSubgraph, renameSubgraph } from './state/edits'
import type { Change } from './state/change'
import type { Work } from '../work'
import styles from './subgraph-tabs.module.css'

type Props = {
  work: Work
  selected: string
  /** How many problems stand in each subgraph. */
  problems: ReadonlyMap<string, number>
  idOf: (name: string, part: 'tab' | 'panel') => string
  onSelect: (name: string) => void
  change: Change
}

/** The subgraphs as tabs, with buttons and keys to add, rename, move and remove them. */
export function SubgraphTabs({ work, selected, problems, idOf, onSelect, change }: Props) {
  const [renaming, setRenaming] = useState(false)
  const names = work.subgraphs.map(({ name }) => name)
  const position = names.indexOf(selected)

  function select(name: string | undefined) {
    if (name === undefined) return
    onSelect(name)
    // The tab may be drawn after this only.
    requestAnimationFrame(() => document.getElementById(idOf(name, 'tab'))?.focus())
  }

  function add() {
    const { name } = addSubgraph(work)
    change((known) => addSubgraph(known).work)
    select(name)
  }

  function move(to: number) {
    change((known) => moveSubgraph(known, selected, to))
    select(selected)
  }

  function remove() {
    change((known) => removeSubgraph(known, selected))
    select(names[position + 1] ?? names[position - 1])
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, position, names.length)
    if (next !== undefined && event.altKey) move(next)
    else if (next !== undefined) select(names[next])
    else if (event.key === 'Delete' && position >= 0) remove()
    else if (event.key === 'F2' && position >= 0) setRenaming(true)
    else return
    event.preventDefault()
  }

  function onDrop(event: DragEvent, to: number) {
    const name = event.dataTransfer.getData(dragType)
    if (name === '') return
    event.preventDefault()
    change((known) => moveSubgraph(known, name, to))
  }

  return (
    <div className={styles.bar}>
      <div role="tablist" aria-label="Subgraphs" className={styles.list} onKeyDown={onKeyDown}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={idOf(name, 'tab')}
            aria-controls={idOf(name, 'panel')}
            aria-selected={name === selected}
            aria-keyshortcuts="F2 Delete Alt+ArrowLeft Alt+ArrowRight"
            tabIndex={name === selected ? 0 : -1}
            className={subgraphTab}
            style={subgraphTone(name, names)}
            draggable
            onDragStart={(event) => event.dataTransfer.setData(dragType, name)}
            onDragOver={(event) => event.dataTransfer.types.includes(dragType) && event.preventDefault()}
            onDrop={(event) => onDrop(event, index)}
            onClick={() => onSelect(name)}
            onDoubleClick={() => setRenaming(true)}
          >
            <SubgraphTabLabel name={name} problems={problems.get(name) ?? 0} />
          </button>
        ))}
      </div>
      <div className={styles.tools} role="group" aria-label={`Change ${selected || 'the subgraphs'}`}>
        <Tool
          label={`Rename ${selected}`}
          disabled={position < 0}
          onPress={() => setRenaming(true)}
          icon={Pencil}
        />
        <Tool
          label={`Move ${selected} left`}
          disabled={position < 1}
          onPress={() => move(position - 1)}
          icon={ArrowLeft}
        />
        <Tool
          label={`Move ${selected} right`}
          disabled={position < 0 || position === names.length - 1}
          onPress={() => move(position + 1)}
          icon={ArrowRight}
        />
        <Tool label={`Remove ${selected}`} disabled={position < 0} onPress={remove} icon={X} />
        <Tool label="Add a subgraph" onPress={add} icon={Plus} />
      </div>
      {renaming && (
        <RenameField
          work={work}
          name={selected}
          onDone={(name) => {
            if (name !== undefined) change((known) => renameSubgraph(known, selected, name))
            setRenaming(false)
            select(name ?? selected)
          }}
        />
      )}
    </div>
  )
}

const dragType = 'text/x-subgraph'

type ToolProps = { label: string; icon: typeof Plus; disabled?: boolean; onPress: () => void }

function Tool({ label, icon: Icon, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Stays focusable, so that the keyboard keeps its place at the end of a row of moves.
      aria-disabled={disabled || undefined}
      className={styles.tool}
      onClick={disabled ? undefined : onPress}
    >
      <Icon size={16} />
    </button>
  )
}

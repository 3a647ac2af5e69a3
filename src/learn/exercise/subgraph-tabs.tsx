import type { CSSProperties, FocusEventHandler, KeyboardEventHandler, ReactNode } from 'react'
import type { Subgraph } from '@/playground/engine/messages'
import { subgraphTab, SubgraphTabLabel } from '@/playground/view/subgraph-tab'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import styles from './exercise.module.css'

type Props = {
  id: string
  /** Names the tab list. */
  name: string
  starter: Subgraph[]
  selected?: number
  /** Problems of each subgraph. */
  counts?: ReadonlyMap<string, number>
  onSelect?: (index: number) => void
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  onFocus?: FocusEventHandler
  /** A listing or an editor for each subgraph. */
  panels: ReactNode[]
}

/** The schemas of an exercise, a tab for each. Without script all of them are shown. */
export function SubgraphTabs(props: Props) {
  const { id, name, starter, selected = 0, counts, onSelect, onKeyDown, onFocus, panels } = props
  const names = starter.map((subgraph) => subgraph.name)
  return (
    <div
      className={styles.editors}
      style={{ '--lines': lineCount(starter) } as CSSProperties}
      onFocus={onFocus}
    >
      <div role="tablist" aria-label={`Subgraphs of ${name}`} className={styles.tabs} onKeyDown={onKeyDown}>
        {names.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab${index}`}
            aria-controls={`${id}-panel${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? undefined : -1}
            style={subgraphTone(label, names)}
            className={subgraphTab}
            onClick={onSelect && (() => onSelect(index))}
          >
            <SubgraphTabLabel name={label} problems={counts?.get(label) ?? 0} />
          </button>
        ))}
      </div>
      {names.map((label, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel${index}`}
          aria-labelledby={`${id}-tab${index}`}
          // Not `hidden`: the style sheet must be able to show the panel when there is no script.
          data-inactive={index !== selected || undefined}
          className={`tab-panel ${styles.panel}`}
        >
          <p className={`tab-heading ${styles.name}`}>{label}</p>
          {panels[index]}
        </div>
      ))}
    </div>
  )
}

const [minLines, maxLines] = [10, 24]

/** Lines that every panel shows: the longest schema of the starter and room to write, so that nothing moves. */
function lineCount(starter: Subgraph[]): number {
  const longest = Math.max(...starter.map(({ sdl }) => sdl.trimEnd().split('\n').length))
  return Math.min(Math.max(longest + 3, minLines), maxLines)
}

import clsx from 'clsx'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { nextTab } from '@/ui/next-tab'
import { subgraphTone } from '../view/subgraph-tone'
import { problemCount } from '../view/verdict'

type Props = {
  /** What the ids of tabs and panels begin with. */
  id: string
  /** Names the tab list. */
  label: string
  names: readonly string[]
  selected?: string
  /** Problems of each subgraph. */
  counts?: ReadonlyMap<string, number>
  onSelect?: (name: string) => void
  /** Handles keys before the tabs do. */
  onKeyDown?: (event: KeyboardEvent) => void
  /** More properties of a tab. */
  tabProps?: ComponentProps<'button'>
  /** Beside the tabs. */
  tools?: ReactNode
  /** A listing or an editor for each subgraph. */
  panels: ReactNode[]
  panelClass?: string
}

/** The subgraphs of a graph as tabs. Without script, and on paper, all of them are shown under their names. */
export function SubgraphTabs(props: Props) {
  const { id, label, names, selected = names[0], counts, onSelect, tabProps, tools, panels } = props

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    props.onKeyDown?.(event)
    const next = nextTab(event.key, names.indexOf(selected ?? ''), names.length)
    if (event.defaultPrevented || next === undefined) return
    event.preventDefault()
    onSelect?.(names[next] ?? '')
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      <div
        className={clsx(
          'relative flex border-b border-line noscript:hidden',
          // Phones have the tools below the panels.
          tools !== undefined && 'max-sm:contents',
        )}
      >
        <div
          role="tablist"
          aria-label={label}
          className="flex min-h-11 min-w-0 flex-1 [scrollbar-width:none] overflow-x-auto max-sm:flex-none max-sm:mask-r-from-[calc(100%-24px)]"
          onKeyDown={onSelect && onKeyDown}
        >
          {names.map((name, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              ref={onSelect && name === selected ? reveal : undefined}
              id={`${id}-tab${index}`}
              aria-controls={`${id}-panel${index}`}
              aria-selected={name === selected}
              // Not `disabled`: a list that scrolls needs something that takes the focus.
              aria-disabled={!onSelect || undefined}
              tabIndex={name === selected ? undefined : -1}
              style={subgraphTone(name, names)}
              onClick={onSelect && (() => onSelect(name))}
              // The list scrolls and would clip a focus ring outside the tab.
              className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 border-b-2 border-transparent px-3.5 font-mono text-caption whitespace-nowrap text-muted hover:text-text focus-visible:-outline-offset-3 aria-selected:border-(--tone) aria-selected:bg-code-ground aria-selected:text-text pointer-coarse:min-h-12"
              {...tabProps}
            >
              <span aria-hidden="true" className="size-2 rounded-full bg-(--tone)" />
              {name}
              <Problems count={counts?.get(name) ?? 0} />
            </button>
          ))}
        </div>
        {tools}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel${index}`}
          aria-labelledby={`${id}-tab${index}`}
          // Not `hidden`: the style sheet must be able to show the panel when there is no script.
          data-inactive={name !== selected || undefined}
          className={clsx('tab-panel p-0', props.panelClass)}
        >
          <p className="tab-heading mb-0 px-4 py-1.5 font-mono text-caption text-muted">{name}</p>
          {panels[index]}
        </div>
      ))}
    </>
  )
}

/** Scrolls the list, not the page, to the selected tab. */
function reveal(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (list) list.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.clientWidth) / 2
}

function Problems({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="rounded-full bg-danger/16 px-1.5 text-caption/4.5 text-danger">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`, ${problemCount(count)}`}</span>
    </span>
  )
}

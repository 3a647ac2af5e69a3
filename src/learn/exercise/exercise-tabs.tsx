import type { ComponentProps, CSSProperties, FocusEventHandler } from 'react'
import type { Subgraph } from '@/playground/engine/messages'
import { SubgraphTabs } from '@/playground/workbench/subgraph-tabs'
import { exerciseId } from './exercise-layout'
import type { ExerciseView } from './view'

type Props = Pick<ComponentProps<typeof SubgraphTabs>, 'selected' | 'counts' | 'onSelect' | 'panels'> & {
  view: ExerciseView
  onFocus?: FocusEventHandler
}

/** The schemas of an exercise in tabs, whose height fits the listings as well as the editors. */
export function ExerciseTabs({ view, onFocus, ...tabs }: Props) {
  const { starter } = view.graded
  return (
    <div
      className="border-y border-line noscript:divide-y noscript:divide-line"
      style={{ '--lines': lineCount(starter) } as CSSProperties}
      onFocus={onFocus}
    >
      <SubgraphTabs
        {...tabs}
        id={exerciseId(view)}
        label={`Subgraphs of ${view.title}`}
        names={starter.map(({ name }) => name)}
        panelClass="code-compact h-[calc(var(--lines)*1.6*var(--code-size)+20px)] bg-code-ground [--code-inset:3rem] [--code-space:10px] *:h-full noscript:h-auto noscript:[--code-inset:1rem] print:block! print:h-auto pointer-coarse:[--code-size:1rem] [&_pre]:h-full [&_pre]:overflow-auto"
      />
    </div>
  )
}

const [minLines, maxLines] = [10, 24]

/** Lines that every panel shows: the longest schema of the starter and room to write, so that nothing moves. */
function lineCount(starter: Subgraph[]): number {
  const longest = Math.max(...starter.map(({ sdl }) => sdl.trimEnd().split('\n').length))
  return Math.min(Math.max(longest + 3, minLines), maxLines)
}

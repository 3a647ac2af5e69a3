'use client'

import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { CodeField, type CodeFieldHandle } from '../editor/code-field.client'
import type { Fix, Place, Problem, Range, Subgraph } from '../engine/messages'
import { marksOf, typeNames } from '../view/problem-marks'

/** Shows a place of a problem: the editor of its subgraph and, where the place has a range, that range. */
export type WorkbenchHandle = { show: (place: Pick<Place, 'subgraph' | 'range'>) => void }

type Props = {
  subgraphs: readonly Subgraph[]
  /** Marked in the texts. */
  problems?: readonly Problem[]
  onChange: (index: number, sdl: string) => void
  /** Without it, marks offer no fixes. */
  onFix?: (fix: Fix) => void
  /** Take the place of the editors' own undo, where more than text is undone. */
  onUndo?: () => void
  onRedo?: () => void
  /** Called when the editor cannot be loaded; text areas stay. */
  onLoadError?: () => void
  /** Called before a place is shown, such as to open a tab. Returns true when it shows the place itself. */
  onShow?: (subgraph: string, range?: Range) => boolean | void
  /** Names an editor for assistive technology. */
  labelOf?: (name: string, index: number) => string
  /** Class of each editor. */
  className?: string
  /** Arranges the editors, such as in tabs. */
  children: (editors: ReactNode[]) => ReactNode
  ref?: Ref<WorkbenchHandle>
}

const none: readonly Problem[] = []
const isCode = (name: string) => name.endsWith('.ts')
const start = { from: 0, to: 0 }

/** The editors of a graph: a field for each subgraph, problems marked in the text with their fixes. */
export function SchemaWorkbench(props: Props) {
  const { subgraphs, problems = none, onChange, onFix, onShow, children, className, ref } = props
  const { labelOf = (name) => (isCode(name) ? `Resolvers, ${name}` : `Schema of ${name}`) } = props
  const fields = useRef<(CodeFieldHandle | null)[]>([])
  const marks = useMemo(() => marksOf(problems, onFix), [problems, onFix])
  const vocabulary = useMemo(() => ({ types: typeNames(subgraphs) }), [subgraphs])

  useImperativeHandle(ref, () => ({
    show({ subgraph, range }) {
      if (onShow?.(subgraph, range) === true) return
      // What it opens is drawn after this only.
      requestAnimationFrame(() =>
        fields.current[subgraphs.findIndex(({ name }) => name === subgraph)]?.select(range ?? start),
      )
    },
  }))

  // Without a key: the arrangement decides whether an editor follows its subgraph or its place.
  function editorAt({ name, sdl }: Subgraph, index: number) {
    return (
      <CodeField
        ref={(field) => {
          fields.current[index] = field
          return () => {
            fields.current[index] = null
          }
        }}
        label={labelOf(name, index)}
        language={isCode(name) ? 'script' : 'schema'}
        value={sdl}
        onChange={(next) => onChange(index, next)}
        marks={marks.get(name)}
        vocabulary={vocabulary}
        onUndo={props.onUndo}
        onRedo={props.onRedo}
        onLoadError={props.onLoadError}
        className={className}
      />
    )
  }
  return children(subgraphs.map(editorAt))
}

'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { isCount, isListOf, isShape, isString } from '@/lib/guards'
import type { Fix, Subgraph } from '@/playground/engine/messages'
import { applyFix } from '@/playground/page/state/edits'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { problemsOf } from '@/playground/view/problem-marks'
import { emptyWork, type Work } from '@/playground/work'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { actionBar, paneCode, paneField, paneName, panes } from '@/playground/workbench/frame'
import { keep, readKept } from '@/playground/workbench/kept-edits'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { useHistory } from '@/playground/workbench/use-history.client'
import { Button, buttonClass } from '@/ui/button'
import { CaseChoice, offered } from './cases'
import { presets } from './composition-presets'
import { CompositionResult } from './composition-result'
import type { EditorProps } from './editor-island.client'

const isKept = isShape<{ chosen: number; subgraphs: Subgraph[] }>({
  chosen: isCount,
  subgraphs: isListOf(isShape<Subgraph>({ name: isString, sdl: isString })),
})

/** Two editors, and what the composer says of their schemas with every change. */
export function Editor({ only, initial }: EditorProps) {
  const cases = offered(presets, only)
  const workOf = (index: number): Work => ({ ...emptyWork, subgraphs: cases[index]?.subgraphs ?? [] })
  const [kept] = useState(() => readKept('composition', isKept))
  const [chosen, setChosen] = useState(kept?.chosen ?? initial)
  const { work, canUndo, change, undo, redo } = useHistory(
    kept ? { ...emptyWork, subgraphs: kept.subgraphs } : workOf(initial),
  )
  const editors = useRef<WorkbenchHandle>(null)
  const { subgraphs } = work
  const { answer, pending, retry } = useEngineCall(
    'compose',
    useMemo(() => ({ subgraphs }), [subgraphs]),
  )
  const result = answer?.result
  const href = usePlaygroundHref(work)

  // Move the focus to the editor, because the button that was pressed is gone. After a reload nothing was pressed.
  const focus = useRef(kept ? undefined : subgraphs[0]?.name)
  useEffect(() => {
    if (focus.current !== undefined) editors.current?.show({ subgraph: focus.current })
  }, [])

  const edited = kept !== undefined || canUndo
  useEffect(
    () => keep('composition', edited ? { chosen, subgraphs } : undefined),
    [edited, chosen, subgraphs],
  )

  const onFix = (fix: Fix) => change((known) => applyFix(known, fix))
  const set = (index: number, part: Partial<Subgraph>, place: string) =>
    change(
      (known) => ({
        ...known,
        subgraphs: known.subgraphs.map((item, at) => (at === index ? { ...item, ...part } : item)),
      }),
      `${place} ${index}`,
    )

  return (
    <>
      <CaseChoice
        name="preset"
        legend="Pair of subgraphs"
        cases={cases}
        chosen={chosen}
        onChoose={(next) => {
          setChosen(next)
          change(() => workOf(next))
        }}
      />
      <div className={panes}>
        <SchemaWorkbench
          ref={editors}
          subgraphs={subgraphs}
          problems={problemsOf(result)}
          labelOf={(_, index) => `Schema of subgraph ${index + 1}`}
          onChange={(index, sdl) => set(index, { sdl }, 'schema')}
          onFix={onFix}
          onUndo={undo}
          onRedo={redo}
          className={`${paneCode} h-66`}
        >
          {(fields) =>
            subgraphs.map(({ name }, index) => (
              <div key={index}>
                <div className={paneName}>
                  <input
                    aria-label={`Name of subgraph ${index + 1}`}
                    value={name}
                    onChange={({ target }) => set(index, { name: target.value }, 'name')}
                    spellCheck={false}
                    autoCapitalize="off"
                    autoComplete="off"
                    className={`${paneField} w-full max-w-64`}
                  />
                </div>
                {fields[index]}
              </div>
            ))
          }
        </SchemaWorkbench>
      </div>
      <div className="border-t border-line-strong bg-raised p-5" aria-busy={pending}>
        {answer?.result.ok && (
          <CompositionResult
            composition={answer.result.value}
            subgraphs={answer.input.subgraphs}
            onPlace={(place) => editors.current?.show(place)}
            onFix={onFix}
          />
        )}
        {result?.ok === false && <FailureNotice {...result.failure} onRetry={retry} />}
      </div>
      <div className={actionBar}>
        <p className="text-sm text-muted">
          {answer?.durationMs && `Composed in your browser in ${answer.durationMs} ms. `}Nothing you type
          leaves your browser.
        </p>
        <div className="actions">
          <Button variant="ghost" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <a href={href} className={buttonClass({ variant: 'secondary' })}>
            Open in the playground
          </a>
        </div>
      </div>
    </>
  )
}

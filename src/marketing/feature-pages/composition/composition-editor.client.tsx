'use client'

import { useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { FailureNotice } from '@/marketing/widgets/failure-notice'
import { useEngineCall } from '@/marketing/widgets/use-engine-call.client'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { CodeField, type CodeFieldHandle } from '@/playground/editor/code-field.client'
import type { Mark } from '@/playground/editor/messages'
import type { Fix, Problem, Subgraph } from '@/playground/engine/messages'
import { applyFix } from '@/playground/page/state/edits'
import { edit, redo, startHistory, undo } from '@/playground/page/state/history'
import { emptyWork, type Work } from '@/playground/work'
import { isCount, isListOf, isShape, isString } from '@/lib/guards'
import { keep, readKept } from '@/marketing/widgets/kept-edits'
import { Button, buttonClass } from '@/ui/button'
import { Choices } from '@/ui/choices'
import styles from '@/marketing/widgets/widget.module.css'
import type { Preset } from './presets'
import { CompositionResult } from './result'

type Props = { presets: readonly Preset[]; initial: number }

/** Two editors, and what the composer says of their schemas with every change. */
export function CompositionEditor({ presets, initial }: Props) {
  const [kept] = useState(() => readKept('composition', isKept))
  const [chosen, setChosen] = useState(kept?.chosen ?? initial)
  const [history, setHistory] = useState(() =>
    startHistory(kept ? { ...emptyWork, subgraphs: kept.subgraphs } : workOf(presets[initial])),
  )
  const fields = useRef(new Map<number, CodeFieldHandle>())
  const work = history.present
  const { subgraphs } = work
  const { answer, pending, retry } = useEngineCall(
    'compose',
    useMemo(() => ({ subgraphs }), [subgraphs]),
  )
  const result = answer?.result
  const problems = result ? (result.ok ? result.value.problems : (result.failure.problems ?? [])) : []
  const href = usePlaygroundHref(work)

  // Move the focus to the editor, because the button that was pressed is gone. After a reload nothing was pressed.
  useEffect(() => {
    if (!kept) fields.current.get(0)?.select({ from: 0, to: 0 })
  }, [kept])

  const edited = kept !== undefined || history.past.length > 0
  useEffect(
    () => keep('composition', edited ? { chosen, subgraphs } : undefined),
    [edited, chosen, subgraphs],
  )

  const change = (apply: (known: Work) => Work, place?: string) =>
    setHistory((known) => edit(known, apply(known.present), place, Date.now()))
  const onFix = (fix: Fix) => change((known) => applyFix(known, fix))

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const next = Number(target.value) - 1
    setChosen(next)
    change(() => workOf(presets[next]))
  }

  return (
    <>
      <div onChange={choose}>
        <Choices
          name="preset"
          legend="Pair of subgraphs"
          look="bar"
          labels={presets.map(({ label }) => label)}
          initial={(kept?.chosen ?? initial) + 1}
          className={styles.choices}
        />
      </div>
      <p className={styles.text}>{presets[chosen]?.text}</p>
      <div className={styles.panes}>
        {subgraphs.map(({ name, sdl }, index) => (
          <div key={index} className={styles.pane}>
            <div className={styles.name}>
              <input
                aria-label={`Name of subgraph ${index + 1}`}
                value={name}
                onChange={({ target }) =>
                  change((known) => replace(known, index, { name: target.value, sdl }), `name ${index}`)
                }
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
              />
            </div>
            <CodeField
              ref={(field) => {
                if (field) fields.current.set(index, field)
                return () => void fields.current.delete(index)
              }}
              label={`Schema of subgraph ${index + 1}`}
              language="schema"
              value={sdl}
              onChange={(next) =>
                change((known) => replace(known, index, { name, sdl: next }), `schema ${index}`)
              }
              marks={marksIn(name, problems, onFix)}
              onUndo={() => setHistory(undo)}
              onRedo={() => setHistory(redo)}
              className={`${styles.code} ${styles.low}`}
            />
          </div>
        ))}
      </div>
      <div className={styles.result} aria-busy={pending}>
        {answer && result?.ok && (
          <CompositionResult
            composition={result.value}
            subgraphs={answer.input.subgraphs}
            onPlace={({ subgraph, range }) =>
              fields.current
                .get(subgraphs.findIndex(({ name }) => name === subgraph))
                ?.select(range ?? { from: 0, to: 0 })
            }
            onFix={onFix}
          />
        )}
        {result && !result.ok && <FailureNotice failure={result.failure} onRetry={retry} />}
      </div>
      <div className={styles.bar}>
        <p className="text-sm text-muted">Nothing you type leaves your browser.</p>
        <div className="actions">
          <Button variant="ghost" disabled={history.past.length === 0} onClick={() => setHistory(undo)}>
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

const isKept = isShape<{ chosen: number; subgraphs: Subgraph[] }>({
  chosen: isCount,
  subgraphs: isListOf(isShape<Subgraph>({ name: isString, sdl: isString })),
})

function workOf(preset: Preset | undefined): Work {
  return { ...emptyWork, subgraphs: preset?.subgraphs ?? [] }
}

function replace(work: Work, index: number, subgraph: Subgraph): Work {
  return { ...work, subgraphs: work.subgraphs.with(index, subgraph) }
}

function marksIn(name: string, problems: readonly Problem[], onFix: (fix: Fix) => void): Mark[] {
  return problems.flatMap(({ code, message, places, fixes }) =>
    places.flatMap(({ subgraph, range }) => {
      if (subgraph !== name || !range) return []
      return [
        {
          range,
          code,
          message,
          fixes: fixes.map((fix) => ({ title: fix.title, apply: () => onFix(fix) })),
        },
      ]
    }),
  )
}

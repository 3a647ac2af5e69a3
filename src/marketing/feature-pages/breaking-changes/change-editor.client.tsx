'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { FailureNotice } from '@/marketing/widgets/failure-notice'
import { useEngineCall } from '@/marketing/widgets/use-engine-call.client'
import { CodeField, type CodeFieldHandle } from '@/playground/editor/code-field.client'
import type { Client, Problem } from '@/playground/engine/messages'
import { ProblemView } from '@/playground/view/problem-view'
import { isCount, isListOf, isShape, isString } from '@/lib/guards'
import { keep, readKept } from '@/marketing/widgets/kept-edits'
import { Button } from '@/ui/button'
import { Choices } from '@/ui/choices'
import styles from '@/marketing/widgets/widget.module.css'
import { ClientFields } from './client-fields.client'
import { catalog, type Proposal } from './proposals'
import { ComparisonReport } from './report'

type Props = {
  published: string
  proposals: readonly Proposal[]
  clients: readonly Client[]
  initial: number
}

/** An editor for the proposed schema, and what its changes mean for the operations of clients, with every change. */
export function ChangeEditor({ proposals, initial, ...example }: Props) {
  const [kept] = useState(() => {
    const edits = readKept('change', isKept)
    return edits?.schemas.length === proposals.length ? edits : undefined
  })
  const [published, setPublished] = useState(kept?.published ?? example.published)
  const [clients, setClients] = useState(kept?.clients ?? example.clients)
  const [chosen, setChosen] = useState(kept?.chosen ?? initial)
  // Each case keeps what was typed in it.
  const [schemas, setSchemas] = useState(() => kept?.schemas ?? proposals.map(({ schema }) => schema))
  const schema = schemas[chosen] ?? ''
  const field = useRef<CodeFieldHandle>(null)
  const { answer, pending, retry } = useEngineCall(
    'compare',
    useMemo(
      () => ({ before: catalog(published), after: catalog(schema), clients: [...clients] }),
      [published, schema, clients],
    ),
  )
  const result = answer?.result
  const problems = result?.ok === false ? (result.failure.problems ?? []) : []

  // Move the focus to the editor, because the button that was pressed is gone. After a reload nothing was pressed.
  useEffect(() => {
    if (!kept) field.current?.select({ from: 0, to: 0 })
  }, [kept])

  const edited =
    published !== example.published ||
    clients !== example.clients ||
    proposals.some((proposal, index) => proposal.schema !== schemas[index])
  useEffect(
    () => keep('change', edited ? { published, clients, chosen, schemas } : undefined),
    [edited, published, clients, chosen, schemas],
  )

  return (
    <>
      <div onChange={({ target }) => setChosen(Number((target as HTMLInputElement).value) - 1)}>
        <Choices
          name="proposal"
          legend="Proposed change"
          look="bar"
          labels={proposals.map(({ label }) => label)}
          initial={(kept?.chosen ?? initial) + 1}
          className={styles.choices}
        />
      </div>
      <p className={styles.text}>{proposals[chosen]?.text}</p>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <p className={styles.name}>
            <span className="font-mono text-text">catalog.graphql</span>
            <span>proposed</span>
          </p>
          <CodeField
            ref={field}
            label="Proposed schema"
            language="schema"
            value={schema}
            onChange={(next) => setSchemas((known) => known.with(chosen, next))}
            marks={problems.flatMap(marksOf)}
            className={styles.code}
          />
        </div>
        <div className={`${styles.pane} ${styles.report}`} aria-busy={pending}>
          {result?.ok && <ComparisonReport comparison={result.value} />}
          {result && !result.ok && <FailureNotice failure={result.failure} onRetry={retry} />}
          {problems.map((problem, index) => (
            <div key={`${problem.code} ${index}`} className="mt-5">
              <ProblemView problem={problem} subgraphs={catalog(schema)} />
            </div>
          ))}
        </div>
      </div>
      <ClientFields clients={clients} onChange={setClients} />
      <div className={styles.bar}>
        <p className="text-sm text-muted">
          graphql-js checks the schema in your browser. Nothing you type leaves it.
        </p>
        <div className="actions">
          <Button
            variant="ghost"
            onClick={() => setSchemas((known) => known.with(chosen, proposals[chosen]?.schema ?? ''))}
          >
            Reset the schema
          </Button>
          <Button
            variant="secondary"
            disabled={!result?.ok || schema === published}
            onClick={() => setPublished(schema)}
          >
            Publish this schema
          </Button>
        </div>
      </div>
    </>
  )
}

const isKept = isShape<{ published: string; clients: Client[]; chosen: number; schemas: string[] }>({
  published: isString,
  clients: isListOf(
    isShape<Client>({ name: isString, version: isString, share: isShare, operations: isListOf(isString) }),
  ),
  chosen: isCount,
  schemas: isListOf(isString),
})

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}

function marksOf({ code, message, places }: Problem) {
  return places.flatMap(({ range }) => (range ? [{ range, code, message, fixes: [] }] : []))
}

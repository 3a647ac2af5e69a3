'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { CodeField } from '@/playground/editor/code-field.client'
import type { Client } from '@/playground/engine/messages'
import { ProblemList } from '@/playground/view/problem-list'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { actionBar, paneCode, paneField, paneName, panes } from '@/playground/workbench/frame'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { Button } from '@/ui/button'
import { CaseChoice } from './cases'
import { ComparisonReport } from '@/playground/view/comparison-report'
import { catalog, operationsGrid, proposedName } from './change-check-report'
import type { EditorProps } from './editor-island.client'

/** An editor for the proposed schema, and what its changes mean for the operations of clients, with every change. */
export function Editor(props: EditorProps) {
  const { cases, initial, published: first = '', clients: users = [], caption } = props
  const [published, setPublished] = useState(first)
  const [clients, setClients] = useState(users)
  const [chosen, setChosen] = useState(initial)
  // Each case keeps what was typed in it.
  const [schemas, setSchemas] = useState(() => cases.map(({ subgraphs }) => subgraphs[0]?.sdl ?? ''))
  const schema = schemas[chosen] ?? ''
  const setSchema = (text: string) => setSchemas((known) => known.with(chosen, text))
  const subgraphs = useMemo(() => catalog(schema), [schema])
  const editors = useRef<WorkbenchHandle>(null)
  const { answer, pending, retry } = useEngineCall(
    'compare',
    useMemo(
      () => ({ before: catalog(published), after: subgraphs, clients }),
      [published, subgraphs, clients],
    ),
  )
  const result = answer?.result
  const problems = result?.ok === false ? result.failure.problems : undefined

  // The button that was pressed is gone.
  useEffect(() => editors.current?.show({ subgraph: 'catalog' }), [])

  return (
    <>
      <CaseChoice
        name="proposal"
        legend="Proposed change"
        cases={cases}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className={panes}>
        <div>
          <p className={paneName}>{proposedName}</p>
          <SchemaWorkbench
            ref={editors}
            subgraphs={subgraphs}
            problems={problems}
            labelOf={() => 'Proposed schema'}
            onChange={(_, sdl) => setSchema(sdl)}
            className={`${paneCode} h-76 md:h-82`}
          >
            {(fields) => fields[0]}
          </SchemaWorkbench>
        </div>
        <div className="bg-raised p-5" aria-busy={pending}>
          {result?.ok && <ComparisonReport comparison={result.value} />}
          {answer?.durationMs ? (
            <p className="mt-5 text-caption text-muted">Checked in your browser in {answer.durationMs} ms</p>
          ) : null}
          {result?.ok === false && <FailureNotice {...result.failure} onRetry={retry} />}
          <ProblemList problems={problems ?? []} subgraphs={subgraphs} className="mt-5 grid gap-5" />
        </div>
      </div>
      <div className={operationsGrid}>
        {clients.map((client, index) => (
          <ClientField
            key={index}
            client={client}
            onChange={(next) => setClients(clients.with(index, { ...client, ...next }))}
          />
        ))}
      </div>
      <div className={actionBar}>
        <p className="text-sm text-muted">{caption}</p>
        <div className="actions">
          <Button variant="ghost" onClick={() => setSchema(cases[chosen]?.subgraphs[0]?.sdl ?? '')}>
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

type ClientProps = { client: Client; onChange: (part: Partial<Client>) => void }

/** A client with version, share of requests, and operations, all editable. */
function ClientField({ client: { name, version, share, operations }, onChange }: ClientProps) {
  const typing = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' }
  return (
    <fieldset>
      <legend className="sr-only">Client {name}</legend>
      <div className={paneName}>
        <input
          aria-label="Name"
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
          className={`${paneField} w-full max-w-64`}
          {...typing}
        />
        <input
          aria-label="Version"
          value={version}
          onChange={({ target }) => onChange({ version: target.value })}
          className={`${paneField} w-17`}
          {...typing}
        />
        <label className="flex items-center gap-1.5 whitespace-nowrap">
          <input
            aria-label="Percent of requests"
            type="number"
            min={0}
            max={100}
            value={Math.round(share * 100)}
            onChange={({ target }) =>
              onChange({ share: Math.min(Math.max(Number(target.value), 0), 100) / 100 })
            }
            className={`${paneField} w-17`}
          />
          %
        </label>
      </div>
      <CodeField
        label={`Operations of ${name}`}
        language="query"
        value={operations.join('\n\n')}
        onChange={(text) => onChange({ operations: [text] })}
        className={`${paneCode} h-58`}
      />
    </fieldset>
  )
}

'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { CodeField } from '@/playground/editor/code-field.client'
import { ProblemList } from '@/playground/view/problem-list'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { actionBar, paneCode, paneName, panes } from '@/playground/workbench/frame'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { Button } from '@/ui/button'
import { ComparisonReport } from '@/playground/view/comparison-report'
import { catalog, ClientName, operationsGrid, proposedName } from './change-check-report'
import type { EditorProps } from './editor-island.client'

/** An editor for the proposed schema, and what its changes mean for the operations of clients, with every change. */
export function Editor(props: EditorProps) {
  const { cases, chosen, published: first = '', clients: users = [], caption } = props
  const [published, setPublished] = useState(first)
  const [clients, setClients] = useState(users)
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
        <div className="bg-raised p-4" aria-busy={pending}>
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
          <div key={client.name}>
            <ClientName client={client} />
            <CodeField
              label={`Operations of ${client.name}`}
              language="query"
              value={client.operations.join('\n\n')}
              onChange={(text) => setClients(clients.with(index, { ...client, operations: [text] }))}
              className={paneCode}
            />
          </div>
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
            aria-disabled={!result?.ok || schema === published}
            onClick={() => setPublished(schema)}
          >
            Publish this schema
          </Button>
        </div>
      </div>
    </>
  )
}

'use client'

import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Failure as EngineFailure, Place, Problem } from '../engine/messages'
import type { Mark } from '../editor/messages'
import { CheckedBy, Verdict } from '../view/verdict'
import type { Built } from './built'
import { openFiles } from './files'
import { QueryPane } from './query-pane.client'
import { Failure } from './failure'
import { ResultPane } from './result-pane.client'
import { RunPane } from './run-pane.client'
import { SchemaPane, type SchemaPaneHandle } from './schema-pane.client'
import { applyFix } from './state/edits'
import type { Saved } from './state/saved-works'
import { useResults, type Results } from './state/use-results.client'
import { useWork } from './state/use-work.client'
import { Toolbar } from './toolbar.client'
import { useDroppedFiles } from './use-dropped-files.client'
import { useOpenedLinks } from './use-opened-links.client'
import styles from './workbench.module.css'

type Props = {
  built: Built
  start: Saved
  /** The fragment of the address that the start comes from, or an empty text. */
  fragment: string
}

const panes = { schemas: 'Schemas', result: 'Result', query: 'Query', run: 'Run' }
const brokenLinkText =
  'The link is damaged: it holds no work that can be read. Ask for it again, or for a file.'
const unsavedText =
  'This browser cannot store your work: its storage is full or switched off. The address of this page holds the work, so a reload keeps it. Export it before you close the tab.'
/** Failures that another try may not have. */
const mayPass: ReadonlySet<EngineFailure['reason']> = new Set(['unavailable', 'timeout', 'internal'])
const editorText =
  'The editor could not be loaded, so schemas stand in plain text fields. All else works, and what you typed is still here.'

/** Subgraphs, what composition gives, a query, and what the router does with it. On phones one pane at a time. */
export function Workbench({ built, start, fragment }: Props) {
  const { work, change, undo, redo, open, reset, unsaved, ...steps } = useWork(start)
  const results = useResults(work, work === built.work ? builtResults(built) : {})
  const { composition, run, second, pending } = results
  const schemas = useRef<SchemaPaneHandle>(null)
  const [pane, setPane] = useState<keyof typeof panes>('schemas')
  const [errors, setErrors] = useState<string[]>([])
  const [editorFailed, setEditorFailed] = useState(false)
  useOpenedLinks(
    fragment,
    (linked) => {
      open(linked)
      document.getElementById('workbench')?.scrollIntoView()
    },
    () => setErrors([brokenLinkText]),
  )
  const dropping = useDroppedFiles((files) => void take(files))

  const result = composition?.result
  const problems = useMemo(() => problemsOf(result), [result])
  const composed = result?.ok && result.value.composes ? result.value : undefined
  // Without a supergraph, the last run says nothing of the query as it stands.
  const queryErrors = useMemo(() => queryMarks(composed && run), [composed, run])

  async function take(files: File[]) {
    const { opened, added, errors: found } = await openFiles(files)
    if (opened) open(opened)
    if (added) change(added)
    setErrors(found)
  }

  function show(place: Place) {
    setPane('schemas')
    schemas.current?.show(place)
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    // Editors have undone already; single-line fields undo by themselves.
    if (event.isDefaultPrevented() || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }

  const history = { onUndo: undo, onRedo: redo }
  return (
    <div
      id="workbench"
      className={styles.workbench}
      onKeyDown={onKeyDown}
      data-dropping={dropping || undefined}
    >
      <div className={styles.head}>
        <p role="status" className="flex min-h-8 flex-wrap items-center gap-x-4" aria-busy={pending}>
          {result?.ok && <Verdict composition={result.value} />}
          {result && !result.ok && <span className="text-sm font-semibold text-danger">Not checked</span>}
          {!result && <span className="text-sm text-muted">Composing…</span>}
          {result?.ok && <CheckedBy composer={result.value.composer} />}
        </p>
        <Toolbar
          {...steps}
          work={work}
          undo={undo}
          redo={redo}
          reset={reset}
          open={open}
          onFiles={(files) => void take(files)}
        />
      </div>
      {unsaved && <Failure message={unsavedText} />}
      {result && !result.ok && (
        <Failure
          message={result.failure.message}
          {...(mayPass.has(result.failure.reason) && { onRetry: results.retry })}
        />
      )}
      {editorFailed && <Failure message={editorText} />}
      {errors.length > 0 && <Failure message={errors.join(' ')} />}
      <div role="group" aria-label="Pane" className={styles.switch}>
        {Object.entries(panes).map(([key, label]) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === pane}
            onClick={() => setPane(key as keyof typeof panes)}
          >
            {label}
            {key === 'result' && problems.length > 0 && <span aria-hidden="true"> ({problems.length})</span>}
          </button>
        ))}
      </div>
      <div className={styles.panes} data-shown={pane}>
        <SchemaPane
          {...history}
          ref={schemas}
          work={work}
          problems={problems}
          change={change}
          onLoadError={() => setEditorFailed(true)}
        />
        <ResultPane
          subgraphs={composition?.subgraphs ?? work.subgraphs}
          composition={composition}
          second={second}
          asking={results.asking}
          problems={problems}
          onPlace={show}
          onFix={(fix) => change((known) => applyFix(known, fix))}
          onAskSecond={results.askSecond}
        />
        <QueryPane
          {...history}
          work={work}
          apiSdl={results.apiSdl}
          sample={run?.sample}
          errors={queryErrors}
          change={change}
        />
        <RunPane
          subgraphs={work.subgraphs.map(({ name }) => name)}
          composes={composed !== undefined}
          hasQuery={work.query.trim() !== ''}
          run={run}
        />
      </div>
      {dropping && (
        <p aria-hidden="true" className={styles.drop}>
          Drop schemas or an exported file to open them
        </p>
      )}
    </div>
  )
}

function builtResults({ work, composition, run }: Built): Results {
  return {
    composition: { subgraphs: work.subgraphs, result: { ok: true, value: composition } },
    ...(composition.composes && { apiSdl: composition.apiSdl }),
    run,
  }
}

function problemsOf(result: NonNullable<Results['composition']>['result'] | undefined): readonly Problem[] {
  if (!result) return none
  return result.ok ? result.value.problems : (result.failure.problems ?? none)
}

function queryMarks(run: Results['run']): readonly Mark[] {
  const errors = run?.plan?.ok === false ? run.plan.failure.operationErrors : undefined
  return (errors ?? []).map((error) => ({ ...error, fixes: [] }))
}

const none: readonly Problem[] = []

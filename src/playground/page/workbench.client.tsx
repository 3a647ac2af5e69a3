'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Composition, Place, Result } from '../engine/messages'
import type { Mark } from '../editor/messages'
import { problemsOf } from '../view/problem-marks'
import { Verdict } from '../view/verdict'
import type { Built } from './run-query'
import { Button } from '@/ui/button'
import { showPath, useOpenedLinks } from './address.client'
import { addFiles, isSupergraph, openFiles } from './files'
import { FailureNotice } from '../workbench/failure-notice'
import type { WorkbenchHandle } from '../workbench/schema-workbench.client'
import { QueryPane } from './query-pane.client'
import { ResultPane } from './result-pane.client'
import { RunPane } from './run-pane.client'
import { SchemaPane } from './schema-pane.client'
import { addSubgraph, applyFix, setSdl } from './state/edits'
import type { CodeFieldHandle } from '../editor/code-field.client'
import type { WantedPlace } from './wanted-place'
import { emptyWork, type Work } from '../work'
import type { Saved } from './state/saved-works'
import { useResults, type Results } from './state/use-results.client'
import { useWork } from './state/use-work.client'
import { Toolbar } from './toolbar.client'
import { chosenPane, headRow, PaneChoice, paneGrid, statusLine } from './panes'

type Props = {
  built: Built
  start: Saved
  /** The fragment of the address that the start comes from, or an empty text. */
  fragment: string
  /** Returns, once, where a visitor pressed and typed in the finished example. */
  takeWanted: () => WantedPlace | undefined
  /** Files that were dropped on the page. */
  dropped: File[]
  /** Whether files are held above the page. */
  dropping: boolean
}

const notice = { className: 'mb-3.5' }
const brokenLinkText =
  'The link is damaged: it holds no work that can be read. Ask for it again, or for a file.'
const unloadedSiteText =
  'The subgraphs of this site could not be loaded. Check your connection and open the link again.'
const unsavedText =
  'This browser cannot store your work: its storage is full or switched off. The address of this page holds the work, so a reload keeps it. Export it before you close the tab.'
const editorText =
  'The editor could not be loaded, so schemas are in plain text fields. All else works, and what you typed is still here.'

/** Subgraphs, what composition gives, a query, and what the router does with it. On phones one pane at a time. */
export function Workbench({ built, start, fragment, takeWanted, dropped, dropping }: Props) {
  const { work, change, undo, redo, open, reset, unsaved, isUntouched, ...steps } = useWork(start)
  const results = useResults(work, work === built.work ? builtResults(built) : {})
  const { composition, run, second, pending } = results
  const clipboard = useRef('')
  const schemas = useRef<WorkbenchHandle>(null)
  const query = useRef<CodeFieldHandle>(null)
  const [pane, setPane] = useState(() => (start.work === built.work ? chosenPane() : firstPane(start.work)))
  const [editorFailed, setEditorFailed] = useState(false)
  const { errors, setErrors, take, split } = useTaking(results, { change, isUntouched, openWork })
  useOpenedLinks(
    fragment,
    (linked, path) => {
      openWork(linked, undefined, path)
      document.getElementById('workbench')?.scrollIntoView()
    },
    (broken) => setErrors([broken.startsWith('#site=') ? unloadedSiteText : brokenLinkText]),
  )
  function openWork(next: Work, saved?: Saved, path?: string) {
    showPath(path)
    if (next.subgraphs !== work.subgraphs) results.clear()
    setPane(firstPane(next))
    open(next, saved)
  }
  function openNew() {
    const { work: next, name } = addSubgraph(emptyWork)
    openWork(next)
    // Selects the template, so that what is typed or pasted replaces it.
    const range = { from: 0, to: next.subgraphs[0]?.sdl.length ?? 0 }
    requestAnimationFrame(() => show({ subgraph: name, range }))
  }
  const goOn = useEffectEvent(() => {
    const wanted = takeWanted()
    if (!wanted) return
    const { file, offset, typed } = wanted
    const end = offset + typed.length
    const insert = (text: string) => text.slice(0, offset) + typed + text.slice(offset)
    const schema = work.subgraphs.find(({ name }) => name === file)
    if (schema) {
      if (typed) setSchema(file, insert(schema.sdl))
      schemas.current?.show({ subgraph: file, range: { from: end, to: end } })
    } else {
      if (typed) change((known) => ({ ...known, query: insert(known.query) }), 'query')
      requestAnimationFrame(() => query.current?.select({ from: end, to: end }))
    }
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => goOn())
    return () => cancelAnimationFrame(frame)
  }, [])
  const openDropped = useEffectEvent(() => void take(dropped))
  useEffect(() => {
    if (dropped.length > 0) openDropped()
  }, [dropped])

  const result = composition?.result
  const problems = problemsOf(result) ?? none
  if (result && !pane) setPane(problems.length > 0 ? 'result' : 'schemas')
  const pasted = useMemo(() => work.subgraphs.find(({ sdl }) => isSupergraph(sdl)), [work])
  const composed = result?.ok && result.value.composes ? result.value : undefined
  // Without a supergraph, the last run says nothing of the query as it stands.
  const queryErrors = useMemo(() => queryMarks(composed && run), [composed, run])

  function setSchema(name: string, sdl: string) {
    // Otherwise a schema pasted over one of the example composes with strangers.
    const isPasted = work === built.work && sdl.trim() !== '' && sdl.trim() === clipboard.current
    change(
      (known) => (isPasted ? { ...emptyWork, subgraphs: [{ name, sdl }] } : setSdl(known, name, sdl)),
      `schema ${name}`,
    )
  }

  function show(place: Place) {
    setPane('schemas')
    schemas.current?.show(place)
  }

  const history = { onUndo: undo, onRedo: redo }
  return (
    <div
      id="workbench"
      onKeyDown={(event) => stepOnKey(event, undo, redo)}
      onPasteCapture={({ clipboardData }) => {
        clipboard.current = clipboardData.getData('text/plain').replaceAll('\r', '').trim()
      }}
    >
      <div className={headRow}>
        <Status
          result={pasted && composed ? undefined : result}
          pending={pending}
          waiting={pasted ? 'Not checked until it is split' : 'Composing…'}
        />
        <Toolbar
          {...steps}
          work={work}
          undo={undo}
          redo={redo}
          reset={reset}
          onNew={openNew}
          open={openWork}
          onFiles={(files) => void take(files)}
          onCompare={results.compareWith}
        />
      </div>
      <Notices
        unsaved={unsaved}
        result={result}
        editorFailed={editorFailed}
        pasted={pasted?.name}
        errors={errors}
        onRetry={results.retry}
        onSplit={() => void split(pasted?.sdl ?? '')}
      />
      <PaneChoice shown={pane ?? 'schemas'} onShow={setPane} problemCount={problemsOf(result)?.length} />
      <div
        className={clsx(paneGrid, dropping && 'outline-2 outline-offset-6 outline-cool outline-dashed')}
        data-fails={(result?.ok && !composed) || undefined}
      >
        <SchemaPane
          {...history}
          ref={schemas}
          work={work}
          problems={problems}
          change={change}
          onType={setSchema}
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
          onAskSecond={() => void results.askSecond()}
        />
        <QueryPane
          {...history}
          ref={query}
          work={work}
          apiSdl={results.apiSdl}
          sample={run?.sample}
          operations={run?.operations}
          errors={queryErrors}
          change={change}
        />
        <RunPane
          subgraphs={work.subgraphs.map(({ name }) => name)}
          composes={result && composed !== undefined}
          hasQuery={work.query.trim() !== ''}
          live={work.live}
          run={run}
        />
      </div>
      {dropping && <DropHint />}
    </div>
  )
}

type TakingSteps = Pick<ReturnType<typeof useWork>, 'change' | 'isUntouched'> & {
  openWork: (next: Work) => void
}

/** Takes files, and a pasted supergraph, into the work. `errors` is what was wrong with the last ones. */
function useTaking(results: ReturnType<typeof useResults>, { change, isUntouched, openWork }: TakingSteps) {
  const [errors, setErrors] = useState<string[]>([])

  async function take(files: File[]) {
    const { opened, supergraph, errors: found, ...texts } = await openFiles(files)
    const parts = supergraph === undefined ? undefined : await results.split(supergraph)
    if (parts?.ok === false) found.push(parts.failure.message)
    const given = { ...texts, schemas: [...(parts?.ok ? parts.value : []), ...texts.schemas] }
    if (opened) openWork(addFiles(opened, given, false))
    else if (given.schemas.length > 0 || given.query !== undefined) {
      const untouched = isUntouched()
      change((known) => addFiles(known, given, untouched))
    }
    setErrors(found)
  }

  /** Puts the subgraphs of a supergraph that was pasted in the place of all others. */
  async function split(sdl: string) {
    const parts = await results.split(sdl)
    if (parts?.ok) change((known) => ({ ...known, subgraphs: parts.value }))
    else if (parts) setErrors([parts.failure.message])
  }

  return { errors, setErrors, take, split }
}

type NoticesProps = {
  unsaved: boolean
  result: Result<Composition> | undefined
  editorFailed: boolean
  /** The name of a subgraph that holds a supergraph. */
  pasted: string | undefined
  errors: string[]
  onRetry: () => void
  onSplit: () => void
}

/** What went wrong with this work, and what can be done about it. */
function Notices({ unsaved, result, editorFailed, pasted, errors, onRetry, onSplit }: NoticesProps) {
  return (
    <>
      {unsaved && <FailureNotice {...notice} message={unsavedText} />}
      {result && !result.ok && <FailureNotice {...notice} {...result.failure} onRetry={onRetry} />}
      {editorFailed && <FailureNotice {...notice} message={editorText} />}
      {pasted !== undefined && (
        <FailureNotice
          {...notice}
          quiet
          message={`${pasted} holds a supergraph: what composition writes for a router, not a subgraph.`}
        >
          <Button size="sm" variant="secondary" onClick={onSplit}>
            Split it into its subgraphs
          </Button>
        </FailureNotice>
      )}
      {errors.length > 0 && <FailureNotice {...notice} message={errors.join(' ')} />}
    </>
  )
}

function DropHint() {
  return (
    <p
      aria-hidden="true"
      className="fixed inset-x-0 bottom-8 z-50 mx-auto w-fit rounded-full border border-cool bg-raised-2 px-5 py-2.5 shadow-float"
    >
      Drop schemas or an exported file to open them
    </p>
  )
}

type StatusProps = { result: Result<Composition> | undefined; pending: boolean; waiting: string }

/** What composition says in a line. */
function Status({ result, pending, waiting }: StatusProps) {
  return (
    <p role="status" className={statusLine} aria-busy={pending}>
      {result?.ok && <Verdict composition={result.value} />}
      {result && !result.ok && <span className="text-sm font-semibold text-danger">Not checked</span>}
      {!result && <span className="text-sm text-muted">{waiting}</span>}
    </p>
  )
}

/** Undoes or redoes on the keys for it, wherever the focus is. */
function stepOnKey(event: KeyboardEvent, undo: () => void, redo: () => void) {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
  // Editors have undone already; single-line fields undo by themselves.
  if (event.isDefaultPrevented() || event.target instanceof HTMLInputElement) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}

/** The pane that phones show of a work that is opened; undefined until it is known whether it composes. */
function firstPane({ live }: Work): string | undefined {
  // Visitors who query this site want the answer first, which is below the query on all but phones.
  return live && (innerWidth < 768 ? 'run' : 'query')
}

function builtResults({ work, composition, run }: Built): Results {
  return {
    composition: { subgraphs: work.subgraphs, result: { ok: true, value: composition } },
    ...(composition.composes && { apiSdl: composition.apiSdl }),
    run,
  }
}

function queryMarks(run: Results['run']): readonly Mark[] {
  const failed = [run?.plan, run?.execution].find((result) => result?.ok === false)
  const errors = failed?.ok === false ? failed.failure.operationErrors : undefined
  return (errors ?? []).map((error) => ({ ...error, fixes: [] }))
}

const none: readonly [] = []

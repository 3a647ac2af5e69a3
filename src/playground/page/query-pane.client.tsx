'use client'

import { useMemo, useRef, type Ref } from 'react'
import { Button } from '@/ui/button'
import { Tabs } from '@/ui/tabs.client'
import { CodeField, type CodeFieldHandle } from '../editor/code-field.client'
import type { Mark } from '../editor/messages'
import { subgraphTone } from '../view/subgraph-tone'
import { defaultLatencyMs, type Behavior } from '../engine/messages'
import type { Work } from '../work'
import type { Run } from './run-query'
import type { Change } from './state/edits'
import { Pane, paneTabs } from './panes'

const row = 'flex min-h-7 items-center gap-3 text-caption pointer-coarse:min-h-11'

/** Latency and failure of every subgraph in the simulated run. */
function BehaviorFields({ work, change }: { work: Work; change: Change }) {
  const names = work.subgraphs.map(({ name }) => name)
  return (
    <div className="grid gap-3 overflow-auto fade-below p-5">
      <p className="text-caption text-muted">Times are simulated; nothing waits.</p>
      {names.map((name) => {
        const behavior = work.behaviors[name] ?? { latencyMs: defaultLatencyMs }
        const set = (next: Behavior) =>
          change(
            (known) => ({ ...known, behaviors: { ...known.behaviors, [name]: next } }),
            `behavior ${name}`,
          )
        return (
          <fieldset
            key={name}
            className="grid min-w-0 gap-x-5 gap-y-2 border-s-3 border-(--tone) ps-3.5 sm:max-lg:grid-cols-2 xl:grid-cols-2"
            style={subgraphTone(name, names)}
          >
            <legend className="font-mono text-caption text-(--tone)">{name}</legend>
            <label className={row}>
              <span className="text-muted max-sm:w-18 lg:max-xl:w-18">Latency</span>
              <input
                type="range"
                className="min-w-0 flex-1 accent-(--tone)"
                min={0}
                max={1000}
                step={10}
                value={behavior.latencyMs}
                aria-valuetext={`${behavior.latencyMs} milliseconds`}
                onChange={(event) => set({ ...behavior, latencyMs: event.target.valueAsNumber })}
              />
              <span className="w-16 text-right font-mono text-caption">{behavior.latencyMs} ms</span>
            </label>
            <label className={row}>
              <span className="w-18 text-muted sm:max-lg:sr-only xl:sr-only">Subgraph</span>
              <select
                className="min-w-0 flex-1 rounded-md border border-line-field bg-ground py-1 pr-8 pl-2.5 text-text pointer-coarse:min-h-11 pointer-coarse:text-base"
                value={behavior.failure ?? ''}
                onChange={(event) => {
                  const failure = event.target.value as Behavior['failure'] | ''
                  set({ latencyMs: behavior.latencyMs, ...(failure && { failure }) })
                }}
              >
                <option value="">answers</option>
                <option value="error">answers with an error</option>
                <option value="unreachable">cannot be reached</option>
              </select>
            </label>
          </fieldset>
        )
      })}
    </div>
  )
}

type SampleProps = Pick<Props, 'work' | 'sample' | 'change' | 'onUndo' | 'onRedo'> & { className: string }

/** The data that the run reads: what the engine makes up, until it is edited. */
function SampleFields({ work, sample, change, ...shared }: SampleProps) {
  const field = useRef<CodeFieldHandle>(null)
  const generated = useMemo(() => (sample ? JSON.stringify(sample, null, 2) : ''), [sample])
  const origin = sample
    ? 'Generated from the schemas. Edit it as you like.'
    : 'Sample data appears once the subgraphs compose.'
  function generate() {
    change(({ data: _data, ...known }) => known)
    // The button goes with the edited data.
    field.current?.select({ from: 0, to: 0 })
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-10 items-center justify-between border-b border-line py-1 ps-4 pe-2 text-caption text-muted pointer-coarse:[&_.button]:min-h-11">
        <span>{work.data === undefined ? origin : 'Edited by you.'}</span>
        {work.data !== undefined && (
          <Button size="sm" variant="ghost" onClick={generate}>
            Generate again
          </Button>
        )}
      </div>
      <CodeField
        {...shared}
        ref={field}
        label="Sample data, as JSON"
        language="json"
        value={work.data ?? generated}
        onChange={(data) => change((known) => ({ ...known, data }), 'data')}
      />
    </div>
  )
}

type Props = Pick<Run, 'sample' | 'operations'> & {
  work: Work
  apiSdl?: string
  /** What is wrong with the query. */
  errors?: readonly Mark[]
  change: Change
  onUndo: () => void
  onRedo: () => void
  /** Of the editor of the query. */
  ref?: Ref<CodeFieldHandle>
}

/** What is asked of the graph: query, variables, the sample data, and how the subgraphs behave. */
export function QueryPane(props: Props) {
  const { work, apiSdl, sample, operations, errors, change, onUndo, onRedo, ref } = props
  const vocabulary = useMemo(() => ({ apiSdl }), [apiSdl])
  const shared = { onUndo, onRedo, className: 'flex-1' }
  return (
    <Pane label="Query" name="query">
      <Tabs
        labels={['Query', 'Variables', ...(work.live ? [] : ['Sample data', 'Latency and failure'])]}
        label="What is asked"
        panelsFocusable={false}
        {...paneTabs}
        panelClass="flex min-h-0 flex-1 flex-col p-0 data-inactive:hidden"
      >
        <div className="flex min-h-0 flex-1 flex-col">
          {work.live && (
            <p className="border-b border-line px-4 py-2 text-caption text-muted">
              The subgraphs of this site answer, so this query is sent to them.
            </p>
          )}
          {operations && (
            <label className="flex min-h-10 items-center gap-3 border-b border-line px-4 py-1 text-caption text-muted">
              Operation
              <select
                className="min-w-0 flex-1 rounded-md border border-line-field bg-ground px-2.5 py-1 text-text pointer-coarse:min-h-11 pointer-coarse:text-base"
                value={operations.chosen}
                onChange={({ target }) => change((known) => ({ ...known, operationName: target.value }))}
              >
                {operations.names.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <CodeField
            {...shared}
            label="Query"
            language="query"
            value={work.query}
            onChange={(query) => change((known) => ({ ...known, query }), 'query')}
            vocabulary={vocabulary}
            marks={errors}
            ref={ref}
          />
        </div>
        <CodeField
          {...shared}
          label="Variables, as JSON"
          language="json"
          value={work.variables}
          onChange={(variables) => change((known) => ({ ...known, variables }), 'variables')}
        />
        {!work.live && <SampleFields {...shared} work={work} sample={sample} change={change} />}
        {!work.live && <BehaviorFields work={work} change={change} />}
      </Tabs>
    </Pane>
  )
}

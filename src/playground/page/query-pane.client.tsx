'use client'

import { useMemo } from 'react'
import { Button } from '@/ui/button'
import { Tabs } from '@/ui/tabs.client'
import { CodeField } from '../editor/code-field.client'
import type { Mark } from '../editor/messages'
import type { SampleData } from '../engine/messages'
import type { Work } from '../work'
import { BehaviorFields } from './behavior-fields.client'
import type { Change } from './state/change'
import { Pane } from './pane'
import styles from './workbench.module.css'

type Props = {
  work: Work
  apiSdl?: string
  sample?: SampleData
  /** What is wrong with the query. */
  errors?: readonly Mark[]
  change: Change
  onUndo: () => void
  onRedo: () => void
}

/** What is asked of the graph: query, variables, the sample data, and how the subgraphs behave. */
export function QueryPane({ work, apiSdl, sample, errors, change, onUndo, onRedo }: Props) {
  const vocabulary = useMemo(() => ({ apiSdl }), [apiSdl])
  const generated = useMemo(() => (sample ? JSON.stringify(sample, null, 2) : ''), [sample])
  const shared = { onUndo, onRedo, className: styles.field }
  return (
    <Pane label="Query" name="query">
      <Tabs
        labels={['Query', 'Variables', 'Sample data', 'Latency and failure']}
        label="What is asked"
        panelsFocusable={false}
        className={styles.editorTabs}
      >
        <CodeField
          {...shared}
          label="Query"
          language="query"
          value={work.query}
          onChange={(query) => change((known) => ({ ...known, query }), 'query')}
          vocabulary={vocabulary}
          marks={errors}
        />
        <CodeField
          {...shared}
          label="Variables, as JSON"
          language="json"
          value={work.variables}
          onChange={(variables) => change((known) => ({ ...known, variables }), 'variables')}
        />
        <div className={styles.dataPanel}>
          <div className={styles.dataBar}>
            <span>
              {work.data === undefined
                ? 'Generated from the schemas. Edit it as you like.'
                : 'Edited by you.'}
            </span>
            {work.data !== undefined && (
              <Button size="sm" variant="ghost" onClick={() => change(({ data: _data, ...known }) => known)}>
                Generate again
              </Button>
            )}
          </div>
          <CodeField
            {...shared}
            label="Sample data, as JSON"
            language="json"
            value={work.data ?? generated}
            onChange={(data) => change((known) => ({ ...known, data }), 'data')}
          />
        </div>
        <BehaviorFields work={work} change={change} />
      </Tabs>
    </Pane>
  )
}

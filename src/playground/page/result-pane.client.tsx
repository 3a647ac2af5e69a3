'use client'

import { useRef } from 'react'
import { CopyButton } from '@/ui/copy-button.client'
import { Download } from '@/ui/icon'
import { Tabs } from '@/ui/tabs.client'
import type { Place, Problem, Subgraph } from '../engine/messages'
import { GraphqlCode } from '../view/graphql-code'
import { download } from './files'
import { ProblemList } from './problem-list.client'
import type { Results } from './state/use-results.client'
import styles from './workbench.module.css'

type Props = {
  subgraphs: readonly Subgraph[]
  composition: Results['composition']
  second: Results['second']
  problems: readonly Problem[]
  onPlace: (place: Place) => void
  onFix: (fix: Problem['fixes'][number]) => void
  onAskSecond: () => void
}

/** What composition gives: problems, the API schema and the supergraph. */
export function ResultPane(props: Props) {
  const { composition, problems } = props
  const panel = useRef<HTMLDivElement>(null)
  const result = composition?.result
  const composed = result?.ok && result.value.composes ? result.value : undefined
  return (
    <section aria-label="Composition" className={styles.pane} data-pane="result">
      <Tabs
        labels={['Problems', 'API schema', 'Supergraph']}
        label="Result of the composition"
        className={styles.tabs}
      >
        <div ref={panel} tabIndex={-1} className="outline-none">
          <ProblemList
            {...props}
            composes={composed !== undefined}
            // The button goes with its problem; the keyboard stays in the list.
            onFix={(fix) => {
              props.onFix(fix)
              panel.current?.focus()
            }}
          />
        </div>
        <SchemaListing name="api.graphql" sdl={composed?.apiSdl} problems={problems.length} />
        <SchemaListing name="supergraph.graphql" sdl={composed?.supergraphSdl} problems={problems.length} />
      </Tabs>
    </section>
  )
}

function SchemaListing({ name, sdl, problems }: { name: string; sdl?: string; problems: number }) {
  if (sdl === undefined) {
    return (
      <p className="text-body-sm text-muted">
        {problems > 0
          ? 'The subgraphs make no graph yet. Solve the problems first.'
          : 'The graph appears here once the subgraphs compose.'}
      </p>
    )
  }
  return (
    <figure className="code-block">
      <div className="code-frame">
        <div className="code-bar">
          <span className="code-file">{name}</span>
          <span className="code-language">GraphQL</span>
          <button type="button" className="copy-button" onClick={() => download(name, sdl)}>
            <Download size={15} />
            <span className="sr-only">Download {name}</span>
          </button>
          <CopyButton />
        </div>
        <GraphqlCode code={sdl} label={name} />
      </div>
    </figure>
  )
}

'use client'

import { useRef } from 'react'
import { CopyButton } from '@/ui/copy-button.client'
import { Download } from '@/ui/icon'
import { Tabs } from '@/ui/tabs.client'
import type { Fix, Place, Problem, Subgraph } from '../engine/messages'
import { GraphqlCode } from '../view/graphql-code'
import { ProblemList } from '../view/problem-list'
import { download } from './files'
import { SecondComposer } from './second-composer.client'
import type { Results } from './state/use-results.client'
import { Pane } from './pane'
import styles from './workbench.module.css'

type Props = {
  /** The subgraphs that were judged. */
  subgraphs: readonly Subgraph[]
  composition: Results['composition']
  second: Results['second']
  asking: boolean
  problems: readonly Problem[]
  onPlace: (place: Place) => void
  onFix: (fix: Fix) => void
  onAskSecond: () => void
}

/** What composition gives: problems, or the API schema and the supergraph; and the second composer's opinion. */
export function ResultPane(props: Props) {
  const { subgraphs, composition, second, asking, problems, onPlace, onFix, onAskSecond } = props
  const list = useRef<HTMLDivElement>(null)
  const result = composition?.result
  const composed = result?.ok && result.value.composes ? result.value : undefined
  return (
    <Pane label="Composition" name="result">
      <div ref={list} role="region" aria-label="Problems" tabIndex={-1} className={styles.problems}>
        <ProblemList
          subgraphs={subgraphs}
          problems={problems}
          className="grid gap-6 p-5"
          onPlace={onPlace}
          // The button goes with its problem; the keyboard stays in the list.
          onFix={(fix) => {
            onFix(fix)
            list.current?.focus()
          }}
        />
      </div>
      {/* Stays in the page while a problem is typed, so that the tab and the place in it are kept. */}
      <div hidden={!composed} className={styles.inner}>
        <Tabs labels={['API schema', 'Supergraph']} label="Composed schemas" className={styles.tabs}>
          <Listing name="api.graphql" sdl={composed?.apiSdl ?? ''} />
          <Listing name="supergraph.graphql" sdl={composed?.supergraphSdl ?? ''} />
        </Tabs>
      </div>
      <SecondComposer
        second={second}
        asking={asking}
        subgraphs={subgraphs}
        onPlace={onPlace}
        onAsk={onAskSecond}
      />
    </Pane>
  )
}

function Listing({ name, sdl }: { name: string; sdl: string }) {
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

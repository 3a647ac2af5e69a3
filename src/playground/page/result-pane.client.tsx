'use client'

import { download } from '@/lib/download'
import { Button } from '@/ui/button'
import { useRef } from 'react'
import { Tabs } from '@/ui/tabs.client'
import type { Fix, Place, Problem, Subgraph, SecondOpinion } from '../engine/messages'
import { GraphqlCode, SchemaFigure } from '../view/graphql-code'
import { CheckedBy, secondVerdict } from '../view/verdict'
import { Message, Places, ProblemList } from '../view/problem-list'
import type { Results } from './state/use-results.client'
import { Pane, paneTabs } from './panes'

type SecondComposerProps = Pick<Props, 'composition' | 'second' | 'asking' | 'onAskSecond'>

/** Whether the second, independent composer composes the same subgraphs, on demand. */
function SecondComposer({ composition, second, asking, onAskSecond }: SecondComposerProps) {
  const first = composition?.result.ok ? composition.result.value.composes : undefined
  const opinion = second?.result.ok ? second.result.value : undefined
  return (
    <div
      className="mt-auto flex-none border-t border-line p-1 pointer-coarse:[&_.button]:min-h-11"
      aria-live="polite"
      tabIndex={-1}
    >
      {second?.result.ok === false && (
        <p className="p-3 text-body-sm text-danger">{second.result.failure.message}</p>
      )}
      {!opinion && (
        <Button
          size="sm"
          variant="ghost"
          loading={asking}
          loadingLabel="Asking the second composer"
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.focus()
            onAskSecond()
          }}
        >
          Compare with a second composer
        </Button>
      )}
      {opinion && (
        <p className="flex min-h-8 flex-wrap items-center gap-x-4 px-3 text-sm font-semibold pointer-coarse:min-h-11">
          {secondVerdict(opinion.composes, first)}
          <CheckedBy composer={opinion.composer} />
        </p>
      )}
    </div>
  )
}

type Shown = Pick<Props, 'subgraphs' | 'onPlace'>

/** The messages of the second composer, which scroll with the problems. */
function Opinion({ opinion: { messages, hints }, ...shown }: Shown & { opinion: SecondOpinion }) {
  if (messages.length + hints.length === 0) return null
  return (
    <div className="border-t border-line p-5 first:border-0">
      <p className="text-caption font-semibold">What the second composer says</p>
      <Messages {...shown} messages={messages} />
      {hints.length > 0 && <p className="mt-3 text-caption font-semibold">Hints, which are not errors</p>}
      <Messages {...shown} messages={hints} />
    </div>
  )
}

function Messages({ messages, ...shown }: Shown & Pick<SecondOpinion, 'messages'>) {
  return (
    <ul className="mt-2 grid gap-3">
      {messages.map(({ message, places }) => (
        <li key={message} className="border-l-2 border-line-strong pl-4">
          <Message className="text-caption text-muted">{message}</Message>
          {places.length > 0 && <Places places={places} {...shown} />}
        </li>
      ))}
    </ul>
  )
}

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
  const { subgraphs, composition, second, problems, onPlace, onFix } = props
  const list = useRef<HTMLDivElement>(null)
  const result = composition?.result
  const composed = result?.ok && result.value.composes ? result.value : undefined
  return (
    <Pane label="Composition" name="result">
      <div
        ref={list}
        role="region"
        aria-label="Problems"
        tabIndex={-1}
        className={`overflow-auto not-focus-visible:fade-below ${problems.length > 0 ? 'flex-1' : 'max-h-[45%] flex-none'}`}
      >
        <ProblemList
          subgraphs={subgraphs}
          problems={problems}
          className="grid gap-6 p-5 max-sm:p-3"
          onPlace={onPlace}
          // The button goes with its problem; the keyboard stays in the list.
          onFix={(fix) => {
            onFix(fix)
            list.current?.focus()
          }}
        />
        {second?.result.ok && (
          <Opinion opinion={second.result.value} subgraphs={subgraphs} onPlace={onPlace} />
        )}
      </div>
      {/* Stays in the page while a problem is typed, so that the tab and the place in it are kept. */}
      <div hidden={!composed} className="flex min-h-0 flex-1">
        <Tabs labels={['API schema', 'Supergraph']} label="Composed schemas" {...paneTabs}>
          {listing('api.graphql', composed?.apiSdl)}
          {listing('supergraph.graphql', composed?.supergraphSdl)}
        </Tabs>
      </div>
      <SecondComposer {...props} />
    </Pane>
  )
}

function listing(name: string, sdl = '') {
  return (
    <SchemaFigure name={name} onDownload={() => download(name, sdl)}>
      <GraphqlCode code={sdl} label={name} />
    </SchemaFigure>
  )
}

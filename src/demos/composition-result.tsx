import type { Composition, Fix, Place, Subgraph } from '@/playground/engine/messages'
import { GraphqlCode } from '@/playground/view/graphql-code'
import { ProblemList } from '@/playground/view/problem-list'
import { CheckedBy, Verdict } from '@/playground/view/verdict'

type Props = {
  composition: Composition
  subgraphs: readonly Subgraph[]
  onPlace?: (place: Place) => void
  onFix?: (fix: Fix) => void
}

/** The verdict on two subgraphs: the problems with their places, or the graph that clients see. */
export function CompositionResult({ composition, subgraphs, onPlace, onFix }: Props) {
  return (
    <>
      <p role="status" className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Verdict composition={composition} />
        <CheckedBy composer={composition.composer} />
      </p>
      {composition.composes ? (
        <GraphqlCode
          code={composition.apiSdl}
          label="The graph that clients see"
          className="code-compact rounded-lg border border-line bg-code-ground"
        />
      ) : (
        <ProblemList
          subgraphs={subgraphs}
          problems={composition.problems}
          className="grid gap-x-10 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]"
          {...(onPlace && { onPlace })}
          {...(onFix && { onFix })}
        />
      )}
    </>
  )
}

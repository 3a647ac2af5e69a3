import type { Composition } from '../engine/messages'
import { GraphqlCode } from './graphql-code'
import { ProblemList, type ProblemListProps } from './problem-list'
import { CheckedBy, Verdict } from './verdict'

type Props = Omit<ProblemListProps, 'problems' | 'className'> & { composition: Composition }

/** The verdict on subgraphs: the problems with their places, or the graph that clients see. */
export function CompositionResult({ composition, ...list }: Props) {
  return (
    <>
      <p
        role="status"
        tabIndex={-1}
        className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
      >
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
          {...list}
          problems={composition.problems}
          className="grid gap-x-10 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]"
        />
      )}
    </>
  )
}

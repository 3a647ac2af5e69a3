import type { Composition } from '../engine/messages'
import { GraphqlCode } from './graphql-code'
import { ProblemList, type ProblemListProps } from './problem-list'
import { Verdict } from './verdict'

const columns = 'grid gap-x-10 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))]'

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
      </p>
      {composition.composes ? (
        <GraphqlCode
          code={composition.apiSdl}
          label="The graph that clients see"
          className="code-compact rounded-lg border border-line bg-code-ground"
        />
      ) : (
        <ProblemKinds {...list} problems={composition.problems} className={columns} />
      )}
    </>
  )
}

/** Problems, one of each kind at first. */
export function ProblemKinds({ problems, className, ...list }: ProblemListProps) {
  const first = problems.filter((one, _, all) => all.find(({ code }) => code === one.code) === one)
  const more = problems.filter((problem) => !first.includes(problem))
  return (
    <>
      <ProblemList {...list} problems={first} className={className} />
      <details className="mt-5 pointer-coarse:[&>summary]:py-3" hidden={more.length === 0}>
        <summary className="w-fit cursor-pointer text-sm text-accent">{more.length} more like this</summary>
        <ProblemList {...list} problems={more} className={`mt-5 ${className}`} />
      </details>
    </>
  )
}

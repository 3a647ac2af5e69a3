import type { Composition, Fix, Place, Subgraph } from '@/playground/engine/messages'
import { GraphqlCode } from '@/playground/view/graphql-code'
import { ProblemView } from '@/playground/view/problem-view'
import { JudgedBy, Verdict } from '@/playground/view/verdict'
import { Button } from '@/ui/button'
import styles from '@/marketing/widgets/widget.module.css'

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
        <JudgedBy composer={composition.composer} />
      </p>
      {composition.composes ? (
        <GraphqlCode
          code={composition.apiSdl}
          label="The graph that clients see"
          className={styles.listing}
        />
      ) : (
        <ul aria-label="Problems" className={styles.problems}>
          {composition.problems.map((problem, index) => (
            <li key={`${problem.code} ${index}`}>
              <ProblemView problem={problem} subgraphs={subgraphs} {...(onPlace && { onPlace })}>
                {onFix && problem.fixes.length > 0 && <Fixes fixes={problem.fixes} onFix={onFix} />}
              </ProblemView>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Fixes({ fixes, onFix }: { fixes: readonly Fix[]; onFix: (fix: Fix) => void }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {fixes.map((fix) => (
        <Button
          key={fix.title}
          size="sm"
          variant="secondary"
          className={styles.fix}
          onClick={() => onFix(fix)}
        >
          {fix.title}
        </Button>
      ))}
    </div>
  )
}

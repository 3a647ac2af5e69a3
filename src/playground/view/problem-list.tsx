import { Button } from '@/ui/button'
import type { Fix, Place, Problem, Subgraph } from '../engine/messages'
import { ProblemView } from './problem-view'

export type ProblemListProps = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  className?: string
  /** Without it, places are text. */
  onPlace?: (place: Place) => void
  /** Without it, no fixes are offered. */
  onFix?: (fix: Fix) => void
}

/** Problems with their places and quick fixes. */
export function ProblemList({ subgraphs, problems, className, onPlace, onFix }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="Problems" className={className}>
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${index}`}>
          <ProblemView problem={problem} subgraphs={subgraphs} {...(onPlace && { onPlace })}>
            {onFix && problem.fixes.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-2">
                {problem.fixes.map((fix) => (
                  <Button
                    key={fix.title}
                    size="sm"
                    variant="secondary"
                    className="h-auto! min-h-8 max-w-full py-1.5 text-start whitespace-normal! pointer-coarse:min-h-11"
                    onClick={() => onFix(fix)}
                  >
                    {fix.title}
                  </Button>
                ))}
              </div>
            )}
          </ProblemView>
        </li>
      ))}
    </ul>
  )
}

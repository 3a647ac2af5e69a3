'use client'

import { Button } from '@/ui/button'
import type { Fix, Place, Problem, Subgraph } from '../engine/messages'
import { ProblemView } from '../view/problem-view'
import styles from './workbench.module.css'

type Props = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  onPlace: (place: Place) => void
  onFix: (fix: Fix) => void
}

/** The problems with their places and quick fixes. */
export function ProblemList({ subgraphs, problems, onPlace, onFix }: Props) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="Problems" className="grid gap-6 p-5">
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${index}`}>
          <ProblemView problem={problem} subgraphs={subgraphs} onPlace={onPlace}>
            {problem.fixes.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-2">
                {problem.fixes.map((fix) => (
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
            )}
          </ProblemView>
        </li>
      ))}
    </ul>
  )
}

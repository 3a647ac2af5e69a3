'use client'

import { useMemo, type ReactNode } from 'react'
import { FailureNotice } from '@/marketing/widgets/failure-notice'
import { useEngineCall } from '@/marketing/widgets/use-engine-call.client'
import type { SampleData } from '@/playground/engine/messages'
import { behaviors, operationOf, subgraphs, type Choice } from './plan-data'
import { PlanResult } from './plan-result'

type Props = {
  chosen: readonly Choice[]
  data: SampleData
  /** Shown until the first plan is there. */
  children: ReactNode
}

/** Plan and timeline of the chosen fields. */
export function LivePlan({ chosen, data, children }: Props) {
  const input = useMemo(() => {
    const query = operationOf(chosen)
    return query === undefined ? undefined : { subgraphs, operation: { query }, data, behaviors }
  }, [chosen, data])
  const { answer, retry } = useEngineCall('execute', input)
  if (!input)
    return (
      <p role="status" className="p-5 text-muted">
        The operation is empty. Choose a field.
      </p>
    )
  const result = answer?.result
  if (!result) return children
  if (result.ok) return <PlanResult execution={result.value} />
  return (
    <>
      <div className="p-5">
        <FailureNotice failure={result.failure} onRetry={retry} />
      </div>
      {children}
    </>
  )
}

'use client'

import { useMemo, type ReactNode } from 'react'
import { FailureNotice } from '@/marketing/widgets/failure-notice'
import { useEngineCall } from '@/marketing/widgets/use-engine-call.client'
import type { TagFilter } from '@/playground/engine/messages'
import { source } from './contract-data'
import { ContractResult } from './contract-result'

type Props = {
  filter: TagFilter
  /** Shown until the first answer is there. */
  children: ReactNode
}

/** The schema of the audience that a filter describes. */
export function LiveContract({ filter, children }: Props) {
  const { answer, retry } = useEngineCall(
    'contract',
    useMemo(() => ({ subgraphs: [source], filter }), [filter]),
  )
  const result = answer?.result
  if (!result) return children
  if (result.ok) return <ContractResult composition={result.value} />
  return (
    <div className="p-4">
      <FailureNotice failure={result.failure} onRetry={retry} />
    </div>
  )
}

'use client'

import { useMemo, type ReactNode } from 'react'
import type {
  CallName,
  Calls,
  Composition,
  Execution,
  SampleData,
  TagFilter,
} from '@/playground/engine/messages'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { source } from './contract-source'
import { ContractResult } from './contract-result'
import { behaviors, operationOf, subgraphs, type Choice } from './plan-data'
import { PlanResult } from './plan-result'

const contractView = (composition: Composition) => <ContractResult composition={composition} />
const planView = (execution: Execution) => <PlanResult execution={execution} />

/** The schema of the audience that a filter describes; the children until it is there. */
export function LiveContract({ filter, children }: { filter: TagFilter; children: ReactNode }) {
  const input = useMemo(() => ({ subgraphs: [source], filter }), [filter])
  return (
    <Live call="contract" input={input} view={contractView}>
      {children}
    </Live>
  )
}

type PlanProps = { chosen: readonly Choice[]; data: SampleData; children: ReactNode }

/** Plan and timeline of the chosen fields; the children until they are there. */
export function LivePlan({ chosen, data, children }: PlanProps) {
  const input = useMemo(() => {
    const query = operationOf(chosen)
    return query === undefined ? undefined : { subgraphs, operation: { query }, data, behaviors }
  }, [chosen, data])
  return (
    <Live call="execute" input={input} view={planView}>
      {input ? (
        children
      ) : (
        <p role="status" className="p-5 text-muted">
          The operation is empty. Choose a field.
        </p>
      )}
    </Live>
  )
}

type Props<Name extends CallName> = {
  call: Name
  input: Calls[Name]['takes'] | undefined
  view: (value: Calls[Name]['gives']) => ReactNode
  children: ReactNode
}

/** The last result of a call that succeeded with this input; below a failure and without input the children. */
function Live<Name extends CallName>({ call, input, view, children }: Props<Name>) {
  const { answer, retry } = useEngineCall(call, input)
  if (!input || !answer) return children
  const { result } = answer
  if (result.ok) return view(result.value)
  return (
    <>
      <FailureNotice {...result.failure} onRetry={retry} className="m-4" />
      {children}
    </>
  )
}

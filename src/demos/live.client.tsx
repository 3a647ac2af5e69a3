'use client'

import { useMemo, type ReactNode } from 'react'
import type {
  CallName,
  Calls,
  Composition,
  Execution,
  SampleData,
  Subgraph,
  TagFilter,
} from '@/playground/engine/messages'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { ContractResult } from './contract-result'
import { operationOf, type Choice, type PlanData } from './plan-data'
import { PlanResult } from './plan-result'

const contractView = (composition: Composition) => <ContractResult composition={composition} />

type ContractProps = { subgraphs: Subgraph[]; filter: TagFilter; children: ReactNode }

/** The schema of the audience that a filter describes; the children until it is there. */
export function LiveContract({ subgraphs, filter, children }: ContractProps) {
  const input = useMemo(() => ({ subgraphs, filter }), [subgraphs, filter])
  return (
    <Live call="contract" input={input} renderValue={contractView}>
      {children}
    </Live>
  )
}

type PlanProps = { plan: PlanData; chosen: readonly Choice[]; data: SampleData; children: ReactNode }

/** Plan and timeline of the chosen fields; the children until they are there. */
export function LivePlan({ plan, chosen, data, children }: PlanProps) {
  const input = useMemo(() => {
    const query = operationOf(plan.choices, chosen)
    return query === undefined ? undefined : { ...plan, operation: { query }, data }
  }, [plan, chosen, data])
  return (
    <Live
      call="execute"
      input={input}
      renderValue={(execution: Execution) => <PlanResult execution={execution} plan={plan} />}
    >
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
  renderValue: (value: Calls[Name]['gives']) => ReactNode
  children: ReactNode
}

/** The last result of a call that succeeded with this input; below a failure and without input the children. */
function Live<Name extends CallName>({ call, input, renderValue, children }: Props<Name>) {
  const { answer, retry } = useEngineCall(call, input)
  if (!input || !answer) return children
  const { result } = answer
  if (result.ok) return renderValue(result.value)
  return (
    <>
      <FailureNotice {...result.failure} onRetry={retry} className="m-4" />
      {children}
    </>
  )
}

'use client'

import { Suspense, type ReactNode } from 'react'
import type { CallName, Calls } from '@/playground/engine/messages'
import { FailureNotice } from '@/playground/workbench/failure-notice'
import { useEngineCall } from '@/playground/workbench/use-engine-call.client'
import { IslandBoundary } from '@/ui/island-boundary.client'

type Props<Name extends CallName> = {
  call: Name
  /** Undefined until the visitor's first act, which starts the engine. */
  input: Calls[Name]['input'] | undefined
  renderValue: (value: Calls[Name]['output']) => ReactNode
  className: string
  /** What the build made of the first input. */
  children: ReactNode
}

const notLoaded =
  'The result could not be loaded, so it is that of before. Check your connection and load the page again.'

/** The last result of a call of the engine; below a failure and without input the children. */
export function Live<Name extends CallName>({ call, input, renderValue, className, children }: Props<Name>) {
  const { answer, pending, retry } = useEngineCall(call, input)
  const result = input && answer?.result
  return (
    <div className={className} aria-busy={pending}>
      {result?.ok === false && <FailureNotice {...result.failure} onRetry={retry} className="m-4" />}
      {result?.ok ? (
        <IslandBoundary
          fallback={
            <>
              <FailureNotice message={notLoaded} className="m-4" />
              {children}
            </>
          }
        >
          <Suspense fallback={children}>{renderValue(result.value)}</Suspense>
        </IslandBoundary>
      ) : (
        children
      )}
    </div>
  )
}

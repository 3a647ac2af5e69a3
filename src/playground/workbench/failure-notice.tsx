import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { Failure } from '../engine/messages'

type Props = {
  message: string
  /** Why the engine gave nothing. */
  reason?: Failure['reason']
  /** Not announced by screen readers, because it may change at every keystroke. */
  quiet?: boolean
  onRetry?: () => void
  className?: string
  /** Buttons. */
  children?: ReactNode
}

/** Failures that another try may not have. */
const mayPass: ReadonlySet<Failure['reason'] | undefined> = new Set(['unavailable', 'timeout', 'internal'])

/** Says what failed, and offers to try again where that can help. */
export function FailureNotice({ message, reason, quiet, onRetry, className = '', children }: Props) {
  return (
    <div
      role={quiet ? undefined : 'alert'}
      className={`flex flex-wrap items-center gap-3 rounded-card border border-amber/35 bg-amber/7 px-4 py-3 text-body-sm ${className}`}
    >
      <p>{message}</p>
      {onRetry && mayPass.has(reason) && (
        <Button size="sm" variant="secondary" className="pointer-coarse:min-h-11" onClick={onRetry}>
          Try again
        </Button>
      )}
      {children}
    </div>
  )
}

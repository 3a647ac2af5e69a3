import type { Failure } from '@/playground/engine/messages'
import { Button } from '@/ui/button'

/** Why the engine gave nothing, with a way to try again where its script could not be loaded. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-l-2 border-amber pl-4 text-body-sm">
      <p>{failure.message}</p>
      {failure.reason === 'unavailable' && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

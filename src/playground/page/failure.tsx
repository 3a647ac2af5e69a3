import { Button } from '@/ui/button'
import styles from './workbench.module.css'

type Props = {
  message: string
  /** Not announced by screen readers, because it may change at every keystroke. */
  quiet?: boolean
  onRetry?: () => void
}

/** Says what failed, and offers to try again where that can help. */
export function Failure({ message, quiet, onRetry }: Props) {
  return (
    <div className={styles.notice} role={quiet ? undefined : 'alert'}>
      <p>{message}</p>
      {onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

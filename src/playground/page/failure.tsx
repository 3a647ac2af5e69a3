import { Button } from '@/ui/button'
import styles from './workbench.module.css'

type Props = { message: string; onRetry?: () => void }

/** Says what failed, and offers to try again where that can help. */
export function Failure({ message, onRetry }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}

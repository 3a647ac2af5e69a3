import type { Refusal } from '@/requests/outcome'
import type { Page } from '../types'

/** The page that says why a request is refused. */
export function refusalPage({ status, reason, retryAfter }: Refusal): Page {
  const title = status === 404 ? 'Not found' : 'This did not work'
  return {
    title,
    status,
    retryAfter,
    main: (
      <>
        <p role="alert">{reason}</p>
        <p>
          <a href="/desk">Go to the desk</a>
        </p>
      </>
    ),
  }
}

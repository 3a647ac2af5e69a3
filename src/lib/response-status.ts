import { AsyncLocalStorage } from 'node:async_hooks'
import { processValue } from './process-value'

const requests = processValue('response-status', () => new AsyncLocalStorage<{ status?: number }>())

/** Runs what renders a response. `statusOf` inside returns the status that a page chose, or else the given one. */
export function withPageStatus<T>(render: (statusOf: (status: number) => number) => T): T {
  const request: { status?: number } = {}
  return requests.run(request, () => render((status) => (status === 200 ? (request.status ?? 200) : status)))
}

/** Sets the status of the page being rendered per request. Next's `notFound` does, too, but its page needs script. */
export function setPageStatus(status: number): void {
  const request = requests.getStore()
  if (request) request.status = status
}

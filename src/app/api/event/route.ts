import { handleEvent, refuseMethod } from '@/analytics/server/handle'

export const dynamic = 'force-dynamic'

/** Receives page views and events (docs/contracts/analytics-events.md#request-body). */
export function POST(request: Request) {
  return handleEvent(request)
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
}

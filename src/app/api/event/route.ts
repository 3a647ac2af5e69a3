import { handleEvent } from '@/analytics/server/handle'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

/** Receives page views and events (docs/contracts/analytics-events.md#request-body). */
export { handleEvent as POST }

const refuse = methodNotAllowed('POST')
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }

import { handleEvent, refuseMethod } from '@/analytics/server/handle'

export const dynamic = 'force-dynamic'

/** Receives page views and events (docs/contracts/analytics-events.md#request-body). */
export { handleEvent as POST }

const refuse = refuseMethod
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }

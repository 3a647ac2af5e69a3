import { handleEvent } from '@/analytics/server/handle'

export const dynamic = 'force-dynamic'

/** Receives page views and events (docs/contracts/analytics-events.md#request-body). */
export { handleEvent as POST }

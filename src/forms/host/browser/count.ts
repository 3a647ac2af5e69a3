import { isEventName } from '@/analytics/events'
import { track } from '@/analytics/track'
import { isFilled, type Field } from './fields'

const reported = new WeakSet<HTMLElement>()

/**
 * Sends a field's analytics event, if it has one, when it is first filled in
 * (docs/contracts/analytics-events.md#event-names).
 */
export function countFilled(field: Field | undefined): void {
  const event = field && 'event' in field.definition ? field.definition.event : undefined
  if (!field || !isEventName(event) || reported.has(field.element) || !isFilled(field)) return
  reported.add(field.element)
  track(event)
}

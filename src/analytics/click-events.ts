import { parseJson } from '@/lib/parse-json'
import { conversionOn, trackConversion } from './conversions'
import { isEventName, type EventProps } from './events'
import { track } from './track'

/**
 * Sends the event named in the clicked element's `data-event` and the conversion in its `data-conversion`, so links can
 * be server components. Every link to the repository sends the event `Github`
 * (docs/contracts/analytics-events.md#event-names).
 */
export function reportClick({ target }: MouseEvent, repository: string | undefined): void {
  if (!(target instanceof Element)) return
  const { event, eventProps } = target.closest<HTMLElement>('[data-event]')?.dataset ?? {}
  if (isEventName(event)) track(event, parseJson(eventProps ?? '') as EventProps | undefined)
  else if (repository && leadsTo(repository, target)) track('Github')
  const { conversion } = target.closest<HTMLElement>('[data-conversion]')?.dataset ?? {}
  const found = conversionOn(window.location.pathname, conversion)
  if (found) trackConversion(found)
}

function leadsTo(repository: string, target: Element): boolean {
  const href = target.closest('a[href]')?.getAttribute('href') ?? ''
  return href === repository || href.startsWith(`${repository}/`)
}

import type * as Adapters from '@/analytics/adapters'
import { configured } from '@/analytics/configured'
import { optionalServices } from './optional-services'
import { hasPrivacyControl } from './privacy-control'
import { allowedBy, readRecord, recordKey, versionOf, type Choice, type ConsentRecord } from './record'

let allowed: Choice = { analytics: false, marketing: false }
let adapters: Promise<typeof Adapters> | undefined

/** The answer that this browser keeps, if it is still good. */
export function storedRecord(): ConsentRecord | undefined {
  try {
    return readRecord(localStorage.getItem(recordKey), versionOf(configured()), new Date())
  } catch {
    return undefined
  }
}

/** Puts a choice into effect: services start, change or stop at once. What is off is not even downloaded. */
export function adopt(choice: Choice): void {
  allowed = allowedBy(choice, hasPrivacyControl())
  void apply()
}

async function apply(): Promise<void> {
  const services = configured()
  if (optionalServices(services).length === 0) return
  if (!adapters && !allowed.analytics && !allowed.marketing) return
  adapters ??= import('@/analytics/adapters')
  try {
    const { follow } = await adapters
    // The choice may have changed while the script was on its way.
    follow(services, allowed)
  } catch {
    // The script did not arrive; the next answer asks for it again.
    adapters = undefined
  }
}

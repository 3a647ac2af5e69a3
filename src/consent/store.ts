import type * as Services from './services/update'
import { configuredServices } from '@/analytics/configured-services'
import { optionalServices } from './optional-services'
import { hasPrivacyControl } from './privacy-control'
import { allowedBy, readRecord, recordKey, versionOf, type Choice, type ConsentRecord } from './record'

let allowed: Choice = { analytics: false, marketing: false }
let loading: Promise<typeof Services> | undefined

/** Returns the consent stored in this browser, or undefined when there is none, it has expired, or storage is blocked. */
export function storedRecord(): ConsentRecord | undefined {
  try {
    return readRecord(localStorage.getItem(recordKey), versionOf(configuredServices()), new Date())
  } catch {
    return undefined
  }
}

/** Starts, updates or stops services for a choice. Downloads no service code until one is allowed. */
export function setConsent(choice: Choice): void {
  allowed = allowedBy(choice, hasPrivacyControl())
  void update()
}

async function update(): Promise<void> {
  const services = configuredServices()
  if (optionalServices(services).length === 0) return
  if (!loading && !allowed.analytics && !allowed.marketing) return
  loading ??= import('./services/update')
  try {
    const { updateServices } = await loading
    // Pass the current choice, which may have changed during the download.
    updateServices(services, allowed)
  } catch {
    // Retry the download with the next choice.
    loading = undefined
  }
}

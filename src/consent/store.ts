import type * as Services from './services'
import { configuredServices } from '@/analytics/page'
import { readStoredObject } from '@/lib/stored'
import {
  allowedBy,
  hasPrivacyControl,
  nothingAllowed,
  optionalServices,
  readRecord,
  recordKey,
  versionOf,
  type Choice,
} from './record'

let allowed = nothingAllowed
let loading: Promise<typeof Services> | undefined

/** Returns the choice stored in this browser, or undefined when there is none, it has expired, or storage is blocked. */
export function storedChoice(): Choice | undefined {
  const record = readStoredObject('localStorage', recordKey)
  return readRecord(record, versionOf(configuredServices()), new Date())
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
  loading ??= import('./services')
  try {
    const { updateServices } = await loading
    // Pass the current choice, which may have changed during the download.
    updateServices(services, allowed)
  } catch {
    // Retry the download with the next choice.
    loading = undefined
  }
}

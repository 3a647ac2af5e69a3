import { configuredServices } from '@/analytics/configured-services'
import { deleteRefusedRecords } from './delete-records'
import { hasPrivacyControl } from './privacy-control'
import { allowedBy, recordKey, recordText, versionOf, type Choice } from './record'
import { setConsent } from './store'

/** Stores a choice, applies it, and deletes the records of refused services. Returns what is allowed in this browser. */
export function applyConsent(wanted: Choice): Choice {
  const choice = allowedBy(wanted, hasPrivacyControl())
  try {
    localStorage.setItem(recordKey, recordText(choice, versionOf(configuredServices()), new Date()))
  } catch {
    // Without storage the choice applies until the page unloads.
  }
  setConsent(choice)
  deleteRefusedRecords(choice)
  return choice
}

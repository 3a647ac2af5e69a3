import { readStoredObject, writeStored } from '@/lib/stored'

/**
 * Key in localStorage of a record from form id to the time until which its dot is hidden
 * (docs/contracts/form-widgets.md#notification-dot).
 */
const storageKey = 'tfNotificationData'

type Records = Record<string, { hideUntilTime: number }>

/** Whether to show the notification dot of a form. Deletes an expired record. `now` is in milliseconds since 1970. */
export function isDotDue(formId: string, now: number): boolean {
  // Without records if storage is blocked or damaged, so that the dot is shown.
  const { [formId]: record, ...others } = readStoredObject('localStorage', storageKey) as Records
  const until = record?.hideUntilTime ?? 0
  if (now <= until) return false
  if (record) writeStored('localStorage', storageKey, JSON.stringify(others))
  return true
}

/** Hides the notification dot of a form for `days` calendar days. `now` is in milliseconds since 1970. */
export function hideDot(formId: string, days: number, now: number): void {
  const until = new Date(now)
  until.setDate(until.getDate() + days)
  const records = {
    ...readStoredObject('localStorage', storageKey),
    [formId]: { hideUntilTime: until.getTime() },
  }
  writeStored('localStorage', storageKey, JSON.stringify(records))
}

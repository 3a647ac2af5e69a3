/**
 * Name of the record in the browser's storage (docs/contracts/form-widgets.md#notification-dot): form id → until when
 * its dot is hidden.
 */
const storageKey = 'tfNotificationData'

type Records = Record<string, { hideUntilTime: number }>

/** Whether the notification dot of a form is due; a record whose time has passed is deleted. Takes epoch milliseconds. */
export function isDotDue(formId: string, now: number): boolean {
  const records = read()
  const until = records[formId]?.hideUntilTime ?? 0
  if (now <= until) return false
  if (until > 0) {
    delete records[formId]
    write(records)
  }
  return true
}

/** Hides the notification dot of a form for some calendar days. Takes epoch milliseconds. */
export function hideDot(formId: string, days: number, now: number): void {
  const until = new Date(now)
  until.setDate(until.getDate() + days)
  write({ ...read(), [formId]: { hideUntilTime: until.getTime() } })
}

/* A browser that keeps nothing, or a damaged record, shows the dot. */
function read(): Records {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Records) : {}
  } catch {
    return {}
  }
}

function write(records: Records): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(records))
  } catch {
    // Nothing is lost but the rest from the dot.
  }
}

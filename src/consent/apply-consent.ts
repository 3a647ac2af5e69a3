import { configuredServices } from '@/analytics/configured-services'
import { hasPrivacyControl, allowedBy, recordKey, recordText, versionOf, type Choice } from './record'
import { serviceFacts } from './service-facts'
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

/** Deletes the cookies and storage of refused categories, as far as a page can access them. */
export function deleteRefusedRecords(choice: Choice): void {
  for (const { name, category, cookies } of Object.values(serviceFacts).flatMap(({ records }) => records)) {
    if (choice[category]) continue
    if (cookies) deleteCookies(cookies)
    else deleteFromStorage(name)
  }
}

function deleteFromStorage(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage has no record to delete.
  }
}

function deleteCookies(pattern: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!pattern.test(name)) continue
    // A cookie is deleted only with the domain that it was set for: none, this host or a parent.
    const labels = window.location.hostname.split('.')
    const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

import { configuredServices } from '@/analytics/page'
import { writeStored } from '@/lib/stored'
import { hasPrivacyControl, allowedBy, recordKey, recordText, versionOf, type Choice } from './record'
import { serviceFacts } from './service-facts'
import { setConsent } from './store'

/** Stores a choice, applies it, and deletes the records of refused services. Returns what is allowed in this browser. */
export function applyConsent(wanted: Choice): Choice {
  const choice = allowedBy(wanted, hasPrivacyControl())
  // Without storage the choice applies until the page unloads.
  writeStored('localStorage', recordKey, recordText(choice, versionOf(configuredServices()), new Date()))
  setConsent(choice)
  deleteRefusedRecords(choice)
  return choice
}

/** Deletes the cookies and storage of refused categories, as far as a page can access them. */
export function deleteRefusedRecords(choice: Choice): void {
  for (const { category, cookies, key } of Object.values(serviceFacts).flatMap(({ records }) => records)) {
    if (choice[category]) continue
    if (cookies) deleteCookies(cookies)
    if (key) writeStored('localStorage', key, undefined)
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

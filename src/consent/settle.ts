import { configured } from '@/analytics/configured'
import { forget } from './forget'
import { hasPrivacyControl } from './privacy-control'
import { allowedBy, recordKey, recordText, versionOf, type Choice } from './record'
import { adopt } from './store'

/** Takes an answer: keeps it, puts it into effect, and deletes what a refused service has left. Gives what is allowed. */
export function settle(wanted: Choice): Choice {
  const choice = allowedBy(wanted, hasPrivacyControl())
  try {
    localStorage.setItem(recordKey, recordText(choice, versionOf(configured()), new Date()))
  } catch {
    // Without storage the answer holds as long as the page.
  }
  adopt(choice)
  forget(choice)
  return choice
}

import { loadScript } from '@/analytics/adapters/load-script'
import type { Services } from '@/config/services'
import { forget } from './forget'
import type { Choice } from './record'
import { adopt } from './store'

type Manager = {
  getConsent: () => Partial<Record<'MARKETING' | 'ANALYTICS', string>>
  addEventListener: (name: string, react: () => void) => void
  showDrawer: (view: string) => void
}
type OsanoWindow = { Osano?: { cm?: Manager } }

/** Loads Osano, which asks in place of our own dialog, and follows what visitors answer there. */
export function startOsano({ script }: NonNullable<Services['osano']>): void {
  if (manager()) return follow()
  window.addEventListener('osano-cm-initialized', follow, { once: true })
  loadScript(script)
}

/** Opens Osano's drawer; false when it is absent or blocked. */
export function openOsano(): boolean {
  const found = manager()
  found?.showDrawer('osano-cm-dom-info-dialog-open')
  return found !== undefined
}

function follow(): void {
  const found = manager()
  if (!found) return
  adopt(choiceOf(found))
  found.addEventListener('osano-cm-consent-changed', () => {
    const choice = choiceOf(found)
    adopt(choice)
    forget(choice)
  })
}

function choiceOf(found: Manager): Choice {
  const { ANALYTICS, MARKETING } = found.getConsent()
  return { analytics: ANALYTICS === 'ACCEPT', marketing: MARKETING === 'ACCEPT' }
}

function manager(): Manager | undefined {
  return (window as OsanoWindow).Osano?.cm
}

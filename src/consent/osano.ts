import type { Services } from '@/config/services'
import { deleteRefusedRecords } from './apply-consent'
import type { Choice } from './record'
import { loadScript } from './services'
import { setConsent } from './store'

type Manager = {
  getConsent: () => Partial<Record<'MARKETING' | 'ANALYTICS', string>>
  addEventListener: (name: string, listener: () => void) => void
  showDrawer: (view: string) => void
}
type OsanoWindow = { Osano?: { cm?: Manager } }

/** Loads Osano, which replaces our own dialog, and applies the consent given there. */
export function startOsano({ script }: NonNullable<Services['osano']>): void {
  if (manager()) return follow()
  window.addEventListener('osano-cm-initialized', follow, { once: true })
  loadScript(script)
}

/** Opens Osano's drawer. Returns false when Osano is missing or blocked. */
export function openOsano(): boolean {
  const found = manager()
  found?.showDrawer('osano-cm-dom-info-dialog-open')
  return found !== undefined
}

function follow(): void {
  const found = manager()
  if (!found) return
  setConsent(choiceOf(found))
  found.addEventListener('osano-cm-consent-changed', () => {
    const choice = choiceOf(found)
    setConsent(choice)
    deleteRefusedRecords(choice)
  })
}

function choiceOf(found: Manager): Choice {
  const { ANALYTICS, MARKETING } = found.getConsent()
  return { analytics: ANALYTICS === 'ACCEPT', marketing: MARKETING === 'ACCEPT' }
}

function manager(): Manager | undefined {
  return (window as OsanoWindow).Osano?.cm
}

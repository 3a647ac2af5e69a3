import { configured } from '@/analytics/configured'
import { isFramed } from '@/analytics/framed'
import { recordKey } from './record'
import { adopt, storedRecord } from './store'

type On = {
  /** Shows or hides the question of the first visit. */
  ask: (asking: boolean) => void
  /** Opens the preferences. */
  open: () => void
}

/** Puts a stored answer into effect or has it asked for; gives how to stop listening. Forms are asked nothing. */
export function startConsent(on: On): () => void {
  if (isFramed() || window.location.pathname.startsWith('/forms/')) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  const { osano } = configured()
  const drawer = osano ? import('./osano') : undefined
  if (osano) void drawer?.then(({ startOsano }) => startOsano(osano))
  else followRecord(on, signal)

  let openOsano: (() => boolean) | undefined
  void drawer?.then((module) => (openOsano = module.openOsano))

  // Before the router, which would go to the page that the link names.
  document.addEventListener('click', openPreferences, { signal, capture: true })
  function openPreferences(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('[data-consent-open]')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || modified) return
    // A blocked consent service leaves the link what it is: a way to the page that explains.
    if (osano && !openOsano?.()) return
    event.preventDefault()
    if (!osano) on.open()
  }
  return () => listening.abort()
}

function followRecord(on: On, signal: AbortSignal): void {
  const record = storedRecord()
  if (record) adopt(record.choice)
  else whenCalm(() => on.ask(storedRecord() === undefined), signal)
  window.addEventListener('storage', ({ key }) => (key === recordKey || key === null) && followOtherTab(on), {
    signal,
  })
}

function followOtherTab(on: On): void {
  const record = storedRecord()
  adopt(record?.choice ?? { analytics: false, marketing: false })
  if (record) on.ask(false)
}

/** The question waits until the page has loaded and rests, so that it delays nothing that was asked for. */
function whenCalm(work: () => void, signal: AbortSignal): void {
  function rest(): void {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    idle(() => signal.aborted || work(), { timeout: 2000 })
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { signal, once: true })
}

import { configuredServices } from '@/analytics/configured-services'
import { isFramed } from '@/analytics/framed'
import { isPlainClick } from '@/lib/plain-click'
import { whenIdle } from '@/lib/when-idle'
import { showBusy } from '@/ui/show-busy'
import { optionalServices } from './optional-services'
import { recordKey } from './record'
import { setConsent, storedRecord } from './store'

type Handlers = {
  /** Shows or hides the bar of the first visit. */
  ask: (asking: boolean) => void
  /** Opens the preferences. Rejects when their code cannot be loaded. */
  open: () => Promise<unknown>
}

/**
 * Applies the stored consent, or asks for it when a service needs it. Returns a function that stops listening. Does
 * nothing on form pages and inside frames, where the outer page asks.
 */
export function startConsent(handlers: Handlers): () => void {
  if (isFramed() || window.location.pathname.startsWith('/forms/')) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const services = configuredServices()
  const { osano } = services
  // Without Osano nothing is asked, so nothing is allowed.
  const osanoModule = osano ? import('./osano').catch(() => undefined) : undefined
  if (osano) void osanoModule?.then((module) => module?.startOsano(osano))
  else if (optionalServices(services).length > 0) followRecord(handlers, signal)

  let openOsano: (() => boolean) | undefined
  void osanoModule?.then((module) => (openOsano = module?.openOsano))

  // Capture the click before the router, which would navigate to the link's page.
  document.addEventListener('click', openPreferences, { signal, capture: true })
  function openPreferences(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('[data-consent-open]')
    if (!link || !isPlainClick(event)) return
    // When Osano is blocked, let the link lead to the page that explains cookies.
    if (osano && !openOsano?.()) return
    event.preventDefault()
    if (osano) return
    showBusy('[data-consent-open]', handlers.open()).catch(() => {
      // Without its code the preferences cannot open, so follow the link to the page that explains cookies.
      if (link instanceof HTMLAnchorElement) window.location.assign(link.href)
    })
  }
  return () => controller.abort()
}

function followRecord(handlers: Handlers, signal: AbortSignal): void {
  const record = storedRecord()
  if (record) setConsent(record.choice)
  else whenLoadedAndIdle(() => handlers.ask(storedRecord() === undefined), signal)
  window.addEventListener(
    'storage',
    ({ key }) => (key === recordKey || key === null) && followOtherTab(handlers),
    {
      signal,
    },
  )
}

function followOtherTab(handlers: Handlers): void {
  const record = storedRecord()
  setConsent(record?.choice ?? { analytics: false, marketing: false })
  if (record) handlers.ask(false)
}

/** Runs `work` once the page has loaded and is idle, so asking never delays the page. */
function whenLoadedAndIdle(work: () => void, signal: AbortSignal): void {
  async function waitForIdle(): Promise<void> {
    await whenIdle(2000)
    if (!signal.aborted) work()
  }
  if (document.readyState === 'complete') void waitForIdle()
  else window.addEventListener('load', waitForIdle, { signal, once: true })
}

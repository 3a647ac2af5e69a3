'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { configuredServices, isFramed } from '@/analytics/page'
import { isPlainClick } from '@/lib/plain-click'
import { whenIdle } from '@/lib/when-idle'
import { showBusy } from '@/ui/show-busy'
import { nothingAllowed, optionalServices, recordKey } from './record'
import { setConsent, storedChoice } from './store'

const loadPanel = () => import('./panel.client')
// If the chunk fails to load, nothing is asked, so nothing is allowed.
const Panel = lazy(() =>
  loadPanel().then(
    ({ ConsentPanel }) => ({ default: ConsentPanel }),
    () => ({ default: () => <></> }),
  ),
)

type Handlers = {
  /** Shows or hides the bar of the first visit. */
  ask: (asking: boolean) => void
  /** Opens the preferences. Rejects when their code cannot be loaded. */
  open: () => Promise<unknown>
}

/** Asks for consent on the first visit and reopens the preferences. Loads its interface on demand. */
export function Consent() {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    // The page around a frame asks; form pages never do.
    if (isFramed() || window.location.pathname.startsWith('/forms/')) return
    return startConsent({
      ask(asking) {
        setAsked(asking)
        if (asking) setNeeded(true)
      },
      open() {
        setOpen(true)
        setNeeded(true)
        return loadPanel()
      },
    })
  }, [])

  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Panel asked={asked} open={open} onAsked={setAsked} onOpen={setOpen} />
    </Suspense>
  )
}

/** Applies the stored consent, or asks for it when a service needs it. Returns a function that stops listening. */
function startConsent(handlers: Handlers): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const services = configuredServices()
  const { osano } = services
  let openOsano: (() => boolean) | undefined
  if (osano) void loadOsano(osano)
  else if (optionalServices(services).length > 0) followRecord(handlers, signal)

  async function loadOsano(settings: { script: string }): Promise<void> {
    // Without Osano nothing is asked, so nothing is allowed.
    const loaded = await import('./osano').catch(() => undefined)
    openOsano = loaded?.openOsano
    loaded?.startOsano(settings)
  }

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
  const choice = storedChoice()
  if (choice) setConsent(choice)
  else if (document.readyState === 'complete') void askWhenIdle()
  else window.addEventListener('load', askWhenIdle, { signal, once: true })

  // Asking never delays the page.
  async function askWhenIdle(): Promise<void> {
    await whenIdle(2000)
    if (!signal.aborted) handlers.ask(storedChoice() === undefined)
  }

  window.addEventListener('storage', followOtherTab, { signal })
  function followOtherTab({ key }: StorageEvent): void {
    if (key !== recordKey && key !== null) return
    const stored = storedChoice()
    setConsent(stored ?? nothingAllowed)
    if (stored) handlers.ask(false)
  }
}

import type { Services, Tag } from '@/config/services'
import { conversionEvent, type Conversion } from '@/analytics/conversions'
import { pageEvent } from '@/analytics/send'
import { isPlainClick } from '@/lib/plain-click'
import { postJson } from '@/lib/post-json'
import { randomId } from '@/lib/random-id'
import { readStored, writeStored } from '@/lib/stored'
import { hasPrivacyControl, nothingAllowed, productAnalyticsKey, type Choice } from './record'

type Posthog = NonNullable<Services['posthog']>
type Vgo = { (...command: unknown[]): void; q?: unknown[]; l?: number }
/** What the scripts of the services read and write. */
type ServiceWindow = {
  dataLayer?: unknown[]
  gtag?: (...command: unknown[]) => void
  visitorGlobalObjectAlias?: string
  vgo?: Vgo
}

let current = nothingAllowed
let tagLoaded = false
let automationLoaded = false

/** Starts, updates or stops the services that need consent (docs/contracts/consent.md#what-loads-when). */
export function updateServices({ posthog, tag, activeCampaign }: Services, allowed: Choice): void {
  const withdrawn = (current.analytics && !allowed.analytics) || (current.marketing && !allowed.marketing)
  const either = allowed.analytics || allowed.marketing
  current = allowed
  if (posthog) isolate(() => updatePosthog(posthog, allowed.analytics))
  if (tag)
    isolate(() => {
      if (!tagLoaded && either) loadTag(tag)
      if (tagLoaded) callTag('consent', 'update', signalsOf(allowed))
    })
  // Either consent is enough, except that Global Privacy Control rules out marketing.
  const automation = allowed.marketing || (either && !hasPrivacyControl())
  if (activeCampaign && automation && !automationLoaded) isolate(() => loadActiveCampaign(activeCampaign))
  if (withdrawn && (tag || activeCampaign)) document.addEventListener('click', loadFully, true)
}

/** Runs an adapter so that its error does not keep the others from starting or stopping. */
function isolate(update: () => void): void {
  try {
    update()
  } catch (error) {
    console.error('A third-party service could not be started or stopped.', error)
  }
}

/** Makes an internal navigation a full page load, because the router would keep scripts without consent running. */
function loadFully(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlainClick(event) || event.defaultPrevented) return
  const samePage = link.pathname === window.location.pathname
  if (link.host !== window.location.host || link.target || samePage || 'tfPopup' in link.dataset) return
  event.preventDefault()
  window.location.assign(link.href)
}

let pageViews: AbortController | undefined
let lastPath: string | undefined

/**
 * Sends a `$pageview` to PostHog for the current and every later page while `allowed`. Does so without PostHog's
 * library, which is several times this site's whole script budget.
 */
function updatePosthog(posthog: Posthog, allowed: boolean): void {
  if (!allowed) {
    pageViews?.abort()
    pageViews = undefined
    return
  }
  if (pageViews) return
  pageViews = new AbortController()
  window.addEventListener(pageEvent, () => capture(posthog), { signal: pageViews.signal })
  capture(posthog)
}

function capture({ key, host }: Posthog): void {
  const { href, host: own, pathname } = window.location
  // Toggling consent on one page must not count it twice.
  if (lastPath === pathname) return
  lastPath = pathname
  postJson(`${host}/i/v0/e/`, {
    api_key: key,
    event: '$pageview',
    distinct_id: distinctId(),
    properties: {
      $current_url: href.replace(/#.*$/, ''), // The hash may hold schemas or answers.
      $host: own,
      $pathname: pathname,
      $referrer: document.referrer || '$direct',
      $screen_width: window.screen.width,
      $viewport_width: window.innerWidth,
      $title: document.title,
    },
    timestamp: new Date().toISOString(),
  })
}

let idInMemory: string | undefined

function distinctId(): string {
  idInMemory = readStored('localStorage', productAnalyticsKey) ?? idInMemory ?? randomId()
  writeStored('localStorage', productAnalyticsKey, idInMemory)
  return idInMemory
}

/** The EEA, the United Kingdom and Switzerland (docs/contracts/consent.md#defaults-of-the-conversion-tag). */
const strictRegions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE GB CH'.split(' ')

/** Converts a choice to the consent signals of the Google tag. */
function signalsOf({ analytics, marketing }: Choice) {
  const signal = (yes: boolean) => (yes ? 'granted' : 'denied')
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

function loadTag({ id, script, conversions }: Tag): void {
  tagLoaded = true
  const page = window as ServiceWindow
  const layer = (page.dataLayer ??= [])
  page.gtag ??= function gtag() {
    // gtag accepts commands only as `arguments` objects, not as arrays.
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  const denied = signalsOf(nothingAllowed)
  if (hasPrivacyControl()) callTag('consent', 'default', denied)
  else {
    // Signals for named regions override the global ones.
    callTag('consent', 'default', signalsOf({ analytics: true, marketing: true }))
    callTag('consent', 'default', { ...denied, region: strictRegions })
  }
  callTag('consent', 'update', signalsOf(current))
  callTag('js', new Date())
  callTag('config', id)
  loadScript(`${script}?id=${encodeURIComponent(id)}`)
  window.addEventListener(conversionEvent, (event) => {
    const label = conversions[(event as CustomEvent<Conversion>).detail]
    // A conversion tells an advertiser which ad worked, so consent to analytics alone is not enough.
    if (label && current.marketing) callTag('event', 'conversion', { send_to: label })
  })
}

function callTag(...command: unknown[]): void {
  const { gtag } = window as ServiceWindow
  if (typeof gtag === 'function') gtag(...command)
}

function loadActiveCampaign({ account, script }: NonNullable<Services['activeCampaign']>): void {
  automationLoaded = true
  const page = window as ServiceWindow
  page.visitorGlobalObjectAlias = 'vgo'
  const vgo: Vgo = (page.vgo ??= (...command) => void (vgo.q ??= []).push(command))
  vgo.l = Date.now()
  loadScript(script)
  vgo('setAccount', account)
  vgo('setTrackByDefault', false)
  vgo('process', 'allowTracking')
}

/** Loads a third-party script. The site works without it, so a blocked script is ignored. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

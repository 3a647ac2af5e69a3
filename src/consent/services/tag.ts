import type { Tag } from '@/config/services'
import { conversionEvent, type Conversion } from '@/analytics/conversions'
import { hasPrivacyControl } from '../privacy-control'
import type { Choice } from '../record'
import { loadScript } from './load-script'
import { defaultSignals, signalsOf } from './tag-consent'

type TagWindow = { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void }

let allowed: Choice = { analytics: false, marketing: false }
let loaded = false

/** Loads the Google tag once a category is allowed, and passes it every later change. */
export function updateTag(tag: Tag, choice: Choice): void {
  allowed = choice
  if (!loaded && (choice.analytics || choice.marketing)) load(tag)
  if (loaded) call('consent', 'update', signalsOf(choice))
}

function load({ id, script, conversions }: Tag): void {
  loaded = true
  const page = window as TagWindow
  const layer = (page.dataLayer ??= [])
  page.gtag ??= function gtag() {
    // gtag accepts commands only as `arguments` objects, not as arrays.
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  for (const signals of defaultSignals(hasPrivacyControl())) call('consent', 'default', signals)
  call('consent', 'update', signalsOf(allowed))
  call('js', new Date())
  call('config', id)
  loadScript(`${script}?id=${encodeURIComponent(id)}`)
  window.addEventListener(conversionEvent, (event) => {
    const label = conversions[(event as CustomEvent<Conversion>).detail]
    // A conversion tells an advertiser which ad worked, so consent to analytics alone is not enough.
    if (label && allowed.marketing) call('event', 'conversion', { send_to: label })
  })
}

function call(...command: unknown[]): void {
  const { gtag } = window as TagWindow
  if (typeof gtag === 'function') gtag(...command)
}

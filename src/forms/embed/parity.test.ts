// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://www.shop.example/pricing?utm_source=mail&utm_term=graph&plan=free"}
import { createPopover, createPopup, createSidetab, createSlider, createWidget } from '@typeform/embed'
import { describe, expect, it, vi } from 'vitest'
import { frameAddress } from './address'
import type { AddressOptions, WidgetKind } from './options'

/** Compares our frame addresses with those of the provider's own library for the same options. */
const library = {
  popup: createPopup,
  slider: createSlider,
  popover: createPopover,
  'side-tab': createSidetab,
  inline: (id: string, options: object) =>
    createWidget(id, { ...options, container: document.createElement('div'), lazy: true }),
} satisfies Record<WidgetKind, (id: string, options: object) => unknown>

function libraryAddress(kind: WidgetKind, formId: string, options: object): string {
  const created = vi.spyOn(document, 'createElement')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  library[kind](formId, { domain: 'forms.example', ...options })
  const frames = created.mock.results
    .map(({ value }) => value as unknown)
    .filter((value) => value instanceof HTMLIFrameElement)
  // Redirects after sending are left to the form, unlike in the library.
  return (frames[0]?.src ?? '')
    .replace(/(typeform-embed-id=)\d+/, '$10')
    .replace(/&typeform-embed-handles-redirect=1/, '')
}

function ownAddress(kind: WidgetKind, formId: string, options: Partial<AddressOptions>, fillsScreen = false) {
  return frameAddress({
    kind,
    formId,
    embedId: '0',
    options: { host: 'forms.example', ...options },
    fillsScreen,
  }).href
}

const cases: [string, Partial<AddressOptions> & Record<string, unknown>][] = [
  ['nothing set', {}],
  ['the popup of the site', { hideHeaders: true, hidden: { plan: 'scale', empty: '', none: undefined } }],
  ['hidden fields that need escaping', { hidden: { note: 'a b&c=d,é#?' } }],
  ['hidden footer, opacity 0', { hideFooter: true, opacity: 0 }],
  ['opacity 100', { opacity: 100 }],
  ['tracking switched off', { disableTracking: true }],
  ['the sandbox', { enableSandbox: true }],
  ['analytics by tracker', { shareGaInstance: 'G-1' }],
  ['analytics of the page', { shareGaInstance: true }],
  ['own parameters', { tracking: { campaign: 'spring', 'embed-opacity': '5' } }],
  ['an automatic height', { autoResize: '400,900' }],
  ['the marketing service', { hubspot: true, hidden: { plan: 'scale' } }],
]

describe.each(Object.keys(library) as WidgetKind[])('the frame address of %s', (kind) => {
  it.each(cases)('matches the library with %s', (_name, options) => {
    expect(ownAddress(kind, 'abc123', options)).toBe(libraryAddress(kind, 'abc123', options))
  })

  it('matches the library on a page with a heading and a cookie of the marketing service', () => {
    document.body.innerHTML = '<h1>Pricing</h1>'
    document.cookie = 'hubspotutk=cookie-1'
    const own = ownAddress(kind, 'abc123', { hubspot: true })
    expect(own).toBe(libraryAddress(kind, 'abc123', { hubspot: true }))
    expect(own).toContain('hubspot_utk=cookie-1')
    document.cookie = 'hubspotutk=;max-age=0'
  })

  it('matches the library for a full address', () => {
    const [address, options] = ['http://forms.test:81/c/abc?lang=de', { hideHeaders: true }]
    expect(ownAddress(kind, address, options)).toBe(libraryAddress(kind, address, options))
  })
})

it('an inline form that fills a phone’s screen requests it like the library', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
  vi.stubGlobal('screen', { width: 390, height: 844 })
  const own = ownAddress('inline', 'abc', { autoResize: true }, true)
  expect(own).toBe(libraryAddress('inline', 'abc', { autoResize: true }))
  expect(own).toContain('add-placeholder-ws=true')
})

it.each<[string, Partial<AddressOptions>, string]>([
  ['sales', { host: '/forms' }, 'https://www.shop.example/forms/to/sales?'],
  ['sales', { host: '/forms/', chat: true }, 'https://www.shop.example/forms/c/sales?'],
  ['sales', { host: 'http://forms.test:81/' }, 'http://forms.test:81/to/sales?'],
  ['https://x.example/f', { host: '/forms', chat: true }, 'https://x.example/f?'],
])('the address of %s with %o begins with %s and has the page’s host without www', (form, options, start) => {
  const address = ownAddress('popup', form, options)
  expect(address.slice(0, start.length)).toBe(start)
  expect(address).toContain('typeform-source=shop.example')
})

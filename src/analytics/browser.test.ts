// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { conversionOn } from './conversions'
import { siteEvent, type SiteEvent } from './events'
import { sendEvent } from './send'
import { startAnalytics } from './start'

const repository = 'https://code.example/perigee/cosmo'
let stop: () => void
let received: SiteEvent[]
const listen = (event: Event) => received.push((event as CustomEvent<SiteEvent>).detail)

beforeEach(() => {
  received = []
  goTo('https://site.example/pricing')
  window.addEventListener(siteEvent, listen)
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(undefined))
  vi.spyOn(console, 'warn').mockReturnValue()
  document.body.dataset.repository = repository
  stop = startAnalytics()
})
afterEach(() => {
  stop()
  window.removeEventListener(siteEvent, listen)
  delete document.body.dataset.services
})

const goTo = (url: string) =>
  (window as { happyDOM?: { setURL: (url: string) => void } }).happyDOM?.setURL(url)

/** Clicks the link and returns whether the code prevented the default. Always prevents it in the end, for the test. */
function click(html: string, options: MouseEventInit = {}): boolean {
  let prevented = false
  function onClick(event: Event) {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick, { once: true })
  document.body.innerHTML = html
  fireEvent.click(document.body.querySelector('a') ?? window, options)
  return prevented
}

test.each([
  ['a plain click in this tab', '<a href="https://other.example/">x</a>', {}, true],
  ['a new tab', '<a href="https://other.example/" target="_blank">x</a>', {}, false],
  ['a modified click', '<a href="https://other.example/">x</a>', { ctrlKey: true }, false],
  ['a mail', '<a href="mailto:a@site.example">x</a>', {}, false],
])('reports %s on an external link; delayed: %4$s', (_, html, options, delayed) => {
  vi.useFakeTimers()
  const go = vi.spyOn(window.location, 'assign').mockReturnValue()
  const prevented = click(html, options)
  expect(received.map(({ name }) => name)).toEqual(['Outbound Link: Click'])
  expect(prevented).toBe(delayed)
  vi.advanceTimersByTime(149)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go.mock.calls).toEqual(delayed ? [['https://other.example/']] : [])
})

test.each([
  '<a href="/jobs">x</a>',
  '<a href="#a">x</a>',
  '<a href="https://forms.example/to/a" data-tf-popup="a">x</a>',
])('does not report %s as outbound', (html) => {
  click(html)
  expect(received).toEqual([])
})

test('reports a link to the repository as Github, once', () => {
  click(`<a href="${repository}/blob/main/README.md" target="_blank">x</a>`)
  expect(received.map(({ name }) => name)).toEqual(['Github', 'Outbound Link: Click'])
  received = []
  click(`<a href="${repository}" target="_blank" data-event="Github">x</a>`)
  expect(received.filter(({ name }) => name === 'Github')).toHaveLength(1)
})

test('accepts events of framed forms of this site only', () => {
  const data = { type: siteEvent, name: 'Early Access Form - Entered Name' }
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://other.example' }))
  window.dispatchEvent(new MessageEvent('message', { data: { ...data, name: 'x' }, origin: location.origin }))
  expect(received).toEqual([])
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }))
  expect(received.map(({ name }) => name)).toEqual(['Early Access Form - Entered Name'])
})

test('the body has exactly the fields of the contract, and no hash, which may carry what a visitor entered', () => {
  goTo('https://site.example/pricing?ref=news#a=YNY')
  sendEvent('Github', { props: { a: 1 } })
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('/api/event')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } })
  expect(JSON.parse(init?.body as string)).toEqual({
    n: 'Github',
    u: 'https://site.example/pricing?ref=news',
    d: 'site.example',
    r: null,
    w: window.innerWidth,
    h: 0,
    p: '{"a":1}',
  })
})

test('sends events to Plausible instead when configured', () => {
  document.body.dataset.services = '{"plausible":{"host":"https://counts.example","domain":"perigee"}}'
  sendEvent('pageview')
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('https://counts.example/api/event')
  expect(JSON.parse(init?.body as string)).toMatchObject({ d: 'perigee' })
  expect(init?.body).not.toContain('"p"')
  // Its property is what a visitor typed.
  sendEvent('Search: No Result', { props: { query: 'gremlin' } })
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe('/api/event')
})

test.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]/'])(
  'sends nothing from %s, with a console warning, unless the build enables it',
  (url) => {
    goTo(url)
    sendEvent('pageview')
    expect(fetch).not.toHaveBeenCalled()
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('localhost'))
    document.body.dataset.services = '{"trackLocalhost":true}'
    sendEvent('pageview')
    expect(fetch).toHaveBeenCalledOnce()
  },
)

test('sends nothing when the ignore flag is set, with a console warning', () => {
  localStorage.setItem('plausible_ignore', 'true')
  sendEvent('pageview')
  expect(fetch).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('plausible_ignore'))
})

test.each([
  ['/', 'talk-to-expert', 'talk-to-expert'],
  ['/cosmo', 'talk-to-expert', 'talk-to-cosmo-expert'],
  ['/cosmo/features/auth', 'talk-to-expert', 'talk-to-cosmo-expert'],
  ['/cosmonaut', 'talk-to-expert', 'talk-to-expert'],
  ['/cosmo', 'try-the-product', 'try-the-product'],
  ['/', 'something', undefined],
  ['/', undefined, undefined],
])('on %s, %s is %s', (path, text, conversion) => {
  expect(conversionOn(path, text)).toBe(conversion)
})

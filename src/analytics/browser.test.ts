// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteEvent } from './events'
import { sendEvent } from './send'
import { startAnalytics } from './start'
import { siteEvent } from './track'

const repository = 'https://code.example/perigee/cosmo'
let stop: () => void
let heard: SiteEvent[]
const listen = (event: Event) => heard.push((event as CustomEvent<SiteEvent>).detail)

beforeEach(() => {
  heard = []
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
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.body.replaceChildren()
  delete document.body.dataset.services
})

function goTo(url: string): void {
  ;(window as { happyDOM?: { setURL: (url: string) => void } }).happyDOM?.setURL(url)
}

/** Clicks the link; gives whether the browser was kept from following it, which it is here in any case. */
function click(html: string, options: MouseEventInit = {}): boolean {
  let held = false
  function settle(event: Event) {
    held = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', settle, { once: true })
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  document.body.querySelector('a')?.dispatchEvent(event)
  return held
}

test.each([
  ['a plain click in this tab', '<a href="https://other.example/">x</a>', {}, true],
  ['a new tab', '<a href="https://other.example/" target="_blank">x</a>', {}, false],
  ['a modified click', '<a href="https://other.example/">x</a>', { ctrlKey: true }, false],
  ['a mail', '<a href="mailto:a@site.example">x</a>', {}, false],
])('%s that leads off the site is told; held up: %4$s', (_, html, options, held) => {
  vi.useFakeTimers()
  const go = vi.spyOn(window.location, 'assign').mockReturnValue()
  const wasHeld = click(html, options)
  expect(heard.map(({ name }) => name)).toEqual(['Outbound Link: Click'])
  expect(wasHeld).toBe(held)
  vi.advanceTimersByTime(149)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go.mock.calls).toEqual(held ? [['https://other.example/']] : [])
  vi.useRealTimers()
})

test.each([
  '<a href="/jobs">x</a>',
  '<a href="#a">x</a>',
  '<a href="https://forms.example/to/a" data-tf-popup="a">x</a>',
])('%s does not lead off the site', (html) => {
  click(html)
  expect(heard).toEqual([])
})

test('a link to the repository is the event Github, once', () => {
  click(`<a href="${repository}/blob/main/README.md" target="_blank">x</a>`)
  expect(heard.map(({ name }) => name)).toEqual(['Github', 'Outbound Link: Click'])
  heard = []
  click(`<a href="${repository}" target="_blank" data-event="Github">x</a>`)
  expect(heard.filter(({ name }) => name === 'Github')).toHaveLength(1)
})

test('a form in a frame of this site is listened to, others are not', () => {
  const data = { type: siteEvent, name: 'Early Access Form - Entered Name' }
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://other.example' }))
  window.dispatchEvent(new MessageEvent('message', { data: { ...data, name: 'x' }, origin: location.origin }))
  expect(heard).toEqual([])
  window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }))
  expect(heard.map(({ name }) => name)).toEqual(['Early Access Form - Entered Name'])
})

test('the body has exactly the fields of the contract', () => {
  sendEvent('Github', { props: { a: 1 } })
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('/api/event')
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } })
  expect(JSON.parse(init?.body as string)).toEqual({
    n: 'Github',
    u: 'https://site.example/pricing',
    d: 'site.example',
    r: null,
    w: window.innerWidth,
    h: 0,
    p: '{"a":1}',
  })
})

test('another provider is told in place of this site', () => {
  document.body.dataset.services = '{"plausible":{"host":"https://counts.example","domain":"perigee"}}'
  sendEvent('pageview')
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('https://counts.example/api/event')
  expect(JSON.parse(init?.body as string)).toMatchObject({ d: 'perigee' })
  expect(init?.body).not.toContain('"p"')
})

test.each(['http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]/'])(
  'nothing is sent from %s, with a word on the console, unless the build says so',
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

test('the ignore flag keeps a browser out, with a word on the console', () => {
  localStorage.setItem('plausible_ignore', 'true')
  sendEvent('pageview')
  expect(fetch).not.toHaveBeenCalled()
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('plausible_ignore'))
})

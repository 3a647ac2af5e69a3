// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForHubspotCookie } from './address'
import { listenTo, shareClientId, type FormWindow } from './messages'

const origin = 'https://forms.example'
const posted = vi.fn()
const contentWindow = { postMessage: posted } as unknown as Window
const iframe = document.createElement('iframe')
Object.defineProperty(iframe, 'contentWindow', { value: contentWindow })
const form: FormWindow = { iframe, origin, embedId: '123' }

function receive(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : contentWindow })
  window.dispatchEvent(event)
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers()
  posted.mockReset()
})
afterEach(() => {
  for (const name of ['gtag', 'ga', 'dataLayer']) Reflect.deleteProperty(window, name)
})

describe('messages of a form', () => {
  it.each([
    ['form-ready', { isClosed: false }],
    ['form-screen-changed', { ref: 'email' }],
    ['form-height-changed', { ref: 'email', height: 420 }],
    ['form-submit', { responseId: 'r1' }],
    ['welcome-screen-hidden', {}],
    ['form-theme', { theme: { color: 'red', backgroundColor: 'white' } }],
    ['thank-you-screen-button-click', { ref: 'end' }],
    ['form-close', { embedId: undefined }],
  ] as const)('reach the widget, and the page as events: %s', (type, fields) => {
    const [page, widget] = [vi.fn(), vi.fn()]
    iframe.addEventListener(type, page, { once: true })
    const message = { type, embedId: '123', formId: 'sales', ...fields }
    const stop = listenTo(form, { [type]: widget })
    receive(message)
    expect(widget).toHaveBeenCalledExactlyOnceWith(message)
    expect(page).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: message }))
    stop()
    receive(message)
    expect(widget).toHaveBeenCalledOnce()
  })

  it.each([
    ['another origin', { type: 'form-submit', embedId: '123' }, { origin: 'https://evil.example' }],
    ['another window', { type: 'form-submit', embedId: '123' }, { source: {} }],
    ['no window', { type: 'form-submit', embedId: '123' }, { source: null }],
    ['another widget', { type: 'form-submit', embedId: '124' }, {}],
    ['no widget', { type: 'form-submit' }, {}],
    ['an origin that starts alike', { type: 'form-close' }, { origin: `${origin}.evil.example` }],
    ['a name of every object', { type: 'constructor', embedId: '123' }, {}],
    ['a text', 'form-submit', {}],
    ['nothing', null, {}],
  ])('from %s are ignored', (_name, data, from) => {
    const received = vi.fn()
    const stop = listenTo(form, { 'form-submit': received, 'form-close': received })
    receive(data, from)
    stop()
    expect(received).not.toHaveBeenCalled()
  })
})

describe('messages to a form', () => {
  it('contain the client id from the tag', () => {
    const gtag = vi.fn((_get, _id, _field, callback: (id: string) => void) => callback('c-1'))
    Object.assign(window, { gtag, dataLayer: [['js'], ['config', 'G-1']] })
    shareClientId(form, true)
    expect(gtag).toHaveBeenCalledWith('get', 'G-1', 'client_id', expect.any(Function))
    const message = { type: 'ga-client-id', data: { embedId: '123', gaClientId: 'c-1' } }
    expect(posted).toHaveBeenCalledExactlyOnceWith(message, origin)
  })

  it('an error is logged when the tag does not respond within 3 seconds', () => {
    Object.assign(window, { gtag: () => {} })
    const stop = shareClientId(form, 'G-2')
    shareClientId(form, 'G-3')
    stop()
    vi.advanceTimersByTime(2999)
    expect(console.error).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/tracker G-3 was not found.*blocked/),
    )
  })

  it.each([
    [{ gtag: () => {} }, true, /tracking id was not found/],
    [{}, true, /no tracker was found/],
    [{}, 'G-9', /no tracker was found/],
  ] as const)('say at once when there is no tracker: %#', (page, tracker, message) => {
    Object.assign(window, page)
    shareClientId(form, tracker)
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message))
  })
})

it('the cookie of the marketing service is awaited for at most 10 times 250 ms', async () => {
  const waits = [2500, 500].map((until) => ({ until, over: false }))
  for (const wait of waits) {
    void waitForHubspotCookie().then(() => (wait.over = true))
    await vi.advanceTimersByTimeAsync(wait.until - 100)
    expect(wait.over).toBe(false)
    if (wait.until < 2500) document.cookie = 'hubspotutk=abc'
    await vi.advanceTimersByTimeAsync(100)
    expect(wait.over).toBe(true)
  }
})

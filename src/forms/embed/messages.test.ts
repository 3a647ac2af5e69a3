// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForHubspotCookie } from './address'
import { listenTo, sendFocus, shareClientId, type FormWindow } from './messages'

const origin = 'https://forms.example'
const posted = vi.fn()
const contentWindow = { postMessage: posted } as unknown as Window
const iframe = { contentWindow } as HTMLIFrameElement
const form: FormWindow = { iframe, origin, embedId: '123' }

function receive(data: unknown, from: { origin?: string; source?: unknown } = {}) {
  const event = new MessageEvent('message', { data, origin: from.origin ?? origin })
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : contentWindow })
  window.dispatchEvent(event)
}

beforeEach(() => {
  vi.useFakeTimers()
  posted.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of ['gtag', 'ga', 'dataLayer']) Reflect.deleteProperty(window, name)
})

describe('messages of a form', () => {
  it('reach page and widget', () => {
    const page = {
      onReady: vi.fn(),
      onSubmit: vi.fn(),
      onQuestionChanged: vi.fn(),
      onHeightChanged: vi.fn(),
      onEndingButtonClick: vi.fn(),
    }
    const widget = {
      ready: vi.fn(),
      submit: vi.fn(),
      height: vi.fn(),
      welcomeHidden: vi.fn(),
      theme: vi.fn(),
      close: vi.fn(),
    }
    const stop = listenTo(form, page, widget)
    const send = (type: string, fields = {}) => receive({ type, embedId: '123', formId: 'sales', ...fields })
    send('form-ready', { isClosed: false })
    send('form-screen-changed', { ref: 'email' })
    send('form-height-changed', { ref: 'email', height: 420 })
    send('form-submit', { responseId: 'r1' })
    send('welcome-screen-hidden')
    send('form-theme', { theme: { color: 'red', backgroundColor: 'white', other: 1 } })
    send('thank-you-screen-button-click', { ref: 'end' })
    receive({ type: 'form-close' })

    expect(page.onReady).toHaveBeenCalledExactlyOnceWith({ formId: 'sales', isClosed: false })
    expect(page.onQuestionChanged).toHaveBeenCalledExactlyOnceWith({ formId: 'sales', ref: 'email' })
    expect(page.onHeightChanged).toHaveBeenCalledExactlyOnceWith({
      formId: 'sales',
      ref: 'email',
      height: 420,
    })
    expect(page.onSubmit).toHaveBeenCalledExactlyOnceWith({ formId: 'sales', responseId: 'r1' })
    expect(page.onEndingButtonClick).toHaveBeenCalledExactlyOnceWith({ formId: 'sales', ref: 'end' })
    expect(widget.ready).toHaveBeenCalledOnce()
    expect(widget.submit).toHaveBeenCalledOnce()
    expect(widget.height).toHaveBeenCalledExactlyOnceWith(420)
    expect(widget.welcomeHidden).toHaveBeenCalledOnce()
    expect(widget.theme).toHaveBeenCalledExactlyOnceWith({ color: 'red', backgroundColor: 'white' })
    expect(widget.close).toHaveBeenCalledOnce()

    stop()
    send('form-submit')
    expect(widget.submit).toHaveBeenCalledOnce()
  })

  it.each([
    ['another origin', { type: 'form-submit', embedId: '123' }, { origin: 'https://evil.example' }],
    [
      'an origin that starts alike',
      { type: 'form-submit', embedId: '123' },
      { origin: `${origin}.evil.example` },
    ],
    ['another window', { type: 'form-submit', embedId: '123' }, { source: {} }],
    ['no window', { type: 'form-submit', embedId: '123' }, { source: null }],
    ['another widget', { type: 'form-submit', embedId: '124' }, {}],
    ['no widget', { type: 'form-submit' }, {}],
    ['another origin that asks to close', { type: 'form-close' }, { origin: 'https://evil.example' }],
    ['a name of every object', { type: 'constructor', embedId: '123' }, {}],
    ['a text', 'form-submit', {}],
    ['nothing', null, {}],
  ])('from %s are ignored', (_name, data, from) => {
    const received = vi.fn()
    const stop = listenTo(form, { onSubmit: received }, { submit: received, close: received })
    receive(data, from)
    stop()
    expect(received).not.toHaveBeenCalled()
  })

  it.each([0, -5, Number.NaN, Infinity, '400', null])('with a height of %j are ignored', (height) => {
    const received = vi.fn()
    const stop = listenTo(form, {}, { height: received })
    receive({ type: 'form-height-changed', embedId: '123', height })
    stop()
    expect(received).not.toHaveBeenCalled()
  })
})

describe('messages to a form', () => {
  it('go to its own origin only', () => {
    sendFocus(form)
    expect(posted).toHaveBeenCalledExactlyOnceWith('embed-focus', origin)
  })

  it('contain the client id from the tag', () => {
    const gtag = vi.fn((_get: string, _id: string, _field: string, callback: (id: string) => void) =>
      callback('c-1'),
    )
    Object.assign(window, { gtag, dataLayer: [['js'], ['config', 'G-1']] })
    shareClientId(form, true)
    expect(gtag).toHaveBeenCalledWith('get', 'G-1', 'client_id', expect.any(Function))
    expect(posted).toHaveBeenCalledExactlyOnceWith(
      { type: 'ga-client-id', data: { embedId: '123', gaClientId: 'c-1' } },
      origin,
    )
  })

  it('an error is logged when the tag does not respond within 3 seconds', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    Object.assign(window, { gtag: () => {} })
    const stop = shareClientId(form, 'G-2')
    shareClientId(form, 'G-3')
    stop()
    vi.advanceTimersByTime(2999)
    expect(said).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/tracker G-3 was not found.*blocked/))
  })

  it.each([
    [{ gtag: () => {} }, true, /tracking id was not found/],
    [{}, true, /no tracker was found/],
    [{}, 'G-9', /no tracker was found/],
  ] as const)('say at once when there is no tracker: %#', (page, tracker, message) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    Object.assign(window, page)
    shareClientId(form, tracker)
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(message))
  })
})

describe('the cookie of the marketing service', () => {
  it('is awaited for at most 10 times 250 ms', async () => {
    const isOver = startWait()
    await vi.advanceTimersByTimeAsync(2499)
    expect(isOver()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver()).toBe(true)
  })

  it('ends the wait when it is set', async () => {
    const isOver = startWait()
    await vi.advanceTimersByTimeAsync(400)
    document.cookie = 'hubspotutk=abc'
    await vi.advanceTimersByTimeAsync(100)
    expect(isOver()).toBe(true)
  })

  function startWait(): () => boolean {
    let over = false
    void (async () => {
      await waitForHubspotCookie()
      over = true
    })()
    return () => over
  }
})

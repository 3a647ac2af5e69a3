// @vitest-environment happy-dom
import { createPopup } from '@typeform/embed'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frame, createFrame } from './frame'
import type { WidgetOptions } from './options'
import { createToggled } from './toggled'

const focus = vi.fn()
let ready = () => {}
let submit = () => {}
let sendsEscape = true

vi.mock('./frame', () => ({
  createFrame: ({ on }: Parameters<typeof createFrame>[0]) => {
    ready = () => on?.ready?.()
    submit = () => on?.submit?.()
    return { focus, refresh: vi.fn(), destroy: vi.fn(), sendsEscape } as unknown as Frame
  },
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  focus.mockReset()
  sendsEscape = true
})

function createWidget(options: Omit<WidgetOptions, 'host'>, hasInitialFocus = () => true) {
  const dialog = {
    element: { append: vi.fn() } as unknown as HTMLDialogElement,
    closeButton: document.createElement('button'),
    applyTheme: vi.fn(),
    show: vi.fn(),
    hide: vi.fn(),
    hasInitialFocus,
    destroy: vi.fn(),
  }
  const settings = { kind: 'popup', formId: 'sales', closingMs: 100 } as const
  return createToggled({ ...settings, options: { host: 'https://forms.example', ...options } }, dialog, {})
}

test('the focus moves into a form once it is ready, and at once into a kept one', () => {
  const widget = createWidget({ keepSession: true })
  widget.open()
  expect(focus).not.toHaveBeenCalled()
  ready()
  expect(focus).toHaveBeenCalledTimes(1)
  widget.close()
  vi.advanceTimersByTime(200)
  widget.open()
  expect(focus).toHaveBeenCalledTimes(2)
})

test('a removed or not yet ready form gets the focus only once it is ready', () => {
  const dropped = createWidget({})
  dropped.open()
  ready()
  dropped.close()
  vi.advanceTimersByTime(200)
  focus.mockReset()
  dropped.open()
  expect(focus).not.toHaveBeenCalled()
  const slow = createWidget({ keepSession: true })
  slow.open()
  slow.close()
  slow.open()
  expect(focus).not.toHaveBeenCalled()
  ready()
  expect(focus).toHaveBeenCalledOnce()
})

test('a widget that opened without taking the focus does not take it later', () => {
  const widget = createWidget({ keepSession: true }, () => false)
  widget.open()
  ready()
  widget.close()
  widget.open()
  expect(focus).not.toHaveBeenCalled()
})

test('the focus stays outside a form that does not report Escape', () => {
  sendsEscape = false
  createWidget({}).open()
  ready()
  expect(focus).not.toHaveBeenCalled()
})

test.each([undefined, false, 0, true, 100, 900])(
  'with autoClose %s a sent form closes when it does with the provider’s library',
  (autoClose) => {
    const closed = { library: NaN, own: NaN }
    const start = Date.now()
    // Not in the document, so that its frame loads nothing.
    const container = document.createElement('div')
    const onClose = () => (closed.library = Date.now() - start)
    createPopup('sales', { autoClose, container, onClose }).open()
    const address = new URL(container.querySelector('iframe')?.src ?? '')
    const data = { type: 'form-submit', embedId: address.searchParams.get('typeform-embed-id') }
    createWidget({ autoClose, onClose: () => (closed.own = Date.now() - start) }).open()
    submit()
    window.dispatchEvent(new MessageEvent('message', { data }))
    vi.advanceTimersByTime(2000)
    expect(closed.own).toBe(closed.library)
  },
)

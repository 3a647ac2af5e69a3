// @vitest-environment happy-dom
import { createPopup as createTheirs } from '@typeform/embed'
import { expect, test, vi } from 'vitest'
import type { createFrame } from './frame'
import { createPopup } from './modal'

let submit = () => {}

vi.mock('./frame', () => ({
  createFrame: ({ on }: Parameters<typeof createFrame>[0]) => {
    submit = () => on?.['form-submit']?.({})
    return { element: document.createElement('div'), focus: vi.fn(), destroy: vi.fn() }
  },
}))

test.each([undefined, false, 0, true, 100, 900])(
  'with autoClose %s a sent form closes when it does with the provider’s library',
  (autoClose) => {
    vi.useFakeTimers()
    const closed = { library: NaN, own: NaN }
    const start = Date.now()
    // Not in the document, so that its frame loads nothing.
    const container = document.createElement('div')
    createTheirs('sales', {
      autoClose,
      container,
      onClose: () => (closed.library = Date.now() - start),
    }).open()
    const address = new URL(container.querySelector('iframe')?.src ?? '')
    const data = { type: 'form-submit', embedId: address.searchParams.get('typeform-embed-id') }
    const widget = createPopup('sales', { host: 'https://forms.example', autoClose })
    document.querySelector('dialog')?.addEventListener('close', () => (closed.own = Date.now() - start))
    widget.open()
    submit()
    window.dispatchEvent(new MessageEvent('message', { data }))
    vi.advanceTimersByTime(2000)
    expect(closed.own).toBe(closed.library)
    widget.destroy()
  },
)

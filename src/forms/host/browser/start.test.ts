// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { startForm } from './start'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('submitting again while sending keeps the status', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(async () => Response.json({ responseId: 'id' }))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML = `<div class="form-host">
    <form><p class="form-notice" hidden></p><button>Send</button></form>
    <section data-thanks tabindex="-1"></section>
  </div>`
  const host = document.querySelector<HTMLElement>('.form-host')
  if (!host) throw new Error('There is no form.')
  const stop = startForm(host, { id: 'test', layout: 'whole', fields: [], welcome: false })
  const press = () => host.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  const notice = () => host.querySelector('.form-notice')?.textContent
  press()
  expect(notice()).toBe('Sending …')
  press()
  expect(notice()).toBe('Sending …')
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetched).toHaveBeenCalledOnce()
  expect([notice(), 'done' in host.dataset]).toEqual(['', true])
  stop()
})

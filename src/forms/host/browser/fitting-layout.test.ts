// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { layoutThatFits } from './fitting-layout'

afterEach(() => vi.unstubAllGlobals())

/** The layout of a form of steps that needs `height` pixels for all its questions, in a frame of 860 pixels. */
function layoutFor(height: number, query: string) {
  vi.stubGlobal('innerHeight', 860)
  window.history.replaceState(null, '', `?${query}`)
  const host = document.createElement('div')
  host.dataset.layout = 'steps'
  host.dataset.step = 'next'
  Object.defineProperty(host, 'scrollHeight', { value: height })
  return [layoutThatFits(host, 'steps'), host.dataset.layout, host.dataset.step]
}

test('an inline form shows all its questions where its frame has room for them', () => {
  expect(layoutFor(860, 'typeform-embed=embed-widget')).toEqual(['whole', 'whole', 'send'])
})

test('a form of steps stays one in a lower frame, in a popup, and on its own page', () => {
  const stepwise = ['steps', 'steps', 'next']
  expect(layoutFor(900, 'typeform-embed=embed-widget')).toEqual(stepwise)
  expect(layoutFor(800, 'typeform-embed=popup-blank')).toEqual(stepwise)
  expect(layoutFor(800, '')).toEqual(stepwise)
})

test('a form whose frame grows with it stays one of steps', () => {
  document.documentElement.dataset.autoResize = ''
  expect(layoutFor(800, 'typeform-embed=embed-widget')).toEqual(['steps', 'steps', 'next'])
  delete document.documentElement.dataset.autoResize
})

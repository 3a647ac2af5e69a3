// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { updateServices } from './services'

test('an adapter that fails does not keep the others from starting', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('fetch', () => {
    throw new TypeError('Not available here.')
  })
  const scripts: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node.src)
  })
  updateServices(
    {
      posthog: { key: 'key', host: 'https://posthog.example' },
      activeCampaign: { account: '1', script: 'https://campaign.example/diffuser.js' },
    },
    { analytics: true, marketing: true },
  )
  expect(scripts).toEqual(['https://campaign.example/diffuser.js'])
  expect(logged).toHaveBeenCalledOnce()
})

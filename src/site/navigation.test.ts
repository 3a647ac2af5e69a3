import { describe, expect, it } from 'vitest'
import { redirects } from '@/config/redirects'
import { siteUrls } from '@/content/urls'
import { featureColumns, features } from './features-menu'
import { cosmoLinks, footerColumns, navigationTargets } from './navigation'

describe('navigation', () => {
  it('leads only to routes that exist', () => {
    const known = new Set([
      ...siteUrls(new Date()).map(({ path }) => path),
      ...redirects.map(({ from }) => from),
    ])
    const own = navigationTargets().filter((url) => url.startsWith('/'))
    expect(own.filter((url) => !known.has(url.replace(/#.*/, '')))).toEqual([])
  })

  it('has every outside address absolute', () => {
    const outside = navigationTargets().filter((url) => !url.startsWith('/'))
    expect(outside.filter((url) => !URL.canParse(url))).toEqual([])
  })

  it('has the seven links of the Cosmo dropdown and five footer columns', () => {
    expect(cosmoLinks).toHaveLength(7)
    expect(footerColumns.map(({ title }) => title)).toEqual([
      'Product',
      'Resources',
      'Company',
      'Related Projects',
      'Legal',
    ])
  })
})

describe('features', () => {
  it('are the 26 that specification §2 names, in four columns of 7, 6, 7 and 6, each with its own anchor', () => {
    expect(features).toHaveLength(26)
    const heights = featureColumns.map((groups) => groups.reduce((sum, { links }) => sum + links.length, 0))
    expect(heights).toEqual([7, 6, 7, 6])
    expect(new Set(features.map(({ href }) => href)).size).toBe(26)
    expect(features.map(({ href }) => href)).toContain(
      '/cosmo/features#Event-Driven-Federated-Subscriptions-EDFS',
    )
  })
})

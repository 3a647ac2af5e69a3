import { describe, expect, it } from 'vitest'
import { placeNames, productRoutes } from '@/config/links'
import { featureColumns, features } from './features-menu'
import { cosmoLinks, footerColumns, navigationTargets } from './navigation'

/** Routes of specification §2 that the chrome may lead to. */
const knownRoutes = [
  '/',
  '/router-gateway',
  '/connect',
  '/connect/overview',
  '/mcp-gateway',
  '/cosmo',
  '/cosmo/features',
  '/pricing',
  '/customers',
  '/blog',
  '/the-good-thing',
  '/other-federation-jobs',
  '/jobs',
  '/discord',
  '/hub',
  '/services',
  '/contact/sales',
  '/privacy-policy',
  '/terms',
  '/cosmo-managed-service-terms',
  '/cookies',
  '/learn',
  '/state-of-graphql-federation/2024',
  '/use-cases/microservice-federation-platform',
  ...Object.values(productRoutes),
  ...placeNames.map((name) => `/elsewhere/${name}`),
]

describe('navigation', () => {
  it('leads only to routes that exist', () => {
    const own = navigationTargets().filter((url) => url.startsWith('/'))
    const unknown = own.filter((url) => !knownRoutes.includes(url.replace(/#.*/, '')))
    expect(unknown).toEqual([])
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
  it('are 26 in four columns of 7, 6, 7 and 6, each with its own anchor', () => {
    expect(features).toHaveLength(26)
    const heights = featureColumns.map((groups) => groups.reduce((sum, { links }) => sum + links.length, 0))
    expect(heights).toEqual([7, 6, 7, 6])
    expect(new Set(features.map(({ href }) => href)).size).toBe(26)
    expect(features.map(({ href }) => href)).toContain(
      '/cosmo/features#Event-Driven-Federated-Subscriptions-EDFS',
    )
  })
})

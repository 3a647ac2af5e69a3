import { describe, expect, it } from 'vitest'
import { redirects } from '@/config/redirects'
import { siteUrls } from '@/content/urls'
import { featureColumns, features } from './features-menu'
import { cosmoLinks, footerColumns, navigationTargets } from './navigation'

describe('navigation', () => {
  it('links only to routes that exist', () => {
    const known = new Set([
      ...siteUrls(new Date()).map(({ path }) => path),
      ...redirects.map(({ from }) => from),
    ])
    const own = navigationTargets().filter((url) => url.startsWith('/'))
    expect(own.filter((url) => !known.has(url.replace(/#.*/, '')))).toEqual([])
  })

  it('has absolute external addresses', () => {
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
  it('appear once in the four columns of the menu, each with a different address', () => {
    expect(featureColumns).toHaveLength(4)
    const inColumns = featureColumns.flat().flatMap(({ links }) => links.map(({ href }) => href))
    expect(inColumns.toSorted()).toEqual(features.map(({ href }) => href).toSorted())
    expect(new Set(inColumns).size).toBe(inColumns.length)
  })
})

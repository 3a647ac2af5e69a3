import { describe, expect, it } from 'vitest'
import { redirects } from '@/config/redirects'
import { siteUrls } from '@/content/urls'
import { featureColumns, features } from './features-menu'
import {
  cosmoLinks,
  cosmoSection,
  featuresSection,
  footerColumns,
  headerLinks,
  nav,
  navigationTargets,
  overlayLinks,
} from './navigation'
import { currentState, type PathRule } from './paths'

type Item = { url: string; section?: PathRule }

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

describe('the active item', () => {
  const headerItems = [
    { ...nav.cosmo, section: cosmoSection },
    { ...nav.features, section: featuresSection },
    ...headerLinks,
  ]
  const overlayItems = overlayLinks.flatMap(({ subMenu, ...link }) => subMenu ?? [link])
  const marked = (items: readonly Item[], path: string) =>
    items.filter(({ url, section }) => currentState(path, url, section)).map(({ url }) => url)

  it('is at most one on every page, in the header and in the overlay', () => {
    const paths = siteUrls(new Date()).map(({ path }) => path)
    const several = paths.filter((path) =>
      [headerItems, overlayItems].some((items) => marked(items, path).length > 1),
    )
    expect(several).toEqual([])
  })

  it('is Cosmo on its use cases, and Features on the features', () => {
    for (const items of [headerItems, overlayItems]) {
      expect(marked(items, nav.platformTeams.url)).toEqual([nav.cosmo.url])
      expect(marked(items, `${nav.features.url}/one`)).toEqual([nav.features.url])
    }
    expect(marked(headerItems, nav.connect.url)).toEqual([nav.cosmo.url])
    expect(marked(overlayItems, nav.connect.url)).toEqual([nav.connect.url])
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

import { expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { siteUrls } from '@/content/urls'
import { currentState, type PathRule } from '@/lib/path-rules'
import { navigation } from './navigation'

const { cosmo, features, header, overlay } = navigation()

type Item = { href: string; exact: boolean; section?: PathRule }

const headerItems: Item[] = [cosmo, features, ...header]
const overlayItems: Item[] = overlay.links.flatMap(({ links, ...link }) => links ?? [link])
const marked = (items: readonly Item[], path: string) =>
  items
    .filter(({ href, exact, section }) => (exact ? path === href : currentState(path, href, section)))
    .map(({ href }) => href)

it('the active item is at most one on every page, in the header and in the overlay', () => {
  const several = siteUrls(new Date())
    .map(({ path }) => path)
    .filter((path) => [headerItems, overlayItems].some((items) => marked(items, path).length > 1))
  expect(several).toEqual([])
})

it('the active item is that of Cosmo on its use cases, and that of the features on theirs', () => {
  for (const items of [headerItems, overlayItems]) {
    expect(marked(items, paths.microservices)).toEqual([paths.cosmo])
    expect(marked(items, `${paths.features}/one`)).toEqual([paths.features])
  }
  expect(marked(headerItems, paths.connect)).toEqual([paths.cosmo])
  expect(marked(overlayItems, paths.connect)).toEqual([paths.connect])
})

it('the active item is the documentation on its stand-in alone', () => {
  for (const items of [headerItems, overlayItems]) {
    const docs = items.find(({ exact }) => exact)?.href ?? ''
    expect(marked(items, docs)).toEqual([docs])
    expect(marked(items, `${paths.elsewhere}/status`)).toEqual([])
  }
})

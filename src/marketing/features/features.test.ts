import { expect, it } from 'vitest'
import { featurePages } from '@/content/collections'
import { featurePagePath } from '@/content/paths'
import { featureGroups as menuGroups } from '@/site/features-menu'
import { featureGroups, featureHref } from './features'

it('matches the menu in groups, names and order', () => {
  const shown = featureGroups().map(({ title, feats }) => ({ title, names: feats.map((feat) => feat.title) }))
  const menu = Object.values(menuGroups).map(({ title, links }) => ({
    title,
    names: links.map((link) => link.title),
  }))
  expect(shown).toEqual(menu)
})

it('gives every feature and group a different anchor, even ignoring case', () => {
  const anchors = featureGroups().flatMap(({ anchor, feats }) => [
    anchor,
    ...feats.map((feat) => feat.anchor),
  ])
  expect(new Set(anchors.map((anchor) => anchor.toLowerCase())).size).toBe(anchors.length)
})

it('links to the page of a feature where there is one, else to its block', () => {
  const withPage = new Map(featurePages.all().map(({ slug, data }) => [data.feature, featurePagePath(slug)]))
  const feats = featureGroups().flatMap((group) => group.feats)
  expect(feats.length).toBeGreaterThan(withPage.size)
  for (const { title, anchor } of feats)
    expect(featureHref(title)).toBe(withPage.get(title) ?? `/cosmo/features#${anchor}`)
})

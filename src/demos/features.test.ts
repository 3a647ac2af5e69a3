import { expect, it } from 'vitest'
import { pages } from '@/content/collections'
import { featureGroups } from '@/site/features'

const groups = featureGroups()
const features = groups.flatMap(({ feats }) => feats)

it('gives every feature and group a different anchor, even ignoring case', () => {
  const anchors = [...groups, ...features].map(({ anchor }) => anchor.toLowerCase())
  expect(new Set(anchors).size).toBe(anchors.length)
})

it('the page of all features counts them', () => {
  const page = pages.all().find(({ slug }) => slug === 'cosmo/features')
  expect(page?.body).toContain(`# ${features.length} features`)
  expect(page?.data.description).toContain(`All ${features.length} features`)
})

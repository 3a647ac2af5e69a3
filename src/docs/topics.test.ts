import { expect, it } from 'vitest'
import { docsTopic } from '@/config/external-links'
import { featureHref } from '@/content/features'
import { featureBlockPath } from '@/content/paths'
import { words } from '@/content/words'
import { featureGroups } from '@/site/features'
import { topicGroups } from './topics'

const topics = topicGroups().flatMap((group) => group.topics)
const features = featureGroups().flatMap(({ feats }) => feats)

it('every feature has a topic that links to it, and no two topics share an anchor', () => {
  for (const { title, docsHref, highlights } of features) {
    const topic = topics.find(({ anchor }) => anchor === docsTopic(docsHref))
    const href = topic?.features.find((feature) => feature.title === title)?.href
    const pages = highlights.map((highlight) => highlight.href)
    expect([featureBlockPath(title), featureHref(title), ...pages]).toContain(href)
  }
  expect(new Set(topics.map(({ anchor }) => anchor)).size).toBe(topics.length)
})

it('a topic that is about no feature is in the group that it names', () => {
  for (const { docs, group } of words().docsTopics) {
    const found = topicGroups().find(({ title }) => title === group)
    expect(found?.topics.map(({ anchor }) => anchor)).toContain(docsTopic(docs))
  }
})

import { expect, it } from 'vitest'
import { docsTopic } from '@/config/external-links'
import { featureBlockPath } from '@/content/paths'
import { featureGroups } from '@/site/features'
import { topicGroups } from './topics'

const topics = topicGroups().flatMap((group) => group.topics)
const features = featureGroups().flatMap(({ feats }) => feats)

it('every feature has a topic that links to it, and no two topics share an anchor', () => {
  for (const { title, docsHref } of features) {
    const topic = topics.find(({ anchor }) => anchor === docsTopic(docsHref))
    expect(topic?.links.map(({ href }) => href)).toContain(featureBlockPath(title))
  }
  expect(new Set(topics.map(({ anchor }) => anchor)).size).toBe(topics.length)
})

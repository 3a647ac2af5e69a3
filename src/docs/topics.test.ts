import { expect, it } from 'vitest'
import { docsTopic } from '@/config/external-links'
import { posts } from '@/content/collections'
import { featureBlockPath, postPath } from '@/content/paths'
import { isPublic } from '@/content/visibility'
import { buildTime } from '@/lib/build-time'
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

it('a topic lists a post that links to its feature', () => {
  const [found] = features.flatMap(({ title, docsHref }) =>
    posts
      .all()
      .filter(
        ({ body, data }) => isPublic(data, buildTime()) && body.includes(`](${featureBlockPath(title)})`),
      )
      .map(({ slug }) => ({ docsHref, href: postPath(slug) })),
  )
  const topic = topics.find(({ anchor }) => anchor === docsTopic(found?.docsHref ?? ''))
  expect(topic?.links.map(({ href }) => href)).toContain(found?.href)
})

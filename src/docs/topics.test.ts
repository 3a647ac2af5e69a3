import { expect, it } from 'vitest'
import { docsTopic } from '@/config/external-links'
import { words } from '@/content/words'
import { topicGroups } from './topics'

// `npm run links` finds the topic of every feature, because the page of the features links to it.
it('a topic that is about no feature is in the group that it names', () => {
  for (const { docs, group } of words().docsTopics) {
    const found = topicGroups().find(({ title }) => title === group)
    expect(found?.topics.map(({ anchor }) => anchor)).toContain(docsTopic(docs))
  }
})

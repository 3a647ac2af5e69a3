import { beforeAll, expect, it } from 'vitest'
import { allPosts } from '@/blog/posts'
import { composeGraph } from '@/content/checks/graph'
import { postPath } from '@/content/paths'
import { buildTime } from '@/lib/build-time'
import { GET } from './route'

beforeAll(async () => void (await composeGraph()))

it('gives the posts before and after a post, and its category', async () => {
  const [newest, older] = allPosts(buildTime())
  const ask = (slug = '') => GET(new Request(`http://localhost/?path=${postPath(slug)}`))
  expect(await (await ask(newest?.slug)).json()).toEqual({
    previousPage: { href: postPath(older?.slug ?? ''), title: older?.data.title },
    section: newest?.data.category,
  })
  expect((await ask('none')).status).toBe(404)
})

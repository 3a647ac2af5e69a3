import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { authorsOf } from '@/blog/authors'
import { allPosts } from '@/blog/posts'
import { composeGraph } from '@/content/checks/graph'
import { subgraphFiles } from '@/content/graph'
import { siteQueries } from '@/content/site-queries'
import { createEngine } from '@/playground/engine/engine'
import { featureGroups } from '@/site/features'
import { lengthOf } from '@/content/document'
import { postPath } from '@/content/paths'
import { allCourses } from '@/learn/courses'
import { buildTime } from '@/lib/build-time'
import { absoluteUrl } from '@/config/site'
import { searchOnServer } from '@/search/server-search'
import { handleGraph, handleSubgraph } from './http'

type Answer = { data?: Record<string, never>; errors?: { message: string }[] }

function aliases(count: number, field: string): string {
  return Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')
}

beforeAll(async () => void (await composeGraph()))

const json = { 'content-type': 'application/json', accept: 'application/json' }

function request(query: string, variables = {}, headers = {}): Request {
  const body = JSON.stringify({ query, variables })
  return new Request('http://localhost/graphql', { method: 'POST', headers: { ...json, ...headers }, body })
}

/** What the graph answers to a query without an error. */
async function ask(query: string, variables = {}): Promise<Answer['data']> {
  const { data, errors } = (await (await handleGraph(request(query, variables))).json()) as Answer
  expect({ query, errors }).toEqual({ query, errors: undefined })
  return data
}

it('the graph joins posts with their authors from another subgraph', async () => {
  const query = 'query ($first: Int) { posts(first: $first) { title url minutes authors { name title } } }'
  const expected = allPosts(buildTime()).map((post) => ({
    title: post.data.title,
    url: absoluteUrl(postPath(post.slug)),
    minutes: lengthOf(post).minutes,
    authors: authorsOf(post).map(({ name, title = null }) => ({ name, title })),
  }))
  expect((await ask(query, { first: 5 }))?.posts).toEqual(expected.slice(0, 5))
})

it('the graph brings what a field requires from the subgraph that has it', async () => {
  const data = await ask(
    '{ chapter(id: "graphql-federation/entities") { posts { minutes minutesWithChapters chapters { minutes } } } }',
  )
  type Post = { minutes: number; minutesWithChapters: number; chapters: { minutes: number }[] }
  const { posts } = (data?.chapter ?? {}) as { posts: Post[] }
  expect(posts.length).toBeGreaterThan(0)
  for (const { minutes, minutesWithChapters, chapters } of posts)
    expect(minutesWithChapters).toBe(chapters.reduce((sum, chapter) => sum + chapter.minutes, minutes))
})

it('the graph leads from a customer to features, their pages, and the chapters that explain them', async () => {
  const data = await ask(
    '{ customers { name story { title } features { summary page { path questions { question } } chapters { title } } } }',
  )
  type Customer = { features: { chapters: unknown[]; summary: string }[] }
  const features = ((data?.customers ?? []) as Customer[]).flatMap((customer) => customer.features)
  expect(features.every(({ summary }) => summary)).toBe(true)
  expect(features.some(({ chapters }) => chapters.length > 0)).toBe(true)
})

it('the graph answers the queries that posts, chapters, and features offer', async () => {
  const newest = allPosts(buildTime()).slice(0, 5)
  const queries = [
    ...newest.map(({ slug }) => siteQueries.post(slug)),
    ...allCourses().flatMap(({ id, chapters }) =>
      chapters.slice(0, 2).map((chapter) => siteQueries.chapter(`${id}/${chapter.id}`)),
    ),
    ...featureGroups().flatMap(({ feats: [first] }) => (first ? siteQueries.feature(first.title) : [])),
  ]
  for (const query of queries) {
    expect(Object.values((await ask(query)) ?? {})).not.toContain(null)
  }
})

it('the graph leaves out what is fictional in a contract without that tag', async () => {
  const filter = { include: [], exclude: ['fictional'] }
  const contract = await createEngine().contract({ subgraphs: subgraphFiles(), filter })
  const { apiSdl } = (contract.ok && contract.value.composes && contract.value) || { apiSdl: '' }
  expect(apiSdl).toContain('type Post')
  for (const type of ['Customer', 'Plan', 'Job', 'Salary']) expect(apiSdl).not.toContain(type)
})

it('the graph finds what the search of the site finds', async () => {
  const data = await ask('{ search(query: "pricing", first: 3) { kind title url heading excerpt } }')
  const found = (await searchOnServer('pricing')).slice(0, 3)
  expect(found).not.toEqual([])
  expect(data?.search).toEqual(
    found.map(({ kind, title, href }) =>
      expect.objectContaining({ kind, title, url: absoluteUrl(href), heading: null }),
    ),
  )
})

it('the graph can be introspected', async () => {
  const data = await ask(getIntrospectionQuery())
  const schema = buildClientSchema(data as unknown as IntrospectionQuery)
  expect(schema.getType('Post')).toBeDefined()
  expect(schema.getType('_Entity')).toBeUndefined()
})

it('the graph gives null for what does not exist', async () => {
  const data = await ask('{ post(slug: "none") { title } person(name: "Nobody") { bio } }')
  expect(data).toEqual({ post: null, person: null })
})

it('the graph takes null for an argument as if it was left out', async () => {
  const data = await ask('{ all: posts { slug } posts(first: null, category: null) { slug } }')
  expect(data?.posts).toEqual(data?.all)
  expect(data?.all).not.toEqual([])
})

it.each([
  [415, { 'content-type': 'text/plain' }],
  [406, { accept: 'text/html' }],
])('the graph says why it refuses with %i', async (status, headers) => {
  const response = await handleGraph(request('{ __typename }', {}, headers))
  expect(response.status).toBe(status)
  expect(((await response.json()) as Answer).errors?.[0]?.message).toMatch(/JSON/)
})

it.each([
  ['a mutation', 'mutation { none }', 'only queries'],
  ['a field that does not exist', '{ pots { title } }', 'Cannot query field'],
  ['depth', `{ posts ${'{ authors { posts '.repeat(9)}{ slug }${' } }'.repeat(9)} }`, 'levels deep'],
  ['aliases', `{ ${aliases(10_000, '__typename')} }`, 'at most 64 KB'],
  ['many aliases', `{ ${aliases(2_000, '__typename')} }`, 'tokens'],
  [
    'lists within lists',
    '{ posts(first: 50) { authors { posts(first: 50) { authors { posts(first: 50) { slug } } } } } }',
    'could have',
  ],
  ['a cycle of fragments', '{ posts { ...a } } fragment a on Post { authors { posts { ...a } } }', 'itself'],
  [
    'an introspection that aliases multiply',
    `{ __schema { types { ...a } } } fragment a on __Type { ${aliases(30, 'fields { type { ...b } }')} } fragment b on __Type { ${aliases(40, 'fields { name }')} }`,
    'could have',
  ],
  ['many searches', `{ ${aliases(10, 'search(query: "a b c") { title }')} }`, 'could have'],
  ['a wrong variable', 'query ($first: Int) { posts(first: $first) { slug } }', 'Int cannot represent'],
])('the graph refuses %s with a sentence', async (_, query, message) => {
  const response = await handleGraph(request(query, { first: 'ten' }))
  expect(response.status).toBeLessThan(500)
  const { errors } = (await response.json()) as Answer
  expect(errors?.[0]?.message).toContain(message)
})

/** What the subgraph of the blog answers about representations. */
async function entities(all: object[], selection: string): Promise<Answer> {
  const query = `query ($all: [_Any!]!) { _service { sdl } _entities(representations: $all) { ${selection} } }`
  return (await (await handleSubgraph('blog', request(query, { all }))).json()) as Answer
}

it('a subgraph tells its schema and finds entities, and nothing of a type that is none', async () => {
  const [post] = allPosts(buildTime())
  const none = ['Post', '__proto__', 'constructor', 'toString'].map((__typename) => ({
    __typename,
    slug: 'none',
  }))
  const all = [{ __typename: 'Post', slug: post?.slug }, ...none]
  expect(await entities(all, '... on Post { title }')).toEqual({
    data: {
      _service: {
        sdl: expect.stringContaining('@link(url: "https://specs.apollo.dev/federation/') as string,
      },
      _entities: [{ title: post?.data.title }, null, null, null, null],
    },
  })
})

it('a subgraph counts the entities that a request asks for', async () => {
  const all = Array.from({ length: 5_000 }, () => ({ __typename: 'Person', name: 'Nobody' }))
  const { errors } = await entities(all, '... on Person { posts(first: 50) { title } }')
  expect(errors?.[0]?.message).toContain('could have')
})

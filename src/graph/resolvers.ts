import { authorsOf } from '@/blog/authors'
import { allPosts, categoryOf, neighbors, postsByCategory, usedCategories, type Post } from '@/blog/posts'
import { absoluteUrl } from '@/config/site'
import { findAuthor, toAuthor } from '@/content/author'
import { authors } from '@/content/collections'
import { lengthOf } from '@/content/document'
import { featureHref } from '@/content/features'
import { categoryFeedPath, categoryPath, customerPath, jobPath, pagePath, postPath } from '@/content/paths'
import { plansData } from '@/content/plans'
import type { Category } from '@/content/schemas/post'
import { allCustomers, type Customer } from '@/customers/customers'
import { openJobs, type Job } from '@/jobs/jobs'
import { allCourses, type Chapter, type Course } from '@/learn/courses'
import { buildTime } from '@/lib/build-time'
import { allEpisodes } from '@/podcast/episodes'
import type { Result } from '@/search/engine'
import { cleanQuery } from '@/search/query'
import { searchOnServer } from '@/search/server-search'
import { featureGroups } from '@/site/features'
import { allPages } from '@/site/pages'

type Arguments = Record<string, unknown>
type Resolve = (args: Arguments) => unknown
type Fields = Record<string, unknown>
/** The fields of `Query`, and what finds an entity by its representation: an object of the type, or null. */
export type Resolvers = { query: Record<string, Resolve>; entities: Record<string, Resolve> }

/** Most items of a list that a client can ask for. */
export const maxItems = 50

const publicPosts = () => allPosts(buildTime())

/** Computes a value once for the content as it is. */
function remembered<Value>(compute: () => Value): () => Value {
  let known: { posts: Post[]; value: Value } | undefined
  return () => {
    const posts = publicPosts()
    known = known?.posts === posts ? known : { posts, value: compute() }
    return known.value
  }
}

function limited<Item>(list: Item[], first: unknown): Item[] {
  return list.slice(0, Math.min(maxItems, Math.max(0, Number(first ?? 10))))
}

const found = <Item, Shown>(item: Item | undefined, show: (item: Item) => Shown): Shown | null =>
  item === undefined ? null : show(item)

/** Shows the item whose key is the argument of this name, or null. */
function finder<Item>(
  argument: string,
  list: () => Item[],
  keyOf: (item: Item) => string,
  show: (item: Item) => unknown,
): Resolve {
  return ({ [argument]: key }) => {
    const item = list().find((one) => keyOf(one) === key)
    return found(item, show)
  }
}

/** Shows an entry of the content as the same object each time, because a query may ask for it hundreds of times. */
function shownOnce<Entry extends object, Shown>(show: (entry: Entry) => Shown): (entry: Entry) => Shown {
  const known = new WeakMap<Entry, Shown>()
  return (entry) => {
    const shown = known.get(entry) ?? show(entry)
    known.set(entry, shown)
    return shown
  }
}

// Objects below hold more than the schemas, which say what of it is public.

const postOf = shownOnce((entry: Post): Fields => {
  const { slug, data } = entry
  return {
    ...data,
    slug,
    url: absoluteUrl(postPath(slug)),
    published: data.date,
    updated: data.dateModified,
    minutes: () => lengthOf(entry).minutes,
    category: () => blogCategory(categoryOf(data.category)),
    authors: () => authorsOf(entry).map(({ name }) => writerOf(name)),
    questions: data.faqs ?? [],
    previous: () => found(neighbors(entry, buildTime()).previous, postOf),
    next: () => found(neighbors(entry, buildTime()).next, postOf),
  }
})

function blogCategory(category: Category) {
  const { slug } = category
  return {
    ...category,
    url: absoluteUrl(categoryPath(slug)),
    feed: absoluteUrl(categoryFeedPath(slug)),
    posts: ({ first }: Arguments) => limited(postsByCategory(slug, buildTime()), first).map(postOf),
  }
}

function writerOf(name: string) {
  const written = () => publicPosts().filter((post) => authorsOf(post).some((author) => author.name === name))
  return { name, posts: ({ first }: Arguments) => limited(written(), first).map(postOf) }
}

const findPost = finder('slug', publicPosts, ({ slug }) => slug, postOf)
const categories = () => usedCategories(buildTime())
const blog: Resolvers = {
  query: {
    posts: ({ first, category }) =>
      limited(
        typeof category === 'string' ? postsByCategory(category, buildTime()) : publicPosts(),
        first,
      ).map(postOf),
    post: findPost,
    categories: () => categories().map(blogCategory),
  },
  entities: {
    Post: findPost,
    Category: finder('slug', categories, ({ slug }) => slug, blogCategory),
    Person: ({ name }) => writerOf(String(name)),
  },
}

/** Names of everyone in the directory of authors, in posts, and in the podcast. */
const allNames = remembered(() => [
  ...new Set([
    ...authors.all().map(({ data }) => data.name),
    ...publicPosts().flatMap((post) => authorsOf(post).map(({ name }) => name)),
    ...allEpisodes().flatMap(voicesOf),
  ]),
])

function voicesOf({ data: { hosts, guests = [] } }: ReturnType<typeof allEpisodes>[number]): string[] {
  return [...hosts, ...guests.map(({ name }) => name)]
}

function personOf(name: string) {
  const entry = findAuthor(name)
  const author = entry && toAuthor(entry)
  const episodes = allEpisodes()
  const role = episodes.flatMap(({ data }) => data.guests ?? []).find((guest) => guest.name === name)?.role
  return {
    ...author,
    name,
    title: author?.title ?? role,
    url: author && absoluteUrl(author.href),
    episodes: () => episodes.filter((episode) => voicesOf(episode).includes(name)).map(episodeOf),
  }
}

function episodeOf(episode: ReturnType<typeof allEpisodes>[number]) {
  const voices = () => voicesOf(episode).map(personOf)
  return { ...episode.data, published: episode.data.date, voices }
}

function customerOf({ slug, data }: Customer) {
  return {
    ...data,
    slug,
    url: absoluteUrl(customerPath(slug)),
    features: data.parts.map((title) => ({ title })),
    story: data.post === undefined ? null : { slug: data.post },
  }
}

const person = finder('name', allNames, (name) => name, personOf)
const customer = finder('slug', allCustomers, ({ slug }) => slug, customerOf)
const people: Resolvers = {
  query: {
    people: () => allNames().map(personOf),
    person,
    customers: () => allCustomers().map(customerOf),
    customer,
  },
  entities: { Person: person, Customer: customer },
}

type Lesson = Chapter & { course: Course; key: string }

const allChapters = remembered((): Lesson[] =>
  allCourses().flatMap((course) =>
    course.chapters.map((chapter) => ({ ...chapter, course, key: `${course.id}/${chapter.id}` })),
  ),
)

/** The chapters that each post links to, by the slug of the post. */
const linkedChapters = remembered(
  () =>
    new Map(
      publicPosts().map(({ slug, body }) => [
        slug,
        allChapters().filter(({ href }) => body.includes(`](${href})`) || body.includes(`](${href}#`)),
      ]),
    ),
)

function courseOf(course: Course) {
  const chapters = () => chaptersOf((chapter) => chapter.course.id === course.id)
  return { ...course, url: absoluteUrl(course.href), chapters }
}

function chaptersOf(matches: (chapter: Lesson) => boolean | undefined) {
  return allChapters().filter(matches).map(chapterOf)
}

const chapterOf = shownOnce((chapter: Lesson): Fields & { minutes: number } => {
  return {
    ...chapter,
    id: chapter.key,
    url: absoluteUrl(chapter.href),
    written: chapter.entry !== undefined,
    course: () => courseOf(chapter.course),
    exercises: chapter.exercises.map((exercise) => ({
      ...exercise,
      hints: exercise.hints.length,
      goals: exercise.goals.length,
    })),
    explains: (chapter.features ?? []).map((title) => explained(title)),
    posts: () =>
      [...linkedChapters()].flatMap(([slug, chapters]) =>
        chapters.some(({ key }) => key === chapter.key) ? studied(slug) : [],
      ),
  }
})

function studied(slug: string) {
  return { slug, chapters: () => (linkedChapters().get(slug) ?? []).map(chapterOf) }
}

function explained(title: string) {
  return { title, chapters: () => chaptersOf(({ features }) => features?.includes(title)) }
}

const course = finder('id', allCourses, ({ id }) => id, courseOf)
const chapter = finder('id', allChapters, ({ key }) => key, chapterOf)
const learn: Resolvers = {
  query: { courses: () => allCourses().map(courseOf), course, chapter },
  entities: {
    Course: course,
    Chapter: chapter,
    Feature: ({ title }) => explained(String(title)),
    // `minutes` is there when the router asks for minutesWithChapters, which requires it.
    Post: ({ slug, minutes }) => {
      const known = studied(String(slug))
      const minutesWithChapters = () =>
        known.chapters().reduce((sum, one) => sum + one.minutes, Number(minutes))
      return { ...known, minutesWithChapters }
    },
  },
}

const allFeatures = remembered(() =>
  featureGroups().flatMap((group) => group.feats.map((feature) => ({ ...feature, group: group.title }))),
)

function featureOf(feature: ReturnType<typeof allFeatures>[number]) {
  const { title } = feature
  const pages = () => allPages().filter(({ data }) => data.feature === title)
  return { ...feature, url: absoluteUrl(featureHref(title)), page: () => found(pages()[0], pageOf) }
}

function pageOf({ slug, data }: ReturnType<typeof allPages>[number]) {
  const path = pagePath(slug)
  return { ...data, path, url: absoluteUrl(path), questions: data.faqs ?? [] }
}

/** A result as the search page shows it: one index serves both. */
function resultOf({ kind, href, title, heading, text }: Result) {
  return { kind, url: absoluteUrl(href), title, heading: heading || null, excerpt: text }
}

const feature = finder('title', allFeatures, ({ title }) => title, featureOf)
const listedPages = () => allPages().filter(({ data }) => !data.noindex)
const page = finder('path', listedPages, ({ slug }) => pagePath(slug), pageOf)
const platform: Resolvers = {
  query: {
    features: ({ group }) =>
      allFeatures().flatMap((known) => ((group ?? known.group) === known.group ? featureOf(known) : [])),
    feature,
    plans: () => plansData().plans,
    pages: () => listedPages().map(pageOf),
    page,
    search: async ({ query, first }) =>
      limited(await searchOnServer(cleanQuery(String(query))), first).map(resultOf),
  },
  entities: {
    Feature: feature,
    Plan: ({ id }) => plansData().plans.find((plan) => plan.id === id) ?? null,
    Page: page,
  },
}

function jobOf({ slug, data }: Job) {
  const { date: posted, validThrough: closes } = data
  return { ...data, slug, url: absoluteUrl(jobPath(slug)), posted, closes }
}

const openings = () => openJobs()
const job = finder('slug', openings, ({ slug }) => slug, jobOf)
const jobs: Resolvers = { query: { jobs: () => openings().map(jobOf), job }, entities: { Job: job } }

/** What resolves the fields of each subgraph of content/graph. All read content in memory; only the search waits for its index. */
export const resolvers: Record<string, Resolvers | undefined> = { blog, people, learn, platform, jobs }

import { authorsOf } from '@/blog/authors'
import {
  allPosts,
  categoryOf,
  neighbors,
  postBySlug,
  postsByCategory,
  usedCategories,
  type Post,
} from '@/blog/posts'
import { absoluteUrl } from '@/config/site'
import { findAuthor, toAuthor } from '@/content/author'
import { authors } from '@/content/collections'
import { lengthOf } from '@/content/document'
import { fillAll } from '@/content/fill-variables'
import { featureHref } from '@/content/features'
import { categoryFeedPath, categoryPath, customerPath, jobPath, pagePath, postPath } from '@/content/paths'
import { plansData } from '@/content/plans'
import type { Category } from '@/content/schemas/post'
import { allCustomers, type Customer } from '@/customers/customers'
import { openJobs, type Job } from '@/jobs/jobs'
import { allCourses, type Chapter, type Course } from '@/learn/courses'
import { buildTime } from '@/lib/build-time'
import { allEpisodes } from '@/podcast/episodes'
import { featureGroups } from '@/site/features'
import { allPages } from '@/site/pages'

type Arguments = Record<string, unknown>
type Resolve = (args: Arguments) => unknown
/** The fields of `Query`, and what finds an entity by its representation: an object of the type, or null. */
export type Resolvers = { query: Record<string, Resolve>; entities: Record<string, Resolve> }

/** Most items of a list that a client can ask for. */
export const maxItems = 50

/** Computes a value once for the content as it is. */
function remembered<Value>(compute: () => Value): () => Value {
  let known: { posts: Post[]; value: Value } | undefined
  return () => {
    const posts = allPosts(buildTime())
    known = known?.posts === posts ? known : { posts, value: compute() }
    return known.value
  }
}

function limited<Item>(list: Item[], first: unknown): Item[] {
  return list.slice(0, Math.min(maxItems, Math.max(0, Number(first))))
}

function faqOf(faqs: { question: string; answer: string }[] = []) {
  return fillAll(faqs).map(({ question, answer }) => ({ question, answer }))
}

function postOf(entry: Post) {
  const { slug, data } = entry
  return {
    slug,
    title: data.title,
    description: data.description,
    url: absoluteUrl(postPath(slug)),
    published: data.date,
    updated: data.dateModified,
    minutes: () => lengthOf(entry).minutes,
    category: () => blogCategory(categoryOf(data.category)),
    authors: () => authorsOf(entry).map(({ name }) => writerOf(name)),
    questions: faqOf(data.faqs),
    previous: () => found(neighbors(entry, buildTime()).previous, postOf),
    next: () => found(neighbors(entry, buildTime()).next, postOf),
  }
}

function blogCategory({ slug, title, description }: Category) {
  return {
    slug,
    title,
    description,
    url: absoluteUrl(categoryPath(slug)),
    feed: absoluteUrl(categoryFeedPath(slug)),
    posts: ({ first }: Arguments) => limited(postsByCategory(slug, buildTime()), first).map(postOf),
  }
}

function writerOf(name: string) {
  const written = () =>
    allPosts(buildTime()).filter((post) => authorsOf(post).some((author) => author.name === name))
  return { name, posts: ({ first }: Arguments) => limited(written(), first).map(postOf) }
}

const found = <Item, Shown>(item: Item | undefined, show: (item: Item) => Shown): Shown | null =>
  item === undefined ? null : show(item)

const blog: Resolvers = {
  query: {
    posts: ({ first, category }) => {
      const posts = allPosts(buildTime())
      return limited(
        category === undefined ? posts : posts.filter(({ data }) => data.category === category),
        first,
      ).map(postOf)
    },
    post: ({ slug }) => found(postBySlug(String(slug), buildTime()), postOf),
    categories: () => usedCategories(buildTime()).map(blogCategory),
  },
  entities: {
    Post: ({ slug }) => found(postBySlug(String(slug), buildTime()), postOf),
    Category: ({ slug }) =>
      found(
        usedCategories(buildTime()).find((category) => category.slug === slug),
        blogCategory,
      ),
    Person: ({ name }) => writerOf(String(name)),
  },
}

/** Names of everyone in the directory of authors, in posts, and in the podcast. */
const allNames = remembered(
  () =>
    new Set([
      ...authors.all().map(({ data }) => data.name),
      ...allPosts(buildTime()).flatMap((post) => authorsOf(post).map(({ name }) => name)),
      ...allEpisodes(buildTime()).flatMap(voicesOf),
    ]),
)

function voicesOf({ data: { hosts, guests = [] } }: ReturnType<typeof allEpisodes>[number]): string[] {
  return [...hosts, ...guests.map(({ name }) => name)]
}

function personOf(name: string) {
  const entry = findAuthor(name)
  const author = entry && toAuthor(entry)
  const episodes = allEpisodes(buildTime())
  const role = episodes.flatMap(({ data }) => data.guests ?? []).find((guest) => guest.name === name)?.role
  return {
    name,
    title: author?.title ?? role,
    company: author?.company,
    bio: author?.bio,
    url: author && absoluteUrl(author.href),
    episodes: () => episodes.filter((episode) => voicesOf(episode).includes(name)).map(episodeOf),
  }
}

function episodeOf(episode: ReturnType<typeof allEpisodes>[number]) {
  const { number, title, description, date } = episode.data
  return { number, title, description, published: date, voices: () => voicesOf(episode).map(personOf) }
}

function customerOf({ slug, data }: Customer) {
  return {
    slug,
    name: data.name,
    industry: data.industry,
    title: data.title,
    summary: data.summary,
    url: absoluteUrl(customerPath(slug)),
    subgraphs: data.subgraphs,
    features: data.parts.map((title) => ({ title })),
    story: data.post === undefined ? null : { slug: data.post },
  }
}

const person: Resolve = ({ name }) => (allNames().has(String(name)) ? personOf(String(name)) : null)
const customer: Resolve = ({ slug }) =>
  found(
    allCustomers().find((known) => known.slug === slug),
    customerOf,
  )
const people: Resolvers = {
  query: {
    people: () => [...allNames()].map(personOf),
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
      allPosts(buildTime()).map(({ slug, body }) => [
        slug,
        allChapters().filter(({ href }) => body.includes(`](${href})`) || body.includes(`](${href}#`)),
      ]),
    ),
)

function courseOf(course: Course) {
  const { id, title, description, href, learnings } = course
  return {
    id,
    title,
    description,
    url: absoluteUrl(href),
    learnings,
    chapters: () =>
      allChapters()
        .filter((chapter) => chapter.course.id === id)
        .map(chapterOf),
  }
}

function chapterOf(chapter: Lesson) {
  const { number, title, description, href, entry, minutes, course, exercises, features = [] } = chapter
  return {
    id: chapter.key,
    number,
    title,
    description,
    url: absoluteUrl(href),
    written: entry !== undefined,
    minutes,
    course: () => courseOf(course),
    exercises: exercises.map(({ id, title: name, task, hints, goals }) => ({
      id,
      title: name,
      task,
      hints: hints.length,
      goals: goals.length,
    })),
    explains: features.map((feature) => explained(feature)),
    posts: () =>
      [...linkedChapters()].flatMap(([slug, chapters]) =>
        chapters.some(({ key }) => key === chapter.key) ? studied(slug) : [],
      ),
  }
}

function studied(slug: string) {
  return { slug, chapters: () => (linkedChapters().get(slug) ?? []).map(chapterOf) }
}

function explained(title: string) {
  const chapters = allChapters().filter(({ features }) => features?.includes(title))
  return { title, chapters: () => chapters.map(chapterOf) }
}

const course: Resolve = ({ id }) =>
  found(
    allCourses().find((known) => known.id === id),
    courseOf,
  )
const chapter: Resolve = ({ id }) =>
  found(
    allChapters().find(({ key }) => key === id),
    chapterOf,
  )
const learn: Resolvers = {
  query: { courses: () => allCourses().map(courseOf), course, chapter },
  entities: {
    Course: course,
    Chapter: chapter,
    Feature: ({ title }) => explained(String(title)),
    // `minutes` is there when the router asks for minutesWithChapters, which requires it.
    Post: ({ slug, minutes }) => {
      const post = studied(String(slug))
      const chapters = () => post.chapters().reduce((sum, one) => sum + one.minutes, Number(minutes))
      return { ...post, minutesWithChapters: chapters }
    },
  },
}

const allFeatures = remembered(() =>
  featureGroups().flatMap((group) => group.feats.map((feature) => ({ ...feature, group: group.title }))),
)

function featureOf({ title, group, summary, description }: ReturnType<typeof allFeatures>[number]) {
  return {
    title,
    group,
    summary,
    description,
    url: absoluteUrl(featureHref(title)),
    page: () =>
      found(
        allPages(buildTime()).find(({ data }) => data.feature === title),
        pageOf,
      ),
  }
}

function pageOf({ slug, data }: ReturnType<typeof allPages>[number]) {
  const path = pagePath(slug)
  const { title, description, faqs } = data
  return { path, title, description, url: absoluteUrl(path), questions: faqOf(faqs) }
}

const feature: Resolve = ({ title }) =>
  found(
    allFeatures().find((known) => known.title === title),
    featureOf,
  )
const listedPages = () => allPages(buildTime()).filter(({ data }) => !data.noindex)
const page: Resolve = ({ path }) =>
  found(
    listedPages().find(({ slug }) => pagePath(slug) === path),
    pageOf,
  )
const platform: Resolvers = {
  query: {
    features: ({ group }) =>
      allFeatures()
        .filter((known) => group === undefined || group === null || known.group === group)
        .map(featureOf),
    feature,
    plans: () => plansData().plans,
    pages: () => listedPages().map(pageOf),
    page,
  },
  entities: {
    Feature: feature,
    Plan: ({ id }) => plansData().plans.find((plan) => plan.id === id) ?? null,
    Page: page,
  },
}

function jobOf({ slug, data }: Job) {
  const { title, description, team, location, type, date, validThrough, salary } = data
  const url = absoluteUrl(jobPath(slug))
  return { slug, title, description, url, team, location, type, posted: date, closes: validThrough, salary }
}

const job: Resolve = ({ slug }) =>
  found(
    openJobs(buildTime()).find((known) => known.slug === slug),
    jobOf,
  )
const jobs: Resolvers = {
  query: { jobs: () => openJobs(buildTime()).map(jobOf), job },
  entities: { Job: job },
}

/** What resolves the fields of each subgraph of content/graph. All read content in memory, so none returns a promise. */
export const resolvers: Record<string, Resolvers | undefined> = { blog, people, learn, platform, jobs }

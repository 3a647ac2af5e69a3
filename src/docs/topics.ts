import { paths } from '@/config/paths'
import { docsTopic } from '@/config/external-links'
import { courses, posts } from '@/content/collections'
import { featureHref } from '@/content/features'
import { chapterPath, featureBlockPath, postPath } from '@/content/paths'
import { siteUrls } from '@/content/urls'
import { words } from '@/content/words'
import { buildTime } from '@/lib/build-time'
import { groupBy } from '@/lib/group-by'
import { featureGroups, type Feature } from '@/site/features'

type PageLink = { title: string; href: string }

export type Topic = {
  /** Anchor of its page of the documentation, see `docsTopic`. */
  anchor: string
  title: string
  text: string
  features: PageLink[]
  links: PageLink[]
}

type TopicGroup = Pick<Topic, 'anchor' | 'title' | 'text'> & { topics: Topic[] }

/** Pages that many features name but that are about none. */
const general = new Set<string>([paths.pricing, paths.sales])

/**
 * The topics that documentation links name, by group of features, each with the pages of this site about it. Features
 * that share a page of the documentation are one topic.
 */
export function topicGroups(): TopicGroup[] {
  const groups = featureGroups()
  const titles = new Map(siteUrls(buildTime()).map(({ path, title }) => [path, title]))
  const features = groups.flatMap(({ feats }) => feats)
  const byPage = [...groupBy(features, ({ docsHref }) => docsHref).values()]
  return groups.map(({ anchor, title, description, feats: own }) => ({
    anchor,
    title,
    text: description,
    topics: [
      ...byPage
        .filter(([first]) => own.some((feature) => feature === first))
        .map((shared) => topicOf(shared, titles)),
      ...words()
        .docsTopics.filter(({ group }) => group === title)
        .map(({ docs, ...topic }) => ({ ...topic, anchor: docsTopic(docs), features: [topic], links: [] })),
    ],
  }))
}

/** The pages that features name, without those that are about no topic. */
function pagesOf(features: Feature[]): string[] {
  return features
    .flatMap(({ title, highlights }) => [featureHref(title), ...highlights.flatMap(({ href }) => href ?? [])])
    .filter((href) => !href.includes('#') && !general.has(href))
}

type Reading = { href: string; features?: string[] }

/** Posts, then chapters, with the titles of the features that they explain. Not all are public. */
function readings(): Reading[] {
  return [
    ...posts.all().map(({ slug, data }) => ({ href: postPath(slug), features: data.features })),
    ...courses
      .all()
      .flatMap(({ slug, data }) =>
        data.chapters.map(({ id, features }) => ({ href: chapterPath(slug, id), features })),
      ),
  ]
}

/** Throws a RangeError for an address without a page, which has no title. */
function topicOf(features: Feature[], titles: ReadonlyMap<string, string>): Topic {
  const [first] = features
  if (!first) throw new RangeError('a topic has at least one feature')
  const linkTo = (href: string) => {
    const title = titles.get(href)
    if (title === undefined) throw new RangeError(`no page ${href}`)
    return { title, href }
  }
  const reading = readings().filter(
    (text) => titles.has(text.href) && features.some(({ title }) => text.features?.includes(title)),
  )
  const pages = [...new Set([...pagesOf(features), ...reading.map(({ href }) => href)])].map(linkTo)
  const named = features.map(({ title }) => ({
    title,
    // A page with the name of the feature is about nothing else.
    href:
      pages.find((page) => page.title.toLowerCase() === title.toLowerCase())?.href ?? featureBlockPath(title),
  }))
  return {
    anchor: docsTopic(first.docsHref),
    title: features.map(({ title }) => title).join(' and '),
    text: first.summary,
    features: named,
    links: pages.filter(({ href }) => named.every((feature) => feature.href !== href)),
  }
}

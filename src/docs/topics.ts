import { paths } from '@/config/paths'
import { docsTopic } from '@/config/external-links'
import { chapters, posts } from '@/content/collections'
import { featureHref } from '@/content/features'
import { chapterPath, featureBlockPath, postPath } from '@/content/paths'
import { siteUrls } from '@/content/urls'
import { isPublic } from '@/content/visibility'
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
  const now = buildTime()
  const groups = featureGroups()
  const titles = new Map(siteUrls(now).map(({ path, title }) => [path, title]))
  const byPage = [
    ...groupBy(
      groups.flatMap(({ feats }) => feats),
      ({ docsHref }) => docsHref,
    ).values(),
  ]
  const addresses = byPage.map((features) => [
    ...features.map(({ title }) => featureBlockPath(title)),
    ...pagesOf(features),
  ])
  const reading = readingAbout(addresses, now)
  const all = byPage.map((features, at) => topicOf(features, reading[at] ?? [], titles))
  return groups.map(({ anchor, title, description, feats: own }) => ({
    anchor,
    title,
    text: description,
    topics: withoutRepeats([
      ...all.filter((_, at) => own.some((feature) => feature === byPage[at]?.[0])),
      ...words()
        .docsTopics.filter(({ group }) => group === title)
        .map(({ docs, ...topic }) => ({ ...topic, anchor: docsTopic(docs), features: [topic], links: [] })),
    ]),
  }))
}

/** Keeps the first link to each address. */
function withoutRepeats(topics: Topic[]): Topic[] {
  const seen = new Set<string>()
  const isNew = ({ href }: PageLink) => !seen.has(href) && seen.add(href)
  return topics.map((topic) => ({ ...topic, links: topic.links.filter(isNew) }))
}

/** The pages that features name, without those that are about no topic. */
function pagesOf(features: Feature[]): string[] {
  return features
    .flatMap(({ title, highlights }) => [featureHref(title), ...highlights.flatMap(({ href }) => href ?? [])])
    .filter((href) => !href.includes('#') && !general.has(href))
}

/**
 * Addresses of public posts, then of chapters, about each of the topics, which are given by the addresses of their pages. A
 * text is about the topic that it links to most; others, it only mentions. Those that a topic has as a page are left out.
 */
function readingAbout(topics: string[][], now: Date): string[][] {
  const reading: string[][] = topics.map(() => [])
  const texts = [
    ...posts
      .all()
      .flatMap(({ slug, data, body }) => (isPublic(data, now) ? [{ href: postPath(slug), body }] : [])),
    ...chapters
      .all()
      .map(({ slug, body }) => ({ href: chapterPath(...(slug.split('/') as [string, string])), body })),
  ]
  for (const { href, body } of texts) {
    const targets = Array.from(body.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    const links = topics.map((addresses) => targets.filter((target) => addresses.includes(target)).length)
    const most = Math.max(...links)
    const isNamed = topics.some((addresses) => addresses.includes(href))
    if (most > 0 && !isNamed) reading[links.indexOf(most)]?.push(href)
  }
  return reading
}

/** Throws a RangeError for an address without a page, which has no title. */
function topicOf(features: Feature[], reading: string[], titles: ReadonlyMap<string, string>): Topic {
  const [first] = features
  if (!first) throw new RangeError('a topic has at least one feature')
  const linkTo = (href: string) => {
    const title = titles.get(href)
    if (title === undefined) throw new RangeError(`no page ${href}`)
    return { title, href }
  }
  const pages = pagesOf(features).map(linkTo)
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
    links: [...pages, ...reading.map(linkTo)].filter(({ href }) =>
      named.every((feature) => feature.href !== href),
    ),
  }
}

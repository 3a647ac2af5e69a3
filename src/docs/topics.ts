import { paths } from '@/config/paths'
import { docsTopic } from '@/config/external-links'
import { featureHref } from '@/content/features'
import { featureBlockPath } from '@/content/paths'
import { words } from '@/content/words'
import { buildTime } from '@/lib/build-time'
import { featureGroups, type Feature } from '@/site/features'
import { createReadingIndex, type PageLink } from './reading'

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
  const index = createReadingIndex(buildTime())
  const feats = groups.flatMap((group) => group.feats)
  const pages = [...new Set(feats.map(({ docsHref }) => docsHref))]
  const byPage = pages.map((page) => feats.filter(({ docsHref }) => docsHref === page))
  const reading = index.readingAbout(byPage.map((features) => [...blocksOf(features), ...pagesOf(features)]))
  const all = byPage.map((features, at) => topicOf(features, index, reading[at] ?? []))
  return groups.map(({ anchor, title, description, feats: own }) => ({
    anchor,
    title,
    text: description,
    topics: [
      ...all.filter((_, at) => own.some((feature) => feature === byPage[at]?.[0])),
      ...words()
        .docsTopics.filter(({ group }) => group === title)
        .map(({ docs, links, ...topic }) => ({ ...topic, anchor: docsTopic(docs), features: [], links })),
    ],
  }))
}

const blocksOf = (features: Feature[]) => features.map(({ title }) => featureBlockPath(title))

/** The pages that features name, without those that are about no topic. */
function pagesOf(features: Feature[]): string[] {
  return features
    .flatMap(({ title, highlights }) => [featureHref(title), ...highlights.flatMap(({ href }) => href ?? [])])
    .filter((href) => !href.includes('#') && !general.has(href))
}

function topicOf(
  features: Feature[],
  index: ReturnType<typeof createReadingIndex>,
  reading: PageLink[],
): Topic {
  const [first] = features
  if (!first) throw new RangeError('a topic has at least one feature')
  const pages = pagesOf(features).map((href) => index.linkTo(href))
  const named = features.map(({ title }) => ({
    title,
    // A page with the name of the feature is about nothing else.
    href:
      pages.find((page) => page.title.toLowerCase() === title.toLowerCase())?.href ?? featureBlockPath(title),
  }))
  const links = [...pages, ...reading].filter(({ href }) => named.every((feature) => feature.href !== href))
  return {
    anchor: docsTopic(first.docsHref),
    title: features.map(({ title }) => title).join(' and '),
    text: first.summary,
    features: named,
    // The first link to an address names it.
    links: [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed(),
  }
}

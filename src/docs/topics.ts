import { paths } from '@/config/paths'
import { docsTopic } from '@/config/external-links'
import { featureHref } from '@/content/features'
import { featureBlockPath } from '@/content/paths'
import { words } from '@/content/words'
import { buildTime } from '@/lib/build-time'
import { featureGroups, type Feature } from '@/site/features'
import { plansData } from '@/content/plans'
import { createReadingIndex, type PageLink } from './reading'

export type Topic = {
  /** Anchor of its page of the documentation, see `docsTopic`. */
  anchor: string
  title: string
  text: string
  links: PageLink[]
}

type TopicGroup = Omit<Topic, 'links'> & { topics: Topic[] }

/** Pages that many features name but that are about none. */
const general = new Set<string>([paths.pricing, paths.sales])

/**
 * The topics that documentation links name, by group of features, each with the pages of this site about it. Features
 * that share a page of the documentation are one topic.
 */
export function topicGroups(): TopicGroup[] {
  const groups = featureGroups()
  const { title, text, topics } = words().docs
  const all = groups.flatMap(({ feats }) => feats)
  const reading = createReadingIndex(buildTime())
  const first = (feature: Feature) => all.find(({ docsHref }) => docsHref === feature.docsHref) === feature
  return [
    ...groups.map(({ anchor, title: name, description, feats }) => ({
      anchor,
      title: name,
      text: description,
      topics: feats.filter(first).map((feature) => topicOf(all.filter(sharesPage(feature)), reading)),
    })),
    {
      anchor: 'reference-group',
      title,
      text,
      topics: topics.map(({ docs, links, ...topic }) => ({
        ...topic,
        anchor: docsTopic(docs),
        links: links.map((link) => ({ kind: 'Page', ...link })),
      })),
    },
  ]
}

/** The row of the plan comparison that is about a feature. */
function planLinks(feature: string): PageLink[] {
  return plansData()
    .groups.flatMap(({ rows }) => rows)
    .filter((row) => row.feature === feature)
    .map(({ name }) => ({ kind: 'Plans', title: `${name}, plan by plan`, href: `${paths.pricing}#compare` }))
}

function sharesPage({ docsHref }: Feature) {
  return (other: Feature) => other.docsHref === docsHref
}

function topicOf(features: Feature[], reading: ReturnType<typeof createReadingIndex>): Topic {
  const [first] = features
  if (!first) throw new RangeError('a topic has at least one feature')
  const blocks = features.map(({ title }) => featureBlockPath(title))
  const pages = features.flatMap(({ title, highlights }) => [
    featureHref(title),
    ...highlights.flatMap(({ href }) => href ?? []),
  ])
  const own = pages.filter((href) => !href.includes('#') && !general.has(href))
  const links = [
    ...features.map(({ title }) => ({ kind: 'Feature' as const, title, href: featureBlockPath(title) })),
    ...own.map((href) => reading.linkTo(href)),
    ...features.flatMap(({ title }) => planLinks(title)),
    ...reading.readingAbout([...blocks, ...own]),
  ]
  return {
    anchor: docsTopic(first.docsHref),
    title: features.map(({ title }) => title).join(' and '),
    text: first.summary,
    // The first link to an address names it.
    links: [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed(),
  }
}

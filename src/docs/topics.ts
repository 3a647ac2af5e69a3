import { paths } from '@/config/paths'
import { docsTopic } from '@/config/external-links'
import { courses, posts } from '@/content/collections'
import { featureHref } from '@/content/features'
import { chapterPath, featureBlockPath, postPath } from '@/content/paths'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { groupBy } from '@/lib/group-by'
import { featureGroups, type Feature } from '@/site/features'

export type Topic = ReturnType<typeof topicOf>

/** Pages that many features name but that are about none. */
const general = new Set<string>([paths.pricing, paths.sales])

/**
 * The topics that documentation links name, by group of features, each with the pages of this site about it. Features
 * that share a page of the documentation are one topic.
 */
export function topicGroups() {
  const groups = featureGroups()
  const titles = new Map(siteUrls(buildTime()).map(({ path, title }) => [path, title]))
  const features = groups.flatMap(({ feats }) => feats)
  const byPage = [...groupBy(features, ({ docsHref }) => docsHref).values()]
  return groups.map(({ anchor, title, description, feats: own }) => ({
    anchor,
    title,
    text: description,
    topics: byPage
      .filter(([first]) => own.some((feature) => feature === first))
      .map((shared) => topicOf(shared, titles)),
  }))
}

/** The pages that features name, without those that are about no topic. */
function pagesOf(features: Feature[]): string[] {
  return features
    .flatMap(({ title, highlights }) => [featureHref(title), ...highlights.flatMap(({ href }) => href ?? [])])
    .filter((href) => !href.includes('#') && !general.has(href))
}

/** Chapters, then posts, with the titles of the features that they explain; of a chapter only the first. Not all are public. */
function readings() {
  return [
    ...courses
      .all()
      .flatMap(({ slug, data }) =>
        data.chapters.map(({ id, features }) => ({
          href: chapterPath(slug, id),
          features: features?.slice(0, 1),
        })),
      ),
    ...posts.all().map(({ slug, data }) => ({ href: postPath(slug), features: data.features })),
  ]
}

function topicOf(features: Feature[], titles: ReadonlyMap<string, string>) {
  const [first] = features
  if (!first) throw new RangeError('a topic has at least one feature')
  const reading = readings().filter((text) => features.some(({ title }) => text.features?.includes(title)))
  const pages = [...new Set([...pagesOf(features), ...reading.map(({ href }) => href)])].flatMap((href) => {
    const title = titles.get(href)
    return title === undefined ? [] : [{ title, href }]
  })
  const named = features.map(({ title }) => ({
    title,
    // A page with the name of the feature is about nothing else.
    href:
      pages.find((page) => page.title.toLowerCase() === title.toLowerCase())?.href ?? featureBlockPath(title),
  }))
  return {
    /** Anchor of its page of the documentation. */
    anchor: docsTopic(first.docsHref),
    text: first.summary,
    /** What the features say of themselves, for a topic without links. */
    description: first.description,
    features: named,
    links: pages.filter(({ href }) => named.every((feature) => feature.href !== href)).slice(0, 3),
  }
}

import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { podcastFeedPath } from '@/content/paths'
import { channel } from '@/seo/feed/channel'
import { treeToHtml } from '@/content/tree-to-html'
import type { FeedItem, FeedOptions } from '@/seo/feed/types'
import { allEpisodes, podcastPage, type Episode } from './episodes'

/** The podcast as a feed. Its episodes are text, so they have no enclosure. */
export function podcastFeed(now: Date): FeedOptions {
  const { name: title, description } = podcastPage()
  const items = allEpisodes(now).map(feedItem)
  return channel({ title, description, page: paths.podcast, paths: { rss: podcastFeedPath }, items }, now)
}

function feedItem(episode: Episode): FeedItem {
  const { slug, data } = episode
  const address = `${absoluteUrl(paths.podcast)}#${slug}`
  return {
    title: data.title,
    id: address,
    link: address,
    date: data.date,
    published: data.date,
    description: data.description,
    content: treeToHtml(documentOf(episode).tree, { page: address }),
    author: data.hosts.map((name) => ({ name })),
    category: [],
  }
}

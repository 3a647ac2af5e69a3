import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'
import { podcastFeedPath } from '@/content/paths'
import { textItem } from '@/content/feed-item'
import { channel, type FeedItem, type FeedOptions } from '@/seo/feed/channel'
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
    ...textItem(episode, address),
    title: data.title,
    author: data.hosts.map((name) => ({ name })),
    category: [],
  }
}

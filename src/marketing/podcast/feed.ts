import { statSync } from 'node:fs'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { podcastFeedPath, podcastPath } from '@/content/paths'
import { publicFile } from '@/content/source'
import { channel } from '@/seo/feed/channel'
import { treeToHtml } from '@/content/tree-to-html'
import type { FeedItem, FeedOptions } from '@/seo/feed/types'
import { allEpisodes, type Episode } from './episodes'

/** The podcast as a feed; episodes with audio have an enclosure. */
export function podcastFeed(now: Date): FeedOptions {
  const about = { title: 'The Good Thing', description: `A podcast about trade-offs in APIs, by ${brand}.` }
  const items = allEpisodes(now).map(feedItem)
  return channel({ ...about, page: podcastPath, paths: { rss: podcastFeedPath }, items }, now)
}

function feedItem(episode: Episode): FeedItem {
  const { slug, data } = episode
  const address = `${absoluteUrl(podcastPath)}#${slug}`
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
    audio: data.audio
      ? {
          url: absoluteUrl(data.audio),
          type: 'audio/mpeg',
          length: statSync(publicFile(data.audio)).size,
          duration: data.minutes && Math.round(data.minutes * 60),
        }
      : undefined,
  }
}

import { statSync } from 'node:fs'
import { absoluteUrl, brand, site } from '@/config/site'
import { documentOf } from '@/content/document'
import { publicFile } from '@/content/source'
import { treeToHtml } from '@/seo/feed/html'
import type { FeedItem, FeedOptions } from '@/seo/feed/types'
import { allEpisodes, type Episode } from './episodes'

export const podcastPath = '/the-good-thing'
export const podcastFeedPath = `${podcastPath}/rss.xml`

/** The podcast as a feed; an episode with sound carries it as enclosure. */
export function podcastFeed(now: Date): FeedOptions {
  const episodes = allEpisodes(now)
  return {
    id: absoluteUrl(podcastPath),
    title: 'The Good Thing',
    link: absoluteUrl(podcastPath),
    description: `A podcast about trade-offs in APIs, by ${brand}.`,
    language: 'en',
    ttl: 60,
    image: absoluteUrl('/brand/logo-512.png'),
    copyright: `Copyright ${now.getUTCFullYear()} ${site.copyright}`,
    updated:
      episodes
        .map(({ data }) => data.date)
        .toSorted()
        .at(-1) ?? now.toISOString(),
    feedLinks: { rss: absoluteUrl(podcastFeedPath) },
    items: episodes.map(feedItem),
  }
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
          duration: Math.round(data.minutes * 60),
        }
      : undefined,
  }
}

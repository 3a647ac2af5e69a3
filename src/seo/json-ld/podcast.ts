import type { PodcastSeries, WithContext } from 'schema-dts'
import { publisher } from './publisher'

type PodcastFacts = {
  url: string
  name: string
  description: string
  feed: string
  episodes: {
    url: string
    name: string
    description: string
    number: number
    published: string
    audio?: string
  }[]
}

/** Describes a podcast with its episodes. Takes absolute URLs and ISO dates. */
export function podcastSeries(facts: PodcastFacts): WithContext<PodcastSeries> {
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    url: facts.url,
    name: facts.name,
    description: facts.description,
    webFeed: facts.feed,
    inLanguage: 'en',
    publisher: publisher(),
    hasPart: facts.episodes.map(({ url, name, description, number, published, audio }) => ({
      '@type': 'PodcastEpisode' as const,
      url,
      name,
      description,
      episodeNumber: number,
      datePublished: published,
      ...(audio && {
        associatedMedia: { '@type': 'AudioObject' as const, contentUrl: audio, encodingFormat: 'audio/mpeg' },
      }),
    })),
  }
}

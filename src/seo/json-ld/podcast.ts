import type { CreativeWorkSeries, WithContext } from 'schema-dts'
import { publisher } from './publisher'

type PodcastFacts = {
  url: string
  name: string
  description: string
  episodes: {
    url: string
    name: string
    description: string
    number: number
    published: string
  }[]
}

/** Describes a series of interviews. Expects absolute URLs and ISO dates. */
export function podcastSeries(facts: PodcastFacts): WithContext<CreativeWorkSeries> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWorkSeries',
    url: facts.url,
    name: facts.name,
    description: facts.description,
    inLanguage: 'en',
    publisher: publisher(),
    hasPart: facts.episodes.map(({ url, name, description, number, published }) => ({
      '@type': 'CreativeWork' as const,
      url,
      name,
      description,
      position: number,
      datePublished: published,
    })),
  }
}

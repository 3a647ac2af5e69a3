import { absoluteUrl } from '@/config/site'
import { buildTime } from '@/lib/build-time'
import { EpisodeItem } from '@/marketing/podcast/episode-item'
import { allEpisodes } from '@/marketing/podcast/episodes'
import { podcastFeedPath, podcastPath } from '@/content/paths'
import { PodcastHero } from '@/marketing/podcast/hero'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { podcastSeries } from '@/seo/json-ld/podcast'
import { pageMetadata } from '@/seo/metadata'
import { Section } from '@/ui/section'

const description =
  'Conversations for engineers who design APIs: keys, nullability, caching, monoliths, and models as clients, each from both sides.'

export const metadata = pageMetadata({ path: podcastPath, title: 'The Good Thing, a podcast', description })

export default function PodcastPage() {
  const episodes = allEpisodes(buildTime())
  const recordings = episodes.filter(({ data }) => data.audio)
  const conversations = episodes.filter(({ data }) => !data.audio)
  return (
    <>
      <PodcastHero recordings={recordings} conversations={conversations} />
      <Section
        id="episodes"
        heading="Conversations to read"
        lead="Each one has an excerpt of the transcript and notes. There is no recording of these conversations."
      >
        {conversations.map((episode, index) => (
          <EpisodeItem key={episode.slug} episode={episode} open={index === 0} />
        ))}
      </Section>
      <JsonLd
        data={podcastSeries({
          url: absoluteUrl(podcastPath),
          name: 'The Good Thing',
          description,
          feed: absoluteUrl(podcastFeedPath),
          episodes: episodes.map(({ slug, data }) => ({
            url: `${absoluteUrl(podcastPath)}#${slug}`,
            name: data.title,
            description: data.description,
            number: data.number,
            published: data.date,
            audio: data.audio && absoluteUrl(data.audio),
          })),
        })}
      />
    </>
  )
}

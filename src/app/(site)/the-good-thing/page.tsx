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
  'A podcast about trade-offs in APIs: keys, nullability, caching, monoliths and models as clients, with notes and excerpts.'

export const metadata = pageMetadata({ path: podcastPath, title: 'The Good Thing, a podcast', description })

export default function PodcastPage() {
  const [latest, ...others] = allEpisodes(buildTime())
  const episodes = latest ? [latest, ...others] : []
  return (
    <>
      <PodcastHero />
      {latest && (
        <Section eyebrow="Latest episode" heading="Notes and an excerpt" className="pb-0! md:pb-0!">
          <EpisodeItem episode={latest} />
        </Section>
      )}
      <Section
        id="episodes"
        heading="Earlier episodes"
        lead="Every episode has notes and an excerpt of its transcript to read. The trailer is the only recording here."
      >
        {others.map((episode) => (
          <EpisodeItem key={episode.slug} episode={episode} />
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

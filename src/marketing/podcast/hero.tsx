import { brand } from '@/config/brand'
import { podcastFeedPath } from '@/content/paths'
import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'
import type { Episode } from './episodes'
import { Trailer } from './trailer'
import { Wave } from './wave'

type Props = { recordings: Episode[]; conversations: Episode[] }

/** What the podcast is, beside its recordings, above the waveform of its conversations. */
export function PodcastHero({ recordings, conversations }: Props) {
  return (
    <>
      <Hero
        columns="6/5"
        heading="The Good Thing"
        lead={`A podcast by ${brand} for engineers who design APIs. Two people take one decision, such as one graph or two, and argue for the side they would not choose.`}
        actions={
          <>
            <ButtonLink href="#episodes" size="lg">
              Read the conversations
            </ButtonLink>
            <ButtonLink href={podcastFeedPath} variant="secondary" size="lg">
              Subscribe by feed
            </ButtonLink>
          </>
        }
      >
        <div className="grid gap-6">
          {recordings.map((episode) => (
            <Trailer key={episode.slug} episode={episode} />
          ))}
        </div>
      </Hero>
      <div className="border-b border-line pb-10">
        <Wave transcripts={conversations.map(({ data }) => data.transcript)} className="h-28 md:h-40" />
      </div>
    </>
  )
}

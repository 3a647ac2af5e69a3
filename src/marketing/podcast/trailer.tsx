import { Disclosure } from '@/ui/disclosure'
import type { Episode } from './episodes'
import { Turns } from './turns'

/** A recording with its player and its transcript. */
export function Trailer({ episode: { slug, data } }: { episode: Episode }) {
  return (
    <article id={slug} className="rounded-card border border-line-strong bg-raised p-6 md:p-8">
      <h2 className="text-lg font-semibold">{data.title}</h2>
      <p className="mt-1 text-sm text-muted">
        Trailer{data.minutes !== undefined && `, ${data.minutes} min to listen`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions for sound; the transcript follows */}
      <audio
        controls
        preload="none"
        src={data.audio}
        aria-label={`Play: ${data.title}`}
        className="mt-6 w-full"
      />
      <Disclosure summary="Transcript" className="mt-4 border-t border-line">
        <Turns transcript={data.transcript} />
      </Disclosure>
    </article>
  )
}

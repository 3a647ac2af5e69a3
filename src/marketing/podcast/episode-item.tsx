import { documentOf } from '@/content/document'
import { formatDate } from '@/lib/dates'
import { renderTree } from '@/site/article/render'
import { Disclosure } from '@/ui/disclosure'
import { Prose } from '@/ui/prose'
import type { Episode } from './episodes'
import { Speakers } from './speakers'
import { Turns } from './turns'
import { Wave } from './wave'

/** How many turns are read before the rest is unfolded. */
const preview = 3

type Props = { episode: Episode; open?: boolean }

/** A conversation: who speaks about what, beside what they said and the notes. */
export function EpisodeItem({ episode, open }: Props) {
  const { slug, data } = episode
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="grid gap-x-20 gap-y-8 border-t border-line py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <p className="text-sm text-muted">
          <span className="mr-3 font-mono text-accent">{String(data.number).padStart(2, '0')}</span>
          <time dateTime={data.date}>{formatDate(data.date)}</time>
        </p>
        <h3 id={`${slug}-title`} className="mt-2 text-2xl font-semibold tracking-tight md:text-3xl">
          {data.title}
        </h3>
        <p className="mt-3 text-pretty text-muted">{data.description}</p>
        <Speakers episode={episode} />
        <Wave transcripts={[data.transcript]} className="mt-8 h-16" />
      </div>
      <div className="min-w-0">
        <Turns transcript={data.transcript} to={preview} />
        <Disclosure summary="Read on, with notes" open={open} className="mt-6 border-y border-line">
          <Turns transcript={data.transcript} from={preview} />
          <Prose className="mt-8 text-muted">{renderTree(documentOf(episode).tree)}</Prose>
        </Disclosure>
      </div>
    </article>
  )
}

import { documentOf } from '@/content/document'
import { formatDate } from '@/lib/dates'
import { renderTree } from '@/site/article/render'
import { Disclosure } from '@/ui/disclosure'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { voices, type Episode } from './episodes'

/** One episode with its notes, voices, player where there is sound, and transcript. */
export function EpisodeItem({ episode }: { episode: Episode }) {
  const { slug, data } = episode
  return (
    <article
      id={slug}
      className="grid gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <p className="font-mono text-5xl tracking-tight text-accent">
          {data.number === 0 ? '—' : String(data.number).padStart(2, '0')}
        </p>
        <p className="mt-3 text-sm text-muted">
          <time dateTime={data.date}>{formatDate(data.date)}</time>
          <br />
          {data.minutes === undefined ? 'Notes to read' : `${data.minutes} min`}
        </p>
      </div>
      <div className="min-w-0">
        <h3 className="text-2xl font-semibold tracking-tight md:text-3xl">{data.title}</h3>
        <p className="mt-2 text-lg text-muted">{data.description}</p>
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
          {voices(episode).map(({ name, role, avatar }) => (
            <li key={name} className="flex items-center gap-3 text-sm">
              {avatar && (
                <Picture
                  src={avatar.src}
                  width={40}
                  height={40}
                  alt=""
                  sizes="40px"
                  className="size-10 rounded-full"
                />
              )}
              <span>
                {name}
                {role && <span className="block text-muted">{role}</span>}
              </span>
            </li>
          ))}
        </ul>
        {data.audio && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- browsers show no captions for sound; the transcript follows
          <audio
            controls
            preload="none"
            src={data.audio}
            aria-label={`Play: ${data.title}`}
            className="mt-6 w-full max-w-xl"
          />
        )}
        <Prose className="mt-6">{renderTree(documentOf(episode).tree)}</Prose>
        <div className="mt-6 max-w-[46rem] border-y border-line">
          <Disclosure summary={data.audio ? 'Transcript' : 'From the transcript'}>
            <dl className="grid gap-4">
              {data.transcript.map(({ who, says }) => (
                <div key={says} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
                  <dt className="font-mono text-sm leading-7 text-accent">{who}</dt>
                  <dd className="text-muted">{says}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
      </div>
    </article>
  )
}

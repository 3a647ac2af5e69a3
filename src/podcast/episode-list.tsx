import { paths } from '@/config/paths'
import clsx from 'clsx'
import { renderTree } from '@/blocks/render'
import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { formatDate } from '@/lib/dates'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { publisher } from '@/seo/json-ld/publisher'
import { Disclosure } from '@/ui/disclosure'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { allEpisodes, podcastPage, voices, type Episode } from './episodes'
import { columnClasses } from '@/ui/columns'

/** The latest conversation, a list of the others, and the series as structured data. */
export function Conversations() {
  return (
    <>
      {allEpisodes().map((episode, index) => (
        <EpisodeItem key={episode.slug} episode={episode} latest={index === 0} />
      ))}
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CreativeWorkSeries',
          url: absoluteUrl(paths.podcast),
          ...podcastPage(),
          inLanguage: 'en',
          publisher: publisher(),
          hasPart: allEpisodes().map(({ slug, data }) => ({
            '@type': 'CreativeWork' as const,
            url: `${absoluteUrl(paths.podcast)}#${slug}`,
            name: data.title,
            description: data.description,
            position: data.number,
            datePublished: data.date,
          })),
        }}
      />
    </>
  )
}

/** A conversation: who speaks about what, beside what they said and the notes. Of the latest, some turns are read at once. */
function EpisodeItem({ episode, latest }: { episode: Episode; latest: boolean }) {
  const { slug, data } = episode
  const preview = latest ? 4 : 0
  const about = (
    <p className={latest ? 'mt-4 text-lg text-pretty text-soft' : 'text-pretty text-muted lg:mt-7'}>
      {data.description}
    </p>
  )
  return (
    <article
      id={slug}
      aria-labelledby={`${slug}-title`}
      className={`mt-0! grid gap-x-16 gap-y-4 border-line pb-2 not-first:border-t not-first:pt-6 first:gap-y-8 ${columnClasses['4/8']}`}
    >
      <div className="lg:sticky lg:top-28 lg:self-start lg:pb-4">
        <p className="text-sm text-muted">
          <span className="mr-3 font-mono text-accent">{String(data.number).padStart(2, '0')}</span>
          <time dateTime={data.date}>{formatDate(data.date)}</time>
        </p>
        <h3 id={`${slug}-title`} className={latest ? 'mt-2 heading-section' : 'mt-1 text-2xl font-semibold'}>
          {data.title}
        </h3>
        {latest && about}
        <Speakers episode={episode} />
      </div>
      <div className={clsx('min-w-0', latest && 'md:[&_dd]:text-xl md:[&_dd]:leading-relaxed')}>
        {latest ? <Turns {...data} to={preview} /> : about}
        <Disclosure summary={`Read ${latest ? 'on' : 'it'}, with notes`} className="mt-3 *:justify-start!">
          <Turns {...data} from={preview} />
          <p className="mt-8 text-sm">
            {voices(episode)
              .map(({ name, role }) => [name, role].filter(Boolean).join(', '))
              .join(' · ')}
          </p>
          <Prose className="text-muted">{renderTree(documentOf(episode).tree)}</Prose>
        </Disclosure>
      </div>
    </article>
  )
}

const face = { width: 40, height: 40, className: 'size-10 rounded-full' }

/** Hosts and guests of a conversation, in one line. */
function Speakers({ episode }: { episode: Episode }) {
  const speakers = voices(episode)
  return (
    <p className="mt-4 flex items-center gap-3 text-sm leading-snug">
      <span className="flex shrink-0 -space-x-2.5 *:ring-2 *:ring-ground">
        {speakers.map(
          ({ name, avatar }) => avatar && <Picture key={name} src={avatar.src} alt="" {...face} />,
        )}
      </span>
      <span className="text-balance">{speakers.map(({ name }) => name).join(' and ')}</span>
    </p>
  )
}

type TurnsProps = Pick<Episode['data'], 'transcript'> & { from?: number; to?: number }

/** The turns of a conversation; each of the two speakers has a color, as in the waveform. */
function Turns({ transcript, from, to }: TurnsProps) {
  const [first] = transcript
  return (
    <dl className="grid gap-5">
      {transcript.slice(from, to).map(({ who, says }) => (
        <div
          key={says}
          className={clsx(
            'border-l-2 pl-5',
            who === first?.who ? 'border-coral' : 'ml-6 border-cool sm:ml-12',
          )}
        >
          <dt className={clsx('text-sm', who === first?.who ? 'text-accent' : 'text-cool')}>{who}</dt>
          <dd className="text-body-lg leading-relaxed text-pretty text-text">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

const step = 5

/** The transcript of the latest conversation: a bar for each word, as long as the word. The first speaker is above the line. */
export function ConversationWave() {
  const transcript = allEpisodes()[0]?.data.transcript ?? []
  const words = transcript.flatMap(({ who, says }) =>
    says.split(/\s+/).map((word) => ({ length: word.length, above: who === transcript[0]?.who })),
  )
  const bars = (above: boolean) =>
    words
      .map((word, index) =>
        word.above === above ? `M${index * step + 2} 0v${word.length * (above ? -4 : 4)}` : '',
      )
      .join('')
  return (
    <svg
      viewBox={`0 -60 ${words.length * step} 120`}
      preserveAspectRatio="none"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      className="block h-28 w-full md:h-56"
    >
      <path d={bars(true)} className="stroke-coral" vectorEffect="non-scaling-stroke" />
      <path d={bars(false)} className="stroke-cool" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

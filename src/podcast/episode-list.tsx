import { paths } from '@/config/paths'
import { renderTree } from '@/blocks/render'
import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { formatDate } from '@/lib/dates'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { publisher } from '@/seo/json-ld/publisher'
import { AnchorCase } from '@/ui/anchor-case.client'
import { ChevronDown } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { allEpisodes, podcastPage, voices, type Episode } from './episodes'
import { columnClasses } from '@/ui/columns'

/** Every conversation as a row that unfolds, and the series as structured data. */
export function Conversations() {
  return (
    <>
      {allEpisodes().map((episode) => (
        <EpisodeItem key={episode.slug} episode={episode} />
      ))}
      <AnchorCase />
      <JsonLd
        data={{
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

/** A conversation: who speaks about what, with its wave; unfolded, what they said beside the notes. */
function EpisodeItem({ episode }: { episode: Episode }) {
  const { slug, data } = episode
  return (
    <details id={slug} className="disclosure mt-0! border-t border-line-strong last-of-type:border-b">
      <summary className="py-6! hover:[&_h3]:text-accent">
        <span className="grid grow gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_6rem] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_9rem] lg:items-center lg:gap-x-12">
          <span>
            <span className="text-sm font-normal text-muted">
              <span className="mr-3 font-mono text-accent">{String(data.number).padStart(2, '0')}</span>
              <time dateTime={data.date}>{formatDate(data.date)}</time>
            </span>
            <h3 className="mt-1 text-2xl font-semibold tracking-tight transition-colors">{data.title}</h3>
          </span>
          <Wave episode={episode} every={2} className="h-12 max-sm:hidden lg:order-last" />
          <span className="max-lg:col-span-full">
            <span className="block font-normal text-pretty text-muted">{data.description}</span>
            <span className="mt-3 grid gap-1.5 text-sm leading-snug font-normal text-wrap text-muted">
              {voices(episode).map(({ name, role, avatar }) => (
                <span key={name} className="flex items-center gap-2.5">
                  {avatar && <Picture src={avatar.src} alt="" {...face} />}
                  <span>
                    <span className="text-text after:content-[',']">{name}</span> {role}
                  </span>
                </span>
              ))}
            </span>
          </span>
        </span>
        <ChevronDown size={16} className="max-lg:mt-1.5 max-lg:self-start" />
      </summary>
      <div className={`grid gap-x-16 gap-y-8 pt-2 pb-10 ${columnClasses['4/8']}`}>
        <Prose className="text-muted max-lg:order-last lg:sticky lg:top-28 lg:self-start">
          {renderTree(documentOf(episode).tree)}
        </Prose>
        <Turns {...data} />
      </div>
    </details>
  )
}

const face = { width: 24, height: 24, className: 'size-6 shrink-0 rounded-full' }
const tones = { first: 'border-coral text-accent', second: 'ml-6 border-cool text-cool sm:ml-12' }

/** The turns of a conversation; each of the two speakers has a color, as in the waveform. */
function Turns({ transcript }: Pick<Episode['data'], 'transcript'>) {
  const [first] = transcript
  return (
    <dl className="grid content-start gap-5">
      {transcript.map(({ who, says }) => (
        <div key={says} className={`border-l-2 pl-5 ${who === first?.who ? tones.first : tones.second}`}>
          <dt className="text-sm">{who}</dt>
          <dd className="text-body-lg leading-relaxed text-pretty text-text">{says}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The latest conversation: its wave, and how it begins. */
export function ConversationWave() {
  const [latest] = allEpisodes()
  if (!latest) return null
  return (
    <>
      <Wave episode={latest} className="mb-6 h-20 md:h-32" />
      <Turns transcript={latest.data.transcript.slice(0, 2)} />
    </>
  )
}

/** A transcript: a bar for each word or every so many, as long as the word. The first speaker is above the line. */
function Wave({ episode, className, every = 1 }: { episode: Episode; className: string; every?: number }) {
  const { transcript } = episode.data
  const bars = transcript
    .flatMap(({ who, says }) =>
      says.split(/\s+/).map((word) => word.length * (who === transcript[0]?.who ? -4 : 4)),
    )
    .filter((_, index) => index % every === 0)
  const path = (sign: number) =>
    bars.map((bar, index) => (Math.sign(bar) === sign ? `M${index * 5 + 2} 0v${bar}` : '')).join('')
  return (
    <svg
      viewBox={`0 -60 ${bars.length * 5} 120`}
      preserveAspectRatio="none"
      aria-hidden="true"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={`block w-full ${className}`}
    >
      <path d={path(-1)} className="stroke-coral" vectorEffect="non-scaling-stroke" />
      <path d={path(1)} className="stroke-cool" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

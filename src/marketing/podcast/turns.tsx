import clsx from 'clsx'
import type { Episode } from './episodes'

type Props = Pick<Episode['data'], 'transcript'> & { from?: number; to?: number }

/** The turns of a conversation; each of the two speakers has a color, as in the waveform. */
export function Turns({ transcript, from, to }: Props) {
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

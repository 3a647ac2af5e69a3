import clsx from 'clsx'
import type { Episode } from './episodes'

type Props = { transcripts: Episode['data']['transcript'][]; className?: string }

const step = 5

/**
 * Transcripts as a waveform: a bar for each word, as long as the word. The first speaker of a transcript is above the
 * line, the other below.
 */
export function Wave({ transcripts, className }: Props) {
  const words = transcripts.flatMap((transcript) =>
    transcript.flatMap(({ who, says }) =>
      says.split(/\s+/).map((word) => ({ length: word.length, above: who === transcript[0]?.who })),
    ),
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
      preserveAspectRatio={transcripts.length > 1 ? 'xMidYMid slice' : 'none'}
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      className={clsx('block w-full', className)}
    >
      <path d={bars(true)} className="stroke-coral" vectorEffect="non-scaling-stroke" />
      <path d={bars(false)} className="stroke-cool" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

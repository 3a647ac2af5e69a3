const bars = 96

/** Two voices as a waveform in two colors. Below 64rem it is placed under the text. */
export function Soundtrack() {
  return (
    <svg
      viewBox={`0 0 ${bars * 10} 200`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute right-0 bottom-4 h-[max(6rem,16.5vw)] w-full mask-l-to-65% opacity-40 lg:inset-y-0 lg:h-full lg:mask-l-to-52% lg:opacity-50"
    >
      {Array.from({ length: bars }, (_, index) => (
        <g key={index}>
          <Bar index={index} loudness={speaking(index, 0)} className="fill-coral" />
          <Bar index={index} loudness={speaking(index, Math.PI)} className="fill-cool" />
        </g>
      ))}
    </svg>
  )
}

function Bar({ index, loudness, className }: { index: number; loudness: number; className: string }) {
  // Skip near-silence, because a single dot looks like a rendering error.
  if (loudness < 0.03) return null
  const height = Math.round(4 + loudness * 150)
  return (
    <rect x={index * 10 + 3} y={100 - height / 2} width="4" height={height} rx="2" className={className} />
  )
}

/** Loudness of a voice at a bar, from 0 to 1: slow turns modulated by fast syllables. */
function speaking(index: number, turn: number): number {
  const phrase = Math.max(0, Math.sin(index / 7 + turn) + 0.15)
  const syllable = Math.abs(Math.sin(index * 2.7) * Math.cos(index * 1.3 + turn))
  return Math.min(1, phrase * (0.35 + 0.65 * syllable))
}

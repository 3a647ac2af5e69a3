import { Drawing, Bar } from './frame'

const spans = [
  { y: 14, from: 8, to: 312, tone: 'fill-muted' },
  { y: 34, from: 8, to: 112, tone: 'fill-cool' },
  { y: 54, from: 112, to: 170, tone: 'fill-cool' },
  { y: 74, from: 112, to: 248, tone: 'fill-coral' },
  { y: 94, from: 248, to: 312, tone: 'fill-cool' },
]

/** Shares of the clients that select the fields of the slow fetch. */
const fields = [
  { y: 152, shares: [84, 46, 22] },
  { y: 174, shares: [40, 18] },
]
const tones = ['fill-cool', 'fill-amber', 'fill-muted']

/** Analyze: the longest fetch of a trace, opened: its fields and the clients that select them. */
export function AnalyzeDrawing() {
  return (
    <Drawing title="A trace as bars over time. Its longest fetch opens into fields, each with the clients that select it">
      <path d="M84 8V112M160 8V112M236 8V112" className="stroke-line-strong" strokeDasharray="2 4" />
      {spans.map(({ y, from, to, tone }) => (
        <rect key={y} x={from} y={y} width={to - from} height="11" rx="3" className={tone} />
      ))}
      <path d="M112 85L8 132H312L248 85Z" className="fill-coral" opacity="0.1" />
      <path d="M112 85L8 132M248 85L312 132" className="stroke-coral" strokeDasharray="2 3" />
      <rect x="8" y="132" width="304" height="60" rx="8" className="fill-raised stroke-coral" />
      {fields.map(({ y, shares }, row) => (
        <g key={y}>
          <Bar x={24} y={y + 5} width={row ? 58 : 40} className="fill-text" />
          {shares.map((width, index) => (
            <rect
              key={width}
              x={112 + shares.slice(0, index).reduce((sum, share) => sum + share + 3, 0)}
              y={y - 4}
              width={width}
              height="9"
              rx="3"
              className={tones[index]}
            />
          ))}
        </g>
      ))}
    </Drawing>
  )
}

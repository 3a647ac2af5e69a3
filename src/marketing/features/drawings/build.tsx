import { Drawing, Bar } from './frame'

const sources = [
  { name: 'products', field: 'name', y: 12, tone: 'cool' },
  { name: 'inventory', field: 'stock', y: 74, tone: 'muted' },
  { name: 'reviews', field: 'rating', y: 136, tone: 'amber' },
] as const

const inks = {
  cool: { line: 'stroke-cool', dot: 'fill-cool' },
  muted: { line: 'stroke-muted', dot: 'fill-muted' },
  amber: { line: 'stroke-amber', dot: 'fill-amber' },
}

/** Build: three schemas share the key `id` and become one type. */
export function BuildDrawing() {
  return (
    <Drawing title="Three subgraph schemas that share the key id merge into one type">
      {sources.map((source, index) => (
        <Source key={source.name} {...source} to={89 + index * 22} />
      ))}
      <rect x="208" y="36" width="104" height="128" rx="10" className="fill-raised stroke-line-strong" />
      <path d="M208 60H312" className="stroke-line-strong" />
      <Bar x={220} y={52} width={42} className="fill-text" />
      <circle cx="222" cy="75" r="3.5" className="fill-coral" />
      <Bar x={234} y={79} width={12} className="fill-coral" />
      <Bar x={262} y={79} width={18} />
      {sources.map((source, index) => (
        <g key={source.name}>
          <circle cx="222" cy={97 + index * 24} r="3.5" className={inks[source.tone].dot} />
          <Bar x={234} y={101 + index * 24} width={6 * source.field.length} className="fill-text" />
        </g>
      ))}
    </Drawing>
  )
}

function Source({ name, field, y, tone, to }: (typeof sources)[number] & { to: number }) {
  return (
    <g>
      <path
        d={`M102 ${y + 40}C150 ${y + 40} 156 ${to + 8} 208 ${to + 8}`}
        className={inks[tone].line}
        strokeWidth="1.4"
        opacity="0.75"
      />
      <path
        d={`M102 ${y + 26}C156 ${y + 26} 150 75 208 75`}
        className="stroke-coral"
        strokeWidth="1.2"
        opacity="0.55"
        strokeDasharray="2 4"
      />
      <rect x="8" y={y} width="94" height="52" rx="8" className="fill-raised stroke-line-strong" />
      <Bar x={18} y={y + 15} width={6 * name.length} className="fill-text" />
      <Bar x={18} y={y + 30} width={12} className="fill-coral" />
      <Bar x={18} y={y + 44} width={6 * field.length} />
      <circle cx="102" cy={y + 40} r="3" className={inks[tone].dot} />
      <circle cx="102" cy={y + 26} r="2.5" className="fill-coral" />
    </g>
  )
}

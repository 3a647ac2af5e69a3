import { Drawing, Bar } from './frame'

const lanes = [28, 52, 76, 100, 124, 148, 172]
const refused = 148
/** Where the requests of each lane are on their way. */
const requests = [
  [22, 64, 98],
  [44, 84],
  [16, 58, 110],
  [34, 72, 106],
  [20, 90],
  [30, 66, 100],
  [48, 82],
]
const routers = [
  { y: 22, from: [28, 52] },
  { y: 78, from: [76, 100] },
  { y: 134, from: [124, 172] },
]

/** Scale: requests in lanes, a limit that one of them does not pass, and routers that share the others. */
export function ScaleDrawing() {
  return (
    <Drawing title="Requests arrive in seven lanes. A limit refuses one lane, and three routers share the others">
      <path d={lanes.map((y) => `M8 ${y}H132`).join('')} className="stroke-line-strong" />
      <path d={dashes((y) => y !== refused)} className="stroke-cool" strokeWidth="4" strokeLinecap="round" />
      <path
        d={dashes((y) => y === refused)}
        className="stroke-danger"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d={routers
          .flatMap(({ y, from }) =>
            from.map((lane) => `M172 ${lane}C204 ${lane} 206 ${y + 22} 236 ${y + 22}`),
          )
          .join('')}
        className="stroke-amber"
        strokeWidth="1.4"
        opacity="0.8"
      />
      <rect x="132" y="12" width="40" height="176" rx="8" className="fill-raised stroke-line-strong" />
      <path
        d={lanes.flatMap((y) => (y === refused ? [] : `M144 ${y}h16`)).join('')}
        className="stroke-amber"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d={`M147 ${refused - 5}l10 10m0-10l-10 10`}
        className="stroke-danger"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {routers.map(({ y }) => (
        <g key={y}>
          <rect x="236" y={y} width="76" height="44" rx="8" className="fill-raised stroke-line-strong" />
          <Bar x={248} y={y + 20} width={34} className="fill-text" />
          <Bar x={248} y={y + 34} width={50} />
        </g>
      ))}
    </Drawing>
  )
}

function dashes(isShown: (lane: number) => boolean): string {
  return lanes
    .flatMap((y, lane) => (isShown(y) ? (requests[lane] ?? []).map((x) => `M${x} ${y}h9`) : []))
    .join('')
}

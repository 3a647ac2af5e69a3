import clsx from 'clsx'
import type { Flow } from './flows'
import styles from './architecture.module.css'

type Part = { name: string; note?: string; on: Flow[]; wide?: boolean }

const places: { name: string; parts: Part[] }[] = [
  {
    name: 'Your tools',
    parts: [
      { name: 'CLI', on: ['change', 'sign-in'] },
      { name: 'Studio', on: ['telemetry', 'sign-in'] },
      { name: 'Your identity provider', on: ['sign-in'], wide: true },
    ],
  },
  {
    name: 'Control plane and its stores: ours, or yours',
    parts: [
      {
        name: 'Control Plane',
        note: 'composition, checks, access',
        on: ['change', 'telemetry', 'sign-in'],
        wide: true,
      },
      { name: 'PostgreSQL', on: ['change'] },
      { name: 'Redis', on: ['change'] },
      { name: 'Keycloak', on: ['sign-in'] },
      { name: 'CDN', on: ['change'] },
      { name: 'OTEL collector', on: ['telemetry'] },
      { name: 'Metrics collector', on: ['telemetry'] },
      { name: 'ClickHouse', note: 'traces, metrics, usage', on: ['telemetry'], wide: true },
    ],
  },
  {
    name: 'Your network',
    parts: [
      {
        name: 'Router',
        note: 'asks the CDN, sends telemetry',
        on: ['change', 'request', 'telemetry'],
        wide: true,
      },
      { name: 'Clients', on: ['request'] },
      { name: 'Subgraphs', on: ['request'] },
    ],
  },
]

/** The architecture on narrow screens: the parts by place, without arrows. */
export function PartsByPlace() {
  return (
    <div className="grid gap-3 lg:hidden">
      {places.map(({ name, parts }) => (
        <div key={name} className={styles.place}>
          <p className="text-caption text-muted">{name}</p>
          <ul className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-4">
            {parts.map((part) => (
              <li
                key={part.name}
                className={clsx(
                  styles.part,
                  styles.node,
                  part.on.map((flow) => styles[flow]),
                  part.wide && 'col-span-2',
                  part.name === 'Router' && styles.router,
                )}
              >
                {part.name}
                {part.note && <span className="block text-xs font-normal text-muted">{part.note}</span>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

import { round, seeded } from '@perigee/studio/geometry'
import styles from './picture.module.css'

/** Days of the year, counted from 0. */
const check = 137
const window = 30
const quarterEnds = [89, 180, 272, 364]

/** Horizontal place of a day. */
const at = (day: number) => round(20 + (day / 365) * 280)

/** A ledger page: a year of traffic by week, the window of a check in May, and the export of each quarter. */
export function FathomLedger() {
  const random = seeded('fathom-ledger')
  return (
    <>
      <ul className={styles.key}>
        <li className={styles.traffic}>30 days before the check</li>
        <li className={styles.quarterly}>quarter-end export</li>
      </ul>
      <svg viewBox="0 0 320 130" aria-hidden="true" className={styles.drawing}>
        {[20, 46, 72, 98].map((y) => (
          <path key={y} d={`M20 ${y}H300`} className="stroke-line" />
        ))}
        <path d="M20 4V124M16 4V124" className="stroke-coral" opacity="0.4" />
        <rect
          x={at(check - window)}
          y="8"
          width={at(window) - 20}
          height="114"
          className="fill-cool"
          opacity="0.16"
        />
        {Array.from({ length: 52 }, (_, week) => {
          const seen = week * 7 >= check - window && week * 7 <= check
          const height = round(18 + random() * 26)
          return (
            <rect
              key={week}
              x={at(week * 7)}
              y={122 - height}
              width="3"
              height={height}
              className={seen ? 'fill-cool' : 'fill-line-strong'}
            />
          )
        })}
        {quarterEnds.map((day) => (
          <g key={day} className="draw-in fill-amber">
            <rect x={at(day) - 1.5} y="40" width="3" height="82" />
            <circle cx={at(day)} cy="36" r="4" />
          </g>
        ))}
        <path d={`M${at(check)} 8V122`} className="stroke-cool" />
        <path d="M20 122H300" className="stroke-muted" />
      </svg>
      <p aria-hidden="true" className={styles.months}>
        {[...'JFMAMJJASOND'].map((month, index) => (
          <span key={index}>{month}</span>
        ))}
      </p>
    </>
  )
}

import styles from './picture.module.css'

const screens = [
  ['Board', '00:20'],
  ['App', '00:26'],
  ['Website', 'no train'],
] as const
const departure = '00:26'

/** A departure board: what three screens showed for one train, and what they show now. */
export function OctaveRail() {
  return (
    <div className={styles.board}>
      <div className="flex items-center justify-between pb-4">
        <p className="font-mono text-sm text-muted">
          Platform 3<span className="block text-lg leading-snug text-text">Train 4417</span>
        </p>
        <Clock />
      </div>
      <ul>
        {screens.map(([screen, before]) => (
          <li key={screen} className={styles.screen}>
            {screen}
            <del>{before}</del>
            <ins className="draw-in">{departure}</ins>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A station clock at the departure. */
function Clock() {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true" className="size-16">
      <circle r="30" strokeWidth="1.5" className="fill-raised-2 stroke-line-strong" />
      {Array.from({ length: 12 }, (_, hour) => (
        <path
          key={hour}
          d="M0 -26V-21"
          transform={`rotate(${hour * 30})`}
          strokeWidth="2"
          className="stroke-muted"
        />
      ))}
      <path d="M0 4V-14" transform="rotate(13)" strokeWidth="3" className="stroke-text" />
      <path d="M0 5V-22" transform="rotate(156)" strokeWidth="2" className="stroke-text" />
      <circle r="2.5" className="fill-coral" />
    </svg>
  )
}

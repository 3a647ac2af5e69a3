import styles from './picture.module.css'

const perSide = 8

/** The safelist as eight rows of eight squares, a pulse that passes it, and an operation that does not. */
export function BrightwaterHealth() {
  return (
    <>
      <svg viewBox="0 0 320 168" aria-hidden="true" className={styles.drawing}>
        <path
          d="M0 82H22L27 70L34 108L40 56L45 82H320"
          pathLength="1"
          fill="none"
          className="draw-line stroke-cool"
          opacity="0.5"
        />
        <g transform="translate(70 14)">
          {Array.from({ length: perSide * perSide }, (_, index) => (
            <rect
              key={index}
              x={(index % perSide) * 18}
              y={Math.floor(index / perSide) * 18}
              width="14"
              height="14"
              rx="3"
              className="fill-cool"
              opacity={0.45 + ((index * 37) % 11) / 20}
            />
          ))}
        </g>
        <path d="M238 150H214M221 143L214 150L221 157" fill="none" className="draw-in stroke-danger" />
        <path d="M230 4V164" strokeDasharray="3 4" className="stroke-line-strong" />
        <rect
          x="246"
          y="143"
          width="14"
          height="14"
          rx="3"
          fill="none"
          strokeDasharray="3 2"
          className="stroke-danger"
        />
      </svg>
      <div className={styles.gate}>
        <p className="text-muted">
          <b className="text-text">64</b> operations run
        </p>
        <p className="text-muted">
          <b className="text-danger">65th</b> refused before it is planned
        </p>
      </div>
    </>
  )
}

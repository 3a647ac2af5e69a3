import styles from './picture.module.css'

/** A lamp over the fields of a product that partners see; what is tagged internal stays in the dark. */
export function LumenAndPine() {
  return (
    <div className={styles.room}>
      <svg viewBox="0 0 200 260" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id="lamp-light" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--amber)" stopOpacity="0.5" />
            <stop offset="1" stopColor="var(--amber)" stopOpacity="0.04" />
          </linearGradient>
        </defs>
        <path d="M66 84H134L200 260H0Z" fill="url(#lamp-light)" className="draw-in" />
        <path d="M100 0V34" className="stroke-muted" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        <path
          d="M100 32C80 34 62 56 60 84H140C138 56 120 34 100 32Z"
          className="fill-raised-2 stroke-amber"
        />
        <path d="M60 84H140" className="stroke-amber" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className={styles.lit}>
        <li>id</li>
        <li>name</li>
        <li>status</li>
        <li>price</li>
      </ul>
      <ul className={styles.dark}>
        <li>sku</li>
        <li>cost</li>
        <li>terms</li>
        <li>DRAFT</li>
      </ul>
    </div>
  )
}

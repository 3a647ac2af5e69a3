import clsx from 'clsx'
import styles from './canvas.module.css'

type Part = 'name' | 'price' | 'arrives' | 'returns'

const lines: [text: string, part?: Part][] = [
  ['query ProductPage {'],
  ['  product(sku: $sku) {'],
  ['    name', 'name'],
  ['    price', 'price'],
  ['    arrivesOn(zip: $zip)', 'arrives'],
  ['    freeReturnUntil', 'returns'],
  ['  }'],
  ['}'],
]

/** A page design on a canvas, with a frame around each part, and the query that would fill it. */
export function Canvas() {
  return (
    <figure className={clsx(styles.board, 'overflow-hidden rounded-card border border-line-strong')}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-ground px-5 py-3 text-sm">
        <span className="font-semibold">Product page</span>
        <span className="font-mono text-xs text-muted">branch arrival-date</span>
      </figcaption>
      <div className="grid gap-4 p-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] sm:items-center sm:gap-6 sm:p-6 md:p-8">
        <div className="relative rounded-card border border-line-strong bg-raised p-4">
          <Lamp />
          <p className={clsx(styles.frame, styles.name, 'font-semibold')}>Arc floor lamp</p>
          <p className={clsx(styles.frame, styles.price, 'text-muted')}>$149.00</p>
          <p className={clsx(styles.frame, styles.arrives)}>Arrives Thursday, March 12</p>
          <p className={clsx(styles.frame, styles.returns)}>Free return until March 26</p>
          <span aria-hidden="true" className="mt-4 hidden h-9 rounded-lg bg-raised-2 sm:block" />
          <Pointer name="design" className={styles.designer} />
        </div>
        <div className="relative min-w-0 rounded-card border border-line-strong bg-code-ground p-4 sm:p-5">
          <p className="mb-3 text-sm text-muted">Dream query</p>
          <pre className="font-mono text-caption leading-6 text-muted sm:leading-7">
            {lines.map(([text, part], index) => (
              <span key={index} className={clsx('block', part && [styles.field, styles[part]])}>
                {text}
              </span>
            ))}
          </pre>
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-xs text-muted">
            <span>2 fields exist</span>
            <span className="text-accent">2 are new</span>
          </p>
          <Pointer name="web team" className={styles.engineer} />
        </div>
      </div>
    </figure>
  )
}

function Lamp() {
  return (
    <svg
      viewBox="0 0 192 112"
      aria-hidden="true"
      className="mb-3 block h-20 w-full rounded-lg bg-raised-2 sm:h-auto"
    >
      <path d="M128 96V52C128 24 92 16 70 34" className={styles.stroke} />
      <path d="M52 46l18-16 16 20z" className={styles.shade} />
      <path d="M56 52 34 92h56L82 50z" className={styles.light} />
      <path d="M112 96h32" className={styles.stroke} />
    </svg>
  )
}

function Pointer({ name, className }: { name: string; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx(styles.pointer, className)}>
      <svg viewBox="0 0 16 16" width="16" height="16">
        <path d="M2 1l12 6-5.5 1.6L6.4 14z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}

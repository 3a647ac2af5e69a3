import clsx from 'clsx'
import type { ReactNode } from 'react'
import { LogoMark } from '@/ui/art/logo'
import { Activity, GitPullRequest, KeyRound, Layers, Timer } from '@/ui/icon'
import styles from './studio.module.css'

const pages = [
  ['Schema', Layers],
  ['Checks', GitPullRequest],
  ['Operations', Activity],
  ['Traces', Timer],
  ['Access', KeyRound],
] as const

type Props = {
  /** Where the screen is, such as graph and environment. */
  path: readonly string[]
  /** The page of Studio. Its name ends the path, and the list beside the screen marks it. */
  page: (typeof pages)[number][0]
  /** What the picture shows, for readers who do not see it. */
  caption: string
  /** Leaves out the list of pages, for narrow places. */
  bare?: boolean
  className?: string
  children: ReactNode
}

/**
 * A window of Studio around one of its screens: `SchemaExplorer`, `CheckReport`, or `TraceView`. It is text, follows the
 * theme, and lays itself out by its own width, so it fits any column.
 */
export function StudioFrame({ path, page, caption, bare, className, children }: Props) {
  return (
    <figure className={clsx(styles.window, className)}>
      <figcaption className={styles.bar}>
        <span className="sr-only">{caption}</span>
        <span aria-hidden="true" className={styles.path}>
          <LogoMark mono className="shrink-0 text-muted" />
          {path.map((step) => (
            <span key={step}>{step}</span>
          ))}
          <b>{page}</b>
        </span>
      </figcaption>
      <div className={clsx(styles.body, bare && styles.bare)}>
        <ul aria-hidden="true" data-chrome="" className={styles.pages}>
          {pages.map(([name, Icon]) => (
            <li key={name} data-current={name === page || undefined}>
              <Icon size={16} />
              {name}
            </li>
          ))}
        </ul>
        <div className={styles.screen}>{children}</div>
      </div>
    </figure>
  )
}

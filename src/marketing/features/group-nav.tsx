import clsx from 'clsx'
import { TocSpy } from '@/site/article/toc-spy.client'
import type { FeatureGroup } from './features'
import styles from './group-nav.module.css'

/** The groups, in a bar that stays above them and marks the one in view. */
export function GroupNav({ groups }: { groups: FeatureGroup[] }) {
  return (
    <nav aria-label="Groups of features" data-toc className={styles.nav}>
      <ul className={clsx('container-page', styles.groups)}>
        {groups.map(({ anchor, title, feats }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.title}>
              <GroupTitle title={title} />
              <span className={styles.count}>{feats.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <TocSpy />
    </nav>
  )
}

/** A title, of which a phone shows what is before the first slash, so that all groups are in view. */
function GroupTitle({ title }: { title: string }) {
  const slash = title.indexOf('/')
  if (slash < 0) return title
  return (
    <span>
      {title.slice(0, slash)}
      <span className="max-sm:sr-only">{title.slice(slash)}</span>
    </span>
  )
}

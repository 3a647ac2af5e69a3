import { TocSpy } from '@/site/article/toc-spy.client'
import type { FeatureGroup } from './features'
import styles from './group-nav.module.css'

/**
 * Groups and features, sticky beside the page and, on narrow screens, as a bar above it. The features of the group in
 * view unfold; without script all of them are shown.
 */
export function GroupNav({ groups }: { groups: FeatureGroup[] }) {
  return (
    <nav aria-label="Features" data-toc className={styles.nav}>
      <ul className={styles.groups}>
        {groups.map(({ anchor, title, feats }) => (
          <li key={anchor} className={styles.group}>
            <a href={`#${anchor}`} className={styles.title}>
              <GroupTitle title={title} />
              <span className={styles.count}>{feats.length}</span>
            </a>
            <ul className={styles.features}>
              {feats.map((feature) => (
                <li key={feature.anchor}>
                  <a href={`#${feature.anchor}`} className={styles.feature}>
                    {feature.title}
                  </a>
                </li>
              ))}
            </ul>
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

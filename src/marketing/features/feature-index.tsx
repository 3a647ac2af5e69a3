import type { FeatureGroup } from './features'

/** The names of all features, a column for each group. Below 64rem the folded groups list them. */
export function FeatureIndex({ groups }: { groups: FeatureGroup[] }) {
  return (
    <nav aria-label="All features" className="container-page hidden grid-cols-5 gap-8 pt-4 pb-10 lg:grid">
      {groups.map(({ anchor: group, feats }) => (
        <ul key={group} className="text-sm leading-snug text-muted">
          {feats.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="block py-1.5 hover:text-text">
                {title}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

import clsx from 'clsx'
import { BreakableTitle } from './breakable-title'
import blockStyles from './feature-block.module.css'
import { FeatureBlock } from './feature-block'
import type { FeatureGroup } from './features'
import { Fold } from './fold'
import styles from './groups.module.css'

/** The groups with all their features, one below the other. */
export function Groups({ groups }: { groups: FeatureGroup[] }) {
  return groups.map(({ anchor, title, description, feats }) => (
    <section
      key={anchor}
      aria-labelledby={anchor}
      className={clsx(styles.group, feats.some(({ layout }) => layout === 'screen') && styles.raised)}
    >
      <div className="container-page">
        <div className={styles.head}>
          <h2 id={anchor} className="heading-section">
            <BreakableTitle title={title} />
          </h2>
          <p className="max-w-[44rem] text-lg text-pretty text-muted lg:text-xl lg:leading-relaxed">
            {description}
          </p>
        </div>
        <Fold titles={feats.map((feature) => feature.title)}>
          <div className={blockStyles.blocks}>
            {feats.map((feature) => (
              <FeatureBlock key={feature.anchor} feature={feature} />
            ))}
          </div>
        </Fold>
      </div>
    </section>
  ))
}

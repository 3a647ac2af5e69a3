import { BreakableTitle } from './breakable-title'
import { ContractBlock } from './contract-block'
import type { FeatureGroup } from './features'
import { FeatureBlock } from './feature-block'
import { Fold } from './fold'
import styles from './fold.module.css'
import { GroupNav } from './group-nav'

/** All features beside their navigation. */
export function Groups({ groups }: { groups: FeatureGroup[] }) {
  return (
    <div className="container-page lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:gap-16 lg:pt-16">
      <GroupNav groups={groups} />
      <div className="space-y-12 pt-12 pb-16 lg:space-y-16 lg:pt-0">
        {groups.map(({ anchor, title, description, feats }) => (
          <section key={anchor} aria-labelledby={anchor} className={styles.group}>
            <div className="pb-6 lg:pb-10">
              <h2 id={anchor} className="heading-section">
                <BreakableTitle title={title} />
              </h2>
              <p className="mt-4 max-w-[40rem] text-lg text-pretty text-muted">{description}</p>
            </div>
            <Fold titles={feats.map((feature) => feature.title)}>
              {feats.map((feature) => (
                <FeatureBlock key={feature.anchor} feature={feature}>
                  {feature.title === 'Schema Contracts' && <ContractBlock />}
                </FeatureBlock>
              ))}
            </Fold>
          </section>
        ))}
      </div>
    </div>
  )
}

import { docsHref } from '@/config/external-links'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { ContractBlock } from './contract-block'
import styles from './feature-block.module.css'
import type { Feature } from './features'
import { Illustration } from './illustration'
import { OpenListings } from './listings'
import { mediaOf } from './media'
import { More } from './more'
import { CheckScreen, TraceScreen } from './screens'

const exhibits = { check: CheckScreen, contract: ContractBlock, trace: TraceScreen }

/**
 * One feature with its anchor. Its text comes first in the page; the sheet places pictures, listings and the exhibit
 * around it by the feature's layout.
 */
export function FeatureBlock({ feature }: { feature: Feature }) {
  const { anchor, title, description, docsHref: docs, icon: Icon, exhibit, layout } = feature
  const { shown, folded } = mediaOf(feature)
  const Exhibit = exhibit && exhibits[exhibit]
  return (
    <article aria-labelledby={anchor} className={styles.feature} data-layout={layout}>
      <div className={styles.text}>
        <div>
          <h3 id={anchor} className={styles.title}>
            <Icon size={20} className="mt-1 shrink-0 text-accent" />
            <span>
              {title}
              <a href={`#${anchor}`} aria-label={`Link to ${title}`} className={styles.anchor}>
                #
              </a>
            </span>
          </h3>
          <p className={styles.description}>
            {description}{' '}
            <SmartLink href={docsHref(docs)} className={styles.docs}>
              Documentation<span className="sr-only"> of {title}</span>
            </SmartLink>
          </p>
        </div>
        <Highlights highlights={feature.highlights} />
        {folded.pictures.length + folded.listings.length > 0 && <More title={title} media={folded} />}
      </div>
      {shown.pictures.length > 0 && (
        <div className={styles.pictures}>
          {shown.pictures.map((picture) => (
            <Illustration key={picture.alt} {...picture} />
          ))}
        </div>
      )}
      {shown.listings.length > 0 && (
        <div className={styles.listings}>
          <OpenListings snippets={shown.listings} />
        </div>
      )}
      {Exhibit && (
        <div className={styles.exhibit}>
          <Exhibit />
        </div>
      )}
    </article>
  )
}

function Highlights({ highlights }: Pick<Feature, 'highlights'>) {
  return (
    <ul className={styles.highlights}>
      {highlights.map(({ title, description, href }) => (
        <li key={title}>
          {href ? (
            <SmartLink href={href} className="group inline-flex items-center gap-1.5 hover:text-accent">
              {title}
              <ArrowRight
                size={14}
                className="text-accent transition-transform group-hover:translate-x-0.5"
              />
            </SmartLink>
          ) : (
            <b>{title}</b>
          )}
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}

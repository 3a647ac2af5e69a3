import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import { SmartLink } from '@/ui/link'
import styles from './instrument.module.css'
import { Readout } from './readout'
import { Facts, Stage } from './stage'
import { tellStories } from './stories'

/**
 * A query beside the system that answers it. Choosing another of three plays it; pointing at a subgraph says what it is.
 * It works without script. Playing ends after five seconds (WCAG 2.2.2) and hides nothing that the first frame shows.
 */
export async function Instrument({ className }: { className?: string }) {
  const stories = await tellStories()
  return (
    <figure className={clsx(styles.instrument, className)}>
      <Choices
        name="hero-query"
        legend="Query"
        look="pills"
        labels={stories.map(({ name }) => name)}
        className={styles.queries}
      />
      <Stage stories={stories} />
      <div className={styles.facts}>
        <p className={styles.legend}>
          <span className={styles.sizes} aria-hidden="true">
            <i />
            <i />
          </span>
          Size: number of fields. Color: one per subgraph, dimmed when the query does not need it. Inner ring:
          queries start here. Outer ring: reached by a key.
        </p>
        <Facts />
      </div>
      <div className={styles.readouts}>
        {stories.map((story, index) => (
          <div key={story.name} className={styles.story} data-story={index + 1}>
            <Readout story={story} />
            <figcaption className={styles.caption}>
              Planned by our playground. The latencies are examples.{' '}
              <SmartLink
                href={story.href}
                className="text-text underline underline-offset-4 hover:text-accent"
              >
                Open in the playground
              </SmartLink>
            </figcaption>
          </div>
        ))}
      </div>
    </figure>
  )
}

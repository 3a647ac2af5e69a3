import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import { SmartLink } from '@/ui/link'
import styles from './instrument.module.css'
import { Readout } from './readout'
import { Facts, Stage } from './stage'
import { tellStories } from './stories'

const legend = [
  ['size', 'Size: number of fields'],
  ['color', 'Color: the subgraph'],
  ['dimmed', 'Dimmed: not needed'],
  ['inner', 'Inner ring: queries start here'],
  ['outer', 'Outer ring: reached by a key'],
] as const

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
        <ul aria-label="Legend" className={styles.legend}>
          {legend.map(([glyph, meaning]) => (
            <li key={glyph}>
              <i aria-hidden="true" className={styles[glyph]} />
              {meaning}
            </li>
          ))}
        </ul>
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

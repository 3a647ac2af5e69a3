import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { Section } from '@/ui/section'
import { servicesData } from './data'
import styles from './engagement.module.css'

/** A migration week by week, and who does the work in each phase. */
export function Engagement() {
  const { weeks, note, phases, milestones } = servicesData().engagement
  const at = (week: number) => `${(week / weeks) * 100}%`
  return (
    <Section
      id="engagement"
      tone="raised"
      heading="An example migration takes twelve weeks"
      lead={note}
      leadBeside
    >
      <figure>
        <div aria-hidden="true" className={styles.axis}>
          {Array.from({ length: weeks }, (_, week) => (
            <span key={week}>{week + 1}</span>
          ))}
        </div>
        <ol>
          {phases.map(({ title, from, to, ours, text }) => (
            <li key={title} className={styles.phase}>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
              </div>
              <div className={styles.lane} style={{ '--weeks': weeks } as CSSProperties}>
                <div className={styles.bar} style={{ left: at(from), width: at(to - from) }}>
                  <span className={styles.ours} style={{ height: `${ours}%` }} />
                  <span className={styles.yours} style={{ height: `${100 - ours}%` }} />
                </div>
                <p className={styles.span}>
                  Weeks {from + 1} to {to}: {ours}% our work, {100 - ours}% yours
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className={clsx(styles.phase, styles.foot)}>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-muted">
            <span className={clsx(styles.key, styles.oursKey)}>our work</span>
            <span className={clsx(styles.key, styles.yoursKey)}>yours</span>
          </p>
          <ul className={styles.milestones}>
            {milestones.map(({ week, text }) => (
              <li key={text} className={styles.milestone} style={{ left: at(week) }}>
                <span className="font-mono text-xs text-muted">end of week {week}</span> {text}
              </li>
            ))}
          </ul>
        </div>
      </figure>
    </Section>
  )
}

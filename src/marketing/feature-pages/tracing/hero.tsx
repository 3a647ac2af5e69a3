import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { FeatureHero } from '../parts/hero'
import { Switcher } from '@/ui/choices'
import type { FeaturePage } from '../pages'
import { traces, type Span } from './trace'
import styles from './hero.module.css'

const scale = Math.max(...traces.map(({ total }) => total))
const marks = [0, 50, 100, 150, 195]

/** The text, and below it a waterfall with expandable spans; two traces to compare. */
export function TracingHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="wide">
      <figure className={styles.frame}>
        <Switcher
          name="trace"
          legend="Trace"
          choicesClass={styles.options}
          choiceClass={styles.option}
          options={traces.map(({ key, label, total, spans, explanation }) => ({
            key,
            label: (
              <>
                {label} <span className={styles.total}>{total} ms</span>
              </>
            ),
            panel: (
              <>
                <Axis />
                <ol className={styles.spans}>
                  {spans.map((span) => (
                    <li key={span.name}>
                      <Bar span={span} />
                    </li>
                  ))}
                </ol>
                <p className={styles.explanation}>{explanation}</p>
              </>
            ),
          }))}
        />
        <figcaption className="sr-only">Two traces of one operation, sample data.</figcaption>
      </figure>
    </FeatureHero>
  )
}

function Axis() {
  return (
    <div aria-hidden className={styles.axis}>
      {marks.map((ms) => (
        <span key={ms} style={{ '--at': ms / scale } as CSSProperties}>
          {ms}
        </span>
      ))}
    </div>
  )
}

function Bar({ span: { name, from, to, depth, tone, attributes } }: { span: Span }) {
  const place = { '--from': from / scale, '--length': (to - from) / scale } as CSSProperties
  return (
    <details className={styles.span}>
      <summary className={styles.row}>
        <span className={clsx(styles.name, depth === 1 && styles.child)}>{name}</span>
        <span className={styles.track} style={place}>
          <span className={clsx(styles.bar, styles[tone])} />
          <span className={styles.time}>
            {to - from} ms
            <span className="sr-only">
              , from {from} to {to}
            </span>
          </span>
        </span>
      </summary>
      <dl className={styles.attributes}>
        {attributes.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

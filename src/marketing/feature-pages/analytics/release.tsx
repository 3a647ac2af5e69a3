import clsx from 'clsx'
import { Section } from '@/ui/section'
import styles from './release.module.css'

type Chart = {
  title: string
  question: string
  answer: string
  lines: { path: string; tone: string; name: string }[]
}

const charts: Chart[] = [
  {
    title: 'Rate',
    question: 'Is it more traffic?',
    answer: 'No. The number of requests per second stays the same.',
    lines: [
      {
        path: 'M0 58C30 52 60 62 90 56C120 51 150 60 180 56C210 52 240 60 270 56C290 53 310 58 320 57',
        tone: 'cool',
        name: 'all clients',
      },
    ],
  },
  {
    title: 'Errors',
    question: 'Is something failing?',
    answer: 'Yes. One subgraph returns errors from that minute on. Clients still receive status 200.',
    lines: [
      {
        path: 'M0 96H168C176 96 180 84 190 82C214 78 240 86 262 80C284 75 304 82 320 79',
        tone: 'danger',
        name: 'shipping',
      },
      { path: 'M0 100H320', tone: 'muted', name: 'the other subgraphs' },
    ],
  },
  {
    title: 'Duration',
    question: 'Which client got slower?',
    answer: 'Only web 4.18. Version 4.17 is as fast as before, so the cause is the new query.',
    lines: [
      {
        path: 'M0 84C40 80 80 88 120 83C160 79 200 86 240 83C270 81 300 85 320 83',
        tone: 'cool',
        name: 'web 4.17',
      },
      { path: 'M168 83C180 60 190 42 212 40C240 38 270 44 320 38', tone: 'coral', name: 'web 4.18' },
    ],
  },
]

/** One release in three charts, each with the question it answers. */
export function Release() {
  return (
    <Section
      heading="One release in three charts"
      lead="The dashed line marks the release of web 4.18. The three charts show what it changed. Sample data."
      leadBeside
    >
      <div className="grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-10">
        {charts.map(({ title, question, answer, lines }) => (
          <figure key={title}>
            <svg
              data-play
              viewBox="0 0 320 128"
              role="img"
              aria-label={`${title}. ${answer}`}
              className={styles.chart}
            >
              <path d="M0 112H320" className={styles.axis} />
              <path d="M168 8V112" className={styles.release} />
              {lines.map(({ path, tone, name }) => (
                <path key={name} d={path} pathLength="1" className={clsx('draw-line', styles[tone])} />
              ))}
            </svg>
            <figcaption className="mt-4">
              <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
                {lines.map(({ tone, name }) => (
                  <span key={name} className={styles[`${tone}Key`]}>
                    {name}
                  </span>
                ))}
              </p>
              <h3 className="mt-4 font-semibold">
                {title}: <span className="font-normal text-muted">{question}</span>
              </h3>
              <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{answer}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

import type { CSSProperties } from 'react'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import styles from './budget.module.css'

const perDot = 100
const budgets = [
  { title: 'The whole schema', tokens: 36_000 },
  { title: 'Twelve tools', tokens: 1_600 },
]

const contrasts = [
  [
    'You can fix a wrong answer',
    'A model that writes its own queries writes a new one each time, so a wrong answer comes from a query that ran once. An operation is a file with an author and a history.',
  ],
  [
    'You can review what a model can read',
    'A schema allows an unlimited number of queries. A colleague who knows what customers may see reads twelve operations in an afternoon.',
  ],
  [
    'The right field is already chosen',
    'A model picks fields by their names, and two of your fields may be called status. The author of the operation knows which one is meant.',
  ],
] as const

/** Why operations instead of the schema: the tokens of each, drawn to scale. */
export function Budget() {
  return (
    <Section
      heading="A model reads 1,600 tokens instead of 36,000"
      lead="To write queries, a model needs your schema in the context of every conversation. To call tools, it needs only their list. Both figures belong to an example graph."
      leadBeside
    >
      <figure data-play className={styles.figure}>
        {budgets.map(({ title, tokens }) => (
          <div key={title} className={styles.budget}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{title}</span>
              <span className="font-mono text-sm text-muted">
                about {tokens.toLocaleString('en-US')} tokens
              </span>
            </p>
            <div
              role="img"
              aria-label={`${tokens / perDot} dots`}
              className={styles.dots}
              style={{ '--dots': tokens / perDot } as CSSProperties}
            />
          </div>
        ))}
        <figcaption className="mt-6 max-w-[52rem] text-sm leading-relaxed text-muted">
          A dot is 100 tokens. The schema has 400 types with eight fields each, 45 characters per field with
          its description, and four characters to a token. The twelve tools have 536 characters each. We
          explain the example in{' '}
          <SmartLink
            href="/blog/a-graph-for-language-models"
            className="text-text underline decoration-line-strong underline-offset-4"
          >
            A graph for language models
          </SmartLink>
          .
        </figcaption>
      </figure>
      <ul className="mt-12 grid gap-x-10 md:grid-cols-3">
        {contrasts.map(([title, text]) => (
          <li key={title} className="border-t border-line py-6">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

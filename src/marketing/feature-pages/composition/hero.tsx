import clsx from 'clsx'
import { CircleCheck, CircleX } from '@/ui/icon'
import { FeatureHero } from '../parts/hero'
import { Switcher } from '@/ui/choices'
import type { FeaturePage } from '../pages'
import { scenarios, type Scenario } from './scenarios'
import styles from './hero.module.css'

/** Centered text above two schemas and their composition; four cases to choose from. */
export function CompositionHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="center">
      <figure className="mt-12">
        <figcaption className="mb-4 text-center text-sm text-muted">
          The link to the federation specification is left out here. The tests of this site compose all four
          pairs.
        </figcaption>
        <Switcher
          name="scenario"
          legend="Pair of subgraphs"
          look="pills"
          choicesClass="mb-6 justify-center"
          options={scenarios.map((scenario) => ({
            key: scenario.key,
            label: (
              <>
                <span
                  aria-hidden
                  className={clsx(
                    'size-2 rounded-full',
                    scenario.verdict === 'ok' ? 'bg-success' : 'bg-danger',
                  )}
                />
                {scenario.label}
              </>
            ),
            panel: <Columns scenario={scenario} />,
          }))}
        />
      </figure>
    </FeatureHero>
  )
}

function Columns({ scenario: { subgraphs, verdict, title, text, graph } }: { scenario: Scenario }) {
  const fine = verdict === 'ok'
  return (
    <div className={styles.columns}>
      {subgraphs.map(({ name, lines, marked }) => (
        <div key={name} className={styles.pane}>
          <p className={styles.bar}>{name}.graphql</p>
          <Code name={name} lines={lines} marked={marked} tone={fine ? styles.fine : styles.error} />
        </div>
      ))}
      <div className={clsx(styles.pane, styles.result, fine ? styles.composed : styles.refused)}>
        <p className={styles.bar}>{fine ? 'the graph' : verdict}</p>
        <div className="p-5">
          <p className="flex items-start gap-2.5 font-semibold">
            {fine ? (
              <CircleCheck size={18} className="mt-1 shrink-0 text-success" />
            ) : (
              <CircleX size={18} className="mt-1 shrink-0 text-danger" />
            )}
            {title}
          </p>
          {graph && <Code name="The graph" lines={graph} marked={[]} tone="" bare />}
          <p className="mt-2.5 text-body-sm leading-relaxed text-muted">{text}</p>
        </div>
      </div>
    </div>
  )
}

type CodeProps = { name: string; lines: string[]; marked: string[]; tone: string | undefined; bare?: boolean }

function Code({ name, lines, marked, tone, bare }: CodeProps) {
  return (
    <pre role="group" tabIndex={0} aria-label={name} className={clsx(styles.code, bare && styles.bare)}>
      {lines.map((line, index) => (
        <span key={`${index} ${line}`} data-line className={clsx(styles.line, marked.includes(line) && tone)}>
          {line}
        </span>
      ))}
    </pre>
  )
}

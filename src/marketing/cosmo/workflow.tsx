import type { ReactNode } from 'react'
import { cli } from '@/config/brand'
import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { sampleCheck, sampleTrace, sampleTypes, subgraphNames } from '@/marketing/studio/sample'
import { SchemaExplorer } from '@/marketing/studio/schema-explorer'
import { TraceView } from '@/marketing/studio/trace-view'
import { nav } from '@/site/navigation'
import { Switcher } from '@/ui/choices'
import { SmartLink } from '@/ui/link'
import styles from './workflow.module.css'

type Step = { key: string; name: string; text: ReactNode; screen: ReactNode }

/** What Studio shows while a schema changes and is used: three of its screens to choose from. */
export async function Workflow() {
  const [check, types, trace] = await Promise.all([sampleCheck(), sampleTypes(), sampleTrace()])
  const path = ['shop', 'production']
  const steps: Step[] = [
    {
      key: 'check',
      name: 'Check a change',
      text: (
        <>
          <code>{cli} subgraph check</code> names the operations that a proposed schema would break.
        </>
      ),
      screen: (
        <StudioFrame
          path={path}
          page="Checks"
          caption="A check in Studio. A pull request replaces a field that two clients select."
        >
          <CheckReport
            title="Pull request 482: replace weight with grams"
            subgraph="products"
            comparison={check}
          />
        </StudioFrame>
      ),
    },
    {
      key: 'compose',
      name: 'Publish, compose, deploy',
      text: (
        <>
          <code>{cli} subgraph publish</code> composes all schemas. Routers fetch the result within ten
          seconds.
        </>
      ),
      screen: (
        <StudioFrame
          path={path}
          page="Schema"
          caption="The schema in Studio: each field with its subgraph and the clients that select it."
        >
          <SchemaExplorer name="cosmo-type" types={types.slice(0, 6)} subgraphs={subgraphNames} />
        </StudioFrame>
      ),
    },
    {
      key: 'observe',
      name: 'Observe requests',
      text: 'Routers report every fetch and every field, so you see what is slow and what no client uses.',
      screen: (
        <StudioFrame
          path={path}
          page="Traces"
          caption="A trace in Studio: the fetches of one request over time."
        >
          <TraceView operation="query ProductPage" client="web 4.18" {...trace} subgraphs={subgraphNames} />
        </StudioFrame>
      ),
    },
  ]
  return (
    <>
      <Switcher
        name="workflow"
        legend="Screen of Studio"
        choicesClass={styles.steps}
        choiceClass={styles.step}
        panelsClass={styles.screens}
        options={steps.map(({ key, name, text, screen }) => ({
          key,
          label: (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </>
          ),
          panel: screen,
        }))}
      />
      <p className="mt-4 text-sm text-muted">
        The shop and its clients are sample data. The engine of the{' '}
        <SmartLink href={nav.playground.url} className="text-text underline underline-offset-4">
          playground
        </SmartLink>{' '}
        computed the check, the schema, and the trace from them.
      </p>
    </>
  )
}

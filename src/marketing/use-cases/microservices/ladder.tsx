import clsx from 'clsx'
import { Section } from '@/ui/section'
import styles from './ladder.module.css'

type Block = 'first' | 'graphql' | 'grpc' | 'moved'

const steps: { title: string; text: string; graph: Block[] }[] = [
  {
    title: 'Put the router in front of one service',
    text: 'Change nothing else. You find out which headers, cookies, and timeouts your clients depend on.',
    graph: ['first'],
  },
  {
    title: 'Add a second service with new fields',
    text: 'New fields cannot conflict with old ones. The team learns keys and entity lookups with them.',
    graph: ['first', 'graphql'],
  },
  {
    title: 'Add gRPC services',
    text: 'With Cosmo Connect, a service implements generated RPCs and needs no GraphQL server.',
    graph: ['first', 'graphql', 'grpc'],
  },
  {
    title: 'Move the first field',
    text: 'A field moves to its new owner behind a feature flag, after replayed queries returned equal responses.',
    graph: ['first', 'moved', 'grpc'],
  },
  {
    title: 'Move more fields where it pays off',
    text: 'You need not move everything. A graph with one large subgraph and a few small ones works well.',
    graph: ['first', 'moved', 'grpc', 'moved', 'graphql'],
  },
]

/** Adoption in steps, each of which is useful by itself, with the subgraphs of the graph after each. */
export function Ladder() {
  return (
    <Section
      id="ladder"
      tone="raised"
      heading="Adopt federation in five steps"
      lead="Each step is useful by itself, so you can stop after any of them."
      leadBeside
    >
      <ol className="grid gap-x-6 gap-y-10 lg:grid-cols-5">
        {steps.map(({ title, text, graph }, index) => (
          <li key={title} className="max-lg:grid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:gap-x-5">
            <div aria-hidden="true" className={styles.graph}>
              {graph.map((block, at) => (
                <span key={at} className={styles[block]} />
              ))}
            </div>
            <div>
              <h3 className="font-semibold lg:mt-5">
                <span className="mr-2 font-mono text-sm text-accent">{index + 1}</span>
                {title}
              </h3>
              <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-10 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
        <span className={clsx(styles.key, styles.graphql)}>GraphQL subgraph</span>
        <span className={clsx(styles.key, styles.grpc)}>gRPC subgraph</span>
        <span className={clsx(styles.key, styles.moved)}>subgraph with a moved field</span>
      </p>
    </Section>
  )
}

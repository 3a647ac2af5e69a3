import clsx from 'clsx'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import styles from './merge.module.css'

type Owner = 'catalog' | 'reviews' | 'inventory'

const subgraphs: { name: Owner; team: string; lines: string[] }[] = [
  {
    name: 'catalog',
    team: 'Catalog team',
    lines: ['type Product @key(fields: "sku") {', '  sku: ID!', '  title: String!', '  price: Money!', '}'],
  },
  {
    name: 'reviews',
    team: 'Reviews team',
    lines: [
      'type Product @key(fields: "sku") {',
      '  sku: ID!',
      '  rating: Float',
      '  reviews: [Review!]',
      '}',
    ],
  },
  {
    name: 'inventory',
    team: 'Fulfillment team',
    lines: ['type Product @key(fields: "sku") {', '  sku: ID!', '  inStock: Boolean', '  shipsBy: Date', '}'],
  },
]

const composed: [line: string, owner?: Owner][] = [
  ['type Product {'],
  ['  sku: ID!'],
  ['  title: String!', 'catalog'],
  ['  price: Money!', 'catalog'],
  ['  rating: Float', 'reviews'],
  ['  reviews: [Review!]', 'reviews'],
  ['  inStock: Boolean', 'inventory'],
  ['  shipsBy: Date', 'inventory'],
  ['}'],
]

/** What federation solves: three teams own parts of a type, and clients see one type. */
export function Merge() {
  return (
    <Section
      eyebrow="What federation solves"
      heading={
        <>
          Three teams own a product page. <br className="max-md:hidden" />
          Clients see one type.
        </>
      }
      lead={
        <>
          Each team publishes the fields it can answer for. The key says how the parts belong together,
          composition proves that every field can be reached, and the router fetches them in as few steps as
          the keys allow.{' '}
          <SmartLink
            href="/learn/graphql-federation/entities"
            className="text-text underline underline-offset-4"
          >
            Learn how entities work
          </SmartLink>
        </>
      }
    >
      <div
        className={clsx(styles.merge, 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_5rem_minmax(0,1fr)] lg:gap-0')}
      >
        <div className="grid grid-cols-1 gap-4">
          {subgraphs.map(({ name, team, lines }) => (
            <figure key={name} className={clsx(styles.part, styles[name], 'rounded-card border bg-raised')}>
              <figcaption className="flex items-baseline justify-between border-b border-line px-4 py-2 text-xs">
                <span className="font-mono">{name}.graphql</span>
                <span className="text-muted">{team}</span>
              </figcaption>
              <pre className="px-4 py-3 font-mono text-xs leading-6 whitespace-pre-wrap sm:text-caption">
                {lines.map((line, index) => (
                  <span key={line} className={clsx('block', index > 1 && line !== '}' && styles.own)}>
                    {line}
                  </span>
                ))}
              </pre>
            </figure>
          ))}
        </div>
        <Streams />
        <figure className="min-w-0 self-center overflow-hidden rounded-card border border-line-strong bg-raised shadow-float">
          <figcaption className="flex items-baseline justify-between border-b border-line px-5 py-3 text-xs">
            <span className="font-mono">supergraph</span>
            <span className="text-muted">what every client sees</span>
          </figcaption>
          <pre className="px-5 py-4 font-mono text-caption leading-7 whitespace-pre-wrap sm:text-sm">
            {composed.map(([line, owner]) => (
              <span
                key={line}
                className={clsx(
                  'flex items-baseline justify-between gap-6',
                  owner && styles.field,
                  owner && styles[owner],
                )}
              >
                {line}
                {owner && <span className="text-xs text-muted">{owner}</span>}
              </span>
            ))}
          </pre>
        </figure>
      </div>
    </Section>
  )
}

/** Three lines from the subgraphs to the supergraph, with an animated dash on the hovered one. */
function Streams() {
  return (
    <svg
      viewBox="0 0 80 600"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="hidden h-full w-full lg:block"
    >
      {(['catalog', 'reviews', 'inventory'] as const).map((owner, index) => {
        const course = `M0 ${100 + index * 200}C44 ${100 + index * 200} 36 ${280 + index * 20} 80 ${280 + index * 20}`
        return (
          <g key={owner} className={styles[owner]}>
            <path d={course} className={styles.stream} vectorEffect="non-scaling-stroke" />
            <path d={course} className={styles.spark} pathLength="1" />
          </g>
        )
      })}
    </svg>
  )
}

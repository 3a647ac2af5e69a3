import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { Check, CircleAlert, GitPullRequest, MessageSquare } from '@/ui/icon'
import { query } from './example'

/** The frame of a step's picture, with a title line. */
function Sheet({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <figure className="overflow-hidden rounded-card border border-line-strong bg-raised">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-3 text-sm">
        <span className="font-semibold">{title}</span>
        {note && <span className="font-mono text-xs text-muted">{note}</span>}
      </figcaption>
      {children}
    </figure>
  )
}

const pages = [
  { name: 'Product page', bars: [70, 40, 88, 84], picked: [2, 3] },
  { name: 'Basket', bars: [60, 90, 90, 50], picked: [] },
  { name: 'My orders', bars: [50, 94, 94, 94], picked: [] },
]

export function DrawnPages() {
  return (
    <Sheet title="Canvas" note="3 frames from Figma">
      <ul className="grid grid-cols-3 gap-3 p-5 sm:gap-5">
        {pages.map(({ name, bars, picked }, index) => (
          <li key={name}>
            <div
              className={clsx(
                'rounded-lg border bg-ground p-3',
                index === 0 ? 'border-line-strong' : 'border-line opacity-60',
              )}
            >
              <span aria-hidden="true" className="block h-14 rounded bg-raised-2" />
              {bars.map((width, bar) => {
                const chosen = picked.includes(bar)
                return (
                  <span
                    key={bar}
                    aria-hidden="true"
                    className={clsx(
                      'mt-2 block h-2.5 rounded-full',
                      chosen ? 'bg-coral outline-2 outline-offset-2 outline-coral/40' : 'bg-line-strong',
                    )}
                    style={{ width: `${width}%` }}
                  />
                )
              })}
            </div>
            <p className={clsx('mt-2 text-xs', index === 0 ? 'text-text' : 'text-muted')}>{name}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

const mock = `{
  "name": "Arc floor lamp",
  "price": "149.00",
  "arrivesOn": "2026-03-12",
  "freeReturnUntil": "2026-03-26"
}`

export function DreamQuery() {
  return (
    <Sheet title="Dream query" note="answered by mocks">
      <div className="grid sm:grid-cols-2">
        <Listing>{query}</Listing>
        <div className="border-t border-line bg-code-ground sm:border-t-0 sm:border-l">
          <Listing>{mock}</Listing>
        </div>
      </div>
    </Sheet>
  )
}

function Listing({ children }: { children: string }) {
  return (
    <pre
      tabIndex={0}
      className="overflow-x-auto px-5 py-3.5 font-mono text-xs leading-[1.6] text-muted md:py-5 md:leading-[1.75]"
    >
      {children}
    </pre>
  )
}

const diff: [mark: ' ' | '+', text: string][] = [
  [' ', 'type Product @key(fields: "sku") {'],
  [' ', '  sku: ID!'],
  [' ', '  name: String!'],
  ['+', '  "Local date at the delivery address."'],
  ['+', '  arrivesOn(zip: String!): String'],
  ['+', '  "Last day of a free return."'],
  ['+', '  freeReturnUntil: String'],
  [' ', '}'],
]

export function ProposalDiff() {
  return (
    <Sheet title="Proposal: show the arrival date" note="arrival-date into main">
      <pre className="overflow-x-auto bg-code-ground py-4 font-mono text-xs leading-[1.75]" tabIndex={0}>
        {diff.map(([mark, text], index) => (
          <span
            key={index}
            className={clsx('block px-5', mark === '+' ? 'bg-success/10 text-success' : 'text-muted')}
          >
            {mark} {text}
          </span>
        ))}
      </pre>
    </Sheet>
  )
}

const reviewers = [
  { owns: 'type Product', who: 'Catalog team', state: 'approved' },
  { owns: 'subgraph shipping', who: 'Logistics', state: 'approved' },
  { owns: 'subgraph returns', who: 'After-sales', state: 'thread' },
] as const

export function Reviewers() {
  return (
    <Sheet title="Required reviewers" note="asked because they own it">
      <ul className="divide-y divide-line">
        {reviewers.map(({ owns, who, state }) => (
          <li
            key={owns}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3.5 text-body-sm"
          >
            <span>
              {who} <span className="ml-2 font-mono text-xs text-muted">{owns}</span>
            </span>
            {state === 'approved' ? (
              <span className="flex items-center gap-2 text-sm text-success">
                <Check size={16} /> Approved
              </span>
            ) : (
              <span className="flex items-center gap-2 text-sm text-accent">
                <MessageSquare size={16} /> 1 open thread
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="border-t border-line bg-ground px-5 py-4 text-body-sm leading-relaxed text-muted">
        <span className="font-semibold text-text">After-sales:</span> is that the last day to send it, or the
        day it must reach us? The two differ by a week.
      </p>
      <p className="flex items-center gap-2.5 border-t border-line px-5 py-3 text-sm">
        <CircleAlert size={16} className="text-accent" /> Merging waits for the thread
      </p>
    </Sheet>
  )
}

const work = [
  { repository: 'shipping', file: 'schema/product.graphql', change: '+ arrivesOn' },
  { repository: 'returns', file: 'graph/returns.graphql', change: '+ freeReturnUntil' },
] as const
const checks = [
  'Composes with all subgraphs',
  'Breaks no operation of the last 7 days',
  'Lint: every new field has a description',
]

export function Implementation() {
  return (
    <Sheet title="Implementation" note="2 of 3 subgraphs change">
      <ul className="divide-y divide-line">
        {work.map(({ repository, file, change }) => (
          <li
            key={repository}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 text-body-sm"
          >
            <GitPullRequest size={18} className="text-cool" />
            <span className="font-semibold">{repository}</span>
            <span className="font-mono text-xs text-muted">{file}</span>
            <span className="ml-auto font-mono text-xs text-success">{change}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2 border-t border-line bg-ground px-5 py-4">
        {checks.map((check) => (
          <li key={check}>
            <Badge tone="success" className="whitespace-normal">
              {check}
            </Badge>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

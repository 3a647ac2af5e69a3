import clsx from 'clsx'
import { Switcher } from '@/ui/choices'

type Span = {
  name: string
  /** Start and end in milliseconds since the request arrived. */
  from: number
  to: number
  tone: keyof typeof tones
  attributes: [name: string, value: string][]
}

const tones = {
  root: 'bg-muted/45',
  stage: 'bg-muted',
  fetch: 'bg-cool',
  late: 'bg-linear-to-r from-coral to-amber',
}

const fetch = (name: string, from: number, to: number, kind: string, input: string): Span => ({
  name,
  from,
  to,
  tone: 'fetch',
  attributes: [
    ['fetch', kind],
    ['asks for', input],
    ['took', `${to - from} ms`],
  ],
})

/** The spans of the sample request; one more field adds the last. */
const spansOf = (total: number, ...added: Span[]): Span[] => [
  {
    name: 'query OrderPage',
    from: 0,
    to: total,
    tone: 'root',
    attributes: [
      ['client', 'web 4.18.0'],
      ['status', '200'],
    ],
  },
  { name: 'parse, validate', from: 0, to: 2, tone: 'stage', attributes: [['kind', 'stage of the router']] },
  {
    name: 'plan',
    from: 2,
    to: 5,
    tone: 'stage',
    attributes: [
      ['kind', 'stage of the router'],
      ['plan cache', 'miss'],
    ],
  },
  fetch('orders', 5, 65, 'Single', 'order(id:)'),
  fetch('catalog', 65, 145, 'BatchEntity', '8 products by id'),
  fetch('reviews', 65, 110, 'BatchEntity', '8 products by id'),
  ...added,
]

/** Sample data: one request, before and after one field was added to the query. */
export const traces = [
  {
    label: 'Before',
    total: 145,
    spans: spansOf(145),
    explanation:
      'Two steps: orders, then catalog and reviews in parallel. Reviews finishes first and adds no time.',
  },
  {
    label: 'With shippingClass',
    total: 195,
    spans: spansOf(195, {
      ...fetch('shipping', 145, 195, 'BatchEntity', '8 products by id and weightGrams'),
      tone: 'late',
    }),
    explanation:
      'Three steps. The new field needs the weight that catalog returns, so shipping waits for catalog.',
  },
]

const scale = Math.max(...traces.map(({ total }) => total))
const percent = (ms: number) => `${(ms / scale) * 100}%`

/** A waterfall of two traces to compare, with spans that open. */
export function Trace() {
  return (
    <figure className="overflow-hidden rounded-card border border-line-strong bg-raised shadow-float">
      <Switcher
        name="trace"
        legend="Trace"
        choicesClass="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-6"
        choiceClass="border-b-2 border-transparent pt-3.5 pb-3 text-sm font-medium text-muted has-checked:border-coral has-checked:text-text"
        options={traces.map(({ label, total, spans, explanation }) => ({
          key: label,
          label: (
            <>
              {label} <span className="ml-1.5 font-mono font-normal">{total} ms</span>
            </>
          ),
          panel: (
            <>
              <div
                aria-hidden
                className="relative mx-[210px] mt-3.5 mr-18 hidden h-5 font-mono text-caption text-muted md:block"
              >
                {[0, 50, 100, 150, 195].map((ms) => (
                  <span key={ms} className="absolute -translate-x-1/2" style={{ left: percent(ms) }}>
                    {ms}
                  </span>
                ))}
              </div>
              <ol className="pt-2 pb-2.5">
                {spans.map((span) => (
                  <li key={span.name}>
                    <Bar span={span} />
                  </li>
                ))}
              </ol>
              <p className="border-t border-line px-6 pt-4 pb-4.5 text-body-sm text-muted">{explanation}</p>
            </>
          ),
        }))}
      />
      <figcaption className="sr-only">Two traces of one operation, sample data.</figcaption>
    </figure>
  )
}

function Bar({ span: { name, from, to, tone, attributes } }: { span: Span }) {
  return (
    <details className="group">
      <summary className="grid cursor-pointer list-none gap-1 px-6 py-2 hover:bg-text/3 focus-visible:-outline-offset-3 md:grid-cols-[186px_minmax(0,1fr)] md:gap-0 md:py-1.5 [&::-webkit-details-marker]:hidden">
        <span
          className={clsx(
            "font-mono text-caption before:inline-block before:w-3.5 before:text-muted before:content-['+'] group-open:before:content-['−']",
            tone !== 'root' && 'pl-3.5',
          )}
        >
          {name}
        </span>
        <span className="relative mr-16 block h-5 md:mr-12 md:bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)] md:bg-size-[25.64%_100%]">
          <span
            className={clsx('absolute inset-y-1 min-w-[3px] rounded-sm', tones[tone])}
            style={{ left: percent(from), width: percent(to - from) }}
          />
          <span
            className="absolute ml-2.5 font-mono text-caption leading-5 whitespace-nowrap text-muted"
            style={{ left: percent(to) }}
          >
            {to - from} ms
            <span className="sr-only">
              , from {from} to {to}
            </span>
          </span>
        </span>
      </summary>
      <dl className="flex flex-wrap gap-x-7 gap-y-1 pt-0.5 pr-6 pb-3 pl-13 text-caption md:pl-[210px]">
        {attributes.map(([term, value]) => (
          <div key={term} className="flex gap-2">
            <dt className="text-muted">{term}</dt>
            <dd className="font-mono">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const perDot = 100
const schemaTokens = 36_000
const toolTokens = 1_600
const columns = 40

const contrasts = [
  [
    'A query nobody has seen',
    'A model that writes its own queries writes a new one each time. When an answer is wrong, you look at a query that ran once.',
    'With operations there is a file to fix, with an author and a history.',
  ],
  [
    'A surface nobody can review',
    'The number of queries a schema admits has no limit worth naming.',
    'Twelve operations can be read in an afternoon, by people who know what a customer may see.',
  ],
  [
    'A field that sounds right',
    'A model picks fields by their names, and two of your fields are called status.',
    'The one who wrote the operation knew which.',
  ],
] as const

/** Why operations instead of the schema: the tokens of each, drawn to scale. */
export function Budget() {
  return (
    <Section
      eyebrow="Why operations"
      heading="What a model has to read before it can help"
      lead="To write a query, a model needs the schema in its context, again for each conversation. To call a tool, it needs the list of tools."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <figure className="min-w-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">The whole schema</span>
            <span className="font-mono text-sm text-muted">about 36,000 tokens</span>
          </p>
          <Dots count={schemaTokens / perDot} className="fill-line-strong" label="360 dots" />
          <p className="mt-8 flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">Twelve tools</span>
            <span className="font-mono text-sm text-muted">about 1,600 tokens</span>
          </p>
          <Dots count={toolTokens / perDot} className="fill-coral" label="16 dots" />
          <figcaption className="mt-6 border-t border-line pt-4 text-sm leading-relaxed text-muted">
            A dot is 100 tokens. The schema: 400 types, eight fields each, 45 characters per field with its
            description, and four characters to a token. The tools: twelve entries of 536 characters. The
            example is worked out in{' '}
            <SmartLink
              href="/blog/a-graph-for-language-models"
              className="text-text underline decoration-line-strong underline-offset-4"
            >
              A graph for language models
            </SmartLink>
            .
          </figcaption>
        </figure>
        <ul className="self-start border-b border-line">
          {contrasts.map(([title, without, within]) => (
            <li key={title} className="border-t border-line py-5">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{without}</p>
              <p className="mt-1.5 text-body-sm leading-relaxed">{within}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Dots({ count, className, label }: { count: number; className: string; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${columns * 10} ${Math.ceil(count / columns) * 10}`}
      role="img"
      aria-label={label}
      className="mt-3 block h-auto w-full"
    >
      {Array.from({ length: Math.ceil(count / columns) }, (_, row) => (
        <path key={row} d={dots(row, Math.min(columns, count - row * columns))} className={className} />
      ))}
    </svg>
  )
}

/** A row of round dots as one path. */
function dots(row: number, count: number): string {
  const y = row * 10 + 5
  return Array.from(
    { length: count },
    (_, column) => `M${column * 10 + 2} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
  ).join('')
}

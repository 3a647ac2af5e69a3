import { kinds } from '../entry'
import { KindIcon } from '../kind-icon'
import { Marked } from '../marked'
import { startingPoints, waysOn, type Way } from '../suggestions'
import type { Found } from './found'

/** The results for a query, best first; ways on where there are none, ways in where nothing was asked. */
export function Results({ query, found }: { query: string; found: Found[] }) {
  if (query === '') return <Ways heading="Where many begin" ways={startingPoints} />
  if (found.length === 0) return <Ways heading="Perhaps from here" ways={waysOn} />
  return (
    <ol className="divide-y divide-line border-y border-line">
      {found.map((result) => (
        <li key={result.href}>
          <ResultView result={result} />
        </li>
      ))}
    </ol>
  )
}

/** What is said of the results above them. */
export function summaryOf(query: string, count: number): string {
  if (query === '') return ''
  if (count === 0) return `Nothing found for “${query}”. Fewer or other words may help.`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
}

function ResultView({ result: { kind, href, title, heading, text, words } }: { result: Found }) {
  return (
    <div className="group relative py-6">
      <p className="flex items-center gap-2 text-caption text-muted">
        <KindIcon kind={kind} className="shrink-0" />
        {kinds[kind]}
        {heading && <span className="min-w-0 truncate">· {title}</span>}
      </p>
      <h2 className="mt-2 text-xl leading-snug font-semibold tracking-tight">
        <a href={href} className="after:absolute after:inset-0 hover:text-accent">
          <Marked text={heading || title} words={words} />
        </a>
      </h2>
      {text && (
        <p className="mt-1.5 max-w-[46rem] text-body-sm leading-relaxed text-pretty text-muted">
          <Marked text={text} words={words} />
        </p>
      )}
    </div>
  )
}

function Ways({ heading, ways }: { heading: string; ways: readonly Way[] }) {
  return (
    <>
      <h2 className="eyebrow">{heading}</h2>
      <ul className="mt-2 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {ways.map(({ href, title, text }) => (
          <li key={href} className="relative border-t border-line py-5">
            <a href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
              {title}
            </a>
            <p className="mt-1 text-body-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

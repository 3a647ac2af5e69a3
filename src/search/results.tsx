import { kinds } from './entry'
import { KindIcon, Marked } from './result-parts'
import type { PageResult } from './server-search'
import { noResultSuggestions, startSuggestions, type Suggestion } from './suggestions'

/** Lists the results, best first, or suggestions when there is no query or no result. */
export function Results({ query, found }: { query: string; found: PageResult[] }) {
  if (query === '') return <SuggestionList heading="Start here" suggestions={startSuggestions} />
  if (found.length === 0)
    return <SuggestionList heading="Try one of these pages" suggestions={noResultSuggestions} />
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

/** Returns the line above the results. */
export function summaryOf(query: string, count: number): string {
  if (query === '') return ''
  if (count === 0) return `Nothing found for “${query}”. Try fewer or other words.`
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`
}

function ResultView({ result: { kind, href, title, heading, text, words } }: { result: PageResult }) {
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

function SuggestionList({ heading, suggestions }: { heading: string; suggestions: readonly Suggestion[] }) {
  return (
    <>
      <h2 className="mt-10 text-lg font-semibold">{heading}</h2>
      <ul className="mt-4 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map(({ href, title, text }) => (
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

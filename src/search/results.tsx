import { groupBy } from '@/lib/group-by'
import type { Result } from './engine'
import { kinds, type Kind } from './entry'
import { Disclosure } from '@/ui/disclosure'
import { ArrowRight } from '@/ui/icon'
import { resultsHref } from './query'
import { KindIcon, Marked } from './result-parts'
import { maxResults } from './server-search'
import { exampleQueries, noResultSuggestions, startSuggestions, type Suggestion } from './suggestions'

/** Lists the results by kind, the kind of the best one first, or suggestions when there is no query or no result. */
export function Results({ query, found }: { query: string; found: Result[] }) {
  if (query === '')
    return (
      <>
        <ul aria-label="Examples" className="flex flex-wrap gap-2">
          {exampleQueries.map((text) => (
            <li key={text}>
              <a
                href={resultsHref(text)}
                className="block rounded-full border border-line-strong px-3.5 py-2 text-sm text-soft hover:border-cool hover:text-text"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        <SuggestionList heading="Start here" suggestions={startSuggestions} />
      </>
    )
  if (found.length === 0)
    return <SuggestionList heading="Try one of these pages" suggestions={noResultSuggestions} />
  const groups = [...groupBy(found, ({ kind }) => kind)]
  return (
    <div className="lg:grid lg:grid-cols-[15rem_minmax(0,46rem)] lg:gap-12 xl:gap-24">
      <ul
        aria-label="Results by kind"
        className="relative flex gap-2 max-lg:-mx-[24px] max-lg:mb-8 max-lg:overflow-x-auto max-lg:px-[24px] sm:flex-wrap lg:sticky lg:top-28 lg:block lg:self-start lg:before:mb-2 lg:before:block lg:before:text-sm lg:before:font-semibold lg:before:content-[attr(aria-label)]"
      >
        {groups.map(([kind, results]) => (
          <li key={kind}>
            <a
              href={`#${kind}-results`}
              className="flex items-center gap-2.5 py-1.5 text-sm text-soft hover:text-text max-lg:rounded-full max-lg:border max-lg:border-line-strong max-lg:px-3.5 max-lg:py-2"
            >
              <KindIcon kind={kind} className="text-accent" />
              {kinds[kind]}{' '}
              <span className="font-mono text-caption text-muted lg:ms-auto">{results.length}</span>
            </a>
          </li>
        ))}
      </ul>
      <div>{groups.map(resultGroup)}</div>
    </div>
  )
}

function resultGroup([kind, results]: [Kind, Result[]]) {
  const more = results.length - perKind
  return (
    <section key={kind} aria-labelledby={`${kind}-results`} className="mt-10 first:mt-0">
      <h2 id={`${kind}-results`} className="mb-4 flex items-center gap-2 text-lg font-semibold">
        <KindIcon kind={kind} className="text-accent" />
        {kinds[kind]}
      </h2>
      <div className="divide-y divide-line border-y border-line [&_ol]:divide-y [&_ol]:divide-line">
        <ol>{results.slice(0, perKind).map(resultItem)}</ol>
        {more > 0 && (
          <Disclosure summary={`${more} more ${more === 1 ? 'result' : 'results'} in ${kinds[kind]}`}>
            <ol>{results.slice(perKind).map(resultItem)}</ol>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

/** Results of a kind that are shown at once. */
const perKind = 3

/** Returns the line above the results. */
export function summaryOf(query: string, found: Result[]): string {
  const count = found.length
  if (query === '') return ''
  if (count === 0) return `Nothing found for “${query}”. Try fewer or other words.`
  const some = found[0]?.partial ? 'some words of ' : ''
  const results = `${count < maxResults ? count : `First ${count}`} ${count === 1 ? 'result' : 'results'} for ${some}“${query}”, sections included`
  return some ? `No page has all of these words. ${results}` : results
}

function resultItem({ href, title, heading, text, words }: Result) {
  return (
    <li key={href} className="group relative py-5 pe-9">
      {heading && <p className="mb-1 truncate text-caption text-muted">{title}</p>}
      <h3 className="text-lg leading-snug font-semibold tracking-tight text-text">
        <a href={href} className="after:absolute after:inset-0 hover:text-accent">
          <Marked text={heading || title} words={words} />
        </a>
        <ArrowRight
          size={16}
          className="absolute top-6 right-1 text-muted transition group-hover:translate-x-0.5 group-hover:text-accent"
        />
      </h3>
      {text && (
        <p className="mt-1.5 text-body-sm leading-relaxed text-pretty text-muted">
          <Marked text={text} words={words} />
        </p>
      )}
    </li>
  )
}

function SuggestionList({ heading, suggestions }: { heading: string; suggestions: readonly Suggestion[] }) {
  return (
    <>
      <h2 className="mt-12 text-lg font-semibold">{heading}</h2>
      <ul className="mt-4 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map(({ href, title, text }) => (
          <li key={href} className="relative border-t border-line py-5">
            <a href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
              {title} <ArrowRight size={16} className="inline-block text-accent" />
            </a>
            <p className="mt-1 text-body-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

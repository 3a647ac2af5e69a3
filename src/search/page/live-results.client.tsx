'use client'

import { kinds } from '../entry'
import { KindIcon } from '../kind-icon'
import { Marked } from '../marked'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearch } from '../palette/use-search.client'
import { resultsHref } from '../paths'
import { noResultSuggestions, startSuggestions, type Suggestion } from '../suggestions'
import { cleanQuery } from '../query'
import { useEmptySearch } from '../use-empty-search.client'
import { SearchForm } from '../search-form'
import { findAll, type PageResult } from './find-all'

/** Lists the results, best first, or suggestions when there is no query or no result. */
function Results({ query, found }: { query: string; found: PageResult[] }) {
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
function summaryOf(query: string, count: number): string {
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

type Props = { query: string; found: PageResult[] }

/**
 * The search field with its results. The server renders both for the query in the URL; with script, results and URL
 * update on every keystroke.
 */
export function LiveResults({ query: asked, found: first }: Props) {
  const [query, setQuery] = useState(asked)
  const [touched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { search, failed } = useSearch(touched)
  const wanted = useDeferredValue(cleanQuery(query))
  const live = touched && search !== undefined
  const shown = live ? { query: wanted, found: findAll(search, wanted) } : { query: asked, found: first }
  useEmptySearch(shown.found.length === 0 ? shown.query : undefined)

  function change(text: string) {
    setTouched(true)
    setQuery(text)
    try {
      window.history.replaceState(null, '', resultsHref(text))
    } catch {
      // Safari limits history calls per minute; the results update anyway.
    }
  }

  useEffect(() => {
    // Restore the query that the server did not render: from the URL after going back, or from the field when the
    // visitor typed before hydration.
    const fromUrl = cleanQuery(new URLSearchParams(window.location.search).get('q') ?? '')
    const { value, defaultValue } = field.current ?? {}
    const typed = value === undefined || value === defaultValue ? fromUrl : value
    if (typed === asked) return
    // oxlint-disable-next-line react/set-state-in-effect -- during render the URL may still be the previous page's
    setTouched(true)
    setQuery(typed)
  }, [asked])

  return (
    <>
      <SearchForm
        ref={field}
        value={query}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setTouched(true)}
        onSubmit={(event) => live && event.preventDefault()}
      />
      <p role="status" className="mt-6 min-h-7 text-muted empty:mt-2 empty:min-h-0">
        {failed && wanted !== asked
          ? 'Results do not update while you type, because the search could not be loaded. Press Search instead.'
          : summaryOf(shown.query, shown.found.length)}
      </p>
      <div className="mt-4">
        <Results query={shown.query} found={shown.found} />
      </div>
    </>
  )
}

'use client'

import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Search as SearchIcon } from '@/ui/icon'
import { useSearch } from '../palette/use-search.client'
import { resultsHref, searchPath } from '../paths'
import { cleanQuery, longestQuery } from '../query'
import { findAll, type Found } from './found'
import { Results, summaryOf } from './results'

type Props = { query: string; found: Found[] }

/**
 * The search field and its results. The server draws both for the query in the address; where scripts run, results
 * follow as one types, and the address with them.
 */
export function LiveResults({ query: asked, found: first }: Props) {
  const [query, setQuery] = useState(asked)
  const [touched, setTouched] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { search } = useSearch(touched)
  const wanted = useDeferredValue(cleanQuery(query))
  const live = touched && search !== undefined
  const shown = live ? { query: wanted, found: findAll(search, wanted) } : { query: asked, found: first }

  function change(text: string) {
    setTouched(true)
    setQuery(text)
    try {
      window.history.replaceState(null, '', resultsHref(text))
    } catch {
      // Safari allows so many a minute; the results follow all the same.
    }
  }

  useEffect(() => {
    // Whoever comes back finds the page as the server sent it first, under the address that typing left; whoever
    // typed before the script took over has done so in the field alone.
    const left = cleanQuery(new URLSearchParams(window.location.search).get('q') ?? '')
    const { value, defaultValue } = field.current ?? {}
    const typed = value === undefined || value === defaultValue ? left : value
    if (typed === asked) return
    // oxlint-disable-next-line react/set-state-in-effect -- before the commit the address may still be the last page's
    setTouched(true)
    setQuery(typed)
  }, [asked])

  return (
    <>
      <form
        role="search"
        action={searchPath}
        className="search-field"
        onSubmit={(event) => live && event.preventDefault()}
      >
        <SearchIcon size={20} className="shrink-0 text-muted" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label="Search this site"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestQuery}
          placeholder="Search posts, chapters, features, jobs"
          value={query}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setTouched(true)}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p role="status" className="mt-6 min-h-7 text-muted empty:mt-2 empty:min-h-0">
        {summaryOf(shown.query, shown.found.length)}
      </p>
      <div className="mt-4">
        <Results query={shown.query} found={shown.found} />
      </div>
    </>
  )
}

'use client'

import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { Search as SearchIcon } from '@/ui/icon'
import { useSearch } from '../palette/use-search.client'
import { resultsHref, searchPath } from '../paths'
import { cleanQuery } from '../query'
import { useEmptySearch } from '../use-empty-search.client'
import { searchInput } from '../search-input'
import { findAll, type PageResult } from './find-all'
import { Results, summaryOf } from './results'

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
      <form
        role="search"
        action={searchPath}
        className="search-field"
        onSubmit={(event) => live && event.preventDefault()}
      >
        <SearchIcon size={20} className="shrink-0 text-muted" />
        <input
          {...searchInput}
          ref={field}
          value={query}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setTouched(true)}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
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

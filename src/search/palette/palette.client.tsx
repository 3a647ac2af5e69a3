'use client'

import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { Dialog } from '@/ui/dialog.client'
import { Search as SearchIcon } from '@/ui/icon'
import { resultsHref } from '../paths'
import { cleanQuery, maxQueryLength } from '../query'
import { useEmptySearch } from '../use-empty-search.client'
import { emptyGroups, groupResults, startGroups } from './options'
import { moveActive } from './move'
import { OptionList } from './option-list'
import { PaletteFooter } from './palette-footer'
import { useSearch } from './use-search.client'
import './palette.css'

export type PaletteProps = { open: boolean; onClose: () => void }

/** The search dialog: a combobox whose options are links. */
export function Palette({ open, onClose }: PaletteProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState('')
  // The input is painted before the results of what was typed.
  const query = useDeferredValue(input)
  const entered = useRef<() => void>(undefined)
  const [active, setActive] = useState(0)
  const { search, failed } = useSearch(open)
  const typed = query.trim() !== ''
  const results = useMemo(() => (typed ? search?.(query) : undefined), [query, search, typed])
  const groups = useMemo(() => {
    if (!results) return startGroups()
    return results.length > 0 ? groupResults(results) : emptyGroups()
  }, [results])
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const status = statusText(typed, results?.length, failed)
  useEmptySearch(open && results?.length === 0 ? cleanQuery(query) : undefined)

  useLayoutEffect(() => {
    // Select the input, because the dialog would focus its first button.
    if (open) field.current?.select()
  }, [open])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During composition, Enter and arrow keys control the input method.
    if (event.nativeEvent.isComposing) return
    const next = moveActive(event.key, active, count)
    if (next !== undefined) {
      event.preventDefault()
      setActive(next)
      optionAt(next)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      if (input === query) follow(inNewTab)
      else entered.current = () => follow(inNewTab)
    }
  }

  function follow(inNewTab: boolean) {
    const option = optionAt(active)
    if (inNewTab) window.open(option?.href, '_blank', 'noopener')
    else option?.click()
  }

  // Enter was pressed before the results were there.
  useEffect(() => {
    if (input !== query) return
    entered.current?.()
    entered.current = undefined
  }, [input, query])

  function optionAt(index: number) {
    return list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[index]
  }

  return (
    <Dialog open={open} onClose={onClose} label="Search" bare className="search-dialog">
      <div className="search-head">
        <SearchIcon size={20} className="shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label="Search this site"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-activedescendant={`${id}option${active}`}
          aria-autocomplete="list"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder="Search posts, chapters, features, jobs"
          value={input}
          onChange={(event) => {
            entered.current = undefined
            setInput(event.target.value)
            setActive(0)
            list.current?.scrollTo(0, 0)
          }}
          onKeyDown={onKeyDown}
          className="search-input"
        />
      </div>
      {typed && results?.length === 0 && (
        <p className="search-none">
          Nothing found for <span className="text-text">“{query.trim()}”</span>. Fewer or other words may
          help.
        </p>
      )}
      {failed && (
        <p className="search-none">
          The search could not be loaded. <a href={resultsHref(query)}>Search on its own page</a>.
        </p>
      )}
      <OptionList
        ref={list}
        id={id}
        groups={groups}
        active={active}
        busy={typed && !results && !failed}
        onActive={setActive}
        onChoose={onClose}
      />
      <PaletteFooter query={query} more={results !== undefined && results.length > 0} onChoose={onClose} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </Dialog>
  )
}

/** Returns the text that screen readers announce. */
function statusText(typed: boolean, found: number | undefined, failed: boolean): string {
  if (!typed || failed) return ''
  if (found === undefined) return 'Searching'
  if (found === 0) return 'No results'
  return found === 1 ? '1 result' : `${found} results`
}

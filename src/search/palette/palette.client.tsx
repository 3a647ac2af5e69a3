'use client'

import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Dialog } from '@/ui/dialog.client'
import { Search as SearchIcon } from '@/ui/icon'
import { createSearch, type Search } from '../engine'
import { indexPath, type Entry } from '../entry'
import { cleanQuery, maxQueryLength, resultsHref } from '../query'
import { noResultSuggestions, startSuggestions, type Suggestion } from '../suggestions'
import { useEmptySearch } from '../use-empty-search.client'
import { groupResults, OptionList, type Group } from './option-list'

/** Longer than a slow connection needs for the index, in milliseconds. */
const timeoutMs = 30_000

let loading: Promise<Search> | undefined

/** Loads the index once. Rejects when it cannot be loaded; the next call tries again. */
function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchSearch(): Promise<Search> {
  const response = await fetch(indexPath, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The search index responded with ${response.status}.`)
  return createSearch((await response.json()) as Entry[])
}

/** Loads the search once `wanted`. Returns it when loaded, and whether loading failed. */
function useSearch(wanted: boolean): { search: Search | undefined; failed: boolean } {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || search) return
    async function load() {
      const loaded = await loadSearch().catch(() => undefined)
      setFailed(!loaded)
      setSearch(() => loaded)
    }
    void load()
  }, [wanted, search])

  return { search, failed }
}

/** The options for what was typed, or suggestions, and whether the index could not be loaded. */
function useOptions(open: boolean, input: string) {
  // The input is painted before the results of what was typed.
  const query = useDeferredValue(input)
  const { search, failed } = useSearch(open)
  const typed = query.trim() !== ''
  const results = useMemo(() => (typed ? search?.(query) : undefined), [query, search, typed])
  const groups = useMemo(() => {
    if (!results) return suggest('Start here', startSuggestions)
    return results.length > 0 ? groupResults(results) : suggest('Perhaps from here', noResultSuggestions)
  }, [results])
  useEmptySearch(open && results?.length === 0 ? cleanQuery(query) : undefined)
  return { query, typed, results, groups, failed }
}

function suggest(title: string, suggestions: readonly Suggestion[]): Group[] {
  return [{ title, options: suggestions.map((suggestion) => ({ ...suggestion, words: [] })), first: 0 }]
}

/** The combobox that controls the list of options. */
function SearchField({ 'aria-controls': controls, ...props }: ComponentProps<'input'>) {
  return (
    <div className="flex items-center gap-3 border-b border-line pr-15 pl-5">
      <SearchIcon size={20} className="text-muted" />
      <input
        {...props}
        role="combobox"
        aria-label="Search this site"
        aria-expanded="true"
        aria-controls={controls}
        aria-autocomplete="list"
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxQueryLength}
        placeholder="Search this site"
        // The caret and the dialog's frame show the focus.
        className="h-15 min-w-0 flex-1 bg-transparent text-body-lg outline-none placeholder:text-muted"
      />
    </div>
  )
}

/** A sentence above the options. */
function Note({ children }: { children: ReactNode }) {
  return <p className="px-5 pt-4 pb-1 text-body-sm text-muted">{children}</p>
}

/** Shows the keyboard shortcuts and a link to all results, of which there are some with `more`. */
function PaletteFooter(props: { query: string; more: boolean; onChoose: () => void }) {
  return (
    <div className="flex items-center gap-4 border-t border-line px-5 py-3 text-caption leading-5 text-muted">
      <span
        className="hidden gap-4 sm:flex [&_kbd]:inline-block [&_kbd]:min-w-5 [&_kbd]:rounded-sm [&_kbd]:border [&_kbd]:border-line-strong [&_kbd]:px-1 [&_kbd]:text-center [&_kbd]:font-sans [&_kbd]:text-caption [&_kbd]:leading-[18px]"
        aria-hidden="true"
      >
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>↵</kbd> open
        </span>
        <span>
          <kbd>esc</kbd> close
        </span>
      </span>
      <a
        href={resultsHref(props.query)}
        onClick={props.onChoose}
        className="ml-auto underline underline-offset-4 hover:text-text"
      >
        {props.more ? 'All results on a page' : 'Search page'}
      </a>
    </div>
  )
}

/** Marks one of `count` options by keys, and opens it on Enter, which waits until the options are `ready`. */
function useKeys(list: RefObject<HTMLElement | null>, count: number, ready: boolean) {
  const [active, setActive] = useState(0)
  const entered = useRef<() => void>(undefined)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During composition, Enter and arrow keys control the input method.
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: -1 }
    const move = moves[event.key]
    if (move !== undefined && count > 0) {
      const next = (move + count) % count
      event.preventDefault()
      setActive(next)
      optionAt(next)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      if (ready) follow(inNewTab)
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
    if (!ready) return
    entered.current?.()
    entered.current = undefined
  }, [ready])

  function optionAt(index: number) {
    return list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[index]
  }

  /** Marks the first option, because others take their place. */
  function restart() {
    entered.current = undefined
    setActive(0)
    list.current?.scrollTo(0, 0)
  }

  return { active, setActive, onKeyDown, restart }
}

/** `typed` is what was typed before it opened. */
export type PaletteProps = { open: boolean; typed?: string | undefined; onClose: () => void }

/** The search dialog: a combobox whose options are links. */
export function Palette({ open, typed: early, onClose }: PaletteProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [input, setInput] = useState('')
  const { query, typed, results, groups, failed } = useOptions(open, input)
  const count = groups.reduce((sum, group) => sum + group.options.length, 0)
  const busy = typed && !results && !failed
  const { active, setActive, onKeyDown, restart } = useKeys(list, count, input === query && !busy)

  useLayoutEffect(() => {
    // Select the input, because the dialog would focus its first button.
    if (open) field.current?.select()
    // oxlint-disable-next-line react/set-state-in-effect -- replaces the selected text once, when the palette opens
    if (early) setInput(early)
  }, [open, early])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      label="Search"
      bare
      className="search-dialog mt-[max(12px,12dvh)] max-w-[680px] max-sm:m-0 max-sm:max-h-dvh max-sm:w-full max-sm:max-w-none max-sm:rounded-t-none max-sm:border-x-0 max-sm:border-t-0 [&_.dialog-body]:flex [&_.dialog-body]:flex-col [&_.dialog-body]:overflow-hidden [&_.dialog-box]:max-h-[min(76dvh,620px)] max-sm:[&_.dialog-box]:max-h-dvh"
    >
      <SearchField
        ref={field}
        aria-controls={`${id}list`}
        aria-activedescendant={`${id}option${active}`}
        value={input}
        onChange={(event) => {
          restart()
          setInput(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {typed && results?.length === 0 && (
        <Note>
          Nothing found for <span className="text-text">“{query.trim()}”</span>. Fewer or other words may
          help.
        </Note>
      )}
      {failed && (
        <Note>
          The search could not be loaded.{' '}
          <a href={resultsHref(query)} className="text-text underline underline-offset-4">
            Search on its own page
          </a>
          .
        </Note>
      )}
      <OptionList
        ref={list}
        id={id}
        groups={groups}
        active={active}
        busy={busy}
        onActive={setActive}
        onChoose={onClose}
      />
      <PaletteFooter query={query} more={results !== undefined && results.length > 0} onChoose={onClose} />
      <p role="status" className="sr-only">
        {statusText(typed, results?.length, failed)}
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

import { paths } from '@/config/paths'
import type { ComponentProps } from 'react'
import { Button } from '@/ui/button'
import { Search } from '@/ui/icon'
import { maxQueryLength } from './query'

/** A search field that leads to the search page. Accepts the properties of its input. */
export function SearchForm(input: ComponentProps<'input'>) {
  return (
    <form
      role="search"
      action={paths.search}
      className="flex items-center gap-3 rounded-card border border-line-field bg-raised py-2 pr-2 pl-5 transition-colors focus-within:border-cool lg:max-w-[44rem]"
    >
      <Search size={20} className="text-muted" />
      <input
        type="search"
        name="q"
        aria-label="Search this site"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxQueryLength}
        placeholder="Search this site"
        // The frame shows the focus.
        className="h-11 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:appearance-none"
        {...input}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}

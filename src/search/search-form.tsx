import { Button } from '@/ui/button'
import { Search } from '@/ui/icon'
import { searchPath } from './paths'
import { searchInput } from './search-input'
import './search-field.css'

/** A search field that leads to the search page. */
export function SearchForm() {
  return (
    <form role="search" action={searchPath} className="search-field">
      <Search size={20} className="shrink-0 text-muted" />
      <input {...searchInput} />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}

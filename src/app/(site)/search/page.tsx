import { paths } from '@/config/paths'
import { cleanQuery } from '@/search/query'
import { Results, summaryOf } from '@/search/results'
import { SearchForm } from '@/search/search-form'
import { searchOnServer } from '@/search/server-search'
import { EmptySearch } from '@/search/use-empty-search.client'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: paths.search,
  title: 'Search',
  description: 'Search posts, course chapters, features, jobs and pages.',
  noindex: true,
})

/** Results for the query in the address, rendered per request; the palette finds while typing. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams
  const text = (Array.isArray(q) ? q[0] : q) ?? ''
  const query = cleanQuery(text)
  const found = query === '' ? [] : await searchOnServer(query)
  return (
    <div className="container-page pt-10 pb-16 md:pt-16 md:pb-24">
      <h1 className="mb-8 heading-page">Search</h1>
      {/* The key, because a browser keeps what was typed in a field that stays. */}
      <SearchForm key={query} defaultValue={query} />
      <p role="status" className="mt-6 mb-8 min-h-7 text-muted empty:mt-2 empty:mb-4 empty:min-h-0">
        {summaryOf(query, found)}
      </p>
      <Results query={query} found={found} />
      {query !== '' && found.length === 0 && <EmptySearch query={query} />}
    </div>
  )
}

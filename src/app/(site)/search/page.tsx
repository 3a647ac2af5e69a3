import { Hero } from '@/blocks/hero'
import { paths } from '@/config/paths'
import { cleanQuery } from '@/search/query'
import { Results, summaryOf } from '@/search/results'
import { SearchForm } from '@/search/search-form'
import { searchOnServer } from '@/search/server-search'
import { EmptySearch } from '@/search/use-empty-search.client'
import { pageMetadata } from '@/seo/metadata'

const description = 'Search posts, course chapters, features, jobs and pages.'

export const metadata = pageMetadata({ path: paths.search, title: 'Search', description, noindex: true })

/** Results for the query in the address, rendered per request; the palette finds while typing. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams
  const text = (Array.isArray(q) ? q[0] : q) ?? ''
  const query = cleanQuery(text)
  const found = query === '' ? [] : await searchOnServer(query)
  const summary = <p role="status">{summaryOf(query, found) || description}</p>
  return (
    <>
      <Hero layout="split" columns="1/1" heading="Search" intro={summary} more={null}>
        {/* The key, because a browser keeps what was typed in a field that stays. */}
        <SearchForm key={query} defaultValue={query} />
      </Hero>
      <div className="container-page pb-16 md:pb-24">
        <Results query={query} found={found} />
        {query !== '' && found.length === 0 && <EmptySearch query={query} />}
      </div>
    </>
  )
}

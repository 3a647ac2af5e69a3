import { paths } from '@/config/paths'
import { LiveResults } from '@/search/page/live-results.client'
import { cleanQuery } from '@/search/query'
import { SearchForm } from '@/search/search-form'
import { searchOnServer } from '@/search/server-search'
import { pageMetadata } from '@/seo/metadata'
import { IslandBoundary } from '@/ui/island-boundary.client'

export const metadata = pageMetadata({
  path: paths.search,
  title: 'Search',
  description: 'Search posts, course chapters, features, jobs and pages.',
  noindex: true,
})

/** Results for the query in the address. Rendered per request, so that search works without script. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const { q } = await searchParams
  const text = (Array.isArray(q) ? q[0] : q) ?? ''
  const query = cleanQuery(text)
  const found = query === '' ? [] : await searchOnServer(query)
  return (
    <div className="container-page max-w-[56rem]! pt-14 pb-24 md:pt-20">
      <h1 className="mb-8 text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">Search</h1>
      <IslandBoundary fallback={<Failure />}>
        <LiveResults key={query} query={query} found={found} />
      </IslandBoundary>
    </div>
  )
}

function Failure() {
  return (
    <>
      <SearchForm />
      <p role="status" className="mt-6 text-muted">
        The results could not be shown. Please search again.
      </p>
    </>
  )
}

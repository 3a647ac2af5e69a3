import { authorsPath } from '@/content/blog-urls'
import { categoryFeedPath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import { displayOf } from '../display'
import type { ListPage } from '../lists'
import { usedCategories } from '../posts'
import { AuthorHeader } from './author-header'
import { CategoryFilter } from './category-filter'
import { FeedCard, FeedLink } from './feed-links'
import { Pagination } from './pagination'
import { FeaturedPost, PostCard } from './post-card'

/** A page of a list of posts: of all, of a category, or of an author. */
export function PostListPage({ shown, now }: { shown: ListPage; now: Date }) {
  const { list, page, pageCount } = shown
  const { category, author } = list
  const posts = shown.posts.map(displayOf)
  const isIndex = !category && !author
  const featured = isIndex && page === 1 ? posts[0] : undefined
  const rest = featured ? posts.slice(1) : posts
  return (
    <div className="container-page pt-12 pb-24 lg:pt-20">
      {author ? <AuthorHeader author={author} page={page} /> : <ListHeader shown={shown} now={now} />}
      {featured && (
        <div className="mt-8 border-b border-line pb-14 lg:mt-10 lg:pb-20">
          <FeaturedPost post={featured} />
        </div>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-11 sm:grid-cols-2 sm:gap-y-14 lg:mt-14 lg:grid-cols-3">
        {rest.map((post, index) => (
          <PostCard key={post.href} post={post} eager={!featured && index === 0} />
        ))}
        <FeedCard cells={rest.length} category={category} />
      </div>
      <Pagination base={list.path} page={page} pageCount={pageCount} />
    </div>
  )
}

function ListHeader({ shown: { list, page }, now }: { shown: ListPage; now: Date }) {
  const { title, description, category } = list
  return (
    <header>
      <h1 className="text-4xl leading-[1.05] font-semibold tracking-tight sm:text-6xl">
        {title}
        {page > 1 && <span className="text-muted"> page {page}</span>}
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg text-pretty text-muted">{description}</p>
      <div className="mt-8 flex items-center justify-between gap-6 lg:mt-10">
        <CategoryFilter categories={usedCategories(now)} current={category?.slug} />
        <div className="max-md:hidden">
          {category ? (
            <FeedLink href={categoryFeedPath(category.slug)} name={category.title} />
          ) : (
            <SmartLink href={authorsPath} className="text-sm font-medium text-muted hover:text-text">
              Authors
            </SmartLink>
          )}
        </div>
      </div>
    </header>
  )
}

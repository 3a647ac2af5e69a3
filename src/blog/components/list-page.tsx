import clsx from 'clsx'
import { paths } from '@/config/paths'
import { listPagePath } from '@/content/blog-urls'
import { categoryFeedPath, categoryPath } from '@/content/paths'
import type { Category } from '@/content/schemas/post'
import { blogFeeds } from '@/seo/feeds'
import { RssMark } from '@/ui/brand-icon'
import { ArrowLeft, ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { displayOf } from '../display'
import type { ListPage } from '../lists'
import { usedCategories } from '../posts'
import { AuthorHeader } from './author-header'
import { FeaturedPost, PostCard } from './post-card'

/** Links to the previous and next page of a list. */
function Pagination({ base, page, pageCount }: { base: string; page: number; pageCount: number }) {
  if (pageCount === 1) return null
  const step = 'inline-flex min-h-8 items-center gap-2 text-sm font-medium hover:text-accent'
  return (
    <nav
      aria-label="Pages"
      className="mt-16 flex items-center justify-between gap-3 border-t border-line pt-6 max-sm:mt-10"
    >
      {page > 1 && (
        <SmartLink href={listPagePath(base, page - 1)} rel="prev" className={step}>
          <ArrowLeft size={16} /> Newer posts
        </SmartLink>
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <SmartLink href={listPagePath(base, page + 1)} rel="next" className={step}>
          Older posts <ArrowRight size={16} />
        </SmartLink>
      )}
    </nav>
  )
}

/** The categories as a row of links. On phones it scrolls, and begins with the current one in view. */
function CategoryFilter({ categories, current }: { categories: Category[]; current?: string }) {
  const items = [{ slug: undefined, title: 'All posts' }, ...categories]
  return (
    <nav aria-label="Categories" className="md:col-span-2 md:mt-8 lg:mt-10">
      <ul className="flex gap-2 py-1 md:flex-wrap md:max-lg:gap-1 md:max-lg:[&_.chip]:px-2.5">
        {items.map(({ slug, title }) => (
          <li key={title} className={slug === current ? 'max-md:[scroll-initial-target:nearest]' : undefined}>
            <a
              href={slug ? categoryPath(slug) : paths.blog}
              className="chip chip-link touch-target"
              aria-current={slug === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page of a list of posts: of all, of a category, or of an author. */
export function PostListPage({ shown, now }: { shown: ListPage; now: Date }) {
  const { list, page, pageCount } = shown
  const { category, author } = list
  const posts = shown.posts.map(displayOf)
  const isIndex = !category && !author
  const featured = (isIndex && page === 1) || posts.length === 1 ? posts[0] : undefined
  const rest = featured ? posts.slice(1) : posts
  // Two or four wider cards at the start fill what one or two cards would leave of the last row of three.
  const wideCount = ((2 * rest.length) % 3) * 2
  return (
    <div className="container-page pt-8 pb-24 max-md:flex max-md:flex-col sm:pt-12 lg:pt-20">
      {author ? <AuthorHeader author={author} page={page} /> : <ListHeader shown={shown} now={now} />}
      {featured && (
        <div className={clsx('mt-8 border-line lg:mt-10', isIndex && 'sm:border-b sm:pb-14 lg:pb-20')}>
          <FeaturedPost post={featured} on={author?.name} />
        </div>
      )}
      {author && !featured && <h2 className="mt-10 text-2xl font-semibold tracking-tight">Posts</h2>}
      <div
        className={clsx(
          'mt-8 grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-6 lg:*:col-span-2',
          !author && 'lg:mt-14',
          wideCount === 2 && 'lg:[&>:nth-child(-n+2)]:col-span-3',
          wideCount === 4 && 'lg:[&>:nth-child(-n+4)]:col-span-3',
        )}
      >
        {rest.map((post, index) => (
          <PostCard
            key={post.href}
            post={post}
            level={author ? 3 : 2}
            wide={index < wideCount}
            alone={index % 2 === 0 && index === rest.length - 1}
            on={author?.name ?? category?.title}
            eager={!featured && index === 0}
          />
        ))}
      </div>
      <Pagination base={list.path} page={page} pageCount={pageCount} />
    </div>
  )
}

function ListHeader({ shown: { list, page }, now }: { shown: ListPage; now: Date }) {
  const { title, description, category } = list
  return (
    <header className="grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 max-md:contents md:grid">
      <h1 className="heading-page">
        {title}
        {page > 1 && <span className="text-muted"> page {page}</span>}
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg text-pretty text-soft md:col-span-2">{description}</p>
      {/* On phones the categories are one row, which scrolls, and the links are below the posts. */}
      <div className="-mx-[24px] mt-8 flex scroll-px-[24px] [scrollbar-width:none] overflow-x-auto px-[24px] max-md:mask-r-from-[calc(100%-32px)] md:contents">
        <CategoryFilter categories={usedCategories(now)} current={category?.slug} />
      </div>
      <div className="flex shrink-0 gap-5 max-md:order-last max-md:mt-8 md:col-start-2 md:row-start-1">
        <SmartLink
          href={paths.authors}
          className="touch-target py-0.5 text-sm font-medium text-muted hover:text-text"
        >
          Authors
        </SmartLink>
        <a
          href={category ? categoryFeedPath(category.slug) : blogFeeds.rss.path}
          type={blogFeeds.rss.type}
          className="touch-target inline-flex min-h-6 items-center gap-2 text-sm font-medium text-muted hover:text-text"
        >
          <RssMark size={15} />
          <span>{category && <span className="sr-only">{category.title} </span>}RSS feed</span>
        </a>
      </div>
    </header>
  )
}

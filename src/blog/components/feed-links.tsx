import clsx from 'clsx'
import { categoryFeedPath } from '@/content/paths'
import type { Category } from '@/content/schemas/post'
import { blogFeeds, feeds } from '@/seo/feeds'
import { RssMark } from '@/ui/brand-icon'

type CardProps = {
  /** How many cells of the grid stand before it. */
  cells: number
  category?: Category
}

/** The last cell of the post grid, with links to the feeds. It fills the last row, and is left out of a full one. */
export function FeedCard({ cells, category }: CardProps) {
  const shown = category
    ? [{ ...blogFeeds.rss, path: categoryFeedPath(category.slug), name: `${category.title} (RSS)` }]
    : feeds
  return (
    <aside
      className={clsx(
        'flex flex-col justify-center rounded-card border border-dashed border-line-strong p-8',
        cells % 2 === 0 && 'sm:max-lg:hidden',
        ['lg:hidden', 'lg:col-span-2', ''][cells % 3],
      )}
    >
      <RssMark size={22} className="text-accent" />
      <p className="mt-4 text-xl font-semibold tracking-tight">Read new posts in your feed reader</p>
      <p className="mt-2 text-body-sm text-muted">
        {shown.length > 1 ? 'The feeds contain' : 'The feed contains'} whole articles with their code. You
        need no account.
      </p>
      <ul className="mt-5 flex gap-5 text-sm font-medium">
        {shown.map(({ name, path, type }) => (
          <li key={path}>
            <a
              href={path}
              type={type}
              className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** A link to the feed of a category. */
export function FeedLink({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      type="application/rss+xml"
      className="inline-flex min-h-6 items-center gap-2 text-sm font-medium text-muted hover:text-text"
    >
      <RssMark size={15} />
      <span>
        <span className="sr-only">{name} </span>RSS feed
      </span>
    </a>
  )
}

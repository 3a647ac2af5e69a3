import { RssMark } from '@/ui/brand-icon'
import { feeds } from '@/seo/feeds'

/** The last cell of the post grid, with links to the feeds. */
export function FeedCard() {
  return (
    <aside className="flex flex-col justify-center rounded-card border border-dashed border-line-strong p-8">
      <RssMark size={22} className="text-accent" />
      <p className="mt-4 text-xl font-semibold tracking-tight">Read new posts in your feed reader</p>
      <p className="mt-2 text-body-sm text-muted">
        The feeds contain whole articles with their code. You need no account.
      </p>
      <ul className="mt-5 flex gap-5 text-sm font-medium">
        {feeds.map(({ name, path, type }) => (
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

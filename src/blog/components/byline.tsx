import { formatDate } from '@/lib/dates'
import type { PostDisplay } from '../display'
import { Avatar } from './avatar'

/** Authors, date and reading time of a post, at the bottom of a card. */
export function Byline({ post }: { post: PostDisplay }) {
  const { author, author_avatar, co_author, co_author_avatar, date, reading_time } = post
  return (
    <div className="flex items-center gap-3 text-sm leading-snug">
      <span className="flex shrink-0">
        <Avatar name={author} picture={author_avatar} />
        {co_author && (
          <Avatar name={co_author} picture={co_author_avatar} className="-ml-2.5 ring-2 ring-ground" />
        )}
      </span>
      <p className="min-w-0 text-muted">
        <span className="block truncate text-text">
          {author}
          {co_author && ` and ${co_author}`}
        </span>
        <time dateTime={date}>{formatDate(date)}</time>
        <span aria-hidden> · </span>
        <span className="whitespace-nowrap">{reading_time} min read</span>
      </p>
    </div>
  )
}

import { formatDate } from '@/lib/dates'
import { Picture } from '@/ui/picture'
import { SmartLink } from '@/ui/link'
import type { PostDisplay } from '../display'
import { Avatar } from '@/ui/avatar'
import { columnClasses } from '@/ui/columns'

/** Authors, date and reading time of a post, at the bottom of a card. On the page of an author, only with whom they wrote. */
function Byline({ post, on }: { post: PostDisplay; on?: string }) {
  const { author, author_avatar, co_author, co_author_avatar, date, hidden, reading_time } = post
  const writers = [
    { name: author, picture: author_avatar },
    { name: co_author, picture: co_author_avatar },
  ].filter(({ name }) => name)
  const others = writers.filter(({ name }) => name !== on)
  const isOwn = others.length < writers.length
  return (
    <div className="flex items-center gap-3 text-sm leading-snug">
      {!isOwn && (
        <span className="flex shrink-0 -space-x-2.5 *:ring-2 *:ring-ground">
          {writers.map(({ name = '', picture }) => (
            <Avatar key={name} name={name} picture={picture} />
          ))}
        </span>
      )}
      {/* The dot is cut off where it begins a line. */}
      <p className="flex min-w-0 flex-wrap gap-x-3 overflow-hidden text-muted">
        <span className={`w-full text-balance ${isOwn ? '' : 'text-text'}`}>
          {isOwn && others.length > 0 && 'With '}
          {others.map(({ name }) => name).join(' and ')}
        </span>
        {hidden && <strong className="text-accent">{hidden}</strong>}
        <time dateTime={date}>{formatDate(date)}</time>{' '}
        <span className="-ms-2">·&nbsp;{reading_time} min read</span>
      </p>
    </div>
  )
}

type Props = {
  post: PostDisplay
  /** Heading level. */
  level?: 2 | 3
  /** True loads the cover at once, for cards that are visible without scrolling. */
  eager?: boolean
  /** Whether it has half of the page instead of a third. */
  wide?: boolean
  /** Whether two columns leave it alone in the last row, which it then fills. */
  alone?: boolean
  /** The author or category whose page it is on, which the card does not repeat. */
  on?: string
}

/** A post in a grid, on phones a row with a small cover. The whole card is a link. */
export function PostCard({ post, level = 2, eager = false, wide = false, alone = false, on }: Props) {
  const Heading = `h${level}` as const
  return (
    <article
      className={`group/post relative flex flex-col max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_6.5rem] max-sm:gap-x-5 max-sm:border-t max-sm:border-line max-sm:pt-6 ${alone ? 'sm:max-lg:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_auto_1fr] sm:max-lg:gap-x-8 sm:max-lg:[&>:first-child]:row-span-3 sm:max-lg:[&>div]:mt-0' : ''}`}
    >
      <PostCover
        post={post}
        sizes={`(min-width: 1248px) ${wide ? 584 : 379}px, (min-width: 640px) 46vw, 168px`}
        eager={eager}
        className="max-sm:col-start-2 max-sm:aspect-[3/2] max-sm:self-start"
      />
      <div className="max-sm:col-start-1 max-sm:row-start-1 sm:mt-5">
        {post.category.title !== on && (
          <p className="mb-1.5 text-sm font-medium text-accent">{post.category.title}</p>
        )}
        <Heading className="text-xl leading-snug font-semibold tracking-tight">
          <PostLink post={post} />
        </Heading>
      </div>
      <p className="mt-2 mb-5 text-body-sm text-pretty text-muted max-sm:col-span-2 max-sm:mb-4">
        {post.description}
      </p>
      <div className="mt-auto max-sm:col-span-2">
        <Byline post={post} on={on} />
      </div>
    </article>
  )
}

/** The newest post, or the only one of a list, as a large card. */
export function FeaturedPost({ post, on }: Pick<Props, 'post' | 'on'>) {
  return (
    <article className={`group/post relative grid items-center gap-6 lg:gap-16 ${columnClasses['7/5']}`}>
      <PostCover
        post={post}
        sizes="(min-width: 1248px) 672px, (min-width: 1024px) 56vw, 100vw"
        eager
        className="max-sm:aspect-[342/130]"
      />
      <div>
        <p className="text-sm font-medium text-accent">{post.category.title}</p>
        <h2 className="mt-2 text-3xl leading-[1.12] font-semibold tracking-tight sm:text-4xl">
          <PostLink post={post} />
        </h2>
        <p className="mt-4 mb-6 text-lg text-pretty text-soft">{post.description}</p>
        <Byline post={post} on={on} />
      </div>
    </article>
  )
}

type CoverProps = { post: PostDisplay; sizes: string; eager: boolean; className?: string }

function PostCover({ post: { cover }, sizes, eager, className = '' }: CoverProps) {
  return (
    <div
      data-preview
      className={`aspect-[960/548] overflow-hidden rounded-card border border-line transition-colors group-hover/post:border-line-strong ${className}`}
    >
      <Picture
        {...cover}
        alt=""
        sizes={sizes}
        eager={eager}
        className="size-full object-cover transition-[scale] duration-(--motion-state) motion-safe:group-hover/post:scale-103"
      />
    </div>
  )
}

function PostLink({ post: { href, title } }: { post: PostDisplay }) {
  return (
    <SmartLink
      href={href}
      className="transition-colors group-hover/post:text-accent after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-cool"
    >
      {title}
    </SmartLink>
  )
}

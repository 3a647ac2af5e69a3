import { absoluteUrl } from '@/config/site'
import { formatDate } from '@/lib/dates'
import { coverLabel, PictureLink } from '@/site/article/picture-link'
import { ShareBar } from '@/site/share/share-bar'
import { Picture } from '@/ui/picture'
import { SmartLink } from '@/ui/link'
import type { Author } from '@/content/author'
import type { PostDisplay } from '../display'
import { Avatar } from '@/ui/avatar'
import { roleOf } from './author-header'

type Props = { post: PostDisplay; authors: Author[] }

/** The cover, with authors, dates, reading time and share buttons beside it. */
export function CoverBlock({ post, authors }: Props) {
  const { cover, href, title, date, dateModified, hidden, reading_time } = post
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
      {/* 960×548 at quality 100, loaded eagerly (docs/contracts/images.md#covers); wide screens show a strip of it. */}
      <PictureLink picture={cover} label={coverLabel} className="self-start rounded-card">
        <Picture
          src={cover.src}
          width={960}
          height={548}
          alt=""
          quality={100}
          eager
          sizes="(min-width: 1248px) 960px, (min-width: 1024px) calc(100vw - 288px), calc(100vw - 48px)"
          className="aspect-[960/548] w-full rounded-card border border-line object-cover"
        />
      </PictureLink>
      <div
        data-chrome="printed"
        className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 text-sm lg:flex-col lg:flex-nowrap lg:justify-start lg:gap-y-5"
      >
        <ul className="flex flex-wrap gap-x-8 gap-y-3 lg:grid">
          {authors.map((author) => (
            <li key={author.key} className="flex items-center gap-3">
              <Avatar name={author.name} picture={author.avatar} size={40} />
              <div className="leading-snug">
                <SmartLink href={author.href} className="touch-target font-medium hover:text-accent">
                  {author.name}
                </SmartLink>
                <p className="text-caption text-muted max-sm:hidden">
                  {roleOf({ ...author, company: undefined })}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 border-line sm:gap-x-8 sm:gap-y-4 lg:w-full lg:flex-col lg:border-t lg:pt-5">
          <Fact name={hidden ?? 'Published'}>
            <time dateTime={date}>{formatDate(date)}</time>
          </Fact>
          <Fact name="Reading time">{reading_time} min</Fact>
          {dateModified && (
            <Fact name="Last updated on">
              <time dateTime={dateModified}>{formatDate(dateModified)}</time>
            </Fact>
          )}
        </dl>
        <div className="lg:w-full lg:border-t lg:border-line lg:pt-5 print:hidden">
          <ShareBar url={absoluteUrl(href)} title={title} byVendor />
        </div>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="max-sm:flex max-sm:gap-1.5">
      <dt className="text-muted sm:text-caption">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

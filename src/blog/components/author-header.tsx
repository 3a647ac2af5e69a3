import { paths } from '@/config/paths'
import type { Author } from '@/content/author'
import { Breadcrumb } from '@/site/breadcrumb'
import { Avatar } from '@/ui/avatar'
import { Socials } from './socials'

/** The header of an author's page, above the list of posts. */
export function AuthorHeader({ author, page }: { author: Author; page: number }) {
  const { name, href, title, company, guest, avatar, bio, socials } = author
  return (
    <header>
      <Breadcrumb
        steps={[
          { name: 'Blog', path: paths.blog },
          { name: 'Authors', path: paths.authors },
          { name, path: href },
        ]}
        hidesPage
      />
      <div className="mt-8 grid grid-cols-1 items-center gap-x-16 gap-y-4 border-b border-line pb-12 lg:grid-cols-2">
        <div className="flex items-center gap-5 sm:gap-8 max-sm:[&>img]:size-16">
          <Avatar name={name} picture={avatar} size={112} />
          <div className="min-w-0 wrap-anywhere">
            <h1 className="heading-article">
              {name}
              {page > 1 && <span className="text-muted"> page {page}</span>}
            </h1>
            <p className="mt-2 text-lg text-muted">{roleOf({ title, company, guest })}</p>
          </div>
        </div>
        <div className="max-w-[42rem]">
          {bio && <p className="text-lg text-pretty text-soft">{bio}</p>}
          <Socials name={name} socials={socials} className="mt-4 -ml-2.5" />
        </div>
      </div>
    </header>
  )
}

/** The role of an author, such as "Platform lead at Octave Rail, guest author". */
export function roleOf({ title, company, guest }: Pick<Author, 'title' | 'company' | 'guest'>): string {
  const role = [title, company].filter(Boolean).join(' at ')
  return [role, guest ? 'guest author' : ''].filter(Boolean).join(', ')
}

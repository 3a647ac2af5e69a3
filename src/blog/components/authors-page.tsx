import { paths } from '@/config/paths'
import { authorPath } from '@/content/paths'
import { words } from '@/content/words'
import { Breadcrumb } from '@/site/breadcrumb'
import { SmartLink } from '@/ui/link'
import { blogAuthors } from '../posts'
import { roleOf } from './author-header'
import { Avatar } from '@/ui/avatar'

/** The page that lists all authors. */
export function AuthorsPage({ now }: { now: Date }) {
  return (
    <div className="container-page pt-12 pb-24 lg:pt-20">
      <Breadcrumb
        steps={[
          { name: 'Blog', path: paths.blog },
          { name: 'Authors', path: paths.authors },
        ]}
        hidesPage
      />
      <h1 className="mt-6 heading-page">Authors</h1>
      <p className="mt-4 max-w-[44rem] text-lg text-soft">{words().blog.authors}</p>
      <ul className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {blogAuthors(now).map(({ slug, author, posts }) => (
          <li key={slug} className="group/author relative flex items-start gap-4 border-t border-line py-6">
            <Avatar name={author.name} picture={author.avatar} size={56} />
            <div>
              <SmartLink
                href={authorPath(slug)}
                className="font-semibold transition-colors group-hover/author:text-accent after:absolute after:inset-0"
              >
                {author.name}
              </SmartLink>
              <p className="text-sm text-muted">{roleOf(author)}</p>
              <p className="mt-2 text-sm text-muted">
                {posts.length} {posts.length === 1 ? 'post' : 'posts'}, latest:{' '}
                <span className="text-text">{posts[0]?.data.title}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

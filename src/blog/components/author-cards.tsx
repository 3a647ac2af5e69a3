import { SmartLink } from '@/ui/link'
import type { Author } from '@/content/author'
import { hasCard } from '../authors'
import { roleOf } from './author-header'
import { Avatar } from '@/ui/avatar'
import { Socials } from './socials'

/** Cards of the authors of a post, without those whose card would be empty (docs/contracts/blog.md#author-cards). */
export function AuthorCards({ authors }: { authors: Author[] }) {
  const shown = authors.filter(hasCard)
  if (shown.length === 0) return null
  return (
    <section
      data-unsearched=""
      aria-label={shown.length > 1 ? 'Authors' : 'Author'}
      className="grid gap-10 border-t border-line pt-10 sm:auto-cols-fr sm:grid-flow-col"
    >
      {shown.map((author) => (
        <AuthorCard key={author.key} author={author} />
      ))}
    </section>
  )
}

function AuthorCard({ author }: { author: Author }) {
  const { name, href, avatar, bio, socials } = author
  const role = roleOf(author)
  return (
    <div>
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={avatar} size={40} />
        <div className="leading-snug">
          <SmartLink href={href} className="touch-target inline-block py-0.5 font-semibold hover:text-accent">
            {name}
          </SmartLink>
          {role && <p className="text-sm text-muted">{role}</p>}
        </div>
      </div>
      {bio && <p className="mt-4 max-w-[34rem] text-body-sm text-pretty text-muted">{bio}</p>}
      <Socials name={name} socials={socials} className="mt-3 -ml-2.5" />
    </div>
  )
}

import { findAuthor, toAuthor } from '@/content/author'
import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { Item } from './items'

type Props = Pick<Item, 'name' | 'body'>

/** People of the author directory, each with portrait, title, and a text about them. */
export function People({ items }: { items: Props[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-6 sm:grid-cols-3 sm:gap-y-10 lg:has-[>:nth-child(4)]:grid-cols-6">
      {items.map((item) => (
        <Person key={item.name} {...item} />
      ))}
    </ul>
  )
}

/** Throws a RangeError for a name that the author directory does not have. */
function Person({ name, body }: Props) {
  const entry = findAuthor(name)
  if (!entry) throw new RangeError(`no author "${name}" in content/authors`)
  const { avatar, title, href } = toAuthor(entry)
  return (
    <li data-preview className="flex items-start gap-4 sm:block">
      {avatar && (
        <Picture
          {...avatar}
          alt=""
          sizes="(min-width: 40rem) 15rem, 64px"
          className="size-16 shrink-0 rounded-card bg-raised-2 sm:h-auto sm:w-full"
        />
      )}
      <div className="sm:mt-4">
        <SmartLink href={href} className="inline-block py-0.5 font-semibold hover:text-accent">
          {name}
        </SmartLink>
        {title && <p className="text-sm text-muted">{title}</p>}
        <div className="mt-1.5 text-sm">{body}</div>
      </div>
    </li>
  )
}

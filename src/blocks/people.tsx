import { findAuthor, toAuthor } from '@/content/author'
import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { Item } from './items'

type Props = Pick<Item, 'name' | 'body'>

/** Three people have their text beside them, on phones in a list; more are a row to swipe there. */
const listed =
  'max-sm:*:grid max-sm:*:grid-cols-[5rem_minmax(0,1fr)] max-sm:*:gap-4 max-sm:[&>li>div]:mt-0 lg:*:grid lg:*:grid-cols-[7rem_minmax(0,1fr)] xl:*:grid-cols-[9rem_minmax(0,1fr)] lg:*:items-center lg:*:gap-5 lg:[&>li>div]:mt-0'
const swiped =
  'sm:max-lg:grid-cols-2! xl:grid-cols-6 xl:gap-x-5 sm:max-xl:*:grid sm:max-xl:*:grid-cols-[5rem_minmax(0,1fr)] sm:max-xl:*:gap-4 sm:max-xl:[&>li>div]:mt-0 max-sm:-mx-[24px] max-sm:snap-x max-sm:scroll-px-[24px] max-sm:auto-cols-[9.5rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-[24px] max-sm:pb-3'

/** People of the author directory, each with portrait, title, and a text about them. */
export function People({ items }: { items: Props[] }) {
  return (
    <ul className={`grid gap-6 sm:grid-cols-3 sm:gap-y-10 ${items.length > 3 ? swiped : listed}`}>
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
    <li data-preview className="snap-start">
      {avatar && (
        <Picture
          {...avatar}
          alt=""
          sizes="(min-width: 40rem) 15rem, 152px"
          className="h-auto w-full rounded-card bg-raised-2"
        />
      )}
      <div className="mt-4">
        <SmartLink
          href={href}
          className="touch-target inline-block py-0.5 font-semibold hover:text-accent max-sm:text-sm"
        >
          {name}
        </SmartLink>
        {title && <p className="text-sm text-muted">{title}</p>}
        <div className="mt-1.5 text-sm">{body}</div>
      </div>
    </li>
  )
}

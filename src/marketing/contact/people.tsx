import { findAuthor } from '@/content/author'
import { authorPath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'

/** Names of authors, and the subjects each of them covers. */
const people = [
  ['Saoirse Lindqvist', 'Migrations, rollout across teams, and your first two subgraphs'],
  ['Odalys Ferreyra', 'Router, load, subscriptions, and sizing'],
  ['Kwabena Asare-Lund', 'Composition, schema design, and contracts'],
] as const

/** The people who answer the sales form. */
export function ContactPeople() {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-2xl font-semibold tracking-tight">
        The engineers who answer
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-3">
        {people.map(([name, subject]) => (
          <Person key={name} name={name} subject={subject} />
        ))}
      </ul>
    </section>
  )
}

/** Throws a RangeError for a name that the author directory does not have. */
function Person({ name, subject }: { name: string; subject: string }) {
  const entry = findAuthor(name)
  if (!entry) throw new RangeError(`contact: no author "${name}" in content/authors`)
  const { avatar, title } = entry.data
  return (
    <li data-preview className="flex items-start gap-4 border-t border-line pt-6">
      {avatar && (
        <Picture
          {...entryPicture(entry, avatar)}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-full"
        />
      )}
      <div>
        <SmartLink
          href={authorPath(entry.slug)}
          className="inline-block py-0.5 font-semibold hover:text-accent"
        >
          {name}
        </SmartLink>
        {title && <p className="text-sm text-muted">{title}</p>}
        <p className="mt-1.5 text-sm">{subject}</p>
      </div>
    </li>
  )
}

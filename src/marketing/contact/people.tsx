import { findAuthor } from '@/content/collections'
import { authorPath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'

/** Names of authors, and the subjects each of them covers. */
const people = [
  ['Saoirse Lindqvist', 'Migrations, rollout across teams, your first two subgraphs'],
  ['Odalys Ferreyra', 'Router, load, subscriptions, sizing'],
  ['Kwabena Asare-Lund', 'Composition, schema design, contracts'],
] as const

/** The people who answer the sales form. */
export function ContactPeople() {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-2xl font-semibold tracking-tight">
        Who answers
      </h2>
      <ul className="mt-6 space-y-5">
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
    <li data-preview className="flex items-center gap-4">
      {avatar && (
        <Picture
          {...entryPicture(entry, avatar)}
          alt=""
          sizes="48px"
          className="size-12 shrink-0 rounded-full"
        />
      )}
      <div>
        <p>
          <SmartLink href={authorPath(entry.slug)} className="font-semibold hover:text-accent">
            {name}
          </SmartLink>
          {title && <span className="text-muted">, {title}</span>}
        </p>
        <p className="text-sm text-muted">{subject}</p>
      </div>
    </li>
  )
}

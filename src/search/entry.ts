import { isListOf, isOneOf, isShape, isString } from '@/lib/guards'

/** Kinds of results, in display order. */
export const kinds = {
  page: 'Pages',
  feature: 'Features',
  chapter: 'Course',
  post: 'Blog',
  customer: 'Customers',
  podcast: 'Podcast',
  job: 'Jobs',
} as const

export type Kind = keyof typeof kinds

/** A page, or a section with its own anchor. */
export type Entry = {
  kind: Kind
  /** Path on this site, with the section's anchor. */
  href: string
  /** Title of the page. */
  title: string
  /** Heading of the section, or empty for the page itself. */
  heading: string
  /** Its text in one line, cut when long. */
  text: string
}

/** Whether this is a search index, which has at least one page. */
export function isIndex(value: unknown): value is Entry[] {
  return isEntries(value) && value.length > 0
}

const isEntries = isListOf(
  isShape<Entry>({
    kind: isOneOf(Object.keys(kinds) as Kind[]),
    href: isString,
    title: isString,
    heading: isString,
    text: isString,
  }),
)

/** Path of the index. The build writes it; in development, a route serves a small one. */
export const indexPath = '/search-index.json'

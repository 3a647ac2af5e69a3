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
  /** Its sentences in one line, cut when long. */
  text: string
  /** Words that are found and not shown, such as code and the names of links. */
  more?: string
}

/** Path of the index. The build writes it; in development, a route serves a small one. */
export const indexPath = '/search-index.json'

/** What a result is, in the order in which groups of equal weight are shown. */
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

/** One thing that can be found: a page, or a section of one that has an address of its own. */
export type Entry = {
  kind: Kind
  /** Address on this site, with the anchor of the section. */
  href: string
  /** Name of the page. */
  title: string
  /** Heading of the section; empty for the page itself. */
  heading: string
  /** What stands there, in one line; the opening of it where it is long. */
  text: string
}

/** Where the index lies: written by the last step of the build, in development a small one from a route. */
export const indexPath = '/search-index.json'

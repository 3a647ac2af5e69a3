import { paths } from '@/config/paths'

/** The slug of the post about the graph of this site. */
export const graphPost = 'our-site-as-five-subgraphs'

/** Queries for what a page shows, by the key of its entity. */
export const siteQueries = {
  post: (slug: string) => `query ThisPost {
  post(slug: ${JSON.stringify(slug)}) {
    title
    published
    minutes
    category { title }
    authors { name title }
    chapters { title minutes }
    minutesWithChapters
  }
}
`,
  chapter: (id: string) => `query ThisChapter {
  chapter(id: ${JSON.stringify(id)}) {
    title
    minutes
    exercises { title goals hints }
    explains { title summary }
    posts { title authors { name } }
  }
}
`,
  feature: (title: string) => `query ThisFeature {
  feature(title: ${JSON.stringify(title)}) {
    title
    group
    summary
    page { title questions { question } }
    chapters { title minutes course { title } }
  }
}
`,
}

/** The address that opens the subgraphs of this site with a query in the playground, which asks them instead of sample data. */
export function siteQueryHref(query: string): string {
  return `${paths.playground}#site=${encodeURIComponent(query)}`
}

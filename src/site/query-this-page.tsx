import { postPath } from '@/content/paths'
import { graphPost, siteQueries, siteQueryHref } from '@/content/site-queries'

type Props = { kind: keyof typeof siteQueries; id: string; className?: string }

/** Opens the playground with a query for what the page shows, which the subgraphs of this site answer. */
export function QueryThisPage({ kind, id, className = '' }: Props) {
  return (
    <p data-unsearched="" className={`text-sm text-muted print:hidden ${className}`}>
      The content of this site is a federated graph, too.{' '}
      <a
        href={siteQueryHref(siteQueries[kind](id))}
        className="touch-target whitespace-nowrap underline underline-offset-4 hover:text-text"
      >
        Query this page
      </a>
      {' in the playground, or '}
      <a
        href={postPath(graphPost)}
        className="touch-target whitespace-nowrap underline underline-offset-4 hover:text-text"
      >
        read how it works
      </a>
      .
    </p>
  )
}

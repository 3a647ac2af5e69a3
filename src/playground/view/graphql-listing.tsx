import clsx from 'clsx'
import { escapeHtml } from '@/lib/escape-html'
import type { Range } from '../engine/messages'
import { graphqlRuns, markClass } from './graphql-runs'

type Props = {
  code: string
  label: string
  /** Places of problems, underlined as in the editor. */
  marks?: readonly Range[]
  className?: string
}

/**
 * Draws the listing of `GraphqlCode` in server components as one HTML string, so that its colors add nothing to what React
 * reads and hydrates. Not for client components: setting HTML in the browser is reported (Trusted Types).
 */
export function GraphqlListing({ code, label, marks, className }: Props) {
  const html = graphqlRuns(code, marks)
    .map(({ text, name, marked }) => {
      const classes = clsx(name, marked && markClass)
      return classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text)
    })
    .join('')
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label} data-language="graphql">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}

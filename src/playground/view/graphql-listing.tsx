import clsx from 'clsx'
import { escapeHtml } from '@/lib/escape-html'
import { graphqlRuns, markClass, type CodeProps } from './graphql-runs'

/**
 * Draws the listing of `GraphqlCode` in server components as one HTML string, so that its colors add nothing to what React
 * reads and hydrates. Not for client components: setting HTML in the browser is reported (Trusted Types).
 */
export function GraphqlListing({ code, label, marks, className }: CodeProps) {
  const html = graphqlRuns(code, marks)
    .map(({ text, name, marked }) => {
      const classes = clsx(name, marked && markClass)
      // On a phone an address breaks after a slash rather than within a word.
      const piece = escapeHtml(text).replaceAll(/\/(?=\w)/g, '/<wbr>')
      return classes ? `<span class="${classes}">${piece}</span>` : piece
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

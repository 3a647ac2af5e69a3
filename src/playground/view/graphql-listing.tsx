import clsx from 'clsx'
import { escapeHtml } from '@/lib/escape-html'
import { listingLine, splitLines } from '@/ui/highlight-lines'
import { graphqlRuns, markClass, type CodeProps } from './graphql-runs'

/**
 * Draws the listing of `GraphqlCode` in server components as one HTML string, so that its colors add nothing to what React
 * reads and hydrates. Not for client components: setting HTML in the browser is reported (Trusted Types).
 */
export function GraphqlListing({ code, label, marks, className }: CodeProps) {
  const runs = graphqlRuns(code, marks).map(({ text, name, marked }) => ({
    text,
    name: clsx(name, marked && markClass),
  }))
  const html = splitLines(runs).map((line) => {
    const pieces = line.map(({ text, name }) => {
      const piece = escapeHtml(text)
      return name && text ? `<span class="${name}">${piece}</span>` : piece
    })
    return listingLine(pieces.join(''), line.map(({ text }) => text).join(''))
  })
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label} data-language="graphql">
        <code dangerouslySetInnerHTML={{ __html: html.join('\n') }} />
      </pre>
    </div>
  )
}

import clsx from 'clsx'
import { escapeHtml } from '@/lib/escape-html'
import { listingLine, rows } from '@/ui/highlight-lines'
import { graphqlLines, type CodeProps } from './graphql-runs'

/**
 * The listing of `GraphqlCode` as one HTML string, so that its colors add nothing to what React reads and hydrates.
 * Server components only, because setting HTML in the browser is reported (Trusted Types).
 */
export function GraphqlListing({ code, label, marks, className, numbered }: CodeProps) {
  const lines = graphqlLines(code, marks).map(({ text: line, pieces }) => {
    const html = pieces.map(({ text, name }) =>
      name && text ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    return numbered ? html.join('') : listingLine(html.join(''), line)
  })
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label} data-language="graphql">
        <code dangerouslySetInnerHTML={{ __html: numbered ? rows(lines) : lines.join('\n') }} />
      </pre>
    </div>
  )
}

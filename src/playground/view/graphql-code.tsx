import clsx from 'clsx'
import { lineClass } from '@/ui/highlight-lines'
import { graphqlLines, type CodeProps } from './graphql-runs'

/** A schema or operation with the colors of the site's listings. Client components use it; others use `GraphqlListing`. */
export function GraphqlCode({ code, label, marks, className }: CodeProps) {
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>
          {graphqlLines(code, marks).flatMap(({ text: line, pieces }, at) => {
            const classes = lineClass(line)
            const words = pieces.map(({ text, name }, index) =>
              name ? (
                <span key={index} className={name}>
                  {text}
                </span>
              ) : (
                text
              ),
            )
            return [
              at > 0 && '\n',
              classes ? (
                <span key={at} className={classes}>
                  {words}
                </span>
              ) : (
                words
              ),
            ]
          })}
        </code>
      </pre>
    </div>
  )
}

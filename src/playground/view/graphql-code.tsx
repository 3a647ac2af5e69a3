import clsx from 'clsx'
import { graphqlRuns, markClass, type CodeProps } from './graphql-runs'

/** A schema or operation with the colors of the site's listings. Client components use it; others use `GraphqlListing`. */
export function GraphqlCode({ code, label, marks, className }: CodeProps) {
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>
          {graphqlRuns(code, marks).map(({ text, name, marked }, index) =>
            name || marked ? (
              <span key={index} className={clsx(name, marked && markClass)}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </div>
  )
}

import clsx from 'clsx'
import type { Range } from '../engine/messages'
import { graphqlRuns, markClass } from './graphql-runs'

type Props = {
  code: string
  label: string
  /** Places of problems, underlined as in the editor. */
  marks?: readonly Range[]
  className?: string
}

/** A schema or operation with the colors of the site's listings. Client components use it; others use `GraphqlListing`. */
export function GraphqlCode({ code, label, marks, className }: Props) {
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

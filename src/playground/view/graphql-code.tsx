import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CopyButton } from '@/ui/copy-button.client'
import { lineClass } from '@/ui/highlight-lines'
import { Download } from '@/ui/icon'
import { graphqlLines, type CodeProps } from './graphql-runs'

/** A schema or operation with the colors of the site's listings. Client components use it; others use `GraphqlListing`. */
export function GraphqlCode({ code, label, className }: Pick<CodeProps, 'code' | 'label' | 'className'>) {
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>
          {graphqlLines(code).flatMap(({ text: line, pieces }, at) => {
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
              <span key={at} className={lineClass(line)}>
                {words}
              </span>,
            ]
          })}
        </code>
      </pre>
    </div>
  )
}

type FigureProps = { name: string; onDownload?: () => void; children: ReactNode }

/** The listing of a composed schema. Its download waits for an action. */
export function SchemaFigure({ name, onDownload, children }: FigureProps) {
  return (
    <figure className="code-block code-wrap">
      <div className="code-frame">
        <div className="code-bar">
          <span className="code-file">{name}</span>
          <button type="button" className="copy-button" disabled={!onDownload} onClick={onDownload}>
            <Download size={15} />
            <span className="sr-only">Download {name}</span>
          </button>
          <CopyButton />
        </div>
        {children}
      </div>
    </figure>
  )
}

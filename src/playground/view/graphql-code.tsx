import clsx from 'clsx'
import { tokenizeGraphql } from '@/ui/highlight-graphql'

/** Beyond this many characters a listing is shown in one color, because every token becomes an element. */
const maxHighlighted = 30_000

type Props = { code: string; label: string; className?: string }

/** A schema or operation with the colors of the site's listings. Renders on the server and in the browser. */
export function GraphqlCode({ code, label, className }: Props) {
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>{code.length > maxHighlighted ? code : colored(code)}</code>
      </pre>
    </div>
  )
}

function colored(code: string) {
  return tokenizeGraphql(code.trimEnd()).map(({ text, name }, index) =>
    name ? (
      <span key={index} className={name}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}

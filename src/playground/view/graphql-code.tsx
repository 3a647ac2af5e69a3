import clsx from 'clsx'
import { tokenizeGraphql } from '@/ui/highlight-graphql'
import type { Range } from '../engine/messages'
import styles from './view.module.css'

/** Beyond this many characters a listing is shown in one color, because every token becomes an element. */
const maxHighlighted = 30_000

type Props = {
  code: string
  label: string
  /** Places of problems, underlined as in the editor. */
  marks?: readonly Range[]
  className?: string
}

/** A schema or operation with the colors of the site's listings. Renders on the server and in the browser. */
export function GraphqlCode({ code, label, marks = [], className }: Props) {
  return (
    <div className={clsx('code-block', className)}>
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>{code.length > maxHighlighted ? code : colored(code, marks)}</code>
      </pre>
    </div>
  )
}

function colored(code: string, marks: readonly Range[]) {
  const borders = new Set(marks.flatMap(({ from, to }) => [from, to]))
  let end = 0
  return tokenizeGraphql(code.trimEnd()).flatMap(({ text, name }) => {
    const start = end
    end += text.length
    const cuts = [...borders].filter((border) => border > start && border < end).toSorted((a, b) => a - b)
    return [start, ...cuts].map((from, index) => {
      const part = text.slice(from - start, (cuts[index] ?? end) - start)
      const marked = marks.some((mark) => from >= mark.from && from < mark.to)
      if (!name && !marked) return part
      return (
        <span key={from} className={clsx(name, marked && styles.marked)}>
          {part}
        </span>
      )
    })
  })
}

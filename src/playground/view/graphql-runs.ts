import clsx from 'clsx'
import { tokenizeGraphql } from '@/ui/highlight-graphql'
import { splitLines } from '@/ui/highlight-lines'
import type { Range } from '../engine/messages'

/** Beyond this many characters a listing is shown in one color, because every run becomes an element. */
const maxHighlighted = 30_000

/** Underlines the place of a problem and marks its numbered line, as the editor does. */
const markClass =
  'underline decoration-danger decoration-wavy decoration-1 underline-offset-4 [text-decoration-skip-ink:none] in-[.row]:before:absolute in-[.row]:before:start-[calc(2ch+8px+0.4em)] in-[.row]:before:mt-[0.55em] in-[.row]:before:size-[0.6em] in-[.row]:before:rounded-full in-[.row]:before:bg-danger noscript:before:hidden'

/** Properties of a listing. */
export type CodeProps = {
  code: string
  label: string
  /** Places of problems, underlined as in the editor. */
  marks?: readonly Range[] | undefined
  className?: string | undefined
  /** Writes lines as the editor does that replaces a `GraphqlListing`. */
  numbered?: boolean
}

/** A piece of a listing in one color. */
type Run = { text: string; name?: string | undefined; marked: boolean }

/** A line of a listing, with the classes of its pieces. */
type Line = { text: string; pieces: { text: string; name: string }[] }

/** The lines of a schema or operation. */
export function graphqlLines(code: string, marks: readonly Range[] = []): Line[] {
  const runs = graphqlRuns(code, marks).map(({ text, name, marked }) => ({
    text,
    name: clsx(name, marked && markClass),
  }))
  return splitLines(runs).map((pieces) => ({ text: pieces.map(({ text }) => text).join(''), pieces }))
}

/** The pieces of a schema or operation: equal neighbors are one, and white space joins the piece before it. */
function graphqlRuns(code: string, marks: readonly Range[]): Run[] {
  if (code.length > maxHighlighted) return [{ text: code, marked: false }]
  const runs: Run[] = []
  for (const run of cutTokens(code.trimEnd(), marks)) {
    const last = runs.at(-1)
    const joins = last && last.marked === run.marked && (last.name === run.name || run.text.trim() === '')
    if (joins) last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** Tokens, cut where a mark begins or ends. */
function cutTokens(code: string, marks: readonly Range[]): Run[] {
  const borders = [...new Set(marks.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b)
  let end = 0
  return tokenizeGraphql(code).flatMap(({ text, name }) => {
    const start = end
    end += text.length
    const cuts = borders.filter((border) => border > start && border < end)
    return [start, ...cuts].map((from, index) => ({
      text: text.slice(from - start, (cuts[index] ?? end) - start),
      name,
      marked: marks.some((mark) => from >= mark.from && from < mark.to),
    }))
  })
}

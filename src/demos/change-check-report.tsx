import type { Client } from '@/playground/engine/messages'
import { percent } from '@/playground/view/comparison-report'
import { paneName } from '@/playground/workbench/frame'

/** The clients beside each other where there is room, each with its operations. */
export const operationsGrid =
  'flex flex-wrap gap-px border-t border-line-strong bg-line *:flex *:min-w-0 *:grow *:basis-68 *:flex-col *:bg-ground'

/** Names the pane of the proposed schema. */
export const proposedName = (
  <>
    <span className="font-mono text-text">catalog.graphql</span>
    <span>proposed</span>
  </>
)

/** The bar above the operations of a client. */
export function ClientName({ client: { name, version, share } }: { client: Client }) {
  return (
    <p className={paneName}>
      <span className="font-semibold text-text">
        {name} {version}
      </span>
      <span>{percent(share)} of requests</span>
    </p>
  )
}

/** The subgraph that a schema of the example belongs to. */
export function catalog(sdl: string) {
  return [{ name: 'catalog', sdl }]
}

/** A change of one run of lines, as `diff` prints it, with at most two lines around, under the line of their type. */
export function lineDiff(before: string, after: string): string {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const sign = (mark: string, lines: string[]) => lines.map((line) => `${mark} ${line}`)
  const from = Math.max(start - 2, 0)
  const type = a.findLastIndex((line, index) => index < from && line.endsWith('{'))
  return [
    ...sign(' ', a.slice(Math.max(type, 0), type + 1)),
    ...sign(' ', type >= 0 && type + 1 < from ? ['  …'] : []),
    ...sign(' ', a.slice(from, start)),
    ...sign('-', a.slice(start, a.length - end)),
    ...sign('+', b.slice(start, b.length - end)),
    ...sign(' ', a.slice(a.length - end).slice(0, 2)),
  ].join('\n')
}

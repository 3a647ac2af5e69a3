import { remembered, weightsOf } from './accept'

const named = /text\/markdown/i
const remember = remembered(compare)

/**
 * Whether an Accept header would rather have Markdown than HTML: a higher weight, or the same weight and named first
 * or named where HTML is not. Costs one look at the header where Markdown is not named.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !named.test(accept)) return false
  return remember(accept)
}

function compare(accept: string): boolean {
  const ranges = weightsOf(accept)
  const find = (wanted: string) => ranges.findIndex(({ name }) => name === wanted)
  const markdown = find('text/markdown')
  const html = find('text/html')
  const weight = ranges[markdown]?.weight ?? 0
  const other = ranges[html] ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  if (weight === 0) return false
  if (weight !== (other?.weight ?? 0)) return weight > (other?.weight ?? 0)
  return html < 0 || markdown < html
}

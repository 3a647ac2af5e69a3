import { memoizeByHeader, parseWeights } from './accept-header'

const mentioned = /text\/markdown/i
const compareOnce = memoizeByHeader(compareWeights)

/**
 * Whether an Accept header prefers Markdown to HTML: by a higher weight, or by the same weight when it comes first or HTML
 * is only matched by a wildcard. Fast for headers that do not mention Markdown.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !mentioned.test(accept)) return false
  return compareOnce(accept)
}

function compareWeights(accept: string): boolean {
  const ranges = parseWeights(accept)
  const find = (wanted: string) => ranges.findIndex(({ name }) => name === wanted)
  const markdown = find('text/markdown')
  const html = find('text/html')
  const weight = ranges[markdown]?.weight ?? 0
  const other = ranges[html] ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  if (weight === 0) return false
  if (weight !== (other?.weight ?? 0)) return weight > (other?.weight ?? 0)
  return html < 0 || markdown < html
}

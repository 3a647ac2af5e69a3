const named = /text\/markdown/i
const memory = new Map<string, boolean>()
/** Accept headers that name Markdown are few; the bound keeps a hostile client from filling the memory. */
const memoryLimit = 256

/**
 * Whether an Accept header would rather have Markdown than HTML: a higher weight, or the same weight and named first
 * or named where HTML is not. Costs one look at the header where Markdown is not named.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !named.test(accept)) return false
  let answer = memory.get(accept)
  if (answer === undefined) {
    answer = compare(accept)
    if (memory.size < memoryLimit) memory.set(accept, answer)
  }
  return answer
}

function compare(accept: string): boolean {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim())
      const q = parameters.find((text) => text.startsWith('q='))
      return { type, weight: q ? Number(q.slice(2)) || 0 : 1 }
    })
  const find = (wanted: string) => ranges.findIndex(({ type }) => type === wanted)
  const markdown = find('text/markdown')
  const html = find('text/html')
  const weight = ranges[markdown]?.weight ?? 0
  const other = ranges[html] ?? ranges[find('text/*')] ?? ranges[find('*/*')]
  if (weight === 0) return false
  if (weight !== (other?.weight ?? 0)) return weight > (other?.weight ?? 0)
  return html < 0 || markdown < html
}

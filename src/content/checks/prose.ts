import type { Node } from '@markdoc/markdoc'
import { isGenericLinkText } from '@/lib/generic-link-text'
import type { Entry } from '../types'
import { parseBody } from '../document'
import { problemAt, type Problem } from '../problems'

/** Headings that skip a level, and links without a meaningful text. */
export function proseProblems(entry: Entry<unknown>): Problem[] {
  const problems: Problem[] = []
  const report = (line: number | undefined, field: string, message: string) =>
    problems.push(problemAt(entry, field, message, (line ?? 0) + entry.bodyLine))
  let level = 1
  // The items of panels are labels of a choice, not headings.
  const labels = new Set<Node>()
  for (const node of parseBody(entry).walk()) {
    if (node.tag === 'panels') for (const child of node.children) labels.add(child)
    if (node.type === 'heading' && !labels.has(node)) {
      const next = Number(node.attributes.level)
      if (next > level + 1) report(node.lines[0], 'heading', `goes from level ${level} to ${next}`)
      level = next
    }
    if (node.type === 'link') {
      const text = textOf(node).trim().toLowerCase()
      if (text === '') report(node.lines[0], 'link', 'has no text')
      if (isGenericLinkText(text)) report(node.lines[0], 'link', `says only "${text}"; name the target`)
    }
  }
  return problems
}

function textOf(node: Node): string {
  const content: unknown = node.attributes.content
  return (typeof content === 'string' ? content : '') + node.children.map(textOf).join('')
}

import type { Node } from '@markdoc/markdoc'
import { bodyProblems, parseBody } from '../document'
import { problemAt } from '../problems'
import type { Entry, Text, Problem } from '../types'

/** Markdown, tags and HTML that were not recognized and would be shown as text, with advice for each. */
const marks: [pattern: RegExp, advice: string][] = [
  [/\{%|%\}/, 'a tag is written {% name %}, with both ends on one line'],
  [/\{\{|\}\}/, 'a variable is written {% $brand %}; code goes between backticks'],
  [/<!--|-->/, 'comments are not supported; delete the text'],
  [/<\/?[a-z]/i, 'HTML is not supported; use Markdown or a tag, or put code between backticks'],
  [/\]\(/, 'a link is written [text](/address), without spaces in the address'],
  [/^#{1,6}\p{Letter}/u, 'a heading needs a space after its #'],
  [/^=+$/, 'headings begin with ##'],
]

/** A link text that does not describe its target, which screen reader users need when they list links (WCAG 2.4.4). */
const genericLinkText = /^(?:click here|here|learn more|link|more|read more|this|this link|this page)$/

/**
 * Problems of a body alone: mistakes in its tags, typos in markup that visitors would see as text, headings that skip a
 * level or repeat an id, and links without a meaningful text.
 */
export function textProblems(text: Text): Problem[] {
  const problems: Problem[] = []
  const report = ({ lines }: Node, field: string, message: string, offset = 0) =>
    problems.push(problemAt(text, field, message, (lines[0] ?? 0) + offset + text.bodyLine))
  if (text.body.trim() === '')
    problems.push(problemAt(text, 'text', 'is missing below the front matter', text.bodyLine))
  let level = 1
  const ids = new Set<unknown>()
  // The items of panels are labels of a choice, not headings.
  const labels = new Set<Node>()
  for (const node of parseBody(text).walk()) {
    if (node.tag === 'panels') for (const child of node.children) labels.add(child)
    if (node.type === 'heading') {
      const { id, level: next } = node.attributes as { id?: string; level: number }
      if (id && ids.has(id)) report(node, 'heading', `the id #${id} is already used by an earlier heading`)
      ids.add(id)
      if (labels.has(node)) continue
      if (next > level + 1) report(node, 'heading', `goes from level ${level} to ${next}`)
      level = next
    }
    if (node.type === 'link') {
      const words = wordsOf(node, '').trim().toLowerCase()
      if (words === '') report(node, 'link', 'has no text')
      if (genericLinkText.test(words)) report(node, 'link', `says only "${words}"; name the target`)
    }
    if (node.type !== 'inline') continue
    for (const [index, line] of wordsOf(node, 'x').split('\n').entries()) {
      const [pattern, advice] = marks.find(([one]) => one.test(line)) ?? []
      if (!pattern) continue
      const at = pattern.exec(line)?.index ?? 0
      const excerpt = line.slice(Math.max(0, at - 12), at + 36).trim()
      report(node, 'text', `this will be shown as typed: "${excerpt}"; ${advice}`, index)
    }
  }
  return [...bodyProblems(text), ...problems]
}

/** The text within a node by source line, with a letter in place of code, pictures and variables. */
function wordsOf({ type, attributes, children }: Node, other: string): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n'
  if (type === 'text') return typeof attributes.content === 'string' ? attributes.content : other
  if (type === 'code' && other === '') return String(attributes.content)
  return children.length > 0 ? children.map((child) => wordsOf(child, other)).join('') : other
}

type Fields = { faqs?: unknown; date?: string; dateModified?: string; validThrough?: string }

/** The time zone furthest ahead of UTC, where tomorrow has already begun. */
const ahead = 14 * 60 * 60 * 1000

/**
 * Valid fields that must be a mistake: dates, and questions without the tag that shows them, or the other way around. Expects the current time.
 */
export function fieldProblems(entry: Entry<Fields>, now: Date): Problem[] {
  const { faqs, date = '9999', dateModified, validThrough } = entry.data
  const problems: Problem[] = []
  const report = (field: string, message: string, line?: number) =>
    problems.push(problemAt(entry, field, message, line))
  if (date < '2000') report('date', `${date} is before the year 2000: is the year right?`)
  for (const [field, later] of Object.entries({ dateModified, validThrough }))
    if (entry.data.date && later && later < date.slice(0, later.length))
      report(field, `${later} is before the date, ${date}`)
  if (dateModified && Date.parse(dateModified) > now.getTime() + ahead)
    report('dateModified', `${dateModified} is in the future: nothing was changed then`)
  const tag = [...parseBody(entry).walk()].find((node) => node.tag === 'faq')
  // Search engines refuse structured data about what the page does not show.
  if (faqs && !tag) report('faqs', 'are not shown: put the faq tag in the body')
  if (!faqs && tag) report('faq', 'has no faqs in the front matter', (tag.lines[0] ?? 0) + entry.bodyLine)
  return problems
}

import type { Element } from 'hast'
import { attribute, isElement, isTag, plainText } from './tree'

/**
 * A part of a page: what stands below a heading that can be linked to, listings behind the prose. The first part has no
 * heading.
 */
export type Section = { anchor: string; heading: string; level: number; text: string }

/** The parts of a page's content in document order. Headings without a lasting address stay inside the part before. */
export function sectionsOf(content: Element): Section[] {
  const sections = [startOf('', '', 1)]
  const known = new Set<string>()

  function add(text: string, kind: 'prose' | 'code' = 'prose'): void {
    if (text) sections.at(-1)?.[kind].push(text)
  }

  function walk(element: Element, anchor: string): void {
    for (const child of element.children) {
      if (child.type === 'text') add(child.value.replaceAll(/\s+/g, ' ').trim())
      if (!isElement(child) || isTag(child, 'h1') || child.properties.dataDrawing !== undefined) continue
      const below = lastingId(child) ?? anchor
      if (isTag(child, 'h2', 'h3', 'h4') && below && !known.has(below)) {
        known.add(below)
        const level = Number(child.tagName.slice(1))
        sections.push(startOf(below, plainText(child), level))
      } else if (isTag(child, 'pre')) add(plainText(child), 'code')
      else if (holdsBlocks(child)) walk(child, below)
      else add(plainText(child))
    }
  }

  walk(content, '')
  return sections.map(({ prose, code, ...section }) => ({ ...section, text: [...prose, ...code].join(' ') }))
}

function startOf(anchor: string, heading: string, level: number) {
  return { anchor, heading, level, prose: [] as string[], code: [] as string[] }
}

/** Ids that React makes up change from build to build. */
function lastingId(element: Element): string | undefined {
  const id = attribute(element, 'id')
  return id && !id.startsWith('_') ? id : undefined
}

const inline =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/

function holdsBlocks(element: Element): boolean {
  return element.children.some(
    (child) => isElement(child) && (!inline.test(child.tagName) || holdsBlocks(child)),
  )
}

import type { Element, ElementContent } from 'hast'
import { attribute, childElements, hasClass, isTag, rawText } from './tree'

const machinery = new Set(
  'audio button canvas dialog fieldset form iframe input nav noscript object script select style template textarea video'.split(
    ' ',
  ),
)

/**
 * The content of a page's main part, as a copy: without chrome, controls and decoration, and with addresses and
 * pictures as an outside reader needs them. `base` is the absolute address of the page.
 */
export function contentOf(main: Element, base: string): Element {
  const drawings = new Set<string>()

  function clean(element: Element, parent: Element): ElementContent[] {
    if (isChrome(element, parent)) return []
    if (isTag(element, 'svg')) return drawingOf(element, parent)
    if (isTag(element, 'pre')) return [preOf(element)]
    const copy: Element = {
      ...element,
      properties: { ...element.properties },
      children: cleanAll(element),
    }
    if (isTag(copy, 'a', 'img', 'source')) toAbsolute(copy, base)
    if (isTag(copy, 'strong', 'em', 'b', 'i')) return trimmed(copy)
    return isZoom(copy) ? childElements(copy) : [copy]
  }

  function cleanAll(element: Element): ElementContent[] {
    const apart = keepsApart(element)
    return element.children.flatMap((child): ElementContent[] => {
      if (child.type === 'text') return [child]
      if (child.type !== 'element') return []
      const cleaned = clean(child, element)
      return apart || keepsApart(child) ? [space, ...cleaned, space] : cleaned
    })
  }

  /** A drawing that carries meaning is told by its label, once per page: some are drawn for each width. */
  function drawingOf(svg: Element, parent: Element): Element[] {
    const label = attribute(svg, 'ariaLabel')
    if (!label || isTag(parent, 'a', 'button') || drawings.has(label)) return []
    drawings.add(label)
    const text = { type: 'text' as const, value: `Drawing: ${label}` }
    const em: Element = { type: 'element', tagName: 'em', properties: {}, children: [text] }
    return [{ type: 'element', tagName: 'p', properties: { dataDrawing: '' }, children: [em] }]
  }

  return { ...main, children: cleanAll(main) }
}

function isChrome(element: Element, parent: Element): boolean {
  const { properties: of, tagName } = element
  // A question of a quiz is a form, and content all the same.
  if (machinery.has(tagName) && of.dataQuestion === undefined) return true
  if (of.dataChrome !== undefined || of.dataAnchor !== undefined) return true
  if (attribute(element, 'ariaHidden') === 'true' || of.role === 'tablist' || of.role === 'status')
    return true
  if (tagName === 'img' && !of.alt) return true
  // The link of a heading to itself.
  if (tagName === 'a' && rawText(element) === '#') return true
  return hasClass(element, 'script-only') || (hasClass(element, 'sr-only') && isTag(parent, 'a'))
}

const space = { type: 'text' as const, value: ' ' }
const display = ['block', 'flex', 'inline-flex', 'grid']

/** Whether the look alone keeps an element's parts, or it and its neighbors, apart: their words must not run together. */
function keepsApart(element: Element): boolean {
  return display.some((name) => hasClass(element, name))
}

/** Markdown has no emphasis that ends in a space: the space goes behind it. */
function trimmed(element: Element): ElementContent[] {
  const last = element.children.at(-1)
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [element]
  const children = [...element.children.slice(0, -1), { ...last, value: last.value.trimEnd() }]
  return [{ ...element, children }, space]
}

/** A picture that links to nothing but itself. */
function isZoom(element: Element): boolean {
  const [picture, ...others] = childElements(element)
  return isTag(element, 'a') && isTag(picture, 'img') && others.length === 0
}

/** Listings keep their lines: some draw each line as a block of its own. */
function preOf(pre: Element): Element {
  const lines = linesOf(pre).replace(/\n+$/, '')
  return { ...pre, children: [{ type: 'text', value: lines }] }
}

function linesOf(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element' || attribute(child, 'ariaHidden') === 'true') return ''
      const text = isTag(child, 'br') ? '\n' : linesOf(child)
      const ownLine = keepsApart(child) || isTag(child, 'div', 'p')
      return ownLine && !text.endsWith('\n') ? `${text}\n` : text
    })
    .join(hasClass(node, 'flex') ? '  ' : '')
}

function toAbsolute(element: Element, base: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = attribute(element, name)
    if (value !== undefined && URL.canParse(value, base))
      element.properties[name] = new URL(originalPicture(value), base).href
  }
}

/** The file behind an address of the picture optimizer; any other address as it is. */
export function originalPicture(address: string): string {
  if (!address.startsWith('/_next/image?')) return address
  return new URL(address, 'http://site').searchParams.get('url') ?? address
}

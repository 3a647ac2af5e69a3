import type { Element, ElementContent } from 'hast'
import { originalImage } from '@/next/paths'
import { attribute, childElements, find, hasClass, isTag, rawText } from './tree'

const interactive = new Set(
  'audio button canvas dialog fieldset form iframe input nav noscript object script select style template textarea video'.split(
    ' ',
  ),
)

/** A copy of a page's main part without navigation, controls and decoration. Addresses are absolute, from `base`. */
export function contentOf(main: Element, base: string): Element {
  const drawings = new Set<string>()

  function clean(element: Element, parent: Element): ElementContent[] {
    if (isChrome(element, parent)) return []
    if (isTag(element, 'svg'))
      return isPictureLink(parent) ? fileOf(element, parent) : drawingOf(element, parent)
    if (isTag(element, 'pre')) return [element]
    const copy: Element = { ...element, properties: { ...element.properties }, children: cleanAll(element) }
    if (isTag(copy, 'a', 'img', 'source')) toAbsolute(copy, base)
    if (isTag(copy, 'a')) return [named(copy)]
    if (isTag(copy, 'strong', 'em', 'b', 'i')) return trimmed(copy)
    return [copy]
  }

  function cleanAll(element: Element): ElementContent[] {
    const apart = isSeparated(element)
    const cleaned: ElementContent[] = []
    let pending = false

    function add(node: ElementContent, spaced: boolean): void {
      const before = cleaned.at(-1)
      const touches = before !== undefined && isWords(before) && isWords(node)
      // Punctuation for screen readers follows its word directly.
      if ((spaced || touches) && !/^\s*[,.:;)]/.test(rawText(node))) cleaned.push(space)
      cleaned.push(node)
      pending = spaced
    }

    for (const child of element.children) {
      if (child.type === 'text') add(child, false)
      if (child.type !== 'element') continue
      const spaced = apart || isSeparated(child)
      for (const node of clean(child, element)) add(node, spaced)
    }
    return pending ? [...cleaned, space] : cleaned
  }

  /** A drawing with a label becomes that label, once per page: some drawings exist for several widths. */
  function drawingOf(svg: Element, parent: Element): Element[] {
    const label = attribute(svg, 'ariaLabel')
    if (!label || isTag(parent, 'a', 'button') || drawings.has(label)) return []
    drawings.add(label)
    const text = { type: 'text' as const, value: `Drawing: ${label}` }
    const em: Element = { type: 'element', tagName: 'em', properties: {}, children: [text] }
    return [{ type: 'element', tagName: 'p', properties: { dataDrawing: '' }, children: [em] }]
  }

  /** A drawing that links to its own file becomes a picture, once: it can have a version for small screens beside it. */
  function fileOf(svg: Element, link: Element): Element[] {
    if (svg !== childElements(link, 'svg')[0]) return []
    const properties = { src: attribute(link, 'href'), alt: attribute(svg, 'ariaLabel') }
    const image: Element = { type: 'element', tagName: 'img', properties, children: [] }
    toAbsolute(image, base)
    return [image]
  }

  return { ...main, children: cleanAll(main) }
}

function isPictureLink(element: Element): boolean {
  return isTag(element, 'a') && element.properties.dataViewer !== undefined
}

function isChrome(element: Element, parent: Element): boolean {
  const { properties: of, tagName } = element
  // The question of a quiz is a form, but also content.
  if (interactive.has(tagName) && of.dataQuestion === undefined) return true
  if (of.dataChrome !== undefined || of.role === 'status') return true
  if (attribute(element, 'ariaHidden') === 'true') return true
  if (tagName === 'img' && !of.alt) return true
  // A cover links to its file, but is decoration.
  if (isPictureLink(element) && find(element, ({ properties }) => properties.alt === '')) return true
  // The link that a heading has to itself.
  if (tagName === 'a' && rawText(element) === '#') return true
  return hasClass(element, 'script-only') || (hasClass(element, 'sr-only') && isTag(parent, 'a'))
}

const space = { type: 'text' as const, value: ' ' }
const display = ['block', 'flex', 'inline-flex', 'grid']

/** Whether only layout separates an element's children, or it from its neighbors, so that their words need a space. */
function isSeparated(element: Element): boolean {
  return display.some((name) => hasClass(element, name))
}

/** Inline elements that only layout separates; in a sentence, two of them never touch. */
function isWords(node: ElementContent): boolean {
  return isTag(node, 'span', 'code', 'output', 'small', 'time') && rawText(node) !== ''
}

/** Emphasis in Markdown cannot end in a space, so move the space after it. */
function trimmed(element: Element): ElementContent[] {
  const last = element.children.at(-1)
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [element]
  const children = [...element.children.slice(0, -1), { ...last, value: last.value.trimEnd() }]
  return [{ ...element, children }, space]
}

/** A link with text: its label if it has none. A picture that only links to itself becomes the picture. */
function named(link: Element): Element {
  const [first, ...others] = childElements(link)
  if (first && isTag(first, 'img') && others.length === 0) return first
  if (rawText(link).trim() !== '' || find(link, (element) => isTag(element, 'img'))) return link
  // Remove what the label says about the browser, such as "(opens in a new tab)".
  const name = (attribute(link, 'ariaLabel') ?? '').replace(/ \(opens [^)]*\)$/, '')
  return { ...link, children: [{ type: 'text', value: name }] }
}

function toAbsolute(element: Element, base: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = attribute(element, name)
    if (value !== undefined && URL.canParse(value, base))
      element.properties[name] = new URL(originalImage(value), base).href
  }
}

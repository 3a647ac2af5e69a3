import type { Element } from 'hast'
import type { SiteUrl } from '@/content/types'
import type { Entry, Kind } from '@/search/entry'
import { find, isTag, plainText, attribute, hasClass } from './tree'

/** Maximum text of a section, in characters. What a section is about is usually said at its start. */
const maxTextLength = 600
/** Maximum of its other words: code, links, names, cells. */
const maxMoreLength = 400

/** Pages whose third-level sections are results of their own, such as features. */
const collections: Record<string, Kind> = { '/cosmo/features': 'feature', '/the-good-thing': 'podcast' }

/** Search entries of a page, one for each section; `content` comes from `contentOf`. */
export function entriesOf(url: SiteUrl, description: string, content: Element): Entry[] {
  const heading = find(content, (element) => isTag(element, 'h1'))
  const kind = kindOf(url.path)
  const named = ['post', 'chapter', 'job'].includes(kind) && heading
  const title = named ? plainText(heading) : url.title
  const member = collections[url.path]
  return sectionsOf(content).flatMap((section, at, sections): Entry[] => {
    if (section.anchor === '') {
      // Many pages begin with their description.
      const prose = `${description} ${section.prose.join(' ').replace(description, '').trim()}`
      const labels = named || !heading ? section.labels : [plainText(heading), ...section.labels]
      return [{ kind, href: url.path, title, heading: '', ...textsOf(prose, labels) }]
    }
    const href = `${url.path}#${section.anchor}`
    // For a heading without text, that of its first subsection.
    const below = subsectionsOf(section, sections.slice(at + 1))
    const filled = [section, ...below].find(({ prose, labels }) => prose[0] ?? labels[0])
    // Footnotes are about other products.
    if (!filled || section.anchor.startsWith('source-')) return []
    const texts = textsOf(filled.prose.join(' '), filled.labels)
    if (member && section.level === 3)
      return [{ kind: member, href, title: section.heading, heading: '', ...texts }]
    return [{ kind, href, title, heading: section.heading, ...texts }]
  })
}

function subsectionsOf({ level }: Section, others: Section[]): Section[] {
  const end = others.findIndex((other) => other.level <= level)
  return others.slice(0, end < 0 ? undefined : end)
}

/** The kind of a page, by its address. */
export function kindOf(path: string): Kind {
  const [area, ...rest] = path.slice(1).split('/')
  if (area === 'blog' && rest.length === 1 && rest[0] !== 'authors') return 'post'
  if (area === 'learn' && rest.length > 0) return 'chapter'
  if (area === 'cosmo' && rest.length === 2) return 'feature'
  if (area === 'jobs' && rest.length === 1) return 'job'
  if (area === 'customers' && rest.length === 1) return 'customer'
  return 'page'
}

/** The prose of a section up to a sentence end, and its other words. Visitors search for directives and keys of files, so none is cut. */
function textsOf(prose: string, labels: string[]): Pick<Entry, 'text' | 'more'> {
  const text = shorten(prose.trim(), maxTextLength, '. ')
  const begin = shorten(labels.join(' '), maxMoreLength, ' ')
  const names = [prose, ...labels].join(' ').match(/(?<!\S)(?:@\w+|[a-z.]+_[a-z._]+)/g) ?? []
  const cut = names.filter((name) => !`${text} ${begin}`.includes(name))
  const more = [begin, ...new Set(cut)].join(' ').trim()
  return { text, ...(more && { more }) }
}

function shorten(text: string, maxLength: number, end: string): string {
  if (text.length <= maxLength) return text
  const at = Math.max(text.lastIndexOf(end, maxLength), end.length > 1 ? -1 : 0)
  return at < 0 ? shorten(text, maxLength, ' ') : text.slice(0, at + 1).trim()
}

/** Text below a heading with an anchor; a page's first has no heading. Labels are no sentences: code, links, cells. */
type Section = { anchor: string; heading: string; level: number; prose: string[]; labels: string[] }

/** Sections of a page in document order. A heading without a stable id belongs to the section before it. */
function sectionsOf(content: Element): Section[] {
  const sections = [startOf('', '', 1)]
  const known = new Set<string>()

  function add(text: string, isLabel = false): void {
    const kind = !isLabel && /[.?!:]["”)]?$/.test(text) ? 'prose' : 'labels'
    // A sentence that leads to a listing or a list ends here.
    if (text) sections.at(-1)?.[kind].push(kind === 'prose' ? text.replace(/:$/, '.') : text)
  }

  function walk(element: Element, anchor: string): void {
    for (const child of element.children) {
      if (child.type === 'text') add(child.value.replaceAll(/\s+/g, ' ').trim())
      if (child.type !== 'element' || isTag(child, 'h1') || child.properties.dataDrawing !== undefined)
        continue
      if (child.properties.dataUnsearched !== undefined) continue
      if (hasClass(child, 'actions') || hasClass(child, 'button')) continue
      // The name, language, and verdict of a listing would begin too many results.
      if (hasClass(child, 'code-bar') || (isTag(child, 'figcaption') && hasClass(element, 'code-block')))
        continue
      const below = stableId(child) ?? anchor
      if (isTag(child, 'h2', 'h3', 'h4') && below && !known.has(below)) {
        known.add(below)
        const level = Number(child.tagName.slice(1))
        sections.push(startOf(below, plainText(child), level))
      } else if (isTag(child, 'pre')) add(plainText(child), true)
      else if (containsBlocks(child)) walk(child, below)
      else add(plainText(child), isTag(child, 'td', 'th'))
    }
  }

  walk(content, '')
  return sections
}

function startOf(anchor: string, heading: string, level: number): Section {
  return { anchor, heading, level, prose: [], labels: [] }
}

/** Ids generated by React start with an underscore and change from build to build. */
function stableId(element: Element): string | undefined {
  const id = attribute(element, 'id')
  return id && !id.startsWith('_') ? id : undefined
}

const inline =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/

function containsBlocks(element: Element): boolean {
  return element.children.some(
    (child) => child.type === 'element' && (!inline.test(child.tagName) || containsBlocks(child)),
  )
}

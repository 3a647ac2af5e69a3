import type { Element } from 'hast'
import type { SiteUrl } from '@/content/urls'
import type { Entry, Kind } from '@/search/entry'
import { sectionsOf, type Section } from './sections'
import { find, isTag, plainText } from './tree'

/** Maximum text of a section, in characters. What a section is about is usually said at its start. */
const maxTextLength = 600

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
      const more = named || !heading ? '' : `${plainText(heading)}. `
      const text = shorten(`${more}${description} ${section.text}`)
      return [{ kind, href: url.path, title, heading: '', text }]
    }
    const href = `${url.path}#${section.anchor}`
    const text = shorten(section.text || textBelow(section, sections.slice(at + 1)))
    if (text === '') return []
    if (member && section.level === 3)
      return [{ kind: member, href, title: section.heading, heading: '', text }]
    return [{ kind, href, title, heading: section.heading, text }]
  })
}

/** For a heading without text: the text of the first subsection that has some, or an empty string. */
function textBelow({ level }: Section, others: Section[]): string {
  const end = others.findIndex((other) => other.level <= level)
  return others.slice(0, end < 0 ? undefined : end).find(({ text }) => text !== '')?.text ?? ''
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

function shorten(text: string): string {
  if (text.length <= maxTextLength) return text
  return text.slice(0, text.lastIndexOf(' ', maxTextLength))
}

import { contentPath } from './paths'

/**
 * The layouts of Markdown texts (docs/contracts/layout-choice.md#order), each with what it needs besides title and
 * description. A folder whose own layout it is has all of that.
 */
const layoutNeeds = {
  article: [],
  'form-page': ['typeFormId', 'date'],
  landing: ['a place in content/pages'],
  'blog-post': ['category', 'date', 'cover', 'author'],
  job: ['location', 'type', 'team', 'date'],
  learn: ['a place in a course'],
} as const
type LayoutName = keyof typeof layoutNeeds
const layoutNames = Object.keys(layoutNeeds) as LayoutName[]

/** The folders of `content/` with markdown pages, and the layouts that need nothing there. */
const folderLayouts = {
  pages: ['landing'],
  blog: ['blog-post'],
  // Jobs have an application form without naming one.
  jobs: ['job', 'form-page'],
  courses: ['learn'],
} as const satisfies Record<string, LayoutName[]>
export type MarkdownFolder = keyof typeof folderLayouts

type LayoutEntry = { slug: string; data: { layout?: string } }

/**
 * The layout of an entry of a folder of `content/`: the one its front matter names, or else the one of its path. Called by every
 * Markdown route. Throws a RangeError for a layout that does not exist, and for one whose fields the entry lacks.
 */
export function layoutOf(folder: MarkdownFolder, { slug, data }: LayoutEntry): LayoutName {
  const path = contentPath(folder, slug)
  const layout = data.layout ?? layoutOfPath(path)
  if (!isLayout(layout)) throw new RangeError(`no layout "${layout}"; known: ${layoutNames.join(', ')}`)
  const missing = (folderLayouts[folder] as readonly string[]).includes(layout)
    ? []
    : layoutNeeds[layout].filter((field) => (data as Record<string, unknown>)[field] === undefined)
  if (missing.length === 0) return layout
  const choice = data.layout === undefined ? ` of ${path}` : ''
  throw new RangeError(
    `the layout "${layout}"${choice} needs ${missing.join(', ')}, which this file does not have`,
  )
}

function isLayout(name: string): name is LayoutName {
  return Object.hasOwn(layoutNeeds, name)
}

function layoutOfPath(path: string): LayoutName {
  if (path.startsWith('/blog')) return 'blog-post'
  if (path.startsWith('/jobs')) return 'job'
  if (/^\/learn\/[^/]+\/[^/]+/.test(path)) return 'learn'
  return 'article'
}

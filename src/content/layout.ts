import { contentPath } from './paths'

/** Layouts of markdown content (docs/contracts/layout-choice.md#order). */
const layoutNames = ['form-page', 'blog-post', 'job', 'learn', 'article'] as const
type LayoutName = (typeof layoutNames)[number]

/**
 * The layout of a markdown page, in the order of docs/contracts/layout-choice.md#order. Takes the page's path and its
 * front matter's `layout`. Throws a RangeError for a named layout that does not exist.
 */
export function chooseLayout(path: string, named?: string): LayoutName {
  if (named !== undefined) {
    const layout = layoutNames.find((name) => name === named)
    if (!layout) throw new RangeError(`no layout "${named}"; known: ${layoutNames.join(', ')}`)
    return layout
  }
  if (path.startsWith('/blog')) return 'blog-post'
  if (path.startsWith('/jobs')) return 'job'
  if (/^\/learn\/[^/]+\/[^/]+/.test(path)) return 'learn'
  return 'article'
}

/** The folders of `content/` with markdown pages, and the layout that each has fields for. */
const folderLayouts = { pages: 'article', blog: 'blog-post', jobs: 'job', courses: 'learn' } as const
export type MarkdownFolder = keyof typeof folderLayouts

type LayoutEntry = { slug: string; data: { layout?: string } }

/**
 * The layout of an entry of a folder of `content/`. Called by every Markdown route. Throws a RangeError for a named
 * layout that does not exist, and for a path whose layout another folder has the fields for.
 */
export function layoutOf(folder: MarkdownFolder, { slug, data }: LayoutEntry): LayoutName {
  const path = contentPath(folder, slug)
  const layout = chooseLayout(path, data.layout)
  if (layout === folderLayouts[folder] || layout === 'form-page') return layout
  throw new RangeError(`${path} would get the layout "${layout}", which content/${folder} has no fields for`)
}

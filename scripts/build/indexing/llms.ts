import type { Kind } from '@/search/entry'
import { brand } from '@/config/brand'
import { absoluteUrl, site } from '@/config/site'
import { groupBy } from '@/lib/group-by'
import { markdownPath } from '@/lib/markdown-path'

/** A page in llms.txt and llms-full.txt. */
export type ListedPage = { path: string; kind: Kind; title: string; description: string; markdown: string }

/** Sections of llms.txt by the kind of their pages. "Optional" holds what may be skipped when context is short (llmstxt.org). */
const sections = {
  page: 'Product and company',
  feature: 'Features',
  chapter: 'Course',
  post: 'Blog posts',
  customer: 'Customers',
  job: 'Open positions',
  secondary: 'Optional',
}

/** llms.txt: a line for every page, with a link to its Markdown form. */
export function llmsTxt(pages: ListedPage[]): string {
  const groups = groupBy(pages, ({ path, kind }) => (isSecondary(path) ? 'secondary' : kind))
  const written = Object.entries(sections).flatMap(([kind, name]) => {
    const members = groups.get(kind as Kind) ?? []
    return members.length > 0 ? [`## ${name}`, members.map(line).join('\n')] : []
  })
  const note =
    `Every page is also Markdown, under its address with \`.md\` at the end or with \`Accept: text/markdown\`. ` +
    `Posts, chapters and features in one file: [llms-full.txt](${absoluteUrl('/llms-full.txt')}). ` +
    `Agents can search, read, and compose schemas by MCP at ${absoluteUrl('/mcp')}, and query the same content ` +
    `by GraphQL at ${absoluteUrl('/graphql')}.`
  return [`# ${brand}`, `> ${site.seo.description}`, note, ...written, ''].join('\n\n')
}

/** llms-full.txt: the text of all chapters, posts and features. */
export function llmsFullTxt(pages: ListedPage[]): string {
  const parts = (['chapter', 'post', 'feature'] as const).flatMap((wanted) =>
    pages.filter(({ kind, path }) => kind === wanted || (wanted === 'feature' && path === '/cosmo/features')),
  )
  const texts = parts.map(({ path, markdown }) => `Source: ${absoluteUrl(path)}\n\n${markdown.trim()}`)
  return [`# ${brand}`, `> ${site.seo.description}`, ...texts.flatMap((text) => ['---', text]), ''].join(
    '\n\n',
  )
}

function line({ path, title, description }: ListedPage): string {
  return `- [${title.replaceAll(/[[\]]/g, '')}](${absoluteUrl(markdownPath(path))}): ${description}`
}

/** Lists of posts and legal texts. */
function isSecondary(path: string): boolean {
  return /^\/blog\/(?:authors|category)\b|^\/(?:terms|cookies|privacy-policy|cosmo-managed-service-terms)$/.test(
    path,
  )
}

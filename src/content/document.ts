import path from 'node:path'
import { LRUCache } from 'lru-cache'
import Markdoc, { type Config, type Node, type RenderableTreeNode } from '@markdoc/markdoc'
import { checkedContent } from './checked'
import { functions } from './markdoc/functions'
import { createNodes } from './markdoc/nodes'
import { addPlaygroundLinks } from './markdoc/playground-links'
import { createTags } from './markdoc/tags'
import { variables } from './markdoc/variables'
import { ContentError, formatProblem, problemAt } from './problems'
import { countWords, plainText, readingMinutes, tagsNamed, tocHeadings, type TocHeading } from './text'
import type { BodyLength, Problem } from './types'
import { contentRoot, filesBelow, readSource } from './source'

/** A content file's body, parsed for pages, feeds, search and checks. */
type ContentDocument = { tree: RenderableTreeNode[]; headings: TocHeading[] }

type Body = { file: string; body: string; bodyLine: number }

/** A hundred parsed documents: those of 2,000 posts take more than a gigabyte in each process. */
const documents = new LRUCache<object, ContentDocument>({ max: 100 })
const lengths = new WeakMap<object, BodyLength>()

/** The parsed document of an entry. Mistakes in the body throw a ContentError with file and line; in development they are its text. */
export function documentOf(entry: Body): ContentDocument {
  const known = documents.get(entry)
  // In development a picture or a partial may change while the file itself does not.
  if (known && process.env.NODE_ENV !== 'development') return known
  const problems = checkedContent() ? [] : bodyProblems(entry)
  const isWrong = problems.length > 0
  if (isWrong && process.env.NODE_ENV !== 'development') throw new ContentError(problems)
  const title = 'The text is shown when these mistakes are corrected'
  const list = problems.map((problem) => new Markdoc.Tag('p', {}, [formatProblem(problem)]))
  const tree = isWrong
    ? [new Markdoc.Tag('Callout', { type: 'danger', title }, list)]
    : [Markdoc.transform(parseBody(entry), configFor(entry))].flat()
  addPlaygroundLinks(tree)
  const text = plainText(tree)
  const code = tagsNamed(tree, 'CodeBlock').map(({ attributes }) => String(attributes.code))
  lengths.set(entry, { words: countWords(text), minutes: readingMinutes(text, code.join(' ')) })
  const document = { tree, headings: tocHeadings(tree) }
  documents.set(entry, document)
  return document
}

/** The length of an entry's body. Throws like `documentOf`. */
export function lengthOf(entry: Body): BodyLength {
  const known = checkedContent()?.lengths[entry.file] ?? lengths.get(entry)
  if (known && process.env.NODE_ENV !== 'development') return known
  documentOf(entry)
  return lengths.get(entry) ?? { words: 0, minutes: 0 }
}

/** Every mistake in an entry's body: unknown tags and attributes, wrong values, missing pictures. */
export function bodyProblems(entry: Body): Problem[] {
  const known = checkedBodies.get(entry)
  if (known && process.env.NODE_ENV !== 'development') return known
  const problems = Markdoc.validate(parseBody(entry), configFor(entry)).map(({ lines, type, error }) =>
    problemAt(entry, type, error.message, (lines[0] ?? 0) + entry.bodyLine),
  )
  checkedBodies.set(entry, problems)
  return problems
}

const checkedBodies = new WeakMap<object, Problem[]>()

/** A body's syntax tree, with lines, for checks. The last one is kept for the next check, so nobody may change it. */
export function parseBody(entry: Body): Node {
  if (parsed?.entry !== entry) parsed = { entry, tree: Markdoc.parse(entry.body) }
  return parsed.tree
}

let parsed: { entry: Body; tree: Node } | undefined

/** Markdoc configuration for the body of one file. */
export function configFor(entry: Body): Config {
  return {
    nodes: createNodes(entry.file),
    tags: createTags(entry.file),
    variables,
    functions,
    partials: partialConfig(),
  }
}

let known: Record<string, Node> | undefined

/** Texts that pages share: `content/partials/x.md` is included with `{% partial file="x.md" /%}`. */
export function partialConfig(): Record<string, Node> {
  if (known && process.env.NODE_ENV !== 'development') return known
  const root = path.join(/* turbopackIgnore: true */ contentRoot, 'partials')
  known = Object.fromEntries(
    filesBelow('partials').map((file) => [path.relative(root, file), Markdoc.parse(readSource(file).body)]),
  )
  return known
}

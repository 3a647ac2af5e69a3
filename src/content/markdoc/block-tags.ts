import Markdoc, { type Config, type Node, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import type { z } from 'zod'
import { forms as formIds } from '@/config/forms'
import { findAuthor } from '../author'
import { blocks, type BlockName } from '../blocks'
import { featureTitles, forms } from '../collections'
import { entryDrawings, namedDrawingError } from '../drawings'
import { fillAll } from '../fill-variables'
import { keysOf, schemaErrors, textOf, validationError } from './nodes'
import { tagsNamed } from '../text'
import type { BlockItem, Slot } from '../types'

const { Tag } = Markdoc
type Nodes = RenderableTreeNode[]

/** Level of the heading that begins a block. */
const headingLevels: Partial<Record<BlockName, number>> = { hero: 1, section: 2, closing: 2 }

/** The choice above a table that shows the rows of one group, or marks them where the table is short. */
export type TableFilter = { legend: string; labels: string[]; rows: number }

function slot(nodes: Nodes): Slot {
  return nodes.length === 0 ? undefined : new Tag('Slot', {}, nodes)
}

/** The blocks as tags of Markdoc: attributes checked by their schemas, children read by their shape. */
export function blockTags(): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(blocks).map(([name, { shape, attributes }]) => [
      name,
      {
        selfClosing: shape === 'none',
        attributes: keysOf(attributes),
        validate: (node) => [
          ...attributeErrors(name as BlockName, attributes, node),
          ...headingErrors(name as BlockName, node),
          ...(name === 'people' ? authorErrors(node) : []),
        ],
        transform: (node, config) => transformBlock(name as BlockName, node, config),
      } satisfies Schema,
    ]),
  )
}

/** The name of a block's component, such as RelatedFeatures. */
export function componentName(block: string): string {
  return block.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function transformBlock(name: BlockName, node: Node, config: Config) {
  const { shape, attributes: schema } = blocks[name]
  const { data: values = {} } = schema.safeParse(node.transformAttributes(config)) as { data?: object }
  const data = fillAll(values)
  const transform = (nodes: Node[]): Nodes =>
    nodes.flatMap((child) => [Markdoc.transform(child, config)].flat())
  const tag = (slots: object, children: Nodes = []) =>
    new Tag(componentName(name), { ...data, ...slots }, children)
  const { children } = node
  if (shape === 'items') return tag({ items: itemsOf(children).map((item) => itemSlots(item, transform)) })
  if (shape === 'parts') return tag({ parts: partsOf(children).map((part) => slot(transform(part))) })
  if (name === 'table') return labeledTable(data, transform(children))
  if (name === 'drawing') return tag(entryDrawings(String((data as { name?: string }).name)))
  if (name === 'actions') return tag({}, withSize(transform(children), data))
  if (shape !== 'head') return tag({}, transform(children))
  const [heading, ...rest] = transform(children)
  const { intro, more, content } = headOf(rest)
  const slots = Tag.isTag(heading)
    ? { id: heading.attributes.id as string, heading: slot(heading.children) }
    : {}
  return tag({ ...slots, intro: slot(intro), more: slot(more) }, content)
}

/**
 * What follows the heading of a block: paragraphs (`intro`), other parts of the head (`more`), and the content. A line of
 * `---` ends the head; without one it ends before the first block that is neither a paragraph nor a row of buttons.
 */
function headOf(nodes: Nodes): { intro: Nodes; more: Nodes; content: Nodes } {
  const isHead = (node: RenderableTreeNode) =>
    Tag.isTag(node) && (node.name === 'p' || node.name === 'Actions')
  const isLine = (node: RenderableTreeNode) => Tag.isTag(node) && node.name === 'hr'
  const line = nodes.findIndex(isLine)
  const block = nodes.findIndex((node) => !isHead(node))
  const end = line !== -1 ? line : block === -1 ? nodes.length : block
  const head = nodes.slice(0, end)
  const other = head.findIndex((node) => !(Tag.isTag(node) && node.name === 'p'))
  const introEnd = other === -1 ? head.length : other
  return {
    intro: head.slice(0, introEnd),
    more: head.slice(introEnd),
    content: nodes.slice(line === -1 ? end : end + 1),
  }
}

/** The children of a block of items, from heading to heading; what stands before the first one is an error. */
function itemsOf(children: Node[]): Node[][] {
  const level = children[0]?.attributes.level as number | undefined
  const isStart = ({ type, attributes }: Node) => type === 'heading' && attributes.level === level
  return groups(children, isStart)
}

function partsOf(children: Node[]): Node[][] {
  return groups(children, ({ type }) => type === 'hr').map((part) => part.filter(({ type }) => type !== 'hr'))
}

function groups(children: Node[], starts: (node: Node) => boolean): Node[][] {
  const found: Node[][] = []
  for (const child of children) {
    if (starts(child) || found.length === 0) found.push([])
    found.at(-1)?.push(child)
  }
  return found
}

function itemSlots([heading, ...rest]: Node[], transform: (nodes: Node[]) => Nodes): BlockItem<Slot> {
  const [title] = heading ? transform([heading]) : []
  const id = heading?.attributes.id as string | undefined
  return {
    title: slot(Tag.isTag(title) ? title.children : []),
    name: textOf(title ?? null).trim(),
    ...(id && { id }),
    body: slot(transform(rest)),
  }
}

/**
 * The table of a table tag. The first cell of a row is its header, and the others have the name of their column, which
 * phones show where rows become blocks. Roles are explicit, because some browsers drop them from such tables.
 */
function labeledTable(data: object, nodes: Nodes) {
  const options = data as { filter?: boolean; layout?: string }
  const table = nodes.find((node) => Tag.isTag(node))
  if (!table) return new Tag('Table', data)
  const [head, ...rows] = tagsNamed(table.children, 'tr')
  const filter = options.filter && head ? { filter: takeGroups(head, rows) } : {}
  tintNumbers(rows)
  // A setting may break after its underscores.
  const names = head ? cellsOf(head).map((cell) => textOf(cell).replaceAll('_', '_\u200b')) : []
  const texts = rows.map((row) => cellsOf(row).map(textOf))
  const isLong = (column: number) => texts.some((row) => (row[column]?.length ?? 0) > longCell)
  for (const row of rows) {
    cellsOf(row).forEach((cell, column) => {
      cell.name = column === 0 ? 'th' : 'td'
      // One child, so that text and code stay one line where the cell becomes a grid.
      if (isLong(column)) cell.attributes['data-long'] = ''
      if (options.layout === 'versus')
        cell.children = [new Tag(column ? 'Verdict' : 'Topic', {}, cell.children)]
      const [mark] = /^[✓✕!]/.exec(textOf(cell)) ?? []
      if (column > 0 && (mark || cell.children.length > 1))
        cell.children = [new Tag('span', { 'data-mark': mark }, cell.children)]
      const label = names[column] && { 'data-label': names[column] }
      Object.assign(
        cell.attributes,
        column === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'cell', ...label },
      )
    })
  }
  for (const cell of head ? tagsNamed(head.children, 'th') : [])
    Object.assign(cell.attributes, { scope: 'col', role: 'columnheader' })
  for (const row of [head, ...rows]) if (row) row.attributes.role = 'row'
  for (const group of tagsNamed(table.children, 'thead', 'tbody')) group.attributes.role = 'rowgroup'
  return new Tag('Table', { ...data, ...filter }, table.children)
}

type Row = InstanceType<typeof Tag>

const cellsOf = (row: Row) => tagsNamed(row.children, 'td', 'th')

/** Removes the last column of a table. Rows keep the numbers of their groups, counted from 2; 1 stands for all rows. */
function takeGroups(head: Row, rows: Row[]): TableFilter {
  const legend = textOf(head.children.pop() ?? null)
  const found: string[] = []
  for (const row of rows.slice(10)) row.attributes['data-more'] = ''
  for (const row of rows) {
    const names = textOf(row.children.pop() ?? null)
      .split(', ')
      .filter(Boolean)
    found.push(...names.filter((name) => !found.includes(name)))
    row.attributes['data-groups'] = names.map((name) => found.indexOf(name) + 2).join(' ')
  }
  return { legend, labels: ['All', ...found], rows: rows.length }
}

/**
 * Gives numbers such as 4.3M in columns aligned to the right a tint from 0 to 1, by their logarithm from 10K to 10M, so that
 * small ones stay visible beside large ones. A row with one such number is marked.
 */
function tintNumbers(rows: Row[]) {
  for (const row of rows) {
    const tinted = cellsOf(row).filter((cell) => {
      const [, digits, unit = ''] = /^([\d.,]+)([KM]?)$/.exec(textOf(cell)) ?? []
      const value = Number(digits?.replaceAll(',', '')) * { '': 1, K: 1e3, M: 1e6 }[unit as 'K']
      if (cell.attributes.align !== 'right' || !(value > 0)) return false
      cell.attributes.style = { '--heat': Math.max(0.12, Math.log10(value / 1e4) / 3).toFixed(2) }
      return true
    })
    if (tinted.length === 1) row.attributes['data-sole'] = ''
  }
}

/** Phones show the name of a column above its cells when one has more characters. */
const longCell = 80

/** Buttons in a row have its size. */
function withSize(nodes: Nodes, { size }: { size?: string }): Nodes {
  for (const node of nodes) if (Tag.isTag(node)) node.attributes.size = size
  return nodes
}

function attributeErrors(name: BlockName, schema: z.ZodType, node: Node) {
  const errors = schemaErrors(name, schema, node)
  const message = errors.length === 0 ? referenceError(name, node.attributes) : undefined
  return message ? [validationError(name, message)] : errors
}

/** The error of an attribute that names something else of the content, or undefined. */
function referenceError(name: BlockName, attributes: Record<string, unknown>): string | undefined {
  const {
    form,
    href,
    external,
    docs,
    titles = [],
  } = attributes as Record<string, string | undefined> & { titles?: string[] }
  if (name === 'drawing') return namedDrawingError(String(attributes.name))
  if (name === 'button' && [docs ?? href, form, external].filter(Boolean).length !== 1)
    return 'needs one of href, form, external, and docs'
  if (form && !formNames().includes(form)) return `no form "${form}"; known: ${formNames().join(', ')}`
  const missing = titles.find((title) => !featureTitles().includes(title))
  return missing && `no feature "${missing}" in content/features`
}

/** People of a text are authors of the directory. */
function authorErrors({ children }: Node) {
  return children.flatMap((child) => {
    if (child.type !== 'heading') return []
    const name = [...child.walk()]
      .map(({ attributes }) => String(attributes.content ?? ''))
      .join('')
      .trim()
    return findAuthor(name) ? [] : [validationError('people', `no author "${name}" in content/authors`)]
  })
}

/** Forms by their names of src/config/forms.ts and by their ids. */
function formNames(): string[] {
  return [...Object.keys(formIds), ...forms.read().entries.map(({ slug }) => slug)]
}

function headingErrors(name: BlockName, { children: [first] }: Node) {
  const { shape } = blocks[name]
  if (shape === 'head') {
    const level = headingLevels[name] ?? 2
    const isHeading = first?.type === 'heading' && first.attributes.level === level
    return isHeading ? [] : [validationError(name, `must begin with a heading: "${'#'.repeat(level)} …"`)]
  }
  if (shape !== 'items' || (first?.type === 'heading' && first.attributes.level > 2)) return []
  return [validationError(name, 'each of its items begins with a heading: "### …"')]
}

import Markdoc, { type Config, type Node, type RenderableTreeNode, type Schema } from '@markdoc/markdoc'
import { z } from 'zod'
import { drawingError, entryFigure } from '../drawings'
import { fillVariables, variableError } from '../fill-variables'
import { pictureError } from '../pictures'
import { codeLanguage, listing } from '../schemas/feature'
import { plainMessages } from '../yaml'
import { createHeadingIds } from './headings'

const { Tag } = Markdoc

/** Attributes that are texts. */
export const text = { type: String }
export const required = { type: String, required: true }

/** Schemas of Markdown's own nodes, for one document whose pictures are beside `file`. */
export function createNodes(file: string): Config['nodes'] {
  const headingId = createHeadingIds()

  const heading: Schema = {
    children: ['inline'],
    attributes: { id: text, level: { type: Number, required: true } },
    validate: (node, config) =>
      node.attributes.level === 1 && config.validation?.parents?.at(-1)?.tag !== 'hero'
        ? [validationError('h1', 'only a hero begins with one #; start other headings at ##')]
        : [],
    transform(node, config) {
      const children = node.transformChildren(config)
      const id = headingId(children.map(textOf).join(''), node.attributes.id as string | undefined)
      return new Tag('Heading', { id, level: node.attributes.level as number }, children)
    },
  }

  return {
    ...Markdoc.nodes,
    heading,
    fence,
    image: { ...figure(file, 'title'), attributes: { src: required, alt: required, title: text } },
    paragraph,
    document: { ...Markdoc.nodes.document, render: undefined },
    link,
    table: { ...Markdoc.nodes.table, render: 'Table' },
    th,
    code,
  }
}

/** Checks and renders the picture of a node, whose caption is in this attribute. */
export function figure(file: string, caption: 'title' | 'caption'): Schema {
  return {
    validate: (node, config) => [...pictureErrors(file, node), ...placeErrors(node, config)],
    transform({ attributes: { src, alt, [caption]: line } }) {
      return new Tag('Figure', { ...entryFigure({ file }, src as string), alt, caption: line })
    },
  }
}

/** The attributes that a schema has, as Markdoc knows them; `schemaErrors` checks their values. */
export function keysOf({ shape }: z.ZodObject): Schema['attributes'] {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, {}]))
}

/** The errors of a node's attributes by their schema. Unknown ones are reported by Markdoc itself. */
export function schemaErrors(name: string, schema: z.ZodType, { attributes }: Node) {
  const { error } = schema.safeParse(attributes, { error: plainMessages })
  return (error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ path, message }) => validationError(name, `${path.map(String).join('.')}: ${message}`))
}

const fenceSchema = listing.extend({ language: codeLanguage, content: z.string() })

const fence: Schema = {
  attributes: keysOf(fenceSchema),
  validate: (node) => schemaErrors('fence', fenceSchema, node),
  transform(node, config) {
    const { language, filename, highlight, subgraph, expect, second, third, example, against } =
      node.attributes
    return new Tag('CodeBlock', {
      code: fenceCode(node, config),
      language,
      filename,
      highlight,
      ...(subgraph === undefined ? {} : { subgraph, expect, second, third, example }),
      ...(against === undefined ? {} : { against }),
    })
  },
}

const link: Schema = {
  attributes: Markdoc.nodes.link.attributes,
  transform(node, config) {
    const children = node.transformChildren(config)
    // An address cannot contain a variable, so a mail link without one leads to its text.
    const mail = node.attributes.href === 'mailto:' && { href: `mailto:${children.map(textOf).join('')}` }
    return new Tag('Link', { ...node.transformAttributes(config), ...mail }, children)
  },
}

const paragraph: Schema = {
  transform(node, config) {
    const children = node.transformChildren(config)
    // A picture alone in its paragraph becomes a figure, which HTML does not allow inside a <p>.
    const only = children.length === 1 ? children[0] : undefined
    return Tag.isTag(only) && only.name === 'Figure' ? only : new Tag('p', {}, children)
  },
}

const th: Schema = {
  attributes: Markdoc.nodes.th.attributes,
  transform(node, config) {
    const children = node.transformChildren(config)
    // An empty corner cell is not a header.
    return new Tag(children.length > 0 ? 'th' : 'td', node.transformAttributes(config), children)
  },
}

const code: Schema = {
  attributes: { content: required },
  // Markdoc does not resolve variables inside inline code.
  validate: (node) => {
    const error = variableError(node.attributes.content as string)
    return error ? [validationError('variable', error)] : []
  },
  transform(node) {
    const filled = fillVariables(node.attributes.content as string)
    const stays = filled.length < 25 && /[ -]/.test(filled)
    // Twice as large, a line of a phone has 18 letters.
    const unbroken = filled.length < 19 ? 'whitespace-nowrap' : 'sm:whitespace-nowrap'
    return new Tag('code', stays ? { class: `${unbroken} ${mayBreak}` } : {}, breakable(filled))
  },
}

/** A chip stays whole, with the comma after it; in a table, and beside very large letters, it may break. */
const mayBreak = 'max-[20rem]:whitespace-normal [td_&]:inline-block [td_&]:whitespace-normal'

/** A name of 26 letters or more, which a narrow column cannot hold, may break after an underscore from its 16th letter on. */
function breakable(name: string) {
  return name
    .split(/(?<=^(?=\w{26})\w{15,}_)/)
    .flatMap((part, at) => (at > 0 ? [new Tag('wbr'), part] : [part]))
}

/** Validation errors of the picture in a node's `src`. */
function pictureErrors(file: string, node: Node) {
  const { src, alt } = node.attributes as { src?: unknown; alt?: unknown }
  if (typeof src !== 'string') return []
  if (/^https?:/.test(src))
    return [
      validationError('picture-remote', 'pictures must be beside the file; remote ones are not allowed'),
    ]
  const message = pictureError(file, src) ?? (src.endsWith('.svg') ? drawingError(file, src) : undefined)
  const errors = message ? [validationError('picture', message)] : []
  if (alt === '') errors.push(validationError('alt', 'the picture needs an alternative text'))
  return errors
}

/** Refuses a picture within a sentence: browsers move a figure out of a paragraph, and React would not find it. */
function placeErrors(node: Node, config: Config) {
  const parents = config.validation?.parents ?? []
  const inline = parents.at(-1)
  const alone = inline?.children.every((child) => child === node || child.type === 'softbreak')
  const within =
    parents.some(({ type }) => phrases.has(type)) || (alone === false && inline?.type === 'inline')
  if (!within) return []
  return [validationError('picture-inline', 'a picture stands alone: put an empty line before and after it')]
}

const phrases = new Set(['heading', 'link', 'strong', 'em', 's'])

export function validationError(id: string, message: string) {
  return { id, level: 'error' as const, message }
}

/** Source of a fence with its variables resolved; Markdoc leaves them raw in the `content` attribute. */
export function fenceCode(node: Node, config: Config): string {
  return node.transformChildren(config).map(textOf).join('').replace(/\n$/, '')
}

/** All text within a node of a tree. */
export function textOf(node: RenderableTreeNode): string {
  if (Tag.isTag(node)) return node.children.map(textOf).join('')
  return node === null || typeof node === 'object' ? '' : String(node)
}

import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { absoluteHref } from '@/config/site'
import { blocks } from './blocks'
import { componentName } from './markdoc/block-tags'
import { innerNodes } from './text'
import { capitalize } from '@/lib/capitalize'
import { escapeHtml } from '@/lib/escape-html'

type Context = {
  /** Absolute URL of the page, for links to its own headings. */
  page: string
  /** Questions and answers for the faq tag. */
  faqs?: { question: string; answer: string }[]
}

/** A content tree as plain HTML for feeds and JSON-LD: absolute URLs, standard elements. Throws on an unknown tag. */
export function treeToHtml(tree: RenderableTreeNode[], context: Context): string {
  return tree.map((node) => nodeToHtml(node, context)).join('')
}

type Renderer = (attributes: Record<string, unknown>, inner: string, context: Context) => string

/** The plain HTML of each content tag. */
const renderers: Record<string, Renderer> = {
  code: (_, inner) => `<code>${inner}</code>`,
  Heading: ({ level, id }, inner) => `<h${Number(level)} id="${escape(id)}">${inner}</h${Number(level)}>`,
  Link: ({ href, title }, inner, { page }) =>
    `<a href="${escape(absolute(href, page))}"${attribute('title', title)}>${inner}</a>`,
  CodeBlock: ({ code, language, filename }) =>
    `${filename ? `<p><code>${escape(filename)}</code></p>` : ''}<pre><code class="language-${escape(language)}">${escape(code)}</code></pre>`,
  CodeGroup: (_, inner) => inner,
  Callout: ({ type, title }, inner) =>
    `<blockquote><p><strong>${escape(title ?? capitalize(String(type)))}</strong></p>${inner}</blockquote>`,
  Figure: ({ src, alt, width, height, caption }, _, { page }) =>
    `<figure><img src="${escape(absolute(src, page))}" alt="${escape(alt)}" width="${escape(width)}" height="${escape(height)}">${
      caption ? `<figcaption>${escape(caption)}</figcaption>` : ''
    }</figure>`,
  Faq: (_, __, { faqs = [] }) =>
    faqs.map(({ question, answer }) => `<h3>${escape(question)}</h3><p>${escape(answer)}</p>`).join(''),
  Cta: ({ title, text, label, href }, _, { page }) =>
    `<p><strong>${escape(title)}</strong>${text ? ` ${escape(text)}` : ''} <a href="${escape(
      href === undefined ? page : absolute(href, page),
    )}">${escape(label)}</a></p>`,
  // Popovers and side tabs are beside the page.
  FormWidget: ({ kind, label }, _, { page }) =>
    kind === 'popover' || kind === 'side-tab' ? '' : `<p><a href="${escape(page)}">${escape(label)}</a></p>`,
  ExampleProblems: ({ playground }) =>
    `<p><a href="${escape(absoluteHref(String(playground)))}">The problems of this example, in the playground</a></p>`,
  ExamplePlan: ({ playground }) =>
    `<p><a href="${escape(absoluteHref(String(playground)))}">The plan of this query, in the playground</a></p>`,
  Tabs: (_, inner) => inner,
  Tab: ({ label }, inner) => `<p><strong>${escape(label)}</strong></p>${inner}`,
  Table: (_, inner) => `<table>${inner}</table>`,
  Video: ({ src, title }, _, { page }) =>
    `<p><a href="${escape(absolute(src, page))}">${escape(title)}</a></p>`,
  Youtube: ({ id, title }) =>
    `<p><a href="https://www.youtube.com/watch?v=${escape(id)}">${escape(title)}</a></p>`,
}

const blockComponents = new Set(['slot', ...Object.keys(blocks)].map(componentName))
const voidElements = new Set(['br', 'hr', 'img', 'wbr'])

function nodeToHtml(node: RenderableTreeNode, context: Context): string {
  if (!Markdoc.Tag.isTag(node)) return node === null || typeof node === 'object' ? '' : escape(node)
  const { name, attributes } = node
  const inner = treeToHtml(innerNodes(node), context)
  const renderer =
    renderers[name] ?? (blockComponents.has(name) ? (_: unknown, html: string) => html : undefined)
  if (renderer) return renderer(attributes, inner, context)
  if (!/^[a-z][a-z0-9]*$/.test(name)) throw new Error(`The feed has no HTML for the tag ${name}`)
  const start = `<${name}${Object.entries(attributes)
    .map(([key, value]) => attribute(key, value))
    .join('')}>`
  return voidElements.has(name) ? start : `${start}${inner}</${name}>`
}

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false) return ''
  return value === true ? ` ${name}` : ` ${name}="${escape(value)}"`
}

function absolute(href: unknown, page: string): string {
  const address = String(href)
  return address.startsWith('#') ? page + address : absoluteHref(address)
}

function escape(value: unknown): string {
  return escapeHtml(String(value))
}
